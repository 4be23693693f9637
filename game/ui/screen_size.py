"""How large the screen is in millimetres: as it says itself, or as people measured it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

_OUTPUTS = Path("/sys/class/drm")
_MAGIC = bytes.fromhex("00ffffffffffff00")
_SIDES = slice(21, 23)
"""The bytes of an EDID that give width and height of the picture in centimetres; 0 for a projector."""
CARD = 85.6
"""The width of a bank card in millimetres (ISO/IEC 7810 ID-1)."""
USUAL = 531
"""Millimetres: the width of a screen that does not say, 24 inches across."""
NARROWEST, BROADEST = 50, 3000
"""Millimetres: what a width may be."""


def told(outputs: Path = _OUTPUTS) -> int | None:
    """The longer side of the screen as it says itself, however it is turned.

    None where none does, or several differ.
    """
    widths = set(_told(outputs))
    return widths.pop() if len(widths) == 1 else None


def _told(outputs: Path) -> Iterator[int]:
    try:
        found = sorted(outputs.glob("*/edid"))
    except OSError:
        return
    for path in found:
        try:
            edid = path.read_bytes()
        except OSError:
            continue
        if edid.startswith(_MAGIC) and all(edid[_SIDES]):
            width = max(edid[_SIDES], default=0) * 10
            if NARROWEST <= width <= BROADEST:
                yield width


def measured(card: int, screen: int) -> int:
    """The width of a screen of ``screen`` pixels on which a bank card is ``card`` pixels wide."""
    return min(BROADEST, max(NARROWEST, round(CARD * screen / max(1, card))))
