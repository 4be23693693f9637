### Kahroba (Splendor). The Persian file holds the same keys.

splendor-name = Kahroba
splendor-tagline = Gems, cards and noble guests
splendor-box = Take gems, buy cards with them, and let the cards pay for dearer ones. Reaching 15 points triggers the last round.

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
splendor-card =
    { $color ->
        [copy] Pair card
        [none] Two-gold card
       *[other] { $worth ->
            [2] Double { splendor-gem } card
           *[other] { splendor-gem-title } card
        }
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
        [orient] Orient deck of level { $level }
       *[other] Deck of level { $level }
    }
splendor-hidden =
    { $set ->
        [orient] Face-down Orient card of level { $level }
       *[other] Face-down card of level { $level }
    }
splendor-bank = { splendor-gem-title } in the bank
splendor-bank-short = { splendor-gem-title }
splendor-tokens = { splendor-gem-title } of { $seat }
splendor-bonus = { splendor-gem-title } bonus of { $seat }
splendor-market =
    { $set ->
        [orient] Orient row of level { $level }
       *[other] Row of level { $level }
    }
splendor-guest = Place of a noble
splendor-reserve = Reserved card of { $seat }
splendor-hand = Reserved cards of { $seat }
splendor-nobles = Nobles and city of { $seat }
splendor-drawn = Card drawn by { $seat }
splendor-pyre = Cards that { $seat } may burn
splendor-goal = The end of the game
splendor-total = Tokens of { $seat }
splendor-gate = Place of a city
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
splendor-posts = Trading posts of { $seat }
splendor-charter = { splendor-post } of { $seat }
splendor-fort = Stronghold of { $seat }
splendor-forts = Strongholds of { $seat }
splendor-that = { $card }

## What is asked

splendor-choose-action = Take gems, reserve a card or buy one
splendor-choose-payment = Which gems shall gold replace?
splendor-choose-means = Which gold cards burn, which gems stay?
splendor-choose-burn = Which { $count } { splendor-gem } cards burn?
splendor-choose-discard =
    { $count ->
        [one] Return one token; ten may be kept
       *[other] Return { $count } tokens; ten may be kept
    }
splendor-choose-noble = Which of the nobles visits you?
splendor-choose-city = Which of the cities do you take?
splendor-choose-post = Which trading post do you found?
splendor-choose-rebate = Which gem does your post give?
splendor-choose-third = Which third colour does your post add?
splendor-choose-drawn = Which of the two cards do you keep?
splendor-choose-pair = Which colour does the pair card take?
splendor-choose-free = Which level { $level } card comes along?
splendor-choose-fort =
    { $ways ->
        [place] Place a stronghold on a card
        [move] Move one of your strongholds
        [remove] Remove a rival's single stronghold
        [move-place] Place a stronghold, or move one
        [place-remove] Place a stronghold, or remove a rival's single one
        [move-remove] Move a stronghold, or remove a rival's single one
       *[other] Place or move a stronghold, or remove a rival's single one
    }
splendor-choose-conquest = Conquest: buy this card too?

## While picking

splendor-scene-table = Cards
splendor-scene-tiles = Overview
splendor-view-table = The cards and gems to be had
splendor-view-tiles = The tiles, and what everybody has
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
            [one] 1 card for nothing
           *[other] { $count } cards for nothing
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
            [one] 1 noble to receive
           *[other] { $count } nobles to receive
        }
    }
splendor-step-payment =
    { $picked ->
        [one] Gold replaces this gem
       *[other] Gold replaces these { $picked } gems
    }{ $most ->
        [0] : pay like this?
       *[other] : pay, or choose one more?
    }
splendor-step-means =
    { $most ->
        [0] Pay like this?
       *[other] Pay like this, or choose one more?
    }
splendor-step-burn =
    { $least ->
        [0] Burn these?
        [one] One more { splendor-gem } card to burn
       *[other] { $least } more { splendor-gem } cards to burn
    }
splendor-step-discard =
    { $least ->
        [0] { $picked ->
            [one] Return this one?
           *[other] Return these { $picked }?
        }
        [one] One more token to return
       *[other] { $least } more tokens to return
    }
