### Mombasa. The Persian file holds the same keys.

mombasa-name = Mombasa
mombasa-tagline = Shares, posts and books around an old chart of Africa
mombasa-box = Plan your cards in secret, spread four companies over Africa, and end richest by shares of what is worth most.

## Companies, goods, regions

mombasa-company =
    { $company ->
        [mombasa] Mombasa
        [cape_town] Cape Town
        [saint_louis] Saint-Louis
       *[cairo] Cairo
    }

mombasa-scene-chart = Map
mombasa-scene-companies = Shares
mombasa-scene-market = Market
mombasa-scene-bonus = Bonus
mombasa-scene-books = Books
mombasa-scene-cards = Cards
mombasa-view-chart = The map with the posts of all companies
mombasa-view-companies = Who stands where on the companies’ tracks
mombasa-view-market = The cards to be had, and their prices
mombasa-view-bonus = Bonus spaces, and those of companies
mombasa-view-books = Books to take and the bookkeeping track
mombasa-view-cards = One’s cards: laid, resting and in hand
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
            [one] 1 card you can pay for
           *[other] { $count } cards you can pay for
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
            [one] 1 card for a resting column
           *[other] { $count } cards for resting columns
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
            [one] 1 resting column to fill
           *[other] { $count } resting columns to fill
        }
        [column] { $count ->
            [one] 1 resting column to take back
           *[other] { $count } resting columns to take back
        }
        [flip] { $count ->
            [one] 1 book to flip
           *[other] { $count } books to flip
        }
        [ink] { $count ->
            [one] 1 space for the ink
           *[other] { $count } spaces for the ink
        }
        [ledger] { $count ->
            [one] 1 bookkeeping space for a book
           *[other] { $count } bookkeeping spaces for a book
        }
        [pile] { $count ->
            [one] pounds for your points
           *[other] pounds for your points
        }
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
            [one] 1 row of posts
           *[other] { $count } rows of posts
        }
       *[track] { $count ->
            [one] 1 track to step on
           *[other] { $count } tracks to step on
        }
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
            [one] 1 diamond step
           *[other] { $amount } diamond steps
        }
        [bookkeeping] { $amount ->
            [one] 1 bookkeeping point
           *[other] { $amount } bookkeeping points
        }
        [track_step] { $amount ->
            [one] 1 track step
           *[other] { $amount } track steps
        }
       *[none] no reward
    }

## The pieces by name

mombasa-card =
    { $kind ->
        [goods] { $good ->
            [coffee] Coffee card { $value }
            [banana] Banana card { $value }
           *[cotton] Cotton card { $value }
        }
        [expansion] Expansion card { $value }
        [bookkeeper] Bookkeeper { $value }
        [merchant] Diamond merchant
       *[share] Share card
    }{ $share ->
        [none] { "" }
        [mombasa] { " " }with 1 share of Mombasa
        [cape_town] { " " }with 1 share of Cape Town
        [saint_louis] { " " }with 1 share of Saint-Louis
       *[cairo] { " " }with 1 share of Cairo
    }
mombasa-merchant = Diamond merchant of { mombasa-company }
mombasa-tile =
    { $tile ->
        [goods] +1 goods tile
        [bookkeeper] Bookkeeper tile
        [merchant] Diamond merchant tile
       *[expansion] Expansion tile
    }
mombasa-book = Book { $letter }
mombasa-starting-tile = Starting tile
mombasa-post = Post of { mombasa-company }
mombasa-base = Base of { mombasa-company }
mombasa-stack = Row { $column } of the base of { mombasa-company }
mombasa-track = Track of { mombasa-company }
mombasa-slot-short = Action slot { $number }
mombasa-column-short = Resting column { $number }
mombasa-ledger-short = Bookkeeping space { $number }
mombasa-slot = Action slot { $number } of { $seat }
mombasa-column = Resting column { $number } of { $seat }
mombasa-ledger = Bookkeeping space { $number } of { $seat }
mombasa-bank = Pounds in the supply
mombasa-hidden = Face-down card
mombasa-display = Empty space of the market
mombasa-shelf = Empty space of the book display
mombasa-space =
    { $space ->
        [start] Start player
        [buy] Buy a card
        [remove] Remove a card
        [coffee] Most coffee
        [banana] Most bananas
        [cotton] Most cotton
        [expansion] Most expansion
        [tile_goods] Reserve the +1 goods tile
        [tile_bookkeeper] Reserve the bookkeeper tile
        [tile_merchant] Reserve the diamond merchant tile
        [tile_expansion] Reserve the expansion tile
        [C1] Points and diamonds
        [C2] A card or diamonds
        [D1] Remove a coffee card
       *[D2] Steps on the other tracks
    }

## What is asked

mombasa-way-end = End your phase
mombasa-way-end-how = Choose the resting column that comes back to your hand: that ends your phase
mombasa-way-expand = Which company expands? Choose its port
mombasa-warn-slots =
    { $count ->
        [one] One slot is still empty. Press again to be ready all the same.
       *[other] { $count } slots are still empty. Press again to be ready all the same.
    }
