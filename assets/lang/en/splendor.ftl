### Kahroba (Splendor). The Persian file holds the same keys.

splendor-name = Kahroba
splendor-tagline = Gems, cards and noble guests
splendor-box = Take gems, buy cards with them, and let the cards pay for dearer ones. From 15 points on it is the last round.

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
            [one] a gold coin
           *[other] { $gold } gold coins
        }
    }

splendor-gems = { splendor-some-white }{ splendor-some-blue }{ splendor-some-green }{ splendor-some-red }{ splendor-some-black }{ splendor-some-gold }

## The pieces by name

splendor-card =
    { splendor-gem-title } card (level { $level }{ $points ->
        [0] )
        [one] , 1 point)
       *[other] , { $points } points)
    }
splendor-noble =
    { $id ->
        [N01] Seal of the Fountain
        [N02] Seal of the Peacock
        [N03] Seal of the Pomegranate
        [N04] Seal of the Tulip
        [N05] Seal of the Crane
        [N06] Seal of the Cypress
        [N07] Seal of the Garden
        [N08] Seal of the Lantern
        [N09] Seal of the Falcon
        [N10] Seal of the Crescent
       *[other] Noble guest
    }

splendor-deck = Deck of level { $level }
splendor-hidden = Face-down card of level { $level }
splendor-bank = { splendor-gem-title } in the bank
splendor-tokens = { splendor-gem-title } of { $seat }
splendor-bonus = { splendor-gem-title } bonus of { $seat }
splendor-market = Row of level { $level }
splendor-guest = Place of a noble
splendor-reserve = Reserved card of { $seat }
splendor-nobles = Nobles of { $seat }

## What is asked

splendor-choose-action = Take gems, reserve a card or buy one
splendor-choose-payment = Gold may stand for your gems: point at those you want to keep, then pay
splendor-choose-discard =
    { $count ->
        [one] More than ten tokens: return one
       *[other] More than ten tokens: return { $count }
    }
splendor-choose-noble = More than one noble would visit you: choose one

## What the buttons do

splendor-do-take =
    { $count ->
        [one] Take 1 gem
       *[other] Take { $count } gems
    }
splendor-do-reserve = Reserve
splendor-do-buy = Buy
splendor-do-buy-gold = Buy with gold of choice
splendor-do-pay =
    { $count ->
        [0] Pay with own gems first
        [one] Pay, gold for 1 more gem
       *[other] Pay, gold for { $count } more gems
    }
splendor-do-discard = Return
splendor-do-noble = Receive

## What happened

splendor-log-take = { $seat } takes { splendor-gems }.
splendor-log-discard = { $seat } returns { splendor-gems }.
splendor-log-reserve =
    { $seat } reserves the { $card }{ $gold ->
        [true] { " " }and takes a gold coin.
       *[false] { "" }; no gold is left.
    }
splendor-log-reserve-blind =
    { $seat } reserves an unseen card of level { $level }{ $gold ->
        [true] { " " }and takes a gold coin.
       *[false] { "" }; no gold is left.
    }
splendor-log-show = { $seat } lays a card from the hand open: { $card }.
splendor-log-buy =
    { $seat } buys the { $card }{ $hand ->
        [true] { "" }, reserved earlier.
       *[false] { "" }.
    }
splendor-log-noble = The { $noble } goes to { $seat }.
splendor-log-pass = { $seat } can do nothing and passes.
splendor-log-last-round = { $seat } has reached 15 points: this round is the last.
splendor-log-end = The game is over.

## Why something cannot be chosen

splendor-no-spare = None of these can be spared by gold in this purchase
splendor-no-gold-take = Gold comes only with reserving a card
splendor-no-pile-empty = There is no { splendor-gem } left
splendor-no-take-combination = Take three different gems, or two alike from a pile of four or more
splendor-no-deck-empty = This deck is empty
splendor-no-reserve-full = Three cards are reserved already: buy one of them first
splendor-no-short =
    Still missing: { splendor-gems }{ $held ->
        [0] { "" }
        [one] ; your one gold coin is not enough
       *[other] ; your { $held } gold coins are not enough
    }
