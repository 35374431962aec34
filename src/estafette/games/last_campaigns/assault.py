"""[assault.when] The Formation Assault segment."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Assault
from .activation import is_activated, seems_activated
from .advance import advance
from .affairs import Exchange
from .engagement import attackers_of, fight
from .fate import lose_hq
from .leaders import fail_orders
from .lines import face
from .obedience import cannot_attack, must_assault
from .operations_morale import note_attack
from .orders import under_attack
from .sides import INFANTRY, Side
from .state import Game
from .withdrawal import evade
from .zones import enemies_beside, is_in_chateau

# [assault.multiple-stacks] By the target, from where it is assaulted, and whether with their guns.
Plan: TypeAlias = dict[str, dict[str, bool]]


def assault_segment(game: Game) -> Procedure[None]:
    """[assault.when] All assaults are declared, then fought out one after the other."""
    tired = game.disorganised
    plan = yield from declare(game)
    for target, starts in plan.items():
        yield from resolve(game, target, starts, tired, plan)


def declare(game: Game) -> Procedure[Plan]:
    """[assault.compulsory] [assault.voluntary-otherwise] Stack by stack, at whom it goes."""
    plan: Plan = {}
    starts = {hex_: foes(game, hex_) for hex_ in storming(game)}
    while starts:
        unless = partial(cannot_assault, game, plan)
        offers = [
            Assault(start, target, guns)
            for start, near in starts.items()
            for target in near
            for guns in ((True, False) if may_hold_fire(game, start) else (True,))
        ]
        legal = [offer for offer in offers if unless(offer) is None]
        if not legal and not game.keeps_counsel:
            break
        choice = yield ask(
            game.acting,
            "assault.which",
            rule="assault.eligibility",
            offers=offers,
            unless=unless,
            kind=Assault,
            or_else=() if any(is_bound(game, offer.start) for offer in legal) else Pass(),
            always=game.keeps_counsel,
        )
        match choice:
            case Assault(start, target, guns):
                plan.setdefault(target, {})[start] = guns
                del starts[start]
                units = assailants(game, start, target, guns=guns)
                game.tell("assault.declared", units=units, hex=target)
            case _:
                break
    return plan


def storming(game: Game) -> list[str]:
    """[assault.eligibility] The hexes with units that seem to act, and have enemies beside them."""
    ready = [unit for unit in game.where if seems_fit(game, unit)]
    hexes = dict.fromkeys([game.where[unit] for unit in ready])
    hexes |= dict.fromkeys([game.extended[unit] for unit in ready if unit in game.extended])
    return [hex_ for hex_ in hexes if foes(game, hex_)]


def foes(game: Game, hex_: str) -> list[str]:
    """[assault.priority] The enemy stacks beside a hex, and HQs that stand alone."""
    near, enemy = game.ground.neighbours[hex_], game.acting.enemy
    alone = [
        where
        for army, where in game.hqs.items()
        if where in near and not game.at(where) and game.printed.armies[army].side is enemy
    ]
    return enemies_beside(game, hex_, game.acting) + alone


def may_fight(game: Game, unit: str) -> bool:
    """[assault.eligibility] Activated, and neither charged nor bombarded this turn."""
    return not has_fought(game, unit) and is_activated(game, unit)


def seems_fit(game: Game, unit: str) -> bool:
    """[option.hidden.stays] [option.direct.units] May it fight, as far as its enemy sees?"""
    return not has_fought(game, unit) and seems_activated(game, unit)


def has_fought(game: Game, unit: str) -> bool:
    return unit in game.charged or unit in game.bombarded or unit in game.assaulted


def may_hold_fire(game: Game, start: str) -> bool:
    """[artillery.never-compelled] Are there guns in a hex, and others who could go without them?"""
    arms = [game.unit(unit).arm for unit in game.at(start) if may_fight(game, unit)]
    return len({arm.is_artillery for arm in arms}) > 1


def is_bound(game: Game, start: str) -> bool:
    """[assault.compulsory] Is there anybody in a hex who has to assault?"""
    return any(may_fight(game, unit) and must_assault(game, unit) for unit in game.at(start))


def assailants(game: Game, start: str, target: str, *, guns: bool = True) -> list[str]:
    """[assault.eligibility] The units of a hex that would take part: all that may (R-144)."""
    return [
        unit
        for unit in game.at(start)
        if (guns or not game.unit(unit).arm.is_artillery)
        and may_fight(game, unit)
        and cannot_attack(game, unit, target) is None
    ]


def cannot_assault(game: Game, plan: Plan, choice: Assault) -> Refusal | None:
    """[assault.one-target] [assault.spread] [assault.priority] Why not this stack at that one."""
    start, target = choice.start, choice.target
    if any(start in starts for starts in plan.values()):
        return refuse("assault.one-target", "assault.again", hex=start)
    if start not in game.ground.neighbours or target not in foes(game, start):
        return refuse("assault.eligibility", "assault.nobody", hex=target)
    if refusal := nobody_free(game, start, target):
        return refusal
    if not choice.guns and not may_hold_fire(game, start):
        return refuse("artillery.never-compelled", "assault.no-guns", hex=start)
    units = assailants(game, start, target, guns=choice.guns)
    arms = [game.unit(unit).arm for unit in units]
    if all(arm.is_artillery for arm in arms) and (target not in plan or not arms):
        return refuse("artillery.assault.with-others", "assault.guns-alone", hex=start)
    open_ = [hex_ for hex_ in foes(game, start) if hex_ not in plan]
    others = [hex_ for hex_ in open_ if hex_ != target and game.at(hex_)]
    if target in plan and others:
        return refuse("assault.spread", "assault.spread", hex=others[0], target=target)
    return out_of_turn(game, start, units, target, open_)


def nobody_free(game: Game, start: str, target: str) -> Refusal | None:
    """[assault.eligibility] Why nobody in a hex may assault that target."""
    if assailants(game, start, target):
        return None
    ready = [unit for unit in game.at(start) if may_fight(game, unit)]
    if ready:
        return cannot_attack(game, ready[0], target)
    spent = [unit for unit in game.at(start) if is_activated(game, unit)]
    key = "assault.spent" if spent else "assault.not-activated"
    return refuse("assault.eligibility", key, hex=start)


def out_of_turn(
    game: Game, start: str, units: Sequence[str], target: str, open_: Sequence[str]
) -> Refusal | None:
    """[assault.priority] [chateau.must-attack-first] Chateaux first, HQs last (R-52)."""
    if target not in open_ or not any(game.unit(unit).arm is INFANTRY for unit in units):
        return None
    allowed = [hex_ for hex_ in open_ if assailants(game, start, hex_)]
    chateaux = [hex_ for hex_ in allowed if is_in_chateau(game, hex_)]
    if chateaux and target not in chateaux:
        return refuse("chateau.must-attack-first", "assault.chateau-first", hex=chateaux[0])
    held = [hex_ for hex_ in allowed if game.at(hex_)]
    if held and target not in held:
        return refuse("assault.priority", "assault.hq-last", hex=held[0])
    return None


def resolve(
    game: Game,
    target: str,
    starts: Mapping[str, bool],
    tired: frozenset[str],
    plan: Plan,
) -> Procedure[None]:
    """[assault.whole-hex] One hex is assaulted from all the hexes named, if they still hold."""
    side = game.acting
    face(game, [target, *starts])
    stacks = {
        start: tuple(units)
        for start, guns in starts.items()
        if (units := assailants(game, start, target, guns=guns))
    }
    units = [unit for units in stacks.values() for unit in units]
    if all(game.unit(unit).arm.is_artillery for unit in units):
        return  # [artillery.assault.with-others]
    if game.holder(target) is not side.enemy:
        yield from storm_headquarters(game, side, target, stacks)
        return
    game.assaulted |= {*units}
    exchange = game.exchange = Exchange("assault", side, target, stacks, game.at(target))
    game.tell("assault.begins", side=side, units=units, hex=target)
    under_attack(game, list(exchange.defenders))
    note_attack(game, attackers_of(exchange), exchange.defenders)
    yield from evade(game, target, units)
    exchange.defenders = game.at(target)
    went_back = False
    if exchange.defenders:
        went_back = yield from fight(game, exchange, tired, plan)
    result = "repulsed" if went_back else "held" if game.at(target) else "taken"
    game.tell("assault.over", hex=target, result=result)
    if not went_back and attackers_of(exchange):
        yield from advance(game, side, target, stacks)
    game.exchange = None
    yield from fail_orders(game)


def storm_headquarters(
    game: Game, side: Side, target: str, stacks: Mapping[str, Sequence[str]]
) -> Procedure[None]:
    """[hq.destroyed] An HQ alone is destroyed without a shot, and its hex is free (R-53)."""
    armies = [
        army
        for army, where in game.hqs.items()
        if where == target and game.printed.armies[army].side is side.enemy
    ]
    if not armies or game.at(target):
        return
    for units in stacks.values():
        game.assaulted |= {*units}
    for army in armies:
        lose_hq(game, army)
    yield from advance(game, side, target, stacks)
    yield from fail_orders(game)
