"""What a position is worth: what is plainly better is worth more."""

import pytest

from estafette.games.age_of_napoleon.camps import camps
from estafette.games.age_of_napoleon.expectations import ground_of
from estafette.games.age_of_napoleon.judgement import judgement
from estafette.games.age_of_napoleon.prospects import cold, urgency, winter_weight
from estafette.games.age_of_napoleon.sequence import OPENING
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import (
    Battle,
    Clash,
    Engaged,
    Interception,
    March,
    Mission,
)
from tests.games.age_of_napoleon.position import given
from tests.games.age_of_napoleon.test_start import begun
from tests.referee import rule

FIELD = {
    **{"napoleon": "flandre", "davout": "flandre", "soult": "ile-de-france"},
    **{"karl": "bohmen", "kutusov": "galizien", "moore": "britain"},
}


def worth(**facts):
    """What a campaign is worth to the French, changed in some respect."""
    return judgement(given(**{**FIELD, **facts}), "french")


@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_what_one_side_gains_the_other_loses(scenario):
    game = begun(scenario)

    assert judgement(game, "french") == -judgement(game, "coalition")
    assert -0.8 < judgement(game, "french") < 0.8


@rule("age-of-napoleon victory.coalition.decisive.napoleon", "age-of-napoleon victory.french.moral")
def test_a_game_that_is_decided_is_worth_everything():
    assert worth(lost=["napoleon"]) == -1
    assert worth(year=1816) == 1
    assert worth(year=1816, lost=["napoleon"]) == -1


@pytest.mark.parametrize("country", ["austria", "preussen", "spain", "russia", "bayern", "holland"])
def test_a_country_is_worth_more_the_nearer_it_is_to_france(country):
    values = [worth(status={country: state}) for state in ("fa", "nc", "cm")]

    assert values == sorted(values, reverse=True)
    assert len({*values}) == 3


def test_a_dominion_is_worth_more_than_an_ally():
    assert worth(status={"bayern": "fd"}) > worth(status={"bayern": "fa"})


@rule("age-of-napoleon strategy.draw.ic-major")
def test_an_insurgent_country_is_worth_less_to_the_coalition_than_a_member():
    assert worth(status={"austria": "ic"}) > worth(status={"austria": "cm"})


@rule("age-of-napoleon def.occupied-nc")
def test_a_neutral_is_better_occupied():
    neutral = {"status": {"preussen": "nc"}, "lannes": "brandenburg"}

    assert worth(**neutral) > worth(**{**neutral, "lannes": "schlesien"})


def test_corps_are_better_on_the_map_than_lost_and_fresh_than_tired():
    assert worth() > worth(exhausted=["davout"]) > worth(exhausted=["napoleon"])
    assert worth(ney="bayern") > worth() > worth(lost=["ney"])
    assert worth(prisoners=["karl"]) > worth() > worth(prisoners=["ney"])


def test_a_better_general_is_worth_more():
    assert worth(ney="holland") > worth(junot="holland")


def test_cards_in_hand_are_worth_something_and_less_when_the_campaign_is_over():
    richer = {"hand": {"french": ["mud", "depot"], "coalition": []}}
    early = on_campaign(in_round=1, **richer) - on_campaign(in_round=1)
    late = on_campaign(in_round=6, **richer) - on_campaign(in_round=6)

    assert early > late > 0


@rule("age-of-napoleon strategy.discard-hand")
def test_a_card_that_is_about_to_be_thrown_away_pays_for_no_march():
    assert worth(hand={"french": ["mud"]}) == worth()
    assert worth(hand={"french": ["talleyrand"]}) > worth()


@rule("age-of-napoleon surrender.france")
def test_paris_is_worth_more_the_farther_the_enemy_is():
    away = {"napoleon": "castilla", "davout": "castilla", "soult": "andalucia"}
    ways = ["ile-de-france", "lorraine", "rhenanie"]
    open_city = [worth(**{**away, "karl": area}) for area in ways]

    assert open_city == sorted(open_city)
    assert worth(**{**away, "soult": "ile-de-france", "karl": "lorraine"}) > open_city[1]


@rule("age-of-napoleon surrender.major.capital")
def test_an_army_at_the_gates_of_vienna_is_worth_more_than_one_at_home():
    assert worth(ney="osterreich", karl="galizien") > worth(ney="bretagne", karl="galizien")


