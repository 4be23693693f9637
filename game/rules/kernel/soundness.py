"""What the invariants of every title ask of a position that comes from a file: lengths, ids, numbers."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Sized

from game.rules.kernel.quoting import quoted

_RNG_BITS = 64


def first_violations(*kinds: Iterable[str]) -> Iterator[str]:
    """The violations of the first of these ``kinds`` that has any; generators after it are not asked.

    So each kind of invariant may rely on those before it: ids on shapes, the flow of play on ids.
    """
    for kind in kinds:
        found = list(kind)
        if found:
            yield from found
            return


def sized(where: str, items: Sized, *lengths: int) -> Iterator[str]:
    """A complaint if ``items`` has none of the ``lengths``."""
    if len(items) not in lengths:
        yield f"{where}: {len(items)} instead of {' or '.join(map(str, lengths))}"


def known(where: str, found: Iterable[str], names: Container[str]) -> Iterator[str]:
    """A complaint for each of ``found`` that does not exist."""
    for name in found:
        if name not in names:
            yield f"{where}: there is no {quoted(name)}"


def exactly(where: str, found: Collection[str], names: Collection[str]) -> Iterator[str]:
    """A complaint if ``found`` are not just these ``names``, each once."""
    if sorted(found) != sorted(names):
        yield f"{where}: not those of the game"


def distinct(where: str, found: Collection[object]) -> Iterator[str]:
    """A complaint if one of ``found`` is there twice."""
    if len(set(found)) != len(found):
        yield f"{where}: something is doubled"


def in_range(where: str, number: int, low: int, high: int) -> Iterator[str]:
    """A complaint if ``number`` is not from ``low`` to ``high``."""
    if not low <= number <= high:
        yield f"{where}: {quoted(number)} is not from {low} to {high}"


def random_number(number: int) -> Iterator[str]:
    """A complaint if ``number`` cannot stand for the randomness still to come."""
    yield from in_range("rng", number, 0, (1 << _RNG_BITS) - 1)
