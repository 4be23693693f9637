"""A page with one of everything, and what people do to it."""

from __future__ import annotations

from pathlib import Path

from game.rules.kernel.text import text
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.input.intents import Direction
from game.ui.scene import SceneStack
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.text.bidi import FSI, PDI
from game.ui.widgets.boxes import Column, Grid, Panel, RowBox
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Choice, Toggle
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.field import TextField
from game.ui.widgets.keyboard import open_keyboard
from game.ui.widgets.labels import Gap, Heading, Label, Paragraph, Rule
from game.ui.widgets.page import WidgetPage
from game.ui.widgets.slider import Slider
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget import Widget

PAD, MOUSE, TOUCH, KEYS = "pad:0", "mouse", "touch", "keyboard"
EVERY = [(lang, scale) for lang in ("en", "fa") for scale in (1.0, 1.5, 2.0)]
SENTENCE = {
    "en": "A sentence that is long enough to need several lines on a page with large letters, (5) and more.",
    "fa": "جمله‌ای آن‌قدر بلند که در صفحه‌ای با حروف درشت چند سطر بگیرد، (۵) و باز هم Splendor.",
}
PROMPT = {"en": "Begin the next game", "fa": "بازی بعدی را آغاز کن"}


class Sample(WidgetPage):
    """One of everything, and a record of what was done."""

    closes = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.done: list[object] = []
        self.named = "Sara"
        self.values: dict[str, object] = {"speed": "normal", "volume": 70, "full": False}

    def build(self) -> Widget:
        say, prompt = SENTENCE[self.ui.catalogue.lang], PROMPT[self.ui.catalogue.lang]
        self.title = prompt
        speeds = [(name, f"{FSI}{name}{PDI}") for name in ("off", "fast", "normal")]
        return Column(
            [
                Heading(prompt),
                Paragraph(say, soft=True),
                Choice("speed", prompt, speeds, self.values["speed"], lambda v: self.keep("speed", v)),
                Slider(
                    "volume", prompt, int(str(self.values["volume"])), (0, 100),
                    lambda v: self.keep("volume", v), step=5, show=lambda v: text("common-percent", n=v),
                ),
                Toggle("full", prompt, bool(self.values["full"]), lambda v: self.keep("full", v)),
                TextField("name", prompt, self.named, self.write, self.open),
                Rule(),
                RowBox([Button("one", prompt, lambda: self.done.append("one"), kind="primary"),
                     Button("two", say, lambda: self.done.append("two"), kind="danger")]),
                Grid([Button(f"cell{i}", f"{i} {i}", lambda: self.done.append("cell")) for i in range(5)], 3),
                Button("dead", prompt, lambda: self.done.append("dead"), enabled=False),
                Panel(Column([Label(prompt), Gap(10), Button("quiet", prompt, self.ask, kind="quiet")])),
                TextPage("text", [Paragraph(say * 5), Rule(), Paragraph(say)], least=300),
            ]
        )  # fmt: skip

    def keep(self, name: str, value: object) -> None:
        self.values[name] = value
        self.done.append((name, value))

    def write(self, value: str) -> None:
        self.named = value

    def open(self) -> None:
        open_keyboard(self, PROMPT[self.ui.catalogue.lang], self.named, self.write)

    def ask(self) -> None:
        yes = Answer("yes", text("common-yes"), lambda: self.done.append("yes"))
        self.stack.push(
            Dialog(self.ui, SENTENCE[self.ui.catalogue.lang], [yes, Answer("no", text("common-no"))])
        )


def open_page(
    display: Display, folder: Path, lang: str = "en", scale: float = 1.0
) -> tuple[Sample, SceneStack]:
    settings = Settings(language=lang, text_scale=scale, mute=True)
    services = make_services(display, settings, SettingsFile(folder), find_folders(folder))
    services.hub.last_device = PAD
    stack = SceneStack(display.size, services.hub.release)
    page = Sample(services)
    stack.push(page)
    stack.settle()
    return page, stack


def nav(page: WidgetPage, *directions: Direction, device: str = PAD) -> None:
    for direction in directions:
        page.handle(intents.Nav(device, direction))


def click(page: WidgetPage, pos: tuple[int, int], device: str = MOUSE) -> None:
    page.handle(intents.Press(device, pos))
    page.handle(intents.Release(device, pos, tap=True))


def show(page: WidgetPage, id: str) -> Widget:
    """Bring the focus to ``id`` by cycling, as a person can."""
    for _ in range(40):
        if page.focus() == id:
            widget = page.focused()
            assert widget is not None
            return widget
        page.handle(intents.Cycle(PAD, 1))
    raise AssertionError(f"{id} is not reached")
