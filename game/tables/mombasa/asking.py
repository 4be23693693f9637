"""Mombasa: what is asked: in a turn only for what can be chosen now, after a first target for the second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.state import State

_TURN = text("mombasa-choose-action")
_KINDS = {"card": ("use", "account", "trade", "attach"), "port": ("expand",)}
"""What a turn may be used for besides a bonus space and its end, and the verbs of that."""
_QUESTIONS = {
    ("place", "slot"): "mombasa-choose-plan-card",
    ("rest", "card"): "mombasa-choose-rest-column",
    ("rest", "column"): "mombasa-choose-rest-card",
    ("shelve", "book"): "mombasa-choose-shelf-space",
    ("shelve", "ledger"): "mombasa-choose-shelf-book",
    ("enter", "stack"): "mombasa-choose-region-post",
    ("enter", "region"): "mombasa-choose-region-row",
}
"""What is wanted once the first target of two is picked, by the action and the kind of that target."""

_OPEN = {
    "mombasa-choose-goods": ("mombasa-ask-goods", ("use", "acquire", "step", "pay")),
    "mombasa-choose-points": ("mombasa-ask-points", ("book", "coins")),
    "mombasa-choose-ink": ("mombasa-ask-ink", ("ink", "flip")),
}
"""Questions that name no more than what can be done now: the question, and the verbs that it may name."""
_SURE = {
    "bonus": "mombasa-ask-bonus",
    "column": "mombasa-ask-column",
    **dict.fromkeys(("card", "tile"), "mombasa-ask-card"),
}
"""What is asked in a turn once something is picked, by its kind: the button alone is wanted still."""

_STEPS = {"keep", "discard", "remove", "return", "ink", "flip", "coins"}
"""Verbs of questions to which a pick is the answer: whether it is meant is asked, for its button."""


def ask(decision: Decision, picked: Sequence[str], more: int = 0) -> Text | None:
    """The thing wanted after a first target, or in a turn; None where the decision's own question stands.

    Of bookkeeping points it is said how many ``more`` come after what is asked now.
    """
    fitting = [action for action in decision.actions if set(picked) <= set(action.targets)]
    incomplete = [action for action in fitting if len(action.targets) > len(picked)]
    key = _QUESTIONS.get((incomplete[0].verb, kind_of(picked[0]))) if picked and incomplete else None
    if key:
        return text(key, piece=piece_ref(picked[0]))
    if {action.verb for action in fitting} == {"lift"}:
        return text("mombasa-ask-lift")
    if decision.prompt == _TURN and picked and kind_of(picked[0]) in _SURE:
        return text(_SURE[kind_of(picked[0])], piece=piece_ref(picked[0]), count=len(fitting))
    if decision.prompt == _TURN:
        return text("mombasa-ask-action", kinds="-".join(_open_kinds(decision)) or "none")
    done = {action.verb for action in fitting if len(action.targets) == len(picked)}
    if picked and len(done) == 1 and done <= _STEPS:
        return text(f"mombasa-step-{min(done)}", piece=piece_ref(picked[0]))
    if decision.prompt.key in _OPEN:
        return _of_what_is_open(decision, more)
    return None


def ask_for_plan(view: State, decision: Decision) -> Text | None:
    """What the curtain before a plan says: who begins the round; beside it stands which one it is."""
    hand = view.players[decision.player].hand
    if decision.prompt.key != "mombasa-choose-plan" or not any(kind_of(card) == "hidden" for card in hand):
        return None
    return text("mombasa-ask-plan", first=seat_ref(view.first))


def _of_what_is_open(decision: Decision, more: int) -> Text:
    """The question of a decision with no more than what can be done now."""
    key, named = _OPEN[decision.prompt.key]
    verbs = {action.verb for action in decision.actions}
    if "pay" in verbs and "pay" in named:  # a step like any other
        verbs = verbs - {"pay"} | {"step"}
    kinds = "-".join(verb for verb in named if verb in verbs) or "none"
    return text(key, **{**decision.prompt.dict(), "kinds": kinds, "more": more})


def _open_kinds(decision: Decision) -> Iterator[str]:
    """What a turn can be used for now, besides its end; what only a look at the hand would tell counts."""
    verbs = {action.verb for action in decision.actions}
    yield from (kind for kind, of in _KINDS.items() if not verbs.isdisjoint(of))
    if decision.guarded or not verbs.isdisjoint(OPTIONS):
        yield "bonus"
