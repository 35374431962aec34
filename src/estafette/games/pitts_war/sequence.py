"""[turn.phases] The sequence of play of a year. Start here: all other files hang from it."""

from estafette.engine import Sequence, Step

from .activation import activate, is_marching, is_move_over
from .alliance import free_homelands
from .arrivals import begin_arrivals, dismiss_by_year, place_arrival
from .battle import fight, no_battle_left
from .conquest import all_are_conquered, annex_conquests, begin_conquests, conquer_minor
from .diplomacy import negotiate
from .entry import enter_by_track
from .foundings import disband_hanoverians, found_italy, partition_poland
from .guerrillas import deploy_guerrillas, is_spain_risen
from .impulse import (
    begin_activation,
    begin_impulse,
    begin_sub_impulse,
    end_impulse,
    is_activation_over,
    is_impulse_over,
    open_impulse,
    pass_the_turn,
)
from .income import close_books, reckon_income
from .march import march_on
from .occupation import check_control
from .order import first_acts, is_done, second_acts
from .peace import end_treaties
from .pools import (
    add_new_markers,
    draw_markers,
    expire_markers,
    name_first_player,
    take_initiative,
)
from .preparation import is_to_prepare, prepare
from .recruitment import recruit
from .surrender import all_are_tested, begin_surrenders, test_power
from .victory import check_victory, end_year

BATTLES = Step("battle.sequence", fight, until=no_battle_left)

EVENTS = Sequence(
    Step("event.pool.expire", expire_markers),
    Step("turn.events.add-new", add_new_markers),
    Step("turn.first-player.1792-1800", name_first_player),
    Step("turn.events.draw-order", draw_markers),
    Step("turn.first-player.markers", take_initiative),
    rule="event.draw.count",
)

TALKS = Sequence(
    Step("turn.diplomacy.means", negotiate),
    BATTLES,
    rule="turn.diplomacy.means",
    until=is_done,
)

DIPLOMACY = Sequence(
    Step("diplomacy.entry-track", enter_by_track),
    Step("turn.diplomacy.order", first_acts),
    TALKS,
    Step("turn.diplomacy.order", second_acts),
    TALKS,
    rule="turn.diplomacy.order",
)

ARRIVALS = Sequence(
    Step("reinforce.full-strength", place_arrival),
    BATTLES,
    rule="reinforce.track",
    until=is_done,
)

RECRUITS = Sequence(
    Step("turn.reinforcement.actions", recruit),
    BATTLES,
    rule="turn.reinforcement.actions",
    until=is_done,
)

REINFORCEMENTS = Sequence(
    Step("recruit.income.stars", reckon_income),
    Step("reinforce.track", begin_arrivals),
    Step("turn.reinforcement.order", first_acts),
    ARRIVALS,
    Step("recruit.order", first_acts),
    RECRUITS,
    Step("turn.reinforcement.order", second_acts),
    ARRIVALS,
    Step("recruit.order", second_acts),
    RECRUITS,
    Step("guerrilla.appear", deploy_guerrillas, when=is_spain_risen),
    Step("recruit.no-saving", close_books),
    rule="turn.reinforcement.order",
)

ACTIVATIONS = Sequence(
    Step("activation.alternate", activate),
    Sequence(
        Step("movement.path", march_on, when=is_marching),
        BATTLES,
        rule="turn.impulse.move-then-fight",
        until=is_move_over,
    ),
    Step("turn.impulse.alternate", pass_the_turn),
    rule="activation.alternate",
    until=is_impulse_over,
)

IMPULSE = Sequence(
    Step("turn.activation.first-player-starts", begin_impulse),
    Step("supply.sea-control.france-extend", open_impulse),
    ACTIVATIONS,
    Step("control.end-of-impulse", check_control),
    Step("turn.leader-subimpulse", begin_sub_impulse),
    ACTIVATIONS,
    Step("turn.activation.control-check", check_control),
    Step("turn.bad-weather.same", end_impulse),
    rule="turn.activation.end",
    until=is_activation_over,
)

ACTIVATION = Sequence(
    Step("setup.scenario-first", prepare, when=is_to_prepare),
    Step("turn.activation.order", begin_activation),
    IMPULSE,
    rule="turn.activation.order",
)

END_OF_TURN = Sequence(
    Step("poland.partition.1793", partition_poland),
    Step("republic.annex", annex_conquests),
    Step("conquest.when", begin_conquests),
    Step("conquest.minor.condition", conquer_minor, until=all_are_conquered),
    Step("westphalia.hanover-army-removed", disband_hanoverians),
    Step("surrender.trigger", begin_surrenders),
    Step("surrender.roll", test_power, until=all_are_tested),
    Step("italy.create", found_italy),
    Step("peace.observe", end_treaties),
    Step("recruit.income.forced-ally", free_homelands),
    Step("table.turn-track", dismiss_by_year),
    Step("turn.end.vp", check_victory),
    Step("turn.end.advance", end_year),
    rule="turn.end.conquests",
)

SEQUENCE = Sequence(
    EVENTS,
    DIPLOMACY,
    REINFORCEMENTS,
    ACTIVATION,
    END_OF_TURN,
    rule="turn.phases",
)

# [scenario.1792.start] [scenario.1805.start] A game begins with its first Activation Phase.
OPENING = next(place for place, line in enumerate(SEQUENCE.lines) if ACTIVATION.rule in line.path)
