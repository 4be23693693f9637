"""Round tokens that carry a gem: a rim of tile-work round an ivory face, one alone or in a stack."""

from __future__ import annotations

from game.art.drawing import Drawing, Point, ring, star, trace
from game.art.gems import BOX, gem
from game.art.girih import rosette
from game.art.palette import GemTone, Palette, mix

_CENTRE: Point = (50.0, 50.0)
_OUTER, _FACE = 47.0, 33.5
_THICK = 5.0
"""How much of each lower token shows in a stack."""
_kept: dict[tuple[str, str], Drawing] = {}


def token(drawing: Drawing, name: str, palette: Palette) -> None:
    """Draw the token of the gem ``name`` into a box of 100 x 100 at the origin."""
    drawing.paste(lone(name, palette))


def lone(name: str, palette: Palette) -> Drawing:
    """One token. It is shared: nobody draws on it."""
    key = (name, palette.id)
    if key not in _kept:
        _kept[key] = Drawing(BOX, BOX)
        _draw(_kept[key], name, palette)
    return _kept[key]


def _draw(drawing: Drawing, name: str, palette: Palette) -> None:
    tone = palette.gems[name]
    drawing.circle(_CENTRE, _OUTER, tone.line, stroke=(226, 232, 244), width=2, stroke_opacity=0.35)
    rim = drawing.linear(
        (15, 10), (85, 90), (0, mix(tone.base, tone.light, 0.5)), (0.5, tone.base), (1, tone.deep)
    )
    drawing.circle(_CENTRE, _OUTER - 1.8, rim)
    _rim_tiles(drawing, palette, tone)
    _face(drawing, palette, tone)
    with drawing.place(50 - 0.54 * 50, 50 - 0.54 * 50, 0.54):
        gem(drawing, name, tone)


def _rim_tiles(drawing: Drawing, palette: Palette, tone: GemTone) -> None:
    """Sixteen-pointed girih line between rim and face, with an ivory kite in every second notch."""
    outer, inner = _OUTER - 3.5, _FACE + 1
    tips = ring(_CENTRE, outer, 16)
    notches = ring(_CENTRE, inner, 16, 1 / 32)
    for i in range(0, 16, 2):
        shade = mix(palette.ivory, tone.deep, 0.0 if i in (12, 14, 0) else 0.16)
        drawing.polygon([notches[i - 1], tips[i], notches[i]], shade)
    drawing.polygon(
        star(_CENTRE, outer, inner, 16), stroke=tone.line, width=2.6, stroke_opacity=0.45, join="round"
    )
    drawing.polygon(star(_CENTRE, outer, inner, 16), stroke=palette.brass_light, width=1.3, join="round")
    drawing.circle(_CENTRE, _OUTER - 2.4, stroke=palette.brass_light, width=1.2, stroke_opacity=0.75)


def _face(drawing: Drawing, palette: Palette, tone: GemTone) -> None:
    drawing.circle(_CENTRE, _FACE + 0.6, tone.line)
    edge = mix(palette.ivory_shade, tone.base, 0.35)
    drawing.circle(
        _CENTRE, _FACE, drawing.radial((44, 40), 48, (0, palette.ivory), (0.6, palette.ivory), (1, edge))
    )
    petals = rosette(_CENTRE, _FACE - 2.5, 8, 0.62)
    data = "".join(trace(outline) for outline in petals.petals)
    drawing.path(data, stroke=mix(palette.ivory_shade, tone.base, 0.3), width=0.8, stroke_opacity=0.6)
    drawing.circle(_CENTRE, _FACE - 0.4, stroke=palette.brass, width=1.4)


def edges(drawing: Drawing, name: str, palette: Palette, depth: int) -> None:
    """Draw what is seen of ``depth`` tokens on one another below the top one, which fills the box."""
    tone = palette.gems[name]
    for level in range(depth - 1, 0, -1):
        y = 50 + level * _THICK
        drawing.circle((50, y), _OUTER, tone.line)
        drawing.circle(
            (50, y - 0.4), _OUTER - 1.6, drawing.linear((3, 0), (97, 0), (0, tone.base), (1, tone.deep))
        )
        for share in (-0.62, -0.22, 0.22, 0.62):
            x = 50 + share * _OUTER
            sag = (1 - share * share) ** 0.5 * (_OUTER - 1.6)
            slant = 5.5 * (1 - abs(share) * 0.5)
            edge = [(x - slant, y + sag - _THICK - 1), (x + slant, y + sag - _THICK - 1)]
            edge += [(x + slant, y + sag + 0.2), (x - slant, y + sag + 0.2)]
            drawing.polygon(edge, palette.ivory, opacity=0.85)
        drawing.circle((50, y - _THICK + 0.6), _OUTER, tone.line, opacity=0.55)


def stack_height(depth: int) -> float:
    """The height of a stack in units; its width is 100."""
    return BOX + max(depth - 1, 0) * _THICK


def ghost(drawing: Drawing, name: str, palette: Palette) -> None:
    """Draw the empty place of a token: a ring with the faint gem."""
    tone = palette.gems[name]
    drawing.circle(_CENTRE, _OUTER - 2, palette.table_deep, fill_opacity=0.45)
    drawing.circle(
        _CENTRE, _OUTER - 2, stroke=mix(tone.base, palette.on_dark_soft, 0.4), width=2.2, stroke_opacity=0.8
    )
    line = star(_CENTRE, _OUTER - 5, _FACE + 1, 16)
    drawing.polygon(line, stroke=mix(tone.base, palette.on_dark_soft, 0.3), width=1, stroke_opacity=0.5)
    drawing.circle(
        _CENTRE, _FACE, stroke=mix(tone.base, palette.on_dark_soft, 0.4), width=1.2, stroke_opacity=0.6
    )
