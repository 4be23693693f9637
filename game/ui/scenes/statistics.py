"""What the finished matches say."""

from __future__ import annotations

from game.match.archive import PlayerRow, Statistics, statistics, summaries
from game.rules.kernel.text import Text, text
from game.ui.scenes.match_title import match_title
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.figures import FigureTable
from game.ui.widgets.labels import Heading, Label, Paragraph
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget import Widget

_HEADER = ("stats-player", "stats-played", "stats-won", "stats-share", "stats-highest", "stats-average")


class StatisticsScene(SplitPage):
    """For each title: how many matches, the best score, and everybody who played."""

    title = text("stats-title")
    width = 1400

    def build(self) -> Widget:
        """One part for each title that was played to an end."""
        found = statistics(summaries(self.ui.folders.saves))
        if not found:
            close = Button("close", text("common-back"), self.back)
            return Column([Paragraph(text("stats-empty"), align="center"), close], gap=30)
        return TextPage("stats", [widget for stats in found for widget in self._part(stats)])

    def _part(self, stats: Statistics) -> list[Widget]:
        facts = " · ".join(
            self.ui.catalogue.say(words)
            for words in (
                text("stats-games", n=stats.games),
                text("stats-turns", n=round(stats.turns / stats.games)),
                text("stats-best", name=stats.best.name, n=stats.best.total),
            )
        )
        rows = [self._row(row) for row in stats.players]
        header = [self.ui.catalogue.say(key) for key in _HEADER]
        return [
            Heading(match_title(self.ui, stats.title, dict.fromkeys(stats.switches, True))),
            Label(facts),
            FigureTable(header, rows),
        ]

    def _row(self, row: PlayerRow) -> list[str]:
        share: Text = text("common-percent", n=round(100 * row.wins / row.games))
        number = self.ui.catalogue.number
        return [
            row.name,
            number(row.games),
            number(row.wins),
            self.ui.catalogue.say(share),
            number(row.best),
            number(round(row.total / row.games)),
        ]
