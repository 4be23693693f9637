"""What the computer players of New York 1901 know."""
