"""[assault.exchange] A round of assault: fire, losses, and who gives way."""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import GiveGround, Stand
from .affairs import Exchange
from .doctrine import line_factor, line_reasons
from .enfilade import is_line_enfilade
from .facing import is_laid_elsewhere
from .fire import HALF, MORE, WHOLE, Share, defenders_percent, ground_reasons, reduction, shoot
from .flank import is_flanked
from .guard import awe
from .leader_loss import check_leaders
from .losses import take
from .morale import Line, stands_firm
from .retreat import fall_back, has_way, leaving
from .sides import RETREATS, Side
from .state import Game
from .support import call_support, cover, support_share

ENFILADE, DEFENCE = "fire-enfilade", "fire-guns-defend"


def fight(
    game: Game, exchange: Exchange, tired: Collection[str], assaulted: Collection[str]
) -> Procedure[bool]:
    """[assault.exchange] [combat.losses.simultaneous] One round; says if the attackers went back.

    `tired` were disorganised when the segment began, `assaulted` are the hexes that are attacked
    in it.
    """
    suffered, under_fire = yield from exchange_fire(game, exchange, tired, assaulted)
    order = in_order(game, exchange)
    yielding = yield from choose_retreat(game, exchange, order, suffered)
    voluntary = yielding is not None
    if voluntary:
        suffered = {side: halved(steps) for side, steps in suffered.items()}
    lost = yield from lose(game, exchange, suffered)
    if not voluntary:
        yielding = find_beaten(game, exchange, [side for side in order if lost[side]], under_fire)
    if yielding is not None:
        yield from fall_back(game, goers_of(game, exchange, yielding), voluntary=voluntary)
    return yielding is exchange.attacker


def exchange_fire(
    game: Game, exchange: Exchange, tired: Collection[str], assaulted: Collection[str]
) -> Procedure[tuple[dict[Side, int], dict[Side, bool]]]:
    """[general.simultaneous-fire] What each side suffers, and whether guns have fired on it."""
    attacker, defender = exchange.attacker, exchange.attacker.enemy
    exchange.flanked = is_flanked(
        game, attacker, exchange.target, list(exchange.attackers), attackers_of(exchange)
    )
    guns = yield from call_support(game, exchange, assaulted)
    shares = {
        attacker: attack_shares(game, exchange, tired),
        defender: defence_shares(game, exchange, tired),
    }
    under_fire = {side: any(share.guns for share in shares[side.enemy]) for side in shares}
    shares[defender] += [support_share(game, exchange, gun, tired) for gun in guns]
    volleys = {side: shoot(game, side, brought) for side, brought in shares.items()}
    suffered = {side: volleys[side.enemy].losses for side in shares}
    cover(game, {side: units_of(exchange, side) for side in shares}, volleys, suffered)
    return suffered, under_fire


def attackers_of(exchange: Exchange) -> list[str]:
    return [unit for units in exchange.attackers.values() for unit in units]


def units_of(exchange: Exchange, side: Side) -> list[str]:
    """[combat.attacker-defender] A side's units in the combat; those who support from afar not."""
    return attackers_of(exchange) if side is exchange.attacker else list(exchange.defenders)


def attack_shares(game: Game, exchange: Exchange, tired: Collection[str]) -> list[Share]:
    """[assault.multiple-stacks] All attackers fire as one, each as the ground allows."""
    shares = []
    for start, units in exchange.attackers.items():
        ground = reduction(game, "assault", start, exchange.target)
        assert ground is not None
        for unit in units:
            share = brought(game, unit, ground, tired)
            if game.unit(unit).arm.is_artillery:
                is_lined_up = is_line_enfilade(game, start, exchange.target)
                share = gunned(share, (ENFILADE,) if is_lined_up else ())
            shares.append(share)
    return shares


def defence_shares(game: Game, exchange: Exchange, tired: Collection[str]) -> list[Share]:
    """[assault.multiple-stacks.defence] The defenders fire once, at all who attack them."""
    starts = list(exchange.attackers)
    ground = Fraction(WHOLE - defenders_percent(game, starts, exchange.target), WHOLE)
    shares = []
    for unit in exchange.defenders:
        share = brought(game, unit, ground, tired)
        if game.unit(unit).arm.is_artillery:
            if is_laid_elsewhere(game, unit, starts):
                continue  # [artillery.facing]
            share = gunned(share, defensive_favours(game, exchange))
        shares.append(share)
    return shares


def defensive_favours(game: Game, exchange: Exchange) -> tuple[str, ...]:
    """[advanced.artillery.defence-bonus] [enfilade.line.scope] Along the line of all attackers."""
    favours: tuple[str, ...] = (DEFENCE,) if game.plays_with("heavy-guns") else ()
    if all(is_line_enfilade(game, exchange.target, start) for start in exchange.attackers):
        favours += (ENFILADE,)
    return favours


def gunned(share: Share, favours: tuple[str, ...]) -> Share:
    """[advanced.artillery.defence-bonus] Guns, and half as much again for each favour."""
    more = (MORE,) * len(favours)
    return replace(share, favours=more, guns=True, why=(*share.why, *favours))


