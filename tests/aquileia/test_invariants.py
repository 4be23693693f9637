"""Aquileia: every law of a sound position fires where it is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.aquileia import laws
from game.rules.aquileia.state import State
from tests.aquileia.scene import RULES, Scene

Break = Callable[[State], object]


def _give(state: State, metal: int, seat: int, count: int) -> None:
    state.players[seat].coins[metal] += count


def _overdraw(state: State) -> None:
    _give(state, 2, 0, -2)
    state.bank[2] += 2


def _race_on_both_sides(state: State) -> None:
    state.spaces |= {"space.stadium_gold_1": 1, "space.stadium_silver_1": 1}
    state.players[1].agents -= 2


def _two_at_the_harbour(state: State) -> None:
    state.spaces |= {"space.portus_gold": 1, "space.portus_silver": 1}
    state.players[1].agents -= 2


def _coin_without_agent(state: State) -> None:
    state.laid[0], state.bank[0] = 1, state.bank[0] - 1


def _two_coins(state: State) -> None:
    state.spaces["space.portus_bronze"] = 0
    state.players[0].agents -= 1
    state.laid[0], state.bank[0] = 2, state.bank[0] - 2


def _offer_without_auction(state: State) -> None:
    state.lot = state.decks["theatrum"].pop()


BROKEN: dict[str, Break] = {
    "coins: silver is lost or made": lambda s: _give(s, 1, 2, 1),
    "coins: somebody has less than no gold": _overdraw,
    "seat 0: the hand's order tells something": lambda s: s.players[0].servi.reverse(),
    "seat 0: a card lies in the wrong hand": lambda s: s.players[0].equi.insert(0, s.players[0].servi.pop()),
    "a card is lost or doubled": lambda s: s.decks["equi"].pop(),
    "a laurel is on offer, or is not, against the auction": _offer_without_auction,
    "the spaces are not those of the board": lambda s: s.spaces.pop("space.dolus"),
    "an agent of nobody stands on the board": lambda s: s.spaces.update({"space.dolus": 7}),
    "seat 3: an agent is lost or made": lambda s: s.spaces.update({"space.dolus": 3}),
    "seat 1: agents on both sides of the stadium": _race_on_both_sides,
    "seat 1: more than one agent on the metals of the harbour": _two_at_the_harbour,
    "space.portus_bronze: 2 coins lie there": _two_coins,
    "space.portus_bronze: a coin lies there without an agent": _coin_without_agent,
    "the red dice are not those of the game": lambda s: s.red.append("gold"),
    "the blue dice are not those of the game": lambda s: s.blue.__setitem__(0, "iron"),
    "blue dice were rolled by nobody": lambda s: s.blue.__setitem__(0, "gold"),
    "the building sites are not those of the board": lambda s: s.sites.update({"site.blue_10": 9}),
    "seat 2: more than 9 houses": lambda s: s.sites.update(dict.fromkeys(list(s.sites)[:10], 2)),
    "seat 1: less than no points": lambda s: setattr(s.players[1], "points", -1),
    "the selection track holds a marker twice, or one of nobody": lambda s: s.track.extend([1, 1]),
    "the power shields are not those of the players": lambda s: s.power.pop(),
    "there is no such round, or no such start player": lambda s: setattr(s, "round", 7),
}


def sound() -> State:
    """A position with two slave cards in the first hand."""
    return Scene().hand(0, "slave_single", "slave_double").state


def test_a_sound_position_breaks_no_law() -> None:
    assert list(RULES.invariants(sound())) == []


@pytest.mark.parametrize("message", BROKEN)
def test_every_law_fires(message: str) -> None:
    state = sound()
    BROKEN[message](state)
    assert message in list(RULES.invariants(state))


@pytest.mark.parametrize(
    ("message", "breaks"),
    [
        ("seat 1: an agent is lost or made", lambda s: setattr(s.players[1], "agents", 6)),
        ("the building sites are not those of the board", lambda s: s.sites.pop("site.bank_1")),
        ("the selection track holds a marker twice, or one of nobody", lambda s: s.track.append(4)),
        ("the power shields are not those of the players", lambda s: s.power.__setitem__(2, -1)),
        ("there is no such round, or no such start player", lambda s: setattr(s, "first", 4)),
        ("coins: somebody has less than no bronze", lambda s: s.bank.__setitem__(0, -1)),
    ],
)
def test_laws_of_two_halves_fire_for_each(message: str, breaks: Break) -> None:
    state = sound()
    breaks(state)
    assert message in list(RULES.invariants(state))


def test_no_law_is_left_untried() -> None:
    written = re.findall(r'yield f?"', Path(laws.__file__).read_text(encoding="utf-8"))
    # One line speaks of the red dice and of the blue ones.
    assert len(BROKEN) == len(written) + 1
