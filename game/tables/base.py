"""The base of every title's table: it derives from the title's catalogue what the house asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from game.maps.places import TABLE
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.frames import FINISH_FIRST
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import Text, text
from game.tables.asking import asked, name_of
from game.tables.catalogue import SHAPE, Context, Kind, Question, R, TitleCatalogue
from game.tables.table import HelpPage, Move, Picture, Place, Shortcut, Sign, Spotlight
from game.tables.words import Say, line, lines, named

_KIND = Kind()


class BaseTable(Generic[R]):
    """The table of a title. A title gives its catalogue, says where everything lies, and what holds for all.

    Attributes (for the others see `game.tables.table.Table`):
        catalogue: what the title declares.
        rules: those that are played by.

    Args:
        rules: those that are played by.
        catalogue: where it depends on the rules; else that of the class.
    """

    catalogue: TitleCatalogue
    explain_first: bool = False
    provisional_scores: bool = False
    prefetch_pieces: Sequence[tuple[str, Place]] = ()
    general_reasons: Sequence[str] = (FINISH_FIRST.key,)

    def __init__(self, rules: R, catalogue: TitleCatalogue | None = None) -> None:
        self.rules = rules
        self._told: Callable[[Action], bool] = lambda action: False
        if catalogue is not None:
            self.catalogue = catalogue
        verbs, events = self.catalogue.verbs.items(), self.catalogue.events.items()
        self.followup_verbs: Collection[str] = [name for name, verb in verbs if verb.followup]
        self.milestones: Collection[str] = [name for name, event in events if event.milestone]
        self.merged_events: Collection[str] = [name for name, event in events if event.merged]

    def context(self, view: Any) -> Context[R, Any]:
        """What the functions of the catalogue are given."""
        return Context(self.rules, view, self.catalogue)

    # --- pieces ---------------------------------------------------------------------------------------------

    def placements(self, view: Any) -> dict[str, Place]:
        """Where everything lies: a title says it."""
        raise NotImplementedError

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""
        kind = self.catalogue.kinds[kind_of(piece)]
        if isinstance(kind.name, str):
            return named(self.catalogue.title, kind.name, kind.key, piece)
        return self._called(kind.name, piece)

    def short(self, piece: str) -> Text:
        """The same in fewer words, where its kind has such."""
        short = self._kind(piece).short
        return self.describe(piece) if short is None else self._called(short, piece)

    def explain(self, view: Any, piece: str) -> tuple[Text, ...]:
        """What its kind says of it."""
        return lines(self.catalogue.title, self._kind(piece).explain, self.context(view), piece)

    def in_words(self, view: Any, piece: str) -> tuple[Text, ...]:
        """What its kind says of its picture."""
        return lines(self.catalogue.title, self._kind(piece).in_words, self.context(view), piece)

    def _kind(self, piece: str) -> Kind:
        return self.catalogue.kinds.get(kind_of(piece), _KIND)

    def _called(self, naming: Any, piece: str) -> Text:
        called: Text = naming.of(self.catalogue.title, piece) if isinstance(naming, Say) else naming(piece)
        return called

    # --- questions ------------------------------------------------------------------------------------------

    def ask(self, view: Any, choosing: Choosing) -> Text:
        """What the verb asks after picks, else the frame, else the decision."""
        (question, usual), title, context = self._questions(view), self.catalogue.title, self.context(view)
        said = line(title, self.catalogue.wanted(choosing), context, choosing)
        said = said or line(title, question.ask or usual.ask, context, choosing)
        return said or asked(title, question.step, choosing)

    def suggested_targets(self, view: Any, choosing: Choosing) -> Sequence[str]:
        """What its frame suggests; else what can be had right now."""
        question, usual = self._questions(view)
        suggest, context = question.suggest or usual.suggest, self.context(view)
        return list(suggest(context, choosing)) if suggest else context.marked(choosing)

    def shot(self, view: Any, choosing: Choosing | None) -> str:
        """The shot of its frame."""
        question, usual = self._questions(view)
        shot = question.shot or usual.shot or TABLE
        return shot if isinstance(shot, str) else shot(self.context(view), choosing)

    def prefetch_shots(self, view: Any, choosing: Choosing) -> Sequence[str]:
        """Those of its frame."""
        question, usual = self._questions(view)
        prefetch = question.prefetch or usual.prefetch
        return tuple(prefetch(self.context(view), choosing)) if prefetch else ()

    def shortcuts(self, view: Any, choosing: Choosing) -> Sequence[Shortcut]:
        """Those of its frame."""
        question, usual = self._questions(view)
        shortcuts = question.shortcuts or usual.shortcuts
        return tuple(shortcuts(self.context(view), choosing)) if shortcuts else ()

    def auto_commit(self, view: Any, choosing: Choosing) -> Action | None:
        """What its frame carries out; else the one action that is left, if its verb needs no button.

        What there is a warning of has to be confirmed by its button.
        """
        question, usual = self._questions(view)
        commit = question.commit or usual.commit
        action = commit(self.context(view), choosing) if commit else self.catalogue.committed(choosing)
        return action if action and not self.warn(view, action) else None

    def pending_choices(self, choices: Mapping[str, str]) -> tuple[Text, ...]:
        """So many of each sort: as its verb calls a target of that kind, else as the kind does."""
        sorts = Counter(self._sort(id, verb) for id, verb in choices.items())
        waiting = f"{self.catalogue.title}-waiting"
        return tuple(text(waiting, sort=sort, count=count) for sort, count in sorts.items())

    def _sort(self, id: str, verb: str) -> str:
        kind, declared = kind_of(id), self.catalogue.verbs.get(verb)
        return (declared.sorts.get(kind, "") if declared else "") or self._kind(id).sort or kind

    def _questions(self, view: Any) -> tuple[Question, Question]:
        """That of the frame that asks, and the usual one."""
        return self.catalogue.question(view.stack[-1] if view.stack else None), self.catalogue.usual

    # --- actions --------------------------------------------------------------------------------------------

    def verb(self, action: Action) -> Text:
        """The label of the button that carries out ``action``."""
        label = line(self.catalogue.title, self.catalogue.verb(action).label, action)
        key = f"{self.catalogue.title}-do-{action.verb.replace('_', '-')}"
        return label or text(key, count=len(action.targets), amount=action.amount)

    def rank(self, action: Action) -> int:
        """Where the button of ``action`` stands among others."""
        verb = self.catalogue.verb(action)
        return verb.rank - (action.amount if verb.most_first else 0)

    def preview(self, view: Any, action: Action) -> tuple[Text, ...]:
        """What its verb says that it costs and brings."""
        return lines(self.catalogue.title, self.catalogue.verb(action).preview, self.context(view), action)

    def spends(self, view: Any, action: Action) -> Mapping[str, int]:
        """What its verb spends, without what is none."""
        spends = self.catalogue.verb(action).spends
        spent = spends(self.context(view), action) if spends else {}
        return {piece: count for piece, count in spent.items() if count}

    def warn(self, view: Any, action: Action) -> Text | None:
        """What its verb warns of, unless people are told to do it."""
        if self._told(action):
            return None
        return line(self.catalogue.title, self.catalogue.verb(action).warn, self.context(view), action)

    def trust(self, told: Callable[[Action], bool]) -> None:
        """Of what people are ``told`` to do nothing warns."""
        self._told = told

    def ends(self, action: Action) -> bool:
        """Whether its verb does."""
        return self.catalogue.verb(action).ends

    def mark(self, action: Action) -> str | None:
        """The target that its verb marks."""
        return self.catalogue.mark(action)

    # --- the log --------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> Text | None:
        """The log line of an event, unless another line says it."""
        unless = self.catalogue.event(event).unless
        return None if unless and unless(event.data) else self.catalogue.line(event)

    def spotlight(self, event: Event) -> Spotlight | None:
        """That of its kind, with its own sentence or that of the log; of a secret there is none."""
        kind = self.catalogue.event(event)
        if kind.spotlight is None or not event.visible_to(None):
            return None
        data = kind.values(event.data)
        words = line(self.catalogue.title, kind.spotlight.says, data) or self.catalogue.line(event)
        return kind.spotlight.of(data, words, lambda piece: self._kind(piece).shape) if words else None

    def moves(self, event: Event) -> tuple[Move, ...]:
        """What travels or changes while ``event`` is shown."""
        values = (kind := self.catalogue.event(event)).values(event.data)
        return tuple(move for template in kind.moves for move in template.moves(values))

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""
        sound = self.catalogue.event(event).sound
        return (sound if isinstance(sound, str) else sound(event.data)) or None

    def event_rank(self, event: Event) -> int:
        """That of its kind."""
        return self.catalogue.event(event).rank

    def scored(self, event: Event) -> bool:
        """Whether an event brings points."""
        kind = self.catalogue.event(event)
        return bool(kind.scores and kind.values(event.data).get(kind.scores))

    # --- the match, and the help ----------------------------------------------------------------------------

    def facts(self, view: Any) -> tuple[Text, ...]:
        """Nothing."""
        return ()

    def badges(self, view: Any, seat: int) -> tuple[str, ...]:
        """None."""
        return ()

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules in our own words, with the real pieces as pictures."""
        pages = self.catalogue.help.items()
        keyed = ((f"{self.catalogue.title}-help-{page}", page, shown) for page, shown in pages)
        return tuple(
            HelpPage(key, (f"{key}-text",), self._pictures(shown), page) for key, page, shown in keyed
        )

    def help_topic(self, view: Any, choosing: Choosing) -> str:
        """That of its frame's question; the first page where it has none."""
        topic = self._questions(view)[0].topic
        if not isinstance(topic, str):
            topic = topic.get(name_of(choosing.decision.prompt), "")
        return topic or next(iter(self.catalogue.help), "")

    def legend(self) -> tuple[Sign, ...]:
        """The signs on the table and what they mean."""
        signs = self.catalogue.signs
        keys = (f"{self.catalogue.title}-sign-{name}" for name in signs)
        return tuple(zip(self._pictures(signs.values()), keys, strict=True))

    def _pictures(self, pieces: Iterable[str | Picture]) -> tuple[Picture, ...]:
        """Pictures of pieces, in the shape of their kind where they have none of their own."""
        given = (Picture(piece) if isinstance(piece, str) else piece for piece in pieces)
        return tuple(each if each.shape != SHAPE else self._shaped(each) for each in given)

    def _shaped(self, picture: Picture) -> Picture:
        return replace(picture, shape=self._kind(picture.piece).shape)
