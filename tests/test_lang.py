"""The words: complete in every language, covered by the font, with the right digits and plurals."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.lang.catalogue import FSI, LRM, PDI, Catalogue, CatalogueError, languages
from game.lang.entries import Entries
from game.lang.narrator import Narrator
from game.lang.speech import Speech, read
from game.rules.kernel.text import Text, in_a_row, seat_ref, text
from game.ui.scenes.result_words import listed
from game.ui.text.fonts import shown
from tests.laws.figures import figures_of

ROOT = Path("assets/lang")
FILES = sorted({path.name for path in ROOT.glob("*/*.ftl")})
UNDRAWN = {FSI, PDI, "\n"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, set[str]]:
    found = {}
    for entry in read(ROOT / lang / file).body:
        if isinstance(entry, ast.Message):
            forms = {f"{entry.id.name}.{form.id.name}": form for form in entry.attributes}
            for name, form in {entry.id.name: entry, **forms}.items():
                visitor = Variables()
                visitor.visit(form)
                found[name] = visitor.names
    return found


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A small library of two languages."""
    samples = {
        "en": "gems = { $n ->\n    [one] one gem\n   *[other] { $n } gems\n }\nwho = { $who } takes { $n }\n",
        "fa": "gems = { $n } گوهر\nwho = { $who } { $n } تا برداشت\ngain = امتیاز +{ $n }\n",
    }
    for lang, source in samples.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "table.ftl").write_text(source, encoding="utf-8")
        (tmp_path / lang / "big_game.ftl").write_text(
            "big_game-card = { $color ->\n    [red] ruby\n   *[other] { $color }\n }\n"
        )
    return tmp_path


@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_things_with_the_same_variables(file: str) -> None:
    assert languages(ROOT) == ["en", "fa"]
    english, persian = messages("en", file), messages("fa", file)
    assert sorted(english) == sorted(persian)
    assert {key: names for key, names in english.items() if names != persian[key]} == {}


@pytest.mark.parametrize("file", [name for name in FILES if name != "table.ftl"])
def test_the_keys_of_a_title_begin_with_its_name(file: str) -> None:
    prefix = file.removesuffix(".ftl") + "-"
    assert [key for key in messages("en", file) if not key.startswith(prefix)] == []


def test_no_message_is_empty_and_persian_ones_are_persian() -> None:
    for file in FILES:
        for entry in read(ROOT / "fa" / file).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None and entry.value.elements, entry.id.name
        source = (ROOT / "fa" / file).read_text(encoding="utf-8")
        assert not set("يكىة") & set(source), f"{file}: Arabic letters where Persian has its own"
        assert not re.search(r"=.*[\u0660-\u0669]", source), f"{file}: Arabic digits"


def test_an_amount_of_goods_is_told_in_units() -> None:
    """Nobody asks for "2 banana" or sees that "2 coffee bring" something."""
    source = (ROOT / "en" / "mombasa.ftl").read_text(encoding="utf-8")
    bare = re.compile(r"\{ \$\w+ \} (?:coffee|banana|cotton|expansion|\{ mombasa-good \})$", re.M)
    assert bare.findall(source) == []


@pytest.mark.parametrize("file", FILES)
def test_one_of_a_thing_is_never_told_as_several(file: str) -> None:
    """Beside a bare number English needs the singular too: "1 pound" and not "1 pounds"."""
    words = "pounds|points|posts|cards|tokens|units|coins|steps|books|dice|goods|gems|buildings|bananas"
    source = (ROOT / "en" / file).read_text(encoding="utf-8")
    bare = re.compile(rf"^([a-z][\w-]+) = [^\n]*\{{ \$\w+ \}} (?:{words})\b", re.M)
    assert set(bare.findall(source)) <= figures_of(file.removesuffix(".ftl")).never_one


@pytest.mark.parametrize("weight", ["Regular", "Medium", "Bold"])
def test_the_font_covers_every_character_of_every_catalogue(weight: str) -> None:
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    cmap = TTFont(f"assets/fonts/Vazirmatn-{weight}.ttf").getBestCmap()
    used = {char for path in ROOT.glob("*/*.ftl") for char in path.read_text(encoding="utf-8")}
    used |= set("⟦⟧…‹›+−±0123456789۰۱۲۳۴۵۶۷۸۹٬٫٪%") - set("⟦⟧")
    lacking = {char for char in used - UNDRAWN if ord(char) not in cmap}
    assert {unicodedata.name(char, hex(ord(char))) for char in lacking} == set()


def test_the_display_face_covers_all_that_is_written_in_it() -> None:
    from fontTools.ttLib import TTFont

    cmap = TTFont("assets/fonts/MarkaziText-Bold.ttf").getBestCmap()
    written = {code for code in range(0x20, 0xD800) if shown(chr(code), "display") == "display"}
    assert written - set(cmap) == set()
    persian = (ROOT / "fa" / "table.ftl").read_text(encoding="utf-8")
    assert {char for char in persian if char.isalpha() and ord(char) not in written} <= set("ۀ")
    assert shown("۱۹۰۱", "display") == "bold"


