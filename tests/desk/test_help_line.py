"""The help line: what a thing is, and how it stands with the likeliest that can be done with it."""

from __future__ import annotations

from game.desk.desk import Desk
from game.desk.help_line import deeds, help_line, help_lines, help_sentences, named, shorter
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


def test_the_shortest_is_the_name_alone_and_each_longer_one_says_more() -> None:
    desk = desk_of(Scene())
    card = desk.session.state.market[0][0]
    said = [spelled(line) for line in help_lines(desk, TABLE, card)]
    assert said[-1] == spelled(TABLE.describe(card)) and len(said) > 1
    assert [len(line) for line in said] == sorted((len(line) for line in said), reverse=True)


def test_where_the_first_sentence_is_too_long_another_one_may_do_rather_than_the_bare_name() -> None:
    desk = desk_of(Scene(cities=True).cities("C1A", "C5A", "C6A"))
    said = [spelled(line) for line in help_lines(desk, TABLE, "city.C6A", "gate.2")]
    assert all(key in said[0] for key in ("splendor-no-city", "splendor-lacks", "splendor-known-city"))
    assert any("splendor-known-city" in line and "splendor-lacks" not in line for line in said)


def test_every_way_to_say_how_it_stands_names_the_thing_and_its_first_fact_comes_before_a_lesser_one() -> (
    None
):
    desk = desk_of(Scene(cities=True).cities("C1A", "C5A", "C6A"))
    *ways, name = help_lines(desk, TABLE, "city.C6A", "gate.2")
    calls = (TABLE.describe("city.C6A"), TABLE.short("city.C6A"))
    assert name == calls[0] and all(way.dict()["name"] in calls for way in ways)
    first = deeds((*ways, name))
    assert first and all("splendor-lacks" in spelled(way) for way in ways[:first])
    assert not any("splendor-lacks" in spelled(way) for way in ways[first:])


def test_what_is_known_of_a_piece_comes_first_only_where_a_title_wants_that() -> None:
    desk = desk_of(Scene(cities=True).cities("C1A", "C5A", "C6A"))
    keys = [line.key for line in help_sentences(desk, TABLE, "city.C6A", "gate.2")]
    assert keys.index("splendor-lacks") < keys.index("splendor-no-city")
    usual = SplendorTable(RULES)
    usual.explain_first = False
    keys = [line.key for line in help_sentences(desk, usual, "city.C6A", "gate.2")]
    assert keys.index("splendor-lacks") > keys.index("splendor-no-city")


def test_before_the_name_goes_it_becomes_shorter_and_the_verb_is_left_to_the_question() -> None:
    name, brief, why = (text(key) for key in ("play-turn", "play-more", "play-over"))
    reason = text("play-missed", verb=text("play-pass"), reason=why)
    ways = named(name, (reason,), 1, brief)
    said = [(way.dict()["name"], way.dict()["how"]) for way in ways]
    assert said == [(name, reason), (brief, reason), (brief, why)]
    assert deeds((*ways, name)) == len(ways), "the reason is said even if the letters are smaller for it"


def test_cost_and_benefit_are_said_together_behind_the_name() -> None:
    name, cost, gain, more = (text(key) for key in ("play-turn", "play-over", "play-more", "play-pass"))
    ways = [spelled(way) for way in named(name, (cost, gain, more), 2)]
    assert all("play-help" in way and "play-over" in way and "play-more" in way for way in ways)
    assert ["play-pass" in way for way in ways] == [True, False], "what is neither goes first"
    assert deeds((*named(name, (cost, gain), 2), name)) == 1


def test_remarks_in_a_row_are_sentences_and_what_opens_with_a_small_letter_goes_on_after_a_comma() -> None:
    english, persian = (Catalogue(lang, assets() / "lang") for lang in ("en", "fa"))
    large = (text("common-yes"), text("common-no"))
    small = (text("common-yes"), text("setup-begins"))
    assert english.say(shorter(large)[0]).endswith("Yes. No")
    assert english.say(shorter(small)[0]).endswith("Yes, starts")
    assert "؛ " in persian.say(shorter(large)[0]) and "." not in persian.say(shorter(large)[0])
    assert english.missing == persian.missing == set()
