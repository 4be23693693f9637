"""Messages that speak of players and pieces, as the people at the table read them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.lang.catalogue import Catalogue, isolated
from game.rules.kernel.text import Part, Text, Value

_SEAT = "seat:"
_KEPT = 4096
"""So many sentences are kept: a log says all of its own again whenever it is opened."""
_LONG = 12
"""More letters than most names have: where room is short, longer ones are shortened to this."""


class Narrator:
    """Puts the players' names and the pieces' names into messages.

    Args:
        catalogue: the words.
        names: the players' names by seat.
        describe: what a title calls a piece, as a message; the id comes without its "@".
    """

    def __init__(
        self, catalogue: Catalogue, names: Sequence[str], describe: Callable[[str], Text | str]
    ) -> None:
        self.catalogue = catalogue
        self._names = names
        self._describe = describe
        self._said = lru_cache(maxsize=_KEPT)(self._put)

    def brief(self) -> Narrator | None:
        """The same with long names shortened; None where all names are short."""
        names = tuple(map(shortened, self._names))
        return Narrator(self.catalogue, names, self._describe) if names != tuple(self._names) else None

    def calling(self, describe: Callable[[str], Text | str]) -> Narrator:
        """The same with other names for pieces."""
        return Narrator(self.catalogue, self._names, describe)

    def say(self, message: Text) -> str:
        """``message`` with ``seat:<n>`` shown as a name, ``@<id>`` as the piece's description."""
        return self._said(message)

    def tersely(self, message: Text) -> str:
        """The same in fewer words, where the catalogue has such; else nothing."""
        return self.catalogue.tersely(message.key, **self._resolved(message))

    def shortly(self, message: Text) -> str:
        """The same in fewer words, where the catalogue has such; else in all of them."""
        return self.tersely(message) or self.say(message)

    def _put(self, message: Text) -> str:
        return self.catalogue.say(message.key, **self._resolved(message))

    def _resolved(self, message: Text) -> dict[str, Value]:
        return {name: self._resolve(value) for name, value in message.values}

    def name(self, seat: int) -> str:
        """The player's name."""
        return self._names[seat]

    def _resolve(self, value: Part) -> Value:
        if isinstance(value, Text):
            return self.say(value)
        if not isinstance(value, str):
            return value
        if value.startswith(_SEAT) and value[len(_SEAT) :].isdigit():
            return self._names[int(value[len(_SEAT) :])]
        if value.startswith("@"):
            described = self._describe(value[1:])
            return self.say(described) if isinstance(described, Text) else described
        return value


def shortened(name: str) -> str:
    """The first word of a long name, or so much of it as there is room for."""
    if len(name) <= _LONG:
        return name
    first = name.split()[0]
    return first if len(first) <= _LONG else f"{first[: _LONG - 1]}…"


def unnamed(said: str, name: str) -> str:
    """A sentence without the name of who it is about, if it begins with that."""
    ways = (f"{isolated(name)} ", f"{name} ") if name else ()
    return next((said.removeprefix(way) for way in ways if said.startswith(way)), said)
