"""New York 1901: the presentation for the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, parts_of, rest_of, seat_in
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.newyork1901.components import GENERATIONS, STARTER, building_of
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import State
from game.tables.kit import BaseTable, Naming, name
from game.tables.newyork1901 import asking, placing, preview, shots
from game.tables.newyork1901.looks import NOBODY, UPRIGHT, owned
from game.tables.newyork1901.telling import EVENTS
from game.tables.table import Picture, Place, Shortcut


def _building(piece: str) -> Text:
    building = building_of(piece)
    if building.generation == STARTER:
        return text("newyork1901-building-starter", squares=len(building.cells))
    return text(
        "newyork1901-building-full",
        kind=building.id,
        generation=GENERATIONS[building.generation],
        squares=len(building.cells),
        points=building.points,
    )


def _leader(piece: str) -> Text:
    of = rest_of(piece)
    if of.isdigit():
        return text("newyork1901-leader")
    return text(
        "newyork1901-leader-challenge" if of == "challenge" else "newyork1901-leader-street", street=of
    )


def _count(piece: str) -> Text:
    return text("newyork1901-count", seat=seat_ref(seat_in(piece)))


def _character(piece: str) -> Text:
    whose = rest_of(piece)
    if whose.isdigit():
        return text("newyork1901-character-of", seat=seat_ref(int(whose)))
    return text("newyork1901-character", district=whose)


def _challenge(piece: str) -> Text:
    drawn = parts_of(piece)
    return text("newyork1901-challenge", challenge=drawn[0]) if drawn else text("newyork1901-challenge-card")


_NAMES: Mapping[str, Naming] = {
    "building": _building,
    "legendary": _building,
    "leader": _leader,
    "medal": _leader,
    "count": _count,
    "character": _character,
    "challenge": _challenge,
    "landcard": name("district size"),
    "hidden": name(key="landcard-hidden"),
    "streetcard": name("street"),
    "street": name(key="street-card"),
    "market": name(),
    "deck": name(),
    "site": name(),
    "post": name(),
    "action": name("_ action"),
    "worker": name("seat"),
    "workers": name("seat"),
    "crew": name("seat", key="workers"),
    "actions": name("seat"),
    "estate": name("seat"),
    "unbuilt": name("seat"),
    "rack": name("seat"),
    "built": name("seat generation"),
    "generation": name("seat generation", "opens"),
}


def _upright(*pieces: str) -> tuple[Picture, ...]:
    return tuple(Picture(piece, look=UPRIGHT) for piece in pieces)


_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": _upright("legendary.woolworth", "building.0.g6", "building.1.s4"),
    "turn": ("landcard.red.2.1", "worker.0.1", *_upright("building.0.b6")),
    "expand": ("landcard.green.2.1", "landcard.yellow.3.1", "worker.1.1"),
    "build": _upright("building.0.b5", "building.0.s5", "building.0.g3"),
    "generation": _upright("building.0.b3", "building.0.s3", "building.0.g2", "legendary.singer"),
    "demolish": _upright("building.0.start", "building.0.s1", "building.0.g1"),
    "workers": ("worker.0.1", "worker.1.1"),
    "actions": ("action.0.market_shift", "action.0.land_grab", "action.0.construction_boom"),
    "end": ("unbuilt.0", "deck.land"),
    "score": ("streetcard.broadway", "streetcard.wall", "challenge.gold_tycoon"),
}

_HELP_TOPICS = {
    "land": "expand",
    "grab": "expand",
    "build": "build",
    "must-build": "build",
    "no-land": "build",
    "recall": "workers",
    "boom": "actions",
    "extra": "build",
}

_SIGNS: Mapping[str, str | Picture] = {
    "worker": "worker.0.1",
    "estate": Picture("estate.0", count=5, shape=1.6),
    "unbuilt": Picture("unbuilt.0", count=18, shape=1.6),
    "open": Picture("generation.0.bronze", count=0, shape=0.6),
    "locked": Picture("generation.0.silver", count=6, shape=0.6),
    "built": Picture("built.0.silver", count=2, shape=1.2),
    "points": Picture("building.0.b5", look=UPRIGHT),
    "medal": Picture("medal.wall", look=owned(0)),
    "nobody": Picture("medal.wall", look=NOBODY),
    "shift": "action.0.market_shift",
    "grab": "action.0.land_grab",
    "boom": "action.0.construction_boom",
}


class NewYorkTable(BaseTable):
    """The table of New York 1901.

    Args:
        rules: with the board that is played on.
    """

    title = "newyork1901"
    events = EVENTS
    help = _HELP
    help_topics = _HELP_TOPICS
    signs = _SIGNS
    choice_sorts: Mapping[tuple[str, str], str] = {
        ("legendary", verb): "building" for verb in ("build", "demolish")
    }
    provisional_scores = True
    followup_verbs: Collection[str] = ("end",)
    major_events: Collection[str] = ("prestige", "last_turns")
    order: Mapping[str, int] = {"build": -2, "demolish": -2, "claim": -2, "end": -1}

    def __init__(self, rules: NewYorkRules) -> None:
        self._rules = rules
        self._lots = {lot.id: lot for lot in rules.sites.grid.lots}
        self._sights = {sight.id: sight.name for sight in rules.sites.grid.sights}
        self.names: Mapping[str, Naming] = {**_NAMES, "lot": self._lot, "sight": self._sight}

    def short(self, piece: str) -> Text:
        """A building without its generation, squares and points; a land card by its colour."""
        if kind_of(piece) == "landcard":
            return text("newyork1901-landcard-short", district=parts_of(piece)[0])
        if kind_of(piece) != "building":
            return self.describe(piece)
        if building_of(piece).generation == STARTER:
            return text("newyork1901-building-starter-short")
        return text("newyork1901-building", kind=building_of(piece).id)

    def placements(self, view: State) -> dict[str, Place]:
        """The map with lots, buildings and workers, the cards beside it, everybody's belongings."""
        return placing.placements(view, self._rules)

    def shot(self, view: State, choosing: Choosing | None) -> str:
        """Building is done on one's own part of the map, all else on the whole of it."""
        decision, picked = (choosing.decision, choosing.picked) if choosing else (None, ())
        return shots.shot_of(self._rules.sites, decision, picked)

    def prefetch_shots(self, view: State, choosing: Choosing) -> Sequence[str]:
        """Where the lots of each land card lie."""
        decision = choosing.decision
        return shots.prefetch_shots(self._rules.sites, decision)

    def ask(self, view: State, choosing: Choosing) -> Text:
        """The thing wanted next."""
        decision, picked = choosing.decision, choosing.picked
        return asking.ask(view, self._rules, decision, picked)

    def shortcuts(self, view: State, choosing: Choosing) -> Sequence[Shortcut]:
        """From own buildings to what may take their place."""
        decision = choosing.decision
        return tuple(asking.shortcuts(view, self._rules.sites, decision))

    def suggested_targets(self, view: State, choosing: Choosing) -> Sequence[str]:
        """Land beside one's own, the building that scores most."""
        decision, picked = choosing.decision, choosing.picked
        return asking.suggested_targets(view, self._rules.sites, decision, picked)

    def warn(self, view: State, action: Action) -> Text | None:
        """Whoever ends the turn while a building could be put up is asked once more."""
        if action.verb != "end":
            return None
        open_ = (other for decision in self._rules.decisions(view) for other in decision.actions)
        return text("newyork1901-warn-build") if any(other.verb == "build" for other in open_) else None

    def facts(self, view: State) -> tuple[Text, ...]:
        """How near the end is."""
        return tuple(asking.facts(view))

    def badges(self, view: State, seat: int) -> tuple[str, ...]:
        """Who has had the last turn."""
        return (asking.ENDED,) if asking.has_ended(view, seat) else ()

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What laying a building brings and needs, what an action card does, a claim that ends the turn."""
        if action.verb in ("shift", "grab", "boom"):
            return tuple(preview.playing(view, action))
        if action.verb == "claim":
            return tuple(preview.claiming(view, self._rules, action))
        if action.verb in ("build", "demolish"):
            return tuple(preview.laying(view, self._rules, action))
        return (text(f"newyork1901-preview-{action.verb}"),) if action.verb in ("end", "recall") else ()

    def in_words(self, view: State, piece: str) -> tuple[Text, ...]:
        """Of a lot the map says at which streets and parks it lies."""
        lot = self._lots.get(piece)
        return tuple(preview.fronts(self._rules.sites.grid, lot)) if lot else ()

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a card says, and how everybody stands with it; whether a building finds a place now."""
        return (*preview.explain(view, self._rules, piece), *preview.places(view, self._rules, piece))

    def _lot(self, piece: str) -> Text:
        lot = self._lots[piece]
        return text("newyork1901-lot", district=lot.district, size=lot.size)

    def _sight(self, piece: str) -> Text:
        return text("newyork1901-place", place=self._sights[piece])
