"""Clone, serialise and digest any game state, from its field list alone.

A state is a ``@dataclass(slots=True)`` that holds only ints, strings, bools, None, lists, tuples,
dicts with string keys, frozen dataclasses and other such dataclasses. No title writes a copy method, so
a forgotten field or a shallow copy cannot occur. The JSON form carries the class names, so a field may be
a union of dataclasses (the stack of frames).
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import reprlib
import types
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
_LATER = "later"
_ATOMS = (int, str, bool, type(None))
_TAG = "_is"


def later(default: Any = dataclasses.MISSING, *, factory: Any = dataclasses.MISSING) -> Any:
    """A field that joined its dataclass after games had been recorded without it.

    It is left out while it has its default and filled in when reading, so that old games load and keep their
    digests.
    """
    if factory is not dataclasses.MISSING:
        return dataclasses.field(default_factory=factory, metadata={_LATER: True})
    return dataclasses.field(default=default, metadata={_LATER: True})


def clone(value: T) -> T:
    """A deep copy that shares nothing mutable with ``value``."""
    cls: type = type(value)
    copied: T = _cloner(cls)(value)
    return copied


def to_plain(value: Any) -> Any:
    """``value`` as lists, dicts and atoms that JSON can carry."""
    if isinstance(value, _ATOMS):
        return value
    if isinstance(value, list | tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: to_plain(item) for key, item in value.items()}
    return {key: to_plain(item) for key, item in _fields(value).items()}


def from_plain(hint: type[T], plain: Any) -> T:
    """Read what :func:`to_plain` wrote back into ``hint``.

    Raises:
        ValueError: the plain value does not fit; the message says where.
    """
    value: T = _read(hint, plain, hint.__name__)
    return value


def whole(plain: Any, least: int, most: int) -> int:
    """A whole number from a file, if it is one within these bounds; ``true`` is none, though Python adds it.

    Raises:
        ValueError: it is something else.
    """
    if type(plain) is not int or not least <= plain <= most:
        raise ValueError(f"{reprlib.repr(plain)} is no whole number from {least} to {most}")
    return plain


def digest(value: Any) -> str:
    """A short fingerprint: equal states have equal digests, on every machine."""
    return hashlib.sha256(_CANONICAL.encode(value).encode()).hexdigest()[:16]


def _fields(value: Any) -> dict[str, Any]:
    """The fields of a dataclass with its name, those that joined later only where they say something."""
    cls: type = type(value)
    return _teller(cls)(value)


_CANONICAL = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=True, check_circular=False, default=_fields
)
"""Walks lists and dicts by itself, and asks for the fields of dataclasses alone."""


@cache
def _hints(cls: type) -> tuple[tuple[str, Any], ...]:
    if not dataclasses.is_dataclass(cls):
        raise TypeError(f"{cls.__name__} cannot be part of a game state")
    resolved = get_type_hints(cls)
    return tuple((field.name, resolved[field.name]) for field in dataclasses.fields(cls))


@cache
def _teller(cls: type) -> Callable[[Any], dict[str, Any]]:
    """A function that tells the fields of instances of ``cls``: straight-line code, as in clones."""
    names, late = [name for name, _ in _hints(cls)], _late(cls)
    told = ", ".join(f"{name!r}: value.{name}" for name in names if name not in late)
    body = ["def tell(value):", f"    told = {{{_TAG!r}: {cls.__name__!r}, {told}}}"]
    body += [f"    if value.{name} != late_{name}(): told[{name!r}] = value.{name}" for name in late]
    scope: dict[str, Any] = {f"late_{name}": make for name, make in late.items()}
    exec("\n".join([*body, "    return told"]), scope)
    made: Callable[[Any], dict[str, Any]] = scope["tell"]
    return made


@cache
def _late(cls: type) -> dict[str, Callable[[], Any]]:
    """The makers of the defaults of the fields that joined later."""
    return {field.name: _maker(field) for field in dataclasses.fields(cls) if field.metadata.get(_LATER)}


def _maker(field: dataclasses.Field[Any]) -> Callable[[], Any]:
    made = field.default_factory
    return partial(_identity, field.default) if isinstance(made, dataclasses._MISSING_TYPE) else made


def _identity(value: Any) -> Any:
    return value


def _immutable(hint: Any) -> bool:
    """Whether values of ``hint`` can be shared between copies."""
    if hint is Ellipsis or hint in _ATOMS:
        return True
    origin = get_origin(hint)
    if origin in (Union, types.UnionType, tuple):
        return all(_immutable(arg) for arg in get_args(hint))
    params = getattr(hint, "__dataclass_params__", None)
    return bool(params and params.frozen and all(_immutable(h) for _, h in _hints(hint)))


@cache
def _cloner(cls: type) -> Callable[[Any], Any]:
    """A function that deep-copies instances of the dataclass ``cls``."""
    if cls in _ATOMS or _immutable(cls):
        return _identity
    if cls in (list, tuple, dict):
        return lambda value: _copier_for_any(value)
    fields = _hints(cls)
    shared = tuple(name for name, hint in fields if _immutable(hint))
    copied = tuple((name, _copier(hint)) for name, hint in fields if not _immutable(hint))
    make = object.__new__
    body = ["def copy(value):", "    new = make(cls)"]
    body += [f"    new.{name} = value.{name}" for name in shared]
    body += [f"    new.{name} = copy_{name}(value.{name})" for name, _ in copied]
    body += ["    return new"]
    scope: dict[str, Any] = {"make": make, "cls": cls, **{f"copy_{name}": fn for name, fn in copied}}
    # Straight-line code, as dataclasses itself generates: four times faster than a loop over the fields.
    exec("\n".join(body), scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _copier_for_any(value: Any) -> Any:
    if isinstance(value, list):
        return [clone(item) for item in value]
    if isinstance(value, tuple):
        return tuple(clone(item) for item in value)
    return {key: clone(item) for key, item in value.items()}


def _copier(hint: Any) -> Callable[[Any], Any]:
    """A function that deep-copies values of a type hint that is not immutable."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        if _immutable(args[0]):
            return list.copy
        item = _copier(args[0])
        return lambda values: [item(value) for value in values]
    if origin is dict:
        if _immutable(args[1]):
            return dict.copy
        item = _copier(args[1])
        return lambda values: {key: item(value) for key, value in values.items()}
    if origin is tuple or origin in (Union, types.UnionType):
        return clone
    return _cloner(hint)


