"""`estafette box check` says what is printed and whether it holds together."""

import json

import msgspec
from typer.testing import CliRunner

from estafette.cli.front import build
from tests.cli.shelf import GAME, estafette
from tests.specimen import RULES


def overlay(tmp_path, file: str, words: str) -> str:
    (tmp_path / file).write_text(words, "utf-8")
    return str(tmp_path)


def test_a_sound_box_is_a_success():
    result = estafette("box", "check", GAME)

    assert result.exit_code == 0
    assert "✓ The box is sound." in result.output
    assert "reconstructed" in result.output
    assert "The strengths are guesses" in result.output


def test_the_check_speaks_french():
    assert "✓ La boîte est saine." in estafette("box", "check", language="fr").output


def test_a_correction_is_named(tmp_path):
    words = '[[battalion]]\nid = "dragoons"\nstrength = 3\n'

    result = estafette("box", "check", "--box", overlay(tmp_path, "battalions.toml", words))

    assert result.exit_code == 0
    assert "Corrected: battalions.battalion.dragoons.strength" in result.output


def test_an_unsound_box_fails(tmp_path):
    words = '[[battalion]]\nid = "dragoons"\nstrength = "many"\n'

    result = estafette("box", "check", "--box", overlay(tmp_path, "battalions.toml", words))

    assert result.exit_code == 1
    assert "battalions.toml, battalion.dragoons.strength" in result.output
    assert "The box is not sound: one fault." in result.output


def test_a_box_that_cannot_be_read_fails(tmp_path):
    folder = overlay(tmp_path, "battalions.toml", "this is no TOML")

    found = json.loads(estafette("box", "check", "--box", folder, "--json").output)

    assert not found[0]["sound"]
    assert "this is not TOML" in found[0]["faults"][0]


def test_the_games_own_questions_are_put():
    faults = [("march.enemy", {"there": "mill"})]
    rules = msgspec.structs.replace(RULES, check=lambda printed: faults)

    result = CliRunner().invoke(build("en", lambda: {GAME: rules}), ["box", "check"])

    assert result.exit_code == 1
    assert "✗ The enemy holds the Mill." in result.output


def test_a_program_reads_files_and_their_sources():
    (found,) = json.loads(estafette("box", "check", "--json").output)

    assert found["sound"]
    assert found["files"]["battalions.toml"]["source"] == "reconstructed"
    assert found["fingerprint"] == RULES.read(None).fingerprint


def test_nobody_plays_with_corrections_that_do_not_fit(tmp_path):
    faults = [("march.enemy", {"there": "mill"})]
    rules = msgspec.structs.replace(RULES, check=lambda printed: faults)
    command = build("en", lambda: {GAME: rules})

    result = CliRunner().invoke(command, ["play", GAME, "--box", str(tmp_path)])

    assert result.exit_code == 2
    assert f"do not fit the box of {GAME}: The enemy holds the Mill." in result.output


def test_what_a_game_cannot_make_sense_of_is_the_fault_of_the_corrections(tmp_path):
    def lost(overlay):
        raise KeyError("mill")

    rules = msgspec.structs.replace(RULES, read=lost)
    command = build("en", lambda: {GAME: rules})

    checked = CliRunner().invoke(command, ["box", "check", "--box", str(tmp_path)])
    played = CliRunner().invoke(command, ["play", GAME, "--box", str(tmp_path)])

    assert (checked.exit_code, played.exit_code) == (1, 2)
    assert f"✗ {tmp_path.name}: 'mill'." in " ".join(checked.output.split())
    assert played.output == f"estafette: {tmp_path.name}: 'mill'.\n"
