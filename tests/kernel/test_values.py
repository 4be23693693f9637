"""States are cloned, written, read and fingerprinted from their field list alone."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.kernel.values import clone, digest, from_plain, to_plain


@dataclass(frozen=True, slots=True)
class Coin:
    """Frozen: may be shared between copies."""

    worth: int


@dataclass(slots=True)
class Waiting:
    """A frame."""

    seat: int


@dataclass(slots=True)
class Bidding:
    """Another frame."""

    seats: list[int]
    high: int | None = None


@dataclass(slots=True)
class Position:
    """Every kind of field that a state may have."""

    number: int
    word: str
    flag: bool
    maybe: str | None
    coins: list[Coin]
    rows: list[list[str]]
    purse: dict[str, int]
    piles: dict[str, list[int]]
    pair: tuple[int, str]
    many: tuple[int, ...]
    stack: list[Waiting | Bidding] = field(default_factory=list)
    top: Waiting | None = None


def _position() -> Position:
    return Position(
        number=-3,
        word="گوهر",
        flag=True,
        maybe=None,
        coins=[Coin(1), Coin(2)],
        rows=[["a"], []],
        purse={"red": 2},
        piles={"x": [1, 2]},
        pair=(4, "four"),
        many=(1, 2, 3),
        stack=[Waiting(0), Bidding([1, 2], 5), Bidding([])],
        top=Waiting(1),
    )


def test_a_position_survives_json() -> None:
    position = _position()
    read = from_plain(Position, json.loads(json.dumps(to_plain(position))))
    assert read == position and digest(read) == digest(position)
    assert [type(frame) for frame in read.stack] == [Waiting, Bidding, Bidding]
    assert isinstance(read.pair, tuple) and isinstance(read.many, tuple)


def test_a_clone_is_equal_and_independent() -> None:
    position = _position()
    copy = clone(position)
    assert copy == position
    copy.coins.append(Coin(9))
    copy.rows[0].append("b")
    copy.purse["red"] = 7
    copy.piles["x"].append(3)
    frame = copy.stack[1]
    assert isinstance(frame, Bidding)
    frame.seats.append(8)
    assert copy.top is not None
    copy.top.seat = 5
    assert position == _position()


def test_frozen_parts_are_shared() -> None:
    position = _position()
    assert clone(position).coins[0] is position.coins[0]


def test_the_digest_is_pinned_and_sees_every_field() -> None:
    assert digest(_position()) == "8e686992bbae473a"
    changes: list[Any] = [
        ("number", 0),
        ("word", ""),
        ("flag", False),
        ("maybe", "x"),
        ("coins", []),
        ("rows", []),
    ]
    changes += [("purse", {}), ("piles", {}), ("pair", (4, "")), ("many", ()), ("stack", []), ("top", None)]
    seen = {digest(_position())}
    for name, value in changes:
        position = _position()
        setattr(position, name, value)
        seen.add(digest(position))
    assert len(seen) == len(changes) + 1


def test_the_order_of_a_dict_does_not_matter_to_the_digest() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"number": "3"}, r"^Position\.number: '3' is not a int"),
        ({"number": True}, r"^Position\.number: True is not a int"),
        ({"flag": 1}, r"^Position\.flag: 1 is not a bool"),
        ({"maybe": 3}, r"^Position\.maybe: 3 fits none of"),
        ({"coins": [{"_is": "Coin", "worth": 1.5}]}, r"^Position\.coins\[0\]\.worth: 1.5 is not a int"),
        ({"coins": [{"_is": "Coin"}]}, r"^Position\.coins\[0\]: fields \['_is'\] where Coin has"),
        ({"coins": [{"_is": "Waiting", "worth": 1}]}, r"^Position\.coins\[0\]: fields"),
        ({"coins": {}}, r"^Position\.coins: \{\} is not a list"),
        ({"rows": [[], [3]]}, r"^Position\.rows\[1\]\[0\]: 3 is not a str"),
        ({"purse": {"red": None}}, r"^Position\.purse\.red: None is not a int"),
        ({"pair": [1]}, r"^Position\.pair: \[1\] is not a tuple"),
        ({"stack": [{"_is": "Nothing"}]}, r"^Position\.stack\[0\]: .* fits none of"),
        ({"top": []}, r"^Position\.top: \[\] fits none of"),
        ({"extra": 1}, r"^Position: fields .*extra"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(change: dict[str, Any], complaint: str) -> None:
    plain = {**to_plain(_position()), **change}
    with pytest.raises(ValueError, match=complaint):
        from_plain(Position, plain)


def test_what_is_no_state_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be part of a game state"):
        to_plain({"when": object()})


_LEAF = st.none() | st.booleans() | st.integers() | st.text(max_size=3)
_PLAIN = st.recursive(
    _LEAF,
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from([*Position.__slots__, "_is", "worth", "seat"]), inner, max_size=4),
    max_leaves=12,
)


@given(_PLAIN)
def test_reading_any_json_gives_a_value_or_a_value_error(plain: Any) -> None:
    for hint in (Position, Coin, Waiting):
        try:
            from_plain(hint, plain)
        except ValueError:
            continue


@given(st.sampled_from(Position.__slots__), _PLAIN)
def test_reading_a_damaged_field_gives_a_value_or_a_value_error(name: str, plain: Any) -> None:
    whole = {**to_plain(_position()), name: plain}
    with suppress(ValueError):
        assert to_plain(from_plain(Position, whole)) == whole


@given(st.recursive(_LEAF, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=2), inner)))
def test_plain_values_clone_to_equal_ones(value: Any) -> None:
    assert clone(value) == value
