### Aquileia. The Persian file holds the same keys.

aquileia-name = Aquileia
aquileia-tagline = Agents, contests and villas in a Roman river port
aquileia-aim = Build villas, and win the laurels that make them count.
aquileia-box = Send agents through the port town, win fights and races, pay with exact coins and build the villas that score at the end.

## Coins, and lists of them

aquileia-metal =
    { $metal ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    }
aquileia-coins = { $count } { aquileia-metal }
aquileia-coins-none = nothing

## What is asked

aquileia-choose-place =
    { $marker ->
        [yes] { $agents ->
            [0] Place your tiebreaker marker
            [one] Place your last agent or your tiebreaker marker
           *[other] Place an agent ({ $agents } left) or your tiebreaker marker
        }
       *[no] { $agents ->
            [one] Place your last agent or pass
           *[other] Place an agent ({ $agents } left) or pass
        }
    }
    .short =
        { $marker ->
            [yes] { $agents ->
                [0] Place your tiebreaker marker
               *[other] Agent ({ $agents } left) or tiebreaker marker
            }
           *[no] Place an agent ({ $agents } left) or pass
        }
aquileia-choose-dolus = Roll two dice for coins
aquileia-choose-exchange = Choose an exchange (+{ $points } points)
aquileia-choose-equi =
    { $hidden ->
        [yes] Buy the top card of the deck
       *[no] Buy the card at your space
    }
aquileia-choose-servi =
    { $most ->
        [one] Buy a slave card (1 { aquileia-metal })
       *[other] Buy up to { $most } slave cards (1 { aquileia-metal } each)
    }
    .short =
        { $most ->
            [one] Buy a slave card
           *[other] Buy up to { $most } slave cards
        }
aquileia-choose-roll = Roll three dice (+1 for each { aquileia-metal })
aquileia-choose-play =
    { $metal ->
        [bronze] Play slaves or weapons
       *[other] Play { aquileia-metal } horses
    }, or stop (strength { $strength })
    .short =
        { $metal ->
            [bronze] Play slaves or weapons, or stop
           *[other] Play { aquileia-metal } horses, or stop
        }
aquileia-choose-look =
    { $metal ->
        [bronze] Look for slaves or weapons to play
       *[other] Look for { aquileia-metal } horses to play
    }, or stop (strength { $strength })
    .short =
        { $metal ->
            [bronze] Look for slaves or weapons, or stop
           *[other] Look for { aquileia-metal } horses, or stop
        }
aquileia-choose-blue = Roll blue dice or pass (+1 for each { aquileia-metal })
    .short = Roll blue dice or pass
aquileia-choose-spoils =
    { $card ->
        [no] { $points ->
            [one] Take 1 point (no slave card left)
           *[other] Take { $points } points (no slave card left)
        }
       *[yes] { $points ->
            [one] Take 1 point or a slave card
           *[other] Take { $points } points or a slave card
        }
    }
aquileia-choose-laurel =
    { $alone ->
        [yes] Keep one laurel; the other is removed
       *[no] Keep one laurel; second place gets the other
    }
    .short = Keep one laurel
aquileia-choose-open = Open the auction with one coin, or pass
    .short = Open with one coin, or pass
aquileia-choose-raise = Raise { $leader }’s bid ({ $bid }) by one coin, or pass
    .short = Raise the bid by a coin, or pass
aquileia-choose-build =
    { $scores ->
        [yes] Build one building (a villa or workshop scores now)
       *[no] { $count ->
            [one] Build one building
           *[other] Build up to { $count } buildings
        }
    }
    .short =
        { $scores ->
            [yes] Build one building
           *[no] { aquileia-choose-build }
        }
aquileia-choose-slaves =
    { $slaves ->
        [one] Choose a card worth 1 slave
       *[other] Choose cards worth { $slaves } slaves
    }
aquileia-choose-paid = Choose a building to pay with these slaves
aquileia-step-exchange = Make this exchange?
aquileia-step-equi = Buy this card?
aquileia-step-servi =
    { $ways ->
        [one] Buy a slave card?
       *[other] Choose how many slave cards to buy
    }
    .short = Choose how many to buy
aquileia-step-play =
    { $picked ->
        [one] Play this card
       *[other] Play these { $picked } cards
    }{ $most ->
        [0] { "" }?
       *[other] , or add another?
    }
    .short =
        { $picked ->
            [one] Play this card
           *[other] Play { $picked } cards
        }{ $most ->
            [0] { "" }?
           *[other] , or add more?
        }
aquileia-step-spoils = Take a slave card instead of points?
aquileia-step-laurel =
    { $alone ->
        [yes] Keep this laurel? The other is removed
       *[no] Keep this laurel? Second place gets the other
    }
    .short = Keep this laurel?
aquileia-step-open = Open with this coin?
aquileia-step-raise = Bid { $bid } plus this coin?
    .short = Add this coin to the bid?
aquileia-step-build =
    { $excess ->
        [0] { $scores ->
            [yes] Build this and score it now?
           *[no] Build this?
        }
        [one] Build this? 1 slave is wasted
       *[other] Build this? { $excess } slaves are wasted
    }
    .short =
        { $excess ->
            [0] Build this?
            [one] Build this? 1 slave is wasted
           *[other] Build? { $excess } slaves are wasted
        }
aquileia-choose-latro = Roll two dice to rob coins from the Portus
    .short = Roll two dice to rob the Portus
aquileia-choose-activate =
    { $laid ->
        [yes] Activate your workshops and banks, or pass and take your { aquileia-metal } back
       *[no] Pay 1 { aquileia-metal } to activate your workshops and banks, or pass
    }
    .short =
        { $laid ->
            [yes] Activate all, or pass
           *[no] Activate all for 1 { aquileia-metal }, or pass
        }
aquileia-only-place =
    { $agents ->
        [one] Place your last agent
       *[other] Place an agent ({ $agents } left)
    }
aquileia-only-select = Place your tiebreaker marker
aquileia-only-pass = Pass for this round
aquileia-only-play =
    { $metal ->
        [bronze] Play slaves or weapons
       *[other] Play { aquileia-metal } horses
    } (strength { $strength })
aquileia-only-blue = Roll blue dice (+1 for each { aquileia-metal })
    .short = Roll blue dice
aquileia-only-bid = Raise { $leader }’s bid ({ $bid }) by one coin
    .short = Raise the bid by one coin
aquileia-only-activate = Activate your workshops and banks
    .short = Activate all

## Why not

aquileia-no-occupied = This space is occupied
aquileia-no-agent-left = You have no agents left to place
aquileia-no-other-side = Your agents are on the other side of the Stadium
aquileia-no-second-portus = You already use a coin space of the Portus
aquileia-no-second-marker = You have placed your tiebreaker marker
aquileia-no-first-free = Place your marker on the first free slot
aquileia-no-marker-first = Place your tiebreaker marker before you pass
aquileia-no-coins = You need { $coins } more
aquileia-no-agent-there = Your agent is on another space
aquileia-no-card-left = No cards are left
aquileia-no-card-there = No card is here
aquileia-no-card-held = You do not have this card
aquileia-no-use-here = This card does not count here
aquileia-no-site-taken = This site is built on
aquileia-no-house-left = You have no houses left
aquileia-no-slaves = You need more slaves
aquileia-no-such-payment = These cards pay for no building

