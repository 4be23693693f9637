"""Mombasa on an edited map: regions renamed and added show their own names, in every language."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.art.artist import Artist
from game.art.palette import DUSK
from game.art.studio import Studio
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.maps.tmx import load_map
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, text
from game.rules.mombasa.frames import Expansion
from game.rules.mombasa.rules import MombasaRules
from game.tables.mombasa import chart
from game.tables.mombasa.chart import MAP, chart_of, mombasa_rules
from game.tables.mombasa.paint.painter import MombasaPainter, make_painter
from game.tables.mombasa.placing import CHARTED
from game.tables.mombasa.title import TITLE
from game.tables.table import Table
from game.ui.theme import THEMES
from tests.mombasa.maps import Edit, add, attribute, edited, named, renamed
from tests.mombasa.scene import shipped
from tests.mombasa.test_painter import Scribe

pytestmark = pytest.mark.usefixtures("drawing_board")

ROOT = Path(__file__).resolve().parents[2]
WORDS = {
    "en": {
        "region.meroe": "Meroe",
        "region.kasai": "Lunda",
        "region.sudd": "The Sudd",
        "region.oasis": "Oasis",
    },
    "fa": {"region.meroe": "مروئه", "region.kasai": "لوندا", "region.sudd": "سدّ", "region.oasis": "Oasis"},
}
"""A region renamed, one that is shipped named anew, a new one, and a new one that the map does not name."""


def marsh(region: str, x: int, y: int) -> list[Edit]:
    """A new region within Kordofan, with its border and its points."""
    box = '<polygon points="0,0 14,0 14,14 0,14"/>'
    line = '<polyline points="0,0 14,0 14,14 0,14 0,0"/>'
    properties = """<properties><property name="reward" value="pounds"/>
        <property name="amount" type="int" value="2"/>
        <property name="mines" type="int" value="0"/></properties>"""
    place = f'x="{x}" y="{y}"'
    point = f'<object id="91{x}" name="region.{region}" x="{x + 7}" y="{y + 7}"><point/></object>'
    return [
        add("regions", f'<object id="90{x}" name="region.{region}" {place}>{properties}{box}</object>'),
        add(
            "borders",
            f'<object id="92{x}" name="border.kordofan.{region}" type="single" {place}>{line}</object>',
        ),
        *(add(layer, point) for layer in ("posts", "labels", "rewards")),
    ]


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> MombasaRules:
    """The rules on a map that somebody has edited."""
    x, y = (
        round(v)
        for v in next(p for p in load_map(MAP).objects_of("posts") if p.name == "region.kordofan").rect[:2]
    )
    return mombasa_rules(
        edited(
            tmp_path_factory.mktemp("map"),
            renamed("nubia", "meroe"),
            named("region.meroe", en="Meroe", fa="مروئه"),
            named("region.kasai", en="Lunda", fa="لوندا"),
            *marsh("sudd", x + 20, y + 20),
            named("region.sudd", en="The Sudd", fa="سدّ"),
            *marsh("oasis", x - 40, y - 20),
        )
    )


@pytest.fixture(scope="module")
def table(rules: MombasaRules) -> Table:
    return TITLE.table(rules)


@pytest.fixture(params=["en", "fa"])
def lang(request: pytest.FixtureRequest) -> str:
    code: str = request.param
    return code


@pytest.fixture
def say(lang: str, table: Table) -> Callable[[Text], str]:
    """The words of a language, without the marks of direction."""
    narrator = Narrator(Catalogue(lang, ROOT / "assets" / "lang"), ["Hana", "Ali"], table.describe)

    def plainly(message: Text) -> str:
        said = narrator.say(message)
        assert not narrator.catalogue.missing
        return said.translate(dict.fromkeys((0x2068, 0x2069, 0x200E, 0x200F)))

    return plainly


def test_regions_are_called_as_the_map_calls_them(
    table: Table, lang: str, say: Callable[[Text], str]
) -> None:
    for region, name in WORDS[lang].items():
        for place in (region, region.replace("region", "post"), region.replace("region", "arrival")):
            assert say(table.describe(place)) == name
    assert say(table.describe("region.kordofan")) in ("Kordofan", "کردفان")


def test_the_log_the_questions_and_the_help_name_them(
    rules: MombasaRules, table: Table, lang: str, say: Callable[[Text], str]
) -> None:
    state = start(rules, GameConfig(2, 1))
    state.stack.append(Expansion(0, "cairo", 9))
    told: list[str] = []
    for region in ("region.meroe", "region.kordofan", "region.sudd", "region.oasis"):
        action = next(a for d in rules.decisions(state) for a in d.actions if a.targets[0] == region)
        told += [say(line) for event in play(rules, state, action).events if (line := table.tell(event))]
    for region in ("region.meroe", "region.sudd", "region.oasis"):
        assert any(WORDS[lang][region] in line for line in told), told
    assert WORDS[lang]["region.sudd"] in say(text("mombasa-choose-return", region="@region.sudd"))
    for page in table.help_pages():
        assert all(say(table.describe(picture.piece)) for picture in page.pictures)


def painter_of(rules: MombasaRules, scribe: Scribe) -> MombasaPainter:
    seats = THEMES["dusk"].seat_colors
    return make_painter(Studio(Artist(ROOT / "assets" / "icons"), scribe, DUSK, seats, rules=rules))


def test_the_chart_of_the_match_is_drawn_and_its_regions_have_their_names(rules: MombasaRules) -> None:
    painter = painter_of(rules, Scribe())
    table = TITLE.table(rules)
    assert len({table.describe(region) for region in rules.graph.regions}) == len(rules.graph.regions)
    assert painter.paint("region.sudd", "up", (300, 300)).get_bounding_rect().w > 100
    for page in table.help_pages():
        for picture in page.pictures:
            painter.paint(picture.piece, picture.face, (120, 120), picture.count, picture.look)
    with pytest.raises(KeyError):
        painter.paint("region.nubia", "up", (300, 300))


def test_the_places_of_the_match_are_those_of_its_map(rules: MombasaRules) -> None:
    slots = TITLE.layout(rules).board.slots
    assert {"region.sudd", "post.oasis", "arrival.meroe"} <= slots.keys()
    assert "region.nubia" not in slots


def test_what_is_moved_in_the_map_moves_on_the_board(tmp_path: Path) -> None:
    moved = mombasa_rules(edited(tmp_path, attribute("rewards", "region.angola", x="520", y="560")))
    pictures = []
    for rules in (shipped(), moved):
        painter = painter_of(rules, Scribe())
        brings = painter.paint("region.angola", "up", (90, 90), look=CHARTED)
        assert brings.get_bounding_rect().w > 0
        pictures.append(pygame.image.tobytes(brings, "RGBA"))
    assert pictures[0] != pictures[1]


def test_names_and_looks_leave_the_fingerprint_alone(tmp_path: Path) -> None:
    looks = edited(
        tmp_path, named("region.kasai", en="Lunda", fa="لوندا"), attribute("labels", "region.angola", y="500")
    )
    assert mombasa_rules(looks).info.board == shipped().info.board


def test_the_shipped_map_is_read_again_once_it_has_been_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = edited(tmp_path)
    monkeypatch.setattr(chart, "MAP", copy)
    before = chart_of(None)
    assert chart_of(None) is before
    edited(tmp_path, named("region.kasai", en="Lunda", fa="لوندا"))
    os.utime(copy, ns=(1, 1))
    assert chart_of(None).names == {"region.kasai": {"en": "Lunda", "fa": "لوندا"}}
    assert chart_of(shipped()) is not chart_of(None), "a match keeps the board that it was begun on"


def test_the_title_reads_its_board(tmp_path: Path) -> None:
    assert TITLE.board is not None
    assert TITLE.board(edited(tmp_path)).info.board == shipped().info.board
