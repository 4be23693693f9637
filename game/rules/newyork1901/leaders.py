"""Who is ahead at the streets, and how that changes with what is built and demolished."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.rules.kernel.event import Outcome
from game.rules.newyork1901.building import build, demolish
from game.rules.newyork1901.scoring import street_counts, street_leader
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import State


def lay(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Carry out a build or a demolition, and tell at which streets somebody else is ahead then."""
    demolishing = action.verb == "demolish"
    touched = sites.by_id[action.targets[1]].streets
    streets = [street for street in state.streets if demolishing or street in touched]
    before = [street_leader(state, sites, street) for street in streets]
    (demolish if demolishing else build)(state, sites, action, out)
    _tell_leaders(state, sites, action.player, dict(zip(streets, before, strict=True)), out)


def _tell_leaders(state: State, sites: Sites, seat: int, before: dict[str, int], out: Outcome) -> None:
    """At which streets ``seat`` is ahead now, has fallen behind somebody, or nobody is ahead any more."""
    for street, leader in before.items():
        now = street_leader(state, sites, street)
        if now == leader:
            continue
        counts = street_counts(state, sites, street)
        most = max(counts)
        if now < 0:
            tied = tuple(each for each, count in enumerate(counts) if 0 < count == most)
            out.emit("level", seat=seat, street=street, count=most, tied=tied, led=leader == seat)
            continue
        if now != seat:
            lost = {"count": counts[seat], "leader": now, "most": most, "led": leader == seat}
            out.emit("behind", seat=seat, street=street, **lost)
            continue
        second = max(count for each, count in enumerate(counts) if each != now)
        passed = [each for each, count in enumerate(counts) if 0 < count == second and each != now]
        told = {"passed": tuple(passed), "theirs": tuple(counts[each] for each in passed)}
        out.emit("ahead", seat=seat, street=street, count=most, **told)
