"""The situation as one seat sees it, in letters, boxes and colours; nothing by colour alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estafette.engine import Board, CardFace, Cards, Figure, Ledger, Marker, Piece, Track, View
from estafette.speech import plain

from .prose import Prose
from .speech import TerminalSpeech
from .words import Words

WIDEST = 100
LONGEST_TRACK = 24
MOST_PIPS = 8
RARE = 10
PILES = ("pile", "discard", "removed")  # how the keys of heaps begin that nobody holds
MOST_TITLES = 12  # of the cards of a heap that is not read
PHASE = 2  # steps of the path that name a turn and its phase; the others change with every march
GAP = 2  # between columns
SHORT = 3  # letters of a heading where there is no room
STEP = " \u203a "
TIMES = "\u00d7"
HARD_SPACE = "\u00a0"
PAWN, CELL = "●", "·"
FULL, EMPTY = "●", "○"


class Picture:
    """Draws the views of one match, place by place in the order of its board."""

    def __init__(
        self, words: Words, speech: TerminalSpeech, ledger: Ledger, board: Board, scenario: str
    ) -> None:
        self.words = words
        self.speech = speech
        self.ledger = ledger
        self.scenario = scenario
        self.order = {space.id: number for number, space in enumerate(board.spaces)}
        marked = [space for space in board.spaces if space.marks]
        self.marked = {space.id: space.marks for space in marked if len(marked) < RARE}

    def of(self, view: View, width: int) -> RenderableType:
        parts: list[RenderableType] = [self.head(view, width)]
        placed = tuple([piece for piece in view.pieces if piece.space])
        if placed:
            parts.append(Padding(self.pieces(placed, min(width, WIDEST) - 4), (1, 2)))
        aside = [piece for piece in view.pieces if not piece.space]
        parts += [Padding(line, (0, 2)) for line in self.aside(aside)]
        parts += [Padding(line, (0, 2)) for line in self.markers(view.markers)]
        parts += self.cards(view)
        return Group(*parts)

    def head(self, view: View, width: int) -> Panel:
        """Where we are in the sequence of play, the tracks, and what is going on."""
        body: list[RenderableType] = []
        if view.path:
            body.append(self.path(view.path))
        if view.tracks:
            body.append(self.tracks(view.tracks, min(LONGEST_TRACK, width // 3)))
        body += [Prose(plain(self.speech.sheet(sheet))) for sheet in view.sheets]
        seat = (
            self.speech.seat_label(view.seat) if view.seat else Text(self.words("play.spectator"))
        )
        return Panel(
            Group(*body),
            title=Text(f"{self.speech.game} · {self.speech.scenario(self.scenario)}", "bold"),
            title_align="left",
            subtitle=seat,
            subtitle_align="right",
            padding=(0, 1),
            width=min(width, WIDEST),
        )

    def step(self, view: View, before: View) -> RenderableType:
        """Within a phase: where we are now, and what is said anew of what is going on."""
        new = [sheet for sheet in view.sheets if sheet not in before.sheets]
        return Group(self.path(view.path), *[Prose(plain(self.speech.sheet(s))) for s in new])

    def path(self, path: tuple[str, ...]) -> Text:
        """The clauses of the sequence of play that lead here, and what the last of them says."""
        line = Prose(STEP.join(self.speech.word("step", rule) for rule in path), "bold")
        here = path[-1]
        if not self.speech.has("step", here) and here in self.ledger:
            line.append(f"  {self.ledger[here].text(self.speech.language)}", "not bold")
        return line

    def tracks(self, tracks: Iterable[Track], longest: int) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column(justify="right")
        grid.add_column()
        for track in tracks:
            strip = self.strip(track, longest)
            grid.add_row(self.speech.word("track", track.key), str(track.value), strip)
        return grid

    def strip(self, track: Track, longest: int) -> Text:
        """The track with its pawn; a long one is only told by its ends."""
        here = track.value - track.least
        label = track.labels[here] if 0 <= here < len(track.labels) else ""
        length = track.most - track.least + 1
        if length > longest or not 0 <= here < length:
            line = Text(f"({track.least} … {track.most})", "dim")
        else:
            line = Text(f"{track.least} ", "dim")
            line.append(CELL * here).append(PAWN, "bold").append(CELL * (length - here - 1))
            line.append(f" {track.most}")
        word = self.speech.word("label", label.removeprefix("name."))
        return line.append(f"  {word}", "default") if label else line

    def pieces(self, pieces: tuple[Piece, ...], width: int) -> RenderableType:
        """As a table; where it is narrow without pips, then with short headings, then as lines."""
        for figures, heading in ((pips, str), (bare, str), (bare, short)):
            rows = list(self.rows(pieces, figures, heading))
            if width_of(rows) <= width:
                return table_of(rows)
        return Group(*self.lines(pieces))

    def rows(
        self,
        pieces: tuple[Piece, ...],
        figures: Callable[[Figure], str],
        heading: Callable[[str], str],
    ) -> Iterator[list[Text]]:
        """The headings, then place by place in the order of the map; what is alike is counted."""
        keys = list(dict.fromkeys(figure.key for piece in pieces for figure in piece.figures))
        titles = [heading(self.speech.word("figure", key)) for key in keys]
        place, label = self.words("play.place"), self.words("play.piece")
        yield [Text(title) for title in (place, "", label, *titles, "")]
        for space, heap in self.by_place(pieces):
            for number, (piece, count) in enumerate(heap):
                shown = {figure.key: Text(figures(figure)) for figure in piece.figures}
                yield [
                    self.place(space) if number == 0 else Text(),
                    self.side(piece),
                    self.label(piece, count),
                    *(shown.get(key, Text()) for key in keys),
                    Text(self.marks(piece.marks), "dim"),
                ]

    def lines(self, pieces: tuple[Piece, ...]) -> Iterator[RenderableType]:
        """The same without columns: each place, and under it what stands there."""
        for space, heap in self.by_place(pieces):
            yield self.place(space)
            for piece, count in heap:
                said = [f"{self.speech.word('figure', f.key)} {bare(f)}" for f in piece.figures]
                said += [self.speech.word("mark", mark) for mark in piece.marks]
                line = Text.assemble(self.side(piece), " ", self.label(piece, count))
                yield Padding(line.append("".join(f", {what}" for what in said)), (0, 0, 0, 1))

    def aside(self, pieces: Iterable[Piece]) -> Iterator[Text]:
        """What stands nowhere on the map, by its names alone: a line for each side and mark."""
        heaps: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for piece, count in self.sorted(tuple(pieces)):
            heaps.setdefault((piece.side, piece.marks), []).append(self.label(piece, count).plain)
        for (side, marks), names in heaps.items():
            line = self.speech.letter_label(side).append(" ", "default") if side else Text()
            line.append(", ".join(names), "default not bold")
            yield line.append(f" ({self.marks(marks)})" if marks else "", "dim not bold")

    def by_place(self, pieces: tuple[Piece, ...]) -> Iterator[tuple[str, list[tuple[Piece, int]]]]:
        for space, heap in groupby(self.sorted(pieces), key=lambda pair: pair[0].space):
            yield space, list(heap)

    def side(self, piece: Piece) -> Text:
        return self.speech.letter_label(piece.side) if piece.side else Text()

    def sorted(self, pieces: tuple[Piece, ...]) -> list[tuple[Piece, int]]:
        """The pieces in the order of the map; hidden ones that cannot be told apart come as one."""
        alike: Counter[tuple[object, ...]] = Counter(map(self.appearance, pieces))
        first = {self.appearance(piece): piece for piece in reversed(pieces)}
        found = [(piece, alike[look]) for look, piece in first.items()]
        return sorted(found, key=lambda pair: self.sort_key(pair[0]))

    def sort_key(self, piece: Piece) -> tuple[object, ...]:
        order = self.order.get(piece.space, len(self.order))
        return (order, piece.space, piece.side, piece.kind, piece.name, piece.id)

    def place(self, space: str) -> Text:
        """Its name; marks are worth saying where few places have one."""
        line = Text(self.speech.name(space), "bold")
        if space in self.marked:
            line.append(f" ({self.marks(self.marked[space])})", "dim not bold")
        return line

    def label(self, piece: Piece, count: int) -> Text:
        """Its name and its number; a question mark where the seat may not know the name."""
        handle = self.handle(piece)
        if piece.name:
            return Text.assemble(self.speech.name(piece.name), (f" {handle}".rstrip(), "dim"))
        name = f"? {handle or self.speech.word('kind', piece.kind)}"
        return Text(f"{name} {TIMES} {count}" if count > 1 else name)

    def handle(self, piece: Piece) -> str:
        """The number on the back of a piece, where the game prints one."""
        name = self.speech.name(piece.id)
        return "" if name == piece.id or piece.id == piece.name else name

    def appearance(self, piece: Piece) -> tuple[object, ...]:
        """What a player sees of a piece; those with a name or a number are each themselves."""
        own = piece.id if piece.name or self.handle(piece) else ""
        return (own, piece.space, piece.side, piece.kind, piece.name, piece.figures, piece.marks)

    def marks(self, marks: Iterable[str]) -> str:
        return ", ".join(self.speech.word("mark", mark) for mark in marks)

    def markers(self, markers: Iterable[Marker]) -> Iterator[Text]:
        """One line for each kind of marker and side: where they lie."""
        heaps: dict[tuple[str, str], list[str]] = {}
        for marker in markers:
            where = " – ".join(map(self.speech.name, marker.between)) or self.speech.name(
                marker.space
            )
            value = f" {marker.value}" if marker.value else ""
            heaps.setdefault((marker.kind, marker.side), []).append(where + value)
        for (kind, side), places in heaps.items():
            line = Text(f"{self.speech.word('marker', kind)} ")
            if side:
                line.append_text(self.speech.letter_label(side)).append(" ")
            yield line.append(", ".join(places), "dim")

    def cards(self, view: View) -> Iterator[RenderableType]:
        """What one holds and what is in force in full, the rest by titles or by numbers."""
        own = self.speech.rules.side(view.seat) if view.seat else None
        counts = Text()
        for heap in view.cards:
            if not heap.count and not heap.side:
                continue
            if counts:
                counts.append(" · ", "dim")
            counts.append_text(self.heap(heap, in_full=is_read(heap, own)))
        if counts:
            yield Padding(counts, (0, 2))
        for heap in view.cards:
            if is_read(heap, own):
                heading = self.heap(heap, in_full=True)
                heading.stylize("underline")
                yield Padding(Group(heading, *map(self.face, heap.open)), (1, 2, 0, 2))

    def heap(self, heap: Cards, *, in_full: bool) -> Text:
        line = Text()
        if heap.side:
            line.append_text(self.speech.letter_label(heap.side)).append(" ")
        line.append(f"{self.speech.word('cards', heap.key)} {heap.count}")
        if heap.open and not in_full:
            last = [self.speech.name(card.name) for card in heap.open[-MOST_TITLES:]]
            earlier = ["…"] if len(heap.open) > MOST_TITLES else []
            line.append(f" ({', '.join(earlier + last)})", "dim")
        return line

    def face(self, card: CardFace) -> RenderableType:
        """Its title, its colour in a word, its figures, moments and marks; then what it does."""
        words = [self.speech.word("colour", card.colour)] if card.colour else []
        words += [f"{self.speech.word('figure', f.key)} {f.value}" for f in card.figures]
        words += [self.speech.word("moment", moment) for moment in card.moments]
        words += [self.speech.word("mark", mark) for mark in card.marks]
        title = Text.assemble(
            (self.speech.name(card.name), "bold"), (f"  {' · '.join(words)}", "dim")
        )
        if not card.text:
            return title
        return Group(title, Padding(Prose(self.speech.say(card.text, {})), (0, 0, 0, 2)))


def is_read(heap: Cards, own: str | None) -> bool:
    """One's own cards and those that concern everybody; a pile is only looked through."""
    kind = heap.key.removeprefix("cards.").partition("-")[0]
    return bool(heap.open) and heap.side in (own, "") and kind not in PILES


