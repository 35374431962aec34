"""What a commentator says of a campaign, in the order in which it happens."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Activate,
    Attach,
    Detach,
    Enter,
    Evade,
    Halt,
    Intercept,
    NameAttacker,
    PlayCard,
)
from estafette.games.age_of_napoleon.activation import begin_round, talk_peace
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.battling import battle
from tests.games.age_of_napoleon.campaigning import march, sail, turn_of
from tests.games.age_of_napoleon.position import given, messages
from tests.referee import Referee, rule


@rule("age-of-napoleon movement.attach-detach")
def test_a_march_is_told_step_by_step():
    game = given(davout="flandre", ney="flandre", junot="rhenanie")

    referee = march(game, "davout", "rhenanie")
    referee.choose(Attach("junot"), Enter("wurttemberg"), Detach("ney"), Halt())

    assert [(told.key, told.facts) for told in referee.told] == [
        ("action.free", {"side": FRENCH}),
        (
            "march.named",
            {"side": FRENCH, "leader": "davout", "corps": ["davout", "ney"], "area": "flandre"},
        ),
        ("march.enters", {"leader": "davout", "area": "rhenanie"}),
        ("march.attached", {"corps": "junot", "leader": "davout"}),
        ("march.enters", {"leader": "davout", "area": "wurttemberg"}),
        ("march.detached", {"corps": "ney", "leader": "davout", "area": "wurttemberg"}),
    ]


@rule("age-of-napoleon interception.cascade.order")
def test_an_interception_is_told():
    game = given(status={"preussen": "cm"}, soult="westfalen", blucher="schlesien")

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("blucher"), NameAttacker(FRENCH))

    named = {"side": COALITION, "leader": "blucher", "corps": ["blucher"], "area": "sachsen"}
    assert [(told.key, told.facts) for told in referee.told[3:]] == [
        ("action.free", {"side": COALITION}),
        ("interception.named", named),
        ("interception.comes", {"leader": "blucher", "area": "sachsen"}),
        ("interception.attacker", {"side": FRENCH, "area": "sachsen"}),
    ]


@rule("age-of-napoleon evasion.whole-army")
def test_an_evasion_and_a_check_are_told():
    stack = dict.fromkeys(["karl", "hiller", "kienmayer"], "bayern")
    game = given(soult="wurttemberg", dice=[6], **stack)

    referee = march(game, "soult", "bayern")
    referee.choose(Evade("tirol"), Pass())

    evaded = {"leader": "karl", "corps": ["karl", "hiller", "kienmayer"], "area": "tirol"}
    assert referee.fact("evasion.evades") == evaded
    checked = {"side": COALITION, "corps": 3, "die": 6, "lost": 0, "good": False}
    assert referee.fact("attrition.march") == checked


@rule("age-of-napoleon march-attrition.loss.winter-permanent")
@pytest.mark.parametrize(
    ("number", "said"),
    [(2, ("1 corps captured", "un corps prisonnier")), (5, ("for good", "définitivement"))],
)
def test_corps_lost_on_a_march_are_said_to_be_captured_or_lost_for_good(number, said):
    stack = dict.fromkeys(["davout", "soult", "ney"], "italia")
    game = given(in_round=number, dice=[1], **stack)

    referee = march(game, "davout", "tirol")
    referee.choose(Halt())

    facts = referee.fact("attrition.march")
    assert facts["lost"] == 1
    for language, words in zip(("en", "fr"), said, strict=True):
        assert words in messages().say("attrition.march", facts, language)


@rule("age-of-napoleon sea.move.one-corps")
def test_a_sea_move_is_told():
    game = given(britannia=True, status={"portugal": "cm"}, hill="britain")

    referee = sail(game, "hill", "portugal")

    sails = {"side": COALITION, "leader": "hill", "corps": ["hill"], "area": "britain"}
    assert referee.fact("sea.sails") == sails
    assert referee.fact("sea.lands") == {"corps": "hill", "area": "portugal"}


def asks(referee, *names):
    """Does the question name all of this, in both languages?"""
    decision = referee.decision
    said = [messages().say(decision.key, decision.facts, language) for language in ("en", "fr")]
    return all(name in words for words in said for name in names)


@rule("age-of-napoleon movement.cards-timing")
def test_who_may_answer_a_march_is_told_who_marches_and_from_where():
    game = given(davout="flandre", ney="flandre", hand={"coalition": ["depot"]})
    referee = turn_of(game, "french")

    referee.choose(Activate("davout"))

    assert referee.decision.key == "window.chosen"
    assert asks(referee, "Davout", "Flandre", "2 corps")


@rule("age-of-napoleon battle.cards.order")
def test_who_may_play_a_card_in_a_battle_is_told_which_battle_it_is():
    game = given(davout="bayern", karl="bayern", hand={"coalition": ["depot"]})

    referee = battle(game, "bayern", out_of="wurttemberg")

    assert referee.decision.key == "window.battle"
    sides = [game.battle.attacker, game.battle.defender]
    assert asks(referee, "Davout", "Karl", "Bayern", *[str(side.strength) for side in sides])


@rule("age-of-napoleon card.command-indecision")
def test_indecision_is_told():
    hand = {"french": ["depot"], "coalition": ["command-indecision"]}
    game = given(davout="flandre", hand=hand)

    referee = turn_of(game, "french")
    referee.choose(Activate("davout"), PlayCard("command-indecision-1"))
    assert referee.fact("march.halted") == {"leader": "davout"}

    hand = {"french": ["command-indecision"], "coalition": ["depot"]}
    places = {"soult": "westfalen", "blucher": "schlesien"}
    game = given(status={"preussen": "cm"}, hand=hand, **places)
    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("blucher"), PlayCard("command-indecision-1"))
    assert referee.fact("interception.halted") == {"leader": "blucher"}


@rule("age-of-napoleon card.peace-talks", "age-of-napoleon campaign.rounds.six")
def test_a_round_and_a_truce_are_told():
    game = given(in_round=2, hand={"french": ["peace-talks"]})
    game.told = []

    begin_round(game)
    referee = Referee(game, talk_peace(game))
    referee.choose(PlayCard("peace-talks-1"))

    assert referee.fact("campaign.round") == {"round": 2}
    assert referee.fact("campaign.truce") == {"last": 3}


@rule("age-of-napoleon invasion.trigger")
def test_the_invasion_of_russia_is_told_once():
    game = given(status={"russia": "cm", "polen": "fd"}, davout="polen")

    referee = march(game, "davout", "lithuania", "belorussia")

    assert referee.keys.count("russia.invaded") == 1
    assert referee.fact("russia.invaded") == {"area": "lithuania"}
