### New York 1901. The Persian file holds the same keys.

newyork1901-name = New York 1901
newyork1901-tagline = Land, skyscrapers and streets of Lower Manhattan
newyork1901-aim = Claim lots, build high, and rule the streets.
newyork1901-box = Claim lots, build, demolish to build taller. The player who scores most with buildings, streets and a challenge wins.

## Names that stand in several messages

-newyork1901-broadway = Broadway
-newyork1901-wall = Wall Street
-newyork1901-nassau-broad = Nassau & Broad
-newyork1901-cedar = Cedar Street
-newyork1901-pine-thames = Pine & Thames
-newyork1901-bronze-baron = Bronze Baron
-newyork1901-master-architect = Master Architect
-newyork1901-generation-king = Generation King
-newyork1901-gold-tycoon = Gold Tycoon
-newyork1901-gold-prestige = Gold Prestige
-newyork1901-shift = Market Shift
-newyork1901-grab = Land Grab
-newyork1901-boom = Construction Boom

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
        [broadway] { -newyork1901-broadway }
        [wall] { -newyork1901-wall }
        [nassau_broad] { -newyork1901-nassau-broad }
        [cedar] { -newyork1901-cedar }
        [pine_thames] { -newyork1901-pine-thames }
       *[other] the unnamed street
    }
    .short =
        { $street ->
            [other] an unnamed street
           *[broadway] { newyork1901-street-short }
        }
newyork1901-map-street =
    { $street ->
        [broadway] { -newyork1901-broadway }
        [wall] Wall St
        [nassau] Nassau St
        [broad] Broad St
        [cedar] Cedar St
        [thames] Thames
       *[pine] Pine St
    }
newyork1901-street-short =
    { $street ->
        [broadway] { -newyork1901-broadway }
        [wall] { -newyork1901-wall }
        [nassau_broad] { -newyork1901-nassau-broad }
        [cedar] { -newyork1901-cedar }
       *[pine_thames] { -newyork1901-pine-thames }
    }
newyork1901-street-sign = { newyork1901-street-short }
    .short =
        { $street ->
            [wall] Wall
            [cedar] Cedar
           *[other] { newyork1901-street-short }
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
        [start] { newyork1901-building-short }
        [s4] { newyork1901-building-short }
        [s5] { newyork1901-building-short }
        [g2] { newyork1901-building-short }
        [g6] { newyork1901-building-short }
        [metropolitan_life] { newyork1901-building-short }
       *[other] { newyork1901-building-short } Building
    }
newyork1901-building-short =
    { $kind ->
        [start] { newyork1901-building-starter-short }
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
        [park_row] Park Row
        [singer] Singer
        [metropolitan_life] Metropolitan Life Tower
       *[woolworth] Woolworth
    }
newyork1901-building-full =
    { newyork1901-building } ({ newyork1901-generation }, { $squares } squares, { $points ->
        [one] 1 point
       *[other] { $points } points
    })
newyork1901-building-starter = { newyork1901-building-starter-short } ({ $squares } squares, no points)
newyork1901-building-starter-short = Starting building
newyork1901-landcard = { newyork1901-district-title } { $size }-square land card
newyork1901-landcard-short = { newyork1901-district-title } land card
newyork1901-landcard-hidden = Face-down land card
newyork1901-lot = { newyork1901-district-title } { $size }-square lot
newyork1901-a-lot = { newyork1901-district } { $size }-square lot
newyork1901-lot-at = At { $places }
    .short = { $places }
newyork1901-lot-uncounted = At no street that counts
newyork1901-lot-inside = Inside its block, at no street
newyork1901-site = Building site
newyork1901-worker = { $seat }’s worker
newyork1901-explain-sight =
    { $kind ->
        [park] Cannot be built on; buildings may border it as they would a street
       *[landmark] Cannot be built on
    }
    .short =
        { $kind ->
            [park] Cannot be built on; counts like a street
           *[landmark] Cannot be built on
        }
newyork1901-explain-character = Began on the { newyork1901-district } starting lot
newyork1901-worker-text = On a { newyork1901-a-lot }
newyork1901-market = Land market
newyork1901-deck = Land deck
newyork1901-rack = { $seat }’s buildings
newyork1901-estate = { $seat }’s free land
newyork1901-challenge =
    { $challenge ->
        [bronze_baron] { -newyork1901-bronze-baron }
        [master_architect] { -newyork1901-master-architect }
        [generation_king] { -newyork1901-generation-king }
        [gold_tycoon] { -newyork1901-gold-tycoon }
       *[gold_prestige] { -newyork1901-gold-prestige }
    }
