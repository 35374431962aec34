"""What a seat may see, in words that every surface can draw: it knows pieces, not games.

All names are ids: the message room turns them into printed names. An id that stands for something
hidden is a handle (`block-7`) that tells nothing.
"""

from typing import Any

from msgspec import Struct


class Figure(Struct, frozen=True, omit_defaults=True):
    """A number on a piece, a card or a row; with `most` it is shown as filled pips."""

    key: str
    value: float
    most: int = 0


class Piece(Struct, frozen=True, omit_defaults=True):
    """A counter or block; `name` is empty when the seat may not know what it is."""

    id: str
    space: str
    side: str
    kind: str
    name: str = ""
    figures: tuple[Figure, ...] = ()
    marks: tuple[str, ...] = ()


class Marker(Struct, frozen=True, omit_defaults=True):
    """A marker on a space, or between two spaces."""

    kind: str
    space: str = ""
    between: tuple[str, ...] = ()
    side: str = ""
    value: int = 0


class Track(Struct, frozen=True, omit_defaults=True):
    """A track of the board and where its pawn stands.

    `sides` are the two that pull at it: who wants it at its least, and who at its most.
    """

    key: str
    value: int
    least: int
    most: int
    labels: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()


class CardFace(Struct, frozen=True, omit_defaults=True):
    """A card that the seat may read: its title, colour, figures and when it may be played.

    `marks` are the signs on it that bind it at every moment.
    """

    id: str
    name: str
    colour: str
    figures: tuple[Figure, ...] = ()
    moments: tuple[str, ...] = ()
    text: str = ""
    marks: tuple[str, ...] = ()


class Cards(Struct, frozen=True, omit_defaults=True):
    """A hand, a pile or a row of cards: how many, and those that lie open to the seat."""

    id: str
    key: str
    side: str
    count: int
    open: tuple[CardFace, ...] = ()


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A piece of paper beside the map: what is going on, an order of battle, a note."""

    key: str
    facts: dict[str, Any] = {}


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a roster: a piece, a power, an area or a card, with its figures.

    `group` gathers rows under the row of that id, or under its name alone if there is no such row.
    """

    id: str
    figures: tuple[Figure, ...] = ()
    marks: tuple[str, ...] = ()
    group: str = ""


class Roster(Struct, frozen=True, omit_defaults=True):
    """A table beside the map, from which many small decisions can be taken row by row.

    With `plan` they are drawn up on it as on a sheet of paper, and handed in together.
    """

    key: str
    rows: tuple[Row, ...]
    facts: dict[str, Any] = {}
    plan: bool = False


class View(Struct, frozen=True, omit_defaults=True):
    """The whole table as one seat sees it; seat None is a spectator, who sees least."""

    seat: str | None
    path: tuple[str, ...]
    pieces: tuple[Piece, ...] = ()
    markers: tuple[Marker, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[Cards, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    rosters: tuple[Roster, ...] = ()
    may_talk: tuple[tuple[str, ...], ...] = ()


class Label(Struct, frozen=True, omit_defaults=True):
    """Where the name of a space is written, from its middle; `anchor` is that of SVG text.

    `name` is the id of what is named there, if it is not the space: the village in a hex.
    """

    x: float
    y: float
    anchor: str = "middle"
    name: str = ""


class Space(Struct, frozen=True, omit_defaults=True):
    """A place of the map where pieces stand: a point, an area or a hex.

    `outline` is the border of an area as SVG path data; a point or a hex needs none.
    """

    id: str
    x: float
    y: float
    kind: str
    marks: tuple[str, ...] = ()
    value: int = 0
    label: Label | None = None
    outline: str = ""


class Link(Struct, frozen=True, omit_defaults=True):
    """A way between two spaces; `path` is its course as SVG path data, if it is not straight."""

    ends: tuple[str, str]
    kind: str
    path: str = ""


class Pictures(Struct, frozen=True, omit_defaults=True):
    """The drawn map under a board, by day and by night: files in the game's `drawing` folder."""

    day: str
    night: str


class Frame(Struct, frozen=True, omit_defaults=True):
    """The part of a map on which a scenario is played."""

    x: float
    y: float
    width: float
    height: float


class Board(Struct, frozen=True, omit_defaults=True):
    """The map as printed: sent once, drawn by any client.

    With `pictures`, ground, ways and signs are on them already, in the board's own measure.
    `liveries` gives each side and army the nation whose colours it wears.
    """

    shape: str
    width: float
    height: float
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    pictures: Pictures | None = None
    frame: Frame | None = None
    liveries: dict[str, str] = {}
