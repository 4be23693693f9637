"""Which shot of the table is on the screen, and where a sheet of buttons lies beside what is picked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of
from game.ui.play.camera import Camera, foreground
from game.ui.table.bar.sharing import Sharing
from tests.room import Room, Sit

if TYPE_CHECKING:
    from game.desk.desk import Desk
    from game.ui.table.presenter import Presenter
    from game.ui.table.view import TableView


class Screen:
    """A view of some shots; notes where it goes."""

    def __init__(self, *tabbed: str, shot: str) -> None:
        self.tabbed, self.shot = tabbed, shot
        self.layout = SimpleNamespace(large=frozenset(("people",)))
        self.tab_contents = SimpleNamespace(tab=kind_of)
        self.gone: list[tuple[str, int | None]] = []
        self.smooth = True

    def go(self, shot: str, active: int | None, *, smooth: bool = True) -> bool:
        self.gone.append((shot, active))
        self.smooth = smooth
        moved, self.shot = shot != self.shot, shot
        return moved


def some_desk() -> SimpleNamespace:
    """A desk whose second player acts, before all eyes."""
    session = SimpleNamespace(seats=())
    return SimpleNamespace(actor=1, viewer=None, session=session, sitting=SimpleNamespace(revision=0))


def test_the_only_person_keeps_what_is_own_before_the_screen_while_computers_act() -> None:
    desk = some_desk()
    for people, front in (((True, False), 0), ((True, True), 1), ((False, False), 1)):
        desk.session.seats = tuple(SimpleNamespace(person=each) for each in people)
        assert foreground(desk) == front  # type: ignore[arg-type]


def camera(screen: Screen, needed: str, desk: SimpleNamespace | None = None) -> Camera:
    """A camera for a decision that needs a shot."""
    desk = desk or some_desk()
    presenter = SimpleNamespace(model=SimpleNamespace(shot=needed))
    return Camera(cast("Desk", desk), cast("TableView", screen), cast("Presenter", presenter))


def test_it_shows_what_the_decision_needs_with_the_panel_of_who_is_to_act() -> None:
    screen = Screen("map", "market", shot="map")
    seen = camera(screen, "market")
    assert seen.shot == "market"
    assert seen.follow() is True and screen.gone == [("market", 1)]
    assert seen.follow() is False


def test_before_other_eyes_a_scene_comes_at_once_and_before_the_same_ones_smoothly() -> None:
    screen, desk = Screen("map", "market", shot="map"), some_desk()
    seen = camera(screen, "market", desk)
    for looking, smooth in ((None, True), (0, False), (0, True), (1, False), (None, False), (None, True)):
        desk.viewer = looking
        seen.follow()
        assert screen.smooth is smooth, looking


def test_what_somebody_wants_to_see_stays_until_something_is_done() -> None:
    screen = Screen("map", "market", shot="map")
    desk = some_desk()
    seen = camera(screen, "map", desk)
    seen.visit("market")
    assert seen.shot == screen.shot == "market"
    assert seen.follow() is False
    desk.sitting.revision += 1
    assert seen.shot == "map" and seen.follow() is True and screen.shot == "map"


def test_a_tab_leads_to_the_part_where_the_choice_lies_and_once_more_to_all_of_its_scene() -> None:
    screen = Screen("map", "market", shot="map.3.4")
    seen = camera(screen, "map.3.4")
    seen.visit("map")
    assert screen.shot == "map"
    seen.visit("map")
    assert screen.shot == "map.3.4"
    seen.visit("market")
    assert screen.shot == "market"
    seen.visit("map")
    assert screen.shot == "map.3.4", "back from elsewhere the choice is seen as large as before"
    seen.visit(1)
    seen.visit(1)
    assert screen.shot == "map.3.4"


def test_of_a_scene_that_this_text_size_does_not_have_the_whole_table_is_seen() -> None:
    screen = Screen("table", "market", "people", shot="market")
    desk = some_desk()
    seen = camera(screen, "market", desk)
    seen.visit("people")
    assert seen.shot == screen.shot == "people"
    screen.tabbed = ("table", "market")
    assert seen.shot == "table" and seen.follow() is True and screen.shot == "table"
    screen.tabbed = ("table", "market", "people")
    assert seen.shot == "people", "and where the text is larger again, what was wanted"
    desk.sitting.revision += 1
    assert seen.shot == "market"


def test_triggers_go_round_the_tabs_in_both_directions() -> None:
    screen = Screen("map", "market", "sheet", shot="map")
    seen, went = camera(screen, "map"), list[str]()
    for step in (1, 1, 1, -1, -1):
        seen.visit(step)
        went.append(screen.shot)
    assert went == ["market", "sheet", "map", "sheet", "market"]


def test_from_a_part_of_a_scene_and_from_one_without_a_tab_it_goes_on_in_order() -> None:
    screen = Screen("map", "build", "sheet", shot="build.4.2")
    camera(screen, "map").visit(1)
    assert screen.shot == "sheet"
    screen = Screen("map", "build", shot="elsewhere")
    camera(screen, "map").visit(1)
    assert screen.shot == "map", "the first"


def test_a_table_of_one_scene_goes_nowhere() -> None:
    screen = Screen(shot="table")
    camera(screen, "table").visit(1)
    assert screen.gone == []


@pytest.fixture
def room(sit: Sit) -> Room:
    return sit(size=(960, 540))


def test_pressing_an_action_does_it_and_what_follows_by_itself(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = act(0, "take", "bank.white", "bank.blue", "bank.red")

    def commit(view: object, choosing: Choosing) -> object:
        return take if choosing.picked == ("bank.white",) else None

    monkeypatch.setattr(room.play.view.table, "auto_commit", commit)
    room.choose("bank.white")
    assert not room.session.log, "the turn would pass to another person: it is only made ready"
    assert room.button_of(take) == room.play.focus()
    room.choose(room.button_of(take))
    assert [step.action for step in room.session.log] == [take]
    assert room.desk.actor == 1 and room.play.focus() in [item.id for item in room.play.focusables()]
    room.choose("bank.green")
    assert len(room.session.log) == 1, "that of somebody else does not come by itself"


def test_a_sheet_of_buttons_hides_nothing_that_lies_on_the_table(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    area, stage = room.play.view.arrangement.area, room.stage
    monkeypatch.setattr("game.ui.table.bar.offers.shared", lambda ways, _: Sharing(None, None, tuple(ways)))
    for target in (room.session.state.market[0][0], room.session.state.market[0][-1]):
        room.choose(target)
        assert room.offers is not None and room.offers.panel is not None and stage.rect(target)
        assert area.contains(room.offers.panel)
        lying = {id: rect for id in stage.placements if (rect := stage.rect(id))}
        assert [id for id, rect in lying.items() if rect.colliderect(room.offers.panel)] == []
        room.play.controls.unpick()
