### The program's own words. Keys are grouped by area; the Persian file holds the same keys.

## Languages, each called by its own name

language-en = English
language-fa = فارسی

## Words used everywhere

common-seat-number = { $seat } ({ $n })
common-yes = Yes
common-no = No
common-on = On
common-off = Off
common-ok = OK
common-cancel = Cancel
common-percent = { $n }%

## What buttons do: the line of hints at the foot of every screen

hint-choose = Choose
hint-previous = Previous
hint-next = Next
hint-back = { common-back }
hint-move = Move
hint-change = Change
hint-type = Type
hint-scroll = Scroll
hint-erase = Erase
hint-done = Done

## The on-screen keyboard

keyboard-space = Space
keyboard-half-space = Half space
keyboard-erase = { hint-erase }
keyboard-shift = Capitals
keyboard-done = { hint-done }
keyboard-letters-en = English
keyboard-letters-fa = فارسی

## The program

app-name = Caravanserai
app-tagline = Board games of trade, around one table
# The mark gives a list of names the direction of the language.
common-and = { "\u200E" }{ $list } and { $last }
# Items before the last one of a list, and entries with values of their own.
common-comma = { "\u200E" }{ $list }, { $last }
game-with = { $game } with { $options }
common-wait = One moment…
common-back = Back
common-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Dates: the calendar is gregorian or jalali; the months are its months

date-calendar = gregorian
date-long = { $day } { $month } { $year }
date-time = { $date }, { $time }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## The menu

menu-continue = Continue
menu-continue-with = { "\u200E" }{ $game }: { $names }
menu-new-game = New game
menu-load = Load
menu-statistics = Statistics
menu-settings = Settings
menu-rules = Rules
menu-about = About
menu-quit = Quit
menu-quitting = { menu-quit }: { $n }

## Setting up a match

setup-title = { menu-new-game }
setup-box-players = { $least }–{ $most }
setup-box-minutes =
    { $minutes ->
        [120] 2 h
       *[other] { $minutes } min
    }
setup-choices = Options: { $names }
setup-first-seat = Player order: seat 1 goes first
setup-first-drawn = The start player is drawn at random
setup-barred = Cannot be combined with { $others }.
setup-option-value = { "\u200E" }{ $name }: { $value }
setup-add = Add player
setup-add-computer = Add computer
setup-shuffle = Shuffle
setup-start = { $n ->
    [one] Start with { $n } player
   *[other] Start with { $n } players
}
setup-default-name = Player { $n }
setup-computer-name = Computer { $n }
    .short = Comp. { $n }
setup-seat = Player { $n }
setup-begins = { $name } starts
setup-edit = Edit this player
setup-take = Take this seat
setup-mind = Played by
setup-person = a human
setup-person-about = Someone in the room. You can choose a computer player instead.
level-guest = Computer: beginner
level-guest-name = beginner
level-trader = Computer: intermediate
level-trader-name = intermediate
level-master = Computer: advanced
level-master-name = advanced
level-sultan = Computer: expert
level-sultan-name = expert
level-guest-about = Looks one move ahead and misses a lot: for a first game.
level-trader-about = Sees what each move gains and plays fast: for a relaxed evening.
level-master-about = Thinks its best moves through: for experienced players.
level-sultan-about = Thinks longest and misses little: the strongest opponent here.
setup-name = Name
setup-known-names = Played before
setup-colour = Colour and symbol
setup-device = Controls
setup-device-any = any device
setup-device-pad = gamepad { $n }
setup-device-gone = gamepad not connected
setup-devices-own = To use your own gamepad, choose your seat with it.
setup-earlier = Move up
setup-later = Move down
setup-remove = Remove player
setup-need-more = { $game } needs { $least } players: add { $missing } more.
setup-need-fewer = { $game } is for up to { $most } players.
setup-full = The table is full
setup-last-seat = { $game } needs at least { $least } players.
setup-no-name = Every player needs a name with letters or digits; emoji cannot be shown.
setup-not-drawn = Emoji and some scripts cannot be shown.
setup-same-name = Two players are called { $name }: change one name.
setup-alike-names = { $first } and { $second } look alike: change one name.
setup-same-pad = { $first } and { $second } use the same gamepad.
setup-pad-gone = { $name }’s gamepad is not connected.
seat-star = Orange star
seat-moon = Blue moon
seat-leaf = Green leaf
seat-flower = Pink flower
seat-sun = Yellow sun

