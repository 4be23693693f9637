"""Aquileia: what is asked of cards in hand, which nobody sees until their player looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.rules.aquileia.contests import DECKS, fitting, metal_of
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.printed import sites
from game.rules.aquileia.state import State
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import Text, text
from game.tables.aquileia.placing import hides


def paying(decision: Decision, picked: Sequence[str]) -> Text:
    """What is still to be chosen for a building: the slaves that pay it, or which one they pay."""
    site = next((target for target in picked if target in sites()), None)
    if site is None:
        return text("aquileia-choose-paid")
    paid = sum(card_at(place).value for place in picked if place != site)
    if any(Counter(picked) == Counter(action.targets) for action in decision.actions):
        known, scores = sites()[site], decision.prompt.dict()["scores"]
        return text(
            "aquileia-step-build",
            scores=scores if known.points else "no",
            excess=max(0, paid - known.slaves),
        )
    return text("aquileia-choose-slaves", slaves=sites()[site].slaves - paid)


def looks(view: State, decision: Decision) -> bool:
    """Whether the hand is not seen that cards may be played from in a contest."""
    area = str(decision.prompt.dict()["area"])
    return any(hides(view, decision.player, deck) for deck in DECKS[area])


def might_play(view: State, seat: int, area: str) -> bool:
    """Whether a card that counts may be in hand, as far as the viewer knows."""
    kinds = fitting(area, metal_of(view, seat, area))
    return any(
        hides(view, seat, deck) or any(kind in view.players[seat].hand(deck) for kind in kinds)
        for deck in DECKS[area]
    )
