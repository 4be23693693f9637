"""Istanbul: The Dice Game.

Ids on the table:

====================  ============================================================================
``die.3``             a die
``face.red``          the rolled dice not yet used that show a face, also ``face.coin``, ``face.card``
``space.pair``        an action on the overview: ``pair two three four lira cards``
``supply.red``        a pile of the supply, also ``supply.brown``, ``supply.lira``, ``supply.crystal``
``goods.0.red``       a player's goods tokens of one colour, also ``goods.0.brown``
``area.left``         a ruby area: ``red yellow green blue left right mosque``
``ruby.red.2``        a ruby, by the circle that it lay on
``tile.M01``          a mosque tile, by the id of its table row
``card.C01``          a bazaar card, by the id of its table row
``hidden.card.5``     a face-down card or tile (``hidden.tile.5``), by its place in the pile
====================  ============================================================================

Verbs: ``reveal`` and ``roll`` (buttons), ``reroll`` (dice by their faces), ``trade`` (a space of the overview
and the supply piles taken from, where there is a choice), ``collect`` (coin dice), ``draw`` (``amount`` card
dice), ``take`` (a mosque tile), ``buy`` (a ruby area), ``choose`` (what else could be had at once, choosing
what to pay with), ``end``; ``pay`` (one die or token) and ``rest`` (the rest as usual); ``carry`` (one of the
cards drawn), ``accept``, ``fallback`` and ``decline`` (of a card); ``claim`` (a ruby area), ``pick`` (a tile
of the display), ``drop`` (an own tile).
"""
