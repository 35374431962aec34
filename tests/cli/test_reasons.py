"""Why something is not possible is told of whatever a player may point at, and of nothing else."""

import pytest
from typer.testing import CliRunner

from estafette.cli.front import build
from estafette.cli.reasons import Reasons
from estafette.engine import secret_of, settle
from estafette.games import find
from estafette.match import Match
from estafette.speech import Speech

RULES = find("napoleon-1815")
PRINTED = RULES.read(None)


def reasons(scenario: str, **options: str) -> Reasons:
    match = Match.start(RULES, PRINTED, settle(PRINTED, scenario, options), secret_of("brye"))
    while match.open[0].key != "operation.which-block":
        match.choose(match.open[0].seat, match.open[0].options[-1])
    board = RULES.board(PRINTED, match.setup)
    return Reasons(Speech(RULES, PRINTED, "en"), match, board, match.open[0])


def play(typed: str, language: str = "en") -> str:
    arguments = ["play", "napoleon-1815", "--scenario", "intro-ligny", "--seed", "brye"]
    return CliRunner().invoke(build(language), [*arguments, "--no-save"], input=typed).output


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "why napoleon", "Napoleon is a commander"),
        ("fr", "pourquoi napoléon", "Activer Napoléon"),
        ("en", "why blucher", "This is no block of yours. [operations.designate]"),
    ],
)
def test_a_piece_that_was_not_offered_is_explained_all_the_same(language, typed, said):
    assert said in play(f"{typed}\n", language)


def test_a_thing_of_another_kind_is_known_but_not_asked_about():
    output = play("why ligny\nwhy elephants\n")

    assert "“ligny” is on the table, but nothing of the kind is asked here" in output
    assert "Nothing that you could choose here, or point at, holds “elephants”." in output


def test_each_reason_is_told_once():
    campaign = reasons("campaign-1815")

    found = campaign.imagined("d")

    assert len([thing for thing in campaign.meant("d") if thing.sort == "piece"]) > 1
    assert [why.rule for _, why in found] == ["operations.designate"]


def test_what_the_fog_hides_is_not_pointed_at():
    fog = reasons("campaign-1815", rules="grognard")
    view = fog.match.view(fog.decision.seat)
    hidden = set(PRINTED.blocks) - {piece.name for piece in view.pieces}

    assert hidden
    assert not hidden & {thing.id for thing in fog.things}
    seen = {fog.speech.name(thing.id) for thing in fog.things}
    names = {fog.speech.name(block) for block in hidden} - seen
    assert names
    assert not [reason for name in names for reason in fog.imagined(name)]
