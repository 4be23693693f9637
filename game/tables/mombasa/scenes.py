"""Mombasa: which parts of the table are large for which decision.

The chart is seen whole beside the companies, or only the part that an expansion reaches, much larger. Market,
bonus spaces, books and a player's cards have sheets of their own, which the decision opens and tabs lead to.
At larger text each scene shows less, and that larger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.maps.places import Box, Node, Pane, Part, Setting, Split, Tabs, panel, within

CHART, MARKET, COMPANIES, BONUS, BOOKS, CARDS = "chart", "market", "companies", "bonus", "books", "cards"
VIEWS = (CHART, COMPANIES, MARKET, BONUS, BOOKS, CARDS)
"""The scenes that people may go to by themselves."""
PLAN, HAND, DRAFT, ARRANGE = "plan", "hand", "draft", "arrange"
LEDGER, GOODS, STEPS, EXPANSION = "ledger", "goods", "goods.steps", "expansion"
"""Planning with one row of cards in hand or with two, the starting tiles and their cards; the bookkeeping
track, spending goods where they buy a card or only steps, and an expansion, of which more is said:
``expansion.<company>.<part of the chart>``."""
LARGE, HUGE = 1.4, 1.8
"""From these text scales on less is shown, and that larger."""
_TABS = 60.0
_SIDE = 472.0
_ZOOM = 0.7
"""How much of the chart's width is seen of an expansion that needs no more."""
_ASPECT = 850 / 735
_RESTS: Box = (0, 0, 1148, 396)
_SLOTS: Box = (0, 154, 1148, 462)
_CARDS: Box = (0, 0, 1148, 616)
_TWO_ROWS: Box = (0, 0, 1148, 828)
_HANDS: Box = (0, 154, 1148, 674)
_OFFER: Box = (0, 400, 1148, 586)


def crops(size: tuple[float, float]) -> tuple[Box, ...]:
    """The parts of the chart that an expansion may be seen in: nine large ones, at last the whole."""
    width = size[0] * _ZOOM
    height = width / _ASPECT
    across, down = (size[0] - width) / 2, (size[1] - height) / 2
    return (*((x * across, y * down, width, height) for y in range(3) for x in range(3)), (0, 0, *size))


def crop_of(places: Iterable[Box], size: tuple[float, float]) -> int:
    """The number of the first part of the chart in which all of ``places`` lie."""
    boxes = tuple(places)
    for number, (x, y, w, h) in enumerate(crops(size)):
        if all(within(box, (x, y, w, h)) for box in boxes):
            return number
    return len(crops(size)) - 1


def scenes(size: tuple[float, float]) -> Callable[[Setting], Node]:
    """The scenes of a table whose chart is of this size."""
    parts = crops(size)

    def lay(setting: Setting) -> Node:
        kind, *detail = setting.scene.split(".")
        if kind == EXPANSION:
            return _beside(_expansion(detail[0], parts[int(detail[1])], setting), setting)
        return _MAKERS.get(kind, _chart)(setting)

    return lay


def _tabbed(main: Node, rows: int = 1) -> Node:
    return Split((Part(Tabs(), units=_TABS * rows), Part(main)), down=True, gap=10)


def _beside(main: Node, setting: Setting) -> Node:
    """A sheet under the tabs with the players beside it; at larger text the sheet has all the room."""
    if setting.scale >= LARGE:
        return _tabbed(main)
    return Split((Part(_tabbed(main)), Part(_players(setting), units=_SIDE)))


def _players(setting: Setting, own: str = "open") -> Node:
    """All players; the panel of the one to act is of its ``own`` kind."""
    rows = (panel(seat, own if seat == setting.active else "seat") for seat in range(setting.players))
    return Split(tuple(rows), down=True, gap=12)


def _others(setting: Setting) -> Node:
    rows = (panel(seat) for seat in range(setting.players) if seat != setting.active)
    return Split(tuple(rows), down=True, gap=12)


def _own(setting: Setting) -> Node:
    """The panel of the player to act alone."""
    return Pane("open", setting.active or 0)


def _chart(setting: Setting) -> Node:
    """The chart and the companies; at larger text the chart and the player to act."""
    if setting.scale < LARGE:
        chart = Split((Part(Pane("board")), Part(Pane("rounds"), units=58)), down=True, gap=8)
        return _beside(Split((Part(chart, weight=1.3), Part(Pane("companies"))), gap=16), setting)
    if setting.scale < HUGE:
        beside: Node = Split((Part(_own(setting)), Part(_others(setting), units=_SIDE)), gap=12)
    else:
        beside = _own(setting)
    return Split((Part(Pane("board"), hug=True, most=0.42), Part(_tabbed(beside, rows=2))))


def _sheet(usual: str, large: str = "") -> Callable[[Setting], Node]:
    def lay(setting: Setting) -> Node:
        return _beside(Pane(large or usual if setting.scale >= LARGE else usual), setting)

    return lay


def _goods(setting: Setting) -> Node:
    """What goods are spent on: the market and the companies' tracks."""
    if setting.scale >= LARGE:
        return _beside(Pane("companies_wide" if setting.scene == STEPS else "market_wide"), setting)
    pair = (Part(Pane("market"), weight=632), Part(Pane("companies"), weight=540))
    return _beside(Split(pair, gap=16), setting)


def _books(setting: Setting) -> Node:
    """The books to be had above those that one has."""
    if setting.scale >= LARGE:
        return _beside(Pane("books"), setting)
    return _ledger(setting)


def _ledger(setting: Setting) -> Node:
    own = Pane("ledger", setting.active or 0)
    if setting.scale >= LARGE:
        return _beside(own, setting)
    return _beside(Split((Part(Pane("books"), weight=306), Part(own, weight=390)), down=True), setting)


def _planning(usual: Box, large: Box) -> Callable[[Setting], Node]:
    """The cards of the player to act, with all others folded beside them."""

    def lay(setting: Setting) -> Node:
        seat = setting.active or 0
        cards = Pane("plan", seat, large if setting.scale >= LARGE else usual)
        if setting.scale >= LARGE:
            return _tabbed(cards)
        return Split((Part(_tabbed(cards)), Part(_players(setting, "brief"), units=_SIDE)))

    return lay


def _expansion(company: str, part: Box, setting: Setting) -> Node:
    """The part of the chart that is reached, and the base that the posts come from."""
    chart, base = Pane("board", crop=part), Pane(f"base_{company}")
    return Split((Part(chart), Part(base, units=356 * min(setting.scale, 1.3))), gap=16)


_MAKERS: Mapping[str, Callable[[Setting], Node]] = {
    CHART: _chart,
    COMPANIES: _sheet("companies_wide"),
    MARKET: _goods,
    GOODS: _goods,
    BONUS: _sheet("bonus"),
    BOOKS: _books,
    LEDGER: _ledger,
    CARDS: _planning(_CARDS, _RESTS),
    PLAN: _planning(_CARDS, _SLOTS),
    HAND: _planning(_TWO_ROWS, _HANDS),
    ARRANGE: _planning(_CARDS, _CARDS),
    DRAFT: _planning(_OFFER, _OFFER),
}
