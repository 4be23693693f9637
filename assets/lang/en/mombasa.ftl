### Mombasa. The Persian file holds the same keys.

mombasa-name = Mombasa
mombasa-tagline = Shares, trading posts and books on an old map of Africa
mombasa-aim = Back the right companies, and end the richest.
mombasa-box = Plan your cards in secret, expand four companies across Africa, and hold the shares that are worth most at the end.

## Companies, goods, regions

-mombasa-company-mombasa = Mombasa
-mombasa-company-cape-town = Cape Town
-mombasa-company-saint-louis = Saint-Louis
-mombasa-company-cairo = Cairo
mombasa-company =
    { $company ->
        [mombasa] { -mombasa-company-mombasa }
        [cape_town] { -mombasa-company-cape-town }
        [saint_louis] { -mombasa-company-saint-louis }
       *[cairo] { -mombasa-company-cairo }
    }

mombasa-scene-chart = Map
mombasa-scene-companies = Shares
mombasa-scene-market = Display
mombasa-scene-bonus = Bonus
mombasa-scene-books = Books
mombasa-scene-cards = Cards
mombasa-view-chart = Map with the trading posts of all companies
mombasa-view-companies = Company tracks and share values
mombasa-view-market = Card display and prices
mombasa-view-bonus = Bonus spaces and special bonuses
mombasa-view-books = Book display and bookkeeping track
mombasa-view-cards = Your cards: slots, resting piles, hand
mombasa-waiting =
    { $sort ->
        [base] { $count ->
            [one] 1 port to expand from
           *[other] { $count } ports to expand from
        }
        [bonus] { $count ->
            [one] 1 bonus space
           *[other] { $count } bonus spaces
        }
        [shelve] { $count ->
            [one] 1 new book to place
           *[other] { $count } new books to place
        }
        [book] { $count ->
            [one] 1 book to take
           *[other] { $count } books to take
        }
        [buy] { $count ->
            [one] 1 card to take
           *[other] { $count } cards to take
        }
        [discard] { $count ->
            [one] 1 card to discard
           *[other] { $count } cards to discard
        }
        [plan] { $count ->
            [one] 1 card for your slots
           *[other] { $count } cards for your slots
        }
        [rest] { $count ->
            [one] 1 card for a resting pile
           *[other] { $count } cards for resting piles
        }
        [card] { $count ->
            [one] 1 card to use
           *[other] { $count } cards to use
        }
        [tile] { $count ->
            [one] 1 bonus tile to use
           *[other] { $count } bonus tiles to use
        }
        [fill] { $count ->
            [one] 1 resting pile to fill
           *[other] { $count } resting piles to fill
        }
        [column] { $count ->
            [one] 1 resting pile to take back
           *[other] { $count } resting piles to take back
        }
        [flip] { $count ->
            [one] 1 book to flip
           *[other] { $count } books to flip
        }
        [ink] { $count ->
            [one] 1 space for the ink jar
           *[other] { $count } spaces for the ink jar
        }
        [ledger] { $count ->
            [one] 1 bookkeeping space for a book
           *[other] { $count } bookkeeping spaces for a book
        }
        [pile] bookkeeping points to cash in
        [claim] { $count ->
            [one] 1 reward to take
           *[other] { $count } rewards to take
        }
        [region] { $count ->
            [one] 1 region to enter
           *[other] { $count } regions to enter
        }
        [lift] { $count ->
            [one] 1 planned card to take back
           *[other] { $count } planned cards to take back
        }
        [slot] { $count ->
            [one] 1 open slot
           *[other] { $count } open slots
        }
        [stack] { $count ->
            [one] 1 row of a base
           *[other] { $count } rows of bases
        }
       *[track] { $count ->
            [one] 1 track to advance on
           *[other] { $count } tracks to advance on
        }
    }

mombasa-shares-of = { mombasa-company } shares
mombasa-total-of =
    { $good ->
        [expansion] Expansion
       *[other] { mombasa-good }
    }
mombasa-good =
    { $good ->
        [coffee] coffee
        [banana] bananas
       *[cotton] cotton
    }

mombasa-region =
    { $region ->
        [abyssinia] Abyssinia
        [angola] Angola
        [cape_colony] Cape Colony
        [congo_basin] Congo Basin
        [fezzan] Fezzan
        [gold_coast] Gold Coast
        [great_lakes] Great Lakes
        [great_sahara] Great Sahara
        [guinea_coast] Guinea Coast
        [hausaland] Hausaland
        [kalahari] Kalahari
        [kasai] Kasai
        [kordofan] Kordofan
        [lower_egypt] Lower Egypt
        [lower_guinea] Lower Guinea
        [maghreb] Maghreb
        [natal] Natal
        [nubia] Nubia
        [senegambia] Senegambia
        [somaliland] Somaliland
        [swahili_coast] Swahili Coast
        [tripolitania] Tripolitania
        [upper_niger] Upper Niger
        [zambezia] Zambezia
       *[other] { $plain }
    }

# A region that the map names itself; the language whose name is taken.
-mombasa-language = English
    .code = en
mombasa-region-own =
    { -mombasa-language.code ->
        [fa] { $fa }
       *[en] { $en }
    }

mombasa-reward =
    { $reward ->
        [pounds] { $amount ->
            [one] 1 pound
           *[other] { $amount } pounds
        }
        [diamonds] { $amount ->
            [one] 1 space on the diamond track
           *[other] { $amount } spaces on the diamond track
        }
        [bookkeeping] { $amount ->
            [one] 1 bookkeeping point
           *[other] { $amount } bookkeeping points
        }
        [track_step] { $amount ->
            [one] 1 space on the company’s track
           *[other] { $amount } spaces on the company’s track
        }
       *[none] nothing
    }
    .short =
        { $reward ->
            [pounds] { $amount ->
                [one] 1 pound
               *[other] { $amount } pounds
            }
            [diamonds] { $amount ->
                [one] 1 diamond
               *[other] { $amount } diamonds
            }
            [bookkeeping] { $amount ->
                [one] 1 book point
               *[other] { $amount } book points
            }
            [track_step] { $amount ->
                [one] 1 track space
               *[other] { $amount } track spaces
            }
           *[none] nothing
        }

## The pieces by name

mombasa-card =
    { $kind ->
        [goods] { $good ->
            [coffee] Coffee ({ $value })
            [banana] Bananas ({ $value })
           *[cotton] Cotton ({ $value })
        }
        [expansion] Expansion ({ $value })
        [bookkeeper] Bookkeeper ({ $value })
        [merchant] Diamond merchant
       *[share] Share card
    }{ $share ->
        [none] { "" }
        [mombasa] { " " }with 1 { -mombasa-company-mombasa } share
        [cape_town] { " " }with 1 { -mombasa-company-cape-town } share
        [saint_louis] { " " }with 1 { -mombasa-company-saint-louis } share
       *[cairo] { " " }with 1 { -mombasa-company-cairo } share
    }
    .short =
        { $kind ->
            [goods] { $good ->
                [coffee] Coffee ({ $value })
                [banana] Bananas ({ $value })
               *[cotton] Cotton ({ $value })
            }
            [expansion] Expansion ({ $value })
            [bookkeeper] Bookkeeper ({ $value })
            [merchant] Diamond merchant
           *[share] Card
        }{ $share ->
            [none] { "" }
            [mombasa] { " " }+ { -mombasa-company-mombasa } share
            [cape_town] { " " }+ { -mombasa-company-cape-town } share
            [saint_louis] { " " }+ { -mombasa-company-saint-louis } share
           *[cairo] { " " }+ { -mombasa-company-cairo } share
        }
mombasa-merchant = { mombasa-company } diamond merchant
mombasa-tile =
    { $tile ->
        [goods] +1 goods tile
        [bookkeeper] Bookkeeper tile
        [merchant] Diamond merchant tile
       *[expansion] Expansion tile
    }
