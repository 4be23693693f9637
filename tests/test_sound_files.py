"""The sound files: all there, of one loudness among like things, without clicks, and made by the script."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

import pytest

from game.ui.sound import RATE, VARIANTS, files_of
from tools.sounds.catalogue import AMBIENCE, FANFARES, KINDS, SCREEN, TABLE, Kind, paths_of, recipes
from tools.sounds.files import centroid, load, loudest, peak, rms, save

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
KIND_OF = {
    path: kind for kind in KINDS for name, (count, _) in kind.sounds.items() for path in paths_of(name, count)
}
LOOPS = [f"ambience/{name}" for name in AMBIENCE]
STEP = 1 / 32767


@lru_cache(maxsize=4)
def shipped(path: str) -> list[float]:
    return load(FOLDER / f"{path}.wav")


@cache
def level(path: str) -> float:
    return rms(shipped(path))


def spread(levels: list[float]) -> float:
    return max(levels) - min(levels)


def test_the_files_are_those_that_the_program_plays_and_the_script_makes() -> None:
    there = {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*") if file.is_file()}
    played = {file for name, count in VARIANTS.items() for file in files_of(name, count)}
    assert there == {f"{path}.wav" for path in recipes()}
    assert there == played | {f"{loop}.wav" for loop in LOOPS}


def test_every_name_stands_in_the_page_about_sounds() -> None:
    page = (FOLDER.parents[1] / "docs" / "sounds.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.split("## Names")[1].splitlines() if line.startswith("| `")]
    assert sorted(" ".join(rows).replace("`", "").split()) == sorted(VARIANTS)


@pytest.mark.parametrize("path", ["move-2", "error", "card-2", "land-3", "ambience/mombasa"])
def test_the_shipped_files_are_bit_for_bit_what_the_script_makes(tmp_path: Path, path: str) -> None:
    save(tmp_path / "made.wav", recipes()[path]())
    assert (tmp_path / "made.wav").read_bytes() == (FOLDER / f"{path}.wav").read_bytes()


@pytest.mark.parametrize("path", KIND_OF)
def test_a_sound_is_short(path: str) -> None:
    longest = 2.0 if KIND_OF[path] is FANFARES else 0.9
    assert 0.05 <= len(shipped(path)) / RATE <= longest


@pytest.mark.parametrize("path", KIND_OF)
def test_a_sound_neither_clicks_nor_clips(path: str) -> None:
    sound = shipped(path)
    assert abs(sound[0]) < 20 * STEP and abs(sound[-1]) < 20 * STEP
    assert rms(sound[-50:]) < rms(sound) - 20, "it has died away before it ends"
    assert peak(sound) < -1, "and the softest limiting leaves no flat tops"
    assert all(not a == b == c for a, b, c in zip(sound, sound[1:], sound[2:], strict=False) if abs(a) > 0.5)


@pytest.mark.parametrize("kind", KINDS, ids=["screen", "table", "fanfares"])
def test_like_things_are_equally_loud(kind: Kind) -> None:
    alike = [path for path in KIND_OF if KIND_OF[path] is kind]
    assert spread([level(path) for path in alike]) < 3
    assert spread([loudest(shipped(path)) for path in alike]) < 3, "nor is one denser than another"


def test_the_kinds_stand_apart() -> None:
    def mean(kind: Kind) -> float:
        levels = [level(path) for path in KIND_OF if KIND_OF[path] is kind]
        return sum(levels) / len(levels)

    ambient = max(level(loop) for loop in LOOPS)
    assert ambient + 5 < mean(SCREEN) < mean(TABLE) - 5
    assert mean(TABLE) + 2 < mean(FANFARES) < -15


@pytest.mark.parametrize("path", [*KIND_OF, *LOOPS])
def test_no_sound_is_harsh(path: str) -> None:
    assert 300 < centroid(shipped(path)) < (2000 if KIND_OF.get(path) is SCREEN else 3000)


def test_no_two_files_are_alike() -> None:
    assert len({(FOLDER / f"{path}.wav").read_bytes() for path in recipes()}) == len(recipes())


@pytest.mark.parametrize("name", [name for name, count in VARIANTS.items() if count > 1])
def test_variants_are_one_thing_heard_again(name: str) -> None:
    takes = [shipped(path) for path in paths_of(name, VARIANTS[name])]
    centres = [centroid(take) for take in takes]
    assert max(centres) / min(centres) < 1.5
    assert max(map(len, takes)) / min(map(len, takes)) < 1.5


OFTEN = (
    *("move", "confirm", "turn", "score", "claim", "worker", "card", "gem", "coin", "piece", "build", "roll"),
    *("pass", "stamp"),
)
"""What is heard of the hand all the time, and what the laws of sound hear most of in played games."""


@pytest.mark.parametrize("name", OFTEN)
def test_what_is_heard_often_has_at_least_two_takes(name: str) -> None:
    assert len({(FOLDER / file).read_bytes() for file in files_of(name, VARIANTS[name])}) in (2, 3)


@pytest.mark.parametrize("loop", LOOPS)
def test_an_ambience_is_long_and_quiet_all_along(loop: str) -> None:
    sound = shipped(loop)
    seconds = [rms(sound[start : start + RATE]) for start in range(0, len(sound), RATE)]
    assert 20 <= len(sound) / RATE <= 40
    assert all(-60 < level < -28 for level in seconds), "never quite silent, never in the foreground"
    assert peak(sound) < -15


def test_ambiences_are_equally_loud() -> None:
    assert spread([level(each) for each in LOOPS]) < 1


@pytest.mark.parametrize("loop", LOOPS)
def test_the_end_of_an_ambience_meets_its_start(loop: str) -> None:
    """The step over the seam, and how it bends there, are as anywhere within."""
    sound = shipped(loop)
    steps = sorted(abs(b - a) for a, b in pairwise(sound))
    bends = sorted(abs(a - 2 * b + c) for a, b, c in zip(sound, sound[1:], sound[2:], strict=False))
    usual = 95 * len(sound) // 100
    assert abs(sound[0] - sound[-1]) <= steps[usual]
    for a, b, c in ((sound[-2], sound[-1], sound[0]), (sound[-1], sound[0], sound[1])):
        assert abs(a - 2 * b + c) <= bends[usual]


def test_the_files_stay_small() -> None:
    sizes = {path: (FOLDER / f"{path}.wav").stat().st_size for path in recipes()}
    assert sum(size for path, size in sizes.items() if path in KIND_OF) < 1_500_000
    assert sum(size for path, size in sizes.items() if path in LOOPS) < 6_500_000
