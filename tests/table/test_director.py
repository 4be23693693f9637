"""How a change of the table is shown: what moves, when, in which order, and what is heard meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pygame
import pytest

from game.rules.kernel.event import Event
from game.tables.table import Flight, Move, Place, Spin, Table
from game.ui.table.motion.director import Director, at_once
from game.ui.table.sheets import Sheets
from game.ui.table.stage.sprite import Sprite

FLAT = Sheets((1, 1))
SECOND = 1.0
"""What one movement takes here."""


def card(size: tuple[int, int]) -> pygame.Surface:
    """The picture of anything."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((200, 100, 50))
    return picture


class Rows:
    """A table whose events carry their own moves and sound, and points in their data."""

    def __init__(self, moves: dict[str, tuple[Move, ...]], sounds: dict[str, str]) -> None:
        self._moves, self._sounds = moves, sounds

    def moves(self, event: Event) -> tuple[Move, ...]:
        return self._moves.get(event.kind, ())

    def sound(self, event: Event) -> str | None:
        return self._sounds.get(event.kind)

    def scored(self, event: Event) -> bool:
        return "points" in event.data


class Floor:
    """A ground in memory: slots are numbers along a line, ten pixels each; a folded slot has no place."""

    def __init__(self, before: dict[str, Place], after: dict[str, Place]) -> None:
        self.placements = after
        self.put_down: list[str] = []
        self.painted: list[tuple[str, Place]] = []
        self.shown = {
            piece: Sprite(place, room, card(room.size))
            for piece, place in before.items()
            if (room := self.room(place))
        }

    def sprite(self, piece: str) -> Sprite | None:
        return self.shown.get(piece)

    def rect(self, target: str) -> pygame.Rect | None:
        sprite = self.shown.get(target)
        return sprite.rect if sprite else self.place_of(target)

    def place_of(self, slot: str) -> pygame.Rect | None:
        if slot == "folded":
            return None
        wide = 20 if slot == "large" else 10
        return pygame.Rect(sum(map(ord, slot)) * 10, 0, wide, wide)

    def room(self, place: Place) -> pygame.Rect | None:
        found = self.place_of(place.slot)
        return found.move(place.index * 10, 0) if found else None

    def picture(self, piece: str, place: Place, size: tuple[int, int]) -> pygame.Surface:
        self.painted.append((piece, place))
        return card(size)

    def put(self, piece: str) -> None:
        self.put_down.append(piece)


def shown(
    before: dict[str, Place],
    after: dict[str, Place],
    *told: Event,
    moves: dict[str, tuple[Move, ...]] | None = None,
    sounds: dict[str, str] | None = None,
    rest: bool = True,
) -> tuple[Director, Floor]:
    """The director after it has planned ``told``, and the rest unless that is left out."""
    floor = Floor(before, after)
    director = Director(floor, cast("Table", Rows(moves or {}, sounds or {})), before, SECOND, FLAT)
    for event in told:
        director.show(event)
    if rest:
        director.show_the_rest()
    return director, floor


def plan(director: Director) -> list[tuple[str, float]]:
    return [(motion.piece, round(motion.delay, 3)) for motion in director.motions]


HERE = {"a": Place("x"), "b": Place("x", 1), "c": Place("x", 2)}
THERE = {"a": Place("y"), "b": Place("y", 1), "c": Place("y", 2)}


def test_flights_of_an_event_follow_one_another_closely_and_events_one_after_the_other() -> None:
    moves: dict[str, tuple[Move, ...]] = {
        "two": (Flight("a", "", "y"), Flight("b", "", "y")),
        "one": (Flight("c", "", "y"),),
    }
    sounds = {"two": "coin", "one": "card"}
    director, _ = shown(HERE, THERE, Event("two"), Event("one"), moves=moves, sounds=sounds)
    assert plan(director) == [("a", 0.0), ("b", 0.3), ("c", 1.3)]
    assert [(round(at, 3), sound) for at, sound in director.sounds] == [(0.0, "coin"), (1.3, "card")]
    assert all(motion.duration == SECOND for motion in director.motions)


def heard(director: Director) -> list[tuple[float, str]]:
    return [(round(at, 3), sound) for at, sound in director.sounds]


def test_points_are_heard_by_themselves_when_what_brought_them_has_come_to_rest() -> None:
    moves: dict[str, tuple[Move, ...]] = {"buy": (Flight("a", "", "y"),), "refill": (Flight("b", "", "y"),)}
    sounds = {"buy": "card", "refill": "card", "noble": "noble", "pay": "coin"}
    told = (
        Event("buy", {"points": 3}),
        Event("refill"),
        Event("pay"),
        Event("pay", {"points": 1}),
        Event("noble"),
    )
    director, _ = shown(HERE, THERE, *told, moves=moves, sounds=sounds)
    whole = [(0, "card"), (1, "score"), (1.3, "card"), (2.3, "coin"), (2.6, "score"), (2.9, "noble")]
    assert heard(director) == whole, "no two at one moment"