newyork1901-challenge-text =
    { $challenge ->
        [bronze_baron] At the end: 5, 10 or 15 points for 4, 5 or 6 of your bronze buildings on the board
        [master_architect] At the end: 3, 6 or 10 points for 3, 4 or at least 5 of your non-rectangular buildings
        [generation_king] At the end: 5 points each for the most bronze, silver and gold buildings; no points if tied
        [gold_tycoon] At the end: 3 points for each district with at least 2 of your gold buildings; a building in two districts counts in both
       *[gold_prestige] At once: a gold building scores 1 point for each adjacent bronze or silver building of an opponent
    }
    .short =
        { $challenge ->
            [bronze_baron] 4, 5 or 6 bronze buildings: 5, 10 or 15 points
            [master_architect] 3, 4 or 5 non-rectangular: 3, 6 or 10 points
            [generation_king] Most buildings of each generation: 5 points
            [gold_tycoon] Districts with 2 gold buildings: 3 points each
           *[gold_prestige] Gold beside opponents’ buildings: 1 point each
        }
newyork1901-action =
    { $action ->
        [market_shift] { -newyork1901-shift }
        [land_grab] { -newyork1901-grab }
       *[construction_boom] { -newyork1901-boom }
    }
newyork1901-action-short =
    { $action ->
        [market_shift] Reveal four new land cards
        [land_grab] Claim two 2-square lots
       *[construction_boom] Build once more
    }
    .short =
        { $action ->
            [market_shift] Four new land cards
            [land_grab] Two 2-square lots
           *[construction_boom] Build once more
        }
newyork1901-action-text =
    { $action ->
        [market_shift] At the start of your turn: shuffle the face-up land cards, put them under the deck and reveal four new ones
        [land_grab] Instead of claiming one lot: claim two 2-square lots at once, with two free workers; not if the deck is empty
       *[construction_boom] After building: build again, if at least four of your buildings stay unbuilt
    }
    .short =
        { $action ->
            [market_shift] At the start of your turn
            [land_grab] Instead of claiming one lot
           *[construction_boom] After building
        }
newyork1901-streetcard = { newyork1901-street }
newyork1901-streetcard-text = At the end: 5 points for the most buildings at { newyork1901-street }; no points if tied
    .short = Most buildings at { newyork1901-street-short }: 5 points

## What is asked

newyork1901-last =
    { $last ->
        [yes] Your final turn!{" "}
       *[no] {""}
    }
newyork1901-choose-land = { newyork1901-last }Choose a land card and a lot, or demolish
newyork1901-choose-grab =
    { newyork1901-last }{ $count ->
        [one] Choose another 2-square land card and lot
       *[other] Choose 2-square land cards and lots ({ $count } left)
    }
    .short =
        { $count ->
            [one] Choose another 2-square lot
           *[other] Choose { $count } 2-square lots
        }
newyork1901-warn-build = You can still build. Press again to end your turn.
newyork1901-warn-idle = You cannot build then, because { newyork1901-idle }. Press again to claim it.
newyork1901-warn-lead = You lose the lead at { newyork1901-street }. Press again to demolish.
newyork1901-warn-given = { $leader } then leads at { newyork1901-street }. Press again to demolish.
newyork1901-warn-last = The final turns begin while another player leads. Press again to build.
newyork1901-warn-card = Your last action card would score 1 point at the end. Press again to play it.
newyork1901-choose-build = { newyork1901-last }Build, or end your turn
newyork1901-choose-must-build = { newyork1901-last }Build or demolish (no free worker)
newyork1901-choose-no-land = { newyork1901-last }Build, demolish or end your turn (market empty)
newyork1901-choose-recall = { newyork1901-last }Take back a worker (you cannot build)
    .short = Take back a worker
newyork1901-choose-boom = { newyork1901-last }Play { -newyork1901-boom }, or end your turn
    .short = Build once more, or end your turn
newyork1901-choose-extra = { newyork1901-last }Build once more ({ -newyork1901-boom })
    .short = Build once more

newyork1901-ask-land = { newyork1901-last }Choose a land card and a lot
    .short = Choose a land card and a lot
newyork1901-ask-demolish = { newyork1901-last }Choose a land card, or demolish and rebuild
    .short = Choose a land card, or demolish
newyork1901-ask-demolish-only = { newyork1901-last }Choose a land card, or demolish: nothing fits free squares
    .short = Choose land, or demolish
newyork1901-ask-build = Choose a building for your land
    .short = Choose a building
newyork1901-way-demolish = Choose the building that replaces yours
    .short = Choose what replaces yours
newyork1901-ask-lot = Choose a { newyork1901-a-lot }
newyork1901-ask-lot-chosen =
    { $street ->
        [none] Claim this { newyork1901-a-lot }?
       *[other] Claim this { newyork1901-a-lot } at { newyork1901-street }?
    }
    .short = Claim this { newyork1901-a-lot }?
newyork1901-ask-site = Place the { newyork1901-building } on your lots
    .short = Place it on your lots
newyork1901-ask-site-only = Build the { newyork1901-building } in its only place?
    .short = Build it in its only place?
newyork1901-ask-falls = Choose what to demolish for the { newyork1901-building }
    .short = Choose what to demolish for it
newyork1901-ask-falls-only = Demolish and build the { newyork1901-building } in its only place?
    .short = Demolish and build it here?
newyork1901-ask-site-chosen = Build the { newyork1901-building } here?
    .short = Build it here?
newyork1901-ask-site-ends = Build it here and end your turn?
    .short = Build here and end your turn?
