"""Kahroba (Splendor): the pictures."""
