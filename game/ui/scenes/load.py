"""The shelf of saved matches: continue, look back, recover, delete."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game.lang.dates import long_date
from game.match.archive import Summary, summaries
from game.rules.kernel.text import Text, text
from game.tables.registry import TITLES, find_title
from game.ui.flow import Flow
from game.ui.scenes.match_title import match_title
from game.ui.scenes.result_words import listed
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Answer, Dialog, message
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.widget import Widget, Words


class LoadScene(SplitPage):
    """Every file of the save folder, the newest first; damaged ones too, with what is wrong.

    Args:
        services: the program's services.
        flow: where to go from here.
    """

    title = text("load-title")
    width = 1600
    ruled = False

    def __init__(self, services: Services, flow: Flow) -> None:
        super().__init__(services)
        self._flow = flow
        self._shelf = list(summaries(services.folders.saves))

    def build(self) -> Widget:
        """One plaque for each file."""
        if not self._shelf:
            close = Button("close", text("common-back"), self.back)
            return Column([Paragraph(text("load-empty"), align="center"), close], gap=30)
        return Column([self._plaque(found) for found in self._shelf], gap=12)

    def _plaque(self, found: Summary) -> Widget:
        if self.ui.metrics.text_scale > 1:
            return self._terse(found)
        styles = self.ui.theme.seat_colors
        seats = [styles[seat.style % len(styles)] for seat in found.header.seats] if found.header else []
        return Plaque(
            found.path.name,
            self._heading(found),
            self._state(found),
            lambda: self._ask(found),
            remark=self._date(found),
            seats=seats,
            places=max((len(each.names) for each in self._shelf), default=0),
            alarm=found.trouble is not None,
        )

    def _terse(self, found: Summary) -> Plaque:
        """What tells a match from the others, so that larger text leaves several of them in sight."""
        known = found.header is not None and found.header.title in TITLES
        game = self._say(text(f"{found.header.title}-name")) if known and found.header else found.path.name
        return Plaque(
            found.path.name,
            game,
            self._state(found) if found.trouble is not None else listed(self._say, found.names),
            lambda: self._ask(found),
            remark=long_date(self.ui.catalogue, datetime.fromtimestamp(found.changed)),
            brief="",
            alarm=found.trouble is not None,
        )

    def _heading(self, found: Summary) -> str:
        if found.header is None or found.header.title not in TITLES:
            return found.path.name
        names = listed(self._say, found.names)
        game = match_title(self.ui, found.header.title, found.header.config.options)
        return self._say(text("menu-continue-with", game=game, names=names))

    def _state(self, found: Summary) -> Words:
        if found.trouble is not None:
            if found.newer:
                return found.trouble
            return f"{self._say(text('load-damaged'))}: {self._say(found.trouble)}"
        winners = [placing for placing in found.placings if placing.rank == 1]
        if len(winners) > 1:
            return text("load-shared", names=listed(self._say, [placing.name for placing in winners]))
        if winners:
            title = find_title(found.header.title) if found.header and found.header.title in TITLES else None
            score = self._say(text(title.total if title else "common-points", n=winners[0].total))
            return text("load-won", name=winners[0].name, points=score)
        return text("load-waiting", n=found.turns + 1)

    def _date(self, found: Summary) -> str:
        """When it was last played: every action is written at once."""
        return long_date(self.ui.catalogue, datetime.fromtimestamp(found.changed), with_time=True)

    # --- what can be done with one --------------------------------------------------------------------

    def _ask(self, found: Summary) -> None:
        """A dialog with what is possible for this file."""
        delete = Answer("delete", text("load-delete"), lambda: self._ask_delete(found), "danger")
        cancel = Answer("cancel", text("common-cancel"))
        words: Words
        if found.trouble is not None and found.newer:
            self._show(found.trouble, [cancel, delete])
            return
        if found.trouble is not None:
            words, label = text("load-rescue-ask", reason=self._say(found.trouble)), "load-recover"
        else:
            words = f"{self._heading(found)}\n{self._date(found)}"
            label = "load-look-back" if found.finished else "load-open"
        # Whatever is wrong with the record shows when it is replayed: resuming says so and offers a rescue.
        opening = Answer("open", text(label), lambda: self._flow.resume(found.path), "primary")
        self._show(words, [opening, delete, cancel])

    def _ask_delete(self, found: Summary) -> None:
        question = text("load-delete-file-ask", file=found.path.name)
        if found.header is not None:
            names = listed(self._say, found.names)
            question = text("load-delete-ask", date=self._date(found), names=names)
        yes = Answer("yes", text("load-delete"), lambda: self._delete(found.path), "danger")
        dialog = Dialog(self.ui, question, [yes, Answer("keep", text("common-cancel"))])
        dialog.ring.id = "keep"
        self.stack.push(dialog)

    def _show(self, question: Words, answers: list[Answer]) -> None:
        self.stack.push(Dialog(self.ui, question, answers))

    def _delete(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError:
            self.stack.push(message(self.ui, text("load-delete-failed", file=path.name)))
        self._shelf = list(summaries(self.ui.folders.saves))
        self.rebuild()

    def _say(self, words: Text) -> str:
        return self.ui.catalogue.say(words)
