"""What is laid over the table to point things out: which things have which marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.art.painter import Painter
from game.ui.focus import Focusable
from game.ui.table.compositor import Item
from game.ui.table.marks.marks import Marks
from game.ui.table.panels.buttons import BoardButtons
from game.ui.table.panels.panels import PANEL, Panels
from game.ui.table.screen_model import ScreenModel
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.stage.stage import Stage
from game.ui.table.stage.tones import GHOST, Tones, edge_of


def shapes_of(stage: Stage, targets: Iterable[str]) -> list[Focusable]:
    """Where targets are and their outlines; what is folded away has none."""
    return [
        Focusable(target, rect, stage.outline(target), cornered=stage.cornered(target))
        for target in targets
        if (rect := stage.rect(target))
    ]


class Overlay:
    """Lays the marks of a moment over a table that is laid out.

    Args:
        marks: makes them.
        stage: knows where things lie.
        panels: the players' panels.
        buttons: those with places on the table.
        painter: paints a piece in hand.
    """

    def __init__(
        self,
        marks: Marks,
        stage: Stage,
        panels: Panels,
        buttons: BoardButtons,
        painter: Painter,
    ) -> None:
        self._marks, self._stage, self._panels = marks, stage, panels
        self._buttons, self._painter = buttons, painter
        self._tones = Tones()

    def items(self, look: ScreenModel, rimmed: Sequence[Focusable]) -> list[Item]:
        """All marks but those of places, which lie lower; of choices the ``rimmed`` ones have any."""
        # A piece in hand itself shows that its place is picked.
        laid = look.held_piece.targets if look.held_piece else ()
        picked = {shape.id: shape for shape in self.drawn(look.picks) if shape.id not in laid}
        items = self._told(look)
        items += self._marks.choices(self.drawn(shape.id for shape in rimmed if not shape.outline))
        items += self._marks.chosen(picked.values())
        items += self._marks.affordable(self.drawn(look.marked), self.free)
        ticks = self._marks.picked(look.picks, picked, self.tick)
        items += ticks
        items += self._focus(look.focus) if look.ringed and look.focus else ()
        fixed = self._buttons.rect(look.lamp) if look.lamp else None
        lit = [Focusable(look.lamp or "", fixed, cornered=True)] if fixed else []
        return [*items, *self._marks.advised([*self.drawn(look.advised), *lit], look.advised, ticks)]

    def drawn(self, targets: Iterable[str]) -> list[Focusable]:
        """Where targets are drawn: what may be chosen a little higher than it lies."""
        raised, shapes = self._stage.raised, shapes_of(self._stage, targets)
        return [replace(shape, rect=shape.rect.move(0, -raised(shape.id))) for shape in shapes]

    def hand(self, hand: HeldPiece) -> list[Item]:
        """The piece in hand over its place: in a rim once it is laid down, and let through until then."""
        ghost, place = hand.at.ghost, hand.at.picture
        picture = self._painter.paint(ghost.piece, "up", place.size, look=ghost.look)
        lies = picture.get_rect(center=place.center)
        if hand.laid:
            return [*self._marks.hand(hand.at.area), Item(picture, lies.topleft)]
        return [Item(self._tones.copy(picture, GHOST), lies.topleft)]

    def _told(self, look: ScreenModel) -> list[Item]:
        """Corners of what the last action touched; where none of it is seen, of the head of who did it."""
        if look.last_seat is None:
            return []
        shapes = list(map(self._inner, self.drawn(self._seen(look.last)))) or self._head(look.last_seat)
        return self._marks.changed(shapes, self._panels.style(look.last_seat).color)

    def _inner(self, shape: Focusable) -> Focusable:
        """The shape within which the corners of a round thing lie."""
        sprite = self._stage.sprite(shape.id)
        inset = -2 * edge_of(sprite.picture) if sprite and not shape.outline else 0
        return replace(shape, rect=shape.rect.inflate(inset, inset))

    def _seen(self, targets: Iterable[str]) -> list[str]:
        """For each target that is folded away what shows it in short, as its closer look tells."""
        short = {place.portrait: piece for piece, place in self._stage.placements.items() if place.portrait}
        return [each if self._stage.rect(each) else short.get(each, each) for each in targets]

    def _focus(self, focus: str) -> list[Item]:
        """The outline of the focus; buttons and tabs show it themselves."""
        if focus.startswith(PANEL):
            return [
                rim for head in self._head(int(focus.removeprefix(PANEL))) for rim in self._marks.head(head)
            ]
        if focus.startswith(TAB) or self._buttons.rect(focus):
            return []
        return [rim for shape in self.drawn([focus]) for rim in self._marks.focus(shape)]

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
