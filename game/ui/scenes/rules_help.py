"""The rules of a title in the project's own words, with pictures of the real pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pygame

from game.art.painter import Painter
from game.rules.kernel.rules import OptionValue
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.tables.table import HelpPage, Picture
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.widgets.boxes import Column, Grid
from game.ui.widgets.controls import Choice
from game.ui.widgets.footer import KeyHint, turning
from game.ui.widgets.labels import Paragraph, Rule
from game.ui.widgets.pieces import PieceGrid, PieceRow, paint
from game.ui.widgets.sign_line import SignLine
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.two_columns import TwoColumns
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import RunningHead

_PICTURES = 170
"""The height of pictures between large words."""
_HIGH, _SHARES = 540, (0.44, 0.33)
"""The height of all pictures beside words; their share of the width, and that beside many words."""
_LOWEST = 240
_GAP, _CLOSE = 20, 10
_LARGE = 2.0
_HOUSE_SIGNS = ("affordable", "crown", "hint", "undo", "history", "menu", "hourglass")
"""Icons that mean the same on every table; the message of each is ``sign-<icon>``."""


class Dense(Paragraph):
    """Large words in lines that lie closer, so that more of them are seen at once."""

    pitch = 1.3


class RulesHelpScene(SplitPage):
    """A page for each part of the rules, and one of signs; shoulders and sideways arrows turn the pages.

    Args:
        services: the program's services.
        title: id of the title.
        over_table: a match lies below.
        topic: of the page to begin with; the first one, if none is about that.
        options: of the match, where they change what there is to tell.
    """

    width = 1728

    def __init__(
        self,
        services: Services,
        title: str,
        over_table: bool = False,
        topic: str = "",
        options: Mapping[str, OptionValue] = MappingProxyType({}),
    ) -> None:
        super().__init__(services, over_table)
        self._game = find_title(title)
        table = self._game.table(self._game.rules(options))
        self._pages, self._legend = table.help_pages(), table.legend()
        topics = [page.topic for page in self._pages]
        self._chapter_no = topics.index(topic) if topic in topics else 0
        self._painter: Painter | None = None
        self._share = _SHARES[0]
        self.ring.id = f"page-{self._chapter_no}"

    def head(self) -> Widget:
        """The title's name; with large text it is a running head."""
        name = text(f"{self._game.id}-name")
        return RunningHead(name)

    @property
    def _large(self) -> bool:
        return self.ui.metrics.text_scale >= _LARGE

    @property
    def chapter(self) -> int:
        """The number of the page that is open, from 0; the last one is that of the signs."""
        return self._chapter_no

    def layout(self, size: tuple[int, int]) -> None:
        """New pictures for a new look."""
        self._painter = make_painter(self.ui, self._game)
        super().layout(size)

    def build(self) -> Widget:
        """The chooser of pages above the page itself."""
        of = len(self._pages) + 1
        options = [(number, self._chapter(number, of)) for number in range(of)]
        chooser = Choice("chapter", "", options, self._chapter_no, self.turn_to, wrap=True)
        last = self._chapter_no == len(self._pages)
        content = self._signs() if last else self._content(self._pages[self._chapter_no])
        page = TextPage(f"page-{self._chapter_no}", content, least=_LOWEST)
        return Column([chooser, page], gap=_CLOSE if self._large else _GAP)

    def rebuild(self, focus: str | None = None) -> None:
        """Build the page; the pictures are large where the words need no more room."""
        for self._share in _SHARES:
            super().rebuild(focus)
            page = self.parts.leaf(f"page-{self._chapter_no}")
            if not isinstance(page, TextPage) or not page.scroller.furthest:
                break

    def hints(self) -> Sequence[KeyHint]:
        """The ways to the neighbours."""
        return turning(self.ui, self.footer)

    def on_hint(self, action: str) -> None:
        """A hint was tapped."""
        self._step(1 if action == "next" else -1)

    def other(self, intent: Intent) -> bool:
        """Shoulders turn the page, and sideways arrows too; triggers once there is no more to scroll."""
        match intent:
            case intents.Cycle(step=step):
                self._step(step)
            case intents.Nav(direction="left" | "right" as direction):
                self.ring.visible = True
                self._step(1 if (direction == "right") != self.ui.metrics.rtl else -1)
            case intents.Page(step=step):
                page = self.parts.leaf(f"page-{self._chapter_no}")
                if page is None or not page.scroll(self.ui, step * round(page.rect.h * 0.8)):
                    self._step(step)
            case intents.Menu():
                self.back()
            case _:
                return False
        return True

    # --- what is on a page ----------------------------------------------------------------------------

    def _content(self, page: HelpPage) -> list[Widget]:
        """The picture beside the words, and where to press; large words begin before the pictures."""
        assert self._painter is not None
        press = f"{page.heading}-press"
        pressed = [self._icon_line("touch", press)] if self.ui.catalogue.has(press) else []
        if self._large:
            large = [Dense(text(key)) for key in page.paragraphs]
            row = [PieceRow(self._painter, page.pictures, _PICTURES)] if page.pictures else []
            return [*large[:1], *row, *large[1:], *pressed]
        words = [*(Paragraph(text(key)) for key in page.paragraphs), *pressed]
        if not page.pictures:
            return words
        pictures = PieceGrid(self._painter, page.pictures, _HIGH, _HIGH)
        many = self._share != _SHARES[0]
        return [TwoColumns(pictures, Column(words, gap=18), share=self._share, level=many)]

    def _signs(self) -> list[Widget]:
        """The title's own signs, then those of every table."""
        own: list[Widget] = [
            SignLine(partial(self._painted, picture), text(key)) for picture, key in self._legend
        ]
        house = [self._icon_line(icon, f"sign-{icon}") for icon in _HOUSE_SIGNS]
        rule: list[Widget] = [Rule()] if own else []
        frames = Paragraph(text("sign-frames"))
        return [*self._in_columns(own), *rule, *self._in_columns(house), frames]

    @staticmethod
    def _in_columns(lines: list[Widget]) -> list[Widget]:
        return [Grid(lines, 2, gap=18)] if lines else []

    def _icon_line(self, icon: str, key: str) -> Widget:
        def painted(ui: Services, high: int) -> pygame.Surface:
            return ui.artist.icon(icon, round(high * 0.62), ui.theme.palette.brass_light)

        return SignLine(painted, text(key))

    def _painted(self, picture: Picture, ui: Services, high: int) -> pygame.Surface:
        assert self._painter is not None
        return paint(self._painter, picture, high)

    # --- turning pages --------------------------------------------------------------------------------

    def _chapter(self, number: int, of: int) -> str:
        key = self._pages[number].heading if number < len(self._pages) else "help-signs"
        return self.ui.say("help-chapter", n=number + 1, of=of, heading=self.ui.say(key))

    def _step(self, step: int) -> None:
        self.ui.sound.play("move")
        self.turn_to((self._chapter_no + step) % (len(self._pages) + 1))

    def turn_to(self, number: int) -> None:
        """Open a chapter by its number."""
        on_page = self.ring.id == f"page-{self._chapter_no}"
        self._chapter_no = number
        self.rebuild(f"page-{number}" if on_page else None)
