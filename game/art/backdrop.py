"""The two grounds: the tile-work table, and the caravanserai at dusk behind the menus.

Large soft gradients are made small and stretched, repeats are drawn once and laid side by side: a backdrop at
1080 lines takes about a tenth of a second, once per size.

One file, though a long one: two pictures that share their means.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.drawing import Drawing, Point, box, star
from game.art.girih import twelvefold
from game.art.palette import Palette, mix, rgb
from game.art.paving import PATTERNS, girih
from game.art.scenery import arch, badgir, caravan, dome, minaret, palm, ridge, wall
from game.art.surfaces import solid, transparent

Size = tuple[int, int]
Raster = Callable[[Drawing, Size], pygame.Surface]
_HORIZON, _LAND = 0.76, 0.44
"""Where the horizon lies, and the first line above all that stands there, in heights of the picture."""
_LAMP = rgb("ffd9a0")
_WARMTH, _REACH, _VIGNETTE = 0.1, 0.75, 0.35
"""How much of the lamp is seen in the middle of the table, how far it reaches, how dim the corners are."""


def table(size: Size, palette: Palette, raster: Raster) -> pygame.Surface:
    """The table: paved faintly, a warm light in its middle, dim at the edges, with a brass line along them.

    Of high contrast it is plain.
    """
    surface = _lit_field(size, palette)
    k = min(size[0] / 1920, size[1] / 1080)
    if not palette.vivid:
        pave(surface, _tile(PATTERNS[palette.pattern](palette, k), raster), size)
    frame = _table_frame(size, palette, k)
    for edge in frame:
        surface.blit(raster(edge[0], edge[1].size), edge[1])
    return surface


def _lit_field(size: Size, palette: Palette) -> pygame.Surface:
    """A field that darkens towards its corners, computed at a fraction of the size."""
    columns, rows = 48, 27
    warmth, dark = (0.0, 0.0) if palette.vivid else (_WARMTH, _VIGNETTE)
    small = solid((columns, rows))
    for x in range(columns):
        for y in range(rows):
            far = ((2 * (x + 0.5) / columns - 1) ** 2 + (2 * (y + 0.5) / rows - 1) ** 2) / 2
            color = mix(palette.table, palette.table_deep, min(1.0, far**0.8))
            lit = mix(color, _LAMP, warmth * max(0.0, 1 - far / _REACH) ** 1.5)
            small.set_at((x, y), mix(lit, (0, 0, 0), dark * far**1.5))
    return pygame.transform.smoothscale(small, size)


def _tile(drawing: Drawing, raster: Raster) -> pygame.Surface:
    """One repeat of a pattern."""
    return raster(drawing, (max(8, round(drawing.width)), max(8, round(drawing.height))))


def pave(surface: pygame.Surface, tile: pygame.Surface, size: Size) -> None:
    """Lay ``tile`` over the surface, from the middle outwards so that the edges are cut evenly."""
    width, height = tile.get_size()
    left, top = (size[0] - width) // 2 % width - width, (size[1] - height) // 2 % height - height
    surface.blits(
        [(tile, (x, y)) for x in range(left, size[0], width) for y in range(top, size[1], height)],
        doreturn=False,
    )


def _table_frame(size: Size, palette: Palette, k: float) -> list[tuple[Drawing, pygame.Rect]]:
    """Four thin strips with two brass lines, meeting in stars; strips, because most of the frame is empty."""
    width, height = size
    deep, inset = max(24, round(48 * k)), 20 * k
    tall = height - 2 * deep
    across = (pygame.Rect(0, 0, width, deep), pygame.Rect(0, height - deep, width, deep))
    strips = (*across, pygame.Rect(0, deep, deep, tall), pygame.Rect(width - deep, deep, deep, tall))
    corners = [
        (inset, inset),
        (width - inset, inset),
        (width - inset, height - inset),
        (inset, height - inset),
    ]
    made = []
    for strip in strips:
        drawing = Drawing(*strip.size)
        with drawing.place(-strip.x, -strip.y):
            for gap, line, alpha in ((inset, 2.4 * k, 0.85), (inset + 7 * k, 1.1 * k, 0.5)):
                data = box(gap, gap, width - 2 * gap, height - 2 * gap)
                drawing.path(data, stroke=palette.brass, width=max(0.8, line), stroke_opacity=alpha)
            for corner in corners:
                outline = star(corner, 18 * k, 18 * k * 0.765, 8)
                drawing.polygon(outline, palette.table_deep, stroke=palette.brass, width=2.2 * k)
                drawing.polygon(star(corner, 9 * k, 9 * k * 0.765, 8), palette.brass)
        made.append((drawing, strip))
    return made


def menu(size: Size, palette: Palette, raster: Raster, mirrored: bool = False) -> pygame.Surface:
    """The view from under a great iwan over the desert at dusk: sky, dunes, caravanserai, caravan.

    ``mirrored`` turns the landscape round for languages that run from right to left.
    """
    surface = _sky(size, palette)
    _sun(surface, palette, raster)
    top = round(size[1] * _LAND)
    land = (size[0], size[1] - top)
    surface.blit(raster(_land(size, top, palette), land), (0, top))
    if mirrored:
        surface = pygame.transform.flip(surface, True, False)
    _iwan(surface, palette, raster)
    return surface


def _sky(size: Size, palette: Palette) -> pygame.Surface:
    """A column of colours stretched over the width, with stars in its upper half."""
    rows = 256
    column = solid((1, rows))
    last = len(palette.sky) - 1
    for y in range(rows):
        at = min(y / rows / _HORIZON, 0.999) ** 1.15 * last
        column.set_at((0, y), mix(palette.sky[int(at)], palette.sky[int(at) + 1], at % 1))
    surface = pygame.transform.smoothscale(pygame.transform.smoothscale(column, (1, size[1])), size)
    for i in range(90):
        across, down = (i * 0.754877) % 1, (i * 0.569840) % 1
        dot = max(1, round(size[1] / 1080 * (1.5 + (i % 7 == 0) + (i % 3 == 0))))
        spot = pygame.Rect(round(across * size[0]), round(down * down * 0.5 * size[1]), dot, dot)
        red, green, blue, _ = surface.get_at(spot.topleft)
        surface.fill(mix((red, green, blue), palette.sun, 0.8 * (1 - down)), spot)
    return surface


def _sun(surface: pygame.Surface, palette: Palette, raster: Raster) -> None:
    width, height = surface.get_size()
    drawing = Drawing(96, 96)
    halo = drawing.radial(
        (48, 48),
        48,
        (0, palette.sun, 0.85),
        (0.25, palette.sun, 0.4),
        (0.6, palette.sun, 0.1),
        (1, palette.sun, 0),
    )
    drawing.rect((0, 0), (96, 96), halo)
    reach = round(height * 0.9)
    at = (round(width * 0.5), round(height * (_HORIZON - 0.045)))
    glow = pygame.transform.smoothscale(raster(drawing, (96, 96)), (reach, reach))
    surface.blit(glow, (at[0] - reach // 2, at[1] - reach // 2))
    disc = Drawing(100, 100)
    disc.circle((50, 50), 48, disc.linear((0, 0), (0, 100), (0, palette.sun), (1, palette.sky[4])))
    across = round(height * 0.15)
    surface.blit(raster(disc, (across, across)), (at[0] - across // 2, at[1] - across // 2))


def _land(size: Size, top: int, palette: Palette) -> Drawing:
    """Everything from the far hills to the ground in front; ``top`` is its first line in the picture.

    Hills reach down a little below where those before them begin: what is hidden takes time too.
    """
    width, height = size
    drawing = Drawing(width, height - top)
    horizon = height * _HORIZON - top
    u = height / 1080
    far = mix(palette.dune, palette.sky[3], 0.55)
    drawing.path(
        ridge(0, width, horizon + 24 * u, _hills(width, horizon, u, 7, 46)), mix(far, palette.sky[4], 0.35)
    )
    drawing.path(ridge(0, width, horizon + 70 * u, _hills(width, horizon + 16 * u, u, 5, 34)), far)
    _caravanserai(drawing, (width * 0.72, horizon + 62 * u), min(u, width / 1920) * 1.1, palette)
    near = drawing.linear(
        (0, horizon), (0, height - top), (0, mix(palette.dune, palette.sky[4], 0.18)), (1, palette.table_deep)
    )
    drawing.path(ridge(0, width, horizon + 158 * u, _hills(width, horizon + 62 * u, u, 4, 26)), near)
    deep = mix(palette.dune, palette.table_deep, 0.72)
    cloths = [mix(palette.gems["red"].base, deep, 0.35), palette.brass, mix(palette.teal, deep, 0.2)]
    caravan(drawing, (width * 0.665, horizon + 128 * u), 84 * u, 3, deep, cloths)
    front = mix(palette.dune, palette.table_deep, 0.85)
    drawing.path(ridge(0, width, height - top, _hills(width, horizon + 150 * u, u, 3, 30)), front)
    for x, tall, lean in ((0.045, 350, 0.04), (0.90, 350, -0.12), (0.94, 250, 0.08)):
        palm(drawing, (width * x, horizon + 176 * u), tall * u, mix(front, palette.table_deep, 0.5), lean)
    return drawing


def _hills(width: float, base: float, u: float, count: int, rise: float) -> list[Point]:
    """Crests and hollows across the whole width, uneven by the golden ratio."""
    return [
        (width * i / (count * 2), base - (rise * u * (0.4 + 0.6 * (i * 0.618 % 1)) if i % 2 else 0))
        for i in range(count * 2 + 1)
    ]


def _caravanserai(drawing: Drawing, foot: Point, u: float, palette: Palette) -> None:
    """The inn itself: a great portal between lit arcades, a turquoise dome, towers."""
    x, y = foot
    lit, dark = mix(palette.dune, palette.sky[4], 0.42), mix(palette.dune, palette.table_deep, 0.62)
    warm, tile = palette.sky[5], mix(palette.teal, dark, 0.15)
    dome(drawing, (x, y - 92 * u), 186 * u, 210 * u, mix(tile, palette.sky[4], 0.25), dark, palette.brass)
    dome(drawing, (x - 150 * u, y - 84 * u), 78 * u, 70 * u, lit, dark, palette.brass)
    badgir(drawing, (x + 190 * u, y - 80 * u), 42 * u, 120 * u, lit, dark)
    for side in (-310, 330):
        minaret(drawing, (x + side * u, y), 30 * u, 250 * u, lit, dark, palette.brass)
    wall(drawing, x - 300 * u, y, (620 * u, 92 * u), lit, dark, warm, 12)
    gate, tall = 130 * u, 190 * u
    face = drawing.linear((x - gate / 2, 0), (x + gate / 2, 0), (0, lit), (1, dark))
    drawing.rect((x - gate / 2, y - tall), (gate, tall), face)
    drawing.rect((x - gate / 2, y - tall), (gate, 14 * u), tile)
    drawing.rect(
        (x - gate / 2, y - tall), (gate, tall), stroke=palette.brass, width=2 * u, stroke_opacity=0.8
    )
    drawing.path(arch((x, y), gate * 0.76, tall * 0.84), tile)
    drawing.path(
        arch((x, y), gate * 0.6, tall * 0.74), drawing.linear((x, y - tall), (x, y), (0, dark), (1, warm))
    )


def _iwan(surface: pygame.Surface, palette: Palette, raster: Raster) -> None:
    """The arch we stand under: tile-work spandrels with brass edges. One half is made and mirrored."""
    width, height = surface.get_size()
    k = min(width / 1920, height / 1080)
    half, spring = (width + 1) // 2, round(height * _SPRING)
    tile = _tile(girih(twelvefold(34 * k, 75), palette, k, 1.0), raster)
    wall = transparent((half, height))
    jamb = round(width * _JAMB + 24 * k)
    opening = _half_opening(width, height)
    for part in (pygame.Rect(0, 0, half, spring), pygame.Rect(0, spring, jamb, height - spring)):
        wall.fill(mix(palette.table, palette.table_deep, 0.5), part)
        wall.set_clip(part)
        pave(wall, tile, (width, height))
        pygame.draw.polygon(wall, _CLEAR, opening)  # its edge lies below the moulding
        wall.set_clip(None)
        lines = Drawing(*part.size)
        with lines.place(-part.x, -part.y):
            for grow, line, color in _MOULDING:
                edge = getattr(palette, color)
                lines.path(_opening(width, height, grow * k), stroke=edge, width=line * k)
        wall.blit(raster(lines, part.size), part)
        for mirrored in (False, True):
            piece = (
                pygame.transform.flip(wall.subsurface(part), True, False)
                if mirrored
                else wall.subsurface(part)
            )
            surface.blit(piece, (width - part.w if mirrored else 0, part.y))


_CLEAR = (0, 0, 0, 0)
_STEPS = 64
"""In so many straight lines the side of the arch is cut out."""
_JAMB, _SPRING = 0.035, 0.56
_MOULDING = ((0.0, 9.0, "table_deep"), (0.0, 4.0, "brass"), (15.0, 1.6, "brass_light"))


def _opening(width: float, height: float, grow: float) -> str:
    """Path data of the opening of the great arch; ``grow`` widens it."""
    curve = _curve(width, height, grow)
    (left, spring), (_, shoulder), (near, crown), (x, apex) = curve
    right, far = width - left, width - near
    return (
        f"M{left:.1f} {height * 1.2:.1f}V{spring:.1f}"
        f"C{left:.1f} {shoulder:.1f} {near:.1f} {crown:.1f} {x:.1f} {apex:.1f}"
        f"C{far:.1f} {crown:.1f} {right:.1f} {shoulder:.1f} {right:.1f} {spring:.1f}"
        f"V{height * 1.2:.1f}Z"
    )


def _half_opening(width: float, height: float) -> list[Point]:
    """The left half of the opening, as the corners of an area."""
    curve = _curve(width, height, 0)
    edge = [_along(curve, step / _STEPS) for step in range(_STEPS + 1)]
    return [(curve[0][0], height), *edge, (width, curve[-1][1]), (width, height)]


def _curve(width: float, height: float, grow: float) -> tuple[Point, Point, Point, Point]:
    """The left side of the arch, from where it springs to its apex, as a curve of Bézier's."""
    left = width * _JAMB - grow
    spring, apex = height * _SPRING, height * 0.03 - grow
    shoulder, crown = height * 0.2 - grow * 0.8, height * 0.085 - grow
    return (left, spring), (left, shoulder), (width * 0.17, crown), (width / 2, apex)


def _along(curve: tuple[Point, Point, Point, Point], at: float) -> Point:
    """A point of a curve, from its beginning (0) to its end (1)."""
    shares = (1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at**2 * (1 - at), at**3
    x, y = (sum(share * point[i] for share, point in zip(shares, curve, strict=True)) for i in (0, 1))
    return x, y
