"""[retreat.duty] Retreats, those who stand, and what changes hands."""

from functools import partial

from estafette.engine import Offers, Procedure, Refusal, ask, refuse

from .actions import FallBack, Retreat, Stand
from .affairs import Battle
from .bounds import cannot_go
from .command import check_leaders
from .control import controller, is_friendly, is_neutral, take, taker
from .fate import eliminate, move, post
from .losses import survivors
from .sheets import STRAIT
from .sides import Side
from .stacking import cannot_stack
from .state import Game


def retreat(game: Game) -> Procedure[None]:
    """[retreat.duty] [retreat.double] [retreat.attacker] [retreat.no-path] The beaten side goes."""
    battle = game.battle
    assert battle is not None
    if battle.winner is None:
        return
    loser = battle.side(battle.winner.enemy)
    beaten = survivors(game, loser)
    if not beaten:
        return
    pieces = [*beaten, *[leader for leader in loser.leaders if leader in game.leaders]]
    if loser is battle.attacker:
        go_back(game, battle, pieces, is_beaten=True)
    else:
        stands = yield from withdraw(game, battle, battle.area, pieces, may_stand=may_stand(game))
        if stands:
            game.tell("retreat.stands", side=loser.side, area=battle.area)
            go_back(game, battle, pieces_of(game, battle), is_beaten=False)
            return
    for _ in range(1, battle.retreats):
        yield from go_further(game, battle)


def pieces_of(game: Game, battle: Battle) -> list[str]:
    """The attackers that are left, and their leaders."""
    attacker = battle.attacker
    leaders = [leader for leader in attacker.leaders if leader in game.leaders]
    return [*survivors(game, attacker), *leaders]


def may_stand(game: Game) -> bool:
    """[retreat.ignore.fortress] [retreat.ignore.revolt] May the beaten side stay?

    Only a defender may, and only if the attacker has somewhere to go back to.
    """
    battle = game.battle
    assert battle is not None
    loser = battle.defender
    if battle.winner is not battle.attacker.side or not battle.clash.came_from:
        return False
    if battle.area in game.printed.fortresses and battle.holder is loser.side:
        return True
    region = game.printed.areas[battle.area].uprising
    armies = game.printed.armies
    return bool(region) and all(armies[army].revolt == region for army in survivors(game, loser))


def go_back(game: Game, battle: Battle, pieces: list[str], *, is_beaten: bool) -> None:
    """[retreat.attacker] Attackers return to where they came from; some may find it closed.

    A winner who goes back because the beaten stay is not retreating: nothing bars his way.
    """
    leaders = [piece for piece in pieces if piece in game.leaders]
    armies = [piece for piece in pieces if piece in game.where]
    side = battle.attacker.side
    for leader in leaders:
        if way := way_back(game, battle, leader, is_beaten=is_beaten):
            withdraw_to(game, battle, leader, way)
    for army in armies:
        way = way_back(game, battle, army, is_beaten=is_beaten)
        if not way or (is_beaten and cannot_stack(game, way, [army])):
            cut_off(game, battle, [army])
        else:
            withdraw_to(game, battle, army, way)
    if battle.retreated:
        game.tell(
            "retreat.goes" if is_beaten else "retreat.returns",
            side=side,
            armies=[army for army in armies if army in game.where],
            area=next(iter(battle.retreated.values())),
        )
    check_leaders(game)


def way_back(game: Game, battle: Battle, piece: str, *, is_beaten: bool) -> str:
    """[retreat.attacker] The area that a piece attacked from; empty if it is closed to it."""
    clash, side = battle.clash, battle.attacker.side
    way = battle.marched.get(piece) or clash.came_from
    if not way or not is_beaten:
        return way
    by_strait = clash.border == STRAIT and piece not in battle.marched
    is_closed = by_strait or game.at(way, side.enemy) or not is_friendly(game, way, side)
    return "" if is_closed else way


def withdraw(
    game: Game, battle: Battle, here: str, pieces: list[str], *, may_stand: bool
) -> Procedure[bool]:
    """[retreat.disperse] Pieces leave an area one by one or all together; says whether they stay.

    To stay is open to them only as long as nobody has left.
    """
    side, left, stays = loser_of(battle), list(pieces), may_stand
    while left and (stays or has_way(game, side, here, left)):
        choice = yield ask(
            side,
            "retreat.where",
            rule="retreat.duty",
            offers=all_together(game, here, left),
            unless=partial(cannot_fall_back, game, side, left),
            kind=FallBack,
            also=(one_by_one(game, side, here, left),),
            or_else=Stand() if stays else (),
            facts={"area": here, "pieces": list(left)},
        )
        match choice:
            case FallBack(area):
                goers = list(left)
            case Retreat(piece, area):
                goers = [piece]
            case _:
                return True
        stays = False
        for piece in goers:
            withdraw_to(game, battle, piece, area)
            left.remove(piece)
        game.tell("retreat.goes", side=side, armies=goers, area=area)
    cut_off(game, battle, [piece for piece in left if piece in game.where])
    check_leaders(game)
    return False


def loser_of(battle: Battle) -> Side:
    assert battle.winner is not None
    return battle.winner.enemy


def all_together(game: Game, here: str, left: list[str]) -> list[FallBack]:
    """[retreat.duty] All of them to each neighbouring area, if there are several."""
    near = game.printed.contact.neighbours(here) if len(left) > 1 else ()
    return [FallBack(area) for area in near]


