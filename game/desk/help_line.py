"""The help line: what is said about the thing pointed at, from the fullest version to the shortest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer, DeskModel
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing, Reply
from game.rules.kernel.text import Text, in_a_row, listed, seat_ref, text
from game.tables.table import Actions, Pieces, Questions, Table

_HELP, _MISSED = "play-help", "play-missed"


def help_line(desk: Desk, table: Table, *names: str) -> Text:
    """What a thing is and how it stands with it for the seat on the desk.

    Args:
        desk: who looks.
        table: the title's presentation.
        names: the thing by its id and by its place.
    """
    return help_lines(desk, table, *names)[0]


def help_lines(desk: Desk, table: Table, *names: str) -> tuple[Text, ...]:
    """Versions of the `help_line`, from the fullest to the shortest.

    Cost and benefit come first and stay together. Shorter versions drop the lesser facts, then the fuller
    name, then the verb, which the question says too, at last the name: what is in focus is seen. A sentence
    that contains the name needs no name before it. Of what nothing is known the name is said.
    """
    name, brief = table.describe(names[0]), table.short(names[0])
    foreseen, others = _sentences(desk, table, names)
    lines = tuple(dict.fromkeys((*foreseen, *others)))
    if says(foreseen, name):
        return shorter(foreseen)
    return named(name, lines, max(1, len(set(foreseen))), brief) or (name,)


def place_lines(desk: Desk, table: Pieces, place: str) -> tuple[Text, ...]:
    """What is said of a place for a piece in hand of which nothing is foreseen: what it is, where it lies."""
    name = table.describe(place)
    return named(name, tuple(table.in_words(desk.seen(), place)), 1) or (name,)


def answer(desk: Desk, table: Pieces, *names: str) -> Text:
    """What is said to a press that leads nowhere: what the thing is, and how it stands with it.

    Why it cannot be had says enough of how it stands; what holds for everything alike is said last.
    """
    name, view, reason = table.describe(names[0]), desk.seen(), desk.refuse(*names)
    known = (*table.explain(view, names[0]), *table.in_words(view, names[0]))[:1]
    if reason is not None:
        general = reason.key in table.general_reasons
        known, name = ((*known, reason), name) if general else ((reason,), table.short(names[0]))
    if not known or name in known[0].dict().values():
        return shorter(known)[0] if known else name
    return text(_HELP, name=name, how=shorter(known)[0])


def remark(desk: Desk, table: Pieces, target: str, reply: Reply) -> Text | None:
    """What is said to a press that puts ``target`` back, or puts it in the place of one of several picks."""
    if reply is Reply.UNPICKED:
        return desk.refuse_twice(target)
    changes = _changed(table, "play-instead", desk.put_back)
    return next((text(_HELP, name=table.short(target), how=how) for how in changes), None)


def target_lines(desk: Desk, table: Pieces, targets: Sequence[str]) -> tuple[Text, ...]:
    """What an action of which nothing is foreseen is about: the last target of which more is known.

    That is what its picture says, or else what is to be known of the piece, or of the one that lies there.
    """
    known = (target for target in reversed(targets) if table.in_words(desk.seen(), target))
    return next((place_lines(desk, table, target) for target in known), ()) or _explained(
        desk, table, targets
    )


def _explained(desk: Desk, table: Pieces, targets: Sequence[str]) -> tuple[Text, ...]:
    """What is known of the last target of which anything is, the fullest first."""
    lies = {place.slot: piece for piece, place in table.placements(desk.seen()).items()}
    pieces = (lies.get(target, target) for target in reversed(targets))
    told = ((piece, tuple(table.explain(desk.seen(), piece))) for piece in pieces)
    names = ((table.describe(piece), lore) for piece, lore in told if lore)
    return next((named(name, lore, 1) for name, lore in names), ())


def named(name: Text, lines: tuple[Text, ...], together: int, brief: Text | None = None) -> tuple[Text, ...]:
    """Sentences behind a name, fewer and fewer.

    The first so many belong ``together`` and are all said: behind ``brief``, then without the verb, at last
    without the name.
    """
    rows = shorter(lines)[: max(0, len(lines) - together + 1)]
    alone = (*rows[-1:], *_verbless(lines[:together]))
    short = [text(_HELP, name=brief or name, how=how) for how in alone]
    return tuple(dict.fromkeys((*(text(_HELP, name=name, how=how) for how in rows), *short, *alone[-1:])))


def _verbless(lines: tuple[Text, ...]) -> tuple[Text, ...]:
    """Why something cannot be done, without saying what: the question says that too."""
    return shorter(tuple(_reason(line) for line in lines))[:1]


def _reason(line: Text) -> Text:
    reason = line.dict().get("reason") if line.key == _MISSED else None
    return reason if isinstance(reason, Text) else line


def says(lines: Sequence[Text], name: Text) -> bool:
    """Whether the first sentence needs no name before it: it has it, or all that it tells, within it."""
    said = lines[0].dict().values() if lines else ()
    told = [value for value in name.dict().values() if isinstance(value, Text)]
    return name in said or (bool(told) and all(each in said for each in told))


def shorter(lines: tuple[Text, ...]) -> tuple[Text, ...]:
    """Sentences in a row, then without the last, and so on: for as much room as there is."""
    rows = accumulate(lines, lambda said, following: text("play-remarks", said=said, next=following))
    return tuple(reversed(tuple(rows)))


def guesses(desk: Desk, seat: int, besides: Text) -> tuple[Text, ...]:
    """Where the points come from that a player would have now, and ``besides``; then less of it."""
    score = desk.session.rules.scores(desk.seen())[seat]
    lines = (line for line in score.lines if line.points)
    sources = [text(_HELP, name=text(line.label), how=line.points) for line in lines]
    alone = fullest = text("play-bar-guess", seat=seat_ref(seat))
    if sources:
        fullest = text("play-bar-guess-of", seat=seat_ref(seat), sources=in_a_row(sources))
    return (*shorter((fullest, besides)), alone)


def offer_lines(desk: Desk, table: Pieces, shown: DeskModel, offer: ActionOffer) -> tuple[Text, ...]:
    """What an action would cost and bring; its name before it where it is one way among others.

    The button says the name too: it goes before what the action brings, and of that nothing does.
    """
    lines, together = (*offer.preview, *shown.missed), len(offer.preview)
    if not lines:
        return target_lines(desk, table, offer.action.targets)
    alone = not shown.choices and len(shown.offers) < 2
    if alone or says(lines, offer.label):
        return shorter(lines)[: len(lines) - together + 1 if together else None]
    together = max(1, together)
    return named(offer.label, lines, together)


def help_sentences(desk: Desk, table: Table, *names: str) -> tuple[Text, ...]:
    """How it stands with a thing, a sentence each: what it would cost and bring, or why it cannot be had."""
    foreseen, others = _sentences(desk, table, names)
    return (*foreseen, *others)


def _sentences(desk: Desk, table: Table, names: tuple[str, ...]) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The sentences about a thing: cost and benefit, which stay together, and all others."""
    choosing, foreseen, others = desk.seen_choosing, list[Text](), list[Text]()
    lore = list(table.explain(desk.seen(), names[0]))[:2]
    if choosing is not None and choosing.decision.player in desk.seats:
        target = _target(choosing, names)
        if target is not None:
            complete = _complete(choosing, target) or _at_once(desk, table, choosing, target)
            foreseen += _foreseen(desk, table, complete)
            others += _lacking(desk, table, choosing, target, {action.verb for action in complete})
        elif (name := _changing_name(choosing, names)) is not None:
            if along := choosing.prerequisites(name):
                way = choosing.picks_after(name)
                ways = [action for action in choosing.decision.actions if action.targets == way]
                brought = list(_foreseen(desk, table, ways))
                foreseen += brought[:1]
                others += brought[1:]
            foreseen += _changed(table, "play-instead", choosing.unpicked_by(name))
            foreseen += _changed(table, "play-along", along)
        elif (reason := desk.refuse(*names)) is not None:
            # Of the place, or of everything alike: first what it is that is pointed at.
            general = reason.key in table.general_reasons or desk.refuse(names[0]) is None
            (lore if general else others).append(reason)
    return tuple(foreseen), (*lore, *others) if table.explain_first else (*others, *lore)


