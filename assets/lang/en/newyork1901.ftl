### New York 1901. The Persian file holds the same keys.

newyork1901-name = New York 1901
newyork1901-tagline = Land, skyscrapers and streets of Lower Manhattan
newyork1901-box = Claim lots, build, and tear down again to build taller. Most points for buildings, streets and a challenge win.

## The pieces by name

newyork1901-district =
    { $district ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[pink] pink
    }
newyork1901-district-title =
    { $district ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[pink] Pink
    }
newyork1901-character =
    { $district ->
        [red] Eleanor Whitcombe
        [blue] Robert Fletcher
        [green] Thomas Brennan
        [yellow] Salvatore Conti
       *[pink] David Schneider
    }
newyork1901-street =
    { $street ->
        [broadway] Broadway
        [wall] Wall Street
        [nassau_broad] Nassau & Broad Street
        [cedar] Cedar Street
        [pine_thames] Pine & Thames Street
       *[other] the unnamed street
    }
newyork1901-map-street =
    { $street ->
        [broadway] Broadway
        [wall] Wall St
        [nassau] Nassau St
        [broad] Broad St
        [cedar] Cedar St
        [thames] Thames St
       *[pine] Pine St
    }
newyork1901-street-short =
    { $street ->
        [broadway] Broadway
        [wall] Wall Street
        [nassau_broad] Nassau & Broad
        [cedar] Cedar Street
       *[pine_thames] Pine & Thames
    }
newyork1901-place =
    { $place ->
        [trinity_yard] Trinity Churchyard
        [hanover_square] Hanover Square
        [sub_treasury] Sub-Treasury
        [stock_exchange] Stock Exchange
        [park] Park
       *[landmark] Landmark
    }
newyork1901-generation =
    { $generation ->
        [starter] starting
        [bronze] bronze
        [silver] silver
        [gold] gold
       *[legendary] legendary
    }
newyork1901-building =
    { $kind ->
        [start] Starting building
        [b1] Delmonico’s Building
        [b2] Tower Building
        [b3] Corbin Building
        [b4] Home Life Building
        [b5] Lord’s Court Building
        [b6] Gillender Building
        [s1] American Surety Building
        [s2] Empire Building
        [s3] St. Paul Building
        [s4] Bowling Green Offices
        [s5] Broadway Chambers
        [s6] Broad Exchange Building
        [g1] Trinity Building
        [g2] Liberty Tower
        [g3] US Realty Building
        [g4] Bankers Trust Building
        [g5] City Investing Building
        [g6] Hudson Terminal
        [park_row] Park Row Building
        [singer] Singer Building
        [metropolitan_life] Metropolitan Life Tower
        [woolworth] Woolworth Building
       *[other] Building
    }
newyork1901-building-short =
    { $kind ->
        [start] Starting building
        [b1] Delmonico’s
        [b2] Tower
        [b3] Corbin
        [b4] Home Life
        [b5] Lord’s Court
        [b6] Gillender
        [s1] American Surety
        [s2] Empire
        [s3] St. Paul
        [s4] Bowling Green Offices
        [s5] Broadway Chambers
        [s6] Broad Exchange
        [g1] Trinity
        [g2] Liberty Tower
        [g3] US Realty
        [g4] Bankers Trust
        [g5] City Investing
        [g6] Hudson Terminal
       *[other] Building
    }
newyork1901-building-full =
    { newyork1901-building } ({ newyork1901-generation }, { $squares } squares, { $points ->
        [one] 1 point
       *[other] { $points } points
    })
