"""Where things lie: what ships with the program, and what belongs to the person who plays."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from game.shipped import ASSETS, MAPS

NAME = "caravanserai"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders in use.

    Attributes:
        assets: fonts, icons, sounds, catalogues, data of the titles.
        maps: boards made with Tiled.
        config: settings.
        saves: games in play and finished ones.
        state: crash reports.
    """

    assets: Path
    maps: Path
    config: Path
    saves: Path
    state: Path


def find_folders(save_folder: Path | None = None) -> Folders:
    """The folders of this system. With ``save_folder`` all that is written goes there and nowhere else."""
    if save_folder is not None:
        config = state = saves = save_folder
    else:
        config = _of_somebody(platformdirs.user_config_path(NAME, appauthor=False))
        state = _of_somebody(platformdirs.user_state_path(NAME, appauthor=False))
        saves = _of_somebody(platformdirs.user_data_path(NAME, appauthor=False)) / "saves"
    return Folders(ASSETS, MAPS, config, saves, state)


def _of_somebody(path: Path) -> Path:
    """The folder. Of a user without a home it begins with "~": that is none of the folder we are in."""
    return Path("/") / path if path.parts[0] == "~" else path
