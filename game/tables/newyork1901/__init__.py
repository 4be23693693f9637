"""New York 1901 on the table.

Pieces, where they lie and how large that is at 1080 lines (pixels). ``look`` says which of its pictures a
piece shows (`looks`), ``count`` the number that stands on it.

=================================  =======================  =========  ====================================
piece                              slot                     size       picture
=================================  =======================  =========  ====================================
lot.<id>                           the same (computed)      its box    look ``free``: nothing; ``fits``: an
                                                                       open card claims it; ``owner.<seat>``:
                                                                       field of its colour and pattern;
                                                                       ``closed``: not in the game
worker.<seat>.<n>                  post.<lot> (computed)    44 x 44    a worker on his lot
worker.<seat>.<n>                  workers.<seat>.0 - 3     44 x 50    a worker in hand
building.<seat>.<kind>             rack.<seat>.<kind>       76 x 100   outline with façade and points
building.<seat>.<kind>             site... (computed)       its box    look ``turned.<quarter turns>``
legendary.<kind>                   legendary.<kind>         93 x 76    outline with façade and points
legendary.<kind>                   site... (computed)       its box    look ``turned.<quarter turns>``, with
                                                                       ``.<seat>`` after it: of that seat
landcard.<district>.<size>.<n>     market.0 - market.3      193 x 78   ticket of a district, 2 or 3 squares
landcard...                        estate.<seat> (sink)     56 x 50    seen in flight only
deck.land                          deck.land                193 x 52   face-down tickets; count of them
streetcard.<street>                street.0 - street.2      193 x 60   58 pixels free at the right
leader.<street>, leader.challenge  leader.0 - leader.3      50 x 50    look ``nobody``, ``owner.<seat>``
challenge.<id>                     challenge                193 x 66   58 pixels free at the right
action.<seat>.<card>               actions.<seat> (row)     54 x 54    an unused action card
estate.<seat>                      the same                 56 x 50    count of own lots
unbuilt.<seat>                     the same                 64 x 50    count of buildings left; 4 end all
built.<seat>.<generation>          the same                 54 x 46    count of these on the board
generation.<seat>.<generation>     the same                 54 x 56    count 0: open; else points missing
character.<district>               character.<seat>         54 x 54    the player's character
=================================  =======================  =========  ====================================

``district`` is red, blue, green, yellow or pink; ``generation`` bronze, silver or gold. The picture of the
board (``painter.board``) fills the whole board zone: the map in its part `layout.GRID`, square by square as
`layout.frame_of` says, and beside it quiet ground for the cards. A lot's, a standing building's and a ghost's
picture fills the bounding box of its squares; what lies outside the squares stays clear.
"""
