"""Dates as each language writes them, and the order in which mixed text is drawn."""

from __future__ import annotations

import re
from datetime import datetime
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from game.lang.dates import jalali, long_date
from game.lang.speech import read
from game.ui.text.bidi import visual

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import MakeServices

MOMENT = datetime(2025, 3, 20, 18, 5)
_STRONG = re.compile("[A-Za-z\u0590-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200e\u200f\u061c]")


@pytest.mark.parametrize(
    ("day", "persian"),
    [
        ((2025, 3, 20), (1403, 12, 30)),
        ((2025, 3, 21), (1404, 1, 1)),
        ((2021, 3, 20), (1399, 12, 30)),
        ((1979, 2, 11), (1357, 11, 22)),
        ((2012, 9, 22), (1391, 7, 1)),
        ((2030, 3, 20), (1408, 12, 30)),
        ((2026, 7, 1), (1405, 4, 10)),
    ],
)
def test_the_persian_calendar(day: tuple[int, int, int], persian: tuple[int, int, int]) -> None:
    assert jalali(datetime(*day)) == persian


def test_english_dates_are_written_as_english_ones(services_for: MakeServices) -> None:
    assert long_date(services_for().catalogue, MOMENT, with_time=True) == "20 March 2025, 18:05"


@pytest.mark.parametrize("inside", ["", "load-delete-ask"])
def test_persian_dates_are_drawn_day_month_year_time_from_right_to_left(
    services_for: MakeServices, inside: str
) -> None:
    catalogue = services_for(language="fa").catalogue
    date = long_date(catalogue, MOMENT, with_time=True)
    said = catalogue.say(inside, date=date, names="Ali") if inside else date
    drawn = visual(said, rtl=True)
    month = "".join(reversed("اسفند"))
    places = [drawn.index(part) for part in ("۳۰", month, "۱۴۰۳", "۱۸:۰۵")]
    assert places == sorted(places, reverse=True), drawn


def test_a_persian_message_of_numbers_and_names_alone_begins_with_its_direction(
    services_for: MakeServices,
) -> None:
    """Within another message it would else be drawn from left to right, the last part first."""
    root: Path = services_for().folders.assets / "lang"
    weak = [
        entry.id.name
        for path in sorted((root / "fa").glob("*.ftl"))
        for entry in read(path).body
        if isinstance(entry, ast.Message) and entry.value is not None and _is_weak(entry.value)
    ]
    assert weak == []


def _is_weak(pattern: ast.Pattern) -> bool:
    """Whether several things are put side by side and nothing of the message itself has a direction.

    What is chosen between has one, and so has a message that is put in: only variables are kept apart.
    """
    own = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
    places = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    literals = "".join(
        str(place.parse()["value"]) for place in places if isinstance(place, ast.StringLiteral)
    )
    others = [place for place in places if not isinstance(place, ast.StringLiteral)]
    if any(isinstance(place, ast.SelectExpression | ast.MessageReference) for place in others):
        return False
    return len(pattern.elements) > 1 and bool(others) and not _STRONG.search(own + literals)
