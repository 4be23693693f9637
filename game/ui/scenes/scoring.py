"""The end of a match: ranks, points by source, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.match.seats import Seat
from game.rules.kernel.rules import Score
from game.rules.kernel.text import Text, text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.services import Services
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button
from game.ui.widgets.footer import Hint
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.page import Page
from game.ui.widgets.results import ResultCard
from game.ui.widgets.widget import Widget

Call = Callable[[], object]


class ScoringScene(Page):
    """Shows the final scores; each button calls back and leaves the stack alone.

    Args:
        services: the program's services.
        title: id of the title.
        seats: the players in turn order.
        scores: the final scores by seat, with ranks.
        on_rematch: the same seats again, the next player begins.
        on_new_game: to the setup.
        on_history: look back at the match.
        on_menu: to the menu.
    """

    width = 1660
    panel = ""
    closes = False

    def __init__(
        self,
        services: Services,
        title: str,
        seats: Sequence[Seat],
        scores: Sequence[Score],
        *,
        on_rematch: Call,
        on_new_game: Call,
        on_history: Call,
        on_menu: Call,
    ) -> None:
        super().__init__(services)
        self._seats = tuple(seats)
        self._scores = tuple(sorted(scores, key=lambda score: (score.rank, score.seat)))
        self._calls = {"rematch": on_rematch, "history": on_history, "new-game": on_new_game, "menu": on_menu}
        self.ring.id = "rematch"

    def build(self) -> Widget:
        """The winners, the podium, the tie-breaks, and what may come next."""
        self.title = self._verdict()
        lowest = max(score.rank for score in self._scores)
        most = max((line.points for score in self._scores for line in score.lines), default=1)
        cards = [ResultCard(self._seats[score.seat], score, lowest, most) for score in self._scores]
        ties = [Paragraph(words, align="center") for words in tie_words(self._say, self._seats, self._scores)]
        return Column([Row(cards, gap=26), *ties, Row(self._buttons())], gap=20)

    def on_enter(self) -> None:
        """The rematch has the focus, unless the results could not be seen then."""
        if self._scroller.furthest:
            self.rebuild(f"result-{self._scores[0].seat}")
        super().on_enter()

    def hints(self) -> list[Hint]:
        """The menu button leads to the menu, as everywhere."""
        return [Hint("menu", text("scoring-menu"))]

    def on_hint(self, action: str) -> None:
        """The hint was tapped."""
        if action == "menu":
            self._calls["menu"]()

    def other(self, intent: Intent) -> bool:
        """Shortcuts that work as during the match."""
        match intent:
            case intents.Menu():
                self._calls["menu"]()
            case intents.History():
                self._calls["history"]()
            case _:
                return False
        return True

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """The table on which it was played."""
        canvas.blit(self.ui.artist.backdrop(canvas.get_size(), self.ui.theme.palette), (0, 0))

    def _buttons(self) -> list[Widget]:
        return [
            Button(name, text(f"scoring-{name}"), call, kind="primary" if name == "rematch" else "normal")
            for name, call in self._calls.items()
        ]

    def _verdict(self) -> Text:
        winners = [self._seats[score.seat].name for score in self._scores if score.rank == 1]
        if len(winners) == 1:
            return text("scoring-winner", name=winners[0])
        return text("scoring-winners", names=listed(self._say, winners))

    def _say(self, message: Text) -> str:
        return self.ui.catalogue.say(message)


def listed(say: Callable[[Text], str], words: Sequence[str]) -> str:
    """A list of names as the language writes it."""
    said = words[0] if words else ""
    for word in words[1:]:
        said = say(text("common-and", list=said, last=word))
    return said


def tie_words(say: Callable[[Text], str], seats: Sequence[Seat], scores: Sequence[Score]) -> list[str]:
    """Why players with the same total have the ranks they have: one paragraph for each tie."""
    by_total: dict[int, list[Score]] = {}
    for score in scores:
        by_total.setdefault(score.total, []).append(score)
    return [_tie(say, seats, total, level) for total, level in by_total.items() if len(level) > 1]


def _tie(say: Callable[[Text], str], seats: Sequence[Seat], total: int, level: Sequence[Score]) -> str:
    names = listed(say, [seats[score.seat].name for score in level])
    points = say(text("common-points", n=total))
    for place, line in enumerate(level[0].tie_breaks):
        values = [score.tie_breaks[place].points for score in level]
        if len(set(values)) > 1:
            # Fewer is better where the rules count downwards: what people see is the plain number.
            each = [
                say(text("scoring-tie-value", name=seats[score.seat].name, n=abs(value)))
                for score, value in zip(level, values, strict=True)
            ]
            reason = say(text(line.label))
            values_told = listed(say, each)
            return say(text("scoring-tie", names=names, points=points, reason=reason, values=values_told))
    return say(text("scoring-tie-shared", names=names, points=points))
