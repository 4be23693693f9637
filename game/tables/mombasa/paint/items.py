"""What cards, books and spaces ask for and bring, as pictures with numbers."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing
from game.art.leaf import Box, NumberedPicture, Picture
from game.art.palette import Color, mix, rgb
from game.rules.mombasa.gains import Gain, Need
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.posts import house, silhouette
from game.tables.mombasa.paint.tones import COMPANY, INK, PAPER, RED_BOX, WHITE, WOOD_DEEP, WOOD_LIGHT


def step_arrow(company: str) -> Picture:
    """A step on the track of a company: an arrow in its colour."""
    style = COMPANY[company]

    def draw(drawing: Drawing) -> None:
        goods.arrow(drawing, style.wall, style.line)
        with drawing.place(8, 26, 0.5):
            house(drawing, company)

    return draw


def _removal(drawing: Drawing) -> None:
    drawing.path(silhouette("saint_louis"), WOOD_LIGHT, stroke=WOOD_DEEP, width=5, join="round")
    drawing.path("M6 50H94M42 92V72Q50 63 58 72V92Z", WOOD_DEEP, stroke=WOOD_DEEP, width=3)
    goods.cross(drawing, (72, 28), 27)


def _purchase(drawing: Drawing) -> None:
    with drawing.place(-12, 0):
        goods.plain_card(drawing)
    with drawing.place(46, 42, 0.54):
        goods.coin(drawing)


def _discarding(of: str) -> Picture:
    def draw(drawing: Drawing) -> None:
        goods.plain_card(drawing)
        if of:
            with drawing.place(24, 16, 0.5):
                goods.PICTURES[of](drawing)
        goods.cross(drawing, (74, 74), 25)

    return draw


def _proceeds(of: str, less: bool) -> Picture:
    """A good turned into pounds, as many as there are of it, or so many less."""

    def draw(drawing: Drawing) -> None:
        with drawing.place(30, 30, 0.7):
            goods.coin(drawing)
        with drawing.place(0, 0, 0.6):
            goods.PICTURES[of](drawing)
        if less:
            sign = "M14 84H42"
            drawing.path(sign, stroke=WHITE, width=19, cap="round")
            drawing.path(sign, stroke=RED_BOX, width=10, cap="round")

    return draw


def _others(drawing: Drawing) -> None:
    for i, company in enumerate(("mombasa", "cape_town", "cairo")):
        with drawing.place(i * 22, 4 + i * 28, 0.4):
            goods.arrow(drawing, COMPANY[company].wall, COMPANY[company].line)


def _staff(drawing: Drawing) -> None:
    """A bookkeeper or a diamond merchant."""
    with drawing.place(0, 30, 0.68):
        goods.loupe(drawing)
    with drawing.place(36, 0, 0.64):
        goods.quill(drawing)


def _either(drawing: Drawing) -> None:
    """The same where there is room: one beside the other, a stroke between them."""
    goods.loupe(drawing)
    drawing.path("M110 92L121 8", stroke=INK, width=7, cap="round")
    with drawing.place(128, 0):
        goods.quill(drawing)


def gain_item(gain: Gain) -> NumberedPicture:
    """What a gain looks like."""
    kind, amount = gain.kind, gain.amount
    if kind == "pounds":
        return NumberedPicture(lambda drawing: goods.coin(drawing, pound=False), amount, light=True)
    if kind == "diamonds":
        return NumberedPicture(goods.pale_diamond, amount)
    if kind == "points":
        return NumberedPicture(goods.book, amount, light=True)
    if kind == "steps":
        return NumberedPicture(step_arrow(gain.of), amount)
    if kind in _PLAIN:
        return NumberedPicture(_PLAIN[kind], amount)
    if kind == "start":
        return NumberedPicture(goods.helm)
    if kind == "discard":
        return NumberedPicture(_discarding(gain.of))
    return (
        NumberedPicture(_proceeds(gain.of, amount < 0), abs(amount) or None)
        if kind == "goods"
        else NumberedPicture(goods.PICTURES[_TILES.get(gain.of, gain.of)])
    )


_PLAIN: dict[str, Picture] = {"posts": _removal, "buy": _purchase, "others": _others}
_TILES = {"goods": "plus"}


def gain_items(gains: Sequence[Gain]) -> list[NumberedPicture]:
    """What gains look like; a discarded card pays its red box and so many pounds more."""
    made: list[NumberedPicture] = []
    for gain in gains:
        made.append(gain_item(gain))
        if gain.kind == "discard":
            made.append(NumberedPicture(_and_pounds, gain.amount))
    return made


def _and_pounds(drawing: Drawing) -> None:
    with drawing.place(20, 8, 0.84):
        goods.coin(drawing, pound=False)
    drawing.path("M16 4V40M-2 22H34", stroke=WHITE, width=19, cap="round")
    drawing.path("M16 6V38M0 22H32", stroke=rgb("2f6b3a"), width=10, cap="round")


def need_item(need: Need) -> NumberedPicture:
    """What a need looks like: one bookkeeper or merchant asks for no number."""
    if need.kind == "staff":
        return NumberedPicture(_staff, need.amount if need.amount > 1 else None, wide=_either)
    return NumberedPicture(goods.PICTURES[need.kind], need.amount)


def panel(drawing: Drawing, at: Box, color: Color = PAPER, radius: float = 5) -> None:
    """A light field with an edge."""
    x, y, w, h = at
    drawing.rect((x, y), (w, h), color, radius, stroke=mix(color, INK, 0.5), width=1)
