"""How Pig lies on the table."""
