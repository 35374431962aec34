"""The Confederation of the Rhine and Westphalia: how they are founded, and how they end."""

import pytest

from estafette.games.napoleon_against_europe import hand
from estafette.games.napoleon_against_europe.actions import Country, PlayCard
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.cards import EVENTS
from estafette.games.napoleon_against_europe.conquest import adjust_control
from estafette.games.napoleon_against_europe.embassy import cannot_court, mission_of
from estafette.games.napoleon_against_europe.events import Moment, cannot_play, play
from estafette.games.napoleon_against_europe.minors import minors_with_units
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    FRANCE,
    RHINE,
    WESTPHALIA,
    Period,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import cede, set_standing, standing_with
from estafette.games.napoleon_against_europe.states import (
    cannot_found_rhine,
    cannot_found_westphalia,
    end_state,
    found_rhine,
    found_westphalia,
    review,
    westphalian_provinces,
)
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule

MARKED = ("baviere", "bade", "wurtemberg", "hesse", "berg", "thuringe", "mecklembourg", "palatinat")
LIST = ("cleves", "berg", "hesse", "hanovre")


def ready(members=6):
    """Austria and Prussia have been beaten; so many minors marked R are allied to France."""
    game = bare()
    stand(game, autriche=None, prusse=None)
    for country in MARKED:
        game.status = {**game.status, country: Status(Standing.ALLY, "autriche")}
    stand(game, **dict.fromkeys(MARKED[:members], "empire"))
    game.beaten = {"autriche": (EMPIRE,), "prusse": (EMPIRE,)}
    return game


@rule("napoleon-against-europe entity.rhine.members")
def test_eight_minors_bear_the_mark_of_the_confederation_and_those_allied_are_members():
    game = ready(7)
    marked = [each.id for each in game.printed.countries.values() if each.rhine]
    assert sorted(marked) == sorted(MARKED)

    found_rhine(game)
    members = [c for c, status in game.status.items() if status.kind is Standing.CONFEDERATION]
    assert sorted(members) == sorted(MARKED[:7])
    assert game.status["palatinat"] == Status(Standing.ALLY, "autriche")


@rule("napoleon-against-europe entity.rhine.members")
def test_a_marked_minor_that_joins_the_empire_later_is_a_member():
    game = ready(6)
    found_rhine(game)

    assert standing_with(game, "palatinat", EMPIRE).kind is Standing.CONFEDERATION
    assert standing_with(game, "saxe", EMPIRE) == Status(Standing.ALLY, FRANCE)
    assert standing_with(game, "bade", COALITION).kind is Standing.ALLY


@rule("napoleon-against-europe entity.rhine.conditions")
@pytest.mark.parametrize(("members", "is_enough"), [(5, False), (6, True)])
def test_it_takes_six_allied_minors(members, is_enough):
    refusal = cannot_found_rhine(ready(members))

    assert (refusal is None) is is_enough
    assert is_enough or refusal.rule == "entity.rhine.conditions"


@rule("napoleon-against-europe entity.rhine.beaten-powers")
@pytest.mark.parametrize("missing", ["autriche", "prusse"])
def test_austria_and_prussia_must_both_have_been_beaten(missing):
    game = ready()
    game.beaten = {power: by for power, by in game.beaten.items() if power != missing}

    assert cannot_found_rhine(game).rule == "entity.rhine.beaten-powers"


@rule(
    "napoleon-against-europe entity.rhine.card-played",
    "napoleon-against-europe entity.rhine.points",
)
@pytest.mark.parametrize("moment", [Moment.DIPLOMACY, Moment.ROUND])
def test_the_card_founds_it_for_two_victory_points_and_two_of_escalation(moment):
    """[d.rhine.five-six]"""
    assert ("20F", moment) in EVENTS
    game = ready(5)
    deal(game, empire=["20F"])
    assert cannot_play(game, EMPIRE, moment, PlayCard("20F")).rule == "entity.rhine.conditions"
    game = ready()
    deal(game, empire=["20F"])
    assert cannot_play(game, EMPIRE, moment, PlayCard("20F")) is None
    victory, escalation = game.victory, game.escalation

    Referee(game, play(game, EMPIRE, "20F", moment))
    assert RHINE in game.states
    assert (game.victory, game.escalation) == (victory + 2, escalation + 2)


@rule("napoleon-against-europe entity.rhine.status", "napoleon-against-europe entity.general")
def test_it_is_a_minor_with_its_capital_at_erfurt_a_protectorate_with_a_corps():
    game = ready()
    found_rhine(game)

    assert game.status[RHINE] == Status(Standing.PROTECTORATE, FRANCE)
    assert game.printed.countries[RHINE].capitals == ("erfurt",)
    assert "corps-rhin" in game.reserve
    assert RHINE in minors_with_units(game, EMPIRE)
    assert "baviere" in minors_with_units(game, EMPIRE)


