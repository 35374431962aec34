"""[p.17-19] The red cards: their events happen in the draw phase, as soon as they are drawn."""

from functools import partial

from estafette.engine import Action, Procedure, Refusal, ask, refuse

from ..events import card
from ..sides import COALITION, FRENCH, Army
from ..state import Game


class Opponent(Action, frozen=True):
    """The event strikes this player."""

    seat: str


class Idle(Action, frozen=True):
    """The pile of this zone does nothing this turn."""

    zone: str


class Delay(Action, frozen=True):
    """This corps arrives a turn later."""

    corps: str


@card("inactivite", at=(), rule="draw.red.immediate")
def inactivite(game: Game, seat: str) -> Procedure[None]:
    """[card.c.inactivite.zone] The corps and vedettes of one zone are turned over.

    R-118: in the fog also if corps stand in one zone only; silence would tell that all else there
    is are vedettes.
    """
    if not any(posts(game, ally) for ally in game.seats(COALITION)):
        return
    idle = yield from which_opponent(
        game, "card.inactivite.which-player", "card.c.inactivite.three", must_have_corps=True
    )
    choice = yield ask(
        idle,
        "card.inactivite.which-zone",
        rule="card.c.inactivite.zone",
        offers=[Idle(zone) for zone in dict.fromkeys(troops(game, idle).values())],
        unless=partial(cannot_idle, game, idle),
        always=game.grognard,
    )
    match choice:
        case Idle(zone):
            game.activated.update(b for b, where in troops(game, idle).items() if where == zone)
            game.tell("card.inactivite.turned", seat=idle, zone=zone)


def cannot_idle(game: Game, seat: str, choice: Idle) -> Refusal | None:
    """[card.c.inactivite.zone] Why this zone cannot be named; None if it can."""
    if choice.zone in posts(game, seat):
        return None
    if choice.zone in troops(game, seat).values():
        return refuse(
            "card.c.inactivite.not-vedettes", "card.inactivite.vedettes-only", zone=choice.zone
        )
    return refuse("card.c.inactivite.zone", "card.inactivite.no-pile", zone=choice.zone)


def troops(game: Game, seat: str) -> dict[str, str]:
    """The corps and vedettes of a seat, each with its zone."""
    of = game.printed.troops_of
    armies = game.armies(seat)
    return {b: zone for b, zone in game.zone.items() if any(b in of[army] for army in armies)}


def posts(game: Game, seat: str) -> list[str]:
    """The zones in which a seat has a corps."""
    return [zone for block, zone in troops(game, seat).items() if block in game.fatigue]


def which_opponent(
    game: Game, key: str, rule: str, *, must_have_corps: bool = False
) -> Procedure[str]:
    """The French player says which opponent an event strikes; of two players there is but one."""
    choice = yield ask(
        FRENCH,
        key,
        rule=rule,
        offers=[Opponent(seat) for seat in game.seats(COALITION)],
        unless=partial(without_corps, game) if must_have_corps else None,
    )
    assert isinstance(choice, Opponent)
    return choice.seat


def without_corps(game: Game, choice: Opponent) -> Refusal | None:
    """[card.c.inactivite.zone] Only who has a pile on the board can suffer inactivity."""
    if choice.seat in game.seats(COALITION) and posts(game, choice.seat):
        return None
    return refuse("card.c.inactivite.zone", "card.inactivite.no-corps", seat=choice.seat)


@card("empereur-souffrant", at=(), rule="draw.red.immediate", lasting=True)
def empereur_souffrant(game: Game, seat: str) -> None:
    """[card.f.empereur-souffrant] Napoléon's bonuses are lost while the card lies on the slot."""


@card("pluie", at=(), rule="draw.red.immediate", lasting=True)
def pluie(game: Game, seat: str) -> None:
    """[card.x.pluie.duration] It rains on both camps while the card lies on the slot."""


@card("renforts-retardes", at=(), rule="draw.red.immediate")
def renforts_retardes(game: Game, seat: str) -> Procedure[None]:
    """[card.c.renforts-retardes.delay] A Prussian corps still to come arrives one turn later."""
    coming = [block for block in game.due if is_coming(game, block)]
    if not coming:
        game.recovery_barred = True  # [card.c.renforts-retardes.none-left]
        game.tell("card.renforts-retardes.barred")
        return
    choice = yield ask(
        game.seat_of(Army.PRUSSIAN),
        "card.renforts-retardes.which-corps",
        rule="card.c.renforts-retardes.delay",
        offers=[Delay(block) for block in coming],
        unless=partial(cannot_delay, game),
    )
    match choice:
        case Delay(corps):
            game.due[corps] += 1
            game.tell("card.renforts-retardes.delayed", corps=corps, turn=game.due[corps])


def cannot_delay(game: Game, choice: Delay) -> Refusal | None:
    """[card.c.renforts-retardes.delay] Why this corps cannot be delayed; None if it can (R-100)."""
    if is_coming(game, choice.corps):
        return None
    rule, key = "card.c.renforts-retardes.delay", "card.renforts-retardes.not-coming"
    return refuse(rule, key, corps=choice.corps)


def is_coming(game: Game, block: str) -> bool:
    """Is this a Prussian corps that has yet to arrive?"""
    return block in game.due and game.printed.army_of[block] is Army.PRUSSIAN