splendor-step-noble = Does this noble visit you?
splendor-step-city = Do you take this city?
splendor-step-post = Found this trading post?
splendor-step-rebate = Take this gem?
splendor-step-third = Take this gem too?
splendor-step-drawn = Keep this card?
splendor-step-pair = Does the pair card take this colour?
splendor-step-free = Does this card come along?
splendor-step-fort =
    { $way ->
        [place] Place a stronghold on this card?
        [remove] Remove this stronghold?
        [move] Move the stronghold to this card?
        [either] Place one here, or choose the card that this one moves to
       *[from] Choose the card that this stronghold moves to
    }
splendor-ask-again =
    { $count ->
        [one] One more colour
       *[other] { $count } more colours
    }, or { splendor-gem } again
splendor-ask-twice = Take this one, or { splendor-gem } again
splendor-ask-more =
    { $count ->
        [one] One more colour
       *[other] { $count } more colours
    }
splendor-ask-buy = Buy this card?
splendor-ask-card = What about this card?
splendor-ask-reserve =
    { $gold ->
        [0] Reserve it? No gold is left to come with it
       *[other] Reserve it? A gold token comes with it
    }
splendor-ask-either =
    { $gold ->
        [0] Buy it, or reserve it without gold?
       *[other] Buy it, or reserve it and get a gold token?
    }
splendor-ask-all = Take these, or choose another one instead

## What the buttons do

splendor-do-take =
    { $count ->
        [one] Take 1 gem
       *[other] Take { $count } gems
    }
splendor-do-reserve = Reserve
splendor-do-buy = Buy
splendor-do-buy-gold = Choose payment
splendor-do-pay =
    { $count ->
        [0] Pay
        [one] Pay, keep 1 gem
       *[other] Pay, keep { $count } gems
    }
splendor-do-burn = Burn these
splendor-do-discard = Return
splendor-do-noble = Receive
splendor-do-keep = Keep this one
splendor-do-post = Found
splendor-do-city = Take the city
splendor-do-pair = Pair here
splendor-do-free = Take for nothing
splendor-do-place = Place here
splendor-do-move = Move here
splendor-do-remove = Remove it
splendor-do-decline = No conquest

## What happened

splendor-log-take = { $seat } takes { splendor-gems }.
splendor-log-discard = { $seat } returns { splendor-gems }.
splendor-log-reserve =
    { $seat } reserves the { $card }{ $gold ->
        [true] { " " }and takes gold.
       *[false] { "" }; no gold left.
    }
    .terse = Reserves the { $card }.
splendor-log-reserve-blind =
    { $seat } reserves an unseen { $set ->
        [orient] Orient card
       *[other] card
    } of level { $level }{ $gold ->
        [true] { " " }and takes gold.
       *[false] { "" }; no gold left.
    }
    .terse = Reserves an unseen card.
splendor-log-show = { $seat } shows the reserved { $card }.
splendor-log-buy =
    { $seat } buys the { $card }{ $hand ->
        [true] { "" }, reserved earlier.
       *[false] { "" }.
    }
splendor-log-third = The trading post adds { splendor-gems } for { $seat }.
splendor-log-rebate = The trading post gives { $seat } { splendor-gems }.
splendor-log-draw =
    { $seat } draws { $count } { $set ->
        [orient] Orient cards
       *[other] cards
    } of level { $level }, to keep one.
splendor-log-sink = The other card goes under its deck.
splendor-log-free = { $seat } gets for nothing: { $card }.
splendor-log-pair = The pair card of { $seat } now counts as { splendor-gem }.
splendor-log-burn = Burned: { $card }.
splendor-log-fort-place =
    { $seat } { $moved ->
        [true] now fortifies
       *[false] fortifies
    } the { $card }{ $count ->
        [1] .
        [2] : two there.
       *[other] : three there.
    }
splendor-log-fort-remove = { $seat } removes { $owner }'s stronghold from the { $card }.
    .terse = Removes a stronghold.
splendor-log-conquest = { $seat } conquers the { $card }.
splendor-log-post =
    { $seat } founds the { $post }{ $points ->
        [0] .
        [one] : 1 point.
       *[other] : { $points } points.
    }
splendor-log-city =
    { $seat } takes the city { $city }{ $last_round ->
        [true] : this round is the last.
       *[false] .
    }
splendor-log-noble = The { $noble } visits { $seat }.
splendor-log-pass = { $seat } can do nothing and passes.
splendor-log-last-round = { $seat } has reached 15 points: this round is the last.
splendor-log-end = The game is over.

## Why something cannot be chosen

