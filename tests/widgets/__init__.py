"""Tests of pages of widgets, whatever device they are used with."""
