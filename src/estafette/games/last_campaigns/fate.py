"""What becomes of a piece: placed, moved, turned over, eliminated, rallied, gone.

Nothing else writes `where`, `stacks`, `losses`, `disorganised`, `eliminated`, `gone`, `exited`,
`leaders` or `hqs`.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from .eyes import apart, hearers, look
from .sides import Army, Side
from .state import Game, less, without
from .supply import is_supplied


def put(game: Game, unit: str, hex_: str) -> None:
    """[stacking.artillery-on-top] A unit comes into a hex; guns lie on top."""
    game.where[unit] = hex_
    lay(game, unit, hex_)
    look(game, game.side(unit), "", hex_)


def lay(game: Game, unit: str, hex_: str) -> None:
    units, before = game.printed.units, game.holder(hex_)
    stack = (*game.stacks.get(hex_, ()), unit)
    game.stacks[hex_] = tuple(sorted(stack, key=lambda each: not units[each].arm.is_artillery))
    change_hands(game, before, game.holder(hex_))


def take_off(game: Game, unit: str) -> None:
    """A unit leaves its hex, and the other one too if it stands in extended line."""
    lift(game, unit, game.where.pop(unit))
    if unit in game.extended:
        lift(game, unit, game.extended[unit])
        game.extended = less(game.extended, unit)


def lift(game: Game, unit: str, hex_: str) -> None:
    rest, before = without(game.stacks[hex_], unit), game.holder(hex_)
    if rest:
        game.stacks[hex_] = rest
    else:
        del game.stacks[hex_]
    change_hands(game, before, game.holder(hex_))


def change_hands(game: Game, before: Side | None, after: Side | None) -> None:
    """[zoc.extent] Of a side that has won or lost a hex the front is another one."""
    if before is not after and game.fronts:
        fronts = game.fronts.items()
        game.fronts = {side: front for side, front in fronts if side not in (before, after)}


def extend(game: Game, unit: str, hex_: str) -> None:
    """[option.extended.deploy] A brigade fills the hex beside its own as well."""
    lay(game, unit, hex_)
    game.extended = {**game.extended, unit: hex_}
    look(game, game.side(unit), game.where[unit], hex_)


def turn(game: Game, unit: str) -> None:
    """[option.extended.combat] Of the two hexes of a line, the other one is meant from now on."""
    here, there = game.where[unit], game.extended[unit]
    game.where[unit] = there
    game.extended = {**game.extended, unit: here}


def move(game: Game, unit: str, hex_: str) -> None:
    """A unit goes from one hex to another, however far that is."""
    before = game.where[unit]
    take_off(game, unit)
    game.where[unit] = hex_
    lay(game, unit, hex_)
    look(game, game.side(unit), before, hex_)


def lose_step(game: Game, unit: str) -> bool:
    """[combat.loss-effect] A step is lost; says whether that was the last one."""
    lost = game.losses.get(unit, 0) + 1
    if lost == game.steps(unit):
        eliminate(game, unit)
        return True
    bleed(game, unit)
    score_steps(game, unit, 1)
    game.losses[unit] = lost
    game.tell("unit.reduced", unit=unit, strength=game.strength(unit))
    return False


def bleed(game: Game, unit: str) -> None:
    """[confidence.when] A formation has lost a step under its order, unless it only feigns to."""
    formation = game.formation(unit)
    command = game.commands.get(formation)
    if command is not None and command.bled < 0 and formation not in game.hidden:
        game.commands[formation] = replace(command, bled=game.turn)


def score_steps(game: Game, unit: str, steps: int) -> None:
    """[scenario.quatre-bras] Each step of some units scores for the enemy."""
    rule = game.sheet.steps_score
    if rule is not None and unit in rule.units:
        enemy = game.side(unit).enemy
        game.scored = {**game.scored, enemy: game.scored.get(enemy, 0) + steps * rule.points}


def eliminate(game: Game, unit: str, *, for_good: bool = False) -> None:
    """[steps.one] A unit is off the map; it may be rallied unless it is lost for good.

    [rally.unsupplied-lost] Without supply it is.
    """
    if unit in game.where:
        for_good = for_good or not is_supplied(game, unit)
        bleed(game, unit)
        score_steps(game, unit, game.steps(unit) - game.losses.get(unit, 0))
        take_off(game, unit)
    settle(game, unit)
    game.losses[unit] = game.steps(unit)
    if for_good:
        game.eliminated = less(game.eliminated, unit)
        game.gone += (unit,)
        game.tell("unit.gone", unit=unit)
    else:
        game.eliminated = {**game.eliminated, unit: game.turn}
        game.tell("unit.eliminated", unit=unit)


def settle(game: Game, unit: str) -> None:
    """Whatever lay on a unit goes with it."""
    game.disorganised -= {unit}
    if unit in game.astray:
        game.astray = less(game.astray, unit)


def leave_map(game: Game, unit: str, hex_: str) -> None:
    """[movement.exit.not-eliminated] A unit leaves the map by a hex of its edge."""
    take_off(game, unit)
    settle(game, unit)
    game.exited = {**game.exited, unit: hex_}
    game.tell("unit.exits", unit=unit, hex=hex_)


def rally(game: Game, unit: str, hex_: str) -> None:
    """[rally.placement] [steps.never-full-again] Back on the map, on the reduced side."""
    game.eliminated = less(game.eliminated, unit)
    game.losses[unit] = min(1, game.steps(unit) - 1)
    put(game, unit, hex_)
    game.tell("unit.rallied", unit=unit, hex=hex_)


def restore(game: Game, unit: str) -> None:
    """[steps.huge.rally-on-map] A huge unit turns its third step into its printed back."""
    game.losses[unit] = 1
    game.tell("unit.restored", to=hearers(game, [unit]), unit=unit)


def undo(game: Game, unit: str, lost: int, *, disordered: bool) -> None:
    """[option.hidden.bombarded] What happened to a counter that stood for nobody did not happen."""
    game.eliminated = less(game.eliminated, unit)
    score_steps(game, unit, lost - game.losses.pop(unit, 0))
    if lost:
        game.losses[unit] = lost
    game.disorganised = game.disorganised | {unit} if disordered else game.disorganised - {unit}


def take_leader_off(game: Game, leader: str) -> None:
    """[option.hidden.removed-when-attacked] A counter that stood for nobody is gone."""
    del game.leaders[leader]


def disorganise(game: Game, units: Iterable[str]) -> None:
    """[component.marker.disorganised] A marker on each that has none."""
    fresh = [unit for unit in units if unit in game.where and unit not in game.disorganised]
    if fresh:
        game.disorganised |= {*fresh}
        for units, to in apart(game, fresh):
            game.tell("unit.disorganised", to=to, units=units)


def reorganise(game: Game, unit: str) -> None:
    """[disorganisation.removal] The marker comes off."""
    game.disorganised -= {unit}
    game.tell("unit.recovers", to=hearers(game, [unit]), unit=unit)


def post(game: Game, leader: str, hex_: str) -> None:
    """A leader is in a hex."""
    before = game.leaders.get(leader, "")
    game.leaders[leader] = hex_
    look(game, game.side_of_leader(leader), before, hex_)


def remove_leader(game: Game, leader: str) -> None:
    """[leader.loss.roll] A leader is lost; another of value 1 comes next turn."""
    del game.leaders[leader]
    game.fallen = {**game.fallen, leader: game.turn}
    game.tell("leader.lost", leader=leader)


def replace_leader(game: Game, leader: str, hex_: str) -> None:
    """[leader.loss.replacement] Somebody of value 1 takes his place."""
    game.fallen = less(game.fallen, leader)
    game.replaced |= {leader}
    post(game, leader, hex_)
    game.tell("leader.replaced", leader=leader, hex=hex_)


def lose_hq(game: Game, army: Army) -> None:
    """[hq.destroyed] [hq.destroyed.level] An HQ is gone until night."""
    del game.hqs[army]
    game.hqs_lost = {**game.hqs_lost, army: game.turn}
    game.hqs_destroyed = {**game.hqs_destroyed, army: game.hqs_destroyed.get(army, 0) + 1}
    change = game.level_changes.get(army, 0) - game.printed.tables.limits.hq_level
    game.level_changes = {**game.level_changes, army: change}
    game.tell("hq.destroyed", army=army)


def place_hq(game: Game, army: Army, hex_: str) -> None:
    """[hq.destroyed.returns] [reinforcement.no-hq-stop] An HQ is in a hex, and nothing is amiss."""
    game.hqs[army] = hex_
    game.hqs_lost = {each: turn for each, turn in game.hqs_lost.items() if each is not army}
