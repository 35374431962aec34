"""[countermarch.who] Forces near a battle march to the sound of the guns."""

from functools import partial

from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import iberia, siege
from .actions import Take
from .affairs import Battle, Entry, Force, Host, Trial
from .attrition import test
from .campaign_of_1805 import take_note
from .command import cannot_hold, cannot_spare
from .depots import follow
from .detachment import cannot_be_left, leave_behind, part, without
from .fate import change, force_of, head_with
from .losses import confine
from .modifiers import tactical
from .pace import marching_heads
from .passage import cannot_trespass
from .powers import field_heads, heads_in
from .prussian_army import cannot_leave_border
from .sheets import MOUNTAIN, STRAIT
from .state import Game
from .terrain import cannot_cross, cost, is_difficult


def march_to_the_guns(game: Game, battle: Battle) -> Procedure[None]:
    """[countermarch.order] The active player tries with all he will, then the other."""
    if not battle.is_first:
        return
    for host in battle.hosts:
        while (yield from try_one(game, battle, host)):
            pass


def try_one(game: Game, battle: Battle, host: Host) -> Procedure[bool]:
    """[countermarch.roll] One force tries to come; says whether one did try."""
    choice = yield ask(
        host.side,
        "countermarch.who",
        rule="countermarch.who",
        offers=[Take(general) for general in generals_near(game, battle, host)],
        unless=partial(cannot_countermarch, game, battle, host),
        kind=Take,
        or_else=Pass(),
        facts={"zone": battle.zone},
    )
    if not isinstance(choice, Take):
        return False
    battle.tried.append(choice.piece)
    force = game.forces[head_with(game, choice.piece)]
    if choice.piece == force.general:
        stays = yield from leave_behind(
            game, host.side, force, battle.zone, rule="countermarch.part", stuck=battle.tried
        )
        band = without(force, stays)
    else:
        band = yield from take_along(game, battle, host, force, choice.piece)
    if band.corps:
        battle.tried += band.corps
        yield from attempt(game, battle, host, force, band)
    return True


def generals_near(game: Game, battle: Battle, host: Host) -> list[str]:
    """[countermarch.subordinate] The generals in or next to the zone who are not in the battle."""
    zones = (battle.zone, *game.printed.ground.neighbours(battle.zone))
    found = []
    for zone in zones:
        for head in heads_in(game, zone, host.side):
            if head not in host.heads:
                force = game.forces[head]
                found += [each for each in (force.general, *force.subordinates) if each]
    return found


def cannot_countermarch(game: Game, battle: Battle, host: Host, choice: Take) -> Refusal | None:
    """[countermarch.forbidden] Why this general does not march to the guns; None if he may."""
    general = choice.piece
    if general in battle.tried:
        return refuse("countermarch.roll", "countermarch.again", general=general)
    if general not in generals_near(game, battle, host):
        return refuse("countermarch.who", "countermarch.not-near", zone=battle.zone)
    if battle.attacker.depot or battle.defender.depot:
        return refuse("countermarch.forbidden", "countermarch.depot", zone=battle.zone)
    force = game.forces[head_with(game, general)]
    if force.is_sheltered:
        return refuse("siege.relief", "countermarch.besieged", general=general, zone=force.zone)
    if force.is_demoralised:
        return refuse("demoralised.cannot", "countermarch.demoralised", general=general)
    if is_waiting(game, force.head):
        return refuse("major-campaign.together", "countermarch.waits", general=general)
    if force.zone != battle.zone and (reason := cannot_pass(game, battle, host, force)):
        return reason
    return cannot_bring(game, battle, host, force, general)


def is_waiting(game: Game, head: str) -> bool:
    """[major-campaign.together] Does this force of a campaign, or its group, stand before another?

    [interior-lines.effect] Or does its turn to attack here come later (R-227)?
    """
    waiting = game.campaign.waiting if game.campaign is not None else []
    return any(head in marching_heads(march) for march in waiting)


def cannot_pass(game: Game, battle: Battle, host: Host, force: Force) -> Refusal | None:
    """[countermarch.forbidden] No countermarch over mountains without a pass or over a strait.

    [movement.no-neutral] Nor into land that is closed to this force.
    """
    start, zone = force.zone, battle.zone
    if game.printed.border(start, zone).kind in (MOUNTAIN, STRAIT):
        return refuse("countermarch.forbidden", "countermarch.barrier", start=start, zone=zone)
    return (
        cannot_cross(game, host.side, start, zone)
        or cannot_trespass(game, force, host.side, zone)
        or iberia.cannot_enter(game, force, zone)
    )


