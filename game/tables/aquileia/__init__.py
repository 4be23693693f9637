"""Aquileia on the table.

Pieces and places beside those of the rules (``game.rules.aquileia``); ``0`` is a seat:

* ``agent.0.arena_1`` on its space, ``marker.0`` on the track or before its player, ``shield.0`` on
  ``step.7.0``, the first place above ``stone.7``; ``holder.0``: whose the blue dice are
* ``title.arena``, ``print.servi_top``: the name of an area, what is printed beside a space
* ``equi.1``, ``discard.servi``, ``laid.gold``, ``bank.gold``, ``bid.gold``: places that show what lies there
* ``agents.0``, ``cards.0.equi``, ``laurels.0``: numbers of a player; ``spare.0.4`` and ``built.blue_8``,
  side by side in ``estate.0`` and ``yard.0``; ``hand.0.slave_double``, ``wreaths.0``: what is in the hand
"""
