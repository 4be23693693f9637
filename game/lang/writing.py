"""How languages write numbers, and names within a sentence."""

from __future__ import annotations

FSI, PDI, LRM = "\u2068", "\u2069", "\u200e"
_NUMERALS = {"fa": ("۰۱۲۳۴۵۶۷۸۹", "٬", "٫")}
"""Digits, thousands separator and decimal separator of languages that do not write Latin ones."""


def isolated(word: str) -> str:
    """``word`` so marked that its direction cannot disturb the sentence around it."""
    return f"{FSI}{word}{PDI}" if word else word


def digits(number: int, lang: str) -> str:
    """``number`` as the language writes it; from five digits on with thousands separators."""
    grouped = f"{number:,}" if abs(number) > 9999 else str(number)
    grouped = grouped.replace("-", "−")
    if lang not in _NUMERALS:
        return grouped
    own, thousands, _ = _NUMERALS[lang]
    return grouped.translate({ord("0") + i: digit for i, digit in enumerate(own)} | {ord(","): thousands})
