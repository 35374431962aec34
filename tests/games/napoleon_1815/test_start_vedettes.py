"""[p.15] Setting up the Grognard game: upright blocks, screens and vedettes."""

import pytest

from estafette.engine import Dice, Setup, refuse, secret_of
from estafette.games.napoleon_1815.sides import FRENCH, Army
from estafette.games.napoleon_1815.start import (
    Post,
    new_game,
    place_vedettes,
    vedettes_are_posted,
)
from estafette.games.napoleon_1815.view import view
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import Referee, rule

BOX = the_box()


def start(scenario="campaign-1815", *, seed="a test", **options):
    agreed = {"players": "2", "rules": "conscript", "combat": "cards", "fourrager": "on"}
    return new_game(BOX, Setup(scenario, {**agreed, **options}), Dice(secret_of(seed)))


@rule("napoleon-1815 setup.blocks.facing")
def test_blocks_are_seen_by_the_enemy_under_the_conscript_rules_only():
    open_, fog = start(), start(rules="grognard")

    seen = {piece.name for piece in view(open_, "coalition").pieces if piece.side == "french"}
    hidden = {piece.name for piece in view(fog, "coalition").pieces if piece.side == "french"}
    own = {piece.name for piece in view(fog, "french").pieces if piece.side == "french"}
    assert seen == own == {block for block in open_.zone if BOX.camp_of[block] is FRENCH}
    assert len(own) == 9
    assert hidden == {""}


@rule("napoleon-1815 setup.blocks.facing")
def test_upright_blocks_bear_numbers_dealt_at_random():
    one, other = start(rules="grognard", seed="one"), start(rules="grognard", seed="other")

    assert set(one.handles) == set(BOX.blocks)
    assert sorted(one.handles.values()) == sorted(f"block-{n}" for n in range(1, 44))
    assert one.handles != other.handles
    assert start().handles == {}


@rule("napoleon-1815 oob.hidden")
@pytest.mark.parametrize("grognard", [False, True])
def test_strength_and_fatigue_stay_behind_the_screen(grognard):
    one = given(grognard=grognard, ney="ligny", orange="quatre-bras")
    other = given(
        grognard=grognard,
        ney="ligny",
        orange="quatre-bras",
        strength={"ney": (0, 1)},
        fatigue={"ney": 6},
    )

    assert view(one, "coalition") == view(other, "coalition")
    assert view(one, None) == view(other, None)
    assert view(one, "french") != view(other, "french")


# vector d.set.scenario-vedettes
@rule("napoleon-1815 grognard.vedette.setup", "napoleon-1815 scenario.supplies.vedettes")
def test_there_are_no_vedettes_under_the_conscript_rules():
    assert vedettes_are_posted(start())
    assert not vedettes_are_posted(start(rules="grognard"))


# vector d.set.scenario-vedettes
@rule("napoleon-1815 grognard.vedette.setup", "napoleon-1815 scenario.supplies.vedettes")
@pytest.mark.parametrize(
    ("scenario", "french", "anglo_allied", "prussian"),
    [
        ("campaign-1815", 6, 4, 4),
        ("ligny-quatre-bras", 4, 3, 3),
        ("waterloo-wavre", 3, 2, 3),
    ],
)
def test_the_scenario_gives_the_number_of_vedettes(scenario, french, anglo_allied, prussian):
    game = start(scenario, rules="grognard")
    referee = Referee(game, place_vedettes(game))
    while not referee.is_over:
        decision = referee.open[-1]
        referee.choose(decision.options[0], by=decision.seat)

    armies = [BOX.army_of[block] for block in game.zone if BOX.blocks[block].kind == "vedette"]
    assert armies.count(Army.FRENCH) == french
    assert armies.count(Army.ANGLO_ALLIED) == anglo_allied
    assert armies.count(Army.PRUSSIAN) == prussian
    assert vedettes_are_posted(game)
    assert game.activated == set()


@rule("napoleon-1815 grognard.vedette.setup")
def test_vedettes_lost_later_are_not_posted_again():
    game = start(rules="grognard")
    game.turn = 2

    assert vedettes_are_posted(game)


@rule("napoleon-1815 scenario.vedettes.place")
def test_a_vedette_begins_beside_a_corps_of_its_own_army():
    game = start(rules="grognard")
    referee = Referee(game, place_vedettes(game))
    decision = referee.of("french")

    assert (decision.key, decision.rule) == ("setup.where-vedette", "scenario.vedettes.place")
    assert decision.facts == {"vedette": "vedette-french-1"}
    assert [post.zone for post in decision.options] == [
        "beaumont",
        "solre-sur-sambre",
        "walcourt",
        "philippeville",
        "maubeuge",
    ]
    assert referee.refusal(Post("vedette-french-1", "charleroi"), by="french") == refuse(
        "scenario.vedettes.place", "setup.no-corps-there", zone="charleroi"
    )
    assert referee.refusal(Post("vedette-french-2", "beaumont"), by="french") == refuse(
        "grognard.vedette.setup", "setup.other-vedette", vedette="vedette-french-2"
    )


@rule("napoleon-1815 scenario.vedettes.place")
def test_a_coalition_vedette_begins_beside_its_own_army_only():
    game = start(rules="grognard")
    referee = Referee(game, place_vedettes(game))

    prussian = referee.of("coalition")
    assert [post.zone for post in prussian.options] == ["namur", "charleroi"]
    for number in range(1, 5):
        referee.choose(Post(f"vedette-prussian-{number}", "namur"), by="coalition")
    anglo = referee.of("coalition")
    assert anglo.facts == {"vedette": "vedette-anglo-allied-1"}
    zones = [post.zone for post in anglo.options]
    assert zones == ["bruxelles", "braine-le-comte", "ath", "ninove"]


@rule("napoleon-1815 grognard.vedette.setup")
def test_vedettes_are_posted_at_the_same_time_and_in_secret():
    game = start("waterloo-wavre", rules="grognard", players="3")
    referee = Referee(game, place_vedettes(game))

    assert [decision.seat for decision in referee.open] == ["french", "prussian", "anglo-allied"]
    for number in (1, 2, 3):
        referee.choose(Post(f"vedette-french-{number}", "gembloux"), by="french")
        referee.choose(Post(f"vedette-prussian-{number}", "limal"), by="prussian")
    assert not any(block.startswith("vedette") for block in game.zone)
    assert referee.told == []
    referee.choose(Post("vedette-anglo-allied-1", "hal"), by="anglo-allied")
    referee.choose(Post("vedette-anglo-allied-2", "papelotte"), by="anglo-allied")

    assert referee.is_over
    assert game.zone["vedette-french-3"] == "gembloux"
    assert game.zone["vedette-prussian-1"] == "limal"
    assert game.zone["vedette-anglo-allied-2"] == "papelotte"
    heard = [told for told in referee.told if told.is_heard_by("french")]
    assert [told.facts for told in heard if told.key == "setup.vedettes-posted"] == [
        {"seat": "french", "count": 3},
        {"seat": "prussian", "count": 3},
        {"seat": "anglo-allied", "count": 2},
    ]
    zones = [told.facts for told in heard if told.key == "setup.vedette-posted"]
    assert zones == [
        {"vedette": f"vedette-french-{number}", "zone": "gembloux"} for number in (1, 2, 3)
    ]