mombasa-book = Book { $letter }
mombasa-starting-tile = Starting tile
mombasa-post = { mombasa-company } trading post
mombasa-base = { mombasa-company } base
mombasa-stack = { mombasa-company } base, row { $column }
mombasa-track = { mombasa-company } track
mombasa-slot-short = Action slot { $number }
mombasa-column-short = Resting pile { $number }
mombasa-ledger-short = Bookkeeping space { $number }
mombasa-slot = { $seat }’s action slot { $number }
mombasa-column = { $seat }’s resting pile { $number }
mombasa-ledger = { $seat }’s bookkeeping space { $number }
mombasa-bank = Supply of pounds
mombasa-hidden = Face-down card
mombasa-display = Empty space of the card display
mombasa-shelf = Empty space of the book display
mombasa-space =
    { $space ->
        [start] Start player
        [buy] Buy a card
        [remove] Discard a card
        [coffee] Most coffee
        [banana] Most bananas
        [cotton] Most cotton
        [expansion] Most expansion
        [tile_goods] Reserve the +1 goods tile
        [tile_bookkeeper] Reserve the bookkeeper tile
        [tile_merchant] Reserve the diamond merchant tile
        [tile_expansion] Reserve the expansion tile
        [C1] Bookkeeping and diamonds
        [C2] Card or diamonds
        [D1] Discard a coffee card
       *[D2] Advance on the other tracks
    }

## What is asked

mombasa-way-end = End your phase
mombasa-way-end-how = Choose the resting pile to take back; this ends your phase
    .short = Take back a pile: ends your phase
mombasa-way-expand = Choose the port of the company to expand
    .short = Choose a company’s port
mombasa-warn-slots =
    { $count ->
        [one] One slot is still empty. Press again to be ready anyway.
       *[other] { $count } slots are still empty. Press again to be ready anyway.
    }
    .short =
        { $count ->
            [one] One slot is empty. Press again
           *[other] { $count } slots are empty. Press again
        }
mombasa-warn-majority =
    You lose the { $good ->
        [coffee] coffee
        [banana] banana
        [cotton] cotton
       *[expansion] expansion
    } majority ({ $gains }; a tie is enough): place a marker first. Press again to go on.
    .short = Marker first for { $gains }? A tie is enough. Press again to go on.
mombasa-warn-unused =
    { $count ->
        [one] 1 card or tile is unused. Press again to end anyway.
       *[other] { $count } cards or tiles are unused. Press again to end anyway.
    }
    .short = Unused: { $count }. Press again to end
mombasa-warn-marker =
    { $count ->
        [one] You could still place a bonus marker. Press again to end anyway.
       *[other] You could still place { $count } bonus markers. Press again to end anyway.
    }
    .short =
        { $count ->
            [one] A bonus marker is left. Press again
           *[other] { $count } bonus markers are left. Press again
        }
mombasa-warn-resting =
    { $count ->
        [0] This pile is empty
        [one] Only 1 card comes back
       *[other] Only { $count } cards come back
    }; another pile has { $most }. Press again to take this one.
    .short = { $count } here, { $most } elsewhere. Press again
mombasa-warn-left =
    { $count ->
        [one] 1 is left and would be lost. Press again to finish anyway.
       *[other] { $count } are left and would be lost. Press again to finish anyway.
    }
    .short = You lose { $count }. Press again
mombasa-warn-ink = Your ink jar could still move. Press again to leave it anyway.
    .short = The ink jar could move. Press again
mombasa-warn-book = You have no space for this book: it would be lost. Press again to take it anyway.
    .short = No space: it would be lost. Press again
mombasa-warn-nothing = This gives you nothing now. Press again to place the marker anyway.
    .short = It gives nothing now. Press again
mombasa-ask-use = Use it, or place a marker first
mombasa-way-card = Take a card
mombasa-way-steps = Advance on a track
    .short = Advance
mombasa-way-track = Company tracks
mombasa-way-ladders = Bookkeeping and diamonds
mombasa-choose-plan-card = Choose a card for this slot
mombasa-choose-rest-column = Choose a resting pile for { $piece }
    .short = Choose a resting pile
mombasa-choose-rest-card = Choose a card for this pile
mombasa-choose-shelf-space = Choose a bookkeeping space for { $piece }
    .short = Choose a bookkeeping space
mombasa-choose-shelf-book = Choose a book for this space
mombasa-choose-region-post = Choose a region for this row’s post
mombasa-choose-region-row = Choose the row whose post goes to { $piece }
    .short = Choose the row to take it from
mombasa-choose-tile = Choose the starting tile to keep, then press “{ mombasa-do-ready }”
mombasa-choose-rest =
    { $count ->
        [one] For setup, place this card in a resting pile
       *[other] For setup, place one card in each of { $count } resting piles
    }
    .short =
        { $count ->
            [one] Setup: put this card on a pile
           *[other] Setup: put one card on each of { $count } piles
        }
mombasa-ask-plan = Plan cards; { $first } goes first
mombasa-choose-plan = Place cards in your slots, then press “{ mombasa-do-ready }”
    .short = Place cards, then “{ mombasa-do-ready }”
mombasa-choose-action = Use a card or bonus, expand, or end your phase
mombasa-ask-action =
    { $kinds ->
        [card-port-bonus] { mombasa-choose-action }
        [card-port] Use a card, expand, or end your phase
        [card-bonus] Use a card or bonus, or end your phase
        [port-bonus] Expand, use a bonus, or end your phase
        [card] Use a card or end your phase
        [port] Expand or end your phase
        [bonus] Use a bonus or end your phase
       *[none] End your phase
    }
    .short =
        { $kinds ->
            [card-port-bonus] Card, port, bonus, or end phase
            [card-port] Card, port, or end phase
            [card-bonus] Card, bonus, or end phase
            [port-bonus] Port, bonus, or end phase
            [card] Use a card or end your phase
            [port] Expand or end your phase
            [bonus] Use a bonus or end your phase
           *[none] End your phase
        }
mombasa-ask-goods =
    { $kinds ->
        [use-acquire-step] Add goods, or take a card and advance
        [use-acquire] Add goods or take a card
        [use-step] Add goods or advance
        [acquire-step] { $count ->
            [one] Take a card or advance
           *[other] Take a card and advance
        }
        [use] Add goods or finish
        [acquire] { $count ->
            [0] Take a free card or finish
           *[other] Take a card or finish
        }
        [step] Choose a track to advance on
       *[none] Finish
    } { $count ->
        [0] (no value left)
       *[other] (value { $count })
    }
    .short =
        { $kinds ->
            [use-acquire-step] Goods, a card or tracks (value { $count })
           *[other] { mombasa-ask-goods }
        }
mombasa-ask-points =
    { $kinds ->
        [book-coins] Choose books or take pounds
        [book] Choose a book
       *[coins] Take pounds
    } ({ $count ->
        [one] 1 bookkeeping point
       *[other] { $count } bookkeeping points
    }{ $more ->
        [0] { " " }left
       *[other] , then { $more } more
    })
    .short =
        { $kinds ->
            [book-coins] Books or pounds
            [book] Choose a book
           *[coins] Take pounds
        } ({ $count ->
            [one] 1 point
           *[other] { $count } points
        }{ $more ->
            [0] { " " }left
           *[other] , then { $more }
        })
mombasa-ask-ink =
    { $kinds ->
        [ink-flip] Move the ink jar, flip a book for 2 pounds, or finish
        [ink] Move the ink jar or finish
        [flip] Flip a book for 2 pounds or finish
       *[none] Finish; the ink jar stays
    }{ $more ->
        [0] { "" }
        [one] { " " }(then 1 point)
       *[other] { " " }(then { $more } points)
    }
    .short =
        { $kinds ->
            [ink-flip] Move the jar, flip, or finish
            [ink] Move the ink jar or finish
            [flip] Flip a book or finish
           *[none] Finish; the ink jar stays
        }
mombasa-ask-bonus =
    { $count ->
        [one] Place a bonus marker on “{ $piece }”?
       *[other] Choose an option of “{ $piece }”
    }
    .short =
        { $count ->
            [one] Place a bonus marker here?
           *[other] Choose what it gives
        }
mombasa-ask-column = Choose the resting pile to take back
    .short = Choose a resting pile
