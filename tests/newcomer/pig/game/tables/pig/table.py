"""How Pig lies on the table: a die, the points of the turn, and those of the players in their panels."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.text import Text, text
from game.rules.pig.rules import GOAL, SIDES
from game.rules.pig.state import PigState
from game.tables.kit import BaseTable, Fly, Naming, Row, Turnover, name
from game.tables.table import Picture, Place

_FACES = tuple(f"face-{pips}" for pips in range(1, SIDES + 1))


class PigTable(BaseTable):
    """The table of Pig."""

    title = "pig"
    events: Mapping[str, Row] = {
        "rolled": Row("rolled", "roll", (Turnover("die", "tumble", _FACES, "land"),)),
        "lost": Row("lost", "back"),
        "held": Row("held", "coin", (Fly("pot", "pot", "score.{seat}"),), scores="points"),
        "turn": Row("", "turn"),
        "end": Row("end", "end"),
    }
    names: Mapping[str, Naming] = {
        "die": name(),
        "pot": name(),
        "button": name("button"),
        "score": name("seat"),
    }
    steps = ("roll", "go-on")
    help: Mapping[str, tuple[str | Picture, ...]] = {
        "rules": (Picture("die", look="face-1"), Picture("pot", count=17)),
    }

    def placements(self, view: PigState) -> dict[str, Place]:
        """The die and what the turn has brought."""
        return {
            "die": Place("die", look=f"face-{max(1, view.die)}"),
            "pot": Place("pot", count=view.pot),
        }

    def mark(self, action: Action) -> str | None:
        """The die that may be rolled."""
        return "die" if action.verb == "roll" else None

    def facts(self, view: PigState) -> tuple[Text, ...]:
        """The goal."""
        return (text("pig-goal", points=GOAL),)

    def preview(self, view: PigState, action: Action) -> tuple[Text, ...]:
        """What an action brings, or may cost."""
        if action.verb == "hold":
            return (text("pig-preview-hold", points=view.points[action.player] + view.pot),)
        return (text("pig-preview-roll", points=view.pot),)
