"""What a question shows at a text size: how large its choices lie, and how high its words are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from game.art.painter import Painter
from game.tables.table import Place
from game.ui.pictures import make_painter
from game.ui.table.panels.panels import PanelHeader, Panels
from game.ui.table.shots.placed_pane import PlacedPane
from tests.laws.reading import Reader
from tests.room import Room

Size = tuple[int, int]
Heights = Mapping[str, int]
"""The height of the letters or digits of each text of a picture, in pixels."""
NAME = "name"
"""The head of the panel of whoever is to choose."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A step of a choice as somebody sees it at a text size.

    Attributes:
        question: the key of its prompt, and the shot that it needs.
        choices: how large each thing to choose from lies.
        words: the texts of each picture, by piece or zone; pictures of other players' panels are left out.
    """

    question: tuple[str, str]
    choices: dict[str, Size] = field(default_factory=dict)
    words: dict[str, Heights] = field(default_factory=dict)


class Survey:
    """Measures the steps of choices, in the shots where their choices are; each picture once.

    Attributes:
        steps: what was found, step by step.
    """

    def __init__(self) -> None:
        self.steps: list[Asked] = []
        self._known: dict[object, Heights] = {}

    def look(self, room: Room, reader: Reader) -> None:
        """Measure a step."""
        view, choices = room.play.view, set(room.shown.choices)
        asked = Asked((room.choosing.decision.prompt.key, view.shot.split(".")[0]))
        sheet = Sheet(room, reader, self._known)
        sheet.measure(asked, choices)
        for shot in view.layout.tabbed:
            if choices <= asked.choices.keys():
                break
            room.play.visit(shot)
            sheet.measure(asked, choices, elsewhere=True)
        self.steps.append(asked)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A step that is measured.

    Attributes:
        room: the match.
        reader: of what is drawn.
        known: what was drawn before, by what it is a picture of.
    """

    room: Room
    reader: Reader
    known: dict[object, Heights]

    def measure(self, asked: Asked, choices: set[str], *, elsewhere: bool = False) -> None:
        """The choices that are on the screen, and what is written; ``elsewhere`` on those choices only."""
        view, seat = self.room.play.view, self.room.choosing.decision.player
        found = {shape.id: shape.rect.size for shape in view.shapes(choices - asked.choices.keys())}
        asked.choices.update(found)
        for piece, rect in view.stage.pieces():
            pane = next(
                (each for each in view.arrangement.panes if each.rect.collidepoint(rect.center)), None
            )
            at_hand = piece in found if elsewhere else pane and pane.pane.seat in (None, seat)
            if at_hand:
                asked.words[piece] = self._written(piece, view.stage.placements[piece], rect.size)
        if not elsewhere:
            for pane in view.arrangement.panes:
                asked.words[f"zone {pane.pane.zone}"] = self._printed(pane)
            asked.words[NAME] = self._named(seat)

    def _written(self, piece: str, place: Place, size: Size) -> Heights:
        key = piece, place.face, size, place.count, place.look
        return self._read(key, lambda: self._painter().paint(*key))

    def _printed(self, pane: PlacedPane) -> Heights:
        asked = pane.pane.zone, pane.whole.size, pygame.Rect((0, 0), pane.whole.size)
        return self._read(asked[:2], lambda: list(self._painter().printing(*asked)), max)

    def _named(self, seat: int) -> Heights:
        """The name in the head of the panel of whoever is to choose, where that is seen."""
        play, services = self.room.play, self.room.services
        panels = Panels(services, play.view.arrangement, self.room.session.seats)
        place = panels.header(seat)
        heads = [PanelHeader(seat, 0, active=True)] if place else []
        return self._read((NAME, seat, place and place.size), lambda: panels.items(heads))

    def _read(self, key: object, drawn: Callable[[], object], pick: Callable[..., int] = min) -> Heights:
        """What is written while something is drawn, the same only once; of several heights of a text one.

        Of what is printed the largest: a name that moves with the map is made in several prints.
        """
        if key not in self.known:
            self.room.services.writer.clear()
            with self.reader.apart() as written:
                drawn()
            found: dict[str, int] = {}
            for each in written:
                found[each.text] = pick(each.height, found.get(each.text, each.height))
            self.known[key] = found
        return self.known[key]

    def _painter(self) -> Painter:
        """One that has painted nothing yet: what is kept would not be written again."""
        workshop = self.room.play.view.workshop
        return make_painter(self.room.services, workshop.title, workshop.rules, workshop.seats)
