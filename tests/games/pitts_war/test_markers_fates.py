"""Markers after the dice: who is struck, who is saved."""

import pytest

from estafette.games.pitts_war.actions import Designate, PlayMarker
from estafette.games.pitts_war.affairs import Clash
from estafette.games.pitts_war.battle import count_the_wounded, fight
from estafette.games.pitts_war.bounds import cannot_fight
from estafette.games.pitts_war.events import Moment, cannot_play, lapse, play
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from tests.games.pitts_war.fighting import battle, faced, pass_until
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

PLAIN = {"fr_italy": "brussels", "imperials": "brussels"}


def lost_by_france(marker, *leaders, winner=COALITION, dice=(), **how):
    game = given(
        **{"year": 1794, **PLAIN, **how},
        **dict.fromkeys(leaders, "brussels"),
        hand={"coalition": [marker]},
        dice=dice,
    )
    faced(game).winner = winner
    return game


@rule("pitts-war card.c.guillotine")
@pytest.mark.parametrize(("die", "dies"), [(5, False), (6, True)])
def test_the_guillotine_takes_a_beaten_leader_on_a_six(die, dies):
    game = lost_by_france("c-guillotine", "hoche", dice=[die])
    Referee(game, play(game, COALITION, "c-guillotine", Moment.AFTERMATH))

    assert ("hoche" in game.lost) is dies  # mea.guillotine
    assert ("hoche" in game.leaders) is not dies


@rule("pitts-war card.c.guillotine")
def test_the_guillotine_spares_winners():
    card = PlayMarker("c-guillotine")
    won = lost_by_france("c-guillotine", "hoche", winner=FRENCH)
    alone = lost_by_france("c-guillotine")

    for game in (won, alone):
        refusal = cannot_play(game, COALITION, Moment.AFTERMATH, card)
        assert refusal.rule == "card.c.guillotine"


@rule("pitts-war card.c.general-blesse")
@pytest.mark.parametrize(("die", "hurt"), [(4, False), (5, True), (6, True)])
@pytest.mark.parametrize("winner", [FRENCH, COALITION])
def test_a_wounded_general_is_off_the_map_for_a_while(die, hurt, winner):
    game = lost_by_france("c-general-blesse", "napoleon", winner=winner, dice=[die], year=1797)
    Referee(game, play(game, COALITION, "c-general-blesse", Moment.AFTERMATH))

    assert ("napoleon" in game.leaders) is not hurt  # mea.general-blesse
    assert game.lost == ()


@rule("pitts-war card.c.general-blesse")
def test_the_coalition_names_the_leader():
    game = lost_by_france("c-general-blesse", "napoleon", "hoche", dice=[6], year=1797)
    referee = Referee(game, play(game, COALITION, "c-general-blesse", Moment.AFTERMATH))

    assert referee.decision.seat == COALITION
    referee.choose(Designate("hoche"))
    assert list(game.leaders) == ["napoleon"]


@rule("pitts-war card.c.general-blesse", "pitts-war card.c.guillotine")
def test_after_a_battle_the_coalition_may_strike_at_a_leader():
    game = given(
        year=1794,
        **{"fr_italy": "brussels 3", "hoche": "brussels", "au_galicia": "brussels 1"},
        hand={"coalition": ["c-general-blesse"]},
        dice=[6, 1, 6],
    )
    referee = battle(game, "brussels", out_of="lille")
    pass_until(referee, "window.aftermath")

    assert referee.decision.seat == COALITION
    referee.choose(PlayMarker("c-general-blesse"))
    assert game.leaders == {}
    assert game.march.is_over


MAINZ = {"year": 1793, "fr_alps": "brussels 1", "pr_east_prussia": "brussels"}


@rule("pitts-war card.f.armee-mayence", "pitts-war card.f.armee-mayence.limit")
def test_the_army_of_mainz_goes_to_paris_on_parole():
    game = given(**MAINZ, vendeans="vendee", hand={"french": ["f-armee-mayence"]}, dice=[1, 6, 1])
    referee = battle(game, "brussels", out_of="lille")
    referee.choose(PlayMarker("f-armee-mayence"))

    assert (game.where["fr-alps"], game.steps["fr-alps"]) == ("paris", 1)  # mea.mayence
    assert cannot_fight(game, ["fr-alps"], "vendee") is None
    assert cannot_fight(game, ["fr-alps"], "brussels").rule == "card.f.armee-mayence.limit"
    lapse(game, Until.YEAR)
    assert cannot_fight(game, ["fr-alps"], "brussels") is None


@rule("pitts-war card.f.armee-mayence")
def test_mainz_saves_even_an_army_with_a_dot_and_needs_room():
    game = given(**{**MAINZ, "fr_egypt": "brussels 1"}, hand={"french": ["f-armee-mayence"]})
    fight = faced(game)
    fight.attacker.destroyed = ["fr-egypt"]
    game.lost += ("fr-egypt",)
    del game.where["fr-egypt"], game.steps["fr-egypt"]
    game.stacks["brussels"] = ("fr-alps", "pr-east-prussia")
    Referee(game, play(game, FRENCH, "f-armee-mayence", Moment.LOSS))

    assert game.where["fr-egypt"] == "paris"
    assert game.lost == ()


