"""Where the focus goes by itself: the likeliest choice, the next step of a choice, where it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.desk.choice_progress import ChoiceProgress
from game.desk.guided_choice import answers_of
from game.rules.kernel.action import Action
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text
from game.tables.table import Shortcut
from game.ui.focus import FocusRing
from game.ui.play.action_buttons import ActionButtons
from game.ui.table.bar.offers import PREFIX
from game.ui.table.pointing import focus_of, next_choice
from game.ui.table.presenter import Presenter
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.handling import Handling
from game.ui.table.view import TableView


class AutoFocus:
    """Moves the focus of those who navigate.

    Args:
        choice: what is picked, advised and done.
        view: the table.
        focus: the focus, among what can be pointed at now.
        presenter: knows what may take the place of a pick.
        buttons: knows the buttons.
        handling: the piece in hand.
    """

    def __init__(
        self,
        choice: ChoiceProgress,
        view: TableView,
        focus: Callable[[], FocusRing],
        presenter: Presenter,
        buttons: ActionButtons,
        handling: Handling,
    ) -> None:
        self._choice, self._view, self._focus = choice, view, focus
        self._hidden = False
        self._left: str | None = None
        self._presenter, self._buttons, self._handling = presenter, buttons, handling

    @property
    def _ring(self) -> FocusRing:
        return self._focus()

    def hide(self) -> None:
        """Nothing glows for a while: the focus will lie elsewhere."""
        ring = self._ring
        self._hidden, ring.visible = self._hidden or ring.visible, False

    def rest(self) -> None:
        """Somebody is asked: the focus is seen again, on the likeliest choice."""
        self._ring.visible, self._hidden = self._ring.visible or self._hidden, False
        self.focus_likeliest()

    def wake(self) -> None:
        """Whoever takes a key or a pad after the pointer sees first what the next press would choose."""
        self._ring.visible = True
        if self._ring.id not in self.wanted():
            self.focus_likeliest()

    def cycle(self, step: int) -> None:
        """To the next choice in reading order, wherever the focus is."""
        if following := next_choice(self._ring, self.wanted(), step):
            self._ring.focus(following)

    def leave(self) -> None:
        """Note where all see the focus, before somebody looks at secrets."""
        self._left = self._ring.id

    def begin_anew(self) -> None:
        """The match has moved on: where all saw the focus is of no matter."""
        self._left = None

    def forget(self, *, show: bool) -> None:
        """Other eyes look now; where the focus had lain would tell what somebody looked at."""
        self._ring.forget()
        self._ring.visible |= show

    def come_back(self) -> None:
        """The focus goes back to where all saw it last."""
        self._ring.focus(self._left)

    def focus_of(self, target: str) -> str:
        """The focus id of a target of the rules; of several alike the next one that is not picked yet."""
        choosing = self._choice.open
        picked = choosing.picked.count(target) if choosing else 0
        if choosing and picked and target not in choosing.choices():
            picked = 0
        return focus_of(target, self._ring.items, self._view.stage.placements, picked)

    def wanted(self) -> set[str]:
        """What can be chosen or pressed: navigation goes there first."""
        shown = self._choice.model
        wanted = {self.focus_of(target) for target in shown.selectable}
        return wanted | set(self._buttons.verbs())

    def steps(self) -> set[str]:
        """Where the focus steps first: to what is wanted; once all is picked, to what may replace it too."""
        shown, wanted = self._choice.model, self.wanted()
        if shown.selectable:
            return wanted
        return wanted | {self.focus_of(target) for target in self._presenter.replacements()}

    def focus_likeliest(self) -> None:
        """The focus rests on the likeliest choice, or else on the first."""
        shown = self._choice.model
        if not self._ring.visible or self._choice.open is None:
            return
        place = self._likeliest()
        if place and self._ring.focus(place):
            return
        wanted = {self.focus_of(target) for target in shown.choices} or set(self._buttons.verbs())
        if self._ring.id not in wanted:
            self._ring.focus(next_choice(self._ring, wanted, 1))

    def focus_in_shot(self) -> None:
        """In a visited shot, focus a choice that lies there, else one elsewhere, else the way back."""
        if not self._ring.visible or self._choice.open is None:
            return
        shot, shown = self._view.tab_contents.tab(self._view.shot), self._choice.model
        targets = (*shown.choices, *shown.guarded)
        there = [target for target in targets if self._view.tab_contents.counted([target]).get(shot)]
        for group in (there, targets):
            places = {self.focus_of(target) for target in group} & {item.id for item in self._ring.items}
            if self._ring.id in places:
                return
            if places:
                likely = self._likeliest()
                self._ring.focus(likely if likely in places else next_choice(self._ring, places, 1))
                return
        self._ring.focus(f"{TAB}{shot}") or self._ring.focus(next(iter(self._buttons.verbs()), None))

    def go_on(self, target: str) -> bool:
        """After ``target`` was picked: do at once what needs no button, or lead to what comes next.

        True if a pointer picked it for good: a second click of a double click has nothing to say there. What
        may be picked once more, as a second gem of a colour, takes as many clicks as come.
        """
        choosing = self._choice.open
        more = choosing is not None and target in choosing.choices()
        done = self._choice.auto_commit()
        if not done:
            self.follow()
        return not self._ring.visible and (done or not more)

    def follow(self) -> None:
        """After a pick the focus goes to the piece in hand, the likeliest next pick, or the first button.

        As long as somebody does what they were led to, it goes on with that.
        """
        choosing = self._choice.open
        if choosing is None:
            return
        self._handling.suggest(self._choice.suggested())
        advised = self._choice.followed()
        if advised and not self._choice.missing(advised) and not self._handling.hand:
            any(self._ring.focus(place) for place in self._buttons_for(advised))
            return
        if not choosing.choices() and not choosing.offers() and choosing.guarded:
            hidden = {self.focus_of(target) for target in choosing.guarded}
            self._ring.focus(next_choice(self._ring, hidden, 1))
        elif self._handling.hand or not choosing.choices():
            self._handling.follow()
        elif len(choosing.effective_picks) > len(choosing.picked):
            self._ring.focus(f"{PREFIX}0")
        elif not choosing.offers():
            self.focus_likeliest()
        else:
            self._ring.focus(self._likeliest() or f"{PREFIX}0")

    def put_back(self, target: str) -> None:
        """After ``target`` was put back the focus goes there; or on with a hint that it went against."""
        self._ring.focus(self.focus_of(target))
        if self._choice.followed() and self._ring.visible:
            self.follow()

    def lead(
        self,
        action: Action,
        visit: Callable[[str], object],
        words: Text | None = None,
        then: Text | None = None,
    ) -> None:
        """The focus goes to the first thing that ``action`` still wants, or to its button; then along it.

        Where all of that lies in another shot of the table that is to ``visit``. An action that picks go
        against begins with the last of them, which is to be put back.
        """
        choosing = self._choice.open
        if choosing is None:
            return
        self._choice.advise(action, words, then)
        if choosing.picked and action not in choosing.open():
            self._ring.visible = True
            self._ring.focus(self.focus_of(choosing.picked[-1]))
            return
        wanted = [target for target in self._choice.missing(action) if target in choosing.choices()]
        if shot := self._elsewhere(wanted):
            visit(shot)
        self._buttons.choose(action)
        places = [self.focus_of(target) for target in wanted]
        self._ring.visible = True
        any(self._ring.focus(place) for place in (*places, *self._buttons_for(action)))

    def _elsewhere(self, wanted: Sequence[str]) -> str | None:
        """The shot of the table that holds the first of ``wanted``, if none of them is on the screen."""
        there = {item.id for item in self._ring.items}
        if any(self.focus_of(target) in there for target in wanted):
            return None
        return next(
            (shot for shot, count in self._view.tab_contents.counted(wanted[:1]).items() if count), None
        )

    def arrive(self, shortcut: Shortcut, piece: str) -> str | None:
        """Focus the first answer in the shot of ``shortcut``.

        Args:
            shortcut: the shortcut that was followed.
            piece: the piece that led there; "" for its button.

        Returns:
            The likeliest answer, if the button led there and the action takes one target: it may be picked.
        """
        choosing = self._choice.open
        actions = choosing.decision.actions if choosing else ()
        led = [action.targets for action in actions if action.verb == shortcut.verb]
        ends = answers_of(shortcut, piece, choosing.decision) if choosing else ()
        any(self._ring.focus(self.focus_of(target)) for target in ends)
        if choosing is None or piece or shortcut.question is None or any(len(targets) > 1 for targets in led):
            return None
        return next((target for target in self._choice.suggested() if target in ends), None)

    def _likeliest(self) -> str | None:
        """The focus id of the likeliest choice that is on the screen."""
        choosing = self._choice.open
        if choosing is None:
            return None
        advised = self._choice.followed()
        if advised and not self._choice.missing(advised) and (button := self._buttons.of(advised)):
            return button
        likely = self._choice.suggested()
        there = {item.id for item in self._ring.items}
        return next((place for target in likely if (place := self._place_of(target)) in there), None)

    def _buttons_for(self, action: Action) -> list[str]:
        """The focus ids of the buttons that carry out ``action``, its own first, or others of its kind."""
        own, alike = self._buttons.of(action), self._buttons.verbs().items()
        return [*([own] if own else []), *(id for id, verb in alike if verb == action.verb)]

    def _place_of(self, target: str) -> str | None:
        """The focus id of a target that may be picked now, or of the button that ends in it."""
        if not is_button(target):
            return self.focus_of(target) if target in self._choice.model.choices else None
        return next((id for id, known in self._buttons.targets().items() if known == target), None)
