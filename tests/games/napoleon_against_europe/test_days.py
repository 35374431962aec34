"""The Hundred Days as players judge them: what brings their end nearer is worth more."""

import pytest

from estafette.games.napoleon_against_europe.affairs import (
    Approach,
    Battle,
    Entry,
    Host,
    March,
)
from estafette.games.napoleon_against_europe.clash import (
    Forecast,
    at_hand,
    breaking,
    forecast,
    foreseen,
    settle,
    weights_of,
)
from estafette.games.napoleon_against_europe.days import conquest
from estafette.games.napoleon_against_europe.expectations import ground_of
from estafette.games.napoleon_against_europe.expedients import (
    actions_left,
    hand,
    lost_ground,
    staff,
    strike,
    trouble,
)
from estafette.games.napoleon_against_europe.judgement import judgement
from estafette.games.napoleon_against_europe.prospects import muster, signs_of
from estafette.games.napoleon_against_europe.reach import Reach, time_left
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.toll import left_of
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, table

GUARD = ("fr-garde", "fr-cavalerie", "fr-corps-14", "fr-corps-15", "fr-corps-16")
PRUSSIANS = ("pr-corps-3", "pr-corps-4", "pr-corps-5", "pr-landwehr-1", "pr-landwehr-2")
ENGLISH = ("en-elite-1", "en-elite-2", "corps-hollande", "corps-hesse")
ROAD = ("soissons", "metz", "dijon")


def days(*, number=4, **zones):
    """The three great armies of Belgium, where one wants them."""
    game = bare("1815")
    game.round = number
    where = {"napoleon": "reims", "blucher": "namur", "wellington": "bruxelles"} | zones
    put(game, where["napoleon"], *GUARD, general="napoleon", army="grande-armee")
    put(game, where["blucher"], *PRUSSIANS, general="blucher", army="armee-de-l-elbe")
    put(game, where["wellington"], *ENGLISH, general="wellington", army="armee-de-la-peninsule")
    return game


def worth(game):
    return judgement(game, COALITION)


def field_of(game):
    return muster(game, ground_of(game.printed), signs_of(game.politics))


def changed(change, **facts):
    game = days(**facts)
    change(game)
    return worth(game)


def test_the_days_are_lost_if_napoleon_is_out_of_the_game():
    game = days()
    head = game.zones.pop("reims")[0]
    del game.forces[head]
    put(game, "reims", *GUARD, general="ney", army="grande-armee")
    in_reserve = worth(game)
    game.lost |= {"napoleon"}

    assert in_reserve < worth(game) == 1.0


def test_all_key_zones_must_be_taken_while_an_army_is_in_order_and_two_of_three_when_none_is():
    assert conquest(1.0, [1.0, 1.0], 1.0) == 1.0
    assert conquest(1.0, [1.0, 0.0], 1.0) < 0.5 < conquest(1.0, [1.0, 0.0], 0.0)
    assert conquest(0.0, [1.0, 1.0], 0.0) < conquest(1.0, [1.0, 0.0], 0.0)


def test_key_zones_are_worth_taking_and_those_that_are_fed_more():
    def held(*zones):
        return changed(lambda game: flag(game, "angleterre", *zones))

    assert held("paris", "soissons", "lille") > held("paris") > worth(days())
    assert held("paris", *ROAD) > held("lyon", *ROAD) > held(*ROAD)


def test_the_masses_are_worth_more_the_nearer_they_are():
    far = worth(days(blucher="magdebourg", wellington="londres"))

    assert worth(days(blucher="soissons")) > worth(days()) > far


def test_two_armies_in_one_zone_threaten_more_than_apart():
    def threat(**zones):
        game = days(napoleon="paris", **zones)
        return Reach(game, field_of(game)).chance("paris", COALITION)

    together = threat(blucher="soissons", wellington="soissons")
    assert together > threat(blucher="soissons", wellington="amiens")
    assert together > 1.5 * threat(blucher="soissons", wellington="londres")


def test_who_is_far_away_has_less_chance_the_later_it_is():
    def threat(number, zone):
        game = days(number=number, napoleon="lisbonne", blucher=zone, wellington="londres")
        return Reach(game, field_of(game)).chance("lyon", COALITION)

    assert threat(2, "namur") > threat(4, "namur") > threat(6, "namur")
    assert threat(6, "lyon") > 2 * threat(6, "namur")


