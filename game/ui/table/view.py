"""The whole play screen as pictures: table, panels, bar, marks and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.art.painter import Painter
from game.lang.narrator import Narrator
from game.maps.places import TABLE, ShotContext
from game.rules.kernel.event import Event
from game.tables.table import Place, Spotlight
from game.ui.focus import Focusable
from game.ui.stations import Edge
from game.ui.table.bar.bar import Bar
from game.ui.table.bar.notes import Notes
from game.ui.table.caption import CaptionCard
from game.ui.table.compositor import Compositor, Item
from game.ui.table.marks.marks import Marks
from game.ui.table.motion.dissolve import Dissolve
from game.ui.table.motion.spotlights import Spotlights
from game.ui.table.motion.wipe import TurnWipe
from game.ui.table.overlay import Overlay, shapes_of
from game.ui.table.panels.besides import besides
from game.ui.table.panels.buttons import BoardButtons
from game.ui.table.panels.panels import Panels
from game.ui.table.screen_model import ScreenModel
from game.ui.table.shots.arrangements import Arrangements
from game.ui.table.shots.placed_pane import Cut
from game.ui.table.shots.reference_layout import ReferenceLayout
from game.ui.table.shots.tab_contents import TabContents
from game.ui.table.shots.tabs import TabBar
from game.ui.table.stage.stage import Stage
from game.ui.table.workshop import Workshop


class TableView:
    """Puts the parts of the play screen together and keeps them while they do not change.

    Args:
        workshop: makes what the table consists of.
        buttons: those of the bar, if others than at play.

    Attributes:
        spotlights: what is shown large.
        wipe: shows in the bar that the turn passes.
        sheets: where what lies beyond the canvas is seen.
        sized: the services with the sizes of the bar.
    """

    def __init__(self, workshop: Workshop, buttons: Sequence[str] = ()) -> None:
        services, title = workshop.services, workshop.title
        self.workshop, self._services = workshop, services
        self._seats, self._buttons = workshop.seats, buttons
        self.layout = workshop.layout
        self.table = title.table(workshop.rules)
        self.ghost = title.ghost
        self.stage = Stage(self.table, self.painter, services)
        self.shot = TABLE
        self._active: int | None = None
        self._arrangements = Arrangements(services, workshop.layout, workshop.seats)
        self._compositor, self._dissolve = Compositor(), Dissolve(services)
        self.cut = self._dissolve.cut
        self.spotlights, self.wipe = Spotlights(services), TurnWipe(services)
        self._expected: tuple[Any, Mapping[str, Place]] = (None, {})
        stage = self.stage
        self.tab_contents = TabContents(
            title.id, self.layout, self.setting, stage.slot_of, stage.rect, lambda: self.tabs is not None
        )

    @property
    def painter(self) -> Painter:
        """Makes the pictures of the pieces, as they are to look now."""
        return self.workshop.painter

    @property
    def moving(self) -> bool:
        """Whether anything on the table is on its way."""
        return self.stage.moving or self.spotlights.due

    @property
    def revision(self) -> tuple[int, str]:
        """Whatever depends on where things lie is derived anew when this is another."""
        return self.stage.revision, self.shot

    def arrange(self, view: Any, shot: str, active: int | None, reader: Edge | None = None) -> None:
        """Lay everything out for the present canvas, language, theme and text scale.

        Args:
            view: the position.
            shot: the shot of the table.
            active: the seat whose own things lie large.
            reader: from which edge the bar is read, if not from that of who is asked.
        """
        self.shot, self.stage.placements = shot, self.table.placements(view)
        services = self._services
        names, table = [seat.name for seat in self._seats], self.table
        self.narrator = Narrator(services.catalogue, names, table.describe, table.short)
        self._arrangements.renew(reader)
        self._dissolve.stop()
        self.spotlights.stop()
        self._lay_out(active)

    def go(self, shot: str, active: int | None, *, smooth: bool = True) -> bool:
        """To a shot of the table and the panel of who is to act; another shot comes smoothly, or at once.

        True if that changed anything: a shot that is laid out just like the present one does not.
        """
        if not smooth:
            self.cut()
        if (shot, active) == (self.shot, self._active):
            return False
        if active == self._active and self.same_layout(shot):
            self.shot = shot
            return False
        before, fades = self.arrangement, smooth and shot != self.shot
        self.shot = shot
        self._lay_out(active)
        if fades:
            self._dissolve.begin(self.arrangement.changed_from(before))
        return True

    def snap(self, *, lit: bool = True) -> None:
        """Put everything where it lies, at once; what is shown large counts as seen if ``lit``."""
        self._dissolve.stop()
        self.wipe.stop()
        if lit:
            self.spotlights.stop()
        self.stage.snap()

    @property
    def tabbed(self) -> tuple[str, ...]:
        """The shots of the table that have a tab now."""
        return self.layout.tabs(self._services.metrics.text_scale)

    def medal_name(self, seat: int) -> str:
        """The name below the medal of the bar, if there is room for those of all players."""
        names = [each.name for each in self._seats]
        return names[seat] if self.bar.names_fit(names) else ""

    def setting(self, shot: str) -> ShotContext:
        """What a shot is laid out for."""
        return self._arrangements.setting(shot, self._active)

    @property
    def asker(self) -> Edge | None:
        """The edge of who is asked, where people sit round the table."""
        return self.sheets.asker if self.sheets else None

    def on_board(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on what all share: there alone a press on nothing puts back."""
        return self.arrangement.board.collidepoint(self.sheets.on_canvas(pygame.Rect(pos, (1, 1))).topleft)

    def same_layout(self, shot: str) -> bool:
        """Whether a shot is laid out like the present one: it may differ at another text size only."""
        return self.layout.shots(self.setting(shot)) == self.layout.shots(self.setting(self.shot))

    def prefetch(self, shot: str, active: int | None, view: Any = None) -> Iterator[None]:
        """Paint a shot that may be wanted next, a portion at each step; as it is now, or in a position."""
        if view is None and active == self._active and self.same_layout(shot):
            return
        arrangement = self._arrangements.of(shot, active)
        yield
        yield from self.workshop.grounds.prefetch(arrangement)
        sized = self._services.sized(arrangement.own_metrics)
        yield from Panels(sized, arrangement, self._seats).prefetch(active)
        placed = self.stage.placements if view is None else self.table.placements(view)
        yield from self.stage.prefetch(arrangement, placed)

    def _lay_out(self, active: int | None) -> None:
        services, self._active = self._services, active
        lies = self.arrangement = self._arrangements.of(self.shot, active)
        self.reference = ReferenceLayout(services, self.layout, self.setting(self.shot))
        self.sheets, self.sized = lies.sheets, services.sized(lies.bar_metrics)
        self.panels = Panels(services.sized(lies.own_metrics), lies, self._seats)
        self.bar = Bar(self.sized, lies.bar, self._buttons, lies.ground)
        self._notes = Notes(self.sized, self.bar, lies.notes)
        self.marks = Marks(services, self.arrangement)
        self.buttons = BoardButtons(services, self.arrangement)
        self.captions = CaptionCard(services, self.arrangement.area, self.bar.places.ground.top)
        self.overlay = Overlay(self.marks, self.stage, self.panels, self.buttons, self.painter)
        self.tabs = self._make_tabs()
        self.stage.arrange(self.arrangement, self.painter)

    def _seen(self, target: str) -> pygame.Rect | None:
        rect = self.stage.rect(target)
        return self.sheets.on_canvas(rect) if rect else None

    def _make_tabs(self) -> TabBar | None:
        if self.arrangement.tabs is None or not self.layout.tabbed:
            return None
        labels = {name: self._services.say(self.tab_contents.label(name)) for name in self.tabbed}
        sized = self._services.sized(self.arrangement.tab_metrics)
        return TabBar(sized, self.arrangement.tabs, labels, self.layout.read)

    def show(self, view: Any, shot: str, active: int | None) -> None:
        """Show a position in its shot, at once."""
        placed, self._expected = self._placed(view), (None, {})
        self.stage.placements = dict(placed)
        if not self.go(shot, active, smooth=False):
            self.stage.snap(placed)

    def expect(self, view: Any) -> None:
        """A position is shown next, after the way to the shot that it needs."""
        self._expected = (view, self.table.placements(view))
        self.stage.expect(self._expected[1])

    def change(self, view: Any, events: Sequence[Event]) -> None:
        """Go to a position, told by events, at the speed of the settings."""
        self.spotlights.stop()
        self._dissolve.hold()
        self.stage.change(self._placed(view), events, self._services.settings.animation)
        self._expected = (None, {})

    def _placed(self, view: Any) -> Mapping[str, Place]:
        return self._expected[1] if self._expected[0] is view else self.table.placements(view)

    def light(self, lit: Sequence[Spotlight]) -> None:
        """Show these large, one after the other, once everything has landed."""
        self.spotlights.show(lit, self.narrator, self.painter, self.panels.style)

    def pass_turn(self, seat: int) -> None:
        """The turn goes to ``seat``: its medal in the bar says so."""
        self.wipe.begin(self.panels.style(seat))

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything moved."""
        dissolved = self._dissolve.update(dt)
        wiped, still = self.wipe.update(dt), not self.stage.moving
        lit = self.spotlights.update(dt, still, self.arrangement, self._seen)
        return self.stage.update(dt) or dissolved or lit or wiped

    def draw(self, canvas: pygame.Surface, look: ScreenModel) -> None:
        """Draw everything."""
        self._dissolve.take(canvas)
        self._compositor.draw(canvas, self.sheets.items(self._items(look)))
        self._dissolve.draw(canvas)

    def redraw(self, canvas: pygame.Surface, look: Callable[[], ScreenModel]) -> list[pygame.Rect]:
        """Draw what changed; returns where.

        What a change brings is drawn in the next frame: for one it is enough to carry an action out, to lay
        out its shot and to paint what is new.
        """
        if self._dissolve.take(canvas):
            return []
        if self._dissolve.active:
            self.draw(canvas, look())
            return [canvas.get_rect()]
        return self._compositor.redraw(canvas, self.sheets.items(self._items(look())))

    def shapes(self, targets: Iterable[str]) -> list[Focusable]:
        """Where targets are and their outlines; what is folded away has none."""
        return shapes_of(self.stage, targets)

    def shaded(self, pieces: Iterable[str]) -> Iterator[Cut]:
        """The places of a printed board that step back a little, also those that an edge cuts."""
        for slot in map(self.stage.slot_of, pieces):
            rect, outline = self.arrangement.rect(slot), self.arrangement.outline(slot)
            yield from [Cut(rect, rect, outline)] if rect else self.arrangement.cut(slot)

    def _items(self, look: ScreenModel) -> list[Item]:
        self.stage.lift(look.lifted)
        lying = (rect for _, rect in self.stage.pieces())
        items = [*besides(self._services, self.arrangement, self.panels.style, lying)]
        items += self.panels.items(look.heads)
        said = replace(look.bar, toast=look.toast, refused=look.refused) if look.toast else look.bar
        items += self.bar.items(said, look.focus, look.disabled)
        items += self._notes.items(look.bar)
        items += self.wipe.items(self.bar.medal, self.bar.rect)
        items += self.buttons.items(look.buttons, look.focus)
        items += self.tabs.items(self.tab_contents.tab(self.shot), look.focus, look.tabs) if self.tabs else []
        standing = self.stage.stand(look.chosen)
        open_to = self.shapes((*look.choices, *look.other_replacements))
        # Printed in the frame that draws it, which is not the one that carries an action out.
        ground = self._compositor.ground = self.workshop.grounds.of(self.arrangement, self.panels)
        below = [Item(ground, (0, 0)), *self.workshop.grounds.upright(self.arrangement)]
        self.marks.clearing.renew([*below, *self.stage.fillings()])
        lit = [shape for shape in open_to if shape.outline]
        grounds = self.marks.grounds(lit, standing.rimmed, self.shaded(standing.shaded))
        items += self.stage.resting(grounds)
        self.marks.clearing.renew([*below, *items])
        # What would take the place of a pick is only lifted: rims are of picks and of what goes with them.
        rimmed = standing.rimmed - (standing.raised & {*look.other_replacements})
        items += self.overlay.items(look, [shape for shape in open_to if shape.id in rimmed])
        items += self.overlay.hand(look.held_piece) if look.held_piece and self._active is not None else []
        items += self.stage.flying()
        if look.caption:
            items += self.captions.items(look.caption, look.lit, look.around)
        if look.offers:
            items += look.offers.items(look.focus)
            items += self.marks.advised(look.offers.shape(look.lamp), Counter())
        return items + self.spotlights.items()
