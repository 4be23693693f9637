### Aquileia. The Persian file holds the same keys.

aquileia-name = Aquileia
aquileia-tagline = Agents, contests and villas in a Roman river port
aquileia-box = Send agents through the port town, win races and fights, pay with exact coins, and build the villas that count at the end.

## Coins, and lists of them

aquileia-coins =
    { $metal ->
        [bronze] { $count } bronze
        [silver] { $count } silver
       *[gold] { $count } gold
    }
aquileia-coins-none = nothing

## What is asked

aquileia-choose-place =
    { $marker ->
        [yes] { $agents ->
            [0] Place your selection marker
            [one] Place your agent or your selection marker
           *[other] Place one of { $agents } agents, or your selection marker
        }
       *[no] { $agents ->
            [one] Place your last agent, or pass
           *[other] Place one of { $agents } agents, or pass
        }
    }
aquileia-choose-dolus = Dolus: roll two dice for coins
aquileia-choose-exchange = Choose one exchange, for { $points } points
aquileia-choose-equi =
    { $hidden ->
        [yes] Buy the top card of the deck, unseen
       *[no] Buy the card of your space
    }
aquileia-choose-servi =
    { $metal ->
        [bronze] Slave cards for a bronze coin each: at most { $most }
        [silver] Slave cards for a silver coin each: at most { $most }
       *[gold] Slave cards for a gold coin each: at most { $most }
    }
aquileia-choose-roll =
    { $metal ->
        [bronze] Roll three dice: bronze counts
        [silver] Roll three dice: silver counts
       *[gold] Roll three dice: gold counts
    }
aquileia-choose-play =
    { $metal ->
        [bronze] Strength { $strength }: any slaves or weapons?
        [silver] Strength { $strength }: any silver horses?
       *[gold] Strength { $strength }: any gold horses?
    }
aquileia-choose-look =
    { $metal ->
        [bronze] Strength { $strength }: look for slaves or weapons?
        [silver] Strength { $strength }: look for silver horses?
       *[gold] Strength { $strength }: look for gold horses?
    }
aquileia-choose-blue =
    { $metal ->
        [bronze] Roll blue dice? Each bronze adds 1
        [silver] Roll blue dice? Each silver adds 1
       *[gold] Roll blue dice? Each gold adds 1
    }
aquileia-choose-spoils =
    { $card ->
        [no] { $points ->
            [one] Arena won: { $points } point; no slave card is left
           *[other] Arena won: { $points } points; no slave card is left
        }
       *[yes] { $points ->
            [one] Arena won: { $points } point or a slave card
           *[other] Arena won: { $points } points or a slave card
        }
    }
aquileia-choose-laurel =
    { $alone ->
        [yes] Keep one laurel; the other leaves the game
       *[no] Keep one laurel, hand on the other
    }
aquileia-choose-open = Theatrum: open with one coin, or pass
aquileia-choose-raise = { $leader } has bid { $bid }. Add one coin, or pass
aquileia-choose-build =
    { $scores ->
        [yes] Build one: villa or workshop scores at once
       *[no] { $count ->
            [one] Build one building
           *[other] Build up to { $count } buildings
        }
    }
aquileia-choose-slaves =
    { $slaves ->
        [one] Choose the card that pays 1 slave
       *[other] Choose cards that pay { $slaves } slaves
    }
aquileia-choose-paid = Choose the building that these slaves pay
aquileia-step-exchange = Make this exchange?
aquileia-step-equi = Buy this card?
aquileia-step-servi =
    { $ways ->
        [one] Buy a slave card?
       *[other] How many slave cards?
    }
aquileia-step-play =
    { $picked ->
        [one] Play this card
       *[other] Play these { $picked } cards
    }{ $most ->
        [0] { "" }?
       *[other] , or add another?
    }
aquileia-step-spoils = Take a slave card instead of the points?
aquileia-step-laurel =
    { $alone ->
        [yes] Keep this laurel? The other leaves the game
       *[no] Keep this laurel, and hand on the other?
    }
aquileia-step-open = Open with this coin?
aquileia-step-raise = Bid { $bid } and this coin?
aquileia-step-build =
    { $excess ->
        [0] { $scores ->
            [yes] Build it like this, and score at once?
           *[no] Build it like this?
        }
        [one] Build it? 1 slave too many is lost
       *[other] Build it? { $excess } slaves too many are lost
    }
aquileia-choose-latro = Rob the Portus: roll two dice for the coins there
aquileia-choose-activate =
    { $laid ->
        [yes] { $metal ->
            [bronze] Activate all with the bronze coin there?
            [silver] Activate all with the silver coin there?
           *[gold] Activate all with the gold coin there?
        }
       *[no] { $metal ->
            [bronze] Activate all for another bronze?
            [silver] Activate all for another silver?
           *[gold] Activate all for another gold?
        }
    }