mombasa-ask-lift = Take this card back to your hand?
mombasa-ask-card = Use { $piece }?
    .short = Use this card?
mombasa-step-keep = Keep this starting tile?
mombasa-step-discard = Discard { $piece }?
mombasa-step-remove = Remove this trading post?
mombasa-step-return = Return the post to this row?
mombasa-step-ink = Move the ink jar here?
mombasa-step-flip = Flip this book for 2 pounds?
mombasa-step-coins = Take pounds for the points?
mombasa-choose-goods =
    { $step ->
        [bought] Choose a track to advance on (value { $count })
        [spending] { $count ->
            [0] Take a free card or finish
            [one] Take a card or advance (value 1)
           *[other] Take a card and advance (value { $count })
        }
       *[joining] { $count ->
            [0] Take a free card or finish
           *[other] Add goods, or take a card and advance (value { $count })
        }
    }
# What the call costs is said before anything is pressed.
mombasa-ask-call =
    { $price ->
        [one] Pay 1 pound for the capital call
       *[other] Pay { $price } pounds for the capital call
    } or forfeit { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
    .short =
        Pay £{ $price } or forfeit { $count ->
            [one] 1 space
           *[other] { $count } spaces
        }
mombasa-choose-call =
    { $count ->
        [one] Pay the capital call or forfeit 1 space
       *[other] Pay the capital call or forfeit { $count } spaces
    }
mombasa-choose-region =
    { $count ->
        [one] Choose a region or finish (1 point left)
       *[other] Choose a region or finish ({ $count } points left)
    }
    .short = Choose a region or finish ({ $count })
mombasa-choose-reward = Choose the reward to take first
mombasa-choose-return = Choose a row for the post ousted from { $region }
mombasa-choose-points =
    { $count ->
        [one] Choose a book or take a pound (1 bookkeeping point)
       *[other] Choose books or take pounds ({ $count } bookkeeping points)
    }
mombasa-choose-ink = Move the ink jar, flip a book for 2 pounds, or finish
mombasa-choose-shelf = Choose a new book and its bookkeeping space
    .short = Choose a book and its space
mombasa-choose-finish = End your turn or undo its steps
    .short = End your turn or undo it
mombasa-choose-removal =
    { $count ->
        [one] Remove a trading post from a base
       *[other] Remove { $count } trading posts from bases
    }
mombasa-choose-purchase =
    { $count ->
        [0] Buy a card for its price in pounds
        [one] Buy a card for its price plus 1 pound
       *[other] Buy a card for its price plus { $count } pounds
    }
    .short =
        { $count ->
            [0] Buy a card for its price
           *[other] Buy a card: its price + { $count }
        }
mombasa-choose-discard = Discard a card to gain its price plus { $count } pounds
    .short = Discard a card: its price + { $count }

## What the buttons do

mombasa-do-keep = Keep
mombasa-do-rest = Place in this pile
mombasa-do-place = Place
mombasa-do-lift = Take back
mombasa-do-ready = Ready
mombasa-do-use = Use
mombasa-do-attach = Attach tile
mombasa-do-acquire = Take card
mombasa-do-step = Advance
mombasa-do-pay = Pay and advance
mombasa-do-expand = Expand
mombasa-do-enter = Place trading post
mombasa-do-claim = Take reward
mombasa-do-return = Return post
mombasa-do-account = Use bookkeeper
mombasa-do-flip = Flip for 2 pounds
mombasa-do-ink = Move ink jar
mombasa-do-book = Take book
mombasa-do-coins = Take pounds
mombasa-do-shelve = Place book
mombasa-do-trade = Use merchant
mombasa-do-discard = Discard card
mombasa-do-remove = Remove post
mombasa-do-done = Finish
mombasa-do-finish = End turn
mombasa-do-end = Take back, end phase
    .short = End phase

## What happened

mombasa-log-ready = { $seat } is ready.
mombasa-log-tile = { $seat } keeps a starting tile.
mombasa-log-rest =
    { $both ->
        [false] { $seat } places { $card } in a resting pile.
       *[true] { $seat } places { $card } in a resting pile, then { $last } in the last one.
    }
    .short =
        { $both ->
            [false] Resting: { $card }.
           *[true] All cards are in resting piles.
        }
mombasa-log-plan =
    { $count ->
        [0] { $seat } reveals no cards.
        [one] { $seat } reveals 1 card.
       *[other] { $seat } reveals { $count } cards.
    }
mombasa-log-unlock = { $seat } unlocks a { mombasa-company } special bonus (level { $level }).
mombasa-log-use = { $seat } uses { $card }.
mombasa-log-acquire = { $seat } takes { $card }.
mombasa-log-step =
    { $over ->
        [0]
            { $shares ->
                [0] { $seat } advances on the { mombasa-company } track.
                [one] { $seat } advances on the { mombasa-company } track (1 share).
               *[other] { $seat } advances on the { mombasa-company } track ({ $shares } shares).
            }
       *[other] { $seat }’s { mombasa-company } shares ({ $held }) pass { $others }.
    }
    .short = Advances on the { mombasa-company } track.
mombasa-log-special = The { mombasa-company } special space pays every player on or beyond it.
mombasa-log-pay =
    { $amount ->
        [one] { $seat } pays 1 pound.
       *[other] { $seat } pays { $amount } pounds.
    }
mombasa-log-receive =
    { $amount ->
        [one] { $seat } gains 1 pound.
       *[other] { $seat } gains { $amount } pounds.
    }
mombasa-log-attach = { $seat } attaches the +1 goods tile to { $card }.
mombasa-log-expand =
    { $points ->
        [one] { $seat } starts to expand { mombasa-company } (1 point).
       *[other] { $seat } starts to expand { mombasa-company } ({ $points } points).
    }
mombasa-log-enter =
    { $cost ->
        [one] { mombasa-company } enters { $region } (1 point).
       *[other] { mombasa-company } enters { $region } ({ $cost } points).
    }
    .short = { mombasa-company } enters { $region }.
mombasa-log-reward = { $seat } takes a reward: { mombasa-reward }.
mombasa-entered = { $region }
mombasa-log-settle =
    { $seat } expands { mombasa-company } into { $regions }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
    .short = Expands { mombasa-company }.
mombasa-log-oust =
    { $lost ->
        [true] The { mombasa-company } post in { $region } is removed from the game.
       *[false] The { mombasa-company } post in { $region } returns to its base.
    }
    .short = { mombasa-company } leaves { $region }.
mombasa-log-account = { $seat } uses { $card }.
mombasa-log-flip = { $seat } flips the book on space { $space }.
mombasa-log-ink = { $seat } moves the ink jar to space { $space }.
mombasa-log-book =
    { $seat } takes { $letter ->
        [A] an A
       *[other] a { $letter }
    } book{ $coins ->
        [0] .
        [one] { " " }and 1 pound.
       *[other] { " " }and { $coins } pounds.
    }
mombasa-log-shelve =
    { $seat } places { $letter ->
        [A] an A
       *[other] a { $letter }
    } book on space { $space }.
mombasa-log-unplaced = { $seat }’s { $letter } book fits nowhere and is removed.
mombasa-log-diamonds = { $seat } advances to diamond space { $space }.
mombasa-log-mark = { $seat } places a bonus marker: { $place }.
    .short = Bonus marker: { $place }.
mombasa-log-starter = { $seat } takes the start player marker.
mombasa-log-reserve = { $seat } reserves the { $tile }.
mombasa-log-remove = { $seat } removes a { mombasa-company } trading post.
mombasa-log-discard = { $seat } discards { $card }.
mombasa-log-end-phase =
    { $count ->
        [0] { $seat } ends their phase and takes back no cards.
        [one] { $seat } ends their phase and takes back 1 card.
       *[other] { $seat } ends their phase and takes back { $count } cards.
    }
    .short = Ends their phase.
mombasa-log-tile-given = { $seat } takes the { $tile }.
    .short = { $seat }: { $tile }.
mombasa-log-round = Round { $round }: { $first } goes first.
mombasa-log-end = The game is over.

## Why something cannot be chosen

mombasa-no-face-down = Already used this round
mombasa-no-resting = In a resting pile until you take that pile back
mombasa-no-share-plan = Share cards have no action and go in no slot
mombasa-no-slot-closed-diamonds = Opens at diamond space { $space }
mombasa-no-slot-closed-ink = Opens at bookkeeping space { $space }
mombasa-no-price = You need value { $price }; you have { $have }
mombasa-no-price-money =
    { $price ->
        [one] You need 1 pound; you have { $have }
       *[other] You need { $price } pounds; you have { $have }
    }
mombasa-no-need-goods = Choose goods cards first
mombasa-no-mixing = Use goods of one kind only
mombasa-no-bought = Only one card per action
mombasa-no-call =
    { $call ->
        [one] You need 1 pound for the capital call; you have { $have }
       *[other] You need { $call } pounds for the capital call; you have { $have }
    }
mombasa-no-track-end = Your marker is at the end of this track
mombasa-no-expansion = You need a face-up expansion card
mombasa-no-posts = No trading posts left in this base
mombasa-no-region-own = This company already has a trading post here
mombasa-no-region-far = { mombasa-company } does not border this region
mombasa-no-region-cost =
    { $cost ->
        [one] You need 1 point; you have { $have }
       *[other] You need { $cost } points; you have { $have }
    }
mombasa-no-markers = You have no bonus markers left
mombasa-no-occupied = Occupied until the end of the round
mombasa-no-locked = Unlock it on the track first
mombasa-no-other-level = Only one of this track’s two spaces each round
mombasa-no-too-few =
    You need { $least }; you have { $have ->
        [0] none
       *[other] { $have }
    } face up
mombasa-no-majority = An opponent has more face up
mombasa-no-start-player = Not for the start player on their first turn of the round
mombasa-no-no-card = No suitable card in your hand
mombasa-no-book-need = You need { $need } face up
mombasa-no-book-gap = The ink jar cannot cross an empty space
mombasa-no-book-striped = No A books on a striped space
mombasa-no-book-cover = An A book cannot cover a B or C book
mombasa-no-book-behind = The ink jar has passed this space
mombasa-no-book-here = The ink jar stands on this space
mombasa-no-book-points =
    { $cost ->
        [one] You need 1 point; you have { $have }
       *[other] You need { $cost } points; you have { $have }
    }

mombasa-need =
    { $kind ->
        [coffee] coffee (value { $amount })
        [banana] bananas (value { $amount })
        [cotton] cotton (value { $amount })
        [expansion] { $amount ->
            [one] 1 expansion point
           *[other] { $amount } expansion points
        }
        [any] any one good (value { $amount })
       *[staff] another bookkeeper or merchant
    }
    .short =
        { $kind ->
            [coffee] coffee { $amount }
            [banana] bananas { $amount }
            [cotton] cotton { $amount }
            [expansion] expansion { $amount }
            [any] goods { $amount }
           *[staff] other staff
        }

## Scores and facts

mombasa-total =
    { $n ->
        [one] 1 pound
       *[other] { $n } pounds
    }
mombasa-score-cash = Cash
mombasa-score-mombasa = { -mombasa-company-mombasa }
mombasa-score-cape-town = { -mombasa-company-cape-town }
mombasa-score-saint-louis = { -mombasa-company-saint-louis }
mombasa-score-cairo = { -mombasa-company-cairo }
mombasa-score-diamonds = Diamonds
mombasa-score-books = Bookkeeping

mombasa-option-setup = Setup
mombasa-option-setup-first = First game
mombasa-option-setup-later = Later games
mombasa-option-setup-first-text = Fixed tracks and starting tiles
mombasa-option-setup-later-text = Random tracks; each player keeps one of two starting tiles

## More pieces and places by name

mombasa-value = { mombasa-company } share value
mombasa-step-marker = { $seat } on the { mombasa-company } track
mombasa-space-extra = { mombasa-space } (level { $level })
mombasa-permanent =
    { $kind ->
        [discount] Cards cost { $amount } less{ $mix ->
            [yes] { "; you may combine different goods to take one" }
           *[no] { "" }
        }
        [cotton] +{ $amount } value for each cotton card
        [expansion] { $amount ->
            [one] 1 more expansion point
           *[other] { $amount } more expansion points
        }
       *[markers] { $amount ->
            [one] 1 more bonus marker
           *[other] { $amount } more bonus markers
        }
    }
mombasa-marker-laid = Bonus marker
mombasa-coins = Pounds under a book
mombasa-round = Round { $round }
mombasa-supply = Book supply { $letter }
mombasa-deck =
    { $deck ->
        [actions] Deck of action cards
       *[discard] Discarded cards
    }
mombasa-purse = { $seat }’s pounds
mombasa-markers = { $seat }’s bonus markers
mombasa-fan = { $seat }’s hand
mombasa-shares = { $seat }’s { mombasa-company } shares
mombasa-diamonds = { $seat }’s diamond track
mombasa-ink = { $seat }’s ink jar
mombasa-starter = Start player marker: { $seat }
mombasa-next = Next for the ink jar: { $book }
mombasa-gained = { $seat }’s new books
mombasa-word-hand = Hand
mombasa-word-this-round = This round
mombasa-word-resting = Resting
mombasa-word-gained = New books
mombasa-word-ledger = Bookkeeping track
mombasa-word-gems = Diamond track
mombasa-word-value = Value
mombasa-word-yours = Yours
mombasa-tiles = { $seat }’s bonus tiles
mombasa-offer = { $seat }’s starting tiles

mombasa-nothing = nothing
mombasa-gain =
    { $kind ->
        [pounds] { $amount ->
            [one] 1 pound
           *[other] { $amount } pounds
        }
        [diamonds] { $amount ->
            [one] 1 space on the diamond track
           *[other] { $amount } spaces on the diamond track
        }
        [points] { $amount ->
            [one] 1 bookkeeping point
           *[other] { $amount } bookkeeping points
        }
        [posts] { $amount ->
            [one] 1 trading post to remove
           *[other] { $amount } trading posts to remove
        }
        [start] the start player marker
        [buy] { $amount ->
            [0] a card for its price
            [one] a card for its price plus 1 pound
           *[other] a card for its price plus { $amount } pounds
        }
        [discard] the price of a discarded { $good ->
            [coffee] coffee card
            [banana] banana card
            [cotton] cotton card
           *[other] card
        } plus { $amount ->
            [one] 1 pound
           *[other] { $amount } pounds
        }
        [steps] { $amount ->
            [one] 1 space on the { mombasa-company } track
           *[other] { $amount } spaces on the { mombasa-company } track
        }
        [others] { $amount ->
            [one] 1 space on each other track
           *[other] { $amount } spaces on each other track
        }
        [tile] the { mombasa-tile } next round
       *[goods] your value in { mombasa-good } minus 1, in pounds
    }
    .short =
        { $kind ->
            [pounds] £{ $amount }
            [diamonds] { $amount ->
                [one] 1 diamond
               *[other] { $amount } diamonds
            }
            [points] { $amount ->
                [one] 1 book point
               *[other] { $amount } book points
            }
            [posts] { $amount ->
                [one] remove 1 post
               *[other] remove { $amount } posts
            }
            [start] start player
            [buy] { $amount ->
                [0] a card (its price)
               *[other] a card (its price + { $amount })
            }
            [discard] discard { $good ->
                [coffee] coffee
                [banana] bananas
                [cotton] cotton
               *[other] a card
            } (price + { $amount })
            [steps] { $amount ->
                [one] 1 { mombasa-company } space
               *[other] { $amount } { mombasa-company } spaces
            }
            [others] { $amount ->
                [one] 1 space on each other track
               *[other] { $amount } spaces on each other track
            }
            [tile] { mombasa-tile }
           *[goods] { mombasa-good } minus 1 in pounds
        }

mombasa-gain-brief = { mombasa-gain.short }
mombasa-do-mark-majority = { $brief }
mombasa-do-mark-option =
    { $cost ->
        [0] { $brief }
        [one] Pay 1 pound: { $brief }
       *[other] Pay { $cost } pounds: { $brief }
    }
    .short = { $brief }
mombasa-do-mark =
    { $cost ->
        [0] Place marker
        [one] Place marker (1 pound)
       *[other] Place marker ({ $cost } pounds)
    }


## What an action costs and brings

mombasa-preview-ready =
    { $tile ->
        [true] All kept tiles are revealed once every player is ready
       *[false] All planned cards are revealed once every player is ready
    }
    .short = All reveal together, once all are ready
mombasa-preview-done =
    { $ink ->
        [true] The ink jar stays; then use the card’s points
       *[false] Anything left is lost
    }
mombasa-preview-finish =
    { $again ->
        [true] You go again: the others have ended their phase
       *[false] The next player’s turn begins
    }
mombasa-preview-mark = Gives { $gains }
mombasa-explain-discard =
    Gain the price of { $good ->
        [coffee] a coffee card
        [banana] a banana card
        [cotton] a cotton card
       *[other] a card
    } plus { $count ->
        [one] 1 pound
       *[other] { $count } pounds
    }
mombasa-preview-units = Value { $count } in total
mombasa-preview-left =
    { $count ->
        [0] Uses all the value
       *[other] Value { $count } left
    }
mombasa-preview-pay =
    { $amount ->
        [one] Pay 1 pound
       *[other] Pay { $amount } pounds
    }
    .short = Pay £{ $amount }
mombasa-preview-receive =
    { $own ->
        [true] { $amount ->
            [one] Gain 1 pound
           *[other] Gain { $amount } pounds
        }
       *[false] { $amount ->
            [one] { $seat } gains 1 pound
           *[other] { $seat } gains { $amount } pounds
        }
    }
    .short =
        { $own ->
            [true] Gain £{ $amount }
           *[false] { $seat } gains £{ $amount }
        }
mombasa-preview-diamonds = Advance to diamond space { $space }
mombasa-preview-special = The { mombasa-company } special space pays every player on or beyond it
mombasa-preview-shares =
    { $shares ->
        [0] Still no shares
        [one] Then 1 share
       *[other] Then { $shares } shares
    }, now worth { $value } { $value ->
        [one] pound
       *[other] pounds
    }{ $shares ->
        [one] { "" }
       *[other] { " " }each
    }
    .short =
        { $shares ->
            [0] Still no shares
            [one] Then 1 share
           *[other] Then { $shares } shares
        }, now { $value } { $value ->
            [one] pound
           *[other] pounds
        }
mombasa-preview-far =
    All { $count } spaces: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }
