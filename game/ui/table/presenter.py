"""Gives what a desk shows its places on the screen: words, marks, buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer, DeskModel
from game.desk.help_line import guesses, help_lines, offer_lines, place_lines, shorter
from game.desk.pending import pending
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Shortcut
from game.ui.focus import FocusRing
from game.ui.services import Services
from game.ui.table.back_to_choice import back_to_choice
from game.ui.table.bar.offers import PREFIX, Offers
from game.ui.table.bar.text import BarText, Forms, capitalised, news
from game.ui.table.hint_signs import HintSigns
from game.ui.table.keys import WITHDRAWING, keys_for, leads
from game.ui.table.panels.buttons import BoardButton
from game.ui.table.panels.panels import PANEL, headers
from game.ui.table.pointing import BAR, names_of
from game.ui.table.screen_model import ScreenModel
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.gesture import HeldPiece, hold
from game.ui.table.view import TableView

_SAID = {BAR: "play-bar-", PANEL: "play-bar-panel"}
"""What is said of the things that belong to every table."""
_GO_ON = (text("play-go-on"),)
"""What is said while something is shown large: the question comes when that has been seen."""
_MARKS = "\u200e\u200f"
"""Remarks in a row, and what is said of a thing, begin with the marks of their direction."""


def _sentence(words: str) -> str:
    """A way to say how it stands, which opens with a capital."""
    start = len(words) - len(words.lstrip(_MARKS))
    return words[:start] + capitalised(words[start:])


class Presenter:
    """Presents a desk as everybody before the screen may see it.

    Args:
        services: the program's services.
        desk: what is looked at.
        view: the table.
        choice: how far the choice on the desk has come.
        withdraws: tells whether the device in use is that of somebody who may take back to be ready.
    """

    def __init__(
        self,
        services: Services,
        desk: Desk,
        view: TableView,
        choice: ChoiceProgress,
        withdraws: Callable[[], bool] = lambda: False,
    ) -> None:
        self._services, self._desk, self._view = services, desk, view
        self._choice, self._withdraws = choice, withdraws
        self._hint_signs = HintSigns(choice, view)
        self._helped: tuple[object, tuple[Text, ...]] | None = None
        self._pressable: tuple[object, tuple[bool, bool]] | None = None

    @property
    def model(self) -> DeskModel:
        """What the desk shows."""
        return self._choice.model

    def screen_model(
        self,
        ring: FocusRing,
        offers: Offers | None,
        toast: str,
        hand: HeldPiece | None = None,
        waiting: int | None = None,
    ) -> ScreenModel:
        """The screen as it should be now; while things move, only words and names."""
        shown, table, moving = self.model, self._view.table, self._view.stage.moving
        lamp = self._hint_signs.lamp(offers, self.fixed())
        hint, brief = self._hint_signs.words(ring.lit, lamp)
        toast = toast or hint
        provisional = table.provisional_scores and not shown.over
        look = ScreenModel(
            bar=self._bar_text(shown, ring, offers, hand, toast, brief),
            heads=headers(shown.scores, self._desk.actor, shown.badges, provisional, waiting),
            buttons=self.fixed(),
            toast=toast,
            focus=ring.lit.removeprefix(BAR) if ring.lit else None,
            ringed=ring.visible and not moving,
            disabled=self._disabled(shown),
        )
        if not moving:
            look.offers, look.held_piece = offers, hand
            look.last, look.last_seat = shown.touched, shown.teller
            look.choices = self._choices(shown, ring.lit, hand)
            # Of a question of its own only the answers are marked, though all else can still be chosen.
            look.replacements = frozenset() if self._choice.guided.at[1] else self.replacements()
            look.tabs = self._view.tab_contents.counted(shown.selectable, shown.shot)
            look.advised, look.lamp = self._choice.advised, lamp
            look.marked, look.picks = shown.marks, Counter(dict(shown.picks))
            look.lifted = self._lifted(shown, ring.lit, offers)
        return look

    def fixed(self) -> tuple[BoardButton, ...]:
        """The buttons with places on the table, and which of them lead anywhere now."""
        offered = {offer.button: offer for offer in self.model.offers if offer.button}
        return tuple(self._button(id, offered.get(id)) for id in self._view.buttons.ids)

    def loose(self) -> tuple[ActionOffer, ...]:
        """The complete actions without a button of their own on the table."""
        return tuple(offer for offer in self.model.offers if self._view.buttons.rect(offer.button) is None)

    def _disabled(self, shown: DeskModel) -> frozenset[str]:
        """The buttons of the bar that lead to nothing now."""
        open_to = {"undo": shown.undoable, "hint": self._desk.seen_choosing is not None}
        return frozenset(name for name, leads in open_to.items() if not leads)

    def _button(self, id: str, offer: ActionOffer | None) -> BoardButton:
        label = offer.label if offer else self._view.table.describe(id)
        return BoardButton(id, self._say(label), offer)

    def _choices(self, shown: DeskModel, focus: str | None, hand: HeldPiece | None) -> tuple[str, ...]:
        if hand:
            return tuple(spot.target for spot in hand.spots)
        choosing = self._desk.seen_choosing
        places = self._next_places(choosing, focus) if choosing and focus in shown.choices else ()
        return (*shown.selectable, *places)

    def replacements(self) -> frozenset[str]:
        """What may take the place of what is picked."""
        if (choosing := self._desk.seen_choosing) is None:
            return frozenset()
        hidden = choosing.hidden - choosing.guarded
        return choosing.replacements() | hidden | (choosing.choices().keys() - {*self.model.choices})

    def _next_places(self, choosing: Choosing, focus: str | None) -> tuple[str, ...]:
        """Where what is in focus may go next, if these are few places on the board."""
        if focus is None or choosing.picked:
            return ()
        following = {a.targets[1] for a in choosing.continuations(focus) if len(a.targets) > 1}
        seat, ghost = choosing.decision.player, self._view.ghost
        hand = hold(self._view.stage, seat, (focus,), following, ghost)
        return tuple(spot.target for spot in hand.spots) if hand else ()

    def _lifted(self, shown: DeskModel, focus: str | None, offers: Offers | None) -> Mapping[str, int]:
        """What is picked of several alike, and what the action in focus would spend."""
        choosing, placements = self._desk.seen_choosing, self._view.stage.placements
        lifted = Counter({target: count for target, count in shown.picks if target not in placements})
        offer = self._offer_of(focus, offers)
        actions: tuple[Action, ...] = ()
        if offer is None and choosing and focus is not None:
            target = next((name for name in names_of(focus, placements) if name in shown.choices), None)
            actions = choosing.continuations(target) if target else ()
        action = offer.action if offer else None
        if actions:
            action = min(actions, key=self._view.table.rank)
        return lifted | Counter(self._view.table.spends(self._desk.seen(), action)) if action else lifted

    # --- the bar ---------------------------------------------------------------------------------------

    def _bar_text(
        self,
        shown: DeskModel,
        ring: FocusRing,
        offers: Offers | None,
        hand: HeldPiece | None,
        toast: str,
        brief: Forms,
    ) -> BarText:
        view, actor, lit = self._view, self._desk.actor, self._view.spotlights.due
        help = _GO_ON if lit else self._help(ring, offers, hand if hand and hand.meant(ring.lit) else None)
        return BarText(
            style=view.panels.style(actor) if actor is not None else None,
            name=view.medal_name(actor) if actor is not None else "",
            prompt=() if lit else view.narrator.forms(shown.prompt),
            help=tuple(dict.fromkeys(_sentence(form) for each in help for form in view.narrator.forms(each))),
            news=brief or news(view.narrator, shown.told),
            by=view.panels.style(shown.teller) if shown.teller is not None and not brief else None,
            hints=() if lit else self._hints(shown, ring.id if ring.visible else ring.under, hand, toast),
            private_view=shown.private_view,
        )

    def _help(self, ring: FocusRing, offers: Offers | None, hand: HeldPiece | None) -> tuple[Text, ...]:
        """How it stands with what is in focus, the fullest first; worked out once while nothing changes."""
        key = (self._choice.guided.at, ring.lit, offers, hand.at if hand else None)
        if self._helped is None or self._helped[0] != key:
            self._helped = (key, self._explained(ring.lit, offers, hand))
        return self._helped[1]

    def _at_large(self) -> tuple[Text, ...]:
        """What holds for the whole table, where nothing is pointed at; news without a row go before."""
        return shorter(self.model.facts) if self._view.bar.places.news else ()

    def _explained(self, id: str | None, offers: Offers | None, hand: HeldPiece | None) -> tuple[Text, ...]:
        if hand and not hand.laid:
            choosing = self._desk.seen_choosing
            over = choosing.continuations(hand.at.target)[:1] if choosing else ()
            previews = self._view.table.preview(self._desk.seen(), over[0]) if over else ()
            return shorter(previews)[:1] or place_lines(self._desk, self._view.table, hand.at.target)
        offer = self._offer_of(id, offers)
        if offer is not None:
            return offer_lines(self._desk, self._view.table, self.model, offer)
        if self._rests(id) and (ready := self._ready()):
            return ready
        if id is None:
            return self._at_large()
        if offers and (button := offers.button(id)) and isinstance(button.press, Shortcut):
            return (button.press.question,) if button.press.question else self._lies(kind_of(self._view.shot))
        if id.startswith((PREFIX, "button.")):
            return ()
        if id.startswith(TAB):
            return self._lies(id.removeprefix(TAB))
        if id.startswith(PANEL) and self._view.table.provisional_scores and not self.model.over:
            return guesses(self._desk, int(id.removeprefix(PANEL)), text(_SAID[PANEL]))
        if id == f"{BAR}undo":
            return self._undoes()
        for start, key in _SAID.items():
            if id.startswith(start):
                return (text(key + id.removeprefix(start) if start == BAR else key),)
        names = names_of(id, self._view.stage.placements)
        return help_lines(self._desk, self._view.table, *names)

    def _undoes(self) -> tuple[Text, ...]:
        """What the button takes back: what was just begun, or the last step of whom it names."""
        shown, seat, step = self.model, self._desk.undoes(), text("play-bar-undo")
        if not shown.undoable:
            return (text("play-no-undo"), step)
        if seat is None or seat == self._desk.actor or shown.picks or shown.private_view:
            return (step,)
        return (text("play-bar-undo-of", seat=seat_ref(seat)), step)

    def _lies(self, shot: str) -> tuple[Text, ...]:
        """What can be chosen behind a tab; where that is nothing, what lies there."""
        behind, inviting = self._view.tab_contents, self.model.selectable
        there = behind.of(shot, inviting) or behind.pending(inviting, self.model.shot).get(shot)
        if not there:
            return (behind.description(shot),)
        things, name = pending(self._desk, self._view.table, there), behind.label(shot)
        return (*(text("play-help", name=name, how=how) for how in things), *things[-1:])

    def _rests(self, id: str | None) -> bool:
        """Whether a hand points at nothing, or still at what it has chosen."""
        if id is None:
            return True
        picks = dict(self.model.picks)
        return any(name in picks for name in names_of(id, self._view.stage.placements))

    def _ready(self) -> tuple[Text, ...]:
        """What is chosen and only wants its button: what that brings, and why it cannot be more."""
        shown = self.model
        if not (shown.picks and shown.offers) or (shown.choices and len(shown.offers) > 1):
            return ()
        return offer_lines(self._desk, self._view.table, shown, shown.offers[0])

    def _offer_of(self, id: str | None, offers: Offers | None) -> ActionOffer | None:
        """The action that the focus is on; less and more, behind it, stand for the amount that they chose."""
        if id is None:
            return None
        if offers and (button := offers.button(id)):
            upto = offers.buttons[: offers.buttons.index(button) + 1]
            press = next(each.press for each in reversed(upto) if each.press not in ("less", "more"))
            return press if isinstance(press, ActionOffer) else None
        return next((fixed.offer for fixed in self.fixed() if fixed.id == id), None)

    def _hints(
        self, shown: DeskModel, id: str | None, hand: HeldPiece | None, toast: str
    ) -> tuple[tuple[str, str], ...]:
        """What the buttons of the device in use do now, as they are written."""
        leads, picked = self._pressed(shown, id)
        way = self._choice.guided.at[1] or back_to_choice(self._view, shown)
        back = bool(toast or self._choice.advice() or shown.picks or way)
        keys = keys_for(shown, hand, id, leads=leads, picked=picked, steps_back=back)
        keys = WITHDRAWING if self._withdraws() else keys
        return tuple((action, self._services.say(key)) for action, key in keys)

    def _pressed(self, shown: DeskModel, id: str | None) -> tuple[bool, bool]:
        """Whether choosing what has the focus id ``id`` leads anywhere, and whether it puts a pick back.

        Worked out once while nothing changes.
        """
        key = (self._choice.guided.at, id)
        if self._pressable is None or self._pressable[0] != key:
            names = names_of(id, self._view.stage.placements) if id else ()
            picks = choosing.picked if (choosing := self._desk.seen_choosing) else ()
            picked = any(name in picks and name not in shown.choices for name in names)
            open_to = {*shown.selectable, *dict(shown.picks), *self.replacements()}
            open_to |= {button.id for button in self.fixed() if button.offer}
            self._pressable = (key, (leads(id, names, open_to, choosing), picked))
        return self._pressable[1]

    def _say(self, message: Text) -> str:
        return self._view.narrator.say(message)
