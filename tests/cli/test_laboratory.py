"""`estafette simulate` and `estafette bench` as they are typed."""

import json
import re

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from estafette.cli.front import build
from tests.cli.shelf import GAME, estafette
from tests.lab.shelves import breaking_shelf


def test_who_wins_is_told_with_intervals():
    result = estafette("simulate", GAME, "-n", "12", "--seed", "1", "-j", "1")

    assert result.exit_code == 0
    assert "ford: 12 matches, seed 1" in result.output
    assert "[V] the vanguard" in result.output
    assert "95 % interval" in result.output
    assert "\x1b" not in result.output
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_matches_ended_is_told_in_sentences(language):
    arguments = ("-n", "6", "--seed", "1", "-j", "1", "--scenario", "the-ford")
    result = estafette("simulate", GAME, *arguments, language=language)

    assert "victory." not in result.output
    assert {"en": "Night falls", "fr": "La nuit tombe"}[language] in result.output


def test_shares_are_written_as_each_language_writes_them():
    arguments = ("simulate", GAME, "-n", "2", "--seed", "1", "-j", "1")

    assert re.search(r"\d\.\d% – \d+\.\d%", estafette(*arguments).output)
    assert re.search(r"\d,\d\xa0% – \d+,\d\xa0%", estafette(*arguments, language="fr").output)


def test_a_match_that_breaks_is_written_in_the_data_folder(data_folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    arguments = ["simulate", GAME, "-n", "1", "--seed", "1", "-j", "1"]

    sound = estafette(*arguments)
    assert "crashes" not in sound.output
    assert not data_folder.exists()

    broken = CliRunner().invoke(build("en", breaking_shelf), arguments)
    (file,) = (data_folder / "crashes").glob("*.jsonl")
    assert str(file) in broken.output
    assert not (tmp_path / "crashes").exists()


def test_who_wins_is_told_in_french():
    result = estafette("simulate", GAME, "-n", "2", "--seed", "1", "-j", "1", language="fr")

    assert "Intervalle à 95" in result.output
    assert "⟨" not in result.output


def test_the_same_seed_gives_the_same_json():
    arguments = ["simulate", GAME, "-n", "6", "--seed", "7", "-j", "1", "--json"]

    first, second = estafette(*arguments), estafette(*arguments)

    assert first.output == second.output
    found = json.loads(first.output)
    assert (found["game"], found["seed"], found["matches"]) == (GAME, "7", 6)
    assert sum(scenario["matches"] for scenario in found["scenarios"]) == 6
    assert found["faults"] == []


def test_a_scenario_and_an_option_may_be_named():
    result = estafette(
        "simulate", GAME, "-n", "2", "-j", "1", "--json",
        "--scenario", "the-heights", "--option", "weather=rain",
    )  # fmt: skip

    (scenario,) = json.loads(result.output)["scenarios"]
    assert (scenario["scenario"], scenario["matches"]) == ("the-heights", 2)


def test_options_come_as_they_are_by_default_unless_all_are_asked_for(tmp_path):
    study = ("simulate", GAME, "-n", "4", "-j", "1", "--no-usage", "--json")

    def weathers(*words: str) -> set[str]:
        folder = tmp_path / str(len(words))
        assert estafette(*study, *words, "--out", str(folder)).exit_code == 0
        rows = parquet.read_table(folder / "matches.parquet").to_pylist()
        return {dict(row["options"])["weather"] for row in rows}

    assert weathers() == {"dry"}
    assert weathers("--all-options") == {"dry", "rain"}


def test_a_match_that_breaks_is_told_with_its_file(tmp_path):
    result = CliRunner().invoke(
        build("en", breaking_shelf),
        ["simulate", GAME, "-n", "2", "--seed", "1", "-j", "1", "--crashes", str(tmp_path)],
    )

    assert result.exit_code == 1
    assert "✗ 1/0 broke: RuntimeError: the bridge is gone" in result.output
    assert "2 matches are faulty." in result.output
    assert str(next(tmp_path.glob("*-1-0.jsonl"))) in result.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_speed_is_told_as_a_table(language):
    result = estafette("bench", "--seconds", "0.005", "--game", GAME, language=language)

    assert result.exit_code == 0
    assert "the-heights weather=dry" in result.output
    assert {"en": "an imagined fork", "fr": "une fourche imaginée"}[language] in result.output
    assert "⟨" not in result.output


def test_speed_is_told_as_json():
    result = estafette("bench", "--seconds", "0.005", "--json", "--scenario", "the-ford")

    report = json.loads(result.output)
    assert report["seconds"] == 0.005
    assert set(report["machine"]) == {"python", "implementation", "system", "processor"}
    assert report["calibration"]["arithmetic"]["unit"] == "iterations/s"
    (game,) = report["games"]
    assert game["setup"] == {"scenario": "the-ford", "options": {"weather": "dry"}}
    assert game["measures"]["play"]["unit"] == "decisions/s"
    assert game["measures"]["view"]["unit"] == "µs"
    assert game["numbers"]["views-per-second"] > 0


@pytest.mark.parametrize("what", ["--players", "--simulation"])
def test_players_and_the_laboratory_are_measured_too(what):
    result = estafette("bench", what, "--seconds", "0.01", "--game", GAME, "--scenario", "the-ford")

    assert result.exit_code == 0
    assert {"--players": "a sergeant’s answer", "--simulation": "Matches a minute"}[what] in (
        result.output
    )
    assert "⟨" not in result.output


def test_a_run_is_compared_with_the_last_one_and_a_slowdown_is_marked(tmp_path, data_folder):
    book = tmp_path / "bench.jsonl"
    bench = ("bench", "--seconds", "0.01", "--game", GAME, "--history", str(book))
    assert "Since" not in estafette(*bench).output
    run = json.loads(book.read_text())
    for reading in run["readings"].values():  # as if all had been a hundred times as fast
        reading["value"] *= 0.01 if reading["unit"] == "µs" else 100
    book.write_text(json.dumps(run) + "\n")

    result = estafette(*bench)

    assert "▼" in result.output
    assert "8 measures are more than 15 % slower" in " ".join(result.output.split())
    assert not (data_folder / "bench.jsonl").exists()


def test_runs_are_remembered_in_the_data_folder(data_folder):
    found = json.loads(estafette("bench", "--seconds", "0.005", "--json", "--game", GAME).output)

    assert found["changes"] == {}
    assert len((data_folder / "bench.jsonl").read_text().splitlines()) == 1


def test_a_game_that_does_not_stand_on_the_shelf_is_not_simulated():
    command = ["bench", "--simulation", "--game", GAME, "--seconds", "0.01"]

    result = CliRunner().invoke(build("en", dict), command)

    assert result.exit_code == 2
    assert "No such game" in result.output
