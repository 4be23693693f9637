"""Sounds as files, and what can be measured of them."""

from __future__ import annotations

import wave
from array import array
from cmath import exp
from math import log10, pi, sqrt, tanh
from pathlib import Path

from tools.sounds.waves import RATE, Wave, samples

FULL = 32767
_CEILING = 0.8
"""No peak is higher, so that two sounds at once still find room."""


def rms(sound: Wave) -> float:
    """Loudness in decibels below the loudest there is."""
    return 20 * log10(sqrt(sum(value * value for value in sound) / len(sound)) or 1e-9)


def peak(sound: Wave) -> float:
    """The highest peak in decibels."""
    return 20 * log10(max(map(abs, sound)) or 1e-9)


def loudest(sound: Wave, seconds: float = 0.125) -> float:
    """The RMS of the loudest eighth of a second: nearer to what the ear calls loud."""
    width = samples(seconds)
    if len(sound) <= width:
        return rms(sound + [0.0] * (width - len(sound)))
    return max(rms(sound[start : start + width]) for start in range(0, len(sound) - width + 1, width // 4))


def centroid(sound: Wave, size: int = 512, frames: int = 3) -> float:
    """The centre of the spectrum in Hertz, over the loudest frames: what is high is harsh."""
    sound = sound + [0.0] * size
    starts = range(0, len(sound) - size + 1, size // 2)
    best = sorted(starts, key=lambda start: -sum(v * v for v in sound[start : start + size]))[:frames]
    window = [0.5 - 0.5 * (exp(2j * pi * i / size)).real for i in range(size)]
    whole = weighted = 0.0
    for start in best:
        frame = [value * shape for value, shape in zip(sound[start : start + size], window, strict=True)]
        for line in range(1, size // 2):
            power = abs(_spectral(frame, line)) ** 2
            whole, weighted = whole + power, weighted + power * line
    return weighted / whole * RATE / size


def _spectral(frame: Wave, line: int) -> complex:
    """One line of the discrete Fourier transform (Goertzel)."""
    turn = exp(2j * pi * line / len(frame))
    back, last, now = 2 * turn.real, 0.0, 0.0
    for value in frame:
        last, now = now, value + back * now - last
    return now - last / turn


def levelled(sound: Wave, loudness: float) -> Wave:
    """``sound`` with that RMS; peaks that would be too high are pressed down softly."""

    def at(gain: float) -> Wave:
        return [_CEILING * tanh(gain * value / _CEILING) for value in sound]

    gain, made = 1.0, at(1.0)
    while abs(short := loudness - rms(made)) > 0.01:
        gain *= 10 ** (short / 20)
        made = at(gain)
    return made


def save(path: Path, sound: Wave) -> None:
    """Write ``sound`` as a WAV file: 16 bits, mono."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", (round(FULL * value) for value in sound)).tobytes())


def load(path: Path) -> Wave:
    """The sound in a file that `save` wrote, -1 to 1."""
    with wave.open(str(path)) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{path} is not mono, 16 bits, {RATE} Hz")
        return [value / FULL for value in array("h", file.readframes(file.getnframes()))]
