"""[activation.what] The march of the activated force, one operation at a time."""

from functools import partial

from estafette.engine import Action, Decision, Offers, Pass, Procedure, Refusal, ask, refuse

from . import attrition, campaign, depots, fortress, occupation, rally, siege
from .actions import Besiege, Drop, Flag, Go, Hasten, PickUp, Rally, Relieve, Turn
from .affairs import March
from .campaign_of_1805 import take_note
from .combining import cannot_drop, cannot_pick_up, drop, drops, pick_up, pick_ups
from .control import cannot_take
from .departure import EAGLE
from .evasion import evade
from .fate import change, head_with, store
from .forced_march import cannot_hasten, hasten, is_dear, lengths, pay_again
from .interception import intercept
from .organisation import consolidate, dismiss
from .pace import marching_heads, mark_moved, slow_down, spend
from .passage import cannot_enter, cannot_halt, faces_enemy, price_of
from .powers import controller, country_of, field_heads
from .retreat import go_back
from .sides import FRANCE
from .state import Game

FLAG = 1  # [control.take.flag] movement points


def is_marching(game: Game) -> bool:
    """[activation.what] Is a force on the march?"""
    return game.march is not None


def march_on(game: Game) -> Procedure[None]:
    """[activation.what] One operation of the force: a zone, a siege, a flag, a halt."""
    march = game.march
    assert march is not None
    choice = yield what_next(game, march)
    yield from obey(game, march, choice)
    yield from close(game)


def bring_on(game: Game) -> Procedure[None]:
    """[major-campaign.together] Those of a campaign who waited for others fight now."""
    assert game.campaign is not None
    zone = game.forces[campaign.waiting(game)[0].head].zone
    yield from campaign.bring_on(game)
    yield from after_battle(game, zone)
    yield from go_on(game, zone)
    yield from close(game)


def is_to_bring_on(game: Game) -> bool:
    """[major-campaign.together] Do some wait for their battle, and is nobody else to come?"""
    waiting, left = campaign.is_waiting(game), game.campaign.left if game.campaign else 0
    return waiting and game.march is None and left < 1


def close(game: Game) -> Procedure[None]:
    """[activation.lost-battle-stops] A march that is over, or that nobody is left to make, ends."""
    march = game.march
    if march is not None and (march.is_over or march.head not in game.forces):
        yield from finish(game, march)


def what_next(game: Game, march: March) -> Decision:
    """[activation.what] What the force may do next, within its movement points."""
    force = game.forces[march.head]
    zone = force.zone
    is_hostile = controller(game, zone) is march.side.enemy
    staff = force.subordinates if force.army else ()
    stores = depots.of_side(game, zone, march.side) if game.stores else []
    return ask(
        march.side,
        "march.what-next",
        rule="activation.what",
        offers=[Go(to) for to in game.printed.ground.neighbours(zone)] if march.points else (),
        unless=partial(cannot_enter, game),
        kind=Go,
        also=(
            Offers(lengths(game, march), partial(cannot_hasten, game), Hasten),
            Offers((Flag(),) if is_hostile else (), partial(cannot_flag, game), Flag),
            Offers((Besiege(),) if is_hostile else (), partial(cannot_besiege, game), Besiege),
            Offers((Rally(),) if rally.shaken(game) else (), partial(cannot_rally, game), Rally),
            Offers(tuple(pick_ups(game, march)), partial(cannot_pick_up, game), PickUp),
            Offers(tuple(drops(game, march)), partial(cannot_drop, game), Drop),
            Offers(
                tuple([Relieve(each) for each in staff]), partial(cannot_relieve, game), Relieve
            ),
            Offers(tuple([Turn(each) for each in stores]), partial(cannot_turn, game), Turn),
            Offers((Pass(),), partial(cannot_halt, game), Pass),
        ),
        facts={"force": march.head, "zone": zone, "points": march.points},
    )


