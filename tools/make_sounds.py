"""Makes the sounds in assets/sounds: plucked strings, coins, cards and a gong, computed from nothing.

Run it from the root of the project after changing it: python tools/make_sounds.py
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Iterable
from math import exp, pi, sin
from pathlib import Path

RATE = 32000
Wave = list[float]


class Noise:
    """White noise that is the same at every run."""

    def __init__(self, seed: int = 1) -> None:
        self._state = seed

    def __call__(self) -> float:
        """The next value, -1 to 1."""
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return self._state / 0x3FFFFFFF - 1


def pluck(pitch: float, length: float, bright: float, damping: float, seed: int = 7) -> Wave:
    """A plucked string (Karplus and Strong). ``bright`` 0..1 is how hard the plectrum is."""
    noise, period = Noise(seed), RATE / pitch
    size = int(period)
    share = period - size
    string = [noise() for _ in range(size + 1)]
    for _ in range(round((1 - bright) * 6)):
        string = [(string[i] + string[i - 1]) / 2 for i in range(len(string))]
    middle = sum(string) / len(string)
    loudest = max(abs(value - middle) for value in string)
    string = [(value - middle) / loudest for value in string]
    out: Wave = []
    position, last = 0, 0.0
    for _ in range(int(length * RATE)):
        ahead = string[(position + 1) % len(string)]
        value = string[position] * (1 - share) + ahead * share
        out.append(value)
        string[position] = damping * (0.5 * value + 0.5 * last)
        last = value
        position = (position + 1) % len(string)
    return fade(out, 0.001, 0.05)


def santur(pitch: float, length: float) -> Wave:
    """A hammered string: two courses a hair apart, and the click of the mallet."""
    one = pluck(pitch, length, 0.62, 0.9972, 3)
    other = pluck(pitch * 1.0021, length, 0.62, 0.9972, 11)
    octave = pluck(pitch * 2, length, 0.5, 0.996, 5)
    return mix((0, 0.5, one), (0.001, 0.45, other), (0, 0.14, octave))


def oud(pitch: float, length: float) -> Wave:
    """A warm string that dies soon: to a third within 0.16 seconds."""
    damping = exp(-1 / (pitch * 0.16))
    string = pluck(pitch, length, 0.2, damping, 9)
    body = pluck(pitch / 2, length, 0.1, damping, 4)
    return fade(mix((0, 0.8, string), (0, 0.25, body)), 0.001, length * 0.4)


def bell(length: float, partials: Iterable[tuple[float, float, float]]) -> Wave:
    """Metal: a sum of (pitch, loudness, seconds until a third is left)."""
    out = [0.0] * int(length * RATE)
    for pitch, loud, decay in partials:
        step = 2 * pi * pitch / RATE
        for i in range(len(out)):
            out[i] += loud * sin(step * i) * exp(-i / (decay * RATE))
    return fade(out, 0.0008, 0.02)


def swish(length: float, dark: float, seed: int) -> Wave:
    """A card over felt: noise that swells and dies; ``dark`` 0..1 takes the edge off."""
    noise, out, low, lower = Noise(seed), [], 0.0, 0.0
    count = int(length * RATE)
    for i in range(count):
        at = i / count
        low += (1 - dark) * (noise() - low)
        lower += 0.03 * (low - lower)
        out.append((low - lower) * sin(pi * at**0.6) ** 2)
    return out


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds laid over one another: (start in seconds, loudness, sound)."""
    out = [0.0] * max(int(start * RATE) + len(sound) for start, _, sound in parts)
    for start, loud, sound in parts:
        first = int(start * RATE)
        for i, value in enumerate(sound):
            out[first + i] += loud * value
    return out


def fade(sound: Wave, rise: float, fall: float) -> Wave:
    """``sound`` without clicks at its ends."""
    up, down = max(1, int(rise * RATE)), max(1, int(fall * RATE))
    return [value * min(1.0, i / up) * min(1.0, (len(sound) - 1 - i) / down) for i, value in enumerate(sound)]


def clink(pitch: float) -> Wave:
    """One stone or coin against another."""
    return bell(
        0.3,
        (
            (pitch, 0.5, 0.05),
            (pitch * 1.51, 0.42, 0.04),
            (pitch * 2.32, 0.3, 0.03),
            (pitch * 0.52, 0.16, 0.02),
        ),
    )


D4, F4, G4, A4, C5, D5 = 293.66, 349.23, 392.0, 440.0, 523.25, 587.33
GONG = (
    (98, 0.5, 0.9),
    (147.5, 0.35, 0.75),
    (203, 0.3, 0.6),
    (262, 0.22, 0.5),
    (331, 0.15, 0.4),
    (418, 0.1, 0.3),
)

SOUNDS: dict[str, tuple[float, Callable[[], Wave]]] = {
    "gem": (0.5, lambda: mix((0, 1, clink(2480)), (0.055, 0.6, clink(2910)))),
    "card": (
        0.55,
        lambda: mix(
            (0, 1, swish(0.17, 0.45, 5)), (0.13, 0.35, bell(0.1, ((150, 1, 0.02), (230, 0.5, 0.015))))
        ),
    ),
    "reserve": (0.5, lambda: mix((0, 0.8, swish(0.2, 0.7, 8)), (0.12, 0.55, oud(D4 / 2, 0.45)))),
    "turn": (0.42, lambda: mix((0, 0.8, santur(A4, 0.8)), (0.11, 0.8, santur(D5, 0.9)))),
    "noble": (
        0.55,
        lambda: mix(*((0.12 * i, 0.7, santur(p, 1.1)) for i, p in enumerate((D4, F4, A4, C5, D5)))),
    ),
    "end": (
        0.7,
        lambda: mix(
            (0, 0.9, bell(2.4, GONG)),
            *((0.35 + 0.16 * i, 0.4, santur(p, 1.2)) for i, p in enumerate((D4, G4, A4, D5))),
        ),
    ),
    "move": (0.16, lambda: bell(0.05, ((1250, 0.6, 0.006), (820, 0.5, 0.009)))),
    "confirm": (0.36, lambda: oud(G4, 0.35)),
    "back": (0.32, lambda: oud(D4, 0.3)),
    "error": (0.36, lambda: mix((0, 1, oud(D4 / 2, 0.25)), (0.09, 1, oud(D4 / 2 * 1.06, 0.3)))),
}
"""Every sound with its loudness (its peak, 1 is the most there is)."""


def save(path: Path, sound: Wave, peak: float) -> None:
    """Write ``sound`` as a WAV file, 16 bits, mono."""
    loudest = max(abs(value) for value in sound)
    samples = array("h", (round(32767 * peak * value / loudest) for value in fade(sound, 0.0005, 0.01)))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Make every sound."""
    folder = Path(__file__).resolve().parents[1] / "assets" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (peak, make) in SOUNDS.items():
        save(folder / f"{name}.wav", make(), peak)


if __name__ == "__main__":
    main()
