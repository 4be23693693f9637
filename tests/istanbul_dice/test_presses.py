"""What presses on the table do and say: lit actions, amounts, cards that cannot be met."""

from __future__ import annotations

import pytest

from game.desk.help_line import help_sentences
from game.rules.istanbul_dice.phrases import SHOPS
from game.rules.kernel.action import act
from game.rules.kernel.event import Event
from game.rules.kernel.ids import kind_of
from game.tables.istanbul_dice.placing import OPEN
from game.tables.istanbul_dice.table import IstanbulDiceTable
from game.ui.input.intents import Back, Confirm, Nav
from tests.istanbul_dice.scene import RULES, Scene, accept, shown, sold_out
from tests.room import Room, Sit

TABLE = IstanbulDiceTable(RULES)


def plain(words: str) -> str:
    """Without the marks of direction."""
    return "".join(letter for letter in words if letter not in "\u200e\u200f\u2068\u2069\u2066\u2067")


def helped(room: Room) -> str:
    """The fullest help of the bar."""
    return plain(room.look.bar.help[0]) if room.look.bar.help else ""


def told(room: Room) -> list[Event]:
    """All that has happened."""
    return [event for step in room.session.log for event in step.events]


def test_what_the_amount_chosen_brings_stays_told_while_less_and_more_are_pressed(sit: Sit) -> None:
    """Rulebook, "Actions": as many coin or card dice as one likes."""
    room = sit(2, title="istanbul_dice", opening=Scene(2).dice("card", "card", "coin").state)
    room.choose("space.cards")
    assert room.offers is not None
    less, more = (next(b.id for b in room.offers.buttons if b.press == way) for way in ("less", "more"))
    room.choose(less)
    assert "Draw 1 bazaar card and resolve it" in helped(room)
    assert room.look.lifted["face.card"] == 1, "so many dice lift"
    room.choose(more)
    assert "Draw 2 bazaar cards, resolve 1" in helped(room)


def buying() -> Scene:
    """A mosque tile and a ruby of the right carpet are within reach."""
    return Scene(2).display("M01").give(0, lira=16, crystal=1).dice("red", "red", "red", "coin", "card")


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(("space", "verb"), [("space.tile", "take"), ("space.ruby", "buy")])
def test_the_lit_action_of_tiles_and_that_of_rubies_lead_to_what_can_be_had(
    sit: Sit, space: str, verb: str, text_scale: float
) -> None:
    """Rulebook, "Actions": a mosque tile; rubies for goods."""
    room = sit(2, title="istanbul_dice", opening=buying().state, text_scale=text_scale)
    room.choose(space)
    assert not room.remark, "nothing is refused"
    led = {action.targets[0] for action in room.choosing.decision.actions if action.verb == verb}
    assert room.play.controls.ring.id in led
    assert room.look.picks[space] == 1, "it counts as chosen"
    assert room.offered() == ["do.0"], "the turn can be ended, and there is no way back to go"
    if text_scale == 1:
        assert room.play.view.tabs is None, "the usual table stays as it is"
    room.choose(str(room.play.controls.ring.id))
    assert verb in {offer.action.verb for offer in room.shown.offers}


def test_every_lit_action_can_be_pressed(sit: Sit) -> None:
    """Rulebook, "A turn in short" 3: every action that can be met may be chosen."""
    for scene in (buying(), Scene(2).dice("red", "red"), Scene(2).give(0, lira=16).dice("coin")):
        room = sit(2, title="istanbul_dice", opening=scene.state)
        places = room.play.view.table.placements(room.desk.seen())
        lit = {piece for piece, place in places.items() if kind_of(piece) == "space" and place.look == OPEN}
        assert lit and lit <= {*room.shown.choices, *room.shown.shortcut_pieces}


