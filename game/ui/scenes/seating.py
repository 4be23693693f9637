"""Who sits at a table that is being laid: drafts for a title, and names for newcomers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
from game.tables.registry import find_title
from game.ui.services import Services

_MOST_NAMES = 10


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


def welcome(ui: Services, draft: PlanDraft, chairs: Iterable[Chair]) -> PlanDraft:
    """Let them sit down, as many as the title takes, and newcomers on the chairs that must not be empty."""
    for chair in chairs:
        if not draft.full:
            draft.welcome(translated(ui, draft, chair))
    while len(draft.chairs) < draft.least:
        draft.add(newcomer(ui, draft))
    return draft


def newcomer(ui: Services, draft: PlanDraft, key: str = "setup-default-name") -> str:
    """The name of the next newcomer: one that nobody has."""
    names = (ui.say(key, n=n) for n in count(len(draft.chairs) + 1))
    return first_unlike(names, (chair.name for chair in draft.chairs))


def is_default(ui: Services, name: str) -> bool:
    """Whether nobody typed ``name``: it may give way to the first letter."""
    return name in _defaults(ui.catalogue.lang, ui.catalogue.root)


def translated(ui: Services, draft: PlanDraft, chair: Chair) -> Chair:
    """A name that nobody typed, from a match in another language, gives way to one in the program's own."""
    root = ui.catalogue.root
    others = (lang for lang in languages(root) if lang != ui.catalogue.lang)
    keys = (_defaults(lang, root).get(chair.name) for lang in others)
    key = next(filter(None, keys), None)
    return replace(chair, name=newcomer(ui, draft, key)) if key else chair


@cache
def _defaults(lang: str, root: Path) -> dict[str, str]:
    """The names of newcomers in a language, and the message of each."""
    catalogue = Catalogue(lang, root)
    keys = ("setup-default-name", "setup-computer-name")
    return {catalogue.say(key, n=n): key for key in keys for n in range(1, _MOST_NAMES + 1)}