mombasa-choose-plan-card = Which card goes in this slot?
mombasa-choose-rest-column = In which resting column shall { $piece } lie?
mombasa-choose-rest-card = Which card lies in this column?
mombasa-choose-shelf-space = On which bookkeeping space does { $piece } go?
mombasa-choose-shelf-book = Which book goes on this space?
mombasa-choose-region-post = Which region does the post of this row go to?
mombasa-choose-region-row = Which row does the post for { $piece } come from?
mombasa-choose-tile = Choose the starting tile to keep, then press “Ready”
mombasa-choose-rest =
    { $count ->
        [one] Setup: lay this card in a resting column
       *[other] Setup: one card in each of { $count } resting columns (they come back later)
    }
mombasa-ask-plan = Fill your slots; { $first } begins
mombasa-choose-plan = Cards for your open slots, then “Ready”
mombasa-choose-action = One action: a card, port, bonus or the end
mombasa-ask-action =
    { $kinds ->
        [card-port-bonus] One action: a card, port, bonus or the end
        [card-port] One action: a card, a port or the end
        [card-bonus] One action: a card, a bonus or the end
        [port-bonus] One action: a port, a bonus or the end
        [card] One action: a card or the end
        [port] One action: a port or the end
        [bonus] One action: a bonus or the end
       *[none] Only the end of the phase is left
    }
mombasa-ask-goods =
    { $count ->
        [0] No unit left
        [one] 1 unit
       *[other] { $count } units
    }: { $kinds ->
        [use-acquire-step] one more card, then a market card and tracks
        [use-acquire] one more card, then a market card
        [use-step] one more card, then tracks
        [acquire-step] { $count ->
            [one] a market card or a track
           *[other] a market card and tracks
        }
        [use] one more card, or finish
        [acquire] { $count ->
            [0] take a free card, or finish
           *[other] take a market card, or finish
        }
        [step] choose a track to step on
       *[none] finish
    }
mombasa-ask-points =
    { $count ->
        [one] 1 bookkeeping point
       *[other] { $count } bookkeeping points
    }{ $more ->
        [0] { "" }
       *[other] , then { $more } more
    }: { $kinds ->
        [book-coins] books, or pounds for the rest
        [book] choose a book
       *[coins] take pounds
    }
mombasa-ask-ink =
    { $kinds ->
        [ink-flip] Move the ink, flip a book for 2 pounds, or stay
        [ink] Move the ink on, or stay
        [flip] Flip a book for 2 pounds, or stay
       *[none] The ink stays: finish
    }{ $more ->
        [0] { "" }
        [one] ; then 1 point
       *[other] ; then { $more } points
    }
mombasa-ask-bonus =
    { $count ->
        [one] Lay a bonus marker on “{ $piece }”?
       *[other] What do you want of “{ $piece }”?
    }
mombasa-ask-column = Which column do you take back?
mombasa-ask-lift = Take this card back to your hand?
mombasa-ask-card = Use “{ $piece }”?
mombasa-step-keep = Keep this starting tile?
mombasa-step-discard = Discard { $piece }?
mombasa-step-remove = Remove this post?
mombasa-step-return = Does the post go back to this row?
mombasa-step-ink = Move the ink here?
mombasa-step-flip = Turn this book for 2 pounds?
mombasa-step-coins = Take pounds for the points?
mombasa-choose-goods =
    { $step ->
        [bought] { $count ->
            [one] 1 unit left: choose a track to step on
           *[other] { $count } units left: choose tracks to step on
        }
        [spending] { $count ->
            [0] No units left: take a free card or finish
            [one] 1 unit left: a market card or a track
           *[other] { $count } units left: a market card and tracks
        }
       *[joining] { $count ->
            [0] No units left: take a free card or finish
            [one] 1 unit: another card, then a market card or a track
           *[other] { $count } units: another card, then a market card and tracks
        }
    }
mombasa-choose-call =
    { $count ->
        [one] 1 step left: pay the capital call, or let it go
       *[other] { $count } steps left: pay the capital call, or let them go
    }
mombasa-choose-region =
    { $count ->
        [one] 1 expansion point: choose a region, or finish
       *[other] { $count } expansion points: choose a region, or finish
    }
mombasa-choose-reward = Which reward comes first?
mombasa-choose-return = Choose the row for the ousted post from { $region }
mombasa-choose-points =
    { $count ->
        [one] 1 bookkeeping point: choose a book, or a pound
       *[other] { $count } bookkeeping points: choose books, or pounds for the rest
    }
mombasa-choose-ink = Move the ink on, flip a book for 2 pounds, or finish
mombasa-choose-shelf = Choose a new book and its bookkeeping space
mombasa-choose-finish = End your turn, or take steps back
mombasa-choose-removal =
    { $count ->
        [one] Remove a post from a base
       *[other] Remove { $count } posts from the bases
    }
