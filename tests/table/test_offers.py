"""The buttons of complete actions: which place each of them has, and how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from game.desk.desk_model import ActionOffer
from game.rules.kernel.action import act
from game.rules.kernel.text import Text, text
from game.tables.table import Shortcut
from game.ui.services import Services
from game.ui.table.bar.amounts import grouped
from game.ui.table.bar.offers import OfferButton, Offers
from game.ui.table.bar.places import BarPlaces
from game.ui.text.writer import Writer
from tests.conftest import MakeServices
from tests.table.test_bar import bar

SHEET = pygame.Rect(640, 60, 520, 480)
WAY = Shortcut("market", text("to-market"), text("choose-there"))


def offer(label: str, amount: int = 0, warning: Text | None = None) -> ActionOffer:
    """One that ends something has a "!" in its label."""
    verb = label.split()[0]
    return ActionOffer(act(0, verb, amount=amount), text(label), (), warning, ends="!" in label)


def laid(
    services: Services,
    offers: Sequence[ActionOffer | str],
    shortcuts: Sequence[Shortcut] = (),
    turn: pygame.Rect | None = None,
) -> Offers:
    """Buttons with these labels; messages say their keys."""
    made = [offer(each) if isinstance(each, str) else each for each in offers]
    return Offers(services, grouped(made), forms, bar(services).places, SHEET, turn, shortcuts)


def forms(message: Text) -> tuple[str, ...]:
    """A key, and in fewer words what stands before a slash."""
    return tuple(dict.fromkeys((message.key.replace("/", " "), message.key.split("/")[0])))


def homes(offers: Offers, places: BarPlaces) -> dict[str, str]:
    """What lies in which place."""
    named = ("primary", "second", "less", "more")
    found = {name: getattr(places, name) for name in named}
    return {
        next((name for name, rect in found.items() if rect == button.rect), "sheet"): said(button)
        for button in offers.buttons
    }


def said(button: OfferButton) -> str:
    return button.label[0]


@pytest.mark.parametrize(
    ("offers", "shortcuts", "expected"),
    [
        (["buy"], (), {"primary": "buy"}),
        (["end!"], (), {"second": "end!"}),
        (["buy", "reserve"], (), {"primary": "buy", "second": "reserve"}),
        (["buy", "end!"], (), {"primary": "buy", "second": "end!"}),
        (["end!", "buy"], (), {"primary": "buy", "second": "end!"}),
        ([], (WAY,), {"second": "to-market"}),
        (["end!"], (WAY,), {"primary": "to-market", "second": "end!"}),
        (["buy"], (WAY,), {"primary": "buy", "second": "to-market"}),
    ],
)
def test_what_is_asked_for_is_first_and_what_ends_or_leads_elsewhere_second(
    services: Services, offers: list[str], shortcuts: tuple[Shortcut, ...], expected: dict[str, str]
) -> None:
    made = laid(services, offers, shortcuts)
    assert homes(made, bar(services).places) == expected and not made.sheeted
    assert [button.id for button in made.buttons] == [f"do.{number}" for number in range(len(expected))]


def test_more_ways_than_two_lie_in_a_sheet_and_what_ends_stays_where_it_always_is(services: Services) -> None:
    places = bar(services).places
    assert set(homes(laid(services, ["a", "b", "c"]), places)) == {"sheet"}
    offers = laid(services, ["a", "b", "end!"])
    assert offers.sheeted and [said(button) for button in offers.buttons] == ["a", "b", "end!"]
    assert offers.buttons[-1].rect == places.second


def test_only_what_is_asked_for_is_golden_and_nothing_that_is_warned_of(services: Services) -> None:
    golden = {
        said(button): button.golden
        for offers in (["buy", "reserve"], ["end!"], [offer("ready", warning=text("empty"))], ["a", "b", "c"])
        for button in laid(services, offers, ()).buttons
    }
    assert [name for name, gold in golden.items() if gold] == ["buy"]


def test_an_amount_is_stepped_at_both_ends_of_the_second_place(services: Services) -> None:
    groups = [offer("pay", 1), offer("pay", 3), offer("pay", 2)]
    offers, places = laid(services, groups), bar(services).places
    assert [button.press for button in offers.buttons] == [groups[0], "less", "more"]
    assert homes(offers, places) == {"primary": "pay", "less": "−", "more": "+"}


def test_beside_another_way_each_amount_is_a_button_of_its_own(services: Services) -> None:
    offers = laid(services, [offer("roll", 1), offer("roll", 2), "pass!"])
    assert offers.sheeted and [said(button) for button in offers.buttons] == ["roll", "roll", "pass!"]
    assert len(laid(services, [offer("roll", 1), "pass!"]).buttons) == 2


def test_amounts_lie_side_by_side_in_a_sheet_in_the_fewest_words(services: Services) -> None:
    made = laid(services, [*(offer("roll/dice", amount) for amount in (1, 2, 3)), "pass!"])
    amounts = [button for button in made.buttons if button.label[0] != "pass!"]
    assert [button.label for button in amounts] == [("roll",)] * 3
    assert len({button.rect.top for button in amounts}) == 1


def test_an_amount_begins_with_the_one_that_the_titles_order_has_first() -> None:
    (group,) = grouped([offer("draw", 3), offer("draw", 2), offer("draw", 1)])
    assert group.chosen.action.amount == 3
    assert [group.step(step).chosen.action.amount for step in (-1, -9, 1)] == [2, 1, 3]


def test_the_button_that_turns_a_piece_lies_on_it_and_shows_a_picture(services: Services) -> None:
    place = pygame.Rect(300, 200, 64, 64)
    offers = laid(services, ["build"], turn=place)
    button = offers.buttons[-1]
    assert (button.press, button.rect, button.icon) == ("turn", place, "turn")
    assert laid(services, []).buttons == []


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("count", [5, 7, 12, 30])
def test_a_sheet_lies_at_the_foot_of_its_room_and_holds_all_of_them_in_order(
    services_for: MakeServices, language: str, count: int
) -> None:
    services = services_for(language=language)
    offers = laid(services, [f"word{number}" for number in range(count)])
    found, panel = [button.rect for button in offers.buttons], offers.panel
    assert panel is not None and len(found) == count
    assert all(len(rect.inflate(2, 2).collidelistall(found)) == 1 for rect in found)
    assert SHEET.contains(panel) and panel.bottom == SHEET.bottom
    pad = services.metrics.units(18)
    inner = panel.inflate(-2 * pad, -2 * pad)
    assert all(inner.contains(rect) for rect in found)
    columns = sorted({rect.left for rect in found}, reverse=services.metrics.rtl)
    assert [columns.index(rect.left) for rect in found] == sorted(columns.index(rect.left) for rect in found)
    for left in columns:
        tops = [rect.top for rect in found if rect.left == left]
        assert tops == sorted(tops)
    shadow, ground, *faces = offers.items(None)
    assert ground.rect == panel and len(faces) == count and shadow.rect.contains(ground.rect)


def test_the_focus_is_a_ring_round_a_button_that_keeps_its_face_and_none_is_drawn_twice(
    services: Services,
) -> None:
    offers = laid(services, ["a", "b"])
    plain, (one, ring, two) = offers.items(None), offers.items("do.1")
    assert [item.pos for item in plain] == [button.rect.topleft for button in offers.buttons]
    assert one is plain[0] and offers.items("do.1")[2] is two
    assert ring.rect.contains(two.rect) and ring.rect.center == two.rect.center
    assert pygame.image.tobytes(two.surface, "RGBA") == pygame.image.tobytes(plain[1].surface, "RGBA")


def ink(services: Services, offers: Offers) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the letters of the first button lie, and its face."""
    item, *_ = offers.items(None)
    whole, golden = item.surface.get_rect(), offers.buttons[0].golden
    face = services.artist.button(
        whole.size, "normal", services.theme.palette, services.metrics.k, primary=golden
    )
    same = pygame.mask.from_threshold(item.surface, (0, 0, 0), (8, 8, 8, 255), face)
    same.invert()
    found = same.get_bounding_rects()
    return found[0].unionall(found[1:]), whole


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(
    ("language", "label", "lines"),
    [
        ("en", "HHHH", 1),
        ("en", "Play against gypsies now", 2),
        ("en", "Short/but so very much more to say of it", 1),
        ("fa", "گذاشتن در این ستون استراحت", 2),
    ],
)
def test_a_label_is_said_in_fewer_words_then_in_two_lines_and_stays_within_its_frame(
    services_for: MakeServices, language: str, label: str, lines: int, scale: float
) -> None:
    services = services_for((1920, 1080), language=language, text_scale=scale)
    words, whole = ink(services, laid(services, [label]))
    frame = services.metrics.units(5)
    assert words.top >= frame and words.bottom <= whole.bottom - frame, (words, whole)
    assert words.left >= frame and words.right <= whole.right - frame
    assert (words.h > 1.3 * services.metrics.print(37)) is (lines == 2)
    if label == "HHHH":
        assert abs(words.centerx - whole.centerx) <= 2 and abs(words.centery - whole.centery) < whole.h * 0.15


def test_what_differs_in_more_than_a_number_on_its_button_is_an_option_and_no_step_of_an_amount() -> None:
    amounts = [replace(offer("pay", count), label=text("pay", count=count)) for count in (1, 2, 3)]
    options = [
        replace(each, label=text("gain", least=at, gains=text("pounds", amount=at)))
        for at, each in enumerate(amounts)
    ]
    assert [len(group.offers) for group in grouped(amounts)] == [3]
    assert [len(group.offers) for group in grouped(options)] == [1, 1, 1]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1456, 819), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_signs_of_less_and_more_are_never_cut(
    services_for: MakeServices,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    scale: float,
) -> None:
    services = services_for(language=language, size=size, text_scale=scale)
    offers = laid(services, [offer("pay", 1), offer("pay", 2)])
    monkeypatch.setattr(Writer, "cut", lambda *given: pytest.fail(f"{given[1]} is cut"))
    for button in offers.buttons[1:]:
        assert offers.items(button.id)
