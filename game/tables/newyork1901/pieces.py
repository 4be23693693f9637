"""New York 1901: its kinds of pieces and places: what they are called and what is known of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import last_of, parts_of, rest_of, seat_in
from game.rules.kernel.text import Text, in_a_row, listed, seat_ref, text
from game.rules.newyork1901 import scoring
from game.rules.newyork1901.board import Cell, Lot, LotGrid, neighbours
from game.rules.newyork1901.building import KEPT_BUILDINGS
from game.rules.newyork1901.components import (
    BRONZE,
    GENERATIONS,
    GOLD,
    SILVER,
    STARTER,
    building_of,
    card_kind,
)
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import Player, State
from game.tables.catalogue import Context, Kind
from game.tables.newyork1901 import known
from game.tables.words import Say, of_first, of_last, traits

Ctx = Context[NewYorkRules, State]
Lines = Iterator[Text]


# --- land ---------------------------------------------------------------------------------------------------


def _lot(ctx: Ctx, id: str) -> Lot:
    """The lot of this id."""
    return next(lot for lot in ctx.rules.sites.grid.lots if lot.id == id)


def sides(ctx: Ctx, id: str) -> list[Cell]:
    """The squares at the sides of a lot."""
    return [near for cell in _lot(ctx, id).cells for near in neighbours(cell)]


def counting(ctx: Ctx, id: str) -> list[str]:
    """The streets at the sides of a lot that count in this game."""
    beside = {ctx.rules.sites.grid.streets.get(cell, "") for cell in sides(ctx, id)}
    return [street for street in ctx.view.streets if street in beside]


def fronts(ctx: Ctx, id: str) -> Text:
    """The streets at the sides of a lot that count; else whether a building there would have a front."""
    if named := [text("newyork1901-street", street=street) for street in counting(ctx, id)]:
        return text("newyork1901-lot-at", places=listed(named))
    grid, around = ctx.rules.sites.grid, sides(ctx, id)
    open_to = any(cell in grid.streets or cell in grid.parks for cell in around)
    return text("newyork1901-lot-uncounted" if open_to else "newyork1901-lot-inside")


def _starter(ctx: Ctx, piece: str) -> Text | None:
    free = piece not in ctx.view.owned_lots()
    return text("newyork1901-lot-starter") if free and _lot(ctx, piece).starter else None


def _claimable(ctx: Ctx, card: str) -> int:
    """How many free lots a land card can claim."""
    sites, owned = ctx.rules.sites, {*ctx.view.owned_lots()}
    return len({*sites.lots_in(sites.kinds[card_kind(card)])} - owned)


def _worker(ctx: Ctx, piece: str) -> Text:
    lot = _lot(ctx, post) if (post := _owner(ctx, piece).workers[piece]) else None
    told = lot and text("newyork1901-worker-text", district=lot.district, size=lot.size)
    return told or text("newyork1901-no-worker-hand")


# --- buildings ----------------------------------------------------------------------------------------------


def _building(piece: str) -> Text:
    building = building_of(piece)
    printed: dict[str, int | str] = {
        "squares": len(building.cells),
        "points": building.points,
        "kind": building.id,
    }
    key = "starter" if building.generation == STARTER else "full"
    return text(f"newyork1901-building-{key}", generation=GENERATIONS[building.generation], **printed)


def _short(piece: str) -> Text:
    """Without its generation, squares and points."""
    starter = building_of(piece).generation == STARTER
    return text(f"newyork1901-building{'-starter-short' if starter else ''}", kind=building_of(piece).id)


def touched(ctx: Ctx, site: str, told: Collection[object] = ()) -> Lines:
    """The streets in play that a site touches, without those of which more is ``told``."""
    beside = ctx.rules.sites.by_id[site].streets.difference(told)
    streets = [street for street in ctx.view.streets if street in beside]
    if len(streets) == 1:
        yield text("newyork1901-preview-street", street=streets[0])
    elif streets:
        names = [text("newyork1901-street-short", street=street) for street in streets]
        yield text("newyork1901-preview-streets", streets=listed(names))


def _standing(ctx: Ctx, piece: str) -> Lines:
    """Whose it is, once it stands."""
    for seat, player in enumerate(ctx.view.players):
        if piece in player.built:
            yield text("newyork1901-stands", seat=seat_ref(seat))
            yield from touched(ctx, player.built[piece])
            if building_of(piece).generation == STARTER:
                yield text("newyork1901-starter-text")


def ways(decision: Decision, piece: str) -> tuple[bool, int]:
    """Whether a building can be laid now only by demolishing others, and in how many places it can."""
    laid = Choosing(decision).after(piece)
    return laid.verbs() == {"demolish"}, len({action.targets[1] for action in laid.open()})


def _places(ctx: Ctx, piece: str) -> Lines:
    """In how many places it can be built now; if only by demolishing, that, and why."""
    for decision in ctx.rules.decisions(ctx.view):
        falls, count = ways(decision, piece)
        if falls:
            fits = piece in ctx.rules.lists.buildable(ctx.view, decision.player)
            yield text("newyork1901-places-falls", count=count)
            yield text("newyork1901-falls-why", cause="land" if fits else "room")
        elif count:
            yield text("newyork1901-places", count=count)


# --- the streets and the challenge --------------------------------------------------------------------------


def _row(shares: Iterable[tuple[str, Mapping[str, int]]]) -> Text:
    """Everybody's share, seat by seat: a message without ``newyork1901-``, and its numbers."""
    seats = enumerate(shares)
    return in_a_row([text(f"newyork1901-{key}", seat=seat_ref(seat), **of) for seat, (key, of) in seats])


