"""New York 1901: the pictures of the rules help and the legend, and what lies on the lid of its box."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.ids import spell
from game.tables.newyork1901.looks import LOCKED, NOBODY, UPRIGHT, owned
from game.tables.table import Picture


def _upright(*pieces: str) -> tuple[Picture, ...]:
    return tuple(Picture(piece, look=UPRIGHT) for piece in pieces)


HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": _upright("legendary.woolworth", "building.0.g6", "building.1.s4"),
    "turn": ("landcard.red.2.1", "worker.0.1", *_upright("building.0.b6")),
    "expand": ("landcard.green.2.1", "landcard.yellow.3.1", "worker.1.1"),
    "build": _upright("building.0.b5", "building.0.s5", "building.0.g3"),
    "generation": _upright("building.0.b3", "building.0.s3", "building.0.g2", "legendary.singer"),
    "demolish": _upright("building.0.start", "building.0.s1", "building.0.g1"),
    "workers": ("worker.0.1", "worker.1.1"),
    "actions": ("action.0.market_shift", "action.0.land_grab", "action.0.construction_boom"),
    "end": ("unbuilt.0", "deck.land"),
    "score": ("streetcard.broadway", "streetcard.wall", "challenge.gold_tycoon"),
}
SIGNS: Mapping[str, str | Picture] = {
    "worker": "worker.0.1",
    "estate": Picture("estate.0", count=5, shape=1.6),
    "unbuilt": Picture("unbuilt.0", count=18, shape=1.6),
    "open": Picture("generation.0.bronze", count=2, shape=4.5),
    "locked": Picture("generation.0.silver", look=spell(LOCKED, 6), shape=4.5),
    "spent": Picture("spent.0.b1", look=UPRIGHT),
    "points": Picture("building.0.b5", look=UPRIGHT),
    "medal": Picture("medal.wall", look=owned(0)),
    "nobody": Picture("medal.wall", look=NOBODY),
    "shift": "action.0.market_shift",
    "grab": "action.0.land_grab",
    "boom": "action.0.construction_boom",
}