splendor-no-spare = None of these can be spared by gold in this purchase
splendor-no-gold-take = Only reserving brings gold
splendor-no-pile-empty = There is no { splendor-gem } left
splendor-no-take-combination = Take three different gems, or two alike from a pile of four or more
splendor-no-deck-empty = This deck is empty
splendor-no-reserve-full = Three cards are reserved already: buy one of them first
splendor-no-short =
    You still need { splendor-gems }{ $tokens ->
        [0] { $golden ->
            [0] { "" }
            [one] ; one two-gold card is too few
           *[other] ; { $golden } two-gold cards are too few
        }
        [one] { $golden ->
            [0] ; one gold token is too few
            [one] ; one gold token and one two-gold card are too few
           *[other] ; one gold token and { $golden } two-gold cards are too few
        }
       *[other] { $golden ->
            [0] ; { $tokens } gold tokens are too few
            [one] ; { $tokens } gold tokens and one two-gold card are too few
           *[other] ; { $tokens } gold tokens and { $golden } two-gold cards are too few
        }
    }
splendor-no-gold-power = Gold is never given by a trading post
splendor-no-third-same = The third gem has another colour than the two
splendor-no-pair-column = A pair card needs a column with a bonus of its own
splendor-no-pair = A pair card needs a card with a bonus in front of you
splendor-no-free-level = Only a face-up card of level { $level } comes along
splendor-no-burn =
    { $held ->
        [0] It costs { $count } { splendor-gem } cards to burn; you have none
        [one] It costs { $count } { splendor-gem } cards to burn; you have only one
       *[other] It costs { $count } { splendor-gem } cards to burn; you have { $held }
    }
splendor-no-burn-this = Only { splendor-gem } cards burn for it, those paired with that colour first
splendor-no-closed = Strongholds of { $owner } close this card
splendor-no-supply = All your strongholds stand on cards: move one of them
splendor-no-remove-many = Only a stronghold that stands alone can be removed
splendor-no-post = It comes by itself once your cards suffice
splendor-no-post-twice = You have this trading post already
splendor-no-city = It comes by itself once points and cards suffice
splendor-no-noble = A noble comes by itself once your cards suffice

## Scores and facts

splendor-score-cards = From cards
splendor-score-nobles = From nobles
splendor-score-posts = From trading posts
splendor-rank-city = City
splendor-tie-cards = fewer cards

splendor-goal-points = Goal: { $goal }
splendor-goal-cities = Goal: a city
splendor-goal-last = Last round
splendor-fact-points = Ending a turn with { $goal } points triggers the last round
splendor-fact-cities = Taking a city triggers the last round
splendor-fact-last = This is the last round
splendor-plaque-last = Last
splendor-plaque-round = round

splendor-power =
    { $power ->
        [token] After each purchase you take a gem
        [draw] Unseen reserves: you draw two cards, keep one
        [third] Two alike bring a third gem of another colour
        [gold] Each gold pays for two gems of one colour
       *[points] Each of your trading posts brings 1 point
    }
splendor-gives =
    Saves one { splendor-gem } in every later purchase; { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
splendor-costs = Price: { splendor-gems }
splendor-asks = Asks for { $cards }
splendor-effect-pair = Takes the colour of one of your columns: a bonus and a card more
splendor-effect-free = Brings a face-up card of level { $level } along for nothing
splendor-effect-double = Saves two { splendor-gem } gems, but counts as one card
splendor-effect-gold = Burn it in a purchase for { $count } gold; what is left over is lost
splendor-effect-burn = Costs no gems: burn { $count } { splendor-gem } cards of your own
splendor-known-gold = Stands for any gem
splendor-known-pile =
    { $count ->
        [1] { $count } left: two alike want four of them
        [2] { $count } left: two alike want four of them
        [3] { $count } left: two alike want four of them
       *[other] { $count } left: enough for taking two alike
    }
splendor-known-return =
    { $count ->
        [0] One of these goes back, none stays
        [one] One of these goes back, { $count } stays
       *[other] One of these goes back, { $count } stay
    }
splendor-known-gem = Each pays for one { splendor-gem } of a price
splendor-known-golden = Burned in a purchase each is worth two gold
splendor-known-column =
    { $count ->
        [one] It counts as 1 card
       *[other] It counts as { $count } cards
    }
splendor-known-alone = You can remove the stronghold of { $owner }
splendor-known-hidden =
    { $mine ->
        [true] Choose it to look at it alone, behind the curtain
       *[false] Only its owner may look at it
    }
splendor-known-noble =
    It comes by itself at the end of a turn and brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }
