"""The tabs by themselves: where they lie, what they say, which is open, behind which there is a choice."""

from __future__ import annotations

from statistics import median

import pygame
import pytest

from game.art.frames import button_ink
from game.art.palette import Color
from game.rules.kernel.ids import kind_of
from game.ui.services import Services
from game.ui.table.shots.tabs import TabBar
from game.ui.text.fonts import Weight
from game.ui.theme import THEMES
from tests.conftest import MakeServices
from tests.room import Sit

FULL_HD = (1920, 1080)
LABELS = {name: name.title() for name in ("table", "market", "forum", "portus", "contest")}


def tabs(services: Services, wide: int = 1200, high: int = 58) -> TabBar:
    return TabBar(services, pygame.Rect(60, 30, wide, high), LABELS)


def faces(made: TabBar, shown: str = "table", focus: str | None = None, **choices: int) -> dict[str, bytes]:
    """How every tab looks."""
    items = zip(made.tabs, made.items(shown, focus, choices), strict=True)
    return {name: pygame.image.tobytes(item.surface, "RGBA") for name, item in items}


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("high", [58, 95, 120, 465])
def test_tabs_stand_in_one_row_in_reading_order_however_high_their_room_is(
    services_for: MakeServices, language: str, high: int
) -> None:
    services = services_for(FULL_HD, language=language)
    made, room = tabs(services, high=high), pygame.Rect(60, 30, 1200, high)
    rects = list(made.tabs.values())
    assert list(made.tabs) == list(LABELS) and len({rect.size for rect in rects}) == 1
    assert {rect.top for rect in rects} == {room.top}
    along = -1 if services.metrics.rtl else 1
    assert rects == sorted(rects, key=lambda rect: (rect.top, along * rect.left))
    outer = rects[0].unionall(rects[1:])
    assert room.contains(outer) and outer.w > room.w - 8 and outer.h == min(high, 95)
    assert all(rect.inflate(10, 10).collidelist(rects[:at]) < 0 for at, rect in enumerate(rects)), "a gap"
    assert [item.pos for item in made.items("table", None, {})] == [rect.topleft for rect in rects]


@pytest.mark.parametrize("spare", [0, 3, 20])
def test_no_word_is_cut_while_all_fit_beside_one_another(
    services: Services, monkeypatch: pytest.MonkeyPatch, spare: int
) -> None:
    """However unlike their lengths are: what a short one does not need is left to the long one."""
    labels = {"a": "The forum", "b": "The theatre and all that is around it", "c": "On", "d": "Off"}
    metrics, writer = services.metrics, services.writer
    em, pad = metrics.print(services.theme.fonts.small), metrics.units(8)
    needs = sum(writer.measure(said, em, "bold")[0] + 2 * pad for said in labels.values())
    room = pygame.Rect(60, 30, needs + (len(labels) - 1) * pad + spare, 58)
    cut, fit = list[str](), writer.fit

    def fitted(words: str, em: int, color: Color, width: int, weight: Weight = "regular") -> pygame.Surface:
        cut.extend([words] * (writer.measure(words, em, weight)[0] > width))
        return fit(words, em, color, width, weight)

    monkeypatch.setattr(writer, "fit", fitted)
    assert TabBar(services, room, labels, list(labels)).items("a", None, {}) and not cut


def test_one_sees_which_tab_is_open_and_which_has_the_focus(services: Services) -> None:
    made = tabs(services)
    plain = faces(made, "")
    for shown in ("market", "market.dolus"):
        opened = faces(made, shown)
        assert [name for name in LABELS if opened[name] != plain[name]] == ["market"]
    focused = faces(made, "", "view.forum")
    assert [name for name in LABELS if focused[name] != plain[name]] == ["forum"]
    assert focused["forum"] != faces(made, "forum")["forum"]


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("focus", [None, "view.table", "view.forum"])
def test_the_open_tab_is_told_by_brightness_and_by_shape(
    services_for: MakeServices, theme: str, focus: str | None
) -> None:
    """Not by colour alone: it is far brighter than the others, and only it points down to the table."""
    services = services_for(FULL_HD, theme=theme)
    made = tabs(services)
    items = dict(zip(made.tabs, made.items("market", focus, {"market": 3}), strict=True))
    inside = [(x, y) for x in range(16, 200, 4) for y in range(14, 46, 4)]
    light = {name: median(sum(item.surface.get_at(at)[:3]) for at in inside) for name, item in items.items()}
    for name, item in items.items():
        foot = item.rect.bottom - made.tabs[name].bottom
        if name == "market":
            assert foot == services.metrics.units(8), "it points down"
            middle, low = item.rect.w // 2, made.tabs[name].h + foot // 3
            assert item.surface.get_at((middle, low)).a > 200 > 50 > item.surface.get_at((20, low)).a
        else:
            assert foot == 0
            assert f"view.{name}" == focus or light["market"] > 2.5 * light[name]


