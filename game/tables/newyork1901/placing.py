"""New York 1901: where every piece lies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.rules.kernel.ids import kind_of, last_of, rest_of, spell
from game.rules.newyork1901.building import covered, free_squares, open_generation
from game.rules.newyork1901.components import ACTION_CARDS, building_of, card_kind, characters
from game.rules.newyork1901.scoring import alone_ahead, challenge_points, street_counts
from game.rules.newyork1901.state import Player
from game.rules.newyork1901.steps import placed
from game.tables.newyork1901.known import standing
from game.tables.newyork1901.looks import (
    CLOSED,
    FITS,
    FREE,
    IDLE,
    LOCKED,
    NOBODY,
    PLOT,
    PRIZE,
    SHUT,
    look_on_site,
    owned,
)
from game.tables.newyork1901.pieces import Ctx
from game.tables.placing import Placed, at_home, in_places
from game.tables.table import Place


def placements(ctx: Ctx) -> Placed:
    """The map, the lots and what stands on them, the cards beside it, every player's belongings.

    What is shut is an outline already: it does not step back once more. A shared building fills a row with
    its name; a closer look, which says the name beside it, shows the building alone.
    """
    view, shut = ctx.view, dict.fromkeys(_shut(ctx), SHUT)
    for sight in ctx.rules.sites.grid.sights:
        yield sight.id, Place(sight.id, bright=True, portrait=spell(PLOT, sight.id))
    yield from _lots(ctx)
    yield from _beside(ctx)
    for piece in view.legendary:
        look = shut.get(piece, "")
        yield piece, Place(piece, look=look, bright=bool(look), portrait=piece)
    for seat, player in enumerate(view.players):
        for piece, site in player.built.items():
            yield piece, Place(site, look=look_on_site(piece, site, seat), owner=seat, bright=True)
        for worker, lot in player.workers.items():
            if lot:
                yield worker, Place(f"post.{lot}", owner=seat, bright=True)
        yield from _belongings(ctx, seat, player, shut)


def leader(counts: list[int]) -> str:
    """How the mark of whoever is alone ahead looks; nobody's on a tie."""
    return next((owned(seat) for seat in range(len(counts)) if alone_ahead(counts, seat)), NOBODY)


def _shut(ctx: Ctx) -> set[str]:
    """What cannot be built: by everybody what the points have not opened yet.

    What is shared is shown for the player to act. Where building is the question, what fits nowhere is shut
    for that player too.
    """
    view, players = ctx.view, ctx.view.players

    def closed(player: Player, pieces: Iterable[str]) -> set[str]:
        best = open_generation(view, player)
        return {piece for piece in pieces if building_of(piece).rank > best}

    shut = {piece for player in players for piece in closed(player, player.unbuilt)}
    for decision in ctx.rules.decisions(view):
        player, fitting = players[decision.player], placed(decision.actions)
        if fitting and not any(action.verb == "claim" for action in decision.actions):
            shut |= {*player.unbuilt, *view.legendary} - fitting
        else:
            shut |= closed(player, view.legendary)
    return shut


def _lots(ctx: Ctx) -> Placed:
    """Every lot that is not wholly under a building."""
    view, sites = ctx.view, ctx.rules.sites
    whose = {lot: seat for seat, player in enumerate(view.players) for lot in player.lots}
    wanted, districts = {*map(card_kind, view.open_cards())}, characters(len(view.players))
    under = sum(covered(sites, player) for player in view.players)  # no two buildings overlap
    for lot in sites.grid.lots:
        seat = whose.get(lot.id)
        if seat is not None:
            look = owned(seat)
        elif lot.district not in districts:
            look = CLOSED
        else:
            look = FITS if (lot.district, lot.size) in wanted else FREE
        if sites.lot_masks[lot.id] & ~under:
            yield lot.id, Place(lot.id, look=look, owner=seat, portrait=spell(PLOT, rest_of(lot.id)))


def _beside(ctx: Ctx) -> Placed:
    """Market, deck, streets and the challenge, each with who is ahead."""
    view, sites = ctx.view, ctx.rules.sites
    yield from in_places("market", view.market)
    yield at_home("deck.land", len(view.deck), face="down")
    standings = [street_counts(view, sites, street) for street in view.streets]
    for number, (street, counts) in enumerate(zip(view.streets, standings, strict=True)):
        yield f"streetcard.{street}", Place(f"street.{number}")
        yield f"leader.{street}", Place(f"leader.{number}", look=leader(counts))
        yield at_home(f"medal.{street}", look=leader(counts))
    prize = spell(PRIZE, view.challenge)
    yield f"challenge.{view.challenge}", Place("challenge", bright=True, portrait=prize)
    earned = [challenge_points(view, sites, seat) for seat in range(len(view.players))]
    yield "leader.challenge", Place(f"leader.{len(standings)}", look=leader(earned))
    for number, counts in enumerate((*standings, earned)):
        for seat, count in enumerate(counts):
            look = owned(seat) if alone_ahead(counts, seat) else NOBODY
            yield at_home(f"count.{seat}.{number}", count, look=look)


def _belongings(ctx: Ctx, seat: int, player: Player, shut: Mapping[str, str]) -> Placed:
    """Own buildings in fixed places, a ring where one was; cards; counters."""
    view, free, squares = ctx.view, player.free_workers(), free_squares(ctx.rules.sites, player)
    yield f"character.{player.character}", Place(f"character.{seat}", owner=seat)
    yield from in_places(f"workers.{seat}", free, owner=seat)
    yield at_home(f"crew.{seat}", len(free), owner=seat)
    yield from _actions(ctx, seat, player)
    for index, card in enumerate(player.lots.values(), start=1):
        yield card, Place(f"estate.{seat}", index, face="down", owner=seat)
    yield at_home(f"estate.{seat}", squares, owner=seat)
    yield at_home(f"unbuilt.{seat}", len(player.unbuilt), owner=seat)
    for piece in player.unbuilt:
        look = shut.get(piece, "")
        yield piece, Place(f"rack.{seat}.{last_of(piece)}", owner=seat, look=look, bright=bool(look))
    for piece in (*player.built, *player.demolished):
        if (kind := last_of(piece)) != "start":
            place = f"legendary.{kind}" if kind_of(piece) == "legendary" else f"rack.{seat}.{kind}"
            yield f"spent.{seat}.{kind}", Place(place, owner=seat)
    opens = {"bronze": 0, "silver": view.silver_at, "gold": view.gold_at, "legendary": view.gold_at}
    for name, points in opens.items():
        look = spell(LOCKED, points - player.points) if points > player.points else ""
        count = standing(player, name)
        yield at_home(f"generation.{seat}.{name}", count, owner=seat, look=look)


def _actions(ctx: Ctx, seat: int, player: Player) -> Placed:
    """Own action cards, each in its place; those that the player to act cannot play now are outlines."""
    asked = [each for each in ctx.rules.decisions(ctx.view) if each.player == seat]
    ready = {target for decision in asked for action in decision.actions for target in action.targets}
    for card in player.actions:
        idle = bool(asked) and card not in ready
        index = [*ACTION_CARDS].index(last_of(card))
        yield card, Place(f"actions.{seat}", index, owner=seat, look=IDLE if idle else "", bright=idle)
