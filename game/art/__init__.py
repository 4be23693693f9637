"""Pictures drawn by construction: what the screen and the painters of the titles draw with."""
