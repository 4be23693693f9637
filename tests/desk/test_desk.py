"""A desk looks at a sitting: pointing narrows what may be done, several may look at one match."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from game.desk.desk import Desk
from game.desk.desk_model import desk_model
from game.desk.pending import pending
from game.match.drivers import Drivers, Question, Reflex
from game.match.seats import COMPUTER, Seat
from game.match.session import IllegalActionError, Session
from game.match.sitting import Sitting, StaleError
from game.rules.kernel.action import Action, act
from game.rules.kernel.choosing import Choosing, Reply
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.kernel.values import digest
from game.rules.splendor.rules import SplendorRules
from game.tables.splendor.table import SplendorTable
from tests.toy.rules import READY, ToyRules
from tests.toy.table import ToyTable

HANA, ALI, SHIRIN = (Seat(name, style) for style, name in enumerate(("Hana", "Ali", "Shirin")))
ROBOT, OTHER = Seat("Robot", 3, COMPUTER, "first/1"), Seat("Other", 4, COMPUTER, "first/1")
RULES = SplendorRules()
TABLE = SplendorTable(RULES)
THREE = ("bank.white", "bank.green", "bank.red")


def sitting_of(*seats: Seat, toy: bool = False) -> Sitting:
    rules = ToyRules({}) if toy else RULES
    return Sitting(Session(rules, GameConfig(len(seats), 7), seats))


@pytest.fixture
def desk() -> Desk:
    return Desk(sitting_of(HANA, ALI))


def picked(desk: Desk) -> tuple[str, ...]:
    choosing = desk.choosing()
    assert choosing is not None
    return choosing.picked


def first(question: Question) -> Action:
    return question.decision.actions[0]


def test_a_desk_that_is_closed_hears_nothing_more(desk: Desk) -> None:
    other = Desk(desk.sitting)
    before = desk.revision, other.revision
    desk.close()
    desk.sitting.act(desk.session.decisions()[0].actions[0])
    assert desk.revision == before[0] and other.revision > before[1]


def test_a_turn_is_begun_again_where_undo_reaches_that_far(desk: Desk) -> None:
    assert not desk.restart_turn(), "nothing has been done"
    desk.sitting.act(act(0, "take", *THREE))
    assert len(desk.session.log) == 1
    assert desk.restart_turn()
    assert len(desk.session.log) == 0


# --- pointing --------------------------------------------------------------------------------------------


def test_three_gems_are_complete_only_with_the_third(desk: Desk) -> None:
    choosing = desk.choosing()
    assert choosing is not None
    desk.point("bank.red")
    desk.point("bank.white")
    assert choosing.offers() == ()
    desk.point("bank.green")
    assert choosing.offers() == (act(0, "take", *THREE),)
    assert choosing.choices() == {}


def test_pointing_at_a_picked_gem_that_cannot_be_doubled_puts_it_back(desk: Desk) -> None:
    replies = [desk.point(f"bank.{gem}") for gem in ("red", "white", "white")]
    assert replies[-1] is Reply.UNPICKED
    assert picked(desk) == ("bank.red",)


def test_a_gem_that_cannot_be_doubled_says_why_when_it_is_pointed_at_twice_and_nothing_else(
    desk: Desk,
) -> None:
    desk.sitting.act(act(0, "take", *THREE))
    for _ in range(2):
        desk.point("bank.red")
    assert picked(desk) == () and desk.refuse_twice("bank.red") == text("splendor-no-take-combination")
    for _ in range(2):
        desk.point("deck.2")
    assert picked(desk) == () and desk.refuse_twice("deck.2") is None, "nobody wants a deck twice"
    desk.point("bank.blue")
    assert desk.refuse_twice("bank.red") is None, "while others are picked it was meant"


def test_a_target_that_does_not_fit_replaces_the_oldest_picks(desk: Desk) -> None:
    for gem in ("red", "white", "green"):
        desk.point(f"bank.{gem}")
    assert desk.point("bank.blue") is Reply.PICKED
    assert picked(desk) == ("bank.white", "bank.green", "bank.blue")
    assert desk.point("deck.2") is Reply.PICKED
    assert picked(desk) == ("deck.2",)


def test_what_no_action_wants_is_refused_and_keeps_the_picks(desk: Desk) -> None:
    desk.point("bank.red")
    assert [desk.point("bank.gold"), desk.point("noble.N01")] == [Reply.REFUSED, Reply.REFUSED]
    assert picked(desk) == ("bank.red",)


def test_a_blind_card_is_guarded_until_its_player_looks(desk: Desk) -> None:
    desk.perform(act(0, "reserve", "deck.1"))
    desk.perform(act(1, "take", *THREE))
    choosing = desk.choosing()
    assert choosing is not None
    assert choosing.decision.guarded == {"reserve.0.0"}
    assert "reserve.0.0" not in choosing.choices()
    assert desk.point("reserve.0.0") is Reply.PRIVATE
    assert desk.refuse("reserve.0.0") is None, "whether it could be bought is a secret"
    desk.set_private_view()
    assert desk.point("reserve.0.0") in (Reply.PICKED, Reply.REFUSED)


def test_what_all_saw_picked_stays_picked_behind_the_curtain_but_nothing_afterwards(desk: Desk) -> None:
    desk.perform(act(0, "reserve", "deck.1"))
    desk.perform(act(1, "take", *THREE))
    desk.point("bank.red")
    desk.set_private_view()
    assert picked(desk) == ("bank.red",)
    desk.set_private_view(False)
    assert picked(desk) == ()


def test_a_later_target_brings_along_what_must_come_before_it_if_that_is_clear() -> None:
    actions = (act(0, "lay", "red", "a"), act(0, "lay", "red", "b"), act(0, "lay", "blue", "b"))
    choosing = Choosing(Decision(0, text("any"), actions))
    assert choosing.point("b") is Reply.REFUSED, "of red or of blue?"
    assert choosing.point("a") is Reply.PICKED
    assert choosing.picked == ("red", "a")
    assert choosing.offers() == (actions[0],)
    choosing.selection.picked[:] = ["blue"]
    assert choosing.point("a") is Reply.PICKED
    assert choosing.picked == ("red", "a")


def test_a_later_target_never_betrays_what_is_guarded() -> None:
    actions = (act(0, "lay", "hidden", "a"),)
    choosing = Choosing(Decision(0, text("any"), actions, guarded=frozenset({"hidden"})))
    assert choosing.point("a") is Reply.REFUSED
    choosing.private_view = True
    assert choosing.point("a") is Reply.PICKED


# --- acting ----------------------------------------------------------------------------------------------


def test_an_action_that_is_not_offered_changes_nothing(desk: Desk) -> None:
    with pytest.raises(IllegalActionError):
        desk.perform(act(0, "take", "bank.gold"))
    assert desk.session.log == []
    assert desk.seat == 0


def test_after_an_action_the_next_seat_is_asked_and_undo_goes_back(desk: Desk) -> None:
    desk.perform(act(0, "take", *THREE))
    assert desk.seat == 1
    assert desk.undo()
    assert desk.seat == 0
    assert desk.redo()
    assert desk.seat == 1


def test_a_stale_submission_is_refused_with_nothing_changed(desk: Desk) -> None:
    seen = desk.sitting.revision
    desk.perform(act(0, "take", *THREE))
    before = digest(desk.session.state)
    with pytest.raises(StaleError):
        desk.perform(act(1, "take", *THREE), seen)
    assert digest(desk.session.state) == before and len(desk.session.log) == 1


def test_a_desk_acts_for_nobody_but_its_own_seats() -> None:
    sitting = sitting_of(HANA, ALI)
    desk = Desk(sitting, seats={1})
    with pytest.raises(IllegalActionError):
        desk.perform(act(0, "take", *THREE))
    with pytest.raises(IllegalActionError):
        sitting.submit(1, act(0, "take", *THREE), sitting.revision)
    assert sitting.session.log == [] and sitting.revision == 0
    assert desk.seat is None and desk.actor == 0


def test_a_match_needs_no_file() -> None:
    desk, rng = Desk(sitting_of(HANA, ALI)), Rng(1)
    while desk.seat is not None:
        desk.perform(rng.pick(desk.session.decisions()[0].actions))
    assert desk.session.over and desk.actor is None
    assert desk.sitting.fault is None
    desk.sitting.close()


class GemsOnly:
    """A lens that leaves gems, or nothing."""

    def __init__(self, silent: bool = False) -> None:
        self.silent = silent

    def narrow(self, decision: Decision) -> Decision | None:
        takes = tuple(action for action in decision.actions if action.verb == "take")
        return None if self.silent else decision._replace(actions=takes)

    def reason(self, decision: Decision, names: Sequence[str]) -> Text | None:
        offered = {target for action in decision.actions for target in action.targets}
        return text("gems-only") if offered.intersection(names) else None


def test_a_lens_narrows_what_may_be_chosen_and_says_why() -> None:
    desk = Desk(sitting_of(HANA, ALI), lens=GemsOnly())
    assert desk.point("deck.1") is Reply.REFUSED
    assert desk.refuse("deck.1") == text("gems-only") and desk.refuse("nobody.0") is None
    reserve = next(a for a in desk.session.decisions()[0].actions if a.verb == "reserve")
    with pytest.raises(IllegalActionError):
        desk.perform(reserve)
    assert not desk.session.log
    assert desk.point("bank.red") is Reply.PICKED
    assert Desk(desk.sitting, lens=GemsOnly(silent=True)).seat is None


def test_what_a_lens_lets_through_later_comes_to_the_desk() -> None:
    lens = GemsOnly(silent=True)
    desk = Desk(sitting_of(HANA, ALI), lens=lens)
    lens.silent = False
    assert desk.seat is None
    desk.look_again()
    assert desk.seat == 0


# --- several desks ---------------------------------------------------------------------------------------


def planning(*seats: Seat) -> Sitting:
    sitting = sitting_of(*seats, toy=True)
    sitting.act(act(0, "roll", "die"))
    return sitting


def test_of_two_desks_one_looks_while_the_other_stays_veiled() -> None:
    sitting = planning(HANA, ALI)
    table, phone = Desk(sitting), Desk(sitting, seats={1}, own=True)
    assert table.hidden and table.needs_curtain() and table.seen_choosing is None
    assert phone.seat == 1 and not phone.hidden and not phone.needs_curtain() and not phone.private_view
    assert "card.1.2" in phone.seen().hands[1] and "hidden.0.0" in phone.seen().hands[0]
    assert table.seen().hands[1] == ["hidden.1.0", "hidden.1.1", "hidden.1.2"]
    phone.point("card.1.2")
    phone.perform(act(1, "place", "card.1.2"))
    assert table.seen().plans == ["", "hidden.1.plan"]
    assert phone.seen().plans == ["", "card.1.2"]
    assert desk_model(table, ToyTable(ToyRules({}))).choices == ()
    assert desk_model(phone, ToyTable(ToyRules({}))).choices == ("plan.1",)


def test_a_pick_survives_what_others_do_where_it_is_still_possible() -> None:
    sitting = planning(HANA, ROBOT)
    desk = Desk(sitting)
    drivers = Drivers(sitting, lambda number, seat: Reflex(_planning))
    assert desk.point("card.0.2") is Reply.PICKED
    assert drivers.pump() and drivers.pump()
    assert sitting.session.state.stack[-1].ready == [False, True], "the computer has planned meanwhile"
    assert picked(desk) == ("card.0.2",)


def test_a_pick_that_has_become_impossible_is_dropped() -> None:
    sitting = sitting_of(HANA, ALI)
    table, other = Desk(sitting), Desk(sitting)
    table.point("bank.red")
    other.perform(act(0, "reserve", "deck.1"))
    assert table.seat == 1 and picked(table) == ()


def test_nobody_redoes_somebody_elses_secret() -> None:
    desk = Desk(planning(HANA, ALI))
    desk.set_private_view()
    desk.perform(act(0, "place", "card.0.1"))
    assert desk.undo()
    desk.attend(1)
    assert desk.sitting.session.can_redo() and not desk.can_redo() and not desk.redo()
    assert desk.session.state.plans == ["", ""]
    desk.attend(0)
    assert desk.redo()
    assert desk.session.state.plans == ["card.0.1", ""]


# --- people and computers --------------------------------------------------------------------------------


def test_a_single_person_among_computers_sees_no_curtain() -> None:
    desk = Desk(planning(HANA, ROBOT, OTHER))
    assert not desk.hidden and not desk.needs_curtain() and not desk.private_view
    assert desk.seen().hands[0] == ["card.0.1", "card.0.2", "card.0.3"]
    desk.perform(act(0, "place", "card.0.1"))
    assert not desk.hidden


def test_two_people_among_computers_still_see_one() -> None:
    assert Desk(planning(HANA, ALI, ROBOT)).needs_curtain()


def test_a_desk_is_silent_while_a_computer_thinks() -> None:
    sitting = sitting_of(ROBOT, HANA)
    desk = Desk(sitting)
    assert desk.seat is None and desk.actor == 0
    assert desk_model(desk, TABLE).prompt == text("play-thinking", seat="seat:0")
    assert Drivers(sitting, lambda number, seat: Reflex(first)).pump()
    assert desk.seat == 1


def test_taking_back_reaches_the_persons_last_turn_across_computers_moves() -> None:
    sitting = sitting_of(HANA, ROBOT, OTHER)
    desk = Desk(sitting)
    drivers = Drivers(sitting, lambda number, seat: Reflex(_taking))
    before = digest(sitting.session.state)
    desk.perform(act(0, "take", *THREE))
    assert drivers.pump() and drivers.pump()
    assert desk.seat == 0 and len(sitting.session.log) == 3
    after = digest(sitting.session.state)
    assert desk.undo()
    assert digest(sitting.session.state) == before and desk.seat == 0
    assert desk.redo()
    assert digest(sitting.session.state) == after
    desk.perform(act(0, "take", "bank.blue", "bank.green", "bank.red"))
    assert desk.undo() and not desk.can_undo(), "the turn before is over for good"


def test_what_a_computer_reveals_ends_taking_back() -> None:
    sitting = sitting_of(HANA, ROBOT)
    desk = Desk(sitting)
    drivers = Drivers(sitting, lambda number, seat: Reflex(_reserving))
    desk.perform(act(0, "take", *THREE))
    assert drivers.pump()
    assert not desk.can_undo()


def test_an_answer_to_a_void_question_is_dropped() -> None:
    sitting = sitting_of(HANA, ROBOT)
    desk = Desk(sitting)
    drivers = Drivers(sitting, lambda number, seat: Reflex(first))
    desk.perform(act(0, "take", *THREE))
    assert drivers.thinking == (1,)
    desk.undo()
    assert drivers.thinking == () and not drivers.pump()
    assert desk.seat == 0 and sitting.session.log == []


def test_a_wrong_answer_is_replaced_by_a_legal_one() -> None:
    sitting = sitting_of(ROBOT, HANA)
    drivers = Drivers(sitting, lambda number, seat: Reflex(lambda question: act(0, "take", "bank.gold")))
    legal = sitting.session.decisions()[0].actions
    assert drivers.pump()
    assert sitting.session.log[0].action in legal


def test_a_seat_changes_hands_between_person_and_computer() -> None:
    sitting = sitting_of(HANA, ROBOT)
    desk = Desk(sitting)
    drivers = Drivers(sitting, lambda number, seat: Reflex(first))
    sitting.hand_over(0, Seat("Hana", 0, COMPUTER, "first/1"))
    assert desk.seat is None and drivers.thinking == (0,)
    sitting.hand_over(0, HANA)
    assert desk.seat == 0 and drivers.thinking == ()


def test_what_a_desk_shows_can_be_sent_as_json() -> None:
    desk = Desk(sitting_of(HANA, ALI))
    for gem in THREE:
        desk.point(gem)
    plain = json.loads(json.dumps(desk_model(desk, TABLE).to_plain()))
    assert plain["seat"] == 0 and plain["picks"] == [[gem, 1] for gem in THREE]
    assert plain["offers"][0]["action"] == [0, "take", list(THREE), 0]
    assert plain["scores"] == [0, 0]


def test_what_is_missing_for_another_action_is_told_by_its_name(desk: Desk) -> None:
    card = desk.session.state.market[2][0]
    desk.point(card)
    shown = desk_model(desk, TABLE)
    assert [offer.action.verb for offer in shown.offers] == ["reserve"]
    (missed,) = shown.missed
    assert missed.dict()["verb"] == text("splendor-do-buy", count=1, amount=0)


def _planning(question: Question) -> Action:
    return next(a for a in question.decision.actions if a.verb in ("place", "ready"))


def _taking(question: Question) -> Action:
    return next(a for a in question.decision.actions if a.verb == "take")


def _reserving(question: Question) -> Action:
    return next(a for a in question.decision.actions if a.verb == "reserve")


def test_ready_is_a_button_that_needs_no_pointing() -> None:
    desk = Desk(planning(HANA, ROBOT))
    desk.perform(act(0, "place", "card.0.1"))
    shown = desk_model(desk, ToyTable(ToyRules({})))
    assert [offer.button for offer in shown.offers] == [READY]
    assert READY not in shown.choices


def test_an_hourglass_stands_by_the_seats_that_are_thought_for() -> None:
    badges = desk_model(Desk(planning(HANA, ROBOT)), ToyTable(ToyRules({}))).badges
    assert badges[0] == () and badges[1] == ("hourglass",)


# --- the lead --------------------------------------------------------------------------------------------


def leaders(sitting: Sitting) -> set[int]:
    totals = [score.total for score in sitting.session.scores()]
    return (
        {seat for seat, total in enumerate(totals) if total == max(totals)} if len(set(totals)) > 1 else set()
    )


def test_who_takes_the_lead_from_somebody_else_is_told_once() -> None:
    sitting = sitting_of(HANA, ALI, SHIRIN)
    desk, table, rng, taken = Desk(sitting), TABLE, Rng(3), 0
    while decisions := sitting.session.decisions():
        before = leaders(sitting)
        buys = [action for action in decisions[0].actions if action.verb == "buy"]
        sitting.act(rng.pick(buys or decisions[0].actions))
        now = leaders(sitting)
        told = [line for line in desk_model(desk, table).told if line.key == "play-leads"]
        passed = len(now) == 1 and before and not before & now and sitting.session.decisions()
        points = [score.total for score in sitting.session.scores()]
        lead = {"seat": seat_ref(min(now)), "points": points[min(now)]} if now else {}
        assert [{**line.dict(), "others": ""} for line in told] == (
            [{**lead, "others": ""}] if passed else []
        )
        taken += bool(passed)
    assert taken, "the lead changed"


def test_what_is_taken_back_takes_no_lead() -> None:
    sitting = sitting_of(HANA, ALI)
    desk = Desk(sitting)
    sitting.act(act(0, "take", *THREE))
    sitting.undo()
    assert desk.lead.taker is None


def test_what_cannot_but_follow_need_not_be_pointed_at() -> None:
    actions = tuple(act(0, "trade", "door.two", good) for good in ("good.red", "good.blue"))
    other = act(0, "trade", "door.four", "good.red", "good.green")
    choosing = Choosing(Decision(0, text("play-over"), (*actions, other), ordered=False))
    assert choosing.effective_picks == ()
    choosing.point("door.two")
    assert choosing.effective_picks == ("door.two",) and choosing.offers() == (), "two goods could follow"
    choosing.point("door.four")
    assert choosing.picked == ("door.four",) and choosing.offers() == (other,)
    assert choosing.effective_picks == other.targets
    assert choosing.point("good.green") is Reply.PICKED and choosing.offers() == (
        other,
    ), "it may be all the same"


def test_what_a_lesson_leaves_out_is_no_reason_for_a_pick_to_follow_by_itself() -> None:
    wanted, other = act(0, "take", "red", "green", "blue"), act(0, "take", "red", "green", "white")
    whole = Decision(0, text("play-over"), (wanted, other), ordered=False)
    choosing = Choosing(whole._replace(actions=(wanted,)), narrows=whole)
    for target in wanted.targets:
        choosing.point(target)
        assert choosing.guided and choosing.effective_picks == choosing.picked
    assert choosing.offers() == (wanted,)
    assert not Choosing(whole, narrows=whole).guided


def test_what_made_room_for_another_of_several_picks_is_known() -> None:
    desk = Desk(sitting_of(HANA, ALI))
    for target in THREE:
        desk.point(target)
        assert desk.put_back == ()
    choosing = desk.choosing()
    assert choosing is not None
    fourth = next(
        each for each in sorted(choosing.replacements()) if each.startswith("bank.") and each not in THREE
    )
    desk.point(fourth)
    assert desk.put_back == THREE[:1]


def test_the_only_next_step_of_a_sequence_need_not_be_pointed_at_either() -> None:
    only = act(0, "lay", "card.one", "slot.one")
    ways = tuple(act(0, "lay", "card.two", slot) for slot in ("slot.one", "slot.two"))
    choosing = Choosing(Decision(0, text("play-over"), (only, *ways)))
    choosing.point("card.two")
    assert choosing.effective_picks == ("card.two",) and choosing.offers() == ()
    choosing.point("card.one")
    assert choosing.effective_picks == only.targets and choosing.offers() == (only,)
    assert choosing.point("slot.one") is Reply.PICKED and choosing.offers() == (
        only,
    ), "it may be all the same"


def test_a_secret_is_never_taken_for_granted() -> None:
    action = act(0, "lay", "card.one", "slot.one")
    for decision in (
        Decision(0, text("play-over"), (action,), secret=True),
        Decision(0, text("play-over"), (action,), secret=True, ordered=False),
        Decision(0, text("play-over"), (action,), guarded=frozenset({"slot.one"}), ordered=False),
    ):
        choosing = Choosing(decision)
        choosing.point("card.one")
        assert choosing.effective_picks == ("card.one",) and choosing.offers() == ()


def test_few_choices_are_told_by_name_and_more_by_sort(desk: Desk) -> None:
    gems = [f"bank.{color}" for color in ("white", "blue", "green", "red")]
    assert pending(desk, TABLE, gems[:3])[0].key == "play-waiting"
    assert all(line.key != "play-waiting" for line in pending(desk, TABLE, gems))


def test_one_press_that_picked_several_things_is_taken_back_at_once() -> None:
    """What stood before it stands again, also where that had been put back for it."""
    actions = tuple(act(0, "claim", *pair) for pair in ("ax", "ay", "bz", "cz"))
    alike = (frozenset("bc"),)
    for first, then, picked in (("", "x", "ax"), ("", "z", "bz"), ("a", "z", "bz"), ("b", "y", "ay")):
        choosing = Choosing(Decision(0, text("toy-prompt"), actions, alike=alike))
        desk = Desk(sitting_of(HANA, ALI, toy=True))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(desk, "choosing", lambda seat=None, choosing=choosing: choosing)
            for press in (*first, then):
                assert desk.point(press) is Reply.PICKED
            assert choosing.picked == tuple(picked)
            assert desk.back() == then and choosing.picked == tuple(first)


def test_a_place_that_took_another_ones_place_is_taken_back_like_any_pick() -> None:
    actions = tuple(act(0, "claim", *pair) for pair in ("ax", "ay"))
    choosing = Choosing(Decision(0, text("toy-prompt"), actions))
    desk = Desk(sitting_of(HANA, ALI, toy=True))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk, "choosing", lambda seat=None: choosing)
        for press in "axy":
            desk.point(press)
        assert choosing.picked == ("a", "y") and desk.back() == "y" and choosing.picked == ("a",)
