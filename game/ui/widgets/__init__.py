"""Buttons, lists and fields that mouse, touch, keyboard and pad all reach."""
