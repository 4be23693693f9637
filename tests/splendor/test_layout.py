"""The table of every combination: all of the largest game at once, nothing smaller at larger text."""

from __future__ import annotations

import pytest

from game.art.palette import DUSK
from game.desk.choosing import Choosing
from game.maps.places import TABLE, Setting
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.text import text
from game.rules.splendor.components import COLORS, ROWS
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Payment, State
from game.rules.splendor.strongholds import FORTS
from game.tables.splendor.layout import DRAWN, LARGE_TEXT, PYRE, TILES, fitting
from game.tables.splendor.paint.backs import pile
from game.tables.splendor.paint.painter import SMALL
from game.tables.splendor.paint.pieces import bonus as bonus_sheet
from game.tables.splendor.paint.signs import TOWER
from game.tables.splendor.placing import placed
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.table.arrange import Arrangement
from game.ui.theme import Metrics
from tests.splendor.games import COMBINATIONS, Combination, name, played
from tests.splendor.scene import ALL, RULES, Scene
from tests.table.test_layout import arranged

TABLE_OF = SplendorTable()
_PILES = 1.11
"""By so much the piles grow at larger text, in every game."""


def _arranged(combination: Combination, metrics: Metrics, setting: Setting) -> Arrangement:
    return arranged(TITLE.layout(SplendorRules(dict.fromkeys(combination, True))), metrics, setting)


IN_SHORT = ("purse", "hand")
"""What tells in short of tokens and cards that lie elsewhere: see `test_waiting.py`."""


