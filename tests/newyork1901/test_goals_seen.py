"""The goals on the table and the tabs beside them: discs keep clear of signs and rims, words are whole."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.art.artist import Artist
from game.art.seats import SeatStyle
from game.art.sheets import Layer, Sheet, SheetPrinter
from game.rules.newyork1901.components import CHALLENGES
from game.tables.newyork1901.layout import BUILD, GOALS, READ, TABBED
from game.tables.newyork1901.paint.cards import challenge_chip
from game.tables.newyork1901.paint.counters import count
from game.tables.newyork1901.title import TITLE
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.tabs import TabBar
from game.ui.theme import Metrics
from tests.conftest import MakeServices
from tests.laws.growing import arranged
from tests.newyork1901.scenes import city
from tests.painting import ASSETS, Letters

PLAYERS = (2, 3, 4)
SEAT = SeatStyle((240, 120, 50), (120, 50, 20), "seat-0", "plain")
pytestmark = pytest.mark.usefixtures("drawing_board")


def goals(players: int, scale: float, rtl: bool = False) -> Arrangement:
    return arranged(TITLE.layout(city()), Metrics((1920, 1080), scale, rtl), players, GOALS, 0)


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_disc_with_the_points_of_the_challenge_keeps_clear_of_sign_and_rim(
    players: int, ahead: bool
) -> None:
    for scale in (1.0, 2.0):
        lies = goals(players, scale).rect("count.0.3")
        assert lies
        sheet = count(SEAT, 3, ahead, True, lies.size)
        (sign,), (figure,) = sheet.symbols, sheet.figures
        drawing = sheet.layers[0].drawing
        paper = SheetPrinter(Artist(ASSETS / "icons"), Letters()).print(Sheet([Layer(drawing)]), lies.size)
        unit, ground = lies.h / 100, paper.get_at((round(lies.w * 0.15), round(lies.h * 0.15)))
        x, y = (round(each * unit) for each in figure.centre)
        dark = [paper.get_at((x, down)) == ground for down in range(y, round(90 * unit))]
        assert sum(dark) >= 2, "between the disc and the rim below it"
        left, right = sign.centre[0] + sign.side / 2, sign.centre[1] + sign.side / 2
        if lies.w < 1.4 * lies.h:
            rows = range(round(right * unit), y)
            assert sum(paper.get_at((x, row)) == ground for row in rows) >= 3, (players, scale)
        else:
            columns = range(round(left * unit), x)
            assert sum(paper.get_at((column, y)) == ground for column in columns) >= 3, (players, scale)


def test_in_a_narrow_window_the_words_of_the_tabs_are_whole(services_for: MakeServices) -> None:
    layout = TITLE.layout(city())
    for language, size in product(("en", "fa"), ((960, 720), (1280, 1024))):
        services = services_for(size, language=language, text_scale=2.0)
        labels = {name: services.say(f"newyork1901-scene-{name}") for name in TABBED}
        room = arranged(layout, services.metrics, 4, BUILD, 0).tabs
        assert room
        em, units = services.metrics.print(services.theme.fonts.small), services.metrics.units
        for name, tab in TabBar(services, room, labels, READ).tabs.items():
            wide = services.writer.measure(labels[name], em, "bold")[0]
            assert wide + 3 * units(8) + units(44) <= tab.w, (language, name)


def test_at_larger_text_words_leave_the_frames_of_their_tabs_some_air(services_for: MakeServices) -> None:
    services = services_for((1920, 1080), text_scale=2.0)
    labels = {name: services.say(f"newyork1901-scene-{name}") for name in TABBED}
    room = arranged(TITLE.layout(city()), services.metrics, 4, GOALS, 0).tabs
    assert room
    made, ink = TabBar(services, room, labels, READ), services.theme.palette.ink
    for scene in READ:
        item = made.items(scene, None, {})[list(TABBED).index(scene)]
        face = pygame.mask.from_threshold(item.surface, ink, (60, 60, 60, 255))
        row = face.get_bounding_rects()
        letters = [rect for rect in row if rect.h > 12 and rect.left > 2 and rect.right < item.rect.w - 2]
        assert letters and min(rect.left for rect in letters) >= 10
        assert max(rect.right for rect in letters) <= item.rect.w - 10


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_what_the_challenge_pays_keeps_to_its_disc_at_the_end_of_the_tabs(challenge: str) -> None:
    lies = goals(2, 1.0).rect("deck.land")
    assert lies
    press = SheetPrinter(Artist(ASSETS / "icons"), Letters())
    sheet = challenge_chip(challenge, lies.size)
    bare = press.print(Sheet(sheet.layers), lies.size)
    (figure,) = sheet.figures
    unit = lies.w / 240
    x, y = (round(each * unit) for each in figure.centre)
    radius = next(r for r in range(5, 40) if bare.get_at((x, y - r)) != bare.get_at((x, y)))
    assert 0 < figure.disc / 2 * unit <= radius
    assert x + radius < lies.w - 4, "clear of the rim"
