"""Scripts that make what the project ships."""
