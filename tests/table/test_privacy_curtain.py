"""Curtains before secret choices: when one falls, what is seen once it is lifted, how a look ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from game.ui.play.privacy_curtain import PrivacyCurtain

if TYPE_CHECKING:
    from game.desk.desk import Desk
    from game.ui.play.match_dialogs import MatchDialogs


class Secret:
    """A desk with a secret choice, and the curtain before it; notes what is done, in order."""

    def __init__(self, *, secret: bool = True, seat: int | None = 1) -> None:
        self.seat, self.private_view, self._secret = seat, False, secret
        self.done: list[object] = []
        self.lift: Callable[[], None] = lambda: None
        self.privacy_curtain = PrivacyCurtain(
            cast("Desk", self), cast("MatchDialogs", self), self._show, self._menu
        )

    def needs_curtain(self) -> bool:
        return self._secret and not self.private_view

    def set_private_view(self, on: bool = True) -> None:
        self.private_view = on
        self.done.append("open" if on else "hidden")

    def curtain(
        self, seat: int, ready: Callable[[], None], *, may_leave: bool, menu: Callable[[], None]
    ) -> None:
        self.lift = ready
        self.done.append((seat, may_leave))
        menu()

    def _show(self) -> None:
        self.done.append("shown")

    def _menu(self) -> None:
        self.done.append("menu")


def test_a_secret_choice_falls_behind_a_curtain_that_cannot_be_left_but_has_the_menu() -> None:
    table = Secret()
    table.privacy_curtain.open_if_needed()
    assert table.done == [(1, False), "menu"]
    open_choice = Secret(secret=False)
    open_choice.privacy_curtain.open_if_needed()
    assert open_choice.done == []


def test_a_look_that_was_asked_for_may_be_declined() -> None:
    table = Secret(secret=False)
    table.privacy_curtain.open(lambda: None)
    assert table.done[0] == (1, True)


def test_behind_the_lifted_curtain_the_own_table_is_shown_before_anything_else_happens() -> None:
    table = Secret()
    table.privacy_curtain.open(lambda: table.done.append("went on"))
    assert table.done == [(1, True), "menu"], "nothing before it is lifted"
    table.lift()
    assert table.done[2:] == ["open", "shown", "went on"]


def test_where_nobody_is_to_act_there_is_nobody_to_draw_a_curtain_for() -> None:
    table = Secret(seat=None)
    table.privacy_curtain.open(lambda: None)
    assert table.done == []


def test_a_look_that_ends_hides_the_secret_and_the_curtain_falls_again() -> None:
    table = Secret()
    assert table.privacy_curtain.close() is False and table.done == [], "nobody looked"
    table.private_view = True
    assert table.privacy_curtain.close() is True
    assert table.done == ["hidden", "shown", (1, False), "menu"]
