"""Markers about the lead, hands of markers, Napoleon, the Swiss, the Germans and the Swedes."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Aim,
    GoFirst,
    Place,
    PlayMarker,
    RecallNapoleon,
    Retreat,
)
from estafette.games.pitts_war.affairs import Battle, Clash, Engaged, March
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.diplomacy import negotiate
from estafette.games.pitts_war.entering import arrive
from estafette.games.pitts_war.events import Moment, cannot_play, may_play
from estafette.games.pitts_war.impulse import open_impulse
from estafette.games.pitts_war.income import worth
from estafette.games.pitts_war.modifiers import play_one, reckon
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.pools import name_first_player, take_initiative
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def dealing(marker, **more):
    side = "french" if marker[0] == "f" else "coalition"
    hand = {side: [marker]} | more.pop("hand", {})
    game = given(active=side, hand=hand, **more)
    return Referee(game, negotiate(game))


def played(marker, **more):
    referee = dealing(marker, **more)
    referee.choose(PlayMarker(marker))
    return referee


def leads_in(game, year):
    game.year = year
    name_first_player(game)
    return game.first


@rule("pitts-war card.f.initiative")
def test_the_french_initiative_makes_france_first_for_the_year():
    game = given(year=1796, hand={"french": ["f-initiative"]})
    referee = Referee(game, take_initiative(game))

    referee.choose(PlayMarker("f-initiative"))
    assert game.first is FRENCH  # seq.first-player.initiative-french
    assert leads_in(game, 1797) is COALITION


@rule("pitts-war card.f.initiative")
def test_a_first_player_has_no_use_for_it():
    game = given(year=1796, first="french", hand={"french": ["f-initiative"]})
    refusal = cannot_play(game, FRENCH, Moment.EVENTS, PlayMarker("f-initiative"))

    assert refusal.key == "politics.first-already"
    assert Referee(game, take_initiative(game)).is_over


@rule("pitts-war card.c.initiative")
def test_the_initiative_of_the_coalition_makes_it_first_for_the_year():
    game = given("great-empire", year=1812, hand={"coalition": ["c-initiative"]})
    referee = Referee(game, take_initiative(game))

    referee.choose(PlayMarker("c-initiative"))
    assert game.first is COALITION  # seq.first-player.initiative-coalition
    assert leads_in(game, 1813) is FRENCH


@rule("pitts-war card.c.initiative.turkey", "pitts-war card.c.initiative")
@pytest.mark.parametrize("choice", [Aim("turkey"), GoFirst()])
def test_or_turkey_becomes_neutral_again(choice):
    hand = {"coalition": ["c-initiative"]}
    game = given("great-empire", year=1811, hand=hand, stance={"turkey": "french"})
    referee = Referee(game, take_initiative(game))

    referee.choose(PlayMarker("c-initiative"))
    assert set(referee.options) == {Aim("turkey"), GoFirst()}
    referee.choose(choice)  # mea.initiative-turkey
    is_turkish = choice == Aim("turkey")
    assert (game.stance["turkey"] is Stance.ALOOF) is is_turkish
    assert (game.first is FRENCH) is is_turkish


@rule("pitts-war card.c.initiative.turkey")
def test_a_coalition_that_leads_may_still_use_it_on_turkey():
    hand = {"coalition": ["c-initiative"]}
    game = given("great-empire", first="coalition", hand=hand, stance={"turkey": "french"})
    Referee(game, take_initiative(game)).choose(PlayMarker("c-initiative"))
    assert game.stance["turkey"] is Stance.ALOOF

    game = given("great-empire", first="coalition", hand=hand)
    refusal = cannot_play(game, COALITION, Moment.EVENTS, PlayMarker("c-initiative"))
    assert refusal.rule == "turn.first-player.markers"
    assert Referee(game, take_initiative(game)).is_over


HANDS = {"french": ["f-ballons", "f-depots", "f-usa"]}


@rule("pitts-war card.c.perfide-albion")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (3, 2), (4, 1), (6, 1)])
def test_perfidious_albion_takes_one_marker_or_two_back_to_the_pool(die, left):
    pool = {"french": ["f-lanciers"]}
    referee = played("c-perfide-albion", year=1802, hand=HANDS, pool=pool, dice=[die])
    game = referee.game

    assert len(game.hands[FRENCH]) == left  # mea.perfide
    assert sorted(game.hands[FRENCH] + game.pools[FRENCH]) == sorted(
        [*HANDS["french"], "f-lanciers"]
    )
    assert referee.fact("politics.gave-back") == {"side": "french", "die": die, "count": 3 - left}
    secret = next(told for told in referee.told if told.key == "politics.lost-markers")
    assert secret.to == ("french",)
    assert set(secret.facts["markers"]).isdisjoint(game.hands[FRENCH])
    assert game.live == {*HANDS["french"], "f-lanciers"}


@rule("pitts-war card.c.perfide-albion")
def test_the_markers_are_drawn_by_lot():
    lots = set()
    for number in range(12):
        game = given(
            year=1802, active="coalition", hand=HANDS | {"coalition": ["c-perfide-albion"]}
        )
        game.dice.used = number * 50
        game.dice.loaded[:] = [1]
        Referee(game, negotiate(game)).choose(PlayMarker("c-perfide-albion"))
        lots.update(game.pools[FRENCH])
    assert len(lots) > 1


@rule("pitts-war card.f.fouche")
def test_fouche_takes_what_there_is():
    hand = {"coalition": ["c-carre"]}
    referee = played("f-fouche", year=1810, hand=hand, dice=[6])

    assert referee.game.hands[COALITION] == []  # mea.fouche
    assert referee.game.pools[COALITION] == ["c-carre"]
    empty = dealing("f-fouche", year=1810)
    assert empty.refusal(PlayMarker("f-fouche")).rule == "card.f.fouche"
    empty = dealing("c-perfide-albion", year=1810)
    assert empty.refusal(PlayMarker("c-perfide-albion")).rule == "card.c.perfide-albion"


def battle_with_the_swiss(game, defenders=("swiss",)):
    clash = Clash("bern", FRENCH, "besancon", "clear")
    attacker, defender = Engaged(FRENCH, ["fr-alps"]), Engaged(COALITION, list(defenders))
    attacker.lead, defender.lead = "fr-alps", defenders[0]
    game.battle = Battle(clash, attacker, defender)
    return game.battle


@rule("pitts-war card.f.confederation-suisse", "pitts-war card.f.confederation-suisse.battle")
@rule("pitts-war neutral.invaded")
def test_the_swiss_confederation_opens_switzerland_and_helps_in_one_battle():
    pieces = {"fr_alps": "besancon", "swiss": "bern"}
    referee = dealing("f-confederation-suisse", year=1798, **pieces)
    game = referee.game
    march = game.march = March(FRENCH, ["fr-alps"], [], "besancon", "besancon", points=4)
    assert cannot_pass(game, march, "bern").rule == "neutral.closed"

    referee.choose(PlayMarker("f-confederation-suisse"))
    assert cannot_pass(game, march, "bern") is None  # mea.suisse
    Referee(game, arrive(game, march, "bern", "pass", 2))
    assert game.side_of("switzerland") is COALITION  # rv.neutral.swiss
    assert game.entered["switzerland"] == 1798
    for bonus in (1, 0):
        battle = battle_with_the_swiss(game)
        reckon(game)
        assert dict(battle.attacker.tally).get("f-confederation-suisse", 0) == bonus


@rule("pitts-war card.f.confederation-suisse.battle")
def test_the_bonus_waits_for_a_battle_against_the_swiss():
    lasting = {"f-confederation-suisse:battle": "ever"}
    pieces = {"fr_alps": "bern", "au_galicia": "bern", "swiss": "zurich"}
    game = given(year=1799, lasting=lasting, stance={"switzerland": "coalition"}, **pieces)

    battle = battle_with_the_swiss(game, ["au-galicia"])
    reckon(game)
    assert "f-confederation-suisse" not in dict(battle.attacker.tally)
    assert game.lasting.keys() == lasting.keys()
    battle = battle_with_the_swiss(game)
    reckon(game)
    assert "f-confederation-suisse" not in dict(battle.defender.tally)


@rule("pitts-war supply.out.no-battle-events", "pitts-war card.f.confederation-suisse.battle")
def test_a_force_out_of_supply_gains_nothing_against_the_swiss():
    lasting = {"f-confederation-suisse:battle": "ever"}
    hand = {"french": ["f-confederation-suisse"]}
    game = given(year=1799, fr_alps="bern", swiss="bern", lasting=lasting, hand=hand)
    battle = battle_with_the_swiss(game)
    battle.attacker.is_supplied = False
    reckon(game)

    assert "f-confederation-suisse" not in dict(battle.attacker.tally)
    held = PlayMarker("f-confederation-suisse")
    refusal = cannot_play(game, FRENCH, Moment.BATTLE, held)
    assert refusal.rule == "supply.out.no-battle-events"


@rule("pitts-war card.f.confederation-suisse.battle")
def test_kept_in_hand_it_gives_one_more_in_a_battle_against_the_swiss():
    hand = {"french": ["f-confederation-suisse"]}
    pieces = {"fr_alps": "bern", "au_galicia": "bern", "swiss": "bern"}
    game = given(year=1799, hand=hand, stance={"switzerland": "coalition"}, **pieces)
    battle_with_the_swiss(game, ["au-galicia"])
    play = PlayMarker("f-confederation-suisse")
    refusal = cannot_play(game, FRENCH, Moment.BATTLE, play)
    assert refusal.rule == "card.f.confederation-suisse.battle"
    assert not may_play(game, FRENCH, Moment.BATTLE)

    battle = battle_with_the_swiss(game)
    Referee(game, play_one(game, FRENCH)).choose(play)
    assert battle.attacker.tally == [("f-confederation-suisse", 1)]


@rule("pitts-war card.f.confederation-suisse")
def test_a_switzerland_that_is_at_war_needs_no_opening():
    referee = dealing("f-confederation-suisse", year=1798, stance={"switzerland": "coalition"})

    assert referee.refusal(PlayMarker("f-confederation-suisse")).key == "politics.not-neutral"


@rule("pitts-war card.f.brumaire")
def test_brumaire_brings_napoleon_back_from_the_levant():
    pieces = {"fr_egypt": "cairo", "napoleon": "cairo", "fr_alps": "lyon", "fr_italy": "milan"}
    pieces["fr_interior"] = "paris"
    referee = played("f-brumaire", year=1799, flags={"cairo": "france"}, **pieces)

    assert set(referee.options) == {Place("napoleon", "lyon"), Place("napoleon", "paris")}
    assert referee.decision.seat == "french"
    referee.choose(Place("napoleon", "lyon"))
    assert referee.game.leaders["napoleon"] == "lyon"  # mea.brumaire


@rule("pitts-war card.f.brumaire")
@pytest.mark.parametrize(
    ("pieces", "key"),
    [
        ({"fr_italy": "milan", "napoleon": "milan", "fr_alps": "lyon"}, "politics.not-in-levant"),
        ({"fr_alps": "lyon"}, "politics.not-in-levant"),
        ({"fr_egypt": "cairo", "napoleon": "cairo"}, "politics.no-force-in-france"),
        (
            {"fr_egypt": "cairo", "napoleon": "cairo", "swiss": "lyon"},
            "politics.no-force-in-france",
        ),
    ],
)
def test_brumaire_needs_napoleon_in_the_levant_and_a_force_in_france(pieces, key):
    referee = dealing("f-brumaire", year=1799, stance={"switzerland": "french"}, **pieces)

    assert referee.refusal(PlayMarker("f-brumaire")).key == key


MOSCOW = {
    **{"fr_grand_army": "moscow 3", "fr_rhine": "moscow 3", "fr_italy": "moscow 3"},
    **{"napoleon": "moscow", "davout": "moscow", "fr_interior": "paris", "fr_alps": "lyon"},
}


def malet(**more):
    flags = {"moscow": "france", "smolensk": "france", "kaluga": "france"}
    pieces = MOSCOW | more
    return played("c-malet", scenario="great-empire", year=1812, flags=flags, **pieces)


@rule("pitts-war card.c.malet", "pitts-war card.c.malet.stack")
def test_malet_calls_napoleon_to_france_where_the_coalition_wants_him():
    referee = malet()
    game = referee.game
    assert (referee.decision.seat, set(referee.options)) == ("french", {RecallNapoleon(), Pass()})

    referee.choose(RecallNapoleon())
    assert referee.decision.seat == "coalition"
    referee.choose(Place("napoleon", "paris"))
    assert game.leaders["napoleon"] == "paris"  # mea.malet
    assert referee.decision.key == "stacking.who-withdraws"
    assert game.strength(game.at("moscow", FRENCH)) == 9
    referee.choose(Retreat("fr-italy", "kaluga"))
    assert referee.is_over
    assert game.strength(game.at("moscow", FRENCH)) == 6
    assert game.leaders["davout"] == "moscow"


@rule("pitts-war card.c.malet", "pitts-war card.c.malet.stack")
def test_or_he_comes_back_with_the_next_impulse():
    referee = malet()
    game = referee.game

    referee.choose(Pass())
    assert "napoleon" not in game.leaders
    referee.choose(Retreat("fr-italy", "kaluga"))
    referee = Referee(game, open_impulse(game))
    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.c.malet")
    referee.choose(Place("napoleon", "moscow"))
    assert game.leaders["napoleon"] == "moscow"


@rule("pitts-war card.c.malet")
def test_a_napoleon_in_france_goes_to_another_force_of_france():
    pieces = {"fr_interior": "paris", "napoleon": "paris", "fr_alps": "lyon", "au_galicia": "metz"}
    pieces |= {"italians": "dijon", "fr_rhine": "milan"}
    referee = played("c-malet", scenario="great-empire", year=1812, **pieces)

    referee.choose(RecallNapoleon())
    assert referee.game.leaders["napoleon"] == "lyon"


@rule("pitts-war card.c.malet")
def test_malet_needs_napoleon_on_the_map():
    referee = dealing("c-malet", year=1812, fr_alps="paris")

    assert referee.refusal(PlayMarker("c-malet")).key == "politics.not-on-map"


@rule("pitts-war card.c.malet")
def test_without_a_force_in_france_he_can_only_come_back_later():
    game_at = {"scenario": "great-empire", "year": 1812, "flags": {"moscow": "france"}}
    referee = played("c-malet", fr_italy="moscow", napoleon="moscow", **game_at)

    assert referee.is_over
    assert "c-malet" in referee.game.lasting
    assert "napoleon" not in referee.game.leaders


GERMANY = {"prussia": "coalition", "saxony": "french", "bavaria": "french"}


def germania(**more):
    stance = GERMANY | more.pop("stance", {})
    flags = {"munich": "austria", "ulm": None} | more.pop("flags", {})
    return {"scenario": "great-empire", "year": 1813, "stance": stance, "flags": flags} | more


@rule("pitts-war card.c.germanie", "pitts-war card.c.germanie.units")
@rule("pitts-war card.c.germanie.areas")
def test_saxony_and_bavaria_desert_with_their_armies_and_areas():
    pieces = {"saxons": "leipzig 2", "fr_alps": "leipzig 1", "pr_silesia": "magdeburg 1"}
    pieces |= {"bavarians": "munich 1", "au_germany": "salzburg 2", "fr_italy": "munich"}
    referee = played("c-germanie", **germania(**pieces))
    game = referee.game

    assert game.where["saxons"] == "magdeburg"  # mea.germanie
    assert game.side("saxons") is COALITION
    assert game.side_of("saxony") is game.side_of("bavaria") is COALITION
    assert game.where["fr-alps"] == "leipzig"
    assert game.strays == {}
    lost = ("munich", "ulm", "regensburg", "dresden", "leipzig")
    assert [controller(game, area) for area in lost] == [COALITION] * 5
    assert game.where["bavarians"] == "salzburg"


@rule("pitts-war card.c.germanie.units")
def test_of_stacks_as_near_the_coalition_chooses_and_with_none_they_go_home():
    pieces = {"saxons": "leipzig 2", "pr_silesia": "magdeburg 1", "au_galicia": "dresden 1"}
    referee = played("c-germanie", **germania(stance={"bavaria": "coalition"}, **pieces))
    assert (referee.decision.seat, referee.decision.key) == ("coalition", "politics.which-stack")
    referee.choose(Place("saxons", "dresden"))
    assert referee.game.where["saxons"] == "dresden"

    referee = played("c-germanie", **germania(saxons="paris 2", stance={"bavaria": "coalition"}))
    assert referee.decision.facts == {"army": "saxons"}
    referee.choose(Place("saxons", "leipzig"))
    assert referee.game.strays == {}


@rule("pitts-war card.c.germanie")
@pytest.mark.parametrize(
    ("stance", "key"),
    [
        ({"prussia": "peace"}, "politics.not-at-war"),
        ({"austria": "french"}, "politics.not-at-war"),
        ({"saxony": "coalition", "bavaria": "neutral"}, "politics.no-germans"),
        ({"saxony": "coalition"}, ""),
    ],
)
def test_germania_needs_both_great_powers_at_war_and_a_german_ally_of_france(stance, key):
    referee = dealing("c-germanie", **germania(stance=stance))

    if key:
        assert referee.refusal(PlayMarker("c-germanie")).key == key
    else:
        assert PlayMarker("c-germanie") in referee.options


@rule("pitts-war card.c.bernadotte", "pitts-war card.c.bernadotte.where")
@pytest.mark.parametrize("stance", ["neutral", "coalition", "french"])
def test_bernadotte_lands_with_two_steps_in_sweden_or_a_baltic_port(stance):
    where = {"scenario": "great-empire", "year": 1813, "flags": {"rostock": None}}
    stances = {"sweden": stance, "mecklenburg": "coalition", "denmark": "french"}
    referee = played("c-bernadotte", stance=stances, swedes="abo 1", **where)
    game = referee.game

    areas = {option.area for option in referee.options}  # mea.bernadotte
    assert {"stockholm", "goteborg", "abo", "stralsund", "rostock", "petersburg"} <= areas
    assert areas.isdisjoint({"copenhagen", "london", "stettin"})
    referee.choose(Place("swedes", "stralsund"))
    assert (game.where["swedes"], game.steps["swedes"]) == ("stralsund", 2)
    assert game.side_of("sweden") is COALITION
    assert worth(game, "stockholm") == 2


@rule("pitts-war card.c.bernadotte")
def test_bernadotte_needs_his_swedes():
    referee = dealing("c-bernadotte", year=1813, facts={"lost": ("swedes",)})

    assert referee.refusal(PlayMarker("c-bernadotte")).rule == "card.c.bernadotte"
