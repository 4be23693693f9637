"""The rules of a title in the project's own words, with pictures of the real pieces."""

from __future__ import annotations

from game.art.painter import Painter
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.tables.table import HelpPage
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.controls import Choice
from game.ui.widgets.footer import Hint
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.pieces import PieceRow
from game.ui.widgets.scroll import TextPage
from game.ui.widgets.sheet import Sheet
from game.ui.widgets.widget import Widget

_PICTURES = 250


class RulesHelpScene(Sheet):
    """A page for each part of the rules; shoulders and sideways arrows turn the pages.

    Args:
        services: the program's services.
        title: id of the title.
        over_table: a match lies below.
    """

    width = 1400

    def __init__(self, services: Services, title: str, over_table: bool = False) -> None:
        super().__init__(services, over_table)
        self._game = find_title(title)
        self._pages = self._game.table(self._game.rules({})).help_pages()
        self._chapter_no = 0
        self.ring.id = "page-0"
        self.title = text(f"{title}-name")

    def build(self) -> Widget:
        """The chooser of pages above the page itself."""
        page = self._pages[self._chapter_no]
        of = len(self._pages)
        options = [(i, self._chapter(i, of)) for i in range(of)]
        chooser = Choice("chapter", "", options, self._chapter_no, self._turn_to, wrap=True)
        return Column([chooser, TextPage(f"page-{self._chapter_no}", self._content(page))], gap=20)

    def hints(self) -> list[Hint]:
        """The ways to the neighbours."""
        return [Hint("previous", text("hint-previous")), Hint("next", text("hint-next"))]

    def on_hint(self, action: str) -> None:
        """A hint was tapped."""
        self._step(1 if action == "next" else -1)

    def other(self, intent: Intent) -> bool:
        """Shoulders turn the page, and sideways arrows too, wherever the focus is."""
        match intent:
            case intents.Cycle(step=step):
                self._step(step)
            case intents.Nav(direction="left" | "right" as direction):
                self.ring.shown = True
                self._step(1 if (direction == "right") != self.ui.metrics.rtl else -1)
            case intents.Menu():
                self.back()
            case _:
                return False
        return True

    def _content(self, page: HelpPage) -> list[Widget]:
        painter: Painter = make_painter(self.ui, self._game)
        row: list[Widget] = [PieceRow(painter, page.pictures, _PICTURES)] if page.pictures else []
        return [*row, *(Paragraph(text(key)) for key in page.paragraphs)]

    def _chapter(self, number: int, of: int) -> str:
        heading = self.ui.catalogue.say(self._pages[number].heading)
        return self.ui.catalogue.say("help-chapter", n=number + 1, of=of, heading=heading)

    def _step(self, step: int) -> None:
        self.ui.sound.play("move")
        self._turn_to((self._chapter_no + step) % len(self._pages))

    def _turn_to(self, number: int) -> None:
        on_page = self.ring.id == f"page-{self._chapter_no}"
        self._chapter_no = number
        self.rebuild(f"page-{number}" if on_page else None)
