"""A map with one of everything, all of it called by one word, and what comes of reading it."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import quoteattr

import pytest

from game.maps.error import MapError
from game.maps.tmx import TiledMap, load_map

SET = (
    '<tileset firstgid="1" name="set" tilewidth="8" tileheight="8" tilecount="2" columns="2">'
    '<image source="a.png"/><tile id="1" type={word}>'
    '<properties><property name="p" value={word}/></properties></tile></tileset>'
)
LAYERS = (
    '<group><layer name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer>'
    '<imagelayer name="sky"/></group>'
    '<objectgroup name={word}><object id="1" name={word} type={word} x="0" y="0">'
    "<properties><property name={word} value={word}/></properties></object></objectgroup>"
)
HEAD = '<map orientation="orthogonal" width="2" height="1" tilewidth="8" tileheight="8" infinite="0">'


def read(folder: Path, text: str | bytes) -> TiledMap:
    """The map of this text; the picture ``a.png`` lies in ``folder``."""
    path = folder / "map.tmx"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return load_map(path)


def refused(folder: Path, text: str | bytes) -> list[MapError]:
    """All that is wrong with the map of this text."""
    with pytest.raises(MapError) as caught:
        read(folder, text)
    return list(caught.value.faults)


def called(word: str) -> str:
    """The map, in which everything is called ``word``."""
    entities = {char: f"&#{ord(char)};" for char in "\n\r\t"}
    return f"{HEAD}{SET}{LAYERS}</map>".replace("{word}", quoteattr(word, entities))
