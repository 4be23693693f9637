"""Questions about a player's action area: what lies face up and what it adds up to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.components import Card, cards
from game.rules.mombasa.gains import GOODS, Need
from game.rules.mombasa.printed import permanents, slot_opens
from game.rules.mombasa.state import SLOTS, Player, State

FIRST_SLOTS = 3
GOODS_TILE = "tile.goods"


def open_slots(player: Player) -> list[int]:
    """The slots that may be planned in: three, and those opened on the two tracks (rulebook: Planning)."""
    slots = list(range(FIRST_SLOTS))
    if player.diamonds >= slot_opens("diamonds"):
        slots.append(FIRST_SLOTS)
    if player.ink >= slot_opens("ink"):
        slots.append(FIRST_SLOTS + 1)
    return slots


def closed_slots(player: Player) -> list[int]:
    """The slots that are not open yet."""
    opened = open_slots(player)
    return [slot for slot in range(SLOTS) if slot not in opened]


def face_up(player: Player) -> Iterator[Card]:
    """The cards and bonus tiles that lie face up in the action area."""
    table = cards()
    for name in player.slots:
        if name and name not in player.used:
            yield table[name]
    for name in player.tiles:
        if name not in player.used and name != GOODS_TILE:
            yield table[name]


def permanent(state: State, player: Player, kind: str) -> int:
    """The amount of a permanent special bonus in force for ``player``; 0 without it."""
    table = permanents()
    for company in COMPANIES:
        bonus = table.get((state.tracks[company], player.levels[company]))
        if bonus and bonus.kind == kind:
            return bonus.amount
    return 0


def may_mix(state: State, player: Player) -> bool:
    """Whether several goods may pay for one card (ruling 6)."""
    table = permanents()
    found = (table.get((state.tracks[company], player.levels[company])) for company in COMPANIES)
    return any(bonus and bonus.mix for bonus in found)


def units(state: State, player: Player, card: Card) -> int:
    """The units of a goods card, with the +1 tile and the cotton bonus."""
    value = card.value
    if player.plus == card.id:
        value += cards()[GOODS_TILE].value
    if card.good == "cotton":
        value += permanent(state, player, "cotton")
    return value


def expansion_points(state: State, player: Player) -> int:
    """The total of all face-up expansion cards and tiles; a bonus needs at least one of them."""
    values = [card.value for card in face_up(player) if card.kind == "expansion"]
    return sum(values) + permanent(state, player, "expansion") if values else 0


def total(state: State, player: Player, kind: str) -> int:
    """The face-up total of a good or of ``expansion``."""
    if kind == "expansion":
        return expansion_points(state, player)
    return sum(units(state, player, card) for card in face_up(player) if card.good == kind)


def totals(state: State, player: Player) -> dict[str, int]:
    """The face-up total of each good that there is, and of ``expansion``."""
    found = {"expansion": expansion_points(state, player)}
    for card in face_up(player):
        if card.good:
            found[card.good] = found.get(card.good, 0) + units(state, player, card)
    return found


def meets(state: State, player: Player, needs: Iterable[Need], using: str = "") -> bool:
    """Whether the face-up cards fulfil a book (rulebook: Bookkeeper, overview of icons; ruling 12).

    Args:
        state: the position.
        player: whose action area is looked at.
        needs: what the book asks for.
        using: the bookkeeper in use, which does not fulfil its own requirement.
    """
    wanted = {need.kind: need.amount for need in needs}
    anything = wanted.pop("any", 0)
    staff = wanted.pop("staff", 0)
    if staff:
        others = [c for c in face_up(player) if c.kind in ("bookkeeper", "merchant") and c.id != using]
        if len(others) < staff:
            return False
    spare = {kind: total(state, player, kind) - amount for kind, amount in wanted.items()}
    if any(rest < 0 for rest in spare.values()):
        return False
    # "3 coffee and 3 of any good" add up: six coffee will do (rulebook: overview of icons).
    return not anything or any(
        (spare[good] if good in spare else total(state, player, good)) >= anything for good in GOODS
    )
