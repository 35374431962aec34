"""[p.12, 6] The retreat of the beaten pile: its events, its right to stay, its way, its fatigue."""

from functools import partial

from estafette.engine import Action, Procedure, Refusal, ask, refuse

from .entry import enter, takes_fortress
from .events import Moment, seats_in_order, window
from .losses import suffer_at_once
from .printed import connection_id
from .sides import COALITION, FRENCH
from .state import Combat, Engaged, Game
from .victory import refresh, remove_position, settle


class Retreat(Action, frozen=True):
    """The beaten pile falls back to this zone."""

    to: str


class Hold(Action, frozen=True):
    """The beaten pile stays where it is."""


class Withdraw(Action, frozen=True):
    """The beaten pile retreats."""


def fall_back(game: Game, fight: Combat) -> Procedure[None]:
    """[combat.retreat.event-order] The loser speaks first; he stays by right, or retreats."""
    loser, zone = fight.loser, fight.zone
    if loser.pile:
        yield from window(game, Moment.RETREAT, seats_in_order(game, loser.camp))
    if loser.pile and not fight.held and loser.camp is COALITION and zone in game.positions:
        yield from offer_to_hold(game, fight, "combat.retreat.fortified-position")
    if fight.winner is FRENCH and zone in game.positions:  # [fortified-position.removed-victory]
        remove_position(game, zone)
    if loser.pile and not fight.held:  # [combat.retreat.pile-gone]
        yield from retreat(game, fight, loser)


def offer_to_hold(game: Game, fight: Combat, rule: str) -> Procedure[None]:
    """[combat.retreat.fortified-position] [card.c.tenir.stay] The pile may stay by right."""
    choice = yield ask(
        game.commander_seat(fight.loser.pile),
        "retreat.hold-or-withdraw",
        rule=rule,
        offers=(Hold(), Withdraw()),
        facts={"zone": fight.zone, "connections": fight.connections},
    )
    if isinstance(choice, Hold):
        fight.held = True
        game.tell("retreat.holds", camp=fight.loser.camp, zone=fight.zone)


def retreat(game: Game, fight: Combat, side: Engaged) -> Procedure[None]:
    """[combat.retreat.length] Connection by connection away from the combat, until it must stop."""
    game.tell("retreat.begins", camp=side.camp, zone=fight.zone, connections=fight.connections)
    followers = left_behind(game, fight, side)
    blocks = side.blocks + followers
    if game.operation is not None:
        game.operation.followed += followers
    crossed: list[str] = []
    while fight.connections:
        here = game.zone[side.pile[0]]
        decision = ask(
            game.commander_seat(side.pile),  # [three.leader.disputes]
            "retreat.where",
            rule="combat.retreat.length",
            offers=[Retreat(zone) for zone in game.neighbours(here)],
            unless=partial(cannot_retreat, game, fight, side, crossed),
            facts={"zone": here, "connections": fight.connections},
        )
        if not decision.options:  # [combat.retreat.blocked]
            game.tell("retreat.blocked", camp=side.camp, zone=here)
            break
        choice = yield decision
        assert isinstance(choice, Retreat)
        crossed.append(connection_id(here, choice.to))
        if (yield from must_stop(game, fight, side, blocks, choice.to)):
            break
    yield from pay_toll(game, fight, side)


def left_behind(game: Game, fight: Combat, side: Engaged) -> list[str]:
    """[combat.retreat.commander] R-12: a commander who would stay alone goes along as well."""
    if any(corps not in side.pile for corps in game.corps_at(fight.zone, side.camp)):
        return []
    there = game.commanders_at(fight.zone, side.camp)
    return [commander for commander in there if commander not in side.commanders]


def cannot_retreat(
    game: Game, fight: Combat, side: Engaged, crossed: list[str], choice: Retreat
) -> Refusal | None:
    """[combat.retreat.away] Why the beaten pile may not fall back to that zone; None if it may."""
    here, to = game.zone[side.pile[0]], choice.to
    if to not in game.neighbours(here):
        return refuse("map.zones-connections", "retreat.no-connection", here=here, there=to)
    axis = game.axes.get(fight.zone) if here == fight.zone else None
    if axis is not None and axis.camp is side.camp and axis.to != to:
        return refuse("combat.retreat.axis-first", "retreat.own-axis", there=axis.to)
    if axis is not None and axis.camp is not side.camp and axis.to == to:
        return refuse("combat.retreat.no-axis", "retreat.enemy-axis", there=to)
    if connection_id(here, to) in crossed:
        return refuse("combat.retreat.no-repeat", "retreat.no-repeat", there=to)
    if game.distance(fight.zone, to) <= game.distance(fight.zone, here):
        return refuse("combat.retreat.away", "retreat.not-away", there=to, zone=fight.zone)
    return None


def must_stop(
    game: Game, fight: Combat, side: Engaged, blocks: list[str], to: str
) -> Procedure[bool]:
    """R-51: the pile goes in, and enemies, friends or a fortress there stop it."""
    costs, here = game.printed.tables.fatigue, game.zone[blocks[0]]
    fight.connections -= 1
    friends = game.has_corps(to, side.camp)  # [combat.retreat.friendly-stop]
    enemies = len(game.corps_at(to, side.camp.enemy))  # [combat.retreat.enemy-zone.stop]
    if connection_id(here, to) in game.broken:  # [combat.retreat.destroyed-bridge]
        fight.toll.append(("retreat.bridge", costs.retreat_bridge))
    if enemies:  # [combat.retreat.enemy-zone.fatigue]
        fight.toll.append(("retreat.enemies", costs.retreat_enemy_corps * enemies))
    yield from enter(game, blocks, to, retreating=True)
    fortress = takes_fortress(game, to, side.camp)
    if fortress:  # [movement.fortress.retreat-event]
        fight.toll.append(("retreat.fortress", costs.fortress))
    return friends or enemies > 0 or fortress


def pay_toll(game: Game, fight: Combat, side: Engaged) -> Procedure[None]:
    """[combat.retreat.fatigue-spread] The fatigue of the whole retreat is spread at its end."""
    amount = sum([fatigue for _, fatigue in fight.toll])
    if amount:
        game.uncovered = True  # whether they can bear it tells how tired they were
        game.tell("retreat.toll", camp=side.camp, fatigue=amount, tally=tuple(fight.toll))
    yield from suffer_at_once(game, side.pile, amount, "combat.retreat.fatigue-spread")
    if side.pile:  # [movement.fortress.eliminated]
        refresh(game, game.zone[side.pile[0]])
        settle(game)
