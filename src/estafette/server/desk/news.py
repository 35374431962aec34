"""What the desk tells the house, after it has been written down."""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["sight", "drafted", "table", "said", "lobby", "stuck"]


class News(Struct, frozen=True):
    """Something has changed at a table; `line` is the id of what was said there.

    It is stuck where a player of ours cannot answer, at this number. Something is drafted before
    the eyes of the account `who` alone.
    """

    table: str
    kind: Kind
    number: int = 0
    line: int = 0
    who: str = ""
