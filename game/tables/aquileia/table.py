"""Aquileia: the presentation as the screen asks for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.maps.places import TABLE
from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.forum import payable_by_any
from game.rules.aquileia.frames import Auction, Contest, Forum, InTurn, Operations, Placement, Play, Visit
from game.rules.aquileia.printed import CONTESTS, operation_order, sites
from game.rules.aquileia.rules import AquileiaRules
from game.rules.aquileia.state import State
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, piece_ref, text
from game.tables.aquileia.asking import looks, might_play, paying
from game.tables.aquileia.budget import UNPAID, lacking_if_placed, may_earn, modest, modest_bids
from game.tables.aquileia.explaining import explain
from game.tables.aquileia.naming import NAMES, area_text, exchange_text, short
from game.tables.aquileia.placing import HELD, placements
from game.tables.aquileia.preview import previews
from game.tables.aquileia.telling import (
    EVENTS,
    MAJOR_EVENTS,
    MINOR_EVENTS,
    MODAL_EVENTS,
    PIECES,
    RANKING,
    SEATS,
)
from game.tables.kit import BaseTable
from game.tables.table import Picture, Place

_SHOTS = {
    "Placement": TABLE,
    "Dolus": "market.dolus",
    "Pecunia": "market.pecunia",
    "Equi": "market.equi",
    "Servi": "market.servi",
    "Spoils": "market.servi",
    **dict.fromkeys(("Contest", "Roll", "Play", "Reinforce"), "contest"),
    "Laurels": "contest.stadium",
    "Auction": "theatrum",
    "Forum": "forum",
    **dict.fromkeys(("Latro", "Portus"), "portus"),
}
"""Which part of the board a question needs, by its frame; what follows a dot is seen close."""


def _card(kind: str) -> Picture:
    return Picture(f"card.{kind}", shape=0.76)


def _upright(*pieces: str) -> tuple[Picture, ...]:
    return tuple(Picture(piece, shape=0.74) for piece in pieces)


def _wide(*pieces: str) -> tuple[Picture, ...]:
    return tuple(Picture(piece, shape=2.3) for piece in pieces)


_COINS = tuple(Picture(f"coin.{metal}", shape=1.0) for metal in ("bronze", "silver", "gold"))
_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": (*_wide("site.blue_10"), *_upright("laurel.blue.1", "laurel.blue_yellow.1")),
    "round": (
        Picture("agent.0.arena_1", shape=1.0),
        Picture("marker.0", shape=1.0),
        Picture("starter", shape=1.0),
    ),
    "place": tuple(
        Picture(f"space.{id}", shape=1.0) for id in ("arena_1", "forum_3", "servi_middle", "theatrum")
    ),
    "money": (*_COINS, Picture("exchange.1.there", shape=3.5)),
    "market": (_card("weapon_double"), _card("silver_horse_single"), _card("slave_double")),
    "contest": (
        Picture("die.red.1", look="bronze", shape=1.0),
        Picture("die.blue.1", look="silver", shape=1.0),
        Picture("shield.0", count=6, shape=1.0),
        _card("slave_single"),
    ),
    "rewards": (*_upright("laurel.white.1", "laurel.points_7.1"), Picture("coin.bronze", shape=1.0)),
    "theatrum": (*_upright("laurel.white_purple.1"), Picture("bid.silver", count=2, shape=1.6)),
    "forum": _wide("site.purple_8", "site.workshop_4", "site.bank_5"),
    "portus": tuple(Picture(f"space.{id}", shape=1.0) for id in ("latro", "portus_bronze", "portus_gold")),
    "cards": (
        Picture("deck.servi", count=14, shape=0.74),
        Picture("hand.0.slave_double", count=2, look=HELD, shape=0.9),
    ),
    "end": (*_upright("laurel.yellow.1"), *_wide("site.yellow_8")),
}
_HELP_TOPICS = {
    "place": "place",
    **dict.fromkeys(("dolus", "equi", "servi"), "market"),
    "exchange": "money",
    **dict.fromkeys(("roll", "play", "blue"), "contest"),
    **dict.fromkeys(("spoils", "laurel"), "rewards"),
    **dict.fromkeys(("open", "raise"), "theatrum"),
    "build": "forum",
    **dict.fromkeys(("latro", "activate"), "portus"),
}
_STEPS = ("exchange", "equi", "play", "spoils", "laurel", "open", "raise")
_SIGNS: Mapping[str, str | Picture] = {
    "bronze": _COINS[0],
    "silver": _COINS[1],
    "gold": _COINS[2],
    "planned": Picture("coins.0.bronze", count=3, look="2", shape=1.0),
    "slaves": Picture("cards.0.servi", count=2, shape=1.0),
    "equi": Picture("cards.0.equi", count=3, shape=1.0),
    "laurels": Picture("laurels.0", count=1, shape=1.0),
    "agents": Picture("agents.0", count=4, shape=1.0),
    "short": Picture("agent.0.equi_1", look="short", shape=1.0),
    "marker": Picture("marker.0", shape=1.0),
    "shield": Picture("shield.0", count=5, shape=1.0),
    "house": Picture("spare.0.0", shape=1.0),
    "villa": Picture("built.blue_8", shape=1.0),
    "workshop": Picture("built.workshop_4", shape=1.0),
    "bank": Picture("built.bank_5", shape=1.0),
    "white": Picture("laurel.white.1", shape=0.74),
    "blue": Picture("laurel.blue.1", shape=0.74),
    "yellow": Picture("laurel.yellow.1", shape=0.74),
    "purple": Picture("laurel.purple.1", shape=0.74),
    "starter": Picture("starter", shape=1.0),
}
_SORTS = {
    ("deck", "buy"): "equi",
    ("deck", "card"): "card",
    ("deck", "keep"): "laurel",
    ("open", "keep"): "laurel",
}


class AquileiaTable(BaseTable):
    """The table of Aquileia.

    Args:
        rules: the rules, for previews.
    """

    title = "aquileia"
    events = EVENTS
    announced_events = ("round", "idle")
    minor_events: Sequence[str] = MINOR_EVENTS
    major_events: Collection[str] = MAJOR_EVENTS
    modal_events: Collection[str] = MODAL_EVENTS
    names = NAMES
    seats = SEATS
    pieces = PIECES
    help = _HELP
    steps = _STEPS
    help_topics = _HELP_TOPICS
    signs = _SIGNS
    choice_sorts = _SORTS
    provisional_scores = True
    order: Mapping[str, int] = {"pass": 2, "done": 1}

    def __init__(self, rules: AquileiaRules) -> None:
        self._rules = rules

    def placements(self, view: State) -> dict[str, Place]:
        """The board, and every player's belongings."""
        return placements(view)

    def short(self, piece: str) -> Text:
        """A building or a card without what it is worth."""
        return short(piece) or self.describe(piece)

    def shot(self, view: State, choosing: Choosing | None) -> str:
        """The area that is at work is seen large."""
        return _SHOTS[type(view.stack[-1]).__name__] if view.stack else TABLE

    def ask(self, view: State, choosing: Choosing) -> Text:
        """The decision's question; of a place that is picked, whether it is meant, of a site who pays.

        How many slave cards is chosen at the button, and not said by the question.
        """
        decision, picked = choosing.decision, choosing.picked
        if picked and decision.prompt.key == "aquileia-choose-place":
            return text("aquileia-choose-here")
        if picked and decision.prompt.key == "aquileia-choose-build":
            return paying(decision, picked)
        if decision.prompt.key == "aquileia-choose-play" and not picked and looks(view, decision):
            return text("aquileia-choose-look", **decision.prompt.dict())
        if picked and decision.prompt.key == "aquileia-choose-servi":
            ways = sum(action.verb == "buy" for action in decision.actions)
            return text("aquileia-step-servi", ways=ways)
        return super().ask(view, choosing)

    def suggested_targets(self, view: State, choosing: Choosing) -> Sequence[str]:
        """What can be paid; of exchanges, which all bring the same, and of bids the most modest one."""
        decision = choosing.decision
        likely = super().suggested_targets(view, choosing)
        if decision.prompt.key == "aquileia-choose-exchange":
            return modest(view, decision.player, likely)
        if view.stack and isinstance(view.stack[-1], Auction):
            return modest_bids(likely)
        return likely

    def rank(self, action: Action) -> int:
        """As usual; of the blue dice, which cost nothing, all come first: other amounts begin at one."""
        return super().rank(action) - (action.amount if action.verb == "blue" else 0)

    def facts(self, view: State) -> tuple[Text, ...]:
        """The round, and in one with it, so that it is always in the same place, the area that is at work."""
        if not view.stack:
            return ()
        area = _at_work(view)
        if area:
            at, name = {"round": view.round, "rounds": ROUNDS}, area_text(area)
            return (text("aquileia-fact-area", area=area, name=name, **at),)
        return (text("aquileia-fact-round", round=view.round, rounds=ROUNDS),)

    def badges(self, view: State, seat: int) -> tuple[str, ...]:
        """Who has placed everything or passed; who leads the bidding, and who is out of it."""
        top = view.stack[-1] if view.stack else None
        if isinstance(top, Placement):
            return () if seat in top.live else ("check",)
        if isinstance(top, Auction):
            return ("trophy",) if seat == top.leader else () if seat in top.live else ("close",)
        return ()

    def verb(self, action: Action) -> Text:
        """The label of the button; it names what is chosen."""
        target = action.targets[0] if action.targets else ""
        key = f"aquileia-do-{action.verb}"
        if action.verb in _PLAIN:
            return text(key)
        if action.verb == "play":
            return text(key, count=len(action.targets))
        if action.verb == "exchange":
            return exchange_text(target)
        if action.verb == "bid":
            return text(key, metal=last_of(target))
        if action.verb == "build":
            target = next(
                target for target in action.targets if target in sites() or action.targets[-1] == target
            )
        return text(key, target=piece_ref(target), count=action.amount)

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What ``action`` would cost and bring."""
        return previews(self._rules, view, action)

    def warn(self, view: State, action: Action) -> Text | None:
        """A pass that leaves an agent idle is asked twice, and to place one that would go home so."""
        seat, top = action.player, view.stack[-1] if view.stack else None
        if isinstance(top, Visit) and action.verb == "pass":
            sure = "yes" if not isinstance(top, Forum) or payable_by_any(view, seat) else "no"
            return text("aquileia-warn-decline", area=type(top).__name__.lower(), sure=sure)
        if action.verb == "done" and isinstance(top, Play) and might_play(view, seat, top.area):
            return text("aquileia-warn-done")
        if not isinstance(top, Placement):
            return None
        agents = view.players[seat].agents
        if action.verb == "pass" and agents:
            return text("aquileia-warn-pass", agents=agents)
        space = action.targets[0]
        why = lacking_if_placed(view, seat, space) if action.verb == "place" else ""
        earned = why in UNPAID and may_earn(view, seat, space)
        return text("aquileia-warn-short", why=why) if why and not earned else None

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a piece does and how it stands with it."""
        return explain(view, piece)

    def mark(self, action: Action) -> str | None:
        """What can be paid right now."""
        if action.verb in ("exchange", "bid"):
            return action.targets[0]
        return next((target for target in action.targets if target in sites()), None)

    def sound(self, event: Event) -> str | None:
        """The sound of an event; horses and blades sound differently."""
        if event.kind == "ranking":
            return RANKING[str(event.data["area"])]
        return super().sound(event)


_PLAIN = ("pass", "done", "roll", "points", "card", "activate")
"""Verbs whose button names nothing else."""


_PART_OF = {"latro": "portus"}
"""Areas that lie on the plate of another one, by whose name they are known."""


def _at_work(view: State) -> str:
    """Which area is at work; "" while agents are placed."""
    base, top = view.stack[0], view.stack[-1]
    if not isinstance(base, Operations):
        return ""
    area = operation_order()[base.step - 1][0]
    if isinstance(top, Contest | InTurn):
        area = top.area
    elif isinstance(top, Visit):
        area = type(top).__name__.lower()
    known = area in (*CONTESTS, *(space_area for space_area, _ in operation_order())) and area != "refill"
    return _PART_OF.get(area, area) if known else ""
