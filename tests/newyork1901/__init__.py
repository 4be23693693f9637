"""New York 1901: rules, board, whole games."""
