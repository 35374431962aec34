"""[charge.one-round] Cavalry in the hex of its enemy: one round of fire, and who has to go."""

from collections.abc import Collection, Sequence
from fractions import Fraction

from msgspec import Struct

from estafette.engine import Procedure

from . import leaders, orders, reaction, retreat
from .affairs import Exchange
from .doctrine import line_factor, line_reasons
from .fate import disorganise, move
from .fire import HALF, TWICE, Share, ground_reasons, reduction, shoot
from .hidden import vanish
from .leader_loss import check_leaders
from .lines import face
from .losses import take
from .operations_morale import note_attack
from .riders import Rider, is_in_column, is_on_flank
from .sides import Side
from .square import forms_square
from .state import Game


class Shock(Struct):
    """A charge that has come home, with all that weighs upon it (R-46, R-47).

    `friends` are the hexes beside the target in which the chargers had friends before they set
    out, `silent` the targets that have just fled from a charge and do not fire.
    """

    what: str  # charge, reaction, pursuit
    riders: Sequence[Rider]
    target: str
    friends: Sequence[str]
    silent: Collection[str] = ()
    backlash: bool = False
    may_square: bool = True
    from_hex: str = ""  # where a mover who is charged came from

    @property
    def units(self) -> list[str]:
        return [rider.unit for rider in self.riders]


def clash(game: Game, shock: Shock) -> Procedure[bool]:
    """[charge.one-round] [charge.winner] One round; says whether the chargers have won it."""
    side = game.side(shock.riders[0].unit)
    face(game, [shock.target])
    vanish(game, enemies_at(game, shock.target, side))
    defenders = enemies_at(game, shock.target, side)
    if not defenders:  # [reaction.emptied-target]
        game.tell("charge.emptied", hex=shock.target)
        yield from overrun(game, shock.target, side)
        return True
    before, game.exchange = game.exchange, shown(game, shock, defenders)
    orders.under_attack(game, defenders)
    if shock.what != "reaction":
        note_attack(game, shock.units, defenders)
    for_us, for_them = yield from exchange_fire(game, shock, defenders)
    left = [unit for unit in defenders if unit in game.where]
    won = for_us > for_them  # [charge.tie] R-161
    game.tell(f"{shock.what}.{'won' if won else 'lost'}", hex=shock.target, side=side)
    if won:
        yield from drive_off(game, shock, left)
    else:
        yield from fall_back(game, shock.riders)
    game.exchange = before
    return won


def shown(game: Game, shock: Shock, defenders: Sequence[str]) -> Exchange:
    """What both players see of it."""
    attackers: dict[str, tuple[str, ...]] = {}
    for rider in shock.riders:
        attackers[rider.entry] = (*attackers.get(rider.entry, ()), rider.unit)
    side = game.side(shock.riders[0].unit)
    return Exchange(shock.what, side, shock.target, attackers, tuple(defenders))


def exchange_fire(game: Game, shock: Shock, defenders: Sequence[str]) -> Procedure[tuple[int, int]]:
    """[combat.losses.simultaneous] Both fire, then both lose: the losses caused by either side."""
    side, exchange = game.side(shock.riders[0].unit), game.exchange
    assert exchange is not None
    flanked = flanked_entries(game, shock, defenders)
    exchange.flanked = bool(flanked)
    exchange.square = shock.may_square and forms_square(game, defenders)
    for_us = shoot(game, side, charge_shares(game, shock, flanked, exchange.square))
    shares = defence_shares(game, shock, flanked, defenders)
    for_them = shoot(game, side.enemy, shares)
    fired_on = targets_of_fire(game, shock, flanked, defenders)
    lost = yield from take(game, defenders, for_us.losses)
    if lost:
        check_leaders(game, [shock.target], side.enemy)
    yield from take(game, fired_on, for_them.losses)
    return for_us.losses, for_them.losses


def flanked_entries(game: Game, shock: Shock, defenders: Sequence[str]) -> set[str]:
    """[charge.mod.flank] [charge.mod.withdrawal-flank] The hexes that lead into a flank."""
    entries = {rider.entry for rider in shock.riders}
    if is_in_column(game, shock.target, defenders):
        return entries
    return {entry for entry in entries if is_on_flank(game, entry, shock.target, shock.friends)}


