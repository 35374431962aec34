"""The command as a whole: built in one language, and kind to whoever mistypes."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

from typer import Context, Exit, Option

from estafette.games import installed
from estafette.match.shelf import Shelf

from .desk import Desk
from .help import Door
from .mistakes import MISTAKEN, patient
from .rooms import Commands
from .version import say_version
from .words import LANGUAGES, Mistake, Words, language_of

HOUSE_OPTIONS = ("--lang", "--debug")


def main(arguments: Sequence[str] | None = None, shelf: Shelf = installed) -> NoReturn:
    """The whole command; `shelf` gives the games, by default those that are installed."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    try:
        language = language_of(given, os.environ)
    except Mistake as mistake:
        Desk("en", shelf).complain(Words("en").mistake(mistake))
        sys.exit(MISTAKEN)
    build(language, shelf)(house_options_first(given), prog_name="estafette")
    sys.exit()


def house_options_first(arguments: Sequence[str]) -> list[str]:
    """`--lang` and `--debug` may stand anywhere: they are brought to where Typer expects them."""
    first: list[str] = []
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--":
            return [*first, *rest, argument, *waiting]
        heap = first if argument.partition("=")[0] in HOUSE_OPTIONS else rest
        heap.append(argument)
        if argument == "--lang" and waiting:
            heap.append(waiting.pop(0))
    return first + rest


def build(language: str, shelf: Shelf = installed) -> Door:
    """The command in one language."""
    desk = Desk(language, shelf)
    words = desk.words
    app = Door(desk, "estafette", patient(desk, Commands(desk)))

    @app.callback()
    def house(
        context: Context,
        lang: Annotated[str, Option(help=words("flag.lang"), metavar="|".join(LANGUAGES))] = "",
        debug: Annotated[bool, Option("--debug", help=words("flag.debug"))] = False,
        own_version: Annotated[bool, Option("--version", help=words("flag.version"))] = False,
    ) -> None:
        desk.debug = debug
        if lang and lang not in LANGUAGES:
            raise Mistake("mistake.language", name=lang, names=LANGUAGES)
        if own_version:
            say_version()
            raise Exit
        if context.invoked_subcommand is None:
            context.get_help()

    return app
