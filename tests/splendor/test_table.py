"""What the table says of Splendor: why something cannot be chosen, names, marks, summaries."""

from __future__ import annotations

import re

import pytest

from game.desk.desk import Desk
from game.desk.desk_model import desk_model
from game.desk.help_line import answer
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.splendor.components import COLORS, PILES, cards, nobles
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Fortify
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.input.intents import Nav, Point
from tests.room import Sit
from tests.splendor.scene import ALL, RULES, Scene
from tests.toy.house import assets

TABLE = SplendorTable(RULES)
_LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


def _why(scene: Scene, target: str, *picked: str) -> Text | None:
    return RULES.refuse(scene.state, 0, target, picked)


def _key(reason: Text | None) -> str:
    return reason.key if reason else ""


def test_gold_an_empty_pile_and_a_wrong_combination_have_different_reasons() -> None:
    scene = Scene().give(1, white=4, red=1)
    assert _key(_why(scene, "bank.gold")) == "splendor-no-gold-take"
    assert _why(scene, "bank.white") == Text("splendor-no-pile-empty", (("color", "white"),))
    assert _key(_why(scene, "bank.red", "bank.red")) == "splendor-no-take-combination"
    assert _why(scene, "bank.red") is None and _why(scene, "bank.blue", "bank.blue") is None


def test_a_card_too_dear_says_what_is_missing() -> None:
    scene = Scene().market("B2R2").bonuses(0, red=1).give(0, blue=1, gold=2)
    found = [why for action, why in RULES.candidates(scene.state) if action == act(0, "buy", "card.B2R2")]
    assert [_key(why) for why in found] == ["splendor-no-short"]
    said = found[0].dict() if found[0] else {}
    assert (said["blue"], said["red"], said["black"], said["tokens"]) == (2, 1, 3, 2)
    assert (said["first"], said["last"]) == ("blue", "black")


@pytest.mark.parametrize(("tokens", "golden"), [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 2)])
def test_gold_that_is_too_little_is_told_as_what_it_is(tokens: int, golden: int) -> None:
    """A card that burns for two gold is no token."""
    scene = Scene(orient=True).market("B3W4").give(0, gold=tokens)
    scene.bought(0, *[f"O1G{number}" for number in range(1, golden + 1)])
    found = next(why for action, why in RULES.candidates(scene.state) if action == act(0, "buy", "card.B3W4"))
    assert found is not None
    said = Catalogue("en", assets() / "lang").say(found)
    assert ("gold token" in said, "two-gold card" in said) == (tokens > 0, golden > 0)
    assert all((f"{count} gold token" in said) == (tokens == count) for count in (2, 3, 4))


def test_a_full_hand_and_an_empty_deck_are_named() -> None:
    scene = Scene().reserved(0, "B3W1").reserved(0, "B3W2").reserved(0, "B3W3")
    assert _key(_why(scene, "deck.1")) == "splendor-no-reserve-full"
    scene.state.decks[0].clear()
    assert _key(_why(scene, "deck.1")) == "splendor-no-deck-empty"


def test_nothing_is_told_of_another_players_hidden_card() -> None:
    scene = Scene().reserved(1, "B1W1", blind=True).reserved(1, "B1W2")
    assert _why(scene, "reserve.1.0") is None
    assert _why(scene, "card.B1W2") is None


def test_ones_own_reserved_card_says_what_is_missing_but_never_on_the_shared_table() -> None:
    scene = Scene().reserved(0, "B1K8", blind=True)
    assert _key(_why(scene, "reserve.0.0")) == "splendor-no-short"
    desk = Desk(Sitting(Session(RULES, GameConfig(2, 1), [Seat("Hana", 0), Seat("Ali", 1)], scene.state)))
    assert desk.refuse("reserve.0.0") is None
    desk.set_private_view()
    assert _key(desk.refuse("card.B1K8", "reserve.0.0")) == "splendor-no-short"


def test_a_price_is_told_before_buying_but_not_of_a_card_that_is_face_down() -> None:
    scene = Scene().reserved(0, "B1R2", blind=True).bonuses(0, blue=1).give(0, blue=1, gold=1)
    action = act(0, "buy", "reserve.0.0")
    said, lasting = TABLE.preview(RULES.view(scene.state, 0), action)
    assert (lasting.key, lasting.dict()["red"]) == ("splendor-preview-lasting", 1)
    paid = said.dict()
    assert (said.key, paid["blue"], paid["green"], paid["gold"]) == ("splendor-preview-pay", 1, 0, 1)
    assert TABLE.preview(RULES.view(scene.state, None), action) == ()


