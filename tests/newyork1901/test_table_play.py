"""New York 1901 on the play screen: a building is laid by every device, a game is played by pointing."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.newyork1901.state import Build
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
    Scroll,
    Turn,
    Undo,
)
from game.ui.scenes.scoring import ScoringScene
from game.ui.table.gesture import Hand
from tests.newyork1901.scenes import wanted
from tests.table.conftest import Sit, Sitting


def building(sit: Sit, players: int = 2, lots: int = 6, **settings: object) -> Sitting:
    """The first player owns a good deal of free land in one district and may build."""
    sitting = sit(players, title="newyork1901", **settings)
    state, rules = sitting.session.state, sitting.session.rules
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
    sitting.session._decisions = None
    sitting.play._controller._refresh()
    sitting.play.layout(sitting.services.display.size)
    return sitting


def held(sitting: Sitting) -> Hand:
    hand = sitting.play._handling.hand
    assert hand is not None
    return hand


def take(sitting: Sitting, kind: str) -> str:
    """Pick the own building ``kind`` from the rack."""
    piece = f"building.{sitting.play.actor}.{kind}"
    sitting.choose(piece)
    return piece


def legal_sites(sitting: Sitting, piece: str) -> set[str]:
    (decision,) = sitting.session.decisions()
    return {a.targets[1] for a in decision.actions if a.targets and a.targets[0] == piece}


def test_the_hand_holds_exactly_the_legal_places(sit: Sit) -> None:
    sitting = building(sit)
    piece = take(sitting, "b5")
    assert held(sitting).targets == legal_sites(sitting, piece)
    assert len(held(sitting).targets) > 8
    assert held(sitting).can_turn


def test_two_presses_build_on_the_place_that_is_offered(sit: Sit) -> None:
    sitting = building(sit)
    piece = take(sitting, "b4")
    site = held(sitting).at.target
    assert sitting.play.focus() == site
    sitting.give(Confirm("pad:0"), Confirm("pad:0"))
    assert sitting.session.log[-1].action == Action(
        sitting.session.log[-1].action.player, "build", (piece, site)
    )


@pytest.mark.parametrize("kind", ["b1", "b5", "b6"])
def test_every_legal_place_is_reached_by_pad(sit: Sit, kind: str) -> None:
    sitting = building(sit)
    piece = take(sitting, kind)
    seen = set()
    for _ in range(len(held(sitting).spots)):
        seen.add(sitting.play.focus())
        sitting.give(Page("pad:0", 1))
    assert seen == legal_sites(sitting, piece)


def test_the_cross_and_the_shoulders_reach_every_place_too(sit: Sit) -> None:
    sitting = building(sit, lots=4)
    piece = take(sitting, "b5")
    ways: list[Intent] = [Nav("pad:0", d) for d in ("left", "right", "up", "down")]  # type: ignore[arg-type]  # directions
    ways.append(Cycle("pad:0", 1))
    start = held(sitting).at.target
    seen, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for way in ways:
            held(sitting).put(here)
            sitting.play._offer()
            sitting.play._ring.focus(here)
            sitting.stack.handle(way)
            there = held(sitting).at.target
            if there not in seen:
                seen.add(there)
                edge.append(there)
    assert seen == legal_sites(sitting, piece)


@pytest.mark.parametrize("kind", ["b1", "b5", "b6"])
def test_every_legal_place_is_reached_by_mouse(sit: Sit, kind: str) -> None:
    sitting = building(sit)
    piece = take(sitting, kind)
    reached = set()
    for spot in held(sitting).spots:
        for _ in range(4):
            sitting.give(Point("mouse", spot.centre))
            if held(sitting).at.ghost.pose == spot.ghost.pose:
                break
            sitting.give(Scroll("mouse", 1, spot.centre))
        reached.add(held(sitting).at.target)
    assert reached == legal_sites(sitting, piece)


def test_the_mouse_lays_where_it_points_and_clicks_the_button(sit: Sit) -> None:
    sitting = building(sit)
    piece = take(sitting, "b4")
    spot = held(sitting).spots[-1]
    for _ in range(4):
        sitting.give(Point("mouse", spot.centre))
        if held(sitting).at == spot:
            break
        sitting.give(Turn("mouse", 1))
    sitting.give(Press("mouse", spot.centre), Release("mouse", spot.centre, True))
    assert held(sitting).laid
    popover = sitting.play._popover
    assert popover is not None
    sitting.give(Release("mouse", popover.buttons[0].center, True))
    assert sitting.session.log[-1].action.targets == (piece, spot.target)


def test_a_finger_turns_it_with_the_button_and_lays_it_elsewhere(sit: Sit) -> None:
    sitting = building(sit)
    take(sitting, "b4")
    first = held(sitting).spots[0]
    sitting.give(Release("touch", first.centre, True))
    assert held(sitting).laid
    pose, popover = held(sitting).at.ghost.pose, sitting.play._popover
    assert popover is not None
    sitting.give(Release("touch", popover.buttons[-1].center, True))
    assert held(sitting).laid
    assert held(sitting).at.ghost.pose != pose
    choosing = sitting.play._controller.choosing()
    assert choosing is not None
    assert choosing.picked[-1] == held(sitting).at.target


def test_back_goes_from_the_place_to_the_hand_to_the_rack(sit: Sit) -> None:
    sitting = building(sit)
    piece = take(sitting, "b2")
    sitting.give(Confirm("pad:0"))
    assert held(sitting).laid
    sitting.give(Back("pad:0"))
    assert not held(sitting).laid
    assert sitting.play.focus() == held(sitting).at.target
    sitting.give(Back("pad:0"))
    assert sitting.play._handling.hand is None
    assert sitting.play.focus() == piece


def test_what_it_would_bring_is_said_before_it_is_laid(sit: Sit) -> None:
    sitting = building(sit)
    take(sitting, "b5")
    popover = sitting.play._popover
    assert popover is not None
    assert popover._remark is not None


def test_a_building_without_a_place_is_pale_and_says_why(sit: Sit) -> None:
    sitting = building(sit)
    piece = f"building.{sitting.play.actor}.g6"
    assert sitting.play.stage.placements[piece].pale
    rect = sitting.play.stage.rect(piece)
    assert rect is not None
    sitting.play._point(piece)
    assert sitting.play._remark


def test_a_worker_hovers_over_the_lots_of_a_card(sit: Sit) -> None:
    sitting = sit(2, title="newyork1901")
    card = sitting.session.state.market[0]
    sitting.choose(card)
    assert held(sitting).at.ghost.piece.startswith("worker.")
    choosing = sitting.play._controller.choosing()
    assert choosing is not None
    assert held(sitting).targets == set(choosing.choices())
    assert set(held(sitting).marked()) == held(sitting).targets
    lot = held(sitting).at.target
    sitting.give(Confirm("pad:0"), Confirm("pad:0"))
    assert sitting.session.log[-1].action.targets == (card, lot)


def press(rng: Rng) -> Intent:
    pad = "pad:0"
    ways: list[Intent] = [
        Nav(pad, "left"),
        Nav(pad, "right"),
        Nav(pad, "up"),
        Nav(pad, "down"),
        Confirm(pad),
        Confirm(pad),
        Back(pad),
        Cycle(pad, 1),
        Page(pad, 1),
        Turn(pad, 1),
        Undo(pad),
    ]
    if rng.below(8) == 0:
        pos = (rng.below(1280), rng.below(720))
        return rng.pick([Point("mouse", pos), Release("mouse", pos, True), Scroll("mouse", 1, pos)])
    return rng.pick(ways)


@pytest.mark.parametrize("players", [2, 4])
def test_random_presses_always_leave_exactly_one_valid_focus(sit: Sit, players: int) -> None:
    sitting = sit(players, title="newyork1901")
    rng = Rng(players)
    for _ in range(1500):
        if sitting.stack.top is not sitting.play:
            sitting.stack.pop(sitting.stack.scenes[1])
            sitting.stack.settle()
            if sitting.session.over:
                break
        sitting.stack.handle(press(rng))
        sitting.stack.settle()
        if sitting.stack.top is sitting.play:
            ids = [item.id for item in sitting.play.focusables()]
            assert len(set(ids)) == len(ids)
            assert ids.count(str(sitting.play.focus())) == 1


def test_a_whole_match_by_pointing_ends_on_the_scores(sit: Sit) -> None:
    sitting = sit(2, seed=4, title="newyork1901")
    rng = Rng(9)
    for _ in range(400):
        if isinstance(sitting.stack.top, ScoringScene):
            break
        choosing = sitting.play._controller.choosing()
        assert choosing is not None
        action = wanted(choosing.decision.actions, rng)
        for target in action.targets:
            hand = sitting.play._handling.hand
            while hand and hand.at.target != target:
                sitting.stack.handle(Page("pad:0", 1))
                hand = sitting.play._handling.hand
            sitting.choose(sitting.play._focus_of(target))
        sitting.choose(f"do.{choosing.offers().index(action)}")
    assert isinstance(sitting.stack.top, ScoringScene)
    assert sitting.session.over


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_laying_draws_at_every_size_language_and_scale(
    sit: Sit, size: tuple[int, int], language: str, scale: float
) -> None:
    sitting = building(sit, players=4, size=size, language=language, text_scale=scale)
    take(sitting, "b5")
    canvas = pygame.Surface(size)
    sitting.stack.draw(canvas)
    sitting.give(Confirm("pad:0"))
    sitting.stack.draw(canvas)
    assert not sitting.services.catalogue.missing
    popover = sitting.play._popover
    assert popover is not None
    assert sitting.services.metrics.safe.contains(popover.rect)
