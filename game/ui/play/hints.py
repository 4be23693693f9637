"""A hint: what a good player would do now, and why, for whoever asks."""

from __future__ import annotations

from dataclasses import replace

from game.brains.thought import Thought
from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.lang.narrator import Narrator
from game.match.drivers import Question
from game.rules.kernel.action import Action
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text, listed, text
from game.tables.table import Table
from game.ui.play.match import Match
from game.ui.play.play_input import PlayInput
from game.ui.table.view import TableView

_DEVOID, _ONLY = "play-advice-because-nothing", "play-advice-because-only"
MOST_LETTERS = 100
"""A hint of so many letters is read in one glance: where a second reason makes it longer there is but one."""
_SEVERAL = 2
"""So many things side by side are named in few words."""


def advice(
    table: Table, narrator: Narrator, action: Action, reason: Text, *, puts_back: bool = False
) -> Text:
    """The move by its button and its things, and what speaks for it; nothing is named twice.

    With ``puts_back`` it says first that the picks are to be put back.
    """
    key = "play-advice-back" if puts_back else "play-advice"
    move = table.verb(action)
    said = narrator.say(move).casefold()
    called: dict[str, Text] = {}
    things = {target: None for target in action.targets if not is_button(target)}
    call = table.describe if len(things) < _SEVERAL else table.short
    for words in map(call, things):
        if (name := narrator.say(words).casefold()) not in said:
            called.setdefault(name, words)
    if not called:
        return text(f"{key}-plain", move=move, reason=reason)
    return text(key, move=move, things=listed(list(called.values())), reason=reason)


def told(table: Table, narrator: Narrator, thought: Thought) -> Text:
    """What is advised with its reasons, as many as are read in one glance."""
    reasons = thought.reasons or (text(_DEVOID),)
    both = text("play-advice-reasons", first=reasons[0], second=reasons[-1])
    ways = (both, reasons[0]) if len(reasons) > 1 else reasons[:1]
    hints = [advice(table, narrator, thought.action, why, puts_back=thought.puts_back) for why in ways]
    return next(
        (hint for hint in hints if sum(map(str.isprintable, narrator.say(hint))) <= MOST_LETTERS), hints[-1]
    )


class Hints:
    """Asks the adviser for the player to act, and shows the answer when it comes, until something is done.

    The adviser knows what those before the screen may see: before all eyes what all may know, behind a
    curtain what the player knows. So a hint betrays nothing. Nor does it come late: the question dies with
    the view that asked it. What is picked already is part of it: where something else is far better, the hint
    says to put it back.

    Args:
        match: the match, with its adviser.
        desk: whose choice it is.
        view: the table.
        controls: say it, and point at it.
        choice: knows which hint stands, or is awaited.
    """

    def __init__(
        self, match: Match, desk: Desk, view: TableView, controls: PlayInput, choice: ChoiceProgress
    ) -> None:
        self._choice = choice
        self._adviser, self._desk, self._view, self._controls = match.adviser, desk, view, controls
        self._asked: object = None
        self._picked: tuple[str, ...] = ()
        self._only = False
        self._failures = 0

    def ask(self) -> None:
        """Ask for a hint."""
        choosing = self._desk.seen_choosing
        if self._adviser is None or choosing is None:
            self._say(text("play-no-peek" if self._desk.hidden else "play-advice-later"))
            return
        self._asked, self._picked = self._standing(), choosing.picked
        self._only = len(choosing.decision.actions) == 1
        decision, left = choosing.decision, choosing.open() if choosing.picked else None
        position, seen = self._desk.sitting.revision, self._desk.seen()
        self._adviser.ask(Question(decision.player, position, decision, seen, left))
        self._controls.dismiss_toast()
        self._choice.await_advice(text("play-advice-wait"))

    def update(self) -> bool:
        """Show the answer if it has come, and say if thinking has failed. True if there was something."""
        if self._adviser is None:
            return False
        if self._asked not in (None, self._standing()):
            self.drop()
            return True
        if self._adviser.failures > self._failures:
            self._failures = self._adviser.failures
            self._choice.await_advice(None)
            self._say(text("play-thinking-failed"))
            return True
        thought = self._adviser.thought() if self._asked else None
        if thought is None:
            return False
        self._asked, choosing = None, self._desk.seen_choosing
        if choosing is not None and choosing.picked != self._picked:
            self.ask()
            return True
        table, narrator = self._view.table, self._view.narrator
        thought = replace(thought, reasons=(text(_ONLY),)) if self._only else thought
        words = told(table, narrator, thought)
        then = told(table, narrator, replace(thought, puts_back=False))
        self._choice.await_advice(None)
        self._controls.lead(thought.action, words, then)
        return True

    def drop(self) -> None:
        """The view that asked is gone: the question is void, and nobody waits for its answer."""
        if self._asked is not None and self._adviser is not None:
            self._asked = None
            self._adviser.drop()
            self._choice.await_advice(None)

    def _standing(self) -> object:
        """Who sees which choice in which position."""
        return self._desk.sitting.revision, self._desk.seat, self._desk.viewer

    def _say(self, message: Text) -> None:
        """It is read while the hand goes to what it names."""
        self._controls.say(message, lasting=True)
