"""Mombasa on the table.

The board zone is the chart: ``maps/mombasa.tmx`` says where land, ports and posts lie, and what is printed
on the sheets (coins, red boxes, letters). Where sheets and panels lie is drawn in ``maps/mombasa_table.tmx``;
which of them are seen together is said in `shots`, and which shot a question needs in `questions`.

Boards are printed by ``painter.printing``. Everything below is a piece; a ``pale`` one is drawn faintly.

========================= ========================== ========================================================
piece                     slot                       picture, with its count or look
========================= ========================== ========================================================
region.<id>               the same (outline)         clear on the chart (look ``charted``), which bears it;
                                                     looked at closely cut out along its border
base.<company>            the same                   the port's medallion, on the chart or its company's head
value.<company>           the same                   count: pounds a share is worth
stack.<company>.<1-3>     the same                   a row of the base, from the map on: posts over the coins;
                                                     look: ``#`` or ``-`` for each space
post.<company>.<n>        post.<region>              a post on the chart
post.<company>.<n>        arrival.<region>           one that enters while another stands there
cost.<region>             cost.<region>, toll...     count: expansion points; beside a post that stands there
tally                     tally                      count: points left; look: what an expansion has brought
track.<company>           the same                   the track board; look: its side; 7 x 3 fields
step.<company>.<seat>     step.<company>.<n>.<i>     a player's marker, the i-th on field n
held.<seat>.<company>     the same                   count: shares that a player has, on the company's ticker
bonus.<track>.<level>     extra.<company>.<level>    an additional bonus space (tracks C, D)
permanent.<track>.<level> extra.<company>.<level>    a permanent bonus (tracks A, B)
bonus.<space>             the same                   a printed bonus space
mark.<seat>.<bonus space> mark.<its slot>            bonus marker, on the lower end corner of its space
tile.<tile>               bonus.tile_<tile>, tiles.* bonus tile; look ``home``: in the upper part of its space
card.<id>                 display.<row>.<column>     look ``priced``, count: what it costs here
card.<id>                 slot.*, rest.*, hand.*     action card; very small or at rest symbol and number
slot.<seat>.<n>           the same                   look ``closed``: a slot that is not open yet
column.<seat>.<n>         the same                   the tray of a resting column; count of its cards
hidden.slot...            slot.<seat>.<n>            card planned face down
deck.actions, .discard    the same                   count of cards left, out of play
book.<id>                 shelf.*, ledger.*, gained.* book; look: its cards lie open now (``met``), or not
next.<id of book>         next.<seat>                the next book that the ink meets; look as above
ink.<seat>                ink.<seat>.<n>             ink marker on the corner of a ledger space
ledger.<seat>.<n>         the same                   an empty ledger space: number, stripes, slot, value
supply.<letter>           the same                   pile of face-down books; count
coin.<row>.<number>       the same                   coins under a book; count
round.<n>                 the same                   count of coins; look ``now``: this round
pile.bank                 the same                   the supply of pounds
purse, markers, fan       the same, by seat          count: pounds, bonus markers left, cards in hand
shares.<seat>.<company>   the same                   count: shares, those on cards included
diamonds, books           the same, by seat          count: space reached; shows its value
gem.<seat>                gem.<seat>.<n>             a player's marker on the diamond track
starter.<seat>            the same                   the start-player marker
coin                      (only flying)              a pound on its way
start.<tile>              offer.<seat> (row)         starting tile: three cards to rest, its book, the bonus
========================= ========================== ========================================================
"""
