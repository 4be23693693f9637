"""Pictures drawn by construction."""
