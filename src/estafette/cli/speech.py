"""The speech of a game in a terminal: labels with a colour, and what is wrong with a file."""

from collections.abc import Iterable

from rich.text import Text

from estafette.engine import Printed, Rules
from estafette.match import Diverged, MatchFileError
from estafette.speech import Speech, plain

from .words import Words

PEOPLE = ("winner", "claimed")  # facts about a match file that name a side
COLOURS = (
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
)


class TerminalSpeech(Speech):
    """What a game says, in one language. A letter stands beside every colour."""

    def __init__(self, rules: Rules, printed: Printed, language: str) -> None:
        super().__init__(rules, printed, language)
        self._met: list[str] = []

    def cards(self, ids: Iterable[str]) -> dict[str, str]:
        """The titles of the printed cards, each with what the card says."""
        texts = {id_: f"{id_}-text" for id_ in ids}
        return {
            self.name(id_): self.say(f"card.{text}", {})
            for id_, text in texts.items()
            if self.has("card", text)
        }

    def wrong(self, error: MatchFileError, words: Words) -> str:
        """What is wrong with a match file, with the names and the refusals of this game."""
        facts = {
            fact: self.name(value) if fact in PEOPLE else value
            for fact, value in error.facts.items()
        }
        if isinstance(error.__cause__, Diverged):
            facts["reason"] = plain(self.refusal(error.__cause__.refusal))
        return words.of_file(MatchFileError(error.key, facts, error.line))

    def seat_label(self, seat: str) -> Text:
        """`[F] French`, for a seat, in the colour of its side."""
        label = self.letter_label(self.rules.side(seat))
        return label.append(f" {self.name(seat)}")

    def side_label(self, side: str) -> Text:
        return self.letter_label(side).append(f" {self.name(side)}")

    def letter_label(self, side: str) -> Text:
        return Text(f"[{self.letter(side)}]", style=f"bold {self.colour(side)}")

    def colour(self, side: str) -> str:
        """The first side met has the first colour, and so on; the letter tells them apart."""
        if side not in self._met:
            self._met.append(side)
        return COLOURS[self._met.index(side) % len(COLOURS)]
