"""What the computer players of Mombasa know."""
