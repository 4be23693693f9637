"""The small contracts of the kernel: actions, decisions, events, ranks, configurations, component tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, RulesError, Score, ScoreLine, ranked, start
from game.rules.kernel.tables import read_table
from game.rules.kernel.text import seat_ref, text
from tests.toy.rules import ToyRules


@pytest.mark.parametrize(
    "plain",
    [
        *(None, [], "take", [0]),
        *([True, "take", [], 0], [0, "take", [], False], [-1, "take", [], 0], [0, "take", [], 10**19]),
        *([0, "take", [], "1"], ["0", "take", [], 0], [0, 1, [], 0], [0, "t", [1], 0], [0, "t", "ab", 0]),
    ],
)
def test_what_is_no_action_is_refused(plain: object) -> None:
    with pytest.raises(ValueError, match="not an action|no whole number"):
        Action.from_json(plain)


def test_equal_actions_are_made_once() -> None:
    assert act(0, "bid", "lot", amount=3) is act(0, "bid", "lot", amount=3)
    assert act(0, "bid", "lot", amount=3) == Action(0, "bid", ("lot",), 3)


def test_a_decision_is_sorted_and_no_action_asks_nobody() -> None:
    (decision,) = decide(1, text("x"), [act(1, "b"), act(1, "a", "y"), act(1, "a", "x")])
    assert decision.actions == (act(1, "a", "x"), act(1, "a", "y"), act(1, "b"))
    assert decide(1, text("x"), []) == ()


def test_events_reach_their_audience() -> None:
    out = Outcome(Rng(0))
    out.emit("shown", card="a")
    out.whisper(1, "drawn", card="b")
    out.begin_turn(2)
    assert [[event.kind for event in out.events if event.visible_to(seat)] for seat in (None, 0, 1)] == [
        ["shown", "turn"],
        ["shown", "turn"],
        ["shown", "drawn", "turn"],
    ]
    assert out.new_turn == 2 and not out.revealed


def test_messages_with_the_same_parameters_are_equal() -> None:
    assert text("x", b=1, a=2) == text("x", a=2, b=1)
    assert text("x", who=seat_ref(3)).dict() == {"who": "seat:3"}


def _score(seat: int, total: int, *tie: int) -> Score:
    breaks = tuple(ScoreLine("tie", points) for points in tie)
    return Score(seat, total, (ScoreLine("all", total),), breaks)


def test_ranks_follow_totals_then_tie_breaks_and_are_shared_where_nothing_differs() -> None:
    scores = ranked([_score(0, 15, -9), _score(1, 17, -20), _score(2, 15, -8), _score(3, 15, -9)])
    assert [score.rank for score in scores] == [3, 1, 2, 3]


def test_options_are_filled_with_their_defaults_and_foreign_ones_refused() -> None:
    rules = ToyRules({})
    assert start(rules, GameConfig(2, 1)).rounds == 2
    assert start(rules, GameConfig(2, 1, {"rounds": 1})).rounds == 1
    for options, complaint in (({"rounds": 7}, r"rounds=7; it takes \(2, 1\)"), ({"x": 1}, "no such option")):
        with pytest.raises(RulesError, match=complaint):
            start(rules, GameConfig(2, 1, options))
    with pytest.raises(RulesError, match="4 players; it takes 2, 3"):
        start(rules, GameConfig(4, 1))


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (b"", r"t\.csv: the first line must be id,n$"),
        (b"n,id\n", r"t\.csv: the first line must be id,n$"),
        (b"id,n\na,1\nb\n", r"t\.csv, line 3: 1 cells where 2 are needed$"),
        (b"id,n\na,1,2\n", r"t\.csv, line 2: 3 cells where 2 are needed$"),
        (b"id,n\na,one\n", r"t\.csv, line 2, column n: 'one' does not fit$"),
        (b"id,n\n\xff,1\n", r"t\.csv: cannot be read \(.*\); restore the file$"),
        (None, r"t\.csv: cannot be read \(.*\); restore the file$"),
    ],
)
def test_a_damaged_table_names_file_line_and_column(
    tmp_path: Path, source: bytes | None, complaint: str
) -> None:
    path = tmp_path / "t.csv"
    if source is not None:
        path.write_bytes(source)
    with pytest.raises(RulesError, match=complaint):
        read_table(path, {"id": str, "n": int})


def test_a_table_is_read_cell_by_cell(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(b'id,n\r\na,1\r\n"b,c",-2\r\n')
    assert read_table(path, {"id": str, "n": int}) == [{"id": "a", "n": 1}, {"id": "b,c", "n": -2}]
