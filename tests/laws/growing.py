"""How large the pieces of a table lie at each text size, shot by shot, without painting any of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.maps.places import ShotContext, TableLayout
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of, parts_of, spell
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, OptionValue, play, start
from game.tables.registry import find_title
from game.tables.table import Place, Table
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import THEMES, Metrics
from tests.laws.figures import figures_of

SCALES = (1.0, 1.5, 2.0)
STOPS = 45
"""So many positions of a game are looked at, spread over all of it."""
_EVERY = 6
"""At least every so many actions of a game there is a stop; before a question not asked yet in any case."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A step of a choice as somebody sees it.

    Attributes:
        shot: the shot of the table that it needs.
        seat: who chooses.
        places: where every piece lies.
        choices: what can be chosen next.
    """

    shot: str
    seat: int
    places: Mapping[str, Place]
    choices: tuple[str, ...]


def sights(title: str, players: int, options: Mapping[str, OptionValue], seed: int = 4) -> Iterator[Sight]:
    """What is seen in a random game: each step of a random choice at every stop."""
    found = find_title(title)
    rules = found.rules(dict(options))
    table, rng, asked, stops = found.table(rules), Rng(seed), set[str](), 0
    state = start(rules, GameConfig(players, seed, dict(options)))
    number = 0
    while (decisions := rules.decisions(state)) and stops < STOPS:
        decision = rng.pick(decisions)
        if decision.prompt.key not in asked or number % _EVERY == 0:
            asked.add(decision.prompt.key)
            stops += 1
            yield from _steps(rules, table, state, decision, rng)
        play(rules, state, rng.pick(decision.actions))
        number += 1


def _steps(rules: AnyRules, table: Table, state: Any, decision: Decision, rng: Rng) -> Iterator[Sight]:
    """A choice, target by target."""
    view, choosing = rules.view(state, decision.player), Choosing(decision, private_view=True)
    places = table.placements(view)
    for target in rng.pick(decision.actions).targets:
        shot = table.shot(view, choosing)
        choices = tuple(choosing.choices())
        yield Sight(shot, decision.player, places, choices)
        if target not in choices:
            return
        choosing.point(target)


def arranged(
    layout: TableLayout, metrics: Metrics, players: int, shot: str, active: int | None
) -> Arrangement:
    """A shot as the screen lays it out."""
    high = bar_height(metrics, THEMES["dusk"].fonts)
    shape = metrics.safe.w / max(1, metrics.safe.h - high)
    setting = ShotContext(shot, players, active, metrics.text_scale, shape)
    return Arrangement(layout, metrics, setting, high)


def sizes(arrangement: Arrangement, sight: Sight, title: str, scale: float) -> dict[str, float]:
    """How large each piece and place is that can be seen: its shorter side, for all on it must fit there.

    Of pictures in which something has its own size, that besides. What stands for something that is folded
    away counts as that.
    """
    found: dict[str, float] = {}
    figures = figures_of(title)
    within, stands = figures.within, figures.stands
    for piece, place in sight.places.items():
        rect = arrangement.rect(place.slot, place.index, place.among)
        if rect and rect.w > 1:
            found[piece] = min(rect.size)
            if kind_of(piece) in stands:
                found[spell(stands[kind_of(piece)], *parts_of(piece))] = min(rect.size)
            inner = within(piece, place.slot, rect.size, scale > 1) if within else None
            if inner is not None:
                found[f"{piece}, within"] = inner
    for target in sight.choices:
        if target not in sight.places and (rect := arrangement.rect(target)):
            found[target] = min(rect.size)
    return found


def spots(seen: Iterable[Sight]) -> Mapping[tuple[str, int, int], str]:
    """Each place where something ever lay, and the piece that lay there first."""
    found: dict[tuple[str, int, int], str] = {}
    for sight in seen:
        for piece, place in sight.places.items():
            found.setdefault((place.slot, place.index, place.among), piece)
    return found


def shares(
    before: Arrangement, after: Arrangement, spots: Iterable[tuple[str, int, int]]
) -> Iterator[tuple[float, float]]:
    """How large each place is in relation to what it was, by its shorter side, and how high.

    Infinite where it is seen in one of both only.
    """
    for spot in spots:
        was, now = before.rect(*spot), after.rect(*spot)
        if was and now and min(was.size) > 1:
            yield min(now.size) / min(was.size), now.h / was.h
        else:
            yield math.inf, math.inf


def mean(ratios: Sequence[float]) -> float:
    """Their mean; 1 of none."""
    return sum(ratios) / len(ratios) if ratios else 1.0
