"""The position before the first turn (rulebook: Setup)."""

from __future__ import annotations

from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.rules.newyork1901.board import STREETS, LotGrid
from game.rules.newyork1901.components import (
    ACTION_CARDS,
    BEGINNER_CHALLENGE,
    BEGINNER_STREETS,
    CHALLENGES,
    MARKET_PLACES,
    REMOVED,
    STREET_CARDS,
    THRESHOLDS,
    WORKERS,
    card_kind,
    characters,
    legendary_buildings,
    own_buildings,
)
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import Player, State, Turn


def card_pool(grid: LotGrid, seats: int) -> list[str]:
    """Every land card in play, in order; with two players the pink ones are not (ruling 1)."""
    return [
        f"landcard.{district}.{size}.{number}"
        for (district, size), count in grid.cards.items()
        if seats > 2 or district != REMOVED
        for number in range(1, count + 1)
    ]


def first_position(config: GameConfig, rng: Rng, sites: Sites) -> State:
    """Deal everything out; the first player is random (ruling 3)."""
    variant = str(config.options["variant"])
    dealt = characters(config.seats)
    rng.shuffle(dealt)
    players = [
        _player(seat, dealt[seat], bool(config.options["action_cards"])) for seat in range(config.seats)
    ]
    deck = card_pool(sites.grid, config.seats)
    if variant != "expert":
        for seat, player in enumerate(players):
            _place_starter(player, seat, sites, deck)
    rng.shuffle(deck)
    streets, challenges = list(STREETS), list(CHALLENGES)
    rng.shuffle(streets)
    rng.shuffle(challenges)
    beginner = variant == "beginner"
    _, silver, gold = THRESHOLDS[variant]
    return State(
        rng=0,
        stack=[Turn(rng.below(config.seats))],
        silver_at=silver,
        gold_at=gold,
        streets=list(BEGINNER_STREETS) if beginner else streets[:STREET_CARDS],
        challenge=BEGINNER_CHALLENGE if beginner else challenges[0],
        market=[deck.pop() for _ in range(MARKET_PLACES)],
        deck=deck,
        legendary=list(legendary_buildings()),
        players=players,
    )


def _player(seat: int, character: str, action_cards: bool) -> Player:
    return Player(
        character=character,
        unbuilt=[f"building.{seat}.{kind}" for kind in own_buildings()],
        workers={f"worker.{seat}.{number}": "" for number in range(1, WORKERS + 1)},
        actions=[f"action.{seat}.{card}" for card in ACTION_CARDS if action_cards],
    )


def _place_starter(player: Player, seat: int, sites: Sites, deck: list[str]) -> None:
    """The starter building on its lot, with a land card of that kind (ruling 3)."""
    lot = next(lot for lot in sites.grid.lots if lot.starter and lot.district == player.character)
    card = next(card for card in deck if card_kind(card) == (lot.district, lot.size))
    deck.remove(card)
    player.lots[lot.id] = card
    player.built[f"building.{seat}.start"] = sites.starter_site(lot.id).id
