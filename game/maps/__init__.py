"""From Tiled maps to plain boards."""
