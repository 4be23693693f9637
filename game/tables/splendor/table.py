"""Kahroba (Splendor) on the table: what is asked, offered and told there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from game.maps.places import TABLE
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import COLORS, GOLD, PILES, cards
from game.rules.splendor.state import (
    Discard,
    Entry,
    Fortify,
    Founding,
    Keeping,
    Pairing,
    Payment,
    State,
    Turn,
    Visit,
)
from game.tables.kit import BaseTable
from game.tables.splendor.layout import DRAWN, OWN, PYRE, TILES
from game.tables.splendor.naming import NAMES, card_short, ending, known, printed
from game.tables.splendor.placing import burning, placed
from game.tables.splendor.preview import foreseen
from game.tables.splendor.telling import EVENTS, PIECES, SEATS
from game.tables.table import Picture, Place

_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("card.B3R2", "noble.N03"),
    "goal-cities": ("card.B3R2", Picture("city.C5A", shape=1.74)),
    "take": tuple(f"bank.{pile}" for pile in PILES),
    "reserve": (Picture("deck.2", count=20), Picture("bank.gold", count=5)),
    "buy": ("card.B1K2", "card.B2G5"),
    "bonus": ("bonus.0.red", "bonus.0.blue", "bonus.0.black"),
    "limit": ("tokens.0.white", "tokens.0.green", "tokens.0.gold"),
    "noble": ("noble.N01", "noble.N08"),
    "end": ("card.B3W4",),
    "cities": (Picture("city.C5A", shape=1.74), Picture("city.C3B", shape=1.74)),
    "posts": tuple(Picture(f"post.T{number}", count=2, shape=1.71) for number in (1, 2, 3)),
    "powers": tuple(Picture(f"post.T{number}", count=2, shape=1.71) for number in (4, 5)),
    "orient": ("card.O1P1", "card.O2DG", "card.O1G1"),
    "chains": ("card.O2PF1", "card.O3FW", "card.O3SK"),
    "strongholds": (Picture("card.B2R3", look="fort.0.2"), Picture("forts.0", count=2, shape=0.4)),
    "conquest": (Picture("card.B3G2", look="fort.1.3"),),
}

_REPLACED = ("goal", "noble", "end")
"""What is told otherwise where Cities take the place of the nobles and of the 15 points."""

_HELP_TOPICS = {
    "action": "take",
    "payment": "buy",
    "means": "orient",
    "burn": "chains",
    "discard": "limit",
    "noble": "noble",
    "city": "cities",
    "post": "posts",
    "rebate": "posts",
    "drawn": "posts",
    "third": "posts",
    "pair": "orient",
    "free": "chains",
    "fort": "strongholds",
    "conquest": "conquest",
}

_SIGNS: Mapping[str, str | Picture] = {
    "gem": "token.red",
    "gold": "token.gold",
    "price": Picture("card.B3R2", shape=0.72),
    "bonus": Picture("bonus.0.red", count=2, shape=0.72),
    "count": Picture("bonus.0.green", count=3, look="2", shape=0.72),
    "tokens": Picture("tokens.0.blue", count=3),
    "total": Picture("total.0", count=7, shape=2.0),
    "noble": Picture("noble.N01", shape=1.0),
    "deck": Picture("deck.2", count=20, shape=0.72),
    "pile": Picture("bank.green", count=4),
    "goal": Picture("goal", count=15, shape=1.3),
    "pair": Picture("card.O1P1", shape=0.72),
    "free": Picture("card.O3FR", shape=0.72),
    "gold-card": Picture("card.O1G1", shape=0.72),
    "burn": Picture("card.O3SK", shape=0.72),
    "city": Picture("city.C5A", shape=1.74),
    "post": Picture("post.T1", count=2, look="02", shape=1.71),
    "near": Picture("post.T1", count=2, look=".0.0.0.2.0.0.0", shape=1.71),
    "fort": Picture("card.B2R3", look="fort.0.2", shape=0.72),
}

_STEPS = (
    *("payment", "means", "burn", "discard", "noble", "city", "post"),
    *("rebate", "third", "drawn", "pair", "free"),
)

_SORTS = {
    ("card", "buy"): "buy",
    ("card", "buy_gold"): "buy",
    ("card", "reserve"): "reserve",
    ("card", "free"): "free",
}
_SHOTS: Mapping[type, str] = {
    Keeping: DRAWN,
    Visit: TILES,
    Founding: TILES,
    Entry: TILES,
    Discard: OWN,
    Payment: OWN,
    Pairing: OWN,
}


_FOLLOWUP_VERBS = ("pay", "place", "move", "remove", "pair", "free", "noble", "post", "city", "discard")
"""Steps that follow what a turn is spent on."""
_MINOR_EVENTS = (
    *("buy", "take", "reserve", "reserve_blind", "free", "pair", "noble", "post", "fort_place", "third"),
    *("discard", "draw", "rebate", "show", "burn", "last_round", "end"),
)
"""All but what befalls others: that a stronghold of theirs goes, or conquers, is told before it."""


class SplendorTable(BaseTable):
    """The table of Splendor with whatever expansions are played: what lies there is read from the view.

    Args:
        expansions: what is played besides the base game, for the rules help.
    """

    title = "splendor"
    events = EVENTS
    pieces = PIECES
    seats = SEATS
    names = NAMES
    steps = _STEPS
    help_topics = _HELP_TOPICS
    signs = _SIGNS
    choice_sorts = _SORTS
    explain_first = True
    followup_verbs: Collection[str] = _FOLLOWUP_VERBS
    minor_events: Sequence[str] = _MINOR_EVENTS
    major_events: Collection[str] = ("noble", "city", "last_round")
    order: Mapping[str, int] = {"buy_gold": 1, "reserve": 2, "move": 1, "decline": 3}

    def __init__(self, expansions: Collection[str] = ()) -> None:
        other = _REPLACED if "cities" in expansions else ("goal-cities",)
        self.help = {page: pictures for page, pictures in _HELP.items() if page not in other}

    def placements(self, view: State) -> dict[str, Place]:
        """Rows, bank and tiles in the middle, every player's belongings at their seat."""
        return placed(view)

    def short(self, piece: str) -> Text:
        """A card without its level and points, a pile without the bank."""
        kind = kind_of(piece)
        if kind == "bank":
            return text("splendor-bank-short", color=last_of(piece))
        return card_short(piece) if kind == "card" else self.describe(piece)

    def shot(self, view: State, choosing: Choosing | None) -> str:
        """What is chosen lies large: a card drawn or burned; own tokens, bonuses; a noble, city or post."""
        if burning(view):
            return PYRE
        return _SHOTS.get(type(view.stack[-1]), TABLE) if view.stack else TABLE

    def ask(self, view: State, choosing: Choosing) -> Text:
        """The thing wanted next: which gems go with those picked, or what becomes of a card."""
        decision, picked = choosing.decision, choosing.picked
        turn = isinstance(view.stack[-1], Turn)
        if picked and turn and kind_of(picked[0]) != "bank":
            verbs = {action.verb for action in decision.actions if action.targets == tuple(picked)}
            either = "either" if {"buy", "reserve"} <= verbs else "reserve" if "reserve" in verbs else ""
            key = either or ("buy" if verbs & {"buy", "buy_gold"} else "card")
            return text(f"splendor-ask-{key}", gold=view.bank[GOLD])
        if picked and isinstance(view.stack[-1], Fortify):
            return text("splendor-step-fort", way=_fort(decision, tuple(picked)))
        if not picked or not turn:
            return super().ask(view, choosing)
        taken = {action.targets for action in decision.actions if action.verb == "take"}
        wanted = [len(targets) for targets in taken if Counter(picked) <= Counter(targets)]
        left = max(wanted, default=len(picked)) - len(picked)
        alike = len(picked) == 1 and (picked[0], picked[0]) in taken
        apart = any(len({*targets}) > 1 and {*picked} <= {*targets} for targets in taken)
        key = ("again" if apart else "twice") if alike else "more" if left else "all"
        return text(f"splendor-ask-{key}", color=last_of(picked[0]), count=left)

    def suggested_targets(self, view: State, choosing: Choosing) -> Sequence[str]:
        """What can be had right now; else the gems that the nearest card in sight asks for."""
        decision, picked = choosing.decision, choosing.picked
        return [*super().suggested_targets(view, choosing), *_wanted(view, decision, picked)]

    def facts(self, view: State) -> tuple[Text, ...]:
        """The goal, or that the last round is being played."""
        return (ending(view),)

    def verb(self, action: Action) -> Text:
        """The label of its button; of a payment, how many own gems are kept."""
        if action.verb != "pay":
            return super().verb(action)
        kinds = [kind_of(target) for target in action.targets]
        return (
            text("splendor-do-burn")
            if "card" in kinds
            else text("splendor-do-pay", count=kinds.count("tokens"))
        )

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What is paid, burned and gained."""
        return tuple(foreseen(view, action))

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a card or tile does, and what it still asks of the player to act."""
        return tuple(known(view, piece))

    def in_words(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a card gives and costs, and what a tile asks for."""
        return tuple(printed(piece))

    def mark(self, action: Action) -> str | None:
        """A card that can be bought."""
        return action.targets[0] if action.verb == "buy" else None


def _fort(decision: Decision, picked: tuple[str, ...]) -> str:
    """What can become of a card picked for a stronghold: the verb of the button, or where one moves to."""
    done = {action.verb for action in decision.actions if action.targets == picked}
    leaves = any(
        action.targets[0] == picked[0] and len(action.targets) > len(picked) for action in decision.actions
    )
    return "either" if leaves and done else "from" if leaves else min(done, default="from")


def _wanted(view: State, decision: Decision, picked: Sequence[str]) -> Iterator[str]:
    """Piles in the order in which face-up cards of level 1 ask for them, those picked already last."""
    player = view.players[decision.player]
    asked = [0] * len(COLORS)
    for id in filter(None, view.market[0]):
        for color, cost in enumerate(cards()[id].cost):
            asked[color] += max(0, cost - player.bonuses[color] - player.tokens[color])
    order = sorted(range(len(COLORS)), key=lambda color: -asked[color])
    piles = [f"bank.{COLORS[color]}" for color in order]
    yield from (pile for pile in piles if pile not in picked)
