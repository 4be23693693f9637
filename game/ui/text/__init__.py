"""Text in two directions."""
