"""A choice that one player is asked to make."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.text import Text

MOST_ACTIONS = 2000
"""More than this in one decision means that the choice wants splitting into smaller steps."""


class Decision(NamedTuple):
    """One player's legal actions: the only source of legality.

    Attributes:
        player: the seat that is asked.
        prompt: what is asked, as a message.
        actions: sorted, without duplicates, never empty, all of ``player``.
        secret: the choice itself is hidden from the others until a reveal.
        ordered: targets are pointed at in sequence; otherwise in any order.
        guarded: targets whose legality would betray a secret (a face-down card that could be bought).
            The shared table shows all of them alike; only the player's private look tells them apart.
        alike: groups of targets of which any does as well as another (two cards with the same print).
    """

    player: int
    prompt: Text
    actions: tuple[Action, ...]
    secret: bool = False
    ordered: bool = True
    guarded: frozenset[str] = frozenset()
    alike: tuple[frozenset[str], ...] = ()


def decide(
    player: int,
    prompt: Text,
    actions: Iterable[Action],
    *,
    secret: bool = False,
    ordered: bool = True,
    guarded: frozenset[str] = frozenset(),
) -> tuple[Decision, ...]:
    """The usual answer of a frame: one player is asked; nobody, if nothing is possible."""
    canonical = tuple(sorted(actions))
    return (Decision(player, prompt, canonical, secret, ordered, guarded),) if canonical else ()
