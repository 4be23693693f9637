"""How the things on the table stand to the open choice: lifted, in a rim, or behind others of their kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from game.rules.kernel.ids import kind_of
from game.tables.table import Place
from game.ui.focus import Focusable
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.stage.tones import SLIGHT, STRONG, Tone

_FEW = 3
"""Fewer than one in so many of a kind are few: then a rim tells them, and the others step back strongly."""
_ALONE = 6
"""Where no more than so many things may be chosen in all, each has a rim: else they would be looked for."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A piece or place that is seen.

    Attributes:
        kind: the first word of its id.
        slot: where it lies.
        seat: the player's panel that it lies on, if any.
        bare: a place without a picture, of which nothing can be lifted.
        ground: it is part of a printed board, and other things stand on it.
        bright: it is only looked at, or pale.
    """

    kind: str
    slot: str = ""
    seat: int | None = None
    bare: bool = False
    ground: bool = False
    bright: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """What the open choice does to the look of things.

    Attributes:
        raised: they are lifted, with a shadow.
        rimmed: they have a rim.
        back: they step back.
        shaded: places of a printed board that step back a little.
    """

    raised: frozenset[str] = frozenset()
    rimmed: frozenset[str] = frozenset()
    back: Mapping[str, Tone] = field(default_factory=lambda: MappingProxyType({}))
    shaded: frozenset[str] = frozenset()


NONE = Standing()
"""Nothing is to be chosen."""


def stand(things: Mapping[str, Thing], chosen: Collection[str]) -> Standing:
    """How things stand while some may be chosen, or are picked.

    * What may be chosen is lifted. It has a rim where few of its kind may be chosen, where few things may be
      chosen in all, and where it has no picture.
    * Of places of which some have a picture none has a rim for want of one: what lies there is lifted.
    * The others of its kind on the board, or on the same panel, step back, strongly where few may be chosen;
      places of a printed board hardly do.
    * Other kinds, and what is only looked at, stay as they are.
    """
    open_to = {id: things[id] for id in chosen if id in things}
    all_of, of = Counter(each.kind for each in things.values()), Counter(e.kind for e in open_to.values())
    few, alone = {kind for kind, number in of.items() if number * _FEW < all_of[kind]}, len(open_to) <= _ALONE
    pictured = {each.kind for each in open_to.values() if not each.bare}
    lies_in = {each.slot: id for id, each in things.items() if not each.bare}
    bare = {id: each.kind for id, each in open_to.items() if each.bare}
    covered = {id: lies_in[id] for id, kind in bare.items() if kind in pictured and id in lies_in}
    flat = {id for id, each in open_to.items() if each.ground} | bare.keys() - covered.keys()
    raised = frozenset(covered.get(id, id) for id in open_to.keys() - flat)
    told = {id for id, each in open_to.items() if alone or each.kind in few}
    rimmed = frozenset(told | bare.keys() - covered.keys())
    beside = {(each.kind, each.seat) for each in open_to.values()}
    others = {
        id: each
        for id, each in things.items()
        if (each.kind, each.seat) in beside and not (each.bright or {id, each.slot}.intersection(chosen))
    }
    back = {id: STRONG if each.kind in few else SLIGHT for id, each in others.items() if not each.ground}
    return Standing(raised, rimmed, back, frozenset(others.keys() - back.keys()))


def things_on(
    placements: Mapping[str, Place],
    seen: Callable[[str, Place], bool],
    arrangement: Arrangement,
    chosen: Collection[str],
) -> dict[str, Thing]:
    """The things on a table: pieces that are ``seen``, and of empty places those like the ``chosen`` ones."""

    def thing(name: str, slot: str, *, bare: bool = False, bright: bool = False) -> Thing:
        ground = bool(arrangement.outline(slot))
        return Thing(kind_of(name), slot, arrangement.seat_of(slot), bare, ground, bright)

    pieces = {piece: at for piece, at in placements.items() if seen(piece, at)}
    bare = frozenset(slot for slot in chosen if slot not in placements and arrangement.rect(slot))
    own = {piece for piece in pieces.keys() & chosen if pieces[piece].slot == piece}
    places = [
        Focusable(slot, rect, arrangement.outline(slot))
        for slot in (*bare, *own)
        if (rect := arrangement.rect(slot))
    ]

    def belongs(at: Place) -> bool:
        """Whether a piece that is no ground lies in a place that may be chosen: it is a part of that."""
        rect = arrangement.rect(at.slot, at.index, at.among)
        if rect is None or arrangement.outline(at.slot):
            return False
        return any(place.contains(rect.center) for place in places)

    things = {
        piece: thing(piece, at.slot, bright=at.bright or at.pale or belongs(at))
        for piece, at in pieces.items()
    }
    kinds, held = set(map(kind_of, bare)), {each.slot for each in things.values()}
    alike = [slot for slot in arrangement.slots if kind_of(slot) in kinds and slot not in held]
    empty = (slot for slot in (*bare, *alike) if arrangement.rect(slot))
    return things | {slot: thing(slot, slot, bare=True) for slot in empty}