## Why not

aquileia-no-occupied = A piece stands there already
aquileia-no-agent-left = All your agents are placed
aquileia-no-other-side = Your agents race on the other side of the Stadium
aquileia-no-second-portus = You have an agent on another metal of the Portus
aquileia-no-second-marker = Your selection marker is placed
aquileia-no-first-free = The marker goes to the first free slot
aquileia-no-marker-first = Place your selection marker before you pass
aquileia-no-coins = You lack { $coins }
aquileia-no-agent-there = Your agent stands on another space
aquileia-no-card-left = No card is left
aquileia-no-card-there = No card lies there
aquileia-no-card-held = You hold no such card
aquileia-no-use-here = This card does not count here
aquileia-no-site-taken = A house stands there
aquileia-no-house-left = All your houses are built
aquileia-no-slaves = Your slave cards do not suffice
aquileia-no-such-payment = No building can be paid so

## Scores

aquileia-score-track = During play
aquileia-score-laurels = Laurel points
aquileia-score-white = White villas
aquileia-score-blue = Blue villas
aquileia-score-yellow = Yellow villas
aquileia-score-purple = Purple villas

## Hints

aquileia-why-score = It brings points.
aquileia-why-coins = It brings coins.
aquileia-why-slaves = It brings slave cards.
aquileia-why-cards = It makes you stronger in a contest.
aquileia-why-laurels = A laurel makes your villas count.
aquileia-why-villas = It makes your villas worth more.
aquileia-why-business = Workshops and banks bring more.
aquileia-why-agents = It keeps an agent for a better place.
aquileia-why-slot = It gives you a good place on the selection track.
aquileia-why-potentia = The blue dice decide contests.
aquileia-why-arena = You have good chances in the Arena, which brings bronze and points or a slave card.
aquileia-why-stadium = You have good chances in the Stadium, whose laurels make villas count.
aquileia-why-forum = It prepares a building.
aquileia-why-prevents = It takes away what another player needs.
aquileia-why-ends = It ends the game while things stand well for you.

## Areas, spaces and pieces

aquileia-area =
    { $area ->
        [track] Order
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
        [latro] Portus, the robber
       *[portus] Portus
    }
aquileia-space =
    { $kind ->
        [equi] { $number ->
            [1] { $area }, the deck
           *[other] { $area }, a face-up card
        }
        [servi] { $metal ->
            [bronze] { $area }, the bronze row
            [silver] { $area }, the silver row
           *[gold] { $area }, the gold row
        }
        [arena] { $area }, strength { $strength }
        [stadium] { $metal ->
            [silver] { $area }, silver side, strength { $strength }
           *[gold] { $area }, gold side, strength { $strength }
        }
        [forum] { $area }, space { $number }
        [portus] { $metal ->
            [bronze] { $area }, bronze
            [silver] { $area }, silver
           *[gold] { $area }, gold
        }
       *[only] { $area }
    }
aquileia-agent = Agent of { $seat } ({ $space })
aquileia-colour =
    { $colour ->
        [white] white
        [blue] blue
        [yellow] yellow
       *[purple] purple
    }
aquileia-site =
    { $kind ->
        [villa] { $colour ->
            [white] White villa of { $points }
            [blue] Blue villa of { $points }
            [yellow] Yellow villa of { $points }
           *[purple] Purple villa of { $points }
        }
        [workshop] Workshop of { $points }
       *[bank] Bank ({ $income })
    }
aquileia-exchange = { $give } for { $get }
aquileia-card =
    { $use ->
        [slave] { $value ->
            [one] Slave card of 1
           *[other] Slave card of { $value }
        }
        [weapon] { $value ->
            [one] Weapon of 1
           *[other] Weapon of { $value }
        }
        [silver] { $value ->
            [one] Silver horse of 1
           *[other] Silver horse of { $value }
        }
       *[gold] { $value ->
            [one] Gold horse of 1
           *[other] Gold horse of { $value }
        }
    }
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
        [0] Laurel of { $points } points
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
aquileia-starter = Token of the start player
aquileia-selection = Slot { $slot } of the selection track
aquileia-marker = Selection marker of { $seat }
aquileia-spare = House of { $seat }, not built yet
aquileia-estate = Houses of { $seat }
aquileia-laurels = Laurels of { $seat }
aquileia-cards =
    { $deck ->
        [equi] Horses and weapons of { $seat }
       *[servi] Slave cards of { $seat }
    }
aquileia-hidden =
    { $deck ->
        [servi] A slave card, face down
        [equi] A horse or weapon, face down
        [stadium] A laurel of the Stadium, face down
       *[theatrum] A laurel of the Theatrum, face down
    }
aquileia-deck =
    { $deck ->
        [servi] Deck of slave cards
        [equi] Deck of horses and weapons
        [stadium] Laurels of the Stadium, face down
       *[theatrum] Laurels of the Theatrum, face down
    }
