"""The pictures of Pig."""
