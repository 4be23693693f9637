"""What on the play screen can be pointed at, and what the rules call it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.rules.kernel.choosing import Choosing
from game.tables.table import Place
from game.ui.focus import Focusable, FocusRing, reading_order
from game.ui.table.bar.offers import Offers
from game.ui.table.panels.panels import PANEL
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.view import TableView

BAR = "bar."


def pointable(
    view: TableView,
    choosing: Choosing | None,
    offers: Offers | None,
    players: int,
    hand: HeldPiece | None = None,
    leading: frozenset[str] = frozenset(),
) -> list[Focusable]:
    """Everything that the focus can rest on.

    The buttons of complete actions come first, then the pieces in the middle, of the players' belongings
    those that matter now, the players' panels, the tabs and the bar's buttons. Of the places for a piece in
    hand only the one that it is over; ``leading`` are pieces that lead to where the choice goes on. What else
    lies in the panels is there for a pointer alone, which asks what it is.
    """
    layer = 2 if offers and offers.sheeted else 1
    items = [Focusable(button.id, button.rect, layer=layer) for button in offers.buttons] if offers else []
    items += _pieces(view, concerned(choosing) | leading, hand)
    items += [hand.at.area] if hand else []
    items += _controls(view, players)
    return items


def _pieces(view: TableView, own: frozenset[str], hand: HeldPiece | None) -> list[Focusable]:
    """Pieces, and empty places that can be chosen."""
    laying = hand.targets if hand else frozenset()
    items: list[Focusable] = []
    placements = view.stage.placements
    heads = [head for seat in view.arrangement.panels if (head := view.panels.header(seat))]
    for piece, rect in view.stage.pieces():
        place = placements.get(piece)
        if not place or piece in laying:
            continue
        about = place.owner is None or piece in own or place.slot in own
        skip_navigation = not about and not view.arrangement.on_board(place.slot)
        on_head = skip_navigation and any(head.collidepoint(rect.center) for head in heads)
        layer = 2 if on_head else 0
        outline = view.stage.outline(piece)
        items.append(Focusable(piece, rect, outline, layer=layer, skip_navigation=skip_navigation))
    shown = {item.id for item in items} | {placements[i.id].slot for i in items if i.id in placements}
    return items + view.shapes(sorted(own - shown - laying))


def _controls(view: TableView, players: int) -> list[Focusable]:
    """Buttons on the table, heads of panels, tabs, and the bar's buttons."""
    fixed = [(id, view.buttons.rect(id)) for id in view.buttons.ids]
    heads = [(f"{PANEL}{seat}", view.panels.header(seat)) for seat in range(players)]
    tabs = [(f"{TAB}{name}", rect) for name, rect in view.tabs.tabs.items()] if view.tabs else []
    bar = [(f"{BAR}{name}", rect) for name, rect in view.bar.buttons.items()]
    placed = [(id, rect) for id, rect in (*fixed, *heads, *tabs, *bar) if rect is not None]
    return [Focusable(id, rect, layer=1) for id, rect in placed]


def concerned(choosing: Choosing | None) -> frozenset[str]:
    """The targets that the open choice is about."""
    if choosing is None:
        return frozenset()
    return (
        frozenset(choosing.choices())
        | choosing.replacements()
        | {*choosing.picked}
        | choosing.decision.guarded
    )


def target_of(piece: str, placements: dict[str, Place], choosing: Choosing) -> str:
    """What the rules call the thing pointed at: the piece, or the slot that it lies in."""
    place, targets = placements.get(piece), concerned(choosing)
    return place.slot if place and piece not in targets and place.slot in targets else piece


def names_of(piece: str, placements: Mapping[str, Place]) -> tuple[str, ...]:
    """What the rules may call a thing: by itself, or by the slot that it lies in."""
    place = placements.get(piece)
    return (piece,) if place is None or place.slot == piece else (piece, place.slot)


def focus_of(
    target: str, items: Iterable[Focusable], placements: Mapping[str, Place], before: int = 0
) -> str:
    """The focus id of a target of the rules: itself, or a piece that lies in the slot of that name.

    Of several pieces there it is the first after so many ``before`` it, or else the last.
    """
    ids = [item.id for item in items]
    if target in ids:
        return target
    there = [id for id in ids if id in placements and placements[id].slot == target]
    return there[min(before, len(there) - 1)] if there else target


def next_choice(ring: FocusRing, wanted: set[str], step: int) -> str | None:
    """The next (+1) or previous (-1) of the ``wanted`` ids in reading order, from where the focus is."""
    order = [item.id for item in reading_order(ring.items, ring.rtl)][::step]
    at = order.index(ring.id) + 1 if ring.id in order else 0
    return next((id for id in (*order[at:], *order[:at]) if id in wanted), None)
