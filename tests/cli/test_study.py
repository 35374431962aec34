"""`estafette simulate --out` and `estafette ladder`: files, reports, and going on."""

import json
import re
import sys

import pyarrow.parquet
import pytest

from estafette.lab import extras
from tests.cli.shelf import GAME, estafette

STUDY = ("simulate", GAME, "--scenario", "the-ford", "-n", "12", "--seed", "1", "-j", "1")
LADDER = ("ladder", GAME, "--scenario", "the-ford", "-n", "2", "--seed", "1", "-j", "1")


def whole(path) -> str:
    return path.read_text("utf-8")


def test_a_study_leaves_tables_findings_and_a_page(tmp_path):
    result = estafette(*STUDY, "--out", str(tmp_path))

    assert result.exit_code == 0
    assert f"The report is {tmp_path / 'report.html'}" in result.output
    assert {path.name for path in tmp_path.iterdir()} == {
        "study.json",
        "journal.jsonl",
        "matches.parquet",
        "usage.parquet",
        "findings.json",
        "report.html",
    }


def test_matches_are_rows_that_say_everything(tmp_path):
    estafette(*STUDY, "-n", "2", "--players", "recruit,sergeant", "--out", str(tmp_path))

    rows = pyarrow.parquet.read_table(tmp_path / "matches.parquet").to_pylist()
    assert [row["number"] for row in rows] == [0, 1]
    assert rows[1]["seed"] == "1/1"
    assert dict(rows[0]["options"]) == {"weather": "dry"}
    assert [who for _, who in rows[0]["players"]] == ["recruit", "sergeant"]
    assert {row["winner"] for row in rows} <= {"vanguard", "rearguard", None}
    assert all(row["ending"] and row["decisions"] and row["seconds"] > 0 for row in rows)
    assert {row["fault"] for row in rows} == {None}


def test_things_are_rows_with_their_kind(tmp_path):
    estafette(*STUDY, "--out", str(tmp_path))

    rows = pyarrow.parquet.read_table(tmp_path / "usage.parquet").to_pylist()
    assert {"card", "space", "piece", "rule"} <= {row["kind"] for row in rows}
    assert all(0 <= row["matches"] <= 12 and row["matches"] <= row["times"] for row in rows)
    assert any(row["times"] for row in rows if row["kind"] == "card")
    assert json.loads(whole(tmp_path / "findings.json"))["usage"] == rows


def test_what_is_in_play_need_not_be_counted(tmp_path):
    estafette(*STUDY, "--no-usage", "--out", str(tmp_path))

    assert not (tmp_path / "usage.parquet").exists()
    assert "Cards" not in whole(tmp_path / "report.html")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_speaks_the_language_of_its_reader(tmp_path, language):
    estafette(*STUDY, "--out", str(tmp_path), language=language)

    page = whole(tmp_path / "report.html")
    assert f'<html lang="{language}">' in page
    assert {"en": "Who wins", "fr": "Qui gagne"}[language] in page
    assert {"en": "Night falls", "fr": "La nuit tombe"}[language] in page
    assert "⟨" not in page


def test_the_page_says_how_to_play_the_same_matches_again(tmp_path):
    estafette(*STUDY, "--out", str(tmp_path / "one"))
    command = re.search(r"<code>estafette (.*?)</code>", whole(tmp_path / "one" / "report.html"))
    assert command

    estafette(*command[1].split(), "-j", "1", "--out", str(tmp_path / "two"))

    assert whole(tmp_path / "two" / "findings.json") == whole(tmp_path / "one" / "findings.json")


def test_a_study_that_is_finished_is_told_again_and_not_played_again(tmp_path):
    first = estafette(*STUDY, "--out", str(tmp_path))
    journal = (tmp_path / "journal.jsonl").read_bytes()

    second = estafette(*STUDY, "--out", str(tmp_path))

    assert second.stdout == first.stdout
    assert (tmp_path / "journal.jsonl").read_bytes() == journal


def test_a_study_keeps_the_seed_with_which_it_began(tmp_path):
    study = ("simulate", GAME, "-n", "2", "-j", "1", "--json", "--out", str(tmp_path))

    assert estafette(*study).stdout == estafette(*study).stdout


def test_another_study_in_the_same_folder_is_a_mistake(tmp_path):
    estafette(*STUDY, "--out", str(tmp_path))
    page = whole(tmp_path / "report.html")

    result = estafette(*STUDY, "--players", "sergeant", "--out", str(tmp_path))

    assert result.exit_code == 2
    assert "holds another study (different: players)" in result.output
    assert whole(tmp_path / "report.html") == page


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("corporal", "No such player: “corporal”"),
        ("sergent", "Did you mean “sergeant”?"),
        ("marshal:now", "No such player: “marshal:now”"),
        ("recruit,recruit,recruit", "the-ford wants one player for all, or 2 for its sides."),
        (",", "No such player"),
    ],
)
def test_players_that_cannot_play_are_a_mistake(players, said):
    result = estafette(*STUDY, "--players", players)

    assert result.exit_code == 2
    assert said in result.output
    assert result.output.count("\n") == 1


def test_a_cluster_that_does_not_answer_is_a_mistake(monkeypatch):
    monkeypatch.setattr("estafette.lab.crew.PATIENCE", "1s")

    result = estafette(*STUDY, "--cluster", "tcp://127.0.0.1:9")

    assert result.exit_code == 2
    assert "No cluster answers at “tcp://127.0.0.1:9”" in result.output


def test_a_library_that_is_missing_is_a_mistake_before_anything_is_played(tmp_path, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda library: None)

    result = estafette(*STUDY, "--out", str(tmp_path))

    assert result.exit_code == 2
    assert 'pip install "estafette[lab]"' in result.output
    assert not list(tmp_path.iterdir())


def test_a_cluster_needs_its_library(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)

    result = estafette(*STUDY, "--cluster", "tcp://127.0.0.1:9")

    assert result.exit_code == 2
    assert 'pip install "estafette[cluster]"' in result.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_ladder_rates_its_players(tmp_path, language):
    result = estafette(*LADDER, "--out", str(tmp_path), language=language)

    assert result.exit_code == 0
    assert "recruit – sergeant" in result.output
    assert "⟨" not in result.output
    page = whole(tmp_path / "report.html")
    assert {"en": "who is stronger", "fr": "qui est le plus fort"}[language] in page
    assert "⟨" not in page
    assert pyarrow.parquet.read_table(tmp_path / "matches.parquet").num_rows == 2


def test_a_ladder_is_told_as_json():
    result = estafette(*LADDER, "--json", "--players", "recruit,sergeant,marshal:1")

    found = json.loads(result.stdout)
    assert len(found["ratings"]) == 3
    assert [one["wins"] + one["draws"] + one["losses"] for one in found["pairings"]] == [2, 2, 2]
    assert all(one["low"] <= one["rating"] <= one["high"] for one in found["ratings"])


@pytest.mark.parametrize("players", ["recruit", "recruit,recruit"])
def test_a_ladder_wants_two_players_who_differ(players):
    result = estafette(*LADDER, "--players", players)

    assert result.exit_code == 2
    assert "two players or more" in result.output
