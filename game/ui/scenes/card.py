"""How large the screen is: a bank card is held to a frame."""

from __future__ import annotations

from game.rules.kernel.text import text
from game.ui.screen_size import CARD, measured
from game.ui.services import Services
from game.ui.widgets.boxes import Column, RowBox
from game.ui.widgets.button import Button
from game.ui.widgets.card_frame import CardFrame
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.widget import Widget


class CardScene(SplitPage):
    """The frame is made as large as the card; the width of the screen that follows is kept."""

    title = text("card-title")
    width = 1640
    ruled = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._width = services.mm(CARD)
        self.ring.id = "frame"

    def build(self) -> Widget:
        """What to do, and the frame."""
        said = [Paragraph(text("card-text"), align="center")] if self.ui.metrics.text_scale == 1 else []
        return Column([*said, CardFrame("frame", self._width, self._resize)], gap=10)

    def foot(self) -> Widget:
        """It fits."""
        return RowBox([Button("done", text("card-done"), self._done, kind="primary")])

    def _resize(self, width: int) -> None:
        self._width = width

    def _done(self) -> None:
        self.ui.settings.screen_width = measured(self._width, self.ui.display.size[0])
        self.ui.apply()
        self.stack.pop(self)
