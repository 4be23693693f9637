"""The guide of every title: its own, or the default one."""

from __future__ import annotations

from importlib import import_module

from game.brains.guide import Guide
from game.rules.kernel.rules import AnyRules
from game.tables.registry import find_title


def guide_for(title: str, rules: AnyRules) -> Guide:
    """What is known of playing ``title`` well; a title without a guide is played by the defaults."""
    named = find_title(title).guide
    if not named:
        return Guide(rules)
    module, _, name = named.partition(":")
    made: Guide = getattr(import_module(module), name)(rules)
    return made
