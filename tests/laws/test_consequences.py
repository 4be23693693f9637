"""The law of consequences: all that a choice costs and brings is read before it is confirmed.

At every text size and in both languages, with few and with most people: not a sentence of it is left out for
want of room, and no line loses its end. What was done last is told below, in a line of its own, and never
cut: at least its first sentence, and a sign for what is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.desk.shown import Offer
from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import Text, text
from game.tables.registry import TITLES, find_title
from game.ui.input.intents import Page
from game.ui.play.scene import PlayScene
from game.ui.table.bar_text import BarText
from game.ui.table.bar_words import BarWords
from game.ui.table.lines import Line
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.laws.test_bar import NAMES
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("bar_only")

USUAL = ((1920, 1080), 1.0)
SMALL = ((1280, 720), 1.0)
GAMES = {
    5: (USUAL, ((1280, 720), 1.5), ((1920, 1080), 2.0)),
    31: (SMALL,),
    **({16: (USUAL,)} if LAWS > 1 else {}),
    **{seed: (USUAL, SMALL, ((1920, 1080), 1.5), ((1280, 720), 2.0)) for seed in range(32, 24 + 8 * LAWS)},
}
"""Windows, and the text size in them, by the game that is played there."""
TRIED, BUTTONS, PLACES = (2, 3, 3) if LAWS == 1 else (3, 4, 4)
"""So many choices are made at each stop, and so many of the buttons of each, or places, are looked at."""
_STEERING = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069.,،"))


def words_of(said: str) -> str:
    """Only the words, to be compared: what stands between them depends on their neighbours."""
    return " ".join(said.translate(_STEERING).lower().split())


class Listener:
    """Takes down how the bar was set last."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        real = BarWords.lines

        def lines(words: BarWords, *where: object) -> list[Line]:
            self.lines = real(words, *where)  # type: ignore[arg-type]  # as it was called
            return self.lines

        patch.setattr(BarWords, "lines", lines)

    def hears(self, room: Room, told: Sequence[Text]) -> bool:
        """Whether the bar says all of that, where it says how it stands; nothing it says is cut."""
        look, view, writer = room.look, room.play.view, room.services.writer
        view.bar.items(look.bar, look.focus, look.disabled, look.offers.taken if look.offers else None)
        ink = room.services.theme.palette.brass_light
        read = words_of(" ".join(line.words for line in self.lines if line.color == ink))
        for line in self.lines:
            assert writer.measure(line.words, line.em, line.weight)[0] <= line.width - line.indent, line
        if look.bar.last and not look.bar.remark:
            self.recounts(room, look.bar)
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
        say, alone = room.services.say, len(bar.last) == 1 and not bar.before
        most = max(len(way.before) + len(way.last) for way in ways)
        signs = [words_of(say(text("play-told-more", count=number))) for number in range(1, most + 1)]
        signs.append(words_of(say(text("play-told-more-few"))))
        assert read in whole or alone or any(sign in read for sign in signs), read


def steps(room: Room, rng: Rng) -> Iterator[Offer]:
    """What is offered at each step of some choices, with its button in focus or none."""
    for _ in range(TRIED):
        for target in rng.pick(room.choosing.decision.actions).targets:
            if room.desk.choosing() is None or target not in room.choosing.choices():
                break
            room.desk.point(target)
            room.play.fingers.renew()
            yield from offered(room)
        while room.play.fingers.unpick():
            pass


def offered(room: Room) -> Iterator[Offer]:
    """What can be confirmed now, each with the focus on its button, and the only one also without."""
    ring, buttons = room.play.fingers.ring, room.offers.buttons if room.offers else ()
    if room.shown.picks and len(room.shown.offers) == 1:
        ring.focus(None)
        yield room.shown.offers[0]
    for button in buttons[:BUTTONS]:
        if isinstance(button.press, Offer):
            ring.focus(button.id)
            yield button.press


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("title", TITLES)
def test_all_that_a_choice_brings_is_read_before_it_is_confirmed(
    sit: Sit, title: str, language: str, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, rng, heard = Listener(monkeypatch), Rng(game), 0
    numbers = find_title(title).rules({}).info.seats
    for number, (size, scale) in enumerate(GAMES[game]):
        both = sorted({numbers[0], numbers[-1]})  # in the check one after the other
        for players in both if LAWS > 1 else [both[(number + game + (language == "fa")) % len(both)]]:
            seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[language][:players]))
            room = sit(players, title=title, seats=seats, language=language, size=size, text_scale=scale)
            for _ in walk(room, game):
                if not isinstance(room.stack.top, PlayScene):
                    continue
                assert listener.hears(room, ()), scale
                for offer in steps(room, rng):
                    lit = room.play.fingers.ring.lit
                    if lit is None or lit.startswith("do."):
                        assert listener.hears(room, offer.preview), (scale, lit, offer.preview)
                        heard += bool(offer.preview)
    assert heard > 5


@pytest.mark.parametrize("view", (USUAL, ((1920, 1080), 2.0)))
@pytest.mark.parametrize("language", NAMES)
def test_the_question_and_what_was_done_last_are_read_while_a_piece_in_hand_is_held_over_places(
    sit: Sit, language: str, view: tuple[tuple[int, int], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, rng, held, (size, scale) = Listener(monkeypatch), Rng(1), 0, view
    seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[language][:4]))
    room = sit(4, title="newyork1901", seats=seats, language=language, size=size, text_scale=scale)
    for _ in walk(room, 33):
        for _ in range(TRIED * 2):
            first, *_ = rng.pick(room.choosing.decision.actions).targets or ("",)
            for target in [first] if first else []:
                room.desk.point(target)
                room.play.fingers.renew()
            for _ in range(PLACES if room.look.hand else 0):
                room.stack.handle(Page("keyboard", 1))
                assert listener.hears(room, ())
                asked = [line.words for line in listener.lines if line.weight == "bold"]
                assert asked, [line.words for line in listener.lines]
                held += 1
            while room.play.fingers.unpick():
                pass
    assert held
