"""The sprites on the table: drawn from placements, moved by their differences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.rules.kernel.event import Event
from game.tables.table import Flight, Place, Table
from game.ui.scenes.flow import Painter
from game.ui.services import Services
from game.ui.table.arrange import Arrangement
from game.ui.table.compositor import Item
from game.ui.table.motion import Motion, frames_between

DURATION = {"off": 0.0, "fast": 0.18, "normal": 0.36}
"""Seconds that one movement takes, by the setting."""
_FAINT = 96
"""Opacity of pale pieces."""
_STAGGER = 0.3
"""Movements of one event follow one another after this part of their duration."""


@dataclass(slots=True)
class Sprite:
    """A piece as it is shown now, which during an animation is not yet as it lies."""

    place: Place
    rect: pygame.Rect
    picture: pygame.Surface


@dataclass(slots=True)
class _Plan:
    """The movements of one change, while they are worked out."""

    table: Table
    old: Mapping[str, Place]
    new: Mapping[str, Place]
    duration: float
    clock: float = 0.0
    claimed: set[str] = field(default_factory=set)
    sounds: list[tuple[float, str]] = field(default_factory=list)


class Stage:
    """Holds one sprite for each piece and moves them.

    The difference of the placements alone animates everything rightly; events only improve order and
    emphasis, so a wrong event cannot corrupt the table. :meth:`snap` puts every sprite where it lies.

    Args:
        table: the title's presentation.
        painter: makes the pictures.
        services: the program's services, for sounds and shadows.
    """

    def __init__(self, table: Table, painter: Painter, services: Services) -> None:
        self._table = table
        self._painter = painter
        self._services = services
        self._arrangement: Arrangement | None = None
        self._hidden_slots: frozenset[str] = frozenset()
        self._flat_slots: frozenset[str] = frozenset()
        self.placements: dict[str, Place] = {}
        self._sprites: dict[str, Sprite] = {}
        self._faint: dict[int, tuple[pygame.Surface, pygame.Surface]] = {}
        self._motions: list[Motion] = []
        self._sounds: list[tuple[float, str]] = []
        self._clock = 0.0

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._motions)

    def arrange(self, arrangement: Arrangement, painter: Painter) -> None:
        """Lay everything out anew (the canvas, language or theme changed)."""
        self._arrangement = arrangement
        self._painter = painter
        self._hidden_slots = frozenset(arrangement.of_kind("sink"))
        self._flat_slots = frozenset(arrangement.of_kind("card", "row"))
        self._faint.clear()
        self.snap(self.placements)

    def snap(self, placements: Mapping[str, Place] | None = None) -> None:
        """Put every sprite where it lies, at once."""
        self._motions.clear()
        self._play_due(float("inf"))
        if placements is not None:
            self.placements = dict(placements)
        self._sprites = {}
        for piece, place in self.placements.items():
            self._put(piece, place)

    def change(self, placements: Mapping[str, Place], events: Sequence[Event], speed: str) -> None:
        """Go from the placements shown to ``placements``, told by ``events``."""
        duration = DURATION[speed]
        self.snap()
        plan = _Plan(self._table, self.placements, dict(placements), duration)
        self.placements = dict(placements)
        if not duration:
            self.snap()
            for sound in dict.fromkeys(filter(None, map(self._table.sound, events))):
                self._services.sound.play(sound)
            return
        for event in events:
            self._plan_event(plan, event)
        self._plan_rest(plan)
        self._clock = 0.0
        self._sounds = plan.sounds
        self._play_due(0.0)
        self._settle_still(plan)

    def add(self, motion: Motion) -> None:
        """Let something move beside what the game moves."""
        self._motions.append(motion)

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything moved."""
        if not self._motions:
            return False
        self._clock += dt
        self._play_due(self._clock)
        for motion in self._motions:
            motion.elapsed += dt
        for motion in [m for m in self._motions if m.done]:
            motion.on_land()
        self._motions = [m for m in self._motions if not m.done]
        return True

    def resting(self) -> Iterator[Item]:
        """The sprites that lie still, lowest first, all shadows below all pieces."""
        flying = {motion.piece for motion in self._motions if motion.started}
        # In the order of the placements, which does not depend on what moved when: overlapping soft edges
        # then look the same however a position was reached.
        still = [
            (piece, sprite)
            for piece in self.placements
            if (sprite := self._sprites.get(piece)) is not None
            and piece not in flying
            and (piece == sprite.place.slot or not self._swallowed(sprite.place))
        ]
        yield from (self._shadow(sprite) for _, sprite in still if sprite.place.slot in self._flat_slots)
        yield from (Item(sprite.picture, sprite.rect.topleft) for _, sprite in still)

    def _shadow(self, sprite: Sprite) -> Item:
        """The soft shadow under a flat piece; light falls from above."""
        units = self._services.metrics.units
        blur = units(8)
        shadow = self._services.artist.shadow(sprite.rect.size, units(10), blur)
        return Item(shadow, (sprite.rect.left - 2 * blur, sprite.rect.top - 2 * blur + units(5)))

    def flying(self) -> Iterator[Item]:
        """The sprites on their way."""
        return (motion.item() for motion in self._motions if motion.started)

    def rect(self, target: str) -> pygame.Rect | None:
        """Where a piece, or else the slot of that name, lies."""
        sprite = self._sprites.get(target)
        if sprite is not None:
            return sprite.rect
        return self._arrangement.rect(target) if self._arrangement else None

    def place_of(self, slot: str) -> pygame.Rect | None:
        """Where the slot of that name lies, whatever lies there."""
        return self._arrangement.rect(slot) if self._arrangement else None

    def outline(self, target: str) -> tuple[tuple[int, int], ...]:
        """The corners of a piece or slot that is no rectangle; empty for the others."""
        sprite = self._sprites.get(target)
        slot = sprite.place.slot if sprite else target
        return self._arrangement.outline(slot) if self._arrangement else ()

    def pieces(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Every piece that can be seen, with its place."""
        for piece, sprite in self._sprites.items():
            if piece == sprite.place.slot or not self._swallowed(sprite.place):
                yield piece, sprite.rect

    def _swallowed(self, place: Place) -> bool:
        return place.slot in self._hidden_slots

    def _put(self, piece: str, place: Place) -> None:
        """Show ``piece`` at its place; a piece whose place is folded away is not shown."""
        rect = self._rect_of(place)
        if rect is None:
            self._sprites.pop(piece, None)
            return
        picture = self._painter.paint(piece, place.face, rect.size, place.count)
        if place.pale:
            picture = self._pale(picture)
        self._sprites[piece] = Sprite(place, picture.get_rect(center=rect.center), picture)

    def _pale(self, picture: pygame.Surface) -> pygame.Surface:
        """A faint copy; the same one for the same picture, so that it is not drawn anew."""
        known = self._faint.get(id(picture))
        if known is None or known[0] is not picture:
            faint = picture.copy()
            faint.fill((255, 255, 255, _FAINT), special_flags=pygame.BLEND_RGBA_MULT)
            known = self._faint[id(picture)] = (picture, faint)
        return known[1]

    def _rect_of(self, place: Place) -> pygame.Rect | None:
        return self._arrangement.rect(place.slot, place.index, place.among) if self._arrangement else None

    def _plan_event(self, plan: _Plan, event: Event) -> None:
        if not event.visible_to(None):
            return
        sound = self._table.sound(event)
        flights = self._table.flights(event)
        if sound:
            plan.sounds.append((plan.clock, sound))
        for number, flight in enumerate(flights):
            self._plan_flight(plan, flight, plan.clock + number * plan.duration * _STAGGER)
        if flights:
            plan.clock += plan.duration * (1 + (len(flights) - 1) * _STAGGER)

    def _plan_flight(self, plan: _Plan, flight: Flight, at: float) -> None:
        start = self.rect(flight.source) if flight.source else self._start_of(plan, flight.piece)
        lands = flight.piece in plan.new and flight.piece not in plan.claimed
        target = plan.new[flight.piece] if lands else None
        end = self._rect_of(target) if target else self.rect(flight.target)
        if start is None or end is None:
            return
        if target:
            plan.claimed.add(flight.piece)
            first = self._picture_before(flight, start)
            last = self._painter.paint(flight.piece, target.face, end.size, target.count)
        else:
            size = min(start.size, end.size)
            first = last = self._painter.paint(flight.piece, flight.face, size, 1)
        frames = frames_between(first, last)
        landed = flight.piece if target else ""
        for changed in {flight.source, flight.target} & plan.new.keys():
            plan.claimed.add(changed)
        if flight.source in self._sprites and flight.source != flight.piece:
            self._repaint(plan, flight.source)
        self._motions.append(
            Motion(
                landed,
                frames,
                start.center,
                end.center,
                at,
                plan.duration,
                self._landing(plan, flight, landed),
            )
        )

    def _start_of(self, plan: _Plan, piece: str) -> pygame.Rect | None:
        """Where a piece lies; one in a panel that was folded meanwhile comes from there."""
        rect, before = self.rect(piece), plan.old.get(piece)
        if rect is None and before and before.owner is not None:
            return self.place_of(f"symbol.{before.owner}")
        return rect

    def _picture_before(self, flight: Flight, start: pygame.Rect) -> pygame.Surface:
        sprite = self._sprites.get(flight.piece)
        return sprite.picture if sprite else self._painter.paint(flight.piece, flight.face, start.size, 1)

    def _landing(self, plan: _Plan, flight: Flight, landed: str) -> Callable[[], None]:
        def land() -> None:
            for piece in filter(None, (landed, flight.target)):
                self._repaint(plan, piece)

        return land

    def _repaint(self, plan: _Plan, piece: str) -> None:
        """Show ``piece`` as it lies in the end."""
        if piece in plan.new:
            self._put(piece, plan.new[piece])

    def _plan_rest(self, plan: _Plan) -> None:
        """What no event spoke of moves together at the end."""
        for piece, place in plan.new.items():
            before = plan.old.get(piece)
            if piece in plan.claimed or before is None or before == place:
                continue
            if _spot(before) == _spot(place):
                continue
            sprite, end = self._sprites.get(piece), self._rect_of(place)
            if sprite is None or end is None:
                continue
            last = self._painter.paint(piece, place.face, end.size, place.count)
            flight = Flight(piece, "", "")
            plan.claimed.add(piece)
            self._motions.append(
                Motion(
                    piece,
                    frames_between(sprite.picture, last),
                    sprite.rect.center,
                    end.center,
                    plan.clock,
                    plan.duration,
                    self._landing(plan, flight, piece),
                )
            )

    def _settle_still(self, plan: _Plan) -> None:
        """Pieces that do not move, or are new and claimed by nobody, are shown as they lie; others go."""
        for piece in [piece for piece in self._sprites if piece not in plan.new]:
            del self._sprites[piece]
        for piece in plan.new:
            if piece not in plan.claimed:
                self._repaint(plan, piece)

    def _play_due(self, now: float) -> None:
        due = [name for at, name in self._sounds if at <= now]
        self._sounds = [(at, name) for at, name in self._sounds if at > now]
        for name in due:
            self._services.sound.play(name)


def _spot(place: Place) -> tuple[str, int, int]:
    """Where exactly a piece lies."""
    return (place.slot, place.index, place.among)
