"""Aquileia: every invariant of a sound position fires where it is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.aquileia import flow, invariants
from game.rules.aquileia.frames import (
    Auction,
    Contest,
    Dolus,
    Forum,
    Laurels,
    Operations,
    Placement,
    Play,
    Roll,
    Spoils,
)
from game.rules.aquileia.state import FREE, State
from tests.aquileia.scene import RULES, Scene

Break = Callable[[State], object]


def _give(state: State, metal: int, seat: int, count: int) -> None:
    state.players[seat].coins[metal] += count


def _overdraw(state: State) -> None:
    _give(state, 2, 0, -2)
    state.bank[2] += 2


def _stand(state: State, seat: int, *names: str) -> None:
    for name in names:
        state.spaces[f"space.{name}"] = seat
        state.players[seat].agents -= 1


def _lay(state: State, count: int) -> None:
    state.laid[0], state.bank[0] = count, state.bank[0] - count


def _two_coins(state: State) -> None:
    _stand(state, 0, "portus_bronze")
    _lay(state, 2)


def _offer_without_auction(state: State) -> None:
    state.lot = state.decks["theatrum"].pop()


def _operate_unmarked(state: State) -> None:
    _stand(state, 0, "dolus")
    state.stack[:] = [Operations(1), Dolus(0, "space.dolus")]


BROKEN: dict[str, Break] = {
    "coins are counted by three metals": lambda s: s.players[1].coins.append(0),
    "the spaces and sites are not those of the board": lambda s: s.spaces.pop("space.dolus"),
    "something belongs to nobody at the table": lambda s: s.spaces.update({"space.dolus": 7}),
    "the decks are not those of the game": lambda s: s.decks.update(tarot=[]),
    "the display has another number of places": lambda s: s.display.append(""),
    "the red dice are not those of the game": lambda s: s.red.append("gold"),
    "the blue dice are not those of the game": lambda s: s.blue.__setitem__(0, "iron"),
    "the power shields are not those of the players": lambda s: s.power.pop(),
    "there is no such round, or no such start player": lambda s: setattr(s, "round", 7),
    "coins: silver is lost or made": lambda s: _give(s, 1, 2, 1),
    "coins: somebody has less than no gold": _overdraw,
    "a card of equi is lost, doubled or out of place": lambda s: s.decks["equi"].pop(),
    "seat 0: the hand's order tells something": lambda s: s.players[0].servi.reverse(),
    "seat 3: an agent is lost or made": lambda s: s.spaces.update({"space.dolus": 3}),
    "seat 1: agents on both sides of the stadium": lambda s: _stand(
        s, 1, "stadium_gold_1", "stadium_silver_1"
    ),
    "seat 1: more than one agent on the metals of the harbour": lambda s: _stand(
        s, 1, "portus_gold", "portus_silver"
    ),
    "space.portus_bronze: 2 coins lie there": _two_coins,
    "space.portus_bronze: a coin lies there without an agent": lambda s: _lay(s, 1),
    "blue dice were rolled by nobody": lambda s: s.blue.__setitem__(0, "gold"),
    "seat 2: more than 9 houses": lambda s: s.sites.update(dict.fromkeys(list(s.sites)[:10], 2)),
    "seat 1: less than no points": lambda s: setattr(s.players[1], "points", -1),
    "the selection track holds a marker twice, or one of nobody": lambda s: s.track.extend([1, 1]),
    "nobody knows how the game goes on": lambda s: s.stack.clear(),
    "Placement does not fit the board": lambda s: setattr(s.stack[0], "at", 4),
    "the operations have begun without every marker": _operate_unmarked,
    "a laurel is on offer, or is not, against the auction": _offer_without_auction,
}


def sound() -> State:
    """A position with two slave cards in the first hand."""
    return Scene().hand(0, "slave_single", "slave_double").state


def test_a_sound_position_breaks_no_law() -> None:
    assert list(RULES.invariants(sound())) == []


@pytest.mark.parametrize("message", BROKEN)
def test_every_invariant_fires(message: str) -> None:
    state = sound()
    BROKEN[message](state)
    assert message in list(RULES.invariants(state))


HALVES: list[tuple[str, Break]] = [
    ("coins are counted by three metals", lambda s: s.bank.pop()),
    ("coins are counted by three metals", lambda s: s.laid.pop()),
    ("the spaces and sites are not those of the board", lambda s: s.sites.pop("site.bank_1")),
    ("something belongs to nobody at the table", lambda s: s.sites.update({"site.bank_1": 4})),
    ("something belongs to nobody at the table", lambda s: setattr(s, "dice_owner", 4)),
    ("the decks are not those of the game", lambda s: s.discards.pop("equi")),
    ("the red dice are not those of the game", lambda s: s.red.__setitem__(1, "tin")),
    ("the power shields are not those of the players", lambda s: s.power.__setitem__(2, -1)),
    ("there is no such round, or no such start player", lambda s: setattr(s, "first", 4)),
    ("coins: somebody has less than no bronze", lambda s: s.bank.__setitem__(0, -1)),
    (
        "a card of servi is lost, doubled or out of place",
        lambda s: s.players[0].equi.append(s.players[0].servi.pop()),
    ),
    ("a card of servi is lost, doubled or out of place", lambda s: s.decks["servi"].append("card.x")),
    ("a card of stadium is lost, doubled or out of place", lambda s: s.players[0].laurels.append("x")),
    ("a card of stadium is lost, doubled or out of place", lambda s: setattr(s, "open_laurel", "")),
    (
        "a card of theatrum is lost, doubled or out of place",
        lambda s: s.gone.append(s.decks["theatrum"].pop()),
    ),
    ("seat 1: an agent is lost or made", lambda s: setattr(s.players[1], "agents", 6)),
    ("the selection track holds a marker twice, or one of nobody", lambda s: s.track.append(4)),
]


@pytest.mark.parametrize(("message", "breaks"), HALVES)
def test_laws_of_several_halves_fire_for_each(message: str, breaks: Break) -> None:
    state = sound()
    breaks(state)
    assert message in list(RULES.invariants(state))


def test_no_law_is_left_untried() -> None:
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (invariants, flow)]
    written = re.findall(r'yield f?"', "".join(sources))
    # One line speaks of the red dice and of the blue ones.
    assert len(BROKEN) == len(written) + 1


def contest() -> State:
    """The first seat is asked for cards in the Arena."""
    scene = Scene().agents(0, "arena_1").agents(1, "arena_2").hand(0, "slave_single").operate()
    for seat in (0, 1):
        scene.dice("gold", "gold", "gold").roll(seat)
    return scene.state


def auction() -> State:
    """The host has bid a silver coin."""
    scene = Scene().agents(0, "theatrum").operate()
    scene.do(0, "bid", "coins.0.silver")
    return scene.state


def building() -> State:
    """The first seat builds up to two."""
    return Scene().agents(0, "forum_3").coins(0, 9, 9, 9).hand(0, "slave_single").operate().state


def race() -> State:
    """The winner of a race chooses."""
    scene = Scene().agents(0, "stadium_gold_1").operate()
    scene.dice("bronze", "bronze", "bronze").roll(0)
    return scene.state


def top(field: str, value: object, at: int = -1) -> Break:
    """Sets a field of a frame."""
    return lambda state: setattr(state.stack[at], field, value)


FRAMES: list[tuple[Callable[[], State], str, Break]] = [
    (sound, "Placement", top("live", [])),
    (sound, "Placement", top("live", [0, 0])),
    (sound, "Placement", top("live", [0, 9])),
    (building, "Operations", top("step", 99, at=0)),
    (building, "Forum", top("space", "space.nowhere")),
    (building, "Forum", top("space", "space.latro")),
    (building, "Forum", top("seat", 1)),
    (building, "Forum", top("built", 2)),
    (contest, "Contest", top("area", "forum", at=1)),
    (contest, "Contest", top("step", 4, at=1)),
    (contest, "Play", top("seats", [])),
    (contest, "Play", top("seats", [2])),
    (race, "Laurels", top("second", 0)),
    (race, "Laurels", top("seat", 8)),
    (auction, "Auction", top("at", 4)),
    (auction, "Auction", top("host", 2)),
    (auction, "Auction", top("leader", None)),
    (auction, "Auction", top("leader", 5)),
    (auction, "Auction", top("bid", (0, 0, 0))),
    (auction, "Auction", top("bid", (0, 9, 0))),
    (auction, "Auction", top("bid", (0, 2, -1))),
]


@pytest.mark.parametrize(("make", "kind", "breaks"), FRAMES)
def test_frames_that_do_not_fit_the_board_are_found(
    make: Callable[[], State], kind: str, breaks: Break
) -> None:
    state = make()
    assert list(RULES.invariants(state)) == []
    breaks(state)
    assert f"{kind} does not fit the board" in list(RULES.invariants(state))


def test_a_race_for_no_laurels_is_found() -> None:
    state = race()
    state.players[3].laurels += state.decks["stadium"]
    state.decks["stadium"].clear()
    assert list(RULES.invariants(state)) == ["Laurels does not fit the board"]


@pytest.mark.parametrize(
    "stack",
    [
        [Operations(3)],
        [Placement([0]), Placement([1])],
        [Dolus(0, "space.dolus")],
        [Operations(3), Contest("arena", [0], 1)],
        [Operations(3), Roll("arena", [0])],
        [Operations(3), Contest("arena", [0], 2), Spoils(0, None)],
        [Operations(3), Contest("arena", [0], 2), Play("arena", [0]), Forum(0, "space.forum_1")],
        [Placement([0]), Laurels(0, None)],
        [Auction([0])],
    ],
)
def test_frames_in_the_wrong_place_are_found(stack: list[object]) -> None:
    state = sound()
    state.stack[:] = stack  # type: ignore[assignment]
    assert "nobody knows how the game goes on" in list(RULES.invariants(state))


def test_a_game_is_over_after_the_last_round_only() -> None:
    state = sound()
    state.round, state.stack[:] = 6, []
    assert list(RULES.invariants(state)) == []
    state.round = 5
    assert list(RULES.invariants(state)) == ["nobody knows how the game goes on"]


def test_who_has_nothing_left_is_not_asked_to_place() -> None:
    state = Scene().agents(0, "dolus", "forum_1", "forum_2", "forum_3", "forum_4").track(0).state
    assert state.spaces["space.dolus"] != FREE
    assert list(RULES.invariants(state)) == ["Placement does not fit the board"]


def test_whose_marker_is_out_is_still_asked_to_place() -> None:
    state = sound()
    placement = state.stack[0]
    assert isinstance(placement, Placement)
    placement.live.remove(2)
    assert list(RULES.invariants(state)) == ["Placement does not fit the board"]
