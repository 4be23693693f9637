"""How the parts of the table look by themselves, in more cases than a match comes by.

Each line is a case with the places of its pictures and a sum of their pixels; letters and drawings are plain
areas, as in `tests.recorded.watched`. ``python -m tests.recorded.parts`` approves changes that are meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game.desk.shown import Offer
from game.maps.places import Setting
from game.match.seats import Seat
from game.rules.kernel.action import Action
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.tables.table import Way
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.arrange import Arrangement
from game.ui.table.banner import Banner
from game.ui.table.bar import Bar, bar_height
from game.ui.table.bar_text import BarText
from game.ui.table.buttons import BoardButton, BoardButtons
from game.ui.table.lines import Line, Room, Sentence
from game.ui.table.marks import Marks
from game.ui.table.motion import Motion, flip_frames, frames_between, tumble_frames, vanishing
from game.ui.table.offers import Amounts, Offers, grouped
from game.ui.table.panels import Header, Panels
from game.ui.table.tabs import TabBar
from game.ui.table.typesetting import typeset
from tests.recorded.telling import HERE
from tests.recorded.watched import place_of, plain_services, sum_of

LOOKS: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {
    "en": ((1280, 720), {"animation": "fast"}),
    "fa": ((1920, 1080), {"language": "fa", "text_scale": 2.0, "theme": "contrast", "hints": False}),
}
"""Window and settings by name."""
WORDS = ("", "a word", "some more words in a row", "so many words that no bar has room for all of them " * 3)
ROOMS = (pygame.Rect(100, 500, 700, 150), pygame.Rect(100, 500, 1000, 90), pygame.Rect(40, 400, 500, 230))
SHEET = pygame.Rect(500, 20, 500, 420)
NAMES = ("Hana", "علی", "A merchant of a very long name indeed", "بهرام")
Pictures = Iterable[Any]


def _seen(items: Pictures) -> str:
    return " ".join(f"{place_of(item.rect)}={sum_of(item.surface):08x}" for item in items)


def _lines(services: Services) -> Iterator[str]:
    for part in (_bar, _tabs, _offers, _panels, _marks, _remarks, _banner, _board_buttons, _typesetting):
        for said in part(services):
            yield f"{part.__name__[1:]} {said}"


def _bar(services: Services) -> Iterator[str]:
    styles = services.theme.seat_colors
    high = bar_height(services.metrics, services.theme.fonts)
    yield f"height {high}"
    hints = (("confirm", "choose"), ("back", "back"), ("inspect", "look closely"), ("nothing", "nothing"))
    texts = [
        BarText(styles[0], "who", ("how",), ("done",), styles[1], hints, fact="1 of 9", facts=("a b", "a")),
        BarText(
            styles[1], WORDS[2], (WORDS[3], WORDS[2], "how"), ("one", "two", WORDS[2]), None, hints, True
        ),
        BarText(None, WORDS[3], (), (), styles[0], (), fact="9", facts=(WORDS[3], WORDS[2], "word")),
        BarText(styles[2], "", (WORDS[3],), (WORDS[3], "two"), styles[2], hints[:1], deeds=1),
    ]
    brief = BarText(styles[0], "brief", ("short",), ("s",), styles[1], hints)
    texts.append(BarText(styles[0], WORDS[3], (WORDS[3],), (WORDS[3],), styles[1], hints, brief=brief))
    texts.append(texts[0].silent)
    for lower, width in ((0, 900), (40, 640)):
        rect = pygame.Rect(30, 200, width, high + lower)
        for number, words in enumerate(texts):
            bar = Bar(services, rect)
            free = bar.room
            for taken in (None, pygame.Rect(free.right - 200, free.top, 200, free.h // 2)):
                items = bar.items(words, "undo", frozenset(("menu", "undo")), taken)
                beside = place_of(bar.beside(taken))
                fact = place_of(bar.fact) if bar.fact else ""
                yield f"{lower} {number} {place_of(free)} {beside} {fact}: {_seen(items)}"


def _tabs(services: Services) -> Iterator[str]:
    for count, size in product((1, 3, 5, 7), ((600, 58), (300, 130), (140, 260))):
        names = [f"scene{number}" for number in range(count)]
        labels = {name: f"Scene {number}" * (1 + number % 2) for number, name in enumerate(names)}
        bar = TabBar(services, pygame.Rect((20, 30), size), labels, names[:1])
        held = {"scene1": 1, "scene2": 12, "scene3": 345}
        yield f"{count} {size}: {_seen(bar.items('scene1.2.3', 'view.scene0', held))}"
        yield f"{count} {size} far: {_seen(bar.items('scene0', 'view.scene0', {}))}"


def _offer(verb: str, amount: int = 0, label: str = "play-turn") -> Offer:
    return Offer(Action(0, verb, (), amount), text(label))


def _offers(services: Services) -> Iterator[str]:
    say = services.say
    labels = ("play-turn", "play-hint-back", "play-hint-choose", "play-no-undo")
    amounts = [_offer("pay", amount) for amount in (3, 1, 2)]
    for count, room in product((1, 2, 3, 4, 5, 9, 24), ROOMS):
        groups = grouped([_offer(f"do{number}", 0, labels[number % 3]) for number in range(count)])
        offers = Offers(services, groups, say, room, SHEET)
        yield f"{count} {place_of(room)}: {_said(offers)}: {_seen(offers.items('do.0'))}"
    groups = grouped([*amounts, _offer("else")])
    for step, turns, room in product((-1, 0, 1, 5), (False, True), ROOMS):
        stepped = [group.step(step) for group in groups]
        way = Way("scene", text(labels[1]), text(labels[0]), verb="go")
        offers = Offers(services, stepped, say, room, SHEET, turns, [way] if step else [])
        yield f"amount {step} {turns}: {_said(offers)} {[each.action.amount for each in offers.offers]}"
    long = Offers(services, grouped([_offer("long", 0, labels[3])]), say, ROOMS[2], SHEET)
    yield f"long: {_said(long)} {long.button('do.0')} {long.button('do.1')}"
    yield f"amounts: {Amounts((amounts[0],)).step(1).at} {[group.at for group in groups]}"


def _said(offers: Offers) -> str:
    taken = place_of(offers.taken) if offers.taken else ""
    panel = place_of(offers.panel) if offers.panel else ""
    places = " ".join(f"{each.id} {place_of(each.rect)}" for each in offers.buttons)
    return f"{offers.em} {offers.sheeted} taken {taken} panel {panel} {places}"


def _arrangements(services: Services) -> Iterator[tuple[str, Arrangement]]:
    high = bar_height(services.metrics, services.theme.fonts)
    area = services.metrics.safe
    for title, players, active in (("splendor", 2, 0), ("splendor", 4, None), ("istanbul_dice", 3, 1)):
        layout = find_title(title).layout(find_title(title).rules({}))
        for scene in layout.views or ("table",):
            setting = Setting(scene, players, active, services.metrics.text_scale, area.w / (area.h - high))
            yield f"{title} {scene} {players}", Arrangement(layout, services.metrics, setting, high)


def _panels(services: Services) -> Iterator[str]:
    badges = ((), ("hourglass",), ("check", "crown", "eye"))
    for name, arrangement in _arrangements(services):
        seats = [Seat(each, style) for style, each in enumerate(NAMES)]
        panels = Panels(services, arrangement, seats)
        if not arrangement.panels:
            continue
        for active, leads, guess in product((False, True), repeat=3):
            heads = [
                Header(seat, (0, 7, 23, 118)[seat], active, leads, badges[seat % 3], guess)
                for seat in (*arrangement.panels, 3)
                if seat < len(seats)
            ]
            yield f"{name} {active} {leads} {guess}: {_seen(panels.items(heads))}"
        yield f"{name} {[panels.header(seat) for seat in range(4)]} {len(list(panels.ahead(0)))}"


def _shapes() -> list[Focusable]:
    rects = [(10, 20, 60, 60), (78, 22, 60, 58), (150, 20, 40, 90), (10, 90, 200, 30), (215, 90, 8, 8)]
    shapes = [Focusable(f"s{number}", pygame.Rect(rect)) for number, rect in enumerate(rects)]
    shapes.append(Focusable("tile", pygame.Rect(300, 20, 50, 50), cornered=True))
    corners = ((400, 20), (460, 30), (450, 90), (405, 80))
    return [*shapes, Focusable("region", pygame.Rect(400, 20, 60, 70), corners)]


def _marks(services: Services) -> Iterator[str]:
    marks, shapes = Marks(services), _shapes()
    yield f"choices {_seen(marks.choices(shapes))}"
    yield f"choice {_seen(marks.choices(shapes[:1]))}"
    yield f"last {_seen(marks.last(shapes, (10, 200, 30)))}"
    for shape in shapes:
        yield f"focus {shape.id} {_seen([*marks.focus(shape), *marks.head(shape)])}"
    picks = Counter({"s0": 1, "s2": 2, "region": 13, "nowhere": 1})
    yield f"picked {_seen(marks.picked(picks, {shape.id: shape for shape in shapes}))}"
    yield f"affordable {_seen(marks.affordable(shapes))}"


def _remarks(services: Services) -> Iterator[str]:
    high = bar_height(services.metrics, services.theme.fonts)
    text = BarText(services.theme.seat_colors[0], "who", ("how",), ("done",), None, (), fact="9")
    for words, width in product(WORDS[1:], (640, 900)):
        bar = Bar(services, pygame.Rect(30, 200, width, high))
        items = bar.items(replace(text, remark=words), None, frozenset())
        yield f"{len(words)} {place_of(bar.remark) if bar.remark else ''} {_seen(items)}"


def _banner(services: Services) -> Iterator[str]:
    area, banner = pygame.Rect(20, 30, 1000, 500), Banner(services)
    for words in WORDS[1:]:
        banner.call(words, services.theme.seat_colors[1])
        for _ in range(14):
            moved = banner.update(0.08, True, area)
            yield f"{len(words)} {moved} {banner.shown} {_seen(banner.items(area))}"


def _board_buttons(services: Services) -> Iterator[str]:
    for name, arrangement in _arrangements(services):
        buttons = BoardButtons(services, arrangement)
        shown = [
            BoardButton(id, WORDS[1 + at % 2], _offer(id) if at % 2 else None)
            for at, id in enumerate(buttons.ids)
        ]
        none = [buttons.rect(id) for id in ("button.nothing", "name.0")]
        yield f"{name} {none}: {_seen(buttons.items(shown, buttons.ids[0] if shown else None))}"


def _typesetting(services: Services) -> Iterator[str]:
    done = services.theme.seat_colors[0]
    for size, high in ((420, 150), (640, 70), (640, 220), (1000, 100), (90, 24)):
        for below, inset, clear in ((0, 0, 1 << 16), (60, 80, high - 30)):
            room = Room(size, size + 150, below, high, 4, inset, -6, clear)
            for prompt, stands, last in product(WORDS[1:], WORDS[::2], WORDS[1:3]):
                sentences = [
                    Sentence((prompt,), Line("", 28, (1, 2, 3), "bold"), 16),
                    Sentence((stands, stands[:40], "short"), Line("", 22, (1, 2, 3)), 16, 2 * bool(below)),
                    Sentence((last, last[:30]), Line("", 22, (1, 2, 3), style=done), 16),
                ]
                said = " ".join(map(_line, typeset(services.writer, sentences, room)))
                yield f"{size} {high} {below}: {said}"


def _line(line: Line) -> str:
    return f"{len(line.words)},{line.em},{line.top},{line.inset},{line.width},{line.middle}"


def _frames() -> Iterator[str]:
    """What moves, picture by picture."""
    pygame.display.init()
    small, large = pygame.Surface((20, 30), pygame.SRCALPHA), pygame.Surface((41, 52), pygame.SRCALPHA)
    small.fill((200, 20, 40, 255), (2, 2, 9, 12))
    large.fill((20, 80, 240, 255), (5, 5, 30, 20))
    same = small.copy()
    made = {
        "between": frames_between(small, large),
        "back": frames_between(large, small, 3),
        "same": frames_between(small, same) + frames_between(small, small),
        "flip": flip_frames(small, same),
        "tumble": tumble_frames([small, same], large) + tumble_frames([], large),
        "vanish": vanishing(large),
    }
    for name, frames in made.items():
        yield f"{name} {' '.join(f'{frame.get_size()}={sum_of(frame):08x}' for frame in frames)}"
    flight = Motion("", made["between"], (10, 300), (430, 20), 0.2, 0.5, lambda: None)
    for _ in range(20):
        yield f"flight {flight.started} {flight.done} {_seen([flight.item()])}"
        flight.elapsed += 0.05


def lines(name: str) -> list[str]:
    """The lines of a look, or of what moves, as they are now."""
    if name not in LOOKS:
        return list(_frames())
    size, settings = LOOKS[name]
    with TemporaryDirectory() as scratch, plain_services(Path(scratch), size, settings) as services:
        return [f"{name} {line}" for line in _lines(services)]


def approved(name: str) -> Path:
    """The file of the approved lines of a look, or of what moves."""
    return HERE / "looks" / f"{name}.watched"


ALL = (*LOOKS, "frames")

if __name__ == "__main__":
    for each in ALL:
        approved(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
