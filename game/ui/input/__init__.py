"""From device events to intents."""