def test_a_demoralised_army_counts_little_and_nothing_once_it_cannot_rally():
    def shaken(number):
        game = days(number=number)
        game.active = COALITION
        sound = worth(game)
        head = game.zones.pop("reims")[0]
        del game.forces[head]
        put(game, "reims", *GUARD, general="napoleon", army="grande-armee", is_demoralised=True)
        return worth(game) - sound

    assert shaken(6) > shaken(3) > 0


def test_an_army_that_loses_steps_is_nearer_to_its_end_the_fewer_it_has():
    def with_steps(*corps):
        game = days()
        put(game, "nice", *corps, general="suchet", army="armee-d-italie")
        return worth(game)

    two, one = with_steps("fr-corps-12", "fr-corps-13"), with_steps("fr-corps-12")
    assert one > two


def test_roads_to_paris_and_garrisoned_fortresses_are_worth_a_flag():
    def lost(*zones, empty=()):
        game = days()
        flag(game, "angleterre", *zones)
        game.empty = frozenset(empty)
        return lost_ground(game)

    assert lost("soissons") > lost("ajaccio") >= 0
    assert lost("metz") > lost("metz", empty=["metz"]) > lost()
    game = days()
    before = lost_ground(game)
    game.sieges = {"metz": 1}
    assert lost_ground(game) > before


def test_cards_serve_one_action_each_and_the_last_are_worth_next_to_nothing():
    game = days()
    deal(game, coalition=["4C", "16C", "11C"])

    worths = [hand(game, COALITION, left) for left in range(5)]
    assert worths[0] < worths[1] < worths[2] < worths[3] == worths[4]
    assert worths[1] - worths[0] > worths[3] - worths[2] > 0


def test_nobody_gains_by_putting_off_the_end_of_his_action():
    """A side has as many actions before it when one is over as when the next begins."""
    game = days(number=3)
    game.active, game.points = COALITION, 2
    in_action = actions_left(game, COALITION)
    game.active, game.points, game.round = EMPIRE, 0, 4
    assert actions_left(game, COALITION) == in_action
    game.active = COALITION
    assert actions_left(game, COALITION) == in_action
    game.round = 7
    assert actions_left(game, COALITION) == 0


def test_a_side_has_most_time_before_its_action_and_least_when_all_have_gone():
    game = days(number=3)
    game.active = COALITION
    before = time_left(game, COALITION)
    game.points = 3
    under_way = time_left(game, COALITION)
    game.points = 0
    game.march = March(COALITION, "armee-de-l-elbe", "namur", allowance=3, spent=3)
    gone = time_left(game, COALITION)
    game.march, game.active, game.round = None, EMPIRE, 4

    assert before > under_way > gone == time_left(game, COALITION)


def test_talks_are_the_action_of_a_round():
    game = days(number=3)
    game.active = COALITION
    before = actions_left(game, COALITION)
    game.negotiated = {COALITION: 3}

    assert actions_left(game, COALITION) == before - 1


def test_a_forced_march_costs_before_its_test_and_the_french_least():
    def left(head, side, asked, **more):
        game = days()
        return left_of(game, head, March(side, head, "namur", points=3, asked=asked, **more))

    prussians, french = ("armee-de-l-elbe", COALITION), ("grande-armee", EMPIRE)
    assert left(*prussians, 3) < left(*prussians, 1) < left(*prussians, 0) == 1
    assert left(*prussians, 3) < left(*french, 3) < 1
    assert left(*prussians, 3, is_spared=True) == left(*prussians, 3, is_tested=True) == 1


def test_nobody_gains_by_going_to_and_fro():
    def march(*crossed):
        return March(COALITION, "armee-de-l-elbe", "namur", crossed=list(crossed))

    assert trouble(march("luxembourg", "namur")) > trouble(march("luxembourg", "metz"))


def test_a_march_beside_an_open_key_zone_promises_it_and_beside_a_stronger_army_nothing():
    def hope(napoleon):
        game = days(napoleon=napoleon, blucher="soissons")
        game.march = March(COALITION, "armee-de-l-elbe", "soissons", points=2, allowance=3)
        return -strike(game, field_of(game))

    assert hope("bordeaux") > hope("paris") >= 0
    game = days(napoleon="bordeaux", blucher="soissons")
    game.march = March(COALITION, "armee-de-l-elbe", "soissons", allowance=3)
    assert strike(game, field_of(game)) == 0


