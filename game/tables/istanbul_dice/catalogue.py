"""All that Istanbul: The Dice Game declares of its things."""

from __future__ import annotations

from game.tables.catalogue import TitleCatalogue
from game.tables.istanbul_dice.actions import VERBS
from game.tables.istanbul_dice.events import EVENTS
from game.tables.istanbul_dice.help import HELP, SIGNS
from game.tables.istanbul_dice.pieces import KINDS
from game.tables.istanbul_dice.questions import QUESTIONS, USUAL

CATALOGUE = TitleCatalogue(
    "istanbul_dice", KINDS, EVENTS, VERBS, QUESTIONS, USUAL, HELP, SIGNS, pieces=("card", "tile")
)
