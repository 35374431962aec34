"""[naval.assault.when] A maritime assault: batteries, landing, battle, two siege attacks."""

from estafette.engine import Pass, Procedure, ask

from . import fortress, landing, occupation, siege
from .actions import Shelter
from .affairs import Berth, Entry
from .battle import fight
from .depots import sweep
from .fate import eliminate, head_with
from .passage import faces_enemy
from .port_attack import silence
from .powers import controller, field_heads
from .squadron import PORT, SEA, lies_at, put, room_in_port, sailing
from .state import Game


def price(game: Game, port: str) -> int:
    """[naval.move.port-entry] [naval.move.landing] Into the port, unless it is open, and ashore.

    It is open if its guns are silent, or if the squadron lies in it: it is its own (R-430).
    """
    voyage = sailing(game)
    return 1 if voyage.silenced == port or lies_at(game, voyage).kind == PORT else 2


def storm(game: Game, port: str, fleets: list[str]) -> Procedure[None]:
    """[naval.assault.when] [naval.assault.won] [naval.assault.lost] These fleets land troops.

    If the batteries hold, the squadron stays in the box and may go on with its voyage.
    """
    voyage = sailing(game)
    voyage.points -= price(game, port)
    voyage.bound = ""
    game.tell("assault.begins", fleets=fleets, zone=port)
    if not (yield from silence(game, port)):
        game.tell("assault.driven-off", zone=port)
        return
    ashore = landing.disembark(game, port, [fleet for fleet in fleets if fleet in voyage.loads])
    heads = yield from landing.trim(game, ashore)
    corps = [each for head in heads for each in game.forces[head].corps]
    yield from conquer(game, port, heads)
    if is_taken(game, port):
        enter(game, port)
    else:
        fail(game, port, corps)
    sweep(game)
    yield from siege.settle(game, port)


def is_taken(game: Game, port: str) -> bool:
    """[naval.assault.not-taken] Is the port theirs, and nobody before it?"""
    side = sailing(game).side
    return controller(game, port) is side and not field_heads(game, port, side.enemy)


def conquer(game: Game, port: str, heads: list[str]) -> Procedure[None]:
    """[naval.assault.battle] [naval.transport.unopposed] The defenders are beaten, then besieged.

    [control.take.unopposed-landing] A port without fortress is theirs.
    """
    side = sailing(game).side
    yield from offer_shelter(game, port)
    if heads and faces_enemy(game, port, side):
        entries = [Entry(head, "") for head in heads]  # from no zone, over no border
        winner = yield from fight(game, port, side, heads, entries, landing=True)
        if winner is not side:
            return
    ashore = field_heads(game, port, side)
    if not ashore:
        return
    if fortress.is_enemy_fortress(game, port, side):
        yield from besiege(game, ashore[0])
    else:
        yield from occupation.take(game, ashore[0])


def offer_shelter(game: Game, port: str) -> Procedure[None]:
    """[fortress.defender-options] The defenders of the port may withdraw into its fortress."""
    enemy = sailing(game).side.enemy
    for head in field_heads(game, port, enemy):
        if fortress.cannot_shelter(game, head) is not None:
            continue
        choice = yield ask(
            enemy,
            "assault.shelter",
            rule="fortress.defender-options",
            offers=[Shelter()],
            or_else=Pass(),
            facts={"force": head, "zone": port},
        )
        if isinstance(choice, Shelter):
            fortress.shelter(game, head)


def besiege(game: Game, head: str) -> Procedure[None]:
    """[naval.assault.sieges] [naval.assault.supply] Two siege attacks, in supply (R-111)."""
    zone, corps = game.forces[head].zone, game.forces[head].corps
    for _ in range(game.printed.tables.limits.landing_sieges):
        left = [each for each in corps if each in game.steps]
        if not left or siege.cannot_besiege(game, head_with(game, left[0])) is not None:
            return
        yield from siege.attack(game, head_with(game, left[0]), free=True, landed=True)
        if controller(game, zone) is sailing(game).side:
            return


def enter(game: Game, port: str) -> None:
    """[naval.assault.fleets-after-success] The port is theirs: the fleets lie in it.

    If it has no room for them they go out to sea. If it was theirs they are there (R-430).
    """
    voyage = sailing(game)
    if lies_at(game, voyage) == Berth(PORT, port):
        game.tell("assault.frees", side=voyage.side, zone=port)
        return
    game.tell("assault.succeeds", side=voyage.side, zone=port)
    if room_in_port(game, port) >= len(voyage.fleets):
        put(game, voyage.fleets, PORT, port)
    else:
        put(game, voyage.fleets, SEA, game.printed.ports[port])


def fail(game: Game, port: str, corps: list[str]) -> None:
    """[naval.assault.not-taken] [naval.assault.one-per-activation] All who landed are lost.

    Whoever came by land to their help stays. [naval.assault.fleets-after-failure] The fleets are
    in the box and may put to sea.
    """
    voyage = sailing(game)
    voyage.has_failed = True
    game.tell("assault.fails", side=voyage.side, zone=port)
    for each in corps:
        if each in game.steps:
            eliminate(game, each)
