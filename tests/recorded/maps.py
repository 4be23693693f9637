"""The fingerprints of the maps that ship, which no match checks again: ``make approve`` writes them."""

from __future__ import annotations

import json

from game.maps.layout import MAPS
from game.tables.verify import SOUND, fingerprint, verify

PATH = MAPS / SOUND


def found() -> str:
    """Every sound map of the folder with its fingerprint."""
    paths = [path for path in sorted(MAPS.glob("*.tmx")) if verify(path)]
    return json.dumps({path.name: fingerprint(path) for path in paths}, indent=1) + "\n"


if __name__ == "__main__":
    PATH.write_text(found(), encoding="utf-8")