newyork1901-building-starter = Starting building ({ $squares } squares, no points)
newyork1901-building-starter-short = Starting building
newyork1901-landcard = { newyork1901-district-title } land card, { $size } squares
newyork1901-landcard-short = { newyork1901-district-title } land card
newyork1901-landcard-hidden = Face-down land card
newyork1901-lot = { newyork1901-district-title } lot of { $size } squares
newyork1901-lot-at = At { $places }
newyork1901-lot-unnamed = At a street without a name
newyork1901-lot-inside = Within its block, at no street
newyork1901-site = A place to build
newyork1901-worker = Worker of { $seat }
newyork1901-worker-text = On a { newyork1901-district } lot of { $size } squares
newyork1901-market = Open market
newyork1901-deck = Future market (deck)
newyork1901-rack = { $seat }: buildings
newyork1901-estate = { $seat }: lots
newyork1901-challenge =
    { $challenge ->
        [bronze_baron] Bronze Baron
        [master_architect] Master Architect
        [generation_king] Generation King
        [gold_tycoon] Gold Tycoon
       *[gold_prestige] Gold Prestige
    }
newyork1901-challenge-text =
    { $challenge ->
        [bronze_baron] At the end: 5, 10 or 15 points for 4, 5 or 6 own bronze buildings on the board
        [master_architect] At the end: 3, 6 or 10 points for 3, 4 or at least 5 own buildings that are not rectangles
        [generation_king] At the end: 5 points each for the most bronze, the most silver and the most gold buildings; a tie pays nobody
        [gold_tycoon] At the end: 3 points for each district with at least 2 own gold buildings; one that stands in two districts counts in both
       *[gold_prestige] At once: each gold building you add brings 1 point for every bronze or silver building of others at its sides
    }
newyork1901-action =
    { $action ->
        [market_shift] Market Shift
        [land_grab] Land Grab
       *[construction_boom] Construction Boom
    }
newyork1901-action-short =
    { $action ->
        [market_shift] four new land cards
        [land_grab] two cards of size 2 at once
       *[construction_boom] build once more
    }
newyork1901-action-text =
    { $action ->
        [market_shift] At the start of your turn: the open land cards are shuffled under the deck and four new ones dealt
        [land_grab] When you expand: take two open cards of size 2 at once, with two workers; not when the deck is empty
       *[construction_boom] After a build: build once more, as long as four of your own buildings are left unbuilt
    }
newyork1901-streetcard = { newyork1901-street }
newyork1901-streetcard-text = At the end: 5 points for having the most buildings at { newyork1901-street }; a tie pays nobody

## What is asked

newyork1901-last =
    { $last ->
        [yes] Your last turn!{" "}
       *[no] {""}
    }
newyork1901-choose-land = { newyork1901-last }Choose a land card and its lot, or demolish
newyork1901-choose-grab =
    { newyork1901-last }{ $count ->
        [one] Land Grab: take one more card of size 2 and its lot
       *[other] Land Grab: take { $count } cards of size 2 and their lots
    }
newyork1901-warn-build = You can still build. Press again to end.
newyork1901-choose-build = { newyork1901-last }Build, or end your turn
newyork1901-choose-must-build = { newyork1901-last }No worker in hand: build or demolish
newyork1901-choose-no-land = { newyork1901-last }The market is empty: build, demolish or end your turn
newyork1901-choose-recall = { newyork1901-last }Nothing can be built: take a worker back and give up its lot
newyork1901-choose-boom = { newyork1901-last }Construction Boom to build once more, or end your turn
newyork1901-choose-extra = { newyork1901-last }Construction Boom: build once more

newyork1901-ask-land = { newyork1901-last }Choose a land card and its lot
newyork1901-ask-demolish = { newyork1901-last }Choose a land card, or demolish under “{ newyork1901-scene-build }”
newyork1901-way-demolish = To demolish, choose the building that takes the place of yours
newyork1901-ask-lot = Choose a { newyork1901-district } lot of { $size } squares
newyork1901-ask-lot-chosen =
    { $street ->
        [none] Claim this { newyork1901-district } lot of { $size } squares?
       *[other] Claim this { newyork1901-district } lot of { $size } at { newyork1901-street }?
    }
