"""One match: log, save, wake, undo, fork, verify. It is handed rules and never names a game."""

from .asking import question
from .chair import Chair
from .draft import Draft, Drafted, draft
from .entry import Diverged, Entry, Saved, Unimaginable, Unread, answers_in
from .file import (
    Choice,
    Continues,
    DiceLine,
    Header,
    MatchFile,
    MatchFileError,
    Mend,
    parse,
    put,
    read,
    record,
    sealed,
    write,
    written,
)
from .match import Match
from .paper import draft_again, draft_of, sign_of
from .retold import replay
from .verify import Part, Verdict, verify

__all__ = [
    "Chair",
    "Choice",
    "Continues",
    "DiceLine",
    "Diverged",
    "Draft",
    "Drafted",
    "Entry",
    "Header",
    "Match",
    "MatchFile",
    "MatchFileError",
    "Mend",
    "Part",
    "Saved",
    "Unimaginable",
    "Unread",
    "Verdict",
    "answers_in",
    "draft",
    "draft_again",
    "draft_of",
    "parse",
    "put",
    "question",
    "read",
    "record",
    "replay",
    "sealed",
    "sign_of",
    "verify",
    "write",
    "written",
]
