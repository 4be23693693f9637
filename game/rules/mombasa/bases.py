"""The company bases: columns of posts, what their empty spaces are worth, posts leaving and returning."""

from __future__ import annotations

from game.rules.kernel.ids import number_in, parts_of
from game.rules.mombasa.board import COMPANIES, STACK_SPACES, STACKS, RegionGraph
from game.rules.mombasa.state import State


def full_stacks(company: str) -> list[list[str]]:
    """Three columns of five posts (rulebook: Setup 3)."""
    numbers = iter(range(1, STACKS * STACK_SPACES + 1))
    return [[f"post.{company}.{next(numbers)}" for _ in range(STACK_SPACES)] for _ in range(STACKS)]


def owner_of(post: str) -> str:
    """The company of a post."""
    return parts_of(post)[0]


def share_value(graph: RegionGraph, state: State, company: str) -> int:
    """Pounds per share: the coin symbols to be seen in the base (rulebook: Company shares)."""
    return sum(
        coins
        for column, printed in zip(state.stacks[company], graph.coins[company], strict=True)
        for post, coins in zip(column, printed, strict=True)
        if not post
    )


def columns_of(company: str) -> list[str]:
    """The columns of a company's base, as ``stack.cairo.2``."""
    return [f"stack.{company}.{n + 1}" for n in range(STACKS)]


def front_columns(state: State, company: str) -> list[str]:
    """The columns that have a post to give."""
    return [f"stack.{company}.{n}" for n, column in enumerate(state.stacks[company], start=1) if any(column)]


def free_columns(state: State, company: str) -> list[str]:
    """The columns that an ousted post may return to: space 5 is never covered again."""
    return [
        f"stack.{company}.{n}"
        for n, column in enumerate(state.stacks[company], start=1)
        if _home(column) >= 0
    ]


def alike(graph: RegionGraph, state: State, columns: list[str]) -> bool:
    """Whether it makes no difference which of ``columns`` is chosen: same coins, as many posts."""
    looks = set()
    for name in columns:
        company, place = _place(name)
        posts = tuple(bool(post) for post in state.stacks[company][place])
        looks.add((company, graph.coins[company][place], posts))
    return len(looks) == 1


def front_post(state: State, column: str) -> str:
    """Take the post nearest to the map from a column."""
    company, place = _place(column)
    posts = state.stacks[company][place]
    front = next(space for space, post in enumerate(posts) if post)
    post, posts[front] = posts[front], ""
    return post


def return_post(state: State, column: str, post: str) -> None:
    """Put a post on the deepest free space of a column, but never on space 5 (ruling 8)."""
    company, place = _place(column)
    posts = state.stacks[company][place]
    posts[_home(posts)] = post


def settled(state: State, company: str) -> list[str]:
    """The regions with a post of ``company``, those entered just now included."""
    found = [region for region, post in state.posts.items() if post and owner_of(post) == company]
    return found + [region for region, post in state.arrivals.items() if owner_of(post) == company]


def posts_in_play(state: State) -> list[str]:
    """Every post, wherever it is (for the invariants)."""
    in_bases = [post for c in COMPANIES for column in state.stacks[c] for post in column if post]
    on_map = [post for post in state.posts.values() if post]
    return in_bases + on_map + list(state.arrivals.values()) + state.lost


def _home(posts: list[str]) -> int:
    """The deepest free space below 5; -1 if there is none."""
    return max((space for space, post in enumerate(posts[: STACK_SPACES - 1]) if not post), default=-1)


def _place(column: str) -> tuple[str, int]:
    return parts_of(column)[0], number_in(column) - 1
