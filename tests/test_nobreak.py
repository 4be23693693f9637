"""A number stays beside its noun where a sentence is broken into lines."""

from __future__ import annotations

import pytest

from game.ui.services import Services
from game.ui.text.bidi import FSI, LRI, PDI, RLI, carried, levels, line_runs, seen, visual
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


NAMED = {
    "Player 2": "It is the turn of Player 2 and then of Player 12, not of Bahram",
    f"{FSI}رایانهٔ دو{PDI}": f"حالا نوبت {FSI}رایانهٔ دو{PDI} است و بعد نوبت {FSI}بهرام{PDI}",
    f"{FSI}Computer 3{PDI}": f"{FSI}Computer 3{PDI}، {FSI}Player 2{PDI} و {FSI}Bahram{PDI} کارت می‌کشند",
}


@pytest.mark.parametrize("width", range(140, 700, 20))
@pytest.mark.parametrize("name", NAMED)
def test_a_seats_name_and_its_number_stand_in_one_line(services: Services, name: str, width: int) -> None:
    rows = services.writer.wrap(NAMED[name], 24, width)
    assert " ".join(rows) == NAMED[name], "nothing is lost"
    assert sum(name in row for row in rows) == 1


def test_a_name_wider_than_a_line_ends_at_its_space(services: Services) -> None:
    least, most = (services.writer.measure(words, 30)[0] for words in ("Computer", "Computer 3"))
    for width in range(least, most):
        assert services.writer.wrap("Computer 3", 30, width) == ("Computer", "3")


def shown(words: str, rtl: bool) -> str:
    """The line as it is seen, without its spaces."""
    return visual(words, rtl).replace(" ", "")


PERSIAN = [
    f"{FSI}\u200f{FSI}برده{PDI}، {FSI}اسلحه{PDI} و {FSI}اسب{PDI}{PDI} را گذاشت",
    f"{FSI}رستم{PDI} گذاشت: {FSI}{FSI}استادیوم{PDI}، {FSI}باغ{PDI} ({FSI}برده{PDI}، {FSI}۲ برنز{PDI}){PDI}.",
    f"{FSI}{FSI}برده{PDI}، {FSI}اسلحه{PDI} و دو کارت{PDI} برای {FSI}Player 2{PDI}",
]
ENGLISH = [
    f"{FSI}علی{PDI} takes {FSI}{FSI}برده{PDI}، {FSI}اسلحه{PDI} و دو{PDI}, and {FSI}رستم{PDI} (3 cards)",
    f"a {RLI}سه کارت، دو سکه{PDI} b {LRI}two words, three{PDI} c",
]


@pytest.mark.parametrize(
    ("words", "rtl"), [*((each, True) for each in PERSIAN), *((each, False) for each in (*PERSIAN, *ENGLISH))]
)
def test_a_line_of_a_sentence_reads_as_it_does_in_the_sentence(words: str, rtl: bool) -> None:
    """Commas and brackets stay with their word, wherever the sentence is broken into lines."""
    parts = words.split(" ")
    for first in range(1, len(parts)):
        for second in range(first, len(parts)):
            rows = [" ".join(row) for row in (parts[:first], parts[first:second], parts[second:]) if row]
            for row, whole in zip(carried(rows), cut(words, rows, rtl), strict=True):
                assert shown(row, rtl) == whole, (row, rows)
                assert seen(row) in seen(words)


def cut(words: str, rows: list[str], rtl: bool) -> list[str]:
    """Each of the lines with the levels that its characters have in the whole sentence."""
    levels_of, at, found = levels(words, rtl), 0, list[str]()
    for row in rows:
        runs = line_runs(row, levels_of[at : at + len(row)])
        found.append("".join(shown(RLI + run.text, True) if run.rtl else run.text for run in runs))
        at += len(row) + 1
    return [each.replace(" ", "") for each in found]
