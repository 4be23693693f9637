"""Istanbul's map: what lies in line, what is covered, what lies there for a time only."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from game.art.leaf import LEAN
from game.maps.places import ShotContext, TableLayout
from game.rules.istanbul_dice.phrases import AREAS
from game.tables.istanbul_dice.layout import CARDS, RUBIES, TURN
from game.tables.istanbul_dice.paint.plaques import form_of
from game.tables.istanbul_dice.paint.tokens import TILE, tally
from game.tables.istanbul_dice.placing import USED
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
@pytest.mark.parametrize("scene", [TURN, CARDS])
def test_where_a_panel_has_no_room_for_tiles_their_number_stands_there(scene: str, players: int) -> None:
    found = arranged(scene, 2.0, players)
    for seat in range(players):
        tiles, tally = found.rect(f"tiles.{seat}"), found.rect(f"tally.{seat}")
        assert (tiles is None) != (tally is None), "the one or the other"


@pytest.mark.parametrize("players", [3, 4])
def test_the_number_of_tiles_that_another_has_stands_clear_of_their_sign(players: int) -> None:
    rect = arranged(TURN, 2.0, players).rect("tally.1")
    assert rect is not None
    sheet = tally(4, rect.size, THEMES["dusk"].palette)
    (figure,) = sheet.figures
    assert figure.centre[0] - figure.height * LEAN / 2 > TILE + 2


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


@pytest.mark.parametrize("size", [(342, 319), (156, 184)])
def test_on_an_area_plaque_ruby_and_circles_lie_clear_of_one_another(size: tuple[int, int]) -> None:
    form, usual = form_of(size), form_of((156, 184))
    half = form.ruby * RUBY_TALL / 2
    top, high, middle, dots = form.carpet
    for (above, plaque), ruby, below in (
        (form.plaque, form.rubies, form.dots - 8),
        ((top, high), middle, dots - 10),
    ):
        assert above + plaque <= ruby - half and ruby + half <= below <= form.high
    at_usual, at_large = (
        rect.h * each.ruby / each.high
        for scale, each in ((1.0, usual), (2.0, form_of((342, 319))))
        if (rect := arranged(RUBIES, scale).rect("area.red")) is not None
    )
    assert at_large >= at_usual, "nor is it smaller than at the usual size"


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