aquileia-discard =
    { $deck ->
        [equi] Horses and weapons that have been played
       *[servi] Slave cards that have been played
    }
aquileia-equi = Card for space { $number }
aquileia-card-unknown = ?
aquileia-open-place = Open laurel
aquileia-lot = Laurel on offer
aquileia-die =
    { $colour ->
        [blue] Blue die
       *[red] Red die
    }
aquileia-holder = Holder of the blue dice
aquileia-shield = Power shield of { $seat }
aquileia-step = A step of strength
aquileia-lane = Strength of { $seat }
aquileia-coins-of =
    { $metal ->
        [bronze] Bronze of { $seat }
        [silver] Silver of { $seat }
       *[gold] Gold of { $seat }
    }
aquileia-coin =
    { $metal ->
        [bronze] Bronze coin
        [silver] Silver coin
       *[gold] Gold coin
    }
aquileia-laid =
    { $metal ->
        [bronze] Bronze coin laid in the Portus
        [silver] Silver coin laid in the Portus
       *[gold] Gold coin laid in the Portus
    }
aquileia-bank =
    { $metal ->
        [bronze] Bronze of the bank
        [silver] Silver of the bank
       *[gold] Gold of the bank
    }
aquileia-bid =
    { $metal ->
        [bronze] Bronze that is bid
        [silver] Silver that is bid
       *[gold] Gold that is bid
    }
aquileia-purse = Purse of { $seat }
aquileia-agents = Agents of { $seat } at home
aquileia-temple = Temple
aquileia-button =
    { $button ->
        [roll] Roll
        [done] No more cards
        [blue] Roll blue dice
        [points] Points
        [activate] Activate
       *[pass] Pass
    }

## Buttons

aquileia-do-place = Place here
aquileia-do-select = Place here
aquileia-do-pass = Pass
aquileia-do-roll = Roll the dice
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
aquileia-do-done = No more cards
aquileia-do-blue =
    { $count ->
        [one] Roll 1 blue die
       *[other] Roll { $count } blue dice
    }
aquileia-do-points = Take the points
aquileia-do-card = Take the slave card
aquileia-do-keep = Keep this laurel
aquileia-do-bid =
    { $metal ->
        [bronze] Add 1 bronze
        [silver] Add 1 silver
       *[gold] Add 1 gold
    }
aquileia-do-build = Build: { $target }
aquileia-do-activate = Activate all

## What it costs and brings

aquileia-choose-here = Place it there?
aquileia-preview-have =
    { $metal ->
        [bronze] { $count } bronze in hand
        [silver] { $count } silver in hand
       *[gold] { $count } gold in hand
    }
aquileia-preview-short =
    { $why ->
        [card] no card lies there
        [house] all your houses are built
        [site] every building site is taken
       *[coins] you cannot pay now
    }: the agent would go home
aquileia-preview-no-business = you have no workshop or bank yet
aquileia-preview-select =
    { $first ->
        [yes] this slot wins ties, and begins the next round
       *[no] lower slots win ties in Arena and Stadium
    }
aquileia-preview-pass =
    { $agents ->
        [0] nothing is left to place
        [one] one agent stays at home this round
       *[other] { $agents } agents stay at home this round
    }
aquileia-preview-slave = takes the top card of the deck, and no points
aquileia-preview-decline = the agent goes home
aquileia-preview-take-back = you take the coin back
aquileia-preview-drop = you are out of this auction
aquileia-preview-opens = { $seat } may open then
aquileia-preview-sold =
    { $free ->
        [yes] { $seat } gets the laurel for nothing then
       *[no] { $seat } gets the laurel then
    }
aquileia-preview-exchange =
    { $points ->
        [one] { $way }, and 1 point
       *[other] { $way }, and { $points } points
    }
aquileia-preview-pay = costs { $coins }
aquileia-preview-receive = brings { $coins }
aquileia-preview-points =
    { $points ->
        [one] brings 1 point
       *[other] brings { $points } points
    }
aquileia-preview-spend-laid = the coin laid there is spent
aquileia-preview-bank-empty =
    { $lacking ->
        [one] the bank lacks 1 coin
       *[other] the bank lacks { $lacking } coins
    }
aquileia-preview-build =
    { $slaves ->
        [one] it costs { $coins } and 1 slave; leaves { $left }
       *[other] it costs { $coins } and { $slaves } slaves; leaves { $left }
    }
aquileia-preview-excess =
    { $count ->
        [one] 1 slave too many is lost
       *[other] { $count } slaves too many are lost
    }
aquileia-preview-roll =
    { $metal ->
        [bronze] strength { $strength }, and 1 more for each bronze
        [silver] strength { $strength }, and 1 more for each silver
       *[gold] strength { $strength }, and 1 more for each gold
    }
