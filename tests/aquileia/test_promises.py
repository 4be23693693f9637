"""What is foretold, asked and told is what happens: nothing is promised that does not come."""

from __future__ import annotations

import pytest

from game.rules.aquileia.printed import sites
from game.rules.kernel.action import Action
from game.tables.aquileia.placing import SECRET
from game.tables.aquileia.title import TITLE
from tests.aquileia.scene import GIORGIO, KIKO, RULES, STEFAN, WALTER, Scene
from tests.aquileia.test_table import TABLE, foretold, places, say


def test_who_passes_in_an_auction_is_told_who_may_open_then_or_has_the_laurel() -> None:
    scene = Scene(3).agents(WALTER, "theatrum").operate()
    passing = [Action(seat, "pass", ("button.pass",)) for seat in range(3)]
    out = "You are out of this auction"
    assert foretold(scene, passing[WALTER]) == f"{out}; Giorgio may open next"
    scene.skip(WALTER)
    scene.coins(STEFAN)
    free = f"{out}; Walter gets the laurel free"
    assert foretold(scene, passing[GIORGIO]) == free, "nobody else has a coin"
    scene.coins(STEFAN, 2)
    scene.do(GIORGIO, "bid", "coins.2.bronze")
    assert foretold(scene, passing[STEFAN]) == f"{out}; Giorgio gets the laurel"


def test_who_does_not_activate_is_told_of_the_coin_that_comes_back() -> None:
    """Ruling 17."""
    scene = Scene().houses(STEFAN, "workshop_4").agents(STEFAN, "portus_silver").operate()
    declined = Action(STEFAN, "pass", ("button.pass",))
    assert foretold(scene, declined) == "The agent returns unused; You take the coin back"
    scene = Scene().houses(STEFAN, "workshop_4").agents(STEFAN, "portus_silver").agents(WALTER, "latro")
    scene.dice("silver", "silver").operate().roll(WALTER)
    assert foretold(scene, declined) == "The agent returns unused"


@pytest.mark.parametrize("verb", ["points", "card"])
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("alone", [False, True])
def test_what_the_first_two_of_the_arena_get_is_foretold_as_it_comes(
    verb: str, left: int, alone: bool
) -> None:
    """With no slave card left neither question nor preview promise one."""
    scene = Scene(3).agents(STEFAN, "arena_1")
    if not alone:
        scene.agents(WALTER, "arena_2")
    spared = scene.state.decks["servi"][left:]
    del scene.state.decks["servi"][left:]
    scene.player(GIORGIO).servi = sorted(spared)
    scene.dice("bronze", "gold", "gold", "gold", "gold", "gold").operate()
    for seat in scene.waiting() if alone else (STEFAN, WALTER):
        scene.roll(seat)
    if verb not in scene.verbs(STEFAN):
        assert (verb, left) == ("card", 0)
        return
    (asked,) = RULES.decisions(scene.state)
    assert ("no slave card left" in say(asked.prompt)) is (left == 0)
    button = "button.points" if verb == "points" else "deck.servi"
    told = foretold(scene, Action(STEFAN, verb, (button,)))
    scene.do(STEFAN, verb, button)
    second = scene.player(WALTER)
    assert ("Second place takes the slave card" in told) is bool(second.servi)
    assert (f"Second place scores {second.points} point" in told) is bool(second.points)
    nothing = not alone and not second.servi and not second.points
    assert ("Second place gets nothing" in told) is nothing
    assert alone is ("Second place" not in told)


def test_no_more_slave_cards_are_offered_than_there_are() -> None:
    for left in (1, 2, 3, 4):
        scene = Scene().agents(STEFAN, "servi_bottom").coins(STEFAN, 0, 0, 3)
        scene.player(KIKO).servi = sorted(scene.state.decks["servi"][left:])
        del scene.state.decks["servi"][left:]
        scene.operate()
        (asked,) = RULES.decisions(scene.state)
        assert asked.prompt.dict()["most"] == min(3, left)


