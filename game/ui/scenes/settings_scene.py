"""The settings: every change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.kernel.text import Text, text
from game.ui.monitors import monitors
from game.ui.settings import CHOICES
from game.ui.widgets.boxes import Column, RowBox
from game.ui.widgets.controls import Choice, Toggle, in_line
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.slider import Slider
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.widget import Widget, Words
from game.ui.widgets.widget_scene import RunningHead

_VOLUME_STEP = 10


class SettingsScene(SplitPage):
    """All settings in one list, from what people look for first to what they seldom need."""

    title = text("settings-title")
    width = 1640
    ruled = False

    def head(self) -> Widget:
        """The title; it does not grow, so that what changes the text size stays under the pointer."""
        return super().head() if self.ui.metrics.text_scale == 1 else RunningHead(text("settings-title"))

    def build(self) -> Widget:
        """One line for each setting, with its present value."""
        return Column(
            [
                *in_line(
                    [
                        self._choice("language", lambda lang: text(f"language-{lang}")),
                        self._choice(
                            "text_scale", lambda scale: text("common-percent", n=round(scale * 100))
                        ),
                        self._choice("theme", lambda theme: text(f"settings-theme-{theme}")),
                        self._choice("animation", lambda speed: text(f"settings-animation-{speed}")),
                    ]
                ),
                *self._silence(),
                RowBox([self._volume("volume"), self._toggle("mute")], weights=[7, 4]),
                RowBox([self._volume("ambience"), self._table()], weights=[7, 4]),
                RowBox(
                    [
                        self._choice("devices", lambda way: text(f"settings-devices-{way}")),
                        self._toggle("hints"),
                    ],
                    weights=[7, 4],
                ),
                *self._useless(),
                self._window(),
                *self._monitor(),
            ],
            gap=4,
        )

    def _choice(self, name: str, words: Callable[[Any], Words]) -> Choice[Any]:
        options = [(value, words(value)) for value in CHOICES[name]]
        value = getattr(self.ui.settings, name)
        return Choice(name, _label(name), options, value, lambda new: self._set(name, new))

    def _toggle(self, name: str) -> Widget:
        value = getattr(self.ui.settings, name)
        return Toggle(name, _label(name), value, lambda new: self._set(name, new))

    def _table(self) -> Widget:
        """Whether people sit round the screen; until it is said, whoever starts with a finger is asked."""
        on = self.ui.settings.table == "on"
        return Toggle("table", _label("table"), on, lambda new: self._set("table", "on" if new else "off"))

    def _silence(self) -> list[Widget]:
        """Why something cannot be heard: whoever misses it looks here."""
        trouble = self.ui.sound.trouble
        return [Paragraph(trouble, soft=True)] if trouble else []

    def _window(self) -> Widget:
        """Buttons and window; where nobody looks after the program that always fills the screen."""
        swap = self._toggle("swap_confirm")
        return swap if self.ui.kiosk else RowBox([swap, self._toggle("full_screen")], weights=[4, 3])

    def _monitor(self) -> list[Widget]:
        """Where there are several: which of them a full screen fills."""
        found = monitors()
        options: list[tuple[str, Words]] = [("", text("settings-monitor-here"))]
        for monitor in found:
            width, height = monitor.size
            words = text("settings-monitor-one", name=monitor.id, width=width, height=height)
            options.append((monitor.id, words))
        label, value = _label("monitor"), self.ui.settings.monitor
        choice = Choice("monitor", label, options, value, lambda new: self._set("monitor", new))
        return [choice] if len(found) > 1 else []

    def _useless(self) -> list[Widget]:
        """What is plugged in and cannot be played with."""
        names = self.ui.hub.useless
        return [Paragraph(text("settings-no-buttons", name=name), soft=True) for name in names]

    def _volume(self, name: str) -> Widget:
        return Slider(
            name,
            _label(name),
            round(getattr(self.ui.settings, name) * 100),
            (0, 100),
            lambda new: self._set(name, new / 100),
            step=_VOLUME_STEP,
            show=lambda n: text("common-percent", n=n),
            idle=lambda: self.ui.settings.mute,
        )

    def _set(self, name: str, value: object) -> None:
        setattr(self.ui.settings, name, value)
        self.ui.apply()


def _label(name: str) -> Text:
    return text(f"settings-{name.replace('_', '-')}")
