"""Battle: its order, the battle box, and when cards are played."""

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Bury, Commit, Halt, PlayCard, Recover, Retreat
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.battling import battle, commit_all, fought
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

FIVE_AUSTRIANS = {
    "karl": "bayern",
    "johann": "bayern",
    "mack": "bayern",
    "hiller": "bayern",
    "ferdinand": "bayern",
}


@rule("age-of-napoleon battle.sequence")
def test_a_battle_goes_from_the_box_to_the_recovery():
    game = given(
        davout="bayern",
        soult="bayern",
        karl="bayern",
        hiller="bayern",
        hand={"french": ["cavalry-charge", "mud"]},
        dice=[3, 1],
    )

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    referee.choose(PlayCard("cavalry-charge-1"), Pass())
    assert referee.decision.key == "window.losses"
    referee.choose(Pass(), Bury("hiller"))
    assert referee.decision.key == "pursuit.recover-or-pursue"
    referee.choose(Recover())

    assert referee.is_over
    assert game.battle is None
    assert referee.keys == [
        "battle.begins",
        "battle.committed",
        "battle.committed",
        "battle.strength",
        "battle.strength",
        "card.played",
        "battle.strengthened",
        "battle.rolls",
        "battle.rolls",
        "battle.won",
        "battle.losses",
        "corps.captured",
        "corps.lost",
        "card.discarded",
        "battle.recovered",
    ]


@rule("age-of-napoleon battle.sequence")
def test_the_beaten_army_is_gone_before_the_winner_rests():
    game = given(
        davout="bayern",
        soult="bayern",
        karl="bayern",
        kutusov="bayern",
        hand={"french": ["mud"]},
        dice=[2, 2, 6, 1],
    )

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    while referee.decision.key != "retreat.where":
        referee.choose(referee.options[-1])
    assert game.exhausted == set()
    referee.choose(Retreat("osterreich"))

    assert referee.decision.key == "pursuit.recover-or-pursue"
    assert game.exhausted == set(game.where)


@rule("age-of-napoleon battle.commit.box", "age-of-napoleon battle.commit.minimum")
def test_the_attacker_commits_first_and_at_least_one():  # v.rec.commit
    game = given(
        davout="bayern",
        soult="bayern",
        ney="bayern",
        augereau="wurttemberg",
        **FIVE_AUSTRIANS,
    )

    referee = battle(game, "bayern", out_of="wurttemberg")

    assert referee.decision.seat == FRENCH
    assert set(referee.options) == {Commit("davout"), Commit("soult"), Commit("ney")}
    referee.choose(Commit("soult"))
    assert referee.decision.facts == {"area": "bayern", "general": "davout", "left": 2}
    assert set(referee.options) == {Commit("davout"), Commit("ney"), Halt()}
    assert referee.refusal(Commit("soult")).rule == "battle.commit.box"
    referee.choose(Halt())
    assert fought(game).attacker.box == ["soult"]
    assert referee.decision.seat == COALITION
    assert Halt() not in referee.options
    assert referee.refusal(Commit("davout")).rule == "battle.commit.box"


@rule("age-of-napoleon battle.commit.moved-only")
def test_an_attacker_left_behind_is_not_committed():  # v.rec.commit
    game = given(davout="bayern", soult="bayern", augereau="wurttemberg", **FIVE_AUSTRIANS)

    referee = battle(game, "bayern", out_of="wurttemberg")

    assert referee.refusal(Commit("augereau")).rule == "battle.commit.moved-only"
    assert referee.refusal(Commit("karl")).rule == "battle.commit.moved-only"
    assert referee.refusal(Commit("lannes")).rule == "battle.commit.moved-only"


@rule("age-of-napoleon battle.commit.moved-only")
def test_an_attacker_who_stood_there_when_the_enemy_came_is_committed():
    game = given(davout="bayern", soult="bayern", karl="bayern")

    referee = battle(game, "bayern", came_from={"karl": "osterreich", "soult": "wurttemberg"})

    assert set(referee.options) == {Commit("davout"), Commit("soult")}


