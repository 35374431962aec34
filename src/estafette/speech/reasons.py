"""Why something is not possible: what was offered and refused, and what a player may point at."""

from collections.abc import Iterator
from typing import Any, get_type_hints

from msgspec import Struct, structs

from estafette.engine import Action, Board, Decision, Pass, Refusal
from estafette.match import Match

from .sentence import Sentence
from .speech import Speech

HOUSE = "decision."  # these refusals say only that a thing was not offered
PIECE, SPACE, CARD = "piece", "space", "card"
PLACES = ("to", "space", "zone", "area", "hex")


def points(action: Action) -> tuple[str, ...]:
    """Every id that an answer names, in order, each once."""
    fields = [getattr(action, field) for field in action.__struct_fields__]
    return tuple(dict.fromkeys(ids_in(fields)))


def why(
    match: Match,
    board: Board,
    seat: str,
    *,
    point: str = "",
    action: Action | None = None,
    speech: Speech,
) -> list[tuple[Sentence, Refusal]]:
    """Why an answer is refused, or all that is refused about a thing that a seat points at.

    Whoever is not asked reads that, and no more. Of a thing that the seat cannot see, or of which
    nothing is asked here, there is nothing to tell.
    """
    decision = match.decision(seat)
    if decision is None:
        refusal = match.why_not(seat, Pass())
        return [((), refusal)] if refusal else []
    if action is not None:
        refusal = match.why_not(seat, action)
        return [(speech.wording(action), refusal)] if refusal else []
    pointing = Pointing(match, board, decision)
    meant = pointing.at(point)
    once: dict[tuple[str, Sentence], tuple[Action, Refusal]] = {}
    for refused, refusal in (*pointing.refused(meant), *pointing.supposed(meant)):
        once.setdefault((refusal.rule, speech.refusal(refusal)), (refused, refusal))
    return [(speech.wording(refused), refusal) for refused, refusal in once.values()]


class Thing(Struct, frozen=True):
    """Something on the table that a seat may see and name, and of what sort it is."""

    id: str
    sort: str


class Pointing:
    """What a seat may point at while it is asked something, and what the predicates say of it."""

    def __init__(self, match: Match, board: Board, decision: Decision) -> None:
        self.match = match
        self.decision = decision
        self.things = list(things(match, board, decision.seat))
        self.sorts = {thing.id: thing.sort for thing in self.things}

    def at(self, point: str) -> list[Thing]:
        """The thing of this id; a block is meant by its handle and by the name on its face."""
        view = self.match.view(self.decision.seat)
        faces = [(piece.id, piece.name) for piece in view.pieces]
        meant = {point, *(id_ for face in faces if point in face for id_ in face)} - {""}
        return [thing for thing in self.things if thing.id in meant]

    def refused(self, meant: list[Thing]) -> Iterator[tuple[Action, Refusal]]:
        """The offers that are greyed and name one of the things."""
        ids = {thing.id for thing in meant}
        for offer, refusal in self.decision.refused():
            if not ids.isdisjoint(points(offer)):
                yield offer, refusal

    def supposed(self, meant: list[Thing]) -> Iterator[tuple[Action, Refusal]]:
        """What the predicates say of answers that were not offered."""
        for thing in meant:
            for action in dict.fromkeys(self.actions_on(thing)):
                refusal = self.match.why_not(self.decision.seat, action)
                if refusal and not refusal.key.startswith(HOUSE):
                    yield action, refusal

    def actions_on(self, thing: Thing) -> Iterator[Action]:
        """The thing in the place of every particular of its sort, of every kind of answer."""
        for kind, offers in self.kinds().items():
            fields = [name for name, type_ in get_type_hints(kind).items() if type_ is str]
            alone = len(kind.__struct_fields__) == len(fields) == 1 and not offers
            if alone and sort_by_name(fields[0]) == thing.sort:  # nobody plays a place
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


def sort_by_name(particular: str) -> str:
    """What a particular asks for, by its name, where no offer shows it."""
    if particular == CARD:
        return CARD
    return SPACE if particular in PLACES else PIECE


def things(match: Match, board: Board, seat: str) -> Iterator[Thing]:
    """All that lies open to the seat: it is told of nothing else."""
    view = match.view(seat)
    for piece in view.pieces:
        for id_ in dict.fromkeys((piece.id, piece.name)):
            if id_:
                yield Thing(id_, PIECE)
    for space in board.spaces:
        yield Thing(space.id, SPACE)
    for heap in view.cards:
        for card in heap.open:
            yield Thing(card.id, CARD)


def ids_in(values: Any) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from ids_in(value)
        elif isinstance(value, str) and value:
            yield str(value)