mombasa-choose-purchase =
    { $count ->
        [0] Buy a card for its price in pounds
       *[other] Buy a card for its price in pounds and { $count } more
    }
mombasa-choose-discard = Discard a card for its red box and { $count } pounds

## What the buttons do

mombasa-do-keep = Keep
mombasa-do-rest = Lay in this column
mombasa-do-place = Place
mombasa-do-lift = Take back
mombasa-do-ready = Ready
mombasa-do-use = Use
mombasa-do-attach = Attach the +1 tile
mombasa-do-acquire = Take
mombasa-do-step = Step
mombasa-do-pay = Pay the capital call and step
mombasa-do-expand = Expand
mombasa-do-enter = Enter
mombasa-do-claim = Take this reward
mombasa-do-return = Return here
mombasa-do-account = Use the bookkeeper
mombasa-do-flip = Flip for 2 pounds
mombasa-do-ink = Move the ink here
mombasa-do-book = Take
mombasa-do-coins = Take pounds
mombasa-do-shelve = Place here
mombasa-do-trade = Send the merchant
mombasa-do-discard = Discard
mombasa-do-remove = Remove
mombasa-do-done = Finish
mombasa-do-finish = End the turn
mombasa-do-end = End the phase, take this column

## What happened

mombasa-log-ready = { $seat } is ready.
mombasa-log-tile = { $seat } kept a starting tile.
mombasa-log-rest =
    { $both ->
        [false] { $seat } laid { $card } in a resting column.
       *[true] { $seat } laid { $card } to rest; { $last } followed as the last one.
    }
    .terse =
        { $both ->
            [false] Laid to rest: { $card }.
           *[true] All cards rest in their columns.
        }
mombasa-log-plan =
    { $count ->
        [0] { $seat } has planned nothing.
        [one] { $seat } revealed 1 card.
       *[other] { $seat } revealed { $count } cards.
    }
mombasa-log-unlock = { $seat }: the special bonus of { mombasa-company }, level { $level }, is in force.
mombasa-log-use = { $seat } used { $card }.
mombasa-log-acquire = { $seat } took { $card }.
mombasa-log-step =
    { $shares ->
        [0] { $seat } moved 1 step on the { mombasa-company } track.
        [one] { $seat } moved 1 step on the { mombasa-company } track: 1 share.
       *[other] { $seat } moved 1 step on the { mombasa-company } track: { $shares } shares.
    }
    .terse = Moved 1 step on the { mombasa-company } track.
mombasa-log-special = The special space of { mombasa-company } paid all who have reached it.
mombasa-log-pay =
    { $amount ->
        [one] { $seat } paid 1 pound.
       *[other] { $seat } paid { $amount } pounds.
    }
mombasa-log-receive =
    { $amount ->
        [one] { $seat } received 1 pound.
       *[other] { $seat } received { $amount } pounds.
    }
mombasa-log-attach = { $seat } attached the +1 goods tile to { $card }.
mombasa-log-expand =
    { $points ->
        [one] { $seat } began to expand { mombasa-company } with 1 point.
       *[other] { $seat } began to expand { mombasa-company } with { $points } points.
    }
mombasa-log-enter =
    { mombasa-company } entered { $region } for { $cost ->
        [one] 1 point.
       *[other] { $cost } points.
    }
    .terse = { mombasa-company } entered { $region }.
mombasa-log-reward = { $seat } took the rewards: { mombasa-reward }.
mombasa-entered = { $region }
mombasa-log-settle =
    { $seat } expanded { mombasa-company } into { $regions }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
    .terse = Expanded { mombasa-company }.
mombasa-log-oust =
    The post of { mombasa-company } in { $region } { $lost ->
        [true] left the game.
       *[false] returned to its base.
    }
mombasa-log-account = { $seat } used { $card }.
mombasa-log-flip = { $seat } flipped a book on space { $space }.
mombasa-log-ink = { $seat } moved the ink to space { $space }.
mombasa-log-book =
    { $seat } took { $letter ->
        [A] an A
       *[other] a { $letter }
    } book{ $coins ->
        [0] .
        [one] { " " }and 1 pound.
       *[other] { " " }and { $coins } pounds.
    }
mombasa-log-shelve =
    { $seat } placed { $letter ->
        [A] an A
       *[other] a { $letter }
    } book on space { $space }.
mombasa-log-unplaced = The { $letter } book of { $seat } fitted nowhere and left the game.
mombasa-log-diamonds = { $seat } moved to diamond space { $space }.
mombasa-log-mark = { $seat } placed a bonus marker: { $place }.
    .terse = Bonus marker: { $place }.
