"""What tiles, columns and strongholds show, and what is asked, told and advised in the expansions."""

from __future__ import annotations

import pytest

from game.art.palette import DUSK
from game.desk.desk import Desk
from game.desk.desk_model import desk_model
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.action import act
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import text
from game.rules.splendor.components import cards
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Discard
from game.tables.splendor.paint.cards import face
from game.tables.splendor.placing import Demand, TileLook, demand, lacks, looks
from game.tables.splendor.table import SplendorTable
from game.ui.play.hints import advice
from tests.splendor.scene import RULES, Scene
from tests.toy.house import assets

TABLE = SplendorTable(RULES)
NAMES = ["Hana", "Ali", "Kim", "Reza"]


def test_every_tile_tells_what_the_player_to_act_still_lacks_and_the_same_for_all_who_have_nothing() -> None:
    scene = Scene(2, posts=True, cities=True).bonuses(0, red=2, black=1).cities("C1B", "C2A", "C7A")
    player = scene.state.players[0]
    shown = {tile: TileLook.read(word) for tile, word in looks(scene.state).items()}
    assert {tile: look.lack for tile, look in shown.items()} == {tile: lacks(player, tile) for tile in shown}
    post = shown["post.T1"]
    assert post.lack == Demand((1, 0, 0, 1, 0)) and (post.missing(0, 1), post.missing(3, 3)) == (1, 1)
    other = TileLook.read(looks(scene.turn_of(1).state)["post.T1"])
    assert (other.missing(0, 1), other.missing(3, 3)) == (1, 3), "the other player has nothing for it yet"


def test_a_tile_is_met_when_nothing_is_lacking_or_it_is_held() -> None:
    scene = Scene(2, posts=True).bonuses(0, red=3, white=1).posts(0, "T2")
    shown = {post: TileLook.read(looks(scene.state)[post]) for post in scene.state.posts}
    assert {post for post, look in shown.items() if look.met} == {"post.T1", "post.T2"}
    assert (shown["post.T1"].holders, shown["post.T2"].holders) == ((), (0,))


def test_a_post_shows_who_has_founded_it() -> None:
    scene = Scene(4, posts=True).posts(1, "T2").posts(3, "T2")
    assert TileLook.read(looks(scene.state)["post.T2"]).holders == (1, 3)


def test_a_look_survives_as_a_word() -> None:
    for look in (
        TileLook(),
        TileLook((0, 2)),
        TileLook((1,), Demand((0, 1, 2, 3, 4), 5, 12)),
        TileLook((), Demand((0,) * 5)),
    ):
        assert TileLook.read(look.word()) == look


def test_what_a_city_lacks_counts_cards_points_and_any_other_colour() -> None:
    scene = Scene(2, cities=True).bonuses(0, white=4, green=2)
    assert demand("city.C5A") == Demand((4, 0, 0, 0, 0), 4, 14)
    assert lacks(scene.state.players[0], "city.C5A") == Demand(
        (0,) * 5, 2, 14 - scene.state.players[0].points
    )


def test_a_column_tells_discount_and_cards_apart_only_where_they_differ() -> None:
    places = TABLE.placements(Scene(2, orient=True).bought(0, "O2DG").bonuses(0, red=2).state)
    assert (places["bonus.0.green"].count, places["bonus.0.green"].look) == (2, "1")
    assert (places["bonus.0.red"].count, places["bonus.0.red"].look) == (2, "")


def test_strongholds_are_seen_on_their_card_and_the_rest_before_their_owner() -> None:
    scene = Scene(2, strongholds=True).market("B1W1").fort(1, "B1W1", 2)
    places = TABLE.placements(scene.state)
    assert places["card.B1W1"].look == "fort.1.2"
    assert (places["forts.0"].count, places["forts.1"].count) == (3, 1)


def test_what_was_bought_is_told_before_the_stronghold_that_follows_it() -> None:
    scene = Scene(2, strongholds=True).give(0, white=3).market("B1R1")
    seats = [Seat("Hana", 0), Seat("Ali", 1)]
    session = Session(SplendorRules({"strongholds": True}), GameConfig(2, 1), seats, scene.state)
    for verb in ("buy", "place"):
        (decision,) = session.decisions()
        session.submit(next(action for action in decision.actions if action.verb == verb))
    told = [line.key for line in desk_model(Desk(Sitting(session)), TABLE).told]
    assert told[:2] == ["splendor-log-buy", "splendor-log-fort-place"]


@pytest.mark.parametrize(
    ("golden", "asked"), [((), "splendor-choose-payment"), (("O1G1", "O1G4"), "splendor-choose-means")]
)
def test_what_is_asked_of_a_payment_names_what_can_be_chosen(golden: tuple[str, ...], asked: str) -> None:
    scene = Scene(2, orient=True).bought(0, *golden).give(0, green=3, gold=2).market("B1K1")
    scene.do("buy_gold", "card.B1K1")
    (decision,) = RULES.decisions(scene.state)
    assert decision.prompt.key == asked
    kept = {action.targets.count("tokens.0.green") for action in decision.actions}
    labels = {TABLE.verb(action).key for action in decision.actions}
    assert kept >= {0, 1, 2} and labels == {"splendor-do-pay"}


def test_in_large_print_a_card_has_the_same_numbers_and_its_price_keeps_below_the_head() -> None:
    for card in cards().values():
        usual, large = (face(card, 0, DUSK, large=large).figures for large in (False, True))
        assert [figure.value for figure in usual] == [figure.value for figure in large]
        price = large[1:] if card.points else large
        assert all(figure.centre[1] - figure.height / 2 > 55 for figure in price), card.id


def test_a_hint_names_the_gems_to_take_in_few_words() -> None:
    narrator = Narrator(Catalogue("en", assets() / "lang"), NAMES, TABLE.describe)
    take = act(0, "take", "bank.blue", "bank.red", "bank.black")
    hint = narrator.say(advice(TABLE, narrator, take, text("play-advice-because-nothing")))
    assert "Sapphire, Ruby and Onyx" in hint and "bank" not in hint


@pytest.mark.parametrize(
    ("language", "last", "many"),
    [
        ("en", "Return 1 of these; none stays", "Return 1 of these; 3 stay"),
        ("fa", "یکی را برمی‌گردانید و چیزی نمی‌ماند", "یکی را برمی‌گردانید و ۳ تا می‌ماند"),
    ],
)
def test_of_a_token_that_may_be_returned_it_is_said_how_many_are_left(
    language: str, last: str, many: str
) -> None:
    scene = Scene(2).give(0, red=4, blue=4, white=1, black=2).give(1, green=2, red=0)
    scene.state.stack.append(Discard(0))
    narrator = Narrator(Catalogue(language, assets() / "lang"), NAMES, TABLE.describe)

    def said(piece: str) -> list[str]:
        return [plain(narrator.say(line)) for line in TABLE.explain(scene.state, piece)]

    assert said("tokens.0.white") == [last]
    assert said("tokens.0.red") == [many]
    for other in ("tokens.0.green", "tokens.0.gold", "tokens.1.green"):
        keys = [line.key for line in TABLE.explain(scene.state, other)]
        assert "splendor-known-return" not in keys, "nobody returns what they have not got, nor for others"


def plain(words: str) -> str:
    """Without the marks of direction."""
    return "".join(letter for letter in words if letter not in "\u2066\u2067\u2068\u2069\u200f")
