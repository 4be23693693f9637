"""New York 1901 on the play screen: a building is laid by every device, a game is played by pointing."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.foresight import foresee
from game.rules.kernel.rules import GameConfig, start
from game.rules.kernel.text import text
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.state import Build
from game.tables.newyork1901.looks import SHUT
from game.tables.registry import find_title
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    Intent,
    Nav,
    Page,
    Point,
    Press,
    Release,
    Rotate,
    Scroll,
)
from game.ui.input.pointer_guard import HOLD
from game.ui.table.marks.outline_union import outline_unions
from tests.room import Room, Sit


def building(sit: Sit, players: int = 2, lots: int = 6, **settings: object) -> Room:
    """The first player owns a good deal of free land in one district and may build."""
    rules = find_title("newyork1901").rules({})
    state = start(rules, GameConfig(players, 7))
    seat = state.stack[-1].seat
    player = state.players[seat]
    cards: dict[tuple[str, ...], list[str]] = {}
    for card in [*state.deck, *state.market]:
        cards.setdefault(tuple(card.split(".")[1:3]), []).append(card)
    owned = set(state.owned_lots())
    free = [lot for lot in rules.sites.grid.lots if lot.district == "green" and lot.id not in owned]  # type: ignore[attr-defined]  # New York's rules
    for lot in free[:lots]:
        card = cards[lot.district, str(lot.size)].pop()
        if card in state.deck:
            state.deck.remove(card)
        else:
            state.market[state.market.index(card)] = state.deck.pop()
        player.lots[lot.id] = card
    player.workers.update(zip(player.workers, [lot.id for lot in free], strict=False))
    state.stack[:] = [Build(seat)]
    return sit(players, title="newyork1901", opening=state, **settings)


def take(room: Room, kind: str) -> str:
    """Pick the own building ``kind`` from the rack."""
    piece = f"building.{room.desk.actor}.{kind}"
    room.choose(piece)
    return piece


def legal_sites(room: Room, piece: str) -> set[str]:
    (decision,) = room.session.decisions()
    return {a.targets[1] for a in decision.actions if a.targets and a.targets[0] == piece}


def test_the_hand_holds_exactly_the_legal_places(sit: Sit) -> None:
    room = building(sit)
    piece = take(room, "b5")
    assert room.hand.targets == legal_sites(room, piece)
    assert len(room.hand.targets) > 8
    assert room.hand.can_turn


def test_two_presses_build_on_the_place_that_is_offered(sit: Sit) -> None:
    room = building(sit)
    piece = take(room, "b4")
    site = room.hand.at.target
    assert room.play.focus() == site
    room.give(Confirm("pad:0"), Confirm("pad:0"))
    assert room.session.log[-1].action == Action(room.session.log[-1].action.player, "build", (piece, site))


@pytest.mark.parametrize("kind", ["b1", "b5", "b6"])
def test_every_legal_place_is_reached_by_pad(sit: Sit, kind: str) -> None:
    room = building(sit)
    piece = take(room, kind)
    seen = set()
    for _ in range(len(room.hand.spots)):
        seen.add(room.play.focus())
        room.give(Page("pad:0", 1))
    assert seen == legal_sites(room, piece)


def test_the_cross_and_the_shoulders_reach_every_place_too(sit: Sit) -> None:
    room = building(sit, lots=4)
    piece = take(room, "b5")
    ways: list[Intent] = [Nav("pad:0", d) for d in ("left", "right", "up", "down")]  # type: ignore[arg-type]  # directions
    ways.append(Cycle("pad:0", 1))
    start = room.hand.at.target
    seen, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for way in ways:
            room.hand.put(here)
            room.play.controls.ring.focus(here)
            room.stack.handle(way)
            there = room.hand.at.target
            if there not in seen:
                seen.add(there)
                edge.append(there)
    assert seen == legal_sites(room, piece)


@pytest.mark.parametrize("kind", ["b1", "b5", "b6"])
def test_every_legal_place_is_reached_by_mouse(sit: Sit, kind: str) -> None:
    room = building(sit)
    piece = take(room, kind)
    reached = set()
    for spot in room.hand.spots:
        for _ in range(4):
            room.give(Point("mouse", spot.centre))
            if room.hand.at.ghost.pose == spot.ghost.pose:
                break
            room.give(Scroll("mouse", 1, spot.centre))
        reached.add(room.hand.at.target)
    assert reached == legal_sites(room, piece)


def test_the_mouse_lays_where_it_points_and_clicks_the_button(sit: Sit) -> None:
    room = building(sit)
    piece = take(room, "b4")
    spot = room.hand.spots[-1]
    for _ in range(4):
        room.give(Point("mouse", spot.centre))
        if room.hand.at == spot:
            break
        room.give(Rotate("mouse", 1))
    room.give(Press("mouse", spot.centre), Release("mouse", spot.centre, True))
    assert room.hand.laid
    offers = room.offers
    assert offers is not None
    room.give(Release("mouse", offers.buttons[0].rect.center, True))
    assert room.session.log[-1].action.targets == (piece, spot.target)


def test_a_finger_turns_it_with_the_button_and_lays_it_elsewhere(sit: Sit) -> None:
    room = building(sit)
    take(room, "b4")
    first = room.hand.spots[0]
    room.give(Release("touch", first.centre, True))
    assert room.hand.laid
    pose, offers = room.hand.at.ghost.pose, room.offers
    assert offers is not None
    room.give(Release("touch", offers.buttons[-1].rect.center, True))
    assert room.hand.laid
    assert room.hand.at.ghost.pose != pose
    choosing = room.choosing
    assert choosing.picked[-1] == room.hand.at.target


def test_back_goes_from_the_place_to_the_hand_to_the_rack(sit: Sit) -> None:
    room = building(sit)
    piece = take(room, "b2")
    room.give(Confirm("pad:0"))
    assert room.hand.laid
    room.give(Back("pad:0"))
    assert not room.hand.laid
    assert room.play.focus() == room.hand.at.target
    room.give(Back("pad:0"))
    assert room.look.held_piece is None
    assert room.play.focus() == piece


def test_what_it_would_bring_is_said_before_it_is_laid(sit: Sit) -> None:
    room = building(sit)
    take(room, "b5")
    said = text("newyork1901-preview-build", points=building_of("building.0.b5").points)
    assert any(room.services.say(said) in way for way in room.look.bar.help)


def test_a_building_without_a_place_is_shut_and_says_why(sit: Sit) -> None:
    room = building(sit)
    piece = f"building.{room.desk.actor}.g6"
    assert room.stage.placements[piece].look == SHUT
    rect = room.stage.rect(piece)
    assert rect is not None
    assert room.desk.refuse(piece) is not None


def test_a_worker_hovers_over_the_lots_of_a_card(sit: Sit) -> None:
    room = sit(2, title="newyork1901")
    card = room.session.state.market[0]
    room.choose(card)
    assert room.hand.at.ghost.piece.startswith("worker.")
    choosing = room.choosing
    assert room.hand.targets == set(choosing.choices())
    assert set(room.look.choices) == room.hand.targets
    lot = room.hand.at.target
    room.give(Confirm("pad:0"), Confirm("pad:0"))
    assert room.session.log[-1].action.targets == (card, lot)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_lot_that_fits_a_card_is_framed_however_crooked_and_the_rest_steps_back(
    sit: Sit, seed: int, scale: float
) -> None:
    room = sit(2, seed=seed, title="newyork1901", text_scale=scale)
    for card in room.session.state.market:
        room.choose(card)
        assert set(room.look.choices) == room.hand.targets
        standing = room.stage.stand(room.look.chosen)
        lots = {piece for piece in room.stage.placements if piece.startswith("lot.")}
        assert lots & standing.rimmed == room.hand.targets and lots & standing.shaded
        room.play.controls.unpick()
        room.stack.settle()


@pytest.mark.parametrize("kind", ["b2", "b5"])
@pytest.mark.parametrize("lots", [6, 12])
def test_the_places_of_a_building_are_framed_however_many(sit: Sit, kind: str, lots: int) -> None:
    room = building(sit, lots=lots)
    take(room, kind)
    assert set(room.look.choices) == room.hand.targets
    framed = outline_unions(room.play.view.shapes(room.look.choices))
    assert 1 < len(framed) < len(room.hand.targets), "places that lie over one another share a rim"
    for spot in room.hand.spots:
        assert any(island.rect.contains(spot.area.rect) for island in framed), spot.target
    assert room.hand.targets <= room.stage.stand(room.look.chosen).rimmed


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_laying_draws_at_every_size_language_and_scale(
    sit: Sit, size: tuple[int, int], language: str, scale: float
) -> None:
    room = building(sit, players=4, size=size, language=language, text_scale=scale)
    take(room, "b5")
    canvas = pygame.Surface(size)
    room.stack.draw(canvas)
    room.give(Confirm("pad:0"))
    room.stack.draw(canvas)
    assert not room.services.catalogue.missing
    offers = room.offers
    assert offers is not None
    assert all(room.services.metrics.safe.contains(button.rect) for button in offers.buttons)


def test_land_is_claimed_and_built_on_with_three_presses_each(sit: Sit) -> None:
    room = sit(2, title="newyork1901")
    room.play.controls.ring.visible = True
    room.play.controls.auto_focus.focus_likeliest()
    seat = room.desk.actor
    room.give(*[Confirm("pad:0")] * 3)
    assert [step.action.verb for step in room.session.log] == ["claim"]
    assert room.desk.actor == seat
    room.give(*[Confirm("pad:0")] * 3)
    assert [step.action.verb for step in room.session.log] == ["claim", "build"]


def test_land_is_claimed_with_three_clicks_and_a_turn_that_still_could_build_ended_with_two(sit: Sit) -> None:
    room = sit(2, title="newyork1901")
    card = next(iter(a.targets[0] for a in room.choosing.decision.actions if a.verb == "claim"))
    for target in (card, "", "do.0"):
        rect = room.hand.at.area.rect if not target else None
        found = next((item.rect for item in room.play.focusables() if item.id == target), rect)
        assert found is not None
        room.give(Release("mouse", found.center, True))
    assert [step.action.verb for step in room.session.log] == ["claim"]
    (end,) = room.offers.buttons  # type: ignore[union-attr]  # there is one
    room.give(Release("mouse", end.rect.center, True))
    assert [step.action.verb for step in room.session.log] == ["claim"] and "Press again" in room.remark
    room.give(Release("mouse", end.rect.center, True))
    assert [step.action.verb for step in room.session.log] == ["claim", "end"]


def test_a_turn_is_ended_by_pad_with_few_presses(sit: Sit) -> None:
    room = sit(2, title="newyork1901")
    room.play.controls.ring.visible = True
    room.play.controls.auto_focus.focus_likeliest()
    room.give(*[Confirm("pad:0")] * 3)
    presses = 0
    while room.play.focus() != "do.0":
        room.give(Nav("pad:0", "down"))
        presses += 1
        assert presses < 5
    room.give(*[Confirm("pad:0")] * 2)  # a building is in reach: it is asked once more
    assert room.session.log[-1].action.verb == "end"


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_map_comes_closer_where_one_builds_at_larger_text_only(sit: Sit, text_scale: float) -> None:
    room = building(sit, lots=2, text_scale=text_scale)
    view = room.play.view
    assert view.shot.startswith("build.")
    here = view.arrangement.rect("lot.g01")
    room.play.visit("goals")
    assert view.arrangement.rect("challenge") is not None
    room.play.visit("play")
    whole = view.arrangement.rect("lot.g01")
    assert here and whole and (here.w > whole.w) == (text_scale > 1)


def click(room: Room, place: tuple[int, int]) -> None:
    for intent in (Point("mouse", place), Press("mouse", place), Release("mouse", place, tap=True)):
        room.stack.handle(intent)
        room.stack.settle()


@pytest.mark.parametrize("boom", [True, False])
def test_whoever_lays_a_building_is_asked_whether_that_shall_end_the_turn(sit: Sit, boom: bool) -> None:
    room = building(sit)
    if not boom:
        room.session.state.players[room.desk.actor or 0].actions.clear()
    site = take(room, "b4") and room.hand.at.target
    room.give(Confirm("pad:0"))
    action = Action(room.desk.actor or 0, "build", (f"building.{room.desk.actor}.b4", site))
    asked = room.play.view.table.ask(
        room.desk.seen(), Choosing(room.session.decisions()[0]).after(action.targets[0], action.targets[1])
    )
    ends = any(event.kind == "turn" for event in foresee(room.session.rules, room.desk.seen(), action).events)
    assert asked.key == ("newyork1901-ask-site-ends" if ends else "newyork1901-ask-site-chosen")
    assert ends is not boom


def test_after_a_building_the_focus_rests_on_the_end_of_the_turn_and_spends_no_card(sit: Sit) -> None:
    room = building(sit)
    take(room, "b4")
    room.give(Confirm("pad:0"))
    room.wait(2 * HOLD)
    build = next(offer.action for offer in room.shown.offers if offer.action.verb == "build")
    room.perform(build)
    room.wait(2 * HOLD)
    offers = room.offers
    button = offers.button(room.play.focus() or "") if offers else None
    assert room.session.decisions()[0].prompt.key == "newyork1901-choose-boom"
    assert button and button.press == next(each for each in room.shown.offers if each.action.verb == "end")
