"""At the table: what a seat sees, is asked, answers, asks back, and says."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from estafette.engine import View
from estafette.speech import Sentence

from .kinds import Long, Number, Words
from .tables import TableCard


class Option(Struct, frozen=True, omit_defaults=True):
    """An answer: what to send back, in words, and the ids on the table that it points at.

    `aside` marks the answers that do nothing or stop: one of them is the main button. After one
    that is `at_stake` chance decides something: one may ask for the odds. One that `closes` a paper
    hands it in.
    """

    action: dict[str, Any]
    sentence: Sentence
    points: tuple[str, ...] = ()
    heading: str = ""
    aside: bool = False
    at_stake: bool = False
    closes: bool = False


class Reason(Struct, frozen=True, omit_defaults=True):
    """A refusal in words: what was wanted, why not, and the clause with its text."""

    sentence: Sentence
    what: Sentence = ()
    rule: str = ""
    clause: str = ""


class Deed(Struct, frozen=True, omit_defaults=True):
    """What a row of a roster offers under one verb: the answers of that kind that name the row.

    They are given by their places among the options; if there are none, by the reasons why.
    """

    row: str
    kind: str
    verb: str
    options: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()


class Ask(Struct, frozen=True, omit_defaults=True):
    """What a seat must decide; the answer must bear the same number and count of takings-back.

    `deeds` are there when the seat has rosters: they say what can be done from which row. Where it
    is answered on `paper`, so many answers are `drafted`: they are handed in as one choice. `draft`
    is a name for them: other answers have another.
    """

    seat: str
    number: int
    undone: int
    sentence: Sentence
    rule: str
    options: tuple[Option, ...]
    deeds: tuple[Deed, ...] = ()
    paper: bool = False
    drafted: int = 0
    draft: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """Something told, after the choice of this number (-1 is before the first)."""

    number: int
    sentence: Sentence
    key: str = ""


class Sight(Struct, frozen=True, omit_defaults=True):
    """All that a seat may see now. `lines` are those since the number that it had seen before.

    `sheets` and `rosters` put into words what the view holds: the papers, the titles of the tables.
    """

    seat: str | None
    number: int
    undone: int
    view: View
    sheets: tuple[Sentence, ...]
    table: TableCard
    ask: Ask | None = None
    lines: tuple[Line, ...] = ()
    since: int = 0
    may_undo: bool = False
    rosters: tuple[Sentence, ...] = ()


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice; without `undone` and `draft`, only the number is compared."""

    seat: Annotated[str, Meta(max_length=60)]
    number: Number
    action: dict[str, Any]
    undone: Number | None = None
    draft: Annotated[str, Meta(max_length=60)] | None = None


Planned = Annotated[tuple[dict[str, Any], ...], Meta(max_length=40)]


class PlanRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What would come of these answers, line by line? A line is what is done in one step."""

    seat: Annotated[str, Meta(max_length=60)]
    number: Number
    lines: Annotated[tuple[Planned, ...], Meta(max_length=100)]
    undone: Number | None = None


class PlanLine(Struct, frozen=True, omit_defaults=True):
    """A line of a plan that holds: its answers, in words, and what it changes in the headings."""

    actions: tuple[dict[str, Any], ...]
    sentences: tuple[Sentence, ...]
    changes: tuple["Change", ...] = ()


class Change(Struct, frozen=True):
    """A figure of a row, as it was and as it becomes."""

    row: str
    key: str
    before: float
    after: float


class Plan(Struct, frozen=True, omit_defaults=True):
    """A plan for the question of this number: the table as it would be, and its lines.

    The last line is `open` until all is said of it; nothing can be planned beyond one that is
    `closed`. What does not hold is left out, and says why.
    """

    seat: str
    number: int
    undone: int
    sight: Sight
    lines: tuple[PlanLine, ...] = ()
    refused: tuple[Reason, ...] = ()
    open: bool = False
    closed: bool = False


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    """Several choices in a row, as they were planned: taken one by one, to the first refused."""

    seat: Annotated[str, Meta(max_length=60)]
    number: Number
    actions: Annotated[tuple[dict[str, Any], ...], Meta(max_length=1000)]
    undone: Number | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """The last choice of this seat is taken back, or what it has drafted last.

    `number` is that of the open question; without `draft`, nothing else is compared.
    """

    seat: Annotated[str, Meta(max_length=60)]
    number: Number
    draft: Annotated[str, Meta(max_length=60)] | None = None


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Why is this not possible: an answer, or a thing on the table that was pointed at."""

    seat: Annotated[str, Meta(max_length=60)]
    point: Annotated[str, Meta(max_length=100)] = ""
    action: dict[str, Any] | None = None


class Reasons(Struct, frozen=True):
    point: str
    reasons: tuple[Reason, ...]


class DrawWord(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[str, Meta(max_length=60)]
    word: Literal["offer", "accept", "decline"]


class SeatWord(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[str, Meta(max_length=60)]


class ChatLine(Struct, frozen=True):
    """Something said at a table; the `id` tells it from others, and not how many there are."""

    id: str
    at: str
    who: str
    seat: str
    text: str


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    text: Words
    seat: Annotated[str, Meta(max_length=60)] = ""


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    text: Long


class Mark(Struct, frozen=True):
    """A point of a match: after so many choices."""

    number: int


class Proof(Struct, frozen=True):
    """The dice of a finished match: what was promised, what was shown, and whether they agree.

    `rules` is the version of the rules in hand, by which all of it was looked at.
    """

    algorithm: str
    commitment: str
    secret: str
    shares: dict[str, str]
    dice_secret: str  # what the dice were thrown with: the secret with all shares in it
    agrees: bool
    choices: int
    rules: int
    parts: tuple["ProofPart", ...]
    throws: tuple["Throw", ...]


class ProofPart(Struct, frozen=True):
    """Choices from `first` to before `end`, made by the same version of the rules.

    Made by other rules than those in hand and not `proved` by them, they are not refuted either.
    """

    first: int
    end: int
    rules: int
    proved: bool


class Throw(Struct, frozen=True):
    """What chance answered to one choice, and whether the secret gives the same for it.

    None where the choice was made by other rules, and those in hand cannot tell.
    """

    number: int
    seat: str
    chance: tuple[int | str, ...]
    agrees: bool | None


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why a request was turned down, in words; `number` is where the table now stands."""

    key: str
    sentence: str
    rule: str = ""
    clause: str = ""
    number: int | None = None
