"""[sequence.conquest-phase] The conquest phase, step by step (R-27).

    adjust_control                                          flags of the year, ports
    open_with_cards                                         Marie Walewska
    conquer_minor       by COALITION, until no_minor_falls  minors
    conquer_minor       by EMPIRE, until no_minor_falls
    receive_surrender   by COALITION  \\ the two together
    settle_terms        until are_terms_settled / until no_major_falls
    receive_surrender   by EMPIRE, as above
    lose_poland                                             if France is conquered, too
    judge_hundred_days  when the scenario ends here         `victory.py`
    close_with_cards                                        Tilsit
    declare_alliances                                       forced alliances
    reactivate_fortresses
    rally_the_supplied
    redeploy            until are_parted                    `evacuation.py`
    test_treaties                                           `treaties.py`

Then the victory phase: `victory.plead`, `victory.score_year`; and `treaties.expel` at the end of
the strategic redeployment.
"""

from estafette.engine import Procedure

from . import (
    control,
    evacuation,
    forced_alliance,
    subjection,
    terms,
    treaties,
)
from .capitulation import falling, is_conquered
from .capitulation import receive_surrender as receive_surrender
from .depots import sweep
from .events import Moment, window
from .fate import change
from .fortress import fill
from .occupation import clear_port
from .poland import disband, keep_promise
from .powers import side_of
from .revolt import put_down_tyrol
from .sides import COALITION, EMPIRE, FRANCE, POLAND, Phase, Side
from .state import Game
from .states import review

are_terms_settled = terms.are_settled
settle_terms = terms.settle
declare_alliances = forced_alliance.declare
redeploy, are_parted = evacuation.redeploy, evacuation.are_parted
test_treaties = treaties.test


def adjust_control(game: Game) -> Procedure[None]:
    """[sequence.conquest-phase] Flags come down and go up; ships leave the ports that are lost.

    [depot.mobile.alone-destroyed] Depots alone under a new flag are lost.
    """
    game.phase = Phase.CONQUEST
    control.adjust(game)
    sweep(game)
    put_down_tyrol(game)  # [entity.tyrol.reconquest]
    review(game)  # [entity.westphalia.end]
    for port in game.printed.ports:
        yield from clear_port(game, port)


def open_with_cards(game: Game) -> Procedure[None]:
    """[card.play-phases] The Empire may play an event before anything falls.

    [entity.poland.walewska] One that it has played this year may bear fruit now.
    """
    yield from window(game, EMPIRE, Moment.OCCUPATION, rule="card.play-phases")
    keep_promise(game)


def no_minor_falls(game: Game, side: Side) -> bool:
    return not subjection.falling(game, side)


def conquer_minor(game: Game, side: Side) -> Procedure[None]:
    """[conquest.order] The next minor that this side has conquered."""
    yield from subjection.conquer(game, side, subjection.falling(game, side)[0])
    review(game)  # [entity.rhine.end] [entity.westphalia.end]


def no_major_falls(game: Game, side: Side) -> bool:
    return not falling(game, side)


def lose_poland(game: Game) -> Procedure[None]:
    """[conquest.minor.poland] [conquest.france] Poland, if it is taken, falls when France does.

    Warsaw alone lets neither fall, and a Poland that still stands survives France (R-530).
    """
    if side_of(game, POLAND) is not EMPIRE or not subjection.is_taken(game, POLAND, COALITION):
        return
    if is_conquered(game, FRANCE):
        game.tell("conquest.france")
        yield from subjection.conquer(game, COALITION, POLAND)
        disband(game)


def close_with_cards(game: Game) -> Procedure[None]:
    """[conquest.tilsit] The Empire plays events of the conquest phase, as many as it likes."""
    while (yield from window(game, EMPIRE, Moment.CONQUEST, rule="conquest.tilsit")):
        pass


def reactivate_fortresses(game: Game) -> None:
    """[sequence.conquest-cleanup] Every empty fortress is active again for whoever controls it."""
    for zone in [each for each in game.printed.fortresses if each in game.empty]:
        fill(game, zone)


def rally_the_supplied(game: Game) -> None:
    """[sequence.conquest-cleanup] [demoralised.end-phase] Markers of forces in supply come off.

    What counts is how they stood at the end of the activation phase.
    """
    for head, force in list(game.forces.items()):
        if force.is_demoralised and not any(corps in game.unsupplied for corps in force.corps):
            change(game, head, is_demoralised=False)
            game.tell("conquest.rallied", force=head, zone=force.zone)
