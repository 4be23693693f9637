"""What ``--check-map`` finds: every map there is, every fault at once, and whether one can play on it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.maps import layout
from game.maps.error import MapError
from game.maps.layout import MAPS
from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.rules.kernel.rules import play, start
from game.tables import verify as verifying
from game.tables.istanbul_dice.table import IstanbulDiceTable
from game.tables.mombasa import regions
from game.tables.registry import TITLES
from game.tables.table import Place
from game.tables.verify import SOUND, fingerprint, verify, verify_title
from game.ui.cli import MISUSED, OK, main

SHIPPED = sorted(path.name for path in MAPS.glob("*.tmx"))


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """The maps where they can be changed."""
    shutil.copytree(MAPS, tmp_path, dirs_exist_ok=True)
    return tmp_path


def faults(path: Path) -> list[str]:
    with pytest.raises(MapError) as caught:
        verify(path)
    return [str(fault) for fault in caught.value.faults]


def change(path: Path, *pairs: tuple[str, str]) -> Path:
    told = path.read_text(encoding="utf-8")
    for before, after in pairs:
        assert before in told
        told = told.replace(before, after)
    path.write_text(told, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_map_is_sound_here_and_as_a_copy(desk: Path, name: str) -> None:
    assert verify(MAPS / name) == verify(desk / name)
    assert verify(MAPS / name) in TITLES


def test_every_slot_that_is_missing_is_named_at_once(desk: Path) -> None:
    path = change(desk / "splendor.tmx", ('name="bank.gold"', 'name="x"'), ('name="deck.1"', 'name="y"'))
    told = faults(path)
    assert any("bank.gold is missing" in fault for fault in told)
    assert any("deck.1 is missing" in fault for fault in told)
    assert all(fault.startswith("splendor.tmx: layer ") for fault in told)


def test_a_table_without_a_panel_for_all_numbers_of_players_is_named(desk: Path) -> None:
    told = faults(change(desk / "splendor.tmx", ('name="seats-3"', 'name="old"')))
    assert "splendor.tmx: there is no panel for 3 players; draw a layer seats-3" in told


def test_a_slot_outside_its_zone_is_named_with_what_is_missing(desk: Path) -> None:
    path = change(desk / "newyork1901_table.tmx", ('name="opened-2"', 'name="older-2"'))
    assert any("layer opened-2: " in fault for fault in faults(path))


def test_a_region_whose_outline_crosses_itself_is_named(desk: Path) -> None:
    """One corner is drawn far out over the other side."""
    path = desk / "mombasa.tmx"
    told = faults(change(path, ("-0,0 3.99,-4.2 9.57,-14.81 ", "-0,0 400,-60 9.57,-14.81 ")))
    assert any("region.maghreb" in fault and "crosses itself" in fault for fault in told)


def test_a_map_without_the_land_below_its_regions_is_named(desk: Path) -> None:
    told = faults(change(desk / "mombasa.tmx", ('type="land"', 'type="sand"')))
    assert "mombasa.tmx: layer scenery: there is no land; draw it: polygons of class land" in told


def test_regions_drawn_finer_than_anybody_draws_are_refused(
    desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regions, "MOST_CORNERS", 20)
    (told,) = faults(desk / "mombasa.tmx")
    assert told.startswith("mombasa.tmx: layer regions: the regions have more than 20 corners")


def test_what_is_checked_is_what_a_match_begins_on(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed map is checked again; one that is as it was is not."""
    asked: list[Path] = []
    monkeypatch.setattr(layout, "MAPS", desk)

    def ask(path: Path) -> str:
        asked.append(path)
        return "mombasa"

    monkeypatch.setattr("game.tables.verify.verify", ask)
    verify_title("mombasa")
    assert not asked, "it was when the program was made"
    (desk / SOUND).unlink()
    for _ in range(2):
        verify_title("mombasa")
    assert asked == [desk / "mombasa.tmx", desk / "mombasa_table.tmx"]
    change(desk / "mombasa.tmx", ('type="land"', 'type="sand"'))
    verify_title("mombasa")
    assert asked[2:] == [desk / "mombasa.tmx"]


