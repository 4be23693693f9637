### Kahroba (Splendor). The Persian file holds the same keys.

splendor-name = Kahroba
splendor-tagline = Gems, cards and noble guests
splendor-aim = Turn gems into cards, and cards into points.
splendor-box = Splendor: collect gems, buy cards and use their bonuses to buy better ones. 15 points trigger the final round.

## The gems, and lists of them: only what is there is named

splendor-gem =
    { $color ->
        [white] diamond
        [blue] sapphire
        [green] emerald
        [red] ruby
        [black] onyx
       *[gold] gold
    }

splendor-gem-title =
    { $color ->
        [white] Diamond
        [blue] Sapphire
        [green] Emerald
        [red] Ruby
        [black] Onyx
       *[gold] Gold
    }

splendor-some-white =
    { $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] { $last ->
                [white] { " and " }
               *[other] { ", " }
            }
        }{ $white ->
            [one] a diamond
           *[other] { $white } diamonds
        }
    }

splendor-some-blue =
    { $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] { $last ->
                [blue] { " and " }
               *[other] { ", " }
            }
        }{ $blue ->
            [one] a sapphire
           *[other] { $blue } sapphires
        }
    }

splendor-some-green =
    { $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] { $last ->
                [green] { " and " }
               *[other] { ", " }
            }
        }{ $green ->
            [one] an emerald
           *[other] { $green } emeralds
        }
    }

splendor-some-red =
    { $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] { $last ->
                [red] { " and " }
               *[other] { ", " }
            }
        }{ $red ->
            [one] a ruby
           *[other] { $red } rubies
        }
    }

splendor-some-black =
    { $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] { $last ->
                [black] { " and " }
               *[other] { ", " }
            }
        }{ $black ->
            [one] an onyx
           *[other] { $black } onyxes
        }
    }

splendor-some-gold =
    { $gold ->
        [0] { "" }
       *[other] { $first ->
            [gold] { "" }
           *[other] { $last ->
                [gold] { " and " }
               *[other] { ", " }
            }
        }{ $gold ->
            [one] a gold token
           *[other] { $gold } gold tokens
        }
    }

splendor-gems = { splendor-some-white }{ splendor-some-blue }{ splendor-some-green }{ splendor-some-red }{ splendor-some-black }{ splendor-some-gold }

# The same in the fewest words, for where there is little room.
splendor-brief-white =
    { $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] { ", " }
        }{ $white ->
            [one] diamond
           *[other] { $white } diamonds
        }
    }
splendor-brief-blue =
    { $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] { ", " }
        }{ $blue ->
            [one] sapphire
           *[other] { $blue } sapphires
        }
    }
splendor-brief-green =
    { $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] { ", " }
        }{ $green ->
            [one] emerald
           *[other] { $green } emeralds
        }
    }
splendor-brief-red =
    { $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] { ", " }
        }{ $red ->
            [one] ruby
           *[other] { $red } rubies
        }
    }
splendor-brief-black =
    { $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] { ", " }
        }{ $black ->
            [one] onyx
           *[other] { $black } onyxes
        }
    }
splendor-brief-gold =
    { $gold ->
        [0] { "" }
       *[other] { $first ->
            [gold] { "" }
           *[other] { ", " }
        }{ $gold ->
            [one] gold
           *[other] { $gold } gold
        }
    }
splendor-brief = { splendor-brief-white }{ splendor-brief-blue }{ splendor-brief-green }{ splendor-brief-red }{ splendor-brief-black }{ splendor-brief-gold }

## The pieces by name

splendor-card-short =
    { $color ->
        [copy] Pair card
        [none] Two-gold card
       *[other] { $worth ->
            [2] Double { splendor-gem } card
           *[other] { splendor-gem-title } card
        }
    }
# Persian joins the level to the name of one of them otherwise.
splendor-card =
    { $color ->
        [none] { splendor-card-short }
       *[other] { splendor-card-short }
    } (level { $level }{ $points ->
        [0] )
        [one] , 1 point)
       *[other] , { $points } points)
    }
splendor-noble =
    { $id ->
        [N01] Noble of the Fountain
        [N02] Noble of the Peacock
        [N03] Noble of the Pomegranate
        [N04] Noble of the Tulip
        [N05] Noble of the Crane
        [N06] Noble of the Cypress
        [N07] Noble of the Garden
        [N08] Noble of the Lantern
        [N09] Noble of the Falcon
        [N10] Noble of the Crescent
        [N11] Noble of the Caravan
        [N12] Noble of the Citadel
       *[other] Noble
    }

splendor-deck =
    { $set ->
        [orient] Level { $level } Orient deck
       *[other] Level { $level } deck
    }
splendor-hidden =
    { $set ->
        [orient] Face-down level { $level } Orient card
       *[other] Face-down level { $level } card
    }
splendor-bank = { splendor-gem-title } tokens in the supply
splendor-bank-short = { splendor-gem-title }
splendor-tokens = { $seat }’s { splendor-gem } tokens
splendor-bonus =
    { $seat }’s { $color ->
        [gold] two-gold cards
       *[other] { splendor-gem } bonus
    }
splendor-market =
    { $set ->
        [orient] Level { $level } Orient row
       *[other] Level { $level } row
    }
