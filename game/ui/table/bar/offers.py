"""The buttons of complete actions: two with fixed places in the bar; more lie in a sheet beside the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.art.frames import button_ink
from game.art.surfaces import transparent
from game.desk.desk_model import ActionOffer
from game.rules.kernel.text import Text, text
from game.tables.table import Shortcut
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.bar.amounts import Amounts, numberless
from game.ui.table.bar.places import BarPlaces
from game.ui.table.bar.sharing import pressed, shared
from game.ui.table.bar.text import Forms
from game.ui.table.compositor import Item

PREFIX = "do."
"""Focus ids of the buttons: "do.0", "do.1" ..."""
_GROWTH = 0.4
"""At larger text their words grow by this share of what others may."""
_HIGH = 1.55
"""How high a button of the sheet is, in its em."""
_PAD, _GAP, _SHEET = 16, 10, 18
"""Design units beside the words of a button, between two of a sheet, and round them."""
_BELOW = 0.96
"""From one of two lines of words to the next, in em."""
_ONCE = 0.66
"""A single line is no larger than this share of its button."""
_TWICE, _RAISED = 2.3, 0.03
"""How high two lines are, and how far above the middle they stand: more reaches below; in em."""
_RING, _LINE = 7, 3
"""Design units by which the focus reaches beyond a button, and of each of its lines."""
_STEPS, _TIGHT = ("less", "more"), 4
"""The buttons of a single sign, and the design units beside it: it is never cut."""
ButtonAction = ActionOffer | Shortcut | Literal["turn", "less", "more"]
Say = Callable[[Text], Forms]
"""A message in all its words, then in fewer."""


@dataclass(frozen=True, slots=True)
class OfferButton:
    """A button.

    Attributes:
        id: its focus id.
        label: what it says; in fewer words where it has no room for all of them.
        rect: where it lies.
        press: what it does.
        golden: it is what the question asks for, and nothing warns of it.
        icon: what it shows instead of words.
    """

    id: str
    label: Forms
    rect: pygame.Rect
    press: ButtonAction
    golden: bool = False
    icon: str = ""


class Offers:
    """Lays out and draws the buttons of a choice.

    Args:
        services: the program's services.
        groups: the complete actions.
        say: turns messages into words.
        places: those of the bar.
        sheet: the room for a sheet of many buttons.
        lies: where a sheet lies that is as large as one of these; None: at the lower end of that room.
        turn: where the button lies that turns a piece in hand, if one can be turned.
        shortcuts: where the choice can go on.
    """

    def __init__(
        self,
        services: Services,
        groups: Sequence[Amounts],
        say: Say,
        places: BarPlaces,
        sheet: pygame.Rect,
        turn: pygame.Rect | None = None,
        shortcuts: Sequence[Shortcut] = (),
        lies: Callable[[Sequence[tuple[int, int]]], pygame.Rect] | None = None,
    ) -> None:
        self._services, self._say, self._places = services, say, places
        metrics, fonts = services.metrics, services.theme.fonts
        grown = 1 + _GROWTH * (metrics.text_scale - 1)
        self.em, self._least = metrics.print(fonts.body * grown), metrics.print(fonts.small)
        self.panel: pygame.Rect | None = None
        self.buttons: list[OfferButton] = []
        sharing = shared(groups, shortcuts)
        self._add(sharing.primary, places.primary, golden=True)
        if sharing.stepped:
            self.buttons.append(self._made(("−",), places.less, "less"))
            self.buttons.append(self._made(("+",), places.more, "more"))
        self._lay_sheet(sharing.sheet, sheet, lies)
        self._add(sharing.second, places.second)
        if turn:
            self.buttons.append(self._made(say(text("play-turn")), turn, "turn", icon="turn"))
        self._faces: dict[tuple[str, bool], list[Item]] = {}

    @property
    def sheeted(self) -> bool:
        """Whether a sheet lies on the table."""
        return self.panel is not None

    @property
    def offers(self) -> list[ActionOffer]:
        """What the buttons carry out, in their order."""
        return [button.press for button in self.buttons if isinstance(button.press, ActionOffer)]

    def button(self, id: str) -> OfferButton | None:
        """The button with this focus id."""
        return next((button for button in self.buttons if button.id == id), None)

    def items(self, focus: str | None) -> list[Item]:
        """The pictures, with the button ``focus`` in focus."""
        faces = (face for button in self.buttons for face in self._face(button, button.id == focus))
        return [*self._ground(), *faces]

    def shape(self, id: str | None) -> list[Focusable]:
        """Where the button with this focus id lies, if there is one."""
        button = self.button(id) if id else None
        return [Focusable(button.id, button.rect, cornered=True)] if button else []

    # --- where they lie ---------------------------------------------------------------------------------

    def _add(
        self,
        way: Amounts | Shortcut | None,
        place: pygame.Rect,
        *,
        golden: bool = False,
        brief: bool = False,
    ) -> None:
        if way is None:
            return
        press = pressed(way)
        safe = isinstance(press, ActionOffer) and not (press.ends or press.warning)
        label = self._said(way, brief=brief)
        self.buttons.append(self._made(label, place, press, golden=golden and safe))

    def _said(self, way: Amounts | Shortcut, *, brief: bool) -> Forms:
        """The words of a button; ``brief`` ones are the fewest only."""
        forms = self._say(pressed(way).label)
        return forms[-1:] if brief else forms

    def _made(
        self, label: Forms, place: pygame.Rect, press: ButtonAction, *, golden: bool = False, icon: str = ""
    ) -> OfferButton:
        return OfferButton(f"{PREFIX}{len(self.buttons)}", label, place, press, golden, icon)

    def _lay_sheet(
        self,
        ways: Sequence[Amounts | Shortcut],
        sheet: pygame.Rect,
        lies: Callable[[Sequence[tuple[int, int]]], pygame.Rect] | None,
    ) -> None:
        """One below the other, in several columns if need be; amounts side by side, in few words."""
        if not ways:
            return
        units, high = self._services.metrics.units, max(round(self.em * _HIGH), self._services.metrics.finger)
        pad, gap = units(_SHEET), units(_GAP)
        least = -(-len(ways) // max(1, (sheet.h - 2 * pad + gap) // (high + gap)))
        alike = len({numberless(pressed(way).label) for way in ways}) == 1
        labels = [self._said(way, brief=alike)[0] for way in ways]
        divided = []
        for columns in (len(ways),) if alike else (least, least + 1):
            rows, wide = -(-len(ways) // columns), self._widest(labels, (sheet.w - 2 * pad) // columns - gap)
            size = (columns * (wide + gap) - gap + 2 * pad, rows * (high + gap) - gap + 2 * pad)
            divided.append((size, rows, wide))
        sizes = [size for size, *_ in divided]
        self.panel = pygame.Rect((0, 0), sizes[0])
        self.panel.midbottom = sheet.midbottom
        self.panel = lies(sizes) if lies else self.panel.clamp(sheet)
        _, rows, wide = divided[sizes.index(self.panel.size)]
        for number, way in enumerate(ways):
            column, row = divmod(number, rows)
            x, y = self.panel.left + pad + column * (wide + gap), self.panel.top + pad + row * (high + gap)
            place = self._services.metrics.mirror(pygame.Rect(x, y, wide, high), self.panel)
            self._add(way, place, brief=alike)

    def _widest(self, labels: Iterable[str], most: int) -> int:
        """How wide the buttons of a sheet are."""
        words = max(self._services.writer.measure(label, self.em, "bold")[0] for label in labels)
        return min(words + 2 * self._services.metrics.units(_PAD), most)

    # --- how they look ----------------------------------------------------------------------------------

    def _ground(self) -> list[Item]:
        if self.panel is None:
            return []
        services, metrics = self._services, self._services.metrics
        blur = metrics.units(14)
        shadow = services.artist.shadow(self.panel.size, metrics.units(16), blur)
        face = services.artist.panel(self.panel.size, "plain", services.theme.palette, metrics.k)
        under = (self.panel.left - 2 * blur, self.panel.top - 2 * blur + metrics.units(6))
        return [Item(shadow, under), Item(face, self.panel.topleft)]

    def _face(self, button: OfferButton, focused: bool) -> list[Item]:
        key = (button.id, focused)
        if key not in self._faces:
            self._faces[key] = [*([self._ring(button.rect)] if focused else []), self._drawn(button)]
        return self._faces[key]

    def _ring(self, rect: pygame.Rect) -> Item:
        """The focus: a bright ring with white outside; the face keeps its colour."""
        units, palette = self._services.metrics.units, self._services.theme.palette
        reach, line = units(_RING), units(_LINE)
        whole = pygame.Rect(0, 0, rect.w + 2 * reach, rect.h + 2 * reach)
        ring = transparent(whole.size)
        pygame.draw.rect(ring, (255, 255, 255), whole, border_radius=2 * reach)
        inner = whole.inflate(-2 * line, -2 * line)
        pygame.draw.rect(ring, palette.focus, inner, border_radius=2 * reach - line)
        return Item(ring, (rect.left - reach, rect.top - reach))

    def _drawn(self, button: OfferButton) -> Item:
        services, palette = self._services, self._services.theme.palette
        size, k = button.rect.size, services.metrics.k
        face = services.artist.button(size, "normal", palette, k, primary=button.golden).copy()
        ink, middle = button_ink("normal", palette, primary=button.golden), face.get_rect().center
        if button.icon:
            icon = services.artist.icon(button.icon, round(size[1] * 0.6), ink)
            face.blit(icon, icon.get_rect(center=middle))
            return Item(face, button.rect.topleft)
        room = size[0] - 2 * services.metrics.units(_TIGHT if button.press in _STEPS else _PAD)
        em, lines = self._set(button.label, room, size[1])
        for number, line in enumerate(lines):
            words = services.writer.fit(line, em, ink, room, "bold", self._least)
            place = words.get_rect(center=middle)
            place.y += round(((number - (len(lines) - 1) / 2) * _BELOW - _RAISED * (len(lines) - 1)) * em)
            face.blit(words, place)
        return Item(face, button.rect.topleft)

    def _set(self, forms: Forms, room: int, high: int) -> tuple[int, tuple[str, ...]]:
        """The size of the words of a button and its lines: one of fewer words rather than two lines."""
        measure = self._services.writer.measure
        least, one = self._least, max(self._least, min(self.em, round(high * _ONCE)))
        for form in forms:
            if measure(form, least, "bold")[0] <= room:
                return self._services.writer.fitting(form, one, room, "bold", least), (form,)
        em = min(self.em, int(high / _TWICE))
        if em >= least:
            for form in forms:
                lines = self._two_lines(form, em)
                if all(measure(line, least, "bold")[0] <= room for line in lines):
                    sizes = [self._services.writer.fitting(line, em, room, "bold", least) for line in lines]
                    return min(sizes), lines
        return one, (forms[-1],)

    def _two_lines(self, label: str, em: int) -> tuple[str, ...]:
        """The words in two lines, as narrow as can be."""
        words = label.split(" ")
        ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        measure = self._services.writer.measure
        return min(ways, key=lambda way: max(measure(line, em, "bold")[0] for line in way), default=(label,))
