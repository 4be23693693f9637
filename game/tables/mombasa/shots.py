"""Mombasa: which parts of the table are large for which decision.

The chart is seen whole beside the companies, or only the part that an expansion reaches, much larger. Market,
bonus spaces, books and a player's cards have sheets of their own, which the decision opens and tabs lead to.
At larger text each shot shows less, and that larger.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.maps.places import Box, Node, Pane, Part, ShotContext, Split
from game.tables.panes import below_tabs, panels

CHART, MARKET, COMPANIES, BONUS, BOOKS, CARDS = "chart", "market", "companies", "bonus", "books", "cards"
TABBED = (CHART, COMPANIES, MARKET, BONUS, BOOKS, CARDS)
"""The shots that have a tab."""
PLAN, HAND, DRAFT, ARRANGE = "cards.plan", "cards.hand", "cards.draft", "cards.arrange"
LEDGER, GOODS, STEPS, EXPANSION = "books.ledger", "market.goods", "companies.steps", "chart.expansion"
"""Planning with one row of cards in hand or with two, the starting tiles and their cards; the bookkeeping
track, spending goods where they buy a card or only steps, and an expansion, of which more is said:
``chart.expansion.<company>.<left>.<top>.<right>.<foot>``, the part of the chart that it may reach while it
goes on, in squares, and the same of what it reaches now. Each begins with the tab that it lies under."""
LARGE = 1.4
"""From this text scale on less is shown, and that larger."""
_TABS, _LARGE_TABS = 60.0, 62.0
"""The height of the row of tabs in design units, and at larger text, where it lies above everything."""
_FOOT = 9.0
"""What stays free below the sheets at larger text."""
_ASIDE = 300.0
"""The width of what lies beside a sheet at larger text."""
_OWN = 299.0
"""The height of who is to act there, with what that player has."""
_SIDE = 472.0
_FLAT = 2.4
"""A sheet is flat whose width is more than so many times its height."""
_LEAST, _LEAST_LARGE, _MOST_LARGE = 7, 4.5, 6
"""So many squares of the chart are seen in any case, and at larger text. There the part that is seen stays
while an expansion goes on only if it takes no more than so many: else nothing on it offer_lines be larger."""
SQUARES = 12
"""So many the chart has across and down."""
_SIDES = 4
"""What a part of the chart is told by."""
_RIVALS = {1: ("own", "rival_one", 456.0), 2: ("open", "rival_tall", 340.0), 3: ("own", "rival", 428.0)}
"""One's own panel beside the map at larger text, those of the others and their width, by how many they are.

What one decides with is written at least as large as what the others have.
"""
_PILES = 200.0
"""The width of the piles below the market at larger text."""
_DEALT = 101.0
"""The height of the piles, and of the others in brief, below the market at larger text."""
_LINE = 56.0
"""The height of the others in a line below one's cards or a sheet at larger text."""
_MAP = 0.422
"""How much of the width the map takes at larger text."""
_NOTES = 310.0
"""The width of the others beside the books to be had at larger text."""
_BASE, _BASE_HIGH, _STAKE = 800.0, 450.0, 120.0
"""The width of a base beside the chart at larger text, in design units; its height, and that of the pounds
and shares of who expands below it."""
_CARDS: Box = (0, 0, 1148, 628)
_OFFER: Box = (0, 400, 1148, 586)
_ROWS: Box = (0, 121, 1236, 266)
"""One's bookkeeping track without the place of books that are gained."""
_SHELVES = 306.0
"""The height of the books to be had above it."""
_WORTH = 281.0
"""The width of what one has beside it."""
_TILES = 80.0
"""The height of the row of bonus tiles, in design units."""
_STRIP = 111.0
"""The same at larger text."""
_FEW = 0.76
"""The width of the tiles as a share of that of what then lies beside them."""


def shots(size: tuple[float, float]) -> Callable[[ShotContext], Node]:
    """The shots of a table whose chart is of this size."""

    def lay(setting: ShotContext) -> Node:
        if setting.shot.startswith(EXPANSION):
            company, *squares = setting.shot.removeprefix(EXPANSION).split(".")[1:]
            main = _expansion(company, tuple(map(int, squares)), size, setting)
        else:
            main = _MAKERS.get(setting.shot, _chart)(setting)
        return _clear(below_tabs(main, _LARGE_TABS, 6), setting) if setting.scale >= LARGE else main

    return lay