@rule("napoleon-against-europe entity.rhine.members-protected")
def test_its_members_cannot_be_courted():
    game = ready()
    game.period = Period.CHATIMENTS
    mission = mission_of(game, COALITION, value=3)
    assert cannot_court(game, mission, Country("bade")) is None

    found_rhine(game)
    refusal = cannot_court(game, mission, Country("bade"))
    assert refusal.rule == "entity.rhine.members-protected"


@rule("napoleon-against-europe entity.rhine.card", "napoleon-against-europe entity.general")
def test_it_gives_a_card_unless_the_coalition_has_erfurt():
    game = ready()
    before = len(list(hand.groups(game, EMPIRE)))
    found_rhine(game)
    assert len(list(hand.groups(game, EMPIRE))) == before + 1

    stand(game, thuringe="coalition")
    assert len(list(hand.groups(game, EMPIRE))) == before


@rule("napoleon-against-europe entity.rhine.card")
def test_it_gives_its_card_although_thuringia_is_no_member_and_neutral():
    game = ready()
    stand(game, thuringe=None, mecklembourg="empire")
    before = len(list(hand.groups(game, EMPIRE)))
    found_rhine(game)

    assert game.status["thuringe"].kind is Standing.NEUTRAL
    assert len(list(hand.groups(game, EMPIRE))) == before + 1


@rule("napoleon-against-europe entity.rhine.end")
def test_it_lasts_while_one_member_is_left_and_then_is_gone_for_good():
    """[d2.rhine.end]"""
    game = ready()
    found_rhine(game)
    put(game, "erfurt", "corps-rhin")
    victory = game.victory
    for country in MARKED[:5]:
        Referee(game, join(game, country, COALITION))
    assert RHINE in game.states

    Referee(game, join(game, MARKED[5], COALITION))
    assert RHINE not in game.states
    assert game.victory == victory - 2
    assert "corps-rhin" in game.lost
    stand(game, **dict.fromkeys(MARKED, "empire"))
    assert cannot_found_rhine(game).rule == "entity.rhine.end"


@rule("napoleon-against-europe entity.rhine.end", "napoleon-against-europe peace.annex.enlarge")
def test_land_that_was_given_to_the_confederation_is_french_when_it_ends():
    game = ready()
    found_rhine(game)
    game.owner = {**game.owner, "magdebourg": RHINE}
    for country in MARKED[:6]:
        Referee(game, join(game, country, COALITION))

    assert RHINE not in game.states
    assert game.owner["magdebourg"] == FRANCE


def ready_for_westphalia():
    game = bare()
    game.period = Period.CHATIMENTS
    game.events = {"20F": 1807, "24F": 1808}
    stand(game, naples="empire", **dict.fromkeys(LIST, "empire"))
    return game


@rule("napoleon-against-europe entity.westphalia.provinces")
def test_five_provinces_bear_the_mark_of_westphalia():
    game = bare()
    marked = [each.id for each in game.printed.provinces.values() if each.westphalia]

    assert sorted(marked) == sorted((*LIST, "magdebourg"))
    assert westphalian_provinces(game) == ["berg", "hanovre"]
    game.owner = {**game.owner, "magdebourg": FRANCE}
    assert sorted(westphalian_provinces(game)) == ["berg", "hanovre", "magdebourg"]


@rule("napoleon-against-europe entity.westphalia.conditions")
def test_it_takes_four_of_the_five_provinces_and_naples():
    """[d.westphalia.conditions]"""
    game = ready_for_westphalia()
    assert cannot_found_westphalia(game) is None
    stand(game, hesse="coalition")
    assert cannot_found_westphalia(game).rule == "entity.westphalia.conditions"

    game.owner = {**game.owner, "magdebourg": FRANCE}
    assert cannot_found_westphalia(game) is None
    stand(game, naples="coalition")
    assert cannot_found_westphalia(game).rule == "entity.westphalia.conditions"


@rule(
    "napoleon-against-europe entity.westphalia.cards-before",
    "napoleon-against-europe entity.rhine.card",
)
@pytest.mark.parametrize("card", ["20F", "24F"])
def test_two_cards_must_have_been_played_before(card):
    game = ready_for_westphalia()
    game.events = {each: year for each, year in game.events.items() if each != card}

    assert cannot_found_westphalia(game).rule == "entity.westphalia.cards-before"


