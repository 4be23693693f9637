pig-name = Pig
pig-tagline = Roll once more, or keep what you have
pig-aim = Be the first to the goal.
pig-box = One die, two players: roll as often as you dare before you hold, and be the first to 100.
pig-about-edition = The folk game of one die, for two, in its plain form.

pig-die = Die
pig-pot = Points of this turn
pig-score = Points of { $seat }
pig-die-text = A 1 loses the points of the turn
pig-pot-text = Yours when you hold
pig-score-text = 100 points win
pig-button = Hold

pig-goal = Goal: { $points }
pig-choose-roll = Roll the die
pig-choose-go-on = Roll again, or hold?
pig-step-roll = Roll it?
pig-step-go-on = Roll it?
pig-no-points = Roll first: there is nothing to hold yet
pig-do-roll = Roll
pig-do-hold = Hold
pig-preview-hold = You have { $points ->
    [one] 1 point
   *[other] { $points } points
 } then
pig-preview-roll = { $points ->
    [0] A 1 ends the turn
    [one] A 1 loses the point of this turn
   *[other] A 1 loses the { $points } points of this turn
 }

pig-log-rolled = { $seat } rolls { $pips }
pig-log-lost = { $points ->
    [0] { $seat } ends the turn with nothing
    [one] { $seat } loses 1 point
   *[other] { $seat } loses { $points } points
 }
pig-log-held = { $seat } keeps { $points ->
    [one] 1 point
   *[other] { $points } points
 }
pig-log-end = The game is over

pig-score-points = Points

pig-help-rules = Roll or hold
pig-help-rules-text = In your turn roll the die as often as you like: what it shows goes to the points of this turn. Hold, and they are yours. A 1 loses them and ends the turn. The first player with 100 points wins.
