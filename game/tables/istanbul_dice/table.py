"""Istanbul: The Dice Game: the presentation for the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from game.rules.istanbul_dice.bazaar import part_of
from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.deals import legal
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.printed import tiles
from game.rules.istanbul_dice.state import Actions, Bazaar, Claim, Drawn, Offer, Payment, Pick, State
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.ids import kind_of, last_of, spell
from game.rules.kernel.text import Text, piece_ref, text
from game.tables.istanbul_dice import preview
from game.tables.istanbul_dice.help import HELP, SIGNS, TOPICS
from game.tables.istanbul_dice.layout import BUY, CARDS, PICK, TURN
from game.tables.istanbul_dice.naming import NAMES
from game.tables.istanbul_dice.placing import COMING, placements
from game.tables.istanbul_dice.telling import EVENTS, promised
from game.tables.istanbul_dice.wording import at_hand, effect, part_text
from game.tables.kit import BaseTable
from game.tables.table import Place, Shortcut

_LED = {"take": ("space.tile", PICK), "buy": ("space.ruby", BUY)}
"""The actions that are done elsewhere, by what is done there."""
_CHOSEN: Mapping[type, str] = {Pick: PICK, Claim: BUY}
"""What a card brings by choice, by where it lies."""
_MISSED = ("buy", "take", "trade", "collect", "draw")
"""What nobody leaves undone on purpose."""


class IstanbulDiceTable(BaseTable):
    """The table of Istanbul: The Dice Game."""

    title = "istanbul_dice"
    events = EVENTS
    names = NAMES
    pieces = ("card", "tile")
    lead_in_verbs: Collection[str] = ("roll", "reroll")
    merged_events: Collection[str] = ("gain",)
    major_events: Collection[str] = ("tile", "last_round")
    order: Mapping[str, int] = {"choose": 2, "fallback": 1, "decline": 1, "end": 3}
    help = HELP
    help_topics = TOPICS
    signs = SIGNS
    steps = ("card", "removal", "tile", "ruby")
    choice_sorts: Mapping[tuple[str, str], str] = {("face", "reroll"): "reroll"}
    prefetch_pieces: Sequence[tuple[str, Place]] = COMING
    general_reasons: Sequence[str] = (*BaseTable.general_reasons, "istanbul_dice-no-roll-first")

    def placements(self, view: State) -> dict[str, Place]:
        """Areas, display, actions and dice in the middle, every player's belongings at their seat."""
        return placements(view)

    def short(self, piece: str) -> Text:
        """A mosque tile is told by what it does, goods without where they lie."""
        if kind_of(piece) == "supply":
            return text("istanbul_dice-token", good=last_of(piece))
        if kind_of(piece) != "tile" or piece not in tiles():
            return self.describe(piece)
        return text("istanbul_dice-tile-short", effect=effect(tiles()[piece]))

    def tell(self, event: Event) -> Text | None:
        """A card drawn alone is told as it is carried out, what is traded for as it is paid for."""
        drawn = event.data.get("cards")
        single = event.kind == "draw" and isinstance(drawn, tuple) and len(drawn) == 1
        return None if single or promised(event) else super().tell(event)

    def ask(self, view: State, choosing: Choosing) -> Text:
        """What a card offers, what a trade takes, and that the dice chosen would be rolled again."""
        decision, picked = choosing.decision, choosing.picked
        frame = view.stack[-1]
        if isinstance(frame, Offer) and (part := part_of(view, frame.seat, frame.card)):
            active = frame.seat == view.turn and part.conditional
            met = any(action.verb == "accept" for action in decision.actions)
            offered = at_hand(part) if met else part_text(part)
            return text("istanbul_dice-ask-offer", part=offered, active=active)
        if isinstance(frame, Payment):
            left = frame.deal.price.size - sum(frame.paid)
            key, started = ("step" if picked else "ask"), any(frame.paid)
            source = piece_ref(frame.source)
            return text(f"istanbul_dice-{key}-payment", source=source, count=left - len(picked), more=started)
        if not picked or not isinstance(frame, Actions):
            return super().ask(view, choosing)
        kinds = {kind_of(target) for target in picked}
        if kinds == {"face"}:
            more = bool(_more_dice(decision, picked))
            return text("istanbul_dice-ask-reroll", count=len(picked), more=more)
        if "space.pair" in picked or "space.four" in picked:
            wanted = (1 if "space.pair" in picked else 2) + 1 - len(picked)
            return (
                text("istanbul_dice-ask-taken", count=wanted) if wanted else text("istanbul_dice-ask-confirm")
            )
        if kinds == {"supply"}:
            spaces = {_space(action) for action in decision.actions if {*picked} <= {*action.targets}}
            return text("istanbul_dice-ask-way", count=len(spaces))
        return text("istanbul_dice-ask-confirm")

    def suggested_targets(self, view: State, choosing: Choosing) -> Sequence[str]:
        """A ruby, a tile; what the actions bring without more ado; then sound trades.

        Once dice are picked for a reroll, more of them: a reroll costs a crystal, however many are rolled.
        """
        decision, picked = choosing.decision, choosing.picked
        if picked and {*map(kind_of, picked)} == {"face"}:
            return _more_dice(decision, picked)
        marks = {mark: None for action in decision.actions if (mark := self.mark(action))}
        verbs = {"collect": "space.lira", "draw": "space.cards"}
        plain = [target for verb, target in verbs.items() if any(a.verb == verb for a in decision.actions)]
        trades = [
            target for action in preview.sound_trades(view, decision.actions) for target in action.targets
        ]
        return [*marks, *plain, *dict.fromkeys(trades)]

    def shot(self, view: State, choosing: Choosing | None) -> str:
        """While cards lie open they are what it is about, unless a tile or a ruby is taken for one."""
        chosen = _CHOSEN.get(type(view.stack[-1])) if view.stack else None
        if chosen:
            return chosen
        return CARDS if any(isinstance(frame, Drawn | Bazaar) for frame in view.stack) else TURN

    def shortcuts(self, view: State, choosing: Choosing) -> Sequence[Shortcut]:
        """The two actions that are lit when something can be bought lead to where it lies."""
        decision = choosing.decision
        verbs = {action.verb for action in decision.actions}
        led = ((verb, *there) for verb, there in _LED.items() if verb in verbs)
        return [
            Shortcut(
                shot, self.describe(space), text(f"istanbul_dice-way-{verb}"), (space,), verb, button=False
            )
            for verb, space, shot in led
        ]

    def prefetch_shots(self, view: State, choosing: Choosing) -> Sequence[str]:
        """The cards, which may be drawn in any turn."""
        return (CARDS,)

    def facts(self, view: State) -> tuple[Text, ...]:
        """The goal, or that it is reached."""
        if view.last_round:
            return (text("istanbul_dice-fact-last"),)
        return (text("istanbul_dice-fact-goal", goal=setup_of(view).goal),)

    def verb(self, action: Action) -> Text:
        """The label of a button; of the ways of a card, and of a trade what it brings."""
        way = last_of(action.targets[-1]) if action.verb in ("accept", "choose") else ""
        color = last_of(action.targets[-1]) if action.targets else ""
        return text(
            f"istanbul_dice-do-{action.verb}",
            count=len(action.targets),
            amount=action.amount,
            way=way,
            space=_space(action),
            color=color,
        )

    def rank(self, action: Action) -> int:
        """As usual; of as many cards as one likes the most come first."""
        return super().rank(action) - action.amount

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What is paid and received."""
        return tuple(preview.preview(view, action))

    def spends(self, view: State, action: Action) -> Mapping[str, int]:
        """The dice and tokens that are paid with as usual."""
        return preview.spends(view, action)

    def warn(self, view: State, action: Action) -> Text | None:
        """Whoever ends the turn with something in reach is asked once more, the dearest of it named."""
        frame = view.stack[-1]
        if action.verb != "end" or not isinstance(frame, Actions):
            return None
        verbs = {other.verb for other in legal(view, frame)}
        missed = next((verb for verb in _MISSED if verb in verbs), None)
        return text(f"istanbul_dice-warn-{missed}") if missed else None

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a piece does, costs and brings."""
        return tuple(preview.explain(view, piece))

    def mark(self, action: Action) -> str | None:
        """A ruby or a tile that can be had."""
        return action.targets[0] if action.verb in ("buy", "take") else None


def _more_dice(decision: Decision, picked: Sequence[str]) -> list[str]:
    """What may be rerolled besides: of the face picked last, then of those that follow."""
    rerolls = [action.targets for action in decision.actions if action.verb == "reroll"]
    most = max(rerolls, key=len, default=())
    left = Counter(most) - Counter(picked)
    faces = [spell("face", face) for face in FACES]
    at = faces.index(picked[-1])
    return [face for face in (*faces[at:], *faces[:at]) if face in left]


def _space(action: Action) -> str:
    """Which action of the overview it is."""
    return next((last_of(target) for target in action.targets if kind_of(target) == "space"), "")
