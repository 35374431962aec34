"""[p.19] Union des forces: Anglo-Allied and Prussian corps act as one pile."""

from estafette.engine import Pass
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.operations import (
    Agree,
    Decline,
    Designate,
    Join,
    Manoeuvre,
    Name,
    StandFast,
)
from estafette.games.napoleon_1815.sides import COALITION
from tests.games.napoleon_1815.marching import asks, held, load_value, operation, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

CARD = {"coalition": ["union-des-forces"]}


def coalition_acts(game, value: int = 3):
    game.active = COALITION
    load_value(game, COALITION, value)
    return Referee(game, operation(game))


# vector d.card.union
@rule("napoleon-1815 card.c.union-des-forces", "napoleon-1815 operations.designate.one-nationality")
def test_joined_forces_lets_both_armies_act_as_one_pile():
    game = given(picton="wavre", ziethen="wavre", hand=CARD)
    referee = coalition_acts(game)
    card = held(game, "coalition", "union-des-forces")
    assert card in referee.options
    referee.choose(card)
    assert asks(referee, "operation.which-block")

    referee.choose(Designate("picton"), Join("ziethen"), Manoeuvre())

    assert under_way(game).points == 3 - 1
    walk(referee, "ohain")
    assert game.zone == {"picton": "ohain", "ziethen": "ohain"}
    assert game.activated == {"picton", "ziethen"}


@rule("napoleon-1815 card.c.union-des-forces", "napoleon-1815 unit.commander.nationality")
def test_commanders_of_both_armies_may_lead_joined_forces():
    game = given(picton="wavre", ziethen="wavre", blucher="wavre", wellington="wavre", hand=CARD)
    referee = coalition_acts(game)

    referee.choose(held(game, "coalition", "union-des-forces"), Designate("picton"))

    assert {Join("blucher"), Join("wellington"), Join("ziethen")} <= set(referee.options)


@rule("napoleon-1815 card.c.union-des-forces")
def test_joined_forces_needs_corps_of_both_armies_together_and_to_be_activated():
    for blocks, turned in (
        ({"picton": "wavre", "ziethen": "ohain"}, []),
        ({"picton": "wavre", "hill": "wavre"}, []),
        ({"picton": "wavre", "ziethen": "wavre"}, ["ziethen"]),
        ({"picton": "wavre", "vedette_prussian_1": "wavre"}, []),
    ):
        game = given(grognard=True, hand=CARD, activated=turned, **blocks)
        refusal = coalition_acts(game).refusal(held(game, "coalition", "union-des-forces"))
        assert (refusal.rule, refusal.key) == ("card.c.union-des-forces", "card.union-nowhere")


@rule("napoleon-1815 grognard.vedette.one-nationality", "napoleon-1815 card.c.union-des-forces")
def test_joined_forces_does_not_join_vedettes():
    game = given(
        grognard=True,
        picton="wavre",
        ziethen="wavre",
        vedette_anglo_allied_1="wavre",
        vedette_prussian_1="wavre",
        hand=CARD,
    )
    referee = coalition_acts(game)
    referee.choose(held(game, "coalition", "union-des-forces"), Designate("vedette-prussian-1"))

    refusal = referee.refusal(Join("vedette-anglo-allied-1"))

    assert refusal.rule == "grognard.vedette.one-nationality"


@rule("napoleon-1815 card.c.union-des-forces", "napoleon-1815 card.x.contre-ordre.effect")
def test_a_countermanded_union_lets_the_player_designate_again():
    game = given(
        picton="wavre", ziethen="wavre", ney="thuin", hand={**CARD, "french": ["contre-ordre"]}
    )
    referee = coalition_acts(game)
    referee.choose(held(game, "coalition", "union-des-forces"))
    assert asks(referee, "window.answer")
    referee.choose(held(game, "french", "contre-ordre"))

    assert asks(referee, "operation.which-block")
    referee.choose(Designate("picton"))
    assert referee.refusal(Join("ziethen")).rule == "operations.designate.one-nationality"


@rule("napoleon-1815 card.c.union-des-forces")
def test_only_joined_forces_is_played_while_designating():
    game = given(picton="wavre", hand={"coalition": ["marche-forcee"]})
    referee = coalition_acts(game)

    refusal = referee.refusal(held(game, "coalition", "marche-forcee"))

    assert (refusal.rule, refusal.key) == ("card.x.marche-forcee.effect", "card.not-now")


