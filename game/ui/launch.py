"""From arguments to the first scene."""

from __future__ import annotations

from contextlib import suppress
from itertools import count

from game.maps.error import MapError
from game.match.archive import clear_leftovers, interrupted
from game.match.lock import BusyError
from game.match.names import first_unlike
from game.match.plan import MatchPlan
from game.match.record import RecordError
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.quoting import quoted
from game.rules.kernel.rules import Option, OptionValue, RulesError
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.ui.app import App
from game.ui.arguments import Arguments, UsageError
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.services import Services


def first_scene(app: App, arguments: Arguments) -> Scene:
    """The scene that the program starts with: the menu, a new match or a saved one.

    Raises:
        UsageError: the arguments ask for what there is not.
    """
    left = interrupted(app.services.folders.saves) if arguments.goes_on else None
    clear_leftovers(app.services.folders.saves)
    program = Program(app.services, app.stack)
    if left is not None:
        with suppress(RecordError, RulesError, MapError, OSError):  # the menu tells what is wrong with it
            return program.saved_match(left)
    try:
        if arguments.load is not None:
            return program.saved_match(arguments.load)
        if arguments.title is not None:
            return program.new_match(_plan(app.services, arguments, arguments.title))
    except RecordError as error:
        raise UsageError(
            f"--load: {quoted(str(arguments.load))}: {app.services.say(error.message)}"
        ) from error
    except BusyError as error:
        raise UsageError(f"--load: {quoted(str(arguments.load))}: {error.strerror}") from error
    except MapError as error:
        raise UsageError(app.services.say(error.message)) from error
    except (RulesError, OSError) as error:
        raise UsageError(str(error)) from error
    return program.menu_scene()


def _plan(services: Services, arguments: Arguments, title: str) -> MatchPlan:
    if title not in TITLES:
        raise UsageError(f"--title: there is no '{quoted(title)}'; there is {', '.join(TITLES)}")
    from game.brains.levels import LEVELS

    info = find_title(title).rules({}).info
    unknown = [level for level in arguments.computers if level not in LEVELS]
    if unknown:
        raise UsageError(f"--computers: there is no '{quoted(unknown[0])}'; there is {', '.join(LEVELS)}")
    least = max(0, info.seats[0] - len(arguments.computers))
    names = arguments.players or tuple(
        services.say(text("setup-default-name", n=number + 1)) for number in range(least)
    )
    seats = [Seat(name, style) for style, name in enumerate(names)]
    for style, level in enumerate(arguments.computers, len(seats)):
        free = (services.say(text("setup-computer-name", n=n)) for n in count(1))
        name = first_unlike(free, (seat.name for seat in seats))
        seats.append(Seat(name, style, COMPUTER, level))
    if len(seats) not in info.seats:
        allowed = ", ".join(map(str, info.seats))
        raise UsageError(f"--players: {len(seats)} players; {title} takes {allowed}")
    options = dict(_option(name, value, info.options) for name, value in arguments.option)
    return MatchPlan(title, tuple(seats), (None,) * len(seats), options, arguments.seed)


def _option(name: str, word: str, offered: tuple[Option, ...]) -> tuple[str, OptionValue]:
    """An option's value as the title has it; the command line knows only how it is written."""
    for option in offered:
        if option.id == name:
            for value in option.choices:
                if str(value).lower() == word.lower():
                    return name, value
            raise UsageError(f"--option: {name} is one of {', '.join(map(str, option.choices))}")
    known = ", ".join(option.id for option in offered) or "none"
    raise UsageError(f"--option: there is no '{quoted(name)}'; there is {known}")
