"""[naval.intercept.who] [naval.evade] A squadron enters a sea zone: interception and evasion."""

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Attack, Go, Take, Try
from .naval_battle import engage, fall_back, way_out
from .powers import controller
from .sides import COALITION, Side
from .squadron import (
    BOX,
    PORT,
    SEA,
    at_sea,
    in_box,
    initiative,
    lies_at,
    put,
    sailing,
)
from .state import Game
from .waters import is_frozen

HEAVY_WEATHER = "10F"  # [card.f.gros-temps.proposal]


def intercept(
    game: Game,
    sea: str,
    movers: list[str],
    side: Side,
    *,
    from_boxes: bool = True,
    past: str = "",
) -> Procedure[Side | None]:
    """[naval.intercept.who] A squadron has entered a zone: the enemy at sea, then his blockaders.

    Says who won the battle, None if there was none. [naval.intercept.join] The squadron at sea
    fights whoever of them found the enemy, and has three fleets at most. The blockaders of the
    port that it has come `past` have had their chance.
    """
    enemy = side.enemy
    if is_heavy_weather(game, enemy):
        return None
    squadron = at_sea(game, sea, enemy)
    is_met = bool(squadron) and (yield from succeeds(game, enemy, squadron, "naval.intercept", sea))
    ports = [port for port in game.printed.ports_on[sea] if from_boxes and port != past]
    able = [guards for port in ports if (guards := in_box(game, port, enemy))]
    while able and (room := game.printed.tables.limits.squadron - len(squadron)) > 0:
        guards = yield from next_to_try(game, enemy, able)
        if not guards:
            break
        able.remove(guards)
        if is_passed(game, guards):
            goers = yield from sent(game, enemy, guards, room, game.fleets[guards[0]].where)
            put(game, goers, SEA, sea)
            squadron += goers
            is_met = True
    if not is_met:
        return None
    game.tell("naval.intercepted", fleets=list(squadron), sea=sea)
    return (yield from engage(game, game.active, {side: movers, enemy: squadron}, sea=sea))


def is_heavy_weather(game: Game, side: Side) -> bool:
    """[card.f.gros-temps.proposal] Coalition squadrons do not intercept at sea in this weather."""
    return side is COALITION and HEAVY_WEATHER in game.lasting


def next_to_try(game: Game, side: Side, able: list[list[str]]) -> Procedure[list[str]]:
    """[naval.intercept.who] Which blockaders try next, as their owner chooses; none: no more try.

    The order is his, since those who come first may leave no room for the others (R-550).
    """
    if len(able) == 1:
        is_willing = yield from tries(
            game, side, able[0], "naval.intercept-from", game.fleets[able[0][0]].where
        )
        return able[0] if is_willing else []
    choice = yield ask(
        side,
        "naval.which-blockade",
        rule="naval.intercept.who",
        offers=[Take(guards[0]) for guards in able],
        or_else=Pass(),
        facts={"ports": [game.fleets[guards[0]].where for guards in able]},
    )
    return next((each for each in able if choice == Take(each[0])), [])


def succeeds(game: Game, side: Side, fleets: list[str], key: str, where: str) -> Procedure[bool]:
    """[naval.intercept.roll] A squadron may try: a die and its best initiative make six."""
    return (yield from tries(game, side, fleets, key, where)) and is_passed(game, fleets)


def tries(game: Game, side: Side, fleets: list[str], key: str, where: str) -> Procedure[bool]:
    """[naval.intercept.roll] Does a squadron try at all?"""
    choice = yield ask(
        side,
        key,
        rule="naval.intercept.roll",
        offers=[Try()],
        or_else=Pass(),
        facts={"fleets": list(fleets), "zone": where},
    )
    return isinstance(choice, Try)


def is_passed(game: Game, fleets: list[str], *, what: str = "intercept") -> bool:
    """[naval.intercept.roll] [naval.evade] The roll of an interception or of an evasion."""
    die, best = game.dice.d6(), initiative(game, fleets)
    total = die + best
    is_success = total >= game.printed.tables.sea.success
    game.tell(
        "naval.test",
        what=what,
        fleets=list(fleets),
        die=die,
        initiative=best,
        total=total,
        success=is_success,
    )
    return is_success


def sent(game: Game, side: Side, guards: list[str], room: int, port: str) -> Procedure[list[str]]:
    """[naval.intercept.join] [naval.blockade.intercepting] Blockaders go out, as many as fit."""
    goers: list[str] = list(guards) if len(guards) <= room else []
    while len(goers) < min(room, len(guards)):
        choice = yield ask(
            side,
            "naval.who-intercepts",
            rule="naval.intercept.join",
            offers=[Take(fleet) for fleet in guards if fleet not in goers],
            facts={"port": port, "room": room - len(goers)},
        )
        assert isinstance(choice, Take)
        goers.append(choice.piece)
    return goers


