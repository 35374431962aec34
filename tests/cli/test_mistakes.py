"""A mistake is told in one line, in the language of the user, and never as a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from estafette import cli
from estafette.cli.choices import options_of
from estafette.cli.words import Mistake
from estafette.engine import Scenario
from tests.cli.shelf import GAME, estafette, shelf
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


def complaint(*arguments: str, language: str = "en") -> str:
    result = estafette(*arguments, language=language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("estafette: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("estafette: ").rstrip()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["gmes"], "No such command: “gmes”. Did you mean “games”?"),
        (["games", "frod"], "No such game: “frod”. Did you mean “ford”?"),
        (["games", "--jsn"], "No such option: “--jsn”. Did you mean “--json”?"),
        (["simulate"], "GAME is missing."),
        (
            ["simulate", GAME, "-n", "many"],
            "--matches does not take this value: a whole number is wanted, no less than 1.",
        ),
        (
            ["simulate", GAME, "--jobs", "0"],
            "--jobs does not take this value: a whole number is wanted, no less than 1.",
        ),
        (
            ["replay", "x.jsonl", "--to", "-1"],
            "--to does not take this value: a whole number is wanted, no less than 0.",
        ),
        (
            ["bench", "--seconds", "0"],
            "--seconds does not take this value: a number is wanted, no less than 0.001.",
        ),
        (["play", GAME, "again"], "One word too many: “again”."),
        (
            ["play", "--load", "x.jsonl", "--scenario", "the-ford"],
            "--scenario cannot be used with --load: “x.jsonl” says what was agreed.",
        ),
        (
            ["play", "--load", "x.jsonl", "--option", "weather=dry"],
            "--option cannot be used with --load: “x.jsonl” says what was agreed.",
        ),
        (["bench", "--game", GAME, "--option", "x"], "“x” should have the form weather=rain."),
        (
            ["play", GAME, "--scenario", "the-forde"],
            "No such scenario: “the-forde”. Did you mean “the-ford”?",
        ),
        (
            ["play", GAME, "--option", "wether=dry"],
            "The scenario has no option “wether”. Did you mean “weather”?",
        ),
        (
            ["play", GAME, "--option", "weather=snow"],
            "The option “weather” has no choice “snow”. Known: dry and rain.",
        ),
        (["play", GAME, "--option", "rain"], "“rain” should have the form weather=rain."),
        (
            ["play", GAME, "--seat", "vangard=me"],
            "No such seat: “vangard”. Did you mean “vanguard”?",
        ),
        (
            ["play", GAME, "--seat", "vanguard=recrut"],
            "No such player: “recrut”. Did you mean “recruit”?",
        ),
        (
            ["play", GAME, "--seat", "vanguard=marchal:2s"],
            "No such player: “marchal:2s”. Did you mean “marshal”?",
        ),
        (
            ["play", GAME, "--seat", "vanguard=marshal:soon"],
            "No player thinks so long: “marshal:soon” should be spelt as marshal:2s.",
        ),
        (
            ["play", GAME, "--seat", "vanguard=recruit:2s"],
            "No such player: “recruit:2s”. Did you mean “recruit”?",
        ),
        (["play"], "Which game? Known: ford."),
        (["rules"], "Which game? Known: ford."),
        (["rules", GAME, "elephants"], "No clause holds “elephants”."),
        (
            ["rules", "--coverage", "--tests", "/none"],
            "There are no tests in “/none”: say where they are with --tests.",
        ),
        (
            ["replay", "/none.jsonl"],
            "“/none.jsonl”: The file cannot be opened: No such file or directory.",
        ),
        (["box", "chek"], "No such command: “chek”. Did you mean “check”?"),
        (["play", GAME, "--seed"], "The option --seed is not used so."),
        (["--lang", "de", "games"], "No such language: “de”. Known: en and fr."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_one_clear_line(arguments, line):
    assert complaint(*arguments) == line


def test_a_game_without_options_takes_none():
    with pytest.raises(Mistake) as mistake:
        options_of([Scenario("plain")], ["weather"])

    assert (mistake.value.key, mistake.value.facts) == ("mistake.game-option", {"name": "weather"})


def test_a_mistake_is_told_in_french():
    assert complaint("games", "frod", language="fr") == (
        "Jeu inconnu\u00a0: «\u00a0frod\u00a0». Vouliez-vous dire «\u00a0ford\u00a0»\u202f?"
    )


def test_a_box_that_does_not_exist_is_a_mistake(tmp_path):
    line = complaint("play", GAME, "--box", str(tmp_path / "none"))

    assert line == f"{tmp_path / 'none'}: there is no such folder."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_help_page_speaks_of_the_options_of_one_game(language):
    pages = [estafette(name, "--help", language=language).output for name in ("play", "simulate")]

    assert "estafette games" in pages[0]
    assert "weather" not in "".join(pages)


def run(redirection: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell that has done something to its streams."""
    line = f"{sys.executable} -m tests.cli.shelf play ford --no-save {redirection}"
    folders = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": folders}
    return subprocess.run(
        ["sh", "-c", line],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


@pytest.mark.skipif(os.name != "posix", reason="needs a shell of the Unix kind")
def test_a_closed_input_is_the_end_of_the_input():
    done = run("<&-")

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_what_cannot_be_written_is_told_without_a_name():
    done = run("</dev/null >/dev/full")

    assert done.returncode == 2
    assert done.stderr == (
        "estafette: What was to be said cannot be written: No space left on device.\n"
    )


def test_what_nobody_foresaw_is_told_in_one_line_too(capsys):
    def broken():
        raise RuntimeError("the shelf has fallen")

    with pytest.raises(SystemExit) as leaving:
        cli.main(["games"], broken)

    assert leaving.value.code == 1
    assert capsys.readouterr().err == (
        "estafette: Something went wrong that should not "
        "(RuntimeError: the shelf has fallen); --debug shows where.\n"
    )


def test_debug_lets_a_mistake_through():
    def broken():
        raise RuntimeError("the shelf has fallen")

    with pytest.raises(RuntimeError, match="fallen"):
        cli.main(["games", "--debug"], broken)


def test_the_version_is_said():
    result = estafette("--version")

    assert result.exit_code == 0
    assert result.output.startswith("estafette ")


def test_the_shelf_of_the_house_is_used_unless_another_is_given(capsys):
    with pytest.raises(SystemExit):
        cli.main(["games", GAME], shelf)

    assert "the-ford" in capsys.readouterr().out