aquileia-preview-coins = each metal is on two of six faces
aquileia-preview-strength = { $added } more: strength { $strength }
aquileia-preview-kept =
    { $left ->
        [0] no blue die will be left this round
        [one] { $wanted ->
            [yes] 1 blue die stays for the Stadium
           *[no] 1 blue die stays unused
        }
       *[other] { $wanted ->
            [yes] { $left } blue dice stay for the Stadium
           *[no] { $left } blue dice stay unused
        }
    }
aquileia-preview-blue-follows = { $seat } may then roll blue dice
aquileia-preview-done = you stay at strength { $strength }
aquileia-preview-bid = bid { $bid }; would leave { $left }
aquileia-preview-twice = { $points } points: twice your strength
aquileia-preview-spoils =
    { $gets ->
        [card] the second gets the slave card
        [nothing] the second gets nothing: no slave card is left
       *[points] { $points ->
            [one] the second gets 1 point
           *[other] the second gets { $points } points
        }
    }
aquileia-warn-pass =
    { $agents ->
        [one] One agent stays at home this round. Press again to pass.
       *[other] { $agents } agents stay at home this round. Press again to pass.
    }
aquileia-warn-decline =
    { $area ->
        [pecunia] You can still exchange coins
        [forum] { $sure ->
            [yes] You can still build
           *[no] Perhaps you can still build
        }
        [portus] You can still activate
       *[market] You can still buy
    }. Press again to pass.
aquileia-warn-done = You play no more cards in this contest. Press again for that.
aquileia-warn-short =
    { $why ->
        [card] No card lies there: the agent will go home
        [house] All your houses are built: the agent will go home
        [site] Every building site is taken: the agent will go home
       *[coins] You cannot pay for this yet: the agent may go home
    }. Press again to place.

## What it is

aquileia-explain-space =
    { $area ->
        [dolus] roll 2 dice, take the 2 coins that they show
        [pecunia] make one exchange of coins, and score { $points } points
        [deck] pay 1 bronze for the top card of the deck, unseen by the others
        [equi] pay 1 bronze for the card above
        [servi] { $metal ->
            [bronze] pay 1 bronze for 1 slave card
            [silver] pay 1 silver for each slave card, at most { $most }
           *[gold] pay 1 gold for each slave card, at most { $most }
        }
        [potentia] take the 4 blue dice for Arena and Stadium
        [arena] fight with strength { $strength }; each bronze rolled, weapon and slave adds to it
        [stadium] { $metal ->
            [silver] race with strength { $strength }; silver faces and silver horses count
           *[gold] race with strength { $strength }; gold faces and gold horses count
        }
        [theatrum] auction a laurel and get the money
        [forum] { $most ->
            [one] { $scores ->
                [yes] build one building; a villa or workshop scores at once
               *[no] build one building
            }
           *[other] build up to { $most } buildings
        }
        [latro] roll 2 dice, take the coins of these metals that lie in the Portus
       *[portus] { $metal ->
            [bronze] lay 1 bronze for all your workshops and banks
            [silver] lay 1 silver for all your workshops and banks
           *[gold] lay 1 gold for all your workshops and banks
        }
    }
aquileia-explain-stands = An agent of { $seat } stands there
aquileia-explain-short =
    { $why ->
        [card] No card lies there: the agent of { $seat } would go home
        [house] All houses of { $seat } are built: the agent would go home
        [site] Every building site is taken: the agent of { $seat } would go home
       *[coins] { $seat } cannot pay now: the agent would go home
    }
aquileia-explain-owner = { $seat } has a house there
aquileia-explain-offer =
    { $slaves ->
        [one] { $use }; costs { $coins }, 1 slave
       *[other] { $use }; costs { $coins }, { $slaves } slaves
    }
aquileia-explain-site =
    { $kind ->
        [villa] { $colour ->
            [white] { $points } per white laurel
            [blue] { $points } per blue laurel
            [yellow] { $points } per yellow laurel
           *[purple] { $points } per purple laurel
        }
        [workshop] { $points ->
            [one] 1 point per use
           *[other] { $points } points per use
        }
       *[bank] { $income } per use
    }
aquileia-explain-counts =
    { $kind ->
        [villa] Villas bring points at the end of the game, for their owner's laurels of the same colour
       *[activated] Workshops and banks are activated by an agent in the Portus
    }
aquileia-explain-laurel =
    { $kind ->
        [points] it brings { $points } points at the end of the game
        [one] At the end it counts all villas of its colour once
       *[two] At the end it counts all villas of one of its two colours once, the better of them
    }
aquileia-explain-laurel-worth = { $seat } would get { $points } { $points ->
        [one] point
       *[other] points
    } for it now
