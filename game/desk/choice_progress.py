"""How far the choice on a desk has come, and what ends it; without a screen, places or devices."""

from __future__ import annotations

from collections import Counter

from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer, DeskModel, desk_model
from game.desk.guided_choice import GuidedChoice
from game.match.sitting import StaleError
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.foresight import foresee
from game.rules.kernel.ids import is_button
from game.rules.kernel.text import Text, text
from game.tables.table import Table


def keeps_turn(desk: Desk, action: Action) -> bool:
    """Whether ``action`` does not hand the turn to another person, as far as that is certain."""
    rules, seat = desk.session.rules, action.player
    others = {*desk.session.persons} - {seat}
    events = foresee(rules, rules.view(desk.session.state, seat), action).events
    return not any(event.kind == "turn" and event.data["seat"] in others for event in events)


class ChoiceProgress:
    """What is picked, followed, advised and asked once more, and what is carried out then.

    The input of a screen tells it what is chosen; it knows no input.

    Args:
        desk: whose choice it is.
        table: what the title says of it.

    Attributes:
        guided: the shortcut that somebody follows.
    """

    def __init__(self, desk: Desk, table: Table) -> None:
        self._desk, self._table = desk, table
        self.guided = GuidedChoice(desk)
        self._model: tuple[object, DeskModel] | None = None
        self._asked: tuple[int, ActionOffer] | None = None
        self._advised: tuple[int, Action, Text | None] | None = None
        self._advised_at: tuple[str, ...] = ()
        self._advised_then: Text | None = None
        self._awaited: tuple[int, Text] | None = None

    @property
    def model(self) -> DeskModel:
        """What the desk shows; worked out once for each change."""
        now = self.guided.at
        if self._model is None or self._model[0] != now:
            self._model = (now, self.guided.shown(desk_model(self._desk, self._table)))
        return self._model[1]

    @property
    def open(self) -> Choosing | None:
        """The choice as those before the screen may see it."""
        return self._desk.seen_choosing

    @property
    def laborious(self) -> bool:
        """Whether so much is picked that a tap beside a button must not undo it: Back does."""
        return bool((choosing := self._desk.choosing()) and len(choosing.effective_picks) > 1)

    def unpick(self) -> str | None:
        """Leave a shortcut, or take back the last pick. Returns what is free now; None if nothing is."""
        return self.guided.leave() or self._desk.back()

    # --- advice ----------------------------------------------------------------------------------------

    def advise(self, action: Action, words: Text | None = None, then: Text | None = None) -> None:
        """A hint names ``action``; its ``words`` stand until something is done or picked against it.

        Where they say to put picks back, ``then`` stands once that is done.
        """
        self._advised = (self._desk.sitting.revision, action, words)
        self._advised_then = then or words
        self._advised_at = self.open.picked if self.open else ()

    def await_advice(self, words: Text | None) -> None:
        """A hint is thought about, which ``words`` say until it comes; None: no more."""
        self._awaited = (self._desk.sitting.revision, words) if words else None

    def dismiss_advice(self) -> bool:
        """The hint is not wanted any more. False if there was none."""
        stood, self._advised = self._standing is not None, None
        return stood

    @property
    def _standing(self) -> tuple[Action, Text | None] | None:
        """The hint that has been given in this position, and its words, if no pick goes against it.

        One that says to put picks back stands as long as no others are there.
        """
        if self._advised is None or self.open is None:
            return None
        revision, action, words = self._advised
        if revision != self._desk.sitting.revision:
            return None
        picked = self.open.picked
        agrees = action in self.open.selection.open() or picked == self._advised_at[: len(picked)]
        fits = action in self.open.selection.open()
        return (action, self._advised_then if fits else words) if agrees else None

    @property
    def awaited(self) -> Text | None:
        """What is said until a hint comes."""
        asked = self._awaited and self.open and self._awaited[0] == self._desk.sitting.revision
        return self._awaited[1] if asked and self._awaited else None

    @property
    def fresh(self) -> bool:
        """Whether nothing has been picked or put back since the hint was given."""
        return self.open is not None and self.open.picked == self._advised_at

    def advice(self) -> Text | None:
        """The words of the hint that stands."""
        return self._standing[1] if self._standing else None

    @property
    def advised(self) -> Counter[str]:
        """What the hint that stands is about, picked or not: things and places, with how often."""
        if self._standing is None or self.advice() is None:
            return Counter()
        return Counter(target for target in self._standing[0].targets if not is_button(target))

    def followed(self) -> Action | None:
        """What the last hint named, if nothing was done or picked that goes against it."""
        if self._standing is None or self.open is None:
            return None
        action, _ = self._standing
        return action if action in self.open.selection.open() else None

    def missing(self, action: Action) -> Counter[str]:
        """What is not picked yet of the things that ``action`` wants."""
        things = Counter(target for target in action.targets if not is_button(target))
        return things - Counter(self.open.effective_picks if self.open else ())

    def suggested(self) -> list[str]:
        """What comes next by the last hint, as long as it is followed; then what can be had right now."""
        if self.open is None:
            return []
        likely, advised = self._table.suggested_targets(self._desk.seen(), self.open), self.followed()
        return [*(self.missing(advised) if advised else ()), *likely]

    # --- the end of a choice ---------------------------------------------------------------------------

    @property
    def warned(self) -> ActionOffer | None:
        """What asks once more before it is carried out, as long as nothing else changes."""
        return self._asked[1] if self._asked and self._asked[0] == self._desk.revision else None

    def relax(self) -> None:
        """What was asked once more is no longer read: it will be asked anew."""
        self._asked = None

    def perform(self, offer: ActionOffer) -> Text | None:
        """Carry out an action, and what follows without a button. Returns what to say to it.

        One that its player may regret asks once more.
        """
        if offer.warning and offer != self.warned:
            self._asked = self._desk.revision, offer
            return offer.warning
        try:
            self._desk.perform(offer.action, self.model.revision)
            self._auto_commit(offer.action.player, pressed=True)
        except StaleError:
            return text("play-moved-on")
        return None

    def auto_commit(self) -> bool:
        """Do at once what needs no button now that it has been pointed at. False if nothing does.

        What hands the turn to another person is only made ready, and needs its button: the next press would
        be theirs.
        """
        return self._auto_commit(self._desk.seat, pressed=False)

    def _auto_commit(self, seat: int | None, *, pressed: bool) -> bool:
        """What ``seat`` does without a button, one thing after the other; all, if one was ``pressed``."""
        done = False
        while (choosing := self.open) and choosing.decision.player == seat:
            action = self._table.auto_commit(self._desk.seen(), choosing)
            if action is None:
                break
            if not (pressed or keeps_turn(self._desk, action)):
                for target in self.missing(action).elements():
                    self._desk.point(target)
                break
            self._desk.perform(action, self._desk.sitting.revision)
            done = True
        return done
