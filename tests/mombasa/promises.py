"""What Mombasa's previews are held to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.kernel.action import act
from game.rules.kernel.ids import number_in, rest_of, seat_in
from game.rules.mombasa.bases import owner_of, share_value
from game.rules.mombasa.books import at_end
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED
from game.rules.mombasa.frames import Bookkeeping, Expansion, Gains, Goods, Points
from game.rules.mombasa.gains import said_needs
from game.rules.mombasa.printed import diamond_track, ink_track
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import State
from game.rules.mombasa.tiles import books
from game.rules.mombasa.tracks import SURPLUS
from tests.laws.promises import Course, Keeper, Pairs, Values, leaves

WORDS = frozenset(
    {
        "mombasa-explain-card",
        "mombasa-preview-rests",
        "mombasa-preview-ready",
        "mombasa-preview-permanent",
        "mombasa-preview-space",
    }
)


def _frame(state: State, kind: type) -> Any:
    """The frame of this kind that lies on top of the others of its kind, if there is one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, kind)), None)


def _left(course: Course, kind: type) -> int:
    frame = _frame(course.after, kind)
    return frame.left if frame is not None and frame.seat == course.seat else 0


def _units(course: Course, said: Values) -> Pairs:
    yield said["count"], _left(course, Goods)


def _bought(course: Course, said: Values) -> Pairs:
    """A purchase leaves so many units; what cannot be used any more ends with it."""
    yield said["count"], _left(course, Goods)


def _booked(course: Course, said: Values) -> Pairs:
    """The points go on, with those of the bookkeeper; for which there is no book any more come pounds."""
    yield said["cost"] + said["left"], _frame(course.before, Points).left
    rate = SURPLUS if at_end(course.has) else 1
    points = sum(frame.left for frame in course.after.stack if isinstance(frame, Points))
    points += sum(cards()[frame.card].value for frame in course.after.stack if isinstance(frame, Bookkeeping))
    yield said["left"] + said["more"], points + course.total("receive", "amount") // rate


def _amount(kind: str) -> Keeper:
    """So much is paid or received by whom it names."""

    def keep(course: Course, said: Values) -> Pairs:
        events = [each for each in course.events if each.kind == kind]
        who = seat_in(f"seat.{str(said['seat']).removeprefix('seat:')}")
        yield True, (who, said["amount"]) in [(each.data["seat"], each.data["amount"]) for each in events]
        yield said["own"], who == course.seat
        told = Counter(str(m.dict()["seat"]) for m in course.told if m.key == f"mombasa-preview-{kind}")
        yield sum(told.values()), len(events)

    return keep


def _diamonds(course: Course, said: Values) -> Pairs:
    yield said["space"], course.has.diamonds
    yield said["steps"], course.has.diamonds - course.had.diamonds
    values = (diamond_track()[player.diamonds].value for player in (course.has, course.had))
    yield said["points"], next(values) - next(values)


def _special(course: Course, said: Values) -> Pairs:
    told = [(event["company"], event["level"]) for event in course.of("special")]
    yield [(said["company"], said["level"])], told


def _reward(course: Course, said: Values) -> Pairs:
    told = [(each["reward"], each["amount"]) for each in course.of("reward")]
    yield True, (said["reward"], said["amount"]) in told
    claimed = {
        event["reward"] for event in course.of("reward") if course.action.targets[0] in event["regions"]
    }
    yield said["next"], said["reward"] not in claimed


def _shares(course: Course, said: Values) -> Pairs:
    company = said["company"]
    yield said["shares"], shares(course.after, course.has, company)
    yield said["value"], share_value(_graph(course), course.after, company)


def _graph(course: Course) -> Any:
    return course.rules.graph  # type: ignore[attr-defined]  # those of Mombasa


def _far(course: Course, said: Values) -> Pairs:
    """One step after the other on the same track."""
    (track,) = course.action.targets
    state, more = course.again(act(course.seat, "step", track), said["count"] - 1)
    yield said["count"], more + 1
    yield said["shares"], shares(state, state.players[course.seat], rest_of(track))


def _value(course: Course, said: Values) -> Pairs:
    values = (share_value(_graph(course), state, said["company"]) for state in (course.before, course.after))
    yield (said["before"], said["after"]), tuple(values)


def _expanded(course: Course, said: Values) -> Pairs:
    frame = _frame(course.after, Expansion)
    yield said["points"], frame.left if frame else said["points"]
    decisions = course.rules.decisions(course.after) if frame else ()
    entered = {each.targets[0] for one in decisions for each in one.actions if each.verb == "enter"}
    yield said["count"], len(entered)


def _entered(course: Course, said: Values) -> Pairs:
    """The points are spent; where another company stood it has to go."""
    (region, *_), frame = course.action.targets, _frame(course.before, Expansion)
    yield said["have"], frame.left
    after = _frame(course.after, Expansion)
    left = after.left if after else 0
    if after or said["cost"] == said["have"]:
        yield said["cost"], frame.left - left
    held = course.before.posts[region]
    yield said["company"], owner_of(held) if held else "none"
    yield said["more"], OCCUPIED


def _pays(course: Course, said: Values) -> Pairs:
    """What is entered pays by the end of the expansion."""
    region = course.action.targets[0]
    told = [event for event in course.of("reward", turn=True) if region in str(event["regions"])]
    least = sum(int(str(event["amount"])) for event in told if event["reward"] == said["reward"])
    yield bool(said["amount"]), bool(told)
    yield True, least >= said["amount"]