def test_what_is_known_to_be_sound_are_the_maps_that_ship() -> None:
    known = json.loads((MAPS / SOUND).read_text(encoding="utf-8"))
    assert known == {name: fingerprint(MAPS / name) for name in known}, "meant? make approve"
    assert len(known) >= 5


def test_a_table_of_no_title_is_told_how_to_name_one(desk: Path) -> None:
    (desk / "splendor.tmx").rename(desk / "chess.tmx")
    (told,) = faults(desk / "chess.tmx")
    assert told.startswith("chess.tmx: chess is no title; set its property title to ")


def test_a_board_without_land_for_the_setup_is_not_played_on(
    desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be read, but there are fewer cards than the setup deals."""
    from game.rules.newyork1901 import setup

    monkeypatch.setattr(setup, "MARKET_PLACES", 500)
    told = faults(desk / "newyork1901.tmx")
    assert len(told) == 2 and "a game by 2 cannot be played on it (IndexError" in told[0]
    assert "a game by 4 cannot" in told[1]


def test_all_faults_are_written_one_line_each(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = change(desk / "splendor.tmx", ('name="bank.gold"', 'name="x"'), ('name="deck.1"', 'name="y"'))
    assert main(["--check-map", str(path)]) == MISUSED
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) >= 2 and all(line.startswith("main.py: splendor.tmx: ") for line in lines)
    assert main(["--check-map", str(MAPS / "splendor.tmx")]) == OK


def test_one_looks_where_all_pieces_lie_at_first_and_after_every_twenty_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever lies nowhere is named once, for every number of players."""
    games, place = list[tuple[list[int], list[int]]](), IstanbulDiceTable.placements

    def begun(*given: Any) -> Any:
        games.append(([0], []))
        return start(*given)

    def counted(*given: Any) -> Any:
        games[-1][0][0] += 1
        return play(*given)

    def placements(self: IstanbulDiceTable, view: Any) -> dict[str, Place]:
        done, looked = games[-1]
        looked += done
        return {**place(self, view), "lost": Place(f"nowhere.{len(view.players)}"), "found": Place("cup")}

    monkeypatch.setattr(verifying, "start", begun)
    monkeypatch.setattr(verifying, "play", counted)
    monkeypatch.setattr(IstanbulDiceTable, "placements", placements)
    told = faults(MAPS / "istanbul_dice.tmx")
    assert [looked for _, looked in games] == [list(range(0, done, 20)) for (done,), _ in games]
    remedy = "draw it, or give it its name back"
    assert told == [f"istanbul_dice.tmx: nowhere.{players} has no place; {remedy}" for players in (2, 4)]


def test_a_board_on_which_a_law_is_broken_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(IstanbulDiceRules, "invariants", lambda *_: iter(["a die is lost"]))
    told = faults(MAPS / "istanbul_dice.tmx")
    assert [line.partition(": ")[2] for line in told] == [
        f"a game by {players} cannot be played on it (ValueError: a die is lost); "
        "compare it with the map that ships"
        for players in (2, 4)
    ]


def test_a_game_may_take_as_many_actions_as_are_allowed_and_not_one_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, games = MAPS / "newyork1901.tmx", list[int]()

    def begun(*given: Any) -> Any:
        games.append(0)
        return start(*given)

    def counted(*given: Any) -> Any:
        games[-1] += 1
        return play(*given)

    monkeypatch.setattr(verifying, "start", begun)
    monkeypatch.setattr(verifying, "play", counted)
    assert verify(path) == "newyork1901" and len(games) == 2
    monkeypatch.setattr(verifying, "MOST_ACTIONS", max(games))
    assert verify(path) == "newyork1901"
    monkeypatch.setattr(verifying, "MOST_ACTIONS", max(games) - 1)
    with pytest.raises(MapError, match="does not end"):
        verify(path)
