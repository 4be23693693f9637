"""Sprites, animation and the play field."""
