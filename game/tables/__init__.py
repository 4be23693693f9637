"""How each title lies on the table: placements, words, pictures."""
