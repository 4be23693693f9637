"""Ways to damage a file that know what it is made of.

Every wound takes its chances from a ``random.Random`` with a seed, so that each can be repeated.
"""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

WORDS = (
    *(
        "",
        " ",
        "0",
        "-1",
        "1",
        "2",
        "7",
        "19",
        "nan",
        "inf",
        "-inf",
        "1e400",
        "1e9",
        "-0.0",
        "1_0",
        "²",
        "٣",
        "0x10",
    ),
    *(
        "9" * 12,
        "9" * 5000,
        "true",
        "None",
        "x",
        "lot.x",
        "region.",
        "region.x.y",
        "*",
        "a.b.c",
        "zone",
        "\u202eabc",
    ),
    *(
        "a\nb",
        "\u200c",
        "نیم\u200cفاصله",
        "\ufeff",
        "é" * 1000,
        "../../x.tsx",
        "/dev/zero",
        "%s",
        "{0}",
        "single",
        "csv",
        "gzip",
        "zlib",
    ),
)
"""Words for any attribute: none of them is right everywhere, most nowhere."""
_DIGITS = 1000
"""A number with more of them may be too large even to be damaged."""
KEYS = (
    "template",
    "gid",
    "rotation",
    "offsetx",
    "source",
    "encoding",
    "compression",
    "infinite",
    "orientation",
    "nextobjectid",
    "visible",
    "class",
)
TAGS = (
    "group",
    "objectgroup",
    "layer",
    "ellipse",
    "capsule",
    "text",
    "polygon",
    "polyline",
    "point",
    "chunk",
    "tileset",
    "x",
)
Dice = Random


def damaged_map(raw: bytes, dice: Dice) -> bytes:
    """A map with one to four wounds."""
    if dice.random() < 0.15:
        return damaged_bytes(raw, dice)
    root = ElementTree.fromstring(raw)
    for _ in range(dice.randint(1, 4)):
        dice.choice(_MAP_WOUNDS)(root, dice)
    raw = ElementTree.tostring(root, encoding="utf-8")
    return _nested(raw, dice) if dice.random() < 0.05 else raw


