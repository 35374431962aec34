"""A paper that is not handed in yet, as it is written down, and as it is written again."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Generic, TypeVar, Union

from msgspec import MsgspecError, Struct, json

from estafette.engine import Action, Paper

from .match import Match

A = TypeVar("A")


class Unfinished(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """What a seat has written so far."""

    seat: str
    answers: tuple[A, ...]


@lru_cache
def reader(actions: Any) -> json.Decoder[Any]:
    """What reads the answers of a game: made once, for it is dear to make and quick to use."""
    return json.Decoder(Union[actions, Paper[actions]])  # noqa: UP007


def draft_of(match: Match) -> bytes | None:
    """What is drafted; nothing if all has been handed in."""
    if not match.drafted:
        return None
    return json.encode(Unfinished(str.__str__(match.open[0].seat), match.drafted))


def sign_of(match: Match) -> str:
    """A name for what is drafted, and for nothing else; none if nothing is."""
    draft = draft_of(match)
    return "" if draft is None else blake2b(draft, digest_size=6).hexdigest()


def draft_again(match: Match, draft: bytes | str) -> None:
    """What was drafted stands on the paper of its writer once more, as far as the rules have it."""
    kind: Any = Unfinished
    try:
        unfinished = json.decode(draft, type=kind[match.rules.actions])
    except MsgspecError:
        return
    if match.is_on_paper and match.open[0].seat == unfinished.seat:
        for action in list(as_far_as_it_goes(match, unfinished)):
            match.choose(unfinished.seat, action)


def as_far_as_it_goes(match: Match, unfinished: Unfinished[Action]) -> Iterator[Action]:
    """The answers that can still be drafted one after the other."""
    trial = match.fork()
    for action in unfinished.answers:
        try:
            refusal = trial.choose(unfinished.seat, action)
        except Exception:  # by other rules nobody knows what it comes to
            return
        if refusal or trial.number > match.number:
            return
        yield action
