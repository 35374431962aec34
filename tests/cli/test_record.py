"""`estafette replay` tells a match from its file; `estafette verify` believes none of it."""

import json
import re

import pytest

from estafette.ai import Recruit
from estafette.engine import secret_of, settle
from estafette.match import Chair, Match, sealed, write
from estafette.match.file import put
from estafette.speech import Speech
from tests.cli.shelf import estafette
from tests.specimen import RULES

SEED = "1815"
CORRECTED = 'battalion = [{ id = "grenadiers", strength = 6 }]'


@pytest.fixture
def match():
    printed = RULES.read(None)
    match = Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of(SEED))
    recruits = {seat: Recruit(f"{SEED}/{seat}") for seat in match.seats}
    while match.open:
        seat = match.open[0].seat
        match.choose(seat, recruits[seat].choose(Chair(match, seat)))
    return match


@pytest.fixture
def file(match, tmp_path):
    path = tmp_path / "match.jsonl"
    write(path, match, held=match.seats)
    return path


def test_a_match_is_told_in_sentences(file):
    result = estafette("replay", str(file))

    assert result.exit_code == 0
    assert "Hour 1 begins: dispatches have come in." in result.output
    assert "[V] the vanguard" in result.output
    assert "Night falls" in result.output
    assert "⟨" not in result.output


def test_a_match_is_told_in_french(file):
    result = estafette("replay", str(file), language="fr")

    assert "Le Gué" in result.output
    assert "⟨" not in result.output


def test_the_telling_stops_where_it_is_told_to(file):
    result = estafette("replay", str(file), "--to", "3")

    assert "The match is not over: 3 choices have been made." in result.output
    assert "Night falls" not in result.output


def test_a_seat_is_told_only_what_it_knew(file, match):
    story = json.loads(estafette("replay", str(file), "--seat", "vanguard", "--json").output)

    drawn = {
        told["facts"]["card"] for told in story["prologue"] if told["key"] == "dispatches.drawn"
    }
    heard = {
        told.facts["card"]
        for told in match.prologue
        if told.key == "dispatches.drawn" and told.to == ("vanguard",)
    }
    assert drawn == heard
    assert all(
        (choice["action"] is None) == (choice["seat"] != "vanguard") for choice in story["choices"]
    )


def test_a_program_reads_the_whole_story(file, match):
    story = json.loads(estafette("replay", str(file), "--json").output)

    assert story["number"] == match.number == len(story["choices"])
    assert story["outcome"]["key"] == match.outcome.key
    assert story["choices"][0]["text"]


def test_a_true_file_is_found_true(file, match):
    result = estafette("verify", str(file))

    assert result.exit_code == 0
    assert "✓ Every choice is legal." in result.output
    assert f"The file is true: {match.number} choices." in result.output


def test_a_file_that_lies_about_chance_is_found_out(file):
    lines = file.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if json.loads(line).get("chance"))
    choice = json.loads(lines[number])
    choice["chance"] = [choice["chance"][0], 1]
    lines[number] = json.dumps(choice)
    file.write_text("\n".join([*lines, ""]), "utf-8")

    result = estafette("verify", str(file))

    assert result.exit_code == 1
    assert f"✗ line {number + 1}: Choice {number - 2}: chance answered" in result.output
    verdict = json.loads(estafette("verify", str(file), "--json").output)
    assert not verdict["true"]
    assert verdict["problem"]["key"] == "file.chance-differs"


def test_what_was_held_during_the_match_is_compared(file, match, tmp_path):
    held = tmp_path / "held.jsonl"
    put(held, sealed(match, "vanguard"))

    assert estafette("verify", str(file), "--held", str(held)).exit_code == 0

    lines = held.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    header["dice"]["commitment"] = "00" * 32
    held.write_text("\n".join([json.dumps(header), *lines[1:], ""]), "utf-8")
    result = estafette("verify", str(file), "--held", str(held), language="fr")

    assert result.exit_code == 1
    assert "Le fichier ne dit pas vrai." in result.output


def test_a_file_that_was_cut_off_is_still_told(file):
    words = file.read_bytes()
    file.write_bytes(words[: words.rindex(b"\n", 0, -1) - 20])

    result = estafette("verify", str(file))

    assert result.exit_code == 0
    assert ": The last line was cut off" in result.output


