"""How few presses Mombasa's moves take, counted in the real scene; what asks again; what leads where."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import text
from game.rules.mombasa.frames import Arrange, Expansion, Goods, Plan, Turn
from game.rules.mombasa.state import State
from game.tables.mombasa.placing import PAYING
from game.tables.mombasa.shots import CARDS, COMPANIES, MARKET
from game.tables.mombasa.table import MombasaTable
from game.ui.input.intents import Confirm, Nav, Release, Undo
from game.ui.scenes.curtain import CurtainScene
from game.ui.table.bar.offers import PREFIX
from tests.mombasa.scene import Scene
from tests.room import Room, Sit

PAD = "pad:0"
SIZE = (1920, 1080)


class Hand:
    """Somebody at the table who counts.

    Attributes:
        room: where they sit.
        presses: so often they clicked, or pressed a button of the pad.
    """

    def __init__(self, sit: Sit, scene: Scene, *, text_scale: float = 1.0, language: str = "en") -> None:
        look = {"text_scale": text_scale, "language": language}
        self.room: Room = sit(title="mombasa", opening=scene.state, size=SIZE, **look)
        if isinstance(self.room.stack.top, CurtainScene):
            self.room.give(Confirm(PAD))
        self.presses = 0

    @property
    def state(self) -> State:
        state = self.room.session.state
        assert isinstance(state, State)
        return state

    def click(self, id: str) -> None:
        """Click on the middle of a thing, or where a region's post would stand."""
        place = id.replace("region.", "post.", 1)
        rect = self.room.stage.place_of(place) or self.room.stage.rect(id)
        button = self.room.offers.button(id) if self.room.offers else None
        rect = button.rect if button else rect
        assert rect is not None, f"{id} is not on the screen"
        self.presses += 1
        self.room.give(Release("mouse", pos=rect.center, tap=True))

    def rest(self) -> None:
        """Look at what was done: the next click is no second one."""
        self.room.wait(1.0)

    def press(self, *directions: str) -> None:
        """Push the stick some ways, then confirm."""
        for direction in directions:
            self.room.give(Nav(PAD, direction))  # type: ignore[arg-type]  # one of the four
        self.room.give(Confirm(PAD))
        self.presses += len(directions) + 1

    def said(self) -> str:
        """The button of the bar that is in focus says."""
        focus = self.room.play.focus() or ""
        button = self.room.offers.button(focus) if self.room.offers else None
        return button.label[0] if button else ""


def expanding(*cards: str) -> Scene:
    """Player 0 is to act; the majorities of these cards are another's."""
    return Scene().at_turn(0, 2).taken("coffee", "expansion").area(*cards)


