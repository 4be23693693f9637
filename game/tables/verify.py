"""Whether a map can be played on: what ``--check-map`` asks of every map there is.

A board is read as its title reads it, and then played on: a random game by the fewest and by the most players
to its end. A table map must have every panel and every slot that its title's pieces lie in.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from game.maps import layout
from game.maps.error import refuse
from game.maps.layout import zone_of
from game.maps.places import TableLayout
from game.maps.tmx import MapError, TiledMap, load_map
from game.rules.kernel.files import read_bounded
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, play, start
from game.tables.registry import TITLES, find_title

MOST_ACTIONS = 5000
"""More than any game takes by players who do anything."""
SOUND = "sound.json"
"""Beside the maps that ship: their fingerprints, written by ``make approve``."""
_LARGEST = 10_000
_GLANCE = 20
"""After so many actions one looks where all pieces lie."""
_LAYERS = re.compile(r"board|(seats|opened|folded)-\d+|zone-.+")
"""The layers of a table map that hold a zone with its slots."""


def verify(path: Path) -> str:
    """Read a map as its title does, and play on it; returns the title.

    Raises:
        MapError: the map is wrong, or it does not say which title it is for; with all faults that were found.
    """
    source = load_map(path)
    if any(layer.startswith("seats-") for layer in source.objects):
        return _verify_table(source)
    named = source.properties.get("title", "")
    readers = {id: reader for id in TITLES if (reader := find_title(id).board)}
    if named not in readers:
        wrong = f"its property title is {named!r}" if named else "it has no property title"
        raise MapError(path, wrong, f"set it to {' or '.join(readers)} in Map > Map Properties")
    title = str(named)
    refuse(_unplayable(path, title, readers[title](path)))
    return title


def verify_title(title: str) -> None:
    """Check the maps of ``title``, once for each state of their files: what is run before a match.

    Those that ship were checked when the program was made.

    Raises:
        MapError: one of them is wrong.
    """
    for name in (f"{title}.tmx", f"{title}_table.tmx"):
        path = layout.MAPS / name
        if path.is_file() and fingerprint(path) != _sound_ones(layout.MAPS).get(name):
            state = path.stat()
            _verified(path, state.st_mtime_ns, state.st_size)


def fingerprint(path: Path) -> str:
    """That of a map and of the tileset beside it."""
    files = [path, *path.parent.glob(f"{path.stem}.tsx")]
    return sha256(b"".join(each.read_bytes() for each in files)).hexdigest()


def _sound_ones(folder: Path) -> Mapping[str, object]:
    """The fingerprints of the maps of a folder that were checked when the program was made."""
    with suppress(OSError, ValueError, RecursionError):
        found = json.loads(read_bounded(folder / SOUND, _LARGEST))
        return found if isinstance(found, dict) else {}
    return {}


@cache
def _verified(path: Path, changed: int, size: int) -> str:
    return verify(path)


def _unplayable(path: Path, title: str, rules: AnyRules) -> Iterator[MapError]:
    """What goes wrong in a random game by the fewest and by the most players."""
    for players in sorted({rules.info.seats[0], rules.info.seats[-1]}):
        try:
            lost = _play(title, rules, players)
        except Exception as error:  # whatever a board lacks, the rules stumble over it
            wrong = f"a game by {players} cannot be played on it ({type(error).__name__}: {error})"
            yield MapError(path, wrong, "compare it with the map that ships")
            continue
        for slot in sorted(lost):
            yield MapError(path, f"{slot} has no place", "draw it, or give it its name back")


def _play(title: str, rules: AnyRules, players: int) -> set[str]:
    """Play to the end; returns the slots of pieces that the table has no place for.

    Raises:
        ValueError: the game does not end, or an invariant is violated.
    """
    entry = find_title(title)
    table, known = entry.table(rules), _Slots(entry.layout(rules), players)
    rng, lost = Rng(players), set[str]()
    state, actions = start(rules, GameConfig(players, players)), 0
    while decisions := rules.decisions(state):
        if actions % _GLANCE == 0:
            places = table.placements(rules.view(state, None)).values()
            lost |= {place.slot for place in places if place.slot not in known}
        play(rules, state, rng.pick(rng.pick(decisions).actions))
        actions += 1
        if actions > MOST_ACTIONS:
            raise ValueError("it does not end")
    for violation in rules.invariants(state):
        raise ValueError(violation)
    return lost


class _Slots:
    """The slots of a table: those that are drawn, for every seat, and those that follow from others."""

    def __init__(self, layout: TableLayout, players: int) -> None:
        self._layout = layout
        zones = (layout.board, *layout.zones.values())
        panels = (layout.seats, layout.opened, layout.folded)
        drawn = {
            slot for zone in (*zones, *(z for kind in panels for z in kind.values())) for slot in zone.slots
        }
        self._drawn = {slot.replace("*", str(seat)) for slot in drawn for seat in range(players)}

    def __contains__(self, slot: object) -> bool:
        return slot in self._drawn or self._layout.locate(str(slot)) is not None


def _verify_table(source: TiledMap) -> str:
    """Whether a table map has every panel and slot of its title's; returns the title."""
    stem = source.path.stem.removesuffix("_table")
    title = str(source.properties.get("title", stem))
    if title not in TITLES:
        remedy = f"set its property title to {' or '.join(TITLES)} in Map > Map Properties"
        raise MapError(source.path, f"{title} is no title", remedy)
    rules = find_title(title).rules({})
    refuse(_faults_of_table(source, title, rules))
    return title


def _faults_of_table(source: TiledMap, title: str, rules: AnyRules) -> Iterator[MapError]:
    for players in rules.info.seats:
        layer = f"seats-{players}"
        if layer not in source.objects:
            yield MapError(source.path, f"there is no panel for {players} players", f"draw a layer {layer}")
    for layer in filter(_LAYERS.fullmatch, source.objects):
        try:
            zone_of(source, layer)
        except MapError as error:
            yield from error.faults
    shipped = _shipped(title)
    if shipped.resolve() == source.path.resolve():
        yield from _unplayable(source.path, title, rules)
    else:
        yield from _missing(source, load_map(shipped))


def _missing(source: TiledMap, shipped: TiledMap) -> Iterator[MapError]:
    """The slots of the map that ships which another map of the table does not have."""
    for layer, things in shipped.objects.items():
        found = {thing.name for thing in source.objects.get(layer, ())}
        for name in sorted({thing.name for thing in things} - found):
            yield MapError(
                source.path, f"{name} is missing", "draw it, or give it its name back", layer=layer
            )


def _shipped(title: str) -> Path:
    """The table map of a title as it ships."""
    own = layout.MAPS / f"{title}_table.tmx"
    return own if own.exists() else layout.MAPS / f"{title}.tmx"
