"""How it stands with a thing on the table: the help line, one sentence about what is pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from game.desk.choosing import Choosing
from game.desk.desk import Desk
from game.rules.kernel.action import Action
from game.rules.kernel.text import Text, listed, text
from game.tables.table import Table


def standing(desk: Desk, table: Table, *names: str) -> Text:
    """What a thing is and how it stands with it for the seat on the desk.

    Args:
        desk: who looks.
        table: the title's presentation.
        names: the thing by its id and by its place.
    """
    return standings(desk, table, *names)[0]


def standings(desk: Desk, table: Table, *names: str) -> tuple[Text, ...]:
    """The same as `standing` from the fullest to the shortest, which is the name alone.

    What a thing does comes first, its cost and benefit together: where that does not fit behind the name, it
    is said without it, because it is seen what is in focus. Where it is too long even so, a lesser fact may
    do: better than none. What names it while it tells what it brings is enough by itself.
    """
    name = table.describe(names[0])
    foreseen, others = _said(desk, table, names)
    lines = tuple(dict.fromkeys((*foreseen, *others)))
    lesser = tuple(text("play-help", name=name, how=how) for how in lines[1:])
    if says(foreseen, name):
        return (*shorter(foreseen), name)
    ways = named(name, lines, max(1, len(set(foreseen))), table.short(names[0]))
    return (*ways, *lesser, *lines[1:], name)


def lying(desk: Desk, table: Table, place: str) -> tuple[Text, ...]:
    """What is said of a place for a piece in hand of which nothing is foreseen: what it is, where it lies."""
    name = table.describe(place)
    return (*named(name, tuple(table.in_words(desk.seen(), place)), 1), name)


def named(name: Text, lines: tuple[Text, ...], whole: int, brief: Text | None = None) -> tuple[Text, ...]:
    """Sentences behind a name, fewer and fewer.

    The first ``whole`` belong together: before one of them goes, the name becomes ``brief``, then goes.
    """
    ways: list[Text] = []
    for left, how in enumerate(reversed(shorter(lines)), start=1):
        names = [name, brief] if brief not in (None, name) and left <= whole else [name]
        said = [text("play-help", name=each, how=how) for each in names if each is not None]
        ways[:0] = [*said, *([how] if left <= whole else [])]
    return tuple(ways)


def says(lines: Sequence[Text], name: Text) -> bool:
    """Whether the first sentence has the name within it, and needs none before it."""
    return bool(lines) and name in lines[0].dict().values()


def deeds(ways: tuple[Text, ...]) -> int:
    """How many of the ways to say how it stands with a thing begin with what it does; 0 if it is unknown."""
    bare = next((number for number, way in enumerate(ways) if way.key != "play-help"), 0)
    return bare + 1 if bare else 0


def shorter(lines: tuple[Text, ...]) -> tuple[Text, ...]:
    """Sentences in a row, then without the last, and so on: for as much room as there is."""
    rows = accumulate(lines, lambda said, following: text("play-remarks", said=said, next=following))
    return tuple(reversed(tuple(rows)))


def guessed(desk: Desk, seat: int) -> Text:
    """Where the points come from that a player would have now."""
    score = desk.session.rules.scores(desk.seen())[seat]
    lines = (line for line in score.lines if line.points)
    sources = [text("play-help", name=text(line.label), how=line.points) for line in lines]
    return text("play-bar-guess-of", sources=listed(sources)) if sources else text("play-bar-guess")


def said(desk: Desk, table: Table, *names: str) -> tuple[Text, ...]:
    """How it stands with a thing, a sentence each: what it would cost and bring, or why it cannot be had."""
    foreseen, others = _said(desk, table, names)
    return (*foreseen, *others)


def _said(desk: Desk, table: Table, names: tuple[str, ...]) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """What a thing would cost and bring, which belongs together, and all else about it."""
    choosing, foreseen, others = desk.seen_choosing, list[Text](), list[Text]()
    lore = list(table.explain(desk.seen(), names[0]))[:2]
    if choosing is not None and choosing.decision.player in desk.seats:
        target = _target(choosing, names)
        if target is not None:
            complete = _complete(choosing, target) or _at_once(desk, table, choosing, target)
            foreseen += _foreseen(desk, table, complete)
            others += _lacking(desk, table, choosing, target, {action.verb for action in complete})
        elif (reason := desk.refuse(*names)) is not None:
            # Of the place, or of everything alike: first what it is that is pointed at.
            general = reason.key in table.early or desk.refuse(names[0]) is None
            (lore if general else others).append(reason)
    return tuple(foreseen), (*lore, *others) if table.lore_first else (*others, *lore)


def _target(choosing: Choosing, names: tuple[str, ...]) -> str | None:
    """By which of its names a thing can be pointed at."""
    return next((name for name in names if name in choosing.choices()), None)


def _complete(choosing: Choosing, target: str) -> list[Action]:
    """The actions that picking ``target`` completes."""
    wanted = Counter((*choosing.picked, target))
    return [action for action in choosing.beyond(target) if Counter(action.targets) == wanted]


def _at_once(desk: Desk, table: Table, choosing: Choosing, target: str) -> list[Action]:
    """What is carried out as soon as ``target`` is picked, though more could be said of it."""
    action = table.brisk(desk.seen(), choosing.decision, (*choosing.picked, target))
    return [action] if action in choosing.beyond(target) else []


def _foreseen(desk: Desk, table: Table, complete: Sequence[Action]) -> Iterator[Text]:
    """What the likeliest of the actions would cost and bring."""
    for action in sorted(complete, key=table.rank)[:1]:
        yield from table.preview(desk.seen(), action)[:2]


def _lacking(desk: Desk, table: Table, choosing: Choosing, target: str, done: set[str]) -> Iterator[Text]:
    """What picking ``target`` still lacks for what it might bring."""
    wanted = Counter((*choosing.picked, target))
    for action, obstacle in desk.session.rules.candidates(desk.session.state):
        mine = action.player == choosing.decision.player and action.verb not in done
        if obstacle is not None and mine and Counter(action.targets) == wanted:
            yield text("play-missed", verb=table.verb(action), reason=obstacle)