def is_like(view: View, other: View) -> bool:
    """Does the same seat look at the same phase of the same turn, with the tracks as they were?"""
    moments = [(each.seat, each.path[:PHASE], each.tracks) for each in (view, other)]
    return moments[0] == moments[1]


def table_of(rows: list[list[Text]]) -> Table:
    """Only the last column, that of the marks, may be broken."""
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim underline")
    for title in rows[0][:-1]:
        table.add_column(title, no_wrap=True)
    table.add_column("")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def width_of(rows: list[list[Text]]) -> int:
    """What the columns need, and the longest word of the last one."""
    columns: list[tuple[Text, ...]] = list(zip(*rows, strict=True))
    whole = sum(max(text.cell_len for text in column) + GAP for column in columns[:-1])
    words = [word for text in columns[-1] for word in text.plain.split()]
    return whole + max(map(len, words), default=0)


def short(word: str) -> str:
    """A heading where there is no room for one."""
    return f"{word[:SHORT]}." if len(word) > SHORT + 1 else word


def bare(figure: Figure) -> str:
    return f"{figure.value}/{figure.most}" if figure.most else str(figure.value)


def pips(figure: Figure) -> str:
    """`●●○○` for a small figure that has a limit, else the number."""
    if 0 < figure.most <= MOST_PIPS and 0 <= figure.value <= figure.most:
        full = int(figure.value)
        return f"{figure.value}{HARD_SPACE}{FULL * full}{EMPTY * (figure.most - full)}"
    return bare(figure)
