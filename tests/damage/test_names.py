"""Names from anywhere, and every string on the screen."""

from __future__ import annotations

import unicodedata
from itertools import count
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from hypothesis import example, given
from hypothesis import strategies as st

from game.lang.catalogue import Catalogue
from game.match.draft import Chair, PlanDraft
from game.match.names import (
    JOINERS,
    NAME_LIMIT,
    NameFaultError,
    first_unlike,
    look,
    sound_name,
    tidied,
    writable,
)
from game.match.seats import Seat
from game.tables.registry import find_title
from game.ui.arguments import UsageError, parse
from game.ui.text.bidi import FSI, LRI, PDI, RLI, levels
from game.ui.text.legible import LINE, PARAGRAPH, legible
from game.ui.text.line_break import LINES
from game.ui.text.writer import Writer
from tests.budget import examples

INK = (255, 255, 255)
HALF_SPACE = "\u200c"
SIGNS = "\ufffc\ufffd"
"""They stand for something else that is not there."""
NASTY = (
    "ab1 \n\t\r\0\x07\x1b\x7f\x85سلام۳٬٪%+-(«»)🙂\u0301\u0640"
    f"{JOINERS}{FSI}{LRI}{RLI}{PDI}"
    "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2028\u2029\u2060\u061c\ufeff\ufffc\ufffe\u034f\u115f\u3164"
    "\u0378\ud800\udfff\U000e0001\U0001f3f4\U0010ffff"
)
STRINGS = st.text(st.sampled_from(NASTY) | st.characters(), max_size=60)
ENDLESS = {
    "20,000 letters": "a" * 20_000,
    "20,000 Persian letters": "سلام" * 5_000,
    "20,000 words": "ab " * 7_000,
    "5,000 isolates open": FSI * 5_000,
    "5,000 isolates one in the other": (FSI + "ا1") * 5_000,
    "5,000 isolates side by side": (FSI + "a" + PDI) * 5_000,
    "5,000 marks on one letter": "a" + "\u0301" * 5_000,
    "5,000 lines": "a\n" * 5_000,
    "5,000 signs before a number": "%" * 5_000 + "5",
    "5,000 halves of pairs": "\ud800" * 5_000,
    "nothing to be seen": HALF_SPACE * 20_000,
}


@pytest.fixture(scope="module", params=[False, True], ids=["en", "fa"])
def writer(request: pytest.FixtureRequest) -> Writer:
    return Writer(Path("assets/fonts"), bool(request.param))


def write(writer: Writer, text: str, size: int, width: int) -> None:
    line = writer.line(text, size, INK)
    assert line.get_size() == (max(1, writer.measure(text, size)[0]), writer.height(size))
    assert writer.fit(text, size, INK, width).get_width() <= max(width, writer.measure("…", size)[0], 1)
    paragraph = writer.paragraph(text, size, INK, width)
    assert paragraph.get_width() == width
    assert paragraph.get_height() == writer.paragraph_height(text, size, width) <= LINES * writer.height(size)


@examples(100)
@given(STRINGS, st.sampled_from([11, 28, 96]), st.integers(1, 400))
@example(HALF_SPACE, 28, 100)
@example("a\0b", 28, 100)
@example("\ud800", 28, 100)
def test_every_string_is_written(writer: Writer, text: str, size: int, width: int) -> None:
    write(writer, text, size, width)


@pytest.mark.parametrize("name", ENDLESS)
def test_a_string_without_end_does_not_hang(writer: Writer, name: str) -> None:
    write(writer, ENDLESS[name], 96, 300)  # were a string not cut before all else, this would take for ever


@given(STRINGS)
def test_what_cannot_be_drawn_is_a_sign(text: str) -> None:
    shown = legible(text)
    assert not set(shown) & set("\0\t\r\x1b\u202e\u2028\ud800\uffff")
    assert len(shown) <= len(text) and legible(shown) == shown
    assert len(legible("x" * 9_000)) == PARAGRAPH and len(legible("x" * 9_000, LINE)) == LINE


@given(STRINGS, st.booleans())
def test_every_character_has_a_level(text: str, rtl: bool) -> None:
    assert len(levels(text, rtl)) == len(text)


@given(STRINGS)
@example("a" * 23 + HALF_SPACE + "b")
@example("a\u01a2\u0301")
@example(" \u200c\u200c a \u200c\u200db ")
def test_what_is_tidied_is_a_name_or_nothing(text: str) -> None:
    name = tidied(text)
    assert tidied(name) == name and len(name) <= NAME_LIMIT
    assert name == name.strip() and not set(name) & set(NASTY[NASTY.index("\n") : NASTY.index("\x85") + 1])
    if name:
        assert sound_name(name) == name
        assert Seat.from_plain({"name": name, "style": 0}).name == name


ALIKE = {
    "a Persian and an Arabic digit": ("بازیکن ۴", "بازیکن ٤"),
    "digits of two scripts": ("Player 1", "Player ۱"),
    "a long stroke": ("علی", "علـــی"),
    "a half-space": ("علی\u200cرضا", "علیرضا"),
    "Arabic and Persian ye": ("علي", "علی"),
    "ye without dots": ("على", "علی"),
    "Arabic and Persian kaf": ("كیان", "کیان"),
    "two kinds of he": ("زهرە", "زهره"),
    "letters for print": ("ﻋﻠﯽ", "علی"),
    "a letter and its accent": ("Zoe\u0301", "Zoé"),
    "capitals": ("HANA", "hana"),
    "sharp s": ("Voß", "VOSS"),
    "a typographic apostrophe": ("O'Neil", "O\u2019Neil"),
    "a long dash": ("Anne-Marie", "Anne\u2013Marie"),
    "a wide space": ("A B", "A\u2003B"),
    "letters in one piece": ("\ufb01ona", "fiona"),
}
UNLIKE = [
    ("Ali", "Alí"),
    ("نادر", "نادره"),
    ("Player 1", "Player 2"),
    ("سارا", "ساره"),
    ("Jo", "Jo 2"),
    ("O", "0"),
]


