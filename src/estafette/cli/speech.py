"""A game in the words of a language: its names, its questions, its answers, its events."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from estafette.engine import Action, Decision, Messages, Outcome, Refusal, Rules, Told
from estafette.match import Diverged, MatchFileError

from .words import Words

TEXT = "text"
PEOPLE = ("winner", "claimed")  # facts about a match file that name a side
ARTICLE = re.compile(r"^(the |l['\u2019]|le |la |les )", re.IGNORECASE)
COLOURS = (
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
)


class Speech:
    """What a game says, in one language. A letter stands beside every colour."""

    def __init__(self, rules: Rules, printed: Any, language: str) -> None:
        self.rules = rules
        self.language = language
        self._messages = Messages([rules.folder / TEXT], printed.names)
        self._letters: dict[str, str] = {}

    def say(self, key: str, facts: Mapping[str, Any]) -> str:
        return self._messages.say(key, facts, self.language)

    def name(self, id_: str) -> str:
        return self._messages.name(id_, self.language)

    def word(self, kind: str, id_: str) -> str:
        """The word for a kind, a mark, a figure: its own message, or the name of the id."""
        for key in (f"{kind}.{id_}", id_):
            if self._messages.has(key):
                return self.say(key, {})
        name = self.name(id_)
        return id_.replace("-", " ") if name == id_ else name

    def has(self, kind: str, id_: str) -> bool:
        return self._messages.has(f"{kind}.{id_}")

    @property
    def game(self) -> str:
        return self.say("game.title", {}) if self.has("game", "title") else self.rules.id

    def scenario(self, id_: str) -> str:
        return self.word("scenario", id_)

    def option(self, id_: str) -> str:
        """What an option is about, if the game says so."""
        return self.say(f"setting.{id_}", {}) if self.has("setting", id_) else ""

    def cards(self, ids: Iterable[str]) -> dict[str, str]:
        """The titles of the printed cards, each with what the card says."""
        texts = {id_: f"{id_}-text" for id_ in ids}
        return {
            self.name(id_): self.say(f"card.{text}", {})
            for id_, text in texts.items()
            if self.has("card", text)
        }

    def question(self, decision: Decision) -> str:
        return self.say(decision.key, decision.facts)

    def action(self, action: Action) -> str:
        """An answer in a sentence: `PlayCard` is worded by `option.play-card`."""
        facts = {field: getattr(action, field) for field in action.__struct_fields__}
        return self.say(f"option.{kebab(type(action).__name__)}", facts)

    def told(self, told: Told) -> str:
        return self.say(told.key, told.facts)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, refusal.facts)

    def wrong(self, error: MatchFileError, words: Words) -> str:
        """What is wrong with a match file, with the names and the refusals of this game."""
        facts = {
            fact: self.name(value) if fact in PEOPLE else value
            for fact, value in error.facts.items()
        }
        if isinstance(error.__cause__, Diverged):
            facts["reason"] = self.refusal(error.__cause__.refusal)
        return words.of_file(MatchFileError(error.key, facts, error.line))

    def outcome(self, outcome: Outcome) -> str:
        return self.say(outcome.key, {"winner": outcome.winner or "", **outcome.facts})

    def seat_label(self, seat: str) -> Text:
        """`[F] French`, for a seat, in the colour of its side."""
        label = self.letter_label(self.rules.side(seat))
        return label.append(f" {self.name(seat)}")

    def side_label(self, side: str) -> Text:
        return self.letter_label(side).append(f" {self.name(side)}")

    def letter_label(self, side: str) -> Text:
        return Text(f"[{self.letter(side)}]", style=f"bold {self.colour(side)}")

    def letter(self, side: str) -> str:
        """One capital for each side, never the same for two."""
        if side not in self._letters:
            name = ARTICLE.sub("", self.name(side))
            letters = [letter.upper() for letter in name if letter.isalnum()]
            free = [letter for letter in letters if letter not in self._letters.values()]
            self._letters[side] = free[0] if free else str(len(self._letters) + 1)
        return self._letters[side]

    def colour(self, side: str) -> str:
        """The first side met has the first colour, and so on; the letter tells them apart."""
        self.letter(side)
        return COLOURS[list(self._letters).index(side) % len(COLOURS)]


def kebab(name: str) -> str:
    """`PlayCard` is `play-card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
