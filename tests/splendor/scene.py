"""Builds positions of Splendor for examples, keeping every token, card and tile in the game."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text
from game.rules.splendor.components import COLORS, LEVELS, PILES, Card, cards, nobles
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import AnyFrame, Fort, Reserved, State, Turn

RULES = SplendorRules()
ALL: dict[str, bool] = dict.fromkeys(("cities", "posts", "orient", "strongholds"), True)


class Scene:
    """A position that starts as a fresh game and is arranged from there; seat 0 is "Hana".

    Args:
        seats: the number of players.
        seed: of the game.
        expansions: what is played besides the base game: ``posts=True``.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **expansions: bool) -> None:
        self.state: State = start(RULES, GameConfig(seats, seed, dict(expansions)))

    def give(self, seat: int, **tokens: int) -> Scene:
        """Tokens from the bank to a player."""
        for pile, count in tokens.items():
            place = PILES.index(pile)
            assert self.state.bank[place] >= count, f"the bank has too few {pile}"
            self.state.bank[place] -= count
            self.state.players[seat].tokens[place] += count
        return self

    def bought(self, seat: int, *ids: str) -> Scene:
        """Cards, by the id of their table row, that the player bought earlier; no pair cards."""
        player = self.state.players[seat]
        for id in ids:
            card = cards()[f"card.{id}"]
            self._draw(card)
            (player.golden if card.gold else player.cards).append(card.id)
            player.points += card.points
            if card.bonus is not None:
                player.bonuses[card.bonus] += card.worth
                player.doubled += [card.bonus] * (card.worth - 1)
        return self

    def paired(self, seat: int, id: str, color: str) -> Scene:
        """A pair card that the player bought and paired earlier."""
        player = self.bought(seat, id).state.players[seat]
        player.paired[f"card.{id}"] = COLORS.index(color)
        player.bonuses[COLORS.index(color)] += 1
        return self

    def bonuses(self, seat: int, **counts: int) -> Scene:
        """Base cards of level 1 and, where those run out, of higher levels, cheapest in points first."""
        for color, count in counts.items():
            own = (card for card in cards().values() if card.row in range(len(LEVELS)))
            mine = [card for card in own if card.color == color and card.id not in self._out()]
            mine.sort(key=lambda card: (card.points, card.level, card.id))
            self.bought(seat, *(card.id.removeprefix("card.") for card in mine[:count]))
        return self

    def reserved(self, seat: int, id: str, *, blind: bool = False) -> Scene:
        """A card in the player's hand."""
        self._draw(cards()[f"card.{id}"])
        self.state.players[seat].reserved.append(Reserved(f"card.{id}", blind))
        return self

    def market(self, *ids: str) -> Scene:
        """These cards lie face up, each in the first free place of its row."""
        for number, row in enumerate(self.state.market):
            wanted = [f"card.{id}" for id in ids if cards()[f"card.{id}"].row == number]
            for place, card in enumerate(wanted):
                if card in row:
                    at = row.index(card)
                    row[at], row[place] = row[place], row[at]
                    continue
                deck = self.state.decks[number]
                deck[deck.index(card)], row[place] = row[place], card
        return self

    def on_top(self, *ids: str) -> Scene:
        """These cards lie on their decks, the first on top of the others."""
        for id in reversed(ids):
            card = cards()[f"card.{id}"]
            deck, row = self.state.decks[card.row], self.state.market[card.row]
            if card.id in row:
                row[row.index(card.id)] = deck.pop(0)
            else:
                deck.remove(card.id)
            deck.append(card.id)
        return self

    def only(self, *ids: str) -> Scene:
        """Nothing lies face up but these cards, and their decks are empty: the others have been burned."""
        wanted = {f"card.{id}" for id in ids}
        for row, deck in zip(self.state.market, self.state.decks, strict=True):
            self.state.burned += [card for card in (*row, *deck) if card and card not in wanted]
            found = sorted(wanted.intersection((*row, *deck)))
            row[:] = found + [""] * (len(row) - len(found))
            deck.clear()
        return self

    def guests(self, *ids: str) -> Scene:
        """The first nobles on the table are these."""
        wanted = [f"noble.{id}" for id in ids]
        others = [noble for noble in sorted(nobles()) if noble not in wanted]
        self.state.nobles = [*wanted, *others][: len(self.state.nobles)]
        return self

    def cities(self, *ids: str) -> Scene:
        """These three cities lie on the table."""
        self.state.cities = [f"city.{id}" for id in ids]
        return self

    def posts(self, seat: int, *ids: str) -> Scene:
        """Trading posts that the player founded earlier; that of points comes last."""
        player = self.state.players[seat]
        for id in sorted(ids):
            self.state.posts[f"post.{id}"] -= 1
            player.posts.append(f"post.{id}")
        player.points += len(ids) if "T5" in ids else 0
        return self

    def fort(self, seat: int, id: str, count: int = 1) -> Scene:
        """Strongholds on a face-up card."""
        self.state.forts[f"card.{id}"] = Fort(seat, count)
        return self

    def turn_of(self, seat: int) -> Scene:
        """It is this player's turn."""
        self.state.stack = [Turn(seat)]
        return self

    def legal(self, verb: str) -> list[tuple[str, ...]]:
        """What may be pointed at for a verb now."""
        return [a.targets for d in RULES.decisions(self.state) for a in d.actions if a.verb == verb]

    def firsts(self, verb: str) -> set[str]:
        """The first targets of a verb, without the kind of the id."""
        return {targets[0].partition(".")[2] for targets in self.legal(verb)}

    def why(self, target: str, *picked: str) -> str:
        """The key of the reason why the player asked cannot pick ``target``; "" if there is none."""
        said: Text | None = RULES.refuse(self.state, self.asked or 0, target, picked)
        return said.key if said else ""

    @property
    def asked(self) -> int | None:
        """Whose choice it is."""
        decisions = RULES.decisions(self.state)
        return decisions[0].player if decisions else None

    @property
    def frame(self) -> type[AnyFrame]:
        """What kind of question is asked."""
        return type(self.state.stack[-1])

    def do(self, verb: str, *targets: str) -> list[Event]:
        """The player asked does something legal; the position stays sound."""
        (decision,) = RULES.decisions(self.state)
        matching = [a for a in decision.actions if a.verb == verb and sorted(a.targets) == sorted(targets)]
        if decision.ordered:
            matching = [action for action in matching if action.targets == targets]
        assert matching, f"{verb} {targets} is not among {decision.actions}"
        out = self._play(matching[0])
        return out.events

    def take(self, *piles: str) -> list[Event]:
        """The player asked takes tokens."""
        return self.do("take", *(f"bank.{pile}" for pile in piles))

    def buy(self, id: str) -> list[Event]:
        """The player asked buys a face-up card in the obvious way."""
        return self.do("buy", f"card.{id}")

    def _play(self, action: Action) -> Outcome:
        out = play(RULES, self.state, action)
        assert list(RULES.invariants(self.state)) == []
        return out

    def _out(self) -> set[str]:
        """The cards that lie neither in a deck nor in the market."""
        lying = {card for pile in (*self.state.decks, *self.state.market) for card in pile}
        return set(cards()) - lying

    def _draw(self, card: Card) -> None:
        """Take a card out of its deck or row; the row is filled from the deck."""
        deck, row = self.state.decks[card.row], self.state.market[card.row]
        if card.id in row:
            row[row.index(card.id)] = deck.pop()
        else:
            deck.remove(card.id)


def kinds(events: list[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def of_kind(events: list[Event], kind: str) -> Event:
    """The one event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


__all__ = ["ALL", "RULES", "Scene", "kinds", "of_kind"]
