"""What the previews of Istanbul: The Dice Game are held to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.rules.istanbul_dice.phrases import CRYSTAL, RESOURCES
from game.rules.istanbul_dice.printed import cards
from game.rules.istanbul_dice.state import Claim, Payment, Pick, Removal
from game.tables.istanbul_dice.wording import received
from tests.laws.promises import Course, Keeper, Pairs, Values, counted

WORDS = frozenset(
    {
        "istanbul_dice-preview-roll",
        "istanbul_dice-preview-choose",
        "istanbul_dice-card-others",
        "istanbul_dice-card-price",
        "istanbul_dice-card-brown",
        "istanbul_dice-card-dice",
        "istanbul_dice-card-or",
        "istanbul_dice-preview-brown",
    }
)
_GAINED, _PAID = "istanbul_dice-preview-gain", "istanbul_dice-preview-pay"


def _balance(course: Course, said: Values) -> Pairs:
    """Tokens, lira and crystals: all that is brought less all that is paid is what one has more."""
    total: Counter[str] = Counter()
    for message in course.told:
        if message.key in (_GAINED, _PAID):
            sign = 1 if message.key == _GAINED else -1
            for name, count in counted([message.dict()["what"]], "istanbul_dice-goods", "color").items():
                total[name] += sign * count
    came: Counter[str] = Counter()
    for sign, event in [(1, each) for each in course.of("gain")] + [(-1, each) for each in course.of("pay")]:
        for name, count in received(event).items():
            came[name] += sign * count
    yield _present(total), _present(came)
    if not any(event.kind in ("turn", "shortage") for event in course.all_events):
        pairs = zip(RESOURCES, course.had.stock, course.has.stock, strict=True)
        yield _present(total), _present({name: has - had for name, had, has in pairs})


def _present(counts: Mapping[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def _dice(course: Course, said: Values) -> Pairs:
    yield from _balance(course, said)
    used = counted([said["shown"]], "istanbul_dice-shown", "face")
    event = course.of("pay")
    yield used, Counter(str(face) for each in event for face in each["faces"])
    yield said["dice"], sum(len(each["dice"]) for each in event)
    yield said["supply"], sum(sum(received(each).values()) for each in event)


def _more(kind: str) -> Keeper:
    """One more of what a player has."""

    def keep(course: Course, said: Values) -> Pairs:
        told = sum(message.key == f"istanbul_dice-preview-{kind}" for message in course.told)
        yield told, len(course.of(kind))

    return keep


def _ruby(course: Course, said: Values) -> Pairs:
    told = sum(message.key == "istanbul_dice-preview-ruby" for message in course.told)
    yield told, len(course.has.rubies) - len(course.had.rubies)
    yield True, said["area"] in [event["area"] for event in course.of("ruby")]


def _tile(course: Course, said: Values) -> Pairs:
    yield 1, len(course.has.tiles) - len(course.had.tiles)


def _drop(course: Course, said: Values) -> Pairs:
    yield 1, len(course.had.tiles) - len(course.has.tiles)


def _last(course: Course, said: Values) -> Pairs:
    yield (False, True), (course.before.last_round, course.after.last_round)


def _short(course: Course, said: Values) -> Pairs:
    """So often everybody returns one of it."""
    (name,) = counted([said["what"]], "istanbul_dice-goods", "color")
    rounds = [e for e in course.events if e.kind == "shortage" and e.data["resource"] == name]
    yield said["rounds"], len(rounds)
    yield {name: said["rounds"]}, dict(counted([said["what"]], "istanbul_dice-goods", "color"))


def _then(course: Course, said: Values) -> Pairs:
    yield said["what"], {Claim: "ruby", Pick: "tile", Removal: "drop"}.get(type(course.after.stack[-1]))


def _reroll(course: Course, said: Values) -> Pairs:
    yield said["have"], course.had.stock[CRYSTAL]
    yield said["have"], course.has.stock[CRYSTAL] + 1


def _drawn(course: Course, said: Values) -> Pairs:
    (event,) = course.of("draw")
    yield said["count"], len(event["cards"])


def _with(course: Course, said: Values) -> Pairs:
    """One good more is put down, or the last one, and all is paid."""
    before = course.before.stack[-1]
    after = course.after.stack[-1] if course.after.stack else None
    if isinstance(after, Payment):
        yield 1, sum(after.paid) - sum(before.paid)
    else:
        yield 1, before.deal.price.size - sum(before.paid)


def _nothing(course: Course, said: Values) -> Pairs:
    yield (course.had.tiles, course.had.rubies), (course.has.tiles, course.has.rubies)
    yield [], course.of("pay") + course.of("gain")


def _carried(course: Course, said: Values) -> Pairs:
    """What needs no choice comes at once; each way of what does is offered."""
    lira = counted([said["brought"]], "istanbul_dice-goods", "color")
    plain = {name: count for name, count in lira.items() if name in RESOURCES}
    got: Counter[str] = Counter()
    for event in course.of("gain"):
        got.update(received(event))
    if got:
        yield plain, _present(got)


def _unmet(course: Course, said: Values) -> Pairs:
    """One lira, or, where another may still take part, nothing more."""
    yield 1, course.total("gain", "lira")
    yield 1, len(course.of("fallback"))
    if said["lack"] in ("counted", "gone", "tile"):
        yield said["count"], int(said["lack"] == "tile")
    elif said["lack"] == "dice":
        (card,) = course.action.targets
        part = cards()[card].active
        assert part is not None
        yield said["count"], part.card_dice - course.before.card_dice


KEPT: Mapping[str, Keeper] = {
    _GAINED: _balance,
    _PAID: _dice,
    "istanbul_dice-preview-ruby": _ruby,
    "istanbul_dice-preview-tile": _tile,
    "istanbul_dice-preview-die": _more("die"),
    "istanbul_dice-preview-drop": _drop,
    "istanbul_dice-preview-last-round": _last,
    "istanbul_dice-preview-shortage": _short,
    "istanbul_dice-preview-then": _then,
    "istanbul_dice-preview-reroll": _reroll,
    "istanbul_dice-preview-draw": _drawn,
    "istanbul_dice-preview-with": _with,
    "istanbul_dice-preview-end": _nothing,
    "istanbul_dice-preview-decline": _nothing,
    "istanbul_dice-card-plain": _carried,
    "istanbul_dice-unmet": _unmet,
}
