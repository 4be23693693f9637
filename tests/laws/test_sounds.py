"""Laws of sound: what a title asks to be heard is there to be heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.tables import base, kit
from game.tables.catalogue import EventKind
from game.tables.moves import Turnover
from game.ui.sound import FANFARES, POINTS, VARIANTS
from game.ui.table.motion.director import at_once
from tests.laws.cases import Case
from tests.laws.playing import Game
from tests.laws.seen import Saw

PURSE = "toy"
"""Its points are its coins: what goes in and out of a purse is no score."""
OFTEN = 0.09
"""What has so large a share of all that a title lets be heard is heard often."""


def test_every_sound_of_an_event_exists(case: Case, saw: Saw) -> None:
    """Also of events that no game of the laws meets; those that do are heard by the laws of the screen."""
    table = case.table()
    rows: Mapping[str, EventKind | kit.Row] = {}
    if isinstance(table, base.BaseTable):
        rows = table.catalogue.events
    elif isinstance(table, kit.BaseTable):
        rows = table.events
    for kind, row in rows.items():
        spins = [move.sound for move in row.moves if isinstance(move, Turnover)]
        own = row.sound if isinstance(row.sound, str) else ""
        for sound in filter(None, (own, *spins)):
            saw()
            assert sound in VARIANTS, f"{kind}: {sound}"


def test_points_are_heard_where_they_are_scored(played: Game, saw: Saw) -> None:
    """By their own sound or by a fanfare; where scores are no guesses, whenever one rises."""
    table, rules = played.case.table(), played.case.rules()
    for step in played.steps:
        events = [event for event in step.out.events if event.visible_to(None)]
        scored = any(map(table.scored, events))
        heard = set(at_once(table, events))
        saw(scored)
        assert not scored or heard & {POINTS, *FANFARES}
        if not table.provisional_scores and played.case.title.id != PURSE:
            before, after = ([score.total for score in rules.scores(at)] for at in (step.state, step.after))
            risen = any(now > then for then, now in zip(before, after, strict=True))
            assert risen <= bool(heard & {POINTS, *FANFARES}), step.action


def test_what_is_heard_often_in_a_played_game_has_more_than_one_take(played: Game, saw: Saw) -> None:
    table = played.case.table()
    heard = Counter(sound for step in played.steps for sound in at_once(table, step.out.events))
    for sound, times in heard.items():
        if times > OFTEN * heard.total() and times > 5:
            saw()
            assert VARIANTS[sound] > 1, f"{sound}: {times} of {heard.total()}"
