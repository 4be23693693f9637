"""Tests: whatever lies in a file, a name or an argument, the answer is a sound value or one clear error."""