def test_plurals_and_digits_follow_the_language(shelf: Path) -> None:
    english, persian = Catalogue("en", shelf), Catalogue("fa", shelf)
    assert english.say("gems", n=1) == "one gem"
    assert english.say("gems", n=12) == "12 gems"
    assert persian.say("gems", n=12) == "۱۲ گوهر"
    assert english.number(12345) == "12,345"
    assert persian.number(12345) == "۱۲٬۳۴۵"
    assert persian.number(1901) == "۱۹۰۱"


def test_signs_stay_before_their_number_in_persian(shelf: Path) -> None:
    persian = Catalogue("fa", shelf)
    assert persian.number(-5) == f"{LRM}−۵"
    assert persian.signed(5) == f"{LRM}+۵"
    assert persian.signed(0) == "۰"
    assert persian.say("gain", n=3) == f"امتیاز {LRM}+۳"
    assert Catalogue("en", shelf).signed(5) == "+5"


def test_names_are_isolated_and_keep_their_digits(shelf: Path) -> None:
    persian, english = Catalogue("fa", shelf), Catalogue("en", shelf)
    said = Narrator(persian, ["Sara 2", "آرش"], str).say(text("who", who=seat_ref(0), n=3))
    assert said == f"{FSI}Sara 2{PDI} ۳ تا برداشت"
    assert (
        Narrator(english, ["Sara", "آرش"], str).say(text("who", who="seat:1", n=3))
        == f"{FSI}آرش{PDI} takes 3"
    )
    assert Narrator(english, ["Sara"], str).say(text("who", who="seat:0", n=3)) == "Sara takes 3"


def test_a_name_within_a_sentence_begins_with_a_small_letter(shelf: Path) -> None:
    with (shelf / "en" / "table.ftl").open("a", encoding="utf-8") as file:
        file.write("built = { $who } builds a { SMALL($things) }\n")
    english = Catalogue("en", shelf)
    assert english.say("built", who="Sara", things="White villa, Bank") == "Sara builds a white villa, bank"
    assert english.say("built", who="آرش", things="برج") == f"{FSI}آرش{PDI} builds a {FSI}برج{PDI}"
    assert english.missing == set()


def test_pieces_are_described_by_their_title(shelf: Path) -> None:
    def describe(piece: str) -> Text | str:
        return text("big_game-card", color=piece)

    english = Catalogue("en", shelf)
    assert Narrator(english, [], describe).say(text("who", who="@red", n=2)) == "ruby takes 2"
    assert Narrator(english, [], describe).say(text("who", who="@blue", n=2)) == "blue takes 2"
    assert english.missing == set()


def test_a_missing_key_or_variable_shows_and_is_recorded(shelf: Path) -> None:
    english = Catalogue("en", shelf)
    assert english.say("nothing-here") == "⟦nothing-here⟧"
    english.say("gems")
    assert "nothing-here" in english.missing
    assert any("gems" in note for note in english.missing)


def test_a_titles_file_is_read_at_its_first_use_only(shelf: Path) -> None:
    (shelf / "en" / "big_game.ftl").write_text("big_game-card = { broken", encoding="utf-8")
    english = Catalogue("en", shelf)
    assert english.say("gems", n=1) == "one gem"
    with pytest.raises(CatalogueError, match=r"big_game\.ftl, line 1"):
        english.say("big_game-card")


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_message_that_is_read_when_it_is_said_is_the_one_of_the_whole_file(path: Path) -> None:
    def spelled(resource: ast.Resource) -> dict[str, ast.Message | ast.Term]:
        named = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
        return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in named}

    whole, entries = spelled(read(path)), Entries(path)
    for name in sorted(whole, reverse=True):
        for resource in entries.take(name):
            for found, entry in spelled(resource).items():
                assert entry.equals(whole.pop(found), ignored_fields=["span", "comment"])
    assert not whole, "all were found"


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_message_that_is_said_without_fluent_is_what_fluent_says(path: Path) -> None:
    lang, entries = path.parent.name, Entries(path, Entries(path.with_stem("table")))
    catalogue, speech = Catalogue(lang, ROOT), Speech(lang, lambda word: lang == "fa" or word == "آرش")
    known = messages(lang, path.name)
    simple = [key for key in known if entries.simple(key) is not None]
    assert len(simple) > len(known) // 4
    for key in simple:
        for resource in entries.take(key):
            speech.add(resource)
        for value in (3, -12345, "Sara 2", "آرش", "", True):
            values = dict.fromkeys(known[key], value)
            said, _ = speech.say(key, values, brief=True)
            assert _plain(catalogue.say(key, **values)) == _plain(said)


