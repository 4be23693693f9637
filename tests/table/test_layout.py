"""Every title's table map has a place for all that can lie or be pointed at; wrong maps say what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product, starmap
from pathlib import Path
from typing import Any

import pytest

from game.maps.error import MapError
from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, ShotContext, TableLayout
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, play, start
from game.tables.registry import TITLES, find_title
from game.tables.table import Place
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import FontSizes, Metrics

EVERY = 4
"""At least every so many actions a position is looked at."""
SIZES = [(1280, 720), (1920, 1080), (1280, 960), (2560, 1080), (1720, 720), (1024, 768), (600, 1024)]


def layouts() -> list[tuple[str, int]]:
    return [(id, players) for id in TITLES for players in find_title(id).rules({}).info.seats]


def arranged(layout: TableLayout, metrics: Metrics, setting: ShotContext) -> Arrangement:
    safe, height = metrics.safe, bar_height(metrics, FontSizes())
    shape = safe.w / (safe.h - height)
    return Arrangement(layout, metrics, replace(setting, scale=metrics.text_scale, shape=shape), height)


def steps(decision: Decision, rng: Rng) -> list[tuple[str, ...]]:
    """The picks of one way through a choice."""
    targets = [t for t in rng.pick(decision.actions).targets if not is_button(t)]
    return [tuple(targets[:count]) for count in range(len(targets) + 1)]


def ends() -> list[tuple[str, int]]:
    """Each title with the fewest and the most players."""
    return [
        (id, seats[at]) for id in TITLES for seats in [find_title(id).rules({}).info.seats] for at in (0, -1)
    ]


def positions(rules: AnyRules, players: int, most: int) -> Iterator[tuple[Any, tuple[Decision, ...]]]:
    """A random game: whatever is asked for the first time, and every few actions."""
    state, rng, asked = start(rules, GameConfig(players, 3)), Rng(3), set[str]()
    for number in range(most):
        decisions = rules.decisions(state)
        if not decisions:
            return
        prompts = {decision.prompt.key for decision in decisions}
        if prompts - asked or number % EVERY == 0:
            asked |= prompts
            yield state, decisions
        play(rules, state, rng.pick(decisions[0].actions))


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("id", "players"), ends())
def test_whatever_a_decision_needs_is_on_the_screen_or_counted_by_a_tab_at_every_step(
    id: str, players: int, scale: float
) -> None:
    title = find_title(id)
    rules = title.rules({})
    table, layout = title.table(rules), title.layout(rules)
    metrics = Metrics((1920, 1080), scale)
    made, rng = dict[ShotContext, Arrangement](), Rng(3)
    for state, decisions in positions(rules, players, 400):
        for decision in decisions:
            view = rules.view(state, decision.player)
            placements = table.placements(view)
            for picked in steps(decision, rng):
                setting = ShotContext(
                    table.shot(view, Choosing(decision).after(*picked)), players, decision.player
                )
                if setting not in made:
                    made[setting] = arranged(layout, metrics, setting)
                choosing = Choosing(decision, private_view=True)
                choosing.resume(picked)
                hidden = [t for t in choosing.choices() if not _seen(t, placements, made[setting])]
                views = [replace(setting, shot=scene) for scene in layout.tabbed if hidden]
                for each in views:
                    if each not in made:
                        made[each] = arranged(layout, metrics, each)
                lost = [t for t in hidden if not any(_seen(t, placements, made[v]) for v in views)]
                assert lost == [], (setting, picked)
                assert len(hidden) <= len(choosing.choices()) * 0.8, (setting, picked)


def _seen(target: str, placements: dict[str, Place], arrangement: Arrangement) -> bool:
    place = placements.get(target)
    slot, index, among = (place.slot, place.index, place.among) if place else (target, 0, 0)
    return arrangement.rect(slot, index, among) is not None


STAND_INS = {"tally": 2, "crew": 2, "has": 3, "hand": 2, "purse": 4}
"""Numbers that only larger text shows, on the panels of those who do not act, for what lies there else; and
with how many players at least there is no room for that itself."""


@pytest.mark.parametrize(("id", "players"), ends())
def test_somewhere_on_the_table_there_is_a_place_for_every_piece(id: str, players: int) -> None:
    title = find_title(id)
    rules = title.rules({})
    table, layout = title.table(rules), title.layout(rules)
    scenes = dict.fromkeys((*layout.tabbed, TABLE if not layout.tabbed else layout.tabbed[0]))
    settings = [ShotContext(scene, players, seat) for scene in scenes for seat in range(players)]
    made = [arranged(layout, Metrics((1920, 1080)), setting) for setting in settings]
    for state, decisions in positions(rules, players, 200):
        view = rules.view(state, None)
        placements = table.placements(view)
        at_hand = ShotContext(table.shot(view, Choosing(decisions[0])), players, decisions[0].player)
        if at_hand not in settings:
            settings.append(at_hand)
            made.append(arranged(layout, Metrics((1920, 1080)), at_hand))
        lost = [p for p in placements if not any(_seen(p, placements, arrangement) for arrangement in made)]
        assert all(kind_of(piece) in STAND_INS for piece in lost), lost
        actor = decisions[0].player
        others = [p for p in lost if f".{actor}" not in p and players >= STAND_INS[kind_of(p)]]
        for scene in (at_hand.shot, *layout.tabs(2.0)) if others else ():
            larger = arranged(layout, Metrics((1920, 1080), 2.0), replace(at_hand, shot=scene))
            others = [piece for piece in others if not _seen(piece, placements, larger)]
        assert not others


@pytest.mark.parametrize(("id", "players"), layouts())
def test_panes_and_bar_stay_apart_inside_the_safe_area(id: str, players: int) -> None:
    title = find_title(id)
    layout = title.layout(title.rules({}))
    for metrics in starmap(Metrics, product(SIZES, (1.0, 2.0), (False, True))):
        for scene in layout.tabbed or (TABLE,):
            arrangement = arranged(layout, metrics, ShotContext(scene, players, 0))
            parts = [view.rect for view in arrangement.panes] + [arrangement.bar]
            parts += [arrangement.tabs] if arrangement.tabs else []
            assert all(metrics.safe.contains(part) for part in parts), (metrics, scene)
            assert all(part.collidelist(parts[:at]) < 0 for at, part in enumerate(parts)), (metrics, scene)
            for view in arrangement.panes:
                for slot in view.zone.slots.values() if view.pane.crop is None else ():
                    assert view.rect.inflate(2, 2).contains(view.place(slot.box)), (metrics, slot.name)


def test_panels_are_mirrored_in_persian_and_the_board_is_not() -> None:
    title = find_title("splendor")
    layout: TableLayout = title.layout(title.rules({}))
    ltr, rtl = (arranged(layout, Metrics((1920, 1080), rtl=rtl), ShotContext()) for rtl in (False, True))
    assert ltr.panes[0].rect.left < ltr.panels[0].left
    assert rtl.panes[0].rect.left > rtl.panels[0].left

    def x(arrangement: Arrangement, slot: str) -> int:
        rect = arrangement.rect(slot)
        assert rect is not None
        return rect.x

    assert x(ltr, "market.1.0") < x(ltr, "market.1.3")
    assert x(rtl, "market.1.0") < x(rtl, "market.1.3")
    assert x(ltr, "tokens.0.white") < x(ltr, "tokens.0.gold")
    assert x(rtl, "tokens.0.white") > x(rtl, "tokens.0.gold")


FAULTS = [
    ('name="zone" type="zone"', 'name="zone" type="spot"', "zone"),
    ('name="market.1.0" type="card"', 'name="market.1.0" type="heap"', "unknown class 'heap'"),
    ('name="market.1.0" type="card"', 'name="" type="spot"', "needs a name"),
    ('type="int" value="2"', 'type="int" value="0"', "places is 0"),
    ('name="seats-2">', 'name="seats-9">', "seats-2"),
]


@pytest.mark.parametrize(("was", "becomes", "message"), FAULTS)
def test_a_wrong_table_map_names_file_layer_and_object(
    tmp_path: Path, was: str, becomes: str, message: str
) -> None:
    source = (MAPS / "splendor.tmx").read_text(encoding="utf-8")
    assert was in source
    broken = tmp_path / "broken.tmx"
    broken.write_text(source.replace(was, becomes, 1), encoding="utf-8")
    with pytest.raises(MapError, match=re.escape(message)) as caught:
        load_layout(broken, (2, 3, 4))
    assert "broken.tmx" in str(caught.value)
    assert "layer" in str(caught.value)
