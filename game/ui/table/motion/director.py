"""Works out how a change of the table is shown: what moves, when, and what is heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import pygame

from game.rules.kernel.event import Event
from game.tables.table import Flight, Log, Move, Place, Spin
from game.ui.sound import FANFARES, POINTS
from game.ui.table.motion.motion import Motion, flip_frames, frames_between, tumble_frames, vanishing
from game.ui.table.sheets import Sheets, turned

_STAGGER = 0.3
"""Movements of one event follow one another after this part of their duration."""
_TUMBLE = 2.2
"""A tumbling piece takes this many durations."""
_THROW = 0.3
"""Dice of one throw follow one another within this part of a duration."""
_BEAT = 0.3
"""Points are heard this part of a duration after what was heard last, and as long before what comes next."""


class SpriteLike(Protocol):
    """A piece as it is shown."""

    rect: pygame.Rect
    picture: pygame.Surface


class StageInfo(Protocol):
    """What a director has to know of the stage."""

    placements: dict[str, Place]

    def sprite(self, piece: str) -> SpriteLike | None:
        """A piece as it is shown now; None for one that is not."""

    def rect(self, target: str) -> pygame.Rect | None:
        """Where a piece, or else the slot of that name, lies."""

    def place_of(self, slot: str) -> pygame.Rect | None:
        """Where the slot of that name lies."""

    def room(self, place: Place) -> pygame.Rect | None:
        """Where a piece at ``place`` lies."""

    def picture(self, piece: str, place: Place, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a piece at ``place``."""

    def put(self, piece: str) -> None:
        """Show a piece where it lies."""


