### Aquileia. The Persian file holds the same keys.

aquileia-name = Aquileia
aquileia-tagline = Agents, contests and villas in a Roman river port

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
aquileia-choose-exchange = Pecunia: one exchange, and { $points } points for it
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
        [bronze] Strength { $strength }: play slaves and weapons
        [silver] Strength { $strength }: play silver horses
       *[gold] Strength { $strength }: play gold horses
    }
aquileia-choose-blue =
    { $metal ->
        [bronze] Roll up to { $count } blue { $count ->
            [one] die
           *[other] dice
        }: bronze counts
        [silver] Roll up to { $count } blue { $count ->
            [one] die
           *[other] dice
        }: silver counts
       *[gold] Roll up to { $count } blue { $count ->
            [one] die
           *[other] dice
        }: gold counts
    }
aquileia-choose-spoils =
    { $points ->
        [one] Victory in the Arena: { $points } point or a slave card
       *[other] Victory in the Arena: { $points } points or a slave card
    }
aquileia-choose-laurel =
    { $alone ->
        [yes] Keep one laurel; the other leaves the game
       *[no] Keep one laurel; the second of the race gets the other
    }
aquileia-choose-open = Theatrum: open with one coin, or pass
aquileia-choose-raise = Bid so far: { $bid }. Add one coin, or pass
aquileia-choose-build =
    { $scores ->
        [yes] Build and score at once
       *[no] { $count ->
            [one] Build one building
           *[other] Build up to { $count } buildings
        }
    }
aquileia-choose-latro = Latro: roll two dice for the coins at the harbour
aquileia-choose-activate =
    { $laid ->
        [yes] { $metal ->
            [bronze] Activate everything with the bronze coin laid there?
            [silver] Activate everything with the silver coin laid there?
           *[gold] Activate everything with the gold coin laid there?
        }
       *[no] { $metal ->
            [bronze] Activate everything for another bronze coin?
            [silver] Activate everything for another silver coin?
           *[gold] Activate everything for another gold coin?
        }
    }

## Why not

aquileia-no-occupied = A piece stands there already
aquileia-no-agent-left = All your agents are placed
aquileia-no-other-side = Your agents race on the other side of the Stadium
aquileia-no-second-portus = You have an agent on another metal of the harbour
aquileia-no-second-marker = Your selection marker is placed
aquileia-no-first-free = The marker goes to the first free slot
aquileia-no-marker-first = Place your selection marker before you pass
aquileia-no-coins = You lack { $coins }
aquileia-no-agent-there = Your agent stands on another space
aquileia-no-card-left = No card is left
aquileia-no-card-held = You hold no such card
aquileia-no-use-here = This card does not count here
aquileia-no-site-taken = A house stands there
aquileia-no-house-left = All your houses are built
aquileia-no-slaves = Your slave cards do not suffice
aquileia-no-such-payment = No building can be paid so

## Scores

aquileia-score-track = During the game
aquileia-score-laurels = Points on laurels
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
aquileia-why-arena = You have good chances in the arena.
aquileia-why-stadium = You have good chances in the stadium.
aquileia-why-forum = It prepares a building.
aquileia-why-prevents = It takes away what another player needs.
aquileia-why-ends = It ends the game while things stand well for you.