@pytest.mark.parametrize(
    ("language", "card", "lacks"),
    [
        ("en", "C32", "You have no mosque tile: take 1 lira instead"),
        ("fa", "C32", "کاشی مسجد ندارید؛ به‌جایش یک لیر می‌گیرید"),
        ("en", "C16", "You still need 1 cloth and 2 lira: take 1 lira instead"),
        ("fa", "C16", "یک پارچه و ۲ لیر کم دارید؛ به‌جایش یک لیر می‌گیرید"),
        ("en", "C20", "You still need 9 lira: take 1 lira instead"),
        ("en", "C21", "You need 2 more of these goods: take 1 lira instead"),
        ("en", "C29", "You still need 2 brown goods: take 1 lira instead"),
        ("fa", "C31", "۲ کریستال کم دارید؛ به‌جایش یک لیر می‌گیرید"),
    ],
)
def test_that_a_card_will_bring_but_one_lira_is_told_before_it_is_carried_out(
    sit: Sit, language: str, card: str, lacks: str
) -> None:
    """Rulebook, "Bazaar cards": who cannot meet the card gets one lira."""
    scene = Scene(2).give(0, red=1, brown=1, lira=1).dice("card", "card")
    scene.draw(2, card, "C01")
    room = sit(2, title="istanbul_dice", opening=scene.state, language=language)
    room.play.controls.ring.focus(f"card.{card}")
    assert lacks in helped(room), "in focus"
    room.choose(f"card.{card}")
    assert any(lacks in plain(way) for way in room.look.bar.help[-1:]), "chosen, in the fewest words too"
    room.play.controls.ring.focus("card.C01")
    assert lacks not in helped(room)


def test_a_card_whose_ruby_has_gone_says_so() -> None:
    """Rulebook, "Bazaar cards"; ruling 10: without a ruby in any area the card is worth its lira."""
    scene = sold_out(Scene(2), *SHOPS).give(0, red=5, lira=9).dice("card", "card")
    scene.draw(2, "C16", "C22")
    (gone,) = TABLE.preview(scene.state, act(0, "carry", "card.C16"))
    assert gone.key == "istanbul_dice-unmet" and dict(gone.values)["lack"] == "gone"
    assert len(TABLE.preview(scene.state, act(0, "carry", "card.C22"))) == 1, "card dice enough were used"


def test_a_card_looked_at_closely_says_everything_once(sit: Sit) -> None:
    """Rulebook, "Bazaar cards": the symbols of both halves."""
    scene = Scene(2).dice("card", "card")
    scene.draw(2, "C05", "C32")
    room = sit(2, title="istanbul_dice", opening=scene.state)
    for card in ("card.C05", "card.C32"):
        lore = (*TABLE.explain(room.desk.seen(), card), *help_sentences(room.desk, TABLE, card))
        words = [room.play.view.narrator.say(line) for line in dict.fromkeys(lore)]
        assert len(words) == 2
        assert not any(one in other for one in words for other in words if one is not other)


def test_only_those_whom_a_card_offers_something_stand_beside_it() -> None:
    """Rulebook, "Bazaar cards"; ruling 8: who cannot pay is not asked."""
    scene = Scene(3).dice("card", "card", "red")
    scene.draw(2, "C22", "C01")
    scene.do("carry", "card.C22")
    answers = [id for id, place in TABLE.placements(scene.state).items() if place.slot == "answers"]
    assert answers == ["answer.0"]


@pytest.mark.parametrize(
    ("language", "each"), [("en", "1 extra action each turn"), ("fa", "یک عملیات اضافی در هر نوبت")]
)
def test_that_a_tile_brings_an_action_in_every_turn_is_said(sit: Sit, language: str, each: str) -> None:
    """Rulebook, "Mosque tiles": one more action each turn."""
    room = sit(2, title="istanbul_dice", opening=Scene(2).display("M13").state, language=language)
    room.play.controls.ring.focus("tile.M13")
    assert each in helped(room)


def test_the_cards_that_are_not_carried_out_are_not_called_like_the_other_players(sit: Sit) -> None:
    """Rulebook, "Actions": of the cards drawn one is carried out."""
    scene = Scene(2).dice("card", "card")
    scene.draw(2, "C09", "C10")
    room = sit(2, title="istanbul_dice", opening=scene.state)
    room.choose("card.C09")
    assert "others may take 1 cloth for 2 lira" in helped(room) and "others" not in room.look.bar.prompt[0]


def test_the_dark_action_of_tiles_and_that_of_rubies_say_why_they_are_dark(sit: Sit) -> None:
    """Rulebook, "Actions": what tiles and rubies cost."""
    room = sit(2, title="istanbul_dice", opening=Scene(2).dice("red", "yellow").state)
    for space, why in (("space.tile", "any tile yet"), ("space.ruby", "any ruby yet")):
        room.choose(space)
        assert f"You cannot pay for {why}" in room.remark
    room = sit(2, title="istanbul_dice", opening=Scene(2).give(0, lira=16).state)
    for space in ("space.tile", "space.ruby"):
        room.choose(space)
        assert "Roll the dice first" in room.remark


