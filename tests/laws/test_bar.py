"""The law of the bar: nothing it says loses its end at any text size, whatever is picked and in focus.

And the round or the goal always stands in the same place.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.table.bar.plaque import plaque_depth
from tests.budget import LAWS
from tests.laws.hearing import say
from tests.laws.walks import Observer, Stop, Walk, held, observer

FOCUSED = 3 if LAWS == 1 else 12
"""So many things come into focus at each step."""


@observer
class Bar(Observer):
    """The bar, with nothing in focus and with some things."""

    def look(self, stop: Stop) -> None:
        self._hold(stop)
        for _ in _focused(stop, *(("do.", "button.") if stop.step else ("",))):
            self._hold(stop)

    def _hold(self, stop: Stop) -> None:
        room = stop.room
        say(room)
        cut = [line.words for line in stop.bar.lines if "…" in line.words]
        self.hold(not cut, *cut)
        bar, start, offers = room.play.view.bar, room.services.metrics.start, room.look.offers
        foot = bar.room.bottom + plaque_depth(room.services.metrics, room.services.theme.fonts)
        assert bar.fact and (start(bar.fact), bar.fact.bottom) == (start(bar.room), foot)
        assert bar.fact.w <= bar.room.w * 0.36
        assert not (offers and offers.taken and bar.fact.colliderect(offers.taken))


def _focused(stop: Stop, *prefixes: str) -> Iterator[None]:
    """The focus goes to some of the things that begin like that."""
    items = [item.id for item in stop.room.play.focusables() if item.id.startswith(prefixes)]
    stop.rng.shuffle(items)
    for id in items[:FOCUSED]:
        stop.room.play.controls.ring.focus(id)
        yield


def test_no_question_help_or_last_action_loses_its_end(walk: Walk) -> None:
    held(walk, Bar)