## Scores

aquileia-score-track = During play
aquileia-score-laurels = Laurel points
aquileia-score-white = White villas
aquileia-score-blue = Blue villas
aquileia-score-yellow = Yellow villas
aquileia-score-purple = Purple villas

## Hints

aquileia-why-points =
    Scores { $gain ->
        [one] 1 point
       *[other] { $gain } points
    }: you then have { $count }.
aquileia-why-coins = { $gain } { aquileia-metal } more: you then have { $count }.
aquileia-why-slaves =
    { $gain ->
        [one] 1 slave card
       *[other] { $gain } slave cards
    } more: you then have { $count }.
aquileia-why-cards =
    { $gain ->
        [one] 1 card
       *[other] { $gain } cards
    } more for contests: you then have { $count }.
aquileia-why-business = The { $site } pays whenever you activate it in the Portus.
aquileia-why-score =
    If the game ended then, { $gain ->
        [one] 1 point
       *[other] { $gain } points
    } more: { $count }.
aquileia-why-leads = You lead the { aquileia-area }, { $count } to { $other }.
aquileia-why-tied = Level with { $seat } at { $count } in the { aquileia-area }; your lower slot wins ties.
aquileia-why-strength = If you take points as the winner, you score { $points } more.
aquileia-why-power = Your strength rises to { $count }; the best opponent has { $other }.
aquileia-why-laurel = Laurel { $count } for your { aquileia-colour } villas of { $value }.
aquileia-why-villa =
    Your { aquileia-colour } villas are then worth { $value }{ $laurels ->
        [0] { "." }
       *[other] { ", " }times { $laurels } at the end.
    }
aquileia-why-alone = Nobody else is in the { aquileia-area } yet; your strength there will be { $count }.
aquileia-why-ahead = Strength { $count } in the { aquileia-area }, ahead of { $seat } with { $other }.
aquileia-why-level = Strength { $count } in the { aquileia-area }, as much as { $seat }.
aquileia-why-behind = Strength { $count } in the { aquileia-area }; dice and cards may pass { $seat } with { $other }.
aquileia-why-prize = Its winner may take the face-up laurel: { $laurel }.
aquileia-why-later = The laurel counts for { aquileia-colour } villas, of which you have none yet.
aquileia-why-forum =
    You may build { $count ->
        [one] once
       *[other] { $count } times
    } in the Forum; you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $cards ->
        [0] no slave card
        [one] 1 slave card
       *[other] { $cards } slave cards
    }.
aquileia-why-wanted = A laurel can count for your { aquileia-colour } villas of { $value }.
aquileia-why-dolus =
    { $dice ->
        [one] A die gains
       *[other] { $dice } dice gain
    } you coins; you now have { $coins }.
aquileia-why-pecunia = You can change { $give } into { $get }, and score 4 points.
aquileia-why-equi = You can buy the { $card }.
aquileia-why-equi-deck = You can buy the top card of the deck, which nobody has seen.
aquileia-why-servi =
    Your { aquileia-metal } can pay for { $count ->
        [one] 1 slave card
       *[other] { $count } slave cards
    }.
aquileia-why-blue-for =
    { $count ->
        [one] A blue die
       *[other] { $count } blue dice
    } only for you, to help in the { aquileia-area }.
aquileia-why-blue =
    { $count ->
        [one] The blue die is
       *[other] The { $count } blue dice are
    } yours for this round.
aquileia-why-theatrum = You host the auction: a laurel for you, or the coins bid.
aquileia-why-build =
    You can pay for the { $site }{ $scores ->
        [yes] { ", " }which scores at once.
       *[no] { "." }
    }
aquileia-why-nearly = For the { $site } you only need { $coins } more.
aquileia-why-latro =
    { $count ->
        [one] 1 coin is
       *[other] { $count } coins are
    } in the Portus for the robber.
aquileia-why-portus =
    Activating gives you { $points ->
        [0] { $coins }.
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }{ $income ->
            [yes] { " " }and { $coins }.
           *[no] { "." }
        }
    }
aquileia-why-slot = Slot { $slot } wins ties against every later slot.
aquileia-why-bid = The laurel can count for your { aquileia-colour } villas of { $value }.
aquileia-why-bid-either = It can count for your { aquileia-colour } villas of { $value } or the { $other } ones of { $rest }.
aquileia-why-later-either = It counts for { aquileia-colour } or { $other } villas; you have none of these yet.
aquileia-why-bid-points =
    The laurel scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
aquileia-why-dice =
    { $count ->
        [one] A blue die costs nothing and may show
       *[other] { $count } blue dice cost nothing and may show
    } { aquileia-metal }.
aquileia-why-enough = You already lead, { $count } to { $other }; your cards stay in hand.
aquileia-why-enough-tied = Level at { $count } to { $other }, you lead by your lower slot; your cards stay in hand.
aquileia-why-spares = Keeps your cards: you have { $count }, the best opponent { $other }.
aquileia-why-keeps = Keeps your { $coins }.

## Areas, spaces and pieces

aquileia-area =
    { $area ->
        [track] Tiebreaker track
        [dolus] Dolus
        [pecunia] Pecunia
        [equi] Equi et Arma
        [servi] Servi
        [potentia] Potentia
        [dice] Dice
        [arena] Arena
        [bid] Bid
        [purses] Purses
        [stadium] Stadium
        [theatrum] Theatrum
        [forum] Forum
        [latro] Portus, robber
       *[portus] Portus
    }
aquileia-space =
    { $kind ->
        [equi] { $number ->
            [1] { $area }, top card
           *[other] { $area }, face-up card
        }
        [servi] { $area }, { aquileia-metal } row
        [arena] { $area }, strength { $strength }
        [stadium] { $metal ->
            [silver] { $area }, silver side, strength { $strength }
           *[gold] { $area }, gold side, strength { $strength }
        }
        [forum] { $area }, space { $number }
        [portus] { $area }, { aquileia-metal }
       *[only] { $area }
    }
aquileia-agent = { $seat }’s agent ({ $space })
aquileia-colour =
    { $colour ->
        [white] white
        [blue] blue
        [yellow] yellow
       *[purple] purple
    }
aquileia-site =
    { $kind ->
        [bank] { aquileia-site-short } ({ $income })
       *[other] { aquileia-site-short } ({ $points })
    }
aquileia-exchange = { $give } for { $get }
    .short = Exchange
aquileia-card = { aquileia-card-short } ({ $value })
aquileia-card-short =
    { $use ->
        [slave] Slave card
        [weapon] Weapon
        [silver] Silver horse
       *[gold] Gold horse
    }
aquileia-site-short =
    { $kind ->
        [villa] { $colour ->
            [white] White villa
            [blue] Blue villa
            [yellow] Yellow villa
           *[purple] Purple villa
        }
        [workshop] Workshop
       *[bank] Bank
    }
aquileia-laurel =
    { $count ->
        [0] Laurel ({ $points } points)
        [one] { $first ->
            [white] White laurel
            [blue] Blue laurel
            [yellow] Yellow laurel
           *[purple] Purple laurel
        }
       *[other] { $first ->
            [white] { $last ->
                [blue] White or blue laurel
               *[purple] White or purple laurel
            }
            [blue] { $last ->
                [yellow] Blue or yellow laurel
               *[purple] Blue or purple laurel
            }
           *[yellow] { $last ->
                [white] Yellow or white laurel
               *[purple] Yellow or purple laurel
            }
        }
    }
