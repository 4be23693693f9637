"""Waves and what can be done with them: noise, strings, struck things, filters, a room, a mix."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, exp, pi, sin
from random import Random

RATE = 22050
"""Samples in a second, of every sound: the mixer runs at this rate, so nothing is converted."""
Wave = list[float]
Partial = tuple[float, float, float]
"""Pitch, loudness, seconds until a third is left."""


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return int(seconds * RATE)


def noise(seconds: float, seed: int) -> Wave:
    """White noise, -1 to 1."""
    chance = Random(seed).random
    return [2 * chance() - 1 for _ in range(samples(seconds))]


def ring(seconds: float, partials: Iterable[Partial]) -> Wave:
    """Something struck: a sum of sines, each dying in its own time."""
    out = [0.0] * samples(seconds)
    for pitch, loud, decay in partials:
        shrink, turn = exp(-1 / (decay * RATE)), 2 * pi * pitch / RATE
        back, further = 2 * shrink * cos(turn), -shrink * shrink
        last, now = 0.0, loud * shrink * sin(turn)
        for i in range(1, len(out)):
            out[i] += now
            last, now = now, back * now + further * last
    return out


def pluck(pitch: float, seconds: float, decay: float, bright: float, seed: int) -> Wave:
    """A plucked string (Karplus and Strong).

    Args:
        pitch: in Hertz.
        seconds: how long it is.
        decay: seconds until a third is left.
        bright: 0 a thumb, 1 a hard plectrum.
        seed: no two strings are quite alike.
    """
    soft = 0.5 - 0.4 * bright
    way = RATE / pitch - soft
    size = int(way)
    share, damping = way - size, exp(-1 / (pitch * decay))
    near, middle, far = (1 - soft) * (1 - share), (1 - soft) * share + soft * (1 - share), soft * share
    near, middle, far = damping * near, damping * middle, damping * far
    out = _excited(size + 2, bright, seed)
    for n in range(2, samples(seconds) - size):
        out.append(near * out[n] + middle * out[n - 1] + far * out[n - 2])
    return out[: samples(seconds)]


def _excited(size: int, bright: float, seed: int) -> Wave:
    """A string when it is let go: noise, the softer the plectrum the rounder, with its middle at rest."""
    string = noise((size + 0.5) / RATE, seed)
    for _ in range(round((1 - bright) * 7)):
        string = [(string[i] + string[i - 1]) / 2 for i in range(size)]
    rest = sum(string) / size
    loudest = max(abs(value - rest) for value in string)
    return [(value - rest) / loudest for value in string]


def soften(sound: Wave, pitch: float) -> Wave:
    """Without what is much higher than ``pitch``."""
    share, low, out = 1 - exp(-2 * pi * pitch / RATE), 0.0, []
    for value in sound:
        low += share * (value - low)
        out.append(low)
    return out


def thin(sound: Wave, pitch: float) -> Wave:
    """Without what is much lower than ``pitch``."""
    return [value - low for value, low in zip(sound, soften(sound, pitch), strict=True)]


def formant(sound: Wave, pitch: float, width: float) -> Wave:
    """What lies around ``pitch``, ``width`` Hertz wide: the tone of a hollow body."""
    shrink = exp(-pi * width / RATE)
    back, further = 2 * shrink * cos(2 * pi * pitch / RATE), -shrink * shrink
    gain = (1 - shrink) * 2
    last, now, before, out = 0.0, 0.0, [0.0, 0.0, *sound], []
    for value, old in zip(sound, before, strict=False):
        last, now = now, gain * (value - old) + back * now + further * last
        out.append(now)
    return out


def shaped(sound: Wave, shape: Callable[[float], float]) -> Wave:
    """``sound`` with its loudness following ``shape``, a function of 0 (start) to 1 (end)."""
    return [value * shape(i / len(sound)) for i, value in enumerate(sound)]


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds laid over one another: (start in seconds, loudness, sound)."""
    out = [0.0] * max(samples(start) + len(sound) for start, _, sound in parts)
    for start, loud, sound in parts:
        first = samples(start)
        for i, value in enumerate(sound, first):
            out[i] += loud * value
    return out


def around(seconds: float, parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Like `mix`, on a loop: what rings beyond the end rings on at the start."""
    out = [0.0] * samples(seconds)
    for start, loud, sound in parts:
        first = samples(start)
        for i, value in enumerate(sound, first):
            out[i % len(out)] += loud * value
    return out


def steady(work: Callable[[Wave], Wave], loop: Wave) -> Wave:
    """``work`` done to a loop: the second time round it remembers the end, so that the loop stays closed."""
    return work(loop + loop)[len(loop) :]


_COMBS = (0.0297, 0.0371, 0.0411, 0.0437)
_DIFFUSERS = (0.0053, 0.0017)


def echo(sound: Wave, tail: float, dark: float = 2400.0) -> Wave:
    """Only what a room answers (Schroeder): ``tail`` seconds until a third is left, ``dark`` above Hertz."""
    out = [0.0] * len(sound)
    for seconds in _COMBS:
        for i, value in enumerate(_comb(sound, samples(seconds), exp(-seconds / tail), dark)):
            out[i] += value / len(_COMBS)
    for seconds in _DIFFUSERS:
        out = _diffused(out, samples(seconds))
    return out


def _comb(sound: Wave, delay: int, back: float, dark: float) -> Wave:
    line, share, low, at = [0.0] * delay, 1 - exp(-2 * pi * dark / RATE), 0.0, 0
    out = []
    for value in sound:
        answer = line[at]
        low += share * (answer - low)
        line[at] = value + back * low
        at = at + 1 if at + 1 < delay else 0
        out.append(answer)
    return out


def _diffused(sound: Wave, delay: int) -> Wave:
    line, at, out = [0.0] * delay, 0, []
    for value in sound:
        answer = line[at] - 0.6 * value
        line[at] = value + 0.6 * answer
        at = at + 1 if at + 1 < delay else 0
        out.append(answer)
    return out


def in_room(sound: Wave, wet: float = 0.25, tail: float = 0.09) -> Wave:
    """``sound`` in the vaulted room where the table stands."""
    dry = sound + [0.0] * samples(3 * tail)
    return [value + wet * answer for value, answer in zip(dry, echo(dry, tail), strict=True)]


def faded(sound: Wave, rise: float = 0.001, fall: float = 0.02) -> Wave:
    """``sound`` without clicks at its ends."""
    up, down, last = max(1, samples(rise)), max(1, samples(fall)), len(sound) - 1
    return [value * min(1.0, i / up) * min(1.0, (last - i) / down) for i, value in enumerate(sound)]


def trimmed(sound: Wave, seconds: float, floor: float = 0.006) -> Wave:
    """``sound`` up to where it is ``floor`` of its peak, and no longer than ``seconds``."""
    loudest = max(map(abs, sound))
    last = max(i for i, value in enumerate(sound) if abs(value) >= floor * loudest)
    return faded(sound[: min(last + samples(0.02), samples(seconds))])


def repeated(times: Sequence[float], make: Callable[[int], tuple[float, Wave]]) -> Wave:
    """Several of a kind; ``make`` gives the loudness and the sound of each by its number."""
    return mix(*((start, *make(number)) for number, start in enumerate(times)))
