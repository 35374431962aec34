"""[p.12] The edges of a combat."""

from estafette.engine import refuse
from estafette.games.napoleon_1815.cards.combat import Summon
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.marching import asks, held
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 combat.order")
def test_while_events_are_played_no_side_has_counted_shown_or_inflicted_anything():
    game = given(ney="ligny", hill="ligny", hand={"french": ["elan"]})
    referee = attack(game, "ney")
    assert asks(referee, "window.combat")
    fight = game.combat

    for side in fight.sides:
        assert (side.losses, side.fatigue, side.fatigue_if_beaten) == (0, 0, 0)
        assert side.tally == side.bonus == side.relief == side.extra_losses == []
        assert side.shown == side.faces == []
        assert side.suffered == {}
    assert (fight.winner, fight.connections, fight.toll) == (None, 0, [])
    assert fight.shelter is True
    assert {fight.slipped, fight.held, fight.unpursued} == {False}


@rule("napoleon-1815 card.f.deploiement-rapide")
def test_a_rapid_deployment_takes_the_march_off_the_table():
    game = given(ney="ligny", hill="ligny", hand={"french": ["deploiement-rapide"]})
    referee = attack(game, "ney", on_march=True)
    fight = game.combat
    assert fight.on_march is True

    referee.choose(held(game, "french", "deploiement-rapide"))

    assert fight.on_march is False


@rule("napoleon-1815 card.x.au-son-du-canon.move")
def test_a_corps_too_far_from_the_guns_is_named():
    game = given(
        ney="ligny",
        gerard="fleurus",
        lobau="thuin",
        hill="ligny",
        hand={"french": ["au-son-du-canon"]},
    )
    referee = attack(game, "ney")
    game.zone["reille"] = "fleurus"
    referee.choose(held(game, "french", "au-son-du-canon"))

    assert referee.refusal(Summon("lobau")) == refuse(
        "card.x.au-son-du-canon.move", "card.too-far", corps="lobau"
    )
