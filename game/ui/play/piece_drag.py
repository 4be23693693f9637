"""Dragging: a piece is picked where a drag begins, and goes where it ends, or back."""

from __future__ import annotations

from typing import Protocol

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of
from game.ui.focus import FocusRing
from game.ui.input.intents import Drag, Drop, Pixel, Point, Press
from game.ui.table.pointing import target_of
from game.ui.table.stage.handling import Handling
from game.ui.table.view import TableView


class Controls(Protocol):
    """What a drag asks of the input."""

    @property
    def ring(self) -> FocusRing:
        """The focus."""

    def activate(self, id: str, device: str) -> None:
        """Choose what has the focus id ``id``, as a tap on it does."""

    def unpick(self) -> bool:
        """Take back the last pick."""


class PieceDrag:
    """The drag that goes on, if it holds a piece.

    A drag means something only where it begins on a piece that has a place to go to, or on the piece in
    hand, and ends on such a place. Nothing is carried out before it ends. One that ends elsewhere leaves all
    as it was.

    Args:
        desk: whose choice it is.
        choice: how far that has come.
        view: the table.
        handling: the piece in hand.
        controls: the input.
    """

    def __init__(
        self, desk: Desk, choice: ChoiceProgress, view: TableView, handling: Handling, controls: Controls
    ) -> None:
        self._desk, self._choice, self._view = desk, choice, view
        self._handling, self._controls = handling, controls
        self._start: Pixel | None = None
        self._holds = False
        self._piece: str | None = None
        self._picked: tuple[str, ...] = ()
        self._asked: Decision | None = None

    def follow(self, intent: Point | Press) -> None:
        """A pointer went down or moved; the first movement of a drag takes what lies where it began."""
        if isinstance(intent, Press):
            self._start, self._holds = None, False
        elif isinstance(intent, Drag) and intent.start != self._start:
            self._start, self._piece = intent.start, None
            self._view.snap()
            self._holds = self._in_hand(intent.start) or self._pick(intent)
            self._asked = self._decision

    def drop(self, intent: Drop) -> None:
        """The drag ends: what it holds goes to the place there, or back."""
        holds, self._holds = self._holds, False
        choosing = self._desk.choosing()
        if not holds or choosing is None or self._asked is not self._decision:
            return
        place = self._handling.meant(intent.pos) or self._controls.ring.at(intent.pos) or ""
        target = target_of(place, self._view.stage.placements, choosing)
        fits = self._piece is None or kind_of(target) != kind_of(self._piece)
        if fits and target in choosing.choices():
            self._controls.activate(place, intent.device)
        elif self._piece is not None and choosing.picked == self._picked:
            self._controls.unpick()

    @property
    def _decision(self) -> Decision | None:
        """What is asked: a drag that began at another question means nothing."""
        choosing = self._desk.choosing()
        return choosing.decision if choosing else None

    def _in_hand(self, start: Pixel) -> bool:
        hand = self._handling.hand
        return bool(hand and (hand.at.area.contains(start) or hand.at.picture.collidepoint(start)))

    def _pick(self, intent: Drag) -> bool:
        """Pick the piece where the drag began, if there is still a choice of where it goes."""
        choosing, piece = self._desk.seen_choosing, self._controls.ring.at(intent.start)
        if choosing is None or piece not in self._view.stage.placements or not self._goes_on(choosing, piece):
            return False
        self._controls.activate(piece, intent.device)
        self._piece, self._picked = piece, choosing.picked
        return piece in choosing.picked

    def _goes_on(self, choosing: Choosing, piece: str) -> bool:
        """Whether after that pick things of another kind may be picked, and nothing is done by itself."""
        after = choosing.after(piece)
        leads = any(piece in each.pieces for each in self._choice.model.shortcuts)
        if leads or piece not in choosing.choices():
            return False
        places = any(kind_of(each) != kind_of(piece) for each in after.choices())
        return places and self._view.table.auto_commit(self._desk.seen(), after) is None
