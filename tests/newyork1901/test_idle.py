"""A claim that leaves nothing to build ends the turn: it says so before and after, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.lang.catalogue import Catalogue
from game.rules.kernel.text import seat_ref
from game.rules.newyork1901.state import Grab
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city

TABLE = NewYorkTable(city())


def claiming(lot: str, district: str, *left: str, size: int = 2) -> Scene:
    """Seat 0 may claim ``lot`` and has only these buildings left, or all of them."""
    scene = Scene(action_cards=False)
    scene.market((district, size))
    player = scene.player()
    if left:
        kept = [f"building.0.{kind}" for kind in left]
        player.demolished += [piece for piece in player.unbuilt if piece not in kept]
        player.unbuilt = kept
    return scene


def warned(scene: Scene, lot: str) -> list[tuple[str, dict[str, Any]]]:
    """What is said before the lot is claimed."""
    action = next(each for each in scene.actions("claim") if each.targets[1] == f"lot.{lot}")
    lines = TABLE.preview(scene.rules.view(scene.state, None), action)
    return [(line.key.removeprefix("newyork1901-"), line.dict()) for line in lines]


@pytest.mark.parametrize(
    ("lot", "district", "left", "cause", "squares", "free"),
    [
        ("b04", "blue", (), "street", 2, 2),
        ("y07", "yellow", ("b4", "s1"), "squares", 3, 2),
        ("y07", "yellow", ("s1", "g1"), "opened", 0, 0),
    ],
)
def test_a_claim_that_leaves_nothing_to_build_says_why_before_and_after(
    lot: str, district: str, left: tuple[str, ...], cause: str, squares: int, free: int
) -> None:
    scene = claiming(lot, district, *left)
    why = {"cause": cause, "squares": squares, "free": free}
    assert warned(scene, lot) == [("preview-idle", why)]
    scene.claim(lot)
    assert scene.seat() == 1
    (told,) = (line for event in scene.events if (line := TABLE.tell(event)) and line.key.endswith("claim"))
    assert told.dict()["cause"] == cause
    assert [event.kind for event in scene.events if event.kind in ("idle", "pass")] == ["idle"]


def test_free_squares_of_another_shape_are_no_room() -> None:
    yellow = (lot for lot in city().sites.grid.lots if (lot.size, lot.district) == (3, "yellow"))
    lot = next(filter(straight, yellow))
    scene = claiming(lot.id, "yellow", "b5", size=3)
    said = warned(scene, lot.id.removeprefix("lot."))
    assert [values["cause"] for _, values in said] == ["fit"]


def straight(lot: Any) -> bool:
    return 1 in (len({x for x, _ in lot.cells}), len({y for _, y in lot.cells}))


def test_a_claim_after_which_one_can_build_says_nothing_of_it() -> None:
    scene = claiming("y07", "yellow")
    assert [key for key, _ in warned(scene, "y07")] == ["preview-claim", "lot-at"]
    scene.claim("y07")
    assert "cause" not in scene.told("claim")[0].data


def test_of_two_claims_the_last_one_alone_can_leave_nothing_to_build() -> None:
    scene = Scene(action_cards=False)
    scene.market(("blue", 2), ("blue", 2))
    scene.state.stack = [Grab(0, 2)]
    assert [key for key, _ in warned(scene, "b04")] == ["preview-claim", "lot-inside"]
    scene.state.stack = [Grab(0, 1)]
    assert [key for key, _ in warned(scene, "b04")] == ["preview-idle"]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_line_of_the_claim_says_that_nothing_can_be_built(lang: str) -> None:
    catalogue = Catalogue(lang, Path("assets/lang"))
    scene = claiming("b04", "blue")
    scene.claim("b04")
    lines = [line for kind in ("claim", "idle") for event in scene.told(kind) if (line := TABLE.tell(event))]
    first, reason = map(catalogue.say, lines)
    land: dict[str, int | str] = {"seat": seat_ref(0), "district": "blue", "size": 2}
    assert first == catalogue.say("newyork1901-log-claim", **land, cause="street")
    assert first != catalogue.say("newyork1901-log-claim", **land, cause="none")
    assert catalogue.say("newyork1901-idle", cause="street", squares=2, free=2) in reason
    assert not catalogue.missing