splendor-known-city = Taking it triggers the last round
splendor-known-forts = On a card they close it to all others
splendor-known-forts-when = After each purchase one is placed, moved or removed
splendor-known-holds = Holds { splendor-gems }
splendor-known-total = No more than { $count } may be kept at the end of a turn
splendor-known-hand =
    { $count ->
        [one] 1 card; the Overview shows it
       *[other] { $count } cards; the Overview shows them
    }
splendor-known-deck =
    { $count ->
        [0] None is left
        [one] 1 card is left; it can be reserved unseen
       *[other] { $count } cards are left; the top one can be reserved unseen
    }
splendor-known-bonus =
    { $count ->
        [0] Every { splendor-gem } card bought saves 1 { splendor-gem } in later purchases
        [one] Saves 1 { splendor-gem } in every purchase
       *[other] Saves { $count } { splendor-gem } gems in every purchase
    }
splendor-lacks = You still need { $lacks }
splendor-meets = Everything it asks for is there

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
            [0] { "" }
           *[other] { ", " }
        }{ $other } of one { $some ->
            [0] colour
           *[other] other colour
        }
    }{ $prestige ->
        [0] { "" }
       *[other] { $named ->
            [0] { $other ->
                [0] { "" }
               *[other] { "; " }
            }
           *[other] { "; " }
        }{ $prestige ->
            [one] 1 point
           *[other] { $prestige } points
        }
    }

## The rules in short

splendor-help-goal = The goal
splendor-help-goal-text = You trade in gems along the Silk Road. Gems buy cards, and every card you own makes the next ones cheaper. The dearer cards carry points in their head, and nobles bring three each. Whoever has the most points when the last round ends wins.
splendor-help-goal-cities = The goal
splendor-help-goal-cities-text = Gems buy cards, and every card you own makes the next ones cheaper. Dear cards carry points. With points and cards enough you take a city, which triggers the last round. Among the players who then have a city, the one with the most points wins.
splendor-help-take = Taking gems
splendor-help-take-text = A turn is one action. The first: take three gems of three different colours from the bank. Only when fewer than three colours are left there do you take fewer. The second: take two gems of one colour, if its pile holds at least four before you take. Gold is never taken this way.
splendor-help-reserve = Reserving a card
splendor-help-reserve-text = The third action: take a face-up card into your hand, or the top card of a deck unseen, and a gold token with it if the bank has one. A card from a deck stays face down; choose it in your turn to see it alone, behind the curtain. You may hold three reserved cards, and only buying them gets rid of them. One left over at the end costs nothing.
splendor-help-buy = Buying a card
splendor-help-buy-text = The fourth action: buy a face-up card or one you have reserved. The foot of the card shows the gems to pay back to the bank. A gold token stands for any gem, also for one that you own: if there is more than one way to pay, you may choose. The empty place in the row is filled from its deck at once.
splendor-help-bonus = Bonuses
splendor-help-bonus-text = Every card in front of you saves you one gem of its colour in all later purchases. Two red cards make a price of three rubies cost one. With enough cards a purchase can be free, but no change is given for bonuses left over.
splendor-help-limit = Ten tokens at most
splendor-help-limit-text = During your turn you may hold any number of tokens, but at its end no more than ten, gold included. What is above ten goes back to the bank; you choose what, even the ones just taken.
splendor-help-noble = Nobles
splendor-help-noble-text = At the end of your turn a noble visits you as soon as you own the cards it asks for; gems do not count. That is no action and cannot be refused. If several would come you choose one, the others may come in a later turn.
splendor-help-end = The end
splendor-help-end-text = When somebody ends a turn with 15 points or more, the round is finished, so that everyone has had the same number of turns. The player with the most points wins. A tie goes to the player with fewer cards in front; if that is equal too, the victory is shared.
splendor-help-cities = Cities
splendor-help-cities-text = In place of the nobles three city tiles lie on the table. A city asks for points and for cards; the sign of all colours means cards of any one colour that the tile does not name. At the end of your turn you take a city whose demands you meet, one in a game. That triggers the last round; 15 points do not. Among the players who then have a city, the most points win, or the fewest cards if points are equal.
splendor-help-posts = Trading posts
splendor-help-posts-text = After the nobles, at the end of your turn, you found a trading post for which your cards suffice: at most one a turn, none twice, and it is yours to the end. The first gives a gem after every purchase, even one just spent. The second lets you draw two cards for an unseen reserve: keep one, the other goes under its deck. The third adds a gem of another colour when you take two alike.
splendor-help-powers = Gold and points of the posts
splendor-help-powers-text = The fourth lets every gold pay for up to two gems of one colour; what is too much is lost, and for the limit of ten a gold is still one token. The fifth brings a point for each of your trading posts, itself and later ones among them.
splendor-help-orient = Orient: pairs, doubles, gold
splendor-help-orient-text = Beside the four cards of each row lie two of Orient, with a deck of their own. A pair card takes the colour of one of your columns for good: a bonus of one, and a card more. A double bonus saves two gems, but is one card for nobles, posts, cities and ties. A two-gold card is burned during a purchase for two gold; what is left over is lost.
splendor-help-chains = Orient: free cards, burning
splendor-help-chains-text = Some cards bring a face-up card of the level below along for nothing; that is no purchase, but what the card does happens, so one may lead to another. Other cards cost two cards of a colour instead of gems: these are burned, paired ones first, and with them their bonuses and points go. Nobles and posts stay.
splendor-help-strongholds = Strongholds
splendor-help-strongholds-text = After every purchase, before the place is filled, you place a stronghold, move one of yours, or remove a rival's that stands alone. A card with strongholds can only be bought or reserved by their owner, who gets them back then. Nobody places one beside a rival's.
splendor-help-conquest = Conquest
splendor-help-conquest-text = With all three on one card you may buy that card as well, after any action of yours: the tokens and cards just gained count. Then another stronghold is placed, moved or removed, and only then the empty places are filled.