def cannot_bring(
    game: Game, battle: Battle, host: Host, force: Force, general: str
) -> Refusal | None:
    """[countermarch.subordinate] [army.two-per-zone] Has he units to bring, and is there room?"""
    if general != force.general:
        if not any(
            cannot_join(game, battle, force, general, (), Take(each)) is None
            for each in force.corps
        ):
            return refuse("countermarch.subordinate", "countermarch.no-units", general=general)
        return None
    if all(each in battle.tried for each in force.corps):
        return refuse("countermarch.roll", "countermarch.again", general=general)
    reason = cannot_be_left(game, force, battle.tried)
    if reason := reason or cannot_leave_border(game, force.head, battle.zone):
        return reason
    most = game.printed.tables.limits.armies_in_zone
    there = field_heads(game, battle.zone, host.side)
    others = [head for head in there if game.forces[head].army and head != force.head]
    if force.army and len(others) >= most:
        return refuse("army.two-per-zone", "countermarch.third-army", zone=battle.zone)
    return None


def take_along(
    game: Game, battle: Battle, host: Host, force: Force, general: str
) -> Procedure[Force]:
    """[countermarch.subordinate] A subordinate takes corps of his army, as many as he may lead."""
    taken: tuple[str, ...] = ()
    while True:
        choice = yield ask(
            host.side,
            "countermarch.with-whom",
            rule="countermarch.subordinate",
            offers=[Take(each) for each in force.corps if each not in taken],
            unless=partial(cannot_join, game, battle, force, general, taken),
            kind=Take,
            or_else=Pass(),
            facts={"general": general, "zone": battle.zone},
        )
        if not isinstance(choice, Take):
            return replace(
                force, corps=taken, general=general, subordinates=(), specials=(), army=""
            )
        taken += (choice.piece,)


def cannot_join(
    game: Game, battle: Battle, force: Force, general: str, taken: tuple[str, ...], choice: Take
) -> Refusal | None:
    """[countermarch.part] [command.limit] Why this corps does not go with this subordinate."""
    corps = choice.piece
    if corps not in force.corps or corps in taken:
        return refuse("countermarch.part", "countermarch.not-there")
    if corps in battle.tried:
        return refuse("countermarch.roll", "countermarch.tried", corps=corps)
    if len(taken) + 1 == len(force.corps):
        return refuse("general-change.not-alone", "countermarch.last-corps", corps=corps)
    band = force_of(game, force.zone, corps=(*taken, corps), general=general)
    return cannot_hold(game, band) or cannot_spare(game, force, *band.corps)


def attempt(game: Game, battle: Battle, host: Host, force: Force, band: Force) -> Procedure[None]:
    """[countermarch.roll] The die of one countermarch."""
    table, zone = game.printed.tables.countermarch, battle.zone
    trial = game.trial = Trial("countermarch", host.side, zone, band.head)
    trial.tally = [*modifiers(game, battle, host, band)]
    trial.die = game.dice.d6()
    succeeds = trial.total >= table.success
    game.tell(
        "countermarch.rolls",
        side=host.side,
        general=band.general,
        zone=zone,
        die=trial.die,
        tally=trial.tally,
        lines=len(trial.tally),
        total=trial.total,
        succeeds=succeeds,
    )
    game.trial = None
    if succeeds:
        yield from arrive(game, battle, host, force, band)


def modifiers(game: Game, battle: Battle, host: Host, band: Force) -> list[tuple[str, int]]:
    """[countermarch.modifiers] The general's value, the ground, and what cards add.

    The active player may use the value of an army general who is on the field.
    """
    is_attacker = host is battle.attacker
    best = band.general
    if is_attacker:
        chiefs = [game.forces[head].general for head in host.heads if game.forces[head].army]
        best = max([best, *chiefs], key=lambda each: tactical(game, each, is_attacker=True))
    lines = [(best, tactical(game, best, is_attacker=is_attacker))]
    if band.zone != battle.zone and is_difficult(game, band.zone, battle.zone, band):
        lines.append(("countermarch.difficult", game.printed.tables.countermarch.difficult))
    return [line for line in [*lines, *host.spurs] if line[1]]


def arrive(game: Game, battle: Battle, host: Host, force: Force, band: Force) -> Procedure[None]:
    """[countermarch.attrition] The force enters the zone of the battle and is tested at once."""
    start, zone = band.zone, battle.zone
    head = part(game, force, band)
    price, border = 0, ""
    if start != zone:
        price = cost(game, start, zone, band)
        border = game.printed.border(start, zone).kind
        head = change(game, head, zone=zone)
        take_note(game)
        follow(game, host.side, start, zone)
        yield from siege.settle(game, start)
        host.entries.append(Entry(head, start, border))
    host.heads.append(head)
    head = confine(game, head)
    if head and start != zone:
        yield from test(game, head, spent=price, crossed=(zone,))
    host.heads = [each for each in host.heads if each in game.forces]
