"""Law of rims: what follows an outline, and the focus, stand out from what lies beside them.

Measured on the real pictures all along each rim: at each spot one of its lines has to have the contrast of
a sign with the table as it is without the rim, there and beyond it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from math import hypot

import pygame
import pytest

from game.art.palette import Color, contrast
from game.match.sitting import Change
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Reply
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.focus import Focusable
from game.ui.input.intents import Confirm
from game.ui.scenes.curtain import CurtainScene
from game.ui.table.marks.marks import RING
from game.ui.table.marks.outline_union import outline_unions
from game.ui.table.pointing import target_of
from tests.budget import LAWS
from tests.laws.cases import looks
from tests.laws.reading import after
from tests.room import Room, Sit

Spot = tuple[int, int]
SEEN = 3.0
STEP = 14
"""From spot to spot along an outline, in pixels: shorter than any gap that somebody would see."""
BEYOND = 3
"""So many pixels beyond a rim is what lies beside it."""
SHARE = 0.85
"""So much of each rim is seen: not all where two places border on one another, or a line ends at print."""
STEPS, EACH = 160, 2 if LAWS == 1 else 3
"""So many actions of a game are looked at, and so often each step of a question."""
SHOWN = 0.5
"""So much of each rim is drawn: the rest may lie below pieces, or leave a name free."""


def drawn(room: Room, *, marks: bool, ringed: bool = False) -> pygame.Surface:
    """The table with the rims of choices and picks, and the focus, or without."""
    view, look, canvas = room.play.view, room.look, pygame.Surface(room.services.display.size)
    view.snap()
    look.ringed, look.last, look.marked = ringed, (), ()
    with pytest.MonkeyPatch.context() as patch:
        for name in () if marks else ("choices", "grounds", "picked"):
            patch.setattr(view.marks, name, lambda *_, **__: [])
        if not marks:  # the piece in hand is seen, without its rim
            hand = view.overlay.hand
            patch.setattr(view.overlay, "hand", lambda piece: hand(piece)[1:])
        view.draw(canvas, look)
    return canvas


def steps(room: Room) -> Iterator[None]:
    """The steps of the choices of a random game, each kind of them a few times.

    Of what is done between two of them the screen is told the last only.
    """
    rng, asked = Rng(4), Counter[tuple[str, int]]()
    decisions, told = room.session.decisions(), True
    for _ in range(STEPS * LAWS):
        if told:
            yield from tried(room, rng.pick(rng.pick(decisions).actions), asked)
        action = rng.pick(rng.pick(room.session.decisions()).actions)
        decisions = after(room, action)
        if not decisions:
            return
        told = any(asked[each.prompt.key, depth] < EACH for each in decisions for depth in depths(each))
        if told:
            room.desk.lead.follow(Change(None))  # who was ahead before it
            room.perform(action)
        else:
            room.session.submit(action)


def depths(decision: Decision) -> range:
    """How much may be picked at a step of a choice."""
    return range(max(len(action.targets) for action in decision.actions))


def tried(room: Room, action: Action, asked: Counter[tuple[str, int]]) -> Iterator[None]:
    """Each step on the way to an action that was not asked often yet."""
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))
    for target in action.targets if room.desk.choosing() else ():
        choosing, choices = room.choosing, room.choosing.choices()
        kind = choosing.decision.prompt.key, len(choosing.picked)
        asked[kind] += 1
        if asked[kind] <= EACH:
            yield
        if target not in choices:
            break
        room.point(target)
        room.stack.settle()
    while room.play.controls.unpick():
        pass


def across(corners: Sequence[Spot], reach: int) -> Iterator[list[Spot]]:
    """Short lines across an outline, spot by spot, ``reach`` to both sides."""
    gone = STEP / 2
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        far = hypot(bx - ax, by - ay)
        while gone < far:
            x, y = ax + gone / far * (bx - ax), ay + gone / far * (by - ay)
            nx, ny = (ay - by) / far, (bx - ax) / far
            yield [(round(x + d * nx), round(y + d * ny)) for d in range(-reach, reach + 1)]
            gone += STEP
        gone -= far


def at(picture: pygame.Surface, spot: Spot) -> Color:
    red, green, blue, _ = picture.get_at(spot)
    return (red, green, blue)


def best(marked: pygame.Surface, bare: pygame.Surface, line: Iterable[Spot]) -> float | None:
    """How well a rim is seen where it is crossed; None where it is not drawn.

    One of its lines stands out from what lies within, and one, the same or another, from what lies beyond.
    """
    spots = [spot for spot in line if bare.get_rect().collidepoint(spot)]
    changed = {at(marked, spot) for spot in spots if at(marked, spot) != at(bare, spot)}
    if not changed:
        return None
    ends = (at(bare, spots[0]), at(bare, spots[-1]))
    return min(max(contrast(color, end) for color in changed) for end in ends)


def round_about(shape: Focusable, reach: int) -> Iterator[list[Spot]]:
    """Short lines across the rim of a piece, those of a rectangle off its corners, which may be round."""
    if shape.outline:
        yield from across(shape.outline, reach)
        return
    rect = shape.rect
    middle = rect.inflate(-rect.w * 0.6, -rect.h * 0.6)
    for x, y in product(range(middle.left, middle.right, STEP), (rect.top, rect.bottom)):
        yield [(x, y + step) for step in range(-reach, reach + 1)]
    for x, y in product((rect.left, rect.right), range(middle.top, middle.bottom, STEP)):
        yield [(x + step, y) for step in range(-reach, reach + 1)]


@dataclass(frozen=True, slots=True)
class Rim:
    """How a rim is seen: at so many spots it is looked for, and at those where it is drawn so well."""

    id: str
    spots: int
    seen: list[float]

    @property
    def faint(self) -> bool:
        """Whether too much of it cannot be told from what lies beside it."""
        return sum(each >= SEEN for each in self.seen) < SHARE * len(self.seen)

    @property
    def lost(self) -> bool:
        """Whether too little of it is drawn."""
        return len(self.seen) < SHOWN * self.spots


def measured(shape: Focusable, reach: int, marked: pygame.Surface, bare: pygame.Surface) -> Rim:
    found = [best(marked, bare, line) for line in round_about(shape, reach)]
    return Rim(shape.id, len(found), [each for each in found if each is not None])


def has_outlines(title: str, named: Iterable[str]) -> bool:
    """Whether the board has places with an outline: listed ones, or ``named`` ones that are worked out."""
    layout = find_title(title).layout(find_title(title).rules({}))
    slots = (*layout.board.slots.values(), *map(layout.locate, named))
    return any(slot.outline for slot in slots if slot)


@pytest.mark.parametrize(("title", "theme"), looks(("dusk", "contrast")))
def test_rims_along_outlines_and_the_focus_are_seen_all_along(sit: Sit, title: str, theme: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[-1], title=title, theme=theme, size=(1920, 1080))
    rims, rings, named = list[Rim](), list[Rim](), set[str]()
    for _ in steps(room):
        view, look = room.play.view, room.look
        named.update(target for action in room.choosing.decision.actions for target in action.targets)
        standing = view.stage.stand(look.chosen)
        outlined = [shape for shape in view.shapes(standing.rimmed - look.picks.keys()) if shape.outline]
        bare = drawn(room, marks=False)
        if outlined:
            marked, reach = drawn(room, marks=True), view.marks.reach() + BEYOND
            rims += [measured(shape, reach, marked, bare) for shape in outline_unions(outlined)]
        ringed = drawn(room, marks=True, ringed=True)
        for shape in view.shapes([look.focus] if look.focus else []):
            there = replace(shape, rect=shape.rect.move(0, -view.stage.raised(shape.id)))
            rings.append(measured(there, view.marks.reach(RING) + BEYOND, ringed, bare))
    assert rings and bool(rims) is has_outlines(title, named)
    faint = [rim for rim in (*rims, *rings) if rim.faint or rim.lost]
    assert not faint, [(rim.id, rim.spots, len(rim.seen), sum(s < SEEN for s in rim.seen)) for rim in faint]


@pytest.mark.parametrize("title", TITLES)
def test_whatever_a_press_would_pick_by_itself_is_marked_and_does_not_step_back_before_anything_is_picked(
    sit: Sit, title: str
) -> None:
    """What brings along what goes before it is no step of its own: it says so when it is pointed at."""
    room, pressed = sit(find_title(title).rules({}).info.seats[-1], title=title), 0
    for _ in steps(room):
        placements, look, choosing = room.play.view.stage.placements, room.look, room.choosing
        marked = {*look.choices, *look.other_replacements, *look.picks}
        for piece in placements:
            target, before = target_of(piece, placements, choosing), list(choosing.picked)
            if not choosing.prerequisites(target) and choosing.point(target) is Reply.PICKED:
                pressed += 1
                assert target in marked
                assert before or target not in room.play.view.stage.stand(look.chosen).back
            choosing.selection.picked[:] = before
    assert pressed
