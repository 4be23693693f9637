"""Where the files lie that ship with the program.

In a checkout and in a bundle they lie beside the package, in an installed wheel inside it.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSIDE = _PACKAGE / "share"
_FOLDER = _INSIDE if _INSIDE.is_dir() else _PACKAGE.parent
ASSETS = _FOLDER / "assets"
MAPS = _FOLDER / "maps"
PROGRAM = _PACKAGE.parent
"""The folder that the program was started from: all of its code lies in it."""
COMMAND = "main.py" if (_FOLDER / "main.py").is_file() else "caravanserai"
"""What people start it by."""
