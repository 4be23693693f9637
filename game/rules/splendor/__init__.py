"""Kahroba (Splendor) with its four expansions: Cities, Trading Posts, Orient, Strongholds.

Ids on the table; a *row* is that of a level (``2``), or Orient's beside it (``east2``):

=====================  ==========================================================
``card.B2W3``          a development card, by the id of its table row
``deck.2``             the face-down deck of a row
``market.2.0``         a place of a row
``bank.red``           the bank's pile of one colour, also ``bank.gold``
``tokens.0.red``       a player's tokens of one colour
``bonus.0.red``        a player's cards of one colour; those of ``gold`` burn for it
``reserve.0.1``        the place of a player's reserved card
``drawn.0.1``          the place of a card drawn to keep one of
``noble.N05``          a noble; ``city.C5A`` a side of a city; ``post.T1`` a trading post
``hidden.2.…``         a card that the viewer may not know, with its row
``button.decline``     no conquest
=====================  ==========================================================

Verbs: ``take`` (bank piles), ``reserve`` (a card or deck), ``buy`` (a card or reserve place),
``buy_gold`` (the same, choosing how it is paid), ``pay`` (own piles spared by gold, cards that burn),
``keep`` (a drawn card), ``pair`` (a column), ``free`` (a card that comes along), ``place``, ``move`` and
``remove`` (cards with strongholds), ``decline`` (the button), ``discard`` (own piles), ``noble``, ``post``,
``city``.
"""
