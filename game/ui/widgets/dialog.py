"""A question above another screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.art.palette import Color
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.boxes import Column, RowBox
from game.ui.widgets.button import Button, Kind
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.page import WidgetPage
from game.ui.widgets.widget import Widget, Words

_FOOT, _UPRIGHT = 216, 350
"""How far from the lower edge the words of a table reach, in design units; also on an upright canvas."""
_ABOVE = {False: 90, True: 280}
"""So much more they reach than two buttons that are large enough for fingers; also on an upright canvas."""
_RISE = 40
"""The height over which they fade out above that, in design units."""
_DIMMED = 2 / 3
"""How far the page below is dimmed."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog; ``then`` is called after the dialog has gone."""

    id: str
    words: Words
    then: Callable[[], object] | None = None
    kind: Kind = "normal"


class ModalPage(WidgetPage):
    """A page that lies above a dimmed other one."""

    opaque = False
    panel = "dialog"
    _below: pygame.Surface | None = None

    def on_enter(self) -> None:
        """It is heard to open, by whatever way."""
        super().on_enter()
        self.ui.sound.play("open")

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """Dim what lies below."""
        dim(canvas, canvas.get_rect(), self.ui.theme.palette.table_deep, _DIMMED)
        self._dim_foot(canvas)
        self._keep(canvas)

    def _keep(self, canvas: pygame.Surface) -> None:
        """Remember what lies below as it looks now."""
        self.ui.surface_pool.take_back(self._below)
        self._below = self.ui.surface_pool.copy(canvas)

    def on_exit(self) -> None:
        """What lay below need not be remembered any longer."""
        super().on_exit()
        self.ui.surface_pool.take_back(self._below)
        self._below = None

    def _dim_foot(self, canvas: pygame.Surface) -> None:
        """What is written at the foot of the screen below must not be read between the hints."""
        units, size = self.ui.metrics.units, canvas.get_size()
        rise = units(_RISE)
        upright = self.ui.metrics.portrait
        fingers = 2 * self.ui.metrics.finger + units(_ABOVE[upright])
        foot = max(units(_UPRIGHT if upright else _FOOT), fingers if self.ui.metrics.finger else 0)
        high = rise + round(foot * self.ui.metrics.text_scale**0.3)
        top, color = size[1] - high, self.ui.theme.palette.table_deep
        for row in range(rise):
            dim(canvas, pygame.Rect(0, top + row, size[0], 1), color, row / rise)
        canvas.fill(color, (0, top + rise, size[0], high - rise))

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw the panel over what lies below as it was when it was dimmed."""
        if self._below is None or self._below.get_size() != canvas.get_size():
            return super().redraw(canvas)
        canvas.blit(self._below, (0, 0))
        self.draw_content(canvas)
        return [canvas.get_rect()]


def dim(canvas: pygame.Surface, part: pygame.Rect, color: Color, share: float) -> None:
    """Lay a colour over a part of the canvas, in place: another surface as large takes long to get."""
    left = round(255 * (1 - share))
    canvas.fill((left, left, left), part, pygame.BLEND_RGB_MULT)
    canvas.fill([round(each * share) for each in color], part, pygame.BLEND_RGB_ADD)


class Dialog(ModalPage):
    """A question with answers to press. Back gives the last answer.

    Args:
        services: as for every scene.
        question: what is asked.
        answers: from start to end; the first one has the focus.
        title: above the question.
    """

    width = 860

    def __init__(
        self, services: Services, question: Words, answers: Sequence[Answer], title: Words | None = None
    ) -> None:
        super().__init__(services)
        self.title = title
        self._question = question
        self._answers = tuple(answers)

    def build(self) -> Widget:
        """The question and its answers."""
        buttons = [
            Button(answer.id, answer.words, partial(self._give, answer), kind=answer.kind)
            for answer in self._answers
        ]
        return Column([Paragraph(self._question, align="center"), RowBox(buttons)], gap=32)

    def back(self) -> None:
        """The last answer."""
        self.ui.sound.play("back")
        self._give(self._answers[-1])

    def _give(self, answer: Answer) -> None:
        self.stack.pop(self)
        if answer.then is not None:
            answer.then()


def message(services: Services, words: Words, title: Words | None = None) -> Dialog:
    """A dialog that only says something."""
    return Dialog(services, words, [Answer("ok", text("common-ok"), kind="primary")], title)