newyork1901-ask-site = Place the { newyork1901-building } on your lots
newyork1901-ask-site-only = Build the { newyork1901-building } here, its only place?
newyork1901-ask-falls = Demolish for the { newyork1901-building }: choose where
newyork1901-ask-falls-only = Demolish here, its only place, for the { newyork1901-building }?
newyork1901-ask-site-chosen = Build the { newyork1901-building } here?
newyork1901-ask-site-ends = Build it here and end your turn?
newyork1901-ask-sure = { $what }: use it?

## What the buttons do

newyork1901-do-claim = Claim this lot
newyork1901-do-build = Build
newyork1901-do-demolish = Demolish and build
newyork1901-do-shift = Play Market Shift
newyork1901-do-grab = Play Land Grab
newyork1901-do-boom = Play Construction Boom
newyork1901-do-recall = Take the worker back
newyork1901-do-end = End the turn

## Laying a building: what it would bring

newyork1901-preview-claim = A worker of your hand goes there
newyork1901-preview-shift =
    { $count ->
        [one] 1 new land card, the others from the old ones
       *[other] { $count } new land cards, the rest from the old ones
    }
newyork1901-preview-recall = The worker comes back; its land is free again
newyork1901-preview-end = Nothing more is built this turn
newyork1901-preview-idle = nothing can be built after this claim; the turn ends: { newyork1901-idle }
newyork1901-idle =
    { $cause ->
        [opened] every building that is open has been used
        [squares] it takes { $squares } free squares side by side, and { $free ->
            [0] none is free
            [one] there is only 1
           *[other] there are only { $free }
        }
        [street] no room at a street or park
       *[fit] no open building has the shape of the free squares
    }
newyork1901-preview-build =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
newyork1901-preview-prestige =
    { $points ->
        [one] 1 point of prestige
       *[other] { $points } points of prestige
    }
newyork1901-preview-generation = opens the { newyork1901-generation } generation
newyork1901-preview-last-turns = the end of the game begins
newyork1901-preview-street = at { newyork1901-street }
newyork1901-preview-streets = at { $streets }
newyork1901-preview-replace =
    { newyork1901-preview-build }, replacing { $fallen }{ $kept ->
        [0] {""}
        [one] {" "}(1 point kept)
       *[other] {" "}({ $kept } points kept)
    }
newyork1901-preview-home =
    { $count ->
        [one] 1 worker back
       *[other] { $count } workers back
    }
newyork1901-preview-guard =
    { $count ->
        [one] 1 worker goes to a bare lot
       *[other] { $count } workers go to bare lots
    }

## What happened

newyork1901-log-first = { $seat } was drawn to begin.
newyork1901-log-claim =
    { $cause ->
        [none] { $seat } claims a { newyork1901-district } lot of { $size } squares.
        [street] { $seat } claims a { newyork1901-district } lot; no street to build at.
        [squares] { $seat } claims a { newyork1901-district } lot; too few squares to build.
        [opened] { $seat } claims a { newyork1901-district } lot; nothing left to build.
       *[fit] { $seat } claims a { newyork1901-district } lot; no building fits.
    }
    .terse = Claims a { newyork1901-district } lot{ $cause ->
            [none] .
           *[other] ; cannot build.
        }
newyork1901-log-idle = Nothing can be built: { newyork1901-idle }.
newyork1901-log-shift = { $seat } plays Market Shift: the market is dealt anew.
    .terse = Plays Market Shift.
newyork1901-log-grab = { $seat } plays Land Grab.
    .terse = Plays Land Grab.
newyork1901-log-boom = { $seat } plays Construction Boom.
    .terse = Plays Construction Boom.
newyork1901-log-build =
    { $seat } builds the { newyork1901-building } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .terse = { newyork1901-building }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
newyork1901-log-demolish = { $seat } demolishes the { newyork1901-building }.
newyork1901-log-home =
    { $count ->
        [one] A worker of { $seat } comes back.
       *[other] { $count } workers of { $seat } come back.
    }
