"""What a desk shows: worked out once from the match and the table, without rectangles.

The screen adds places and pictures; whatever else shows a desk (a phone, a test, a log) reads the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.desk.choosing import Choosing
from game.desk.desk import Desk
from game.desk.joined import deed_first, joined
from game.match.session import Step
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.kernel.values import to_plain
from game.tables.table import Move, Place, Spin, Table, Way

PONDERING = "hourglass"
"""The badge of a seat that no person moves while it is asked."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A complete action: one button.

    Attributes:
        action: what the button carries out.
        label: what it says.
        preview: what the action would cost and bring.
        warning: what its player may have overlooked; the first press only says so.
    """

    action: Action
    label: Text
    preview: tuple[Text, ...] = ()
    warning: Text | None = None

    @property
    def button(self) -> str:
        """The target that is this button, if it is one that needs no pointing; else nothing."""
        targets = self.action.targets
        return targets[-1] if targets and is_button(targets[-1]) else ""


@dataclass(frozen=True, slots=True)
class Shown:
    """A desk at a moment.

    Attributes:
        position: the sitting's position, to be named with what is done.
        actors: whom the rules ask.
        seat: whose choice lies on this desk; None while nobody here is asked.
        over: the game has ended.
        undoable: there is something to take back: a pick, a look at secrets, or an action.
        veiled: the choice is a secret that is not shown now.
        private: somebody looks at secrets that the others must not see.
        prompt: who is asked, and what.
        choices: what may be pointed at next.
        guarded: what may be pointed at, and its player looks behind a curtain first.
        picks: what is picked or cannot but follow, how often.
        marks: what can be had right now.
        offers: the complete actions, the likeliest first.
        ways: where the choice can go on besides what may be pointed at.
        missed: what could be done with the picks if nothing stood in the way, and what does.
        touched: pieces and places that the last action changed.
        told: what is told of the last action worth telling, a sentence each.
        before: the same of the actions before it in that turn.
        teller: whom the first of these sentences is about, else who did that.
        scene: the scene of the table that the decision at hand needs.
        facts: what holds for the whole table.
        badges: how each seat stands in the round.
        scores: the points of each seat as everybody may know them.
    """

    position: int
    actors: tuple[int, ...]
    seat: int | None
    over: bool
    veiled: bool
    private: bool
    undoable: bool
    prompt: Text
    scores: tuple[int, ...]
    scene: str
    facts: tuple[Text, ...] = ()
    badges: tuple[tuple[str, ...], ...] = ()
    choices: tuple[str, ...] = ()
    guarded: tuple[str, ...] = ()
    picks: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    ways: tuple[Way, ...] = ()
    missed: tuple[Text, ...] = ()
    touched: tuple[str, ...] = ()
    told: tuple[Text, ...] = ()
    before: tuple[Text, ...] = ()
    teller: int | None = None

    @property
    def leading(self) -> tuple[str, ...]:
        """The pieces that lead to where the choice goes on."""
        return tuple(piece for way in self.ways for piece in way.pieces)

    @property
    def inviting(self) -> tuple[str, ...]:
        """All that may be pointed at next, also what leads to where the choice goes on: each once."""
        return tuple(dict.fromkeys((*self.choices, *self.guarded, *self.leading)))

    def to_plain(self) -> dict[str, Any]:
        """The same as JSON can carry it."""
        plain: dict[str, Any] = to_plain(self)
        return plain


def show(desk: Desk, table: Table) -> Shown:
    """What ``desk`` shows now, in the words of the title's ``table``."""
    session, choosing = desk.session, desk.seen_choosing
    seen = desk.seen()
    asked = session.decisions()
    step = last_told(session.log, table)
    turn = deed(session.log, step, table) if step else []
    led, since = _parted(turn, step, table) if step else (turn, turn)
    common = Shown(
        position=desk.sitting.position,
        actors=tuple(decision.player for decision in asked),
        seat=desk.seat,
        over=not asked,
        undoable=bool(choosing and choosing.picked) or desk.private or desk.can_undo(),
        veiled=desk.veiled,
        private=desk.private,
        prompt=_prompt(desk, table, seen),
        scene=table.scene(seen, choosing.decision if choosing else None, choosing.picked if choosing else ()),
        facts=(*table.facts(seen), *_withdrawals(desk)),
        badges=tuple(_badges(desk, table, seen, asked)),
        scores=tuple(score.total for score in session.rules.scores(seen)),
        touched=touched_by(turn, table, table.placements(seen)),
        told=(*_said(since, table), *_overtaken(desk)),
        before=tuple(_led_to(led, table)),
        teller=_teller(since, table, step.action.player) if step else None,
    )
    return common if choosing is None else _with_choice(common, desk, choosing, table, seen)


def _overtaken(desk: Desk) -> tuple[Text, ...]:
    """That somebody else leads now."""
    return () if desk.lead.taker is None else (text("play-leads", seat=seat_ref(desk.lead.taker)),)


def _withdrawals(desk: Desk) -> tuple[Text, ...]:
    """That those who are ready may take that back, where everybody has a device to do so."""
    waiting = set(desk.seats).difference(desk.asked)
    if desk.shared or not any(desk.can_retract(seat) for seat in waiting):
        return ()
    return (text("play-may-withdraw"),)


