"""Mombasa, on the board of a Tiled map."""
