"""The program as a command: options, errors, exit codes."""

from __future__ import annotations

import gc
import io
import os
import sys
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from game.rules.kernel.files import AssetError
from game.rules.kernel.quoting import quoted
from game.shipped import COMMAND
from game.ui.arguments import Arguments, UsageError, parse
from game.ui.kiosk import CRASHED as CRASHED
from game.ui.kiosk import keep_running

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.trace import Trace

_LONGEST = 600
OK, MISUSED, NO_SCREEN, INCOMPLETE, INTERRUPTED = 0, 2, 3, 4, 130


def main(words: list[str]) -> int:
    """Run the program with the options ``words``; returns the exit code.

    0 all went well; 1 an unexpected error, with a report written; 2 an option that cannot be followed;
    3 there is no display; 4 a file of the program is missing or damaged.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "Caravanserai")  # else pygame takes the name of the script
    _write_anything()
    try:
        arguments = parse(words)
        return _kept(arguments) if arguments.kiosk else _run(arguments)
    except UsageError as error:
        _complain(f"{error} (--help tells what there is)")
        return MISUSED
    except AssetError as error:
        _complain(f"{error}; put the files of the program back")
        return INCOMPLETE
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        gc.enable()


def _write_anything() -> None:
    """What a console has no letters for is spelled out: few can write all that a path or a name may hold."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _check_map(path: Path) -> int:
    """Answer ``--check-map``: one line where it is sound, else one for each fault."""
    from game.maps.error import MapError
    from game.tables.verify import verify

    try:
        title = verify(path)
    except MapError as error:
        for fault in error.faults:
            _complain(str(fault))
        return MISUSED
    _tell(sys.stdout, f"{quoted(str(path))}: a sound map for {title}")
    return OK


def _check_lessons() -> int:
    """Answer ``--check-lessons``: one line where all are sound, else one for each fault."""
    from game.lessons.check import check_lessons

    faults = list(check_lessons())
    for fault in faults:
        _complain(str(fault))
    if not faults:
        _tell(sys.stdout, "all lessons can be taught")
    return MISUSED if faults else OK


def _tell_licences() -> int:
    from game.shipped import ASSETS
    from game.ui.licences import told

    try:
        _tell(sys.stdout, "\n".join(told(ASSETS)))
    except OSError as error:
        raise AssetError(f"{error.filename}: {error.strerror}") from None
    return OK


def _kept(arguments: Arguments) -> int:
    os.environ["SDL_QUIT_ON_LAST_WINDOW_CLOSE"] = "0"  # only the end of the window system ends it
    os.environ["SDL_VIDEO_ALLOW_SCREENSAVER"] = "1"  # `Blanking` forbids it
    # What draws frames around windows hangs on compositors that have none; a full screen needs none.
    os.environ.setdefault("SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR", "0")
    return keep_running(lambda goes_on: _run(replace(arguments, goes_on=goes_on)))


def _run(arguments: Arguments) -> int:
    if arguments.check_map is not None:
        return _check_map(arguments.check_map)
    if arguments.check_lessons:
        return _check_lessons()
    if arguments.licences:
        return _tell_licences()
    gc.disable()  # until the first picture: what is made for it stays
    # Imported late: pygame takes a while, and neither --help nor a wrong option should wait for it.
    from game.ui import first
    from game.ui.display import Display, NoDisplay
    from game.ui.folders import find_folders
    from game.ui.presenting import opened
    from game.ui.services import make_services
    from game.ui.settings import SettingsFile

    folders = find_folders(arguments.save_folder)
    settings_file = SettingsFile(folders.config)
    settings = settings_file.load()
    if not settings_file.chosen:
        settings.language = first.language(os.environ)
    settings_file.override(settings, **_overrides(arguments))
    trace = _open_trace(arguments.trace) if arguments.trace else None
    try:
        icon = folders.assets / "icons" / "app.svg"
        open_window = partial(Display, arguments.window, settings.full_screen, icon, settings.monitor)
        display = opened(open_window, folders.config)
    except NoDisplay as error:
        _complain(str(error))
        return NO_SCREEN
    if not settings_file.chosen and arguments.text_scale is None:
        settings.text_scale = first.text_scale(display.fit.view.h, *first.screen())
    app: App | None = None
    try:
        services = make_services(display, settings, settings_file, folders, arguments.kiosk)
        if arguments.title is None and arguments.load is None:
            services.show_house()

        from game.ui.app import App

        app = App(services, trace)
        return _use(app, arguments)
    except (UsageError, AssetError):
        raise
    except NoDisplay as error:
        _complain(str(error))
        return NO_SCREEN
    except Exception as error:
        from game.ui.crash import write_report

        try:
            where = f"a report is in {write_report(error, folders.state, app)}"
        except OSError as refused:
            where = f"no report can be written anywhere ({refused.strerror})"
        _complain(f"something went wrong ({type(error).__name__}); {where}")
        return CRASHED
    finally:
        if app:
            app.services.sound.close()
        display.close()


def _use(app: App, arguments: Arguments) -> int:
    from game.ui.launch import first_scene

    first = first_scene(app, arguments)
    if arguments.screenshot is not None:
        app.start(first)
        _write_screenshot(app, arguments.screenshot)
    elif arguments.bench:
        from game.ui.bench import bench

        _tell(sys.stdout, bench(app, first).rstrip())
    else:
        app.run(first)
    return OK


def _write_screenshot(app: App, path: Path) -> None:
    import pygame

    app.step(0.0)
    try:
        pygame.image.save(app.services.display.canvas, path)
    except (OSError, pygame.error) as error:
        raise UsageError(f"--screenshot: {quoted(str(path))} cannot be written ({error})") from None
    app.stop()


def _open_trace(path: Path) -> Trace:
    from game.ui.trace import Trace

    try:
        return Trace(path)
    except OSError as error:
        raise UsageError(f"--trace: {quoted(str(path))} cannot be written ({error.strerror})") from None


def _overrides(arguments: Arguments) -> dict[str, object]:
    given = {
        "language": arguments.language,
        "text_scale": arguments.text_scale,
        "theme": arguments.theme,
        "mute": arguments.mute or None,
        "full_screen": arguments.fullscreen or arguments.kiosk or None,
    }
    return {name: value for name, value in given.items() if value is not None}


def _complain(message: str) -> None:
    _tell(sys.stderr, f"{COMMAND}: {quoted(message, _LONGEST)}")


def _tell(stream: TextIO | None, message: str) -> None:
    """Write a line, if anybody listens: a program started without a console has no streams."""
    if stream is not None:
        with suppress(OSError):
            stream.write(f"{message}\n")