mombasa-preview-permanent = From your next turn: { $bonus }
mombasa-preview-space = From your next turn you may use “{ $space }”
    .short = From your next turn: “{ $space }”
mombasa-preview-expand =
    { $count ->
        [0] { $points ->
            [one] 1 point reaches no region
           *[other] { $points } points reach no region
        }
        [one] { $points ->
            [one] 1 point reaches 1 region
           *[other] { $points } points reach 1 region
        }
       *[other] { $points ->
            [one] 1 point reaches { $count } regions
           *[other] { $points } points reach { $count } regions
        }
    }
mombasa-preview-enter =
    { $have ->
        [one] Costs { $cost } of your 1 point
       *[other] Costs { $cost } of your { $have } points
    }{ $company ->
        [none] { "" }
       *[other] { " " }({ $more } to oust { mombasa-company })
    }
mombasa-preview-reward =
    { $next ->
        [true] Next reward: { mombasa-reward }
       *[false] Reward: { mombasa-reward }
    }
    .short =
        { $next ->
            [true] Next: { mombasa-reward.short }
           *[false] Gives { mombasa-reward.short }
        }
mombasa-preview-value = { mombasa-company } shares: { $before } to { $after } { $after ->
        [one] pound each
       *[other] pounds each
    }
mombasa-preview-account =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $count ->
        [0] ; the ink jar stays
        [one] ; the ink jar can reach 1 book
       *[other] ; the ink jar can reach { $count } books
    }