aquileia-explain-deck =
    { $count ->
        [0] { $played ->
            [0] No card is left
            [one] The deck ran dry: the 1 card played becomes a new one at the next draw
           *[other] The deck ran dry: the { $played } cards played become a new one at the next draw
        }
        [one] 1 card is left
       *[other] { $count } cards are left
    }
aquileia-explain-discard =
    { $count ->
        [0] no card yet; they become the new deck once it is empty and drawn from
        [one] 1 card; they become the new deck once it is empty and drawn from
       *[other] { $count } cards; they become the new deck once it is empty and drawn from
    }
aquileia-explain-card =
    { $use ->
        [slave] Arena +{ $value }, or { $value ->
            [one] 1 slave
           *[other] { $value } slaves
        } to build
        [weapon] Arena +{ $value }
        [silver] +{ $value } on the silver side of the Stadium
       *[gold] +{ $value } on the gold side of the Stadium
    }
aquileia-explain-secret =
    { $asked ->
        [yes] secret; a press shows it behind a curtain
       *[no] whether it is in hand is secret
    }
aquileia-explain-planned =
    { $enough ->
        [yes] { $count ->
            [one] 1 is needed for the agents on the board
           *[other] { $count } are needed for the agents on the board
        }
       *[no] { $count ->
            [one] 1 is needed for the agents on the board: too few are left
           *[other] { $count } are needed for the agents on the board: too few are left
        }
    }
aquileia-explain-laurels =
    { $count ->
        [0] no laurel yet
        [one] 1 laurel, secret until the end
       *[other] { $count } laurels, secret until the end
    }
aquileia-explain-cards =
    { $count ->
        [0] no card
        [one] 1 card; which one is secret
       *[other] { $count } cards; which ones is secret
    }
aquileia-explain-agents =
    { $placing ->
        [yes] { $count ->
            [0] all agents are on the board
            [one] 1 agent can still be placed
           *[other] { $count } agents can still be placed
        }
       *[no] { $count ->
            [0] all agents are on the board
            [one] 1 agent is at home until the next round
           *[other] { $count } agents are at home until the next round
        }
    }
aquileia-explain-houses =
    { $count ->
        [one] 1 house is left
       *[other] { $count } houses are left
    }
aquileia-explain-area =
    { $area ->
        [dolus] an agent rolls 2 dice and takes the 2 coins that they show
        [pecunia] an agent makes one exchange of coins and scores { $points } points
        [equi] each agent buys a horse or a weapon for 1 bronze
        [servi] slave cards: 1 for bronze, up to 2 for silver, up to 3 for gold
        [potentia] the agent has the four blue dice for the contests of this round
        [dice] the red dice, as they were rolled last
        [arena] a fight: the strongest three win bronze, the first two points or a slave card
        [stadium] a race: the strongest three win coins of their metal, the first two laurels
        [theatrum] the agent auctions a laurel; its owner gets the money
        [bid] the coins bid so far
        [purses] the coins of all players
        [forum] agents build here, in the order of the spaces
       *[portus] first the robber Latro, then agents who activate workshops and banks
    }
aquileia-explain-supply = The bank has { $coins }
aquileia-explain-selection = The lower slot wins ties in Arena and Stadium; slot 1 begins the next round
aquileia-explain-starter = Whoever has it places first, and is first wherever players act in turn
aquileia-explain-round = After six rounds the game ends
aquileia-explain-die = Each metal is on two of its six faces
aquileia-explain-holder = Whoever has it may roll the blue dice in Arena and Stadium; each die once a round
aquileia-explain-exact = Prices are paid exactly: no metal stands for another
aquileia-explain-exchange =
    { $points ->
        [one] one exchange at Pecunia, and 1 point
       *[other] one exchange at Pecunia, and { $points } points
    }
aquileia-explain-shield =
    { $count ->
        [0] not in the contest
        [one] Strength 1
       *[other] Strength { $count }
    }
aquileia-explain-ahead = Of equals the lower slot is ahead: the star shows it
aquileia-explain-laid = It pays for the activation, unless the robber takes it
aquileia-explain-bank =
    { $count ->
        [0] no coin is left
        [one] 1 coin is left
       *[other] { $count } coins are left
    }
aquileia-explain-bidder =
    { $stands ->
        [leads] { $seat } has bid most so far
        [out] { $seat } is out of the auction
        [asked] { $seat } may raise now, or pass
       *[waits] { $seat } is still in the auction
    }
aquileia-explain-bid = Whoever raises bids the same coins and one more
aquileia-explain-raise = To raise, bid exactly the same coins and one more of any metal; whoever has not got them is out

## What holds for the table

