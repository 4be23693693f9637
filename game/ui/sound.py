"""Sounds: short, quiet where there is no device, and never in the way of the first picture."""

from __future__ import annotations

from pathlib import Path
from threading import Lock, Thread

import pygame

NAMES = ("gem", "card", "reserve", "turn", "noble", "end", "move", "confirm", "back", "error")
"""Every sound there is; ``<name>.wav`` in the folder."""


class Sounds:
    """Plays sounds by name.

    The device is opened and the files are read in the background, when the first sound is asked for or at
    :meth:`warm_up`: opening a device can take a tenth of a second. Without a device everything is silent.

    Args:
        folder: where the ``.wav`` files lie.
        volume: 0 (mute, the device stays closed) to 1.
    """

    def __init__(self, folder: Path, volume: float = 1.0) -> None:
        self._folder = folder
        self._volume = _clamped(volume)
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._worker: Thread | None = None
        self._waiting: str | None = None
        self._lock = Lock()

    @property
    def volume(self) -> float:
        """0 to 1."""
        return self._volume

    @property
    def ready(self) -> bool:
        """Whether the background work is over, with sounds or, without a device, in silence."""
        return self._worker is not None and not self._worker.is_alive()

    def set_volume(self, volume: float) -> None:
        """Change the volume, also of what is sounding."""
        self._volume = _clamped(volume)
        for sound in list(self._loaded.values()):
            sound.set_volume(self._volume)

    def warm_up(self) -> None:
        """Open the device and read the sounds in the background; does nothing the second time."""
        if self._worker is None and self._volume:
            self._worker = Thread(target=self._load, name="sounds", daemon=True)
            self._worker.start()

    def play(self, name: str) -> None:
        """Play a sound; one that is asked for before the sounds are there follows when they are.

        Raises:
            KeyError: there is no sound of that name.
        """
        if name not in NAMES:
            raise KeyError(name)
        if not self._volume:
            return
        self.warm_up()
        with self._lock:
            sound = self._loaded.get(name)
            if sound is None:
                self._waiting = name
                return
        sound.play()

    def close(self) -> None:
        """Fall silent and let the device go."""
        if self._worker is not None:
            self._worker.join(timeout=2)
        self._loaded.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()
        self._worker = None

    def _load(self) -> None:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        except pygame.error:
            return  # no device: a table in silence is still a table
        loaded = {}
        for name in NAMES:
            try:
                loaded[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
            except (pygame.error, OSError):
                continue
            loaded[name].set_volume(self._volume)
        with self._lock:
            self._loaded.update(loaded)
            waiting = self._loaded.get(self._waiting or "")
        if waiting:
            waiting.play()


def _clamped(volume: float) -> float:
    return min(1.0, max(0.0, volume))
