"""What can be done with each row of a roster while a question is open, and why not the rest."""

from msgspec import Struct

from estafette.engine import Action, Decision, Refusal, View

from .reasons import points


class Deed(Struct, frozen=True):
    """The answers of one kind that name a row; where none is allowed, the offers refused."""

    row: str
    kind: type[Action]
    options: tuple[Action, ...]
    refused: tuple[tuple[Action, Refusal], ...] = ()


def deeds(view: View, decision: Decision) -> list[Deed]:
    """Row by row; within a row in the order in which the kinds of answer were offered."""
    meant = rows_by_name(view)
    if not meant:
        return []
    allowed: dict[tuple[str, type[Action]], list[Action]] = {}
    for option in decision.options:
        for row in named(option, meant):
            allowed.setdefault((row, type(option)), []).append(option)
    forbidden: dict[tuple[str, type[Action]], list[tuple[Action, Refusal]]] = {}
    for offer, refusal in decision.refused():
        for row in named(offer, meant):
            forbidden.setdefault((row, type(offer)), []).append((offer, refusal))
    found = []
    for row in dict.fromkeys(meant.values()):
        for kind in kinds_of(decision):
            if options := allowed.get((row, kind)):
                found.append(Deed(row, kind, tuple(options)))
            elif refused := forbidden.get((row, kind)):
                found.append(Deed(row, kind, (), tuple(refused)))
    return found


def rows_by_name(view: View) -> dict[str, str]:
    """The row that each id stands for; a block is meant by its handle and by the name on it."""
    rows = [row.id for roster in view.rosters for row in roster.rows]
    meant = {row: row for row in rows}
    for piece in view.pieces if rows else ():
        for one, other in ((piece.id, piece.name), (piece.name, piece.id)):
            if one in meant and other:
                meant.setdefault(other, one)
    return meant


def named(action: Action, meant: dict[str, str]) -> list[str]:
    """The rows that an answer is about, each once."""
    return list(dict.fromkeys(meant[id_] for id_ in points(action) if id_ in meant))


def kinds_of(decision: Decision) -> dict[type[Action], None]:
    """The kinds of answer, in the order in which they were offered, allowed or not."""
    offered = [offer for offers in decision.offered for offer in offers.offers]
    return dict.fromkeys(map(type, (*offered, *decision.or_else)))
