"""What may come of where the armies stand, before the year is over: for `judgement`."""

from .camps import Army, Camp
from .expectations import Ground
from .sides import COALITION, CONTROLLER, FRANCE, FRENCH, Status
from .state import Game

CORPS, RATING = 0.3, 0.16  # a corps on the map, and each point of its battle rating
WON = 1.5  # cards: the ground and the breath that a battle won gives
SLIP = 0.2  # cards: to drive away an army that is fast enough to evade
URGE, WISH = 0.6, 0.2  # of the best blow: who is next to move strikes it, the other may
WEARY = 0.62  # of its strength, for an army that has come too far
DELAY = 0.4  # for every further turn that an army needs to come to a capital
FAR = 10  # areas from a capital: nobody thinks of it
DELAYS = tuple([float(DELAY ** max(0.0, quarters / 4 - 1)) for quarters in range(4 * FAR)])
REPLY = 0.4  # of the hope of a capital, while its master has a turn to come
RELIEF = 0.45  # of the hope of driving out who holds it
LATER = 0.25  # of it, when it is too late this year
TAKEN = 0.75  # of a minor in which only the enemy stands, while its master has a turn to come
OPEN = 0.1  # of a minor that nobody guards and the enemy can reach
HELD = 0.7  # of what a neutral would give, while its capital is occupied
FROST = (0.1, 0.1, 0.1, 0.2, 0.5, 0.9, 1.0)  # of the winter's losses, by the rounds gone by
GONE = 1.2  # of a corps: one that freezes is lost for good


def prospects(game: Game, ground: Ground, french: Camp, coalition: Camp) -> tuple[float, float]:
    """What the armies promise the French, in cards; and the risk that Paris falls."""
    within = inside(ground, french), inside(ground, coalition)
    reached = open_to(ground, french), open_to(ground, coalition)
    winter = int(game.is_winter)
    lead, capital = 0.0, ground.capital
    for country, status in game.status.items():
        controller = CONTROLLER[status]
        if controller is None:
            continue
        if country not in capital:
            is_open = country in reached[controller is FRENCH]
            lead += taken(ground, country, status, french, coalition, is_open=is_open)
        elif status is not Status.INSURGENT:
            hosts = within[0].get(country, 0), within[1].get(country, 0)
            sides = french, coalition
            if controller is FRENCH:
                hosts, sides = (hosts[1], hosts[0]), (coalition, french)
            hope = fall(ground, capital[country], *sides, hosts, winter)
            lead += hope * stake(ground, country, status)
    hosts = within[1].get(FRANCE, 0), within[0].get(FRANCE, 0)
    risk = fall(ground, ground.paris, coalition, french, hosts, winter)
    lead += blow(ground, french, coalition, winter) - blow(ground, coalition, french, winter)
    lead += cold(game, ground, coalition) - cold(game, ground, french)
    return lead, risk


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


def inside(ground: Ground, camp: Camp) -> dict[str, int]:
    """[surrender.major.more-enemies] How many corps of a camp stand in each country."""
    corps = dict[str, int]()
    for area, army in camp.armies.items():
        country = ground.country[area]
        corps[country] = corps.get(country, 0) + army.count
    return corps


def taken(
    ground: Ground, area: str, status: Status, french: Camp, coalition: Camp, *, is_open: bool
) -> float:
    """[surrender.minor.automatic] What may become of a minor by who stands in it or near it."""
    if status is Status.INSURGENT:
        return rising(ground, area, french)
    ours = CONTROLLER[status] is FRENCH
    master, enemy = (french, coalition) if ours else (coalition, french)
    if area in master.armies:
        return 0.0
    if area in enemy.armies:
        hope = TAKEN if master.turns else 1.0
    elif is_open:
        hope = OPEN
    else:
        return 0.0
    after = Status.MEMBER if ours else Status.ALLY
    return hope * (ground.worth[area, after] - ground.worth[area, status])


def rising(ground: Ground, area: str, french: Camp) -> float:
    """[insurrection.resolve.failure] [insurrection.resolve.success] What becomes of a rising."""
    after = Status.DOMINION if area in french.armies else Status.MEMBER
    return TAKEN * (ground.worth[area, after] - ground.worth[area, Status.INSURGENT])


