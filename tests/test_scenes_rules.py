"""The rules help: every page can be read whole, opens where it is needed, and says where to press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame
import pytest

from game.art.painter import Painter
from game.art.sheets import Sheet, SheetPrinter
from game.match.session import Session
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.rules import AnyRules, GameConfig
from game.tables.registry import TITLES, find_title
from game.tables.table import Picture
from game.ui.input import intents
from game.ui.pictures import make_painter
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.widgets.labels import Heading, Paragraph
from game.ui.widgets.pieces import PieceGrid, PieceRow, paint
from game.ui.widgets.row_clipping import whole_rows
from game.ui.widgets.sign_line import SignLine
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget import resolved
from tests.pressing import PAD, press
from tests.scene_samples import Showing, pause, played, seats

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

LOOKS = [("en", 1.0), ("fa", 1.0), ("en", 2.0), ("fa", 2.0)]
PRESSABLE = ("take", "reserve", "buy", "limit", "noble")


def rules(ui: Services, title: str, topic: str = "") -> tuple[Showing, RulesHelpScene]:
    scene = RulesHelpScene(ui, title, topic=topic)
    return Showing(ui, scene), scene


def page_of(scene: RulesHelpScene) -> TextPage:
    page = scene.parts.leaf(f"page-{scene.chapter}")
    assert isinstance(page, TextPage)
    return page


def signs(scene: RulesHelpScene) -> list[str]:
    """What stands beside the signs of the open page."""
    leaves = page_of(scene).body.leaves()
    return [resolved(scene.ui, leaf.words.words) for leaf in leaves if isinstance(leaf, SignLine)]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_page_of_the_rules_has_words_and_pictures(
    services_for: MakeServices, title: str, lang: str
) -> None:
    ui = services_for((1280, 720), language=lang)
    showing, scene = rules(ui, title)
    pages = find_title(title).table(find_title(title).rules({})).help_pages()
    assert pages and all(page.paragraphs for page in pages)
    assert len({page.topic for page in pages}) == len(pages) and all(page.topic for page in pages)
    seen = {scene.focus()}
    for _ in range(len(pages) + 1):
        showing.stack.draw(ui.display.canvas)
        showing.send(intents.Cycle(PAD, 1))
        seen.add(scene.focus())
    assert len(seen) == len(pages) + 1, "all pages and that of the signs"
    assert scene.chapter == 0 and not ui.catalogue.missing


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_picture_fits_its_room_and_none_is_too_small_to_read(
    services_for: MakeServices, title: str, scale: float
) -> None:
    ui = services_for((1280, 720), text_scale=scale)
    _, scene = rules(ui, title)
    painter = make_painter(ui, find_title(title))
    for number, page in enumerate(find_title(title).table(find_title(title).rules({})).help_pages()):
        scene.turn_to(number)
        shown = [leaf for leaf in page_of(scene).body.leaves() if isinstance(leaf, PieceRow | PieceGrid)]
        assert len(shown) == bool(page.pictures)
        for each in shown:
            high = each.rect.h if isinstance(each, PieceRow) else each.rows(ui, each.rect.w)[1]
            assert high >= ui.metrics.units(100), page.topic
        for picture in page.pictures:
            assert _filled(painter, picture) > 0.3, picture


def _filled(painter: Painter, picture: Picture) -> float:
    """How much of the room of a picture it fills, by the longer way."""
    made = paint(painter, picture, 200)
    seen = made.get_bounding_rect()
    return max(seen.w / (200 * picture.shape), seen.h / 200)


@pytest.mark.parametrize(("lang", "scale"), LOOKS)
def test_a_page_is_read_to_its_end_with_the_triggers_which_then_turn_it(
    services_for: MakeServices, lang: str, scale: float
) -> None:
    ui = services_for((1280, 720), language=lang, text_scale=scale)
    showing, scene = rules(ui, "splendor")
    page, presses = page_of(scene), 0
    while scene.chapter == 0 and presses < 20:
        showing.send(intents.Page(PAD, 1))
        presses += 1
        assert scene.chapter == 1 or page_of(scene).scroller.at > 0, "every press does something"
    assert scene.chapter == 1
    assert page.scroller.at == page.scroller.furthest, "not before all was seen"
    showing.send(intents.Page(PAD, -1))
    assert scene.chapter == 0


def test_a_page_that_shows_everything_hints_at_no_scrolling(services_for: MakeServices) -> None:
    for scale in (1.0, 2.0):
        ui = services_for((1280, 720), text_scale=scale)
        for device in ("mouse", "touch", "keyboard", PAD):
            ui.hub.last_device = device
            _, scene = rules(ui, "splendor")
            hints = [item for item in scene.footer.items if item.hint.action == "scroll"]
            assert bool(hints) == (page_of(scene).scroller.furthest > 0)
            assert bool(hints) == (scale == 2.0)
            for hint in hints:
                assert hint.glyph is not None and hint.glyph.icon != "glyph-mouse-left"


def test_what_turns_the_page_stays_under_the_pointer_whether_a_page_scrolls_or_not(
    services_for: MakeServices,
) -> None:
    ui = services_for((1920, 1080))
    ui.hub.last_device = "mouse"
    _, scene = rules(ui, "aquileia")
    places, scrolls = set(), set()
    for number in range(13):
        scene.turn_to(number)
        scrolls.add(any(item.hint.action == "scroll" for item in scene.footer.items))
        places.add(tuple(item.rect.topleft for item in scene.footer.items if item.hint.action != "scroll"))
        for item in scene.footer.items:
            assert scene.footer.at(item.rect.center) == item.hint.action
    assert scrolls == {True, False} and len(places) == 1


def test_the_only_thing_that_scrolls_is_the_page(services_for: MakeServices) -> None:
    for lang, scale in LOOKS:
        ui = services_for((1280, 720), language=lang, text_scale=scale)
        for title in TITLES:
            _, scene = rules(ui, title)
            assert scene.parts.scroller.furthest == 0, "a window that scrolls in a page that scrolls"


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_every_page_opens_with_several_lines_of_words_however_large_they_are(
    services_for: MakeServices, title: str, lang: str
) -> None:
    ui = services_for((1280, 720), text_scale=2.0, language=lang)
    _, scene = rules(ui, title)
    pages = find_title(title).table(find_title(title).rules({})).help_pages()
    for number, page in enumerate(pages):
        scene.turn_to(number)
        window = page_of(scene).window(ui)
        lines = 0
        for leaf in page_of(scene).body.leaves():
            if isinstance(leaf, Paragraph):
                pitch = ui.writer.pitch(leaf.em(ui), leaf.pitch)
                lines += whole_rows(leaf.rect.clip(window), window, pitch).h // pitch
        assert lines >= 4 or page_of(scene).body.children[1].rect.top < window.bottom, page.topic


# --- where it opens -----------------------------------------------------------------------------------


def test_the_rules_open_at_the_topic_that_is_asked_for(services: Services) -> None:
    topics = [page.topic for page in find_title("splendor").table(_splendor()).help_pages()]
    for topic in topics:
        assert rules(services, "splendor", topic)[1].chapter == topics.index(topic)
    assert rules(services, "splendor", "something else")[1].chapter == 0


def test_every_question_has_a_page_that_belongs_to_it() -> None:
    table = find_title("splendor").table(_splendor())
    topics = {page.topic for page in table.help_pages()}
    session = Session(_splendor(), GameConfig(3, 5), seats("en", 3))
    found = set()
    for step in played("en", 3, None, seed=5).log:
        (decision,) = session.decisions()
        topic = table.help_topic(session.rules.view(session.state, None), Choosing(decision))
        assert topic in topics
        found.add((decision.prompt.key, topic))
        session.submit(step.action)
    assert ("splendor-choose-action", "take") in found and len(found) > 1


@pytest.mark.parametrize("title", TITLES)
def test_the_topic_of_a_title_is_one_of_its_pages(title: str) -> None:
    found = find_title(title)
    players = found.rules({}).info.seats[0]
    session = Session(found.rules({}), GameConfig(players, 1), seats("en", players))
    table = found.table(session.rules)
    topic = table.help_topic(session.rules.view(session.state, None), Choosing(session.decisions()[0]))
    assert topic in {page.topic for page in table.help_pages()}


def test_the_rules_of_a_pause_open_at_the_decision_at_hand(services: Services) -> None:
    scene = pause(services, topic="noble")
    assert isinstance(scene, PauseScene)
    showing = Showing(services, scene)
    press(showing, "rules")
    top = showing.stack.top
    assert isinstance(top, RulesHelpScene) and top.chapter == 6


# --- where to press, and what the signs mean ----------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_pages_about_something_to_do_say_where_to_press(services_for: MakeServices, lang: str) -> None:
    ui = services_for((1920, 1080), language=lang)
    for topic in PRESSABLE:
        _, scene = rules(ui, "splendor", topic)
        assert signs(scene) == [ui.say(f"splendor-help-{topic}-press")]
    assert signs(rules(ui, "splendor", "goal")[1]) == []


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_last_page_explains_the_signs_of_the_title_and_of_every_table(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang)
    table = find_title("splendor").table(_splendor())
    showing, scene = rules(ui, "splendor")
    showing.send(intents.Cycle(PAD, -1))
    showing.stack.draw(ui.display.canvas)
    told = signs(scene)
    assert len(table.legend()) >= 6
    assert [ui.say(key) for _, key in table.legend()] == told[: len(table.legend())]
    assert ui.say("sign-crown") in told and not ui.catalogue.missing


@pytest.mark.parametrize("title", TITLES)
def test_every_sign_of_a_legend_can_be_painted(services: Services, title: str) -> None:
    painter = make_painter(services, find_title(title))
    for picture, _ in find_title(title).table(find_title(title).rules({})).legend():
        assert paint(painter, picture, 64).get_bounding_rect().h > 20, picture


@pytest.mark.parametrize("title", TITLES)
def test_numbers_on_the_pictures_of_the_rules_stand_within_them(
    services: Services, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    printed, printing = list[Sheet](), SheetPrinter.printing

    def noting(self: SheetPrinter, sheet: Sheet, size: tuple[int, int]) -> Iterator[pygame.Surface]:
        printed.append(sheet)
        return printing(self, sheet, size)

    monkeypatch.setattr(SheetPrinter, "printing", noting)
    painter = make_painter(services, find_title(title))
    table = find_title(title).table(find_title(title).rules({}))
    shown = [picture for page in table.help_pages() for picture in page.pictures]
    numbers = 0
    for picture in (*shown, *(sign for sign, _ in table.legend())):
        printed.clear()
        paint(painter, picture, 120)
        for sheet in printed:
            whole = sheet.layers[0].drawing
            for number in sheet.figures:
                (x, y), half = number.centre, number.height / 2
                assert y >= half and y + half <= whole.height, (picture, number)
                assert 0 < x < whole.width, (picture, number)
                numbers += 1
    assert numbers


@pytest.mark.parametrize("title", TITLES)
def test_no_sign_of_a_legend_lies_over_words(services: Services, title: str) -> None:
    showing, scene = rules(services, title)
    showing.send(intents.Cycle(PAD, -1))
    lines = [leaf for leaf in page_of(scene).body.leaves() if isinstance(leaf, SignLine)]
    places = [line.sign(services)[1] for line in lines]
    assert places
    assert not any(place.colliderect(line.words.rect) for place in places for line in lines)


def test_a_row_of_pieces_is_as_high_as_its_widest_room_allows(services: Services) -> None:
    painter = make_painter(services, find_title("mombasa"))
    wide = PieceRow(painter, [Picture("track.mombasa", shape=1.95), Picture("track.cairo", shape=1.95)], 250)
    assert wide.height(services, 2000) == services.metrics.units(250)
    narrow = wide.height(services, 300)
    assert narrow < services.metrics.units(250)
    assert wide.natural(services) == pytest.approx(services.metrics.units(250) * (1.95 * 2 + 0.1), abs=2)


def _splendor() -> AnyRules:
    return find_title("splendor").rules({})


def test_the_rules_of_a_pause_are_those_of_the_options_that_are_played(services: Services) -> None:
    base, cities = (
        RulesHelpScene(services, "splendor", topic="cities", options=options).chapter
        for options in ({}, {"cities": True})
    )
    assert (base, cities) == (8, 6), "without the pages of nobles and of 15 points"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_with_large_text_the_rules_say_whose_they_are_and_how_pages_are_turned(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=2.0)
    _, scene = rules(ui, "splendor")
    for _ in range(3):
        (head,) = scene.parts.head.leaves()
        assert isinstance(head, Heading) and resolved(ui, head.words) == ui.say(
            "splendor-name"
        ), "on every page"
        scene.handle(intents.Cycle("pad:0", 1))
    assert {"next", "back"} <= {item.hint.action for item in scene.footer.items}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_name_above_the_rules_is_at_no_text_size_smaller_than_at_the_usual_one(
    services_for: MakeServices, lang: str
) -> None:
    sizes = []
    for scale in (1.0, 1.5, 2.0):
        ui = services_for((1920, 1080), language=lang, text_scale=scale)
        _, scene = rules(ui, "splendor")
        (head,) = scene.parts.head.leaves()
        assert isinstance(head, Heading)
        sizes.append(head.em(ui))
    assert min(sizes) == sizes[0]
