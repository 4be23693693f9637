"""How the points of a match went, turn by turn."""

from __future__ import annotations

from game.match.session import Session

MOST = 60
"""A curve of more points than this looks no different."""


def score_history(session: Session) -> tuple[tuple[int, ...], ...]:
    """The totals by seat at the start, at the beginning of turns (of many an even choice), and now.

    Before the end they are what everybody at the table could see; now they are the scores as they stand.
    """
    rules = session.rules
    turns = [length for length, step in enumerate(session.log, start=1) if step.new_turn is not None]
    lengths = _some([length for length in (0, *turns) if length < len(session.log)])
    views = (rules.view(session.state_at(length), None) for length in lengths)
    totals = [tuple(score.total for score in rules.scores(view)) for view in views]
    return (*totals, tuple(score.total for score in session.scores()))


def _some(lengths: list[int]) -> list[int]:
    """At most ``MOST`` of them, evenly, the first among them."""
    if len(lengths) <= MOST:
        return lengths
    return [lengths[at * len(lengths) // MOST] for at in range(MOST)]
