"""How many damaged things a test tries: so many, or as many as ``CARAVANSERAI_DAMAGED`` says."""

from __future__ import annotations

import os


def examples(usual: int) -> int:
    """The number for a test that usually tries ``usual``."""
    return int(os.environ.get("CARAVANSERAI_DAMAGED", usual))
