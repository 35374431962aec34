"""What comes into play: every card, space and piece that is named, every clause that asks.

A thing comes into play when an answer names it, or something that everybody hears; a clause when
it puts a question, opens a step in which one is put, or ends the match.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from estafette.engine import Rules, Setup, View, secret_of
from estafette.match import Match, answers_in

from .trial import Played, sides_of

CARD, SPACE, PIECE, RULE, OTHER = "card", "space", "piece", "rule", "other"
LOOKED_AT = 3000  # decisions of a scenario, at most, in search of what things are
STRIDE = 5


class Use(Struct, array_like=True):
    """In how many matches a thing came into play, how often, and in what part of a sentence."""

    matches: int = 0
    times: int = 0
    place: str = ""

    def add(self, matches: int, times: int, place: str) -> None:
        self.matches += matches
        self.times += times
        self.place = min(self.place or place, place)


class Uses(Struct, omit_defaults=True):
    """What came into play in the matches of one scenario."""

    named: dict[str, Use] = {}
    clauses: dict[str, Use] = {}

    def add(self, other: "Uses") -> None:
        for mine, others in ((self.named, other.named), (self.clauses, other.clauses)):
            for id_, use in others.items():
                mine.setdefault(id_, Use()).add(use.matches, use.times, use.place)

    def note(self, match: Match, played: Played, known: Mapping[str, str]) -> None:
        """One more match, looked through from its first word to its last."""
        times, places = named_in(match, known)
        for id_, number in times.items():
            self.named.setdefault(id_, Use()).add(1, number, places[id_])
        for clause, number in clauses_of(match, played).items():
            self.clauses.setdefault(clause, Use()).add(1, number, "")


class Line(Struct, frozen=True):
    """One thing of one scenario, with what kind of thing it is."""

    scenario: str
    kind: str
    id: str
    matches: int
    times: int


def nameable(rules: Rules, printed: Any, setup: Setup) -> dict[str, str]:
    """Every printed id but those of the people: a fact may hold it in a guise of its own."""
    people = {*map(str, rules.seats(setup)), *sides_of(rules, setup)}
    return {str(id_): str(id_) for id_ in printed.names if id_ not in people}


def named_in(match: Match, known: Mapping[str, str]) -> tuple[dict[str, int], dict[str, str]]:
    """How often each id was named, and by what part of an answer or an event.

    An answer and all that follows from it name a thing once.
    """
    times: dict[str, int] = {}
    places: dict[str, str] = {}
    for found in mentions(match, known):
        for id_, place in found.items():
            times[id_] = times.get(id_, 0) + 1
            if places.setdefault(id_, place) > place:
                places[id_] = place
    return times, places


def mentions(match: Match, known: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """What the set-up named, then what each answer and its consequences did, with the places."""
    found: dict[str, str] = {}
    for told in match.prologue:
        if told.to is None:
            gather(told.facts.items(), known, found)
    yield found
    for entry in match.log:
        found = {}
        for action in answers_in(entry):
            fields = action.__struct_fields__
            gather([(field, getattr(action, field)) for field in fields], known, found)
        for told in entry.told:
            if told.to is None:
                gather(told.facts.items(), known, found)
        if found:
            yield found


def gather(
    facts: Iterable[tuple[str, Any]], known: Mapping[str, str], found: dict[str, str]
) -> None:
    """The ids among some facts, each with the least of the places where it stands."""
    for place, value in facts:
        if isinstance(value, str):
            id_ = known.get(value)
            if id_ is not None and found.setdefault(id_, place) > place:
                found[id_] = place
        elif isinstance(value, tuple | list):
            gather([(place, part) for part in value], known, found)


def clauses_of(match: Match, played: Played) -> Counter[str]:
    """The clauses that asked, the steps that were entered for it, and the clause of the end."""
    counted = Counter(played.clauses)
    before: tuple[str, ...] = ()
    for path in played.steps:
        shared = sum(1 for old, new in zip(before[:-1], path[:-1], strict=False) if old == new)
        counted.update(path[shared:])
        before = path
    if match.outcome is not None:
        counted[match.outcome.rule] += 1
    return counted


class Lexicon:
    """What kind of thing each id of a scenario is, learnt by watching a few matches.

    The board tells the spaces, the views of all seats the cards and the pieces. Whatever nobody
    saw is what its neighbours are: those named in the same part of a sentence, if they agree.
    """

    def __init__(self, rules: Rules, printed: Any, setups: Sequence[Setup]) -> None:
        self._kinds: dict[str, str] = {}
        self._places: dict[str, set[str]] = {}
        self._clauses = {clause for line in rules.sequence.lines for clause in line.path}
        for number, setup in enumerate(setups):
            known = nameable(rules, printed, setup)
            for space in rules.board(printed, setup).spaces:
                self._kinds[space.id] = SPACE
            self._watch(rules, printed, setup, known, LOOKED_AT // len(setups), number)

    def kind(self, id_: str, place: str) -> str:
        known = self._kinds.get(id_)
        kinds = self._places.get(place, set())
        return known or (next(iter(kinds)) if len(kinds) == 1 else OTHER)

    def lines(self, scenario: str, uses: Uses) -> list[Line]:
        """Everything that came into play, and what is known and never did, the busiest first."""
        named = {id_: (self.kind(id_, use.place), use) for id_, use in uses.named.items()}
        never = {id_: (kind, Use()) for id_, kind in self._kinds.items()}
        clauses = dict.fromkeys(self._clauses, Use()) | uses.clauses
        things = [(kind, id_, use) for id_, (kind, use) in (never | named).items()]
        things += [(RULE, clause, use) for clause, use in clauses.items()]
        found = [Line(scenario, kind, id_, use.matches, use.times) for kind, id_, use in things]
        return sorted(found, key=lambda line: (line.kind, -line.times, -line.matches, line.id))

    def _watch(
        self,
        rules: Rules,
        printed: Any,
        setup: Setup,
        known: Mapping[str, str],
        decisions: int,
        number: int,
    ) -> None:
        random, left = Random(number), decisions
        while left > 0:
            match = Match.start(rules, printed, setup, secret_of(f"lexicon/{number}/{left}"))
            while match.open and left > 0:
                if left % STRIDE == 0:
                    for seat in (*match.seats, None):
                        self._look(match.view(seat), known)
                left -= 1
                asked = match.open[0]
                match.choose(asked.seat, random.choice(asked.options))
            for found in mentions(match, known):
                for id_, place in found.items():
                    if id_ in self._kinds:
                        self._places.setdefault(place, set()).add(self._kinds[id_])

    def _look(self, view: View, known: Mapping[str, str]) -> None:
        seen = [(face.id, CARD) for cards in view.cards for face in cards.open]
        seen += [(id_, PIECE) for piece in view.pieces for id_ in (piece.id, piece.name)]
        for id_, kind in seen:
            if id_ in known:
                self._kinds.setdefault(id_, kind)
