"""[option.direct.units] The option of 20.7: a commander in chief leads units himself."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Beckon, CallUp
from .eyes import apart
from .sides import Army, Side
from .state import Game

OPTION = "direct-command"


def is_direct(game: Game, side: Side | None = None) -> bool:
    """Was the option agreed?"""
    return game.plays_with(OPTION)


def begin_anew(game: Game) -> None:
    """[option.direct.next-turn] [option.direct.shift] What the turn before has cost."""
    cost: dict[str, tuple[str, ...]] = {}
    for unit, chief in game.direct.items():
        formation = game.formation(unit)
        if formation not in cost.get(chief, ()):
            cost[chief] = (*cost.get(chief, ()), formation)
    game.blunted, game.direct, game.spent = cost, {}, ()


def strain(game: Game, formation: str) -> int:
    """[option.direct.shift] The columns by which a leader who was passed over is slower."""
    if any(formation in passed_over for passed_over in game.blunted.values()):
        return game.printed.tables.shifts.direct
    return 0


def take_direct_command(game: Game, side: Side) -> Procedure[None]:
    """[option.direct.units] After the orders: whom each chief takes under his own eyes."""
    for army, sheet in game.printed.armies.items():
        if sheet.side is side and game.chief(army) in game.leaders:
            yield from beckon(game, army, side)


def beckon(game: Game, army: Army, side: Side) -> Procedure[None]:
    """[option.direct.units] One unit after the other, those that stand with him or beside him."""
    chief = game.chief(army)
    while True:
        near = [unit for hex_ in around(game, chief) for unit in game.at(hex_)]
        near = [unit for unit in near if game.printed.army_of[unit] is army]
        choice = yield ask(
            side,
            "direct.whom",
            rule="option.direct.units",
            offers=[Beckon(chief, unit) for unit in near if unit not in game.direct],
            unless=partial(cannot_beckon, game),
            kind=Beckon,
            or_else=Pass(),
            facts={"leader": chief},
            always=bool(near) and not_worthy(game, chief) is None,
        )
        if not isinstance(choice, Beckon):
            return
        game.direct = {**game.direct, choice.unit: chief}


def around(game: Game, chief: str) -> tuple[str, ...]:
    """His hex and those beside it."""
    here = game.leaders[chief]
    return (here, *game.ground.neighbours[here])


def not_worthy(game: Game, chief: str) -> Refusal | None:
    """[option.direct.who] Why somebody may command no units directly."""
    army = game.printed.leaders[chief].army
    if chief not in game.leaders or game.chief(army) != chief:
        return refuse("option.direct.who", "direct.not-chief", leader=chief)
    if army is not Army.FRENCH and game.value(chief) < game.printed.tables.limits.direct:
        return refuse("option.direct.who", "direct.not-worthy", leader=chief)
    return None


def cannot_beckon(game: Game, choice: Beckon) -> Refusal | None:
    """[option.direct.who] [option.direct.number] Why he may not command a unit directly."""
    chief, unit, value = choice.leader, choice.unit, game.value(choice.leader)
    if refusal := not_worthy(game, chief):
        return refusal
    if unit in game.direct or game.where.get(unit) not in around(game, chief):
        return refuse("option.direct.units", "direct.not-near", leader=chief, unit=unit)
    taken = [each for each in game.direct.values() if each == chief]
    if len(taken) >= value - game.given.get(chief, 0):
        return refuse("option.direct.number", "direct.enough", leader=chief)
    return None


def may_call_up(game: Game) -> bool:
    """[option.direct.units] May a chief of the acting side have units that have not acted yet?"""
    return is_direct(game) and bool(waiting(game))


def waiting(game: Game) -> list[str]:
    """[option.direct.units] The chiefs of the acting side who have not led units in this turn."""
    chiefs = [game.chief(army) for army in game.printed.armies]
    return [
        chief
        for chief in dict.fromkeys(chiefs)
        if chief in game.leaders
        and chief not in game.spent
        and game.side_of_leader(chief) is game.acting
    ]


def call_up(game: Game) -> Procedure[None]:
    """[option.direct.units] Does a chief act in this action? Then he does not in another.

    It is asked whether he has units or not: silence would tell that he has beckoned nobody.
    """
    while chiefs := waiting(game):
        choice = yield ask(
            game.acting,
            "direct.when",
            rule="option.direct.units",
            offers=[CallUp(chief) for chief in chiefs if chief in game.direct.values()],
            or_else=Pass(),
            always=True,
        )
        if not isinstance(choice, CallUp):
            return
        chief = choice.leader
        game.called, game.spent = (*game.called, chief), (*game.spent, chief)
        units = [unit for unit, by in game.direct.items() if by == chief and unit in game.where]
        for those, to in apart(game, units):
            game.tell("direct.acts", to=to, leader=chief, units=those)
