"""Rulebook, "Reserve ... without showing it to the others"; ruling 2: a blind card is secret throughout."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.action import act
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.values import to_plain
from game.rules.splendor.components import cards
from game.rules.splendor.state import State
from game.tables.splendor.table import SplendorTable
from tests.splendor.scene import RULES, Scene

TABLE = SplendorTable(RULES)


def _all_words(state: State) -> str:
    return str(to_plain(state))


def test_a_blind_card_is_hidden_from_the_others_and_from_the_shared_table() -> None:
    scene = Scene(3)
    top = scene.state.decks[2][-1]
    scene.do("reserve", "deck.3")
    for viewer in (None, 1, 2):
        view = RULES.view(scene.state, viewer)
        assert top not in _all_words(view)
        assert view.players[0].reserved[0].card == "hidden.3.reserve.0.0"
        place = TABLE.placements(view)["hidden.3.reserve.0.0"]
        assert (place.slot, place.face) == ("reserve.0.0", "down")
    own = RULES.view(scene.state, 0)
    assert own.players[0].reserved[0].card == top
    assert TABLE.placements(own)[top].face == "up"


def test_a_face_up_reserve_is_public() -> None:
    scene = Scene(2)
    card = scene.state.market[0][0]
    scene.do("reserve", card)
    assert TABLE.placements(RULES.view(scene.state, None))[card].slot == "reserve.0.0"


def test_decks_are_hidden_from_everybody() -> None:
    state = Scene(2).state
    for viewer in (None, 0, 1):
        words = _all_words(RULES.view(state, viewer))
        assert not any(card in words for deck in state.decks for card in deck)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_log_of_a_blind_reserve_does_not_name_the_card(lang: str) -> None:
    """The same words whatever card lies on top of the deck."""
    narrator = Narrator(Catalogue(lang, Path("assets/lang")), ["Hana", "Sam"], TABLE.describe)
    told: set[tuple[str, ...]] = set()
    for seed in range(8):
        scene = Scene(2, seed)
        events = scene.do("reserve", "deck.1")
        shown = [event for event in events if event.visible_to(1)]
        told.add(tuple(narrator.say(t) for event in shown if (t := TABLE.tell(event))))
        assert not any("card" in event.data for event in shown)
    assert len(told) == 1


def test_only_the_player_is_told_which_card_it_is() -> None:
    scene = Scene(2)
    top = scene.state.decks[0][-1]
    events = scene.do("reserve", "deck.1")
    (whisper,) = [event for event in events if event.data.get("card") == top]
    assert whisper.audience == 0


def _open_choices(decision: Decision) -> set[str]:
    return {target for action in decision.actions for target in action.targets} - decision.guarded


def test_whether_a_blind_card_could_be_bought_does_not_show_on_the_shared_table() -> None:
    poor = Scene(2).reserved(0, "B1R8", blind=True).give(0, blue=4)
    rich = Scene(2).reserved(0, "B1K8", blind=True).give(0, blue=4)
    for scene in (poor, rich):
        scene.market("B3W1", "B3W2", "B2W1", "B1U8", "B1W8")
    (of_poor,), (of_rich,) = RULES.decisions(poor.state), RULES.decisions(rich.state)
    assert ("reserve.0.0",) in rich.legal("buy") and ("reserve.0.0",) not in poor.legal("buy")
    assert of_poor.guarded == of_rich.guarded == {"reserve.0.0"}
    assert "reserve.0.0" not in _open_choices(of_poor) | _open_choices(of_rich)


def test_a_blind_card_lies_open_while_its_payment_is_chosen() -> None:
    """The ways to pay would betray its price anyway. What all have seen cannot be taken back."""
    scene = Scene(2).reserved(0, "B1R2", blind=True).give(0, blue=2, green=1, gold=2)
    assert "card.B1R2" not in _all_words(RULES.view(scene.state, None))
    session = Session(RULES, GameConfig(2, 1), [Seat("Hana", 0), Seat("Sam", 1)], scene.state)
    action = next(a for a in session.decisions()[0].actions if a.verb == "buy_gold")
    session.submit(action)
    assert "card.B1R2" in _all_words(RULES.view(session.state, None))
    for viewer in (None, 1):
        other = RULES.resample(RULES.view(session.state, viewer), viewer, Rng(5))
        assert RULES.decisions(other) == RULES.decisions(session.state)
    assert not session.can_undo()


def test_choosing_the_payment_of_a_card_that_all_know_can_be_taken_back() -> None:
    scene = Scene(2).reserved(0, "B1R2").give(0, blue=2, green=1, gold=2)
    session = Session(RULES, GameConfig(2, 1), [Seat("Hana", 0), Seat("Sam", 1)], scene.state)
    session.submit(next(a for a in session.decisions()[0].actions if a.verb == "buy_gold"))
    assert session.undo() == 1


def test_buying_a_blind_card_shows_it() -> None:
    scene = Scene(2).reserved(0, "B1K8", blind=True).give(0, blue=4)
    scene.do("buy", "reserve.0.0")
    assert TABLE.placements(RULES.view(scene.state, 1))["card.B1K8"].slot == "bonus.0.black"


def test_hidden_cards_move_up_in_the_hand_without_telling_which_is_which() -> None:
    scene = Scene(2).reserved(0, "B1K8").reserved(0, "B2W1", blind=True).give(0, blue=4)
    scene.do("buy", "reserve.0.0")
    view = RULES.view(scene.state, 1)
    assert [held.card for held in view.players[0].reserved] == ["hidden.2.reserve.0.0"]


def test_a_resample_deals_every_hidden_card_of_the_right_level() -> None:
    scene = Scene(2).reserved(0, "B1K8", blind=True).reserved(0, "B3W1", blind=True)
    dealt = set()
    for seed in range(30):
        other = RULES.resample(RULES.view(scene.state, 1), 1, Rng(seed))
        assert list(RULES.invariants(other)) == []
        levels = [cards()[held.card].level for held in other.players[0].reserved]
        assert levels == [1, 3]
        dealt.add(other.players[0].reserved[0].card)
    assert len(dealt) > 10


def test_it_is_told_how_an_unseen_card_can_be_looked_at() -> None:
    scene = Scene()
    (said,) = TABLE.preview(RULES.view(scene.state, 0), act(0, "reserve", "deck.1"))
    assert said.key == "splendor-preview-unseen"
    scene.do("reserve", "deck.1")
    told = {seat: TABLE.explain(scene.turn_of(seat).state, "hidden.1.reserve.0.0") for seat in (0, 1)}
    assert [line.dict()["mine"] for lines in told.values() for line in lines] == [True, False]
