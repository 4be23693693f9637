"""Trading Posts: five powers for those whose cards suffice (rulings 15, 16).

Gold that pays two is part of `paying`, the second card drawn of the action (`actions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from game.rules.kernel.event import Outcome
from game.rules.kernel.ids import last_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import ScoreLine
from game.rules.kernel.soundness import in_range, known, sized
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import COLORS
from game.rules.splendor.dealing import collect
from game.rules.splendor.expansion import Expansion, Handlers
from game.rules.splendor.oneof import OneOf
from game.rules.splendor.packing import covers, pack
from game.rules.splendor.state import Founding, Player, Rebate, State, ThirdToken
from game.rules.splendor.tiles import posts


class RebateRules(OneOf[Rebate]):
    """A token after each purchase, perhaps one just spent (rulebook: Trading Posts, first power)."""

    verb = "take"
    question = "splendor-choose-rebate"

    def options(self, state: State, frame: Rebate) -> list[str]:
        """The colours left in the bank, for who has the power."""
        return _colors(state) if state.players[frame.seat].has("token") else []

    def refused(self, state: State, frame: Rebate) -> Iterator[tuple[str, Text]]:
        """Gold and empty piles."""
        return _without(state, _colors(state))

    def grant(self, state: State, frame: Rebate, target: str, out: Outcome) -> None:
        """Take it."""
        out.emit("rebate", seat=frame.seat, piles=collect(state, frame.seat, [last_of(target)]))


class ThirdTokenRules(OneOf[ThirdToken]):
    """A token of another colour after two of one colour (rulebook: Trading Posts, third power)."""

    verb = "take"
    question = "splendor-choose-third"

    def options(self, state: State, frame: ThirdToken) -> list[str]:
        """The other colours left in the bank, for who has the power."""
        if not state.players[frame.seat].has("third"):
            return []
        return [pile for pile in _colors(state) if pile != f"bank.{COLORS[frame.color]}"]

    def refused(self, state: State, frame: ThirdToken) -> Iterator[tuple[str, Text]]:
        """The colour that was taken, gold and empty piles."""
        yield f"bank.{COLORS[frame.color]}", text("splendor-no-third-same")
        yield from (
            (pile, reason)
            for pile, reason in _without(state, _colors(state))
            if pile != f"bank.{COLORS[frame.color]}"
        )

    def grant(self, state: State, frame: ThirdToken, target: str, out: Outcome) -> None:
        """Take it."""
        out.emit("third", seat=frame.seat, piles=collect(state, frame.seat, [last_of(target)]))


class FoundingRules(OneOf[Founding]):
    """At most one trading post a turn, compulsory, none twice (rulebook: Trading Posts, added rules)."""

    verb = "post"
    question = "splendor-choose-post"

    def options(self, state: State, frame: Founding) -> list[str]:
        """The posts not owned yet for which the cards suffice."""
        player = state.players[frame.seat]
        have = pack(player.counts())
        return [post for post, need in _needs().items() if covers(have, need) and post not in player.posts]

    def refused(self, state: State, frame: Founding) -> Iterator[tuple[str, Text]]:
        """The others."""
        options, own = self.options(state, frame), state.players[frame.seat].posts
        for post in posts():
            if post not in options:
                yield post, text("splendor-no-post-twice" if post in own else "splendor-no-post")

    def grant(self, state: State, frame: Founding, target: str, out: Outcome) -> None:
        """The tile is the player's to the end, whatever becomes of the cards."""
        player = state.players[frame.seat]
        before = prestige(player)
        state.posts[target] -= 1
        player.posts.append(target)
        gained = prestige(player) - before
        player.points += gained
        out.emit("post", seat=frame.seat, post=target, points=gained)


def prestige(player: Player) -> int:
    """A point for every own post, for who has that power (rulebook: Trading Posts, last power)."""
    return len(player.posts) if player.has("points") else 0


@cache
def _needs() -> dict[str, int]:
    """What each post asks for, packed."""
    return {post.id: pack(post.needs) for post in posts().values()}


def _colors(state: State) -> list[str]:
    return [f"bank.{color}" for color, count in zip(COLORS, state.bank, strict=False) if count]


def _without(state: State, piles: Iterable[str]) -> Iterator[tuple[str, Text]]:
    """The piles of the bank that are not among ``piles``."""
    yield "bank.gold", text("splendor-no-gold-power")
    for color in COLORS:
        if f"bank.{color}" not in piles:
            yield f"bank.{color}", text("splendor-no-pile-empty", color=color)


class Posts(Expansion):
    """The expansion."""

    id = "posts"
    handlers: ClassVar[Handlers] = {
        Rebate: RebateRules(),
        ThirdToken: ThirdTokenRules(),
        Founding: FoundingRules(),
    }

    def setup(self, state: State, rng: Rng) -> None:
        """Five columns with as many tiles as there are players (rulebook: Trading Posts, Setup)."""
        state.posts = dict.fromkeys(posts(), len(state.players))
        state.sunk = [[] for _ in state.decks]

    def lines(self, player: Player) -> Iterator[ScoreLine]:
        """The points for posts."""
        yield ScoreLine("splendor-score-posts", prestige(player))

    def strange(self, state: State) -> Iterator[str]:
        """Every column is there, and everybody knows at most the cards of the decks."""
        yield from known("posts", state.posts, posts())
        yield from sized("posts", state.posts, len(posts()))
        yield from sized("sunk", state.sunk, len(state.decks))
        for known_by, deck in zip(state.sunk, state.decks, strict=False):
            yield from sized("sunk", known_by, *range(len(deck) + 1))
            for seat in known_by:
                yield from in_range("sunk", seat, 0, len(state.players) - 1)

    def invariants(self, state: State) -> Iterator[str]:
        """Every player has at most one tile of a kind, and no tile is lost."""
        for post in posts():
            owners = sum(player.posts.count(post) for player in state.players)
            if state.posts[post] + owners != len(state.players):
                yield f"{post}: {state.posts[post]} left and {owners} owned"
        if any(len(set(player.posts)) != len(player.posts) for player in state.players):
            yield "a trading post is owned twice"