aquileia-named = { $piece }
aquileia-round = Round
aquileia-round-of = Round { $round }
aquileia-round-brief-of = { $round }/{ $rounds }
aquileia-starter = Start player token
aquileia-selection = Tiebreaker slot { $slot }
aquileia-marker = { $seat }’s tiebreaker marker
aquileia-spare = { $seat }’s unbuilt house
aquileia-estate = { $seat }’s buildings
aquileia-laurels = { $seat }’s laurels
aquileia-cards =
    { $deck ->
        [equi] { $seat }’s horses and weapons
       *[servi] { $seat }’s slave cards
    }
aquileia-hidden =
    { $deck ->
        [servi] Face-down slave card
        [equi] Face-down horse or weapon
        [stadium] Face-down Stadium laurel
       *[theatrum] Face-down Theatrum laurel
    }
aquileia-deck =
    { $deck ->
        [servi] Slave card deck
        [equi] Horse and weapon deck
        [stadium] Stadium laurel deck
       *[theatrum] Theatrum laurel deck
    }
aquileia-discard =
    { $deck ->
        [equi] Discarded horses and weapons
       *[servi] Discarded slave cards
    }
aquileia-equi = Card at space { $number }
aquileia-card-unknown = ?
aquileia-open-place = Face-up laurel
aquileia-lot = Laurel up for auction
aquileia-die =
    { $colour ->
        [blue] Blue die
       *[red] Red die
    }
aquileia-holder = Holder of the blue dice
aquileia-shield = { $seat }’s power shield
aquileia-step = Strength step
aquileia-stone = Strength { $number }
aquileia-coins-of = { $seat }’s { aquileia-metal }
aquileia-coin =
    { $metal ->
        [bronze] Bronze coin
        [silver] Silver coin
       *[gold] Gold coin
    }
aquileia-laid = { aquileia-coin } in the Portus
aquileia-bank =
    { $metal ->
        [bronze] Bronze supply
        [silver] Silver supply
       *[gold] Gold supply
    }
aquileia-bid =
    { $metal ->
        [bronze] Bronze in the bid
        [silver] Silver in the bid
       *[gold] Gold in the bid
    }
aquileia-purse = { $seat }’s purse
aquileia-agents = { $seat }’s agents in hand
aquileia-temple = Temple
aquileia-button =
    { $button ->
        [roll] { aquileia-do-roll }
        [done] { aquileia-do-done }
        [blue] Roll blue dice
        [points] { aquileia-do-points }
        [activate] { aquileia-do-activate }
       *[pass] { aquileia-do-pass }
    }

## Buttons

aquileia-do-place = Place agent
aquileia-do-select = Place marker
aquileia-do-pass = Pass
aquileia-do-roll = Roll dice
aquileia-do-buy =
    { $count ->
        [0] Buy for 1 bronze
        [one] Buy 1 card
       *[other] Buy { $count } cards
    }
aquileia-do-play =
    { $count ->
        [one] Play this card
       *[other] Play these { $count } cards
    }
aquileia-do-done = Stop playing cards
    .short = Stop
aquileia-do-blue =
    { $count ->
        [one] Roll 1 blue die
       *[other] Roll { $count } blue dice
    }
    .short =
        { $count ->
            [one] 1 die
           *[other] { $count } dice
        }
aquileia-do-points = Take points
aquileia-do-card = Take slave card
aquileia-do-keep = Keep this laurel
aquileia-do-bid = Add 1 { aquileia-metal }
aquileia-do-build = Build { SMALL($target) }
    .short = Build this
aquileia-do-activate = Activate all

## What it costs and gives

aquileia-choose-here = Place it here?
aquileia-preview-have = You have { $count } { aquileia-metal }
aquileia-preview-short =
    { $why ->
        [card] No card is there
        [house] You have no houses left
        [site] Every site is built on
       *[coins] You cannot pay yet
    }, so the agent would return unused
    .short =
        { $why ->
            [card] No card is there
            [house] You have no houses left
            [site] Every site is built on
           *[coins] You cannot pay yet
        }
aquileia-preview-no-loot = No coin is there yet
aquileia-preview-no-business = You have no workshop or bank yet
    .short = None built yet
aquileia-preview-select =
    { $first ->
        [yes] This slot wins ties and goes first next round
       *[no] Lower slots win ties in Arena and Stadium
    }
aquileia-preview-pass =
    { $agents ->
        [0] You have nothing left to place
        [one] One agent stays unused this round
       *[other] { $agents } agents stay unused this round
    }
aquileia-preview-slave = Draw a slave card; score no points
    .short = Slave card, no points
aquileia-preview-decline = The agent returns unused
aquileia-preview-take-back = You take the coin back
aquileia-preview-drop = You are out of this auction
    .short = You are out
aquileia-preview-opens = { $seat } may open next
    .short = { $seat } is next
aquileia-preview-sold =
    { $free ->
        [yes] { $seat } gets the laurel free
       *[no] { $seat } gets the laurel
    }
    .short = { $seat } wins it
aquileia-preview-exchange =
    { $points ->
        [one] { $way }; score 1 point
       *[other] { $way }; score { $points } points
    }
aquileia-preview-pay = Pay { $coins }
aquileia-preview-receive = Gain { $coins }
aquileia-preview-points =
    { $points ->
        [one] Score 1 point
       *[other] Score { $points } points
    }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
aquileia-preview-spend-laid = Pay with your coin in the Portus
aquileia-preview-bank-empty =
    { $lacking ->
        [one] The supply is 1 coin short
       *[other] The supply is { $lacking } coins short
    }
aquileia-preview-build =
    { $slaves ->
        [one] Pay { $coins }, plus 1 slave; keep { $left }
       *[other] Pay { $coins }, plus { $slaves } slaves; keep { $left }
    }
    .short =
        { $slaves ->
            [one] { $coins }, 1 slave
           *[other] { $coins }, { $slaves } slaves
        }
aquileia-preview-excess =
    { $count ->
        [one] 1 slave is wasted
       *[other] { $count } slaves are wasted
    }
    .short = { $count } wasted
aquileia-preview-roll = Strength { $strength }, +1 for each { aquileia-metal }
    .short = { $strength }, +1 per { aquileia-metal }
aquileia-preview-coins = Each type of coin is on two of six faces
aquileia-preview-strength = Strength { $strength } (+{ $added })
aquileia-preview-kept =
    { $left ->
        [0] After this roll, no blue dice are left this round
        [one] { $wanted ->
            [yes] 1 blue die stays for the Stadium
           *[no] 1 blue die stays unused
        }
       *[other] { $wanted ->
            [yes] { $left } blue dice stay for the Stadium
           *[no] { $left } blue dice stay unused
        }
    }
    .short =
        { $left ->
            [0] Then none left
           *[other] { $wanted ->
                [yes] Then { $left } left
               *[no] Then { $left } unused
            }
        }
aquileia-preview-blue-follows = { $seat } may still roll blue dice
    .short = Blue dice: { $seat }
aquileia-preview-done = You stay at strength { $strength }
    .short = Strength { $strength }