mombasa-preview-brings =
    Book reward: { $gains }{ $more ->
        [0] { "" }
        [one] , then 1 more point
       *[other] , then { $more } more points
    }
    .short =
        Gives { $gains }{ $more ->
            [0] { "" }
            [one] , then 1 point
           *[other] , then { $more } points
        }
mombasa-preview-flipped = This book is face down and gives nothing
mombasa-preview-ink = Bookkeeping track then worth { $value } { $value ->
        [one] pound
       *[other] pounds
    }
    .short = Books: £{ $value }
mombasa-preview-book =
    { $cost ->
        [one] Costs 1 point; { $left } left
       *[other] Costs { $cost } points; { $left } left
    }{ $more ->
        [0] { "" }
       *[other] , then { $more } more
    }
    .short = Costs { $cost }
mombasa-preview-flip = A flipped book requires nothing and gives nothing
    .short = It then asks and gives nothing
mombasa-preview-rest =
    Goes to pile { $number }{ $last ->
        [0] ; for another pile, choose that first
       *[other] , the last card to pile { $last }
    }
    .short =
        Pile { $number }{ $last ->
            [0] { "" }
           *[other] , the last card: pile { $last }
        }
mombasa-preview-rests = Rests until you end a phase by taking back its pile
    .short = Rests until taken back
mombasa-preview-place = Goes to slot { $number }
mombasa-preview-lift = Returns to your hand
mombasa-preview-end =
    { $count ->
        [0] No cards in this pile
        [one] 1 card returns to your hand
       *[other] { $count } cards return to your hand
    }
    .short =
        { $count ->
            [0] No cards in this pile
            [one] Take back 1 card
           *[other] Take back { $count } cards
        }

## What there is to know of a piece

mombasa-explain-reward = Gives { mombasa-reward }
    .short = { mombasa-reward.short }
