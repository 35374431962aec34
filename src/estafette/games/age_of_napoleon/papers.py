"""The papers beside the map: what is going on, the states of the countries, the goal."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from estafette.engine import Sheet

from .march import allowance
from .mobilisation import levies
from .sides import SIDE_OF_POOL, Side, Status
from .standing import READINGS, Politics, Standing
from .state import Battle, Engaged, Game, March
from .strategy import hand_size
from .winter import modifiers

GOALS = {who: Sheet("sheet.goal", {"side": who or "both"}) for who in (None, *Side)}


def sheets(game: Game, seat: str | None, *, in_campaign: bool) -> Iterable[Sheet]:
    """[map.boxes] All that lies open beside the map; but for the goal, the same for everybody."""
    return chain(
        politics(game),
        campaign(game) if in_campaign else (),
        fighting(game),
        winter(game),
        diplomacy(game.politics, game.standing.occupied),
        lasting(game),
        (GOALS[None if seat is None else Side(seat)],),
        armies(game),
    )


def politics(game: Game) -> Iterator[Sheet]:
    """[diplomacy.alternate] [surrender.order] The card on the table, and who gives up."""
    mission = game.mission
    if mission is not None and mission.country:
        facts = {"side": mission.side, "card": mission.card, "country": mission.country}
        yield Sheet("sheet.mission", facts)
    if game.aims:
        yield Sheet("sheet.aims", {"countries": tuple(game.aims)})
    if game.surrender is not None:
        fallen = game.surrender
        facts = {"country": fallen.country, "side": fallen.to, "status": fallen.status}
        yield Sheet("sheet.surrender", facts)
    if game.spared:
        yield Sheet("sheet.spared", {"countries": tuple(game.spared)})


def campaign(game: Game) -> Iterator[Sheet]:
    """[campaign.activation.free-first] [card.peace-talks] Who marches, and what still may be."""
    if game.is_truce:
        yield Sheet("sheet.truce", {"last": game.truce_until})
    if game.major_campaign:
        yield Sheet("sheet.major-campaign", {"side": game.active, "left": game.armies_left})
    for side in game.spent:
        yield Sheet("sheet.free-spent", {"side": side})
    if game.march is not None:
        yield march_sheet(game, game.march)
    if game.interception is not None:
        going = game.interception
        facts = {"leader": going.leader, "corps": tuple(going.corps), "area": going.area}
        yield Sheet("sheet.interception", {"side": going.side, **facts})
    for clash in game.clashes:
        yield Sheet("sheet.clash", {"area": clash.area, "side": clash.attacker})


def march_sheet(game: Game, march: March) -> Sheet:
    """[movement.allowance.cumulative] The army on the move, and how far it may still go."""
    facts = {"side": march.side, "leader": march.leader, "corps": tuple(march.corps)}
    if march.by_sea:
        return Sheet("sheet.sailing", {**facts, "area": march.area})
    left = max(0, allowance(game, march, attack=False) - march.entered)
    weather = {"mud": march.mud, "forced": march.forced}
    return Sheet("sheet.march", {**facts, "area": march.area, "left": left, **weather})


def fighting(game: Game) -> Iterator[Sheet]:
    """[battle.commit.box] The battle box of each side, its strength, its die and its losses."""
    if game.battle is None:
        return
    battle = game.battle
    facts = {"area": battle.area, "attacker": battle.attacker.side}
    yield Sheet("sheet.pursuit" if battle.clash.pursuit else "sheet.battle", facts)
    for engaged in battle.sides:
        yield from box_sheets(battle, engaged)
    if battle.winner is not None:
        yield Sheet("sheet.battle-won", {"side": battle.winner, "tied": battle.tied})
    if battle.pursuers:
        yield Sheet("sheet.pursuers", {"corps": tuple(battle.pursuers)})


def box_sheets(battle: Battle, engaged: Engaged) -> Iterator[Sheet]:
    facts = {"side": engaged.side, "general": engaged.general}
    if engaged.box:
        yield Sheet("sheet.box", {**facts, "corps": tuple(engaged.box)})
    if engaged.tally:
        strength = {"strength": engaged.strength, "tally": tuple(engaged.tally)}
        yield Sheet("sheet.strength", {"side": engaged.side, **strength})
    if engaged.cards:
        yield Sheet("sheet.battle-cards", {"side": engaged.side, "cards": tuple(engaged.cards)})
    if battle.winner is not None:
        result = {"die": engaged.die, "destroys": engaged.destroys, "losses": engaged.losses}
        yield Sheet("sheet.battle-result", {"side": engaged.side, **result})


def winter(game: Game) -> Iterator[Sheet]:
    """[winter.roll] [card.hard-winter] The army in its quarters, and what weighs on its die."""
    if game.hard_winter:
        yield Sheet("sheet.hard-winter")
    if game.quarters is not None:
        facts = {"side": game.quarters.side, "area": game.quarters.area}
        tally = tuple(modifiers(game, game.quarters).lines)
        if tally:
            yield Sheet("sheet.quarters-die", {**facts, "tally": tally})
        else:
            yield Sheet("sheet.quarters", facts)


def lasting(game: Game) -> Iterator[Sheet]:
    """[card.britannia] [reform.austria.effect] [invasion.trigger] What holds for ever."""
    if game.britannia:
        yield Sheet("sheet.britannia")
    if game.reformed:
        yield Sheet("sheet.reformed", {"countries": tuple(game.reformed)})
    if game.invaded:
        yield Sheet("sheet.invaded")


@lru_cache(READINGS)
def diplomacy(politics: Politics, occupied: tuple[tuple[str, Side], ...]) -> tuple[Sheet, ...]:
    """[def.status.set] [def.occupied-nc] The countries in each state, and who is occupied."""
    found = []
    for status in Status:
        alike = [country for country, state in politics.status.items() if state is status]
        if alike:
            found.append(Sheet(f"sheet.status-{status.name.lower()}", {"countries": tuple(alike)}))
    for country, side in occupied:
        found.append(Sheet("sheet.occupied", {"country": country, "side": str(side)}))
    return tuple(found)


def armies(game: Game) -> Iterator[Sheet]:
    """[table.hand] [table.mobilisation] What next year's hands and levies would be; the dead."""
    yield Sheet("sheet.hands", {side.value: hand_size(game, side) for side in Side})
    yield from levied(game.standing, tuple(game.reformed))
    if game.lost:
        yield Sheet("sheet.lost", {"corps": tuple(game.lost)})


@lru_cache(READINGS)
def levied(standing: Standing, reformed: tuple[str, ...]) -> tuple[Sheet, ...]:
    """[table.mobilisation] The corps of each row on the map, and what the row would give."""
    politics, where, found = standing.politics, standing.where, []
    for pool, levy in levies(politics, reformed).items():
        if pool in SIDE_OF_POOL or politics.controllers[pool] is not None:
            count = len(politics.printed.members[pool] & where.keys())
            facts = {"pool": pool, "count": count, "most": levy.limit, "new": levy.new}
            found.append(Sheet("sheet.levy", facts))
    return tuple(found)
