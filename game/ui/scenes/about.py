"""About the program, its titles and the licences of what it is built from."""

from __future__ import annotations

from game.lang.catalogue import isolated
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.ui.widgets.labels import Heading, Paragraph, Rule, Subheading
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget import Widget
from game.version import VERSION


class AboutScene(SplitPage):
    """One long page to read."""

    title = text("about-title")
    width = 1400

    def build(self) -> Widget:
        """The program, each title's edition, and the licences."""
        return TextPage("about", [*self._program(), *self._editions(), *self._licences()])

    def _program(self) -> list[Widget]:
        number = self.ui.catalogue.number
        version = isolated("".join(number(int(c)) if c.isdigit() else c for c in VERSION))
        return [
            Heading(text("app-name"), align="center"),
            Paragraph(text("about-version", version=version), align="center", soft=True),
            Paragraph(text("about-text")),
        ]

    def _editions(self) -> list[Widget]:
        found: list[Widget] = [Rule(), Heading(text("about-edition"))]
        for id in TITLES:
            found.append(Subheading(text(f"{id}-name")))
            found.extend(Paragraph(text(key)) for key in find_title(id).about)
        return found

    def _licences(self) -> list[Widget]:
        words = self.ui.folders.assets.joinpath("fonts", "OFL.txt").read_text(encoding="utf-8")
        # The licence is broken into lines of its own; each of its paragraphs is English in every language.
        paragraphs = [" ".join(part.split()) for part in words.split("\n\n")]
        return [
            Rule(),
            Heading(text("about-licences")),
            Paragraph(text("about-libraries")),
            Paragraph(text("about-font")),
            *(Paragraph(isolated(part), soft=True) for part in paragraphs if part.strip("- ")),
        ]
