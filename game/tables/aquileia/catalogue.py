"""All that Aquileia declares: its things, the pages of the rules help, the legend."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.aquileia.components import COLOURS
from game.rules.aquileia.reading import METALS
from game.tables.aquileia.actions import VERBS
from game.tables.aquileia.events import EVENTS
from game.tables.aquileia.pieces import KINDS
from game.tables.aquileia.placing import HELD, SHORT
from game.tables.aquileia.questions import QUESTIONS
from game.tables.catalogue import TitleCatalogue
from game.tables.table import Picture

_COINS = tuple(f"coin.{metal}" for metal in METALS)
_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("site.blue_10", "laurel.blue.1", "laurel.blue_yellow.1"),
    "round": ("agent.0.arena_1", "marker.0", "starter"),
    "place": ("space.arena_1", "space.forum_3", "space.servi_middle", "space.theatrum"),
    "money": (*_COINS, "exchange.1.there"),
    "market": ("card.weapon_double", "card.silver_horse_single", "card.slave_double"),
    "contest": (
        Picture("die.red.1", look="bronze"),
        Picture("die.blue.1", look="silver"),
        Picture("shield.0", count=6),
        "card.slave_single",
    ),
    "rewards": ("laurel.white.1", "laurel.points_7.1", "coin.bronze"),
    "theatrum": ("laurel.white_purple.1", Picture("bid.silver", count=2)),
    "forum": ("site.purple_8", "site.workshop_4", "site.bank_5"),
    "portus": ("space.latro", "space.portus_bronze", "space.portus_gold"),
    "cards": (Picture("deck.servi", count=14), Picture("hand.0.slave_double", count=2, look=HELD)),
    "end": ("laurel.yellow.1", "site.yellow_8"),
}
_SIGNS: Mapping[str, str | Picture] = {
    **dict(zip(METALS, _COINS, strict=True)),
    "planned": Picture("coins.0.bronze", count=3, look="2"),
    "slaves": Picture("cards.0.servi", count=2),
    "equi": Picture("cards.0.equi", count=3),
    "laurels": "laurels.0",
    "agents": Picture("agents.0", count=4),
    "short": Picture("agent.0.equi_1", look=SHORT),
    "marker": "marker.0",
    "shield": Picture("shield.0", count=5),
    "house": "spare.0.0",
    "villa": "built.blue_8",
    "workshop": "built.workshop_4",
    "bank": "built.bank_5",
    **{colour: f"laurel.{colour}.1" for colour in COLOURS},
    "starter": "starter",
}

CATALOGUE = TitleCatalogue(
    "aquileia",
    KINDS,
    EVENTS,
    VERBS,
    QUESTIONS,
    help=_HELP,
    signs=_SIGNS,
    seats=("seat", "other", "first", "host", "second"),
    pieces=("card", "space", "site", "place"),
)