def test_before_a_purchase_is_told_who_and_what_comes_by_it_at_the_end_of_the_turn() -> None:
    """At large text cities and posts lie elsewhere than the cards."""
    scene = Scene(posts=True).guests("N03", "N01").bonuses(0, green=4, red=3, white=1)
    scene.give(0, blue=1, black=1).market("B1R4")
    said = TABLE.preview(RULES.view(scene.state, 0), act(0, "buy", "card.B1R4"))
    assert [line.key for line in said] == [
        "splendor-preview-pay",
        "splendor-then-noble",
        "splendor-then-post",
        "splendor-preview-lasting",
    ]
    assert [line.dict().get("tile") for line in said[1:3]] == [piece_ref("noble.N03"), piece_ref("post.T1")]
    events = [event.kind for event in scene.buy("B1R4")]
    assert "noble" in events and "post" in events


def test_in_the_middle_of_a_turn_the_rest_has_to_wait() -> None:
    scene = Scene(4).give(0, white=4, blue=4, gold=1)
    scene.take("red", "black", "green")
    assert _key(_why(scene, "bank.red")) == "play-finish-first"


def test_a_press_on_a_tile_is_answered_with_what_is_missing_and_how_it_is_had() -> None:
    state = Scene(cities=True, posts=True).cities("C1A", "C5A", "C6A").state
    for scene in (state, Scene().state):
        desk = Desk(Sitting(Session(RULES, GameConfig(2, 1), [Seat("Hana", 0), Seat("Ali", 1)], scene)))
        for tile in filter(None, (*scene.nobles, *scene.cities, *scene.posts)):
            narrator = Narrator(Catalogue("en", assets() / "lang"), ["Hana", "Ali"], TABLE.describe)
            said = narrator.say(answer(desk, TABLE, tile))
            first = narrator.say(TABLE.explain(desk.seen(), tile)[0])
            assert said.index(first) < said.index("come by themselves"), said


def test_what_is_only_looked_at_never_steps_back() -> None:
    places = TABLE.placements(Scene(**ALL).cities("C1A", "C5A", "C6A").state)
    for seen in (places, TABLE.placements(Scene().state)):
        bright = {kind_of(piece) for piece, place in seen.items() if place.bright}
        looked = {kind_of(piece) for piece in seen} & {"noble", "city", "post", "goal", "bank"}
        assert bright == looked and {"goal", "bank"} < looked


def test_affordable_cards_are_marked_and_others_are_not() -> None:
    assert TABLE.mark(act(0, "buy", "card.B1K8")) == "card.B1K8"
    assert TABLE.mark(act(0, "reserve", "card.B1K8")) is None


def test_points_are_heard_of_a_card_that_has_some_and_of_no_other() -> None:
    for card in cards().values():
        bought = Event("buy", {"seat": 0, "card": card.id, "source": card.id, "paid": (0,) * len(PILES)})
        freed = Event("free", {"seat": 0, "card": card.id})
        assert TABLE.scored(bought) is TABLE.scored(freed) is bool(card.points)
    assert not TABLE.scored(Event("turn", {"seat": 0}))


def test_before_a_purchase_it_is_said_in_one_sentence_with_the_price_that_a_golden_card_burns() -> None:
    scene = Scene(orient=True).market("B1W1").bought(0, "O1G1").give(0, blue=1)
    said, _ = TABLE.preview(RULES.view(scene.state, 0), act(0, "buy", "card.B1W1"))
    assert said.key == "splendor-preview-golden"
    assert (said.dict()["count"], said.dict()["paid"]) == (1, 1)


def test_while_gems_are_picked_it_says_how_many_colours_are_still_wanted() -> None:
    scene = Scene(4)
    (decision,) = RULES.decisions(scene.state)
    asked = {
        picked: (said.key, said.dict()["count"])
        for picked in (("red",), ("red", "red"), ("red", "blue"), ("red", "blue", "green"))
        for said in [TABLE.ask(scene.state, Choosing(decision).after(*[f"bank.{pile}" for pile in picked]))]
    }
    assert list(asked.values()) == [
        ("splendor-ask-again", 2),
        ("splendor-ask-all", 0),
        ("splendor-ask-more", 1),
        ("splendor-ask-all", 0),
    ]


