"""The frames of the socket, from the server and from the client."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from estafette.engine import Board

from .kinds import Number
from .play import Answer, Answers, ChatLine, Question, Reasons, Saying, Sight, TakeBack, Trouble
from .tables import TableCard


class Welcome(Struct, frozen=True, tag="welcome", omit_defaults=True):
    """The first frame, and again after `sit`: the board once, then what the seat sees."""

    board: Board
    sight: Sight
    chat: tuple[ChatLine, ...]
    notes: str = ""


class Seen(Struct, frozen=True, tag="sight"):
    """Something has changed: what the seat sees now, and what it heard since."""

    sight: Sight


class Refused(Struct, frozen=True, tag="refused"):
    """The last frame did nothing."""

    trouble: Trouble


class Why(Struct, frozen=True, tag="why"):
    answer: Reasons


class Said(Struct, frozen=True, tag="said"):
    line: ChatLine


class TableNews(Struct, frozen=True, tag="table"):
    """Who sits, who is here, who offers a draw: the match itself stands as it stood."""

    table: TableCard


class Pong(Struct, frozen=True, tag="pong"):
    pass


ServerFrame: TypeAlias = Welcome | Seen | Refused | Why | Said | TableNews | Pong


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Look with the eyes of this seat of mine; empty is a spectator. Answered by `welcome`."""

    seat: Annotated[str, Meta(max_length=60)] = ""
    since: Number | None = None


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    answer: Answer


class Confirm(Struct, frozen=True, tag="confirm", forbid_unknown_fields=True):
    """A plan is handed in."""

    answers: Answers


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    back: TakeBack


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    question: Question


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    saying: Saying


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


ClientFrame: TypeAlias = Sit | Choose | Confirm | Undo | AskWhy | Say | Ping
