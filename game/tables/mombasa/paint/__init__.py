"""The pictures of Mombasa."""
