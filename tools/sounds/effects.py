"""What each sound of screen and table is made of. Each function makes one variant by its number, from 0."""

from __future__ import annotations

from math import pi, sin
from random import Random

from tools.sounds.instruments import (
    board,
    brass,
    cloth,
    daf,
    glass,
    gong,
    leather,
    oud,
    paper,
    santur,
    steel,
    stone,
    wood,
)
from tools.sounds.waves import Wave, mix, noise, repeated, shaped, soften, thin

_D3, _F3, _A3, _D4, _F4, _G4, _A4 = 146.83, 174.61, 220.0, 293.66, 349.23, 392.0, 440.0
_C5, _D5, _F5, _A5, _D6 = 523.25, 587.33, 698.46, 880.0, 1174.66
_OTHERWISE = (1.0, 0.93, 1.08, 0.97)
"""How much higher or lower each variant is."""


def _scattered(seed: int, count: int, seconds: float, gather: float = 1.0) -> list[float]:
    """So many moments within ``seconds``, not quite even; ``gather`` above 1: dense at first."""
    dice = Random(seed)
    return [seconds * ((n + 0.7 * dice.random()) / count) ** gather for n in range(count)]


# --- what only answers the hand ---------------------------------------------------------------------------


def move(n: int) -> Wave:
    """A knuckle on the table edge."""
    return mix((0, 1, wood(760 * _OTHERWISE[n], 0.2, 1 + n)), (0, 0.25, leather(210 * _OTHERWISE[n], 1 + n)))


def confirm(n: int) -> Wave:
    """A string, agreed; struck a little otherwise, never out of tune."""
    return mix((0, 1, oud(_G4, 0.35, 0.11, 9 + 5 * n)), (0.012, 0.2 * n, oud(_D4, 0.35, 0.09, 10 + n)))


def back(_: int) -> Wave:
    """The same string, a fourth lower."""
    return oud(_D4, 0.35, 0.1)


def error(_: int) -> Wave:
    """Two low notes that rub, and are over at once: no, but no harm done."""
    return mix((0, 1, oud(_D3, 0.25, 0.08)), (0.09, 1, oud(_D3 * 1.06, 0.3, 0.09)))


def opening(_: int) -> Wave:
    """A curtain of paper, and a high string."""
    return mix((0, 1.4, paper(0.2, 300, 1500, 10)), (0.08, 0.4, oud(_A4, 0.35, 0.1)))


# --- what things on the table do --------------------------------------------------------------------------


def score(n: int) -> Wave:
    """One more: a short bright string, for points."""
    return mix((0, 1, santur(_D5, 0.25, 0.07, 3 + 4 * n)), (0.008 * n, 0.3, glass(_D6, 0.05 - 0.006 * n)))


def card(n: int) -> Wave:
    """A card slides over felt and lies."""
    slide = paper(0.15 + 0.02 * n, 500, 3000 - 250 * n, 60 + n)
    return mix((0, 1, slide), (0.11 + 0.02 * n, 0.22, leather(150 * _OTHERWISE[n], n)))


def gem(n: int) -> Wave:
    """A stone against another."""
    pitch = 1480 * _OTHERWISE[n]
    clinks = (0, 1, glass(pitch, 0.05)), (0.05 + 0.012 * n, 0.6, glass(pitch * 1.19, 0.06))
    return mix(*clinks, (0, 0.35, board(210 * _OTHERWISE[n])))


def coin(n: int) -> Wave:
    """A coin that falls on wood and rocks."""
    pitch, first = 1320 * _OTHERWISE[n], 0.07 - 0.01 * n
    fall = (0, 1, brass(pitch)), (first, 0.55, brass(pitch * 1.12, 0.07)), (0.115, 0.3, brass(pitch))
    return mix(*fall, (0, 0.4, wood(420, 0.3, n)))


def piece(n: int) -> Wave:
    """A wooden piece is put down."""
    return mix((0, 1, wood(690 * _OTHERWISE[n], 0.6, 70 + n)), (0.001, 0.35, board(185 * _OTHERWISE[n])))


