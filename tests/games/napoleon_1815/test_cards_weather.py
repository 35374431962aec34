"""[p.18-19] What lasts the whole turn: rain, the ailing Emperor, the approach march."""

from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import Fight, Manoeuvre, StandFast, StayPut
from estafette.games.napoleon_1815.sides import FRENCH
from tests.games.napoleon_1815.battle import attack, cards
from tests.games.napoleon_1815.marching import designated, march, stand, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule

RAIN = {"pluie": "french"}
AILING = {"empereur-souffrant": "french"}
APPROACH = {"marche-d-approche": "french"}


# vector d.card.pluie
@rule("napoleon-1815 card.x.pluie.fatigue", "napoleon-1815 card.x.pluie.movement")
def test_rain_tires_a_pile_as_it_is_activated_and_takes_a_point():
    game = given(d_erlon="ligny", lasting=RAIN)

    referee = march(game, "d-erlon", value=3)

    assert game.fatigue["d-erlon"] == 1
    assert under_way(game).tally == [("points.card", 3), ("points.rain", -1)]
    assert referee.fact("rain.falls") == {"zone": "ligny"}


@rule("napoleon-1815 card.x.pluie.fatigue", "napoleon-1815 card.x.pluie.movement")
def test_without_rain_nothing_is_suffered():
    game = given(d_erlon="ligny")

    referee = march(game, "d-erlon", value=3)

    assert game.fatigue["d-erlon"] == 0
    assert under_way(game).points == 3
    assert "rain.falls" not in referee.keys


@rule("napoleon-1815 card.x.pluie.fatigue")
def test_the_fatigue_of_rain_is_placed_by_the_owner_and_not_relieved():
    game = given(picton="hal", hill="hal", wellington="hal", lasting=RAIN)
    referee = designated(game, "picton", "hill", "wellington")
    referee.choose(Manoeuvre())

    assert (referee.decision.seat, referee.decision.rule) == ("coalition", "card.x.pluie.fatigue")
    referee.choose(Suffer("hill"))
    walk(referee, "tubize")

    assert [game.fatigue["picton"], game.fatigue["hill"]] == [0, 1]


# vector d.card.pluie-fight-in-place
@rule("napoleon-1815 card.x.pluie.fatigue")
def test_rain_tires_a_pile_that_fights_in_place():
    game = given(reille="ligny", hill="ligny", lasting=RAIN)

    referee = stand(game, "reille")

    assert game.fatigue["reille"] == 1
    assert Fight() in referee.options


@rule("napoleon-1815 card.x.pluie.fatigue")
def test_a_pile_that_rain_wipes_out_does_nothing_more():
    game = given(
        lamarque="ligny",
        hill="ligny",
        fatigue={"lamarque": 8},
        lasting=RAIN,
        hand={"coalition": ["reaction"]},
    )

    referee = stand(game, "lamarque")

    assert referee.is_over
    assert game.zone == {"hill": "ligny"}


# vector d.card.pluie-attacked
@rule("napoleon-1815 card.x.pluie.attacked-exempt")
def test_a_pile_that_is_attacked_does_not_suffer_the_rain():
    game = given(reille="quatre-bras", hill="quatre-bras", lasting=RAIN)

    attack(game, "reille", shows=(1, 1), meets=(1,))

    assert "hill" in game.activated
    assert game.fatigue["hill"] == 0


@rule("napoleon-1815 card.x.pluie.movement", "napoleon-1815 grognard.vedette.no-fatigue")
def test_rain_takes_a_point_from_vedettes_and_does_not_tire_them():
    game = given(grognard=True, vedette_french_1="ligny", lasting=RAIN)

    referee = march(game, "vedette-french-1", value=3)

    assert under_way(game).points == 3 + 1 - 1
    assert "fatigue.suffered" not in referee.keys


@rule("napoleon-1815 card.x.pluie.movement")
def test_a_scenario_may_begin_in_the_rain():
    game = given("waterloo-wavre", turn=1, d_erlon="la-belle-alliance")
    march(game, "d-erlon", value=3)
    assert under_way(game).points == 2

    later = given("waterloo-wavre", turn=4, d_erlon="la-belle-alliance")
    march(later, "d-erlon", value=3)
    assert under_way(later).points == 3


# vector d.card.empereur-souffrant
@rule("napoleon-1815 card.f.empereur-souffrant", "napoleon-1815 card.f.empereur-souffrant.fatigue")
def test_the_ailing_emperor_gives_neither_point_nor_relief():
    game = given(d_erlon="ligny", napoleon="ligny", lasting=AILING)

    referee = march(game, "d-erlon", "napoleon", value=4)
    assert under_way(game).points == 4
    walk(referee, "sombreffe", "gembloux", "walhain", "perwez")

    assert game.fatigue["d-erlon"] == 1


@rule("napoleon-1815 card.f.empereur-souffrant", "napoleon-1815 card.f.empereur-souffrant.fatigue")
def test_the_ailing_emperor_does_not_touch_the_other_commanders():
    game = given(hill="ligny", wellington="ligny", lasting=AILING)

    walk(march(game, "hill", "wellington", value=4), "sombreffe", "gembloux", "walhain", "perwez")

    assert game.fatigue["hill"] == 0


