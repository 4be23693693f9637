"""The shelf of games: the first thing of a new match is which one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.match.archive import known_names, summaries
from game.match.draft import Chair, PlanDraft
from game.match.plan import MatchPlan
from game.rules.kernel.text import Text, text
from game.tables.registry import TITLES, find_title
from game.ui.flow import Flow
from game.ui.scenes import seating
from game.ui.scenes.balanced_text import BalancedText
from game.ui.scenes.options import option_words
from game.ui.scenes.result_words import listed
from game.ui.scenes.setup import SetupScene
from game.ui.services import Services
from game.ui.widgets.alternatives import Alternatives
from game.ui.widgets.boxes import Column, Grid
from game.ui.widgets.game_box import GameBox
from game.ui.widgets.labels import Note
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import RunningHead

_COLUMNS, _UPRIGHT = 5, 3
"""The most boxes in a row; on an upright canvas so many."""
_GAP = 20
"""Design units between boxes that all lie in one row."""
_CLOSE = 12
"""Design units between boxes where they lie in several rows."""

_MORE = 1.15
"""The letters of what one may know besides, in relation to the least."""


class Gist(BalancedText):
    """What a game is about, in letters that grow half as much as others: the shelf needs the room."""

    pitch = 1.25

    def em(self, ui: Services) -> int:
        """Between what is least and what was asked for."""
        small = ui.theme.fonts.small
        return (ui.metrics.print(small) + ui.metrics.text(small)) // 2


class Fact(Gist):
    """What can be chosen and who begins, in one line where that goes: then the boxes keep their room."""

    def __init__(self, words: str) -> None:
        super().__init__(words, soft=True)

    def em(self, ui: Services) -> int:
        """A little more than the least."""
        return round(ui.metrics.print(ui.theme.fonts.small) * _MORE)


class ShelfScene(SplitPage):
    """A box for every title; below them what the one in focus is about. Choosing one opens its sheet.

    Args:
        services: the program's services.
        flow: where to go from here.
        plan: a match to begin from; None: the game and the players of the last match.
        levels: the levels of computer players that there are.
    """

    title = text("setup-title")
    width = 1728
    ruled = False
    margin = 4

    def __init__(
        self, services: Services, flow: Flow, plan: MatchPlan | None = None, levels: tuple[str, ...] = ()
    ) -> None:
        super().__init__(services)
        self._flow, self._levels = flow, levels
        shelf = list(summaries(services.folders.saves))
        self._known = seating.typed_names(services, known_names(shelf))
        headers = [each.header for each in shelf if each.header and each.header.title in TITLES]
        last = headers[0] if headers else None
        self._chosen = {header.title: header.config.options for header in reversed(headers)}
        if plan is not None:
            self.draft = seating.planned(services, plan)
        else:
            chairs = [seating.chair_of(seat) for seat in last.seats] if last else []
            self.draft = self._drafted(last.title if last else next(iter(TITLES)), chairs)
        self.ring.id = f"box-{self.draft.title}"
        self.told = Alternatives({}, "")
        self._pinned: Alternatives | None = None

    def paint_ahead(self) -> Iterator[None]:
        """Paint what opening it will show, a little at each step."""
        self.layout(self.ui.metrics.size)
        yield
        for leaf in self.parts.leaves:
            if isinstance(leaf, GameBox):
                yield from leaf.paint_ahead(self.ui)

    def on_enter(self) -> None:
        """The menu's evening, also after a match."""
        super().on_enter()
        self.ui.sound.ambience("menu")

    def head(self) -> Widget:
        """The title; with large text it is a running head."""
        return super().head() if self.ui.metrics.text_scale == 1 else RunningHead(text("setup-title"))

    def build(self) -> Widget:
        """The boxes, and what there is to know of one."""
        boxes = [self._box(id) for id in TITLES]
        shown = str(self.ring.id).removeprefix("box-")
        columns = self._columns(boxes)
        apart = columns < len(boxes)
        about = {id: self._about(id, apart) for id in TITLES}
        self.told = Alternatives(about, shown)
        self._pinned = self.told if apart else None
        least = columns if self.ui.metrics.portrait else 1
        grid = Grid(boxes, columns=columns, gap=_CLOSE if apart else _GAP, least=least)
        return grid if apart else Column([grid, self.told], gap=12)

    def foot(self) -> Widget | None:
        """What the one in focus is about, where boxes in several rows would push it out of sight."""
        return self._pinned

    def back(self) -> None:
        """To the menu: the shelf is not above it."""
        self.ui.sound.play("back")
        self._flow.menu()

    def _columns(self, boxes: Sequence[GameBox]) -> int:
        """As many as there are; with large text one, in which all stands in a line."""
        most = _UPRIGHT if self.ui.metrics.portrait else _COLUMNS
        return min(most, len(boxes)) if self.ui.metrics.text_scale == 1 else 1

    def _box(self, id: str) -> GameBox:
        info = find_title(id).rules({}).info
        return GameBox(id, info, partial(self._open, id), partial(self._tell, id))

    def _about(self, id: str, apart: bool) -> Widget:
        """What one does, what can be chosen and who begins."""
        info = find_title(id).rules({}).info
        facts = [self._options(id), self.ui.say(text(f"setup-first-{info.first}"))]
        told, known = text(f"{id}-box"), " · ".join(fact for fact in facts if fact)
        return Column([Gist(told), Fact(known)] if apart else [BalancedText(told), Note(known)], gap=0)

    def _options(self, id: str) -> str:
        options = find_title(id).rules({}).info.options
        if not options:
            return ""
        names = listed(self._say, [self._say(option_words(self.ui, id, option)) for option in options])
        return self._say(text("setup-choices", names=names))

    def _tell(self, id: str) -> None:
        self.told.shown = id

    def _open(self, id: str) -> None:
        if id != self.draft.title:
            self.draft = self._drafted(id, self.draft.chairs)
        self.stack.push(SetupScene(self.ui, self._flow, self.draft, self._known, self._levels))

    def _drafted(self, title: str, chairs: list[Chair]) -> PlanDraft:
        """A match of people who sat together before, with what was chosen for this title last."""
        draft = seating.fresh(self.ui, title)
        seating.choose_again(draft, self._chosen.get(title, {}))
        return seating.welcome(self.ui, draft, chairs, next(iter(self._levels), ""))

    def _say(self, words: Text) -> str:
        return self.ui.say(words)
