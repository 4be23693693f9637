"""A title's options on its sheet: what is chosen, what that means, and what does not go together."""

from __future__ import annotations

from collections.abc import Callable

from game.art.painter import Painter
from game.art.palette import Color
from game.match.draft import PlanDraft
from game.rules.kernel.rules import Option, OptionValue
from game.rules.kernel.text import Text, text
from game.tables.registry import find_title
from game.tables.table import Picture
from game.ui.scenes.balanced_text import BalancedText
from game.ui.scenes.result_words import listed
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.controls import Choice, Toggle
from game.ui.widgets.labels import PlatedNote
from game.ui.widgets.pictured import Pictured
from game.ui.widgets.pieces import PieceRow
from game.ui.widgets.widget import Widget

_EMBLEM = 88
"""Design units for the picture of an option."""
Changed = Callable[[], object]


class _Gist(PlatedNote, BalancedText):
    """What a game is about, as large as the words of other pages."""

    size = "body"

    def color(self, ui: Services) -> Color:
        """Bright."""
        return ui.theme.palette.on_dark


def option_rows(ui: Services, draft: PlanDraft, painter: Painter, changed: Changed) -> list[Widget]:
    """A row for each option of the draft's title; ``changed`` is called after each change.

    Without options, what the game is about.
    """
    emblems = find_title(draft.title).emblems
    rows = ((option.id, _row(ui, draft, option, changed)) for option in draft.info.options)
    pictured = [_pictured(row, painter, emblems.get(id)) for id, row in rows]
    return pictured or [_Gist(text(f"{draft.title}-box"))]


def option_words(ui: Services, title: str, option: Option) -> Text:
    """What an option is called."""
    return text(_key(title, option))


def _pictured(row: Widget, painter: Painter, emblem: Picture | None) -> Widget:
    return row if emblem is None else Pictured(PieceRow(painter, [emblem], _EMBLEM), row, _EMBLEM)


def _row(ui: Services, draft: PlanDraft, option: Option, changed: Changed) -> Widget:
    """The switch or choice, and what its present value does, or why it cannot be another."""
    offered, value = draft.offered(option), draft.info.chosen(draft.options)[option.id]
    id, label = f"option-{option.id}", option_words(ui, draft.title, option)

    def change(chosen: OptionValue) -> None:
        draft.options[option.id] = chosen
        changed()

    widget: Widget
    if set(option.choices) == {False, True}:
        widget = Toggle(id, label, bool(value), change, enabled=len(offered) > 1)
    else:
        choices = [(choice, value_words(ui, draft.title, option, choice)) for choice in offered]
        widget = Choice(id, label, choices, value, change, wrap=True, enabled=len(offered) > 1)
    return Column([widget, PlatedNote(_meaning(ui, draft, option, value))], gap=2)


def _meaning(ui: Services, draft: PlanDraft, option: Option, value: OptionValue) -> str:
    barred = draft.barred(option)
    if barred:
        return ui.say(
            "setup-barred", others=listed(ui.say, [_named(ui, draft, *each) for each in barred.items()])
        )
    key = _key(draft.title, option)
    keys = (f"{_choice_key(key, value)}-text", f"{key}-text")
    return next((ui.say(key) for key in keys if ui.catalogue.has(key)), "")


def _named(ui: Services, draft: PlanDraft, id: str, value: OptionValue) -> str:
    """An option and its value in a few words; of a switch its name is enough."""
    option = next(each for each in draft.info.options if each.id == id)
    name = ui.say(option_words(ui, draft.title, option))
    if value is True:
        return name
    return ui.say("setup-option-value", name=name, value=value_words(ui, draft.title, option, value))


def value_words(ui: Services, title: str, option: Option, value: OptionValue) -> str:
    """What a value of an option is called: by its own message, else on or off, or as it is."""
    key = _choice_key(_key(title, option), value)
    if ui.catalogue.has(key):
        return ui.say(key)
    if isinstance(value, bool):
        return ui.say("common-on" if value else "common-off")
    return ui.catalogue.number(value) if isinstance(value, int) else value


def _key(title: str, option: Option) -> str:
    return f"{title}-option-{option.id}".replace("_", "-")


def _choice_key(key: str, value: OptionValue) -> str:
    return f"{key}-{value}".lower()