## Saved matches

load-title = Saved games
load-empty = No saved games yet. Every game is saved automatically after each action.
load-waiting = In progress · turn { $n }
load-won = { $name } won with { $points }
load-shared = { scoring-winners }
load-damaged = Damaged
load-open = Continue
load-look-back = Review
load-recover = Recover
load-delete = Delete
load-delete-ask = Delete the game of { $date } ({ $names })? This cannot be undone.
load-delete-file-ask = Delete the file { $file }? This cannot be undone.
load-delete-failed = { $file } could not be deleted: no permission.
load-rescue-ask = { $reason } Recover what is usable as a new saved game? This file stays as it is.

## What can be wrong with a record

record-newer = This game was saved by a newer version of the program. Update the program to open it.
record-foreign = This is not a Caravanserai save file, or its beginning is damaged.
record-no-name = A player name in this save file cannot be shown: names have 1 to { $limit } visible characters.
record-unreadable = { $file } cannot be read. Is the disk or card still connected?
record-busy = This game is open in another program. Here you can only view it.
record-look = View
record-damaged = The save file is damaged at line { $line }.
record-other-rules = This game was started with rules version { $was } or on another board; this program uses version { $now }.
record-impossible-setup = This game can no longer be set up: { $reason }.
record-unknown-title = This save file is for a game that is not installed: { $title }.

## What is wrong with a map

map-damaged = The map { $file } cannot be played on. Fault in { $where }: { $fault }.
map-in-layer = { $layer }, { $thing }
map-layer = layer { $layer }
map-thing = { $kind ->
    [object] object { $thing }
    [tileset] tileset { $thing }
   *[other] { $thing }
}
map-whole = the file

## Statistics

stats-title = { menu-statistics }
stats-empty = No finished games yet. Wins and scores will appear here.
stats-games = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
stats-turns = { $n } turns per game
stats-best = Best score: { $n } ({ $name })
stats-player = Player
stats-played = Games
stats-won = Wins
stats-share = Win rate
stats-highest = Best
stats-average = Average

## Settings

settings-title = { menu-settings }
settings-language = Language
settings-text-scale = Text size
settings-theme = Colours
settings-theme-dusk = Dusk
settings-theme-dawn = Dawn
settings-theme-contrast = High contrast
settings-animation = Animation
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-volume = Volume
settings-ambience = Ambience
settings-mute = Mute
settings-full-screen = Full screen
settings-monitor = Full-screen monitor
settings-monitor-here = Same as the window
settings-monitor-one = { $name }: { $width } × { $height }
settings-swap-confirm = Swap confirm and back
settings-hints = Hints
settings-devices = Gamepads
settings-devices-shared = Shared by all
settings-devices-own = One per player
settings-table = Sit all around
settings-no-buttons = { $name } has no buttons and cannot be used alone.
settings-unreadable = The settings in { $path } cannot be read; defaults are used.
settings-damaged = The settings were damaged and moved to { $path }; defaults are used.
settings-unwritable = Settings cannot be saved to { $path }; changes last until you quit.
sound-no-device = No sound: no audio device could be opened.
sound-unreadable = The sound file { $path } cannot be read; other sounds still play.

## Rules help

help-choose = Choose a game
help-page = { $n } / { $of }
help-chapter = { $heading } ({ $n }/{ $of })
help-signs = Symbols
sign-affordable = You can afford this now
sign-crown = Current leader
sign-undo = Undo the last step
sign-hint = Suggests a move and says why
sign-hourglass = A computer player is thinking
sign-history = History: past turns and the table as it was
sign-menu = Menu: rules, settings, save and exit
sign-frames = Light frame: you can choose it now. Gold frame: you are pointing at it. Frame in a player’s colour: that player’s last action.

## About

