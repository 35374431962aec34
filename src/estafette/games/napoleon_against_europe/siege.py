"""[siege.definition] Sieges: laying one, attacking, what comes of it, and lifting it."""

from collections.abc import Iterable

from estafette.engine import Procedure, Refusal, refuse

from . import fortress, organisation, retreat
from .affairs import Trial
from .events import Moment, window
from .fate import change
from .losses import lose
from .powers import active_fortress, controller, field_heads, heads_in, side_of_force
from .sides import Side
from .state import Game
from .supply import check, is_supplied

REPULSED, STABLE, HONOURS, BREACH = "repulsed", "stable", "honours", "breach"


def cannot_besiege(game: Game, head: str) -> Refusal | None:
    """[siege.only-way] Why this force may not lay siege where it stands; None if it may.

    [siege.condition.no-field-force] [siege.condition.steps]
    """
    force = game.forces[head]
    zone, side = force.zone, side_of_force(game, force)
    if side is None or not fortress.is_enemy_fortress(game, zone, side):
        return refuse("siege.definition", "siege.no-fortress", zone=zone)
    if field_heads(game, zone, side.enemy):
        return refuse("siege.condition.no-field-force", "siege.enemy-outside", zone=zone)
    steps, least = steps_before(game, zone, side), fortress.steps_needed(game, zone)
    if steps < least:
        return refuse("siege.condition.steps", "siege.too-few", zone=zone, steps=steps, least=least)
    return None


def steps_before(game: Game, zone: str, side: Side) -> int:
    """[siege.condition.steps] The steps of a side outside the walls."""
    return sum([organisation.steps_of(game, head) for head in field_heads(game, zone, side)])


def lay(game: Game, head: str) -> bool:
    """[siege.start] [unsupplied.siege] A siege begins at 0, in supply or not; is there one now?"""
    zone = game.forces[head].zone
    if zone in game.sieges:
        return True
    if cannot_besiege(game, head) is not None:
        return False
    game.sieges = {**game.sieges, zone: 0}
    shut_in(game, zone)
    game.tell("siege.laid", force=head, zone=zone)
    return True


def shut_in(game: Game, zone: str) -> None:
    """[fortress.too-weak] Whoever came too weak has help now, and need not go back."""
    game.strays = {place: whence for place, whence in game.strays.items() if place != zone}


def cannot_attack(game: Game, head: str, *, free: bool = False) -> Refusal | None:
    """[siege.attack-cost] Why this force may not attack the fortress now; None if it may.

    [fortress.cover-no-siege] [unsupplied.siege]
    """
    zone = game.forces[head].zone
    if reason := cannot_besiege(game, head):
        return reason
    if game.covered.get(zone) == game.round:
        return refuse("fortress.cover-no-siege", "siege.covering", zone=zone)
    if not free and (game.march is None or game.march.points < 1):
        return refuse("siege.attack-cost", "siege.no-points", zone=zone)
    if not is_supplied(game, head):
        return refuse("unsupplied.siege", "siege.unsupplied", force=head, zone=zone)
    return None


def attack(game: Game, head: str, *, free: bool = False, landed: bool = False) -> Procedure[None]:
    """[siege.roll] One siege attack; it costs a movement point unless it is free.

    [supply.check-when] Both sides' supply is looked at; a force that has `landed` from the sea is
    in supply and never leaves a siege [naval.assault.sieges].
    """
    zone = game.forces[head].zone
    side = side_of_force(game, game.forces[head])
    assert side is not None
    if not free:
        assert game.march is not None
        game.march.points -= 1
        game.march.spent += 1
    lay(game, head)
    inside = heads_in(game, zone, side.enemy)
    check(game, inside if landed else (*field_heads(game, zone, side), *inside))
    before, trial = game.trial, Trial("siege", side, zone, head)
    trial.tally = modifiers(game, zone, side)
    game.trial = trial
    yield from roll(game, trial)
    yield from resolve(game, trial)
    if zone in game.sieges and not landed:
        yield from settle(game, zone)
    game.trial = before


def roll(game: Game, trial: Trial) -> Procedure[None]:
    """[siege.roll] Cards of the besieger, cards of the besieged, one die."""
    for side, moment in ((trial.side, Moment.SIEGE), (trial.side.enemy, Moment.ENEMY_SIEGE)):
        while (yield from window(game, side, moment, rule="siege.roll", zone=trial.zone)):
            pass
    trial.die = game.dice.d6()


