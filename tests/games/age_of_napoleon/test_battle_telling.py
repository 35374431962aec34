"""What is told of a battle: every event with its facts."""

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Discard,
    Embark,
    Halt,
    Kill,
    Land,
    Lose,
    PlayCard,
    Pursue,
    Recover,
    Retreat,
)
from estafette.games.age_of_napoleon.cards.battle import art_of_war, imperial_guard
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.battling import battle, commit_all, fought, met
from tests.games.age_of_napoleon.campaigning import pass_by
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule


@rule("age-of-napoleon battle.sequence")
def test_a_battle_and_its_pursuit_are_told():
    game = given(
        murat="osterreich",
        ney="osterreich",
        karl="osterreich",
        hand={"french": ["mud", "depot"]},
        dice=[1, 1, 6, 1, 1, 1, 6, 1],
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit_all(referee)
    pass_by(referee)
    referee.choose(Retreat("banat"), Pursue("murat", "banat"), Halt(), Discard("mud-1"))
    commit_all(referee)
    pass_by(referee)
    referee.choose(Retreat("ungarn"), Recover())

    begun = [told.facts for told in referee.told if told.key == "battle.begins"]
    assert [(facts["area"], facts["pursuit"]) for facts in begun] == [
        ("osterreich", False),
        ("banat", True),
    ]
    assert (begun[1]["attacker"], begun[1]["defender"]) == ("murat", "karl")
    assert begun[1]["side"] is FRENCH
    assert referee.fact("retreat.goes") == {
        "side": COALITION,
        "corps": ["karl"],
        "area": "ungarn",
    }
    assert "retreat.cut-off" not in referee.keys
    assert referee.fact("pursuit.begins") == {
        "side": FRENCH,
        "leader": "murat",
        "corps": ["murat", "ney"],
        "area": "banat",
    }
    assert referee.fact("battle.recovered") == {"side": FRENCH, "corps": ["murat", "ney"]}
    second = [told.facts for told in referee.told if told.key == "battle.second-die"]
    assert second[0] == {"side": FRENCH, "die": 6, "modifier": 1, "total": 7}
    assert second[1] == {"side": COALITION, "die": 1, "modifier": 0, "total": 1}


@rule("age-of-napoleon battle.losses.choice", "age-of-napoleon card.killed-in-action")
def test_losses_and_cards_are_told():
    game = given(
        **dict.fromkeys(("napoleon", "davout", "soult", "murat"), "osterreich"),
        **dict.fromkeys(("karl", "johann", "hiller", "kutusov"), "osterreich"),
        hand={"french": ["killed-in-action"], "coalition": ["rearguard"]},
        dice=[5, 1],
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit_all(referee)
    pass_before_dice(referee)
    referee.choose(PlayCard("rearguard-1"), Lose("johann"), Lose("hiller"))
    referee.choose(PlayCard("killed-in-action-1"), Kill("hiller"))

    assert referee.fact("battle.covered") == {"side": COALITION, "losses": 2}
    assert referee.fact("battle.losses") == {"side": COALITION, "corps": ["johann", "hiller"]}
    assert referee.fact("battle.killed") == {"corps": "hiller"}
    assert fought(game).defender.cards == ["rearguard"]
    assert fought(game).attacker.cards == ["killed-in-action"]
    assert referee.decision.key == "retreat.where"


def pass_before_dice(referee: Referee) -> None:
    while referee.decision is not None and referee.decision.key == "window.battle":
        referee.choose(Pass())


@rule("age-of-napoleon battle.retreat.sea", "age-of-napoleon battle.retreat.impossible")
def test_an_evacuation_and_a_capture_are_told():
    game = given(
        status={"napoli": "cm"},
        britannia=True,
        damas="napoli",
        hill="napoli",
        massena="napoli",
        dice=[1, 1, 6, 1],
    )

    referee = battle(game, "napoli", out_of="stato-della-chiesa")
    commit_all(referee)
    assert Pass() not in referee.options
    referee.choose(Embark("hill"), Land("britain"))

    assert referee.fact("retreat.sails") == {"corps": "hill", "area": "britain"}
    assert referee.fact("retreat.cut-off") == {"side": COALITION, "corps": ["damas"]}


@rule("age-of-napoleon card.art-of-war", "age-of-napoleon card.imperial-guard")
def test_what_cards_do_to_a_die_is_told():
    game = given()
    game.battle = met(8, 4)
    referee = Referee(game, None)

    art_of_war(game, COALITION)
    imperial_guard(game, FRENCH)

    assert referee.fact("battle.art-of-war") == {"side": COALITION, "general": "karl", "die": 5}
    assert referee.fact("battle.guard") == {"side": FRENCH, "bonus": 1}
    assert game.battle.defender.cards == ["art-of-war"]
    assert game.battle.attacker.cards == ["imperial-guard"]
