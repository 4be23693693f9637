"""What is heard in a caravanserai: strings, wood, brass, glass, paper, leather, stone."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, pi, sin
from random import Random

from tools.sounds.waves import (
    RATE,
    Wave,
    faded,
    formant,
    mix,
    noise,
    pluck,
    ring,
    samples,
    shaped,
    soften,
    thin,
)


def struck(
    pitch: float, ratios: Sequence[float], decay: float, steep: float = 1.0, seconds: float = 0.5
) -> Wave:
    """A body with partials at ``ratios`` of its pitch; the higher the softer and the sooner over."""
    partials = ((pitch * ratio, ratio**-steep, decay / ratio**0.7) for ratio in ratios)
    return ring(seconds, [partial for partial in partials if partial[0] < 0.42 * RATE])


_BAR, _PLATE, _BOWL = (1, 2.57, 4.6, 6.9), (1, 1.52, 2.31, 3.14, 4.22), (1, 2.32, 4.25, 6.6)


def wood(pitch: float, hard: float = 0.5, seed: int = 1) -> Wave:
    """Wood on wood; ``hard`` 0..1 is how much of the click is heard."""
    click = shaped(soften(noise(0.012, seed), 1200 + 3200 * hard), lambda at: (1 - at) ** 3)
    return mix((0, 1, struck(pitch, _BAR, 0.022, 1.1, 0.16)), (0, 0.7 * hard, click))


def board(pitch: float = 165) -> Wave:
    """The table that answers when something is put on it."""
    return ring(0.2, ((pitch, 1, 0.035), (pitch * 1.62, 0.6, 0.026), (pitch * 2.7, 0.3, 0.018)))


def leather(pitch: float = 120, seed: int = 1) -> Wave:
    """A dull blow on leather or felt."""
    grain = shaped(soften(soften(noise(0.09, seed), 700), 700), lambda at: (1 - at) ** 3)
    return mix((0, 1, ring(0.2, ((pitch, 1, 0.03), (pitch * 1.5, 0.5, 0.02)))), (0, 2.6, grain))


def brass(pitch: float, decay: float = 0.09) -> Wave:
    """A coin."""
    return struck(pitch, _PLATE, decay, 0.75, 5 * decay)


def glass(pitch: float, decay: float = 0.1) -> Wave:
    """A cut stone or a small glass."""
    return struck(pitch, _BOWL, decay, 1.1, 5 * decay)


def stone(pitch: float, seed: int = 1) -> Wave:
    """A brick or a tile against another."""
    grit = shaped(soften(thin(noise(0.05, seed), 500), 2600), lambda at: (1 - at) ** 4)
    return mix((0, 1, struck(pitch, (1, 1.81, 2.66, 4.1), 0.016, 0.8, 0.14)), (0, 0.9, grit))


def steel(pitch: float, decay: float = 0.16) -> Wave:
    """A blade against a blade."""
    return struck(pitch, (1, 1.59, 2.14, 2.83, 3.6), decay, 0.9, 4 * decay)


def paper(seconds: float, low: float, high: float, seed: int, crackle: float = 0.5) -> Wave:
    """Paper that moves: a swish between ``low`` and ``high`` Hertz, torn into grains by ``crackle`` 0..1."""
    grain, chance, held = [], Random(seed + 1), 1.0
    for number in range(samples(seconds)):
        if number % 90 == 0:
            held = 1 - crackle * chance.random()
        grain.append(held)
    swish = thin(soften(soften(noise(seconds, seed), high), high), low)
    body = [value * loud for value, loud in zip(swish, soften(grain, 300), strict=True)]
    return shaped(body, lambda at: sin(pi * at**0.6) ** 2)


def cloth(seconds: float, seed: int) -> Wave:
    """Cloth that is shaken or drawn."""
    return paper(seconds, 180, 900, seed, 0.3)


def santur(pitch: float, seconds: float = 0.9, decay: float = 0.32, seed: int = 3) -> Wave:
    """A hammered course: three strings a hair apart, the octave, and the mallet."""
    parts = [
        (0.0, 0.4, pluck(pitch * (1 + 0.0011 * (number - 1)), seconds, decay, 0.55, seed + 8 * number))
        for number in range(3)
    ]
    octave = pluck(pitch * 2, seconds, decay * 0.6, 0.45, seed + 2)
    return faded(mix(*parts, (0, 0.12, octave), (0, 0.18, wood(1150, 0.2, seed))), 0.001, 0.1)


def oud(pitch: float, seconds: float = 0.5, decay: float = 0.16, seed: int = 9) -> Wave:
    """A warm gut string over a round body."""
    string = pluck(pitch, seconds, decay, 0.25, seed)
    body = formant(string, 190, 90)
    return faded(mix((0, 0.8, soften(string, 2400)), (0, 0.5, body)), 0.001, 0.4 * seconds)


def lyre(pitch: float, seconds: float = 1.6, decay: float = 0.5, seed: int = 21) -> Wave:
    """A gut string on a tortoise shell, open and thin."""
    return faded(thin(pluck(pitch, seconds, decay, 0.4, seed), 140), 0.001, 0.3)


def piano(pitch: float, seconds: float = 2.0, decay: float = 0.6, seed: int = 31) -> Wave:
    """An upright piano behind a door: two strings and much felt."""
    strings = (pluck(pitch * tuned, seconds, decay, 0.1, seed) for tuned in (1, 1.0012))
    return faded(soften(mix(*((0.0, 0.5, string) for string in strings)), 1500), 0.003, 0.4)


def kalimba(pitch: float, seconds: float = 1.2, decay: float = 0.3) -> Wave:
    """A tongue of iron on a gourd, and the thumb."""
    tongue = ring(seconds, ((pitch, 1, decay), (pitch * 2.01, 0.12, decay / 2), (pitch * 5.6, 0.1, 0.03)))
    return mix((0, 1, tongue), (0, 0.12, wood(310, 0.1, 5)))


def ney(pitch: float, seconds: float, seed: int = 41) -> Wave:
    """A reed flute: breath that becomes a tone, and trembles towards its end."""
    turn, phase, out = 2 * pi / RATE, 0.0, []
    for i, breath in enumerate(soften(noise(seconds, seed), 2200)):
        at = i / (seconds * RATE)
        phase += turn * pitch * (1 + 0.006 * at * sin(turn * 5.1 * i) - 0.02 * exp(-i / (0.05 * RATE)))
        tone = sin(phase) + 0.22 * sin(2 * phase) + 0.1 * sin(3 * phase)
        out.append((tone * (1 - 0.1 * sin(turn * 5.1 * i)) + 0.22 * breath) * sin(pi * at**0.55) ** 1.3)
    return out


def gong(seconds: float = 2.0) -> Wave:
    """A broad gong; what is high comes a little later."""
    modes = ((98, 0.5, 0.8), (147.5, 0.35, 0.7), (203, 0.3, 0.55), (262, 0.22, 0.45), (331, 0.15, 0.35))
    bloom = shaped(ring(seconds, ((418, 0.2, 0.4), (557, 0.12, 0.3))), lambda at: min(1.0, 12 * at))
    return mix((0, 1, ring(seconds, modes)), (0, 1, bloom))


def daf(seed: int = 51) -> Wave:
    """A frame drum with its rings."""
    rings = shaped(thin(soften(noise(0.18, seed), 5000), 1800), lambda at: (1 - at) ** 3)
    return mix((0, 1, ring(0.4, ((88, 1, 0.09), (141, 0.5, 0.06), (205, 0.25, 0.04)))), (0.004, 0.12, rings))
