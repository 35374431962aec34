"""The arguments and options that several commands share, each written once."""

from typing import Any

from typer import Argument, Option

from .words import Words


class Flags:
    """Typer's descriptions of what may be typed, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.json: Any = self.switch("json", "flag.json")
        self.box: Any = self.option("box", "folder", "flag.box")
        self.scenario: Any = self.option("scenario", "scenario", "flag.scenario")
        self.pairs: Any = self.option("option", "pair", "flag.option")
        self.seed: Any = self.option("seed", "seed", "flag.seed")
        self.file: Any = self.argument("file", "flag.file")
        self.asking: Any = self.option("seat", "seat", "flag.seat")
        self.to: Any = self.number("--to", text="flag.to", least=0)

    def argument(self, metavar: str, text: str) -> Any:
        return Argument(metavar=self.words(f"metavar.{metavar}"), help=self.words(text))

    def option(self, name: str, metavar: str, text: str) -> Any:
        """An option that takes a word."""
        shown = self.words(f"metavar.{metavar}")
        return Option(f"--{name}", metavar=shown, help=self.words(text))

    def number(self, *names: str, text: str, least: float) -> Any:
        """An option that takes a number, no less than the least."""
        shown = self.words("metavar.number")
        return Option(*names, metavar=shown, min=least, help=self.words(text))

    def switch(self, name: str, text: str) -> Any:
        """An option that stands alone."""
        return Option(f"--{name}", help=self.words(text))