## About this edition

splendor-about-edition = A table made by players for Splendor, known in Iran as Kahroba, and its four expansions in their new edition: Cities and Trading Posts (The Silk Road), Orient and Strongholds (The Sun Never Sets). It is not connected with the publisher or the authors of the game. Pictures, sounds, names of nobles and trading posts and all texts are our own.
splendor-about-data = The 120 cards, the 12 nobles, the 14 sides of the cities and the 5 trading posts have the printed prices and needs, each confirmed by more than one public source; no table is reconstructed. The sources disagree about one side only: the Madrid that asks for diamonds has 3 onyx cards here, and 3 sapphire cards in one source. Who owns the game and finds a difference can correct it in assets/data/splendor.

## What an action costs and brings

splendor-preview-pay = Pays { splendor-gems }
splendor-preview-golden =
    Burns { $count ->
        [one] a two-gold card
       *[other] { $count } two-gold cards
    }{ $paid ->
        [0] { "" }
       *[other] , pays { splendor-gems }
    }
splendor-preview-free = Costs nothing: the bonuses cover it
splendor-preview-return =
    { $count ->
        [one] Then 1 token must go back
       *[other] Then { $count } tokens must go back
    }
splendor-preview-tokens = Tokens then: { $have } of { $limit }
splendor-preview-over = Tokens then: { $have }. You may conquer before those above { $limit } go back
splendor-preview-choose =
    { $asked ->
        [burn] Next you choose which cards burn
        [means] Next you choose which two-gold cards burn and which gems stay
       *[payment] Next you choose what gold replaces
    }
splendor-preview-unseen =
    { $count ->
        [one] Takes the top card unseen; in your turn you can look at it
       *[other] Draws the { $count } top cards unseen: you keep one
    }
splendor-preview-burn = Burns { $cards }
splendor-then-noble =
    Then the { $tile } visits you{ $points ->
        [one] : 1 point
       *[other] : { $points } points
    }
splendor-then-post =
    Then you found the { $tile }{ $points ->
        [0] { "" }
        [one] : 1 point
       *[other] : { $points } points
    }
splendor-then-city =
    Then you take the city { $tile }{ $last ->
        [true] : this round is the last
       *[false] { "" }
    }
splendor-then-one =
    { $sort ->
        [noble] Then one of { $count } nobles visits you
        [post] Then you found one of { $count } trading posts
       *[city] Then you take one of { $count } cities{ $last ->
            [true] : this round is the last
           *[false] { "" }
        }
    }
