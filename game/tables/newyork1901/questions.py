"""New York 1901: its questions: where they are answered, what is asked, what is likely."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import BUTTON, spell
from game.rules.kernel.text import Text, text
from game.rules.newyork1901.building import free_squares, overlapped
from game.rules.newyork1901.components import building_of, card_kind
from game.rules.newyork1901.state import Boom, Build, Extra, Grab, Turn
from game.tables.catalogue import Question
from game.tables.newyork1901.layout import BUILD, areas_of, prefetch, shot_of
from game.tables.newyork1901.pieces import Ctx, sides
from game.tables.table import Shortcut

_ALONE = {
    "demolish": "newyork1901-way-demolish",
    "shift": "newyork1901-do-shift",
    "grab": "newyork1901-do-grab",
}
"""What is asked where a turn offers nothing else: a lesson may want it first."""


def _land(ctx: Ctx, choosing: Choosing) -> Text | None:
    """For land it is said that one can demolish, only where that is possible.

    Where there are free squares on which nothing fits, that is said too.
    """
    prompt, seat = choosing.decision.prompt, choosing.decision.player
    if choosing.picked or prompt.key != "newyork1901-choose-land":
        return None
    if len(choosing.verbs()) == 1 and (only := _ALONE.get(*choosing.verbs())):
        return text(only)
    if "demolish" not in choosing.verbs():
        return text("newyork1901-ask-land", **prompt.dict())
    free = free_squares(ctx.rules.sites, ctx.view.players[seat])
    cramped = free and not ctx.rules.lists.buildable(ctx.view, seat)
    return text(f"newyork1901-ask-demolish{'-only' if cramped else ''}", **prompt.dict())


def _endless(ask: str) -> Callable[[Ctx, Choosing], Text | None]:
    """What is asked instead where nobody can end the turn: a lesson may want something done first."""

    def asked(_: Ctx, choosing: Choosing) -> Text | None:
        ends = choosing.picked or "end" in choosing.verbs()
        return None if ends else text(ask)

    return asked


def _suggested(ctx: Ctx, choosing: Choosing) -> Iterable[str]:
    """Land beside one's own, the building that scores most, or else the end.

    A card that is used once a game is not what two presses in a row should spend.
    """
    depth, lots = len(choosing.picked), areas_of(ctx.rules.sites.grid)
    own = {cell for lot in ctx.player(choosing).lots for cell in lots[lot]}

    def worth(action: Action) -> tuple[int, int]:
        piece, place = action.targets
        if action.verb == "claim":
            return (not own.isdisjoint(sides(ctx, place)), card_kind(piece)[1])
        streets = ctx.rules.sites.by_id[place].streets
        return (building_of(piece).points, len(streets.intersection(ctx.view.streets)))

    led = [action for action in choosing.open() if len(action.targets) == 2 and depth < 2]
    claims = [action for action in led if action.verb == "claim"]
    if not led and "end" in choosing.verbs():
        return (spell(BUTTON, "end"),)
    return dict.fromkeys(each.targets[depth] for each in sorted(claims or led, key=worth, reverse=True))


def _making_way(ctx: Ctx, choosing: Choosing) -> Iterator[Shortcut]:
    """While land is asked for, the own buildings that can make way lead to those that may replace each."""
    actions, sites = choosing.decision.actions, ctx.rules.sites
    if not {action.verb for action in actions} >= {"claim", "demolish"}:
        return
    player = ctx.view.players[choosing.decision.player]
    led = [action.targets for action in actions if action.verb == "demolish"]
    falling = {place: overlapped(sites, player, sites.by_id[place]) for _, place in led}
    ends = dict.fromkeys((piece, building) for building, place in led for piece in falling[place])
    fallen, words = {piece for piece, _ in ends}, text("newyork1901-way-demolish")
    pieces = tuple(piece for piece in player.built if piece in fallen)
    yield Shortcut(BUILD, words, words, pieces, "demolish", button=False, targets=tuple(ends))


USUAL = Question(shot=shot_of, suggest=_suggested, prefetch=prefetch)
QUESTIONS: Mapping[type, Question] = {
    Turn: Question(
        ask=_land,
        shortcuts=_making_way,
        topic={"land": "expand", "no-land": "build", "must-build": "build", "recall": "workers"},
    ),
    Grab: Question(topic="expand"),
    Build: Question(ask=_endless("newyork1901-ask-build"), topic="build"),
    Boom: Question(ask=_endless("newyork1901-do-boom"), topic="actions"),
    Extra: Question(topic="build"),
}
