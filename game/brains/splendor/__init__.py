"""What the computer players of Splendor know."""