def test_what_a_message_speaks_of_is_read_with_it_and_what_is_damaged_with_its_line(shelf: Path) -> None:
    (shelf / "en" / "big_game.ftl").write_text(
        "## About stones\n-big_game-stone = stone\nbig_game-one = a { -big_game-stone }\n"
        "big_game-two =\n    { $n ->\n        [1] { big_game-one }\n       *[other] stones\n    }\n\n"
        "# Damaged\nbig_game-bad = fine,\n    but { not\nbig_game-last = last\n",
        encoding="utf-8",
    )
    english = Catalogue("en", shelf)
    assert english.say("big_game-two", n=1) == "a stone" and english.say("big_game-last") == "last"
    assert not english.missing
    with pytest.raises(CatalogueError, match=r"big_game\.ftl, line 1[123]: "):
        english.say("big_game-bad")
    with pytest.raises(CatalogueError, match=r"big_game\.ftl, line 1[123]: "):
        english.check()


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (b"fine = Fine\nbad = { $x ->\n", r"table\.ftl, line \d: .+"),
        (b"twice = A\ntwice = B\n", r"table\.ftl: twice is defined twice"),
        (b"bytes = \xff\xfe\n", r"table\.ftl: .*decode"),
    ],
)
def test_a_damaged_file_is_one_clear_error(tmp_path: Path, source: bytes, complaint: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.ftl").write_bytes(source)
    with pytest.raises(CatalogueError, match=complaint):
        Catalogue("en", tmp_path).say("bad")


def test_an_unknown_language_is_named_with_those_that_exist() -> None:
    with pytest.raises(CatalogueError, match=r"xx/table\.ftl: the language is missing; there is en, fa"):
        Catalogue("xx", ROOT)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_shipped_catalogues_are_sound(lang: str) -> None:
    catalogue = Catalogue(lang, ROOT)
    catalogue.check()
    assert catalogue.rtl == (lang == "fa")
    assert catalogue.say("common-yes") in ("Yes", "بله")


_LISTS = {
    "en": ("a", "a and b", "a, b and c", "a, b, c and d"),
    "fa": ("a", "a و b", "a، b و c", "a، b، c و d"),
}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("count", range(1, 5))
def test_a_list_joins_its_last_two_by_and_but_entries_with_values_by_commas(lang: str, count: int) -> None:
    catalogue, words = Catalogue(lang, ROOT), "abcd"[:count]
    assert _plain(listed(catalogue.say, words)) == _LISTS[lang][count - 1]
    entries = [text("scoring-tie-value", name=word, n=1) for word in words]
    parted = _plain(catalogue.say(in_a_row(entries))).split(", " if lang == "en" else "، ")
    assert [entry[:2] for entry in parted] == [f"{word}:" for word in words]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_list_within_a_list_has_its_mark_of_direction_once(lang: str) -> None:
    catalogue, mark = Catalogue(lang, ROOT), {"en": "\u200e", "fa": "\u200f"}[lang]
    inner = text("common-and", list="A", last="B")
    for key in ("common-and", "common-comma"):
        said = catalogue.say(key, list=text("common-comma", list=inner, last="C"), last="D")
        assert said.startswith(mark) and mark * 2 not in said
    assert f"{mark}{mark}" not in catalogue.say("play-help", name=inner, how=inner)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_whole_remarks_are_never_joined_by_a_comma(lang: str) -> None:
    """Persian has no capitals and parts them by a semicolon."""
    said = Catalogue(lang, ROOT).say("play-remarks", said="Take it", next="Score")
    assert _plain(said) == {"en": "Take it. Score", "fa": "Take it؛ Score"}[lang]


def _plain(said: str) -> str:
    return re.sub("[\u200e\u200f\u2066-\u2069]", "", said)


def test_long_names_are_shortened_where_room_is_short(shelf: Path) -> None:
    names = ["Sara", "Maximilian Alexander", "Nebuchadnezzar-Hammurabi", "Twelve chars"]
    narrator = Narrator(Catalogue("en", shelf), names, str)
    who = [text("who", who=seat_ref(seat), n=3) for seat in range(4)]
    called = ["Sara", "Maximilian", "Nebuchadnez…", "Twelve chars"]
    assert [narrator.short(each) for each in who] == [f"{name} takes 3" for name in called]
    assert narrator.say(who[1]) == "Maximilian Alexander takes 3"


def test_a_message_may_have_a_short_form_and_so_may_what_it_speaks_of(shelf: Path) -> None:
    with (shelf / "en" / "table.ftl").open("a", encoding="utf-8") as file:
        file.write("built = { $who } builds the { $house } for { $n }\n    .short = { $house }: { $n }\n")
        file.write("again = Again: { $what }\n")
    narrator = Narrator(Catalogue("en", shelf), ["Sara"], str, lambda piece: piece[:2])
    built = text("built", who=seat_ref(0), house="@tower", n=3)
    assert narrator.forms(built) == ("Sara builds the tower for 3", "to: 3")
    assert narrator.short(text("again", what=built)) == "Again: to: 3"
    assert narrator.forms(text("who", who=seat_ref(0), n=3)) == ("Sara takes 3",), "there is no other"
