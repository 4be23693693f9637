"""Kahroba (Splendor) on the table."""
