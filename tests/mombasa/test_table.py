"""Where Mombasa's pieces lie and what is said of them."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.maps.places import Slot, TableLayout
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.frames import Expansion
from game.rules.mombasa.printed import company_tracks
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from game.tables.mombasa.layout import track_field
from game.tables.mombasa.placing import MET, UNMET, stack_bits
from game.tables.mombasa.table import MombasaTable
from game.tables.registry import find_title
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


def test_the_map_is_the_board_and_nothing_on_it_overlaps() -> None:
    board = _layout().board
    assert board.size == (1140, 848)
    kinds = ("track", "stack", "extra", "display", "bonus", "shelf", "round", "value", "deck", "pile")
    alone = [
        slot
        for name, slot in board.slots.items()
        if name.split(".")[0] in kinds and not (name.startswith("stack.") and name.count(".") > 2)
    ]
    assert len(alone) > 70
    assert [(a.name, b.name) for a, b in combinations(alone, 2) if _overlap(a, b)] == []


def test_regions_are_polygons_with_their_post_inside_the_box() -> None:
    layout, rules = _layout(), _rules()
    for region in rules.graph.regions:
        place = layout.board.slots[region]
        assert len(place.outline) > 3
        x, y, w, h = layout.board.slots[f"post.{region.removeprefix('region.')}"].box
        left, top, width, height = place.box
        assert left < x + w / 2 < left + width and top < y + h / 2 < top + height


def test_every_space_of_a_track_has_a_field_of_its_own_beside_the_one_before() -> None:
    longest = max(len(track) for track in company_tracks().values())
    fields = [track_field(space) for space in range(longest)]
    assert len(set(fields)) == longest
    for (x, y, w, h), (a, b, _, _) in pairwise(fields):
        assert abs(abs(x - a) / w + abs(y - b) / h - 1) < 1e-6


def test_four_markers_share_a_field_without_touching() -> None:
    places = [_layout().locate(f"step.cairo.3.{seat}") for seat in range(4)]
    assert all(places)
    assert not any(_overlap(a, b) for a, b in combinations(filter(None, places), 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_opened_panel_shows_hand_and_ledger_the_folded_one_the_next_book(players: int) -> None:
    layout = _layout()
    folded, opened = layout.seats[players].slots, layout.opened[players].slots
    assert {"ledger.*.15", "hand.*.0", "gained.*", "offer.*"} <= set(opened)
    assert {"next.*", "slot.*.5", "rest.*.5", "shares.*.cairo", "diamonds.*", "books.*"} <= set(folded)
    total = layout.opened[players].size[1] + (players - 1) * (layout.seats[players].size[1] + 14)
    assert abs(total - 848) <= 2, "the panels fill the column without stretching"


def test_a_column_of_a_base_shows_which_spaces_hold_a_post() -> None:
    assert stack_bits(["", "", "p", "p", "p"]) == 0b11100
    scene = Scene().at_turn(0)
    scene.state.stacks["cairo"][1][0] = ""
    places = MombasaTable(scene.rules).placements(scene.state)
    bits = {f"{c}.{n}": places[f"stack.{c}.{n}"].count for c in COMPANIES for n in (1, 2, 3)}
    assert bits.pop("cairo.2") == 0b11110
    assert set(bits.values()) == {0b11111}


def test_books_ahead_say_whether_the_open_cards_fulfil_them() -> None:
    scene = Scene().at_turn(0).area("card.0.coffee_2")
    scene.player(0).books[1], scene.player(0).books[2] = "book.A03", "book.A08"
    places = MombasaTable(scene.rules).placements(scene.state)
    assert places["book.A03"].count == MET
    assert places["book.A08"].count == UNMET
    assert places["next.book.A03"].slot == "next.0"


def test_entering_a_region_shows_cost_reward_and_whose_post_goes_home() -> None:
    scene = Scene().at_turn(0).area("card.0.expansion_2-1", "card.0.expansion_2-2")
    scene.state.posts["region.lower_egypt"] = "post.mombasa.1"
    scene.state.stacks["mombasa"][0][0] = ""
    scene.do("expand", "base.cairo")
    table = MombasaTable(scene.rules)
    action = next(a for a in _actions(scene.rules, scene.state) if a.targets[:1] == ("region.lower_egypt",))
    said = {line.key: line.dict() for line in table.preview(scene.state, action)}
    assert said["mombasa-preview-enter"] == {"cost": 2, "left": 2}
    assert said["mombasa-preview-reward"]["reward"] == "pounds"
    assert said["mombasa-preview-oust"] == {"company": "mombasa"}


def test_a_region_out_of_reach_says_why() -> None:
    scene = Scene().at_turn(0).area("card.0.expansion_2-1")
    table = MombasaTable(scene.rules)
    first = table.why_not(scene.state, 0, "region.natal")
    assert first is not None and first.key == "mombasa-no-base-first"
    scene.do("expand", "base.cairo")
    far = table.why_not(scene.state, 0, "region.natal")
    assert far is not None and far.key == "mombasa-no-region-far"


def test_facts_are_the_projected_score_by_category() -> None:
    scene = Scene().at_turn(0)
    facts = MombasaTable(scene.rules).facts(scene.state, 0)
    assert facts[0].value == sum(fact.value for fact in facts[1:]) == scene.rules.scores(scene.state)[0].total
    assert len(facts) == 8


def _actions(rules: MombasaRules, state: State) -> list[Action]:
    return [action for decision in rules.decisions(state) for action in decision.actions]


_REASONED = ("flip", "expand")
"""Beside these there is a reason why something likelier cannot be done."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_can_be_chosen_has_no_reason_against_it_and_its_preview_leaves_the_view_alone(seed: int) -> None:
    rules, rng = _rules(), Rng(seed)
    table = MombasaTable(rules)
    state = start(rules, GameConfig(3, seed, {"setup": "later" if seed % 2 else "first"}))
    seen: set[str] = set()
    while decisions := rules.decisions(state):
        decision = rng.pick(decisions)
        view = rules.view(state, decision.player)
        for action in decision.actions:
            kept = repr(view)
            table.preview(view, action)
            assert repr(view) == kept
            if action.targets and action.verb not in _REASONED:
                assert table.why_not(view, decision.player, action.targets[0]) is None, action
        seen |= {action.verb for action in decision.actions}
        play(rules, state, rng.pick(decision.actions))
    assert {"enter", "shelve", "acquire", "step", "place", "end"} <= seen


def test_expansion_is_asked_on_the_chart() -> None:
    scene = Scene().at_turn(0).area("card.0.expansion_2-1")
    scene.do("expand", "base.mombasa")
    assert any(isinstance(frame, Expansion) for frame in scene.state.stack)
    assert all(a.targets[0].startswith(("region.", "button.")) for a in _actions(scene.rules, scene.state))
