"""A shot of the table: where everything lies in it, and the tabs that lead to the others."""