@rule("age-of-napoleon surrender.minor.automatic")
def test_whoever_stands_alone_in_an_enemy_minor_will_have_it():
    assert worth(ney="napoli") > worth(ney="stato-della-chiesa")
    assert worth(armfelt="hannover") < worth(armfelt="pommern")


def test_napoleon_is_in_danger_when_he_is_alone_near_the_enemy():
    def risk(**facts):
        near = {"napoleon": "polen", "davout": "flandre", **facts}
        return worth(**near, kutusov="lithuania") - worth(**near, kutusov="ingria")

    assert risk() < risk(davout="polen")


@rule("age-of-napoleon battle.losses.exhausted-first")
def test_napoleon_is_in_danger_as_the_one_tired_corps_of_an_army():
    together = {"davout": "polen", "soult": "polen", "napoleon": "polen"}

    one = worth(**together, exhausted=["napoleon"])
    all_three = worth(**together, exhausted=["napoleon", "davout", "soult"])
    assert worth(**together) - one > (worth(**together) - all_three) / 2


@pytest.mark.parametrize(("box", "danger"), [(["napoleon"], True), (["napoleon", "davout"], False)])
def test_napoleon_in_a_battle_is_safe_in_company(box, danger):
    def battle(strength):
        game = given(**{**FIELD, "napoleon": "bayern", "davout": "bayern", "karl": "bayern"})
        french = Engaged(FRENCH, "napoleon", box, tally=[("napoleon", 8)])
        enemy = Engaged(COALITION, "karl", ["karl"], tally=[("karl", strength)])
        game.battle = Battle(Clash("bayern", FRENCH), french, enemy)
        return judgement(game, "french")

    assert (battle(4) - battle(30) > 0.6) == danger


@pytest.mark.parametrize("place", ["interception", "pursuit"])
def test_napoleon_does_not_go_alone_among_many_enemies(place):
    def going(*corps):
        game = given(
            **{**FIELD, "napoleon": "bayern", "davout": "bayern", "soult": "bayern"},
            **{"hiller": "tirol", "ferdinand": "tirol", "mack": "tirol"},
        )
        if place == "interception":
            game.interception = Interception(FRENCH, "napoleon", [*corps], "bayern", "tirol")
        else:
            box = ["napoleon", "davout", "soult"]
            sides = Engaged(FRENCH, "napoleon", box), Engaged(COALITION, "karl", ["karl"])
            game.battle = Battle(Clash("bayern", FRENCH), *sides, winner=FRENCH)
            game.battle.retreated = dict.fromkeys(("hiller", "ferdinand", "mack"), "tirol")
            game.battle.pursuers = [*corps]
        return judgement(game, "french")

    assert going("napoleon", "davout", "soult") > going("napoleon", "davout") > going("napoleon")


@rule("age-of-napoleon campaign.activation.cost")
def test_a_march_towards_a_weaker_enemy_is_worth_its_card():
    def marching(leader):
        game = given(**{**FIELD, "mack": "bayern"}, ney="wurttemberg", jerome="wurttemberg")
        resting = judgement(game, "french")
        game.march = March(FRENCH, leader, [leader], "wurttemberg", "wurttemberg")
        return judgement(game, "french") - resting

    assert marching("ney") > marching("jerome") > 0


def test_a_march_that_has_cost_its_last_corps_promises_nothing():
    game = given(**{**FIELD, "mack": "bayern"}, ney="wurttemberg")
    resting = judgement(game, "french")
    game.march = March(FRENCH, "jerome", [], "wurttemberg", "wurttemberg", entered=1)

    assert judgement(game, "french") == resting


@rule("age-of-napoleon victory.french.moral")
def test_time_works_for_the_french():
    years = [worth(year=year, in_round=6) for year in (1813, 1814, 1815)]

    assert years == sorted(years)
    assert years[-1] > years[0]


@rule("age-of-napoleon victory.french.marginal.date")
def test_from_1811_on_a_marginal_victory_is_nearer_than_a_decisive_one():
    peace = {"austria": "fa", "russia": "nc", "preussen": "nc"}
    peace |= dict.fromkeys(("napoli", "pommern", "sverige", "portugal"), "nc")
    bowed, alone = ({**peace, "austria": state} for state in ("fa", "nc"))

    def gain(year):
        return worth(status=bowed, year=year) - worth(status=alone, year=year)

    assert worth(status=bowed, year=1811) > worth(status=bowed, year=1810)
    assert gain(1811) > 0


