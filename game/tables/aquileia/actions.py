"""Aquileia: its verbs: what actions cost and bring, what is asked, and how their buttons stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.rules.aquileia import frames
from game.rules.aquileia.awards import OPEN, POINTS_PER_STRENGTH, UNSEEN, takers
from game.rules.aquileia.components import ROUNDS, laurels
from game.rules.aquileia.contests import DECKS, competes, fitting, metal_of
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.foregone import settled
from game.rules.aquileia.forum import payable_by_any
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import counted, told
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.printed import sites, spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.scoring import assigned, villa_values
from game.rules.aquileia.state import FREE
from game.rules.aquileia.theatrum import raised
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import last_of, number_in
from game.rules.kernel.text import Text, listed, piece_ref, seat_ref, text
from game.rules.kernel.values import clone
from game.tables.aquileia.budget import (
    contenders,
    lacking_if_placed,
    lesser_laurel,
    misplaced,
    unpaid,
    unrolled_dice,
)
from game.tables.aquileia.placing import hides
from game.tables.aquileia.wording import BRINGS, EXCHANGE, Ctx, Lines, coins, coins_in, ranked, site_in, yes
from game.tables.catalogue import Data, Verb
from game.tables.words import Say, Words, by_frame, of_last, when

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
    """What an agent would lack there, or has for it."""
    view, space = ctx.view, spaces()[action.targets[0]]
    if space.area == "latro" and not any(view.laid):
        yield text("aquileia-preview-no-loot")
    if why := lacking_if_placed(view, action.player, space.id):
        yield text("aquileia-preview-short", why=why)
    elif space.area == "portus" and not any(businesses(view, action.player)):
        yield text("aquileia-preview-no-business")
    elif space.area in ("equi", "servi", "portus"):
        have = view.players[action.player].coins[METALS.index(space.metal)]
        yield text("aquileia-preview-have", count=have, metal=space.metal)


def _agents(ctx: Ctx, action: Action) -> int:
    return ctx.view.players[action.player].agents


# --- contests -----------------------------------------------------------------------------------------------


def _strength(ctx: Ctx, action: Action) -> int:
    return ctx.view.power[action.player]


def _added(ctx: Ctx, action: Action) -> int:
    """What cards add; dice add what nobody knows yet."""
    return sum(card_at(target).value for target in action.targets) if action.verb == "play" else 0


def _standing(ctx: Ctx, action: Action) -> Lines:
    """Whom the action surely passes, and who leads then, with the strengths of both."""
    view, seat, before = ctx.view, action.player, contenders(ctx.view)
    tried = clone(view)
    tried.power[seat] += _added(ctx, action)
    after = contenders(tried)
    passed = [other for other in before[: before.index(seat)] if other in after[after.index(seat) :]]
    if rivals := [ranked(other, view.power[other]) for other in passed]:
        yield text("aquileia-preview-passes", rivals=listed(rivals))
    if (first := after[0]) != seat:
        ties = view.track.index(first) < view.track.index(seat)
        more = view.power[first] - tried.power[seat] + ties
        yield text("aquileia-preview-behind", rival=ranked(first, view.power[first]), more=more)
    elif after[1:]:
        yield text("aquileia-preview-leads", rival=ranked(after[1], view.power[after[1]]))


def _kept(ctx: Ctx, action: Action) -> Text:
    """What becomes of the blue dice that are not rolled: only a race that is still to come may want them."""
    wanted = ctx.top.area == "arena" and competes(ctx.view, action.player, "stadium")
    return text("aquileia-preview-kept", wanted=yes(wanted), left=unrolled(ctx.view) - action.amount)


def _blue_follows(ctx: Ctx, action: Action) -> bool:
    holder = ctx.view.dice_owner
    return holder != FREE and bool(ctx.view.power[holder] and unrolled(ctx.view))


def _might_play(ctx: Ctx, action: Action) -> bool:
    """Whether a card that counts may be in hand, as far as the viewer knows, and may change anything."""
    view, seat, area = ctx.view, action.player, ctx.top.area
    if settled(view, seat):
        return False
    kinds = fitting(area, metal_of(view, seat, area))
    hands = {deck: view.players[seat].hand(deck) for deck in DECKS[area]}
    return any(hides(view, seat, deck) or {*kinds} & {*hand} for deck, hand in hands.items())


def _gets(ctx: Ctx, action: Action) -> str:
    """What the second of the Arena gets then."""
    for_points, for_card = takers(ctx.view, ctx.top, action)
    return {for_points: "points", for_card: "card"}.get(ctx.top.second, "nothing")


# --- theatrum and forum -------------------------------------------------------------------------------------


def _left(ctx: Ctx, action: Action, price: Coins) -> Text:
    have = ctx.view.players[action.player].coins
    return told(coins(max(0, n - p) for n, p in zip(have, price, strict=True)))


def _bid(ctx: Ctx, action: Action) -> Text:
    bid = raised(ctx.top.bid, last_of(action.targets[0]))
    return text("aquileia-preview-bid", bid=told(bid), left=_left(ctx, action, bid))


def _built(ctx: Ctx, action: Action) -> Text:
    """The price, and what it leaves."""
    site = sites()[_site(action) or ""]
    left = _left(ctx, action, site.price)
    return text("aquileia-preview-build", coins=told(site.price), slaves=site.slaves, left=left)


def overpaid(targets: Iterable[str]) -> int:
    """How many slaves pay more than the building asks for that is among targets."""
    worth = (-sites()[target].slaves if target in sites() else card_at(target).value for target in targets)
    return sum(worth)


def _counts(ctx: Ctx, action: Action) -> Lines:
    """What a laurel that is to be had does for the villas of who acts."""
    view = ctx.view
    lying = {OPEN: view.open_laurel, UNSEEN: view.decks["stadium"][-1] if view.decks["stadium"] else ""}
    card = laurels().get(view.lot if action.verb == "bid" else lying[action.targets[0]])
    values = villa_values(view, action.player)
    if card and card.colours:
        colour = max(card.colours, key=lambda each: values[each])
        number = assigned(view.players[action.player], values)[colour] + 1
        yield text("aquileia-preview-laurel", number=number, colour=colour, points=values[colour])


def _multiplied(ctx: Ctx, action: Action) -> Lines:
    """What a villa brings at the end with the laurels of its colour."""
    site = sites()[_site(action) or ""]
    if site.colour:
        values = villa_values(ctx.view, action.player)
        values[site.colour] += site.points
        count = assigned(ctx.view.players[action.player], values)[site.colour]
        points = count * values[site.colour]
        yield text("aquileia-preview-villa", count=count, colour=site.colour, points=points)


def told_to(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What a lesson asks for, where it leaves out some of what the question offers with an "or"."""
    verbs, prompt = choosing.verbs(), choosing.decision.prompt
    if choosing.picked or not choosing.guided or len(verbs) > 1 or not verbs <= _ALONE:
        return None
    return text(f"aquileia-only-{min(verbs)}", **prompt.dict())


