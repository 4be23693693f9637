"""Offers that differ in their amount only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.desk.desk_model import ActionOffer
from game.rules.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Amounts:
    """Offers that differ in their amount only: one of them is chosen by less and more."""

    offers: tuple[ActionOffer, ...]
    at: int = 0

    @property
    def chosen(self) -> ActionOffer:
        """The offer with the amount chosen."""
        return self.offers[self.at]

    def step(self, step: int) -> Amounts:
        """With the next amount; it stays at the ends."""
        return Amounts(self.offers, min(max(self.at + step, 0), len(self.offers) - 1))


def grouped(offers: Sequence[ActionOffer]) -> tuple[Amounts, ...]:
    """Offers of the same verb and targets together, in order; each group begins with the first of them.

    What says more than another number on its button is another option, and no step of an amount.
    """
    groups: dict[tuple[str, tuple[str, ...], Text], list[ActionOffer]] = {}
    for offer in offers:
        key = (offer.action.verb, offer.action.targets, numberless(offer.label))
        groups.setdefault(key, []).append(offer)
    return tuple(map(_from_the_first, groups.values()))


def numberless(label: Text) -> Text:
    """What a label says whatever its own numbers are."""
    return Text(label.key, tuple((name, 0 if type(part) is int else part) for name, part in label.values))


def _from_the_first(offers: Sequence[ActionOffer]) -> Amounts:
    """By amount, whichever of them the title's order has first is chosen."""
    rising = tuple(sorted(offers, key=lambda offer: offer.action.amount))
    return Amounts(rising, rising.index(offers[0]))
