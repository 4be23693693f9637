"""Panels, buttons, empty places and focus rings as drawings, in pixels of the size they are made for."""

from __future__ import annotations

from game.art.drawing import Drawing, Point, box, star
from game.art.palette import Color, Palette, mix

PANELS = ("panel", "plain", "dialog", "label")
BUTTONS = ("normal", "focused", "pressed", "disabled")


def _corners(width: float, height: float, inset: float) -> list[Point]:
    right, low = width - inset, height - inset
    return [(inset, inset), (right, inset), (right, low), (inset, low)]


def _notched(width: float, height: float, inset: float, notch: float, pointer: float = 0) -> str:
    """Path data of a rectangle whose corners are hollowed out, as on a tile cartouche.

    A ``pointer`` of this height in the middle of its foot points down.
    """
    right, low, r = width - inset, height - inset, notch
    half, tip = pointer * 1.5, low + pointer
    down = (
        f"H{width / 2 + half:.2f}L{width / 2:.2f} {tip:.2f}L{width / 2 - half:.2f} {low:.2f}"
        if pointer
        else ""
    )
    return (
        f"M{inset + r:.2f} {inset:.2f}H{right - r:.2f}A{r:.2f} {r:.2f} 0 0 0 {right:.2f} {inset + r:.2f}"
        f"V{low - r:.2f}A{r:.2f} {r:.2f} 0 0 0 {right - r:.2f} {low:.2f}{down}"
        f"H{inset + r:.2f}A{r:.2f} {r:.2f} 0 0 0 {inset:.2f} {low - r:.2f}"
        f"V{inset + r:.2f}A{r:.2f} {r:.2f} 0 0 0 {inset + r:.2f} {inset:.2f}Z"
    )


PANEL_ENDS, PANEL_LOW = (168, 64), 360
"""Between so many units from its upper edge and from its lower one a panel changes but its shade, and
evenly, if it is higher than that."""
PANEL_SIDE = 64
"""Beyond so many units from its sides and from its middle a panel is the same in all columns."""
BUTTON_END = 24
"""The same of a button, from its sides."""


def panel(
    size: tuple[int, int], style: str, palette: Palette, k: float, accent: Color | None = None
) -> Drawing:
    """A panel: ``panel`` and ``dialog`` are dark with girih corners, ``plain`` without, ``label`` ivory."""
    width, height = size
    drawing = Drawing(width, height)
    paper = style == "label"
    line = accent or (palette.brass_dark if paper else palette.brass)
    top, low = (palette.ivory, palette.ivory_shade) if paper else (palette.raised, palette.surface)
    body = drawing.linear(
        (0, 0), (0, height), (0, top), (min(0.5, 160 * k / height), mix(top, low, 0.8)), (1, low)
    )
    radius, edge = 16 * k, max(1.0, 2.2 * k)
    inner = (edge / 2, edge / 2)
    drawing.rect(inner, (width - edge, height - edge), body, radius, fill_opacity=1.0 if paper else 0.95)
    drawing.rect(inner, (width - edge, height - edge), radius=radius, stroke=line, width=edge)
    if style in ("plain", "label") or min(size) < 90 * k:
        return drawing
    inset = (15 if style == "dialog" else 12) * k
    _hairline(drawing, size, inset, line, max(0.8, 1.3 * k))
    for corner in _corners(width, height, inset):
        _knot(drawing, corner, (15 if style == "dialog" else 10) * k, line, palette.surface)
    if style == "dialog":
        _crest(drawing, (width / 2, inset), k, line, palette)
    return drawing


def _hairline(drawing: Drawing, size: tuple[int, int], inset: float, line: Color, width: float) -> None:
    data = box(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset)
    drawing.path(data, stroke=line, width=width, stroke_opacity=0.55)


def _knot(drawing: Drawing, at: Point, radius: float, line: Color, ground: Color) -> None:
    """An eight-pointed star of two squares, where two lines of the frame meet."""
    drawing.polygon(
        star(at, radius, radius * 0.765, 8), ground, stroke=line, width=radius * 0.14, join="round"
    )
    drawing.polygon(star(at, radius * 0.5, radius * 0.38, 8), line)


def _crest(drawing: Drawing, at: Point, k: float, line: Color, palette: Palette) -> None:
    """Three stars on the upper edge of a dialog."""
    for offset, radius in ((-34 * k, 9 * k), (34 * k, 9 * k), (0.0, 16 * k)):
        _knot(drawing, (at[0] + offset, at[1]), radius, line, palette.surface)


