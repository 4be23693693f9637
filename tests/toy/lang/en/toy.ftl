toy-name = Toy
toy-tagline = A die, a plan and an auction
toy-aim = Score the most.
toy-box = Roll a die, plan a card in secret, and bid for the lot with the coins that it pays.
toy-about-edition = It lives in the tests.
toy-option-rounds = Rounds
toy-option-rounds-text = So many times a die is rolled and its lot auctioned
toy-option-rich = Rich
toy-option-rich-text = Everybody begins with twice as many coins
toy-choose-roll = Roll
toy-step-roll = Roll it?
toy-choose-plan = Plan
toy-step-plan = Plan this card?
toy-choose-bid = Bid more than { $high }
toy-step-bid = For how many coins?
toy-no-second = One card is planned already
toy-no-coins = Not enough coins for more than { $high }
toy-preview-bid = Leaves { $left }
toy-preview-roll = The lot is worth what the die shows
toy-preview-place = Pays as many coins as it says
toy-preview-lift = It goes back to the hand
toy-preview-ready = The cards are turned over when all are ready
toy-preview-pass = No more bids for this lot
toy-rounds = { $left ->
    [one] Last round
   *[other] { $left } rounds to go
 }
toy-die = Die
toy-lot = Lot
toy-played = Played cards
toy-card = Card { $number } of { $seat }
toy-hidden = Card of { $seat }
toy-hand = Hand of { $seat }
toy-plan-of = Plan of { $seat }
toy-coins = Coins of { $seat }
toy-lots = Lots of { $seat }
toy-button = { $button ->
    [ready] Ready
   *[pass] Pass
 }
toy-log-rolled = { $seat } rolls { $pips }
toy-log-ready = { $seat } is ready
toy-log-unveiled = { $seat } turns over { $card }
toy-log-bid = { $seat } bids { $coins }
toy-log-sold = { $seat } pays { $coins }
toy-log-end = The end
toy-do-roll = Roll
toy-do-place = Place
toy-do-lift = Lift
toy-do-ready = Ready
toy-do-bid = Bid { $amount } for the lot
toy-do-pass = Pass
toy-score-coins = Coins
toy-score-lots = Lots
toy-help-goal = Goal
toy-help-goal-text = Own the most.
toy-help-round = A round
toy-help-round-text = Roll, plan, bid.

toy-explain-die = It says what the lot is worth
toy-explain-lot = The highest bid wins it
toy-explain-played = Cards of earlier rounds
toy-explain-card = It pays as many coins as it shows
toy-explain-hidden = Nobody but its owner knows it
toy-explain-plan = The card that is laid for this round
toy-explain-coins = They count at the end and pay for lots
toy-explain-lots = They count at the end
