"""[movement.path] The march of the activated force, one decision at a time."""

from functools import partial

from estafette.engine import Action, Decision, Offers, Procedure, Refusal, ask, refuse

from .absorption import absorb, absorptions, cannot_absorb
from .actions import Absorb, Assault, Enter, Halt, Join, Leave, Root, Sail, TakeControl
from .affairs import March
from .control import controller, is_neutral, take, taker
from .entering import arrive, end_march, is_cut_off
from .guerrillas import remove
from .passage import FREE_PASSAGE
from .ranks import cannot_join, cannot_leave, join, joinable, leave, those_who_could_stay
from .route import cannot_enter, cannot_go_on, is_whole, outset_of, ways_from
from .sea import (
    assault,
    assaults,
    cannot_assault,
    cannot_make_port,
    cannot_sail,
    must_land,
    overseas,
    sail,
    sailings,
)
from .sides import FRENCH
from .state import Game
from .supply import is_supplied


def march_on(game: Game) -> Procedure[None]:
    """[movement.path] Enter, sail, assault, take control, join, leave, root out, absorb, halt."""
    march = game.march
    assert march is not None
    if march.points <= 0 or not march.armies:
        yield from end_march(game)
        return
    march.is_cut = is_cut_off(game, march)  # a battle, or who has joined, may have changed it
    choice = yield where_to(game, march)
    yield from obey(game, march, choice)


def where_to(game: Game, march: March) -> Decision:
    """[activation.content] What a force on the march may do next."""
    return ask(
        march.side,
        "march.where",
        rule="movement.path",
        also=partial(things_to_do, game, march),
        facts={"area": march.area, "points": march.points, "armies": list(march.armies)},
    )


def things_to_do(game: Game, march: March) -> tuple[Offers, ...]:
    """[activation.content] Everything that a force on the march could think of."""
    here, outset = march.area, outset_of(game, march)
    is_kept = march.is_ashore or must_land(game, march)
    ways = () if is_kept else ways_from(game.printed)[here]
    ports = sailings(game, march)
    why_not_sail = partial(cannot_sail, game)
    if ports:  # the force may sail: whither is the only question
        why_not_sail = partial(cannot_make_port, game, overseas(game, march, outset))
    leaving = tuple([Leave(piece) for piece in those_who_could_stay(march)])
    return (
        Offers(ways, partial(cannot_go_on, game, outset), Enter),
        Offers(ports, why_not_sail, Sail),
        Offers(assaults(game, march), partial(cannot_assault, game), Assault),
        Offers((TakeControl(),), partial(cannot_take_control, game), TakeControl),
        Offers(guerrillas_at(game, here), partial(cannot_root_out, game), Root),
        Offers(joining(game, march), partial(cannot_join, game), Join),
        Offers(leaving, partial(cannot_leave, game), Leave),
        Offers(mergers(game, march)),  # looked into before they are offered
        Offers((), partial(cannot_merge, game), Absorb),
        Offers((Halt(),), partial(cannot_halt, game), Halt),
    )


def obey(game: Game, march: March, choice: Action) -> Procedure[None]:
    """[activation.content] What was ordered is done."""
    match choice:
        case Enter(area):
            yield from step(game, march, area)
        case Sail(area):
            yield from sail(game, area)
        case Assault(area):
            yield from assault(game, area)
        case Join(piece):
            join(game, march, piece)
        case Leave(piece):
            leave(game, march, piece)
        case TakeControl():
            march.points -= price_of_control(game, march)
            take(game, march.area, taker(game, march.area, march.side))
        case Root(guerrilla):
            march.points -= game.printed.tables.terrain.guerrilla
            remove(game, guerrilla)
        case Absorb():
            absorb(game, choice)
        case Halt():
            yield from end_march(game)


def step(game: Game, march: March, area: str) -> Procedure[None]:
    """[movement.path] The force goes on by one area."""
    border = game.printed.ground.border(march.area, area)
    assert border is not None
    price = game.printed.tables.terrain.crossing(border.kind)
    yield from arrive(game, march, area, border.kind, price)


