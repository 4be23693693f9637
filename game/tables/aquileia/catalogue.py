"""All that Aquileia declares: its questions and events, the pages of the rules help, the legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.maps.places import TABLE
from game.rules.aquileia import frames
from game.rules.aquileia.components import COLOURS, cards, rewards
from game.rules.aquileia.contests import DECKS
from game.rules.aquileia.printed import exchanges, sites
from game.rules.aquileia.reading import METALS
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import last_of, number_in, parts_of, rest_of
from game.rules.kernel.text import Text, in_a_row, listed, piece_ref, seat_ref, text
from game.tables.aquileia.actions import VERBS, overpaid, told_to
from game.tables.aquileia.budget import planned
from game.tables.aquileia.pieces import KINDS
from game.tables.aquileia.placing import HELD, SHORT, hides
from game.tables.aquileia.wording import CARD, Ctx, coins_in, exchanged, ranked, site_in, told_in, yes
from game.tables.catalogue import MAJOR, MINOR, Data, EventKind, More, Question, TitleCatalogue
from game.tables.moves import Fly, Turnover
from game.tables.spotlight import Spotlit
from game.tables.table import Picture, SpotlightTable
from game.tables.words import Say, overtaken, when

# --- its questions ------------------------------------------------------------------------------------------


def _unseen(ctx: Ctx, choosing: Choosing) -> bool:
    """Whether the hand is not seen out of which cards may be played."""
    seat = choosing.decision.player
    return not choosing.picked and any(hides(ctx.view, seat, deck) for deck in DECKS[ctx.top.area])


def _building(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What is still to be chosen: the slaves that pay for a building, or which one they pay."""
    if not choosing.picked:
        return None
    if not (site := site_in(choosing.picked)):
        return text("aquileia-choose-paid")
    over = overpaid(choosing.picked)
    if not choosing.complete():
        return text("aquileia-choose-slaves", slaves=-over)
    scores = choosing.decision.prompt.dict()["scores"] if sites()[site].points else "no"
    return text("aquileia-step-build", scores=scores, excess=max(0, over))


def _modest_exchange(ctx: Ctx, choosing: Choosing) -> list[str]:
    """Those first that leave what is planned, then some of each metal, then most: all bring the same."""
    seat = choosing.decision.player
    held, costs = ctx.view.players[seat].coins, planned(ctx.view, seat)

    def spent(id: str) -> tuple[int, int, int, int]:
        give, get = exchanges()[id].give, exchanges()[id].get
        left = [have - less + more for have, less, more in zip(held, give, get, strict=True)]
        short = sum(max(0, cost - rest) for cost, rest in zip(costs, left, strict=True))
        gone = sum(less > 0 and have == less for have, less in zip(held, give, strict=True))
        return short, gone, sum(count << rank for rank, count in enumerate(give)), sum(give)

    return sorted(ctx.marked(choosing), key=spent)


def _modest_bid(ctx: Ctx, choosing: Choosing) -> list[str]:
    """The coins of the least worth first.

    What agents will cost is paid before the theatrum works: nothing has to be left for it.
    """
    return sorted(ctx.marked(choosing), key=lambda coin: METALS.index(last_of(coin)))


