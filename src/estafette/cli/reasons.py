"""Why something is not possible: what was offered and refused, and what a player may point at."""

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias, get_type_hints

from msgspec import Struct, structs

from estafette.engine import Action, Board, Decision, Refusal
from estafette.match import Match

from .menu import folded, holds
from .speech import Speech

Reason: TypeAlias = tuple[str, Refusal]

HOUSE = "decision."  # these refusals say only that a thing was not offered
PIECE, SPACE, CARD = "piece", "space", "card"


class Pointed(Struct, frozen=True):
    """Something on the table that a seat may see and name, and of what sort it is."""

    id: str
    sort: str
    name: str


class Reasons:
    """The refusals of one decision, in the words of the player."""

    def __init__(self, speech: Speech, match: Match, board: Board, decision: Decision) -> None:
        self.speech = speech
        self.match = match
        self.decision = decision
        self.things = list(things(speech, match, board, decision.seat))
        self.sorts = {thing.id: thing.sort for thing in self.things}

    def refused(self, typed: str) -> list[Reason]:
        """The offers that are greyed and hold the words; without words, all of them."""
        found = [(self.speech.action(offer), why) for offer, why in self.decision.refused()]
        return [(what, why) for what, why in found if not typed or holds(what, typed)]

    def supposed(self, typed: str) -> list[Reason]:
        """What the predicates say of things that were not offered: each reason once."""
        found: dict[tuple[str, str], Reason] = {}
        for thing in self.meant(typed):
            for action in dict.fromkeys(self.actions_on(thing)):
                what = self.speech.action(action)
                if holds(what, typed) or is_meant(thing, typed):
                    why = self.match.why_not(self.decision.seat, action)
                    if why and not why.key.startswith(HOUSE):
                        found.setdefault((why.rule, self.speech.refusal(why)), (what, why))
        return list(found.values())

    def meant(self, typed: str) -> list[Pointed]:
        """The things whose name or id holds one of the words."""
        words = re.findall(r"\w+", typed)
        return [t for t in self.things if any(is_meant(t, word) for word in (typed, *words))]

    def actions_on(self, thing: Pointed) -> Iterator[Action]:
        """The thing in the place of every particular of its sort, of every kind of answer."""
        for kind, offers in self.kinds().items():
            fields = [name for name, type_ in get_type_hints(kind).items() if type_ is str]
            alone = len(kind.__struct_fields__) == len(fields) == 1 and not offers
            if alone and (fields[0] == CARD) is (thing.sort == CARD):  # nobody plays a place
                yield kind(thing.id)
            for offer in offers:
                for name in fields:
                    if self.sorts.get(getattr(offer, name), thing.sort) == thing.sort:
                        yield structs.replace(offer, **{name: thing.id})

    def kinds(self) -> dict[type[Action], list[Action]]:
        """The kinds of answer that a predicate judges, each with what was offered of it."""
        found: dict[type[Action], list[Action]] = {}
        for offers in self.decision.offered:
            if offers.unless is not None:
                if offers.kind is not None:
                    found.setdefault(offers.kind, [])
                for offer in offers.offers:
                    found.setdefault(type(offer), []).append(offer)
        return found


def is_meant(thing: Pointed, words: str) -> bool:
    return holds(thing.name, words) or folded(thing.id) == folded(words)


def things(speech: Speech, match: Match, board: Board, seat: str) -> Iterator[Pointed]:
    """All that lies open to the seat: it is told of nothing else."""
    view = match.view(seat)
    for piece in view.pieces:
        for id_ in dict.fromkeys((piece.id, piece.name)):
            if id_:
                yield Pointed(id_, PIECE, speech.name(id_))
    yield from named(speech, SPACE, (space.id for space in board.spaces))
    yield from named(speech, CARD, (card.id for heap in view.cards for card in heap.open))


def named(speech: Speech, sort: str, ids: Iterable[str]) -> Iterator[Pointed]:
    return (Pointed(id_, sort, speech.name(id_)) for id_ in ids)