newyork1901-ask-recall = Take back this worker and give up its lot?
    .short = Take the worker, give up the lot?
newyork1901-ask-sure = Play { $what }?

## What the buttons do

newyork1901-do-claim = Claim lot
newyork1901-do-build = Build
newyork1901-do-demolish = Demolish and build
newyork1901-do-shift = Play { -newyork1901-shift }
    .short = { -newyork1901-shift }
newyork1901-do-grab = Play { -newyork1901-grab }
    .short = { -newyork1901-grab }
newyork1901-do-boom = Play { -newyork1901-boom }
    .short = { -newyork1901-boom }
newyork1901-do-recall = Take back worker
newyork1901-do-end = End turn

## What an action would do

newyork1901-preview-claim = Uses a free worker
    .short = Uses a worker
newyork1901-preview-shift =
    { $count ->
        [one] Reveal 1 new land card; the rest are old ones
       *[other] Reveal { $count } new land cards; the rest are old ones
    }
newyork1901-preview-recall = Take back the worker; its lot is free again
newyork1901-preview-end = Build nothing more this turn
newyork1901-preview-idle = Ends your turn, because { newyork1901-idle }
    .short =
        Ends your turn: { $cause ->
            [opened] no building is left
            [squares] too few squares ({ $free } of { $squares })
           *[fit] no building fits
        }
newyork1901-idle =
    { $cause ->
        [opened] every unlocked building is built
        [squares] { $squares } adjacent free squares are needed, and { $free ->
            [0] none is free
            [one] there is only 1
           *[other] there are only { $free }
        }
        [street] no building fits beside a street or park
       *[fit] no unlocked building fits the free squares
    }
newyork1901-preview-build =
    { $points ->
        [one] Score 1 point
       *[other] Score { $points } points
    }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
newyork1901-preview-prestige =
    { $points ->
        [one] Score 1 point ({ -newyork1901-gold-prestige })
       *[other] Score { $points } points ({ -newyork1901-gold-prestige })
    }
    .short = +{ $points } for prestige
newyork1901-preview-generation = Unlock { newyork1901-generation } buildings
    .short = Unlocks { newyork1901-generation }
newyork1901-preview-last-turns = Trigger the final turns
    .short = Final turns
newyork1901-preview-level =
    { $count ->
        [0] Leaves nobody a building at { newyork1901-street }
       *[other] { $lost ->
            [0] { newyork1901-tied }: nobody leads
           *[other] Lose the lead at { newyork1901-street }: tied
        }
    }
    .short =
        { $count ->
            [0] { newyork1901-street-short }: nobody left
           *[other] { $lost ->
                [0] Tie at { newyork1901-street-short }
               *[other] Lose { newyork1901-street-short }
            }
        }
newyork1901-preview-behind = { $leader } then leads at { newyork1901-street }
    .short = { $leader } leads { newyork1901-street-short }
newyork1901-preview-ahead = Lead at { newyork1901-street }
    .short = Lead { newyork1901-street-short }
newyork1901-preview-street = At { newyork1901-street }
    .short = { newyork1901-street-short }
newyork1901-preview-streets = At { $streets }
    .short = { $streets }
newyork1901-preview-replace =
    { newyork1901-preview-build }, replacing { $fallen }{ $kept ->
        [0] {""}
        [one] {" "}(keep its point)
       *[other] {" "}(keep { $kept } points)
    }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }, replacing { $count ->
            [one] { $fallen }
           *[other] { $count } buildings
        }
newyork1901-preview-home =
    { $count ->
        [one] Take back 1 worker
       *[other] Take back { $count } workers
    }
    .short =
        { $count ->
            [one] +1 worker
           *[other] +{ $count } workers
        }
newyork1901-preview-guard =
    { $count ->
        [one] Place 1 worker on a bare lot
       *[other] Place { $count } workers on bare lots
    }
    .short =
        { $count ->
            [one] −1 worker
           *[other] −{ $count } workers
        }

## What happened

newyork1901-log-first = { $seat } is the start player.
newyork1901-log-claim =
    { $cause ->
        [none] { $seat } claims a { newyork1901-a-lot }.
        [street] { $seat } claims a { newyork1901-district } lot; no room at a street.
        [squares] { $seat } claims a { newyork1901-district } lot; too few squares to build.
        [opened] { $seat } claims a { newyork1901-district } lot; no building left.
       *[fit] { $seat } claims a { newyork1901-district } lot; no building fits.
    }
    .short = Claims a { newyork1901-district } lot{ $cause ->
            [none] .
           *[other] ; cannot build.
        }
newyork1901-log-idle = Nothing can be built: { newyork1901-idle }.
newyork1901-log-shift = { $seat } plays { -newyork1901-shift }: a new land market.
    .short = Plays { -newyork1901-shift }.
newyork1901-log-grab = { $seat } plays { -newyork1901-grab }.
    .short = Plays { -newyork1901-grab }.
newyork1901-log-boom = { $seat } plays { -newyork1901-boom }.
    .short = Plays { -newyork1901-boom }.
newyork1901-log-build =
    { $seat } builds the { newyork1901-building } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
    .short = { newyork1901-building }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