_LOOK = when(_unseen, Say("choose-look", lambda ctx, choosing: choosing.decision.prompt.dict()))
_WAYS = Say(
    "step-servi", ways=lambda ctx, choosing: sum(each.verb == "buy" for each in choosing.decision.actions)
)
_HOW_MANY = when(lambda ctx, choosing: choosing.picked, _WAYS)
"""How many slave cards is chosen at the button, and not said by the question."""
_CONTEST, _PORTUS = Question("contest", topic="contest"), Question("portus", ask=told_to, topic="portus")
QUESTIONS: Mapping[type, Question] = {
    frames.Placement: Question(TABLE, ask=told_to, topic="place"),
    frames.Dolus: Question("market.dolus", topic="market"),
    frames.Pecunia: Question("market.pecunia", step=True, suggest=_modest_exchange, topic="money"),
    frames.Equi: Question("market.equi", step=True, topic="market"),
    frames.Servi: Question("market.servi", ask=_HOW_MANY, topic="market"),
    **dict.fromkeys((frames.Contest, frames.Roll), _CONTEST),
    frames.Reinforce: Question("contest", ask=told_to, topic="contest"),
    frames.Play: Question("contest", ask=(told_to, _LOOK), step=True, topic="contest"),
    frames.Spoils: Question("market.servi", step=True, topic="rewards"),
    frames.Laurels: Question("contest", step=True, topic="rewards"),
    frames.Auction: Question("theatrum", ask=told_to, step=True, suggest=_modest_bid, topic="theatrum"),
    frames.Forum: Question("forum", ask=_building, topic="forum"),
    **dict.fromkeys((frames.Latro, frames.Portus), _PORTUS),
}

# --- its events ---------------------------------------------------------------------------------------------

_SPOT: More = {"spot": lambda data: rest_of(data["space"])}
"""The last word of a space: an agent on it is called by it."""
_PODIUM = 3
"""So many win something in a contest."""


def _coins(data: Data) -> Mapping[str, Any]:
    """Coins as words, and one by one."""
    pairs = zip(METALS, coins_in(data), strict=True)
    return {"coins": told_in(data), "metals": [metal for metal, count in pairs for _ in range(count)]}


def _backs(data: Data) -> Mapping[str, Any]:
    """Unseen cards, one by one."""
    pile = rest_of(data["deck"])
    return {"pile": pile, "backs": [pile] * data["count"]}


def _dice(data: Data) -> Mapping[str, Any]:
    """The dice one by one, and what they show."""
    shown = told_in({metal: data["faces"].count(metal) for metal in METALS})
    return {"dies": data["dice"], "shown": shown, "colour": parts_of(data["dice"][0])[0]}


def _played(data: Data) -> Mapping[str, Any]:
    """The cards one by one with their decks, and as words."""
    named = [CARD.of("aquileia", card) for card in data["cards"]]
    return {"named": listed(named), "decks": [cards()[card].deck for card in data["cards"]]}


def _ranked(data: Data) -> Mapping[str, Any]:
    """Who stands where, the best first."""
    powers = data["strengths"]
    lines = list(map(ranked, data["seats"], powers))
    tied = yes(len({*powers}) < len(powers))
    return {"ranks": in_a_row(lines), "podium": in_a_row(lines[:_PODIUM]), "tied": tied}


def _decided(data: Data) -> SpotlightTable:
    """Of each racer what the own spaces gave, what dice and cards added, the strength, and the prize."""
    heads = tuple(text(f"aquileia-rank-{head}") for head in ("shield", "added", "strength", "prize"))
    prizes = [*rewards(data["area"]), *(0 for _ in data["seats"])]
    each = zip(data["seats"], data["shields"], data["strengths"], data["metals"], prizes, strict=False)
    rows = (
        (seat, (shield, text("aquileia-rank-more", count=power - shield), power, _prize(metal, prize)))
        for seat, shield, power, metal, prize in each
    )
    return SpotlightTable(heads, tuple(rows))


def _prize(metal: str, count: int) -> tuple[Picture, ...]:
    return tuple(Picture(f"coin.{metal}", shape=1.0) for _ in range(count))


def _laurels(data: Data) -> Mapping[str, Any]:
    alone = data["second"] == -1
    return {"alone": yes(alone), "shared": not alone, "second": data["seat" if alone else "second"]}


def _shown(data: Data) -> Text:
    named = [text("aquileia-named", piece=piece_ref(laurel)) for laurel in data["laurels"]]
    return listed(named, text("aquileia-coins-none"))


def _sold(data: Data) -> Mapping[str, Any]:
    """The price, and whether there is one; the host pays it to the bank."""
    price, own = _coins(data), data["seat"] == data["host"]
    return {**price, "way": "free" if not price["metals"] else "own" if own else "other"}


