"""The menu: the first thing that people see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from math import ceil

from game.maps.error import MapError
from game.match.archive import Summary, continuable
from game.rules.kernel.files import AssetError
from game.rules.kernel.rules import RulesError
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.ui.flow import Flow
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.result_words import listed
from game.ui.services import Services
from game.ui.widgets.boxes import Column, Grid, RowBox
from game.ui.widgets.button import Button, Kind
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.page import WidgetPage
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.title_art import MenuBox, TitleArt
from game.ui.widgets.widget import Widget

_BELOW_ARCH = 0.5
"""Where the sides of the arch in the ground run straight down, of the height of the content."""
_AHEAD = (
    *(f"game.ui.scenes.{name}" for name in ("shelf", "load", "settings_scene", "rules_help", "about")),
    *("game.ui.table.view", "game.ui.play.scene", "game.ui.matches"),
)
"""What opens from here, imported in idle moments: the menu is there before."""
_REST = 0.3
"""Seconds in which nothing happens before idle moments are used."""
HELD = 5.0
"""Seconds for which Quit is held where nobody looks after the program."""
_LARGEST = 2.0
"""From this text size on the match to go on with is told without its players where they need a line more."""


class MenuScene(WidgetPage):
    """The way to everything. Quitting asks nothing: every match is saved at every action.

    Args:
        services: the program's services.
        flow: where to go from here.
    """

    width = 1728
    panel = ""
    closes = False

    def __init__(self, services: Services, flow: Flow) -> None:
        super().__init__(services)
        self._flow = flow
        self.parts.bar_from = _BELOW_ARCH
        self._latest = continuable(services.folders.saves)
        self._ahead, self._more, self._still, self._holding = self._get_ready(), True, 0.0, 0.0
        self._new_here = self._latest is None and flow.new_here()
        if self._new_here:
            self.ring.id = "learn"

    def idle(self, dt: float) -> bool:
        """Whatever opens next finds it in memory."""
        self._still += dt
        if self._more and self._still >= _REST:
            self._more = next(self._ahead, False)
        return self._more

    def update(self, dt: float) -> bool:
        """True if anything looks different."""
        return self._hold(dt) | super().update(dt)

    def handle(self, intent: Intent) -> None:
        """Do what a person wants; idle moments begin anew."""
        self._still = 0.0
        super().handle(intent)

    def build(self) -> Widget:
        """The name in the sky, the ways below it."""
        return MenuBox(TitleArt(), Column([*self._first(), self._others()], gap=self._gap))

    def on_enter(self) -> None:
        """The evening is heard."""
        super().on_enter()
        self.ui.sound.ambience("menu")

    def on_uncover(self) -> None:
        """The latest match may have been deleted."""
        self._latest = continuable(self.ui.folders.saves)
        self.rebuild()

    def back(self) -> None:
        """Back goes to the way out, and does not take it."""
        self.ring.focus("quit")

    def other(self, intent: Intent) -> bool:
        """The menu button has nowhere to go from here."""
        return isinstance(intent, intents.Menu)

    def _get_ready(self) -> Iterator[bool]:
        """What may open is imported, then one title after the other is met; true of each step."""
        for module in _AHEAD:
            import_module(module)
            yield True
        from game.ui.pictures import make_painter

        for title in TITLES:
            with suppress(MapError, RulesError, AssetError):  # said where it matters
                make_painter(self.ui, find_title(title))
            yield True
        from game.ui.scenes.shelf import ShelfScene

        shelf = ShelfScene(self.ui, self._flow)
        yield True
        for _ in shelf.paint_ahead():
            yield True

    @property
    def _gap(self) -> int:
        return 14 if self.ui.metrics.text_scale == 1 else 10

    def _first(self) -> list[Widget]:
        """Going on, if there is anything to go on with, and beginning."""
        begin = Button("new-game", text("menu-new-game"), self._flow.set_up, kind=self._kind(first=False))
        learn = Button(
            "learn",
            text("menu-learn"),
            self._learn,
            kind=self._kind(first=True),
            enabled=any(map(self._flow.chapters, TITLES)),
        )
        ways = RowBox([begin, learn], gap=self._gap)
        return [ways] if self._latest is None else [self._continue(self._latest), ways]

    def _kind(self, *, first: bool) -> Kind:
        """Where nobody has played anything yet, learning is what is offered first."""
        return "primary" if first is self._new_here else "normal"

    @property
    def _teachable(self) -> list[str]:
        return [title for title in TITLES if self._flow.chapters(title)]

    def _learn(self) -> None:
        """Which title is to be learnt."""
        answers = [
            Answer(id, text(f"{id}-name"), partial(self._flow.choose_chapter, id)) for id in self._teachable
        ]
        self.stack.push(
            Dialog(self.ui, text("lesson-choose"), [*answers, Answer("cancel", text("common-cancel"))])
        )

    def _continue(self, latest: Summary) -> Widget:
        say = self.ui.catalogue.say
        game = text(
            f"{latest.header.title}-name" if latest.header and latest.header.title in TITLES else "app-name"
        )
        words = text("menu-continue-with", game=say(game), names=listed(say, latest.names))
        # Larger text leaves it a single line, where that is enough, the largest in any case: all ways on are
        # to be seen at once.
        large = 1 < self.ui.metrics.text_scale < _LARGEST
        return Plaque(
            "continue",
            text("menu-continue"),
            "",
            lambda: self._flow.resume(latest.path),
            remark=words,
            brief=None if large else game,
        )

    def _others(self) -> Widget:
        return Grid(
            [
                Button("load", text("menu-load"), self._load),
                Button("statistics", text("menu-statistics"), self._show_statistics),
                Button("settings", text("menu-settings"), self._show_settings),
                Button("rules", text("menu-rules"), self._show_rules),
                Button("about", text("menu-about"), self._show_about),
                self._way_out(),
            ],
            columns=3,
            gap=self._gap,
        )

    def _way_out(self) -> Widget:
        """The button to quit: where nobody looks after the program it is held, and counts."""
        if not self.ui.kiosk:
            return Button("quit", text("menu-quit"), self._flow.quit)
        left = ceil(HELD - self._holding)
        words = text("menu-quitting", n=left) if self._holding else text("menu-quit")
        return Button("quit", words, lambda: None)

    def _hold(self, dt: float) -> bool:
        """Let time pass while Quit is held. True if it says something else now."""
        before = ceil(self._holding)
        self._holding = self._holding + dt if self.ui.kiosk and self.mood().pressed == "quit" else 0.0
        if self._holding >= HELD:
            self._flow.quit()
        if changed := ceil(self._holding) != before:
            self.rebuild()
        return changed

    # Scenes are imported when they open, or in idle moments before.

    def _load(self) -> None:
        from game.ui.scenes.load import LoadScene

        self.stack.push(LoadScene(self.ui, self._flow))

    def _show_statistics(self) -> None:
        from game.ui.scenes.statistics import StatisticsScene

        self.stack.push(StatisticsScene(self.ui))

    def _show_settings(self) -> None:
        from game.ui.scenes.settings_scene import SettingsScene

        self.stack.push(SettingsScene(self.ui))

    def _show_about(self) -> None:
        from game.ui.scenes.about import AboutScene

        self.stack.push(AboutScene(self.ui))

    def _show_rules(self) -> None:
        """The rules of the only title at once; of several the one that is asked for."""
        if len(TITLES) == 1:
            self._open_rules(next(iter(TITLES)))
            return
        answers = [Answer(id, text(f"{id}-name"), lambda id=id: self._open_rules(id)) for id in TITLES]  # type: ignore[misc]
        cancel = Answer("cancel", text("common-cancel"))
        self.stack.push(Dialog(self.ui, text("help-choose"), [*answers, cancel]))

    def _open_rules(self, title: str) -> None:
        from game.ui.scenes.rules_help import RulesHelpScene

        self.stack.push(RulesHelpScene(self.ui, title))