newyork1901-log-guard =
    { $count ->
        [one] A worker of { $seat } goes to the bare lot.
       *[other] { $count } workers of { $seat } go to the bare lots.
    }
newyork1901-log-prestige =
    { $seat } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } of Gold Prestige.
newyork1901-log-generation = { $seat } may now build { newyork1901-generation } buildings.
newyork1901-log-ahead = { $seat } now has the most buildings at { newyork1901-street }.
    .terse = { $seat } leads at { newyork1901-street }.
newyork1901-log-level = Nobody is ahead at { newyork1901-street } any more.
newyork1901-log-recall = { $seat } gives up a { newyork1901-district } lot of { $size } squares.
    .terse = Gives up a { newyork1901-district } lot.
newyork1901-log-pass = { $seat } builds nothing.
newyork1901-log-last-turns =
    { $cause ->
        [buildings] { $seat } has only four buildings left to build: everybody else has one more turn.
       *[market] Only three land cards are left: everybody but { $seat } has one more turn.
    }
    .terse = Last turns: not for { $seat }.
newyork1901-log-street-bonus = { $seat } has the most buildings at { newyork1901-street }: { $points } { $points ->
        [one] point
       *[other] points
    }.
newyork1901-log-challenge-bonus = { $seat } earns { $points } { $points ->
        [one] point
       *[other] points
    } with { newyork1901-challenge }.
newyork1901-log-cards-bonus =
    { $seat } gets { $points ->
        [one] 1 point for an unused action card
       *[other] { $points } points for unused action cards
    }.
newyork1901-log-end = The game is over.

## Why something cannot be chosen

newyork1901-no-land-first = First take a land card; then you can build it
newyork1901-no-card-first = First choose the land card, then this lot
newyork1901-no-building-first = First choose a building, then its place on your lots
newyork1901-no-lot-owned = This lot belongs to { $seat }
newyork1901-no-lot-own = This lot is yours already
newyork1901-no-lot-card = No open land card fits a { newyork1901-district } lot of { $size } squares
newyork1901-no-lot-other = This card claims a { newyork1901-district } lot of { $size } squares
newyork1901-no-face-down = It fills up the market; only open cards can be taken
newyork1901-no-card-worker = You have no worker in hand to claim a lot
newyork1901-no-card-taken = You have had your land card this turn
newyork1901-no-card-size = Land Grab takes cards of size 2 only
newyork1901-no-pink = With two players nobody can claim a pink lot
newyork1901-no-generation = The { newyork1901-generation } generation opens at { $points } points; you have { $have }
newyork1901-no-squares =
    It covers { $squares } squares; { $free ->
        [0] none of your own is free
        [one] only 1 of your own is free
       *[other] only { $free } of your own are free
    }
newyork1901-no-fit = It fits nowhere: it must lie on free squares of your own lots and touch a street or park
newyork1901-no-fit-demolish = It fits nowhere on your lots, not even in the place of buildings of a lower generation
newyork1901-no-fit-here = It does not fit here like this: turn it, or choose another place
newyork1901-no-bare = Demolishing for it would leave lots bare, and you have too few workers for them
newyork1901-no-building-built = Yours, and on the board already
newyork1901-no-building-other = This building belongs to { $seat }
newyork1901-no-legendary-one = You have built a legendary building already: one is the limit
newyork1901-no-legendary-gone = { $seat } has built it already
newyork1901-no-shift-start = Market Shift is played at the start of your turn only
newyork1901-no-deck = The future market is used up
newyork1901-no-grab-workers = Land Grab needs two workers in hand
newyork1901-no-grab-cards = Land Grab needs two open cards of size 2
newyork1901-no-grab-turn = Land Grab is played instead of taking one land card
newyork1901-no-boom-first = Construction Boom is played after a build of the same turn
newyork1901-no-boom-four = Construction Boom must leave you at least four buildings
newyork1901-no-action-other = This action card belongs to { $seat }
newyork1901-no-recall = Workers come back when you build on their lots
newyork1901-no-worker-hand = In hand: goes to the lot of the next land card
newyork1901-no-worker-other = This worker belongs to { $seat }