def test_what_sounds_twice_at_one_moment_is_heard_once() -> None:
    director, _ = shown(
        {}, {}, Event("pay"), Event("pay"), Event("turn"), sounds={"pay": "coin", "turn": "turn"}
    )
    assert heard(director) == [(0, "coin"), (0, "turn")]


@pytest.mark.parametrize(("after", "sounds"), [("turn", ["card", "turn", "score"]), ("end", ["card", "end"])])
def test_without_movements_points_are_heard_unless_a_fanfare_is(after: str, sounds: list[str]) -> None:
    table = cast("Table", Rows({}, {"buy": "card", "refill": "card", after: after}))
    told = Event("buy", {"points": 3}), Event("refill"), Event(after)
    assert at_once(table, told) == sounds
    assert at_once(table, told[1:]) == [sound for sound in sounds if sound != "score"]


def test_dice_are_thrown_together_and_heard_when_they_have_come_to_rest() -> None:
    tumbles = tuple(Spin(die, "tumble", ("1", "2"), "land") for die in HERE)
    after = {piece: replace(place, look="6") for piece, place in HERE.items()}
    director, floor = shown(HERE, after, Event("roll"), moves={"roll": tumbles})
    assert plan(director) == [("a", 0.0), ("b", 0.1), ("c", 0.2)]
    assert [round(at, 3) for at, _ in director.sounds] == [2.2, 2.3, 2.4]
    assert {motion.duration for motion in director.motions} == {2.2}
    assert ("a", Place("x", look="1")) in floor.painted and ("a", Place("x", look="2")) in floor.painted


def test_what_only_one_player_may_know_is_not_shown() -> None:
    moves: dict[str, tuple[Move, ...]] = {"peek": (Flight("a", "", "y"),)}
    event, sounds = Event("peek", audience=1), {"peek": "card"}
    director, _ = shown(HERE, HERE, event, moves=moves, sounds=sounds)
    assert not director.motions and not director.sounds and not director.claimed


def test_what_no_event_spoke_of_moves_together_at_the_end() -> None:
    after = {**THERE, "b": HERE["b"], "new": Place("z")}
    director, _ = shown(HERE, after, Event("one"), moves={"one": (Flight("a", "", "y"),)})
    assert plan(director) == [("a", 0.0), ("c", 1.0)]
    assert director.claimed == {"a", "c"}
    landed = director.motions[-1]
    assert landed.start != landed.end


def test_a_piece_that_only_turned_over_flips_where_it_lies() -> None:
    after = {**HERE, "b": replace(HERE["b"], face="down"), "c": replace(HERE["c"], look="other")}
    director, _ = shown(HERE, after)
    (flip,) = director.motions
    assert flip.piece == "b" and flip.start == flip.end and len(flip.frames) == 10
    assert director.claimed == {"b"}, "another look alone is not worth a movement"


def test_a_piece_that_goes_elsewhere_and_is_turned_over_does_both_in_one_movement() -> None:
    director, _ = shown(HERE, {**HERE, "a": Place("y", face="down")})
    (glide,) = director.motions
    assert glide.piece == "a" and glide.start != glide.end


def test_what_is_folded_away_does_not_move() -> None:
    director, _ = shown(HERE, {**HERE, "a": Place("folded")})
    assert not director.motions and not director.claimed
    director, _ = shown({**HERE, "a": Place("folded")}, HERE)
    assert not director.motions and not director.claimed


def test_what_spins_must_be_seen_and_is_spun_once() -> None:
    twice: dict[str, tuple[Move, ...]] = {"turn": (Spin("a", sound="flip"), Spin("a", sound="flip"))}
    director, _ = shown(HERE, HERE, Event("turn"), moves=twice)
    assert len(director.motions) == 1 and director.sounds == [(1.0, "flip")]
    for gone in ("nowhere", "folded"):
        moves: dict[str, tuple[Move, ...]] = {"turn": (Spin(gone),)}
        director, _ = shown({**HERE, "folded": Place("x", 4)}, HERE, Event("turn"), moves=moves)
        assert not director.motions


def test_an_event_that_moves_nothing_takes_no_time() -> None:
    moves: dict[str, tuple[Move, ...]] = {
        "hidden": (Flight("a", "folded", "y"),),
        "lost": (Flight("ghost", "x", "folded"),),
        "one": (Flight("b", "", "y"),),
    }
    told = [Event("hidden"), Event("lost"), Event("one")]
    director, _ = shown(HERE, THERE, *told, moves=moves, rest=False)
    assert plan(director) == [("b", 0.0)]