about-title = { menu-about }
about-edition = About this edition
about-licences = Licences
about-version = Version { $version }
about-text = Caravanserai puts modern board games about trade on one big screen, for friends in one room. It works offline, has no accounts and sends no data. It is not affiliated with the publishers of the printed games; all names belong to their owners. All art and sounds were made for this program.
about-font = The text is set in Vazirmatn, by Saber Rastikerdar and the Vazirmatn project authors, the headings in Markazi Text, by Borna Izadpanah and the Markazi Text project authors. Both are under the SIL Open Font License, Version 1.1. The full licence follows.
about-libraries = Built with Python, pygame-ce (LGPL 2.1), SDL (zlib licence), pytmx (LGPL 3), Fluent (Apache 2.0), Babel (BSD), python-bidi (LGPL 3) and platformdirs (MIT).

## Pause

pause-title = Pause
pause-resume = Resume
pause-undo = Undo
pause-redo = Redo
pause-restart-turn = Restart turn
pause-history = History
pause-players = Players
players-title = { pause-players }
players-note = A human can take over from a computer player at any time, and vice versa.
pause-rules = { menu-rules }
pause-settings = { menu-settings }
pause-quit = Save and exit
pause-saved = The game is saved.

## History

history-title = { pause-history }
history-empty = Nothing has happened yet.
history-look = View this moment

## Inspect

inspect-score = { $seat }: { $total }
inspect-source = { "\u200E" }{ $source }: { $points }

## Curtain

curtain-look = For { $name } only. Everyone else, please look away.
curtain-leave = { message-leave }
curtain-ready = I’m { $name }

## A pad that vanished

pad-lost-title = Gamepad disconnected
pad-lost-text = { $name }’s gamepad is disconnected. Reconnect it, or press a button on the device that takes over.
pad-lost-take-over = Take over here

## Scoring

scoring-winner = { $name } wins
scoring-winners = { $names } share the victory
scoring-criterion = Counts before points: { $reason } ({ $values })
scoring-tie = { $names } tie at { $n }. Tiebreaker: { $reason } ({ $values })
scoring-tie-brief = Tiebreaker: { $reason } ({ $values })
scoring-ties = { "\u200E" }{ $list }; { $last }
scoring-tie-value = { "\u200E" }{ $name }: { $n }
scoring-tie-shared = { $names } tie at { $n } and share the place.
scoring-tie-shared-brief = { $names } tie and share the place
scoring-count = Count the points
scoring-counting = Final scores
scoring-skip = Skip the counting
scoring-on = Go on
scoring-course = Score chart
scoring-points = Points
scoring-total = Total
scoring-turns = Turns
scoring-rematch = Rematch
scoring-learn = All chapters
scoring-new-game = { menu-new-game }
scoring-history = { load-look-back }
scoring-menu = Menu

## play: the table

play-private = For { $seat } only: { $prompt }
    .short = { $seat } only: { $prompt }
play-may-withdraw = Ready players can still change their minds
play-over = The game is over
play-hint-choose = { hint-choose }
play-hint-back = { common-back }
play-hint-menu = Menu
play-hint-hide = Hide
play-more = Choose { $count ->
    [one] one more
   *[other] { $count } more
  }
play-hint-inspect = Inspect
play-hint-undo = { pause-undo }
play-advice = Hint: { $move } ({ $things }). { $reason }
    .short = Hint: { $move } ({ $things })
play-advice-plain = Hint: { $move }. { $reason }
    .short = Hint: { $move }
play-advice-back = Hint: put back what you picked. Better: { $move } ({ $things }). { $reason }
    .short = Hint: put back what you picked. Better: { $move } ({ $things })
play-advice-back-plain = Hint: put back what you picked. Better: { $move }. { $reason }
    .short = Hint: put back what you picked. Better: { $move }
play-advice-reasons = { $first } { $second }
play-advice-because-points = { $gain ->
    [one] Scores 1 point: you then have { $count }.
   *[other] Scores { $gain } points: you then have { $count }.
  }
