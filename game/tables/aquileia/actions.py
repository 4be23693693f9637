"""Aquileia: its verbs: what actions cost and bring, what is asked, and how their buttons stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.rules.aquileia.awards import POINTS_PER_STRENGTH, takers
from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.contests import DECKS, competes, fitting, metal_of
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.forum import payable_by_any
from game.rules.aquileia.frames import Auction, Forum, Placement, Reinforce, Roll, Visit
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import counted, told
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.printed import sites, spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.state import FREE
from game.rules.aquileia.theatrum import raised
from game.rules.kernel.action import Action
from game.rules.kernel.ids import last_of, number_in
from game.rules.kernel.text import Text, listed, piece_ref, seat_ref, text
from game.tables.aquileia.budget import UNPAID, lacking_if_placed, may_earn
from game.tables.aquileia.placing import hides
from game.tables.aquileia.wording import Ctx, Lines, brings, coins, coins_in, exchanged, site_in, yes
from game.tables.catalogue import Data, Verb
from game.tables.words import Say, by_frame, of_last

# --- what is certain to come of it --------------------------------------------------------------------------


def _coming(ctx: Ctx, action: Action, kind: str) -> list[Data]:
    return [event.data for event in ctx.foresee(action).events if event.kind == kind]


def _certain(*kinds: str) -> Callable[[Ctx, Action], Lines]:
    """What is said of events that will befall who acts."""

    def said(ctx: Ctx, action: Action) -> Lines:
        for event in ctx.foresee(action).events:
            if event.kind in kinds and event.data["seat"] == action.player:
                yield from ctx.foretell(event)

    return said


def _ends(ctx: Ctx, action: Action) -> Iterable[Text]:
    """Who has the laurel by it, or who may open next."""
    event = next((e for e in ctx.foresee(action).events if e.kind in ("sold", "turn")), None)
    opens = action.verb == "pass" and ctx.top.leader is None
    return ctx.foretell(event) if event and (event.kind == "sold" or opens) else ()


def _gains(ctx: Ctx, action: Action) -> Lines:
    """In one what workshops and banks bring, as far as the bank has it."""
    points = sum(data["points"] for data in _coming(ctx, action, "points"))
    received = map(coins_in, _coming(ctx, action, "receive"))
    gains = [text("common-points", n=points)] if points else []
    gains += counted(coins(map(sum, zip((0, 0, 0), *received, strict=True))))
    if gains:
        yield text("aquileia-preview-receive", coins=listed(gains))


# --- placing agents -----------------------------------------------------------------------------------------


def _place(ctx: Ctx, action: Action) -> Lines:
    view, space = ctx.view, spaces()[action.targets[0]]
    yield brings(space.id)
    if why := lacking_if_placed(view, action.player, space.id):
        yield text("aquileia-preview-short", why=why)
    elif space.area == "portus" and not any(businesses(view, action.player)):
        yield text("aquileia-preview-no-business")
    elif space.area in ("equi", "servi", "portus"):
        have = view.players[action.player].coins[METALS.index(space.metal)]
        yield text("aquileia-preview-have", count=have, metal=space.metal)


def _short(ctx: Ctx, action: Action) -> Text | None:
    """That an agent would go home with nothing done, unless another may earn before what it lacks."""
    space = action.targets[0]
    why = lacking_if_placed(ctx.view, action.player, space)
    earned = why in UNPAID and may_earn(ctx.view, action.player, space)
    return text("aquileia-warn-short", why=why) if why and not earned else None


def _agents(ctx: Ctx, action: Action) -> int:
    return ctx.view.players[action.player].agents


def _unused(ctx: Ctx, action: Action) -> Text | None:
    agents = _agents(ctx, action)
    return text("aquileia-warn-pass", agents=agents) if agents else None


def _declined(ctx: Ctx, action: Action) -> Text:
    """What an agent could still do, or, where hidden cards decide about that, might."""
    sure = not isinstance(ctx.top, Forum) or payable_by_any(ctx.view, action.player)
    return text("aquileia-warn-decline", area=spaces()[ctx.top.space].area, sure=yes(sure))


def _first(ctx: Ctx, action: Action) -> str:
    return yes(number_in(action.targets[0]) == 1 and ctx.view.round < ROUNDS)


# --- contests -----------------------------------------------------------------------------------------------


def _strength(ctx: Ctx, action: Action) -> int:
    return ctx.view.power[action.player]


def _added(ctx: Ctx, action: Action) -> int:
    return sum(card_at(target).value for target in action.targets)


def _kept(ctx: Ctx, action: Action) -> Text:
    """What becomes of the blue dice that are not rolled: only a race that is still to come may want them."""
    wanted = ctx.top.area == "arena" and competes(ctx.view, action.player, "stadium")
    return text("aquileia-preview-kept", wanted=yes(wanted), left=unrolled(ctx.view) - action.amount)


def _follows(ctx: Ctx, action: Action) -> Lines:
    view, holder = ctx.view, ctx.view.dice_owner
    if holder != FREE and view.power[holder] and unrolled(view):
        yield text("aquileia-preview-blue-follows", seat=seat_ref(holder))


def _might_play(ctx: Ctx, action: Action) -> Text | None:
    """That a card which counts may be in hand, as far as the viewer knows."""
    view, seat, area = ctx.view, action.player, ctx.top.area
    kinds = fitting(area, metal_of(view, seat, area))
    hands = {deck: view.players[seat].hand(deck) for deck in DECKS[area]}
    might = any(hides(view, seat, deck) or {*kinds} & {*hand} for deck, hand in hands.items())
    return text("aquileia-warn-done") if might else None


def _second(ctx: Ctx, action: Action) -> Text | None:
    """What the second of the Arena gets then."""
    second = ctx.top.second
    if second is None:
        return None
    for_points, for_card = takers(ctx.view, ctx.top, action)
    gets = {for_points: "points", for_card: "card"}.get(second, "nothing")
    return text("aquileia-preview-spoils", gets=gets, points=POINTS_PER_STRENGTH * ctx.view.power[second])


# --- theatrum and forum -------------------------------------------------------------------------------------


def _left(ctx: Ctx, action: Action, price: Coins) -> Text:
    have = ctx.view.players[action.player].coins
    return told(coins(max(0, n - p) for n, p in zip(have, price, strict=True)))


def _bid(ctx: Ctx, action: Action) -> Text:
    bid = raised(ctx.top.bid, last_of(action.targets[0]))
    return text("aquileia-preview-bid", bid=told(bid), left=_left(ctx, action, bid))


def _built(ctx: Ctx, action: Action) -> Text:
    """The price, and what it leaves."""
    site = sites()[site_in(action.targets) or ""]
    left = _left(ctx, action, site.price)
    return text("aquileia-preview-build", coins=told(site.price), slaves=site.slaves, left=left)


def overpaid(targets: Iterable[str]) -> int:
    """How many slaves pay more than the building asks for that is among targets."""
    worth = (-sites()[target].slaves if target in sites() else card_at(target).value for target in targets)
    return sum(worth)


def _excess(ctx: Ctx, action: Action) -> Lines:
    if (excess := overpaid(action.targets)) > 0:
        yield text("aquileia-preview-excess", count=excess)


# --- the verbs ----------------------------------------------------------------------------------------------


def _label(action: Action) -> Text:
    """A button that names what is chosen."""
    target = piece_ref(site_in(action.targets) or action.targets[0])
    return text(f"aquileia-do-{action.verb}", target=target, count=action.amount)


def _exchanged(*about: Ctx | Action) -> Text:
    """What is given for what."""
    action = about[-1]
    assert isinstance(action, Action)
    return text("aquileia-exchange", **exchanged(action.targets[0]))


_STAYS = Say("preview-done", strength=_strength)
_ROLLED = Say(
    "preview-roll",
    metal=lambda ctx, action: metal_of(ctx.view, action.player, ctx.top.area),
    strength=_strength,
)
_TWICE = Say("preview-twice", points=lambda ctx, action: POINTS_PER_STRENGTH * _strength(ctx, action))
_PASSED = by_frame(
    {
        Auction: ("preview-drop", _ends),
        Placement: Say("preview-pass", agents=_agents),
        Reinforce: (_STAYS, _kept),
        Visit: ("preview-decline", _certain("take_back")),
    }
)
VERBS: Mapping[str, Verb] = {
    "place": Verb(_place, label=_label, warn=_short, sure="choose-here"),
    "select": Verb(Say("preview-select", first=_first), label=_label, sure="choose-here"),
    "pass": Verb(_PASSED, rank=2, label="do-pass", warn=by_frame({Visit: _declined, Placement: _unused})),
    "exchange": Verb(
        (Say("preview-exchange", way=_exchanged, points=EXCHANGE_POINTS), _certain("bank_empty")),
        label=_exchanged,
        mark=0,
    ),
    "buy": Verb(_certain("pay", "receive", "points", "bank_empty"), label=_label, sorts={"deck": "equi"}),
    "roll": Verb(by_frame({Roll: _ROLLED, Visit: "preview-coins"}), label="do-roll"),
    "play": Verb(
        Say("preview-strength", added=_added, strength=lambda *a: _strength(*a) + _added(*a)),
        label=Say("do-play", count=lambda action: len(action.targets)),
    ),
    "done": Verb((_STAYS, _follows), rank=1, label="do-done", warn=_might_play),
    "blue": Verb(_kept, most_first=True, label=_label),  # they cost nothing: other amounts begin at one
    "points": Verb((_TWICE, _second), label="do-points"),
    "card": Verb(("preview-slave", _second), label="do-card", sorts={"deck": "card"}),
    "keep": Verb(label=_label, sorts={"deck": "laurel", "open": "laurel"}),
    "bid": Verb((_bid, _ends), label=Say("do-bid", metal=of_last), mark=0),
    "build": Verb(
        (_built, _certain("points"), _excess),
        label=_label,
        mark=lambda action: site_in(action.targets),
    ),
    "activate": Verb((_certain("pay", "spend_laid"), _gains, _certain("bank_empty")), label="do-activate"),
}
