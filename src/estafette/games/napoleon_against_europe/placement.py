"""[budget.place.land] Where what is built comes onto the map, and whom it joins."""

from functools import lru_cache

from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .affairs import Force
from .command import cannot_hold
from .fate import change, force_of, form
from .politics import READINGS, Politics
from .powers import controller, forces_of_side, heads_in, holder, side_of, side_of_force
from .sheets import STRAIT
from .state import Game
from .supply import is_supplied


def reinforcement_zones(game: Game, country: str) -> list[str]:
    """[budget.place.land] Capital and fortresses at home that no enemy besieges or occupies.

    [budget.place.connected] They are joined by land to the part of the country with its capital.
    """
    return [zone for zone in strong_places(game, country) if is_free(game, country, zone)]


def is_reinforced(game: Game, country: str, zone: str) -> bool:
    """[budget.place.land] Is this one of the reinforcement zones of a country?"""
    return zone in strong_places(game, country) and is_free(game, country, zone)


def strong_places(game: Game, country: str) -> dict[str, None]:
    """[budget.place.land] The capital and the fortresses at home, in their order."""
    return places_to_build(game.politics, country, is_new=country in game.states)


@lru_cache(READINGS)
def places_to_build(politics: Politics, country: str, *, is_new: bool) -> dict[str, None]:
    printed = politics.printed
    capitals = printed.countries[country].capitals
    home = joined_to_capital(politics, country, is_new=is_new)
    return dict.fromkeys([each for each in home if each in capitals or each in printed.fortresses])


def homeland(game: Game, country: str) -> tuple[str, ...]:
    """[budget.place.connected] The zones of a country that are joined by land to its capital."""
    return joined_to_capital(game.politics, country, is_new=country in game.states)


@lru_cache(READINGS)
def joined_to_capital(politics: Politics, country: str, *, is_new: bool) -> tuple[str, ...]:
    """[budget.place.connected] A new state made of others has its capital, if nothing else."""
    printed, countries = politics.printed, politics.countries
    found = [
        zone for zone in printed.countries[country].capitals if is_new or countries[zone] == country
    ]
    seen = set(found)
    for zone in found:
        for other in printed.ground.neighbours(zone):
            if other in seen or countries[other] != country:
                continue
            if printed.border(zone, other).kind != STRAIT:
                seen.add(other)
                found.append(other)
    return tuple(found)


def is_free(game: Game, country: str, zone: str) -> bool:
    """[budget.place.land] Is a zone at home neither besieged, nor occupied, nor taken?"""
    side = side_of(game, country)
    if zone in game.sieges:
        return False
    if holder(game, zone) != country and (side is None or controller(game, zone) is not side):
        return False
    return side is None or not heads_in(game, zone, side.enemy)


def building_ports(game: Game, power: str) -> list[str]:
    """[budget.place.fleets] [budget.place.connected] The ports at home with room for a fleet."""
    most, home = game.printed.tables.limits.fleets_in_port, set(homeland(game, power))
    full = [lies.where for lies in game.fleets.values() if lies.kind == "port"]
    return [
        port
        for port in game.printed.ports
        if port in home and full.count(port) < most and is_free(game, power, port)
    ]


def friends_in(game: Game, nation: str, zone: str) -> list[str]:
    """The forces that a new unit of a nation would find as its own in a zone."""
    side = side_of(game, nation)
    return [
        head
        for head in game.zones.get(zone, ())
        if (
            game.forces[head].nation == nation
            if side is None
            else side_of_force(game, game.forces[head]) is side
        )
    ]


def cannot_station(game: Game, corps: str, steps: int, zone: str) -> Refusal | None:
    """[budget.place.land] Why a new corps may not stand in a zone; None if it may.

    [budget.place.cavalry] A cavalry reserve needs an army there; any other corps stands alone,
    or joins a force within its limits.
    """
    heads = friends_in(game, game.printed.nation_of[corps], zone)
    if not heads:
        if game.printed.corps[corps].cavalry:
            return refuse("budget.place.cavalry", "place.cavalry-needs-army", zone=zone)
        return None
    reason = None
    for head in heads:
        reason = cannot_join(game, head, corps, steps)
        if reason is None:
            return None
    return reason


