"""What a command loads and reads before it says its first word: no more than it needs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from estafette.cli.desk import Desk
from estafette.cli.rooms import ROOMS, Commands, room_of
from estafette.engine import lid_of
from estafette.games import installed
from estafette.speech import Speech
from tests.cli.shelf import shelf
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "estafette" / "games"
GAMES = tuple(installed())

# A hook of the interpreter sees every file that is opened, whoever opens it.
CHILD = """
import atexit, json, sys

opened = set()
def note(event, facts):
    if event == "open" and isinstance(facts[0], str):
        opened.add(facts[0])

def tell():
    sys.stderr.write(json.dumps([sorted(sys.modules), sorted(opened)]))

sys.addaudithook(note)
atexit.register(tell)

from estafette.cli import main
main(sys.argv[1:])
"""


class Start(NamedTuple):
    """What a command said in a process of its own, what it loaded, which files it opened."""

    said: str
    modules: frozenset[str]
    files: frozenset[Path]

    def loaded(self, *names: str) -> set[str]:
        """Which of these packages were loaded, or something inside them."""
        return {
            name
            for name in names
            if any(each == name or each.startswith(f"{name}.") for each in self.modules)
        }

    def tables(self) -> list[Path]:
        """The files of the boxes that were read, from the folder of their game on."""
        found = [file for file in self.files if file.suffix == ".toml"]
        return sorted(file.relative_to(HOUSE) for file in found if file.is_relative_to(HOUSE))


def start(*arguments: str) -> Start:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, *arguments],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    modules, files = json.loads(done.stderr)
    return Start(done.stdout, frozenset(modules), frozenset(map(Path, files)))


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}


def module_of(game: str) -> str:
    return f"estafette.games.{game.replace('-', '_')}"


def test_the_version_is_said_before_anything_is_loaded():
    begun = start("--version")

    assert begun.said.startswith("estafette ")
    ours = {name for name in begun.modules if name.startswith("estafette.")}
    assert ours == {"estafette.cli", "estafette.cli.version"}
    assert begun.loaded("typer", "rich", "fluent", "babel", "msgspec", "pydantic") == set()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_version_that_cannot_be_written_is_a_mistake_in_one_line():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "estafette.cli", "--version"],
            cwd=ROOT,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=PATIENCE,
        )

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("estafette: ")


def test_the_help_names_every_command_and_enters_no_room():
    begun = start("--help")

    assert all(f"  {name} " in begun.said for name in ROOMS)
    assert begun.loaded(*(f"estafette.cli.{room}" for room in ROOMS.values())) == set()
    assert begun.loaded("estafette.ai", "estafette.lab", "estafette.server", "sqlalchemy") == set()
    assert begun.loaded(*map(module_of, GAMES)) == set()


def test_the_games_are_listed_from_the_lids_of_their_boxes():
    begun = start("games")

    assert all(game in begun.said for game in GAMES)
    assert {file.parts[1:3] for file in begun.tables()} == {("box", "scenarios")}
    assert begun.loaded("estafette.ai", "estafette.lab", "estafette.server", "sqlalchemy") == set()


def test_who_asks_about_one_game_opens_no_other():
    begun = start("rules", GAMES[0], "--all", "--json")

    assert begun.loaded(*map(module_of, GAMES)) == {module_of(GAMES[0])}
    assert [file.name for file in begun.tables()] == ["rules.toml"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_lid_says_what_the_box_holds(game, language):
    rules = installed()[game]
    lid, printed = lid_of(rules), rules.read(None)
    closed, opened = (Speech(rules, each, language) for each in (lid, printed))

    assert lid.scenarios == printed.scenarios
    for scenario in lid.scenarios:
        assert closed.scenario(scenario.id) == opened.scenario(scenario.id)


@pytest.mark.parametrize("room", sorted(set(ROOMS.values())))
def test_a_room_has_the_commands_that_stand_at_its_door(room):
    desk = Desk("en", shelf)

    assert set(room_of(desk, room)) == {name for name in ROOMS if ROOMS[name] == room}


def test_the_door_says_of_a_command_what_the_command_says_of_itself():
    desk = Desk("en", shelf)

    for name, command in Commands(desk).items():
        assert (command.name, command.help) == (name, desk.words(f"{name}.help"))
