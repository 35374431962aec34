"""The cards of the Reinforcement phase, one by one."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Deploy, PlayCard, Raise, Recall, Target
from estafette.games.age_of_napoleon.mobilisation import limit, yearly_number
from estafette.games.age_of_napoleon.sides import COALITION
from estafette.games.age_of_napoleon.strategy import hand_size
from tests.games.age_of_napoleon.politics import can_raise, reinforcements
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


def holding(side, *titles, **table):
    """A phase in which this side acts first and holds these cards."""
    return reinforcements(given(hand={side: titles}, first=side, **table))


def raise_in(referee, area, *corps):
    for each in corps:
        referee.choose(Raise(each), Deploy(each, area))


@rule("age-of-napoleon card.austrian-reforms", "age-of-napoleon reform.austria.effect")
@rule("age-of-napoleon cards.after-play")
def test_the_austrian_reforms_are_made_once_and_for_all():
    referee = holding("coalition", "austrian-reforms")
    game = referee.game

    referee.choose(PlayCard("austrian-reforms-1"))

    assert (limit(game, "austria"), yearly_number(game, "austria")) == (8, 4)
    assert "radetzky" in can_raise(referee)
    assert game.removed == ["austrian-reforms-1"]
    assert game.deck.discard == []


@rule("age-of-napoleon card.prussian-reforms", "age-of-napoleon reform.prussia.effect")
def test_the_prussian_reforms_give_corps_and_cards():  # v.reform.prussia
    referee = holding("coalition", "prussian-reforms", status={"preussen": "nc"})
    game = referee.game

    referee.choose(PlayCard("prussian-reforms-1"))

    assert (limit(game, "preussen"), yearly_number(game, "preussen")) == (6, 3)
    quiet = dict.fromkeys(game.status, "nc")
    reformed = given(status={**quiet, "preussen": "cm"}, reformed=game.reformed)
    assert hand_size(reformed, COALITION) == 7


@rule("age-of-napoleon card.austrian-reforms", "age-of-napoleon card.prussian-reforms")
@pytest.mark.parametrize("status", ["fa", "fd"])
@pytest.mark.parametrize(
    ("title", "country"), [("austrian-reforms", "austria"), ("prussian-reforms", "preussen")]
)
def test_nobody_reforms_under_french_control(title, country, status):
    referee = holding("coalition", title, "mud", status={country: status})

    assert referee.refusal(PlayCard(f"{title}-1")).rule == f"card.{title}"


@rule("age-of-napoleon card.levee-en-masse")
def test_the_levee_raises_two_more_french_corps():  # v.card.levee
    three = dict.fromkeys(["ney", "soult", "davout"], "lorraine")
    referee = holding("french", "levee-en-masse", **three)
    referee.choose(PlayCard("levee-en-masse-1"))

    raise_in(referee, "flandre", "murat", "lannes", "massena", "augereau", "mortier")
    raise_in(referee, "flandre", "marmont", "junot")

    assert referee.refusal(Raise("bessieres")).rule == "reinforcement.deploy.yearly-number"


@rule("age-of-napoleon card.levee-en-masse")
def test_the_levee_does_not_lift_the_limit():
    eight = ["ney", "soult", "davout", "murat", "lannes", "massena", "augereau", "mortier"]
    referee = holding("french", "levee-en-masse", **dict.fromkeys(eight, "lorraine"))
    referee.choose(PlayCard("levee-en-masse-1"))

    raise_in(referee, "flandre", "marmont", "junot")

    assert referee.refusal(Raise("bessieres")).rule == "reinforcement.deploy.mobilisation-limit"


@rule("age-of-napoleon card.landwehr", "age-of-napoleon card.subsidies")
def test_landwehr_and_subsidies_add_up_below_the_limit():  # v.car.landwehr
    referee = holding("coalition", "landwehr", "subsidies", status={"preussen": "cm"})
    referee.choose(PlayCard("landwehr-1"), Target("preussen"))
    referee.choose(PlayCard("subsidies-1"), Target("preussen"))
    assert referee.game.extra == {"preussen": 3}

    raise_in(referee, "schlesien", "ruchel", "hohenlohe", "l-estocq", "tauentzien")

    assert referee.refusal(Raise("kalckreuth")).rule == "reinforcement.deploy.mobilisation-limit"


@rule("age-of-napoleon card.landwehr")
def test_landwehr_needs_austria_or_prussia_at_war():
    at_war = holding("coalition", "landwehr", status={"preussen": "ic"})
    at_peace = holding("coalition", "landwehr", "mud", status={"austria": "nc"})

    at_war.choose(PlayCard("landwehr-1"))
    assert set(at_war.options) == {Target("austria"), Target("preussen")}
    assert at_war.refusal(Target("russia")).rule == "card.landwehr"
    assert at_peace.refusal(PlayCard("landwehr-1")).rule == "card.landwehr"


@rule("age-of-napoleon card.subsidies")
def test_subsidies_go_to_a_member_with_an_army():
    referee = holding("coalition", "subsidies", status={"spain": "ic"})
    nobody = holding("coalition", "subsidies", "mud", status={"austria": "nc", "russia": "fa"})

    referee.choose(PlayCard("subsidies-1"))

    assert set(referee.options) == {Target("austria"), Target("russia")}
    assert referee.refusal(Target("spain")).rule == "card.subsidies"
    assert nobody.refusal(PlayCard("subsidies-1")).rule == "card.subsidies"
    referee.choose(Target("russia"))
    assert referee.game.extra == {"russia": 1}


@rule("age-of-napoleon card.russo-ottoman-war")
def test_a_turkish_war_takes_a_russian_corps_and_this_years_levy():  # v.card.russo-ottoman
    corps = dict.fromkeys(["kutusov", "bagration", "bennigsen", "dokhturov"], "moscow")
    referee = holding("french", "russo-ottoman-war", **corps)
    game = referee.game

    referee.choose(PlayCard("russo-ottoman-war-1"))

    assert referee.decision.seat == COALITION
    assert referee.refusal(Recall("karl")).rule == "card.russo-ottoman-war"
    referee.choose(Recall("bennigsen"))
    assert game.in_reserve("bennigsen")
    assert len(game.where) == 3
    referee.choose(Pass())
    assert referee.refusal(Raise("bennigsen")).rule == "card.russo-ottoman-war"
    assert "karl" in can_raise(referee)


@rule("age-of-napoleon card.russo-ottoman-war")
@pytest.mark.parametrize(("status", "allowed"), [("nc", False), ("fa", False), ("ic", True)])
def test_the_turkish_war_needs_a_russia_at_war_with_france(
    status, allowed
):  # v.gap.ottoman-neutral
    referee = holding("french", "russo-ottoman-war", "mud", status={"russia": status})

    assert (PlayCard("russo-ottoman-war-1") in referee.options) is allowed
    if not allowed:
        assert referee.refusal(PlayCard("russo-ottoman-war-1")).rule == "card.russo-ottoman-war"


@rule("age-of-napoleon card.war-of-1812")
def test_the_american_war_takes_a_british_corps_and_this_years_levy():  # v.car.war-1812
    referee = holding("french", "war-of-1812", year=1812, wellington="portugal", hill="portugal")
    game = referee.game
    referee.choose(PlayCard("war-of-1812-1"))

    referee.choose(Recall("hill"))

    assert game.where == {"wellington": "portugal"}
    referee.choose(Pass())
    assert referee.refusal(Raise("graham")).rule == "card.war-of-1812"


@rule("age-of-napoleon card.war-of-1812")
def test_a_war_elsewhere_recalls_nobody_where_nobody_is():
    referee = holding("french", "war-of-1812")

    referee.choose(PlayCard("war-of-1812-1"))

    assert referee.game.barred == ["britain"]
    assert referee.decision.key == "reinforcement.which-corps"


@rule("age-of-napoleon card.prisoner-exchange")
def test_exchanged_prisoners_are_raised_in_the_same_year():  # v.rei.exchange
    referee = holding("coalition", "prisoner-exchange", prisoners=["ferdinand", "ney"])
    game = referee.game

    referee.choose(PlayCard("prisoner-exchange-1"))

    assert game.prisoners == ["ney"]
    raise_in(referee, "tirol", "ferdinand")
    assert game.where["ferdinand"] == "tirol"


@rule("age-of-napoleon card.prisoner-exchange")
def test_nobody_is_exchanged_where_nobody_is_captured():
    referee = holding("french", "prisoner-exchange", "mud", prisoners=["ferdinand"])

    assert referee.refusal(PlayCard("prisoner-exchange-1")).rule == "card.prisoner-exchange"


@rule("age-of-napoleon card.britannia", "age-of-napoleon reinforcement.deploy.britannia")
def test_britannia_played_before_the_deployments_serves_at_once():
    referee = holding("coalition", "britannia", year=1808, status={"portugal": "cm"})

    referee.choose(PlayCard("britannia-1"), Raise("wellington"), Deploy("wellington", "portugal"))

    assert referee.game.where["wellington"] == "portugal"
    assert referee.game.removed == ["britannia-1"]
