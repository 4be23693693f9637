"""Kahroba (Splendor), the base game.

Ids on the table:

=====================  ==========================================================
``card.B2W3``          a development card, by the id of its table row
``deck.2``             the face-down deck of a level
``bank.red``           the bank's pile of one colour, also ``bank.gold``
``tokens.0.red``       a player's tokens of one colour
``bonus.0.red``        a player's bought cards of one colour
``reserve.0.1``        the place of a player's reserved card
``noble.N05``          a noble
``hidden.2.…``         a card that the viewer may not know, with its level
=====================  ==========================================================

Verbs: ``take`` (bank piles), ``reserve`` (a card or deck), ``buy`` (a card or reserve place),
``buy_gold`` (the same, choosing which tokens gold stands for), ``pay`` (own piles spared by gold),
``discard`` (own piles), ``noble`` (a noble).
"""
