"""Whole matches by fingers, with people on all sides of the table."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.policies import SENSIBLE, anything
from game.desk.desk_model import ActionOffer
from game.rules.kernel.action import Action
from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.focus import Focusable
from game.ui.input.intents import Pixel, Press, Release
from game.ui.play.scene import PlayScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.stations import Edge
from tests.budget import MATCHES
from tests.room import Room, Sit
from tests.titles import SHIPPED

pytestmark = pytest.mark.usefixtures("words_only", "kept_pictures")

SIDES = ("bottom", "right", "top", "left", "bottom-right")
"""One at each side, as far as there are sides."""


class Hand:
    """The fingers of all who sit round the table; they press nothing but what is seen there."""

    def __init__(self, room: Room, title: str) -> None:
        self._room, self._policy, self._rng = room, SENSIBLE.get(title, anything), Rng(3)
        self.edges, self.touches = Counter[Edge](), 0

    def seen(self, id: str) -> bool:
        return self._place(id) is not None

    def _place(self, id: str) -> Focusable | None:
        """Where a thing is seen, or a place for what is in hand."""
        play, hand = self._room.play, self._room.look.held_piece
        spots = [play.view.sheets.thing(spot.area) for spot in hand.spots] if hand else []
        return next((item for item in (*play.focusables(), *spots) if item.id == id), None)

    def touch(self, id: str) -> None:
        """Touch a thing where it is seen and nothing lies above it."""
        play, sheet, item = self._room.play, self._room.play.controls.offers(), self._place(id)
        assert item is not None, id
        across, down = item.rect.w // 6, item.rect.h // 6
        steps = [(x, y) for x in (0, 1, -1, 2, -2) for y in (0, 1, -1, 2, -2)]
        spots = [*(item.rect.move(x * across, y * down).center for x, y in steps), *item.outline]
        lies, covered = play.view.sheets.upright, sheet.panel if sheet else None
        means = (pos for pos in spots if play.controls.ring.at(lies(pos, covered)) == id)
        self._tap(next(means, item.rect.center))

    def _tap(self, pos: Pixel) -> None:
        self._room.give(Press("touch", pos), Release("touch", pos, tap=True))
        self._room.wait(1.0)
        self.touches += 1

    def act(self) -> None:
        """Touch what leads on to an action that makes sense."""
        room, top = self._room, self._room.stack.top
        if not isinstance(top, PlayScene):
            assert top is not None and top.facing is room.play.view.asker, "it is for who is asked"
            self._tap(room.stack.seen(top.focusables()[0].rect).center)
            return
        seat, stations = room.desk.actor, room.services.stations(room.session.seats)
        assert seat is not None and stations is not None
        assert room.play.view.asker is stations[seat].edge, "the bar lies before who is asked"
        self.edges[stations[seat].edge] += 1
        action = self._policy(room.session.state, room.choosing.open(), self._rng)
        pointed = Counter(target for target in action.targets if not is_button(target))
        left = [*(pointed - Counter(room.choosing.picked)).elements()]
        self._reach(room.play.controls.focus_of(left[0])) if left else self._confirm(action)

    def _reach(self, id: str) -> None:
        """A thing, or a tab behind which it may be, or a button that leads elsewhere."""
        ways = [f"view.{shot}" for shot in self._room.play.view.tabbed]
        for way in ("", *filter(self.seen, ways)):
            if way:
                self.touch(way)
            if self.seen(id):
                self.touch(id)
                return
        self.touch(self._rng.pick([*self._room.play.controls.traced()["buttons"]]))

    def _confirm(self, action: Action) -> None:
        """The button of an action, or of another amount of it."""
        offers = self._room.play.controls.offers()
        shown = offers.buttons if offers else []
        found = {each.press.action: each.id for each in shown if isinstance(each.press, ActionOffer)}
        fixed = {each.offer.action: each.id for each in self._room.look.buttons if each.offer}
        alike = [id for each, id in found.items() if each.verb == action.verb]
        wanted = fixed.get(action) or found.get(action) or next(iter(alike), None)
        buttons = self._room.play.controls.traced()["buttons"]
        self.touch(wanted or self._rng.pick([id for id in buttons if self.seen(id)]))


@pytest.mark.parametrize("title", TITLES)
def test_a_match_is_played_by_fingers_from_all_sides(sit: Sit, title: str) -> None:
    players = find_title(title).rules({}).info.seats[-1]
    stations = {str(style): name for style, name in enumerate(SIDES[:players])}
    room = sit(players, title=title, size=(1920, 1080), table="on", stations=stations)
    hand, most = Hand(room, title), 10_000 if MATCHES > 1 or title == SHIPPED[0] else 60
    while room.session.decisions() and hand.touches < most:
        hand.act()
    assert len(hand.edges) == min(players, len(Edge))
    if not room.session.decisions():
        room.wait(3.0)
        assert isinstance(room.stack.top, ScoringScene)
