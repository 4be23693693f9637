"""Aquileia's component tables: who reads them, and what an owner of the game may get wrong."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.aquileia import components, printed, reading
from tests.component_tables import ComponentTables

_READERS: dict[str, Callable[[], object]] = {
    "cards.csv": components.cards,
    "laurels.csv": components.laurels,
    "dice.csv": lambda: components.faces("red"),
    "rewards.csv": lambda: components.rewards("arena"),
    "spaces.csv": printed.spaces,
    "sites.csv": printed.sites,
    "exchanges.csv": printed.exchanges,
}

_DAMAGES = {
    "a slave card too many": (
        "cards.csv",
        "slave_single,11",
        "slave_single,12",
        "23 cards servi instead of 22",
    ),
    "a horse too few": (
        "cards.csv",
        "gold_horse_single,3",
        "gold_horse_single,2",
        "16 cards equi instead of 17",
    ),
    "a kind twice": ("cards.csv", "weapon_double", "weapon_single", "weapon_single occurs twice"),
    "a card of no use": ("cards.csv", "weapon,3", "cart,3", "line 10, column use: 'cart' does not fit"),
    "slaves among the horses": ("cards.csv", "weapon,3", "slave,3", "weapon_triple: slaves, and only they"),
    "a card without symbols": ("cards.csv", "weapon,3", "weapon,0", "weapon_triple: a card shows"),
    "a laurel too few": ("laurels.csv", "white,2,0", "white,1,0", "11 cards stadium instead of 12"),
    "a theatrum laurel too many": ("laurels.csv", "yellow_white,1", "yellow_white,2", "7 cards theatrum"),
    "a laurel of one colour on stage": ("laurels.csv", "blue,yellow", "blue,", "blue_yellow: points or"),
    "a laurel of points and colour": (
        "laurels.csv",
        "points_3,1,3,,",
        "points_3,1,3,blue,",
        "points_3: points or",
    ),
    "a laurel of no colour": ("laurels.csv", "0,white,blue", "0,white,green", "column second: 'green'"),
    "a laurel twice": ("laurels.csv", "stadium,blue,", "stadium,white,", "white occurs twice"),
    "a die too many": ("dice.csv", "blue,4", "blue,5", "three red and four blue dice"),
    "a loaded die": ("dice.csv", "red,3,2,2,2", "red,3,1,2,3", "red: each metal on two faces"),
    "a place too few": ("rewards.csv", "arena,3,1\n", "", "arena: the places must be 1, 2, 3"),
    "a space too many": (
        "spaces.csv",
        "latro,latro,0,,2,no\n",
        "latro,latro,0,,2,no\nb,latro,0,,2,no\n",
        "areas",
    ),
    "areas in another order": ("spaces.csv", "dolus,dolus", "dolus,pecunia", "the areas, or the numbers"),
    "a space twice": ("spaces.csv", "forum_2", "forum_1", "space.forum_1 occurs twice"),
    "a contest without strength": (
        "spaces.csv",
        "arena,2,",
        "arena,0,",
        "space.arena_1: a space of a contest",
    ),
    "nothing to build": ("spaces.csv", "forum_3,forum,0,,2,no", "forum_3,forum,0,,0,no", "how many dice"),
    "no metal to pay": ("spaces.csv", "servi,0,gold", "servi,0,", "servi_bottom: a metal stands"),
    "silver in the arena": ("spaces.csv", "arena,2,bronze", "arena,2,silver", "the arena counts bronze"),
    "lopsided races": (
        "spaces.csv",
        "stadium,2,gold",
        "stadium,2,silver",
        "three spaces of gold, three of silver",
    ),
    "harbour backwards": (
        "spaces.csv",
        "portus,0,bronze",
        "portus,0,silver",
        "from bronze by silver to gold",
    ),
    "neither yes nor no": ("spaces.csv", "forum_5,forum,0,,1,yes", "forum_5,forum,0,,1,may", "column scores"),
    "a site too few": (
        "sites.csv",
        "bank_6,bank,,bronze=1;silver=2;gold=1,2,0,gold=2\n",
        "",
        "29 building sites",
    ),
    "a site twice": ("sites.csv", "workshop_2", "workshop_1", "site.workshop_1 occurs twice"),
    "a coloured workshop": ("sites.csv", "workshop_1,workshop,", "workshop_1,workshop,blue", "have a colour"),
    "a bank that pays nothing": ("sites.csv", ",2,0,gold=2", ",2,0,", "bank_6: banks, and only they"),
    "a villa of no worth": ("sites.csv", "3,10,\n", "3,0,\n", "site.blue_10: villas and workshops"),
    "five blue villas": ("sites.csv", "villa,white,bronze=3,2", "villa,blue,bronze=3,2", "needs four villas"),
    "an unknown coin": ("sites.csv", "gold=2\n", "lead=2\n", "column income: 'lead=2' does not fit"),
    "less than nothing": ("sites.csv", "bronze=3,2,4,", "bronze=3,-2,4,", "column slaves: '-2' does not fit"),
    "an exchange too few": ("exchanges.csv", "silver=1,bronze=2\n", "", "4 exchanges instead of 5"),
    "something for nothing": (
        "exchanges.csv",
        "silver=1,bronze=2\n",
        ",bronze=2\n",
        "something must be given",
    ),
}

TABLES = ComponentTables(
    modules=(reading, components, printed),
    readers=_READERS,
    damages=_DAMAGES,
    elsewhere=frozenset({"opponents.csv"}),  # only the guide of the opponents reads it
)