def _clear(main: Node, setting: ShotContext) -> Node:
    """The question below rises towards the sheets: they end a little higher."""
    return Split((Part(main), Part(Split(()), units=_FOOT)), down=True, gap=0)


def _read(zone: str) -> Pane:
    """A sheet whose places run in reading direction."""
    return Pane(zone, reads=True)


def _beside(main: Node, setting: ShotContext, flat: bool = False, own: str = "open") -> Node:
    """A sheet under the tabs with the players beside it; at larger text the sheet has all the room.

    The panel of the player to act is of its ``own`` kind.
    """
    if setting.scale >= LARGE:
        return main if flat else _alone(main, setting)

    def zone(setting: ShotContext, seat: int) -> str:
        return own if seat == setting.active else "seat"

    return Split((Part(below_tabs(main, _TABS, 10)), Part(panels(setting, zone, gap=12), units=_SIDE)))


def _alone(main: Node, setting: ShotContext) -> Node:
    """A sheet that leaves room beside it for how the player to act stands and what there is to pay with."""
    if setting.active is None:
        return main
    own = Split((Part(Split(())), Part(Pane("aside", setting.active), units=_OWN)), down=True)
    return Split((Part(main), Part(own, units=_ASIDE)), gap=16)


def _others(zone: str, setting: ShotContext) -> tuple[Part, ...]:
    """The others beside one another: who they are, and what counts on a sheet that has all the room."""
    seats = (seat for seat in range(setting.players) if seat != (setting.active or 0))
    return tuple(Part(Pane(zone, seat)) for seat in seats)


def _chart(setting: ShotContext) -> Node:
    """The chart and the companies; at larger text the chart, the player to act and how the others stand."""
    if setting.scale < LARGE:
        chart = Split((Part(Pane("board")), Part(_read("rounds"), units=58)), down=True, gap=8)
        return _beside(Split((Part(chart, weight=1.3), Part(Pane("companies"))), gap=16), setting)
    own, rival, width = _RIVALS[setting.players - 1]
    rivals = Part(Split(_others(rival, setting), down=True, gap=8), units=width)
    beside = Split((Part(Pane(own, setting.active or 0)), rivals), gap=8)
    return Split((Part(Pane("board"), hug=True, most=_MAP), Part(beside)), gap=16)


def _sheet(usual: str, large: str = "") -> Callable[[ShotContext], Node]:
    """A sheet that at larger text has all the room: how the others stand is seen beside the other sheets."""

    def lay(setting: ShotContext) -> Node:
        return _beside(Pane(large or usual if setting.scale >= LARGE else usual), setting)

    return lay


def _market(setting: ShotContext) -> Node:
    """The cards to be had; at larger text the piles and the others in brief lie below them.

    The ports that steps are bought for are no business of this sheet.
    """
    if setting.scale < LARGE:
        return _beside(_read("market_wide"), setting)
    display = Part(_read("market_display"))
    below = Split((Part(_read("market_piles"), units=_PILES), *_others("tag", setting)), gap=12)
    return _beside(Split((display, Part(below, units=_DEALT)), down=True, gap=8), setting)


def _goods(setting: ShotContext) -> Node:
    """What goods are spent on: the market and the companies' tracks."""
    if setting.scale >= LARGE:
        return _beside(Pane("companies_wide"), setting) if setting.shot == STEPS else _market(setting)
    pair = (Part(_read("market"), weight=632), Part(Pane("companies"), weight=540))
    return _beside(Split(pair, gap=16), setting)


def _books(setting: ShotContext) -> Node:
    """The books to be had above those that one has."""
    if setting.scale < LARGE:
        return _ledger(setting)
    seat = setting.active or 0
    beside = "brief" if setting.active is None else "aside"
    own = Split(
        (Part(Pane("ledger", seat, _ROWS), weight=_ROWS[2]), Part(Pane(beside, seat), weight=_WORTH)), gap=12
    )
    others = Split(_others("note", setting), down=True, gap=10)
    above = Split((Part(_read("books")), Part(others, units=_NOTES)), gap=12)
    sheet = Split((Part(above, weight=_SHELVES), Part(own, weight=_ROWS[3])), down=True, gap=8)
    return _beside(sheet, setting, flat=True)


