"""[leader.displaced] Leaders: driven off, carried along, and what that does to their orders."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from . import failure
from .actions import Shelter
from .approach import target_distance
from .fate import lose_hq, post, remove_leader
from .hidden import dissolve
from .leader_loss import risk
from .obedience import led_by
from .sides import HOLDS, Kind, Side
from .state import Game


def trample(game: Game, hex_: str, side: Side) -> Procedure[None]:
    """[leader.displaced] [hq.destroyed] Units of a side come upon whoever is alone in a hex."""
    for leader in game.leaders_at(hex_, side.enemy):
        yield from displace(game, leader, game.at(hex_)[0])
    for army, where in list(game.hqs.items()):
        if where == hex_ and game.printed.armies[army].side is side.enemy:
            lose_hq(game, army)


def displace(game: Game, leader: str, by: str) -> Procedure[None]:
    """[leader.displaced] He flees to the nearest friendly unit, and may be lost on the way."""
    if dissolve(game, leader):
        return
    places = shelters(game, leader)
    if not places:
        game.tell("leader.alone", leader=leader)
        remove_leader(game, leader)
        return
    choice = yield ask(
        game.side_of_leader(leader),
        "leader.shelter",
        rule="leader.displaced",
        offers=[Shelter(hex_) for hex_ in places],
        unless=partial(cannot_shelter, places),
        kind=Shelter,
        facts={"leader": leader, "by": by},
    )
    assert isinstance(choice, Shelter)
    post(game, leader, choice.hex)
    game.tell("leader.displaced", leader=leader, hex=choice.hex)
    note_departure(game, leader)
    risk(game, leader)  # [leader.loss.trigger-displaced]


def shelters(game: Game, leader: str) -> list[str]:
    """[leader.displaced] The hexes with the friendly units that are nearest."""
    here, side, distance = game.leaders[leader], game.side_of_leader(leader), game.ground.distance
    friends = [hex_ for hex_ in game.stacks if game.holder(hex_) is side and hex_ != here]
    least = min([distance(here, hex_) for hex_ in friends], default=0)
    return sorted([hex_ for hex_ in friends if distance(here, hex_) == least])


def cannot_shelter(places: list[str], choice: Shelter) -> Refusal | None:
    """[leader.displaced] With the nearest friendly unit only."""
    if choice.hex in places:
        return None
    return refuse("leader.displaced", "leader.not-nearest", hex=choice.hex)


def follow(game: Game, leader: str, hex_: str) -> None:
    """[leader.retreat-with] [night.leaders-retreat] A leader goes along with retreating units."""
    post(game, leader, hex_)
    note_departure(game, leader)


def note_departure(game: Game, leader: str) -> None:
    """[order.reserve.fails] [order.reserve.fails-retreat] [order.defence.fails] [order.delay.fails]

    Driven from his post, a leader fails in his order once the combat is over.
    """
    formation = led_by(game, leader)
    if not formation or formation in game.failing or formation not in game.commands:
        return
    if game.order_of(formation).kind is Kind.RESERVE or has_left_post(game, formation):
        game.failing += (formation,)


def has_left_post(game: Game, formation: str) -> bool:
    """[order.defence.stay] [order.delay.stay] Is the leader beyond the radius that bound him?"""
    command, leader = game.commands[formation], game.leader_of(formation)
    if command.order.kind not in HOLDS or not command.on_spot or leader not in game.leaders:
        return False
    return not is_within_radius(game, formation, game.leaders[leader])


def is_within_radius(game: Game, formation: str, hex_: str) -> bool:
    """[order.defence.stay] Within two hexes of the target, or of the hex he could come nearest."""
    command, radius = game.commands[formation], game.printed.tables.ranges.radius
    if command.post and game.ground.distance(hex_, command.post) <= radius:
        return True
    return target_distance(game, command.order, hex_) <= radius


def fail_orders(game: Game) -> Procedure[None]:
    """[order.failure.causes] Orders that failed in a combat or a march are at an end."""
    while game.failing:
        formation, game.failing = game.failing[0], game.failing[1:]
        yield from failure.fail(game, formation)
