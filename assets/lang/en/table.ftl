### The program's own words. Keys are grouped by area; the Persian file holds the same keys.

## Languages, each called by its own name

language-en = English
language-fa = فارسی

## Words used everywhere

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
hint-back = Back
hint-move = Move
hint-change = Change
hint-type = Type
hint-scroll = Scroll
hint-erase = Erase
hint-done = Done

## The on-screen keyboard

keyboard-space = Space
keyboard-half-space = Half space
keyboard-erase = Erase
keyboard-shift = Capitals
keyboard-done = Done
keyboard-letters-en = English
keyboard-letters-fa = فارسی

## The program

app-name = Caravanserai
app-tagline = Board games of trade, around one table
# The mark gives a list of names the direction of the language.
common-and = { "\u200E" }{ $list }, { $last }
game-with = { $game } with { $options }
game-with-both = { $list } and { $last }
common-wait = One moment …
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

## Setting up a match

setup-title = New game
setup-box-players = { $least }–{ $most }
setup-box-minutes = { $minutes } min
setup-choices = Options: { $names }
setup-first-seat = The first seat begins
setup-first-drawn = Lots are drawn for who begins
setup-barred = Not together with { $others }.
setup-option-value = { "\u200E" }{ $name }: { $value }
setup-add = Add a player
setup-add-computer = Add a computer
setup-shuffle = Shuffle the order
setup-start = { $n ->
    [one] Start with { $n } player
   *[other] Start with { $n } players
}
setup-default-name = Player { $n }
setup-computer-name = Bot { $n }
setup-seat = Player { $n }
setup-begins = begins
setup-edit = Change this player
setup-take = Take this seat
setup-mind = Person or computer
setup-person = a person
setup-person-about = Somebody at this table. A computer can be chosen here too.
level-guest = Computer: guest
level-trader = Computer: trader
level-master = Computer: master
level-sultan = Computer: sultan
level-guest-about = Looks one step ahead and overlooks much: for a first game.
level-trader-about = Sees what each move brings and plays quickly: for a relaxed evening.
level-master-about = Weighs its best moves with care: for those who know the game.
level-sultan-about = Thinks longest and misses little: as good as it gets here.
setup-name = Name
setup-known-names = Played before
setup-colour = Colour and symbol
setup-device = Played with
setup-device-any = any device
setup-device-pad = pad { $n }
setup-device-gone = a pad that is not here
setup-devices-own = With your own pad, go to your seat and choose it.
setup-earlier = Sit earlier
setup-later = Sit later
setup-remove = Leave the table
setup-need-more = { $missing ->
    [one] { $game } needs { $least } players: one more must sit down.
   *[other] { $game } needs { $least } players: { $missing } more must sit down.
}
setup-need-fewer = { $game } takes { $most } players at most.
setup-full = The table is full
setup-last-seat = { $game } needs { $least } players.
setup-no-name = Every player needs a name of letters or digits; emoji cannot be drawn.
setup-not-drawn = Emoji and signs of other scripts cannot be drawn here.
setup-same-name = { $name } is here twice: every player needs a name of their own.
setup-alike-names = { $first } and { $second } look alike: every player needs a name of their own.
setup-same-pad = { $first } and { $second } hold the same pad.
setup-pad-gone = The pad of { $name } is not plugged in.
seat-star = Orange star
seat-moon = Blue moon
seat-leaf = Green leaf
seat-flower = Pink flower
seat-sun = Yellow sun

## Saved matches

load-title = Load
load-empty = No matches have been saved yet. Every match is saved by itself, action by action.
load-waiting = Under way · turn { $n }
load-won = { $name } won with { $points }
load-shared = { $names } share the victory
load-damaged = Damaged
load-open = Continue
load-look-back = Look back
load-recover = Recover
load-delete = Delete
load-delete-ask = Delete the match of { $date } ({ $names })? It cannot be brought back.
load-delete-file-ask = Delete the file { $file }? It cannot be brought back.
load-delete-failed = { $file } could not be deleted: the system does not allow it.
load-rescue-ask = { $reason } What is sound in it may be rescued and played on in a new record; this file stays as it is.

## What can be wrong with a record

