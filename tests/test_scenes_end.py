"""The end of a match: the position held, the points counted, the winner, the course, the reasons."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from game.match.record import read_record, restore
from game.match.score_history import MOST, score_history
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import Score, ScoreLine
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.ui.input import intents, pointer_guard
from game.ui.scenes.result_words import criteria_words, reasons, result_sentence, tie_words
from game.ui.scenes.scoring import HOLD, ScoringScene
from game.ui.widgets.button import Button
from game.ui.widgets.counting import SECONDS, Count
from game.ui.widgets.labels import Note
from game.ui.widgets.laurel import LaurelRibbon
from game.ui.widgets.podium import HEIGHTS, Podium
from game.ui.widgets.score_chart import ScoreChart
from game.ui.widgets.scroll import ground_fades
from game.ui.widgets.tally import ResultPlate, SourceTable
from game.ui.widgets.widget import Mood
from tests.pressing import PAD, ids, press
from tests.scene_samples import NAMES, Showing, played, scoring, seats, tied_scores

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

RECORDED = sorted(Path("tests/recorded").glob("*/*.jsonl"))
LOOKS = [((1280, 720), "en"), ((1920, 1080), "fa")]


def finished(path: Path) -> Session:
    """The match of a record."""
    record = read_record(path)
    return restore(record, find_title(record.header.title).rules(record.header.config.options))


def ended(
    ui: Services,
    session: Session,
    scores: tuple[Score, ...] | None = None,
    rows: tuple[tuple[int, ...], ...] = (),
) -> Showing:
    """The end of a session, with names in the language of the screen."""
    count = len(scores or session.seats)
    names = (*NAMES[ui.catalogue.lang], "Laleh")
    scene = ScoringScene(
        ui,
        tuple(Seat(names[n], n) for n in range(count)),
        scores or session.scores(),
        rows if scores else score_history(session),
        on_rematch=lambda: None,
        on_new_game=lambda: None,
        on_history=lambda: None,
        on_menu=lambda: None,
    )
    return Showing(ui, scene)


def scene_of(showing: Showing) -> ScoringScene:
    assert isinstance(showing.scene, ScoringScene)
    return showing.scene


def wait(showing: Showing, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        showing.stack.update(0.05)
        showing.stack.settle()


def podium(showing: Showing) -> Podium | None:
    leaves = scene_of(showing).parts.root.leaves()
    return next((leaf for leaf in leaves if isinstance(leaf, Podium)), None)


def columns(showing: Showing) -> list[pygame.Rect]:
    """The columns of the podium by seat."""
    found = podium(showing)
    assert found is not None
    return [found.column(scene_of(showing).ui, at, rise) for at, rise in enumerate(found.rises())]


# --- held, counted, won -------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_the_last_position_is_held_then_the_points_are_counted_then_somebody_wins(
    services_for: MakeServices, speed: str
) -> None:
    ui = services_for(animation=speed)
    showing = Showing(ui, scoring(ui))
    scene = scene_of(showing)
    assert scene.phase == "held" and not scene.opaque, "the table is seen below"
    wait(showing, HOLD[speed] - 0.2)
    assert scene.phase == "held"
    wait(showing, 0.4)
    assert str(scene.phase) == "counting" and scene.opaque
    assert ids(showing).count("rematch") == 0 and scene.focus() == "go-on"
    wait(showing, 2 * SECONDS[speed] + 0.2)
    assert str(scene.phase) == "won" and scene.focus() == "go-on" and podium(showing)
    wait(showing, HOLD[speed] + 0.2)
    assert str(scene.phase) == "course" and ids(showing) == ["go-on"] and not podium(showing)
    wait(showing, 2 * HOLD[speed] + 0.2)
    assert str(scene.phase) == "over" and scene.focus() == "course" and podium(showing)


def test_after_a_lesson_the_focus_rests_on_the_way_on(services_for: MakeServices) -> None:
    """The chapters lie above the page: a press too many starts nothing. Only a count is skipped."""
    ui = services_for(animation="normal")
    session, nothing = finished(RECORDED[0]), lambda: None
    others: dict[str, Any] = {
        "on_rematch": nothing,
        "on_new_game": nothing,
        "on_history": nothing,
        "on_menu": nothing,
    }
    players = tuple(Seat(f"Player {n}", n) for n in range(len(session.seats)))
    scene = ScoringScene(ui, players, session.scores(), score_history(session), on_learn=nothing, **others)
    showing, said = Showing(ui, scene), {}
    while scene.phase != "over":
        buttons = [leaf for leaf in scene.parts.leaves if isinstance(leaf, Button)]
        said[str(scene.phase)] = ui.say(buttons[-1].words)
        press(showing, "go-on")
    assert scene.focus() == "learn"
    assert said["counting"] == ui.say("scoring-skip") and said["won"] == said["course"] == ui.say(
        "scoring-on"
    )


def test_the_lines_of_the_course_are_drawn_bit_by_bit(services_for: MakeServices) -> None:
    ui = services_for(animation="normal")
    showing = Showing(ui, scoring(ui))
    for _ in range(3):
        showing.send(intents.Confirm(PAD))
    (chart,) = (leaf for leaf in scene_of(showing).parts.leaves if isinstance(leaf, ScoreChart))
    field = chart.field(ui)
    late = pygame.Rect(field.centerx, field.top, field.w // 2, field.h)
    seen = list[bytes]()
    for seconds in (0.2, 0.7, 0.2):
        wait(showing, seconds)
        showing.stack.draw(ui.display.canvas)
        seen.append(pygame.image.tobytes(ui.display.canvas.subsurface(late), "RGB"))
    assert seen[0] != seen[1] == seen[2]


def test_a_match_without_a_course_is_over_after_the_winners_moment(services_for: MakeServices) -> None:
    ui = services_for(animation="normal")
    showing = Showing(ui, scoring(ui, moments=1))
    for phase in ("counting", "won", "over"):
        showing.send(intents.Confirm(PAD))
        assert scene_of(showing).phase == phase


def test_who_goes_on_pressing_to_hurry_the_end_starts_and_leaves_nothing(services_for: MakeServices) -> None:
    ui, calls = services_for(animation="normal"), list[str]()
    showing = Showing(ui, scoring(ui, on_rematch=lambda: calls.append("rematch")))
    for _ in range(6):
        showing.send(intents.Confirm(PAD))
    assert scene_of(showing).phase == "over" and not calls
    assert showing.stack.scenes[-1] is scene_of(showing)


def test_without_animation_the_result_stands_there_at_once(services_for: MakeServices) -> None:
    ui = services_for(animation="off")
    showing = Showing(ui, scoring(ui))
    assert scene_of(showing).phase == "over" and scene_of(showing).focus() in ("course", "history")


@pytest.mark.parametrize(
    "intent",
    [
        intents.Confirm("keyboard"),
        intents.Back(PAD),
        intents.Menu(PAD),
        intents.Press("touch", (5, 5)),
    ],
)
def test_any_press_goes_on_and_nothing_is_waited_for(services: Services, intent: intents.Intent) -> None:
    showing = Showing(services, scoring(services))
    for phase in ("counting", "won", "course", "over"):
        showing.send(intent)
        if isinstance(intent, intents.Press):
            showing.send(intents.Release("touch", (5, 5), tap=True))
            showing.stack.guard.update(pointer_guard.HOLD)  # else it is the second of two fast taps
        assert scene_of(showing).phase == phase


def test_a_double_click_goes_on_by_one_phase_and_presses_no_button(services: Services) -> None:
    showing = Showing(services, scoring(services))
    showing.stack.draw(services.display.canvas)
    for phase in ("counting", "won", "course", "over"):
        skip = showing.scene.focusables()[-1].rect.center if showing.scene.focusables() else (640, 640)
        for _ in range(2):
            showing.send(intents.Press("mouse", skip))
            showing.send(intents.Release("mouse", skip, tap=True))
        assert scene_of(showing).phase == phase and showing.stack.top is showing.scene
        showing.stack.guard.update(pointer_guard.HOLD)


def test_the_winner_is_not_given_away_before_everything_is_counted(services: Services) -> None:
    showing = Showing(services, scoring(services, tied_scores(), 3))
    showing.send(intents.Confirm(PAD))
    before = columns(showing)
    assert len({each.h for each in before}) == 1, "nothing is counted yet"
    showing.send(intents.Confirm(PAD))
    assert [each.left for each in columns(showing)] == [each.left for each in before], "nobody moves"
    ranked = sorted(zip(tied_scores(), columns(showing), strict=True), key=lambda each: each[0].rank)
    heights = [column.h for _, column in ranked]
    assert heights == sorted(heights, reverse=True) and len({*heights}) == 3, "level points, another rank"


def test_columns_rise_with_what_is_counted_and_no_rank_stands_below_a_worse_one(services: Services) -> None:
    line = (ScoreLine("splendor-score-cards", 9),)
    scores = (Score(0, 9, line, (), 3), Score(1, 4, line, (), 1), Score(2, 4, line, (), 1))
    podium = Podium(seats("en", 3), scores, Count(scores, "off"), HEIGHTS[0])
    rises = podium.rises()
    assert rises[1] == rises[2] == 1.0 > rises[0] > 0


def test_the_winners_moment_is_heard_once_and_every_source_is(services: Services) -> None:
    heard: list[str] = []
    services.sound.play = heard.append  # type: ignore[method-assign,assignment]
    showing = Showing(services, scoring(services))
    wait(showing, HOLD["normal"] + 0.1)
    wait(showing, 10)
    assert heard == ["open", "score", "score", "end"]


def test_the_winners_banner_unrolls_from_its_middle(services_for: MakeServices) -> None:
    ui = services_for(animation="normal")
    showing = Showing(ui, scoring(ui))
    for _ in range(2):
        showing.send(intents.Confirm(PAD))
    (head,) = (leaf.rect for leaf in scene_of(showing).parts.root.leaves() if isinstance(leaf, LaurelRibbon))
    shown = []
    for _ in range(4):
        showing.stack.draw(ui.display.canvas)
        shown.append(pygame.image.tobytes(ui.display.canvas.subsurface(head), "RGB"))
        wait(showing, 0.25)
    assert len(set(shown)) == 4
    wait(showing, 0.5)
    showing.stack.draw(ui.display.canvas)
    last = pygame.image.tobytes(ui.display.canvas.subsurface(head), "RGB")
    wait(showing, 0.5)
    showing.stack.draw(ui.display.canvas)
    assert pygame.image.tobytes(ui.display.canvas.subsurface(head), "RGB") == last


def test_points_are_counted_source_by_source_to_the_exact_total() -> None:
    scores = tied_scores()
    count = Count(scores, "normal")
    assert count.sources == ("splendor-score-cards", "splendor-score-nobles")
    assert count.total(scores[0]) == 0 and not count.done
    totals = []
    while not count.done:
        count.go_on(0.05)
        totals.append([count.total(score) for score in scores])
    assert totals == sorted(totals), "never back"
    halfway = next(row for row in totals if row[0] >= 12)
    assert halfway == [12, 9, 11], "all of the first source before any of the second"
    assert totals[-1] == [15, 15, 11]
    assert Count(scores, "off").done


def test_many_sources_do_not_take_longer_than_people_like() -> None:
    lines = tuple(ScoreLine(f"source-{n}", n) for n in range(12))
    count = Count((Score(0, 66, lines),), "normal")
    for _ in range(round(6.1 / 0.05)):
        count.go_on(0.05)
    assert count.done


# --- how it looks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "lang"), LOOKS)
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_results_of_every_title_are_seen_whole_with_their_buttons(
    services_for: MakeServices, path: Path, size: tuple[int, int], lang: str
) -> None:
    ui = services_for(size, language=lang, animation="off")
    showing = ended(ui, finished(path))
    scene = scene_of(showing)
    showing.stack.draw(ui.display.canvas)
    assert scene.parts.scroller.furthest == 0, "nothing has to be scrolled"
    safe = ui.metrics.safe
    assert all(safe.contains(column) for column in columns(showing))
    for name in ("rematch", "course", "history", "new-game", "menu"):
        button = scene.parts.leaf(name)
        assert button is not None and safe.contains(button.rect)
        assert button.rect.h >= ui.metrics.units(76), "no sliver"
    assert not ui.catalogue.missing


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_with_large_text_everybodys_result_and_all_buttons_are_in_sight(
    services_for: MakeServices, players: int, lang: str, scale: float
) -> None:
    lines = tuple(ScoreLine("newyork1901-score-street-nassau-broad", n) for n in range(5))
    scores = tuple(Score(seat, 10, lines, (), 1 + seat) for seat in range(players))
    ui = services_for((1920, 1080), language=lang, animation="off", text_scale=scale)
    showing = ended(ui, played(lang, 2, 4), scores, ((0,) * players, (10,) * players))
    scene = scene_of(showing)
    plates = [leaf for leaf in scene.parts.root.leaves() if isinstance(leaf, ResultPlate)]
    assert [plate.score.seat for plate in plates] == list(range(players))
    assert all(scene.parts.view.contains(plate.rect) for plate in plates)
    assert all(scene.parts.at_foot(name) for name in ("rematch", "course", "history", "new-game", "menu"))
    assert scene.parts.scroller.at == 0 and scene.focus() == "course"
    for _ in range(9):
        showing.send(intents.Nav(PAD, "down"))
    assert scene.parts.scroller.at == scene.parts.scroller.furthest, "a pad gets to the sources below"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_with_large_text_the_reason_of_a_tie_and_the_ways_on_in_one_row_are_seen_at_once(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang, animation="off", text_scale=2.0)
    scene = scene_of(ended(ui, played(lang, 2, 4), tied_scores(), ((0,) * 3, (9,) * 3)))
    note = next(leaf for leaf in scene.parts.root.leaves() if isinstance(leaf, Note))
    assert scene.parts.view.contains(note.rect)
    ways = [leaf.rect for leaf in scene.parts.foot.leaves()]
    assert len(ways) == 5 and len({rect.top for rect in ways}) == 1


def test_what_goes_on_below_without_a_panel_fades_into_the_ground(services_for: MakeServices) -> None:
    ui = services_for((1920, 1080))
    canvas = pygame.Surface((400, 400))
    canvas.fill((10, 40, 90))
    window = pygame.Rect(0, 0, 400, 400)
    fades = ground_fades(ui, canvas, window, (False, True))
    canvas.fill((255, 255, 255))
    canvas.blits(fades)
    column = [canvas.get_at((200, y))[0] for y in range(400)]
    assert column[:300] == [255] * 300, "nothing goes on above"
    assert column[-1] <= 12 and column == sorted(column, reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sources", [2, 4, 8])
def test_columns_and_sources_of_two_to_five_players_stand_side_by_side(
    services_for: MakeServices, players: int, sources: int
) -> None:
    lines = tuple(ScoreLine("newyork1901-score-street-nassau-broad", n) for n in range(sources))
    total = sum(line.points for line in lines)
    scores = tuple(Score(seat, total - seat, lines, (), seat + 1) for seat in range(players))
    for size in ((1280, 720), (1920, 1080)):
        ui = services_for(size, animation="off")
        showing = ended(ui, played("en", 2, 4), scores)
        made = columns(showing)
        assert len({each.bottom for each in made}) == 1
        assert all(not one.colliderect(other) for one, other in pairwise(made))
        table = next(leaf for leaf in scene_of(showing).parts.root.leaves() if isinstance(leaf, SourceTable))
        assert table.rect.left > made[-1].right
        assert scene_of(showing).parts.scroller.furthest == 0


# --- the verdict and its reasons ----------------------------------------------------------------------


def test_the_verdict_names_the_winner_or_all_of_them(services: Services) -> None:
    assert result_sentence(services.say, seats("en", 3), tied_scores()) == text(
        "scoring-winner", name="Bahram"
    )
    level = Score(0, 9, (ScoreLine("splendor-score-cards", 9),), (), 1)
    both = (level, replace(level, seat=1))
    assert result_sentence(services.say, seats("en", 2), both).key == "scoring-winners"


def test_a_tie_is_explained_by_what_decided_it(services: Services) -> None:
    (words,) = tie_words(services.say, seats("en", 3), tied_scores())
    for part in ("Shirin", "Bahram", "15", "14", "12", services.say("splendor-tie-cards")):
        assert part in words
    assert "Yasmin" not in words


def test_a_tie_that_nothing_decides_is_shared(services: Services) -> None:
    line = (ScoreLine("splendor-score-cards", 9),)
    fewest = (ScoreLine("splendor-tie-cards", -10),)
    scores = (Score(0, 9, line, fewest, 1), Score(1, 9, line, fewest, 1))
    (words,) = tie_words(services.say, seats("en", 2), scores)
    assert words == services.say(
        text(
            "scoring-tie-shared",
            names="\u200eShirin and Bahram",
            n=9,
        )
    )


def with_criterion(*values: int) -> tuple[Score, ...]:
    """The tied scores with something that counts before the points."""
    line = "splendor-score-nobles"
    pairs = zip(tied_scores(), values, strict=True)
    return tuple(replace(score, criteria=(ScoreLine(line, value),)) for score, value in pairs)


def test_what_counts_before_the_points_is_told_first(services: Services) -> None:
    scores = with_criterion(0, 0, 1)
    told = reasons(services.say, seats("en", 3), scores)
    assert told[0] == criteria_words(services.say, seats("en", 3), scores)[0]
    for part in (services.say("splendor-score-nobles"), "Yasmin: 1", "Shirin: 0"):
        assert part in told[0]
    assert len(told) == 2, "and then the tie of the others"


def test_a_criterion_in_which_all_are_level_explains_nothing(services: Services) -> None:
    assert criteria_words(services.say, seats("en", 3), with_criterion(1, 1, 1)) == []


def test_players_with_the_same_points_but_another_criterion_are_no_tie(services: Services) -> None:
    assert tie_words(services.say, seats("en", 3), with_criterion(0, 1, 0)) == []


def test_criteria_stand_in_the_table_before_the_points(services_for: MakeServices) -> None:
    ui = services_for((1920, 1080), animation="off")
    showing = Showing(ui, scoring(ui, with_criterion(0, 1, 0), 3))
    (table,) = [leaf for leaf in scene_of(showing).parts.root.leaves() if isinstance(leaf, SourceTable)]
    assert table.labels[0] == "splendor-score-nobles" and len(table.labels) == 2


# --- how it is written --------------------------------------------------------------------------------

SOURCES = ("cash", "diamonds", "books", "mombasa", "cairo", "saint-louis", "cape-town")


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_with_large_text_several_sources_are_seen_at_once(
    services_for: MakeServices, lang: str, size: tuple[int, int]
) -> None:
    ui = services_for(size, language=lang, text_scale=2.0, animation="off")
    lines = tuple(ScoreLine(f"mombasa-score-{name}", 12) for name in SOURCES)
    scores = tuple(Score(seat, 84 - seat, lines, rank=seat + 1) for seat in range(4))
    scene = scene_of(Showing(ui, scoring(ui, scores)))
    (table,) = [leaf for leaf in scene.parts.root.leaves() if isinstance(leaf, SourceTable)]
    assert scene.parts.scroller.at == 0
    assert (scene.parts.view.bottom - table.rect.top) * len(SOURCES) >= 2 * table.rect.h


class Places(pygame.Surface):
    """Remembers where pictures were put."""

    put: list[pygame.Rect]

    def blit(self, source: pygame.Surface, dest: pygame.Rect, *rest: Any, **more: Any) -> pygame.Rect:  # type: ignore[override]  # all that the widget asks for
        self.put.append(source.get_rect(topleft=dest.topleft))
        return super().blit(source, dest, *rest, **more)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_with_large_text_each_number_of_a_source_stands_by_its_own_symbol(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=2.0, animation="off")
    values = {"mombasa-score-cash": (4, 9, 1, 2), "mombasa-score-books": (60, 10, 30, 45)}
    scores = [
        Score(seat, 0, tuple(ScoreLine(label, each[seat]) for label, each in values.items()), rank=seat + 1)
        for seat in range(4)
    ]
    table = SourceTable(seats(lang, 4), scores, Count(scores, "off"))
    table.rect = pygame.Rect(100, 100, 1700, table.height(ui, 1700))
    canvas = Places(ui.metrics.size)
    canvas.put = []
    table.draw(ui, canvas, Mood())
    cells = canvas.put[2:10]  # after the panel and the words of the first source
    pairs = list(zip(cells[::2], cells[1::2], strict=True))
    for (symbol, number), (following, _) in pairwise(pairs):
        own, other = (gap(number, symbol), gap(number, following))
        assert own > 0 and 2 * own < other, (own, other)


def gap(one: pygame.Rect, other: pygame.Rect) -> int:
    """What is free between two places beside one another."""
    return max(one.left, other.left) - min(one.right, other.right)


def test_the_panel_of_the_sources_goes_on_where_there_are_more(services_for: MakeServices) -> None:
    ui = services_for((1920, 1080), text_scale=2.0, animation="off")
    lines = tuple(ScoreLine(f"mombasa-score-{name}", 12) for name in SOURCES)
    scores = tuple(Score(seat, 84 - seat, lines, rank=seat + 1) for seat in range(4))
    scene = scene_of(Showing(ui, scoring(ui, scores)))
    (table,) = [leaf for leaf in scene.parts.root.leaves() if isinstance(leaf, SourceTable)]
    canvas = pygame.Surface(ui.metrics.size)
    canvas.set_clip(scene.parts.view)
    table.draw(ui, canvas, Mood())
    rim = [canvas.get_at((table.rect.left, y)) for y in (table.rect.top + 60, scene.parts.view.bottom - 1)]
    assert scene.parts.view.bottom < table.rect.bottom and rim[0] == rim[1] != canvas.get_at((0, 0))


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_shine_of_a_way_on_lies_over_no_other(
    services_for: MakeServices, lang: str, scale: float
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=scale, animation="off")
    scene = scene_of(Showing(ui, scoring(ui)))
    ways = sorted((leaf.rect for leaf in scene.parts.foot.leaves()), key=lambda rect: rect.left)
    assert len(ways) == 5
    for before, after in pairwise(ways):
        assert after.left - before.right >= ui.metrics.units(18), "what is in focus is larger, and shines"


# --- the course ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_course_goes_from_the_start_to_the_final_scores(path: Path) -> None:
    session = finished(path)
    rows = score_history(session)
    assert rows[-1] == tuple(score.total for score in session.scores())
    opening = session.rules.view(session.state_at(0), None)
    assert rows[0] == tuple(score.total for score in session.rules.scores(opening))
    assert 2 < len(rows) <= MOST + 1


def test_the_course_of_a_short_match_has_every_turn() -> None:
    session = played("en", 2, 12)
    turns = sum(step.new_turn is not None for step in session.log[:-1])
    assert len(score_history(session)) == 1 + turns + 1


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_course_is_drawn_as_a_line_for_everybody(services_for: MakeServices, lang: str) -> None:
    ui = services_for((1280, 720), language=lang, animation="off")
    showing = Showing(ui, scoring(ui))
    press(showing, "course")
    scene = scene_of(showing)
    assert scene.focus() == "points", "where one came from is where one goes back"
    (chart,) = [leaf for leaf in scene.parts.leaves if isinstance(leaf, ScoreChart)]
    showing.stack.draw(ui.display.canvas)
    field = ui.display.canvas.subsurface(chart.field(ui))
    seen = {
        tuple(field.get_at((x, y)))[:3] for x in range(field.get_width()) for y in range(field.get_height())
    }
    colours = {style.color for style in ui.theme.seat_colors[:4]}
    assert colours <= seen
    press(showing, "points")
    assert podium(showing) and not ui.catalogue.missing


def test_the_grid_of_the_course_is_of_round_numbers() -> None:
    players = seats("en", 2)
    for rows, lines in (
        (((0, 0), (72, 60)), [0, 20, 40, 60]),
        (((0, 0), (3, 1)), [0, 1, 2, 3]),
        (((0, 0), (-4, 9)), [0, 5]),
        (((0, 0), (0, 0)), [0, 1]),
        (((21, 28), (4100, 3900)), [0, 1000, 2000, 3000, 4000]),
    ):
        assert ScoreChart(players, rows).grid() == lines


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_no_digit_of_a_total_leaves_its_plate(
    services_for: MakeServices, lang: str, scale: float, size: tuple[int, int]
) -> None:
    ui = services_for(size, language=lang, animation="off", text_scale=scale)
    for points in (0, 1, 3, 189):
        count = Count((Score(0, points, (), (), 1),), "off")
        plate = ResultPlate(seats(lang, 1)[0], Score(0, points, (), (), 1), count)
        total = plate.total(ui)
        ink = total.get_bounding_rect()
        off = abs(ink.centery - total.get_height() // 2)
        assert ink.h + 2 * off <= plate.height(ui, 600), (points, ink, plate.height(ui, 600))


# --- what may come next -------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["rematch", "history", "new-game", "menu"])
def test_every_button_after_the_match_calls_back(services_for: MakeServices, way: str) -> None:
    services = services_for(animation="off")
    calls: list[str] = []
    scene = ScoringScene(
        services,
        seats("en", 4),
        played("en", 4, None, seed=3).scores(),
        on_rematch=lambda: calls.append("rematch"),
        on_new_game=lambda: calls.append("new-game"),
        on_history=lambda: calls.append("history"),
        on_menu=lambda: calls.append("menu"),
    )
    showing = Showing(services, scene)
    assert scene.focus() == "history" and "course" not in ids(showing), "there is no course to show"
    press(showing, way)
    assert calls == [way]


def test_the_menu_button_leads_to_the_menu_only_once_the_end_has_been_told(services: Services) -> None:
    calls: list[str] = []
    scene = scoring(services, on_menu=lambda: calls.append("menu"))
    showing = Showing(services, scene)
    for expected in ([], [], [], [], ["menu"]):
        showing.send(intents.Menu(PAD))
        assert calls == expected


def test_at_the_largest_text_the_ends_of_all_lines_are_told_within_the_chart(
    services_for: MakeServices,
) -> None:
    ui = services_for((1920, 1080), text_scale=2.0, animation="normal", language="fa")
    showing = Showing(ui, scoring(ui))
    for _ in range(3):
        showing.send(intents.Confirm(PAD))
    wait(showing, 1)
    (chart,) = (leaf for leaf in scene_of(showing).parts.leaves if isinstance(leaf, ScoreChart))
    showing.stack.draw(ui.display.canvas)
    left = chart.field(ui).right + 20
    beside = pygame.Rect(left, chart.rect.top - 30, chart.rect.right - left, chart.rect.h + 60)
    for style in ui.theme.seat_colors[:4]:
        part = ui.display.canvas.subsurface(beside)
        emblem = pygame.mask.from_threshold(part, style.color, (2, 2, 2, 255)).get_bounding_rects()
        assert emblem and all(chart.rect.contains(each.move(beside.topleft)) for each in emblem)
