"""[battle.pursuit.allowed] Recovery and pursuit: what the winner does with his victory."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Attach, Detach, Halt, Pursue, Recover
from .attrition import check_march, is_hard_going
from .command import band_of, is_full, is_senior
from .evasion import leader_of
from .events import pay
from .fate import restore
from .insurgents import cannot_go
from .neutrality import invade_russia
from .sides import FRENCH
from .state import Battle, Clash, Game


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
            yield from pay(game, side, "battle.recover.discard")
            restore(game, victors)
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
    leader, side = order.leader, battle.loser.enemy
    victors = [corps for corps in battle.side(side).box if corps in game.where]
    able = [c for c in victors if cannot_follow(game, battle, order.area, c) is None]
    band, left = band_of(game, leader, able), list[str]()
    battle.pursuers = band
    while True:
        others = [corps for corps in victors if corps not in band]
        cannot = partial(cannot_join, game, battle, order, band, left)
        choice = yield ask(
            side,
            "pursuit.with-whom",
            rule="battle.pursuit.procedure",
            offers=[Detach(corps) for corps in band if corps != leader],
            also=(Offers(tuple([Attach(corps) for corps in others]), cannot, Attach),),
            or_else=Halt(),
            facts={"leader": leader, "corps": list(band)},
        )
        match choice:
            case Detach(corps):
                band.remove(corps)
                left.append(corps)
            case Attach(corps):
                band.append(corps)
            case _:
                return band


def cannot_join(
    game: Game, battle: Battle, order: Pursue, band: list[str], left: list[str], choice: Attach
) -> Refusal | None:
    """[battle.pursuit.rating] Why this corps may not go with the pursuer."""
    corps, leader = choice.corps, order.leader
    if refusal := cannot_follow(game, battle, order.area, corps):
        return refusal
    if corps in band or corps in left:
        return refuse("battle.pursuit.procedure", "pursuit.settled", corps=corps)
    if is_senior(game, corps, leader):
        return refuse("battle.pursuit.rating", "march.too-senior", corps=corps, leader=leader)
    if is_full(game, leader, band):
        return refuse("battle.pursuit.rating", "march.full", leader=leader)
    return None


def pursue(game: Game, battle: Battle, leader: str, band: list[str], area: str) -> Procedure[None]:
    """[battle.pursuit.procedure] [battle.pursuit.attrition] The pursuers are upon the beaten
    army, and nobody evades or intercepts."""
    side = battle.loser.enemy
    for corps in band:
        game.where[corps] = area
    game.pursued |= {*band}
    game.tell("pursuit.begins", side=side, leader=leader, corps=list(band), area=area)
    if side is FRENCH:
        invade_russia(game, area)
    if is_hard_going(game, area):
        yield from check_march(game, side, band)
    clash = Clash(area, side, dict.fromkeys(band, battle.area), pursuit=True)
    game.clashes.insert(0, clash)
