"""The rules of the games. Nothing in here knows of screens, time or devices."""
