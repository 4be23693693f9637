### Istanbul: The Dice Game. The Persian file holds the same keys.

istanbul_dice-name = Istanbul: The Dice Game
istanbul_dice-tagline = Dice, goods and rubies in the bazaar of Istanbul
istanbul_dice-aim = Roll for goods and lira, and turn them into rubies.
istanbul_dice-box = Roll dice, take two actions each turn, and turn goods and lira into rubies before the others do.

## Goods: their names are uncounted, so that "2 cloth" and "1 cloth" are both right

-istanbul_dice-cloth = { $case ->
        [upper] Cloth
       *[lower] cloth
    }
-istanbul_dice-fruit = { $case ->
        [upper] Fruit
       *[lower] fruit
    }
-istanbul_dice-spice = { $case ->
        [upper] Spice
       *[lower] spice
    }
-istanbul_dice-jewellery = { $case ->
        [upper] Jewellery
       *[lower] jewellery
    }

istanbul_dice-many =
    { $color ->
        [red] { -istanbul_dice-cloth }
        [yellow] { -istanbul_dice-fruit }
        [green] { -istanbul_dice-spice }
       *[blue] { -istanbul_dice-jewellery }
    }
istanbul_dice-goods =
    { $color ->
        [any] { $count ->
            [one] 1 good of any kind
           *[other] { $count } goods of any kind
        }
        [each] { $count ->
            [one] 1 good of each kind
           *[other] { $count } goods of each kind
        }
        [different] { $count } different goods
        [brown] { $count ->
            [one] 1 brown good
           *[other] { $count } brown goods
        }
        [lira] { $count } lira
        [crystal] { $count ->
            [one] 1 crystal
           *[other] { $count } crystals
        }
        [tile] { $count ->
            [one] 1 mosque tile
           *[other] { $count } mosque tiles
        }
       *[other] { istanbul_dice-kind }
    }
istanbul_dice-kind = { $count } { istanbul_dice-many }
istanbul_dice-nothing = nothing
istanbul_dice-shown =
    { $face ->
        [coin] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [card] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { istanbul_dice-kind }
    }
istanbul_dice-next-ruby = a ruby from any area but the mosque

## Names

istanbul_dice-good =
    { $good ->
        [red] { -istanbul_dice-cloth(case: "upper") } (red)
        [yellow] { -istanbul_dice-fruit(case: "upper") } (yellow)
        [green] { -istanbul_dice-spice(case: "upper") } (green)
        [blue] { -istanbul_dice-jewellery(case: "upper") } (blue)
        [brown] Brown goods (wild)
        [lira] Lira
       *[crystal] Crystals
    }
istanbul_dice-die = Die
istanbul_dice-face =
    { $face ->
        [red] Red { -istanbul_dice-cloth } dice
        [yellow] Yellow { -istanbul_dice-fruit } dice
        [green] Green { -istanbul_dice-spice } dice
        [blue] Blue { -istanbul_dice-jewellery } dice
        [coin] Coin dice
       *[card] Card dice
    }
istanbul_dice-cup = Unrolled dice
istanbul_dice-no-cards = No bazaar card in play
istanbul_dice-last = Last bazaar card
istanbul_dice-heap =
    { $pile ->
        [deck] Bazaar cards
       *[discard] Discarded
    }
istanbul_dice-sold-out = Sold out
istanbul_dice-aside = Used dice
istanbul_dice-area =
    { $area ->
        [red] { -istanbul_dice-cloth(case: "upper") } area
        [yellow] { -istanbul_dice-fruit(case: "upper") } area
        [green] { -istanbul_dice-spice(case: "upper") } area
        [blue] { -istanbul_dice-jewellery(case: "upper") } area
        [left] Left carpet
        [right] Right carpet
       *[mosque] Mosque
    }
istanbul_dice-ruby =
    { $area ->
        [left] Left carpet ruby
        [right] Right carpet ruby
        [mosque] Mosque ruby
        [red] { -istanbul_dice-cloth(case: "upper") } ruby
        [yellow] { -istanbul_dice-fruit(case: "upper") } ruby
        [green] { -istanbul_dice-spice(case: "upper") } ruby
       *[blue] { -istanbul_dice-jewellery(case: "upper") } ruby
    }
istanbul_dice-tile = Mosque tile ({ $effect })
istanbul_dice-card = Bazaar card
istanbul_dice-hidden =
    { $kind ->
        [card] Face-down bazaar card
       *[tile] Face-down mosque tile
    }
istanbul_dice-display = Mosque tile display
istanbul_dice-space =
    { $space ->
        [pair] Two of a kind
        [two] Two different
        [three] Three different
        [four] Four different
        [lira] Lira
        [cards] Cards
        [tile] Mosque tile
       *[ruby] Ruby
    }
istanbul_dice-supply = { istanbul_dice-good } in the supply
istanbul_dice-token = { istanbul_dice-good }
istanbul_dice-deck = Bazaar card deck
istanbul_dice-discard = Bazaar card discard pile
istanbul_dice-pile = Mosque tile stack
istanbul_dice-drawn = Drawn cards
istanbul_dice-carried = Card being resolved
istanbul_dice-answers = Waiting for
istanbul_dice-answer = { $seat }’s answer
istanbul_dice-owned =
    { $good ->
        [red] { $seat }’s { -istanbul_dice-cloth } (red)
        [yellow] { $seat }’s { -istanbul_dice-fruit } (yellow)
        [green] { $seat }’s { -istanbul_dice-spice } (green)
        [blue] { $seat }’s { -istanbul_dice-jewellery } (blue)
        [brown] { $seat }’s brown goods (wild)
        [lira] { $seat }’s lira
       *[crystal] { $seat }’s crystals
    }