record-wrong-format = This match was saved by another version of the program (format { $version }). The newest version of the program may be able to open it.
record-foreign = This file is not a match of this program, or its beginning is damaged.
record-no-name = A player in this file has no name that can be shown: a name has 1 to { $limit } characters that can be seen.
record-unreadable = { $file } cannot be read. Is the disk or card still there?
record-busy = Another program is playing this match. Here it can only be looked at.
record-look = Look at it
record-damaged = The record is damaged at line { $line }.
record-other-rules = This match was begun under version { $was } of the rules or on another board; this program plays version { $now }.
record-impossible-setup = This match cannot be set up any more: { $reason }.
record-unknown-title = This match is of a game that this program does not have: { $title }.

## Statistics

stats-title = Statistics
stats-empty = No match has been finished yet. Here you will see who won, how often and with how much.
stats-games = { $n ->
    [one] { $n } finished match
   *[other] { $n } finished matches
}
stats-turns = { $n } turns a match
stats-best = Best score: { $name } with { $n }
stats-player = Player
stats-played = Matches
stats-won = Won
stats-share = Wins %
stats-highest = Best
stats-average = Average

## Settings

settings-title = Settings
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
settings-ambience = Background volume
settings-mute = Silence
settings-full-screen = Full screen
settings-monitor = Monitor for full screen
settings-monitor-here = Where the window is
settings-monitor-one = { $name }: { $width } × { $height }
settings-swap-confirm = Swap confirm and back
settings-hints = Hints
settings-devices = Gamepads
settings-devices-shared = Shared by all
settings-devices-own = One each
settings-no-buttons = { $name } has no buttons: nobody can play with it alone.
settings-unreadable = The settings in { $path } cannot be read; the usual ones are in use.
settings-damaged = The settings were damaged and have been put aside as { $path }; the usual ones are in use.
settings-unwritable = The settings cannot be written to { $path }; they last until the program ends.
sound-no-device = There is no sound, since no device for it could be opened.
sound-unreadable = The sound in { $path } cannot be read; the others are heard.

## Rules help

help-choose = Which rules?
help-page = { $n } / { $of }
help-chapter = { $heading } ({ $n }/{ $of })
help-signs = Signs on the table
sign-affordable = You can have this right now
sign-crown = Leads at the moment
sign-undo = Takes the last step back
sign-hint = Says what might be done now, and why
sign-hourglass = A computer that is thinking
sign-history = What has happened, and the table as it was
sign-menu = Pause: rules, settings, leaving
sign-frames = A light frame: you can choose it now. The golden frame: this has the focus. A frame in the colour of a player: what that player did last.

## About

about-title = About
about-edition = About this edition
about-licences = Licences
about-version = Version { $version }
about-text = Caravanserai puts modern board games about trade on one big screen for friends in one room. It needs no network, keeps no accounts and sends nothing anywhere. It is not connected with the publishers of the printed games; names of games belong to their owners. All pictures and sounds were made for this program.
about-font = The typeface is Vazirmatn, by Saber Rastikerdar and the Vazirmatn project authors, under the SIL Open Font License, Version 1.1. The text of the licence follows in its original English.
about-libraries = Built with Python, pygame-ce (LGPL 2.1), SDL (zlib licence), pytmx (LGPL 3), Fluent (Apache 2.0), Babel (BSD), python-bidi (LGPL 3) and platformdirs (MIT).

## Pause

pause-title = Pause
pause-resume = Go on
pause-undo = Undo
pause-redo = Redo
pause-restart-turn = Restart the turn
pause-history = History
pause-players = Who plays
players-title = Who plays
players-note = A person may take over from a computer at any time, and a computer from a person.
pause-rules = Rules
pause-settings = Settings
pause-quit = Save and leave
pause-saved = Everything so far is saved.

## History

history-title = History
history-empty = Nothing has happened yet.
history-look = Look at this moment

## Inspect

inspect-score = { $seat }: { $total }
inspect-source = { "\u200E" }{ $source }: { $points }

## Curtain

curtain-look = Only { $name } should look now. Everybody else: look away, please.
curtain-leave = Not now
curtain-ready = I am { $name }

## A pad that vanished

pad-lost-title = A pad is gone
pad-lost-text = The pad of { $name } is no longer there. Plug it in again, or press a button on the device that should take over.
pad-lost-take-over = Take over here

## Scoring

