"""What is heard around the table: a loop for the menu and one for each title, each in its own colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import pi, sin, sqrt
from random import Random

from tools.sounds.instruments import brass, glass, kalimba, lyre, ney, oud, piano, santur
from tools.sounds.waves import Wave, around, echo, formant, noise, ring, shaped, soften, steady, thin

SECONDS = 24.0
"""How long each loop is."""

_SHUR = (0, 3, 6, 10, 14, 16, 20)
_HOMAYOUN = (0, 3, 8, 10, 14, 16, 20)
_HIJAZ = (0, 2, 8, 10, 14, 16, 20)
_DORIAN = (0, 4, 6, 10, 14, 18, 20)
_MAJOR = (0, 4, 8, 10, 14, 18, 22)
_PENTATONIC = (0, 4, 8, 14, 18)
"""Scales in quarter tones above their first note."""

Part = tuple[float, float, Wave]
_BEAT = 0.75
"""Seconds: a loop has 32 beats."""
_D3, _D4 = 146.83, 293.66


def _tune(notes: str, scale: Sequence[int], tonic: float, play: Callable[[float], Wave]) -> Iterator[Part]:
    """Notes as parts of a loop, played as a hand does: not quite in time, not quite alike.

    Args:
        notes: ``beat:step`` of the scale, and so on.
        scale: one of those above.
        tonic: the pitch of its first note.
        play: an instrument.
    """
    hand = Random(notes)
    for note in notes.split():
        beat, step = note.split(":")
        octave, degree = divmod(int(step), len(scale))
        pitch = tonic * 2 ** (octave + scale[degree] / 24)
        yield float(beat) * _BEAT + 0.02 * hand.random(), 0.75 + 0.25 * hand.random(), play(pitch)


def _softer(loud: float, parts: Iterable[Part]) -> Iterator[Part]:
    return ((at, loud * own, sound) for at, own, sound in parts)


def _wind(low: float, high: float, gusts: tuple[int, int], seed: int) -> Wave:
    """Air around a roof, with gusts that come so often in a loop."""
    air = steady(lambda loop: thin(soften(soften(loop, high), high), low), noise(SECONDS, seed))
    return shaped(
        air, lambda at: 1 + 0.45 * sin(2 * pi * gusts[0] * at) + 0.3 * sin(2 * pi * gusts[1] * at + 1)
    )


def _hum(pitch: float, seed: int) -> Wave:
    """Wind that sings in a gap."""
    tone = steady(lambda loop: formant(loop, pitch, 18), noise(SECONDS, seed))
    return shaped(tone, lambda at: 1 + 0.7 * sin(2 * pi * 2 * at))


def _drops(count: int, low: float, high: float, seed: int) -> Iterator[Part]:
    """A fountain: so many drops, each a bubble that rings for a moment."""
    dice = Random(seed)
    for _ in range(count):
        pitch = dice.uniform(low, high)
        yield dice.uniform(0, SECONDS), dice.uniform(0.2, 1), ring(0.06, ((pitch, 1, 0.008),))


def _loop(bed: Sequence[tuple[float, Wave]], parts: Iterable[Part], far: float = 2400) -> Wave:
    """What is played now and then, from across a courtyard, over a bed.

    Args:
        bed: loops, each with its loudness beside that of what is played.
        parts: what is played.
        far: Hertz above which the distance takes the edge off.
    """
    dry = steady(lambda loop: soften(loop, far), around(SECONDS, parts))
    answer = steady(lambda loop: echo(loop, 0.6, 1800), dry)
    played = [near + 1.2 * echoed for near, echoed in zip(dry, answer, strict=True)]
    layers = [_scaled(loop, loud) for loud, loop in ((1, played), *bed)]
    return [sum(values) for values in zip(*layers, strict=True)]


def _scaled(loop: Wave, loud: float) -> Wave:
    """``loop`` with an RMS of ``loud``."""
    gain = loud / sqrt(sum(value * value for value in loop) / len(loop))
    return [gain * value for value in loop]


def menu() -> Wave:
    """A courtyard in the evening: wind, a fountain further off, somebody at a santur."""
    notes = "1:4 1.5:5 2:4 2.5:3 3:4 4.5:2 5:3 5.5:2 6:1 7:0"
    answer = "15:0 15.5:2 16:4 17:7 18:6 18.5:5 19:4 20.5:3 21:2 22:1 23.5:0"
    tune = _tune(f"{notes} {answer}", _HOMAYOUN, _D4, partial(santur, seconds=1.8, decay=0.5))
    fountain = around(SECONDS, _drops(420, 700, 1900, 201))
    return _loop([(0.6, _wind(200, 900, (2, 5), 200)), (0.4, fountain)], tune)


def splendor() -> Wave:
    """A jeweller's window: santur low down, and glass that answers."""
    low = "0:0 2:4 4:2 8:3 10:0 16:0 18:5 20:4 24:2 26:1 28:0"
    high = "3:11 3.5:9 11:7 11.5:8 12:9 19:12 19.5:11 27:9 29:7"
    strings = _tune(low, _SHUR, _D3, partial(santur, seconds=2.0, decay=0.6))
    stones = _softer(0.16, _tune(high, _SHUR, _D4, partial(glass, decay=0.3)))
    return _loop([(0.6, _wind(240, 1000, (3, 4), 210))], [*strings, *stones])


