"""The cells of a tile layer, however they are stored."""

from __future__ import annotations

import base64
import re
import struct
import zlib
from xml.etree.ElementTree import Element

_WINDOW = {"zlib": zlib.MAX_WBITS, "gzip": 16 + zlib.MAX_WBITS}
_TILE = re.compile(r"\s*\d{1,10}\s*", re.ASCII)
_HIGHEST = (1 << 32) - 1
_NUMBER = (1 << 28) - 1
"""The bits above say how a tile is turned."""


def read_cells(data: Element, most: int) -> list[int] | None:
    """The tile numbers of a layer; None if they are stored in a way that this program does not read.

    Args:
        data: the element that holds them: as CSV, as Base64 that may be compressed, or an element each.
        most: no layer of the map has more cells.

    Raises:
        ValueError: they are damaged, or unpack to far more.
    """
    encoding, compression = data.get("encoding", ""), data.get("compression", "")
    text = (data.text or "").strip()
    if not encoding and not compression:
        cells = [_tile(tile.get("gid", "0")) for tile in data.findall("tile")]
    elif encoding == "csv" and not compression:
        cells = [_tile(word) for word in text.split(",")]
    elif encoding == "base64" and compression in ("", *_WINDOW):
        cells = _packed(text, compression, most)
    else:
        return None
    return [cell & _NUMBER for cell in cells]


def _tile(word: str) -> int:
    if not _TILE.fullmatch(word) or int(word) > _HIGHEST:
        raise ValueError("a cell is no tile number")
    return int(word)


def _packed(text: str, compression: str, most: int) -> list[int]:
    data = base64.b64decode("".join(text.split()), validate=True)
    if compression:
        data = _unpacked(data, _WINDOW[compression], 4 * most)
    if len(data) % 4:
        raise ValueError("a part of a cell is missing")
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def _unpacked(packed: bytes, window: int, most: int) -> bytes:
    """A small file may unpack to gigabytes: not more than ``most`` bytes are made of it."""
    stream = zlib.decompressobj(window)
    try:
        data = stream.decompress(packed, most + 1)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if len(data) > most:
        raise ValueError("there are more cells than the map has")
    if not stream.eof:
        raise ValueError("the end is missing")
    return data