scoring-winner = { $name } wins
scoring-winners = { $names } share the victory
scoring-criterion = { $reason } counts before the points ({ $values })
scoring-tie = { $names }: { $n } each. Tie-break: { $reason } ({ $values })
scoring-tie-brief = Tie-break: { $reason } ({ $values })
scoring-tie-value = { "\u200E" }{ $name }: { $n }
scoring-tie-shared = { $names }: { $n } each, level in everything. They share the place.
scoring-tie-shared-brief = { $names }: level in everything, one place
scoring-count = Count the points
scoring-counting = The points
scoring-skip = Skip
scoring-course = Chart
scoring-points = Points
scoring-turns = Turns
scoring-rematch = Rematch
scoring-new-game = New game
scoring-history = Look back
scoring-menu = Menu

## play: the table

play-prompt = { "\u200E" }{ $seat }: { $prompt }
play-private = Only { $seat } should look now: { $prompt }
play-may-withdraw = Whoever is ready may still take that back
play-over = The game is over
play-hint-choose = Choose
play-hint-back = Back
play-hint-menu = Menu
play-hint-hide = Hide
play-more = Choose { $count ->
    [one] one more
   *[other] { $count } more
  }
play-hint-inspect = Look closely
play-hint-undo = Take back
play-advice = Hint: { $move }: { $things }. { $reason }
play-advice-plain = Hint: { $move }. { $reason }
play-advice-because-nothing = Nothing else is better now.
play-advice-because-only = Nothing else can be done now.
play-advice-wait = Let me think …
play-thinking-failed = Thinking was cut short: the first possible move was made instead.
play-advice-later = There is a hint when it is your turn.
play-hint-next = Next choice
play-hint-peek = Own hand
play-hint-withdraw = Not ready after all
play-hint-lay = Put it here
play-hint-lift = Put it back
play-instead = Takes the place of { $things }
play-along = Together with { $things }
play-hint-turn = Rotate
play-hint-place = Next place
play-turn = Rotate
play-return = Go back
play-hint-return = Back to the log
play-hint-earlier = Earlier
play-hint-later = Later
play-disk-refuses = { $kind ->
    [full] The game is not being saved: the disk is full. Make room on it: play goes on, and the next action that can be written saves everything.
    [shut] The game is not being saved: nothing may be written to { $folder }. Allow that, or start the program with { $option } and another folder. Play goes on, and the next action that can be written saves everything.
   *[other] The game is not being saved to { $folder } ({ $reason }). Play goes on, and the next action that can be written saves everything.
}
play-no-undo = Nothing can be taken back: undo reaches one player's own steps only, back to a new card or a roll.
play-undone =
    { $count ->
        [one] Taken back: the last step of { $seat }, and what a computer did after it.
       *[other] Taken back: the last step of { $seat }, and { $count } steps of computers after it.
    }
play-restarted = Back in the turn of { $seat }, as far as it can be taken back.
play-no-peek = Press the inspect button of your own gamepad to see your hand.
play-not-your-device = It is { $seat }'s turn, with their own gamepad.
play-turn-of = { $seat } plays
play-leads = { $seat } takes the lead.
play-leads-if = { $seat } would lead if the game ended now.
play-told-more = ({ $count } more)
play-told-more-few = (more)
play-thinking = { $seat } is thinking
play-help = { "\u200E" }{ $name }: { $how }
play-bar-hint = A hint: a good move, and why
play-bar-undo = Take back the last step
play-bar-undo-of = Take back the last step of { $seat }
play-bar-history = Look back at all that has happened
play-bar-menu = The menu: rules, settings, saving, who plays
play-bar-panel = Look closely at all that this player has
play-bar-guess = { "\u200E" }{ $seat }, ≈: the points if the game ended now
play-bar-guess-of = { play-bar-guess } ({ $sources })
play-waiting = { $things }: { $names }
# Remarks in a row, without full stops of their own: what opens with a capital is a sentence by itself.
play-remarks =
    { OPENS($next) ->
        [small] { "\u200E" }{ $said }, { $next }
       *[large] { "\u200E" }{ $said }. { $next }
    }
play-missed = { "\u200E" }{ $verb } – { $reason }
play-moved-on = The table has moved on meanwhile: look again.
play-not-this = { $name }: nothing to choose there now
play-finish-first = Finish what you have begun first
play-later = Choose something else first: this comes after it
play-moment = Looking back: turn { $turn }, after { $number } of { $of } actions

## Messages

message-trouble = That did not work: { $reason }
message-recover = Recover
message-leave = Leave it
