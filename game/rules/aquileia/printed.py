"""What is printed on the board: spaces for agents, building sites, exchanges."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from game.rules.aquileia.components import COLOURS
from game.rules.aquileia.reading import FOLDER, METALS, Coins, read_coins
from game.rules.kernel.tables import insist, insist_once, one_of, read_table, whole

AREAS = {
    "dolus": 1, "pecunia": 1, "equi": 4, "servi": 3, "potentia": 1, "arena": 3, "stadium": 6,
    "theatrum": 1, "forum": 5, "latro": 1, "portus": 3,
}  # fmt: skip
"""The areas in the order of the operations (ruling 3) with the number of their spaces."""

CONTESTS = ("arena", "stadium")
VILLAS_A_COLOUR = 4
SITES = 30
EXCHANGES = 5


@dataclass(frozen=True, slots=True)
class Space:
    """A space for one agent.

    Attributes:
        id: its piece id, as ``space.arena_1``.
        area: one of AREAS.
        strength: what it adds in a contest.
        metal: the coin that it asks for; in a contest the face and the coins that count there; else empty.
        most: how many dice are rolled, cards bought or buildings built here at most; 0 where it says nothing.
        scores: what is built here scores at once.
    """

    id: str
    area: str
    strength: int
    metal: str
    most: int
    scores: bool


@dataclass(frozen=True, slots=True)
class Site:
    """A place for a building.

    Attributes:
        id: its piece id, as ``site.blue_10``.
        kind: ``villa``, ``workshop`` or ``bank``.
        colour: of a villa, else empty.
        price: coins by metal, to be paid exactly.
        slaves: how many slaves it asks for.
        points: the printed value of a villa or workshop.
        income: what a bank pays when it is activated.
    """

    id: str
    kind: str
    colour: str
    price: Coins
    slaves: int
    points: int
    income: Coins


@dataclass(frozen=True, slots=True)
class Exchange:
    """One way to change money at Pecunia: an ``exchange.3.there`` or, the other way round, ``….back``."""

    id: str
    give: Coins
    get: Coins


@cache
def spaces() -> dict[str, Space]:
    """The spaces by id, in the order of the operations.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "spaces.csv"
    rows = read_table(
        path,
        {
            "space": str,
            "area": one_of(*AREAS),
            "strength": whole,
            "metal": one_of("", *METALS),
            "most": whole,
            "scores": ("no", "yes").index,
        },
    )
    made = [
        Space(f"space.{r['space']}", r["area"], r["strength"], r["metal"], r["most"], bool(r["scores"]))
        for r in rows
    ]
    insist_once((space.id for space in made), path)
    found = [(area, len(list(group))) for area, group in groupby(made, key=lambda space: space.area)]
    insist(
        found == list(AREAS.items()), path, "the areas, or the numbers of their spaces, are not the printed"
    )
    _check_spaces(path, made)
    return {space.id: space for space in made}


def _check_spaces(path: Path, made: list[Space]) -> None:
    for space in made:
        contest = space.area in CONTESTS
        insist(contest == (space.strength > 0), path, f"{space.id}: a space of a contest needs a strength")
        counting = space.area in ("dolus", "servi", "forum", "latro")
        insist(counting == (space.most > 0), path, f"{space.id}: how many dice, cards or buildings at most?")
        paid = contest or space.area in ("equi", "servi", "portus")
        insist(paid == bool(space.metal), path, f"{space.id}: a metal stands where coins or faces matter")
    metals = {area: [s.metal for s in made if s.area == area] for area in ("arena", "stadium", "portus")}
    insist(set(metals["arena"]) == {"bronze"}, path, "the arena counts bronze")
    sides = Counter(metals["stadium"])
    insist(sides == {"gold": 3, "silver": 3}, path, "the stadium needs three spaces of gold, three of silver")
    insist(metals["portus"] == list(METALS), path, "the portus goes from bronze by silver to gold")


@cache
def area_spaces(area: str) -> tuple[str, ...]:
    """The ids of an area's spaces, in order."""
    return tuple(space.id for space in spaces().values() if space.area == area)


@cache
def operation_order() -> tuple[tuple[str, str], ...]:
    """The steps of the operations (ruling 3): an area and a space; "" where all its spaces work together.

    After the purchases of Equi et Arma comes the step ``refill``.
    """
    steps: list[tuple[str, str]] = []
    for area in AREAS:
        steps += [(area, "")] if area in CONTESTS else [(area, space) for space in area_spaces(area)]
        if area == "equi":
            steps.append(("refill", ""))
    return tuple(steps)


@cache
def side_spaces(metal: str) -> tuple[str, ...]:
    """The ids of the spaces of one side of the stadium."""
    return tuple(id for id in area_spaces("stadium") if spaces()[id].metal == metal)


@cache
def sites() -> dict[str, Site]:
    """The 30 building sites by id.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "sites.csv"
    rows = read_table(
        path,
        {
            "site": str,
            "kind": one_of("villa", "workshop", "bank"),
            "colour": one_of("", *COLOURS),
            "price": read_coins,
            "slaves": whole,
            "points": whole,
            "income": read_coins,
        },
    )
    made = [
        Site(f"site.{r['site']}", r["kind"], r["colour"], r["price"], r["slaves"], r["points"], r["income"])
        for r in rows
    ]
    insist_once((site.id for site in made), path)
    insist(len(made) == SITES, path, f"{len(made)} building sites instead of {SITES}")
    for site in made:
        villa, bank = site.kind == "villa", site.kind == "bank"
        insist(villa == bool(site.colour), path, f"{site.id}: villas, and only they, have a colour")
        insist(bank == any(site.income), path, f"{site.id}: banks, and only they, have an income")
        insist(
            bank != (site.points > 0), path, f"{site.id}: villas and workshops, and only they, have points"
        )
    villas = Counter(site.colour for site in made if site.colour)
    insist(villas == dict.fromkeys(COLOURS, VILLAS_A_COLOUR), path, "each colour needs four villas")
    return {site.id: site for site in made}


@cache
def exchanges() -> dict[str, Exchange]:
    """The exchanges of Pecunia by id, each in both directions (ruling 4).

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "exchanges.csv"
    rows = read_table(path, {"give": read_coins, "get": read_coins})
    insist(len(rows) == EXCHANGES, path, f"{len(rows)} exchanges instead of {EXCHANGES}")
    made: list[Exchange] = []
    for number, row in enumerate(rows, start=1):
        give, get = row["give"], row["get"]
        insist(any(give) and any(get), path, "something must be given, and something got for it")
        made += [
            Exchange(f"exchange.{number}.there", give, get),
            Exchange(f"exchange.{number}.back", get, give),
        ]
    return {exchange.id: exchange for exchange in made}
