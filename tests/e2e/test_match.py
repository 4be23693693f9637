"""Whole matches in a real window: with pads, mouse and keyboard, in both languages, through accidents."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rules import GameConfig
from game.tables.registry import find_title
from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch, store
from tests.e2e.couch import Couch, PadInHand
from tests.e2e.players import BUTTON, Hand, keyboard_hand, mouse_hand, pad_hand, play

pytestmark = pytest.mark.window

_BEGUN = 8 if MATCHES == 1 else 1000
"""So many actions; the soak plays to the scores."""


def open_sheet(couch: Couch, pad: PadInHand) -> None:
    """From the menu to the sheet of a new match."""
    pad.choose("new-game")
    couch.wait_scene("ShelfScene")
    pad.choose("box-splendor")
    couch.wait_scene("SetupScene")


def write_name(couch: Couch, pad: PadInHand, seat: int, name: str) -> None:
    """Give a seat a name with the keys on the screen."""
    pad.choose(f"seat-{seat}")
    couch.wait_scene("SeatScene")
    pad.choose("name")
    couch.wait_scene("OnScreenKeyboard")
    for letter in name:
        pad.choose(f"key-{letter}")
    pad.press("start")
    couch.wait_scene("SeatScene")


def test_two_players_with_one_pad_from_the_menu_to_the_rematch(couch_with: StartCouch, saves: Path) -> None:
    """The first rounds; in a soak to the end, and the rematch."""
    couch = couch_with()
    pad = couch.pad(0)
    open_sheet(couch, pad)
    pad.choose("add")  # in the place of the computer
    for seat, name in enumerate(("ed", "bo")):
        write_name(couch, pad, seat, name)
        pad.go("style")
        pad.press("right")
        pad.choose("done")
        couch.wait_scene("SetupScene")
    pad.choose("start")
    couch.wait_scene("PlayScene")
    advisor = Advisor(saves)
    first = advisor.session()
    assert [seat.name for seat in first.seats] == ["Ed", "Bo"]
    assert [seat.style for seat in first.seats] == [2, 3]
    played = play(couch, advisor, [pad_hand(couch, pad)] * 2, _BEGUN)
    assert played == len(advisor.session().log)
    if MATCHES == 1:
        return
    assert advisor.session().over
    assert max(score.total for score in advisor.session().scores()) >= 15
    pad.choose("rematch")
    assert couch.wait_scene("PlayScene")["actions"] == 0
    assert [seat.name for seat in advisor.session().seats] == ["Bo", "Ed"]
    assert len(list(saves.glob("*.jsonl"))) == 2


def test_four_players_with_the_mouse_in_persian(couch_with: StartCouch, saves: Path) -> None:
    """The first rounds; in a soak to the end."""
    couch = couch_with("--language", "fa", "--title", "splendor", "--players", "هانا,علی,Kim,رضا")
    assert couch.picture()["canvas"] == [1280, 720]
    played = play(couch, Advisor(saves), [mouse_hand(couch)] * 4, _BEGUN)
    assert played == len(Advisor(saves).session().log)
    assert Advisor(saves).session().over == (MATCHES > 1)
    assert couch.picture()["language"] == "fa"
    assert couch.complaints() == ""
    couch.click("bar.history" if MATCHES == 1 else "history")
    couch.wait_scene("HistoryScene")


def test_two_pads_of_their_own_and_the_keyboard(couch_with: StartCouch, saves: Path) -> None:
    store(saves, devices="own")
    couch = couch_with()
    one, two = couch.pad(0), couch.pad(1, "Another", (0x054C, 0x0CE6))
    open_sheet(couch, one)
    one.choose("seat-0")
    two.choose("seat-1")
    one.choose("add")
    couch.wait(lambda p: "seat-2" in p["focusables"])
    one.choose("start")
    couch.wait_scene("PlayScene")
    hands = [pad_hand(couch, one), pad_hand(couch, two), keyboard_hand(couch)]
    assert play(couch, Advisor(saves), hands, most=4) == 4
    assert couch.picture()["seat"] == 1
    one.press("right-shoulder")
    one.press("south")
    assert couch.picture()["picked"] == [], "it is the turn of the other pad"
    assert play(couch, Advisor(saves), hands, most=5) == 5


def test_a_pad_that_vanishes_in_the_middle_is_taken_over(couch_with: StartCouch, saves: Path) -> None:
    store(saves, devices="own")
    couch = couch_with()
    one, two = couch.pad(0), couch.pad(1, "Another", (0x054C, 0x0CE6))
    open_sheet(couch, one)
    one.choose("seat-0")
    two.choose("seat-1")
    one.choose("start")
    couch.wait_scene("PlayScene")
    hands = [pad_hand(couch, one), pad_hand(couch, two)]
    play(couch, Advisor(saves), hands, most=5)
    two.detach()
    couch.wait_scene("PadLostScene")
    one.press("right-shoulder")
    one.press("south")
    couch.wait_scene("PlayScene")
    assert play(couch, Advisor(saves), [hands[0]] * 2, most=4) == 4


def test_a_power_cut_in_the_middle_of_a_match(couch_with: StartCouch, saves: Path) -> None:
    couch = couch_with("--title", "splendor", "--players", "Hana,Ali,Kim")
    hands = [mouse_hand(couch)] * 3
    for _ in range(2):
        seen = play(couch, Advisor(saves), hands, most=4) and couch.picture()["actions"]
        couch.kill()
        couch.start("--language", "en")
        assert couch.picture()["focus"] == "continue"
        couch.pad(0).press("south")
        assert couch.wait_scene("PlayScene")["actions"] == seen
    assert play(couch, Advisor(saves), hands, most=4) == 4
    assert len(list(saves.glob("*.jsonl"))) == 1


def test_a_blind_card_is_seen_by_its_player_alone(couch_with: StartCouch, saves: Path) -> None:
    """Two matches that differ in the hidden card only: the same pictures, until its player looks."""
    seen: list[dict[str, pygame.Surface]] = []
    for seed in ("1", "2"):
        couch = couch_with("--title", "splendor", "--players", "Hana,Ali", "--seed", seed)
        seen.append(_look_at_a_blind_card(couch, mouse_hand(couch)))
        couch.close()
    one, two = seen
    for moment in ("reserved", "curtain", "hidden again"):
        assert pixels(one[moment]) == pixels(two[moment]), moment
    assert pixels(one["reserved"]) == pixels(one["hidden again"])
    assert pixels(one["looking"]) != pixels(two["looking"])
    assert pixels(one["looking"]) != pixels(one["reserved"])


def _look_at_a_blind_card(couch: Couch, hand: Hand) -> dict[str, pygame.Surface]:
    """Reserve the top of a deck, let the other play, look at it, put it back: what was seen on the way."""
    hidden = "hidden.1.reserve.0.0"
    for target in ("deck.1", f"{BUTTON}0", "bank.white", "bank.blue", "bank.green", f"{BUTTON}0"):
        hand(target)
        couch.rest()
    place = pygame.Rect(couch.wait(lambda p: hidden in p["focusables"])["focusables"][hidden])
    nowhere = (4, 4)

    def picture(of: pygame.Rect | None = None) -> pygame.Surface:
        couch.mouse_move(*nowhere)
        couch.rest()
        shown = pygame.image.load(couch.screenshot(couch.folder / "shown.png"))
        return shown.subsurface(of) if of else shown

    shown = {"reserved": picture(place)}
    hand(hidden)
    couch.wait_scene("CurtainScene")
    shown["curtain"] = picture()
    hand("ready")
    couch.wait_scene("PlayScene")
    couch.rest()
    shown["looking"] = picture(place)
    for _ in range(3):
        if hidden not in couch.picture()["focusables"]:
            couch.key("Escape")
            couch.rest()
    assert couch.picture()["scene"] == "PlayScene"
    shown["hidden again"] = picture(place)
    return shown


def pixels(picture: pygame.Surface) -> bytes:
    """What can be compared."""
    return pygame.image.tobytes(picture, "RGB")


def saved(folder: Path, actions: int = 6) -> Path:
    """A match of two after a few actions, as the program writes it."""
    session = Session(find_title("splendor").rules({}), GameConfig(2, 7), [Seat("Hana", 0), Seat("Ali", 1)])
    path = folder / "match.jsonl"
    sitting = Sitting(session, FileJournal.create(path, session, "2026-01-01T00:00:00+00:00"))
    for _ in range(actions):
        sitting.act(session.decisions()[0].actions[0])
    sitting.close()
    return path


def edited(record: bytes) -> bytes:
    """Somebody helped luck along: only replaying shows it."""
    digest = json.loads(next(line for line in record.splitlines()[::-1] if b'"digest"' in line))["digest"]
    return record.replace(digest.encode(), digest[::-1].encode())


def test_a_damaged_record_is_kept_and_recovered(couch_with: StartCouch, saves: Path) -> None:
    path = saved(saves)
    damaged = edited(path.read_bytes())
    path.write_bytes(damaged)
    couch = couch_with()
    pad = couch.pad(0)
    pad.choose("load")
    couch.wait_scene("LoadScene")
    pad.choose(path.name)
    couch.wait_scene("Dialog")
    pad.choose("open")
    message = couch.wait_scene("MessageScene")
    pad.choose(next(id for id in message["focusables"] if "recover" in id))
    recovered = couch.wait_scene("PlayScene")["actions"]
    assert 0 < recovered <= 6
    assert path.read_bytes() == damaged
    assert len(list(saves.glob("*.jsonl"))) == 2
    assert play(couch, Advisor(saves), [pad_hand(couch, pad)] * 2, most=2) == 2
