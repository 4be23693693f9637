"""Every wrong map of New York 1901 gets one clear error; an edited map plays."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.maps.tmx import MapError
from game.rules.kernel.rules import GameConfig, start
from game.tables.newyork1901.lots import MAP, newyork_rules, read_lots
from game.tables.verify import verify

G01 = 'name="lot.g01" type="lot" x="64" y="64" width="192" height="64"/>'
STREETS, PARKS, LANDMARKS, DISTRICTS = "streets", "parks", "landmarks", "districts"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the shipped map with its tileset, to be edited."""
    for name in ("newyork1901.tmx", "newyork1901.tsx"):
        shutil.copy(MAP.parent / name, tmp_path / name)
    shutil.copytree(MAP.parent / "tiles", tmp_path / "tiles")
    return tmp_path / "newyork1901.tmx"


def replace(path: Path, old: str, new: str) -> None:
    source = path.read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{old!r} is there {source.count(old)} times"
    path.write_text(source.replace(old, new), encoding="utf-8")


def paint(path: Path, layer: str, column: int, row: int, tile: int) -> None:
    """Draw a tile, as the editor would."""
    source = path.read_text(encoding="utf-8")
    found = re.search(rf'name="{layer}".*?<data encoding="csv">\n(.*?)</data>', source, re.DOTALL)
    assert found
    rows = [line.rstrip(",").split(",") for line in found[1].strip().splitlines()]
    rows[row][column] = str(tile)
    text = ",\n".join(",".join(cells) for cells in rows) + "\n"
    path.write_text(source[: found.start(1)] + text + source[found.end(1) :], encoding="utf-8")


def wrong(path: Path, *parts: str) -> None:
    """Reading the map fails, and the message has all these parts."""
    with pytest.raises(MapError) as caught:
        read_lots(path)
    message = str(caught.value)
    assert message.startswith("newyork1901.tmx: ") and "; " in message and "\n" not in message
    for part in parts:
        assert part in message, message


def test_the_shipped_map_is_the_board() -> None:
    grid = read_lots(MAP)
    assert (grid.columns, grid.rows) == (19, 17)
    assert sum(lot.starter for lot in grid.lots) == 5
    assert len(grid.parks) == 12 and len(grid.landmarks) == 4
    assert sorted(set(grid.streets.values())) == [
        "",
        "broadway",
        "cedar",
        "nassau_broad",
        "pine_thames",
        "wall",
    ]


def test_an_edited_map_plays_on_the_edited_board(copy: Path) -> None:
    replace(copy, 'name="lot.y12" type="lot"', 'name="lot.corner" type="lot"')
    rules = newyork_rules(copy)
    assert rules.info.board != newyork_rules().info.board
    state = start(rules, GameConfig(3, 1))
    assert not list(rules.invariants(state))
    assert "lot.corner" in {lot.id for lot in rules.sites.grid.lots}


def test_the_names_of_streets_belong_to_the_boards_fingerprint(copy: Path) -> None:
    paint(copy, STREETS, 1, 4, 3)
    assert read_lots(copy).streets[1, 4] == ""
    assert read_lots(copy).digest != read_lots(MAP).digest


def test_looks_do_not_change_the_boards_fingerprint(copy: Path) -> None:
    replace(copy, 'opacity="0.85"', 'opacity="0.5"')
    assert read_lots(copy).digest == read_lots(MAP).digest


def test_a_lot_of_four_squares(copy: Path) -> None:
    replace(copy, 'type="lot" x="64" y="64" width="192"', 'type="lot" x="64" y="64" width="256"')
    wrong(copy, "layer lots", "object lot.g01", "4 squares", "two or three")


def test_a_lot_of_one_square(copy: Path) -> None:
    replace(copy, 'type="lot" x="64" y="64" width="192"', 'type="lot" x="64" y="64" width="64"')
    wrong(copy, "object lot.g01", "1 squares")


