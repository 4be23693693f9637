"""The attributes in which Tiled writes numbers that this program does not need.

A word in one of them was not written by Tiled: the file is damaged, or was edited by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.maps.values import count, decimal, flag, whole

Reader = Callable[[str], float]

_LAYER: Mapping[str, Reader] = {
    "id": count,
    **dict.fromkeys(("visible", "locked"), flag),
    **dict.fromkeys(("opacity", "parallaxx", "parallaxy", "x", "y"), decimal),
}
NUMBERS: Mapping[str, Mapping[str, Reader]] = {
    "map": {
        **dict.fromkeys(("nextlayerid", "nextobjectid", "hexsidelength"), count),
        **dict.fromkeys(("compressionlevel", "skewx", "skewy"), whole),
        **dict.fromkeys(("parallaxoriginx", "parallaxoriginy"), decimal),
    },
    **dict.fromkeys(("group", "imagelayer", "layer", "objectgroup"), _LAYER),
    "object": {"visible": flag, "opacity": decimal},
    "tileset": dict.fromkeys(("spacing", "margin"), count),
    "tile": {"probability": decimal, **dict.fromkeys(("x", "y", "width", "height"), whole)},
}
"""What reads each, by the element that bears it."""
