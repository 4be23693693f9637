"""The play scene's fixture, for this title's tests too."""

from tests.table.conftest import sit

__all__ = ["sit"]
