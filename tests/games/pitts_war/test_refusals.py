"""What nobody offered is refused all the same under the clause that forbids it."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Aim,
    Assault,
    BuildUp,
    Command,
    Designate,
    FallBack,
    GoFirst,
    Lead,
    Lose,
    Pick,
    Place,
    Raise,
    RecallNapoleon,
    Retreat,
    Withdraw,
)
from estafette.games.pitts_war.command import disperse_excess
from estafette.games.pitts_war.events import Moment, play
from estafette.games.pitts_war.homecoming import withdraw
from estafette.games.pitts_war.impulse import open_impulse
from estafette.games.pitts_war.markers.levies import landwehr
from estafette.games.pitts_war.markers.naval import egyptian_expedition
from estafette.games.pitts_war.markers.persons import coalition_initiative
from estafette.games.pitts_war.peace import stay_or_leave
from estafette.games.pitts_war.preparation import pick_markers, place_awaiting
from estafette.games.pitts_war.recruitment import recruit
from estafette.games.pitts_war.retreat import retreat
from estafette.games.pitts_war.sides import COALITION, FRENCH, Side
from estafette.games.pitts_war.uprising import choose_area, drive_out
from tests.games.pitts_war.fighting import battle, faced
from tests.games.pitts_war.marching import on_march
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

WAR = {"russia": "coalition", "austria": "coalition", "prussia": "coalition"}


def played(marker, game, moment=Moment.TURN):
    """A marker of its owner's hand is on the table."""
    side = Side("french" if marker[0] == "f" else "coalition")
    game.hands[side] = [marker]
    return Referee(game, play(game, side, marker, moment))


def put(game, procedure):
    """The first question of a procedure, put even if a single answer is left."""

    def asking():
        decision = next(procedure)
        decision.always = True
        yield decision

    return Referee(game, asking())


def why(referee, action):
    """The clause and the key under which this is refused."""
    refusal = referee.refusal(action)
    return refusal.rule, refusal.key


@rule("pitts-war battle.modifier.tactical", "pitts-war activation.commander.majority")
def test_who_is_not_in_a_battle_neither_commands_nor_leads():
    there = dict.fromkeys(("fr_italy", "fr_alps", "imperials", "au_galicia"), "brussels")
    leaders = {"jourdan": "brussels", "moreau": "brussels", "massena": "lille"}
    game = given(year=1797, fr_north="lille", **there, **leaders, dice=[3, 3, 1, 1])
    referee = battle(game, "brussels", out_of="lille")
    referee.choose(Pass())  # nobody marches to the guns

    refused = ("battle.modifier.leader", "battle.leader-not-engaged")
    assert why(referee, Command("massena")) == refused
    referee.choose(Command("moreau"))
    for army in ("fr-north", "imperials"):
        assert why(referee, Lead(army)) == ("battle.modifier.tactical", "battle.not-engaged")


@rule("pitts-war activation.commander.strategic")
def test_a_leader_who_is_outranked_does_not_claim_command():
    there = dict.fromkeys(("fr_italy", "fr_alps", "massena", "hoche", "jourdan"), "brussels")
    game = given(year=1797, **there, au_galicia="brussels", dice=[3, 3])
    referee = battle(game, "brussels", out_of="lille")

    outranked = ("activation.commander.majority", "battle.outranked")
    assert why(referee, Command("jourdan")) == outranked


@rule("pitts-war stacking.leader-removed.convert")
def test_only_an_army_of_the_crowded_area_gives_up_a_step():
    crowd = {"fr_egypt": "acre 4", "fr_alps": "acre 4", "fr_north": "lille"}
    game = given(year=1799, flags={"acre": "france"}, **crowd)
    referee = Referee(game, disperse_excess(game, "acre"))

    refused = ("stacking.leader-removed.convert", "stacking.not-here")
    assert referee.decision.key == "stacking.who-is-lost"
    assert why(referee, Lose("fr-north")) == refused


