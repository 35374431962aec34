"""What is on the shelf, in words: games, scenarios, seats, lexicons and rulebooks."""

from collections.abc import Iterable, Mapping
from typing import Any

from estafette.engine import Ledger, Rules, Scenario, Setup, settle
from estafette.speech import Speech

from .desk import Desk
from .guide import guided
from .trouble import Turned
from .wire import (
    Choice,
    ClauseCard,
    GameCard,
    Language,
    Lexicon,
    RulesBook,
    ScenarioCard,
    SeatCard,
    Setting,
    StepCard,
)


class Library:
    """The games of the house as they are told to people; the desk keeps them."""

    def __init__(self, desk: Desk, games: Iterable[str]) -> None:
        self.games = tuple(games)
        self._shelf = desk.hall.shelf

    def rules(self, game: str) -> Rules:
        return self._shelf[game].rules

    def printed(self, game: str) -> Any:
        return self._shelf[game].printed

    def ledger(self, game: str) -> Ledger:
        return self._shelf[game].ledger

    def speech(self, game: str, language: str) -> Speech:
        return self._shelf[game].speech(language)

    def clause(self, game: str, rule: str, language: str) -> str:
        """The text of a clause; nothing if the ledger has none of that name."""
        return self._shelf[game].clause(rule, language)

    def game_cards(self, language: Language) -> tuple[GameCard, ...]:
        return tuple(self.game_card(game, language) for game in self.games)

    def game_card(self, game: str, language: Language) -> GameCard:
        speech, printed = self.speech(game, language), self.printed(game)
        return GameCard(
            id=game,
            title=speech.game,
            scenarios=tuple(self._scenario(game, s, speech) for s in printed.scenarios),
            guide=guided(self.rules(game)),
        )

    def _scenario(self, game: str, scenario: Scenario, speech: Speech) -> ScenarioCard:
        printed = self.printed(game)
        return ScenarioCard(
            id=scenario.id,
            title=speech.scenario(scenario.id),
            settings=tuple(
                Setting(
                    option.id,
                    speech.setting(option.id) or option.id,
                    tuple(Choice(c, speech.setting_choice(option.id, c)) for c in option.choices),
                    option.default,
                )
                for option in scenario.options
            ),
            seats=self._seats(game, settle(printed, scenario.id, {}), speech),
        )

    def seats(
        self, game: str, scenario: str, options: Mapping[str, str], language: Language
    ) -> tuple[SeatCard, ...]:
        """The seats of a scenario with these options."""
        try:
            setup = settle(self.printed(game), scenario, options)
        except ValueError as error:
            raise Turned(400, "trouble.no-setup", name=str(error)) from None
        return self._seats(game, setup, self.speech(game, language))

    def _seats(self, game: str, setup: Setup, speech: Speech) -> tuple[SeatCard, ...]:
        rules = self.rules(game)
        liveries = self._shelf[game].board(setup).liveries
        return tuple(
            SeatCard(
                seat,
                speech.name(seat),
                side := rules.side(seat),
                speech.letter(side),
                liveries.get(seat) or liveries.get(side, ""),
            )
            for seat in rules.seats(setup)
        )

    def lexicon(self, game: str, language: Language) -> Lexicon:
        speech, rules, printed = self.speech(game, language), self.rules(game), self.printed(game)
        setups = [settle(printed, scenario.id, {}) for scenario in printed.scenarios]
        sides = {rules.side(seat) for setup in setups for seat in rules.seats(setup)}
        return Lexicon(
            language=language,
            names=speech.names(),
            words=speech.words(),
            letters={side: speech.letter(side) for side in sorted(sides)},
        )

    def rulesbook(self, game: str, language: Language) -> RulesBook:
        speech, ledger = self.speech(game, language), self.ledger(game)
        paths = dict.fromkeys(line.path for line in self.rules(game).sequence.lines if line.step)
        return RulesBook(
            game=game,
            title=speech.game,
            language=language,
            clauses=tuple(
                ClauseCard(c.id, c.section, c.kind, c.text(language), c.see, c.ruling)
                for c in ledger
            ),
            steps=tuple(StepCard(path, self._step(game, speech, path[-1])) for path in paths),
            chapters={
                chapter: speech.word("chapter", chapter)
                for chapter in dict.fromkeys(clause.id.split(".")[0] for clause in ledger)
                if speech.has("chapter", chapter)
            },
        )

    def _step(self, game: str, speech: Speech, rule: str) -> str:
        """The name of a step, or the section of its clause."""
        if speech.has("step", rule):
            return speech.word("step", rule)
        ledger = self.ledger(game)
        return ledger[rule].section if rule in ledger else rule