newyork1901-log-demolish =
    { $kind ->
        [start] { $seat } demolishes a starting building.
       *[other] { $seat } demolishes the { newyork1901-building }.
    }
newyork1901-log-home =
    { $count ->
        [one] { $seat } takes back a worker.
       *[other] { $seat } takes back { $count } workers.
    }
newyork1901-log-guard =
    { $count ->
        [one] { $seat } places a worker on the bare lot.
       *[other] { $seat } places { $count } workers on the bare lots.
    }
newyork1901-log-prestige =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { -newyork1901-gold-prestige }.
newyork1901-log-generation = { $seat } unlocks { newyork1901-generation } buildings.
newyork1901-at-street = Buildings there
newyork1901-log-ahead =
    { $over ->
        [0] { $seat } now has the most buildings at { newyork1901-street }.
       *[other] { $seat }’s { $count } buildings at { newyork1901-street } pass { $others }.
    }
    .short = { $seat } leads at { newyork1901-street }.
newyork1901-log-behind =
    { $count ->
        [0] { $seat } has no building left at { newyork1901-street }
        [one] { $seat } falls back to 1 building at { newyork1901-street }
       *[other] { $seat } falls back to { $count } buildings at { newyork1901-street }
    }: { $leader } leads with { $most }.
    .short = { $leader } leads at { newyork1901-street-short }.
newyork1901-tied =
    { newyork1901-street } is tied { $over ->
        [2] { $count }:{ $count }
        [3] { $count }:{ $count }:{ $count }
       *[other] { $count }:{ $count }:{ $count }:{ $count }
    }
newyork1901-log-level =
    { $count ->
        [0] Nobody has a building at { newyork1901-street } any more.
       *[other] { newyork1901-tied }: nobody leads.
    }
newyork1901-log-recall = { $seat } gives up a { newyork1901-a-lot }.
    .short = Gives up a { newyork1901-district } lot.
newyork1901-log-pass = { $seat } does not build.
newyork1901-log-last-turns =
    { $cause ->
        [buildings] { $seat } has only four unbuilt buildings: one final turn for everyone else.
       *[market] Only three land cards are left: one final turn for everyone but { $seat }.
    }
    .short = Final turns: all but { $seat }.
newyork1901-log-street-bonus = { $seat } scores { $points } { $points ->
        [one] point
       *[other] points
    } for the most buildings at { newyork1901-street }.
newyork1901-log-challenge-bonus = { $seat } scores { $points } { $points ->
        [one] point
       *[other] points
    } for { newyork1901-challenge }.
newyork1901-log-cards-bonus =
    { $seat } scores { $points ->
        [one] 1 point for an unused action card
       *[other] { $points } points for unused action cards
    }.
newyork1901-log-end = The game is over.

## Why something cannot be chosen

newyork1901-no-land-first = Claim a lot first, then you can build this
    .short = Claim a lot first
newyork1901-no-card-first = Choose the land card first, then this lot
newyork1901-no-building-first = Choose a building first, then its place on your lots
newyork1901-no-lot-owned = Belongs to { $seat }
newyork1901-no-lot-own = You already own this lot
newyork1901-no-lot-card = No face-up land card is for a { newyork1901-a-lot }
newyork1901-no-lot-other = This card is for a { newyork1901-a-lot }
newyork1901-no-face-down = Only face-up land cards can be taken
newyork1901-no-card-worker = You need a free worker to claim a lot
newyork1901-no-card-taken = You have already claimed a lot this turn
newyork1901-no-card-size = { -newyork1901-grab } is for 2-square lots only
newyork1901-no-pink = Pink lots are not used with two players
newyork1901-no-generation = Unlocks at { $points } points from buildings; you have { $have }
    .short = Needs { $points } points from buildings
newyork1901-no-squares =
    Needs { $squares } free squares; you have { $free ->
        [0] none
       *[other] only { $free }
    }
newyork1901-no-squares-demolish =
    Needs { $squares } squares; even by demolishing you have { $free ->
        [0] none
       *[other] only { $free }
    }
    .short = Needs { $squares } squares; at most { $free }
newyork1901-no-apart =
    Needs { $squares } adjacent free squares; { $most ->
        [one] none of your { $free } are adjacent
       *[other] only { $most } of your { $free } are adjacent
    }
    .short = Needs { $squares } adjacent free squares; you have { $most }
newyork1901-no-apart-demolish =
    Needs { $squares } adjacent squares; even by demolishing { $most ->
        [one] none of your { $free } are adjacent
       *[other] only { $most } of your { $free } are adjacent
    }
    .short = Needs { $squares } adjacent squares; at most { $most }
newyork1901-no-fit = Needs free squares on your lots, beside a street or park
    .short = No room for it beside a street or park
newyork1901-no-fit-demolish = Does not fit on your lots, even by demolishing
newyork1901-no-fit-here = Does not fit here like this; rotate it or choose another place
    .short = Does not fit here like this
newyork1901-no-bare = Demolishing would leave lots bare, and you have too few free workers for them
    .short = Too few free workers for the lots left bare
