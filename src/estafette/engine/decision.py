"""What a player is asked, what he may answer, and why not."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, TypeAlias, TypeVar, cast

from msgspec import Struct

T = TypeVar("T")
A = TypeVar("A", bound="Action")

Facts: TypeAlias = Mapping[str, Any]


class Action(Struct, frozen=True, tag=True, gc=False):
    """An answer a player may give. Each game names its own: March, PlayCard, Retreat."""


class Pass(Action, frozen=True):
    """I do nothing here."""


class Paper(Action, Generic[A], frozen=True):
    """All that a seat has answered in a step on paper, handed in as one."""

    answers: tuple[A, ...]


class Refusal(Struct, frozen=True, gc=False):
    """Why not: the clause that forbids, and the message that says so."""

    rule: str
    key: str
    facts: dict[str, Any] = {}


Predicate: TypeAlias = Callable[[Any], Refusal | None]


class Offers(Struct, frozen=True):
    """Things a player could point at, and the predicate that says which are forbidden.

    With `kind`, the predicate answers for any action of that kind, offered or not.
    """

    offers: tuple[Action, ...]
    unless: Predicate | None = None
    kind: type[Action] | None = None

    def legal(self) -> Sequence[Action]:
        """Those that are not forbidden."""
        unless = self.unless
        if unless is None:
            return self.offers
        return [offer for offer in self.offers if unless(offer) is None]

    def allows(self, action: Action) -> bool:
        """Is this offered and not forbidden?"""
        return action in self.offers and (self.unless is None or self.unless(action) is None)

    def judges(self, kind: type[Action]) -> bool:
        """Can this predicate say something about such an action?"""
        if self.unless is None:
            return False
        return kind is self.kind or any(type(offer) is kind for offer in self.offers)


NOTHING = Offers(())
FEW = 12  # offers of which all may be looked at to find out whether there is a choice


class Decision(Struct, eq=False):
    """The game stops here until `seat` answers with one of `options`.

    What is legal is worked out when somebody looks: a replay that knows the answer never does.
    """

    seat: str
    key: str
    rule: str
    offers: Offers
    also: tuple[Offers, ...] | Callable[[], tuple[Offers, ...]]
    or_else: tuple[Action, ...]
    facts: dict[str, Any]
    always: bool
    seen_by: tuple[str, ...] | None = None
    found: tuple[Action, ...] | None = None

    @property
    def offered(self) -> tuple[Offers, ...]:
        """All that one could point at."""
        if not isinstance(self.also, tuple):
            self.also = self.also()
        return (self.offers, *self.also)

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal answers, in the order in which they were offered."""
        if self.found is None:
            legal: list[Action] = []
            for each in self.offered:
                if each.offers:
                    legal += each.legal()
            self.found = (*legal, *self.or_else)
        return self.found

    @property
    def is_choice(self) -> bool:
        """Is there more than one legal answer? Among many, nobody looks beyond the second."""
        if self.found is None and len(self.offers.offers) > FEW:
            return len(list(islice(self._legal(), 2))) > 1
        return len(self.options) > 1

    def is_seen_by(self, seat: str | None) -> bool:
        """Does this seat see what is answered?"""
        return self.seen_by is None or seat == self.seat or seat in self.seen_by

    def allows(self, action: Action) -> bool:
        """Is this one of the options? Those not looked for yet need not be."""
        if self.found is not None:
            return action in self.found
        return action in self.or_else or any(offers.allows(action) for offers in self.offered)

    def shows(self, action: Action) -> bool:
        """Could one point at this, legal or greyed?"""
        return any(action in each.offers for each in self.offered)

    def _legal(self) -> Iterator[Action]:
        """The legal answers one by one, each worked out when its turn comes."""
        for each in self.offered:
            for offer in each.offers:
                if each.unless is None or each.unless(offer) is None:
                    yield offer
        yield from self.or_else

    def why_not(self, action: Action) -> Refusal | None:
        """The reason this answer is refused, worked out now; None if it is legal."""
        if action in self.options:
            return None
        for offers in self.offered:
            if offers.judges(type(action)) and (refusal := self._reason(offers, action)):
                return refusal
        return refuse("", "decision.not-offered")

    def _reason(self, offers: Offers, action: Action) -> Refusal | None:
        """What the predicate has against it; nothing, if it names what that cannot look up.

        Of what could never be pointed at, a hostile client may name anything.
        """
        assert offers.unless is not None
        try:
            return offers.unless(action)
        except LookupError:
            if self.shows(action):
                raise
            return None

    def refused(self) -> list[tuple[Action, Refusal]]:
        """The offers that are greyed, each with its reason."""
        return [
            (offer, refusal)
            for offers in self.offered
            if offers.unless is not None
            for offer in offers.offers
            if (refusal := offers.unless(offer)) is not None
        ]