mombasa-explain-mines =
    { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
mombasa-explain-held = { mombasa-company } is here: other companies pay { $more } more
mombasa-explain-company = Share value { $value } { $value ->
        [one] pound
       *[other] pounds
    }; { $posts } { $posts ->
        [one] post
       *[other] posts
    } left
    .short = Share value £{ $value }; posts left: { $posts }
mombasa-explain-shares =
    { $shares ->
        [one] { $seat }: 1 share
       *[other] { $seat }: { $shares } shares
    }
mombasa-explain-track =
    { $shares ->
        [one] { $seat }: space { $space } (1 share)
       *[other] { $seat }: space { $space } ({ $shares } shares)
    }
    .short = { $seat }: { $shares }
mombasa-explain-step =
    { $shares ->
        [one] Space { $space }: 1 share
       *[other] Space { $space }: { $shares } shares
    }
mombasa-explain-deck =
    { $deck ->
        [actions] { $count ->
            [one] 1 card left to refill the display
           *[other] { $count } cards left to refill the display
        }
       *[discard] { $count ->
            [one] 1 card, out of the game
           *[other] { $count } cards, out of the game
        }
    }
mombasa-explain-supply =
    { $count ->
        [one] 1 book left to refill the display
       *[other] { $count } books left to refill the display
    }
mombasa-explain-rounds = The game ends after round { $count }
mombasa-explain-own =
    { $kind ->
        [purse] { $count ->
            [one] 1 pound, which counts at the end
           *[other] { $count } pounds, which count at the end
        }
        [markers] { $count ->
            [one] 1 left to use a bonus space this round
           *[other] { $count } left to use bonus spaces this round
        }
       *[fan] { $count ->
            [one] 1 card to plan with
           *[other] { $count } cards to plan with
        }
    }
mombasa-explain-own-shares =
    { $shares ->
        [one] 1 share, worth
       *[other] { $shares } shares, each worth
    } { $value } { $value ->
        [one] pound
       *[other] pounds
    } now
mombasa-explain-tally =
    { $count ->
        [one] 1 expansion point left
       *[other] { $count } expansion points left
    }
mombasa-explain-mark = { $seat } has used this space this round
mombasa-explain-hidden = Its front is not known yet
mombasa-explain-permanent = Applies in every turn that begins with your track marker here
mombasa-explain-coins = They go to the player who takes the book
mombasa-explain-bank = Never runs out
mombasa-explain-starter = Starts the next round
mombasa-explain-card =
    { $kind ->
        [goods] Take a display card and advance on company tracks
        [expansion] All your expansion cards together place one company’s posts
        [bookkeeper] Move the ink jar, then use the points
        [merchant] Advance on the diamond track and gain pounds
       *[share] Counts at the end; goes in no slot
    }
    .short =
        { $kind ->
            [goods] Buys a card, advances on tracks
            [expansion] Places posts of one company
            [bookkeeper] Moves the ink, takes books
            [merchant] Diamond track and pounds
           *[share] Counts at the end
        }
mombasa-explain-red = Price: { $red } plus the number of its space
mombasa-explain-units = Value { $count } now
mombasa-explain-tile =
    { $tile ->
        [goods] Attach it to one of your goods cards: value +1
        [bookkeeper] A bookkeeper without a slot
        [merchant] 2 diamond spaces, plus 1 for each face-up merchant card
       *[expansion] An expansion card without a slot
    }
    .short =
        { $tile ->
            [goods] One goods card: value +1
            [bookkeeper] A bookkeeper without a slot
            [merchant] 2 diamond spaces, +1 for each merchant
           *[expansion] An expansion card without a slot
        }
mombasa-explain-book = Requires { $needs }; gives { $gains }
    .short = { $gains } for { $needs }
mombasa-explain-met = The face-up cards meet it
mombasa-explain-unmet = The face-up cards do not meet it
mombasa-explain-yours =
    { $good ->
        [expansion] { $count ->
            [one] Your 1 expansion point
           *[other] Your { $count } expansion points
        }
       *[goods] Your { mombasa-good } (value { $count })
    }: { $gains }
mombasa-explain-majority = At least { $least } face up, no opponent with more (a tie is enough): { $gains }
    .short = From { $least }, a tie is enough: { $gains }
mombasa-explain-space =
    { $cost ->
        [0] Free: { $gains }
        [one] For 1 pound: { $gains }
       *[other] For { $cost } pounds: { $gains }
    }
mombasa-explain-total = { $seat } has { $count } face up
mombasa-explain-place = Space { $space }: { $value } { $value ->
        [one] pound
       *[other] pounds
    } at the end
mombasa-explain-next =
    { $count ->
        [one] 1 more space: { $value } pounds
       *[other] { $count } more spaces: { $value } pounds
    }
mombasa-explain-round =
    { $count ->
        [one] Its pound goes under a book when it begins
       *[other] Its { $count } pounds go under books when it begins
    }
mombasa-explain-ledger = Reaching it is worth { $value } { $value ->
        [one] pound
       *[other] pounds
    } at the end
mombasa-explain-slot = Use its card this round; it then goes to the pile above
    .short = Use its card; then it rests above
mombasa-explain-column =
    { $count ->
        [0] Cards rest here until you end a phase by taking this pile back
        [one] 1 card rests here until you end a phase by taking this pile back
       *[other] { $count } cards rest here until you end a phase by taking this pile back
    }
    .short =
        { $count ->
            [0] Cards rest here until taken back
            [one] 1 card rests here
           *[other] { $count } cards rest here
        }
mombasa-explain-start = Resting piles: { $first }, { $second }, { $third }
mombasa-explain-bonus = Starting bonus: { $gains }

## More reasons

mombasa-no-before-turns = Only after planning
mombasa-no-base-first = Choose a port first; all expansion cards count together
    .short = Choose a port first
mombasa-no-region-first = Choose the region: the row makes no difference
mombasa-no-other = Belongs to another player
mombasa-no-in-use = This card is already in use
mombasa-no-spending = You can add no more cards once you spend their value
mombasa-no-need-points = You need bookkeeping points
mombasa-no-need-bookkeeper = The ink jar moves once each time you use a bookkeeper
mombasa-no-permanent = Always counts for you; it needs no marker
mombasa-no-outdone = The bonus further on this track has replaced it
mombasa-no-in-hand = Cards in hand can be planned next round
mombasa-no-slot-free = Every open slot has a card: take one back first
mombasa-no-tile-kept = You are keeping this tile already
mombasa-no-tile-first = Choose the starting tile to keep first
mombasa-no-goods = You need a face-up goods card
mombasa-no-mixing-card = Your combined goods cannot take any card
mombasa-no-acquire-first = With different goods, take a card first
mombasa-no-units = No value left
mombasa-no-units-left = Spend the value left: you can still advance without a capital call
mombasa-no-attach = Choose the goods card for the tile
mombasa-no-attached = This tile is already on a goods card
mombasa-no-step-other = You cannot advance on this track now
mombasa-no-base-other = This is another company’s base
mombasa-no-column-posts = No trading posts left in this row
mombasa-no-column-full = No room for the post in this row
mombasa-no-flipped = Flip only one book per bookkeeper
mombasa-no-book-start = The ink jar starts here; place books on later spaces
mombasa-no-shelve-first = Place your new books first
mombasa-no-purchase =
    { $price ->
        [one] You need 1 pound for the cheapest card; you would have { $have }
       *[other] You need { $price } pounds for the cheapest card; you would have { $have }
    }
    .short = The cheapest costs { $price }; you would have { $have }
mombasa-no-display = No cards in the display
mombasa-no-reserve = Reserve this tile with a bonus marker on its space
mombasa-no-discard = Only { $good ->
        [coffee] a coffee card
        [banana] a banana card
       *[cotton] a cotton card
    } can be discarded here

## The rules in short

mombasa-help-goal = Goal
mombasa-help-goal-text = Over seven rounds you invest in four trading companies. At the end, add up your cash, your shares times each company’s share value, and the last values you reached on the diamond and bookkeeping tracks. The richest player wins.
mombasa-help-round = A round
mombasa-help-round-text = First, all players plan in secret. Then reveal the cards and take turns, one action each, until every player has ended their phase. Finally, refill the card display and return bonus markers and tiles for the next round.
mombasa-help-plan = Planning
mombasa-help-plan-text = At setup, place the three cards of your starting tile in your resting piles, one in each. Each round, place up to one card face down in each open slot. You begin with three slots; the diamond and bookkeeping tracks open two more. Afterwards each card goes to the resting pile above its slot, and you take back only one pile each round: plan which cards rest together.
mombasa-help-goods = Goods cards
mombasa-help-goods-text = Use any number of your goods cards of one kind. Spend their total value on at most one display card (its price is the red number of the card plus that of its space) and on company tracks, 1 for each space. You must spend it all as long as you can advance without a capital call.
mombasa-help-tracks = Company tracks
mombasa-help-tracks-text = You own the shares shown on the last share symbol your marker has reached or passed. Pay a capital call when you cross it, or stop before it. When your marker reaches a special space, you and all players on or beyond it are paid. From your next turn you have its special bonus.
mombasa-help-expansion = Expansion
mombasa-help-expansion-text = Use all your expansion cards together, for one company. Take its trading posts from the front of the rows of its base: each coin you uncover raises its share value. You gain the rewards of the regions you enter, whichever company’s shares you own.
mombasa-help-map = The map
mombasa-help-map-text = Crossing a single border costs 1 point, a double border 2. A region with another company’s trading post costs 1 more, and that post returns to its base. A new region must border the company’s base or one of its regions. Mines count for the company’s diamond merchant.
mombasa-help-points = Bookkeeping points
mombasa-help-points-text = Spend them at once: 1 for an A or B book, 2 for a C book, or 1 for each pound. At the end of your turn, place new books on any spaces of the bookkeeping track, even on other books or behind your ink jar. An A book cannot go on a striped space or on a B or C book.
mombasa-help-bookkeeper = The bookkeeper
mombasa-help-bookkeeper-text = First you may flip one of your books for 2 pounds: it then requires nothing and gives nothing. Move your ink jar book by book while your face-up cards meet each book’s requirement; it cannot cross an empty space. Gain the reward of the book where it stops. Then use the bookkeeper’s own points.
mombasa-help-merchant = Diamond merchants
mombasa-help-merchant-text = With a plain merchant, advance 1 space and gain 2 pounds. With a company’s merchant, advance 2 spaces, plus 1 for every 2 mines in that company’s regions, and gain 1 pound. At the end of the diamond track, each further space is worth 2 pounds instead.
mombasa-help-bonus = Bonus markers
mombasa-help-bonus-text = As your action, place a bonus marker on a free bonus space. The four majority spaces require that no opponent has more of that good, or more expansion, face up; you may also take a lower reward. Place the marker first: used cards no longer count. Markers return at the end of the round.
mombasa-help-tiles = Bonus tiles
mombasa-help-tiles-text = If you reserve a bonus tile, you have it for the next round and use it like a card, but without a slot. Attach the goods tile to one of your goods cards before an action.
mombasa-help-phase = Ending your phase
mombasa-help-phase-text = Take one resting pile back to your hand. Then this round’s cards go to the resting piles above their slots, so they never come back at once. You take no more turns this round.
mombasa-help-end = End of the game
mombasa-help-end-text = After round seven, add everything up. Share cards count in your hand and in your resting piles. If players tie, they share the victory.

## About this edition

mombasa-about-edition = A version of the game Mombasa made by players. It is not connected with the game’s publisher or author. Pictures, sounds and all texts are our own.
mombasa-about-data = Reconstructed, not the printed components: the whole map with its rewards, mines and routes, the coin symbols of the bases except the last of each row, the red numbers of the card display, its cards, the players’ expansion cards “1”, most starting cards and starting tiles, the books, the company tracks with most special bonuses, some rewards of the majorities, and the stripes of the bookkeeping track. They fit every count, rule and example of the rulebook. The values of the diamond and bookkeeping tracks come from a single source. If you own the game, you can correct everything in maps/mombasa.tmx and assets/data/mombasa.
mombasa-about-history = This game is loosely set in the age of the chartered companies. They were instruments of conquest; their trade in Africa rested on dispossession, forced labour and slavery. The game deals only with markets and shares and shows none of this. It is not a picture of history. To learn more, read Richard J. Reid, A History of Modern Africa.

mombasa-fact-round = Round { $round } of { $of }
mombasa-fact-last = Final round

mombasa-tally = The expansion so far
mombasa-sign-goods = Goods card: the number is its value
mombasa-sign-expansion = Expansion card: points to enter regions
mombasa-sign-bookkeeper = Bookkeeper: moves the ink jar, then gives points
mombasa-sign-merchant = Diamond merchant
mombasa-sign-red = Price of the card here
mombasa-sign-shares = Shares you own
mombasa-sign-value = What one share is worth now, in pounds
mombasa-sign-base = Port of a company: expand it from here
mombasa-sign-post = Trading post
mombasa-sign-cost = Expansion points to enter this region
mombasa-sign-diamonds = Diamond track: space reached; gold dots: where its value rises
mombasa-sign-books = Bookkeeping track: space reached; gold dots: where its value rises
mombasa-sign-book = Book: requirement above, reward below; green: met now
mombasa-sign-markers = Bonus markers left
mombasa-sign-closed = Slot that opens at this diamond space
mombasa-sign-starter = Goes first this round
mombasa-help-plan-press = Choose a card: it goes to the first free slot, at setup to the first free pile. For another place, choose that first. To take a planned card back, choose it and press “{ mombasa-do-lift }”.
mombasa-help-round-press = Choose one of your cards, a company’s port, or a space on the tab “{ mombasa-scene-bonus }”. Press “{ mombasa-way-end }” to see your resting piles.
mombasa-help-goods-press = Choose your goods cards one by one, then a display card or the tracks to advance on.
mombasa-help-tracks-press = Choose the track to advance on. To pay a capital call, press “{ mombasa-do-pay }”.
mombasa-help-expansion-press = Choose a company’s port, then regions one by one, then press “{ mombasa-do-done }”.
mombasa-help-map-press = The number on a region is its cost. To take a post from another row of the base, choose that row first.
mombasa-help-points-press = Choose books, or the pounds in the supply. Then choose each new book and its space.
mombasa-help-bookkeeper-press = Choose the book where the ink jar stops.
mombasa-help-bonus-press = Choose a space on the tab “{ mombasa-scene-bonus }”, then one of its options.
mombasa-help-phase-press = Press “{ mombasa-way-end }”, then choose the resting pile to take back.

## Hints

mombasa-why-stocks =
    { $shares ->
        [one] Your { mombasa-company } share
       *[other] Your { $shares } { mombasa-company } shares
    }: { $value } pounds each, { $gain } more in all.
mombasa-why-cash =
    { $gain ->
        [one] 1 pound
       *[other] { $gain } pounds
    }: you then have { $count }.
mombasa-why-diamonds =
    { $gain ->
        [one] 1 space
       *[other] { $gain } spaces
    } on the diamond track{ $left ->
        [0] , now worth { $value } pounds.
       *[other] ; { $left } more open an action slot.
    }
mombasa-why-ink =
    { $gain ->
        [one] 1 space
       *[other] { $gain } spaces
    } for your ink jar{ $left ->
        [0] , now worth { $value } pounds.
       *[other] ; { $left } more open an action slot.
    }
mombasa-why-slot = Opens action slot { $count }.
mombasa-why-card = Gains the card { $card }.
mombasa-why-start = You go first next round.
mombasa-why-plan-buy = Your { mombasa-good }, worth { $count }, can then pay for { $card } ({ $price }).
mombasa-why-plan-goods = You then have { mombasa-good } worth { $count }, for cards and company tracks.
mombasa-why-plan-expansion =
    { $count ->
        [one] 1 expansion point
       *[other] { $count } expansion points
    } can raise { $shares ->
        [one] your { mombasa-company } share
       *[other] your { $shares } { mombasa-company } shares
    }.
mombasa-why-plan-posts =
    { $count ->
        [one] 1 expansion point
       *[other] { $count } expansion points
    } for new trading posts.
mombasa-why-plan-merchant = Advances you on the diamond track from space { $space }.
mombasa-why-use-buy = You can then take { $card } for { $price } (you have { $count }).
mombasa-why-use-steps =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on company tracks.
mombasa-why-expand =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    } for { mombasa-company }: { $shares ->
        [one] you hold 1 share
       *[other] you hold { $shares } shares
    }, now { $value } pounds each.