splendor-guest = Space for a noble
splendor-reserve = { $seat }’s reserved card
splendor-hand = { $seat }’s reserved cards
splendor-nobles = { $seat }’s nobles and city
splendor-drawn = Card drawn by { $seat }
splendor-pyre = Cards { $seat } may discard
splendor-goal = End of the game
splendor-total = { $seat }’s tokens
splendor-gate = Space for a city
splendor-city =
    { $id ->
        [C1A] Amboise
        [C1B] Amboise
        [C2A] Delhi
        [C2B] Delhi
        [C3A] Krakow
        [C3B] Krakow
        [C4A] Madrid
        [C4B] Madrid
        [C5A] Samarkand
        [C5B] Samarkand
        [C6A] Seoul
        [C6B] Seoul
       *[other] Timbuktu
    }
splendor-post =
    { $id ->
        [T1] Post of the Returned Gem
        [T2] Post of the Two Cards
        [T3] Post of the Third Gem
        [T4] Post of Double Gold
       *[other] Post of Prestige
    }
splendor-posts = { $seat }’s trading posts
splendor-charter = { $seat }’s { splendor-post }
splendor-fort = { $seat }’s stronghold
splendor-forts = { $seat }’s strongholds
splendor-that = the { $card }

## What is asked

splendor-choose-action = Take gems, reserve a card or buy a card
    .short = Take gems, reserve or buy a card
splendor-only =
    { $verb ->
        [take] Take gems
        [reserve] Reserve a card
       *[buy] Buy a card
    }
splendor-choose-payment = Choose gems to replace with gold
splendor-choose-means = Choose two-gold cards to discard and gems to keep
splendor-choose-burn = Choose { $count } { splendor-gem } cards to discard
splendor-choose-discard =
    { $count ->
        [one] Return 1 token (limit: ten)
       *[other] Return { $count } tokens (limit: ten)
    }
    .short =
        { $count ->
            [one] Return 1 token
           *[other] Return { $count } tokens
        }
splendor-choose-noble = Choose the noble who visits you
splendor-choose-city = Choose a city to take
splendor-choose-post = Choose a trading post to claim
splendor-choose-rebate = Choose a gem from your trading post
    .short = Take a gem from your post
splendor-choose-third = Choose a third gem of another colour
splendor-choose-drawn = Choose which card to keep
splendor-choose-pair = Choose a column for the pair card
splendor-choose-free = Choose a free level { $level } card
splendor-choose-fort =
    { $ways ->
        [place] Place a stronghold on a card
        [move] Move one of your strongholds
        [remove] Remove an opponent’s lone stronghold
        [move-place] Place or move a stronghold
        [place-remove] Place a stronghold, or remove an opponent’s lone one
        [move-remove] Move a stronghold, or remove an opponent’s lone one
       *[other] Place or move a stronghold, or remove an opponent’s lone one
    }
    .short =
        { $ways ->
            [place] Place a stronghold
            [move] Move a stronghold
            [remove] Remove a lone stronghold
            [move-place] Place or move a stronghold
            [place-remove] Place or remove a stronghold
            [move-remove] Move or remove a stronghold
           *[other] Place, move or remove a stronghold
        }
splendor-choose-conquest = Conquer this card and buy it too?

## While picking

splendor-scene-table = Cards
splendor-scene-tiles = Overview
splendor-view-table = Cards and gems on offer
splendor-view-tiles = Nobles and other goals, and what each player has
splendor-waiting =
    { $sort ->
        [bank] { $count ->
            [one] 1 colour of gems
           *[other] { $count } colours of gems
        }
        [reserve] { $count ->
            [one] 1 card to reserve
           *[other] { $count } cards to reserve
        }
        [buy] { $count ->
            [one] 1 card you can buy
           *[other] { $count } cards you can buy
        }
        [free] { $count ->
            [one] 1 free card
           *[other] { $count } free cards
        }
        [card] { $count ->
            [one] 1 card for a stronghold
           *[other] { $count } cards for a stronghold
        }
        [deck] { $count ->
            [one] 1 deck to reserve from
           *[other] { $count } decks to reserve from
        }
        [city] { $count ->
            [one] 1 city to take
           *[other] { $count } cities to take
        }
       *[noble] { $count ->
            [one] 1 noble to choose
           *[other] { $count } nobles to choose
        }
    }
splendor-step-payment =
    { $picked ->
        [one] Pay gold instead of this gem
       *[other] Pay gold instead of these { $picked } gems
    }{ $most ->
        [0] ?
       *[other] , or choose more?
    }
splendor-step-means =
    { $most ->
        [0] Pay like this?
       *[other] Pay like this, or choose more?
    }
splendor-step-burn =
    { $least ->
        [0] Discard these?
        [one] Choose 1 more { splendor-gem } card
       *[other] Choose { $least } more { splendor-gem } cards
    }
splendor-step-discard =
    { $least ->
        [0] { $picked ->
            [one] Return this token?
           *[other] Return these { $picked } tokens?
        }
        [one] Choose 1 more token to return
       *[other] Choose { $least } more tokens to return
    }
    .short =
        { $least ->
            [0] { $picked ->
                [one] Return this token?
               *[other] Return these { $picked }?
            }
            [one] 1 more to return
           *[other] { $least } more to return
        }
splendor-step-noble = Choose this noble?
splendor-step-city = Take this city?
splendor-step-post = Claim this trading post?
splendor-step-rebate = Take this gem?
splendor-step-third = Take this gem too?
splendor-step-drawn = Keep this card?
splendor-step-pair = Add the pair card here?
splendor-step-free = Take this card for free?
splendor-step-fort =
    { $way ->
        [place] Place a stronghold here?
        [remove] Remove this stronghold?
        [move] Move the stronghold here?
        [either] Place one here, or choose where to move this one
       *[from] Choose the card to move it to
    }
    .short =
        { $way ->
            [place] Place it here?
            [remove] Remove it?
            [move] Move it here?
            [either] Place one here, or move this one
           *[from] Choose where to move it
        }
