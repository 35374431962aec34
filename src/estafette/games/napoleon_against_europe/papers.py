"""The papers beside the map: what is under way, with the sums so far. `panel.py` has the rest."""

from collections.abc import Iterable, Iterator
from itertools import chain

from estafette.engine import Sheet

from .affairs import Battle, Engagement, Host, March, Voyage
from .budget import key_zones_lost
from .campaign_of_1805 import goals
from .panel import NOBODY, standing_papers
from .sides import Phase, Side
from .state import Game


def sheets(game: Game, seat: str | None) -> Iterable[Sheet]:
    """[marker.list] What lies open; but for the goal, the same for everybody."""
    return chain(
        operations(game),
        sailing(game),
        chance(game),
        fighting(game),
        at_sea(game),
        spending(game),
        talking(game),
        settling(game),
        standing_papers(game, seat),
    )


def operations(game: Game) -> Iterator[Sheet]:
    """[activation.pa-spend] [major-campaign.activates] Points left, who marches, who waits."""
    if zones := goals(game):
        yield Sheet("sheet.duty", {"zones": tuple(zones)})
    if game.points:
        yield Sheet("sheet.points", {"side": game.active, "points": game.points})
    campaign = game.campaign
    if campaign is not None:
        facts = {"side": campaign.side, "card": campaign.card, "left": max(campaign.left, 0)}
        yield Sheet("sheet.campaign-fleets" if campaign.fleets else "sheet.campaign", facts)
        for march in campaign.waiting:
            if march.head in game.forces:
                zone = game.forces[march.head].zone
                yield Sheet("sheet.waiting", {"force": march.head, "zone": zone})
    if game.march is not None and game.march.head in game.forces:
        yield march_sheet(game, game.march)
    for zone, whence in game.strays.items():
        yield Sheet("sheet.too-weak", {"zone": zone, "whence": whence})


def march_sheet(game: Game, march: March) -> Sheet:
    """[activation.what] [forced-march.points] The force on the march and the points it has."""
    facts = {
        "side": march.side,
        "force": march.head,
        "zone": game.forces[march.head].zone,
        "points": march.points,
        "allowance": march.allowance,
        "asked": march.asked,
        "hungry": march.is_unsupplied,
    }
    if march.companion in game.forces:
        return Sheet("sheet.march-together", {**facts, "companion": march.companion})
    return Sheet("sheet.march", facts)


def sailing(game: Game) -> Iterator[Sheet]:
    """[naval.activation] The squadron under way, its points, what it carries."""
    voyage = game.voyage
    if voyage is None:
        return
    facts = {"side": voyage.side, "fleets": tuple(voyage.fleets), "points": voyage.points}
    yield Sheet("sheet.voyage", facts)
    if pieces := cargo(voyage):
        yield Sheet("sheet.aboard", {"side": voyage.side, "pieces": pieces})
    if voyage.steps:
        assault = {"steps": voyage.steps, "penalty": voyage.penalty}
        yield Sheet("sheet.assault", {"side": voyage.side, **assault})


def cargo(voyage: Voyage) -> tuple[str, ...]:
    return tuple([piece for load in voyage.loads.values() for piece in load.pieces])


def chance(game: Game) -> Iterator[Sheet]:
    """A die that is about to fall or has just fallen, and what weighs on it."""
    trial = game.trial
    if trial is None:
        return
    facts = {"what": trial.what, "side": trial.side}
    if place := trial.zone or trial.country:
        facts["place"] = place
    key = "sheet.trial" if place else "sheet.trial-anywhere"
    yield Sheet(key, facts)
    if trial.tally:
        yield Sheet("sheet.trial-tally", {"tally": tuple(trial.tally)})
    if trial.die:
        yield Sheet("sheet.trial-die", {"die": trial.die, "total": trial.total})


def fighting(game: Game) -> Iterator[Sheet]:
    """[battle.sequence] The battle: who stands there, what weighs, what it has cost."""
    battle = game.battle
    if battle is None:
        return
    yield Sheet("sheet.battle", {"zone": battle.zone, "side": battle.attacker.side})
    if battle.size:
        stronger = battle.attacker.side if battle.ratio > 0 else battle.defender.side
        facts = {"size": battle.size, "side": stronger, "ratio": abs(battle.ratio)}
        yield Sheet("sheet.battle-odds", facts)
    for host in battle.hosts:
        yield from host_sheets(game, battle, host)
    if battle.winner is not None:
        yield Sheet("sheet.battle-won", {"side": battle.winner, "zone": battle.zone})


