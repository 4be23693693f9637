"""The artist: turns drawings into surfaces at the size they are shown, and keeps them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pygame

from game.art import backdrop, frames
from game.art.drawing import Drawing
from game.art.palette import Color, Palette, hexa
from game.art.stretching import drawn_out
from game.art.surfaces import swift, transparent
from game.rules.kernel.files import AssetError, read_bounded

Size = tuple[int, int]
_FALLBACK: Color = (255, 255, 255)
_LARGEST = 1_000_000
"""The most bytes of an icon."""
_BAND = 200_000
"""So many pixels are drawn at once."""


class SurfaceCache:
    """Keeps surfaces by key within ``budget`` bytes; what was not used for longest goes first."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._items: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under ``key``, made at the first request. It is shared: nobody draws on it."""
        if key in self._items:
            self._items.move_to_end(key)
            return self._items[key]
        surface = self._items[key] = make()
        self.used += _bytes(surface)
        while self.used > self.budget and len(self._items) > 1:
            self.used -= _bytes(self._items.popitem(last=False)[1])
        return surface

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface under ``key``, if it is there."""
        return self._items.get(key)

    def clear(self) -> None:
        """Forget everything."""
        self._items.clear()
        self.used = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class Artist:
    """Rasterises SVG and builds the ornaments, all cached by their arguments.

    Sizes are pixels, ``k`` is the scale of the canvas (1 at 1080 lines). Returned surfaces are shared: blit
    them, never draw on them.

    Args:
        icons: the folder with ``<name>.svg``.
        budget: bytes of surfaces to keep, without the backdrops.
    """

    def __init__(self, icons: Path, budget: int = 40_000_000) -> None:
        self._icons = icons
        self._sources: dict[str, str] = {}
        self._shelf = SurfaceCache(budget)
        self._grounds = SurfaceCache(1)

    def clear(self) -> None:
        """Forget every surface (the canvas size or the theme changed)."""
        self._shelf.clear()
        self._grounds.clear()

    def svg(self, source: str, size: Size) -> pygame.Surface:
        """``source`` (SVG text) at ``size``; a picture of another shape is centred."""
        return self._shelf.get((source, size), lambda: rasterise(source, size))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is made of several drawings, as it was made first."""
        return self._shelf.get(key, make)

    def draw(self, drawing: Drawing, size: Size | None = None, *, keep: bool = False) -> pygame.Surface:
        """A drawing at ``size`` (its own where left out); cached only to ``keep`` it."""
        made = self.svg if keep else rasterise
        return made(drawing.svg(), size or (round(drawing.width), round(drawing.height)))

    def bands(self, drawing: Drawing, size: Size) -> Iterator[tuple[int, pygame.Surface]]:
        """A drawing of the shape of ``size``, a large one in bands, with the line where each begins.

        None of them takes long, all together but little longer than the whole.
        """
        count = -(-size[0] * size[1] // _BAND)
        if count <= 1:
            yield 0, self.draw(drawing, size)
            return
        scale = min(size[0] / drawing.width, size[1] / drawing.height)
        for top, foot in pairwise(size[1] * number // count for number in range(count + 1)):
            part = (size[0], foot - top)
            yield top, rasterise(drawing.band(part, scale, top), part)

    def icon(self, name: str, size: int | Size, color: Color | None = None) -> pygame.Surface:
        """The icon ``name``; ``currentColor`` in it becomes ``color`` (white where left out).

        Raises:
            AssetError: the icon is missing or damaged.
        """
        box = (size, size) if isinstance(size, int) else size
        return self._shelf.get((name, box, color), lambda: self._icon(name, box, color))

    def shadow(self, size: Size, radius: int, blur: int, opacity: float = 0.55) -> pygame.Surface:
        """The soft shadow of a rounded rectangle, larger than it by ``2 * blur`` on every side."""
        key = ("shadow", size, radius, blur, opacity)
        return self._shelf.get(key, lambda: _shadow(size, radius, max(1, blur), opacity))

    def glow(self, size: Size, radius: int, color: Color, reach: int) -> pygame.Surface:
        """A glowing outline for what has the focus, larger than ``size`` by ``reach`` on every side."""
        key = ("glow", size, radius, color, reach)
        return self._shelf.get(key, lambda: self._glow(size, radius, color, reach))

    def panel(
        self, size: Size, style: str, palette: Palette, k: float = 1, accent: Color | None = None
    ) -> pygame.Surface:
        """A panel with a brass frame: "panel", "plain", "dialog" or "label" (ivory, for dark text)."""
        key = ("panel", size, style, palette.id, k, accent)
        return self._shelf.get(key, lambda: self._panel(size, style, palette, k, accent))

    def button(
        self, size: Size, state: str, palette: Palette, k: float = 1, primary: bool = False
    ) -> pygame.Surface:
        """A button face: "normal", "focused", "pressed" or "disabled"; text in `frames.button_ink`."""
        key = ("button", size, state, palette.id, k, primary)
        return self._shelf.get(key, lambda: self._button(size, state, palette, k, primary))

    def open_tab(self, size: Size, palette: Palette, k: float, foot: int, focused: bool) -> pygame.Surface:
        """The tab of what is on the screen, higher by its ``foot``; text in the ink of the palette."""
        key = ("tab", size, palette.id, k, foot, focused)
        return self._shelf.get(key, lambda: self.draw(frames.open_tab(size, palette, k, foot, focused)))

    def field(self, size: Size, color: Color, radius: int, *, whole: bool = False) -> pygame.Surface:
        """A plain field with round upper corners; with round lower ones too where it is ``whole``."""
        key = ("field", size, color, radius, whole)
        return self._shelf.get(key, lambda: self.draw(frames.field(size, color, radius, whole=whole)))

    def slot(self, size: Size, radius: int, palette: Palette, k: float = 1) -> pygame.Surface:
        """An empty place on the table."""
        key = ("slot", size, radius, palette.id, k)
        return self._shelf.get(key, lambda: self.draw(frames.slot(size, radius, palette, k)))

    def cover(self, title: str, size: Size, paint: Callable[[Size], Drawing]) -> pygame.Surface:
        """The cover of the box of a title."""
        return self._shelf.get(("cover", title, size), lambda: self.draw(paint(size), size))

    def backdrop(self, size: Size, palette: Palette) -> pygame.Surface:
        """The table. Only the last backdrop of any kind is kept."""
        key = ("table", size, palette.id)
        return self._grounds.get(key, lambda: backdrop.table(size, palette, self.draw))

    def menu_backdrop(self, size: Size, palette: Palette, mirrored: bool = False) -> pygame.Surface:
        """The caravanserai at dusk, for menus. Only the last backdrop of any kind is kept."""
        key = ("menu", size, palette.id, mirrored)
        return self._grounds.get(key, lambda: backdrop.menu(size, palette, self.draw, mirrored))

    def _glow(self, size: Size, radius: int, color: Color, reach: int) -> pygame.Surface:
        """Between its corners a glow is alike all along its sides."""
        low = 2 * radius + 1
        if min(size) < low or size == (low, low):
            return self.draw(frames.glow(size, radius, color, reach))
        middle = (reach + radius,)
        made = self.glow((low, low), radius, color, reach)
        return drawn_out(made, (size[0] + 2 * reach, size[1] + 2 * reach), middle, middle)

    def _button(self, size: Size, state: str, palette: Palette, k: float, primary: bool) -> pygame.Surface:
        """Between its ends a button face is the same in all columns."""
        narrow = 2 * round(frames.BUTTON_END * k) + 1
        if size[0] <= narrow:
            return self.draw(frames.button(size, state, palette, k, primary))
        made = self.button((narrow, size[1]), state, palette, k, primary)
        return drawn_out(made, size, (narrow // 2,))

    def _panel(
        self, size: Size, style: str, palette: Palette, k: float, accent: Color | None
    ) -> pygame.Surface:
        """A high one is a low one with its middle stretched, a wide one a narrow one: that is quicker."""
        width, height = size
        head, foot, low = (round(part * k) for part in (*frames.PANEL_ENDS, frames.PANEL_LOW))
        side = round(frames.PANEL_SIDE * k)
        narrow = 4 * side + width % 2
        if width > narrow:
            made = self.panel((narrow, height), style, palette, k, accent)
            return drawn_out(made, size, (side, narrow - 1 - side))
        if height <= low:
            return self.draw(frames.panel(size, style, palette, k, accent))
        made = self.panel((width, low), style, palette, k, accent)
        panel = transparent(size)
        panel.blit(made, (0, 0), (0, 0, width, head))
        middle = made.subsurface((0, head, width, low - head - foot))
        panel.blit(pygame.transform.smoothscale(middle, (width, height - head - foot)), (0, head))
        panel.blit(made, (0, height - foot), (0, low - foot, width, foot))
        return panel

    def _icon(self, name: str, size: Size, color: Color | None) -> pygame.Surface:
        path = self._icons / f"{name}.svg"
        try:
            if name not in self._sources:
                self._sources[name] = read_bounded(path, _LARGEST).decode()
            return rasterise(self._sources[name].replace("currentColor", hexa(color or _FALLBACK)), size)
        except (OSError, UnicodeDecodeError, pygame.error) as error:
            raise AssetError(f"{path}: {error}") from error


def rasterise(source: str, size: Size) -> pygame.Surface:
    """SVG text at exactly ``size``, keeping its proportions."""
    made = swift(pygame.image.load_sized_svg(BytesIO(source.encode()), size))
    if made.get_size() == size:
        return made
    surface = transparent(size)
    place = made.get_rect(center=surface.get_rect().center)
    # The rasteriser may round up to a line more, an empty one: the others stay where they are.
    surface.blit(made, (max(0, place.x), max(0, place.y)))
    return surface


def _shadow(size: Size, radius: int, blur: int, opacity: float) -> pygame.Surface:
    """Blurred at a quarter of the size, where a blur costs little, then stretched."""
    full = (size[0] + 4 * blur, size[1] + 4 * blur)
    shrink = max(1.0, blur / 3)
    small = transparent((max(3, round(full[0] / shrink)), max(3, round(full[1] / shrink))))
    inner = pygame.Rect(0, 0, round(size[0] / shrink), round(size[1] / shrink))
    inner.center = small.get_rect().center
    pygame.draw.rect(small, (0, 0, 0, round(255 * opacity)), inner, border_radius=round(radius / shrink))
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur / shrink)))
    return pygame.transform.smoothscale(soft, full)
