"""Istanbul's map: what lies in line, what is covered, what lies there for a time only."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from game.maps.places import Node, Pane, ShotContext, Split, TableLayout
from game.rules.istanbul_dice.phrases import AREAS, LIRA
from game.tables.istanbul_dice.layout import CARDS, RUBIES, TILES, TURN, shots
from game.tables.istanbul_dice.paint import plaques
from game.tables.istanbul_dice.paint.counted import Counted
from game.tables.istanbul_dice.placing import SCARCE, USED
from game.tables.istanbul_dice.table import IstanbulDiceTable
from game.tables.istanbul_dice.title import TITLE
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import DESIGN, THEMES, Metrics
from tests.istanbul_dice.scene import RULES, Scene

TABLE = IstanbulDiceTable(RULES)
RUBY_TALL = 1.12
"""So much higher than its side a ruby is drawn."""
TRAYS = ("board", "dice", "cards")


def layout() -> TableLayout:
    return TITLE.layout(RULES)


@cache
def arranged(scene: str, scale: float, players: int = 2) -> Arrangement:
    metrics = Metrics(DESIGN, scale)
    return Arrangement(
        layout(), metrics, ShotContext(scene, players, 0, scale), bar_height(metrics, THEMES["dusk"].fonts)
    )


def panels_of(scene: str, scale: float, players: int) -> set[str]:
    """The zones that players' panels are."""

    def panes(node: Node) -> Iterator[Pane]:
        if isinstance(node, Split):
            for part in node.parts:
                yield from panes(part.node)
        elif isinstance(node, Pane):
            yield node

    found = panes(shots(ShotContext(scene, players, 0, scale)))
    return {pane.zone for pane in found if pane.seat is not None}


def test_the_areas_stand_in_one_order_wherever_they_are_seen() -> None:
    def order(found: Arrangement) -> list[str]:
        names = [f"area.{area}" for area in AREAS]
        rects = {name: rect for name in names if (rect := found.rect(name)) is not None}
        return sorted(rects, key=lambda name: (rects[name].top, rects[name].left))

    usual = order(arranged(TURN, 1.0))
    assert len(usual) == len(AREAS)
    assert order(arranged(RUBIES, 1.0)) == order(arranged(RUBIES, 2.0)) == usual


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_while_no_card_lies_open_the_decks_lie_large_in_their_place(scale: float) -> None:
    scene = Scene(4).dice("card", "card", "red")
    places, found = TABLE.placements(scene.state), arranged(CARDS, scale)
    small = arranged(TURN, 1.0).rect("deck")
    for pile in ("deck", "discard"):
        rect = found.rect(places[pile].slot)
        assert rect is not None and small is not None and rect.h > 2.5 * small.h
        same = arranged(TURN, 1.0)
        assert same.rect(f"{pile}.idle") == same.rect(pile), "elsewhere they lie where they always lie"
    scene.draw(2, "C09", "C01")
    assert TABLE.placements(scene.state)["deck"].slot == "deck"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_where_a_panel_has_no_room_for_tiles_their_number_stands_there(scale: float, players: int) -> None:
    slots = {name for pane in panels_of(TURN, scale, players) for name in layout().zone(pane, players).slots}
    assert len(slots & {"tiles.*", "tally.*"}) == 1, "the one or the other"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("scene", [TILES, CARDS])
def test_whoever_acts_sees_the_own_tiles_where_tiles_and_cards_are_seen(
    scene: str, scale: float, players: int
) -> None:
    assert arranged(scene, scale, players).rect("tiles.0") is not None


@pytest.mark.parametrize("size", [(70, 62), (84, 62), (92, 60), (112, 100), (130, 58), (130, 82), (440, 268)])
@pytest.mark.parametrize("count", [1, 8, 10, 42])
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
def test_a_number_stands_beside_its_picture(size: tuple[int, int], count: int, rtl: bool) -> None:
    counted = Counted(size, count, rtl=rtl)
    counted.numbered((255, 255, 255))
    (figure,), picture = counted.sheet.figures, counted.place
    ends = sorted(figure.centre[0] + side * figure.width / 2 for side in (-1, 1))
    assert ends[1] <= picture[0] if rtl else picture[1] <= ends[0]
    assert min(*ends, *picture) >= -0.01 and max(*ends, *picture) <= counted.drawing.width + 0.01


