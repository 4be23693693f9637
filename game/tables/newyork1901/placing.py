"""New York 1901: where every piece lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.rules.newyork1901.building import covered, open_generation
from game.rules.newyork1901.components import (
    BRONZE,
    GENERATIONS,
    GOLD,
    REMOVED,
    SILVER,
    building_of,
    card_kind,
)
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.scoring import challenge_points, street_counts
from game.rules.newyork1901.state import Boom, Grab, Player, State, Turn
from game.tables.newyork1901.laying import standing
from game.tables.table import Place

FREE, FITTING, CLOSED = 0, 5, 6
"""What a lot's ``count`` says besides the owner: free, free with an open card that fits, out of the game."""


def placements(view: State, rules: NewYorkRules) -> dict[str, Place]:
    """The lots and what stands on them, the cards beside the map, every player's belongings."""
    places: dict[str, Place] = dict(_lots(view, rules))
    pale = _pale(view, rules)
    for seat, player in enumerate(view.players):
        places.update(_standing(seat, player))
    places.update(_beside(view, rules))
    for piece in view.legendary:
        places[piece] = Place(piece, count=0, pale=piece in pale)
    for seat, player in enumerate(view.players):
        places.update(_belongings(view, seat, player))
        for piece in player.unbuilt:
            slot = f"rack.{seat}.{building_of(piece).id}"
            places[piece] = Place(slot, count=0, owner=seat, pale=piece in pale)
    return places


def owners(view: State) -> dict[str, int]:
    """The seat that owns each lot."""
    return {lot: seat for seat, player in enumerate(view.players) for lot in player.lots}


def actor(view: State) -> int | None:
    """The seat whose turn it is."""
    return view.stack[-1].seat if view.stack else None


def buildable(view: State, rules: NewYorkRules) -> frozenset[str]:
    """The buildings that the player to act can put on the board now."""
    actions = (action for decision in rules.decisions(view) for action in decision.actions)
    return frozenset(action.targets[0] for action in actions if action.verb in ("build", "demolish"))


def leader(counts: list[int]) -> int | None:
    """The seat that is alone ahead; None on a tie."""
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else None


def _pale(view: State, rules: NewYorkRules) -> frozenset[str]:
    """What the player to act cannot build.

    Where building is the question, what fits nowhere; else what the points have not opened yet.
    """
    seat = actor(view)
    if seat is None:
        return frozenset()
    player = view.players[seat]
    pieces = [*player.unbuilt, *view.legendary]
    frame = view.stack[-1]
    if isinstance(frame, Grab | Boom) or (isinstance(frame, Turn) and player.free_workers()):
        best = open_generation(view, player)
        return frozenset(piece for piece in pieces if building_of(piece).rank > best)
    return frozenset(pieces) - buildable(view, rules)


def _lots(view: State, rules: NewYorkRules) -> Iterator[tuple[str, Place]]:
    """Every lot that is not wholly under a building."""
    sites, whose = rules.sites, owners(view)
    wanted = {card_kind(card) for card in view.open_cards()}
    under = 0
    for player in view.players:
        under |= covered(sites, player)
    for lot in sites.grid.lots:
        seat = whose.get(lot.id)
        if seat is not None and not sites.lot_masks[lot.id] & ~under:
            continue
        fits = (lot.district, lot.size) in wanted
        closed = lot.district == REMOVED and len(view.players) == 2
        free = CLOSED if closed else FITTING if fits else FREE
        state = free if seat is None else seat + 1
        yield lot.id, Place(lot.id, count=state, owner=seat)


def _standing(seat: int, player: Player) -> Iterator[tuple[str, Place]]:
    for piece, site in player.built.items():
        yield piece, Place(site, count=standing(piece, site, seat), owner=seat)
    for worker, lot in player.workers.items():
        if lot:
            yield worker, Place(f"post.{lot}", owner=seat)


def _beside(view: State, rules: NewYorkRules) -> Iterator[tuple[str, Place]]:
    """Market, deck, streets and the challenge, each with who is ahead."""
    for number, card in enumerate(view.market):
        if card:
            yield card, Place(f"market.{number}")
    yield "deck.land", Place("deck.land", face="down", count=len(view.deck))
    for number, street in enumerate(view.streets):
        yield f"streetcard.{street}", Place(f"street.{number}")
        ahead = leader(street_counts(view, rules.sites, street))
        yield f"leader.{street}", Place(f"leader.{number}", count=0 if ahead is None else ahead + 1)
    yield f"challenge.{view.challenge}", Place("challenge")
    seats = range(len(view.players))
    ahead = leader([challenge_points(view, rules.sites, seat) for seat in seats])
    yield "leader.challenge", Place("leader.3", count=0 if ahead is None else ahead + 1)


def _belongings(view: State, seat: int, player: Player) -> Iterator[tuple[str, Place]]:
    yield f"character.{player.character}", Place(f"character.{seat}", owner=seat)
    for index, worker in enumerate(player.free_workers()):
        yield worker, Place(f"workers.{seat}.{index}", owner=seat)
    for index, card in enumerate(player.actions):
        yield card, Place(f"actions.{seat}", index, owner=seat)
    yield f"estate.{seat}", Place(f"estate.{seat}", count=len(player.lots), owner=seat)
    for index, card in enumerate(player.lots.values()):
        yield card, Place(f"estate.{seat}", index + 1, owner=seat)
    yield f"unbuilt.{seat}", Place(f"unbuilt.{seat}", count=len(player.unbuilt), owner=seat)
    best = open_generation(view, player)
    built = Counter(building_of(piece).rank for piece in player.built)
    needed = {BRONZE: 0, SILVER: view.silver_at, GOLD: view.gold_at}
    for rank, points in needed.items():
        name = GENERATIONS[rank]
        closed = rank > best
        yield (
            f"built.{seat}.{name}",
            Place(f"built.{seat}.{name}", count=built[rank], owner=seat, pale=closed),
        )
        slot = f"generation.{seat}.{name}"
        yield slot, Place(slot, count=points - player.points if closed else 0, owner=seat)
