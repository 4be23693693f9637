"""The whole play screen as pictures: table, panels, bar, marks and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.art.painter import Painter
from game.lang.narrator import Narrator
from game.match.seats import Seat
from game.rules.kernel.event import Event
from game.rules.kernel.rules import AnyRules
from game.tables.table import Title
from game.ui.focus import Focusable
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.table.arrange import Arrangement
from game.ui.table.bar import Bar, BarText
from game.ui.table.compositor import Compositor, Item
from game.ui.table.gesture import Hand
from game.ui.table.marks import Marks
from game.ui.table.panels import Panels
from game.ui.table.popover import Popover
from game.ui.table.stage import Stage


@dataclass(slots=True)
class Look:
    """What is shown above the pieces at a moment.

    Attributes:
        bar: the words of the bar.
        active: the seat to act.
        scores: points by seat.
        glowing: targets that may be pointed at next.
        marked: pieces with a good mark (an affordable card).
        picks: what is picked, with how often.
        last: what the last action touched, and the colour of who did it.
        popover: the buttons of complete actions.
        remark: a message above the bar; "" for none.
        hand: the piece in hand, shown over its place.
        focus: what has the focus.
        ringed: the focus is shown with its outline.
        disabled: buttons of the bar that lead to nothing now.
    """

    bar: BarText
    active: int | None
    scores: Sequence[int]
    glowing: Sequence[str] = ()
    marked: Sequence[str] = ()
    picks: Counter[str] = field(default_factory=Counter)
    last: Sequence[str] = ()
    last_seat: int | None = None
    popover: Popover | None = None
    remark: str = ""
    hand: Hand | None = None
    focus: str | None = None
    ringed: bool = True
    disabled: frozenset[str] = frozenset()


class TableView:
    """Puts the parts of the play screen together and keeps them while they do not change.

    Args:
        services: the program's services.
        title: the title that is played.
        rules: its rules.
        seats: the players.
    """

    def __init__(self, services: Services, title: Title, rules: AnyRules, seats: Sequence[Seat]) -> None:
        self._services = services
        self._title = title
        self._seats = seats
        self._layout = title.layout(rules)
        self.table = title.table(rules)
        self._rules = rules
        self.ghost = title.ghost
        self.painter: Painter = make_painter(services, title, rules, seats)
        self.stage = Stage(self.table, self.painter, services)
        self._compositor = Compositor()
        self._remarks: dict[str, list[Item]] = {}

    def arrange(self, active: int | None) -> None:
        """Lay everything out for the present canvas, language, theme and text scale.

        ``active`` is the seat to act, whose panel may be larger than the others.
        """
        services = self._services
        self.narrator = Narrator(services.catalogue, [seat.name for seat in self._seats], self.table.describe)
        self.painter = make_painter(services, self._title, self._rules, self._seats)
        self._ground = services.artist.backdrop(services.metrics.size, services.theme.palette).copy()
        place = Arrangement(self._layout, services.metrics, len(self._seats)).board
        board = self.painter.board(place.size)
        if board is not None:
            self._ground.blit(board, place)
        self._arrange_panels(active)

    def _arrange_panels(self, active: int | None) -> None:
        services = self._services
        self._active = active
        self.arrangement = Arrangement(self._layout, services.metrics, len(self._seats), active)
        self.panels = Panels(services, self.arrangement, self._seats)
        self.bar = Bar(services, self.arrangement.bar)
        self.marks = Marks(services)
        self._remarks.clear()
        self.stage.arrange(self.arrangement, self.painter)
        ground = self._ground.copy()
        self.panels.draw_ground(ground)
        self._draw_slots(ground)
        self._compositor.ground = ground

    def show(self, view: Any, active: int | None) -> None:
        """Show a position at once."""
        self._open_panel(active)
        self.stage.snap(self.table.placements(view))

    def change(self, view: Any, events: Sequence[Event], active: int | None) -> None:
        """Go to a position, told by events, at the speed of the settings."""
        self._open_panel(active)
        self.stage.change(self.table.placements(view), events, self._services.settings.animation)

    def draw(self, canvas: pygame.Surface, look: Look) -> None:
        """Draw everything."""
        self._compositor.draw(canvas, self._items(look))

    def redraw(self, canvas: pygame.Surface, look: Look) -> list[pygame.Rect]:
        """Draw what changed; returns where."""
        return self._compositor.redraw(canvas, self._items(look))

    def _open_panel(self, active: int | None) -> None:
        """Where the player to act has a larger panel, the panels are arranged anew for each player."""
        if self._layout.opened.get(len(self._seats)) and active != self._active:
            self._arrange_panels(active)

    def popover(
        self, anchor: pygame.Rect, labels: Sequence[str], remark: str, avoid: Sequence[pygame.Rect] = ()
    ) -> Popover:
        """Buttons beside ``anchor`` that leave ``avoid`` in sight."""
        within = self._services.metrics.safe.copy()
        within.h = self.arrangement.bar.top - within.top
        return Popover(self._services, anchor, labels, remark, within, avoid=avoid)

    def docked(self, label: str) -> Popover:
        """The only button of a choice of which nothing is picked: in the bar, where it hides nothing."""
        room, metrics = self.bar.free, self._services.metrics
        anchor = pygame.Rect(room.left if metrics.rtl else room.right, room.centery, 0, 0)
        return Popover(self._services, anchor, [label], "", room, framed=False)

    def _items(self, look: Look) -> list[Item]:
        items = self.panels.items(look.scores, look.active)
        items += self.bar.items(look.bar, look.focus, look.disabled)
        items += self.stage.resting()
        if look.last_seat is not None:
            items += self.marks.last(self._shapes(look.last), self.panels.style(look.last_seat).color)
        items += self._affordable(look.marked)
        items += self.marks.choices(self._shapes(look.glowing))
        items += self.marks.picked(look.picks, {shape.id: shape for shape in self._shapes(look.picks)})
        if look.ringed and look.focus and (shape := self._focus_shape(look.focus)):
            items += self.marks.focus(shape)
        items += self._in_hand(look.hand)
        items += self.stage.flying()
        if look.popover:
            items += look.popover.items(look.focus)
        return items + self._remark(look.remark)

    def _shapes(self, targets: Iterable[str]) -> list[Focusable]:
        """Where targets are and their outlines; what is folded away has none."""
        return [
            Focusable(target, rect, self.stage.outline(target))
            for target in targets
            if (rect := self.stage.rect(target))
        ]

    def _focus_shape(self, focus: str) -> Focusable | None:
        """Where the outline of the focus goes; the bar's and the popover's buttons show it themselves."""
        if focus.startswith("panel."):
            return Focusable(focus, self.panels.header(int(focus[6:])))
        return next(iter(self._shapes([focus])), None)

    def _in_hand(self, hand: Hand | None) -> list[Item]:
        """The piece in hand over its place, with an outline in the colour of its player."""
        if hand is None or self._active is None:
            return []
        ghost, place = hand.at.ghost, hand.at.picture
        picture = self.painter.paint(ghost.piece, "up", place.size, look=ghost.look)
        outline = self.marks.outline(hand.at.area, self._services.theme.palette.good, 14)
        return [outline, Item(picture, picture.get_rect(center=place.center).topleft)]

    def _affordable(self, marked: Sequence[str]) -> list[Item]:
        items = []
        for rect in (shape.rect for shape in self._shapes(marked)):
            side = max(round(rect.w * 0.3), 16)
            palette = self._services.theme.palette
            sign = self._services.artist.icon("affordable", side, palette.good)
            items.append(Item(sign, (rect.left - side // 4, rect.top - side // 4)))
        return items

    def _remark(self, words: str) -> list[Item]:
        """A message just above the bar."""
        if not words:
            return []
        if words not in self._remarks:
            self._remarks = {words: self._draw_remark(words)}
        return self._remarks[words]

    def _draw_remark(self, words: str) -> list[Item]:
        services, metrics = self._services, self._services.metrics
        palette, bar = services.theme.palette, self.arrangement.bar
        em = metrics.text(services.theme.fonts.body)
        pad = metrics.units(26)
        natural = services.writer.measure(words, em)[0]
        text = services.writer.paragraph(
            words, em, palette.on_dark, min(natural + 2, bar.w - 2 * pad), align="center"
        )
        size = (text.get_width() + 2 * pad, text.get_height() + pad)
        picture = services.artist.panel(size, "plain", palette, metrics.k, palette.danger).copy()
        picture.blit(text, (pad, pad // 2))
        place = picture.get_rect(centerx=bar.centerx, bottom=bar.top - metrics.units(10))
        return [Item(picture, place.topleft)]

    def _draw_slots(self, ground: pygame.Surface) -> None:
        """Empty places are seen as such."""
        services = self._services
        for name in self.arrangement.of_kind("card"):
            rect = self.arrangement.rect(name)
            if rect:
                radius = max(4, round(min(rect.size) * 0.08))
                slot = services.artist.slot(rect.size, radius, services.theme.palette, services.metrics.k)
                ground.blit(slot, rect)
