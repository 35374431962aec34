"""What may come of where the armies stand, before the year is over: for `judgement`."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from .camps import CORPS, RATING, Army, Camp, Front, fronts
from .expectations import Ground, ground_of
from .printed import Printed
from .sides import COALITION, CONTROLLER, FRANCE, FRENCH, Side, Status
from .standing import READINGS, Standing
from .state import Game

SWAY = 0.2  # what a card weighs, in the logarithm of the yearly risk to lose the war
SIEGE, SHORTLY, EVEN = 26.0, 3.0, 0.3  # the same: the weight against Paris, over the years left
CROWN, THRONES = 5.0, 3.0  # the same: France stands alone; so many friends ease it by e
FAINT = 0.05  # of weight, that there is always something to divide by
CLOSE = 0.35  # of what a capital is worth: all the weight that there is bears on it
WON = 0.06  # cards: the ground and the breath that a battle won gives, by the strength beaten
SLIP = 0.2  # cards: to drive away an army that is fast enough to evade
URGE, WISH = 0.6, 0.2  # of the best blow: who is next to move strikes it, the other may
WEARY = 0.62  # of its strength, for an army that has come too far
DELAY = 0.4  # for every further turn that an army needs to come to a capital
SOON = 4  # areas from a capital: nobody farther away thinks of taking it this year
DELAYS = tuple([float(DELAY ** max(0.0, quarters / 4 - 1)) for quarters in range(4 * SOON + 1)])
WORN = 0.75  # of its strength, for a garrison that has been attacked; it may recover
LAST = 0.5  # of a corps: there is always somebody left to fight
WAVES = 4  # attacks on a capital in one year, at most
REPLY = 0.4  # of the hope of a capital, while its master has a turn to come
COVER = 0.6  # of the hope of driving out those who may come to it
RELIEF = 0.45  # of the hope of driving out those who hold it already
LATER = 0.25  # of it, when it is too late this year
TAKEN = 0.75  # of a minor in which only the enemy stands, while its master has a turn to come
OPEN = 0.1  # of a minor that nobody guards and the enemy can reach
HELD = 0.7  # of what a neutral would give, while its capital is occupied
FROST = (0.1, 0.1, 0.1, 0.2, 0.5, 0.9, 1.0)  # of the winter's losses, by the rounds gone by
GONE = 1.2  # of a corps: one that freezes is lost for good


class Prospects(NamedTuple):
    """What the armies promise the French, in cards, and what the winter, once it is there; the
    risk that Paris falls this year; how much of the weight that bears on it is against it; and how
    many countries stay with them."""

    promise: float
    frost: float
    paris: float
    siege: float
    friends: float


def prospects(game: Game, french: Camp, coalition: Camp) -> Prospects:
    """What the armies of both camps may make of the year."""
    turns = french.turns, coalition.turns
    return outlook(
        game.standing, game.exhausted, game.printed, turns, french.is_next, winter=game.is_winter
    )


@lru_cache(READINGS)
def outlook(
    standing: Standing,
    exhausted: frozenset[str],
    printed: Printed,
    turns: tuple[int, int],
    is_next: bool,
    *,
    winter: bool,
) -> Prospects:
    """The same, from what it is read off: most answers change nothing of it."""
    one, other = fronts(standing, exhausted, printed)
    french = Camp(FRENCH, one, turns[0], turns[0], is_next)
    coalition = Camp(COALITION, other, turns[1], turns[1], not is_next)
    return between(ground_of(printed), standing.politics.status, french, coalition, winter)


def between(
    ground: Ground, status: Mapping[str, Status], french: Camp, coalition: Camp, winter: bool
) -> Prospects:
    """What two camps may make of the year, wherever their armies stand."""
    one, other = french.front, coalition.front
    lead, friends = countries(ground, status, french, coalition, winter)
    hosts = other.hosts.get(FRANCE, 0), one.hosts.get(FRANCE, 0)
    paris = fall(ground, ground.paris, coalition, french, hosts, winter)
    lead += blow(ground, french, coalition, winter) - blow(ground, coalition, french, winter)
    frost = cold(ground, status, french), cold(ground, status, coalition)
    return Prospects(lead, frost[1] - frost[0], paris, bearing(one, other, 0, FRENCH), friends)


def countries(
    ground: Ground,
    states: Mapping[str, Status],
    french: Camp,
    coalition: Camp,
    winter: bool,
) -> tuple[float, float]:
    """[surrender.order] What the French may gain and lose, in cards; and the friends they keep."""
    one, other = french.front, coalition.front
    lead = friends = 0.0
    capital, worth = ground.capital, ground.worth
    reached = open_to(ground, french), open_to(ground, coalition)
    for country, status in states.items():
        controller = CONTROLLER[status]
        if controller is None:
            continue
        hope = 0.0
        if country not in capital:
            is_open = country in reached[controller is FRENCH]
            if is_open or country in one.armies or country in other.armies or status == "ic":
                hope, after = taken(country, status, french, coalition, is_open=is_open)
                lead += hope * (worth[country, after] - worth[country, status])
        elif status is not Status.INSURGENT:
            hosts = one.hosts.get(country, 0), other.hosts.get(country, 0)
            sides = french, coalition
            if controller is FRENCH:
                hosts, sides = (hosts[1], hosts[0]), (coalition, french)
            hope = fall(ground, capital[country], *sides, hosts, winter)
            pull = CLOSE * (1 - hope) * bearing(one, other, ground.index[country], controller)
            lead += (hope + pull) * stake(ground, country, status)
        if controller is FRENCH:
            friends += 1 - hope
    return lead, friends


def urgency(left: float) -> float:
    """What the weight against Paris counts: the fewer years are left, the less counts all else."""
    return SIEGE / max(SHORTLY, left)


def bearing(french: Front, coalition: Front, index: int, master: Side) -> float:
    """Of all the weight that bears on a capital, the share that is against its master."""
    ours, theirs = french.weights[index], coalition.weights[index]
    return (theirs if master is FRENCH else ours) / (ours + theirs + FAINT)


def stake(ground: Ground, country: str, status: Status) -> float:
    """[surrender.major.becomes-nc] What the French gain or lose when a capital falls."""
    worth = ground.worth
    if status is Status.MEMBER:
        return HELD * worth[country, Status.ALLY] - worth[country, status]
    return -worth[country, status]


def open_to(ground: Ground, camp: Camp) -> set[str]:
    """The minors that a camp could enter soon."""
    close = ground.close
    return {minor for area in camp.armies for minor in close[area]} if camp.turns else set()


def taken(
    area: str, status: Status, french: Camp, coalition: Camp, *, is_open: bool
) -> tuple[float, Status]:
    """[surrender.minor.automatic] What may become of a minor by who stands in it or near it."""
    if status is Status.INSURGENT:  # [insurrection.resolve.failure]
        return TAKEN, Status.DOMINION if area in french.armies else Status.MEMBER
    ours = CONTROLLER[status] is FRENCH
    master, enemy = (french, coalition) if ours else (coalition, french)
    after = Status.MEMBER if ours else Status.ALLY
    if area in master.armies:
        return 0.0, after
    if area in enemy.armies:
        return TAKEN if master.turns else 1.0, after
    return OPEN if is_open else 0.0, after


def fall(
    ground: Ground,
    capital: str,
    attacker: Camp,
    defender: Camp,
    hosts: tuple[int, int],
    winter: bool,
) -> float:
    """[surrender.major.capital] The hope of taking a capital this year, from 0 to 1."""
    holder, garrison = attacker.armies.get(capital), defender.armies.get(capital)
    if holder is not None and garrison is None:
        return kept(ground, capital, holder, attacker, defender, hosts, winter)
    if garrison is None:
        return open_gates(ground, capital, attacker, defender, hosts, winter)
    hope = assault(ground, capital, garrison, attacker, hosts, winter)
    return hope * REPLY if defender.turns else hope


def open_gates(
    ground: Ground,
    capital: str,
    attacker: Camp,
    defender: Camp,
    hosts: tuple[int, int],
    winter: bool,
) -> float:
    """The hope of coming first to a capital that nobody guards."""
    best, far = 0.0, ground.distance[capital]
    for area, army in attacker.armies.items():
        if far[area] <= SOON:
            hope = coming(far[area], army.speed - winter, attacker.turns)
            if hope > best:
                more = 0 if ground.country[area] == ground.country[capital] else army.count
                hope *= outnumbered((hosts[0] + more, hosts[1])) ** 2
                back = COVER * retaken(ground, capital, army, defender, winter)
                best = max(best, hope * (1 - back))
    return best * REPLY if defender.turns else best


def assault(
    ground: Ground,
    capital: str,
    garrison: Army,
    attacker: Camp,
    hosts: tuple[int, int],
    winter: bool,
) -> float:
    """[battle.exhaust-survivors] The hope of armies that attack a capital one after the other.

    Whoever is beaten off has cost the garrison corps, and left the others tired.
    """
    left, fallen, stands, (ours, theirs) = attacker.turns, 0.0, 1.0, hosts
    strength, count = float(garrison.power + garrison.home), float(garrison.count)
    for turns, weakness, corps, is_inside in waves(ground, capital, attacker, winter):
        left -= turns
        chances = ground.odds(-weakness, int(strength))
        ours += 0 if is_inside else corps
        wins = chances.wins if left >= 0 else LATER * chances.wins
        fallen += stands * wins * outnumbered((ours, theirs)) ** 2
        stands *= 1 - wins
        if left <= 0:
            break
        lost = min(count - LAST, chances.destroys)
        strength *= (1 - lost / count) * WORN
        count -= lost
    return fallen


def waves(
    ground: Ground, capital: str, attacker: Camp, winter: bool
) -> list[tuple[int, int, int, bool]]:
    """The armies that can attack a capital, the nearest first, of these the strongest.

    Of each: the turns it needs, its power (less is more), its corps, and if it is in the country.
    """
    far, country, found = ground.distance[capital], ground.country, []
    for area, army in attacker.armies.items():
        reach = army.speed - winter - 1
        if far[area] <= SOON and reach > 0:
            turns = max(1, -(-far[area] // reach))
            is_inside = country[area] == country[capital]
            found.append((turns, -army.power, army.count, is_inside))
    return sorted(found)[:WAVES]


def kept(
    ground: Ground,
    capital: str,
    holder: Army,
    attacker: Camp,
    defender: Camp,
    hosts: tuple[int, int],
    winter: bool,
) -> float:
    """[surrender.major.more-enemies] The hope of those who stand in an enemy capital."""
    hope = 1.0 if hosts[0] > hosts[1] else outnumbered(hosts) if attacker.turns else 0.0
    return hope * (1 - RELIEF * retaken(ground, capital, holder, defender, winter))


def coming(far: int, reach: int, turns: int) -> float:
    """The hope of coming so far in the turns of the year, or else in the next."""
    if reach <= 0 or far > SOON:
        return 0.0
    hope = DELAYS[4 * far // reach]
    return hope if far <= turns * reach else LATER * hope


def outnumbered(hosts: tuple[int, int]) -> float:
    """[surrender.major.more-enemies] What is left of a hope when too few enter the country."""
    ours, theirs = hosts
    return 1.0 if ours > theirs else ours / (theirs + 1)


def retaken(ground: Ground, capital: str, holder: Army, master: Camp, winter: bool) -> float:
    """The hope of driving out those who hold a capital."""
    best = 0.0
    if not master.turns:
        return best
    far = ground.distance[capital]
    for area, army in master.armies.items():
        hope = coming(far[area], army.speed - winter - 1, master.turns)
        if hope > best:
            best = max(best, hope * ground.odds(army.power, holder.power).wins)
    return best


def blow(ground: Ground, attacker: Camp, defender: Camp, winter: bool) -> float:
    """[battle.sequence] The best attack that a camp could make in its next turn."""
    best = 0.0
    if not attacker.turns:
        return best
    found, within = defender.armies, ground.within
    weakest = min([enemy.power + enemy.home for enemy in found.values()], default=0)
    for area, army in attacker.armies.items():
        if army.power <= weakest:
            continue
        near = within[max(0, army.speed - winter - 1)][area]
        if near.isdisjoint(found):
            continue
        for there in near:
            if there in found and army.power > found[there].power + found[there].home:
                best = max(best, attack(ground, army, found[there], ground.distance[area][there]))
    return best * (URGE if attacker.is_next else WISH)


def attack(ground: Ground, army: Army, enemy: Army, far: int) -> float:
    """What an attack brings the attacker; whoever is fast enough can slip away."""
    if enemy.speed >= army.speed:
        return SLIP
    power = army.power
    if far > 2 and army.count > 2:  # [march-attrition.trigger.three-and-battle]
        power = int(power * WEARY)
    return battle(ground, power, army, enemy.power + enemy.home, enemy)


def battle(ground: Ground, ours: int, army: Army, theirs: int, enemy: Army) -> float:
    """[table.battle] What a battle with these strengths brings to the first of two armies."""
    chances = ground.odds(ours, theirs)
    gain = WON * (chances.wins * theirs - (1 - chances.wins) * ours)
    gain += min(chances.destroys, enemy.count) * value(enemy)
    return gain - min(chances.loses, army.count) * value(army)


def value(army: Army) -> float:
    """Cards: a corps of this army."""
    return CORPS + RATING * army.power / army.count


def cold(ground: Ground, states: Mapping[str, Status], camp: Camp) -> float:
    """[winter.who] What large armies will lose in winter where they stand."""
    loss = 0.0
    for area, army in camp.armies.items():
        if army.count > 2:
            loss += ground.frost[army.count][shelter(ground, states, area, camp)] * value(army)
    return GONE * loss


def winter_weight(game: Game) -> float:
    """How near the winter is, from 0 to 1."""
    return FROST[min(game.round, len(FROST)) - 1]


def shelter(ground: Ground, states: Mapping[str, Status], area: str, camp: Camp) -> int:
    """[winter.mod.cumulative] What the quarters of an army add to its die."""
    table = ground.winter
    country = area if area in states else ground.country[area]
    status = states.get(country)
    friend = CONTROLLER[status] if status else FRENCH if country == FRANCE else COALITION
    modifier = table.friendly if friend is camp.side else 0 if friend else table.neutral
    if status is Status.INSURGENT and camp.side is FRENCH:
        modifier += table.insurgent
    return modifier + ground.quarters[area]
