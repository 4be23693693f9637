"""The options of the command line. Imports nothing heavy, so that ``--help`` is quick."""

from __future__ import annotations

import argparse
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from game.match.names import NAME_LIMIT, NameFaultError, look, sound_name, undrawn
from game.rules.kernel.quoting import quoted
from game.shipped import COMMAND
from game.ui.settings import CHOICES
from game.version import VERSION

SMALLEST, LARGEST = 320, 16384
_LONGEST = 300


class UsageError(ValueError):
    """An option that is unknown or has a value that it cannot have; the message is for people."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The options as given; None or empty where they were not.

    Attributes:
        text_scale: 1.0, 1.5 or 2.0.
        goes_on: with the match that was in play when the program ended; no option, a kiosk decides it.
        option: values by name, as they were written; the title knows what they can be.
    """

    window: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    kiosk: bool = False
    goes_on: bool = False
    language: str | None = None
    text_scale: float | None = None
    theme: str | None = None
    mute: bool = False
    save_folder: Path | None = None
    seed: int | None = None
    title: str | None = None
    players: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()
    option: tuple[tuple[str, str], ...] = ()
    load: Path | None = None
    check_map: Path | None = None
    check_lessons: bool = False
    licences: bool = False
    bench: bool = False
    screenshot: Path | None = None
    trace: Path | None = None


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(quoted(message, _LONGEST))


def parse(words: list[str]) -> Arguments:
    """The arguments in ``words``.

    Raises:
        UsageError: something is unknown or wrong.
        SystemExit: help or version was asked for and has been printed.
    """
    values = vars(parser().parse_args(words))
    values["option"] = tuple(values["option"])
    arguments = Arguments(**values)
    if arguments.load is not None and arguments.title is not None:
        raise UsageError("--load brings its own title: leave --title out")
    named = arguments.players or arguments.computers or arguments.option or arguments.seed is not None
    if arguments.title is None and named:
        raise UsageError("--players, --computers, --option and --seed need --title")
    return arguments


def parser() -> argparse.ArgumentParser:
    """The parser with every option and its help."""
    made = _Parser(
        prog=COMMAND,
        description="Caravanserai: board games about trade for friends around one screen.",
        epilog="Without options the program starts with its menu.",
        allow_abbrev=False,
    )
    made.add_argument("--version", action="version", version=f"Caravanserai {VERSION}")
    _add_screen(made.add_argument_group("screen and sound (for this run; the settings stay as they are)"))
    _add_game(made.add_argument_group("game"))
    _add_tools(made.add_argument_group("tools"))
    return made


def _add_screen(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--window",
        type=_size,
        default=(1280, 720),
        metavar="WxH",
        help="size of the window in pixels (default: 1280x720)",
    )
    group.add_argument(
        "--fullscreen", action="store_true", help="fill the screen (F11 changes it at any time)"
    )
    group.add_argument(
        "--kiosk",
        action="store_true",
        help="fill the screen, go on after a crash where the match was, and quit only where Quit is held",
    )
    group.add_argument(
        "--language", choices=CHOICES["language"], help="language of the program: en English, fa Persian"
    )
    group.add_argument(
        "--text-scale", type=_percent, metavar="{100,150,200}", help="size of all text in per cent"
    )
    group.add_argument("--theme", choices=CHOICES["theme"], help="colours; contrast is the clearest")
    group.add_argument("--mute", action="store_true", help="no sound")


def _folder(word: str) -> Path:
    path = Path(word)
    try:
        usable = path.is_dir() or not path.exists()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"'{quoted(word)}' cannot be a folder ({error.strerror})") from None
    if not usable:
        raise argparse.ArgumentTypeError(f"'{quoted(word)}' is not a folder")
    return path


def _add_game(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--save-folder",
        type=_folder,
        metavar="DIR",
        help="keep saved games, settings and reports in DIR instead of the user's own folders",
    )
    group.add_argument("--title", metavar="ID", help="start this game at once, without the menus")
    group.add_argument(
        "--players", type=_names, default=(), metavar="NAMES", help='with --title: who plays, as "Hana,Ali"'
    )
    group.add_argument(
        "--computers",
        type=lambda word: tuple(_list(word)),
        default=(),
        metavar="LEVELS",
        help='with --title: the computers that play too, as "guest,master"; alone they show the game',
    )
    group.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with --title: an option of the game; may be given several times",
    )
    group.add_argument(
        "--seed", type=_seed, metavar="N", help="with --title: the same number deals the same game"
    )
    group.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")


def _add_tools(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--check-map",
        type=Path,
        metavar="FILE",
        help="say whether a map edited in Tiled can be played on, and what is wrong with it, and end",
    )
    group.add_argument(
        "--check-lessons",
        action="store_true",
        help="say whether every chapter of the lessons can be taught, and what is wrong with it, and end",
    )
    group.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="write the first screen as PNG and end"
    )
    group.add_argument(
        "--licences",
        action="store_true",
        help="tell the licences of all that ships with the program, and end",
    )
    group.add_argument(
        "--bench", action="store_true", help="measure start, drawing and idling, print and end"
    )
    group.add_argument(
        "--trace",
        type=Path,
        metavar="FILE",
        help="append what is on screen to FILE as JSON lines (for tests)",
    )


def _size(word: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", word)
    if not match:
        raise argparse.ArgumentTypeError(f"'{quoted(word)}' is not a size such as 1280x720")
    width, height = int(match[1]), int(match[2])
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise argparse.ArgumentTypeError(f"{word} is not between {SMALLEST} and {LARGEST} pixels a side")
    return width, height


def _percent(word: str) -> float:
    scales = {f"{scale:.0%}".rstrip("%"): float(scale) for scale in CHOICES["text_scale"]}
    scale = scales.get(word.rstrip("%"))
    if scale is None:
        raise argparse.ArgumentTypeError(f"'{quoted(word)}' is not one of {', '.join(scales)}")
    return scale


def _names(word: str) -> tuple[str, ...]:
    names = tuple(unicodedata.normalize("NFC", " ".join(name.split())) for name in _list(word))
    for name in names:
        try:
            sound_name(name)
        except NameFaultError:
            raise argparse.ArgumentTypeError(f"'{quoted(name)}' is no name: {_fault(name)}") from None
    first: dict[str, str] = {}
    for name in names:
        other = first.setdefault(look(name), name)
        if other is not name:
            same = "two players have the same name" if other == name else "two names look alike"
            raise argparse.ArgumentTypeError(f"{same}, '{quoted(other)}' and '{quoted(name)}'")
    return names


def _list(word: str) -> list[str]:
    """What stands between commas, Latin or Persian ones."""
    return re.split("[,\u060c]", word)


def _fault(name: str) -> str:
    """Why it is no name."""
    if not name:
        return "nothing stands between two commas"
    if len(name) > NAME_LIMIT:
        return f"it has {len(name)} characters, and {NAME_LIMIT} are the most"
    strange = [char for char in name if undrawn(char)]
    takes = "it takes letters of Latin and Persian scripts, digits and signs; no emoji"
    return f"'{quoted(strange[0])}' cannot be drawn; {takes}" if strange else takes


def _option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"'{quoted(word)}' is not NAME=VALUE")
    return name, value


def _seed(word: str) -> int:
    if not re.fullmatch(r"\d{1,18}", word):
        raise argparse.ArgumentTypeError(f"'{quoted(word)}' is not a whole number from 0 on")
    return int(word)
