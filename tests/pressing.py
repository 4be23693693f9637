"""What people do on the scenes around the table, for tests."""

from __future__ import annotations

from game.ui.input import intents
from tests.scene_samples import Showing

PAD = "pad:0"


def press(showing: Showing, id: str, device: str = PAD) -> None:
    """Bring the focus to ``id`` as a person would, round the screen, and confirm."""
    top = showing.stack.top
    assert top is not None
    present = ids(showing)
    assert id in present, f"{id} is not among {present}"
    for _ in present:
        if top.focus() == id:
            break
        showing.send(intents.Cycle(device, 1))
    assert top.focus() == id
    showing.send(intents.Confirm(device))


def ids(showing: Showing) -> list[str]:
    """What can be focused on the top scene."""
    assert showing.stack.top is not None
    return [item.id for item in showing.stack.top.focusables()]