def _account(course: Course, said: Values) -> Pairs:
    """The ink may go to so many books; the points come after it, or at once."""
    yield said["points"], cards()[course.action.targets[0]].value
    decisions = course.rules.decisions(course.after)
    inked = [each for one in decisions for each in one.actions if each.verb == "ink"]
    yield said["count"], len(inked)


def _inked(course: Course, said: Values) -> Pairs:
    yield said["value"], ink_track()[course.has.ink].value
    yield number_in(course.action.targets[0]), course.has.ink


def _brings(course: Course, said: Values) -> Pairs:
    """What the book brings, and what the bookkeeper's points are after it."""
    gains = list(leaves(said["gains"], "mombasa-gain"))
    pounds = sum(int(str(gain["amount"])) for gain in gains if gain["kind"] == "pounds")
    yield True, course.total("receive", "amount") >= pounds
    brings_points = any(gain["kind"] == "points" for gain in gains)
    yield said["more"], cards()[_frame(course.before, Bookkeeping).card].value if brings_points else 0


def _blank(course: Course, said: Values) -> Pairs:
    """Nothing comes of the book."""
    yield [], [frame for frame in course.after.stack if isinstance(frame, Gains)]


def _asked(course: Course, said: Values) -> Pairs:
    """What a book asks for and brings is printed on it."""
    yield said["needs"], said_needs(books()[course.action.targets[0]].needs)


def _marked(course: Course, said: Values) -> Pairs:
    """Pounds and diamonds come with the turn, as they are named."""
    gains = list(leaves(said["gains"], "mombasa-gain"))
    pounds = sum(int(str(gain["amount"])) for gain in gains if gain["kind"] == "pounds")
    steps = sum(int(str(gain["amount"])) for gain in gains if gain["kind"] == "diamonds")
    yield True, course.total("receive", "amount", turn=True) >= pounds
    moved = course.total("diamonds", "steps", turn=True)
    yield True, moved >= steps or course.total("receive", "amount", turn=True) > pounds
    yield any(gain["kind"] == "start" for gain in gains), bool(course.of("starter", turn=True))


def _discarding(course: Course, said: Values) -> Pairs:
    """The red box of the card that goes, and so many pounds more."""
    (gone,) = course.of("discard", turn=True)
    card = cards()[str(gone["card"])]
    yield said["good"] or card.good, card.good
    yield card.red + said["count"], course.total("receive", "amount", turn=True)


def _ended(course: Course, said: Values) -> Pairs:
    yield said["count"], len(course.has.hand) - len(course.had.hand)


def _placed(course: Course, said: Values) -> Pairs:
    yield course.action.targets[0], course.has.slots[said["number"] - 1]


def _lifted(course: Course, said: Values) -> Pairs:
    yield 1, len(course.has.hand) - len(course.had.hand)


def _rested(course: Course, said: Values) -> Pairs:
    card = course.action.targets[0]
    yield [card], course.has.rests[said["number"] - 1]
    if said["last"]:
        others = set(_arranged(course)) - {card}
        yield others, set(course.has.rests[said["last"] - 1])


def _arranged(course: Course) -> list[str]:
    return list(course.before.stack[-1].cards)


def _stays(course: Course, said: Values) -> Pairs:
    """The ink stays where it is; or no unit, step or point is left."""
    yield course.had.ink, course.has.ink
    if not said["ink"]:
        yield 0, _left(course, Goods)


def _finished(course: Course, said: Values) -> Pairs:
    """Whose turn comes next; where a round ends it is nobody's."""
    decisions = course.rules.decisions(course.after)
    if not said["again"] or len(decisions) == 1:
        yield said["again"], [each.player for each in decisions] == [course.seat]


def _flipped(course: Course, said: Values) -> Pairs:
    yield True, number_in(course.action.targets[0]) in course.has.flipped


KEPT: Mapping[str, Keeper] = {
    "mombasa-preview-units": _units,
    "mombasa-preview-left": _bought,
    "mombasa-preview-book": _booked,
    "mombasa-preview-pay": _amount("pay"),
    "mombasa-preview-receive": _amount("receive"),
    "mombasa-preview-diamonds": _diamonds,
    "mombasa-preview-special": _special,
    "mombasa-preview-reward": _reward,
    "mombasa-preview-shares": _shares,
    "mombasa-preview-far": _far,
    "mombasa-preview-value": _value,
    "mombasa-preview-expand": _expanded,
    "mombasa-preview-enter": _entered,
    "mombasa-explain-reward": _pays,
    "mombasa-preview-account": _account,
    "mombasa-preview-ink": _inked,
    "mombasa-preview-brings": _brings,
    "mombasa-preview-flipped": _blank,
    "mombasa-explain-book": _asked,
    "mombasa-preview-mark": _marked,
    "mombasa-explain-discard": _discarding,
    "mombasa-preview-end": _ended,
    "mombasa-preview-place": _placed,
    "mombasa-preview-lift": _lifted,
    "mombasa-preview-rest": _rested,
    "mombasa-preview-done": _stays,
    "mombasa-preview-finish": _finished,
    "mombasa-preview-flip": _flipped,
}
