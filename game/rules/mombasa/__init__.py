"""Mombasa, on the board of a Tiled map.

Pieces and places. A *company* is ``mombasa``, ``cape_town``, ``saint_louis`` or ``cairo``:

==========================  =====================================================================
``card.M12``                an action card of the deck, by its table row
``card.0.coffee_1``         a starting card of a seat (``card.0.expansion_2-1`` is one of two copies)
``card.X1``                 the "1 expansion" card of the first seat
``tile.merchant``           a bonus tile: ``goods``, ``bookkeeper``, ``merchant``, ``expansion``
``start.T05``               a starting tile, with the printed book ``book.T05``
``book.A07``                a book
``post.cairo.7``            a post of a company
``region.nubia``            a region
``base.cairo``              a company, where one is chosen
``stack.cairo.2``           a column of its base; its spaces are ``stack.cairo.2.1`` to ``.5``
``track.cairo``             the company's track
``display.1.3``             a space of the card display: row, column (3 is the right one)
``shelf.1.2``               a space of the book display: row, number of the round track
``bonus.coffee``            a bonus space of the board; ``bonus.C1.2`` one of a track board, by level
``permanent.A1.2``          a permanent bonus of a track board, by level: never a target
``slot.0.4``                an action slot of a seat, 1 to 5
``column.0.4``              the resting column above it
``ledger.0.12``             a space of a seat's bookkeeping track
``pile.bank``               the supply of pounds
``offer.0``                 where a seat's starting tiles lie before the game
``button.ready`` …          ``ready``, ``done``: not a piece
``hidden.hand.0.3``         a card that the viewer may not know, by its place; also ``hidden.slot.0.2``,
                            ``hidden.start.0.1``, ``hidden.B.deck.7``, ``hidden.A.supply.3``
==========================  =====================================================================

Verbs, with their targets:

==========================  =====================================================================
``keep``                    a starting tile (draft)
``rest``                    a card, a column (setup)
``place``, ``lift``         a card and a slot; a slot (planning)
``ready``                   ``button.ready``: the own draft or plan stands
``use``                     a goods card: begins the action, or joins it
``acquire``                 a display card, for units or pounds
``step``, ``pay``           a track: a free step; a step that pays a capital call
``attach``                  a goods card: the +1 goods tile goes there
``expand``                  a base: all expansion points go to this company
``enter``                   a region, and a column of the base where it matters
``claim``                   a region, whose reward comes next
``return``                  a column, for the ousted post
``account``                 a bookkeeper
``flip``, ``ink``           a ledger space
``book``, ``coins``         a book; ``pile.bank``: all points left in pounds
``shelve``                  a book, a ledger space
``trade``                   a diamond merchant
``mark``                    a bonus space; ``amount`` is the bracket of a majority. Spaces with a choice
                            have ``mark_stones``, ``mark_books``, ``mark_buy``, ``mark_both``
``discard``                 a hand card
``remove``                  a column of a base, whose front post leaves the game
``done``                    ``button.done``: no more of this
``finish``                  ``button.done``: the turn ends
``end``                     a column: the action phase ends
==========================  =====================================================================

Events, with their data besides ``seat`` (``place``, ``lift`` and ``keep`` are whispered to their seat):
``turn``, ``ready``, ``tile`` (tile), ``rest`` (card, column), ``plan`` (cards), ``unlock`` (company, track,
level), ``use`` (card, units so far), ``acquire`` (card, place), ``step`` (company, space, shares),
``special`` (company, level), ``pay`` (amount), ``receive`` (amount, reward: of regions), ``used`` (cards
turned face down), ``attach`` (card), ``expand`` (company, points), ``enter`` (company, region, post, cost,
column; told: False if ``settle`` follows at once), ``reward`` (regions, reward, amount), ``oust`` (region,
post, column or ""), ``settle`` (company, regions, rewards, amounts), ``account`` (card), ``flip``, ``ink``
(space), ``book`` (book, place, coins), ``shelve`` (book, space), ``unplaced`` (book), ``refill`` (book,
place), ``diamonds`` (steps, space), ``mark`` (space), ``starter``, ``reserve`` (tile), ``remove`` (post,
column), ``discard`` (card), ``end_phase`` (column, taken, rested), ``coin`` (place, number), ``clear``
(card), ``deal`` (card, place), ``tile_given`` (tile), ``round`` (round, first), ``end``.
"""
