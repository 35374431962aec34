"""[activation.alternate] One activation: which force, with whom, and its Movement Potential."""

from collections.abc import Collection
from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import (
    Activate,
    DeclareWar,
    ForceMarch,
    Leave,
    PlayMarker,
    Rejoin,
    SetOut,
)
from .affairs import March
from .bounds import CAMPO_FORMIO, RESTING, keeps_armistice
from .control import is_friendly
from .dominion import dominion_of
from .events import Moment, cannot_play, fitting_markers, may_hold, may_play, play, window
from .peace import cannot_declare_war, cannot_rejoin, declare_war, rejoin
from .potential import roll_potential
from .ranks import cannot_leave, leave, those_who_could_stay
from .sea import expedition_due, is_expedition, open_expedition
from .sides import COALITION, FAIR, Side
from .state import Game
from .supply import is_supplied


def activate(game: Game) -> Procedure[None]:
    """[activation.alternate] A force, a marker, a return to war, a war declared, or the last pass.

    The turn stays with a side that has not activated a force and has not passed.
    """
    side = game.active
    choice = yield ask(
        side,
        "activation.which-force",
        rule="activation.alternate",
        also=partial(things_to_begin, game, side),
        facts={"weather": game.weather, "led": game.is_sub_impulse},
        always=may_hold(game, side, Moment.TURN),
    )
    match choice:
        case Activate(area):
            yield from set_out(game, area)
        case PlayMarker(held):
            yield from play(game, side, held, Moment.TURN)
        case Rejoin(power):
            yield from rejoin(game, power)
        case DeclareWar(power):
            yield from declare_war(game, side, power)
        case Pass():
            game.passed += (side,)
            game.tell("activation.passed", side=side)


def things_to_begin(game: Game, side: Side) -> tuple[Offers, ...]:
    """[activation.alternate] The forces, the markers, the wars, and the last pass."""
    wards, why_not = run_by(game, side), partial(cannot_activate, game)
    forces = tuple([Activate(area) for area in areas_to_name(game, side, wards)])
    is_plain = not wards and are_plainly_fresh(game, side)
    return (
        Offers(forces, None if is_plain else why_not),
        Offers((), why_not, Activate),
        Offers(
            tuple(fitting_markers(game, side, Moment.TURN)),
            partial(cannot_play, game, side, Moment.TURN),
            PlayMarker,
        ),
        *wars(game, side),
        Offers((Pass(),), partial(cannot_pass_now, game), Pass),
    )


def areas_to_name(game: Game, side: Side, wards: Collection[str] = ()) -> list[str]:
    """[activation.alternate] Where a side has a force that could go: some of it has not moved.

    In the sub-impulse, one with a leader who has not. `wards` are powers that the side runs.
    """
    if game.is_sub_impulse:
        leaders = [leader for leader in game.leaders if leader not in game.led]
        return list(dict.fromkeys([game.leaders[leader] for leader in leaders]))
    stacks, moved = game.stacks.items(), game.moved
    if game.strays:
        forces = [(area, stack) for area, stack in stacks if not moved.issuperset(stack)]
        return [area for area, stack in forces if any(commands(game, side, a) for a in stack)]
    able = dominion_of(game).armies[side] - moved
    for power in wards:
        able = able.union(game.printed.armies_of[power]) - moved
    return [area for area, stack in stacks if not able.isdisjoint(stack)]


def are_plainly_fresh(game: Game, side: Side) -> bool:
    """[activation.once] Could each force that is named go? Nothing but a former move hinders it."""
    if game.is_sub_impulse or game.strays or side in game.passed:
        return False
    return CAMPO_FORMIO not in game.lasting


def run_by(game: Game, side: Side) -> list[str]:
    """[neutral.run-by] The powers outside the war whose armies a side moves."""
    if not game.fought_for:
        return []
    return [
        power
        for power, fought in game.fought_for.items()
        if fought is side and game.side_of(power) is None
    ]


