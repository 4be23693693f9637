"""Pig: what its rules say."""
