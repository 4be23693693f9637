"""What everything on screen looks like: colours, seats, spacing, and the one scale for all sizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType

import pygame

from game.art.palette import CONTRAST, DAWN, DUSK, Palette, mix, rgb
from game.art.seats import SeatStyle
from game.tables.ground import Ground
from game.ui.text.fonts import RTL_TEXT

DESIGN = (1920, 1080)
"""The design area that sizes are given for."""
CONFIRMING = 1.4
"""What is confirmed by a finger is so much larger than what else it presses: 14 mm instead of 10."""


@dataclass(frozen=True, slots=True)
class FontSizes:
    """Text sizes in design units at text scale 100 %. Nothing on screen is smaller than ``small``."""

    small: int = 37
    body: int = 40
    large: int = 48
    heading: int = 58
    title: int = 92


_SEATS = (
    SeatStyle(rgb("f5823f"), rgb("a8430b"), "seat-star", "dots"),
    SeatStyle(rgb("62bdf5"), rgb("1a5f96"), "seat-moon", "stripes"),
    SeatStyle(rgb("35c795"), rgb("0a6b4b"), "seat-leaf", "checks"),
    SeatStyle(rgb("f19acb"), rgb("94386e"), "seat-flower", "waves"),
    SeatStyle(rgb("d0f850"), rgb("3f6a10"), "seat-sun", "rings"),
)


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one look; widgets and tables take these and never literal colours or sizes.

    ``seat_colors`` holds one style for each seat, at most five.
    """

    palette: Palette
    seat_colors: tuple[SeatStyle, ...] = _SEATS
    fonts: FontSizes = field(default=FontSizes())

    @property
    def id(self) -> str:
        """The name in the settings: "dusk", "dawn" or "contrast"; at a title's own table another."""
        return self.palette.id


_TINT = 0.9
"""How far panels take the colour of the table."""
_DAY = 0.24
"""How much lighter a table is by day: so far on the way to its pattern."""

THEMES: Mapping[str, Theme] = MappingProxyType({p.id: Theme(p) for p in (DUSK, DAWN, CONTRAST)})


@lru_cache(maxsize=8)
def placed(theme: Theme, ground: Ground | None) -> Theme:
    """The theme at a title's own table: panels and bar take the colour of the ground. High contrast stays."""
    palette = theme.palette
    if ground is None or palette.vivid:
        return theme
    day, line = _DAY if palette is DAWN else 0.0, rgb(ground.line)
    middle, rim = mix(rgb(ground.middle), line, day), mix(rgb(ground.rim), line, day)
    own = replace(
        palette,
        id=f"{palette.id} {ground}",
        pattern=ground.pattern,
        table=middle,
        table_deep=rim,
        tile=line,
        surface=mix(palette.surface, mix(middle, rim, 0.6), _TINT),
        raised=mix(palette.raised, mix(middle, line, 0.12), _TINT),
        pressed=mix(palette.pressed, rim, _TINT),
        on_dark_soft=mix(palette.on_dark_soft, palette.on_dark, 0.5),
    )
    return replace(theme, palette=own)


@dataclass(frozen=True)
class Metrics:
    """Turns design units into pixels of a canvas of ``size``.

    Args:
        size: the canvas in pixels.
        text_scale: 1.0, 1.5 or 2.0; multiplies text only.
        rtl: the layout runs from right to left.
        finger: the least side in pixels of what a finger presses; 0 where none does.
    """

    size: tuple[int, int]
    text_scale: float = 1.0
    rtl: bool = False
    finger: int = 0

    @property
    def portrait(self) -> bool:
        """Whether the canvas is at least as high as wide: what else lies side by side is stacked."""
        return self.size[1] >= self.size[0]

    @property
    def confirming(self) -> int:
        """The same of what is confirmed by it."""
        return round(self.finger * CONFIRMING)

    @property
    def k(self) -> float:
        """Pixels for one design unit; the design area is turned where the canvas is."""
        return min(max(self.size) / DESIGN[0], min(self.size) / DESIGN[1])

    def units(self, n: float) -> int:
        """``n`` design units in pixels; never less than a pixel for something that is there."""
        pixels = round(n * self.k)
        return pixels if pixels or not n else (1 if n > 0 else -1)

    def pressed(self, n: float) -> int:
        """``n`` design units in pixels, or what a finger needs to press it."""
        return max(self.units(n), self.finger)

    def text(self, n: float) -> int:
        """The em size in pixels of text with the design size ``n``, at the person's text scale."""
        return max(8, round(n * self.k * self.text_scale * (RTL_TEXT if self.rtl else 1.0)))

    def print(self, n: float) -> int:
        """The em size in pixels of text that stays as it is at every text scale: the least of any."""
        return max(8, round(n * self.k * (RTL_TEXT if self.rtl else 1.0)))

    @property
    def canvas(self) -> pygame.Rect:
        """The whole canvas."""
        return pygame.Rect((0, 0), self.size)

    @property
    def safe(self) -> pygame.Rect:
        """Where text and controls belong: a television may hide what lies outside."""
        return self.canvas.inflate(-2 * self.units(54 if self.portrait else 96), -2 * self.units(54))

    @property
    def design(self) -> pygame.Rect:
        """The design area, 16:9 or turned, in the middle of the canvas."""
        across, down = DESIGN[::-1] if self.portrait else DESIGN
        area = pygame.Rect(0, 0, round(across * self.k), round(down * self.k))
        area.center = self.canvas.center
        return area

    def mirror(self, rect: pygame.Rect, within: pygame.Rect) -> pygame.Rect:
        """``rect``, laid out from the left, where it belongs in this reading direction."""
        if not self.rtl:
            return rect.copy()
        return pygame.Rect(within.left + within.right - rect.right, rect.top, rect.w, rect.h)

    def start(self, rect: pygame.Rect) -> int:
        """The x of the edge where reading begins."""
        return rect.right if self.rtl else rect.left

    def end(self, rect: pygame.Rect) -> int:
        """The x of the edge where reading ends."""
        return rect.left if self.rtl else rect.right
