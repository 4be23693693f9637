"""What is visited leads back, what cannot be chosen is not called so, and a pick tells what it lacks."""

from __future__ import annotations

import pytest

from game.maps.places import Split
from game.rules.kernel.ids import kind_of
from game.ui.input.intents import Back, Confirm, Page, Point, Press, Release
from game.ui.scenes.pause import PauseScene
from tests.room import Room, Sit
from tests.splendor.scene import Scene


def hints(room: Room) -> dict[str, str]:
    return dict(room.look.bar.hints)


def click(room: Room, id: str, device: str) -> None:
    """A press by a hand that comes from elsewhere."""
    at = next(item.rect.center for item in room.play.focusables() if item.id == id)
    if device == "mouse":
        room.give(Point(device, at))
    room.give(Press(device, at), Release(device, at, tap=True))


@pytest.fixture
def untabbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kahroba without the tabs that it has."""
    monkeypatch.setattr("game.tables.splendor.layout.Tabs", lambda: Split(()))


@pytest.mark.usefixtures("untabbed")
@pytest.mark.parametrize("device", ["mouse", "touch", "keyboard"])
def test_from_a_scene_without_tabs_that_one_visits_a_button_leads_back(sit: Sit, device: str) -> None:
    room = sit(size=(1920, 1080))
    room.give(Page("keyboard", 1))
    assert room.play.view.shot == "tiles" and room.play.view.tabs is None
    (button,) = room.offered()
    room.play.controls.ring.visible = True
    room.play.controls.ring.focus(button)
    assert room.look.bar.help == (room.services.say("splendor-view-tiles"),), "what lies here is said"
    if device == "keyboard":
        assert room.play.focus() == button, "the focus is there already"
        room.give(Confirm(device))
    else:
        click(room, button, device)
    assert room.play.view.shot == "table" and not room.offered()
    assert not room.session.log and not room.remark


@pytest.mark.usefixtures("untabbed")
def test_back_leads_back_before_anything_else(sit: Sit) -> None:
    room = sit(size=(1920, 1080))
    room.choose("bank.red")
    room.give(Page("pad:0", 1))
    assert hints(room)["back"] == "Back"
    room.give(Back("pad:0"))
    assert room.play.view.shot == "table" and room.choosing.picked == ("bank.red",)
    assert hints(room)["back"] == "Back"
    room.give(Back("pad:0"))
    assert not room.choosing.picked and hints(room)["back"] == "Menu", "where there is no step it is said"
    room.give(Back("pad:0"))
    assert isinstance(room.stack.top, PauseScene)


def test_back_takes_a_remark_away_first(sit: Sit) -> None:
    room = sit(size=(1920, 1080))
    room.choose("bank.gold")
    assert room.remark and hints(room)["back"] == "Back"
    room.give(Back("pad:0"))
    assert not room.remark and hints(room)["back"] == "Menu"


def test_where_tabs_lead_back_there_is_no_button_besides(sit: Sit) -> None:
    room = sit(size=(1920, 1080), text_scale=2.0)
    room.give(Page("keyboard", 1))
    assert room.play.view.tabs is not None and not room.offered()


def test_where_the_scene_of_the_choice_has_a_tab_there_is_no_button_besides(sit: Sit) -> None:
    """Buildings lie in the panels, which the sheet of goals leaves no room for."""
    room = sit(size=(1920, 1080), title="newyork1901")
    while not any(kind_of(id) == "building" for id in room.shown.choices):
        room.perform(room.choosing.decision.actions[0])
    room.play.visit("goals")
    assert kind_of(room.shown.shot) in room.play.view.tabbed and not room.offered()


def test_only_what_can_be_chosen_is_called_so(sit: Sit) -> None:
    room = sit(size=(1920, 1080))
    room.play.controls.ring.visible = True
    seen: set[bool] = set()
    for item in room.play.focusables():
        room.play.controls.ring.focus(item.id)
        kind = kind_of(item.id)
        can = item.id in room.shown.choices or kind in ("bar", "do", "view")
        assert ("confirm" in hints(room)) is can, item.id
        assert can or next(iter(hints(room))) == "inspect"
        seen.add(can)
    assert seen == {True, False}
    room.choose("bank.red")
    room.play.controls.ring.focus("bank.red")
    assert "confirm" in hints(room), "what is picked can be put back"


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_why_a_card_cannot_be_bought_is_said_at_the_first_press(sit: Sit, device: str, lang: str) -> None:
    room = sit(size=(1920, 1080), language=lang)
    card = next(item.id for item in room.play.focusables() if item.id.startswith("card.B3"))
    reason = room.session.rules.refuse(room.session.state, 0, card, (card,))
    assert reason is not None
    said = room.play.view.narrator.say(reason)
    click(room, card, device)
    assert room.choosing.picked == (card,)
    assert said in room.look.bar.help[0]
    at = room.stage.rect(card)
    assert at is not None
    room.give(Point(device, (at.centerx + 3, at.centery)))
    assert said in room.look.bar.help[0], "a hand is never quite still"


def test_what_a_purchase_costs_is_said_at_the_first_press(sit: Sit) -> None:
    room = sit(size=(1920, 1080), opening=Scene(2).market("B1K2").give(0, green=2, red=1).state)
    card = "card.B1K2"
    click(room, card, "touch")
    offers = room.shown.offers
    assert [offer.action.verb for offer in offers] == ["buy", "reserve"]
    said = room.play.view.narrator.say
    assert said(offers[0].label) in room.look.bar.help[0]
    assert said(offers[0].preview[0]) in room.look.bar.help[0]


def test_the_tab_of_a_choice_that_has_a_page_of_its_own_counts_it_and_leads_to_it(sit: Sit) -> None:
    """Columns can be picked beside every sheet; the hand lies beside the columns only."""
    room = sit(size=(1280, 720), title="mombasa", text_scale=2.0)
    scene, card = room.play.view.shot, next(id for id in room.shown.choices if kind_of(id) == "card")
    room.play.visit("market")
    room.choose("column.0.2")
    assert room.stage.rect(card) is None
    assert room.look.tabs["cards"] and f"view.{kind_of(scene)}" == "view.cards"
    room.choose("view.cards")
    assert room.play.view.shot == scene and room.choosing.picked == ("column.0.2",)
    room.choose(card)
    assert len(room.session.log) == 1
