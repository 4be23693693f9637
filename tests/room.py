"""A play scene over a seeded match, driven by intents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer, DeskModel
from game.match.drivers import Driver, Drivers, Reflex
from game.match.journal import FileJournal
from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Journal, Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.rules import GameConfig, OptionValue
from game.tables.registry import find_title
from game.ui.input.intents import Confirm, Intent
from game.ui.input.pads import Pad
from game.ui.play.match import Match
from game.ui.play.scene import PlayScene
from game.ui.scene import SceneStack
from game.ui.scenes.curtain import CurtainScene
from game.ui.services import Services
from game.ui.table.bar.offers import Offers
from game.ui.table.screen_model import ScreenModel
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.stage.stage import Stage
from tests.ways import Ways

NAMES = ("Hana", "علی", "Roxana", "بهرام", "Shirin")
CREATED = "2026-01-01T00:00:00+00:00"


def hasty(number: int, seat: Seat) -> Driver:
    """Takes the first action there is."""
    return Reflex(lambda question: question.decision.actions[0])


class Room:
    """A play scene on a stack, with shorthands for what people do and see."""

    def __init__(
        self,
        services: Services,
        session: Session,
        devices: tuple[str | None, ...],
        journal: Journal | None = None,
        driver: Callable[[int, Seat], Driver] = hasty,
        adviser: Any = None,
    ) -> None:
        self.services = services
        self.session = session
        self.ways = Ways()
        self.sitting = Sitting(session, journal)
        plan = MatchPlan(session.rules.info.id, session.seats, devices)
        self.match = Match(plan, self.sitting, Drivers(self.sitting, driver), adviser)
        self.play = PlayScene(services, self.ways, self.match)
        self.stack = SceneStack(services.display.size)
        self.stack.push(self.play)
        self.stack.settle()

    # --- what people do ---

    def give(self, *given: Intent) -> None:
        """Hand intents to the top scene and let half a second pass after each."""
        for intent in given:
            self.stack.handle(intent)
            self.stack.settle()
            self.wait(0.5)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.stack.update(seconds)
        self.stack.settle()

    def choose(self, id: str, device: str = "keyboard") -> None:
        """Put the focus on ``id`` and confirm; what is not on the screen is behind one of the tabs."""
        for scene in self.play.view.layout.tabbed:
            if id in [item.id for item in self.play.focusables()]:
                break
            self.play.visit(scene)
        assert id in [item.id for item in self.play.focusables()], id
        self.play.controls.ring.focus(id)
        self.give(Confirm(device))

    def do(self, action: Action, device: str = "keyboard") -> None:
        """Point at every target of ``action`` that is a piece or place, and press its button."""
        moves, wanted = len(self.session.log), [t for t in action.targets if not t.startswith("button.")]
        while wanted and len(self.session.log) == moves:
            target = next(target for target in wanted if self._leads(target, action))
            wanted.remove(target)
            picked = self.choosing.picked  # what needs its button may be ready already
            if (Counter(action.targets) - Counter(picked))[target]:
                self.choose(self.play.controls.focus_of(target), device)
        for _ in range(2):  # what one may regret asks again
            if len(self.session.log) == moves:
                self.choose(self.button_of(action), device)

    def _leads(self, target: str, action: Action) -> bool:
        """Whether pointing at ``target`` does not carry out another action at once."""
        choosing = self.desk.seen_choosing
        if choosing is None:
            return True
        done = self.play.view.table.auto_commit(self.desk.seen(), choosing.after(target))
        return done in (None, action)

    def button_of(self, action: Action) -> str:
        """The focus id of the button of a complete action."""
        fixed = {each.offer.action: each.id for each in self.look.buttons if each.offer}
        if action in fixed:
            return fixed[action]
        assert self.offers is not None
        for _ in range(200):
            chosen = [button for button in self.offers.buttons if isinstance(button.press, ActionOffer)]
            for button in chosen:
                if isinstance(button.press, ActionOffer) and button.press.action == action:
                    return button.id
            amounts = (
                button.press.action.amount for button in chosen if isinstance(button.press, ActionOffer)
            )
            step = "less" if action.amount < max(amounts) else "more"
            self.choose(next(button.id for button in self.offers.buttons if button.press == step))
        raise AssertionError(f"no button for {action}")

    def point(self, id: str) -> None:
        """Point at what has the focus id ``id``, and see what comes of it."""
        self.play.controls.point(id)
        self.play.show_changes()

    def perform(self, action: Action) -> None:
        """Carry out ``action`` without pointing."""
        self.sitting.act(action)
        self.play.show_changes()
        self.stack.settle()

    # --- what people see ---

    @property
    def desk(self) -> Desk:
        """The desk before the screen."""
        return self.play.desk

    @property
    def stage(self) -> Stage:
        """The sprites."""
        return self.play.view.stage

    @property
    def shown(self) -> DeskModel:
        """What the desk shows."""
        return self.play.presenter.model

    @property
    def look(self) -> ScreenModel:
        """What is above the pieces."""
        return self.play.controls.screen_model()

    @property
    def news(self) -> list[str]:
        """What is told of the last action, in words."""
        return [self.play.view.narrator.say(each) for each in self.shown.told]

    @property
    def remark(self) -> str:
        """The message above the bar."""
        return self.look.toast

    @property
    def offers(self) -> Offers | None:
        """The buttons of the bar."""
        return self.look.offers

    @property
    def hand(self) -> HeldPiece:
        """The piece in hand."""
        assert self.look.held_piece is not None
        return self.look.held_piece

    @property
    def choosing(self) -> Choosing:
        """The open choice."""
        choosing = self.desk.choosing()
        assert choosing is not None
        return choosing

    def offered(self) -> list[str]:
        """The focus ids of the buttons of complete actions."""
        return [item.id for item in self.play.focusables() if item.id.startswith("do.")]


Sit = Callable[..., Room]


def make_room(
    services_for: Callable[..., Services],
    players: int = 2,
    seed: int = 7,
    title: str = "splendor",
    size: tuple[int, int] = (1280, 720),
    devices: tuple[str | None, ...] | None = None,
    opening: Any = None,
    seats: tuple[Seat, ...] | None = None,
    driver: Callable[[int, Seat], Driver] = hasty,
    keeps: bool = False,
    own: bool = False,
    options: Mapping[str, OptionValue] | None = None,
    adviser: Any = None,
    **settings: object,
) -> Room:
    """A room with a match; see the fixture ``sit``.

    Args:
        services_for: makes the program's services.
        players: how many people.
        seed: of the match.
        title: what they play.
        size: of the window.
        devices: each player's own device.
        opening: a position to begin with.
        seats: other players than people with the usual names.
        driver: makes the drivers of the seats that no person moves.
        keeps: a record is written.
        own: everybody has an own pad.
        options: of the title.
        adviser: whom people may ask for a hint.
        settings: of the program.
    """
    policy = "own" if own else "shared"
    services = services_for(size, **{"animation": "off", "mute": True, "devices": policy, **settings})
    if own:
        services.hub.pad = lambda device: Pad(device, "pad", "", "xbox", True, None)  # type: ignore[method-assign]  # all are plugged in
    seats = seats or tuple(Seat(name, style) for style, name in enumerate(NAMES[:players]))
    config = GameConfig(len(seats), seed, options or {})
    session = Session(find_title(title).rules(config.options), config, seats, opening)
    path = services.folders.saves / "match.jsonl"
    journal = FileJournal.create(path, session, CREATED) if keeps else None
    return Room(services, session, devices or (None,) * len(seats), journal, driver, adviser)


def asks_for_a_look(room: Room) -> CurtainScene:
    """Somebody has reserved a blind card and is about to look at it: the curtain that is drawn."""
    blind = next(each for each in room.choosing.decision.actions if each.targets == ("deck.1",))
    other = next(each for each in room.choosing.decision.actions if each.verb == "take")
    room.perform(blind)
    room.perform(other._replace(player=1))
    room.choose(next(item.id for item in room.play.focusables() if item.id.startswith("hidden.")))
    curtain = room.stack.top
    assert isinstance(curtain, CurtainScene)
    return curtain