def host_sheets(game: Game, battle: Battle, host: Host) -> Iterator[Sheet]:
    """[battle.resolve] One side: commander and steps, morale, cards, modifiers, dice, losses."""
    corps = tuple([each for each in host.corps if each in game.steps])
    pieces = (*corps, *host.specials) or ((host.depot,) if host.depot else ())
    steps = sum([game.steps[each] for each in corps]) + len(host.specials)
    facts = {"side": host.side, "commander": host.commander or NOBODY, "steps": steps}
    if pieces:
        yield Sheet("sheet.host", {**facts, "pieces": pieces})
    if host.morale:
        yield Sheet("sheet.host-morale", {"side": host.side, "morale": host.morale})
    if host.spearhead:
        yield Sheet("sheet.host-spearhead", {"side": host.side, "corps": host.spearhead})
    if not host.is_supplied:
        yield Sheet("sheet.host-hungry", {"side": host.side})
    if host.cards:
        yield Sheet("sheet.host-cards", {"side": host.side, "cards": tuple(host.cards)})
    if host.tally:
        yield Sheet("sheet.host-tally", {"side": host.side, "tally": tuple(host.tally)})
    if host.dice:
        result = {"dice": host.dice, "total": host.total, "inflicts": host.inflicts}
        yield Sheet("sheet.host-dice", {"side": host.side, **result, "lost": host.lost})


def at_sea(game: Game) -> Iterator[Sheet]:
    """[naval.combat.when] The naval battle: both squadrons, the guns of a port, the dice."""
    battle = game.engagement
    if battle is None:
        return
    place = battle.port or battle.sea
    yield Sheet("sheet.engagement", {"place": place, "side": battle.active})
    for side in Side:
        yield from squadron_sheets(battle, side)
    if battle.winner is not None:
        yield Sheet("sheet.engagement-won", {"side": battle.winner, "place": place})


def squadron_sheets(battle: Engagement, side: Side) -> Iterator[Sheet]:
    """[naval.combat.roll] [naval.combat.fortress-die] One side of a naval battle."""
    if fleets := battle.fleets.get(side):
        yield Sheet("sheet.squadron", {"side": side, "fleets": tuple(fleets)})
    if battle.gunner is side and battle.guns:
        yield Sheet("sheet.guns", {"side": side, "guns": battle.guns})
    if more := battle.more.get(side):
        yield Sheet("sheet.more-dice", {"side": side, "dice": more})
    if total := battle.totals.get(side):
        yield Sheet("sheet.squadron-total", {"side": side, "total": total})


def spending(game: Game) -> Iterator[Sheet]:
    """[sequence.budget-order] [budget.minor.steps] Whose budget it is, who comes after, sums."""
    books = game.books
    if books is None or not game.queue:
        return
    first, later = game.queue[0], game.queue[1:]
    yield Sheet("sheet.budget", {"power": first, "left": purse(game, first)})
    if first in books.income:
        yield income_sheet(game, first, books.income[first])
    if later:
        yield Sheet("sheet.budget-later", {"powers": later})
    for key, given in (
        ("sheet.free-steps", books.free_steps),
        ("sheet.half-steps", books.half_steps),
    ):
        for power, steps in given.items():
            if steps:
                yield Sheet(key, {"power": power, "steps": steps})
    for army, steps in books.restored.items():
        yield Sheet("sheet.restored", {"army": army, "steps": steps})


def income_sheet(game: Game, power: str, had: int) -> Sheet:
    """[budget.resources] [budget.key-zone-loss] How the income of a power has come about."""
    zones = tuple(key_zones_lost(game, power))
    printed = game.printed.tables.resources[power] / 2
    lost = len(zones) * game.printed.tables.limits.key_zone_loss / 2
    facts = {"power": power, "points": had / 2, "printed": printed}
    if zones:
        return Sheet("sheet.income-less", {**facts, "zones": zones, "lost": lost})
    return Sheet("sheet.income", facts)


def purse(game: Game, spender: str) -> float:
    """[budget.minor.steps] The points of a power, or the steps of a side's minors."""
    assert game.books is not None
    if spender in tuple(Side):
        return game.books.minor_steps.get(spender, 0)
    return game.resources.get(spender, 0) / 2


def talking(game: Game) -> Iterator[Sheet]:
    """[sequence.diplomacy] [diplomacy.major.one-per-turn] Cards left in the talks, calls made."""
    if game.phase is not Phase.DIPLOMACY:
        return
    for side in Side:
        if left := game.queue.count(side):
            yield Sheet("sheet.talks", {"side": side, "left": left})
        if free := game.free_attempts.get(side):
            yield Sheet("sheet.free-attempts", {"side": side, "left": free})
        if courted := game.courted.get(side):
            yield Sheet("sheet.courted", {"side": side, "powers": courted})


def settling(game: Game) -> Iterator[Sheet]:
    """[peace.annex.count] [peace.evacuate] Terms of peace still open, lands to be left."""
    for power, provinces in game.terms.items():
        yield Sheet("sheet.terms", {"power": power, "provinces": provinces})
    for country, side in game.leaving.items():
        yield Sheet("sheet.leaving", {"country": country, "side": side})
