"""The games on the shelf, with everything about them that is read once and shared."""

import logging
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from estafette.engine import Board, Ledger, Rules, Setup, Source
from estafette.engine.box import BOX, past_box
from estafette.server.trouble import Turned
from estafette.speech import Speech, speech_for

LEDGER = BOX / "rules.toml"

PAGE = re.compile(r"pp?\.\s*([0-9]+)")
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)*")

BARE = Board("areas", 1, 1, (), ())

logger = logging.getLogger(__name__)


class Game:
    """One game: its rules, what is printed in its box, its ledger, its boards.

    A match that was laid before the box was corrected has a game of its own, with the box of then.
    """

    def __init__(self, rules: Rules, source: Source = None) -> None:
        self.rules = rules
        self.source = source
        self._boards: dict[tuple[Any, ...], Board] = {}

    @cached_property
    def printed(self) -> Any:
        return self.rules.read(self.source)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(self.rules.folder / LEDGER)

    def board(self, setup: Setup) -> Board:
        key = (setup.scenario, *sorted(setup.options.items()))
        if key not in self._boards:
            self._boards[key] = self._drawn(setup)
        return self._boards[key]

    def _drawn(self, setup: Setup) -> Board:
        """The map; a bare one where this box does not know what was agreed on."""
        try:
            return self.rules.board(self.printed, setup)
        except LookupError:
            logger.exception("%s has no board for %s", self.rules.id, setup.scenario)
            return BARE

    def speech(self, language: str) -> Speech:
        return speech_for(self.rules, self.printed, language)

    def side(self, seat: str) -> str:
        """The side of a seat; one of which these rules do not know stands for itself."""
        try:
            return str.__str__(self.rules.side(seat))
        except LookupError:
            return seat

    def clause(self, rule: str, language: str) -> str:
        """The text of a clause, if the ledger has it."""
        return self.ledger[rule].text(language) if rule in self.ledger else ""

    def citation(self, rule: str, language: str) -> str:
        """A clause by its chapter and its place in the printed rules: "Combat, p. 12"."""
        first, speech = rule.split(".")[0], self.speech(language)
        if not speech.has("chapter", first):
            return rule
        place = place_of(self.ledger[rule].section) if rule in self.ledger else ""
        chapter = speech.word("chapter", first)
        return f"{chapter}, {place}" if place else chapter


def place_of(section: str) -> str:
    """Where a section says that it is printed, by page or number; "" where it gives neither."""
    if page := PAGE.match(section):
        return f"p.\u00a0{page[1]}"
    number = NUMBER.match(section)
    return number[0] if number else ""


class Shelf:
    """Every game that may be played here, by its id."""

    def __init__(self, games: Mapping[str, Rules]) -> None:
        self._games = {id_: Game(rules) for id_, rules in games.items()}
        self._before: dict[str, Game] = {}  # those with a box of before, by its fingerprint

    @property
    def rules(self) -> dict[str, Rules]:
        return {id_: game.rules for id_, game in self._games.items()}

    def __contains__(self, game: str) -> bool:
        return game in self._games

    def __getitem__(self, game: str) -> Game:
        if game not in self._games:
            raise Turned(404, "desk.no-game", game=game)
        return self._games[game]

    def edition(self, game: str, box: str) -> Game | None:
        """A game with the box of this fingerprint, if it is open."""
        ours = self[game]
        return ours if ours.printed.fingerprint == box else self._before.get(box)

    def open(self, game: str, box: str, packed: bytes | None) -> Game:
        """A game with the box of this fingerprint; with ours if that cannot be had."""
        ours = self[game]
        source = packed or past_box(ours.rules.folder / BOX, box)
        if source is None:
            return ours
        found = Game(ours.rules, source)
        try:
            if found.printed.fingerprint != box:
                return ours
        except Exception:  # these rules may lack anything that was printed then
            logger.exception("the box %s of %s cannot be read", box, game)
            return ours
        return self._before.setdefault(box, found)
