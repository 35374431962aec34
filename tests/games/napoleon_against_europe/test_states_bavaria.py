"""The Kingdom of Bavaria, Tyrol in revolt, and the Kingdom of Italy."""

from estafette.games.napoleon_against_europe import annexation, hand
from estafette.games.napoleon_against_europe.actions import Country, Fight, Go
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.conquest import adjust_control
from estafette.games.napoleon_against_europe.events import Moment, window
from estafette.games.napoleon_against_europe.lines import SOURCE, line_for, serves
from estafette.games.napoleon_against_europe.minors import minors_with_units
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.powers import controller, side_of
from estafette.games.napoleon_against_europe.revolt import (
    cannot_raise_tyrol,
    put_down_tyrol,
    raise_tyrol,
)
from estafette.games.napoleon_against_europe.sides import (
    BAVARIA,
    COALITION,
    EMPIRE,
    TYROLEANS,
    Standing,
)
from estafette.games.napoleon_against_europe.states import cannot_found_bavaria, found_bavaria
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.position import bare, bind, flag, put, stand
from tests.referee import Referee, rule


def kingdom(*, dice=()):
    """Bavaria, allied to the Empire, has been given Tyrol."""
    game = bare(dice=dice)
    game.owner = {**game.owner, "tyrol": BAVARIA}
    found_bavaria(game)
    return game


def give(game, province, country):
    make_peace(game, "autriche", EMPIRE)
    referee = Referee(game, annexation.annex(game, "autriche", EMPIRE, province))
    referee.choose(Country(country))
    return referee


@rule("napoleon-against-europe entity.bavaria.creation")
def test_bavaria_is_a_kingdom_as_soon_as_a_peace_gives_it_tyrol():
    """[peace.bavaria-kingdom]"""
    game = bare()
    assert BAVARIA not in game.states
    give(game, "tyrol", BAVARIA)

    assert BAVARIA in game.states
    assert game.owner["tyrol"] == BAVARIA


@rule("napoleon-against-europe entity.bavaria.creation")
def test_without_tyrol_or_without_the_alliance_there_is_no_kingdom():
    game = bare()
    assert cannot_found_bavaria(game).rule == "entity.bavaria.creation"
    game.owner = {**game.owner, "tyrol": BAVARIA}
    assert cannot_found_bavaria(game) is None

    stand(game, baviere="coalition")
    assert cannot_found_bavaria(game).rule == "entity.bavaria.creation"
    found_bavaria(game)
    assert BAVARIA not in game.states


@rule("napoleon-against-europe entity.bavaria.card")
def test_the_kingdom_gives_a_card_unless_the_coalition_holds_munich_or_innsbruck():
    """[d.bavaria.card-lost]"""
    game = kingdom()
    whole = len(list(hand.groups(game, EMPIRE)))
    game.states = frozenset()
    assert len(list(hand.groups(game, EMPIRE))) == whole - 1

    for zone in ("innsbruck", "munich"):
        game = kingdom()
        flag(game, "autriche", zone, "salzbourg")
        assert len(list(hand.groups(game, EMPIRE))) == whole - 1


@rule("napoleon-against-europe entity.tyrol.card")
def test_tyrol_rises_only_against_the_kingdom_of_bavaria():
    assert cannot_raise_tyrol(bare()).rule == "entity.tyrol.card"

    game = kingdom()
    assert cannot_raise_tyrol(game) is None
    Referee(game, raise_tyrol(game))
    assert game.forces["corps-tyrol"].zone == "innsbruck"


@rule("napoleon-against-europe entity.tyrol.status")
def test_tyrol_in_revolt_is_allied_to_austria_and_lives_on_innsbruck():
    game = kingdom()
    Referee(game, raise_tyrol(game))

    assert game.status[TYROLEANS] == Status(Standing.ALLY, "autriche")
    assert side_of(game, TYROLEANS) is COALITION
    assert controller(game, "innsbruck") is COALITION
    assert serves(game, line_for(game, TYROLEANS), "innsbruck") == SOURCE


@rule(
    "napoleon-against-europe entity.tyrol.status", "napoleon-against-europe revolt.counts-as-minor"
)
def test_while_austria_is_at_peace_tyrol_is_englands_and_counts_among_its_minors():
    """[d4.tyrol.austria-neutral]"""
    game = kingdom()
    bind(game, "autriche")
    Referee(game, raise_tyrol(game))

    assert game.status[TYROLEANS] == Status(Standing.ALLY, "angleterre")
    assert game.status["autriche"].kind is Standing.FORCED_PEACE
    assert TYROLEANS in minors_with_units(game, COALITION)
    Referee(game, join(game, "autriche", COALITION))
    assert game.status[TYROLEANS] == Status(Standing.ALLY, "autriche")


