"""What the table shows and says: where things lie, what is lit, how far a ruby is, prices, dice that lift."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.desk.desk import Desk
from game.desk.help_line import help_line
from game.desk.joined import joined
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.state import Actions, Claim, Drawn, Income, Offer, Payment, Pick, Removal, Roll
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, text
from game.tables.istanbul_dice import wording
from game.tables.istanbul_dice.choices import sound_trades
from game.tables.istanbul_dice.layout import BUY, CARDS, PICK, TURN
from game.tables.istanbul_dice.placing import ASKED, FRESH, OPEN, OWN, SHUT, WAITING, progress
from game.tables.istanbul_dice.table import IstanbulDiceTable
from game.tables.istanbul_dice.title import TITLE
from game.tables.table import Flight, Spin
from game.ui.pictures import make_painter
from game.ui.services import Services
from tests.istanbul_dice.scene import RULES, Scene, shown

TABLE = IstanbulDiceTable(RULES)


def say(message: Text | None, lang: str = "en") -> str:
    """In words, without the marks of direction."""
    assert message is not None
    narrator = Narrator(Catalogue(lang, Path("assets/lang")), ["Hana", "Ali", "Kim", "Reza"], TABLE.describe)
    said = narrator.say(message)
    return "".join(letter for letter in said if letter not in "\u200e\u200f\u2068\u2069\u2066\u2067")


def action_of(scene: Scene, verb: str, *targets: str) -> Action:
    """A legal action."""
    legal = [action for decision in RULES.decisions(scene.state) for action in decision.actions]
    return next(a for a in legal if a.verb == verb and set(targets) <= set(a.targets))


def previewed(scene: Scene, verb: str, *targets: str) -> list[str]:
    """What is said of an action before it is done."""
    return [say(line) for line in TABLE.preview(RULES.view(scene.state, 0), action_of(scene, verb, *targets))]


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("hidden.card.5", text("istanbul_dice-hidden", kind="card")),
        ("hidden.tile.0", text("istanbul_dice-hidden", kind="tile")),
        ("ruby.red.2", text("istanbul_dice-ruby", area="red")),
        ("token.lira", text("istanbul_dice-token", good="lira")),
        ("purse.2.lira", text("istanbul_dice-owned", seat="seat:2", good="lira")),
        ("goods.1.brown", text("istanbul_dice-owned", seat="seat:1", good="brown")),
        ("face.red", text("istanbul_dice-face", face="red")),
        ("cloth", text("istanbul_dice-cup")),
        ("nothing", text("istanbul_dice-no-cards")),
        ("answer.1", text("istanbul_dice-answer", seat="seat:1")),
        ("goal.3", text("istanbul_dice-rubies", seat="seat:3")),
    ],
)
def test_a_piece_is_called_by_its_kind_and_the_parts_of_its_id(piece: str, name: Text) -> None:
    assert TABLE.describe(piece) == name


# --- where things lie ------------------------------------------------------------------------------------


def test_rolled_dice_lie_sorted_by_what_they_show() -> None:
    places = TABLE.placements(Scene().dice("red", "coin", "red", "card", "blue").state)
    lying = {place.slot: place.among for piece, place in places.items() if piece.startswith("die.")}
    assert lying == {"face.red": 2, "face.coin": 1, "face.card": 1, "face.blue": 1}
    assert [places[f"die.{n}"].index for n in (0, 2)] == [0, 1]
    assert {places[f"die.{n}"].look for n in (0, 2)} == {"red"}


def test_dice_that_have_served_lie_aside_in_the_shade_and_extra_dice_before_their_owner() -> None:
    scene = Scene().owns(1, "M21").dice("red", "red", "coin", "card", "blue")
    scene.trade("pair", "red")
    places = TABLE.placements(scene.state)
    aside = [place for place in places.values() if place.slot == "aside"]
    assert [place.look for place in aside] == ["red.used", "red.used"]
    assert places["die.5"].slot == "dice.1"


def test_what_is_put_down_while_paying_is_seen() -> None:
    scene = Scene().give(0, red=2, brown=1).dice("red", "red", "coin")
    scene.do("choose", "area.red", "button.choose")
    scene.do("pay", "goods.0.red")
    scene.do("pay", "face.red")
    places = TABLE.placements(scene.state)
    assert places["goods.0.red"].count == 1
    assert sum(place.pale for piece, place in places.items() if place.slot == "face.red") == 1


def test_a_tile_that_does_not_work_yet_looks_so() -> None:
    scene = Scene().owns(0, "M01").owns(0, "M02", fresh=True)
    places = TABLE.placements(scene.state)
    assert (places["tile.M01"].look, places["tile.M02"].look) == (OWN, FRESH)


def test_drawn_cards_lie_in_the_middle_and_then_the_one_carried_out_with_who_answers() -> None:
    scene = Scene(4).give(1, lira=2).give(3, lira=2).dice("card", "card", "red")
    scene.draw(2, "C09", "C01")
    places = TABLE.placements(scene.state)
    assert [places[card].slot for card in ("card.C09", "card.C01")] == ["drawn", "drawn"]
    scene.do("carry", "card.C09")
    places = TABLE.placements(scene.state)
    assert places["card.C09"].slot == "carried"
    answers = {piece: place.look for piece, place in places.items() if place.slot == "answers"}
    assert answers == {"answer.1": ASKED, "answer.2": WAITING, "answer.3": WAITING}


def test_the_scene_moves_to_the_cards_and_back_to_the_display() -> None:
    scene = Scene().dice("card", "card", "red")
    assert TABLE.shot(scene.state, None) == TURN
    scene.draw(2, "C01", "C02")
    assert TABLE.shot(scene.state, None) == CARDS
    scene = Scene().give(0, lira=5)
    shown("C30", scene)
    assert TABLE.shot(scene.state, None) == CARDS
    scene.do("accept", "button.accept")
    assert TABLE.shot(scene.state, None) == PICK, "a tile is taken from the display"
    scene = Scene().give(0, lira=10)
    shown("C20", scene)
    scene.do("accept", "button.accept")
    assert TABLE.shot(scene.state, None) == BUY, "a ruby is taken from an area"


# --- seen at once ----------------------------------------------------------------------------------------


def lit(scene: Scene) -> set[str]:
    """The actions whose lamp is lit."""
    places = TABLE.placements(scene.state).items()
    assert all(place.look in (OPEN, SHUT) for piece, place in places if piece.startswith("space."))
    return {piece[6:] for piece, place in places if piece.startswith("space.") and place.look == OPEN}


def test_the_lamps_of_what_can_be_done_are_lit_and_all_are_dark_before_the_roll() -> None:
    assert lit(Scene()) == set()
    assert lit(Scene().dice("red", "red", "coin")) == {"pair", "lira"}
    assert lit(Scene().dice("red", "yellow", "green", "card")) == {"two", "three", "cards"}
    assert "ruby" in lit(Scene().dice("red", "red", "red", "red"))
    assert "tile" in lit(Scene().display("M01").dice("red", "red", "red"))


def test_the_strip_says_what_coins_and_cards_would_bring() -> None:
    places = TABLE.placements(Scene().dice("coin", "coin", "coin", "card").state)
    assert (places["space.lira"].count, places["space.cards"].count) == (6, 1)


def test_progress_towards_a_ruby_counts_dice_tokens_and_brown_ones() -> None:
    scene = Scene(3).give(0, red=1, brown=1, lira=7).dice("red", "yellow", "coin")
    assert progress(scene.state, "red") == "4:1110"
    assert progress(scene.state, "yellow") == "4:1100"
    assert progress(scene.state, "left") == "4:1110"
    assert progress(scene.state, "right") == "10/7"
    assert progress(scene.owns(0, "M01", "M02").state, "mosque") == "5/2"


def test_an_empty_area_shows_no_price() -> None:
    scene = Scene(3).sold(0, "red", 4)
    assert progress(scene.state, "red") == ""
    assert TABLE.placements(scene.state)["area.red"].count == 0


def test_the_dice_and_tokens_of_an_action_lift() -> None:
    scene = Scene().give(0, red=1, lira=12).dice("red", "blue", "coin", "coin")

    def lifted(verb: str, *targets: str) -> dict[str, int]:
        return dict(TABLE.spends(scene.state, action_of(scene, verb, *targets)))

    assert lifted("trade", "space.pair") == {"face.red": 1, "goods.0.red": 1}
    assert lifted("collect") == {"face.coin": 2}
    assert lifted("buy", "area.right") == {"purse.0.lira": 10}
    assert lifted("end") == {}


def test_the_goal_stands_there_and_then_the_last_round() -> None:
    scene = Scene(2)
    assert say(TABLE.facts(scene.state)[0]) == "Goal: 6 rubies"
    scene.state.last_round = True
    assert say(TABLE.facts(scene.state)[0]) == "Final round"


# --- what is said ----------------------------------------------------------------------------------------


def test_a_roll_is_told_in_words_and_every_die_tumbles() -> None:
    scene = Scene()
    event = next(e for e in scene.roll("red", "coin", "red", "card", "blue") if e.kind == "roll")
    assert say(TABLE.tell(event)) == "Hana rolls 2 cloth, 1 jewellery, 1 coin and 1 card."
    moves = TABLE.moves(event)
    assert [move.piece for move in moves if isinstance(move, Spin)] == [f"die.{n}" for n in range(5)]
    assert {(move.style, move.through, move.sound) for move in moves if isinstance(move, Spin)} == {
        ("tumble", FACES, "land")
    }


def test_payments_name_dice_and_tokens_apart() -> None:
    scene = Scene().give(0, red=1).dice("red", "coin")
    (paid,) = [event for event in scene.trade("pair", "red") if event.kind == "pay"]
    assert say(TABLE.tell(paid)) == "Hana turns dice (1 cloth) and 1 cloth into 1 cloth."
    flights = [move for move in TABLE.moves(paid) if isinstance(move, Flight)]
    assert [(f.piece, f.target) for f in flights] == [("die.0", ""), ("token.red", "supply.red")]


def test_a_preview_names_cost_and_gain_and_stops_where_chance_begins() -> None:
    scene = Scene().give(0, red=1, crystal=1).dice("red", "blue", "coin", "card")
    traded = previewed(scene, "trade", "space.pair")
    assert traded == ["Pay with dice (1 cloth) and 1 cloth", "Gain 1 cloth"]
    assert previewed(scene, "collect") == ["Gain 2 lira"]
    assert previewed(scene, "draw") == ["Draw 1 bazaar card and resolve it"]
    assert previewed(scene, "reroll") == ["A reroll costs your only crystal"]


def test_what_is_bought_is_named_behind_its_cost() -> None:
    scene = Scene().give(0, red=8).dice("red")
    assert previewed(scene, "buy", "area.red")[-1] == "Gain a ruby"


def test_cards_are_offered_from_the_most_that_can_be_drawn() -> None:
    scene = Scene().dice("card", "card", "red")
    (decision,) = RULES.decisions(scene.state)
    draws = sorted((action for action in decision.actions if action.verb == "draw"), key=TABLE.rank)
    assert [action.amount for action in draws] == [2, 1]
    assert say(TABLE.preview(scene.state, draws[0])[0]) == "Draw 2 bazaar cards, resolve 1"


def test_a_good_in_the_supply_says_how_it_is_had() -> None:
    scene = Scene().dice("red", "red", "yellow", "green", "blue")
    said = [say(line) for line in TABLE.explain(scene.state, "supply.red")]
    assert said[:2] == ["Use 2 cloth to gain 1 more", "Use four different goods to gain any two"]
    assert len(said) == 3
    assert [say(line) for line in TABLE.explain(scene.state, "supply.blue")][:-1] == said[1:2]
    assert len(list(TABLE.explain(Scene().state, "supply.red"))) == 1, "before the roll there is no way"


def test_a_deck_and_the_place_where_it_rests_are_explained_alike() -> None:
    state = Scene().state
    for pile in ("deck", "discard"):
        assert list(TABLE.explain(state, pile)) == list(TABLE.explain(state, f"{pile}.idle"))


def test_before_the_roll_everything_says_first_what_it_does() -> None:
    seats = tuple(Seat(name, number) for number, name in enumerate(("Amina", "Bilal")))
    desk = Desk(Sitting(Session(RULES, GameConfig(2, 1), seats), None))
    tile = desk.session.state.display[0]
    for piece, does in (("space.pair", "gain a third"), ("area.right", "rubies left"), (tile, "Costs")):
        said = say(help_line(desk, TABLE, piece))
        assert "Roll the dice first" in said and said.index(does) < said.index("Roll the dice first")


def test_whatever_lies_on_the_table_says_more_than_its_name() -> None:
    silent: set[str] = set()
    session = Session(RULES, GameConfig(3, 2), tuple(Seat(str(number), number) for number in range(3)))
    rng = Rng(3)
    while (decisions := session.decisions()) and len(session.log) < 250:
        seen = RULES.view(session.state, None)
        silent |= {kind_of(piece) for piece in TABLE.placements(seen) if not TABLE.explain(seen, piece)}
        session.submit(rng.pick(decisions[0].actions))
    assert silent == set()


def test_a_tile_on_display_says_how_many_more_there_are() -> None:
    scene = Scene(3).display("M01")
    left = len(scene.state.pile)
    costs, more = TABLE.explain(scene.state, "tile.M01")
    assert say(costs) == "Costs 3 cloth"
    assert say(more) == f"{left} more in the stack"


def test_what_several_tiles_bring_at_the_start_of_a_turn_is_told_in_one_sentence() -> None:
    coming = (("tile.M01", (), 3, 0), ("tile.M05", ("red",), 0, 1))
    gains = [
        Event("gain", {"seat": 1, "source": tile, "goods": goods, "lira": lira, "crystals": crystals})
        for tile, goods, lira, crystals in coming
    ]
    (one,) = joined(gains, TABLE.merged_events)
    assert say(TABLE.tell(one)) == "Ali gains 1 cloth, 3 lira and 1 crystal."
    apart = [gains[0], gains[1]._replace(data={**gains[1].data, "seat": 0})]
    assert joined(apart, TABLE.merged_events) == apart and joined(gains, ()) == gains


def test_what_a_tile_does_is_said_once() -> None:
    says = say(TABLE.short("tile.M01"))
    assert says == "3 lira each turn" and says in say(TABLE.describe("tile.M01"))
    assert all(says not in say(line) for line in TABLE.explain(Scene(3).display("M01").state, "tile.M01"))


def test_the_tiles_of_a_player_say_how_many_bring_the_ruby_of_the_mosque() -> None:
    scene = Scene(3).owns(0, "M02", "M03")
    assert say(next(iter(TABLE.explain(scene.state, "tally.0")))) == "2 of 5 tiles for a mosque ruby"


def test_a_tile_that_brings_the_ruby_of_the_mosque_says_so() -> None:
    scene = Scene(3).owns(0, "M02", "M03", "M04", "M05").display("M01").dice("red", "red", "red")
    assert previewed(scene, "take", "tile.M01")[-1] == "Gain a mosque ruby"


def test_questions_follow_what_is_picked() -> None:
    scene = Scene().give(0, crystal=1).dice("red", "red", "yellow", "green", "blue")
    (decision,) = RULES.decisions(scene.state)

    def asked(*picked: str) -> str:
        return say(TABLE.ask(scene.state, Choosing(decision).after(*picked)))

    assert asked() == "Take an action, or choose dice to reroll"
    assert asked("face.red") == "Reroll this die, or add more"
    assert asked("space.pair") == "Choose a good from the supply"
    assert asked("space.four") == "Choose 2 goods from the supply"
    assert asked("supply.red") == "Choose two of a kind (1 good) or four different (2 goods)"
    (decision,) = RULES.decisions(Scene().dice("red", "red", "coin").state)
    assert asked("supply.red") == "Choose the lit action that gives this"


def test_whoever_chooses_what_to_pay_with_is_told_for_what() -> None:
    scene = Scene().give(0, red=2, brown=1).dice("red", "red", "coin")
    scene.do("choose", "area.red", "button.choose")
    (decision,) = RULES.decisions(scene.state)
    assert say(TABLE.ask(scene.state, Choosing(decision))) == "Choose 4 goods for “Cloth area”"


def test_brown_is_said_to_be_any_good_where_it_is_paid_with() -> None:
    scene = Scene().give(0, red=2, brown=1).dice("red", "red", "coin")
    scene.do("choose", "area.red", "button.choose")
    assert previewed(scene, "pay", "goods.0.brown")[-1] == "Brown counts as any good"
    assert "Brown" not in previewed(scene, "pay", "goods.0.red")[-1]


def test_others_are_asked_for_their_own_part_of_a_card() -> None:
    scene = Scene(2).give(1, lira=2)
    shown("C09", scene)
    (decision,) = RULES.decisions(scene.state)
    assert decision.player == 1
    assert say(TABLE.ask(scene.state, Choosing(decision))) == "Accept 1 cloth for 2 lira, or decline"


def test_the_likeliest_choice_is_a_ruby_then_a_tile_then_lira() -> None:
    scene = Scene().give(0, lira=10).display("M01").dice("red", "red", "red", "coin")
    (decision,) = RULES.decisions(scene.state)
    likely = list(TABLE.suggested_targets(scene.state, Choosing(decision)))
    assert likely[0] == "area.right" and likely.index("tile.M01") < likely.index("space.lira")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_card_and_tile_can_be_read_in_words(lang: str) -> None:
    said = [say(line, lang) for card in cards().values() for line in wording.card(card)]
    said += [say(wording.effect(tile), lang) for tile in tiles()]
    assert len(said) > 33 + 24
    assert not [line for line in said if "istanbul_dice" in line or not line.strip()]


def test_cards_that_say_different_things_read_differently() -> None:
    texts = [tuple(say(line) for line in wording.card(card)) for card in cards().values()]
    parts = [(card.active, card.others) for card in cards().values()]
    assert len(set(texts)) == len(set(parts))


def test_every_question_of_the_rules_has_its_page_of_help() -> None:
    pages = {page.topic for page in TABLE.help_pages()}
    questions = TABLE.catalogue.questions
    assert {question.topic for question in questions.values()} <= pages
    assert questions.keys() == {Income, Roll, Actions, Drawn, Offer, Payment, Removal, Pick, Claim}


def test_every_event_that_the_rules_know_has_a_row() -> None:
    known = {"turn", "roll", "reroll", "pay", "gain", "shortage", "collect", "cards", "shuffle", "draw"}
    known |= {
        "lacking",
        "carry",
        "discard",
        "fallback",
        "unmet",
        "decline",
        "ruby",
        "tile",
        "drop",
        "refill",
        "die",
        "die_back",
    }
    assert set(TABLE.catalogue.events) == known | {"last_round", "end"}
    assert TABLE.sound(Event("ruby", {})) == "ruby"


def test_dice_that_are_used_have_no_mark_for_they_pass_on_with_the_turn() -> None:
    (event,) = [
        event for event in Scene().dice("red", "red", "coin").trade("pair", "red") if event.kind == "pay"
    ]
    dice = [move for move in TABLE.moves(event) if isinstance(move, Flight) and move.piece.startswith("die.")]
    assert len(dice) == 2 and not any(move.marked for move in dice)


def test_a_single_card_drawn_is_told_by_what_it_says_and_brings() -> None:
    scene = Scene().dice("card", "card", "red")
    alone = [say(line) for event in scene.draw(1, "C09") if (line := TABLE.tell(event)) is not None]
    assert alone[0].startswith("Hana resolves a bazaar card: ")
    several = Scene().dice("card", "card", "red").draw(2, "C09", "C01")
    assert say(TABLE.tell(several[-1])) == "Hana draws 2 bazaar cards."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rubies_lie_in_their_sockets(players: int) -> None:
    layout = TITLE.layout(RULES)
    for panel in ("seat", "open", "folded"):
        slots = layout.zone(panel, players).slots
        if "rubies.*" in slots:
            assert slots["rubies.*"].box == slots["goal.*"].box


def test_a_ruby_is_not_cut_where_its_picture_ends(services: Services) -> None:
    picture = make_painter(services, TITLE).paint("ruby.red.1", "up", (200, 200))
    edge = [picture.get_at((x, y)).a for x in range(200) for y in (0, 199)]
    assert max(edge) < 128


def test_that_a_card_cannot_be_met_is_told_first_by_whom_and_what_comes_of_it() -> None:
    lines = [say(line) for event in shown("C20")[1] if (line := TABLE.tell(event)) is not None]
    offer = "a ruby from any area but the mosque for 10 lira"
    assert lines[0] == f"Hana cannot use a bazaar card ({offer}) and takes 1 lira."
    lines = [say(line) for event in shown("C01", None, "red", "red")[1] if (line := TABLE.tell(event))]
    assert lines[0] == (
        "Hana resolves a bazaar card: 4 lira and others may take 3 lira for 1 cloth (nobody can)."
    )


def test_what_a_card_asks_for_is_told_as_an_offer() -> None:
    rich = Scene().give(0, lira=10)
    lines = [say(line) for event in shown("C20", rich)[1] if (line := TABLE.tell(event)) is not None]
    assert lines[0] == "Hana’s bazaar card offers a ruby from any area but the mosque for 10 lira."
    plain = [say(line) for event in shown("C05")[1] if (line := TABLE.tell(event)) is not None]
    assert any(line.startswith("Hana resolves a bazaar card: ") for line in plain)


def test_a_question_leaves_out_what_a_card_asks_to_be_at_hand_once_it_is() -> None:
    part = cards()["card.C22"].active
    assert part is not None and part.card_dice == 2
    assert "card dice" in say(wording.part_text(part)) and say(wording.at_hand(part)) == "6 lira"
    price = cards()["card.C21"].active
    assert price is not None
    assert say(wording.at_hand(price)) == say(wording.part_text(price)), "what is spent is named"


def test_a_trade_that_costs_what_it_brings_is_never_likely() -> None:
    """Whoever follows the focus would lose a die and an action for nothing."""
    rules, rng, met = RULES, Rng(2), 0
    state = start(rules, GameConfig(2, 3, {}))
    while decisions := rules.decisions(state):
        (decision,) = decisions[:1]
        seen = rules.view(state, decision.player)
        trades = [action for action in decision.actions if action.verb == "trade"]
        sound = sound_trades(TABLE.context(seen), trades)
        for vain in set(trades) - set(sound):
            brought = {target.removeprefix("supply.") for target in vain.targets if "supply" in target}
            assert {f"goods.{decision.player}.{good}" for good in brought} & TABLE.spends(seen, vain).keys()
            met += 1
        own = [sum(not target.startswith("face") for target in TABLE.spends(seen, each)) for each in sound]
        assert not own or own[0] == min(own)
        likely = TABLE.suggested_targets(seen, Choosing(decision))
        assert all(target in likely for each in sound for target in each.targets)
        play(rules, state, rng.pick(decision.actions))
    assert met > 3
