"""Rolling dice: what they show stays in the position until they are rolled again."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.aquileia.components import RED_DICE, faces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.state import State
from game.rules.kernel.event import Outcome
from game.rules.kernel.ids import spell


def roll_red(state: State, seat: int, count: int, out: Outcome) -> list[str]:
    """``seat`` rolls the first ``count`` red dice; returns the metals they show."""
    rolled = _roll(seat, "red", range(count), out)
    state.red = rolled + [""] * (RED_DICE - count)
    return rolled


def roll_blue(state: State, seat: int, count: int, out: Outcome) -> list[str]:
    """``seat`` rolls ``count`` of the blue dice that were not rolled this round; returns their metals."""
    dice = [die for die, face in enumerate(state.blue) if not face][:count]
    rolled = _roll(seat, "blue", dice, out)
    for die, face in zip(dice, rolled, strict=True):
        state.blue[die] = face
    return rolled


def unrolled(state: State) -> int:
    """How many blue dice can still be rolled this round."""
    return state.blue.count("")


def by_metal(rolled: Sequence[str]) -> Coins:
    """How many dice show each metal."""
    bronze, silver, gold = (rolled.count(metal) for metal in METALS)
    return bronze, silver, gold


def _roll(seat: int, colour: str, dice: Sequence[int], out: Outcome) -> list[str]:
    out.reveal()
    rolled = [out.rng.pick(faces(colour)) for _ in dice]
    names = tuple(spell("die", colour, die + 1) for die in dice)
    out.emit("roll", seat=seat, dice=names, faces=tuple(rolled))
    return rolled
