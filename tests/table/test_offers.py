"""The buttons of complete actions: where they lie, in which order, and what each of them does."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.desk.desk_model import ActionOffer
from game.rules.kernel.action import act
from game.rules.kernel.text import Text, text
from game.tables.table import Shortcut
from game.ui.services import Services
from game.ui.table.bar.amounts import grouped
from game.ui.table.bar.bar import bar_height
from game.ui.table.bar.offers import Offers
from tests.conftest import MakeServices

ROOM = pygame.Rect(200, 600, 800, 150)
"""High enough for two rows of buttons."""
LOW = pygame.Rect(200, 600, 800, 60)
SHEET = pygame.Rect(640, 60, 520, 480)


def offer(label: str, amount: int = 0) -> ActionOffer:
    return ActionOffer(act(0, label.split()[0], amount=amount), text(label))


def laid(
    services: Services,
    labels: Sequence[str],
    room: pygame.Rect = ROOM,
    sheet: pygame.Rect = SHEET,
    turns: bool = False,
    shortcuts: Sequence[Shortcut] = (),
    asked: str = "",
) -> Offers:
    """Buttons with these labels; messages say their keys."""
    groups = grouped([offer(label) for label in labels])
    return Offers(services, groups, key_of, room, sheet, turns, shortcuts, asked)


def key_of(message: Text) -> str:
    return message.key


def rects(offers: Offers) -> list[pygame.Rect]:
    return [button.rect for button in offers.buttons]


def apart(found: list[pygame.Rect]) -> bool:
    return all(len(rect.inflate(2, 2).collidelistall(found)) == 1 for rect in found)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("room", [ROOM, LOW])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_few_buttons_lie_at_the_end_of_the_bar_beside_the_question(
    services_for: MakeServices, language: str, room: pygame.Rect, count: int
) -> None:
    services = services_for(language=language)
    offers = laid(services, ["a", "bb", "ccc", "dddd"][:count], room)
    found = rects(offers)
    assert not offers.sheeted and offers.panel is None
    assert [button.id for button in offers.buttons] == [f"do.{number}" for number in range(count)]
    assert [each.label.key for each in offers.offers] == ["a", "bb", "ccc", "dddd"][:count]
    assert all(room.contains(rect) for rect in found) and apart(found)
    whole = found[0].unionall(found[1:])
    assert services.metrics.end(whole) == services.metrics.end(room)
    assert offers.taken == whole
    if count > 1 and room is ROOM:
        assert abs(whole.centery - room.centery) <= 1
    else:
        assert whole.bottom <= room.top + max(whole.h, 0.72 * room.h), "the last line goes on below one row"


def test_two_rows_fill_column_by_column_and_a_lone_button_lies_in_the_middle(services: Services) -> None:
    one, two, three = rects(laid(services, ["a", "bb", "ccc"]))
    assert one.left == two.left and one.size == two.size, "a column is as wide as its widest"
    assert one.bottom < two.top and three.left > one.right
    assert three.centery == ROOM.centery
    assert two.top - one.bottom == three.left - one.right == services.metrics.units(10)


def test_a_low_bar_has_one_row(services: Services) -> None:
    found = rects(laid(services, ["a", "bb", "ccc"], LOW))
    assert len({rect.top for rect in found}) == 1
    assert [rect.left for rect in found] == sorted(rect.left for rect in found)


def test_a_button_is_as_wide_as_its_words_and_never_narrower_than_high(services: Services) -> None:
    short, wide = rects(laid(services, ["i", "a longer label"], LOW))
    assert short.w == short.h
    words = services.writer.measure("a longer label", laid(services, ["a"]).em, "bold")[0]
    assert wide.w == words + 2 * services.metrics.units(20)


@pytest.mark.parametrize("room", [ROOM, LOW])
@pytest.mark.parametrize("labels", [["one"], ["words", "b"], ["a wide one indeed", "b", "another wide one"]])
def test_buttons_that_would_take_more_than_56_per_cent_of_the_bar_lie_in_a_sheet(
    services: Services, room: pygame.Rect, labels: list[str]
) -> None:
    columns = {rect.left: rect.w for rect in rects(laid(services, labels, room.inflate(2000, 0)))}
    taken = sum(columns.values()) + services.metrics.units(10) * len(columns)
    for spare, sheeted in ((1, False), (-2, True)):
        offers = laid(services, labels, pygame.Rect(room.topleft, (round(taken / 0.56) + spare, room.h)))
        assert offers.sheeted is sheeted
        assert (offers.panel is not None) is sheeted
        assert (offers.taken is None) is sheeted


def test_more_than_four_lie_in_a_sheet_however_short(services: Services) -> None:
    assert not laid(services, list("abcd")).sheeted
    assert laid(services, list("abcde")).sheeted


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("count", [5, 7, 12, 30])
def test_a_sheet_lies_at_the_foot_of_its_room_and_holds_all_of_them_in_order(
    services_for: MakeServices, language: str, count: int
) -> None:
    services = services_for(language=language)
    offers = laid(services, [f"word{number}" for number in range(count)])
    found, panel = rects(offers), offers.panel
    assert panel is not None and len(found) == count and apart(found)
    assert SHEET.contains(panel) and panel.bottom == SHEET.bottom
    if count < 12:
        assert panel.centerx == SHEET.centerx
    pad = services.metrics.units(18)
    inner = panel.inflate(-2 * pad, -2 * pad)
    assert all(inner.contains(rect) for rect in found)
    whole = found[0].unionall(found[1:])
    assert (whole.left, whole.right, whole.top) == (inner.left, inner.right, inner.top)
    columns = sorted({rect.left for rect in found}, reverse=services.metrics.rtl)
    assert [columns.index(rect.left) for rect in found] == sorted(columns.index(rect.left) for rect in found)
    for left in columns:
        tops = [rect.top for rect in found if rect.left == left]
        assert tops == sorted(tops)
    high = len([rect for rect in found if rect.left == columns[0]])
    assert len(columns) == -(-count // high), "no more columns than are needed"
    if count == 5:
        assert len(columns) == 1
    assert whole.bottom <= panel.bottom - pad


def test_an_amount_has_less_and_more_beside_it(services: Services) -> None:
    groups = grouped([offer("pay", 1), offer("pay", 3), offer("pay", 2), offer("pass")])
    assert [group.chosen.action.amount for group in groups] == [1, 0]
    offers = Offers(services, groups, key_of, ROOM, SHEET)
    presses = [button.press for button in offers.buttons]
    assert presses == [groups[0].offers[0], "less", "more", groups[1].offers[0]]
    assert [button.label for button in offers.buttons] == ["pay", "−", "+", "pass"]
    assert offers.offers == [groups[0].offers[0], groups[1].offers[0]]


def test_what_can_be_chosen_instead_of_an_amount_lies_below_it(services: Services) -> None:
    """What is asked and what was done last have more room beside two columns than beside three."""
    groups = grouped([offer("pay", 1), offer("pay", 2), offer("pass")])
    pay, less, more, other = (button.rect for button in Offers(services, groups, key_of, ROOM, SHEET).buttons)
    assert (pay.left, pay.w) == (other.left, other.w) and pay.bottom < other.top
    assert less.left == more.left > pay.right


def test_an_amount_begins_with_the_one_that_the_titles_order_has_first() -> None:
    (group,) = grouped([offer("draw", 3), offer("draw", 2), offer("draw", 1)])
    assert group.chosen.action.amount == 3
    assert [group.step(step).chosen.action.amount for step in (-1, -9, 1)] == [2, 1, 3]


@pytest.mark.parametrize("room", [ROOM, LOW])
@pytest.mark.parametrize("others", [0, 1])
def test_less_and_more_are_a_pair_of_one_size(services: Services, room: pygame.Rect, others: int) -> None:
    groups = grouped([offer("pay", 1), offer("pay", 2), *(offer(f"pass{n}") for n in range(others))])
    offers = Offers(services, groups, key_of, room, SHEET)
    rects = [button.rect for button in offers.buttons]
    less, more = (next(b.rect for b in offers.buttons if b.press == way) for way in ("less", "more"))
    assert less.size == more.size
    assert (less.left, more.bottom < less.top) == (more.left, True) if room is ROOM else less.top == more.top
    assert all(room.contains(rect) and rect.collidelistall(rects) == [at] for at, rect in enumerate(rects))


def test_turning_and_ways_come_after_what_completes_the_choice(services: Services) -> None:
    way = Shortcut("market", text("to-market"), text("choose-there"))
    offers = laid(services, ["a"], turns=True, shortcuts=(way,))
    assert [button.press for button in offers.buttons][1:] == ["turn", way]
    assert [button.label for button in offers.buttons] == ["a", "play-turn", "to-market"]
    assert offers.button("do.2") is offers.buttons[2] and offers.button("do.3") is None
    assert laid(services, []).buttons == [] and laid(services, []).taken is None


def test_the_button_in_focus_looks_otherwise_and_none_is_drawn_twice(services: Services) -> None:
    offers = laid(services, ["a", "b"])
    plain, focused = offers.items(None), offers.items("do.1")
    assert [item.pos for item in plain] == [button.rect.topleft for button in offers.buttons]
    assert focused[0] is plain[0]
    assert pygame.image.tobytes(focused[1].surface, "RGBA") != pygame.image.tobytes(plain[1].surface, "RGBA")
    assert offers.items("do.1")[1] is focused[1]


def test_a_sheet_has_a_ground_under_its_buttons(services: Services) -> None:
    offers = laid(services, list("abcdef"))
    shadow, ground, *faces = offers.items(None)
    assert offers.panel is not None
    assert ground.rect == offers.panel and len(faces) == 6
    assert shadow.rect.contains(ground.rect), "the shadow looks out all round"
    assert shadow.rect.centerx == ground.rect.centerx and shadow.rect.centery > ground.rect.centery


def test_the_words_stand_in_the_middle_of_their_button(services: Services) -> None:
    (item,) = laid(services, ["HHHH"], LOW).items(None)
    whole = item.surface.get_rect()
    blank = services.artist.button(whole.size, "normal", services.theme.palette, services.metrics.k)
    same = pygame.mask.from_threshold(item.surface, (0, 0, 0), (8, 8, 8, 255), blank)
    same.invert()
    written = same.get_bounding_rects()
    words = written[0].unionall(written[1:])
    assert abs(words.centerx - whole.centerx) <= 2 and abs(words.centery - whole.centery) <= whole.h * 0.15


def test_at_larger_text_buttons_grow_only_as_far_as_they_leave_the_words_room(
    services_for: MakeServices,
) -> None:
    room, ems = pygame.Rect(200, 800, 1400, 193), []
    for labels in (["buy"], ["buy it now", "reserve it instead", "choose what to pay"]):
        usual = laid(services_for((1920, 1080)), labels, room)
        large = laid(services_for((1920, 1080), text_scale=2.0), labels, room)
        assert large.em >= usual.em and all(room.contains(rect) for rect in rects(large))
        ems.append(large.em / usual.em)
    assert ems[0] > 1.4 > ems[1] >= 1
    assert large.taken and large.taken.w <= room.w * 0.56


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_words_of_a_button_stay_in_one_line_where_the_question_has_room_beside_it(
    services_for: MakeServices, scale: float
) -> None:
    services = services_for((1920, 1080), text_scale=scale)
    room = pygame.Rect(134, 800, 1400, bar_height(services.metrics, services.theme.fonts))
    one, *_ = rects(laid(services, ["Roll all the dice"], room, asked="Bahram: Roll your 5 dice"))
    long = "Bahram: One action: a card, a port, a bonus or the end of the phase for you"
    two, *_ = rects(laid(services, ["Roll all the dice"], room, asked=long))
    assert two.w < one.w <= 0.32 * room.w and one.h < two.h


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("language", "label"), [("en", "Play against gypsy"), ("fa", "پیچ گرداگرد چچیپ")])
def test_no_letter_of_two_lines_reaches_the_inner_frame_of_its_button(
    services_for: MakeServices, language: str, label: str, scale: float
) -> None:
    services = services_for((1920, 1080), language=language, text_scale=scale)
    room = pygame.Rect(134, 800, 1400, bar_height(services.metrics, services.theme.fonts))
    offers = laid(services, [label], room, asked="which " * 60)
    (item,) = offers.items(None)
    whole = item.surface.get_rect()
    blank = services.artist.button(whole.size, "normal", services.theme.palette, services.metrics.k)
    same = pygame.mask.from_threshold(item.surface, (0, 0, 0), (8, 8, 8, 255), blank)
    same.invert()
    written = same.get_bounding_rects()
    words = written[0].unionall(written[1:])
    frame, (button,) = services.metrics.units(6), offers.buttons
    assert button.rect.h > 2 * offers.em and words.h > 1.3 * offers.em, "two lines, one below the other"
    assert words.top >= frame and words.bottom <= whole.bottom - frame, (words, whole)
