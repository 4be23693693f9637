"""Builds positions of Splendor for examples, keeping every token, card and noble in the game."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.splendor.components import COLORS, LEVELS, PILES, cards, nobles
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Reserved, State, Turn

RULES = SplendorRules()


class Scene:
    """A position that starts as a fresh game and is arranged from there; seat 0 is "Hana"."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        self.state: State = start(RULES, GameConfig(seats, seed))

    def give(self, seat: int, **tokens: int) -> Scene:
        """Tokens from the bank to a player."""
        for pile, count in tokens.items():
            place = PILES.index(pile)
            assert self.state.bank[place] >= count, f"the bank has too few {pile}"
            self.state.bank[place] -= count
            self.state.players[seat].tokens[place] += count
        return self

    def bought(self, seat: int, *ids: str) -> Scene:
        """Cards, by the id of their table row, that the player bought earlier."""
        player = self.state.players[seat]
        for id in ids:
            card = cards()[f"card.{id}"]
            self._draw(card.id)
            player.cards.append(card.id)
            player.bonuses[card.bonus] += 1
            player.points += card.points
        return self

    def bonuses(self, seat: int, **counts: int) -> Scene:
        """Cards of level 1 and, where those run out, of higher levels, cheapest in points first."""
        for color, count in counts.items():
            mine = [c for c in cards().values() if COLORS[c.bonus] == color and c.id not in self._owned()]
            mine.sort(key=lambda c: (c.points, c.level, c.id))
            self.bought(seat, *(card.id.removeprefix("card.") for card in mine[:count]))
        return self

    def reserved(self, seat: int, id: str, *, blind: bool = False) -> Scene:
        """A card in the player's hand."""
        self._draw(f"card.{id}")
        self.state.players[seat].reserved.append(Reserved(f"card.{id}", blind))
        return self

    def market(self, *ids: str) -> Scene:
        """These cards lie face up, each in the first free place of its row."""
        for level in LEVELS:
            wanted = [f"card.{id}" for id in ids if cards()[f"card.{id}"].level == level]
            for place, card in enumerate(wanted):
                row = self.state.market[level - 1]
                if card in row:
                    at = row.index(card)
                    row[at], row[place] = row[place], row[at]
                    continue
                deck = self.state.decks[level - 1]
                deck[deck.index(card)], row[place] = row[place], card
        return self

    def guests(self, *ids: str) -> Scene:
        """The first nobles on the table are these."""
        wanted = [f"noble.{id}" for id in ids]
        others = [noble for noble in sorted(nobles()) if noble not in wanted]
        self.state.nobles = [*wanted, *others][: len(self.state.nobles)]
        return self

    def turn_of(self, seat: int) -> Scene:
        """It is this player's turn."""
        self.state.stack = [Turn(seat)]
        return self

    def legal(self, verb: str) -> list[tuple[str, ...]]:
        """What may be pointed at for a verb now."""
        return [a.targets for d in RULES.decisions(self.state) for a in d.actions if a.verb == verb]

    @property
    def asked(self) -> int | None:
        """Whose choice it is."""
        decisions = RULES.decisions(self.state)
        return decisions[0].player if decisions else None

    def do(self, verb: str, *targets: str) -> list[Event]:
        """The player asked does something legal; the position stays sound."""
        (decision,) = RULES.decisions(self.state)
        matching = [a for a in decision.actions if a.verb == verb and sorted(a.targets) == sorted(targets)]
        assert matching, f"{verb} {targets} is not among {decision.actions}"
        out = self._play(matching[0])
        return out.events

    def take(self, *piles: str) -> list[Event]:
        """The player asked takes tokens."""
        return self.do("take", *(f"bank.{pile}" for pile in piles))

    def _play(self, action: Action) -> Outcome:
        out = play(RULES, self.state, action)
        assert list(RULES.invariants(self.state)) == []
        return out

    def _owned(self) -> set[str]:
        return {card for player in self.state.players for card in player.cards} | {
            held.card for player in self.state.players for held in player.reserved
        }

    def _draw(self, card: str) -> None:
        """Take a card out of its deck or row; the row is filled from the deck."""
        level = cards()[card].level - 1
        deck, row = self.state.decks[level], self.state.market[level]
        if card in row:
            row[row.index(card)] = deck.pop()
        else:
            deck.remove(card)
