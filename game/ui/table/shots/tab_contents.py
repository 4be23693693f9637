"""What lies behind the tabs of a table: what they are called, and which choices wait there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from game.maps.places import TABLE, ShotContext, TableLayout
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import Text, text

_KEPT = 24
"""The slots of so many shots are remembered."""


class TabContents:
    """Knows which slots each shot with a tab holds, of players' panels what they fold away.

    Args:
        title: the id of the title.
        layout: its table.
        setting: what a shot is laid out for now.
        slot_of: where a target lies.
        rect: where it is on the screen.
        tabbed: whether tabs are.
    """

    def __init__(
        self,
        title: str,
        layout: TableLayout,
        setting: Callable[[str], ShotContext],
        slot_of: Callable[[str], str],
        rect: Callable[[str], object],
        tabbed: Callable[[], bool],
    ) -> None:
        self._title, self._layout = title, layout
        self._setting, self._slot_of, self._rect, self._tabbed = setting, slot_of, rect, tabbed
        self._slots = lru_cache(_KEPT)(self._slots_of)

    def tab(self, shot: str) -> str:
        """The tab of a shot: its own, else that of one that is laid out alike."""
        tabs, shown = self._layout.tabs(self._setting(TABLE).scale), kind_of(shot)
        if shown in tabs:
            return shown
        lies = self._layout.shots(self._setting(shot))
        return next((tab for tab in tabs if self._layout.shots(self._setting(tab)) == lies), shown)

    def label(self, shot: str) -> Text:
        """What the tab of a shot says."""
        return text(f"{self._title}-scene-{shot}")

    def description(self, shot: str) -> Text:
        """What there is to see in a shot."""
        return text(f"{self._title}-view-{shot}")

    def counted(self, targets: Sequence[str], needed: str = "") -> Mapping[str, int]:
        """How many of ``targets`` wait behind each tab."""
        return {shot: len(there) for shot, there in self.pending(targets, needed).items()}

    def pending(self, targets: Sequence[str], needed: str = "") -> Mapping[str, list[str]]:
        """Those of ``targets`` that each shot with a tab holds; nothing where no tabs are seen.

        A tab leads to the part of it that a choice has ``needed`` as well: that counts as behind it. Where
        that is nothing, what is chosen lies in a panel, and waits there unless it is seen. What lies beside
        every shot waits behind none.
        """
        if not self._tabbed() or not targets:
            return {}
        tabs, home = self._layout.tabs(self._setting(TABLE).scale), kind_of(needed)
        held = {shot: self.of(shot, targets) for shot in tabs}
        somewhere = {target for there in held.values() for target in there}
        everywhere = set(targets).intersection(*held.values()) if len(held) > 1 else set()
        if home in held:
            held[home] = max(held[home], self.of(needed, targets), key=len)
            unseen = [each for each in targets if each not in somewhere and self._rect(each) is None]
            held[home] = held[home] or unseen
        return {shot: [each for each in there if each not in everywhere] for shot, there in held.items()}

    def of(self, shot: str, targets: Iterable[str]) -> list[str]:
        """Those of ``targets`` that a shot with a tab holds."""
        held = self._slots(self._setting(shot))
        return [target for target in targets if self._slot_of(target) in held]

    def _slots_of(self, setting: ShotContext) -> frozenset[str]:
        """The slots that a shot holds."""
        also = self._layout.folds if setting.scale > 1 else frozenset()
        return frozenset(self._layout.held(self._layout.shots(setting), setting.players, also))
