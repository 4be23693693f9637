"""Laying a piece down: it is in hand, hovers over the legal places of the board, turns and snaps to them.

The gesture of every title whose actions end in a place of the board. The title says only how the piece looks
over a place (`Title.ghost`); what is legal comes from the choice, and laying down is pointing at the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.rules.kernel.choosing import Choosing
from game.tables.ghost import Ghost
from game.ui.focus import Focusable, ahead
from game.ui.input.intents import Direction, Pixel
from game.ui.table.bar.offers import PREFIX
from game.ui.table.stage.stage import Stage

GhostOf = Callable[[int, Sequence[str], str], Ghost | None]

_REACH = 0.5
"""A pointer this far outside a place, in parts of its shorter side, still means it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where the piece in hand may lie.

    Attributes:
        target: what the rules call it.
        ghost: the piece as it would lie there.
        area: where it is and its outline.
        picture: where the piece is drawn.
    """

    target: str
    ghost: Ghost
    area: Focusable
    picture: pygame.Rect

    @property
    def centre(self) -> Pixel:
        """The middle of the place."""
        return self.area.rect.center


@dataclass(slots=True)
class HeldPiece:
    """The piece in hand: over which place it hovers, or lies while the choice is confirmed.

    Attributes:
        spots: every legal place, in reading order, pose after pose.
        at: the place it is over.
        laid: it was laid down there, or can lie nowhere else; only the button is missing.
    """

    spots: tuple[Spot, ...]
    at: Spot
    laid: bool = False

    @property
    def targets(self) -> frozenset[str]:
        """What the rules call the places."""
        return frozenset(spot.target for spot in self.spots)

    def meant(self, focus: str | None) -> bool:
        """Whether it is in focus: one of its places, its button, or nothing else on the table."""
        return focus is None or focus in self.targets or focus.startswith(PREFIX)

    @property
    def can_turn(self) -> bool:
        """Whether there is a legal place for it turned otherwise."""
        return len(self._poses()) > 1

    def move(self, direction: Direction) -> bool:
        """To the nearest place in that direction, turned as it is or else otherwise. False at the edge."""
        for spots in (self._alike(), self.spots):
            found = ahead(self.at.area, [spot.area for spot in spots], direction)
            if found is not None:
                return self.put(found.id)
        return False

    def turn(self, step: int) -> bool:
        """Turn it to the next pose that has a place, at the nearest such place. False if there is none."""
        poses = self._poses()
        if len(poses) < 2:
            return False
        pose = poses[(poses.index(self.at.ghost.pose) + step) % len(poses)]
        self.at = _nearest([spot for spot in self.spots if spot.ghost.pose == pose], self.at.centre)
        return True

    def step(self, step: int) -> bool:
        """To the next or previous place in order; this reaches all. False if there is only one."""
        order = [spot.target for spot in self.spots]
        self.at = self.spots[(order.index(self.at.target) + step) % len(order)]
        return len(order) > 1

    def place_at(self, pos: Pixel) -> Spot | None:
        """The place that a pointer means, as it is turned if possible; None if there is none."""
        alike = [spot for spot in self._alike() if _near(spot, pos)]
        under = alike or [spot for spot in self.spots if spot.area.contains(pos)]
        return _nearest(under, pos) if under else None

    def point(self, pos: Pixel) -> bool:
        """To the place that a pointer means. False if there is none."""
        place = self.place_at(pos)
        self.at = place or self.at
        return place is not None

    def put(self, target: str) -> bool:
        """To the place with this name. False if that is no legal one."""
        found = next((spot for spot in self.spots if spot.target == target), None)
        self.at = found or self.at
        return found is not None

    def _alike(self) -> list[Spot]:
        return [spot for spot in self.spots if spot.ghost.pose == self.at.ghost.pose]

    def _poses(self) -> list[int]:
        return sorted({spot.ghost.pose for spot in self.spots})


def take_in_hand(
    stage: Stage, choosing: Choosing | None, ghost: GhostOf, before: HeldPiece | None
) -> HeldPiece | None:
    """The piece in hand at this stage of a choice; None if the next pick is no place on the board.

    Args:
        stage: knows where the places lie.
        choosing: the open choice.
        ghost: the title's way of showing a piece over a place.
        before: what was in hand until now: the new piece appears near it, the same one stays.
    """
    if choosing is None:
        return None
    picked, seat = choosing.picked, choosing.decision.player
    hand = hold(stage, seat, picked, choosing.choices(), ghost)
    if hand is not None:
        if before is not None and not hand.put(before.at.target):
            hand.at = _nearest(hand.spots, before.at.centre)
        hand.laid = choosing.effective_picks[-1:] == (hand.at.target,)  # the only place that there is
        return hand
    hand = hold(stage, seat, picked[:-1], choosing.last_replacements(), ghost)
    if hand is not None:
        hand.laid = hand.put(picked[-1])
    return hand


def hold(
    stage: Stage, seat: int, picked: Sequence[str], targets: Iterable[str], ghost: GhostOf
) -> HeldPiece | None:
    """What is picked, held over the first of ``targets``; None if these are not all places on the board."""
    spots = _spots(stage, {target: ghost(seat, picked, target) for target in targets})
    return HeldPiece(spots, spots[0]) if spots else None


def _spots(stage: Stage, ghosts: Mapping[str, Ghost | None]) -> tuple[Spot, ...]:
    """The places; nothing if one of the targets is none."""
    spots: list[Spot] = []
    for target, ghost in ghosts.items():
        rect = stage.place_of(target)
        if ghost is None or rect is None:
            return ()
        picture = stage.place_of(ghost.place) if ghost.place else rect
        spots.append(Spot(target, ghost, Focusable(target, rect, stage.outline(target)), picture or rect))
    return tuple(sorted(spots, key=lambda spot: (spot.ghost.pose, spot.area.rect.y, spot.area.rect.x)))


def _nearest(spots: Sequence[Spot], pos: Pixel) -> Spot:
    return min(spots, key=lambda spot: (spot.centre[0] - pos[0]) ** 2 + (spot.centre[1] - pos[1]) ** 2)


def _near(spot: Spot, pos: Pixel) -> bool:
    reach = round(min(spot.area.rect.size) * _REACH)
    return bool(spot.area.rect.inflate(2 * reach, 2 * reach).collidepoint(pos))
