"""What New York asks while something is chosen says what one sees and what one confirms."""

from __future__ import annotations

import pytest

from game.lang.catalogue import Catalogue
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.newyork1901.board import STREETS, neighbours
from game.rules.newyork1901.state import Build
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city
from tests.painting import ASSETS

TABLE = NewYorkTable(city())


def asked(scene: Scene) -> Decision:
    (decision,) = scene.rules.decisions(scene.state)
    return decision


def named(lot: str) -> set[str]:
    """The streets of the cards at a lot's sides."""
    grid = city().sites.grid
    cells = next(each.cells for each in grid.lots if each.id == lot)
    return {grid.streets.get(near, "") for cell in cells for near in neighbours(cell)} & {*STREETS}


@pytest.mark.parametrize("language", ["en", "fa"])
def test_whoever_confirms_a_claim_reads_at_which_street_the_lot_lies(language: str) -> None:
    """Expand: the land card names colour and size; a street is named where it counts."""
    scene, catalogue = Scene(4), Catalogue(language, ASSETS / "lang")
    scene.market(("green", 2), ("red", 3), ("blue", 2), ("pink", 3))
    decision, met = asked(scene), set[bool]()
    for action in decision.actions:
        if action.verb == "claim":
            question = TABLE.ask(scene.state, Choosing(decision).after(*action.targets))
            street, there = str(question.dict()["street"]), named(action.targets[1]) & {*scene.state.streets}
            met.add(bool(there))
            assert street in there if there else street == "none", "those that count alone"
            said = catalogue.say(question)
            name = catalogue.say(TABLE.describe(f"streetcard.{street}")) if there else ""
            assert name.removeprefix("کارت ") in said
    assert met == {True, False} and not catalogue.missing


def test_where_a_building_fits_in_one_place_alone_the_question_says_so() -> None:
    """Build: the piece already lies there, with its button; nobody is asked to look for a place."""
    scene = Scene(2)
    scene.own(0, "g01", "g02")
    scene.state.stack = [Build(0)]
    decision, keys = asked(scene), set[str]()
    pieces = {action.targets[0] for action in decision.actions if len(action.targets) == 2}
    for piece in pieces:
        places = {each.targets[1] for each in decision.actions if each.targets[:1] == (piece,)}
        choosing = Choosing(decision)
        choosing.point(piece)
        key = TABLE.ask(scene.state, choosing.effective()).key
        keys.add(key)
        assert key == ("newyork1901-ask-site-only" if len(places) == 1 else "newyork1901-ask-site")
        assert bool(choosing.offers()) == (len(places) == 1), "and it has its button"
    assert keys == {"newyork1901-ask-site-only", "newyork1901-ask-site"}


def test_of_a_building_that_fits_only_by_demolishing_question_and_help_say_so_and_why() -> None:
    """Land comes first, or no free squares are left: such a piece was taken for one that can be built."""
    scene = Scene(3)
    scene.own(0, "y07", "y08")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.put(0, "b2", (12, 13), (12, 14))
    scene.player().points = 9
    told = set()
    for at_hand in (False, True):
        scene.player().workers = dict.fromkeys(scene.player().workers, "" if at_hand else "lot.y07")
        if at_hand:
            scene.own(0, "r10")
        decision = asked(scene)
        fitting = scene.rules.lists.buildable(scene.state, 0)
        pieces = {action.targets[0] for action in decision.actions if action.verb == "demolish"}
        for piece in pieces:
            places = {each.targets[1] for each in decision.actions if each.targets[:1] == (piece,)}
            key = "newyork1901-ask-falls-only" if len(places) == 1 else "newyork1901-ask-falls"
            assert TABLE.ask(scene.state, Choosing(decision).after(piece)).key == key
            known, why = TABLE.explain(scene.state, piece)
            assert (known.key, known.dict()["count"]) == ("newyork1901-places-falls", len(places))
            assert (why.key, why.dict()["cause"]) == (
                "newyork1901-falls-why",
                "land" if piece in fitting else "room",
            )
            told.add(why.dict()["cause"])
    assert told == {"land", "room"}


def test_of_a_building_that_free_squares_have_room_for_too_nothing_is_said_of_demolishing() -> None:
    scene = Scene(3)
    scene.own(0, "y07", "y08", "r10")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.player().points = 9
    scene.player().workers = dict.fromkeys(scene.player().workers, "lot.y08")
    decision = asked(scene)
    both = {each.targets[0] for each in decision.actions if each.verb == "demolish"}
    both &= {each.targets[0] for each in decision.actions if each.verb == "build"}
    assert both
    for piece in both:
        assert not TABLE.ask(scene.state, Choosing(decision).after(piece)).key.startswith(
            "newyork1901-ask-falls"
        )
        assert [line.key for line in TABLE.explain(scene.state, piece)] == ["newyork1901-places"]


@pytest.mark.parametrize("end", [True, False])
def test_what_is_asked_speaks_of_the_end_of_the_turn_only_where_it_is_offered(end: bool) -> None:
    """A lesson may want a building first."""
    scene = Scene(2)
    scene.own(0, "g01", "g02")
    scene.state.stack = [Build(0)]
    decision = asked(scene)
    if not end:
        decision = decision._replace(actions=tuple(each for each in decision.actions if each.verb != "end"))
    question = TABLE.ask(scene.state, Choosing(decision))
    assert ("end your turn" in Catalogue("en", ASSETS / "lang").say(question)) is end


@pytest.mark.parametrize("verb", ["claim", "shift", "grab"])
def test_where_a_turn_offers_one_thing_alone_the_question_speaks_of_nothing_else(verb: str) -> None:
    scene = Scene(4)
    scene.market(("green", 2), ("red", 3), ("blue", 2), ("pink", 3))
    whole = asked(scene)
    alone = whole._replace(actions=tuple(each for each in whole.actions if each.verb == verb))
    assert alone.actions
    key = TABLE.ask(scene.state, Choosing(alone)).key
    assert key == ("newyork1901-ask-land" if verb == "claim" else f"newyork1901-do-{verb}")
