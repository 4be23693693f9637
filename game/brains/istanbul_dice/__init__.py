"""What the computer players of Istanbul: The Dice Game know."""
