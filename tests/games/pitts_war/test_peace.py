"""The effects of a mandatory peace, its end, the return to war and preventive war."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Activate, Cede, DeclareWar, Place, Rejoin, Withdraw
from estafette.games.pitts_war.activation import activate
from estafette.games.pitts_war.affairs import March, Surrender, Treaty
from estafette.games.pitts_war.income import reckon_income, treasury
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.peace import (
    cannot_declare_war,
    cannot_rejoin,
    count_impulse,
    declare_war,
    end_treaties,
    make_peace,
    rejoin,
)
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def beaten(*, power="austria", victor=FRENCH, die=3, **more):
    """A power of 1805 has failed its test; the die says for how long it keeps the peace."""
    year = more.pop("year", 1805)
    game = given("great-empire", year=year, dice=[die], **more)
    return Referee(game, make_peace(game, Surrender(power, victor)))


def no_return(game, side=COALITION, power="austria"):
    """The clause that keeps a power from going back to war on this side; None if it may."""
    refusal = cannot_rejoin(game, side, Rejoin(power))
    return refusal and refusal.rule


def no_attack(game, side=FRENCH, power="austria"):
    """The key of what keeps this side from a preventive war; None if it may try."""
    refusal = cannot_declare_war(game, side, DeclareWar(power))
    return refusal and refusal.key


@rule("pitts-war peace.duration", "pitts-war table.peace-duration")
@pytest.mark.parametrize(("die", "years"), list(enumerate([1, 1, 2, 2, 3, 3], start=1)))
def test_a_peace_lasts_half_the_die_rounded_up(die, years):
    referee = beaten(die=die)  # con.peace-duration

    assert referee.game.treaties["austria"].until == 1805 + years
    assert referee.fact("peace.signed")["die"] == die


@rule("pitts-war peace.duration", "pitts-war peace.observe")
def test_austria_that_falls_in_1805_for_two_turns_keeps_the_peace_to_the_end_of_1807():
    game = beaten(die=4).game  # ex.peace.austria-1805

    assert game.treaties == {"austria": Treaty(FRENCH, 1807)}
    assert game.stance["austria"] is Stance.PEACE
    assert game.side_of("empire") is COALITION
    for game.year in (1806, 1807):
        assert no_return(game) == "peace.duration"
        assert no_attack(game) == "peace.lasts"
    game.year = 1808
    assert no_return(game) is no_attack(game) is None


@rule("pitts-war forced-alliance.trigger")
@pytest.mark.parametrize(
    ("fallen", "binds"), [([("austria", FRENCH)], True), ([("austria", COALITION)], False)]
)
def test_a_second_surrender_to_the_same_side_binds(fallen, binds):
    referee = beaten(facts={"fallen": fallen})  # ex.forced-alliance.austria

    assert referee.game.treaties["austria"] == Treaty(FRENCH, 1807, binds)
    assert len(referee.game.fallen) == 2


@rule("pitts-war peace.capture-areas", "pitts-war peace.capture-areas.no-star")
def test_the_conqueror_takes_two_areas_and_no_star():
    referee = beaten(stance={"bavaria": "french"})  # con.capture-two
    game = referee.game
    assert (referee.decision.seat, referee.decision.key) == ("french", "peace.which-area")

    assert referee.refusal(Cede("prague")).rule == "peace.capture-areas.no-star"
    assert referee.refusal(Cede("berlin")).rule == "peace.capture-areas"
    referee.choose(Cede("salzburg"), Cede("innsbruck"))
    assert referee.is_over
    assert game.annexed["salzburg"] == game.annexed["innsbruck"] == "france"


@rule("pitts-war peace.capture-areas")
def test_the_conqueror_may_take_less():
    referee = beaten()

    before = referee.game.annexed.copy()
    referee.choose(Pass())
    assert referee.is_over
    assert referee.game.annexed == before


@rule("pitts-war peace.capture-areas.adjacent", "pitts-war peace.capture-areas.no-allied-minor")
def test_a_ceded_area_adjoins_the_homeland_of_the_conqueror_or_of_an_ally():
    stance = {"bavaria": "coalition", "switzerland": "neutral"}
    referee = beaten(stance=stance)  # rv.capture.adjacent

    assert Cede("innsbruck") in referee.options
    assert referee.refusal(Cede("lemberg")).rule == "peace.capture-areas.adjacent"
    assert referee.refusal(Cede("venice")).rule == "peace.capture-areas.no-allied-minor"
    assert referee.refusal(Cede("salzburg")).key == "peace.not-adjacent"
    referee.choose(Cede("innsbruck"), Cede("salzburg"))
    assert referee.game.annexed["salzburg"] == "france"


@rule("pitts-war peace.capture-areas.adjacent")
def test_a_ceded_area_may_lie_behind_the_mountains():
    referee = beaten(power="spain", stance={"spain": "coalition"})

    assert Cede("zaragoza") in referee.options
    assert referee.refusal(Cede("burgos")).rule == "peace.capture-areas.adjacent"


@rule("pitts-war peace.capture-areas.no-allied-minor")
def test_what_belongs_to_a_major_or_to_a_friend_is_not_the_losers_to_give():
    referee = beaten()

    for area in ("berlin", "petersburg", "milan"):
        assert referee.refusal(Cede(area)).rule == "peace.capture-areas"


@rule("pitts-war peace.capture-areas")
@pytest.mark.parametrize(
    ("flags", "area", "heir"),
    [
        *(({"metz": "russia"}, "metz", "russia"), ({"metz": "bavaria"}, "metz", "austria")),
        *(({}, "metz", "austria"), ({}, "bayonne", "spain")),
    ],
)
def test_what_france_cedes_goes_to_the_power_that_took_it_or_lives_next_door(flags, area, heir):
    stance = {"netherlands": "coalition", "spain": "coalition"}
    annexed = dict.fromkeys(["brussels", "antwerp", "luxembourg", "mainz", "cologne"])
    annexed |= dict.fromkeys(["chambery", "nice"])
    stance |= {"flanders": "coalition", "palatinate": "coalition"}
    referee = beaten(
        **{"power": "france", "victor": COALITION, "stance": stance, "flags": flags},
        annexed=annexed,
    )

    referee.choose(Cede(area))
    assert referee.game.annexed[area] == heir
    assert area not in referee.game.flags


@rule("pitts-war republic.annex", "pitts-war peace.coalition-runs-it")
def test_a_conquered_france_loses_what_the_republic_annexed_and_is_run_by_its_own_player():
    referee = beaten(power="france", victor=COALITION, year=1814)
    game = referee.game

    assert [a for a, power in game.annexed.items() if power == "france"] == []
    assert game.owner("mainz") == "palatinate"
    restored = [told.facts for told in referee.told if told.key == "peace.restored"]
    assert {"area": "mainz", "power": "palatinate"} in restored
    assert game.annexed["milan"] == "kingdom-of-italy"
    assert game.fought_for["france"] is FRENCH
    assert game.side_of("bavaria") is FRENCH


PEACE_EFFECTS = {
    **{"au_italy": "venice", "au_reserve": "innsbruck", "ru_2nd_army": "brunn"},
    **{"fr_alps": "graz", "au_germany": "prague"},
}


@rule("pitts-war peace.repatriate", "pitts-war peace.captured-areas.vacate")
@rule("pitts-war peace.allied-forces-leave", "pitts-war peace.remove-flags")
def test_the_effects_of_a_peace_come_in_their_order():
    flags = {"linz": "france", "graz": "france", "munich": None, "ulm": None}
    referee = beaten(flags=flags, **PEACE_EFFECTS)  # kd.peace-effects
    game = referee.game

    referee.choose(Cede("innsbruck"), Cede("salzburg"))
    assert (referee.decision.seat, referee.decision.key) == ("coalition", "homecoming.where")
    assert referee.refusal(Place("au-italy", "salzburg")).key == "homecoming.not-there"
    assert referee.refusal(Place("au-italy", "graz")).key == "homecoming.occupied"
    assert referee.refusal(Place("au-italy", "linz")).key == "homecoming.occupied"
    referee.choose(Place("au-italy", "vienna"))
    assert {option.area for option in referee.options}.isdisjoint({"innsbruck", "salzburg"})
    referee.choose(Place("au-reserve", "trieste"))
    assert game.where["au-germany"] == "prague"
    assert referee.fact("homecoming.withdrawn")["area"] == "brunn"
    assert game.owner(game.where["ru-2nd-army"]) != "austria"
    assert game.flags == {"turin": "france"}
    assert referee.decision.key == "peace.who-leaves"


@rule("pitts-war peace.allied-forces-leave")
def test_the_leaders_go_with_their_force_to_the_nearest_friendly_area():
    referee = beaten(ru_2nd_army="lemberg", kutuzov="lemberg")
    game = referee.game

    referee.choose(Pass())
    assert referee.is_over
    assert game.where["ru-2nd-army"] == game.leaders["kutuzov"] == "zhitomir"


@rule("pitts-war peace.repatriate")
def test_an_army_for_which_there_is_no_room_gives_points():
    flags = dict.fromkeys(given("great-empire").land_of("austria"), "france")
    referee = beaten(
        flags=flags, au_italy="venice 2", charles="venice", stance={"bavaria": "french"}
    )
    game = referee.game

    referee.choose(Pass())
    assert "au-italy" not in game.where
    assert game.credit == {"austria": 2}
    assert "charles" not in game.leaders
    assert game.in_reserve("au-italy")


@rule("pitts-war peace.conqueror-may-stay")
def test_the_conqueror_stays_or_leaves_at_once():
    referee = beaten(flags={"vienna": "france"}, fr_alps="vienna", fr_italy="graz", napoleon="graz")
    game = referee.game

    referee.choose(Pass())
    assert set(referee.options) == {Withdraw("vienna"), Withdraw("graz"), Pass()}
    referee.choose(Withdraw("graz"))
    while referee.decision.key == "homecoming.whither":
        referee.choose(referee.options[0])
    assert game.owner(game.where["fr-italy"]) != "austria"
    assert game.leaders["napoleon"] == game.where["fr-italy"]
    referee.choose(Pass())
    assert game.where["fr-alps"] == "vienna"


@rule("pitts-war peace.conqueror-must-leave")
@pytest.mark.parametrize(("year", "stands"), [(1806, True), (1807, False), (1808, True)])
def test_who_has_not_left_by_the_end_of_the_peace_is_eliminated(year, stands):
    game = at_peace(year=year, fr_alps="vienna", massena="vienna", fr_italy="munich")

    end_treaties(game)  # kd.conqueror
    assert ("fr-alps" in game.where) is stands
    assert ("massena" in game.leaders) is stands
    assert game.where["fr-italy"] == "munich"
    assert game.stance["austria"] is Stance.PEACE


@rule("pitts-war peace.conqueror-must-leave", "pitts-war peace.conqueror-may-stay")
def test_insurgents_are_at_home_in_a_conquered_france():
    referee = beaten(power="france", victor=COALITION, year=1814, vendeans="vendee")
    game = referee.game
    referee.choose(Pass())
    assert referee.is_over

    game.year = 1816
    end_treaties(game)
    assert game.where == {"vendeans": "vendee"}


@rule("pitts-war peace.remove-flags")
def test_what_the_beaten_power_had_taken_goes_to_an_ally_or_back():
    referee = beaten(ru_baltic="munich 1")
    assert {"munich", "ulm"} <= {*referee.game.flags}
    referee.choose(Pass())

    assert referee.game.flags == {"munich": "russia", "turin": "france"}


@rule("pitts-war forced-alliance.trigger", "pitts-war intro.sides")
@pytest.mark.parametrize(("power", "victor"), [("france", COALITION), ("britain", FRENCH)])
def test_nobody_is_forced_into_the_alliance_against_his_own(power, victor):
    referee = beaten(power=power, victor=victor, facts={"fallen": ((power, victor),)})

    assert not referee.game.treaties[power].binds


@rule("pitts-war peace.allied-forces-leave")
def test_insurgents_are_no_strangers_in_a_conquered_austria():
    alone = beaten(tyrolians="innsbruck", flags={"innsbruck": "france"})
    alone.choose(Pass())
    assert alone.game.where == {"tyrolians": "innsbruck"}
    assert alone.game.credit == {}

    referee = beaten(tyrolians="innsbruck", ru_baltic="innsbruck 1", kutuzov="innsbruck")
    referee.choose(Pass())
    assert referee.game.where["tyrolians"] == "innsbruck"
    assert referee.game.where["ru-baltic"] != "innsbruck"


@rule("pitts-war poland.duchy.transit", "pitts-war peace.conqueror-must-leave")
@pytest.mark.parametrize(("founded", "stands"), [(["grand-duchy"], True), ([], False)])
def test_the_french_need_not_leave_prussia_while_they_may_cross_it(founded, stands):
    game = at_peace(power="prussia", year=1807, fr_alps="berlin", facts={"founded": founded})

    end_treaties(game)
    assert ("fr-alps" in game.where) is stands


def at_peace(*, power="austria", binds=False, impulses=0, **more):
    """A power keeps a peace with France to the end of 1807."""
    stance = {power: "peace"} | more.pop("stance", {})
    game = given("great-empire", **{"year": 1808, "stance": stance} | more)
    game.treaties = {power: Treaty(FRENCH, 1807, binds, impulses)}
    game.fought_for = {power: COALITION}
    return game


@rule("pitts-war peace.produce-and-move", "pitts-war peace.coalition-runs-it")
@rule("pitts-war neutral.run-by")
def test_the_coalition_recruits_for_a_power_at_peace_and_moves_it_at_home():
    game = at_peace(year=1806, active="coalition", au_germany="salzburg", flags={"munich": None})
    reckon_income(game)
    assert treasury(game, COALITION)["austria"] == 5  # rd.neutral-again
    assert "austria" not in treasury(game, FRENCH)

    referee = Referee(game, activate(game))
    assert Activate("salzburg") in referee.options
    march = March(COALITION, ["au-germany"], [], "salzburg", "salzburg")
    assert cannot_pass(game, march, "linz") is None
    assert cannot_pass(game, march, "munich").rule == "neutral.run-by"


@rule("pitts-war peace.return")
def test_a_power_whose_peace_is_over_returns_when_it_likes():
    game = at_peace(active="coalition", au_germany="vienna")
    referee = Referee(game, activate(game))

    assert no_return(game, FRENCH) == "peace.return"
    assert referee.refusal(Rejoin("prussia")).rule == "peace.return"
    referee.choose(Rejoin("austria"))  # con.return
    assert game.side_of("austria") is COALITION
    assert game.treaties == {}
    assert game.side("au-germany") is COALITION


@rule("pitts-war peace.return", "pitts-war card.f.amiens.no-war")
def test_nobody_returns_to_a_war_that_amiens_has_stopped():
    game = at_peace(lasting={"f-amiens": "period"})

    assert no_return(game) == "card.f.amiens.no-war"
    assert no_attack(game) == "peace.amiens"


@rule("pitts-war peace.return", "pitts-war forced-alliance.broken.retreat")
def test_the_french_leave_the_areas_in_which_those_who_return_stand():
    game = at_peace(
        power="prussia",
        stance={"saxony": "french"},
        facts={"founded": ("grand-duchy",)},
        **{"pr_silesia": "berlin", "fr_alps": "berlin", "fr_italy": "magdeburg"},
    )

    referee = Referee(game, rejoin(game, "prussia"))
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert game.where["fr-alps"] in ("dresden", "leipzig")
    assert game.where["fr-italy"] == "magdeburg"


@rule("pitts-war peace.preventive-war", "pitts-war turn.diplomacy.no-war-on-major")
@pytest.mark.parametrize(
    ("impulses", "die", "is_war"),
    [(2, 2, True), (2, 3, False), (1, 1, True), (1, 2, False)],
    ids=[
        *("ex.preventive-war.bad-1808", "ex.preventive-war.bad-1808.fails"),
        *("con.preventive-first", "con.preventive-first.fails"),
    ],
)
def test_a_preventive_war_needs_a_die_no_higher_than_the_impulses_since_the_peace(
    impulses, die, is_war
):
    game = at_peace(impulses=impulses, dice=[die], active="french", au_germany="vienna")
    referee = Referee(game, activate(game))

    referee.choose(DeclareWar("austria"))
    assert (game.side_of("austria") is COALITION) is is_war
    assert referee.fact("peace.preventive-war") == {
        **{"power": "austria", "die": die, "impulses": impulses, "succeeds": is_war},
    }
    assert game.declared == ("austria",)


@rule("pitts-war peace.preventive-war")
def test_the_impulses_are_counted_from_the_first_year_after_the_peace():
    game = at_peace(year=1807)
    count_impulse(game)
    assert game.treaties["austria"].impulses == 0

    game.year = 1808
    count_impulse(game)
    count_impulse(game)
    assert game.treaties["austria"] == Treaty(FRENCH, 1807, impulses=2)


@rule("pitts-war peace.preventive-war")
def test_it_is_tried_by_the_conqueror_alone_and_at_the_start_of_an_impulse():
    game = at_peace(fr_alps="lyon", au_germany="vienna")
    assert no_attack(game, COALITION) == no_attack(game, power="prussia")
    assert no_attack(game, COALITION) == "peace.not-your-conquest"
    assert no_attack(game) is None

    game.moved = frozenset({"au-germany"})
    assert no_attack(game) is None
    game.moved = frozenset({"fr-alps"})
    assert no_attack(game) == "peace.too-late"
    game.moved, game.is_sub_impulse = frozenset(), True
    assert no_attack(game) == "peace.too-late"
    game.is_sub_impulse, game.declared = False, ("austria",)
    assert no_attack(game) == "peace.declared"


@rule("pitts-war peace.preventive-war", "pitts-war peace.duration")
def test_a_player_reads_how_long_a_peace_will_keep_him_from_war():
    game = at_peace(year=1806, active="french", fr_alps="lyon")
    referee = Referee(game, activate(game))

    (greyed,) = [why for offer, why in referee.decision.refused() if offer == DeclareWar("austria")]
    assert (greyed.rule, greyed.facts["year"]) == ("peace.duration", 1807)
    assert referee.refusal(DeclareWar("prussia")).rule == "peace.preventive-war"


@rule("pitts-war peace.preventive-war")
def test_a_war_that_is_not_declared_says_so():
    game = at_peace(impulses=1, dice=[2])

    referee = Referee(game, declare_war(game, FRENCH, "austria"))
    assert referee.result is False
    assert game.stance["austria"] is Stance.PEACE
    game.dice.loaded.append(1)
    assert Referee(game, declare_war(game, FRENCH, "austria")).result is True
