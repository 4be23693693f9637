"""The sprites on the table: drawn from placements, moved by their differences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

import pygame

from game.art.painter import Painter
from game.rules.kernel.event import Event
from game.tables.table import Place, Table
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.motion.cues import Cues
from game.ui.table.motion.director import Director, at_once
from game.ui.table.motion.motion import Motion
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.placed_pane import Cut
from game.ui.table.stage.sprite import RAISED, Sprite, deep_shadow, lie, shadow
from game.ui.table.stage.standing import NONE, Standing, stand, things_on
from game.ui.table.stage.tones import FAINT, Tone, Tones, cornered, cut_items

DURATION = {"off": 0.0, "fast": 0.18, "normal": 0.36}
"""Seconds that one movement takes, by the setting."""
_LIFT = 20
"""Design units by which a lifted piece is raised."""


class Stage:
    """Holds one sprite for each piece and moves them.

    The difference of the placements alone animates everything rightly; events only improve order and
    emphasis, so a wrong event cannot corrupt the table. :meth:`snap` puts every sprite where it lies.

    Args:
        table: the title's presentation.
        painter: makes the pictures.
        services: the program's services, for sounds and shadows.

    Attributes:
        revision: counts whatever changes where pieces lie still.
    """

    def __init__(self, table: Table, painter: Painter, services: Services) -> None:
        self._table, self._painter, self._services = table, painter, services
        self._arrangement: Arrangement | None = None
        self._hidden_slots = self._fans = self._flat_slots = frozenset[str]()
        self.placements: dict[str, Place] = {}
        self._expected: Mapping[str, Place] = {}
        self._sprites: dict[str, Sprite] = {}
        self._tones = Tones()
        self._motions: list[Motion] = []
        self._cues = Cues(services.sound)
        self._lifted: frozenset[str] = frozenset()
        self._standing = NONE
        self._stood: object = None
        self.revision = 0

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._motions)

    def arrange(self, arrangement: Arrangement, painter: Painter) -> None:
        """Lay everything out anew (the canvas, language or theme changed)."""
        self._arrangement, self._painter, self._sheets = arrangement, painter, arrangement.sheets
        self._hidden_slots = frozenset(arrangement.of_kind("sink"))
        self._flat_slots = frozenset(arrangement.of_kind("card", "row"))
        self._fans = frozenset(arrangement.of_kind("fan"))
        self._tones.clear()
        self._stood = None
        self._sprites = {}
        self.revision += 1
        self.snap()

    def snap(self, placements: Mapping[str, Place] | None = None) -> None:
        """Put every sprite where it lies, at once."""
        self.revision += bool(self._motions) or placements is not None
        self._motions.clear()
        self._cues.finish()
        if placements is not None:
            self.placements, self._expected = dict(placements), {}
        self._settle_still(())
        # In the order of what lies over what.
        self._sprites = {piece: sprite for piece in self.placements if (sprite := self._sprites.get(piece))}

    def expect(self, placements: Mapping[str, Place]) -> None:
        """Announce the placements that come next: pieces that stay are then painted as they will look."""
        self._expected = placements

    def change(self, placements: Mapping[str, Place], events: Sequence[Event], speed: str) -> None:
        """Go from the placements shown to ``placements``, told by ``events``."""
        self._expected = {}
        if self._motions or self._lifted:
            raised, self._lifted = self._lifted, frozenset()
            self.snap()
            for piece in raised:
                self.put(piece)
        before, self.placements = self.placements, dict(placements)
        self.revision += 1
        if not DURATION[speed]:
            self.snap()
            for sound in at_once(self._table, events):
                self._services.sound.play(sound)
            return
        director = Director(self, self._table, before, DURATION[speed], self._sheets)
        for event in events:
            director.show(event)
        director.show_the_rest()
        self._motions += director.motions
        self._cues.start(director.sounds)
        self._settle_still(director.claimed)

    def lift(self, wanted: Mapping[str, int]) -> None:
        """Lift pieces, and as many of a fan as are ``wanted`` of it, out of where they lie; no others."""
        if self.moving:
            return
        lifted = frozenset(piece for target, count in wanted.items() for piece in self._of(target, count))
        changed, self._lifted = lifted ^ self._lifted, lifted
        for piece in changed:
            self.put(piece)

    def add(self, motion: Motion) -> None:
        """Let something move beside what the game moves."""
        self._motions.append(motion)

    def update(self, dt: float) -> bool:
        """Let time pass; True if anything moved. What is heard last may be heard when all lies still."""
        self._cues.update(dt)
        if not self._motions:
            return False
        for motion in self._motions:
            motion.elapsed += dt
        landed = [motion for motion in self._motions if motion.done]
        self._motions = [motion for motion in self._motions if not motion.done]
        for motion in landed:
            motion.on_land()
        self.revision += not self._motions
        return True

    def stand(self, chosen: frozenset[str]) -> Standing:
        """How all things stand from now on while some are ``chosen``: they may be, or are picked."""
        key, lies = (chosen, self.revision), self._arrangement
        if key != self._stood:
            things = things_on(self.placements, self._seen, lies, chosen) if chosen and lies else {}
            self._stood, self._standing = key, stand(things, chosen)
        return self._standing

    def _seen(self, piece: str, place: Place) -> bool:
        """Whether a piece is seen, whole or in part."""
        return bool(piece in self._sprites or self._cuts(place)) and not self._sunk(piece, place)

    def _sunk(self, piece: str, place: Place) -> bool:
        """Whether a counted piece has swallowed it."""
        return piece != place.slot and place.slot in self._hidden_slots

    def raised(self, target: str) -> int:
        """By how many pixels a thing is drawn higher than it lies, as it may be chosen."""
        return self._services.metrics.units(RAISED) if target in self._standing.raised else 0

    def resting(self, grounds: Sequence[Item] = ()) -> Iterator[Item]:
        """The sprites that lie still as they stand to the choice, lowest first, all shadows below all pieces.

        Marks of ``grounds`` lie over the pieces that fill a ground, and below those that stand on it.
        """
        flying = {motion.piece for motion in self._motions if motion.started}
        # In the order of the placements, which does not depend on what moved when: overlapping soft edges
        # then look the same however a position was reached.
        still = [
            (piece, sprite)
            for piece in self.placements
            if (sprite := self._sprites.get(piece)) is not None
            and piece not in flying
            and not self._sunk(piece, sprite.place)
        ]
        yield from (shade for each in still for shade in self._shade(*each))
        if grounds:
            still.sort(key=lambda each: not self.outline(each[0]))
        rims, back = iter(grounds), self._standing.back
        yield from self._cut(back, flying)
        for piece, sprite in still:
            if not self.outline(piece):
                yield from rims
            picture = self._tones.copy(sprite.picture, back[piece]) if piece in back else sprite.picture
            yield Item(picture, (sprite.rect.left, sprite.rect.top - self.raised(piece)))
        yield from rims

    def _shade(self, piece: str, sprite: Sprite) -> Iterator[Item]:
        if piece in self._standing.raised:
            yield deep_shadow(sprite, self._tones, self._services.metrics)
        elif sprite.place.slot in self._flat_slots:
            yield shadow(sprite, self._services)

    def _cut(self, back: Mapping[str, Tone], flying: Set[str]) -> Iterator[Item]:
        """What a close-up shows in part: it looks like what is seen whole, but is only looked at."""
        for piece, place in self.placements.items():
            if (cuts := self._cuts(place)) and piece not in flying and not self._sunk(piece, place):
                picture = self.picture(piece, place, cuts[0].rect.size)
                seen = self._tones.copy(picture, back[piece]) if piece in back else picture
                # Of the board beneath nothing is lost: a number there is printed whole or not at all.
                yield from cut_items(seen, cuts, self._tones, ground=piece == place.slot)

    def _cuts(self, place: Place) -> Sequence[Cut]:
        return self._arrangement.cut(place.slot, place.index, place.among) if self._arrangement else ()

    def fillings(self) -> Iterator[Item]:
        """The pieces that fill a ground, which marks of grounds lie over."""
        filling = (sprite for piece, sprite in self._sprites.items() if self.outline(piece))
        return (Item(sprite.picture, sprite.rect.topleft) for sprite in filling)

    def flying(self) -> Iterator[Item]:
        """The sprites on their way."""
        return (motion.item() for motion in self._motions if motion.started)

    def sprite(self, piece: str) -> Sprite | None:
        """A piece as it is shown now; None for one that is not."""
        return self._sprites.get(piece)

    def slot_of(self, target: str) -> str:
        """The slot that a piece lies in; what is no piece is a slot itself."""
        place = self.placements.get(target)
        return place.slot if place else target

    def rect(self, target: str) -> pygame.Rect | None:
        """Where a piece, or else the slot of that name, lies."""
        sprite = self._sprites.get(target)
        return sprite.rect if sprite is not None else self.place_of(target)

    def place_of(self, slot: str) -> pygame.Rect | None:
        """Where the slot of that name lies, whatever lies there."""
        return self._arrangement.rect(slot) if self._arrangement else None

    def room(self, place: Place) -> pygame.Rect | None:
        """Where a piece at ``place`` lies; None if that is folded away."""
        return self._arrangement.rect(place.slot, place.index, place.among) if self._arrangement else None

    def outline(self, target: str) -> tuple[tuple[int, int], ...]:
        """The corners of a piece or slot that is no rectangle; empty for the others."""
        sprite = self._sprites.get(target)
        slot = sprite.place.slot if sprite else target
        return self._arrangement.outline(slot) if self._arrangement else ()

    def cornered(self, target: str) -> bool:
        """Whether the picture of a piece reaches into its corners: a tile does, a token does not."""
        sprite = self._sprites.get(target)
        return sprite is not None and cornered(sprite.picture)

    def pieces(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Every piece that can be seen, with its place."""
        for piece, sprite in self._sprites.items():
            if not self._sunk(piece, sprite.place):
                yield piece, sprite.rect

    def prefetch(self, arrangement: Arrangement, placements: Mapping[str, Place]) -> Iterator[None]:
        """Paint the pieces of ``placements`` as they would lie in another arrangement, one at each step."""
        for piece, place in (*self._table.prefetch_pieces, *placements.items()):
            rect = arrangement.rect(place.slot, place.index, place.among)
            if rect and place.slot not in self._hidden_slots:
                self.picture(piece, place, rect.size)
                yield

    def picture(self, piece: str, place: Place, size: tuple[int, int]) -> pygame.Surface:
        """The picture of ``piece`` as it is at ``place``."""
        made = self._painter.paint(piece, place.face, size, place.count, place.look)
        return self._tones.copy(made, FAINT) if place.pale else made

    def put(self, piece: str) -> None:
        """Show ``piece`` where it lies; a piece whose place is folded away is not shown."""
        place, coming = self.placements.get(piece), self._expected.get(piece)
        if place and coming and lie(place) == lie(coming):
            place = coming
        rect = self.room(place) if place else None
        if place is None or rect is None:
            self._sprites.pop(piece, None)
            return
        picture = self.picture(piece, place, rect.size)
        raised = self._services.metrics.units(_LIFT) if piece in self._lifted else 0
        lies = picture.get_rect(center=(rect.centerx, rect.centery - raised))
        self._sprites[piece] = Sprite(place, lies, picture)

    def _of(self, target: str, count: int) -> list[str]:
        """A piece, or the first ``count`` of those that lie in a fan."""
        if target in self.placements:
            return [target]
        if target not in self._fans:
            return []
        return [piece for piece, place in self.placements.items() if place.slot == target][:count]

    def _settle_still(self, moving: Iterable[str]) -> None:
        """Pieces that do not move, or are new and claimed by nobody, are shown as they lie; others go.

        What is shown as it lies already stays as it is.
        """
        for piece in [piece for piece in self._sprites if piece not in self.placements]:
            del self._sprites[piece]
        for piece in self.placements.keys() - set(moving):
            lies = self._sprites.get(piece)
            if lies is None or lies.place != self.placements[piece]:
                self.put(piece)
