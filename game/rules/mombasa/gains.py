"""The two little phrases of the component tables: what a book asks for and what something brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.rules.kernel.text import Text, listed, text
from game.rules.mombasa.board import COMPANIES

GOODS = ("coffee", "banana", "cotton")
NEEDS = (*GOODS, "expansion", "any", "staff")
"""A good, expansion points, any one good, a diamond merchant or bookkeeper (rulebook: icons)."""

PLAIN_GAINS = ("pounds", "diamonds", "points", "posts", "start", "buy", "discard")
BONUS_TILES = ("goods", "bookkeeper", "merchant", "expansion")
MOST = 99
"""More than anything brings, pays or counts in one go."""
_OF: dict[str, Callable[[str], bool]] = {
    "steps": COMPANIES.__contains__,
    "goods": GOODS.__contains__,
    "discard": GOODS.__contains__,
    "tile": BONUS_TILES.__contains__,
    "others": lambda of: len(of) == 2,
}
_NAMES = ("company", "good", "tile")
"""What a message may call that of which a gain is."""
_NOTHING = text("mombasa-nothing")


@dataclass(frozen=True, slots=True)
class Need:
    """At least ``amount`` of ``kind`` must lie face up."""

    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class Gain:
    """Something that a region, book, tile or bonus space brings.

    Attributes:
        kind: ``pounds``, ``diamonds`` (steps), ``points`` (bookkeeping), ``posts`` (to remove), ``start``
            (the marker), ``buy`` (a display card, for its price and ``amount``), ``discard`` (a hand card
            for its red box and ``amount``), ``steps`` (on the track of ``of``), ``others`` (steps on every
            track but ``of``), ``tile`` (reserve it), ``goods`` (total of ``of`` and ``amount`` in pounds).
        amount: how much.
        of: a company, good, tile or track, where the kind asks for one; of ``discard`` the only good allowed.
    """

    kind: str
    amount: int
    of: str = ""


def read_needs(cell: str) -> tuple[Need, ...]:
    """``coffee=3;any=3`` as needs. Raises ValueError for anything else."""
    needs = tuple(Need(kind, amount) for kind, amount in _phrases(cell))
    distinct = len({need.kind for need in needs}) == len(needs)
    if not distinct or any(need.kind not in NEEDS or need.amount < 1 for need in needs):
        raise ValueError(cell)
    return needs


def read_gains(cell: str) -> tuple[Gain, ...]:
    """``steps.cairo=4;posts=1`` as gains. Raises ValueError for anything else."""
    return tuple(_gain(kind, amount) for kind, amount in _phrases(cell))


def said_needs(needs: Iterable[Need]) -> Text:
    """What a book asks for, as a message."""
    said = [text("mombasa-need", kind=need.kind, amount=need.amount) for need in needs]
    return listed(said, _NOTHING)


def said_gains(gains: Iterable[Gain], key: str = "mombasa-gain") -> Text:
    """What something brings, as a message; each by that of this ``key``."""
    said = [text(key, kind=gain.kind, amount=gain.amount, **dict.fromkeys(_NAMES, gain.of)) for gain in gains]
    return listed(said, _NOTHING)


def _phrases(cell: str) -> list[tuple[str, int]]:
    pairs = (phrase.split("=") for phrase in cell.split(";") if phrase)
    return [(kind, int(amount)) for kind, amount in pairs]


def _gain(word: str, amount: int) -> Gain:
    kind, _, of = word.partition(".")
    gain = Gain(kind, amount, of)
    if not is_sound(gain):
        raise ValueError(word)
    return gain


def is_sound(gain: Gain) -> bool:
    """Whether something of the game can bring this."""
    if gain.kind not in (_OF if gain.of else PLAIN_GAINS) or (gain.of and not _OF[gain.kind](gain.of)):
        return False
    return (-1 if gain.kind == "goods" else 0) <= gain.amount <= MOST
