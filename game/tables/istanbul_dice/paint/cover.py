"""Istanbul: the cover of its box: domes and minarets under a moon that is a die."""

from __future__ import annotations

from game.art.covers import Size, hills, shine, skied, stars
from game.art.dice import die, pips
from game.art.drawing import Drawing
from game.art.palette import rgb
from game.art.scenery import dome, minaret, wall

_MOON, _LAMP = rgb("fff3d2"), rgb("ffcf7a")
_LIT, _DARK, _LEAD = rgb("6a5aa0"), rgb("1d1a40"), rgb("8a7cc0")


def cover(size: Size) -> Drawing:
    """Paint the cover in any size."""
    (width, height), drawing = size, skied(size, "0e0c2a", "221c52", "4a3480", "a2507a", "e98a62")
    u, middle, ground = height / 100, width / 2, 76 * height / 100
    stars(drawing, 34, 0.5, _MOON)
    shine(drawing, (middle + 10 * u, 23 * u), 30 * u, _MOON, 0.55)
    with drawing.place(middle + 1.5 * u, 11 * u, 0.21 * u, 14):
        die(drawing, rgb("fff6e0"), pips(5, rgb("7a1f3a")))
    hills(drawing, (0.72, 0.7, 0.73, 0.69, 0.72), "6a3f78", "2a1c50")
    for side, tall in ((-30, 47), (-23, 40), (23, 40), (30, 47)):
        minaret(drawing, (middle + side * u, ground), 2.9 * u, tall * u, _LIT, _DARK, _LAMP)
    for side in (-1, 1):
        dome(drawing, (middle + side * 16 * u, ground - 8 * u), 15 * u, 12 * u, _LEAD, _DARK, _LAMP)
        dome(drawing, (middle + side * 7 * u, ground - 16 * u), 12 * u, 10 * u, _LEAD, _DARK, _LAMP)
    dome(drawing, (middle, ground - 20 * u), 26 * u, 23 * u, rgb("a596d8"), _DARK, _LAMP)
    wall(drawing, middle - 26 * u, ground, (52 * u, 15 * u), _LIT, _DARK, _LAMP, 9)
    water = drawing.linear(
        (0, ground), (0, height), (0, rgb("6a3f78")), (0.2, rgb("2c2258")), (1, rgb("0a0818"))
    )
    drawing.rect((0, ground), (width, height - ground), water)
    for at in range(8):
        long = (22 - 2 * at) * u
        place = (middle + 10 * u - long / 2, ground + (1.4 + at * 1.9) * u)
        drawing.rect(place, (long, 0.55 * u), _MOON, opacity=0.5 - at * 0.055)
    return drawing