splendor-ask-again =
    { $count ->
        [one] Choose 1 more colour
       *[other] Choose { $count } more colours
    }, or { splendor-gem } again
    .short =
        { $count ->
            [one] 1 more colour
           *[other] { $count } more colours
        }, or { splendor-gem } again
splendor-ask-twice = Take this one, or choose { splendor-gem } again
    .short = Take this, or { splendor-gem } again
splendor-ask-more =
    { $count ->
        [one] Choose 1 more colour
       *[other] Choose { $count } more colours
    }
splendor-ask-buy = Buy this card?
splendor-ask-card = Choose what to do with this card
splendor-ask-reserve =
    { $gold ->
        [0] Reserve it without gold (none left)?
       *[other] Reserve it and take a gold token?
    }
    .short =
        { $gold ->
            [0] Reserve it without gold?
           *[other] Reserve it with a gold token?
        }
splendor-ask-either =
    { $gold ->
        [0] Buy it, or reserve it without gold?
       *[other] Buy it, or reserve it and take a gold token?
    }
    .short =
        { $gold ->
            [0] Buy it, or reserve without gold?
           *[other] Buy it, or reserve it with gold?
        }
splendor-ask-all =
    { $alike ->
        [yes] Take these two?
       *[no] Take these?
    }

## What the buttons do

splendor-do-take =
    { $count ->
        [one] Take 1 gem
       *[other] Take { $count } gems
    }
splendor-do-reserve = Reserve
splendor-do-buy = Buy
splendor-do-buy-gold = Choose payment
    .short = Pay otherwise
splendor-do-pay =
    { $count ->
        [0] Pay
       *[other] Pay gold instead
    }
splendor-do-burn = Discard
splendor-do-discard = Return
splendor-do-noble = Choose noble
splendor-do-keep = Keep card
splendor-do-post = Claim post
splendor-do-city = Take city
splendor-do-pair = Place here
splendor-do-free = Take for free
splendor-do-place = Place here
splendor-do-move = Move here
splendor-do-remove = Remove
splendor-do-decline = Skip conquest

## What happened

splendor-log-take = { $seat } takes { splendor-gems }.
    .short = Takes { splendor-brief }.
splendor-log-discard = { $seat } returns { splendor-gems }.
    .short = Returns { splendor-brief }.
splendor-log-reserve =
    { $seat } reserves the { $card }{ $gold ->
        [true] { " " }and takes a gold token.
       *[false] { "" }; no gold left.
    }
    .short = Reserves the { $card }.
splendor-log-reserve-blind =
    { $seat } reserves a face-down level { $level } { $set ->
        [orient] Orient card
       *[other] card
    }{ $gold ->
        [true] { " " }and takes a gold token.
       *[false] { "" }; no gold left.
    }
    .short = Reserves a face-down card.
splendor-log-show = { $seat } reveals the reserved { $card }.
splendor-log-buy =
    { $seat } buys the { $hand ->
        [true] reserved { $card }
       *[false] { $card }
    }.
splendor-log-third = { $seat } also takes { splendor-gems } (trading post).
splendor-log-rebate = { $seat } takes { splendor-gems } (trading post).
splendor-log-draw =
    { $seat } draws { $count } { $set ->
        [orient] Orient cards
       *[other] cards
    } of level { $level } to keep one.
splendor-log-sink = The other card goes under its deck.
splendor-log-free = { $seat } takes the { $card } for free.
splendor-log-pair = { $seat } adds the pair card to the { splendor-gem } column.
splendor-log-burn = { $seat } discards the { $card }.
splendor-log-fort-place =
    { $seat } { $moved ->
        [true] moves a stronghold to
       *[false] places a stronghold on
    } the { $card }{ $count ->
        [1] .
        [2] : two there.
       *[other] : three there.
    }
splendor-log-fort-remove = { $seat } removes { $owner }’s stronghold from the { $card }.
    .short = Removes { $owner }’s stronghold.
splendor-log-conquest = { $seat } conquers the { $card }.
splendor-log-post =
    { $seat } claims the { $post }{ $points ->
        [0] .
        [one] { " " }(1 point).
       *[other] { " " }({ $points } points).
    }
splendor-log-city =
    { $seat } takes the city of { $city }{ $last_round ->
        [true] : final round!
       *[false] .
    }
splendor-log-noble = { $seat } hosts the { $noble }.
splendor-log-pass = { $seat } cannot act and passes.
splendor-log-last-round = { $seat } reaches the goal: final round!
splendor-log-end = The game is over.

## Why something cannot be chosen

splendor-no-spare = Gold cannot replace any of these
splendor-no-gold-take = Gold is taken only by reserving
splendor-no-pile-empty = No { splendor-gem } tokens left
splendor-no-take-combination = Take three different gems, or two of the same colour from a pile of four or more
splendor-no-deck-empty = This deck is empty
splendor-no-reserve-full = You hold three reserved cards; buy one first
splendor-no-short =
    You still need { splendor-gems }{ $tokens ->
        [0] { $golden ->
            [0] { "" }
            [one] ; one two-gold card is not enough
           *[other] ; { $golden } two-gold cards are not enough
        }
        [one] { $golden ->
            [0] ; one gold token is not enough
            [one] ; one gold token and one two-gold card are not enough
           *[other] ; one gold token and { $golden } two-gold cards are not enough
        }
       *[other] { $golden ->
            [0] ; { $tokens } gold tokens are not enough
            [one] ; { $tokens } gold tokens and one two-gold card are not enough
           *[other] ; { $tokens } gold tokens and { $golden } two-gold cards are not enough
        }
    }
    .short = Still missing { splendor-gems }
