"""What is on the shelf: games, scenarios, their words and their rules."""

from msgspec import Struct

from .kinds import Language


class Choice(Struct, frozen=True):
    """One value of an option, in words."""

    id: str
    title: str


class Setting(Struct, frozen=True):
    """Something that is agreed before a match."""

    id: str
    title: str
    choices: tuple[Choice, ...]
    default: str


class ScenarioCard(Struct, frozen=True):
    id: str
    title: str
    settings: tuple[Setting, ...]
    seats: tuple["SeatCard", ...]  # with the settings at their defaults


class GameCard(Struct, frozen=True):
    """A game on the shelf; `guide` names the scenario that has a first-match guide."""

    id: str
    title: str
    scenarios: tuple[ScenarioCard, ...]
    guide: str = ""


class SeatCard(Struct, frozen=True):
    """A seat, the side it plays for, its letter and the nation whose colours it wears."""

    seat: str
    name: str
    side: str
    letter: str
    nation: str = ""


class PlayerCard(Struct, frozen=True, omit_defaults=True):
    """A player of ours who may take a seat; `times` are seconds that he may be given to think."""

    level: str
    title: str
    text: str
    times: tuple[int, ...] = ()


class Lexicon(Struct, frozen=True):
    """The words of a game in one language: names by id, and every message that needs no facts."""

    language: Language
    names: dict[str, str]
    words: dict[str, str]
    letters: dict[str, str]  # one capital for each side


class ClauseCard(Struct, frozen=True, omit_defaults=True):
    id: str
    section: str
    kind: str
    text: str
    see: tuple[str, ...] = ()
    ruling: str = ""


class StepCard(Struct, frozen=True):
    """A line of the sequence of play: its clauses from the outermost, and its name."""

    path: tuple[str, ...]
    title: str


class RulesBook(Struct, frozen=True):
    """A ledger in one language, and the sequence of play for the phase bar.

    `chapters` names those that the game names, by the first word of their clauses.
    """

    game: str
    title: str
    language: Language
    clauses: tuple[ClauseCard, ...]
    steps: tuple[StepCard, ...]
    chapters: dict[str, str]