newyork1901-no-building-built = You have already built this
newyork1901-no-building-other = Belongs to { $seat }
newyork1901-no-legendary-one = You may build only one legendary building
newyork1901-no-legendary-gone = { $seat } has already built this
newyork1901-no-shift-start = Play { -newyork1901-shift } at the start of your turn
    .short = Play it at the start of your turn
newyork1901-no-deck = The land deck is empty
newyork1901-no-grab-workers = You need two free workers for { -newyork1901-grab }
    .short = Needs two free workers
newyork1901-no-grab-cards = { -newyork1901-grab } needs two face-up 2-square land cards
    .short = Needs two face-up 2-square land cards
newyork1901-no-grab-turn = Play { -newyork1901-grab } instead of claiming one lot
    .short = Play it instead of claiming one lot
newyork1901-no-boom-first = Play { -newyork1901-boom } after building in the same turn
    .short = Play it after building
newyork1901-no-boom-four = You must keep at least four buildings unbuilt
    .short = Keep at least four buildings unbuilt
newyork1901-no-action-other = Belongs to { $seat }
newyork1901-no-recall = Returns when you build on its lot
newyork1901-no-worker-hand = Goes to the next lot you claim
newyork1901-no-worker-other = Belongs to { $seat }

## Scores and facts

newyork1901-score-buildings = Buildings
newyork1901-score-street-broadway = { -newyork1901-broadway }
newyork1901-score-street-wall = { -newyork1901-wall }
newyork1901-score-street-nassau-broad = { -newyork1901-nassau-broad }
newyork1901-score-street-cedar = { -newyork1901-cedar }
newyork1901-score-street-pine-thames = { -newyork1901-pine-thames }
newyork1901-score-challenge-bronze-baron = { -newyork1901-bronze-baron }
newyork1901-score-challenge-master-architect = { -newyork1901-master-architect }
newyork1901-score-challenge-generation-king = { -newyork1901-generation-king }
newyork1901-score-challenge-gold-tycoon = { -newyork1901-gold-tycoon }
newyork1901-score-challenge-gold-prestige = { -newyork1901-gold-prestige }
newyork1901-score-actions = Action cards
newyork1901-tie-legendary = height of the legendary building in feet
newyork1901-tie-gold = gold buildings
newyork1901-fact-points = Points
newyork1901-fact-workers = Free workers
newyork1901-fact-unbuilt = Unbuilt buildings
newyork1901-fact-actions = Unused action cards

## Options

newyork1901-option-variant = Variant
newyork1901-option-variant-base = Base game
newyork1901-option-variant-beginner = Beginner
newyork1901-option-variant-expert = Expert
newyork1901-option-variant-base-text = Three streets and a challenge at random; silver unlocks at 6 points, gold at 18
newyork1901-option-variant-beginner-text = { -newyork1901-gold-tycoon } with { -newyork1901-wall }, { -newyork1901-broadway } and { -newyork1901-nassau-broad }
newyork1901-option-variant-expert-text = No starting buildings; silver unlocks at 10 points, gold at 25
newyork1901-option-action-cards = Action cards
newyork1901-option-action-cards-true = With
newyork1901-option-action-cards-false = Without
newyork1901-option-action-cards-text = Three single-use cards each; unused cards score 1 point each

newyork1901-scene-play = Play
newyork1901-scene-build = Build
newyork1901-scene-goals = Goals
newyork1901-scene-players = Players
newyork1901-view-play = Land cards on offer and the whole map
newyork1901-view-build = Your unbuilt buildings and your land
newyork1901-view-goals = Streets and challenge: who leads
newyork1901-view-players = What each player has
newyork1901-waiting =
    { $sort ->
        [building] { $count ->
            [one] 1 building you can build
           *[other] { $count } buildings you can build
        }
        [action] { $count ->
            [one] 1 action card to play
           *[other] { $count } action cards to play
        }
       *[landcard] { $count ->
            [one] 1 land card to take
           *[other] { $count } land cards to take
        }
    }

## The symbols on the table

newyork1901-sign-worker = Free worker: each lot you claim needs one
newyork1901-sign-estate = Squares of a player’s land that are free to build on
newyork1901-sign-unbuilt = Number of unbuilt buildings: at four, the final turns begin
newyork1901-sign-open = An unlocked generation, and how many of its buildings are on the board
newyork1901-sign-locked = Points from buildings still needed to unlock this generation
newyork1901-sign-spent = A building that has been built or demolished
newyork1901-sign-points = A building’s shape and the points it scores
newyork1901-sign-medal = Leader at this street: 5 points at the end
newyork1901-sign-nobody = Tied: no leader at this street
newyork1901-sign-shift = { -newyork1901-shift }: four new land cards
newyork1901-sign-grab = { -newyork1901-grab }: two 2-square lots
newyork1901-sign-boom = { -newyork1901-boom }: build once more

## The rules in short

