"""Text in two directions: fonts, lines and paragraphs, and sentences set in a room."""