mombasa-log-starter = { $seat } will begin the next round.
mombasa-log-reserve = { $seat } reserved the { $tile }.
mombasa-log-remove = { $seat } removed a post of { mombasa-company }.
mombasa-log-discard = { $seat } discarded { $card }.
mombasa-log-end-phase =
    { $count ->
        [0] { $seat } ended the phase and took an empty column.
        [one] { $seat } ended the phase and took 1 card back.
       *[other] { $seat } ended the phase and took { $count } cards back.
    }
    .terse = Ended the phase.
mombasa-log-tile-given = { $seat } received the { $tile }.
    .terse = { $seat }: { $tile }.
mombasa-log-round = Round { $round }: { $first } begins.
mombasa-log-end = The game is over.

## Why something cannot be chosen

mombasa-no-face-down = This card has been used: it goes to rest in the column above it
mombasa-no-resting = Resting cards cannot be used; a column comes back when you end your phase
mombasa-no-share-plan = A share card has no action and goes in no slot
mombasa-no-slot-closed-diamonds = This slot opens at space { $space } of the diamond track
mombasa-no-slot-closed-ink = This slot opens at space { $space } of the bookkeeping track
mombasa-no-price =
    { $price ->
        [one] It costs 1 unit; you have { $have }
       *[other] It costs { $price } units; you have { $have }
    }
mombasa-no-price-money =
    { $price ->
        [one] It costs 1 pound; you have { $have }
       *[other] It costs { $price } pounds; you have { $have }
    }
mombasa-no-need-goods = Choose goods cards first
mombasa-no-mixing = Different goods cannot be used together
mombasa-no-bought = One card an action
mombasa-no-call =
    { $call ->
        [one] A capital call of 1 pound lies ahead; you have { $have }
       *[other] A capital call of { $call } pounds lies ahead; you have { $have }
    }
mombasa-no-track-end = The marker is at the end of this track
mombasa-no-expansion = You have no expansion card open
mombasa-no-posts = This base has no posts left
mombasa-no-region-own = This company has a post here already
mombasa-no-region-far = { mombasa-company } does not border on this region
mombasa-no-region-cost =
    { $cost ->
        [one] It costs 1 point; { $have ->
            [one] 1 is left
           *[other] { $have } are left
        }
       *[other] It costs { $cost } points; { $have ->
            [one] 1 is left
           *[other] { $have } are left
        }
    }
mombasa-no-markers = No bonus marker is left
mombasa-no-occupied = Another marker lies here until the round ends
mombasa-no-locked = Only for those who have unlocked it on the track
mombasa-no-other-level = One of the two spaces of a track a round
mombasa-no-too-few =
    It asks for { $least }; { $have ->
        [0] none lies
        [one] 1 lies
       *[other] { $have } lie
    } open in your slots
mombasa-no-majority = Somebody has more of it lying open
mombasa-no-start-player = The start player may not take it on the first turn of the round
mombasa-no-no-card = No card in hand fits
mombasa-no-book-need = Not fulfilled: { $need }
mombasa-no-book-gap = The ink cannot cross an empty space
mombasa-no-book-striped = A book A may not lie on a striped space
mombasa-no-book-cover = A book A may not cover a book B or C
mombasa-no-book-behind = The ink has passed this space
mombasa-no-book-points =
    { $cost ->
        [one] It costs 1 point; { $have ->
            [one] 1 is left
           *[other] { $have } are left
        }
       *[other] It costs { $cost } points; { $have ->
            [one] 1 is left
           *[other] { $have } are left
        }
    }

mombasa-need =
    { $kind ->
        [coffee] { $amount ->
            [one] 1 unit of coffee
           *[other] { $amount } units of coffee
        }
        [banana] { $amount ->
            [one] 1 unit of bananas
           *[other] { $amount } units of bananas
        }
        [cotton] { $amount ->
            [one] 1 unit of cotton
           *[other] { $amount } units of cotton
        }
        [expansion] { $amount ->
            [one] 1 expansion point
           *[other] { $amount } expansion points
        }
        [any] { $amount ->
            [one] 1 unit of one good
           *[other] { $amount } units of one good
        }
       *[staff] another bookkeeper or merchant
    }

## Scores and facts

mombasa-score-cash = Cash
mombasa-score-mombasa = Mombasa
mombasa-score-cape-town = Cape Town
mombasa-score-saint-louis = Saint-Louis
mombasa-score-cairo = Cairo
mombasa-score-diamonds = Diamonds
mombasa-score-books = Bookkeeping

mombasa-option-setup = Setup
mombasa-option-setup-first = First game
mombasa-option-setup-later = Later games
mombasa-option-setup-first-text = Fixed tracks and starting tiles
mombasa-option-setup-later-text = Tracks are drawn, and everybody keeps one of two starting tiles

## More pieces and places by name

mombasa-value = Value of a share of { mombasa-company }
mombasa-step-marker = { $seat } on the track of { mombasa-company }
mombasa-space-extra =
    { $space ->
        [C1] Points and diamonds, level { $level }
        [C2] A card or diamonds, level { $level }
        [D1] Remove a coffee card, level { $level }
       *[D2] Steps on the other tracks, level { $level }
    }