def test_a_card_that_is_picked_is_asked_for_what_can_become_of_it() -> None:
    scene = Scene().market("B1K8", "B3W4").give(0, blue=4)
    for card, key in (("card.B1K8", "either"), ("card.B3W4", "reserve"), ("deck.1", "reserve")):
        (decision,) = RULES.decisions(scene.state)
        assert TABLE.ask(scene.state, Choosing(decision).after(card)).key == f"splendor-ask-{key}"


def test_a_card_that_rivals_have_closed_says_so_before_what_it_does() -> None:
    view = RULES.view(Scene(orient=True, strongholds=True).market("O2DG").fort(1, "O2DG").state, 0)
    keys = [line.key for line in TABLE.explain(view, "card.O2DG")]
    assert keys == ["splendor-no-closed", "splendor-effect-double"]
    view.stack.append(Fortify(0, "card.B1R1"))
    alone, _ = TABLE.explain(view, "card.O2DG")
    assert alone.key == "splendor-known-alone", "that one can be removed now"


def test_the_count_of_tokens_says_which_they_are() -> None:
    held, _ = TABLE.explain(Scene().give(1, red=2, gold=1).state, "total.1")
    assert (held.key, held.dict()["red"], held.dict()["gold"]) == ("splendor-known-holds", 2, 1)


def test_what_lies_on_the_table_says_what_it_is_good_for() -> None:
    view = RULES.view(Scene(**ALL).bonuses(0, red=2).cities("C1A", "C5A", "C6A").state, 0)
    known = {
        piece: [said.key.removeprefix("splendor-") for said in TABLE.explain(view, piece)]
        for piece in (
            *("city.C6A", "post.T1", "forts.0", "total.0", "deck.1", "bonus.0.red"),
            *("bank.gold", "bank.red", "tokens.1.gold", "tokens.1.red"),
        )
    }
    assert known == {
        "city.C6A": ["lacks", "known-city"],
        "post.T1": ["power", "lacks"],
        "bank.gold": ["known-gold"],
        "bank.red": ["known-pile"],
        "tokens.1.gold": ["known-gold"],
        "tokens.1.red": ["known-gem"],
        "forts.0": ["known-forts", "known-forts-when"],
        "total.0": ["known-total"],
        "deck.1": ["known-deck"],
        "bonus.0.red": ["known-bonus"],
    }


def test_a_column_says_how_many_cards_it_counts_as_where_that_is_another_number() -> None:
    view = RULES.view(Scene(orient=True).bought(0, "O2DG").state, 0)
    said = {line.key: line.dict()["count"] for line in TABLE.explain(view, "bonus.0.green")}
    assert said == {"splendor-known-bonus": 2, "splendor-known-column": 1}


def test_cards_of_any_colour_are_of_another_one_only_where_a_tile_names_some() -> None:
    say = Catalogue("en", assets() / "lang").say
    for city in filter(lambda city: cities()[city].other, cities()):
        wanted = " ".join(say(line) for line in TABLE.in_words(Scene(cities=True).state, city))
        assert ("other colour" in wanted) == any(cities()[city].needs), wanted


def test_what_belongs_to_a_player_is_told_under_the_pointer_without_taking_the_focus(sit: Sit) -> None:
    room = sit(title="splendor", players=2, size=(1920, 1080))
    view, controls = room.play.view, room.play.controls
    for piece in ("tokens.0.red", "bonus.1.blue"):
        rect = view.stage.rect(piece)
        assert rect is not None
        room.give(Point("mouse", rect.center))
        room.give(Nav("pad:0", "right"))
        assert controls.ring.id != piece, "a pad steps past it"
        room.give(Point("mouse", rect.move(1, 0).center))
        name = view.narrator.say(view.table.describe(piece))
        assert any(name in way for way in controls.screen_model().bar.help), piece


def test_a_pair_card_leaves_its_mark_where_it_lies_and_none_at_the_empty_place_of_gold() -> None:
    scene = Scene(orient=True).market("O1P1").bonuses(0, red=1).give(0, white=4, red=4, black=4)
    desk = Desk(Sitting(Session(RULES, GameConfig(2, 1), [Seat("Hana", 0), Seat("Ali", 1)], scene.state)))
    desk.perform(act(0, "buy", "card.O1P1"))
    for decision in desk.session.decisions():
        if decision.player == 0:
            desk.perform(decision.actions[0])
    touched = desk_model(desk, TABLE).touched
    assert "bonus.0.gold" not in touched
    assert set(touched) <= {place.slot for place in TABLE.placements(desk.seen()).values()} | set(
        TABLE.placements(desk.seen())
    )


