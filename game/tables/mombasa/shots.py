"""Mombasa: which parts of the table are seen together.

Beside every sheet lie the *own area*, with what the player to act works with, and a row for each seat, always
in the same places. At larger text a sheet has more room: beside it stand the seats in brief.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.maps.places import Box, Node, Pane, Part, ShotContext, Split, panel
from game.tables.panes import below_tabs

CHART, MARKET, COMPANIES, BONUS, BOOKS, CARDS = "chart", "market", "companies", "bonus", "books", "cards"
TABBED = (CHART, COMPANIES, MARKET, BONUS, BOOKS, CARDS)
"""The shots that have a tab."""
DRAFT, EXPANSION = "cards.draft", "chart.expansion"
"""The starting tiles; and an expansion, with its company and the part of the chart, in squares, that it may
reach while it goes on (``chart.expansion.cairo.0.0.9.9``)."""
LARGE = 1.4
"""From this text scale on less is shown, and that larger."""
SQUARES = 12
"""So many squares the chart has across and down."""
_TABS, _TALL = 58.0, 1.3
"""The height of the row of tabs, and how much higher it is at most at larger text."""
_SIDE, _SIDE_LARGE = 720.0, 340.0
"""The width of what lies beside a sheet, of 1728."""
_OWN = 443.0
"""The height of the own area, as it is drawn."""
_ROUNDS = 80.0
_GAPS = {2: 8.0, 3: 43.0, 4: 6.0}
"""Between the rows of the seats: all are as high, but for those of two, which show more."""
_CHART, _TICKERS = 660.0, 316.0
"""The width of the chart, or of the market, and of the companies beside it."""
_LEAST = 4.5
"""At larger text so many squares of the chart are seen of an expansion in any case."""

_SHEETS: Mapping[str, str] = {COMPANIES: "companies", BONUS: "bonus", CARDS: "plan", DRAFT: "draft"}
"""The sheet that a shot consists of; at larger text in its larger form."""
_READ = ("market", "books", "rounds")
"""The zones of no player that run in reading direction."""


def shots(size: tuple[float, float]) -> Callable[[ShotContext], Node]:
    """The shots of a table whose chart is of this size."""

    def lay(setting: ShotContext) -> Node:
        large = setting.scale >= LARGE
        whole = _SIDE + 16 + 992
        side = _SIDE_LARGE if large else _SIDE
        beside = _seats(setting) if large else _own(setting)
        main = Split((Part(_sheet(setting, size), whole - side), Part(beside, side)), gap=16)
        return below_tabs(main, _TABS * min(setting.scale, _TALL))

    return lay


def _own(setting: ShotContext) -> Node:
    """The own area, and all seats in rows; beside one's cards it shows what else one has."""
    zone = "aside" if setting.shot.startswith(CARDS) else "own"
    rows = tuple(panel(seat) for seat in range(setting.players))
    return Split(
        (
            Part(Pane(zone, setting.active or 0), _OWN),
            Part(Split(rows, down=True, gap=_GAPS[setting.players]), 284),
        ),
        True,
        12,
    )


def _seats(setting: ShotContext) -> Node:
    """At larger text: all seats by name, and what who acts has to pay with."""
    heads = tuple(panel(seat, "head") for seat in range(setting.players))
    zone = "counters_cards" if setting.shot.startswith(CARDS) else "counters"
    counters = Part(Pane(zone, setting.active or 0), 366)
    return Split((Part(Split(heads, down=True, gap=6), 62 * setting.players), counters), True, 12)


def _sheet(setting: ShotContext, size: tuple[float, float]) -> Node:
    shot, large, seat = setting.shot, setting.scale >= LARGE, setting.active or 0
    if shot.startswith(EXPANSION):
        company, *squares = shot.removeprefix(EXPANSION).split(".")[1:]
        return _expansion(company, tuple(map(int, squares)), size, large)
    if shot == BOOKS:
        shelf, own = ("books_large", "ledger_large") if large else ("books", "ledger")
        return Split((Part(_pane(shelf), 0), Part(Pane(own, seat), 0)), down=True, gap=10)
    if shot in _SHEETS:
        zone = _SHEETS[shot]
        return _pane(f"{zone}_large" if large else zone, seat)
    if shot == MARKET:
        cards = _pane("market_large" if large else "market")
        return cards if large else Split((Part(cards, _CHART), Part(_tickers(setting), _TICKERS)), gap=16)
    if large:
        return Split((Part(Pane("board"), hug=True, most=0.5), Part(Pane("own_large", seat))), gap=16)
    return _chart(_tickers(setting))


def _tickers(setting: ShotContext) -> Pane:
    """The companies in brief; where only two hold shares each has a row."""
    return Pane("tickers_2" if setting.players == 2 else "tickers")


def _pane(zone: str, seat: int = 0) -> Pane:
    kind = zone.partition("_")[0]
    return Pane(zone, seat) if kind in ("plan", "draft") else Pane(zone, reads=kind in _READ)


def _chart(beside: Pane) -> Node:
    """The chart above the rounds, and beside it companies: always in the same places."""
    chart = Split((Part(Pane("board")), Part(_pane("rounds"), units=_ROUNDS)), down=True, gap=12)
    return Split((Part(chart, _CHART), Part(beside, _TICKERS)), gap=16)


def _expansion(company: str, reach: Sequence[int], size: tuple[float, float], large: bool) -> Node:
    """The chart, at larger text the part of it that is reached, and the base that the posts come from."""
    if not large:
        return _chart(Pane(f"base_{company}"))
    chart = Pane("board", crop=_part(reach, size, _LEAST), more=True, keep=_part(reach, size, 0))
    return Split((Part(chart, 906), Part(Pane(f"base_{company}_large"), 490)), gap=16)


def _part(reach: Sequence[int], size: tuple[float, float], least: float) -> Box:
    """The box of squares, grown to at least so many of them."""
    spans = []
    for low, high, length in zip(reach[:2], reach[2:], size, strict=True):
        wide = max(high - low, least)
        start = min(max((low + high - wide) / 2, 0.0), SQUARES - wide)
        spans.append((start * length / SQUARES, wide * length / SQUARES))
    (x, width), (y, height) = spans
    return (x, y, width, height)