def damaged_bytes(raw: bytes, dice: Dice) -> bytes:
    """A file that was cut, overwritten, or is written in another encoding."""
    at, length = dice.randrange(len(raw) + 1), dice.choice((1, 1, 3, 40))
    wounds: tuple[Callable[[], bytes], ...] = (
        lambda: raw[:at],
        lambda: raw[:at] + dice.randbytes(length) + raw[at:],
        lambda: raw[:at] + dice.randbytes(length) + raw[at + length :],
        lambda: raw[:at] + raw[at + length :],
        lambda: raw[:at] + b"\0" + raw[at:],
        lambda: raw[:at] + raw,
        lambda: raw.decode().encode(dice.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7"))),
        lambda: raw.replace(
            b'encoding="UTF-8"', dice.choice((b'encoding="cp037"', b'encoding="UTF-16"', b'encoding="x"'))
        ),
        lambda: raw.replace(b"?>", b'?><!DOCTYPE map [<!ENTITY a "aaaa">]>', 1),
        lambda: b"",
    )
    return dice.choice(wounds)()


def _nodes(root: Element) -> list[Element]:
    return list(root.iter())


def _change(root: Element, dice: Dice) -> None:
    """An attribute gets another value."""
    node = dice.choice([node for node in _nodes(root) if node.attrib])
    key = dice.choice(sorted(node.attrib))
    node.set(key, _other(node.get(key, ""), dice))


def _other(value: str, dice: Dice) -> str:
    if dice.random() < 0.3 and value.isascii() and value.isdigit() and len(value) < _DIGITS:
        return str(int(value) * dice.choice((-1, 2, 10, 1000)) + dice.randint(-2, 2))
    return dice.choice(WORDS)


def _drop(root: Element, dice: Dice) -> None:
    """An attribute goes."""
    node = dice.choice([node for node in _nodes(root) if node.attrib])
    del node.attrib[dice.choice(sorted(node.attrib))]


def _add(root: Element, dice: Dice) -> None:
    """An attribute comes, which may belong elsewhere."""
    dice.choice(_nodes(root)).set(dice.choice(KEYS), dice.choice(WORDS))


def _remove(root: Element, dice: Dice) -> None:
    """An element goes, with all that is in it."""
    parent = dice.choice([node for node in _nodes(root) if len(node)])
    parent.remove(dice.choice(list(parent)))


def _double(root: Element, dice: Dice) -> None:
    """An element is there twice, or a hundred times."""
    parent = dice.choice([node for node in _nodes(root) if len(node)])
    parent.extend([dice.choice(list(parent))] * dice.choice((1, 1, 100)))


def _move(root: Element, dice: Dice) -> None:
    """An element goes into another."""
    parent = dice.choice([node for node in _nodes(root) if len(node)])
    child = dice.choice(list(parent))
    inside = set(child.iter())
    parent.remove(child)
    dice.choice([node for node in _nodes(root) if node not in inside]).append(child)


def _rename(root: Element, dice: Dice) -> None:
    """An element becomes another."""
    dice.choice(_nodes(root)).tag = dice.choice(TAGS)


def _nested(raw: bytes, dice: Dice) -> bytes:
    """Layers in groups in groups."""
    depth = dice.choice((1, 5, 15, 3000))
    tag = dice.choice((b"layer", b"objectgroup"))
    opened = raw.replace(b"<" + tag, b"<group>" * depth + b"<" + tag, 1)
    return opened.replace(b"</" + tag + b">", b"</" + tag + b">" + b"</group>" * depth, 1)


def _outline(root: Element, dice: Dice) -> None:
    """A polygon has other corners: none, too many, one number, words, crossing sides."""
    outlines = [node for node in _nodes(root) if node.get("points")]
    if not outlines:
        return _change(root, dice)
    node = dice.choice(outlines)
    points = node.get("points", "").split()
    at = dice.randrange(len(points))
    changed: list[str] = dice.choice(
        (
            [],
            ["0,0"],
            points[:at],
            points[::-1],
            [*points[:at], dice.choice(WORDS) or "x", *points[at:]],
            [*points[:at], f"{dice.choice(WORDS)},{dice.choice(WORDS)}", *points[at:]],
            [*points[:at], "1,2,3", *points[at:]],
            dice.sample(points, len(points)),
            points * dice.choice((2, 400)),
            ["0,0"] * len(points),
        )
    )
    return node.set("points", " ".join(changed))


def _cells(root: Element, dice: Dice) -> None:
    """A tile layer is stored otherwise: packed, cut short, a bomb, other tiles."""
    layers = [node for node in _nodes(root) if node.tag == "data"]
    if not layers:
        return _change(root, dice)
    node = dice.choice(layers)
    cells = [int(cell) if cell.strip().isdecimal() else 0 for cell in (node.text or "0").split(",")]
    cells[dice.randrange(len(cells))] = dice.choice((0, 1, 9, 500, 1 << 31, (1 << 32) - 1))
    data = b"".join(cell.to_bytes(4, "little") for cell in cells)
    pack: Callable[[bytes], bytes]
    name, pack = dice.choice((("zlib", zlib.compress), ("gzip", gzip.compress), ("", bytes)))
    packed = dice.choice(
        (pack(data), pack(data)[:-5], pack(data * 2), pack(bytes(3_000_000)), data, pack(b""))
    )
    node.attrib.clear()
    node.set("encoding", "base64")
    node.set("compression", name)
    node.text = base64.b64encode(packed).decode()
    if dice.random() < 0.3:
        node.attrib["encoding"] = "csv"
        node.text = ",".join(map(str, cells)) + dice.choice(("", ",", ",x", ",-1", ",²", ",," * 3))
    return None


def _size(root: Element, dice: Dice) -> None:
    """The map, or a layer, has another size."""
    node = dice.choice([root, *(node for node in _nodes(root) if node.tag in ("layer", "tileset"))])
    size = dice.choice(("width", "height", "tilewidth", "tileheight", "tilecount", "firstgid", "columns"))
    node.set(size, dice.choice((*WORDS, "200", "201", "6000", "1000000000")))


def _property(root: Element, dice: Dice) -> None:
    """A custom property of another type or value."""
    entries = [node for node in _nodes(root) if node.tag == "property"]
    if not entries:
        return _change(root, dice)
    node = dice.choice(entries)
    node.set(
        "type",
        dice.choice(("string", "int", "float", "bool", "color", "file", "object", "class", "list", "x", "")),
    )
    if dice.random() < 0.7:
        node.set("value", dice.choice(WORDS))
    return None


_MAP_WOUNDS: tuple[Callable[[Element, Dice], None], ...] = (
    *(_change, _change, _change, _drop, _add, _remove, _double, _move, _rename),
    *(_outline, _outline, _cells, _size, _property),
)


# --- JSON ---------------------------------------------------------------------------------------------------

VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2,
        7,
        99,
        10**6,
        1 << 64,
        10**400,
        -(10**30),
        0.5,
        float("nan"),
        float("inf"),
    ),
    *(
        "",
        "x",
        "card.none",
        "seat:99",
        "Turn",
        "\u200c",
        "\u202ex",
        "a\0b",
        "\ud800",
        "9" * 5000,
        "é" * 20_000,
    ),
    *([], {}, [[]], [0], [None], {"_is": "Turn"}, {"_is": "x"}, {"name": "A", "style": 0}),
)


def damaged_json(plain: Any, dice: Dice) -> Any:
    """A JSON value with another value somewhere in it: changed, gone, doubled, grown, out of order."""
    ways = list(_ways(plain))
    if not ways:
        return dice.choice(VALUES)
    inside, key = dice.choice(ways)
    value = inside[key]
    wound = dice.random()
    if wound < 0.5:
        inside[key] = deepcopy(dice.choice(VALUES))
    elif wound < 0.6:
        del inside[key]
    elif isinstance(value, list) and value:
        longer = (value * 2, [*value, value[0]], value * 50)
        inside[key] = dice.choice((value[:-1], value[::-1], *longer, [*value[1:], value[0]]))
    elif isinstance(value, int) and not isinstance(value, bool):
        inside[key] = value + dice.choice((-100, -1, 1, 2, 1000))
    else:
        other, place = dice.choice(ways)
        inside[key] = deepcopy(other[place])
    return plain


def _ways(plain: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value, as the container and the key or index in it."""
    found: list[tuple[Any, Any]] = []
    waiting = [plain]
    while waiting:
        inside = waiting.pop()
        keys = inside.keys() if isinstance(inside, dict) else range(len(inside))
        for key in keys:
            found.append((inside, key))
            if isinstance(inside[key], dict | list):
                waiting.append(inside[key])
    return found


def encoded(plain: Any) -> bytes:
    """JSON as a file may hold it, with halves of surrogate pairs and numbers without end."""
    return json.dumps(plain, ensure_ascii=True).encode()