@rule("pitts-war peace.allied-forces-leave")
def test_a_force_that_must_leave_goes_as_one_and_no_further_than_it_must():
    flags = dict.fromkeys(("linz", "graz", "salzburg"), "france")
    game = given("great-empire", fr_alps="vienna 1", fr_italy="vienna 1", flags=flags)
    referee = Referee(game, withdraw(game, "vienna", FRENCH))
    (near, *_) = [option.area for option in referee.options]

    clause = "peace.allied-forces-leave"
    assert why(referee, Retreat("", "paris")) == (clause, "homecoming.not-nearest")
    assert why(referee, Retreat("fr-alps", near)) == (clause, "homecoming.together")


@rule("pitts-war peace.conqueror-may-stay")
def test_only_a_force_in_the_beaten_land_is_asked_to_leave():
    game = given("great-empire", fr_alps="vienna", fr_italy="milan")
    referee = Referee(game, stay_or_leave(game, "austria", FRENCH))

    assert why(referee, Withdraw("milan")) == ("peace.conqueror-may-stay", "peace.no-force")


@rule("pitts-war reinforce.revolt.placement", "pitts-war reinforce.revolt.displace")
def test_a_revolt_breaks_out_on_its_own_ground_and_drives_nobody_further_than_it_must():
    game = given(fr_coastal="brest")
    referee = Referee(game, choose_area(game, "chouans", ["brest", "rennes"]))
    clause = "reinforce.revolt.placement"
    assert why(referee, Place("chouans", "paris")) == (clause, "uprising.no-ground")
    assert why(referee, Place("vendeans", "brest")) == (clause, "arrival.not-due")

    game = given(fr_italy="lyon")
    referee = Referee(game, drive_out(game, "lyon", ("lyon", "marseille")))
    refused = ("reinforce.revolt.displace", "homecoming.not-nearest")
    assert why(referee, FallBack("paris")) == refused


@rule("pitts-war scenario.choice-of-area", "pitts-war scenario.1805.france-picks-marker")
def test_a_set_up_takes_one_army_after_the_other_and_markers_of_the_pool():
    game = given("great-empire", facts={"awaiting": {"ru-i-milicia": 1, "ru-baltic": 1}})
    referee = Referee(game, place_awaiting(game))
    clause = "scenario.choice-of-area"
    assert why(referee, Place("ru-baltic", "moscow")) == (clause, "setup.not-this")
    assert why(referee, Place("ru-i-milicia", "paris")) == (clause, "setup.not-there")

    game = given("great-empire", pool={"french": ["f-eble", "f-harem"]})
    referee = Referee(game, pick_markers(game))
    refused = ("scenario.1805.france-picks-marker", "buy.not-in-pool")
    assert why(referee, Pick("c-nelson")) == refused


@rule("pitts-war recruit.own-units-only")
@pytest.mark.parametrize("order", [Raise("fr-rhine", "metz"), BuildUp("fr-alps")])
def test_nobody_spends_the_points_of_the_enemy(order):
    points = {"france": 3, "austria": 3}
    pieces = {"fr_alps": "lyon 1", "au_germany": "vienna 1"}
    game = given(active="coalition", facts={"points": points}, **pieces)

    refused = ("recruit.own-units-only", "recruit.not-yours")
    assert why(Referee(game, recruit(game)), order) == refused


@rule("pitts-war retreat.duty")
def test_one_who_is_alone_retreats_by_his_name():
    game = given(fr_italy="brussels 3", imperials="brussels 1")
    beaten = faced(game)
    beaten.winner = FRENCH
    referee = Referee(game, retreat(game))
    (way, *_) = [option.area for option in referee.options]

    assert why(referee, FallBack(way)) == ("retreat.duty", "retreat.one-left")


# Markers.


@rule("pitts-war card.f.brumaire")
@pytest.mark.parametrize(
    ("choice", "key"),
    [
        (Place("napoleon", "milan"), "politics.not-in-france"),
        (Place("davout", "paris"), "arrival.not-due"),
    ],
)
def test_brumaire_takes_napoleon_to_france_and_nobody_else(choice, key):
    pieces = {"fr_egypt": "cairo", "napoleon": "cairo", "fr_alps": "lyon", "fr_italy": "milan"}
    game = given(year=1799, flags={"cairo": "france"}, fr_interior="paris", **pieces)
    referee = played("f-brumaire", game)

    assert why(referee, choice) == ("card.f.brumaire", key)
    assert referee.refusal(Place("napoleon", "lille")).rule == "leader.needs-own-army"