@rule("age-of-napoleon battle.commit.max", "age-of-napoleon battle.commit.general-may-stay-out")
def test_napoleon_commits_six_of_nine_and_may_stay_out():  # v.bat.commit-capacity
    marshals = ("davout", "lannes", "soult", "murat", "ney", "massena", "augereau", "mortier")
    game = given(karl="bayern", napoleon="bayern", **dict.fromkeys(marshals, "bayern"))

    referee = battle(game, "bayern", by="coalition", out_of="osterreich")
    assert referee.decision.seat == FRENCH
    referee.choose(*[Commit(marshal) for marshal in marshals[:6]])

    assert referee.is_over
    assert referee.fact("battle.committed")["corps"] == list(marshals[:6])


@rule("age-of-napoleon battle.commit.max")
def test_a_junior_general_commits_no_more_than_he_can_command():
    band = ("ney", "bessieres", "grouchy", "rapp")
    game = given(mack="bayern", hiller="bayern", **dict.fromkeys(band, "bayern"))

    referee = battle(game, "bayern", out_of="wurttemberg")
    referee.choose(*[Commit(corps) for corps in band[1:]])

    assert referee.decision.seat == COALITION
    assert fought(game).attacker.box == list(band[1:])


@rule("age-of-napoleon battle.cards.order", "age-of-napoleon battle.cards.number")
def test_the_attacker_plays_his_cards_and_then_the_defender():  # v.bat.cards-order
    hand = {
        "french": ["cavalry-charge", "grand-battery", "art-of-war"],
        "coalition": ["cavalry-charge", "strong-position"],
    }
    game = given(davout="bayern", karl="bayern", hand=hand)

    referee = battle(game, "bayern", out_of="wurttemberg")
    assert referee.decision.seat == FRENCH
    referee.choose(PlayCard("cavalry-charge-1"), PlayCard("grand-battery-1"))
    assert referee.decision.seat == FRENCH
    referee.choose(Pass())
    assert referee.decision.seat == COALITION
    referee.choose(PlayCard("cavalry-charge-2"), PlayCard("strong-position-1"))

    assert "battle.rolls" in referee.keys
    assert game.hands[FRENCH] == ["art-of-war-1"]


@rule("age-of-napoleon battle.cards.number")
def test_a_title_is_played_once_for_a_side():
    hand = {"french": ["cavalry-charge", "cavalry-charge"], "coalition": ["mud"]}
    game = given(davout="bayern", karl="bayern", hand=hand)

    referee = battle(game, "bayern", out_of="wurttemberg")
    referee.choose(PlayCard("cavalry-charge-1"))

    assert referee.refusal(PlayCard("cavalry-charge-2")).rule == "battle.cards.number"


@rule("age-of-napoleon battle.winner-holds")
def test_the_winner_stays_and_the_attacker_moves_no_more():  # v.rec.stop
    game = given(davout="bayern", soult="bayern", karl="bayern", dice=[6, 1])

    commit_all(battle(game, "bayern", out_of="wurttemberg"))

    assert game.where == {"davout": "bayern", "soult": "bayern"}
    assert game.moved == {"davout", "soult"}


@rule("age-of-napoleon battle.winner-holds")
def test_a_defender_may_still_move_in_the_round():
    game = given(davout="bayern", soult="bayern", karl="bayern", dice=[1, 6])

    commit_all(battle(game, "bayern", by="coalition", out_of="osterreich"))

    assert game.where == {"davout": "bayern", "soult": "bayern"}
    assert game.moved == {"karl"}


@rule("age-of-napoleon battle.sequence")
def test_where_one_side_has_left_to_intercept_there_is_no_battle():
    game = given(status={"austria": "cm"}, karl="dalmatien", massena="osterreich")

    referee = battle(game, "dalmatien")

    assert referee.is_over
    assert referee.keys == []
    assert game.battle is None


@rule("age-of-napoleon def.army")
def test_of_equal_generals_the_faster_commands():
    game = given(soult="bayern", murat="bayern", karl="bayern", schwarzenberg="bayern")

    battle(game, "bayern", out_of="wurttemberg")

    assert fought(game).attacker.general == "murat"
    assert fought(game).defender.general == "karl"
