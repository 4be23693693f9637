"""What the bar below the table says, before it is set."""

from __future__ import annotations

from dataclasses import dataclass

from game.art.seats import SeatStyle


@dataclass(frozen=True, slots=True)
class BarText:
    """What the bar says.

    Attributes:
        style: of the player to act; None when nobody is.
        prompt: who is to act and what is asked.
        help: how it stands with what is in focus, or what the choice would cost and bring: the same from the
            fullest to the shortest.
        deeds: so many of these, from the fullest, say what it does; 0 for all but the shortest.
        last: what was done last, a sentence for each thing told.
        major: the numbers of those that are told before the rest where room is short.
        curt: the same sentences as ``last``, in fewer words where there are such.
        before: what led to it in the same turn, the same way; where there is room.
        terse: the first of these in fewer and fewer words; the emblem stands for the name.
        by: the style of who did it.
        hints: actions with a glyph, as (action of the bindings, word).
        private_view: only the player to act should be looking.
        fact: what holds for the whole table and is always seen: the round, the goal.
        facts: what holds besides, from the fullest to the shortest; where there is room.
        brief: the same with long names shortened, where there are such.
        toast: why something cannot be chosen, what may have been overlooked: for a while in place of
            what was done last.
    """

    style: SeatStyle | None
    prompt: str
    help: tuple[str, ...]
    last: tuple[str, ...]
    by: SeatStyle | None
    hints: tuple[tuple[str, str], ...]
    private_view: bool = False
    fact: str = ""
    facts: tuple[str, ...] = ()
    brief: BarText | None = None
    deeds: int = 0
    toast: str = ""
    terse: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    major: tuple[int, ...] = ()
    curt: tuple[str, ...] = ()

    @property
    def silent(self) -> BarText:
        """Whose turn it is, without words: something else is said in their place."""
        return BarText(self.style, "", (), (), self.by, self.hints, self.private_view)
