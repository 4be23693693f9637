"""Measurements: run as modules, each prints a table."""
