"""Every scene of the program but the table itself, filled with something to show."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from game.match.draft import PlanDraft
from game.match.journal import FileJournal
from game.match.plan import MatchPlan
from game.match.score_history import score_history
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.rules import GameConfig, Score, ScoreLine
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.tables.table import Picture
from game.ui.input.intents import Intent
from game.ui.pictures import make_painter
from game.ui.scene import Scene, SceneStack
from game.ui.scenes.about import AboutScene
from game.ui.scenes.around import AroundScene
from game.ui.scenes.card import CardScene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import HistoryScene, chronicle
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.inspected import Inspected
from game.ui.scenes.load import LoadScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.scenes.seat_scene import SeatScene
from game.ui.scenes.seating import planned
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.services import Services
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import WidgetScene
from tests.ways import Ways

NAMES = {"en": ("Shirin", "Bahram", "Yasmin", "Farhad"), "fa": ("شیرین", "بهرام", "یاسمن", "Farhad")}
_LIKED = ("noble", "buy", "pay", "take", "reserve", "discard")


def _noting(name: str) -> Callable[..., None]:
    """What a scene calls, by a name."""
    return partial(Ways().note, name)


def seats(lang: str, players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name, style) for style, name in enumerate(NAMES[lang][:players]))


def sensible(session: Session, dice: random.Random) -> Action:
    """What somebody who wants cards would do: enough for a match that looks like one."""
    actions = session.decisions()[0].actions
    verb = min((a.verb for a in actions), key=lambda verb: _LIKED.index(verb) if verb in _LIKED else 9)
    best = [a for a in actions if a.verb == verb]
    most = max(len(a.targets) for a in best)
    return dice.choice([a for a in best if len(a.targets) == most])


def played(lang: str, players: int, actions: int | None, seed: int = 7) -> Session:
    """A match of base Splendor after so many actions; None: to its end."""
    rules = find_title("splendor").rules({})
    session = Session(rules, GameConfig(players, seed), seats(lang, players))
    dice = random.Random(seed)
    while not session.over and (actions is None or len(session.log) < actions):
        session.submit(sensible(session, dice))
    return session


def fill_shelf(folder: Path, lang: str) -> None:
    """Saved matches: one under way, two finished ones, and a damaged file; the newest first."""
    folder.mkdir(parents=True, exist_ok=True)
    for age, content in enumerate(_records(lang)):
        path = folder / f"splendor-{age}.jsonl"
        path.write_bytes(content)
        os.utime(path, (1_742_500_000 - age * 86_400,) * 2)


@cache
def _records(lang: str) -> tuple[bytes, ...]:
    made: list[bytes] = []
    with TemporaryDirectory() as folder:
        for age, (players, actions) in enumerate([(2, 17), (4, None), (3, None), (2, 30)]):
            session = played(lang, players, actions, seed=age)
            path = Path(folder) / f"{age}.jsonl"
            bare = Session(session.rules, session.config, session.seats)
            journal = FileJournal.create(path, bare, f"2025-03-{20 - age}T20:15:00+03:30")
            sitting = Sitting(bare, journal)
            for step in session.log:
                sitting.act(step.action)
            sitting.close()
            made.append(path.read_bytes())
    lines = made[-1].splitlines(keepends=True)
    made[-1] = b"".join([*lines[:9], b"{broken}\n", *lines[10:]])
    return tuple(made)


def pause(ui: Services, topic: str = "") -> Scene:
    return PauseScene(
        ui,
        "splendor",
        topic=topic,
        on_resume=_noting("resume"),
        on_undo=_noting("undo"),
        on_redo=None,
        on_restart_turn=_noting("restart turn"),
        on_history=_noting("history"),
        on_players=_noting("players"),
        on_learn=_noting("learn"),
        on_labels=_noting("labels"),
        on_quit=_noting("quit"),
    )


def scoring(
    ui: Services,
    scores: tuple[Score, ...] | None = None,
    players: int = 4,
    on_menu: Callable[[], None] | None = None,
    on_rematch: Callable[[], None] | None = None,
    moments: int | None = None,
) -> ScoringScene:
    """The end of a match, of whose course only so many ``moments`` are known."""
    session = played(ui.catalogue.lang, players, None, seed=3)
    return ScoringScene(
        ui,
        session.seats,
        session.scores() if scores is None else scores,
        score_history(session)[:moments],
        on_rematch=on_rematch or _noting("rematch"),
        on_new_game=_noting("new game"),
        on_history=_noting("history"),
        on_menu=on_menu or _noting("menu"),
    )


def tied_scores() -> tuple[Score, ...]:
    """Two are level and fewer cards decide; the third is behind."""

    def score(seat: int, cards: int, nobles: int, owned: int, rank: int) -> Score:
        lines = (ScoreLine("splendor-score-cards", cards), ScoreLine("splendor-score-nobles", nobles))
        return Score(seat, cards + nobles, lines, (ScoreLine("splendor-tie-cards", -owned),), rank)

    return (score(0, 12, 3, 14, 2), score(1, 9, 6, 12, 1), score(2, 11, 0, 15, 3))


def inspect(ui: Services) -> Scene:
    title = find_title("splendor")
    table = title.table(title.rules({}))
    short = text(
        "splendor-no-short",
        white=1,
        blue=0,
        green=2,
        red=0,
        black=0,
        gold=1,
        tokens=0,
        golden=0,
        first="white",
        last="green",
    )
    pieces = [
        Inspected((Picture(piece),), table.describe(piece), piece=piece)
        for piece in ("noble.N01", "bank.red", "deck.2")
    ]
    cards = [Inspected((Picture("card.B3R2"),), table.describe("card.B3R2"), (short,), "card.B3R2")]
    return InspectScene(
        ui, partial(make_painter, ui, title), ui.say, cards + pieces, on_closed=_noting("closed")
    )


def history(ui: Services) -> Scene:
    session = played(ui.catalogue.lang, 3, 40)
    title = find_title("splendor")
    table = title.table(session.rules)
    from game.lang.narrator import Narrator

    narrator = Narrator(ui.catalogue, [seat.name for seat in session.seats], table.describe)
    return HistoryScene(
        ui, chronicle(session, table), narrator.say, [0, 1, 2], _noting("look"), _noting("closed")
    )


def setup(ui: Services, title: str = "splendor", players: int = 3) -> Scene:
    plan = MatchPlan(title, seats(ui.catalogue.lang, players), (None,) * players)
    return SetupScene(ui, Ways(), planned(ui, plan))


def seat(ui: Services) -> Scene:
    draft = PlanDraft("splendor", find_title("splendor").rules({}).info, 5, own_pads=True)
    for name in NAMES[ui.catalogue.lang][:2]:
        draft.add(name)
    return SeatScene(ui, draft, 0, ("Laleh", "Mani", "کیوان", "Roshanak"))


SCENES: dict[str, Callable[[Services], Scene]] = {
    "menu": lambda ui: MenuScene(ui, Ways()),
    "shelf": lambda ui: ShelfScene(ui, Ways()),
    "setup": setup,
    "seat": seat,
    "load": lambda ui: LoadScene(ui, Ways()),
    "statistics": StatisticsScene,
    "settings": SettingsScene,
    "rules": lambda ui: RulesHelpScene(ui, "splendor"),
    "about": AboutScene,
    "pause": pause,
    "history": history,
    "inspect": inspect,
    "curtain": lambda ui: CurtainScene(
        ui, NAMES[ui.catalogue.lang][0], 1, _noting("ready"), _noting("pause")
    ),
    "scoring": scoring,
    "scoring-tie": lambda ui: scoring(ui, tied_scores(), 3),
    "around": lambda ui: AroundScene(ui, seats(ui.catalogue.lang, 4), _noting("play")),
    "card": CardScene,
    "pad-lost": lambda ui: PadLostScene(ui, NAMES[ui.catalogue.lang][0], _noting("resume")),
    "message": lambda ui: MessageScene(ui, text("record-damaged", line=7)),
}


class Showing:
    """A scene on a stack of its own, above the menu if something must show through."""

    def __init__(self, ui: Services, scene: Scene) -> None:
        self.ui, self.scene = ui, scene
        self.stack, self._revision = SceneStack(ui.display.size), ui.revision
        if not scene.opaque:
            self.stack.push(MenuScene(ui, Ways()))
        self.stack.push(scene)
        self.stack.settle()

    def send(self, intent: Intent) -> None:
        """An intent, and what the main loop does after it."""
        self.stack.handle(intent)
        self.stack.settle()
        if self.ui.revision != self._revision:
            self._revision = self.ui.revision
            self.stack.relayout(self.ui.display.size)
        self.stack.update(0.02)
        self.stack.settle()


_Kind = TypeVar("_Kind", bound=Widget)


def shown(ui: Services, scene: WidgetScene, kind: type[_Kind]) -> list[_Kind]:
    """What there is of a kind of widget on a scene that is shown."""
    Showing(ui, scene)
    return [leaf for leaf in scene.parts.leaves if isinstance(leaf, kind)]
