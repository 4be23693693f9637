"""The sheet of a game that is chosen: the players and their order, the options."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial

import pygame

from game.art.painter import Painter
from game.match.draft import Chair, PlanDraft
from game.rules.kernel.text import Text, text
from game.tables.registry import find_title
from game.ui.flow import Flow
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.pictures import make_painter
from game.ui.scenes.around import AroundScene
from game.ui.scenes.cover_ground import draw_cover
from game.ui.scenes.match_title import match_title
from game.ui.scenes.options import option_rows
from game.ui.scenes.seat_scene import SeatScene, device_words
from game.ui.scenes.seating import in_own_language, is_default, minds, newcomer, sitting, think
from game.ui.services import Services
from game.ui.widgets.boxes import Column, Grid, RowBox
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.gilded import GildedName
from game.ui.widgets.labels import Gap, Label, PlatedNote
from game.ui.widgets.seat_row import SeatRow
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.two_columns import TwoColumns
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import PageTitle, RunningHead

_SHADED = 0.6
"""How far the cover behind the sheet is dimmed."""
_NAME, _AIR = 92, 12
"""The size of its name, and the air below it and below the start, in design units."""
_GUTTER = 44
_LARGEST = 2.0
"""From this text size on the seats take the room of the title."""
_ABREAST = 2
"""The number of seats in a row at that text size."""


class SetupScene(SplitPage):
    """One screen for the whole table; a seat opens a small one of its own.

    Args:
        services: the program's services.
        flow: where to go from here.
        draft: the match that is being set up; whoever opened the sheet sees the changes.
        known: names of earlier matches.
        levels: the levels of computer players that there are.
        focus: where the focus begins.
    """

    width = 1728
    ruled = False

    def __init__(
        self,
        services: Services,
        flow: Flow,
        draft: PlanDraft,
        known: Sequence[str] = (),
        levels: Sequence[str] = (),
        focus: str = "start",
    ) -> None:
        super().__init__(services)
        self._flow, self.draft = flow, draft
        self._known, self._levels = tuple(known), tuple(levels)
        self.title = text(f"{draft.title}-name")
        self.ring.id = focus
        self._by = ""
        self._painter: Painter | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """New pictures for a new look, and names in its language."""
        in_own_language(self.ui, self.draft)
        self._painter = make_painter(self.ui, find_title(self.draft.title))
        self.panel = "panel" if self.ui.theme.palette.vivid else ""
        super().layout(size)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """The cover, dimmed: the place that one goes to. In high contrast the menu's backdrop."""
        if self.ui.theme.palette.vivid:
            super().draw_ground(canvas)
            return
        draw_cover(self.ui, canvas, self.draft.title, _SHADED)

    # --- the page -------------------------------------------------------------------------------------

    def head(self) -> Widget:
        """Its name; a running head with the largest text."""
        name = match_title(self.ui, self.draft.title, self.draft.options)
        if self._largest:
            return RunningHead(name)
        return PageTitle(name) if self._large else Column([GildedName(name, _NAME), *self._air()], gap=0)

    def build(self) -> Widget:
        """The players at the start, the game at the end; one below the other where it is narrow."""
        players, game = Column(self._players(), gap=10), Column(self._game(), gap=7)
        sheet = TwoColumns(players, game, share=0.52, least=14, level=True)
        sheet.stretch = not self._large  # the lists begin at one height, however long they are
        return sheet

    def foot(self) -> Widget:
        """What is in the way, the lesson, and the start."""
        trouble = self.trouble()
        # Large text may keep some of the seats out of sight.
        words = text("setup-start", n=len(self.draft.chairs))
        start = Button("start", words, self._start, kind="primary", enabled=trouble is None)
        above = [] if trouble is None else [Label(trouble, align="center")]
        lesson = [] if self._large else self._lesson()
        both = RowBox([*lesson, start], gap=_GUTTER, weights=[16, 14]) if lesson else start
        return Column([*above, both, *self._air()], gap=8)

    def _air(self) -> list[Widget]:
        """Some below the name and the start, where there is room."""
        return [] if self._large or self.ui.theme.palette.vivid else [Gap(_AIR)]

    @property
    def _large(self) -> bool:
        """Large text leaves the foot to the start alone."""
        return self.ui.metrics.text_scale > 1

    @property
    def _largest(self) -> bool:
        """The largest text: the seats are to be seen all at once, as they are on an upright canvas."""
        return not self.ui.metrics.portrait and self.ui.metrics.text_scale >= _LARGEST

    def _lesson(self) -> list[Widget]:
        """The way to the lesson, where there is one."""
        if not self._flow.chapters(self.draft.title):
            return []
        return [Button("learn", text("setup-learn"), self._learn)]

    def _learn(self) -> None:
        people = tuple(chair.name for chair in self.draft.chairs if chair.name and not chair.mind)
        self._flow.choose_chapter(self.draft.title, people)

    def _sharing(self) -> Widget:
        ways = [(way, text(f"settings-devices-{way}")) for way in ("shared", "own")]
        way = self.ui.settings.devices
        return Choice("devices", text("settings-devices"), ways, way, self._share, wrap=True)

    def _players(self) -> list[Widget]:
        draft = self.draft
        room = draft.place_for_person() is not None
        buttons = [Button("add", text("setup-add" if room else "setup-full"), self._add, enabled=room)]
        if self._levels and not draft.full:
            buttons.append(Button("add-computer", text("setup-add-computer"), self._add_computer))
        buttons.append(Button("shuffle", text("setup-shuffle"), self._shuffle, enabled=len(draft.chairs) > 1))
        if self._flat:
            buttons.append(Button("around", text("setup-around"), self._around, enabled=self._round))
        drawn = draft.info.first == "drawn" or not draft.chairs
        first = text("setup-first-drawn") if drawn else text("setup-begins", name=sitting(self.ui, draft, 0))
        notes = [first]
        if any(self._free(chair) for chair in draft.chairs):
            notes.append(text("setup-devices-own"))
        seats = [self._seat(place, chair) for place, chair in enumerate(draft.chairs)]
        return [
            *([Grid(seats, _ABREAST, gap=10, least=_ABREAST)] if self._largest else seats),
            self._in_line(buttons),
            *(self._lesson() if self._large else []),
            *([self._sharing()] if self._pads() or draft.own_pads else []),
            *(PlatedNote(note) for note in notes),
        ]

    def _in_line(self, buttons: Sequence[Button]) -> Widget:
        """As wide as their words want; two in a row with large text."""
        if self._large:
            return Grid(buttons, 2)
        return RowBox(buttons, gap=10, weights=[button.natural(self.ui) for button in buttons])

    def _seat(self, place: int, chair: Chair) -> Widget:
        return SeatRow(
            f"seat-{place}",
            sitting(self.ui, self.draft, place),
            self._aside(chair),
            lambda: self._open_seat(place),
            style=self.ui.theme.seat_colors[chair.style],
            minds=[] if self._largest else minds(self.ui, chair, self._levels),
            mind=chair.mind,
            on_change=partial(self._think, place),
            hint=text("setup-take" if self._free(chair) else "setup-edit"),
        )

    def _think(self, place: int, mind: str) -> None:
        think(self.ui, self.draft, place, mind)
        self.rebuild()

    def _aside(self, chair: Chair) -> str:
        """With own pads who holds which; of a computer with a name its level, if nobody chooses it here."""
        if chair.mind:
            named = self._largest and not is_default(self.ui, chair.name)
            return self.ui.say(text(f"level-{chair.mind}")) if named else ""
        if not self.draft.own_pads:
            return ""
        return self.ui.say(device_words(chair.device, self._pads()))

    def _game(self) -> list[Widget]:
        """The options with what each does; without options, what it is about."""
        assert self._painter is not None
        return option_rows(self.ui, self.draft, self._painter, self.rebuild)

    def trouble(self) -> Text | None:
        """Why the match cannot start; None if it can."""
        return self.draft.trouble(self.ui.say(f"{self.draft.title}-name"), self._pads())

    # --- what people do -------------------------------------------------------------------------------

    def other(self, intent: Intent) -> bool:
        """With own pads, a pad without a seat takes the free one that has the focus."""
        match intent:
            case intents.Confirm(device=device) | intents.Release(device=device):
                self._by = device if self.draft.own_pads and device.startswith("pad:") else ""
                return self._take()
            case intents.DeviceJoined() | intents.DeviceLeft():
                self.rebuild()
        return False

    def _take(self) -> bool:
        seat = str(self.ring.id).removeprefix("seat-")
        if not self._by or not seat.isdigit() or self.draft.seated(self._by):
            return False
        place = int(seat)
        if self.draft.chairs[place].mind:
            self._sit_down(place)
        elif not self.draft.take(place, self._by):
            return False
        self.ui.sound.play("confirm")
        self.rebuild()
        return True

    def _free(self, chair: Chair) -> bool:
        """Whether a pad may take this chair; a computer makes way."""
        return self.draft.own_pads and chair.device is None

    def _add(self) -> None:
        """A person more, instead of a computer if there is one."""
        place = self.draft.place_for_person()
        if place is not None:
            self._sit_down(place)
            self.rebuild(f"seat-{place}")

    def _sit_down(self, place: int) -> None:
        """A person at ``place``; with own pads whoever pressed, if that was a pad without a seat."""
        new = self._by and not self.draft.seated(self._by)
        self.draft.sit_down(place, newcomer(self.ui, self.draft, place), self._by if new else None)

    def _add_computer(self) -> None:
        name = newcomer(self.ui, self.draft, mind=self._levels[0])
        self.rebuild(f"seat-{self.draft.add(name, mind=self._levels[0])}")

    def _shuffle(self) -> None:
        self.draft.shuffle(secrets.randbelow)
        self.rebuild()

    def _share(self, way: str) -> None:
        self.ui.settings.devices = way
        self.draft.own_pads = way == "own"
        self.ui.apply()

    def _open_seat(self, place: int) -> None:
        self.stack.push(SeatScene(self.ui, self.draft, place, self._known, self._levels))

    def on_uncover(self) -> None:
        """A seat was changed, or somebody left."""
        self.rebuild()

    @property
    def _round(self) -> bool:
        """Whether several people sit at this table."""
        return sum(not chair.mind for chair in self.draft.chairs) > 1

    @property
    def _flat(self) -> bool:
        """Whether they may sit round the screen: they have said so, or a finger was on it."""
        settings = self.ui.settings
        return settings.table == "on" or (settings.table == "ask" and self.ui.hub.last_device == "touch")

    def _around(self) -> None:
        self.stack.push(AroundScene(self.ui, self.draft.plan().seats, lambda: None))

    def _start(self) -> None:
        """Play; who starts with a finger is asked once where everybody sits."""
        if self.trouble() is not None:
            return
        go = partial(self._flow.start, self.draft.plan())
        if self._flat and self._round and self.ui.settings.table == "ask":
            self.stack.push(AroundScene(self.ui, self.draft.plan().seats, go))
        else:
            go()

    def _pads(self) -> list[str]:
        return [pad.device for pad in self.ui.hub.pads]
