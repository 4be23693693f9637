"""Expanding a company: entering regions, their rewards, ousted posts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.mombasa.area import face_up
from game.rules.mombasa.bases import (
    alike,
    columns_of,
    free_columns,
    front_columns,
    front_post,
    owner_of,
    return_post,
    settled,
)
from game.rules.mombasa.board import COMPANIES, REWARDS, RegionGraph
from game.rules.mombasa.effects import NO_POSTS
from game.rules.mombasa.frames import Expansion, Gains, Ousting, Points, Rewards, Steps
from game.rules.mombasa.gains import Gain
from game.rules.mombasa.money import receive
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE

OCCUPIED = 1
"""The additional cost of a region where another company is (rulebook: Entering a region 2)."""

_NO_CHOICE = ("none", "pounds", "diamonds")
"""Rewards that nothing is gained by delaying: they are taken at once."""

_TOLD_AFTER = ("enter", "reward", "oust")
"""Events of an expansion that come after the sentence that tells of it."""
_OWN_POST = text("mombasa-no-region-own")
_REGION_FIRST = text("mombasa-no-region-first")
_OTHER_BASE = text("mombasa-no-base-other")
_COLUMN_FULL = text("mombasa-no-column-full")


def bordering(graph: RegionGraph, state: State, company: str) -> dict[str, int]:
    """The regions that ``company`` borders on and does not hold, with the cheapest cost of each."""
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
        if price <= costs.get(region, price):
            costs[region] = price
    return costs


def reachable(graph: RegionGraph, state: State, company: str, points: int) -> dict[str, int]:
    """The regions that ``company`` could enter now with ``points``, with the cheapest cost of each."""
    costs = bordering(graph, state, company)
    return {region: cost for region, cost in costs.items() if cost <= points}


class ExpansionRules(Handler[State, Expansion]):
    """Enter regions one after the other (rulebook: Expansion cards; rulings 7 to 9)."""

    ordered = False

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def candidates(self, state: State, frame: Expansion) -> Iterator[Candidate]:
        """A region in reach, with the column of the base that gives the post; or enough."""
        seat, costs = frame.seat, bordering(self.graph, state, frame.company)
        yield from free(self._legal(state, frame, costs))
        held = set(settled(state, frame.company))
        far = text("mombasa-no-region-far", company=frame.company)
        for region in self.graph.regions:
            cost = costs.get(region)
            if cost is None:
                yield Candidate(act(seat, "enter", region), _OWN_POST if region in held else far)
            elif cost > frame.left:
                dear = text("mombasa-no-region-cost", cost=cost, have=frame.left)
                yield Candidate(act(seat, "enter", region), dear)
        columns = front_columns(state, frame.company)
        asked = not alike(self.graph, state, columns)
        for company in COMPANIES:
            for column in columns_of(company):
                if company != frame.company:
                    yield Candidate(act(seat, "enter", column), _OTHER_BASE)
                elif column not in columns or not asked:
                    obstacle = _REGION_FIRST if column in columns else NO_POSTS
                    yield Candidate(act(seat, "enter", column), obstacle)

    def prompt(self, state: State, frame: Expansion, seat: int) -> Text:
        """How many points are left."""
        return text("mombasa-choose-region", count=frame.left)

    def decisions(self, state: State, frame: Expansion) -> tuple[Decision, ...]:
        """The legal half, listed without the other."""
        costs = bordering(self.graph, state, frame.company)
        actions = self._legal(state, frame, costs)
        return decide(frame.seat, self.prompt(state, frame, frame.seat), actions, ordered=False)

    def _legal(self, state: State, frame: Expansion, costs: Mapping[str, int]) -> list[Action]:
        """Regions that the points reach; the column only where its choice makes a difference."""
        seat, columns = frame.seat, front_columns(state, frame.company)
        regions = [region for region, cost in costs.items() if cost <= frame.left]
        actions = [act(seat, "done", DONE)]
        if alike(self.graph, state, columns):
            return actions + [act(seat, "enter", region) for region in regions]
        return actions + [act(seat, "enter", region, column) for region in regions for column in columns]

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

    def candidates(self, state: State, frame: Rewards) -> Iterable[Candidate]:
        """Which region's reward comes next, where the order can matter."""
        return free(act(frame.seat, "claim", region) for region in frame.regions)

    def prompt(self, state: State, frame: Rewards, seat: int) -> Text:
        """Which of them."""
        return text("mombasa-choose-reward")

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
        elif reward == "pounds":
            receive(state, frame.seat, amount, out, reward=True)
        elif reward != "none":
            state.stack.append(Gains(frame.seat, [Gain(reward, amount)]))


class OustingRules(Handler[State, Ousting]):
    """Ousted posts return to their bases, the new posts take root (rulebook: after expanding 2, 3)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def candidates(self, state: State, frame: Ousting) -> Iterator[Candidate]:
        """The column that the next ousted post returns to."""
        home = owner_of(state.posts[self._next(state)])
        columns = free_columns(state, home)
        for company in COMPANIES:
            for column in columns_of(company):
                obstacle = None if column in columns else _COLUMN_FULL
                yield Candidate(
                    act(frame.seat, "return", column), obstacle if company == home else _OTHER_BASE
                )

    def prompt(self, state: State, frame: Ousting, seat: int) -> Text:
        """Whose region it leaves."""
        return text("mombasa-choose-return", region=piece_ref(self._next(state)))

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
                self._tell(state, frame.seat, out)
            state.arrivals.clear()
            return True
        columns = free_columns(state, owner_of(state.posts[region]))
        if columns and not alike(self.graph, state, columns):
            return False
        self._send_home(state, frame.seat, region, columns[0] if columns else "", out)
        return True

    def _tell(self, state: State, seat: int, out: Outcome) -> None:
        """What the expansion was, before whatever of it has just happened: that is told first."""
        regions = sorted(state.arrivals)
        gained = dict.fromkeys(REWARDS[1:], 0)
        for region in (self.graph.regions[name] for name in regions if self.graph.regions[name].amount):
            gained[region.reward] += region.amount
        rewards = {reward: amount for reward, amount in gained.items() if amount}
        company = owner_of(state.arrivals[regions[0]])
        out.emit(
            "settle", seat=seat, company=company, regions=tuple(regions),
            rewards=tuple(rewards), amounts=tuple(rewards.values()),
        )  # fmt: skip
        told = out.events.pop()
        at = next((n for n, event in enumerate(out.events) if event.kind in _TOLD_AFTER), len(out.events))
        if at < len(out.events) and out.events[at].kind == "enter":  # the last region: the sentence names it
            out.events[at] = Event("enter", {**out.events[at].data, "told": False})
        out.events.insert(at, told)

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
