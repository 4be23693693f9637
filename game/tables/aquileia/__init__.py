"""Aquileia on the table.

Pieces beside those of the rules (``game.rules.aquileia``), and where they lie:

==========================  =====================================================================
``agent.0.arena_1``         an agent on a space, in the slot of the space
``marker.0``                a selection marker, on the track or before its player
``round``, ``starter``      the round marker; the token of the start player
``title.arena``             the name of an area, on its plate
``equi.1``                  a place beside the deck, with the look of the card that lies there
``discard.servi``           cards that have been played
``holder.0``                whose the blue dice are this round
``course.0``                the lane of a seat that competes: of three the second in ``heat.3.1``
``shield.0``                a strength, on that lane: ``lane.3.1.5``
``laid.gold``               the coin that lies at the harbour
``bank.gold``, ``bid.gold`` coins of the bank, coins that are bid
``agents.0``                agents not yet placed; ``cards.0.equi``, ``laurels.0`` likewise numbers
``spare.0.4``, ``built.…``  houses left and buildings, side by side in ``estate.0`` and ``yard.0``
``hand.0.slave_double``     a kind of card in hand, or its place
``wreaths.0``               the place of the laurels that the viewer knows
==========================  =====================================================================
"""
