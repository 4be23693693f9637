"""What a desk shows: worked out once from the match and the table, without rectangles.

The screen adds places and pictures; whatever else shows a desk (a phone, a test, a log) reads the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.desk.desk import Desk
from game.desk.telling import deed, last_told, news_lines, since, teller, touched_by
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text, listed, seat_ref, text
from game.rules.kernel.values import to_plain
from game.tables.summary import Summary
from game.tables.table import Actions, Questions, Shortcut, Table

PONDERING = "hourglass"
"""The badge of whom one waits for, a seat that no person moves, and of a person who is to wait."""


@dataclass(frozen=True, slots=True)
class ActionOffer:
    """A complete action: one button.

    Attributes:
        action: what the button carries out.
        label: what it says.
        preview: what the action would cost and bring.
        warning: what its player may have overlooked; the first press only says so. What a lesson asks for
            has none.
        ends: it ends the turn or the phase, declines, or takes a step back.
    """

    action: Action
    label: Text
    preview: tuple[Text, ...] = ()
    warning: Text | None = None
    ends: bool = False

    @property
    def button(self) -> str:
        """The target that is this button, if it is one that needs no pointing; else nothing."""
        targets = self.action.targets
        return targets[-1] if targets and is_button(targets[-1]) else ""


@dataclass(frozen=True, slots=True)
class DeskModel:
    """A desk at a moment.

    Attributes:
        revision: that of the sitting, to be named with what is done.
        actors: whom the rules ask.
        seat: whose choice lies on this desk; None while nobody here is asked.
        over: the game has ended.
        undoable: there is something to take back: a pick, a look at secrets, or an action.
        hidden: the choice is a secret that is not shown now.
        private_view: somebody looks at secrets that the others must not see.
        prompt: what is asked.
        choices: what may be pointed at next.
        guarded: what may be pointed at, and its player looks behind a curtain first.
        picks: what is picked or cannot but follow, how often.
        marks: what can be had right now.
        offers: the complete actions, the likeliest first.
        shortcuts: where the choice can go on besides what may be pointed at.
        missed: what could be done with the picks if nothing stood in the way, and what does.
        touched: pieces and places that the last action changed.
        told: what is told of the last action worth telling, a sentence each, what matters most first.
        teller: whom the first of these sentences is about, else who did that.
        shot: the shot of the table that the decision at hand needs.
        facts: what holds for the whole table.
        badges: how each seat stands in the round.
        scores: the points of each seat as everybody may know them.
    """

    revision: int
    actors: tuple[int, ...]
    seat: int | None
    over: bool
    hidden: bool
    private_view: bool
    undoable: bool
    prompt: Text
    scores: tuple[int, ...]
    shot: str
    facts: tuple[Text, ...] = ()
    badges: tuple[tuple[str, ...], ...] = ()
    choices: tuple[str, ...] = ()
    guarded: tuple[str, ...] = ()
    picks: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    offers: tuple[ActionOffer, ...] = ()
    shortcuts: tuple[Shortcut, ...] = ()
    missed: tuple[Text, ...] = ()
    touched: tuple[str, ...] = ()
    told: tuple[Text, ...] = ()
    teller: int | None = None

    @property
    def shortcut_pieces(self) -> tuple[str, ...]:
        """The pieces that lead to where the choice goes on, without those that only lead to a look."""
        return tuple(piece for way in self.shortcuts if way.verb for piece in way.pieces)

    @property
    def selectable(self) -> tuple[str, ...]:
        """All that may be pointed at next, also what leads to where the choice goes on: each once."""
        return tuple(dict.fromkeys((*self.choices, *self.guarded, *self.shortcut_pieces)))

    def to_plain(self) -> dict[str, Any]:
        """The same as JSON can carry it."""
        plain: dict[str, Any] = to_plain(self)
        return plain


def desk_model(desk: Desk, table: Table) -> DeskModel:
    """What ``desk`` shows now, in the words of the title's ``table``."""
    session, choosing = desk.session, desk.seen_choosing
    seen = desk.seen()
    asked = session.decisions()
    step = last_told(session.log, table)
    turn = deed(session.log, step, table) if step else []
    done = since(turn, step, table) if step else turn
    common = DeskModel(
        revision=desk.sitting.revision,
        actors=tuple(decision.player for decision in asked),
        seat=desk.seat,
        over=not asked,
        undoable=bool(choosing and choosing.picked) or desk.private_view or desk.can_undo(),
        hidden=desk.hidden,
        private_view=desk.private_view,
        prompt=_prompt(desk, table, seen),
        shot=table.shot(seen, choosing),
        facts=(*table.facts(seen), *_withdrawals(desk)),
        badges=tuple(_badges(desk, table, seen, asked)),
        scores=tuple(score.total for score in session.rules.scores(seen)),
        touched=touched_by(turn, table, table.placements(seen)),
        told=(*news_lines(done, table), *_overtaken(desk, table)),
        teller=teller(done, table, step.action.player) if step else None,
    )
    return common if choosing is None else _with_choice(common, desk, choosing, table, seen)


