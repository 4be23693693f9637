"""The piece in hand, and what pointer, pad and keys do to it: the focus and the choice go with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import text
from game.tables.ghost import Ghost
from game.ui.focus import Focusable, FocusRing
from game.ui.table.stage.gesture import hold, take_in_hand
from game.ui.table.stage.handling import Handling

if TYPE_CHECKING:
    from game.desk.desk import Desk
    from game.ui.table.stage.stage import Stage

SIDE = 50
PLACES = ("at.0.0", "at.2.0", "at.4.0", "at.0.4.turned")
BUTTON = Focusable("do.0", pygame.Rect(0, 600, 100, 40), layer=1)
PIECE = Focusable("a", pygame.Rect(500, 500, 40, 40))


class Board:
    """A board of squares: "at.COLUMN.ROW"; a place may be bent, or have a larger place for its picture."""

    revision = 0

    def place_of(self, slot: str) -> pygame.Rect | None:
        if not slot.startswith("at."):
            return None
        column, row = slot.split(".")[1:3]
        rect = pygame.Rect(int(column) * SIDE, int(row) * SIDE, SIDE, SIDE)
        return rect.inflate(20, 20) if slot.endswith("large") else rect

    def outline(self, target: str) -> tuple[tuple[int, int], ...]:
        return ((0, 0), (9, 0), (0, 9)) if target == "at.2.0" else ()


class Chooser:
    """A desk with one choice: lay piece a or b down somewhere, or end."""

    def __init__(self) -> None:
        actions = [act(0, "lay", piece, place) for piece in "ab" for place in PLACES]
        self._choosing = Choosing(Decision(0, text("toy-prompt"), (*actions, act(0, "end")), ordered=True))
        self.open, self.revision = True, 0

    def choosing(self) -> Choosing | None:
        return self._choosing if self.open else None

    def unpick(self) -> None:
        self._choosing.selection.unpick()
        self.revision += 1

    def point(self, target: str) -> object:
        self.revision += 1
        return self._choosing.point(target)


def ghost(seat: int, picked: Sequence[str], target: str) -> Ghost | None:
    """A piece is in hand once it is picked."""
    if not picked:
        return None
    return Ghost(
        picked[0], pose=int(target.endswith("turned")), place="at.0.0.large" if target == PLACES[0] else ""
    )


class Hands:
    """A handling with its ring."""

    def __init__(self) -> None:
        self.chooser, self._ring = Chooser(), FocusRing()
        desk, stage = cast("Desk", self.chooser), cast("Stage", Board())
        self.things = [BUTTON, PIECE]
        self.handling = Handling(desk, stage, lambda: self.ring, ghost)

    @property
    def ring(self) -> FocusRing:
        """The focus, among what can be pointed at now."""
        hand = self.handling.hand
        self._ring.set([*self.things, *([hand.at.area] if hand else [])])
        return self._ring

    def pick(self, *targets: str) -> None:
        for target in targets:
            self.chooser.point(target)

    @property
    def over(self) -> str:
        assert self.handling.hand is not None
        return self.handling.hand.at.target


@pytest.fixture
def hands() -> Hands:
    return Hands()


def test_nothing_is_in_hand_before_a_piece_is_picked_nor_without_a_choice(hands: Hands) -> None:
    assert hands.handling.hand is None
    assert not hands.handling.turn(1) and not hands.handling.step(1)
    assert not hands.handling.place_at((10, 10))
    hands.chooser.open = False
    hands.chooser.point("a")
    assert hands.handling.hand is None
    stage = cast("Stage", Board())
    assert take_in_hand(stage, None, ghost, None) is None


def test_a_picked_piece_is_over_the_first_place_and_all_places_are_known(hands: Hands) -> None:
    hands.pick("a")
    hand = hands.handling.hand
    assert hand is not None and not hand.laid
    assert [spot.target for spot in hand.spots] == list(PLACES), "pose after pose, in reading order"
    first, second, *_ = hand.spots
    assert first.ghost.piece == "a" and first.centre == (25, 25)
    assert first.picture.size == (SIDE + 20, SIDE + 20), "the picture may fill another place"
    assert second.picture == second.area.rect and second.area.outline and not first.area.outline


def test_a_choice_among_other_things_than_places_is_not_laid_down() -> None:
    stage = cast("Stage", Board())
    assert hold(stage, 0, ("a",), ["at.0.0", "deck"], ghost) is None, "one of them is no place"
    assert hold(stage, 0, (), ["at.0.0"], ghost) is None, "nothing is picked"
    assert hold(stage, 0, ("a",), [], ghost) is None
    hand = hold(stage, 0, ("a",), ["at.4.0", "at.0.4", "at.0.0"], ghost)
    assert hand is not None and hand.at.target == "at.0.0"


def test_a_piece_laid_down_waits_for_its_button_and_is_laid_elsewhere_by_moving(hands: Hands) -> None:
    hands.pick("a", "at.2.0")
    hand = hands.handling.hand
    assert hand is not None and hand.laid and hands.over == "at.2.0"
    assert hands.handling.step(1) and hands.over == "at.4.0"
    assert hands.chooser.choosing().picked == ("a", "at.4.0")  # type: ignore[union-attr]
    assert hands.ring.id == "do.0", "its button"


def test_another_piece_appears_where_the_last_one_was(hands: Hands) -> None:
    hands.pick("a")
    hands.handling.step(2)
    assert hands.over == "at.4.0"
    hands.chooser.unpick()
    hands.pick("b")
    assert hands.over == "at.4.0" and hands.handling.hand is not None
    assert hands.handling.hand.at.ghost.piece == "b"


def test_a_new_piece_that_cannot_lie_there_appears_nearby() -> None:
    stage, chooser = cast("Stage", Board()), Chooser()
    before = hold(stage, 0, ("x",), ["at.3.0"], ghost)
    chooser.point("a")
    hand = take_in_hand(stage, chooser.choosing(), ghost, before)
    assert hand is not None and hand.at.target in ("at.2.0", "at.4.0")
    far = hold(stage, 0, ("x",), ["at.0.9"], ghost)
    hand = take_in_hand(stage, chooser.choosing(), ghost, far)
    assert hand is not None and hand.at.target == "at.0.4.turned"


def test_a_pointer_takes_it_from_place_to_place_without_an_outline(hands: Hands) -> None:
    hands.pick("a")
    hands.handling.hover((4 * SIDE + 10, 10))
    assert hands.over == "at.4.0" == hands.ring.id and not hands.ring.visible
    hands.handling.hover((4 * SIDE + 12, 12))
    assert hands.over == "at.4.0", "it is there already"
    hands.handling.hover((510, 510))
    assert hands.over == "at.4.0" and hands.ring.id == "a", "over a thing that is no place it stays"
    hands.handling.hover((900, 300))
    assert hands.over == "at.4.0"


def test_over_a_button_a_pointer_means_the_button(hands: Hands) -> None:
    hands.pick("a")
    covering = Focusable("do.1", pygame.Rect(4 * SIDE, 0, SIDE, SIDE), layer=1)
    hands.things.append(covering)
    assert not hands.handling.place_at((4 * SIDE + 10, 10))
    hands.handling.hover((4 * SIDE + 10, 10))
    assert hands.over == "at.0.0" and hands.ring.id == "do.1"


def test_a_piece_that_is_laid_down_does_not_follow_the_pointer(hands: Hands) -> None:
    hands.pick("a", "at.2.0")
    hands.handling.hover((4 * SIDE + 10, 10))
    assert hands.over == "at.2.0"


def test_keys_move_it_while_the_focus_is_on_it_and_else_the_focus(hands: Hands) -> None:
    hands.pick("a")
    hands.ring.focus("at.0.0")
    hands.ring.visible = False
    hands.handling.navigate("right")
    assert hands.over == "at.2.0" == hands.ring.id and hands.ring.visible
    hands.handling.navigate("up")
    assert hands.over == "at.2.0", "there is no place up there"
    hands.ring.focus("a")
    hands.handling.navigate("down")
    assert hands.over == "at.2.0" and hands.ring.id == "do.0"
    hands.handling.navigate("up", ["a"])
    assert hands.ring.id == "a"


def test_it_turns_and_where_it_cannot_it_goes_on(hands: Hands) -> None:
    hands.pick("a")
    assert hands.handling.turn(1)
    assert hands.over == "at.0.4.turned" == hands.ring.id
    assert hands.handling.turn(1) and hands.over == "at.0.0"
    assert hands.handling.step(1) and hands.over == "at.2.0"
    assert hands.handling.step(-1) and hands.over == "at.0.0"


def test_a_piece_just_taken_is_held_over_the_likeliest_place(hands: Hands) -> None:
    hands.pick("a")
    hands.handling.suggest(["nowhere", "at.4.0"])
    assert hands.over == "at.0.0", "only the likeliest counts"
    hands.handling.suggest([])
    hands.handling.suggest(["at.4.0", "at.2.0"])
    assert hands.over == "at.4.0"
    hands.pick("at.4.0")
    hands.handling.suggest(["at.2.0"])
    assert hands.over == "at.4.0", "it was laid down"


def test_the_focus_follows_the_piece_or_the_button_that_completes(hands: Hands) -> None:
    hands.handling.follow()
    assert hands.ring.id == "do.0"
    hands.ring.focus("a")
    hands.handling.follow()
    assert hands.ring.id == "a", "something else may still be picked"
    hands.pick("a")
    hands.handling.follow()
    assert hands.ring.id == "at.0.0"
    hands.pick("at.0.0")
    hands.handling.follow()
    assert hands.ring.id == "do.0"


def test_a_press_that_may_not_choose_yet_still_brings_the_piece_where_the_focus_can_be(hands: Hands) -> None:
    hands.pick("a")
    assert hands.handling.meant((225, 25)) == "at.4.0" == hands.over
    assert hands.ring.focus("at.4.0")
    assert hands.handling.meant((900, 900)) is None and hands.over == "at.4.0"
    hands.pick("at.4.0")
    assert hands.handling.meant((125, 25)) == "at.2.0", "what the press would choose"
    assert hands.over == "at.4.0", "but it lies where it was laid down until that is chosen"