## Scores and facts

newyork1901-score-buildings = Buildings
newyork1901-score-street-broadway = Broadway
newyork1901-score-street-wall = Wall Street
newyork1901-score-street-nassau-broad = Nassau & Broad
newyork1901-score-street-cedar = Cedar Street
newyork1901-score-street-pine-thames = Pine & Thames
newyork1901-score-challenge-bronze-baron = Bronze Baron
newyork1901-score-challenge-master-architect = Master Architect
newyork1901-score-challenge-generation-king = Generation King
newyork1901-score-challenge-gold-tycoon = Gold Tycoon
newyork1901-score-challenge-gold-prestige = Gold Prestige
newyork1901-score-actions = Action cards
newyork1901-tie-legendary = height of the legendary building in feet
newyork1901-tie-gold = gold buildings
newyork1901-fact-points = Points
newyork1901-fact-workers = Workers in hand
newyork1901-fact-unbuilt = Buildings not built
newyork1901-fact-actions = Unused action cards

## Options

newyork1901-option-variant = Variant
newyork1901-option-variant-base = Base game
newyork1901-option-variant-beginner = Beginners
newyork1901-option-variant-expert = Experts
newyork1901-option-variant-base-text = Three streets and a challenge are drawn; silver opens at 6, gold at 18 points
newyork1901-option-variant-beginner-text = Gold Tycoon with Wall Street, Broadway and Nassau & Broad Street
newyork1901-option-variant-expert-text = No starting buildings; silver opens at 10, gold at 25 points
newyork1901-option-action-cards = Action cards
newyork1901-option-action-cards-true = With
newyork1901-option-action-cards-false = Without
newyork1901-option-action-cards-text = Three cards each, to be used once: more actions, and points for those that are left

newyork1901-scene-land = Land
newyork1901-scene-build = Build
newyork1901-scene-goals = Goals
newyork1901-scene-players = Players
newyork1901-view-land = Land cards on offer, and the whole map
newyork1901-view-build = What is left to build, and the land for it
newyork1901-view-goals = The streets and the challenge: who is ahead
newyork1901-view-players = What everybody has
newyork1901-waiting =
    { $sort ->
        [building] { $count ->
            [one] 1 building to put up
           *[other] { $count } buildings to put up
        }
       *[landcard] { $count ->
            [one] 1 land card to take
           *[other] { $count } land cards to take
        }
    }

## The signs on the table

newyork1901-sign-worker = A worker in hand: one for each lot that you take
newyork1901-sign-estate = How many lots a player owns
newyork1901-sign-unbuilt = How many buildings a player has not built: with four the end begins
newyork1901-sign-open = This generation may be built
newyork1901-sign-locked = So many points are missing for this generation
newyork1901-sign-built = How many buildings of the generation stand on the board
newyork1901-sign-points = The shape of a building, and the points that it brings
newyork1901-sign-medal = At the end of a street in play: who has the most buildings there, for 5 points
newyork1901-sign-nobody = Nobody is alone ahead there
newyork1901-sign-shift = Market Shift: new cards in the market
newyork1901-sign-grab = Land Grab: two cards of size 2
newyork1901-sign-boom = Construction Boom: build once more

## The rules in short

