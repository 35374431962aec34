"""The table as plain text, as one seat sees it: for a look at what a policy is doing."""

from collections.abc import Iterator, Sequence

from estafette.engine import Action, Cards, Decision, Figure, Piece, View
from estafette.speech import Speech, plain

STEP = " \u203a "
GAP = "  "


def page(
    speech: Speech, view: View, decision: Decision | None, options: Sequence[Action] = ()
) -> str:
    """Where we are, what lies on the table, what is asked and what may be answered."""
    return "\n".join([*table(speech, view), *question(speech, decision, options)])


def table(speech: Speech, view: View) -> Iterator[str]:
    seat = f" · {speech.name(view.seat)}" if view.seat else ""
    yield f"{speech.game}{seat}"
    yield STEP.join(speech.word("step", rule) for rule in view.path)
    for track in view.tracks:
        name = speech.word("track", track.key)
        yield f"{name}{GAP}{track.value} ({track.least} … {track.most})"
    yield from (plain(speech.sheet(sheet)) for sheet in view.sheets)
    for space in dict.fromkeys(piece.space for piece in view.pieces):
        here = [piece_name(speech, piece) for piece in view.pieces if piece.space == space]
        yield f"{speech.name(space)}{GAP}{', '.join(here)}"
    for marker in view.markers:
        where = " – ".join(map(speech.name, marker.between or (marker.space,)))
        side = f" ({speech.name(marker.side)})" if marker.side else ""
        yield f"{where}{GAP}{speech.word('marker', marker.kind)}{side}"
    yield from (heap_name(speech, heap) for heap in view.cards)


def piece_name(speech: Speech, piece: Piece) -> str:
    """Its side's letter, its name or its number, its figures and marks."""
    name = speech.name(piece.name or piece.id)
    more = [figure_name(speech, figure) for figure in piece.figures]
    more += [speech.word("mark", mark) for mark in piece.marks]
    side = f"[{speech.letter(piece.side)}] " if piece.side else ""
    return f"{side}{name}" + (f" ({', '.join(more)})" if more else "")


def figure_name(speech: Speech, figure: Figure) -> str:
    return f"{speech.word('figure', figure.key)} {figure.value}"


def heap_name(speech: Speech, heap: Cards) -> str:
    """What a heap is called, how many cards it has, and those that lie open."""
    cards = ", ".join(speech.name(card.name) for card in heap.open)
    side = f" ({speech.name(heap.side)})" if heap.side else ""
    return f"{speech.word('cards', heap.key)}{side}{GAP}{heap.count}" + (cards and f" ({cards})")


def question(speech: Speech, decision: Decision | None, options: Sequence[Action]) -> Iterator[str]:
    if decision is not None:
        yield plain(speech.question(decision))
    for number, option in enumerate(options):
        yield f"{number:>3} {plain(speech.action(option))}"
