"""Mombasa: what a player would lose by an action is asked once more, and nothing else is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from game.rules.kernel.action import Action, act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.values import clone
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Turn
from game.rules.mombasa.printed import OPTIONS, company_tracks
from game.rules.mombasa.tracks import DONE
from game.tables.mombasa.table import MombasaTable
from tests.mombasa.games import played
from tests.mombasa.positions import COFFEE, COFFEE_2, EXPANSION, bookkeeper, expanding, goods, planning, turn
from tests.mombasa.scene import Scene


def no_markers(*cards: str) -> Scene:
    scene = turn(*cards)
    scene.player().markers = 0
    return scene


def used_up() -> Scene:
    """Nothing is left to do in the phase, and each pile has a card."""
    return no_markers()


def at_end() -> Scene:
    """No step is left on the track that bananas lead along."""
    scene = turn("card.0.banana_1")
    scene.player().steps["cape_town"] = len(company_tracks()[scene.state.tracks["cape_town"]]) - 1
    return scene


def called() -> Scene:
    """Only spaces behind a capital call are left to go to."""
    scene = goods(COFFEE_2, spending=True, bought=True)
    scene.money(9)
    for company, track in scene.state.tracks.items():
        spaces = company_tracks()[track]
        scene.player().steps[company] = next(n for n, space in enumerate(spaces) if space.call) - 1
    return scene


def poor_hand() -> Scene:
    """Too few cards in hand for the next round, an empty pile and a full one."""
    scene = no_markers()
    player = scene.player()
    player.rests[1] += [*player.rests[0], *player.hand]
    player.rests[0], player.hand = [], []
    return scene


END = act(0, "end", "column.0.1")
CASES: dict[str, tuple[Callable[[], Scene], Action, str | None]] = {
    "ready with empty slots": (planning, act(0, "ready", "button.ready"), "slots"),
    "a goods card before its majority": (lambda: turn(COFFEE), act(0, "use", COFFEE), "majority"),
    "the expansion before its majority": (
        lambda: turn(EXPANSION),
        act(0, "expand", "base.cairo"),
        "majority",
    ),
    "a goods card without a marker": (lambda: no_markers(COFFEE), act(0, "use", COFFEE), None),
    "an expansion without a marker": (lambda: no_markers(EXPANSION), act(0, "expand", "base.cairo"), None),
    "the phase with a card left": (lambda: no_markers(COFFEE), END, "unused"),
    "the phase with a tile left": (lambda: no_markers("tile.expansion"), END, "unused"),
    "the phase with a marker left": (turn, END, "marker"),
    "the phase with nothing left": (used_up, END, None),
    "a pile that is too small": (poor_hand, END, "resting"),
    "the larger pile": (poor_hand, act(0, "end", "column.0.2"), None),
    "goods with units left before a capital call": (called, act(0, "done", DONE), "left"),
    "an expansion with points left": (expanding, act(0, "done", DONE), "left"),
    "a bookkeeper whose ink may move": (bookkeeper, act(0, "done", DONE), "ink"),
    "a majority that brings nothing": (at_end, act(0, "mark", "bonus.banana", amount=1), "nothing"),
    "a majority that brings steps": (
        lambda: turn("card.0.banana_1"),
        act(0, "mark", "bonus.banana", amount=1),
        None,
    ),
}


SECRET = ("ready with empty slots",)
"""These are only asked behind the curtain."""


@pytest.mark.parametrize("case", CASES)
def test_a_loss_is_warned_of_by_its_name_and_carried_out_by_a_button_only(case: str) -> None:
    made, action, key = CASES[case]
    scene = made()
    assert action in scene.legal(), scene.legal()
    table = MombasaTable(scene.rules)
    public = () if case in SECRET else (scene.rules.view(scene.state, None),)
    for view in (scene.state, scene.rules.view(scene.state, 0), *public):
        said = table.warn(view, action)
        assert (said and said.key) == (key and f"mombasa-warn-{key}")
    decision = scene.rules.decisions(scene.state)[0]
    committed = table.auto_commit(scene.state, Choosing(decision).after(*action.targets))
    assert not key or committed != action


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_in_whole_games_a_majority_that_is_said_to_be_lost_is_and_no_other(seats: int, seed: int) -> None:
    rules, steps = played(seats, "later", seed)
    table, found = MombasaTable(rules), Counter[bool]()
    for state, _ in steps:
        if not (state.stack and isinstance(state.stack[-1], Turn)):
            continue
        (decision,) = rules.decisions(state)
        options = [option_of(each) for each in decision.actions if each.verb in OPTIONS]
        for action in (each for each in decision.actions if each.verb in ("use", "expand")):
            after = clone(state)
            player = after.players[decision.player]
            spent = action.targets if action.verb == "use" else (*player.slots, *player.tiles)
            player.used += [
                each for each in spent if each and (action.verb == "use" or cards()[each].kind == "expansion")
            ]
            left = {option_of(each) for each in rules.decisions(after)[0].actions if each.verb in OPTIONS}
            lost = any(option.majority and option not in left for option in options)
            warned = table.warn(state, action) is not None
            assert warned == lost, (action, state.round)
            found[warned] += 1
    assert len(found) == 2
