"""Named places on the table, and which of them are seen how large, as plain values.

A table consists of zones: parts with slots of their own (the board, a sheet of cards, a player's panel). A
*shot of the table* says which zones are on the screen and how they share it: a tree of panes. A title shows
the zones that a decision needs large, and the rest small or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

KINDS = ("spot", "card", "row", "fan", "sink", "label", "button", "print")
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Slot:
    """A named place: ``box`` is left, top, width, height within its zone.

    Of its ``places`` side by side each leaves a ``gap`` to the next. ``outline`` are the corners of a place
    that is no rectangle (a region, a lot), in the same coordinates.
    """

    name: str
    kind: str
    box: Box
    places: int = 1
    outline: tuple[tuple[float, float], ...] = ()
    gap: float = 0

    def part(self, index: int, among: int = 0) -> Box:
        """The box of one of several pieces lying side by side.

        If there are known to be ``among``, more than there are places, they lie closer; else surplus pieces
        lie over the seams. In a fan they lie in the middle and keep their size: more than there are places
        for lie over one another; without ``among`` it is the fan as a whole.
        """
        if self.kind == "fan":
            return self._fanned(index, among)
        x, y, w, h = self.box
        places = max(self.places, among)
        if self.kind != "row" or places < 2:
            return self.box
        each = w / places
        over = index - places
        step = index if over < 0 else min(over, places - 2) + 0.5
        return (x + each * step, y, each - self.gap, h)

    def _fanned(self, index: int, among: int) -> Box:
        x, y, w, h = self.box
        if not among:
            return self.box
        each, count = w / self.places, max(among, index + 1)
        step = min(each, (w - each) / (count - 1)) if count > 1 else 0.0
        return (x + (w - each - step * (count - 1)) / 2 + index * step, y, each - self.gap, h)


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table: its size and its slots by name."""

    size: tuple[float, float]
    slots: Mapping[str, Slot]


@dataclass(frozen=True, slots=True)
class Pane:
    """A zone on the screen.

    Attributes:
        zone: its name; "seat", "open" and "folded" are the panels by number of players.
        seat: whose panel it is.
        crop: the part of the zone that is shown; None for all of it.
        more: with a crop: so much more is shown round it as there is room for.
        keep: with more: what has to be seen when the part is moved so that its edge cuts nothing printed.
        stretch: it fills its place, its pieces keep their shape; otherwise the zone keeps its shape.
        reads: its places run in reading direction, as those of a player's panel always do.
    """

    zone: str
    seat: int | None = None
    crop: Box | None = None
    stretch: bool = False
    more: bool = False
    keep: Box | None = None
    reads: bool = False


@dataclass(frozen=True, slots=True)
class Tabs:
    """Where the tabs lie that lead to the other shots of the table."""


@dataclass(frozen=True, slots=True)
class Part:
    """A share of a split.

    Attributes:
        node: what lies there.
        weight: its share of what the others leave.
        units: instead of a share, its length in design units.
        hug: instead of a share, as much as its zone needs to be as large as it can be.
        most: of the whole length, for a part that hugs.
    """

    node: Node
    weight: float = 1.0
    units: float = 0.0
    hug: bool = False
    most: float = 1.0


@dataclass(frozen=True, slots=True)
class Split:
    """Parts beside one another in reading direction, or below one another."""

    parts: tuple[Part, ...]
    down: bool = False
    gap: float = 20


Node = Pane | Tabs | Split
NAME = "name.*"
"""The slot of a player's name: a zone that has it is a player's panel."""
OWNER = "owner.*"
"""The slot of a player's symbol in a zone besides that panel."""
TABLE = "table"
"""The shot of a table that has but one."""


@dataclass(frozen=True, slots=True)
class ShotContext:
    """What a shot of the table is laid out for.

    Attributes:
        shot: its name.
        players: how many panels there are.
        active: the seat whose own things lie large.
        scale: text scale, 1.0 to 2.0: at larger text less is shown, and that larger.
        shape: width of the room in relation to its height.
        rtl: the language is read from right to left; players' panels are mirrored by themselves.
        round: people sit on its sides, each with the own things before them.
    """

    shot: str = TABLE
    players: int = 2
    active: int | None = None
    scale: float = 1.0
    shape: float = 2.0
    rtl: bool = False
    round: bool = False


def standard(setting: ShotContext) -> Node:
    """The board with the players' panels beside it, whoever is to act."""
    panels = tuple(panel(seat) for seat in range(setting.players))
    return Split((Part(Pane("board"), hug=True, most=0.66), Part(Split(panels, down=True, gap=14))))


def panel(seat: int, zone: str = "seat") -> Part:
    """The panel of ``seat``, as high as its zone is in relation to the others."""
    return Part(Pane(zone, seat, stretch=True), weight=0.0)


def grown(box: Box, aspect: float, size: tuple[float, float]) -> Box:
    """A box with as much more round it as gives it this ratio of width to height, within a zone's size."""
    x, y, w, h = box
    wide, high = min(max(w, h * aspect), size[0]), min(max(h, w / aspect), size[1])
    left, top = x - (wide - w) / 2, y - (high - h) / 2
    return (min(max(left, 0.0), size[0] - wide), min(max(top, 0.0), size[1] - high), wide, high)


