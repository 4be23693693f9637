"""Lessons: read, taught, and played to their ends."""