def obey(game: Game, march: March, choice: Action) -> Procedure[None]:
    """[activation.what] What was ordered is done."""
    match choice:
        case Go(to):
            yield from enter(game, march, to)
        case Hasten(points):
            hasten(game, march, points)
        case Flag():
            spend(game, march, FLAG)
            yield from raise_flag(game, march)
        case Besiege():
            yield from besiege(game, march)
        case Rally():
            mark_moved(game, march)
            yield from rally.call_to_order(game)
        case PickUp(piece):
            yield from pick_up(game, march, piece)
        case Drop(piece):
            drop(game, march, piece)
        case Relieve(general):
            dismiss(game, march.head, general)
        case Turn(depot):
            depots.turn(game, depot)
        case Pass():
            march.is_over = True


def enter(game: Game, march: March, to: str) -> Procedure[None]:
    """[movement.common-border] The force goes on by one zone, its depots with it.

    [attrition.steps-counted] Whoever was taken up where it stood marches with it from now on.
    """
    here = game.forces[march.head].zone
    if faces_enemy(game, to, march.side) or is_dear(game, march, to):
        pay_again(game, march)
    price = price_of(game, march, here, to)
    fortress.cover(game, march.head)
    march.freed += siege.besieged_in(game, here)
    spend(game, march, price)
    march.came_from, march.border = here, game.printed.border(here, to).kind
    march.crossed.append(to)
    march.taken = []
    march.has_won_here = False
    for head in marching_heads(march):
        change(game, head, zone=to)
    for depot in march.depots:
        store(game, depot, to)
    game.tell("march.enters", force=march.head, start=here, zone=to, points=march.points)
    yield from siege.settle(game, here)
    if march.head in game.forces:  # those who gave up a siege may have run into it
        yield from meet(game, march, to)


def meet(game: Game, march: March, zone: str) -> Procedure[None]:
    """[movement.stop] [interception.before-evasion] Interception, evasion, battle."""
    yield from intercept(game, zone)
    if not (yield from evade(game, zone)):
        yield from campaign.clash(game, zone)
        yield from after_battle(game, zone)
        yield from call_off(game, zone)
    yield from go_on(game, zone)


def go_on(game: Game, zone: str) -> Procedure[None]:
    """[forced-march.slower-units] Whoever may go on is in the zone now, friends who joined him too.

    [siege.lifted.join] A force taken in by those whom it has relieved has done (R-206).
    """
    march = game.march
    if march is not None and not march.is_over and march.head in game.forces:
        slow_down(game, march)
        yield from arrive(game, march, zone)


def call_off(game: Game, zone: str) -> Procedure[None]:
    """[interception.success] Who came to meet a force that died on the way goes back (R-391)."""
    march = game.march
    if march is None or march.head in game.forces or not field_heads(game, zone, march.side):
        return
    for entry in march.met:
        if entry.head in game.forces and game.forces[entry.head].zone == zone:
            yield from go_back(game, entry.head, entry.zone)


def after_battle(game: Game, zone: str) -> Procedure[None]:
    """[control.take.after-win] [forced-march.after-battle] The victor's flag; he may go on."""
    march = game.march
    if march is None or not march.head:  # it waits for others, or did not live to fight
        return
    if not (march.is_over or march.has_won_here):  # nobody was left to be fought
        return
    winner = march.side.enemy if march.is_over else march.side
    yield from occupation.take_after_win(game, zone, winner)
    if not march.is_over:
        yield from garrison(game, march)


def arrive(game: Game, march: March, zone: str) -> Procedure[None]:
    """[siege.start] Before an enemy fortress a siege begins; stray depots are lost.

    [card.f.vol-de-l-aigle] With the Eagle, French land is France's again at once.
    """
    siege.lay(game, march.head)
    depots.sweep(game)
    is_ours = march.grant == EAGLE and country_of(game, zone) == FRANCE
    if is_ours and cannot_take(game, march.head) is None:
        yield from raise_flag(game, march)