def wars(game: Game, side: Side) -> tuple[Offers, Offers]:
    """[peace.return] [peace.preventive-war] The wars that a side could begin, now or later."""
    back = [power for power in game.treaties if game.fought_for.get(power) is side]
    beaten = [power for power, treaty in game.treaties.items() if treaty.victor is side]
    return (
        Offers(tuple(map(Rejoin, back)), partial(cannot_rejoin, game, side), Rejoin),
        Offers(tuple(map(DeclareWar, beaten)), partial(cannot_declare_war, game, side), DeclareWar),
    )


def commands(game: Game, side: Side, army: str) -> bool:
    """[neutral.run-by] [peace.coalition-runs-it] Does this side move an army?"""
    serves = game.side(army)
    if serves is None:
        return game.fought_for.get(game.printed.power_of[army]) is side
    return serves is side


def cannot_activate(game: Game, choice: Activate) -> Refusal | None:
    """[activation.once] Why not this force.

    With [turn.leader-subimpulse.second-activation] [neutral.run-by].
    """
    side, area = game.active, choice.area
    if side in game.passed:
        return refuse("turn.activation.pass", "activation.has-passed")
    armies = armies_at(game, side, area)
    if not armies:
        return refuse("activation.alternate", "activation.no-force", area=area)
    spent = game.moved
    if game.is_sub_impulse:
        spent, leaders = game.led, leaders_with(game, armies, area)
        if not leaders:
            rule = "turn.leader-subimpulse.second-activation"
            return refuse(rule, "activation.no-leader", area=area)
        if spent.issuperset(leaders):
            return refuse("activation.once", "activation.moved", area=area)
    if spent.issuperset(armies):
        return refuse("activation.once", "activation.moved", area=area)
    if game.lasting and not fresh(game, armies):
        return is_kept_still(game, area)
    return None


def is_kept_still(game: Game, area: str) -> Refusal:
    """[card.f.campo-formio.no-move] [card.c.conseil-guerre.no-move] A marker holds them back."""
    if CAMPO_FORMIO in game.lasting:
        return refuse("card.f.campo-formio.no-move", "activation.campo-formio", area=area)
    return refuse("card.c.conseil-guerre.no-move", "activation.resting", area=area)


def armies_at(game: Game, side: Side, area: str) -> tuple[str, ...]:
    """[stacking.one-force] The armies of an area that a side moves."""
    armies = game.at(area, side)
    if armies or not game.fought_for:
        return armies
    return tuple([army for army in game.stacks.get(area, ()) if commands(game, side, army)])


def leaders_with(game: Game, armies: tuple[str, ...], area: str) -> list[str]:
    """[leader.needs-own-army] The leaders of an area who serve with these armies."""
    if area not in game.leaders.values():
        return []
    side = game.side(armies[0])
    if side is not None:
        return game.leaders_at(area, side)
    here = [leader for leader, there in game.leaders.items() if there == area]
    leaders = game.printed.leaders
    return [leader for leader in here if game.side_of(leaders[leader].power) is None]


def fresh(game: Game, pieces: tuple[str, ...] | list[str]) -> list[str]:
    """[activation.once] Those that may still be activated in this impulse or sub-impulse."""
    if not pieces:
        return []
    spent = game.led if game.is_sub_impulse else game.moved
    able = [piece for piece in pieces if piece not in spent]
    if game.is_sub_impulse and game.lasting:  # [card.c.conseil-guerre.no-move]
        able = [piece for piece in able if RESTING + piece not in game.lasting]
    if CAMPO_FORMIO in game.lasting:  # [card.f.campo-formio.no-move]
        able = [piece for piece in able if keeps_armistice(game, piece) is None]
    return able


def cannot_pass_now(game: Game, choice: Pass) -> Refusal | None:
    """[card.f.expedition-egypte.assault] The army of Egypt must have sailed."""
    if expedition_due(game) == game.active:
        return refuse("card.f.expedition-egypte.assault", "activation.must-sail")
    return None