@rule("pitts-war card.c.malet")
def test_malet_takes_napoleon_to_another_force_of_france_if_there_is_one():
    game = given(year=1812, fr_alps="lyon", fr_interior="paris", fr_north="lille", napoleon="lyon")
    referee = played("c-malet", game)
    referee.choose(RecallNapoleon())
    assert why(referee, Place("napoleon", "lyon")) == ("card.c.malet", "politics.there-already")

    game = given(year=1812, fr_alps="milan", fr_italy="turin", lasting={"c-malet": "ever"})
    referee = Referee(game, open_impulse(game))
    assert why(referee, Place("davout", "milan")) == ("card.c.malet", "arrival.not-due")
    assert referee.refusal(Place("napoleon", "paris")).rule == "leader.needs-own-army"


@rule("pitts-war card.c.germanie.units")
def test_deserters_go_to_the_nearest_stack():
    pieces = {"saxons": "leipzig 2", "pr_silesia": "magdeburg 1", "au_galicia": "dresden 1"}
    stance = WAR | {"saxony": "french", "bavaria": "coalition"}
    game = given("great-empire", year=1813, stance=stance, au_germany="vienna", **pieces)
    referee = played("c-germanie", game)

    clause = "card.c.germanie.units"
    assert why(referee, Place("saxons", "vienna")) == (clause, "politics.not-nearest")
    assert why(referee, Place("au-galicia", "dresden")) == (clause, "arrival.not-due")


@rule("pitts-war card.c.initiative.turkey")
@pytest.mark.parametrize(
    ("choice", "clause"),
    [(Aim("russia"), "card.c.initiative.turkey"), (GoFirst(), "turn.first-player.markers")],
)
def test_the_initiative_is_for_turkey_or_for_who_does_not_lead(choice, clause):
    game = given("great-empire", first="coalition", stance={"turkey": "french"})

    referee = put(game, coalition_initiative(game, COALITION))
    assert referee.refusal(choice).rule == clause


@rule("pitts-war card.c.initiative.turkey")
def test_turkey_cannot_be_made_neutral_when_it_is_not_at_war():
    game = given("great-empire", first="french", stance={"turkey": "neutral"})
    referee = put(game, coalition_initiative(game, COALITION))

    assert referee.options == (GoFirst(),)
    assert why(referee, Aim("turkey")) == ("card.c.initiative.turkey", "politics.no-war")


@rule("pitts-war card.c.subsides", "pitts-war card.c.ville", "pitts-war card.c.rothschild")
@pytest.mark.parametrize("banker", ["subsides", "ville", "rothschild"])
def test_each_banker_pays_great_powers_of_the_coalition_under_his_own_clause(banker):
    game = given(stance=WAR | {"saxony": "coalition"})
    referee = played(f"c-{banker}", game, Moment.REINFORCEMENT)

    assert referee.decision.rule == f"card.c.{banker}"
    assert why(referee, Aim("saxony")) == (f"card.c.{banker}", "recruit.not-major")
    assert why(referee, Aim("france")) == (f"card.c.{banker}", "recruit.no-ally")
    assert why(referee, Aim("britain")) == (f"card.c.{banker}", "recruit.from-london")


@rule("pitts-war card.c.conseil-guerre")
@pytest.mark.parametrize(
    ("piece", "refused"),
    [
        ("fr-alps", ("card.c.conseil-guerre", "marker.not-coalition")),
        ("charles", ("card.c.conseil-guerre", "marker.not-coalition")),
        ("au-italy", ("card.c.conseil-guerre", "marker.has-moved")),
        ("au-galicia", ("unit.steps", "recruit.full")),
    ],
)
def test_the_council_of_war_rests_an_army_that_lacks_a_step_and_has_not_moved(piece, refused):
    armies = {"au_germany": "linz 1", "imperials": "ulm 1", "au_italy": "venice 1"}
    game = given(**armies, au_galicia="vienna", charles="linz", fr_alps="lyon 1")
    game.moved = frozenset({"au-italy"})

    assert why(played("c-conseil-guerre", game), Designate(piece)) == refused