aquileia-preview-passes = You pass { $rivals }
aquileia-preview-leads = You lead { $rival }
aquileia-preview-behind =
    { $more ->
        [one] 1 more passes { $rival }
       *[other] { $more } more pass { $rival }
    }
    .short = { $more } to pass { $rival }
aquileia-preview-laurel =
    { $points ->
        [0] It counts for villas of its colour; you have none yet
       *[other] { $number ->
            [1] Your first { aquileia-colour } laurel
            [2] A second { aquileia-colour } laurel
            [3] A third { aquileia-colour } laurel
           *[other] One more { aquileia-colour } laurel
        } for your villas of { $points }
    }
    .short =
        { $points ->
            [0] No such villa yet
           *[other] { $number ->
                [1] First { aquileia-colour }
                [2] Second { aquileia-colour }
                [3] Third { aquileia-colour }
               *[other] One more { aquileia-colour }
            }
        }
aquileia-preview-villa =
    { $count ->
        [0] You have no { aquileia-colour } laurel yet
        [one] With 1 { aquileia-colour } laurel: { $points } points at the end
       *[other] With { $count } { aquileia-colour } laurels: { $points } points at the end
    }
    .short =
        { $count ->
            [0] No laurel yet
           *[other] { $points } at the end
        }
aquileia-preview-bid = Bid { $bid }; you would keep { $left }
    .short = Keep { $left }
aquileia-preview-twice = Score { $points } points (twice your strength)
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
aquileia-preview-spoils =
    { $gets ->
        [card] Second place takes the slave card
        [nothing] Second place gets nothing (no slave card left)
       *[points] { $points ->
            [one] Second place scores 1 point
           *[other] Second place scores { $points } points
        }
    }
    .short =
        { $gets ->
            [card] Second place: the card
            [nothing] Second place: nothing
           *[points] { $points ->
                [one] Second place: 1 point
               *[other] Second place: { $points } points
            }
        }
aquileia-warn-pass =
    { $agents ->
        [one] One agent stays unused this round. Press again to pass.
       *[other] { $agents } agents stay unused this round. Press again to pass.
    }
aquileia-warn-decline =
    { $area ->
        [pecunia] You can still exchange coins
        [forum] { $sure ->
            [yes] You can still build
           *[no] You may still be able to build
        }
        [portus] You can still activate
       *[market] You can still buy
    }. Press again to pass.
aquileia-warn-done = You cannot play more cards later in this contest. Press again to stop.
aquileia-warn-short =
    { $why ->
        [card] No card is there, so the agent will return unused
        [house] You have no houses left, so the agent will return unused
        [site] Every site is built on, so the agent will return unused
        [business] You have no workshop or bank, so the agent will return unused
        [loot] The Portus has no coin, so the robber will return unused
        [own] Only your own coin is there to be robbed
       *[coins] You cannot pay for this yet, so the agent may return unused
    }. Press again to place.
aquileia-warn-robbed = { $seat }’s robber may take this coin first. Press again to place.
aquileia-warn-unplaced = You could no longer pay for your agent there: { $space }. Press again to place.
aquileia-warn-marker = Others may take the better tiebreaker slots first. Press again to place.
aquileia-warn-unpaid = You could no longer pay for your agent there: { $space }. Press again to pay.
aquileia-warn-broke = You would have no coins left for the next round. Press again to pay.
aquileia-warn-blue =
    { $left ->
        [one] 1 blue die stays unused this round. Press again to leave it.
       *[other] { $left } blue dice stay unused this round. Press again to leave them.
    }
aquileia-warn-laurel =
    { $points ->
        [one] This laurel scores nothing now; the other, 1 point. Press again to keep it.
       *[other] This laurel scores nothing now; the other, { $points } points. Press again to keep it.
    }

## What it is

aquileia-explain-space =
    { $area ->
        [dolus] Roll 2 dice and take both coins
        [pecunia] Make one exchange and score { $points } points
        [deck] Buy the top card for 1 bronze; only you see it
        [equi] Buy the card above for 1 bronze
        [servi] { $metal ->
            [bronze] Buy 1 slave card for 1 bronze
           *[other] Buy up to { $most } slave cards for 1 { aquileia-metal } each
        }
        [potentia] Take the 4 blue dice for Arena and Stadium
        [arena] Fight with strength { $strength }, plus bronze rolled, weapons and slaves
        [stadium] Race with strength { $strength }, plus { aquileia-metal } rolled and { aquileia-metal } horses
        [theatrum] Auction a laurel and be paid for it
        [forum] { $most ->
            [one] { $scores ->
                [yes] Build one building; a villa or workshop scores at once
               *[no] Build one building
            }
           *[other] Build up to { $most } buildings
        }
        [latro] Roll 2 dice and rob coins of those types from the Portus
       *[portus] Pay 1 { aquileia-metal } at once; later, activate your workshops and banks
    }
    .short =
        { $area ->
            [deck] Buy the top card for 1 bronze
            [arena] Fight with strength { $strength }
            [stadium] Race with strength { $strength }
            [forum] { $most ->
                [one] Build one building
               *[other] Build up to { $most } buildings
            }
            [servi] { $metal ->
                [bronze] Buy 1 slave card for 1 bronze
               *[other] Up to { $most } cards, 1 { aquileia-metal } each
            }
            [portus] Pay 1 { aquileia-metal } now to activate all
            [latro] Roll 2 dice and rob the Portus
           *[other] { aquileia-explain-space }
        }
aquileia-explain-stands = { $seat }’s agent is here
aquileia-explain-short =
    { $why ->
        [card] No card is there, so { $seat }’s agent would return unused
        [house] { $seat } has no houses left, so the agent would return unused
        [site] Every site is built on, so { $seat }’s agent would return unused
       *[coins] Red sign: { $seat } cannot pay yet, so the agent would return unused
    }
    .short =
        { $why ->
            [card] No card is there
            [house] { $seat } has no houses left
            [site] Every site is built on
           *[coins] Red sign: { $seat } cannot pay yet
        }
aquileia-explain-owner = { $seat } has built here
aquileia-explain-offer =
    { $slaves ->
        [one] { $use }; costs { $coins }, plus 1 slave
       *[other] { $use }; costs { $coins }, plus { $slaves } slaves
    }
    .short =
        { $slaves ->
            [one] { $use }; { $coins }, 1 slave
           *[other] { $use }; { $coins }, { $slaves } slaves
        }
aquileia-explain-site =
    { $kind ->
        [villa] { $points } points per { aquileia-colour } laurel
        [workshop] { $points ->
            [one] 1 point per activation
           *[other] { $points } points per activation
        }
       *[bank] { $income } per activation
    }
    .short =
        { $kind ->
            [villa] { $points } per laurel
            [workshop] { $points } each time
           *[bank] Gives coins
        }
aquileia-explain-counts =
    { $kind ->
        [villa] Villas score at the end of the game, once for each laurel of their colour
       *[activated] An agent in the Portus activates workshops and banks
    }
    .short =
        { $kind ->
            [villa] At the end, once per laurel of its colour
           *[activated] Activated by an agent in the Portus
        }
