"""What Aquileia's previews are held to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.aquileia.awards import POINTS_PER_STRENGTH
from game.rules.aquileia.contests import metal_of
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.frames import Auction, Roll
from game.rules.aquileia.printed import area_spaces, sites
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.scoring import assigned, villa_values
from tests.laws.promises import Course, Keeper, Pairs, Values, counted, leaves

WORDS = frozenset(
    {
        "aquileia-preview-coins",
        "aquileia-preview-no-business",
        "aquileia-preview-short",
        "aquileia-explain-space",
    }
)


def _coins(said: Any) -> list[int]:
    """Coins by metal, as a message counts them."""
    found = counted([said], "aquileia-coins", "metal")
    return [found[metal] for metal in METALS]


def _balance(course: Course) -> list[int]:
    """The coins by metal that the player has more than before."""
    return [has - had for had, has in zip(course.had.coins, course.has.coins, strict=True)]


def _money(course: Course, said: Values) -> Pairs:
    """All that is brought less all that is paid is what one has more."""
    total = [0, 0, 0]
    for message in course.told:
        sign = {"pay": -1, "receive": 1}.get(message.key.removeprefix("aquileia-preview-"), 0)
        if sign:
            coins = _coins(message.dict()["coins"])
            total = [have + sign * coin for have, coin in zip(total, coins, strict=True)]
    yield total, _balance(course)
    points = sum(int(str(each["n"])) for each in leaves(said["coins"], "common-points"))
    if points:
        yield points, course.has.points - course.had.points


def _points(course: Course, said: Values) -> Pairs:
    yield said["points"], course.has.points - course.had.points


def _lacking(course: Course, said: Values) -> Pairs:
    told = sum(int(str(m.dict().get("lacking", 0))) for m in course.told)
    yield told, course.total("bank_empty", "lacking")


def _no_loot(course: Course, said: Values) -> Pairs:
    yield 0, sum(course.before.laid)


def _laid(course: Course, said: Values) -> Pairs:
    yield 1, len(course.of("spend_laid"))


def _exchanged(course: Course, said: Values) -> Pairs:
    yield said["points"], course.has.points - course.had.points
    values = next(leaves(said["way"], "aquileia-exchange"))
    give, get = (_coins(values[name]) for name in ("give", "get"))
    came = [got - given for given, got in zip(give, get, strict=True)]
    lacks = course.total("bank_empty", "lacking")
    yield sum(came) - lacks, sum(_balance(course))
    if not lacks:
        yield came, _balance(course)


def _built(course: Course, said: Values) -> Pairs:
    yield [-coin for coin in _coins(said["coins"])], _balance(course)
    yield _coins(said["left"]), course.has.coins
    (site,) = [target for target in course.action.targets if target in sites()]
    yield said["slaves"], sites()[site].slaves


def _excess(course: Course, said: Values) -> Pairs:
    yield said["count"], course.total("slaves", "excess")


def _bid(course: Course, said: Values) -> Pairs:
    (event,) = course.of("bid")
    bid = [int(str(event[metal])) for metal in METALS]
    yield _coins(said["bid"]), bid
    yield _coins(said["left"]), [had - coin for had, coin in zip(course.had.coins, bid, strict=True)]


def _rolled(course: Course, said: Values) -> Pairs:
    frame = course.before.stack[-1]
    assert isinstance(frame, Roll)
    faces = [face for event in course.of("roll") for face in event["faces"]]
    yield said["metal"], metal_of(course.before, course.seat, frame.area)
    added = course.total("strength", "added")
    yield faces.count(said["metal"]), added
    told = [event["strength"] for event in course.of("strength")]
    yield said["strength"] + added, told[-1] if told else course.before.power[course.seat]


def _strength(course: Course, said: Values) -> Pairs:
    """What cards add, and what the shield shows then."""
    yield said["added"], course.total("strength", "added")
    (event,) = course.of("strength")
    yield said["strength"], event["strength"]


def _stays(course: Course, said: Values) -> Pairs:
    yield said["strength"], course.before.power[course.seat]
    yield [], course.of("strength")


def _kept(course: Course, said: Values) -> Pairs:
    """So many blue dice are left, and whether a race that is still to come may want them."""
    yield said["left"], unrolled(course.after)
    frame = course.before.stack[-1]
    races = [id for id in area_spaces("stadium") if course.after.spaces[id] == course.seat]
    yield said["wanted"], "yes" if frame.area == "arena" and races else "no"


def _selected(course: Course, said: Values) -> Pairs:
    yield course.seat, course.after.track[-1]
    yield True, said["first"] == "no" or course.after.track[0] == course.seat


def _passed(course: Course, said: Values) -> Pairs:
    yield said["agents"], course.had.agents


def _declined(course: Course, said: Values) -> Pairs:
    yield course.before.stack[-1].space, course.of("home")[0]["space"]


def _dropped(course: Course, said: Values) -> Pairs:
    frame = course.after.stack[-1] if course.after.stack else None
    yield False, isinstance(frame, Auction) and course.seat in frame.live


def _opens(course: Course, said: Values) -> Pairs:
    frame = course.after.stack[-1]
    yield (_seat(said), None), (frame.seat, frame.leader)


def _sold(course: Course, said: Values) -> Pairs:
    (event,) = [each.data for each in course.all_events if each.kind == "sold"]
    yield _seat(said), event["seat"]
    yield said["free"], "no" if any(event[metal] for metal in METALS) else "yes"


def _seat(said: Values) -> int:
    return int(str(said["seat"]).removeprefix("seat:"))


def _taken_back(course: Course, said: Values) -> Pairs:
    yield 1, len(course.of("take_back"))


def _slave(course: Course, said: Values) -> Pairs:
    yield (1, 0), (len(course.has.servi) - len(course.had.servi), course.has.points - course.had.points)


def _second(course: Course, said: Values) -> Pairs:
    """What the second gets: the card, the points, or nothing."""
    second = course.before.stack[-1].second
    yield said["points"], POINTS_PER_STRENGTH * course.before.power[second]
    had, has = (state.players[second] for state in (course.before, course.after))
    got = (len(has.servi) - len(had.servi), has.points - had.points)
    yield {"card": (1, 0), "points": (0, said["points"]), "nothing": (0, 0)}[said["gets"]], got


def _have(course: Course, said: Values) -> Pairs:
    yield said["count"], course.had.coins[METALS.index(said["metal"])]


def _follows(course: Course, said: Values) -> Pairs:
    yield _seat(said), course.before.dice_owner
    yield True, bool(unrolled(course.after)) and bool(course.before.power[course.before.dice_owner])


def _standing(course: Course, said: Values) -> Pairs:
    """Who leads when the action is done, dice not yet rolled, and how much is missing to pass."""
    power, track = list(course.before.power), course.before.track
    if course.action.verb == "play":
        power[course.seat] += course.total("strength", "added")
    first, *others = sorted(
        (seat for seat in track if power[seat]), key=lambda seat: (-power[seat], track.index(seat))
    )
    shown = next(leaves(said["rival"], "aquileia-ranked"))
    yield shown["strength"], power[_seat(shown)]
    if "more" in said:
        yield _seat(shown), first
        late = track.index(first) < track.index(course.seat)
        yield said["more"], power[first] - power[course.seat] + late
    else:
        yield (course.seat, _seat(shown)), (first, others[0])


def _overtaken(course: Course, said: Values) -> Pairs:
    shown = list(leaves(said["rivals"], "aquileia-ranked"))
    (event,) = course.of("strength")
    yield (
        {_seat(each): each["strength"] for each in shown},
        dict(zip(event["passed"], event["theirs"], strict=True)),
    )


def _laurel(course: Course, said: Values) -> Pairs:
    values = villa_values(course.before, course.seat)
    yield said["points"], values[str(said["colour"])]
    yield said["number"], assigned(course.had, values)[str(said["colour"])] + 1


def _villa(course: Course, said: Values) -> Pairs:
    values = villa_values(course.after, course.seat)
    yield said["points"], values[str(said["colour"])] * int(str(said["count"]))
    yield said["count"], assigned(course.has, values)[str(said["colour"])]


KEPT: Mapping[str, Keeper] = {
    "aquileia-preview-pay": _money,
    "aquileia-preview-receive": _money,
    "aquileia-preview-points": _points,
    "aquileia-preview-twice": _points,
    "aquileia-preview-bank-empty": _lacking,
    "aquileia-preview-no-loot": _no_loot,
    "aquileia-preview-spend-laid": _laid,
    "aquileia-preview-exchange": _exchanged,
    "aquileia-preview-build": _built,
    "aquileia-preview-excess": _excess,
    "aquileia-preview-bid": _bid,
    "aquileia-preview-roll": _rolled,
    "aquileia-preview-strength": _strength,
    "aquileia-preview-done": _stays,
    "aquileia-preview-kept": _kept,
    "aquileia-preview-passes": _overtaken,
    "aquileia-preview-leads": _standing,
    "aquileia-preview-behind": _standing,
    "aquileia-preview-laurel": _laurel,
    "aquileia-preview-villa": _villa,
    "aquileia-preview-select": _selected,
    "aquileia-preview-pass": _passed,
    "aquileia-preview-decline": _declined,
    "aquileia-preview-drop": _dropped,
    "aquileia-preview-opens": _opens,
    "aquileia-preview-sold": _sold,
    "aquileia-preview-take-back": _taken_back,
    "aquileia-preview-slave": _slave,
    "aquileia-preview-spoils": _second,
    "aquileia-preview-have": _have,
    "aquileia-preview-blue-follows": _follows,
}
