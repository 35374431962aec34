"""A seat's view and its question as arrays of a fixed size."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypedDict

from .extras import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra(error) from None

from estafette.engine import Action, Board, Decision, Sheet, View

from .features import TABLE, Cell, Part, of_board, of_moment, of_part, parts_of, places_of
from .lexicon import OTHER, PAGE, Lexicon, kind_of

Floats: TypeAlias = NDArray[np.float32]
REMEMBERED = 50_000  # parts of views whose cells are kept; then the memory begins again
HEAD = 2  # numbers of a particular, before the properties of the thing that it names


class Observation(TypedDict):
    """What a policy is given: the view, which options there are, and what each is about.

    `ids` holds the kind of each option and the rows of the things it names, both counted from 1:
    0 is nothing.
    """

    observation: Floats
    action_mask: NDArray[np.int8]
    options: Floats
    ids: NDArray[np.int32]


class Encoding:
    """Turns what a seat may see into numbers, by the words of a lexicon.

    The vector `observation` is the properties of the table as a whole, then the table of things
    row by row. A row of `options` is the kind of the answer, then for each of its particulars how
    many things it names, its number, and the properties of the things.
    """

    def __init__(self, lexicon: Lexicon, board: Board, *, width: int | None = None) -> None:
        self.lexicon = lexicon
        self.width = lexicon.width if width is None else width
        if self.width < 2:
            raise ValueError("a page holds two options at least: one may be the way to the next")
        self._rows = {name: row for row, name in enumerate(lexicon.names)}
        self._columns = {column: number for number, column in enumerate(lexicon.columns)}
        self._table = {column: number for number, column in enumerate(lexicon.table)}
        self._kinds = {kind: number for number, kind in enumerate(lexicon.kinds)}
        self._places = places_of(board)
        self._known: dict[Part, tuple[list[int], list[float]]] = {}
        self._printed: Floats = np.zeros(self.size, np.float32)
        np.add.at(self._printed, *self._placed(of_board(board)))

    @property
    def size(self) -> int:
        """How long an observation is."""
        lexicon = self.lexicon
        return len(lexicon.table) + len(lexicon.names) * len(lexicon.columns)

    @property
    def option_size(self) -> int:
        """How many features an option has."""
        return len(self.lexicon.kinds) + self.lexicon.slots * (HEAD + len(self.lexicon.columns))

    def option_features(self) -> list[str]:
        """The name of each feature of an option."""
        particulars = [
            f"{slot}.{column}"
            for slot in range(1, self.lexicon.slots + 1)
            for column in ("names", "number", *self.lexicon.columns)
        ]
        return [*self.lexicon.kinds, *particulars]

    def table(self, observation: Floats) -> Floats:
        """The part of an observation that is about the table as a whole."""
        return observation[: len(self.lexicon.table)]

    def things(self, observation: Floats) -> Floats:
        """The part of an observation that is about things: a row for each name."""
        rows = observation[len(self.lexicon.table) :]
        return rows.reshape(len(self.lexicon.names), len(self.lexicon.columns))

    def observation(
        self,
        view: View,
        decision: Decision | None,
        options: Sequence[Action] = (),
        *,
        page: int = 0,
        more: bool = False,
    ) -> Observation:
        """What a seat sees, with the options on this page; `more` is the last index of it."""
        seen = self.view(view, decision)
        seen[self._table[PAGE]] = page
        mask = np.zeros(self.width, np.int8)
        mask[: len(options)] = 1
        if more:
            mask[-1] = 1
        about, ids = self._about(options, self.things(seen))
        return {"observation": seen, "action_mask": mask, "options": about, "ids": ids}

    def view(self, view: View, decision: Decision | None) -> Floats:
        """The view and the question as one vector."""
        seen = self._printed.copy()
        where, values = self._placed(of_moment(view, decision, self._rows))
        for part in parts_of(view):
            indices, numbers = self._cells(part)
            where += indices
            values += numbers
        np.add.at(seen, where, values)
        return seen

    def _cells(self, part: Part) -> tuple[list[int], list[float]]:
        """The cells of a part; most parts of a view are those of the last one."""
        if isinstance(part, Sheet):  # its facts cannot be looked up
            return self._placed(of_part(part, self._places, self._rows))
        known = self._known.get(part)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._placed(of_part(part, self._places, self._rows))
            self._known[part] = known
        return known

    def _placed(self, cells: Iterable[Cell]) -> tuple[list[int], list[float]]:
        """Where in the vector each cell goes, and what is added there."""
        indices, values = [], []
        for thing, column, value in cells:
            indices.append(self._index(thing, column))
            values.append(value)
        return indices, values

    def _index(self, thing: str, column: str) -> int:
        row = self._rows.get(thing)
        if row is None:
            return self._table.get(column if thing == TABLE else OTHER, 0)
        width = len(self.lexicon.columns)
        return len(self.lexicon.table) + row * width + self._columns.get(column, 0)

    def _about(self, options: Sequence[Action], things: Floats) -> tuple[Floats, NDArray[np.int32]]:
        """The features of the options and the ids in them."""
        slots, columns = self.lexicon.slots, len(self.lexicon.columns)
        about = np.zeros((self.width, self.option_size), np.float32)
        ids = np.zeros((self.width, 1 + slots), np.int32)
        first = len(self.lexicon.kinds)
        for number, option in enumerate(options):
            kind = self._kinds.get(kind_of(option), 0)
            about[number, kind] = 1
            ids[number, 0] = kind + 1
            for slot, field in enumerate(option.__struct_fields__):
                start = first + min(slot, slots - 1) * (HEAD + columns)
                rows, amount = self._particular(getattr(option, field))
                about[number, start] += len(rows)
                about[number, start + 1] += amount
                for row in rows:
                    about[number, start + HEAD : start + HEAD + columns] += things[row]
                    ids[number, 1 + min(slot, slots - 1)] = row + 1
        return about, ids

    def _particular(self, value: Any) -> tuple[list[int], float]:
        """The rows of the things that a particular names, and the number that it is."""
        match value:
            case str():
                return ([self._rows[value]] if value in self._rows else []), 0
            case int() | float():
                return [], value
            case tuple():
                parts = [self._particular(part) for part in value]
                return [row for rows, _ in parts for row in rows], sum(n for _, n in parts)
        return [], 0