mombasa-permanent =
    { $kind ->
        [discount] Market cards cost { $amount } less{ $mix ->
            [yes] { "; different goods may be combined to take one" }
           *[no] { "" }
        }
        [cotton] Every cotton card counts { $amount } more
        [expansion] Expansion counts { $amount } more
       *[markers] { $amount ->
            [one] 1 more bonus marker
           *[other] { $amount } more bonus markers
        }
    }
mombasa-marker-laid = Bonus marker
mombasa-coins = Pounds under a book
mombasa-round = Round { $round }
mombasa-supply = Supply of books { $letter }
mombasa-deck =
    { $deck ->
        [actions] Deck of action cards
       *[discard] Cards out of play
    }
mombasa-purse = Pounds of { $seat }
mombasa-markers = Bonus markers of { $seat }
mombasa-fan = Hand of { $seat }
mombasa-shares = Shares of { mombasa-company } of { $seat }
mombasa-diamonds = Diamond track of { $seat }
mombasa-ink = Ink of { $seat }
mombasa-starter = Start-player marker: { $seat }
mombasa-next = Next for the ink: { $book }
mombasa-gained = New books of { $seat }
mombasa-gained-place = New books lie here
mombasa-tiles = Bonus tiles of { $seat }
mombasa-offer = Starting tiles of { $seat }

mombasa-nothing = nothing
mombasa-gain =
    { $kind ->
        [pounds] { $amount ->
            [one] 1 pound
           *[other] { $amount } pounds
        }
        [diamonds] { $amount ->
            [one] 1 diamond step
           *[other] { $amount } diamond steps
        }
        [points] { $amount ->
            [one] 1 bookkeeping point
           *[other] { $amount } bookkeeping points
        }
        [posts] { $amount ->
            [one] the removal of a post from a base
           *[other] the removal of { $amount } posts from bases
        }
        [start] the start of the next round
        [buy] { $amount ->
            [0] a card for its price in pounds
           *[other] a card for its price and { $amount } in pounds
        }
        [discard] the discarding of a { $good ->
            [coffee] coffee card
            [banana] banana card
            [cotton] cotton card
           *[other] card
        } for its red box and { $amount } pounds
        [steps] { $amount ->
            [one] 1 { mombasa-company } step
           *[other] { $amount } { mombasa-company } steps
        }
        [others] { $amount ->
            [one] 1 step on each of the other three tracks
           *[other] { $amount } steps on each of the other three tracks
        }
        [tile] the { mombasa-tile } in the next round
       *[goods] your total of { mombasa-good } less 1 in pounds
    }

mombasa-do-mark-majority = Lay marker: { $gains }
mombasa-do-mark =
    { $cost ->
        [0] Lay the marker
        [one] Lay the marker for 1 pound
       *[other] Lay the marker for { $cost } pounds
    }


## What an action costs and brings

mombasa-preview-ready =
    { $tile ->
        [true] All show the tile they kept once everybody is ready
       *[false] All turn their cards over once everybody is ready
    }
mombasa-preview-done =
    { $ink ->
        [true] The ink stays; then the card’s points
       *[false] What is left over is lost
    }
mombasa-preview-finish =
    { $again ->
        [true] Then you have another turn: all others have ended their phase
       *[false] Then it is the next player’s turn
    }
mombasa-preview-mark = Then { $gains }
mombasa-explain-discard =
    Brings the red box of { $good ->
        [coffee] a coffee card
        [banana] a banana card
        [cotton] a cotton card
       *[other] a card
    } and { $count ->
        [one] 1 pound
       *[other] { $count } pounds
    }
mombasa-preview-units =
    { $count ->
        [one] 1 unit in all
       *[other] { $count } units in all
    }
mombasa-preview-left =
    { $count ->
        [0] Leaves no unit
        [one] Leaves 1 unit
       *[other] Leaves { $count } units
    }
mombasa-preview-pay =
    { $amount ->
        [one] Costs 1 pound
       *[other] Costs { $amount } pounds
    }
mombasa-preview-receive =
    { $own ->
        [true] { $amount ->
            [one] Brings 1 pound
           *[other] Brings { $amount } pounds
        }
       *[false] { $amount ->
            [one] Brings { $seat } 1 pound
           *[other] Brings { $seat } { $amount } pounds
        }
    }
mombasa-preview-diamonds = To diamond space { $space }
mombasa-preview-special = The special space of { mombasa-company } pays all who have reached it
mombasa-preview-shares =
    { $shares ->
        [one] then 1 share, worth { $value } now
       *[other] then { $shares } shares, worth { $value } each now
    }
mombasa-preview-far =
    All { $count } steps: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }
