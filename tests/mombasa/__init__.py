"""Tests: mombasa."""
