"""Where people sit round the screen is asked once, and how large the screen is where it does not say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.match.seats import Seat
from game.ui.input import intents
from game.ui.scenes.around import AroundScene
from game.ui.scenes.card import CardScene
from game.ui.scenes.setup import SetupScene
from game.ui.screen_size import told
from game.ui.settings import SettingsError, parse
from game.ui.stations import STATIONS
from game.ui.widgets.card_frame import CardFrame
from game.ui.widgets.seat_plan import SeatPlan
from tests.scene_samples import SCENES, Showing, shown

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.services import Services
    from tests.conftest import MakeServices

SEATS = (Seat("Hana", 2), Seat("Bahram", 0))


def _opened(services_for: MakeServices) -> tuple[Showing, SeatPlan, list[str]]:
    ui, said = services_for((1280, 720)), list[str]()
    showing = Showing(ui, AroundScene(ui, SEATS, lambda: said.append("done")))
    assert isinstance(showing.scene, AroundScene)
    (table,) = (leaf for leaf in showing.scene.parts.leaves if isinstance(leaf, SeatPlan))
    return showing, table, said


def _press(showing: Showing, id: str) -> None:
    showing.scene.ring.focus(id)  # type: ignore[attr-defined]  # a scene of widgets
    showing.send(intents.Confirm("keyboard"))


def test_an_emblem_is_dragged_to_an_edge_and_the_answer_is_kept(services_for: MakeServices) -> None:
    showing, table, said = _opened(services_for)
    ui = showing.ui
    assert table.places == ["bottom", "top"]
    start = table.centre(ui, "top")
    showing.send(intents.Press("touch", start))
    for name in ("top-left", "left"):
        showing.send(intents.Point("touch", table.centre(ui, name), held=True))
    showing.send(intents.Release("touch", start, tap=False))
    assert table.places == ["bottom", "left"]
    _press(showing, "done")
    assert said == ["done"]
    assert (ui.settings.table, ui.settings.stations) == ("on", {"2": "bottom", "0": "left"})
    assert ui.stations(SEATS) == (STATIONS["bottom"], STATIONS["left"])
    assert ui.stations(SEATS[::-1]) == (STATIONS["left"], STATIONS["bottom"]), "a place is a person's"
    assert ui.settings_file.load() == ui.settings


def test_keys_step_an_emblem_round_the_screen_and_two_change_places(services_for: MakeServices) -> None:
    showing, table, _ = _opened(services_for)
    showing.scene.ring.focus("table")  # type: ignore[attr-defined]  # a scene of widgets
    seen = []
    for _ in STATIONS:
        showing.send(intents.Nav("keyboard", "right"))
        seen.append(table.places[0])
    assert set(seen) == set(STATIONS)
    assert len(set(table.places)) == len(SEATS)


def test_all_on_one_side_is_an_answer_too(services_for: MakeServices) -> None:
    showing, _, said = _opened(services_for)
    _press(showing, "one-side")
    assert (said, showing.ui.settings.table, showing.ui.stations(SEATS)) == (["done"], "off", None)


def test_one_person_with_computers_sits_before_the_screen(services_for: MakeServices) -> None:
    ui = services_for((1280, 720))
    ui.settings.table = "on"
    assert ui.stations((SEATS[0], Seat("Zar", 1, "computer", "calm"))) is None


@pytest.mark.parametrize("device", ["touch", "keyboard"])
def test_only_a_finger_that_starts_a_match_is_asked(services_for: MakeServices, device: str) -> None:
    ui = services_for((1280, 720))
    ui.hub.last_device = device
    showing = Showing(ui, SCENES["setup"](ui))
    assert isinstance(showing.scene, SetupScene)
    assert showing.scene.trouble() is None
    _press(showing, "start")
    assert isinstance(showing.stack.top, AroundScene) == (device == "touch")


@pytest.mark.parametrize(
    "wrong",
    [
        {"stations": {"0": "moon"}},
        {"stations": {"0": 3}},
        {"stations": ["left"]},
        {"screen_width": 9},
        {"screen_width": -531},
        {"screen_width": 10**6},
        {"table": "round"},
    ],
)
def test_a_place_or_size_that_is_none_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SettingsError):
        parse(wrong)


def _edid(folder: Path, output: str, data: bytes) -> None:
    (folder / output).mkdir()
    (folder / output / "edid").write_bytes(data)


def test_a_screen_says_how_wide_it_is(tmp_path: Path) -> None:
    head = bytes.fromhex("00ffffffffffff00") + bytes(13)
    assert told(tmp_path / "nowhere") is None
    _edid(tmp_path, "card0-DP-1", b"")
    _edid(tmp_path, "card0-DP-2", b"no EDID at all, but long enough")
    _edid(tmp_path, "card0-HDMI-A-1", head + bytes([0, 0]))
    assert told(tmp_path) is None, "a projector has no size"
    _edid(tmp_path, "card0-HDMI-A-2", head + bytes([53, 30]))
    assert told(tmp_path) == 530
    _edid(tmp_path, "card0-DSI-1", head + bytes([30, 53]))
    assert told(tmp_path) == 530, "its longer side, however it is turned"
    _edid(tmp_path, "card1-HDMI-A-1", head + bytes([71, 40]))
    assert told(tmp_path) is None, "nobody knows which of the two it is"


def test_a_turned_screen_has_as_many_pixels_to_a_millimetre(services_for: MakeServices) -> None:
    counts = set[int]()
    for size in ((1280, 800), (800, 1280)):
        ui = services_for(size)
        ui.screen_width = 217
        counts.add(ui.mm(10))
    assert counts == {59}


def test_a_bank_card_measures_the_screen(services_for: MakeServices) -> None:
    ui: Services = services_for((1280, 720))
    scene = CardScene(ui)
    (frame,) = shown(ui, scene, CardFrame)
    showing = Showing(ui, scene)
    wide = 200
    showing.send(intents.Press("touch", (frame.rect.centerx + wide // 2, frame.rect.centery)))
    showing.send(intents.Release("touch", (frame.rect.centerx + wide // 2, frame.rect.centery), tap=True))
    _press(showing, "done")
    assert ui.settings.screen_width == round(85.6 * 1280 / wide)
    assert ui.mm(85.6) == pytest.approx(wide, abs=1)