def test_a_wounded_general_is_not_forgotten_but_one_sent_home_is():
    def generals(*subordinates, resting=()):
        game = bare("1815")
        put(game, "reims", *GUARD, general="napoleon", subordinates=subordinates)
        game.resting = frozenset(resting)
        return staff(game)

    assert generals("ney") == generals(resting=["ney"]) > generals()


def clash(attacker="blucher", entry="", **more):
    """A battle at Luxembourg, where both are in supply, before anything is laid open."""
    game = days(napoleon="luxembourg", blucher="luxembourg", wellington="luxembourg")
    heads = {"blucher": "armee-de-l-elbe", "wellington": "armee-de-la-peninsule"}
    own = Host(COALITION, [heads[attacker]], commander=attacker)
    own.corps = list(game.forces[heads[attacker]].corps)
    own.entries = [Entry(heads[attacker], "namur", entry)]
    other = Host(EMPIRE, ["grande-armee"], list(GUARD), commander="napoleon", **more)
    game.battle = Battle("luxembourg", own, other)
    return game


def test_a_battle_is_foreseen_with_the_guard_the_staff_and_the_ground():
    def weights(**facts):
        game = clash(**facts)
        assert game.battle is not None
        return weights_of(game, field_of(game), game.battle, 1)

    own, other = weights()
    assert (own, other) == (2, 3 + 2 + 1)  # Blücher; Napoleon, the Guard, more horse
    assert weights(entry="mountain")[0] == own - 2
    assert weights(has_intercepted=True)[1] == other + 1


def test_who_intercepts_with_part_of_his_army_has_less_hope_of_the_battle():
    def hope(*stays):
        game = days(napoleon="reims", blucher="soissons")
        game.march = March(COALITION, "armee-de-l-elbe", "namur", points=1, allowance=3)
        game.approach = Approach("grande-armee", "soissons", stays)
        battle = at_hand(game)
        assert battle is not None
        return 1 - forecast(game, field_of(game), battle).win

    assert hope() >= hope("fr-corps-14") > hope("fr-corps-14", "fr-garde")


def test_an_army_that_has_met_the_enemy_has_a_battle_at_hand():
    game = days(napoleon="soissons", blucher="soissons")
    assert at_hand(game) is None
    game.march = March(COALITION, "armee-de-l-elbe", "namur", points=1, allowance=3)
    battle = at_hand(game)

    assert battle is not None
    assert (battle.attacker.heads, battle.defender.heads) == (["armee-de-l-elbe"], ["grande-armee"])


def test_friends_who_march_to_the_guns_give_hope_before_they_come():
    def hope(approach=None):
        game = clash()
        game.approach = approach
        assert game.battle is not None
        return forecast(game, field_of(game), game.battle).win

    assert hope(Approach("armee-de-la-peninsule", "luxembourg")) > hope()


def test_after_a_lost_battle_little_is_left_and_it_stands_where_it_came_from():
    game = clash()
    assert game.battle is not None
    field, seen = field_of(game), Forecast(0.0, 1.0, 5.0)
    before = dict(field.coalition)
    settle(game, field, game.battle, seen)

    assert field.coalition["luxembourg"] < before["luxembourg"]
    assert 0 < field.coalition["namur"] < before["luxembourg"]


def test_an_army_falls_to_a_great_superiority_only():
    def hunted(*zones):
        game = days(napoleon="luxembourg", blucher=zones[0], wellington=zones[1])
        reach = Reach(game, field_of(game))
        return reach.hunt("luxembourg", COALITION), reach.chance("luxembourg", COALITION)

    near, far = hunted("namur", "namur"), hunted("namur", "londres")
    assert near[0] > far[0] > 0
    assert near[0] < near[1]


def test_a_host_breaks_the_sooner_the_more_it_loses_and_never_when_it_wins():
    game = clash()
    assert game.battle is not None
    own, other = game.battle.hosts
    seen = foreseen(game, field_of(game), game.battle)

    assert 0 < seen.win < 0.3
    assert seen.suffers > seen.inflicts
    assert breaking(game, own, seen, is_attacker=True) > breaking(
        game, other, seen, is_attacker=False
    )


@pytest.mark.parametrize("number", [2, 4, 6])
def test_the_days_are_judged_from_minus_one_to_one(number):
    game = table("1815")
    game.round = number

    assert -1 <= judgement(game, EMPIRE) <= 1
    assert judgement(game, EMPIRE) > 0  # it need only hold out