def _badges(desk: Desk, table: Table, seen: Any, asked: Sequence[Decision]) -> Iterator[tuple[str, ...]]:
    """How each seat stands in the round; an hourglass for those that are thought for elsewhere."""
    pondering = {decision.player for decision in asked}.difference(desk.session.persons)
    for seat in range(len(desk.session.seats)):
        yield (*table.badges(seen, seat), *([PONDERING] if seat in pondering else []))


def _with_choice(common: Shown, desk: Desk, choosing: Choosing, table: Table, seen: Any) -> Shown:
    choices = choosing.choices()
    marks = (table.mark(action) for action in choosing.decision.actions)
    offers = offered(choosing, table, seen)
    return replace(
        common,
        choices=tuple(choices),
        guarded=tuple(sorted(choosing.guarded)),
        picks=tuple(Counter(choosing.meant).items()),
        marks=tuple(dict.fromkeys(mark for mark in marks if mark and mark in choices)),
        offers=offers,
        ways=() if choosing.picked else tuple(table.ways(seen, choosing.decision)),
        missed=_missed(desk, choosing, table, offers),
    )


def offered(choosing: Choosing, table: Table, seen: Any) -> tuple[Offer, ...]:
    """The complete actions of a choice, in the title's order."""
    actions = sorted(choosing.offers(), key=table.rank)
    return tuple(
        Offer(action, table.verb(action), tuple(table.preview(seen, action)), table.warn(seen, action))
        for action in actions
    )


def _missed(desk: Desk, choosing: Choosing, table: Table, offers: tuple[Offer, ...]) -> tuple[Text, ...]:
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


def _prompt(desk: Desk, table: Table, seen: Any) -> Text:
    """Who is asked, and for what."""
    choosing, actor = desk.choosing(), desk.actor
    if actor is None:
        return text("play-over")
    if choosing is None:
        return text("play-thinking", seat=seat_ref(actor))
    key = "play-private" if desk.private else "play-prompt"
    picked = () if desk.veiled else choosing.meant
    return text(key, seat=seat_ref(actor), prompt=table.ask(seen, choosing.decision, picked))


def last_told(log: list[Step], table: Table) -> Step | None:
    """The last action of which there is anything to tell."""
    return next((step for step in reversed(log) if lines_of(step, table)), None)


def deed(log: list[Step], told: Step, table: Table) -> list[Step]:
    """The steps of one player's turn of which ``told`` is one, as far as they have been taken."""

    def same(at: int) -> bool:
        return log[at].action.player == told.action.player

    def ended(at: int) -> bool:
        """Whether that step ended a turn, or a round after which all choose at once."""
        return log[at].new_turn is not None or any(map(table.herald, log[at].events))

    first = end = next(at for at in reversed(range(len(log))) if log[at] is told)
    while first and same(first - 1) and not ended(first - 1):
        first -= 1
    while end < len(log) and same(end):
        end += 1
    return log[first:end]


def _parted(steps: list[Step], told: Step, table: Table) -> tuple[list[Step], list[Step]]:
    """A turn until the action that ``told`` is, or that it follows; and that action and all since."""
    last = first = next(at for at in reversed(range(len(steps))) if steps[at] is told)
    while first and steps[first].action.verb in table.sequels:
        first -= 1
    return steps[:first], steps[first : last + 1]


def _led_to(steps: Iterable[Step], table: Table) -> Iterator[Text]:
    """The lines of what was done before in a turn, but for what only led to what came then."""
    return (
        line for each in steps if each.action.verb not in table.preludes for line in lines_of(each, table)
    )


def lines_of(step: Step, table: Table) -> tuple[Text, ...]:
    """What everybody may be told of an action, a sentence for each event."""
    return tuple(_said([step], table))


def _said(steps: Iterable[Step], table: Table) -> Iterator[Text]:
    """A sentence for each event of the steps that there is something to tell of, the deed first."""
    return filter(None, map(table.tell, _told(steps, table)))


def _told(steps: Iterable[Step], table: Table) -> list[Event]:
    """The events of the steps that there is something to tell of, the deed first."""
    seen = (
        [event for event in step.events if event.visible_to(None) and table.tell(event)] for step in steps
    )
    return deed_first([event for told in seen for event in joined(told, table.sums)], table.asides)


def _teller(steps: Iterable[Step], table: Table, actor: int) -> int:
    """Whom the first sentence is about: another than who acted, where a pass lets somebody else win."""
    told = _told(steps, table)
    seat = told[0].data.get("seat") if told else None
    return seat if isinstance(seat, int) else actor


def touched_by(steps: Iterable[Step], table: Table, places: Mapping[str, Place]) -> tuple[str, ...]:
    """The pieces and slots that steps changed, as everybody saw it; of those where nothing lies none."""
    ids: dict[str, None] = {}
    there = {*places, *(place.slot for place in places.values())}
    for event in (event for step in steps for event in step.events if event.visible_to(None)):
        for move in table.moves(event):
            ids |= dict.fromkeys(_marked(move, places))
    return tuple(id for id in ids if id in there)


def _marked(move: Move, places: Mapping[str, Place]) -> Iterator[str]:
    """What is marked of a move: a piece, or where it went and now lies."""
    if isinstance(move, Spin):
        if move.style != "tumble":  # where dice have been thrown is seen without a mark
            yield move.piece
    elif move.marked:
        lies = places.get(move.piece)
        yield (lies.slot if lies else move.target) if move.target else move.piece
