"""What a turn asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.mombasa.board import COMPANIES as COMPANY_NAMES
from game.rules.mombasa.frames import Bookkeeping, Points, TurnEnd
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.scoring import shares
from game.tables.mombasa.shots import BONUS, CHART, COMPANIES, MARKET
from game.tables.mombasa.table import MombasaTable
from game.tables.registry import find_title
from tests.mombasa.positions import BOOKKEEPER, goods, opened
from tests.mombasa.scene import Scene
from tests.room import Sit

_VERBS = {"card": {"use", "account", "trade", "attach"}, "port": {"expand"}, "bonus": set(OPTIONS)}


def asked_of(seed: int) -> Iterator[tuple[Decision, Callable[..., Text]]]:
    """The decisions of a game, and what the table asks of them once something is picked."""
    title, rng = find_title("mombasa"), Rng(seed)
    rules = title.rules({})
    table, state = title.table(rules), start(rules, GameConfig(3, seed))
    while decisions := rules.decisions(state):
        decision = rng.pick(decisions)
        yield decision, lambda *picks, of=decision: table.ask(state, Choosing(of).after(*picks))
        play(rules, state, rng.pick(decision.actions))


def turns(seed: int) -> Iterator[tuple[Decision, Callable[..., Text]]]:
    """The same in turns only."""
    return (each for each in asked_of(seed) if each[0].prompt.key == "mombasa-choose-action")


def test_a_turn_asks_only_for_what_can_be_chosen_now() -> None:
    asked = set()
    for decision, ask in turns(5):
        said = ask()
        kinds = set(str(said.dict()["kinds"]).split("-"))
        verbs = {action.verb for action in decision.actions}
        wanted = {kind for kind, of in _VERBS.items() if verbs & of}
        wanted |= {"bonus"} if decision.guarded else set()
        assert kinds == (wanted or {"none"})
        asked.add(said.dict()["kinds"])
    assert len(asked) > 2


def test_after_a_pick_the_question_is_about_what_is_picked() -> None:
    asked = set()
    for decision, ask in turns(5):
        for action in decision.actions:
            first = action.targets[0]
            said = ask(first)
            if kind_of(first) in ("bonus", "column"):
                assert said.key == f"mombasa-ask-{kind_of(first)}"
                assert said.dict()["piece"] == piece_ref(first)
                asked.add(said.key)
    assert len(asked) == 2


def test_a_question_names_no_more_than_what_can_be_done_now() -> None:
    keys, seen = {f"mombasa-ask-{about}" for about in ("goods", "points", "ink")}, set()
    for seed in range(4):
        for decision, ask in asked_of(seed):
            said = ask()
            if said.key in keys:
                verbs = {action.verb for action in decision.actions}
                for verb in ("use", "acquire", "book", "coins", "ink", "flip"):
                    assert (verb in verbs) is (verb in str(said.dict()["kinds"]).split("-")), said
                assert ("step" in str(said.dict()["kinds"])) is bool(verbs & {"step", "pay"})
                seen.add(said.key)
    assert seen == keys


def test_of_bookkeeping_points_it_is_said_how_many_come_after_them() -> None:
    scene = opened(Bookkeeping(0, BOOKKEEPER))
    table = MombasaTable(scene.rules)
    for top, kinds, more in ((None, "none", 2), (Points(0, 1), "book-coins", 2)):
        scene.state.stack += [top] if top else []
        decision = scene.rules.decisions(scene.state)[0]
        said = table.ask(scene.rules.view(scene.state, 0), Choosing(decision)).dict()
        assert (said["kinds"], said["more"]) == (kinds, more)
    scene.state.stack[:] = [TurnEnd(0, True), Points(0, 1)]
    decision = scene.rules.decisions(scene.state)[0]
    assert table.ask(scene.rules.view(scene.state, 0), Choosing(decision)).dict()["more"] == 0


def test_before_a_plan_is_seen_it_is_said_which_round_it_is_for_and_who_begins() -> None:
    scene = Scene().arranged()
    scene.state.round, scene.state.first = 3, 1
    decision, table = scene.rules.decisions(scene.state)[0], MombasaTable(scene.rules)
    covered, looked = (scene.rules.view(scene.state, seat) for seat in (None, 0))
    assert table.ask(covered, Choosing(decision)) == text("mombasa-ask-plan", first=seat_ref(1))
    assert table.ask(looked, Choosing(decision)) == decision.prompt


def test_a_turn_in_which_only_bonuses_can_be_used_is_asked_beside_them() -> None:
    for area, shot in (((), BONUS), (("card.0.coffee_1",), CHART)):
        scene = Scene().at_turn(0, 2).area(*area)
        (decision,) = scene.rules.decisions(scene.state)
        assert MombasaTable(scene.rules).shot(scene.state, Choosing(decision)) == shot


def test_whoever_has_advanced_stays_beside_the_tracks_though_a_card_could_be_taken() -> None:
    scene = goods("card.0.cotton_2", left=5)
    for shot, spends in ((MARKET, False), (COMPANIES, True)):
        (decision,) = scene.rules.decisions(scene.state)
        assert any(action.verb == "acquire" for action in decision.actions)
        table, choosing = MombasaTable(scene.rules), Choosing(decision)
        assert table.shot(scene.state, choosing) == shot
        ways = {way.shot for way in table.shortcuts(scene.state, choosing) if way.button}
        assert ways == {COMPANIES if shot == MARKET else MARKET}
        if not spends:
            step = next(action for action in decision.actions if action.verb == "step")
            scene.play(step)


def test_while_the_port_is_asked_for_the_ports_are_marked_and_nothing_else(sit: Sit) -> None:
    scene = Scene().at_turn(0, 2).area("card.0.expansion_2-1", "card.0.coffee_1")
    room = sit(title="mombasa", opening=scene.state)
    room.play.controls.point("card.0.expansion_2-1")
    ports = {f"base.{company}" for company in COMPANY_NAMES}
    look = room.look
    assert set(look.choices) == ports
    assert room.play.view.stage.stand(look.chosen).rimmed == ports | {"card.0.expansion_2-1"}


def test_what_a_capital_call_costs_is_asked_and_the_shares_are_those_after_all_steps() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "card.0.coffee_1").money(3)
    scene.player().steps["cairo"] = 6
    scene.do("mark", "bonus.coffee", amount=3)
    table, view = MombasaTable(scene.rules), scene.rules.view(scene.state, 0)
    (decision,) = scene.rules.decisions(scene.state)
    assert table.ask(view, Choosing(decision)) == text("mombasa-ask-call", price=1, count=2)
    pay = next(action for action in decision.actions if action.verb == "pay")
    told = next(each for each in table.preview(view, pay) if each.key == "mombasa-preview-shares")
    scene.play(pay)
    assert told.dict()["shares"] == shares(scene.state, scene.player(), "cairo")
