"""Where New York's pieces lie, and what is said of them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from game.lang.catalogue import Catalogue
from game.maps.layout import MAPS, load_layout
from game.rules.kernel.choosing import Choosing, Reply
from game.rules.newyork1901.board import LotGrid
from game.rules.newyork1901.state import Build
from game.tables.newyork1901.layout import BOARD, corners, frame_of, ground
from game.tables.newyork1901.looks import (
    CLOSED,
    FITS,
    FREE,
    NOBODY,
    SHUT,
    UPRIGHT,
    ghost,
    look_on_site,
    owned,
    owner_of,
)
from game.tables.newyork1901.placing import leader
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city

GREEN = [lot.id for lot in city().sites.grid.lots if lot.district == "green"]


def table() -> NewYorkTable:
    return NewYorkTable(city())


def owning(*lots: str, seats: int = 2, action_cards: bool = True) -> Scene:
    """Seat 0 owns these lots, with or without their "lot."."""
    scene = Scene(seats, action_cards=action_cards)
    scene.own(0, *(lot.removeprefix("lot.") for lot in lots))
    return scene


# --- the board --------------------------------------------------------------------------------------------


def test_the_map_of_the_table_and_the_code_agree_on_the_board() -> None:
    layout = load_layout(MAPS / "newyork1901_table.tmx", (2, 3, 4))
    assert layout.board.size == BOARD


def test_every_lot_post_and_site_has_its_place_on_the_map() -> None:
    sites, locate = city().sites, ground(city().sites)
    width, height = BOARD
    names = [*sites.by_id, *sites.lot_bits, *(f"post.{lot}" for lot in sites.lot_bits)]
    for name in names:
        slot = locate(name)
        assert slot is not None
        x, y, w, h = slot.box
        assert 0 <= x < x + w <= width + 0.01
        assert 0 <= y < y + h <= height + 0.01
    assert locate("lot.zz") is None
    assert locate("market.0") is None


def test_a_post_lies_inside_its_lot() -> None:
    sites, locate = city().sites, ground(city().sites)
    frame = frame_of(sites.grid)
    for lot in sites.grid.lots:
        slot = locate(f"post.{lot.id}")
        assert slot is not None
        x, y, w, h = slot.box
        middle = (int((x + w / 2 - frame.left) / frame.cell), int((y + h / 2 - frame.top) / frame.cell))
        assert middle in lot.cells


@pytest.mark.parametrize(("columns", "rows"), [(4, 100), (100, 4), (20, 14)])
def test_the_squares_of_any_board_are_as_large_as_fit_and_lie_in_its_middle(columns: int, rows: int) -> None:
    frame, (width, height) = frame_of(cast(LotGrid, SimpleNamespace(columns=columns, rows=rows))), BOARD
    assert frame.cell == pytest.approx(min(width / columns, height / rows))
    assert 2 * frame.left + columns * frame.cell == pytest.approx(width)
    assert 2 * frame.top + rows * frame.cell == pytest.approx(height)


def test_a_building_without_a_turn_stands_as_its_plate_shows_it() -> None:
    assert look_on_site("building.0.b1", "site.b1.10.13.0", 0) == UPRIGHT
    assert look_on_site("building.0.b1", "site.b1.10.13.1", 0) != UPRIGHT


def test_outlines_follow_the_squares() -> None:
    assert corners([(0, 0)]) == [(0, 0), (1, 0), (1, 1), (0, 1)]
    assert corners([(0, 0), (1, 0)]) == [(0, 0), (2, 0), (2, 1), (0, 1)]
    assert corners([(0, 0), (0, 1), (1, 1)]) == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]


# --- where things lie ---------------------------------------------------------------------------------------


def test_lots_say_whose_they_are_and_whether_a_card_fits() -> None:
    scene = owning(GREEN[0])
    scene.state.market = [scene.state.deck.pop() for _ in range(4)]
    places = table().placements(scene.state)
    assert owner_of(places[GREEN[0]].look) == 0
    wanted = {tuple(card.split(".")[1:3]) for card in scene.state.market}
    for lot in scene.rules.sites.grid.lots:
        if lot.id != GREEN[0]:
            fits = (lot.district, str(lot.size)) in wanted
            free = CLOSED if lot.district == "pink" else FREE
            assert places[lot.id].look == (FITS if fits else free)


def test_pink_lots_are_closed_to_two_players_only() -> None:
    pink = next(lot.id for lot in city().sites.grid.lots if lot.district == "pink")
    for seats in (2, 3, 4):
        scene = Scene(seats)
        scene.market(("red", 2))
        assert table().placements(scene.state)[pink].look == (CLOSED if seats == 2 else FREE)


def test_a_lot_wholly_under_a_building_is_not_seen_and_workers_stand_on_the_others() -> None:
    scene = owning(*GREEN[:2])
    player = scene.player()
    places = table().placements(scene.state)
    worker = next(worker for worker, lot in player.workers.items() if lot == GREEN[1])
    assert places[worker].slot == f"post.{GREEN[1]}"
    site = next(
        site
        for site in scene.rules.sites.by_id.values()
        if site.mask == scene.rules.sites.lot_masks[GREEN[0]]
    )
    player.built["building.0.b1"] = site.id
    player.unbuilt.remove("building.0.b1")
    places = table().placements(scene.state)
    assert GREEN[0] not in places
    assert places["building.0.b1"].slot == site.id
    assert places["building.0.b1"].look == look_on_site("building.0.b1", site.id, 0)


def test_closed_generations_are_shut_and_so_is_what_fits_nowhere_when_building() -> None:
    scene = owning(GREEN[0])
    places = table().placements(scene.state)
    assert places["building.0.b6"].look != SHUT
    assert places["building.0.s1"].look == SHUT
    assert places["building.1.s1"].look == SHUT, "of the others too"
    assert places["building.1.b1"].look != SHUT
    scene.state.stack = [Build(0)]
    places = table().placements(scene.state)
    assert places["building.0.b6"].look == SHUT
    legal = {a.targets[0] for d in scene.rules.decisions(scene.state) for a in d.actions if a.targets}
    own = {piece: place for piece, place in places.items() if piece.startswith("building.0.b")}
    shown = {piece for piece, place in own.items() if place.look != SHUT}
    assert shown == legal


def test_every_player_has_a_character_and_counters_in_the_panel() -> None:
    scene = Scene(4)
    scene.own(1, "y07", "y08")
    scene.put(1, "b1", (10, 13), (11, 13))
    places = table().placements(scene.state)
    layout = load_layout(MAPS / "newyork1901_table.tmx", (2, 3, 4))
    for seat, player in enumerate(scene.state.players):
        assert places[f"character.{player.character}"].slot == f"character.{seat}"
        assert {f"{kind}.{seat}" for kind in ("estate", "unbuilt")} <= places.keys()
    assert all("character.*" in zone.slots for zone in layout.opened.values())
    counts = {piece: place.count for piece, place in places.items() if piece.split(".")[1] == "1"}
    lots = {lot.id: lot.cells for lot in city().sites.grid.lots}
    land = len(lots["lot.y07"]) + len(lots["lot.y08"])
    assert (counts["estate.1"], counts["unbuilt.1"]) == (land - 2, 17), "squares that are free"
    assert [counts[f"generation.1.{name}"] for name in ("bronze", "silver", "gold")] == [1, 0, 0]


def test_missing_points_stand_at_closed_generations() -> None:
    scene = owning()
    scene.player().points = 7
    places = table().placements(scene.state)
    looks = [places[f"generation.0.{name}"].look for name in ("bronze", "silver", "gold")]
    assert looks == ["", "", "locked.11"]


def test_every_building_has_a_fixed_place_and_leaves_a_dot_there() -> None:
    scene = Scene(2)
    before = {piece: place.slot for piece, place in table().placements(scene.state).items()}
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.player().demolished.append(scene.player().unbuilt.pop())
    places = table().placements(scene.state)
    gone = [piece for piece in before if piece not in places or places[piece].slot != before[piece]]
    racked = [piece for piece in gone if before[piece].startswith("rack.")]
    assert len(racked) == 2
    for piece in racked:
        _, seat, kind = piece.split(".")
        assert places[f"spent.{seat}.{kind}"].slot == before[piece]


def test_a_tie_has_no_leader() -> None:
    assert leader([0, 0]) == leader([2, 2, 1]) == NOBODY
    assert leader([1, 3]) == owned(1)


def test_a_shared_building_shows_whose_it_is() -> None:
    assert look_on_site("legendary.singer", "site.p7.1.1.2", 1) == "turned.2.1"
    assert look_on_site("building.1.b1", "site.i2.1.1.1", 1) == "turned.1"


def test_no_two_things_look_alike_however_many_sit_at_the_table() -> None:
    owners = [owned(seat) for seat in range(9)]
    assert len({FREE, FITS, CLOSED, NOBODY, *owners}) == 13
    assert [owner_of(look) for look in owners] == list(range(9))
    assert owner_of(FREE) is owner_of(NOBODY) is None


def test_what_is_in_hand() -> None:
    assert ghost(0, (), "lot.g01") is None
    assert ghost(0, ("action.0.land_grab",), "worker.0.1") is None
    worker = ghost(1, ("landcard.green.2.1",), "lot.g01")
    assert worker is not None
    assert (worker.piece, worker.place) == ("worker.1.1", "post.lot.g01")
    building = ghost(0, ("building.0.b4",), "site.i3.1.1.1")
    assert building is not None
    assert (building.piece, building.look, building.pose) == ("building.0.b4", "turned.1", 1)


# --- what is asked ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_question_says_when_it_is_the_last_turn(lang: str) -> None:
    catalogue = Catalogue(lang, Path("assets/lang"))
    scene = Scene(2)
    (before,) = scene.rules.decisions(scene.state)
    scene.state.turns_left = 1
    (last,) = scene.rules.decisions(scene.state)
    assert catalogue.say(last.prompt).endswith(catalogue.say(before.prompt))
    assert len(catalogue.say(last.prompt)) > len(catalogue.say(before.prompt))
    assert not catalogue.missing


def test_a_lot_that_one_open_card_alone_can_claim_brings_its_card_along() -> None:
    scene = Scene(2)
    cards = scene.market(("green", 2), ("red", 3), ("red", 3))
    (decision,) = scene.rules.decisions(scene.state)
    choosing = Choosing(decision)
    free = {(lot.district, lot.size): lot.id for lot in city().sites.grid.lots}
    assert choosing.point(free["green", 2]) is Reply.PICKED
    assert choosing.picked == (cards[0], free["green", 2])
    assert choosing.point(free["blue", 2]) is Reply.REFUSED
    choosing.selection.clear()
    assert choosing.point(free["red", 3]) is Reply.REFUSED, "two cards claim it"
    assert scene.why(free["red", 3]) == "card-first"
