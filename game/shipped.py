"""Where the files lie that ship with the program.

In a checkout and in a bundle they lie beside the package, in an installed wheel inside it.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
ROOT = _PACKAGE if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent
"""The folder that holds them."""
ASSETS = ROOT / "assets"
MAPS = ROOT / "maps"
COMMAND = "main.py" if (ROOT / "main.py").is_file() else "caravanserai"
"""What people start the program by."""
