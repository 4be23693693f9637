"""A line of the log: number, symbol and words side by side, each where reading expects it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.art.palette import Color
from game.ui.scenes.history import LogLine
from game.ui.services import Services
from game.ui.widgets.widget import Mood
from tests.conftest import MakeServices
from tests.scene_samples import SCENES, Showing

GROUND = (1, 2, 3)
LONG = "so it was " * 20


def line(services: Services, number: str = "3", words: str = "x", widest: str = "88") -> LogLine:
    made = LogLine(5, number, services.theme.seat_colors[0], words, widest, print)
    made.place(services, pygame.Rect(20, 30, 600, made.height(services, 600)))
    return made


def drawn(services: Services, made: LogLine, focus: str | None = None) -> pygame.Surface:
    canvas = pygame.Surface((640, 400))
    canvas.fill(GROUND)
    made.draw(services, canvas, Mood(focus=focus))
    return canvas


def differs(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    same = pygame.mask.from_threshold(one, (0, 0, 0), (4, 4, 4, 255), other)
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_number_symbol_and_words_stand_side_by_side_in_reading_direction(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(language=language)
    blank = drawn(services, line(services, number="", words=" "))
    ground = pygame.Surface(blank.get_size())
    ground.fill(GROUND)
    symbol = differs(blank, ground)
    number = differs(drawn(services, line(services, words=" ")), blank)
    words = differs(drawn(services, line(services, number="")), blank)
    rtl = services.metrics.rtl
    order = [words, symbol, number] if rtl else [number, symbol, words]
    assert all(part.w for part in order)
    assert order[0].right < order[1].left and order[1].right < order[2].left
    assert line(services).rect.contains(number.unionall([symbol, words]))
    assert abs(symbol.centery - number.centery) <= 3 and symbol.h > number.h


def test_the_symbol_is_no_higher_than_the_letters_beside_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes, icon = list[int](), services.artist.icon

    def drawn_icon(name: str, size: int, color: Color) -> pygame.Surface:
        sizes.append(size)
        return icon(name, size, color)

    monkeypatch.setattr(services.artist, "icon", drawn_icon)
    made = line(services)
    drawn(services, made)
    assert sizes and all(0.9 * made.em(services) <= size <= made.em(services) for size in sizes)


def test_numbers_of_one_and_of_two_digits_end_at_the_same_line(services: Services) -> None:
    blank = drawn(services, line(services, number="", words=" "))
    one, two = (differs(drawn(services, line(services, number, " ")), blank) for number in ("8", "88"))
    assert abs(one.right - two.right) <= 1 and one.left > two.left
    wider = [differs(drawn(services, line(services, "", "x", widest)), blank).left for widest in ("8", "888")]
    assert wider[0] < wider[1], "the margin goes by the widest number"


def test_long_words_take_several_lines_within_the_width(services: Services) -> None:
    long = line(services, words=LONG)
    assert long.rect.h > 2 * line(services).rect.h
    ground = pygame.Surface((640, 400))
    ground.fill(GROUND)
    taken = differs(drawn(services, long), ground)
    assert long.rect.contains(taken) and taken.h > long.rect.h * 0.6


def test_only_the_line_in_focus_has_a_face(services: Services) -> None:
    made = line(services)
    plain, focused = drawn(services, made), drawn(services, made, focus="entry-5")
    assert differs(plain, focused).w > 500
    assert differs(plain, drawn(services, made, focus="entry-6")).size == (0, 0)


def test_pressing_it_looks_at_the_moment_after_its_action(services: Services) -> None:
    looked: list[int] = []
    made = LogLine(5, "3", services.theme.seat_colors[0], "x", "88", looked.append)
    made.confirm(services)
    assert looked == [5] and made.id == "entry-5"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_numbers_of_turns_begin_at_the_margin_and_end_in_one_column(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(language=language)
    made, blank = line(services), drawn(services, line(services, "", " ", "88888"))
    inks = (
        differs(drawn(services, line(services, number, " ", "88888")), blank) for number in ("88888", "8")
    )
    widest, single = (services.metrics.mirror(ink, made.rect) for ink in inks)
    assert abs(widest.left - (made.rect.left + services.metrics.units(22))) <= 3
    assert abs(widest.right - single.right) <= 1 and single.w < widest.w / 3


def test_the_number_of_a_turn_stands_at_its_first_line_from_the_first_turn_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = list[str]()

    class Noted(LogLine):
        def __init__(self, length: int, number: str, *rest: Any) -> None:
            numbers.append(number)
            super().__init__(length, number, *rest)

    monkeypatch.setattr("game.ui.scenes.history.LogLine", Noted)
    Showing(services, SCENES["history"](services))
    turns = [int(number) for number in numbers if number]
    assert numbers[0] == "1" and len(turns) > 3
    assert turns[: turns[-1]] == list(range(1, turns[-1] + 1))
