"""What an action in New York would bring, and what there is to know of a piece."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.text import Text, seat_ref
from game.rules.kernel.values import digest
from game.rules.newyork1901.board import Cell
from game.rules.newyork1901.state import Build
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city

TABLE = NewYorkTable(city())


def owning(*lots: str, seats: int = 2) -> Scene:
    """Seat 0 owns these lots; nobody has action cards."""
    scene = Scene(seats, action_cards=False)
    scene.own(0, *lots)
    return scene


# --- what it would bring ------------------------------------------------------------------------------------


def foreseen(scene: Scene, verb: str, kind: str, *cells: Cell) -> dict[str, dict[str, Any]]:
    """What a preview says: the ends of the keys with what each speaks of."""
    action = Action(0, verb, (scene.piece(0, kind), scene.site(kind, *cells)))
    assert action in scene.actions(verb)
    before = digest(scene.state)
    lines = TABLE.preview(scene.rules.view(scene.state, None), action)
    assert digest(scene.state) == before
    return {line.key.removeprefix("newyork1901-preview-"): line.dict() for line in lines}


def test_a_build_brings_points_workers_and_streets() -> None:
    scene = owning("y07", "r10")
    scene.state.streets = ["wall", "broadway", "cedar"]
    scene.state.stack = [Build(0)]
    said = foreseen(scene, "build", "b1", (10, 13), (11, 13))
    assert said.keys() == {"build", "home", "ahead"}
    assert (said["build"]["points"], said["home"]["count"], said["ahead"]["street"]) == (2, 1, "wall")
    scene.put(0, "b3", (12, 13), (12, 14))
    assert foreseen(scene, "build", "b1", (10, 13), (11, 13))["street"] == {"street": "wall"}, "led before"
    scene.state.streets = ["nassau_broad", "broadway", "cedar"]
    assert foreseen(scene, "build", "b1", (10, 13), (11, 13))["ahead"]["street"] == "nassau_broad"
    assert foreseen(scene, "build", "b2", (12, 5), (13, 5)).keys() == {"build", "home", "ahead"}
    scene.state.streets = ["broadway"]
    assert foreseen(scene, "build", "b1", (10, 13), (11, 13)).keys() == {"build", "home"}


def test_a_demolition_says_what_falls_and_who_must_guard() -> None:
    scene = owning("y07", "y08", seats=3)
    scene.put(0, "b4", (10, 13), (11, 13), (12, 13))
    scene.player().points = 6
    scene.state.streets = []
    said = foreseen(scene, "demolish", "s1", (10, 13), (11, 13))
    assert said.keys() == {"replace", "guard"}
    assert (named(said["replace"]), said["guard"]["count"], said["replace"]["points"]) == (["b4"], 1, 3)
    assert foreseen(scene, "demolish", "s2", (10, 13), (11, 13), (12, 13)).keys() == {"replace"}


def named(said: dict[str, Any]) -> list[str]:
    """The buildings that a demolition names."""
    return sorted(re.findall(r"kind', '(\w+)'", repr(said["fallen"])))


def test_a_demolition_names_every_building_that_falls_and_says_that_their_points_are_kept() -> None:
    scene = owning("y07", "y08", seats=3)
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.put(0, "b2", (12, 13), (12, 14))
    scene.player().points = 9
    scene.state.streets = []
    said = foreseen(scene, "demolish", "s2", (10, 13), (11, 13), (12, 13))
    assert said.keys() == {"replace"}
    assert (named(said["replace"]), said["replace"]["kept"], said["replace"]["points"]) == (
        ["b1", "b2"],
        4,
        4,
    )
    points = scene.player().points
    piece, site = scene.piece(0, "s2"), scene.site("s2", (10, 13), (11, 13), (12, 13))
    out = scene.do("demolish", piece, site)
    told = [line for event in out.events if (line := TABLE.tell(event))]
    said_of = [(line.key.removeprefix("newyork1901-log-"), line.dict()["kind"]) for line in told[:3]]
    assert said_of == [("build", "s2"), ("demolish", "b1"), ("demolish", "b2")], "what is new comes first"
    assert scene.player().points == points + 4


def test_a_build_says_which_generation_it_opens_and_whether_the_end_begins() -> None:
    scene = owning("y07")
    scene.player().points = 4
    scene.state.streets = []
    scene.state.stack = [Build(0)]
    assert foreseen(scene, "build", "b1", (10, 13), (11, 13))["generation"]["generation"] == "silver"
    scene.player().points = 0
    scene.spend(0, 13)
    said = foreseen(scene, "build", "b1", (10, 13), (11, 13))
    assert said.keys() == {"build", "home", "last-turns"}
    assert said["last-turns"]["cause"] == "buildings"


def test_gold_prestige_is_foreseen_too() -> None:
    scene = owning("y07", seats=3)
    scene.own(1, "y08")
    scene.put(1, "b1", (12, 13), (12, 14))
    scene.own(0, "p12")
    scene.player().points = 18
    scene.state.challenge = "gold_prestige"
    scene.state.stack = [Build(0)]
    said = foreseen(scene, "build", "g2", (10, 13), (11, 13), (10, 14), (11, 14))
    assert said["prestige"]["points"] == 1
    assert said["build"]["points"] == 6


def test_what_an_action_card_does_is_said_before_it_is_played() -> None:
    scene = Scene(2)
    scene.state.streets = ["wall", "broadway", "nassau_broad"]
    for action in scene.actions("shift") + scene.actions("grab"):
        line, lost = TABLE.preview(scene.state, action)
        assert lost.key == "newyork1901-action-lost", "it would be worth a point in the end"
        assert (line.key, line.dict()["action"]) == (
            "newyork1901-action-short",
            {"shift": "market_shift", "grab": "land_grab"}[action.verb],
        )
    at = set[str]()
    for claim in scene.actions("claim"):
        cost, where = TABLE.preview(scene.state, claim)
        assert cost.key == "newyork1901-preview-claim"
        at.add(where.key.removeprefix("newyork1901-lot-"))
        told = re.findall(r"street', '(\w+)'", repr(where))
        assert {*told} <= {*scene.state.streets} and bool(told) is where.key.endswith(
            "-at"
        ), "those that count"
    assert at >= {"at", "uncounted"}


# --- what there is to know of a piece -----------------------------------------------------------------------


def told(scene: Scene, piece: str) -> list[tuple[Any, ...]]:
    """The lines of an explanation: the ends of the keys and the numbers they speak of."""
    lines = [part for line in TABLE.explain(scene.state, piece) for part in parts_of(line)]
    named = [(line.key.removeprefix("newyork1901-"), line.dict()) for line in lines]
    return [(key, *(values[name] for name in sorted(values) if name != "standing")) for key, values in named]


def parts_of(line: Text) -> Iterator[Text]:
    """A line that lists how all stand: its parts, behind what they count."""
    values = line.dict()
    if line.key in ("common-and", "common-comma"):
        for part in (values["list"], values["last"]):
            yield from parts_of(part) if isinstance(part, Text) else ()
    else:
        yield line
        standing = values.get("standing")
        yield from parts_of(standing) if isinstance(standing, Text) else ()


def city_with(seats: int, *built: tuple[int, str, int]) -> Scene:
    """Buildings of two squares at the west of Nassau Street: seat, kind and the row above the highest."""
    scene = Scene(seats)
    for seat, kind, row in built:
        scene.player(seat).built[f"building.{seat}.{kind}"] = f"site.i2.8.{row}.1"
    return scene


def test_a_street_card_tells_who_is_ahead() -> None:
    scene = city_with(3, (0, "b1", 1), (1, "b1", 5), (1, "b2", 9))
    counts = [("stands-with", 1, seat_ref(0)), ("ahead", 2, seat_ref(1)), ("stands-with", 0, seat_ref(2))]
    assert told(scene, "streetcard.nassau_broad") == [("streetcard-text", "nassau_broad"), *counts]
    assert told(scene, "leader.nassau_broad") == counts
    assert [line[:2] for line in told(scene, "leader.wall")] == [*[("stands-with", 0)] * 3, ("tie",)]


def test_a_standing_building_tells_whose_it_is_and_at_which_streets() -> None:
    scene = city_with(2, (1, "b1", 1))
    scene.state.streets = ["nassau_broad", "wall"]
    assert told(scene, "building.1.b1") == [("stands", seat_ref(1)), ("preview-street", "nassau_broad")]
    assert told(scene, "building.1.b2") == told(scene, "legendary.singer") == []


def test_counters_and_action_cards_say_what_they_are_for() -> None:
    scene = Scene(2)
    assert told(scene, "unbuilt.1") == [("unbuilt-text", 18, 4)]
    assert told(scene, "action.1.land_grab") == [
        ("action-short", "land_grab"),
        ("action-text", "land_grab"),
    ]
    assert told(scene, "estate.0") == [("estate-text", 0)]
    assert told(scene, "crew.1") == [("crew-text", 4, 4)]
    assert told(scene, "generation.0.bronze") == [("generation-open",), ("built-text", 0)]
    assert told(scene, "generation.0.gold") == [("generation-locked", 18, 18), ("built-text", 0)]
    assert told(scene, "deck.land") == [("deck-text", len(scene.state.deck))]


def test_the_starting_building_says_whose_it_is_and_what_it_counts_for() -> None:
    scene = Scene(2)
    scene.put(0, "start", (10, 13), (11, 13))
    lines = told(scene, "building.0.start")
    assert lines[0] == ("stands", seat_ref(0)) and lines[-1] == ("starter-text",)


def test_a_building_says_in_how_many_places_it_can_be_built_now() -> None:
    scene = owning("y07", "r10")
    scene.state.stack = [Build(0)]
    for kind in ("b1", "g3"):
        piece = scene.piece(0, kind)
        places = {action.targets[1] for action in scene.actions("build") if action.targets[0] == piece}
        said = [
            line.dict()["count"] for line in TABLE.explain(scene.state, piece) if line.key.endswith("-places")
        ]
        assert said == ([len(places)] if places else [])
    assert any(line.key.endswith("-places") for line in TABLE.explain(scene.state, scene.piece(0, "b1")))


def test_a_land_card_says_how_many_free_lots_it_fits() -> None:
    scene = Scene(2)
    lots = [lot.id for lot in scene.rules.sites.grid.lots if (lot.district, lot.size) == ("red", 2)]
    assert told(scene, "landcard.red.2.1") == [("landcard-free", len(lots), 2)]
    scene.own(1, lots[0].removeprefix("lot."))
    assert told(scene, "landcard.red.2.1") == [("landcard-free", len(lots) - 1, 2)]


BARON = [("earns", 2, 0, seat_ref(0)), ("earns", 0, 0, seat_ref(1)), ("earns", 1, 0, seat_ref(2))]
KING = [
    *(("of-generation", "bronze"), ("ahead", 2, seat_ref(0))),
    *(("stands-with", 0, seat_ref(1)), ("stands-with", 1, seat_ref(2))),
    *(("of-generation", "silver"), ("stands-with", 0, seat_ref(0))),
    *(("ahead", 1, seat_ref(1)), ("stands-with", 0, seat_ref(2))),
    *(("of-generation", "gold"), *(("stands-with", 0, seat_ref(seat)) for seat in range(3))),
]
NOTHING = [("earns", 0, 0, seat_ref(seat)) for seat in range(3)]
PRESTIGE = [("stands-with", 3 * (seat == 2), seat_ref(seat)) for seat in range(3)]


@pytest.mark.parametrize(
    ("challenge", "lines"),
    [
        ("bronze_baron", BARON),
        ("generation_king", KING),
        ("gold_tycoon", NOTHING),
        ("master_architect", NOTHING),
        ("gold_prestige", PRESTIGE),
    ],
)
def test_every_challenge_tells_how_all_stand_with_it(challenge: str, lines: list[tuple[Any, ...]]) -> None:
    scene = city_with(3, (0, "b1", 1), (0, "b2", 2), (1, "s1", 5), (2, "b3", 9))
    scene.player(2).prestige = 3
    scene.state.challenge = challenge
    for piece in (f"challenge.{challenge}", "leader.challenge"):
        assert told(scene, piece) == [("challenge-text", challenge), *lines]


def test_a_challenge_that_pays_tells_what_it_pays() -> None:
    scene = Scene(2)
    for number, kind in enumerate(("g1", "g2")):
        scene.player().built[f"building.0.{kind}"] = f"site.i2.{5 + number}.1.1"
    bent = {"b5": "site.l3.1.1.0", "s3": "site.l3.1.5.0", "s4": "site.l4.5.5.0"}
    scene.player(1).built = {f"building.1.{kind}": site for kind, site in bent.items()}
    for challenge, paid in (("gold_tycoon", [(1, 3), (0, 0)]), ("master_architect", [(0, 0), (3, 3)])):
        scene.state.challenge = challenge
        assert [line[1:3] for line in told(scene, f"challenge.{challenge}")[1:]] == paid


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("lot.r03", ("lot", "red", 3)),
        ("building.1.b6", ("building-full", "bronze", "b6", 4, 4)),
        ("legendary.singer", ("building-full", "legendary", "singer", 11, 7)),
        ("landcard.pink.3.2", ("landcard", "pink", 3)),
        ("hidden.land.4", ("landcard-hidden",)),
        ("streetcard.wall", ("streetcard", "wall")),
        ("street.1", ("street-card",)),
        ("leader.1", ("leader",)),
        ("leader.wall", ("leader-street", "wall")),
        ("character.pink", ("character", "pink")),
        ("character.1", ("character-of", seat_ref(1))),
        ("challenge", ("challenge-card",)),
        ("challenge.gold_tycoon", ("challenge", "gold_tycoon")),
        ("action.1.land_grab", ("action", "land_grab")),
        ("worker.1.2", ("worker", seat_ref(1))),
        ("workers.0.1", ("workers", seat_ref(0))),
        ("rack.0.b1", ("rack", seat_ref(0))),
        ("spent.1.b3", ("building", "b3")),
        ("generation.1.gold", ("opens", "gold", seat_ref(1))),
        ("post.lot.r03", ("post",)),
    ],
)
def test_every_piece_and_place_has_its_name(piece: str, name: tuple[Any, ...]) -> None:
    said = TABLE.describe(piece)
    values = said.dict()
    assert (said.key.removeprefix("newyork1901-"), *(values[part] for part in sorted(values))) == name


def test_the_leader_of_the_challenge_is_named_as_such() -> None:
    assert TABLE.describe("leader.challenge").key == "newyork1901-leader-challenge"
