"""[naval.combat.when] Naval battles: fire, losses, retreat."""

from collections.abc import Mapping, Sequence

from estafette.engine import Facts, Pass, Procedure, Refusal, ask, refuse

from .actions import Blockade, Fight, Go, Take
from .affairs import Berth, Engagement, Load
from .events import Moment, window
from .fate import founder, lose_for_good, sail_away, sink
from .powers import controller
from .sides import COALITION, Side
from .squadron import (
    BOX,
    PORT,
    SEA,
    at_sea,
    in_box,
    in_port,
    put,
    room_at_sea,
    room_in_port,
)
from .state import Game
from .waters import cannot_pass, is_frozen

NELSON, FLAGSHIP, NELSON_DIES = "10C", "fleet-nelson", 5  # [card.c.nelson.proposal]


def engage(
    game: Game,
    active: Side,
    fleets: Mapping[Side, Sequence[str]],
    *,
    kind: str = SEA,
    port: str = "",
    sea: str = "",
    guns: int = 0,
) -> Procedure[Side | None]:
    """[naval.combat.when] Two squadrons fight to a decision; the winner.

    [naval.port-combat.one-round] In a port there is one round only, and perhaps no winner.
    `guns` are the dice of the fortress for the side that is not active.
    """
    battle = game.engagement = Engagement(
        sea=sea or game.printed.ports[port],
        active=active,
        fleets={side: list(each) for side, each in fleets.items()},
        kind=kind,
        port=port,
        gunner=active.enemy if guns else None,
        guns=guns,
    )
    game.tell(f"naval.battle-{kind}", sea=battle.sea, port=port)
    yield from fight_it_out(game, battle)
    test_nelson(game)
    game.engagement = None
    return battle.winner


def fight_it_out(game: Game, battle: Engagement) -> Procedure[None]:
    """[naval.combat.when] Cards, then round after round until one side has won, or breaks off."""
    yield from card_windows(game)
    while battle.winner is None:
        fire(game)
        if battle.winner is None and (battle.kind == PORT or (yield from is_broken_off(game))):
            return
    yield from suffer(game, battle.winner.enemy)


def card_windows(game: Game) -> Procedure[None]:
    """[combat-card.naval-one] Each side may play one naval combat card, the active side first."""
    battle = game.engagement
    assert battle is not None
    for side in (battle.active, battle.active.enemy):
        yield from window(
            game, side, Moment.NAVAL_BATTLE, rule="combat-card.naval-one", sea=battle.sea
        )


def fire(game: Game) -> None:
    """[naval.combat.roll] A die for each fleet with its bonus; the higher total wins.

    [naval.combat.fortress-die] The guns of a port roll one die for each level.
    """
    battle = game.engagement
    assert battle is not None
    for side in (battle.active, battle.active.enemy):
        ships = battle.fleets.get(side, [])
        values = [(fleet, game.printed.fleets[fleet].tactical) for fleet in ships]
        tally = [line for line in values if line[1]]
        more, guns = battle.more.get(side, 0), battle.guns if battle.gunner is side else 0
        dice = [game.dice.d6() for _ in range(len(ships) + more + guns)]
        total = battle.totals[side] = sum(dice) + sum([amount for _, amount in tally])
        told: Facts = {"dice": dice, "more": more, "guns": guns, "tally": tally, "total": total}
        game.tell("naval.fire", side=side, lines=len(tally), **told)
    mine, theirs = battle.totals[battle.active], battle.totals[battle.active.enemy]
    if mine != theirs:
        battle.winner = battle.active if mine > theirs else battle.active.enemy
        game.tell("naval.won", side=battle.winner, difference=abs(mine - theirs))
    else:
        game.tell("naval.equal")


def is_broken_off(game: Game) -> Procedure[bool]:
    """[naval.combat.tie] Equal fire: the inactive side may withdraw, then the active one.

    [naval.assault.fortress-first] A fortress does not withdraw, nor does who fights it.
    """
    battle = game.engagement
    assert battle is not None
    if not all(battle.fleets.get(side) for side in Side):
        return False
    for side in (battle.active.enemy, battle.active):
        choice = yield ask(
            side,
            "naval.fight-on",
            rule="naval.combat.tie",
            offers=[Fight()],
            or_else=Pass(),
            facts={"sea": battle.sea},
        )
        if not isinstance(choice, Fight):
            battle.winner = side.enemy
            game.tell("naval.breaks-off", side=side)
            return True
    return False