newyork1901-help-goal = Goal
newyork1901-help-goal-text = You have inherited a little land in Lower Manhattan. Claim lots, build skyscrapers on them, and replace old buildings with better ones. Buildings score at once; streets, the challenge and unused action cards score at the end. The most points win.
newyork1901-help-turn = Your turn
newyork1901-help-turn-text = Choose one: claim a lot, after which you may build once; or demolish and rebuild in the same place. If you have a free worker, you must claim or demolish.
newyork1901-help-expand = Claiming a lot
newyork1901-help-expand-text = Take one of the four face-up land cards and place a worker on any free lot in that colour and size. The market is refilled at once. The lot is yours for the whole game, even when it is only half built on and has no worker.
newyork1901-help-expand-press = Choose a land card beside the map, then a lot for it, and confirm below. A thin gold frame marks the lots that a face-up card can claim.
newyork1901-help-build = Building
newyork1901-help-build-text = Place one of your buildings, rotated as you like, on free squares of your lots, across any borders. At least one side must touch a street or park; corners do not count. Score its points and take back the workers from its lots.
newyork1901-help-build-press = Choose a building in your panel, then its place on the map. Rotate it with the shoulder buttons, the mouse wheel or “Rotate”, and confirm below.
newyork1901-help-generation = Generations
newyork1901-help-generation-text = Bronze buildings are unlocked from the start. Silver unlocks at 6 points from buildings and gold at 18; in the expert game at 10 and 25. The four legendary buildings are gold and shared: the first player to build one owns it, and each player may build only one.
newyork1901-help-demolish = Demolishing
newyork1901-help-demolish-text = Place a building over your own buildings of a lower generation; they are removed from the game, but you keep their points. Place a free worker on each of your lots left bare; without enough workers you may not demolish.
newyork1901-help-demolish-press = When you are asked for a land card, choose a marked building in your panel instead; at larger text the panel has a tab of its own. It is shown where it can replace your buildings.
newyork1901-help-workers = No free worker
newyork1901-help-workers-text = If you have no free worker at the start of your turn, build or demolish at once. If you can do neither, take back one worker of your choice and give up its lot; your turn ends.
newyork1901-help-workers-press = Choose one of your workers on the map, and confirm below.
newyork1901-help-actions = Action cards
newyork1901-help-actions-text = Play each card once per game; you may play several in one turn. { -newyork1901-shift }, at the start of your turn, replaces the face-up land cards. { -newyork1901-grab } claims two 2-square lots at once. { -newyork1901-boom } lets you build again. Each unused card scores 1 point at the end.
newyork1901-help-actions-press = Choose an action card in your panel, and confirm below.
newyork1901-help-end = End of the game
newyork1901-help-end-text = When a player has only four unbuilt buildings, or only three land cards are left, every other player takes one final turn.
newyork1901-help-score = Final scoring
newyork1901-help-score-text = Each of the three street cards scores 5 points for the player with the most buildings touching that street; no points if tied. Then score the challenge and unused action cards. The tallest legendary building breaks ties, then the most gold buildings; otherwise players share the victory.
newyork1901-help-score-press = The “{ newyork1901-scene-goals }” tab shows the streets, the challenge and every player’s standing.

## About this edition

newyork1901-about-edition = Based on the rules of “New York 1901” by Chénier La Salle, with our own words, pictures and sounds. Made by players, not by the publisher. Three of the five characters’ names are ours too: Eleanor Whitcombe, Thomas Brennan and Salvatore Conti.
newyork1901-about-data = The numbers of pieces, the generations, challenges, action cards and streets are those of the printed game. The plan of the lots and the shapes, points and names of the buildings are reconstructed: they fit every rule and example, but may differ from the printed ones. If you own the game, you can correct them in maps/newyork1901.tmx and assets/data/newyork1901.

## At the table

newyork1901-count = { $seat }’s standing
newyork1901-fact-last-turns =
    { $count ->
        [one] Final turn
       *[other] { $count } turns left
    }
newyork1901-fact-end = Final turns at { $count } unbuilt; the fewest now: { $least }
    .short = Final turns at { $count } unbuilt
newyork1901-fact-streets = Most buildings at { $streets }: 5 points each
    .short = Streets: { $streets }
newyork1901-fact-challenge = Challenge: { newyork1901-challenge }
newyork1901-landcard-free =
    { $count ->
        [0] No free lot for it
        [one] 1 free lot for it
       *[other] { $count } free lots for it
    }{ $size ->
        [2] {""}
       *[other] , straight or bent
    }
newyork1901-stands = Built by { $seat }
newyork1901-places =
    { $count ->
        [one] Fits in 1 place
       *[other] Fits in { $count } places
    }
newyork1901-places-falls =
    { $count ->
        [one] Fits in 1 place, only by demolishing
       *[other] Fits in { $count } places, only by demolishing
    }
newyork1901-falls-why =
    { $cause ->
        [land] Claim a lot first to build on free squares
       *[room] Does not fit your free squares
    }
    .short =
        { $cause ->
            [land] Claim a lot first
           *[room] Does not fit your free squares
        }
newyork1901-has =
    { $count ->
        [one] 1 building at { newyork1901-street }
       *[other] { $count } buildings at { newyork1901-street }
    }
