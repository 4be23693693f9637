"""The pictures of Istanbul: The Dice Game: the Grand Bazaar at lamp light."""