def test_where_cities_are_played_no_page_of_the_rules_tells_of_nobles_or_fifteen_points() -> None:
    base = [page.topic for page in TITLE.table(RULES).help_pages()]
    cities = [page.topic for page in TITLE.table(SplendorRules({"cities": True})).help_pages()]
    assert base[0] == "goal" and {"noble", "end"} <= set(base) and "goal-cities" not in base
    assert cities[0] == "goal-cities" and not {"goal", "noble", "end"} & set(cities)
    topics = [question.topic for question in TABLE.catalogue.questions.values()]
    named = {each for topic in topics for each in ([topic] if isinstance(topic, str) else topic.values())}
    assert named <= set(base)


def test_a_hint_to_take_the_same_again_speaks_of_other_colours_only_where_there_are_any() -> None:
    scene = Scene(4)
    decision = RULES.decisions(scene.state)[0]
    assert TABLE.ask(scene.state, Choosing(decision).after("bank.red")).key == "splendor-ask-again"
    for pile in range(5):
        if pile != COLORS.index("red"):
            scene.state.players[1].tokens[pile] += scene.state.bank[pile]
            scene.state.bank[pile] = 0
    decision = RULES.decisions(scene.state)[0]
    assert TABLE.ask(scene.state, Choosing(decision).after("bank.red")).key == "splendor-ask-twice"
    assert TABLE.ask(scene.state, Choosing(decision).after("bank.red", "bank.red")).key == "splendor-ask-all"


def test_a_closer_look_says_in_words_what_a_card_gives_and_costs_and_a_noble_asks_for() -> None:
    state = Scene(2).state
    assert [line.key for line in TABLE.in_words(state, "card.B3K1")] == [
        "splendor-gives",
        "splendor-costs",
    ]
    double = next(card for card in cards().values() if card.worth > 1)
    assert "splendor-gives" not in [line.key for line in TABLE.in_words(state, double.id)]
    assert [line.key for line in TABLE.in_words(state, "noble.N01")] == [
        "splendor-asks",
        "splendor-preview-points",
    ]
    assert TABLE.in_words(state, "bank.red") == ()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_card_has_a_shorter_name_that_leaves_its_details_out(lang: str) -> None:
    catalogue = Catalogue(lang, assets() / "lang")
    narrator = Narrator(catalogue, ["Hana"], TABLE.describe)
    for card in cards():
        full, short = narrator.say(TABLE.describe(card)), narrator.say(TABLE.short(card))
        assert len(short) < len(full) and not any(char.isdigit() for char in short)
    assert TABLE.short("deck.1") == TABLE.describe("deck.1")
    assert not catalogue.missing


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_noble_is_called_by_one_word_everywhere(lang: str) -> None:
    """Names, rules and signs: what newcomers met as seal here and noble there."""
    said = Catalogue(lang, assets() / "lang").say
    word, other = {"en": ("noble", "seal"), "fa": ("اشراف‌زاد", "مُهر")}[lang]
    texts = [said(TABLE.describe(noble)) for noble in nobles()]
    texts += [said(text(f"splendor-{key}")) for key in ("help-noble-text", "sign-noble", "choose-noble")]
    assert all(word in each.lower() and other not in each.lower() for each in texts), texts


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_page_about_the_edition_counts_all_that_the_tables_hold(lang: str) -> None:
    catalogue = Catalogue(lang, assets() / "lang")
    edition, data = (catalogue.say(text(key)) for key in TITLE.about)
    for table in (cards(), nobles(), cities(), posts()):
        assert re.search(rf"\b{len(table)}\b", data.translate(_LATIN)), (len(table), data)
    for expansion in ALL:
        assert catalogue.say(text(f"splendor-option-{expansion}")) in edition


def test_it_is_said_before_gems_are_taken_how_many_must_go_back() -> None:
    view = Scene().give(0, white=4, red=2, black=3).state
    three, two = (
        act(0, "take", "bank.white", "bank.blue", "bank.green"),
        act(0, "take", "bank.red", "bank.red"),
    )
    assert [line.dict().get("count") for line in TABLE.preview(view, three)] == [2]
    assert [line.dict().get("count") for line in TABLE.preview(view, two)] == [1]
    (then,) = TABLE.preview(Scene().give(0, white=4).state, three)
    assert (then.dict()["have"], then.dict()["limit"]) == (7, 10), "what one then holds"
