"""The program's words in every language."""
