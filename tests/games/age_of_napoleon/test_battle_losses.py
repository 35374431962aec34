"""Losses in battle: who is lost, who is lost for good, who is captured."""

import pytest

from estafette.games.age_of_napoleon.actions import Bury, Lose, PlayCard, Retreat
from estafette.games.age_of_napoleon.losses import permanent_share, take_losses
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Battle, Clash, Engaged
from tests.games.age_of_napoleon.battling import battle, commit, commit_all, met
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

ARMY = ("davout", "soult", "murat", "ney")


def shares(lost: int, *, winner: bool, tied: bool) -> tuple[int, int]:
    """Lost for good, captured."""
    fight = met(20, 20)
    fight.winner, fight.tied = (FRENCH if winner else COALITION), tied
    fight.attacker.lost = fight.attacker.box[:lost]
    permanent = permanent_share(fight, FRENCH)
    return permanent, lost - permanent


def suffers(number: int, *corps: str, winner: bool = False, **where: object) -> Referee:
    """The French take so many losses among these corps."""
    game = given(**dict.fromkeys(corps, "bayern"), **where)  # type: ignore[arg-type]
    fight = Battle(
        Clash("bayern", FRENCH),
        Engaged(FRENCH, corps[0], list(corps), losses=number),
        Engaged(COALITION, "karl"),
        winner=FRENCH if winner else COALITION,
    )
    game.battle = fight
    return Referee(game, take_losses(game, fight, FRENCH))


@rule(
    "age-of-napoleon battle.losses.half-permanent",
    "age-of-napoleon battle.losses.round-loser",
    "age-of-napoleon battle.losses.rest-prisoners",
)
@pytest.mark.parametrize(("lost", "share"), [(1, (1, 0)), (2, (1, 1)), (3, (2, 1)), (4, (2, 2))])
@pytest.mark.parametrize("tied", [False, True])
def test_half_of_the_losers_losses_are_for_good_rounded_up(lost, share, tied):
    assert shares(lost, winner=False, tied=tied) == share  # v.bat.loser-shares


@rule("age-of-napoleon battle.losses.round-winner")
@pytest.mark.parametrize(("lost", "share"), [(1, (0, 1)), (2, (1, 1)), (3, (1, 2))])
def test_the_winners_half_is_rounded_down(lost, share):  # v.bat.winner-two
    assert shares(lost, winner=True, tied=False) == share


@rule("age-of-napoleon battle.losses.round-winner")
@pytest.mark.parametrize(("lost", "share"), [(1, (1, 0)), (2, (1, 1)), (3, (2, 1))])
def test_after_a_tie_the_winners_half_is_rounded_up(lost, share):
    assert shares(lost, winner=True, tied=True) == share


@rule("age-of-napoleon battle.losses.round-winner", "age-of-napoleon battle.losses.plus-one")
def test_after_a_tie_both_sides_lose_a_corps_for_good():  # v.bat.tie-no-plus-one
    game = given(davout="bayern", karl="bayern", radetzky="bayern", dice=[5, 6, 6, 1])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    referee.choose(Lose("karl"))

    assert game.lost == ["davout", "karl"]
    assert game.prisoners == []