@pytest.mark.parametrize("zone", TRAYS)
def test_dice_not_yet_rolled_lie_in_the_middle_of_a_cloth_that_covers_all_compartments(zone: str) -> None:
    slots = layout().zone(zone, 2).slots
    x, y, w, h = slots["cloth"].box
    first, last = slots["cup"].part(0, 5), slots["cup"].part(4, 5)
    assert (first[0] + last[0] + last[2]) / 2 == pytest.approx(x + w / 2, abs=1)
    for name, slot in slots.items():
        if name.startswith("face."):
            a, b, c, d = slot.box
            assert x <= a and a + c <= x + w and y <= b and b + d <= y + h, name


def test_as_many_dice_wait_on_the_cloth_as_the_question_names() -> None:
    scene = Scene(4).owns(0, "M21").owns(1, "M22")
    places = TABLE.placements(scene.state)
    waiting = [piece for piece, place in places.items() if place.slot == "cup"]
    (decision,) = RULES.decisions(scene.state)
    assert len(waiting) == dict(decision.prompt.values)["count"] == 6
    assert [place.slot for place in places.values() if place.slot.startswith("dice.")] == ["dice.1"]
    assert {places[piece].among for piece in waiting} == {6}


def test_the_cloth_is_gone_once_the_dice_are_rolled() -> None:
    waiting = Scene()
    assert waiting.state.cup and "cloth" in TABLE.placements(waiting.state)
    assert "cloth" not in TABLE.placements(waiting.dice("red", "coin", "card").state)


def test_where_no_card_is_open_it_is_said_and_only_there() -> None:
    scene = Scene(4).dice("card", "card", "red")
    assert TABLE.placements(scene.state)["nothing"].slot == "nothing"
    assert arranged(CARDS, 1.0).rect("nothing") and arranged(CARDS, 2.0).rect("nothing")
    scene.draw(2, "C09", "C01")
    assert "nothing" not in TABLE.placements(scene.state)


def test_on_an_area_plaque_ruby_and_circles_lie_clear_of_one_another() -> None:
    half = plaques.NEXT * RUBY_TALL / 2
    for (top, high), ruby, below in (
        (plaques.PLAQUE, plaques.RUBIES, plaques.DOTS - 8),
        (plaques.CARPET_PLAQUE, plaques.CARPET_RUBIES, plaques.CARPET_DOTS - 10),
    ):
        assert top + high <= ruby - half and ruby + half <= below <= plaques.HIGH


@pytest.mark.parametrize(("scene", "scale"), [(TURN, 1.0), (CARDS, 1.0), (TURN, 2.0)])
@pytest.mark.parametrize("count", range(1, 6))
def test_of_dice_that_have_served_none_lies_on_another(count: int, scene: str, scale: float) -> None:
    view = Scene().dice("red", "red", "coin", "card", "blue").state
    view.used, view.dice = view.dice[:count], view.dice[count:]
    aside = [place for place in TABLE.placements(view).values() if place.look.endswith(USED)]
    found = arranged(scene, scale)
    lying = [rect for at in aside if (rect := found.rect(at.slot, at.index, at.among))]
    assert len(lying) == count
    assert not any(one.colliderect(other) for one, other in combinations(lying, 2))
    assert all(min(rect.size) >= 45 for rect in lying)


@pytest.mark.parametrize(("left", "slot"), [(SCARCE, "supply.lira"), (SCARCE + 1, "supply.idle.lira")])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_stock_that_runs_low_stands_on_the_action_that_takes_from_it(
    left: int, slot: str, scale: float
) -> None:
    scene = Scene()
    scene.state.supply[LIRA] = left
    place, found = TABLE.placements(scene.state)["supply.lira"], arranged(TURN, scale)
    lying, action = found.rect(place.slot), found.rect("space.lira")
    assert place.slot == slot and action is not None
    assert (lying is not None and action.contains(lying)) == (left <= SCARCE)