splendor-no-noble = Nobles come by themselves at the end of a turn, when your cards suffice

## Scores and facts

splendor-score-cards = Cards
splendor-score-nobles = Nobles
splendor-tie-cards = Fewer cards

## The rules in short

splendor-help-goal = The goal
splendor-help-goal-text = You trade in gems along the Silk Road. Gems buy cards, and every card you own makes the next ones cheaper. The dearer cards carry prestige points in their head, and nobles bring three each. Who has most points when the last round ends wins.
splendor-help-take = Taking gems
splendor-help-take-text = A turn is one action. The first: take three gems of three different colours from the bank. Only when fewer than three colours are left there do you take fewer. The second: take two gems of one colour, if its pile holds at least four before you take. Gold is never taken this way.
splendor-help-reserve = Reserving a card
splendor-help-reserve-text = The third action: take a face-up card into your hand, or the top card of a deck unseen, and a gold coin with it if the bank has one. A card from a deck stays face down; choose it in your turn to see it alone, behind the curtain. You may hold three reserved cards, and only buying them gets rid of them. One left over at the end costs nothing.
splendor-help-buy = Buying a card
splendor-help-buy-text = The fourth action: buy a face-up card or one you have reserved. The foot of the card shows the gems to pay back to the bank. A gold coin stands for any gem, also for one that you own: if there is more than one way to pay, you may choose. The empty place in the row is filled from its deck at once.
splendor-help-bonus = Bonuses
splendor-help-bonus-text = Every card you have bought saves you one gem of its colour in all later purchases. Two red cards make a price of three rubies cost one. With enough cards a purchase can be free, but no change is given for bonuses left over.
splendor-help-limit = Ten tokens at most
splendor-help-limit-text = During your turn you may hold any number of tokens, but at its end no more than ten, gold included. What is above ten goes back to the bank; you choose what, even the ones just taken.
splendor-help-noble = Nobles
splendor-help-noble-text = At the end of your turn a noble visits you as soon as your bought cards show the bonuses that its seal asks for; gems do not count. That is no action and cannot be refused. If several would come you choose one, the others may come in a later turn.
splendor-help-end = The end
splendor-help-end-text = When somebody ends a turn with 15 points or more, the round is finished so that all have had the same number of turns. The most points win. A tie goes to the player with fewer bought cards; if that is equal too, the victory is shared.

## About this edition

splendor-about-edition = A table made by players for the base game of Splendor, known in Iran as Kahroba. It is not connected with the publisher or the authors of the game. Pictures, sounds, names of the nobles and all texts are our own.
splendor-about-data = The 90 cards and the 10 nobles have the printed prices and needs, each confirmed by more than one public source; no table is reconstructed. Who owns the game and finds a difference can correct it in assets/data/splendor.

## What an action costs and brings

splendor-preview-pay = Pays { splendor-gems }
splendor-preview-free = Costs nothing: the bonuses cover it

## Where to press

splendor-help-take-press = Choose the gems beside the cards one after the other, then the button for taking them below.
splendor-help-reserve-press = Choose a card or a deck, then the button for reserving it below.
splendor-help-buy-press = Choose a card in the rows or one of your reserved ones, then the button for buying it below. What it costs you is shown there.
splendor-help-limit-press = Choose tokens in your own panel, then the button for returning them below.
splendor-help-noble-press = Choose one of the nobles above the cards.

## The signs

splendor-sign-gem = A gem of one colour; each colour has its own cut
splendor-sign-gold = Gold: stands for any gem
splendor-sign-price = A card: points at the top left, its bonus at the top right, its price at the foot
splendor-sign-bonus = Cards of a colour that a player owns: so much is saved
splendor-sign-tokens = Tokens that a player holds
splendor-sign-noble = A noble: three points for the bonuses beside the seal
splendor-sign-deck = A deck: how many cards are left; the dots tell its level
splendor-sign-pile = A pile of the bank: how many tokens are left

## Hints

splendor-why-points = It brings prestige at once.
splendor-why-engine = It makes later cards cheaper.
splendor-why-tokens = It brings tokens for what comes next.
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
