"""New York 1901: where every piece lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.kernel.ids import last_of, rest_of, spell
from game.rules.newyork1901.building import covered, open_generation
from game.rules.newyork1901.components import (
    BRONZE,
    GENERATIONS,
    GOLD,
    SILVER,
    building_of,
    card_kind,
    characters,
)
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.scoring import challenge_points, generation_counts, street_counts
from game.rules.newyork1901.state import Player, State
from game.rules.newyork1901.steps import placed
from game.tables.newyork1901.looks import CLOSED, FITS, FREE, NOBODY, PLOT, SHUT, look_on_site, owned
from game.tables.table import Place

Placed = Iterator[tuple[str, Place]]


def placements(view: State, rules: NewYorkRules) -> dict[str, Place]:
    """The map, the lots and what stands on them, the cards beside it, every player's belongings."""
    places = {sight.id: Place(sight.id, portrait=spell(PLOT, sight.id)) for sight in rules.sites.grid.sights}
    places.update(_lots(view, rules))
    for seat, player in enumerate(view.players):
        places.update(_on_the_map(seat, player))
    places.update(_beside(view, rules))
    shut = _shut(view, rules)
    for piece in view.legendary:
        places[piece] = Place(piece, look=SHUT if piece in shut else "")
    for seat, player in enumerate(view.players):
        places.update(_belongings(view, seat, player))
        for piece in player.unbuilt:
            look = SHUT if piece in shut else ""
            places[piece] = Place(f"rack.{seat}.{last_of(piece)}", owner=seat, look=look)
    return places


def leader(counts: list[int]) -> str:
    """How the mark of whoever is alone ahead looks; nobody's on a tie."""
    best = max(counts)
    return owned(counts.index(best)) if best and counts.count(best) == 1 else NOBODY


def _shut(view: State, rules: NewYorkRules) -> set[str]:
    """What cannot be built: by everybody what the points have not opened yet.

    What is shared is shown for the player to act. Where building is the question, what fits nowhere is shut
    for that player too.
    """
    shut = {piece for player in view.players for piece in _closed(view, player, player.unbuilt)}
    for decision in rules.decisions(view):
        player = view.players[decision.player]
        pieces, fitting = {*player.unbuilt, *view.legendary}, placed(decision.actions)
        if fitting and not any(action.verb == "claim" for action in decision.actions):
            shut |= pieces - fitting
        else:
            shut |= _closed(view, player, view.legendary)
    return shut


def _closed(view: State, player: Player, pieces: Iterable[str]) -> set[str]:
    """Those of the buildings of which a player has not opened the generation."""
    best = open_generation(view, player)
    return {piece for piece in pieces if building_of(piece).rank > best}


def _lots(view: State, rules: NewYorkRules) -> Placed:
    """Every lot that is not wholly under a building."""
    sites = rules.sites
    whose = {lot: seat for seat, player in enumerate(view.players) for lot in player.lots}
    wanted = {card_kind(card) for card in view.open_cards()}
    districts = characters(len(view.players))
    under = 0
    for player in view.players:
        under |= covered(sites, player)
    for lot in sites.grid.lots:
        seat, there = whose.get(lot.id), spell(PLOT, rest_of(lot.id))
        if seat is not None:
            if sites.lot_masks[lot.id] & ~under:
                yield lot.id, Place(lot.id, look=owned(seat), owner=seat, portrait=there)
        elif lot.district not in districts:
            yield lot.id, Place(lot.id, look=CLOSED, portrait=there)
        else:
            look = FITS if (lot.district, lot.size) in wanted else FREE
            yield lot.id, Place(lot.id, look=look, portrait=there)


def _on_the_map(seat: int, player: Player) -> Placed:
    for piece, site in player.built.items():
        yield piece, Place(site, look=look_on_site(piece, site, seat), owner=seat)
    for worker, lot in player.workers.items():
        if lot:
            yield worker, Place(f"post.{lot}", owner=seat)


def _beside(view: State, rules: NewYorkRules) -> Placed:
    """Market, deck, streets and the challenge, each with who is ahead."""
    for number, card in enumerate(view.market):
        if card:
            yield card, Place(f"market.{number}")
    yield "deck.land", Place("deck.land", face="down", count=len(view.deck))
    standings = [street_counts(view, rules.sites, street) for street in view.streets]
    for number, (street, counts) in enumerate(zip(view.streets, standings, strict=True)):
        yield f"streetcard.{street}", Place(f"street.{number}")
        yield f"leader.{street}", Place(f"leader.{number}", look=leader(counts))
        yield f"medal.{street}", Place(f"medal.{street}", look=leader(counts))
    yield f"challenge.{view.challenge}", Place("challenge", bright=True)
    earned = [challenge_points(view, rules.sites, seat) for seat in range(len(view.players))]
    yield "leader.challenge", Place(f"leader.{len(view.streets)}", look=leader(earned))
    for number, counts in enumerate((*standings, earned)):
        for seat, count in enumerate(counts):
            look = owned(seat) if leader(counts) == owned(seat) else NOBODY
            yield f"count.{seat}.{number}", Place(f"count.{seat}.{number}", count=count, look=look)


def _belongings(view: State, seat: int, player: Player) -> Placed:
    yield f"character.{player.character}", Place(f"character.{seat}", owner=seat)
    for index, worker in enumerate(player.free_workers()):
        yield worker, Place(f"workers.{seat}.{index}", owner=seat)
    yield f"crew.{seat}", Place(f"crew.{seat}", count=len(player.free_workers()), owner=seat)
    for index, card in enumerate(player.actions):
        yield card, Place(f"actions.{seat}", index, owner=seat)
    for index, card in enumerate(player.lots.values()):
        yield card, Place(f"estate.{seat}", index + 1, face="down", owner=seat)
    counters = {"estate": len(player.lots), "unbuilt": len(player.unbuilt)}
    for kind, count in counters.items():
        yield f"{kind}.{seat}", Place(f"{kind}.{seat}", count=count, owner=seat)
    best = open_generation(view, player)
    for rank, opens in ((BRONZE, 0), (SILVER, view.silver_at), (GOLD, view.gold_at)):
        closed, which = rank > best, f"{seat}.{GENERATIONS[rank]}"
        stand = generation_counts(view, rank)[seat]
        yield f"built.{which}", Place(f"built.{which}", count=stand, owner=seat)
        missing = opens - player.points if closed else 0
        yield f"generation.{which}", Place(f"generation.{which}", count=missing, owner=seat)
