"""Company tracks and the diamond track: steps, capital calls, special spaces, surplus."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import rest_of
from game.rules.kernel.text import Text, text
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.frames import Steps
from game.rules.mombasa.money import pay, receive
from game.rules.mombasa.printed import TrackSpace, company_tracks, diamond_track, permanents
from game.rules.mombasa.state import Player, State

SURPLUS = 2
"""Pounds for each step or point beyond the end of the diamond or bookkeeping track (ruling 13)."""

DONE = "button.done"
TRACK_END = text("mombasa-no-track-end")


def next_space(state: State, player: Player, company: str) -> TrackSpace | None:
    """The space before the player's marker; None at the end of the track."""
    track = company_tracks()[state.tracks[company]]
    place = player.steps[company] + 1
    return track[place] if place < len(track) else None


def free_steps(state: State, player: Player) -> list[str]:
    """The companies on whose track the player can step without a capital call."""
    return [c for c in COMPANIES if (space := next_space(state, player, c)) and not space.call]


def paid_steps(state: State, player: Player) -> list[str]:
    """The companies on whose track the player can step by paying a capital call."""
    spaces = [(c, next_space(state, player, c)) for c in COMPANIES]
    return [c for c, space in spaces if space and 0 < space.call <= player.money]


def no_step(player: Player, space: TrackSpace | None) -> Text | None:
    """What keeps a marker from stepping onto ``space``: the end of the track, or a capital call."""
    if space is None:
        return TRACK_END
    if space.call > player.money:
        return text("mombasa-no-call", call=space.call, have=player.money)
    return None


def step(state: State, seat: int, company: str, out: Outcome) -> None:
    """One step on a track; a capital call is paid at once, a special space pays all who reached it.

    The mover, and everybody already on or beyond the special space, gets its amount (rulebook: Details
    of the company tracks; ruling 5).
    """
    player = state.players[seat]
    track = company_tracks()[state.tracks[company]]
    place = player.steps[company] + 1
    space = track[place]
    pay(state, seat, space.call, out)
    player.steps[company] = place
    gained = space.shares - track[place - 1].shares
    passed = _passed(state, seat, company, space.shares - gained, space.shares)
    told = {"passed": tuple(passed), "theirs": tuple(passed.values())}
    out.emit("step", seat=seat, company=company, space=place, shares=gained, held=space.shares, **told)
    if space.pounds:
        out.emit("special", seat=seat, company=company, level=space.level)
        for other, owner in enumerate(state.players):
            if owner.steps[company] >= place:
                receive(state, other, space.pounds, out)


def _passed(state: State, seat: int, company: str, before: int, now: int) -> dict[int, int]:
    """Who had as many shares on a track as ``seat``, or more, and now has fewer, with theirs."""
    held = {other: shares_on_track(state, each, company) for other, each in enumerate(state.players)}
    del held[seat]
    return {other: count for other, count in held.items() if max(1, before) <= count < now}


def shares_on_track(state: State, player: Player, company: str) -> int:
    """The shares passed or reached on a track."""
    return company_tracks()[state.tracks[company]][player.steps[company]].shares


def reached_level(state: State, player: Player, company: str) -> int:
    """The highest special space passed or reached: 0, 1 or 2."""
    return company_tracks()[state.tracks[company]][player.steps[company]].level


def unlock(state: State, seat: int, out: Outcome) -> None:
    """At the start of a turn, what was reached before comes into force (ruling 5)."""
    player = state.players[seat]
    for company in COMPANIES:
        level = reached_level(state, player, company)
        if level == player.levels[company]:
            continue
        player.levels[company] = level
        track = state.tracks[company]
        out.emit("unlock", seat=seat, company=company, track=track, level=level)
        bonus = permanents().get((track, level))
        if bonus and bonus.kind == "markers":
            player.markers += bonus.amount - player.extra
            player.extra = bonus.amount


def surplus(player: Player, steps: int) -> int:
    """The pounds for those of ``steps`` that lead past the end of the diamond track (ruling 13)."""
    return SURPLUS * max(0, player.diamonds + steps - (len(diamond_track()) - 1))


def advance_diamonds(state: State, seat: int, steps: int, out: Outcome) -> None:
    """Steps on the diamond track; past its end each step is 2 pounds (rulebook: Special spaces)."""
    player = state.players[seat]
    pounds = surplus(player, steps)
    moved = steps - pounds // SURPLUS
    if moved:
        player.diamonds += moved
        out.emit("diamonds", seat=seat, steps=moved, space=player.diamonds)
    receive(state, seat, pounds, out)


_OTHER_TRACK = text("mombasa-no-step-other")


class StepsRules(Handler[State, Steps]):
    """Steps on given tracks: as far as possible, capital calls optional, the rest is lost."""

    def candidates(self, state: State, frame: Steps) -> Iterator[Candidate]:
        """Which capital call to pay, if any: free steps have been taken already."""
        seat, player = frame.seat, state.players[frame.seat]
        for company in COMPANIES:
            obstacle = no_step(player, next_space(state, player, company))
            if not frame.left.get(company):
                obstacle = _OTHER_TRACK
            yield Candidate(act(seat, "pay", f"track.{company}"), obstacle)
        yield Candidate(act(seat, "done", DONE))

    def prompt(self, state: State, frame: Steps, seat: int) -> Text:
        """How many steps are left."""
        return text("mombasa-choose-call", count=sum(frame.left.values()))

    def apply(self, state: State, frame: Steps, action: Action, out: Outcome) -> None:
        """Pay and step, or let the rest go."""
        if action.verb == "done":
            state.stack.pop()
            return
        self._move(state, frame, rest_of(action.targets[0]), out)

    def settle(self, state: State, frame: Steps, out: Outcome) -> bool:
        """Free steps need no choice; without any call to pay the rest is lost."""
        free = [c for c in free_steps(state, state.players[frame.seat]) if frame.left.get(c)]
        for company in free:
            self._move(state, frame, company, out)
        if free:
            return True
        if self._calls(state, frame):
            return False
        state.stack.pop()
        return True

    @staticmethod
    def _calls(state: State, frame: Steps) -> list[str]:
        return [c for c in paid_steps(state, state.players[frame.seat]) if frame.left.get(c)]

    @staticmethod
    def _move(state: State, frame: Steps, company: str, out: Outcome) -> None:
        frame.left[company] -= 1
        step(state, frame.seat, company, out)
