"""What has to be known of Wayland before SDL opens a window there."""

from __future__ import annotations

import ctypes

WINDOWS = "libwayland-egl.so.1"
"""What SDL makes windows with. Without it SDL crashes, and says nothing."""


def has_windows() -> bool:
    """Whether a window can be made at all."""
    try:
        ctypes.CDLL(WINDOWS)
    except OSError:
        return False
    return True