def _seat(data: Data) -> str:
    return seat_ref(data["seat"])


def _coin(source: str, target: str, each: str = "metal") -> tuple[Fly, ...]:
    return (Fly("coin.{metal}", f"{source}.{{metal}}", f"{target}.{{metal}}", each=each),)


_BACK = _coin("laid", "coins.{seat}", "")
_DRAWN = (Fly("hidden.{back}", "deck.{back}", "cards.{seat}.{back}", "down", each="back"),)
_PLAYED = (Fly("{card}", "cards.{seat}.{deck}", "discard.{deck}", each="card deck"),)
_WON = (
    Fly("hidden.stadium", "deck.stadium", "laurels.{seat}", "down"),
    Fly("hidden.stadium", "open.stadium", "laurels.{second}", "down", given="shared"),
)
_THROWN = Spotlit("{die}", at="{dice[0]}", look="{face}", each="die face")
_DECIDED = Spotlit(
    table=_decided,
    says=Say("decided", seat=_seat, area=lambda data: data["area"], tied=lambda data: data["tied"]),
)
_ROLLED = (Turnover("{die}", "tumble", METALS, "land", each="die"),)
_RECEIVED, _PAID = (Say(f"preview-{way}", coins=told_in) for way in ("receive", "pay"))
_FREE = Say("preview-sold", seat=_seat, free=lambda data: yes(not any(coins_in(data))))
_LACKING = Say("preview-bank-empty", lacking=lambda data: data["lacking"])
_POINTS = Say("preview-points", points=lambda data: data["points"])
_RANKING = {"stadium": "race", "arena": "contest"}
"""What is heard when a contest is decided: horses and blades sound differently."""

# What is minor leads up to a deed and is told behind it: the end of a contest, a price, how an auction ended.
# What is major befalls others, or nobody chose it: they hear of it rather than of what was paid.
EVENTS: Mapping[str, EventKind] = {
    "turn": EventKind("turn", says="", preview=Say("preview-opens", seat=_seat)),
    "place": EventKind("worker", (Fly("agent.{seat}.{spot}", "agents.{seat}", "{space}"),), _SPOT),
    "lay": EventKind("worker", _coin("coins.{seat}", "laid", "")),
    "select": EventKind(
        "worker", (Fly("marker.{seat}", "", "{slot}"),), {"number": lambda data: number_in(data["slot"])}
    ),
    "pass": EventKind("pass"),
    "operations": EventKind("reroll"),
    "idle": EventKind("pass", spotlight=Spotlit(at="{space}"), milestone=True, rank=MAJOR),
    "decline": EventKind("pass"),
    "home": EventKind("piece", (Fly("agent.{seat}.{spot}", "{space}", "agents.{seat}"),), _SPOT, says=""),
    "roll": EventKind("roll", _ROLLED, _dice, rank=MINOR, spotlight=_THROWN),
    "play": EventKind("card", _PLAYED, _played, rank=MINOR),
    "done": EventKind("pass", rank=MINOR),
    "hold": EventKind("reroll", rank=MINOR),
    "strength": EventKind("move", (Fly("shield.{seat}"),), overtaken, rank=MINOR),
    "receive": EventKind("coin", _coin("bank", "coins.{seat}"), _coins, preview=_RECEIVED, rank=MINOR),
    "bid": EventKind("bid", _coin("coins.{seat}", "bid", ""), _coins, rank=MINOR),
    "drop": EventKind("card", more=_coins, rank=MINOR),
    "pay": EventKind("coin", _coin("coins.{seat}", "bank"), _coins, preview=_PAID, rank=MINOR),
    "spend_laid": EventKind("coin", _coin("laid", "bank", ""), preview="preview-spend-laid", rank=MINOR),
    "shuffle": EventKind("reserve", rank=MINOR),
    "bank_empty": EventKind(preview=_LACKING),
    "hand_over": EventKind("piece", _coin("coins.{seat}", "coins.{other}"), _coins, rank=MAJOR),
    "points": EventKind(scores="points", preview=_POINTS),
    "draw": EventKind("card", _DRAWN, _backs),
    "buy": EventKind("coin", (Fly("{card}", "{place}", "cards.{seat}.equi"),)),
    "refill": EventKind("tile", (Fly("{card}", "deck.equi", "{place}"),), says=""),
    "claim": EventKind("claim", (Fly("holder.{seat}", "space.potentia", "holder"),), rank=MAJOR),
    "exchange": EventKind("coin", more=lambda data: exchanged(data["exchange"])),
    "contest": EventKind("contest", more=_ranked),
    "ranking": EventKind(
        lambda data: _RANKING[data["area"]], more=_ranked, spotlight=_DECIDED, milestone=True
    ),
    "laurels": EventKind("noble", _WON, _laurels),
    "open_laurel": EventKind("noble", (Fly("{card}", "deck.stadium", "open.stadium"),)),
    "lot": EventKind("tile", (Fly("{card}", "deck.theatrum", "lot"),)),
    "sold": EventKind("stamp", (Fly("{card}", "lot", "laurels.{seat}"),), _sold, preview=_FREE),
    "build": EventKind("build", (Fly("house.{seat}", "estate.{seat}", "{site}"),)),
    "slaves": EventKind("piece", _PLAYED, _played),
    "rob": EventKind("coin", _BACK),
    "take_back": EventKind("piece", _BACK, preview="preview-take-back"),
    "activate": EventKind("worker", (Turnover("{site}"),)),
    "round": EventKind("turn", milestone=True),
    "show": EventKind("card", more={"named": _shown}),
    "end": EventKind("end"),
}

