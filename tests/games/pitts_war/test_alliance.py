"""Forced alliances: made at the end of a peace, kept, and broken by a marker."""

import pytest

from estafette.games.pitts_war.actions import PlayMarker, Retreat
from estafette.games.pitts_war.affairs import March, Treaty
from estafette.games.pitts_war.alliance import force, free_homelands
from estafette.games.pitts_war.diplomacy import negotiate
from estafette.games.pitts_war.income import income
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.peace import end_treaties
from estafette.games.pitts_war.recruitment import cannot_demand, demands
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from estafette.games.pitts_war.supply import is_supplied
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def forced(power="austria", **more):
    """A power is France's forced ally."""
    stance = {power: "french", "bavaria": "french"} | more.pop("stance", {})
    facts = {"forced": (power,), "fought_for": {power: COALITION}} | more.pop("facts", {})
    flags = {"munich": None, "ulm": None} | more.pop("flags", {})
    year = more.pop("year", 1811)
    return given("great-empire", year=year, stance=stance, facts=facts, flags=flags, **more)


def breaking(marker, power, **more):
    game = forced(power, active="coalition", hand={"coalition": [marker]}, **more)
    referee = Referee(game, negotiate(game))
    referee.choose(PlayMarker(marker))
    return referee


@rule("pitts-war forced-alliance.trigger")
def test_a_binding_peace_ends_in_a_forced_alliance():
    game = given(
        "great-empire",
        year=1811,
        stance={"austria": "peace"},
        flags={"salzburg": "france"},
        fr_alps="vienna",
        au_germany="linz",
    )
    game.treaties = {"austria": Treaty(FRENCH, 1811, binds=True)}

    end_treaties(game)  # ex.forced-alliance.austria
    assert game.stance["austria"] is Stance.FRENCH
    assert game.forced == ("austria",)
    assert game.treaties == {}
    assert game.where == {"fr-alps": "vienna", "au-germany": "linz"}
    assert "salzburg" not in game.flags


@rule("pitts-war forced-alliance.trigger")
def test_the_ally_joins_whoever_has_conquered_it():
    game = given("great-empire", stance={"spain": "peace"})

    force(game, "spain", COALITION)
    assert game.side_of("spain") is COALITION


@rule("pitts-war forced-alliance.stay-home", "pitts-war forced-alliance.passage")
def test_a_forced_ally_stays_at_home_and_lets_the_conqueror_through():
    game = forced("prussia", stance={"saxony": "french"}, pr_silesia="berlin", fr_italy="dresden")
    prussians = March(FRENCH, ["pr-silesia"], [], "berlin", "berlin")
    french = March(FRENCH, ["fr-italy"], [], "dresden", "dresden")

    assert cannot_pass(game, prussians, "leipzig").rule == "forced-alliance.stay-home"
    assert cannot_pass(game, prussians, "magdeburg") is None
    assert cannot_pass(game, french, "berlin") is None  # con.forced-ally-home
    assert is_supplied(game, FRENCH, "stettin", ["fr-italy"])


@rule("pitts-war forced-alliance.one-rp")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [({"fr_alps": "graz"}, 1), ({"bavarians": "vienna"}, 1), ({"au_germany": "graz"}, 5), ({}, 5)],
)
def test_a_forced_ally_has_one_point_until_the_conqueror_has_left_its_homeland(pieces, points):
    game = forced(**pieces, au_galicia="lemberg")
    assert income(game, "austria") == 1

    free_homelands(game)
    assert income(game, "austria") == points
    assert (game.freed == ("austria",)) is (points == 5)
    free_homelands(game)
    assert len(game.freed) <= 1


@rule("pitts-war forced-alliance.expeditionary")
@pytest.mark.parametrize("allies", [["austria"], ["austria", "prussia"]])
def test_the_expeditionary_forces_need_both_allies(allies):
    stance = dict.fromkeys(allies, "french")
    facts = {"forced": allies, "points": dict.fromkeys(allies, 1)}
    game = forced(stance=stance, facts=facts, lasting={"f-forces-expeditionnaires": "ever"})

    granted = [each for each in demands(game, FRENCH) if cannot_demand(game, FRENCH, each) is None]
    assert len(granted) == (2 if len(allies) == 2 else 0)  # kd.expeditionary


@rule("pitts-war forced-alliance.until-marker", "pitts-war card.c.schonbrunn")
@rule("pitts-war forced-alliance.broken.units-home", "pitts-war forced-alliance.broken.retreat")
@rule("pitts-war card.c.schonbrunn.retreat")
def test_schonbrunn_breaks_the_alliance_of_austria():
    pieces = {"fr_alps": "linz", "au_germany": "linz 2", "fr_italy": "graz", "massena": "linz"}
    pieces["au_galicia"] = "regensburg"
    referee = breaking("c-schonbrunn", "austria", year=1813, **pieces)  # kd.forced-broken
    game = referee.game
    assert (referee.decision.seat, referee.decision.facts) == ("coalition", {"army": "au-galicia"})
    referee.choose(next(o for o in referee.options if o.area == "vienna"))

    assert game.side_of("austria") is COALITION  # mea.schonbrunn
    assert game.forced == game.freed == ()
    assert (referee.decision.seat, referee.decision.key) == ("french", "homecoming.whither")
    referee.choose(Retreat("", "regensburg"))
    assert game.where["fr-alps"] == "regensburg"
    assert game.leaders["massena"] == game.where["fr-alps"]
    assert game.where["au-germany"] == "linz"
    assert game.where["fr-italy"] == "graz"


@rule("pitts-war card.c.scharnhorst", "pitts-war card.c.scharnhorst.retreat")
def test_scharnhorst_breaks_the_alliance_of_prussia():
    pieces = {"fr_alps": "berlin", "pr_silesia": "berlin"}
    referee = breaking("c-scharnhorst", "prussia", stance={"saxony": "french"}, **pieces)
    game = referee.game

    referee.choose(referee.options[0])
    assert game.side_of("prussia") is COALITION  # con.scharnhorst
    assert game.where["fr-alps"] in ("dresden", "leipzig")
    assert game.where["pr-silesia"] == "berlin"


@rule("pitts-war card.c.scharnhorst", "pitts-war card.c.schonbrunn")
@pytest.mark.parametrize(
    ("marker", "power"), [("c-scharnhorst", "prussia"), ("c-schonbrunn", "austria")]
)
def test_a_free_ally_or_an_enemy_has_no_forced_alliance_to_break(marker, power):
    for stance in ("french", "coalition", "peace"):
        hand = {"coalition": [marker]}
        game = given(
            "great-empire", year=1813, active="coalition", hand=hand, stance={power: stance}
        )
        referee = Referee(game, negotiate(game))
        assert referee.refusal(PlayMarker(marker)).facts == {"power": power}
        assert referee.refusal(PlayMarker(marker)).rule == f"card.{marker.replace('-', '.', 1)}"
