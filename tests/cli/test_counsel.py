"""`estafette hint` says what the marshal would do; `estafette analyse` how a match went."""

import json

import pytest

from estafette.ai import Recruit
from estafette.cli.counsel import drawn
from estafette.engine import secret_of, settle
from estafette.match import Chair, Match, sealed, write
from estafette.match.file import put
from tests.cli.shelf import estafette
from tests.specimen import RULES

FEW = ("--budget", "20", "--seed", "1815")


@pytest.fixture(scope="module")
def match():
    printed = RULES.read(None)
    match = Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of("1815"))
    recruit = Recruit(1)
    while match.open:
        seat = match.open[0].seat
        match.choose(seat, recruit.choose(Chair(match, seat)))
    return match


@pytest.fixture
def file(match, tmp_path):
    path = tmp_path / "match.jsonl"
    write(path, match, held=match.seats)
    return path


def test_a_hint_says_what_the_marshal_would_do_and_what_he_expects(file):
    result = estafette("hint", str(file), "--to", "4", *FEW)

    assert result.exit_code == 0
    assert "The marshal would choose “" in result.output
    assert "%" in result.output
    assert "⟨" not in result.output


def test_a_hint_can_be_had_in_french(file):
    result = estafette("hint", str(file), "--to", "4", *FEW, language="fr")

    assert "Le maréchal choisirait «" in result.output
    assert "⟨" not in result.output


def test_a_hint_for_programs_tells_of_every_answer(file):
    result = estafette("hint", str(file), "--to", "4", *FEW, "--json")

    found = json.loads(result.output)
    assert found["number"] == 4
    assert all(0 <= option["chance"] <= 1 and option["text"] for option in found["options"])


def test_the_same_seed_and_trials_give_the_same_hint(file):
    one, other = [estafette("hint", str(file), "--to", "4", *FEW, "--json") for _ in range(2)]

    assert one.output == other.output


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ((), "The match is over"),
        (("--to", "4", "--seat", "emperor"), "No such seat: “emperor”."),
        (("--to", "4", "--budget", "soon"), "“soon” is no time to think"),
        (("--to", "9999"), "9999"),
    ],
)
def test_a_hint_that_cannot_be_had_is_refused_in_one_line(file, arguments, line):
    result = estafette("hint", str(file), *arguments)

    assert result.exit_code == 2
    assert line in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_seat_that_is_not_asked_has_no_hint(match, file):
    number = next(entry.number for entry in match.log if entry.number > 3)
    asked = estafette("hint", str(file), "--to", str(number), *FEW, "--json")
    other = next(seat for seat in match.seats if seat != json.loads(asked.output)["seat"])

    result = estafette("hint", str(file), "--to", str(number), "--seat", other)

    assert result.exit_code == 2
    assert "is not asked anything now" in result.stderr


def test_an_analysis_draws_a_curve_and_names_what_was_costly(match, file):
    result = estafette("analyse", str(file), "--budget", "80", "--seed", "1")

    assert result.exit_code == 0
    assert "[V] the vanguard  from" in result.output
    assert f"{match.number} choices" in result.output
    assert "█" in result.output
    assert "⟨" not in result.output


def test_an_analysis_for_programs_has_a_point_for_every_number(match, file):
    result = estafette("analyse", str(file), "--budget", "60", "--json")

    found = json.loads(result.output)
    assert found["sides"] == ["vanguard", "rearguard"]
    assert len(found["curve"]) == match.number + 1
    for costly in found["costly"]:
        assert costly["best"] > costly["chance"]
        assert costly["chosen"]["text"] != costly["better"]["text"]


@pytest.mark.parametrize("command", ["hint", "analyse"])
def test_a_file_that_cannot_be_read_is_told_in_one_line(tmp_path, command):
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")

    for name in (tmp_path / "nothing.jsonl", broken):
        result = estafette(command, str(name))
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1


def test_a_sealed_file_cannot_be_analysed(match, tmp_path):
    printed = RULES.read(None)
    young = Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of("1815"))
    path = tmp_path / "sealed.jsonl"
    put(path, sealed(young, young.seats[0]))

    assert estafette("analyse", str(path)).exit_code == 2


def test_a_curve_is_drawn_in_eighths_of_a_block():
    assert drawn([0.0, 0.5, 1.0], 10, 1) == [" ▄█"]
    assert drawn([0.0, 0.5, 0.75, 1.0], 10, 2) == ["  ▄█", " ███"]
    assert drawn([0.0, 1.0, 1.0, 1.0], 2, 1) == ["▄█"]
