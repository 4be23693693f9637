"""Builds and tries what people install: ``make packages``, or ``python -m tools.packages [KIND...]``."""