def cannot_join(game: Game, head: str, corps: str, steps: int) -> Refusal | None:
    """[command.limit] Why a corps of so many steps may not join a force; None if it may.

    The corps is laid beside the force, looked at, and taken up again.
    """
    force = game.forces[head]
    game.steps[corps] = steps
    reason = cannot_hold(game, replace(force, corps=(*force.corps, corps)))
    del game.steps[corps]
    return reason


def station(game: Game, corps: str, steps: int, zone: str) -> None:
    """[budget.place.land] A new corps stands in a zone, alone or in the force that is there."""
    heads = friends_in(game, game.printed.nation_of[corps], zone)
    joined = [head for head in heads if cannot_join(game, head, corps, steps) is None]
    game.steps[corps] = steps
    game.reserve -= {corps}
    game.resting -= {corps}
    if joined:
        force = game.forces[joined[0]]
        change(game, force.head, corps=(*force.corps, corps))
    else:
        form(game, force_of(game, zone, corps=(corps,)))


def armies_of(game: Game, power: str) -> list[str]:
    """[army.definition] The armies of a power: those that bear its marker."""
    return [
        head
        for head, force in game.forces.items()
        if force.army and game.printed.nation_of[force.army] == power
    ]


def cannot_reinforce(game: Game, head: str) -> Refusal | None:
    """[budget.army.reinforce] Why an army receives nothing; None if it is in supply.

    [siege.no-reinforcements] Nothing goes to one that is besieged, be it fed by sea. Those of a
    power that is not at war live at home.
    """
    force = game.forces[head]
    if force.is_sheltered and force.zone in game.sieges:
        return refuse("siege.no-reinforcements", "place.army-besieged", army=force.army)
    if side_of_force(game, force) is None or is_supplied(game, head):
        return None
    return refuse("budget.army.reinforce", "place.army-unsupplied", army=force.army)


def cannot_lead(game: Game, general: str, head: str) -> Refusal | None:
    """[budget.generals.deploy] Why a general may not be given to a force; None if he may.

    A force without a general takes him as its commander. An army takes a junior as a subordinate,
    and makes a senior its commander if the old one may then serve under him.
    """
    return cannot_hold(game, led_by(game, general, game.forces[head]))


def led_by(game: Game, general: str, force: Force) -> Force:
    """The force as it would be with one more general."""
    if not force.general:
        return replace(force, general=general)
    generals = game.printed.generals
    mine, his = generals[general], generals[force.general]
    if mine.nation == his.nation and mine.rank < his.rank:
        return replace(force, general=general, subordinates=(force.general, *force.subordinates))
    return replace(force, subordinates=(*force.subordinates, general))


def join_force(game: Game, general: str, head: str) -> str:
    """[budget.generals.deploy] A general takes over a force or serves in it; its new head."""
    new = led_by(game, general, game.forces[head])
    game.reserve -= {general}
    game.resting -= {general}
    return change(game, head, general=new.general, subordinates=new.subordinates)


def can_receive_general(game: Game, nation: str, head: str) -> bool:
    """[budget.generals.deploy] [budget.generals.minor-units] Where generals may be given a force.

    In a reinforcement zone of their country, in a supplied army of theirs or of an ally, or with
    units of an allied minor that stand in their own reinforcement zone.
    """
    force = game.forces[head]
    if force.army:
        return cannot_reinforce(game, head) is None
    if is_reinforced(game, nation, force.zone):
        return True
    return force_is_at_home(game, force)


def force_is_at_home(game: Game, force: Force) -> bool:
    """[budget.generals.minor-units] Is this a minor's force in a reinforcement zone of its own?"""
    printed = game.printed
    if printed.of_minors.isdisjoint(force.corps):
        return False
    nations = {printed.nation_of[corps] for corps in force.corps if corps in printed.of_minors}
    return any(is_reinforced(game, nation, force.zone) for nation in nations)


def friends_in_field(game: Game, nation: str) -> list[str]:
    """The forces of the side of a nation, or of the nation itself if it is not at war.

    Those inside a fortress are left out.
    """
    side = side_of(game, nation)
    if side is None:
        friends = [force for force in game.forces.values() if force.nation == nation]
    else:
        friends = forces_of_side(game, side)
    return [force.head for force in friends if not force.is_sheltered]


def is_friend(game: Game, nation: str, head: str) -> bool:
    """Is a force of the side of a nation, or of the nation itself if it is not at war?"""
    force, side = game.forces[head], side_of(game, nation)
    return force.nation == nation if side is None else side_of_force(game, force) is side
