"""What can be on the screen: menu, setup, play, scoring and what lies above them."""