def one_by_one(game: Game, side: Side, here: str, left: list[str]) -> Offers:
    """[retreat.disperse] Every piece to every neighbouring area.

    Where there is only one way and all may take it, nobody is asked piece by piece.
    """
    near = game.printed.contact.neighbours(here)
    ways = [area for area in near if no_way(game, side, here, area) is None]
    if len(left) == 1:
        ways = list(near)
    elif len(ways) == 1 and not cannot_go_to(game, side, left, ways[0]):
        ways = []
    offers = tuple([Retreat(piece, area) for piece in left for area in ways])
    return Offers(offers, partial(cannot_retreat, game, side, left), Retreat)


def has_way(game: Game, side: Side, here: str, left: list[str]) -> bool:
    """[retreat.no-path] Can any of them go anywhere?"""
    near = game.printed.contact.neighbours(here)
    return any(not cannot_go_to(game, side, [piece], area) for piece in left for area in near)


def cannot_fall_back(game: Game, side: Side, left: list[str], choice: FallBack) -> Refusal | None:
    """[retreat.duty] Why they may not all go there."""
    if refusal := cannot_go_to(game, side, left, choice.area):
        return refusal
    return refuse("retreat.duty", "retreat.one-left", piece=left[0]) if len(left) == 1 else None


def cannot_retreat(game: Game, side: Side, left: list[str], choice: Retreat) -> Refusal | None:
    """[retreat.no-enemy-control] [retreat.no-barrier] [retreat.no-strait] Why not there."""
    if choice.army not in left:
        return refuse("retreat.duty", "retreat.not-beaten")
    return cannot_go_to(game, side, [choice.army], choice.area)


def cannot_go_to(game: Game, side: Side, goers: list[str], area: str) -> Refusal | None:
    """[retreat.disperse] Why these, together, may not retreat to an area."""
    here = game.where.get(goers[0]) or game.leaders[goers[0]]
    if refusal := no_way(game, side, here, area):
        return refusal
    armies = [piece for piece in goers if piece in game.where]
    leaders = [piece for piece in goers if piece in game.leaders]
    if refusal := cannot_go(game, armies, area):
        return refusal
    if not armies and (refusal := no_company(game, leaders[0], area)):
        return refusal
    return cannot_stack(game, area, armies, leaders)


def no_way(game: Game, side: Side, here: str, area: str) -> Refusal | None:
    """[retreat.no-barrier] [retreat.no-strait] Why nobody may retreat from here to there."""
    battle = game.battle
    assert battle is not None
    border = game.printed.contact.border(here, area)
    if border is None:
        return refuse("retreat.duty", "retreat.not-adjacent", area=here)
    if game.printed.ground.border(here, area) is None:
        return refuse("retreat.no-barrier", "retreat.mountain", area=area)
    if border.kind == STRAIT:
        return refuse("retreat.no-strait", "retreat.strait", area=area)
    if side is battle.defender.side and area == battle.clash.came_from:
        return refuse("retreat.duty", "retreat.towards-enemy", area=area)
    if game.at(area, side.enemy):
        return refuse("retreat.no-enemy-control", "retreat.enemy-there", area=area)
    if is_neutral(game, area):
        return refuse("neutral.closed", "retreat.neutral", area=area)
    if not is_friendly(game, area, side):
        return refuse("retreat.no-enemy-control", "retreat.enemy-held", area=area)
    return None


def no_company(game: Game, leader: str, area: str) -> Refusal | None:
    """[leader.needs-own-army] A leader goes only to an army of his nation."""
    power = game.printed.leaders[leader].power
    if any(game.printed.power_of[army] == power for army in game.stacks.get(area, ())):
        return None
    return refuse("leader.needs-own-army", "retreat.leader-alone", leader=leader, area=area)


def withdraw_to(game: Game, battle: Battle, piece: str, area: str) -> None:
    if piece in game.leaders:
        post(game, piece, area)
    else:
        move(game, piece, area)
    battle.retreated[piece] = area


def cut_off(game: Game, battle: Battle, armies: list[str]) -> None:
    """[retreat.no-path] Armies that find no way out are lost."""
    if not armies:
        return
    game.tell("retreat.cut-off", side=game.side(armies[0]), armies=list(armies))
    for army in armies:
        eliminate(game, army)


def go_further(game: Game, battle: Battle) -> Procedure[None]:
    """[retreat.double] Pursued, each part goes one area more, or stops where it may."""
    by_area: dict[str, list[str]] = {}
    for piece, area in battle.retreated.items():
        if piece in game.where or piece in game.leaders:
            by_area.setdefault(area, []).append(piece)
    for area, pieces in by_area.items():
        if any(piece in game.where for piece in pieces):
            stops = may_stop(game, battle, area, pieces)
            yield from withdraw(game, battle, area, pieces, may_stand=stops)


def may_stop(game: Game, battle: Battle, area: str, pieces: list[str]) -> bool:
    """[retreat.double.stop] A friendly fortress, a Key star, or the capital of its own country."""
    printed, side = game.printed, loser_of(battle)
    if area in printed.fortresses and controller(game, area) is side:
        return True
    if area in printed.stars:
        return True
    powers = [printed.power_of[piece] for piece in pieces if piece in game.where]
    return any(area in printed.countries[power].capitals for power in powers)


def settle_area(game: Game) -> None:
    """[control.by-victory] [fortress.changes-hands] Who controls the area of the battle.

    A fortress that its owner has to leave falls to any winner, anything else to a supplied one.
    """
    battle = game.battle
    assert battle is not None
    area, winner = battle.area, battle.winner
    if winner is None or game.at(area, winner.enemy):
        return
    if area in game.printed.open or is_neutral(game, area) or controller(game, area) is winner:
        return
    is_fortress = area in game.printed.fortresses and battle.holder is winner.enemy
    is_left = is_fortress and bool(battle.retreated)
    if is_left or battle.side(winner).is_supplied:
        take(game, area, taker(game, area, winner))
