"""How the scenes of every table share the screen, in numbers, and where their places lie.

Lines for each scene, number of players and text size: which zones there are, how much room each asks for,
which part of it is seen. And for each zone its kinds of places: how many there are, and the sums of their
boxes. ``python -m tests.recorded.laid`` approves changes that are meant.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.maps.places import Node, Pane, Part, Setting, Slot, Split, TableLayout, Tabs, Zone
from game.rules.kernel.ids import kind_of
from game.tables.registry import TITLES, find_title
from tests.recorded.whole import Told, matches

HERE = Path(__file__).parent
SCALES = (1.0, 1.25, 1.4, 1.5, 2.0)
"""Text sizes: those that can be set, and those between where a table is laid out anew."""
MOST = 3
"""So many of the scenes that are alike but for what they are about."""


def approved(title: str) -> Path:
    """The file of the approved lines of a title."""
    return HERE / title / "scenes.laid"


def lines(title: str) -> list[str]:
    """The lines of a title as they are now, with all the options that matches are played with."""
    told = [Told(match) for match in matches(title)]
    kinds = {repr(match.options): match for match in told}
    found = dict[str, None]()
    for match in kinds.values():
        layout, (scenes, places) = find_title(title).layout(match.rules), _met(match)
        found[f"{' '.join(layout.views)}; {' '.join(sorted(layout.read))}"] = None
        for scene in _few(dict.fromkeys((*layout.views, *scenes))):
            for players in (match.rules.info.seats[0], match.rules.info.seats[-1]):
                for active in (None, 0, players - 1):
                    found.update(dict.fromkeys(_laid(layout, scene, players, active)))
        found.update(dict.fromkeys((*_zones(layout), *_located(layout, places))))
    return list(found)


def _met(match: Told) -> tuple[list[str], set[str]]:
    """The scenes that a match comes by, in order, and the places of pieces and choices."""
    scenes, places = list[str](), set[str]()
    for view, decision, step in match.steps():
        picks = (step.action.targets[:depth] for depth in range(len(step.action.targets) + 1))
        scenes += (match.table.scene(view, decision, picked) for picked in picks)
        places |= {place.slot for place in match.table.placements(view).values()}
        places |= {target for action in decision.actions for target in action.targets}
    return scenes, places


def _few(scenes: Iterable[str]) -> list[str]:
    """Some of each kind."""
    alike = defaultdict[tuple[str, int], list[str]](list)
    for scene in scenes:
        alike[kind_of(scene), scene.count(".")].append(scene)
    return [scene for found in alike.values() for scene in found[:MOST]]


def _laid(layout: TableLayout, scene: str, players: int, active: int | None) -> Iterator[str]:
    """Each different way in which a scene is laid out as the text grows."""
    known = ""
    for scale in SCALES:
        said = _node(layout.scenes(Setting(scene, players, active, scale)))
        if said != known:
            yield f"{scene} of {players} {active} {scale:.0%}: {said}"
        known = said


def _node(node: Node) -> str:
    match node:
        case Pane(zone, seat, crop, stretch=stretch, more=more, reads=reads):
            part = "" if crop is None else f"[{_numbers(crop)}]"
            marks = "~" * stretch + "+" * more + ">" * reads
            return f"{zone}{'' if seat is None else f'.{seat}'}{part}{marks}"
        case Tabs():
            return "tabs"
        case Split(parts, down, gap):
            between = f" {'/' if down else '|'}{gap:g} "
            return f"({between.join(map(_part, parts))})"


def _part(part: Part) -> str:
    most = f"^{part.most:g}" if part.hug else ""
    units = f"!{part.units:g}" if part.units else ""
    weight = f"={part.weight:g}" if part.weight != 1 else ""
    return f"{_node(part.node)}{most}{units}{weight}"


def _zones(layout: TableLayout) -> Iterator[str]:
    panels = {"seats": layout.seats, "opened": layout.opened, "folded": layout.folded}
    numbered = ((f"{kind}-{count}", zone) for kind, of in panels.items() for count, zone in of.items())
    for name, zone in (("board", layout.board), *numbered, *sorted(layout.zones.items())):
        yield f"{name} {_numbers(zone.size)}"
        yield from _kinds(name, zone)


def _kinds(name: str, zone: Zone) -> Iterator[str]:
    kinds = defaultdict[str, list[Slot]](list)
    for slot in zone.slots.values():
        kinds[kind_of(slot.name)].append(slot)
    yield from (f"{name} {kind} {_sum(slots)}" for kind, slots in sorted(kinds.items()))


def _sum(slots: Iterable[Slot]) -> str:
    """How many places there are and what their boxes sum up to, a little more for each as it comes later."""
    weighed = list(enumerate(sorted(slots, key=lambda slot: slot.name), start=1))
    box = [sum(at * slot.box[side] for at, slot in weighed) for side in range(4)]
    corners = sum(x + 2 * y for _, slot in weighed for x, y in slot.outline)
    places = sum(slot.places + slot.gap for _, slot in weighed)
    return f"x{len(weighed)} {_numbers(box)} {corners:.0f} {places:g}"


def _located(layout: TableLayout, places: Iterable[str]) -> Iterator[str]:
    """The places that follow from a position rather than being drawn."""
    found = defaultdict[str, list[Slot]](list)
    for slot in filter(None, map(layout.locate, places)):
        found[kind_of(slot.name)].append(slot)
    yield from (f"{kind} {_sum(slots)}" for kind, slots in sorted(found.items()))


def _numbers(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:.1f}".removesuffix(".0") for number in numbers)


def approve() -> None:
    """Write the lines of all titles anew."""
    for title in TITLES:
        approved(title).write_text("\n".join(lines(title)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    approve()
