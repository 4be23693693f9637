"""What has to be asked of an X server itself."""

from __future__ import annotations

import ctypes

_REDIRECTS = 1 << 20
"""SubstructureRedirectMask: who asks a root window for these events manages its windows."""


class _Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = [  # noqa: RUF012 - ctypes wants a list
        *((name, ctypes.c_int) for name in ("x", "y", "width", "height", "border", "depth")),
        *((name, ctypes.c_void_p) for name in ("visual", "root")),
        *((name, ctypes.c_int) for name in ("kind", "bit_gravity", "gravity", "backing_store")),
        *((name, ctypes.c_ulong) for name in ("backing_planes", "backing_pixel")),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("map_installed", "map_state")),
        *((name, ctypes.c_long) for name in ("all_events", "own_events", "not_propagated")),
        ("override_redirect", ctypes.c_int),
        ("screen", ctypes.c_void_p),
    ]


def managed() -> bool:
    """Whether somebody manages the windows: on a bare X server, as of a kiosk, nobody does.

    Where it cannot be asked it is taken for granted.
    """
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True
    x11.XOpenDisplay.restype, x11.XDefaultRootWindow.restype = ctypes.c_void_p, ctypes.c_ulong
    x11.XDefaultRootWindow.argtypes = x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    x11.XGetWindowAttributes.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    if not display:
        return True
    found = _Attributes()
    x11.XGetWindowAttributes(display, x11.XDefaultRootWindow(display), ctypes.byref(found))
    x11.XCloseDisplay(display)
    return bool(found.all_events & _REDIRECTS)