def newyork1901() -> Wave:
    """A piano two houses on, and a ship that leaves."""
    right = "0:9 1:8 1.5:9 2.5:11 4:9 6:8 7.5:7 8:6 16:9 17:8 17.5:9 18.5:12 20:11 22:9 23.5:8 24:7"
    left = "0:0 2:4 4:3 6:4 8:0 10:4 16:0 18:4 20:3 22:4 24:0 26:4"
    hands = [*_tune(right, _MAJOR, _D3, piano), *_tune(left, _MAJOR, _D3 / 2, piano)]
    blast = ring(3.4, ((110, 1, 60), (146.83, 0.6, 60), (220, 0.3, 60)))
    horn = shaped(blast, lambda at: sin(pi * at) ** 1.5)
    return _loop([(0.6, _wind(160, 700, (2, 3), 220))], [*hands, (20.2, 0.05, horn)], 1600)


def mombasa() -> Wave:
    """A beach: three long waves, and thumbs on a kalimba."""
    notes = "0:5 0.5:7 1:8 2:7 2.5:5 3:6 4:3 8:5 8.5:7 9:9 10:8 10.5:7 11:5 12:3"
    answer = "18:3 18.5:5 19:6 20:7 20.5:6 21:5 22:3 23:2 24:0"
    tune = _tune(f"{notes} {answer}", _PENTATONIC, _D3 * 1.5, kalimba)
    sea = steady(lambda loop: thin(soften(loop, 900), 300), noise(SECONDS, 230))
    waves = shaped(sea, lambda at: (0.5 - 0.5 * sin(2 * pi * 3 * at + 1.2)) ** 2 + 0.12)
    return _loop([(1.0, waves)], tune)


def istanbul_dice() -> Wave:
    """The bazaar when it has closed: an oud, and a ney from a roof."""
    plucked = "0:0 1:4 2:2 2.5:1 3:0 8:0 9:3 9.5:2 10:1 11:0 16:0 17:4 18:5 18.5:4 19:3 24:0 25:2 25.5:1 26:0"
    blown = "4:7 6.2:8 12:9 13.8:8 20:7 21.5:6 23:4"
    strings = _tune(plucked, _HIJAZ, _D3, partial(oud, seconds=1.6, decay=0.45))
    pipe = _softer(0.1, _tune(blown, _HIJAZ, _D4, partial(ney, seconds=1.8)))
    return _loop([(0.6, _wind(220, 900, (2, 3), 240))], [*strings, *pipe])


def aquileia() -> Wave:
    """A Roman evening: a lyre in the portico, wind in the columns, the bronze of a door."""
    notes = "0:0 0.5:4 1:7 3:6 4:4 6:5 7:4 8:2 10:0"
    answer = "16:7 16.5:9 17:8 19:7 20:4 22:5 23:3 24:4 26:1 27:0"
    tune = _tune(f"{notes} {answer}", _DORIAN, _D3, lyre)
    door = (13 * _BEAT, 0.12, brass(293.66, 0.6)), (29.5 * _BEAT, 0.1, brass(220.0, 0.7))
    beds = [(0.6, _wind(200, 800, (3, 5), 250)), (0.35, _hum(293.66, 251))]
    return _loop(beds, [*tune, *door])
