"""Sounds: short, quiet where there is no device, and never in the way of the first picture."""

from __future__ import annotations

import ctypes
import sys
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import chain
from pathlib import Path
from threading import RLock, Thread

import pygame

from game.rules.kernel.text import Text, text

VARIANTS: Mapping[str, int] = {
    # What answers the hand.
    "move": 3, "confirm": 2, "back": 1, "error": 1, "open": 1,
    # What things on the table do.
    "score": 3, "card": 3, "gem": 3, "coin": 3, "piece": 3, "build": 2, "roll": 3, "land": 3, "reserve": 1,
    "turn": 2, "claim": 3, "worker": 3, "demolish": 1, "reroll": 1, "ruby": 1, "tile": 1, "bid": 1, "pass": 2,
    "race": 1, "contest": 1, "book": 1, "stamp": 2, "wagon": 1,
    # What is worth looking up for.
    "noble": 1, "end": 1,
}  # fmt: skip
"""Every sound there is, and in how many variants: ``<name>.wav``, or ``<name>-1.wav`` and so on."""

POINTS = "score"
"""Points: one sound in every title, and as they are counted at the end."""
FANFARES = frozenset({"noble", "end"})
"""Heard alone: what they greet needs no sound beside them."""
RATE = 22050
"""Samples in a second of every file. The mixer runs at it too: what is not converted loops without a seam."""
FADE = 1500
"""Milliseconds in which one ambience gives way to another."""
_UNREADABLE = (pygame.error, OSError)
_BUFFER = 1024
"""Samples mixed at once, 46 ms: fewer, and the ambience costs an idle program more than all else it does."""
_CHANNELS, _AMBIENCE_CHANNELS = 16, 2
_PATIENCE = 2.0
"""Seconds to wait at the end for a device that is just being opened."""


class Ambience:
    """A loop around the table, on channels of its own: one fades out while the next fades in.

    Args:
        folder: where the loops lie.
        volume: 0 to 1.
    """

    def __init__(self, folder: Path, volume: float) -> None:
        self.name: str | None = None
        self.volume = volume
        self.hidden = False
        self._folder = folder
        self._loop: tuple[str, pygame.mixer.Sound] | None = None
        self._channel = 0

    @property
    def wanted(self) -> str | None:
        """The loop that should be heard: none when it is mute, or while nobody sees the window."""
        return self.name if self.volume and not self.hidden else None

    def follow(self) -> None:
        """Let be heard what is wanted now; a name without a file is silence. The device must be open.

        Raises:
            pygame.error, OSError: the file cannot be read; there is silence then.
        """
        playing, sound = self._loop or (None, None)
        if sound is not None:
            sound.set_volume(self.volume)
        if self.wanted == playing:
            return
        self._leave()
        path = self._folder / f"{self.wanted}.wav"
        if self.wanted is not None and path.is_file():
            sound = pygame.mixer.Sound(path)
            sound.set_volume(self.volume)
            self._channel = 1 - self._channel
            pygame.mixer.Channel(self._channel).play(sound, loops=-1, fade_ms=FADE)
            self._loop = self.wanted, sound

    def _leave(self) -> None:
        channel, self._loop = pygame.mixer.Channel(self._channel), None
        if channel.get_volume():
            channel.fadeout(FADE)
        else:  # it has just begun: SDL would pass over the wish, and the loop would go on
            channel.stop()


