### Mombasa. The Persian file holds the same keys.

mombasa-name = Mombasa
mombasa-tagline = Shares, posts and ledgers around an old chart of Africa

## Companies, goods, regions

mombasa-company =
    { $company ->
        [mombasa] Mombasa
        [cape_town] Cape Town
        [saint_louis] Saint-Louis
       *[cairo] Cairo
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
       *[other] { $other }
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
            [one] 1 step on the company's track
           *[other] { $amount } steps on the company's track
        }
       *[none] no reward
    }

## The pieces by name

mombasa-card =
    { $kind ->
        [goods] { $value } { mombasa-good }
        [expansion] Expansion { $value }
        [bookkeeper] Bookkeeper { $value }
        [merchant] Diamond merchant
       *[share] Share
    }{ $share ->
        [none] { "" }
        [mombasa] , 1 share of Mombasa
        [cape_town] , 1 share of Cape Town
        [saint_louis] , 1 share of Saint-Louis
       *[cairo] , 1 share of Cairo
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
mombasa-stack = Column { $column } of the base of { mombasa-company }
mombasa-track = Track of { mombasa-company }
mombasa-slot = Action slot { $number } of { $seat }
mombasa-column = Resting column { $number } of { $seat }
mombasa-ledger = Ledger space { $number } of { $seat }
mombasa-bank = Pounds in the supply
mombasa-hidden = Face-down card
mombasa-display = Empty space of the card display
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
        [C2] A card, diamonds
        [D1] Remove a coffee card
       *[D2] Steps on the other tracks
    }

## What is asked

mombasa-choose-tile = Keep one of the two starting tiles, then declare yourself ready
mombasa-choose-rest =
    { $count ->
        [one] Lay this card to rest in a column
       *[other] Lay { $count } cards to rest, one in each column
    }
mombasa-choose-plan = Plan the round: a card for each open slot, then declare yourself ready
mombasa-choose-action = Choose an action: use cards, place a bonus marker, or end your phase
mombasa-choose-goods =
    { $count ->
        [0] No units left: take a free card or stop
        [one] 1 unit: add cards, take a card, or step on a track
       *[other] { $count } units: add cards, take a card, or step on tracks
    }
mombasa-choose-call =
    { $count ->
        [one] 1 step left: pay the capital call, or let it go
       *[other] { $count } steps left: pay the capital call, or let them go
    }
mombasa-choose-region =
    { $count ->
        [one] 1 expansion point left: enter a region, or stop
       *[other] { $count } expansion points left: enter a region, or stop
    }
mombasa-choose-reward = Which reward comes first?
mombasa-choose-return = Choose the column for the ousted post from { $region }
mombasa-choose-points =
    { $count ->
        [one] 1 bookkeeping point: take a book or a pound
       *[other] { $count } bookkeeping points: take books, or pounds for the rest
    }
mombasa-choose-ink = Move the ink, flip a book for 2 pounds, or stay
mombasa-choose-shelf = Place your new books in the ledger
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
mombasa-do-rest = Lay to rest
mombasa-do-place = Place
mombasa-do-lift = Take back
mombasa-do-ready = Ready
mombasa-do-use = Use
mombasa-do-attach = Attach the +1 tile
mombasa-do-acquire = Take
mombasa-do-step = Step
mombasa-do-pay = Pay { $call } and step
mombasa-do-expand = Expand
mombasa-do-enter = Enter for { $cost }
mombasa-do-claim = Take this reward
mombasa-do-return = Return here
mombasa-do-account = Use the bookkeeper
mombasa-do-flip = Flip for 2 pounds
mombasa-do-ink = Move the ink here
mombasa-do-book = Take
mombasa-do-coins = Take pounds
mombasa-do-shelve = Place here
mombasa-do-trade = Send the merchant
mombasa-do-mark = Place a marker
mombasa-do-mark-stones = Diamonds first
mombasa-do-mark-books = Books first
mombasa-do-mark-buy = Buy a card
mombasa-do-mark-both = Buy a card and 2 diamonds
mombasa-do-discard = Discard
mombasa-do-remove = Remove
mombasa-do-done = Enough
mombasa-do-finish = End the turn
mombasa-do-end = End the phase, take this column

## What happened

mombasa-log-ready = { $seat } is ready.
mombasa-log-tile = { $seat } keeps a starting tile.
mombasa-log-rest = { $seat } lays { $card } to rest.
mombasa-log-plan =
    { $count ->
        [0] { $seat } has planned nothing.
        [one] { $seat } reveals 1 card.
       *[other] { $seat } reveals { $count } cards.
    }
mombasa-log-unlock = { $seat }: the special bonus of { mombasa-company }, level { $level }, is in force.
mombasa-log-use = { $seat } uses { $card }.
mombasa-log-acquire = { $seat } takes { $card }.
mombasa-log-step = { $seat } steps to space { $space } on the track of { mombasa-company }.
mombasa-log-special = The special space of { mombasa-company } pays all who have reached it.
mombasa-log-pay =
    { $amount ->
        [one] { $seat } pays 1 pound.
       *[other] { $seat } pays { $amount } pounds.
    }