aquileia-explain-laurel =
    { $kind ->
        [points] Worth { $points } points at the end of the game
        [one] At the end, its owner’s villas of this colour score once
       *[two] At the end, its owner’s villas score once in the better of its two colours
    }
    .short =
        { $kind ->
            [points] { $points } points at the end
            [one] The owner’s villas of this colour score once
           *[two] The owner’s villas score in the better colour
        }
aquileia-explain-laurel-worth = { $seat } would score { $points } { $points ->
        [one] point
       *[other] points
    } for it now
aquileia-explain-deck =
    { $count ->
        [0] { $played ->
            [0] No card is left
            [one] Empty; the next draw reshuffles 1 card
           *[other] Empty; the next draw reshuffles { $played } cards
        }
        [one] 1 card is left
       *[other] { $count } cards are left
    }
    .short =
        { $count ->
            [0] { $played ->
                [0] No card is left
                [one] Empty; 1 played card comes back
               *[other] Empty; { $played } played cards come back
            }
            [one] 1 card is left
           *[other] { $count } cards are left
        }
aquileia-explain-discard =
    { $count ->
        [0] No cards yet; once the deck is empty, the next draw reshuffles them
        [one] 1 card; once the deck is empty, the next draw reshuffles it
       *[other] { $count } cards; once the deck is empty, the next draw reshuffles them
    }
    .short =
        { $count ->
            [0] No cards yet
            [one] 1 card, reshuffled when the deck is empty
           *[other] { $count } cards, reshuffled when the deck is empty
        }
aquileia-explain-card =
    { $use ->
        [slave] Arena +{ $value }, or { $value ->
            [one] 1 slave
           *[other] { $value } slaves
        } to build
        [weapon] Arena +{ $value }
        [silver] Stadium +{ $value } (silver side)
       *[gold] Stadium +{ $value } (gold side)
    }
aquileia-explain-secret =
    { $asked ->
        [yes] Secret; choose it to look privately
       *[no] Secret; it may or may not be in this hand
    }
aquileia-explain-planned =
    { $enough ->
        [yes] { $count } needed for agents on the board
       *[no] { $count } needed for agents on the board; too few are left
    }
    .short =
        { $enough ->
            [yes] { $count } needed for agents on the board
           *[no] { $count } needed for agents; too few are left
        }
aquileia-explain-laurels =
    { $count ->
        [0] No laurels yet
        [one] 1 laurel, secret until the end
       *[other] { $count } laurels, secret until the end
    }
aquileia-explain-cards =
    { $count ->
        [0] No cards
        [one] 1 card, kind secret
       *[other] { $count } cards, kinds secret
    }
aquileia-explain-agents =
    { $placing ->
        [yes] { $count ->
            [0] All agents are on the board
            [one] 1 agent left to place
           *[other] { $count } agents left to place
        }
       *[no] { $count ->
            [0] All agents are on the board
            [one] 1 agent waits for the next round
           *[other] { $count } agents wait for the next round
        }
    }
aquileia-explain-houses =
    { $count ->
        [one] 1 house is left
       *[other] { $count } houses are left
    }
aquileia-explain-area =
    { $area ->
        [dolus] An agent rolls 2 dice and takes both coins
        [pecunia] An agent makes one exchange and scores { $points } points
        [equi] Each agent buys a horse or weapon for 1 bronze
        [servi] Slave cards, 1 for bronze, up to 2 for silver, up to 3 for gold
        [potentia] An agent takes the four blue dice for this round’s contests
        [dice] Red dice of the last roll
        [arena] In this fight, the top three gain bronze, the top two also points or a slave card
        [stadium] In this race, the top three gain coins of their side, the top two also a laurel
        [theatrum] An agent auctions a laurel; its owner is paid
        [bid] Coins bid so far
        [purses] All players’ coins
        [forum] Agents build here in the order of the spaces
       *[portus] First the robber acts, then agents activate workshops and banks
    }
    .short =
        { $area ->
            [dolus] Roll 2 dice for coins
            [pecunia] Make one exchange, { $points } points
            [equi] A horse or weapon for 1 bronze
            [servi] 1 card for bronze, 2 for silver, 3 for gold
            [potentia] An agent takes the four blue dice
            [dice] Red dice of the last roll
            [arena] Top three: bronze; top two: points or a card
            [stadium] Top three: their coins; top two: a laurel
            [theatrum] An agent auctions a laurel
            [bid] Coins bid so far
            [purses] All players’ coins
            [forum] Agents build in the order of the spaces
           *[portus] First the robber acts, then the others
        }
aquileia-explain-order = Agents act once all are placed, by the areas’ numbers
    .short = Areas act by their numbers
aquileia-explain-supply = The supply has { $coins }
aquileia-explain-selection = Lower slots win ties in Arena and Stadium; slot 1 goes first next round
    .short = Lower slots win ties; slot 1 starts next round
aquileia-explain-starter = Its holder goes first wherever players act in turn
aquileia-explain-round = The game ends after six rounds
aquileia-explain-die = Each type of coin is on two of its six faces
aquileia-explain-holder = The holder may roll the blue dice in Arena and Stadium, each once a round
    .short = May roll blue dice in Arena and Stadium
aquileia-explain-exact = Prices are exact; no coin replaces one of another type
    .short = Prices are exact; no other type counts
aquileia-explain-exchange =
    { $points ->
        [one] One exchange at Pecunia, and 1 point
       *[other] One exchange at Pecunia, and { $points } points
    }
aquileia-explain-shield =
    { $count ->
        [0] Not in this contest
       *[other] Strength { $count }
    }
aquileia-explain-ahead = The lower tiebreaker slot wins this tie (star)
aquileia-explain-laid = This coin pays for the activation unless it is robbed
    .short = Pays for the activation unless it is robbed
aquileia-explain-bank =
    { $count ->
        [0] No coins are left
        [one] 1 coin is left
       *[other] { $count } coins are left
    }
aquileia-explain-bidder =
    { $stands ->
        [leads] { $seat } has the highest bid
        [out] { $seat } is out of the auction
        [asked] { $seat } may raise or pass
       *[waits] { $seat } is still in the auction
    }
aquileia-explain-bid = A raise is these same coins plus one
aquileia-explain-raise = To raise, bid exactly the same coins plus one of any type; a player who cannot is out
    .short = The same coins plus one of any type

## What holds for the table

aquileia-fact-round = Round { $round } of { $rounds }
aquileia-fact-later = Agents act after placing, in areas 1 to 10 in turn
    .short = Agents act later: areas 1 to 10
aquileia-fact-area = Round { $round }/{ $rounds }: { $area ->
        [equi] Equi
       *[other] { $name }
    }
aquileia-scene-table = Board
aquileia-scene-market = Market
aquileia-scene-contest = Contests
aquileia-scene-theatrum = Theatrum
aquileia-scene-forum = Forum
aquileia-scene-portus = Portus
aquileia-scene-players = Players
aquileia-view-table = The whole board
aquileia-view-market = The market: Dolus, Pecunia, Equi et Arma, Servi and Potentia
    .short = The areas of the market
