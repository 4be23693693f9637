"""A match on the screen: the play scene and what it is made of."""
