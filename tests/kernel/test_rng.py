"""The random numbers are pinned: a record of today must replay on every machine and every Python."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.kernel.rng import Rng, ScriptedRng


def test_the_sequence_is_that_of_splitmix64() -> None:
    """The reference values that the author of the generator publishes for this seed."""
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_shuffle_is_pinned() -> None:
    rng, items = Rng(2024), list(range(10))
    rng.shuffle(items)
    assert (items, [rng.below(6) for _ in range(8)]) == (
        [9, 0, 6, 3, 4, 2, 5, 7, 8, 1],
        [1, 5, 5, 3, 1, 3, 5, 3],
    )


def test_the_state_describes_the_stream_entirely() -> None:
    rng = Rng(99)
    rng.next()
    again = Rng(rng.state)
    assert [rng.below(100) for _ in range(20)] == [again.below(100) for _ in range(20)]


@given(st.integers())
def test_any_number_is_a_seed(seed: int) -> None:
    assert 0 <= Rng(seed).state < 1 << 64
    assert 0 <= Rng(seed).below(7) < 7


@given(st.integers(0, 1 << 64), st.lists(st.integers(), max_size=12))
def test_a_shuffle_keeps_what_is_shuffled(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_number_and_every_order_is_equally_likely() -> None:
    rng = Rng(5)
    faces = Counter(rng.below(6) for _ in range(12000))
    assert all(1850 < faces[face] < 2150 for face in range(6))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6 and all(880 < count < 1120 for count in orders.values())


@pytest.mark.parametrize("bound", [0, -3])
def test_a_bound_must_be_positive(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(bound)


def test_scripted_numbers_come_in_order_and_run_out_loudly() -> None:
    rng = ScriptedRng(2, 0, 5)
    assert [rng.below(6), rng.pick(["a", "b"])] == [2, "a"]
    with pytest.raises(ValueError, match="no number below 3"):
        rng.below(3)
    assert rng.below(6) == 5
    with pytest.raises(ValueError, match="no number"):
        rng.below(6)
