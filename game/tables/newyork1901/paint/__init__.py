"""New York 1901: the pictures."""
