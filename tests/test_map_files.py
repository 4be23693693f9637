"""The files of maps: what they are written in, and how large they are."""

from __future__ import annotations

import bz2
import codecs
import gzip
import io
import lzma
import zipfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from game.maps.source import LARGEST
from tests.small_maps import SET, called, read, refused


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    (folder / "a.png").write_bytes(b"")
    return folder


WRITTEN: dict[str, Callable[[str], bytes]] = {
    "UTF-8": lambda text: text.encode(),
    "UTF-8 with a mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16LE": lambda text: text.encode("utf-16-le"),
    "UTF-16BE": lambda text: text.encode("utf-16-be"),
    "UTF-16 with a mark": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "UTF-32": lambda text: text.encode("utf-32"),
    "windows-1256": lambda text: text.encode("windows-1256"),
}
SAID = ("", "UTF-8", "utf-8", "UTF-16", "UTF-16LE", "US-ASCII", "ISO-8859-1", "windows-1256", "cp037", "x")
TRUE = {
    "UTF-8": {"", "utf-8"},
    "UTF-8 with a mark": {"", "utf-8"},
    "UTF-16LE": {"", "utf-16", "utf-16le"},
    "UTF-16BE": {"", "utf-16"},
    "UTF-16 with a mark": {"", "utf-16"},
}


@pytest.mark.parametrize(("written", "said"), product(WRITTEN, SAID))
def test_a_map_is_read_in_utf_8_and_utf_16_if_that_is_what_it_says(
    folder: Path, written: str, said: str
) -> None:
    encoding = f" encoding='{said}'" if said else ""
    raw = WRITTEN[written](f"<?xml version='1.0'{encoding}?>" + called("کوه\u200cها"))
    if said.lower() in TRUE.get(written, ()):
        assert set(read(folder, raw).objects) == {"کوه\u200cها"}
        return
    (fault,) = refused(folder, raw)
    assert fault.remedy == "save it again from Tiled, which writes UTF-8"
    if written == "UTF-32":
        assert fault.wrong == "is written in UTF-32"
    elif said.lower() in ("", "utf-8") and written == "windows-1256":
        assert fault.wrong == "is not written in UTF-8"
    else:
        assert fault.wrong.startswith(f"says that it is written in {said}, which is not ")


def test_plain_letters_may_be_called_ascii(folder: Path) -> None:
    assert set(read(folder, "<?xml version='1.0' encoding='us-ascii'?>" + called("abc")).objects) == {"abc"}


def zipped(raw: bytes) -> bytes:
    with io.BytesIO() as file:
        with zipfile.ZipFile(file, "w") as archive:
            archive.writestr("map.tmx", raw)
        return file.getvalue()


PACKED: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "bzip2": bz2.compress,
    "xz": lzma.compress,
    "zip": zipped,
}
OTHER = {
    **{
        f"packed by {how}": (pack(called("w").encode()), f"is packed ({how})", "unpack it first")
        for how, pack in PACKED.items()
    },
    "zstd": (b"\x28\xb5\x2f\xfd\x04\x00", "is packed (zstd)", "unpack it first"),
    "JSON": (
        b'\xef\xbb\xbf{ "height":1, "infinite":false }',
        "is written in JSON, not in XML",
        "File > Save As",
    ),
    "Lua": (b"return {\n  version = 1\n}", "is written in Lua, not in XML", "File > Save As"),
    "a page": (b"\n<!DOCTYPE html><html></html>", "is a web page", "download the"),
    "a type": (
        b"<!DOCTYPE map SYSTEM 'a' [<!ENTITY a 'aaaa'>]><map/>",
        "has a document type",
        "save it again from Tiled",
    ),
    "nothing": (b" \n", "is empty", "give the path of a"),
}


@pytest.mark.parametrize("kind", OTHER)
def test_a_file_that_is_something_else_is_told_by_its_name(folder: Path, kind: str) -> None:
    raw, wrong, remedy = OTHER[kind]
    (fault,) = refused(folder, raw)
    assert wrong in fault.wrong and remedy in fault.remedy
    (folder / "other.tsx").write_bytes(raw)
    inside = SET.replace("{word}", '"w"')
    told = called("w").replace(inside, '<tileset firstgid="1" source="other.tsx"/>')
    (fault,) = refused(folder, told)
    assert fault.thing == "tileset other.tsx" and wrong in fault.wrong and remedy in fault.remedy
    assert "*.tsx" in fault.remedy or "*.tmx" not in fault.remedy


@pytest.mark.parametrize("codec", ["utf-8", "utf-16"])
@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (
            "1,2</data>",
            "1," * LARGEST,
            "layer ground: the file has more than 1,000,000 bytes, most of them here",
        ),
        ("</objectgroup>", "<object/>" * LARGEST, "layer کوه: the file has"),
        ("</tileset>", "<tile/>" * LARGEST, "tileset set: the file has"),
        ("<group>", "<group>" + " " * LARGEST, "the file has"),
        ('name="set"', "x" * LARGEST, "has more than 1,000,000 bytes; make it smaller"),
    ],
    ids=["cells", "objects", "tiles", "between", "in the first part"],
)
def test_a_file_that_is_too_large_names_the_part_that_makes_it_so(
    folder: Path, codec: str, old: str, new: str, place: str
) -> None:
    (fault,) = refused(folder, called("کوه").replace(old, new).encode(codec))
    assert f"map.tmx: {place}" in str(fault) or (place in str(fault) and old == "<group>")


def test_a_picture_without_a_file_is_told(folder: Path) -> None:
    (fault,) = refused(folder, called("w").replace('source="a.png"', ""))
    assert str(fault) == "map.tmx: tileset set: it shows a picture without a file; choose one in Tiled"
