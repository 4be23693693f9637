"""New York 1901 on the table.

Pieces and where they lie; the map says how large. ``look`` says which of its pictures a piece shows
(`looks`), ``count`` the number that stands on it; what is called as it lies is left out.

===================================  ======================================================================
``lot.<id>``                         on the map. Look ``free``, ``fits`` (an open card claims it),
                                     ``owner.<seat>``, ``closed`` (not in the game)
``plot.<id>``, ``plot.sight.<n>``    in a closer look: the lot or sight on the map round it; look of the lot
``medal.<street>``, ``leader...``    look ``nobody``, ``owner.<seat>``: ahead at the street, in the challenge
``worker.<seat>.<n>``                in ``post.<lot>``, in hand in ``workers.<seat>.0`` - ``3``
``building.<seat>.<kind>``           in ``rack.<seat>.<kind>``; look ``shut``: cannot be built now. On a site
                                     ``turned.<quarter turns>``
``legendary.<kind>``                 the same; on a site with ``.<seat>`` after the turns: of that seat
``spent.<seat>.<kind>``              a dot in the place of a building that has been built
``landcard.<district>.<size>.<n>``   in ``market.0`` - ``3``; in ``estate.<seat>``, seen in flight only
``count.<seat>.<goal 0 - 3>``        buildings at a street, points of the challenge; look ``owner.<seat>``
``estate.<seat>``                    count of free squares of land; ``crew``, ``unbuilt``: of workers in hand,
                                     of buildings left
``generation.<seat>.<generation>``   count of these on the board; look ``locked.<points missing>``
===================================  ======================================================================

The picture of the map (``painter.board``) fills the board zone, square by square as `layout.frame_of` says.
What stands on squares fills their bounding box; what lies outside the squares stays clear.
"""
