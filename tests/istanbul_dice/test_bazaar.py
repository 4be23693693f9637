"""Rulebook, "Bazaar cards": the symbols, paying, declining, income; ruling 9."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.printed import cards
from game.rules.istanbul_dice.state import Offer
from tests.istanbul_dice.scene import RULES, Scene, accept, decline, kinds, shown, told

# The symbols: whom a part concerns.


def test_the_active_players_part_comes_first_then_the_others_clockwise() -> None:
    scene = Scene(4).turn_of(2)
    shown("C05", scene)
    assert scene.has(2, "brown") == 1
    for seat in (3, 0, 1):
        assert scene.asked == seat and scene.verbs() == {"accept", "decline"}
        accept(scene)
    assert [scene.has(seat, "red") for seat in range(4)] == [1, 1, 0, 1]


def test_a_card_with_the_active_symbol_only_gives_the_others_nothing() -> None:
    scene = Scene().give(1, lira=20, red=5)
    _, events = shown("C20", scene, "red", "red")
    assert scene.asked == 0 and kinds(events)[-1] == "discard"


def test_a_card_with_both_symbols_works_for_all() -> None:
    scene, _ = shown("C09", Scene().give(1, lira=2).give(2, lira=1))
    assert scene.has(0, "red") == 1 and scene.asked == 1
    accept(scene)
    assert (scene.has(1, "red"), scene.has(1, "lira"), scene.has(2, "red")) == (1, 0, 0)


def test_a_card_for_the_others_only_gives_the_active_player_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped cards have none such; an edited table may."""
    known = cards()["card.C05"]
    edited = type(known)(known.id, None, known.others)
    monkeypatch.setitem(cards(), "card.C05", edited)
    scene, _ = shown("C05", None, "red", "red")
    assert scene.has(0, "brown") == 0 and scene.asked == 1
    accept(scene)
    decline(scene)
    assert (scene.has(1, "red"), scene.has(2, "red"), scene.asked) == (1, 0, 0)


def test_the_others_may_decline() -> None:
    scene, _ = shown("C06")
    events = decline(scene)
    assert told(events, "decline") == [{"seat": 1, "card": "card.C06"}]
    accept(scene)
    assert (scene.has(1, "yellow"), scene.has(2, "yellow")) == (0, 1)


def test_who_declines_gets_no_lira_instead() -> None:
    scene, _ = shown("C09", Scene().give(1, lira=5))
    decline(scene)
    assert scene.has(1, "lira") == 5 and scene.has(1, "red") == 0


def test_others_who_cannot_pay_are_not_asked_and_get_no_lira_instead() -> None:
    scene, _ = shown("C01", None, "red", "red")
    assert scene.asked == 0, "nobody else has a red token"
    assert scene.has(1, "lira") == scene.has(2, "lira") == 0


def test_that_somebody_cannot_meet_a_card_is_told_as_that_somebody_declines_it() -> None:
    _, events = shown("C01", None, "red", "red")
    assert told(events, "unmet") == [{"seat": seat, "card": "card.C01"} for seat in (1, 2)]
    _, events = shown("C06")
    assert told(events, "unmet") == [], "whoever is asked may say so"


def test_others_pay_with_tokens_never_with_dice() -> None:
    scene = Scene().give(2, red=1)
    shown("C01", scene, "red", "red", "red", "red")
    assert scene.asked == 2, "the dice are those of the active player"
    assert scene.legal("choose") == []
    accept(scene)
    assert (scene.has(2, "red"), scene.has(2, "lira")) == (0, 3) and len(scene.shown()) == 4


def test_others_may_pay_with_a_brown_token_and_choose_so() -> None:
    scene, _ = shown("C01", Scene().give(1, red=1, brown=1).give(2, brown=1))
    scene.do("choose", "button.choose")
    assert scene.asked == 1
    scene.do("pay", "goods.1.brown")
    assert (scene.has(1, "red"), scene.has(1, "brown"), scene.has(1, "lira")) == (1, 0, 3)
    assert scene.legal("choose") == []
    accept(scene)
    assert (scene.has(2, "brown"), scene.has(2, "lira")) == (0, 3)


def test_what_stands_behind_the_arrow_is_spent_once_only() -> None:
    scene, _ = shown("C01", Scene().give(1, red=5))
    accept(scene)
    assert (scene.has(1, "red"), scene.has(1, "lira")) == (4, 3)


def test_the_card_is_discarded_when_all_have_answered() -> None:
    scene, _ = shown("C05", None, "coin")
    assert scene.state.discard == []
    decline(scene)
    events = decline(scene)
    assert scene.state.discard == ["card.C05"] and kinds(events)[-1] == "discard"


def test_the_question_names_the_card_and_who_is_asked() -> None:
    scene, _ = shown("C05")
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"card": "@card.C05", "active": False}


# At income.


def test_at_income_the_active_player_pays_without_dice() -> None:
    scene = Scene().owns(0, "M09").deck("C21").give(0, red=1, yellow=1, green=1)
    scene.state.faces = ["blue"] * 9
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    assert scene.has(0, "lira") == 1, "the dice are not rolled"
    scene = Scene().owns(0, "M09").deck("C21").give(0, red=1, yellow=1, green=1, brown=1)
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    accept(scene)
    scene.do("claim", "area.left")
    assert scene.player(0).rubies == ["ruby.left.1"]


def test_at_income_the_others_get_their_part_too() -> None:
    scene = Scene().owns(1, "M09").deck("C05")
    scene.begin(1)
    scene.do("reveal", "button.reveal")
    assert scene.has(1, "brown") == 1 and isinstance(scene.frame, Offer) and scene.asked == 2
    accept(scene)
    assert scene.asked == 0
    decline(scene)
    assert scene.asked == 1 and scene.verbs() == {"roll"}


# Edited cards.


def test_an_edited_card_may_let_the_active_player_choose_and_others_take_tiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the shipped cards do not combine works all the same."""
    known = cards()["card.C13"]
    part, tile = known.others, cards()["card.C30"].active
    monkeypatch.setitem(cards(), "card.C13", type(known)(known.id, part, tile))
    scene = Scene().give(1, lira=5)
    shown("C13", scene)
    assert scene.verbs() == {"accept"}, "without a condition there is nothing to fall back on"
    accept(scene, ".crystal")
    assert scene.has(0, "crystal") == 1 and scene.asked == 1
    accept(scene)
    wanted = scene.state.display[0]
    scene.do("pick", wanted)
    assert scene.player(1).tiles == [wanted]
