"""`estafette odds` shows what chance may bring, and to whom it cannot be shown."""

import json
from collections.abc import Callable

import pytest

from estafette.ai import Recruit
from estafette.cli.odds import bar
from estafette.engine import Action, secret_of, settle
from estafette.match import Chair, Match, write
from estafette.odds import at_stake
from tests.cli.shelf import estafette
from tests.specimen import RULES
from tests.specimen.cards import PlayCard
from tests.specimen.fire import Fire


def stopped(wanted: Callable[[Action], bool], seed: int) -> Match:
    """A match between recruits, stopped at such an answer or else at its end."""
    printed = RULES.read(None)
    match = Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of(seed))
    recruit = Recruit(seed)
    while match.open and not any(
        wanted(answer) and at_stake(RULES, match.game, decision, answer)
        for decision in match.open
        for answer in decision.options
    ):
        seat = match.open[0].seat
        assert match.choose(seat, recruit.choose(Chair(match, seat))) is None
    return match


def is_volley(answer: Action) -> bool:
    return isinstance(answer, Fire)


@pytest.fixture
def play(tmp_path):
    """A match played until such an answer is open and something is at stake, and its file."""

    def until(wanted: Callable[[Action], bool]) -> tuple[Match, str]:
        for seed in range(50):
            match = stopped(wanted, seed)
            if match.open:
                break
        path = tmp_path / "match.jsonl"
        write(path, match, held=match.seats)
        return match, str(path)

    return until


def test_every_option_at_stake_has_its_bars(play):
    match, file = play(is_volley)

    result = estafette("odds", file)

    volleys = [answer for answer in match.open[0].options if isinstance(answer, Fire)]
    assert result.exit_code == 0, result.output
    assert result.output.count("Hits of the volley") == len(volleys)
    assert "exact" in result.output
    assert "no hit" in result.output
    assert "█" in result.output
    assert "Supposing that nobody plays a card" in result.output


def test_the_bars_are_drawn_in_french(play):
    _, file = play(is_volley)

    result = estafette("odds", file, language="fr")

    assert "Coups au but de la salve" in result.output
    assert "aucun coup au but" in result.output
    assert ",0\u00a0%" in result.output
    assert "⟨" not in result.output


def test_a_program_can_read_the_odds(play):
    match, file = play(is_volley)

    found = json.loads(estafette("odds", file, "--json").output)

    assert (found["game"], found["seat"]) == ("ford", match.open[0].seat)
    for option in found["options"]:
        lines = option["charts"][0]["lines"]
        assert option["action"]["type"] == "Fire"
        assert option["exact"]
        assert sum(line["chance"] for line in lines) == pytest.approx(1)
        assert lines[0]["text"] == "no hit"


def test_what_is_tried_out_has_bounds(play):
    _, file = play(lambda answer: answer == PlayCard("lost-dispatch"))

    found = json.loads(estafette("odds", file, "--seconds", "0.05", "--json").output)
    shown = estafette("odds", file, "--seconds", "0.05").output

    (option,) = [o for o in found["options"] if o["action"].get("card") == "lost-dispatch"]
    assert not option["exact"]
    assert option["samples"] > 1
    assert all(x["low"] < x["chance"] <= x["high"] for x in option["charts"][0]["lines"])
    assert "trials, 95% bounds" in shown


def test_one_option_is_shown_alone(play):
    _, file = play(is_volley)
    numbers = [o["number"] for o in json.loads(estafette("odds", file, "--json").output)["options"]]

    found = json.loads(estafette("odds", file, "--option", str(numbers[-1]), "--json").output)

    assert [option["number"] for option in found["options"]] == [numbers[-1]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "rearguards"), "Did you mean “rearguard”?"),
        (("--option", "99"), "There is no option 99: they go from 1 to "),
        (("--option", "1"), "This option leaves nothing to chance."),
        (("--to", "0"), "None of the options leaves anything to chance."),
    ],
)
def test_what_cannot_be_had_is_said_in_one_line(play, arguments, said):
    _, file = play(is_volley)

    result = estafette("odds", file, *arguments)

    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1


def test_a_seat_that_is_not_asked_has_no_odds(play):
    match, file = play(is_volley)
    (other,) = set(match.seats) - {match.open[0].seat}

    result = estafette("odds", file, "--seat", other)

    assert result.exit_code == 2
    assert f"The seat “{other}” is not asked anything now." in result.output


@pytest.mark.parametrize(
    ("chance", "drawn"), [(1.0, "█" * 24), (0.5, "█" * 12), (1 / 48, "▌"), (0.0001, "▏")]
)
def test_a_bar_is_as_long_as_its_chance(chance, drawn):
    assert bar(chance) == drawn