def _target(choosing: Choosing, names: tuple[str, ...]) -> str | None:
    """By which of its names a thing can be pointed at."""
    return next((name for name in names if name in choosing.choices()), None)


def _changing_name(choosing: Choosing, names: tuple[str, ...]) -> str | None:
    """By which of its names a thing that is not picked changes what is."""
    others = (name for name in names if name not in choosing.picked)
    return next((name for name in others if choosing.picks_after(name) != choosing.picked), None)


def _changed(table: Pieces, key: str, things: Sequence[str]) -> Iterator[Text]:
    """What is put back, or picked along, with a thing; several alike are named once."""
    if things:
        yield text(key, things=listed(tuple(dict.fromkeys(map(table.short, things)))))


def _complete(choosing: Choosing, target: str) -> list[Action]:
    """The actions that picking ``target`` completes."""
    wanted = Counter((*choosing.picked, target))
    return [action for action in choosing.continuations(target) if Counter(action.targets) == wanted]


def _at_once(desk: Desk, table: Questions, choosing: Choosing, target: str) -> list[Action]:
    """What is carried out as soon as ``target`` is picked, though more could be said of it."""
    action = table.auto_commit(desk.seen(), choosing.after(target))
    return [action] if action in choosing.continuations(target) else []


def _foreseen(desk: Desk, table: Actions, complete: Sequence[Action]) -> Iterator[Text]:
    """What the likeliest of the actions would cost and bring."""
    for action in sorted(complete, key=table.rank)[:1]:
        yield from table.preview(desk.seen(), action)[:2]


def _lacking(desk: Desk, table: Actions, choosing: Choosing, target: str, done: set[str]) -> Iterator[Text]:
    """What picking ``target`` still lacks for what it might bring."""
    wanted = Counter((*choosing.picked, target))
    for action, obstacle in desk.session.rules.candidates(desk.session.state):
        mine = action.player == choosing.decision.player and action.verb not in done
        if obstacle is not None and mine and Counter(action.targets) == wanted:
            yield text(_MISSED, verb=table.verb(action), reason=obstacle)
