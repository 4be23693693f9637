"""What is said of a thing, as data: a message, a template with values, or a function.

`Words` are given wherever a title says something. They are resolved for what they are about (a piece's id, an
action, the data of an event), for most of them with the `Context` before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Union

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, last_of, parts_of, seat_in
from game.rules.kernel.text import Part, Text, piece_ref, seat_ref, text


class Say:
    """A template of a message.

    Args:
        key: the message without ``<title>-``.
        more: further values, of what the message is about.
        values: values by name; a function makes one of what the message is about.
    """

    __slots__ = ("_key", "_more", "_values")

    def __init__(
        self,
        key: str,
        more: Callable[..., Mapping[str, Part]] | None = None,
        /,
        **values: Part | Callable[..., Part],
    ) -> None:
        self._key, self._more, self._values = key, more, values

    def of(self, title: str, *about: Any) -> Text:
        """The message."""
        values = dict(self._more(*about)) if self._more else {}
        given: Mapping[str, Any] = self._values
        values |= {name: value(*about) if callable(value) else value for name, value in given.items()}
        return text(f"{title}-{self._key}", **values)


Words = Union[str, Say, Callable[..., "Text | Iterable[Text] | None"], "tuple[Words, ...]"]
"""A message without ``<title>-`` ("": nothing), a template, a function, or several of them in order."""


def lines(title: str, words: Words, *about: Any) -> tuple[Text, ...]:
    """What ``words`` say of something, a sentence each."""
    if isinstance(words, str):
        return (text(f"{title}-{words}"),) if words else ()
    if isinstance(words, tuple):
        return tuple(line for each in words for line in lines(title, each, *about))
    found = words.of(title, *about) if isinstance(words, Say) else words(*about)
    return (found,) if isinstance(found, Text) else tuple(found or ())


def line(title: str, words: Words, *about: Any) -> Text | None:
    """The first of these sentences, if there is any."""
    return next(iter(lines(title, words, *about)), None)


def named(title: str, parts: str, key: str, piece: str) -> Text:
    """The name of a piece, from the parts of its id.

    Args:
        title: the title.
        parts: what each part is called, in order ("_": left out); ``seat`` is a seat, digits are numbers.
        key: the message without ``<title>-``; "" for the kind itself.
        piece: the id.
    """
    known = zip(parts.split(), parts_of(piece), strict=False)
    values = {name: _part(name, value) for name, value in known if name != "_"}
    return text(f"{title}-{key or kind_of(piece)}", **values)


def _part(name: str, value: str) -> Part:
    return seat_ref(int(value)) if name == "seat" else int(value) if value.isdigit() else value


# --- values for templates: of a piece, the first target, the first pick ------------------------------------


def of_last(*about: Any) -> str:
    """The last part of the id."""
    return last_of(_id(about))


def of_first(*about: Any) -> str:
    """The part of the id that follows its kind."""
    return parts_of(_id(about))[0]


def of_kind(*about: Any) -> str:
    """The kind."""
    return kind_of(_id(about))


def of_seat(*about: Any) -> str:
    """Whose it is, where the seat follows the kind."""
    return seat_ref(seat_in(_id(about)))


def of_piece(*about: Any) -> str:
    """The piece, to be called by its name."""
    return piece_ref(_id(about))


def _id(about: tuple[Any, ...]) -> str:
    subject: Action | Choosing | str = about[-1]
    if isinstance(subject, Choosing):
        return subject.picked[0]
    return subject.targets[0] if isinstance(subject, Action) else subject


def traits(things: Callable[[], Mapping[str, Any]], names: str) -> Callable[..., Mapping[str, Part]]:
    """Values of what is printed on a piece, for a template.

    Args:
        things: the printed things by id.
        names: their attributes; a message calls its values the same.
    """
    return lambda *about: {name: getattr(things()[_id(about)], name) for name in names.split()}


def number_of(name: str) -> Callable[[Mapping[str, Any]], int]:
    """How many entries a list of an event's data has."""
    return lambda data: len(data[name])
