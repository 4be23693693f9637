"""Mombasa: nobody learns what is secret: plans, hands, piles, the draft (rulebook: Setup 10, Planning)."""

from __future__ import annotations

import pytest

from game.rules.kernel.rng import Rng
from game.rules.kernel.values import clone, digest, to_plain
from game.rules.mombasa.frames import Plan
from tests.mombasa.games import played
from tests.mombasa.scene import Scene


def two_plans() -> tuple[Scene, Scene]:
    """The same game; player 0 has planned other cards in the same slots."""
    scenes = Scene().arranged(), Scene().arranged()
    for scene, names in zip(scenes, (("coffee_1", "banana_1"), ("expansion_2-2", "coffee_2")), strict=True):
        for slot, name in enumerate(names, start=1):
            scene.do("place", f"card.0.{name}", f"slot.0.{slot}")
    return scenes


@pytest.mark.parametrize("viewer", [1, None])
def test_states_that_differ_only_in_plans_look_the_same_to_everybody_else(viewer: int | None) -> None:
    one, other = two_plans()
    assert digest(one.state) != digest(other.state)
    rules = one.rules
    assert to_plain(rules.view(one.state, viewer)) == to_plain(rules.view(other.state, viewer))


def test_the_planner_sees_the_own_plan() -> None:
    scene, _ = two_plans()
    view = scene.rules.view(scene.state, 0)
    assert view.players[0].slots[0] == "card.0.coffee_1"
    assert view.players[0].hand == scene.player().hand


def test_planning_is_told_to_nobody_else_and_ready_tells_no_cards() -> None:
    one, other = two_plans()
    for scene in (one, other):
        scene.do("lift", "slot.0.1")
        scene.do("ready", "button.ready")
    public = [[e for e in scene.events if e.visible_to(None) or e.visible_to(1)] for scene in (one, other)]
    assert public[0] == public[1]
    assert [event.kind for event in public[0] if event.kind in ("place", "lift", "ready")] == ["ready"]


def test_placeholders_are_tied_to_their_places() -> None:
    scene, _ = two_plans()
    player = scene.rules.view(scene.state, None).players[0]
    assert player.slots == ["hidden.slot.0.1", "hidden.slot.0.2", "", "", ""]
    assert player.hand == [f"hidden.hand.0.{n}" for n in range(5)]


def test_the_reveal_shows_all_plans_at_once() -> None:
    scene, _ = two_plans()
    scene.do("ready", "button.ready")
    assert scene.rules.view(scene.state, 1).players[0].slots[0].startswith("hidden.")
    scene.do("ready", "button.ready", seat=1)
    assert scene.rules.view(scene.state, 1).players[0].slots[0] == "card.0.coffee_1"


def test_the_draft_is_secret_until_all_are_ready() -> None:
    views = []
    for pick in (0, 1):
        scene = Scene(setup="later")
        scene.do("keep", scene.player().offer[pick])
        views.append(to_plain(scene.rules.view(scene.state, 1)))
    assert views[0] == views[1]
    assert "start.T" not in str(views[0]["players"][0])


def test_the_tile_kept_is_told_to_nobody_else_and_the_other_one_is_never_shown() -> None:
    scene = Scene(setup="later")
    kept, boxed = scene.player().offer
    scene.do("keep", kept)
    assert [event.audience for event in scene.happened("keep")] == [0]
    scene.do("ready", "button.ready")
    scene.do("keep", scene.player(1).offer[0], seat=1)
    scene.do("ready", "button.ready", seat=1)
    assert boxed not in str(to_plain(scene.state)), "it is back in the box"
    assert boxed not in str(scene.events)


@pytest.mark.parametrize("setup", ["first", "later"])
def test_no_view_holds_anything_of_the_piles_or_of_other_hands(setup: str) -> None:
    rules, steps = played(3, setup, 4)
    for state, _ in steps[::7]:
        for viewer in (0, None):
            shown = rules.view(state, viewer)
            assert shown.rng == 0
            assert not set(shown.deck) & set(state.deck)
            for pile, true in zip(shown.supply.values(), state.supply.values(), strict=True):
                assert not set(pile) & set(true)
            for seat, (seen, real) in enumerate(zip(shown.players, state.players, strict=True)):
                assert (seen.hand == real.hand) is (seat == viewer or not real.hand)


def test_resampling_draws_the_plans_anew() -> None:
    scene, _ = two_plans()
    view = scene.rules.view(scene.state, 1)
    plans = {tuple(scene.rules.resample(view, 1, Rng(seed)).players[0].slots[:2]) for seed in range(20)}
    assert len(plans) > 10


def test_resampling_never_plans_a_share_card() -> None:
    scene = Scene().arranged().hand("card.M37", "card.M38", "card.M41")
    scene.do("place", "card.0.coffee_1", "slot.0.1")
    view = scene.rules.view(scene.state, 1)
    for seed in range(20):
        assert list(scene.rules.invariants(scene.rules.resample(view, 1, Rng(seed)))) == []


def test_planning_touches_nothing_but_the_own_area() -> None:
    scene = Scene(3).arranged()
    before = clone(scene.state)
    scene.do("place", "card.1.banana_1", "slot.1.1", seat=1)
    scene.do("ready", "button.ready", seat=1)
    before.players[1], before.stack = clone(scene.player(1)), [Plan([False, True, False])]
    assert to_plain(before) == to_plain(scene.state)
