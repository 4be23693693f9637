"""All that New York 1901 declares: verbs and events.

Its kinds of pieces (`pieces`), its questions (`questions`), and the rules help with the legend (`pages`) have
files of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import Part, Text, listed, seat_ref, text
from game.rules.newyork1901.components import building_of, card_kind
from game.tables.catalogue import MAJOR, Data, EventKind, More, TitleCatalogue, Verb
from game.tables.moves import Fly, Turnover
from game.tables.newyork1901 import losses
from game.tables.newyork1901.looks import NOBODY, UPRIGHT, owned
from game.tables.newyork1901.pages import HELP, SIGNS
from game.tables.newyork1901.pieces import KINDS, Ctx, counting, fronts, touched, ways
from game.tables.newyork1901.questions import QUESTIONS, USUAL
from game.tables.spotlight import Spotlit
from game.tables.table import SpotlightTable
from game.tables.words import Say, number_of, of_last, of_piece, overtaken, plain

# --- verbs: what actions cost and bring, what is asked for them, how their buttons stand --------------------


_REMARKS = 3
"""So many remarks on what is built have room: the weightier ones, at last the streets beside it."""


def _claimed(ctx: Ctx, action: Action) -> Iterable[Text]:
    """That a worker goes there and where it lies; or that the turn ends, where nothing can be built."""
    return ctx.foretell(losses.claim(ctx, action)) or (
        text("newyork1901-preview-claim"),
        fronts(ctx, action.targets[1]),
    )


def _laid(ctx: Ctx, action: Action) -> Iterator[Text]:
    """What it brings: points, leads; as there is room workers, and other streets beside it.

    What it loses goes before the points, and leaves no room for more.
    """
    order, foreseen = [*ctx.catalogue.events], ctx.foresee(action).events
    if lost := [event for event in foreseen if losses.of_lead(event)]:
        yield from (line for event in lost for line in ctx.foretell(event))
        yield text("newyork1901-preview-build", points=building_of(action.targets[0]).points)
        return
    events = sorted(foreseen, key=lambda event: order.index(event.kind))
    brought = [line for event in events for line in ctx.foretell(event)]
    yield from brought[:_REMARKS]
    if len(brought) < _REMARKS:
        told = {event.data["street"] for event in events if event.kind in losses.LEADS}
        yield from touched(ctx, action.targets[1], told)


def _shifted(ctx: Ctx, action: Action) -> Text:
    """Where the deck has fewer cards than the market has places, old ones come again."""
    new = len(ctx.view.deck)
    if new < len(ctx.view.market):
        return text("newyork1901-preview-shift", count=new)
    return _CARD.of(ctx.catalogue.title, ctx, action)


def _card(ctx: Ctx, choosing: Choosing) -> Mapping[str, Part]:
    district, size = card_kind(choosing.picked[0])
    return {"district": district, "size": size}


def _street(ctx: Ctx, choosing: Choosing) -> str:
    """The first of the streets that count at whose side a lot lies."""
    return next(iter(counting(ctx, choosing.picked[1])), "none")


def _site(ctx: Ctx, choosing: Choosing) -> Text:
    """A place, or the button for it.

    Of a building that can only take the place of others it is said that something has to be demolished, and
    of one that fits in one place alone that this is so: nobody is asked to look for another.
    """
    piece, *chosen = choosing.picked
    falls, places = ways(choosing.decision, piece)
    way = "falls" if falls else "site"
    coming = (event.kind for laid in choosing.complete() for event in ctx.foresee(laid).events)
    if "turn" in coming:
        way = "site-ends"
    elif places == 1:
        way = f"{way}-only"
    elif chosen:
        way = "site-chosen"
    return text(f"newyork1901-ask-{way}", kind=last_of(piece))


_CARD, _LOST = Say("action-short", action=of_last), "action-lost"
"""What an action card does, and what it costs in the end."""
_SURE = Say("ask-sure", what=of_piece)
_LAYING = Verb(
    _laid,
    rank=-2,
    then={"building": _site, "legendary": _site},
    sure=_site,
    sorts={"legendary": "building"},
    warn=losses.ceded,
)
VERBS: Mapping[str, Verb] = {
    "claim": Verb(
        _claimed,
        rank=-2,
        then={"landcard": Say("ask-lot", _card)},
        sure=Say("ask-lot-chosen", _card, street=_street),
        warn=losses.barren,
    ),
    "build": _LAYING,
    "demolish": _LAYING,
    "shift": Verb((_shifted, _LOST), sure=_SURE, warn=losses.last_card),
    "grab": Verb((_CARD, _LOST), sure=_SURE, warn=losses.last_card),
    "boom": Verb((_CARD, _LOST), sure=_SURE, warn=losses.last_card),
    "recall": Verb("preview-recall", sure="ask-recall"),
    "end": Verb("preview-end", rank=-1, warn=losses.missed, ends=True, followup=True),
}


# --- events: what is told, foretold, flown and heard of them ------------------------------------------------

_BUILDS = "none"
"""The cause that leaves nothing to build, where there is none."""


def _land(data: Data) -> Mapping[str, Any]:
    district, size = card_kind(data["card"])
    return {"district": district, "size": size, "cause": data.get("cause", _BUILDS)}


def _stuck(data: Data) -> Text | None:
    """That nothing can be built then, and why."""
    if data["cause"] == _BUILDS:
        return None
    return text("newyork1901-preview-idle", **{name: data[name] for name in ("cause", "squares", "free")})


def _short(data: Data) -> str:
    """A building is told by its short name."""
    return last_of(data["building"])


def _fallen(data: Data) -> Text:
    """So is what has made way."""
    return listed([text("newyork1901-building-short", kind=last_of(piece)) for piece in data["fallen"]])


def _kept(data: Data) -> int:
    """What that has scored, which is kept."""
    return sum(building_of(piece).points for piece in data["fallen"])


def _rival(data: Data) -> Mapping[str, Part]:
    """Who is ahead now of whoever has fallen behind."""
    return {"street": data["street"], "leader": seat_ref(data["leader"])}


def _at_street(data: Data) -> SpotlightTable:
    """The buildings at the street of who is ahead now and of who was before."""
    pairs = zip((data["seat"], *data["passed"]), (data["count"], *data["theirs"]), strict=True)
    return SpotlightTable((text("newyork1901-at-street"),), tuple((seat, (count,)) for seat, count in pairs))


def _fallen_at(data: Data) -> SpotlightTable:
    """The buildings at the street of who is ahead now and of who has fallen behind."""
    rows = ((data["leader"], (data["most"],)), (data["seat"], (data["count"],)))
    return SpotlightTable((text("newyork1901-at-street"),), rows)


def _tied_at(data: Data) -> SpotlightTable:
    """The buildings at the street of those who share the lead that nobody has."""
    return SpotlightTable(
        (text("newyork1901-at-street"),), tuple((seat, (data["count"],)) for seat in data["tied"])
    )


_BUILDING: More = {"kind": _short}
_REPLACED: More = {"kind": _short, "fallen": _fallen, "kept": _kept, "count": number_of("fallen")}
_WORKERS: More = {"count": number_of("workers")}
_BACK = Fly("{card}", "estate.{seat}", "deck.land", marked=False)
"""A card that goes back is told of: a rim round the deck would look like a choice."""
_HOME, _LAID = Fly("{worker}", each="worker"), Fly("{building}", target="{site}")
_CLAIMED = (Fly("{card}", target="estate.{seat}"), Fly("{worker}", target="post.{lot}"))
_DEALT = Fly("{card}", "deck.land", "market.{place}", face="down", each="card place")
_TO_POST = Fly("{worker}", target="post.{lot}", each="worker lot")
_CHANGED = Turnover("medal.{street}")
_OVERTAKEN = Spotlit(
    "medal.{street}",
    look=owned("{seat}"),
    table=_at_street,
    others=True,
    unless=lambda data: not data["passed"],
)
_FALLEN = Spotlit("medal.{street}", look=owned("{leader}"), table=_fallen_at, others=True)
_TIED = Spotlit(
    "medal.{street}", look=NOBODY, table=_tied_at, others=True, unless=lambda data: not data["tied"]
)
_TIE: More = {"over": number_of("tied"), "lost": lambda data: int(data["led"])}
_PLAYED = Spotlit("{card}", others=True)
_LANDMARK = Spotlit(
    "{building}",
    at="{site}",
    look=UPRIGHT,
    unless=lambda data: kind_of(data["building"]) != "legendary",
)
EVENTS: Mapping[str, EventKind] = {
    "first": EventKind("turn"),
    "claim": EventKind("claim", _CLAIMED, _land, preview=_stuck),
    "refill": EventKind("card", (_DEALT,), says=""),
    "shift": EventKind(
        "book", (Fly("{card}", target="deck.land", each="card", marked=False),), spotlight=_PLAYED
    ),
    "grab": EventKind("card", spotlight=_PLAYED),
    "boom": EventKind("card", spotlight=_PLAYED),
    # What laying a building brings is foretold in this order.
    "replace": EventKind(
        more=_REPLACED, says="build", preview=Say("preview-replace", plain), spotlight=_LANDMARK
    ),
    "build": EventKind(
        "build",
        (_LAID,),
        _BUILDING,
        scores="points",
        preview=Say("preview-build", plain),
        spotlight=_LANDMARK,
    ),
    "level": EventKind(
        moves=(_CHANGED,),
        more=_TIE,
        preview=Say("preview-level", plain),
        spotlight=_TIED,
        rank=MAJOR,
    ),
    "behind": EventKind(
        moves=(_CHANGED,), preview=Say("preview-behind", _rival), spotlight=_FALLEN, rank=MAJOR
    ),
    "prestige": EventKind("noble", preview=Say("preview-prestige", plain), rank=MAJOR),
    "last_turns": EventKind("book", preview=Say("preview-last-turns", plain), rank=MAJOR),
    "generation": EventKind("noble", preview=Say("preview-generation", plain)),
    "ahead": EventKind(
        moves=(_CHANGED,),
        more=overtaken,
        scores="street",
        preview=Say("preview-ahead", street=lambda data: str(data["street"])),
        spotlight=_OVERTAKEN,
    ),
    "guard": EventKind("worker", (_TO_POST,), _WORKERS, preview=Say("preview-guard", plain)),
    "home": EventKind("worker", (_HOME,), _WORKERS, preview=Say("preview-home", plain)),
    "demolish": EventKind("demolish", (Fly("{building}"),), _BUILDING),
    "raise": EventKind("build", (_LAID,), scores="points", says=""),
    "recall": EventKind("card", (Fly("{worker}"), _BACK), _land),
    "pass": EventKind("pass"),
    "idle": EventKind("pass"),
    "turn": EventKind("turn", says=""),
    "street_bonus": EventKind(scores="points"),
    "challenge_bonus": EventKind(scores="points"),
    "cards_bonus": EventKind(scores="points"),
    "end": EventKind("end"),
}


CATALOGUE = TitleCatalogue(
    "newyork1901", KINDS, EVENTS, VERBS, QUESTIONS, USUAL, HELP, SIGNS, seats=("seat", "leader")
)