def rewritten(file, number: int, **changes) -> None:
    """One line of the file says something else."""
    lines = file.read_text("utf-8").splitlines()
    lines[number] = json.dumps(json.loads(lines[number]) | changes)
    file.write_text("\n".join([*lines, ""]), "utf-8")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "the file says nobody [9."), ("fr", "le fichier dit\u00a0: personne [9.")],
)
def test_an_end_told_otherwise_names_both_winners(file, match, language, sentence):
    end = json.loads(file.read_text("utf-8").splitlines()[-1])["outcome"]
    rewritten(file, -1, outcome=end | {"winner": None})

    result = estafette("verify", str(file), language=language)

    flat = re.sub("[ \n]+", " ", result.output)
    side = Speech(RULES, RULES.read(None), language).name(match.outcome.winner)
    assert result.exit_code == 1
    assert sentence in flat
    assert f"{side} [9." in flat


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Choice 0: refused. That is not among the choices open to you now."),
        ("fr", "Choix 0\u00a0: refusé. Cela ne fait pas partie des choix"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_choice_that_is_refused_is_told_in_a_sentence(file, command, language, sentence):
    rewritten(file, 2, action={"type": "Pass"})

    result = estafette(command, str(file), language=language)

    assert sentence in result.output.replace("\n", " ")
    assert "decision.not-offered" not in result.output


@pytest.mark.parametrize("arguments", [["replay"], ["play", "--load"]])
def test_a_mistake_found_while_replaying_names_the_file(file, arguments):
    rewritten(file, 2, action={"type": "Pass"})

    result = estafette(*arguments, str(file))

    assert result.exit_code == 2
    assert result.stderr.startswith(f"estafette: “{file}”: line 3: Choice 0: refused.")


def test_a_file_that_was_sealed_during_the_match_cannot_be_judged(tmp_path):
    printed = RULES.read(None)
    begun = Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of(SEED))
    held = tmp_path / "held.jsonl"
    put(held, sealed(begun, "vanguard"))

    result = estafette("verify", str(held))

    assert result.exit_code == 3
    assert "The file cannot be judged here: it may be true." in result.output
    assert "not true" not in result.output
    assert not json.loads(estafette("verify", str(held), "--json").output)["judged"]


def test_a_file_of_a_box_that_is_nowhere_cannot_be_judged(file):
    rewritten(file, 0, box="another")

    result = estafette("verify", str(file), language="fr")

    assert result.exit_code == 3
    assert "Le fichier ne peut être jugé ici" in result.output


def test_a_file_of_other_rules_is_proved_if_it_goes_the_same_by_ours(file, match):
    rewritten(file, 0, rules=99)

    result = estafette("verify", str(file))

    assert result.exit_code == 0
    proved = f"Choices 0 to {match.number - 1}, played by version 99 of the rules, are proved by"
    assert proved in re.sub("[ \n]+", " ", result.output)


def test_a_file_of_other_rules_that_goes_otherwise_cannot_be_judged(file):
    rewritten(file, 0, rules=99)
    rewritten(file, 2, action={"type": "Pass"})

    result = estafette("verify", str(file))

    assert result.exit_code == 3
    assert "cannot prove them" in re.sub("[ \n]+", " ", result.output)
    parts = json.loads(estafette("verify", str(file), "--json").output)["parts"]
    assert [(part["rules"], part["proved"]) for part in parts] == [(99, False)]


@pytest.fixture
def corrected(file, tmp_path):
    """A file of a match that was played with a box of somebody's own."""
    overlay = tmp_path / "corrected"
    overlay.mkdir()
    (overlay / "battalions.toml").write_text(CORRECTED, "utf-8")
    printed = RULES.read(overlay)
    assert printed.fingerprint != RULES.read(None).fingerprint
    match = Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of(SEED))
    while match.open and match.number < 12:
        match.choose(match.open[0].seat, match.open[0].options[0])
    write(file, match, held=match.seats)
    return overlay


def test_a_match_is_told_with_the_box_that_its_file_brings_along(file, corrected):
    assert estafette("replay", str(file)).exit_code == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "? line 2: The match was played with a box that"), ("fr", "une boîte que le fichier")],
)
def test_a_box_that_only_the_file_knows_proves_nothing(file, corrected, language, sentence):
    result = estafette("verify", str(file), language=language)

    assert result.exit_code == 3
    assert sentence in re.sub("[ \n]+", " ", result.output)
    verdict = json.loads(estafette("verify", str(file), "--json").output)
    assert (verdict["true"], verdict["judged"]) == (False, False)
    assert verdict["problem"]["key"] == "file.own-box"


def test_corrections_that_are_named_prove_a_match_that_was_played_with_them(file, corrected):
    assert estafette("verify", str(file), "--box", str(corrected)).exit_code == 0


def test_what_is_untrue_by_its_own_box_is_untrue(file, corrected):
    rewritten(file, 2, action={"type": "Pass"})

    assert estafette("verify", str(file)).exit_code == 1
