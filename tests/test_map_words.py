"""The words and numbers in maps: what is read, and what is told of those that are not."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.maps.attributes import NUMBERS
from game.maps.error import MapError
from game.maps.notes import AGAIN
from game.rules.kernel.lines import LONGEST
from game.rules.kernel.quoting import quoted
from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import read_table
from tests.budget import examples
from tests.small_maps import called, read, refused

TOLD = (
    "tileset set, tile 1: its type",
    "tileset set, tile 1: its property p",
    "layer {word}: its name",
    "layer {word}, object {word}: its name",
    "layer {word}, object {word}: its type",
    "layer {word}, object {word}: its name",
    "layer {word}, object {word}: its property",
)
"""Where everything is that is called by a word, in the order in which it is found wrong."""


LETTERS = st.sampled_from([*"abZ9۵٣یکهآباهئ", "بُ", "क्", "é"])
SPACES = [chr(code) for code in range(0x3001) if unicodedata.category(chr(code)) == "Zs"]
UNSEEN = [
    *(chr(code) for code in (*range(1, 32), *range(0x7F, 0xA0)) if chr(code) in "\t\n\r" or code >= 0x7F),
    *"\xad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202e\u2060\u2066\ufeff\ue000\ufdd0\U000e0041",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    (folder / "a.png").write_bytes(b"")
    return folder


@examples(200)
@given(st.lists(LETTERS, min_size=2, max_size=9), st.sampled_from(["\u200c", "\u200d", *SPACES]))
def test_what_joins_or_parts_two_letters_belongs_to_a_word(
    folder: Path, letters: list[str], sign: str
) -> None:
    word = sign.join(letters)
    found = read(folder, called(word))
    (thing,) = found.objects_of(word)
    assert (thing.name, thing.kind, thing.properties) == (word, word, {word: word})
    tile = found.layer("ground").cells[0][1]
    assert tile is not None and (tile.kind, tile.properties) == (word, {"p": word})
    table = folder / "table.csv"
    table.write_text(f"word\n{word}\n", encoding="utf-8")
    assert read_table(table, {"word": str}) == [{"word": word}]


@pytest.mark.parametrize("char", UNSEEN, ids=lambda char: f"U+{ord(char):04X}")
def test_a_character_that_cannot_be_seen_is_named_wherever_it_stands(folder: Path, char: str) -> None:
    for word in (f"a{char}b", char, f"ی{char}"):
        told = refused(folder, called(word))
        assert all(f"U+{ord(char):04X}" in str(fault) and str(LONGEST) in fault.remedy for fault in told)
        for fault, place in zip(told, TOLD, strict=True):
            assert str(fault).startswith(f"map.tmx: {place.replace('{word}', quoted(word))} ")


@pytest.mark.parametrize("word", ["\u200cb", "a\u200c", "a \u200cb", "a\u200c\u200cb", "(\u200d)", "\u200c"])
def test_a_joiner_that_joins_nothing_is_named(folder: Path, word: str) -> None:
    sign = next(char for char in word if char in "\u200c\u200d")
    assert all(f"U+{ord(sign):04X}" in fault.wrong for fault in refused(folder, called(word)))
    table = folder / "table.csv"
    table.write_text(f"word\n{word}\n", encoding="utf-8")
    with pytest.raises(
        RulesError, match=rf"line 2, column word: .* does not fit: it holds U\+{ord(sign):04X}"
    ):
        read_table(table, {"word": str})


def test_a_word_has_one_line_of_two_hundred_letters_at_most(folder: Path) -> None:
    read(folder, called("n" * LONGEST))
    for word, wrong in (
        ("n" * (LONGEST + 1), "has 201 letters, more than 200"),
        ("a\nb", "has more than one line"),
    ):
        for fault in refused(folder, called(word)):
            assert wrong in fault.wrong and fault.remedy.startswith(
                f"write it in one line of at most {LONGEST}"
            )


def test_a_wrong_property_names_its_tile_however_long_the_tileset_is_called(folder: Path) -> None:
    long = called("w").replace('name="set"', f'name="{"s" * LONGEST}"')
    (fault,) = refused(folder, long.replace('"p" value="w"', '"p" type="int" value="w"'))
    assert fault.thing.endswith(", tile 1") and ", tile 1: its property p is no int: 'w'; " in str(fault)


@pytest.mark.parametrize(("tag", "key"), [(tag, key) for tag, keys in NUMBERS.items() for key in keys])
def test_a_word_where_tiled_writes_a_number_is_told(folder: Path, tag: str, key: str) -> None:
    before, after = re.split(rf"(?<=<{tag})(?=[ >/])", called("w").replace(' x="0" y="0"', ""), maxsplit=1)
    for good in ("0", "1"):
        read(folder, f'{before} {key}="{good}"{after}')
    for bad in ("x", "nan", "", "1e400", "9" * 30):
        (fault,) = refused(folder, f'{before} {key}="{bad}"{after}')
        assert fault.wrong.startswith(f"its {key} is ") and fault.remedy == AGAIN


@pytest.mark.parametrize(
    ("old", "place"),
    [
        ('firstgid="1"', "tileset set: its firstgid is "),
        ('tilecount="2"', "tileset set: its tilecount is "),
        ('<tile id="1"', "tileset set, tile x: its id is "),
        ('<object id="1"', "layer w, object w: its id is "),
        (' x="0"', "layer w, object w: its x is "),
        ('infinite="0"', "its infinite is "),
    ],
)
def test_a_word_in_place_of_a_number_that_is_needed_is_told_once(folder: Path, old: str, place: str) -> None:
    new = re.sub(r'"\d"', '"x"', old)
    (fault,) = refused(folder, called("w").replace(old, new))
    assert str(fault).startswith(f"map.tmx: {place}") and str(fault).endswith(f": 'x'; {AGAIN}")


@pytest.mark.parametrize("size", ["width", "height"])
@pytest.mark.parametrize("value", [None, "", "nan", "3", "0", "-1", "2.0", "²"])
def test_a_layer_is_as_large_as_its_map_and_says_so(folder: Path, size: str, value: str | None) -> None:
    right = {"width": "2", "height": "1"}[size]
    old = 'name="ground" width="2" height="1"'
    said = "" if value is None else f'{size}="{value}"'
    (fault,) = refused(folder, called("w").replace(old, old.replace(f'{size}="{right}"', said)))
    told = "missing" if value is None else f"'{value}'"
    assert fault.layer == "ground" and fault.wrong == f"its {size} is {told} where the map has {right}"
    assert fault.remedy == f"set it to {right}"


@pytest.mark.parametrize(
    ("kind", "value"), [("bool", "true"), ("float", "2.0"), ("string", "2"), ("int", "1")]
)
def test_only_a_whole_number_is_taken_for_one(folder: Path, kind: str, value: str) -> None:
    told = called("w").replace('name="w" value="w"', f'name="count" type="{kind}" value="{value}"')
    found = read(folder, told)
    (thing,) = found.objects_of("w")
    with pytest.raises(
        MapError, match="layer w, object w: its count is .*; set the int property count to 2 or"
    ):
        found.whole(thing, "count", least=2)
    if kind == "int":
        assert found.whole(thing, "count", least=1) == 1
    assert found.whole(thing, "other", least=1, usual=3) == 3
    with pytest.raises(
        MapError, match="the property other is missing; set the int property other to 0 or more"
    ):
        found.whole(thing, "other", least=0)