def test_three_cards_are_planned_with_four_clicks(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    for card in list(hand.state.players[0].hand)[:3]:
        hand.click(card)
    hand.click(f"{PREFIX}0")
    assert hand.presses == 4
    assert all(hand.state.players[0].slots[:3])
    assert isinstance(hand.state.stack[-1], Plan) and hand.state.stack[-1].ready[0]


def test_three_cards_are_planned_with_at_most_eight_presses_of_a_pad(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    for _ in range(3):
        assert str(hand.room.play.focus()).startswith("card."), "the likeliest thing is the next card"
        hand.press()
    assert hand.said() == "Ready", "with all slots full that is the likeliest"
    hand.press()
    assert hand.presses <= 8
    assert isinstance(hand.state.stack[-1], Plan) and hand.state.stack[-1].ready[0]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_other_cards_of_the_hand_stay_where_they_are_while_one_plans(sit: Sit, text_scale: float) -> None:
    """A press that is aimed from memory does not take the neighbour of what it meant."""
    hand = Hand(sit, Scene().arranged(), text_scale=text_scale)
    before = {card: hand.room.stage.rect(card) for card in hand.state.players[0].hand}
    first, second, third, *_ = before
    for card in (second, first):
        hand.click(card)
        left = hand.state.players[0].hand
        assert {each: hand.room.stage.rect(each) for each in left} == {each: before[each] for each in left}
    hand.rest()
    hand.click(first)
    hand.click(f"{PREFIX}0")
    assert hand.room.stage.rect(first) == before[first], "what goes back lies where it lay"
    assert third in hand.state.players[0].hand


def test_a_slot_chosen_first_takes_the_card(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    card = hand.state.players[0].hand[2]
    hand.click("slot.0.3")
    hand.click(card)
    assert hand.state.players[0].slots[:3] == ["", "", card]


def test_what_lies_in_a_slot_goes_back_by_its_button_and_not_by_a_click_alone(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    card, other = hand.state.players[0].hand[:2]
    hand.click(card)
    hand.rest()
    hand.click(card)
    assert hand.state.players[0].slots[0] == card
    assert hand.room.play.controls.screen_model().bar.prompt[0].endswith("Take this card back to your hand?")
    assert hand.said() == "Take back"
    hand.click(other)
    assert hand.state.players[0].slots[:2] == [card, other], "another card is meant: nothing goes back"
    hand.click(card)
    hand.click(f"{PREFIX}0")
    assert hand.state.players[0].slots[:2] == ["", other]


def test_at_the_setup_a_click_lays_a_card_as_it_does_in_planning(sit: Sit) -> None:
    hand = Hand(sit, Scene())
    frame = hand.state.stack[-1]
    assert isinstance(frame, Arrange)
    first, second, third = frame.cards
    assert hand.room.play.focus() == first, "the focus waits on a card"
    hand.click("column.0.3")
    hand.click(first)
    assert hand.state.players[0].rests[:3] == [[], [], [first]], "the column chosen before"
    hand.click(first)
    assert hand.state.players[0].rests[:3] == [[], [], [first]], "what lies goes nowhere by a click alone"
    hand.click(second)
    assert hand.state.players[0].rests[:3] == [[], [], [first]], "the next click would be another person's"
    hand.rest()
    hand.click(f"{PREFIX}0")
    assert hand.state.players[0].rests[:3] == [[second], [third], [first]], "the first free one; one is left"


def test_ready_with_empty_slots_asks_again(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    hand.click(f"{PREFIX}0")
    frame = hand.state.stack[-1]
    assert isinstance(frame, Plan) and not frame.ready[0]
    assert hand.room.play.controls.screen_model().toast.startswith("3 slots are still empty")
    hand.click(f"{PREFIX}0")
    frame = hand.state.stack[-1]
    assert isinstance(frame, Plan) and frame.ready[0]


def test_two_goods_cards_buy_a_card_with_three_clicks_and_end_the_turn_with_a_fourth(sit: Sit) -> None:
    scene = expanding("card.0.coffee_1", "card.0.coffee_2").market(r1c3="card.M05")
    price = next(
        place.count for piece, place in Hand(sit, scene).room.stage.placements.items() if piece == "card.M05"
    )
    hand = Hand(sit, scene.area("card.0.coffee_2") if price > 3 else scene)
    hand.click("card.0.coffee_1")
    assert hand.room.play.view.shot == MARKET
    hand.click("card.0.coffee_2")
    hand.click("card.M05")
    assert "card.M05" in hand.state.players[0].hand
    assert hand.presses == 3
    assert price == 3
    assert hand.room.desk.seat == 0, "the next click would be another person's"
    hand.rest()
    hand.click(f"{PREFIX}0")
    assert hand.state.stack == [Turn(1)]
    hand.room.give(Undo(PAD))
    assert hand.room.desk.seat == 0, "and can be taken back"


def _bought(sit: Sit) -> Hand:
    """A card for 3 is bought with 4 coffee: 1 unit is left."""
    scene = expanding("card.0.coffee_1", "card.0.coffee_2").market(r1c3="card.M05")
    hand = Hand(sit, scene)
    hand.click("card.0.coffee_1")
    frame = hand.state.stack[-1]
    assert isinstance(frame, Goods)
    frame.left += 1
    hand.click("card.0.coffee_2")
    hand.click("card.M05")
    return hand


def test_the_cards_that_pay_are_seen_to_pay_until_they_are_spent(sit: Sit) -> None:
    scene = expanding("card.0.coffee_1", "card.0.coffee_2").market(r1c3="card.M05")
    hand = Hand(sit, scene)
    places = hand.room.stage.placements
    assert PAYING not in {place.look for place in places.values()}
    hand.click("card.0.coffee_1")
    places = hand.room.stage.placements
    assert [piece for piece, place in places.items() if place.look == PAYING] == ["card.0.coffee_1"]
    hand.click("card.0.coffee_2")
    hand.click("card.M05")
    places = hand.room.stage.placements
    assert PAYING not in {place.look for place in places.values()}


def test_a_step_after_a_purchase_tells_the_purchase_first(sit: Sit) -> None:
    hand = _bought(sit)
    hand.click("track.cairo")
    told = [line.key for line in hand.room.shown.told]
    assert told[:2] == ["mombasa-log-acquire", "mombasa-log-step"]


def test_a_step_without_a_purchase_is_told_before_the_card_that_paid_for_it(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1"))
    hand.click("card.0.coffee_1")
    hand.room.play.visit(COMPANIES)
    hand.rest()
    hand.click("track.cairo")
    told = [line.key for line in hand.room.shown.told]
    assert told[:2] == ["mombasa-log-step", "mombasa-log-use"]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_press_on_any_card_of_a_resting_column_chooses_the_column(sit: Sit, text_scale: float) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1"), text_scale=text_scale)
    hand.room.play.visit(CARDS)
    hand.room.wait(1)  # what has just come takes no click
    rests = hand.state.players[0].rests
    assert any(rests)
    for number, column in enumerate(rests, start=1):
        for card in column:
            hand.rest()
            hand.click(card)
            assert hand.room.shown.picks == ((f"column.0.{number}", 1),)


def test_one_region_is_entered_with_few_clicks(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.expansion_2-1"))
    hand.click("base.cairo")
    choosing = hand.room.desk.seen_choosing
    assert choosing is not None
    region = hand.room.play.view.table.suggested_targets(hand.room.desk.seen(), Choosing(choosing.decision))[
        0
    ]
    hand.click(region)
    while isinstance(hand.state.stack[-1], Expansion):
        hand.click(f"{PREFIX}0")
    assert hand.presses <= 4, "what is left of the points is asked about once more"
    assert hand.state.posts[region].startswith("post.cairo")


def test_three_regions_are_entered_with_five_clicks(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.expansion_2-1", "card.0.expansion_2-2"))
    hand.click("base.cairo")
    entered: list[str] = []
    while isinstance(frame := hand.state.stack[-1], Expansion) and len(entered) < 3:
        choosing = hand.room.desk.seen_choosing
        assert choosing is not None
        near = sorted({action.targets[0] for action in choosing.decision.actions if action.verb == "enter"})
        cheap = [r for r in near if hand.room.stage.placements[r.replace("region.", "cost.", 1)].count == 1]
        entered.append((cheap or near)[0])
        assert frame.company == "cairo"
        hand.click(entered[-1])
    if isinstance(hand.state.stack[-1], Expansion):
        hand.click(f"{PREFIX}0")
    assert len(entered) == 3
    assert hand.presses <= 5
    posts = {**hand.state.posts, **hand.state.arrivals}
    assert all(posts[region].startswith("post.cairo") for region in entered)


def test_the_row_that_is_begun_is_emptied_first_and_another_can_be_chosen(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.expansion_2-1", "card.0.expansion_2-2"))
    hand.click("base.cairo")
    hand.click("region.lower_egypt")
    hand.click("region.kordofan" if "region.kordofan" in hand.room.shown.choices else "region.nubia")
    assert [sum(map(bool, row)) for row in hand.state.stacks["cairo"]] == [3, 5, 5]
    if isinstance(hand.state.stack[-1], Expansion):
        hand.click("stack.cairo.3")
        region = next(t for t in hand.room.shown.choices if kind_of(t) == "region")
        hand.click(region)
        assert [sum(map(bool, row)) for row in hand.state.stacks["cairo"]] == [3, 5, 4]


def test_where_rows_differ_the_post_comes_from_the_row_begun_wherever_it_lies() -> None:
    scene = expanding("card.0.expansion_2-1")
    scene.do("expand", "base.cairo")
    table = MombasaTable(scene.rules)
    rows = [act(0, "enter", "region.nubia", f"stack.cairo.{row}") for row in (1, 2, 3)]
    picked = Choosing(Decision(0, text("any"), tuple(rows))).after("region.nubia")
    for row in (2, 0):
        scene.state.stacks["cairo"][row][0] = ""
        assert table.auto_commit(scene.state, picked) == rows[row]


def test_the_phase_ends_with_clicks_on_buttons_that_offer_the_fullest_column(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1"))
    rests = hand.state.players[0].rests
    rests[2] += rests[0]
    rests[0].clear()
    labels = [button.label[0] for button in hand.room.offers.buttons] if hand.room.offers else []
    assert labels == ["End your phase"]
    hand.click(f"{PREFIX}0")
    assert hand.room.play.view.shot == "chart"
    assert hand.room.look.bar.prompt[0] == "Choose the resting pile to take back" and not hand.room.remark
    assert hand.room.shown.picks == (("column.0.3", 1),), "the one with the most cards"
    assert "column.0.2" in hand.room.look.replacements, "another can be chosen in its place"
    assert not hand.state.players[0].ended
    hand.click(f"{PREFIX}0")
    assert not hand.state.players[0].ended, "a card is unused: it is asked once more"
    hand.click(f"{PREFIX}0")
    assert hand.state.players[0].ended
    assert hand.presses == 3


def test_another_column_takes_the_place_of_the_one_that_is_offered(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1"))
    hand.click(f"{PREFIX}0")
    offered = hand.room.shown.picks[0][0]
    columns = {f"column.0.{number}" for number in (1, 2, 3)}
    assert {*hand.room.look.other_replacements} & columns == columns - {offered}, "the others have their rims"
    other = "column.0.2" if offered != "column.0.2" else "column.0.3"
    hand.rest()
    hand.click(other)
    assert hand.room.shown.picks == ((other, 1),) and offered in hand.room.look.other_replacements
    hand.click(f"{PREFIX}0")
    hand.click(f"{PREFIX}0")
    assert hand.state.players[0].ended


def test_a_bonus_space_is_taken_by_a_click_on_the_tile_that_lies_there(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1").money(5))
    hand.room.play.visit("bonus")
    hand.room.wait(1)  # what has just come takes no click
    hand.click("bonus.tile_goods")
    assert hand.room.shown.picks == (("bonus.tile_goods", 1),)


@pytest.mark.parametrize("scene", ["chart", "companies", "market", "bonus", "books", "cards"])
def test_every_tab_says_how_many_choices_it_holds(sit: Sit, scene: str) -> None:
    hand = Hand(sit, expanding("card.0.expansion_2-1", "card.0.coffee_1").money(5))
    look = hand.room.play.controls.screen_model()
    assert look.tabs["chart"] == 4, "the ports"
    assert look.tabs["bonus"] > 5
    hand.room.play.visit(scene)
    assert hand.room.play.controls.screen_model().tabs == look.tabs


def test_prompts_name_what_is_wanted_next(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    hand.click("slot.0.2")
    choosing = hand.room.desk.seen_choosing
    assert choosing is not None
    asked = hand.room.play.view.table.ask(hand.room.desk.seen(), choosing)
    assert asked == text("mombasa-choose-plan-card", piece=asked.dict()["piece"])
    assert not isinstance(hand.state.stack[-1], Goods)


def rect_of(hand: Hand, label: str) -> pygame.Rect:
    """Where the button of the bar lies that says so."""
    assert hand.room.offers is not None
    return next(button.rect for button in hand.room.offers.buttons if button.label[0] == label)


def test_a_click_lays_a_card_and_a_double_click_on_ready_is_one(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    card = hand.state.players[0].hand[0]
    hand.click(card)
    assert hand.state.players[0].slots[0] == card
    assert not hand.room.shown.picks and hand.said() != "Take back"
    assert rect_of(hand, "Ready"), "and the bar says the same as before"
    hand.click(f"{PREFIX}0")
    hand.click(f"{PREFIX}0")
    frame = hand.state.stack[-1]
    assert isinstance(frame, Plan) and frame.ready[0]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_to_take_a_card_back_has_not_the_place_of_being_ready(
    sit: Sit, language: str, text_scale: float
) -> None:
    """Nobody presses the one who means the other; the words keep clear of both."""
    hand = Hand(sit, Scene().arranged(), text_scale=text_scale, language=language)
    card = hand.state.players[0].hand[0]
    hand.click(card)
    hand.rest()
    assert hand.room.offers is not None
    (ready,) = hand.room.offers.buttons
    hand.click(card)
    (back,) = hand.room.offers.buttons
    places = hand.room.play.view.bar.places
    assert (ready.rect, back.rect) == (places.primary, places.second)
    hand.click(f"{PREFIX}0")
    assert hand.state.players[0].slots[0] == ""
    assert [button.rect for button in hand.room.offers.buttons] == [ready.rect]