@rule("pitts-war card.c.landwehr")
def test_the_landwehr_is_refused_where_prussia_has_no_place_for_it():
    game = given("great-empire", year=1813, stance=WAR, flags={"berlin": "france"})
    referee = played("c-landwehr", game)

    assert referee.refusal(Place("pr-landwehr", "berlin")).rule == "placement.supplied"
    assert why(referee, Place("pr-silesia", "breslau")) == ("card.c.landwehr", "arrival.not-due")


@rule("pitts-war card.c.landwehr")
def test_while_berlin_has_room_the_landwehr_comes_nowhere_else():
    game = given("great-empire", year=1813, stance=WAR)
    referee = put(game, landwehr(game, COALITION))

    assert referee.options == (Place("pr-landwehr", "berlin"),)
    refused = ("card.c.landwehr", "marker.only-there")
    assert why(referee, Place("pr-landwehr", "breslau")) == refused


@rule("pitts-war card.f.perse", "pitts-war card.f.colonnes-mobiles")
def test_persia_costs_russians_and_the_columns_hunt_guerrillas():
    game = given(stance=WAR, ru_1st_army="moscow", ru_baltic="riga", pr_silesia="breslau")
    referee = played("f-perse", game)
    assert why(referee, Lose("pr-silesia")) == ("card.f.perse", "marker.not-russian")

    game = given(guerrilla_1="madrid", guerrilla_2="burgos", pr_silesia="breslau")
    referee = played("f-colonnes-mobiles", game)
    refused = ("card.f.colonnes-mobiles", "marker.not-guerrilla")
    assert why(referee, Designate("pr-silesia")) == refused


@rule("pitts-war card.f.expedition-egypte")
@pytest.mark.parametrize("port", ["brest", "naples", "paris"])
def test_the_expedition_gathers_in_a_french_port_of_the_mediterranean(port):
    game = given(year=1798, fr_alps="lyon", napoleon="lyon")
    referee = put(game, egyptian_expedition(game, FRENCH))

    refused = ("card.f.expedition-egypte", "marker.not-french-port")
    assert why(referee, Place("fr-egypt", port)) == refused
    assert referee.refusal(Place("fr-alps", "marseille")).key == "arrival.not-due"


@rule("pitts-war card.f.expedition-egypte", "pitts-war stacking.leader")
def test_the_expedition_needs_room_in_its_port():
    crowd = {"fr_alps": "marseille 3", "fr_italy": "marseille 2"}
    game = given(year=1798, fr_north="lille", napoleon="lille", **crowd)
    referee = put(game, egyptian_expedition(game, FRENCH))

    assert Place("fr-egypt", "marseille") not in referee.options
    assert referee.refusal(Place("fr-egypt", "marseille")).rule == "stacking.leader"


@rule("pitts-war card.c.empire-ottoman.use")
def test_the_army_of_the_levant_lands_on_the_coasts_of_syria_and_egypt():
    game = given(year=1799, stance={"turkey": "coalition"}, lasting={"f-expedition-egypte": "ever"})
    referee = played("c-empire-ottoman", game)

    clause = "card.c.empire-ottoman.use"
    assert why(referee, Place("tu-levant", "marseille")) == (clause, "marker.not-levant-coast")
    assert why(referee, Place("fr-egypt", "acre")) == (clause, "arrival.not-due")


@rule("pitts-war card.f.boulogne")
def test_from_boulogne_one_crosses_to_britain_or_marches():
    camp = {"fr_grand_army": "boulogne 4", "napoleon": "boulogne", "davout": "boulogne"}
    game = given("great-empire", year=1805, **camp)
    on_march(game, "boulogne")
    referee = played("f-boulogne", game, Moment.SET_OUT)

    assert why(referee, Assault("dublin")) == ("card.f.boulogne", "sea.out-of-reach")


@rule("pitts-war card.c.general-blesse")
def test_a_battle_marker_is_not_for_a_leader_of_another_battle():
    there = dict.fromkeys(("fr_italy", "jourdan", "moreau", "imperials"), "brussels")
    game = given(year=1797, fr_north="lille", massena="lille", **there)
    faced(game)
    referee = played("c-general-blesse", game, Moment.AFTERMATH)

    assert why(referee, Designate("massena")) == ("card.c.general-blesse", "battle.not-for")