def joining(game: Game, march: March) -> tuple[Join, ...]:
    """[activation.leader-pick-up] Those that a leader could take along."""
    if not march.leaders or is_whole(game, march):
        return ()
    return tuple([Join(piece) for piece in joinable(game, march)])


def mergers(game: Game, march: March) -> tuple[Absorb, ...]:
    """[stacking.absorb] What an army on the march could absorb."""
    if len(game.stacks[march.area]) < 2:
        return ()
    return tuple(absorptions(game, march.area, march.armies))


def cannot_merge(game: Game, choice: Absorb) -> Refusal | None:
    """[stacking.absorb] Why the army on the march may not absorb that one."""
    march = game.march
    assert march is not None
    if choice.by not in march.armies:
        return refuse("stacking.absorb", "march.not-along")
    return cannot_absorb(game, choice)


def guerrillas_at(game: Game, area: str) -> tuple[Root, ...]:
    """[guerrilla.remove] The Guerrillas that could be driven out."""
    if not game.guerrillas:
        return ()
    return tuple([Root(each) for each, there in game.guerrillas.items() if there == area])


def cannot_root_out(game: Game, choice: Root) -> Refusal | None:
    """[guerrilla.remove] Why this Guerrilla may not be driven out."""
    march = game.march
    assert march is not None
    if march.side is not FRENCH or game.guerrillas.get(choice.guerrilla) != march.area:
        return refuse("guerrilla.remove", "march.no-guerrilla", area=march.area)
    if march.points < (price := game.printed.tables.terrain.guerrilla):
        return refuse("guerrilla.remove", "march.guerrilla-price", price=price)
    return None


def cannot_take_control(game: Game, choice: TakeControl) -> Refusal | None:
    """[control.by-mp] Why no flag is raised here."""
    march = game.march
    assert march is not None
    area, side = march.area, march.side
    if area in game.printed.open:
        return refuse("control.friendly-to-both", "march.nothing-to-hold", area=area)
    if controller(game, area) is side or game.side(march.armies[0]) is None:
        return refuse("control.by-mp", "march.controlled", area=area)
    if is_neutral(game, area):
        return refuse("neutral.closed", "march.neutral-flag", area=area)
    if march.points < (price := price_of_control(game, march)):
        return refuse("control.by-mp", "march.control-price", price=price)
    if not is_supplied(game, side, area, march.armies):
        return refuse("control.by-mp", "march.unsupplied-flag", area=area)
    return None


def price_of_control(game: Game, march: March) -> int:
    """[table.terrain.city] [table.terrain.port] [table.terrain.fortress] Once, the highest."""
    terrain = game.printed.tables.terrain
    return terrain.fortress if march.area in game.printed.fortresses else terrain.city


def cannot_halt(game: Game, choice: Halt) -> Refusal | None:
    """[movement.no-unsupplied-end] Why the force may not stop here of its own will."""
    march = game.march
    assert march is not None
    if must_land(game, march):
        return refuse("card.f.expedition-egypte.assault", "march.must-land")
    if march.is_stopped or march.is_ashore:
        return None
    is_guest = march.grant == FREE_PASSAGE and is_neutral(game, march.area)
    if not (march.is_cut or is_guest) or not can_go_on(game, march, anywhere=is_guest):
        return None
    if is_guest:
        return refuse("card.c.libre-passage", "march.cannot-stop", area=march.area)
    if is_supplied(game, march.side, march.area, march.armies):
        return None
    return refuse("movement.no-unsupplied-end", "march.cut-off-here", area=march.area)


def can_go_on(game: Game, march: March, *, anywhere: bool) -> bool:
    """[movement.no-unsupplied-end] Is there a next area, and is the force in supply there?"""
    ways = [there for there in game.neighbours(march.area) if not cannot_enter(game, Enter(there))]
    return any(anywhere or is_supplied(game, march.side, there, march.armies) for there in ways)