mombasa-preview-permanent = From your next turn: { $bonus }
mombasa-preview-space = From your next turn open to you: { $space }
mombasa-preview-expand =
    { $count ->
        [0] No region is in reach with { $points }
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
    Costs { $cost } of { $have }{ $company ->
        [none] { "" }
       *[other] { " " }({ $more } throws out { mombasa-company })
    }
mombasa-preview-reward =
    { $next ->
        [true] Then the next reward: { mombasa-reward }
       *[false] Reward: { mombasa-reward }
    }
mombasa-preview-value = A share of { mombasa-company }: from { $before } to { $after } { $after ->
        [one] pound
       *[other] pounds
    }
mombasa-preview-account =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $count ->
        [0] ; the ink stays
        [one] ; ink reaches 1 book
       *[other] ; ink reaches { $count } books
    }
mombasa-preview-brings =
    The book brings { $gains }{ $more ->
        [0] { "" }
       *[other] , then come { $more } more
    }
mombasa-preview-flipped = The book lies face down and brings nothing
mombasa-preview-ink = The bookkeeping track is then worth { $value } { $value ->
        [one] pound
       *[other] pounds
    }
mombasa-preview-book =
    { $cost ->
        [one] Costs 1 point; { $left } left
       *[other] Costs { $cost } points; { $left } left
    }{ $more ->
        [0] { "" }
       *[other] , then { $more } more
    }
mombasa-preview-flip = Flipped, the book asks for nothing and brings nothing
mombasa-preview-rest =
    Goes to column { $number }{ $last ->
        [0] ; for another choose that first
       *[other] , the last card to column { $last }
    }
mombasa-preview-rests = Rests this round; returns when you end a phase with its column
mombasa-preview-place = Goes to slot { $number }
mombasa-preview-lift = Returns to your hand
mombasa-preview-end =
    { $count ->
        [0] No card rests here
        [one] 1 card returns to your hand
       *[other] { $count } cards return to your hand
    }
mombasa-preview-unused =
    { $count ->
        [one] 1 card of your plan is still unused
       *[other] { $count } cards of your plan are still unused
    }

## What there is to know of a piece