def worker(n: int) -> Wave:
    """Two steps."""
    return mix((0, 0.6, piece(n)), (0.1 + 0.012 * n, 1, piece((n + 2) % 3)))


def reserve(_: int) -> Wave:
    """A card is drawn in, and a low string keeps it."""
    return mix((0, 1, paper(0.17, 350, 2000, 20)), (0.12, 0.45, oud(_D3, 0.45)))


def turn(n: int) -> Wave:
    """Two strings: it is your turn."""
    strings = (
        (0, 0.8, santur(_A4, 0.6, 0.2, 3 + 8 * n)),
        (0.11 + 0.015 * n, 0.8, santur(_D5, 0.7, 0.22, 3 + 8 * n)),
    )
    return mix(*strings, (0.11, 0.25 * n, oud(_D4, 0.5)))


def build(n: int) -> Wave:
    """A stone is laid, and the hammer tells it where."""
    laid = (0, 1, stone(520 * _OTHERWISE[n], 80 + n)), (0, 0.35, board(140 * _OTHERWISE[n]))
    taps = ((0.16 + 0.11 * k, 0.6 - 0.15 * k, wood(880 * _OTHERWISE[n + k], 0.6, 83 + k)) for k in range(2))
    return mix(*laid, *taps)


def claim(n: int) -> Wave:
    """A flag on its pole."""
    planted = (0, 1, wood(560 * _OTHERWISE[n], 0.6, 1 + n)), (0, 0.3, board(165 * _OTHERWISE[n]))
    return mix(*planted, (0.05, 1.4, cloth(0.22 + 0.03 * n, 30 + n)), (0.1, 0.4, oud(_A3, seed=9 + n)))


def demolish(_: int) -> Wave:
    """Stones that fall, and their dust."""
    falling = repeated(_scattered(90, 13, 0.5, 1.5), lambda k: (1 - 0.06 * k, stone(620 - 24 * k, 90 + k)))
    dust = shaped(soften(noise(0.7, 91), 700), lambda at: at**0.15 * (1 - at) ** 2)
    return mix((0, 1, falling), (0, 0.9, dust), (0.02, 0.3, board(105)))


def roll(n: int) -> Wave:
    """Bones in a leather cup."""
    times = _scattered(100 + n, 9 + n, 0.55)
    bones = repeated(times, lambda k: (0.6 + 0.1 * (k % 4), wood(980 + 130 * ((7 * k + 3 * n) % 6), 0.7, k)))
    cup = repeated(times[::2], lambda k: (0.25, leather(190 + 15 * (k % 3), k)))
    return mix((0, 1, bones), (0, 1, cup))


def land(n: int) -> Wave:
    """Dice that jump twice or three times and lie."""
    times = (0, 0.1 - 0.012 * n, 0.165 - 0.01 * n, 0.2)[: 3 + n % 2]
    bones = repeated(times, lambda k: (0.62**k, wood(1080 * _OTHERWISE[(n + k) % 4], 0.6, 110 + k)))
    return mix((0, 1, bones), (0, 0.35, board(200 * _OTHERWISE[n])), (times[1], 0.2, board(210)))


def reroll(_: int) -> Wave:
    """A hand gathers some of the dice."""
    bones = repeated(_scattered(120, 4, 0.2), lambda k: (0.5 + 0.15 * k, wood(940 + 140 * k, 0.5, k)))
    return mix((0, 1.5, cloth(0.24, 121)), (0.06, 1, bones))


def ruby(_: int) -> Wave:
    """Two cut stones, and a string that shines."""
    stones = (0, 1, glass(2 * _A5, 0.08)), (0.06, 0.7, glass(2 * _D6, 0.09))
    return mix(*stones, (0, 0.6, santur(_D5, 0.5, 0.16)))