_ALONE = {"place", "select", "pass", "play", "blue", "bid", "activate"}
"""What is asked with an "or"."""

# --- the verbs ----------------------------------------------------------------------------------------------


def _label(action: Action) -> Text:
    """A button that names what is chosen."""
    target = piece_ref(_site(action) or action.targets[0])
    return text(f"aquileia-do-{action.verb}", target=target, count=action.amount)


def _site(action: Action) -> str | None:
    return site_in(action.targets)


def _sure(ctx: Ctx, action: Action) -> str:
    """Whether an agent can do its work for all that is seen, or hidden cards decide about that."""
    return yes(not isinstance(ctx.top, frames.Forum) or payable_by_any(ctx.view, action.player))


_STAYS = Say("preview-done", strength=_strength)
_ROLLED = Say(
    "preview-roll",
    metal=lambda ctx, action: metal_of(ctx.view, action.player, ctx.top.area),
    strength=_strength,
)
_PLAYED = Say(
    "preview-strength",
    added=_added,
    strength=lambda ctx, action: _strength(ctx, action) + _added(ctx, action),
)
_TWICE = Say("preview-twice", points=lambda ctx, action: POINTS_PER_STRENGTH * _strength(ctx, action))
_SECOND = Say(
    "preview-spoils",
    gets=_gets,
    points=lambda ctx, action: POINTS_PER_STRENGTH * ctx.view.power[ctx.top.second],
)
_SHARED = when(lambda ctx, action: ctx.top.second is not None, _SECOND)
_HOLDER = Say("preview-blue-follows", seat=lambda ctx, action: seat_ref(ctx.view.dice_owner))
_BLUE = when(_blue_follows, _HOLDER)
_EXCESS = Say("preview-excess", count=lambda ctx, action: overpaid(action.targets))
_WASTED = when(lambda ctx, action: overpaid(action.targets) > 0, _EXCESS)
_FIRST = Say(
    "preview-select",
    first=lambda ctx, action: yes(number_in(action.targets[0]) == 1 and ctx.view.round < ROUNDS),
)
_WAY = Say("preview-exchange", way=EXCHANGE, points=EXCHANGE_POINTS)
_DECLINED = Say("warn-decline", area=lambda ctx, action: spaces()[ctx.top.space].area, sure=_sure)
_PASSED: Mapping[type, Words] = {
    frames.Auction: ("preview-drop", _ends),
    frames.Placement: Say("preview-pass", agents=_agents),
    frames.Reinforce: (_STAYS, _standing, _kept),
    frames.Visit: ("preview-decline", _certain("take_back")),
}
_UNUSED = when(_agents, Say("warn-pass", agents=_agents))
_LOSES = by_frame({frames.Visit: _DECLINED, frames.Placement: _UNUSED, frames.Reinforce: unrolled_dice})
VERBS: Mapping[str, Verb] = {
    "place": Verb((BRINGS, _place), label=_label, warn=misplaced, sure="choose-here"),
    "select": Verb(_FIRST, label=_label, sure="choose-here"),
    "pass": Verb(by_frame(_PASSED), rank=2, label="do-pass", warn=_LOSES, ends=True),
    "exchange": Verb((_WAY, _certain("bank_empty")), label=EXCHANGE, mark=0, warn=unpaid),
    "buy": Verb(
        _certain("pay", "receive", "points", "bank_empty"),
        label=_label,
        sorts={"deck": "equi"},
        warn=unpaid,
    ),
    "roll": Verb(
        by_frame({frames.Roll: (_ROLLED, _standing), frames.Visit: "preview-coins"}), label="do-roll"
    ),
    "play": Verb((_PLAYED, _standing), label=Say("do-play", count=lambda action: len(action.targets))),
    "done": Verb(
        (_STAYS, _standing, _BLUE), rank=1, label="do-done", warn=when(_might_play, "warn-done"), ends=True
    ),
    # they cost nothing: other amounts begin at one
    "blue": Verb((_standing, _kept), most_first=True, label=_label, warn=unrolled_dice),
    "points": Verb((_TWICE, _SHARED), label="do-points"),
    "card": Verb(("preview-slave", _SHARED), label="do-card", sorts={"deck": "card"}),
    "keep": Verb(_counts, label=_label, sorts={"deck": "laurel", "open": "laurel"}, warn=lesser_laurel),
    "bid": Verb((_bid, _counts, _ends), label=Say("do-bid", metal=of_last), mark=0, warn=unpaid),
    "build": Verb((_built, _certain("points"), _multiplied, _WASTED), label=_label, mark=_site, warn=unpaid),
    "activate": Verb((_certain("pay", "spend_laid"), _gains, _certain("bank_empty")), label="do-activate"),
}