def _overtaken(desk: Desk, table: Summary) -> tuple[Text, ...]:
    """The line that another player leads now; provisional points have a line of their own."""
    if desk.lead.taker is None:
        return ()
    key = "play-leads-if" if table.provisional_scores else "play-leads"
    others = (text("common-seat-number", seat=seat_ref(seat), n=n) for seat, n in desk.lead.passed)
    return (text(key, seat=seat_ref(desk.lead.taker), points=desk.lead.points, others=listed(tuple(others))),)


def _withdrawals(desk: Desk) -> tuple[Text, ...]:
    """The line that players who are ready may withdraw, where each has a device to do so."""
    waiting = set(desk.seats).difference(desk.asked)
    if desk.shared or not any(desk.can_retract(seat) for seat in waiting):
        return ()
    return (text("play-may-withdraw"),)


def _badges(desk: Desk, table: Summary, seen: Any, asked: Sequence[Decision]) -> Iterator[tuple[str, ...]]:
    """How each seat stands in the round; an hourglass for those that are thought for elsewhere."""
    pondering = {decision.player for decision in asked}.difference(desk.session.persons)
    for seat in range(len(desk.session.seats)):
        yield (*table.badges(seen, seat), *([PONDERING] if seat in pondering else []))


def _with_choice(common: DeskModel, desk: Desk, choosing: Choosing, table: Table, seen: Any) -> DeskModel:
    choices = choosing.choices()
    marks = (table.mark(action) for action in choosing.decision.actions)
    offers, verbs = offered(choosing, table, seen), choosing.verbs()
    shortcuts = () if choosing.picked else table.shortcuts(seen, choosing)
    return replace(
        common,
        choices=tuple(choices),
        guarded=tuple(sorted(choosing.guarded)),
        picks=tuple(Counter(choosing.effective_picks).items()),
        marks=tuple(dict.fromkeys(mark for mark in marks if mark and mark in choices)),
        offers=offers,
        shortcuts=tuple(each for each in shortcuts if not each.verb or each.verb in verbs),
        missed=_missed(desk, choosing, table, offers),
    )


def offered(choosing: Choosing, table: Actions, seen: Any) -> tuple[ActionOffer, ...]:
    """The complete actions of a choice, in the title's order."""
    actions = sorted(choosing.offers(), key=table.rank)
    return tuple(
        ActionOffer(
            action,
            table.verb(action),
            tuple(table.preview(seen, action)),
            None if choosing.guided else table.warn(seen, action),
            table.ends(action),
        )
        for action in actions
    )


def _missed(
    desk: Desk, choosing: Choosing, table: Actions, offers: tuple[ActionOffer, ...]
) -> tuple[Text, ...]:
    """Why what is picked does not lead to another action that it might, by the name of that action."""
    if not choosing.picked:
        return ()
    picked, seat = Counter(choosing.picked), choosing.decision.player
    offered_verbs = {offer.action.verb for offer in offers}
    refused = (
        text("play-missed", verb=table.verb(action), reason=obstacle)
        for action, obstacle in desk.session.rules.candidates(desk.session.state)
        if obstacle is not None
        and action.player == seat
        and action.verb not in offered_verbs
        and Counter(action.targets) == picked
    )
    return tuple(dict.fromkeys(refused))


def _prompt(desk: Desk, table: Questions, seen: Any) -> Text:
    """What is asked; of somebody who chooses elsewhere, that."""
    choosing, actor = desk.choosing(), desk.actor
    if actor is None:
        return text("play-over")
    if choosing is None:
        return text("play-thinking", seat=seat_ref(actor))
    asked = Choosing(choosing.decision) if desk.hidden else choosing.effective()
    return addressed(desk, table.ask(seen, asked))


def addressed(desk: Desk, question: Text) -> Text:
    """A question to whoever is asked; while secrets are seen it says that only they should look."""
    if not desk.private_view or desk.actor is None:
        return question
    return text("play-private", seat=seat_ref(desk.actor), prompt=question)