def tile(_: int) -> Wave:
    """A tile is fitted in."""
    return mix((0, 1, stone(760, 40)), (0.001, 0.4, board(210)), (0.09, 0.3, stone(820, 41)))


def bid(_: int) -> Wave:
    """A purse."""
    coins = ((0.015 + 0.035 * k, 0.3, brass(1150 + 170 * k, 0.04)) for k in range(4))
    return mix((0, 0.7, leather(150)), *coins)


def passing(n: int) -> Wave:
    """A sleeve, and two notes that go down."""
    notes = (0.1, 0.35, oud(_F3, 0.4, seed=9 + 2 * n)), (0.22 + 0.02 * n, 0.3, oud(_D3, 0.45, seed=9 + 2 * n))
    return mix((0, 1.6, cloth(0.3 + 0.06 * n, 50 + n)), *notes)


def race(_: int) -> Wave:
    """Six beats of a gallop."""
    hoofs = (0.6, 470), (0.7, 410), (0.85, 560)

    def hoof(k: int) -> tuple[float, Wave]:
        loud, pitch = hoofs[k % 3]
        return loud * (1 + k / 15), mix((0, 1, wood(pitch, 0.4, 130 + k)), (0, 0.2, leather(150, k)))

    return repeated((0, 0.1, 0.2, 0.36, 0.46, 0.56), hoof)


def contest(_: int) -> Wave:
    """Two blades."""
    scrape = shaped(soften(thin(noise(0.2, 140), 900), 3200), lambda at: at * (1 - at))
    blades = (0, 1, steel(930, 0.11)), (0.13, 0.75, steel(1040, 0.13))
    return mix(*blades, (0.02, 0.5, scrape), (0, 0.3, leather(160)))


def book(_: int) -> Wave:
    """A leaf is turned and pressed flat."""
    leaves = (0, 1, paper(0.34, 350, 2200, 55, 0.9)), (0.3, 0.5, paper(0.12, 500, 2200, 57))
    return mix(*leaves, (0.31, 0.1, leather(150, 56)))


def stamp(n: int) -> Wave:
    """A seal on paper."""
    seal = (0, 0.7, leather(140 * _OTHERWISE[n], 61 + n)), (0, 0.7, wood(380 * _OTHERWISE[n], 0.4, 1 + n))
    return mix(*seal, (0.012, 1.2, paper(0.1, 400, 1800, 62 + 3 * n)))


def wagon(_: int) -> Wave:
    """A wheel over cobbles, and a small bell on the yoke."""
    rumble = shaped(soften(noise(0.75, 150), 420), lambda at: sin(pi * at) * (1 + 0.5 * sin(40 * at)))
    times = _scattered(151, 7, 0.6)
    cobbles = repeated(times, lambda k: (0.6 + 0.2 * (k % 2), wood(420 + 45 * (k % 3), 0.35, k)))
    return mix((0, 1.0, rumble), (0.03, 0.8, cobbles), (0.18, 0.2, brass(1250, 0.07)))


# --- what is worth looking up for -------------------------------------------------------------------------


def noble(_: int) -> Wave:
    """Five strings upward, and a drum."""
    tune = (_D4, _F4, _A4, _C5, _D5)
    strings = ((0.11 * k, 0.6, santur(pitch, 1.2, 0.32, k)) for k, pitch in enumerate(tune))
    return mix(*strings, (0, 0.25, daf()), (0.44, 0.3, daf()), (0.44, 0.4, santur(_D4, 1.3, 0.4)))


def end(_: int) -> Wave:
    """The gong, and what the santur has to say to it."""
    tune = ((0.3, _D4), (0.43, _G4), (0.56, _A4), (0.69, _D5), (0.69, _A4), (0.95, _F5), (1.08, _D5))
    strings = ((at, 0.7, santur(pitch, 0.95, 0.35, int(10 * at))) for at, pitch in tune)
    return mix((0, 0.5, gong()), *strings, *((at, 0.25, daf()) for at in (0.3, 0.69, 1.08)))
