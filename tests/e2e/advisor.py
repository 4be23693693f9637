"""Tells the people on the couch what to play: reads the match's record while the program writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.match.record import Record, read_record, restore
from game.match.session import Session
from game.rules.kernel.action import Action
from game.rules.kernel.ids import is_button
from game.rules.splendor.components import cards
from game.rules.splendor.moves import sources
from game.tables.registry import find_title

_BUYS = ("buy", "pay")


class Advisor:
    """Whoever asks it wins points as fast as a sensible newcomer.

    Args:
        folder: where the program saves; the newest record is the match.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: bytes | None = None

    @property
    def path(self) -> Path:
        """The match's record."""
        return max(self._folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)

    def session(self) -> Session:
        """The match as the record tells it; what has been read already is played on from there."""
        record = read_record(self.path)
        if self._read is None or not record.raw.startswith(self._read) or not self._goes_on(record):
            header = record.header
            self._session = restore(record, find_title(header.title).rules(header.config.options))
        self._read, self._lines = record.raw, len(record.lines)
        return self._session

    def _goes_on(self, record: Record) -> bool:
        """Play the lines that are new; False where one of them is broken or tells of more than an action."""
        news = record.lines[self._lines :]
        if record.broken_line or any({"undo", "retract", "seat"} & line.keys() for line in news):
            return False
        for line in news:
            if "a" in line:
                self._session.submit(line["a"])
        return True

    def advice(self) -> Action:
        """The card with most points that can be bought, else gems for the one that is nearest."""
        session = self.session()
        (decision,) = session.decisions()
        needs = _needs(session.state, decision.player)
        return max(decision.actions, key=lambda action: (_worth(action, needs), action))

    def names(self, action: Action) -> list[str]:
        """What its targets are called on the screen: the piece that lies in a slot stands for it."""
        session = self.session()
        table = find_title(session.rules.info.id).table(session.rules)
        places = table.placements(session.rules.view(session.state, None))
        lying = {place.slot: piece for piece, place in reversed(places.items())}
        pointed = [target for target in action.targets if not is_button(target)]
        return [target if target in places else lying.get(target, target) for target in pointed]


def _needs(state: Any, seat: int) -> dict[str, int]:
    """The gems that the nearest card still asks for."""
    player = state.players[seat]
    best: tuple[float, dict[str, int]] = (-99.0, {})
    for _, card in sources(state, seat):
        lacks = {
            color: max(0, cost - bonus - token)
            for color, cost, bonus, token in zip(
                ("white", "blue", "green", "red", "black"),
                card.cost,
                player.bonuses,
                player.tokens,
                strict=False,
            )
        }
        best = max(best, (card.points / 2 - sum(lacks.values()), lacks), key=lambda found: found[0])
    return best[1]


def _worth(action: Action, needs: dict[str, int]) -> tuple[int, int]:
    """How good it is: buying before taking, taking before reserving."""
    if action.verb in _BUYS:
        card = cards().get(action.targets[0]) if action.targets else None
        return 3, card.points if card else 0
    colors = [target.rpartition(".")[2] for target in action.targets]
    useful = sum(min(colors.count(color), need) for color, need in needs.items())
    if action.verb == "discard":
        return 2, -useful
    return {"reserve": 0, "buy_gold": 0, "take": 1}.get(action.verb, 2), useful
