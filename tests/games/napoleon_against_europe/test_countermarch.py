"""[countermarch] Forces near a battle march to the sound of the guns."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Drop, PlayCard, Spend, Take, Wait
from estafette.games.napoleon_against_europe.affairs import Approach
from estafette.games.napoleon_against_europe.campaign import begin, clash
from estafette.games.napoleon_against_europe.interception import intercept
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand, store
from tests.referee import Referee, rule


def battle_of_salzburg(*dice: int) -> Game:
    """Ney came to Salzburg from Munich; Charles is there with two corps."""
    game = bare(dice=dice)
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "salzbourg", "au-corps-1", "au-corps-2", general="charles")
    return game


def fight_it(game: Game) -> Referee:
    return fought(game, "salzbourg", EMPIRE, "ney", whence="munich")


@rule("napoleon-against-europe countermarch.who")
def test_a_force_with_a_general_next_to_the_battle_may_come() -> None:
    game = battle_of_salzburg(6, 1)
    put(game, "vienne", "au-corps-3", general="bellegarde")
    put(game, "graz", "au-corps-4")  # no general
    put(game, "raab", "au-corps-5", general="jean")  # two zones away
    referee = fight_it(game)
    assert referee.options == (Take("bellegarde"), Pass())
    assert referee.refusal(Take("jean")).rule == "countermarch.who"
    assert referee.refusal(Take("au-corps-4")).rule == "countermarch.who"
    referee.choose(Take("bellegarde"))
    assert "au-corps-3" in game.forces["charles"].corps


@rule("napoleon-against-europe countermarch.order")
def test_the_active_player_makes_all_his_attempts_first() -> None:
    """[d4.countermarch.order]"""
    game = battle_of_salzburg(1, 1, 1)
    put(game, "munich", "fr-elite-3", general="soult")
    put(game, "innsbruck", "fr-elite-4", general="oudinot")
    put(game, "vienne", "au-corps-3", general="jean")
    referee = fight_it(game)
    assert referee.options == (Take("soult"), Take("oudinot"), Pass())
    referee.choose(Take("soult"))
    assert referee.options == (Take("oudinot"), Pass())
    referee.choose(Take("oudinot"))
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    assert referee.options == (Take("jean"), Pass())


@rule("napoleon-against-europe countermarch.after-interception")
def test_who_failed_to_intercept_may_still_countermarch() -> None:
    """[d4.countermarch.order]"""
    game = battle_of_salzburg(1, 6, 1)
    put(game, "vienne", "au-corps-3", general="jean")
    march(game, "ney", "munich")
    deal(game, coalition=["1C"])
    failed = Referee(game, intercept(game, "salzbourg"))
    failed.choose(Take("jean"), Spend("1C"))
    assert failed.result == ""
    referee = fight_it(game)
    assert Take("jean") in referee.options


@rule("napoleon-against-europe countermarch.roll")
@rule("napoleon-against-europe countermarch.modifiers")
def test_five_arrives_and_four_comes_too_late() -> None:
    """[d3.countermarch.four-five]"""
    for start, dice in (("vienne", (3, 4)), ("innsbruck", (4, 5))):  # a pass costs one
        for die, comes in zip(dice, (False, True), strict=True):
            game = battle_of_salzburg(die, 1)
            put(game, start, "au-corps-3", general="jean")
            referee = fight_it(game)
            referee.choose(Take("jean"))
            assert referee.fact("countermarch.rolls")["succeeds"] is comes
            assert ("au-corps-3" in game.forces["charles"].corps) is comes


@rule("napoleon-against-europe countermarch.roll")
def test_a_force_tries_once() -> None:
    game = battle_of_salzburg(1)
    put(game, "vienne", "au-corps-3", general="jean")
    put(game, "graz", "au-corps-4", general="hiller")
    referee = fight_it(game)
    referee.choose(Take("jean"))
    assert referee.refusal(Take("jean")).rule == "countermarch.roll"


@rule("napoleon-against-europe countermarch.modifiers")
def test_the_attacker_uses_attack_values_and_that_of_an_army_chief_on_the_field() -> None:
    game = battle_of_salzburg(1)
    put(game, "munich", "fr-elite-3", general="oudinot")
    referee = fight_it(game)
    referee.choose(Take("oudinot"))
    assert referee.fact("countermarch.rolls")["tally"] == [("oudinot", 1)]
    game = bare(dice=[1])
    put(game, "salzbourg", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "salzbourg", "au-corps-1", "au-corps-2", general="charles")
    put(game, "munich", "fr-elite-3", general="oudinot")
    referee = fought(game, "salzbourg", EMPIRE, "grande-armee", whence="munich")
    referee.choose(Take("oudinot"))
    assert referee.fact("countermarch.rolls")["tally"] == [("napoleon", 3)]


@rule("napoleon-against-europe countermarch.modifiers")
def test_the_defender_uses_the_defence_of_the_general_who_comes() -> None:
    game = bare(dice=[1])
    put(game, "salzbourg", "fr-elite-1", general="ney")
    put(game, "salzbourg", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vienne", "au-corps-3", general="bellegarde")
    referee = fought(game, "salzbourg", EMPIRE, "ney", whence="munich")
    referee.choose(Take("bellegarde"))
    assert referee.fact("countermarch.rolls")["tally"] == [("bellegarde", 1)]


@rule("napoleon-against-europe countermarch.part")
def test_a_general_may_come_with_part_of_his_force() -> None:
    game = battle_of_salzburg(6, 1)
    put(game, "vienne", "au-corps-3", "au-corps-4", "au-corps-5", general="jean")
    referee = fight_it(game)
    referee.choose(Take("jean"))
    assert game.approach == Approach("jean", "salzbourg", ())
    referee.choose(Drop("au-corps-4"))
    assert game.approach is None  # only one corps may stay without a general
    assert "au-corps-4" not in game.forces["charles"].corps
    assert game.forces["au-corps-4"].zone == "vienne"
    assert {"au-corps-3", "au-corps-5"} <= {*game.forces["charles"].corps}


@rule("napoleon-against-europe retreat.attacker", "napoleon-against-europe battle.terrain")
@pytest.mark.parametrize("comes", [True, False])
def test_attackers_fight_and_retreat_by_the_way_their_commander_came(comes: bool) -> None:
    """Davout, who ranks above Ney, comes by dry land; Ney has crossed the Danube."""
    game = bare(dice=[*([6, 1] if comes else []), 3, 2, 5, 4, 1])
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "stuttgart", "fr-elite-3", general="davout")
    referee = fought(game, "nuremberg", EMPIRE, "ney", whence="ulm")
    referee.choose(Take("davout") if comes else Pass())
    go_on(referee)
    assert referee.fact("battle.won")["side"] is COALITION
    assert ("battle.river" in tally_of(referee, EMPIRE)) is not comes
    beaten = game.forces["davout" if comes else "ney"]
    assert beaten.zone == ("stuttgart" if comes else "ulm")


@rule("napoleon-against-europe countermarch.subordinate")
@rule("napoleon-against-europe countermarch.part")
def test_a_subordinate_comes_without_his_army_with_what_he_may_lead() -> None:
    """[d2.countermarch.forbidden]"""
    game = battle_of_salzburg(6, 1)
    corps = ("au-corps-3", "au-corps-4", "au-corps-5")
    army = {"general": "bellegarde", "army": "armee-d-allemagne", "subordinates": ["hiller"]}
    put(game, "vienne", *corps, **army)
    referee = fight_it(game)
    assert Take("hiller") in referee.options
    referee.choose(Take("hiller"), Take("au-corps-4"))
    assert referee.refusal(Take("au-corps-4")).rule == "countermarch.part"
    referee.choose(Pass(), Pass())  # nobody else goes with him, and nobody else tries
    assert game.forces["armee-d-allemagne"].corps == ("au-corps-3", "au-corps-5")
    assert "au-corps-4" in game.forces["charles"].corps


@rule("napoleon-against-europe countermarch.subordinate")
def test_a_subordinate_leaves_a_corps_with_his_army() -> None:
    game = battle_of_salzburg(6, 1)
    army = {"general": "bellegarde", "army": "armee-d-allemagne", "subordinates": ["hiller"]}
    put(game, "vienne", "au-corps-3", **army)
    referee = fight_it(game)
    assert referee.refusal(Take("hiller")).rule == "countermarch.subordinate"


@rule("napoleon-against-europe countermarch.forbidden")
def test_no_mountains_no_strait_no_demoralised() -> None:
    """[d.forced-march.none-for-demoralised] [d2.countermarch.forbidden]"""
    game = bare()
    put(game, "innsbruck", "fr-elite-1", general="ney")
    put(game, "innsbruck", "au-corps-1", general="charles")
    put(game, "milan", "fr-elite-3", general="soult")  # mountains without pass
    put(game, "zurich", "fr-elite-4", general="lannes")  # a pass
    put(game, "munich", "fr-elite-5", general="oudinot", is_demoralised=True)
    referee = fought(game, "innsbruck", EMPIRE, "ney", whence="ulm")
    assert referee.options == (Take("lannes"), Pass())
    assert referee.refusal(Take("soult")).rule == "countermarch.forbidden"
    assert referee.refusal(Take("oudinot")).rule == "demoralised.cannot"
    game = bare()
    put(game, "reggio", "fr-elite-1", general="ney")
    put(game, "reggio", "corps-naples", general="moore")
    put(game, "palerme", "en-elite-1", general="hill")
    put(game, "naples", "en-elite-2", general="graham")
    referee = fought(game, "reggio", EMPIRE, "ney")
    assert referee.options == (Take("graham"), Pass())
    assert referee.refusal(Take("hill")).rule == "countermarch.forbidden"


@rule("napoleon-against-europe countermarch.forbidden")
def test_nobody_marches_to_help_a_depot() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-elite-1", general="ney")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    put(game, "vienne", "au-corps-1", general="jean")
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    assert "countermarch.rolls" not in referee.keys
    assert referee.is_over or referee.decision.key != "countermarch.who"


@rule("napoleon-against-europe countermarch.attrition")
@rule("napoleon-against-europe attrition.when.intercept")
def test_who_comes_is_tested_at_once_for_the_points_he_spent() -> None:
    game = battle_of_salzburg(6, 3)
    put(game, "innsbruck", "au-corps-3", general="jean")
    referee = fight_it(game)
    referee.choose(Take("jean"))
    tested = referee.fact("attrition.rolled")
    assert dict(tested["tally"])["attrition.march"] == 2  # the zone and the pass
    assert referee.keys.index("attrition.rolled") < referee.keys.index("battle.odds")


@rule("napoleon-against-europe countermarch.consolidate")
def test_all_who_came_are_one_force_and_what_is_too_much_is_lost() -> None:
    game = battle_of_salzburg(6, 1)
    put(game, "vienne", "au-corps-3", "au-corps-4", general="jean")
    referee = fight_it(game)
    referee.choose(Take("jean"), Pass())
    assert referee.decision is not None
    assert referee.decision.key == "organisation.surplus"  # Charles holds seven steps
    referee.choose(Take("au-corps-1"))
    assert sum([game.steps[each] for each in game.forces["charles"].corps]) == 7
    assert "jean" in game.reserve


@rule("napoleon-against-europe countermarch.roll")
def test_a_third_army_does_not_come() -> None:
    game = bare()
    put(game, "salzbourg", "fr-elite-1", general="ney")
    put(game, "salzbourg", "ru-elite-1", general="koutouzov", army="1re-armee")
    put(game, "salzbourg", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    game.status = {**game.status, "prusse": game.status["russie"]}
    put(game, "vienne", "au-corps-3", general="charles", army="armee-d-allemagne")
    put(game, "graz", "au-corps-4", general="hiller")
    referee = fought(game, "salzbourg", EMPIRE, "ney", whence="munich")
    assert referee.refusal(Take("charles")).rule == "army.two-per-zone"


@rule("napoleon-against-europe countermarch.modifiers")
def test_a_card_of_the_guns_helps_every_countermarch() -> None:
    game = battle_of_salzburg(2, 1)
    flag(game, "france", "munich")
    put(game, "munich", "fr-elite-3", general="oudinot")
    deal(game, empire=["6F"])
    referee = fight_it(game)
    referee.choose(PlayCard("6F"))
    go_on(referee, until="countermarch.who")
    referee.choose(Take("oudinot"))
    assert dict(referee.fact("countermarch.rolls")["tally"])["6F"] == 2
    assert referee.fact("countermarch.rolls")["succeeds"] is True


@rule("napoleon-against-europe countermarch.part")
@rule("napoleon-against-europe command.army-subordinates")
def test_an_army_whose_subordinates_have_failed_leaves_one_force_behind() -> None:
    game = battle_of_salzburg(1, 1, 6, 1)
    army = ["fr-elite-3", "fr-elite-4", "fr-elite-5"]
    put(
        game,
        "munich",
        *army,
        general="davout",
        army="grande-armee",
        subordinates=("lannes", "oudinot"),
    )
    referee = fight_it(game)
    referee.choose(Take("lannes"), Take("fr-elite-3"), Pass())
    referee.choose(Take("oudinot"), Take("fr-elite-4"), Pass())
    referee.choose(Take("davout"))

    assert game.forces["lannes"].corps == ("fr-elite-3", "fr-elite-4")
    assert game.forces["lannes"].subordinates == ()
    assert game.forces["grande-armee"].subordinates == ("oudinot", "ney")


@rule("napoleon-against-europe countermarch.part", "napoleon-against-europe command.limit")
def test_an_army_does_not_come_if_those_who_failed_could_not_stay_alone() -> None:
    game = battle_of_salzburg(1, 1)
    army = [f"fr-elite-{number}" for number in range(3, 8)]
    put(
        game,
        "munich",
        *army,
        general="davout",
        army="grande-armee",
        subordinates=("lannes", "oudinot"),
    )
    put(game, "innsbruck", "fr-elite-8", general="suchet")
    referee = fight_it(game)
    referee.choose(Take("lannes"), Take("fr-elite-3"), Take("fr-elite-4"))
    referee.choose(Take("oudinot"), Take("fr-elite-5"), Take("fr-elite-6"))

    assert referee.refusal(Take("davout")).rule == "command.limit"


@rule(
    "napoleon-against-europe major-campaign.together",
    "napoleon-against-europe countermarch.forbidden",
)
def test_who_waits_for_others_of_his_campaign_does_not_march_to_another_battle() -> None:
    game = battle_of_salzburg()
    begin(game, EMPIRE, "2F", 1, together=True)
    put(game, "vienne", "au-corps-5", general="hiller")
    put(game, "vienne", "fr-elite-6", general="davout")
    march(game, "davout", "brunn")
    Referee(game, clash(game, "vienne")).choose(Wait())
    put(game, "munich", "fr-elite-3", general="soult")
    referee = fight_it(game)

    assert referee.refusal(Take("davout")).key == "countermarch.waits"
    assert Take("soult") in referee.options


@rule("napoleon-against-europe countermarch.roll")
@rule("napoleon-against-europe countermarch.subordinate")
def test_an_army_all_of_whose_corps_have_tried_does_not_try_again() -> None:
    game = bare(dice=[1, 1])
    army = {"general": "charles", "army": "armee-d-allemagne", "subordinates": ("jean", "hiller")}
    put(game, "raab", "au-corps-1", "au-corps-2", **army)
    put(game, "graz", "au-corps-3", general="klenau")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="davout")
    referee = fought(game, "graz", EMPIRE, whence="vienne")
    referee.choose(Take("jean"), Take("au-corps-1"), Take("hiller"), Take("au-corps-2"))
    assert referee.decision is None or referee.decision.key != "countermarch.who"
    assert referee.keys.count("countermarch.rolls") == 2


@rule("napoleon-against-europe forced-alliance.coalition-entry")
@rule("napoleon-against-europe countermarch.forbidden")
@pytest.mark.parametrize("kind", [Standing.FORCED_ALLIANCE, Standing.FORCED_PEACE])
def test_the_coalition_does_not_march_to_the_guns_into_a_land_that_france_has_bound(
    kind: Standing,
) -> None:
    for is_bound in (True, False):
        game = bare()
        if is_bound:
            bind(game, "prusse", kind)
        else:
            stand(game, prusse="coalition")
        put(game, "varsovie", "fr-elite-1", "fr-elite-2", general="ney")
        put(game, "varsovie", "ru-corps-1", "ru-corps-2", general="bagration")
        put(game, "posen", "fr-elite-3", general="soult")
        put(game, "grodno", "ru-corps-3", general="benningsen")
        referee = fought(game, "varsovie", EMPIRE, "ney", whence="posen")
        assert referee.options == (Take("soult"), Pass())
        referee.choose(Pass())
        assert (Take("benningsen") in referee.options) is not is_bound
