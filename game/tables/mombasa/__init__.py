"""Mombasa on the table.

The board zone is the map itself: ``maps/mombasa.tmx`` is 1140 x 848 pixels, one for each pixel at 1080
lines, and all its rectangles are slots of the board under their names. The chart lies in the middle (x 240 to
900, y 0 to 648), the book display below it, two company panels, card display or bonus spaces at either side.
The players' panels are in ``maps/mombasa_table.tmx``.

The picture of the board (``painter.board``) shows everything that never changes: sea, coasts, scenery, routes
with their cost, borders (double ones clearly double), region names, ports (``base.<company>``), the frames of
the company panels with the four colours and names, the coin symbols of the spaces ``stack.<company>.<n>.<m>``
(`RegionGraph.coins`), the red boxes of the card display (`RegionGraph.modifiers`), the letters and numbers of
book display and round track. Everything below is a piece; a ``pale`` one is drawn faintly by the stage.

========================= ========================== ========= ==============================================
piece                     slot                       size      picture, with its count or look
========================= ========================== ========= ==============================================
region.<id>               the same (outline)         its box   ground, reward and mines, within the outline
                                                               (inside the border lines), clear outside
base.<company>            the same                   40 x 40   the port's medallion
value.<company>           the same (computed)        96 x 36   count: pounds a share is worth
stack.<company>.<1-3>     the same (computed)        122 x 29  a column of the base: posts over the coins;
                                                               look: ``#`` or ``-`` for each space from the
                                                               map on. Left panels: space 1 at the right end
post.<company>.<n>        post.<region> (computed)   38 x 38   a post on the chart
post.<company>.<n>        arrival.<region>           38 x 38   one that enters while another stands there
                          (computed)
track.<company>           the same                   220 x 114 the track board; look: its side; 7 x 3 fields,
                                                               see `layout.track_field`
step.<company>.<seat>     step.<company>.<n>.<seat>  15 x 18   a player's marker on field n (2 x 2 in a
                          (computed)                           field)
bonus.<track>.<level>     extra.<company>.<level>    46 x 89   an additional bonus space (tracks C, D)
permanent.<track>.<level> extra.<company>.<level>    46 x 89   a permanent bonus (tracks A, B)
bonus.<space>             the same                   76 x 77   a printed bonus space
home.<tile>               (part of the space above)  64 x 42   where a bonus tile lies beside the board
mark.<seat>.<bonus space> mark.<its slot> (computed) 34 x 34   bonus marker, on the lower end corner of its
                                                               space
tile.<tile>               home.<tile>, tiles.<seat>  64 x 42   bonus tile (56 x 30 and more at a player's)
card.<id>                 display.<row>.<column>     76 x 77   look ``priced``, count: what it costs here
card.<id>                 slot.<seat>.<n>            95 x 30   action card (95 x 58 and more opened)
slot.<seat>.<n>           the same                   95 x 30   look ``closed``: a slot that is not open yet
column.<seat>.<n>         the same                   95 x 30   the tray of a resting column; count of its
                                                               cards
card.<id>                 rest.<seat>.<n> (row)      24 x 28   resting card: only its symbol and number
card.<id>                 hand.<seat>.<0-1> (row)    69 x 50   card in hand
hidden.slot...            slot.<seat>.<n>            95 x 30   card planned face down
deck.actions              the same                   62 x 64   count of cards left; face down
deck.discard              the same                   62 x 64   count of cards out of play
book.<id>                 shelf.<row>.<number>       92 x 72   book: what it asks for, what it brings
book.<id>                 ledger.<seat>.<n>          69 x 46   look: its cards lie open now (``met``), or not
                                                               (``unmet``); face down where flipped
book.<id>                 gained.<seat> (row)        56 x 34   taken, to be placed at the end of the turn
next.<id of book>         next.<seat>                112 x 32  the next book that the ink meets; look as above
ink.<seat>                ink.<seat>.<n>             26 x 26   ink marker on the corner of a ledger space
ledger.<seat>.<n>         the same                   69 x 46   an empty ledger space: number, stripes, slot
                                                               5, value (`printed.ink_track`)
supply.<letter>           the same                   29 x 148  pile of face-down books; count
coin.<row>.<number>       the same                   32 x 32   coins under a book; count
round.<n>                 the same                   92 x 38   count of coins; look ``now``: this round
pile.bank                 the same                   76 x 77   the supply of pounds
purse.<seat>              the same                   84 x 34   count: pounds
markers.<seat>            the same                   56 x 34   count: bonus markers left
fan.<seat>                the same                   60 x 34   count: cards in hand
shares.<seat>.<company>   the same                   66 x 32   count: shares, those on cards included
diamonds.<seat>           the same                   84 x 32   count: space of the diamond track; shows the
                                                               value reached (`printed.diamond_track`)
books.<seat>              the same                   72 x 32   count: space of the ink; shows the value
starter.<seat>            the same                   34 x 34   the start-player marker
coin                      (only flying)                        a pound on its way
start.<tile>              offer.<seat> (row)         276 x 94  starting tile: three cards to rest, the book
                                                               printed on it, the bonus
========================= ========================== ========= ==============================================

Sizes of the players' pieces are those of four players; with fewer the same places are higher, so a painter
fills whatever box it is asked for. Inspect asks for every piece about 400 pixels high.
"""
