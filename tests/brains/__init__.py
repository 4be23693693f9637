"""Tests: brains."""
