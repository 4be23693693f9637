"""The program's icon in the forms that systems want, drawn from ``assets/icons/app.svg``."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

from tools.packages.workshop import ROOT

SOURCE = ROOT / "assets" / "icons" / "app.svg"
SIZES = (16, 32, 48, 64, 128, 256)
_APPLE = {128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""How an .icns file calls a PNG of each size."""


def png(size: int) -> bytes:
    """The icon as PNG."""
    kept = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(SOURCE, (size, size)), kept, "icon.png")
    return kept.getvalue()


def ico() -> bytes:
    """The icon as Windows has it: a table of pictures, and then those."""
    pictures = [(size, png(size)) for size in SIZES]
    head, place = struct.pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, data in pictures:
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """The icon as macOS has it: a row of named pictures."""
    parts = b"".join(name + struct.pack(">I", len(data) + 8) + data for name, data in _named())
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def _named() -> list[tuple[bytes, bytes]]:
    return [(name, png(size)) for size, name in _APPLE.items()]


def write(folder: Path) -> None:
    """Write ``caravanserai.png``, ``.ico`` and ``.icns`` into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in (("png", png(256)), ("ico", ico()), ("icns", icns())):
        (folder / f"caravanserai.{name}").write_bytes(data)
