"""[p.10, 2] What stops a pile on the move: friends, enemies and fortified towns."""

from estafette.engine import Pass
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Move
from tests.games.napoleon_1815.marching import asks, held, march, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 movement.stop.friendly")
def test_a_pile_stops_where_it_meets_friends():
    game = given(d_erlon="ligny", reille="marbais")
    referee = march(game, "d-erlon", value=5)

    referee.choose(Move("marbais"))

    assert referee.is_over
    assert game.zone["d-erlon"] == "marbais"


@rule("napoleon-1815 movement.stop.friendly")
def test_friends_left_behind_do_not_stop_a_pile():
    game = given(d_erlon="ligny", reille="ligny")
    referee = march(game, "d-erlon", value=2)

    referee.choose(Move("marbais"))

    assert Move("tilly") in referee.options


# vector d.move.allied-stop
@rule("napoleon-1815 movement.stop.friendly")
def test_corps_of_the_allied_army_stop_a_pile_too():
    game = given(bulow="wavre", picton="ohain")
    referee = march(game, "bulow", value=4)

    referee.choose(Move("ohain"))

    assert referee.is_over
    assert game.zone["bulow"] == "ohain"


@rule("napoleon-1815 movement.stop.enemy")
def test_a_pile_stops_where_it_meets_the_enemy():
    game = given(d_erlon="ligny", picton="marbais")
    referee = march(game, "d-erlon", value=5)

    referee.choose(Move("marbais"))

    assert referee.decision.key == "combat.fight-or-not"
    assert under_way(game).spent == 1


# vector d.move.fortress
@rule(
    "napoleon-1815 movement.fortress.stop",
    "napoleon-1815 movement.fortress.fatigue",
    "napoleon-1815 control.change",
)
def test_taking_a_fortified_town_stops_the_pile_and_costs_a_fatigue():
    game = given(grouchy="mazy", flags={"namur": "prussian"})
    referee = march(game, "grouchy", value=4)
    assert under_way(game).points == 5

    referee.choose(Move("namur"))

    assert referee.is_over
    assert referee.fact("movement.fatigue") == {"tally": (("weary.fortress", 1),)}
    assert game.fatigue["grouchy"] == 1
    assert game.flags["namur"] == "french"
    assert game.track == 8


@rule("napoleon-1815 movement.fortress.stop", "napoleon-1815 movement.fortress.fatigue")
def test_a_fortified_town_held_by_the_camp_or_by_nobody_stops_no_pile():
    game = given(grouchy="mazy", reille="mazy", flags={"namur": "french"})
    walk(march(game, "grouchy", value=2), "namur", "eghezee")
    assert game.zone["grouchy"] == "eghezee"

    del game.flags["namur"]
    walk(march(game, "reille", value=2), "namur", "eghezee")
    assert game.fatigue["reille"] == 0


@rule("napoleon-1815 movement.fortress.stop")
def test_an_enemy_town_without_walls_stops_no_pile():
    game = given(reille="lens", flags={"ath": "anglo-allied"})

    walk(march(game, "reille", value=2), "ath", "silly")

    assert game.zone["reille"] == "silly"
    assert game.fatigue["reille"] == 0


# vector d.move.own-fortress
@rule("napoleon-1815 movement.fortress.stop")
def test_a_coalition_pile_goes_on_through_its_own_fortified_town():
    game = given(picton="waterloo", flags={"bruxelles": "anglo-allied"})

    walk(march(game, "picton", value=2), "bruxelles", "asse")

    assert game.zone["picton"] == "asse"
    assert game.fatigue["picton"] == 0


# vector d.move.fortress-eliminated
@rule(
    "napoleon-1815 movement.fortress.eliminated",
    "napoleon-1815 elimination.fatigue",
    "napoleon-1815 elimination.vp",
)
def test_the_enemy_marker_stays_when_the_fatigue_of_the_town_kills_the_pile():
    game = given(
        lamarque="mazy",
        flags={"namur": "prussian"},
        fatigue={"lamarque": 8},
        strength={"lamarque": (2, 0)},
    )

    referee = march(game, "lamarque", value=4)
    referee.choose(Move("namur"))

    assert "lamarque" not in game.zone
    assert game.track == 12
    assert game.flags["namur"] == "prussian"


@rule("napoleon-1815 movement.fortress.eliminated")
def test_the_enemy_marker_stays_when_the_whole_pile_dies_of_one_march():
    game = given(
        lamarque="marbais",
        lobau="marbais",
        flags={"namur": "prussian"},
        fatigue={"lamarque": 8, "lobau": 8},
        strength={"lamarque": (1, 0), "lobau": (1, 0)},
    )
    referee = march(game, "lamarque", "lobau", value=5)
    walk(referee, "ligny", "sombreffe", "mazy", "namur")

    assert referee.fact("movement.fatigue") == {
        "tally": (("weary.long-march", 2), ("weary.fortress", 1))
    }
    referee.choose(Suffer("lobau"))

    assert game.zone == {}
    assert game.track == 12
    assert game.flags["namur"] == "prussian"


@rule("napoleon-1815 movement.fortress.eliminated")
def test_one_survivor_of_the_pile_is_enough_to_take_the_town():
    game = given(
        lamarque="mazy", lobau="mazy", flags={"namur": "prussian"}, fatigue={"lamarque": 8}
    )
    referee = march(game, "lamarque", "lobau", value=5)
    referee.choose(Move("namur"))

    assert asks(referee, "fatigue.which-corps")
    assert game.flags["namur"] == "prussian"
    referee.choose(Suffer("lamarque"))
    assert game.flags["namur"] == "french"
    assert game.track == 10 + 2 - 2


@rule("napoleon-1815 movement.fortress.eliminated")
def test_the_town_is_not_taken_before_its_fatigue_even_if_an_ambush_kills_on_the_way():
    game = given(
        lamarque="mazy",
        lobau="mazy",
        flags={"namur": "prussian"},
        fatigue={"lamarque": 8, "lobau": 8},
        hand={"coalition": ["embuscade"]},
    )
    referee = march(game, "lamarque", "lobau", value=5)
    referee.choose(Pass(), Pass(), Move("namur"), held(game, "coalition", "embuscade"))

    referee.choose(Suffer("lamarque"))

    assert game.zone == {}
    assert game.flags["namur"] == "prussian"
