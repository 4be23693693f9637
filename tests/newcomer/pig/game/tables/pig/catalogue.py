"""What Pig declares of its pieces, actions, questions and events."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.rules.pig.rules import SIDES, PigRules
from game.rules.pig.state import PigState, Turn
from game.tables.catalogue import Context, EventKind, Kind, Question, TitleCatalogue, Verb
from game.tables.moves import Fly, Turnover
from game.tables.table import Picture
from game.tables.words import Say

_FACES = tuple(f"face-{pips}" for pips in range(1, SIDES + 1))


def _pot(ctx: Context[PigRules, PigState], action: Action) -> int:
    return ctx.view.pot


def _held(ctx: Context[PigRules, PigState], action: Action) -> int:
    """The points of who holds now."""
    return ctx.view.points[action.player] + ctx.view.pot


CATALOGUE = TitleCatalogue(
    title="pig",
    kinds={
        "die": Kind(explain="die-text"),
        "pot": Kind(explain="pot-text"),
        "button": Kind("button"),
        "score": Kind("seat", explain="score-text"),
    },
    verbs={
        "roll": Verb(Say("preview-roll", points=_pot), mark="die"),
        "hold": Verb(Say("preview-hold", points=_held), ends=True),
    },
    questions={Turn: Question(step=True)},
    events={
        "rolled": EventKind("roll", (Turnover("die", "tumble", _FACES, "land"),)),
        "lost": EventKind("back"),
        "held": EventKind("coin", (Fly("pot", "pot", "score.{seat}"),), scores="points"),
        "turn": EventKind("turn", says=""),
        "end": EventKind("end"),
    },
    help={"rules": (Picture("die", look="face-1"), Picture("pot", count=17))},
)
