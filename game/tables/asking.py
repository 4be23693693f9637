"""What is asked once something is picked: how many more are wanted, or whether it is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text, text


def asked(title: str, steps: Collection[str], decision: Decision, picked: Sequence[str]) -> Text:
    """The question of ``decision`` after ``picked``.

    A question ``<title>-choose-<name>`` whose name is among ``steps`` has ``<title>-step-<name>`` for this,
    which knows how many are ``picked`` and how many more there must be at ``least`` and may be at ``most``.
    """
    if not picked:
        return decision.prompt
    have, wanted = len(picked), Counter(picked)
    fitting = [action.targets for action in decision.actions if wanted <= Counter(action.targets)]
    left = [sum(not is_button(target) for target in targets) - have for targets in fitting] or [1]
    name = decision.prompt.key.partition("-choose-")[2]
    if name in steps:
        values = {**decision.prompt.dict(), "picked": have, "least": min(left), "most": max(left)}
        return text(f"{title}-step-{name}", **values)
    return text("play-more", count=min(left)) if min(left) else decision.prompt
