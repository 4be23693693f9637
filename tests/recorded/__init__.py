"""Recorded matches."""
