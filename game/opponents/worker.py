"""A process, and the two threads that speak with it: nobody else ever waits for it."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


class Worker:
    """A process that is spoken with. No call waits, whether it runs, stands still or does not listen.

    Where more is said to it than it listens to, only the latest reaches it. The threads see to its end:
    whoever closes it does not wait for that.

    Args:
        life: what the process does; its first argument is its end of the pipe.
        args: the others.

    Attributes:
        gone: it has ended, or could not be started.
    """

    def __init__(self, life: Callable[..., None], *args: Any) -> None:
        self.gone = False
        self._said: Any = None
        self._news = Event()
        self._heard: SimpleQueue[Any] = SimpleQueue()
        self._process: BaseProcess | None = None
        self._closed = False
        atexit.register(self.close)  # before multiprocessing waits for processes that may stand still
        Thread(target=self._run, args=(life, args), name="worker", daemon=True).start()

    def say(self, message: Any) -> None:
        """Tell the process, as soon as it listens; what it has not listened to yet is not said any more."""
        self._said = message
        self._news.set()

    def hear(self) -> Iterator[Any]:
        """What the process has said since."""
        with suppress(Empty):
            while True:
                yield self._heard.get_nowait()

    def close(self) -> None:
        """End the process."""
        atexit.unregister(self.close)
        self._closed = True
        self._news.set()
        if self._process is not None:
            self._process.kill()  # one that was stopped does not hear a kind word

    def _run(self, life: Callable[..., None], args: tuple[Any, ...]) -> None:
        """The first thread: from the start of the process, by way of all that is said to it, to its end."""
        try:
            import multiprocessing  # what thinks here may never be asked

            context = multiprocessing.get_context("spawn")
            pipe, theirs = context.Pipe()
            with pipe, suppress(OSError):
                process = context.Process(target=life, args=(theirs, *args), name="thinker", daemon=True)
                with theirs:
                    process.start()
                self._process = process
                listener = Thread(target=self._listen, args=(pipe,), name="worker hears", daemon=True)
                listener.start()
                with suppress(OSError):  # it has ended meanwhile
                    self._speak(pipe)
                process.kill()
                process.join()
                listener.join()
        finally:
            self.gone = True

    def _speak(self, pipe: Connection) -> None:
        while True:
            self._news.wait()
            self._news.clear()
            if self._closed:
                return
            pipe.send(self._said)

    def _listen(self, pipe: Connection) -> None:
        """The second thread: an answer may be cut short in the middle, and then there is waiting."""
        with suppress(EOFError, OSError):
            while True:
                self._heard.put(pipe.recv())
        self.gone = True
        self.close()