def suffer(game: Game, loser: Side) -> Procedure[None]:
    """[naval.combat.results] What the beaten squadron loses, by the difference of the totals."""
    battle = game.engagement
    assert battle is not None
    ships = battle.fleets.get(loser, [])
    difference = battle.totals[loser.enemy] - battle.totals[loser]
    losses = losses_by(game, difference, len(ships))
    is_sheltered = battle.kind == PORT and battle.gunner is loser
    if is_sheltered and losses and not is_crushing(game, difference):
        losses -= 1  # [naval.combat.port-first-loss]
        game.tell("naval.sheltered", side=loser, port=battle.port)
    yield from lose(game, loser, ships, min(losses, len(ships)))


def losses_by(game: Game, difference: int, ships: int) -> int:
    """[naval.combat.results] None below four, one, two; all at twelve."""
    _, one, two, _ = game.printed.tables.sea.losses
    if is_crushing(game, difference):
        return ships
    return (difference >= one) + (difference >= two)


def is_crushing(game: Game, difference: int) -> bool:
    """[naval.combat.port-first-loss] Is the beaten squadron destroyed, wherever it lies?"""
    return difference >= game.printed.tables.sea.losses[-1]


def lose(game: Game, side: Side, ships: list[str], losses: int) -> Procedure[None]:
    """[naval.combat.owner-chooses] [naval.transport.losses] Fleets lost, empty ones first."""
    while losses and ships:
        empty = [fleet for fleet in ships if not load_of(game, fleet).pieces] or ships
        fleet = empty[0]
        if losses < len(ships):
            choice = yield ask(
                side,
                "naval.lose",
                rule="naval.combat.owner-chooses",
                offers=[Take(each) for each in empty],
                facts={"losses": losses},
            )
            assert isinstance(choice, Take)
            fleet = choice.piece
        ships.remove(fleet)
        go_down(game, fleet)
        losses -= 1


def load_of(game: Game, fleet: str) -> Load:
    """What a fleet carries now; nothing, unless its squadron sails."""
    return Load() if game.voyage is None else game.voyage.loads.get(fleet, Load())


def test_nelson(game: Game) -> None:
    """[naval.admirals] [card.c.nelson.proposal] The one admiral who may die, after his card.

    His fleet leaves the game with him, and what it carries is lost (R-346).
    """
    battle = game.engagement
    assert battle is not None
    if NELSON not in battle.cards.get(COALITION, []):
        return
    die = game.dice.d6()
    dies = die >= NELSON_DIES
    game.tell("naval.nelson", die=die, dies=dies)
    if not dies:
        return
    if FLAGSHIP in game.fleets:
        sail_away(game, FLAGSHIP)
        leave_voyage(game, FLAGSHIP)
    lose_for_good(game, FLAGSHIP)


def go_down(game: Game, fleet: str) -> None:
    """[naval.transport.losses] A fleet is sunk with what it carries."""
    sink(game, fleet)
    leave_voyage(game, fleet)


def leave_voyage(game: Game, fleet: str) -> None:
    """[naval.transport.losses] A fleet is no more: its squadron sails without it and its cargo."""
    voyage = game.voyage
    if voyage is None or fleet not in voyage.fleets:
        return
    voyage.fleets.remove(fleet)
    if fleet in voyage.loads:
        founder(game, voyage.loads.pop(fleet))
    voyage.is_over = voyage.is_over or not voyage.fleets


def fall_back(
    game: Game, side: Side, ships: Sequence[str], sea: str, *, winners: Sequence[str] = ()
) -> Procedure[None]:
    """[naval.retreat] A beaten squadron goes to a port of the zone or to another sea zone.

    Without a way it is lost (R-163), with too little room what is in excess (R-553).
    [naval.retreat.follow] The winners may follow it to the port.
    """
    beaten = list(ships)
    if not beaten:
        return
    ways = way_out(game, side, beaten, sea) or way_out(game, side, beaten, sea, room=0)
    if not ways:
        game.tell("naval.no-refuge", fleets=beaten)
        for fleet in beaten:
            go_down(game, fleet)
        return
    choice = yield ask(
        side,
        "naval.retreat",
        rule="naval.retreat",
        offers=[Go(way) for way in ways],
        facts={"fleets": beaten},
    )
    assert isinstance(choice, Go)
    is_port = choice.zone in game.printed.ports
    put(game, beaten, PORT if is_port else SEA, choice.zone)
    game.tell("naval.falls-back", fleets=beaten, zone=choice.zone)
    if not is_port:
        yield from cut_down(game, choice.zone, side)
    elif winners:
        yield from follow(game, side.enemy, choice.zone, winners, beaten)


