"""[battle.pursuit.allowed] Recovery and pursuit: what the winner does with his victory."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Pursue, Recover
from .arrival import stop
from .attrition import check_march, is_hard_going
from .command import Terms, band_of, leader_of, settle_band
from .events import pay
from .fate import move, restore
from .insurgents import cannot_go
from .neutrality import invade_russia
from .sides import FRENCH
from .state import Battle, Clash, Game

TERMS = Terms(
    "pursuit.with-whom",
    rule="battle.pursuit.procedure",
    obedience="battle.pursuit.rating",
    capacity="battle.pursuit.rating",
)


def recover_or_pursue(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.recover.not-if-pursuit] For a card the winner rests his corps, or pursues."""
    side = battle.loser.enemy
    victors = [corps for corps in battle.side(side).box if corps in game.where]
    if not victors or not game.hands[side]:  # [battle.pursuit.cost]
        return
    fled = dict.fromkeys(battle.retreated.values())
    choice = yield ask(
        side,
        "pursuit.recover-or-pursue",
        rule="battle.recover.discard",
        offers=[Pursue(corps, area) for area in fled for corps in victors],
        unless=partial(cannot_pursue, game, battle),
        kind=Pursue,
        or_else=(Recover(), Pass()),
        facts={"area": battle.area},
    )
    match choice:
        case Recover():
            restore(game, victors)
            yield from pay(game, side, "battle.recover.discard")
            game.tell("battle.recovered", side=side, corps=victors)
        case Pursue(leader, area):
            band = yield from choose_pursuers(game, battle, choice)
            yield from pay(game, side, "battle.pursuit.cost")
            yield from pursue(game, battle, leader, band, area)


def cannot_pursue(game: Game, battle: Battle, choice: Pursue) -> Refusal | None:
    """[battle.pursuit.rating] Why this general may not pursue into that area."""
    leader, area = choice.leader, choice.area
    fled = [c for c, there in battle.retreated.items() if there == area == game.where.get(c)]
    if not fled:
        return nobody_there(game, battle, area)
    if refusal := cannot_follow(game, battle, area, leader):
        return refusal
    beaten, corps = leader_of(game, fled), game.printed.corps
    if corps[leader].movement < corps[beaten].movement:
        return refuse("battle.pursuit.rating", "pursuit.slower", leader=leader, beaten=beaten)
    return None


def nobody_there(game: Game, battle: Battle, area: str) -> Refusal:
    """[battle.pursuit.no-sea] Why there is nobody to pursue in an area."""
    if battle.shipped and game.where[battle.shipped] == area:
        return refuse("battle.pursuit.no-sea", "pursuit.at-sea", corps=battle.shipped)
    return refuse("battle.pursuit.allowed", "pursuit.nobody-there")


def cannot_follow(game: Game, battle: Battle, area: str, corps: str) -> Refusal | None:
    """[battle.pursuit.once] [battle.pursuit.procedure] Why this corps takes part in no pursuit."""
    winner = battle.side(battle.loser.enemy)
    if corps not in winner.box or corps not in game.where:
        return refuse("battle.pursuit.procedure", "pursuit.not-engaged")
    if corps in game.pursued:
        return refuse("battle.pursuit.once", "pursuit.again", corps=corps)
    return cannot_go(game, [corps], area, attack=True)


def choose_pursuers(game: Game, battle: Battle, order: Pursue) -> Procedure[list[str]]:
    """[battle.pursuit.rating] The general says whom he takes along, within his capacity."""
    side = battle.loser.enemy
    victors = [corps for corps in battle.side(side).box if corps in game.where]
    unable = partial(cannot_follow, game, battle, order.area)
    able = [corps for corps in victors if unable(corps) is None]
    band = battle.pursuers = band_of(game, order.leader, able)
    yield from settle_band(game, side, band, victors, TERMS, unable)
    return band


def pursue(game: Game, battle: Battle, leader: str, band: list[str], area: str) -> Procedure[None]:
    """[battle.pursuit.procedure] [battle.pursuit.attrition] The pursuers are upon the beaten
    army, and nobody evades or intercepts."""
    side = battle.loser.enemy
    move(game, band, area)
    game.pursued |= {*band}
    game.tell("pursuit.begins", side=side, leader=leader, corps=list(band), area=area)
    if side is FRENCH:
        invade_russia(game, area)
    if game.march is not None and game.march.area == area:  # [march-attrition.timing]
        yield from stop(game, game.march, battle=True)
    if is_hard_going(game, area):
        yield from check_march(game, side, band)
    clash = Clash(area, side, dict.fromkeys(band, battle.area), pursuit=True)
    game.clashes.insert(0, clash)
