"""New York 1901: land, skyscrapers and streets of Lower Manhattan."""
