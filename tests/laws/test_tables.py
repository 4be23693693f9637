"""Laws of the table: what can be pointed at lies somewhere, and everything has a name in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

import pytest
from fluent.syntax import ast

from game.lang.catalogue import Catalogue, languages
from game.lang.narrator import Narrator
from game.lang.speech import read
from game.maps.places import ShotContext, TableLayout
from game.rules.kernel.action import Action
from game.rules.kernel.ids import is_button
from game.rules.kernel.rules import AnyRules
from game.rules.kernel.text import Text, text
from game.tables.table import Flight, Place, Table
from game.ui.play.hints import advice
from tests.budget import LAWS
from tests.laws.cases import Case
from tests.laws.playing import Game, Step, game
from tests.laws.seen import Saw

ASKED = 6 if LAWS == 1 else 1
"""In each position every so many things on the table are asked why they cannot be chosen."""
Places = dict[str, Place]


@cache
def _layout_of(case: Case) -> TableLayout:
    return case.title.layout(case.rules())


@cache
def _rules_of(case: Case) -> AnyRules:
    return case.rules()


@cache
def _table_of(case: Case) -> Table:
    return case.table()


@cache
def _languages_of(case: Case) -> list[str]:
    return languages(case.words)


@lru_cache(maxsize=3)
def _laid(played: Game) -> tuple[Places, ...]:
    """How the table lies for all before each action of a game, and at its end."""
    case = played.case
    states = (*(step.state for step in played.steps), played.last)
    return tuple(_table_of(case).placements(_rules_of(case).view(state, None)) for state in states)


@cache
def _slots_of(case: Case) -> frozenset[str]:
    """The slots on the title's map that are listed."""
    layout = _layout_of(case)
    panels = (layout.seats, layout.opened, layout.folded)
    zones = [*(zones[case.seats] for zones in panels if case.seats in zones), *layout.zones.values()]
    names = {slot for zone in zones for slot in zone.slots}
    own = {slot.replace("*", str(seat)) for slot in names for seat in range(case.seats)}
    return frozenset(layout.board.slots) | own


def _off_the_map(case: Case, names: set[str]) -> set[str]:
    """The names that are no slot, listed or computed."""
    return {name for name in names - _slots_of(case) if _layout_of(case).locate(name) is None}


def test_every_piece_lies_in_a_slot_of_the_map(played: Game, saw: Saw) -> None:
    rules, table = played.case.rules(), played.case.table()
    for step, public in list(zip(played.steps, _laid(played)[1:], strict=True))[::4]:
        own = (table.placements(rules.view(step.after, seat)) for seat in range(played.case.seats))
        for places in (public, *own):
            assert not _off_the_map(played.case, {place.slot for place in places.values()})
            saw(len(places))


def test_no_two_pieces_lie_on_the_same_spot(played: Game, saw: Saw) -> None:
    for places in _laid(played)[1::5]:
        # A place that is drawn as a piece bears what lies there.
        spots = [(place.slot, place.index) for piece, place in places.items() if piece != place.slot]
        assert len(spots) == len(set(spots))
        saw(len(spots))


def test_every_target_is_a_piece_or_a_slot_of_the_table(played: Game, saw: Saw) -> None:
    rules, table, case = played.case.rules(), played.case.table(), played.case
    for step, shared in zip(played.steps, _laid(played), strict=False):
        for decision in step.decisions:
            places = table.placements(rules.view(step.state, decision.player))
            targets = {t for a in decision.actions for t in a.targets} | decision.guarded
            targets = {target for target in targets if not is_button(target)}
            saw(len(targets))
            assert not _off_the_map(case, targets - set(places))
            if decision.secret:
                continue
            # A choice that all see is pointed at where all see it, or by laying a piece down there.
            seen = set(shared) | {place.slot for place in shared.values()}
            assert all(_layout_of(case).locate(target) for target in targets - seen)


def test_no_hint_says_a_name_twice(played: Game, saw: Saw) -> None:
    """What its move is called already does not follow after a colon, nor does another piece called alike."""
    case, table = played.case, played.case.table()
    for lang in _languages_of(case):
        names = [f"Player {number}" for number in range(case.seats)]
        narrator = Narrator(Catalogue(lang, case.words), names, table.describe)
        for step in played.steps[::3]:
            hint = narrator.say(advice(table, narrator, step.action, text("play-advice-because-nothing")))
            ways = {
                narrator.say(table.describe(it)): narrator.say(table.short(it)) for it in _pieces(step.action)
            }
            called = set(ways)
            for name, brief in ways.items():
                within = any(name.casefold() in other.casefold() for other in called - {name})
                times = (hint.casefold().count(each.casefold()) for each in (name, brief))
                assert within or 1 in times, hint
            saw(len(called))


def _pieces(action: Action) -> list[str]:
    return [target for target in action.targets if not is_button(target)]


def test_every_choice_behind_a_tab_is_of_a_sort_that_the_words_know(played: Game, saw: Saw) -> None:
    case, rules, table = played.case, played.case.rules(), played.case.table()
    for step in played.steps[::2]:
        for decision in step.decisions:
            held = _behind_tabs(case, decision.player)
            places = table.placements(rules.view(step.state, decision.player)) if held else {}
            for action in decision.actions if held else ():
                for target in (target for target in action.targets if not is_button(target)):
                    slot = places[target].slot if target in places else target
                    if slot not in held:
                        continue
                    (message,) = table.pending_choices({target: action.verb})
                    assert message.dict()["count"] == 1
                    for lang in _languages_of(case):
                        assert message.dict()["sort"] in _sorts(case, lang), (target, action.verb)
                    saw()


