"""Where things lie, in numbers: how shots of a table share the screen, its places, and all on the screen.

Lines for each shot, number of players and text size: which zones there are, how much room each asks for,
which part of it is seen. For each zone its kinds of places: how many there are, the first and the last box.
And at two moments of a match in each shot the same of the pieces and of what can be pointed at, in pixels.
``python -m tests.recorded.laid`` approves changes that are meant.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.maps.places import Node, Pane, Part, ShotContext, Slot, Split, TableLayout, Tabs
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input.intents import Confirm
from game.ui.scenes.curtain import CurtainScene
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from tests.pictures import blank, unpainted
from tests.recorded.replay import HERE, Replay, matches, recorded
from tests.room import Room

SCALES = (1.0, 1.25, 1.4, 1.5, 2.0)
"""Text sizes: those that can be set, and those between where a table is laid out anew."""
MOST = 2
"""So many of the shots that are alike but for what they are about."""
EYES = (("en", 1.0, (1280, 720), 0.3), ("fa", 2.0, (1920, 1080), 0.7))
"""Language, text size and window, and the part of a match after which the screen is looked at."""
Eye = tuple[str, float, tuple[int, int], float]
Box = Sequence[float]


def approved(title: str) -> Path:
    """The file of the approved lines of a title."""
    return HERE / title / "table.laid"


def lines(title: str) -> list[str]:
    """The lines of a title as they are now, with all the options that matches are played with."""
    replays = [Replay(match) for match in matches(title)]
    kinds = {repr(replay.session.config.options): replay for replay in replays}
    found = dict[str, None]()
    for replay in kinds.values():
        layout, (shots, places) = replay.title.layout(replay.rules), _met(replay)
        found[f"{' '.join(layout.tabbed)}; {' '.join(sorted(layout.read))}"] = None
        for shot in _few(dict.fromkeys((*layout.tabbed, *shots))):
            for players in (replay.rules.info.seats[0], replay.rules.info.seats[-1]):
                for active in (None, players - 1):
                    found.update(dict.fromkeys(_laid(layout, shot, players, active)))
        found.update(dict.fromkeys((*_zones(layout), *_located(layout, places))))
    longest = max(matches(title), key=lambda match: match.stat().st_size)
    return [*found, *(line for eye in EYES for line in _seen(longest, eye))]


def _met(replay: Replay) -> tuple[list[str], set[str]]:
    """The shots that a match comes by, in order, and the places of pieces and choices."""
    shots, places = list[str](), set[str]()
    for step in replay.log:
        decision, view = replay.asked(step)
        picks = (step.action.targets[:depth] for depth in range(len(step.action.targets) + 1))
        shots += (replay.table.shot(view, Choosing(decision).after(*picked)) for picked in picks)
        places |= {place.slot for place in replay.table.placements(view).values()}
        places |= {target for action in decision.actions for target in action.targets}
        replay.sitting.act(step.action)
    return shots, places


def _few(shots: Iterable[str]) -> list[str]:
    """Some of each kind."""
    alike = defaultdict[tuple[str, int], list[str]](list)
    for shot in shots:
        alike[kind_of(shot), shot.count(".")].append(shot)
    return [shot for found in alike.values() for shot in found[:MOST]]


# --- how shots share the screen --------------------------------------------------------------------------


def _laid(layout: TableLayout, shot: str, players: int, active: int | None) -> Iterator[str]:
    """Each different way in which a shot is laid out as the text grows."""
    known = ""
    for scale in SCALES:
        said = _node(layout.shots(ShotContext(shot, players, active, scale)))
        if said != known:
            yield f"{shot} of {players} {active} {scale:.0%}: {said}"
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


# --- places -----------------------------------------------------------------------------------------------


def _zones(layout: TableLayout) -> Iterator[str]:
    panels = {"seats": layout.seats, "opened": layout.opened, "folded": layout.folded}
    numbered = ((f"{kind}-{count}", zone) for kind, of in panels.items() for count, zone in of.items())
    for name, zone in (("board", layout.board), *numbered, *sorted(layout.zones.items())):
        yield f"{name} {_numbers(zone.size)}"
        yield from (f"{name} {said}" for said in _kinds(_boxes(zone.slots.values())))


def _located(layout: TableLayout, places: Iterable[str]) -> Iterator[str]:
    """The places that follow from a position rather than being drawn."""
    yield from _kinds(_boxes(filter(None, map(layout.locate, places))))


def _boxes(slots: Iterable[Slot]) -> dict[str, Box]:
    """Where places lie, and what they are besides: of how many pieces, how far apart, of which corners."""
    return {
        slot.name: (*slot.box, slot.places, slot.gap, *(edge for corner in slot.outline for edge in corner))
        for slot in slots
    }


def _kinds(boxes: dict[str, Box]) -> Iterator[str]:
    """A line for each kind: how many there are, the first and the last of them."""
    kinds = defaultdict[str, list[Box]](list)
    for name, box in sorted(boxes.items()):
        kinds[kind_of(name)].append(box)
    for kind, (first, *more) in sorted(kinds.items()):
        yield f"{kind} x{1 + len(more)} {_numbers(first)}" + (f" … {_numbers(more[-1])}" if more else "")


def _numbers(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:.1f}".removesuffix(".0") for number in numbers)


# --- the screen -------------------------------------------------------------------------------------------


def _seen(match: Path, eye: Eye) -> Iterator[str]:
    """What is on the screen at a moment of a match; what the pictures show is not painted."""
    replay = Replay(match)
    done = int(eye[-1] * len(replay.log))
    for step in replay.log[:done]:
        replay.session.submit(step.action)
    with _services(eye) as services:
        room = Room(services, replay.session, (None,) * len(replay.session.seats))
        yield f"== {eye[0]} {eye[1]:.0%} after {done}"
        yield from dict.fromkeys(_table(room, replay.log[done].action))


def _table(room: Room, action: Action) -> Iterator[str]:
    """Each shot of the table, and each step of an action."""
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))
    for shot in (*room.play.view.layout.tabbed, room.shown.shot):
        room.play.visit(shot)
        yield from _screen(room)
    for target in action.targets:
        if target in room.choosing.choices():
            room.point(target)
            yield from _screen(room)


def _screen(room: Room) -> Iterator[str]:
    pieces = {piece: tuple(rect) for piece, rect in room.stage.pieces()}
    things = {each.id: tuple(each.rect) for each in room.play.focusables()}
    yield from _kinds({**pieces, **things})


@contextmanager
def _services(eye: Eye) -> Iterator[Services]:
    """The program as somebody has set it."""
    language, scale, size, _ = eye
    settings = Settings(language=language, text_scale=scale, volume=0.0, ambience=0.0, animation="off")
    with TemporaryDirectory() as scratch, pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.art.artist.rasterise", blank)
        patch.setattr("game.ui.table.workshop.make_painter", unpainted)
        folders = find_folders(Path(scratch))
        services = make_services(Display(size), settings, SettingsFile(folders.config), folders)
        yield services
        services.hub.close()
        services.sound.close()


if __name__ == "__main__":
    for each in recorded():
        approved(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
