"""[seq.year.phases] The sequence of play of a year. Start here: all other files hang from it."""

from estafette.engine import Sequence, Step

from .activation import (
    activate,
    begin_campaign,
    begin_round,
    begin_turn,
    end_round,
    is_campaign_over,
    is_turn_over,
    may_talk_peace,
    talk_peace,
)
from .battle import fight, no_battle_left
from .diplomacy import begin_diplomacy, both_have_passed, end_diplomacy, play_diplomacy
from .insurrection import begin_risings, call_to_arms, resolve_insurrections, tirol_rises
from .march import is_marching, is_move_over, march_on
from .order import choose_order, first_acts, is_done, keep_order, second_acts
from .reinforcement import (
    begin_reinforcement,
    deploy,
    play_event,
    restore_army,
    return_prisoners,
)
from .strategy import discard_hands, draw_hands, reshuffle
from .surrender import all_are_checked, begin_surrender, check_next_country
from .victory import check_victory, end_year
from .winter import (
    all_have_wintered,
    begin_winter,
    harden_winter,
    is_winter_felt,
    winter_army,
)

DIPLOMACY = Sequence(
    Step("seq.first-player.diplomacy", choose_order),
    Step("diplomacy.alternate", begin_diplomacy),
    Step("diplomacy.alternate", play_diplomacy, until=both_have_passed),
    Step("diplomacy.end", end_diplomacy),
    rule="diplomacy.alternate",
)

INSURRECTION = Sequence(
    Step("insurrection.resolve.continue", resolve_insurrections),
    Step("insurrection.start.card", begin_risings),
    Step("insurrection.start.card", call_to_arms, until=is_done),
    Step("insurrection.start.tirol-timing", tirol_rises),
    rule="insurrection.order",
)

STRATEGY = Sequence(
    Step("strategy.discard-hand", discard_hands),
    Step("strategy.reshuffle.under-20", reshuffle),
    Step("strategy.draw.table", draw_hands),
    rule="strategy.reshuffle.order",
)

REINFORCEMENT = Sequence(
    Step("seq.first-player.reinforcement", choose_order),
    Step("reinforcement.order", begin_reinforcement),
    Step("reinforcement.player-order", first_acts),
    Step("reinforcement.events-first", play_event, until=is_done),
    Step("reinforcement.player-order", second_acts),
    Step("reinforcement.events-first", play_event, until=is_done),
    Step("reinforcement.player-order", first_acts),
    Step("reinforcement.deploy.optional", deploy, until=is_done),
    Step("reinforcement.player-order", second_acts),
    Step("reinforcement.deploy.optional", deploy, until=is_done),
    Step("reinforcement.player-order", first_acts),
    Step("reinforcement.restore.cost", restore_army, until=is_done),
    Step("reinforcement.player-order", second_acts),
    Step("reinforcement.restore.cost", restore_army, until=is_done),
    Step("reinforcement.prisoners.return", return_prisoners),
    rule="reinforcement.order",
)

TURN = Sequence(
    Step("campaign.activation.one-army", activate),
    Sequence(
        Step("movement.land-adjacent", march_on, when=is_marching),
        Step("battle.sequence", fight, until=no_battle_left),
        rule="movement.entry-order",
        until=is_move_over,
    ),
    rule="campaign.activation.one-army",
    until=is_turn_over,
)

ROUND = Sequence(
    Step("campaign.activation.corps-once", begin_round),
    Step("card.peace-talks", talk_peace, when=may_talk_peace),
    Step("campaign.rounds.alternate", first_acts),
    Step("campaign.activation.one-army", begin_turn),
    TURN,
    Step("campaign.rounds.alternate", second_acts),
    Step("campaign.activation.one-army", begin_turn),
    TURN,
    Step("campaign.rounds.six", end_round),
    rule="campaign.rounds.alternate",
    until=is_campaign_over,
)

CAMPAIGN = Sequence(
    Step("seq.first-player.campaign", choose_order),
    Step("campaign.activation.free-shared", begin_campaign),
    ROUND,
    rule="campaign.rounds.six",
)

SURRENDER = Sequence(
    Step("seq.first-player.other-phases", keep_order),
    Step("surrender.order", begin_surrender),
    Step("surrender.simultaneous-none", check_next_country, until=all_are_checked),
    rule="surrender.order",
)

WINTER = Sequence(
    Step("winter.who", begin_winter),
    Step("card.hard-winter", harden_winter, when=is_winter_felt),
    Step("winter.order", first_acts),
    Step("winter.order", winter_army, until=all_have_wintered),
    Step("winter.order", second_acts),
    Step("winter.order", winter_army, until=all_have_wintered),
    rule="winter.who",
)

VICTORY = Sequence(
    Step("victory.ends-game", check_victory),
    Step("seq.year.advance", end_year),
    rule="victory.timing",
)

SEQUENCE = Sequence(
    DIPLOMACY,
    INSURRECTION,
    STRATEGY,
    REINFORCEMENT,
    CAMPAIGN,
    SURRENDER,
    WINTER,
    VICTORY,
    rule="seq.year.phases",
)

# [scenario.first-year] A game begins with its first Campaign phase.
OPENING = next(place for place, line in enumerate(SEQUENCE.lines) if CAMPAIGN.rule in line.path)

# [strategy.discard-hand] The places before this one are played with what is left of the old hand.
POLITICS = next(place for place, line in enumerate(SEQUENCE.lines) if STRATEGY.rule in line.path)
