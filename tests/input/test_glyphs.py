"""What is printed on the button that does something, device by device."""

from __future__ import annotations

import pytest

from game.ui.input.bindings import ACTIONS, SCROLL, pad_action, pad_position
from game.ui.input.glyphs import Glyph, family, key_glyph, pad_glyph, pointer_glyph

PRINTED = {
    "keyboard": (
        "confirm=Enter back=Esc inspect=I undo=U redo=Y menu=M history=H hint=F1 next=Tab "
        "previous=Shift+Tab page-next=PgDn page-previous=PgUp turn=R turn-back=R left=arrows "
        "right=arrows up=arrows down=arrows scroll=arrows"
    ),
    "mouse": "confirm=mouse-left back=mouse-right inspect=mouse-hold scroll=mouse-wheel",
    "touch": "confirm=tap inspect=hold scroll=swipe",
    "xbox": (
        "confirm=A back=B inspect=Y undo=X redo=right-stick menu=start history=select "
        "hint=left-stick next=RB previous=LB page-next=RT page-previous=LT left=dpad right=dpad "
        "up=dpad down=dpad scroll=dpad"
    ),
    "playstation": (
        "confirm=cross back=circle inspect=triangle undo=square redo=right-stick menu=start "
        "history=select hint=left-stick next=R1 previous=L1 page-next=R2 page-previous=L2 "
        "left=dpad right=dpad up=dpad down=dpad scroll=dpad"
    ),
    "nintendo": (
        "confirm=B back=A inspect=X undo=Y redo=right-stick menu=start history=select "
        "hint=left-stick next=R previous=L page-next=ZR page-previous=ZL left=dpad right=dpad "
        "up=dpad down=dpad scroll=dpad"
    ),
    "generic": (
        "confirm=south back=east inspect=north undo=west redo=right-stick menu=start "
        "history=select hint=left-stick next=R1 previous=L1 page-next=R2 page-previous=L2 "
        "left=dpad right=dpad up=dpad down=dpad scroll=dpad"
    ),
}
"""By device, each action with what is printed on its button, or else the name of the picture."""


def glyph(device: str, action: str, swap: bool = False) -> Glyph | None:
    """The glyph of an action."""
    if device == "keyboard":
        return key_glyph(action)
    if device in {"mouse", "touch"}:
        return pointer_glyph(action, touch=device == "touch")
    return pad_glyph(action, device, swap)


@pytest.mark.parametrize("device", PRINTED)
def test_each_action_has_the_sign_that_is_printed_on_its_button(device: str) -> None:
    found = [(action, glyph(device, action)) for action in (*ACTIONS, SCROLL)]
    told = {action: sign.label or sign.icon.removeprefix("glyph-") for action, sign in found if sign}
    assert told == dict(part.split("=") for part in PRINTED[device].split())
    keys = {sign.icon for _, sign in found if sign and sign.label}
    assert keys <= {"glyph-key", "glyph-button"}


@pytest.mark.parametrize("device", ["xbox", "playstation", "nintendo", "generic"])
def test_confirm_and_back_change_places_and_nothing_else_does(device: str) -> None:
    other = {"confirm": "back", "back": "confirm"}
    for action in ACTIONS:
        assert glyph(device, action, swap=True) == glyph(device, other.get(action, action)), action
    for position in ("south", "east", "west", "start"):
        meant = pad_action(position, swap=False)
        assert pad_action(position, swap=True) == other.get(meant, meant)
        assert pad_position(meant, swap=False) == position
    assert pad_position("turn", swap=True) is None is pad_position("turn", swap=False)


@pytest.mark.parametrize(
    ("name", "maker", "found"),
    [
        ("Anything", "5e04", "xbox"),
        ("Anything", "4c05", "playstation"),
        ("Xbox Controller", "7e05", "nintendo"),
        ("Microsoft XInput", "0000", "xbox"),
        ("SONY thing", "ffff", "playstation"),
        ("Joy-Con (L)", "0000", "nintendo"),
        ("Stick", "045e", "generic"),
    ],
)
def test_whose_letters_are_on_a_pad_is_told_by_its_maker_then_by_its_name(
    name: str, maker: str, found: str
) -> None:
    assert family(name, f"03000000{maker}0000e60c000000000000") == found
