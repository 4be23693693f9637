"""What speaks for a move in Aquileia: points, villas, laurels, contests, what an agent makes possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.brains.aquileia.placing import PRIZE, VALUE, asks, placed, three
from game.brains.reasons import Claim, Deed, Measure, Reasons, Side
from game.rules.aquileia.awards import POINTS_PER_STRENGTH
from game.rules.aquileia.components import COLOURS, laurels
from game.rules.aquileia.contests import metal_of
from game.rules.aquileia.foregone import contest_of, last_to_play, leads, needless
from game.rules.aquileia.frames import Auction, Reinforce
from game.rules.aquileia.money import told
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.scoring import assigned, score_of, villa_values
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Part, Text, piece_ref, seat_ref, text


def _selected(deed: Deed) -> Iterator[Claim]:
    """The place in ties, and how many are left."""
    if deed.action.verb == "select":
        yield Claim(text("aquileia-why-slot", slot=number_in(deed.action.targets[0])), 1.0)


def _laurel(deed: Deed) -> Iterator[Claim]:
    """A laurel that counts for villas."""
    before, after = deed.before, deed.after
    values = villa_values(after.state, after.seat)
    then, now = (
        assigned(before.player, villa_values(before.state, before.seat)),
        assigned(after.player, values),
    )
    for colour in COLOURS:
        if now[colour] > then[colour]:
            new = Counter(after.player.laurels) - Counter(before.player.laurels)
            kinds = [laurels()[card].colours for card in new if card in laurels()]
            colours = next((each for each in kinds if colour in each), (colour,))
            facts: dict[str, Part] = {"count": now[colour], "value": values[colour], "colour": colour}
            words = text("aquileia-why-laurel", **facts) if values[colour] else _later(colours)
            yield Claim(words, 1.0 + values[colour], lasting=True)


def _later(colours: Sequence[str]) -> Text:
    """That a laurel counts for colours in which nothing is built yet; two of them have both names."""
    if len(colours) > 1:
        return text("aquileia-why-later-either", colour=colours[0], other=_colour(colours[1]))
    return text("aquileia-why-later", colour=colours[0])


def _colour(colour: str) -> Text:
    return text("aquileia-colour", colour=colour)


def _villa(deed: Deed) -> Iterator[Claim]:
    """A villa, and the laurels that count for it."""
    before, after = (villa_values(side.state, side.seat) for side in (deed.before, deed.after))
    counts = assigned(deed.after.player, after)
    for colour in COLOURS:
        if after[colour] > before[colour]:
            words = text("aquileia-why-villa", colour=colour, value=after[colour], laurels=counts[colour])
            yield Claim(words, (after[colour] - before[colour]) * (0.5 + counts[colour]), lasting=True)


def _score(deed: Deed) -> Iterator[Claim]:
    """The points of a game that ended now, where they are more than those scored at once."""
    then, now = (score_of(side.state, side.seat).total for side in (deed.before, deed.after))
    if now - then > max(0, deed.after.player.points - deed.before.player.points):
        words = text("aquileia-why-score", gain=now - then, count=now)
        yield Claim(words, 0.9 * (now - then), lasting=True)


def _business(side: Side) -> Mapping[str, int]:
    return {site.id: 1 for site in businesses(side.state, side.seat)}


def _bid(deed: Deed) -> Iterator[Claim]:
    """What the laurel counts for, and what it costs."""
    frame, lot = (
        next((f for f in deed.before.state.stack if isinstance(f, Auction)), None),
        deed.before.state.lot,
    )
    if deed.action.verb != "bid" or frame is None or lot not in laurels() or deed.after.state.lot != lot:
        return
    values = villa_values(deed.before.state, deed.action.player)
    colours = laurels()[lot].colours
    if colours:
        colour, *others = sorted(colours, key=lambda each: -values[each])
        facts: dict[str, Part] = {"colour": colour, "value": values[colour]}
        if others and values[others[0]]:
            words = text("aquileia-why-bid-either", other=_colour(others[0]), rest=values[others[0]], **facts)
        else:
            words = text("aquileia-why-bid", **facts) if values[colour] else _later(colours)
        yield Claim(words, 1.0 + values[colour])
    elif laurels()[lot].points:
        yield Claim(text("aquileia-why-bid-points", points=laurels()[lot].points), 1.0)


def _leads(deed: Deed) -> Iterator[Claim]:
    """Where the player comes to lead; points where that is so already and the strength counts."""
    contest, seat, state = contest_of(deed.before.state), deed.action.player, deed.after.state
    if contest is None or deed.action.verb != "play" or not leads(state, contest, seat):
        return
    own, others = state.power[seat], [other for other in contest.seats if other != seat]
    if others and not leads(deed.before.state, contest, seat):
        rival = max(others, key=lambda other: (state.power[other], -state.track.index(other)))
        key = "leads" if own > state.power[rival] else "tied"
        facts: dict[str, Part] = {"count": own, "other": state.power[rival], "seat": seat_ref(rival)}
        words = text(f"aquileia-why-{key}", area=contest.area, **facts)
        yield Claim(words, PRIZE[contest.area])
    if contest.area == "arena" and last_to_play(deed.before.state, seat):
        points = POINTS_PER_STRENGTH * (own - deed.before.state.power[seat])
        yield Claim(text("aquileia-why-strength", points=points), 0.9 * points)


def _rises(deed: Deed) -> Iterator[Claim]:
    """Strength in a contest that still goes on, where it does not lead yet."""
    contest, again = contest_of(deed.before.state), contest_of(deed.after.state)
    if contest is None or again is None or contest.area != again.area:
        return
    own, then = deed.after.state.power[deed.action.player], deed.before.state.power[deed.action.player]
    if own > then:
        rivals = [deed.after.state.power[seat] for seat in contest.seats if seat != deed.action.player]
        words = text("aquileia-why-power", count=own, other=max(rivals, default=0))
        yield Claim(words, 0.5 * (own - then))


def _blue(deed: Deed) -> Iterator[Claim]:
    """Blue dice cost nothing."""
    contest = contest_of(deed.before.state)
    if deed.action.verb == "blue" and contest and asks(deed.before, Reinforce):
        metal = metal_of(deed.before.state, deed.action.player, contest.area)
        yield Claim(text("aquileia-why-dice", count=deed.action.amount or 1, metal=metal), 1.0)


def _enough(deed: Deed) -> Iterator[Claim]:
    """How a contest stands for who plays no more, what a pass keeps."""
    contest, seat = contest_of(deed.before.state), deed.action.player
    power = deed.before.state.power
    if contest and deed.action.verb == "done":
        other = max((power[each] for each in contest.seats if each != seat), default=0)
        ahead = "enough" if power[seat] > other else "enough-tied"
        key = ahead if leads(deed.before.state, contest, seat) else "spares"
        yield Claim(text(f"aquileia-why-{key}", count=power[seat], other=other), 0.5)
    elif deed.action.verb == "pass" and asks(deed.before, Auction):
        yield Claim(text("aquileia-why-keeps", coins=told(three(deed.before.player.coins))), 0.5)


REASONS = Reasons(
    sources=(
        Measure("aquileia-why-points", lambda side: {"": side.player.points}, 1.0),
        Measure(
            "aquileia-why-coins",
            lambda side: dict(zip(METALS, side.player.coins, strict=True)),
            lambda metal: VALUE[metal],
            thing="metal",
            lasting=False,
        ),
        Measure("aquileia-why-slaves", lambda side: {"": len(side.player.servi)}, 1.3, lasting=False),
        Measure("aquileia-why-cards", lambda side: {"": len(side.player.equi)}, 1.2, lasting=False),
        Measure(
            "aquileia-why-business",
            _business,
            3.0,
            more=lambda site, side: {"site": piece_ref(site)},
            told=False,
        ),
        _score,
        _leads,
        _laurel,
        _villa,
        placed,
        _selected,
        _bid,
        _rises,
    ),
    means=lambda side: (
        *side.player.coins,
        len(side.player.servi),
        len(side.player.equi),
        side.player.agents,
    ),
    passing=frozenset({"pass", "done"}),
    lucky=frozenset({"roll", "blue"}),
    said=(_enough, _blue),
    needless=needless,
)
