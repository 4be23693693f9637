"""Setting up a match: the game, the players and their order, the options."""

from __future__ import annotations

import secrets

from game.match.archive import known_names, summaries
from game.match.draft import Chair, Draft
from game.match.plan import MatchPlan
from game.rules.kernel.rules import Option
from game.rules.kernel.text import Text, text
from game.tables.registry import TITLES, find_title
from game.ui.flow import Flow
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.seat_scene import SeatScene, device_words
from game.ui.services import Services
from game.ui.widgets.beside import Beside
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.labels import Label, Paragraph
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.sheet import Sheet
from game.ui.widgets.title_card import TitleCard
from game.ui.widgets.widget import Widget


class SetupScene(Sheet):
    """One screen for the whole table; a seat opens a small one of its own.

    Args:
        services: the program's services.
        flow: where to go from here.
        plan: a match to begin from; None: the players of the last match, or the fewest there can be.
    """

    title = text("setup-title")
    width = 1640

    def __init__(self, services: Services, flow: Flow, plan: MatchPlan | None = None) -> None:
        super().__init__(services)
        self._flow = flow
        shelf = list(summaries(services.folders.saves))
        self._known = known_names(shelf)
        self.draft = self._drafted(plan) if plan else self._fresh(next(iter(TITLES)))
        if plan is None:
            seats = next((each.header.seats for each in shelf if each.header), ())
            self._seat([Chair(seat.name, seat.style) for seat in seats])
        self.ring.id = "start" if plan or shelf else "seat-0"

    def on_enter(self) -> None:
        """The menu's evening, also after a match."""
        super().on_enter()
        self.ui.sound.ambience("menu")

    # --- the draft ------------------------------------------------------------------------------------

    def _fresh(self, title: str) -> Draft:
        return Draft(
            title,
            find_title(title).rules({}).info,
            len(self.ui.theme.seat_colors),
            own_pads=self.ui.settings.devices == "own",
        )

    def _drafted(self, plan: MatchPlan) -> Draft:
        draft = self._fresh(plan.title)
        draft.options = dict(plan.options)
        for seat, device in zip(plan.seats, plan.devices, strict=True):
            draft.welcome(Chair(seat.name, seat.style, device))
        return draft

    def _seat(self, chairs: list[Chair]) -> None:
        """Let these players sit down, as many as the title takes, and newcomers on the empty chairs."""
        self.draft.chairs = []
        for chair in chairs[: self.draft.most]:
            self.draft.welcome(chair)
        while len(self.draft.chairs) < self.draft.least:
            self.draft.add(self._newcomer(len(self.draft.chairs) + 1))

    def _newcomer(self, number: int) -> str:
        taken = {chair.name for chair in self.draft.chairs}
        names = (self.ui.catalogue.say("setup-default-name", n=n) for n in range(number, number + 9))
        return next(name for name in names if name not in taken)

    # --- the page -------------------------------------------------------------------------------------

    def build(self) -> Widget:
        """The players at the start, the game at the end; one below the other where it is narrow."""
        players, game = Column(self._players(), gap=12), Column(self._game(), gap=11)
        return Beside(players, game, share=0.54, least=14, level=True)

    def _players(self) -> list[Widget]:
        draft = self.draft
        rows: list[Widget] = [self._plaque(place, chair) for place, chair in enumerate(draft.chairs)]
        rows.append(
            Row(
                [
                    Button("add", text("setup-add"), self._add, enabled=not draft.full),
                    Button("shuffle", text("setup-shuffle"), self._shuffle, enabled=len(draft.chairs) > 1),
                ]
            )
        )
        if draft.full:
            rows.append(Paragraph(text("setup-full", game=self._name(), most=draft.most), soft=True))
        if draft.own_pads:
            rows.append(Paragraph(text("setup-join"), soft=True))
        return rows

    def _plaque(self, place: int, chair: Chair) -> Widget:
        return Plaque(
            f"seat-{place}",
            chair.name or text("setup-seat", n=place + 1),
            "",
            lambda: self._open_seat(place),
            remark=self._remark(place, chair),
            seats=[self.ui.theme.seat_colors[chair.style]],
            hint=text("setup-edit"),
        )

    def _remark(self, place: int, chair: Chair) -> str:
        """Who begins, and with own pads who holds which."""
        told = [text("setup-begins")] if not place else []
        if self.draft.own_pads:
            told.append(device_words(chair.device, self._pads()))
        return " · ".join(self._say(words) for words in told)

    def _game(self) -> list[Widget]:
        found: list[Widget] = []
        if len(TITLES) > 1:
            names = [(id, text(f"{id}-name")) for id in TITLES]
            found.append(
                Choice("title", text("setup-game"), names, self.draft.title, self._change_title, wrap=True)
            )
        found.append(TitleCard(self.ui, self.draft.title, chosen=len(TITLES) > 1))
        found += [self._option(option) for option in self.draft.info.options]
        ways = [(way, text(f"settings-devices-{way}")) for way in ("shared", "own")]
        found.append(Choice("devices", text("settings-devices"), ways, self.ui.settings.devices, self._share))
        trouble = self.trouble()
        if trouble is not None:
            found.append(Label(trouble, align="center"))
        start = Button("start", text("setup-start"), self._start, kind="primary", enabled=trouble is None)
        return [*found, start]

    def _option(self, option: Option) -> Widget:
        key = f"{self.draft.title}-option-{option.id}".replace("_", "-")
        choices = [(choice, text(f"{key}-{choice}".lower())) for choice in option.choices]
        value = self.draft.options.get(option.id, option.choices[0])

        def change(chosen: object) -> None:
            self.draft.options[option.id] = next(c for c in option.choices if c == chosen)

        return Choice(f"option-{option.id}", text(key), choices, value, change, wrap=True)

    def trouble(self) -> Text | None:
        """Why the match cannot start; None if it can."""
        return self.draft.trouble(self._name(), self._pads())

    # --- what people do -------------------------------------------------------------------------------

    def other(self, intent: Intent) -> bool:
        """With own pads, the first press on a pad takes a seat."""
        match intent:
            case intents.Confirm(device=device) if self.draft.own_pads and device.startswith("pad:"):
                place = self.draft.join(device, self._newcomer)
                if place is not None:
                    self.ui.sound.play("confirm")
                    self.rebuild()
                return place is not None
            case intents.DeviceJoined() | intents.DeviceLeft():
                self.rebuild()
        return False

    def _add(self) -> None:
        place = self.draft.add(self._newcomer(len(self.draft.chairs) + 1))
        self.rebuild(f"seat-{place}")

    def _shuffle(self) -> None:
        self.draft.shuffle(secrets.randbelow)
        self.rebuild()

    def _change_title(self, title: str) -> None:
        chairs = self.draft.chairs
        self.draft = self._fresh(title)
        self._seat(chairs)
        self.rebuild()

    def _share(self, way: str) -> None:
        self.ui.settings.devices = way
        self.draft.own_pads = way == "own"
        self.ui.apply()

    def _open_seat(self, place: int) -> None:
        self.stack.push(SeatScene(self.ui, self.draft, place, self._known))

    def back(self) -> None:
        """To the menu: the setup is not above it."""
        self.ui.sound.play("back")
        self._flow.menu()

    def on_uncover(self) -> None:
        """A seat was changed, or somebody left."""
        self.rebuild()

    def _start(self) -> None:
        if self.trouble() is None:
            self._flow.start(self.draft.plan())

    def _name(self) -> str:
        return self.ui.catalogue.say(f"{self.draft.title}-name")

    def _pads(self) -> list[str]:
        return [pad.device for pad in self.ui.hub.pads]

    def _say(self, words: Text) -> str:
        return self.ui.catalogue.say(words)
