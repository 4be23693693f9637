"""One word for one thing: the catalogues use the terms of ``docs/terms.md``, and help names what there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.wording import LANGUAGES, TITLES, VALUE, messages, where, word, wording

PAGE = Path("docs/terms.md")
COLUMNS = ("concept", "English", "Persian", "avoid in English", "avoid in Persian")
_SECTION = re.compile(r"^## .+ \(`(\w+)\.ftl`\)$")
_REMARK = re.compile(r"\([^)]*\)")
_QUOTED = {"en": re.compile("“([^”]*)”"), "fa": re.compile("«([^»]*)»")}
_REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*) *\}")
_VERB = re.compile(" (?:کردن|دادن|داشتن|گرفتن|بردن|شدن|خوردن)$")
"""With these a Persian noun is an action; a sentence bends them."""


@dataclass(frozen=True)
class Row:
    """A thing, and what it is called by language.

    Attributes:
        file: the catalogue whose section it stands in.
        terms: the words that are used.
        avoided: the words that are not.
    """

    file: str
    concept: str
    terms: dict[str, tuple[str, ...]]
    avoided: dict[str, tuple[str, ...]]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def named(cell: str) -> tuple[str, ...]:
    """The terms in a cell: without remarks in brackets, and without what a colon says that they are for."""
    parts = re.split("[,;،؛]", _REMARK.sub("", cell))
    return tuple(_VERB.sub("", part.rpartition(":")[2].strip()) for part in parts if part.strip())


def listed(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split(";") if part.strip())


@cache
def sections() -> dict[str, list[list[str]]]:
    """The tables of the page, line by line in cells, by their catalogues."""
    found: dict[str, list[list[str]]] = {}
    table: list[list[str]] | None = None
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = _SECTION.match(line)
            assert section is not None, f"{line}: names no catalogue"
            table = found.setdefault(section[1], [])
        elif line.startswith("|"):
            assert table is not None, f"{line}: stands in no section"
            table.append(cells(line))
    return found


def rows(file: str) -> Iterator[Row]:
    """The terms of a catalogue; those of all titles alone hold for one that has no section yet."""
    for concept, *words in sections().get(file, [])[2:]:
        terms, avoided = map(named, words[:2]), map(listed, words[2:])
        yield Row(
            file,
            concept,
            dict(zip(LANGUAGES, terms, strict=True)),
            dict(zip(LANGUAGES, avoided, strict=True)),
        )


FILES = ["table", *TITLES]


def test_every_section_is_that_of_a_catalogue() -> None:
    assert "table" in sections() and set(sections()) <= set(FILES)


@pytest.mark.parametrize("file", sections())
def test_a_table_of_terms_is_whole(file: str) -> None:
    heads, rule, *lines = sections()[file]
    assert tuple(heads) == COLUMNS and rule == ["---"] * len(COLUMNS)
    assert lines, "a table without a row"
    assert [line for line in lines if len(line) != len(COLUMNS) or not all(line[:3])] == []
    concepts = [concept for concept, *_ in lines]
    assert len(set(concepts)) == len(concepts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_catalogue_uses_no_word_that_its_terms_avoid(file: str, lang: str) -> None:
    ruling = [*rows("table"), *(rows(file) if file != "table" else ())]
    used = {
        f"{avoided} ({row.concept})": keys
        for row in ruling
        for avoided in row.avoided[lang]
        if (keys := list(where(lang, file, avoided)))
    }
    assert used == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_term_of_the_page_is_said_by_its_catalogue(file: str, lang: str) -> None:
    catalogues = FILES if file == "table" else [file]
    said = "\n".join(form for each in catalogues for forms in wording(lang, each).values() for form in forms)
    unsaid = {
        f"{term} ({row.concept})"
        for row in rows(file)
        for term in row.terms[lang]
        if not word(term, whole=False).search(said)
    }
    assert unsaid == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_row_avoids_a_word_that_a_term_of_its_section_has(file: str, lang: str) -> None:
    terms = [term for row in rows(file) for term in row.terms[lang]]
    avoided = {word for row in (*rows("table"), *rows(file)) for word in row.avoided[lang]}
    assert {each for each in avoided if any(map(word(each).search, terms))} == set()


def test_a_title_does_not_avoid_again_what_all_titles_avoid() -> None:
    common = {word for row in rows("table") for words in row.avoided.values() for word in words}
    again = {
        word for file in TITLES for row in rows(file) for words in row.avoided.values() for word in words
    }
    assert common & again == set()


# --- what help pages name -----------------------------------------------------------------------------


def source(lang: str, file: str, key: str) -> str:
    """The words of a message as they stand in the file, with its references."""
    span = messages(lang, file)[key].span
    assert span is not None
    text = Path(f"assets/lang/{lang}/{file}.ftl").read_text(encoding="utf-8")
    return text[span.start : span.end]


def labelled(lang: str, file: str) -> dict[str, list[str]]:
    """What stands on the buttons and tabs of a title, and on those of every table, by key."""
    own = rf"{file}-(?:do|button|scene|way)(?:-|$)"
    label = re.compile(rf"{own}|(?:common|menu|pause|play-hint)-|play-(?:turn|return)$")
    said = {**wording(lang, "table"), **wording(lang, file)}
    return {key: forms for key, forms in said.items() if label.match(key)}


def exists(quoted: str, lang: str, file: str) -> bool:
    """Whether what is quoted is the whole of a button that it refers to, the words of one, or a name.

    The words of a button may go on after these, by what is to be seen then.
    """
    labels = labelled(lang, file)
    said = wording(lang, file)
    if reference := _REFERENCE.fullmatch(quoted):
        key = reference[1]
        forms = said.get(key, []) if key.startswith("-") else labels.get(key, [])
        return bool(forms) and not any(VALUE in form for form in forms)
    names = (form for forms in said.values() for form in forms)
    return quoted in names or any(word(quoted).match(form) for forms in labels.values() for form in forms)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_help_quotes_the_words_of_buttons_and_names_that_there_are(file: str, lang: str) -> None:
    strange = [
        (key, quoted)
        for key in messages(lang, file)
        if "-help-" in key
        for quoted in _QUOTED[lang].findall(source(lang, file, key))
        if not exists(quoted, lang, file)
    ]
    assert strange == []


_BEHIND_A_NAME = re.compile("splendor-(known|effect|no|preview|gives|costs)-")
"""What is said of a piece behind its name and a colon."""
_COLON = re.compile(r": (?!\{|…)\w")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_kahroba_what_stands_behind_a_name_and_a_colon_has_no_colon_of_its_own(lang: str) -> None:
    said = {key: forms for key, forms in wording(lang, "splendor").items() if _BEHIND_A_NAME.match(key)}
    assert len(said) > 30
    assert {key: form for key, forms in said.items() for form in forms if _COLON.search(form)} == {}


@pytest.mark.parametrize("title", TITLES)
def test_what_is_paid_is_foretold_in_the_same_words_in_every_title(title: str) -> None:
    """In English an order ("Pay 3 lira"), in Persian what one does: as the button says and the log."""
    told = {lang: wording(lang, title).get(f"{title}-preview-pay", ()) for lang in LANGUAGES}
    assert all(form.startswith(("Pay ", VALUE)) for form in told["en"] if form)
    assert not any(form.startswith("Pay") for form in told["fa"])