def _standings(counts: list[int]) -> Text:
    """Everybody's number of buildings, and who is ahead."""
    keys = {True: "ahead", False: "stands-with"}
    return _row((keys[scoring.alone_ahead(counts, seat)], {"count": n}) for seat, n in enumerate(counts))


_COUNTED: Mapping[str, Callable[[Player, int], int]] = {
    "bronze_baron": lambda player, points: scoring.rank_count(player, BRONZE),
    "master_architect": lambda player, points: scoring.unusual_count(player),
    "gold_tycoon": lambda player, points: points // scoring.DISTRICT_POINTS,
}
"""What challenges count of a player, who earns these points; the others tell more, or points alone."""


def _contest(ctx: Ctx, piece: str) -> Lines:
    """What the challenge pays, and how everybody stands with it."""
    view, name = ctx.view, ctx.view.challenge
    yield text("newyork1901-challenge-text", challenge=name)
    if name == "generation_king":
        for rank in (BRONZE, SILVER, GOLD):
            standing = _standings(scoring.generation_counts(view, rank))
            yield text("newyork1901-of-generation", generation=GENERATIONS[rank], standing=standing)
        return
    points = [scoring.challenge_points(view, ctx.rules.sites, seat) for seat in range(len(view.players))]
    if counted := _COUNTED.get(name):
        shares = zip(view.players, points, strict=True)
        yield _row(("earns", {"count": counted(player, won), "points": won}) for player, won in shares)
    else:
        yield _row(("stands-with", {"count": won}) for won in points)


def _race(ctx: Ctx, piece: str) -> Lines:
    """How everybody stands with a street, or with the challenge; a place stands for what is counted there."""
    goal = of_first(piece)
    if goal.isdigit():
        goal = (*ctx.view.streets, "challenge")[int(goal)]
    if goal == "challenge":
        yield from _contest(ctx, "leader.challenge")
        return
    counts = scoring.street_counts(ctx.view, ctx.rules.sites, goal)
    yield _standings(counts)
    if not any(scoring.alone_ahead(counts, seat) for seat in range(len(counts))):
        yield text("newyork1901-tie")


def _counted(ctx: Ctx, piece: str) -> Lines:
    """What a player has of what a street or the challenge counts, and what that is worth in the end."""
    (seat, goal), view, sites = map(int, parts_of(piece)), ctx.view, ctx.rules.sites
    if goal < len(view.streets):
        street = view.streets[goal]
        counts = scoring.street_counts(view, sites, street)
        key = "has-most" if scoring.alone_ahead(counts, seat) else "has"
        yield text(f"newyork1901-{key}", count=counts[seat], street=street)
        yield text("newyork1901-streetcard-text", street=street)
    else:
        points = scoring.challenge_points(view, sites, seat)
        yield text("newyork1901-has-points", points=points, challenge=view.challenge)
        yield text("newyork1901-challenge-text", challenge=view.challenge)


