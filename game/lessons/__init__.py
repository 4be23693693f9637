"""Guided matches: chapters as data, and how far people have come in one. Pure, without a screen."""