@pytest.mark.parametrize(
    ("shape", "told"),
    [
        ("polygon points='0,0 64,0 64,64 128,64 128,128 64,128 64,64 0,64'", "do not hang together"),
        ("polygon points='0,0 64,0 64,64 128,64 128,0 192,0 192,128 0,128'", "it has 5 squares"),
        ("polyline points='0,0 192,0 192,64 0,64'", "its corners do not lie on the grid"),
    ],
    ids=["two that touch at a corner", "a bay", "open"],
)
def test_a_lot_of_another_shape(copy: Path, shape: str, told: str) -> None:
    replace(copy, G01, f'name="lot.g01" type="lot" x="64" y="64"><{shape}/></object>')
    wrong(copy, "object lot.g01", told)


def test_a_square_with_half_of_a_district(copy: Path) -> None:
    paint(copy, DISTRICTS, 1, 1, 0)
    wrong(copy, "object lot.g01", "more than one district (none and green)")


def test_a_tile_that_says_nothing_of_itself(copy: Path) -> None:
    tiles = copy.with_suffix(".tsx")
    source = tiles.read_text(encoding="utf-8")
    tiles.write_text(source.replace('type="park"', ""), encoding="utf-8")
    wrong(copy, "layer parks", "a tile of class (none)", "draw only park")


def test_a_district_without_a_name(copy: Path) -> None:
    replace(copy.with_suffix(".tsx"), 'value="pink"', 'value=""')
    wrong(copy, "layer districts", "the district (none) is unknown")


def test_a_lot_without_a_class(copy: Path) -> None:
    replace(copy, 'name="lot.g01" type="lot"', 'name="lot.g01"')
    wrong(copy, "object lot.g01", "its class is (none)")


def test_a_card_count_that_is_no_number(copy: Path) -> None:
    replace(
        copy, 'name="cards.green.3" type="int" value="5"', 'name="cards.green.3" type="bool" value="true"'
    )
    wrong(copy, "property cards.green.3 is missing or no int")


def test_a_district_square_without_a_lot(copy: Path) -> None:
    replace(copy, 'type="lot" x="64" y="64" width="192"', 'type="lot" x="64" y="64" width="128"')
    wrong(copy, "layer districts", "column 3, row 1", "belongs to no lot")


def test_a_gap(copy: Path) -> None:
    paint(copy, STREETS, 0, 5, 0)
    wrong(copy, "layer ground", "column 0, row 5", "a gap")


def test_a_square_that_is_two_things(copy: Path) -> None:
    paint(copy, STREETS, 1, 11, 3)
    wrong(copy, "layer parks", "column 1, row 11", "also taken in the layer streets")


def test_a_street_drawn_over_a_lot(copy: Path) -> None:
    paint(copy, STREETS, 1, 1, 3)
    wrong(copy, "layer streets", "column 1, row 1", "also taken in the layer lots")


def test_two_lots_with_one_id(copy: Path) -> None:
    replace(copy, 'name="lot.g01"', 'name="lot.g02"')
    wrong(copy, "layer lots", "object lot.g02", "two objects of this layer have this name")


def test_two_lots_on_one_square(copy: Path) -> None:
    replace(
        copy,
        'name="lot.g04" type="lot" x="64" y="128" width="64"',
        'name="lot.g04" type="lot" x="128" y="128" width="64"',
    )
    wrong(copy, "layer lots", "overlaps lot.g0")


def test_a_lot_name_that_is_none(copy: Path) -> None:
    replace(copy, 'name="lot.g01"', 'name="G01"')
    wrong(copy, "object G01", "no lot's name")


def test_an_object_of_another_class_among_the_lots(copy: Path) -> None:
    replace(copy, 'name="lot.g01" type="lot"', 'name="lot.g01" type="house"')
    wrong(copy, "object lot.g01", "its class is house")


def test_a_district_without_a_starter_lot(copy: Path) -> None:
    replace(copy, 'name="lot.g02" type="starter"', 'name="lot.g02" type="lot"')
    wrong(copy, "layer lots", "the district green has 0 starter lots")


def test_a_district_with_two_starter_lots(copy: Path) -> None:
    replace(copy, 'name="lot.g04" type="lot"', 'name="lot.g04" type="starter"')
    wrong(copy, "the district green has 2 starter lots")