mombasa-log-receive =
    { $amount ->
        [one] { $seat } receives 1 pound.
       *[other] { $seat } receives { $amount } pounds.
    }
mombasa-log-attach = { $seat } attaches the +1 goods tile to { $card }.
mombasa-log-expand =
    { $points ->
        [one] { $seat } expands { mombasa-company } with 1 point.
       *[other] { $seat } expands { mombasa-company } with { $points } points.
    }
mombasa-log-enter = { mombasa-company } enters { $region } for { $cost }.
mombasa-log-reward = { $seat } takes the rewards: { mombasa-reward }.
mombasa-log-oust = The post of { mombasa-company } in { $region } returns to its base.
mombasa-log-oust-lost = The post of { mombasa-company } in { $region } leaves the game.
mombasa-log-account = { $seat } uses { $card }.
mombasa-log-flip = { $seat } flips a book on space { $space }.
mombasa-log-ink = { $seat } moves the ink to space { $space }.
mombasa-log-book =
    { $seat } takes a book { $letter }{ $coins ->
        [0] .
        [one] { " " }and 1 pound.
       *[other] { " " }and { $coins } pounds.
    }
mombasa-log-shelve = { $seat } places a book { $letter } on space { $space }.
mombasa-log-unplaced = The book { $letter } of { $seat } fits nowhere and leaves the game.
mombasa-log-diamonds = { $seat } moves to diamond space { $space }.
mombasa-log-mark = { $seat } places a bonus marker: { $space }.
mombasa-log-starter = { $seat } will begin the next round.
mombasa-log-reserve = { $seat } reserves the { $tile }.
mombasa-log-remove = { $seat } removes a post of { mombasa-company }.
mombasa-log-discard = { $seat } discards { $card }.
mombasa-log-end-phase =
    { $count ->
        [0] { $seat } ends the phase and takes an empty column.
        [one] { $seat } ends the phase and takes 1 card back.
       *[other] { $seat } ends the phase and takes { $count } cards back.
    }
mombasa-log-tile-given = { $seat } receives the { $tile }.
mombasa-log-round = Round { $round }: { $first } begins.
mombasa-log-end = The game is over.

## Why something cannot be chosen

mombasa-no-finish-first = Finish what you have begun first
mombasa-no-face-down = This card is used: it lies face down
mombasa-no-resting = Resting cards cannot be used; a column comes back when you end your phase
mombasa-no-share-plan = A share card has no action and goes in no slot
mombasa-no-slot-closed-diamonds = This slot opens at space { $space } of the diamond track
mombasa-no-slot-closed-ink = This slot opens at space { $space } of the ledger
mombasa-no-slot-full = A slot holds one card only
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
mombasa-no-expansion = No face-up expansion card lies in your slots
mombasa-no-posts = This base has no posts left
mombasa-no-region-own = This company has a post here already
mombasa-no-region-far = { mombasa-company } does not border on this region
mombasa-no-region-cost =
    { $cost ->
        [one] It costs 1 point; { $have } are left
       *[other] It costs { $cost } points; { $have } are left
    }
mombasa-no-markers = No bonus marker is left
mombasa-no-occupied = Another marker lies here until the round ends
mombasa-no-locked = Only for those who have unlocked it on the track
mombasa-no-other-level = One of the two spaces of a track a round
mombasa-no-money = Not enough pounds
mombasa-no-too-few = None of it lies face up in your slots
mombasa-no-majority = Somebody has more of it lying face up
mombasa-no-start-player = The start player may not take it on the first turn of the round
mombasa-no-no-card = No card in hand fits
mombasa-no-book-need = Not fulfilled: { $need }
mombasa-no-book-gap = The ink cannot cross an empty space
mombasa-no-book-striped = A book A may not lie on a striped space
mombasa-no-book-cover = A book A may not cover a book B or C
mombasa-no-book-behind = The ink has passed this space
mombasa-no-book-points =
    { $cost ->
        [one] It costs 1 point; { $have } are left
       *[other] It costs { $cost } points; { $have } are left
    }
mombasa-no-hidden = This card is face down
mombasa-no-not-now = Not now

mombasa-need =
    { $kind ->
        [coffee] coffee { $amount }
        [banana] bananas { $amount }
        [cotton] cotton { $amount }
        [expansion] expansion { $amount }
        [any] { $amount } of one good
       *[staff] another bookkeeper or merchant
    }

## Scores and facts

mombasa-score-cash = Cash
mombasa-score-mombasa = Shares of Mombasa
mombasa-score-cape-town = Shares of Cape Town
mombasa-score-saint-louis = Shares of Saint-Louis
mombasa-score-cairo = Shares of Cairo
mombasa-score-diamonds = Diamonds
mombasa-score-books = Bookkeeping

mombasa-option-setup = Setup
mombasa-option-setup-first = First game
mombasa-option-setup-later = Later games
mombasa-option-setup-first-text = Fixed tracks and starting tiles
mombasa-option-setup-later-text = Tracks are drawn, and everybody keeps one of two starting tiles
