"""Words of several lines: none is left alone in the last, and the first of two ends where speech pauses."""

from __future__ import annotations

import pytest

from game.ui.scenes.balanced_text import BalancedText, balanced
from game.ui.services import Services
from game.ui.text.bidi import seen
from game.ui.widgets.labels import Paragraph
from tests.conftest import MakeServices

EM = 30
ORPHAN = "At the end it counts all villas of its colour once"
SAID = {
    "en": ORPHAN,
    "fa": "در پایان، همهٔ ویلاهای این رنگ را یک بار به حساب می‌آورد",
}


def just_too_narrow(services: Services, words: str) -> int:
    """A width in which the last word alone stands in a second line."""
    return services.writer.measure(words, EM)[0] - 2


@pytest.mark.parametrize("language", ["en", "fa"])
def test_no_word_is_left_alone_in_the_last_line(services_for: MakeServices, language: str) -> None:
    services, words = services_for(language=language), SAID[language]
    width = just_too_narrow(services, words)
    assert len(services.writer.wrap(words, EM, width)[1].split()) == 1
    rows = balanced(services.writer, words, EM, width).split("\n")
    least, most = sorted(services.writer.measure(row, EM)[0] for row in rows)
    assert len(rows) == 2 and most <= width and least > 0.6 * most
    assert " ".join(rows) == words


def test_lines_that_are_long_enough_stay_as_they_are(services: Services) -> None:
    width = round(services.writer.measure(ORPHAN, EM)[0] * 0.6)
    assert balanced(services.writer, ORPHAN, EM, width).split("\n") == [
        *services.writer.wrap(ORPHAN, EM, width)
    ]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Only Bahram should look now. Everybody else: look away, please.", "Only Bahram should look now."),
        ("Moves the ink if it can, then takes books", "Moves the ink if it can,"),
        ("Bahram buys the Ruby card (level 2, 1 point).", "Bahram buys the Ruby card"),
        ("\u2068Ann, the first of all\u2069 and Bob", "\u2068Ann, the first"),
    ],
)
def test_the_first_of_two_lines_ends_where_speech_pauses_but_not_within_a_name(
    services: Services, words: str, first: str
) -> None:
    rows = balanced(services.writer, words, EM, just_too_narrow(services, words)).split("\n")
    assert seen(rows[0]) == seen(first)


def test_a_paragraph_of_even_lines_is_as_high_as_before(services: Services) -> None:
    even, usual = BalancedText(ORPHAN), Paragraph(ORPHAN)
    for width in range(200, 900, 50):
        assert even.height(services, width) == usual.height(services, width)
