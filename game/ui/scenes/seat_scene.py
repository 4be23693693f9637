"""One player at setup: name, colour and symbol, device, place in the order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.match.draft import Chair, PlanDraft
from game.match.names import NAME_LIMIT, look
from game.rules.kernel.text import Text, text
from game.ui.scenes.seating import is_default, think
from game.ui.services import Services
from game.ui.widgets.alternatives import Alternatives
from game.ui.widgets.boxes import Column, Grid, RowBox
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.field import TextField
from game.ui.widgets.keyboard import open_keyboard
from game.ui.widgets.labels import Label, Note, PictureLabel
from game.ui.widgets.widget import Widget

_NAMES = 6
"""The most earlier names that are offered."""
_NAMES_BESIDE = 3
"""The same where levels or pads have to be chosen too."""


class SeatScene(ModalPage):
    """Changes one chair of a draft at once; Back closes it.

    Args:
        services: the program's services.
        draft: the match that is being set up.
        place: the chair in it.
        known: names of earlier matches.
        levels: the levels of computer players that there are.
    """

    panel = "panel"
    width = 1300
    ruled = False

    def __init__(
        self,
        services: Services,
        draft: PlanDraft,
        place: int,
        known: Sequence[str],
        levels: Sequence[str] = (),
    ) -> None:
        super().__init__(services)
        self._draft, self._number = draft, place
        self._known, self._levels = tuple(known), tuple(levels)
        self._lost = False

    @property
    def chair(self) -> Chair:
        """The chair that is changed."""
        return self._draft.chairs[self._number]

    def build(self) -> Widget:
        """The name first; leaving and done stay at the foot."""
        self.title = self.chair.name or text("setup-seat", n=self._number + 1)
        symbol = PictureLabel(self._symbol, 84)
        rows: list[Widget] = [
            RowBox([symbol, self._name()], weights=[1, 7]),
            *([Note(text("setup-not-drawn"), indent=True)] if self._lost else []),
            *self._mind(),
            *self._earlier_names(),
            self._style(),
        ]
        if self._draft.own_pads:
            rows.append(self._device())
        return Column([*rows, *self._order()], gap=8)

    def foot(self) -> Widget:
        """Done, and away from the table, if enough people stay."""
        may_leave = len(self._draft.chairs) > self._draft.least
        leave = Button("leave", text("setup-remove"), self._leave, kind="danger", enabled=may_leave)
        return RowBox([leave, Button("done", text("common-ok"), self.back, kind="primary")])

    def _name(self) -> Widget:
        return TextField(
            "name",
            text("setup-name"),
            self.chair.name,
            self._rename,
            lambda: open_keyboard(self, text("setup-name"), self._own_name(), self._rename_done, NAME_LIMIT),
            limit=NAME_LIMIT,
            on_lost=self._lose,
        )

    def _earlier_names(self) -> list[Widget]:
        """Names of earlier matches that nobody here has."""
        taken = {look(chair.name) for chair in self._draft.chairs}
        most = _NAMES_BESIDE if self._draft.own_pads or self._levels else _NAMES
        free = [name for name in self._known if look(name) not in taken][:most]
        if not free:
            return []
        person = not self.chair.mind
        buttons = [
            Button(f"known-{name}", name, partial(self._rename_done, name), enabled=person) for name in free
        ]
        return [Label(text("setup-known-names"), soft=True), Grid(buttons, 3)]

    def _mind(self) -> list[Widget]:
        """Who moves it, where there are computers to choose from; nothing moves when that changes."""
        if not self._levels:
            return []
        minds = [("", text("setup-person")), *((level, text(f"level-{level}")) for level in self._levels)]
        told = {level: text(f"level-{level}-about" if level else "setup-person-about") for level, _ in minds}
        about = {level: Note(words, indent=True) for level, words in told.items()}
        choice = Choice("mind", text("setup-mind"), minds, self.chair.mind, self._think, wrap=True)
        return [choice, Alternatives(about, self.chair.mind)]

    def _symbol(self, ui: Services, width: int, height: int) -> pygame.Surface:
        style = ui.theme.seat_colors[self.chair.style]
        return ui.artist.icon(style.symbol, height, style.color)

    def _style(self) -> Widget:
        looks = self.ui.theme.seat_colors
        styles = [(i, text(looks[i].symbol)) for i in self._draft.free_styles(self._number)]
        return Choice("style", text("setup-colour"), styles, self.chair.style, self._restyle, wrap=True)

    def _device(self) -> Widget:
        pads = [pad.device for pad in self.ui.hub.pads]
        gone = [self.chair.device] if self.chair.device not in (None, *pads) else []
        ways = [(device, device_words(device, pads)) for device in (None, *pads, *gone)]
        label, own = text("setup-device"), self.chair.device
        person = not self.chair.mind
        return Choice("device", label, ways, own, self._give_device, wrap=True, enabled=person)

    def _order(self) -> list[Widget]:
        last = len(self._draft.chairs) - 1
        rows: list[Widget] = [
            RowBox(
                [
                    Button(
                        "earlier", text("setup-earlier"), lambda: self._move(-1), enabled=self._number > 0
                    ),
                    Button("later", text("setup-later"), lambda: self._move(1), enabled=self._number < last),
                ]
            ),
        ]
        if last + 1 == self._draft.least:
            name = self.ui.say(f"{self._draft.title}-name")
            words = text("setup-last-seat", game=name, least=self._draft.least)
            rows.append(Note(words, align="center"))
        return rows

    def _lose(self) -> None:
        """Something was typed that cannot be drawn: say so until the name changes."""
        self._lost = True
        self.rebuild()

    def _rename(self, name: str) -> None:
        self.chair.name, self._lost = name, False
        self.rebuild()

    def _own_name(self) -> str:
        """The name to begin from: nobody wants to erase "Player 1" letter by letter first."""
        return "" if is_default(self.ui, self.chair.name) else self.chair.name

    def _rename_done(self, name: str) -> None:
        self.chair.name = name or self.chair.name
        self.rebuild("done" if name else "name")

    def _restyle(self, style: int) -> None:
        self.chair.style = style
        self.rebuild()

    def _think(self, mind: str) -> None:
        think(self.ui, self._draft, self._number, mind)
        self.rebuild()

    def _give_device(self, device: str | None) -> None:
        self.chair.device = device

    def _move(self, step: int) -> None:
        self._number = self._draft.move(self._number, step)
        self.rebuild()

    def _leave(self) -> None:
        self._draft.remove(self._number)
        self.stack.pop(self)


def device_words(device: str | None, pads: Sequence[str]) -> Text:
    """What a device is called: pads are numbered in the order in which they are plugged in."""
    if device is None:
        return text("setup-device-any")
    if device in pads:
        return text("setup-device-pad", n=list(pads).index(device) + 1)
    return text("setup-device-gone")
