"""Dates as people write them: the calendar and the names of its months are the catalogue's."""

from __future__ import annotations

from datetime import datetime

from game.lang.catalogue import Catalogue

_EPOCH = 226_894
"""The proleptic Gregorian ordinal of the day before 1 Farvardin 1."""
_LEAPS_IN_33 = (1, 5, 9, 13, 17, 22, 26, 30)
"""Leap years within the 33-year cycle: agrees with the official calendar from 1343 to 1472 (1964-2093)."""


def jalali(moment: datetime) -> tuple[int, int, int]:
    """Year, month and day of the Persian solar calendar."""
    days = moment.toordinal() - _EPOCH - 1
    cycle, days = divmod(days, 33 * 365 + len(_LEAPS_IN_33))
    year = 33 * cycle + 1
    while days >= (length := 366 if year % 33 in _LEAPS_IN_33 else 365):
        days -= length
        year += 1
    month, day = divmod(days, 31) if days < 186 else divmod(days - 186, 30)
    return year, month + (1 if days < 186 else 7), day + 1


def long_date(catalogue: Catalogue, moment: datetime, with_time: bool = False) -> str:
    """``moment`` in the words, digits and calendar of the language."""
    if catalogue.say("date-calendar") == "jalali":
        year, month, day = jalali(moment)
    else:
        year, month, day = moment.year, moment.month, moment.day
    name = catalogue.say(f"month-{month}")
    date = catalogue.say("date-long", day=day, month=name, year=year)
    if not with_time:
        return date
    clock = "".join(catalogue.number(int(c)) if c.isdigit() else c for c in f"{moment:%H:%M}")
    return catalogue.say("date-time", date=date, time=clock)
