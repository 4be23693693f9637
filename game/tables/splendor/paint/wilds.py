"""Level 1: mines, oases and caravans."""

from __future__ import annotations

from game.art import scenery
from game.art.drawing import Point, ring
from game.art.palette import mix
from game.tables.splendor.paint.landscape_parts import GLOW, MIDDLE, NIGHT, Landscape, disc, dunes, sky


def mine(view: Landscape) -> None:
    """A lit gallery in a cliff with stones glittering in the rock."""
    drawing, light = view.drawing, view.light
    sky(view)
    disc(view, (view.vary("sun", 30, 70), view.vary("high", 30, 60)), view.vary("size", 9, 14))
    dunes(view, 118, 30, light.far, "far")
    peak = view.vary("peak", 26, 50)
    cliff = [(40.0, 150.0), (58.0, 96.0), (70.0, 84.0), (82.0, peak + 12), (104.0, peak), (126.0, peak + 16),
             (146.0, peak + 6), (170.0, peak + 22), (170.0, 180.0), (30.0, 180.0)]  # fmt: skip
    drawing.polygon(
        cliff, drawing.linear((50, peak), (150, 160), (0, mix(light.lit, light.mid, 0.5)), (1, light.near))
    )
    for a, b, c, shade in (
        (3, 4, (96.0, 112.0), 0.55),
        (5, 6, (128.0, 92.0), 0.4),
        (1, 2, (72.0, 128.0), 0.5),
        (4, 5, (116.0, 88.0), 0.15),
    ):
        drawing.polygon([cliff[a], cliff[b], c], mix(light.lit, light.near, shade), opacity=0.55)
    _gallery(view, (MIDDLE + view.vary("door", -4, 8), 150))
    for i in range(5):
        x, y = 82 + 13 * i + view.vary(f"gx{i}", 0, 10), view.vary(f"gy{i}", peak + 26, 92)
        drawing.polygon(
            ring((x, y), view.vary(f"gs{i}", 2.6, 5), 6, i / 9),
            view.accent.base,
            stroke=view.accent.light,
            width=1,
        )
        scenery.twinkle(drawing, (x - 1, y - 1), 4.5, (255, 255, 255), 0.9)
    dunes(view, 152, 8, light.near, "near")
    for side in (-5.0, 5.0):
        drawing.polyline(
            [(MIDDLE + side * 0.8, 148), (MIDDLE + side * 3.4, 176)], light.lit, 1.6, stroke_opacity=0.8
        )


def _gallery(view: Landscape, foot: Point) -> None:
    drawing, light = view.drawing, view.light
    drawing.path(scenery.arch(foot, 46, 56), light.near)
    glow = drawing.radial(
        (foot[0], foot[1] - 8), 40, (0, GLOW), (0.5, mix(GLOW, light.sky[2], 0.6)), (1, light.near)
    )
    drawing.path(scenery.arch(foot, 36, 47), glow)
    beam = mix(light.near, NIGHT, 0.3)
    for side in (-1, 1):
        post = [(side * 21, 0), (side * 17, -40), (side * 13, -40), (side * 16, 0)]
        drawing.polygon([(foot[0] + dx, foot[1] + dy) for dx, dy in post], beam)
    drawing.rect((foot[0] - 24, foot[1] - 44), (48, 5), beam, radius=1)
    drawing.polygon(
        [
            (foot[0] - 9, foot[1] - 11),
            (foot[0] + 9, foot[1] - 11),
            (foot[0] + 7, foot[1]),
            (foot[0] - 7, foot[1]),
        ],
        beam,
    )
    drawing.circle((foot[0], foot[1] - 12), 5.5, view.accent.base, stroke=view.accent.light, width=1)


def oasis(view: Landscape) -> None:
    """A pool between dunes, with palms."""
    drawing, light = view.drawing, view.light
    sky(view)
    disc(view, (view.vary("sun", 84, 132), view.vary("high", 66, 96)), view.vary("size", 15, 21))
    dunes(view, 122, 34, light.far, "far", mix(light.far, light.sky[3], 0.35))
    dunes(view, 136, 16, mix(light.mid, light.far, 0.4), "mid")
    pool = (view.vary("pool", 90, 98), 148.0)
    drawing.ellipse(pool, 56, 13, light.near)
    drawing.ellipse(
        (pool[0], pool[1] - 0.5),
        53,
        11,
        drawing.linear((0, 137), (0, 160), (0, light.sky[3]), (1, light.sky[1])),
    )
    for i in range(4):
        x, y = pool[0] + view.vary(f"px{i}", -32, 32), 143.0 + i * 3.6
        drawing.polyline([(x - 8, y), (x + 8, y)], GLOW, 1, stroke_opacity=0.7, cap="round")
    tall = view.vary("tall", 84, 108)
    for x, share, lean in ((MIDDLE + 22, 1.0, -0.12), (MIDDLE + 35, 0.7, 0.05), (MIDDLE - 34, 0.62, 0.14)):
        scenery.palm(drawing, (x, 146), tall * share, light.near, lean, mix(light.near, light.sky[1], 0.6))
    dunes(view, 164, 7, light.near, "near")
    if view.vary("tent", 0, 1) > 0.45:
        _tent(view, (MIDDLE - 4, 142))


def _tent(view: Landscape, foot: Point) -> None:
    x, y = foot
    cloth, shade = mix(view.accent.base, GLOW, 0.35), mix(view.accent.deep, view.light.near, 0.3)
    view.drawing.polygon([(x - 22, y), (x - 3, y - 25), (x + 4, y)], cloth)
    view.drawing.polygon([(x - 3, y - 25), (x + 22, y), (x + 4, y)], shade)
    view.drawing.polygon([(x - 3, y - 17), (x - 8, y), (x + 1, y)], GLOW)
    view.drawing.polyline([(x - 3, y - 25), (x - 3, y - 31)], shade, 1.4)


def caravan(view: Landscape) -> None:
    """Camels on a crest before a great sun."""
    drawing, light = view.drawing, view.light
    sky(view)
    disc(view, (view.vary("sun", 96, 122), view.vary("high", 78, 96)), view.vary("size", 27, 36))
    dunes(view, 126, 26, light.far, "far", mix(light.far, light.sky[3], 0.4))
    crest = 136.0
    drawing.path(
        scenery.ridge(-10, 170, 180, [(-10, crest + 8), (60, crest + 4), (110, crest), (170, crest + 6)]),
        drawing.linear((0, crest), (0, 176), (0, light.mid), (1, light.near)),
    )
    cloths = [view.accent.base, mix(view.accent.light, GLOW, 0.4), mix(view.accent.deep, light.lit, 0.4)]
    tall = view.vary("tall", 44, 56)
    scenery.caravan(drawing, (150 - tall * 0.7, crest + 3), tall, 3, light.near, cloths)
    dunes(view, 162, 12, light.near, "near")
