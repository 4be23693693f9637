"""The history and the closer look: what they show, how one goes through it and how one leaves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pytest

from game.match.session import Step
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, text
from game.tables.registry import TITLES, find_title
from game.tables.table import Picture
from game.ui.input import intents
from game.ui.pictures import make_painter
from game.ui.scene import SceneStack
from game.ui.scenes.history import HistoryScene, chronicle
from game.ui.scenes.inspect import InspectScene, PageNumber
from game.ui.scenes.inspected import Inspected
from game.ui.scenes.text_styles import LargeText
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.pieces import PieceGrid
from tests.pressing import PAD, ids
from tests.scene_samples import Showing, inspect, played

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices
    from tests.room import Sit


def test_the_history_leaves_out_what_only_one_seat_may_know(services: Services) -> None:
    session = played("en", 2, 30)

    class Loud:
        """Tells every event there is."""

        merged_events = ()

        def event_rank(self, event: Event) -> int:
            return 0

        def tell(self, event: Event) -> Text | None:
            return text("play-over", kind=event.kind)

    last = session.log[-1]
    whispers = (Event("peek", {"card": "card.B3R2"}, audience=0), Event("shrug", {}, audience=1))
    session.log[-1] = Step(last.action, (*last.events, *whispers), last.revealed, last.new_turn)
    entries = chronicle(session, cast(Any, Loud()))
    kinds = [str(line.dict()["kind"]) for entry in entries for line in entry.lines]
    assert len(kinds) > 30 and not {"peek", "shrug"} & set(kinds)


def test_choosing_a_line_of_the_history_looks_at_that_moment(services: Services) -> None:
    session = played("en", 2, 20)
    title = find_title("splendor")
    entries = chronicle(session, title.table(session.rules))
    looked: list[int] = []
    showing = Showing(services, HistoryScene(services, entries, services.say, [0, 1], looked.append))
    assert showing.scene.focus() == f"entry-{entries[-1].length}", "the newest line first"
    showing.send(intents.Nav(PAD, "up"))
    showing.send(intents.Confirm(PAD))
    assert looked == [entries[-2].length] and showing.scene not in showing.stack.scenes
    turns = [entry.turn for entry in entries]
    assert turns == sorted(turns) and turns[0] == 1


@pytest.mark.parametrize("way", [intents.History, intents.Menu, intents.Back])
def test_the_button_that_opened_the_history_closes_it(
    services: Services, way: Callable[[str], intents.Intent]
) -> None:
    session, closed = played("en", 2, 6), list[str]()
    entries = chronicle(session, find_title("splendor").table(session.rules))
    scene = HistoryScene(services, entries, services.say, [0, 1], None, lambda: closed.append("closed"))
    showing = Showing(services, scene)
    showing.send(way(PAD))
    assert scene not in showing.stack.scenes and closed == ["closed"]


def test_inspecting_steps_through_the_pieces_round_the_end(services: Services) -> None:
    scene = inspect(services)
    assert isinstance(scene, InspectScene)
    showing = Showing(services, scene)
    seen = [scene.shown.piece]
    for _ in range(4):
        showing.send(intents.Cycle(PAD, 1))
        seen.append(scene.shown.piece)
    assert seen[0] == seen[4] and len(set(seen)) == 4
    showing.send(intents.Nav(PAD, "left"))
    assert scene.shown.piece == seen[3]
    showing.send(intents.Inspect(PAD, on=False))
    assert showing.stack.top is scene, "letting the button go leaves it open"
    showing.send(intents.Inspect(PAD))
    assert scene not in showing.stack.scenes


def test_the_hints_of_a_closer_look_lead_to_the_neighbours_when_they_are_tapped(services: Services) -> None:
    scene = inspect(services)
    assert isinstance(scene, InspectScene)
    showing = Showing(services, scene)
    seen = [scene.shown.piece]
    for hint in ("next", "next", "previous", "previous", "previous"):
        scene.on_hint(hint)
        showing.stack.settle()
        seen.append(scene.shown.piece)
    assert seen[0] == seen[4] and seen[1] == seen[3] and len(set(seen)) == 4


@pytest.mark.parametrize(("count", "ways"), [(1, False), (2, True)])
def test_of_two_pieces_one_can_go_on_to_the_other_and_of_one_nowhere(
    services: Services, count: int, ways: bool
) -> None:
    title = find_title("splendor")
    table = title.table(title.rules({}))
    pieces = [
        Inspected((Picture(piece),), table.describe(piece), piece=piece) for piece in ("deck.1", "deck.2")
    ][:count]
    scene = InspectScene(services, partial(make_painter, services, title), services.say, pieces)
    showing = Showing(services, scene)
    assert ("next" in ids(showing)) is ways is bool(scene.hints())
    showing.send(intents.Cycle(PAD, 1))
    assert scene.shown is pieces[-1]


def test_a_closer_look_says_what_still_stands_in_the_way(sit: Sit) -> None:
    room = sit()
    card = next(choice for choice in room.shown.choices if choice.startswith("card.B3"))
    room.play.controls.ring.focus(card)
    room.give(intents.Inspect("keyboard", True))
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    words = [leaf.words for leaf in scene.parts.leaves if isinstance(leaf, Paragraph)]
    assert any("still need" in str(line) for line in words), words


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("shape", [0.7, 1.6])
def test_large_words_stand_beside_any_picture_and_are_read_without_scrolling(
    services_for: MakeServices, lang: str, shape: float
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=2.0)
    title = find_title("splendor")
    table = title.table(title.rules({}))
    lines = (text("common-and", list="Shirin", last="Bahram"), text("hint-previous"))
    each = Inspected((Picture("deck.1", shape=shape),), table.describe("deck.1"), lines, "deck.1")
    scene = InspectScene(ui, partial(make_painter, ui, title), ui.say, [each, each])
    showing = Showing(ui, scene)
    (picture, *name), words = scene.parts.head.leaves(), [*scene.parts.root.leaves()]
    assert bool(name) is (shape > 1.25), "the name of a wide one lies below it"
    assert all(not picture.rect.colliderect(line.rect) for line in words)
    assert all(line.rect.top < picture.rect.bottom for line in words), "beside it, not below"
    assert scene.parts.scroller.furthest == 0 and {"close", "next"} <= set(ids(showing))
    showing.send(intents.Back(PAD))
    assert scene not in showing.stack.scenes, "Back closes it, though only the button says so"


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize("title", list(TITLES))
def test_at_larger_text_a_closer_look_goes_on_to_as_much_and_no_piece_is_smaller(
    sit: Sit, title: str
) -> None:
    usual, large = (looked_at(sit, title, scale) for scale in (1.0, 2.0))
    both = usual.keys() & large.keys()
    assert len(large) >= len(usual) and len(both) >= min(len(usual), 6)
    for piece in both:
        for before, after in zip(usual[piece], large[piece], strict=True):
            assert after >= 0.98 * before, piece


@pytest.mark.parametrize("shape", [0.6, 0.9, 1.2, 1.3, 1.7, 2.2, 2.6])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_large_words_leave_a_picture_of_any_shape_its_size(
    services_for: MakeServices, lang: str, shape: float
) -> None:
    title, wide = find_title("splendor"), []
    name = title.table(title.rules({})).describe("deck.1")
    for scale in (1.0, 1.5, 2.0):
        ui = services_for((1280, 720), language=lang, text_scale=scale)
        each = Inspected((Picture("deck.1", shape=shape),), name, (), "deck.1")
        scene = InspectScene(ui, partial(make_painter, ui, title), ui.say, [each])
        Showing(ui, scene)
        picture = picture_of(scene)
        wide.append(picture.height(ui, picture.rect.w) * shape)
    assert min(wide) >= 0.98 * wide[0]


def picture_of(scene: InspectScene) -> PieceGrid:
    """The picture of what is looked at."""
    leaves = (*scene.parts.head.leaves(), *scene.parts.root.leaves())
    return next(leaf for leaf in leaves if isinstance(leaf, PieceGrid))


def opening(title: str, most: int = 60) -> list[Action]:
    """The first actions of a match, half of them if it is not longer."""
    rules, rng, done = find_title(title).rules({}), Rng(3), list[Action]()
    state = start(rules, GameConfig(rules.info.seats[0], 7))
    while len(done) < most and (decisions := rules.decisions(state)):
        done.append(rng.pick(decisions[0].actions))
        play(rules, state, done[-1])
    return done if rules.decisions(state) else done[: len(done) // 2]


def looked_at(sit: Sit, title: str, scale: float) -> dict[str, tuple[float, float]]:
    """How wide and high each piece of a table is shown, after 60 actions or in the middle of a match."""
    room = sit(find_title(title).rules({}).info.seats[0], title=title, text_scale=scale)
    *before, last = opening(title)
    for action in before:
        room.session.submit(action)
    room.perform(last)
    while room.stack.top is not room.play:
        room.give(intents.Confirm("keyboard"))
    room.play.view.snap()
    placed = room.play.view.stage.placements
    room.play.inspect(next(item.id for item in room.play.controls.ring.items if item.id in placed))
    room.stack.settle()
    scene, found = room.stack.top, dict[str, tuple[float, float]]()
    assert isinstance(scene, InspectScene)
    while scene.shown.piece not in found:
        picture = picture_of(scene)
        high = picture.height(scene.ui, picture.rect.w)
        found[scene.shown.piece] = (high * scene.shown.pictures[0].shape, high)
        scene.handle(intents.Cycle("keyboard", 1))
        room.stack.settle()
    return found


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_number_of_the_piece_stands_between_the_buttons_and_keys_are_told(
    services_for: MakeServices, scale: float
) -> None:
    ui = services_for((1920, 1080), text_scale=scale)
    scene = inspect(ui)
    assert isinstance(scene, InspectScene)
    Showing(ui, scene)
    close, before, place, on = (
        leaf for leaf in scene.parts.foot.leaves() if leaf.id or isinstance(leaf, PageNumber)
    )
    assert (
        isinstance(place, PageNumber) and close.rect.right < before.rect.left
    ), "Back is no way to the one before"
    assert before.rect.right < place.rect.left < place.rect.right < on.rect.left
    assert "1 / " in str(place.words) and on.hint == text("hint-next")
    told = {item.hint.action for item in scene.footer.items}
    assert {"previous", "next", "back"} <= told


def test_arrows_to_press_lead_to_the_neighbours_and_stay_under_the_pointer(
    services_for: MakeServices,
) -> None:
    ui = services_for((1920, 1080), text_scale=2.0)
    scene = inspect(ui)
    assert isinstance(scene, InspectScene)
    showing = Showing(ui, scene)
    seen, places = [scene.shown.piece], list[tuple[int, int]]()
    for id in ("next", "next", "previous", "previous", "previous"):
        leaf = scene.parts.leaf(id)
        assert leaf is not None
        leaf.confirm(ui)
        showing.stack.settle()
        seen.append(scene.shown.piece)
        places.append(leaf.rect.center)
    assert seen[0] == seen[4] and seen[1] == seen[3] and len(set(seen)) == 4
    assert places[0] == places[1] and places[2] == places[3]


@pytest.mark.parametrize("device", ["keyboard", PAD])
@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_keys_that_are_told_at_larger_text_lie_over_no_button(
    services_for: MakeServices, size: tuple[int, int], lang: str, device: str
) -> None:
    ui = services_for(size, text_scale=2.0, language=lang)
    scene = inspect(ui)
    assert isinstance(scene, InspectScene)
    Showing(ui, scene)
    for id in ("close", "previous", "next"):
        ui.hub.last_device = device
        scene.ring.focus(id)
        scene.follow()
        assert scene.footer.items and not any(
            item.rect.colliderect(leaf.rect)
            for item in scene.footer.items
            for leaf in scene.parts.foot.leaves()
        )


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("title", list(TITLES))
def test_whatever_is_looked_at_the_way_on_stays_under_the_pointer(sit: Sit, title: str, scale: float) -> None:
    players = find_title(title).rules({}).info.seats[0]
    room = sit(title=title, players=players, size=(1920, 1080), text_scale=scale)
    placed = room.play.view.stage.placements
    room.play.inspect(next(item.id for item in room.play.controls.ring.items if item.id in placed))
    room.stack.settle()
    scene, places = room.stack.top, set[tuple[int, ...]]()
    assert isinstance(scene, InspectScene)
    for _ in range(30):
        ways = [scene.parts.leaf(id) for id in ("close", "previous", "next")]
        places.add(tuple(at for leaf in ways if leaf is not None for at in leaf.rect.center))
        scene.handle(intents.Cycle("keyboard", 1))
        room.stack.settle()
    assert len(places) == 1


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_of_what_is_said_in_large_words_no_sentence_is_cut_and_the_picture_stays(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=2.0)
    title = find_title("splendor")
    name = title.table(title.rules({})).describe("deck.1")
    lines = tuple(text("scoring-tie-shared", names=f"Shirin {n}", n=44) for n in range(8))
    each = Inspected((Picture("deck.1"),), name, lines, "deck.1")
    scene = InspectScene(ui, partial(make_painter, ui, title), ui.say, [each, each])
    showing = Showing(ui, scene)
    picture, view = picture_of(scene), scene.parts.view
    before = picture.rect.copy()
    assert scene.parts.scroller.furthest, "more than has room"
    for _ in range(10):
        seen = [leaf for leaf in scene.parts.seen() if isinstance(leaf, LargeText)]
        assert seen and all(view.contains(leaf.rect) for leaf in seen)
        showing.send(intents.Scroll(PAD, 1))
    assert picture_of(scene).rect == before and scene.parts.scroller.at == scene.parts.scroller.furthest


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("shape", [0.78, 1.0, 2.2, 2.6])
def test_large_words_about_a_picture_of_any_shape_have_the_buttons_in_one_row(
    services_for: MakeServices, lang: str, shape: float
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=2.0)
    many = [text("inspect-source", source="Broadway", points=number) for number in range(9)]
    piece = Inspected((Picture("deck.1", shape=shape),), text("hint-back"), tuple(many[:4]), "deck.1")
    full = Inspected((Picture("deck.1", shape=shape),), text("hint-back"), tuple(many), "deck.1")
    for shown in (piece, full):
        scene = InspectScene(ui, partial(make_painter, ui, find_title("splendor")), ui.say, [shown] * 79, 73)
        SceneStack(ui.display.size).push(scene)
        scene.layout(ui.display.size)
        assert len({leaf.rect.centery for leaf in scene.parts.foot.leaves() if leaf.id}) == 1
    assert scene.parts.view.h > 500, "what is read has the room"
