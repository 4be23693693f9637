"""Who won and why, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.seats import Seat
from game.rules.kernel.rules import Score, ScoreLine
from game.rules.kernel.text import Text, in_a_row, text
from game.rules.kernel.text import listed as in_words

Say = Callable[[Text], str]


def listed(say: Say, words: Sequence[str]) -> str:
    """A list of names as the language writes it."""
    return _said(say, in_words(words)) if words else ""


def _said(say: Say, words: Text | str) -> str:
    return words if isinstance(words, str) else say(words)


def winners(seats: Sequence[Seat], scores: Sequence[Score]) -> list[Seat]:
    """Everybody on the first place, in the order of ``scores``."""
    return [seats[score.seat] for score in scores if score.rank == 1]


def result_sentence(say: Say, seats: Sequence[Seat], scores: Sequence[Score]) -> Text:
    """Who wins."""
    names = [seat.name for seat in winners(seats, scores)]
    if len(names) == 1:
        return text("scoring-winner", name=names[0])
    return text("scoring-winners", names=listed(say, names))


def reasons(say: Say, seats: Sequence[Seat], scores: Sequence[Score], *, brief: bool = False) -> list[str]:
    """Why the ranks are as they are where the points alone do not tell: a paragraph for each reason.

    ``brief`` ones leave out who is level, where the points stand right above.
    """
    return [*criteria_words(say, seats, scores), *tie_words(say, seats, scores, brief=brief)]


def criteria_words(say: Say, seats: Sequence[Seat], scores: Sequence[Score]) -> list[str]:
    """What counted before the points, and how much of it everybody has."""
    told: list[str] = []
    for place, line in enumerate(scores[0].criteria if scores else ()):
        lines = [score.criteria[place] for score in scores]
        if len({each.points for each in lines}) > 1:
            values = _values(say, seats, scores, lines)
            told.append(say(text("scoring-criterion", reason=say(text(line.label)), values=values)))
    return told


def tie_words(say: Say, seats: Sequence[Seat], scores: Sequence[Score], *, brief: bool = False) -> list[str]:
    """Why players who are level in criteria and points have the ranks they have."""
    level: dict[tuple[int, ...], list[Score]] = {}
    for score in scores:
        level.setdefault((*(line.points for line in score.criteria), score.total), []).append(score)
    ties = [tied for tied in level.values() if len(tied) > 1]
    by_reason: dict[str, list[list[Score]]] = {}
    for tied in ties:
        by_reason.setdefault(_decided(tied), []).append(tied)
    if len(ties) == 1 or "" in by_reason:
        return [_tie(say, seats, tied, brief) for tied in ties]
    return [_joined(say, seats, label, each) for label, each in by_reason.items()]


def _decided(tied: Sequence[Score]) -> str:
    """What tells them apart; "" for nothing."""
    places = zip(*(score.tie_breaks for score in tied), strict=True)
    return next((lines[0].label for lines in places if len({each.points for each in lines}) > 1), "")


def _joined(say: Say, seats: Sequence[Seat], label: str, ties: Sequence[Sequence[Score]]) -> str:
    """Several ties that one thing decides, in one line."""
    values = [_broken(say, seats, tied, label) for tied in ties]
    said = values[0]
    for following in values[1:]:
        said = say(text("scoring-ties", list=said, last=following))
    return say(text("scoring-tie-brief", reason=say(text(label)), values=said))


def _tie(say: Say, seats: Sequence[Seat], tied: Sequence[Score], brief: bool) -> str:
    names, level, label = (
        listed(say, [seats[score.seat].name for score in tied]),
        tied[0].total,
        _decided(tied),
    )
    if label:
        values, reason = _broken(say, seats, tied, label), say(text(label))
        if brief:
            return say(text("scoring-tie-brief", reason=reason, values=values))
        return say(text("scoring-tie", names=names, n=level, reason=reason, values=values))
    if brief:
        return say(text("scoring-tie-shared-brief", names=names))
    return say(text("scoring-tie-shared", names=names, n=level))


def _broken(say: Say, seats: Sequence[Seat], tied: Sequence[Score], label: str) -> str:
    lines = [line for score in tied for line in score.tie_breaks if line.label == label]
    return _values(say, seats, tied, lines)


def _values(say: Say, seats: Sequence[Seat], scores: Sequence[Score], lines: Sequence[ScoreLine]) -> str:
    """Everybody's number; where fewer is better the rules count downwards, and people see the plain one."""
    each = [
        say(text("scoring-tie-value", name=seats[score.seat].name, n=abs(line.points)))
        for score, line in zip(scores, lines, strict=True)
    ]
    return _said(say, in_a_row(each))