@rule("age-of-napoleon victory.coalition.marginal")
def test_the_last_ally_of_france_is_worth_most():
    alone = dict.fromkeys(given().status, "nc")
    many = {**alone, **dict.fromkeys(("italia", "schweiz", "holland", "bayern", "napoli"), "fa")}
    hopes = [1 + worth(status=each) for each in (alone, {**alone, "napoli": "fa"}, many)]

    assert hopes[0] < 0.1
    assert hopes[1] / hopes[0] > hopes[2] / hopes[1]


def test_where_armies_have_met_the_stronger_has_hope():
    def met(**corps):
        return worth(**{"napoleon": "bayern", "davout": "bayern", "hiller": "bayern", **corps})

    assert met() > worth(napoleon="bayern", davout="bayern", hiller="tirol")
    assert met() - met(davout="holland") > 0.1


@pytest.mark.parametrize(("attacker", "defender"), [(FRENCH, COALITION), (COALITION, FRENCH)])
def test_a_battle_under_way_favours_the_stronger(attacker, defender):
    def battle(french, coalition, winner=None):
        game = given(**FIELD, hiller="bayern")
        tallies = {FRENCH: [("davout", french)], COALITION: [("hiller", coalition)]}
        boxes = {FRENCH: ["davout"], COALITION: ["hiller"]}
        one, two = (
            Engaged(side, boxes[side][0], boxes[side], tally=tallies[side])
            for side in (attacker, defender)
        )
        game.battle = Battle(Clash("bayern", attacker), one, two, winner=winner)
        return judgement(game, "french")

    assert battle(20, 4) > battle(10, 10) > battle(4, 20)
    assert battle(10, 10, winner=FRENCH) > battle(10, 10, winner=COALITION)


def test_losses_not_yet_taken_off_are_counted():
    game = given(**FIELD, hiller="bayern")
    one, two = Engaged(FRENCH, "davout", ["davout"]), Engaged(COALITION, "hiller", ["hiller"])
    game.battle = Battle(Clash("bayern", FRENCH), one, two, winner=FRENCH)
    before = judgement(game, "french")
    one.losses = 1

    assert judgement(game, "french") < before


def on_campaign(**facts):
    """What a position of the campaign is worth to the French, while armies can march."""
    game = given(**{**FIELD, **facts})
    game.place, game.armies_left = OPENING + 1, 1
    return judgement(game, "french")


def test_the_better_corps_is_called_up_first():
    def called(corps):
        game = given(**FIELD, reformed=["austria"])
        game.called = corps
        return judgement(game, "coalition")

    assert called("radetzky") > called("johann") > called("")


@rule("age-of-napoleon diplomacy.alternate")
def test_a_card_that_is_about_to_be_aimed_is_a_hope():
    def played(side):
        game = given(**FIELD)
        game.mission = Mission(side, "talleyrand", "")
        return judgement(game, "french")

    assert played(FRENCH) > worth() > played(COALITION)


@rule("age-of-napoleon strategy.discard-hand")
def test_a_diplomacy_card_is_kept_for_the_spring():
    def left_over(title, year=1806):
        return on_campaign(in_round=6, year=year, hand={"french": [title]})

    assert left_over("talleyrand") > left_over("forced-march")
    assert left_over("talleyrand") > left_over("english-gold")
    assert left_over("talleyrand", 1815) <= left_over("forced-march", 1815)


@rule("age-of-napoleon winter.who")
def test_a_large_army_dreads_the_winter_and_a_small_one_does_not():
    def dread(*areas, month=6):
        corps = ("ney", "lannes", "massena", "murat")
        game = given(in_round=month, **dict(zip(corps, areas, strict=True)))
        frost = cold(ground_of(game.printed), game.status, camps(game)[0])
        return winter_weight(game) * frost

    assert dread("ungarn", "ungarn", "banat", "banat") == 0
    assert dread(*["ungarn"] * 4) > dread(*["flandre"] * 4) == 0
    assert dread(*["ungarn"] * 4) > dread(*["ungarn"] * 4, month=1)


def test_an_army_can_be_judged_however_large_it_is():
    at_war = dict.fromkeys(("austria", "russia", "preussen", "spain"), "cm")
    sides = given(status=at_war).sides
    coalition = [corps for corps, side in sides.items() if side is COALITION]
    host = {corps.replace("-", "_"): "ungarn" for corps in coalition}

    assert worth(status=at_war, **host) < worth(status=at_war)


