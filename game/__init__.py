"""Caravanserai: board games about trade for friends in one room."""
