"""The dialogs over a match: pause, history, a closer look, the scores."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.desk.desk import Desk
from game.desk.help_line import help_sentences
from game.lang.narrator import Narrator
from game.match.score_history import score_history
from game.match.session import Session
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Picture
from game.tables.title import Title
from game.ui.flow import Flow
from game.ui.focus import FocusRing
from game.ui.play.match import Match
from game.ui.scene import SceneStack
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import HistoryScene, chronicle
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.inspected import Inspected, OnDemand, room_shape
from game.ui.scenes.labels import LabelsScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.moment import MomentScene
from game.ui.scenes.opening import OpeningScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.players import PlayersScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.labels import LabelCards
from game.ui.table.lit import lit
from game.ui.table.panels.panels import PANEL
from game.ui.table.pointing import concerned, names_of
from game.ui.table.view import TableView

_REFUSALS = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "full"),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "shut"),
}
"""What keeps a record from being written, where people can do something about it."""
_ELSEWHERE = "--save-folder"
"""The option that keeps records in another folder."""


@dataclass(frozen=True, slots=True)
class PauseActions:
    """What the pause can do to the match."""

    undo: Callable[[], object]
    redo: Callable[[], object]
    restart_turn: Callable[[], object]


class MatchDialogs:
    """Opens the dialogs over a match and tells the way back.

    Args:
        services: the program's services.
        flow: where to go from the match.
        match: the match, whose plan serves for the rematch.
        title: the title that is played.
        desk: whose choice it is.
        view: the table.
        stack: where the scenes go; asked each time, since a scene learns of its stack late.
    """

    def __init__(
        self,
        services: Services,
        flow: Flow,
        match: Match,
        title: Title,
        desk: Desk,
        view: TableView,
        stack: Callable[[], SceneStack],
    ) -> None:
        self._services, self._flow, self._match, self._title = services, flow, match, title
        self._desk, self._view, self._stack = desk, view, stack
        self._disk_refused = False

    @property
    def _session(self) -> Session:
        return self._desk.session

    def pause(self, steps: PauseActions) -> None:
        """The menu above the match; nobody thinks until it closes."""
        self._match.drivers.rest()
        undoable, choosing = self._desk.can_undo(), self._desk.choosing()
        topic = self._view.table.help_topic(self._desk.seen(), choosing) if choosing else ""
        self._stack().push(
            PauseScene(
                self._services,
                self._title.id,
                topic=topic,
                options=self._match.plan.options,
                on_resume=lambda: None,
                on_undo=steps.undo if undoable else None,
                on_redo=steps.redo if self._desk.can_redo() else None,
                on_restart_turn=steps.restart_turn if undoable else None,
                on_history=self.history,
                on_players=None if self._match.lesson else self.players,
                on_learn=partial(self._flow.choose_chapter, self._title.id) if self._teachable else None,
                on_labels=self.labels if self._flow.labels(self._title.id) else None,
                on_quit=self._flow.menu,
            )
        )

    @property
    def _teachable(self) -> bool:
        return bool(self._flow.chapters(self._title.id))

    def opening(self, on_gone: Callable[[], None]) -> None:
        """What is played, before anything is asked."""
        self._stack().push(OpeningScene(self._services, self._title.id, on_gone))

    def labels(self) -> None:
        """What is what on the table."""
        labels, view = self._flow.labels(self._title.id), self._view
        if labels:
            said = [(self._services.say(label.say), label.at) for label in labels]

            def placed() -> Sequence[Item]:
                foot, seen = self._services.say("labels-foot"), view.sheets.for_asker
                cards = LabelCards(view.sized, seen(view.arrangement.whole), seen(view.bar.places.asked))
                named = [(words, list(map(seen, lit(view, at)))) for words, at in said]
                return view.sheets.items(cards.items(named, foot))

            self._stack().push(LabelsScene(self._services, placed))

    def players(self) -> None:
        """Who moves which seat: persons and computers take over from one another."""
        self._stack().push(PlayersScene(self._services, self._match.sitting, self._title.id))

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
                self._session.seats,
                self._session.scores(),
                score_history(self._session),
                on_rematch=lambda: self._flow.start(self._match.plan.rotated()),
                on_new_game=lambda: self._flow.set_up(self._match.plan),
                on_history=self.history,
                on_menu=self._flow.menu,
                on_learn=partial(self._flow.choose_chapter, self._title.id) if self._match.lesson else None,
                title=self._title.id,
            )
        )

    def curtain(
        self, seat: int, on_ready: Callable[[], None], *, may_leave: bool, menu: Callable[[], None]
    ) -> None:
        """The others look away; with own pads only the pad of ``seat`` lifts the curtain."""
        own = self._services.settings.devices == "own"
        desk = self._desk
        player, choosing = self._session.seats[seat], self._desk.choosing()
        secret = choosing is not None and choosing.decision.secret and choosing.decision.player == seat
        table, seen = self._view.table, desk.seen()
        told = [*table.facts(seen)[:1], table.ask(seen, Choosing(choosing.decision))] if choosing else []
        self._stack().push(
            CurtainScene(
                self._services,
                player.name,
                player.style,
                on_ready,
                menu,
                self._match.plan.devices[seat] if own else None,
                (lambda: None) if may_leave else None,
                (lambda: [*map(self._say_now, told)]) if secret else None,
                lambda: desk.seat == seat and (may_leave or desk.needs_curtain()),
            )
        )

    def tell_of_the_disk(self) -> None:
        """Say once that the record cannot be written; play goes on, and the record with the next chance."""
        fault = self._match.sitting.fault
        if fault is not None and not self._disk_refused:
            record = self._services.record
            folder = str(record.parent if record else self._services.folders.saves)
            kind, reason = _REFUSALS.get(fault.errno or 0, "other"), fault.strerror or str(fault)
            words = text("play-disk-refuses", kind=kind, folder=folder, reason=reason, option=_ELSEWHERE)
            self._stack().push(MessageScene(self._services, words))
        self._disk_refused = fault is not None

    def pad_lost(self, seat: int) -> None:
        """The pad of ``seat`` vanished: the match waits for it or for another device."""

        def take_over(device: str) -> None:
            self._match.plan = self._match.plan.handed(seat, device)

        name = self._session.seats[seat].name
        self._stack().push(PadLostScene(self._services, name, take_over))

    def look(self, id: str, ring: FocusRing, private_view: Callable[[Callable[[], None]], None]) -> None:
        """A closer look; at own secrets first ``privately``, so that the others look away."""
        if self.hides(id):
            private_view(lambda: None)
        else:
            self.look_at(id, ring)

    def look_at(self, id: str, ring: FocusRing) -> None:
        """A closer look at what has the focus id ``id``; at a panel: at all that its player has."""
        placements = self._view.stage.placements
        if id.startswith(PANEL):
            seat = int(id.removeprefix(PANEL))
            owned = [
                piece
                for piece, place in placements.items()
                if place.owner == seat and place.count and not self._view.reference.sunk(piece, place)
            ]
            pieces = sorted(owned, key=lambda piece: self._view.arrangement.on_board(placements[piece].slot))
        else:
            seen = [item.id for item in ring.items if item.id in placements]
            about = concerned(self._desk.seen_choosing)
            pieces = [*seen, *self._view.reference.folded_pieces(seen, placements, about)]
        self.inspect(pieces, id, ring.focus)

    def hides(self, id: str) -> bool:
        """Whether ``id``, a piece or a panel, is of the player to act, who alone may see what it shows."""
        seat, shown = self._desk.seat, self._view.stage.placements
        if seat is None or self._desk.viewer == seat:
            return False
        rules, state = self._session.rules, self._session.state
        own = self._view.table.placements(rules.view(state, seat))
        looked_at = shown if id == f"{PANEL}{seat}" else shown.keys() & {id}
        return any(shown[piece].owner == seat and own.get(piece) != shown[piece] for piece in looked_at)

    def inspect(self, pieces: Sequence[str], start: str, on_closed: Callable[[str], object]) -> None:
        """A closer look at ``pieces``, beginning with ``start``, which may be a player's panel."""
        if not pieces:
            return
        pages = [partial(self._inspected, piece) for piece in pieces]
        at = pieces.index(start) if start in pieces else 0
        if start.startswith(PANEL):
            pages.insert(0, partial(self._sources, int(start[len(PANEL) :]), pieces))
        shown = OnDemand(pages)
        scene = InspectScene(self._services, lambda: self._view.painter, self._say, shown, at, on_closed)
        self._stack().push(scene)

    def _look_back(self, length: int) -> None:
        self._stack().push(MomentScene(self._view.workshop, self._session, length, self.history))

    def _inspected(self, piece: str) -> Inspected:
        """A piece with its name and, for the player to act, what it would bring or what stands in its way."""
        placements, table = self._view.stage.placements, self._view.table
        place, choosing = placements[piece], self._desk.seen_choosing
        seen = self._desk.seen()
        lines = (*table.in_words(seen, piece), *table.explain(seen, piece))
        if choosing and place.owner in (None, self._desk.seat):
            stands = help_sentences(self._desk, table, *names_of(piece, placements))
            lines = tuple(dict.fromkeys((*lines, *stands)))
        return Inspected((self._portrait(piece),), table.describe(piece), lines, piece)

    def _portrait(self, piece: str) -> Picture:
        """What is shown of a piece by itself."""
        place = self._view.stage.placements[piece]
        return Picture(place.portrait, look=place.look, shape=1) if place.portrait else self._picture(piece)

    def _picture(self, piece: str) -> Picture:
        place = self._view.stage.placements[piece]
        size = self._view.reference.extent(place)
        if not all(size):
            rect = self._view.stage.rect(piece)
            size = rect.size if rect else size
        return Picture(piece, place.face, place.count, place.look, room_shape(size))

    def _sources(self, seat: int, owned: Sequence[str]) -> Inspected:
        """A player's score and where it comes from, beside all that the player has."""
        score = self._session.rules.scores(self._desk.seen())[seat]
        lines = [
            text("inspect-source", source=self._say(text(line.label)), points=line.points)
            for line in score.lines
        ]
        heading = text("inspect-score", seat=seat_ref(seat), total=text(self._title.total, n=score.total))
        return Inspected(tuple(map(self._picture, owned)), heading, tuple(lines), owned[0])

    def _say(self, message: Text) -> str:
        return self._view.narrator.say(message)

    def _say_now(self, message: Text) -> str:
        """In the language of now, also while the table is covered and still speaks that of before."""
        names = [seat.name for seat in self._session.seats]
        return Narrator(self._services.catalogue, names, self._view.table.describe).say(message)
