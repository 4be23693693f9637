"""Aquileia for three to five.

Pieces and places. A *metal* is ``bronze``, ``silver`` or ``gold``, a *deck* ``servi``, ``equi``, ``stadium``
or ``theatrum``:

==========================  =====================================================================
``space.arena_1``           a space for one agent, by its row in the table of spaces
``selection.2``             a slot of the selection track, 1 (best) to 5
``site.blue_10``            a building site, by its table row
``exchange.3.there``        an exchange of Pecunia as printed, or the other way round (``.back``)
``card.slave_double``       a kind of card of ``servi`` or ``equi``; cards alike have one id
``laurel.white.2``          a laurel; of two alike the second
``deck.servi``              a face-down deck
``equi.2``                  the place of a face-up card of Equi et Arma, 1 to 3
``open.stadium``            the place of the open laurel
``hand.0.slave_double``     the place of a kind of card in a hand: there is one for each kind, full or empty
``coins.0.gold``            a player's coins of a metal
``die.red.1``               a die; red 1 to 3, blue 1 to 4
``button.pass`` …           ``pass``, ``roll``, ``done``, ``blue``, ``points``, ``activate``: not a piece
``hidden.servi.hand.0.3``   a card that the viewer may not know, by deck and place; also
                            ``hidden.equi.deck.7``, ``hidden.stadium.laurels.0.1``, ``hidden.stadium.gone.0``
==========================  =====================================================================

Verbs, with their targets:

==========================  =====================================================================
``place``                   a space: an agent goes there
``select``                  the first free slot: the selection marker goes there
``pass``                    ``button.pass``: no more agents; no purchase, bid, building, blue dice …
``roll``                    ``button.roll``: the red dice
``exchange``                an exchange
``buy``                     ``equi.2`` or ``deck.equi``; ``deck.servi`` with the number as ``amount``
``play``                    hand places (guarded), up to four, in any order: the cards add their strength
``done``                    ``button.done``: no more cards in this contest
``blue``                    ``button.blue``; ``amount`` blue dice are rolled
``points``, ``card``        ``button.points``, ``deck.servi``: the winner's choice in the Arena
``keep``                    ``open.stadium`` or ``deck.stadium``: the winner's secret choice in the Stadium
``bid``                     own coins of a metal: the coins bid so far and one of these
``build``                   a site and the hand places of the slaves that pay, in any order (guarded)
``activate``                ``button.activate``: all own workshops and banks
==========================  =====================================================================

Events, with their data besides ``seat`` (``drawn``, ``look``, ``kept`` and ``given`` are whispered):

* placing: ``turn``, ``place`` (space), ``lay`` (metal: a coin at the harbour), ``select`` (slot), ``pass``,
  ``operations`` (round);
* agents: ``idle`` (space, why: what there is nothing to do without), ``decline`` (space), ``home`` (space);
* coins and points: ``pay`` and ``receive`` (bronze, silver, gold, to and from the bank), ``bank_empty``
  (lacking), ``hand_over`` (other, coins), ``points`` (points);
* cards: ``draw`` and ``shuffle`` (deck, count), ``drawn`` (cards), ``buy`` and ``refill`` (card, place);
* dice: ``roll`` (dice, faces), ``claim`` (the blue ones), ``hold`` (none of them rolled);
* Pecunia: ``exchange`` (exchange);
* contests: ``contest`` and ``ranking`` (area, seats, strengths), ``play`` (cards, area), ``done``,
  ``strength`` (added, strength), ``look`` (card), ``laurels`` (second, -1 for nobody), ``kept`` and ``given``
  (card), ``open_laurel`` (card);
* theatrum: ``lot`` (card), ``bid`` (metal, and the whole bid), ``drop``, ``sold`` (host, card);
* forum: ``build`` (site), ``slaves`` (cards, excess);
* harbour: ``rob``, ``spend_laid`` and ``take_back`` (metal), ``activate`` (site);
* close: ``round`` (round, first), ``show`` (laurels), ``end``.
"""
