"""How the bar's sentences are set: nothing loses its end while there is a way."""

from __future__ import annotations

import pytest

from game.ui.services import Services
from game.ui.text.layout import TextLayout
from game.ui.text.sentences import AIRY, TIGHT, Line, Sentence, TextRoom
from game.ui.text.typesetting import typeset
from tests.conftest import MakeServices

WHITE = (255, 255, 255)
LEAST = 20
WIDE = TextRoom(width=600, whole=600, below=0, high=110)
"""A room for four tight lines of the least size, or three airy ones of the usual."""
LONG = "a sentence that goes on and on, and on again, until it is longer than the line that it began in"


def sentence(*words: str, em: int = 24) -> Sentence:
    return Sentence(words, Line("", em, WHITE), LEAST)


def words_of(lines: list[Line]) -> str:
    return " ".join(line.words for line in lines)


def test_what_fits_is_set_airily_at_its_size(services: Services) -> None:
    lines = typeset(services.writer, [sentence("who"), sentence("how"), sentence("done")], WIDE)
    assert [(line.words, line.em, line.pitch) for line in lines] == [
        (w, 24, AIRY) for w in ("who", "how", "done")
    ]
    assert lines[-1].top + round(24 * AIRY) == WIDE.high, "what was done lies at the bottom"


@pytest.mark.parametrize("texts", [("who", "done"), ("who", LONG, "done"), (LONG * 2, "how", LONG)])
@pytest.mark.parametrize("width", [60, 300, 900])
def test_what_can_never_fit_is_told_by_a_line_at_least_for_each_sentence(
    services: Services, texts: tuple[str, ...], width: int
) -> None:
    said = TextLayout(services.writer, [sentence(each) for each in texts])
    assert said.least(1.0, 1.0, width, width) >= 24 * len(texts)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_long_sentence_takes_a_second_line_rather_than_lose_its_end(services: Services, place: int) -> None:
    texts = ["who", "how", "done"]
    texts[place] = LONG[:80]
    lines = typeset(services.writer, [sentence(each) for each in texts], WIDE)
    assert words_of(lines) == " ".join(texts)
    assert all(services.writer.measure(line.words, line.em)[0] <= line.width for line in lines)
    assert all(line.em >= LEAST for line in lines)
    bottoms = [line.top + line.em * line.pitch for line in lines]
    assert all(one.top + 1 >= other for one, other in zip(lines[1:], bottoms, strict=False))
    assert bottoms[-1] <= WIDE.high + 1


def test_of_many_ways_to_say_it_the_fullest_that_fits_a_line_is_taken(services: Services) -> None:
    lines = typeset(
        services.writer, [sentence("who"), sentence(LONG * 2, "in short", "s"), sentence("done")], WIDE
    )
    assert [line.words for line in lines] == ["who", "in short", "done"]


def test_rather_than_one_is_said_in_the_fewest_of_its_words_all_are_a_little_smaller(
    services: Services,
) -> None:
    full = LONG[:52]
    natural = services.writer.measure(full, 24)[0]
    assert natural > 0
    for width, said, smaller in (
        (natural, full, False),
        (round(natural * 0.9), full, True),
        (100, "s", False),
    ):
        room = TextRoom(width=width, whole=600, below=0, high=110)
        lines = typeset(services.writer, [sentence("who"), sentence(full, "s"), sentence("done")], room)
        assert [line.words for line in lines] == ["who", said, "done"]
        assert (lines[0].em < 24) is smaller


def test_what_matters_goes_on_in_a_second_line_before_it_is_left_out(services: Services) -> None:
    full = LONG[:60]
    room = TextRoom(width=round(services.writer.measure(full, 24)[0] * 0.6), whole=600, below=0, high=110)
    lines = typeset(services.writer, [sentence("who"), sentence(full, "s"), sentence("done")], room)
    assert words_of(lines) == f"who {full.strip()} done" and len(lines) == 4


def test_what_was_done_keeps_its_size_where_only_the_width_is_short(services: Services) -> None:
    full = LONG[:51]
    room = TextRoom(width=round(services.writer.measure(full, 24)[0] * 0.85), whole=600, below=0, high=110)
    lines = typeset(services.writer, [sentence("who"), sentence(full, "s"), sentence("done")], room)
    assert [line.words for line in lines] == ["who", full, "done"]
    assert lines[1].em < lines[2].em == 24


def test_what_was_done_goes_on_below_the_buttons_of_a_choice(services: Services) -> None:
    done = LONG[:50]
    for below, expected in ((70, 600), (100, 300)):
        room = TextRoom(width=300, whole=600, below=below, high=110)
        lines = typeset(services.writer, [sentence("who"), sentence("how"), sentence(done)], room)
        assert [line.width for line in lines[:2]] == [300, 300] and lines[-1].width == expected


def test_where_not_all_can_be_said_what_was_done_is_cut_and_not_what_is_asked(services: Services) -> None:
    asked, done = f"{LONG} {LONG[:80]}", LONG.upper()
    lines = typeset(services.writer, [sentence(asked), sentence("how"), sentence(done)], WIDE)
    assert words_of(lines[:-2]) == asked and lines[-2].words == "how"
    assert lines[-1].words == done, "it is drawn as far as it goes"
    assert all(line.pitch == TIGHT for line in lines)


def test_a_single_sentence_however_long_is_set(services: Services) -> None:
    (line,) = typeset(services.writer, [sentence(LONG * 9)], TextRoom(width=100, whole=100, below=0, high=30))
    assert line.words == LONG * 9 and line.width == 100