def charge_shares(game: Game, shock: Shock, flanked: Collection[str], square: bool) -> list[Share]:
    """[charge.mod.all-that-apply] Terrain, square, flank and backlash, all multiplied."""
    shares = []
    for rider in shock.riders:
        ground = reduction(game, "charge", rider.entry, shock.target) or Fraction(0)
        why: tuple[str, ...] = ("fire-flank",) if rider.entry in flanked else ()
        why += ("fire-backlash",) if shock.backlash else ()
        favours = (TWICE,) * len(why)
        why += ground_reasons(ground) + (("fire-square",) if square else ())
        factor = ground * HALF if square else ground
        shares.append(Share(game.strength(rider.unit), factor, favours, why=why))
    return shares


def defence_shares(
    game: Game, shock: Shock, flanked: Collection[str], defenders: Sequence[str]
) -> list[Share]:
    """[charge.defence-strength] [charge.mod.flank-no-fire] [pursuit.no-return-fire]"""
    return [met(game, unit) for unit in firing(game, shock, flanked, defenders)]


def met(game: Game, unit: str) -> Share:
    """[charge.defence-strength] Foot and guns meet a charge with half their strength."""
    if game.unit(unit).arm.is_cavalry:
        return Share(game.strength(unit))
    line = line_factor(game, unit)
    return Share(game.strength(unit), HALF * line, why=("fire-on-foot", *line_reasons(line)))


def firing(
    game: Game, shock: Shock, flanked: Collection[str], defenders: Sequence[str]
) -> list[str]:
    """[charge.mod.flank-no-fire] Foot fires only if somebody does not come from the flank."""
    in_front = any(rider.entry not in flanked for rider in shock.riders)
    return [
        unit
        for unit in defenders
        if unit not in shock.silent and (in_front or game.unit(unit).arm.is_cavalry)
    ]


def targets_of_fire(
    game: Game, shock: Shock, flanked: Collection[str], defenders: Sequence[str]
) -> list[str]:
    """R-47: where foot fires, only those who come from the front take the losses."""
    foot = [
        unit
        for unit in firing(game, shock, flanked, defenders)
        if not game.unit(unit).arm.is_cavalry
    ]
    return [rider.unit for rider in shock.riders if not foot or rider.entry not in flanked]


def drive_off(game: Game, shock: Shock, beaten: Sequence[str]) -> Procedure[None]:
    """[charge.loser.defender] [charge.no-retreat-eliminated] The defenders give way."""
    if beaten:
        yield from retreat.retreat(
            game, beaten, voluntary=False, start=shock.target, back_to=shock.from_hex
        )
    yield from overrun(game, shock.target, game.side(shock.riders[0].unit))


def overrun(game: Game, hex_: str, side: Side) -> Procedure[None]:
    """[hq.destroyed] [leader.displaced] What is left alone in a hex that cavalry has taken."""
    if game.at(hex_) and not enemies_at(game, hex_, side):
        yield from leaders.trample(game, hex_, side)


def fall_back(game: Game, riders: Sequence[Rider]) -> Procedure[None]:
    """[charge.loser.charger] Beaten, each goes back to where it set out (R-48)."""
    for rider in riders:
        if rider.unit in game.where:
            yield from go_back(game, rider)


def go_back(game: Game, rider: Rider) -> Procedure[None]:
    """[charge.loser.charger] Without regard to zones of control; elsewhere if the enemy is there.

    It is a retreat, through the hex by which it came: enemy cavalry may fall upon it.
    """
    side = game.side(rider.unit)
    if enemies_at(game, rider.start, side):
        here = game.where[rider.unit]
        yield from retreat.retreat(game, [rider.unit], voluntary=False, start=here)
        return
    for hex_ in dict.fromkeys([rider.entry, rider.start]):
        if hex_ == game.where[rider.unit] or enemies_at(game, hex_, side):
            continue
        move(game, rider.unit, hex_)
        game.tell("charge.goes-back", unit=rider.unit, hex=hex_)
        if not (yield from reaction.react(game, hex_, [rider.unit], "retreat")):
            return


def finish(game: Game, units: Sequence[str]) -> None:
    """[charge.disorganises] [reaction.disorganises] The charge is over, whatever came of it."""
    game.charging -= {*units}
    disorganise(game, units)


def enemies_at(game: Game, hex_: str, side: Side) -> list[str]:
    """[reaction.ignore-friends] The units in a hex that are not of this side."""
    side_of = game.printed.side_of
    return [unit for unit in game.at(hex_) if side_of[unit] is not side]
