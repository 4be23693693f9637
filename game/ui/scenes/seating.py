"""Who sits at a table that is being laid: drafts for a title, and names for newcomers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

from game.brains.levels import level_of
from game.lang.catalogue import Catalogue, languages
from game.match.draft import Chair, PlanDraft
from game.match.names import first_unlike
from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.rules.kernel.rules import OptionValue
from game.rules.kernel.text import Text, text
from game.tables.registry import find_title
from game.ui.services import Services

_MOST_NAMES = 10
_PERSON, _COMPUTER = "setup-default-name", "setup-computer-name"


def fresh(ui: Services, title: str) -> PlanDraft:
    """A draft of ``title`` with nobody at the table yet."""
    own_pads = ui.settings.devices == "own"
    return PlanDraft(title, find_title(title).rules({}).info, len(ui.theme.seat_colors), own_pads=own_pads)


def planned(ui: Services, plan: MatchPlan) -> PlanDraft:
    """The draft that leads to ``plan``."""
    draft = fresh(ui, plan.title)
    draft.options = dict(plan.options)
    for seat, device in zip(plan.seats, plan.devices, strict=True):
        draft.welcome(translated(ui, draft, chair_of(seat, device)))
    return draft


def choose_again(draft: PlanDraft, options: Mapping[str, OptionValue]) -> None:
    """Choose what was chosen before, as far as there still is such an option and all of it goes together."""
    offered = {option.id: option for option in draft.info.options}
    known = {id: value for id, value in options.items() if id in offered and offered[id].takes(value)}
    draft.options = known if draft.info.clash(known) is None else {}


def chair_of(seat: Seat, device: str | None = None) -> Chair:
    """The chair of somebody who played before."""
    level = "" if seat.person else level_of(seat.mind).id
    return Chair(seat.name, seat.style, device, level)


def welcome(ui: Services, draft: PlanDraft, chairs: Iterable[Chair], level: str = "") -> PlanDraft:
    """Let them sit down, as many as the title takes, and fill the chairs that must not be empty.

    The first of these is for whoever set the table; on the others sit computers of ``level``, so that a
    single visitor can start at once. Without a level all are for people.
    """
    for chair in chairs:
        if not draft.full:
            draft.welcome(translated(ui, draft, chair))
    while len(draft.chairs) < draft.least:
        mind = level if draft.chairs else ""
        draft.add(newcomer(ui, draft, mind=mind), mind=mind)
    return draft


def newcomer(ui: Services, draft: PlanDraft, place: int | None = None, mind: str = "") -> str:
    """The name of a newcomer at ``place``, at the end by default: one that nobody else has.

    People are counted by their places, computers by themselves.

    Args:
        ui: the program's services.
        draft: who else is there.
        place: the seat.
        mind: the level of a computer, "" for a person.
    """
    place = len(draft.chairs) if place is None else place
    key = _COMPUTER if mind else _PERSON
    first = 1 if mind else place + 1
    others = (chair.name for at, chair in enumerate(draft.chairs) if at != place)
    return first_unlike((ui.say(key, n=n) for n in count(first)), others)


def think(ui: Services, draft: PlanDraft, place: int, mind: str) -> None:
    """Let a computer of a level move the seat, or with "" a person; a name that nobody typed follows."""
    chair = draft.chairs[place]
    if is_default(ui, chair.name) and bool(mind) != bool(chair.mind):
        chair.name = newcomer(ui, draft, place, mind)
    chair.mind, chair.device = mind, None


def in_own_language(ui: Services, draft: PlanDraft) -> None:
    """Names that nobody typed follow the language of the program, whenever that changes."""
    for place, chair in enumerate(draft.chairs):
        draft.chairs[place] = translated(ui, draft, chair, place)


def is_default(ui: Services, name: str) -> bool:
    """Whether nobody typed ``name``: it may give way to the first letter."""
    return name in _defaults(ui.catalogue.lang, ui.catalogue.root)


def typed_names(ui: Services, names: Iterable[str]) -> tuple[str, ...]:
    """Of these the names that somebody typed: a newcomer's, in whatever language, is no one's own."""
    given = tuple(names)
    if not given:
        return ()
    root = ui.catalogue.root
    known = frozenset[str]().union(*(_defaults(lang, root) for lang in languages(root)))
    return tuple(name for name in given if name not in known)


def translated(ui: Services, draft: PlanDraft, chair: Chair, place: int | None = None) -> Chair:
    """A name that nobody typed, from a match in another language, gives way to one in the program's own."""
    root = ui.catalogue.root
    others = (lang for lang in languages(root) if lang != ui.catalogue.lang)
    typed = not any(chair.name in _defaults(lang, root) for lang in others)
    return chair if typed else replace(chair, name=newcomer(ui, draft, place, chair.mind))


@cache
def _defaults(lang: str, root: Path) -> frozenset[str]:
    """The names of newcomers in a language."""
    catalogue = Catalogue(lang, root)
    numbers = range(1, _MOST_NAMES + 1)
    return frozenset(catalogue.say(key, n=n) for key in (_PERSON, _COMPUTER) for n in numbers)


def sitting(ui: Services, draft: PlanDraft, place: int) -> str:
    """Who sits there."""
    return draft.chairs[place].name or ui.say("setup-seat", n=place + 1)


def minds(ui: Services, chair: Chair, levels: Sequence[str]) -> list[tuple[str, Text]]:
    """Who may play a seat, where there are computers to choose from.

    Where the name says that it is a computer, its level is enough.
    """
    key = "level-{}-name" if chair.mind and is_default(ui, chair.name) else "level-{}"
    named = [(level, text(key.format(level))) for level in levels]
    return [("", text("setup-person")), *named] if named else []