def _ledger(setting: ShotContext) -> Node:
    own = Pane("ledger", setting.active or 0)
    if setting.scale >= LARGE:
        return _beside(own, setting, flat=True)
    return _beside(Split((Part(_read("books"), weight=306), Part(own, weight=390)), down=True), setting)


def _planning(
    usual: Box, large: Box, zone: str = "plan", *, tiles: bool = False
) -> Callable[[ShotContext], Node]:
    """The cards of the player to act, with all others folded beside them; below them the bonus ``tiles``.

    At larger text that is another part of the same sheet, or of the sheet ``zone``.
    """

    def lay(setting: ShotContext) -> Node:
        seat, larger = setting.active or 0, setting.scale >= LARGE
        cards: Node = Pane(zone, seat, large) if larger else Pane("plan", seat, usual)
        if tiles:
            row = Part(_tiles(setting, seat), units=_STRIP if larger else _TILES)
            below = (Part(Split(_others("line", setting), gap=12), units=_LINE),) if larger else ()
            gap = 12 if below else 8  # the bright frame of who is to act needs its room
            cards = Split((Part(cards), *below, row), down=True, gap=gap)
        return _beside(cards, setting, large[2] > _FLAT * large[3], "brief")

    return lay


def _tiles(setting: ShotContext, seat: int) -> Node:
    """The bonus tiles; at larger text what the player has besides stands beside them, as the panels go."""
    if setting.scale < LARGE or seat != setting.active:
        return Pane("tiles", seat)
    return Split((Part(Pane("tiles_few", seat), weight=_FEW), Part(Pane("strip", seat))), gap=16)


def _expansion(company: str, reach: Sequence[int], size: tuple[float, float], setting: ShotContext) -> Node:
    """The part of the chart that is reached, and the base that the posts come from."""
    if setting.scale < LARGE:
        chart = _close_up(reach[:_SIDES], size, _LEAST)
        pair = (Part(chart), Part(Pane(f"base_{company}"), units=356 * min(setting.scale, 1.3)))
        return _beside(Split(pair, gap=16), setting)
    left, top, right, foot = reach[:_SIDES]
    stays = max(right - left, foot - top) <= _MOST_LARGE
    part = reach[:_SIDES] if stays else reach[_SIDES:]
    chart = _close_up(part, size, _LEAST_LARGE)
    parts = [Part(Pane(f"base_{company}_wide"), weight=_BASE_HIGH)]
    if setting.active is not None:
        parts.append(Part(Pane("stake", setting.active), weight=_STAKE))
    base = Split(tuple(parts), down=True, gap=12)
    return Split((Part(chart), Part(base, units=_BASE)), gap=16)


def _close_up(reach: Sequence[int], size: tuple[float, float], least: float) -> Pane:
    """The part of the chart in which squares are seen, at least so many of them.

    There is more where there is room, and no number and no port is cut in two if that can be.
    """
    return Pane("board", crop=_part(reach, size, least), more=True, keep=_part(reach, size, 0))


def _part(reach: Sequence[int], size: tuple[float, float], least: float) -> Box:
    """The box of squares, grown to at least so many of them."""
    across, down = (length / SQUARES for length in size)
    left, top, right, foot = reach
    wide, high = max(right - left, least), max(foot - top, least)
    x, y = (
        min(max(middle - length / 2, 0.0), SQUARES - length)
        for middle, length in (((left + right) / 2, wide), ((top + foot) / 2, high))
    )
    return (x * across, y * down, wide * across, high * down)


_MAKERS: Mapping[str, Callable[[ShotContext], Node]] = {
    CHART: _chart,
    COMPANIES: _sheet("companies_wide"),
    MARKET: _market,
    GOODS: _goods,
    STEPS: _goods,
    BONUS: _sheet("bonus", "bonus_wide"),
    BOOKS: _books,
    LEDGER: _ledger,
    CARDS: _planning(_CARDS, (0, 0, 1148, 396), tiles=True),
    PLAN: _planning(_CARDS, (0, 0, 1728, 656), "plan_large"),
    HAND: _planning((0, 0, 1148, 848), (0, 0, 1412, 767), "plan_rows"),
    ARRANGE: _planning(_CARDS, (0, 0, 1148, 618)),
    DRAFT: _planning(_OFFER, _OFFER),
}
