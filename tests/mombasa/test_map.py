"""Mombasa: the board is the Tiled map; a wrong map gets one clear error naming file, layer and object."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.maps.tmx import MapError, load_map
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.mombasa.board import COMPANIES, SHELF_NUMBERS
from game.tables.mombasa import regions
from game.tables.mombasa.chart import MAP, load_chart, mombasa_rules
from game.tables.mombasa.paint.coasts import mainland
from game.tables.mombasa.spaces import place_names
from tests.mombasa.maps import (
    Edit,
    add,
    add_border,
    attribute,
    drop,
    drop_matching,
    edited,
    every,
    named,
    property_of,
    shape,
    without_property,
)
from tests.mombasa.scene import shipped

SINGLE = "border.maghreb.tripolitania"
CAIRO = next(base for base in load_map(MAP).objects_of("bases") if base.name == "base.cairo")
ENCLOSED = ["region.fezzan", "region.kasai"]
LINE = '<polyline points="0,0 20,20"/>'
TRIANGLE = '<polygon points="0,0 20,0 0,20"/>'
WRONG_MAPS: dict[str, tuple[Edit | list[Edit], str]] = {
    "a region without neighbours": (
        drop_matching("borders", r"\.guinea_coast(\.|$)"),
        "layer regions, object region.guinea_coast: the region has no neighbours",
    ),
    "a border between regions that do not touch": (
        [drop("borders", SINGLE), add_border("border.maghreb.angola", "border.maghreb.upper_niger")],
        "layer borders, object border.maghreb.angola: the regions maghreb and angola do not touch",
    ),
    "an unknown reward": (
        property_of("regions", "region.nubia", "reward", "gold"),
        "layer regions, object region.nubia: unknown reward 'gold'",
    ),
    "a missing reward": (
        without_property("regions", "region.nubia", "reward"),
        "layer regions, object region.nubia: the property reward is missing",
    ),
    "a reward of nothing with an amount": (
        property_of("regions", "region.great_sahara", "amount", "2"),
        "layer regions, object region.great_sahara: its reward is none but its amount is not 0",
    ),
    "a reward without an amount": (
        property_of("regions", "region.nubia", "amount", "0"),
        "layer regions, object region.nubia: its amount is 0",
    ),
    "negative mines": (
        property_of("regions", "region.nubia", "mines", "-1"),
        "layer regions, object region.nubia: its mines is -1",
    ),
    "a missing base link": (
        drop_matching("links", r"^link\.cairo\."),
        "layer links, object base.cairo: base.cairo has no link to a region",
    ),
    "a link to nowhere": (
        attribute("links", "link.cairo.nubia", name="link.cairo.atlantis"),
        "layer links, object link.cairo.atlantis: there is no atlantis to join",
    ),
    "a link of an unknown company": (
        attribute("links", "link.cairo.nubia", name="link.tunis.nubia"),
        "layer links, object link.tunis.nubia: there is no tunis to join",
    ),
    "a link that leads elsewhere": (
        attribute("links", "link.cairo.nubia", name="link.cairo.angola"),
        "layer links, object link.cairo.angola: it does not lead from base.cairo to region.angola",
    ),
    "a missing base": (drop("bases", "base.cairo"), "base.cairo is missing"),
    "a duplicate name": (
        attribute("regions", "region.nubia", name="region.kasai"),
        "layer regions, object region.kasai: two objects of this layer have this name",
    ),
    "a region with a wrong name": (
        attribute("regions", "region.nubia", name="Nubia"),
        "layer regions, object Nubia: a region's name must be region. and one word",
    ),
    "a region of two words": (
        attribute("regions", "region.nubia", name="region.nubia.south"),
        "layer regions, object region.nubia.south: a region's name must be region. and one word",
    ),
    "a region without a word": (
        attribute("regions", "region.nubia", name="region."),
        "layer regions, object region.: a region's name must be region. and one word",
    ),
    "a region of another kind": (
        attribute("regions", "region.nubia", name="country.nubia"),
        "layer regions, object country.nubia: a region's name must be region. and one word",
    ),
    "a region that is a rectangle": (
        [
            drop("regions", "region.nubia"),
            add("regions", '<object id="9001" name="region.nubia" x="1" y="1" width="9" height="9"/>'),
        ],
        "layer regions, object region.nubia: a region must be a polygon",
    ),
    "a reward that is a number": (
        property_of("regions", "region.nubia", "reward", "3", "int"),
        "layer regions, object region.nubia: unknown reward 3",
    ),
    "mines that are no number": (
        property_of("regions", "region.nubia", "mines", "true", "bool"),
        "layer regions, object region.nubia: its mines is True",
    ),
    "land that is but a line": (
        [
            every("scenery", "land", type="sand"),
            add("scenery", f'<object id="9001" type="land" x="1" y="1">{LINE}</object>'),
        ],
        "layer scenery: there is no land",
    ),
    "a region that is no polygon": (
        shape("regions", "region.nubia", "polyline"),
        "layer regions, object region.nubia: a region must be a polygon",
    ),
    "a border of unknown kind": (
        attribute("borders", SINGLE, type="triple"),
        f"layer borders, object {SINGLE}: its class is 'triple'",
    ),
    "a border that is no line": (
        shape("borders", SINGLE, "polygon"),
        f"layer borders, object {SINGLE}: it must be a line",
    ),
    "a border with a wrong name": (
        attribute("borders", SINGLE, name="frontier"),
        "layer borders, object frontier: its name must be border.FROM.TO",
    ),
    "a border of three regions": (
        attribute("borders", SINGLE, name=f"{SINGLE}.nubia"),
        f"layer borders, object {SINGLE}.nubia: its name must be border.FROM.TO",
    ),
    "a border called otherwise": (
        attribute("borders", SINGLE, name="frontier.maghreb.tripolitania"),
        "object frontier.maghreb.tripolitania: its name must be border.FROM.TO",
    ),
    "a border of a region with itself": (
        attribute("borders", SINGLE, name="border.maghreb.maghreb"),
        "layer borders, object border.maghreb.maghreb: it joins a region to itself",
    ),
    "two borders between the same regions": (
        add_border("border.tripolitania.maghreb", SINGLE),
        "layer borders, object border.tripolitania.maghreb: tripolitania and maghreb have two borders",
    ),
    "a forgotten border": (
        drop("borders", SINGLE),
        "layer regions, object region.maghreb: it touches region.tripolitania but no border is drawn",
    ),
    "a missing post point": (
        drop("posts", "region.nubia"),
        "layer posts, object region.nubia: the region's point is missing",
    ),
    "a missing post point where there is no reward": (
        drop("posts", "region.great_sahara"),
        "layer posts, object region.great_sahara: the region's point is missing",
    ),
    "a post point outside its region": (
        attribute("posts", "region.nubia", x="10", y="10"),
        "layer posts, object region.nubia: it lies outside its region",
    ),
    "a reward without a point": (
        drop("rewards", "region.nubia"),
        "layer rewards, object region.nubia: the region's point is missing",
    ),
    "a reward of no region": (
        add("rewards", '<object id="9001" name="region.atlantis" x="1" y="1"><point/></object>'),
        "layer rewards, object region.atlantis: there is no region of this name",
    ),
    "a name in one language": (
        named("region.nubia", en="Meroe"),
        "layer regions, object region.nubia: it has no name_fa; set the string property name_fa too",
    ),
    "a label of no region": (
        attribute("labels", "region.nubia", name="region.atlantis"),
        "layer labels, object region.nubia: the region's point is missing",
    ),
    "a missing place": (
        drop("market", "display.2.3"),
        "layer market, object display.2.3: the place is missing",
    ),
    "a place under another name": (
        attribute("bonuses", "bonus.buy", name="bonus.sell"),
        "layer bonuses, object bonus.buy: the place is missing",
    ),
    "an unknown place": (
        add("bonuses", '<object id="9001" name="bonus.sell" x="1" y="1" width="9" height="9"/>'),
        "layer bonuses, object bonus.sell: the board has no place of this name",
    ),
    "a place that is a polygon": (
        [
            drop("bonuses", "bonus.buy"),
            add("bonuses", f'<object id="9001" name="bonus.buy" x="1" y="1">{TRIANGLE}</object>'),
        ],
        "layer bonuses, object bonus.buy: a place must be a rectangle",
    ),
    "a place without a height": (
        attribute("bonuses", "bonus.buy", height="0"),
        "layer bonuses, object bonus.buy: a place must be a rectangle",
    ),
    "a place without a width": (
        attribute("bonuses", "bonus.buy", width="0"),
        "layer bonuses, object bonus.buy: a place must be a rectangle",
    ),
    "a modifier that is no number": (
        property_of("market", "display.2.3", "modifier", "true", "bool"),
        "layer market, object display.2.3: its modifier is True",
    ),
    "a display without a modifier": (
        without_property("market", "display.2.3", "modifier"),
        "layer market, object display.2.3: the property modifier is missing",
    ),
    "a book space with a wrong letter": (
        property_of("books", "shelf.1.2", "letter", "Z"),
        "layer books, object shelf.1.2: unknown letter 'Z'",
    ),
    "two letters in a column": (
        property_of("books", "shelf.1.2", "letter", "C"),
        "layer books, object shelf.2.2: the spaces of column 2 bear two letters",
    ),
    "a base space without coins": (
        without_property("companies", "stack.cairo.1.5", "coins"),
        "layer companies, object stack.cairo.1.5: the property coins is missing",
    ),
}


@pytest.mark.parametrize("case", WRONG_MAPS)
def test_a_wrong_map_gets_one_clear_error(case: str, tmp_path: Path) -> None:
    edits, message = WRONG_MAPS[case]
    path = edited(tmp_path, *(edits if isinstance(edits, list) else [edits]))
    with pytest.raises(MapError) as caught:
        load_chart(path)
    assert str(caught.value).startswith("edited.tmx: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def island(number: int, name: str, at: str, points: str) -> str:
    """A region without a reward, as the file has it."""
    left, top = at.split()
    return f"""<object id="{number}" name="region.{name}" type="region" x="{left}" y="{top}"><properties>
        <property name="reward" value="none"/><property name="amount" type="int" value="0"/>
        <property name="mines" type="int" value="0"/></properties><polygon points="{points}"/></object>"""


def border(number: int, name: str, at: str, points: str, layer: str = "border") -> str:
    """A border or a link between them."""
    left, top = at.split()
    return f"""<object id="{number}" name="{layer}.{name}" type="single" x="{left}" y="{top}">
        <polyline points="{points}"/></object>"""


def point(number: int, name: str, at: str) -> str:
    """Where its post or its name is."""
    left, top = at.split()
    return f'<object id="{number}" name="region.{name}" x="{left}" y="{top}"><point/></object>'


ISLANDS = {
    "regions": """<object id="8001" name="region.west_island" type="region" x="20" y="700"><properties>
        <property name="reward" value="none"/><property name="amount" type="int" value="0"/>
        <property name="mines" type="int" value="0"/></properties>
        <polygon points="0,0 20,0 20,20 0,20"/></object>
        <object id="8002" name="region.east_island" type="region" x="40" y="700"><properties>
        <property name="reward" value="none"/><property name="amount" type="int" value="0"/>
        <property name="mines" type="int" value="0"/></properties>
        <polygon points="0,0 20,0 20,20 0,20"/></object>""",
    "borders": """<object id="8003" name="border.west_island.east_island" type="single" x="40" y="700">
        <polyline points="0,0 0,20"/></object>""",
}
"""Two islands that border on each other and on nothing else."""


def test_a_region_that_no_base_can_reach_is_named(tmp_path: Path) -> None:
    islands = [add(layer, objects) for layer, objects in ISLANDS.items()]
    with pytest.raises(MapError, match=r"object region\.east_island: no base can reach the region"):
        load_chart(edited(tmp_path, *islands))


TRIANGLES = (
    add(
        "regions",
        island(8001, "w", "20 700", "0,0 20,0 20,20") + island(8002, "e", "40 700", "0,0 0,20 20,0"),
    ),
    add("borders", border(8003, "w.e", "40 700", "0,0 0,20")),
    add("posts", point(8004, "w", "35 705") + point(8005, "e", "42 705")),
    add("labels", point(8006, "w", "500 1") + point(8007, "e", "42 705")),
    add("rewards", point(8008, "w", "1 1")),
)
"""Two islands of three corners each; one has its name outside of it and room for a reward that it has not."""


@pytest.mark.parametrize(("x", "y"), [(35, 705), (30, 700)], ids=["inside", "on the edge"])
def test_islands_that_a_base_reaches_border_on_one_another_only_and_enclose_nothing(
    tmp_path: Path, x: int, y: int
) -> None:
    left, top, wide, high = (round(length) for length in CAIRO.rect)
    line = f"0,0 {x - left - wide // 2},{y - top - high // 2}"
    at = f"{left + wide // 2} {top + high // 2}"
    chart = load_chart(
        edited(
            tmp_path,
            *TRIANGLES,
            add("links", border(8009, "cairo.w", at, line, "link")),
            attribute("bonuses", "bonus.buy", width="1"),
        )
    )
    west, east = chart.regions["region.w"], chart.regions["region.e"]
    assert (west.neighbours, east.neighbours) == ((("region.e", 1),), (("region.w", 1),))
    assert not west.enclosed and not east.enclosed
    assert ("region.w", 1) in chart.links["cairo"]


def test_only_polygons_are_land(tmp_path: Path) -> None:
    """Whatever else bears the class of land is neither played on nor drawn."""
    others = f'<object id="9001" type="land" x="1" y="1">{LINE}</object>'
    others += '<object id="9002" type="land" x="1" y="1" width="1000" height="9"/>'
    chart = load_chart(edited(tmp_path, add("scenery", others)))
    assert [land.id for land in regions.lands(chart.source)] == [
        land.id for land in regions.lands(load_map(MAP))
    ]
    assert mainland(chart.source).points == mainland(load_map(MAP)).points


def test_a_region_with_one_neighbour_round_it_is_enclosed() -> None:
    assert [name for name, region in load_chart(MAP).regions.items() if region.enclosed] == ENCLOSED


@pytest.mark.parametrize(
    ("west", "error"),
    [("0,0 20,0 20,20 0,20", "no base can reach"), ("0,0 20,0 20,10 20,20 0,20", "no border is drawn")],
    ids=["two corners", "three corners"],
)
def test_islands_that_have_more_than_two_corners_in_common_have_a_border(
    tmp_path: Path, west: str, error: str
) -> None:
    """Below both lies a third that each borders on."""
    below = island(8010, "s", "20 720", "0,0 20,0 40,0 40,20 0,20")
    east = island(8002, "e", "40 700", "0,0 20,0 20,20 0,20 0,10")
    borders = border(8003, "w.s", "20 720", "0,0 20,0") + border(8004, "e.s", "40 720", "0,0 20,0")
    path = edited(
        tmp_path, add("regions", island(8001, "w", "20 700", west) + east + below), add("borders", borders)
    )
    with pytest.raises(MapError, match=error):
        load_chart(path)


def test_as_many_corners_as_are_allowed_may_be_drawn_and_not_one_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = sum(len(shape.points) for shape in load_map(MAP).objects_of("regions"))
    monkeypatch.setattr(regions, "MOST_CORNERS", drawn)
    load_chart(MAP)
    monkeypatch.setattr(regions, "MOST_CORNERS", drawn - 1)
    with pytest.raises(MapError, match=f"the regions have more than {drawn - 1} corners"):
        load_chart(MAP)


def test_an_edited_map_plays_and_has_another_fingerprint(tmp_path: Path) -> None:
    path = edited(
        tmp_path,
        property_of("regions", "region.nubia", "reward", "pounds"),
        property_of("regions", "region.nubia", "amount", "5"),
        attribute("borders", SINGLE, type="double"),
        property_of("market", "display.1.3", "modifier", "4"),
    )
    rules = mombasa_rules(path)
    assert rules.info.board != shipped().info.board
    assert rules.graph.regions["region.nubia"].amount == 5
    assert ("region.tripolitania", 2) in rules.graph.regions["region.maghreb"].neighbours
    assert rules.graph.modifiers[0] == (2, 1, 4)
    state = start(rules, GameConfig(2, 1))
    while decisions := rules.decisions(state):
        play(rules, state, decisions[0].actions[-1])


def test_the_shipped_map_holds_every_place() -> None:
    graph = load_chart(MAP)
    assert set(graph.links) == set(COMPANIES)
    assert list(graph.shelf) == list(SHELF_NUMBERS)
    assert graph.digest == shipped().info.board
    for name, region in graph.regions.items():
        assert len({other for other, _ in region.neighbours}) == len(region.neighbours) > 0
        assert all((name, cost) in graph.regions[other].neighbours for other, cost in region.neighbours)
    assert sum(len(names) for names in place_names().values()) == 4 + 76 + 14 + 34 + 15


def test_the_last_space_of_every_column_shows_two_coins() -> None:
    for columns in shipped().graph.coins.values():
        assert [column[-1] for column in columns] == [2, 2, 2]
