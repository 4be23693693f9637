"""Messages that speak of players and pieces, as the people at the table read them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.lang.catalogue import Catalogue
from game.rules.kernel.text import Part, Text, Value

_SEAT = "seat:"
_KEPT = 4096
"""So many sentences are kept: a log says all of its own again whenever it is opened."""
_SEATS = 9
"""Computers are counted as far as this."""
_LONG = 12
"""More letters than most names have: where room is short, longer ones are shortened to this."""


class Narrator:
    """Puts the players' names and the pieces' names into messages.

    Args:
        catalogue: the words.
        names: the players' names by seat.
        describe: what a title calls a piece, as a message; the id comes without its "@".
        short: the same in fewer words, where it has such.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        names: Sequence[str],
        describe: Callable[[str], Text | str],
        short: Callable[[str], Text | str] | None = None,
    ) -> None:
        self.catalogue = catalogue
        self._names, self._brief = names, tuple(map(shortened, names))
        self._describe, self._call = describe, short or describe
        self._said, self._shorter = lru_cache(_KEPT)(self._say), lru_cache(_KEPT)(self._shorten)

    def say(self, message: Text) -> str:
        """``message`` with ``seat:<n>`` shown as a name, ``@<id>`` as the piece's description."""
        return self._said(message)

    def short(self, message: Text) -> str:
        """The same in fewer words, and so whatever it speaks of; long names are shortened."""
        return self._shorter(message)

    def forms(self, message: Text) -> tuple[str, ...]:
        """The message in all its words, then in fewer, if there are such."""
        return tuple(dict.fromkeys((self.say(message), self.short(message))))

    def name(self, seat: int) -> str:
        """The player's name."""
        return self._names[seat]

    def _say(self, message: Text) -> str:
        values = (
            (name, _put(value, self.say, self._names, self._describe)) for name, value in message.values
        )
        return self.catalogue.say(message.key, **dict(values))

    def _shorten(self, message: Text) -> str:
        values = ((name, _put(value, self.short, self._brief, self._call)) for name, value in message.values)
        return self.catalogue.short(message.key, **dict(values))


def _put(
    value: Part, say: Callable[[Text], str], names: Sequence[str], describe: Callable[[str], Text | str]
) -> Value:
    """What stands in a sentence for a value of its message."""
    if isinstance(value, Text):
        return say(value)
    if not isinstance(value, str):
        return value
    if value.startswith(_SEAT) and value[len(_SEAT) :].isdigit():
        return names[int(value[len(_SEAT) :])]
    if value.startswith("@"):
        described = describe(value[1:])
        return say(described) if isinstance(described, Text) else described
    return value


def shortened(name: str) -> str:
    """The first word of a long name, or so much of it as there is room for."""
    if len(name) <= _LONG:
        return name
    first = name.split()[0]
    return first if len(first) <= _LONG else f"{first[: _LONG - 1]}…"


def brief_name(catalogue: Catalogue, name: str) -> str:
    """The name that a computer has by itself, in fewer letters; any other as it is."""
    key, numbers = "setup-computer-name", range(1, _SEATS + 1)
    return next((catalogue.short(key, n=n) for n in numbers if catalogue.say(key, n=n) == name), name)
