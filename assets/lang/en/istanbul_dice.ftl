### Istanbul: The Dice Game. The Persian file holds the same keys.

istanbul_dice-name = Istanbul: The Dice Game
istanbul_dice-tagline = Dice, goods and rubies in the bazaar of Istanbul
istanbul_dice-box = Roll goods, coins and cards, choose two actions a turn, and turn everything into rubies before the others do.

## Goods

istanbul_dice-many =
    { $color ->
        [red] cloths
        [yellow] fruits
        [green] spices
       *[blue] jewels
    }

istanbul_dice-goods =
    { $color ->
        [any] { $count ->
            [one] 1 of any kind
           *[other] { $count } goods of any kind
        }
        [each] { $count ->
            [one] 1 of each kind
           *[other] { $count } of each kind
        }
        [different] { $count } different goods
        [brown] { $count ->
            [one] 1 brown token
           *[other] { $count } brown tokens
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
istanbul_dice-kind =
    { $color ->
        [red] { $count ->
            [one] 1 cloth
           *[other] { $count } cloths
        }
        [yellow] { $count ->
            [one] 1 fruit
           *[other] { $count } fruits
        }
        [green] { $count ->
            [one] 1 spice
           *[other] { $count } spices
        }
       *[blue] { $count ->
            [one] 1 jewel
           *[other] { $count } jewels
        }
    }
istanbul_dice-next-ruby = a ruby from any area but the mosque

## What everything is called

istanbul_dice-good =
    { $good ->
        [red] Cloth (red)
        [yellow] Fruit (yellow)
        [green] Spice (green)
        [blue] Jewels (blue)
        [brown] Brown tokens
        [lira] Lira
       *[crystal] Crystals
    }
istanbul_dice-die = Die
istanbul_dice-face =
    { $face ->
        [red] Dice that show cloth (red)
        [yellow] Dice that show fruit (yellow)
        [green] Dice that show spice (green)
        [blue] Dice that show a jewel (blue)
        [coin] Dice that show a coin
       *[card] Dice that show a card
    }
istanbul_dice-cup = Dice to be rolled
istanbul_dice-no-cards = No card lies open
istanbul_dice-sold-out = Sold out
istanbul_dice-aside = Dice aside
istanbul_dice-area =
    { $area ->
        [red] Ruby for cloth
        [yellow] Ruby for fruit
        [green] Ruby for spice
        [blue] Ruby for jewels
        [left] Left carpet
        [right] Right carpet
       *[mosque] Mosque
    }
istanbul_dice-ruby =
    { $area ->
        [left] Ruby of the left carpet
        [right] Ruby of the right carpet
        [mosque] Ruby of the mosque
        [red] Ruby for cloth
        [yellow] Ruby for fruit
        [green] Ruby for spice
       *[blue] Ruby for jewels
    }
istanbul_dice-tile = Mosque tile ({ $effect })
istanbul_dice-card = Bazaar card
istanbul_dice-hidden =
    { $kind ->
        [card] Face-down bazaar card
       *[tile] Face-down mosque tile
    }
istanbul_dice-display = Display of mosque tiles
istanbul_dice-space =
    { $space ->
        [pair] Two alike
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
istanbul_dice-deck = Deck of bazaar cards
istanbul_dice-discard = Discarded bazaar cards
istanbul_dice-pile = Pile of mosque tiles
istanbul_dice-drawn = The cards drawn
istanbul_dice-carried = The card that is carried out
istanbul_dice-answers = Who still answers
istanbul_dice-answer = Answer of { $seat }
istanbul_dice-owned = { istanbul_dice-good } of { $seat }
istanbul_dice-rubies = Rubies of { $seat }
istanbul_dice-tiles = Mosque tiles of { $seat }
istanbul_dice-dice = Extra dice of { $seat }

## What mosque tiles and bazaar cards say

istanbul_dice-effect-income = { $gains } at the start of your turn
istanbul_dice-effect-card = a bazaar card at the start of your turn
istanbul_dice-effect-action = one more action each turn
istanbul_dice-effect-lira = { $gains } with the lira action
istanbul_dice-effect-die = one more die
istanbul_dice-card-active = whose turn it is: { $part }
istanbul_dice-card-others = the others: { $part }
istanbul_dice-card-plain = { $brought }
istanbul_dice-card-or = { $one } or { $other }
istanbul_dice-card-brown =
    { $count ->
        [one] { $brought } if you have a brown token
       *[other] { $brought } if you have { $count } brown tokens
    }
istanbul_dice-card-dice =
    { $count ->
        [one] { $brought } if you used a card die this turn
       *[other] { $brought } if you used { $count } card dice this turn
    }
istanbul_dice-card-price = { $brought } for { $price }

## What is asked

istanbul_dice-choose-reveal =
    { $count ->
        [one] Reveal the bazaar card of your mosque tile
       *[other] Reveal a bazaar card: { $count } mosque tiles bring one each
    }
istanbul_dice-choose-roll = Roll your { $count } dice
istanbul_dice-choose-action =
    { $count ->
        [one] One action
       *[other] { $count } actions
    }{ $reroll ->
        [true] { "" }, or choose dice to reroll
       *[false] { "" } left
    }
istanbul_dice-choose-card = Choose one card to carry out
istanbul_dice-choose-offer =
    { $active ->
        [true] { $card }: carry it out, or take 1 lira instead
       *[false] { $card }: accept or decline
    }
istanbul_dice-choose-payment =
    { $count ->
        [one] Choose one more of your goods to pay with
       *[other] Choose { $count } goods to pay with
    }
istanbul_dice-ask-offer =
    { $active ->
        [true] Take { $part }, or 1 lira instead?
       *[false] Take { $part }?
    }
istanbul_dice-ask-payment =
    { $source }: { $more ->
        [true] { $count ->
            [one] one more of your goods to pay with
           *[other] { $count } more goods to pay with
        }
       *[false] { $count ->
            [one] choose one of your goods to pay with
           *[other] choose { $count } goods to pay with
        }
    }
istanbul_dice-step-payment =
    { $source }: { $count ->
        [0] pay with this?
        [one] pay with this? Then one more
       *[other] pay with this? Then { $count } more goods
    }
istanbul_dice-step-card = Carry out this card? The rest is discarded
istanbul_dice-step-removal = Discard this mosque tile?
istanbul_dice-step-tile = Take this mosque tile?
istanbul_dice-step-ruby = Take the next ruby of this area?
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
istanbul_dice-ask-taken =
    { $count ->
        [0] Carry it out
        [one] Which goods do you take? Choose one kind in the supply
       *[other] Which goods do you take? Choose { $count } in the supply
    }
istanbul_dice-ask-way =
    { $count ->
        [one] Choose the lit action that brings it
       *[other] By which action? Two alike bring 1, four different 2
    }
istanbul_dice-ask-confirm = Carry it out?
istanbul_dice-choose-removal = Choose the mosque tile that you discard
istanbul_dice-choose-tile = Choose a mosque tile from the display
istanbul_dice-choose-ruby = Choose the area whose next ruby you take

istanbul_dice-fact-goal = Goal: { $goal } rubies
istanbul_dice-fact-last = Last round
istanbul_dice-last-round = Last round: it is played to its end
istanbul_dice-way-take = Choose the mosque tile to take
istanbul_dice-way-buy = Choose the ruby to buy
istanbul_dice-warn-buy = A ruby is within your reach. Press again to end.
istanbul_dice-warn-take = A mosque tile is within your reach. Press again to end.
istanbul_dice-warn-trade = Your dice can still be used. Press again to end.
istanbul_dice-warn-collect = Your coins still bring lira. Press again to end.
istanbul_dice-warn-draw = Your card dice still bring a card. Press again to end.

## What the buttons do

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
        [three] Take a brown token
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
istanbul_dice-do-buy = Take the ruby
istanbul_dice-do-choose = Pay otherwise
istanbul_dice-do-pay = Put this down
istanbul_dice-do-rest = Pay the rest as usual
istanbul_dice-do-end = End the turn
istanbul_dice-do-carry = Carry out this card
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

## What it would cost and bring

istanbul_dice-preview-roll = All your dice at once; a crystal lets you reroll some
istanbul_dice-preview-end = The turn ends; dice left over bring nothing
istanbul_dice-preview-decline = You pay nothing and get nothing
istanbul_dice-preview-with = Pays with this: { $thing }
istanbul_dice-preview-choose = Pick the dice and tokens that you pay with
istanbul_dice-preview-reroll =
    { $left ->
        [0] A reroll costs your last crystal
        [one] A reroll costs a crystal, 1 is left
       *[other] A reroll costs a crystal, { $left } are left
    }
istanbul_dice-preview-pay =
    { $with_dice ->
        [true] { $with_tokens ->
            [true] Dice ({ $dice }) and { $what }
           *[false] Dice ({ $dice })
        }
       *[false] Pays { $what }
    }
istanbul_dice-preview-draw =
    { $count ->
        [one] brings 1 bazaar card
       *[other] brings { $count } bazaar cards, of which you carry out one
    }
istanbul_dice-unmet =
    { $lack ->
        [tile] You have no mosque tile
        [gone] Nothing of it is left
        [dice] You used too few card dice
        [few] You are { $count } of these goods short
       *[other] You are { $missing } short
    }: 1 lira instead
istanbul_dice-preview-gain = brings { $what }
istanbul_dice-preview-ruby =
    { $area ->
        [mosque] brings the ruby of the mosque
       *[other] brings a ruby
    }
istanbul_dice-preview-tile = brings a mosque tile ({ $effect })
istanbul_dice-preview-die = and a die
istanbul_dice-preview-drop = discards a mosque tile ({ $effect })
istanbul_dice-preview-last-round = this is the last round then
istanbul_dice-preview-brown = brown stands for goods of any kind
istanbul_dice-preview-lacking = you go without { $what }: nobody else has any more
istanbul_dice-preview-shortage =
    { $rounds ->
        [one] too little is left: whoever has it returns { $what }
       *[other] too little is left: whoever has it returns up to { $what }
    }
istanbul_dice-preview-then =
    { $what ->
        [ruby] then you choose the area of the ruby
        [tile] then you choose a mosque tile
       *[drop] then you choose the tile that you discard
    }

## What happened

istanbul_dice-log-roll = { $seat } rolls { $shown }.
    .terse = Rolls the dice.
istanbul_dice-log-reroll = { $seat } rerolls: { $shown }.
istanbul_dice-log-pay =
    { $goal ->
        [pair] { $seat } trades { istanbul_dice-log-given } for { istanbul_dice-one }.
        [two] { $seat } trades { istanbul_dice-log-given } for a crystal.
        [three] { $seat } trades { istanbul_dice-log-given } for a brown token.
        [four] { $seat } trades { istanbul_dice-log-given } for two goods.
       *[other]
            { $dice ->
                [0] { $seat } pays { $what }
               *[other] { $supply ->
                    [0] { $seat } uses dice ({ $shown })
                   *[other] { $seat } uses dice ({ $shown }) and pays { $what }
                }
            }{ istanbul_dice-log-for }.
    }
    .terse =
        { $goal ->
            [pair] Trades.
            [two] Trades.
            [three] Trades.
            [four] Trades.
           *[other] Pays{ istanbul_dice-log-for }.
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
        [red] a cloth
        [yellow] a fruit
        [green] a spice
        [blue] a jewel
       *[any] goods
    }
istanbul_dice-log-gain = { $seat } gets { $what }.
istanbul_dice-log-shortage = Too little is left in the supply: whoever has it returns { $what }.
istanbul_dice-log-lacking = Nobody else has any more: { $seat } goes without { $what }.
istanbul_dice-log-collect =
    { $count ->
        [one] { $seat } uses a coin die.
       *[other] { $seat } uses { $count } coin dice.
    }
istanbul_dice-log-shuffle = The discarded cards are shuffled.
istanbul_dice-log-draw =
    { $count ->
        [one] { $seat } draws a bazaar card.
       *[other] { $seat } draws { $count } bazaar cards.
    }
istanbul_dice-log-carry =
    { $unmet ->
        [own] { $seat } cannot meet the bazaar card ({ $says }): 1 lira instead.
        [others] Bazaar card of { $seat }: { $says }; none of them can.
       *[none]
            { $offers ->
                [true] Bazaar card of { $seat } offers: { $says }.
               *[false] Bazaar card of { $seat }: { $says }.
            }
    }
    .terse =
        { $unmet ->
            [own] Bazaar card not met: 1 lira.
            [others] No other can meet the bazaar card.
           *[none] Carries out a bazaar card.
        }
istanbul_dice-log-fallback = { $seat } takes 1 lira instead.
istanbul_dice-log-unmet = { $seat } cannot meet the bazaar card.
istanbul_dice-log-decline = { $seat } declines the bazaar card: { $says }.
    .terse = Declines the bazaar card.
istanbul_dice-log-ruby =
    { $area ->
        [left] { $seat } takes a ruby from the left carpet!
        [right] { $seat } takes a ruby from the right carpet!
        [mosque] { $seat } receives the ruby of the mosque!
        [red] { $seat } takes a ruby for cloth!
        [yellow] { $seat } takes a ruby for fruit!
        [green] { $seat } takes a ruby for spice!
       *[blue] { $seat } takes a ruby for jewels!
    }
istanbul_dice-log-tile = { $seat } takes a mosque tile: { $effect }.
istanbul_dice-log-drop = { $seat } discards a mosque tile: { $effect }.
istanbul_dice-log-die = { $seat } has one more die from the next turn on.
istanbul_dice-log-die-back = { $seat } gives a die back.
istanbul_dice-log-last-round = { $seat } has rubies enough: this is the last round.
istanbul_dice-log-end = The bazaar closes.

## Looked at closely

istanbul_dice-tile-short = { $effect }
istanbul_dice-costs = it costs { $price }
istanbul_dice-in-pile =
    { $count ->
        [0] the pile of tiles is empty
        [one] 1 more lies in the pile
       *[other] { $count } more lie in the pile
    }
istanbul_dice-tally-text = { $have } of the { $goal } that bring a ruby of the mosque
istanbul_dice-cloth-text = They are rolled together; a crystal lets you roll any of them again
istanbul_dice-nothing-text = Card dice, and some mosque tiles, draw bazaar cards
istanbul_dice-pile-use =
    { $pile ->
        [deck] A card die draws one; of the cards drawn together one is carried out
        [discard] They are shuffled when the deck is empty
       *[pile] A tile that is taken from the display is replaced from here
    }
istanbul_dice-fresh = It works from the next turn of { $seat } on
istanbul_dice-works = It works for { $seat }
istanbul_dice-area-price =
    { $count ->
        [one] the last one costs { $price }
       *[other] the next one costs { $price }
    }
istanbul_dice-area-left =
    { $count ->
        [one] 1 ruby here
       *[other] { $count } rubies here
    }
istanbul_dice-area-then = the one after that costs { $price }
istanbul_dice-area-mosque =
    { $count ->
        [0] No ruby is left here
       *[other] Whoever comes to own { $tiles } mosque tiles takes one ruby here, once; { $count } left
    }
istanbul_dice-space-text =
    { $space ->
        [pair] Two goods of one kind bring one more of that kind
        [two] Two different goods bring a crystal
        [three] Three different goods bring a brown token
        [four] One of each kind brings two goods of your choice, none of them brown
        [lira] { $count ->
            [0] Every die with a coin brings 2 lira, all of them at once
           *[other] Your coin dice bring { $lira } lira
        }
        [cards] Every card die you use draws a bazaar card; you carry out one of them
        [tile] Choose one in the display above: its price stands on it
       *[ruby] Choose an area above: its price stands there
    }
istanbul_dice-die-used = shows { istanbul_dice-shown-face } and has been used this turn
istanbul_dice-die-shows = shows { istanbul_dice-shown-face }
istanbul_dice-die-waits = waits for the next roll
istanbul_dice-shown-face =
    { $face ->
        [red] cloth (red)
        [yellow] fruit (yellow)
        [green] spice (green)
        [blue] a jewel (blue)
        [coin] a coin
       *[card] a card
    }
istanbul_dice-supply-take =
    { $way ->
        [pair] two { istanbul_dice-many } bring one more
       *[four] four different goods bring two of your choice
    }
istanbul_dice-supply-text =
    { $good ->
        [brown] A brown token stands for goods of any kind
        [lira] Money: for rubies of the right carpet and for some bazaar cards
        [crystal] A crystal lets you reroll any of your dice before your first action
       *[other] A token is kept until you pay with it: it counts as a die that shows it
    }
istanbul_dice-owned-text = { istanbul_dice-supply-text }
istanbul_dice-with-dice =
    { $dice ->
        [0] No unused die shows it
        [one] One unused die shows it too
       *[other] { $dice } unused dice show it too
    }
istanbul_dice-goal-text = { $have } of { $goal } rubies
istanbul_dice-wealth = In a tie: worth { $lira } lira, every good counted as { $goods } and every crystal as { $crystals }
istanbul_dice-pile-text =
    { $count ->
        [0] None is left here
        [one] 1 lies here
       *[other] { $count } lie here
    }
istanbul_dice-ruby-text =
    { $area ->
        [mosque] It came with mosque tiles
        [left] It came from the left carpet
        [right] It came from the right carpet
       [red] It came from the area of cloth
        [yellow] It came from the area of fruit
        [green] It came from the area of spice
       *[blue] It came from the area of jewels
    }

## Why something cannot be chosen

istanbul_dice-no-roll-first = Roll the dice first
istanbul_dice-no-crystal = A reroll costs a crystal, and you have none
istanbul_dice-no-reroll-late = Dice are rerolled before the first action only
istanbul_dice-no-coin-dice = No unused die shows a coin
istanbul_dice-no-card-dice = No unused die shows a card
istanbul_dice-no-pair = You need two goods of one kind
istanbul_dice-no-pair-color = You do not have two { istanbul_dice-many }
istanbul_dice-no-different = It takes { $count } different goods; you have { $have }
istanbul_dice-no-ruby = No ruby is left in this area
istanbul_dice-no-gift = No card brings the ruby of the mosque
istanbul_dice-no-sale =
    { $space ->
        [tile] You cannot pay for any tile yet
       *[ruby] You cannot pay for any ruby yet
    }
istanbul_dice-no-mosque = Whoever comes to own { $count } mosque tiles gets a ruby here
istanbul_dice-no-lira = It costs { $price } lira; you have { $have }
istanbul_dice-no-goods =
    Still missing: { $missing }{ $brown ->
        [0] { "" }
        [one] ; your one brown token is not enough
       *[other] ; your { $brown } brown tokens are not enough
    }
istanbul_dice-no-unit = The price does not ask for more of this

## Scores

istanbul_dice-total =
    { $n ->
        [one] 1 ruby
       *[other] { $n } rubies
    }
istanbul_dice-score-goods = Areas of goods
istanbul_dice-score-left = Left carpet
istanbul_dice-score-right = Right carpet
istanbul_dice-score-mosque = Mosque
istanbul_dice-tie-wealth = wealth in lira

## Hints

istanbul_dice-why-rubies = It brings a ruby.
istanbul_dice-why-near = It brings the next ruby nearer.
istanbul_dice-why-lira = It brings lira.
istanbul_dice-why-crystals = It brings crystals for later rolls.
istanbul_dice-why-goods = It brings goods for later.
istanbul_dice-why-tile = The mosque tile helps you every turn.
istanbul_dice-why-dice = It leaves you more to do this turn.
istanbul_dice-why-luck = Luck may bring you more.
istanbul_dice-why-prevents = It takes away what another player needs.
istanbul_dice-why-ends = It ends the game while things stand well for you.

## The rules in our own words

istanbul_dice-help-goal = What it is about
istanbul_dice-help-goal-text = You are merchants in the Grand Bazaar. Gather goods and money with your dice and turn them into rubies. Once somebody owns six rubies (five with four players), the round is finished, and most rubies win.
istanbul_dice-help-roll = A turn: the dice
istanbul_dice-help-roll-text = In your turn you roll five dice and those of your mosque tiles. They show four goods (cloth, fruit, spice, jewels), coins and cards. Before your first action you may pay crystals: each lets you reroll as many of your dice as you like.
istanbul_dice-help-roll-press = Press “Roll the dice”. To reroll, choose dice in the tray, each with one press: they lift out. Then press “Reroll”.
istanbul_dice-help-actions = A turn: two actions
istanbul_dice-help-actions-text = Then you have two actions, the same one twice if you like; each die serves once. Two goods of one kind bring one more of that kind. Two different goods bring a crystal, three different ones a brown token, one of each kind two goods of your choice. What you receive lies before you as tokens.
istanbul_dice-help-actions-press = The lamps of the actions that you can do are lit. Choose one of them; where there is a choice, choose in the supply what you take. At larger text, rubies and mosque tiles lie behind tabs of their own.
istanbul_dice-help-coins = Coins and cards
istanbul_dice-help-coins-text = As one action all your coin dice bring 2 lira each. As one action you use any number of card dice and draw as many bazaar cards; you carry out one of them, the others are discarded.
istanbul_dice-help-coins-press = Choose the action with the coin or the card; with − and + you say how many card dice you use.
istanbul_dice-help-pay = Paying with goods
istanbul_dice-help-pay-text = A price is paid with dice and tokens, mixed as you like. Tokens stay with you until you spend them. A brown token stands for goods of any kind, never for a coin or a card.
istanbul_dice-help-pay-press = One press pays the sensible way: dice first, then tokens, brown ones last. “Pay otherwise” lets you choose one by one.
istanbul_dice-help-ruby = Rubies
istanbul_dice-help-ruby-text = Each of the four goods has an area: the number is what its next ruby costs. The left carpet asks for one of each kind and some more of any, the right carpet for lira. As rubies are taken, the price of the next one rises or stays the same.
istanbul_dice-help-ruby-press = Choose an area. The row of dots shows how much of its price you have already.
istanbul_dice-help-mosque = Mosque tiles
istanbul_dice-help-mosque-text = For the goods shown on it you take a mosque tile of the display; it works from your next turn on, until the end. Whoever comes to own exactly five tiles (four with four players) takes a ruby of the mosque, once.
istanbul_dice-help-mosque-press = Choose a mosque tile in the display.
istanbul_dice-help-tiles = What mosque tiles do
istanbul_dice-help-tiles-text = At the start of your turn: 3 lira, a crystal, or a bazaar card that you reveal and carry out. Further: one more action each turn, a token whenever you take lira, one more die to roll. Of each you may own several.
istanbul_dice-help-cards = Bazaar cards
istanbul_dice-help-cards-text = The part with the lamp is for whoever’s turn it is, the part with the people for everybody else, in turn order. What stands before an arrow is paid for what follows it; what stands in brackets you only need to have. If in your own turn you cannot or do not want to meet what is asked, you take 1 lira instead; the others then get nothing. A ruby comes from an area of your choice, never from the mosque. A red arrow discards a tile of your own or takes one of the display.
istanbul_dice-help-cards-press = Accept or decline with the buttons below. The player whose answer is awaited stands beside the card.
istanbul_dice-help-supply = When the supply runs out
istanbul_dice-help-supply-text = If you should receive something and too little of it is left, everybody who has any returns one, you too, again and again, until there is enough or only you have any. Then you take yours.
istanbul_dice-help-end = The end
istanbul_dice-help-end-text = The round in which somebody reaches the goal is played to its end. Most rubies win. In a tie those who are tied sell: 3 lira for each token, 2 for each crystal; the richest wins, or the victory is shared.

## The legend

istanbul_dice-sign-red = Cloth (red)
istanbul_dice-sign-yellow = Fruit (yellow)
istanbul_dice-sign-green = Spice (green)
istanbul_dice-sign-blue = Jewels (blue)
istanbul_dice-sign-coin = A coin: 2 lira with the lira action
istanbul_dice-sign-card = A card: one bazaar card with the card action
istanbul_dice-sign-token-brown = A brown token: it stands for goods of any kind
istanbul_dice-sign-token-lira = Lira
istanbul_dice-sign-token-crystal = A crystal: rerolls dice
istanbul_dice-sign-pips = What the next ruby costs; the bright dots you have already
istanbul_dice-sign-carpet = The left carpet: one of each kind, and more of any
istanbul_dice-sign-income = A mosque tile: lira or a crystal at the start of your turn
istanbul_dice-sign-reveal = A bazaar card at the start of your turn
istanbul_dice-sign-action = One more action in each of your turns
istanbul_dice-sign-bonus = A token whenever you take lira
istanbul_dice-sign-die = One more die
istanbul_dice-sign-active = The lamp: for whoever’s turn it is
istanbul_dice-sign-others = The people: for everybody else

## About this edition

istanbul_dice-about-edition = Played by the rules of “Istanbul: The Dice Game” by Rüdiger Dorn, in our own words and with our own pictures; a table made by players, not by the publisher.
istanbul_dice-about-data = The numbers of pieces, the faces of the dice, the actions and the goals are those of the game. The prices of most rubies, the prices of the mosque tiles and the amounts on the bazaar cards are reconstructed: they fit every rule and example, but may differ from the printed ones. They stand in plain files (assets/data/istanbul_dice), each row with how sure it is; whoever owns the game can correct them.
istanbul_dice-scene-turn = Dice
istanbul_dice-scene-rubies = Rubies
istanbul_dice-scene-tiles = Tiles
istanbul_dice-scene-cards = Cards
istanbul_dice-view-turn = The dice and what is done with them
istanbul_dice-view-rubies = The areas of the rubies, seen closer
istanbul_dice-view-tiles = The display of mosque tiles, seen closer
istanbul_dice-view-cards = The bazaar cards, seen closer
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
            [one] 1 bazaar card to carry out
           *[other] { $count } bazaar cards to carry out
        }
        [supply] { $count ->
            [one] 1 kind of goods to take
           *[other] { $count } kinds of goods to take
        }
       *[space] { $count ->
            [one] 1 action
           *[other] { $count } actions
        }
    }
