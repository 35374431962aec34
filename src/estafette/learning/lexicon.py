"""The words of a set-up: which properties, questions and answers occur, found by playing.

Things are known beforehand, for they are printed. What can be said of them is not listed anywhere,
so recruits play the set-up with seeds that never change, and whatever turns up is written down in
alphabetical order. What turns up only later is not lost: it is counted under OTHER.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from estafette.ai import Recruit
from estafette.engine import Action, Decision, Rules, Setup, Sheet, View, secret_of
from estafette.match import Chair, Match

from .features import TABLE, Cell, Part, of_board, of_moment, of_part, parts_of, places_of

OTHER = "other"
PAGE = "page"
MATCHES = 8
LONGEST = 12_000  # choices in a match of the survey
NARROWEST = 8  # options


class Lexicon(Struct, frozen=True):
    """What the numbers of an observation mean. Keep it with the weights that were learnt with it.

    `names` are the rows of the table of things, `columns` their properties, `table` the properties
    of the table as a whole, `kinds` the kinds of answers, `slots` the most particulars that an
    answer has; `width` is how many options a page holds.
    """

    game: str
    box: str
    names: tuple[str, ...]
    columns: tuple[str, ...]
    table: tuple[str, ...]
    kinds: tuple[str, ...]
    slots: int
    width: int


class Found:
    """What a survey has met so far."""

    def __init__(self) -> None:
        self.columns: set[str] = set()
        self.table: set[str] = {PAGE}
        self.kinds: set[str] = set()
        self.slots = 1
        self.widest = 0
        self._parts: set[str | Part] = set()

    def new_parts(self, view: View) -> Iterator[Part]:
        """The parts of a view that were not met before."""
        for part in parts_of(view):
            known = repr(part) if isinstance(part, Sheet) else part  # facts have no hash
            if known not in self._parts:
                self._parts.add(known)
                yield part

    def note(self, cells: Iterator[Cell]) -> None:
        for thing, column, _ in cells:
            (self.table if thing == TABLE else self.columns).add(column)

    def note_answers(self, decision: Decision) -> None:
        options = set(decision.options)
        self.widest = max(self.widest, len(options))
        self.kinds |= {kind_of(option) for option in options}
        self.slots = max(self.slots, *[len(option.__struct_fields__) for option in options])


def survey(rules: Rules, printed: Any, *setups: Setup, matches: int = MATCHES) -> Lexicon:
    """A lexicon that serves all these set-ups of a game alike."""
    boards = [rules.board(printed, setup) for setup in setups]
    spaces = [space.id for board in boards for space in board.spaces]
    names = tuple(dict.fromkeys([*printed.names, *spaces]))
    found = Found()
    for setup, board in zip(setups, boards, strict=True):
        found.note(of_board(board))
        rows, places = dict.fromkeys(names, 0), places_of(board)
        for number in range(matches):
            for match, decision in decisions(rules, printed, setup, number):
                view = match.view(decision.seat)
                found.note(of_moment(view, decision, rows))
                for part in found.new_parts(view):
                    found.note(of_part(part, places, rows))
                found.note_answers(decision)
    return Lexicon(
        game=rules.id,
        box=printed.fingerprint,
        names=names,
        columns=(OTHER, *sorted(found.columns)),
        table=(OTHER, *sorted(found.table)),
        kinds=(OTHER, *sorted(found.kinds)),
        slots=found.slots,
        width=page_for(found.widest),
    )


def decisions(
    rules: Rules, printed: Any, setup: Setup, number: int
) -> Iterator[tuple[Match, Decision]]:
    """Every decision of one match between recruits."""
    match = Match.start(rules, printed, setup, secret_of(f"survey {number}"))
    recruit = Recruit(number)
    while match.open and match.number < LONGEST:
        decision = match.open[0]
        yield match, decision
        match.repeat([(decision.seat, recruit.choose(Chair(match, decision.seat)))])


def page_for(widest: int) -> int:
    """A power of two with room for the widest question met, and for some that were not."""
    return int(max(NARROWEST, 1 << widest.bit_length()))


def kind_of(action: Action) -> str:
    return type(action).__name__