def test_a_tab_with_choices_has_a_dot_behind_its_name_unless_it_is_open(services_for: MakeServices) -> None:
    for language in ("en", "fa"):
        services = services_for(FULL_HD, language=language)
        made, good = tabs(services), services.theme.palette.good
        waiting = {"table": 20, "market": 3, "forum": 12}
        items = dict(zip(made.tabs, made.items("table", None, waiting), strict=True))
        for name, item in items.items():
            dots = pygame.mask.from_threshold(item.surface, good, (8, 8, 8, 255)).get_bounding_rects()
            assert bool(dots) is (name in ("market", "forum")), name
            if dots:
                there = max(dots, key=lambda rect: rect.w * rect.h)
                middle = item.surface.get_rect().centerx
                assert there.right < middle if services.metrics.rtl else there.left > middle
                assert abs(there.centery - item.surface.get_rect().centery) <= 2
    made = tabs(services)
    assert faces(made, market=3) == faces(made, market=4) != faces(made)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_bar_says_what_can_be_chosen_behind_a_tab_or_else_what_lies_there(
    sit: Sit, language: str
) -> None:
    room = sit(2, title="newyork1901", language=language)
    said = {}
    for name in room.play.view.tabbed:
        room.play.controls.ring.focus(f"view.{name}")
        said[name] = room.look.bar.help[0]
    what = {name: room.services.say(f"newyork1901-view-{name}") for name in said}
    counts = room.look.tabs
    say = room.services.say
    things = say("newyork1901-waiting", sort="landcard", count=4)
    assert (
        counts["play"] == len(room.shown.choices)
        and things in said["play"]
        and say("newyork1901-scene-play") in said["play"]
    )
    assert {name: said[name] == what[name] for name in said if name != "play"} == dict.fromkeys(
        ("goals", "players"), True
    )


def test_scenes_that_are_only_read_leave_their_tabs_more_room_for_words(services_for: MakeServices) -> None:
    services = services_for(FULL_HD, text_scale=2.0)
    room, labels = pygame.Rect(0, 0, 420, 86), {"land": "Land", "players": "People"}
    tight, free = (TabBar(services, room, labels, read) for read in ((), ("players",)))
    assert written(services, free)["players"] > written(services, tight)["players"]
    for made in (tight, free):
        badge = pygame.mask.from_threshold(
            made.items("", None, {"land": 3})[0].surface, services.theme.palette.good, (8, 8, 8, 255)
        )
        there = max(badge.get_bounding_rects(), key=lambda rect: rect.w * rect.h)
        assert there.right <= made.tabs["land"].w - services.metrics.units(10), "clear of the frame"


def written(services: Services, made: TabBar) -> dict[str, int]:
    """How wide the words of the tabs are."""
    ink, found = button_ink("normal", services.theme.palette), {}
    for name, item in zip(made.tabs, made.items("", None, {}), strict=True):
        letters = pygame.mask.from_threshold(item.surface, ink, (12, 12, 12, 255)).get_bounding_rects()
        found[name] = letters[0].unionall(letters[1:]).w
    return found


@pytest.mark.parametrize("language", ["en", "fa"])
def test_where_one_word_needs_more_than_the_others_it_has_a_wider_tab(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, language=language)
    words = {"a": "Dice", "b": "All the laurels", "c": "Rome", "d": "Order"}
    high, least = 58, services.metrics.print(services.theme.fonts.small)
    longest = services.writer.measure(words["b"], least, "bold")[0]
    made = TabBar(services, pygame.Rect(60, 30, 2 * longest + 400, high), words)
    widths = [rect.w for rect in made.tabs.values()]
    assert widths[1] == max(widths) > longest + 40, "room for a dot too"
    assert widths[0] < (2 * longest + 400) / 4 and sum(widths) <= 2 * longest + 400
    even = TabBar(services, pygame.Rect(60, 30, 3000, high), words)
    assert len({rect.w for rect in even.tabs.values()}) == 1


@pytest.mark.parametrize("language", ["en", "fa"])
def test_large_words_that_tabs_of_one_width_leave_small_share_the_row_by_their_needs(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, text_scale=2.0, language=language)
    words = {"a": "Rome", "b": "Dice and cards", "c": "Rome", "d": "Rome", "e": "Rome"}
    room = pygame.Rect(60, 30, 1700, 95)
    even = TabBar(services, room, dict.fromkeys(words, words["b"]))
    made = TabBar(services, room, words)
    assert len({rect.w for rect in even.tabs.values()}) == 1
    assert written(services, made)["b"] > 1.1 * written(services, even)["b"]
    assert room.contains(made.tabs["a"].unionall(list(made.tabs.values())))


def test_what_is_chosen_in_a_panel_that_is_not_seen_waits_behind_its_tab(sit: Sit) -> None:
    room = sit(size=FULL_HD, title="newyork1901")
    while any(action.verb == "claim" for action in room.choosing.decision.actions):
        room.perform(next(each for each in room.choosing.decision.actions if each.verb == "claim"))
    assert kind_of(room.play.view.shot) == "build"
    room.play.visit("goals")
    choices = [id for id in room.shown.choices if kind_of(id) == "building"]
    assert room.stage.rect(choices[0]) is None and room.look.tabs["play"] == len(room.shown.selectable)