splendor-no-gold-power = A trading post never gives gold
splendor-no-third-same = The third gem must be a different colour
splendor-no-pair-column = Choose a column that has a bonus card
splendor-no-pair = You need a card with a bonus to pair it with
splendor-no-free-level = Only a face-up level { $level } card is free
splendor-no-burn =
    You must discard { $count } { splendor-gem } cards; you have { $held ->
        [0] none
        [one] only one
       *[other] { $held }
    }
splendor-no-burn-this = Only { splendor-gem } cards count, pair cards first
splendor-no-closed = { $owner }’s stronghold blocks this card
splendor-no-supply = All your strongholds are on cards; move one
splendor-no-remove-many = Only a lone stronghold can be removed
splendor-no-post = Posts come by themselves
splendor-no-post-twice = You already have this trading post
splendor-no-city = Cities come by themselves
splendor-no-noble = Nobles come by themselves

## Scores and facts

splendor-score-cards = From cards
splendor-score-nobles = From nobles
splendor-score-posts = From trading posts
splendor-rank-city = City
splendor-tie-cards = fewer cards

splendor-goal-points =
    Goal: { $goal ->
        [one] 1 point
       *[other] { $goal } points
    }
splendor-goal-cities = Goal: a city
splendor-goal-last = Final round
splendor-fact-points = Ending a turn with { $goal } points or more triggers the final round
splendor-fact-cities = Taking a city triggers the final round
splendor-fact-last = This is the final round
splendor-plaque-last = Final

splendor-power =
    { $power ->
        [token] Take a gem after each purchase
        [draw] When you reserve from a deck, draw two cards and keep one
        [third] Taking two of the same colour adds a third gem of another
        [gold] Each gold pays for up to two gems of one colour
       *[points] Each of your trading posts is worth 1 point
    }
splendor-gives =
    Saves 1 { splendor-gem } on every later purchase; { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
splendor-costs = Price: { splendor-gems }
splendor-asks = Requires { $cards }
splendor-effect-pair = Joins one of your columns, for 1 more bonus and 1 more card
splendor-effect-free = Also take a face-up level { $level } card for free
splendor-effect-double = Gives 2 { splendor-gem } bonuses, but counts as 1 card
splendor-effect-gold = Discard it when buying a card to pay { $count } gold; no change is given
splendor-effect-burn = Costs no gems; discard { $count } of your { splendor-gem } cards
splendor-known-gold = Replaces any gem
splendor-known-pile =
    { $count ->
        [0] None left
        [1] { $count } left; taking two needs a pile of four
        [2] { $count } left; taking two needs a pile of four
        [3] { $count } left; taking two needs a pile of four
       *[other] { $count } left; a pile of four allows taking two of one colour
    }
splendor-known-return =
    { $count ->
        [0] Return 1 of these; none stays
        [one] Return 1 of these; { $count } stays
       *[other] Return 1 of these; { $count } stay
    }
splendor-known-gem = Each pays for 1 { splendor-gem }
splendor-known-golden = Discard one when buying a card to pay 2 gold
splendor-known-column =
    { $count ->
        [one] Counts as 1 card
       *[other] Counts as { $count } cards
    }
splendor-known-alone = You may remove { $owner }’s stronghold
splendor-known-hidden =
    { $mine ->
        [true] Choose it to see it privately
       *[false] Only its owner may see it
    }
splendor-known-noble =
    Visits automatically at the end of a turn and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
splendor-known-city = Taking it triggers the final round
splendor-known-forts = Only their owner may buy or reserve the card they are on
splendor-known-forts-when = After each purchase, the buyer places, moves or removes one
splendor-known-holds = Holds { splendor-gems }
splendor-known-total = At most { $count } may be kept at the end of a turn
splendor-known-hand =
    { $count ->
        [one] 1 card, shown in the { splendor-scene-tiles }
       *[other] { $count } cards, shown in the { splendor-scene-tiles }
    }
splendor-known-deck =
    { $count ->
        [one] 1 card left; it can be reserved face down
       *[other] { $count } cards left; the top one can be reserved face down
    }
splendor-known-bonus =
    { $count ->
        [0] Each { splendor-gem } card saves 1 { splendor-gem } on later purchases
        [one] Saves 1 { splendor-gem } on every purchase
       *[other] Saves { $count } { splendor-gem } gems on every purchase
    }
splendor-lacks = You lack { $lacks }
splendor-meets = You meet every requirement

## Demands of tiles, in lists: only what is there is named

splendor-card-of-white = { $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] { $last ->
                [white] { " and " }
               *[other] { ", " }
            }
        }{ $white } diamond
    }
splendor-card-of-blue = { $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] { $last ->
                [blue] { " and " }
               *[other] { ", " }
            }
        }{ $blue } sapphire
    }
splendor-card-of-green = { $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] { $last ->
                [green] { " and " }
               *[other] { ", " }
            }
        }{ $green } emerald
    }
splendor-card-of-red = { $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] { $last ->
                [red] { " and " }
               *[other] { ", " }
            }
        }{ $red } ruby
    }
splendor-card-of-black = { $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] { $last ->
                [black] { " and " }
               *[other] { ", " }
            }
        }{ $black } onyx
    }
