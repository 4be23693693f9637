"""Fingers on a touch screen that is not there: KWin's fake input, spoken over its socket.

A message of the Wayland protocol is the number of an object, a word of size and opcode, and the arguments.
Only what is needed of it stands here: https://wayland.app/protocols/kde-fake-input tells the rest.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from pathlib import Path

FAKE_INPUT = "org_kde_kwin_fake_input"
_VERSION = 4
_DISPLAY, _REGISTRY = 1, 2
_SYNC, _GET_REGISTRY, _BIND, _GLOBAL, _DONE = 0, 1, 0, 0, 0
_AUTHENTICATE, _DOWN, _MOTION, _UP, _FRAME = 0, 4, 5, 6, 8
_LONGEST = 10
"""Seconds until a compositor that says nothing is given up."""


class FakeInput:
    """A client of a compositor that may put fingers on its screen.

    Args:
        path: the compositor's socket.

    Raises:
        OSError: nobody listens there, or it takes no fingers.
    """

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(_LONGEST)
        self._socket.connect(str(path))
        self._newest = _REGISTRY
        self._send(_DISPLAY, _GET_REGISTRY, struct.pack("=I", _REGISTRY))
        number = dict(self._globals()).get(FAKE_INPUT)
        if number is None:
            raise OSError(f"the compositor has no {FAKE_INPUT}")
        self._hands = self._new_id()
        told = struct.pack("=I", number) + _text(FAKE_INPUT) + struct.pack("=II", _VERSION, self._hands)
        self._send(_REGISTRY, _BIND, told)
        self._send(self._hands, _AUTHENTICATE, _text("tests") + _text("touch"))
        self.sync()

    def down(self, finger: int, x: float, y: float) -> None:
        """A finger comes down at a pixel of the screen."""
        self._send(self._hands, _DOWN, struct.pack("=Iii", finger, _fixed(x), _fixed(y)))

    def move(self, finger: int, x: float, y: float) -> None:
        """It wanders there."""
        self._send(self._hands, _MOTION, struct.pack("=Iii", finger, _fixed(x), _fixed(y)))

    def up(self, finger: int) -> None:
        """It is lifted."""
        self._send(self._hands, _UP, struct.pack("=I", finger))

    def frame(self) -> None:
        """What was sent since the last frame happened at once; it has when this comes back."""
        self._send(self._hands, _FRAME)
        self.sync()

    def sync(self) -> None:
        """Come back when the compositor has read all of it."""
        for _ in self._until_done():
            pass

    def close(self) -> None:
        """Let the screen go."""
        self._socket.close()

    def _globals(self) -> Iterator[tuple[str, int]]:
        """What the compositor offers: the interface and its number."""
        for sender, opcode, told in self._until_done():
            if (sender, opcode) == (_REGISTRY, _GLOBAL):
                number, length = struct.unpack_from("=II", told)
                yield told[8 : 8 + length - 1].decode(), number

    def _until_done(self) -> Iterator[tuple[int, int, bytes]]:
        """What comes in until all that was sent so far has been dealt with: sender, opcode, arguments."""
        callback = self._new_id()
        self._send(_DISPLAY, _SYNC, struct.pack("=I", callback))
        while True:
            sender, word = struct.unpack("=II", self._read(8))
            opcode, told = word & 0xFFFF, self._read((word >> 16) - 8)
            if (sender, opcode) == (callback, _DONE):
                return
            if (sender, opcode) == (_DISPLAY, 0):
                raise OSError(f"the compositor complains: {told[12:]!r}")
            yield sender, opcode, told

    def _new_id(self) -> int:
        self._newest += 1
        return self._newest

    def _send(self, receiver: int, opcode: int, arguments: bytes = b"") -> None:
        self._socket.sendall(struct.pack("=II", receiver, (len(arguments) + 8) << 16 | opcode) + arguments)

    def _read(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            if not (more := self._socket.recv(size - len(found))):
                raise OSError("the compositor has ended")
            found += more
        return found


def _text(words: str) -> bytes:
    """A string as the protocol has it: its length, a zero at its end, whole words."""
    raw = words.encode() + b"\0"
    return struct.pack("=I", len(raw)) + raw + b"\0" * (-len(raw) % 4)


def _fixed(value: float) -> int:
    """A number with eight binary places."""
    return round(value * 256)