class Director:
    """The movements of one change of a stage.

    Events claim the pieces that they speak of, in order; what no event claimed moves together at the end.

    Args:
        stage: shows the old position; its placements are those of the new one.
        table: the title's presentation.
        before: the placements that are shown.
        duration: seconds that one movement takes.
        sheets: where things are seen; they fly turned as where they land.

    Attributes:
        motions: what moves.
        sounds: what is heard, with the second in which it is.
        claimed: the pieces that are shown as they lie only when they have landed.
    """

    def __init__(
        self,
        stage: StageInfo,
        table: Log,
        before: Mapping[str, Place],
        duration: float,
        sheets: Sheets,
    ) -> None:
        self._stage, self._table, self._before = stage, table, before
        self._duration, self._sheets = duration, sheets
        self._clock = 0.0
        self.motions: list[Motion] = []
        self.sounds: list[tuple[float, str]] = []
        self.claimed: set[str] = set()

    def show(self, event: Event) -> None:
        """Plan what everybody may see of ``event``."""
        if not event.visible_to(None):
            return
        sound, moves = self._table.sound(event), self._table.moves(event)
        if sound:
            self._hear(self._clock, sound)
        at = end = self._clock
        gap = self._duration * _gap(moves)
        for move in moves:
            took = self._fly(move, at) if isinstance(move, Flight) else self._spin(move, at)
            if took:  # what nobody sees holds nothing up
                end, at = max(end, at + took), at + gap
        self._clock = end
        if self._table.scored(event):
            self._count()

    def show_the_rest(self) -> None:
        """Move and flip the pieces that no event claimed."""
        for piece, place in self._stage.placements.items():
            before = self._before.get(piece)
            if piece in self.claimed or before is None or before == place:
                continue
            if _spot(before) != _spot(place):
                self._glide(piece, place)
            elif before.face != place.face:
                self._spin(Spin(piece), self._clock)

    def _hear(self, at: float, sound: str) -> None:
        """A sound; the same twice at one moment would only be louder."""
        if (at, sound) not in self.sounds:
            self.sounds.append((at, sound))

    def _count(self) -> None:
        """Points are heard by themselves."""
        beat = self._duration * _BEAT
        at = max([self._clock, *(before + beat for before, _ in self.sounds)])
        self._hear(at, POINTS)
        self._clock = at + beat

    def _fly(self, flight: Flight, at: float) -> float:
        stage = self._stage
        start = stage.rect(flight.source) if flight.source else self._start_of(flight.piece)
        place = stage.placements.get(flight.piece) if flight.piece not in self.claimed else None
        end = stage.room(place) if place else stage.rect(flight.target) if flight.target else None
        if start is None or (end is None and (flight.target or flight.piece in stage.placements)):
            return 0.0
        first = self._picture_before(flight, start if place or end is None else _smaller(start, end))
        self._leave(flight)
        if end is None:
            frames, end = vanishing(first), start
        elif place:
            frames = frames_between(first, stage.picture(flight.piece, place, end.size))
        else:
            frames = (first,)
        landed = flight.piece if place else ""
        self._move(landed, frames, start, end, at, self._duration, self._landing(landed, flight.target))
        return self._duration

    def _leave(self, flight: Flight) -> None:
        """What flies is claimed, and so are the piles it comes from, which shows fewer now, and goes to."""
        placements = self._stage.placements
        self.claimed.update({flight.piece, flight.source, flight.target} & placements.keys())
        if flight.source in placements and flight.source != flight.piece:
            self._stage.put(flight.source)

    def _spin(self, spin: Spin, at: float) -> float:
        """A piece changes where it lies; 0.0 if it is not seen to."""
        stage, piece = self._stage, spin.piece
        sprite, place = stage.sprite(piece), stage.placements.get(piece)
        room = stage.room(place) if place else None
        if sprite is None or place is None or room is None or piece in self.claimed:
            return 0.0
        last = stage.picture(piece, place, room.size)
        self.claimed.add(piece)
        took = self._duration
        if spin.style == "tumble":
            looks = [Place(place.slot, place.index, look=look) for look in spin.through]
            frames = tumble_frames([stage.picture(piece, look, room.size) for look in looks], last)
            took *= _TUMBLE
        else:
            frames = flip_frames(sprite.picture, last)
        if spin.sound:
            self._hear(at + took, spin.sound)
        self._move(piece, frames, sprite.rect, room, at, took, self._landing(piece, ""))
        return took

    def _glide(self, piece: str, place: Place) -> None:
        sprite, end = self._stage.sprite(piece), self._stage.room(place)
        if sprite is None or end is None:
            return
        self.claimed.add(piece)
        frames = frames_between(sprite.picture, self._stage.picture(piece, place, end.size))
        self._move(piece, frames, sprite.rect, end, self._clock, self._duration, self._landing(piece, ""))

    def _move(
        self,
        piece: str,
        frames: tuple[pygame.Surface, ...],
        start: pygame.Rect,
        end: pygame.Rect,
        at: float,
        took: float,
        land: Callable[[], None],
    ) -> None:
        leaves, arrives = (self._sheets.on_canvas(rect).center for rect in (start, end))
        edge = self._sheets.edge(end)
        seen = tuple(turned(frame, edge) for frame in frames)
        self.motions.append(Motion(piece, seen, leaves, arrives, at, took, land))

    def _start_of(self, piece: str) -> pygame.Rect | None:
        """Where a piece lies; one in a panel that was folded meanwhile comes from there."""
        rect, before = self._stage.rect(piece), self._before.get(piece)
        if rect is None and before and before.owner is not None:
            return self._stage.place_of(f"symbol.{before.owner}")
        return rect

    def _picture_before(self, flight: Flight, room: pygame.Rect) -> pygame.Surface:
        sprite = self._stage.sprite(flight.piece)
        if sprite is not None:
            return sprite.picture
        return self._stage.picture(flight.piece, Place("", face=flight.face), room.size)

    def _landing(self, *pieces: str) -> Callable[[], None]:
        def land() -> None:
            for piece in pieces:
                if piece in self._stage.placements:
                    self._stage.put(piece)

        return land


def at_once(table: Log, events: Sequence[Event]) -> list[str]:
    """What is heard of ``events`` without movements: each sound once, and points without a fanfare."""
    heard = dict.fromkeys(filter(None, map(table.sound, events)))
    if any(map(table.scored, events)) and not heard.keys() & FANFARES:
        heard[POINTS] = None
    return list(heard)


def _gap(moves: Sequence[Move]) -> float:
    """From one movement of an event to the next, in durations; dice are thrown together."""
    thrown = all(isinstance(move, Spin) and move.style == "tumble" for move in moves)
    return _THROW / len(moves) if thrown and moves else _STAGGER


def _spot(place: Place) -> tuple[str, int, int]:
    """Where exactly a piece lies."""
    return (place.slot, place.index, place.among)


def _smaller(one: pygame.Rect, other: pygame.Rect) -> pygame.Rect:
    """The one that a picture fits into at both ends of its way."""
    return min(one, other, key=lambda rect: rect.size)