istanbul_dice-rubies = { $seat }’s rubies
istanbul_dice-tiles = { $seat }’s mosque tiles
istanbul_dice-dice = { $seat }’s extra dice

## Mosque tiles and bazaar cards

istanbul_dice-effect-income = { $gains } each turn
istanbul_dice-effect-card = 1 bazaar card each turn
istanbul_dice-effect-action = 1 extra action each turn
istanbul_dice-effect-lira = { $gains } with the lira action
istanbul_dice-effect-die = 1 extra die
istanbul_dice-card-active = the active player gains { $part }
istanbul_dice-card-others = others may take { $part }
istanbul_dice-card-plain = { $brought }
istanbul_dice-card-or = { $one } or { $other }
istanbul_dice-card-brown =
    { $count ->
        [one] { $brought } for holding a brown good
       *[other] { $brought } for holding { $count } brown goods
    }
istanbul_dice-card-dice =
    { $count ->
        [one] { $brought } for using a card die this turn
       *[other] { $brought } for using { $count } card dice this turn
    }
istanbul_dice-card-price = { $brought } for { $price }

## Prompts

istanbul_dice-choose-reveal =
    { $count ->
        [one] Reveal the bazaar card from your mosque tile
       *[other] Reveal a bazaar card ({ $count } to reveal)
    }
    .short =
        { $count ->
            [one] Reveal the bazaar card
           *[other] Reveal a bazaar card ({ $count })
        }
istanbul_dice-choose-roll = Roll your { $count } dice
istanbul_dice-choose-action =
    { $reroll ->
        [true] Take an action, or choose dice to reroll
       *[false] { $count ->
            [one] Take your last action
           *[other] Take an action ({ $count } left)
        }
    }
    .short =
        { $reroll ->
            [true] Take an action, or reroll dice
           *[false] { $count ->
                [one] Take your last action
               *[other] Take an action ({ $count } left)
            }
        }
istanbul_dice-choose-card = Choose a card to resolve
    .short = Choose a card
istanbul_dice-choose-offer =
    { $active ->
        [true] Resolve the card, or take 1 lira
       *[false] Accept or decline the card
    }
istanbul_dice-choose-payment =
    { $count ->
        [one] Choose 1 more good to pay
       *[other] Choose { $count } goods to pay
    }
istanbul_dice-ask-offer =
    { $active ->
        [true] Accept { $part }, or take 1 lira
       *[false] Accept { $part }, or decline
    }
    .short =
        { $active ->
            [true] Accept, or take 1 lira
           *[false] Accept this offer, or decline
        }
istanbul_dice-ask-payment =
    { $more ->
        [true] { $count ->
            [one] Choose 1 more good for “{ $source }”
           *[other] Choose { $count } more goods for “{ $source }”
        }
       *[false] { $count ->
            [one] Choose 1 good for “{ $source }”
           *[other] Choose { $count } goods for “{ $source }”
        }
    }
    .short =
        { $more ->
            [true] { $count ->
                [one] Choose 1 more good
               *[other] Choose { $count } more goods
            }
           *[false] { $count ->
                [one] Choose 1 good
               *[other] Choose { $count } goods
            }
        }
istanbul_dice-step-payment =
    { $count ->
        [0] Pay for “{ $source }” with this?
       *[other] Pay for “{ $source }” with this? ({ $count } more needed)
    }
    .short =
        { $count ->
            [0] Pay with this?
           *[other] Pay with this? ({ $count } more)
        }
istanbul_dice-step-card = Resolve this card? The rest are discarded
    .short = Resolve only this card?
istanbul_dice-step-removal = Discard this mosque tile?
istanbul_dice-step-tile = Take this mosque tile?
istanbul_dice-step-ruby = Take the next ruby here?
istanbul_dice-ask-reroll =
    { $more ->
        [true] { $count ->
            [one] Reroll this die, or add more
           *[other] Reroll { $count } dice, or add more
        }
       *[false] { $count ->
            [one] Reroll this die?
           *[other] Reroll all { $count } dice?
        }
    }
    .short =
        { $more ->
            [true] Reroll, or add more dice
           *[false] { $count ->
                [one] Reroll this die?
               *[other] Reroll { $count } dice?
            }
        }
istanbul_dice-ask-taken =
    { $count ->
        [0] { istanbul_dice-ask-confirm }
        [one] Choose a good from the supply
       *[other] Choose { $count } goods from the supply
    }
istanbul_dice-ask-way =
    { $count ->
        [one] Choose the lit action that gives this
       *[other] Choose two of a kind (1 good) or four different (2 goods)
    }
istanbul_dice-ask-confirm = Take this action?
istanbul_dice-choose-removal = Choose a mosque tile to discard
    .short = Choose a tile to discard
istanbul_dice-choose-tile = Choose a mosque tile from the display
    .short = Choose a mosque tile
istanbul_dice-choose-ruby = Choose an area and take its next ruby
    .short = Choose an area for your ruby