class Sounds:
    """Plays sounds by name, and an ambience.

    The device is opened and the files are read in the background, when something is to be heard for the first
    time or at :meth:`warm_up`: opening a device can take a tenth of a second. Without a device everything is
    silent.

    Args:
        folder: where the ``.wav`` files lie, those of the ambience in its folder ``ambience``.
        volume: 0 (mute) to 1; while both volumes are 0 the device stays closed.
        ambience: the volume of the ambience.

    Attributes:
        trouble: why there is something that cannot be heard, if so.
    """

    def __init__(self, folder: Path, volume: float = 1.0, ambience: float = 1.0) -> None:
        self.trouble: Text | None = None
        self._folder = folder
        self._volume = _clamped(volume)
        self._ambience = Ambience(folder / "ambience", _clamped(ambience))
        self._takes: dict[str, deque[pygame.mixer.Sound]] = {}
        self._waiting: str | None = None
        self._worker: Thread | None = None
        self._open = self._closed = False
        self._lock = RLock()

    @property
    def volume(self) -> float:
        """0 to 1."""
        return self._volume

    @property
    def ready(self) -> bool:
        """Whether the background work is over, with sounds or, without a device, in silence."""
        return self._worker is not None and not self._worker.is_alive()

    def set_volume(self, volume: float, ambience: float) -> None:
        """Change the volumes, also of what is sounding."""
        with self._lock:
            self._volume, self._ambience.volume = _clamped(volume), _clamped(ambience)
            for take in chain.from_iterable(self._takes.values()):
                take.set_volume(self._volume)
        self._follow()

    def warm_up(self) -> None:
        """Open the device and read the sounds in the background; does nothing the second time."""
        if self._worker is None and not self._closed and (self._volume or self._ambience.volume):
            self._worker = Thread(target=self._load, name="sounds", daemon=True)
            self._worker.start()

    def play(self, name: str) -> None:
        """Play a sound, its variants in turn; one that is asked for before the device is open follows then.

        Raises:
            KeyError: there is no sound of that name.
        """
        if name not in VARIANTS:
            raise KeyError(name)
        if not self._volume:
            return
        self.warm_up()
        with self._lock:
            if not self._open:
                self._waiting = name
            elif takes := self._takes[name]:
                takes[0].play()
                takes.rotate(-1)

    def ambience(self, name: str | None) -> None:
        """Let the loop of that name be heard from now on; None, or a name without a file: silence."""
        self._ambience.name = name
        self._follow()

    def set_hidden(self, hidden: bool) -> None:
        """The window went out of sight, or came back: the ambience goes and comes with it."""
        self._ambience.hidden = hidden
        self._follow()

    def close(self) -> None:
        """Fall silent and let the device go, for good."""
        self._closed = True
        if self._worker is not None:
            self._worker.join(timeout=_PATIENCE)
        with self._lock:
            if self._open:
                self._open = False
                pygame.mixer.quit()

    def _load(self) -> None:
        """Open the device, read the files, and play what was asked for meanwhile."""
        hush_alsa()
        try:
            pygame.mixer.init(frequency=RATE, size=-16, channels=1, buffer=_BUFFER, allowedchanges=0)
        except pygame.error:
            self.trouble = text("sound-no-device")  # a table in silence is still a table
            return
        takes = {name: self._read(files_of(name, count)) for name, count in VARIANTS.items()}
        with self._lock:
            if self._closed:  # the device took so long that nobody waited for it
                pygame.mixer.quit()
                return
            pygame.mixer.set_num_channels(_CHANNELS)
            pygame.mixer.set_reserved(_AMBIENCE_CHANNELS)
            self._takes, self._open = takes, True
            self.set_volume(self._volume, self._ambience.volume)
            if self._waiting is not None:
                self.play(self._waiting)

    def _read(self, files: Iterable[str]) -> deque[pygame.mixer.Sound]:
        """The sounds in those of the files that can be read."""
        takes: deque[pygame.mixer.Sound] = deque()
        for file in files:
            try:
                takes.append(pygame.mixer.Sound(self._folder / file))
            except _UNREADABLE:
                self._miss(file)
        return takes

    def _follow(self) -> None:
        if self._ambience.wanted is not None:
            self.warm_up()
        with self._lock:
            if self._open:
                try:
                    self._ambience.follow()
                except _UNREADABLE:
                    self._miss(f"ambience/{self._ambience.wanted}.wav")

    def _miss(self, file: str) -> None:
        """Say that a file cannot be read; the next ones need no further message."""
        if self.trouble is None:
            self.trouble = text("sound-unreadable", path=str(self._folder / file))


def hush_alsa() -> None:
    """Keep ALSA's own lines off the terminal: that there is no device is said in the settings, in one.

    What it calls instead of its writer is a function of C that does nothing: its threads never run Python.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another system of sounds is there, or none
            nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)


def files_of(name: str, count: int) -> list[str]:
    """The files of a sound, one for each variant."""
    return [f"{name}.wav"] if count == 1 else [f"{name}-{number + 1}.wav" for number in range(count)]


def _clamped(volume: float) -> float:
    return min(1.0, max(0.0, volume))