play-advice-because-nothing = Nothing else is clearly better.
play-advice-because-only = It is the only move.
play-advice-wait = Thinking…
play-thinking-failed = Thinking failed; the first legal move is used instead.
play-advice-later = Hints are available on your turn.
play-hint-next = Next choice
play-hint-peek = My hand
play-hint-withdraw = Not ready yet
play-hint-lay = Place here
play-hint-lift = Deselect
play-instead = Replaces { $things }
play-along = Together with { $things }
play-hint-turn = Rotate
play-hint-place = Next place
play-turn = { play-hint-turn }
play-return = { common-back }
play-hint-return = Back to history
play-hint-earlier = Earlier
play-hint-later = Later
play-disk-refuses = { $kind ->
    [full] The game cannot be saved: the disk is full. Free some space. You can keep playing; the next save includes everything.
    [shut] The game cannot be saved: { $folder } is not writable. Allow writing there, or start the program with { $option } and another folder. You can keep playing; the next save includes everything.
   *[other] The game cannot be saved to { $folder } ({ $reason }). You can keep playing; the next save includes everything.
}
play-no-undo = Nothing to undo: you can undo only your own steps, back to the last card drawn or die rolled.
play-undone =
    { $count ->
        [one] Undone: { $seat }’s last step and the computer move after it.
       *[other] Undone: { $seat }’s last step and { $count } computer moves after it.
    }
play-restarted = { $seat }’s turn was restarted, as far as undo allows.
play-no-peek = Press “{ play-hint-inspect }” on your own gamepad to see your hand.
play-not-your-device = It is { $seat }’s turn, on their own gamepad.
play-leads = { $seat } ({ $points }) passes { $others } and takes the lead.
    .short = { $seat } takes the lead.
play-leads-if = If the game ended now, { $seat } ({ $points }) would lead before { $others }.
    .short = { $seat } would lead if the game ended now.
play-told-more = +{ $count }
play-thinking = { $seat } is choosing
play-help = { "\u200E" }{ $name }: { $how }
play-bar-hint = A hint: a good move, and why
play-bar-undo = Undo the last step
play-bar-undo-of = Undo { $seat }’s last step
play-go-on = Press to go on
play-bar-history = History: everything that has happened
play-bar-menu = Menu: rules, settings, players, save and exit
play-bar-panel = Inspect everything this player owns
play-if-it-ended = if it ended now
    .short = so far
play-bar-guess = { "\u200E" }{ $seat }: points if the game ended now
play-bar-guess-of = { play-bar-guess } ({ $sources })
play-waiting = { $things }: { $names }
# Remarks in a row, without full stops of their own: what opens with a capital is a sentence by itself.
play-remarks =
    { OPENS($next) ->
        [small] { "\u200E" }{ $said }, { $next }
       *[large] { "\u200E" }{ $said }. { $next }
    }
play-missed = { "\u200E" }{ $verb } – { $reason }
play-moved-on = The table has changed: look again.
play-not-this = { $name } is not an option now
play-finish-first = Finish your current choice first
play-later = Not yet: choose something else first
play-moment = History: turn { $turn }, after { $number } of { $of } actions

## Messages

message-trouble = Something went wrong: { $reason }
message-recover = { load-recover }
message-leave = Not now

## Lessons

labels-foot = Hold a piece to inspect it. Any press goes on.
lesson-title = Learn { $game }
lesson-choose = Which game would you like to learn?
lesson-about = You play, one step at a time, for about five minutes a chapter. Leave whenever you like: you go on where you left.
lesson-chapter = { $number }. { $name }
lesson-state-new = new
lesson-state-left = go on
lesson-state-done = done
lesson-heading = { $chapter } · { $number } of { $count }
lesson-later-match = A new game, already under way
lesson-new-match = A new game, from the start
lesson-turn = { $name } plays, the others watch
lesson-next = Next
lesson-later = That comes later in this lesson
lesson-done = You have finished “{ $chapter }”. Well done!
lesson-on = Next chapter
lesson-again = Once more
lesson-play = Play a game
lesson-menu = To the menu
pause-labels = What is what
pause-learn = Learn it
menu-learn = Learn to play
setup-learn = Learn it step by step
setup-around = Where you sit
around-title = Who sits where?
around-text = Move each emblem to the edge where its player sits.
around-next = Next emblem
around-another = Another way
around-one-side = All on one side
around-done = We sit like this
around-size = Screen size
card-title = How large is this screen?
card-text = Hold a bank card to the screen and make the frame as large as the card.
card-done = It fits