def modifiers(game: Game, zone: str, side: Side) -> list[tuple[str, int]]:
    """[siege.modifiers] [army.bonus.engineers] The general, his army, the marker, the citadel."""
    table, marker = game.printed.tables.siege, game.sieges.get(zone, 0)
    heads = field_heads(game, zone, side)
    chief = organisation.commanding(game, heads)
    general = game.forces[chief].general if chief else ""
    value = game.printed.generals[general].attack if general else 0
    lines = [
        ("siege.general", value),
        ("siege.army", table.army if chief and game.forces[chief].army else 0),
        ("siege.marker", marker),
        ("siege.citadel", table.citadel if active_fortress(game, zone) > 1 else 0),
    ]
    return [(key, amount) for key, amount in lines if amount]


def resolve(game: Game, trial: Trial) -> Procedure[None]:
    """[siege.table] What the die brings."""
    result, zone = result_of(game, trial.total), trial.zone
    game.tell(
        "siege.rolled",
        force=trial.head,
        zone=zone,
        die=trial.die,
        lines=len(trial.tally),
        tally=trial.tally,
        total=trial.total,
        result=result,
    )
    if result in (HONOURS, BREACH):
        fortress.surrender(game, zone, trial.side.enemy, with_honours=result == HONOURS)
        yield from fortress.capture(game, zone, trial.head)
        return
    most = game.printed.tables.limits.siege_marker
    game.sieges = {**game.sieges, zone: min(game.sieges[zone] + 1, most)}
    if result == REPULSED:
        yield from lose(game, trial.side, field_heads(game, zone, trial.side), 1)


def result_of(game: Game, total: int) -> str:
    """[siege.result.repulsed] [siege.result.stable] [siege.result.honours] [siege.result.breach]"""
    table = game.printed.tables.siege
    if total >= table.breach:
        return BREACH
    if total >= table.honours:
        return HONOURS
    return REPULSED if total <= table.repulsed else STABLE


def settle(game: Game, zone: str) -> Procedure[None]:
    """[siege.lifted.too-few] [siege.relief] Troops came or went: does the siege still hold?

    A besieger who is too weak leaves the zone (R-78).
    """
    if zone in game.sieges and not is_kept(game, zone):
        yield from lift(game, zone)
    else:
        yield from come_out(game, zone)


def settle_all(game: Game) -> Procedure[None]:
    """[siege.lifted.too-few] [siege.lifted.join] Every siege on the map is looked at.

    Who gives one up may crowd the besiegers of another.
    """
    sheltered = [force.zone for force in game.forces.values() if force.is_sheltered]
    for zone in dict.fromkeys([*game.sieges, *sheltered]):
        yield from settle(game, zone)
    while loose := [zone for zone in game.sieges if not is_kept(game, zone)]:
        yield from settle(game, loose[0])


def is_kept(game: Game, zone: str) -> bool:
    """[siege.condition.steps] Has the besieger of this zone steps enough?"""
    holder = controller(game, zone)
    if holder is None or not active_fortress(game, zone):
        return False
    return steps_before(game, zone, holder.enemy) >= fortress.steps_needed(game, zone)


def lift(game: Game, zone: str) -> Procedure[None]:
    """[siege.lifted.too-few] [siege.marker.reset] The siege is over and its marker is gone."""
    end(game, zone)
    game.tell("siege.lifted", zone=zone)
    holder = controller(game, zone)
    if holder is not None:
        for head in field_heads(game, zone, holder.enemy):
            yield from retreat.leave_siege(game, head)
    yield from come_out(game, zone)


def end(game: Game, zone: str) -> None:
    """[siege.marker.reset] The siege marker and what hangs on it are taken off."""
    game.sieges = {place: marker for place, marker in game.sieges.items() if place != zone}
    game.covered = {place: round_ for place, round_ in game.covered.items() if place != zone}


def come_out(game: Game, zone: str) -> Procedure[None]:
    """[siege.lifted.join] Nobody stands before the walls: those inside join whoever is outside."""
    for head in sheltered_in(game, zone):
        side = side_of_force(game, game.forces[head])
        if side is None or not field_heads(game, zone, side.enemy):
            change(game, head, is_sheltered=False)
            if side is not None:
                yield from organisation.consolidate(game, zone, side)


def besieged_in(game: Game, zone: str) -> list[str]:
    """[siege.leave] The corps inside the fortress of a zone, while it is besieged."""
    heads = sheltered_in(game, zone) if zone in game.sieges else ()
    return [corps for head in heads for corps in game.forces[head].corps]


def sheltered_in(game: Game, zone: str) -> Iterable[str]:
    """The forces inside the fortress of a zone."""
    return [head for head in game.zones.get(zone, ()) if game.forces[head].is_sheltered]
