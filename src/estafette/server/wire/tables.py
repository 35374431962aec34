"""Tables: how they are laid, who sits at them, how they stand in the lobby."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from estafette.speech import Sentence

from .kinds import Number, Share

Sitter = Literal["person", "open", "invited", "player"]
Stage = Literal["gathering", "playing", "over"]
Ending = Literal["rules", "resigned", "agreed", "timeout", "abandoned", "mended"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long one may think: not at all limited, a clock for the match, or a time a choice.

    `at_timeout` says what happens: the seat loses, a player of ours answers for it, or others
    may claim the win.
    """

    kind: Literal["none", "clock", "choice"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=90 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    at_timeout: Literal["lose", "player", "claim"] = "player"


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: `me` (once or, hot-seat, more), anybody, an invited guest, a player.

    `level` is that of a player of ours, as `/players` lists them; one who thinks by the clock may
    be told how long, as in `marshal:3s`.
    """

    sitter: Literal["me", "open", "invited", "player"]
    level: Annotated[str, Meta(max_length=20)] = ""


class TableOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """A table is laid.

    Unless `hints` says otherwise, they are allowed where nobody else is awaited. With
    `share_follows`, the match begins only when who lays it has sat down once more with his share:
    the secret of the table is promised before anybody has shown his part in the dice.
    """

    game: Annotated[str, Meta(max_length=60)]
    scenario: Annotated[str, Meta(max_length=60)]
    options: dict[str, str]
    seats: dict[str, SeatOrder]
    pace: Pace = Pace()
    watchable: bool = True
    hints: bool | None = None
    share_follows: bool = False


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down; `share` is his part in the secret of the dice."""

    seat: Annotated[str, Meta(max_length=60)]
    invitation: Annotated[str, Meta(max_length=100)] = ""
    share: Share | None = None


class SeatState(Struct, frozen=True, omit_defaults=True):
    """One seat of a table; `clock` is the time left to it in seconds while it is not asked."""

    seat: str
    name: str
    side: str
    letter: str
    sitter: Sitter
    nation: str = ""
    holder: str = ""  # the name of who sits here
    level: str = ""
    mine: bool = False
    online: bool = False
    asked: bool = False
    thinking: bool = False  # a player of ours
    stuck: bool = False  # a player of ours who cannot answer for the moment
    clock: float | None = None
    invitation: str = ""  # only to the host, while nobody has taken it
    draw: bool = False  # offers a draw


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended, in words; no winner is a draw."""

    ending: Ending
    sentence: Sentence
    winner: str = ""
    rule: str = ""


class Mending(Struct, frozen=True, omit_defaults=True):
    """The rules were mended under a match: from `number` on it goes by those of this `version`.

    The clauses in `rules` were mended, whichever of them it met; `cut` choices had to be taken
    back. Who has `may_end` has not played on since, and may end the match without a result.
    """

    number: int
    version: int
    sentence: str
    rules: tuple[str, ...] = ()
    cut: int = 0
    may_end: bool = False


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table as the lobby lists it and as its own page heads it."""

    id: str
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    settings: tuple[str, ...]  # those that differ from the default, in words
    stage: Stage
    seats: tuple[SeatState, ...]
    number: int
    pace: Pace
    commitment: str
    created: str
    changed: str
    hosted: bool = False  # by who asks
    watchable: bool = True
    hints: bool = False  # may be asked for
    deadline: str = ""
    turn: Sentence = ()
    result: Result | None = None
    rematch: str = ""  # the table that follows this one
    origin: str = ""  # the table that this one plays on from
    origin_number: int = 0
    mended: Mending | None = None
    frozen: str = ""  # why the match cannot go on, in words


class Lobby(Struct, frozen=True):
    """What the lobby shows; those that wait for me come first."""

    mine: tuple[TableCard, ...]
    open: tuple[TableCard, ...]
    watch: tuple[TableCard, ...]
    finished: tuple[TableCard, ...]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a point of another match as a new one."""

    number: Number
    seats: dict[str, SeatOrder]
