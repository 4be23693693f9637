"""Every title's table map has a place for all that can lie or be pointed at; wrong maps say what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.maps.error import MapError
from game.maps.layout import MAPS, load_layout
from game.maps.places import TableLayout
from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.tables.registry import TITLES, find_title
from game.ui.table.arrange import Arrangement
from game.ui.theme import Metrics

SIZES = [(1280, 720), (1920, 1080), (1280, 960), (2560, 1080), (1720, 720), (1024, 768)]


def layouts() -> list[tuple[str, int]]:
    return [(id, players) for id in TITLES for players in find_title(id).rules({}).info.seats]


@pytest.mark.parametrize(("id", "players"), layouts())
def test_every_piece_and_target_of_a_game_has_a_place(id: str, players: int) -> None:
    title = find_title(id)
    rules = title.rules({})
    table = title.table(rules)
    layout = title.layout(rules)
    opened = [Arrangement(layout, Metrics((1920, 1080)), players, seat) for seat in range(players)]
    state, rng = start(rules, GameConfig(players, 3)), Rng(3)
    for _ in range(400):
        decisions = rules.decisions(state)
        if not decisions:
            break
        for decision in decisions:
            asked, arrangement = decision.player, opened[decision.player]
            placements = table.placements(rules.view(state, asked))
            seen = {piece: arrangement.rect(place.slot, place.index) for piece, place in placements.items()}
            shared = [piece for piece, place in placements.items() if place.owner is None]
            assert [piece for piece in shared if seen[piece] is None] == []
            targets = {target for action in decision.actions for target in action.targets}
            targets = {target for target in targets if not is_button(target)}
            assert [t for t in targets if seen.get(t) is None and arrangement.rect(t) is None] == []
        play(rules, state, rng.pick(decisions[0].actions))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize(("id", "players"), layouts())
def test_board_panels_and_bar_stay_apart_inside_the_safe_area(
    id: str, players: int, size: tuple[int, int], scale: float, rtl: bool
) -> None:
    title = find_title(id)
    layout = title.layout(title.rules({}))
    metrics = Metrics(size, scale, rtl)
    arrangement = Arrangement(layout, metrics, players)
    parts = [arrangement.board, arrangement.bar, *arrangement.panels]
    assert all(metrics.safe.contains(part) for part in parts)
    assert all(part.collidelist(parts[:at]) < 0 for at, part in enumerate(parts))
    for seat in range(players):
        panel = arrangement.panels[seat]
        for name in layout.seats[players].slots:
            rect = arrangement.rect(name.replace("*", str(seat)))
            assert rect is not None
            assert panel.contains(rect), name


def test_panels_are_mirrored_in_persian_and_the_board_is_not() -> None:
    title = find_title("splendor")
    layout: TableLayout = title.layout(title.rules({}))
    ltr = Arrangement(layout, Metrics((1920, 1080)), 2)
    rtl = Arrangement(layout, Metrics((1920, 1080), rtl=True), 2)
    assert ltr.board.left < ltr.panels[0].left
    assert rtl.board.left > rtl.panels[0].left

    def x(arrangement: Arrangement, slot: str) -> int:
        rect = arrangement.rect(slot)
        assert rect is not None
        return rect.x

    assert x(ltr, "market.1.0") < x(ltr, "market.1.3")
    assert x(rtl, "market.1.0") < x(rtl, "market.1.3")
    assert x(ltr, "tokens.0.white") < x(ltr, "tokens.0.gold")
    assert x(rtl, "tokens.0.white") > x(rtl, "tokens.0.gold")


FAULTS = [
    ('name="board" type="zone"', 'name="board" type="spot"', "zone"),
    ('name="deck.1" type="card"', 'name="deck.1" type="heap"', "unknown class 'heap'"),
    ('name="deck.1" type="card"', 'name="" type="spot"', "needs a name"),
    ('type="int" value="3"', 'type="int" value="0"', "places is 0"),
    ('<objectgroup id="2" name="seats-2">', '<objectgroup id="2" name="seats-9">', "seats-2"),
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