@rule("pitts-war card.f.armee-mayence")
@pytest.mark.parametrize(
    ("pieces", "clause"),
    [
        ({"au_galicia": "paris"}, "card.f.armee-mayence"),
        ({"fr_north": "paris"}, "stacking.no-leader"),
    ],
)
def test_paris_must_have_room_for_the_army_of_mainz(pieces, clause):
    game = given(**MAINZ, **pieces, hand={"french": ["f-armee-mayence"]})
    faced(game).attacker.destroyed = ["fr-pyrenees"]

    refusal = cannot_play(game, FRENCH, Moment.LOSS, PlayMarker("f-armee-mayence"))
    assert refusal.rule == clause


@rule("pitts-war card.f.armee-mayence")
def test_nobody_is_asked_about_mainz_when_no_french_army_is_destroyed():
    game = given(
        **{**MAINZ, "fr_alps": "brussels 2"},
        hand={"french": ["f-armee-mayence"]},
        dice=[1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")

    assert referee.is_over
    assert game.hands[FRENCH] == ["f-armee-mayence"]


@rule("pitts-war card.f.armee-mayence")
def test_an_army_overrun_at_one_step_may_be_saved_and_a_larger_one_not():
    pieces = {"au_germany": "brussels", "au_italy": "brussels", "charles": "brussels"}
    hand = {"french": ["f-armee-mayence"]}
    small = given(year=1794, fr_alps="brussels 1", hand=hand, **pieces)
    referee = battle(small, "brussels", by="coalition", out_of="antwerp")
    assert referee.decision.key == "window.loss"

    more = {**pieces, "pr_rhine": "brussels", "brunswick": "brussels", "hessians": "brussels"}
    large = given(year=1794, fr_alps="brussels 2", hand=hand, **more)
    referee = battle(large, "brussels", by="coalition", out_of="antwerp")
    assert "fr-alps" not in large.where
    assert referee.decision is None or referee.decision.key != "window.loss"


def test_before_a_battle_the_white_cockade_may_be_shown():
    game = given(
        **{"year": 1793, "dumouriez": "paris", "fr_alps": "paris", **PLAIN},
        hand={"coalition": ["c-cocarde-blanche"]},
    )
    game.clashes = [Clash("brussels", FRENCH, "lille", "clear")]
    referee = Referee(game, fight(game))

    assert (referee.decision.key, referee.decision.seat) == ("window.clash", COALITION)


def test_without_dumouriez_nobody_is_asked_about_the_white_cockade():
    game = given(year=1793, **PLAIN, hand={"coalition": ["c-cocarde-blanche"]}, dice=[1, 1])
    game.clashes = [Clash("brussels", FRENCH, "lille", "clear")]
    referee = Referee(game, fight(game))

    assert referee.decision is None or referee.decision.key != "window.clash"


@rule("pitts-war card.f.armee-mayence")
def test_mainz_is_for_french_armies():
    game = given(
        **{"year": 1794, "bavarians": "brussels 1", "pr_east_prussia": "brussels"},
        stance={"bavaria": "french"},
        hand={"french": ["f-armee-mayence"]},
        dice=[1, 6, 1],
    )
    referee = battle(game, "brussels", out_of="lille")

    assert referee.is_over
    assert "bavarians" not in game.where


@rule("pitts-war card.f.armee-mayence.limit", "pitts-war battle.guns.order")
def test_an_army_on_parole_does_not_march_to_the_guns():
    game = given(
        **{"year": 1793, "fr_alps": "reims 1", **PLAIN},
        lasting={"parole:fr-alps": "year"},
        facts={"clashes": [Clash("brussels", FRENCH, "lille", "clear")]},
        dice=[1, 6, 1, 1],
    )
    game.steps["fr-italy"] = 2
    referee = Referee(game, fight(game))

    assert referee.decision is None or referee.decision.key != "guns.who-marches"


@rule("pitts-war card.c.general-blesse")
def test_without_a_french_leader_nobody_is_asked_who_is_wounded():
    game = given(
        **{"year": 1797, "fr_italy": "brussels", "au_galicia": "brussels 1"},
        hand={"coalition": ["c-general-blesse"]},
        dice=[6, 1, 6],
    )
    referee = battle(game, "brussels", out_of="lille")

    assert referee.is_over


@rule("pitts-war card.c.general-blesse")
def test_a_force_too_large_without_its_leader_disperses():
    game = given(
        **{"year": 1797, "fr_italy": "brussels", "fr_alps": "brussels", "hoche": "brussels"},
        hand={"coalition": ["c-general-blesse"]},
        dice=[6],
    )
    fight = faced(game)
    fight.winner = FRENCH
    referee = Referee(game, count_the_wounded(game, fight))
    referee.choose(PlayMarker("c-general-blesse"))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.leaders == {}
    assert game.strength(game.at("brussels", FRENCH)) <= 3
