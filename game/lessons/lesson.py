"""A chapter that is being taught: where people are in it follows from the log of the match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.lessons.chapter import LEARNER, Chapter, LessonStep, Want
from game.match.drivers import Question
from game.match.session import Session
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rules import AnyRules, GameConfig, play, start
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import clone

LATER = "lesson-later"
"""The message for whoever wants to do something that comes later."""


class Lesson:
    """Teaches a chapter in a match. It implements the lens of a desk.

    A step that is done is the first action in the log that is wanted next: so what is taken back is wanted
    again, and what is done again counts. What has been read stays read.

    Args:
        chapter: the chapter.
        read: the steps that have been read, for a lesson that goes on.

    Attributes:
        read: the numbers of the steps that have been read.
    """

    def __init__(self, chapter: Chapter, read: Iterable[int] = ()) -> None:
        self.chapter = chapter
        self.read = set(read)
        self._session: Session | None = None

    def attach(self, session: Session) -> None:
        """Teach in this match from now on."""
        self._session = session

    @property
    def number(self) -> int:
        """The number of the present step; that of the steps where all are done."""
        steps, done = self.chapter.steps, self._done()
        for number, step in enumerate(steps):
            if step.want is None and number not in self.read:
                return number
            if step.want is not None:
                if not done:
                    return number
                done -= 1
        return len(steps)

    @property
    def step(self) -> LessonStep | None:
        """What is said now; None where all is done."""
        return next(iter(self.chapter.steps[self.number :]), None)

    @property
    def over(self) -> bool:
        """Whether the chapter is done: the match too, where it goes on freely."""
        assert self._session is not None
        return self.step is None and (self._session.over or not self.chapter.free)

    @property
    def waits(self) -> bool:
        """Whether something is to be read before anybody acts; then :meth:`next` goes on."""
        step = self.step
        return step is not None and (step.want is None or self._unread_script(step))

    def next(self) -> None:
        """What is said now has been read."""
        if self.waits:
            self.read.add(self.number)

    def narrow(self, decision: Decision) -> Decision | None:
        """Of a decision what is wanted now; all of it where nothing fits; nothing while there is to read."""
        if self.waits:
            return None
        fitting = self._fitting(decision)
        guarded = decision.guarded & _targets(fitting)
        return decision._replace(actions=fitting, guarded=guarded) if fitting else decision

    def reason(self, decision: Decision, names: Iterable[str]) -> Text | None:
        """Why none of these ``names`` can be chosen, if only the lesson stands in the way."""
        wanted = _targets(self._fitting(decision) or decision.actions)
        left_out = _targets(decision.actions) - wanted
        if self.step is None or left_out.isdisjoint(names) or not wanted.isdisjoint(names):
            return None
        return text(self.step.otherwise or LATER)

    def wants(self, action: Action) -> bool:
        """Whether people are told to do this now: nobody warns them of it."""
        want = self.step.want if self.step else None
        return want is not None and want.fits(action)

    def answer(self, question: Question) -> Action:
        """What the script does for a seat that nobody moves: it may be asked while there is still to read."""
        wants = (step.want for step in self.chapter.steps[self.number :] if step.want)
        return _first(next(wants, None), question.decision)

    def _fitting(self, decision: Decision) -> tuple[Action, ...]:
        want = self.step.want if self.step else None
        return tuple(filter(want.fits, decision.actions)) if want else ()

    def _unread_script(self, step: LessonStep) -> bool:
        """Whether the script acts next, and what it does has not been told."""
        return step.want is not None and step.want.seat != LEARNER and self.number not in self.read

    def _done(self) -> int:
        """How many steps were done, in their order."""
        assert self._session is not None
        wants, done = [step.want for step in self.chapter.steps if step.want], 0
        for each in self._session.log:
            if done < len(wants) and wants[done].fits(each.action):
                done += 1
        return done


def _targets(actions: Iterable[Action]) -> set[str]:
    return {target for action in actions for target in action.targets}


def opened(chapter: Chapter, rules: AnyRules) -> object:
    """The position in which a chapter begins.

    Raises:
        ValueError: something of its opening is not possible; says which.
    """
    state = start(rules, GameConfig(chapter.seats, chapter.seed, chapter.options))
    for number, want in enumerate(chapter.opening, 1):
        fitting = [action for action in _legal(rules, state) if want.fits(action)]
        if not fitting:
            raise ValueError(f"opening {number}: {' or '.join(want.verbs)} is not possible")
        play(rules, state, fitting[0])
    return state


def walked(chapter: Chapter, rules: AnyRules) -> Iterator[tuple[LessonStep, tuple[Action, ...], object]]:
    """Play a chapter by what comes first: each step to be done, what fits, and the position before it.

    What is asked besides is answered by what comes first too.

    Raises:
        ValueError: a step is not possible; says which.
    """
    state = clone(opened(chapter, rules))
    for number, step in enumerate(chapter.steps, 1):
        if step.want is None:
            continue
        fitting = next_fitting(rules, state, step.want)
        if not fitting:
            raise ValueError(f"step {number}: {' or '.join(step.want.verbs)} is not possible")
        yield step, fitting, clone(state)
        play(rules, state, fitting[0])


def next_fitting(rules: AnyRules, state: object, want: Want, most: int = 20) -> tuple[Action, ...]:
    """What fits now, or once what else is asked has been answered."""
    for _ in range(most):
        fitting = tuple(action for action in _legal(rules, state) if want.fits(action))
        decisions = rules.decisions(state)
        if fitting or not decisions:
            return fitting
        play(rules, state, decisions[0].actions[0])
    return ()


def _legal(rules: AnyRules, state: object) -> list[Action]:
    return [action for decision in rules.decisions(state) for action in decision.actions]


def _first(want: Want | None, decision: Decision) -> Action:
    """The first action that fits, or else the first."""
    fitting = filter(want.fits, decision.actions) if want else iter(())
    return next(fitting, decision.actions[0])
