"""What desks answer and show while somebody presses at random, line by line.

A shared desk and one of a single seat look at one recorded match; whoever presses has a seed. ``python -m
tests.recorded.handled`` approves changes that are meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from game.desk.desk import Desk
from game.desk.shown import show
from game.desk.standing import standings
from game.match.record import read_record, restore
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.tables.registry import find_title
from game.tables.table import Table
from tests.recorded.telling import HERE, approved, spelled

APPROVED = HERE / "desks.told"
BEGINNINGS = {
    "splendor": (21, 66),
    "mombasa": (17, 43),
    "newyork1901": (33,),
    "istanbul_dice": (46,),
    "aquileia": (100,),
}
"""By title: after so many actions the pressing begins."""
PRESSES = 60


def lines() -> list[str]:
    """The lines as they are now."""
    return [line for title, starts in BEGINNINGS.items() for at in starts for line in _handled(title, at)]


def _handled(title: str, start: int) -> Iterator[str]:
    record = read_record(approved(title).with_suffix(".jsonl"))
    rules = find_title(title).rules(record.header.config.options)
    session = Session(rules, record.header.config, record.header.seats)
    for step in restore(record, rules).log[:start]:
        session.submit(step.action)
    sitting, table, rng = Sitting(session, None), find_title(title).table(rules), Rng(start)
    shared = Desk(sitting, shared=title != "aquileia")
    desks = (shared, shared, Desk(sitting, seats={1}, own=True))
    yield f"== {title} after {start}"
    for _ in range(PRESSES):
        number = rng.below(len(desks))
        said = _press(desks[number], table, rng)
        yield f"{'own' if number == 2 else 'all'} {said}: {_state(desks[number])} {_looks(desks, table)}"


def _press(desk: Desk, table: Table, rng: Rng) -> str:
    """Something that people do, and what comes of it."""
    choosing, seats = desk.choosing(), range(len(desk.session.seats))
    seen = desk.seen()
    pieces = [*table.placements(seen), "nothing.1"]
    targets = sorted({t for action in choosing.decision.actions for t in action.targets}) if choosing else []
    match rng.below(16):
        case 0:
            return f"attend {desk.attend(rng.pick(seats))}"
        case 1:
            desk.unveil(rng.below(2) == 0)
            return "unveil"
        case 2:
            return f"back {desk.back()}"
        case 3:
            return f"undo {desk.undo()}"
        case 4:
            return f"redo {desk.redo()} {desk.undo(rng.pick(seats))}"
        case 5 | 6 if choosing and choosing.offers():
            action = rng.pick(choosing.offers())
            desk.perform(action, desk.sitting.position)
            return f"do {action.verb}"
        case 7:
            piece = rng.pick(pieces)
            return f"refuse {piece} {spelled(desk.refuse(piece))} {spelled(desk.refuse_twice(piece))}"
        case 8:
            piece = rng.pick(pieces)
            return f"stands {piece} {' / '.join(map(spelled, standings(desk, table, piece)))}"
        case 9:
            return f"may {[desk.can_retract(seat) for seat in seats]} {desk.needs_curtain()} {desk.alone}"
        case _:
            target = rng.pick(targets if targets and rng.below(4) else pieces)
            more = choosing.beyond(target)[:2] if choosing and not is_button(target) else ()
            return f"point {target} {[each.verb for each in more]} {desk.point(target)}"


def _state(desk: Desk) -> str:
    choosing = desk.choosing()
    picked = (choosing.picked, choosing.unveiled, sorted(choosing.instead())[:3]) if choosing else ()
    own = (desk.seats, desk.asked, desk.seat, desk.actor, desk.looking, desk.lead.taker)
    flags = (desk.private, desk.veiled, desk.can_undo(), desk.can_redo(), desk.revision)
    return f"{own} {flags} {picked}"


def _looks(desks: tuple[Desk, ...], table: Table) -> str:
    """A sum of all that each desk shows."""
    return " ".join(f"{crc32(repr(show(desk, table)).encode()):08x}" for desk in desks[1:])


if __name__ == "__main__":
    APPROVED.write_text("\n".join(lines()) + "\n", encoding="utf-8")
