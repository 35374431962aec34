"""[naval.port-combat] Ships in port are attacked from the blockade box, and the guns ashore."""

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Attack, Go
from .affairs import Berth
from .naval_battle import engage, follow
from .powers import active_fortress, controller
from .sides import Side
from .squadron import BOX, PORT, SEA, in_box, in_port, lies_at, put, room_in_port, sailing
from .state import Game
from .waters import is_frozen

BATTERIES = "fortress"  # the kind of an engagement with a fortress alone


def cannot_attack(game: Game, order: Attack) -> Refusal | None:
    """[naval.move.enemy-port] Why the ships in this port may not be attacked; None if they may.

    [naval.port-combat.once] A port is attacked once in a round.
    """
    voyage, port = sailing(game), order.zone
    if lies_at(game, voyage) != Berth(BOX, port):
        return refuse("naval.move.port-entry", "port.not-before-it", port=port)
    if not in_port(game, port, voyage.side.enemy):
        return refuse("naval.port-combat", "port.no-ships", port=port)
    if voyage.points < 1:
        return refuse("naval.move.enemy-port", "naval.no-points", cost=1, points=voyage.points)
    return was_attacked(game, port) or is_frozen(game, game.printed.ports[port])


def was_attacked(game: Game, port: str) -> Refusal | None:
    """[naval.port-combat.once] Has this port been attacked in this round already?"""
    if game.stormed.get(port) == (game.year, game.round):
        return refuse("naval.port-combat.once", "port.once-a-round", port=port)
    return None


def attack(game: Game, port: str) -> Procedure[None]:
    """[naval.port-combat] [naval.blockade.enter-port] One round against the ships in the port.

    [naval.port-combat.attacker-won] Who wins stays in the box or goes on; the beaten stay in port
    [naval.retreat.in-port].
    """
    voyage = sailing(game)
    enemy = voyage.side.enemy
    voyage.points -= 1
    remember(game, port)
    ships = {voyage.side: voyage.fleets, enemy: in_port(game, port, enemy)}
    guns = active_fortress(game, port)
    winner = yield from engage(game, voyage.side, ships, kind=PORT, port=port, guns=guns)
    if not voyage.fleets:
        return
    if winner is voyage.side:
        voyage.bound = ""
        if not in_port(game, port, enemy):
            voyage.silenced = port
    elif winner is enemy:
        yield from give_up(game, port)
    elif voyage.start != Berth(BOX, port):  # a tie
        voyage.bound = ""
        put(game, voyage.fleets, SEA, game.printed.ports[port])


def remember(game: Game, port: str) -> None:
    """[naval.port-combat.once] The port has been attacked in this round."""
    game.stormed = {**game.stormed, port: (game.year, game.round)}


def give_up(game: Game, port: str) -> Procedure[None]:
    """[naval.port-combat.attacker-lost] Back to the box if it was there before, else to sea.

    [naval.retreat] Or into a port of the zone; in any case the voyage is over.
    [naval.retreat.follow] The ships that have held their port may follow him to his, unless others
    of his side still lie before theirs (R-661).
    """
    voyage = sailing(game)
    voyage.is_over = True
    if voyage.start == Berth(BOX, port):
        game.tell("port.keeps-blockade", fleets=list(voyage.fleets), port=port)
        return
    sea = game.printed.ports[port]
    choice = yield ask(
        voyage.side,
        "naval.retreat",
        rule="naval.port-combat.attacker-lost",
        offers=[Go(sea), *[Go(each) for each in havens(game, sea, voyage.side)]],
        facts={"fleets": list(voyage.fleets)},
    )
    assert isinstance(choice, Go)
    put(game, voyage.fleets, SEA if choice.zone == sea else PORT, choice.zone)
    game.tell("naval.falls-back", fleets=list(voyage.fleets), zone=choice.zone)
    if choice.zone != sea and not in_box(game, port, voyage.side):
        enemy = voyage.side.enemy
        yield from follow(game, enemy, choice.zone, in_port(game, port, enemy), voyage.fleets)


def havens(game: Game, sea: str, side: Side) -> list[str]:
    """[naval.retreat] The friendly ports of a sea zone that have room for the squadron."""
    number = len(sailing(game).fleets)
    return [
        port
        for port in game.printed.ports_on[sea]
        if controller(game, port) is side and room_in_port(game, port) >= number
    ]


def silence(game: Game, port: str) -> Procedure[bool]:
    """[naval.assault.fortress-first] The squadron fights the batteries; says whether it wins.

    They roll a die for each level and fight on until one side has the higher total (R-79, R-80).
    """
    voyage = sailing(game)
    guns = batteries(game, port)
    if not guns:
        return True
    remember(game, port)
    winner = yield from engage(
        game, voyage.side, {voyage.side: voyage.fleets}, kind=BATTERIES, port=port, guns=guns
    )
    return winner is voyage.side


def batteries(game: Game, port: str) -> int:
    """[naval.assault.fortress-first] The enemy's guns of a port, unless they are silent (R-243)."""
    voyage = sailing(game)
    if voyage.silenced == port or controller(game, port) is not voyage.side.enemy:
        return 0
    return active_fortress(game, port)
