"""What in a contest is decided already: cards that are played then are spent for nothing."""

from __future__ import annotations

from game.rules.aquileia.awards import ranking
from game.rules.aquileia.components import cards
from game.rules.aquileia.contests import HANDFUL, fitting, metal_of
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.frames import Contest, Play
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.state import State
from game.rules.kernel.action import Action


def settled(state: State, seat: int) -> bool:
    """Whether no card that ``seat`` is known to hold changes its place, and nobody else is still to act.

    Cards that are not known may be any.
    """
    contest = _last_to_play(state, seat)
    if contest is None:
        return False
    if _place(state, contest, seat) == 0:
        return True
    player, kinds = state.players[seat], fitting(contest.area, metal_of(state, seat, contest.area))
    held = [*player.servi, *player.equi] if contest.area == "arena" else player.equi
    if not {*held} <= cards().keys() or _rolls(state, contest, seat):
        return False
    most = sum(cards()[card].value for card in held if card in kinds)
    return _place(state, contest, seat, most) == _place(state, contest, seat)


def needless(state: State, action: Action) -> bool:
    """Whether ``action`` plays a card without which the contest would end alike.

    In the Arena each strength of the winner is worth points, so that no card of the winner's is.
    """
    seat, contest = action.player, _last_to_play(state, action.player)
    if contest is None or action.verb != "play":
        return False
    values = sorted(card_at(target).value for target in action.targets)
    place = _place(state, contest, seat, sum(values))
    if _place(state, contest, seat, sum(values[1:])) != place:
        return False
    if place == 0:
        return contest.area != "arena"
    return len(values) < HANDFUL and not _rolls(state, contest, seat)


def leads(state: State, contest: Contest, seat: int) -> bool:
    """Whether ``seat`` is first in a contest; of equals the lower slot is."""
    return ranking(state, contest.seats)[0] == seat


def contest_of(state: State) -> Contest | None:
    """The contest that goes on."""
    return next((frame for frame in state.stack if isinstance(frame, Contest)), None)


def last_to_play(state: State, seat: int) -> bool:
    """Whether ``seat`` is asked for cards, and nobody else is still to act in the contest."""
    return _last_to_play(state, seat) is not None


def _last_to_play(state: State, seat: int) -> Contest | None:
    contest, top = contest_of(state), state.stack[-1] if state.stack else None
    if contest is None or not isinstance(top, Play) or top.seats != [seat]:
        return None
    others = (other for other in contest.seats if other != seat)
    return None if any(_rolls(state, contest, other) for other in others) else contest


def _rolls(state: State, contest: Contest, seat: int) -> bool:
    """Whether ``seat`` can still roll blue dice in the contest."""
    return seat in contest.seats and state.dice_owner == seat and unrolled(state) > 0


def _place(state: State, contest: Contest, seat: int, added: int = 0) -> int:
    """Which place ``seat`` has in the contest, 0 the first, with strength ``added``."""
    own = (-state.power[seat] - added, state.track.index(seat))
    others = ((-state.power[other], state.track.index(other)) for other in contest.seats if other != seat)
    return sum(other < own for other in others)
