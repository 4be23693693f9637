"""Tests: Istanbul: The Dice Game."""