newyork1901-has-most = { newyork1901-has }, the most
newyork1901-has-points =
    { $points ->
        [one] 1 point for { newyork1901-challenge } now
       *[other] { $points } points for { newyork1901-challenge } now
    }
newyork1901-stands-with = { $seat }: { $count }
newyork1901-earns =
    { $seat }: { $count } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
newyork1901-ahead = { $seat }: { $count } (leads)
newyork1901-of-generation = Number of { newyork1901-generation } buildings: { $standing }
newyork1901-unbuilt-text = { $count } left; at { $least } the final turns begin
    .short = At { $least } the final turns begin
newyork1901-estate-text =
    { $count ->
        [one] On 1 lot
       *[other] On { $count } lots
    }, owned for the whole game
    .short =
        { $count ->
            [one] On 1 lot
           *[other] On { $count } lots
        }
newyork1901-crew-text =
    { $count ->
        [0] None
       *[other] { $count }
    } of { $all } free; each lot you claim needs one until you build on it
    .short = { $count } of { $all } workers free
newyork1901-built-text =
    { $count ->
        [0] None
       *[other] { $count }
    } on the board now
newyork1901-spent-stands = Already on the board
newyork1901-spent-fallen = Demolished and out of the game
newyork1901-generation-open = These buildings are unlocked
newyork1901-generation-locked =
    Unlocks at { $points } points from buildings ({ $missing } more)
    .short = { $missing } more from buildings unlock these
newyork1901-deck-text =
    { $count ->
        [one] 1 land card left
       *[other] { $count } land cards left
    }
newyork1901-lot-starter = The ring marks an unused starting lot
newyork1901-tie = Tied, so nobody scores
newyork1901-starter-text = Belongs to no generation; any building may replace it
newyork1901-action-lost = Costs the card’s 1 point at the end
    .short = Costs 1 point at the end
newyork1901-leader = Leader
newyork1901-leader-challenge = Leader in the challenge
newyork1901-leader-street = Leader at { newyork1901-street }
newyork1901-street-card = Street card
newyork1901-challenge-card = Challenge
newyork1901-character-of = { $seat }’s character
newyork1901-workers = { $seat }’s free workers
newyork1901-actions = { $seat }’s action cards
newyork1901-unbuilt = { $seat }’s unbuilt buildings
newyork1901-opens =
    { $seat }’s { newyork1901-generation } { $generation ->
        [legendary] building
       *[other] generation
    }
newyork1901-post = A worker’s place

## Words in the panels: short, for they stand in narrow places

newyork1901-panel-estate =
    { $count ->
        [one] 1 free square
       *[other] { $count } free squares
    }
newyork1901-panel-land = { $count } free
newyork1901-panel-unbuilt = { $count } to build
newyork1901-panel-left = { $count } left
newyork1901-panel-action =
    { $action ->
        [market_shift] New land
        [land_grab] Two lots
       *[construction_boom] Build two
    }
newyork1901-panel-metal =
    { $generation ->
        [bronze] Bronze
        [silver] Silver
        [gold] Gold
       *[legendary] Legends
    }
