"""Buttons with fixed places on the table: an action that needs no pointing, done with one press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.art.frames import button_ink
from game.desk.desk_model import ActionOffer
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.shots.arrange import Arrangement


@dataclass(frozen=True, slots=True)
class BoardButton:
    """A button on the table.

    Attributes:
        id: the target that it is ("button.roll").
        label: what it says.
        offer: what it carries out; None while that is not offered.
    """

    id: str
    label: str
    offer: ActionOffer | None = None


class BoardButtons:
    """Draws the buttons where the layout has places for them.

    Args:
        services: the program's services.
        arrangement: where they lie.
    """

    def __init__(self, services: Services, arrangement: Arrangement) -> None:
        self._services, self._arrangement = services, arrangement
        self.ids = tuple(arrangement.of_kind("button"))
        self._faces: dict[tuple[str, str, str], Item] = {}

    def rect(self, id: str) -> pygame.Rect | None:
        """Where a button lies; None for one without a place on the table."""
        return self._arrangement.rect(id) if id in self.ids else None

    def items(self, buttons: Sequence[BoardButton], focus: str | None) -> list[Item]:
        """The pictures; what is not offered now is dim."""
        return [self._face(button, _state(button, focus)) for button in buttons]

    def _face(self, button: BoardButton, state: str) -> Item:
        key = (button.id, button.label, state)
        if key not in self._faces:
            self._faces[key] = self._draw(button, state)
        return self._faces[key]

    def _draw(self, button: BoardButton, state: str) -> Item:
        services, palette = self._services, self._services.theme.palette
        rect = self.rect(button.id) or pygame.Rect(0, 0, 1, 1)
        face = services.artist.button(rect.size, state, palette, services.metrics.k).copy()
        em = min(services.metrics.text(services.theme.fonts.body), round(rect.h * 0.6))
        room = rect.w - services.metrics.units(20)
        words = services.writer.fit(button.label, em, button_ink(state, palette), room, "bold")
        face.blit(words, words.get_rect(center=face.get_rect().center))
        return Item(face, rect.topleft)


def _state(button: BoardButton, focus: str | None) -> str:
    if button.id == focus:
        return "focused"
    return "normal" if button.offer else "disabled"
