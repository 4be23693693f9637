"""A play scene for the tests of the table."""

from tests.table.conftest import sit

__all__ = ["sit"]
