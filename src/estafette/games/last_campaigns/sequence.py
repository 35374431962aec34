"""[sequence.turn] The sequence of play of a turn. Start here: all other files hang from it."""

from functools import partial

from estafette.engine import Sequence, Step

from .action import assault, bombard, charge, end_action, end_march, march
from .arrival import arrive, may_arrive
from .compliance import begin_receiving, decide_next, has_decided, receive_orders
from .direct import call_up, is_direct, may_call_up, take_direct_command
from .headquarters import restore_headquarters
from .leader_loss import replace_fallen
from .local_decision import note_decisions
from .mail import choose_order, is_by_mail
from .markers import coordinate, draws_markers, fill_cup, rolls_for_initial, take_initiative
from .movement import begin_movement, begin_reserve_movement, is_over
from .orders import is_written, write_orders
from .rally import rally_units
from .recovery import recover
from .reserve import (
    begin_reserve,
    bombard_in_reserve,
    end_march_in_reserve,
    end_reserve,
    march_in_reserve,
)
from .revelation import may_march_hidden, show_marches
from .sides import ALLIED, FRENCH
from .success import check_confidence, check_orders
from .surrender import check_supply, is_roll_call
from .turn import (
    begin_command,
    begin_initial,
    begin_turn,
    draw_marker,
    end_command,
    end_turn,
    is_cup_empty,
    nobody_begins,
)

SHOWING = "option.hidden.reveal-voluntary"

COMMAND = Sequence(
    Step("sequence.turn", begin_turn),
    Step("leader.loss.replacement", replace_fallen),
    Step("hq.destroyed.returns", restore_headquarters),
    Step("scenario.ligny", arrive, when=may_arrive),
    Step("command.sequence.step1", begin_command),
    Step(SHOWING, show_marches, by=FRENCH, when=may_march_hidden, since=7),
    Step("command.sequence.step1", note_decisions, by=FRENCH, on_paper=is_written),
    Step(SHOWING, show_marches, by=ALLIED, when=may_march_hidden, since=7),
    Step("command.sequence.step1", note_decisions, by=ALLIED, on_paper=is_written),
    Step("command.sequence.step2", check_orders),
    Step("command.sequence.step2", check_confidence, by=FRENCH),
    Step("command.sequence.step2", check_confidence, by=ALLIED),
    Step("command.sequence.step3", write_orders, by=FRENCH, on_paper=is_written),
    Step("command.sequence.step3", write_orders, by=ALLIED, on_paper=is_written),
    Step("option.direct.units", take_direct_command, by=FRENCH, when=is_direct, on_paper=is_direct),
    Step("option.direct.units", take_direct_command, by=ALLIED, when=is_direct, on_paper=is_direct),
    Step("command.sequence.step4", begin_receiving),
    Step("command.sequence.step4", receive_orders, by=FRENCH),
    Step("command.sequence.step4", decide_next, by=FRENCH, until=partial(has_decided, FRENCH)),
    Step("command.sequence.step4", receive_orders, by=ALLIED),
    Step("command.sequence.step4", decide_next, by=ALLIED, until=partial(has_decided, ALLIED)),
    Step("sequence.phase1.rally", rally_units, by=FRENCH),
    Step("sequence.phase1.rally", rally_units, by=ALLIED),
    Step("sequence.phase1.orders", end_command),
    rule="sequence.phase1.orders",
)

MARKERS = Sequence(
    Step("marker.coordinated.roll", coordinate, by=FRENCH, when=draws_markers),
    Step("marker.coordinated.roll", coordinate, by=ALLIED, when=draws_markers),
    Step("marker.initial.roll", take_initiative, when=rolls_for_initial),
    Step("option.pbem.first-player", choose_order, when=is_by_mail),
    Step("sequence.phase2.fill-cup", fill_cup),
    rule="sequence.phase2.rolls",
)

ACTION = (
    Step("option.direct.units", call_up, when=may_call_up),
    Step("action.bombardment", bombard),
    Step("action.charge", charge),
    Step("action.movement", begin_movement),
    Step("action.movement", march, until=is_over),
    Step("stacking.when", end_march),
    Step("action.assault", assault),
    Step("sequence.phase4.action", end_action),
)

INITIAL = Sequence(
    Step("marker.initial.effect", begin_initial),
    *ACTION,
    rule="sequence.phase3.initial",
    until=nobody_begins,
)

SELECTION = Sequence(
    Step("sequence.phase4.draw", draw_marker),
    *ACTION,
    rule="sequence.phase4.draw",
    until=is_cup_empty,
)

END_OF_TURN = Sequence(
    Step("sequence.phase5.reserve", begin_reserve, by=FRENCH),
    Step("option.direct.units", call_up, when=may_call_up),
    Step("sequence.phase5.reserve", bombard_in_reserve, by=FRENCH),
    Step("sequence.phase5.reserve", begin_reserve_movement, by=FRENCH),
    Step("sequence.phase5.reserve", march_in_reserve, by=FRENCH, until=is_over),
    Step("stacking.when", end_march_in_reserve, by=FRENCH),
    Step("sequence.phase5.reserve", end_reserve),
    Step("sequence.phase5.reserve", begin_reserve, by=ALLIED),
    Step("option.direct.units", call_up, when=may_call_up),
    Step("sequence.phase5.reserve", bombard_in_reserve, by=ALLIED),
    Step("sequence.phase5.reserve", begin_reserve_movement, by=ALLIED),
    Step("sequence.phase5.reserve", march_in_reserve, by=ALLIED, until=is_over),
    Step("stacking.when", end_march_in_reserve, by=ALLIED),
    Step("sequence.phase5.reserve", end_reserve),
    Step("sequence.phase5.disorganisation", recover),
    Step("supply.check-0900", check_supply, when=is_roll_call),
    Step("sequence.phase5.advance-turn", end_turn),
    rule="sequence.phase5.reserve",
)

SEQUENCE = Sequence(COMMAND, MARKERS, INITIAL, SELECTION, END_OF_TURN, rule="sequence.turn")
