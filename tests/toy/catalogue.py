"""What the toy title declares of its pieces, actions, questions and events."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.tables.catalogue import Context, EventKind, Kind, Question, TitleCatalogue, Verb
from game.tables.moves import Fly, Turnover
from game.tables.table import Picture
from game.tables.words import Say
from tests.toy.rules import SIDES, ToyRules
from tests.toy.state import Auction, Plan, Roll, ToyState

_FACES = tuple(f"face-{pips}" for pips in range(1, SIDES + 1))


def _left(ctx: Context[ToyRules, ToyState], action: Action) -> int:
    """What a bid would leave of the coins."""
    return ctx.view.coins[action.player] - action.amount


CATALOGUE = TitleCatalogue(
    title="toy",
    kinds={
        "die": Kind(explain="explain-die"),
        "lot": Kind(explain="explain-lot"),
        "played": Kind(explain="explain-played"),
        "card": Kind("seat number", explain="explain-card"),
        "hidden": Kind("seat", explain="explain-hidden"),
        "hand": Kind("seat", explain="explain-card"),
        "plan": Kind("seat", key="plan-of", explain="explain-plan"),
        "coins": Kind("seat", explain="explain-coins"),
        "lots": Kind("seat", explain="explain-lots"),
        "button": Kind("button"),
    },
    verbs={
        "roll": Verb("preview-roll", mark="die"),
        "place": Verb("preview-place"),
        "lift": Verb("preview-lift"),
        "ready": Verb("preview-ready"),
        "bid": Verb(Say("preview-bid", left=_left), rank=-1),
        "pass": Verb("preview-pass", rank=1, ends=True),
    },
    questions={Roll: Question(step=True), Plan: Question(step=True), Auction: Question(step=True)},
    events={
        "rolled": EventKind("", (Turnover("die", "tumble", _FACES, "confirm"),)),
        "ready": EventKind(),
        "unveiled": EventKind("card"),
        "bid": EventKind("move"),
        "sold": EventKind("gem", (Fly("coin", "coins.{seat}", "lot"),)),
        "turn": EventKind("turn", says=""),
        "end": EventKind("end"),
    },
    help={
        "goal": ("card.0.1", "card.1.3"),
        "round": (Picture("die", look="face-5"), Picture("coins.0", count=5)),
    },
    pieces=("card",),
)