splendor-cards-of = { $named ->
        [0] { "" }
       *[other] { splendor-card-of-white }{ splendor-card-of-blue }{ splendor-card-of-green }{ splendor-card-of-red }{ splendor-card-of-black } { $named ->
            [one] card
           *[other] cards
        }
    }{ $other ->
        [0] { "" }
       *[other] { $named ->
            [0] { $other ->
                [one] 1 card
               *[other] { $other } cards
            }
           *[other] , { $other }
        } of one { $some ->
            [0] colour
           *[other] other colour
        }
    }{ $prestige ->
        [0] { "" }
       *[other] { $named ->
            [0] { $other ->
                [0] { "" }
               *[other] { " and " }
            }
           *[other] { " and " }
        }{ $prestige ->
            [one] 1 point
           *[other] { $prestige } points
        }
    }

## The rules in short

splendor-help-goal = Goal
splendor-help-goal-text = You trade gems along the Silk Road. Gems buy cards, and each card you own makes later ones cheaper. Better cards show points at the top; each noble is worth three. The player with the most points at the end wins.
splendor-help-goal-cities = Goal
splendor-help-goal-cities-text = Gems buy cards, and each card you own makes later ones cheaper. Better cards show points at the top. With enough points and cards you take a city, which triggers the final round. Among the players with a city, the one with the most points wins.
splendor-help-take = Taking gems
splendor-help-take-text = On your turn, take one of four actions. First: take three gems of different colours, fewer only if fewer than three colours are left. Second: take two gems of the same colour from a pile of four or more. Gold is never taken this way.
splendor-help-reserve = Reserving a card
splendor-help-reserve-text = Third action: reserve a face-up card, or the top card of a deck face down, and take a gold token if there is one. On your turn, choose a face-down card to see it privately. You may hold three reserved cards, and can only get rid of them by buying them. Cards left at the end cost you nothing.
splendor-help-buy = Buying a card
splendor-help-buy-text = Fourth action: buy a face-up card or one of your reserved cards. The bottom of the card shows its price, which you pay to the supply. Gold replaces any gem, even one you have; if you can pay in several ways, you may choose. The empty space is refilled at once.
splendor-help-bonus = Bonuses
splendor-help-bonus-text = Each card in front of you is a bonus: it saves you one gem of its colour on every later card. With two ruby cards, a price of three rubies costs you only one. A card can be free; unused bonuses give no change.
splendor-help-limit = Ten tokens at most
splendor-help-limit-text = You may exceed ten tokens during your turn, but at its end return the excess, gold included. You choose which tokens, even ones you have just taken.
splendor-help-noble = Nobles
splendor-help-noble-text = At the end of your turn, a noble visits you if you own the cards it requires; gems do not count. This is not an action and cannot be refused. If several would visit, choose one; another may come on a later turn.
splendor-help-end = End of the game
splendor-help-end-text = When a player ends a turn with 15 points or more, finish the round so that everyone has the same number of turns. The player with the most points wins. Tiebreaker: fewer cards in front of you; if still tied, the victory is shared.
splendor-help-cities = Cities
splendor-help-cities-text = Three city tiles replace the nobles. A city requires points and cards; the multicoloured disc means cards of any one colour that the tile does not name. At the end of your turn, take a city if you meet its requirements, but only one per game. This triggers the final round; 15 points do not. Among the players with a city, the most points win. Tiebreaker: fewer cards.
splendor-help-posts = Trading posts
splendor-help-posts-text = At the end of your turn, after the nobles, claim a trading post if you have its cards: one each turn, no duplicates, yours for the whole game. The first gives a gem after each purchase, even one just spent. With the second, draw two cards when you reserve from a deck: keep one, the other goes under its deck. When you take two gems of the same colour, the third adds one of another.
splendor-help-powers = Trading posts: gold and points
splendor-help-powers-text = With the fourth, each gold pays for up to two gems of one colour; no change is given, and each still counts as one token. With the fifth, each of your trading posts is worth a point, including itself and later ones.
splendor-help-orient = Orient: pairs, doubles, gold
splendor-help-orient-text = Each row has two Orient cards beside its four cards, with a deck of their own. A pair card joins one of your columns for good: one more bonus, one more card. A double card saves two gems, but is one card for nobles, posts, cities and ties. Discard a two-gold card when buying a card: it pays two gold; no change is given.
splendor-help-chains = Orient: free cards, discards
splendor-help-chains-text = With some cards you also take a face-up card of the level below for free. That is not a purchase, but the free card takes effect, so one may lead to another. Other cards cost two cards of one colour instead of gems: discard them, pair cards first. You lose their bonuses and points, but keep nobles and posts.
splendor-help-strongholds = Strongholds
splendor-help-strongholds-text = After each purchase, before the space is refilled, place a stronghold, move one of yours, or remove an opponent’s lone stronghold. Only the owner may buy or reserve a card with strongholds, and then takes them back. You cannot place one on a card with an opponent’s stronghold.
splendor-help-conquest = Conquest
splendor-help-conquest-text = With all three strongholds on one card, you may buy that card too after any action; tokens and cards you have just gained count. Then place, move or remove a stronghold again. Only then are the empty spaces refilled.

## About this edition

splendor-about-edition = A fan-made version of Splendor, known in Iran as Kahroba, with its four expansions in their new edition: { splendor-option-cities } and { splendor-option-posts } (The Silk Road), { splendor-option-orient } and { splendor-option-strongholds } (The Sun Never Sets). It is not connected with the game’s publisher or authors. Pictures, sounds, texts and the names of nobles and trading posts are our own.
splendor-about-data = The 120 cards, 12 nobles, 14 city sides and 5 trading posts have their printed numbers, each confirmed by more than one public source. The sources disagree about one side only: the Madrid that requires diamonds needs 3 onyx cards here, but 3 sapphire cards in one source. If you own the game and find a difference, correct it in assets/data/splendor.