@rule("napoleon-against-europe entity.westphalia.card")
@pytest.mark.parametrize("moment", [Moment.BUDGET, Moment.DIPLOMACY, Moment.ROUND])
def test_the_card_founds_it_at_once_in_the_second_period(moment):
    """[d.westphalia.conditions]"""
    game = ready_for_westphalia()
    deal(game, empire=["45F"])
    game.period = Period.EPOPEE
    assert cannot_play(game, EMPIRE, moment, PlayCard("45F")).rule == "entity.westphalia.card"
    game.period = Period.CHATIMENTS
    assert cannot_play(game, EMPIRE, moment, PlayCard("45F")) is None
    victory = game.victory

    Referee(game, play(game, EMPIRE, "45F", moment))
    assert WESTPHALIA in game.states
    assert game.victory == victory + 1


@rule("napoleon-against-europe entity.westphalia.gain")
def test_it_brings_a_corps_and_jerome():
    game = ready_for_westphalia()
    found_westphalia(game)

    assert {"corps-westphalie", "jerome"} <= game.reserve


@rule("napoleon-against-europe entity.westphalia.status")
def test_it_is_a_protectorate_with_its_capital_at_kassel_and_its_provinces_are_safe():
    game = ready_for_westphalia()
    mission = mission_of(game, COALITION, value=3)
    assert cannot_court(game, mission, Country("cleves")) is None
    found_westphalia(game)

    assert game.status[WESTPHALIA] == Status(Standing.PROTECTORATE, FRANCE)
    assert game.printed.countries[WESTPHALIA].capitals == ("kassel",)
    refusal = cannot_court(game, mission, Country("cleves"))
    assert refusal.rule == "entity.westphalia.status"
    assert side_of(game, WESTPHALIA) is EMPIRE


@rule("napoleon-against-europe entity.westphalia.end")
def test_it_lasts_while_one_province_is_left_and_then_is_gone_for_good():
    game = ready_for_westphalia()
    found_westphalia(game)
    victory = game.victory
    stand(game, cleves="coalition", berg="coalition", hesse="coalition")
    review(game)
    assert WESTPHALIA in game.states

    stand(game, hanovre="coalition")
    review(game)
    assert WESTPHALIA not in game.states
    assert game.victory == victory - 1
    assert "corps-westphalie" in game.lost
    stand(game, **dict.fromkeys(LIST, "empire"))
    assert cannot_found_westphalia(game).rule == "entity.westphalia.end"


@rule("napoleon-against-europe entity.westphalia.end")
def test_annexed_lands_keep_westphalia_until_the_coalition_holds_them_in_a_conquest_phase():
    game = ready_for_westphalia()
    cede(game, "magdebourg", FRANCE)
    cede(game, "hanovre", FRANCE)
    set_standing(game, "hanovre", Standing.ANNEXED, FRANCE)
    found_westphalia(game)
    victory = game.victory
    stand(game, prusse="coalition", cleves="coalition", berg="coalition", hesse="coalition")
    flag(game, "prusse", "magdebourg", "hanovre", "breme")
    review(game)  # a country goes over in a round
    assert WESTPHALIA in game.states

    flags = game.flags
    for free in ("magdebourg", "hanovre", "breme"):
        game.flags = {zone: by for zone, by in flags.items() if zone != free}
        Referee(game, adjust_control(game))
        assert WESTPHALIA in game.states
    game.flags = flags
    Referee(game, adjust_control(game))
    assert WESTPHALIA not in game.states
    assert game.victory == victory - 1


@rule("napoleon-against-europe entity.rhine.members")
def test_a_marked_minor_that_has_been_annexed_is_no_member():
    game = ready(7)
    game.status = {**game.status, "berg": Status(Standing.ANNEXED, FRANCE)}
    found_rhine(game)

    assert game.status["berg"].kind is Standing.ANNEXED


@rule("napoleon-against-europe entity.rhine.end")
@pytest.mark.parametrize("where", ["field", "returning"])
def test_the_corps_of_a_state_that_ends_is_lost_wherever_it_is(where):
    game = ready()
    found_rhine(game)
    game.reserve = frozenset()
    if where == "field":
        put(game, "erfurt", "corps-rhin")
    else:
        game.returning = ("corps-rhin",)
    end_state(game, RHINE, -2)

    assert "corps-rhin" in game.lost
    assert not game.forces
    assert game.returning == ()
    assert game.status[RHINE].kind is Standing.NONE
    assert cannot_found_rhine(game).rule == "entity.rhine.end"


@rule("napoleon-against-europe entity.westphalia.gain")
def test_a_jerome_who_serves_already_does_not_come_twice():
    game = ready_for_westphalia()
    put(game, "paris", "fr-elite-1", general="jerome")
    found_westphalia(game)

    assert "jerome" not in game.reserve


@rule("napoleon-against-europe entity.westphalia.end")
def test_a_state_that_was_never_founded_does_not_end():
    game = bare()
    stand(game, **dict.fromkeys(("cleves", "berg", "hesse", "hanovre"), "coalition"))
    game.owner = {**game.owner, "magdebourg": "russie"}
    game.told = []
    before = game.status
    review(game)

    assert game.told == []
    assert game.status == before
