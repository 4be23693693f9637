"""The beginning of the program: of ``main.py``, of the command ``caravanserai`` and of a bundle."""

from __future__ import annotations

import os
import signal
import sys
from typing import NoReturn

# Until the main loop brings its own way to end: nothing is open yet that would have to be closed. The process
# that thinks reads this module too: an interrupt while it starts says nothing.
for _number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(_number, lambda number, _: os._exit(128 + number))


def start() -> NoReturn:
    """Run the program with the options of the command line, and end."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a bundle starts itself again to think, with options that are none of ours

    from game.ui.cli import main

    sys.exit(main(sys.argv[1:]))
