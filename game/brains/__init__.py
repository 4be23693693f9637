"""Computer players: pure thinking over views, without clock, screen or processes."""
