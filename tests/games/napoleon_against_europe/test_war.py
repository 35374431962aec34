"""Declarations of war: on whom, by whom, and what follows from them."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import hand
from estafette.games.napoleon_against_europe.actions import Country, Go
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.embassy import attempt, cannot_court, mission_of
from estafette.games.napoleon_against_europe.passage import cannot_trespass
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sequence import DECLARATIONS, INTERPHASE, SEQUENCE
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    Period,
    Phase,
    Standing,
)
from estafette.games.napoleon_against_europe.tracks import score
from estafette.games.napoleon_against_europe.war import (
    cannot_declare,
    declare,
    declare_on,
    join,
    outsiders,
)
from tests.games.napoleon_against_europe.position import bare, bind, put, stand
from tests.referee import Referee, rule


def declaring(game, side):
    return Referee(game, declare(game, side))


def beaten_and_free(game, power="autriche"):
    """A power that France has beaten once, and that is neutral again."""
    game.beaten = {power: (EMPIRE,)}
    stand(game, **{power: None})


@rule("napoleon-against-europe war.declare.order")
def test_the_coalition_declares_war_before_the_empire_and_neither_does_so_later():
    steps = [line.step for line in DECLARATIONS.lines if line.step is not None]
    declarations = [step.by for step in steps if step.procedure is declare]
    whole_year = [line.step for line in SEQUENCE.lines if line.step is not None]
    interphase = [line.step for line in INTERPHASE.lines if line.step is not None]

    assert declarations == [COALITION, EMPIRE]
    assert [step.by for step in whole_year if step.procedure is declare] == [COALITION, EMPIRE]
    assert [step.procedure for step in interphase[:3]].count(declare) == 2


@rule("napoleon-against-europe war.declare.order")
def test_a_side_declares_war_on_as_many_neutrals_as_it_likes():
    game = bare()
    referee = declaring(game, EMPIRE)
    assert referee.decision.seat == EMPIRE

    referee.choose(Country("maroc"), Country("turquie"), Pass())
    assert referee.is_over
    assert side_of(game, "maroc") is side_of(game, "turquie") is COALITION


@rule("napoleon-against-europe war.declare.order")
def test_war_is_declared_on_neutrals_only():
    referee = declaring(bare(), EMPIRE)

    assert Country("autriche") not in referee.options
    assert Country("espagne") not in referee.options
    assert referee.refusal(Country("saxe")).rule == "war.includes-allies"


@rule(
    "napoleon-against-europe war.includes-allies", "napoleon-against-europe diplomacy.minor-deploys"
)
def test_war_on_a_power_is_war_on_its_allies_who_take_the_field():
    game = bare()
    referee = Referee(game, declare_on(game, EMPIRE, "prusse"))
    assert [side_of(game, each) for each in ("saxe", "hesse", "cleves")] == [COALITION] * 3

    assert referee.decision.seat == COALITION
    referee.choose(Go("dresde"))
    assert referee.is_over
    assert game.zones["dresde"] == ("corps-saxe",)
    assert game.zones["kassel"] == ("corps-hesse",)


@rule(
    "napoleon-against-europe war.attacked-joins", "napoleon-against-europe status.neutral.attacked"
)
@pytest.mark.parametrize(("attacker", "friend"), [(EMPIRE, COALITION), (COALITION, EMPIRE)])
def test_the_power_attacked_joins_the_other_side(attacker, friend):
    game = bare()
    Referee(game, declare_on(game, attacker, "turquie"))

    assert game.status["turquie"] == Status(Standing.MEMBER, friend)


@rule("napoleon-against-europe war.escalation")
def test_the_first_declaration_on_a_major_power_raises_escalation_by_one():
    game = bare()
    Referee(game, declare_on(game, EMPIRE, "turquie"))
    assert game.escalation == 1

    stand(game, turquie=None)
    Referee(game, declare_on(game, COALITION, "turquie"))
    assert game.escalation == 1
    Referee(game, declare_on(game, EMPIRE, "maroc"))
    assert game.escalation == 1


@rule(
    "napoleon-against-europe war.attacked-joins",
    "napoleon-against-europe war.escalation",
)
def test_a_prussia_that_is_attacked_gives_the_coalition_two_more_cards():
    game = bare("1805")
    before = hand.size(game, COALITION), list(hand.groups(game, COALITION))
    Referee(game, declare_on(game, EMPIRE, "prusse"))

    assert len(list(hand.groups(game, COALITION))) == len(before[1]) + 2
    assert game.escalation == 1


@rule(
    "napoleon-against-europe war.minor-joins",
    "napoleon-against-europe status.neutral.attacked",
    "napoleon-against-europe status.neutral.minor-no-units",
)
def test_a_minor_that_is_attacked_joins_the_leader_of_the_other_side_with_its_units():
    """[d2.war.minor]"""
    game = bare()
    assert "corps-danemark" not in game.steps
    referee = Referee(game, declare_on(game, EMPIRE, "danemark"))
    referee.choose(Go("kiel"), Go("copenhague"))

    assert game.status["danemark"] == Status(Standing.ALLY, "angleterre")
    assert game.zones["kiel"] == ("corps-danemark",)
    assert game.fleets["fleet-fischer"].where == "copenhague"

    Referee(game, declare_on(game, COALITION, "maroc"))
    assert game.status["maroc"] == Status(Standing.ALLY, "france")


@rule(
    "napoleon-against-europe war.second-declaration",
    "napoleon-against-europe peace.redeclare",
    "napoleon-against-europe peace.redeclare.resources",
    "napoleon-against-europe peace.redeclare.cards",
    "napoleon-against-europe peace.redeclare.three",
)
def test_a_second_declaration_doubles_resources_brings_the_cards_and_three_attempts():
    game = bare()
    game.escalation = 4
    beaten_and_free(game)
    Referee(game, declare_on(game, EMPIRE, "autriche"))

    assert game.period is Period.CHATIMENTS
    assert any("28C" in deck.pile for deck in game.decks.values())
    assert any("28F" in deck.pile for deck in game.decks.values())
    assert game.free_attempts == {COALITION: 3}
    score(game, escalation=1, why="autriche")
    assert game.escalation == 4
    begin(game)
    assert game.resources["autriche"] == 2 * 24


@rule("napoleon-against-europe peace.redeclare.three")
def test_two_beaten_powers_attacked_in_one_year_give_three_attempts_each():
    game = bare()
    game.beaten = {"autriche": (EMPIRE,), "prusse": (EMPIRE,)}
    stand(game, autriche=None, prusse=None)
    Referee(game, declare_on(game, EMPIRE, "autriche"))
    Referee(game, declare_on(game, EMPIRE, "prusse"))

    assert game.free_attempts == {COALITION: 6}


@rule("napoleon-against-europe war.second-declaration", "napoleon-against-europe peace.redeclare")
def test_the_other_side_may_attack_a_beaten_power_without_any_of_that():
    game = bare()
    beaten_and_free(game)
    Referee(game, declare_on(game, COALITION, "autriche"))

    assert game.period is Period.EPOPEE
    assert not game.free_attempts
    assert game.escalation == 1


@rule("napoleon-against-europe peace.forced", "napoleon-against-europe peace.no-war")
def test_the_victor_declares_no_war_while_his_peace_lasts():
    game = bare()
    bind(game, "autriche")

    assert declaring(game, EMPIRE).refusal(Country("autriche")).rule == "peace.no-war"
    assert declaring(game, EMPIRE).refusal(Country("thuringe")).rule == "war.includes-allies"


@rule("napoleon-against-europe peace.others-need-war")
def test_others_must_declare_war_on_a_power_at_peace_and_drive_it_to_the_victor():
    game = bare()
    bind(game, "autriche")
    russians = game.forces[put(game, "kiev", "ru-corps-1")]
    austrian_land = "lemberg"
    assert cannot_trespass(game, russians, COALITION, austrian_land).rule == "movement.no-neutral"

    referee = declaring(game, COALITION)
    referee.choose(Country("autriche"))
    assert side_of(game, "autriche") is EMPIRE
    assert "autriche" not in game.treaties
    assert cannot_trespass(game, russians, COALITION, austrian_land) is None


@rule("napoleon-against-europe war.no-entry-without")
def test_without_a_declaration_nobody_enters_a_country_that_is_not_his_ally():
    game = bare()
    french = game.forces[put(game, "nuremberg", "fr-elite-1")]
    assert cannot_trespass(game, french, EMPIRE, "leipzig").rule == "movement.no-neutral"
    assert cannot_trespass(game, french, EMPIRE, "stuttgart") is None

    Referee(game, declare_on(game, EMPIRE, "prusse"))
    assert cannot_trespass(game, french, EMPIRE, "leipzig") is None


@rule("napoleon-against-europe status.france-england-never")
def test_england_cannot_be_driven_into_the_arms_of_france():
    game = bare()
    bind(game, "angleterre")

    refusal = declaring(game, COALITION).refusal(Country("angleterre"))
    assert refusal.rule == "status.france-england-never"


@rule("napoleon-against-europe status.france-england-never")
def test_no_diplomacy_makes_france_and_england_allies():
    game = bare()
    bind(game, "angleterre")
    game.phase = Phase.DIPLOMACY
    mission = mission_of(game, EMPIRE, is_free=True)
    refusal = cannot_court(game, mission, Country("angleterre"))
    assert refusal.rule == "status.france-england-never"


@rule("napoleon-against-europe peace.redeclare.attempts")
def test_a_free_attempt_has_two_more_and_reaches_a_power_in_forced_peace():
    """[d4.peace.attempts]"""
    game = bare(dice=[1])
    bind(game, "prusse")
    game.phase = Phase.DIPLOMACY
    referee = Referee(game, attempt(game, mission_of(game, COALITION, is_free=True), "prusse"))

    assert referee.fact("diplomacy.rolled")["total"] == 7
    assert side_of(game, "prusse") is COALITION


@rule("napoleon-against-europe escalation.fifteen")
def test_at_fifteen_the_second_period_waits_for_the_next_interphase():
    game = bare()
    game.escalation = 14
    score(game, escalation=1, why="prusse")
    assert game.escalation == 15
    assert game.period is Period.EPOPEE
    first = next(line.step for line in INTERPHASE.lines if line.step is not None)
    assert first.procedure is hand.bring_chatiments

    played = game.decks[EMPIRE].pile.pop()
    game.decks[EMPIRE].discard.append(played)
    assert first.when(game)
    first.procedure(game)
    pile = game.decks[EMPIRE].pile
    assert game.period is Period.CHATIMENTS
    assert played in pile
    assert {"28F", "45F"} <= set(pile)
    assert not game.decks[EMPIRE].discard


@rule("napoleon-against-europe escalation.fifteen")
def test_at_fourteen_nothing_happens():
    game = bare()
    game.escalation = 14

    assert not hand.is_escalation_full(game)


@rule("napoleon-against-europe diplomacy.major-forces")
def test_a_major_power_enters_the_war_with_what_stands_on_the_map():
    game = bare()
    put(game, "constantinople", "tu-corps-1")
    Referee(game, join(game, "turquie", EMPIRE))

    assert list(game.steps) == ["tu-corps-1"]
    assert side_of(game, "turquie") is EMPIRE


@rule("napoleon-against-europe status.neutral.attacked", "napoleon-against-europe war.minor-joins")
def test_while_england_is_at_peace_a_minor_joins_the_next_power_of_the_coalition():
    game = bare()
    bind(game, "angleterre")
    Referee(game, declare_on(game, EMPIRE, "maroc"))

    assert game.status["maroc"] == Status(Standing.ALLY, "autriche")
    assert side_of(game, "maroc") is COALITION


@rule("napoleon-against-europe war.declare.order", "napoleon-against-europe status.ally.war")
@pytest.mark.parametrize(
    ("country", "rule_", "key"),
    [
        ("baviere", "status.ally.no-exit", "war.own-ally"),
        ("russie", "status.ally.war", "war.already"),
        ("portugal", "status.ally.war", "war.already"),
        ("saxe", "war.includes-allies", "war.its-protector"),
        ("westphalie", "war.declare.order", "war.no-country"),
        ("paris", "war.declare.order", "war.no-country"),
    ],
)
def test_the_empire_declares_war_on_no_friend_no_enemy_and_no_dream(country, rule_, key):
    refusal = cannot_declare(bare(), EMPIRE, Country(country))

    assert (refusal.rule, refusal.key) == (rule_, key)


@rule("napoleon-against-europe war.declare.order")
def test_those_outside_the_war_are_named_and_nobody_else():
    named = set(outsiders(bare()))

    assert {"prusse", "turquie", "saxe", "danemark"} <= named
    assert not {"russie", "france", "baviere", "portugal", "suisse", "sicile"} & named


@rule("napoleon-against-europe victory.points-table")
@pytest.mark.parametrize(("side", "lost"), [(COALITION, 1), (EMPIRE, 0)])
def test_a_beaten_power_costs_a_point_when_it_joins_the_coalition_again(side, lost):
    game = bare()
    beaten_and_free(game)
    game.leaving = {"autriche": EMPIRE, "prusse": EMPIRE}
    before = game.victory

    Referee(game, join(game, "autriche", side))

    assert game.victory == before - lost
    assert game.leaving == {"prusse": EMPIRE}  # nobody has to evacuate a land at war