def button(size: tuple[int, int], state: str, palette: Palette, k: float, primary: bool = False) -> Drawing:
    """A button face in one of `BUTTONS`. A primary or focused one is of brass and carries dark text.

    The text colour that belongs to it is `button_ink`.
    """
    width, height = size
    drawing = Drawing(width, height)
    notch = min(11 * k, height / 4)
    edge = max(1.0, (3.2 if state == "focused" else 1.8) * k)
    top, low, line = _button_colors(state, palette, primary)
    ground = drawing.linear((0, 0), (0, height), (0, top), (1, low))
    alpha = 0.55 if state == "disabled" else 1.0
    shape = _notched(width, height, edge / 2 + 0.5, notch)
    drawing.path(shape, ground, stroke=line, width=edge, fill_opacity=alpha, stroke_opacity=alpha)
    if height >= 34 * k and state != "disabled":
        inner = _notched(width, height, edge + 4.5 * k, notch)
        drawing.path(inner, stroke=mix(line, low, 0.35), width=max(0.7, 1.1 * k), stroke_opacity=0.8)
    if state in ("normal", "focused"):
        gloss = f"M{notch + edge:.2f} {edge + 1.2 * k:.2f}H{width - notch - edge:.2f}"
        drawing.path(gloss, stroke=(255, 255, 255), width=max(0.8, 1.4 * k), stroke_opacity=0.28)
    return drawing


def open_tab(size: tuple[int, int], palette: Palette, k: float, foot: float, focused: bool) -> Drawing:
    """The tab of what is on the screen: a bright face that points down to it, `foot` lower than the others.

    It carries dark text, with or without the focus.
    """
    width, height = size
    drawing = Drawing(width, height + foot)
    edge = max(1.0, (3.2 if focused else 2.2) * k)
    if focused:
        top, low, line = _button_colors("focused", palette, primary=False)
    else:
        top, low, line = palette.ivory, palette.ivory_shade, palette.brass_light
    face = drawing.linear((0, 0), (0, height), (0, top), (1, low))
    shape = _notched(width, height, edge / 2 + 0.5, min(11 * k, height / 4), pointer=foot)
    drawing.path(shape, face, stroke=line, width=edge, join="round")
    return drawing


def button_ground(state: str, palette: Palette, primary: bool = False) -> tuple[Color, Color]:
    """The colours between which a button face changes, top and bottom."""
    top, low, _ = _button_colors(state, palette, primary)
    return top, low


def _button_colors(state: str, palette: Palette, primary: bool) -> tuple[Color, Color, Color]:
    bright = (mix(palette.brass_light, palette.brass, 0.15), mix(palette.brass, palette.brass_light, 0.2))
    if state == "focused":
        return (mix(bright[0], (255, 255, 255), 0.25), bright[1], palette.focus)
    if state == "pressed":
        return (palette.pressed, palette.raised, palette.brass_light)
    if state == "disabled":
        return (palette.surface, palette.surface, mix(palette.brass, palette.surface, 0.55))
    if primary:
        return (*bright, palette.brass_light)
    return (mix(palette.raised, palette.teal, 0.16), palette.surface, palette.brass)


def button_ink(state: str, palette: Palette, primary: bool = False) -> Color:
    """The colour of the text on a button face."""
    if state == "disabled":
        return mix(palette.on_dark_soft, palette.surface, 0.3)
    return palette.ink if state == "focused" or (primary and state == "normal") else palette.on_dark


def slot(size: tuple[int, int], radius: float, palette: Palette, k: float) -> Drawing:
    """An empty place on the table, sunk a little, with a fine line and a star in the middle."""
    width, height = size
    drawing = Drawing(width, height)
    edge = max(1.0, 1.5 * k)
    drawing.rect((1, 1), (width - 2, height - 2), palette.table_deep, radius, fill_opacity=0.5)
    drawing.rect(
        (edge, edge),
        (width - 2 * edge, height - 2 * edge),
        radius=radius,
        stroke=palette.brass,
        width=edge,
        stroke_opacity=0.5,
    )
    reach = min(size) * 0.22
    outline = star((width / 2, height / 2), reach, reach * 0.765, 8)
    drawing.polygon(outline, stroke=palette.brass, width=edge, stroke_opacity=0.35)
    return drawing


def field(size: tuple[int, int], color: Color, radius: float, *, whole: bool = False) -> Drawing:
    """A plain field with round upper corners; with round lower ones too where it is ``whole``."""
    drawing = Drawing(*size)
    drawing.rect((0, 0), (size[0], size[1] + (0 if whole else radius)), color, radius)
    return drawing


def glow(size: tuple[int, int], radius: float, color: Color, reach: float) -> Drawing:
    """A bright ring round ``size`` that fades outwards; the drawing is larger by ``reach`` on every side."""
    drawing = Drawing(size[0] + 2 * reach, size[1] + 2 * reach)
    line = reach * 0.3
    steps = 7
    for i in range(steps, 0, -1):
        grow = line + (reach - line) * i / steps - line / 2
        _ring(drawing, size, reach, grow / 2, radius, color, grow + line, 0.09 + 0.02 * (steps - i))
    _ring(drawing, size, reach, line / 2, radius, color, line, 1.0)
    return drawing


def _ring(
    drawing: Drawing, size: tuple[int, int], reach: float, out: float, radius: float, color: Color,
    width: float, opacity: float,
) -> None:  # fmt: skip
    corner = (reach - out, reach - out)
    drawing.rect(
        corner,
        (size[0] + 2 * out, size[1] + 2 * out),
        radius=radius + out,
        stroke=color,
        width=width,
        stroke_opacity=opacity,
    )
