"""What points before the end mean, said beside them once: in the head of who is to act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.art.palette import Color
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.shots.arrange import Arrangement

_WORDS = "play-if-it-ended"
_GAP, _TALL = 12, 0.7
"""What is free at both ends of the words, in design units, and their em in heights of the points' room."""
_LABELS = ("name.", "symbol.", "score.")


def lying_in(arrangement: Arrangement, seat: int, head: pygame.Rect) -> list[pygame.Rect]:
    """The places for pieces in the head of a seat's panel."""
    places = (
        arrangement.rect(slot)
        for slot in arrangement.slots
        if arrangement.seat_of(slot) == seat and not slot.startswith(_LABELS)
    )
    return [place for place in places if place and place.colliderect(head)]


def say_provisional(
    services: Services, picture: pygame.Surface, score: pygame.Rect, taken: Iterable[pygame.Rect], ink: Color
) -> None:
    """Write before the points what they are, in as many words as what is ``taken`` leaves room for."""
    metrics, fonts = services.metrics, services.theme.fonts
    em = max(metrics.print(fonts.small), min(metrics.text(fonts.small), round(score.h * _TALL)))
    free = list(_gaps([score, *taken], metrics.units(_GAP)))
    for words in (services.say(_WORDS), services.catalogue.short(_WORDS)):
        wide = services.writer.measure(words, em, "regular")[0]
        room = min((gap for gap in free if gap.w >= wide), key=lambda gap: abs(gap.x - score.x), default=None)
        if room:
            said = services.writer.line(words, em, ink, "regular")
            at = said.get_rect(centery=score.centery, left=room.left)
            at.right = at.right if metrics.rtl else room.right
            write(picture, said, at)
            return


def _gaps(taken: Iterable[pygame.Rect], clear: int) -> Iterator[pygame.Rect]:
    """What is free between things in a row, but for what is ``clear`` beside each."""
    end = None
    for rect in sorted(taken, key=lambda rect: rect.left):
        if end is not None and rect.left - end > 2 * clear:
            yield pygame.Rect(end + clear, rect.top, rect.left - end - 2 * clear, rect.h)
        end = max(rect.right, end or 0)
