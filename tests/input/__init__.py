"""Tests of the devices: what each says, and when."""
