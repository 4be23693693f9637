"""Bazaar cards: drawn, chosen, carried out by the active player and offered to the others."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.istanbul_dice.components import FALLBACK
from game.rules.istanbul_dice.mosque import gain
from game.rules.istanbul_dice.payment import affords, purse, usual, varies
from game.rules.istanbul_dice.phrases import BROWN, SHOPS, Deal, Gain
from game.rules.istanbul_dice.printed import Part, cards
from game.rules.istanbul_dice.spending import ask_payment, close_deal
from game.rules.istanbul_dice.state import Bazaar, Drawn, Offer, State
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import last_of
from game.rules.kernel.rounds import around
from game.rules.kernel.text import Text, piece_ref, text

ACCEPT, FALL_BACK, DECLINE, CHOOSE = "accept", "fallback", "decline", "choose"
_LIRA = (Gain("lira", FALLBACK),)


def draw(state: State, seat: int, number: int, out: Outcome) -> list[str]:
    """Reveal cards from the deck; when it runs out, the discarded ones are shuffled (rulebook: Actions)."""
    out.reveal()
    drawn: list[str] = []
    while len(drawn) < number:
        if not state.deck:
            state.deck, state.discard = state.discard, []
            out.rng.shuffle(state.deck)
            out.emit("shuffle", cards=len(state.deck))
        drawn.append(state.deck.pop())
    out.emit("draw", seat=seat, cards=tuple(drawn))
    return drawn


def open_card(state: State, seat: int, card: str, out: Outcome) -> None:
    """A card is carried out: by the active player first, then clockwise by the others (ruling 9)."""
    out.emit("carry", seat=seat, card=card, unmet=_unmet(state, seat, card))
    state.stack.append(Bazaar(seat, card, list(around(seat, len(state.players)))))


def _unmet(state: State, seat: int, card: str) -> str:
    """Who cannot take what it offers, whatever comes: its owner, all others, or ("") neither."""
    own, theirs = cards()[card].active, cards()[card].others
    if own is not None and own.conditional and not open_ways(state, seat, own):
        return "own"
    others = [other for other in range(len(state.players)) if other != seat]
    met = theirs is None or any(open_ways(state, other, theirs) for other in others)
    return "" if met else "others"


class DrawnRules(Handler[State, Drawn]):
    """Exactly one of the cards drawn is carried out (rulebook: Actions; ruling 4)."""

    def candidates(self, state: State, frame: Drawn) -> Iterator[Candidate]:
        """Any of them."""
        return (Candidate(act(frame.seat, "carry", card)) for card in frame.cards)

    def prompt(self, state: State, frame: Drawn, seat: int) -> Text:
        """Which of them."""
        return text("istanbul_dice-choose-card")

    def apply(self, state: State, frame: Drawn, action: Action, out: Outcome) -> None:
        """Discard the others and carry it out."""
        state.stack.pop()
        chosen = action.targets[0]
        unwanted = [card for card in frame.cards if card != chosen]
        state.discard += unwanted
        out.emit("discard", seat=frame.seat, cards=tuple(unwanted))
        open_card(state, frame.seat, chosen, out)

    def settle(self, state: State, frame: Drawn, out: Outcome) -> bool:
        """A single card leaves no choice."""
        if len(frame.cards) > 1:
            return False
        state.stack.pop()
        open_card(state, frame.seat, frame.cards[0], out)
        return True


class BazaarRules(Handler[State, Bazaar]):
    """Each symbol works for those it shows; both resolve where both are shown (rulebook: Bazaar cards)."""

    def settle(self, state: State, frame: Bazaar, out: Outcome) -> bool:
        """The next player's part; after the last the card is discarded."""
        if not frame.waiting:
            state.stack.pop()
            state.discard.append(frame.card)
            out.emit("discard", seat=frame.seat, cards=(frame.card,))
            return True
        seat = frame.waiting.pop(0)
        part = part_of(state, seat, frame.card)
        if part is None:
            return True
        if seat == frame.seat and not part.conditional and len(part.ways) == 1:
            gain(state, seat, part.ways[0], frame.card, out)
        elif open_ways(state, seat, part):
            state.stack.append(Offer(seat, frame.card))
        elif seat == frame.seat and part.conditional:
            _fall_back(state, seat, frame.card, out)
        else:
            out.emit("unmet", seat=seat, card=frame.card)
        return True


class OfferRules(Handler[State, Offer]):
    """What a card asks may be left: for one lira by the active player, for nothing by others (ruling 9)."""

    def candidates(self, state: State, frame: Offer) -> Iterator[Candidate]:
        """Each way to take it, paid as usual or otherwise; and leaving it."""
        seat, part = frame.seat, _part(state, frame)
        various = part.price.size and varies(part.price, purse(state, seat))
        for way in open_ways(state, seat, part):
            ending = f".{way[0].kind}" if len(part.ways) > 1 else ""
            yield Candidate(act(seat, ACCEPT, f"button.{ACCEPT}{ending}"))
            if various:
                yield Candidate(act(seat, CHOOSE, f"button.{CHOOSE}{ending}"))
        if seat != state.turn:
            yield Candidate(act(seat, DECLINE, f"button.{DECLINE}"))
        elif part.conditional:
            yield Candidate(act(seat, FALL_BACK, f"button.{FALL_BACK}"))

    def prompt(self, state: State, frame: Offer, seat: int) -> Text:
        """The card, and what comes of leaving it."""
        return text("istanbul_dice-choose-offer", card=piece_ref(frame.card), active=seat == state.turn)

    def apply(self, state: State, frame: Offer, action: Action, out: Outcome) -> None:
        """Pay and receive, or leave it."""
        state.stack.pop()
        seat, part = frame.seat, _part(state, frame)
        if action.verb == FALL_BACK:
            _fall_back(state, seat, frame.card, out)
        elif action.verb == DECLINE:
            out.emit("decline", seat=seat, card=frame.card)
        else:
            deal = Deal(part.price, _way(part, action))
            if action.verb == CHOOSE:
                ask_payment(state, seat, deal, frame.card)
            else:
                goods = usual(part.price, purse(state, seat))
                close_deal(state, seat, deal, goods, frame.card, out)


def part_of(state: State, seat: int, card: str) -> Part | None:
    """What of a card concerns a player: the active one, or one of the others."""
    return cards()[card].active if seat == state.turn else cards()[card].others


def open_ways(state: State, seat: int, part: Part) -> list[tuple[Gain, ...]]:
    """What ``seat`` may receive: nothing without all that is needed, nor what is no longer there."""
    brown = state.players[seat].stock[BROWN]
    if brown < part.brown or state.card_dice < part.card_dice:
        return []
    if not affords(state.players[seat], part.price, purse(state, seat)):
        return []
    return [way for way in part.ways if any(_there(state, each) for each in way)]


def _there(state: State, each: Gain) -> bool:
    """Empty areas have no ruby, an empty display no tile; the supply is filled when it has to be."""
    if each.kind == "ruby":
        return any(state.rubies[area] for area in SHOPS)
    return each.kind != "tile" or any(state.display)


def _part(state: State, frame: Offer) -> Part:
    part = part_of(state, frame.seat, frame.card)
    assert part is not None
    return part


def _way(part: Part, action: Action) -> tuple[Gain, ...]:
    kind = last_of(action.targets[0])
    return next((way for way in part.ways if way[0].kind == kind), part.ways[0])


def _fall_back(state: State, seat: int, card: str, out: Outcome) -> None:
    """One lira instead (rulebook: Bazaar cards)."""
    out.emit("fallback", seat=seat, card=card)
    gain(state, seat, _LIRA, card, out)
