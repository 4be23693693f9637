"""Starts Caravanserai. ``python main.py --help`` tells the options."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - who has an older one deserves a line that says so
    sys.exit("main.py: Caravanserai needs Python 3.11 or later.")

try:
    import os
    import signal

    # Until the main loop brings its own way to end: nothing is open yet that would have to be closed.
    for _number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(_number, lambda number, _: os._exit(128 + number))

    from game.ui.cli import main
except KeyboardInterrupt:
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
