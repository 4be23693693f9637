"""Mixed Latin and Persian text stands in the right order, on one baseline, inside its width."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.kernel.files import AssetError
from game.ui.text.bidi import (
    FSI,
    LRI,
    PDI,
    RLI,
    easy_levels,
    levels,
    line_runs,
    resolved_levels,
    runs,
    visual,
)
from game.ui.text.fonts import Fonts, Weight
from game.ui.text.writer import Writer

FONTS = Path("assets/fonts")
INK = (255, 255, 255)
LRM, ALM, ZWNJ = "\u200e", "\u061c", "\u200c"


def name(text: str) -> str:
    return f"{FSI}{text}{PDI}"


PERSIAN = [
    ("plain", "سلام دوست", "تسود مالس"),
    ("number inside", "۱۲ امتیاز دارد", "دراد زایتما ۱۲"),
    ("Latin digits inside", "کارت 12 از 90", "90 زا 12 تراک"),
    ("Latin word inside", "سلام Sara خوبی؟", "؟یبوخ Sara مالس"),
    ("two Latin words keep their order", "آقای John Smith آمد", "دمآ John Smith یاقآ"),
    ("Latin name first", "Sara برنده شد", "دش هدنرب Sara"),
    ("Latin name last", "برنده شد: Sara", "Sara :دش هدنرب"),
    ("isolated name that ends in a digit", f"{name('Sara 2')} ۳ گوهر", "رهوگ ۳ Sara 2"),
    ("the same name isolated and followed by a number", f"{name('R2-D2')} ۵ تا", "ات ۵ R2-D2"),
    ("isolated Persian name", f"{name('آرش')} ۳ تا", "ات ۳ شرآ"),
    ("two isolated Latin names", f"{name('Ann')}، {name('Bob')}", "Bob ،Ann"),
    ("name with brackets", f"{name('Max (x)')} برد", "درب Max (x)"),
    ("name that is only digits", f"{name('007')} برد", "درب 007"),
    ("brackets are mirrored", "سلام (دوست) من", "نم (تسود) مالس"),
    ("square brackets round a number", "کارت [۷]", "[۷] تراک"),
    ("guillemets", "گفت «سلام»", "«مالس» تفگ"),
    ("brackets round Latin", "کهربا (Splendor)", "(Splendor) ابرهک"),
    ("ratio", "نسبت ۳/۴ است", "تسا ۳/۴ تبسن"),
    ("ratio at the start", "۳/۴ تمام", "مامت ۳/۴"),
    ("marked negative", f"امتیاز {LRM}−۵ شد", "دش −۵ زایتما"),
    ("marked positive", f"{LRM}+۱۲ امتیاز", "زایتما +۱۲"),
    ("percent after a letter mark", f"{ALM}۵۰٪", "٪۵۰"),
    ("percent inside", "حدود ۵۰٪ مانده", "هدنام ٪۵۰ دودح"),
    ("time", "ساعت ۱۲:۳۰ شد", "دش ۱۲:۳۰ تعاس"),
    ("date", "۱۴۰۳/۰۵/۱۲ بود", "دوب ۱۴۰۳/۰۵/۱۲"),
    ("thousands", "۱۲٬۳۴۵ سکه", "هکس ۱۲٬۳۴۵"),
    ("range reads from the right", "۲–۴ نفر", "رفن ۴–۲"),
    ("full stop after Latin", "بازی Splendor.", ".Splendor یزاب"),
    ("list with commas", "۱، ۲، ۳", "۳ ،۲ ،۱"),
    ("non-joiner stays in its word", f"می{ZWNJ}خواهم", f"مهاوخ{ZWNJ}یم"),
    ("arrow between", "آ ← ب", "ب ← آ"),
]
ENGLISH = [
    ("plain", "Take 3 gems", "Take 3 gems"),
    ("Persian name", f"{name('آرش')} takes 3 gems", "شرآ takes 3 gems"),
    ("Persian name and a number after it", f"Seat of {name('آرش')}: 3", "Seat of شرآ: 3"),
    ("two Persian names with a number between", f"{name('آرش')} 3, {name('سارا')} 5", "شرآ 3, اراس 5"),
    ("Persian name with a digit", f"{name('آرش ۷')} (5)", "۷ شرآ (5)"),
    ("Persian name in brackets", f"Winner ({name('آرش')})!", "Winner (شرآ)!"),
    ("without isolation the number is carried off", "آرش 3", "3 شرآ"),
    ("signs", "Price −2, gain +5, 50%", "Price −2, gain +5, 50%"),
]


@pytest.mark.parametrize(("logical", "shown"), [c[1:] for c in PERSIAN], ids=[c[0] for c in PERSIAN])
def test_order_in_a_persian_sentence(logical: str, shown: str) -> None:
    assert visual(logical, True) == shown


@pytest.mark.parametrize(("logical", "shown"), [c[1:] for c in ENGLISH], ids=[c[0] for c in ENGLISH])
def test_order_in_an_english_sentence(logical: str, shown: str) -> None:
    assert visual(logical, False) == shown


@pytest.mark.parametrize(
    ("logical", "shown"),
    [
        (f"a {RLI}ب 1 c{PDI} d", "a c 1 ب d"),
        (f"ا {LRI}b ب{PDI} ت", "ت b ب ا"),
        (f"x {FSI}ا {FSI}b 2{PDI} ج{PDI} y", "x ج b 2 ا y"),
        (f"open {FSI}ا ب", "open ب ا"),
        (f"closed{PDI} x", "closed x"),
        ("", ""),
        (FSI + PDI, ""),
    ],
)
def test_isolates_nest_and_survive_being_left_open(logical: str, shown: str) -> None:
    assert visual(logical, False) == shown


def test_every_character_has_a_level_and_none_is_lost() -> None:
    for _, text, _ in PERSIAN + ENGLISH:
        for rtl in (False, True):
            assert len(levels(text, rtl)) == len(text)
            kept = sorted(c for c in text if c not in (FSI, PDI, LRM, ALM))
            assert sorted("".join(run.text for run in runs(text, rtl))) == kept


def test_a_wrapped_line_keeps_the_directions_of_its_paragraph() -> None:
    text = "سلام Sara 12 و باز"
    cut = text.index(" 12")
    shown = line_runs(text[cut + 1 :], levels(text, True)[cut + 1 :])
    assert [run.text for run in shown] == [" و باز", "12"]


@pytest.fixture(params=[False, True], ids=["en", "fa"])
def writer(request: pytest.FixtureRequest) -> Writer:
    return Writer(FONTS, bool(request.param))


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=40)


def pixels(surface: pygame.Surface) -> bytes:
    """The alpha of the drawn part, row by row."""
    return pygame.image.tobytes(surface.subsurface(ink(surface)), "RGBA")[3::4]


LONG = (
    "بازرگانان (از هر سو) گوهرها را با کارت‌ها عوض می‌کنند؛ Sara Ahmadi takes 3 gems و "
    f"{name('آرش')} ۱۵ امتیاز دارد.\nThe second paragraph ‎−5."
)


@pytest.mark.parametrize("width", [130, 300, 700])
def test_a_paragraph_keeps_to_its_width_and_loses_nothing(writer: Writer, width: int) -> None:
    lines = writer.wrap(LONG, 36, width)
    assert "".join(lines).replace(" ", "") == LONG.replace(" ", "").replace("\n", "")
    drawn = writer.paragraph(LONG, 36, INK, width)
    assert drawn.get_size() == (width, writer.paragraph_height(LONG, 36, width))
    assert drawn.get_height() == len(lines) * writer.height(36)
    for number, line in enumerate(lines):
        row = pygame.Rect(0, number * writer.height(36), width, writer.height(36))
        assert ink(drawn.subsurface(row)).w >= ink(writer.line(line, 36, INK)).w - 2, "letters cut off"


def test_a_word_wider_than_the_line_is_broken_not_cut(writer: Writer) -> None:
    lines = writer.wrap("Incomprehensibilities", 40, 120)
    assert len(lines) > 2
    assert "".join(lines) == "Incomprehensibilities"


def test_start_and_end_swap_sides_with_the_language(writer: Writer) -> None:
    start = ink(writer.paragraph("abc", 40, INK, 400))
    end = ink(writer.paragraph("abc", 40, INK, 400, align="end"))
    middle = ink(writer.paragraph("abc", 40, INK, 400, align="center"))
    assert (start.left > 200) == writer.rtl
    assert (end.left > 200) != writer.rtl
    assert abs(middle.centerx - 200) < 5


def test_every_line_of_a_size_has_the_same_height_and_baseline(writer: Writer) -> None:
    heights = {writer.line(text, 40, INK).get_height() for text in ("x", "ÅÄ", "چج", "۱۲", "A (۳) چ")}
    assert heights == {writer.height(40)}
    latin, mixed = ink(writer.line("H", 40, INK)), ink(writer.line("H ا", 40, INK))
    assert abs(latin.bottom - writer.baseline(40)) <= 1
    assert latin.bottom == mixed.bottom


def test_no_letter_is_cut_by_the_box_of_its_line(writer: Writer) -> None:
    box = writer.line("ÅÉآگأچجعی(ژ]gjpqy|ﷲً", 60, INK)
    assert ink(box).top > 0 and ink(box).bottom < box.get_height()


def test_letters_sit_in_the_middle_of_their_line(writer: Writer) -> None:
    capital = ink(writer.line("H", 60, INK))
    assert abs(capital.centery - writer.height(60) / 2) <= 60 * 0.08


def test_measure_tells_what_line_draws(writer: Writer) -> None:
    for _, text, _ in PERSIAN + ENGLISH:
        assert writer.line(text, 33, INK, "bold").get_size() == writer.measure(text, 33, "bold")


def test_fit_shrinks_then_cuts(writer: Writer) -> None:
    width = writer.measure("Maximilian", 40)[0]
    assert writer.fit("Maximilian", 40, INK, width).get_width() == width
    smaller = writer.fit("Maximilian", 40, INK, round(width * 0.85))
    assert width * 0.7 < smaller.get_width() <= width * 0.85
    for text in ("Maximilian the Great", "شاهنشاه بزرگ جهان"):
        cut = writer.fit(text, 40, INK, 120)
        assert 60 < cut.get_width() <= 120
        assert cut.get_height() == writer.height(40)
    assert writer.fit("Max", 40, INK, 2).get_width() > 0


@pytest.mark.parametrize("names", [("Computer 2", "Computer 3"), ("رایانهٔ دو", "رایانهٔ سه")])
def test_a_name_that_is_cut_keeps_the_number_that_tells_it_from_others(
    writer: Writer, names: tuple[str, str]
) -> None:
    wide = writer.measure(names[0], 40)[0]
    for share in (0.95, 0.85, 0.75):
        width = round(wide * share)
        cut = [writer.fit(name, 40, INK, width, least=40) for name in names]
        assert all(label.get_width() <= width for label in cut)
        assert pygame.image.tobytes(cut[0], "RGBA") != pygame.image.tobytes(cut[1], "RGBA")


def test_the_font_draws_brackets_mirrored_and_digits_in_order() -> None:
    pygame.font.init()
    fonts = Fonts(FONTS)
    ltr, rtl = fonts.get(40, "regular", False), fonts.get(40, "regular", True)
    opening, closing = ltr.render("(", True, INK), rtl.render(")", True, INK)
    assert pygame.image.tobytes(opening, "RGBA") == pygame.image.tobytes(closing, "RGBA")
    writer = Writer(FONTS, True)
    whole, alone = writer.line("۱۲ گوهر", 40, INK), ltr.render("۱۲", True, INK)
    part = whole.subsurface((whole.get_width() - alone.get_width(), 0, alone.get_width(), whole.get_height()))
    assert pixels(part) == pixels(alone)
    assert pixels(alone) != pixels(ltr.render("۲۱", True, INK))


def test_lines_are_drawn_once_and_forgotten_on_clear(writer: Writer) -> None:
    first = writer.line("again", 40, INK)
    assert writer.line("again", 40, INK) is first
    writer.clear()
    assert writer.line("again", 40, INK) is not first


def test_a_missing_font_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetError, match=r"Vazirmatn-Regular\.ttf"):
        Writer(tmp_path, False)


def test_a_damaged_font_is_named(tmp_path: Path) -> None:
    for font in FONTS.glob("*.ttf"):
        (tmp_path / font.name).write_bytes(b"no font")
    with pytest.raises(AssetError, match=r"Vazirmatn-Regular\.ttf"):
        Writer(tmp_path, False).measure("a", 20)


@pytest.mark.parametrize("weight", ["regular", "medium", "bold"])
@pytest.mark.parametrize("size", [12, 16, 20, 24, 33, 40, 60, 96])
def test_a_persian_zero_is_told_from_a_five_by_its_height_and_stands_in_the_middle(
    size: int, weight: Weight
) -> None:
    writer = Writer(FONTS, rtl=True)
    five = ink(writer.line("۵", size, INK, weight))
    among = ink_of_last(writer.line("۱۰", size, INK, weight))
    alone = ink(writer.line("۰", size, INK, weight))
    for zero, least, most in ((among, 0.45, 0.75), (alone, 0.5, 0.82)):
        assert least * five.h <= zero.h <= max(most * five.h, 0.5 * five.h + 2)
        assert abs(zero.centery - five.centery) <= 1
        assert zero.w <= five.w


@pytest.mark.parametrize("weight", ["regular", "medium", "bold"])
@pytest.mark.parametrize("size", [12, 16, 20, 24, 33, 40, 60, 96])
def test_a_persian_zero_is_a_ring_of_the_font_and_no_letter(size: int, weight: Weight) -> None:
    drawn = Writer(FONTS, rtl=True).line("۰", size, INK, weight)
    own = (Fonts(FONTS).get(em, weight, False).render("۰", True, INK) for em in range(size, 2 * size))
    assert pixels(drawn) in {pixels(glyph) for glyph in own}
    ring = drawn.subsurface(ink(drawn))
    middle = ring.get_at(ring.get_rect().center).a
    assert middle < max(ring.get_at((x, ring.get_height() // 2)).a for x in range(ring.get_width()))


def ink_of_last(number: pygame.Surface) -> pygame.Rect:
    """Where the last digit of a number is drawn."""
    return max(pygame.mask.from_surface(number, 40).get_bounding_rects(), key=lambda digit: digit.x)


def test_a_cursor_stands_behind_the_zeros_of_a_number() -> None:
    writer = Writer(FONTS, rtl=True)
    for number in ("۰", "۱۰", "۱۰۰"):
        assert writer.caret(number, len(number), 40) == writer.line(number, 40, INK).get_width()


@given(st.text("aB آب۱۲3٣.،,:+-%٪()←\u200c\u200e\u064e\u2069\n\t…", max_size=24), st.sampled_from((0, 1)))
@settings(max_examples=500)
def test_what_is_easy_is_as_the_whole_algorithm_resolves_it(text: str, base: int) -> None:
    easy = easy_levels(text, base)
    assert easy is None or easy == resolved_levels(text, base)
