"""The bar below the table: its words, its hints, and the buttons of complete actions."""
