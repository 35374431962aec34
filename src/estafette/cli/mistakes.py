"""Whatever goes wrong is told in one line, in the language of the desk."""

import io
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from estafette.engine import BoxError
from estafette.match import MatchFileError

from .desk import Desk
from .words import Mistake

FAILED = 1
MISTAKEN = 2
EXTRA = re.compile(r"unexpected extra argument\S* \((.*)\)")


def patient(desk: Desk, commands: Mapping[str, Any]) -> type[TyperGroup]:
    """The outermost group: it has these commands, and catches what they could not do."""

    class Patient(TyperGroup):
        def __init__(self, **given: Any) -> None:
            super().__init__(**given | {"commands": commands})

        def main(
            self,
            args: Sequence[str] | None = None,
            prog_name: str | None = None,
            complete_var: str | None = None,
            standalone_mode: bool = True,
            windows_expand_args: bool = True,
            **extra: Any,
        ) -> Any:
            try:
                code = super().main(
                    args, prog_name, complete_var, False, windows_expand_args, **extra
                )
                if sys.stdout is not None:
                    sys.stdout.flush()
            except Exception as wrong:
                if desk.debug:
                    raise
                code = told(desk, wrong)
            sys.exit(code if isinstance(code, int) else 0)

    return Patient


def told(desk: Desk, wrong: Exception) -> int:
    """The one line, and the code with which the command ends."""
    words = desk.words
    match wrong:
        case Abort():
            desk.complain(words("mistake.interrupted"))
            return FAILED
        case Mistake():
            desk.complain(words.mistake(wrong))
        case BoxError():
            desk.complain(words(wrong.key, **wrong.facts))
        case MatchFileError():
            desk.complain(words.of_file(wrong))
        case TyperException():
            desk.complain(words.mistake(of_usage(wrong)))
        case OSError(filename=None):
            desk.complain(words("mistake.output", detail=words.of_system(wrong)))
            abandon_output()
        case OSError():
            reason = words.of_system(wrong)
            desk.complain(words("mistake.file", name=str(wrong.filename), detail=reason))
        case _:
            what = f"{type(wrong).__name__}: {wrong}"
            desk.complain(words("mistake.unforeseen", detail=what))
            return FAILED
    return MISTAKEN


def abandon_output() -> None:
    """What could not be written is dropped, or Python would try again on its way out."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = io.StringIO()


def of_usage(error: TyperException) -> Mistake:
    """What Typer complains about, in words of our own."""
    context = getattr(error, "ctx", None)
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if option is not None and hasattr(error, "possibilities"):
        return Mistake("mistake.option", name=option, names=known_options(context))
    if option is not None:
        return Mistake("mistake.option-value", name=option)
    if parameter is not None and not error.message:
        return Mistake("mistake.missing", name=parameter_name(parameter))
    if parameter is not None:
        return mistaken_value(parameter)
    if extra := EXTRA.search(error.message):
        return Mistake("mistake.extra", name=extra[1])
    commands = getattr(getattr(context, "command", None), "commands", None)
    if commands is not None and "'" in error.message:
        return Mistake("mistake.command", name=error.message.split("'")[1], names=tuple(commands))
    return Mistake("mistake.usage", detail=error.format_message())


def mistaken_value(parameter: Any) -> Mistake:
    least = getattr(parameter, "min", None)
    return Mistake(
        "mistake.value",
        name=parameter_name(parameter),
        kind=parameter.bare_type(),
        least="none" if least is None else f"{least:g}",
    )


def known_options(context: Any) -> tuple[str, ...]:
    if context is None:
        return ()
    return tuple(
        name
        for parameter in context.command.get_params(context)
        for name in parameter.opts
        if name.startswith("--")
    )


def parameter_name(parameter: Any) -> str:
    """As the user types it."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper())
