"""[general-change.event] The Coalition's cards on generals: wounds, disgrace, a recall."""

from typing import Any

import pytest

from estafette.engine import Outcome
from estafette.engine.sequence import Ended
from estafette.games.napoleon_against_europe.actions import PlayCard, Take
from estafette.games.napoleon_against_europe.affairs import Books
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, FRANCE
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.victory import judge_hundred_days
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule


def graz(card: str, dice: tuple[int, ...], scenario: str = "1805", **led: Any) -> Game:
    """Charles attacks Ney, or another, at Graz."""
    game = bare(scenario, dice=dice)
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", **(led or {"general": "ney"}))
    flag(game, "france", "salzbourg")
    deal(game, coalition=[card])
    return game


def in_battle(game: Game) -> Referee:
    return fought(game, "graz", COALITION, whence="raab")


# Wounds.


@rule("napoleon-against-europe card.c.blessure", "napoleon-against-europe card.c.blessure.proposal")
@pytest.mark.parametrize(("die", "hit"), [(3, False), (4, True)])
def test_a_general_is_wounded_on_four(die: int, hit: bool) -> None:
    game = graz("5C", (3, 3, 3, 3, die, 1))
    referee = go_on(in_battle(game), until="window.aftermath")
    referee.choose(PlayCard("5C"))
    assert referee.fact("battle.wound-test") == {"general": "ney", "die": die, "is_hit": hit}
    assert ("ney" in game.resting) is hit
    assert game.printed.cards["5C"].value == 2


@rule("napoleon-against-europe card.c.blessure.proposal")
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_napoleon_is_wounded_on_six_alone(die: int, hit: bool) -> None:
    game = graz("5C", (3, 3, 3, 3, die, 1), general="napoleon", army="grande-armee")
    referee = go_on(in_battle(game), until="window.aftermath")
    referee.choose(PlayCard("5C"))
    go_on(referee)
    assert ("napoleon" in game.resting) is hit
    assert "napoleon" not in game.lost


@rule("napoleon-against-europe card.c.blessure.proposal")
def test_in_1815_a_wounded_napoleon_is_out_of_the_game_and_has_lost() -> None:
    game = graz("5C", (3, 3, 3, 3, 6, 1), "1815", general="napoleon", army="grande-armee")
    referee = go_on(in_battle(game), until="window.aftermath")
    referee.choose(PlayCard("5C"))
    go_on(referee)
    assert "napoleon" in game.lost
    assert "napoleon" not in game.reserve
    with pytest.raises(Ended) as ended:
        judge_hundred_days(game)
    outcome: Outcome = ended.value.outcome
    assert outcome.winner == COALITION


@rule("napoleon-against-europe card.c.blessure.proposal")
def test_the_coalition_names_any_general_who_is_there() -> None:
    game = graz(
        *("5C", (3, 3, 3, 3, 4, 1)),
        general="napoleon",
        army="grande-armee",
        subordinates=("ney", "lannes"),
    )
    referee = go_on(in_battle(game), until="window.aftermath")
    referee.choose(PlayCard("5C"))
    assert set(referee.options) == {Take("napoleon"), Take("ney"), Take("lannes")}
    referee.choose(Take("lannes"))
    assert game.forces["grande-armee"].subordinates == ("ney",)


@rule("napoleon-against-europe card.c.blessure.proposal")
def test_where_no_enemy_general_is_nobody_is_wounded() -> None:
    game = bare(dice=(3, 3, 3, 3))
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "graz", "fr-elite-1")
    deal(game, coalition=["5C"])
    in_battle(game)
    assert refused(game, "5C", Moment.AFTERMATH) == "card.c.blessure.proposal"


@rule("napoleon-against-europe card.c.blessure", "napoleon-against-europe general-change.event")
def test_an_attacker_who_wins_and_is_wounded_leaves_one_corps_to_hold_the_field() -> None:
    game = bare(dice=(6, 6, 1, 1, 4, 1))
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    deal(game, coalition=["5C"])
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"), until="window.aftermath")
    referee.choose(PlayCard("5C"))
    while referee.decision.key == "organisation.surplus":  # nobody leads two corps any more
        assert referee.decision.seat == EMPIRE
        referee.choose(Take("fr-elite-2"))
    assert "ney" in game.resting
    go_on(referee)
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert game.forces["fr-elite-1"].zone == "graz"
    assert game.forces["charles"].zone != "graz"


