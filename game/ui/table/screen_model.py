"""What is shown above the pieces at a moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.ui.table.bar.offers import Offers
from game.ui.table.bar.text import BarText
from game.ui.table.caption import Caption
from game.ui.table.caption_place import Around
from game.ui.table.panels.buttons import BoardButton
from game.ui.table.panels.panels import PanelHeader
from game.ui.table.stage.gesture import HeldPiece


@dataclass(slots=True)
class ScreenModel:
    """What is shown above the pieces at a moment.

    Attributes:
        bar: the words of the bar.
        heads: the heads of the panels.
        choices: targets that may be pointed at next.
        replacements: targets that may take the place of what is picked.
        marked: pieces with a good mark (an affordable card).
        picks: what is picked, with how often.
        advised: what a hint is about, with how often it is to be picked.
        lamp: the button of what a hint is about, once only that is to be pressed.
        lifted: what lifts out of where it lies: picks of a fan, and what the choice in focus would spend.
        last: what the last action touched, and the colour of who did it.
        offers: the buttons of complete actions.
        buttons: those with a fixed place on the table.
        tabs: how many choices each shot of the table holds.
        toast: a message in the bar; "" for none.
        refused: it refuses what was pressed, or asks once more.
        held_piece: the piece in hand, shown over its place.
        focus: what has the focus.
        ringed: the focus is shown with its outline.
        disabled: buttons of the bar that lead to nothing now.
        caption: what a lesson says beside the table.
        lit: where that is of which it speaks.
        around: what lies round it.
    """

    bar: BarText
    heads: Sequence[PanelHeader]
    choices: Sequence[str] = ()
    replacements: Collection[str] = ()
    marked: Sequence[str] = ()
    picks: Counter[str] = field(default_factory=Counter)
    advised: Counter[str] = field(default_factory=Counter)
    lamp: str | None = None
    lifted: Mapping[str, int] = field(default_factory=dict)
    last: Sequence[str] = ()
    last_seat: int | None = None
    offers: Offers | None = None
    buttons: Sequence[BoardButton] = ()
    tabs: Mapping[str, int] = field(default_factory=dict)
    toast: str = ""
    refused: bool = False
    held_piece: HeldPiece | None = None
    focus: str | None = None
    ringed: bool = True
    disabled: frozenset[str] = frozenset()
    caption: Caption | None = None
    lit: Sequence[pygame.Rect] = ()
    around: Around | None = None

    @property
    def other_replacements(self) -> tuple[str, ...]:
        """What may take the place of a pick and is neither picked nor to be chosen besides."""
        return tuple(sorted({*self.replacements}.difference(self.choices, self.picks)))

    @property
    def chosen(self) -> frozenset[str]:
        """All that may be chosen, also in the place of a pick, or is picked."""
        return frozenset((*self.choices, *self.other_replacements, *self.picks))