mombasa-explain-reward = Pays { mombasa-reward }
mombasa-explain-mines =
    { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
mombasa-explain-held = Held by { mombasa-company }: { $more } more for others
mombasa-explain-company = Share { $value } { $value ->
        [one] pound
       *[other] pounds
    }; { $posts } { $posts ->
        [one] post
       *[other] posts
    } left
mombasa-explain-shares =
    { $shares ->
        [one] { $seat }: 1 share
       *[other] { $seat }: { $shares } shares
    }
mombasa-explain-track =
    { $space ->
        [one] { $seat }: 1 step from the start, shares on the track: { $shares }
       *[other] { $seat }: { $space } steps from the start, shares on the track: { $shares }
    }
mombasa-explain-card =
    { $kind ->
        [goods] Takes a market card and track steps
        [expansion] All together put posts on the map, for one company
        [bookkeeper] Moves ink if it can, takes books
        [merchant] Moves on the diamond track for pounds
       *[share] Counts at the end; it goes in no slot
    }
mombasa-explain-red = Red box (price): { $red }
mombasa-explain-units =
    { $count ->
        [one] Counts 1 unit now
       *[other] Counts { $count } units now
    }
mombasa-explain-tile =
    { $tile ->
        [goods] Attach it to one goods card of yours: 1 unit more
        [bookkeeper] A bookkeeper without a slot
        [merchant] 2 diamond steps and 1 more for every other merchant lying open
       *[expansion] Expansion without a slot
    }
mombasa-explain-book = Asks for { $needs }; brings { $gains }
mombasa-explain-met = The cards lying open fulfil it
mombasa-explain-unmet = The cards lying open do not fulfil it
mombasa-explain-yours =
    { $good ->
        [expansion] Your { $count } expansion { $count ->
            [one] point
           *[other] points
        }
       *[goods] Your { $count } { $count ->
            [one] unit
           *[other] units
        } of { mombasa-good }
    } { $count ->
        [one] brings
       *[other] bring
    } { $gains }
mombasa-explain-majority = From { $least } lying open, if nobody has more: { $gains }
mombasa-explain-space =
    { $cost ->
        [0] For nothing: { $gains }
        [one] For 1 pound: { $gains }
       *[other] For { $cost } pounds: { $gains }
    }
mombasa-explain-total = { $seat } has { $count } lying open
mombasa-explain-place = Space { $space }, worth { $value } { $value ->
        [one] pound
       *[other] pounds
    } in the end
mombasa-explain-next =
    { $count ->
        [one] 1 step more: { $value } pounds
       *[other] { $count } steps more: { $value } pounds
    }
mombasa-explain-round =
    { $count ->
        [one] Its pound goes under a book once it begins
       *[other] Its { $count } pounds go under books once it begins
    }
mombasa-explain-ledger = Passing it is worth { $value } { $value ->
        [one] pound
       *[other] pounds
    } in the end
mombasa-explain-slot = Its card is used, then rests in the column above
mombasa-explain-column =
    { $count ->
        [0] What rests here comes back when you end a phase with it
        [one] 1 card rests here until you end a phase with this column
       *[other] { $count } cards rest here until you end a phase with this column
    }
mombasa-explain-start = In resting columns: { $first }, { $second }, { $third }
mombasa-explain-bonus = Starts with { $gains }

## More reasons

mombasa-no-before-turns = Only after the planning
mombasa-no-base-first = Choose a port first; all expansion cards count together
mombasa-no-region-first = Choose the region: the row makes no difference
mombasa-no-other = That belongs to somebody else
mombasa-no-in-use = This card is in use already
mombasa-no-spending = Units are being spent: no more cards join
mombasa-no-need-points = Bookkeeping points are needed for it
mombasa-no-need-bookkeeper = A bookkeeper moves the ink
mombasa-no-permanent = It is always in force; nothing is placed here
mombasa-no-in-hand = Cards in hand wait for the next planning
mombasa-no-slot-free = Every open slot has its card: take one back first
mombasa-no-tile-kept = You keep this tile already
mombasa-no-tile-first = Keep one of the two tiles first
mombasa-no-goods = No goods card lies open in your slots
mombasa-no-mixing-card = Even together your goods take no market card
mombasa-no-acquire-first = Different goods must take a market card first
mombasa-no-units = No unit is left
mombasa-no-units-left = Units must be used while a step without a capital call is possible
mombasa-no-attach = Choose the goods card that the tile is to go to
mombasa-no-attached = The tile lies on a goods card already
mombasa-no-step-other = The steps are not for this track
mombasa-no-base-other = This is the base of another company
mombasa-no-column-posts = This row has no posts left
mombasa-no-column-full = This row has no room for the post
mombasa-no-flipped = Only one book is flipped each time
mombasa-no-book-start = The ink starts here; books lie on the spaces after it
mombasa-no-shelve-first = Place your new books first
mombasa-no-purchase =
    { $price ->
        [one] The cheapest card costs 1 pound here; { $have ->
            [one] 1 is left for it
           *[other] { $have } are left for it
        }
       *[other] The cheapest card costs { $price } pounds here; { $have ->
            [one] 1 is left for it
           *[other] { $have } are left for it
        }
    }
mombasa-no-display = No card lies in the market
mombasa-no-reserve = A bonus marker on its space reserves this tile
mombasa-no-discard = Only a card of { mombasa-good } is discarded here

## The rules in short

mombasa-help-goal = What it is about
mombasa-help-goal-text = Seven rounds long you invest in four trading companies. At the end everybody adds up cash, shares times the value of each company, the last value passed on the diamond track, and the last value passed on the bookkeeping track. The highest sum wins.
mombasa-help-round = A round
mombasa-help-round-text = First everybody plans in secret. Then all reveal their cards and take turns with one action each, until everybody has ended the phase. Finally cards, coins, markers and tiles are made ready for the next round.
mombasa-help-plan = Planning
mombasa-help-plan-text = Before the first round the three cards of the starting tile go into the resting columns, one into each. Then, each round, lay one card face down in each open slot, or fewer. You begin with three slots; the fourth opens on the diamond track, the fifth on the bookkeeping track. A card goes to the resting column above its slot, and each round only one column comes back: which cards lie together matters.
mombasa-help-goods = Goods cards
mombasa-help-goods-text = Use any number of your cards of one good together. Their units buy at most one market card (the red boxes of card and space added) and single steps on the company tracks. Units must be used as long as a step without a capital call is possible.
mombasa-help-tracks = Company tracks
mombasa-help-tracks-text = The last share symbol that your marker has passed is the number of your shares. A capital call is paid at once or you stay before it. A special space pays whoever reaches it, and everybody who is there or beyond once more; from the next turn its special bonus is yours.
mombasa-help-expansion = Expansion
mombasa-help-expansion-text = All your expansion cards are used together for one company of your choice. Each post comes from the front of a row of its base: the more spaces are empty, the more each share is worth. Afterwards the regions bring their rewards to you, whoever holds the shares.
mombasa-help-map = The map
mombasa-help-map-text = Crossing a single border costs 1 point, a double one 2; a region with a post of another company costs 1 more, and that post goes home. New regions must border on the company's base or on its regions. Mines count for the merchants of the company.
mombasa-help-points = Bookkeeping points
mombasa-help-points-text = They are spent at once: 1 for a book A or B, 2 for a book C, or 1 pound for each point. At the end of the turn new books go to any space of the bookkeeping track, on top of another book and behind your ink too; but no book A on a striped space, nor on a B or C.
mombasa-help-bookkeeper = The bookkeeper
mombasa-help-bookkeeper-text = He moves the ink book by book as far as the cards lying open fulfil what each book asks for; an empty space stops him. The book on which you stop brings its reward. For 2 pounds you may first flip one book, which then asks for nothing. After that he brings his own points.
mombasa-help-merchant = Diamond merchants
mombasa-help-merchant-text = A plain merchant moves 1 space and brings 2 pounds. The merchant of a company moves 2 spaces, 1 more for every 2 mines in the regions of that company, and brings 1 pound. At the end of the track each step is 2 pounds.
mombasa-help-bonus = Bonus markers
mombasa-help-bonus-text = Instead of using cards lay a marker on a free bonus space. The four majorities ask that nobody has more of the good, or of expansion, lying open; a lower bracket may be taken too. The markers come back at the end of the round.
mombasa-help-tiles = Bonus tiles
mombasa-help-tiles-text = Who reserves a bonus tile receives it for the next round and uses it like a card that needs no slot. The goods tile is attached to one of your goods cards before an action.
mombasa-help-phase = Ending the phase
mombasa-help-phase-text = Take one resting column back to your hand, then the cards of this round go to the resting columns. Cards of this round never come back at once. Whoever has ended takes no more turns this round.
mombasa-help-end = The end
mombasa-help-end-text = After the seventh round everything is counted. Share cards count wherever they lie: in hand or at rest. A tie is shared.

## About this edition

mombasa-about-edition = A table made by players for the game Mombasa. It is not connected with the publisher or the author of the game. Pictures, sounds and all texts are our own.
mombasa-about-data = Reconstructed, not the printed components: the whole map with its rewards, mines and routes, the coin symbols of the bases except the last of each row, the red boxes of the market, its cards, the cards of the seats, most starting cards and starting tiles, the books, the company tracks with most special bonuses, some rewards of the majorities and the stripes of the bookkeeping track. They fit every count, rule and example of the rulebook. The values of the diamond track and the bookkeeping track come from a single source. Who owns the game can correct everything in maps/mombasa.tmx and in assets/data/mombasa.
mombasa-about-history = The chartered companies whose names and ports this game borrows were instruments of conquest. Their trade in Africa rested on dispossession, forced labour and slavery. The game is about markets and shares only and shows nothing of this; it is no picture of history. Who wants to know more may read Richard Reid, A History of Modern Africa.

mombasa-fact-round = Round { $round } of { $of }
mombasa-fact-last = Last round

mombasa-tally = The expansion so far
mombasa-sign-goods = Goods card: its number is its units
mombasa-sign-expansion = Expansion card: points to enter regions
mombasa-sign-bookkeeper = Bookkeeper: bookkeeping points; moves the ink
mombasa-sign-merchant = Diamond merchant
mombasa-sign-red = Red box: what the card costs here
mombasa-sign-shares = Shares that you hold
mombasa-sign-value = Pounds that a share is worth now
mombasa-sign-base = Port of a company: expansion begins here
mombasa-sign-post = Trading post
mombasa-sign-cost = Expansion points that this region costs
mombasa-sign-diamonds = Diamond track: space reached; gold dots: where it is worth more
mombasa-sign-books = Bookkeeping track: space reached; gold dots: where it is worth more
mombasa-sign-book = Book: asks for the upper, brings the lower; green: fulfilled now
mombasa-sign-markers = Bonus markers that are left
mombasa-sign-closed = Slot that opens at this space of the diamond track
mombasa-sign-starter = Begins the round
mombasa-help-plan-press = Choose a card: it goes to the first free slot, at the setup to the first free column. To use another one, choose that first. To take a planned card back, choose it and press its button.
mombasa-help-round-press = Choose one of your cards, a company's port, or a space behind the tab “Bonus”; “End your phase” shows the resting columns.
mombasa-help-goods-press = Choose your goods cards one by one, then a market card or the tracks to step on.
mombasa-help-tracks-press = Choose the track to step on; a capital call asks for its button.
mombasa-help-expansion-press = Choose the port of a company, then one region after the other, then “Finish”.
mombasa-help-map-press = The number on a region is what it costs. To take a post from another row of the base, choose that row first.
mombasa-help-points-press = Choose books, or the pounds of the supply; then each new book and its space.
mombasa-help-bookkeeper-press = Choose the book where the ink stops.
mombasa-help-bonus-press = Behind the tab “Bonus” choose a space, then what you want of it.
mombasa-help-phase-press = Press “End your phase”, then choose the column that comes back.

## Hints

mombasa-why-cash = It brings pounds.
mombasa-why-stocks = It makes your shares more, or worth more.
mombasa-why-diamonds = It brings diamonds.
mombasa-why-ink = It moves your bookkeeping on.
mombasa-why-books = It prepares your next steps of bookkeeping.
mombasa-why-slots = It opens an action slot.
mombasa-why-cards = It gives you stronger cards.
mombasa-why-plan = It gives you most to do this round.
mombasa-why-level = It reaches a special bonus.
mombasa-why-start = It makes you start player.
mombasa-why-prevents = It takes away what another player needs.
mombasa-why-ends = It ends the game while things stand well for you.