## What one may have overlooked

splendor-warn-take =
    You hold ten tokens already: { $count } go back. Press again to take these.
splendor-warn-reserve = No gold is left: you get the card only. Press again to reserve it.
splendor-warn-pay =
    { $points ->
        [one] This costs you 1 point more than needed. Press again to pay.
       *[other] This costs you { $points } points more than needed. Press again to pay.
    }
splendor-warn-discard = You could keep the gold, which replaces any gem. Press again to return it.

## What an action costs and brings

splendor-preview-pay = Pay { splendor-gems }
    .short = Pay { splendor-brief }
splendor-preview-golden =
    Discard { $count ->
        [one] a two-gold card
       *[other] { $count } two-gold cards
    }{ $paid ->
        [0] { "" }
       *[other] { " " }and pay { splendor-gems }
    }
splendor-preview-lasting = Every later card then costs you { splendor-gems } less
    .short = Later cards cost { splendor-brief } less
splendor-preview-free = Free with your bonuses
    .short = Free
splendor-preview-return =
    { $count ->
        [one] Then return 1 token
       *[other] Then return { $count } tokens
    }
splendor-preview-tokens =
    You then hold { $have } of { $limit } tokens
    .short = You then hold { $have } of { $limit }
splendor-preview-over =
    You then hold { $have } tokens (limit: { $limit }). You may conquer before returning any
splendor-preview-choose =
    { $asked ->
        [burn] Next, choose cards to discard
        [means] Next, choose two-gold cards to discard and gems to keep
       *[payment] Next, choose what gold replaces
    }
splendor-preview-unseen =
    { $count ->
        [one] Take the top card face down; you may see it on your turn
       *[other] Draw the top { $count } cards and keep one
    }
    .short =
        { $count ->
            [one] Take the top card face down
           *[other] Draw { $count } cards, keep one
        }
splendor-preview-burn = Discard { $cards }
splendor-then-noble =
    Then the { $tile } visits you{ $points ->
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }
    .short = { $tile } comes
splendor-then-post =
    Then you claim the { $tile }{ $points ->
        [0] { "" }
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }
    .short = You claim { $tile }
splendor-then-city =
    Then you take the city of { $tile }{ $last ->
        [true] : final round
       *[false] { "" }
    }
    .short =
        City: { $tile }{ $last ->
            [true] , final round
           *[false] { "" }
        }
splendor-then-one =
    { $sort ->
        [noble] Then one of { $count } nobles visits you
        [post] Then you claim one of { $count } trading posts
       *[city] Then you take one of { $count } cities{ $last ->
            [true] : final round
           *[false] { "" }
        }
    }
splendor-then-free = Then you take the { $card } for free
splendor-then-pair = Then you add the pair card to the { splendor-gem } column
splendor-then-last = This triggers the final round
    .short = Final round
splendor-preview-no-purchase = Free, and not a purchase
splendor-preview-pair = Your { splendor-gem } bonus rises from { $have } to { $then }
splendor-preview-points =
    { $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    }
splendor-preview-city =
    { $called ->
        [true] You qualify to win
       *[false] Triggers the final round
    }
splendor-preview-fort =
    { $count ->
        [1] Then only you may buy or reserve that card
        [2] Your second there; one more allows a conquest
       *[other] All three there; { $now ->
            [true] you may buy that card now
           *[false] you may buy that card after an action on a later turn
        }
    }
    .short =
        { $count ->
            [1] Only you may buy it then
            [2] Your second there
           *[other] All three there, { $now ->
                [true] you may buy it now
               *[false] you may buy it later
            }
        }

## Where to press

splendor-help-take-press = Choose gems beside the cards one by one, then press the button below.
splendor-help-reserve-press = Choose a card or a deck, then press “{ splendor-do-reserve }” below.
splendor-help-buy-press = Choose a card in the rows or one of your reserved cards, then press “{ splendor-do-buy }” below. What you pay is shown there.
splendor-help-limit-press = Choose tokens in your panel, then press “{ splendor-do-discard }” below.
splendor-help-noble-press = Choose one of the nobles on the table.
splendor-help-posts-press = You claim posts automatically; if several are possible, choose one on the table.
splendor-help-orient-press = For a pair card, choose one of the columns in your panel.
splendor-help-chains-press = Choose the free card in the rows.
splendor-help-strongholds-press = Choose a card, then press the button below. To move a stronghold, first choose the card it is on.
splendor-help-conquest-press = Choose the card under your strongholds, or press “{ splendor-do-decline }”.
splendor-help-cities-press = You take a city automatically; if several are possible, choose one on the table.

## The signs

splendor-sign-gem = A gem; each colour has its own cut
splendor-sign-gold = Gold: replaces any gem
splendor-sign-price = A card: points at the top left, bonus at the top right, price at the bottom
splendor-sign-bonus = A player’s cards of one colour: the number of gems they save
splendor-sign-tokens = A player’s tokens of one colour
splendor-sign-noble = A noble: three points for the cards shown on it
splendor-sign-deck = A deck: the number of cards left; the dots show its level
splendor-sign-pile = A pile in the supply: the number of tokens left
splendor-sign-count = A bonus larger than its number of cards: the number on the card counts the cards
splendor-sign-total = A player’s tokens, out of ten at most
splendor-sign-goal = What triggers the final round
splendor-sign-pair = A pair card: joins one of your columns
splendor-sign-free = Violet disc: also take a free face-up card of the level shown
splendor-sign-gold-card = A two-gold card: discard it when buying a card to pay two gold
splendor-sign-burn = Flame: discard cards of that colour as the price
splendor-sign-city = A city: the points and cards it requires; the multicoloured disc means any one other colour
splendor-sign-post = A trading post: its requirements, its power and, at the side, its owners
splendor-sign-near = On each tile: a filled pip for each card that you have; a gold edge once you have all
splendor-sign-fort = Strongholds: only their owner may buy or reserve the card

