"""The command with the specimen as its only game; `python -m tests.cli.shelf` runs it."""

from collections.abc import Mapping

from typer.testing import CliRunner, Result

from estafette.cli.front import build, main
from estafette.engine import Rules
from tests.specimen import RULES

GAME = RULES.id


def shelf() -> Mapping[str, Rules]:
    return {GAME: RULES}


def estafette(*arguments: str, typed: str = "", language: str = "en") -> Result:
    """The command as a user would run it, with what he types."""
    return CliRunner().invoke(build(language, shelf), list(arguments), input=typed)


if __name__ == "__main__":
    main(shelf=shelf)
