"""How the benches print: one line for the machine, then tables."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path


def machine() -> str:
    """The processor, its number of cores, system and Python."""
    cores, python = os.cpu_count(), platform.python_version()
    return f"{_processor()}, {cores} cores, {platform.system()}, Python {python}"


def show(heading: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table with its columns aligned, the first to the left and the others to the right."""
    lines = [columns, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    print(f"\n{heading}")
    for line in lines:
        first, *rest = (
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        print("  " + "  ".join([first, *rest]))


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    named = (line.split(":", 1)[1].strip() for line in lines if line.startswith(("model name", "Model")))
    return next(named, platform.machine())