_AIR = 5.0
"""So far the edge of a close-up keeps from what it does not cut, in units of the zone."""


_CLOSER = (1.0, 0.95, 0.9, 0.85)
"""So much of a close-up is seen where that cuts less."""


def unbroken(part: Box, keep: Box, whole: Sequence[Box], size: tuple[float, float]) -> Box:
    """The part of a zone, moved and made less: it shows ``keep`` and cuts as few of ``whole`` as can be."""
    x, y, w, h = part
    least = max(keep[2] / w, keep[3] / h)
    parts = [
        (x + w * (1 - zoom) / 2, y + h * (1 - zoom) / 2, w * zoom, h * zoom)
        for zoom in _CLOSER
        if zoom == 1 or zoom >= least
    ]
    shifted = [_shifted(each, keep, whole, size) for each in parts]
    return min(shifted, key=lambda each: _broken(each, whole, each)[0])


def _shifted(part: Box, keep: Box, whole: Sequence[Box], size: tuple[float, float]) -> Box:
    for axis in (0, 1, 0):
        length = part[axis + 2]
        least, most = max(0.0, keep[axis] + keep[axis + 2] - length), min(keep[axis], size[axis] - length)
        edges = [edge for box in whole for edge in (box[axis] - _AIR, box[axis] + box[axis + 2] + _AIR)]
        starts = (edge - back for edge in edges for back in (0.0, length))
        moved = [_moved(part, axis, start) for start in starts if least <= start <= most]
        part = min((part, *moved), key=partial(_broken, part, whole))
    return part


def _moved(part: Box, axis: int, start: float) -> Box:
    x, y, w, h = part
    return (x, start, w, h) if axis else (start, y, w, h)


def _broken(before: Box, whole: Sequence[Box], part: Box) -> tuple[int, float]:
    """How many boxes a part cuts in two or shows too near its edge, and how far it has been moved."""
    cut = sum(overlaps(box, part) and not is_inside(_aired(box), part) for box in whole)
    return (cut, abs(part[0] - before[0]) + abs(part[1] - before[1]))


def _aired(box: Box) -> Box:
    """A box with nearly the air round it that an edge keeps: sums of lengths are never exact."""
    air = _AIR * 0.99
    return (box[0] - air, box[1] - air, box[2] + 2 * air, box[3] + 2 * air)


def overlaps(box: Box, other: Box) -> bool:
    """Whether two boxes have something in common."""
    return all(
        box[axis] < other[axis] + other[axis + 2] and other[axis] < box[axis] + box[axis + 2]
        for axis in (0, 1)
    )


def is_inside(box: Box, room: Box) -> bool:
    """Whether a box lies in another."""
    x, y, w, h = box
    left, top, width, height = room
    return left <= x and top <= y and x + w <= left + width and y + h <= top + height


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The zones of a table and its shots.

    Attributes:
        board: the places that all share.
        seats: a panel by number of players, the same for every seat; pieces whose slot it lacks are hidden.
        opened: the larger panel of the player to act; where it is missing the panels are all alike.
        folded: the smaller panel of the others; where it is missing they have the usual one.
        zones: further parts of the table by name.
        shots: how the zones share the screen.
        tabbed: the shots that have a tab, in the order of the tabs.
        read: those of them where nothing is ever chosen.
        large: those of them that there are at larger text only, where other shots show less.
        folds: the kinds of places that some panels fold away at larger text: the tabs of shots that show
            them say so.
        locate: finds slots of the board that are too many to list (every place of a building).
    """

    board: Zone
    seats: Mapping[int, Zone]
    opened: Mapping[int, Zone] = field(default_factory=dict)
    folded: Mapping[int, Zone] = field(default_factory=dict)
    zones: Mapping[str, Zone] = field(default_factory=dict)
    shots: Callable[[ShotContext], Node] = standard
    tabbed: tuple[str, ...] = ()
    read: frozenset[str] = frozenset()
    large: frozenset[str] = frozenset()
    folds: frozenset[str] = frozenset()
    locate: Callable[[str], Slot | None] = field(default=lambda name: None)

    def tabs(self, scale: float) -> tuple[str, ...]:
        """The shots that have a tab at this text scale."""
        return tuple(view for view in self.tabbed if scale > 1 or view not in self.large)

    def held(self, node: Node, players: int, also: frozenset[str] = frozenset()) -> Iterator[str]:
        """The slots in a shot's sheets, of players' panels only these kinds; of a crop those within it."""
        match node:
            case Split(parts=parts):
                for part in parts:
                    yield from self.held(part.node, players, also)
            case Pane(zone=zone):
                slots, seat = self.zone(zone, players).slots, "" if node.seat is None else str(node.seat)
                for name, slot in slots.items():
                    counts = NAME not in slots or name.partition(".")[0] in also
                    if counts and (node.crop is None or is_inside(slot.box, node.crop)):
                        yield name.replace("*", seat)

    def zone(self, name: str, players: int) -> Zone:
        """A zone by the name that panes give it.

        Raises:
            KeyError: there is no such zone.
        """
        usual = self.seats.get(players)
        panels = {"seat": usual, "open": self.opened.get(players, usual)}
        panels["folded"] = self.folded.get(players, usual)
        found = self.board if name == "board" else panels.get(name) or self.zones.get(name)
        if found is None:
            raise KeyError(name)
        return found
