"""Who won, and what it brings (rulebook: Arena, Stadium; ruling 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.rules.aquileia.components import rewards
from game.rules.aquileia.contests import InTurnRules, metal_of, shield_of
from game.rules.aquileia.frames import Contest, Laurels, Spoils
from game.rules.aquileia.hands import draw, draw_to_hand, left_in
from game.rules.aquileia.money import coins_of, receive, score
from game.rules.aquileia.printed import area_spaces
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.visits import go_home
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import EventValue, Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.text import Text, text

POINTS_PER_STRENGTH = 2
POINTS, SLAVE = "button.points", "deck.servi"
OPEN, UNSEEN = "open.stadium", "deck.stadium"


def ranking(state: State, seats: list[int]) -> list[int]:
    """The racers, the strongest first; of equals the lower slot of the selection track (ruling 7)."""
    return sorted(seats, key=lambda seat: (-state.power[seat], state.track.index(seat)))


class ContestRules(Handler[State, Contest]):
    """One step after the other; then the contest is decided.

    Args:
        steps: the rules of the steps, in their order.
    """

    def __init__(self, *steps: InTurnRules[Any]) -> None:
        self._steps = steps

    def settle(self, state: State, frame: Contest, out: Outcome) -> bool:
        """Begin the next step; after the last come the awards."""
        if frame.step < len(self._steps):
            frame.step += 1
            self._steps[frame.step - 1].begin(state, frame.area, frame.seats, out)
        else:
            state.stack.pop()
            award(state, frame.area, ranking(state, frame.seats), out)
        return True


def award(state: State, area: str, ranked: list[int], out: Outcome) -> None:
    """Pay the coins, the winner's first; send the agents home; ask the winner."""
    told: dict[str, EventValue] = {
        "strengths": tuple(state.power[seat] for seat in ranked),
        "shields": tuple(shield_of(state, seat, area) for seat in ranked),
        "metals": tuple(metal_of(state, seat, area) for seat in ranked),
    }
    out.emit("ranking", seat=ranked[0], area=area, seats=tuple(ranked), **told)
    for seat, coins in zip(ranked, rewards(area), strict=False):
        receive(state, seat, coins_of(metal_of(state, seat, area), coins), out)
    for space in area_spaces(area):
        if state.spaces[space] != FREE:
            go_home(state, space, out)
    second = ranked[1] if len(ranked) > 1 else None
    if area == "arena":
        state.stack.append(Spoils(ranked[0], second))
        out.begin_turn(ranked[0])
    else:
        _show_laurels(state, ranked[0], second, out)


class SpoilsRules(Handler[State, Spoils]):
    """The winner takes points or a slave card; the second gets the other, by the own strength."""

    def candidates(self, state: State, frame: Spoils) -> Iterator[Candidate]:
        """Both, as long as there are slave cards."""
        yield Candidate(act(frame.seat, "points", POINTS))
        obstacle = None if left_in(state, "servi") else text("aquileia-no-card-left")
        yield Candidate(act(frame.seat, "card", SLAVE), obstacle)

    def prompt(self, state: State, frame: Spoils, seat: int) -> Text:
        """Points or a slave card, if one is left."""
        card = "yes" if left_in(state, "servi") else "no"
        return text("aquileia-choose-spoils", points=POINTS_PER_STRENGTH * state.power[seat], card=card)

    def apply(self, state: State, frame: Spoils, action: Action, out: Outcome) -> None:
        """Give the one to the winner, the other to the second."""
        state.stack.pop()
        for_points, for_card = takers(state, frame, action)
        if for_points is not None:
            score(state, for_points, POINTS_PER_STRENGTH * state.power[for_points], out)
        if for_card is not None:
            draw_to_hand(state, for_card, "servi", 1, out)


def takers(state: State, frame: Spoils, action: Action) -> tuple[int | None, int | None]:
    """Who gets the points and who the slave card; a card that is not left nobody gets."""
    if action.verb == "card":
        return frame.second, frame.seat
    return frame.seat, frame.second if left_in(state, "servi") else None


def _show_laurels(state: State, winner: int, second: int | None, out: Outcome) -> None:
    """The winner looks at the top of the deck; see also the view."""
    state.stack.append(Laurels(winner, second))
    out.reveal()
    out.begin_turn(winner)
    out.whisper(winner, "look", seat=winner, card=state.decks["stadium"][-1])


class LaurelsRules(Handler[State, Laurels]):
    """The winner keeps the open laurel or the top of the deck; nobody else learns which.

    The second gets the other; of a lone racer it leaves the game.
    """

    secret = True

    def candidates(self, state: State, frame: Laurels) -> Iterator[Candidate]:
        """The two cards."""
        yield Candidate(act(frame.seat, "keep", OPEN))
        yield Candidate(act(frame.seat, "keep", UNSEEN))

    def prompt(self, state: State, frame: Laurels, seat: int) -> Text:
        """Which to keep."""
        return text("aquileia-choose-laurel", alone="yes" if frame.second is None else "no")

    def apply(self, state: State, frame: Laurels, action: Action, out: Outcome) -> None:
        """Share the two; a new laurel is laid open."""
        state.stack.pop()
        winner, second = frame.seat, frame.second
        out.emit("laurels", seat=winner, second=FREE if second is None else second)
        out.reveal()
        kept, other = state.open_laurel, draw(state, "stadium", out)
        if action.targets[0] == UNSEEN:
            kept, other = other, kept
        state.players[winner].laurels.append(kept)
        out.whisper(winner, "kept", seat=winner, card=kept)
        if second is None:
            state.gone.append(other)
        else:
            state.players[second].laurels.append(other)
            out.whisper(second, "given", seat=second, card=other)
        state.open_laurel = draw(state, "stadium", out) if state.decks["stadium"] else ""
        if state.open_laurel:
            out.emit("open_laurel", card=state.open_laurel)
