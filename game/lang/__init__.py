"""Message catalogues."""