newyork1901-help-goal = The goal
newyork1901-help-goal-text = You have inherited a little land in Lower Manhattan. Buy lots, build skyscrapers on them, and replace old ones by better ones. Buildings score at once; streets, the challenge and unused action cards score at the end. Most points win.
newyork1901-help-turn = Your turn
newyork1901-help-turn-text = Either you expand, and may then build once; or you demolish, and must then build in that place. With a worker in hand you must expand unless you demolish.
newyork1901-help-expand = Expanding
newyork1901-help-expand-text = Take one of the four open land cards and put a worker on any free lot of its colour and size. The market is filled up at once. A lot is yours to the end of the game, also when it is only half covered and no worker stands on it.
newyork1901-help-expand-press = Choose a land card beside the map, then a lot that it fits; lots that an open card fits have a thin gold frame. Then the button below.
newyork1901-help-build = Building
newyork1901-help-build-text = Choose one of your buildings, turn it as you like and lay it on free squares of your own lots, across any lots and districts. At least one side must touch a street or a park; corners do not count. Workers on all lots it touches come back, and you score its points.
newyork1901-help-build-press = Choose a building in your own panel, then its place on the map; the shoulder buttons, the wheel or the button turn it. Confirm below.
newyork1901-help-generation = Generations
newyork1901-help-generation-text = Bronze may be built from the start. Silver opens at 6 points and gold at 18, in the expert game at 10 and 25. Each of the four legendary buildings is gold and shared: whoever builds it first has it, and nobody builds more than one.
newyork1901-help-demolish = Demolishing
newyork1901-help-demolish-text = Lay a new building over own ones of a lower generation; they leave the game, and no points are lost. Every own lot that is then left without building and worker needs a worker from your hand, or the demolition is not allowed.
newyork1901-help-demolish-press = Choose a marked building in your own panel while you are asked for land; it is held over the places where it takes the place of others.
newyork1901-help-workers = Without workers
newyork1901-help-workers-text = With no worker in hand at the start of your turn you build or demolish at once. If neither is possible you take back one worker of your choice, give up its lot, and your turn ends.
newyork1901-help-workers-press = Choose one of your workers on the map, then the button below.
newyork1901-help-actions = Action cards
newyork1901-help-actions-text = Each may be used once a game, several in a turn. Market Shift, at the start of the turn, replaces the open cards. Land Grab takes two cards of size 2 at once. Construction Boom allows a second build. An unused card is worth a point at the end.
newyork1901-help-actions-press = Choose an action card in your own panel, then the button below.
newyork1901-help-end = The end
newyork1901-help-end-text = The end comes when somebody has four buildings left, or only three land cards lie open and the deck is empty. Everybody else then has one more turn.
newyork1901-help-score = Final scoring
newyork1901-help-score-text = Each of the three street cards pays 5 points to whoever has the most buildings touching that street; a tie pays nobody. Then the challenge and unused action cards score. A tie goes to the tallest legendary building, then to the most gold buildings; else the victory is shared.
newyork1901-help-score-press = The tab Goals shows the streets, the challenge and how everybody stands.

## About this edition

newyork1901-about-edition = A table made by players for the game New York 1901. It is not connected with the publisher or the authors of the game. Pictures, sounds and all texts are our own, and so are three of the five names of characters: Eleanor Whitcombe, Thomas Brennan and Salvatore Conti.
newyork1901-about-data = The numbers of pieces, generations, challenges, action cards and streets follow the rulebook. The plan of lots on the board and the shapes, points and names of the buildings are reconstructed: they fit every count and example of the rulebook but are not the printed ones. Who owns the game can correct them in maps/newyork1901.tmx and assets/data/newyork1901.

## At the table

newyork1901-count = How { $seat } stands
newyork1901-fact-last-turns =
    { $count ->
        [one] The last turn
       *[other] { $count } turns to go
    }
newyork1901-fact-end = Ends at { $count } left to build
newyork1901-landcard-free =
    { $count ->
        [0] no free lot fits it
        [one] 1 free lot fits it
       *[other] { $count } free lots fit it
    }{ $size ->
        [2] {""}
       *[other] , straight or bent
    }
newyork1901-stands = Built by { $seat }
newyork1901-places =
    { $count ->
        [one] It fits in 1 place now
       *[other] It fits in { $count } places now
    }
