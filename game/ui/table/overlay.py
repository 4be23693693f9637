"""What is laid over the table to point things out: which things have which marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.art.painter import Painter
from game.art.palette import Color, mix
from game.tables.table import Place
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.marks import Marks
from game.ui.table.panels.buttons import BoardButtons
from game.ui.table.panels.panels import PANEL, Panels
from game.ui.table.screen_model import ScreenModel
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.stage.stage import Stage

_HEAVY = 12
"""The rim of a piece in hand, in design units."""
_ALIKE = 105
"""Colours whose parts differ less in all are taken for one another."""


def shapes_of(stage: Stage, targets: Iterable[str]) -> list[Focusable]:
    """Where targets are and their outlines; what is folded away has none."""
    return [
        Focusable(target, rect, stage.outline(target), cornered=stage.cornered(target))
        for target in targets
        if (rect := stage.rect(target))
    ]


def _by_owner(
    shapes: Iterable[Focusable], places: Mapping[str, Place], seat: int
) -> dict[int, list[Focusable]]:
    """What an action of ``seat`` touched, by the seats that it belongs to: what is nobody's by that one.

    The rims have the owners' colours: what is another's would else seem to belong to who acted.
    """
    parted: dict[int, list[Focusable]] = {}
    for shape in shapes:
        lies = (place for place in places.values() if place.slot == shape.id)
        place = places.get(shape.id) or next(lies, None)
        owner = place.owner if place else None
        parted.setdefault(seat if owner is None else owner, []).append(shape)
    return parted


class Overlay:
    """Lays the marks of a moment over a table that is laid out.

    Args:
        services: the program's services.
        marks: makes them.
        stage: knows where things lie.
        panels: the players' panels.
        buttons: those with places on the table.
        painter: paints a piece in hand.
    """

    def __init__(
        self,
        services: Services,
        marks: Marks,
        stage: Stage,
        panels: Panels,
        buttons: BoardButtons,
        painter: Painter,
    ) -> None:
        self._palette, self._marks = services.theme.palette, marks
        self._stage, self._panels = stage, panels
        self._buttons, self._painter = buttons, painter

    def items(
        self, look: ScreenModel, choices: Sequence[Focusable], others: Sequence[Focusable]
    ) -> list[Item]:
        """All marks but those of places, which lie lower: the last action, ``choices``, picks, the focus.

        What may take the place of a pick is marked as ``others``.
        """
        laid = (
            look.held_piece.targets if look.held_piece else ()
        )  # the piece itself shows that its place is picked
        picked = {shape.id: shape for shape in shapes_of(self._stage, look.picks) if shape.id not in laid}
        told, items = self._told(look), list[Item]()
        for color, shapes in told:
            items += self._marks.last((shape for shape in shapes if shape.id not in look.choices), color)
        items += self._marks.replacements(shape for shape in others if not shape.outline)
        items += self._marks.choices(shape for shape in choices if not shape.outline)
        for color, shapes in told:
            chosen = (shape for shape in shapes if shape.id in look.choices)
            items += self._marks.last(chosen, color, chosen=True)
        items += self._marks.affordable(shapes_of(self._stage, look.marked), self.free)
        items += self._marks.picked(look.picks, picked, self.tick)
        items += self._acted(look)
        items += self._focus(look.focus) if look.ringed and look.focus else ()
        return [*items, *self._marks.advised(shapes_of(self._stage, look.advised), look.advised)]

    def hand(self, hand: HeldPiece) -> list[Item]:
        """The piece in hand over its place, in a rim."""
        ghost, place = hand.at.ghost, hand.at.picture
        picture = self._painter.paint(ghost.piece, "up", place.size, look=ghost.look)
        outline = self._marks.rim(hand.at.area, self._palette.good, _HEAVY)
        return [
            *self._marks.clearing.open([outline]),
            Item(picture, picture.get_rect(center=place.center).topleft),
        ]

    def _told(self, look: ScreenModel) -> list[tuple[Color, list[Focusable]]]:
        """What the last action touched, with the colours of its rims."""
        if look.last_seat is None or not look.last:
            return []
        shapes = shapes_of(self._stage, self._seen(look.last))
        parted = _by_owner(shapes, self._stage.placements, look.last_seat)
        return [(self._color(seat), each) for seat, each in parted.items()]

    def _seen(self, targets: Iterable[str]) -> list[str]:
        """For each target that is folded away what shows it in short, as its closer look tells."""
        short = {place.portrait: piece for piece, place in self._stage.placements.items() if place.portrait}
        return [each if self._stage.rect(each) else short.get(each, each) for each in targets]

    def _acted(self, look: ScreenModel) -> list[Item]:
        """Where the last action touched nothing that is seen, the head of who did it stands for it."""
        if look.last_seat is None or shapes_of(self._stage, self._seen(look.last)):
            return []
        color = self._color(look.last_seat)
        return [rim for head in self._head(look.last_seat) for rim in self._marks.head(head, color)]

    def _color(self, seat: int) -> Color:
        """The colour of what a seat did last; a darker tone of one that would be taken for the focus."""
        style, focus = self._panels.style(seat), self._palette.focus
        near = sum(abs(one - other) for one, other in zip(style.color, focus, strict=True)) < _ALIKE
        return mix(style.color, style.dark, 0.5) if near else style.color

    def _focus(self, focus: str) -> list[Item]:
        """The outline of the focus; buttons and tabs show it themselves."""
        if focus.startswith(PANEL):
            return [
                rim for head in self._head(int(focus.removeprefix(PANEL))) for rim in self._marks.head(head)
            ]
        if focus.startswith(TAB) or self._buttons.rect(focus):
            return []
        pieces = [rect for _, rect in self._stage.pieces()]
        return [rim for shape in shapes_of(self._stage, [focus]) for rim in self._marks.focus(shape, pieces)]

    def _head(self, seat: int) -> list[Focusable]:
        """The head of a player's panel, if it has one, from the edge of its frame to what lies below."""
        rect = self._panels.head(seat, [place for _, place in self._stage.pieces()])
        return [Focusable(f"{PANEL}{seat}", rect, cornered=True)] if rect else []

    def free(self, piece: str) -> tuple[float, float] | None:
        """Where on a piece a sign covers no number, as its painter knows."""
        rect, place = self._stage.rect(piece), self._stage.placements.get(piece)
        return self._painter.free(piece, rect.size, place.look) if rect and place else None

    def tick(self, piece: str) -> tuple[float, float, float] | None:
        """The same of the sign that it is picked; a place without a piece has one by its own id."""
        rect, place = self._stage.rect(piece), self._stage.placements.get(piece)
        return self._painter.tick(piece, rect.size, place.look if place else "") if rect else None
