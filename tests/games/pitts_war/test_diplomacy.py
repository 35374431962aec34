"""The Diplomacy Phase: attempts on neutrals, what they cost, what comes of them."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Aim, Influence, Place, PlayMarker, Spend
from estafette.games.pitts_war.battle import fight
from estafette.games.pitts_war.diplomacy import (
    attempt,
    cannot_approach,
    cannot_influence,
    negotiate,
)
from estafette.games.pitts_war.entry import enter_by_track
from estafette.games.pitts_war.order import first_acts, second_acts
from estafette.games.pitts_war.sequence import DIPLOMACY
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

RED = ["c-carre", "c-hussards", "c-uhlans", "c-cretes", "c-redoute"]
PIECES = {"danes": "copenhagen", "swedes": "stockholm", "swiss": "bern"}


def talks(*, markers=1, die=(), year=1796, side="coalition", **facts):
    """The phase of a side that holds so many markers without a bonus."""
    pieces = PIECES | {"tu_la_porte": "constantinople"}
    hand = {side: RED[:markers]}
    return given(year=year, active=side, hand=hand, dice=die, **facts, **pieces)


def deal(game):
    return Referee(game, negotiate(game))


@rule("pitts-war turn.diplomacy.order")
def test_the_first_player_makes_all_his_attempts_before_the_second():
    game = given(year=1796)
    steps = [line.step.procedure for line in DIPLOMACY.lines if line.step is not None]

    assert steps == [
        enter_by_track,
        *(first_acts, negotiate, fight),
        *(second_acts, negotiate, fight),
    ]
    first_acts(game)
    assert (game.active, game.is_done) == (COALITION, False)
    second_acts(game)
    assert game.active is FRENCH


@rule("pitts-war turn.diplomacy.means", "pitts-war diplomacy.attempt.cost")
def test_a_marker_pays_for_an_attempt_on_a_neutral_and_gives_no_bonus():
    game = talks(die=[5])
    referee = deal(game)
    assert (referee.decision.key, referee.decision.seat) == ("diplomacy.what", "coalition")
    assert Influence("denmark") in referee.options

    referee.choose(Influence("denmark"))
    assert referee.is_over
    assert game.hands[COALITION] == []
    assert game.live == frozenset()
    assert referee.fact("trial.rolled")["total"] == 5
    assert referee.fact("diplomacy.attempt") == {"side": "coalition", "power": "denmark"}


@rule("pitts-war turn.diplomacy.means")
def test_a_side_that_passes_has_finished():
    game = talks()
    referee = deal(game)

    referee.choose(Pass())
    assert game.is_done
    assert game.approached == ()


@rule("pitts-war turn.diplomacy.means")
def test_a_side_without_markers_is_not_asked():
    game = talks(markers=0)

    assert deal(game).is_over
    assert game.is_done


@rule("pitts-war diplomacy.attempt.nothing")
@pytest.mark.parametrize("die", [2, 5], ids=["dip.nothing.2", "dip.nothing.5"])
def test_on_two_to_five_nothing_happens(die):
    game = talks(die=[die])
    referee = deal(game)

    referee.choose(Influence("denmark"))
    assert game.stance["denmark"] is Stance.NEUTRAL
    assert "diplomacy.nothing" in referee.keys
    assert game.hands[COALITION] == []


@rule("pitts-war diplomacy.attempt.join", "pitts-war diplomacy.attempt.backfire")
@pytest.mark.parametrize(("die", "side"), [(6, COALITION), (1, FRENCH)])
def test_on_six_the_neutral_joins_and_on_one_it_joins_the_enemy(die, side):
    game = talks(die=[die])

    deal(game).choose(Influence("denmark"))  # dip.backfire.1
    assert game.side_of("denmark") is side
    assert game.side("danes") is side


@rule("pitts-war diplomacy.attempt.extra-markers")
def test_two_more_markers_give_one_each_and_there_is_no_third():
    game = talks(markers=5, die=[4])
    referee = deal(game)

    referee.choose(Influence("denmark"), Spend("c-carre"))
    assert referee.decision.facts == {"power": "denmark", "left": 2}
    referee.choose(Spend("c-hussards"))
    assert referee.decision.key == "diplomacy.add-marker"
    assert referee.refusal(Spend("c-carre")).rule == "event.secret"
    referee.choose(Spend("c-uhlans"))
    assert referee.is_over  # dip.three-extra-refused
    assert game.hands[COALITION] == ["c-cretes", "c-redoute"]
    assert game.side_of("denmark") is COALITION  # dip.two-extra
    assert referee.fact("trial.rolled")["tally"] == [("c-hussards", 1), ("c-uhlans", 1)]


@rule("pitts-war diplomacy.attempt.extra-markers", "pitts-war diplomacy.attempt.backfire")
def test_one_more_marker_saves_a_one():
    game = talks(markers=3, die=[1])
    referee = deal(game)

    referee.choose(Influence("denmark"), Spend("c-carre"), Spend("c-hussards"), Pass())
    assert game.stance["denmark"] is Stance.NEUTRAL
    assert game.hands[COALITION] == ["c-uhlans"]


@rule("pitts-war diplomacy.attempt.once-per-neutral")
def test_a_neutral_that_was_tried_is_left_alone_for_the_year_by_both():
    game = talks(die=[3])
    game.hands[FRENCH] = ["f-ballons"]
    deal(game).choose(Influence("sweden"))
    second_acts(game)
    referee = deal(game)

    refusal = referee.refusal(Influence("sweden"))  # dip.once-per-neutral
    assert (refusal.rule, refusal.facts) == (
        *("diplomacy.attempt.once-per-neutral", {"power": "sweden"}),
    )
    assert Influence("denmark") in referee.options


@rule("pitts-war diplomacy.attempt.many-neutrals")
def test_as_many_neutrals_are_tried_as_there_are_markers():
    game = talks(markers=4, die=[3, 3, 3])

    for number, power in enumerate(("denmark", "sweden", "switzerland")):
        referee = deal(game)
        referee.choose(Influence(power), Spend(RED[number]), Pass())
        assert referee.is_over
    assert game.hands[COALITION] == [RED[3]]  # dt.many-neutrals
    assert not game.is_done


@rule("pitts-war diplomacy.france-no-major-before-1801")
@pytest.mark.parametrize(
    ("year", "side", "power", "is_barred"),
    [
        *((1800, FRENCH, "turkey", True), (1801, FRENCH, "turkey", False)),
        *((1800, COALITION, "turkey", False), (1800, FRENCH, "denmark", False)),
    ],
)
def test_france_tries_no_major_power_before_1801(year, side, power, is_barred):
    refusal = cannot_approach(talks(year=year), side, power)  # dip.major-before-1801

    assert (refusal is not None) == is_barred
    if refusal:
        assert refusal.rule == "diplomacy.france-no-major-before-1801"
        assert refusal.facts == {"power": "turkey", "year": 1801}


@rule("pitts-war diplomacy.ally-stays", "pitts-war conquest.minor.change-again")
@pytest.mark.parametrize("side", [FRENCH, COALITION])
def test_an_ally_stays_in_its_alliance(side):
    game = talks(stance={"denmark": "french"})

    refusal = cannot_approach(game, side, "denmark")  # dt.ally-stays
    assert (refusal.rule, refusal.key) == ("diplomacy.ally-stays", "diplomacy.allied")


@rule("pitts-war diplomacy.ally-stays.exceptions", "pitts-war spain.diplomacy-until-bayonne")
def test_spain_may_change_its_alliance_until_the_trap_of_bayonne():
    spain = {"spain": "french"}
    game = talks(year=1807, stance=spain, die=[6], facts={"entered": {"spain": 1793}})
    assert cannot_approach(game, FRENCH, "spain").rule == "diplomacy.ally-stays"
    deal(game).choose(Influence("spain"))  # dt.spain-exception
    assert game.side_of("spain") is COALITION

    trapped = talks(year=1807, stance=spain, lasting={"f-bayonne": "ever"})
    refusal = cannot_approach(trapped, COALITION, "spain")
    assert refusal.rule == "spain.diplomacy-until-bayonne"
    assert Influence("spain") not in deal(trapped).options


@rule("pitts-war spain.diplomacy-until-bayonne")
@pytest.mark.parametrize("side", [FRENCH, COALITION])
def test_nobody_courts_a_spain_that_is_neutral_again_after_the_trap(side):
    stance = {"spain": "aloof"}
    assert cannot_approach(talks(year=1808, stance=stance), side, "spain") is None

    trapped = talks(year=1808, stance=stance, lasting={"f-bayonne": "ever"})
    assert cannot_approach(trapped, side, "spain").rule == "spain.diplomacy-until-bayonne"


@rule("pitts-war diplomacy.ally-stays.exceptions", "pitts-war forced-alliance.until-marker")
@pytest.mark.parametrize(
    "facts", [{"forced": ("spain",)}, {"liberation": True}, {"liberated": True}]
)
def test_nobody_courts_a_spain_that_is_forced_or_has_risen(facts):
    game = talks(year=1810, stance={"spain": "french"}, facts=facts)

    assert cannot_approach(game, COALITION, "spain").rule == "diplomacy.ally-stays"


@rule("pitts-war diplomacy.attempt.backfire")
def test_a_one_on_an_allied_spain_leaves_it_where_it_is():
    game = talks(year=1807, stance={"spain": "french"}, die=[1])
    referee = deal(game)

    referee.choose(Influence("spain"))
    assert game.side_of("spain") is FRENCH
    assert "diplomacy.nothing" in referee.keys


@rule("pitts-war peace.observe")
def test_a_power_at_peace_is_not_tried():
    game = talks(stance={"austria": "peace"})

    assert cannot_approach(game, COALITION, "austria").rule == "peace.observe"


@rule("pitts-war card.f.bale.no-diplomacy")
@pytest.mark.parametrize(("year", "is_barred"), [(1803, True), (1804, False)])
def test_nobody_tries_prussia_before_1804_once_basel_is_signed(year, is_barred):
    game = talks(year=year, stance={"prussia": "aloof"}, lasting={"f-bale": "ever"})

    refusal = cannot_approach(game, COALITION, "prussia")  # dt.basel-no-diplomacy
    assert (refusal is not None and refusal.rule == "card.f.bale.no-diplomacy") == is_barred
    assert cannot_approach(game, COALITION, "denmark") is None


@rule("pitts-war poland.duchy.no-diplomacy", "pitts-war italy.no-diplomacy")
@rule("pitts-war rhine.no-diplomacy", "pitts-war westphalia.no-diplomacy")
@pytest.mark.parametrize(
    ("power", "clause"),
    [
        *(("grand-duchy", "poland.duchy.no-diplomacy"), ("kingdom-of-italy", "italy.no-diplomacy")),
        ("empire", "rhine.no-diplomacy"),
        ("electorate-of-hanover", "westphalia.no-diplomacy"),
    ],
    ids=["kd.duchy-transit", "kd.italy-areas", "kd.rhine", "kd.hanover-removed"],
)
def test_no_diplomat_goes_to_a_power_that_france_has_founded(power, clause):
    for stance in ("french", "neutral"):
        game = talks(year=1808, stance={power: stance}, facts={"founded": (power,)})
        assert cannot_approach(game, COALITION, power).rule == clause
    unfounded = talks(year=1808, stance={power: "neutral"}, annexed={"erfurt": power})
    assert cannot_approach(unfounded, COALITION, power) is None


@rule("pitts-war turn.diplomacy.means")
def test_a_power_without_land_is_no_target():
    game = given("great-empire", year=1806)

    refusal = cannot_approach(game, COALITION, "poland")
    assert (refusal.rule, refusal.key) == ("turn.diplomacy.means", "diplomacy.no-power")


@rule("pitts-war diplomacy.attempt.cost", "pitts-war card.f.amiens")
def test_the_treaty_of_amiens_pays_for_nothing():
    game = given(year=1802, active="french", hand={"french": ["f-amiens"]}, **PIECES)

    assert cannot_influence(game, FRENCH, Influence("denmark")).rule == "diplomacy.attempt.cost"
    game.hands[FRENCH].append("f-ballons")
    assert cannot_influence(game, FRENCH, Influence("denmark")) is None


@rule("pitts-war diplomacy.attempt.extra-markers")
def test_amiens_is_no_further_marker_either():
    hand = {"french": ["f-amiens", "f-ballons"]}
    game = given(year=1802, active="french", hand=hand, dice=[3], **PIECES)
    referee = deal(game)

    referee.choose(Influence("denmark"), Spend("f-ballons"))
    assert referee.refusal(Spend("f-amiens")).rule == "card.f.amiens"
    referee.choose(Pass())
    assert game.hands[FRENCH] == ["f-amiens"]


@rule("pitts-war diplomacy.attempt.intrinsic-bonus", "pitts-war card.f.talleyrand")
def test_talleyrand_brings_a_bonus_and_needs_no_other_marker():
    hand = {"french": ["f-talleyrand"]}
    game = given(year=1802, active="french", hand=hand, dice=[3], **PIECES)
    referee = deal(game)

    referee.choose(PlayMarker("f-talleyrand"))
    assert referee.refusal(Aim("austria")).rule == "diplomacy.ally-stays"
    referee.choose(Aim("denmark"))
    assert game.side_of("denmark") is FRENCH  # dip.talleyrand
    assert game.approached == ("denmark",)
    assert referee.fact("trial.rolled")["tally"] == [("f-talleyrand", 3)]


@rule("pitts-war diplomacy.attempt.intrinsic-bonus")
def test_further_markers_are_added_to_a_free_roll():
    hand = {"french": ["f-talleyrand", "f-ballons", "f-depots", "f-usa"]}
    game = given(year=1802, active="french", hand=hand, dice=[1], **PIECES)
    referee = deal(game)

    referee.choose(PlayMarker("f-talleyrand"), Aim("denmark"))
    referee.choose(Spend("f-ballons"), Spend("f-depots"))
    assert referee.is_over
    assert game.side_of("denmark") is FRENCH


@rule("pitts-war card.c.entente-couronnes", "pitts-war card.c.intrigues")
@pytest.mark.parametrize("held", ["c-entente-couronnes", "c-intrigues"])
@pytest.mark.parametrize(("die", "joins"), [(2, False), (3, True)])
def test_the_coalitions_free_rolls_have_three_more(held, die, joins):
    hand = {"coalition": [held]}
    game = given(year=1811, active="coalition", hand=hand, dice=[die], **PIECES)

    deal(game).choose(PlayMarker(held), Aim("denmark"))  # dt.plus-three
    assert (game.side_of("denmark") is COALITION) == joins
    assert game.hands[COALITION] == []


EVERYBODY = dict.fromkeys(
    [
        *("turkey", "russia", "hanse", "mecklenburg", "egypt", "sweden", "switzerland", "poland"),
        *("britain", "electorate-of-hanover", "portugal", "netherlands", "spain"),
        "kingdom-of-naples",
    ],
    "coalition",
)


@rule("pitts-war card.c.copenhague")
@pytest.mark.parametrize(("denmark", "is_refused"), [("coalition", True), ("neutral", False)])
def test_the_affair_of_copenhagen_needs_a_neutral_minor(denmark, is_refused):
    stance = EVERYBODY | {"denmark": denmark, "turkey": "neutral"}
    hand = {"coalition": ["c-copenhague"]}
    referee = deal(given(year=1803, active="coalition", hand=hand, stance=stance))

    assert (PlayMarker("c-copenhague") not in referee.options) is is_refused
    if is_refused:
        assert referee.refusal(PlayMarker("c-copenhague")).rule == "card.c.copenhague"


@rule("pitts-war diplomacy.attempt.once-per-neutral", "pitts-war card.f.talleyrand")
def test_a_free_roll_needs_somebody_who_was_not_tried():
    hand = {"coalition": ["c-intrigues"]}
    game = given(year=1811, active="coalition", hand=hand, stance=EVERYBODY)
    assert PlayMarker("c-intrigues") in deal(game).options

    game.approached = ("denmark",)
    assert deal(game).refusal(PlayMarker("c-intrigues")).key == "politics.nobody-to-sway"


@rule("pitts-war diplomacy.attempt.join")
def test_an_attempt_says_whether_the_power_joined():
    for die, joined in ((6, True), (3, False), (1, False)):
        game = talks(markers=0, die=[die])
        referee = Referee(game, attempt(game, COALITION, "denmark"))
        assert referee.result is joined


@rule("pitts-war diplomacy.auto-event", "pitts-war diplomacy.auto-event.no-limit")
@rule("pitts-war turn.diplomacy.play-markers", "pitts-war card.c.copenhague")
def test_diplomatic_markers_work_without_a_die_and_without_a_limit():
    hand = {"coalition": ["c-copenhague", "c-seconde-coalition"]}
    game = given(year=1803, active="coalition", hand=hand, **PIECES)
    game.entered |= {"russia": 1799}
    referee = deal(game)

    referee.choose(PlayMarker("c-copenhague"))
    assert referee.refusal(Aim("turkey")).rule == "card.c.copenhague"  # mea.copenhague
    assert referee.refusal(Aim("turkey")).key == "politics.major"
    assert referee.refusal(Aim("austria")).key == "politics.not-neutral"
    referee.choose(Aim("denmark"))
    deal(game).choose(PlayMarker("c-seconde-coalition"))
    assert game.side_of("denmark") is game.side_of("russia") is COALITION
    assert game.approached == ()
    assert not game.is_done


@rule("pitts-war diplomacy.auto-event")
def test_sweden_joins_by_the_affair_of_copenhagen_with_its_army():
    game = given(year=1803, active="coalition", hand={"coalition": ["c-copenhague"]})
    referee = deal(game)

    referee.choose(PlayMarker("c-copenhague"), Aim("sweden"), Place("swedes", "stockholm"))
    assert game.steps == {"swedes": 1}  # dt.minor-joins-deploys
    assert game.side("swedes") is COALITION
