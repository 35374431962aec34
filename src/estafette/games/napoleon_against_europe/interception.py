"""[interception.who] A force near the zone that the enemy has entered comes to meet him there."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import iberia, siege
from .actions import Group, Spend, Take
from .affairs import Entry, Force, Trial
from .attrition import test
from .campaign_of_1805 import take_note
from .command import has_more_cavalry
from .depots import follow
from .detachment import leave_behind, part, without
from .events import spend
from .fate import change
from .hand import card_value
from .losses import confine
from .organisation import commander, consolidate
from .pace import marching_heads
from .passage import ARMISTICE, cannot_trespass
from .powers import field_heads, heads_in
from .prussian_army import cannot_leave_border
from .sheets import MOUNTAIN, STRAIT
from .sides import Side
from .state import Game
from .terrain import cannot_cross, cost, is_difficult


def intercept(game: Game, zone: str) -> Procedure[str]:
    """[interception.one-per-zone] One force of the enemy may come; its head, or nothing.

    [interception.card] Whoever has cards and a general near is asked: silence would betray the
    hand.
    """
    march = game.march
    assert march is not None
    march.met = []
    side = march.side.enemy
    choices = interceptors(game, side, zone)
    if not choices or not game.hands[side]:
        return ""
    choice = yield ask(
        side,
        "interception.who",
        rule="interception.who",
        offers=choices,
        unless=partial(cannot_intercept, game, zone),
        kind=Take,
        or_else=Pass(),
        facts={"zone": zone, "force": march.head},
        always=any(cannot_come(game, zone, each) is None for each in choices),
    )
    if isinstance(choice, Pass):
        return ""
    heads = heads_of(game, choice)
    yield from pay(game, side, heads)
    if not is_met(game, side, heads, zone):
        return ""
    return (yield from come(game, side, heads, zone))


def interceptors(game: Game, side: Side, zone: str) -> list[Take | Group]:
    """[interception.who] The forces next to a zone; two armies together or apart (R-220)."""
    found: list[Take | Group] = []
    for near in game.printed.ground.neighbours(zone):
        heads = heads_in(game, near, side)
        found += [Take(head) for head in heads]
        if len([head for head in heads if game.forces[head].army]) > 1:
            found.append(Group(near))
    return found


def heads_of(game: Game, choice: object) -> list[str]:
    """The forces that an answer means: one, or the two armies of a zone."""
    if isinstance(choice, Take):
        return [choice.piece]
    assert isinstance(choice, Group)
    armies = [head for head in game.zones[choice.zone] if game.forces[head].army]
    chief = commander(game, armies)
    return sorted(armies, key=lambda head: game.forces[head].general != chief)


def cannot_intercept(game: Game, zone: str, choice: Take | Group) -> Refusal | None:
    """[interception.card] Why this force does not intercept; None if it may."""
    if reason := cannot_come(game, zone, choice):
        return reason
    assert game.march is not None
    side = game.march.side.enemy
    least = initiative(game, heads_of(game, choice))
    if all(card_value(game, held) < least for held in game.hands[side]):
        return refuse("interception.card", "interception.no-card", least=least)
    return None


def cannot_come(game: Game, zone: str, choice: Take | Group) -> Refusal | None:
    """[interception.who] Why a force may not come to this zone, whatever cards its side holds."""
    assert game.march is not None
    side = game.march.side.enemy
    if choice not in interceptors(game, side, zone):
        return refuse("interception.who", "interception.not-near", zone=zone)
    heads = heads_of(game, choice)
    for head in heads:
        if reason := is_unfit(game, head):
            return reason
        if reason := cannot_reach(game, side, game.forces[head], zone, heads):
            return reason
    return cannot_find_room(game, side, heads, zone)


def is_unfit(game: Game, head: str) -> Refusal | None:
    """[interception.who] [demoralised.cannot] [siege.leave] Is a force in no state to come?"""
    force = game.forces[head]
    if not force.general:
        return refuse("interception.who", "interception.no-general", force=head)
    if force.is_demoralised:
        return refuse("demoralised.cannot", "interception.demoralised", force=head)
    if force.is_sheltered:
        return refuse("siege.leave", "interception.besieged", force=head, zone=force.zone)
    if game.march is not None and any(corps in game.march.freed for corps in force.corps):
        return refuse("siege.leave", "interception.freed", force=head, zone=force.zone)
    return None


def cannot_reach(
    game: Game, side: Side, force: Force, zone: str, heads: list[str]
) -> Refusal | None:
    """[interception.who] No way over mountains without a pass, a strait (R-49) or neutral land.

    [card.f.armistice-de-pleiswitz] Nobody seeks a battle during an armistice.
    """
    start = force.zone
    if game.printed.border(start, zone).kind in (MOUNTAIN, STRAIT):
        return refuse("interception.who", "interception.barrier", start=start, zone=zone)
    if ARMISTICE in game.lasting:
        return refuse("card.f.armistice-de-pleiswitz", "interception.armistice", zone=zone)
    return (
        cannot_cross(game, side, start, zone)
        or cannot_trespass(game, force, side, zone)
        or iberia.cannot_enter(game, force, zone, heads)
        or cannot_leave_border(game, force.head, zone)
    )


def cannot_find_room(game: Game, side: Side, heads: list[str], zone: str) -> Refusal | None:
    """[army.two-per-zone] [interception.zone-contents] A friend may be there, but no third army."""
    there = [head for head in (*field_heads(game, zone, side), *heads) if game.forces[head].army]
    if len(there) > game.printed.tables.limits.armies_in_zone:
        return refuse("army.two-per-zone", "interception.third-army", zone=zone)
    return None


def pay(game: Game, side: Side, heads: list[str]) -> Procedure[None]:
    """[interception.card] A card worth the general's initiative is spent, come what may (R-51)."""
    least = initiative(game, heads)
    choice = yield ask(
        side,
        "interception.which-card",
        rule="interception.card",
        offers=[Spend(held) for held in game.hands[side]],
        unless=partial(cannot_pay, game, side, least),
        kind=Spend,
        facts={"force": heads[0], "least": least},
        always=True,
    )
    assert isinstance(choice, Spend)
    spend(game, side, choice.card)


