"""The table itself: the printed ground, the pieces on it, and the piece that is held."""
