"""A viewer of a match, and what it is shown: pure, without screen or devices."""
