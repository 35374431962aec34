"""[naval.blockade.box] Blockade boxes: the blockade, sorties, ways out of and into port."""

from estafette.engine import Procedure, Refusal, refuse

from .actions import Blockade
from .events import Moment, window
from .naval_battle import cannot_crowd, engage, fall_back, holds_box, make_room
from .naval_interception import is_heavy_weather, succeeds
from .powers import controller
from .squadron import BOX, PORT, SEA, in_box, in_port, lies_at, put, sailing
from .state import Game
from .waters import is_frozen

COMBINATION = "15F"  # [card.f.combinaison-navale]


def cannot_blockade(game: Game, order: Blockade) -> Refusal | None:
    """[naval.move.blockade-box] Why the squadron may not enter this blockade box, or None."""
    voyage, port = sailing(game), order.zone
    here = lies_at(game, voyage)
    if here.kind != SEA or game.printed.ports.get(port) != here.where:
        return refuse("naval.blockade.box", "naval.not-on-this-sea", port=port)
    if controller(game, port) is not voyage.side.enemy:
        return refuse("naval.move.blockade-box", "naval.no-enemy-port", port=port)
    if voyage.points < 1:
        return refuse("naval.move.costs", "naval.no-points", cost=1, points=voyage.points)
    crowded = cannot_crowd(game, port, voyage.side, voyage.fleets)
    return crowded or is_frozen(game, here.where)


def set_up(game: Game, port: str) -> Procedure[None]:
    """[naval.move.blockade-box] The squadron enters the box of an enemy port."""
    voyage = sailing(game)
    voyage.points -= 1
    is_relief = bool(in_box(game, port, voyage.side))
    make_room(game, port, voyage.side, voyage.fleets)
    put(game, voyage.fleets, BOX, port)
    game.tell("naval.enters-box", fleets=list(voyage.fleets), port=port)
    if is_relief:  # [naval.blockade.relief] no fight
        game.tell("naval.relieves", fleets=list(voyage.fleets), port=port)
    else:
        ships = in_port(game, port, voyage.side.enemy)
        yield from holds_box(game, voyage.side, port, voyage.fleets, ships)
    if not voyage.is_over:
        voyage.bound = port
        game.tell("naval.blockades", fleets=list(voyage.fleets), port=port)


def sortie(game: Game, port: str) -> Procedure[bool]:
    """[naval.blockade.effects] A squadron leaves a blockaded port; says whether it gets out."""
    voyage = sailing(game)
    enemy = voyage.side.enemy
    guards = in_box(game, port, enemy)
    if not guards:
        return True
    if must_test(game) and not (yield from succeeds(game, enemy, guards, "naval.watch", port)):
        return True
    winner = yield from engage(
        game,
        voyage.side,
        {voyage.side: voyage.fleets, enemy: guards},
        kind=BOX,
        port=port,
    )
    if not voyage.fleets:
        return False
    if winner is enemy:
        voyage.is_over = True
        game.tell("naval.back-to-port", fleets=list(voyage.fleets), port=port)
        return False
    beaten, sea = in_box(game, port, enemy), game.printed.ports[port]
    yield from fall_back(game, enemy, beaten, sea, winners=voyage.fleets)
    return not (voyage.bound or voyage.is_over)


def must_test(game: Game) -> bool:
    """[card.f.gros-temps.proposal] [card.f.combinaison-navale] Must they roll to stop a sortie?"""
    voyage = sailing(game)
    return voyage.grant == COMBINATION or is_heavy_weather(game, voyage.side.enemy)


def slip_in(game: Game, port: str, *, is_flight: bool = False) -> Procedure[None]:
    """[naval.blockade.entering-own-port] Into a friendly port past its blockaders (R-124).

    [naval.retreat.follow] Who has beaten them may follow them instead, unless he flees himself.
    """
    voyage = sailing(game)
    enemy, sea = voyage.side.enemy, game.printed.ports[port]
    guards = in_box(game, port, enemy)
    if guards and (yield from succeeds(game, enemy, guards, "naval.watch", port)):
        ships = {voyage.side: voyage.fleets, enemy: guards}
        winner = yield from engage(game, game.active, ships, kind=BOX, port=port)
        if winner is voyage.side:
            winners = () if is_flight else voyage.fleets
            yield from fall_back(game, enemy, in_box(game, port, enemy), sea, winners=winners)
            if voyage.bound or voyage.is_over:
                return
        voyage.is_over = winner is enemy
    if voyage.fleets:
        put(game, voyage.fleets, PORT, port)
        game.tell("naval.enters-port", fleets=list(voyage.fleets), port=port)


def squadron_windows(game: Game) -> Procedure[None]:
    """[card.f.gros-temps.proposal] A squadron is about to sail: the moment of naval cards."""
    voyage = sailing(game)
    for side in (voyage.side, voyage.side.enemy):
        yield from window(
            game,
            side,
            Moment.SQUADRON,
            rule="card.play-phases",
            fleets=list(voyage.fleets),
        )
