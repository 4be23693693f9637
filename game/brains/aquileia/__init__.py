"""What the computer players of Aquileia know."""