# vector d.card.empereur-combat
@rule("napoleon-1815 card.f.empereur-souffrant.combat")
def test_the_ailing_emperor_gives_no_combat_card():
    game = given(drouot="quatre-bras", napoleon="quatre-bras", hill="quatre-bras", lasting=AILING)
    referee = attack(game, "drouot", "napoleon", shows=(1, 1, 1), meets=(1,))
    assert cards(referee, "french") == 3

    well = given(drouot="quatre-bras", napoleon="quatre-bras", hill="quatre-bras")
    referee = attack(well, "drouot", "napoleon", shows=(1, 1, 1, 1), meets=(1,))
    assert cards(referee, "french") == 4


# vector d.card.marche-approche
@rule(
    "napoleon-1815 card.f.marche-d-approche.points",
    "napoleon-1815 card.f.marche-d-approche.modifiers",
)
def test_the_approach_march_gives_three_points_without_a_card_and_the_usual_modifiers():
    game = given(d_erlon="ligny", reille="ligny", napoleon="ligny", lasting=APPROACH)

    referee = march(game, "d-erlon", "reille", "napoleon", value=5)

    assert under_way(game).tally == [
        ("points.approach", 3),
        ("points.extra-corps", -1),
        ("points.napoleon", 1),
    ]
    assert game.decks[FRENCH].discard == []
    assert "movement.revealed" not in referee.keys


@rule("napoleon-1815 card.f.marche-d-approche.points")
def test_the_approach_march_is_for_the_french_only():
    game = given(picton="genappe", ney="genappe", hill="thuin", lasting=APPROACH)

    referee = march(game, "picton", value=5)
    assert under_way(game).tally == [("points.card", 5)]
    assert Move("tilly") in referee.options

    referee = march(game, "hill", value=5)
    assert under_way(game).tally == [("points.card", 5)]


# vector d.card.marche-approche
@rule("napoleon-1815 card.f.marche-d-approche.no-entry")
def test_on_the_approach_march_no_pile_enters_a_zone_of_the_coalition():
    game = given(
        grognard=True,
        d_erlon="ligny",
        ziethen="sombreffe",
        vedette_prussian_1="marbais",
        lasting=APPROACH,
    )
    referee = march(game, "d-erlon")

    for zone in ("sombreffe", "marbais"):
        refusal = referee.refusal(Move(zone))
        assert (refusal.rule, refusal.key) == (
            "card.f.marche-d-approche.no-entry",
            "movement.approach-enemy",
        )
        assert refusal.facts == {"there": zone}
    assert Move("fleurus") in referee.options


@rule("napoleon-1815 card.f.marche-d-approche.no-entry")
def test_without_the_approach_march_the_same_pile_may_enter():
    game = given(d_erlon="ligny", ziethen="sombreffe")

    assert Move("sombreffe") in march(game, "d-erlon").options


@rule("napoleon-1815 card.f.marche-d-approche.no-entry")
def test_the_approach_march_does_not_bind_the_coalition():
    game = given(d_erlon="ligny", ziethen="sombreffe", lasting=APPROACH)

    assert Move("ligny") in march(game, "ziethen").options


# vector d.card.approche-contested
@rule("napoleon-1815 card.f.marche-d-approche.limits")
def test_on_the_approach_march_no_pile_leaves_a_contested_zone_but_it_may_fight():
    game = given(d_erlon="ligny", reille="ligny", ziethen="ligny", lasting=APPROACH)
    referee = designated(game, "d-erlon")

    refusal = referee.refusal(Manoeuvre())
    assert (refusal.rule, refusal.key) == (
        "card.f.marche-d-approche.limits",
        "operation.approach-contested",
    )
    assert refusal.facts == {"zone": "ligny"}

    referee.choose(StandFast())
    assert set(referee.options) == {Fight(), StayPut()}


@rule("napoleon-1815 card.f.marche-d-approche.limits")
def test_the_coalition_leaves_contested_zones_during_the_approach_march():
    game = given(d_erlon="ligny", ziethen="ligny", lasting=APPROACH)

    assert Manoeuvre() in designated(game, "ziethen").options


# vector d.card.approche-vedettes
@rule("napoleon-1815 card.f.marche-d-approche.vedettes")
def test_on_the_approach_march_vedettes_have_four_points_and_keep_their_distance():
    game = given(
        grognard=True,
        vedette_french_1="ligny",
        vedette_french_2="ligny",
        vedette_prussian_1="marbais",
        lasting=APPROACH,
    )
    referee = march(game, "vedette-french-1", "vedette-french-2", value=5)

    assert under_way(game).tally == [("points.approach", 3), ("points.vedettes", 1)]
    assert game.decks[FRENCH].discard == []
    refusal = referee.refusal(Move("marbais"))
    assert (refusal.rule, refusal.key) == (
        "card.f.marche-d-approche.vedettes",
        "movement.approach-enemy",
    )
    assert Move("sombreffe") in referee.options
