"""The manual page, written from what ``--help`` says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.ui.cli import CRASHED, INCOMPLETE, MISUSED, NO_SCREEN, OK
from tools.packages.workshop import date_of

_CODES = {
    OK: "All went well.",
    CRASHED: "An unexpected error; a report was written.",
    MISUSED: "An option cannot be followed.",
    NO_SCREEN: "There is no display.",
    INCOMPLETE: "A file of the program is missing or damaged.",
}
_FOLDERS = {
    "~/.local/share/caravanserai/saves": "Saved games.",
    "~/.config/caravanserai": "Settings.",
    "~/.local/state/caravanserai": "Reports of errors.",
}
_HEADING = re.compile(r"(\w[^\n]*):")
_OPTION = re.compile(r"  (-\S.*?)(?:  +(\S.*))?")
_MORE = re.compile(r" {10,}(\S.*)")
_VALUE = re.compile(r"(?<=[a-z]) (?=\S)")


def page(version: str, changed: int, told: str) -> str:
    """The page in troff.

    Args:
        version: of the program.
        changed: when it last changed, in seconds since the epoch.
        told: what ``--help`` says.
    """
    head = [
        f'.TH CARAVANSERAI 6 "{date_of(changed)}" "Caravanserai {version}" "Games"',
        *(".SH NAME", r"caravanserai \- board games about trade for friends around one screen"),
        *(".SH SYNOPSIS", r"\fBcaravanserai\fR [\fIoptions\fR]"),
    ]
    return "\n".join([*head, *_described(told), *_options(told), *_appended()]) + "\n"


def _described(told: str) -> Iterator[str]:
    yield ".SH DESCRIPTION"
    _usage, *paragraphs = told.split("\n\n")
    for words in paragraphs:
        if not _HEADING.fullmatch(words.splitlines()[0]):
            yield from (".PP", _safe(" ".join(words.split())))


def _options(told: str) -> Iterator[str]:
    yield ".SH OPTIONS"
    for line in told.split("\n\n", 1)[1].splitlines():
        if heading := _HEADING.fullmatch(line):
            yield f".SS {_safe(heading[1].capitalize())}"
        elif option := _OPTION.fullmatch(line):
            name, *value = _VALUE.split(option[1], maxsplit=1)
            yield from (".TP", rf"\fB{_safe(name)}\fR" + "".join(rf" \fI{_safe(word)}\fR" for word in value))
            if option[2]:
                yield _safe(option[2])
        elif more := _MORE.fullmatch(line):
            yield _safe(more[1])


def _appended() -> Iterator[str]:
    yield ".SH FILES"
    for path, what in _FOLDERS.items():
        yield from (".TP", rf"\fI{_safe(path)}\fR", what)
    yield ".SH EXIT STATUS"
    for code, what in _CODES.items():
        yield from (".TP", rf"\fB{code}\fR", what)


def _safe(words: str) -> str:
    """Words in troff: signs that it would take for its own are written out."""
    plain = words.replace("\\", r"\e").replace("-", r"\-").replace("~", r"\(ti")
    return rf"\&{plain}" if plain.startswith((".", "'")) else plain
