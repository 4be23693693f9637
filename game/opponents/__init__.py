"""Computer players at a table: the process that thinks for them, and the drivers that ask it."""
