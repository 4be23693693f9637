"""What the bar below the table says, before it is set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.art.seats import SeatStyle
from game.lang.narrator import Narrator
from game.rules.kernel.text import Text, text

Forms = tuple[str, ...]
"""The same in fewer and fewer words: the first for which there is room is said."""


def capitalised(words: str) -> str:
    """A line that stands by itself opens with a capital, also where it could go on after a name."""
    return words[:1].upper() + words[1:]


def news(narrator: Narrator, told: Sequence[Text]) -> Forms:
    """What was done last: as many sentences as there is room for, then a sign for those left out.

    Rather than that one is left out, those behind the first are said in fewer words, then the first too.
    """
    full, short = ([capitalised(say(each)) for each in told] for say in (narrator.say, narrator.short))

    rows = (full, [*full[:1], *short[1:]], short)
    forms = (
        f"{' '.join(row[:count])}{_sign(narrator, len(told) - count)}"
        for count in range(len(told), 0, -1)
        for row in rows
    )
    return tuple(dict.fromkeys(forms))


def _sign(narrator: Narrator, left: int) -> str:
    """That so much is left out."""
    return f" {narrator.say(text('play-told-more', count=left))}" if left else ""


@dataclass(frozen=True, slots=True)
class BarText:
    """What the bar says.

    Attributes:
        style: of the player to act; None when nobody is.
        name: of that player; "" where only the medal says who it is.
        prompt: what is asked.
        help: how it stands with what is in focus.
        news: what was done last.
        by: the style of who did it.
        hints: actions with a glyph, as (action of the bindings, word).
        private_view: only the player to act should be looking.
        toast: why something cannot be chosen, what was overlooked, a hint: in place of help and news.
        refused: the toast refuses what was pressed, or asks once more.
    """

    style: SeatStyle | None
    name: str = ""
    prompt: Forms = ()
    help: Forms = ()
    news: Forms = ()
    by: SeatStyle | None = None
    hints: tuple[tuple[str, str], ...] = ()
    private_view: bool = False
    toast: str = ""
    refused: bool = False
