"""Tests: splendor."""
