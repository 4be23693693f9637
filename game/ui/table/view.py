"""The whole play screen as pictures: table, panels, bar, marks and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pygame

from game.art.painter import Painter
from game.desk.announcements import Announcement, announced_events, modal_announcement, turn_announcements
from game.lang.narrator import Narrator, unnamed
from game.maps.places import TABLE, ShotContext
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref
from game.tables.table import Place
from game.ui.focus import Focusable, lie_on
from game.ui.table.bar.bar import Bar, bar_height
from game.ui.table.compositor import Compositor, Item
from game.ui.table.marks.marks import Marks
from game.ui.table.motion.banner import Banner
from game.ui.table.motion.dissolve import Dissolve
from game.ui.table.overlay import Overlay, shapes_of
from game.ui.table.panels.buttons import BoardButtons
from game.ui.table.panels.panels import Panels
from game.ui.table.screen_model import ScreenModel
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.reference_layout import ReferenceLayout
from game.ui.table.shots.tab_contents import TabContents
from game.ui.table.shots.tabs import TabBar
from game.ui.table.stage.stage import Stage
from game.ui.table.workshop import Workshop

_KEPT = 24
"""So many shots are kept as they were laid out: play goes to and fro between a few."""


class TableView:
    """Puts the parts of the play screen together and keeps them while they do not change.

    Args:
        workshop: makes what the table consists of.
        buttons: those of the bar, if others than at play.
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
        self._arranged = lru_cache(_KEPT)(self._arrangement)
        self._compositor, self._dissolve = Compositor(), Dissolve(services)
        self.cut = self._dissolve.cut
        self._banner = Banner(services)
        self._expected: tuple[Any, Mapping[str, Place]] = (None, {})
        seen = self.stage.rect
        self.tab_contents = TabContents(
            title.id, self.layout, self.setting, self.stage.slot_of, lambda target: seen(target) is not None
        )

    @property
    def painter(self) -> Painter:
        """Makes the pictures of the pieces, as they are to look now."""
        return self.workshop.painter

    @property
    def moving(self) -> bool:
        """Whether anything on the table is on its way."""
        return self.stage.moving or self._banner.shown

    @property
    def revision(self) -> tuple[int, str]:
        """Whatever depends on where things lie is derived anew when this is another."""
        return self.stage.revision, self.shot

    @property
    def announcing(self) -> bool:
        """Whether something is announced, or will be once the table is still."""
        return self._banner.due

    def arrange(self, view: Any, shot: str, active: int | None) -> None:
        """Lay everything out for the present canvas, language, theme and text scale.

        Args:
            view: the position.
            shot: the shot of the table.
            active: the seat to act, whose panel may be larger than the others.
        """
        self.shot, self.stage.placements = shot, self.table.placements(view)
        services = self._services
        self.narrator = Narrator(services.catalogue, [seat.name for seat in self._seats], self.table.describe)
        self.brief = self.narrator.brief()
        self.terse = self.narrator.calling(self.table.short)
        self.workshop.renew()
        self._arranged.cache_clear()
        self._dissolve.stop()
        self._banner.stop()
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
        if smooth and shot != self.shot:
            self._dissolve.begin()
        self.shot = shot
        self._lay_out(active)
        return True

    def snap(self, *, announced: bool = True) -> None:
        """Put everything where it lies, at once; who is next counts as ``announced``, or still will be."""
        self._dissolve.stop()
        if announced:
            self._banner.stop()
        self.stage.snap()

    @property
    def tabbed(self) -> tuple[str, ...]:
        """The shots of the table that have a tab now."""
        return self.layout.tabs(self._services.metrics.text_scale)

    def tersely(self, told: Sequence[Text], teller: int | None) -> tuple[str, ...]:
        """The first of the things told in fewer words, at last without the name of who did it."""
        ways = [narrator.say(each) for each in told[:1] for narrator in (self.narrator, self.terse)]
        about = {value for each in told[:1] for _, value in each.values}
        name = self.narrator.name(teller) if teller is not None and seat_ref(teller) in about else ""
        shorter = (*ways[1:], *(unnamed(way, name) for way in ways), *map(self.terse.tersely, told[:1]))
        return tuple(dict.fromkeys(filter(None, shorter)))

    def setting(self, shot: str) -> ShotContext:
        """What a shot is laid out for."""
        return self._setting(shot, self._active)

    def _setting(self, shot: str, active: int | None) -> ShotContext:
        metrics, area = self._services.metrics, self._services.metrics.safe
        shape = area.w / max(1, area.h - self._bar_height())
        return ShotContext(shot, len(self._seats), active, metrics.text_scale, shape, metrics.rtl)

    def same_layout(self, shot: str) -> bool:
        """Whether a shot is laid out like the present one: it may differ at another text size only."""
        return self.layout.shots(self.setting(shot)) == self.layout.shots(self.setting(self.shot))

    def prefetch(self, shot: str, active: int | None, view: Any = None) -> Iterator[None]:
        """Paint a shot that may be wanted next, a portion at each step; as it is now, or in a position."""
        if view is None and active == self._active and self.same_layout(shot):
            return
        arrangement = self._arranged(self._setting(shot, active))
        yield
        yield from self.workshop.grounds.prefetch(arrangement)
        yield from Panels(self._services, arrangement, self._seats).prefetch(active)
        placed = self.stage.placements if view is None else self.table.placements(view)
        yield from self.stage.prefetch(arrangement, placed)

    def _arrangement(self, setting: ShotContext) -> Arrangement:
        return Arrangement(self.layout, self._services.metrics, setting, self._bar_height())

    def _lay_out(self, active: int | None) -> None:
        services, self._active = self._services, active
        self.arrangement = self._arranged(self._setting(self.shot, active))
        self.reference = ReferenceLayout(services, self.layout, self.setting(self.shot))
        self.panels = Panels(services, self.arrangement, self._seats)
        self.bar = Bar(services, self.arrangement.bar, self._buttons)
        self.marks = Marks(services, lambda: self._compositor.ground, self.arrangement)
        self.buttons = BoardButtons(services, self.arrangement)
        self.overlay = Overlay(services, self.marks, self.stage, self.panels, self.buttons, self.painter)
        self.tabs = self._make_tabs()
        self.tab_contents.renew(self.tabs is not None)
        self.stage.arrange(self.arrangement, self.painter)

    def _bar_height(self) -> int:
        return bar_height(self._services.metrics, self._services.theme.fonts)

    def _make_tabs(self) -> TabBar | None:
        if self.arrangement.tabs is None or not self.layout.tabbed:
            return None
        labels = {name: self._services.say(self.tab_contents.label(name)) for name in self.tabbed}
        return TabBar(self._services, self.arrangement.tabs, labels, self.layout.read)

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
        self._banner.stop()
        self._dissolve.hold()
        self.stage.change(self._placed(view), events, self._services.settings.animation)
        self._expected = (None, {})

    def _placed(self, view: Any) -> Mapping[str, Place]:
        return self._expected[1] if self._expected[0] is view else self.table.placements(view)

    def announces(self, events: Sequence[Event]) -> bool:
        """Whether any of ``events`` is announced: a round began, something befell somebody."""
        return bool(announced_events(self.table, events))

    def announce(self, seat: int, events: Sequence[Event] = ()) -> None:
        """The turn goes to ``seat``: say so once everything has landed; or what else ``events`` brought."""
        self._announce_all(turn_announcements(self.table, seat, events))

    def announce_modal(self, events: Sequence[Event]) -> None:
        """What ``events`` decided is said once everything has landed, to be read."""
        self._announce_all(modal_announcement(self.table, self._active or 0, events))

    def _announce_all(self, news: Sequence[Announcement]) -> None:
        """Announce one after the other; in few words what would lose its end."""
        for number, each in enumerate(news):
            said = self.narrator.say(each.words)
            brief = self.narrator.tersely(each.words) or (self.brief.say(each.words) if self.brief else "")
            self._banner.call(said, self.panels.style(each.about), brief, read=each.read, then=number > 0)

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything moved."""
        dissolved = self._dissolve.update(dt)
        announced = self._banner.update(dt, not self.stage.moving, self.arrangement.area)
        return self.stage.update(dt) or dissolved or announced

    def draw(self, canvas: pygame.Surface, look: ScreenModel) -> None:
        """Draw everything."""
        self._dissolve.take(canvas)
        self._compositor.draw(canvas, self._items(look))
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
        return self._compositor.redraw(canvas, self._items(look()))

    def shapes(self, targets: Iterable[str]) -> list[Focusable]:
        """Where targets are and their outlines; what is folded away has none."""
        return shapes_of(self.stage, targets)

    def _items(self, look: ScreenModel) -> list[Item]:
        self.stage.lift(look.lifted)
        items = self.panels.items(look.heads)
        said = replace(look.bar, toast=look.toast) if look.toast else look.bar
        items += self.bar.items(said, look.focus, look.disabled, look.offers.taken if look.offers else None)
        items += self.buttons.items(look.buttons, look.focus)
        items += self.tabs.items(self.tab_contents.tab(self.shot), look.focus, look.tabs) if self.tabs else []
        choices, others = self.shapes(look.choices), self.shapes(look.other_replacements)
        # Printed in the frame that draws it, which is not the one that carries an action out.
        ground = self._compositor.ground = self.workshop.grounds.of(self.arrangement, self.panels)
        below = [Item(ground, (0, 0))]
        self.marks.clearing.renew([*below, *self.stage.fillings()])
        grounds = self.marks.grounds((shape for shape in others if shape.outline), quiet=True)
        grounds += self.marks.grounds(shape for shape in choices if shape.outline)
        items += self.stage.resting(self.bright(look), grounds)
        self.marks.clearing.renew([*below, *items])
        items += self.overlay.items(look, choices, others)
        items += self.overlay.hand(look.held_piece) if look.held_piece and self._active is not None else []
        items += self.stage.flying()
        items += look.offers.items(look.focus) if look.offers else []
        return items + self._banner.items(self.arrangement.area)

    def bright(self, look: ScreenModel) -> frozenset[str] | None:
        """What does not step back while something in sight is to be chosen: that, and what lies there.

        Once all is picked, it is what may still be chosen in its place.
        """
        choices = look.choices if self._on_board(look.choices) else (*look.choices, *look.replacements)
        if not self.shapes(choices):
            return None
        bright = frozenset((*choices, *look.picks))
        places = [each for each in self.shapes(bright) if each.outline and not self.stage.sprite(each.id)]
        return bright.union(lie_on(places, self.shapes(dict(self.stage.pieces())))) if places else bright

    def _on_board(self, targets: Iterable[str]) -> bool:
        return any(self.arrangement.on_board(self.stage.slot_of(target)) for target in targets)
