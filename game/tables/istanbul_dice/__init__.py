"""Istanbul: The Dice Game on the table.

Besides the ids of the rules there lie on it:

==================  ================================================================
``display.2``       a place of the display of mosque tiles
``pile``            the face-down mosque tiles; ``deck`` and ``discard`` are the cards
``cup``             where dice lie before the roll; ``aside`` when they have served
``drawn``           the cards drawn, while one of them is chosen
``carried``         the card that is carried out
``last``            the last card, while none is open
``answer.1``        a player who is still to answer to it, in ``answers``
``space.tile``      the action that buys a tile; ``space.ruby`` the one that buys a ruby
``goods.0.red``     a player's tokens of a colour; ``purse.0.lira``, ``purse.0.crystal``
``goal.0``          the sockets for a player's rubies, which lie in ``rubies.0``
``tally.0``         how many mosque tiles a player has, where they are not seen one by one
``deck.idle``       where ``deck`` lies while no card is open; so ``discard.idle``
``tiles.0``         a player's mosque tiles; ``dice.0`` the dice that came with them
``token.lira``      one token, coin or crystal on its way
==================  ================================================================
"""
