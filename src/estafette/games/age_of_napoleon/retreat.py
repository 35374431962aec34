"""[battle.retreat.loser] Retreat: by land, by sea, or into captivity."""

from functools import partial

from estafette.engine import Offers, Procedure, Refusal, ask, refuse

from .actions import Embark, Retreat
from .attrition import check_march, is_hard_going
from .control import is_closed_neutral
from .evacuation import cannot_embark, evacuate
from .fate import capture, move
from .insurgents import country_in_arms, is_far_from
from .neutrality import invade_russia
from .sides import FRENCH
from .state import Battle, Game


def retreat(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.retreat.uncommitted] The whole beaten army leaves the area."""
    yield from evacuate(game, battle, is_trapped=partial(is_trapped, game, battle))
    ways: dict[str, list[str]] = {}
    free: list[str] = []
    for corps in game.at(battle.area, battle.loser):
        way = way_back(battle, corps)
        if way is None:
            free.append(corps)
        else:
            ways.setdefault(way, []).append(corps)
    for area, corps_there in ways.items():
        if is_open(game, battle, area):
            yield from withdraw(game, battle, corps_there, area)
        else:
            cut_off(game, battle, corps_there)
    if free:
        yield from retreat_as_one_body(game, battle, free)


def way_back(battle: Battle, corps: str) -> str | None:
    """[battle.retreat.attacker-path] Where a beaten attacker came from; empty if from the sea.

    [battle.retreat.attacker-standing] None for a defender, and for who stood there.
    """
    if battle.loser is not battle.attacker.side:
        return None
    if corps in battle.clash.landed:  # [battle.retreat.sea-landing]
        return ""
    return battle.clash.came_from.get(corps)


def is_open(game: Game, battle: Battle, area: str) -> bool:
    """[battle.retreat.attacker-path] May beaten attackers go back there?"""
    return bool(area) and not game.is_held_by(battle.loser.enemy, area)


def is_trapped(game: Game, battle: Battle, army: list[str]) -> bool:
    """[battle.retreat.impossible] Is there no way by land for anybody?"""
    return not any(has_way(game, battle, corps) for corps in army)


def has_way(game: Game, battle: Battle, corps: str) -> bool:
    way = way_back(battle, corps)
    if way is not None:
        return is_open(game, battle, way)
    return any(
        not no_way(game, battle, Retreat(area)) and not stranded(game, [corps], area)
        for area in game.neighbours(battle.area)
    )


def retreat_as_one_body(game: Game, battle: Battle, body: list[str]) -> Procedure[None]:
    """[battle.retreat.defender-path] The owner chooses a way for all; without one they are lost."""
    near = game.neighbours(battle.area)
    left = {a: stranded(game, body, a) for a in near if not no_way(game, battle, Retreat(a))}
    least = min([len(corps) for corps in left.values()], default=len(body))
    if least == len(body):
        cut_off(game, battle, body)
        return
    by_sea = Offers((), partial(cannot_embark, game, battle), Embark)
    choice = yield ask(
        battle.loser,
        "retreat.where",
        rule="battle.retreat.defender-path",
        offers=[Retreat(area) for area in near],
        unless=partial(cannot_retreat, game, battle, body, least),
        kind=Retreat,
        also=(by_sea,),
        facts={"area": battle.area, "corps": list(body)},
    )
    assert isinstance(choice, Retreat)
    abandoned = left[choice.area]
    if abandoned:
        cut_off(game, battle, abandoned)
    goers = [corps for corps in body if corps not in abandoned]
    yield from withdraw(game, battle, goers, choice.area)


def cannot_retreat(
    game: Game, battle: Battle, body: list[str], least: int, choice: Retreat
) -> Refusal | None:
    """[ic.retreat-distance] Why the army may not go there: another way may save more insurgents."""
    if refusal := no_way(game, battle, choice):
        return refusal
    too_far = stranded(game, body, choice.area)
    if len(too_far) > least:
        return refuse("ic.retreat-distance", "insurgents.too-far", corps=too_far[0])
    return None


def no_way(game: Game, battle: Battle, choice: Retreat) -> Refusal | None:
    """[battle.retreat.defender-path] Why nobody of the beaten army may go there."""
    rule, area = "battle.retreat.defender-path", choice.area
    if area not in game.neighbours(battle.area):
        return refuse(rule, "retreat.not-adjacent", area=battle.area)
    if game.is_held_by(battle.loser.enemy, area):
        return refuse(rule, "retreat.enemy-there", area=area)
    came_from = battle.clash.came_from
    if area in [came_from[corps] for corps in came_from if game.side(corps) is battle.winner]:
        return refuse(rule, "retreat.towards-enemy", area=area)
    if is_closed_neutral(game, area):
        return refuse(rule, "retreat.neutral", area=area)
    return None


def stranded(game: Game, body: list[str], area: str) -> list[str]:
    """[ic.retreat-prisoner] The insurgents for whom an area is too far from home."""
    return [
        corps
        for corps in body
        if (country := country_in_arms(game, corps)) and is_far_from(game, country, area)
    ]


def withdraw(game: Game, battle: Battle, corps: list[str], area: str) -> Procedure[None]:
    """[march-attrition.trigger.enter-only] Corps retreat to an area; hard going tires them."""
    side = battle.loser
    move(game, corps, area)
    battle.retreated.update(dict.fromkeys(corps, area))
    game.tell("retreat.goes", side=side, corps=list(corps), area=area)
    if side is FRENCH:
        invade_russia(game, area)
    if is_hard_going(game, area):
        yield from check_march(game, side, corps)


def cut_off(game: Game, battle: Battle, corps: list[str]) -> None:
    """[battle.retreat.impossible] Corps that find no way out are taken."""
    game.tell("retreat.cut-off", side=battle.loser, corps=list(corps))
    for each in corps:
        capture(game, each)
