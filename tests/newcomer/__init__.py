"""A title that moves in by one line: Pig, which no other room of the house has heard of."""
