"""The help line: what a thing is, and how it stands with the likeliest that can be done with it."""

from __future__ import annotations

from game.desk.desk import Desk
from game.desk.help_line import help_line, help_lines, help_sentences, named, shorter
from game.lang.catalogue import Catalogue
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import Text, text
from game.rules.splendor.state import State
from game.tables.splendor.table import SplendorTable
from tests.recorded.telling import spelled
from tests.splendor.scene import RULES, Scene
from tests.toy.house import assets

TABLE = SplendorTable(RULES)


def desk_of(scene: Scene) -> Desk:
    seats = (Seat("Hana", 0), Seat("Ali", 1))
    return Desk(Sitting(Session(RULES, GameConfig(2, 1), seats, scene.state), None))


class Foreteller(SplendorTable):
    """Foresees of an action what it is."""

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        return (text("play-turn", verb=action.verb), text("play-over"), text("play-more"))


def test_of_several_actions_only_the_likeliest_is_foreseen() -> None:
    desk, table = desk_of(Scene().give(0, white=3, blue=3, green=3, red=3, black=3)), Foreteller(RULES)
    card = desk.session.state.market[0][0]
    (decision,) = desk.session.decisions()
    ways = sorted((a for a in decision.actions if a.targets == (card,)), key=table.rank)
    said = spelled(help_line(desk, table, card))
    assert len(ways) > 1 and f"verb={ways[0].verb})" in said
    assert not any(f"verb={way.verb})" in said for way in ways[1:])
    assert "play-over" in said and "play-more" not in said, "two sentences of it"


def test_each_longer_one_says_more_and_the_first_fact_comes_before_a_lesser_one() -> None:
    desk = desk_of(Scene(cities=True).cities("C1A", "C5A", "C6A"))
    ways = help_lines(desk, TABLE, "city.C6A", "gate.2")
    said = [spelled(way) for way in ways]
    assert len(said) > 2 and [len(way) for way in said] == sorted(map(len, said), reverse=True)
    calls = (TABLE.describe("city.C6A"), TABLE.short("city.C6A"))
    assert all(way.dict()["name"] in calls for way in ways[:-1]) and ways[-1].key == "splendor-lacks"
    assert all("splendor-lacks" in way for way in said)


def test_what_is_known_of_a_piece_comes_first_only_where_a_title_wants_that() -> None:
    desk = desk_of(Scene(cities=True).cities("C1A", "C5A", "C6A"))
    keys = [line.key for line in help_sentences(desk, TABLE, "city.C6A", "gate.2")]
    assert keys.index("splendor-lacks") < keys.index("splendor-no-city")
    usual = SplendorTable(RULES)
    usual.explain_first, usual.general_reasons = False, ()
    keys = [line.key for line in help_sentences(desk, usual, "city.C6A", "gate.2")]
    assert keys.index("splendor-lacks") > keys.index("splendor-no-city")


def test_before_the_name_goes_it_becomes_shorter_and_the_verb_is_left_to_the_question() -> None:
    name, brief, why = (text(key) for key in ("play-turn", "play-more", "play-over"))
    reason = text("play-missed", verb=text("play-pass"), reason=why)
    ways = named(name, (reason,), 1, brief)
    said = [(way.dict()["name"], way.dict()["how"]) for way in ways[:-1]]
    assert said == [(name, reason), (brief, reason), (brief, why)]
    assert ways[-1] == why, "what is in focus is seen"


def test_cost_and_benefit_are_said_together_behind_the_name() -> None:
    name, cost, gain, more = (text(key) for key in ("play-turn", "play-over", "play-more", "play-pass"))
    ways = [spelled(way) for way in named(name, (cost, gain, more), 2)]
    assert all("play-over" in way and "play-more" in way for way in ways)
    assert ["play-pass" in way for way in ways] == [True, False, False], "what is neither goes first"
    assert ["play-help" in way for way in ways] == [True, True, False], "then the name"


def test_remarks_in_a_row_are_sentences_and_what_opens_with_a_small_letter_goes_on_after_a_comma() -> None:
    english, persian = (Catalogue(lang, assets() / "lang") for lang in ("en", "fa"))
    large = (text("common-yes"), text("common-no"))
    small = (text("common-yes"), text("setup-person"))
    assert english.say(shorter(large)[0]).endswith("Yes. No")
    assert english.say(shorter(small)[0]).endswith("Yes, a human")
    assert "؛ " in persian.say(shorter(large)[0]) and "." not in persian.say(shorter(large)[0])
    assert english.missing == persian.missing == set()