aquileia-view-contest = The contests in Arena and Stadium
aquileia-view-theatrum = The Theatrum and its auction
aquileia-view-forum = The Forum and its building sites
aquileia-view-portus = The Portus, workshops and banks
aquileia-view-players = All players’ coins, buildings and cards
aquileia-waiting =
    { $sort ->
        [coins] { $count ->
            [one] 1 coin to bid
           *[other] { $count } coins to bid
        }
        [card] { $count ->
            [one] 1 slave card to take
           *[other] { $count } slave cards to take
        }
        [equi] { $count ->
            [one] 1 card to buy
           *[other] { $count } cards to buy
        }
        [exchange] { $count ->
            [one] 1 exchange to make
           *[other] { $count } exchanges to choose from
        }
        [hand] { $count ->
            [one] 1 card to play
           *[other] { $count } cards to play
        }
        [laurel] { $count ->
            [one] 1 laurel to keep
           *[other] { $count } laurels to choose from
        }
        [selection] { $count ->
            [one] 1 tiebreaker slot
           *[other] { $count } tiebreaker slots
        }
        [site] { $count ->
            [one] 1 site to build on
           *[other] { $count } sites to build on
        }
       *[space] { $count ->
            [one] 1 space for an agent
           *[other] { $count } spaces for an agent
        }
    }

## What happened

aquileia-ranked = { $seat } ({ $strength })
aquileia-rank-shield = Spaces
aquileia-rank-added = Dice, cards
aquileia-rank-strength = Strength
aquileia-rank-prize = Prize
aquileia-rank-more = +{ $count }
aquileia-log-place = { $seat } places an agent: { $space }.
    .short = Agent: { $space }.
aquileia-log-lay = { $seat } places a { aquileia-metal } coin there.
aquileia-log-select = { $seat } takes tiebreaker slot { $number }.
aquileia-log-pass = { $seat } passes.
aquileia-log-operations = Placing is over: the areas of round { $round } are resolved.
aquileia-log-idle =
    { $why ->
        [card] { $seat } finds no card
        [business] { $seat } has nothing to activate
        [loot] { $seat } finds no coin to rob
        [cost] { $seat } cannot pay for a building
        [house] { $seat } has no houses left
        [site] { $seat } finds no free site
       *[coins] { $seat } cannot pay
    }; the agent returns ({ $space }).
    .short =
        { $why ->
            [card] { $seat } finds no card.
            [business] { $seat } has nothing to activate.
            [loot] { $seat } finds no coin.
            [house] { $seat } has no houses left.
            [site] { $seat } finds no site.
           *[coins] { $seat } cannot pay.
        }
aquileia-log-decline = { $seat } declines: { $space }.
    .short = Declines.
aquileia-log-pay = { $seat } pays { $coins }.
aquileia-log-receive = { $seat } gains { $coins }.
aquileia-log-bank-empty =
    { $lacking ->
        [one] The supply runs out: { $seat } gains 1 coin fewer.
       *[other] The supply runs out: { $seat } gains { $lacking } coins fewer.
    }
aquileia-log-hand-over = { $seat } pays { $coins } to { $other }.
    .short = { $coins } to { $other }.
