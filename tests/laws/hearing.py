"""What the bar says: its lines as they were set last, compared by their words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.rules.kernel.text import Text, text
from game.ui.table.bar.text import BarText
from game.ui.table.bar.words import BarWords
from game.ui.text.sentences import Line
from tests.room import Room

_STEERING = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069.,،"))


def words_of(said: str) -> str:
    """Only the words, to be compared: what stands between them depends on their neighbours."""
    return " ".join(said.translate(_STEERING).lower().split())


def say(room: Room) -> None:
    """Set the bar as it is now."""
    look = room.look
    room.play.view.bar.items(look.bar, look.focus, look.disabled, look.offers.taken if look.offers else None)


class Listener:
    """Takes down how the bar was set last."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        real = BarWords.lines

        def lines(words: BarWords, *where: object) -> list[Line]:
            self.lines = real(words, *where)  # type: ignore[arg-type]  # as it was called
            return self.lines

        patch.setattr(BarWords, "lines", lines)

    def help(self, room: Room) -> str:
        """The words that the bar sets as help now."""
        ink = room.services.theme.palette.brass_light
        return words_of(" ".join(line.words for line in self.lines if line.color == ink))

    def hears(self, room: Room, told: Sequence[Text]) -> bool:
        """Whether the bar says all of that, where it says how it stands; nothing it says is cut."""
        view, writer = room.play.view, room.services.writer
        say(room)
        read = self.help(room)
        for line in self.lines:
            assert writer.measure(line.words, line.em, line.weight)[0] <= line.width - line.indent, line
        bar = room.look.bar
        if bar.last and not bar.toast:
            self.recounts(room, bar)
        voices = [view.narrator, *([view.brief] if view.brief else [])]
        return all(any(words_of(voice.say(each)) in read for voice in voices) for each in told)

    def recounts(self, room: Room, bar: BarText) -> None:
        """What was done last is drawn: its first sentence, and all the others or how many they are."""
        soft = room.services.theme.palette.on_dark_soft
        told = [line for line in self.lines if line.color == soft]
        assert told and any(line.style == bar.by for line in told), bar.last
        read, ways = (
            words_of(" ".join(line.words for line in told)),
            [bar, *([bar.brief] if bar.brief else [])],
        )
        firsts = {words_of(said) for way in ways for said in (way.last[0], *way.terse)}
        assert any(first in read for first in firsts), (bar.last, read)
        whole = [words_of(" ".join((*way.before, *way.last))) for way in ways]
        for way in (way for way in ways if not way.before):  # or all of it in fewer words
            rests = (way.last[1:], way.curt[1:])
            whole += [
                words_of(" ".join((deed, *rest))) for deed in (way.last[0], *way.terse) for rest in rests
            ]
        said, alone = room.services.say, len(bar.last) == 1 and not bar.before
        most = max(len(way.before) + len(way.last) for way in ways)
        signs = [words_of(said(text("play-told-more", count=number))) for number in range(1, most + 1)]
        signs.append(words_of(said(text("play-told-more-few"))))
        assert read in whole or alone or any(sign in read for sign in signs), read