class Together(Struct, frozen=True):
    """Several seats are asked at once, in secret; each answers when it likes."""

    decisions: tuple[Decision, ...]


class Unanswerable(Exception):
    """A decision was put that has no answer: a fault of the rules, never of a player."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision)
        self.decision = decision

    def __str__(self) -> str:
        decision = self.decision
        return f"no option: {decision.key} [{decision.rule}] for {decision.seat}"


Procedure: TypeAlias = Generator[Decision, Action, T]


def refuse(rule: str, key: str, **facts: Any) -> Refusal:
    return Refusal(rule, key, facts)


def ask(
    seat: str,
    key: str,
    *,
    rule: str,
    offers: Iterable[Action] = (),
    unless: Predicate | None = None,
    kind: type[Action] | None = None,
    also: tuple[Offers, ...] | Callable[[], tuple[Offers, ...]] = (),
    or_else: Action | tuple[Action, ...] = (),
    facts: dict[str, Any] | None = None,
    always: bool = False,
    seen_by: tuple[str, ...] | None = None,
) -> Decision:
    """Put offers to a seat; a predicate says which of them are forbidden.

    With `always`, the seat is asked even when a single answer is left: silence would speak. The
    answer is `seen_by` all, or by these seats alone: others who imagine the match guess it. What
    takes long to find out may be left to a function, `also`: it is called when somebody looks.
    """
    others = or_else if isinstance(or_else, tuple) else (or_else,)
    first = Offers(tuple(offers), unless, kind) if offers or unless else NOTHING
    return Decision(seat, key, rule, first, also, others, facts or {}, always, seen_by)


def is_forced(decision: Decision) -> bool:
    """One answer is left and nobody need be asked for it."""
    if not decision.options:
        raise Unanswerable(decision)
    return len(decision.options) == 1 and not decision.always


def perform(result: Procedure[T] | T) -> Procedure[T]:
    """Carry a rule function through, whether it asks (a procedure) or not (a plain result)."""
    if isinstance(result, Generator):
        return (yield from result)
    return result


def together(procedures: Mapping[str, Procedure[T]]) -> Procedure[dict[str, T]]:
    """Several seats go through procedures of their own at the same time.

    What one seat answers must stay out of every other seat's view until all have finished: the
    procedures return what was chosen, and the caller lays it on the table.
    """
    open_decisions: dict[str, Decision] = {}
    results: dict[str, T] = {}
    for seat, procedure in procedures.items():
        _go_on(seat, procedure, None, open_decisions, results)
    while open_decisions:
        asked = cast(Decision, Together(tuple(open_decisions.values())))
        seat, action = cast(tuple[str, Action], (yield asked))
        _go_on(seat, procedures[seat], action, open_decisions, results)
    return {seat: results[seat] for seat in procedures}


def _go_on(
    seat: str,
    procedure: Procedure[T],
    answer: Action | None,
    open_decisions: dict[str, Decision],
    results: dict[str, T],
) -> None:
    """One seat's procedure, up to its next question or its end."""
    try:
        decision = procedure.send(cast(Action, answer))
        while is_forced(decision):
            decision = procedure.send(decision.options[0])
        open_decisions[seat] = decision
    except StopIteration as end:
        open_decisions.pop(seat, None)
        results[seat] = end.value