def cannot_attack_at_sea(game: Game, order: Attack) -> Refusal | None:
    """[naval.intercept.none] Why the enemy ships of this sea may not be attacked, or None."""
    voyage = sailing(game)
    here, enemy = lies_at(game, voyage), voyage.side.enemy
    if here.kind != SEA:
        return refuse("naval.intercept.none", "naval.not-at-sea")
    if order.zone == here.where:
        if not at_sea(game, here.where, enemy):
            return refuse("naval.intercept.none", "naval.nobody-at-sea", sea=here.where)
        return is_frozen(game, here.where)
    if game.printed.ports.get(order.zone) != here.where:
        return refuse("naval.intercept.none", "naval.not-on-this-sea", port=order.zone)
    if not in_box(game, order.zone, enemy):
        return refuse("naval.intercept.none", "naval.no-blockaders", port=order.zone)
    return is_frozen(game, here.where)


def attack(game: Game, zone: str) -> Procedure[None]:
    """[naval.intercept.none] The squadron falls on the enemy at sea here, or on his blockaders."""
    voyage = sailing(game)
    enemy, sea = voyage.side.enemy, lies_at(game, voyage).where
    if zone != sea:
        guards = in_box(game, zone, enemy)
        game.tell("naval.attacks-blockade", fleets=list(voyage.fleets), port=zone)
        winner = yield from engage(
            game,
            voyage.side,
            {voyage.side: voyage.fleets, enemy: guards},
            kind=BOX,
            port=zone,
        )
        yield from disperse(game, winner, sea, in_box(game, zone, enemy))
        return
    game.tell("naval.attacks", fleets=list(voyage.fleets), sea=sea)
    if (yield from evade(game, enemy, sea)):
        return
    ships = at_sea(game, sea, enemy)
    squadrons = {voyage.side: voyage.fleets, enemy: ships}
    winner = yield from engage(game, voyage.side, squadrons, sea=sea)
    yield from disperse(game, winner, sea, at_sea(game, sea, enemy))


def disperse(game: Game, winner: Side | None, sea: str, ships: list[str]) -> Procedure[None]:
    """[naval.retreat.active] [naval.retreat.inactive] The beaten squadron goes, whichever it is.

    [naval.combat.winner-continues] If it is the one that sails, its activation is over.
    """
    voyage = sailing(game)
    if winner is voyage.side:
        yield from fall_back(game, voyage.side.enemy, ships, sea, winners=voyage.fleets)
        return
    voyage.is_over = True
    yield from fall_back(game, voyage.side, voyage.fleets, sea, winners=ships)


def evade(game: Game, side: Side, sea: str) -> Procedure[bool]:
    """[naval.evade] A squadron at sea may try to slip away from the one that attacks it.

    [naval.evade.not-from] Ships in a port or in a blockade box are never asked.
    """
    ships = at_sea(game, sea, side)
    ways = way_out(game, side, ships, sea)
    if not ways:
        return False
    choice = yield ask(
        side,
        "naval.evade",
        rule="naval.evade",
        offers=[Try()],
        or_else=Pass(),
        facts={"fleets": ships, "sea": sea},
    )
    if not isinstance(choice, Try) or not is_passed(game, ships, what="evade"):
        return False
    flight = yield ask(
        side,
        "naval.evade-where",
        rule="naval.evade.destination",
        offers=[Go(way) for way in ways],
        facts={"fleets": ships},
    )
    assert isinstance(flight, Go)
    yield from slip_away(game, side, ships, flight.zone)
    return True


def slip_away(game: Game, side: Side, ships: list[str], zone: str) -> Procedure[None]:
    """[naval.evade.destination] Into a port, or to sea again, where the enemy may intercept."""
    game.tell("naval.evades", fleets=list(ships), zone=zone)
    if zone in game.printed.ports:
        put(game, ships, PORT, zone)
        return
    put(game, ships, SEA, zone)
    winner = yield from intercept(game, zone, ships, side, from_boxes=False)
    left = [each for each in ships if each in game.fleets]
    foes = at_sea(game, zone, side.enemy)
    if winner is side:
        yield from fall_back(game, side.enemy, foes, zone, winners=left)
    elif winner is not None:
        yield from fall_back(game, side, left, zone, winners=foes)


def holds(game: Game, port: str, side: Side) -> bool:
    """[naval.move.port] Is this a friendly port?"""
    return controller(game, port) is side
