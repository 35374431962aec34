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
    parse,
    put,
    read,
    record,
    sealed,
    write,
    written,
)
from .match import Diverged, Entry, Match, Saved, Unimaginable, question
from .verify import Verdict, replay, verify

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
    "Saved",
    "Unimaginable",
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