@cache
def _behind_tabs(case: Case, seat: int) -> frozenset[str]:
    """The slots that the shots with a tab hold at either end of text sizes."""
    layout, held = _layout_of(case), set[str]()
    for shot in layout.tabbed:
        for scale in (1.0, 2.0):
            node = layout.shots(ShotContext(shot, case.seats, seat, scale, 1.9))
            held.update(layout.held(node, case.seats, layout.folds if scale > 1 else frozenset()))
    return frozenset(held)


@cache
def _sorts(case: Case, lang: str) -> frozenset[str]:
    """The sorts of choices that the words of a title tell apart."""
    file = read(case.words / lang / f"{case.title.id}.ftl")
    named = (entry for entry in file.body if isinstance(entry, ast.Message))
    (message,) = (entry for entry in named if entry.id.name == f"{case.title.id}-waiting")
    assert message.value is not None
    (choice,) = message.value.elements
    assert isinstance(choice, ast.Placeable) and isinstance(choice.expression, ast.SelectExpression)
    keys = (variant.key for variant in choice.expression.variants)
    return frozenset(key.name for key in keys if isinstance(key, ast.Identifier))


def test_marks_are_targets_of_their_action(played: Game, saw: Saw) -> None:
    table = played.case.table()
    for step in played.steps:
        for decision in step.decisions:
            for action in decision.actions:
                mark = table.mark(action)
                assert mark is None or mark in action.targets
                saw(mark is not None)


def test_what_moves_starts_and_ends_on_the_table(played: Game, saw: Saw) -> None:
    table = played.case.table()
    for step, (before, after) in zip(played.steps, pairwise(_laid(played)), strict=True):
        ends = {"", *before, *after, *(p.slot for p in before.values()), *(p.slot for p in after.values())}
        for event in step.out.events:
            for move in table.moves(event):
                saw()
                named = {move.source, move.target} if isinstance(move, Flight) else {move.piece}
                assert not _off_the_map(played.case, named - ends)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_everything_said_exists_in_every_language(case: Case, lang: str, saw: Saw) -> None:
    assert lang in _languages_of(case)
    catalogue, table = Catalogue(lang, case.words), case.table()
    narrator = Narrator(catalogue, [f"Player {n}" for n in range(case.seats)], table.describe)
    for message in _messages(case):
        said = narrator.say(message)
        saw()
        assert said.strip() and "@" not in said and "seat:" not in said, message
    assert catalogue.missing == set()


def test_messages_are_of_the_title(case: Case, saw: Saw) -> None:
    saw(len(_messages(case)))
    assert {m.key.split("-")[0] for m in _messages(case)} <= {case.title.id, "play", "common"}


@cache
def _messages(case: Case) -> tuple[Text, ...]:
    """Every message that the games of a case show, each once."""
    return tuple(dict.fromkeys(_shown(case)))


def _shown(case: Case) -> Iterator[Text]:
    table, rules = _table_of(case), _rules_of(case)
    yield from (text(key) for key in case.title.about)
    for page in table.help_pages():
        yield from (text(key) for key in (page.heading, *page.paragraphs))
        yield from (table.describe(picture.piece) for picture in page.pictures)
    for played in (game(case, seed, policy) for policy, seed in case.tried):
        for number, (step, places) in enumerate(zip(played.steps, _laid(played), strict=False)):
            yield from (decision.prompt for decision in step.decisions)
            yield from (table.verb(a) for decision in step.decisions for a in decision.actions)
            yield from (told for event in step.out.events if (told := table.tell(event)))
            if number % 8 == 0:
                yield from _previews(case, step)
            if number % 4 == 0:
                yield from (why for _, why in rules.candidates(step.state) if why is not None)
            if number % 32 == 0:
                yield from _of_view(case, places, step.state)
                yield from _reasons(case, places, step.state, number // 32)
        for score in rules.scores(played.last):
            yield from (text(line.label) for line in (*score.criteria, *score.lines, *score.tie_breaks))


def _previews(case: Case, step: Step) -> Iterator[Text]:
    """What is said of the actions before they are done: to the player, and to all before the screen."""
    table, rules = _table_of(case), _rules_of(case)
    for decision in step.decisions:
        for viewer in (decision.player,) if decision.secret else (decision.player, None):
            view = rules.view(step.state, viewer)
            for action in decision.actions:
                yield from table.preview(view, action)


def _of_view(case: Case, places: Places, state: object) -> Iterator[Text]:
    table, rules = _table_of(case), _rules_of(case)
    for seat in range(case.seats):
        view = rules.view(state, seat)
        for id in {*places, *(place.slot for place in places.values())}:
            yield table.describe(id)
            if id in places:
                yield from table.explain(view, id)


def _reasons(case: Case, places: Places, state: object, number: int) -> Iterator[Text]:
    """Why things cannot be chosen; which of them are asked goes by the number of the position."""
    rules = _rules_of(case)
    ids = sorted({*places, *(place.slot for place in places.values())})
    for seat in range(case.seats):
        for id in ids[number % ASKED :: ASKED]:
            if reason := rules.refuse(state, seat, id):
                yield reason
