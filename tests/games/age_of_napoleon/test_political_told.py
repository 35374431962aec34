"""What a commentator says of the political year, and that there are words for all of it."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    CutOff,
    Deploy,
    PlayCard,
    Raise,
    Redeploy,
    Restore,
)
from estafette.games.age_of_napoleon.diplomacy import cannot_aim
from estafette.games.age_of_napoleon.events import Moment, cannot_play
from estafette.games.age_of_napoleon.insurrection import resolve_insurrections, rise
from estafette.games.age_of_napoleon.recruits import cannot_call_up
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.strategy import discard_hands, reshuffle
from tests.games.age_of_napoleon.politics import (
    aim,
    diplomacy,
    reinforcements,
    surrenders,
    winter,
)
from tests.games.age_of_napoleon.position import given, messages
from tests.referee import Referee, rule


def said(referee, language="en"):
    """Everything told so far, in words."""
    for told in referee.told:
        assert messages().say(told.key, told.facts, "fr")
    return [messages().say(told.key, told.facts, language) for told in referee.told]


@rule("age-of-napoleon diplomacy.alternate", "age-of-napoleon card.fouche")
def test_a_card_and_its_answer_are_told():
    hand = {"coalition": ["queen-luise"], "french": ["fouche"]}
    referee = diplomacy(given(hand=hand, first="coalition"))
    aim(referee, "queen-luise")
    referee.choose(PlayCard("fouche-1"))

    assert said(referee) == [
        "The Coalition plays Queen Luise.",
        "Queen Luise is aimed at Prussia.",
        "The French play Fouché.",
        "Queen Luise has no effect in Prussia.",
        "The French pass.",
        "The Coalition passes.",
    ]


@rule("age-of-napoleon diplomacy.cancel")
def test_a_country_that_joins_and_two_cards_that_cancel_are_told():
    hand = {"coalition": ["metternich"], "french": ["imperial-marriage"]}
    game = given(hand=hand, status={"austria": "nc", "tirol": "cm"}, first="coalition")
    referee = diplomacy(game)
    aim(referee, "metternich")
    referee.choose(Pass(), Raise("karl"), Deploy("karl", "tirol"), Pass())
    aim(referee, "imperial-marriage")

    assert said(referee)[2:8] == [
        "Austria is now a Coalition Member.",
        "Tirol goes back to Austria.",
        "Karl takes the field in Tirol.",
        "The French play Imperial Marriage.",
        "Imperial Marriage is aimed at Austria.",
        "The two cards aimed at Austria cancel each other: all is as it was.",
    ]


@rule("age-of-napoleon insurrection.start.status", "age-of-napoleon insurrection.resolve.success")
def test_risings_are_told():
    game = given(status={"schweiz": "ic", "holland": "ic"}, ney="holland")
    resolve_insurrections(game)
    rise(game, "italia")

    assert said(Referee(game, None)) == [
        "The insurrection in Holland is put down.",
        "Holland is now a French Dominion.",
        "The insurrection in Schweiz has succeeded.",
        "Schweiz is now a Coalition Member.",
        "Insurrection in Italia!",
        "Italia is now insurgent.",
    ]


@rule("age-of-napoleon strategy.discard-hand", "age-of-napoleon strategy.reshuffle.under-20")
def test_hands_thrown_away_and_a_new_deck_are_told():
    game = given(hand={"french": ["mud", "depot"]})
    game.reshuffle_due = True
    discard_hands(game)
    reshuffle(game)

    assert said(Referee(game, None)) == [
        "The French throw away what is left of their hand: Mud and Depot.",
        "The deck is made again: 55 cards are shuffled.",
    ]


@rule("age-of-napoleon reinforcement.order")
def test_reinforcements_are_told():
    hand = {"french": ["war-of-1812", "levee-en-masse", "mud"], "coalition": ["austrian-reforms"]}
    game = given(hand=hand, ney="lorraine", exhausted=["ney"], moore="britain", prisoners=["mack"])
    referee = reinforcements(game)
    referee.choose(PlayCard("war-of-1812-1"), PlayCard("levee-en-masse-1"), Pass())
    referee.choose(PlayCard("austrian-reforms-1"), Pass(), Pass(), Restore("lorraine"))

    assert said(referee) == [
        "The French play War of 1812.",
        "Britain raises no corps this year.",
        "Moore goes to the reserve.",
        "The French play Levée en masse.",
        "France may raise 2 corps more this year.",
        "The Coalition plays Austrian Reforms.",
        "Austria reforms its army.",
        "The French throw away Mud.",
        "The French army in Lorraine is fresh again.",
        "Prisoners back in the reserve: Mack.",
    ]


@rule("age-of-napoleon surrender.order", "age-of-napoleon surrender.detach")
@rule("age-of-napoleon card.napoleonic-dynasty", "age-of-napoleon card.surrender-no")
def test_surrenders_are_told():
    hand = {"french": ["napoleonic-dynasty"], "coalition": ["surrender-no"]}
    game = given(hand=hand, davout="osterreich", kutusov="banat", ney="pommern")
    referee = surrenders(game)
    referee.choose(PlayCard("surrender-no-1"), PlayCard("napoleonic-dynasty-1"))
    referee.choose(CutOff("dalmatien"), Pass(), Redeploy("kutusov", "ukraine"))

    assert said(referee) == [
        "Pommern is about to surrender to the French.",
        "The Coalition plays Surrender? No!.",
        "Pommern does not surrender this year.",
        "Austria is about to surrender to the French.",
        "The French play Napoleonic Dynasty.",
        "A Bonaparte mounts the throne of Austria.",
        "Austria surrenders to the French.",
        "Austria is now a French Dominion.",
        "Dalmatien is cut off from Austria.",
        "Dalmatien is now a French Dominion.",
        "Kutusov withdraws to Ukraine.",
    ]


@rule("age-of-napoleon winter.roll", "age-of-napoleon card.hard-winter")
def test_a_winter_is_told():
    corps = dict.fromkeys(["ney", "soult", "davout"], "moscow")
    referee = winter(given(hand={"french": ["hard-winter", "depot"]}, dice=[1], **corps))
    referee.choose(PlayCard("hard-winter-1"), PlayCard("depot-1"))

    assert said(referee) == [
        "The French play Hard Winter.",
        "It is a hard winter in Russia, Prussia, Sverige and Polen.",
        "The French play Depot.",
        "Winter of the French in Moscow, 3 corps, die 1; modifiers: 1 (capital) + 2 (depot) "
        "− 1 (hard winter); total 3: nobody is lost, all are exhausted.",
    ]


@pytest.mark.parametrize(
    ("side", "country"),
    [
        *[(FRENCH, "britain"), (COALITION, "france"), (FRENCH, "tirol"), (FRENCH, "holland")],
        *[(COALITION, "italia"), (FRENCH, "austria"), (FRENCH, "bayern")],
    ],
)
def test_there_are_words_for_every_country_that_is_closed(side, country):
    status = {"holland": "ic", "austria": "nc"}

    assert speaks(cannot_aim(given(status=status, kutusov="osterreich"), side, country))


@pytest.mark.parametrize(
    "corps",
    [
        *["ney", "lannes", "massena", "suchet", "bernadotte", "karl", "ruchel", "moore"],
        *["radetzky", "platov", "mortier"],
    ],
)
def test_there_are_words_for_everybody_who_is_not_called_up(corps):
    table = {"ney": "lorraine", "prisoners": ["massena"], "lost": ["lannes"]}
    status = {"hannover": "nc", "russia": "fa", "austria": "fa"}
    game = given(status=status, **table)

    refusal = cannot_call_up(game, COALITION if corps in ("karl", "mortier") else FRENCH, corps)

    assert speaks(refusal)


@pytest.mark.parametrize("title", ["english-gold", "mud", "fouche"])
def test_there_are_words_for_a_card_that_is_not_played(title):
    game = given(hand={"french": ["english-gold", "mud"]})

    assert speaks(cannot_play(game, FRENCH, Moment.DIPLOMACY, PlayCard(f"{title}-1")))


def speaks(refusal):
    """Is there a refusal, with words in both languages?"""
    words = [messages().say(refusal.key, refusal.facts, language) for language in ("en", "fr")]
    return len(set(words)) == 2