def way_out(
    game: Game, side: Side, ships: Sequence[str], sea: str, *, room: int | None = None
) -> list[str]:
    """[naval.retreat.inactive] [naval.retreat.active] Where a squadron may go from a sea zone.

    Who sails goes back whence it came, the other anywhere but there. Who has come from no other
    sea zone goes to any (R-242). A sea zone has room for all of them, or for as many as are asked.
    """
    if is_frozen(game, sea):
        return []
    ports = [
        port
        for port in game.printed.ports_on[sea]
        if controller(game, port) is side and room_in_port(game, port) >= len(ships)
    ]
    neighbours, voyage = game.printed.waters.neighbours(sea), game.voyage
    origin = voyage.came_from if voyage is not None else ""
    is_active = voyage is not None and set(ships) <= set(voyage.fleets) and origin in neighbours
    near = [
        other
        for other in neighbours
        if (other == origin) is is_active
        and room_at_sea(game, other, side) >= (len(ships) if room is None else room)
        and cannot_pass(game, ships, sea, other) is None
    ]
    return ports + near


def follow(
    game: Game, side: Side, port: str, winners: Sequence[str], beaten: Sequence[str]
) -> Procedure[None]:
    """[naval.retreat.follow] [naval.retreat.stops] The winners may blockade that port.

    Those who lay before it already just stay there. Who sails goes no further, but may still
    attack the port [naval.combat.winner-continues] (R-500).
    """
    pursuers = list(winners)
    if game.fleets[pursuers[0]] == Berth(BOX, port):
        return
    if cannot_crowd(game, port, side, pursuers) is not None:
        return
    choice = yield ask(
        side,
        "naval.follow",
        rule="naval.retreat.follow",
        offers=[Blockade(port)],
        or_else=Pass(),
        facts={"fleets": pursuers, "port": port},
    )
    if not isinstance(choice, Blockade):
        return
    is_relief = bool(in_box(game, port, side))
    make_room(game, port, side, pursuers)
    put(game, pursuers, BOX, port)
    fresh = [each for each in in_port(game, port, side.enemy) if each not in beaten]
    if not is_relief and not (yield from holds_box(game, side, port, pursuers, fresh)):
        return
    game.tell("naval.blockades", fleets=in_box(game, port, side), port=port)
    if game.voyage is not None and game.voyage.fleets and set(game.voyage.fleets) <= set(pursuers):
        game.voyage.bound = port


def holds_box(
    game: Game, side: Side, port: str, fleets: Sequence[str], ships: Sequence[str]
) -> Procedure[bool]:
    """[naval.blockade.sortie] [naval.blockade.declined] Do they hold the box against the port?

    Its ships may come out and fight, but not those who have just been thrown into it (R-551).
    [naval.blockade.outcome] Beaten, the squadron goes out to sea, and no further.
    """
    if not ships:
        return True
    choice = yield ask(
        side.enemy,
        "naval.sortie",
        rule="naval.blockade.sortie",
        offers=[Fight()],
        or_else=Pass(),
        facts={"port": port, "fleets": list(fleets)},
    )
    if not isinstance(choice, Fight):
        return True
    squadrons = {side: fleets, side.enemy: ships}
    winner = yield from engage(game, game.active, squadrons, kind=BOX, port=port)
    left = [each for each in fleets if each in game.fleets]
    if winner is side or not left:
        return winner is side
    sea, voyage = game.printed.ports[port], game.voyage
    put(game, left, SEA, sea)
    game.tell("naval.driven-off", fleets=left, port=port)
    if voyage is not None and set(voyage.fleets) <= set(left):
        voyage.is_over = True
    yield from cut_down(game, sea, side)
    return False


def cut_down(game: Game, sea: str, side: Side) -> Procedure[None]:
    """[naval.stack.excess] [naval.stack.squadron] Of more than three fleets the others are lost."""
    most = game.printed.tables.limits.squadron
    while len(fleets := at_sea(game, sea, side)) > most:
        choice = yield ask(
            side,
            "voyage.too-many",
            rule="naval.stack.excess",
            offers=[Take(fleet) for fleet in fleets],
            facts={"sea": sea, "limit": most},
        )
        assert isinstance(choice, Take)
        go_down(game, choice.piece)


def cannot_crowd(game: Game, port: str, side: Side, fleets: Sequence[str]) -> Refusal | None:
    """[naval.stack.squadron] Why these fleets find no room in a blockade box; None if they do.

    Those who must make room for them must find it at sea (R-162).
    """
    there, most = in_box(game, port, side), game.printed.tables.limits.squadron
    at_large = [each for each in at_sea(game, game.printed.ports[port], side) if each not in fleets]
    if len(there) + len(fleets) > most < len(at_large) + len(there):
        return refuse("naval.stack.squadron", "naval.box-full", port=port)
    return None


def make_room(game: Game, port: str, side: Side, fleets: Sequence[str]) -> None:
    """[naval.blockade.relief] Those who are too many in a blockade box go out to sea (R-162)."""
    there = in_box(game, port, side)
    if len(there) + len(fleets) > game.printed.tables.limits.squadron:
        put(game, there, SEA, game.printed.ports[port])
