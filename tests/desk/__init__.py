"""Tests: desk."""