aquileia-fact-round = Round { $round } of { $rounds }
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
aquileia-view-contest = The contests in Arena and Stadium
aquileia-view-theatrum = The Theatrum and its auction
aquileia-view-forum = The Forum and the buildings to be had
aquileia-view-portus = The Portus and what works there
aquileia-view-players = What everybody has: coins, buildings and cards
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
            [one] 1 exchange of coins
           *[other] { $count } exchanges of coins
        }
        [hand] { $count ->
            [one] 1 card to play
           *[other] { $count } cards to play
        }
        [laurel] { $count ->
            [one] 1 laurel to keep
           *[other] { $count } laurels to keep
        }
        [selection] { $count ->
            [one] 1 slot of the selection track
           *[other] { $count } slots of the selection track
        }
        [site] { $count ->
            [one] 1 building to build
           *[other] { $count } buildings to build
        }
       *[space] { $count ->
            [one] 1 space to place on
           *[other] { $count } spaces to place on
        }
    }

## What happened

aquileia-ranked = { $seat } ({ $strength })
aquileia-log-place = { $seat } places an agent: { $space }.
    .terse = Agent: { $space }.
aquileia-log-lay =
    { $metal ->
        [bronze] { $seat } lays a bronze coin there.
        [silver] { $seat } lays a silver coin there.
       *[gold] { $seat } lays a gold coin there.
    }
aquileia-log-select = { $seat } takes slot { $number } with the marker.
aquileia-log-pass = { $seat } passes for this round.
aquileia-log-operations = All have placed: round { $round } is carried out.
aquileia-log-idle =
    { $why ->
        [card] No card lies there: { $seat }'s agent goes home ({ $space }).
        [business] { $seat } has nothing to activate: the agent goes home ({ $space }).
        [loot] No coin to rob: { $seat }'s agent goes home ({ $space }).
        [cost] { $seat } cannot pay for a building: the agent goes home ({ $space }).
        [house] { $seat } has built every house: the agent goes home ({ $space }).
        [site] Every building site is taken: { $seat }'s agent goes home ({ $space }).
       *[coins] { $seat } cannot pay: the agent goes home ({ $space }).
    }
    .terse =
        { $why ->
            [card] No card for { $seat }'s agent.
            [business] { $seat }'s agent has nothing to do.
            [loot] No coin for { $seat } to rob.
            [house] { $seat } has no house left.
            [site] No building site for { $seat }'s agent.
           *[coins] { $seat }'s agent cannot pay.
        }
aquileia-log-decline = { $seat } declines: { $space }.
    .terse = Declines it.
aquileia-log-pay = { $seat } pays { $coins }.
aquileia-log-receive = { $seat } receives { $coins }.
aquileia-log-bank-empty =
    { $lacking ->
        [one] The bank lacks 1 coin for { $seat }.
       *[other] The bank lacks { $lacking } coins for { $seat }.
    }
aquileia-log-hand-over = { $seat } pays { $coins } to { $other }.
    .terse = { $coins } to { $other }.
aquileia-log-points =
    { $points ->
        [one] { $seat } scores 1 point.
       *[other] { $seat } scores { $points } points.
    }
    .terse =
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
       *[other] { $seat } draws a horse or weapon, unseen.
    }
aquileia-log-shuffle = Played cards become a new deck of { $count }.
aquileia-log-buy = { $seat } buys: { $card }.
aquileia-log-roll = { $seat } rolls { $shown }.
aquileia-log-claim = { $seat } takes the blue dice.
aquileia-log-hold = { $seat } rolls no blue dice.
aquileia-log-exchange = { $seat } exchanges { $give } for { $get }.
aquileia-log-contest =
    { $area ->
        [arena] Fight in the Arena, in turn order with strength: { $ranks }.
       *[stadium] Race in the Stadium, in turn order with strength: { $ranks }.
    }
aquileia-log-play = { $seat } plays: { $named }.
aquileia-log-done = { $seat } plays no more cards.
aquileia-log-strength = { $seat } now has strength { $strength }.
aquileia-log-ranking =
    { $area ->
        [arena] { $seat } wins the Arena
       *[stadium] { $seat } wins the Stadium
    }: { $ranks }{ $tied ->
        [yes] ; of equals the lower slot wins
       *[no] { "" }
    }.
    .terse = { $area ->
        [arena] Arena
       *[stadium] Stadium
    }: { $podium }{ $tied ->
        [yes] ; lower slot first
       *[no] { "" }
    }.
aquileia-log-laurels =
    { $alone ->
        [yes] { $seat } keeps a laurel; the other leaves the game.
       *[no] { $seat } keeps a laurel; { $second } gets the other.
    }
    .terse = Keeps a laurel.
aquileia-log-open-laurel = Laid open: { $card }.
aquileia-log-lot = { $seat } auctions: { $card }.
aquileia-log-bid = { $seat } bids { $coins }.
aquileia-log-drop =
    { $why ->
        [pass] { $seat } passes and is out of the auction.
        [broke] { $seat } has no coin to bid and is out of the auction.
       *[coins] { $seat } lacks { $coins } and one more to raise, and is out of the auction.
    }
