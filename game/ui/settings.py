"""What the people at the table chose, kept in one JSON file."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.rules.kernel.files import draft_of, make_private_folder, read_bounded, write_whole
from game.rules.kernel.text import Text, text
from game.ui.screen_size import BROADEST, NARROWEST
from game.ui.stations import STATIONS

NAME = "settings.json"
LARGEST = 64_000
"""The most bytes of a settings file."""
CHOICES: dict[str, tuple[str | float, ...]] = {
    "language": ("en", "fa"),
    "text_scale": (1.0, 1.5, 2.0),
    "animation": ("off", "fast", "normal"),
    "theme": ("dusk", "dawn", "contrast"),
    "devices": ("shared", "own"),
    "table": ("ask", "on", "off"),
}
"""The values that a setting may have, in the order in which the settings screen offers them."""


@dataclass(slots=True)
class Settings:
    """Every setting with its default.

    Attributes:
        language: of the program; one of the catalogues.
        text_scale: multiplies all text.
        animation: "off", "fast" or "normal".
        theme: id of the colours.
        volume: of the sounds, 0 to 1.
        ambience: volume of what is heard around the table, 0 to 1.
        mute: silence without forgetting the volumes.
        full_screen: the window fills a monitor.
        monitor: the id of the monitor that a full screen fills; "": the one that the window is on.
        swap_confirm: east confirms and south goes back.
        hints: the bar has a button that says what might be done.
        devices: "shared": any device acts for whoever is to move; "own": each seat's pad only.
        table: "on": people sit round the screen; "off": on one side of it; "ask": they are asked when a
            finger starts a match.
        stations: where they sit, by seat style: names of `STATIONS`.
        screen_width: of the screen in millimetres, as people measured it; 0: as it says itself.
    """

    language: str = "en"
    text_scale: float = 1.0
    animation: str = "normal"
    theme: str = "dusk"
    volume: float = 0.5
    ambience: float = 0.3
    mute: bool = False
    full_screen: bool = False
    monitor: str = ""
    swap_confirm: bool = False
    hints: bool = True
    devices: str = "shared"
    table: str = "ask"
    stations: dict[str, str] = field(default_factory=dict)
    screen_width: int = 0

    @property
    def loudness(self) -> tuple[float, float]:
        """The volumes that are heard: of the sounds and of the ambience."""
        return (0.0, 0.0) if self.mute else (self.volume, self.ambience)


class SettingsError(ValueError):
    """A value that a setting cannot have."""


def read(raw: bytes) -> Settings:
    """Settings from the bytes of a file.

    Raises:
        SettingsError: they are no settings.
    """
    try:
        return parse(json.loads(raw))
    except (ValueError, RecursionError) as error:
        raise SettingsError("not understood") from error


def parse(data: Any) -> Settings:
    """Settings from decoded JSON. Unknown names are passed over, missing ones get their default.

    Raises:
        SettingsError: something is not what the setting can be.
    """
    if not isinstance(data, dict):
        raise SettingsError("not an object")
    settings = Settings()
    for setting in fields(Settings):
        name = setting.name
        if name not in data:
            continue
        value, default = data[name], getattr(settings, name)
        if isinstance(default, float) and type(value) is int and 0 <= value <= 2:
            value = float(value)  # larger ones are no setting, and may be too large for this
        if type(value) is not type(default) or value not in CHOICES.get(name, (value,)):
            raise SettingsError(name)
        setattr(settings, name, value)
    for name in ("volume", "ambience"):
        if not 0 <= getattr(settings, name) <= 1:
            raise SettingsError(name)
    if not all(isinstance(name, str) and name in STATIONS for name in settings.stations.values()):
        raise SettingsError("stations")
    if settings.screen_width and not NARROWEST <= settings.screen_width <= BROADEST:
        raise SettingsError("screen_width")
    return settings


class SettingsFile:
    """Where the settings are kept.

    A file that cannot be read or understood is renamed to ``settings.json.damaged`` and the defaults are
    used; ``trouble`` then holds the message, and `untold` gives it once. A folder that cannot be written is
    reported likewise, and the settings last until the program ends. ``chosen`` says whether the settings are
    somebody's, not the defaults.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.trouble: Text | None = None
        self.chosen = False
        self._told: Text | None = None
        self._lent: dict[str, tuple[object, object]] = {}

    def load(self) -> Settings:
        """The stored settings, or the defaults."""
        with suppress(OSError):
            draft_of(self.path).unlink(missing_ok=True)  # of a save that was cut short
        try:
            settings = read(read_bounded(self.path, LARGEST))
            self.chosen = True
            return settings
        except FileNotFoundError:
            return Settings()
        except (OSError, SettingsError):
            self.trouble = self._set_aside()
        return Settings()

    def _set_aside(self) -> Text:
        """Keep what lies there, so that saving does not destroy it; says where it is."""
        kept = self.path.with_name(NAME + ".damaged")
        try:
            self.path.replace(kept)
        except OSError:
            return text("settings-unreadable", path=str(self.path))
        return text("settings-damaged", path=str(kept))

    def untold(self) -> Text | None:
        """What is wrong; None if nothing is, or it has been asked before."""
        news = None if self.trouble == self._told else self.trouble
        self._told = self.trouble
        return news

    def override(self, settings: Settings, **values: object) -> None:
        """Use ``values`` for this run only: they are not stored unless they are changed again."""
        for name, value in values.items():
            self._lent[name] = (value, getattr(settings, name))
            setattr(settings, name, value)

    def save(self, settings: Settings) -> bool:
        """Write, so that a power cut leaves either the old or the new file. False if it cannot be done."""
        data = asdict(settings)
        data.update({name: stored for name, (lent, stored) in self._lent.items() if data[name] == lent})
        try:
            make_private_folder(self.path.parent)
            write_whole(self.path, f"{json.dumps(data, indent=2)}\n".encode())
        except OSError:
            self.trouble = text("settings-unwritable", path=str(self.path))
            return False
        return True
