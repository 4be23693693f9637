"""The first moment of a match: what is played, and to what end, in the light of its table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.drawing import Drawing
from game.art.palette import mix, rgb
from game.rules.kernel.text import text
from game.ui.scenes.balanced_text import balanced
from game.ui.scenes.passing import PassingScene
from game.ui.services import Services
from game.ui.widgets.dialog import dim
from game.ui.widgets.gilded import gilded
from game.ui.widgets.title_art import ornament

LASTS = {"off": 0.0, "fast": 1.1, "normal": 1.8}
"""Seconds, by the setting of animation."""
_COMES, _GOES = 0.15, 0.3
"""Shares of that in which it comes and goes."""
_DIM = 0.9
_NAME, _AIM = 160, 54
_DROP = 14
"""Between a Persian name, which reaches lower, and the line below it."""
_LAMP = rgb("ffd9a0")


class OpeningScene(PassingScene):
    """The name of a title and its aim over the dimmed table, which then stands alone.

    Args:
        services: the program's services.
        title: what is played.
        on_gone: called once the table stands.
    """

    close = "opening.close"

    def __init__(self, services: Services, title: str, on_gone: Callable[[], None]) -> None:
        super().__init__(services)
        self._title, self._on_gone = title, on_gone
        self._lasts = self._left = LASTS[services.settings.animation]
        self._table: pygame.Surface | None = None
        self._seen = False
        self._picture: pygame.Surface | None = None

    def on_exit(self) -> None:
        """Its pictures may be overwritten."""
        self._drop()

    def update(self, dt: float) -> bool:
        """Let it come, stand and go; True while it changes."""
        before, self._left = self._shown, self._left - dt
        if self._left <= 0:
            self.leave()
        return self._shown != before

    def draw(self, canvas: pygame.Surface) -> None:
        """Keep the table that lies on the canvas; at first it is seen as it is."""
        self._drop()
        self._table = self._ui.surface_pool.copy(canvas)
        if self._seen:
            self.redraw(canvas)
        self._seen = True

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """The table, and it above as far as it has come; painted once it comes."""
        if self._table:
            picture = self._painted(canvas)
            picture.set_alpha(round(255 * self._shown))
            canvas.blit(self._table, (0, 0))
            canvas.blit(picture, (0, 0))
        return [canvas.get_rect()]

    def leave(self) -> None:
        """Go, and let the match begin."""
        super().leave()
        self._on_gone()

    @property
    def _shown(self) -> float:
        """How far it has come: 0 to 1."""
        share = max(0.0, self._left / self._lasts) if self._lasts else 0.0
        return min(1.0, (1 - share) / _COMES, share / _GOES)

    def _painted(self, canvas: pygame.Surface) -> pygame.Surface:
        """The picture, made at the first request on a canvas that shows the bare table."""
        if self._picture is None:
            self._paint(canvas)
            self._picture = self._ui.surface_pool.copy(canvas)
        return self._picture

    def _paint(self, canvas: pygame.Surface) -> None:
        ui, m, palette = self._ui, self._ui.metrics, self._ui.theme.palette
        dim(canvas, canvas.get_rect(), palette.table_deep, _DIM)
        if not palette.vivid:
            self._light(canvas)
        name = gilded(ui, ui.say(text(f"{self._title}-name")), m.units(_NAME), m.safe.w)
        em, room = m.text(_AIM), round(m.safe.w * 0.86)
        said = balanced(ui.writer, ui.say(text(f"{self._title}-aim")), em, room)
        aim = ui.writer.paragraph(said, em, palette.on_dark, room, align="center")
        line = pygame.Rect(0, 0, min(m.safe.w, max(name.get_width(), m.units(700))), m.units(34))
        drop = m.units(_DROP) if m.rtl else 0
        high = name.get_height() + drop + line.h + m.units(16) + aim.get_height()
        top = m.safe.top + (m.safe.h - high) // 2
        canvas.blit(name, name.get_rect(centerx=m.safe.centerx, top=top))
        line.midtop = (m.safe.centerx, top + name.get_height() + drop)
        canvas.blit(ui.artist.svg(ornament(line.size, ui), line.size), line)
        canvas.blit(aim, aim.get_rect(centerx=m.safe.centerx, top=line.bottom + m.units(16)))

    def _light(self, canvas: pygame.Surface) -> None:
        """A pool of light in the colour of the table."""
        color = mix(self._ui.theme.palette.tile, _LAMP, 0.4)
        pool = Drawing(96, 54)
        pool.rect(
            (0, 0), (96, 54), pool.radial((48, 27), 46, (0, color, 0.34), (0.5, color, 0.12), (1, color, 0))
        )
        small = self._ui.artist.draw(pool, (96, 54))
        canvas.blit(pygame.transform.smoothscale(small, canvas.get_size()), (0, 0))

    def _drop(self) -> None:
        for picture in (self._table, self._picture):
            self._ui.surface_pool.take_back(picture)
        self._table = self._picture = None
