import collections, pytest, pygame, traceback, os
from game.art.painter import BasePainter
from game.lang.catalogue import Catalogue
from tests.laws.reading import walk, look, zero_among as zero
from game.ui.text.writer import Writer
from tests.laws.cases import additions
from game.tables.registry import find_title
import re

Z = re.compile("۰")
O = re.compile("[۱-۹]")
CUR = []


@pytest.mark.parametrize("title", ["aquileia", "mombasa"])
@pytest.mark.parametrize("every", [2, 3, 4, 5])
def test_x(title, every, sit, monkeypatch):
    found = collections.defaultdict(lambda: [0, set()])
    made = BasePainter._portions

    def _portions(self, asked):
        CUR.append(asked)
        try:
            yield from made(self, asked)
        finally:
            CUR.pop()

    monkeypatch.setattr(BasePainter, "_portions", _portions)
    num = Catalogue.number
    monkeypatch.setattr(Catalogue, "number", lambda self, v: num(self, v // 10 * 10 if v > 9 else v))
    draw = Writer.draw_runs

    def spied(self, pieces, size, color, weight):
        t = "".join(r.text for r in pieces)
        if Z.search(t) and O.search(t) and zero(size) < 22:
            who = (
                (CUR[-1].piece.split(".")[0], CUR[-1].size)
                if CUR
                else tuple(f.name for f in traceback.extract_stack()[-9:-1])
            )
            e = found[(t, size, zero(size), who)]
            e[0] += 1
            if CUR:
                e[1].add(CUR[-1].piece)
        return draw(self, pieces, size, color, weight)

    monkeypatch.setattr(Writer, "draw_runs", spied)
    if every not in find_title(title).rules({}).info.seats:
        return
    players = every
    room = sit(
        players,
        title=title,
        options=additions(title) if every else {},
        language="fa",
        size=(1920, 1080),
        text_scale=1.0,
    )
    for _ in walk(room, 7 + every):
        look(room)
    for k, n in sorted(found.items(), key=str):
        print(title, every, k, n[0], sorted(n[1])[:4])
