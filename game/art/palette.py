"""The colours of the art: one palette per theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

Color = tuple[int, int, int]
GEMS = ("white", "blue", "green", "red", "black", "gold")


def rgb(text: str) -> Color:
    """The colour written as six hexadecimal digits, with or without ``#``."""
    value = int(text.removeprefix("#"), 16)
    return (value >> 16, value >> 8 & 255, value & 255)


def hexa(color: Color) -> str:
    """``color`` as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*color)


def mix(one: Color, other: Color, share: float) -> Color:
    """The colour on the way from ``one`` (share 0) to ``other`` (share 1)."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def contrast(one: Color, other: Color) -> float:
    """How well two colours are told apart, from 1 to 21, as accessibility guidelines measure it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: Color) -> float:
    red, green, blue = ((c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@dataclass(frozen=True, slots=True)
class GemTone:
    """One stone's colours from its brightest facet to its outline; ``ink`` is readable on ivory."""

    light: Color
    base: Color
    deep: Color
    line: Color
    ink: Color


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour the art needs. ``id`` names it in caches: two palettes never share an id.

    ``sky`` runs from the zenith to the horizon. ``table`` is the felt, ``tile`` its tile-work lines.
    ``surface``/``raised`` carry ``on_dark`` text; ``ivory`` carries ``ink``. ``vivid``: boards and pieces are
    shown with more contrast than they were painted. ``pattern`` is one of `game.art.paving.PATTERNS`.
    """

    id: str
    sky: tuple[Color, ...]
    sun: Color
    dune: Color
    table: Color
    table_deep: Color
    teal: Color
    tile: Color
    surface: Color
    raised: Color
    pressed: Color
    on_dark: Color
    on_dark_soft: Color
    brass: Color
    brass_light: Color
    brass_dark: Color
    ivory: Color
    ivory_shade: Color
    ink: Color
    ink_soft: Color
    focus: Color
    good: Color
    danger: Color
    gems: Mapping[str, GemTone] = field(hash=False)
    vivid: bool = False
    pattern: str = "stars"

    @property
    def lit(self) -> Color:
        """What fills a switch that is on, and a slider as far as it is drawn."""
        return self.good if self.vivid else self.teal

    @property
    def groove(self) -> Color:
        """The track in which a bar lies."""
        return mix(self.raised, self.on_dark_soft, 0.3) if self.vivid else self.pressed


def _gem(light: str, base: str, deep: str, line: str, ink: str) -> GemTone:
    return GemTone(rgb(light), rgb(base), rgb(deep), rgb(line), rgb(ink))


_GEMS: Mapping[str, GemTone] = MappingProxyType(
    {
        "white": _gem("ffffff", "d3e2ee", "7f97b4", "43566c", "4d6475"),
        "blue": _gem("9fccff", "2168d4", "0d348a", "081f52", "1a54ab"),
        "green": _gem("aef3c4", "1fa863", "0b5b38", "063522", "0a6a40"),
        "red": _gem("ffa797", "d2213a", "7c0c24", "470713", "b01a2c"),
        "black": _gem("a99fc0", "4a4358", "1d1926", "0d0a12", "2b2536"),
        "gold": _gem("fff1b8", "f0bd48", "a86f16", "60400b", "8a5a0c"),
    }
)

DUSK = Palette(
    id="dusk",
    sky=(rgb("0b1434"), rgb("1c2559"), rgb("57386f"), rgb("b4566b"), rgb("ef9a5b"), rgb("ffd690")),
    sun=rgb("ffe3a6"),
    dune=rgb("5a3350"),
    table=rgb("13305a"),
    table_deep=rgb("081732"),
    teal=rgb("137a80"),
    tile=rgb("2b78a0"),
    surface=rgb("0e2344"),
    raised=rgb("1a3a66"),
    pressed=rgb("0a1a35"),
    on_dark=rgb("f6ecd4"),
    on_dark_soft=rgb("bccbdc"),
    brass=rgb("d2a24c"),
    brass_light=rgb("f7dc98"),
    brass_dark=rgb("8a6224"),
    ivory=rgb("f8efda"),
    ivory_shade=rgb("e5d3ab"),
    ink=rgb("2a2033"),
    ink_soft=rgb("645468"),
    focus=rgb("ffd84d"),
    good=rgb("7fdca0"),
    danger=rgb("ff8f7d"),
    gems=_GEMS,
)

DAWN = replace(
    DUSK,
    id="dawn",
    sky=(rgb("5f9fc4"), rgb("8fc2d4"), rgb("c9dcd3"), rgb("f4dcb8"), rgb("fbc69a"), rgb("fbe3bd")),
    sun=rgb("fff7df"),
    dune=rgb("c98f63"),
    table=rgb("26707d"),
    table_deep=rgb("195365"),
    teal=rgb("3fa39b"),
    tile=rgb("6dbdc0"),
    surface=rgb("124e61"),
    raised=rgb("1c6477"),
    pressed=rgb("0d3f50"),
    on_dark=rgb("fff8e8"),
    on_dark_soft=rgb("d6e9ea"),
    brass=rgb("e3b45a"),
    brass_light=rgb("ffe9b3"),
    brass_dark=rgb("8f6420"),
    focus=rgb("ffe066"),
    good=rgb("a6f0bd"),
    danger=rgb("ffcabf"),
)

CONTRAST = replace(
    DUSK,
    id="contrast",
    vivid=True,
    sky=(rgb("000000"), rgb("05070f"), rgb("0d0f20"), rgb("1d1830"), rgb("33233a"), rgb("4a3040")),
    sun=rgb("ffe9a0"),
    dune=rgb("0a0710"),
    table=rgb("060b16"),
    table_deep=rgb("000000"),
    teal=rgb("0a2a33"),
    tile=rgb("1d3a4c"),
    surface=rgb("000000"),
    raised=rgb("101a2c"),
    pressed=rgb("000000"),
    on_dark=rgb("ffffff"),
    on_dark_soft=rgb("e6eef5"),
    brass=rgb("ffcf66"),
    brass_light=rgb("fff0c4"),
    brass_dark=rgb("b58420"),
    ivory=rgb("fffaf0"),
    ivory_shade=rgb("f1e4c8"),
    ink=rgb("0c0610"),
    ink_soft=rgb("352b3a"),
    focus=rgb("ffee00"),
    good=rgb("8dffb0"),
    danger=rgb("ffb0a0"),
)

PALETTES: Mapping[str, Palette] = MappingProxyType({p.id: p for p in (DUSK, DAWN, CONTRAST)})
