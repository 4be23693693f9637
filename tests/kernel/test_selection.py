"""Choosing by pointing, on lists of actions of every shape."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from game.rules.kernel.action import Action, act
from game.rules.kernel.selection import Selection

_TARGETS = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=4).map(tuple)
_ACTION = st.builds(
    lambda verb, targets, amount: Action(0, verb, targets, amount),
    st.sampled_from(["buy", "take"]),
    _TARGETS,
    st.integers(0, 2),
)
_ACTIONS = st.lists(_ACTION, min_size=1, max_size=25)


def _take(*piles: str) -> Action:
    return act(0, "take", *piles)


def test_in_order_the_first_target_leads() -> None:
    selection = Selection([act(0, "move", "a", "b"), act(0, "move", "b", "a"), act(0, "move", "b", "c")])
    assert selection.choices() == {"a": 1, "b": 2}
    assert not selection.pick("c")
    assert selection.pick("b")
    assert selection.choices() == {"a": 1, "c": 1}


def test_in_any_order_every_target_may_come_first() -> None:
    selection = Selection([_take("a", "b", "c"), _take("a", "b", "d")], ordered=False)
    assert selection.choices() == {"a": 2, "b": 2, "c": 1, "d": 1}
    assert selection.pick("c") and selection.pick("a")
    assert selection.choices() == {"b": 1}


def test_the_same_target_may_be_wanted_twice() -> None:
    selection = Selection([_take("a", "a"), _take("a", "b", "c")], ordered=False)
    selection.pick("a")
    assert selection.choices() == {"a": 1, "b": 1, "c": 1}
    selection.pick("a")
    assert selection.choices() == {}
    assert selection.finished() == (_take("a", "a"),)


def test_a_finished_action_may_be_extendable() -> None:
    selection = Selection([_take("a"), _take("a", "b")], ordered=False)
    selection.pick("a")
    assert selection.finished() == (_take("a"),)
    assert selection.choices() == {"b": 1}
    selection.pick("b")
    assert selection.finished() == (_take("a", "b"),)


def test_several_verbs_and_amounts_stay_open_side_by_side() -> None:
    offers = [act(0, "bid", "lot", amount=n) for n in (1, 2, 3)] + [act(0, "inspect", "lot")]
    selection = Selection(offers)
    selection.pick("lot")
    assert list(selection.finished()) == offers


def test_an_action_without_targets_is_finished_from_the_start() -> None:
    selection = Selection([act(0, "pass"), act(0, "buy", "a")])
    assert selection.finished() == (act(0, "pass"),)


def test_picks_are_taken_back_the_last_first_or_by_name() -> None:
    selection = Selection([_take("a", "b", "c")], ordered=False)
    assert not selection.unpick()
    for target in "abc":
        selection.pick(target)
    assert selection.unpick("a") and selection.picked == ["b", "c"]
    assert not selection.unpick("a")
    assert selection.unpick() and selection.picked == ["b"]
    selection.clear()
    assert selection.picked == [] and len(selection.open()) == 1


@given(_ACTIONS, st.booleans(), st.data())
def test_whatever_is_picked_something_stays_open(
    actions: list[Action], ordered: bool, data: st.DataObject
) -> None:
    selection = Selection(actions, ordered=ordered)
    while choices := selection.choices():
        target = data.draw(st.sampled_from(sorted(choices)))
        assert selection.pick(target)
        assert len(selection.open()) == choices[target], "the number that was announced"
    assert selection.finished(), "when nothing more can be picked the choice is complete"
    assert set(selection.finished()) == set(selection.open())


@given(_ACTIONS, st.booleans(), st.data())
def test_every_action_can_be_reached(actions: list[Action], ordered: bool, data: st.DataObject) -> None:
    action = data.draw(st.sampled_from(actions))
    order = action.targets if ordered else tuple(data.draw(st.permutations(action.targets)))
    selection = Selection(actions, ordered=ordered)
    assert all(selection.pick(target) for target in order)
    assert action in selection.finished()


@given(_ACTIONS, st.booleans(), st.data())
def test_unpicking_returns_to_where_one_was(
    actions: list[Action], ordered: bool, data: st.DataObject
) -> None:
    selection = Selection(actions, ordered=ordered)
    before = []
    while choices := selection.choices():
        before.append((selection.open(), choices))
        selection.pick(data.draw(st.sampled_from(sorted(choices))))
    for was in reversed(before):
        assert selection.unpick()
        assert (selection.open(), selection.choices()) == was


@given(_ACTIONS, st.text(max_size=2), st.booleans())
def test_a_target_that_nobody_wants_changes_nothing(
    actions: list[Action], target: str, ordered: bool
) -> None:
    selection = Selection(actions, ordered=ordered)
    wanted = any(target in a.targets[: 1 if ordered else None] for a in actions)
    assert selection.pick(target) == wanted
    assert selection.picked == ([target] if wanted else [])


@given(_ACTIONS)
def test_open_actions_contain_the_picks_as_often_as_picked(actions: list[Action]) -> None:
    selection = Selection(actions, ordered=False)
    for target in "aab":
        selection.pick(target)
    picked = Counter(selection.picked)
    assert all(not picked - Counter(action.targets) for action in selection.open())
