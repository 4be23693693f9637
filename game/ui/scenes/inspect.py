"""Any piece of the table, large, with what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.art.painter import Painter
from game.rules.kernel.text import Text, text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.balanced_text import BalancedHeading, BalancedText
from game.ui.scenes.inspected import Inspected
from game.ui.scenes.text_styles import LargeText, PieceName, TightestText, TightText
from game.ui.services import Services
from game.ui.table.bar.text import capitalised
from game.ui.widgets.boxes import Column, RowBox
from game.ui.widgets.button import ArrowButton, Further, further
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.footer import KeyHint, turning
from game.ui.widgets.labels import Label
from game.ui.widgets.pieces import PieceGrid
from game.ui.widgets.progressive_painter import ProgressivePainter
from game.ui.widgets.two_column_layout import TwoColumnLayout
from game.ui.widgets.two_columns import TwoColumns
from game.ui.widgets.widget import Widget

_HIGH = 600
"""The height of a picture beside the words, in design units."""
_LOW = 380
"""The height of a picture above the words, in design units."""
_LEAST = 250
"""The least height to which long words reduce a picture above them, in design units."""
_WIDE, _WIDEST = 1.25, 2.0
"""A picture of such a shape lies above large words, and above those of the usual size."""
_SHARE = 0.46
"""Of the width for a picture beside words."""
_MOST = 0.485
"""The share of the width for one picture beside large words."""
_HALF = 668
"""The width for several pictures beside large words, in design units."""
_FEWER = 0.79
"""Where there is more to say than has room a picture is so much smaller: no less than at the usual size."""
_CLOSE = 6
"""Between the buttons below large words, in design units: one row of them leaves the words most room."""
_PAD = 34
"""Round what lies in the panel with large words."""


class PageNumber(Label):
    """The number of the piece among all, between the buttons, in the middle of their height.

    Args:
        numbers: what stands there for each of the pieces: all have the same room.
        index: which of them it is.
    """

    def __init__(self, numbers: Sequence[str], index: int) -> None:
        super().__init__(numbers[index], align="center")
        self._numbers = numbers

    def natural(self, ui: Services) -> int:
        """As wide as the widest, so that the buttons stay where they are."""
        widest = max(ui.writer.measure(number, self.em(ui), self.weight)[0] for number in self._numbers)
        return widest + ui.metrics.units(_CLOSE)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take the middle of this place."""
        high = self.height(ui, rect.w)
        super().place(ui, pygame.Rect(rect.left, rect.centery - high // 2, rect.w, high))

    def em(self, ui: Services) -> int:
        """As large as what is written on the buttons."""
        return further(ui)


class Air(Widget):
    """Room between Back and what turns over."""

    def natural(self, ui: Services) -> int:
        """No more than the shine of the focus needs."""
        return ui.metrics.units(10)


class InspectScene(ModalPage):
    """One piece in the middle of a dimmed table; shoulders and arrows go to the next one of ``pieces``.

    What there is to press stays at the foot, so that the picture is what one sees first.

    Args:
        services: the program's services.
        painter: gives what makes the pictures for the canvas of now.
        say: turns messages into words (a narrator's ``say``).
        pieces: what can be looked at, in reading order.
        start: index of the piece to begin with.
        on_closed: called with the id of the last piece looked at, after the scene has gone.
    """

    width = 1440
    parts: TwoColumnLayout

    def __init__(
        self,
        services: Services,
        painter: Callable[[], Painter],
        say: Callable[[Text], str],
        pieces: Sequence[Inspected],
        start: int = 0,
        on_closed: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(services)
        self._painter, self._say = painter, say
        self._pictures = ProgressivePainter(painter())
        self._pieces = pieces
        self._index = start
        self._asked: dict[int, Inspected] = {}
        self._on_closed = on_closed
        self._numbers: list[str] = []
        self._over, self._tight, self._fewer = 0, 0, 1.0
        self.parts = TwoColumnLayout()

    @property
    def shown(self) -> Inspected:
        """The piece that is looked at now."""
        return self._page(self._index)

    def _page(self, at: int) -> Inspected:
        """A piece to look at, asked for once: what is expected next has been asked for when it comes."""
        if at not in self._asked:
            self._asked[at] = self._pieces[at]
        return self._asked[at]

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything anew; on another canvas pictures and their shapes are others."""
        self._pictures, self._asked = ProgressivePainter(self._painter()), {}
        of = len(self._pieces)
        self._numbers = [self.ui.say("help-page", n=n + 1, of=of) for n in range(of)]
        super().layout(size)

    def head(self) -> Widget:
        """Beside large words the picture, which stays; below a wide one its name."""
        if not self._beside:
            self.parts.wide = None
            return Column([])
        m, shown, fewer = self.ui.metrics, self.shown, self._fewer
        high = round(self._tall() * (1 if self._flat else fewer))
        shape, inner = shown.pictures[0].shape, m.safe.w - 2 * m.units(_PAD)
        several = len(shown.pictures) > 1
        most = max(round(inner * _MOST), m.units(_LOW * shape * fewer)) if not several else m.units(_HALF)
        self.parts.wide = most if several else min(most, round(high * shape))
        room = high / m.k
        picture = PieceGrid(self._pictures, shown.pictures, round(room * m.text_scale**0.5), round(room))
        return Column([picture, self._name()], gap=20) if self._flat else picture

    def build(self) -> Widget:
        """The picture at the start, the words beside it; a wide one above them. Large words by themselves."""
        shown = self.shown
        if self._beside:
            told = (LargeText, TightText, TightestText)[self._tight]
            lines: list[Widget] = [told(capitalised(self._say(line))) for line in shown.lines]
            return Column(lines if self._flat else [self._name(), *lines], gap=(12, 6, 3)[self._tight])
        told_of = Column(
            [self._name(), *(BalancedText(capitalised(self._say(line))) for line in shown.lines)], gap=16
        )
        if self._flat:
            low = max(_LEAST, _LOW - round(self._over / self.ui.metrics.k))
            return Column([PieceGrid(self._pictures, shown.pictures, low, _HIGH), told_of], gap=28)
        return TwoColumns(PieceGrid(self._pictures, shown.pictures, _HIGH, _HIGH), told_of, share=_SHARE)

    def rebuild(self, focus: str | None = None) -> None:
        """Build the page; where there is more to say than has room it is said closer together."""
        self._over, self._tight, self._fewer = 0, 0, 1.0
        self._pictures.small = self.ui.metrics.units(_HIGH) // 2 if len(self.shown.pictures) == 1 else 0
        # Pages to turn over are all as high as there is room: what turns them stays under the pointer.
        several = len(self._pieces) > 1
        usual = self.ui.metrics.safe.h if several else self.ui.metrics.units(_HIGH)
        self.parts.least, self.parts.turns = 0 if self._beside else usual, several
        super().rebuild(focus)
        for tight, fewer in self._closer():
            if self.parts.scroller.furthest:
                self._over, self._tight, self._fewer = self.parts.scroller.furthest, tight, fewer
                super().rebuild(focus)
        beside = (self._page((self._index + step) % len(self._pieces)) for step in (1, -1) if several)
        self._pictures.expect(
            (each for page in beside for each in page.pictures), self.ui.metrics.units(_HIGH)
        )

    def _closer(self) -> Sequence[tuple[int, float]]:
        """How close together words stand and how large the picture is, step by step while there is no room.

        A wide picture is reduced last: at the usual size it may lie above its words unreduced.
        """
        if not self._beside:
            return ((1, 1.0),)
        return ((1, 1.0), (2, 1.0), (2, _FEWER)) if self._flat else ((1, _FEWER), (2, _FEWER))

    def update(self, dt: float) -> bool:
        """Large pictures are painted in portions."""
        finished = self._pictures.update()
        return super().update(dt) or finished

    def idle(self, dt: float) -> bool:
        """Awake until all are painted."""
        return not self._pictures.done

    def _name(self) -> Widget:
        return (PieceName if self._large else BalancedHeading)(self._say(self.shown.heading))

    def _tall(self) -> int:
        """The height of the panel's inside in pixels."""
        m = self.ui.metrics
        return m.safe.h - self._footer_height() - 2 * m.units(_PAD)

    @property
    def _flat(self) -> bool:
        """Whether it is one picture that is wide."""
        wide = _WIDE if self._large else _WIDEST
        return len(self.shown.pictures) == 1 and self.shown.pictures[0].shape > wide

    @property
    def _beside(self) -> bool:
        """Whether the picture stays beside words that scroll: beside large ones, on a wide canvas."""
        return self._large and not self.ui.metrics.portrait

    @property
    def _large(self) -> bool:
        """Whether the text is large: then words have more of the room, and hints say what no button says."""
        return self.ui.metrics.text_scale > 1

    def foot(self) -> Widget:
        """Back, and the ways to the pieces before and after with the number between them."""
        close = Further("close", text("common-back"), self.back)
        if len(self._pieces) < 2:
            return close
        if self._large:  # what the buttons say needs no hint, and keys have no button
            close.hint = None
        place = PageNumber(self._numbers, self._index)
        before, on = (
            ArrowButton(id, partial(self._step, step), onward=step > 0, hint=text(f"hint-{id}"))
            for id, step in (("previous", -1), ("next", 1))
        )
        parts: list[Widget] = [close, Air(), before, place, on]
        if not self._large:
            return RowBox(parts, weights=[3, 6, 2, 2, 2])
        return RowBox(parts, gap=_CLOSE, weights=[part.natural(self.ui) for part in parts])

    def hints(self) -> Sequence[KeyHint]:
        """The keys to the neighbours; there are arrows to press."""
        if len(self._pieces) < 2:
            return []
        scrolls = self.parts.scroller.furthest > 0 or not self._large
        return turning(self.ui, self.footer, arrows=True, scrolls=scrolls)

    def _hints(self, widget: Widget | None) -> list[tuple[KeyHint, bool]]:
        """With large words in one line: what the button in focus does is said on it."""
        found = super()._hints(widget)
        most = self._footer_height() if self._large else 0
        while self._large and self.footer.height(self.ui, [hint for hint, _ in found]) > most:
            found = found[1:]
        return found

    def _footer_height(self) -> int:
        """Of one line with large words: what does not fit is not told."""
        if not self._large:
            return super()._footer_height()
        return self.footer.height(self.ui, [KeyHint("back", text("hint-back"))])

    def on_hint(self, action: str) -> None:
        """A hint was tapped."""
        self._step(1 if action == "next" else -1)

    def other(self, intent: Intent) -> bool:
        """Shoulders and sideways arrows turn over; the button that opened the scene closes it."""
        match intent:
            case intents.Cycle(step=step) | intents.Page(step=step):
                self._step(step)
            case intents.Nav(direction="left" | "right" as direction):
                self._step(1 if (direction == "right") != self.ui.metrics.rtl else -1)
            case intents.Inspect(on=True) | intents.Menu():
                self.back()
            case _:
                return False
        return True

    def back(self) -> None:
        """Close, and say which piece was looked at last."""
        self.ui.sound.play("back")
        self.stack.pop(self)
        if self._on_closed is not None:
            self._on_closed(self.shown.piece)

    def _step(self, step: int) -> None:
        if len(self._pieces) > 1:
            self._index = (self._index + step) % len(self._pieces)
            self.ui.sound.play("move")
            self.parts.scroller.at = 0
            self._pictures.clear()
            self.rebuild()
