"""Starts Caravanserai. ``python main.py --help`` tells the options."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - who has an older one deserves a line that says so
    sys.exit("main.py: Caravanserai needs Python 3.11 or later.")

try:
    from game.ui.start import start

    if __name__ == "__main__":
        start()
except KeyboardInterrupt:
    sys.exit(130)
