"""The bar by itself: where its parts lie, and which words it finds room for."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import combinations

import pygame
import pytest

from game.rules.kernel.text import Text, text
from game.ui.services import Services
from game.ui.table.bar.bar import Bar
from game.ui.table.bar.places import bar_height
from game.ui.table.bar.text import BarText, capitalised, news
from tests.conftest import MakeServices
from tests.laws.reading import read

FULL_HD, SMALL, WIDE, SQUARE = (1920, 1080), (1280, 720), (2520, 1080), (1440, 1080)
UPRIGHT = (600, 1024)
PLAIN = BarText(None, "", ("Choose",), (), (), None, ())


def bar(services: Services, names: tuple[str, ...] = ()) -> Bar:
    safe, high = services.metrics.safe, bar_height(services.metrics, services.theme.fonts)
    return Bar(services, pygame.Rect(safe.left, safe.bottom - high, safe.w, high), names)


def written(services: Services, made: Bar, said: BarText) -> dict[str, int]:
    """What the bar writes, and how large."""
    with pytest.MonkeyPatch.context() as patch:
        services.writer.clear()
        reader = read(patch)
        made.items(said, None, frozenset())
    return {words: height for (words, _), height in reader.heights().items()}


@pytest.mark.parametrize("size", [FULL_HD, SMALL, WIDE, SQUARE, UPRIGHT])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_two_parts_of_the_bar_overlap_and_all_lie_in_it(
    services_for: MakeServices, size: tuple[int, int], language: str, scale: float
) -> None:
    services = services_for(size, language=language, text_scale=scale)
    made = bar(services)
    places = made.places
    named = {each.name: getattr(places, each.name) for each in fields(places)}
    apart = ("medal", "name", "question", "help", "news", "primary", "second", "hints")
    found = [*(named[name] for name in apart if named[name]), *made.buttons.values()]
    for one, other in combinations(found, 2):
        assert not one.colliderect(other), (one, other)
    assert all(made.rect.contains(each) for each in found)
    assert places.second.contains(places.less) and places.second.contains(places.more)
    assert not places.less.colliderect(places.more)
    start, end = services.metrics.start, services.metrics.end
    assert end(made.buttons["menu"]) == end(made.rect) and start(places.question) == start(places.help)
    upright = services.metrics.portrait
    assert places.primary.h > places.second.h or upright
    assert places.primary.w == places.second.w
    assert places.ground.left == 0 and places.ground.w == size[0], "across the whole canvas"


def test_at_larger_text_the_bar_is_a_little_higher_and_the_news_are_behind_the_history(
    services_for: MakeServices,
) -> None:
    heights, ems = [], []
    for scale in (1.0, 1.5, 2.0):
        services = services_for(FULL_HD, text_scale=scale)
        made = bar(services)
        heights.append(made.rect.h)
        ems.append((made.question.em, made.help.em))
        assert (made.places.news is None) is (scale > 1)
        assert made.tells(made.places.help.center) is False
    assert heights == sorted(set(heights)) and heights[-1] < 1.4 * heights[0]
    assert ems == [(48, 40), (60, 48), (72, 56)]


def test_without_hints_there_are_three_buttons_and_more_room_for_words(services_for: MakeServices) -> None:
    all_of_them, less = bar(services_for(FULL_HD)), bar(services_for(FULL_HD, hints=False))
    assert list(all_of_them.buttons) == ["hint", "undo", "history", "menu"]
    assert list(less.buttons) == ["undo", "history", "menu"]
    assert less.places.question.w > all_of_them.places.question.w


def test_a_button_shows_focus_and_that_it_leads_nowhere(services: Services) -> None:
    made = bar(services)
    none, undo = frozenset[str](), frozenset({"undo"})
    looks = [made.items(PLAIN, focus, off)[2] for focus, off in ((None, none), ("undo", none), (None, undo))]
    assert len({pygame.image.tobytes(item.surface, "RGBA") for item in looks}) == 3
    assert {item.pos for item in looks} == {made.buttons["undo"].topleft}
    words, *_ = made.items(PLAIN, "undo", frozenset({"menu"}))
    assert made.items(PLAIN, None, frozenset())[0] is words, "the words are drawn once"


def test_the_first_form_for_which_there_is_room_is_said_and_the_last_is_cut_behind_a_word(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    made, long = bar(services), "one and two and three " * 6
    assert "In short" in written(services, made, replace(PLAIN, prompt=(long, "In short", "No")))
    whole, smaller = "Choose a land card and a lot", "Choose a land card and a lot for it now, will you"
    heights = written(services, made, replace(PLAIN, prompt=(whole,), help=(smaller,)))
    assert heights[whole] > heights[smaller]
    (cut,) = (said for said in written(services, made, replace(PLAIN, prompt=(long,))) if "one" in said)
    assert cut.endswith(("and…", "one…", "two…", "three…"))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_name_that_is_cut_stays_a_name(services_for: MakeServices, language: str) -> None:
    services = services_for(FULL_HD, language=language)
    made = bar(services)
    forms = (f"{'word ' * 25}\N{FIRST STRONG ISOLATE}a name of many words\N{POP DIRECTIONAL ISOLATE}",)
    picture = made.help.line(services.writer, forms, made.places.help.w)
    assert picture.get_width() <= made.places.help.w


def test_a_long_question_is_smaller_and_never_smaller_than_all_else(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made, sizes = bar(services), []
    for words in (3, 6, 8, 9, 30):
        said = written(services, made, replace(PLAIN, prompt=("words " * words,)))
        sizes.append(max(said.values()))
    assert sizes == sorted(sizes, reverse=True)
    least = written(services, made, replace(PLAIN, prompt=(), news=("words",)))["words"]
    assert sizes[0] > sizes[-2] and sizes[-1] >= least


class Saying:
    """Says keys; what has a number is shorter in fewer words."""

    def say(self, message: Text) -> str:
        count = message.dict().get("count")
        return f"+{count}" if count else message.key

    def short(self, message: Text) -> str:
        return message.key[:2]


def test_as_many_news_as_there_is_room_for_then_a_sign_and_fewer_words_at_last() -> None:
    told = [text(key) for key in ("one.", "two.", "three.")]
    forms = news(Saying(), told)  # type: ignore[arg-type]  # says what a narrator does
    assert forms[:6] == (
        "One. Two. Three.",
        "One. Tw Th",
        "On Tw Th",
        "One. Two. +1",
        "One. Tw +1",
        "On Tw +1",
    )
    assert forms[6:] == ("One. +2", "On +2")
    assert news(Saying(), ()) == ()  # type: ignore[arg-type]  # likewise


def test_news_have_the_emblem_of_whom_they_are_about_before_them(services_for: MakeServices) -> None:
    for language in ("en", "fa"):
        services = services_for(FULL_HD, language=language)
        made, style = bar(services), services.theme.seat_colors[1]
        said = replace(PLAIN, news=("x " * 60,), by=style)
        surface = made.items(said, None, frozenset())[0].surface
        place = made.places.news
        assert place is not None and made.tells(place.center) and not made.tells(made.places.help.center)
        (words,) = (room for row, _, room in made.says(said) if row is made.news)
        assert place.contains(words) and services.metrics.end(words) == services.metrics.end(place)
        emblem = place.clip(pygame.Rect(0, 0, 4000, 4000))
        emblem.w = place.w - words.w
        emblem.x = place.right - emblem.w if services.metrics.rtl else place.x
        part = surface.subsurface(emblem.move(-made.places.ground.x, -made.places.ground.y))
        assert style.color in {tuple(part.get_at((x, part.get_height() // 2)))[:3] for x in range(emblem.w)}


def test_the_medal_shows_who_acts_and_becomes_an_eye_in_private(services_for: MakeServices) -> None:
    for language in ("en", "fa"):
        services = services_for(FULL_HD, language=language)
        made, style = bar(services), services.theme.seat_colors[2]
        said = replace(PLAIN, style=style)
        place = made.places.lone.move(-made.places.ground.x, -made.places.ground.y)
        shown, eye, none = (
            pygame.image.tobytes(made.items(each, None, frozenset())[0].surface.subsurface(place), "RGBA")
            for each in (said, replace(said, private_view=True), PLAIN)
        )
        assert len({shown, eye, none}) == 3


def test_the_name_stands_below_the_medal_where_there_is_room_for_all_names(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    made, style = bar(services), services.theme.seat_colors[0]
    assert made.names_fit(["Shirin", "Bahram"]) and not made.names_fit(["Shirin", "Maximiliana Theodora"])
    assert "Shirin" in written(services, made, replace(PLAIN, style=style, name="Shirin"))
    assert not bar(services_for(FULL_HD, text_scale=2.0)).names_fit(["Ali"])


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_toast_has_the_place_of_help_and_news_and_a_long_one_that_of_the_question_too(
    services_for: MakeServices, language: str, scale: float
) -> None:
    services = services_for(FULL_HD, language=language, text_scale=scale)
    made, said = bar(services), replace(PLAIN, help=("So it stands",), news=("It was so.",))
    found = []
    for words in ("word " * 5, "word " * 14, "word " * 34):
        found.append(written(services, made, replace(said, toast=words.strip())))
        assert made.toast in made.places.toasts and "It was so." not in found[-1]
        assert "Choose" in found[-1] or made.toast == made.places.toasts[-1]
    assert "So it stands" not in found[0], "what is refused is not said twice"
    assert "Choose" in found[0] and ("Choose" in found[1] or scale > 1)
    made.items(said, None, frozenset())
    assert made.toast is None


def test_hints_stand_below_the_buttons_as_many_as_find_room_the_most_needed_first(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    hints = (("confirm", "Go"), ("back", "No"), ("undo", "Take back what was done last of all"))
    made, seen = bar(services), []
    place = made.places.hints.move(-made.places.ground.x, -made.places.ground.y)
    for shown in range(4):
        item = made.items(replace(PLAIN, hints=hints[:shown]), None, frozenset())[0]
        seen.append(pygame.image.tobytes(item.surface.subsurface(place), "RGBA"))
    assert len(set(seen)) == 3 and seen[2] == seen[3], "what finds no room is left out"


def test_where_nothing_is_chosen_hints_have_the_room_of_the_verb(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    looking_back = bar(services, ("earlier", "later", "history"))
    assert looking_back.places.hints.w > bar(services).places.hints.w


def test_a_line_that_stands_by_itself_opens_with_a_capital() -> None:
    assert capitalised("brings 6 lira") == "Brings 6 lira"
    assert (
        capitalised("\N{FIRST STRONG ISOLATE}ali begins") == "\N{FIRST STRONG ISOLATE}ali begins"
    ), "a name stays"