splendor-then-free = Then it brings the { $card } along for nothing
splendor-then-pair = Then the pair card counts as { splendor-gem }
splendor-then-last = Then this round is the last
splendor-preview-no-purchase = Costs nothing, and is no purchase
splendor-preview-pair = Your { splendor-gem } bonus grows from { $have } to { $then }
splendor-preview-points =
    { $points ->
        [one] Brings 1 point
       *[other] Brings { $points } points
    }
splendor-preview-city =
    { $called ->
        [true] You are among those who may win
       *[false] Triggers the last round
    }
splendor-preview-fort =
    { $count ->
        [1] Only you may buy or reserve that card then
        [2] Your second there: one more allows a conquest
       *[other] All three there: { $now ->
            [true] you may buy that card at once
           *[false] in a later turn you may buy that card besides your action
        }
    }

## Where to press

splendor-help-take-press = Choose the gems beside the cards one after the other, then the button for taking them below.
splendor-help-reserve-press = Choose a card or a deck, then the button for reserving it below.
splendor-help-buy-press = Choose a card in the rows or one of your reserved ones, then the button for buying it below. What it costs you is shown there.
splendor-help-limit-press = Choose tokens in your own panel, then the button for returning them below.
splendor-help-noble-press = Choose one of the nobles above the cards.
splendor-help-posts-press = They come by themselves; if there are several, choose one above the cards.
splendor-help-orient-press = For a pair card choose one of the columns in your own panel.
splendor-help-chains-press = Choose the card that comes along in the rows.
splendor-help-strongholds-press = Choose a card and then the button; to move one, choose the card it stands on first.
splendor-help-conquest-press = Choose the card under your strongholds, or the button for letting it be.
splendor-help-cities-press = They come by themselves; if there are several, choose one above the cards.

## The signs

splendor-sign-gem = A gem of one colour; each colour has its own cut
splendor-sign-gold = Gold: stands for any gem
splendor-sign-price = A card: points at the top left, its bonus at the top right, its price at the foot
splendor-sign-bonus = Cards of a colour that a player owns: so much is saved
splendor-sign-tokens = Tokens that a player holds
splendor-sign-noble = A noble: three points for the cards shown on it
splendor-sign-deck = A deck: how many cards are left; the dots tell its level
splendor-sign-pile = A pile of the bank: how many tokens are left
splendor-sign-count = A bonus larger than the cards behind it: the small number counts the cards
splendor-sign-total = Tokens held, of the ten that may be kept
splendor-sign-goal = What triggers the last round
splendor-sign-pair = A pair card: takes the colour of one of your columns
splendor-sign-free = The violet disc: a face-up card of the level of its dots comes along for nothing
splendor-sign-gold-card = Burn it in a purchase for two gold
splendor-sign-burn = The flame: burn cards of that colour as the price
splendor-sign-city = A city: points and cards it asks for; the disc of all colours means any one other colour
splendor-sign-post = A trading post: its demands, its power, and at the side who has founded it
splendor-sign-near = On the nearest tile: a check for what you have, a red number for what is missing
splendor-sign-fort = Strongholds: only their owner may buy or reserve the card

## The expansions at setup

splendor-option-cities = Cities
splendor-option-cities-true = With
splendor-option-cities-false = Without
splendor-option-cities-text = Whoever takes a city ends the game
splendor-option-posts = Trading Posts
splendor-option-posts-true = With
splendor-option-posts-false = Without
splendor-option-posts-text = Enough cards earn lasting powers
splendor-option-orient = Orient
splendor-option-orient-true = With
splendor-option-orient-false = Without
splendor-option-orient-text = 30 cards: pairs, doubles, gifts
splendor-option-strongholds = Strongholds
splendor-option-strongholds-true = With
splendor-option-strongholds-false = Without
splendor-option-strongholds-text = Close cards to rivals, conquer

## Hints

splendor-why-points = It brings points at once.
splendor-why-engine = It makes later cards cheaper.
splendor-why-tokens = It brings gems for what comes next.
splendor-why-gold = It brings gold, which stands for every colour.
splendor-why-hand = It frees a place for a reserved card.
splendor-why-reach = It prepares the purchase of a good card.
splendor-why-nobles = It brings a noble nearer.
splendor-why-posts = It brings a trading post nearer.
splendor-why-cities = It brings a city nearer.
splendor-why-golden = It brings a card that pays like gold.
splendor-why-forts = It keeps a good card for you.
splendor-why-prevents = It takes away what another player needs.
splendor-why-ends = It ends the game while things stand well for you.
