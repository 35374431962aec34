"""[sequence.turns] The sequence of play of a year. Start here: all other files hang from it."""

from functools import partial

from estafette.engine import Dice, Sequence, Setup, Step

from . import budget, conquest, diplomacy, neutral_moves, redeployment, treaties, victory
from .activation import activate, is_action_over, is_to_activate, lose_stock
from .arranging import arrange, is_arranged
from .end_of_activation import check_supply, last_sieges, last_tests, reactivate
from .fortress import turn_back
from .hand import bring_chatiments, build, discard, is_escalation_full
from .march import bring_on, is_marching, is_to_bring_on, march_on
from .printed import Printed
from .reform import reform_the_beaten
from .round import (
    act,
    are_rounds_over,
    begin_activations,
    end_action,
    end_campaign,
    end_round,
    end_year,
    is_campaign_over,
    is_to_act,
)
from .sides import COALITION, EMPIRE, Side
from .siege import settle_all
from .spending import spend
from .stacking import enforce
from .start import new_game
from .state import Game
from .voyage import is_sailing, sail_on
from .war import declare

DECLARATIONS = Sequence(
    Step("escalation.fifteen", bring_chatiments, when=is_escalation_full),
    Step("war.declare.order", declare, by=COALITION),
    Step("war.declare.order", declare, by=EMPIRE),
    rule="sequence.war-declarations",
)

HANDS = Sequence(
    Step("hand.discard", discard, by=COALITION),
    Step("hand.discard", discard, by=EMPIRE),
    Step("hand.size-table", build, by=COALITION),
    Step("hand.size-table", build, by=EMPIRE),
    rule="sequence.hand.steps",
)

BUDGETS = Sequence(
    Step("reform.automatic", reform_the_beaten),
    Step("budget.resources", budget.begin),
    Step("card.play-phases", budget.open_with_cards, by=COALITION),
    Step("card.play-phases", budget.open_with_cards, by=EMPIRE),
    Step("budget.build", spend, until=budget.is_spent),
    Step("budget.no-saving", budget.close),
    Step("siege.lifted.too-few", settle_all),
    rule="sequence.budget-order",
)

OPERATIONS = Sequence(
    Step("activation.pa-spend", activate, when=is_to_activate),
    Step("activation.what", march_on, when=is_marching),
    Step("naval.activation", sail_on, when=is_sailing),
    Step("major-campaign.together", bring_on, when=is_to_bring_on),
    Step("major-campaign.activates", end_campaign, when=is_campaign_over),
    rule="activation.one-at-a-time",
    until=is_action_over,
)

# [card.c.sainte-russie.activation] A card of the Coalition may send a force in this phase, too.
TALKS = Sequence(
    Step("diplomacy.roll", diplomacy.negotiate, by=COALITION),
    OPERATIONS,
    rule="sequence.diplomacy",
    until=diplomacy.is_coalition_done,
)

DIPLOMACY = Sequence(
    Step("diplomacy.card-uses", diplomacy.open_phase),
    Step("card.play-phases", diplomacy.open_talks, by=COALITION),
    TALKS,
    Step("card.play-phases", diplomacy.open_talks, by=EMPIRE),
    Step("diplomacy.roll", diplomacy.negotiate, by=EMPIRE, until=diplomacy.is_empire_done),
    Step("diplomacy.card-uses", diplomacy.close_phase),
    rule="sequence.diplomacy",
)

NEUTRALS = Sequence(
    Step("neutral-move.control", neutral_moves.begin),
    Step("neutral-move.land", neutral_moves.move, until=neutral_moves.is_over),
    rule="neutral-move.control",
)

REDEPLOYMENT = Sequence(
    Step("redeploy.supplied-only", redeployment.begin),
    Step("redeploy.general-double", redeployment.redeploy, until=redeployment.is_over),
    Step("peace.evacuate", treaties.expel),
    rule="sequence.redeploy-order",
)