def raise_flag(game: Game, march: March) -> Procedure[None]:
    """[control.take.flag] [fortress.reactivate] The zone is taken, its fortress manned."""
    yield from occupation.take(game, march.head)
    depots.sweep(game)
    yield from garrison(game, march)


def garrison(game: Game, march: March) -> Procedure[None]:
    """[fortress.reactivate] An empty fortress just taken may be made active (R-76)."""
    if march.head in game.forces and game.forces[march.head].zone in game.empty:
        yield from fortress.reactivate(game, march.head)


def besiege(game: Game, march: March) -> Procedure[None]:
    """[siege.attack-cost] [siege.attack-free-battle] One attack; after a battle won it is free."""
    is_free, march.has_won_here = march.has_won_here, False
    mark_moved(game, march)
    yield from siege.attack(game, march.head, free=is_free)


def cannot_flag(game: Game, choice: Flag) -> Refusal | None:
    """[control.take.flag] Why no flag is raised here now; None if one may be."""
    march = game.march
    assert march is not None
    if reason := cannot_take(game, march.head):
        return reason
    if march.points < FLAG:
        return refuse("control.take.flag", "march.no-points", price=FLAG)
    return None


def cannot_besiege(game: Game, choice: Besiege) -> Refusal | None:
    """[siege.attack-cost] Why the fortress is not attacked now; None if it may be."""
    march = game.march
    assert march is not None
    return siege.cannot_attack(game, march.head, free=march.has_won_here)


def cannot_rally(game: Game, choice: Rally) -> Refusal | None:
    """[rally.attempt] Why the general does not try to rally his force now."""
    return rally.cannot_call(game)


def cannot_relieve(game: Game, choice: Relieve) -> Refusal | None:
    """[general-change.subordinate] [general-change.army] Only subordinates are withdrawn here."""
    assert game.march is not None
    force = game.forces[game.march.head]
    if choice.general == force.general:
        clause = "general-change.army" if force.army else "general-change.force"
        return refuse(clause, "combine.chief", general=force.general)
    if choice.general not in force.subordinates:
        return refuse("general-change.subordinate", "combine.not-with-us")
    return None


def cannot_turn(game: Game, choice: Turn) -> Refusal | None:
    """[depot.convert] Why this depot does not show its other face now."""
    assert game.march is not None
    return depots.cannot_turn(game, game.march.head, choice.depot)


def finish(game: Game, march: March) -> Procedure[None]:
    """[attrition.when.forced-march] The test that is still owed; then all who stand here are one.

    [fortress.reactivate] After the test a step may be detached for the last fortress taken.
    [siege.lifted.too-few] The test may have left too few before a fortress, or nobody, and
    [depot.mobile.alone-destroyed] depots without anybody.
    [combine.join-army-then-activate] Who has joined an army may go on with it.
    """
    heads = [head for head in marching_heads(march) if head in game.forces]
    mark_moved(game, march)
    if not march.is_tested:
        march.is_tested = True
        for head in heads:
            yield from attrition.test_march(game, head)
        if attrition.is_due(game, march):
            yield from garrison(game, march)
    for head in heads:
        if head in game.forces:
            yield from settle_down(game, march, head)
    yield from siege.settle_all(game)
    depots.sweep(game)
    take_note(game)
    game.march = None


def settle_down(game: Game, march: March, head: str) -> Procedure[None]:
    """[stacking.one-force] [siege.start] The force and its friends in the zone are one now."""
    force = game.forces[head]
    if len(field_heads(game, force.zone, march.side)) > 1:
        yield from consolidate(game, force.zone, march.side)
    corps = next((each for each in force.corps if each in game.steps), "")
    if not corps:
        return
    new = head_with(game, corps)
    if game.forces[new].army and not force.army:
        game.joined |= set(force.pieces)
    siege.lay(game, new)
