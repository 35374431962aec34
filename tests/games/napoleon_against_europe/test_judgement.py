"""What a position is worth: what is plainly better is worth more."""

import pytest

from estafette.games.napoleon_against_europe.affairs import (
    Battle,
    Berth,
    Books,
    Campaign,
    Host,
    March,
    Voyage,
)
from estafette.games.napoleon_against_europe.judgement import hand, judgement
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand, table


def field(scenario="1805", year=1805):
    """A war on the Danube: two armies, both with a general."""
    game = bare(scenario)
    game.year = year
    put(game, "ulm", "fr-corps-10", "fr-corps-11", "fr-corps-9", general="ney")
    put(game, "vienne", "au-corps-1", "au-corps-2", "au-corps-3", general="mack")
    return game


def worth(change=None, **facts):
    """What the war is worth to the Empire, changed in some respect."""
    game = field(**facts)
    if change is not None:
        change(game)
    return judgement(game, "empire")


@pytest.mark.parametrize("scenario", ["1805", "1809", "1815"])
def test_what_one_side_gains_the_other_loses(scenario):
    game = table(scenario)

    assert judgement(game, "empire") == -judgement(game, "coalition")
    assert -0.75 < judgement(game, "empire") < 0.75


def test_capitals_and_key_zones_are_worth_having_and_other_zones_a_little():
    def taken(zone, nation):
        return worth(lambda game: flag(game, nation, zone))

    assert taken("vienne", "france") > taken("prague", "france") > worth()
    assert taken("salzbourg", "france") > worth()
    assert taken("paris", "autriche") < taken("lyon", "autriche") < worth()


def test_the_level_of_the_track_counts_and_most_near_its_ends():
    def at(level):
        return worth(lambda game: setattr(game, "victory", level))

    assert at(3) < at(6) < at(12) < at(19)
    assert at(19) - at(18) > at(12) - at(11)


def test_corps_steps_and_generals_are_worth_having():
    assert worth(lambda game: put(game, "metz", "fr-corps-20")) > worth()
    assert worth(lambda game: put(game, "prague", "au-corps-4")) < worth()

    def with_reduced(game):
        game.steps["fr-corps-10"] -= 1

    def without_general(game):
        game.forces.clear()
        game.zones.clear()
        game.steps.clear()
        put(game, "ulm", "fr-corps-10", "fr-corps-11", "fr-corps-9")
        put(game, "vienne", "au-corps-1", "au-corps-2", "au-corps-3", general="mack")

    assert worth(with_reduced) < worth()
    assert worth(without_general) < worth()


def test_a_force_demoralised_or_hungry_is_worth_less():
    def shaken(game):
        game.forces.clear()
        game.zones.clear()
        corps = ("fr-corps-10", "fr-corps-11", "fr-corps-9")
        put(game, "ulm", *corps, general="ney", is_demoralised=True)
        put(game, "vienne", "au-corps-1", "au-corps-2", "au-corps-3", general="mack")

    def hungry(game):
        game.unsupplied = frozenset(["fr-corps-10", "fr-corps-11", "fr-corps-9"])

    assert worth(shaken) < worth()
    assert worth(hungry) < worth()


def test_a_siege_is_worth_more_the_longer_it_lasts():
    def siege(marker):
        def change(game):
            put(game, "prague", "fr-corps-20", general="davout")
            game.sieges = {"prague": marker}

        return worth(change)

    assert siege(0) < siege(1) < siege(3)


def test_allies_are_worth_having_and_a_beaten_power_is_better_than_an_enemy():
    assert worth(lambda game: stand(game, baviere="coalition")) < worth(
        lambda game: stand(game, baviere=None)
    )
    assert worth(lambda game: bind(game, "autriche")) > worth()
    alliance = worth(lambda game: bind(game, "autriche", Standing.FORCED_ALLIANCE))
    assert alliance > worth(lambda game: bind(game, "autriche"))


def test_cards_are_worth_having_and_better_ones_more():
    def held(**hands):
        return worth(lambda game: deal(game, **hands))

    assert held(empire=["1F"]) > held(empire=["14F"]) > worth() > held(coalition=["1C"])


def test_a_card_without_which_the_war_is_not_won_is_not_spent():
    def played(game):
        game.events = {"45F": 1810}

    in_hand = worth(lambda game: deal(game, empire=["45F"]), year=1812)
    assert worth(played, year=1812) > in_hand > worth(year=1812)


def test_points_of_the_budget_and_of_the_action_are_worth_spending_well():
    def budget(power, *, queue=("autriche", "france"), reserve=()):
        def change(game):
            game.resources, game.queue = {power: 10}, queue
            game.books = Books()
            game.reserve = frozenset(reserve)

        return worth(change)

    def action(side, points):
        def change(game):
            game.active, game.points = side, points

        return worth(change)

    french, austrian = ["fr-corps-16", "fr-corps-17"], ["au-corps-5", "au-corps-6"]
    assert budget("france", reserve=french) > worth() > budget("autriche", reserve=austrian)
    assert budget("france", queue=(), reserve=french) == budget("france", reserve=austrian)
    assert action(EMPIRE, 3) > worth() > action(COALITION, 3)


