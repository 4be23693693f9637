"""The version of the program. It stands here alone: packages, saves and ``--version`` take it from here."""

import re

VERSION = "1.0.0"


def release(version: str) -> tuple[int, ...]:
    """A version as numbers that can be compared.

    Raises:
        ValueError: it is none.
    """
    if not re.fullmatch(r"\d{1,4}(\.\d{1,4}){2}", version, re.ASCII):
        raise ValueError(f"not a version: {version[:20]}")
    return tuple(map(int, version.split(".")))
