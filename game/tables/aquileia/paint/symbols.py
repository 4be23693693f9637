"""Signs in boxes of 100 x 100: what cards stand for, what spaces do, what belongs to players."""

from __future__ import annotations

from game.art.drawing import Drawing, star
from game.art.leaf import Picture
from game.art.palette import Color, mix
from game.art.reading import onward
from game.art.seats import SeatStyle
from game.tables.aquileia.paint.coins import mint
from game.tables.aquileia.paint.tones import (
    DECK,
    INK,
    MARBLE,
    MARBLE_SHADE,
    METAL,
    PARCHMENT,
    ROOF_LIGHT,
    TERRACOTTA,
    TERRACOTTA_DEEP,
    WHITE,
)  # fmt: skip

_HORSE = (
    "M24 96C24 78 34 66 31 57C25 60 17 61 12 56C8 52 9 45 14 40C22 32 27 20 40 15L41 3L52 13"
    "C74 17 90 42 90 96Z"
)

_PAWN = "M50 26C60 26 64 33 64 40C84 50 90 70 88 88Q50 98 12 88C10 70 16 50 36 40C36 33 40 26 50 26Z"


def chain(drawing: Drawing) -> None:
    """Two links of a chain: the sign of the slave cards."""
    iron = METAL["silver"]
    for x, y, turns in ((36, 36, 0.125), (64, 64, 0.125)):
        with drawing.place(x, y, 1, turns):
            for color, width in ((INK, 17.0), (iron.deep, 12.0), (iron.base, 5.0)):
                drawing.rect((-27, -15), (54, 30), radius=15, stroke=color, width=width)


def horse(metal: str) -> Picture:
    """The head of a horse in its metal, with its mint mark on the neck."""

    def draw(drawing: Drawing) -> None:
        tone = METAL[metal]
        body = drawing.linear((10, 0), (90, 96), (0, tone.light), (0.5, tone.base), (1, tone.deep))
        drawing.path(_HORSE, body, stroke=tone.line, width=5, join="round")
        mane = "M52 13C62 24 66 40 64 56C74 62 78 76 78 96M56 30C50 34 46 34 42 32"
        drawing.path(mane, stroke=tone.line, width=4, cap="round")
        drawing.path("M22 52L34 46M30 57C40 60 52 52 56 44", stroke=tone.line, width=3.5, cap="round")
        drawing.circle((38, 33), 3.6, tone.line)
        with drawing.place(50, 55, 0.45):
            mint(metal)(drawing)

    return draw


def sword(drawing: Drawing) -> None:
    """A short sword: the sign of the weapons."""
    steel, grip = METAL["silver"], METAL["bronze"]
    with drawing.place(50, 50, 1, 0.125):
        drawing.path("M0 -62L11 -46V18H-11V-46Z", steel.base, stroke=INK, width=4.5, join="round")
        drawing.path("M0 -56V16", stroke=steel.deep, width=3)
        drawing.rect((-24, 17), (48, 10), grip.base, 4, stroke=INK, width=4)
        drawing.rect((-6, 27), (12, 22), grip.deep, 3, stroke=INK, width=4)
        drawing.circle((0, 53), 9, grip.base, stroke=INK, width=4)


def cards(deck: str) -> Picture:
    """Two backs of a deck, fanned."""

    def draw(drawing: Drawing) -> None:
        tone = DECK[deck]
        for x, turns in ((36, -0.03), (60, 0.03)):
            with drawing.place(x, 50, 1, turns):
                drawing.rect((-25, -42), (50, 84), tone.base, 8, stroke=PARCHMENT, width=6)
        with drawing.place(38, 28, 0.46):
            device(deck)(drawing)

    return draw


def device(deck: str) -> Picture:
    """What marks the back of a deck."""
    return {"servi": chain, "equi": horse("gold"), "stadium": _chariot, "theatrum": mask}[deck]


def _chariot(drawing: Drawing) -> None:
    """A wheel with eight spokes."""
    for color, width in ((INK, 15.0), (METAL["gold"].base, 9.0)):
        drawing.circle((50, 50), 38, stroke=color, width=width)
        for turn in range(4):
            with drawing.place(50, 50, 1, turn / 8):
                drawing.path("M0 -34V34", stroke=color, width=width * 0.6)
    drawing.circle((50, 50), 9, METAL["gold"].light, stroke=INK, width=4)


def mask(drawing: Drawing) -> None:
    """The mask of comedy."""
    face = drawing.linear((10, 0), (90, 100), (0, WHITE), (1, MARBLE_SHADE))
    drawing.path("M10 12Q50 26 90 12Q94 60 74 82Q50 104 26 82Q6 60 10 12Z", face, stroke=INK, width=5,
                 join="round")  # fmt: skip
    for x in (32, 68):
        drawing.ellipse((x, 42), 10, 7, INK)
    drawing.path("M28 62Q50 70 72 62Q66 86 50 86Q34 86 28 62Z", INK)