def set_out(game: Game, area: str) -> Procedure[None]:
    """[movement.drop-off] [movement.forced-march.bonus] Who goes, how, and the roll."""
    side = game.active
    armies = armies_at(game, side, area)
    leaders = leaders_with(game, armies, area)
    march = game.march = March(side, fresh(game, armies), fresh(game, leaders), area, area)
    march.is_friendly = is_friendly(game, area, side)
    keep_own_leaders(game, march)
    game.tell("march.named", side=side, area=area, armies=list(march.armies))
    if game.side(armies[0]) is not None and may_play(game, side.enemy, Moment.ENEMY_NAMES):
        yield from window(game, side.enemy, Moment.ENEMY_NAMES, rule="movement.potential.roll")
    if march.is_over:
        game.tell("march.cancelled", area=area)
        return
    if is_expedition(game, march):
        open_expedition(game, march)
    yield from settle_force(game, march)
    look_to_supply(game, march)
    if not march.is_rolled:
        yield from roll_potential(game)


def keep_own_leaders(game: Game, march: March) -> None:
    """[leader.needs-own-army] Only leaders with an army of their nation among those that go."""
    if not march.leaders:
        return
    powers = {game.printed.power_of[army] for army in march.armies}
    printed = game.printed.leaders
    march.leaders = [leader for leader in march.leaders if printed[leader].power in powers]


def settle_force(game: Game, march: March) -> Procedure[None]:
    """[movement.drop-off] Who stays behind, which markers help, and whether they force the pace."""
    side = march.side
    while True:
        choice = yield ask(
            side,
            "march.who-goes",
            rule="movement.drop-off",
            offers=[Leave(piece) for piece in those_who_could_stay(march)],
            unless=partial(cannot_leave, game),
            kind=Leave,
            also=(
                Offers(
                    tuple(fitting_markers(game, side, Moment.SET_OUT)),
                    partial(cannot_play, game, side, Moment.SET_OUT),
                    PlayMarker,
                ),
                Offers((ForceMarch(),), partial(cannot_force_march, game), ForceMarch),
            ),
            or_else=SetOut(),
            facts={"area": march.area, "armies": list(march.armies)},
            always=may_hold(game, side, Moment.SET_OUT),
        )
        match choice:
            case Leave(piece):
                leave(game, march, piece)
            case PlayMarker(held):
                yield from play(game, side, held, Moment.SET_OUT)
            case _:
                march.is_forced = isinstance(choice, ForceMarch)
                return


def cannot_force_march(game: Game, choice: ForceMarch) -> Refusal | None:
    """[movement.forced-march.bonus] Why the force may not force its march."""
    march = game.march
    assert march is not None
    if game.year == 1792:
        return refuse("scenario.1792.no-forced-march", "march.not-forced-1792")
    is_autumn = game.layout.id == "1805" and game.year == 1805 and game.weather is FAIR
    if is_autumn and march.side is COALITION:
        return refuse("scenario.1805.no-forced-march", "march.not-forced-1805")
    if march.is_rolled:
        return refuse("card.f.boulogne.march", "march.potential-fixed")
    return None


def look_to_supply(game: Game, march: March) -> None:
    """[supply.out.marker] Is the force in supply as it sets out?"""
    is_fed = is_supplied(game, march.side, march.area, march.armies)
    march.is_unsupplied = march.is_cut = not is_fed
    if is_fed and game.unsupplied:
        game.unsupplied = game.unsupplied.difference(march.armies)
    elif not is_fed:
        game.unsupplied = game.unsupplied.union(march.armies)
        game.tell("march.unsupplied", area=march.area)


def is_marching(game: Game) -> bool:
    """[activation.content] Is a force on the move?"""
    return game.march is not None and not game.march.is_over and not game.clashes


def is_move_over(game: Game) -> bool:
    """[activation.stop.no-mp] Nobody moves and nobody fights."""
    return not game.clashes and (game.march is None or game.march.is_over)
