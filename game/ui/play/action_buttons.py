"""The buttons of complete actions, in the bar and on the table, and what pressing them does."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import BUTTON, spell
from game.rules.kernel.text import Text
from game.tables.table import Shortcut
from game.ui.services import Services
from game.ui.table.back_to_choice import back_to_choice
from game.ui.table.bar.amounts import Amounts, grouped
from game.ui.table.bar.offers import ButtonAction, Offers
from game.ui.table.presenter import Presenter
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.view import TableView

_GAP = 10
"""Design units between a button and a place that stays free."""


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
        hand = self._hand()
        turns = hand is not None and hand.can_turn
        return self._choice.guided.at, self._view.revision, self._groups, turns, self._choice.warned

    @property
    def _groups(self) -> tuple[Amounts, ...]:
        """What is offered, with the amounts that were chosen; these stay while nothing else changes."""
        if self._amounts[0] != self._desk.revision:
            self._amounts = self._desk.revision, grouped(self._presenter.loose())
        return self._amounts[1]

    @property
    def offers(self) -> Offers | None:
        """The buttons of the bar; None where there are none. Worked out once for all that they depend on."""
        *now, turns, _ = self.at
        if self._offered[0] != (now := [*now, turns]):
            self._offered = now, self._made(turns=bool(turns))
        return self._offered[1]

    def _made(self, *, turns: bool) -> Offers | None:
        shown = self._choice.model
        home = back_to_choice(self._view, shown)
        shortcuts = (
            *(shortcut for shortcut in shown.shortcuts if shortcut.button),
            *([home] if home else []),
        )
        if not (self._groups or turns or shortcuts) or self._desk.seen_choosing is None:
            return None
        say, bar = self._view.narrator.say, self._view.bar
        room, asked, sheet = bar.room.clip(bar.rect), say(shown.prompt), self._sheet_room()
        kept = grouped(self._kept())
        # They lie as they did beside the question that was asked then.
        first = say(self._view.table.ask(self._desk.seen(), Choosing(self._desk.seen_choosing.decision)))
        free = Offers(self._services, kept, say, room, sheet, asked=first).taken if kept else None
        left = clear_of(room, free, self._services.metrics.units(_GAP)) if free else room
        offers = Offers(self._services, self._groups, say, left, sheet, turns, shortcuts, asked)
        if free and offers.taken:
            offers.taken.union_ip(free)
        return offers

    def _kept(self) -> list[ActionOffer]:
        """The actions without targets whose buttons keep their places while something is picked.

        Buttons of a lower rank never move there: a button that ends something and one that takes a part of it
        back never share a place.
        """
        choosing, table = self._desk.seen_choosing, self._view.table
        if choosing is None or not choosing.picked or not self._groups:
            return []
        least = min(table.rank(group.chosen.action) for group in self._groups)
        before = (action for action in choosing.targetless() if table.rank(action) < least)
        return [ActionOffer(action, table.verb(action)) for action in sorted(before, key=table.rank)]

    def verbs(self) -> dict[str, str]:
        """What the buttons that lead anywhere do, by their focus ids."""
        bar = self.offers.buttons if self.offers else []
        found: dict[str, str] = {button.id: _verb(button.press) for button in bar}
        return found | {each.id: each.offer.action.verb for each in self._presenter.fixed() if each.offer}

    def meanings(self) -> dict[str, object]:
        """What the buttons would carry out, by their focus ids; one that asks again does so only then."""
        bar = self.offers.buttons if self.offers else []
        found: dict[str, object] = {
            button.id: (button.press, button.press == self._choice.warned) for button in bar
        }
        fixed = (each for each in self._presenter.fixed() if each.offer)
        return found | {each.id: (each.offer, each.offer == self._choice.warned) for each in fixed}

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

    def _sheet_room(self) -> pygame.Rect:
        """Where a sheet of many buttons hides nothing of what is picked."""
        choosing = self._desk.seen_choosing
        picked = choosing.picked[-1:] if choosing else ()
        return sheet_room(self._view.arrangement.area, *(self._view.stage.rect(piece) for piece in picked))


def clear_of(room: pygame.Rect, free: pygame.Rect, gap: int) -> pygame.Rect:
    """What is left of a room where a place at one of its ends stays free."""
    if free.centerx < room.centerx:
        return pygame.Rect(free.right + gap, room.top, room.right - free.right - gap, room.h)
    return pygame.Rect(room.left, room.top, free.left - gap - room.left, room.h)


def sheet_room(area: pygame.Rect, picked: pygame.Rect | None = None) -> pygame.Rect:
    """The right half of ``area``, or the left one where something on the right is picked."""
    half = pygame.Rect(area.centerx, area.top, area.w // 2, area.h)
    return half.move(-half.w, 0) if picked and picked.centerx > area.centerx else half


def _verb(press: ButtonAction) -> str:
    """What a button does, in a word."""
    match press:
        case ActionOffer(action=action):
            return action.verb
        case Shortcut(verb=verb):
            return verb
        case word:
            return word