# --- the help, and all together -----------------------------------------------------------------------------

_COINS = tuple(f"coin.{metal}" for metal in METALS)
_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("site.blue_10", "laurel.blue.1", "laurel.blue_yellow.1"),
    "round": ("agent.0.arena_1", "marker.0", "starter"),
    "place": ("space.arena_1", "space.forum_3", "space.servi_middle", "space.theatrum"),
    "money": (*_COINS, "exchange.1.there"),
    "market": ("card.weapon_double", "card.silver_horse_single", "card.slave_double"),
    "contest": (
        Picture("die.red.1", look="bronze"),
        Picture("die.blue.1", look="silver"),
        Picture("shield.0", count=6),
        "card.slave_single",
    ),
    "rewards": ("laurel.white.1", "laurel.points_7.1", "coin.bronze"),
    "theatrum": ("laurel.white_purple.1", Picture("bid.silver", count=2)),
    "forum": ("site.purple_8", "site.workshop_4", "site.bank_5"),
    "portus": ("space.latro", "space.portus_bronze", "space.portus_gold"),
    "cards": (Picture("deck.servi", count=14), Picture("hand.0.slave_double", count=2, look=HELD)),
    "end": ("laurel.yellow.1", "site.yellow_8"),
}
_SIGNS: Mapping[str, str | Picture] = {
    **dict(zip(METALS, _COINS, strict=True)),
    "planned": Picture("coins.0.bronze", count=3, look="2"),
    "slaves": Picture("cards.0.servi", count=2),
    "equi": Picture("cards.0.equi", count=3),
    "laurels": "laurels.0",
    "agents": Picture("agents.0", count=4),
    "short": Picture("agent.0.equi_1", look=SHORT),
    "marker": "marker.0",
    "shield": Picture("shield.0", count=5),
    "site": "site.blue_8",
    "house": "spare.0.0",
    "villa": "built.blue_8",
    "workshop": "built.workshop_4",
    "bank": "built.bank_5",
    **{colour: f"laurel.{colour}.1" for colour in COLOURS},
    "starter": "starter",
}

CATALOGUE = TitleCatalogue(
    "aquileia",
    KINDS,
    EVENTS,
    VERBS,
    QUESTIONS,
    help=_HELP,
    signs=_SIGNS,
    seats=("seat", "other", "first", "host", "second"),
    pieces=("card", "space", "site", "place"),
)
