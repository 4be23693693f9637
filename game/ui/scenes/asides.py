"""The scenes that open above a match: pause, history, a closer look, the scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.match.controller import TurnController
from game.match.session import Session
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Title
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.flow import Flow, Match
from game.ui.scenes.history import HistoryScene, chronicle
from game.ui.scenes.inspect import Inspected, InspectScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.moment import MomentScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.scene import SceneStack
from game.ui.scenes.scoring import ScoringScene
from game.ui.services import Services
from game.ui.table.pointing import PANEL, target_of
from game.ui.table.view import TableView

_SLIM, _WIDE = 0.78, 2.6
"""Shapes of the room for a piece that is looked at."""


@dataclass(frozen=True, slots=True)
class Steps:
    """What the pause can do to the match."""

    undo: Callable[[], None]
    redo: Callable[[], None]
    restart_turn: Callable[[], None]


class Asides:
    """Opens the scenes above a match and tells the way back.

    Args:
        services: the program's services.
        flow: where to go from the match.
        match: the match, whose plan serves for the rematch.
        title: the title that is played.
        controller: whose choice it is.
        view: the table.
        stack: where the scenes go; asked each time, since a scene learns of its stack late.
    """

    def __init__(
        self,
        services: Services,
        flow: Flow,
        match: Match,
        title: Title,
        controller: TurnController,
        view: TableView,
        stack: Callable[[], SceneStack],
    ) -> None:
        self._services, self._flow, self._match, self._title = services, flow, match, title
        self._controller, self._view, self._stack = controller, view, stack
        self._disk_refused = False

    @property
    def _session(self) -> Session:
        return self._controller.session

    def pause(self, steps: Steps) -> None:
        """The menu above the match."""
        undoable = self._controller.can_undo()
        self._stack().push(
            PauseScene(
                self._services,
                self._title.id,
                on_resume=lambda: None,
                on_undo=steps.undo if undoable else None,
                on_redo=steps.redo if self._session.can_redo() else None,
                on_restart_turn=steps.restart_turn if undoable else None,
                on_history=self.history,
                on_quit=self._flow.menu,
            )
        )

    def history(self) -> None:
        """The log, and from there the table as it was."""
        entries = chronicle(self._session, self._view.table)
        styles = [seat.style for seat in self._session.seats]
        self._stack().push(HistoryScene(self._services, entries, self._say, styles, self._look_back))

    def scores(self) -> None:
        """The end of the match."""
        self._stack().push(
            ScoringScene(
                self._services,
                self._title.id,
                self._session.seats,
                self._session.scores(),
                on_rematch=lambda: self._flow.start(self._match.plan.rotated()),
                on_new_game=lambda: self._flow.set_up(self._match.plan),
                on_history=self.history,
                on_menu=self._flow.menu,
            )
        )

    def curtain(
        self, seat: int, on_ready: Callable[[], None], *, may_leave: bool, menu: Callable[[], None]
    ) -> None:
        """The others look away; with own pads only the pad of ``seat`` lifts the curtain."""
        own = self._services.settings.devices == "own"
        player = self._session.seats[seat]
        self._stack().push(
            CurtainScene(
                self._services,
                player.name,
                player.style,
                on_ready,
                menu,
                self._match.plan.devices[seat] if own else None,
                (lambda: None) if may_leave else None,
            )
        )

    def tell_of_the_disk(self) -> None:
        """Say once that the record cannot be written; play goes on, and the record with the next chance."""
        fault = self._match.journal.fault
        if fault is not None and not self._disk_refused:
            reason = text("play-disk-refuses", reason=fault.strerror or str(fault))
            self._stack().push(MessageScene(self._services, reason))
        self._disk_refused = fault is not None

    def pad_lost(self, seat: int) -> None:
        """The pad of ``seat`` vanished: the match waits for it or for another device."""

        def take_over(device: str) -> None:
            self._match.plan = self._match.plan.handed(seat, device)

        name = self._session.seats[seat].name
        self._stack().push(PadLostScene(self._services, name, take_over))

    def inspect(self, pieces: Sequence[str], start: str, on_closed: Callable[[str], object]) -> None:
        """A closer look at ``pieces``, beginning with ``start``, which may be a player's panel."""
        if not pieces:
            return
        shown = [self._inspected(piece) for piece in pieces]
        at = pieces.index(start) if start in pieces else 0
        if start.startswith(PANEL):
            shown.insert(0, self._sources(int(start[len(PANEL) :]), shown[0]))
        self._stack().push(InspectScene(self._services, self._view.painter, self._say, shown, at, on_closed))

    def _look_back(self, length: int) -> None:
        self._stack().push(MomentScene(self._services, self._title, self._session, length, self.history))

    def _inspected(self, piece: str) -> Inspected:
        """A piece with its name and, for the player to act, why it cannot be chosen."""
        placements, table = self._view.stage.placements, self._view.table
        place, choosing, actor = placements[piece], self._controller.choosing(), self._controller.seat
        lines = table.explain(self._controller.seen(), piece)
        if choosing and actor is not None and place.owner in (None, actor):
            target = target_of(piece, placements, choosing)
            if target not in choosing.choices() and target not in choosing.decision.guarded:
                reason = table.why_not(self._controller.seen(), actor, target)
                lines += (reason,) if reason else ()
        rect = self._view.stage.rect(piece)
        shape = min(max(rect.w / rect.h, _SLIM), _WIDE) if rect else _SLIM
        return Inspected(piece, table.describe(piece), lines, place.face, place.count, shape)

    def _sources(self, seat: int, first: Inspected) -> Inspected:
        """A player's score and where it comes from, beside the first of the player's pieces."""
        score = self._session.rules.scores(self._controller.seen())[seat]
        lines = [
            text("inspect-source", source=self._say(text(line.label)), points=line.points)
            for line in score.lines
        ]
        heading = text("inspect-score", seat=seat_ref(seat), points=score.total)
        return replace(first, heading=heading, lines=tuple(lines))

    def _say(self, message: Text) -> str:
        return self._view.narrator.say(message)
