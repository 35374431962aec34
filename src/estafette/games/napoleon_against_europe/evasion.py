"""[evasion.who] The force that is attacked slips away, into a fortress or to another zone."""

from collections.abc import Iterable
from functools import partial

from estafette.engine import Action, Offers, Procedure, Refusal, ask, refuse

from . import iberia, siege
from .actions import Drop, Fight, Go, Shelter
from .affairs import Trial
from .command import has_more_cavalry
from .depots import lone_fixed
from .events import Moment, window
from .fortress import (
    cannot_send_in,
    cannot_shelter,
    detachable,
    is_enemy_fortress,
    send_in,
    shelter,
)
from .interception import is_readier
from .pace import marching_heads
from .passage import cannot_trespass
from .powers import field_heads
from .retreat import withdraw
from .sides import Side
from .stacking import cannot_stack
from .state import Game
from .terrain import cannot_cross, is_difficult


def evade(game: Game, zone: str) -> Procedure[bool]:
    """[evasion.who] The force on the march has entered a zone to attack: does the enemy slip away?

    True if nobody is left there to be fought in the field. [interception.no-evade] Who has
    intercepted stands, and [major-campaign.no-second-evasion] who stood against one of a
    campaign stands against all.
    """
    march = game.march
    assert march is not None
    side = march.side.enemy
    heads = list(field_heads(game, zone, side))
    if not heads:
        return not lone_fixed(game, zone, side)
    if march.met or has_stood(game, zone):
        return False
    is_sure = is_shaken(game, heads) or (yield from is_called_back(game, zone, heads))
    choice = yield from decide(game, zone, side, is_sure=is_sure)
    heads = list(field_heads(game, zone, side))
    match choice:
        case Shelter():
            take_shelter(game, heads)
            return True
        case Go(to):
            return (yield from slip_away(game, side, heads, zone, to, is_sure=is_sure))
    stand(game, zone)
    game.tell("evasion.stands", side=side, zone=zone)
    return False


def is_called_back(game: Game, zone: str, heads: list[str]) -> Procedure[bool]:
    """[card.c.plan-de-trachenberg] A card may let go whom no general leads (R-512).

    It is asked for before the way is, if there is one: without the card there is no choice.
    """
    assert game.march is not None
    near = game.printed.ground.neighbours(zone)
    if is_led(game, heads) or all(cannot_go_to(game, zone, to) for to in near):
        return False
    side, rule = game.march.side.enemy, "evasion.who"
    trial = game.trial = Trial("evasion", side, zone, heads[0])
    yield from window(game, side, Moment.EVASION, rule=rule, zone=zone, force=heads[0])
    game.trial = None
    return trial.is_sure


def is_led(game: Game, heads: Iterable[str]) -> bool:
    """[evasion.who] Does a general command there?"""
    return any(game.forces[head].general for head in heads)


def decide(game: Game, zone: str, side: Side, *, is_sure: bool) -> Procedure[Action]:
    """[fortress.defender-options] [fortress.defender-split] What those who are attacked will do.

    Before they say so, they may send some of theirs into the fortress.
    """
    assert game.march is not None
    while True:
        inward = [Drop(piece) for piece in detachable(game, zone, side)]
        choice = yield ask(
            side,
            "evasion.where",
            rule="evasion.who",
            offers=[Go(near) for near in game.printed.ground.neighbours(zone)],
            unless=partial(cannot_evade, game, zone, is_sure),
            kind=Go,
            also=(
                Offers((Shelter(),), partial(cannot_enter_fortress, game, zone), Shelter),
                Offers(tuple(inward), partial(cannot_send_in, game, zone), Drop),
            ),
            or_else=Fight(),
            facts={"zone": zone, "force": game.march.head},
        )
        if not isinstance(choice, Drop):
            return choice
        send_in(game, zone, choice.piece)


def has_stood(game: Game, zone: str) -> bool:
    """[major-campaign.no-second-evasion] Is the right to evade lost in this zone?"""
    return game.campaign is not None and zone in game.campaign.stood


def stand(game: Game, zone: str) -> None:
    """[major-campaign.no-second-evasion] The defenders of a zone lose their right for now."""
    if game.campaign is not None and zone not in game.campaign.stood:
        game.campaign.stood.append(zone)


def cannot_enter_fortress(game: Game, zone: str, choice: Shelter) -> Refusal | None:
    """[evasion.automatic] Why the force does not withdraw into the fortress; None if it may."""
    assert game.march is not None
    for head in field_heads(game, zone, game.march.side.enemy):
        if reason := cannot_shelter(game, head):
            return reason
    return None


def take_shelter(game: Game, heads: list[str]) -> None:
    """[evasion.automatic] No die is rolled for the way into a fortress."""
    for head in heads:
        shelter(game, head)


