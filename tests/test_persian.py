"""The Persian words: those of the printed rulebooks, and of people who play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path("assets/lang/fa")
FILES = sorted(path.stem for path in ROOT.glob("*.ftl"))
LITERARY = (
    *("برگزی", "نخست", "به کار ببر", "به کار می‌بر", "می‌ارزد", "واپسین", "همان دم", "بی‌درنگ", "آنگاه"),
    *(
        "گشوده",
        "بیفزایید",
        "از آنِ",
        "درخور",
        "قانون‌ها",
        "کتابچه",
        "قاعده‌های",
        "نشان دهید",
        "شمار کارت",
        "شمار انتخاب",
        "قواعد",
        "آن‌گاه",
        "بهای ",
        "قاعده‌ها",
        " بی ",
        "میزی که بازیکنان",
    ),
    *(f"بیشترین {what} برنده" for what in ("امتیاز", "یاقوت")),
)
"""What nobody says at a table; the rulebooks have plainer words."""
OTHERS = {
    "splendor": ("مهره", "سکهٔ طلا", "یک طلا", "دسته", "پشت‌رو", "راه ابریشم", "رزروی", "مهمان اشرافی"),
    "newyork1901": ("پشت‌رو", "دسته‌ای", "گونهٔ بازی", "بازی‌نشده", "ساختمان شروع ", "به پا ", "بنای یادبود"),
    "mombasa": (
        *("گسترش", "نمایشگاه", "قفسه", "خزانه", "جای اقدام", "سرمایهٔ خواسته", "بازپرداخت", "عدد سرخ"),
        *(
            "کنار گذاشتن",
            "بیرون گذاشتن",
            "نگه‌داشتن کاشی",
            "مرز تکی",
            "به استراحت",
            "کارت بازار",
            "بس است",
            "بس کنید",
        ),
    ),
    "istanbul_dice": ("نمایشگاه", "پشت‌رو"),
    "aquileia": ("دسته", "به پشت", "کارت رو\n", "بیکار", "آغازکنند", "در دست { $seat }"),
}
"""What each title's pieces and actions are not called, because its owners know them by other words."""
SEAT_LAST = re.compile(r"\{ \$(?:count|generation|level|space) \}[^{}]*\{ \$seat \}$", re.M)
"""A number or an adjective right before a name, which may be an adjective or end in a number itself."""


def spoken(file: str) -> str:
    """A catalogue without its comments."""
    lines = (ROOT / f"{file}.ftl").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("file", FILES)
def test_persian_says_things_as_people_at_a_table_say_them(file: str) -> None:
    assert [word for word in LITERARY if word in spoken(file)] == []


@pytest.mark.parametrize("title", OTHERS)
def test_pieces_and_actions_have_the_names_of_the_persian_rulebook(title: str) -> None:
    assert [word for word in OTHERS[title] if word in spoken(title)] == []


@pytest.mark.parametrize("file", FILES)
def test_no_name_stands_after_a_number_in_a_heading(file: str) -> None:
    assert SEAT_LAST.findall(spoken(file)) == []


def test_what_is_told_in_persian_has_happened() -> None:
    """Log lines are past; a verb in the present would promise what others have done long ago."""
    present = re.compile(r"-log-[a-z-]+ = [^\n]*(?:می‌گیرد|می‌گذارد|برمی‌دارد|می‌خرد|می‌پردازد)\.$", re.M)
    assert {file: present.findall(spoken(file)) for file in FILES} == {file: [] for file in FILES}
