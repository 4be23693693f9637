"""Something that a lesson says: it is read, then "Next" goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.frames import button_ink
from game.ui.focus import Focusable, FocusRing
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.caption import Caption, CaptionCard
from game.ui.table.caption_place import Around
from game.ui.table.compositor import Item

NEXT, MENU = "lesson.next", "bar.menu"


class CaptionScene(Scene):
    """The table dimmed, a sentence beside what it is about, and the button that goes on.

    Args:
        services: the program's services.
        card: draws the caption; asked for again when the table is laid out anew.
        caption: what is said.
        lit: where that is about which it speaks.
        around: what lies round it.
        button: the place of "Next", and that of the menu's button, which stays as it is.
        on_next: called when it has been read, after the scene has gone.
        on_menu: opens the menu of the match.
        on_undo: takes back a step, after the scene has gone.
    """

    opaque = False
    turns = False

    def __init__(
        self,
        services: Services,
        card: Callable[[], CaptionCard],
        caption: Callable[[], Caption],
        lit: Callable[[], Sequence[pygame.Rect]],
        around: Callable[[], Around],
        button: Callable[[], tuple[pygame.Rect, pygame.Rect]],
        on_next: Callable[[], object],
        on_menu: Callable[[], object],
        on_undo: Callable[[], object],
    ) -> None:
        self._ui, self._card, self._caption = services, card, caption
        self._lit, self._around, self._button = lit, around, button
        self._on_next, self._on_menu, self._on_undo = on_next, on_menu, on_undo
        self.ring = FocusRing(services.metrics.rtl)
        self.ring.id = NEXT

    def layout(self, size: tuple[int, int]) -> None:
        """Place the buttons; the table below is laid out by its own scene."""
        following, menu = self._button()
        self.ring.rtl = self._ui.metrics.rtl
        self.ring.set([Focusable(NEXT, following), Focusable(MENU, menu)])

    def focusables(self) -> list[Focusable]:
        """The two buttons."""
        return list(self.ring.items)

    def focus(self) -> str | None:
        """The button in focus."""
        return self.ring.id

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the card and its button over the table."""
        said = self._card().items(self._caption(), self._lit(), self._around())
        for item in (*said, self._face()):
            canvas.blit(item.surface, item.pos)

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Only the button can look different."""
        face = self._face()
        canvas.blit(face.surface, face.pos)
        return [face.rect]

    def handle(self, intent: Intent) -> None:
        """Go on, or to the menu; a tap on the table goes on too."""
        match intent:
            case intents.Nav() | intents.Cycle():
                self.ring.cycle(1)
            case intents.Point(pos=pos):
                self.ring.focus(self.ring.at(pos))
            case intents.Menu() | intents.Back():
                self._on_menu()
            case intents.Undo():
                self._leave(self._on_undo)
            case intents.Confirm():
                self._press(self.ring.id)
            case intents.Release(tap=True, pos=pos):
                self._press(self.ring.at(pos) or NEXT)
            case _:
                pass

    def _press(self, id: str | None) -> None:
        if id == MENU:
            self._on_menu()
        elif id == NEXT:
            self._ui.sound.play("confirm")
            self._leave(self._on_next)

    def _leave(self, then: Callable[[], object]) -> None:
        self.stack.pop(self)
        then()

    def _face(self) -> Item:
        ui, (rect, _) = self._ui, self._button()
        state = "focused" if self.ring.id == NEXT else "normal"
        face = ui.artist.button(rect.size, state, ui.theme.palette, ui.metrics.k, primary=True).copy()
        ink = button_ink(state, ui.theme.palette, primary=True)
        em = min(round(rect.h * 0.5), ui.metrics.text(ui.theme.fonts.body))
        words = ui.writer.fit(ui.say("lesson-next"), em, ink, round(rect.w * 0.86), "bold")
        face.blit(words, words.get_rect(center=face.get_rect().center))
        return Item(face, rect.topleft)
