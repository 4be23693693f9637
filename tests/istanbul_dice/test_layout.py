"""Istanbul's map: what lies in line, what is covered, what grows with the text."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest

from game.art.leaf import LEAN
from game.maps.places import Setting, TableLayout
from game.rules.istanbul_dice.phrases import AREAS, BROWN, RESOURCES
from game.tables.istanbul_dice.layout import CARDS, RUBIES, TILES, TURN
from game.tables.istanbul_dice.paint.plaques import form_of
from game.tables.istanbul_dice.paint.tokens import TILE, tally
from game.tables.istanbul_dice.placing import SPACES, USED
from game.tables.istanbul_dice.table import IstanbulDiceTable
from game.tables.istanbul_dice.title import TITLE
from game.ui.table.arrange import Arrangement
from game.ui.table.bar import bar_height
from game.ui.theme import DESIGN, THEMES, Metrics
from tests.istanbul_dice.scene import RULES, Scene

TABLE = IstanbulDiceTable()
RUBY_TALL = 1.12
"""So much higher than its side a ruby is drawn."""
HELD_WIDE = 1.08
"""So much wider than high is the picture of what a player has of a thing."""
TRAYS = ("board", "dice", "cards")
SALES = {
    RUBIES: tuple(f"area.{area}" for area in AREAS),
    TILES: tuple(f"display.{number}" for number in range(6)),
}


def layout() -> TableLayout:
    return TITLE.layout(RULES)


@cache
def arranged(scene: str, scale: float, players: int = 2, rtl: bool = False) -> Arrangement:
    metrics = Metrics(DESIGN, scale, rtl)
    return Arrangement(
        layout(), metrics, Setting(scene, players, 0, scale), bar_height(metrics, THEMES["dusk"].fonts)
    )


def height_of_tabs(scene: str, scale: float) -> int:
    tabs = arranged(scene, scale).tabs
    assert tabs is not None
    return tabs.h


@pytest.mark.parametrize("scene", [RUBIES, TILES, CARDS])
def test_tabs_grow_with_the_text_as_far_as_the_table_can_spare_it(scene: str) -> None:
    usual = height_of_tabs(scene, 1.0)
    assert height_of_tabs(scene, 1.3) == pytest.approx(usual * 1.3, abs=1)
    assert height_of_tabs(scene, 2.0) == height_of_tabs(scene, 1.5) == pytest.approx(usual * 1.35, abs=1)


@pytest.mark.parametrize("scene", [TURN, RUBIES, TILES])
def test_below_its_tabs_the_middle_of_the_table_is_as_wide_as_it_may_be(scene: str) -> None:
    found = arranged(scene, 2.0)
    (view,) = [view for view in found.views if view.pane.seat is None]
    assert found.tabs is not None
    assert view.rect.w > 0.98 * found.tabs.w and view.rect.top > found.tabs.bottom


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("scene", "names"), SALES.items())
def test_what_is_for_sale_lies_in_two_rows_of_its_own_nearly_twice_as_large_as_on_the_board(
    scale: float, scene: str, names: tuple[str, ...]
) -> None:
    found, board = arranged(scene, scale), arranged(TURN, 1.0)
    rects = {name: rect for name in names if (rect := found.rect(name)) is not None}
    assert set(rects) == set(names)
    assert len({rect.top for rect in rects.values()}) == 2
    for name, rect in rects.items():
        small = board.rect(name)
        assert small is not None
        assert rect.w > 1.7 * small.w and rect.h > 1.7 * small.h, name


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize(("scene", "names"), SALES.items())
def test_what_is_for_sale_is_broader_at_larger_text_where_its_picture_is_drawn_larger(
    scene: str, names: tuple[str, ...], rtl: bool
) -> None:
    usual, large = arranged(scene, 1.0, rtl=rtl), arranged(scene, 2.0, rtl=rtl)
    for name in names:
        before, after = usual.rect(name), large.rect(name)
        assert before is not None and after is not None
        assert after.w > 1.2 * before.w and after.h >= before.h, name
        if scene == RUBIES:
            drawn = [form_of(rect.size).high / rect.h for rect in (before, after)]
            assert drawn[0] > 1.12 * drawn[1], "fewer units are as high: each of them is larger"


def test_the_areas_stand_in_one_order_wherever_they_are_seen() -> None:
    def order(found: Arrangement) -> list[str]:
        rects = {name: rect for name in SALES[RUBIES] if (rect := found.rect(name)) is not None}
        return sorted(rects, key=lambda name: (rects[name].top, rects[name].left))

    usual = order(arranged(TURN, 1.0))
    assert len(usual) == len(AREAS)
    assert order(arranged(RUBIES, 1.0)) == order(arranged(RUBIES, 2.0)) == usual


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_all_eight_doors_are_seen_with_the_dice_at_every_text_size(scale: float) -> None:
    doors = [arranged(TURN, scale).rect(f"space.{name}") for name in SPACES]
    usual = arranged(TURN, 1.0).rect("space.pair")
    assert usual is not None
    for door in doors:
        assert door is not None and (scale == 1 or min(door.size) > 1.2 * min(usual.size))


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_larger_text_the_dice_that_the_others_hold_are_seen_as_large_as_usual(players: int) -> None:
    usual = arranged(TURN, 1.0, players).rect("dice.1", 0, 1)
    large = arranged(TURN, 2.0, players).rect("dice.1", 0, 1)
    assert usual is not None and large is not None
    assert min(large.size) >= min(usual.size)


@pytest.mark.parametrize("players", [3, 4])
def test_the_number_of_tiles_that_another_has_stands_clear_of_their_sign(players: int) -> None:
    rect = arranged(TURN, 2.0, players).rect("tally.1")
    assert rect is not None
    sheet = tally(4, rect.size, THEMES["dusk"].palette)
    (figure,) = sheet.figures
    assert figure.centre[0] - figure.height * LEAN / 2 > TILE + 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_tiles_of_a_player_do_not_touch(players: int, scale: float) -> None:
    found = arranged(TURN, scale, players)
    rects = [found.rect("tiles.0", index, 5) for index in range(5)]
    for one, other in pairwise(sorted((rect.left, rect.right) for rect in rects if rect is not None)):
        assert other[0] - one[1] >= 3


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


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_between_lira_and_crystals_there_is_room_for_two_rims(players: int, scale: float) -> None:
    found = arranged(TURN, scale, players)
    for seat in range(players):
        lira, crystals = (found.rect(f"purse.{seat}.{name}") for name in ("lira", "crystal"))
        assert lira is not None and crystals is not None
        piece = min(lira.w, round(lira.h * 1.08))
        assert abs(crystals.centerx - lira.centerx) - piece >= 12


@pytest.mark.parametrize("players", [3, 4])
def test_a_rim_round_one_good_of_another_leaves_the_empty_places_beside_it_whole(players: int) -> None:
    found = arranged(TURN, 2.0, players)
    first, second = (found.rect(f"goods.1.{name}") for name in ("red", "yellow"))
    assert first is not None and second is not None
    piece = min(first.w, first.h * HELD_WIDE)
    after_centre, ring, rim = piece * 58 / 108, piece * 40 / 108, 3
    assert second.centerx - first.centerx - ring >= after_centre + rim


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_larger_text_the_panels_say_it_larger_too(players: int) -> None:
    usual, large = arranged(TURN, 1.0, players), arranged(TURN, 2.0, players)

    def side(found: Arrangement, slot: str) -> int:
        rect = found.rect(slot)
        assert rect is not None, slot
        return min(rect.size)

    for seat in range(players):
        assert side(large, f"name.{seat}") > 1.1 * side(usual, f"name.{seat}")
    assert side(large, "tiles.0") >= side(usual, "tiles.0")
    assert side(large, "goods.0.red") > 1.15 * side(usual, "goods.0.red")


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


@pytest.mark.parametrize("scene", [RUBIES, TILES])
def test_a_rim_round_the_lowest_of_a_narrow_panel_lies_within_its_frame(scene: str) -> None:
    found = arranged(scene, 2.0)
    (panel,) = [view.rect for view in found.views if view.pane.seat == 1]
    lowest = found.rect("purse.1.crystal")
    assert lowest is not None and lowest.bottom + 10 <= panel.bottom


@pytest.mark.parametrize("scene", [RUBIES, TILES])
@pytest.mark.parametrize("players", [2, 4])
def test_a_rim_round_the_outermost_of_a_narrow_panel_does_not_touch_its_frame(
    players: int, scene: str
) -> None:
    found = arranged(scene, 2.0, players)
    for view in (view for view in found.views if view.pane.seat is not None):
        names = (f"purse.{view.pane.seat}.crystal", f"purse.{view.pane.seat}.lira")
        outer = [found.rect(name) for name in (*names, f"goods.{view.pane.seat}.red")]
        for rect in (rect for rect in outer if rect is not None):
            assert rect.left >= view.rect.left + 9 and rect.right <= view.rect.right - 9
            assert rect.bottom <= view.rect.bottom - 8


@pytest.mark.parametrize("scene", [RUBIES, TILES])
@pytest.mark.parametrize("players", [3, 4])
def test_what_the_others_have_is_as_large_beside_rubies_and_tiles_at_larger_text_as_it_usually_is(
    players: int, scene: str
) -> None:
    usual, large = (arranged(scene, scale, players) for scale in (1.0, 2.0))
    for seat in range(players):
        assert large.rect(f"tally.{seat}") and large.rect(f"dice.{seat}")
        for place, name in enumerate(RESOURCES):
            goods = place <= BROWN
            slot = f"goods.{seat}.{name}" if goods else f"purse.{seat}.{name}"
            seen, was = large.rect(slot), usual.rect(slot)
            if goods and seat and players == 4:
                assert seen is None, "there is no room for them; they are seen with the dice"
                continue
            assert seen is not None and was is not None
            grown = 1.0 if seat else 1.24
            drawn = [min(rect.w / HELD_WIDE, rect.h) for rect in (was, seen)]
            assert drawn[1] >= grown * drawn[0], "whose turn it is sees it larger"


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_number_of_tiles_keeps_clear_of_a_rim_round_the_crystals(players: int, rtl: bool) -> None:
    found = arranged(RUBIES, 2.0, players, rtl=rtl)
    number, crystals = found.rect("tally.0"), found.rect("purse.0.crystal")
    assert number is not None and crystals is not None
    assert max(number.left - crystals.right, crystals.left - number.right) >= 7


@pytest.mark.parametrize("players", [3, 4])
def test_a_rim_round_the_first_of_the_goods_of_a_folded_panel_lies_within_its_frame(players: int) -> None:
    found = arranged(TURN, 2.0, players)
    for view in (view for view in found.views if view.pane.seat not in (None, 0)):
        first = found.rect(f"goods.{view.pane.seat}.red")
        assert first is not None and first.left >= view.rect.left + 7


@pytest.mark.parametrize("zone", ["cards", "cards-large"])
def test_a_rim_round_an_open_card_lies_within_the_lines_of_its_carpet(zone: str) -> None:
    slots = layout().zone(zone, 2).slots
    for name in ("drawn", "carried"):
        assert slots[name].box[1] >= 20 and slots[name].box[1] == slots["drawn"].box[1]


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
