"""New York 1901: what a building would bring, and how it stands with streets and the challenge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.foresight import foresee
from game.rules.kernel.ids import kind_of, last_of, parts_of
from game.rules.kernel.text import Text, in_a_row, listed, seat_ref, text
from game.rules.newyork1901.board import Lot, LotGrid, neighbours
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
from game.rules.newyork1901.scoring import (
    DISTRICT_BUILDINGS,
    alone_ahead,
    challenge_points,
    generation_counts,
    gold_districts,
    rank_count,
    street_counts,
    unusual_count,
)
from game.rules.newyork1901.state import Player, State
from game.tables.newyork1901.asking import falls
from game.tables.newyork1901.telling import EVENTS

_FORESEEN = ("replace", "build", "prestige", "home", "guard", "generation", "last_turns")
"""The events that a preview tells of, in its order."""


def laying(view: State, rules: NewYorkRules, action: Action) -> Iterator[Text]:
    """What laying a building brings: points, workers that come back; what falls, who must guard; streets."""
    events = [event for event in foresee(rules, view, action).events if event.kind in _FORESEEN]
    for event in sorted(events, key=lambda event: _FORESEEN.index(event.kind)):
        row = EVENTS[event.kind]
        values = {
            key: value for key, value in row.values(event).items() if isinstance(value, int | str | Text)
        }
        yield text(f"newyork1901-preview-{event.kind.replace('_', '-')}", **values)
    yield from _streets(view, rules, action.targets[1])


def claiming(view: State, rules: NewYorkRules, action: Action) -> Iterator[Text]:
    """That a worker goes there and where it lies; or that the turn ends, where nothing can be built."""
    claims = (event.data for event in foresee(rules, view, action).events if event.kind == "claim")
    told = [data for data in claims if "cause" in data]
    for data in told:
        values = {
            name: value for name in ("cause", "squares", "free") if isinstance(value := data[name], int | str)
        }
        yield text("newyork1901-preview-idle", **values)
    if not told:
        lot = next(each for each in rules.sites.grid.lots if each.id == action.targets[-1])
        yield text("newyork1901-preview-claim")
        yield from fronts(rules.sites.grid, lot)


def playing(view: State, action: Action) -> Iterator[Text]:
    """What an action card does, and what it costs in the end.

    Where the deck has fewer cards than the market has places, Market Shift brings old ones again.
    """
    card, new = last_of(action.targets[0]), len(view.deck)
    few = action.verb == "shift" and new < len(view.market)
    yield (
        text("newyork1901-preview-shift", count=new) if few else text("newyork1901-action-short", action=card)
    )
    yield text("newyork1901-action-lost")


def _streets(view: State, rules: NewYorkRules, site: str) -> Iterator[Text]:
    """The streets in play that a site touches."""
    streets = [street for street in view.streets if street in rules.sites.by_id[site].streets]
    if len(streets) == 1:
        yield text("newyork1901-preview-street", street=streets[0])
    elif streets:
        names = [text("newyork1901-street-short", street=street) for street in streets]
        yield text("newyork1901-preview-streets", streets=listed(names))


def fronts(grid: LotGrid, lot: Lot) -> Iterator[Text]:
    """The streets that have a name and the parks at the sides of a lot."""
    around = [near for cell in lot.cells for near in neighbours(cell)]
    streets = dict.fromkeys(grid.streets[cell] for cell in around if cell in grid.streets)
    parks = dict.fromkeys(grid.parks[cell] for cell in around if cell in grid.parks)
    named = [
        *(text("newyork1901-street", street=street) for street in streets if street),
        *(text("newyork1901-place", place=park) for park in parks),
    ]
    if named:
        yield text("newyork1901-lot-at", places=listed(named))
    else:
        yield text("newyork1901-lot-unnamed" if streets else "newyork1901-lot-inside")


def explain(view: State, rules: NewYorkRules, piece: str) -> Iterator[Text]:
    """What a card does, and how everybody stands with it."""
    kind, parts = kind_of(piece), parts_of(piece)
    if kind == "landcard" and len(parts) == 3:
        count, size = len(_fitting(view, rules, piece)), card_kind(piece)[1]
        yield text("newyork1901-landcard-free", count=count, size=size)
    elif kind == "action":
        yield text("newyork1901-action-short", action=parts[1])
        yield text("newyork1901-action-text", action=parts[1])
    elif kind == "worker" and (post := view.players[int(parts[0])].workers[piece]):
        lot = next(lot for lot in rules.sites.grid.lots if lot.id == post)
        yield text("newyork1901-worker-text", district=lot.district, size=lot.size)
    elif kind == "lot" and piece not in view.owned_lots():
        if any(lot.id == piece and lot.starter for lot in rules.sites.grid.lots):
            yield text("newyork1901-lot-starter")
    elif kind in _COUNTERS:
        yield _COUNTERS[kind](view, int(parts[0]))
    elif kind in ("built", "generation"):
        yield _COUNTERS_OF[kind](view, int(parts[0]), GENERATIONS.index(parts[1]))
    elif piece == "deck.land":
        yield text("newyork1901-deck-text", count=len(view.deck))
    elif kind == "count":
        yield from _counted(view, rules, *map(int, parts))
    elif kind == "challenge" or piece == "leader.challenge":
        yield text("newyork1901-challenge-text", challenge=view.challenge)
        yield from _CHALLENGES[view.challenge](view, rules)
    elif kind in ("streetcard", "leader", "medal"):
        if kind != "leader":
            yield text("newyork1901-streetcard-text", street=parts[0])
        counts = street_counts(view, rules.sites, parts[0])
        yield _standings(counts)
        if not any(alone_ahead(counts, seat) for seat in range(len(counts))):
            yield text("newyork1901-tie")
    elif kind in ("building", "legendary"):
        for seat, player in enumerate(view.players):
            if piece in player.built:
                yield text("newyork1901-stands", seat=seat_ref(seat))
                yield from _streets(view, rules, player.built[piece])
                if building_of(piece).generation == STARTER:
                    yield text("newyork1901-starter-text")


def _unbuilt(view: State, seat: int) -> Text:
    count = len(view.players[seat].unbuilt)
    return text("newyork1901-unbuilt-text", count=count, least=KEPT_BUILDINGS)


def _estate(view: State, seat: int) -> Text:
    return text("newyork1901-estate-text", count=len(view.players[seat].lots))


def _crew(view: State, seat: int) -> Text:
    workers = view.players[seat].workers
    return text("newyork1901-crew-text", count=view.players[seat].at_hand(), all=len(workers))


def _standing(view: State, seat: int, rank: int) -> Text:
    return text("newyork1901-built-text", count=generation_counts(view, rank)[seat])


def _opening(view: State, seat: int, rank: int) -> Text:
    """From how many points a generation is open, and what is missing."""
    opens = {SILVER: view.silver_at, GOLD: view.gold_at}.get(rank, 0)
    missing = opens - view.players[seat].points
    if missing <= 0:
        return text("newyork1901-generation-open")
    return text("newyork1901-generation-locked", points=opens, missing=missing)


_COUNTERS: Mapping[str, Callable[[State, int], Text]] = {
    "unbuilt": _unbuilt,
    "estate": _estate,
    "crew": _crew,
}
_COUNTERS_OF: Mapping[str, Callable[[State, int, int], Text]] = {"built": _standing, "generation": _opening}
"""What the counters of a player stand for, and those of a generation."""


def places(view: State, rules: NewYorkRules, piece: str) -> Iterator[Text]:
    """In how many places a building can be built now; if only by demolishing, that, and why."""
    if kind_of(piece) not in ("building", "legendary"):
        return
    for decision in rules.decisions(view):
        found = {action.targets[1] for action in decision.actions if action.targets[:1] == (piece,)}
        if falls(decision, piece):
            fits = piece in rules.lists.buildable(view, decision.player)
            yield text("newyork1901-places-falls", count=len(found))
            yield text("newyork1901-falls-why", cause="land" if fits else "room")
        elif found:
            yield text("newyork1901-places", count=len(found))


def _counted(view: State, rules: NewYorkRules, seat: int, goal: int) -> Iterator[Text]:
    """What a player has of what a street or the challenge counts, and what that is worth in the end."""
    if goal < len(view.streets):
        street = view.streets[goal]
        counts = street_counts(view, rules.sites, street)
        key = "newyork1901-has-most" if alone_ahead(counts, seat) else "newyork1901-has"
        yield text(key, count=counts[seat], street=street)
        yield text("newyork1901-streetcard-text", street=street)
        return
    points = challenge_points(view, rules.sites, seat)
    yield text("newyork1901-has-points", points=points, challenge=view.challenge)
    yield text("newyork1901-challenge-text", challenge=view.challenge)


def _fitting(view: State, rules: NewYorkRules, card: str) -> list[str]:
    """The free lots that a land card can claim."""
    owned = set(view.owned_lots())
    return [
        lot.id
        for lot in rules.sites.grid.lots
        if (lot.district, lot.size) == card_kind(card) and lot.id not in owned
    ]


def _standings(counts: list[int]) -> Text:
    """Everybody's number of buildings, and who is ahead."""
    keys = {True: "newyork1901-ahead", False: "newyork1901-stands-with"}
    return in_a_row(
        [
            text(keys[alone_ahead(counts, seat)], seat=seat_ref(seat), count=count)
            for seat, count in enumerate(counts)
        ]
    )


