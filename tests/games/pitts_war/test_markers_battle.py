"""Battle markers: what each adds, and what it needs."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Charge, Lead, PlayMarker
from estafette.games.pitts_war.events import AT_ANY_TIME, EVENTS, Moment, cannot_play, lapse, play
from estafette.games.pitts_war.losses import find_winner
from estafette.games.pitts_war.modifiers import play_battle_markers, reckon
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from tests.games.pitts_war.fighting import battle, faced, pass_all, rolled, tally
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

PLAIN = {"fr_italy": "brussels", "imperials": "brussels"}


def table(marker, *, area="brussels", out_of="lille", by="french", **how):
    """A battle in which the owner of the marker may play it now."""
    owner = FRENCH if marker.startswith("f-") else COALITION
    game = given(**{"hand": {owner: [marker]}, **how})
    fight = faced(game, area, by=by, out_of=out_of)
    fight.holder = COALITION if by == "french" else FRENCH
    for engaged in fight.sides:
        engaged.commander = engaged.leaders[0] if engaged.leaders else ""
        engaged.lead = engaged.armies[0]
    return game, owner


def gain(marker, **how):
    """What a marker adds to the die of its owner; None if it is refused by its own clause."""
    game, owner = table(marker, **how)
    refusal = cannot_play(game, owner, Moment.BATTLE, PlayMarker(marker))
    if refusal is not None:
        assert refusal.rule == f"card.{marker[0]}.{marker[2:]}"
        return None
    Referee(game, play(game, owner, marker, Moment.BATTLE))
    assert game.hands[owner] == []
    return dict(game.battle.side(owner).tally)[marker]


@rule("pitts-war card.f.ballons", "pitts-war card.f.convention")
@rule("pitts-war card.f.sabre-honneur", "pitts-war card.f.tirailleurs")
@rule("pitts-war table.combat.mod.markers")
@pytest.mark.parametrize(
    "marker", ["f-ballons", "f-convention", "f-sabre-honneur", "f-tirailleurs"]
)
@pytest.mark.parametrize("by", ["french", "coalition"])
def test_some_markers_add_one_in_any_battle(marker, by):
    assert gain(marker, by=by, **PLAIN) == 1


@rule("pitts-war card.f.attaque-colonnes")
def test_attack_columns_need_an_attack():
    assert gain("f-attaque-colonnes", **PLAIN) == 1  # mea.attaque-colonnes
    assert gain("f-attaque-colonnes", by="coalition", **PLAIN) is None


@rule("pitts-war card.c.hauteur", "pitts-war card.c.cretes", "pitts-war card.c.redoute")
@pytest.mark.parametrize("marker", ["c-hauteur", "c-cretes", "c-redoute"])
def test_high_ground_is_for_the_defender(marker):
    assert gain(marker, **PLAIN) == 1  # mea.cretes mea.redoute
    assert gain(marker, by="coalition", **PLAIN) is None  # bat.marker.hauteur


@rule("pitts-war card.f.brave-des-braves")
def test_the_bravest_of_the_brave_defends():
    assert gain("f-brave-des-braves", by="coalition", **PLAIN) == 1  # mea.redoute
    assert gain("f-brave-des-braves", **PLAIN) is None


@rule("pitts-war card.f.toulon")
def test_toulon_is_for_a_port_of_the_enemy():
    port = {"area": "marseille", "out_of": "lyon", "fr_italy": "marseille", "year": 1793}
    held = {**port, "toulon_federals": "marseille"}

    assert gain("f-toulon", **held) == 2  # bat.marker.toulon
    assert gain("f-toulon", by="coalition", **held) is None
    assert gain("f-toulon", **PLAIN) is None


@rule("pitts-war card.f.colonnes-infernales")
@pytest.mark.parametrize(
    ("area", "enemy", "amount"),
    [
        ("vendee", {"vendeans": "vendee"}, 2),
        ("vendee", {"hessians": "vendee"}, None),
        ("vendee", {"vendeans": "vendee", "hessians": "vendee"}, None),
        ("innsbruck", {"tyrolians": "innsbruck"}, None),
    ],
)
def test_infernal_columns_are_for_insurgents_in_france(area, enemy, amount):
    place = {"area": area, "out_of": "tours", "fr_italy": area}

    assert gain("f-colonnes-infernales", **place, **enemy) == amount  # mea.revolt-bonus


@rule("pitts-war card.f.siege")
def test_siege_is_for_a_fortress():
    assert gain("f-siege", area="mantua", out_of="milan", fr_italy="mantua", au_italy="mantua") == 2
    assert gain("f-siege", **PLAIN) is None  # mea.siege


@rule("pitts-war card.f.pyramides")
def test_pyramids_are_in_the_levant():
    egypt = {"fr_italy": "cairo", "mameluks": "cairo", "stance": {"egypt": "coalition"}}

    assert gain("f-pyramides", area="cairo", out_of="alexandria", **egypt) == 2  # mea.pyramides
    assert (
        gain("f-pyramides", area="milan", out_of="turin", fr_italy="milan", au_italy="milan")
        is None
    )


@rule("pitts-war card.f.attaque-flanc", "pitts-war card.f.grande-batterie")
@pytest.mark.parametrize("marker", ["f-attaque-flanc", "f-grande-batterie"])
def test_great_manoeuvres_need_a_commander(marker):
    assert gain(marker, davout="brussels", **PLAIN) == 2  # mea.leader-commands
    assert gain(marker, **PLAIN) is None


@rule("pitts-war card.f.somo-sierra", "pitts-war card.f.batterie-hippomobile")
@rule("pitts-war card.f.cuirassiers", "pitts-war card.f.lanciers", "pitts-war card.c.charge")
@pytest.mark.parametrize(
    "marker", ["f-somo-sierra", "f-batterie-hippomobile", "f-cuirassiers", "f-lanciers", "c-charge"]
)
def test_charges_need_a_c(marker):
    mounted = {"fr_north": "brussels", "au_flanders": "brussels"}

    assert gain(marker, **mounted) == 1  # mea.needs-c
    assert gain(marker, **PLAIN) is None


@rule("pitts-war card.f.somo-sierra")
def test_a_leaders_c_will_do():
    assert gain("f-somo-sierra", murat="brussels", year=1805, **PLAIN) == 1


BRITISH = {
    "stance": {"britain": "coalition", "portugal": "coalition"},
    **{"area": "lisbon", "out_of": "badajoz", "br_peninsula": "lisbon", "fr_italy": "lisbon"},
}


@rule("pitts-war card.c.ligne-rouge", "pitts-war card.c.torres-vedras")
@pytest.mark.parametrize(("marker", "amount"), [("c-ligne-rouge", 1), ("c-torres-vedras", 2)])
def test_wellington_defends(marker, amount):
    assert gain(marker, wellington="lisbon", **BRITISH) == amount  # mea.wellington
    assert gain(marker, **BRITISH) is None


@rule("pitts-war card.c.ligne-rouge", "pitts-war card.c.torres-vedras")
@pytest.mark.parametrize(("marker", "amount"), [("c-ligne-rouge", 1), ("c-torres-vedras", None)])
def test_the_thin_red_line_may_attack_and_the_lines_may_not(marker, amount):
    assert gain(marker, wellington="lisbon", by="coalition", **BRITISH) == amount


@rule("pitts-war card.f.marseillaise")
def test_the_marseillaise_is_sung_in_the_france_of_1792():
    home = {"area": "reims", "out_of": "brussels", "fr_italy": "reims", "imperials": "reims"}

    assert gain("f-marseillaise", by="coalition", **home) == 1
    assert gain("f-marseillaise", annexed={"brussels": "france"}, **PLAIN) is None


@rule("pitts-war card.f.legion-honneur")
def test_the_legion_of_honour_is_for_troops_without_a_leader():
    assert gain("f-legion-honneur", **PLAIN) == 1  # mea.legion
    assert gain("f-legion-honneur", davout="brussels", **PLAIN) is None


@rule("pitts-war supply.out.no-battle-events")
@pytest.mark.parametrize("marker", ["f-ballons", "f-tirailleurs", "c-hauteur"])
def test_a_force_out_of_supply_gains_nothing_from_its_markers(marker):
    game, owner = table(marker, **PLAIN)
    game.battle.side(owner).is_supplied = False

    refusal = cannot_play(game, owner, Moment.BATTLE, PlayMarker(marker))
    assert refusal.rule == "supply.out.no-battle-events"


@rule("pitts-war battle.markers.limit", "pitts-war battle.markers.order")
def test_each_side_plays_two_markers_in_turn():
    hand = {
        "french": ["f-tirailleurs", "f-grande-batterie", "f-attaque-flanc"],
        "coalition": ["c-redoute", "c-hauteur", "c-cretes"],
    }
    game = given(napoleon="brussels", year=1808, hand=hand, **PLAIN)
    fight = faced(game)
    fight.attacker.commander = "napoleon"
    referee = Referee(game, play_battle_markers(game))
    seats = []
    for marker in ("f-tirailleurs", "c-redoute", "f-grande-batterie", "c-hauteur"):
        seats.append(referee.decision.seat)
        referee.choose(PlayMarker(marker))

    assert referee.is_over  # bat.markers-two
    assert seats == [FRENCH, COALITION, FRENCH, COALITION]
    assert fight.attacker.markers == ["f-tirailleurs", "f-grande-batterie"]
    assert fight.attacker.tally == [("f-tirailleurs", 1), ("f-grande-batterie", 2)]
    assert game.hands[FRENCH] == ["f-attaque-flanc"]


@rule("pitts-war battle.markers.order")
def test_who_has_passed_may_answer_in_the_second_round():
    hand = {"french": ["f-tirailleurs"], "coalition": ["c-redoute"]}
    game = given(year=1808, hand=hand, **PLAIN)
    faced(game)
    referee = Referee(game, play_battle_markers(game))
    referee.choose(Pass(), PlayMarker("c-redoute"))

    assert referee.decision.seat == FRENCH
    referee.choose(PlayMarker("f-tirailleurs"))
    assert referee.is_over


@rule("pitts-war battle.markers.order")
def test_when_both_pass_the_dice_fall():
    hand = {"french": ["f-tirailleurs"], "coalition": ["c-redoute"]}
    game = given(year=1808, hand=hand, **PLAIN)
    faced(game)
    referee = Referee(game, play_battle_markers(game))
    referee.choose(Pass(), Pass())

    assert referee.is_over


@rule("pitts-war card.f.valmy", "pitts-war scenario.1792.french-battle-penalty")
def test_valmy_ends_the_french_penalty_for_good():
    game = given(
        **{"fr_north": "brussels 2", "dumouriez": "brussels", "au_flanders": "brussels 2"},
        year=1792,
        hand={"french": ["f-valmy"]},
        facts={"penalties": ("f-valmy", "f-carnot")},
        dice=[4, 4, 1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")
    referee.choose(PlayMarker("f-valmy"))

    assert rolled(referee, FRENCH)["total"] == 7  # bat.penalty-1792
    assert game.penalties == ("f-carnot",)


@rule("pitts-war card.f.valmy.tie")
def test_valmy_wins_a_tie():
    game, _ = table("f-valmy", year=1792, **PLAIN)
    for engaged in game.battle.sides:
        engaged.die = 5
    assert find_winner(game) is COALITION

    Referee(game, play(game, FRENCH, "f-valmy", Moment.BATTLE))
    assert find_winner(game) is FRENCH  # bat.tie-valmy


@rule("pitts-war card.f.terreur")
@pytest.mark.parametrize(
    ("area", "army", "more"), [("vendee", "vendeans", 1), ("reims", "hessians", 0)]
)
def test_terror_adds_one_against_insurgents_to_the_end_of_1794(area, army, more):
    pieces = {"fr_italy": area, army: area}
    game = given(year=1794, hand={"french": ["f-terreur"]}, **pieces)
    Referee(game, play(game, FRENCH, "f-terreur", Moment.TURN))

    for span, amount in ((Until.YEAR, more), (Until.PERIOD, 0)):
        lapse(game, span)
        fight = faced(game, area, out_of="tours")
        fight.attacker.lead, fight.defender.lead = "fr-italy", army
        reckon(game)
        assert dict(fight.attacker.tally).get("f-terreur", 0) == amount  # mea.terreur-ends
        assert "f-terreur" not in dict(fight.defender.tally)


def test_terror_is_played_when_nothing_is_being_resolved():
    moments = {moment for marker, moment in EVENTS if marker == "f-terreur"}

    assert moments == set(AT_ANY_TIME)


ACRE = {"area": "acre", "out_of": "jaffa", "fr_italy": "acre", "tu_syria": "acre"}
TURKEY = {"stance": {"turkey": "coalition", "egypt": "coalition"}, "year": 1799}


@rule("pitts-war card.c.siege-acre")
def test_siege_of_acre_adds_one_for_its_defenders():
    assert gain("c-siege-acre", **ACRE, **TURKEY) == 1
    assert gain("c-siege-acre", by="coalition", **ACRE, **TURKEY) is None
    assert gain("c-siege-acre", **PLAIN) is None


@rule("pitts-war card.c.siege-acre.tie")
def test_acre_holds_on_a_tie_even_against_a_leader():
    game, _ = table("c-siege-acre", **ACRE, **TURKEY, napoleon="acre")
    for engaged, die in zip(game.battle.sides, (6, 5), strict=True):
        engaged.die = die
    Referee(game, play(game, COALITION, "c-siege-acre", Moment.BATTLE))

    assert [each.total for each in game.battle.sides] == [6, 6]
    assert find_winner(game) is COALITION


SQUARES = {
    "year": 1805,
    **{"fr_north": "stuttgart", "fr_rhine": "stuttgart 2", "murat": "stuttgart"},
    **{"au_germany": "stuttgart", "au_italy": "stuttgart 2"},
    "hand": {"coalition": ["c-carre"]},
}


@rule("pitts-war card.c.carre")
def test_a_square_takes_superiority_away():
    game = given("great-empire", **SQUARES, au_flanders="stuttgart", dice=[3, 3, 1, 1, 1])
    referee = battle(game, "stuttgart", out_of="baden")
    referee.choose(Lead("fr-north"), Charge(), Lead("au-germany"), PlayMarker("c-carre"))
    pass_all(referee)

    assert "battle.cavalry" not in tally(referee, FRENCH)  # bat.cavalry-square
    assert "battle.cavalry" not in tally(referee, COALITION)


@rule("pitts-war card.c.carre")
def test_a_square_may_give_superiority():
    pieces = {**SQUARES, "murat": "paris", "au_flanders": "stuttgart"}
    pieces["fr_cav_res"] = "stuttgart"
    game = given("great-empire", **pieces, dice=[3, 3, 1, 1, 1])
    referee = battle(game, "stuttgart", out_of="baden")
    referee.choose(Lead("fr-north"), Lead("au-germany"), PlayMarker("c-carre"))

    assert (referee.decision.seat, referee.options) == (COALITION, (Charge(), Pass()))
    referee.choose(Charge())
    pass_all(referee)
    assert tally(referee, COALITION)["battle.cavalry"] == 1


@rule("pitts-war card.c.carre")
def test_a_superiority_of_two_survives_a_square():
    game = given("great-empire", **SQUARES, dice=[3, 3, 1, 1, 1])
    referee = battle(game, "stuttgart", out_of="baden")
    referee.choose(Lead("fr-north"), Charge(), Lead("au-germany"), PlayMarker("c-carre"))

    assert tally(referee, FRENCH)["battle.cavalry"] == 1


@rule("pitts-war card.c.carre")
def test_a_square_needs_french_cavalry():
    assert gain("c-carre", **PLAIN) is None


@rule("pitts-war card.c.sante-general")
def test_an_ailing_general_has_one_less():
    game, _ = table("c-sante-general", napoleon="brussels", **PLAIN)
    Referee(game, play(game, COALITION, "c-sante-general", Moment.BATTLE))

    assert game.battle.attacker.tally == [("c-sante-general", -1)]
    assert game.battle.defender.tally == []
    assert gain("c-sante-general", **PLAIN) is None


RIVER = {"out_of": "reims", **PLAIN}


def weighed(marker, **how):
    """A battle with its modifiers, after the marker."""
    game, owner = table(marker, **how)
    reckon(game)
    assert cannot_play(game, owner, Moment.BATTLE, PlayMarker(marker)) is None
    Referee(game, play(game, owner, marker, Moment.BATTLE))
    return dict(game.battle.attacker.tally)


@rule("pitts-war card.f.eble")
def test_eble_bridges_the_river():
    assert "battle.river" not in weighed("f-eble", **RIVER)  # bat.marker.eble
    assert gain("f-eble", **PLAIN) is None
    game, _ = table("f-eble", by="coalition", **RIVER)
    reckon(game)
    refusal = cannot_play(game, FRENCH, Moment.BATTLE, PlayMarker("f-eble"))
    assert refusal.rule == "card.f.eble"


@rule("pitts-war card.c.pont-detruit")
def test_a_destroyed_bridge_costs_two_more():
    found = weighed("c-pont-detruit", **RIVER)

    assert (found["battle.river"], found["c-pont-detruit"]) == (-1, -2)
    assert gain("c-pont-detruit", **PLAIN) is None
    assert gain("c-pont-detruit", by="coalition", **RIVER) is None