INTERPHASE = Sequence(
    DECLARATIONS,
    HANDS,
    BUDGETS,
    DIPLOMACY,
    NEUTRALS,
    REDEPLOYMENT,
    rule="sequence.interphase.order",
)

ROUND = Sequence(
    Step("round.option.pass", act, by=EMPIRE, when=is_to_act),
    OPERATIONS,
    Step("reserve-pa.store", end_action, by=EMPIRE, when=is_to_act),
    Step("round.option.pass", act, by=COALITION, when=is_to_act),
    OPERATIONS,
    Step("reserve-pa.store", end_action, by=COALITION, when=is_to_act),
    Step("fortress.too-weak", turn_back),
    Step("stacking.one-force", enforce),
    Step("sequence.rounds", end_round),
    rule="sequence.round.order",
    until=are_rounds_over,
)

END_OF_ACTIVATIONS = Sequence(
    Step("reserve-pa.lost", lose_stock),
    Step("supply.check-when", check_supply),
    Step("siege.attack-free-end", last_sieges, by=EMPIRE),
    Step("siege.attack-free-end", last_sieges, by=COALITION),
    Step("fortress.end-phase", reactivate),
    Step("attrition.when.end-phase", last_tests, by=EMPIRE),
    Step("attrition.when.end-phase", last_tests, by=COALITION),
    rule="sequence.end-activations",
)

ACTIVATIONS = Sequence(
    Step("scenario.setup.exhaustive", arrange, until=is_arranged),
    Step("sequence.weather-rounds", begin_activations),
    ROUND,
    END_OF_ACTIVATIONS,
    rule="sequence.rounds",
)


def surrenders(side: Side) -> Sequence:
    """[conquest.order] One power after the other surrenders to a side, each with its terms."""
    return Sequence(
        Step("conquest.major.conditions", conquest.receive_surrender, by=side),
        Step("peace.annex.count", conquest.settle_terms, until=conquest.are_terms_settled),
        rule="conquest.order",
        until=partial(conquest.no_major_falls, side=side),
    )


def minors(side: Side) -> Step:
    """[conquest.order] The minors that a side has conquered, one after the other."""
    nobody = partial(conquest.no_minor_falls, side=side)
    return Step("conquest.minor.condition", conquest.conquer_minor, by=side, until=nobody)


def is_without_victory_phase(game: Game) -> bool:
    """[scenario.1815.start] Does the scenario end with the conquest phase?"""
    return not victory.is_campaign(game)


CONQUEST = Sequence(
    Step("control.take.conquest-phase", conquest.adjust_control),
    Step("card.play-phases", conquest.open_with_cards),
    minors(COALITION),
    minors(EMPIRE),
    surrenders(COALITION),
    surrenders(EMPIRE),
    Step("conquest.minor.poland", conquest.lose_poland),
    Step("scenario.1815.start", victory.judge_hundred_days, when=is_without_victory_phase),
    Step("conquest.tilsit", conquest.close_with_cards),
    Step("forced-alliance.when", conquest.declare_alliances),
    Step("sequence.conquest-cleanup", conquest.reactivate_fortresses),
    Step("demoralised.end-phase", conquest.rally_the_supplied),
    Step("peace.vanquished-home", conquest.redeploy, until=conquest.are_parted),
    Step("peace.duration", conquest.test_treaties),
    rule="sequence.conquest-phase",
)

VICTORY = Sequence(
    Step("card.play-phases", victory.plead),
    Step("victory.points-table", victory.score_year),
    Step("turn.year", end_year),
    rule="sequence.victory-phase",
)

SEQUENCE = Sequence(
    INTERPHASE,
    ACTIVATIONS,
    CONQUEST,
    VICTORY,
    rule="sequence.turns",
)

# [scenario.setup.exhaustive] A game begins with its first rounds: no interphase is played before.
OPENING = next(place for place, line in enumerate(SEQUENCE.lines) if ACTIVATIONS.rule in line.path)


def open_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """[scenario.setup.exhaustive] The table as it is set up, before the first step."""
    game = new_game(printed, setup, dice)
    game.place = OPENING
    return game
