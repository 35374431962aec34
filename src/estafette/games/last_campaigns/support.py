"""[advanced.support.fire] Guns in support: from afar (19.3), and among the others (20.3)."""

from collections.abc import Collection, Mapping
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Support
from .activation import is_away, seems_activated
from .affairs import Exchange
from .enfilade import is_line_enfilade
from .fate import disorganise
from .fire import HALF, MORE, ONE, Share, Volley
from .sides import Side
from .state import Game
from .zones import enemies_beside


def call_support(
    game: Game, exchange: Exchange, assaulted: Collection[str]
) -> Procedure[list[str]]:
    """[advanced.support.fire] The defender names the guns that fire from afar, one by one."""
    side = exchange.attacker.enemy
    if not game.plays_with("distant-support") or game.is_night:
        return []
    guns = guns_about(game, exchange, side)
    named: list[str] = []
    unless = partial(cannot_support, game, exchange, assaulted)
    silent = partial(cannot_fire, game, exchange, assaulted)
    while any(silent(Support(gun)) is None for gun in guns):
        choice = yield ask(
            side,
            "support.who",
            rule="advanced.support.fire",
            offers=[Support(gun) for gun in guns],
            unless=unless,
            always=True,
            kind=Support,
            or_else=Pass(),
            facts={"hex": exchange.target},
        )
        match choice:
            case Support(unit):
                named.append(unit)
                guns.remove(unit)
                game.supported |= {unit}
                exchange.supports += (unit,)
                game.tell("support.fires", unit=unit, hex=exchange.target)
            case _:
                break
    return named


def guns_about(game: Game, exchange: Exchange, side: Side) -> list[str]:
    """The artillery of the defender within reach of the attackers."""
    hexes = [
        hex_ for start in exchange.attackers for hex_ in game.ground.within(start, reach(game))
    ]
    return [
        unit
        for hex_ in dict.fromkeys(hexes)
        for unit in game.at(hex_)
        if game.unit(unit).arm.is_artillery and game.side(unit) is side
    ]


def reach(game: Game) -> int:
    """[advanced.artillery.range-three] Two hexes, or three with heavier guns."""
    ranges = game.printed.tables.ranges
    return ranges.far if game.plays_with("heavy-guns") else ranges.bombardment


def cannot_support(
    game: Game, exchange: Exchange, assaulted: Collection[str], choice: Support
) -> Refusal | None:
    """[option.hidden.stays] Why these guns keep silent; their owner alone knows if they are there.

    So he is asked all the same if that is the only reason.
    """
    if refusal := cannot_fire(game, exchange, assaulted, choice):
        return refusal
    if is_away(game, choice.unit):
        return refuse("option.hidden.stays", "movement.is-hidden", unit=choice.unit)
    return None


def cannot_fire(
    game: Game, exchange: Exchange, assaulted: Collection[str], choice: Support
) -> Refusal | None:
    """[advanced.support.not-bombarded] [advanced.support.los] Why not, as everybody can see."""
    unit = choice.unit
    if unit not in guns_about(game, exchange, exchange.attacker.enemy):
        return refuse("advanced.support.fire", "support.out-of-reach")
    here = game.where[unit]
    if unit in game.bombarded:
        return refuse("advanced.support.not-bombarded", "support.bombarded", unit=unit)
    if unit in game.supported:
        return refuse("advanced.support.fire", "support.again", unit=unit)
    if here == exchange.target or here in assaulted:
        return refuse("advanced.support.not-attacked", "support.attacked", unit=unit)
    if game.corps(unit) not in {game.corps(each) for each in exchange.defenders}:
        return refuse("advanced.support.same-marker", "support.other-corps", unit=unit)
    if any(
        not seems_activated(game, enemy)
        for there in enemies_beside(game, here, game.side(unit))
        for enemy in game.at(there)
    ):
        return refuse("advanced.support.not-adjacent", "support.busy", unit=unit)
    if not marks_for(game, exchange, unit):
        return refuse("advanced.support.los", "support.unseen", unit=unit)
    return None


def marks_for(game: Game, exchange: Exchange, unit: str) -> list[str]:
    """[advanced.support.los] The attackers that these guns may fire at, the nearest first."""
    ground, here, least = game.ground, game.where[unit], game.printed.tables.ranges.bombardment
    found = [
        start
        for start in exchange.attackers
        if least <= ground.distance(here, start) <= min(reach(game), game.visibility)
        and ground.sight.can_fire(here, start)
    ]
    return sorted(found, key=lambda start: ground.distance(here, start))


def support_share(game: Game, exchange: Exchange, unit: str, tired: Collection[str]) -> Share:
    """[advanced.support.enfilade] What guns bring from afar: half at three hexes, rounded down.

    Of several attackers at the same distance they choose one whom they enfilade.
    """
    ground, here = game.ground, game.where[unit]
    marks = marks_for(game, exchange, unit)
    far = ground.distance(here, marks[0]) > game.printed.tables.ranges.bombardment
    nearest = [
        mark for mark in marks if ground.distance(here, mark) == ground.distance(here, marks[0])
    ]
    factor = (HALF if far else ONE) * (HALF if unit in tired else ONE)
    favours = (MORE,) if any(is_line_enfilade(game, here, mark) for mark in nearest) else ()
    why: tuple[str, ...] = ("fire-enfilade",) if favours else ()
    why += ("fire-far",) if far else ()
    why += ("fire-disorganised",) if unit in tired else ()
    return Share(game.strength(unit), factor, favours, rounds_down=far, why=why)


def cover(
    game: Game,
    engaged: Mapping[Side, Collection[str]],
    volleys: Mapping[Side, Volley],
    suffered: dict[Side, int],
) -> None:
    """[option.support.effect] Guns among the others break the enemy's order and spoil his fire.

    [option.support.condition] If their fire told, and somebody over there was still in order.
    [option.support.both] If both sides are shaken, nobody's fire is spoilt.
    """
    if not game.plays_with("artillery-support"):
        return
    shaking = [
        side
        for side, volley in volleys.items()
        if volley.telling
        and not all(game.unit(unit).arm.is_artillery for unit in engaged[side])
        and any(unit not in game.disorganised for unit in engaged[side.enemy])
    ]
    for side in shaking:
        game.tell("support.shakes", side=side)
        disorganise(game, engaged[side.enemy])
    if len(shaking) == 1:
        suffered[shaking[0]] = (suffered[shaking[0]] + 1) // 2
