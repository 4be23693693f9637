"""Builds and tries what people install: ``make packages``, or ``python -m tools.packages [KIND...]``."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