## The expansions at setup

splendor-option-cities = Cities
splendor-option-cities-true = On
splendor-option-cities-false = Off
splendor-option-cities-text = Only a city wins; easy to learn
splendor-option-posts = Trading Posts
splendor-option-posts-true = On
splendor-option-posts-false = Off
splendor-option-posts-text = Cards earn you lasting powers
splendor-option-orient = Orient
splendor-option-orient-true = On
splendor-option-orient-false = Off
splendor-option-orient-text = 30 cards with new effects
splendor-option-strongholds = Strongholds
splendor-option-strongholds-true = On
splendor-option-strongholds-false = Off
splendor-option-strongholds-text = Block cards and conquer them

## Hints

# Another card in sight has the same name.
splendor-priced = { $card } priced at { splendor-gems }
splendor-why-points =
    Scores { $gain ->
        [one] 1 point
       *[other] { $gain } points
    }: you then have { $count }.
splendor-why-noble = A noble visits you.
splendor-why-city = The city is yours: it ends the game.
splendor-why-post = You claim the { $tile }.
splendor-why-bonus = A lasting { splendor-gem } bonus: you then have { $count }.
splendor-why-golden = A card that can pay like two gold tokens.
splendor-why-payable = You could then pay for the { $card }.
splendor-why-gold = A gold token replaces any gem.
splendor-why-gems =
    { $gain ->
        [one] 1 token
       *[other] { $gain } tokens
    } more: you then have { $count }.
splendor-why-near =
    After this, only { $short ->
        [one] 1 gem
       *[other] { $short } gems
    } short of the { $card }.
splendor-why-tile =
    After this, only { $short ->
        [one] 1 bonus
       *[other] { $short } bonuses
    } short of { $tile }.
splendor-why-kept = It keeps the { $card } from { $seat }, who could buy it.
splendor-why-still = You can still pay for the { $card }.
splendor-why-fort = Only you may then buy the { $card }.
splendor-why-freed = Takes the { $card } away from { $seat }.
splendor-why-free = It costs no tokens.
splendor-why-keeps =
    Keeps your { $count ->
        [one] token
       *[other] { $count } tokens
    } for a later card.

## Lessons

splendor-lesson-goal = The goal and a first card
splendor-lesson-goal-aim = Your goal: 15 points. They trigger the final round, and then the most points win.
splendor-lesson-goal-points = Points come from cards: look at the top left. The upper rows score more, and cost more.
splendor-lesson-goal-take = Gems pay for cards. For a start, take three gems of different colours.
splendor-lesson-goal-take-first = First take three different gems
splendor-lesson-goal-other = Now your opponent takes gems. Then it is your turn again.
splendor-lesson-goal-price = The price is at the bottom of a card. This one costs two sapphires and an emerald.
splendor-lesson-goal-again = Take three gems again, with a sapphire and an emerald among them.
splendor-lesson-goal-again-first = A sapphire, an emerald and one more
splendor-lesson-goal-turns = Your opponent takes gems, too. One action each turn, and no more.
splendor-lesson-goal-buy = The green tick: you can pay for this card. Choose one with a green tick and buy it.
splendor-lesson-goal-buy-first = Now buy a card with a green tick
splendor-lesson-goal-own = Your first card! The gems are spent, but the card is yours for good. What it does comes next.

splendor-lesson-cards = Each card saves gems
splendor-lesson-cards-bonus = You own a sapphire card. It is a bonus: it saves you one sapphire on every later card.
splendor-lesson-cards-price = This card costs two sapphires and two rubies. Your sapphire card saves one of them.
splendor-lesson-cards-buy = Buy a card with a green tick. Then you have two bonuses.
splendor-lesson-cards-buy-first = First buy a card with a green tick
splendor-lesson-cards-other = Your opponent takes gems.
splendor-lesson-cards-two = Now take two gems of the same colour, from a pile of four or more.
splendor-lesson-cards-two-first = This time, two of the same colour
splendor-lesson-cards-turns = Your opponent’s turn.
splendor-lesson-cards-many = At the end of a turn, you may keep ten tokens at most. Take three different gems anyway.
splendor-lesson-cards-many-first = First take three different gems
splendor-lesson-cards-return = More than ten! Return what you need least.
splendor-lesson-cards-grow = So it goes on: small cards make large ones cheaper. Later, some will even be free.

splendor-lesson-reserve = Reserve and gold
splendor-lesson-reserve-near = Three points for six rubies! You have three, and two ruby bonuses. Only one is missing.
splendor-lesson-reserve-reserve = Reserve this card. Then only you can buy it, and you take a gold token.
splendor-lesson-reserve-reserve-first = First reserve this card
splendor-lesson-reserve-other = Your opponent takes gems. Your card is safe.
splendor-lesson-reserve-gold = Gold replaces any gem. So now you have enough.
splendor-lesson-reserve-buy = Your reserved card is here. Buy it!
splendor-lesson-reserve-buy-first = First buy your reserved card
splendor-lesson-reserve-score = Three points! And from now on, three ruby bonuses.
splendor-lesson-reserve-turns = Your opponent takes gems.
splendor-lesson-reserve-deck = Or try your luck: reserve the top card of a deck, face down. It comes with gold, too.
splendor-lesson-reserve-deck-first = This time, reserve from a deck
splendor-lesson-reserve-hand = You may hold three such cards, and only buying frees a place. There is no penalty for cards left over.