def brought(game: Game, unit: str, ground: Fraction, tired: Collection[str]) -> Share:
    """[assault.disorganised] [assault.cavalry-half] [option.doctrine.before-others] Its share."""
    line = line_factor(game, unit)
    factor, why = ground * line, (*ground_reasons(ground), *line_reasons(line))
    if unit in tired:
        factor, why = factor * HALF, (*why, "fire-disorganised")
    if game.unit(unit).arm.is_cavalry:
        factor, why = factor * HALF, (*why, "fire-cavalry")
    return Share(game.strength(unit), factor, why=why)


def in_order(game: Game, exchange: Exchange) -> list[Side]:
    """[retreat.choice-order.one-without-artillery] [retreat.choice-order.otherwise] In turn."""
    attacker = exchange.attacker
    has_guns = {
        side: any(game.unit(unit).arm.is_artillery for unit in units_of(exchange, side))
        for side in (attacker, attacker.enemy)
    }
    if has_guns[attacker] and not has_guns[attacker.enemy]:
        return [attacker.enemy, attacker]
    return [attacker, attacker.enemy]


def choose_retreat(
    game: Game, exchange: Exchange, order: Iterable[Side], suffered: dict[Side, int]
) -> Procedure[Side | None]:
    """[retreat.choice-sequence] One side after the other may give ground, until one does."""
    for side in order:
        if cannot_give_ground(game, exchange, side, suffered) is not None:
            continue
        choice = yield ask(
            side,
            "retreat.whether",
            rule="retreat.choice-sequence",
            offers=[GiveGround()],
            or_else=() if must_give_ground(game, exchange, side) else Stand(),
            facts={
                "hex": exchange.target,
                "losses": suffered[side],
                "theirs": suffered[side.enemy],
            },
            always=game.orders_are_written,
        )
        if isinstance(choice, GiveGround):
            game.tell("retreat.gives-ground", side=side, hex=exchange.target)
            return side
    return None


def cannot_give_ground(
    game: Game, exchange: Exchange, side: Side, suffered: dict[Side, int]
) -> Refusal | None:
    """[retreat.eligibility] [chateau.no-retreat] Why a side may not retreat of its own will."""
    if not suffered[side]:
        return refuse("retreat.eligibility", "retreat.no-loss")
    stacks = goers_of(game, exchange, side)
    if not stacks:
        return refuse("chateau.no-retreat", "retreat.garrison")
    for hex_ in stacks:
        if not has_way(game, side, hex_):
            return refuse("retreat.blocked", "retreat.no-way", hex=hex_)
    return None


def must_give_ground(game: Game, exchange: Exchange, side: Side) -> bool:
    """[order.withdrawal.must-retreat] Those who withdraw do not stand and fight (R-26)."""
    return any(game.order(unit).kind in RETREATS for unit in units_of(exchange, side))


def goers_of(game: Game, exchange: Exchange, side: Side) -> dict[str, list[str]]:
    """The stacks of a side that would retreat, by their hexes."""
    if side is exchange.attacker:
        stacks = {hex_: leaving(game, hex_, units) for hex_, units in exchange.attackers.items()}
    else:
        stacks = {exchange.target: leaving(game, exchange.target, exchange.defenders)}
    return {hex_: units for hex_, units in stacks.items() if units}


def halved(steps: int) -> int:
    """[retreat.voluntary.halving] Half up, but a single loss becomes none (R-06)."""
    return (steps + 1) // 2 if steps > 1 else 0


def lose(
    game: Game, exchange: Exchange, suffered: dict[Side, int]
) -> Procedure[dict[Side, list[str]]]:
    """[combat.losses.simultaneous] [retreat.no-voluntary.full-losses] Both, after both fired."""
    lost: dict[Side, list[str]] = {}
    for side, steps in suffered.items():
        where = dict(game.where)
        lost[side] = yield from take(game, units_of(exchange, side), steps)
        check_leaders(game, [where[unit] for unit in lost[side]], side)
    return lost


def find_beaten(
    game: Game, exchange: Exchange, order: Sequence[Side], under_fire: dict[Side, bool]
) -> Side | None:
    """[retreat.involuntary.test] [retreat.involuntary.second-skips] Who fails first, if anybody.

    [retreat.elimination-not-retreat] It does not matter whether the enemy is still there.
    """
    for side in order:
        stacks = goers_of(game, exchange, side)
        units = [unit for units in stacks.values() for unit in units]
        if not units:
            continue  # [chateau.no-retreat]
        attacking = side is exchange.attacker
        weights = situation(game, exchange, side, under_fire[side])
        if not stands_firm(game, side, units, attacking=attacking, weights=weights):
            return side
    return None


def situation(game: Game, exchange: Exchange, side: Side, under_fire: bool) -> list[Line]:
    """[morale.mod.artillery-fire] [morale.mod.flank] [morale.mod.guard-opponent] What weighs."""
    table = game.printed.tables.morale
    found = [("morale.guard", awe(game, units_of(exchange, side.enemy)))]
    if under_fire:
        found.append(("morale.artillery", table.artillery))
    if exchange.flanked and side is not exchange.attacker:
        found.append(("morale.flank", table.flank))
    return [(key, amount) for key, amount in found if amount]