def _leader(piece: str) -> Text:
    of = rest_of(piece)
    if of.isdigit():
        return text("newyork1901-leader")
    return text(f"newyork1901-leader-{'challenge' if of == 'challenge' else 'street'}", street=of)


def _challenge(piece: str) -> Text:
    """Of the card that lies there, or of its place."""
    drawn = rest_of(piece)
    return text("newyork1901-challenge", challenge=drawn) if drawn else text("newyork1901-challenge-card")


# --- what a player has --------------------------------------------------------------------------------------


def _character(piece: str) -> Text:
    whose = rest_of(piece)
    if whose.isdigit():
        return text("newyork1901-character-of", seat=seat_ref(int(whose)))
    return text("newyork1901-character", district=whose)


def _owner(ctx: Ctx, piece: str) -> Player:
    return ctx.view.players[seat_in(piece)]


def _opening(ctx: Ctx, piece: str) -> Lines:
    """How many of a generation stand, or from how many points it is open."""
    player, name = _owner(ctx, piece), last_of(piece)
    gold = ctx.view.gold_at
    opens = {"silver": ctx.view.silver_at, "gold": gold, "legendary": gold}.get(name, 0)
    if (missing := opens - player.points) > 0:
        yield text("newyork1901-generation-locked", points=opens, missing=missing)
    else:
        yield text("newyork1901-generation-open")
    yield text("newyork1901-built-text", count=known.standing(player, name))


def _spent(ctx: Ctx, piece: str) -> Text:
    """Whether it stands, or has been demolished."""
    stands = last_of(piece) in map(last_of, _owner(ctx, piece).built)
    return text("newyork1901-spent-stands" if stands else "newyork1901-spent-fallen")


def _number(things: str) -> Callable[[Ctx, str], int]:
    """How many of something the player has whose piece it is."""
    return lambda ctx, piece: len(getattr(_owner(ctx, piece), things))


_STREET = Say("streetcard-text", street=of_first)
_FREE = Say("landcard-free", count=_claimable, size=lambda ctx, card: card_kind(card)[1])
_CREW = Say("crew-text", count=lambda ctx, piece: _owner(ctx, piece).at_hand(), all=_number("workers"))
_CARD = (Say("action-short", action=of_last), Say("action-text", action=of_last))
KINDS: Mapping[str, Kind] = {
    "site": Kind(),
    "post": Kind(),
    "building": Kind(_building, short=_short, explain=(_standing, _places)),
    "legendary": Kind(_building, explain=(_standing, _places)),
    "landcard": Kind("district size", short=Say("landcard-short", district=of_first), explain=_FREE),
    "hidden": Kind(key="landcard-hidden"),
    "market": Kind(),
    "deck": Kind(explain=Say("deck-text", count=lambda ctx, piece: len(ctx.view.deck))),
    "streetcard": Kind("street", explain=(_STREET, _race)),
    "street": Kind(key="street-card"),
    "medal": Kind(_leader, explain=(_STREET, _race)),
    "leader": Kind(_leader, explain=_race),
    "challenge": Kind(_challenge, explain=_contest),
    "count": Kind("seat", explain=_counted),
    "character": Kind(_character, explain=known.began),
    "worker": Kind("seat", explain=_worker),
    "workers": Kind("seat"),
    "crew": Kind("seat", "workers", explain=_CREW),
    "action": Kind("_ action", explain=_CARD),
    "actions": Kind("seat"),
    "estate": Kind("seat", explain=Say("estate-text", count=_number("lots"))),
    "unbuilt": Kind("seat", explain=Say("unbuilt-text", count=_number("unbuilt"), least=KEPT_BUILDINGS)),
    "rack": Kind("seat"),
    "spent": Kind(Say("building", kind=last_of), explain=_spent),
    "generation": Kind("seat generation", "opens", explain=_opening),
}


def kinds(grid: LotGrid) -> Mapping[str, Kind]:
    """The same on a board, which says what its lots and sights are called."""
    lots = {lot.id: lot for lot in grid.lots}
    sights = {sight.id: sight.name for sight in grid.sights}
    lot, sight = Say("lot", traits(lambda: lots, "district size")), Say("place", place=sights.__getitem__)
    own = {
        "lot": Kind(lot, explain=_starter, in_words=fronts),
        "sight": Kind(sight, explain=known.sight(grid)),
    }
    return {**KINDS, **own}
