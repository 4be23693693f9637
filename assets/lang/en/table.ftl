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
hint-back = Back
hint-move = Move
hint-change = Change
hint-type = Type
hint-scroll = Scroll
hint-erase = Erase
hint-done = Done

## The on-screen keyboard

keyboard-space = Space
keyboard-erase = Erase
keyboard-shift = Capitals
keyboard-done = Done
keyboard-letters-en = English
keyboard-letters-fa = فارسی
