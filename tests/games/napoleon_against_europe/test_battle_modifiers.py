"""[battle.mod] What weighs upon the dice of a battle, and the morale of a force."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Morale, Take
from estafette.games.napoleon_against_europe.affairs import Entry, Host
from estafette.games.napoleon_against_europe.battle import begin
from estafette.games.napoleon_against_europe.demoralisation import test_morale as morale_test
from estafette.games.napoleon_against_europe.modifiers import (
    is_mostly_demoralised,
    ratio_modifier,
    weigh_cavalry,
    weigh_ground,
)
from estafette.games.napoleon_against_europe.morale import commonest, morale_of, settle
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, hosts, tally_of
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule


@rule("napoleon-against-europe battle.mod.ratio")
def test_the_ratio_weighs_on_the_attacker_alone() -> None:
    """[d.ratio.modifiers]"""
    table = bare().printed.tables.battle.ratio
    found = [ratio_modifier(table, ratio) for ratio in (-4, -3, -2, 1, 2, 3, 4)]
    assert found == [-3, -2, -1, 0, 1, 2, 3]
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", general="charles")
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert tally_of(referee, EMPIRE)["battle.ratio"] == 1
    assert "battle.ratio" not in tally_of(referee, COALITION)


def facing(game: Game, zone: str, *entries: Entry) -> tuple[Host, Host]:
    heads = [each for each in game.zones[zone] if game.forces[each].nation == "france"]
    battle = game.battle = begin(game, zone, EMPIRE, heads, entries, is_first=True)
    weigh_cavalry(game, battle)
    weigh_ground(game, battle)
    return battle.hosts


@rule("napoleon-against-europe battle.cavalry-superiority")
@rule("napoleon-against-europe cavalry-superiority.definition")
def test_more_horse_gives_one_and_as_much_gives_nothing() -> None:
    """[battle.cavalry-count]"""
    game = bare()
    corps = ("fr-elite-1", "fr-cavalerie")
    force = {"general": "napoleon", "army": "grande-armee", "reduced": ["fr-cavalerie"]}
    put(game, "graz", *corps, subordinates=["murat"], **force)
    charles = {"general": "charles", "army": "armee-d-allemagne"}
    put(game, "graz", "au-corps-1", "au-cavalerie", reduced=["au-cavalerie"], **charles)
    french, austrians = facing(game, "graz")
    assert dict(french.tally) == {"battle.cavalry": 1}
    assert austrians.tally == []
    game.steps["au-cavalerie"] = 2
    french, austrians = facing(game, "graz")
    assert french.tally == austrians.tally == []


@rule("napoleon-against-europe battle.cavalry-superiority")
def test_a_single_cavalry_general_or_special_unit_is_enough() -> None:
    game = bare()
    put(game, "graz", "fr-elite-1", general="murat")
    put(game, "graz", "au-corps-1", general="charles")
    assert dict(facing(game, "graz")[0].tally) == {"battle.cavalry": 1}
    game = bare()
    specials = ["cavalerie-de-la-garde"]
    put(game, "graz", "fr-elite-1", general="napoleon", army="grande-armee", specials=specials)
    put(game, "graz", "au-corps-1", general="charles")
    assert dict(facing(game, "graz")[0].tally) == {"battle.cavalry": 1}  # engaged or not


@rule("napoleon-against-europe cavalry-superiority.definition")
def test_the_kgl_is_no_cavalry() -> None:
    game = bare()
    army = {"general": "wellington", "army": "armee-de-la-peninsule"}
    put(game, "porto", "en-elite-1", specials=["kgl"], **army)
    put(game, "porto", "fr-elite-1", general="ney")
    assert facing(game, "porto")[1].tally == []
    game.forces.clear()
    game.zones.clear()
    put(game, "porto", "en-elite-1", specials=["uxbridge"], **army)
    put(game, "porto", "fr-elite-1", general="ney")
    assert dict(facing(game, "porto")[1].tally) == {"battle.cavalry": 1}


@rule("napoleon-against-europe battle.terrain")
@rule("napoleon-against-europe army.bonus.engineers")
@pytest.mark.parametrize(
    ("zone", "whence", "army", "amount"),
    [
        ("ulm", "nuremberg", False, -1),  # a river without bridge
        ("ulm", "nuremberg", True, 0),
        ("ulm", "munich", False, 0),  # a bridge
        ("mantoue", "milan", False, -1),  # a marsh
        ("salzbourg", "klagenfurt", False, -1),  # a pass
        ("innsbruck", "milan", True, -2),  # mountains without pass
        ("malmo", "copenhague", False, -2),  # a strait
        ("mantoue", "innsbruck", True, -2),  # a pass into a marsh
        ("eylau", "dantzig", False, -2),  # a river into a marsh
        ("eylau", "dantzig", True, -1),
    ],
)
def test_the_ground_weighs_on_the_attacker(zone: str, whence: str, army: bool, amount: int) -> None:
    """[d3.battle.terrain]"""
    game = bare()
    general = {"general": "napoleon", "army": "grande-armee"} if army else {"general": "ney"}
    head = put(game, zone, "fr-elite-1", **general)
    put(game, zone, "au-corps-1", general="charles")
    kind = game.printed.border(whence, zone).kind
    attacker, defender = facing(game, zone, Entry(head, whence, kind))
    assert attacker.total == amount
    assert defender.total == 0


@rule("napoleon-against-europe battle.mod.landing")
def test_a_landing_costs_three_and_is_in_supply() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "porto", "en-elite-1", general="moore")
    put(game, "porto", "fr-elite-1", general="ney")
    referee = go_on(fought(game, "porto", COALITION, landing=True))
    tally = tally_of(referee, COALITION)
    assert tally["battle.landing"] == -3
    assert "battle.hungry" not in tally


@rule("napoleon-against-europe battle.mod.landing")
def test_a_landing_that_is_beaten_is_destroyed_though_friends_are_near() -> None:
    game = bare(dice=[1, 1, 3, 3])
    put(game, "livourne", "en-elite-1", general="moore")
    put(game, "livourne", "fr-elite-1", general="ney")
    referee = go_on(fought(game, "livourne", COALITION, landing=True))
    assert referee.result is EMPIRE
    assert referee.fact("battle.rolls")["losses"] == 0
    assert "en-elite-1" not in game.steps


@rule("napoleon-against-europe battle.supply")
@rule("napoleon-against-europe unsupplied.combat")
def test_the_attacker_needs_a_line_through_the_zone_he_came_from() -> None:
    for whence, hungry in (("salzbourg", False), ("klagenfurt", True)):
        game = bare(dice=[3, 3, 3, 3])
        flag(game, "france", "salzbourg", "klagenfurt")
        put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
        put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
        referee = go_on(fought(game, "graz", EMPIRE, whence=whence), until="battle.which-loss")
        assert tally_of(referee, EMPIRE).get("battle.hungry", 0) == (-3 if hungry else 0)
        assert ("fr-elite-1" in game.unsupplied) is hungry


@rule("napoleon-against-europe battle.supply")
def test_lannes_beyond_a_marsh_is_three_points_from_thorn() -> None:
    """[supply.lannes-thorn]"""
    game = bare(dice=[3, 3, 3, 3])
    stand(game, prusse="coalition")
    thorn = game.printed.ground.neighbours("thorn")
    marsh = next(near for near in thorn if game.printed.zones[near].marsh)
    flag(game, "france", *game.printed.zones)
    beyond = next(
        zone
        for zone in game.printed.ground.neighbours(marsh)
        if zone != "thorn" and zone not in thorn
    )
    game.empty = frozenset(set(game.printed.fortresses) - {"thorn"})
    store(game, "thorn", "depot-france-1", is_fixed=True)
    put(game, beyond, "fr-elite-1", "fr-elite-2", general="lannes")
    put(game, beyond, "pr-corps-1", general="blucher")
    referee = go_on(fought(game, beyond, EMPIRE, whence=marsh))
    assert tally_of(referee, EMPIRE)["battle.hungry"] == -3


@rule("napoleon-against-europe battle.supply")
def test_the_enemys_way_in_cuts_the_line_of_the_defender() -> None:
    game = bare(dice=[3, 3, 3, 3])
    game.empty = frozenset(set(game.printed.fortresses) - {"salzbourg"})
    flag(game, "france", "vienne", "prague")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"), until="battle.which-loss")
    assert tally_of(referee, COALITION)["battle.hungry"] == -3


@rule("napoleon-against-europe unsupplied.mixed.battle")
def test_a_mixed_force_is_hungry_if_half_of_its_steps_are() -> None:
    for steps, hungry in ((2, True), (1, False)):
        game = bare(dice=[3, 3, 3, 3])
        flag(game, "france", "salzbourg")
        put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
        game.steps["fr-elite-1"] = steps
        game.unsupplied = frozenset({"fr-elite-1"})
        put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
        referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
        assert ("battle.hungry" in tally_of(referee, EMPIRE)) is hungry


@rule("napoleon-against-europe battle.elite.spearhead")
def test_one_elite_corps_leads_and_adds_its_stars() -> None:
    game = bare(dice=[3, 3, 3, 3])
    corps = ("fr-garde", "fr-elite-1", "fr-corps-9")
    put(game, "graz", *corps, general="napoleon", army="grande-armee", reduced=["fr-garde"])
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    referee.choose(Morale(5))
    assert referee.options == (Take("fr-garde"), Take("fr-elite-1"), Pass())
    assert referee.refusal(Take("fr-corps-9")).rule == "unit.corps.elite"
    referee.choose(Take("fr-garde"))
    go_on(referee)
    assert tally_of(referee, EMPIRE)["fr-garde"] == 2
    assert "fr-elite-1" not in tally_of(referee, EMPIRE)


@rule("napoleon-against-europe battle.elite.spearhead")
def test_the_attacker_names_his_spearhead_before_the_defender() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-elite-1", general="ney")
    put(game, "graz", "ru-elite-1", general="bagration")
    referee = fought(game, "graz", COALITION, whence="raab")
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    referee.choose(Pass())
    assert referee.decision.seat == EMPIRE


@rule("napoleon-against-europe battle.special.engage")
def test_special_units_add_their_bonus_if_they_are_engaged() -> None:
    for answer, bonus in ((Take("cavalerie-de-la-garde"), 1), (Pass(), 0)):
        game = bare(dice=[3, 3, 3, 3])
        specials = ["cavalerie-de-la-garde"]
        force = {"general": "napoleon", "army": "grande-armee", "specials": specials}
        put(game, "graz", "fr-corps-9", "fr-corps-10", **force)
        put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
        referee = fought(game, "graz", EMPIRE, whence="salzbourg")
        assert referee.decision is not None
        assert referee.decision.key == "battle.which-special"
        referee.choose(answer)
        go_on(referee)
        assert tally_of(referee, EMPIRE).get("cavalerie-de-la-garde", 0) == bonus


@rule("napoleon-against-europe battle.general.commander")
def test_the_commander_adds_his_value_in_attack_or_in_defence() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-corps-9", "fr-corps-10", general="davout")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert (tally_of(referee, EMPIRE)["davout"], tally_of(referee, COALITION)["charles"]) == (2, 2)
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-corps-9", "fr-corps-10", general="davout")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(fought(game, "graz", COALITION, whence="raab"))
    assert (tally_of(referee, EMPIRE)["davout"], tally_of(referee, COALITION)["charles"]) == (3, 1)


@rule("napoleon-against-europe battle.general.subordinate")
def test_one_subordinate_and_no_more_adds_his_value() -> None:
    game = bare(dice=[3, 3, 3, 3, 1])
    force = {"general": "napoleon", "army": "grande-armee"}
    put(game, "graz", "fr-corps-9", "fr-corps-10", subordinates=["soult", "davout"], **force)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    assert referee.options == (Take("soult"), Take("davout"), Pass())
    referee.choose(Take("soult"))
    go_on(referee)
    tally = tally_of(referee, EMPIRE)
    assert (tally["napoleon"], tally["soult"]) == (3, 2)
    assert "davout" not in tally


def two_armies(*dice: int) -> Game:
    """Napoleon's and Masséna's armies fight Charles in Graz, from Salzburg, in supply."""
    game = bare(dice=dice)
    flag(game, "france", "salzbourg")
    grande = {"general": "napoleon", "army": "grande-armee", "subordinates": ["soult"]}
    put(game, "graz", "fr-elite-1", "fr-corps-9", **grande)
    specials = ["cavalerie-de-la-garde"]
    italie = {"general": "massena", "army": "armee-d-italie", "subordinates": ["ney"]}
    put(game, "graz", "fr-elite-2", "fr-corps-11", specials=specials, **italie)
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    return game


@rule("napoleon-against-europe battle.general.two-armies")
@rule("napoleon-against-europe battle.two-armies.elite")
def test_of_two_armies_any_elite_special_or_subordinate_serves_but_no_chief() -> None:
    """[d2.two-armies.battle]"""
    game = two_armies(3, 3, 3, 3, 1)
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    go_on(referee, until="battle.which-spearhead")
    assert referee.options == (Take("fr-elite-1"), Take("fr-elite-2"), Pass())
    referee.choose(Take("fr-elite-2"), Take("cavalerie-de-la-garde"))
    assert referee.options == (Take("soult"), Take("ney"), Pass())
    assert referee.refusal(Take("massena")).rule == "battle.general.two-armies"
    referee.choose(Take("ney"))
    assert hosts(referee)[0].commander == "napoleon"
    go_on(referee)
    tally = tally_of(referee, EMPIRE)
    assert tally["napoleon"] == 3
    assert "massena" not in tally
    assert tally["ney"] == 2


@rule("napoleon-against-europe battle.morale.two-armies")
@rule("napoleon-against-europe demoralise.two-armies")
def test_two_armies_have_one_morale_and_one_test_that_shakes_both() -> None:
    """[d2.two-armies.battle]"""
    for die, fails in ((5, True), (4, False)):
        game = two_armies(die)
        referee = go_on(
            fought(game, "graz", EMPIRE, whence="salzbourg"), until="battle.which-morale"
        )
        assert referee.options == (Morale(5), Morale(4))
        referee.choose(Morale(4))
        loser, winner = hosts(referee)
        assert loser.morale == 4
        assert game.battle is not None
        game.battle.size, loser.tactical, loser.lost = "minor", 3, 3
        tested = Referee(game, morale_test(game, game.battle, winner, loser))
        assert tested.fact("demoralise.rolls")["morale"] == 4 + 3 - 3
        assert tested.keys.count("demoralise.rolls") == 1
        armies = ("grande-armee", "armee-d-italie")
        assert {game.forces[head].is_demoralised for head in armies} == {fails}


@rule("napoleon-against-europe battle.mod.demoralised")
@rule("napoleon-against-europe demoralised.two-armies")
def test_the_demoralised_have_two_less_but_of_two_armies_only_the_larger_counts() -> None:
    """[d3.battle.demoralised]"""
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney", is_demoralised=True)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(fought(game, "graz", COALITION, whence="raab"), until="battle.which-loss")
    assert tally_of(referee, EMPIRE)["battle.demoralised"] == -2
    for shaken, counts in ((8, True), (6, False)):
        game = bare()
        corps = [f"fr-corps-{n}" for n in range(9, 16)]
        first, second = corps[: shaken // 2], corps[shaken // 2 :]
        put(game, "graz", *first, general="napoleon", army="grande-armee", is_demoralised=True)
        put(game, "graz", *second, general="massena", army="armee-d-italie")
        host = Host(EMPIRE, ["grande-armee", "armee-d-italie"], corps)
        assert is_mostly_demoralised(game, host) is counts


@rule("napoleon-against-europe battle.morale.majority")
def test_the_morale_of_most_steps_is_that_of_the_force() -> None:
    """[battle.morale-three]"""
    game = bare()
    three, two, five = (
        ("fr-corps-19", "fr-corps-20"),
        ("fr-gn-1", "fr-gn-2", "fr-gn-3"),
        "fr-elite-1",
    )
    corps = (*three, *two, five)
    put(game, "paris", *corps, general="napoleon", army="grande-armee")
    assert commonest(game, corps) == [3]
    assert Referee(game, settle(game, EMPIRE, corps)).result == (3, False)


@rule("napoleon-against-europe battle.morale.tie")
def test_a_tie_is_for_the_owner_to_decide() -> None:
    game = bare()
    corps = ("fr-elite-1", "fr-corps-9")
    put(game, "graz", *corps, general="ney")
    referee = Referee(game, settle(game, EMPIRE, corps))
    assert referee.options == (Morale(5), Morale(4))
    assert referee.refusal(Morale(3)).rule == "battle.morale.majority"
    referee.choose(Morale(4))
    assert referee.result == (4, True)


@rule("napoleon-against-europe battle.morale.capital")
def test_a_lost_capital_costs_a_point_except_in_the_spanish_war() -> None:
    game = bare()
    assert morale_of(game, "au-corps-1") == 3
    flag(game, "france", "vienne")
    assert morale_of(game, "au-corps-1") == 2
    stand(game, espagne="coalition")
    flag(game, "france", "madrid")
    assert morale_of(game, "es-corps-1") == 1
    game.events = {"22C": 1808}
    assert morale_of(game, "es-corps-1") == 2


@rule("napoleon-against-europe battle.morale.capital")
def test_minors_lose_heart_with_their_capital_too() -> None:
    game = bare()
    flag(game, "autriche", "munich")
    assert morale_of(game, "corps-baviere") == 2


@rule("napoleon-against-europe battle.morale.russia")
def test_russia_loses_heart_only_with_both_capitals() -> None:
    """[d.battle.russian-capitals]"""
    game = bare()
    flag(game, "france", "moscou")
    assert morale_of(game, "ru-corps-1") == 3
    flag(game, "france", "saint-petersbourg")
    assert morale_of(game, "ru-corps-1") == 2
