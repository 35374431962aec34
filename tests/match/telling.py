"""A match with dice in it, its file, and the file told otherwise."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import Dice, secret_of
from estafette.match import (
    Match,
    MatchFile,
    MatchFileError,
    record,
    replay,
    verify,
)
from tests.match.outposts import (
    BLUE,
    PRINTED,
    RED,
    RULES,
    Order,
    Post,
    new_match,
    play,
    play_at_random,
)

SECRET = secret_of("verify")
ALL_FOUND_TRUE = (
    "verified.commitment",
    "verified.choices",
    "verified.chance",
    "verified.outcome",
)


def ended(seed: int = 1) -> Match:
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of(seed)))
    return match


def under_way(choices: int) -> Match:
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of(1)), choices)
    return match


def with_dice() -> Match:
    """A match where a die has fallen at choice 3, and Red is at his cards."""
    match = new_match(SECRET)
    play(
        match,
        (BLUE, Post("ford")),
        (BLUE, Post("hill")),
        (RED, Order("attack")),
        (BLUE, Order("attack")),
    )
    play_at_random(match, Dice(secret_of(2)))
    return match


FILE = record(with_dice())


def changed(number: int, /, **fields: Any) -> MatchFile:
    """The file with one choice told otherwise."""
    choices = list(FILE.choices)
    choices[number] = structs.replace(choices[number], **fields)
    return structs.replace(FILE, choices=tuple(choices))


def with_header(**fields: Any) -> MatchFile:
    return structs.replace(FILE, header=structs.replace(FILE.header, **fields))


def with_dice_line(**fields: Any) -> MatchFile:
    return with_header(dice=structs.replace(FILE.header.dice, **fields))


def refusal(file: MatchFile, upto: int | None = None) -> MatchFileError:
    """What replay stops at; the verdict must say the same."""
    with pytest.raises(MatchFileError) as caught:
        replay(RULES, PRINTED, file, upto)
    if upto is None:
        assert str(verify(RULES, PRINTED, file).problem) == str(caught.value)
    return caught.value