def _kings(view: State, rules: NewYorkRules) -> Iterator[Text]:
    """Each generation with everybody's number."""
    for rank in (BRONZE, SILVER, GOLD):
        standing = _standings(generation_counts(view, rank))
        yield text("newyork1901-of-generation", generation=GENERATIONS[rank], standing=standing)


def _prestige(view: State, rules: NewYorkRules) -> Iterator[Text]:
    """The points that everybody has gained."""
    shares = ((seat_ref(seat), player.prestige) for seat, player in enumerate(view.players))
    yield in_a_row([text("newyork1901-stands-with", seat=seat, count=points) for seat, points in shares])


def _earnings(
    counted: Callable[[NewYorkRules, Player], int],
) -> Callable[[State, NewYorkRules], Iterator[Text]]:
    """What everybody has of what the challenge counts, and the points that it brings."""

    def told(view: State, rules: NewYorkRules) -> Iterator[Text]:
        shares = (
            (counted(rules, player), challenge_points(view, rules.sites, seat))
            for seat, player in enumerate(view.players)
        )
        yield in_a_row(
            [
                text("newyork1901-earns", seat=seat_ref(seat), count=number, points=points)
                for seat, (number, points) in enumerate(shares)
            ]
        )

    return told


def _golden(rules: NewYorkRules, player: Player) -> int:
    """In how many districts there are enough gold buildings."""
    return sum(count >= DISTRICT_BUILDINGS for count in gold_districts(rules.sites, player).values())


_CHALLENGES: Mapping[str, Callable[[State, NewYorkRules], Iterator[Text]]] = {
    "bronze_baron": _earnings(lambda rules, player: rank_count(player, BRONZE)),
    "master_architect": _earnings(lambda rules, player: unusual_count(player)),
    "gold_tycoon": _earnings(_golden),
    "generation_king": _kings,
    "gold_prestige": _prestige,
}
