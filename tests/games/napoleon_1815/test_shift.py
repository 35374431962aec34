"""[p.19] Réaction: a short move during the operation of the enemy."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import StandFast
from estafette.games.napoleon_1815.shift import Go, Send
from tests.games.napoleon_1815.marching import asks, designated, held, march
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.reacting import facing, react
from tests.referee import rule


# vector d.card.reaction
@rule("napoleon-1815 card.x.reaction.timing", "napoleon-1815 card.x.reaction.move")
def test_reaction_moves_a_pile_to_a_free_zone_without_fatigue_or_change_of_face():
    game = facing(ziethen="fleurus", activated=["ziethen"])
    referee = react(game)

    assert (referee.decision.seat, referee.decision.rule) == ("coalition", "card.x.reaction.move")
    assert referee.decision.key == "shift.who-or-where"
    assert referee.decision.facts == {"blocks": ("ziethen",)}
    referee.choose(Go("ligny"))

    assert game.zone["ziethen"] == "ligny"
    assert game.fatigue["ziethen"] == 0
    assert game.activated == {"ziethen"}
    assert asks(referee, "movement.where")


@rule("napoleon-1815 card.x.reaction.move")
def test_reaction_moves_a_pile_still_to_be_activated_and_leaves_it_so():
    game = facing(ziethen="fleurus")

    react(game).choose(Go("ligny"))

    assert game.zone["ziethen"] == "ligny"
    assert game.activated == set()


# vector d.card.reaction-late
@rule("napoleon-1815 card.x.reaction.timing")
def test_reaction_is_too_late_once_the_card_is_revealed():
    game = facing(ziethen="fleurus")
    referee = march(game, "reille")
    assert held(game, "coalition", "reaction") in referee.options
    referee.choose(Pass())
    assert asks(referee, "window.revealed")

    refusal = referee.refusal(held(game, "coalition", "reaction"))

    assert (refusal.rule, refusal.key) == ("card.x.reaction.timing", "card.not-now")


@rule("napoleon-1815 card.x.reaction.timing")
def test_reaction_answers_a_pile_that_does_not_manoeuvre_too():
    game = facing(ziethen="fleurus")
    referee = designated(game, "reille")
    referee.choose(StandFast())

    assert held(game, "coalition", "reaction") in referee.options


@rule("napoleon-1815 card.x.reaction.timing")
def test_reaction_is_not_played_in_an_operation_of_ones_own():
    game = facing(ziethen="fleurus")
    referee = march(game, "ziethen")
    assert asks(referee, "window.revealed")

    refusal = referee.refusal(held(game, "coalition", "reaction"))

    assert refusal.rule == "cards.symbol.manoeuvre-french"


@rule("napoleon-1815 card.x.reaction.timing", "napoleon-1815 card.x.reaction.move")
def test_the_french_react_to_a_coalition_pile():
    game = given(reille="fleurus", ziethen="namur", hand={"french": ["reaction"]})
    referee = march(game, "ziethen")
    referee.choose(held(game, "french", "reaction"), Go("ligny"))

    assert game.zone["reille"] == "ligny"


@rule("napoleon-1815 card.x.reaction.move")
def test_reaction_leaves_only_a_free_zone_and_enters_only_a_free_zone():
    game = facing(
        ziethen="ligny", ney="ligny", pirch="sombreffe", bulow="sombreffe", d_erlon="mazy"
    )
    referee = react(game)

    refusal = referee.refusal(Send("ziethen"))
    assert (refusal.rule, refusal.key) == ("card.x.reaction.move", "shift.not-free")
    assert refusal.facts == {"zone": "ligny"}

    referee.choose(Send("pirch"))
    for zone in ("ligny", "mazy"):
        refusal = referee.refusal(Go(zone))
        assert (refusal.rule, refusal.key) == ("card.x.reaction.move", "shift.enemy-there")
        assert refusal.facts == {"there": zone}
    assert Go("tilly") in referee.options


@rule("napoleon-1815 card.x.reaction.move")
def test_reaction_needs_a_pile_that_can_move():
    game = facing(ziethen="alost", ney="ninove", d_erlon="asse", activated=["ziethen"])
    referee = march(game, "reille")

    refusal = referee.refusal(held(game, "coalition", "reaction"))

    assert (refusal.rule, refusal.key) == ("card.x.reaction.move", "card.nobody-to-move")


@rule("napoleon-1815 card.x.reaction.move")
def test_a_corps_shut_in_cannot_react():
    game = facing(ziethen="alost", ney="ninove", d_erlon="asse", pirch="wavre", bulow="wavre")
    referee = react(game)

    refusal = referee.refusal(Send("ziethen"))

    assert (refusal.rule, refusal.key) == ("card.x.reaction.move", "shift.nowhere")
    assert refusal.facts == {"zone": "alost"}


@rule("napoleon-1815 card.x.reaction.move")
def test_reaction_moves_any_corps_of_one_zone_and_one_army_together():
    game = facing(ziethen="wavre", pirch="wavre", picton="wavre", bulow="namur", gneisenau="wavre")
    referee = react(game)
    referee.choose(Send("ziethen"))

    refusal = referee.refusal(Send("picton"))
    assert (refusal.rule, refusal.key) == (
        "operations.designate.one-nationality",
        "operation.two-armies",
    )
    refusal = referee.refusal(Send("bulow"))
    assert (refusal.rule, refusal.key) == ("pile.definition", "operation.elsewhere")
    refusal = referee.refusal(Send("ziethen"))
    assert (refusal.rule, refusal.key) == ("pile.definition", "operation.already-there")
    referee.choose(Send("pirch"), Go("ohain"))

    assert game.zone["ziethen"] == game.zone["pirch"] == "ohain"
    assert game.zone["gneisenau"] == "wavre"


@rule("napoleon-1815 card.x.reaction.move")
def test_the_way_is_asked_after_the_corps_and_follows_a_connection():
    game = facing(ziethen="wavre", pirch="wavre")
    referee = react(game)
    assert referee.refusal(Go("ohain")).key == "decision.not-offered"

    referee.choose(Send("ziethen"))

    refusal = referee.refusal(Go("namur"))
    assert (refusal.rule, refusal.key) == ("movement.path", "movement.no-connection")
    assert refusal.facts == {"here": "wavre", "there": "namur"}


@rule("napoleon-1815 card.x.reaction.move")
@pytest.mark.parametrize(
    ("block", "clause", "key"),
    [
        ("reille", "operations.designate", "operation.not-yours"),
        ("bulow", "operations.designate", "operation.not-yours"),
        ("maubeuge", "operations.designate", "operation.not-yours"),
        ("blucher", "card.x.reaction.move", "shift.corps-only"),
        ("vedette-prussian-1", "card.x.reaction.move", "shift.corps-only"),
    ],
)
def test_reaction_is_for_corps_of_ones_own(block, clause, key):
    game = facing(
        grognard=True,
        ziethen="wavre",
        pirch="wavre",
        blucher="wavre",
        vedette_prussian_1="wavre",
    )

    refusal = react(game).refusal(Send(block))

    assert (refusal.rule, refusal.key) == (clause, key)


@rule("napoleon-1815 card.x.reaction.move")
def test_a_commander_may_go_along_whatever_his_face():
    game = facing(ziethen="wavre", pirch="wavre", blucher="wavre", activated=["blucher"])
    referee = react(game)

    referee.choose(Send("ziethen"), Send("blucher"), Go("ohain"))

    assert game.zone["blucher"] == "ohain"
    assert game.activated == {"blucher"}


@rule("napoleon-1815 card.x.reaction.move", "napoleon-1815 unit.commander.not-left-alone")
def test_a_commander_who_would_stay_alone_goes_along():
    game = facing(ziethen="wavre", blucher="wavre", activated=["blucher"])

    react(game).choose(Go("ohain"))

    assert game.zone == {"reille": "maubeuge", "ziethen": "ohain", "blucher": "ohain"}


@rule("napoleon-1815 card.x.reaction.move", "napoleon-1815 grognard.vedette.pile-enters")
def test_reaction_sweeps_enemy_vedettes():
    game = facing(grognard=True, ziethen="fleurus", vedette_french_1="ligny")

    react(game).choose(Send("ziethen"), Go("ligny"))

    assert "vedette-french-1" not in game.zone


@rule("napoleon-1815 card.x.reaction.move")
def test_in_the_fog_a_pile_that_finds_the_enemy_stays_where_it_is():
    game = facing(grognard=True, ziethen="fleurus", ney="ligny")
    referee = react(game)
    referee.choose(Send("ziethen"))
    assert Go("ligny") in referee.options

    referee.choose(Go("ligny"))

    assert game.zone["ziethen"] == "fleurus"
    assert referee.fact("shift.blocked") == {"there": "ligny"}


@rule("napoleon-1815 card.x.reaction.move")
def test_in_the_fog_no_enemy_block_is_pointed_at():
    game = facing(grognard=True, ziethen="fleurus", ney="ligny")

    referee = react(game)

    assert {offer.block for offer in referee.decision.offered[0].offers} == {"ziethen"}


# vector d.card.reaction-bridge
@rule("napoleon-1815 card.x.reaction.bridge")
def test_reaction_crosses_a_destroyed_bridge():
    game = facing(ziethen="marchienne", broken=["marchienne--thuin"])

    react(game).choose(Go("thuin"))

    assert game.zone["ziethen"] == "thuin"
    assert game.fatigue["ziethen"] == 0


# vector d.card.reaction-fortress
@rule(
    "napoleon-1815 card.x.reaction.move",
    "napoleon-1815 movement.fortress.fatigue",
    "napoleon-1815 movement.fortress.retreat-event",
)
def test_a_fortified_town_taken_by_reaction_costs_a_fatigue():
    game = facing(track=8, pirch="mazy", flags={"namur": "french"})

    react(game).choose(Go("namur"))

    assert game.fatigue["pirch"] == 1
    assert game.flags["namur"] == "prussian"
    assert game.track == 10


@rule("napoleon-1815 movement.fortress.retreat-event")
def test_a_pile_that_dies_of_the_town_leaves_its_marker():
    game = facing(
        pirch="mazy",
        flags={"namur": "french"},
        fatigue={"pirch": 8},
        strength={"pirch": (1, 0)},
    )

    react(game).choose(Go("namur"))

    assert "pirch" not in game.zone
    assert game.flags["namur"] == "french"
    assert game.track == 9


@rule("napoleon-1815 movement.fortress.retreat-event", "napoleon-1815 victory.immediate-change")
def test_a_fortified_town_taken_by_reaction_tires_one_corps_and_may_end_the_game():
    game = facing(track=18, pirch="mazy", bulow="mazy", flags={"namur": "french"})
    referee = react(game)
    referee.choose(Send("pirch"), Send("bulow"), Go("namur"))

    assert (referee.decision.seat, referee.decision.rule) == (
        "coalition",
        "movement.fortress.retreat-event",
    )
    referee.choose(Suffer("bulow"))

    assert referee.outcome is not None
    assert referee.outcome.winner == "coalition"


@rule("napoleon-1815 control.change")
def test_reaction_takes_control_of_a_town_without_walls():
    game = facing(hill="lens", flags={"ath": "french"})

    react(game).choose(Go("ath"))

    assert game.flags["ath"] == "anglo-allied"
    assert game.fatigue["hill"] == 0
    assert game.track == 11


@rule("napoleon-1815 card.x.reaction.move")
def test_the_french_pile_goes_on_with_its_own_move_after_a_reaction():
    game = facing(ziethen="fleurus")
    referee = react(game)
    referee.choose(Go("ligny"))

    referee.choose(Move("mons"))

    assert game.zone["reille"] == "mons"