istanbul_dice-fact-goal = Goal: { $goal } rubies
istanbul_dice-fact-last = Final round
istanbul_dice-last-round = Final round: every player finishes it
istanbul_dice-way-take = Choose a mosque tile to take
    .short = Choose a tile to take
istanbul_dice-way-buy = Choose a ruby to buy
istanbul_dice-warn-missed = You can still { $what }. Press again to end your turn.
istanbul_dice-missed =
    { $verb ->
        [buy] buy a ruby
        [take] take a mosque tile
        [collect] take lira
        [draw] draw cards
       *[trade] trade goods
    }
istanbul_dice-warn-nothing = You would have no more than before. Press again to do it anyway.
istanbul_dice-warn-lacking = You would miss out on { $what }. Press again to do it anyway.
istanbul_dice-warn-few = This is your last action: the other card dice would be wasted. Press again to draw fewer.
istanbul_dice-warn-free =
    { $verb ->
        [decline] Accepting costs you nothing. Press again to decline.
       *[fallback] Accepting costs you nothing. Press again to take 1 lira instead.
    }

## Buttons

istanbul_dice-do-reveal = Reveal a card
istanbul_dice-do-roll = Roll the dice
istanbul_dice-do-reroll =
    { $count ->
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
istanbul_dice-do-trade =
    { $space ->
        [two] Take a crystal
        [three] Take a brown good
        [four] Take these goods
       *[pair] Take { istanbul_dice-one }
    }
istanbul_dice-do-collect = Take the lira
istanbul_dice-do-draw =
    { $amount ->
        [one] Draw 1 card
       *[other] Draw { $amount } cards
    }
istanbul_dice-do-take = Take the tile
istanbul_dice-do-buy = Buy the ruby
istanbul_dice-do-choose = Choose payment
    .short = Choose goods
istanbul_dice-do-pay = Pay with this
istanbul_dice-do-rest = Pay the rest automatically
istanbul_dice-do-end = End your turn
istanbul_dice-do-carry = Resolve this card
istanbul_dice-do-accept =
    { $way ->
        [accept] Accept
        [lira] Take lira
        [crystal] Take a crystal
        [ruby] Take the ruby
        [tile] Take a tile
       *[other] Take goods
    }
istanbul_dice-do-fallback = Take 1 lira
istanbul_dice-do-decline = Decline
istanbul_dice-do-pick = Take this tile
istanbul_dice-do-claim = Take the ruby
istanbul_dice-do-drop = Discard this tile

## Previews: what an action costs and gains

istanbul_dice-preview-roll = All your dice at once; a crystal lets you reroll some
istanbul_dice-preview-end = Unused dice and actions are wasted
istanbul_dice-preview-decline = Pay nothing, gain nothing
istanbul_dice-preview-with = Pay with “{ $thing }”
istanbul_dice-preview-choose = Choose the dice and tokens to pay with
istanbul_dice-preview-reroll = A reroll costs { istanbul_dice-crystal-of }
istanbul_dice-preview-pay =
    { $dice ->
        [0] Pay { $what }
       *[other] { $supply ->
            [0] Pay with dice ({ $shown })
           *[other] Pay with dice ({ $shown }) and { $what }
        }
    }
    .short =
        { $dice ->
            [0] Pay { $what }
           *[other] { $supply ->
                [0] Pay dice ({ $shown })
               *[other] Pay dice ({ $shown }) and { $what }
            }
        }
istanbul_dice-preview-draw =
    { $count ->
        [one] Draw 1 bazaar card and resolve it
       *[other] Draw { $count } bazaar cards, resolve 1
    }
istanbul_dice-unmet =
    { $lack ->
        [tile] You have no mosque tile
        [gone] Nothing is left to take
        [dice] You used too few card dice
        [few] You need { $count } more of these goods
       *[other] You still need { $missing }
    }: take 1 lira instead
istanbul_dice-preview-gain =
    Gain { $what }{ $wild ->
        [none] { "" }
        [alone] { " " }(any good)
       *[among] { " " }(brown: any good)
    }
istanbul_dice-preview-ruby =
    { $area ->
        [mosque] Gain a mosque ruby
       *[other] Gain a ruby
    }
istanbul_dice-preview-tile = Take a mosque tile ({ $effect })
    .short = Gain the tile
istanbul_dice-preview-die = Gain an extra die
istanbul_dice-preview-drop = Discard a mosque tile ({ $effect })
istanbul_dice-preview-last-round = Triggers the final round
istanbul_dice-preview-brown = Brown counts as any good
    .short = Brown is any good
istanbul_dice-preview-lacking = You miss out on { $what }: nobody else has any
istanbul_dice-preview-shortage =
    { $rounds ->
        [one] Supply too small: each player with any returns { $what }
       *[other] Supply too small: each player with any returns up to { $what }
    }
istanbul_dice-preview-then =
    { $what ->
        [ruby] Then choose the area of the ruby
        [tile] Then choose a mosque tile
       *[drop] Then choose a tile to discard
    }

## The log

istanbul_dice-log-roll = { $seat } rolls { $shown }.
    .short = Rolls the dice.
istanbul_dice-log-reroll = { $seat } rerolls: { $shown }.
    .short = Rerolls: { $shown }.
istanbul_dice-log-pay =
    { $goal ->
        [pair] { $seat } turns { istanbul_dice-log-given } into { istanbul_dice-one }.
        [two] { $seat } turns { istanbul_dice-log-given } into a crystal.
        [three] { $seat } turns { istanbul_dice-log-given } into a brown good.
        [four] { $seat } turns { istanbul_dice-log-given } into two goods.
       *[other]
            { $dice ->
                [0] { $seat } pays { $what }
               *[other] { $seat } pays with { istanbul_dice-log-given }
            }{ istanbul_dice-log-for }.
    }
    .short =
        { $goal ->
            [pair] Trades 2 of a kind for { istanbul_dice-one }.
            [two] Trades 2 goods for a crystal.
            [three] Trades 3 goods for a brown good.
            [four] Trades 4 goods for 2.
            [area] Buys a ruby for { istanbul_dice-log-price }.
            [tile] Takes a mosque tile for { istanbul_dice-log-price }.
           *[other] Pays { istanbul_dice-log-price }.
        }
istanbul_dice-log-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
istanbul_dice-log-price =
    { $dice ->
        [0] { $what }
       *[other] { $supply ->
            [0] { istanbul_dice-log-dice }
           *[other] { istanbul_dice-log-dice } and { $what }
        }
    }
istanbul_dice-log-given =
    { $dice ->
        [0] { $what }
       *[other] { $supply ->
            [0] dice ({ $shown })
           *[other] dice ({ $shown }) and { $what }
        }
    }
istanbul_dice-log-for =
    { $goal ->
        [area] { " " }for a ruby
        [tile] { " " }for a mosque tile
       *[other] { "" }
    }
istanbul_dice-one =
    { $color ->
        [red] 1 { -istanbul_dice-cloth }
        [yellow] 1 { -istanbul_dice-fruit }
        [green] 1 { -istanbul_dice-spice }
        [blue] 1 { -istanbul_dice-jewellery }
       *[any] 1 good
    }
istanbul_dice-log-gain = { $seat } gains { $what }.
    .short = Gains { $what }.
istanbul_dice-log-shortage = Supply too small: each player with any returns { $what }.
istanbul_dice-log-lacking = { $seat } misses out on { $what }: nobody else has any.
istanbul_dice-log-collect =
    { $count ->
        [one] { $seat } uses a coin die.
       *[other] { $seat } uses { $count } coin dice.
    }
    .short =
        { $count ->
            [one] Uses a coin die.
           *[other] Uses { $count } coin dice.
        }
istanbul_dice-log-shuffle = The discarded bazaar cards are reshuffled.
istanbul_dice-log-draw =
    { $count ->
        [one] { $seat } draws a bazaar card.
       *[other] { $seat } draws { $count } bazaar cards.
    }
    .short =
        { $count ->
            [one] Draws a bazaar card.
           *[other] Draws { $count } bazaar cards.
        }
istanbul_dice-log-carry =
    { $unmet ->
        [own] { $seat } cannot use a bazaar card ({ $says }) and takes 1 lira.
        [others] { $seat } resolves a bazaar card: { $says } (nobody can).
       *[none]
            { $offers ->
                [true] { $seat }’s bazaar card offers { $says }.
               *[false] { $seat } resolves a bazaar card: { $says }.
            }
    }
    .short =
        { $unmet ->
            [own] Cannot use a bazaar card: 1 lira.
            [others] Nobody else can use the bazaar card.
           *[none]
                { $halves ->
                    [both] Card: { $own }; others: { $theirs }.
                    [own] Card: { $own }.
                   *[others] Card for others: { $theirs }.
                }
        }
istanbul_dice-log-fallback = { $seat } takes 1 lira instead.
    .short = Takes 1 lira instead.
istanbul_dice-log-unmet = { $seat } cannot use the bazaar card.
    .short = Cannot use the card.
istanbul_dice-log-decline = { $seat } declines the bazaar card.
    .short = Declines the bazaar card.
istanbul_dice-log-ruby =
    { $area ->
        [left] { $seat } gains a ruby from the left carpet!
        [right] { $seat } gains a ruby from the right carpet!
        [mosque] { $seat } gains a ruby from the mosque!
        [red] { $seat } gains a ruby from the { -istanbul_dice-cloth } area!
        [yellow] { $seat } gains a ruby from the { -istanbul_dice-fruit } area!
        [green] { $seat } gains a ruby from the { -istanbul_dice-spice } area!
       *[blue] { $seat } gains a ruby from the { -istanbul_dice-jewellery } area!
    }
    .short = Gains a ruby ({ istanbul_dice-area })!
istanbul_dice-log-tile = { $seat } takes a mosque tile ({ $effect }).
    .short = Tile: { $effect }.
istanbul_dice-log-drop = { $seat } discards a mosque tile ({ $effect }).
istanbul_dice-log-die = { $seat } gains an extra die from next turn.
    .short = Gains an extra die.
istanbul_dice-log-die-back = { $seat } returns a die.
istanbul_dice-log-last-round = { $seat } reaches the goal: final round!
istanbul_dice-log-end = The game is over.

## Inspected

istanbul_dice-tile-short = { $effect }
istanbul_dice-costs = Costs { $price }
istanbul_dice-in-pile =
    { $count ->
        [0] The stack is empty
       *[other] { $count } more in the stack
    }
istanbul_dice-tally-text = { $have } of { $goal } tiles for a mosque ruby
istanbul_dice-cloth-text = Roll them all at once; a crystal lets you reroll any of them
istanbul_dice-nothing-text = Card dice and some mosque tiles let you draw bazaar cards
istanbul_dice-pile-use =
    { $pile ->
        [deck] Each card die draws one; you resolve one of those you draw
        [discard] Reshuffled when the deck is empty
       *[pile] Refills the display when a tile is taken
    }
istanbul_dice-fresh = Active from { $seat }’s next turn
istanbul_dice-works = Active for { $seat }
istanbul_dice-area-price =
    { $count ->
        [one] The last one costs { $price }
       *[other] The next one costs { $price }
    }
istanbul_dice-area-left =
    { $count ->
        [one] 1 ruby left
       *[other] { $count } rubies left
    }
istanbul_dice-area-then = The one after costs { $price }
istanbul_dice-area-mosque =
    { $count ->
        [0] { istanbul_dice-no-ruby }
       *[other] Reach { $tiles } mosque tiles to take one ruby here; { $count } left
    }
istanbul_dice-space-text =
    { $space ->
        [pair] Use two goods of one kind to gain a third
        [two] Use two different goods to gain a crystal
        [three] Use three different goods to gain a brown good, which counts as any good
        [four] Use one good of each kind to gain any two, but no brown one
        [lira] { $count ->
            [0] Take 2 lira for each coin die, all at once
           *[other] Take { $lira } lira for your coin dice
        }
        [cards] Draw a bazaar card for each card die you use, then resolve one of them
        [tile] Choose a mosque tile; it shows its price
       *[ruby] Choose an area; it shows the price of its next ruby
    }
    .short =
        { $space ->
            [three] Three different goods for a brown good
            [four] One of each kind for any two goods
            [cards] A bazaar card for each card die
           *[other] { istanbul_dice-space-text }
        }
istanbul_dice-die-used = Shows { istanbul_dice-shown-face }, used this turn
istanbul_dice-die-shows = Shows { istanbul_dice-shown-face }
istanbul_dice-die-waits = Not rolled yet: press “{ istanbul_dice-do-roll }”
istanbul_dice-shown-face =
    { $face ->
        [red] { -istanbul_dice-cloth } (red)
        [yellow] { -istanbul_dice-fruit } (yellow)
        [green] { -istanbul_dice-spice } (green)
        [blue] { -istanbul_dice-jewellery } (blue)
        [coin] a coin
       *[card] a card
    }
istanbul_dice-supply-take =
    { $way ->
        [pair] Use 2 { istanbul_dice-many } to gain 1 more
       *[four] Use four different goods to gain any two
    }
istanbul_dice-supply-text =
    { $good ->
        [brown] Counts as any good
        [lira] Money for rubies of the right carpet and for some bazaar cards
        [crystal] Spend one before your first action to reroll any of your dice
       *[other] Kept until spent; counts as a die showing it
    }
istanbul_dice-owned-text = { istanbul_dice-supply-text }
istanbul_dice-with-dice =
    { $dice ->
        [0] No unused die shows it
        [one] 1 unused die shows it too
       *[other] { $dice } unused dice show it too
    }
istanbul_dice-goal-text = { $have } of { $goal } rubies
istanbul_dice-wealth = Worth { $lira } lira in a tie (each good { $goods }, each crystal { $crystals })
istanbul_dice-pile-text =
    { $count ->
        [0] None here
       *[other] { $count } here
    }
istanbul_dice-ruby-text =
    { $area ->
        [mosque] Gained for mosque tiles
        [left] Gained from the left carpet
        [right] Gained from the right carpet
        [red] Gained from the { -istanbul_dice-cloth } area
        [yellow] Gained from the { -istanbul_dice-fruit } area
        [green] Gained from the { -istanbul_dice-spice } area
       *[blue] Gained from the { -istanbul_dice-jewellery } area
    }

## Refusals

istanbul_dice-no-roll-first = Roll the dice first
istanbul_dice-no-crystal = You need a crystal to reroll
istanbul_dice-no-reroll-late = You can reroll only before your first action
istanbul_dice-no-coin-dice = You need an unused coin die
istanbul_dice-no-card-dice = You need an unused card die
istanbul_dice-no-pair = You need two goods of one kind
istanbul_dice-no-pair-color = You need 2 { istanbul_dice-many }
istanbul_dice-no-different =
    { $have ->
        [0] You need { $count } different goods; you have none
       *[other] You need { $count } different goods; you have { $have }
    }
istanbul_dice-no-ruby = No ruby is left here
istanbul_dice-no-gift = Bazaar cards never give a mosque ruby
istanbul_dice-no-sale =
    { $space ->
        [tile] You cannot pay for any tile yet
       *[ruby] You cannot pay for any ruby yet
    }
istanbul_dice-no-mosque = You need { $count } mosque tiles to take a ruby here
istanbul_dice-no-lira =
    { $have ->
        [0] You need { $price } lira; you have none
       *[other] You need { $price } lira; you have { $have }
    }
istanbul_dice-no-goods =
    You still need { $missing }{ $brown ->
        [0] { "" }
        [one] ; your brown good is not enough
       *[other] ; your { $brown } brown goods are not enough
    }
istanbul_dice-no-unit = You have chosen enough of this

## Scores

istanbul_dice-total =
    { $n ->
        [one] 1 ruby
       *[other] { $n } rubies
    }
istanbul_dice-score-goods = Goods areas
istanbul_dice-score-left = Left carpet
istanbul_dice-score-right = Right carpet
istanbul_dice-score-mosque = Mosque
istanbul_dice-tie-wealth = wealth in lira

## Hints

istanbul_dice-why-ruby = Ruby { $count } of { $goal }.
istanbul_dice-why-tile =
    A mosque tile helps every turn{ $left ->
        [0] { "." }
       *[other] { "; " }{ $left } more for the mosque ruby.
    }
istanbul_dice-why-reach = You could then buy the { istanbul_dice-ruby }.
istanbul_dice-why-lira = { $gain } lira more: you then have { $count }.
istanbul_dice-why-crystals =
    { $gain ->
        [one] 1 crystal
       *[other] { $gain } crystals
    } more for rerolls: you then have { $count }.
istanbul_dice-why-brown =
    { $gain ->
        [one] 1 brown good counts
       *[other] { $gain } brown goods count
    } as any good: you then have { $count }.
istanbul_dice-why-goods = { $gain } { istanbul_dice-many } more to keep: you then have { $count }.
istanbul_dice-why-near =
    After this, only { $goods ->
        [0] { $lira } lira
        [one] 1 good{ $lira ->
            [0] { "" }
           *[other] { " " }and { $lira } lira
        }
       *[other] { $goods } goods{ $lira ->
            [0] { "" }
           *[other] { " " }and { $lira } lira
        }
    } short of the { istanbul_dice-ruby }.
istanbul_dice-why-reroll = You keep { $kept }, for { istanbul_dice-crystal-of }.
istanbul_dice-why-reroll-all = You keep no die, for { istanbul_dice-crystal-of }.
istanbul_dice-crystal-of =
    { $have ->
        [one] your only crystal
       *[other] 1 of your { $have } crystals
    }
istanbul_dice-why-draw =
    { $count ->
        [one] A bazaar card is drawn and resolved.
       *[other] { $count } bazaar cards are drawn; you resolve the best.
    }
istanbul_dice-why-free = It spends nothing from your stock.
istanbul_dice-why-keeps =
    Keeps what you have for the { istanbul_dice-ruby }: { $goods ->
        [0] { $lira ->
            [0] nothing is missing.
           *[other] { $lira } lira to go.
        }
        [one] 1 good{ $lira ->
            [0] { "" }
           *[other] { " " }and { $lira } lira
        } to go.
       *[other] { $goods } goods{ $lira ->
            [0] { "" }
           *[other] { " " }and { $lira } lira
        } to go.
    }
istanbul_dice-why-pay =
    Leaves you { $dice ->
        [0] { "" }
        [one] 1 die and{ " " }
       *[other] { $dice } dice and{ " " }
    }{ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.

## The rules in our own words

istanbul_dice-help-goal = Goal
istanbul_dice-help-goal-text = You are merchants in the Grand Bazaar. Use your dice to gather goods and lira, and turn them into rubies. When a player has six rubies (five with four players), finish the round. The player with the most rubies wins.
istanbul_dice-help-roll = Your turn: the dice
istanbul_dice-help-roll-text = On your turn, roll five dice plus any from your mosque tiles. They show goods ({ -istanbul_dice-cloth }, { -istanbul_dice-fruit }, { -istanbul_dice-spice }, { -istanbul_dice-jewellery }), coins and cards. Before your first action you may spend crystals: each lets you reroll any number of your dice.
istanbul_dice-help-roll-press = Press “{ istanbul_dice-do-roll }”. To reroll, choose dice in the tray one by one, then press “Reroll”.
istanbul_dice-help-actions = Your turn: two actions
istanbul_dice-help-actions-text = Then take two actions, the same one twice if you like. Use each die only once a turn. Two goods of one kind give you a third. Two different goods give you a crystal, three different goods a brown good, and one good of each kind any two goods but brown. Keep what you gain as tokens.
istanbul_dice-help-actions-press = The actions you can take are lit. Choose one; if you may choose what to gain, choose it in the supply. At larger text, rubies and mosque tiles have tabs of their own.
istanbul_dice-help-coins = Coins and cards
istanbul_dice-help-coins-text = The lira action uses all your coin dice at once: take 2 lira for each. The card action uses any number of card dice: draw a bazaar card for each, resolve one and discard the rest.
istanbul_dice-help-coins-press = Choose the action with the coin or the card. Set the number of card dice with − and +.
istanbul_dice-help-pay = Paying with goods
istanbul_dice-help-pay-text = Pay with dice and tokens in any mix. You keep tokens until you spend them. A brown good is wild: it counts as any good, but never as a coin or a card.
istanbul_dice-help-pay-press = You pay automatically: dice first, then tokens, brown last. Press “{ istanbul_dice-do-choose }” to choose the goods yourself.
istanbul_dice-help-ruby = Rubies
istanbul_dice-help-ruby-text = Each of the four goods has an area; the number is the price of its next ruby. The left carpet costs one good of each kind plus more of any kind, the right carpet costs lira. As rubies are taken, the price of the next one rises or stays the same.
istanbul_dice-help-ruby-press = Choose an area. The dots show how much of its price you have.
istanbul_dice-help-mosque = Mosque tiles
istanbul_dice-help-mosque-text = Pay the goods shown on a mosque tile to take it. It is active from your next turn until the end of the game. The first time you have five tiles (four with four players), take a ruby from the mosque.
istanbul_dice-help-mosque-press = Choose a mosque tile in the display.
istanbul_dice-help-tiles = Effects of mosque tiles
istanbul_dice-help-tiles-text = Income at the start of your turn: 3 lira, a crystal, or a bazaar card to resolve. Other tiles give you an extra action each turn, a token whenever you take the lira action, or an extra die. You may own several of a kind.
istanbul_dice-help-cards = Bazaar cards
istanbul_dice-help-cards-text = The part with the lamp is for the active player, the part with the people for the others in turn order. Pay what is before an arrow to gain what follows it; what is in a dashed frame you only need to have. If the active player cannot or will not meet the condition, they take 1 lira instead. The others may decline, and then gain nothing. A ruby comes from an area of your choice, never from the mosque. A tile before a red arrow is one of yours to discard; a tile after it comes from the display.
istanbul_dice-help-cards-press = Accept or decline with the buttons below. The players still to answer are shown beside the card.
istanbul_dice-help-supply = When the supply runs out
istanbul_dice-help-supply-text = If the supply is too small for what you gain, each player with any returns one, even you. Repeat this until there is enough or only you have any. Then take yours.
istanbul_dice-help-end = End of the game
istanbul_dice-help-end-text = Finish the round in which a player reaches the goal. The player with the most rubies wins. Tied players sell goods for 3 lira and crystals for 2 each; the richest wins. If still tied, they share the victory.

## Symbols

istanbul_dice-sign-red = { -istanbul_dice-cloth(case: "upper") } (red)
istanbul_dice-sign-yellow = { -istanbul_dice-fruit(case: "upper") } (yellow)
istanbul_dice-sign-green = { -istanbul_dice-spice(case: "upper") } (green)
istanbul_dice-sign-blue = { -istanbul_dice-jewellery(case: "upper") } (blue)
istanbul_dice-sign-coin = Coin: 2 lira with the lira action
istanbul_dice-sign-card = Card: a bazaar card with the card action
istanbul_dice-sign-token-brown = Brown good: counts as any good
istanbul_dice-sign-token-lira = Lira
istanbul_dice-sign-token-crystal = Crystal: rerolls dice
istanbul_dice-sign-pips = Price of the next ruby; bright dots: what you have
istanbul_dice-sign-carpet = Left carpet: one good of each kind, plus more of any kind
istanbul_dice-sign-income = Income: lira or a crystal at the start of your turn
istanbul_dice-sign-reveal = Income: a bazaar card at the start of your turn
istanbul_dice-sign-action = Extra action each turn
istanbul_dice-sign-bonus = Token with the lira action
istanbul_dice-sign-die = Extra die
istanbul_dice-sign-active = Lamp: for the active player
istanbul_dice-sign-others = People: for the other players

## About this edition

istanbul_dice-about-edition = Based on the rules of “Istanbul: The Dice Game” by Rüdiger Dorn, with our own words and pictures. Made by players, not by the publisher.
istanbul_dice-about-data = The components, dice faces, actions and goals are those of the printed game. Most ruby prices, the prices of the mosque tiles and the amounts on the bazaar cards are reconstructed: they fit every rule and example, but may differ from the printed ones. They are kept in plain files (assets/data/istanbul_dice); each row says how certain it is. If you own the game, you can correct them.
istanbul_dice-scene-turn = Dice
istanbul_dice-scene-rubies = Rubies
istanbul_dice-scene-tiles = Tiles
istanbul_dice-scene-cards = Cards
istanbul_dice-view-turn = Dice and actions
istanbul_dice-view-rubies = Ruby areas, close up
istanbul_dice-view-tiles = Mosque tiles, close up
istanbul_dice-view-cards = Bazaar cards, close up
istanbul_dice-waiting =
    { $sort ->
        [reroll] { $count ->
            [one] 1 die to reroll
           *[other] { $count } dice to reroll
        }
        [face] { $count ->
            [one] 1 die to pay with
           *[other] { $count } dice to pay with
        }
        [area] { $count ->
            [one] 1 ruby to take
           *[other] { $count } rubies to take
        }
        [tile] { $count ->
            [one] 1 mosque tile to take
           *[other] { $count } mosque tiles to take
        }
        [card] { $count ->
            [one] 1 bazaar card to resolve
           *[other] { $count } bazaar cards to resolve
        }
        [supply] { $count ->
            [one] 1 good to take
           *[other] { $count } goods to take
        }
       *[space] { $count ->
            [one] 1 action
           *[other] { $count } actions
        }
    }

## Lessons

istanbul_dice-lesson-goal = Six rubies, two actions
istanbul_dice-lesson-goal-aim = Rubies are the goal: six of them end the game, and the player with the most wins.
istanbul_dice-lesson-goal-sold = Here you buy them. The number is the price in goods or lira; the mosque gives a ruby for five tiles.
istanbul_dice-lesson-goal-carpets = Two carpets sell rubies, too: the left for one good of each kind and one more (+1), the right for lira.
istanbul_dice-lesson-goal-roll = Your turn begins with five dice. Press “{ istanbul_dice-do-roll }”!
istanbul_dice-lesson-goal-once = You have two actions, and each die can be used only once. Let’s start with your coins.
istanbul_dice-lesson-goal-lira = First action: choose the lit one, 2 lira for each coin. All your coin dice are used together.
istanbul_dice-lesson-goal-lira-first = Choose the lira action first
istanbul_dice-lesson-goal-pair = Second action, lit: two of a kind give you a third, as a token that you keep.
istanbul_dice-lesson-goal-pair-first = Choose the action for two of a kind first
istanbul_dice-lesson-goal-other = Now your opponent rolls and takes lira.
istanbul_dice-lesson-goal-other-pair = Then your opponent, too, uses two of a kind for a token.
istanbul_dice-lesson-goal-again = Your turn again. Your token counts like a die, until you spend it. Roll the dice!
istanbul_dice-lesson-goal-three = Three different goods give you a brown good, and brown counts as any good. Choose this action.
istanbul_dice-lesson-goal-three-first = Choose the action for three different goods first
istanbul_dice-lesson-goal-different = Two different goods give you a crystal; one of each kind gives you two goods of your choice.
istanbul_dice-lesson-goal-last = One action is left: choose lira for your coin.
istanbul_dice-lesson-tiles = Mosque tiles and crystals
istanbul_dice-lesson-tiles-help = A mosque tile helps you every turn: it gives you lira, an extra die or an extra action, for example.
istanbul_dice-lesson-tiles-roll = You have three tokens already. Roll, and see which tiles you can pay for.
istanbul_dice-lesson-tiles-take = The goods on a tile are its price; dice and tokens pay it. Take the lit one: an extra action each turn.
istanbul_dice-lesson-tiles-take-first = Take the lit mosque tile first
istanbul_dice-lesson-tiles-fresh = It is yours, and active from your next turn. Your fifth tile will also give you a mosque ruby.
istanbul_dice-lesson-tiles-crystal = Second action: a crystal for two different goods. The program pays for you, with dice first.
istanbul_dice-lesson-tiles-crystal-first = Take a crystal first
istanbul_dice-lesson-tiles-active = Your tile is active now: you have three actions this turn. Roll!
istanbul_dice-lesson-tiles-reroll = Not what you need? Choose the dice that you do not like, and reroll them below for one crystal.
istanbul_dice-lesson-tiles-reroll-first = Reroll some dice first
istanbul_dice-lesson-tiles-act = You can reroll only before your first action. Now choose an action that you like; cards come next chapter.
istanbul_dice-lesson-tiles-no-cards = Bazaar cards come in the next chapter
istanbul_dice-lesson-tiles-second = Two actions are left. Take another one.
istanbul_dice-lesson-tiles-extra = This third action comes from your tile. Use it, or end your turn if nothing suits you.
istanbul_dice-lesson-cards = Bazaar cards
istanbul_dice-lesson-cards-deck = You draw these with card dice. They give goods, lira, crystals, tiles, even rubies.
istanbul_dice-lesson-cards-roll = Roll, and look out for card dice.
istanbul_dice-lesson-cards-draw = Two card dice! Use both: draw two cards, and resolve the one that you prefer.
istanbul_dice-lesson-cards-place = Your cards lie here. The tabs show dice, rubies and tiles meanwhile, and lead back to the cards.
istanbul_dice-lesson-cards-draw-first = Draw two cards first
istanbul_dice-lesson-cards-carry = The part with the lamp is yours, the part with the people is for the others. Choose a card.
istanbul_dice-lesson-cards-join = You have gained your part. Now the others may join, and your opponent accepts.
istanbul_dice-lesson-cards-lira = Second action: take lira for your coin.
istanbul_dice-lesson-cards-theirs = Then your opponent draws a bazaar card.
istanbul_dice-lesson-cards-answer = This time you are one of the others: take what is offered, or decline.
istanbul_dice-lesson-cards-ask = On some cards you pay first. If you cannot or do not want to, you take 1 lira instead.
istanbul_dice-lesson-end = Buying rubies and winning
istanbul_dice-lesson-end-four = Four rubies, and you have saved well. Let’s buy the last two in one turn!
istanbul_dice-lesson-end-roll = First roll, as always.
istanbul_dice-lesson-end-price = The number is the price. Bright dots are goods that you have (brown counts, too), the bar is your lira.
istanbul_dice-lesson-end-buy = The lit area wants five jewellery. Buy its ruby: you pay with dice first, then with tokens.
istanbul_dice-lesson-end-buy-first = Buy the jewellery ruby first
istanbul_dice-lesson-end-rises = Five rubies! With every ruby that is sold, the next one in its area costs more or the same.
istanbul_dice-lesson-end-sixth = Second action: the right carpet wants lira, and you have 22. Buy your sixth ruby!
istanbul_dice-lesson-end-sixth-first = Buy your sixth ruby first
istanbul_dice-lesson-end-final = Six rubies! This is the final round: your opponent still has a turn, and takes lira.
istanbul_dice-lesson-end-tie = With your opponent’s last action the round ends, and you win! In a tie, lira, goods and crystals left would decide.
istanbul_dice-lesson-game = A short game of your own
istanbul_dice-lesson-game-three = Three rubies each, and from here it is your game. Six rubies trigger the final round.
istanbul_dice-lesson-game-tiles = Your two mosque tiles work each turn: one gives you 3 lira, the other an extra action.
istanbul_dice-lesson-game-hint = Not sure what to do? The light bulb below gives you a hint. Good luck!

## Labels

istanbul_dice-label-areas = Rubies and their prices
istanbul_dice-label-tiles = Mosque tiles: lasting help
istanbul_dice-label-dice = Your dice: each used once
istanbul_dice-label-actions = Actions: two each turn
istanbul_dice-label-own = What you own
