"""Makes the sounds in assets/sounds, computed from nothing, the same at every run.

Run it from the root of the project after changing tools/sounds: python -m tools.make_sounds
It takes half a minute and tells what can be measured of each file: how long it is; its RMS, that of its
loudest eighth of a second and its highest peak in decibels; the centre of its spectrum in Hertz.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.sounds.catalogue import recipes
from tools.sounds.files import centroid, loudest, peak, rms, save
from tools.sounds.waves import RATE

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"


def main() -> None:
    """Make every sound; what no recipe makes any more goes."""
    made = recipes()
    (FOLDER / "ambience").mkdir(parents=True, exist_ok=True)
    for path, recipe in made.items():
        sound = recipe()
        save(FOLDER / f"{path}.wav", sound)
        levels = f"{rms(sound):6.1f} {loudest(sound):6.1f} {peak(sound):6.1f}"
        sys.stdout.write(f"{path:24} {len(sound) / RATE:5.2f} s {levels} dB {centroid(sound):6.0f} Hz\n")
    for file in FOLDER.rglob("*.wav"):
        if file.relative_to(FOLDER).with_suffix("").as_posix() not in made:
            file.unlink()


if __name__ == "__main__":
    main()
