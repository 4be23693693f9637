"""How a change is shown: the movement of pieces, from shot to shot, and to the next player."""
