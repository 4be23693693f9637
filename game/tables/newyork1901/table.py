"""New York 1901: the presentation for the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.newyork1901.components import GENERATIONS, building_of, card_kind
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import State
from game.tables.newyork1901 import placing, preview, telling
from game.tables.table import Flight, HelpPage, Picture, Place, Sign

_HELP = {
    "goal": ("legendary.woolworth", "building.0.g6", "building.1.s4"),
    "turn": ("landcard.red.2.1", "worker.0.1", "building.0.b6"),
    "expand": ("landcard.green.2.1", "landcard.yellow.3.1", "worker.1.1"),
    "build": ("building.0.b5", "building.0.s5", "building.0.g3"),
    "generation": ("building.0.b3", "building.0.s3", "building.0.g2", "legendary.singer"),
    "demolish": ("building.0.start", "building.0.s1", "building.0.g1"),
    "workers": ("worker.0.1", "worker.1.1"),
    "actions": ("action.0.market_shift", "action.0.land_grab", "action.0.construction_boom"),
    "end": ("unbuilt.0", "deck.land"),
    "score": ("streetcard.broadway", "streetcard.wall", "challenge.gold_tycoon"),
}


class NewYorkTable:
    """The table of New York 1901.

    Args:
        rules: with the board that is played on.
    """

    def __init__(self, rules: NewYorkRules) -> None:
        self._rules = rules
        self._lots = {lot.id: lot for lot in rules.sites.grid.lots}

    def placements(self, view: State) -> dict[str, Place]:
        """The map with lots, buildings and workers, the cards beside it, everybody's belongings."""
        return placing.placements(view, self._rules)

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""
        kind, *rest = piece.split(".")
        if kind == "lot":
            lot = self._lots[piece]
            return text("newyork1901-lot", district=lot.district, size=lot.size)
        namer = _NAMES.get(kind)
        return namer(piece, rest) if namer else text(f"newyork1901-{kind}")

    def tell(self, event: Event) -> Text | None:
        """The log line of an event."""
        return telling.tell(event)

    def verb(self, action: Action) -> Text:
        """The label of the button that carries out ``action``."""
        return text(f"newyork1901-do-{action.verb}")

    def rank(self, action: Action) -> int:
        """By their names."""
        return 0

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What laying a building brings and needs, or what an action card does."""
        return tuple(preview.preview(view, self._rules, action))

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a card says, and how everybody stands with it."""
        return tuple(preview.explain(view, self._rules, piece))

    def mark(self, action: Action) -> str | None:
        """Nothing: what is of no use is pale instead."""
        return None

    def moves(self, event: Event) -> tuple[Flight, ...]:
        """Cards, workers and buildings on their way."""
        return telling.flights(event)

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""
        return telling.sound(event)

    def topic(self, view: State, decision: Decision) -> str:
        """The first page."""
        return next(iter(_HELP))

    def legend(self) -> tuple[Sign, ...]:
        """None yet."""
        return ()

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules in our own words, with the real pieces as pictures."""
        return tuple(
            HelpPage(
                f"newyork1901-help-{page}",
                (f"newyork1901-help-{page}-text",),
                tuple(map(Picture, pieces)),
                page,
            )
            for page, pieces in _HELP.items()
        )


def _building(piece: str, rest: list[str]) -> Text:
    building = building_of(piece)
    return text(
        "newyork1901-building-full",
        kind=building.id,
        generation=GENERATIONS[building.generation],
        squares=len(building.cells),
        points=building.points,
    )


def _of_seat(key: str) -> Callable[[str, list[str]], Text]:
    return lambda piece, rest: text(f"newyork1901-{key}", seat=seat_ref(int(rest[0])))


def _of_generation(key: str) -> Callable[[str, list[str]], Text]:
    return lambda piece, rest: text(f"newyork1901-{key}", seat=seat_ref(int(rest[0])), generation=rest[1])


def _landcard(piece: str, rest: list[str]) -> Text:
    district, size = card_kind(piece)
    return text("newyork1901-landcard", district=district, size=size)


def _leader(piece: str, rest: list[str]) -> Text:
    if rest[0].isdigit():
        return text("newyork1901-leader")
    if rest[0] == "challenge":
        return text("newyork1901-leader-challenge")
    return text("newyork1901-leader-street", street=rest[0])


def _character(piece: str, rest: list[str]) -> Text:
    if rest[0].isdigit():
        return text("newyork1901-character-of", seat=seat_ref(int(rest[0])))
    return text("newyork1901-character", district=rest[0])


def _challenge(piece: str, rest: list[str]) -> Text:
    return text("newyork1901-challenge", challenge=rest[0]) if rest else text("newyork1901-challenge-card")


_NAMES: Mapping[str, Callable[[str, list[str]], Text]] = {
    "building": _building,
    "legendary": _building,
    "name": lambda piece, rest: text("newyork1901-building", kind=rest[0]),
    "landcard": _landcard,
    "streetcard": lambda piece, rest: text("newyork1901-streetcard", street=rest[0]),
    "street": lambda piece, rest: text("newyork1901-street-card"),
    "leader": _leader,
    "challenge": _challenge,
    "character": _character,
    "action": lambda piece, rest: text("newyork1901-action", action=rest[1]),
    "worker": _of_seat("worker"),
    "workers": _of_seat("workers"),
    "actions": _of_seat("actions"),
    "estate": _of_seat("estate"),
    "unbuilt": _of_seat("unbuilt"),
    "rack": _of_seat("rack"),
    "built": _of_generation("built"),
    "generation": _of_generation("opens"),
    "hidden": lambda piece, rest: text("newyork1901-landcard-hidden"),
}