mombasa-why-expand-plain =
    { $count ->
        [one] 1 expansion point
       *[other] { $count } expansion points
    } for rewards on the map; { mombasa-company } shares stand at { $value }.
mombasa-why-account =
    { $reach ->
        [0] { "" }
        [one] Your ink jar can move 1 space.{ " " }
       *[other] Your ink jar can move { $reach } spaces.{ " " }
    }It gives { $count ->
        [one] 1 bookkeeping point
       *[other] { $count } bookkeeping points
    }.
mombasa-why-shelve =
    { $count ->
        [one] Next in front of your ink jar
       *[other] { $count } spaces ahead of your ink jar
    }; there it gives { $gains }.
mombasa-why-shelve-behind = It has no use for you any more, wherever it is placed.
mombasa-why-buy =
    You can buy the card { $card } for { $price ->
        [one] 1 pound
       *[other] { $price } pounds
    }.
mombasa-why-remove =
    Removing { $count ->
        [one] a trading post
       *[other] { $count } trading posts
    } can raise { $shares ->
        [one] your { mombasa-company } share
       *[other] your { $shares } { mombasa-company } shares
    }.
mombasa-why-remove-any =
    You remove { $count ->
        [one] a trading post
       *[other] { $count } trading posts
    } from any base.
mombasa-why-spend =
    { $count ->
        [one] 1 bookkeeping point
       *[other] { $count } bookkeeping points
    } for books or pounds.
mombasa-why-discard =
    You discard { $cards ->
        [one] your last card
       *[other] one of your { $cards } cards
    } for pounds.
mombasa-why-book = A new book for your track: { $book }.
mombasa-why-step =
    Only { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } to your next { mombasa-company } share.
