"""What computers know of the toy: the defaults, and that a planned card is not taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.brains.guide import Guide
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision


class ToyGuide(Guide):
    """Without this it would lay a card and take it back for ever."""

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        """Whatever is legal and leads on."""
        return [action for action in decision.actions if action.verb != "lift"]