@rule("napoleon-against-europe entity.tyrol.stacking")
def test_a_coalition_corps_without_general_makes_room_for_the_tyroleans():
    """[d.tyrol.stacking]"""
    game = kingdom()
    put(game, "innsbruck", "au-corps-1")
    Referee(game, raise_tyrol(game))

    assert "au-corps-1" not in game.steps
    assert game.zones["innsbruck"] == ("corps-tyrol",)


@rule("napoleon-against-europe entity.tyrol.stacking")
def test_a_general_takes_the_tyroleans_in():
    game = kingdom()
    put(game, "innsbruck", "au-corps-1", general="jean")
    referee = Referee(game, raise_tyrol(game))
    assert referee.is_over

    assert game.zones["innsbruck"] == ("jean",)
    assert set(game.forces["jean"].corps) == {"au-corps-1", "corps-tyrol"}


@rule(
    "napoleon-against-europe entity.tyrol.battle",
    "napoleon-against-europe entity.tyrol.evade-countermarch",
)
def test_empire_troops_in_tyrol_may_evade_or_fight_and_others_march_to_the_guns(monkeypatch):
    moments = []

    def looked_at(game, side, moment, **stake):
        moments.append(moment)
        return (yield from window(game, side, moment, **stake))

    monkeypatch.setattr("estafette.games.napoleon_against_europe.battle.window", looked_at)
    game = kingdom(dice=[6, 6, 1, 1, 1, 1])
    put(game, "innsbruck", "corps-baviere")
    referee = Referee(game, raise_tyrol(game))
    assert referee.decision.seat == EMPIRE
    assert referee.decision.key == "evasion.where"

    referee.choose(Fight())
    while not referee.is_over:
        referee.choose(referee.options[-1])
    assert Moment.COUNTERMARCH in moments
    assert "battle.won" in referee.keys
    assert game.march is None


@rule("napoleon-against-europe entity.tyrol.battle")
def test_without_empire_troops_there_is_no_battle():
    game = kingdom()
    referee = Referee(game, raise_tyrol(game))

    assert referee.is_over
    assert "battle.begins" not in referee.keys


@rule("napoleon-against-europe entity.tyrol.battle")
def test_beaten_tyroleans_retreat_like_anybody():
    game = kingdom(dice=[1, 1, 6, 6, 1, 1, 1])
    put(game, "innsbruck", "fr-elite-1", "fr-elite-2", general="ney")
    referee = Referee(game, raise_tyrol(game))
    referee.choose(Fight())
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert referee.fact("battle.won")["side"] is EMPIRE
    standing = game.forces.get("corps-tyrol")
    assert standing is None or standing.zone != "innsbruck"
    assert controller(game, "innsbruck") is EMPIRE


@rule("napoleon-against-europe entity.tyrol.reconquest")
def test_tyrol_stays_in_revolt_whatever_austria_does_until_the_empire_has_innsbruck():
    """[d4.tyrol.reconquest]"""
    game = kingdom()
    Referee(game, raise_tyrol(game))
    make_peace(game, "autriche", EMPIRE)
    Referee(game, adjust_control(game))
    assert game.owner["tyrol"] == TYROLEANS

    flag(game, "france", "innsbruck")
    Referee(game, adjust_control(game))
    assert game.owner["tyrol"] == BAVARIA
    assert controller(game, "innsbruck") is EMPIRE
    assert TYROLEANS not in minors_with_units(game, COALITION)


@rule("napoleon-against-europe entity.tyrol.reconquest")
def test_innsbruck_retaken_stays_the_empires_while_bavaria_is_its_enemy():
    game = kingdom()
    Referee(game, raise_tyrol(game))
    stand(game, baviere="coalition")
    flag(game, "france", "innsbruck")
    Referee(game, adjust_control(game))

    assert game.owner["tyrol"] == TYROLEANS
    assert controller(game, "innsbruck") is EMPIRE


