"""Aquileia's map: nothing overlaps, and rims and numbers keep clear of what lies beside them."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pygame
import pytest

from game.art.drawing import Drawing
from game.art.sheets import Layer, Sheet
from game.maps.places import NAME, ShotContext, Slot, TableLayout, Zone
from game.rules.aquileia.components import HOUSES
from game.rules.aquileia.printed import sites
from game.rules.kernel.ids import kind_of
from game.tables.aquileia.catalogue import QUESTIONS
from game.tables.aquileia.layout import LAST, PLAYERS, TABBED
from game.tables.aquileia.paint.buildings import built, plaque
from game.tables.aquileia.paint.painter import AquileiaPainter
from game.tables.aquileia.paint.tokens import agent
from game.tables.aquileia.placing import ESTATE
from game.tables.registry import find_title
from game.ui.focus import Focusable
from game.ui.pictures import make_painter
from game.ui.table.bar.places import bar_height
from game.ui.table.marks.marks import Marks
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import DESIGN, THEMES, Metrics
from tests.aquileia.scene import RULES
from tests.conftest import MakeServices

SIZES = ((1920, 1080), (1280, 720))
_OVER = {"discard": "area", "holder": "space", "laid": "space"}
"""What may reach over something of another kind."""


def layout() -> TableLayout:
    return find_title("aquileia").layout(RULES)


def zones() -> dict[str, Zone]:
    found = layout()
    panels = {f"seats-{n}": zone for n, zone in found.seats.items()}
    panels |= {f"opened-{n}": zone for n, zone in found.opened.items()}
    panels |= {f"folded-{n}": zone for n, zone in found.folded.items()}
    return {"board": found.board, **found.zones, **panels}


def overlap(one: Slot, other: Slot) -> bool:
    (x, y, w, h), (a, b, c, d) = one.box, other.box
    return x < a + c - 0.5 and a < x + w - 0.5 and y < b + d - 0.5 and b < y + h - 0.5


@pytest.mark.parametrize("name", zones())
def test_nothing_lies_over_anything_else(name: str) -> None:
    things = [
        slot
        for id, slot in zones()[name].slots.items()
        if kind_of(id) not in ("area", "step", "holder", "bidder")
    ]
    wrong = [
        (one.name, other.name)
        for one, other in combinations(things, 2)
        if overlap(one, other) and _OVER.get(kind_of(one.name)) != kind_of(other.name)
    ]
    assert wrong == [], name


@pytest.mark.parametrize("name", zones())
def test_whatever_belongs_to_an_area_lies_on_its_plate(name: str) -> None:
    slots = zones()[name].slots
    plates = [slot.box for id, slot in slots.items() if kind_of(id) == "area"]
    for id, slot in slots.items():
        if kind_of(id) not in ("space", "equi", "deck", "tray", "selection", "step", "stone", "lot"):
            continue
        x, y, w, h = slot.box
        inside = [
            a <= x + 0.5 and b <= y + 0.5 and x + w <= a + c + 0.5 and y + h <= b + d + 0.5
            for a, b, c, d in plates
        ]
        assert any(inside), id


@cache
def arranged(size: tuple[int, int], scene: str, players: int, active: int, scale: float) -> Arrangement:
    metrics = Metrics(size, scale)
    setting = ShotContext(scene, players, active, scale)
    return Arrangement(layout(), metrics, setting, bar_height(metrics, THEMES["dusk"].fonts))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_larger_text_the_players_have_a_tab_with_all_that_they_own(
    size: tuple[int, int], players: int
) -> None:
    assert PLAYERS in layout().tabs(1.5) and PLAYERS not in layout().tabs(1.0)
    usual, large = arranged(size, "table", players, 1, 1.0), arranged(size, PLAYERS, players, 1, 2.0)
    panels = list(large.panels.values())
    assert len(panels) == players and all(panel.collidelist(panels) == at for at, panel in enumerate(panels))
    for seat in range(players):
        for number in range(HOUSES):
            slot, at = ("estate", number) if number < ESTATE else ("yard", number - ESTATE)
            before, now = (found.rect(f"{slot}.{seat}", at) for found in (usual, large))
            assert before and now and large.panels[seat].contains(now)
            assert min(now.w / before.w, now.h / before.h) > 1.1
    assert large.rect("hand.1.weapon_single") and large.rect("wreaths.1")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("scene", TABBED)
def test_in_persian_the_metals_lie_in_one_order_on_the_board_and_in_the_panels(
    scene: str, scale: float
) -> None:
    metrics = Metrics(DESIGN, scale, rtl=True)
    setting = ShotContext(scene, 4, 1, scale, rtl=True)
    found = Arrangement(layout(), metrics, setting, bar_height(metrics, THEMES["dusk"].fonts))
    seen = 0
    for row in ("bank", "bid", *(f"coins.{seat}" for seat in range(4))):
        bronze, silver, gold = (found.rect(f"{row}.{metal}") for metal in ("bronze", "silver", "gold"))
        if bronze and silver and gold:
            seen += 1
            assert bronze.left > silver.left > gold.left, row
    assert seen >= 3


def test_no_place_on_the_marble_is_a_dark_hole_while_nothing_lies_there() -> None:
    found = layout()
    zones = (zone for name, zone in found.zones.items() if NAME not in zone.slots and name[:3] != "own")
    for zone in (found.board, *zones):
        assert all(slot.kind != "card" for slot in zone.slots.values())


ASKED = sorted({str(question.shot) for question in QUESTIONS.values()})
"""The shots in which something is asked."""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_rows_of_all_seats_and_the_own_hand_lie_at_one_place_whoever_acts_on_whatever(
    players: int, size: tuple[int, int], scale: float
) -> None:
    rows, hands = set(), set()
    for shot in ASKED:
        for active in range(players):
            found = arranged(size, shot, players, active, scale)
            rows.add(tuple(tuple(found.panels[seat]) for seat in range(players)))
            hand = found.rect(f"hand.{active}.slave_double")
            assert hand is not None
            hands.add(tuple(hand))
    assert len(rows) == len(hands) == 1
    (tops,) = rows
    assert list(tops) == sorted(tops, key=lambda panel: panel[1]), "as they sit"


@pytest.mark.parametrize("size", SIZES)
def test_an_area_does_not_grow_when_something_is_asked_there(size: tuple[int, int]) -> None:
    for shot in (shot for shot in ASKED if shot not in TABBED):
        tab, asked = (arranged(size, each, 4, 1, 1.0) for each in (kind_of(shot), shot))
        slots = {name for view in tab.panes for name in view.zone.slots}
        assert all(tab.rect(slot) == asked.rect(slot) for slot in slots), shot


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_plate_is_seen_with_all_its_edges(size: tuple[int, int], scale: float) -> None:
    for shot in {*ASKED, *TABBED}:
        found = arranged(size, shot, 5, 1, scale)
        for view in found.panes:
            for name in (name for name in view.zone.slots if kind_of(name) == "area"):
                plate = found.rect(name)
                assert plate and view.rect.inflate(2, 2).contains(plate), (shot, name)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("rtl", [False, True])
def test_strengths_are_read_along_the_stones_and_all_shields_of_one_are_told_apart(
    players: int, scale: float, rtl: bool
) -> None:
    metrics = Metrics(DESIGN, scale, rtl=rtl)
    setting = ShotContext("contest", players, 0, scale, rtl=rtl)
    found = Arrangement(layout(), metrics, setting, bar_height(metrics, THEMES["dusk"].fonts))
    plate, stones = found.rect("area.lanes"), [found.rect(f"stone.{n}") for n in range(1, LAST + 1)]
    assert plate is not None
    lefts = [stone.left for stone in stones if stone and plate.contains(stone)]
    assert len(lefts) == LAST and lefts == sorted(lefts, reverse=rtl)
    for number, stone in enumerate(stones, start=1):
        shields = [found.rect(f"step.{number}.{place}") for place in range(players)]
        assert stone and shields[0] and shields[0].centerx == stone.centerx
        for before, behind in pairwise(shields):
            assert before and behind and plate.contains(behind) and behind.bottom <= stone.top
            assert before.top - behind.top >= 0.37 * behind.h, "its symbol is seen"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_read_as_a_row_runs_from_the_right_in_persian(scale: float) -> None:
    metrics = Metrics(DESIGN, scale, rtl=True)
    seen = 0
    for shot in TABBED:
        setting = ShotContext(shot, 4, 1, scale, rtl=True)
        found = Arrangement(layout(), metrics, setting, bar_height(metrics, THEMES["dusk"].fonts))
        for first, second in (("selection.1", "selection.2"), ("exchange.1.there", "exchange.1.back")):
            pair = found.rect(first), found.rect(second)
            if pair[0] and pair[1]:
                seen += 1
                assert pair[0].left > pair[1].left, (shot, first)
    assert seen >= 3


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_crown_of_the_leader_stands_clear_of_what_lies_beside_the_score(
    players: int, scale: float
) -> None:
    for scene in TABBED:
        found = arranged(DESIGN, scene, players, 1, scale)
        for seat in range(players):
            score, name = found.rect(f"score.{seat}"), found.rect(f"name.{seat}")
            assert score is not None and name is not None
            crown = score.left - round(score.h * 0.56) - 6
            for other in ("agents", "starter", "marker"):
                rect = found.rect(f"{other}.{seat}")
                assert rect is None or not rect.colliderect((crown, score.top, 20, score.h)), (scene, other)


_BORDER = 8.5
"""How far the stones round a plate reach."""


@pytest.mark.parametrize(
    ("zone", "areas"),
    [("spaces", ("servi", "portus", "stadium", "arena", "theatrum", "equi", "pecunia")),
     ("near-portus", ("portus",)), ("portus", ("portus",)), ("board", ("portus",))],
)  # fmt: skip
def test_nothing_lies_on_the_stones_round_a_plate(zone: str, areas: tuple[str, ...]) -> None:
    slots = zones()[zone].slots
    for area in areas:
        x, y, w, h = slots[f"area.{area}"].box
        within = [
            slot for slot in slots.values()
            if kind_of(slot.name) not in ("area", "title")
            and x <= slot.box[0] < x + w and y + 44 <= slot.box[1] < y + h
        ]  # fmt: skip
        assert within
        for slot in within:
            a, b, c, d = slot.box
            assert x + _BORDER <= a and a + c <= x + w - _BORDER and b + d <= y + h - _BORDER, slot.name


@pytest.mark.parametrize("zone", ["board", "spaces", "portus", "near-portus"])
def test_the_spaces_of_the_portus_leave_room_for_the_rims_of_two(zone: str) -> None:
    boxes = [zones()[zone].slots[f"space.portus_{metal}"].box for metal in ("bronze", "silver", "gold")]
    for left, right in pairwise(boxes):
        assert left[0] + left[2] + 8 <= right[0]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_purses_are_as_many_as_players_and_share_their_plate(players: int, scale: float) -> None:
    found = arranged(DESIGN, "theatrum", players, 0, scale)
    plate, rows = found.rect("area.purses"), [found.rect(f"purse.{seat}") for seat in range(players)]
    assert plate and all(row and plate.contains(row) for row in rows)
    assert found.rect(f"purse.{players}") is None and found.rect(f"coins.{players}.gold") is None
    assert len({row.h for row in rows if row}) == 1


@pytest.mark.parametrize("zone", ["forum", "near-forum", "spaces"])
def test_what_a_space_of_the_forum_brings_stands_nearer_to_it_than_to_the_next(zone: str) -> None:
    found = [zones()[zone].slots[f"space.forum_{number}"].box for number in range(1, 6)]
    for (x, _, w, _), following, signs in zip(found, found[1:], (1, 2, 2, 1), strict=False):
        end = x + w * (1.36 + 0.64 * (signs - 1) + 0.31)
        assert following[0] - end > 2 * w * 0.05 + 20


@pytest.mark.parametrize("kind", ["forum", "portus"])
def test_a_building_s_worth_is_written_larger_and_its_price_no_smaller_at_larger_text(kind: str) -> None:
    usual, large = (arranged(DESIGN, kind, 5, 0, scale) for scale in (1.0, 2.0))
    for name, site in sites().items():
        rooms = usual.rect(name), large.rect(name)
        if rooms[0] and rooms[1]:
            before, now = (
                _heights(plaque(site, room.size, None, large=room is rooms[1]), room.size)
                for room in rooms
                if room
            )
            assert len(before) == len(now) > 0
            assert all(larger >= height for height, larger in zip(before, now, strict=True)), name
            assert not site.points or now[0] >= 1.15 * before[0], "the first of them is the value"


def _heights(sheet: Sheet, size: tuple[int, int]) -> list[float]:
    """How high the figures of a picture are in a place of this size."""
    whole = sheet.layers[0].drawing
    scale = min(size[0] / whole.width, size[1] / whole.height)
    return [figure.height * scale for figure in sheet.figures]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_sign_of_what_can_be_paid_lies_on_no_number_of_a_building_site(
    services_for: MakeServices, scale: float, language: str
) -> None:
    services = services_for(DESIGN, language=language, text_scale=scale)
    marks = Marks(services)
    painter = make_painter(services, find_title("aquileia"), RULES)
    assert isinstance(painter, AquileiaPainter)
    for name, site in sites().items():
        room = arranged(DESIGN, "forum", 3, 0, scale).rect(name)
        assert room is not None
        shape = Focusable(name, pygame.Rect((0, 0), room.size))
        (sign,) = marks.affordable([shape], {name: painter.free(name, room.size)}.get)
        sheet = plaque(site, room.size, None, large=scale > 1)
        numbers = Sheet([Layer(Drawing(sheet.layers[0].drawing.width, sheet.layers[0].drawing.height))])
        numbers.figures.extend(sheet.figures)
        printed = painter.press.print(numbers, room.size)
        ink = pygame.mask.from_surface(printed)
        at = printed.get_rect(center=shape.rect.center).topleft
        offset = (sign.pos[0] - at[0], sign.pos[1] - at[1])
        assert ink.overlap(pygame.mask.from_surface(sign.surface), offset) is None, name


@pytest.mark.parametrize("size", [(54, 40), (64, 40)])
def test_two_digits_of_a_building_keep_within_its_chip_and_clear_of_its_leaf(size: tuple[int, int]) -> None:
    for site in sites().values():
        sheet = built(site, size)
        for figure in sheet.figures:
            start, end = (figure.centre[0] + side * figure.width / 2 for side in (-1, 1))
            assert end <= 0.97 * size[0]
            assert site.points < 10 or start >= 15.5


_RIM = 7
"""How far the rim of a choice reaches round it."""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_rims_of_cards_that_can_be_played_at_larger_text_lie_over_nothing(players: int) -> None:
    found = arranged(DESIGN, "contest", players, 1, 2.0)
    (own,) = (view.zone for view in found.panes if view.pane.seat == 1 and NAME not in view.zone.slots)
    names = [name.replace("*", "1") for name in own.slots]
    hand = {name: rect for name in names if kind_of(name) == "hand" and (rect := found.rect(name))}
    above = {name: rect for name in names if kind_of(name) != "hand" and (rect := found.rect(name))}
    assert len(hand) == 9
    for name, rect in hand.items():
        rim = rect.inflate(2 * _RIM, 2 * _RIM)
        under = {other for other, lies in above.items() if rim.colliderect(lies)}
        assert not under, (name, under)
        rows = [other for other in hand.values() if other.top > rect.bottom]
        assert all(other.top >= rect.bottom + _RIM for other in rows), name


@pytest.mark.parametrize("name", ["board", "spaces", "portus", "near-portus"])
def test_the_rims_of_choices_in_the_harbour_keep_to_its_plate(name: str) -> None:
    """They may touch the stones round it, and no more, and keep off its name."""
    slots = zones()[name].slots
    left, top, wide, _ = slots["area.portus"].box
    name_ends = top + slots["title.portus"].box[3]
    for id, slot in slots.items():
        if id == "space.latro" or id.startswith("space.portus_"):
            x, y, w, _ = slot.box
            assert y >= name_ends + 4, id
            assert x - _RIM >= left + 6 and x + w + _RIM <= left + wide - 6, id


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_focus_on_a_card_of_the_hand_keeps_off_the_sides_of_its_panel(players: int, scale: float) -> None:
    for scene in ("table", "contest") if scale == 1 else ("contest", PLAYERS):
        found = arranged(DESIGN, scene, players, 1, scale)
        (panel,) = (view.rect for view in found.panes if view.pane.zone.startswith("own"))
        for kind in ("slave_double", "weapon_single"):
            card = found.rect(f"hand.1.{kind}")
            assert card and panel.left + 2 <= card.left - 12 and card.right + 12 <= panel.right - 2, scene


@pytest.mark.parametrize("zone", ["board", "spaces"])
def test_the_rims_of_the_harbour_and_the_theatre_touch_neither_one_another_nor_the_deck(zone: str) -> None:
    slots = zones()[zone].slots
    for above, below in (("space.latro", "space.portus_gold"), ("space.theatrum", "deck.theatrum")):
        if zone == "spaces" or above != "space.theatrum":
            ends = slots[above].box[1] + slots[above].box[3]
            rims = 2 * _RIM if below.startswith("space") else _RIM
            assert ends + rims <= slots[below].box[1], (above, below)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("short", [False, True])
def test_what_stands_beside_an_agent_is_not_cut_off(
    services_for: MakeServices, short: bool, number: int
) -> None:
    services = services_for(DESIGN)
    painter = make_painter(services, find_title("aquileia"), RULES)
    assert isinstance(painter, AquileiaPainter)
    sheet = agent(services.theme.seat_colors[2], short, number)
    printed = pygame.mask.from_surface(painter.press.print(sheet, (84, 84)), 40)
    edges = pygame.mask.Mask((84, 84), fill=True)
    edges.erase(pygame.mask.Mask((82, 82), fill=True), (1, 1))
    assert printed.overlap(edges, (0, 0)) is None


def test_at_larger_text_the_whole_board_shows_all_but_the_building_sites() -> None:
    board, spaces = zones()["board"].slots, zones()["spaces"].slots
    missing = board.keys() - spaces.keys()
    assert {kind_of(slot) for slot in missing} == {"site"}
