"""The play field: layout, stage, compositor and the play scene."""
