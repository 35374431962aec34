"""[interception.allowed] Interception, and the cascade of answers to it."""

from functools import partial
from typing import TypeAlias

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Intercept, NameAttacker
from .command import Terms, band_of, settle_band
from .cost import cannot_pay, pay_for_action
from .events import Moment, window
from .fate import move
from .insurgents import cannot_go
from .neutrality import invade_russia
from .sides import FRENCH, Side
from .state import Clash, Game, Interception

TERMS = Terms(
    "interception.with-whom",
    rule="interception.command",
    obedience="interception.leader",
    capacity="interception.command",
)

Bands: TypeAlias = list[tuple[Side, list[str]]]


def intercept(game: Game, clash: Clash, mover: Side, general: str) -> Procedure[Bands]:
    """[interception.cascade.order] After each entry the enemy of who came last may intercept.

    `clash` is filled in: who attacks, and where each interceptor came from. Says who came.
    """
    came: Bands = []
    side, against = mover.enemy, {mover: general}
    while True:
        band = yield from send_interceptor(game, clash, side, against[side.enemy])
        if band is None:
            return came
        if not came and all(corps in band.corps for corps in game.at(clash.area, side)):
            yield from name_attacker(game, clash, side)
        came.append((side, band.corps))
        against[side] = band.leader
        side = side.enemy


def send_interceptor(
    game: Game, clash: Clash, side: Side, general: str
) -> Procedure[Interception | None]:
    """[interception.leader] A general intercepts, if the side wishes and nothing stops him."""
    leader = yield from choose_interceptor(game, clash, side, general)
    if not leader:
        return None
    band = yield from muster(game, clash, side, leader)
    yield from pay_for_action(game, side)
    game.tell("interception.named", side=side, leader=leader, corps=band.corps, area=band.area)
    stake = {"leader": leader, "area": band.area, "corps": list(band.corps)}
    rule = "card.command-indecision"
    yield from window(game, side.enemy, Moment.INTERCEPTED, rule=rule, **stake)
    game.interception = None
    if band.halted:
        return None
    come_in(game, clash, band)
    return band


def choose_interceptor(game: Game, clash: Clash, side: Side, general: str) -> Procedure[str]:
    """[interception.range] Which general of a neighbouring army goes, if any."""
    if game.is_truce or cannot_pay(game, side):  # [card.peace-talks] [campaign.activation.cost]
        return ""
    armies = game.armies(side)
    near = [corps for there in game.neighbours(clash.area) for corps in armies.get(there, ())]
    if not near:
        return ""
    choice = yield ask(
        side,
        "interception.who",
        rule="interception.allowed",
        offers=[Intercept(corps) for corps in near],
        unless=partial(cannot_intercept, game, clash, side, general),
        kind=Intercept,
        or_else=Pass(),
        facts={"area": clash.area, "general": general},
    )
    return choice.leader if isinstance(choice, Intercept) else ""


def cannot_intercept(
    game: Game, clash: Clash, side: Side, general: str, choice: Intercept
) -> Refusal | None:
    """[interception.range] Why this general may not intercept there."""
    leader, area = choice.leader, clash.area
    if game.where.get(leader) not in game.neighbours(area) or game.side(leader) is not side:
        return refuse("interception.range", "interception.too-far", area=area)
    corps = game.printed.corps
    if corps[leader].movement < corps[general].movement:
        return refuse("interception.allowed", "interception.slower", leader=leader, general=general)
    if game.is_truce:
        return refuse("card.peace-talks", "interception.truce")
    return cannot_pay(game, side) or cannot_come(game, clash, side, leader)


def cannot_come(game: Game, clash: Clash, side: Side, corps: str) -> Refusal | None:
    """[interception.once-per-round] Why this corps may take no part in an interception."""
    if corps in game.intercepted:
        return refuse("interception.once-per-round", "interception.again", corps=corps)
    attack = clash.attacker is side or not game.is_held_by(side, clash.area)
    return cannot_go(game, [corps], clash.area, attack=attack)


def muster(game: Game, clash: Clash, side: Side, leader: str) -> Procedure[Interception]:
    """[interception.command] The interceptor says whom he brings and whom he leaves behind."""
    start = game.where[leader]
    stack, unable = game.at(start, side), partial(cannot_leave, game, clash, side, start)
    able = [corps for corps in stack if unable(corps) is None]
    band = Interception(side, leader, band_of(game, leader, able), start, clash.area)
    game.interception = band
    yield from settle_band(game, side, band.corps, stack, TERMS, unable)
    return band


def cannot_leave(game: Game, clash: Clash, side: Side, start: str, corps: str) -> Refusal | None:
    """[interception.leader] Why this corps does not go from where the interceptor starts."""
    if game.where.get(corps) != start or game.side(corps) is not side:
        return refuse("interception.leader", "march.not-here", area=start)
    return cannot_come(game, clash, side, corps)


def come_in(game: Game, clash: Clash, band: Interception) -> None:
    """[interception.cascade-join] The interceptors join whoever of their side is there."""
    move(game, band.corps, band.area)
    clash.came_from.update(dict.fromkeys(band.corps, band.start))
    game.intercepted |= {*band.corps}
    game.tell("interception.comes", leader=band.leader, area=band.area)
    if band.side is FRENCH:
        invade_russia(game, band.area)


def name_attacker(game: Game, clash: Clash, side: Side) -> Procedure[None]:
    """[interception.first-chooses-attacker] The first interceptor says who attacks."""
    choice = yield ask(
        side,
        "interception.who-attacks",
        rule="interception.first-chooses-attacker",
        offers=[NameAttacker(side), NameAttacker(side.enemy)],
        facts={"area": clash.area},
    )
    assert isinstance(choice, NameAttacker)
    clash.attacker = Side(choice.side)
    game.tell("interception.attacker", side=clash.attacker, area=clash.area)
