"""[advance.one-unit] Advances into the hex that an assault has emptied."""

from collections.abc import Mapping, Sequence
from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import reaction
from .actions import Advance, AdvanceStack
from .fate import move, post
from .leaders import trample
from .sides import Side
from .state import Game


def advance(
    game: Game, side: Side, target: str, stacks: Mapping[str, Sequence[str]]
) -> Procedure[None]:
    """[advance.one-unit] One of the attackers, or one of their stacks, takes the hex."""
    if game.at(target):
        return
    there = {hex_: standing(game, hex_, units) for hex_, units in stacks.items()}
    choice = yield ask(
        side,
        "advance.who",
        rule="advance.one-unit",
        offers=[Advance(unit) for units in there.values() for unit in units],
        unless=partial(cannot_advance, game, there),
        kind=Advance,
        also=(
            Offers(
                tuple([AdvanceStack(hex_) for hex_ in there]),
                partial(cannot_advance_together, game, there),
                AdvanceStack,
            ),
        ),
        or_else=Pass(),
        facts={"hex": target},
    )
    match choice:
        case Advance(unit):
            yield from take_hex(game, side, target, [unit], [])
        case AdvanceStack(hex_):
            leaders = leaders_with(game, there[hex_])
            yield from take_hex(game, side, target, there[hex_], leaders)


def standing(game: Game, hex_: str, units: Sequence[str]) -> list[str]:
    return [unit for unit in units if game.where.get(unit) == hex_]


def cannot_advance(
    game: Game, there: Mapping[str, Sequence[str]], choice: Advance
) -> Refusal | None:
    """[advance.one-unit] [advance.artillery] Why this unit may not advance by itself."""
    if not any(choice.unit in units for units in there.values()):
        return refuse("advance.one-unit", "advance.did-not-attack")
    if game.unit(choice.unit).arm.is_artillery:
        return refuse("advance.artillery", "advance.guns-alone", unit=choice.unit)
    return None


def cannot_advance_together(
    game: Game, there: Mapping[str, Sequence[str]], choice: AdvanceStack
) -> Refusal | None:
    """[advance.with-leader] [advance.same-division] Why a stack may not advance as a whole."""
    units = there.get(choice.hex, ())
    if not units:
        return refuse("advance.one-unit", "advance.did-not-attack")
    if all(game.unit(unit).arm.is_artillery for unit in units):
        return refuse("advance.artillery", "advance.guns-alone", unit=units[0])
    if leaders_with(game, units):
        return None
    if len(units) == 1:
        return refuse("advance.one-unit", "advance.alone", unit=units[0])
    if len({game.division(unit) for unit in units}) > 1:
        return refuse("advance.same-division", "advance.two-divisions", hex=choice.hex)
    return None


def leaders_with(game: Game, units: Sequence[str]) -> list[str]:
    """[advance.with-leader] The leaders of their army in the hex of these units (R-125)."""
    armies = {game.army_of(game.unit(unit).formation) for unit in units}
    return [
        leader
        for leader in game.leaders_at(game.where[units[0]], game.side(units[0]))
        if game.printed.leaders[leader].army in armies
    ]


def take_hex(
    game: Game, side: Side, target: str, units: Sequence[str], leaders: Sequence[str]
) -> Procedure[None]:
    """[advance.ignores-zoc] In they go; whoever was alone in the hex is driven off."""
    for unit in units:
        move(game, unit, target)
    for leader in leaders:
        post(game, leader, target)
    game.tell("advance.takes", side=side, units=list(units), hex=target)
    yield from trample(game, target, side)
    yield from reaction.react(game, target, list(units), "enter")
