"""The program's words in every language."""

from __future__ import annotations

import os
from importlib import import_module


def _meet_the_time_zone() -> None:
    """Import what Fluent's library learns the time zone by, which ends at one that it cannot read.

    That may lie in the environment or in a file of the system. Nobody here asks it for the time.
    """
    zone = os.environ.get("TZ")
    try:
        import_module("babel.localtime")
    except Exception:  # whatever the library below makes of it
        os.environ["TZ"] = "UTC"
        import_module("babel.localtime")
        del os.environ["TZ"]
        if zone is not None:
            os.environ["TZ"] = zone


_meet_the_time_zone()