def test_moves_that_nobody_sees_hold_up_neither_what_follows_nor_what_is_heard() -> None:
    hidden = tuple(Flight(f"ghost{number}", "folded", "y") for number in range(5))
    moves: dict[str, tuple[Move, ...]] = {"many": (*hidden, Flight("a", "", "y"), *hidden), "none": hidden}
    sounds = {"many": "coin", "none": "card", "last": "die"}
    told = [Event("none"), Event("many"), Event("none"), Event("last")]
    director, _ = shown(HERE, THERE, *told, moves=moves, sounds=sounds, rest=False)
    assert plan(director) == [("a", 0.0)]
    assert director.sounds == [(0.0, "card"), (0.0, "coin"), (1.0, "card"), (1.0, "die")]
    assert max(at for at, _ in director.sounds) <= director.motions[-1].delay + director.motions[-1].duration


def test_a_flight_claims_what_it_leaves_and_where_it_goes_and_the_pile_shows_fewer_at_once() -> None:
    piles = {"pile": Place("pile", count=3), "heap": Place("heap", count=1)}
    after = {"pile": Place("pile", count=2), "heap": Place("heap", count=2)}
    moves: dict[str, tuple[Move, ...]] = {"take": (Flight("unit", "pile", "heap"),)}
    director, floor = shown(piles, after, Event("take"), moves=moves)
    assert director.claimed == {"pile", "heap"}
    assert floor.put_down == ["pile"]
    (unit,) = director.motions
    assert unit.piece == "" and len(unit.frames) == 1, "it is drawn only while it flies"
    unit.on_land()
    assert floor.put_down == ["pile", "heap"], "the heap shows more when it has landed"


def test_a_piece_that_leaves_its_own_place_is_not_put_down_before_it_lands() -> None:
    moves: dict[str, tuple[Move, ...]] = {"go": (Flight("a", "a", "y"),)}
    director, floor = shown(HERE, THERE, Event("go"), moves=moves, rest=False)
    assert floor.put_down == []
    director.motions[0].on_land()
    assert floor.put_down == ["a"]


def test_a_second_flight_of_a_piece_is_but_a_picture() -> None:
    moves: dict[str, tuple[Move, ...]] = {"go": (Flight("a", "x", "y"), Flight("a", "x", "y"))}
    director, _ = shown(HERE, THERE, Event("go"), moves=moves, rest=False)
    assert [motion.piece for motion in director.motions] == ["a", ""]


def test_what_is_lost_fades_where_it_lay() -> None:
    moves: dict[str, tuple[Move, ...]] = {"lose": (Flight("a", "", ""),)}
    director, _ = shown(HERE, {"b": HERE["b"]}, Event("lose"), moves=moves)
    (fading,) = director.motions
    assert fading.start == fading.end and len(fading.frames) == 5
    widths = [frame.get_width() for frame in fading.frames]
    assert widths == sorted(widths, reverse=True) and widths[0] > widths[-1]
    alphas = [frame.get_at((0, 0)).a for frame in fading.frames]
    assert alphas[0] == 255 and alphas == sorted(set(alphas), reverse=True)


def test_a_piece_of_a_panel_that_was_folded_comes_from_the_panel() -> None:
    before = {"a": Place("folded", owner=2)}
    moves: dict[str, tuple[Move, ...]] = {"play": (Flight("a", "", "y"),)}
    hidden = Hidden(before, {"a": Place("y")})
    director = Director(hidden, cast("Table", Rows(moves, {})), before, SECOND, FLAT)
    director.show(Event("play"))
    panel = hidden.place_of("symbol.2")
    assert panel is not None and director.motions[0].start == panel.center
    unowned = {"a": Place("folded")}
    director = Director(
        Hidden(unowned, {"a": Place("y")}), cast("Table", Rows(moves, {})), unowned, SECOND, FLAT
    )
    director.show(Event("play"))
    assert not director.motions


class Hidden(Floor):
    """A floor where only slots are known by name."""

    def place_of(self, slot: str) -> pygame.Rect | None:
        return None if slot == "a" else super().place_of(slot)


@pytest.mark.parametrize(("source", "target"), [("large", "small"), ("small", "large")])
def test_a_unit_that_flies_is_no_larger_than_both_ends_of_its_way(source: str, target: str) -> None:
    moves: dict[str, tuple[Move, ...]] = {"take": (Flight("unit", source, target, "down"),)}
    director, floor = shown({}, {}, Event("take"), moves=moves)
    (unit,) = director.motions
    assert unit.frames[0].get_size() == (10, 10)
    assert floor.painted == [("unit", Place("", face="down"))]


def test_a_piece_grows_on_its_way_to_a_larger_place() -> None:
    moves: dict[str, tuple[Move, ...]] = {"go": (Flight("a", "", "large"),)}
    director, _ = shown({"a": Place("x")}, {"a": Place("large")}, Event("go"), moves=moves)
    sizes = [frame.get_size() for frame in director.motions[0].frames]
    assert sizes[0] == (10, 10) and sizes[-1] == (20, 20) and len(sizes) == 6
