"""Aquileia: nobody learns what is secret: hands, laurels, decks (rulebook: Cards; ruling 4).

Twins are two positions that differ only in what a viewer may not know. They must look, ask and tell alike.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.aquileia.components import DECK_SIZES, cards
from game.rules.aquileia.state import State
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.foresight import foresee
from game.rules.kernel.frames import Candidate
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import digest, to_plain
from game.tables.registry import find_title
from tests.aquileia.scene import RULES, Scene

Twins = tuple[Scene, Scene]
MISS = {"arena": ["gold"] * 3, "stadium": ["bronze"] * 3}


def contest(area: str, space: str, *hand: str) -> Scene:
    """The first seat is asked for cards, another waits."""
    scene = Scene().agents(0, f"{area}_{space}").agents(1, f"{area}_{space[:-1]}3")
    scene.hand(0, *hand).hand(1, "slave_single", "silver_horse_single").operate()
    for seat in (0, 1):
        scene.dice(*MISS[area]).roll(seat)
    return scene


def arena() -> Twins:
    """One holds what it could play, its twin nothing but a horse and a weaker slave."""
    return (
        contest("arena", "1", "weapon_triple", "slave_double"),
        contest("arena", "1", "gold_horse_single", "slave_single"),
    )


def stadium() -> Twins:
    """One holds a fitting horse, its twin a weapon with the same back."""
    return contest("stadium", "gold_1", "gold_horse_double"), contest("stadium", "gold_1", "weapon_single")


def forum() -> Twins:
    """One can pay more sites than its twin."""
    hands = (("slave_double", "slave_double"), ("slave_single", "slave_single"))
    one, other = (Scene().agents(0, "forum_2").coins(0, 9, 9, 9).hand(0, *hand).operate() for hand in hands)
    return one, other


def laurels() -> Twins:
    """The winner of the race sees another card on top."""
    scenes = []
    for top in ("points_10.1", "white.2"):
        scene = Scene().open_laurel("blue.1").top("stadium", top, "yellow.1")
        scene.agents(0, "stadium_gold_1").agents(1, "stadium_gold_2").operate()
        for seat in (0, 1):
            scene.dice("bronze", "bronze", "bronze").roll(seat)
        scenes.append(scene)
    return scenes[0], scenes[1]


def kept_laurels() -> Twins:
    """The winner has kept the one card or the other."""
    one, other = laurels()[0], laurels()[0]
    one.do(0, "keep", "open.stadium")
    other.do(0, "keep", "deck.stadium")
    return one, other


def servi() -> Twins:
    """Another card is about to be drawn."""
    one, other = (Scene().agents(0, "servi_top").top("servi", f"slave_{n}") for n in ("single", "double"))
    return one.operate(), other.operate()


def unseen_horse() -> Twins:
    """Another card of horses and weapons is about to be drawn."""
    names = ("weapon_triple", "silver_horse_single")
    one, other = (Scene().agents(0, "equi_deck").top("equi", name).operate() for name in names)
    return one, other


TWINS: dict[str, Callable[[], Twins]] = {
    make.__name__: make for make in (arena, stadium, forum, laurels, kept_laurels, servi, unseen_horse)
}
BLIND = (None, 1, 2)
"""Those who may not know; in the twins of kept laurels the second knows its own."""


def viewers(name: str) -> list[int | None]:
    return [None, 2] if name == "kept_laurels" else list(BLIND)


def shown(decision: Decision) -> object:
    """What of a decision everybody may see."""
    actions = tuple(a for a in decision.actions if not decision.guarded & set(a.targets))
    return decision.player, decision.prompt, decision.secret, decision.guarded, actions


def reasons(state: State) -> list[Candidate]:
    """The reasons that everybody may read."""
    guarded = {target for decision in RULES.decisions(state) for target in decision.guarded}
    found = [c for c in RULES.candidates(state) if c.obstacle and not guarded & set(c.action.targets)]
    return sorted(found, key=lambda candidate: candidate.action)


def told(events: list[Event], viewer: int | None) -> list[Event]:
    """What a viewer hears."""
    return [event for event in events if event.visible_to(viewer)]


@pytest.mark.parametrize("name", TWINS)
def test_twins_look_ask_and_have_told_alike(name: str) -> None:
    one, other = TWINS[name]()
    assert digest(one.state) != digest(other.state)
    for viewer in viewers(name):
        assert to_plain(RULES.view(one.state, viewer)) == to_plain(RULES.view(other.state, viewer))
        assert told(one.events, viewer) == told(other.events, viewer)
    mine, theirs = (RULES.decisions(scene.state) for scene in (one, other))
    assert [shown(decision) for decision in mine] == [shown(decision) for decision in theirs]
    assert reasons(one.state) == reasons(other.state)
    for viewer in viewers(name):
        assert RULES.scores(RULES.view(one.state, viewer)) == RULES.scores(RULES.view(other.state, viewer))


DONE = {
    "arena": ("done", "button.done"),
    "stadium": ("done", "button.done"),
    "forum": ("pass", "button.pass"),
    "laurels": ("keep", "open.stadium"),
    "servi": ("pass", "button.pass"),
    "unseen_horse": ("buy", "deck.equi"),
}


@pytest.mark.parametrize("name", DONE)
def test_what_twins_do_alike_is_told_alike_and_leads_to_twins(name: str) -> None:
    one, other = TWINS[name]()
    outs = [scene.do(0, *DONE[name]) for scene in (one, other)]
    for viewer in [None, 2] if name == "laurels" else BLIND:
        assert told(outs[0].events, viewer) == told(outs[1].events, viewer)
        assert to_plain(RULES.view(one.state, viewer)) == to_plain(RULES.view(other.state, viewer))
    assert [shown(d) for d in RULES.decisions(one.state)] == [shown(d) for d in RULES.decisions(other.state)]


def test_servi_bought_by_twins_are_told_alike() -> None:
    one, other = servi()
    outs = [scene.do(0, "buy", "deck.servi", amount=1) for scene in (one, other)]
    for viewer in BLIND:
        assert told(outs[0].events, viewer) == told(outs[1].events, viewer)
    assert told(outs[0].events, 0) != told(outs[1].events, 0)


def test_which_laurel_the_winner_kept_is_told_to_winner_and_second_only() -> None:
    one, other = laurels()[0], laurels()[0]
    outs = [one.do(0, "keep", "open.stadium"), other.do(0, "keep", "deck.stadium")]
    for viewer in (None, 2, 3):
        assert told(outs[0].events, viewer) == told(outs[1].events, viewer)
    for viewer in (0, 1):
        assert told(outs[0].events, viewer) != told(outs[1].events, viewer)


def test_the_second_sees_its_laurel_but_not_the_winners() -> None:
    one, _ = kept_laurels()
    assert RULES.view(one.state, 1).players[1].laurels == ["laurel.points_10.1"]
    assert RULES.view(one.state, 1).players[0].laurels == ["hidden.stadium.laurels.0.0"]


def test_played_cards_leave_the_others_of_the_hand_alike() -> None:
    """Whoever bought an open weapon and drew the same unseen: nobody can tell which of the two was played."""
    scene = Scene().hand(0, "weapon_double", "weapon_double", "slave_single").agents(0, "arena_1").operate()
    scene.dice("gold", "gold", "gold").roll(0)
    scene.play(0, "weapon_double")
    view = RULES.view(scene.state, None)
    assert view.players[0].equi == ["hidden.equi.hand.0.0"]
    assert view.players[0].servi == ["hidden.servi.hand.0.0"]


def test_a_seat_sees_its_own_cards_and_all_coins() -> None:
    scene = Scene().hand(0, "slave_double", "weapon_triple").laurels(0, "white.1").coins(1, 4, 5, 6)
    own, others = RULES.view(scene.state, 0), RULES.view(scene.state, 1)
    assert own.players[0] == scene.player(0)
    assert others.players[0].servi == ["hidden.servi.hand.0.0"]
    assert others.players[0].laurels == ["hidden.stadium.laurels.0.0"]
    assert all(view.players[1].coins == [4, 5, 6] for view in (own, others, RULES.view(scene.state, None)))


def test_the_order_of_no_deck_is_known_to_anybody() -> None:
    state = Scene().state
    for viewer in (None, 0, 1, 2, 3):
        seen = RULES.view(state, viewer)
        for deck in DECK_SIZES:
            assert seen.decks[deck] == [f"hidden.{deck}.deck.{n}" for n in range(len(state.decks[deck]))]


def test_resampling_deals_every_deck_anew_and_keeps_what_is_seen() -> None:
    scene = (
        Scene().hand(0, "slave_double", "weapon_triple").hand(1, "slave_single").laurels(2, "white_blue.1")
    )
    view = RULES.view(scene.state, 0)
    dealt = [RULES.resample(view, 0, Rng(seed)) for seed in range(12)]
    assert all(RULES.view(state, 0) == view and not list(RULES.invariants(state)) for state in dealt)
    assert {tuple(state.players[1].servi) for state in dealt} == {
        ("card.slave_single",),
        ("card.slave_double",),
    }
    assert len({tuple(state.players[2].laurels) for state in dealt}) > 1
    assert len({tuple(state.decks["equi"]) for state in dealt}) == len(dealt)


@pytest.mark.parametrize("name", TWINS)
def test_no_preview_looks_at_hidden_cards(name: str) -> None:
    """Foreseen on the view that all share, with placeholders for hidden cards, nothing comes to light."""
    one, other = TWINS[name]()
    views = [RULES.view(scene.state, None) for scene in (one, other)]
    for decision in RULES.decisions(one.state):
        for action in decision.actions:
            foreseen = [foresee(RULES, view, action) for view in views]
            assert foreseen[0] == foreseen[1]
            words = str([event.data for event in foreseen[0].events])
            hidden = [*one.state.players[0].servi, *one.state.players[0].equi]
            assert not any(card in words for card in hidden if card in cards())


def test_only_before_who_looks_at_the_top_laurel_it_lies_alone_and_speaks_for_itself() -> None:
    scene, table = laurels()[0], find_title("aquileia").table(RULES)
    top = scene.state.decks["stadium"][-1]
    lying = [table.placements(RULES.view(scene.state, seat)) for seat in (0, 1, None)]
    assert [(top in places, "deck.stadium" in places) for places in lying] == [
        (True, False),
        (False, True),
        (False, True),
    ]
