"""Why a move is good: what has become more, whom it overtakes, and nothing that luck or time brings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import brains
from game.brains.guide import Guide
from game.brains.reasons import Claim, Deed, Judgement, Lead, Measure, Reasons, Side
from game.lang.catalogue import Catalogue
from game.opponents.guides import guide_for
from game.rules.kernel.action import Action
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from tests.toy.house import assets


@dataclass
class Player:
    """A player of a game of wood and streets."""

    wood: int = 0
    along: dict[str, int] = field(default_factory=dict)


def deed(before: list[Player], after: list[Player], verb: str = "take") -> Deed:
    sides = (Side(None, SimpleNamespace(players=players), 0) for players in (before, after))
    return Deed(Action(0, verb), *sides)


REASONED = [
    title for title in TITLES if guide_for(title, find_title(title).rules({})).reasons is not Guide.reasons
]
"""The titles with reasons of their own."""
WOOD = Measure("toy-why-wood", lambda side: {"": side.player.wood}, 2.0, lasting=False)
STREET = Lead("toy-why-street", lambda side: side.player.along, lambda street, side: 5.0, "street")


def test_what_has_become_more_is_said_with_its_numbers_and_what_has_not_is_not() -> None:
    (claim,) = WOOD(deed([Player(1)], [Player(4)]))
    assert claim == Claim(text("toy-why-wood", gain=3, count=4), 6.0, lasting=False)
    assert not [*WOOD(deed([Player(4)], [Player(4)]))] and not [*WOOD(deed([Player(4)], [Player(1)]))]


@pytest.mark.parametrize(("then", "now", "leads"), [(1, 3, True), (1, 2, False), (3, 4, False), (2, 3, True)])
def test_a_lead_is_said_where_it_is_taken_and_of_whom(then: int, now: int, leads: bool) -> None:
    others = [Player(along={"wall": 1}), Player(along={"wall": 2})]
    before, after = ([Player(along={"wall": own}), *others] for own in (then, now))
    found = [*STREET(deed(before, after))]
    assert bool(found) is leads
    if found:
        said = text("toy-why-street", street="wall", seat="seat:2", count=now, other=2)
        assert found[0].words == said


def test_who_does_nothing_more_or_trusts_to_luck_is_told_of_nothing_that_comes_by_itself() -> None:
    rests = text("toy-why-rests")
    reasons = Reasons((WOOD,), passing=frozenset({"end"}), lucky=frozenset({"roll"}), said=(_rests,))
    for verb in ("end", "roll"):
        assert [*reasons.claims(deed([Player(1)], [Player(4)], verb))] == [rests]
    assert rests not in reasons.claims(deed([Player(1)], [Player(4)]))


def _rests(deed: Deed) -> list[Claim]:
    return [Claim(text("toy-why-rests"), 1.0)]


def judgement(**more: Any) -> Judgement:
    return replace(Judgement((), costless=True, passing=False), **more)


GEM, HOUSE = Claim(text("gem"), 0.5), Claim(text("house"), 0.2, lasting=True)


def test_a_free_gain_that_lasts_outdoes_what_brings_less_and_no_price_is_free() -> None:
    free, gems, end = judgement(claims=(HOUSE,)), judgement(claims=(GEM,)), judgement(passing=True)
    assert gems.outdone_by(free, ticked=True) and not gems.outdone_by(free, ticked=False)
    assert end.outdone_by(free, ticked=False) and end.outdone_by(gems, ticked=False)
    for less, more in ((free, gems), (gems, gems), (gems, end), (gems, replace(free, costless=False))):
        assert not less.outdone_by(more, ticked=True)
    great = judgement(claims=(HOUSE._replace(weight=9.0),))
    assert not great.outdone_by(
        free, ticked=True
    ), "which of two that last is better is a matter of judgement"


def test_two_reasons_are_given_at_most_and_never_two_of_one_kind_or_a_slight_one() -> None:
    great, other = Claim(text("gem", count=1), 3.0), Claim(text("gem", count=2), 2.9)
    assert judgement(claims=(great, other, HOUSE)).reasons == (great.words,)
    assert judgement(claims=(great, Claim(text("house"), 2.0), GEM)).reasons == (great.words, text("house"))
    assert judgement(claims=(great, Claim(text("free"), 0.0))).reasons == (great.words, text("free"))
    assert judgement().reasons == ()


@pytest.mark.parametrize("title", REASONED)
def test_every_reason_in_the_catalogues_is_one_that_its_title_gives(title: str) -> None:
    """And the other way round a law says them all (`tests/laws/test_advice.py`)."""
    code = "".join(path.read_text() for path in (Path(brains.__file__).parent / title).glob("*.py"))
    for lang in ("en", "fa"):
        catalogue = Catalogue(lang, assets() / "lang")
        words = (assets() / "lang" / lang / f"{title}.ftl").read_text().splitlines()
        keys = [line.split(" =")[0] for line in words if line.startswith(f"{title}-why-")]
        assert keys and all(catalogue.has(key) for key in keys)
        for word in (key.removeprefix(f"{title}-why-") for key in keys):
            assert f'{title}-why-{word}"' in code or f'"{word}"' in code, word


@pytest.mark.parametrize("title", REASONED)
def test_every_title_says_what_a_move_costs(title: str) -> None:
    reasons = guide_for(title, find_title(title).rules({})).reasons
    assert reasons.sources and reasons.means is not Reasons().means
