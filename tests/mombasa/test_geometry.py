"""The plane geometry behind the checks of a map."""

from __future__ import annotations

from game.maps.geometry import crosses_itself, inside, near_outline, shared_corners


def test_a_point_is_inside_outside_or_on_the_outline() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert inside((5, 5), square) and not inside((15, 5), square)
    assert near_outline([(0, 0), (5, 0.5)], square, 1)
    assert not near_outline([(5, 5)], square, 1)
    assert shared_corners(square, ((10.0, 0.0), (10.0, 10.0), (20.0, 5.0))) == 2


def test_an_outline_crosses_itself_where_two_sides_do() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert not crosses_itself(square)
    assert crosses_itself((square[0], square[2], square[1], square[3]))
    touching = ((0.0, 0.0), (10.0, 0.0), (5.0, 5.0), (10.0, 10.0), (0.0, 10.0), (5.0, 5.0))
    assert not crosses_itself(touching), "sides that meet at a corner do not cross"
