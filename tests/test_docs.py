"""The documents hold: what they link to and name is there, and those that are read first stay short."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md")))
LENGTHS = {"docs/architecture.md": 1500, "docs/screen.md": 2200}
"""So many words a page has at most: those of seven minutes, and of ten."""
CHANGES = 80
"""The most lines of the list of changes."""
TOP = ("game", "tests", "docs", "bench", "tools", "assets", "maps")
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#([^)\s]+))?\)")
_PATH = re.compile(rf"`((?:{'|'.join(TOP)})/[\w./-]+)`")


@cache
def words_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", words_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_and_path_in_a_document_leads_somewhere(page: Path) -> None:
    links = [each for each in _LINK.findall(words_of(page)) if not each[0].startswith("http")]
    wrong = [target for target, _ in links if not (page.parent / target).exists()]
    wrong += [
        f"{target}#{anchor}"
        for target, anchor in links
        if anchor and target not in wrong and anchor not in anchors(page.parent / target)
    ]
    wrong += [path for path in _PATH.findall(words_of(page)) if not (ROOT / path).exists()]
    assert not wrong, wrong


@pytest.mark.parametrize(("page", "most"), LENGTHS.items(), ids=LENGTHS)
def test_a_page_that_is_read_first_stays_short(page: str, most: int) -> None:
    assert len(words_of(ROOT / page).split()) <= most


def test_the_changes_stay_a_list_that_is_read() -> None:
    lines = words_of(ROOT / "CHANGELOG.md").splitlines()
    assert len(lines) <= CHANGES and all(line.count(". ") == 0 for line in lines if line.startswith("- "))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_page_of_the_docs_is_linked_from_the_first_ones(page: Path) -> None:
    first = words_of(ROOT / "README.md") + words_of(ROOT / "docs" / "architecture.md")
    assert page.parent.name == "rules" or page.name in first or page.name in ("README.md", "CHANGELOG.md")