@rule("napoleon-1815 card.c.union-des-forces", "napoleon-1815 operations.green.one")
def test_joined_forces_is_the_green_card_of_its_operation():
    game = given(
        picton="wavre", ziethen="wavre", hand={"coalition": ["union-des-forces", "marche-forcee"]}
    )
    referee = coalition_acts(game)
    referee.choose(held(game, "coalition", "union-des-forces"), Designate("picton"))

    referee.choose(Join("ziethen"), Manoeuvre())

    assert asks(referee, "movement.where")


@rule("napoleon-1815 card.c.union-des-forces")
def test_a_player_may_still_pass_after_joined_forces():
    game = given(picton="wavre", ziethen="wavre", hand=CARD)
    referee = coalition_acts(game)

    referee.choose(held(game, "coalition", "union-des-forces"), Pass())

    assert game.passed == ["coalition"]
    assert game.hands["coalition"] == []


def three(leader: str = "anglo-allied", **given_: object):
    """Picton and Ziethen together, and the card in the hand of the Anglo-Allied player."""
    blocks = {"picton": "wavre", "ziethen": "wavre", "hand": {"anglo-allied": ["union-des-forces"]}}
    return given(players=3, leader=leader, **{**blocks, **given_})


# vector d.three.union
@rule("napoleon-1815 card.c.union-des-forces.three")
def test_with_three_players_the_partner_must_agree():
    game = three()
    referee = coalition_acts(game)
    card = held(game, "anglo-allied", "union-des-forces")
    referee.choose(Name("anglo-allied"), card)

    assert (referee.decision.seat, referee.decision.rule) == (
        "prussian",
        "card.c.union-des-forces.three",
    )
    assert referee.decision.key == "card.union-des-forces.agree"
    referee.choose(Decline())
    assert referee.fact("union.declined") == {"seat": "prussian"}
    assert referee.decision.seat == "anglo-allied"
    refusal = referee.refusal(card)
    assert (refusal.rule, refusal.key) == ("card.c.union-des-forces.three", "card.union-declined")
    assert game.hands["anglo-allied"] == [card.card]
    referee.choose(Designate("picton"))
    assert referee.refusal(Join("ziethen")).rule == "three.operations.no-mixing"


# vector d.three.union
@rule("napoleon-1815 card.c.union-des-forces.three")
def test_with_three_players_who_plays_joined_forces_conducts_the_operation():
    game = three(leader="prussian")
    referee = coalition_acts(game, value=4)
    assert referee.decision.seat == "prussian"
    referee.choose(Name("anglo-allied"), held(game, "anglo-allied", "union-des-forces"), Agree())

    assert referee.decision.seat == "anglo-allied"
    referee.choose(Designate("picton"), Join("ziethen"), Manoeuvre())
    assert referee.decision.seat == "anglo-allied"
    walk(referee, "ohain")

    assert game.zone == {"picton": "ohain", "ziethen": "ohain"}


@rule("napoleon-1815 card.c.union-des-forces.three", "napoleon-1815 three.operations.own-units")
def test_joined_forces_begins_with_a_corps_of_ones_own():
    game = three()
    referee = coalition_acts(game)
    referee.choose(Name("anglo-allied"), held(game, "anglo-allied", "union-des-forces"), Agree())

    refusal = referee.refusal(Designate("ziethen"))

    assert (refusal.rule, refusal.key) == ("three.operations.own-units", "operation.partners")
    assert Designate("picton") in referee.options


@rule("napoleon-1815 card.c.union-des-forces.three")
def test_whoever_plays_the_card_conducts_the_whole_operation():
    game = three(leader="prussian", lasting={"pluie": "french"})
    referee = coalition_acts(game)
    referee.choose(Name("anglo-allied"), held(game, "anglo-allied", "union-des-forces"), Agree())

    referee.choose(Designate("picton"), Join("ziethen"), StandFast())

    assert referee.decision.seat == "anglo-allied"
    referee.choose(Suffer("picton"))
    assert game.fatigue["picton"] == 1


@rule("napoleon-1815 card.c.union-des-forces.three")
def test_the_partner_is_asked_only_about_a_card_that_may_be_played():
    game = three(ziethen="ohain")
    referee = coalition_acts(game)
    referee.choose(Name("anglo-allied"))

    refusal = referee.refusal(PlayCard("union-des-forces-36"))

    assert (refusal.rule, refusal.key) == ("card.c.union-des-forces", "card.union-nowhere")