mombasa-why-gives = It gives { $gains }.
mombasa-why-rest = You take it back with resting pile { $number }.
mombasa-why-tile = The { $tile } is yours for a round.
mombasa-why-enter = A new trading post in { $region }.
mombasa-why-ready =
    { $count ->
        [one] 1 card is planned
       *[other] { $count } cards are planned
    }{ $free ->
        [0] ; all slots are full.
       *[other] { "." }
    }
mombasa-why-end =
    { $count ->
        [one] 1 card returns
       *[other] { $count } cards return
    } to your hand{ $left ->
        [0] ; nothing is left to use.
       *[other] { "." }
    }
mombasa-why-done-books =
    The { $count ->
        [one] bookkeeping point follows
       *[other] { $count } bookkeeping points follow
    }.
mombasa-why-done-points =
    { $count ->
        [one] 1 bookkeeping point is
       *[other] { $count } bookkeeping points are
    } left.
mombasa-why-keeps =
    Keeps your { $count ->
        [one] pound
       *[other] { $count } pounds
    }.
mombasa-why-attach = That { mombasa-good } card is then worth { $count }.

## Lessons

mombasa-lesson-goal = The goal and a plan
mombasa-lesson-goal-aim = Four companies and seven rounds: be the richest player at the end.
mombasa-lesson-goal-shares = You own 2 Cairo shares, each worth 1 pound now. Shares × value: that is what matters most.
mombasa-lesson-goal-rest = Your cash counts too, and so do two tracks that you climb: diamonds and books.
mombasa-lesson-goal-now = Added up: 3 pounds and 2 × 1 make 5, your total “{ play-if-it-ended }”. Let us raise it!
mombasa-lesson-goal-plan = Every round starts with a plan: a card for each slot. Choose this expansion card.
mombasa-lesson-goal-more = Expansion cards work together. Add this one.
mombasa-lesson-goal-third = And a goods card. The two locked slots are for later.
mombasa-lesson-goal-plan-first = For this plan, take the lit card
mombasa-lesson-goal-ready = All plans are secret until all are ready. Press “{ mombasa-do-ready }”.
mombasa-lesson-goal-ready-first = The plan is complete: press “{ mombasa-do-ready }”
mombasa-lesson-goal-port = You have 3 expansion points. Choose the port of Cairo, the company of your shares.
mombasa-lesson-goal-port-first = Later. First the port of Cairo
mombasa-lesson-goal-enter = The numbers are what each region costs. Enter Kordofan: 1 point, and it gives 2 pounds.
mombasa-lesson-goal-enter-first = First Kordofan, then wherever you like
mombasa-lesson-goal-finish = Spend the points that are left where you like, and watch your total. The turn then ends by itself.
mombasa-lesson-goal-risen = Each post that leaves the base uncovers coins: shares rise for all who own them. So does your total!
mombasa-lesson-cards = Goods and shares
mombasa-lesson-cards-use = Goods gain you two things: a new card, and shares. Choose one of your coffee cards.
mombasa-lesson-cards-use-first = First use a coffee card
mombasa-lesson-cards-add = Goods of one kind add up. Add the other coffee card: value 3.
mombasa-lesson-cards-add-first = First add the other coffee card
mombasa-lesson-cards-take = Take a card from the display. You can pay a price of up to 3; it goes to your hand.
mombasa-lesson-cards-take-first = First take a card from the display
mombasa-lesson-cards-step = What is left of the value takes you along company tracks, 1 for each space: use all of it.
mombasa-lesson-cards-shares = The last number that you have reached or passed on a track is how many shares it gives you.
mombasa-lesson-cards-call = The thin red lines are capital calls: pay their pounds to cross, or stop before them.
mombasa-lesson-cards-other = Your opponent expands Cairo. You own a Cairo share: watch what happens to it.
mombasa-lesson-cards-other-reward = The first post goes to Lower Egypt. The region’s reward is for the one who expands.
mombasa-lesson-cards-other-coin = The second post uncovers a coin in Cairo’s base: watch the value of Cairo.
mombasa-lesson-cards-all = But the value is for all: your Cairo shares are worth more too.
mombasa-lesson-round = Bonuses and resting piles
mombasa-lesson-round-most = These four spaces reward having the most of one kind.
mombasa-lesson-round-mark = No opponent has more coffee face up. Choose the coffee space, then how far your bonus marker takes you.
mombasa-lesson-round-mark-first = Keep your coffee for now: used cards do not count for a bonus
mombasa-lesson-round-special = You have reached or passed a special space: it pays you, and it unlocks a special bonus.
mombasa-lesson-round-own = This one: from your next turn, a marker here lets you discard a coffee card for its price plus 3 pounds.
mombasa-lesson-round-other = Your opponent has the most bananas and places a marker there.
mombasa-lesson-round-use = Your bonus is safe: now use your coffee.
mombasa-lesson-round-use-first = First use your coffee
mombasa-lesson-round-add = Add the other coffee card, so that none is left unused.
mombasa-lesson-round-add-first = First add the other coffee card
mombasa-lesson-round-finish = Take a card and advance on tracks, as you like, until all of the value is used.
mombasa-lesson-round-other-uses = Your opponent uses bananas.
mombasa-lesson-round-end = All cards are used. Choose the resting pile to take back, then press “{ mombasa-do-end.short }”.
mombasa-lesson-round-end-first = First end your phase
mombasa-lesson-round-rest = Only now your used cards join the piles of their slots. Each round you take back just one pile.
mombasa-lesson-round-setup = A game begins with three cards at rest. You choose the pile of each: cards of one pile come back together.
mombasa-lesson-tracks = Books and diamonds
mombasa-lesson-tracks-books = Your bookkeeping track: the further your ink jar gets, the more pounds at the end.
mombasa-lesson-tracks-jar = A bookkeeper moves the jar from book to book. Choose yours.
mombasa-lesson-tracks-jar-first = First use the bookkeeper
mombasa-lesson-tracks-ink = These books require another bookkeeper or merchant. You have one: go to space 4.
mombasa-lesson-tracks-ink-first = You can go further: to space 4
mombasa-lesson-tracks-slot = Space 4 opens your fifth slot: one more card in each round! And you have passed 10 pounds: see your total.
mombasa-lesson-tracks-book = The card also gives 3 bookkeeping points. A book costs 1 or 2: the bar below says it. Take one.
mombasa-lesson-tracks-book-first = First take a book
mombasa-lesson-tracks-shelve = Use up your points. Then choose a new book and a space for it: the best is right after the jar.
mombasa-lesson-tracks-finish = Place all your new books, then press “{ mombasa-do-finish }”.
mombasa-lesson-tracks-other = Your opponent uses a goods card.
mombasa-lesson-tracks-trade = Choose your diamond merchant, then “{ mombasa-do-trade }”: it takes you along the diamond track.
mombasa-lesson-tracks-moved = Your diamonds have gone from 2 to 3, and you gained 2 pounds. Your total has grown.
mombasa-lesson-tracks-trade-first = First use the diamond merchant
mombasa-lesson-tracks-gems = And your diamond track: the last number that you have passed counts too. Space 8 opens your fourth slot.
mombasa-lesson-game = The final two rounds
mombasa-lesson-game-left = Two rounds are left, and you lead by a little. Now play to the end!
mombasa-lesson-game-values = You own 5 Mombasa shares, your opponent 2: each new Mombasa post gains you more.
mombasa-lesson-game-emblem = Your Mombasa track says 3. These two cards carry Mombasa’s emblem: each is one more share.
mombasa-lesson-game-permanent = You have unlocked this one: 1 more point whenever you expand. It needs no marker.
mombasa-lesson-game-oust = For 1 more point you oust another company. Choose the row its post returns to: its shares lose value.
mombasa-lesson-game-plan = Plan your cards. Ask for a hint whenever you like. Good luck!

## Labels

mombasa-label-plan = The cards of this round
mombasa-label-rest = Used cards rest here
mombasa-label-shares = Your shares
mombasa-label-ladders = Two tracks worth pounds
mombasa-label-total = Your total so far
