"""Mombasa: the presentation as the screen asks for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice

from game.maps.places import Zone
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.ids import kind_of, last_of, rest_of
from game.rules.kernel.text import Text, text
from game.rules.mombasa.board import ROUNDS, RegionGraph
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.frames import Draft, Plan
from game.rules.mombasa.gains import said_gains
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from game.tables.kit import BaseTable
from game.tables.mombasa import shots
from game.tables.mombasa.asking import ask, ask_for_plan
from game.tables.mombasa.deciding import (
    auto_commit,
    prefetch_shots,
    shortcuts,
    shot_of,
    suggested_targets,
    warn,
)
from game.tables.mombasa.explaining import explain, points_to_come, said_discard
from game.tables.mombasa.naming import Names, naming
from game.tables.mombasa.placing import MET, NOW, PRICED, placements
from game.tables.mombasa.preview import consequences, effects
from game.tables.mombasa.telling import EVENTS, PIECES, SEATS, folded
from game.tables.table import Picture, Place, Shortcut

_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("value.cairo", "shares.0.cairo", "diamonds.0", "books.0"),
    "round": (Picture("round.1", look=NOW, shape=1.6), "card.0.coffee_2", "card.0.expansion_2-1"),
    "plan": ("card.0.coffee_1", "card.0.banana_2", "card.0.bookkeeper_2"),
    "goods": ("card.M04", "card.M05", "card.M06"),
    "tracks": (
        Picture("track.mombasa", look="A1", shape=1.95),
        Picture("track.cairo", look="D1", shape=1.95),
    ),
    "expansion": ("card.M19", "post.cairo.1", "post.mombasa.1"),
    "map": (),  # as the map has them
    "points": ("book.A01", "book.B05", "book.C01"),
    "bookkeeper": ("card.M08", Picture("book.A03", look=MET), "book.B02"),
    "merchant": ("card.M09", "card.M24", "diamonds.0"),
    "bonus": ("bonus.start", "bonus.coffee", "bonus.tile_merchant"),
    "tiles": ("tile.goods", "tile.bookkeeper", "tile.merchant", "tile.expansion"),
    "phase": ("card.0.cotton_1", "card.0.cotton_2"),
    "end": ("purse.0", "card.M37"),
}
_ORDER: Mapping[str, int] = {"done": 1, "finish": 1, "ready": 1, "lift": 2, "end": 2}
_HELP_TOPICS: Mapping[str, str] = {
    "plan": "plan",
    "tile": "plan",
    "rest": "plan",
    "action": "round",
    "goods": "goods",
    "call": "tracks",
    "region": "map",
    "reward": "expansion",
    "return": "expansion",
    "removal": "expansion",
    "points": "points",
    "shelf": "points",
    "ink": "bookkeeper",
    "purchase": "bonus",
    "discard": "bonus",
    "finish": "phase",
}
_SIGNS: Mapping[str, str | Picture] = {
    "goods": "card.0.coffee_2",
    "expansion": "card.0.expansion_2-1",
    "bookkeeper": "card.0.bookkeeper_2",
    "merchant": "card.M09",
    "red": Picture("card.M06", look=PRICED, count=4),
    "shares": Picture("shares.0.cairo", count=3, shape=2.0),
    "value": Picture("value.cairo", count=2, shape=2.6),
    "base": "base.cairo",
    "post": "post.cairo.1",
    "cost": Picture("cost.nubia", count=2),
    "diamonds": Picture("diamonds.0", count=3, shape=2.1),
    "books": Picture("books.0", count=3, shape=2.1),
    "book": Picture("book.A03", look=MET, shape=1.3),
    "markers": Picture("markers.0", count=2, shape=1.6),
    "closed": Picture("slot.0.4", shape=0.75),
    "starter": "starter.0",
}
_SORTS = {
    ("card", "acquire"): "buy",
    ("card", "discard"): "discard",
    ("card", "place"): "plan",
    ("card", "rest"): "rest",
    ("column", "rest"): "fill",
    ("book", "shelve"): "shelve",
    ("ledger", "ink"): "ink",
    ("ledger", "flip"): "flip",
    ("region", "claim"): "claim",
    ("slot", "lift"): "lift",
}
_FOLLOWUP_VERBS = (
    *("done", "reward", "ink", "flip", "book", "coins", "shelve", "finish"),
    *("step", "pay", "return", "remove", "claim", "discard"),
)
"""Steps that tell little without what has led to them: a bookkeeper, a purchase, a bonus space, regions."""
_LEAD_IN_VERBS = ("expand", "enter")
"""Steps of an expansion, which is told as a whole at its end."""
_MINOR_EVENTS = (
    *("step", "use", "account", "book", "enter", "expand", "reward", "mark", "starter", "discard", "reserve"),
    *("special", "shelve", "ink", "flip", "diamonds", "receive", "unlock", "pay"),
)
"""What bonus markers and cards bring at once, and payments: what they were laid for is told before."""
_MAJOR_EVENTS = ("tile_given", "unlock")
"""What else is told of what befalls others, or changes what they can do."""
_SIGHTS = ("diamonds", "pounds", "bookkeeping")
"""Rewards of which the help shows a region each."""


class MombasaTable(BaseTable):
    """The table of Mombasa.

    Args:
        rules: the rules on the board that is played.
        names: what its map calls regions, by id and language.
        chart: where regions lie.
    """

    title = "mombasa"
    events = EVENTS
    announced_events = ("round",)
    seats = SEATS
    pieces = PIECES
    provisional_scores = True
    followup_verbs: Collection[str] = _FOLLOWUP_VERBS
    lead_in_verbs: Collection[str] = _LEAD_IN_VERBS
    minor_events: Sequence[str] = _MINOR_EVENTS
    major_events: Collection[str] = _MAJOR_EVENTS
    order = _ORDER
    help_topics = _HELP_TOPICS
    signs = _SIGNS
    choice_sorts = _SORTS

    def __init__(self, rules: MombasaRules, names: Names | None = None, chart: Zone | None = None) -> None:
        self._rules = rules
        self._chart = chart or Zone((1, 1), {})
        self.names = naming(names or {})
        self.help = {**_HELP, "map": tuple(_sights(rules.graph))}

    def facts(self, view: State) -> tuple[Text, ...]:
        """The round, and that it is the last."""
        last = view.round == ROUNDS
        return (text("mombasa-fact-last" if last else "mombasa-fact-round", round=view.round, of=ROUNDS),)

    def badges(self, view: State, seat: int) -> tuple[str, ...]:
        """Who is ready, and who has ended the phase: two signs."""
        frame = view.stack[-1] if view.stack else None
        ready = isinstance(frame, Draft | Plan) and frame.ready[seat]
        return ("ended",) if view.players[seat].ended else ("check",) if ready else ()

    def placements(self, view: State) -> dict[str, Place]:
        """The chart, what lies round it, every player's belongings."""
        return placements(view, self._rules.graph)

    def shot(self, view: State, choosing: Choosing | None) -> str:
        """The sheet that the decision at hand is about; the chart where it is about none.

        Whoever looked behind a curtain whether a bonus can be had sees that bonus.
        """
        if choosing and any(kind_of(target) == "bonus" for target in choosing.picked):
            return shots.BONUS
        return shot_of(self._rules.graph, view, choosing.decision if choosing else None, self._chart)

    def prefetch_shots(self, view: State, choosing: Choosing) -> Sequence[str]:
        """The expansions that may come next."""
        return prefetch_shots(self._rules.graph, view, choosing.decision, self._chart)

    def ask(self, view: State, choosing: Choosing) -> Text:
        """The thing wanted next; what is picked first decides."""
        decision, picked = choosing.decision, choosing.picked
        asked = ask_for_plan(view, decision) or ask(decision, picked, points_to_come(view))
        return asked or super().ask(view, choosing)

    def suggested_targets(self, view: State, choosing: Choosing) -> Sequence[str]:
        """The likeliest move, step by step."""
        decision, picked = choosing.decision, choosing.picked
        return suggested_targets(self._rules.graph, view, decision, picked)

    def shortcuts(self, view: State, choosing: Choosing) -> Sequence[Shortcut]:
        """In a turn to the ports, and to the end of the phase."""
        decision = choosing.decision
        return shortcuts(view, decision)

    def auto_commit(self, view: State, choosing: Choosing) -> Action | None:
        """The steps of a turn, and the cards of a plan."""
        decision, picked = choosing.decision, choosing.picked
        return auto_commit(view, decision, picked)

    def rank(self, action: Action) -> int:
        """As usual; of what a bonus space brings, the most that is open comes first."""
        return super().rank(action) - action.amount

    def warn(self, view: State, action: Action) -> Text | None:
        """Ready with empty slots."""
        return warn(view, action)

    def verb(self, action: Action) -> Text:
        """The label of the button; each of several for one space says what it brings."""
        if action.verb not in OPTIONS:
            return super().verb(action)
        option = option_of(action)
        if option.majority:
            return text("mombasa-do-mark-majority", least=option.least, gains=said_gains(option.gains))
        return text("mombasa-do-mark", cost=option.cost)

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What ``action`` would cost and bring."""
        foretold = [self._foretold(event, action) for event in effects(self._rules, view, action)]
        told = (*consequences(self._rules, view, action), *foretold)
        if action.verb in OPTIONS and not told:
            gains = option_of(action).gains
            return (said_discard(gains) or text("mombasa-preview-mark", gains=said_gains(gains)),)
        return told

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a piece does and how it stands with it."""
        return explain(self._rules.graph, view, piece)

    def short(self, piece: str) -> Text:
        """A port by its company, a place before a player by its number: whose it is is seen."""
        kind = kind_of(piece)
        if kind == "base":
            return text("mombasa-company", company=rest_of(piece))
        if kind in ("slot", "column", "ledger"):
            return text(f"mombasa-{kind}-short", number=int(last_of(piece)))
        return super().short(piece)

    def tell(self, event: Event) -> Text | None:
        """The log line of an event; what another line says already has none."""
        return None if folded(event.kind, event.data) else super().tell(event)

    def _foretold(self, event: Event, action: Action) -> Text:
        """An event before it happens: ``own`` if it befalls who acts; is a reward the ``next`` one."""
        told = super().tell(event)
        assert told is not None
        regions = event.data.get("regions", ())
        assert isinstance(regions, tuple)
        following = {"next": not set(action.targets).intersection(regions)} if regions else {}
        own = event.data["seat"] == action.player
        return text(f"mombasa-preview-{event.kind}", own=own, **following, **told.dict())


def _sights(graph: RegionGraph) -> Iterator[str]:
    for reward in _SIGHTS:
        found = (name for name, region in graph.regions.items() if region.reward == reward)
        yield from islice(found, 1)