def test_an_emblem_stands_before_the_first_line_only(services: Services) -> None:
    style = services.theme.seat_colors[0]
    done = Sentence((LONG[:80],), Line("", 24, WHITE, style=style), LEAST)
    lines = typeset(services.writer, [sentence("who"), sentence("how"), done], WIDE)
    assert [line.style for line in lines] == [None, None, style, None]
    assert lines[2].indent == lines[3].indent > 0, "the second line begins below the words of the first"
    assert lines[1].indent == 0


def test_what_was_done_is_set_in_lines_of_about_the_same_length(services: Services) -> None:
    done = LONG[:80].strip()
    lines = typeset(services.writer, [sentence("who"), sentence(done)], WIDE)[1:]
    assert words_of(lines) == done
    first, second = (services.writer.measure(line.words, line.em)[0] for line in lines)
    assert min(first, second) > 0.7 * max(first, second)


@pytest.mark.parametrize(
    ("done", "first"),
    [
        (
            "Shirin uses two dice for a jewel. Bahram gets three lira and a crystal.",
            "Shirin uses two dice for a jewel.",
        ),
        (
            "Only Bahram should look now: cards for the slots, then the button at last",
            "Only Bahram should look now:",
        ),
        ("Yes. " + "Bahram takes an emerald and then another one, and a ruby, and an onyx", ""),
    ],
)
def test_of_two_lines_the_first_ends_where_speech_pauses_unless_one_would_be_short(
    services: Services, done: str, first: str
) -> None:
    wide = round(services.writer.measure(done, 24)[0] * 0.72)
    room = TextRoom(width=wide, whole=wide, below=0, high=200)
    _, line, _ = typeset(services.writer, [sentence("who"), sentence(done)], room)
    assert line.words == first or (not first and len(line.words) > 20)


def test_a_line_that_goes_on_below_the_buttons_never_runs_into_them(services: Services) -> None:
    widths = set()
    for below in range(20, 110, 3):
        room = TextRoom(width=300, whole=600, below=below, high=110)
        for line in typeset(services.writer, [sentence("who"), sentence("how"), sentence(LONG[:50])], room):
            letters = line.top + line.em * (line.pitch - 1)
            assert line.width == room.width or letters >= below, (below, line)
            widths.add(line.width)
    assert widths == {300, 600}


def test_words_behind_an_emblem_end_within_their_line(services: Services) -> None:
    style, measure = services.theme.seat_colors[0], services.writer.measure
    for length in range(2, len(LONG)):
        done = Sentence((LONG[:length].strip(),), Line("", 24, WHITE, style=style), LEAST)
        for line in typeset(services.writer, [sentence("who"), done], WIDE):
            assert line.indent + measure(line.words, line.em, line.weight)[0] <= line.width


def test_no_line_begins_above_the_ceiling_however_much_there_is_to_say(services: Services) -> None:
    texts = ["who", "how", LONG[:80]]
    for ceiling in range(0, 30, 5):
        room = TextRoom(width=600, whole=600, below=0, high=110, start=ceiling, ceiling=ceiling)
        lines = typeset(services.writer, [sentence(each) for each in texts], room)
        assert words_of(lines) == " ".join(texts) and lines[0].top >= ceiling


def test_a_last_sentence_is_a_little_smaller_rather_than_longer_than_a_line(services: Services) -> None:
    said = LONG[:60]
    natural = services.writer.measure(said, 24)[0]
    room = TextRoom(width=round(natural * 0.95), whole=round(natural * 0.95), below=0, high=150)
    lines = typeset(services.writer, [sentence("who"), sentence("how"), sentence(said)], room)
    assert [line.words for line in lines] == ["who", "how", said]
    assert [line.em for line in lines[:2]] == [24, 24] and 20 <= lines[2].em < 24


def test_persian_lines_do_not_lie_so_close_that_their_letters_touch(services_for: MakeServices) -> None:
    writer = services_for(language="fa").writer
    words = [sentence("پرسش"), sentence("راهنمای همهٔ کارگاه‌ها"), sentence("آنچه گذشت")]
    pitches = [
        {line.pitch for line in typeset(writer, words, TextRoom(600, 600, 0, high))} for high in range(70, 90)
    ]
    assert all(min(each) >= 1.14 for each in pitches)
    assert min(pitches[0]) < AIRY, "but closer than where there is room"


def test_where_nothing_fits_the_last_sentence_keeps_clear_of_what_stands_before_it(
    services: Services,
) -> None:
    room = TextRoom(width=300, whole=300, below=0, high=70, inset=120)
    lines = typeset(services.writer, [sentence(LONG * 2), sentence(LONG), sentence(LONG)], room)
    last = lines[-1]
    assert last.inset == 120 and last.inset + last.width <= room.width
    assert last.top + round(last.em * last.pitch) <= room.high + 1


def test_in_as_many_lines_as_the_shortest_takes_it_is_said_as_fully_as_they_have_room(
    services: Services,
) -> None:
    bare, whole = LONG[:69], f"Name: {LONG[:69]}"
    assert all(len(services.writer.wrap(each, 24, WIDE.width)) == 2 for each in (whole, bare))
    lines = typeset(services.writer, [sentence("who"), sentence(whole, bare), sentence("done")], WIDE)
    assert words_of(lines) == f"who {whole} done"
