"""Expanding a company: entering regions, their rewards, ousted posts."""

from __future__ import annotations

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.kernel.text import text
from game.rules.mombasa.area import face_up
from game.rules.mombasa.bases import (
    alike,
    free_columns,
    front_columns,
    front_post,
    owner_of,
    return_post,
    settled,
)
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.frames import Expansion, Gains, Ousting, Points, Rewards, Steps
from game.rules.mombasa.gains import Gain
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE

OCCUPIED = 1
"""The additional cost of a region where another company is (rulebook: Entering a region 2)."""

_NO_CHOICE = ("none", "pounds", "diamonds")
"""Rewards that nothing is gained by delaying: they are taken at once."""


def reachable(graph: RegionGraph, state: State, company: str, points: int) -> dict[str, int]:
    """The regions that ``company`` could enter now with ``points``, with the cheapest cost of each."""
    costs: dict[str, int] = {}
    held = set(settled(state, company))
    ways = list(graph.links[company])
    for region in held:
        ways += graph.regions[region].neighbours
    for region, cost in ways:
        if region in held:
            continue
        # Only a post of another company can stand here: the region is not held by this one.
        price = cost + (OCCUPIED if state.posts[region] else 0)
        if price <= min(points, costs.get(region, points)):
            costs[region] = price
    return costs


class ExpansionRules(Handler[State, Expansion]):
    """Enter regions one after the other (rulebook: Expansion cards; rulings 7 to 9)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def decisions(self, state: State, frame: Expansion) -> tuple[Decision, ...]:
        """A region in reach, with the column of the base that gives the post; or enough."""
        seat = frame.seat
        columns = front_columns(state, frame.company)
        regions = reachable(self.graph, state, frame.company, frame.left)
        actions = [act(seat, "done", DONE)]
        if alike(self.graph, state, columns):
            actions += [act(seat, "enter", region) for region in regions]
        else:
            actions += [act(seat, "enter", region, column) for region in regions for column in columns]
        return decide(seat, text("mombasa-choose-region", count=frame.left), actions)

    def apply(self, state: State, frame: Expansion, action: Action, out: Outcome) -> None:
        """A post stands up in the region; its reward waits until the points are used."""
        if action.verb == "done":
            self._finish(state, frame, out)
            return
        region = action.targets[0]
        column = action.targets[1] if len(action.targets) > 1 else front_columns(state, frame.company)[0]
        cost = reachable(self.graph, state, frame.company, frame.left)[region]
        frame.left -= cost
        state.arrivals[region] = front_post(state, column)
        out.emit(
            "enter", seat=frame.seat, company=frame.company, region=region,
            post=state.arrivals[region], cost=cost, column=column,
        )  # fmt: skip

    def settle(self, state: State, frame: Expansion, out: Outcome) -> bool:
        """No points, no posts or nothing in reach: surplus points are lost."""
        if front_columns(state, frame.company) and reachable(self.graph, state, frame.company, frame.left):
            return False
        self._finish(state, frame, out)
        return True

    @staticmethod
    def _finish(state: State, frame: Expansion, out: Outcome) -> None:
        state.stack.pop()
        player = state.players[frame.seat]
        spent = [card.id for card in face_up(player) if card.kind == "expansion"]
        player.used += spent
        out.emit("used", seat=frame.seat, cards=tuple(spent))
        regions = sorted(state.arrivals)
        state.stack += [Ousting(frame.seat), Rewards(frame.seat, frame.company, regions)]


class RewardsRules(Handler[State, Rewards]):
    """All rewards, in any order, bookkeeping points pooled (rulebook: after expanding 1; ruling 8)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def decisions(self, state: State, frame: Rewards) -> tuple[Decision, ...]:
        """Which region's reward comes next, where the order can matter."""
        actions = (act(frame.seat, "claim", region) for region in frame.regions)
        return decide(frame.seat, text("mombasa-choose-reward"), actions)

    def apply(self, state: State, frame: Rewards, action: Action, out: Outcome) -> None:
        """Take this region's reward; with bookkeeping points all others of their kind."""
        self._claim(state, frame, action.targets[0], out)

    def settle(self, state: State, frame: Rewards, out: Outcome) -> bool:
        """Take what leaves no choice of order."""
        if not frame.regions:
            state.stack.pop()
            return True
        kinds = {region: self.graph.regions[region].reward for region in frame.regions}
        plain = [region for region in frame.regions if kinds[region] in _NO_CHOICE]
        if not plain and len(set(kinds.values())) > 1:
            return False
        self._claim(state, frame, (plain or frame.regions)[0], out)
        return True

    def _claim(self, state: State, frame: Rewards, name: str, out: Outcome) -> None:
        reward = self.graph.regions[name].reward
        claimed = [name]
        if reward == "bookkeeping":
            claimed = [r for r in frame.regions if self.graph.regions[r].reward == reward]
        frame.regions = [region for region in frame.regions if region not in claimed]
        amount = sum(self.graph.regions[region].amount for region in claimed)
        if reward != "none":
            out.emit("reward", seat=frame.seat, regions=tuple(claimed), reward=reward, amount=amount)
        if reward == "bookkeeping":
            state.stack.append(Points(frame.seat, amount))
        elif reward == "track_step":
            state.stack.append(Steps(frame.seat, {frame.company: amount}))
        elif reward != "none":
            state.stack.append(Gains(frame.seat, [Gain(reward, amount)]))


class OustingRules(Handler[State, Ousting]):
    """Ousted posts return to their bases, the new posts take root (rulebook: after expanding 2, 3)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def decisions(self, state: State, frame: Ousting) -> tuple[Decision, ...]:
        """The column that the next ousted post returns to."""
        region = self._next(state)
        company = owner_of(state.posts[region])
        prompt = text("mombasa-choose-return", region=f"@{region}")
        columns = free_columns(state, company)
        return decide(frame.seat, prompt, (act(frame.seat, "return", column) for column in columns))

    def apply(self, state: State, frame: Ousting, action: Action, out: Outcome) -> None:
        """Put it there."""
        self._send_home(state, frame.seat, self._next(state), action.targets[0], out)

    def settle(self, state: State, frame: Ousting, out: Outcome) -> bool:
        """Posts without a choice go home; without a legal space they leave the game."""
        region = self._next(state)
        if not region:
            state.stack.pop()
            state.posts.update(state.arrivals)
            if state.arrivals:
                out.emit("settle", seat=frame.seat, regions=tuple(sorted(state.arrivals)))
            state.arrivals.clear()
            return True
        columns = free_columns(state, owner_of(state.posts[region]))
        if columns and not alike(self.graph, state, columns):
            return False
        self._send_home(state, frame.seat, region, columns[0] if columns else "", out)
        return True

    @staticmethod
    def _next(state: State) -> str:
        return next((region for region in sorted(state.arrivals) if state.posts[region]), "")

    @staticmethod
    def _send_home(state: State, seat: int, region: str, column: str, out: Outcome) -> None:
        post, state.posts[region] = state.posts[region], ""
        if column:
            return_post(state, column, post)
        else:
            state.lost.append(post)
        out.emit("oust", seat=seat, region=region, post=post, column=column)
