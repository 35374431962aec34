"""[option.ops-morale.attack] The option of 20.9: what orders do to the heart of a formation."""

from collections.abc import Iterable

from .divisions import hearers
from .sides import ATTACKS, RETREATS, Army, Kind
from .state import Game, less

HUNDRED = 100


def note_compliance(game: Game, formation: str, kinds: Iterable[Kind]) -> None:
    """[option.ops-morale.attack] Orders to attack give heart, orders to withdraw take it."""
    if not is_followed(game, formation):
        return
    kinds = tuple(kinds)
    if any(kind in ATTACKS for kind in kinds):
        change_limit(game, formation, +1)
    if any(kind in RETREATS for kind in kinds):
        change_limit(game, formation, -1)  # [option.ops-morale.withdrawal]


def note_failure(game: Game, formation: str, kind: Kind) -> None:
    """[option.ops-morale.withdrawal] [option.ops-morale.failed-attack] An order has failed."""
    if not is_followed(game, formation):
        return
    change_limit(game, formation, -1)
    if kind is Kind.ATTACK:
        for corps in game.victims.get(formation, ()):
            change_limit(game, corps, +1)
    if kind in (Kind.DEFENCE, Kind.RESERVE):
        lower_level(game, game.army_of(formation))


def note_attack(game: Game, attackers: Iterable[str], defenders: Iterable[str]) -> None:
    """[option.ops-morale.failed-attack] Whom a formation under Attack has assaulted or charged."""
    if not game.plays_with("operations-morale"):
        return
    struck = {game.unit(unit).formation for unit in defenders}
    for formation in dict.fromkeys([game.formation(unit) for unit in attackers]):
        if game.order_of(formation).kind is Kind.ATTACK:
            all_of_them = tuple(sorted({*game.victims.get(formation, ()), *struck}))
            game.victims = {**game.victims, formation: all_of_them}


def forget_attacks(game: Game, formation: str) -> None:
    """[option.ops-morale.failed-attack] Another order begins: nobody has been attacked under it."""
    if formation in game.victims:
        game.victims = less(game.victims, formation)


def change_limit(game: Game, formation: str, sign: int) -> None:
    """[option.ops-morale.divisions] A tenth of the limit, or a part of it for a division.

    [command.written-or-markers] Its enemy does not hear what a written order has made of it.
    """
    corps, stroke, _ = formation.partition("/")
    step = tenth(game, game.printed.formations[corps].limit)
    if stroke:
        step = max(1, (2 * step + divisions_of(game, corps)) // (2 * divisions_of(game, corps)))
    limit = game.limit_changes.get(corps, 0) + sign * step
    game.limit_changes = {**game.limit_changes, corps: limit}
    game.tell("morale.limit-changes", to=hearers(game, corps), corps=corps, change=sign * step)


def lower_level(game: Game, army: Army) -> None:
    """[option.ops-morale.failed-defence] A tenth of the level of the army."""
    step = tenth(game, game.sheet.levels[army].demoralisation)
    game.level_changes = {**game.level_changes, army: game.level_changes.get(army, 0) - step}
    game.tell("morale.level-changes", army=army, change=-step)


def tenth(game: Game, limit: int) -> int:
    """[option.ops-morale.attack] Ten per cent of what is printed, half up, and at least 1."""
    percent = game.printed.tables.limits.ops_morale
    return max(1, (2 * limit * percent + HUNDRED) // (2 * HUNDRED))


def divisions_of(game: Game, corps: str) -> int:
    """[option.ops-morale.divisions] How many divisions a corps was printed with."""
    return len([each for each in game.printed.divisions if each.partition("/")[0] == corps])


def is_followed(game: Game, formation: str) -> bool:
    """Is the option played, and is this a formation that can lose heart?"""
    return game.plays_with("operations-morale") and not formation.startswith("hq-")
