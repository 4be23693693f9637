"""The pure engine that every title stands on."""
