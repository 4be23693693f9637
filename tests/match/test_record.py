"""Records that were cut, edited or never ours: a clear message, the file kept, what is good rescued."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.lang.catalogue import Catalogue
from game.match.journal import FileJournal
from game.match.record import RecordError, read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo
from game.rules.kernel.values import digest
from game.rules.splendor.rules import SplendorRules

CREATED = "2026-01-01T00:00:00+00:00"
RULES = SplendorRules()


@cache
def _good() -> bytes:
    """A finished match of two, with undo and redo."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        session = Session(RULES, GameConfig(2, 5), [Seat("هانا", 0), Seat("Sam", 1)])
        sitting = Sitting(session, FileJournal.create(path, session, CREATED))
        rng = Rng(5)
        while decisions := session.decisions():
            sitting.act(rng.pick(decisions[0].actions))
            if len(session.log) % 3 == 0 and session.can_undo():
                sitting.undo()
                sitting.redo()
        sitting.close()
        return path.read_bytes()


def _lines() -> list[Any]:
    return [json.loads(line) for line in _good().splitlines()]


def _load(raw: bytes) -> Session:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_bytes(raw)
        try:
            return restore(read_record(path), RULES)
        finally:
            assert path.read_bytes() == raw, "the file is kept as it was"


def _raw(lines: list[Any]) -> bytes:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


def _broken(raw: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        _load(raw)
    for lang in ("en", "fa"):
        catalogue = Catalogue(lang, Path("assets/lang"))
        assert catalogue.say(caught.value.message).strip()
        assert catalogue.missing == set()
    return caught.value


def _edited(change: Callable[[list[Any]], object]) -> RecordError:
    lines = _lines()
    change(lines)
    return _broken(_raw(lines))


def test_a_whole_record_loads() -> None:
    session = _load(_good())
    assert session.over and not session.can_redo()
    assert [seat.name for seat in session.seats] == ["هانا", "Sam"]


def test_a_last_line_that_was_cut_is_the_action_in_flight() -> None:
    end = _good().rfind(b'{"a":')
    session = _load(_good()[: end + 9])
    assert session.log == _load(_good()[:end]).log
    assert not session.over


@pytest.mark.parametrize(
    "raw", [b"", b"\n", b"{}\n", b"hello\n", b"\x00" * 50, b'{"caravanserai":1}\n', b"[1]\n"]
)
def test_a_foreign_file_is_called_foreign(raw: bytes) -> None:
    error = _broken(raw)
    assert error.message.key == "record-foreign" and error.rescued is None


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(RecordError) as caught:
            read_record(path)
        assert caught.value.message.key == "record-unreadable"


def test_a_hole_in_the_middle_rescues_what_came_before() -> None:
    raw = _good().splitlines(keepends=True)
    raw[20] = raw[20][:5] + b"\n"
    error = _broken(b"".join(raw))
    assert error.message.dict() == {"line": 21}
    assert error.rescued is not None
    assert error.rescued.log == _load(b"".join(raw[:20])).log
    assert error.rescued.decisions() and not error.rescued.can_redo()


def test_an_impossible_action_rescues_what_came_before() -> None:
    lines = _lines()
    at = [n for n, line in enumerate(lines) if "a" in line][8]
    lines[at]["a"][1] = "conjure"
    error = _broken(_raw(lines))
    assert error.message.dict() == {"line": at + 1}
    assert error.rescued is not None
    assert error.rescued.log == _load(_raw(lines[:at])).log


def test_a_digest_that_differs_rescues_only_what_an_earlier_digest_confirms() -> None:
    """The actions since then lead elsewhere than they did: which of them is wrong nobody knows."""
    lines = _lines()
    turns = [n for n, line in enumerate(lines) if "digest" in line]
    lines[turns[6]]["digest"] = "0" * 16
    error = _broken(_raw(lines))
    assert error.message.dict() == {"line": turns[6] + 1}
    assert error.rescued is not None
    assert digest(error.rescued.state) == lines[turns[5]]["digest"]


def test_an_edited_action_that_is_legal_too_is_found_by_the_digest() -> None:
    lines = _lines()
    at = next(n for n, line in enumerate(lines) if "a" in line and line["a"][1] == "take")
    other = _load(_raw(lines[:at])).decisions()[0].actions
    lines[at]["a"] = next(a for a in other if a.to_json() != lines[at]["a"]).to_json()
    error = _broken(_raw(lines))
    assert error.message.key == "record-damaged"


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[0]["seats"].append({"name": "Mina", "style": 2}),
        lambda lines: lines[0]["options"].update(cheat=True),
        lambda lines: lines[0]["options"].update(cities=1),
        lambda lines: lines[0]["options"].update(cities=[]),
        lambda lines: lines[1]["state"].update(players=[]),
        lambda lines: lines[1]["state"].update(rng="x"),
        lambda lines: lines[1]["state"].update(bank=[9] * 6),
        lambda lines: lines[1]["state"].update(bank=[]),
        lambda lines: lines[1]["state"].update(stack=[{"_is": "Turn", "seat": 7}]),
        lambda lines: lines[1]["state"].update(stack=[{"_is": "Payment", "seat": 0, "source": "x"}]),
        lambda lines: lines[1]["state"]["market"][0].__setitem__(0, "card.none"),
        lambda lines: lines[1]["state"]["nobles"].clear(),
        lambda lines: lines[1].update(state=None),
        lambda lines: lines[1].update(state={"_is": "State"}),
    ],
)
def test_an_impossible_beginning_is_called_so(change: Callable[[list[Any]], object]) -> None:
    error = _edited(change)
    assert error.message.key == "record-impossible-setup"
    assert error.message.dict()["reason"]


