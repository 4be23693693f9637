### Istanbul: The Dice Game. The Persian file holds the same keys.

istanbul_dice-name = Istanbul: The Dice Game
istanbul_dice-tagline = Dice, goods and rubies in the bazaar of Istanbul

## Goods

istanbul_dice-color =
    { $color ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }

istanbul_dice-goods =
    { $color ->
        [any] { $count ->
            [one] 1 good of any colour
           *[other] { $count } goods of any colour
        }
        [crystal] { $count ->
            [one] 1 crystal
           *[other] { $count } crystals
        }
       *[other] { $count ->
            [one] 1 { istanbul_dice-color } good
           *[other] { $count } { istanbul_dice-color } goods
        }
    }

## What is asked

istanbul_dice-choose-reveal =
    { $count ->
        [one] Reveal the bazaar card of your mosque tile
       *[other] Reveal a bazaar card: { $count } mosque tiles bring one each
    }
istanbul_dice-choose-roll = Roll your { $count } dice
istanbul_dice-choose-action =
    { $count ->
        [one] One action left
       *[other] { $count } actions left
    }: choose one{ $reroll ->
        [true] { "" }, or dice to reroll for a crystal
       *[false] { "" } or end your turn
    }
istanbul_dice-choose-card = Choose the card to carry out: the others are discarded
istanbul_dice-choose-offer =
    { $active ->
        [true] { $card }: carry it out, or take 1 lira instead
       *[false] { $card }: accept or decline
    }
istanbul_dice-choose-payment =
    { $count ->
        [one] What do you pay with? One good is missing
       *[other] What do you pay with? { $count } goods are missing
    }
istanbul_dice-choose-removal = Choose the mosque tile that you discard
istanbul_dice-choose-tile = Choose a mosque tile from the display

## Why something cannot be chosen

istanbul_dice-no-roll-first = Roll the dice first
istanbul_dice-no-crystal = A reroll costs a crystal, and you have none
istanbul_dice-no-reroll-late = Dice are rerolled before the first action only
istanbul_dice-no-coin-dice = No unused die shows a coin
istanbul_dice-no-card-dice = No unused die shows a card
istanbul_dice-no-pair = You need two goods of one colour
istanbul_dice-no-pair-color = You do not have two { istanbul_dice-color } goods
istanbul_dice-no-different = It takes { $count } different goods; you have { $have }
istanbul_dice-no-ruby = No ruby is left in this area
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

istanbul_dice-score-goods = Rubies from goods areas
istanbul_dice-score-left = Rubies from the left carpet
istanbul_dice-score-right = Rubies from the right carpet
istanbul_dice-score-mosque = Ruby of the mosque
istanbul_dice-tie-wealth = Wealth in lira

## Hints

istanbul_dice-why-rubies = It brings a ruby.
istanbul_dice-why-near = It brings the next ruby nearer.
istanbul_dice-why-lira = It brings lira.
istanbul_dice-why-crystals = It brings crystals for later rolls.
istanbul_dice-why-goods = It brings goods for later.
istanbul_dice-why-tile = The mosque tile helps you every turn.
istanbul_dice-why-dice = It gives you more to do this turn.
istanbul_dice-why-prevents = It takes away what another player needs.
istanbul_dice-why-ends = It ends the game while things stand well for you.
