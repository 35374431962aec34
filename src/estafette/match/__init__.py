"""One match: log, save, wake, undo, fork, verify. It is handed rules and never names a game."""

from .chair import Chair
from .draft import Draft, Drafted, draft
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
from .match import Diverged, Entry, Match, Saved, Unimaginable, Unread, question
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
    "draft",
    "parse",
    "put",
    "question",
    "read",
    "record",
    "replay",
    "sealed",
    "verify",
    "write",
    "written",
]