splendor-lesson-end = Nobles and the end
splendor-lesson-end-noble = A noble scores 3 points. This one requires four ruby and four onyx cards. One onyx is missing.
splendor-lesson-end-buy = Here is an onyx card, and your emerald bonuses make it free. Buy it.
splendor-lesson-end-buy-first = First the onyx card
splendor-lesson-end-visit = The noble has visited you: the crown beside your points, and 3 more. Only cards count for nobles, no gems.
splendor-lesson-end-other = You have 14 points. Now your opponent’s turn.
splendor-lesson-end-last = One point is missing. Each of these cards scores: buy one.
splendor-lesson-end-last-first = Buy one of the cards with points
splendor-lesson-end-final = 15 points or more: the final round! All have the same number of turns.
splendor-lesson-end-win = So your opponent has one more turn. Then the most points win; if tied, fewer cards.

splendor-lesson-game = A short game
splendor-lesson-game-even = You are in the middle of a game: four points each, and it is your turn.
splendor-lesson-game-plan = A plan for your turns: aim for a card with points, or a noble, and collect what it requires.
splendor-lesson-game-luck = One action each turn: gems, reserve, or buy. With 15 points the final round begins. Good luck!

splendor-lesson-cities = Cities
splendor-lesson-cities-aim = Cities replace the nobles. Only a player with a city can win; 15 points no longer end the game.
splendor-lesson-cities-needs = A city requires points and cards. Here: 13 points, four ruby and three onyx cards.
splendor-lesson-cities-near = And here: 12 points, and three cards of each of four colours. The pips show what you have.
splendor-lesson-cities-buy = You have 12 points. The emerald card completes one city, one more point the other. Buy either.
splendor-lesson-cities-buy-first = One of these two cards gives you a city
splendor-lesson-cities-taken = The city is yours, without an action. You keep one city for the whole game.
splendor-lesson-cities-final = That triggers the final round. Your opponent has one more turn; you are the one with a city.

splendor-lesson-posts = Trading posts
splendor-lesson-posts-aim = Five trading posts: each gives its owner a power for the whole game.
splendor-lesson-posts-needs = A post requires cards. This one: two diamond cards. You have one.
splendor-lesson-posts-buy = Buy a second diamond card.
splendor-lesson-posts-buy-first = First buy a diamond card
splendor-lesson-posts-claimed = You claim the post at the end of your turn, without an action. Others can still claim it, too.
splendor-lesson-posts-other = Your opponent takes gems.
splendor-lesson-posts-two = Now use its power. Take two gems of the same colour.
splendor-lesson-posts-two-first = This time, two of the same colour
splendor-lesson-posts-third = And your post adds a third gem of another colour. Choose it.
splendor-lesson-posts-rest = The others: gems back, more choice of cards, double gold, points. Inspect a post to read its power.

splendor-lesson-orient = Orient
splendor-lesson-orient-aim = Orient adds two cards to each row. Many of them do something when you buy them.
splendor-lesson-orient-buy = This pair card comes with a free level 1 card. Buy it.
splendor-lesson-orient-buy-first = First buy the pair card
splendor-lesson-orient-pair = It joins one of your colours for good. Choose the bonus that shall grow.
splendor-lesson-orient-free = The violet disc: take a level 1 card of your choice for free.
splendor-lesson-orient-other = Your opponent’s turn.
splendor-lesson-orient-gold = Two-gold cards are here. Buy one.
splendor-lesson-orient-gold-first = First buy a two-gold card
splendor-lesson-orient-spend = Discard it when you buy another card: it pays like two gold tokens, once.
splendor-lesson-orient-double = This is a double card: it saves two gems, but counts as one card.
splendor-lesson-orient-flame = A flame: instead of gems, you discard two of your cards of that colour. It scores 3 points.

splendor-lesson-strongholds = Strongholds
splendor-lesson-strongholds-aim = Your stronghold is on this card: only you may buy or reserve it.
splendor-lesson-strongholds-closed = And here are two of your opponent’s. This card is closed to you.
splendor-lesson-strongholds-buy = You may use a stronghold after each purchase. Buy a card.
splendor-lesson-strongholds-buy-first = First buy a card of the lowest row
splendor-lesson-strongholds-place = Place a second one on your card. You could also move one, or remove a lone one of your opponent.
splendor-lesson-strongholds-place-first = On the card with your stronghold
splendor-lesson-strongholds-other = Your opponent takes gems.
splendor-lesson-strongholds-again = One more purchase, one more stronghold. Buy a card.
splendor-lesson-strongholds-again-first = First buy a card of the lowest row
splendor-lesson-strongholds-third = Place your third stronghold here, too. Something happens then!
splendor-lesson-strongholds-conquer = All three on one card: a conquest. You may buy it at once, in the same turn. Conquer it!
splendor-lesson-strongholds-conquer-first = Buy the card with your three strongholds
splendor-lesson-strongholds-more = You have your strongholds back. A conquest is a purchase: use one again, as you like.
splendor-lesson-strongholds-end = Two cards in one turn. But three strongholds on one card protect no other.

## Labels

splendor-label-bank = Gems to take
splendor-label-market = Cards to buy
splendor-label-nobles = Nobles visit you
splendor-label-goal = End of the game
splendor-label-own = What you have
