"""The games on the shelf, with everything about them that is read once and shared."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from estafette.engine import Board, Ledger, Rules, Setup
from estafette.server.trouble import Turned
from estafette.speech import Speech, speech_for

LEDGER = Path("box", "rules.toml")


class Game:
    """One game: its rules, what is printed in its box, its ledger, its boards."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._boards: dict[tuple[Any, ...], Board] = {}

    @cached_property
    def printed(self) -> Any:
        return self.rules.read(None)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(self.rules.folder / LEDGER)

    def board(self, setup: Setup) -> Board:
        key = (setup.scenario, *sorted(setup.options.items()))
        if key not in self._boards:
            self._boards[key] = self.rules.board(self.printed, setup)
        return self._boards[key]

    def speech(self, language: str) -> Speech:
        return speech_for(self.rules, self.printed, language)

    def clause(self, rule: str, language: str) -> str:
        """The text of a clause, if the ledger has it."""
        return self.ledger[rule].text(language) if rule in self.ledger else ""


class Shelf:
    """Every game that may be played here, by its id."""

    def __init__(self, games: Mapping[str, Rules]) -> None:
        self._games = {id_: Game(rules) for id_, rules in games.items()}

    def __contains__(self, game: str) -> bool:
        return game in self._games

    def __getitem__(self, game: str) -> Game:
        if game not in self._games:
            raise Turned(404, "desk.no-game", game=game)
        return self._games[game]