@rule("age-of-napoleon evasion.allowed")
def test_who_is_fast_enough_to_evade_is_not_afraid():
    near = {"ney": "wurttemberg", "lannes": "wurttemberg", "murat": "wurttemberg"}
    slow, fast = ({**near, corps: "bayern"} for corps in ("bennigsen", "bagration"))
    assert on_campaign(**slow) > on_campaign(**fast)


@rule("age-of-napoleon surrender.major.more-enemies")
def test_too_few_do_not_take_a_country():
    def in_vienna(*others):
        home = {"karl": "bohmen", "hiller": "tirol", "johann": "tirol", "ferdinand": "galizien"}
        return on_campaign(in_round=6, **home, **dict.fromkeys(("ney", *others), "osterreich"))

    def at_the_gates(*others):
        home = {"karl": "bohmen", "hiller": "tirol", "johann": "tirol", "ferdinand": "galizien"}
        return on_campaign(in_round=6, **home, **dict.fromkeys(("ney", *others), "bayern"))

    many = ("lannes", "murat", "soult", "massena", "marmont", "augereau")
    assert in_vienna(*many) - at_the_gates(*many) > in_vienna() - at_the_gates()


@rule("age-of-napoleon campaign.activation.cost")
def test_a_march_with_nowhere_to_go_is_worth_no_card():
    game = given(napoleon="ile-de-france", davout="ile-de-france", mortier="bretagne")
    resting = judgement(game, "french")
    game.march = March(FRENCH, "mortier", ["mortier"], "bretagne", "bretagne", entered=3)

    assert judgement(game, "french") == pytest.approx(resting)


@rule("age-of-napoleon movement.detach.moved")
def test_a_corps_dropped_on_the_way_holds_what_it_stands_on():
    def marching(lannes):
        game = given(**{**FIELD, "ney": "stato-della-chiesa", "lannes": lannes})
        band = ["ney", "lannes"] if lannes == "stato-della-chiesa" else ["ney"]
        game.march = March(FRENCH, "ney", band, "napoli", "stato-della-chiesa", entered=4)
        return judgement(game, "french")

    assert marching("napoli") > marching("stato-della-chiesa")


@rule("age-of-napoleon battle.commit.box")
def test_nobody_halts_before_his_box_is_filled():
    def committed(*box):
        game = given(**FIELD, ney="bayern", lannes="bayern", hiller="bayern", mack="bayern")
        one, two = Engaged(FRENCH, "ney", [*box]), Engaged(COALITION, "mack")
        game.battle = Battle(Clash("bayern", FRENCH), one, two)
        open_box = judgement(game, "french")
        two.box = ["mack", "hiller"]
        return open_box, judgement(game, "french")

    open_box, halted = committed("ney")
    assert open_box > halted
    assert committed("ney", "lannes")[1] > halted


@rule("age-of-napoleon march-attrition.trigger.mountain")
def test_a_hard_march_costs_an_army_something_and_two_corps_nothing():
    def marching(*corps, rough):
        game = given(**FIELD, massena="bretagne", lannes="bretagne", murat="bretagne")
        game.march = March(FRENCH, "massena", [*corps], "bretagne", "bretagne", entered=3)
        game.march.rough = rough
        return judgement(game, "french")

    pair, army = ("massena", "lannes"), ("massena", "lannes", "murat")
    assert marching(*pair, rough=True) == marching(*pair, rough=False)
    assert marching(*army, rough=True) < marching(*army, rough=False)


@rule("age-of-napoleon surrender.france")
def test_the_weight_of_armies_bears_on_paris_and_more_in_the_last_years():
    ways = [worth(karl=area, year=1812) for area in ("wurttemberg", "bohmen", "galizien")]

    assert ways == sorted(ways)
    assert urgency(2) > urgency(9)


@rule("age-of-napoleon campaign.rounds.alternate")
def test_before_the_campaign_it_does_not_matter_whose_turn_it_is():
    values = []
    for side in (FRENCH, COALITION):
        game = given(**FIELD, hand={"french": ["mud"], "coalition": ["depot"]})
        game.active = side
        values.append(judgement(game, "french"))

    assert values[0] == values[1]