newyork1901-places-falls =
    { $count ->
        [one] It fits in 1 place now, only by demolishing
       *[other] It fits in { $count } places now, only by demolishing
    }
newyork1901-falls-why =
    { $cause ->
        [land] To build on free squares, first take a land card
       *[room] Your free squares have no room for it
    }
newyork1901-has =
    { $count ->
        [one] 1 building at { newyork1901-street }
       *[other] { $count } buildings at { newyork1901-street }
    }
newyork1901-has-most = { newyork1901-has }, most of all
newyork1901-has-points =
    { $points ->
        [one] 1 point for { newyork1901-challenge } now
       *[other] { $points } points for { newyork1901-challenge } now
    }
newyork1901-stands-with = { $seat }: { $count }
newyork1901-earns =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $count }
newyork1901-ahead = { $seat }: { $count } (alone ahead)
newyork1901-of-generation = Number of { newyork1901-generation } buildings: { $standing }
newyork1901-unbuilt-text =
    { $count ->
        [one] 1 building left to build
       *[other] { $count } buildings left to build
    }; with only { $least } the end of the game begins
newyork1901-estate-text =
    { $count ->
        [one] 1 lot owned
       *[other] { $count } lots owned
    }, to the end of the game
newyork1901-crew-text =
    { $count ->
        [0] No worker in hand
        [one] 1 worker in hand
       *[other] { $count } workers in hand
    } of { $all }: each lot that is claimed takes one, until it is built on
newyork1901-built-text =
    { $count ->
        [0] None stands
        [one] 1 stands
       *[other] { $count } stand
    } on the board now
newyork1901-generation-open = These buildings may be built
newyork1901-generation-locked =
    They may be built from { $points } points on; { $missing ->
        [one] 1 is missing
       *[other] { $missing } are missing
    }
newyork1901-deck-text =
    { $count ->
        [one] 1 land card left
       *[other] { $count } land cards left
    }
newyork1901-lot-starter = The ring round its sign: a starting lot on which nobody began
newyork1901-tie = nobody is alone ahead, so nobody gains points
newyork1901-starter-text = It counts for no generation; any building may take its place
newyork1901-action-lost = costing 1 point
newyork1901-leader = Who is ahead
newyork1901-leader-challenge = Who is ahead in the challenge
newyork1901-leader-street = Who is ahead at { newyork1901-street }
newyork1901-street-card = Street card
newyork1901-challenge-card = Challenge
newyork1901-character-of = Character of { $seat }
newyork1901-workers = { $seat }: workers in hand
newyork1901-actions = { $seat }: action cards
newyork1901-unbuilt = { $seat }: buildings not built
newyork1901-built = { $seat }: { newyork1901-generation } buildings on the board
newyork1901-opens = { $seat }: the { newyork1901-generation } generation
newyork1901-post = A worker’s post

## Hints

newyork1901-why-points = It scores at once.
newyork1901-why-streets = It leads at a street.
newyork1901-why-bonus = It helps with the challenge.
newyork1901-why-then-points = A building that follows scores.
newyork1901-why-then-streets = A building that follows leads at a street.
newyork1901-why-then-bonus = A building that follows helps with the challenge.
newyork1901-why-then-open = A building that follows opens the next generation.
newyork1901-why-then-workers = A building that follows brings workers back.
newyork1901-why-then-legend = A legendary building can follow.
newyork1901-why-cards = The action card is worth more later.
newyork1901-why-land = It makes your land larger.
newyork1901-why-fits = It makes room for a better building.
newyork1901-why-replaces = It prepares a better building in place of an old one.
newyork1901-why-open = It opens the next generation of buildings.
newyork1901-why-workers = It brings workers back to your hand.
newyork1901-why-legend = It builds a legendary building before the others do.
newyork1901-why-near = It keeps free land beside yours.
newyork1901-why-prevents = It takes away what another player needs.
newyork1901-why-ends = It ends the game while things stand well for you.
