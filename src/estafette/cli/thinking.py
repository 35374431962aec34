"""Players of ours at the keyboard: how they are spelt, and that they think."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from threading import Timer

from estafette.ai import LEVELS, Hourglass, Mind, UnknownPlayer, player

from .desk import Desk
from .words import Mistake, Words

A_MOMENT = 0.3  # seconds: who answers sooner is not shown to think
LIKE = 0.8  # how near a name must come to a level to be one misspelt


def level_of(words: Words, who: str) -> str | None:
    """The player that is meant, as `estafette.ai` spells him; None is a person."""
    level, colon, budget = who.partition(":")
    own = {words(f"play.{known}"): known for known in LEVELS}
    spec = f"{own.get(level, level)}{colon}{budget}"
    try:
        player(spec, 0)
    except UnknownPlayer:
        return None
    return spec


def check_player(words: Words, who: str, *, me: str) -> None:
    """A level that is misspelt is not taken for the name of a person."""
    if level_of(words, who) is not None:
        return
    level, colon, _ = who.partition(":")
    if colon and level_of(words, f"{level}:1s"):
        raise Mistake("mistake.budget", name=who, example=f"{level}:2s")
    known = (*LEVELS, *[words(f"play.{level}") for level in LEVELS])
    if colon or get_close_matches(level, known, cutoff=LIKE):
        raise Mistake("mistake.player", name=who, names=(me, *LEVELS))


def minds(seating: Mapping[str, str], seed: str, *, steady: bool) -> dict[str, str | Mind]:
    """A person keeps his name; a player of ours comes with a mind of his own.

    Before somebody who watches him he is `steady`: his haste tells nothing.
    """
    return {seat: mind(who, f"{seed}/{seat}", steady) for seat, who in seating.items()}


def mind(who: str, seed: str, steady: bool) -> str | Mind:
    glass = Hourglass() if steady else None
    try:
        found = player(who, seed, stop=glass) if glass else player(who, seed)
    except UnknownPlayer:
        return who
    return Mind(found, who, glass)


@contextmanager
def thinking(desk: Desk, who: str) -> Iterator[None]:
    """At a terminal one sees that somebody thinks, if it lasts."""
    if not desk.console.is_terminal:
        yield
        return
    status = desk.console.status(desk.words("play.thinks", who=who), spinner_style="yellow")
    soon = Timer(A_MOMENT, status.start)
    soon.start()
    try:
        yield
    finally:
        soon.cancel()
        soon.join()
        status.stop()