@rule("age-of-napoleon battle.losses.half-permanent", "age-of-napoleon battle.losses.round-loser")
def test_wien_costs_two_corps_for_good_and_two_prisoners():  # v.bat.wien-1805
    game = given(
        **dict.fromkeys(("napoleon", "davout", "soult", "murat"), "osterreich"),
        **dict.fromkeys(("karl", "johann", "hiller", "kutusov", "buxhowden"), "osterreich"),
        hand={"french": ["cavalry-charge"], "coalition": ["art-of-war"]},
        dice=[4],
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit_all(referee)
    referee.choose(PlayCard("cavalry-charge-1"), PlayCard("art-of-war-1"))
    referee.choose(Lose("murat"), *[Lose(c) for c in ("hiller", "buxhowden", "johann")])
    referee.choose(Bury("hiller"), Bury("buxhowden"))

    rolled = [t.facts for t in referee.told if t.key in ("battle.rolls", "battle.die-set")]
    assert [(f["strength"], f["die"], f["destroys"]) for f in rolled] == [(27, 4, 2), (15, 5, 1)]
    assert sorted(game.lost) == ["buxhowden", "hiller"]
    assert sorted(game.prisoners) == ["johann", "murat"]


@rule("age-of-napoleon battle.losses.cap", "age-of-napoleon battle.losses.round-loser")
def test_two_corps_in_bayern_cannot_lose_three():  # v.bat.bayern-1805
    band = ("napoleon", "murat", "soult", "davout")
    game = given(**dict.fromkeys((*band, "mack", "ferdinand"), "bayern"), dice=[5, 1])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    referee.choose(Bury("mack"))

    assert game.lost == ["mack"]
    assert game.prisoners == ["ferdinand"]


@rule("age-of-napoleon battle.losses.cap")
def test_corps_left_out_of_the_box_are_never_lost():
    game = given(
        **dict.fromkeys(("napoleon", "murat", "soult", "davout"), "bayern"),
        **dict.fromkeys(("karl", "mack", "hiller"), "bayern"),
        dice=[5, 1],
    )

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit(referee, "napoleon", "murat", "soult", "davout")
    commit(referee, "mack")

    assert game.lost == ["mack"]
    assert {"karl", "hiller"} <= set(game.where)


@rule("age-of-napoleon battle.losses.exhausted-first", "age-of-napoleon battle.losses.choice")
def test_exhausted_corps_go_before_fresh_ones():  # v.bat.exhausted-first
    referee = suffers(3, *ARMY, exhausted=["soult", "ney"])

    assert set(referee.options) == {Lose("davout"), Lose("murat")}
    assert (referee.decision.seat, referee.decision.facts) == (FRENCH, {"left": 1})
    referee.choose(Lose("murat"))
    assert referee.game.battle.attacker.lost == ["soult", "ney", "murat"]


@rule("age-of-napoleon battle.losses.exhausted-first")
def test_a_fresh_corps_is_not_lost_while_an_exhausted_one_stands():
    referee = suffers(1, *ARMY, exhausted=["soult", "ney"])

    assert set(referee.options) == {Lose("soult"), Lose("ney")}
    assert referee.refusal(Lose("davout")).rule == "battle.losses.exhausted-first"


@rule("age-of-napoleon battle.losses.choice")
def test_only_a_corps_that_fought_is_lost():
    referee = suffers(1, *ARMY, massena="bayern", lost=["lannes"])

    for stranger in ("massena", "lannes", "karl", "bayern"):
        assert referee.refusal(Lose(stranger)).rule == "battle.losses.choice"


@rule("age-of-napoleon battle.losses.choice")
def test_napoleon_is_kept_from_being_the_permanent_loss():
    referee = suffers(2, "napoleon", "davout")

    referee.choose(Bury("davout"))

    assert referee.outcome is None
    assert referee.game.prisoners == ["napoleon"]
    assert referee.game.lost == ["davout"]


@rule("age-of-napoleon battle.losses.choice")
def test_the_owner_names_each_permanent_loss():
    referee = suffers(4, *ARMY)

    assert set(referee.options) == {Bury(corps) for corps in ARMY}
    assert referee.decision.facts == {"left": 2}
    assert referee.refusal(Bury("karl")).key == "battle.not-lost"
    referee.choose(Bury("ney"))
    assert referee.refusal(Bury("ney")).rule == "battle.losses.choice"
    assert referee.decision.facts == {"left": 1}
    assert set(referee.options) == {Bury(corps) for corps in ARMY[:3]}
    referee.choose(Bury("soult"))

    assert sorted(referee.game.lost) == ["ney", "soult"]
    assert sorted(referee.game.prisoners) == ["davout", "murat"]


@rule("age-of-napoleon battle.losses.rest-prisoners")
def test_the_single_loss_of_a_winner_is_a_prisoner():
    referee = suffers(1, "davout", winner=True)

    assert referee.is_over
    assert (referee.game.lost, referee.game.prisoners) == ([], ["davout"])


@rule("age-of-napoleon victory.coalition.decisive.napoleon", "age-of-napoleon victory.timing")
def test_napoleon_alone_and_beaten_ends_the_game():  # v.bat.napoleon-dead
    game = given(napoleon="bayern", karl="bayern", schwarzenberg="bayern", dice=[1, 5])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)

    assert referee.outcome is not None
    assert referee.outcome.winner == COALITION
    assert referee.outcome.rule == "victory.coalition.decisive.napoleon"
    assert "retreat.goes" not in referee.keys


@rule(
    "age-of-napoleon battle.exhaust-survivors", "age-of-napoleon battle.exhaust-survivors.committed"
)
def test_only_committed_survivors_are_exhausted():  # v.bat.exhaust
    six = ("napoleon", "davout", "soult", "murat", "ney", "massena")
    game = given(**dict.fromkeys(six, "bayern"), karl="bayern", kutusov="bayern", dice=[4, 5, 6, 1])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit(referee, *six[:4])
    commit(referee, "karl", "kutusov")
    referee.choose(Lose("murat"), Lose("kutusov"), Retreat("osterreich"))

    assert referee.is_over
    assert game.exhausted == {"napoleon", "davout", "soult", "karl"}
    assert {"ney", "massena"} <= set(game.where)


@rule("age-of-napoleon battle.exhaust-survivors")
def test_the_survivors_of_both_sides_are_exhausted():
    game = given(davout="bayern", karl="bayern", hiller="bayern", dice=[1, 1, 6, 1])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit(referee, "karl")
    referee.choose(Retreat("bohmen"))

    assert game.exhausted == {"davout", "karl"}
    assert game.where == {"davout": "bayern", "karl": "bohmen", "hiller": "bohmen"}
