"""A match: one sitting of a game, from the first action to the record on disk."""
