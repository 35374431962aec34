"""[movement.land-adjacent] The march: area by area, corps picked up and dropped."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct

from estafette.engine import Action, Decision, Offers, Procedure, Refusal, ask, refuse

from .actions import Attach, Detach, Enter, Halt, PlayCard
from .arrival import arrive, leave_garrison, stop
from .attrition import is_hard_going
from .command import band_of, is_full, is_senior
from .control import is_closed_neutral
from .events import Moment, cannot_play, fitting_cards, may_hold, play
from .fate import move
from .insurgents import cannot_go, in_arms
from .sea import land
from .sides import BRITAIN, FRENCH, Side
from .state import Game, March


def set_out(game: Game, side: Side, leader: str) -> March:
    """[movement.leader-command] The army that a general takes along when he is named."""
    area = game.where[leader]
    able = [corps for corps in game.at(area, side) if corps not in game.moved]
    return March(side, leader, band_of(game, leader, able), area, area)


def march_on(game: Game) -> Procedure[None]:
    """[movement.entry-order] The army goes on by one area, changes its corps, or halts."""
    march = game.march
    assert march is not None
    if march.by_sea:
        yield from land(game, march)
    else:
        choice = yield where_to(game, march)
        yield from obey(game, march, choice)


class Reach(Struct, frozen=True):
    """What bounds the next step of an army, found once for all the ways it could go."""

    near: tuple[str, ...]
    held: Mapping[str, Sequence[str]]  # by the enemy
    areas: int
    attack: int
    rebels: list[str]
    is_truce: bool


def reach_of(game: Game, march: March) -> Reach:
    """[movement.allowance.cumulative] [ic.move-abroad] How far an army may go, and past whom."""
    areas = allowance(game, march, attack=False)
    return Reach(
        game.neighbours(march.area),
        game.armies(march.side.enemy),
        areas,
        areas + game.printed.tables.movement.attack,
        in_arms(game, march.corps),
        game.is_truce,
    )


def where_to(game: Game, march: March) -> Decision:
    """[movement.attach-detach] What an army on the move may do next."""
    side, here, reach = march.side, march.area, reach_of(game, march)
    left = reach.areas - march.entered
    joining: tuple[Attach, ...] = ()
    leaving: tuple[Detach, ...] = ()
    if left > 0:
        army, band, leader = game.armies(side).get(here, ()), march.corps, march.leader
        joining = tuple([Attach(corps) for corps in army if corps not in band])
        leaving = tuple([Detach(corps) for corps in band if corps != leader])
    cards = tuple(fitting_cards(game, side, Moment.MARCH))
    return ask(
        side,
        "march.where",
        rule="movement.land-adjacent",
        offers=[Enter(area) for area in reach.near],
        unless=partial(cannot_enter, game, march, reach),
        kind=Enter,
        also=(
            Offers(joining, partial(cannot_attach, game, march, left), Attach),
            Offers(leaving, partial(cannot_detach, march, left), Detach),
            Offers(cards, partial(cannot_play, game, side, Moment.MARCH), PlayCard),
        ),
        or_else=Halt(),
        facts={"leader": march.leader, "area": here, "left": left},
        always=may_hold(game, side, Moment.MARCH),  # [card.forced-march]
    )


def obey(game: Game, march: March, choice: Action) -> Procedure[None]:
    """[movement.entry-order] What was ordered is done."""
    match choice:
        case Enter(area):
            yield from enter(game, march, area)
        case Attach(corps):
            march.corps.append(corps)
            game.tell("march.attached", corps=corps, leader=march.leader)
        case Detach(corps):
            leave_behind(game, march, corps)
        case PlayCard(card):
            yield from play(game, march.side, card)
        case Halt():
            yield from stop(game, march, battle=False)


def enter(game: Game, march: March, area: str) -> Procedure[None]:
    """[movement.entry-order] The army is in the next area, and meets what there is."""
    if march.dropped:
        yield from leave_garrison(game, march)
    violates = is_closed_neutral(game, area)
    march.came_from, march.area = march.area, area
    march.entered += 1
    march.rough = march.rough or is_hard_going(game, area)
    move(game, march.corps, area)
    game.tell("march.enters", leader=march.leader, area=area)
    yield from arrive(game, march, violates=violates)


def leave_behind(game: Game, march: March, corps: str) -> None:
    """[movement.detach.moved] A corps dropped on the way has moved; one that never left has not."""
    march.corps.remove(corps)
    if corps not in march.dropped:
        march.dropped.append(corps)
    if march.entered:
        game.moved |= {corps}
    game.tell("march.detached", corps=corps, leader=march.leader, area=march.area)


def allowance(game: Game, march: March, *, attack: bool) -> int:
    """[movement.allowance.cumulative] The areas that an army may enter in this move."""
    table = game.printed.tables.movement
    areas = game.printed.corps[march.leader].movement
    if game.is_winter:
        areas += table.winter
    if attack:
        areas += table.attack
    if march.mud:
        areas += table.mud
    if march.forced:
        areas += table.forced_march
    return areas


def cannot_enter(game: Game, march: March, reach: Reach, choice: Enter) -> Refusal | None:
    """[movement.land-adjacent] Why the army may not go there."""
    area = choice.area
    if area == BRITAIN and march.side is FRENCH:
        return refuse("movement.britain-closed", "march.britain-closed")
    if area not in reach.near:
        return not_adjacent(game, march.area, area)
    attack = area in reach.held
    if reach.is_truce or reach.rebels:
        hostile = attack or is_closed_neutral(game, area)
        if hostile and reach.is_truce:
            return refuse("card.peace-talks", "march.truce", area=area)
        if refusal := cannot_go(game, reach.rebels, area, attack=hostile):
            return refusal
    if march.entered < (reach.attack if attack else reach.areas):
        return None
    return too_far(march, reach, attack=attack)


def not_adjacent(game: Game, here: str, there: str) -> Refusal:
    """[baltic.summer.no-link] Why there is no way from here to there."""
    if there in game.printed.areas and there in game.printed.winter_ground.neighbours(here):
        return refuse("baltic.summer.no-link", "march.open-water", area=there)
    return refuse("movement.land-adjacent", "march.not-adjacent", area=here)


def too_far(march: March, reach: Reach, *, attack: bool) -> Refusal:
    """[movement.attack-area-counts] Why the army has no allowance left for one more area."""
    if not attack:
        return refuse("movement.allowance.base", "march.spent", areas=max(0, reach.areas))
    if reach.attack <= 0:
        return refuse("movement.allowance.minimum", "march.no-attack", leader=march.leader)
    return refuse("movement.allowance.attack", "march.attack-too-far", areas=reach.attack)


def cannot_attach(game: Game, march: March, left: int, choice: Attach) -> Refusal | None:
    """[movement.attach-detach] Why this corps may not join; `left` are the areas still to go."""
    corps, leader = choice.corps, march.leader
    if left <= 0:
        return refuse("movement.attach-detach", "march.at-its-end", leader=leader)
    if game.where.get(corps) != march.area or game.side(corps) is not march.side:
        return refuse("movement.attach-detach", "march.not-here", area=march.area)
    if corps in march.corps:
        return refuse("movement.attach-detach", "march.already-in", corps=corps)
    if corps in game.moved and corps in march.dropped:
        return refuse("movement.detach.moved", "march.left-behind", corps=corps)
    if corps in game.moved:
        return refuse("movement.attach.moved", "march.moved", corps=corps)
    if is_senior(game, corps, leader):
        rule = "movement.attach.no-senior"
        return refuse(rule, "march.too-senior", corps=corps, leader=leader)
    if is_full(game, leader, march.corps):
        return refuse("movement.leader-command", "march.full", leader=leader)
    return None


def cannot_detach(march: March, left: int, choice: Detach) -> Refusal | None:
    """[movement.attach-detach] Why this corps may not be left behind."""
    if left <= 0:
        return refuse("movement.attach-detach", "march.at-its-end", leader=march.leader)
    if choice.corps == march.leader:
        return refuse("movement.attach-detach", "march.leader-leads", leader=march.leader)
    if choice.corps not in march.corps:
        return refuse("movement.attach-detach", "march.not-along", leader=march.leader)
    if choice.corps in march.dropped:  # left behind before the start, and called back
        return refuse("movement.attach-detach", "march.called-back", corps=choice.corps)
    return None


def is_marching(game: Game) -> bool:
    """Is an army on the move?"""
    return game.march is not None


def is_move_over(game: Game) -> bool:
    """[movement.no-coexistence] Nobody marches and no battle is left to fight."""
    return game.march is None and not game.clashes