def pawn(seat: SeatStyle) -> Picture:
    """An agent: a turned wooden piece; the symbol of its player comes on top of it."""

    def draw(drawing: Drawing) -> None:
        light, dark = mix(seat.color, WHITE, 0.45), mix(seat.dark, INK, 0.35)
        drawing.ellipse((50, 91), 40, 8, INK, fill_opacity=0.45)
        body = drawing.linear((14, 0), (86, 0), (0, light), (0.5, seat.color), (1, seat.dark))
        drawing.path(_PAWN, body, stroke=dark, width=5, join="round")
        drawing.circle((50, 20), 16, body, stroke=dark, width=5)
        drawing.circle((45, 15), 4.5, WHITE, fill_opacity=0.6)

    return draw


def house(seat: SeatStyle) -> Picture:
    """A house in the colour of its player."""

    def draw(drawing: Drawing) -> None:
        dark = mix(seat.dark, INK, 0.4)
        wall = drawing.linear(
            (10, 0), (90, 0), (0, mix(seat.color, WHITE, 0.3)), (0.6, seat.color), (1, seat.dark)
        )
        drawing.path("M16 46H84V94H16Z", wall, stroke=dark, width=5, join="round")
        drawing.path(
            "M4 50L50 8L96 50Z", mix(seat.color, seat.dark, 0.45), stroke=dark, width=5, join="round"
        )

    return draw


def tablet(seat: SeatStyle) -> Picture:
    """A selection marker: a writing tablet."""

    def draw(drawing: Drawing) -> None:
        dark = mix(seat.dark, INK, 0.4)
        wood = drawing.linear((0, 6), (0, 94), (0, mix(seat.color, WHITE, 0.3)), (1, seat.color))
        drawing.rect((8, 6), (84, 88), wood, 12, stroke=dark, width=6)
        drawing.rect((19, 17), (62, 66), MARBLE, 6, stroke=dark, width=3)

    return draw


def shield(seat: SeatStyle) -> Picture:
    """A power shield, with room for a number."""

    def draw(drawing: Drawing) -> None:
        dark = mix(seat.dark, INK, 0.4)
        body = drawing.linear(
            (0, 0), (90, 100), (0, mix(seat.color, WHITE, 0.35)), (0.6, seat.color), (1, seat.dark)
        )
        drawing.path("M10 8Q50 -2 90 8V52Q88 84 50 98Q12 84 10 52Z", body, stroke=dark, width=6, join="round")

    return draw


def starter(drawing: Drawing) -> None:
    """The token of the start player: an eagle's standard."""
    gold = METAL["gold"]
    drawing.path("M50 52V96", stroke=INK, width=12, cap="round")
    drawing.path("M50 52V96", stroke=gold.deep, width=6, cap="round")
    wing = "M50 30C40 14 22 12 4 18C8 34 22 46 42 46L50 58L58 46C78 46 92 34 96 18C78 12 60 14 50 30Z"
    drawing.path(wing, gold.base, stroke=gold.line, width=5, join="round")
    drawing.circle((50, 22), 11, gold.light, stroke=gold.line, width=5)
    drawing.path("M24 30L40 38M76 30L60 38", stroke=gold.line, width=3.5, cap="round")


def arrow(color: Color, *, rtl: bool = False) -> Picture:
    """An arrow on to what is read next."""
    outline = [(8.0, 40.0), (52, 40), (52, 16), (96, 50), (52, 84), (52, 60), (8, 60)]

    def draw(drawing: Drawing) -> None:
        points = onward(outline, 50, rtl=rtl)
        drawing.polygon(points, color, stroke=WHITE, width=4, join="round")

    return draw


def star_of(drawing: Drawing) -> None:
    """Points at once."""
    gold = METAL["gold"]
    drawing.polygon(star((50, 52), 48, 21, 5), gold.base, stroke=gold.line, width=6, join="round")


def roof(drawing: Drawing) -> None:
    """A building to come: a plain house of terracotta."""
    drawing.path("M18 46H82V92H18Z", MARBLE, stroke=INK, width=5, join="round")
    tiles = drawing.linear((0, 8), (0, 50), (0, ROOF_LIGHT), (1, TERRACOTTA))
    drawing.path("M4 50L50 10L96 50Z", tiles, stroke=TERRACOTTA_DEEP, width=5, join="round")
    drawing.rect((40, 62), (20, 30), TERRACOTTA_DEEP, 3)


def boat(drawing: Drawing) -> None:
    """A merchant's ship: the harbour."""
    drawing.path("M8 62H92Q88 90 68 90H34Q12 90 8 62Z", TERRACOTTA, stroke=INK, width=5, join="round")
    drawing.path("M50 6V62", stroke=INK, width=6)
    drawing.path("M24 16H78Q84 34 76 52H26Q32 34 24 16Z", MARBLE, stroke=INK, width=5, join="round")


def grab(drawing: Drawing) -> None:
    """A purse with its string cut: the robber."""
    leather = METAL["bronze"]
    drawing.path(
        "M34 34C14 48 8 92 30 94H70C92 92 86 48 66 34Z", leather.base, stroke=INK, width=5, join="round"
    )
    drawing.path("M34 34L26 14Q50 24 74 14L66 34Z", leather.deep, stroke=INK, width=5, join="round")
    drawing.path("M30 38H70", stroke=METAL["gold"].base, width=6)
    drawing.path("M6 78L58 26M70 22L94 4", stroke=METAL["silver"].base, width=8, cap="round")