@pytest.mark.parametrize("kind", ALIKE)
def test_two_names_that_look_alike_are_refused_wherever_they_are_given(kind: str) -> None:
    for first, second in (ALIKE[kind], ALIKE[kind][::-1]):
        assert look(first) == look(second)
        info = find_title("splendor").rules({}).info
        draft = PlanDraft("splendor", info, 5, [Chair(first, 0), Chair("Sima", 1), Chair(second, 2)])
        trouble = draft.trouble("", ())
        assert trouble is not None and trouble.key in ("setup-alike-names", "setup-same-name")
        with pytest.raises(UsageError, match="two names look alike|two players have the same name"):
            parse(["--title", "splendor", "--players", f"{first},Sima,{second}"])


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_look_different_sit_at_one_table(one: str, other: str) -> None:
    info = find_title("splendor").rules({}).info
    assert PlanDraft("splendor", info, 5, [Chair(one, 0), Chair(other, 1)]).trouble("", ()) is None
    assert parse(["--title", "splendor", "--players", f"{one},{other}"]).players == (one, other)


@given(STRINGS)
def test_a_look_has_the_same_look_and_no_spelling_changes_it(text: str) -> None:
    seen = look(text)
    assert look(seen) == seen
    assert look(unicodedata.normalize("NFC", text)) == look(unicodedata.normalize("NFD", text)) == seen
    assert look(unicodedata.normalize("NFKC", text)) == look(unicodedata.normalize("NFKD", text)) == seen


@given(st.lists(st.sampled_from(sorted({name for pair in ALIKE.values() for name in pair})), max_size=6))
def test_a_newcomer_is_called_like_nobody_here(taken: list[str]) -> None:
    name = first_unlike((f"Player {n}" for n in count(1)), taken)
    assert look(name) not in map(look, taken)


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("Zoe\u0301,Ali", ("Zoé", "Ali")),
        ("هانا،علی", ("هانا", "علی")),
        (" Hana ,  Ali  Reza ", ("Hana", "Ali Reza")),
        ("علی\u200cرضا، Sima", ("علی\u200cرضا", "Sima")),
    ],
)
def test_names_on_the_command_line_are_read_as_people_write_them(
    written: str, names: tuple[str, ...]
) -> None:
    assert parse(["--title", "splendor", "--players", written]).players == names


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("Hana,,Ali", "between two commas"),
        ("Яна,Ali", "'Я' cannot be drawn"),
        ("🙂,Ali", "no emoji"),
        ("x" * 25 + ",Ali", "it has 25 characters, and 24 are the most"),
    ],
)
def test_of_a_name_that_is_none_the_command_line_says_why(written: str, told: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse(["--title", "splendor", "--players", written])
    assert told in str(caught.value) and "\n" not in str(caught.value)


@given(STRINGS)
def test_only_names_are_sound(text: str) -> None:
    try:
        assert sound_name(text) == tidied(text) == text
    except NameFaultError:
        assert text != tidied(text) or not text


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200cنام", "نام"),
        ("نام\u200c", "نام"),
        ("یک \u200cدو", "یک دو"),
        ("خانه\u200c\u200cها", "خانه\u200cها"),
        ("👨\u200d👩", ""),
        ("🙂 Ali 🙂", "Ali"),
        ("🙂🙂", ""),
        ("u\u0308", "ü"),
        ("字Я", ""),
        ("\u202eabc", "abc"),
        (f"{RLI}abc{PDI}", "abc"),
        ("a\0\x1bb", "ab"),
        ("a\n b", "a b"),
        ("\u200c", ""),
        ("\u0301", ""),
        ("\u3164", ""),
        ("\ud800", ""),
        ("x" * 25, "x" * 24),
    ],
)
def test_joiners_stand_between_letters_and_nothing_unseen_stays(typed: str, name: str) -> None:
    assert tidied(typed) == name


def test_a_name_is_made_of_what_the_fonts_draw_and_of_all_of_that() -> None:
    for path in Path("assets/fonts").glob(
        "Vazirmatn-*.ttf"
    ):  # in the display face only what it draws is written
        font = TTFont(path)
        covered = {chr(code) for code in font.getBestCmap()}
        kept = {char for char in map(chr, range(0x110000)) if writable(char) == char}
        assert kept <= covered
        lost = {char for char in covered - kept if unicodedata.category(char)[0] in "LNPSM"} - set(SIGNS)
        assert all(unicodedata.normalize("NFC", char) != char for char in lost)


@pytest.mark.parametrize(("name", "shown"), [("🙂", "2"), ("🙂 Ali", "Ali"), ("Яна", "2"), ("Hana", "Hana")])
def test_a_record_of_somebody_whose_name_cannot_be_drawn_is_read(name: str, shown: str) -> None:
    assert Seat.from_plain({"name": name, "style": 0}, 2).name == shown


@pytest.fixture(scope="module", params=["en", "fa"])
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(str(request.param), Path("assets/lang"))


@given(text=STRINGS | st.sampled_from(list(ENDLESS.values())))
def test_every_string_can_be_said(catalogue: Catalogue, text: str) -> None:
    assert catalogue.say("record-unreadable", file=text)
    assert catalogue.missing == set()
