"""What the bar says: its rows as they are written now, compared by their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.kernel.text import Text
from game.ui.table.bar.bar import Row
from tests.room import Room

_STEERING = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069.,،…"))


def words_of(said: str) -> str:
    """Only the words, to be compared: what stands between them depends on their neighbours."""
    return " ".join(said.translate(_STEERING).lower().split())


def rows(room: Room) -> list[tuple[Row, str, int]]:
    """The rows of the bar as it is now: how each is written, what it says, the room for that."""
    look, bar, writer = room.look, room.play.view.bar, room.services.writer
    text = replace(look.bar, toast=look.toast)
    bar.items(text, look.focus, look.disabled)
    return [(row, row.form(writer, forms, place.w), place.w) for row, forms, place in bar.says(text)]


def cut(room: Room, row: Row, said: str, width: int) -> bool:
    """Whether a row loses its end."""
    return room.services.writer.measure(said, row.floor, row.weight)[0] > width


def help_of(room: Room) -> str:
    """The words that the bar sets as help now."""
    bar = room.play.view.bar
    return words_of(" ".join(said for row, said, _ in rows(room) if row is bar.help))


def hears(room: Room, told: Sequence[Text]) -> bool:
    """Whether the bar says all of that, in all words or in fewer, where it says how it stands."""
    read, narrator = help_of(room), room.play.view.narrator
    return all(any(words_of(form) in read for form in narrator.forms(each)) for each in told)
