"""[p.8] The sequence of play of Napoléon 1815. Start here: all other files hang from this page."""

from estafette.engine import Sequence, Step

from .draw import arrive, begin_turn, draw_phase
from .initiative import blue_cards, exchange, may_confer, settle_initiative
from .operations import (
    conclude,
    everybody_passed,
    last_window,
    operation,
    somebody_may_speak,
)
from .recovery import (
    end_turn,
    lose_strength,
    may_recover,
    recovery_cards,
    rest_unactivated,
    turn_back,
)
from .start import place_vedettes, vedettes_are_posted

DRAW = Sequence(
    Step("setup.start-state", begin_turn),
    Step("draw.count", draw_phase),
    Step("scenario.reinforcements.when", arrive),
    rule="draw.count",
)

INITIATIVE = Sequence(
    Step("initiative.blue.order", blue_cards),
    Step("initiative.highest", settle_initiative),
    Step("three.communication.commanders", exchange, when=may_confer),
    rule="initiative.highest",
)

OPERATIONS = Sequence(
    Step("operations.content", operation),
    Step("card.f.coordination.timing", last_window, when=somebody_may_speak),
    Step("three.communication.commanders", exchange, when=may_confer),
    Step("operations.flip.activated", conclude),
    rule="operations.alternate",
    until=everybody_passed,
)

RECOVERY = Sequence(
    Step("recovery.unactivated", rest_unactivated),
    Step("recovery.cards.one-per-corps", recovery_cards, by="french", when=may_recover),
    Step("recovery.cards.one-per-corps", recovery_cards, by="coalition", when=may_recover),
    Step("recovery.cards.one-per-corps", recovery_cards, by="prussian", when=may_recover),
    Step("recovery.cards.one-per-corps", recovery_cards, by="anglo-allied", when=may_recover),
    Step("recovery.strength-loss", lose_strength),
    Step("recovery.flip", turn_back),
    Step("recovery.turn-marker", end_turn),
    rule="recovery.order",
)

SEQUENCE = Sequence(
    Step("scenario.vedettes.place", place_vedettes, until=vedettes_are_posted),
    DRAW,
    INITIATIVE,
    OPERATIONS,
    RECOVERY,
    rule="sequence.turn",
)
