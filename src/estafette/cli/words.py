"""The words of the command itself, and the language in which it speaks."""

import errno
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import estafette.match
from estafette.engine import Messages
from estafette.match import MatchFileError

LANGUAGES = ("en", "fr")
OWN_VARIABLE = "ESTAFETTE_LANG"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

FRENCH_FIGURES = str.maketrans({".": ",", ",": "\u202f"})

SYSTEM = {
    errno.EACCES: "denied",
    errno.EADDRINUSE: "address",
    errno.EISDIR: "folder",
    errno.ENOENT: "missing",
    errno.ENOSPC: "full",
    errno.ENOTDIR: "no-folder",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
}

TEXT = Path(__file__).parent / "text"
MATCH_TEXT = Path(estafette.match.__file__).parent / "text"


class Mistake(Exception):
    """Something the user asked for cannot be had: told in one line, without a traceback."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Words:
    """What the command says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = Messages([TEXT, MATCH_TEXT])

    def __call__(self, key: str, **facts: Any) -> str:
        return self._messages.say(key, facts, self.language)

    def share(self, share: float) -> str:
        """`12.5%`, in French `12,5 %`."""
        shown = self.figures(f"{share * 100:.1f}")
        return f"{shown}\u00a0%" if self.language == "fr" else f"{shown}%"

    def figures(self, english: str) -> str:
        """`1,234.5`, in French with a comma, and a narrow space between thousands."""
        return english.translate(FRENCH_FIGURES) if self.language == "fr" else english

    def mistake(self, mistake: Mistake) -> str:
        """The mistake in one line, with the nearest name when it offers `names`."""
        facts = dict(mistake.facts)
        names = facts.pop("names", ())
        line = self(mistake.key, **facts)
        nearest = get_close_matches(str(facts.get("name", "")), names, n=1, cutoff=0.6)
        if nearest:
            return f"{line} {self('mistake.nearest', nearest=nearest[0])}"
        if names:
            return f"{line} {self('mistake.known', names=list(names))}"
        return line

    def of_file(self, error: MatchFileError) -> str:
        """What is wrong with a match file, and in which line."""
        facts = dict(error.facts)
        if isinstance(error.__cause__, OSError):
            facts["reason"] = self.of_system(error.__cause__)
        detail = self(error.key, **facts)
        return self("mistake.match-file", line=error.line or 0, detail=detail)

    def of_system(self, error: OSError) -> str:
        """What the system refused; what it seldom says, in its own words."""
        known = SYSTEM.get(error.errno or 0)
        return self(f"system.{known}") if known else error.strerror or str(error)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, or that of the locale; English for whoever speaks another."""
    wanted = wanted_language(arguments) or environment.get(OWN_VARIABLE, "")
    if wanted:
        if wanted not in LANGUAGES:
            raise Mistake("mistake.language", name=wanted, names=LANGUAGES)
        return wanted
    for variable in LOCALE_VARIABLES:
        if locale := environment.get(variable, ""):
            return "fr" if locale.lower().startswith("fr") else "en"
    return "en"


def wanted_language(arguments: Sequence[str]) -> str:
    """What follows `--lang`; it must be known before the command can say anything."""
    for here, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and here + 1 < len(arguments):
            return arguments[here + 1]
    return ""
