"""What a seat sees, as cells: a thing, a property of it, and a number.

Things are named by the ids that are printed in the box; the table as a whole is the thing TABLE.
Everything here is read from a `View`, the printed `Board` and the seat's own open question: there
is nothing else to read it from.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from estafette.engine import (
    Board,
    Cards,
    Decision,
    Facts,
    Figure,
    Marker,
    Piece,
    Sheet,
    Space,
    Track,
    View,
)

TABLE = ""

Cell: TypeAlias = tuple[str, str, float]
Places: TypeAlias = Mapping[str, tuple[float, float]]
Part: TypeAlias = Piece | Marker | Track | Cards | Sheet


def places_of(board: Board) -> Places:
    """Where every space lies, from 0 to 1 across the map and down it."""
    return {space.id: (space.x / board.width, space.y / board.height) for space in board.spaces}


def of_board(board: Board) -> Iterator[Cell]:
    """What is printed on the map, which no match changes."""
    places = places_of(board)
    for space in board.spaces:
        yield from at(places, space.id, space.id)
        yield from of_space(space)


def of_space(space: Space) -> Iterator[Cell]:
    yield space.id, f"space.{space.kind}", 1
    if space.value:
        yield space.id, "value", space.value
    for mark in space.marks:
        yield space.id, f"mark.{mark}", 1


def parts_of(view: View) -> tuple[Part, ...]:
    """Everything on the table that has cells of its own."""
    return (*view.pieces, *view.markers, *view.tracks, *view.cards, *view.sheets)


def of_part(part: Part, places: Places, names: Mapping[str, int]) -> Iterator[Cell]:
    match part:
        case Piece():
            return of_piece(part, places)
        case Marker():
            return of_marker(part)
        case Track():
            return of_track(part)
        case Cards():
            return of_cards(part)
        case Sheet():
            return of_sheet(part, names)


def of_piece(piece: Piece, places: Places) -> Iterator[Cell]:
    """A piece under its handle and under its name, if the seat knows it, and in its space."""
    for id_ in dict.fromkeys((piece.id, piece.name)):
        if id_:
            yield id_, f"side.{piece.side}", 1
            yield id_, f"kind.{piece.kind}", 1
            yield from at(places, id_, piece.space)
            yield from of_figures(id_, piece.figures)
            for mark in piece.marks:
                yield id_, f"mark.{mark}", 1
    if piece.space:
        yield piece.space, f"here.{piece.side}.{piece.kind}", 1
        for figure in piece.figures:
            yield piece.space, f"here.{piece.side}.{figure.key}", figure.value


def of_marker(marker: Marker) -> Iterator[Cell]:
    column = f"marker.{marker.kind}.{marker.side}"
    for space in dict.fromkeys((marker.space, *marker.between)):
        if space:
            yield space, column, 1
    if marker.value:
        yield marker.space, f"{column}.value", marker.value


def of_track(track: Track) -> Iterator[Cell]:
    """Where the pawn stands, from 0 at the least to 1 at the most."""
    yield TABLE, track.key, (track.value - track.least) / max(1, track.most - track.least)


def of_cards(heap: Cards) -> Iterator[Cell]:
    """How many cards lie there, and each that lies open to the seat."""
    yield TABLE, f"count.{heap.id}", heap.count
    for card in heap.open:
        yield card.id, f"in.{heap.id}", 1
        yield card.id, f"colour.{card.colour}", 1
        yield from of_figures(card.id, card.figures)
        for sign in card.moments + card.marks:
            yield card.id, sign, 1


def of_sheet(sheet: Sheet, names: Mapping[str, int]) -> Iterator[Cell]:
    yield TABLE, sheet.key, 1
    yield from of_facts(sheet.key, sheet.facts, names)


def of_moment(view: View, decision: Decision | None, names: Mapping[str, int]) -> Iterator[Cell]:
    """Whose eyes these are, where the sequence of play stands, and what the seat is asked."""
    yield TABLE, f"seat.{view.seat}", 1
    for rule in view.path:
        yield TABLE, f"step.{rule}", 1
    if decision is not None:
        yield TABLE, f"question.{decision.key}", 1
        yield from of_facts("asked", decision.facts, names)


def of_facts(key: str, facts: Facts, names: Mapping[str, int]) -> Iterator[Cell]:
    for fact, value in facts.items():
        yield from of_fact(f"{key}.{fact}", value, names)


def of_fact(column: str, value: Any, names: Mapping[str, int]) -> Iterator[Cell]:
    """A number, a thing that is named, a word, or several of them.

    In a tally a word comes with its number.
    """
    match value:
        case str():
            yield word(column, value, 1, names)
        case int() | float():
            yield TABLE, column, value
        case (str() as what, int() | float() as amount):
            yield word(column, what, amount, names)
        case tuple() | list():
            for part in value:
                yield from of_fact(column, part, names)


def word(column: str, what: str, amount: float, names: Mapping[str, int]) -> Cell:
    return (what, column, amount) if what in names else (TABLE, f"{column}={what}", amount)


def of_figures(id_: str, figures: tuple[Figure, ...]) -> Iterator[Cell]:
    for figure in figures:
        yield id_, figure.key, figure.value


def at(places: Places, id_: str, space: str) -> Iterator[Cell]:
    if space in places:
        x, y = places[space]
        yield id_, "x", x
        yield id_, "y", y
