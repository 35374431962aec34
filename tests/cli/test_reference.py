"""The page about the command names all of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from estafette.cli.front import build
from estafette.cli.session import COMMANDS as COMMAND_WORDS
from estafette.cli.session import Session
from estafette.cli.words import Words
from tests.cli.shelf import shelf

PAGE = (Path(__file__).parents[2] / "docs" / "know" / "command-line.md").read_text("utf-8")


def commands(command: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every command that can be typed, with its parents."""
    inner = getattr(command, "commands", {})
    if not inner:
        yield name, command
    for word, child in inner.items():
        yield from commands(child, f"{name} {word}".strip())


FRONT = typer.main.get_command(build("en", shelf))
COMMANDS = dict(commands(FRONT))
OPTIONS = sorted(
    {
        name
        for command in (FRONT, *COMMANDS.values())
        for parameter in command.params
        for name in parameter.opts
        if name.startswith("-")
    }
)


def test_there_are_commands_and_options_to_be_named():
    assert {"play", "box check", "simulate"} <= COMMANDS.keys()
    assert {"--lang", "--json", "-n", "--held"} <= set(OPTIONS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_chapter_and_an_example(name):
    assert f"\n## {name}\n" in PAGE
    assert f"\nestafette {name}" in PAGE


@pytest.mark.parametrize("name", [*OPTIONS, "--help"])
def test_every_option_is_named(name):
    assert f"`{name}" in PAGE


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_of_the_table_is_named(language):
    words = Words(language)
    assert all(hasattr(Session, name) for name in COMMAND_WORDS)
    assert all(f"`{words(f'command.{name}')}" in PAGE for name in COMMAND_WORDS)


def test_every_variable_of_the_environment_is_named():
    for name in ("ESTAFETTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME"):
        assert name in PAGE
