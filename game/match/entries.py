"""What a line of a record says: every number is held to its bounds, where it is read."""

from __future__ import annotations

from typing import Any

from game.match.seats import Seat
from game.rules.kernel.action import Action
from game.rules.kernel.values import whole
from game.version import release

MOST_LINES = 20_000
"""The most lines of a record."""
_MOST_POINTS = 10**6
Entry = dict[str, Any]
"""A line of a record after the header, as values of the right types."""


def entry_of(plain: Any, line: bytes, seats: int) -> Entry:
    """A line after the header as values of the right types; it says one thing, and nothing beside it.

    Args:
        plain: what JSON made of it.
        line: as the file has it.
        seats: how many play.

    Raises:
        ValueError: it is none.
    """
    match plain:
        case {"a": action, **besides} if not besides:
            return {"a": _acted(Action.from_json(action), seats)}
        case {"undo": count, **besides} if not besides:
            return {"undo": whole(count, 1, MOST_LINES)}
        case {"retract": seat, **besides} if not besides:
            return {"retract": _seat(seat, seats)}
        case {"seat": seat, "is": who, **besides} if not besides:
            return {"seat": _seat(seat, seats), "is": Seat.from_plain(who, seat + 1)}
        case {"turn": at, "digest": str(expected), **besides} if not besides:
            return {"turn": whole(at, 1, MOST_LINES), "digest": expected}
        case {"program": str(version), **besides} if not besides and release(version):
            return {"program": version}
        case {"at": at, "state": _, **besides} if not besides:
            return {"at": whole(at, 0, MOST_LINES), "state": line}  # few are ever looked at
        case {"end": list(results), **besides} if not besides and len(results) == seats:
            scores = [_result(result, seats) for result in results]
            if {score["seat"] for score in scores} == set(range(seats)):
                return {"end": scores}
    raise ValueError("not a line of a record")


def _seat(plain: Any, seats: int) -> int:
    return whole(plain, 0, seats - 1)


def _acted(action: Action, seats: int) -> Action:
    _seat(action.player, seats)
    return action


def _result(plain: Any, seats: int) -> dict[str, int]:
    match plain:
        case {"seat": seat, "total": total, "rank": rank, **besides} if not besides:
            return {
                "seat": _seat(seat, seats),
                "total": whole(total, -_MOST_POINTS, _MOST_POINTS),
                "rank": whole(rank, 1, seats),
            }
    raise ValueError("not a result")
