"""Tests that play the whole program in a real window."""
