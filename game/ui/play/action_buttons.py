"""The buttons of complete actions, in the bar and on the table, and what pressing them does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer
from game.rules.kernel.action import Action
from game.rules.kernel.ids import BUTTON, spell
from game.rules.kernel.text import Text
from game.tables.table import Shortcut
from game.ui.services import Services
from game.ui.table.back_to_choice import back_to_choice
from game.ui.table.bar.amounts import Amounts, grouped
from game.ui.table.bar.offers import ButtonAction, Offers
from game.ui.table.nearby import overlap, sides
from game.ui.table.presenter import Presenter
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.view import TableView

_TURN = 64
"""Design units of the button that turns a piece in hand."""
_PLACES = 20
"""A sheet may lie at so many steps along each side of the table."""


class ActionButtons:
    """Keeps the buttons of a choice, with the amounts chosen on them.

    Args:
        services: the program's services.
        desk: whose choice it is.
        view: the table.
        presenter: knows what is offered.
        choice: what a press carries out.
        hand: the piece in hand.
    """

    def __init__(
        self,
        services: Services,
        desk: Desk,
        view: TableView,
        presenter: Presenter,
        choice: ChoiceProgress,
        hand: Callable[[], HeldPiece | None],
    ) -> None:
        self._services, self._desk, self._view, self._presenter = services, desk, view, presenter
        self._choice, self._hand = choice, hand
        self._amounts: tuple[object, tuple[Amounts, ...]] = None, ()
        self._offered: tuple[object, Offers | None] = None, None

    @property
    def at(self) -> tuple[object, ...]:
        """What the buttons and their meaning depend on."""
        turn = tuple(self._turn or ())
        return self._choice.guided.at, self._view.revision, self._groups, turn, self._choice.warned

    @property
    def _groups(self) -> tuple[Amounts, ...]:
        """What is offered, with the amounts that were chosen; these stay while nothing else changes."""
        if self._amounts[0] != self._desk.revision:
            self._amounts = self._desk.revision, grouped(self._presenter.loose())
        return self._amounts[1]

    @property
    def offers(self) -> Offers | None:
        """The buttons of the bar; None where there are none. Worked out once for all that they depend on."""
        *now, _ = self.at
        if self._offered[0] != now:
            self._offered = now, self._made()
        return self._offered[1]

    def _made(self) -> Offers | None:
        shown, turn = self._choice.model, self._turn
        home = back_to_choice(self._view, shown)
        shortcuts = [home] if home else [way for way in shown.shortcuts if way.button]
        if not (self._groups or turn or shortcuts) or self._desk.seen_choosing is None:
            return None
        say, places = self._view.narrator.forms, self._view.bar.places
        area = self._view.sheets.for_asker(self._view.arrangement.area)
        room = pygame.Rect(area.centerx, area.top, area.w // 2, area.h)
        lies = self._sheet_place
        return Offers(self._view.sized, self._groups, say, places, room, turn, shortcuts, lies)

    @property
    def _turn(self) -> pygame.Rect | None:
        """Beside the ground on which a piece was laid down and can be turned: it stays there while it is."""
        hand = self._hand()
        if hand is None or not (hand.laid and hand.turns_here):
            return None
        return beside(hand.ground, self._services.metrics.pressed(_TURN), self._view.arrangement.area)

    def verbs(self) -> dict[str, str]:
        """What the buttons that lead anywhere do, by their focus ids."""
        bar = self.offers.buttons if self.offers else []
        found: dict[str, str] = {button.id: _verb(button.press) for button in bar}
        return found | {each.id: each.offer.action.verb for each in self._presenter.fixed() if each.offer}

    def choose(self, action: Action) -> None:
        """Where ``action`` is one of several amounts, choose its amount."""
        ways = (self._with(group, action) for group in self._groups)
        self._amounts = self._desk.revision, tuple(ways)

    @staticmethod
    def _with(group: Amounts, action: Action) -> Amounts:
        actions = [offer.action for offer in group.offers]
        return Amounts(group.offers, actions.index(action)) if action in actions else group

    def of(self, action: Action) -> str | None:
        """The focus id of the very button that carries out ``action``."""
        fixed = ((each.id, each.offer) for each in self._presenter.fixed())
        bar = ((button.id, button.press) for button in (self.offers.buttons if self.offers else ()))
        return next(
            (id for id, offer in (*bar, *fixed) if isinstance(offer, ActionOffer) and offer.action == action),
            None,
        )

    def meanings(self) -> dict[str, object]:
        """What the buttons would carry out, by their focus ids; one that asks again does so only then.

        The same words mean something else in answer to another question, as to pass.
        """
        bar = self.offers.buttons if self.offers else []
        asked = choosing.decision.prompt.key if (choosing := self._desk.seen_choosing) else ""
        found: dict[str, object] = {
            button.id: (button.press, asked, button.press == self._choice.warned) for button in bar
        }
        fixed = (each for each in self._presenter.fixed() if each.offer)
        return found | {each.id: (each.offer, asked, each.offer == self._choice.warned) for each in fixed}

    def targets(self) -> dict[str, str]:
        """By focus id, the target of each button of the bar, or its verb if the action has no such target."""
        bar = self.offers.buttons if self.offers else []
        offers = {button.id: button.press for button in bar if isinstance(button.press, ActionOffer)}
        return {id: offer.button or spell(BUTTON, offer.action.verb) for id, offer in offers.items()}

    def has(self, id: str) -> bool:
        """Whether there is such a button that leads anywhere."""
        return id in self.verbs()

    def press(self, id: str) -> Text | Shortcut | int | None:
        """Press a button. Returns what to say to it, where to go, or how often to turn the piece in hand."""
        button = self.offers.button(id) if self.offers else None
        press = button.press if button else self._fixed(id)
        match press:
            case "turn":
                return 1
            case "less" | "more":
                stepped = tuple(group.step(1 if press == "more" else -1) for group in self._groups)
                self._amounts = self._desk.revision, stepped
                return None
            case ActionOffer():
                return self._choice.perform(press)
            case Shortcut():
                return press
        return None

    def _fixed(self, id: str) -> ActionOffer | None:
        return next((each.offer for each in self._presenter.fixed() if each.id == id), None)

    def _sheet_place(self, sizes: Sequence[tuple[int, int]]) -> pygame.Rect:
        """Where a sheet of many buttons, of one of these sizes, hides least of what lies on the table."""
        laid, stage, seen = self._view.arrangement, self._view.stage, self._view.sheets.for_asker
        lying = (*map(stage.rect, stage.placements), *laid.printed())
        things, places = (map(seen, filter(None, rects)) for rects in (lying, map(laid.rect, laid.slots)))
        return sheet_place(seen(laid.area), sizes, list(things), list(places))


def beside(ground: pygame.Rect, side: int, area: pygame.Rect) -> pygame.Rect:
    """A square in ``area`` at a corner or else a side of ``ground``, of which it covers nothing.

    Where there is no room for it, it lies in the corner of the area.
    """
    place = pygame.Rect(0, 0, side, side)
    ways = (
        place.move_to(bottomleft=ground.topright),
        place.move_to(bottomright=ground.topleft),
        place.move_to(topleft=ground.bottomright),
        place.move_to(topright=ground.bottomleft),
        *sides(place, ground),
    )
    return next((way for way in ways if area.contains(way)), place.move_to(topleft=area.topleft))


def sheet_place(
    area: pygame.Rect,
    sizes: Sequence[tuple[int, int]],
    seen: Sequence[pygame.Rect],
    empty: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The place in ``area`` for a sheet that hides least of what is ``seen``, then of a place: low rather."""

    def hidden(at: pygame.Rect) -> tuple[float, float]:
        shown, free = (
            [overlap(at, rects[each]) / (rects[each].w * rects[each].h) for each in at.collidelistall(rects)]
            for rects in (seen, empty)
        )
        return sum(shown), max(free, default=0)

    return min((place for size in sizes for place in _places(area, size)), key=hidden)


def _places(area: pygame.Rect, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Where in ``area`` something of this size may lie, the likeliest first."""
    across = sorted(range(_PLACES + 1), key=lambda step: abs(2 * step - _PLACES))
    for row in range(_PLACES, -1, -1):
        for step in across:
            x = area.left + (area.w - size[0]) * step // _PLACES
            y = area.top + (area.h - size[1]) * row // _PLACES
            yield pygame.Rect(x, y, *size).clamp(area)


def _verb(press: ButtonAction) -> str:
    """What a button does, in a word."""
    match press:
        case ActionOffer(action=action):
            return action.verb
        case Shortcut(verb=verb):
            return verb
        case word:
            return word