def _read(hint: Any, plain: Any, where: str) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _read_union(args, plain, where)
    if origin is list and isinstance(plain, list):
        return [_read(args[0], item, f"{where}[{i}]") for i, item in enumerate(plain)]
    if origin is tuple and isinstance(plain, list):
        hints = [args[0]] * len(plain) if args[-1] is Ellipsis else args
        if len(hints) == len(plain):
            pairs = enumerate(zip(hints, plain, strict=True))
            return tuple(_read(hint, item, f"{where}[{i}]") for i, (hint, item) in pairs)
    if origin is dict and isinstance(plain, dict):
        return {key: _read(args[1], item, f"{where}.{key}") for key, item in plain.items()}
    if hint in _ATOMS and type(plain) is hint:
        return plain
    if dataclasses.is_dataclass(hint) and isinstance(hint, type) and isinstance(plain, dict):
        return _read_dataclass(hint, plain, where)
    raise ValueError(f"{where}: {reprlib.repr(plain)} is not a {getattr(hint, '__name__', hint)}")


def _read_union(options: tuple[Any, ...], plain: Any, where: str) -> Any:
    if isinstance(plain, dict) and _TAG in plain:
        for option in options:
            if getattr(option, "__name__", "") == plain[_TAG]:
                return _read(option, plain, where)
    for option in options:
        if option in _ATOMS and type(plain) is option:
            return plain
    raise ValueError(f"{where}: {reprlib.repr(plain)} fits none of {options}")


def _read_dataclass(cls: type, plain: dict[str, Any], where: str) -> Any:
    fields = _hints(cls)
    expected = {name for name, _ in fields} | {_TAG}
    if not expected - _late(cls).keys() <= set(plain) <= expected or plain[_TAG] != cls.__name__:
        found = reprlib.repr(sorted(plain))
        raise ValueError(f"{where}: fields {found} where {cls.__name__} has {sorted(expected)}")
    return cls(
        **{name: _read(hint, plain[name], f"{where}.{name}") for name, hint in fields if name in plain}
    )
