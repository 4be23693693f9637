"""The players' panels, and the buttons with fixed places on the table."""
