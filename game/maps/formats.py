"""What the bytes of a file are: the text of a map, or something else that is told by its name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from game.maps.error import MapError

_PACKED: Mapping[bytes, str] = {
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "zip",
    b"BZh": "bzip2",
    b"\xfd7zXZ": "xz",
    b"7z\xbc\xaf": "7z",
    b"Rar!": "rar",
    b"(\xb5/\xfd": "zstd",
}
"""How files begin that hold others."""
_OTHER: Mapping[bytes, str] = {
    b"{": "JSON",
    b"[": "JSON",
    b"return": "Lua",
    b"(function": "JavaScript",
}
"""How maps begin that Tiled writes in another format."""
_PAGES = (b"<!doctype html", b"<html")
_MARKS: Mapping[bytes, str] = {
    b"\xff\xfe\0\0": "utf-32",
    b"\0\0\xfe\xff": "utf-32",
    b"\xef\xbb\xbf": "utf-8-sig",
    b"\xff\xfe": "utf-16",
    b"\xfe\xff": "utf-16",
    b"<\0": "utf-16-le",
    b"\0<": "utf-16-be",
}
"""How text begins in other encodings than plain UTF-8; the longest marks come first."""
_NAMES: Mapping[str, frozenset[str]] = {
    "utf-8": frozenset({"utf-8", "utf8"}),
    "utf-8-sig": frozenset({"utf-8", "utf8"}),
    "utf-16": frozenset({"utf-16"}),
    "utf-16-le": frozenset({"utf-16", "utf-16le"}),
    "utf-16-be": frozenset({"utf-16", "utf-16be"}),
}
"""What a text in each encoding that is read may say of it, if it says anything."""
_ASCII = ("ascii", "us-ascii")
_DECLARED = re.compile(r"<\?xml\b[^?<>]{0,200}?\bencoding\s{0,20}=\s{0,20}[\"']([^\"'<>]{0,100})[\"']")
_TYPE = re.compile(r"""<!DOCTYPE\s{1,20}\w{1,20}\s{1,20}SYSTEM\s{1,20}["'][^"'<>\[\]]{0,200}["']\s{0,20}>""")
"""The document type that old versions wrote; it says where rules lie, and declares nothing itself."""
_HEAD = 1000
"""In so many bytes stands what a text says of its encoding."""
_SAVE_AS = "open it in Tiled, choose File > Save As and the type {}"
_TYPES = {"map": "Tiled map files (*.tmx)", "tileset": "Tiled tileset files (*.tsx)"}
_AGAIN = "save it again from Tiled, which writes UTF-8"


def decoded(path: Path, raw: bytes, tag: str) -> str:
    """The text of a map (``tag`` is "map") or a tileset.

    Raises:
        MapError: it is no text, none that a map is written in, or not in the encoding that it names.
    """
    start = raw.removeprefix(b"\xef\xbb\xbf").lstrip()
    if not start:
        raise MapError(path, "is empty", f"give the path of a {tag}")
    if how := _beginning(raw, _PACKED):
        raise MapError(path, f"is packed ({how})", "unpack it first")
    if how := _beginning(start, _OTHER):
        raise MapError(path, f"is written in {how}, not in XML", _SAVE_AS.format(_TYPES[tag]))
    if start[:_HEAD].lower().startswith(_PAGES):
        raise MapError(path, "is a web page", f"download the {tag} itself")
    codec = _beginning(raw, _MARKS) or "utf-8"
    _check_declared(path, raw, codec)
    try:
        text = raw.decode(codec)
    except UnicodeDecodeError as fault:
        raise MapError(path, f"is not written in {_shown(codec)}", _AGAIN) from fault
    text = _TYPE.sub("", text, count=1)
    if "<!DOCTYPE" in text:
        raise MapError(path, "has a document type (<!DOCTYPE)", "save it again from Tiled")
    return text


def glimpsed(raw: bytes) -> str:
    """The text of a file as far as it is one, whatever it says of itself."""
    return raw.decode(_beginning(raw, _MARKS) or "utf-8", "ignore")


def _check_declared(path: Path, raw: bytes, codec: str) -> None:
    """XML may say what it is written in; every reader knows UTF-8 and UTF-16 only."""
    found = _DECLARED.match(raw[:_HEAD].decode(codec, "replace"))
    said = found[1] if found else ""
    known = _NAMES.get(codec, frozenset())
    if not known:
        raise MapError(path, f"is written in {_shown(codec)}", _AGAIN)
    if not said or said.lower() in known or (said.lower() in _ASCII and raw.isascii()):
        return
    if any(said.lower() in names for names in _NAMES.values()) or said.lower() in _ASCII:
        raise MapError(path, f"says that it is written in {said}, which is not so", _AGAIN)
    raise MapError(path, f"says that it is written in {said}, which is not read", _AGAIN)


def _beginning(raw: bytes, known: Mapping[bytes, str]) -> str:
    return next((name for mark, name in known.items() if raw.startswith(mark)), "")


def _shown(codec: str) -> str:
    return codec.removesuffix("-sig").upper()
