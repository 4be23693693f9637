"""The parts of a match whose frames are measured, in their order; `bench.frame_probe` plays them.

Each asks of the program only what every commit has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bench.frame_probe import Match
    from game.ui.input.intents import Direction

DEVICE = "pad:0"
ACTIONS = 24
LOOKED, SEEN = 30, 60
"""So many frames pass before something else is looked at, and before the next action."""
TURNED, OPENED = 20, 12
"""So many pieces or moments are turned over, so often a closer look is opened."""


def _shelf(match: Match) -> None:
    match.shelf()


def _begin(match: Match) -> None:
    match.begin()


def _actions(match: Match, actions: int = ACTIONS, frames: int = SEEN) -> None:
    """Actions of sensible players."""
    from bench.policies import SENSIBLE, anything
    from game.rules.kernel.rng import Rng

    choose, rng = SENSIBLE.get(match.title, anything), Rng(1)
    for _ in range(actions):
        match.home()
        session = match.table.desk.session
        if decisions := session.decisions():
            action = choose(session.state, decisions[0].actions, rng)
            match.do(partial(match.table.desk.perform, action), frames)


def _around(match: Match) -> None:
    """The focus goes once around the table."""
    from game.ui.input.intents import Nav

    match.home()
    ways: tuple[Direction, ...] = ("right", "down", "left", "up")
    for way in ways:
        match.press(*[Nav(DEVICE, way)] * 6)


def _picks(match: Match) -> None:
    """What has the focus is pressed, and put back."""
    from game.ui.input.intents import Back, Confirm, Cycle

    for _ in range(OPENED):
        match.home()
        match.press(Confirm(DEVICE))
        match.unmeasured(Back(DEVICE))
        match.home()
        match.unmeasured(Cycle(DEVICE, 1))


def _tabs(match: Match) -> None:
    match.home()
    for shot in match.table.view.tabbed * 2:
        match.do(partial(match.table.visit, shot))


def _undo(match: Match) -> None:
    from game.ui.input.intents import Redo, Undo

    match.home()
    match.press(*[Undo(DEVICE), Redo(DEVICE)] * 4)


def _pause(match: Match) -> None:
    from game.ui.input.intents import Back, Menu

    match.home()
    match.press(Menu(DEVICE), Back(DEVICE))


def _panels(match: Match) -> None:
    """Whatever the pause leads to, each for the first time."""
    from game.ui.input.intents import Confirm, Cycle, Menu

    for name in ("rules", "settings", "players", "labels", "learn", "history"):
        match.home()
        match.unmeasured(Menu(DEVICE))
        ids = [each.id for each in match.top.focusables()]
        if name in ids:
            while match.top.focus() != name:
                match.unmeasured(Cycle(DEVICE, 1))
            match.press(Confirm(DEVICE))
    match.home()


def _history(match: Match) -> None:
    from game.ui.input.intents import Back, History

    match.home()
    match.press(*[History(DEVICE), Back(DEVICE)] * 2)


def _closer(match: Match) -> None:
    match.home()
    for piece in _public(match.table):
        match.do(partial(match.table.inspect, piece))
        match.home()


def _turned(match: Match) -> None:
    from game.ui.input.intents import Cycle

    match.home()
    match.table.inspect(_public(match.table)[0])
    match.wait(LOOKED)
    match.taken()
    match.press(*[Cycle(DEVICE, 1)] * TURNED)


def _past(match: Match) -> None:
    """A moment of the history is opened."""
    from game.ui.input.intents import Back, Confirm, History

    match.home()
    match.unmeasured(History(DEVICE))
    for _ in range(3):
        match.press(Confirm(DEVICE))
        match.unmeasured(Back(DEVICE))


def _steps(match: Match) -> None:
    """From moment to moment there."""
    from game.ui.input.intents import Confirm, Cycle

    match.unmeasured(Confirm(DEVICE))
    match.press(*[Cycle(DEVICE, -1)] * TURNED, *[Cycle(DEVICE, 1)] * TURNED)


def _public(table: Any) -> list[str]:
    """Pieces that everybody may look at, all over the first shot of the table."""
    if table.view.tabbed:
        table.visit(table.view.tabbed[0])
    placements = table.view.stage.placements
    pieces = [piece for piece, _ in table.view.stage.pieces() if placements[piece].owner is None]
    return pieces[:: -(-len(pieces) // OPENED)]


PARTS: Mapping[str, Callable[..., None]] = {
    "the shelf, first": _shelf,
    "a match begins": _begin,
    "the pause, first": _pause,
    "from the pause, first": _panels,
    "an action": _actions,
    "a pick": _picks,
    "a step of the focus": _around,
    "a tab": _tabs,
    "back and forth": _undo,
    "the pause": _pause,
    "the history": _history,
    "a closer look": _closer,
    "turned over there": _turned,
    "a past moment": _past,
    "a step in the past": _steps,
}
"""What is measured, in this order: each begins where the one before it ended."""