def cannot_evade(game: Game, zone: str, is_sure: bool, choice: Go) -> Refusal | None:
    """[evasion.who] [evasion.automatic] Why the force does not slip away; None if it may try."""
    assert game.march is not None
    if not is_sure and not is_led(game, field_heads(game, zone, game.march.side.enemy)):
        return refuse("evasion.who", "evasion.no-general", zone=zone)
    return cannot_go_to(game, zone, choice.zone)


def cannot_go_to(game: Game, zone: str, to: str) -> Refusal | None:
    """[evasion.destination] Why nobody slips away to that zone, whoever commands."""
    march = game.march
    assert march is not None
    side = march.side.enemy
    heads = field_heads(game, zone, side)
    if reason := cannot_cross(game, side, zone, to):
        return reason
    if to == march.came_from:
        return refuse("evasion.destination", "evasion.towards-enemy", zone=to)
    return (
        is_closed(game, side, to)
        or cannot_settle(game, side, heads, to)
        or cannot_stack(game, heads, to)
    )


def is_closed(game: Game, side: Side, to: str) -> Refusal | None:
    """[evasion.destination] [evasion.enemy-control] Enemies and their fortress close a zone.

    Their flag does not; both conditions must hold (R-54).
    """
    if field_heads(game, to, side.enemy):
        return refuse("evasion.destination", "evasion.enemies-there", zone=to)
    if is_enemy_fortress(game, to, side) and to not in game.sieges:
        return refuse("evasion.destination", "evasion.fortress-there", zone=to)
    return None


def cannot_settle(game: Game, side: Side, heads: tuple[str, ...], to: str) -> Refusal | None:
    """[movement.no-neutral] [movement.iberia.closed] Whose land is it, and who would enter it?"""
    for head in heads:
        force = game.forces[head]
        reason = cannot_trespass(game, force, side, to)
        if reason := reason or iberia.cannot_enter(game, force, to, heads):
            return reason
    return None


def slip_away(
    game: Game, side: Side, heads: list[str], zone: str, to: str, *, is_sure: bool
) -> Procedure[bool]:
    """[evasion.roll] [evasion.pursuit] Cards, the die, and the way; says whether they have gone."""
    trial = game.trial = Trial("evasion", side, zone, heads[0])
    trial.is_sure = is_sure
    trial.tally = modifiers(game, heads, zone)
    succeeds = yield from is_gone(game, trial)
    game.trial = None
    if not succeeds:
        stand(game, zone)
        return False
    yield from withdraw(game, side, heads, to, key="evasion.goes")
    yield from siege.settle(game, zone)
    return True


def is_gone(game: Game, trial: Trial) -> Procedure[bool]:
    """[evasion.roll] [evasion.automatic] The die, unless the evasion is sure."""
    side, rule, stake = trial.side, "evasion.roll", {"zone": trial.zone, "force": trial.head}
    while not trial.is_sure:
        if not (yield from window(game, side, Moment.EVASION, rule=rule, **stake)):
            break
    while not trial.is_sure:
        if not (yield from window(game, side.enemy, Moment.ENEMY_EVADES, rule=rule, **stake)):
            break
    if trial.is_sure:
        game.tell("evasion.sure", force=trial.head, zone=trial.zone)
        return True
    trial.die = game.dice.d6()
    succeeds = trial.total >= game.printed.tables.evasion.success
    game.tell(
        "evasion.rolled",
        force=trial.head,
        zone=trial.zone,
        die=trial.die,
        tally=trial.tally,
        lines=len(trial.tally),
        total=trial.total,
        succeeds=succeeds,
    )
    return succeeds


def modifiers(game: Game, heads: list[str], zone: str) -> list[tuple[str, int]]:
    """[evasion.modifiers] Horse, a readier general, and the ground that the enemy crossed."""
    march, table = game.march, game.printed.tables.evasion
    assert march is not None
    movers = marching_heads(march)
    mover, start = game.forces[march.head], march.came_from
    is_hard = bool(start) and is_difficult(game, start, zone, mover)
    lines = [
        ("evasion.cavalry", has_more_cavalry(game, heads, movers), table.cavalry),
        ("evasion.initiative", is_readier(game, heads, movers), table.initiative),
        ("evasion.difficult", is_hard, table.difficult),
    ]
    return [(key, amount) for key, holds, amount in lines if holds]


def is_shaken(game: Game, heads: list[str] | tuple[str, ...]) -> bool:
    """[demoralised.evades] Is the force demoralised, or the larger of two armies (R-226)?"""
    steps = {head: sum([game.steps[corps] for corps in game.forces[head].corps]) for head in heads}
    shaken = sum([count for head, count in steps.items() if game.forces[head].is_demoralised])
    return 2 * shaken > sum(steps.values())
