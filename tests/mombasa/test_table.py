"""Where Mombasa's pieces lie and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from game.maps.places import Node, Pane, ShotContext, Slot, Split, TableLayout, is_inside
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import text
from game.rules.kernel.values import digest
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Arrange, Bookkeeping, Expansion
from game.rules.mombasa.printed import company_tracks
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from game.tables.mombasa.layout import SINGLE, field
from game.tables.mombasa.placing import BARE, CLOSED, MET, NOW, POST, PRICED, UNMET
from game.tables.mombasa.reach import squares_of
from game.tables.mombasa.shots import EXPANSION, TABBED, shots
from game.tables.mombasa.table import MombasaTable
from game.tables.registry import find_title
from game.tables.table import Place
from tests.mombasa.games import played
from tests.mombasa.scene import Scene


def _rules() -> MombasaRules:
    rules = find_title("mombasa").rules({})
    assert isinstance(rules, MombasaRules)
    return rules


def _layout() -> TableLayout:
    return find_title("mombasa").layout(_rules())


def _overlap(one: Slot, other: Slot) -> bool:
    (x, y, w, h), (a, b, c, d) = one.box, other.box
    return x < a + c - 0.5 and a < x + w - 0.5 and y < b + d - 0.5 and b < y + h - 0.5


SHEETS = ("companies", "companies_large", "market", "market_large", "bonus", "bonus_large", "books", "rounds")


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_on_a_sheet_overlaps(sheet: str) -> None:
    kinds = ("track", "stack", "extra", "display", "bonus", "shelf", "round", "value", "deck", "pile", "base")
    alone = [slot for name, slot in _layout().zones[sheet].slots.items() if name.split(".")[0] in kinds]
    assert len(alone) > 6
    assert [(a.name, b.name) for a, b in combinations(alone, 2) if _overlap(a, b)] == []


def test_regions_are_polygons_with_their_post_inside_the_box() -> None:
    layout, rules = _layout(), _rules()
    for region in rules.graph.regions:
        place = layout.board.slots[region]
        assert len(place.outline) > 3
        x, y, w, h = layout.board.slots[f"post.{region.removeprefix('region.')}"].box
        left, top, width, height = place.box
        assert left < x + w / 2 < left + width and top < y + h / 2 < top + height


@pytest.mark.parametrize("shape", [3.3, 7.7])
def test_every_space_of_a_track_has_a_field_of_its_own_beside_the_one_before(shape: float) -> None:
    longest = max(len(track) for track in company_tracks().values())
    fields = [field(space, shape) for space in range(longest)]
    assert len(set(fields)) == longest
    for (x, y, w, h), (a, b, _, _) in pairwise(fields):
        assert abs(abs(x - a) / w + abs(y - b) / h - 1) < 1e-6


def _places(scene: Scene, viewer: int | None = None) -> dict[str, Place]:
    return MombasaTable(scene.rules).placements(scene.rules.view(scene.state, viewer))


def test_a_column_of_a_base_looks_like_its_posts_from_the_map_on() -> None:
    scene = Scene().at_turn(0)
    scene.state.stacks["cairo"][1][0] = ""
    places = _places(scene)
    looks = {f"{c}.{n}": places[f"stack.{c}.{n}"].look for c in COMPANIES for n in (1, 2, 3)}
    assert looks.pop("cairo.2") == BARE + 4 * POST
    assert set(looks.values()) == {5 * POST}


def test_books_ahead_say_whether_the_open_cards_fulfil_them() -> None:
    scene = Scene().at_turn(0).area("card.0.coffee_2").ledger("book.A08", "book.A01", "book.A02")
    scene.player(0).books[1] = "book.A03"
    scene.player(0).flipped = [4]
    places = _places(scene)
    looks = [places[book].look for book in ("book.A03", "book.A08", "book.A01", "book.A02")]
    assert looks == [MET, UNMET, MET, ""]
    assert (places["next.book.A03"].slot, places["next.book.A03"].look) == ("next.0", MET)
    assert places["book.A02"].face == "down"
    scene.player(0).ink = 2
    places = _places(scene)
    assert (places["book.A08"].look, places["book.A08"].pale, places["book.A03"].pale) == ("", False, True)
    assert "next.book.A03" not in places and places["next.book.A01"].slot == "next.0"


def test_the_bookkeeper_in_use_does_not_fulfil_the_book_that_asks_for_another() -> None:
    scene = Scene().at_turn(0).area("card.0.bookkeeper_2").ledger("book.A24")
    scene.player(0).ink = 1
    assert _places(scene)["book.A24"].look == MET
    scene.state.stack.append(Bookkeeping(0, "card.0.bookkeeper_2"))
    assert _places(scene)["book.A24"].look == UNMET


def test_cards_of_the_display_say_what_they_cost_beside_their_space() -> None:
    scene = Scene().at_turn(0).market(r1c1="card.M16").area("card.0.coffee_1")
    shown = _places(scene)["card.M16"]
    assert (shown.look, shown.count) == (PRICED, 5 + scene.rules.graph.modifiers[0][0])
    scene.player().levels["mombasa"] = 1
    assert _places(scene)["card.M16"].count == shown.count, "pounds get no discount"
    scene.do("use", "card.0.coffee_1")
    assert _places(scene)["card.M16"].count == shown.count - 1


def test_slots_that_are_not_open_look_closed() -> None:
    scene = Scene().at_turn(0).area("card.0.coffee_1")
    closed = {piece for piece, place in _places(scene).items() if place.look == CLOSED}
    assert closed == {f"slot.{seat}.{number}" for seat in (0, 1) for number in (4, 5)}
    scene.player(1).diamonds = 8
    assert _places(scene).keys() & {"slot.1.4", "slot.1.5"} == {"slot.1.5"}


def test_the_present_round_looks_so_until_the_game_is_over() -> None:
    scene = Scene().at_turn(0)
    now = [number for number in range(1, 8) if _places(scene)[f"round.{number}"].look == NOW]
    assert now == [1]
    scene.state.stack.clear()
    assert not any(place.look == NOW for place in _places(scene).values())


def test_a_marker_lies_on_its_space_in_the_colour_of_its_seat() -> None:
    scene = Scene().at_turn(0).money(5).track(cairo="D2")
    scene.player().levels["cairo"] = 1
    scene.do("mark", "bonus.D2.1")
    assert _places(scene)["mark.0.bonus.D2.1"].slot == "mark.extra.cairo.1"


def _actions(rules: MombasaRules, state: State) -> list[Action]:
    return [action for decision in rules.decisions(state) for action in decision.actions]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_preview_leaves_the_view_alone(seed: int) -> None:
    rules, rng = _rules(), Rng(seed)
    table = MombasaTable(rules)
    state = start(rules, GameConfig(3, seed, {"setup": "later" if seed % 2 else "first"}))
    seen: set[str] = set()
    while decisions := rules.decisions(state):
        decision = rng.pick(decisions)
        view = rules.view(state, decision.player)
        kept = digest(view)
        for action in decision.actions:
            table.preview(view, action)
        assert digest(view) == kept
        seen |= {action.verb for action in decision.actions}
        play(rules, state, rng.pick(decision.actions))
    assert {"enter", "shelve", "acquire", "step", "place", "end"} <= seen


def test_expansion_is_asked_on_the_chart() -> None:
    scene = Scene().at_turn(0).area("card.0.expansion_2-1")
    scene.do("expand", "base.mombasa")
    assert any(isinstance(frame, Expansion) for frame in scene.state.stack)
    assert all(a.targets[0].startswith(("region.", "button.")) for a in _actions(scene.rules, scene.state))


@pytest.mark.parametrize("setup", ["first", "later"])
def test_every_question_is_asked_in_a_scene_whose_tab_is_lit(setup: str) -> None:
    rules, steps = played(2, setup, 7)
    table, seen = find_title("mombasa").table(rules), set[str]()
    for state, _ in steps:
        for decision in rules.decisions(state):
            seen.add(kind_of(table.shot(rules.view(state, decision.player), Choosing(decision))))
    assert {"chart", "market", "books", "cards"} <= seen <= set(TABBED)


def test_an_expansion_is_seen_as_large_as_its_reach_lets_it() -> None:
    chart = _layout().board
    near = squares_of([chart.slots["region.cape_colony"].box], chart.size)
    far = squares_of(
        [slot.box for name, slot in chart.slots.items() if kind_of(name) == "region"], chart.size
    )
    panes = []
    for reach, scale in ((near, 2.0), (far, 2.0), (near, 1.0)):
        shot = ".".join((EXPANSION, "cairo", *map(str, reach)))
        found = list(panes_of(shots(chart.size)(ShotContext(shot, 2, 0, scale))))
        panes.append(next(pane for pane in found if pane.zone == "board"))
        assert any(pane.zone.startswith("base_cairo") for pane in found)
    close, wide, whole = (pane.crop for pane in panes)
    assert whole is None, "the chart is seen whole, but at larger text"
    assert close and wide and close[2] < wide[2]
    assert is_inside(chart.slots["region.cape_colony"].box, close)


def test_the_expansions_that_may_come_next_are_foreseen() -> None:
    table = find_title("mombasa").table(_rules())
    scene = Scene().at_turn(0).area("card.0.expansion_2-1")
    decision = scene.rules.decisions(scene.state)[0]
    bases = {action.targets[0] for action in decision.actions if action.verb == "expand"}
    soon = table.prefetch_shots(scene.state, Choosing(decision))
    assert {f"base.{name.split('.')[2]}" for name in soon} == bases
    scene.do("expand", sorted(bases)[0])
    following = scene.rules.decisions(scene.state)[0]
    assert table.shot(scene.state, Choosing(following)) in soon


def panes_of(node: Node) -> Iterator[Pane]:
    """All panes of a scene."""
    if isinstance(node, Split):
        for part in node.parts:
            yield from panes_of(part.node)
    elif isinstance(node, Pane):
        yield node


def test_of_a_hand_that_only_its_player_knows_the_others_see_backs_once_all_have_planned() -> None:
    scene = Scene().at_turn(0, 2)
    scene.hand("card.M37", "card.M04")
    backs = {name: place for name, place in _places(scene).items() if place.slot.startswith("hand.0.")}
    assert len(backs) == len(scene.player().hand) >= 2
    assert all(name.startswith("hidden.") and place.face == "down" for name, place in backs.items())
    planning = Scene().arranged()
    planning.hand("card.M37", "card.M04")
    hidden = _places(planning).values()
    assert not any(place.slot.startswith("hand.") for place in hidden), "it is asked behind the curtain"


@pytest.mark.parametrize("count", [1, 5, 6, 10, 11, 20])
def test_a_hand_has_two_rows_at_most_and_they_share_what_is_more_than_their_places(count: int) -> None:
    scene = Scene().arranged()
    scene.player().hand[:] = list(cards())[:count]
    places = [_places(scene, 0)[card] for card in scene.player().hand]
    each = max(5, (count + 1) // 2)
    rows = [(f"hand.0.{at // each if count > each else SINGLE}", at % each, each) for at in range(count)]
    assert [(place.slot, place.index, place.among) for place in places] == rows


def test_who_lays_cards_to_rest_has_just_these_in_hand_though_alone_before_the_screen() -> None:
    scene = Scene(3)
    frame = scene.state.stack[-1]
    assert isinstance(frame, Arrange)
    places = _places(scene, frame.seat)
    held = [piece for piece, place in places.items() if place.slot.startswith(f"hand.{frame.seat}")]
    assert held == list(frame.cards) and len(scene.player(frame.seat).hand) > len(held)


def test_who_is_ready_and_who_has_ended_the_phase_have_different_signs() -> None:
    scene = Scene().arranged()
    scene.do("ready", "button.ready")
    table = MombasaTable(scene.rules)
    assert [table.badges(scene.state, seat) for seat in (0, 1)] == [("check",), ()]
    scene.turn(1).player(0).ended = True
    assert [table.badges(scene.state, seat) for seat in (0, 1)] == [("ended",), ()]


def test_a_port_is_called_by_its_company_where_its_full_name_has_no_room() -> None:
    table = MombasaTable(Scene().rules)
    assert table.short("base.cairo") == text("mombasa-company", company="cairo")
    assert table.short("card.M05") == table.describe("card.M05")
