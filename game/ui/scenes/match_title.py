"""What a match is called: its title, and what it is played with."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.rules import OptionValue
from game.tables.registry import TITLES, find_title
from game.ui.scenes.options import option_words
from game.ui.scenes.result_words import listed
from game.ui.services import Services


def match_title(ui: Services, title: str, options: Mapping[str, OptionValue]) -> str:
    """A game by its title and the switches that are on: "Kahroba with Cities and Orient"."""
    name = ui.say(f"{title}-name")
    known = find_title(title).rules({}).info.options if title in TITLES else ()
    on = [ui.say(option_words(ui, title, each)) for each in known if options.get(each.id) is True]
    if not on:
        return name
    return ui.say("game-with", game=name, options=listed(ui.say, on))
