"""The scenes of New York's table: what is seen how large, what is asked, who is told from whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.art.palette import Color
from game.art.vivid import vivid
from game.maps.places import Box, Pane, ShotContext, Split, grown, is_inside
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of, spell
from game.rules.newyork1901.board import DISTRICTS
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.state import NOT_YET, Build
from game.tables.newyork1901 import looks
from game.tables.newyork1901.layout import BOARD, BUILD, GOALS, PLAY, PLAYERS, Shots, frame_of
from game.tables.newyork1901.paint.board import Written
from game.tables.newyork1901.paint.painter import NewYorkPainter, make_painter
from game.tables.newyork1901.paint.tones import grounds_of, livery
from game.tables.newyork1901.table import NewYorkTable
from game.tables.newyork1901.title import TITLE
from game.ui.input import intents
from game.ui.scenes.inspect import InspectScene
from game.ui.table.marks.marks import Marks
from game.ui.table.shots.placed_pane import Cut
from game.ui.theme import THEMES, Metrics
from tests.conftest import MakeServices
from tests.laws.growing import arranged
from tests.newyork1901.scenes import Scene, city
from tests.newyork1901.test_painter import studio
from tests.painting import LATIN, Letters, contrast
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("drawing_board")


def table() -> NewYorkTable:
    return NewYorkTable(city())


def asked(scene: Scene) -> Decision:
    (decision,) = scene.rules.decisions(scene.state)
    return decision


def building(*lots: str) -> Scene:
    """Seat 0 may build on these lots."""
    scene = Scene(2)
    scene.own(0, *lots)
    scene.state.stack = [Build(0)]
    return scene


# --- the table moves to the decision ------------------------------------------------------------------------


def crop_of(scene: str, scale: float) -> Box | None:
    """The part of the map that a scene shows; None for all of it."""
    layout = TITLE.layout(city())
    node = layout.shots(ShotContext(scene, 3, 0, scale))
    assert isinstance(node, Split)
    map_ = node.parts[0].node
    assert isinstance(map_, Pane)
    assert map_.zone == "board"
    return map_.crop


def cells_within(crop: Box) -> set[tuple[int, int]]:
    """The squares of the map that are seen whole."""
    frame, grid = frame_of(city().sites.grid), city().sites.grid
    every = ((x, y) for x in range(grid.columns) for y in range(grid.rows))
    return {cell for cell in every if is_inside(frame.box([cell]), crop)}


def cells_of(places: set[str]) -> set[tuple[int, int]]:
    """The squares of lots and sites."""
    sites, lots = city().sites.by_id, {lot.id: lot.cells for lot in city().sites.grid.lots}
    return {cell for place in places for cell in (sites[place].cells if place in sites else lots[place])}


def positions() -> Iterator[tuple[Scene, Choosing]]:
    """Choices on the map, before any pick and after each of the first two."""
    land = Scene(3)
    land.market(("green", 2), ("red", 3), ("pink", 3))
    for scene in (land, making_way(), building("g01", "g02"), building("g01", "g13")):
        choosing = Choosing(asked(scene))
        yield scene, choosing
        for piece in choosing.choices():
            yield scene, (picked := choosing.after(piece))
            yield from ((scene, picked.after(place)) for place in picked.choices())


def making_way() -> Scene:
    """Seat 0 may claim land, or demolish what stands on its own."""
    scene = Scene(2)
    scene.own(0, "g01")
    lot = next(lot for lot in city().sites.grid.lots if lot.id == "lot.g01")
    scene.put(0, "b1", *lot.cells[:2])
    scene.player().points = 6
    return scene


def test_all_land_is_seen_at_the_usual_text_size_whatever_is_asked() -> None:
    land = cells_of({lot.id for lot in city().sites.grid.lots})
    crops = {crop_of(table().shot(scene.state, choosing), 1.0) for scene, choosing in positions()}
    assert len(crops) == 1
    (crop,) = crops
    assert crop and land <= cells_within(crop)


def test_at_larger_text_the_places_of_a_question_are_seen_and_those_for_buildings_closer() -> None:
    land, whole = cells_of({lot.id for lot in city().sites.grid.lots}), crop_of(PLAY, 2.0)
    assert whole and land <= cells_within(whole)
    closer = 0
    for scene, choosing in positions():
        places = {target for action in choosing.decision.actions for target in action.targets[1:]}
        crop = crop_of(table().shot(scene.state, choosing), 2.0)
        assert crop and cells_of(places) <= cells_within(crop) and crop[2] <= whole[2]
        assert crop[2] / crop[3] == pytest.approx(whole[2] / whole[3]), "it keeps its room"
        closer += crop[3] <= 0.8 * whole[3]
    assert closer > 6, "much larger"


def test_whatever_is_picked_for_a_question_the_same_part_of_the_map_is_seen() -> None:
    crops, asked_again = dict[int, Box | None](), 0
    for scale in (1.0, 1.5, 2.0):
        crops.clear()
        for scene, choosing in positions():
            crop = crop_of(table().shot(scene.state, choosing), scale)
            asked_again += id(scene.state) in crops
            assert crops.setdefault(id(scene.state), crop) == crop, choosing.picked
    assert asked_again > 20


def test_on_a_board_without_water_no_lot_is_left_out() -> None:
    grid = city().sites.grid
    west = min(x for lot in grid.lots for x, _ in lot.cells)
    lots = [replace(lot, cells=tuple((x - west, y) for x, y in lot.cells)) for lot in grid.lots]
    moved = replace(grid, lots=tuple(lots))
    for scale in (1.0, 2.0):
        node = Shots(moved)(ShotContext(PLAY, 3, 0, scale))
        assert isinstance(node, Split) and isinstance(node.parts[0].node, Pane)
        crop = node.parts[0].node.crop
        seen = grown(crop, crop[2] / crop[3], BOARD) if crop else crop
        assert seen and seen[0] >= 0
        assert all(is_inside(frame_of(moved).box(lot.cells), seen) for lot in lots)


def test_a_demolition_is_chosen_among_the_land_cards_and_laid_where_one_builds() -> None:
    scene = making_way()
    decision = asked(scene)
    piece = next(action.targets[0] for action in decision.actions if action.verb == "demolish")
    assert kind_of(table().shot(scene.state, Choosing(decision))) == PLAY
    assert kind_of(table().shot(scene.state, Choosing(decision).after(piece))) == BUILD


def test_the_shot_in_which_a_building_is_laid_is_prefetched() -> None:
    scene = making_way()
    choosing = Choosing(asked(scene))
    piece = choosing.targets("demolish")[0]
    assert table().shot(scene.state, choosing.after(piece)) in table().prefetch_shots(scene.state, choosing)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_panels_keep_their_place_whoever_acts_and_whatever_is_chosen(players: int, scale: float) -> None:
    """In the order of the seats; land cards, tabs and the own area stay too."""
    layout, metrics = TITLE.layout(city()), Metrics((1920, 1080), scale)
    lain = [
        arranged(layout, metrics, players, shot, active)
        for shot in (PLAY, spell(PLAY, 3, 1, 6, 4), BUILD, spell(BUILD, 9, 9, 12, 14))
        for active in (None, *range(players))
    ]
    panels = [list(each.panels.items()) for each in lain]
    rows = [(rect.top, rect.left) for _, rect in sorted(panels[0])]
    assert all(each == panels[0] for each in panels) and rows == sorted(rows)
    assert len({tuple(each.tabs or ()) for each in lain}) == 1
    if scale == 1:
        assert len({tuple(each.rect("market.0") or ()) for each in lain}) == 1
        racks = {tuple(each.rect(f"rack.{seat}.b1") or ()) for each in lain for seat in range(players)}
        assert len(racks - {()}) == 1


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_a_player_has_lies_side_by_side(scale: float, rtl: bool) -> None:
    layout, compared = TITLE.layout(city()), 0
    for players in (2, 3, 4):
        for shot in (PLAY, BUILD, PLAYERS):
            lies = arranged(layout, Metrics((1920, 1080), scale, rtl=rtl), players, shot, 0)
            for seat in range(players):
                kept = ("crew", "estate", "unbuilt", "character", *(f"workers.{seat}.{n}" for n in range(4)))
                ids = [name if "." in name else f"{name}.{seat}" for name in kept]
                places = [rect for id in ids if (rect := lies.rect(id))]
                places += [rect for n in range(3) if (rect := lies.rect(f"actions.{seat}", n))]
                for one, other in combinations(places, 2):
                    compared += 1
                    assert not one.inflate(-2, -2).colliderect(other), (players, shot, seat, one, other)
    assert compared


def test_every_shot_has_a_tab_at_larger_text_and_lies_like_one_before(sit: Sit) -> None:
    for scale, tab in ((1.0, PLAY), (2.0, BUILD)):
        room = sit(2, title="newyork1901", opening=building("g01", "g02").state, text_scale=scale)
        assert kind_of(room.play.view.shot) == BUILD
        assert room.play.view.tab_contents.tab(room.play.view.shot) == tab
        assert tab in room.play.view.tabbed and (BUILD in room.play.view.tabbed) == (scale > 1)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_of_the_lots_exactly_those_that_may_be_chosen_are_lit(sit: Sit, scale: float) -> None:
    """Also beside bent ones, whose corner is free for another lot."""
    room, bent = sit(3, title="newyork1901", text_scale=scale), 0
    lots = {lot.id: lot for lot in city().sites.grid.lots}
    for card in room.choosing.targets("claim"):
        room.choosing.selection.clear()
        room.desk.point(card)
        look, stage = room.look, room.stage
        open_to = {id for id in look.chosen if id in lots}
        seen = {id for id in stage.placements if id in lots and stage.rect(id)}
        assert open_to and stage.stand(look.chosen).shaded & lots.keys() == seen - open_to
        bent += any(
            len({x for x, _ in lots[id].cells}) == len({y for _, y in lots[id].cells}) for id in open_to
        )
    assert bent


# --- what is asked ------------------------------------------------------------------------------------------


def test_prompts_name_the_thing_wanted() -> None:
    scene = Scene(2)
    scene.market(("green", 3))
    decision = asked(scene)
    claim = next(action for action in decision.actions if action.verb == "claim")
    prompt = table().ask(scene.state, Choosing(decision).after(*claim.targets[:1]))
    assert (prompt.key, dict(prompt.values)) == (
        "newyork1901-ask-lot",
        {"district": "green", "size": 3},
    )
    assert (
        table().ask(scene.state, Choosing(decision).after(*claim.targets)).key == "newyork1901-ask-lot-chosen"
    )
    assert (
        table().ask(scene.state, Choosing(decision)).key == "newyork1901-ask-land"
    ), "nothing can be demolished"
    scene = building("g01")
    place = table().ask(scene.state, Choosing(asked(scene)).after("building.0.b2"))
    assert (place.key, dict(place.values)) == ("newyork1901-ask-site", {"kind": "b2"})


def test_while_land_is_asked_for_own_buildings_lead_to_what_may_take_their_place(sit: Sit) -> None:
    for scale in (1.0, 2.0):
        room = sit(2, title="newyork1901", text_scale=scale)
        seat = room.desk.actor
        shown = room.play.presenter.model
        own = f"building.{seat}.start"
        assert shown.prompt.key == "newyork1901-ask-demolish"
        assert [way.pieces for way in shown.shortcuts] == [(own,)]
        room.choose(own)
        assert room.play.view.tab_contents.tab(room.play.view.shot) == (BUILD if scale > 1 else PLAY)
        assert room.play.focus() in {f"building.{seat}.b{number}" for number in range(1, 7)}


def test_a_pointer_is_told_what_lies_in_a_panel_and_steps_pass_it_by(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    steps = {item.id for item in room.play.focusables()}
    seat = room.desk.actor
    for piece in (
        f"building.{seat}.s1",
        f"unbuilt.{seat}",
        f"generation.{seat}.gold",
        f"estate.{seat}",
        f"action.{seat}.construction_boom",
    ):
        rect = room.play.view.stage.rect(piece)
        assert rect is not None and piece not in steps
        room.give(intents.Point("mouse", rect.center))
        assert room.play.focus() == piece
        assert room.look.bar.help, piece
    room.give(intents.Nav("keyboard", "up"))
    assert room.play.focus() in steps


def test_the_likeliest_land_lies_beside_ones_own() -> None:
    scene = Scene(2)
    scene.own(0, "g01")
    scene.market(("green", 2), ("red", 2))
    decision = asked(scene)
    card, *_ = table().suggested_targets(scene.state, Choosing(decision))
    lot, *_ = table().suggested_targets(scene.state, Choosing(decision).after(card))
    cells = {lot.id: lot.cells for lot in city().sites.grid.lots}
    own = cells["lot.g01"]
    assert any(abs(x - a) + abs(y - b) == 1 for x, y in cells[lot] for a, b in own)


def test_the_likeliest_building_scores_most() -> None:
    scene = building("g01", "g02", "g03")
    decision = asked(scene)
    piece, *_ = table().suggested_targets(scene.state, Choosing(decision))
    offered = {action.targets[0] for action in decision.actions if action.targets}
    assert building_of(piece).points == max(building_of(other).points for other in offered)


def test_the_last_round_is_told_all_the_time_and_who_has_had_it() -> None:
    scene = Scene(3)

    def facts() -> list[str]:
        return [fact.key.removeprefix("newyork1901-fact-") for fact in table().facts(scene.state)]

    assert facts() == ["streets", "challenge"], "what counts, as long as the end is far"
    scene.spend(1, 11)
    assert facts() == ["end"]
    assert scene.state.turns_left == NOT_YET
    assert all(not table().badges(scene.state, seat) for seat in range(3))
    scene.state.turns_left = 2
    assert facts() == ["last-turns"]
    assert [bool(table().badges(scene.state, seat)) for seat in range(3)] == [False, False, True]
    scene.state.stack = []
    assert facts() == [], "nothing is to come"


def test_points_before_the_end_are_provisional() -> None:
    assert table().provisional_scores


def test_everybodys_standing_at_each_street_is_on_the_table() -> None:
    scene = Scene(3)
    scene.put(1, "b1", (10, 13), (11, 13))
    places = table().placements(scene.state)
    for number, street in enumerate(scene.state.streets):
        counts = [places[f"count.{seat}.{number}"].count for seat in range(3)]
        touched = street in city().sites.by_id[scene.player(1).built["building.1.b1"]].streets
        assert counts == [0, int(touched), 0]
        assert places[f"medal.{street}"].look == (looks.owned(1) if touched else looks.NOBODY)


# --- who is told from whom ----------------------------------------------------------------------------------


def oklab(color: Color) -> tuple[float, float, float]:
    """A colour in the space of Björn Ottosson, in which distances are as people see them."""
    red, green, blue = (((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in color)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def apart(one: Color, other: Color) -> float:
    """How far two colours are from one another, as people see it (OKLab)."""
    return float(sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True)) ** 0.5)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_players_are_never_taken_for_districts(theme: object) -> None:
    palette, seats = theme.palette, theme.seat_colors  # type: ignore[attr-defined]  # a Theme
    for district, ground in grounds_of(palette).items():
        for seat in seats:
            assert apart(livery(seat), ground.base) >= 0.15, (district, seat.symbol)
    for one, other in combinations(seats, 2):
        assert apart(livery(one), livery(other)) >= 0.12


def test_in_high_contrast_districts_that_step_back_keep_a_rest_of_their_hue(
    services_for: MakeServices,
) -> None:
    rect = pygame.Rect(0, 0, 8, 8)
    corners = (rect.topleft, rect.topright, rect.bottomright, rect.bottomleft)
    marks = Marks(services_for((1920, 1080), theme="contrast"))
    (tint,) = marks.grounds([], (), [Cut(rect, rect, corners)])
    seen = []
    for ground in grounds_of(THEMES["contrast"].palette).values():
        paper = pygame.Surface(rect.size, pygame.SRCALPHA)
        paper.fill(ground.base)
        paper = vivid(paper)
        paper.blit(tint.surface, rect)
        seen.append(mean(paper.subsurface((2, 2, 4, 4))))
    assert all(apart(one, other) > 0.033 for one, other in combinations(seen, 2))


def mean(picture: pygame.Surface) -> Color:
    red, green, blue, _ = pygame.transform.average_color(picture, consider_alpha=True)
    return (red, green, blue)


@pytest.mark.parametrize("palette", THEMES)
def test_land_with_an_owner_differs_from_free_land_as_it_is_painted(palette: str) -> None:
    painter: NewYorkPainter = make_painter(studio(Letters(LATIN), palette))
    grid = city().sites.grid
    bases = [ground.base for ground in grounds_of(painter.palette).values()]
    for district in DISTRICTS:
        lot = next(lot for lot in grid.lots if lot.district == district and lot.size == 2)
        wide = max(x for x, _ in lot.cells) > min(x for x, _ in lot.cells)
        size = (98, 49) if wide else (49, 98)
        for seat in range(5):
            owned = mean(painter.paint(lot.id, "up", size, look=looks.owned(seat)))
            assert min(apart(owned, base) for base in bases) >= 0.12, (district, seat)


def test_what_cannot_be_built_is_still_seen_three_to_one() -> None:
    painter = make_painter(studio(Letters(LATIN)))
    for piece in ("building.0.b1", "building.2.g6", "legendary.singer"):
        ground = pygame.Surface((88, 85))
        ground.fill((16, 36, 77))
        ground.blit(painter.paint(piece, "up", (88, 85), look=looks.SHUT), (0, 0))
        every = ((x, y) for x in range(88) for y in range(70))
        assert max(contrast(rgb_at(ground, at), (16, 36, 77)) for at in every) >= 3


def rgb_at(picture: pygame.Surface, at: tuple[int, int]) -> Color:
    red, green, blue, _ = picture.get_at(at)
    return (red, green, blue)


def test_a_name_of_a_street_moves_along_it_into_what_is_seen_and_is_never_cut() -> None:
    large, usual = pygame.Surface((60, 20)), pygame.Surface((48, 16))
    name = Written((large, usual), pygame.Rect(100, 50, 100, 40))
    for part, at in (
        (pygame.Rect(0, 0, 400, 400), (120, 60)),
        (pygame.Rect(135, 0, 400, 400), (140, 60)),
        (pygame.Rect(0, 0, 170, 400), (105, 60)),
    ):
        assert name.within(part, air=5) == (large, pygame.Rect(at, (60, 20))), "off the edge"
    found = name.within(pygame.Rect(150, 0, 400, 400), air=2)
    assert found and found[0] is usual, "in the usual print where the large has no room"
    assert name.within(pygame.Rect(160, 0, 400, 400), air=5) is None
    assert name.within(pygame.Rect(0, 0, 400, 60), air=5) is None


@pytest.mark.parametrize("theme", THEMES)
def test_emblems_of_lots_that_step_back_or_are_not_in_the_game_are_seen_three_to_one(
    sit: Sit, theme: str
) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080), theme=theme)
    view, look, canvas = room.play.view, room.look, pygame.Surface(room.services.display.size)
    view.snap()
    look.focus, seen = None, set()
    view.draw(canvas, look)
    for lot in city().sites.grid.lots:
        place, rect = view.stage.placements.get(lot.id), view.stage.rect(lot.id)
        if place is None or rect is None:
            continue
        seen.add(place.look)
        columns, first = {x for x, _ in lot.cells}, min(lot.cells, key=lambda cell: (cell[1], cell[0]))
        cell = rect.w / len(columns)
        left = rect.left + (first[0] - min(columns) + 0.15) * cell
        disc = canvas.subsurface((round(left), round(rect.top + 0.15 * cell), *(round(0.3 * cell),) * 2))
        tones = [rgb_at(disc, (x, y)) for x in range(disc.width) for y in range(disc.height)]
        assert contrast(max(tones, key=sum), min(tones, key=sum)) >= 3, (lot.id, place.look)
    assert {looks.CLOSED, looks.FREE} <= seen


def test_the_rims_of_lots_leave_free_whose_the_next_ones_are(sit: Sit) -> None:
    for theme, scale in (("dusk", 1.0), ("contrast", 1.0), ("contrast", 2.0)):
        room = sit(2, title="newyork1901", size=(1920, 1080), theme=theme, text_scale=scale)
        view = room.play.view
        lots = [shape for shape in view.shapes(room.look.choices) if shape.id.startswith("lot.")]
        assert lots
        rims = view.marks.grounds(lots, [shape.id for shape in lots])[-len(lots) :]
        for shape, rim in zip(lots, rims, strict=True):
            cell = min(shape.rect.size) / min(map(len, spans(shape.id)))
            assert rim.rect.top >= shape.rect.top - OWNERS * cell, (theme, scale)


def spans(lot: str) -> tuple[set[int], set[int]]:
    """The columns and rows of a lot."""
    cells = next(each.cells for each in city().sites.grid.lots if each.id == lot)
    return {x for x, _ in cells}, {y for _, y in cells}


OWNERS = 0.16
"""So much of a square, from its edge, has nothing of the symbol of who owns it."""


def test_at_larger_text_a_demolition_waits_behind_its_tab_where_land_is_chosen(sit: Sit) -> None:
    room = demolishing(sit, 2.0)
    wanted = {name for name in room.shown.choices if kind_of(name) == "building"}
    seen = {piece for piece, _ in room.stage.pieces()}
    assert kind_of(room.play.view.shot) == PLAY and wanted and not wanted & seen
    assert room.look.tabs[BUILD] >= len(wanted)
    room.play.controls.ring.focus(f"view.{BUILD}")
    said = room.services.say("newyork1901-waiting", sort="building", count=room.look.tabs[BUILD])
    assert said in room.look.bar.help[0]
    room.play.visit(BUILD)
    assert wanted <= {piece for piece, _ in room.stage.pieces()}


def test_a_closer_look_reaches_at_larger_text_all_that_it_reaches_at_the_usual_size(sit: Sit) -> None:
    for scene in (PLAY, BUILD, GOALS, PLAYERS):
        usual, larger = (looked_through(demolishing(sit, scale), scene) for scale in (1.0, 2.0))
        assert len(usual) > 40 and usual <= larger, (scene, usual - larger)


def looked_through(room: Room, scene: str) -> set[str]:
    """All that a closer look goes on to, opened in a shot of the table."""
    if kind_of(room.play.view.shot) != scene:
        room.play.visit(scene)
    pieces = (item.id for item in room.play.focusables() if item.id in room.stage.placements)
    room.play.inspect(next(pieces))
    room.stack.settle()
    presenter = room.stack.top
    assert isinstance(presenter, InspectScene)
    found: set[str] = set()
    while presenter.shown.piece not in found:
        found.add(presenter.shown.piece)
        presenter.handle(intents.Cycle("keyboard", 1))
    return found


def demolishing(sit: Sit, scale: float) -> Room:
    """The first player may take land, or put a larger building in the place of one."""
    scene = Scene(2)
    scene.own(0, "g01")
    lot = next(lot for lot in city().sites.grid.lots if lot.id == "lot.g01")
    scene.put(0, "b1", *lot.cells[:2])
    scene.player().points = 6
    return sit(2, title="newyork1901", opening=scene.state, size=(1920, 1080), text_scale=scale)


def test_while_a_land_card_is_in_hand_the_lot_below_it_says_where_it_lies(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    card = next(target for target in room.choosing.choices() if kind_of(target) == "landcard")
    room.point(card)
    assert not room.hand.laid
    assert "worker" in room.look.bar.help[0] and " At " in room.look.bar.help[0].replace("\u200e", "")
