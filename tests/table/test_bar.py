"""The bar by itself: where its buttons lie, and which words it finds room for."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.rules.kernel.text import text as message
from game.ui.services import Services
from game.ui.table.bar.bar import Bar, bar_height
from game.ui.table.bar.plaque import draw_plaque
from game.ui.table.bar.text import BarText
from game.ui.table.bar.words import capitalised
from tests.conftest import MakeServices
from tests.laws.reading import read

FULL_HD = (1920, 1080)
PLAIN = BarText(None, "Shirin: choose", (), (), None, ())


def bar(services: Services, high: int = 160, wide: int = 1700) -> Bar:
    return Bar(services, pygame.Rect(100, 800, wide, high))


def buttons(made: Bar, wide: int, high: int = 64) -> pygame.Rect | None:
    """Where a row of buttons lies that is so wide, or a column so high; None for none."""
    top = made.room.top + min(20, made.room.h - high)
    return pygame.Rect(made.room.right - wide, top, wide, high) if wide else None


def written(services: Services, made: Bar, text: BarText, wide: int = 0, high: int = 64) -> list[str]:
    """What the bar writes beside so wide a row of buttons, or so high a column."""
    with pytest.MonkeyPatch.context() as patch:
        services.writer.clear()
        reader = read(patch)
        made.items(text, None, frozenset(), buttons(made, wide, high))
    return [words for words, _ in reader.heights()]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize(("high", "rows"), [(145, 1), (163, 1), (164, 2), (400, 2)])
def test_buttons_lie_at_the_end_in_reading_order_and_where_it_is_high_in_two_rows(
    services_for: MakeServices, language: str, high: int, rows: int
) -> None:
    services = services_for(FULL_HD, language=language)
    made = bar(services, high)
    names, rects = list(made.buttons), list(made.buttons.values())
    assert names == ["hint", "undo", "history", "menu"]
    assert {rect.size for rect in rects} == {(76, 76)}
    assert all(made.rect.contains(rect) for rect in rects)
    end, step = services.metrics.end, -88 if services.metrics.rtl else 88
    assert end(rects[-1]) == end(made.rect)
    if rows == 1:
        assert {rect.top for rect in rects} == {made.rect.top}
        assert [rect.left - rects[0].left for rect in rects] == [0, step, 2 * step, 3 * step]
    else:
        assert [rect.top - made.rect.top for rect in rects] == [0, 0, 88, 88]
        assert [rect.left - rects[0].left for rect in rects] == [0, step, 0, step]
    outer = rects[0].unionall(rects[1:])
    assert not made.room.colliderect(outer.inflate(24, 0))
    assert made.rect.contains(made.room.clip(made.rect)) and made.room.h == high + 6


def test_without_hints_there_are_three_buttons(services_for: MakeServices) -> None:
    services = services_for(FULL_HD, hints=False)
    assert list(bar(services).buttons) == ["undo", "history", "menu"]
    high = list(bar(services, 190).buttons.values())
    assert [rect.top - high[0].top for rect in high] == [0, 0, 88] and high[0].left == high[2].left
    assert bar(services).room.w == bar(services_for(FULL_HD)).room.w + 88


def test_larger_text_makes_the_bar_higher_but_leaves_most_of_the_room_to_the_table(
    services_for: MakeServices,
) -> None:
    heights, ems = [], []
    for scale in (1.0, 1.5, 2.0):
        services = services_for(FULL_HD, text_scale=scale)
        heights.append(bar_height(services.metrics, services.theme.fonts))
        ems.append(sizes(services, replace(PLAIN, help=("So it stands",), last=("It was done.",))))
    assert heights == sorted(set(heights)) and heights[0] >= 137 and heights[-1] < 200
    usual, *larger = ems
    for grown, share in zip(larger, (1.4, 1.7), strict=True):
        asked, stands, done = (now / before for now, before in zip(grown, usual, strict=True))
        assert asked >= min(share, 1.55) and stands >= share and done >= 1.4, "a question keeps its size"
        assert grown[1] >= grown[2], "what is in focus is not said smaller than what was done"


def sizes(services: Services, text: BarText) -> list[int]:
    """The height of the letters of the question, the help and the last action, in a bar as high as it is."""
    with pytest.MonkeyPatch.context() as patch:
        services.writer.clear()
        reader = read(patch)
        bar(services, bar_height(services.metrics, services.theme.fonts)).items(text, None, frozenset())
        found = {words: height for (words, _), height in reader.heights().items()}
    return [found[words] for words in (text.prompt, *text.help, *text.last)]


def test_a_button_shows_focus_and_that_it_leads_nowhere(services: Services) -> None:
    made = bar(services)
    none, undo = frozenset[str](), frozenset({"undo"})
    looks = [made.items(PLAIN, focus, off)[2] for focus, off in ((None, none), ("undo", none), (None, undo))]
    assert len({pygame.image.tobytes(item.surface, "RGBA") for item in looks}) == 3
    assert {item.pos for item in looks} == {made.buttons["undo"].topleft}
    words, *_ = made.items(PLAIN, "undo", frozenset({"menu"}))
    assert made.items(PLAIN, None, frozenset())[0] is words, "the words are drawn once"


def test_the_fullest_help_that_fits_is_written_else_the_shortest(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made = bar(services)
    full, short = "Word " * 40, "In short"
    text = replace(PLAIN, help=(full.strip(), short))
    assert short in written(services, made, text)
    assert short in written(services, bar(services, wide=900), replace(PLAIN, help=(full, short)))
    easy = replace(PLAIN, help=("A little more", short))
    said = written(services, made, easy)
    assert "A little more" in said and short not in said


def test_what_a_remark_says_is_not_said_above_it_too(services_for: MakeServices) -> None:
    services = services_for((1920, 1080))
    reason = "It takes 4 different goods; you have 0"
    text = BarText(
        None, "", (f"Four different: {reason}", "Four different"), (), None, (), deeds=1, toast=reason
    )
    assert written(services, bar(services), text) == ["Four different", reason]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_that_only_one_player_should_look_is_still_said_above_a_remark(
    services_for: MakeServices, language: str, scale: float
) -> None:
    services = services_for((1280, 720), language=language, text_scale=scale)
    made = Bar(services, pygame.Rect(60, 560, 1160, bar_height(services.metrics, services.theme.fonts)))
    asked, hint = "Only Shirin should look: lay cards", "Lay the coffee card 2. It gives you most to do " * 2
    text = replace(PLAIN, prompt=asked, help=("Coffee card 2: it goes to slot 1",), toast=hint)
    said = written(services, made, replace(text, private_view=True))
    assert " ".join(said).startswith(asked)


def test_a_long_question_takes_as_many_lines_as_it_needs(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made, question = bar(services), " ".join(f"which of these {number}" for number in range(8))
    said = written(services, made, replace(PLAIN, prompt=question))
    assert " ".join(said) == question and len(said) > 1
    helped = replace(PLAIN, prompt="which of them", help=("So it stands",))
    assert {"which of them", "So it stands"} <= set(written(services, made, helped))


def test_as_many_of_the_last_things_told_as_fit_and_a_sign_says_how_many_more_there_are(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    made, long = bar(services), "and then " * 16
    helped = replace(PLAIN, help=("So it stands",))
    for told, said in (
        (("One.", "Two.", "Three."), "One. Two. Three."),
        (("One.", long, "Two.", "Three."), "One. Two. Three. (1 more)"),
        (("One.", "Two.", long, "Three."), "One. Three. (2 more)"),
    ):
        lines = written(services, made, replace(helped, last=told))
        assert "".join(" ".join(lines).split()).endswith("".join(said.split())), told


def test_that_more_was_done_is_said_however_short_the_room_is(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    told = ("Bahram builds the Park Row Building for 10 points.", "3 workers of Bahram come back.")
    text = replace(PLAIN, prompt="Shirin: Choose a land card and its lot", help=("So it stands",), last=told)
    fits = services.writer.measure(f"{told[0]} (1 more)", 37)[0]
    for wide in range(fits - 60, fits + 60, 10):
        made = bar(services, wide=wide + 510)
        said = " ".join(written(services, made, text)[2:])
        assert said in (" ".join(told), f"{told[0]} (1 more)"), made.room.w


def test_what_was_done_is_told_in_fewer_words_before_anything_that_came_of_it_takes_its_place(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    made = bar(services, bar_height(services.metrics, services.theme.fonts))
    told = ("Player 1 builds the American Surety Building for 3 points.", "Player 1 takes the lead.")
    help = ("4 points. 2 workers back, opens the gold generation, at Broadway, at Pine & Thames Street",)
    text = replace(PLAIN, prompt="Player 2: Build it here and end your turn?", help=help, last=told)
    text = replace(text, fact="Ends at 4 unbuilt", terse=("American Surety Building: 3 points.",))
    more = ("(1 more)", "(more)")
    for wide in range(150, 200, 10):
        said = " ".join(written(services, made, text, wide, 138))
        ways = (told[0], " ".join(told), f"{told[0]} (1 more)", *(f"{text.terse[0]} {n}" for n in more))
        assert said.endswith(ways), wide
    assert said.endswith(ways[-2:]) and help[0] in said


def test_what_is_asked_gives_way_to_what_a_choice_brings(services_for: MakeServices) -> None:
    """The button says what is asked as well; cost and result stand nowhere else."""
    services = services_for(FULL_HD)
    brings = "Costs 2 lira and a cloth, brings a crystal and two goods, and another action in this turn"
    asked = "Which of these cards, dice and goods are to be used for that, and how many?"
    text = replace(PLAIN, prompt=asked, help=(brings,), deeds=1, last=("It was so.",))
    found = set()
    for wide in range(1400, 2200, 100):
        made = bar(services, bar_height(services.metrics, services.theme.fonts), wide)
        said = " ".join(written(services, made, text, 200, 138))
        assert brings in said and said.endswith("It was so."), wide
        found.add(asked in said)
    assert found == {True, False}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_however_long_question_and_last_action_are_the_last_one_is_told_and_never_cut(
    services_for: MakeServices, language: str, scale: float
) -> None:
    services = services_for(FULL_HD, language=language, text_scale=scale)
    made = bar(services, bar_height(services.metrics, services.theme.fonts), 1600)
    style, measure = services.theme.seat_colors[1], services.writer.measure
    text = BarText(style, "", ("brings 6 lira",), (), style, (), fact="Round 3 of 7")
    for asked, done in ((8, 8), (8, 30), (5, 60)):
        last = ("and then " * done, "It was so.", "and so on " * done)
        long = replace(text, prompt="which " * asked, last=tuple(each.strip() for each in last))
        lines = made.words.lines(made.room, buttons(made, 500, 100), long, draw_plaque(services, text.fact))
        told = [line for line in lines if line.color == services.theme.palette.on_dark_soft]
        signs = tuple(services.say(message("play-told-more", count=left)) for left in (2, 3))
        assert any(line.style == style for line in told) and told[-1].words.endswith(signs)
        for line in lines:
            assert measure(line.words, line.em, line.weight)[0] <= line.width - line.indent


def test_where_nothing_is_in_focus_what_was_done_is_told_in_two_lines(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    told = tuple(f"This was thing {number} that was done." for number in range(3, 6))
    lines = written(services, bar(services), replace(PLAIN, last=told))
    assert " ".join(lines[1:]) == " ".join(told) and len(lines) == 3
    shorter = written(services, bar(services, wide=1800), replace(PLAIN, help=("So it stands",), last=told))
    assert shorter[-1] == f"{told[0]} {told[2]} (1 more)", "what was done, and what came of it"


def test_facts_stand_once_at_the_end_of_a_line_where_there_is_room(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made = bar(services)
    text = replace(PLAIN, facts=("round two of seven", "2/7"))
    said = written(services, made, text)
    assert said.count("round two of seven") == 1 and "2/7" not in said
    asked = replace(text, prompt="Shirin: choose a card now", help=("so",), facts=text.facts[:1])
    assert "round two of seven" in written(services, made, asked, made.room.w - 460), "beside the next line"
    assert not any(
        "round" in line for line in written(services, made, replace(PLAIN, facts=("round " * 90,)))
    )


def test_no_facts_stand_beside_a_sentence_that_goes_on_in_another_line(services_for: MakeServices) -> None:
    services = services_for(FULL_HD, text_scale=2.0)
    made, places = bar(services, 200), "The market: Dolus, Pecunia, Equi et Arma, Servi and Potentia"
    asked = "Bahram: Strength 2: any slaves?"
    text = replace(PLAIN, prompt=asked, help=(places,), last=("Shirin rolls.",), facts=("at work",))
    for wide in (300, 440):
        said = written(services, made, text, wide)
        assert said[0] == asked and " ".join(said[1:3]) == places, "told in two lines"
        assert said[3:] == ["Shirin rolls.", "at work"], "beside what was done"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_round_stands_in_one_place_whatever_else_is_said(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, language=language)
    made, long = bar(services), replace(PLAIN, fact="Round 3 of 7", last=("and then " * 20,))
    places = []
    for text in (replace(PLAIN, fact="Round 3 of 7"), long, replace(long, prompt="which of them " * 9)):
        for wide in (0, 500):
            assert "Round 3 of 7" in written(services, made, text, wide)
            places.append(made.fact)
    assert made.fact and places.count(made.fact) == len(places)
    foot = services.metrics.units(14)
    assert made.rect.inflate(0, 2 * foot).contains(made.fact), "letters may reach into the foot below"
    assert services.metrics.start(made.fact) == services.metrics.start(made.room)
    made.items(PLAIN, None, frozenset())
    assert made.fact is None


def test_a_line_that_stands_by_itself_opens_with_a_capital(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made = bar(services)
    assert "Brings 6 lira" in written(services, made, replace(PLAIN, help=("brings 6 lira",)))
    assert (
        capitalised("\N{FIRST STRONG ISOLATE}ali begins") == "\N{FIRST STRONG ISOLATE}ali begins"
    ), "a name stays"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_where_the_buttons_of_a_choice_lie_nothing_is_written(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, language=language)
    made = bar(services)
    text = replace(PLAIN, prompt="which of them " * 20, help=("word " * 60,), last=("and then " * 30,))
    taken = services.metrics.mirror(
        pygame.Rect(made.room.right - 500, made.room.top + 20, 500, 64), made.room
    )
    item = made.items(text, None, frozenset(), taken)[0]
    picture, free = item.surface, taken.move(-item.rect.left, -item.rect.top)
    clear = services.metrics.mirror(taken.move(-services.metrics.units(24), 0), taken)
    kept = free.union(clear.move(-item.rect.left, -item.rect.top)).inflate(-4, 0).clip(picture.get_rect())
    assert picture.subsurface(free.inflate(-4, 0)).get_bounding_rect().size == (0, 0)
    fitting = replace(PLAIN, prompt="which of them " * 6)
    picture = made.items(fitting, None, frozenset(), taken)[0].surface
    assert picture.subsurface(kept).get_bounding_rect().size == (0, 0), "nor close beside them if all fits"
    whole = made.items(text, None, frozenset())[0].surface
    assert whole.subsurface(free).get_bounding_rect().w > 100


def test_the_emblem_stands_at_the_start_and_becomes_an_eye_in_private(services_for: MakeServices) -> None:
    for language in ("en", "fa"):
        services = services_for(FULL_HD, language=language)
        made, style = bar(services), services.theme.seat_colors[2]
        text = replace(PLAIN, style=style)
        shown, eye, none = (
            made.items(each, None, frozenset())[0].surface
            for each in (text, replace(text, private_view=True), PLAIN)
        )
        start = pygame.Rect(0, 0, 120, 160)
        if services.metrics.rtl:
            start.right = made.rect.w
        inside = shown.subsurface(start).get_bounding_rect()
        assert 90 < inside.h < 110 and abs(inside.centery - 95) <= 6
        assert pygame.image.tobytes(eye, "RGBA") != pygame.image.tobytes(shown, "RGBA")
        assert none.subsurface(start).get_bounding_rect().size == (0, 0)


def test_hints_stand_below_the_buttons_as_many_as_find_room_the_most_needed_first(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    hints = (("confirm", "Go"), ("back", "No"), ("undo", "Take back what was done last of all"))
    for high, most in ((160, 2), (100, 0)):
        made = bar(services, high)
        row = made.buttons["hint"].unionall(list(made.buttons.values()))
        below = pygame.Rect(row.left, row.bottom, row.w, made.rect.bottom - row.bottom)
        seen = []
        for shown in range(4):
            item = made.items(replace(PLAIN, hints=hints[:shown]), None, frozenset())[0]
            place = item.surface.subsurface(below.move(-item.rect.left, -item.rect.top))
            words = place.get_bounding_rect()
            seen.append((words.w, pygame.image.tobytes(place, "RGBA")))
            assert not words.w or abs(words.centerx - below.w // 2) < below.w / 10, "in the middle"
        assert not seen[0][0] and len(set(seen[: most + 1])) == most + 1
        assert seen[most] == seen[3], "what finds no room is left out"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_hints_behind_what_was_done_last_keep_clear_of_it(services_for: MakeServices, language: str) -> None:
    services = services_for(FULL_HD, language=language)
    hints = (("back", "Back"), ("previous", "Earlier"), ("next", "Later"))
    for words in range(10, 27):  # in one line or two
        made = Bar(services, pygame.Rect(100, 800, 1700, 160), ("earlier", "later", "history"))
        text = replace(PLAIN, last=("done " * words,))
        told = made.items(text, None, frozenset())[0].surface
        both = made.items(replace(text, hints=hints), None, frozenset())[0].surface
        hinted = pygame.mask.from_threshold(both, (0, 0, 0, 0), (1, 1, 1, 1), told)
        hinted.invert()
        places = hinted.get_bounding_rects()
        if not places:
            continue
        at = places[0].unionall(places)
        beside = told.subsurface((0, at.top, told.get_width(), at.h)).get_bounding_rect()
        assert (beside.left - at.right if services.metrics.rtl else at.left - beside.right) >= 36


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_was_done_last_is_told_tersely_where_a_hint_behind_it_would_else_be_left_out(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, language=language)
    hints = (("back", "Back"), ("previous", "Earlier"), ("next", "Later"))
    made, ways = Bar(services, pygame.Rect(100, 800, 1700, 160), ("earlier", "later", "history")), set()
    for words in range(6, 18):  # in one line
        full, short = (replace(PLAIN, last=("done " * each,)) for each in (words, words // 2))
        whole, brief = (told_in(made, each) for each in (full, short))
        told = told_in(made, replace(full, hints=hints, terse=short.last))
        assert told_in(made, replace(full, hints=hints)) == whole and told in (whole, brief)
        ways.add(told == whole)
    assert ways == {True, False}, "where there is room nothing is left out"


def told_in(made: Bar, text: BarText) -> int:
    """How wide it is told what was done last."""
    made.items(text, None, frozenset())
    assert made.told is not None
    return made.told.w


def test_names_are_shortened_rather_than_that_a_sentence_loses_its_end(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made = bar(services, bar_height(services.metrics, services.theme.fonts), 1500)
    long, short = "Maximiliana-Theodora the Great", "Maximiliana."

    def said(name: str) -> BarText:
        told = f"{name} takes away all that {name} had and gives it to {name}, who gave it to {name} before."
        return replace(PLAIN, prompt=f"{name}: choose one", help=("so it stands " * 5,), last=(told,))

    assert " ".join(written(services, made, replace(said(long), brief=said(short)))).count(short) == 5
    easy = replace(PLAIN, prompt=long, brief=replace(PLAIN, prompt=short))
    assert written(services, made, easy) == [long]


def test_facts_are_seen_at_the_end_of_their_line(services_for: MakeServices) -> None:
    services = services_for(FULL_HD)
    made = bar(services)
    plain, told = (
        made.items(each, None, frozenset())[0].surface for each in (PLAIN, replace(PLAIN, facts=("2/7",)))
    )
    apart = [x for x in range(plain.get_width()) if _column(plain, x) != _column(told, x)]
    assert apart and min(apart) > made.room.right - made.rect.left - 200, "nothing else has changed"
    assert max(apart) <= made.room.right - made.rect.left
    rows = [y for y in range(plain.get_height()) if _row(plain, y) != _row(told, y)]
    assert max(rows) < plain.get_height() // 2, "in the line of the question, if that has room"


def _column(picture: pygame.Surface, x: int) -> bytes:
    return pygame.image.tobytes(picture.subsurface((x, 0, 1, picture.get_height())), "RGBA")


def _row(picture: pygame.Surface, y: int) -> bytes:
    return pygame.image.tobytes(picture.subsurface((0, y, picture.get_width(), 1)), "RGBA")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_was_done_last_is_never_written_larger_than_the_goal_beside_it(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, language=language, text_scale=2.0)
    text = replace(PLAIN, fact="Goal: 6 rubies", last=("Bahram pays.",))
    with pytest.MonkeyPatch.context() as patch:
        services.writer.clear()
        reader = read(patch)
        bar(services, 200).items(text, None, frozenset())

    def high(said: str) -> int:
        return next(high for (words, _), high in reader.heights().items() if said in words)

    assert high("Bahram") <= high("Goal") + 1 < high("Shirin")


def test_a_long_question_beside_a_column_of_buttons_is_whole_and_nothing_lies_on_the_goal(
    services_for: MakeServices,
) -> None:
    services = services_for((1280, 720))
    made = bar(services, bar_height(services.metrics, services.theme.fonts), 1150)
    asked = "Player 1: take 6 lira if you used 2 card dice this turn, or 1 lira?"
    told = "Bazaar card of Player 1 offers: 6 lira if you used 2 card dice this turn."
    style = services.theme.seat_colors[0]
    text = BarText(style, asked, ("brings 6 lira",), (told,), style, (), fact="Goal: 6 rubies")
    said = " ".join(written(services, made, text, 150, made.room.h))
    assert asked in said, "rather than a word of it what was done is cut"
    assert made.fact and made.fact.bottom == made.room.bottom


def test_at_larger_text_a_long_last_action_is_said_in_fewer_words_rather_than_no_larger(
    services_for: MakeServices,
) -> None:
    told = "Bahram removes a stronghold from the Pair card (level 2, 1 point, with a burning tower)."
    text = replace(PLAIN, prompt="Take gems, reserve a card", help=("So it stands",), fact="Goal: a city")
    text = replace(text, last=(told,), terse=("Bahram removes a stronghold from the Pair card.",))
    heights = []
    for scale in (1.0, 2.0):
        services = services_for(FULL_HD, text_scale=scale)
        made = bar(services, bar_height(services.metrics, services.theme.fonts))
        with pytest.MonkeyPatch.context() as patch:
            services.writer.clear()
            reader = read(patch)
            made.items(text, None, frozenset())
            heights.append(min(high for (said, _), high in reader.heights().items() if "removes" in said))
            assert any("burning" in said for said, _ in reader.heights()) is (scale == 1)
    assert heights[1] >= 1.15 * heights[0]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_no_letter_of_the_plaque_runs_onto_its_frame(
    services_for: MakeServices, size: tuple[int, int], scale: float
) -> None:
    for language, words in (
        ("fa", "هدف: یک شهر"),
        ("fa", "پایان: ۴ ساختمان مانده"),
        ("en", "Ends at 4, by day"),
    ):
        services = services_for(size, text_scale=scale, language=language)
        plaque = draw_plaque(services, words)
        assert plaque is not None
        line, beside = max(1, services.metrics.units(2)), services.metrics.units(12)
        along = range(beside, plaque.width - beside)
        for row in (line, plaque.height - 1 - line):
            assert not any(plaque.get_at((x, row)).a > 60 for x in along), (language, words)


@pytest.mark.parametrize("size", [FULL_HD, (1280, 720)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_dots_below_a_persian_line_keep_clear_of_the_frame_of_the_goal(
    services_for: MakeServices, size: tuple[int, int], scale: float
) -> None:
    services = services_for(size, language="fa", text_scale=scale)
    m, fonts = services.metrics, services.theme.fonts
    made = Bar(services, pygame.Rect(0, 0, m.units(1700), bar_height(m, fonts)))
    text = replace(PLAIN, prompt="بهرام: بریزید", help=("چه و آنچه و پیچ",), fact="هدف: ۶ یاقوت")
    item = made.items(text, None, frozenset())[0]
    assert made.fact
    above = made.fact.move(-item.pos[0], -item.pos[1] - m.units(4))
    free = item.surface.subsurface((*above.topleft, above.w, m.units(4) - 1))
    assert not free.get_bounding_rect(), "nothing is written there"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_question_of_two_lines_leaves_no_word_alone_and_the_help_has_a_line_of_its_own(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, language=language)
    made = bar(services, bar_height(services.metrics, services.theme.fonts), 1600)
    asked = "Only Player 1 should look now: Cards for your open slots, then “Ready”"
    text = replace(PLAIN, prompt=asked, help=("Banana card 1: Goes to slot 1",), last=("Player 2 is ready.",))
    lines = made.words.lines(made.room, buttons(made, 250), text, None)
    assert " ".join(line.words for line in lines) == f"{asked} {text.help[0]} {text.last[0]}"
    first, second, stands, done = lines
    widths = [services.writer.measure(line.words, line.em, line.weight)[0] for line in (first, second)]
    assert min(widths) > 0.6 * max(widths), "about as long"
    assert not stands.beside and stands.em <= first.em and first.top < second.top < stands.top < done.top


def test_only_where_there_is_no_line_for_it_help_stands_behind_the_question_and_a_stroke_between(
    services_for: MakeServices,
) -> None:
    services = services_for(FULL_HD)
    made = bar(services, bar_height(services.metrics, services.theme.fonts), 1600)
    asked = "Only Player 1 should look now: Cards for your open slots, then “Ready”"
    stands = "Goes to slot 2, lays a post on the map of Africa, all of it for one company only"
    text = replace(PLAIN, prompt=asked, help=(stands, "so"), last=("Player 2 is ready.",), deeds=1)
    lines = made.words.lines(made.room, buttons(made, 250), text, None)
    (number,) = (at for at, line in enumerate(lines) if line.beside)
    before, beside = lines[number - 1 : number + 1]
    ends = before.inset + services.writer.measure(before.words, before.em, before.weight)[0]
    assert beside.inset - ends >= beside.em, "well apart"
    item = made.items(text, None, frozenset(), buttons(made, 250))[0]
    top = made.rect.left - item.pos[0] + made.room.left - made.rect.left
    gap = pygame.Rect(top + ends + 2, beside.middle - item.pos[1] - 8, beside.inset - ends - 4, 16)
    assert item.surface.subsurface(gap).get_bounding_rect().w in range(2, 6), "a stroke"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_question_keeps_its_size_whatever_comes_into_focus(
    services_for: MakeServices, language: str
) -> None:
    services = services_for(FULL_HD, text_scale=2.0, language=language)
    made = bar(services, bar_height(services.metrics, services.theme.fonts), 1600)
    text = replace(PLAIN, fact="Round 1 of 7", last=("Bahram pays.",))
    sizes = set()
    for help in ((), ("So it stands",), ("So it stands with this, and with that and the other",)):
        lines = made.words.lines(made.room, None, replace(text, help=help), draw_plaque(services, text.fact))
        sizes.add(lines[0].em)
        assert all(line.em <= 1.1 * lines[0].em for line in lines)
    assert len(sizes) == 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_was_done_stands_on_the_line_of_the_plaque_beside_it(
    services_for: MakeServices, language: str, scale: float
) -> None:
    services = services_for(FULL_HD, language=language, text_scale=scale)
    made = bar(services, bar_height(services.metrics, services.theme.fonts))
    upright = {"en": "xxx", "fa": "هههه"}[language]  # nothing of it reaches below its line
    (words, *_) = made.items(replace(PLAIN, fact=upright, last=(upright,)), None, frozenset())
    assert made.fact and made.told
    feet = []
    for rect, rim in ((made.fact, 6), (made.told, 0)):
        part = rect.move(-made.rect.left, -words.pos[1]).inflate(-2 * rim, -2 * rim)
        part.bottom = part.bottom if rim else part.bottom + 6
        ink = words.surface.subsurface(part.clip(words.surface.get_rect())).get_bounding_rect(min_alpha=128)
        feet.append(part.top + ink.bottom)
    assert abs(feet[0] - feet[1]) <= 1