def cannot_pay(game: Game, side: Side, least: int, choice: Spend) -> Refusal | None:
    """[interception.card] Why this card does not pay for the interception."""
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    if card_value(game, choice.card) < least:
        return refuse(
            "interception.card", "interception.card-too-low", card=choice.card, least=least
        )
    return None


def initiative(game: Game, heads: list[str]) -> int:
    """[general.attributes] [activation.two-armies] That of the commander; 0 if there is none."""
    chief = commander(game, heads)
    if not chief:
        return 0
    value, most = game.printed.generals[chief].initiative, game.printed.tables.limits
    return min(value + 1, most.initiative_of_two_armies) if len(heads) > 1 else value


def is_met(game: Game, side: Side, heads: list[str], zone: str) -> bool:
    """[interception.roll] One die, modified: on five or more the force comes."""
    trial = Trial("interception", side, zone, heads[0])
    trial.tally = modifiers(game, heads, zone)
    trial.die = game.dice.d6()
    succeeds = trial.total >= game.printed.tables.interception.success
    game.tell(
        "interception.rolled",
        force=heads[0],
        zone=zone,
        die=trial.die,
        tally=trial.tally,
        lines=len(trial.tally),
        total=trial.total,
        succeeds=succeeds,
    )
    return succeeds


def modifiers(game: Game, heads: list[str], zone: str) -> list[tuple[str, int]]:
    """[interception.modifiers] Horse, a readier general, and the ground that he himself crosses."""
    assert game.march is not None
    table, movers = game.printed.tables.interception, marching_heads(game.march)
    first = game.forces[heads[0]]
    start = first.zone
    lines = [
        ("interception.cavalry", has_more_cavalry(game, heads, movers), table.cavalry),
        ("interception.initiative", is_readier(game, heads, movers), table.initiative),
        ("interception.difficult", is_difficult(game, start, zone, first), table.difficult),
    ]
    return [(key, amount) for key, holds, amount in lines if holds]


def is_readier(game: Game, heads: list[str], movers: list[str]) -> bool:
    """[interception.modifiers] [evasion.modifiers] Is this initiative lower than the mover's?

    Against a force without general nobody has the better of it (R-52).
    """
    return initiative(game, heads) < initiative(game, movers)


def come(game: Game, side: Side, heads: list[str], zone: str) -> Procedure[str]:
    """[interception.success] Attrition first, then the move; the head of those who have come.

    [interception.joins-friend] Friends in the zone are one force with them at once.
    """
    start, arrived = game.forces[heads[0]].zone, []
    for head in heads:
        arrived += yield from advance(game, side, head, zone)
    yield from siege.settle(game, start)
    if not arrived:
        return ""
    game.tell("interception.comes", force=arrived[0], start=start, zone=zone)
    border = game.printed.border(start, zone).kind
    assert game.march is not None
    if len(field_heads(game, zone, side)) > len(arrived):
        head = yield from consolidate(game, zone, side)
        arrived = [head]
    game.march.met = [Entry(head, start, border) for head in arrived]
    return arrived[0]


def advance(game: Game, side: Side, head: str, zone: str) -> Procedure[list[str]]:
    """[interception.leave-units] Some may stay; those who go are tested where they set out."""
    force = game.forces[head]
    rule = "interception.leave-units"
    stays = yield from leave_behind(game, side, force, zone, rule=rule)
    head = part(game, force, without(force, stays))
    corps = game.forces[head].corps
    price = cost(game, force.zone, zone, game.forces[head])
    yield from test(game, head, spent=price, crossed=(zone,))
    left = [each for each in corps if each in game.steps]
    if not left:
        return []
    head = next(each for each, found in game.forces.items() if left[0] in found.corps)
    head = change(game, head, zone=zone)
    take_note(game)
    follow(game, side, force.zone, zone)
    head = confine(game, head)
    return [head] if head else []