newyork1901-panel-row = { $name }: { $count }
newyork1901-panel-locked = { $name } { $of }
newyork1901-panel-more =
    in { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
newyork1901-panel-built = { $count } built
newyork1901-panel-each = one each

## Hints

newyork1901-why-points =
    Scores { $gain ->
        [one] 1 point
       *[other] { $gain } points
    }: you then have { $count }.
newyork1901-why-street = You lead at { newyork1901-street }, { $count } to { $other }: 5 points at the end.
newyork1901-why-challenge =
    { newyork1901-challenge } then pays you { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
newyork1901-why-open = Unlocks the { newyork1901-generation } generation.
newyork1901-why-workers =
    Takes back { $gain ->
        [one] 1 worker
       *[other] { $gain } workers
    }: { $count } free.
newyork1901-why-land =
    { $gain ->
        [one] 1 square
       *[other] { $gain } squares
    } more: { $count } in all.
newyork1901-why-fits = You can then build { $building }.
newyork1901-why-room =
    Joins { $count ->
        [one] 1 free square
       *[other] { $count } free squares
    } in one place.
newyork1901-why-along = It lies at { newyork1901-street }: you have { $count } there, the best opponent { $other }.
newyork1901-why-keeps =
    Keeps { $count ->
        [one] 1 square
       *[other] { $count } squares
    } free for a later building.
newyork1901-why-market =
    { $count ->
        [one] The card
       *[other] All { $count } cards
    } of the land market will be replaced.
newyork1901-why-grab =
    You claim { $count ->
        [one] 1 lot
       *[other] { $count } lots
    } in this turn.
newyork1901-why-boom = You can build { $building } as well.

## Lessons

newyork1901-lesson-goal = The goal and a first building
newyork1901-lesson-goal-aim = Claim land and build on it. Buildings score at once; the most points at the end win.
newyork1901-lesson-goal-end = You each have one building on the map and 18 unbuilt. At only 4 unbuilt, the final turns begin.
newyork1901-lesson-goal-streets = Three streets count at the end: 5 points for the most buildings along each. If tied, no points.
newyork1901-lesson-goal-challenge = Each game has a challenge. Here, two gold buildings in one colour of the map score 3 points; gold comes later.
newyork1901-lesson-goal-claim = Choose a land card, then a lot in its colour and size. A worker holds it for you.
newyork1901-lesson-goal-claim-first = First claim a lot
newyork1901-lesson-goal-build = Now build: choose a building, then its place on your land, and confirm below.
newyork1901-lesson-goal-build-first = Build on your land first
newyork1901-lesson-goal-worker = Points at once! Your worker is free again too: each lot you claim needs one.
newyork1901-lesson-goal-other = Now your opponent claims a lot and builds.
newyork1901-lesson-goal-more = Your turn: claim again. Larger buildings need free squares side by side; built land does not count.
newyork1901-lesson-goal-again = Build again. Beside one of the three streets, it counts there too. Below you read what it scores.
newyork1901-lesson-goal-lead = Here you see who leads at each street.
newyork1901-lesson-goal-score = Your score already counts streets you lead, as if the game ended now.
newyork1901-lesson-taller = Silver, gold and demolishing
newyork1901-lesson-taller-generations = Points from buildings, not from streets, unlock better ones: silver at 6, gold at 18. You need 2 more.
newyork1901-lesson-taller-claim = Claim a lot, as before.
newyork1901-lesson-taller-bronze = Build something bronze. Even the smallest scores 2 points.
newyork1901-lesson-taller-silver = Silver is unlocked! These buildings score more on the same number of squares.
newyork1901-lesson-taller-other = Your opponent’s turn.
newyork1901-lesson-taller-demolish = Instead of claiming, demolish: choose a silver building to replace one of yours on the map.
newyork1901-lesson-taller-demolish-first = Choose a silver building instead
newyork1901-lesson-taller-kept = You keep the old building’s points; it just no longer counts at its street.
newyork1901-lesson-taller-room = A 3-square lot has room for more. Claim one.
newyork1901-lesson-taller-room-first = This time, claim a 3-square lot
newyork1901-lesson-taller-build = Build on it, in silver if you like.
newyork1901-lesson-taller-gold = At 18 points from buildings alone, gold unlocks. Gold may replace silver, and silver bronze.
newyork1901-lesson-cards = Room and action cards
newyork1901-lesson-cards-small = Your smallest buildings are built, so 2 squares fit none. Claim a 2-square lot, as land for later.
newyork1901-lesson-cards-ended = 2 free squares are too few, so your turn ended by itself. A worker holds the lot for later.
newyork1901-lesson-cards-once = You began with three action cards and have two left. Each works once, or scores 1 point at the end.
newyork1901-lesson-cards-shift = All land on offer is small. Play { -newyork1901-shift }: four new cards; these go under the deck.
newyork1901-lesson-cards-shift-first = Play { -newyork1901-shift } first
newyork1901-lesson-cards-new = A new market, with 3 squares again! Claim such a lot.
newyork1901-lesson-cards-build = Now there is room: build.
newyork1901-lesson-cards-grab = Play { -newyork1901-grab }: two 2-square lots in one turn are worth more than the card’s point.
newyork1901-lesson-cards-grab-first = Play { -newyork1901-grab } first
newyork1901-lesson-cards-one = Choose the first land card and its lot.
newyork1901-lesson-cards-two = Now the second. Best beside land that you own.
newyork1901-lesson-cards-end = If a building fits, you build it; if not, the turn ends and your land waits for you.
newyork1901-lesson-end = Legendary buildings and the end
newyork1901-lesson-end-legends = Four legendary buildings belong to the first to build them. You have unlocked gold, so you may!
newyork1901-lesson-end-build = Replace old buildings with a legendary one; below you read what it costs. Each player may build only one.
newyork1901-lesson-end-build-first = Build a legendary building first
newyork1901-lesson-end-boom = Your third action card, { -newyork1901-boom }, lets you build again at once. Play it.
newyork1901-lesson-end-boom-first = Play { -newyork1901-boom } first
newyork1901-lesson-end-again = Build once more.
newyork1901-lesson-end-five = You have five unbuilt buildings. Once someone has only four, the final turns begin.
newyork1901-lesson-end-claim = One more building triggers the end. Claim a 3-square lot.
newyork1901-lesson-end-last = Build, and the final turns begin.
newyork1901-lesson-end-four = Your opponent has one final turn. Then streets, challenge and unused action cards are counted.
newyork1901-lesson-game = A short game of your own
newyork1901-lesson-game-half = Half a game is played, the rest is yours. At four unbuilt, the final turns begin.
newyork1901-lesson-game-goals = Look here now and then: each street is worth 5 points, and the game is close.
newyork1901-lesson-game-hint = Not sure what to do? The lamp gives you a hint. Good luck!

## Labels

newyork1901-label-map = Lots to claim and build on
newyork1901-label-land = Land cards: claim a lot
newyork1901-label-rack = Your unbuilt buildings
newyork1901-label-goals = Streets and challenge
newyork1901-label-panel = Free workers and points