@rule("napoleon-against-europe general-change.event", "napoleon-against-europe card.f.ile-lobau")
def test_the_corps_of_a_wounded_defender_still_retreat_by_the_bridges_of_lobau() -> None:
    game = bare(dice=(6, 6, 1, 1, 4, 1))
    put(game, "nuremberg", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", general="ney")
    deal(game, coalition=["5C"], empire=["36F"])
    referee = fought(game, "nuremberg", COALITION, whence="prague")
    go_on(referee, until="window.aftermath").choose(PlayCard("5C"))
    while referee.decision.key == "organisation.surplus":
        referee.choose(Take("fr-elite-2"))
    referee.choose(PlayCard("36F"))
    (left,) = [force for force in game.forces.values() if force.nation == FRANCE]
    assert not left.general
    assert f"36F:{left.head}" in game.lasting


# Disgrace.


@rule("napoleon-against-europe card.c.disgrace", "napoleon-against-europe card.c.disgrace.proposal")
def test_after_the_test_of_the_beaten_their_general_is_relieved() -> None:
    game = graz("11C", (6, 6, 1, 1, 1))
    game.reserve |= {"davout"}
    referee = go_on(in_battle(game), until="window.enemy-tested")
    tested = [key for key in referee.keys if key.startswith("demoralise.")]
    assert tested, "the enemy has been tested"
    referee.choose(PlayCard("11C"), Take("davout"))
    assert "ney" in game.resting
    assert any(force.general == "davout" for force in game.forces.values())


@rule("napoleon-against-europe card.c.disgrace.proposal")
def test_napoleon_does_not_fall_into_disgrace() -> None:
    game = graz("11C", (6, 6, 1, 1, 1), general="napoleon", army="grande-armee")
    referee = in_battle(game)
    assert refused(game, "11C", Moment.ENEMY_TESTED) == "card.c.disgrace.proposal"
    go_on(referee)
    assert "11C" in game.hands[COALITION]


@rule("napoleon-against-europe card.c.disgrace.proposal")
def test_a_corps_without_general_has_nobody_to_be_relieved() -> None:
    game = bare(dice=(3, 3, 3, 3))
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "graz", "fr-elite-1")
    deal(game, coalition=["11C"])
    in_battle(game)
    assert refused(game, "11C", Moment.ENEMY_TESTED) == "card.c.disgrace.proposal"


@rule("napoleon-against-europe card.c.disgrace")
def test_who_has_been_beaten_himself_has_nobody_to_disgrace() -> None:
    game = graz("11C", (1, 1, 6, 6, 1))
    go_on(in_battle(game))
    assert "11C" in game.hands[COALITION]


# A recall.


def recalled(*lost: str) -> Game:
    game = bare()
    stand(game, prusse="coalition", turquie="empire")
    game.lost = frozenset(lost)
    deal(game, coalition=["53C"])
    return game


@rule("napoleon-against-europe card.c.rappel-d-un-general")
def test_in_the_budget_phase_a_general_who_had_gone_is_in_the_reserve_again() -> None:
    game = recalled("brunswick", "moore", "ali-pacha", "bernadotte")
    game.books = Books()
    referee = played(game, "53C", Moment.BUDGET)
    assert set(referee.options) == {Take("brunswick"), Take("moore")}
    referee.choose(Take("moore"))
    assert "moore" in game.reserve - game.resting - game.lost
    assert "brunswick" in game.lost


@rule("napoleon-against-europe card.c.rappel-d-un-general")
def test_in_a_round_he_joins_a_force_at_once() -> None:
    game = recalled("brunswick", "moore")
    put(game, "berlin", "pr-corps-1")
    put(game, "vienne", "au-corps-1")
    played(game, "53C", Moment.ROUND)
    assert game.forces["brunswick"].corps == ("pr-corps-1",)
    assert "brunswick" not in game.reserve | game.lost
    assert "moore" in game.lost


@rule("napoleon-against-europe card.c.rappel-d-un-general")
@pytest.mark.parametrize("moment", [Moment.BUDGET, Moment.ROUND])
def test_nobody_is_called_back_who_has_not_gone(moment: Moment) -> None:
    game = recalled("ali-pacha")
    put(game, "berlin", "pr-corps-1")
    assert refused(game, "53C", moment) == "card.c.rappel-d-un-general"


@rule("napoleon-against-europe card.c.rappel-d-un-general")
def test_in_a_round_there_must_be_a_force_for_him() -> None:
    game = recalled("brunswick")
    put(game, "berlin", "pr-corps-1", is_sheltered=True)
    put(game, "vienne", "au-corps-1")
    assert refused(game, "53C", Moment.ROUND) == "card.c.rappel-d-un-general"
    assert refused(game, "53C", Moment.BUDGET) == ""


@rule("napoleon-against-europe general-change.successor")
@rule("napoleon-against-europe hierarchy.rank")
def test_an_allied_general_does_not_come_before_those_of_the_army_by_his_number() -> None:
    led = {"general": "davout", "army": "armee-d-italie"}
    game = graz("5C", (3, 3, 3, 3, 6, 1), "1809", **led, subordinates=["poniatowski", "ney"])
    change(game, "armee-d-italie", corps=("fr-elite-1", "fr-elite-2", "pologne-1"))
    game.steps["pologne-1"] = 2
    ranks = game.printed.generals
    assert ranks["poniatowski"].rank < ranks["ney"].rank
    referee = go_on(in_battle(game), until="window.aftermath")
    referee.choose(PlayCard("5C"), Take("davout"))
    assert game.forces["armee-d-italie"].general == "ney"
    assert game.forces["armee-d-italie"].subordinates == ("poniatowski",)
