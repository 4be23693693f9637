"""New York 1901 on the table.

Pieces, where they lie and how large that is at 1080 lines (pixels) in the shot where they matter. ``look``
says which of its pictures a piece shows (`looks`), ``count`` the number that stands on it.

=================================  =======================  =========  ====================================
piece                              slot                     size       picture
=================================  =======================  =========  ====================================
lot.<id>                           the same (computed)      its box    look ``free``: nothing; ``fits``: an
                                                                       open card claims it; ``owner.<seat>``:
                                                                       its colour, pattern and symbol;
                                                                       ``closed``: not in the game
plot.<id>, plot.sight.<number>     (closer look)            any        the lot or sight on the map round it;
                                                                       look as of the lot
sight.<number>                     the same (computed)      its box    nothing: a park or landmark of the map
medal.<street>                     the same (computed)      a square   who is ahead at a street in play: look
                                                                       ``nobody``, ``owner.<seat>``
worker.<seat>.<n>                  post.<lot> (computed)    44 x 44    a worker on his lot
worker.<seat>.<n>                  workers.<seat>.0 - 3     48 x 54    a worker in hand
building.<seat>.<kind>             rack.<seat>.<kind>       88 x 132   outline with façade and points; look
                                                                       ``shut``: cannot be built now
building.<seat>.<kind>             site... (computed)       its box    look ``turned.<quarter turns>``
legendary.<kind>                   legendary.<kind>         92 x 90    like those of the rack
legendary.<kind>                   site... (computed)       its box    look ``turned.<quarter turns>``, with
                                                                       ``.<seat>`` after it: of that seat
landcard.<district>.<size>.<n>     market.0 - market.3      160 x 104  ticket of a district, 2 or 3 squares
landcard...                        estate.<seat> (sink)     110 x 54   seen in flight only
deck.land                          deck.land                 76 x 96   face-down tickets; count of them
streetcard.<street>                street.0 - street.2      352 x 160  its lower end is free at the right
leader.<street>, leader.challenge  leader.0 - leader.3      66 x 66    like the medals
challenge.<id>                     challenge                352 x 160  its lower end is free at the right; at
                                                                       the end of the tabs its picture alone
count.<seat>.<goal 0 - 3>          the same                 100 x 116  buildings at a street, points of the
                                                                       challenge; look ``owner.<seat>``: ahead
crew.<seat>                        the same                 34 x 58    count of workers in hand, in the plates
                                                                       of larger text
action.<seat>.<card>               actions.<seat> (row)     54 x 54    an unused action card
estate.<seat>                      the same                 110 x 54   count of own lots
unbuilt.<seat>                     the same                 110 x 54   count of buildings left; 4 end all
built.<seat>.<generation>          the same                 46 x 132   count of these on the board
generation.<seat>.<generation>     the same                 46 x 132   count 0: open; else points missing
character.<district>               character.<seat>         54 x 54    the player's character
=================================  =======================  =========  ====================================

``district`` is red, blue, green, yellow or pink; ``generation`` bronze, silver or gold. The picture of the
map (``painter.board``) fills the board zone, square by square as `layout.frame_of` says; `shots` shows a
part of it. A lot's, a standing building's and a ghost's picture fills the bounding box of its squares; what
lies outside the squares stays clear.
"""