@pytest.mark.parametrize("language", ["en", "fa"])
def test_of_dice_for_a_reroll_the_focus_goes_to_the_next_one_and_to_the_button_after_the_last(
    sit: Sit, language: str
) -> None:
    """Rulebook, "A turn in short": a crystal for any number of dice."""
    scene = Scene(2).give(0, crystal=1).dice("red", "red", "blue", "coin", "card")
    room = sit(2, title="istanbul_dice", language=language, opening=scene.state)
    ring, placements, seen = room.play.controls.ring, room.stage.placements, list[str]()
    ring.visible = True
    ring.focus(room.play.controls.focus_of("face.blue"))
    for _ in range(5):
        seen.append(str(ring.id))
        room.give(Confirm("pad:0"))
    assert [placements[die].look for die in seen] == ["blue", "coin", "card", "red", "red"]
    assert len({*seen}) == 5, "each die once, also of two alike"
    assert ring.id == "do.0" and not any(event.kind == "reroll" for event in told(room))
    room.give(Back("pad:0"))
    assert ring.id == seen[-1], "what is taken back has the focus again"
    room.give(Confirm("pad:0"))
    room.give(Confirm("pad:0"))
    assert [event.kind for event in told(room)] == ["pay", "reroll"]


def test_the_button_of_a_reroll_is_one_step_from_the_die_that_has_the_focus(sit: Sit) -> None:
    """Rulebook, "A turn in short": a single die may be rolled again."""
    scene = Scene(2).give(0, crystal=1).dice("red", "red", "blue", "coin", "card")
    room = sit(2, title="istanbul_dice", opening=scene.state)
    ring = room.play.controls.ring
    ring.visible = True
    ring.focus(room.play.controls.focus_of("face.red"))
    room.give(Confirm("pad:0"), Nav("pad:0", "down"))
    assert ring.id == "do.0"
    room.give(Confirm("pad:0"))
    assert [event.kind for event in told(room)] == ["pay", "reroll"]


@pytest.mark.parametrize(
    ("language", "adding", "all_of_them"),
    [
        ("en", "Reroll this die, or add more", "Reroll all 2 dice?"),
        ("fa", "تاس‌های دیگری", "هر ۲ تاس را دوباره می‌ریزید؟"),
    ],
)
def test_once_all_dice_are_picked_for_a_reroll_nobody_is_told_to_add_more(
    sit: Sit, language: str, adding: str, all_of_them: str
) -> None:
    """Rulebook, "A turn in short": a crystal for any number of dice."""
    scene = Scene(2).give(0, crystal=1).dice("red", "coin")
    room = sit(2, title="istanbul_dice", language=language, opening=scene.state)
    room.desk.point("face.red")
    assert adding in plain(room.look.bar.prompt[0])
    room.desk.point("face.coin")
    assert all_of_them in plain(room.look.bar.prompt[0])


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("device", ["keyboard", "mouse"])
def test_the_ruby_of_a_card_is_chosen_by_its_area(sit: Sit, device: str, text_scale: float) -> None:
    """Rulebook, "Bazaar cards"; ruling 10: the next ruby of an area of choice."""
    scene, _ = shown("C20", Scene(2).give(0, lira=10))
    accept(scene)
    room = sit(2, title="istanbul_dice", opening=scene.state, text_scale=text_scale)
    assert {f"area.{area}" for area in SHOPS} == {*room.shown.choices}
    assert "Choose an area and take its next ruby" in plain(room.look.bar.prompt[0])
    room.choose("area.mosque", device)
    assert "Bazaar cards never give a mosque ruby" in plain(room.remark)
    room.choose("area.left", device)
    assert "Take the next ruby here?" in plain(room.look.bar.prompt[0])
    assert "Gain a ruby" in helped(room)
    room.choose(room.offered()[0], device)
    assert room.desk.seen().players[0].rubies == ["ruby.left.2"]


@pytest.mark.parametrize("card", ["C01", "C05", "C09", "C16"])
def test_a_card_that_one_drew_oneself_is_shown_for_as_long_as_it_takes_to_read(sit: Sit, card: str) -> None:
    """Nothing may be asked of who drew it, and then it is gone from the table."""
    scene = Scene(2).deck(card).dice("card", "red", "red")
    room = sit(2, title="istanbul_dice", opening=scene.state, animation="normal")
    room.perform(act(0, "draw", "space.cards", amount=1))
    seen = 0.0
    for _ in range(400):
        room.play.update(0.05)
        seen += 0.05 * room.play.view.spotlights.shown
    assert seen > 2.0
    keys = [line.key for line in room.play.choice.model.told]
    assert keys[0] == "istanbul_dice-log-carry", keys