aquileia-log-sold =
    { $way ->
        [free] { $seat }, the host, gets for nothing: { $card }.
        [own] { $seat }, the host, wins: { $card }.
       *[other] { $seat } wins: { $card }.
    }
aquileia-log-build = { $seat } builds: { $site }.
aquileia-log-slaves =
    { $excess ->
        [0] { $seat } spends: { $named }.
        [one] { $seat } spends: { $named }; 1 slave too many.
       *[other] { $seat } spends: { $named }; { $excess } slaves too many.
    }
aquileia-log-rob =
    { $metal ->
        [bronze] { $seat } takes the bronze coin in the Portus.
        [silver] { $seat } takes the silver coin in the Portus.
       *[gold] { $seat } takes the gold coin in the Portus.
    }
aquileia-log-spend-laid =
    { $metal ->
        [bronze] { $seat } pays with the bronze coin laid there.
        [silver] { $seat } pays with the silver coin laid there.
       *[gold] { $seat } pays with the gold coin laid there.
    }
aquileia-log-take-back =
    { $metal ->
        [bronze] { $seat } takes the bronze coin back.
        [silver] { $seat } takes the silver coin back.
       *[gold] { $seat } takes the gold coin back.
    }
aquileia-log-activate = { $seat } activates: { $site }.
aquileia-log-round = Round { $round }: { $first } begins.
aquileia-log-show = { $seat } shows laurels: { $named }.
aquileia-log-end = The game is over.

## Signs

aquileia-sign-bronze = Bronze coin: eight-sided, with an anchor
aquileia-sign-silver = Silver coin: round, with a crescent
aquileia-sign-gold = Gold coin: with a waved rim and a sun
aquileia-sign-planned = A player's coins; behind the minus what the agents on the board will cost at least
aquileia-sign-slaves = Slave cards in hand: how many; which ones is secret
aquileia-sign-equi = Horses and weapons in hand: how many
aquileia-sign-laurels = Laurels won: how many; which ones is secret
aquileia-sign-agents = Agents at home: still to be placed, or back from their work
aquileia-sign-short = The work of this agent cannot be paid now: without more it goes home
aquileia-sign-marker = Selection marker: breaks ties, and finds the next start player
aquileia-sign-shield = Strength in a contest
aquileia-sign-house = A house that is not built yet
aquileia-sign-villa = A villa of its colour, with its value
aquileia-sign-workshop = A workshop: points when it is activated
aquileia-sign-bank = A bank: coins when it is activated
aquileia-sign-white = White laurel: round leaves of myrtle
aquileia-sign-blue = Blue laurel: slender leaves of olive
aquileia-sign-yellow = Yellow laurel: lobed leaves of oak
aquileia-sign-purple = Purple laurel: pointed leaves of ivy
aquileia-sign-starter = The start player

## The rules in our own words

