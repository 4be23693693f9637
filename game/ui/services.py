"""What scenes are given: the devices, the looks, the words and the folders, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.art.artist import Artist
from game.lang.catalogue import Catalogue
from game.rules.kernel.text import Part, Text
from game.tables.ground import Ground
from game.ui.display import Display
from game.ui.folders import Folders
from game.ui.input.hub import Hub
from game.ui.screen_size import USUAL, told
from game.ui.settings import Settings, SettingsFile
from game.ui.sound import Sounds
from game.ui.stations import Station, stations_of
from game.ui.surface_pool import SurfacePool
from game.ui.text.writer import Writer
from game.ui.theme import THEMES, Metrics, Theme, placed

if TYPE_CHECKING:
    from game.match.seats import Seat
    from game.match.session import Session

FINGER = 10
"""Millimetres: less is not pressed for sure."""
ROUND = 120
"""Millimetres: the shorter side of a screen that has room for a board between two people's bars."""
_SOCIABLE = 2
"""So many people sit round a table; one alone sits before it."""


@dataclass(slots=True)
class Services:
    """Everything a scene may need; passed to constructors, there are no globals.

    Scenes keep the ``Services`` and ask it for ``theme``, ``metrics``, ``catalogue`` and ``writer`` each
    time: those four are replaced while playing, and ``Scene.layout`` is called afterwards.

    Attributes:
        record: the file of the match in play.
        session: the match in play, for crash reports.
        surface_pool: lends surfaces for what the canvas shows.
        ground: of the table in play; None: that of the house.
        screen_width: the longer side of the screen in millimetres as it says itself; None where it does not.
        kiosk: nobody looks after the program: whoever plays cannot easily end it.
        touched: a finger has been on the screen.
        revision: counts changes after which the main loop lays out the scenes again.
    """

    display: Display
    hub: Hub
    settings: Settings
    settings_file: SettingsFile
    folders: Folders
    theme: Theme
    metrics: Metrics
    catalogue: Catalogue
    writer: Writer
    artist: Artist
    sound: Sounds
    record: Path | None = None
    session: Session | None = None
    ground: Ground | None = None
    screen_width: int | None = None
    surface_pool: SurfacePool = field(default_factory=SurfacePool)
    kiosk: bool = False
    touched: bool = False
    revision: int = 0

    def refresh(self, size: tuple[int, int] | None = None) -> None:
        """Follow the settings and the size of the canvas: remake what depends on them."""
        if self.settings.language != self.catalogue.lang:
            self.catalogue = Catalogue(self.settings.language, self.folders.assets / "lang")
            self.writer = Writer(self.folders.assets / "fonts", self.catalogue.rtl)
        size = size or self.display.size
        finger = self.mm(FINGER) if self.touched or self.settings.table == "on" else 0
        metrics = Metrics(size, self.settings.text_scale, self.catalogue.rtl, finger)
        theme = placed(THEMES[self.settings.theme], self.ground)
        if (metrics, theme.id) != (self.metrics, self.theme.id):
            self.writer.clear()
            self.artist.clear()
        self.metrics, self.theme = metrics, theme

    def enter(self, ground: Ground | None) -> None:
        """From now on everything is seen at the table of a title, or (None) of the house."""
        self.ground = ground
        self.theme = placed(THEMES[self.settings.theme], ground)

    def stations(self, seats: Sequence[Seat]) -> tuple[Station, ...] | None:
        """Where the players sit round the screen.

        None: all on one side of it, or one plays alone, or it is too small to sit round.
        """
        people, small = sum(seat.person for seat in seats), min(self.display.size) < self.mm(ROUND)
        if self.settings.table != "on" or people < _SOCIABLE or small:
            return None
        return stations_of([seat.style for seat in seats], self.settings.stations)

    def mm(self, millimetres: float) -> int:
        """So many millimetres of the screen in pixels of the canvas; a usual screen if nothing is known."""
        if measured := self.settings.screen_width:
            return round(millimetres * self.display.size[0] / measured)
        return round(millimetres * max(self.display.size) / (self.screen_width or USUAL))

    def touch(self) -> bool:
        """A finger has been on the screen: from now on all is large enough for it. True if that is news."""
        before, self.touched = self.metrics, True
        self.refresh()
        changed = self.metrics != before
        self.revision += changed
        return changed

    def sized(self, metrics: Metrics) -> Services:
        """The same, for something that is drawn in other sizes than the canvas."""
        return self if metrics == self.metrics else replace(self, metrics=metrics)

    def show_house(self) -> None:
        """What lies behind the menu is seen before the menu is there."""
        canvas = self.display.canvas
        ground = self.artist.menu_backdrop(canvas.get_size(), self.theme.palette, self.metrics.rtl)
        canvas.blit(ground, (0, 0))
        self.display.update([canvas.get_rect()])

    def apply(self) -> bool:
        """The settings were changed: put them into effect and store them. False if they cannot be stored."""
        if self.display.set_full_screen(self.settings.full_screen, self.settings.monitor):
            self.hub.release()
        self.sound.set_volume(*self.settings.loudness)
        self.refresh()
        self.revision += 1
        return self.settings_file.save(self.settings)

    def say(self, message: Text | str, /, **values: Part) -> str:
        """A message in the language of the program."""
        return self.catalogue.say(message, **values)


def make_services(
    display: Display, settings: Settings, settings_file: SettingsFile, folders: Folders, kiosk: bool = False
) -> Services:
    """Services for a window that is open."""
    catalogue = Catalogue(settings.language, folders.assets / "lang")
    services = Services(
        display=display,
        hub=Hub(display, settings),
        settings=settings,
        settings_file=settings_file,
        folders=folders,
        theme=THEMES[settings.theme],
        metrics=Metrics(display.size, settings.text_scale, catalogue.rtl),
        catalogue=catalogue,
        writer=Writer(folders.assets / "fonts", catalogue.rtl),
        artist=Artist(folders.assets / "icons"),
        sound=Sounds(folders.assets / "sounds", *settings.loudness),
        screen_width=told(),
        kiosk=kiosk,
    )
    services.refresh()
    return services