@rule("napoleon-against-europe scenario.1809.politics.annexations")
def test_in_1809_tyrol_is_in_revolt_and_bavarias_again_when_innsbruck_falls():
    game = bare("1809")
    assert game.owner["tyrol"] == TYROLEANS
    assert ("munich", "innsbruck") not in [each.zones for each in hand.groups(game, EMPIRE)]

    flag(game, "france", "innsbruck")
    Referee(game, adjust_control(game))
    assert game.owner["tyrol"] == BAVARIA
    assert ("munich", "innsbruck") in [each.zones for each in hand.groups(game, EMPIRE)]


@rule("napoleon-against-europe entity.italy.second-corps")
def test_venetia_given_twice_brings_the_corps_once():
    game = bare()
    put(game, "milan", "italie-2")
    give(game, "venetie", "royaume-d-italie")

    assert "italie-2" not in game.reserve


@rule("napoleon-against-europe entity.italy.initial")
def test_the_kingdom_of_italy_has_lombardy_and_romagna_from_the_beginning():
    game = bare()
    owned = [province for province, of in game.owner.items() if of == "royaume-d-italie"]

    assert sorted(owned) == ["lombardie", "romagne"]
    assert game.printed.countries["royaume-d-italie"].capitals == ("milan",)
    assert game.status["royaume-d-italie"].kind is Standing.PROTECTORATE


@rule("napoleon-against-europe entity.italy.second-corps")
def test_venetia_given_to_italy_brings_its_second_corps():
    game = bare()
    give(game, "venetie", "royaume-d-italie")
    assert "italie-2" in game.reserve

    game = bare()
    give(game, "venetie", "france")
    assert "italie-2" not in game.reserve


@rule("napoleon-against-europe entity.tyrol.card")
def test_no_rising_without_a_kingdom_nor_in_a_tyrol_that_is_not_bavarian():
    game = bare()
    game.owner = {**game.owner, "tyrol": BAVARIA}
    assert cannot_raise_tyrol(game).key == "revolt.no-kingdom"

    game = kingdom()
    game.owner = {**game.owner, "tyrol": "autriche"}
    assert cannot_raise_tyrol(game).key == "revolt.no-kingdom"


@rule("napoleon-against-europe entity.tyrol.status")
def test_a_flag_at_innsbruck_that_nobody_guards_comes_down_when_tyrol_rises():
    game = kingdom()
    flag(game, "autriche", "innsbruck")
    game.empty = frozenset({"innsbruck"})
    Referee(game, raise_tyrol(game))

    assert game.flags == {}
    assert not game.empty
    assert "corps-tyrol" in game.steps


@rule("napoleon-against-europe entity.tyrol.battle")
def test_a_garrison_behind_the_walls_of_innsbruck_is_besieged_without_a_battle():
    game = kingdom()
    put(game, "innsbruck", "corps-baviere", is_sheltered=True)
    referee = Referee(game, raise_tyrol(game))

    assert referee.is_over
    assert "battle.begins" not in referee.keys
    assert game.sieges == {"innsbruck": 0}


@rule("napoleon-against-europe entity.tyrol.evade-countermarch")
def test_who_evades_the_tyroleans_does_not_fight_them():
    game = kingdom(dice=[6])
    put(game, "innsbruck", "corps-baviere", general="ney")
    referee = Referee(game, raise_tyrol(game))
    referee.choose(Go("munich"))

    assert referee.is_over
    assert "battle.begins" not in referee.keys
    assert game.forces["ney"].zone == "munich"


@rule("napoleon-against-europe entity.tyrol.reconquest")
def test_an_innsbruck_taken_from_austria_is_nobody_elses_by_that():
    game = bare()
    game.states = frozenset({BAVARIA})
    flag(game, "france", "innsbruck", "salzbourg")
    put_down_tyrol(game)
    assert game.owner["tyrol"] == "autriche"

    game.owner = {**game.owner, "tyrol": TYROLEANS}
    put_down_tyrol(game)
    assert game.owner["tyrol"] == BAVARIA
    assert game.status[TYROLEANS].kind is Standing.NONE
    assert game.flags == {"salzbourg": "france"}


@rule("napoleon-against-europe entity.tyrol.reconquest")
def test_it_is_told_that_the_tyroleans_are_put_down():
    game = bare("1809")
    flag(game, "france", "innsbruck")
    game.told = []

    put_down_tyrol(game)

    told = [(each.key, each.facts) for each in game.told]
    assert told == [("revolt.put-down", {"country": TYROLEANS, "zone": "innsbruck"})]