aquileia-help-goal = What it is about
aquileia-help-goal-text = For six rounds you send agents through a Roman port town: to the market, into contests, to the building sites and to the Portus. Points come during the game from exchanges, the Arena, some buildings and activated workshops. At the end every colour counts: the value of your villas of that colour times your laurels of that colour. Most points win; a tie is shared.
aquileia-help-round = A round
aquileia-help-round-text = First all place in turn, one piece at a time, until nobody has anything left or all have passed. Then the areas are carried out one after the other: Dolus, Pecunia, Equi et Arma, Servi, Potentia, Arena, Stadium, Theatrum, Forum 1 to 5, and in the Portus first the robber (Latro), then bronze to gold. Each agent goes home after its work. Whoever stands on slot 1 of the selection track begins the next round.
aquileia-help-place = Placing
aquileia-help-place-text = On your turn place one agent on a free space, or your selection marker on the first free slot. One piece on a space; several of your agents may stand in an area. In the Stadium you race on one side only. In the Portus you may take one metal only, and lay its coin at once. You may pass once your marker stands: then you place nothing more this round. Costs are paid later: the number behind the minus beside your coins says how many your agents will need at least, and an agent that cannot be paid any more bears a sign.
aquileia-help-place-press = Choose a space on the board, then “Place here” below. Point at a space first: the line below says what it costs and brings.
aquileia-help-money = Money and Pecunia
aquileia-help-money-text = Bronze, silver and gold are three kinds of coins. Prices are paid exactly: no metal stands for another. All coins lie open. Only the agent at Pecunia may change money: exactly one exchange from the list, in either direction, and 4 points for it.
aquileia-help-money-press = At Pecunia choose one of the ten exchanges, then its button below.
aquileia-help-market = The market
aquileia-help-market-text = Dolus: roll two dice and take the two coins. Equi et Arma: each space sells one card for 1 bronze, the leftmost the top card of the deck unseen. Servi: slave cards, 1 for bronze, up to 2 for silver, up to 3 for gold each. Potentia: the four blue dice are yours this round. Buying is never a must.
aquileia-help-market-press = Choose the card or the deck, and the number with − and +; then the button for buying.
aquileia-help-contest = Arena and Stadium
aquileia-help-contest-text = Everybody with an agent there takes part. Strength begins with the numbers of your spaces. In turn each rolls three red dice: in the Arena every bronze adds 1, in the Stadium every face of your side's metal. Then in turn each may play cards: in the Arena weapons and slaves, in the Stadium horses of the own metal. Last, the holder of the blue dice may roll any of them; each die once a round. The strongest wins; of equals the lower slot of the selection track.
aquileia-help-contest-press = Your cards are secret. Choose a place of your hand and look alone; choose the cards to play, then their button. “No more cards” needs no look.
aquileia-help-rewards = What contests bring
aquileia-help-rewards-text = First, second and third get 3, 2 and 1 coins: bronze in the Arena, in the Stadium their own metal. In the Arena the first takes either points, twice the own strength, or a slave card; the second gets the other, by the own strength; once no slave card is left the first takes the points. In the Stadium the first looks at the open laurel and the top one of the deck, and keeps one secretly; the second gets the other. A lone racer's second laurel leaves the game.
aquileia-help-rewards-press = In the Arena choose one of the two buttons. In the Stadium look alone, choose one of the two laurels, then “Keep this laurel”.
aquileia-help-theatrum = The Theatrum
aquileia-help-theatrum-text = The host shows a laurel of two colours and may open with one coin of any metal. In turn the others raise or pass: a raise is exactly the coins bid so far and one more of any metal. A pass is final. The winner pays the host; a host who wins pays the bank. Whoever declines to open has passed: the next may open, and the host gets the money all the same. If nobody bids, the host gets the card for nothing.
aquileia-help-theatrum-press = Among the purses choose the coin of yours that you add, then the button; or pass.
aquileia-help-forum = The Forum
aquileia-help-forum-text = The agents build in the order of the spaces 1 to 5. Pay the coins exactly and the slaves with cards; cards are not split, and if they cannot pay exactly, what is too much is lost. Spaces 2 and 5 score the building at once, space 3 may build two, each paid by itself. Each player has nine houses. Villas count at the end; workshops and banks work in the Portus.
aquileia-help-forum-press = Choose a site; if your slave cards decide about it, look alone and choose the cards that pay. Then “Build”.
aquileia-help-portus = The Portus
aquileia-help-portus-text = First the robber, Latro, rolls two dice and takes the coin that lies on each space of these metals, your own too. Then agents act from bronze to gold: for the coin that lies there, or a new one if it was robbed, you activate all your workshops and banks. Who declines, or has none, takes a coin that still lies there back.
aquileia-help-portus-press = Choose “Roll the dice” as the robber, “Activate all” at a metal, or pass.
aquileia-help-cards = Secret cards
aquileia-help-cards-text = Cards in hand and laurels are secret; how many there are is open to all. On a shared screen every player looks at the own cards alone, behind the curtain. What is played lies open; once a deck is empty, the next draw shuffles what was played of it into a new one.
aquileia-help-cards-press = “Details” on your own panel shows your cards and laurels to you alone. Choose a place of your hand to play from it.
aquileia-help-end = The end
aquileia-help-end-text = After six rounds all laurels are shown. Laurels with a number bring these points. For each colour add up your villas and multiply by your laurels of that colour; each laurel of two colours counts for the one that brings more. A villa without a laurel of its colour brings nothing. Coins, cards, workshops and banks bring nothing. Nothing breaks a tie.

## About this edition

aquileia-about-edition = A table made by players for the game Aquileia, without any tie to its publisher or author. All pictures, sounds and words are our own.
aquileia-about-data = Reconstructed, and not the printed components: 29 of the 30 building sites with their prices and values, and a few numbers of spaces in Stadium, Servi and Equi et Arma. Everything agrees with the counts, rules and examples of the rulebook. Whoever owns the game can correct the tables in assets/data/aquileia with any editor.
aquileia-about-cards = The rulebook obliges nobody to tell how many cards they hold. Here these numbers are shown, since anybody could count along; which cards they are stays secret.
aquileia-about-history = Aquileia was founded in 181 BC at the head of the Adriatic and grew from a military outpost to one of the largest towns of the Roman world, with a river port whose quays and warehouses can be seen to this day.
aquileia-about-slavery = Rome's wealth rested on slavery. Millions of people were property: taken in war or by pirates, born to it, sold on markets such as this town's, and worked in fields, mines and houses, or forced to fight in arenas. The game counts them as a price, as the printed one does. We show them as a sign only and write of it plainly: it was violence, not scenery.