def fall(
    ground: Ground,
    capital: str,
    attacker: Camp,
    defender: Camp,
    hosts: tuple[int, int],
    winter: int,
) -> float:
    """[surrender.major.capital] The hope of taking a capital this year, from 0 to 1."""
    holder, garrison = attacker.armies.get(capital), defender.armies.get(capital)
    if holder is not None and garrison is None:
        return kept(ground, capital, holder, attacker, defender, hosts, winter)
    best, far = 0.0, ground.distance[capital]
    drag, turns = winter + (garrison is not None), attacker.turns
    for area, army in attacker.armies.items():
        hope = coming(far[area], army.speed - drag, turns)
        if hope > best:
            best = max(best, hope * approach(ground, army, area, capital, garrison, hosts))
    return best * REPLY if defender.turns else best


def kept(
    ground: Ground,
    capital: str,
    holder: Army,
    attacker: Camp,
    defender: Camp,
    hosts: tuple[int, int],
    winter: int,
) -> float:
    """[surrender.major.more-enemies] The hope of those who stand in an enemy capital."""
    hope = 1.0 if hosts[0] > hosts[1] else outnumbered(hosts) if attacker.turns else 0.0
    return hope * (1 - relief(ground, capital, holder, defender, winter))


def coming(far: int, reach: int, turns: int) -> float:
    """The hope of coming so far in the turns of the year, or else in the next."""
    if reach <= 0 or far >= FAR:
        return 0.0
    hope = DELAYS[4 * far // reach]
    return hope if far <= turns * reach else LATER * hope


def approach(
    ground: Ground,
    army: Army,
    area: str,
    capital: str,
    garrison: Army | None,
    hosts: tuple[int, int],
) -> float:
    """The hope of an army that has come to an enemy capital, by who is there."""
    more = 0 if ground.country[area] == ground.country[capital] else army.count
    hope = outnumbered((hosts[0] + more, hosts[1])) ** 2
    if garrison is not None:
        hope *= ground.odds(army.power, garrison.power + garrison.home).wins
    return hope


def outnumbered(hosts: tuple[int, int]) -> float:
    """[surrender.major.more-enemies] What is left of a hope when too few enter the country."""
    ours, theirs = hosts
    return 1.0 if ours > theirs else ours / (theirs + 1)


def relief(ground: Ground, capital: str, holder: Army, master: Camp, winter: int) -> float:
    """The hope of driving out those who hold a capital."""
    best = 0.0
    if not master.turns:
        return best
    far = ground.distance[capital]
    for area, army in master.armies.items():
        hope = coming(far[area], army.speed - winter - 1, master.turns)
        if hope > best:
            best = max(best, hope * ground.odds(army.power, holder.power).wins)
    return RELIEF * best


def blow(ground: Ground, attacker: Camp, defender: Camp, winter: int) -> float:
    """[battle.sequence] The best attack that a camp could make in its next turn."""
    best = 0.0
    if not attacker.turns:
        return best
    for area, army in attacker.armies.items():
        reach, power, far = army.speed - winter - 1, army.power, ground.distance[area]
        for there, enemy in defender.armies.items():
            if 0 < far[there] <= reach and power > enemy.power + enemy.home:
                best = max(best, attack(ground, army, enemy, far[there]))
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
    gain = WON * (2 * chances.wins - 1)
    gain += min(chances.destroys, enemy.count) * value(enemy)
    return gain - min(chances.loses, army.count) * value(army)


def value(army: Army) -> float:
    """Cards: a corps of this army."""
    return CORPS + RATING * army.power / army.count


def cold(game: Game, ground: Ground, camp: Camp) -> float:
    """[winter.who] What large armies will lose in winter where they stand."""
    loss = 0.0
    for area, army in camp.armies.items():
        if army.count > 2:
            loss += ground.frost[army.count][shelter(game, area, camp)] * value(army)
    return GONE * winter_weight(game) * loss


def winter_weight(game: Game) -> float:
    """How near the winter is, from 0 to 1."""
    return FROST[min(game.round, len(FROST)) - 1]


def shelter(game: Game, area: str, camp: Camp) -> int:
    """[winter.mod.cumulative] What the quarters of an army add to its die."""
    table, printed = game.printed.tables.winter, game.printed.areas[area]
    country = area if area in game.status else printed.country
    status = game.status.get(country)
    friend = CONTROLLER[status] if status else FRENCH if country == FRANCE else COALITION
    modifier = table.friendly if friend is camp.side else 0 if friend else table.neutral
    if status is Status.INSURGENT and camp.side is FRENCH:
        modifier += table.insurgent
    return modifier + table.capital * printed.is_capital + table.barren * printed.is_barren
