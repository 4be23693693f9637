"""A number stays beside its noun where a sentence is broken into lines."""

from __future__ import annotations

import pytest

from game.ui.services import Services
from game.ui.text.nobreak import parts_number, with_nobreak, wrap_nobreak


def test_a_number_is_tied_to_the_word_it_counts_and_to_nothing_else() -> None:
    assert with_nobreak("takes 2 onyxes, 3 and 18 lira") == "takes 2\u00a0onyxes, 3\u00a0and 18\u00a0lira"
    assert (
        with_nobreak("\u2068۱۸ لیر\u2069 و ۲\u2069 جواهر") == "\u2068۱۸\u00a0لیر\u2069 و ۲\u2069\u00a0جواهر"
    )
    for words in ("for 10. Then", "at 2, 3 +1", "none at all"):
        assert with_nobreak(words) == words
    assert (
        parts_number("pays 18", "lira for it")
        and not parts_number("pays 18.", "lira")
        and not parts_number("pays", "18 lira")
    )


def test_the_persian_word_for_one_and_a_letter_behind_a_bracket_are_tied_to_the_word_that_follows() -> None:
    assert with_nobreak("تاس‌ها را با یک جواهر عوض کرد") == "تاس‌ها را با یک\u00a0جواهر عوض کرد"
    assert with_nobreak("Mosque tile (a bazaar card)") == "Mosque tile (a\u00a0bazaar card)"
    for words in ("نزدیک خانه", "at a table", "tile (one more)"):
        assert with_nobreak(words) == words


@pytest.mark.parametrize("width", range(60, 600, 20))
def test_no_line_ends_with_a_number_unless_that_spares_a_line(services: Services, width: int) -> None:
    words = "Yasmin pays 18 lira for 2 onyxes and 3 cards of level 2"
    plain = services.writer.wrap(words, 30, width)
    rows = wrap_nobreak(services.writer, words, 30, width, "regular")
    assert " ".join(rows) == " ".join(plain) and len(rows) == len(plain)
    assert all(services.writer.measure(row, 30)[0] <= width for row in rows)
    if len(services.writer.wrap(with_nobreak(words), 30, width)) == len(plain) and width > 200:
        assert not any(map(parts_number, rows, rows[1:]))