@pytest.mark.parametrize(
    "line",
    [
        {"undo": -1}, {"undo": 99}, {"undo": "1"}, {"a": []}, {"a": [0, "take", ["bank.gold"], 0]},
        {"a": [0, "take", "bank.red", 0]}, {"turn": 0}, {"what": 1}, {}, {"turn": 1, "digest": "x"},
    ],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_damage(line: dict[str, Any]) -> None:
    error = _edited(lambda lines: lines.insert(2, line))
    assert error.message.key == "record-damaged"
    assert error.message.dict() == {"line": 3}
    assert error.rescued is not None and error.rescued.log == []


def test_a_number_that_nobody_could_write_or_reckon_with_is_damage() -> None:
    huge = 10**400
    error = _edited(lambda lines: lines[-1]["end"][0].update(total=huge))
    assert error.message.key == "record-damaged"
    assert _edited(lambda lines: lines[0].update(rules=huge)).message.key == "record-foreign"
    assert _edited(lambda lines: lines[0].update(caravanserai=huge)).message.key == "record-foreign"


def test_the_largest_seed_is_a_number() -> None:
    lines = _lines()
    lines[0]["seed"] = (1 << 64) - 1
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_bytes(_raw(lines))
        assert read_record(path).header.config.seed == (1 << 64) - 1


@pytest.mark.parametrize("count", [0, 13, 5000])
def test_a_table_at_which_nobody_or_a_crowd_sits_makes_the_record_foreign(count: int) -> None:
    crowd = [{"name": "A", "style": 0}] * count
    assert _edited(lambda lines: lines[0].update(seats=crowd)).message.key == "record-foreign"


@pytest.mark.parametrize("seat", [{"name": "A"}, {"style": 0}, {"name": "A", "style": -1}, 3])
def test_a_seat_that_is_none_makes_the_record_foreign(seat: object) -> None:
    error = _edited(lambda lines: lines[0]["seats"].__setitem__(0, seat))
    assert error.message.key == "record-foreign"


@pytest.mark.parametrize("name", ["", " A", "a\0b", "\ud800", "\u200cA", "\u202eA", "x" * 25])
def test_a_name_that_cannot_be_shown_is_said_to_be_none(name: str) -> None:
    lines = _lines()
    lines[0]["seats"][0]["name"] = name
    raw = "".join(json.dumps(line) + "\n" for line in lines).encode()
    assert _broken(raw).message.key == "record-no-name"


class _SameRules(SplendorRules):
    """Splendor as a later version of the program might play it; nothing in these matches is otherwise."""

    info = GameInfo(id="splendor", version=2, seats=(2, 3, 4), minutes=30)


class _LaterRules(_SameRules):
    """The same, but that everything comes out otherwise."""

    def apply(self, state: Any, action: Action, out: Outcome) -> None:
        super().apply(state, action, out)
        out.rng.next()


class _OtherBoard(SplendorRules):
    """Splendor on an edited board."""

    info = GameInfo(id="splendor", version=1, seats=(2, 3, 4), minutes=30, board="edited")


def test_a_record_of_older_rules_is_whole_where_nothing_comes_out_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(_good())
    again = restore(read_record(path), _SameRules())
    assert again.log == restore(read_record(path), RULES).log and again.log


@pytest.mark.parametrize("rules", [_LaterRules(), _OtherBoard()])
def test_other_rules_or_another_board_offer_the_last_whole_position(tmp_path: Path, rules: Any) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(_good())
    with pytest.raises(RecordError) as caught:
        restore(read_record(path), rules)
    assert caught.value.message.key == "record-other-rules"
    rescued = caught.value.rescued
    assert rescued is not None and rescued.decisions() and rescued.log == []
    assert sum(len(player.cards) for player in rescued.state.players) > 0, "not the beginning, but late"


def test_a_record_of_other_rules_without_a_sound_position_rescues_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    lines = [line for line in _lines() if "state" not in line]
    path.write_bytes(_raw(lines))
    with pytest.raises(RecordError) as caught:
        restore(read_record(path), _LaterRules())
    assert caught.value.rescued is None


def test_a_rescued_match_can_be_saved_and_loaded(tmp_path: Path) -> None:
    raw = _good().splitlines(keepends=True)
    raw[30] = b"?\n"
    rescued = _broken(b"".join(raw)).rescued
    assert rescued is not None
    sitting = Sitting(rescued, FileJournal.create(tmp_path / "rescued.jsonl", rescued, CREATED))
    sitting.act(rescued.decisions()[0].actions[0])
    sitting.close()
    loaded = restore(read_record(tmp_path / "rescued.jsonl"), RULES)
    assert loaded.log == rescued.log


def test_a_recovered_position_can_be_saved_and_loaded(tmp_path: Path) -> None:
    """It begins with a position that no seed deals."""
    path = tmp_path / "match.jsonl"
    path.write_bytes(_good())
    with pytest.raises(RecordError) as caught:
        restore(read_record(path), _LaterRules())
    session = caught.value.rescued
    assert session is not None
    sitting = Sitting(session, FileJournal.create(tmp_path / "new.jsonl", session, CREATED))
    sitting.act(session.decisions()[0].actions[-1])
    sitting.close()
    loaded = restore(read_record(tmp_path / "new.jsonl"), _LaterRules())
    assert digest(loaded.state) == digest(session.state)


def test_resuming_drops_the_cut_line_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    cut = _good()[: len(_good()) // 2]
    path.write_bytes(cut)
    record = read_record(path)
    session = restore(record, RULES)
    sitting = Sitting(session, FileJournal.resume(path, record, session))
    sitting.act(session.decisions()[0].actions[0])
    sitting.close()
    again = restore(read_record(path), RULES)
    assert again.log == session.log


def test_the_result_stands_in_the_record() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_bytes(_good())
        result = read_record(path).result
    scores = _load(_good()).scores()
    assert result == [{"seat": s.seat, "total": s.total, "rank": s.rank} for s in scores]


def test_every_action_is_in_the_file_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    session = Session(RULES, GameConfig(2, 5), [Seat("A", 0), Seat("B", 1)])
    sitting = Sitting(session, FileJournal.create(path, session, CREATED))
    for _ in range(12):
        sitting.act(session.decisions()[0].actions[-1])
        assert restore(read_record(path), RULES).log == session.log
    sitting.close()


def _loads_or_says_why(raw: bytes) -> None:
    try:
        _load(raw).decisions()
    except RecordError as error:
        if error.rescued is not None:
            error.rescued.decisions()


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["", "card.B1W1", "Turn", "x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["_is", "seat"]), inner),
    max_leaves=6,
)


def _paths(plain: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [at, *(path for key, value in inner for path in _paths(value, (*at, key)))]


_PLACES = _paths(_lines()[:12])[2:]


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(_PLACES), _JSON)
def test_any_edit_of_values_loads_or_says_why(place: tuple[Any, ...], value: object) -> None:
    lines = _lines()
    *way, last = place
    inside: Any = lines
    for key in way:
        inside = inside[key]
    inside[last] = value
    _loads_or_says_why(_raw(lines))


def test_json_nested_without_end_is_damage() -> None:
    raw = _good().splitlines(keepends=True)
    raw[5] = b"[" * 200_000 + b"\n"
    assert _broken(b"".join(raw)).message.dict() == {"line": 6}