def test_a_voyage_is_no_gain_and_a_point_kept_is_worth_one_in_hand():
    def sailing(game):
        game.voyage = Voyage(EMPIRE, ["fleet-ganteaume"], Berth("port", "brest"), points=5)

    def in_hand(game):
        game.active, game.points = EMPIRE, 2

    def kept(game):
        game.active, game.stock = EMPIRE, {EMPIRE: 2, COALITION: 0}

    assert worth(sailing) < worth()
    assert worth(kept) >= worth(in_hand) > worth()


def test_who_has_done_with_his_action_does_not_lose_by_the_next_round():
    """Nobody sends ships about to put off the end: his hand is worth the same."""

    def in_round(number, side):
        game = field()
        game.round, game.active = number, side
        deal(game, empire=["1F", "14F", "2F"])
        return hand(game, EMPIRE)

    assert in_round(3, COALITION) == in_round(4, EMPIRE)
    assert in_round(4, COALITION) == in_round(5, EMPIRE) < in_round(3, EMPIRE)


def test_cards_that_the_year_leaves_no_action_for_are_worth_spending():
    """Eight cards for five actions: to act without a card saves nothing."""

    def after(*held, points):
        game = field()
        game.round, game.active, game.points = 2, EMPIRE, points
        deal(game, empire=held)
        return judgement(game, EMPIRE)

    others = ("1F", "2F", "3F", "6F", "8F", "13F", "19F")
    assert after(*others, points=2) > after(*others, "28F", points=1)


def test_a_campaign_that_still_sends_armies_is_worth_more_than_one_that_sends_ships():
    def sent(**more):
        return worth(lambda game: setattr(game, "campaign", Campaign("4F", EMPIRE, 2, **more)))

    assert sent() > sent(fleets=2) > worth()


def test_a_march_near_a_prize_is_worth_more_than_one_that_is_over():
    def march(points, **more):
        def change(game):
            game.march = March(EMPIRE, "ney", "ulm", points=points, **more)

        return worth(change)

    assert march(4) > march(0)
    assert march(4) > march(4, dropped=["fr-corps-10"])


def test_a_battle_is_foreseen_then_known():
    def fought(own=(), **facts):
        def change(game):
            put(game, "graz", "fr-corps-20", "fr-corps-21", general="davout")
            put(game, "graz", "au-corps-4", "au-corps-5", general="charles")
            hosts = (
                Host(EMPIRE, ["davout"], ["fr-corps-20", "fr-corps-21"], tally=list(own)),
                Host(COALITION, ["charles"], ["au-corps-4", "au-corps-5"]),
            )
            for key in ("inflicts", "lost"):
                if key in facts:
                    setattr(hosts[0], key, facts[key])
            game.battle = Battle("graz", *hosts)
            game.battle.leader, game.battle.winner = facts.get("leader"), facts.get("winner")

        return worth(change)

    assert fought([("davout", 4)]) > fought([("davout", 1)])
    assert fought(leader=EMPIRE, inflicts=2) > fought(leader=EMPIRE) > fought(leader=COALITION)
    assert fought(winner=EMPIRE) > fought(winner=COALITION)


def test_at_the_end_only_the_last_terms_count():
    """France whole and Napoleonic Europe win; the same without the card is nobody's victory."""

    def last(*events, lost=()):
        game = bare("1805")
        game.year, game.round = 1814, 7
        game.events = dict.fromkeys(events, 1810)
        flag(game, "autriche", *lost)
        return judgement(game, "empire")

    assert last("45F") > 0.9
    assert abs(last()) < 0.1
    assert last(lost=bare("1805").printed.zones) < -0.9
    assert last(lost=("paris", "lyon", "bordeaux", "anvers")) < -0.1


def test_in_the_hundred_days_an_army_in_order_counts_as_much_as_the_land():
    def days(*lost, demoralised=False):
        game = bare("1815")
        game.round = 6
        corps = ("fr-corps-14", "fr-corps-15")
        put(game, "soissons", *corps, general="napoleon", army="grande-armee")
        put(game, "namur", "pr-corps-3", "pr-corps-4", general="blucher")
        if demoralised:
            head = game.zones["soissons"][0]
            del game.forces[head], game.zones["soissons"]
            more = {"army": "grande-armee", "is_demoralised": True}
            put(game, "soissons", *corps, general="napoleon", **more)
        flag(game, "prusse", *lost)
        return judgement(game, "empire")

    assert days() > days("paris") > days("paris", "lyon", "bordeaux")
    assert days() > days(demoralised=True)


def test_money_that_changes_hands_is_no_gain_and_nobody_gives_what_he_can_spend_himself():
    def gift(receiver_wants):
        def change(game):
            game.resources, game.queue = {"france": 8, "espagne": 2}, ("espagne", "france")
            game.received = {"espagne": 2}
            game.books = Books()
            spanish = ["es-corps-1", "es-corps-2"] if receiver_wants else []
            game.reserve = frozenset(["fr-corps-16", "fr-corps-17", "fr-corps-18", *spanish])
            stand(game, espagne="empire")

        def before(game):
            change(game)
            game.resources, game.received = {"france": 10}, {}

        return worth(change) - worth(before)

    assert gift(receiver_wants=False) < gift(receiver_wants=True) < 0


def test_a_round_that_is_passed_is_lost():
    def passed(game):
        game.active, game.round = COALITION, 2

    def to_come(game):
        game.active, game.round = EMPIRE, 2

    game = field()
    passed(game)
    after = hand(game, EMPIRE)
    to_come(game)

    assert hand(game, EMPIRE) > after
