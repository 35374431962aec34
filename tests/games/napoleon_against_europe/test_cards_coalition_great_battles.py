"""[card.mark-cc] Cards of the great battles: Trachenberg, the Redoubt, the Nations."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Fight, Go, PlayCard
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, hosts, march, tally_of
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.playing import refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule

BATTLE = Moment.BATTLE


# Evasion.


def pursued(general: str) -> Game:
    """Charles at Graz wants to slip away to Raab."""
    game = bare(dice=(1,))
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general=general)
    march(game, general, "salzbourg")
    deal(game, coalition=["30C"])
    return game


@rule("napoleon-against-europe card.c.plan-de-trachenberg")
@pytest.mark.parametrize("card", [True, False])
def test_under_the_trachenberg_plan_nobody_waits_for_napoleon(card: bool) -> None:
    game = pursued("napoleon")
    referee = Referee(game, evade(game, "graz"))
    referee.choose(Go("raab"), PlayCard("30C") if card else Pass())
    assert referee.result is card
    assert ("evasion.rolled" in referee.keys) is not card
    assert game.forces["charles"].zone == ("raab" if card else "graz")


@rule("napoleon-against-europe card.c.plan-de-trachenberg")
def test_from_a_marshal_one_evades_by_the_die() -> None:
    game = pursued("ney")
    referee = Referee(game, evade(game, "graz"))
    referee.choose(Go("raab"))
    assert referee.result is False
    assert refused(game, "30C", Moment.EVASION) == "card.c.plan-de-trachenberg"


def lone_corps_at_graz(**more: Any) -> Referee:
    """Napoleon marches from Salzburg against a corps at Graz that nobody commands."""
    game = bare("1809", dice=(1, 1, 1))
    put(game, "graz", "au-corps-1")
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general=more.get("general", "napoleon"))
    flag(game, "france", "salzbourg", "munich")
    for zone in more.get("held", ()):
        put(game, zone, f"fr-corps-{9 + len(game.forces)}")
    deal(game, coalition=["30C"])
    referee = go_on(marching(game, more.get("general", "napoleon")), "march.what-next")
    referee.choose(Go("graz"))
    return referee


@rule("napoleon-against-europe card.c.plan-de-trachenberg")
@rule("napoleon-against-europe card.overrides-rules")
def test_the_trachenberg_plan_lets_a_corps_without_general_slip_away() -> None:
    referee = lone_corps_at_graz()
    referee.choose(PlayCard("30C"))
    assert set(referee.options) >= {Go("raab"), Fight()}
    assert referee.refusal(Go("salzbourg")).rule == "evasion.destination"
    referee.choose(Go("raab"))
    assert "evasion.sure" in referee.keys
    assert "evasion.rolled" not in referee.keys
    assert referee.game.forces["au-corps-1"].zone == "raab"
    assert referee.decision.key == "march.what-next"


@rule("napoleon-against-europe card.c.plan-de-trachenberg")
@rule("napoleon-against-europe evasion.who")
def test_without_the_card_a_corps_without_general_stands() -> None:
    referee = lone_corps_at_graz()
    referee.choose(Pass())
    assert "evasion.stands" in referee.keys
    assert "battle.begins" in referee.keys


@rule("napoleon-against-europe card.c.plan-de-trachenberg")
def test_no_plan_is_asked_for_against_a_marshal_nor_without_a_way_out() -> None:
    around = ("vienne", "klagenfurt", "agram", "raab")
    for case in ({"general": "davout"}, {"held": around}):
        referee = lone_corps_at_graz(**case)
        assert "battle.begins" in referee.keys


# The redoubt.


def borodino(*corps: str, general: str, attacker: Any = EMPIRE) -> tuple[Game, Referee]:
    game = bare(dice=(3, 3, 3, 3))
    stand(game, prusse="coalition")
    put(game, "smolensk", *corps, general=general)
    put(game, "smolensk", "fr-elite-1", "fr-elite-2", general="ney")
    deal(game, coalition=["31C"])
    return game, fought(game, "smolensk", attacker, whence="vitebsk")


@rule("napoleon-against-europe card.c.grande-redoute")
@pytest.mark.parametrize(
    ("corps", "general"),
    [
        (("ru-corps-1", "ru-corps-2", "ru-corps-3"), "koutouzov"),
        (("pr-corps-1", "pr-corps-2", "pr-corps-3"), "yorck"),
    ],
)
def test_the_great_redoubt_costs_the_attacker_one_more(
    corps: tuple[str, ...], general: str
) -> None:
    game, referee = borodino(*corps, general=general)
    go_on(referee, until="window.losses")
    inflicts = hosts(referee)[1].inflicts
    before = sum([game.steps[each] for each in ("fr-elite-1", "fr-elite-2")])
    referee.choose(PlayCard("31C"))
    while "battle.won" not in referee.keys and referee.decision.key == "battle.which-loss":
        referee.choose(referee.options[0])
    french = [each for each in ("fr-elite-1", "fr-elite-2") if each in game.steps]
    assert before - sum([game.steps[each] for each in french]) == inflicts + 1


@rule("napoleon-against-europe card.c.grande-redoute")
def test_austrians_dig_no_redoubt() -> None:
    game, referee = borodino("au-corps-1", "au-corps-2", general="charles")
    go_on(referee, until="battle.which-spearhead")
    assert refused(game, "31C", Moment.LOSSES) == "card.c.grande-redoute"


@rule("napoleon-against-europe card.c.grande-redoute")
def test_an_attacker_has_no_redoubt() -> None:
    game, referee = borodino("ru-corps-1", "ru-corps-2", general="koutouzov", attacker=COALITION)
    go_on(referee, until="battle.which-spearhead")
    assert refused(game, "31C", Moment.LOSSES) == "card.c.grande-redoute"


# The Battle of Nations.


def leipzig(*corps: str) -> Game:
    """Schwarzenberg stands at Leipzig with an army of several nations."""
    game = bare(dice=(3, 3, 3, 3))
    stand(game, prusse="coalition", suede="coalition")
    put(game, "dresde", *corps, general="schwarzenberg", army="armee-d-allemagne")
    french = [f"fr-elite-{number}" for number in range(1, 5)]
    put(game, "dresde", *french, general="napoleon", army="grande-armee")
    deal(game, coalition=["51C"])
    return game


ALLIES = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4", "au-corps-5")


def in_saxony(game: Game) -> Referee:
    return go_on(
        fought(game, "dresde", EMPIRE, whence="wittemberg"), until="battle.which-spearhead"
    )


@rule("napoleon-against-europe card.c.bataille-des-nations")
def test_three_nations_have_two_more_in_a_great_battle() -> None:
    game = leipzig(*ALLIES, "pr-corps-1", "ru-corps-1")
    referee = in_saxony(game)
    go_on(referee, until="window.battle").choose(PlayCard("51C"))
    go_on(referee)
    assert tally_of(referee, COALITION)["51C"] == 2


@rule("napoleon-against-europe card.c.bataille-des-nations")
@pytest.mark.parametrize(
    ("third", "clause"), [("pr-corps-1", ""), ("au-corps-6", "card.c.bataille-des-nations")]
)
def test_a_battle_of_nations_has_three_of_them(third: str, clause: str) -> None:
    game = leipzig(*ALLIES, third, "ru-corps-1")
    in_saxony(game)
    assert refused(game, "51C", BATTLE) == clause


@rule("napoleon-against-europe card.c.bataille-des-nations")
@pytest.mark.parametrize(("steps", "clause"), [(2, ""), (1, "card.c.bataille-des-nations")])
def test_a_battle_of_nations_has_twenty_two_points_in_all(steps: int, clause: str) -> None:
    game = leipzig(*ALLIES, "pr-corps-1", "ru-corps-1")
    game.steps["au-corps-1"] = steps
    in_saxony(game)
    assert refused(game, "51C", BATTLE) == clause
