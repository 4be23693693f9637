"""The base of all menu screens: declare widgets, the page does what people want with them."""

from __future__ import annotations

from game.ui.input import intents
from game.ui.input.bindings import SCROLL
from game.ui.input.intents import Intent, Pixel
from game.ui.widgets.field import TextField
from game.ui.widgets.scroll import WINDOWFUL, sign_at
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget_scene import WidgetScene


class WidgetPage(WidgetScene):
    """A screen made of widgets that works with every device.

    A subclass says in ``build`` what is on it, and perhaps in ``hints`` what more its buttons do; its own
    intents go to :meth:`other`.
    """

    _clicked: tuple[Pixel, str | None] = (0, 0), None
    """Where the last click was, and on what."""

    def back(self) -> None:
        """Back was pressed."""
        if self.closes:
            self.ui.sound.play("back")
            self.stack.pop(self)

    def other(self, intent: Intent) -> bool:
        """An intent before the page handles it. True keeps the page from doing so."""
        return False

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        if self.other(intent):
            return
        widget = self.focused()
        match intent:
            case intents.Nav(direction=direction):
                self._nav(direction)
            case intents.Cycle(step=step):
                self._moved(self.ring.cycle(step))
            case intents.Confirm(device="keyboard") if isinstance(widget, TextField):
                self._moved(self.ring.cycle(1))
            case intents.Confirm() if widget is not None:
                widget.confirm(self.ui)
            case intents.Back():
                self.back()
            case intents.Page(step=step):
                self._scroll(step * self._windowful, None)
            case intents.Scroll(steps=steps, pos=pos):
                self._scroll(steps * self.ui.metrics.units(90), pos)
            case intents.Type(text=typed, erase=erase) if isinstance(widget, TextField):
                widget.write(typed, erase)
            case intents.Edit(way=way, select=select) if isinstance(widget, TextField):
                widget.edit(way, select=select)
            case intents.Point() | intents.Press() | intents.Release():
                self._pointer(intent)
            case _:
                pass

    def _nav(self, direction: intents.Direction) -> None:
        self.ring.visible = True
        widget = self.focused()
        if widget is not None and widget.nav(self.ui, direction):
            return
        moved = self.ring.move(direction)
        self._moved(moved)
        if not moved and direction in ("up", "down"):
            step = round(self.parts.view.h * 0.4)
            self._scroll(step if direction == "down" else -step, None)

    def _moved(self, moved: bool) -> None:
        if moved:
            self.ui.sound.play("move")
            self.follow()

    def _scroll(self, pixels: int, pos: Pixel | None) -> None:
        widget = self.focused() if pos is None else self.parts.leaf(self.parts.at(pos))
        if widget is not None and widget.scroll(self.ui, pixels):
            return
        if self._roll(pixels) and pos is not None:  # what the page tells of lies under the pointer now
            self._hover(pos)

    def _roll(self, pixels: int) -> bool:
        """Scroll the content, to where a row begins. False if it was at the end already."""
        scroller, before = self.parts.scroller, self.parts.scroller.at
        moved = scroller.by(pixels)
        if moved:
            scroller.at = self.parts.settled(before, self.ui.metrics.units(self.margin))
            self._scrolled()
        return moved

    @property
    def _windowful(self) -> int:
        return round(self.parts.view.h * WINDOWFUL)

    def _scrolled(self) -> None:
        """If most of what is in focus was scrolled out of sight the focus goes to what is best seen."""
        self.parts.place(self.ui)
        self._placed()
        if (
            self.ring.rect is None
            or self.parts.at_foot(self.ring.id)
            or 2 * self.ring.rect.clip(self.parts.view).h >= min(self.ring.rect.h, self.parts.view.h)
        ):
            self._note()
            return
        seen = {
            leaf.id: self.parts.view.clip(leaf.rect) for leaf in self.parts.root.leaves() if leaf.focusable
        }
        best = max(seen, key=lambda id: (seen[id].h, -abs(seen[id].centery - self.parts.view.centery)))
        if seen[best].h:
            self.ring.focus(best)
            self._note()

    def _pointer(self, intent: intents.Point | intents.Press | intents.Release) -> None:
        match intent:
            case intents.Press(pos=pos):
                self._hover(pos)
                self._held = (pos, self.parts.scroller.at, self._under(pos))
            case intents.Point(pos=pos, held=True) if self._held is not None:
                self._drag(pos)
            case intents.Point(pos=pos):
                self._hover(pos)
            case intents.Release(pos=pos, tap=tap):
                held, self._held = self._held, None
                if tap and held is not None:
                    self._click(pos, intent)
            case _:
                pass

    def _hover(self, pos: Pixel) -> None:
        self.ring.visible = False
        if self.ring.focus(self._under(pos)):
            self._note()

    def _drag(self, pos: Pixel) -> None:
        assert self._held is not None
        start, scrolled, id = self._held
        widget = self.parts.leaf(id)
        if widget is not None and widget.drag(self.ui, start, pos):
            return
        if self.parts.scroller.by(scrolled + start[1] - pos[1] - self.parts.scroller.at):
            self._scrolled()
            self._held = (start, scrolled, None)

    def _click(self, pos: Pixel, intent: Intent) -> None:
        widget = self.parts.leaf(self._under(pos))
        action = self.footer.at(pos)
        self._clicked = pos, self._under(pos)
        if widget is not None:
            self.ring.focus(widget.id)
            self.follow()
            widget.click(self.ui, pos)
        elif action == "confirm":
            self.handle(intents.Confirm(intent.device))
        elif action == "back":
            self.handle(intents.Back(intent.device))
        elif action == SCROLL:
            self._leaf_through()
        elif action is not None:
            self.on_hint(action)
        else:
            self._turn(pos)

    def _turn(self, pos: Pixel) -> None:
        """Near an arrow beyond an edge: on by a windowful that way."""
        if not any(page.turn(self.ui, pos) for page in self._texts()):
            self._roll(sign_at(self.ui, self.parts.view, self.parts.scroller, pos) * self._windowful)

    def _under(self, pos: Pixel) -> str | None:
        """The focus id that a press at ``pos`` means; None on an arrow, since arrows lie above everything."""
        windows = [(page.rect, page.scroller) for page in self._texts()]
        windows.append((self.parts.view, self.parts.scroller))
        arrow = any(sign_at(self.ui, *window, pos, near=False) for window in windows)
        return None if arrow else self.parts.at(pos)

    def _texts(self) -> list[TextPage]:
        return [leaf for leaf in self.parts.seen() if isinstance(leaf, TextPage)]

    def _placed(self) -> None:
        """What has come under the hand by its click does not take the second one of a double click."""
        super()._placed()
        pos, id = self._clicked
        if self._under(pos) != id:
            self.stack.guard.changed()

    def on_hint(self, action: str) -> None:
        """One of the page's own hints was clicked or tapped."""

    def _leaf_through(self) -> None:
        """The hint of scrolling was tapped: on by a windowful, from the end back to the start."""
        widget = self.focused()
        if widget is not None and widget.hint_action == SCROLL:
            widget.confirm(self.ui)
        elif not self.parts.scroller.by(self._windowful):
            self.parts.scroller.by(-self.parts.scroller.length)
        self._scrolled()
