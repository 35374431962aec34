"""A paper that is not handed in yet, as it is written down, and as it is written again."""

from contextlib import suppress
from functools import lru_cache
from typing import Any, Union

from msgspec import MsgspecError, json

from estafette.engine import Paper

from .match import Match


@lru_cache
def reader(actions: Any) -> json.Decoder[Any]:
    """What reads the answers of a game: made once, for it is dear to make and quick to use."""
    return json.Decoder(Union[actions, Paper[actions]])  # noqa: UP007


def draft_of(match: Match) -> bytes | None:
    """What is drafted; nothing if all has been handed in."""
    return json.encode(Paper(match.drafted)) if match.drafted else None


def draft_again(match: Match, draft: bytes | str) -> None:
    """What was drafted stands on the paper once more, as far as the rules in hand will have it."""
    with suppress(MsgspecError):
        paper = reader(match.rules.actions).decode(draft)
        trial, before = match.fork(), match.number
        for action in paper.answers if isinstance(paper, Paper) and match.is_on_paper else ():
            seat = match.open[0].seat
            if trial.choose(seat, action) or trial.number > before:
                break
            match.choose(seat, action)
