"""Hints in a contest: no card is spent where the contest would end alike without it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.brains.aquileia.reasons import REASONS
from game.brains.levels import LEVELS
from game.brains.reasons import judged
from game.brains.thought import Allowance
from game.opponents.advice import Advises, Counsel
from game.opponents.guides import guide_for
from game.opponents.minds import ADVISES
from game.rules.aquileia.frames import Play
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.printed import spaces
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.values import clone
from game.tables.aquileia.table import AquileiaTable
from tests.aquileia.scene import GIORGIO, RULES, STEFAN, WALTER, Scene

TABLE = AquileiaTable(RULES)
SPACES = {"arena": ("arena_1", "arena_2"), "stadium": ("stadium_silver_1", "stadium_silver_2")}
_HORSES = ("silver_horse_single", "silver_horse_double")
CARDS = {"arena": ("slave_single", "weapon_double"), "stadium": _HORSES}


def racing(area: str, own: int, other: int, *, first: bool, blue: int | None = None) -> Scene:
    """Walter is asked last for cards; his strength and that of Stefan, and who has the lower slot."""
    scene = Scene(3).agents(STEFAN, SPACES[area][0]).agents(WALTER, SPACES[area][1])
    scene.track(*((WALTER, STEFAN, GIORGIO) if first else (STEFAN, WALTER, GIORGIO)))
    scene.hand(WALTER, *CARDS[area]).operate()
    while scene.verbs(seat := scene.waiting()[0]) == {"roll"}:
        scene.roll(seat)
    scene.state.power[STEFAN], scene.state.power[WALTER] = other, own
    if scene.waiting() == [STEFAN]:
        scene.done(STEFAN)
    if blue is not None:
        scene.state.dice_owner, scene.state.blue[:] = blue, ["", "", "", ""]
    assert scene.waiting() == [WALTER] and isinstance(scene.state.stack[-1], Play)
    return scene


def places(scene: Scene) -> dict[tuple[str, ...], bool]:
    """By the cards that Walter may play, whether he then wins; blue dice are not rolled."""
    found: dict[tuple[str, ...], bool] = {}
    for action in scene.legal(WALTER):
        state = clone(scene.state)
        play(RULES, state, action)
        own, other = state.power[WALTER], state.power[STEFAN]
        found[action.targets] = own > other or (own == other and state.track.index(WALTER) == 0)
    return found


@pytest.mark.parametrize("area", SPACES)
@pytest.mark.parametrize("own", [1, 2, 3, 4])
@pytest.mark.parametrize("first", [True, False])
def test_no_card_is_advised_that_the_place_in_a_contest_does_not_need(
    area: str, own: int, first: bool
) -> None:
    scene = racing(area, own, 3, first=first)
    view = RULES.view(scene.state, WALTER)
    (decision,) = [each for each in RULES.decisions(view) if each.player == WALTER]
    counsel = Counsel(guide_for("aquileia", RULES), TABLE)
    advised = counsel.advise(view, decision, Advises(), LEVELS[ADVISES], Rng(1), Allowance(4))
    won, action = places(scene), advised.action
    leads = own > 3 or (own == 3 and first)
    if area == "arena" and leads:
        words = Counter(reason.key for reason in advised.reasons)
        assert action.verb == "done" or words["aquileia-why-strength"], "more strength is more points"
        return
    values = [card_at(target).value for target in action.targets if action.verb == "play"]
    if leads or not won[action.targets]:
        assert action.verb == "done" and TABLE.warn(view, action) is None
    elif area == "stadium":
        assert own + sum(values) - min(values) < 3 + (not first), "a card fewer would not do"


@pytest.mark.parametrize("space", [space for space in spaces() if "portus" not in space])
def test_the_last_agent_of_all_is_advised_with_a_reason_too(space: str) -> None:
    scene = Scene(3).coins(STEFAN, 2, 2, 2).hand(STEFAN, "slave_double").track(STEFAN, WALTER, GIORGIO)
    for player in scene.state.players:
        player.agents = 0
    scene.player(STEFAN).agents = 1
    scene.agents(WALTER, "portus_gold", "arena_1" if space != "space.arena_1" else "arena_2")
    for player in scene.state.players[1:]:
        player.agents = 0
    (action,) = [action for action in scene.legal(STEFAN) if action.targets == (space,)]
    worlds = [clone(scene.state)]
    assert judged(RULES, REASONS, worlds, action).reasons


@pytest.mark.parametrize(("holder", "warned"), [(None, False), (WALTER, False), (STEFAN, True)])
def test_who_leads_is_warned_of_stopping_only_while_somebody_may_still_act(
    holder: int | None, warned: bool
) -> None:
    scene = racing("stadium", 4, 3, first=False, blue=holder)
    (done,) = [action for action in scene.legal(WALTER) if action.verb == "done"]
    for viewer in (WALTER, GIORGIO, None):
        assert (TABLE.warn(RULES.view(scene.state, viewer), done) is not None) is warned
