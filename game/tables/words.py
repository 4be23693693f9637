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
from game.rules.kernel.text import Part, Text, listed, piece_ref, seat_ref, text


class Say:
    """A template of a message.

    Args:
        key: the message without ``<title>-``.
        more: further values, of what the message is about.
        values: values by name; a function or a template makes one of what the message is about.
    """

    __slots__ = ("_key", "_more", "_values")

    def __init__(
        self,
        key: str,
        more: Callable[..., Mapping[str, Part]] | None = None,
        /,
        **values: Part | Say | Callable[..., Part],
    ) -> None:
        self._key, self._more, self._values = key, more, values

    def of(self, title: str, *about: Any) -> Text:
        """The message."""
        values = dict(self._more(*about)) if self._more else {}
        given: Mapping[str, Any] = self._values
        for name, value in given.items():
            made = value.of(title, *about) if isinstance(value, Say) else value
            values[name] = made(*about) if callable(made) else made
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


def of_id(*about: Any) -> str:
    """The id."""
    subject: Action | Choosing | str = about[-1]
    if isinstance(subject, Choosing):
        return subject.picked[0]
    return subject.targets[0] if isinstance(subject, Action) else subject


def of_last(*about: Any) -> str:
    """The last part of the id."""
    return last_of(of_id(*about))


def of_first(*about: Any) -> str:
    """The part of the id that follows its kind."""
    return parts_of(of_id(*about))[0]


def of_kind(*about: Any) -> str:
    """The kind."""
    return kind_of(of_id(*about))


def of_seat(*about: Any) -> str:
    """Whose it is, where the seat follows the kind."""
    return seat_ref(seat_in(of_id(*about)))


def of_piece(*about: Any) -> str:
    """The piece, to be called by its name."""
    return piece_ref(of_id(*about))


def traits(things: Callable[[], Mapping[str, Any]], names: str) -> Callable[..., Mapping[str, Part]]:
    """Values of what is printed on a piece, for a template.

    Args:
        things: the printed things by id.
        names: their attributes; a message calls its values the same.
    """
    return lambda *about: {name: getattr(things()[of_id(*about)], name) for name in names.split()}


def plain(data: Mapping[str, Any]) -> dict[str, Part]:
    """The values of an event that a message can speak of: numbers, words and messages."""
    return {name: value for name, value in data.items() if isinstance(value, int | str | Text)}


def number_of(name: str) -> Callable[[Mapping[str, Any]], int]:
    """How many entries a list of an event's data has."""
    return lambda data: len(data[name])


def overtaken(data: Mapping[str, Any]) -> dict[str, Part]:
    """How many seats an event's number has ``passed``, and who they are with ``theirs``."""
    pairs = zip(data.get("passed", ()), data.get("theirs", ()), strict=True)
    others = [text("common-seat-number", seat=seat_ref(seat), n=count) for seat, count in pairs]
    return {"over": len(others), "others": listed(others) if others else ""}


def when(condition: Callable[..., Any], words: Words) -> Callable[..., tuple[Text, ...]]:
    """Words that are said only where something holds of the context and of what they are about."""
    return lambda ctx, about: lines(ctx.catalogue.title, words, ctx, about) if condition(ctx, about) else ()


def by_frame(words: Mapping[type, Words]) -> Callable[..., tuple[Text, ...]]:
    """Words for what means another thing with each class of frame that asks, or with a base of it.

    Args:
        words: by the class of the frame; nothing is said where there are none.
    """

    def said(ctx: Any, about: Any) -> tuple[Text, ...]:
        found = (words[kind] for kind in type(ctx.top).__mro__ if kind in words)
        return lines(ctx.catalogue.title, next(found, ""), ctx, about)

    return said
