"""[card.play-phases] Cards on a march of either side: columns, and the bridges of Lobau."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Go,
    Hasten,
    PlayCard,
    Spend,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.march import march_on
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.empire_campaigns import activated, given, the_march, walk
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.marching import acting, marching, operations
from tests.games.napoleon_against_europe.playing import refused
from tests.games.napoleon_against_europe.position import bare, deal, put, table
from tests.referee import Referee, rule

# March Column.


def mack_sets_out(*, round_: int = 2, general: str = "jean") -> Game:
    game = bare()
    game.round = round_
    game.active = COALITION
    put(game, "graz", "au-corps-1", "au-corps-2", general=general)
    game.points = 3
    deal(game, empire=["13F"])
    return game


@rule(
    "napoleon-against-europe card.f.colonne-de-marche",
    "napoleon-against-europe card.f.colonne-de-marche.proposal",
)
def test_a_march_column_takes_two_points_and_the_forced_march() -> None:
    game = mack_sets_out()
    referee = activated(game, "jean")
    before = the_march(game).points
    referee.choose(PlayCard("13F"))
    assert the_march(game).points == before - 2 == 1
    assert Referee(game, march_on(game)).refusal(Hasten(1)).rule.startswith("card.f.colonne")


@rule("napoleon-against-europe card.f.colonne-de-marche.proposal")
def test_a_march_column_leaves_one_point() -> None:
    game = mack_sets_out(round_=6)
    referee = activated(game, "jean")
    assert the_march(game).points == 2
    referee.choose(PlayCard("13F"))
    assert the_march(game).points == 1


@rule("napoleon-against-europe card.f.colonne-de-marche")
@rule("napoleon-against-europe scenario.1805.special.march-column")
def test_nothing_delays_mack_the_first_time() -> None:
    game = mack_sets_out(general="mack")
    game.lasting = {**table().lasting}
    put(game, "innsbruck", "au-corps-3", general="charles")
    march(game, "mack")
    assert refused(game, "13F", Moment.ENEMY_ACTIVATED) == "scenario.1805.special.march-column"
    game.lasting = {}
    assert refused(game, "13F", Moment.ENEMY_ACTIVATED) == ""


# Lobau.


@rule("napoleon-against-europe card.f.ile-lobau")
def test_lobau_lets_a_force_on_the_march_ignore_a_river_for_a_round() -> None:
    game = given("36F")
    put(game, "ulm", "fr-elite-1", general="ney")
    game.points = 3
    referee = activated(game, "ney")
    referee.choose(PlayCard("36F"))
    points = the_march(game).points
    walk(game, "nuremberg")
    assert points - the_march(game).points == 1  # a river without bridge costs two
    assert "36F:ney" in game.lasting
    rounds.end_round(game)
    assert "36F:ney" not in game.lasting


@rule("napoleon-against-europe card.f.ile-lobau")
@pytest.mark.parametrize("plays", [True, False])
def test_lobau_takes_the_river_out_of_an_attack(plays: bool) -> None:
    game = given("36F", dice=(3, 3, 3, 3))
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(game, "nuremberg", EMPIRE, whence="ulm")
    referee.choose(PlayCard("36F") if plays else Pass())
    go_on(referee)
    assert ("battle.river" in tally_of(referee, EMPIRE)) is not plays


@rule("napoleon-against-europe card.f.ile-lobau")
@pytest.mark.parametrize("plays", [True, False])
def test_lobau_saves_the_loss_of_a_retreat_over_a_river(plays: bool) -> None:
    game = given("36F", dice=(1, 1, 6, 6, 1))
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="ney")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(game, "nuremberg", EMPIRE, whence="ulm")
    go_on(referee, until="window.aftermath")
    referee.choose(PlayCard("36F") if plays else Pass())
    go_on(referee)
    assert ("retreat.crossing" in referee.keys) is not plays


@rule("napoleon-against-europe card.f.ile-lobau")
def test_lobau_is_not_for_a_battle_without_a_river() -> None:
    game = given("36F", dice=(6, 6, 1, 1))
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", general="charles")
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    assert refused(game, "36F", Moment.COUNTERMARCH) == "card.f.ile-lobau"
    go_on(referee, until="battle.which-spearhead")
    game.battle.winner = COALITION
    assert refused(game, "36F", Moment.AFTERMATH) == "card.f.ile-lobau"  # no river near Graz


@rule("napoleon-against-europe card.f.ile-lobau", "napoleon-against-europe terrain.difficult")
@pytest.mark.parametrize("plays", [True, False])
def test_who_has_the_bridges_of_lobau_intercepts_over_a_river_with_ease(plays: bool) -> None:
    game = bare(dice=(1,))
    game.lasting = {}  # Austria need not besiege anybody first
    deal(game, empire=["36F", "3F"])
    put(game, "ulm", "fr-elite-1", general="ney")
    put(game, "prague", "au-corps-1", "au-corps-2", general="charles")
    acting(game, EMPIRE, 2, Activate("ney"), PlayCard("36F") if plays else Pass(), Pass())
    referee = marching(game, "charles", Pass(), Go("nuremberg"), Take("ney"), Spend("3F"))
    weighed = dict(referee.fact("interception.rolled")["tally"])
    assert ("interception.difficult" in weighed) is not plays


@rule("napoleon-against-europe card.f.ile-lobau", "napoleon-against-europe terrain.difficult")
@pytest.mark.parametrize("plays", [True, False])
def test_who_has_the_bridges_of_lobau_hears_the_guns_beyond_a_river(plays: bool) -> None:
    game = bare(dice=(1, 3, 3, 3, 3))
    deal(game, empire=["36F"])
    put(game, "ulm", "fr-elite-1", general="ney")
    put(game, "munich", "fr-elite-2", "fr-elite-3", general="davout")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    acting(game, EMPIRE, 2, Activate("ney"), PlayCard("36F") if plays else Pass(), Pass())
    referee = go_on(marching(game, "davout"), "march.what-next")
    referee.choose(Go("nuremberg"))
    go_on(referee, "countermarch.who").choose(Take("ney"))
    weighed = dict(referee.fact("countermarch.rolls")["tally"])
    assert ("countermarch.difficult" in weighed) is not plays


@rule("napoleon-against-europe card.f.ile-lobau", "napoleon-against-europe battle.terrain")
@pytest.mark.parametrize("plays", [True, False])
def test_lobau_bridges_the_river_of_the_chief_whoever_of_a_campaign_came_first(plays: bool) -> None:
    game = given("36F", dice=(3, 3, 3, 3))
    put(game, "munich", "fr-elite-1", general="ney")
    put(game, "ulm", "fr-elite-2", general="davout")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    begin(game, EMPIRE, "2F", 2, together=True)
    referee = Referee(game, operations(game))
    referee.choose(Activate("ney"))
    go_on(referee, "march.what-next").choose(Go("nuremberg"))
    go_on(referee, "evasion.where").choose(Fight())
    go_on(referee, "campaign.fight-or-wait").choose(Wait())
    referee.choose(Activate("davout"))
    go_on(referee, "march.what-next").choose(Go("nuremberg"))
    go_on(referee, "window.countermarch").choose(PlayCard("36F") if plays else Pass())
    go_on(referee)
    assert ("battle.river" in tally_of(referee, EMPIRE)) is not plays


@rule("napoleon-against-europe card.f.ile-lobau")
def test_nobody_is_left_to_use_the_bridges_of_lobau() -> None:
    game = given("36F", dice=(1, 1, 6, 6))
    put(game, "nuremberg", "fr-elite-1", general="ney", reduced=["fr-elite-1"])
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(game, "nuremberg", EMPIRE, whence="ulm")
    go_on(referee, "window.countermarch").choose(Pass())
    while not referee.is_over:
        assert referee.decision.key != "window.aftermath"
        referee.choose(referee.options[-1])
    assert "fr-elite-1" not in game.steps