def test_a_starter_lot_of_three_squares(copy: Path) -> None:
    replace(copy, 'name="lot.g01" type="lot"', 'name="lot.g01" type="starter"')
    wrong(copy, "object lot.g01", "a starter lot of three squares")


def test_a_starter_lot_away_from_the_street(copy: Path) -> None:
    replace(copy, 'name="lot.b01" type="starter"', 'name="lot.b01" type="lot"')
    replace(copy, 'name="lot.b04" type="lot"', 'name="lot.b04" type="starter"')
    wrong(copy, "object lot.b04", "without a street or park")


def test_an_unknown_street(copy: Path) -> None:
    replace(copy.with_suffix(".tsx"), 'value="cedar"', 'value="maiden_lane"')
    wrong(copy, "layer streets", "the street maiden_lane is unknown", "use one of broadway")


def test_a_street_that_is_nowhere(copy: Path) -> None:
    for (column, row), street in read_lots(MAP).streets.items():
        if street == "wall":
            paint(copy, STREETS, column, row, 3)
    wrong(copy, "layer streets", "the street wall is nowhere")


def test_an_unknown_district(copy: Path) -> None:
    replace(copy.with_suffix(".tsx"), 'value="pink"', 'value="violet"')
    wrong(copy, "layer districts", "the district violet is unknown")


def test_a_lot_in_two_districts(copy: Path) -> None:
    paint(copy, DISTRICTS, 1, 1, 15)
    wrong(copy, "object lot.g01", "more than one district (green and red)")


def test_a_lot_in_no_district(copy: Path) -> None:
    for column in (1, 2, 3):
        paint(copy, DISTRICTS, column, 1, 0)
    wrong(copy, "object lot.g01", "it lies in no district")


def test_a_tile_in_the_wrong_layer(copy: Path) -> None:
    paint(copy, PARKS, 0, 0, 3)
    wrong(copy, "layer parks", "column 0, row 0", "a tile of class street")


def test_a_card_count_that_does_not_match_the_lots(copy: Path) -> None:
    replace(copy, 'name="cards.green.3" type="int" value="5"', 'name="cards.green.3" type="int" value="6"')
    wrong(copy, "cards.green.3 says 6 land cards, but there are 5 such lots")


def test_a_missing_card_count(copy: Path) -> None:
    replace(copy, '  <property name="cards.green.3" type="int" value="5"/>\n', "")
    wrong(copy, "property cards.green.3 is missing", "Map Properties")


def test_a_corner_off_the_grid(copy: Path) -> None:
    replace(copy, 'type="lot" x="64" y="64" width="192"', 'type="lot" x="70" y="64" width="186"')
    wrong(copy, "object lot.g01", "its corners do not lie on the grid", "Snap to Grid")


def test_a_slanted_side(copy: Path) -> None:
    replace(
        copy,
        G01,
        'name="lot.g01" type="lot" x="64" y="64"><polygon points="0,0 192,0 128,64 0,64"/></object>',
    )
    wrong(copy, "object lot.g01", "slanted")


@pytest.mark.parametrize("layer", ["ground", STREETS, PARKS, LANDMARKS, DISTRICTS])
def test_a_missing_tile_layer(copy: Path, layer: str) -> None:
    replace(copy, f'name="{layer}"', f'name="old {layer}"')
    wrong(copy, f"layer {layer}", "the tile layer is missing")


def test_missing_lots(copy: Path) -> None:
    replace(copy, 'id="6" name="lots"', 'id="6" name="old"')
    wrong(copy, "layer lots", "the object layer is missing")


def test_the_checker_knows_each_board_by_its_title(copy: Path) -> None:
    assert verify(MAP) == "newyork1901"
    replace(copy, 'name="title" value="newyork1901"', 'name="title" value="chess"')
    with pytest.raises(MapError, match=r"its property title is 'chess'; set it to newyork1901 or mombasa"):
        verify(copy)
    replace(copy, '  <property name="title" value="chess"/>\n', "")
    with pytest.raises(MapError, match="it has no property title"):
        verify(copy)


def test_the_checker_finds_what_the_game_would_find(copy: Path) -> None:
    paint(copy, STREETS, 0, 5, 0)
    with pytest.raises(MapError, match="a gap"):
        verify(copy)
