"""`estafette games` shows what can be played."""

import json

from typer.testing import CliRunner

from estafette.cli.front import build
from tests.cli.shelf import GAME, estafette


def test_games_are_listed_with_scenarios_options_and_seats():
    result = estafette("games")

    assert result.exit_code == 0
    for word in (
        "The Ford",
        GAME,
        "the-heights",
        "The Heights",
        "vanguard, rearguard",
        "dry | rain",
    ):
        assert word in result.output


def test_an_option_of_every_scenario_is_shown_once():
    output = estafette("games").output

    assert output.count("dry | rain") == 1
    assert output.index("the-heights") < output.index("in every scenario")


def test_games_are_listed_in_french():
    assert "Les Hauteurs" in estafette("games", language="fr").output


def test_a_program_reads_the_same_as_json():
    (game,) = json.loads(estafette("games", GAME, "--json").output)

    assert (game["id"], game["name"], game["version"]) == (GAME, "The Ford", 1)
    assert [scenario["id"] for scenario in game["scenarios"]] == ["the-ford", "the-heights"]
    assert game["scenarios"][0]["seats"] == ["vanguard", "rearguard"]
    assert game["scenarios"][0]["options"] == [
        {"id": "weather", "choices": ["dry", "rain"], "default": "dry"}
    ]


def test_a_house_without_games_says_so():
    result = CliRunner().invoke(build("en", dict), ["games"])

    assert result.output == "No game is installed.\n"
