"""What is asked once something is picked: how many more are wanted, or whether it is meant."""

from __future__ import annotations

from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text, text


def asked(title: str, step: bool, choosing: Choosing) -> Text:
    """The question of a choice after what is picked.

    A question ``<title>-choose-<name>`` with a ``step`` has ``<title>-step-<name>`` for this. It knows how
    many are ``picked`` and how many more there must be at ``least`` and may be at ``most``.
    """
    prompt, have = choosing.decision.prompt, len(choosing.picked)
    if not have:
        return prompt
    fitting = choosing.open()
    left = [sum(not is_button(each) for each in action.targets) - have for action in fitting] or [1]
    if step:
        values = {**prompt.dict(), "picked": have, "least": min(left), "most": max(left)}
        return text(f"{title}-step-{name_of(prompt)}", **values)
    return text("play-more", count=min(left)) if min(left) else prompt


def name_of(prompt: Text) -> str:
    """What a question is called: its message without ``<title>-choose-``."""
    return prompt.key.partition("-choose-")[2]
