"""New York 1901 on the table.

Pieces and where they lie; the map says how large. ``look`` says which of its pictures a piece shows
(`looks`), ``count`` the number that stands on it.

===================================  ======================================================================
``lot.<id>``                         on the map. Look ``free``: nothing; ``fits``: an open card claims it;
                                     ``owner.<seat>``: its colour, pattern and symbol; ``closed``: not in the
                                     game
``plot.<id>``, ``plot.sight.<n>``    in a closer look: the lot or sight on the map round it; look of the lot
``sight.<n>``                        on the map, nothing: a park or landmark
``medal.<street>``                   at the end of a street in play. Look ``nobody``, ``owner.<seat>``: ahead
``worker.<seat>.<n>``                in ``post.<lot>``, in hand in ``workers.<seat>.0`` - ``3``
``building.<seat>.<kind>``           in ``rack.<seat>.<kind>``: outline with façade and points; look ``shut``:
                                     cannot be built now. In ``site...``: look ``turned.<quarter turns>``
``legendary.<kind>``                 the same; on a site with ``.<seat>`` after the turns: of that seat
``landcard.<district>.<size>.<n>``   in ``market.0`` - ``3``: ticket of a district, 2 or 3 squares; in
                                     ``estate.<seat>``, seen in flight only
``deck.land``                        face-down tickets; count of them
``streetcard.<street>``              in ``street.0`` - ``2``; its lower end is free at the right
``challenge.<id>``                   in ``challenge``, likewise; at the end of the tabs its picture alone
``leader.<street>``, ``.challenge``  in ``leader.0`` - ``3``, like the medals
``count.<seat>.<goal 0 - 3>``        buildings at a street, points of the challenge; look ``owner.<seat>``: is
                                     ahead
``crew.<seat>``                      count of workers in hand, in the plates of larger text
``action.<seat>.<card>``             in ``actions.<seat>``: an unused action card
``estate.<seat>``                    count of own lots
``unbuilt.<seat>``                   count of buildings left; 4 end all
``built.<seat>.<generation>``        count of these on the board
``generation.<seat>.<generation>``   count 0: open; else points missing
``character.<district>``             in ``character.<seat>``: the player's character
===================================  ======================================================================

``district`` is red, blue, green, yellow or pink; ``generation`` bronze, silver or gold. The picture of the
map (``painter.board``) fills the board zone, square by square as `layout.frame_of` says; `layout` shows a
part of it. A lot's, a standing building's and a ghost's picture fills the bounding box of its squares; what
lies outside the squares stays clear.
"""
