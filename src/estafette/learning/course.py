"""What is to be learnt: a game, a scenario and its options, and the encoding of all that."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import json

from estafette.engine import Rules, Setup, settle
from estafette.games import find
from estafette.match import Match

from .encoding import Encoding
from .lexicon import Lexicon, survey

_shelf: dict[str, Rules] = {}

# What a course is made from again elsewhere: game, scenario, options, box, lexicon and width.
Key: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...], Path | None, bytes | None, int | None]


class Course:
    """A set-up and the arrays in which it is seen; every match of it shares them."""

    def __init__(
        self, rules: Rules, printed: Any, setup: Setup, encoding: Encoding, key: Key
    ) -> None:
        self.rules = rules
        self.printed = printed
        self.setup = setup
        self.encoding = encoding
        self.seats = rules.seats(setup)
        self.key = key

    @property
    def name(self) -> str:
        return f"{self.rules.id}/{self.setup.scenario}"

    def start(self, secret: str) -> Match:
        return Match.start(self.rules, self.printed, self.setup, secret)


def course(
    game: str | Rules,
    scenario: str,
    options: Mapping[str, str] | None = None,
    *,
    box: Path | None = None,
    lexicon: Lexicon | None = None,
    width: int | None = None,
) -> Course:
    """A course of an installed game, or of rules that are handed over.

    Without a lexicon the set-up is surveyed, once for each set-up in a process.
    """
    agreed = tuple(sorted((options or {}).items()))
    words = None if lexicon is None else json.encode(lexicon)
    return course_of((shelved(game).id, scenario, agreed, box, words, width))


@cache
def course_of(key: Key) -> Course:
    game, scenario, options, box, words, width = key
    rules = shelved(game)
    printed = rules.read(box)
    setup = settle(printed, scenario, dict(options))
    lexicon = json.decode(words, type=Lexicon) if words else surveyed(game, box, scenario, options)
    if (lexicon.game, lexicon.box) != (rules.id, printed.fingerprint):
        raise ValueError(f"the lexicon is about {lexicon.game} with another box")
    encoding = Encoding(lexicon, rules.board(printed, setup), width=width)
    return Course(rules, printed, setup, encoding, key)


@cache
def surveyed(
    game: str, box: Path | None, scenario: str, options: tuple[tuple[str, str], ...]
) -> Lexicon:
    """The lexicon of a set-up, whatever the width of its pages."""
    rules = shelved(game)
    printed = rules.read(box)
    return survey(rules, printed, settle(printed, scenario, dict(options)))


def shelved(game: str | Rules) -> Rules:
    """The rules of a game; those that were handed over once are known by their id from then on."""
    if isinstance(game, Rules):
        if _shelf.get(game.id) is not game:
            _shelf[game.id] = game
            course_of.cache_clear()
            surveyed.cache_clear()
        return game
    return _shelf.get(game) or find(game)
