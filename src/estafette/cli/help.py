"""Help pages, in the language of the desk."""

from collections.abc import Callable
from typing import Any, TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Typer
from typer.core import TyperCommand, TyperGroup

from .desk import Desk
from .prose import Prose
from .words import Words

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T", TyperCommand, TyperGroup)


class Door(Typer):
    """Typer, with pages of our own and with commands explained in the words of the desk."""

    def __init__(self, desk: Desk, name: str, group: type[TyperGroup] = TyperGroup) -> None:
        super().__init__(
            cls=paged(desk, group),
            name=name,
            help=desk.words(f"{name}.help"),
            epilog=desk.words(f"{name}.epilog"),
            add_completion=False,
            invoke_without_command=True,
            pretty_exceptions_enable=False,
        )
        self.desk = desk

    def named(self, name: str) -> Callable[[F], F]:
        """A command of that name; its help is the message of its name."""
        help_ = self.desk.words(f"{name}.help")
        return self.command(name, cls=paged(self.desk, TyperCommand), help=help_)


def paged(desk: Desk, kind: type[T]) -> type[T]:
    """Typer's group or command, with a help page drawn by us."""

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        print_page(desk, self, ctx)

    return type(kind.__name__, (kind,), {"format_help": format_help})


def print_page(desk: Desk, command: Any, context: Any) -> None:
    """How it is called, what it does, its commands, its arguments, its options.

    The commands are named and not looked at: nobody builds a command to read what it is for.
    """
    words, console = desk.words, desk.console
    parameters = [known for known in command.get_params(context) if not known.hidden]
    arguments = [known for known in parameters if known.param_type_name == "argument"]
    options = [known for known in parameters if known.param_type_name == "option"]
    commands = getattr(command, "commands", {})

    console.print()
    console.print(
        usage(words, context, [placeholder(known) for known in arguments], bool(commands))
    )
    console.print(Padding(Prose(command.help or ""), (1, 2, 0, 2)))
    print_rows(console, words("help.commands"), [(n, words(f"{n}.help")) for n in commands])
    print_rows(console, words("help.arguments"), [(placeholder(a), a.help) for a in arguments])
    print_rows(console, words("help.options"), [(spelling(o), meaning(words, o)) for o in options])
    if command.epilog:
        console.print(Padding(Prose(command.epilog), (1, 2, 0, 2)))
    console.print()


def usage(words: Words, context: Any, arguments: list[str], has_commands: bool) -> Text:
    line = Text(" ")
    line.append(words("help.usage"), "bold")
    line.append(f"  {context.command_path}", "bold cyan")
    line.append(f" [{words('help.options-word')}]")
    if has_commands:
        line.append(f" {words('help.command-word')} …")
    for argument in arguments:
        line.append(f" {argument}", "cyan")
    return line


def print_rows(console: Console, title: str, rows: list[tuple[str, str | None]]) -> None:
    if not rows:
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True, max_width=30)
    grid.add_column()
    for name, meaning_ in rows:
        grid.add_row(name, Prose(meaning_ or ""))
    console.print(Padding(Text(title, "bold"), (1, 1, 0, 1)))
    console.print(Padding(grid, (0, 2)))


def spelling(option: Any) -> str:
    """`-n, --matches N`"""
    names = ", ".join(sorted(option.opts, key=len))
    return f"{names} {option.metavar}" if option.metavar else names


def placeholder(argument: Any) -> str:
    """`GAME`, `[GAME]` or `[WORDS]…`"""
    name = argument.metavar or argument.name.upper()
    if argument.nargs == -1:
        return f"[{name}]…"
    return name if argument.required else f"[{name}]"


def meaning(words: Words, option: Any) -> str:
    if option.name == "help":
        return words("help.help")
    shown = bool(option.default) and not callable(option.default)
    default = f" [{words('help.default', value=str(option.default))}]" if shown else ""
    return f"{option.help or ''}{default}"