aquileia-log-points =
    { $points ->
        [one] { $seat } scores 1 point.
       *[other] { $seat } scores { $points } points.
    }
    .short =
        { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
aquileia-log-draw =
    { $pile ->
        [servi] { $count ->
            [one] { $seat } draws a slave card.
           *[other] { $seat } draws { $count } slave cards.
        }
       *[other] { $seat } draws a horse or weapon face down.
    }
aquileia-log-shuffle =
    { $count ->
        [one] 1 discarded card becomes the new deck.
       *[other] { $count } discarded cards become the new deck.
    }
aquileia-log-buy = { $seat } buys a { SMALL($card) }.
aquileia-log-roll = { $seat } rolls { $shown }.
aquileia-log-claim = { $seat } takes the blue dice.
aquileia-log-hold = { $seat } rolls no blue dice.
aquileia-log-exchange = { $seat } exchanges { $give } for { $get }.
aquileia-log-contest =
    { $area ->
        [arena] The Arena fight begins
       *[stadium] The Stadium race begins
    }; strength in turn order: { $ranks }.
aquileia-log-play = { $seat } plays: { SMALL($named) }.
aquileia-log-done = { $seat } plays no more cards.
aquileia-log-strength =
    { $over ->
        [0] { $seat } now has strength { $strength }.
       *[other] { $seat }’s strength { $strength } passes { $others }.
    }
aquileia-decided =
    { $area ->
        [arena] { $seat } wins the Arena
       *[stadium] { $seat } wins the Stadium
    }{ $tied ->
        [yes] ; the lower slot wins ties
       *[no] { "" }
    }.
aquileia-log-ranking =
    { $area ->
        [arena] { $seat } wins the Arena
       *[stadium] { $seat } wins the Stadium
    }: { $ranks }{ $tied ->
        [yes] ; the lower slot wins ties
       *[no] { "" }
    }.
    .short = { $area ->
        [arena] Arena
       *[stadium] Stadium
    }: { $podium }{ $tied ->
        [yes] { " " }(ties by slot)
       *[no] { "" }
    }.
aquileia-log-laurels =
    { $alone ->
        [yes] { $seat } keeps a laurel; the other is removed.
       *[no] { $seat } keeps a laurel; { $second } gets the other.
    }
    .short = Keeps a laurel.
aquileia-log-open-laurel = Next face-up: { SMALL($card) }.
aquileia-log-lot = { $seat } auctions a { SMALL($card) }.
aquileia-log-bid = { $seat } bids { $coins }.
aquileia-log-drop =
    { $why ->
        [pass] { $seat } passes and is out of the auction.
        [broke] { $seat } has no coin to bid and is out of the auction.
       *[coins] { $seat } cannot raise { $coins } and is out of the auction.
    }
aquileia-log-sold =
    { $way ->
        [free] { $seat }, the host, gets the { SMALL($card) } free.
        [own] { $seat }, the host, wins the { SMALL($card) }.
       *[other] { $seat } wins the { SMALL($card) }.
    }
aquileia-log-build = { $seat } builds a { SMALL($site) }.
aquileia-log-slaves =
    { $excess ->
        [0] { $seat } spends: { SMALL($named) }.
        [one] { $seat } spends: { SMALL($named) }; 1 slave is wasted.
       *[other] { $seat } spends: { SMALL($named) }; { $excess } slaves are wasted.
    }
aquileia-log-rob = { $seat } robs 1 { aquileia-metal } from the Portus.
aquileia-log-spend-laid = { $seat } pays with the { aquileia-metal } coin in the Portus.
aquileia-log-take-back = { $seat } takes the { aquileia-metal } coin back.
aquileia-log-activate = { $seat } activates a { SMALL($site) }.
aquileia-log-round = Round { $round }: { $first } goes first.
aquileia-log-show = { $seat } reveals: { SMALL($named) }.
aquileia-log-end = The game is over.

## Symbols

aquileia-sign-bronze = Bronze coin: eight-sided, with an anchor
aquileia-sign-silver = Silver coin: round, with a crescent
aquileia-sign-gold = Gold coin: wavy-edged, with a sun
aquileia-sign-planned = A player’s coins; after the minus, the least that agents on the board will cost
aquileia-sign-slaves = Number of slave cards in hand; their kinds are secret
aquileia-sign-equi = Number of horses and weapons in hand
aquileia-sign-laurels = Number of laurels won; their kinds are secret
aquileia-sign-agents = Agents in hand, still to be placed or back from their work
aquileia-sign-short = Red sign: this agent’s work cannot be paid yet; without more coins it returns unused
aquileia-sign-marker = Tiebreaker marker: decides ties and the next start player
aquileia-sign-shield = Strength in a contest; in a tie, the star marks who wins it
aquileia-sign-house = An unbuilt house
aquileia-sign-site = A building site: its price in coins; the brown disc counts slaves
aquileia-sign-villa = A villa with its colour and value
aquileia-sign-workshop = A workshop: gives points when activated
aquileia-sign-bank = A bank: gives coins when activated
aquileia-sign-white = White laurel: round myrtle leaves
aquileia-sign-blue = Blue laurel: slender olive leaves
aquileia-sign-yellow = Yellow laurel: lobed oak leaves
aquileia-sign-purple = Purple laurel: pointed ivy leaves
aquileia-sign-starter = Start player

## The rules in our own words

aquileia-help-goal = Goal
aquileia-help-goal-text = For six rounds you send agents through a Roman port town: to the market, into contests, to building sites and to the Portus. During the game, you score points with exchanges, in the Arena, with activated workshops and with some new buildings. At the end, each colour scores the value of your villas times the number of your laurels of that colour. The player with the most points wins; tied players share the victory.
aquileia-help-round = A round
aquileia-help-round-text = First, players take turns placing one piece each, until all have placed everything or passed. Then the areas are resolved in this order: Dolus, Pecunia, Equi et Arma, Servi, Potentia, Arena, Stadium, Theatrum, Forum 1 to 5, and the Portus (robber, bronze, silver, gold). Each agent returns after its work. The player on slot 1 of the tiebreaker track goes first in the next round.
aquileia-help-place = Placing
aquileia-help-place-text = On your turn, place one agent on a free space, or your tiebreaker marker on the first free slot. You may have several agents in an area, but only on one side of the Stadium and on one coin space of the Portus, where you place the coin at once. Once your marker is placed, you may pass; you then place nothing more this round. All other costs are paid later: the number after the minus is the least your agents will need. An agent whose work you cannot pay has a red sign with a crossed-out coin; it goes as soon as you could pay.
aquileia-help-place-press = Choose a space on the board, then “{ aquileia-do-place }” below. Point at a space to read what it costs and gives.
aquileia-help-money = Money and Pecunia
aquileia-help-money-text = There are three types of coins: bronze, silver and gold. Prices are exact: no coin replaces one of another type. Everyone sees all coins. Only an agent at Pecunia may exchange coins: one exchange from the list, in either direction. It also scores 4 points.
aquileia-help-money-press = At Pecunia, choose one of the ten exchanges, then its button below.
aquileia-help-market = The market
aquileia-help-market-text = Dolus: roll two dice and take both coins. Equi et Arma: each space sells one card for 1 bronze; the leftmost space sells the top card of the deck, which only you see. Servi: buy 1 slave card for 1 bronze, up to 2 for 1 silver each, or up to 3 for 1 gold each. Potentia: take the four blue dice for this round. You never have to buy.
aquileia-help-market-press = Choose the card or deck, set the number with − and +, then press the buy button.
aquileia-help-contest = Arena and Stadium
aquileia-help-contest-text = Every player with an agent there takes part, starting with the strength on their spaces. In turn order, roll three red dice: in the Arena each bronze adds 1, in the Stadium each face of your side’s coin. Then, in turn order, play cards: weapons and slaves in the Arena, your side’s horses in the Stadium. Last, the player with the blue dice may roll any of them, each once per round. The strongest wins; ties go to the lower tiebreaker slot.
aquileia-help-contest-press = Your cards are secret. Choose a card in your hand to look privately, then the cards to play and their button. You can press “{ aquileia-do-done }” without looking.
aquileia-help-rewards = Contest rewards
aquileia-help-rewards-text = First, second and third place gain 3, 2 and 1 coins: bronze in the Arena, their side’s coin in the Stadium. Arena: the winner takes a slave card, or points equal to twice their strength; second place gets the other (points for twice their own strength). With no slave card left, the winner takes the points. Stadium: the winner secretly chooses between the face-up laurel and the top one of the deck; second place gets the other. If nobody else raced, the other is removed from the game.
aquileia-help-rewards-press = In the Arena, press one of the two buttons. In the Stadium, look privately, choose a laurel, then press “{ aquileia-do-keep }”.
aquileia-help-theatrum = The Theatrum
aquileia-help-theatrum-text = The host, whose agent is there, reveals a two-coloured laurel and may open the auction with one coin of any type. In turn, the others raise or pass: a raise is exactly the coins bid so far plus one of any type. If you pass, you are out. The winner pays the host; a host who wins pays the supply. If the host does not open, the next player may, and the host is still paid. If nobody bids, the host gets the laurel free.
aquileia-help-theatrum-press = Choose the coin to add from your purse, then its button; or pass.
aquileia-help-forum = The Forum
aquileia-help-forum-text = Agents build in the order of spaces 1 to 5. Pay the exact coins, and the slaves with cards. Cards give no change: if you cannot pay the exact number, the excess is wasted. Spaces 2 and 5 score a villa or workshop at once; on space 3 you may build two buildings, each paid separately. Each player has nine houses. Villas score at the end; workshops and banks are activated in the Portus.
aquileia-help-forum-press = Choose a site. If it depends on your slave cards, look privately and choose those to pay. Then press “Build”.
aquileia-help-portus = The Portus
aquileia-help-portus-text = First, the robber (Latro) rolls two dice and takes the placed coins of the types rolled, even their own. Then agents act from bronze to gold: with the placed coin, or a new one if it was robbed, you activate all your workshops and banks. If you decline or have none, you take back a coin that was not robbed.
aquileia-help-portus-press = As the robber, press “{ aquileia-do-roll }”. On a coin space, press “{ aquileia-do-activate }” or pass.
aquileia-help-cards = Secret cards
aquileia-help-cards-text = Your hand and your laurels are secret, but everyone sees how many you have. On a shared screen, each player looks at their own cards privately. Played cards are discarded face up; when a deck is empty, the next draw reshuffles its discards.
aquileia-help-cards-press = Inspect your own panel to see your cards and laurels privately. To play a card, choose it in your hand.
aquileia-help-end = End of the game
aquileia-help-end-text = After six rounds, all laurels are revealed. Numbered laurels score their points. For each colour, add up your villas and multiply by your laurels of that colour; a two-coloured laurel counts for whichever colour scores more. A villa without a laurel of its colour scores nothing, and neither do coins, cards, workshops and banks. Tied players share the victory.

## About this edition

aquileia-about-edition = A version of the game Aquileia made by players, with no connection to its publisher or author. All pictures, sounds and texts are our own.
aquileia-about-data = These parts are reconstructed and not the printed ones: 29 of the 30 building sites with their prices and values, and a few numbers of spaces in Stadium, Servi and Equi et Arma. They agree with all counts, rules and examples of the rulebook. If you own the game, you can correct the tables in assets/data/aquileia with any editor.
aquileia-about-cards = By the rulebook, you need not tell how many cards you hold. These numbers are shown here because anyone could keep count; which cards they are stays secret.
aquileia-about-history = Aquileia was founded in 181 BC at the head of the Adriatic and grew from a military outpost into one of the largest towns of the Roman world, with a river port whose quays and warehouses can still be seen today.
aquileia-about-slavery = Rome’s wealth rested on slavery. Millions of people were property: captured in war or by pirates, or born into slavery, they were sold in markets such as this town’s and made to work in fields, mines and houses or to fight in arenas. Like the printed game, this one counts them as a price. We show them only as a symbol and say plainly: it was violence, not scenery.

## Lessons

aquileia-lesson-goal = Villas and laurels
aquileia-lesson-goal-aim = The most points win. Most come at the end: each villa scores its number once for each laurel of its colour.
aquileia-lesson-goal-race = This purple laurel is the prize of a race. Place an agent on the gold side of the Stadium.
aquileia-lesson-goal-race-first = First to the Stadium, on its gold side
aquileia-lesson-goal-turns = Everyone places one agent in turn. This opponent goes to the Theatrum, to auction a laurel.
aquileia-lesson-goal-opponent = The next one joins your race, on the silver side.
aquileia-lesson-goal-slaves = A building takes slaves as well as coins. Place an agent at Servi, where slave cards are sold.
aquileia-lesson-goal-slaves-first = First to Servi, for slave cards
aquileia-lesson-goal-cost = After the minus: what your agents will cost. You pay exactly; no coin replaces another type.
aquileia-lesson-goal-forum = Place an agent at the Forum to build. Two houses: two buildings. A star: they score at once, too.
aquileia-lesson-goal-forum-first = First to the Forum, to build
aquileia-lesson-goal-order = These numbers are the order of work: your slaves and your laurel come before you build.
aquileia-lesson-goal-marker = Now your tiebreaker marker: slot 1 wins ties, and goes first next round. Take it.
aquileia-lesson-goal-marker-first = First place your marker
aquileia-lesson-goal-rest = You need your coins for a villa and the auction. Place this agent where it costs nothing.
aquileia-lesson-goal-last = And your last agent. You could also pass, and keep it in hand this round.
aquileia-lesson-goal-end = Well placed! In the next chapter, your agents go to work.

aquileia-lesson-work = Agents at work
aquileia-lesson-work-order = All is placed. Now the areas work by number: 1 to 3 are done, and your agent at Servi is next.
aquileia-lesson-work-slaves = At Servi, your agent buys a slave card for 1 bronze.
aquileia-lesson-work-buy-first = First buy the card: a villa takes slaves
aquileia-lesson-work-secret = Only you know your cards; the dots on them are their value. The others see how many you hold.
aquileia-lesson-work-race = The race begins! Roll three dice: each gold adds 1 to your strength.
aquileia-lesson-work-laurel = A tie, and your marker is first: you win 3 gold, and a laurel of your choice. Keep the purple one.
aquileia-lesson-work-purple = Tempting, but your villa will be purple
aquileia-lesson-work-auction = Now a two-coloured laurel is auctioned. The host opens with 1 bronze.
aquileia-lesson-work-raise = It can count as purple too. Raise the bid: the coins bid so far, plus one of any type.
aquileia-lesson-work-raise-first = Raise once: this laurel is worth it
aquileia-lesson-work-sold = The host passes. You win the laurel, and the host gains your coins.
aquileia-lesson-work-build = With two purple laurels, build a purple villa: pay its exact coins, and slaves from your hand.
aquileia-lesson-work-colour = Build in purple: your laurels are purple
aquileia-lesson-work-count = Your score already counts it: the villa’s number twice, once for each purple laurel.
aquileia-lesson-work-six = That was your round. A game has six of them.

aquileia-lesson-arena = A fight in the Arena
aquileia-lesson-arena-aim = The winner of the Arena may score points at once: twice their strength.
aquileia-lesson-arena-place = An opponent waits there already. Place your agent: a larger number is a stronger start.
aquileia-lesson-arena-place-first = First into the Arena
aquileia-lesson-arena-potentia = Get help: an agent at Potentia takes the four blue dice for this round.
aquileia-lesson-arena-potentia-first = First to Potentia, for the blue dice
aquileia-lesson-arena-tie = Your marker is on slot 1: if two are equally strong, you are the winner.
aquileia-lesson-arena-weapon = Your agent at Equi et Arma may buy this weapon. Weapons count in the Arena, horses in the Stadium.
aquileia-lesson-arena-weapon-first = First buy the weapon
aquileia-lesson-arena-slave = Slave cards count in the Arena too. Buy one.
aquileia-lesson-arena-slave-first = First buy the slave card
aquileia-lesson-arena-roll = The fight! Roll three red dice: each bronze adds 1 to your strength.
aquileia-lesson-arena-cards = It is close! Play cards from your hand to pull ahead; what you play is discarded.
aquileia-lesson-arena-cards-first = Play at least one card
aquileia-lesson-arena-blue = Your blue dice: roll as many as you like, each once a round. The rest stay for your race in the Stadium.
aquileia-lesson-arena-blue-first = Roll at least one blue die
aquileia-lesson-arena-spoils = You win! Choose points or a slave card; second place gets the other.
aquileia-lesson-arena-coins = Coins came too: 3 bronze for you, 2 for second place. The Stadium is next, in the same way.

aquileia-lesson-portus = The Portus and the end
aquileia-lesson-portus-business = Another game, round 2. You own this workshop: it scores 2 points each time you activate it.
aquileia-lesson-portus-bank = And this bank gives you coins, as soon as you activate it.
aquileia-lesson-portus-place = Take the risk: place an agent on a coin space. Its coin goes there at once.
aquileia-lesson-portus-place-first = First to the Portus, on a coin space
aquileia-lesson-portus-latro = To activate both, you pay a coin in the Portus. But a robber rolls two dice and takes coins of those types!
aquileia-lesson-portus-dolus = You will need more coins. An agent at Dolus rolls two dice and takes both coins.
aquileia-lesson-portus-dolus-first = First to Dolus, for coins
aquileia-lesson-portus-pass = Your last two agents can rest: pass.
aquileia-lesson-portus-pass-first = Enough for now: pass
aquileia-lesson-portus-roll = Dolus works first. Roll for your coins.
aquileia-lesson-portus-exchange = Your agent at Pecunia makes one exchange, and scores 4 points.
aquileia-lesson-portus-exchange-first = First make an exchange
aquileia-lesson-portus-rob = The robber rolls first in the Portus.
aquileia-lesson-portus-activate = Robbed! A new coin of the same type will do: activate your workshop and bank.
aquileia-lesson-portus-activate-first = Activate: it is worth the coin
aquileia-lesson-portus-paid = Points and coins. The more you own, the more one agent at the Portus is worth.
aquileia-lesson-portus-end = After round 6, each colour scores: villas times laurels. Leftover coins and cards score nothing: spend them!

aquileia-lesson-game = A short game
aquileia-lesson-game-short = Another game: only its last two rounds, against two computers. You begin with no buildings.
aquileia-lesson-game-plan = A plan for a start: this laurel, and a villa of its colour.
aquileia-lesson-game-coins = A minus beside your coins tells what your agents will cost: keep enough. Good luck!

## Labels

aquileia-label-forum = Build villas for points
aquileia-label-laurels = Win laurels here
aquileia-label-market = Coins, cards and slaves
aquileia-label-track = Wins ties, and goes first
aquileia-label-own = What you have