NINE = [id.removeprefix("site.") for id in sites() if "purple" not in id][:9]


@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("forum_1", "You have no houses left"),
        ("servi_top", "No card is there"),
        ("equi_deck", "No card is there"),
        ("equi_2", "No card is there"),
    ],
)
def test_an_agent_that_would_go_home_is_told_for_what_and_not_that_it_cannot_pay(
    space: str, why: str
) -> None:
    """Before it is placed, while it stands there, and when it goes home, whatever is in the purse."""
    scene = Scene().coins(STEFAN, 9, 9, 9).houses(STEFAN, *NINE).hand(STEFAN, "slave_double")
    for deck in ("servi", "equi"):
        scene.player(KIKO).hand(deck)[:] = sorted(scene.state.decks[deck])
        scene.state.decks[deck].clear()
    scene.player(KIKO).equi = sorted([*scene.player(KIKO).equi, scene.state.display[1]])
    scene.state.display[1] = ""
    place = Action(STEFAN, "place", (f"space.{space}",))
    assert f"{why}, so the agent would return unused" in foretold(scene, place)
    warning = TABLE.warn(scene.state, place)
    assert warning is not None and say(warning).startswith(f"{why}, so the agent will return unused")
    scene.agents(STEFAN, space)
    assert "cannot pay" not in say(TABLE.explain(scene.state, f"space.{space}")[0])
    assert places(scene)[f"agent.0.{space}"].look == "", "no coin is lacking"
    scene.operate()
    told = TABLE.tell(scene.happened("idle")[0])
    assert told is not None and "cannot pay" not in say(told)


def test_a_board_without_a_free_site_is_told_as_that() -> None:
    scene = Scene(5).agents(STEFAN, "forum_1")
    for number, id in enumerate(sites()):
        scene.houses(number % 5, id.removeprefix("site."))
    assert say(TABLE.explain(scene.state, "space.forum_1")[0]).startswith("Every site is built on")
    scene.operate()
    told = TABLE.tell(scene.happened("idle")[0])
    assert told is not None and "no free site" in say(told)


@pytest.mark.parametrize("deck", ["servi", "equi"])
def test_of_a_deck_that_ran_dry_it_is_said_what_becomes_of_the_cards_played(deck: str) -> None:
    """Ruling 16: no card is left only where none was played."""
    scene = Scene()
    pile, hand = scene.state.decks[deck], scene.player(KIKO).hand(deck)
    for played in (0, 1, 2):
        scene.state.discards[deck] += [pile.pop() for _ in range(played)]
        hand[:] = sorted([*hand, *pile])
        pile.clear()
        (told,) = TABLE.explain(scene.state, f"deck.{deck}")
        assert ("No card is left" in say(told)) is (played == 0)
        assert (f"{played} card" in say(told)) is (played > 0) and say(told, "fa")
        pile += hand
        hand.clear()
        pile += scene.state.discards[deck]
        scene.state.discards[deck].clear()


def test_the_strengths_at_the_beginning_of_a_contest_are_told_in_turn_order() -> None:
    scene = Scene().agents(STEFAN, "arena_2").agents(KIKO, "arena_1").operate()
    told = TABLE.tell(scene.happened("contest")[0])
    assert told is not None
    assert say(told) == "The Arena fight begins; strength in turn order: Stefan (1), Kiko (2)."


def test_how_many_cards_somebody_holds_is_shown_and_what_they_are_is_not() -> None:
    """Ruling 14: anybody could count along; the page about this edition says so."""
    scene = Scene().hand(WALTER, "slave_double", "slave_single", "weapon_single")
    lying = TABLE.placements(RULES.view(scene.state, STEFAN))
    assert [lying[f"cards.1.{deck}"].count for deck in ("servi", "equi")] == [2, 1]
    kinds = {piece: place.look for piece, place in lying.items() if piece.startswith("hand.1.")}
    assert set(kinds.values()) == {SECRET}
    assert "aquileia-about-cards" in TITLE.about