def _lost(state: State, arrangement: Arrangement) -> list[str]:
    """The pieces without a place."""
    places = [(piece, at) for piece, at in placed(state).items() if kind_of(piece) not in IN_SHORT]
    return [piece for piece, at in places if arrangement.rect(at.slot, at.index, at.among) is None]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_all_of_every_game_is_in_sight_at_once(
    combination: Combination, seats: int, size: tuple[int, int]
) -> None:
    arrangement = _arranged(combination, Metrics(size), Setting(TABLE, seats, 0))
    steps = played(combination, seats, 33)
    for state, _, _ in steps[:: max(1, len(steps) // 3)]:
        lost = _lost(state, arrangement)
        assert all(place.startswith("drawn.") for place in (placed(state)[piece].slot for piece in lost))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_what_a_choice_needs_is_in_sight_in_its_scene(combination: Combination, scale: float) -> None:
    made: dict[Setting, Arrangement] = {}
    for state, decision, _ in played(combination, 4, 33)[::7]:
        setting = Setting(TABLE_OF.scene(state, decision, ()), 4, decision.player)
        if setting not in made:
            made[setting] = _arranged(combination, Metrics((1920, 1080), scale), setting)
        places = placed(state)
        for target in Choosing(decision, unveiled=True).choices():
            place = places.get(target)
            slot, index = (place.slot, place.index) if place else (target, 0)
            assert is_button(target) or made[setting].rect(slot, index) is not None, target


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_cards_and_bank_are_larger_at_larger_text(
    combination: Combination, scale: float, seats: int, rtl: bool
) -> None:
    """Those of Orient share the height with the tiles, and with the posts the width."""
    least = 1.145 if "orient" not in combination else 1.085 if "posts" in combination else 1.055
    for size in ((1920, 1080), (1280, 720)):
        small, large = (
            _arranged(combination, Metrics(size, text, rtl), Setting(TABLE, seats, 0))
            for text in (1.0, scale)
        )
        for slot in ("market.1.0", "market.3.3", "market.east1.1", "bank.red"):
            before, after = small.rect(slot), large.rect(slot)
            if before and after:
                grown = min(after.w / before.w, after.h / before.h)
                # Piles may grow less: there is room between the frames of two of them.
                assert grown >= (_PILES if slot.startswith("bank.") else least), (slot, before, after)
        assert large.rect("market.1.0") and large.rect("bank.red")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_at_larger_text_all_that_everybody_has_is_seen_beside_the_tiles(
    combination: Combination, scale: float, seats: int
) -> None:
    metrics = Metrics((1920, 1080), scale)
    table, tiles = (_arranged(combination, metrics, Setting(scene, seats, 1)) for scene in (TABLE, TILES))
    steps = played(combination, seats, 33)
    for state, _, _ in steps[:: max(1, len(steps) // 3)]:
        lost = set(_lost(state, table)) & set(_lost(state, tiles))
        places = placed(state)
        assert all(kind_of(places[piece].slot) in ("drawn", "pyre") for piece in lost)


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_tiles_lie_on_the_table_or_behind_their_tab(combination: Combination, scale: float) -> None:
    state = Scene(4, **dict.fromkeys(combination, True)).state
    scenes = (_arranged(combination, Metrics((1920, 1080), scale), Setting(s, 4, 0)) for s in (TABLE, TILES))
    table, tiles = (set(_lost(state, arrangement)) for arrangement in scenes)
    assert not table & tiles


def test_two_drawn_cards_lie_large_beside_the_board_with_the_own_panel() -> None:
    arrangement = _arranged(tuple(ALL), Metrics((1920, 1080)), Setting(DRAWN, 4, 2))
    drawn, card = arrangement.rect("drawn.2.0"), arrangement.rect("market.1.0")
    assert drawn and card and drawn.w > 1.5 * card.w
    assert arrangement.rect("tokens.2.red") and not arrangement.rect("tokens.1.red")


@pytest.mark.parametrize("reds", [4, 6])
def test_cards_that_may_be_burned_lie_side_by_side_to_be_told_apart(reds: int) -> None:
    scene = Scene(2, **ALL).market("O3SU").bonuses(0, red=reds - 1, green=2).paired(0, "O1P1", "red")
    assert scene.do("buy_gold", "card.O3SU") == []
    (decision,) = RULES.decisions(scene.state)
    cards = Choosing(decision, unveiled=True).choices()
    assert TABLE_OF.scene(scene.state, decision, ()) == PYRE and len(cards) == reds
    arrangement = _arranged(tuple(ALL), Metrics((1920, 1080)), Setting(PYRE, 2, 0))
    places = placed(scene.state)
    found = (arrangement.rect(at.slot, at.index, at.among) for at in map(places.__getitem__, cards))
    assert len({rect.topleft for rect in found if rect}) == reds
    assert places["card.O1P1"].look == "red" and places["card.B1G1"].slot.startswith("bonus.0.")
    assert decision.prompt == text("splendor-choose-burn", count=2, color="red")
    assert TABLE_OF.verb(decision.actions[0]).key == "splendor-do-burn"


def test_a_part_is_drawn_for_the_most_of_what_is_played() -> None:
    zones = ("board", "board-posts", "board-orient", "board-orient-posts", "drawn")
    assert fitting(zones, "board", ()) == "board"
    assert fitting(zones, "board", ("cities", "posts")) == "board-posts"
    assert fitting(zones, "board", tuple(ALL)) == "board-orient-posts"


@pytest.mark.parametrize(("cards", "rows"), [(3, [3]), (4, [4]), (5, [3, 2]), (7, [4, 3])])
def test_cards_to_burn_lie_side_by_side_and_many_in_two_rows(cards: int, rows: list[int]) -> None:
    scene = Scene(4, orient=True).bonuses(0, green=cards).market("O3SW")
    scene.state.stack.append(Payment(0, "card.O3SW"))
    places = placed(scene.state)
    lying = [places[card] for card in scene.state.players[0].cards]
    found = [[place.index for place in lying if place.slot == f"pyre.0.{row}"] for row in range(2)]
    assert [sorted(indices) for indices in found if indices] == [list(range(count)) for count in rows]
    assert {place.among for place in lying} == {rows[0]} and {place.owner for place in lying} == {0}


def _tower(scale: float, seats: int) -> float:
    """How wide the own strongholds are drawn: three on one another, or side by side in a broad place."""
    arrangement = _arranged(("strongholds",), Metrics((1920, 1080), scale), Setting(TABLE, seats, 0))
    place = arrangement.rect("forts.0")
    assert place is not None
    painted = FORTS * TOWER[0], FORTS * TOWER[1]
    broad = (painted[0], TOWER[1]) if place.w > place.h else (TOWER[0], painted[1])
    return TOWER[0] * min(place.w / broad[0], place.h / broad[1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_own_strongholds_are_no_smaller_at_larger_text(seats: int) -> None:
    assert min(_tower(1.5, seats), _tower(2.0, seats)) >= _tower(1.0, seats) - 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beside_the_tiles_a_plate_leaves_room_for_the_frame_of_a_token(seats: int) -> None:
    arrangement = _arranged((), Metrics((1920, 1080), 2.0), Setting(TILES, seats, 0))
    for seat, panel in arrangement.panels.items():
        token = arrangement.rect(f"tokens.{seat}.white")
        assert token is not None and panel.bottom - token.bottom >= 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_large_text_what_the_others_have_reserved_is_seen_in_the_overview(seats: int) -> None:
    metrics = Metrics((1920, 1080), 2.0)
    rows, overview = (_arranged(tuple(ALL), metrics, Setting(scene, seats, 0)) for scene in (TABLE, TILES))
    assert rows.rect("reserve.0.0") is not None, "who is to act has them beside the rows"
    for seat in range(seats):
        assert all(overview.rect(f"reserve.{seat}.{index}") is not None for index in range(3)), seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_large_text_a_name_ends_before_the_count_beside_it(seats: int) -> None:
    laid = _arranged(tuple(ALL), Metrics((1920, 1080), 2.0), Setting(TABLE, seats, 0))
    for seat in range(seats):
        name, total = laid.rect(f"name.{seat}"), laid.rect(f"total.{seat}")
        assert name and total and total.left - name.right >= 8, seat


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scene", [TABLE, TILES])
def test_at_large_text_emblem_and_count_stand_clear_of_the_cards_below(
    scene: str, seats: int, rtl: bool
) -> None:
    laid = _arranged(tuple(ALL), Metrics((1920, 1080), 2.0, rtl), Setting(scene, seats, 0))
    for seat in range(seats):
        card = laid.rect(f"bonus.{seat}.white")
        for part in ("symbol", "total"):
            rect = laid.rect(f"{part}.{seat}")
            assert rect and card and card.top - rect.bottom >= 3, (part, seat)


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_at_large_text_piles_leave_room_for_the_frames_of_both(combination: Combination) -> None:
    laid = _arranged(combination, Metrics((1920, 1080), 2.0), Setting(TABLE, 4, 0))
    piles = [rect for color in COLORS if (rect := laid.rect(f"bank.{color}")) is not None]
    assert len(piles) == len(COLORS)
    framed = [pile.inflate(8, 8) for pile in piles]
    assert all(len(pile.collidelistall(framed)) == 1 for pile in framed), piles


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scene", [TABLE, TILES])
def test_at_large_text_cards_and_strongholds_keep_off_the_border_of_their_panel(
    scene: str, seats: int
) -> None:
    laid = _arranged(tuple(ALL), Metrics((1920, 1080), 2.0), Setting(scene, seats, 0))
    for seat, panel in laid.panels.items():
        for slot in (f"bonus.{seat}.red", f"forts.{seat}"):
            rect = laid.rect(slot)
            assert rect is None or panel.bottom - rect.bottom >= 3, (slot, rect, panel)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_overview_reserved_cards_keep_off_the_sides_of_their_panel(seats: int, rtl: bool) -> None:
    laid = _arranged(tuple(ALL), Metrics((1920, 1080), 2.0, rtl), Setting(TILES, seats, 0))
    for seat, panel in laid.panels.items():
        for slot in (f"reserve.{seat}.{index}" for index in range(3)):
            rect = laid.rect(slot)
            assert rect and rect.left - panel.left >= 5 and panel.right - rect.right >= 5, (slot, rect, panel)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scene", [TABLE, TILES])
def test_bonuses_are_drawn_as_large_at_larger_text_for_all_players(scene: str, seats: int, rtl: bool) -> None:
    picture = bonus_sheet("red", 2, 2, DUSK).layers[0].drawing
    for size in ((1920, 1080), (1280, 720)):
        usual, large = (
            _arranged((), Metrics(size, text, rtl), Setting(scene, seats, 0)) for text in (1.0, 2.0)
        )
        for seat in range(seats):
            before, now = (found.rect(f"bonus.{seat}.red") for found in (usual, large))
            assert before and now
            was, is_now = (
                min(rect.w / picture.width, rect.h / picture.height) * picture.height
                for rect in (before, now)
            )
            assert round(is_now) >= round(was), (seat, before.size, now.size)


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_the_numbers_of_decks_are_larger_at_larger_text(combination: Combination) -> None:
    before, now = (_deck_figures(combination, scale) for scale in (1.0, 2.0))
    assert before and before.keys() == now.keys()
    for deck, high in before.items():
        assert now[deck] >= 1.15 * high, (deck, high, now[deck])


def _deck_figures(combination: Combination, scale: float) -> dict[str, float]:
    """How high the number on each deck is."""
    found = _arranged(combination, Metrics((1920, 1080), scale), Setting(TABLE, 4, 0))
    rows = {f"deck.{row.name}": row for row in ROWS}
    figures = {}
    for deck in rows:
        if rect := found.rect(deck):
            sheet = pile(rows[deck], 24, DUSK, small=rect.w < SMALL["deck"], large=scale >= LARGE_TEXT)
            ground = sheet.layers[0].drawing
            figures[deck] = sheet.figures[0].height * min(rect.w / ground.width, rect.h / ground.height)
    return figures


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_at_large_text_the_nobles_lie_beside_the_cards_as_large_as_usual(
    scale: float, seats: int, rtl: bool
) -> None:
    usual, large = (
        _arranged((), Metrics((1920, 1080), each, rtl), Setting(TABLE, seats, 0)) for each in (1.0, scale)
    )
    for guest in range(seats + 1):
        before, now = usual.rect(f"guest.{guest}"), large.rect(f"guest.{guest}")
        assert before and now and min(now.size) >= min(before.size)
