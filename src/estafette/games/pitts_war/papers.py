"""The papers beside the map: what is going on, the score, alliances, what lasts, the goal."""

from collections.abc import Iterable, Iterator
from itertools import chain

from estafette.engine import Sheet

from .affairs import Engaged, March
from .income import EVERYTHING
from .score import Score, victory_points
from .sides import ALOOF, NEUTRAL, PEACE, Side, Stance
from .state import Game
from .surrender import is_to_be_tested, stars_held
from .victory import BY_ITS_OWN_TERMS, british_allies, french_minors

# Named without the marker that ends it: where that one lies is secret.
PENALTIES = {"f-valmy": "sheet.penalty-battle", "f-carnot": "sheet.penalty-movement"}


def sheets(game: Game, seat: str | None, lines: Score, *, in_activation: bool) -> Iterable[Sheet]:
    """[component.turn-marker] What lies open; but for the goal, the same for everybody."""
    return chain(
        activation(game) if in_activation else (),
        chance(game),
        fighting(game),
        surrender(game),
        score(game, lines),
        alliances(game),
        lasting(game),
        goals(game, seat),
        forces(game),
    )


def activation(game: Game) -> Iterator[Sheet]:
    """[turn.activation.pass] [movement.potential] Who has passed, who marches, who will fight."""
    facts = {"weather": game.weather, "led": game.is_sub_impulse, "side": game.first}
    yield Sheet("sheet.impulse", facts)
    for side in game.passed:
        yield Sheet("sheet.passed", {"side": side})
    if game.march is not None:
        yield march_sheet(game.march)
    for clash in game.clashes:
        yield Sheet("sheet.clash", {"area": clash.area, "side": clash.attacker})
    if game.french_at_sea:
        yield Sheet("sheet.french-at-sea")
    for power, steps in game.shipped.items():
        most = game.printed.countries[power].fleet
        yield Sheet("sheet.shipped", {"power": power, "steps": steps, "most": most})


def march_sheet(march: March) -> Sheet:
    """[movement.potential] The force on the march, and the Movement Points it still has."""
    facts = {"side": march.side, "area": march.area, "pieces": (*march.leaders, *march.armies)}
    if not march.is_rolled:
        return Sheet("sheet.setting-out", facts)
    state = {"forced": march.is_forced, "hungry": march.is_unsupplied or march.is_cut}
    return Sheet("sheet.march", {**facts, "points": march.points, **state, "worn": march.is_worn})


def chance(game: Game) -> Iterator[Sheet]:
    """[component.dice] A die that is about to fall, and what weighs on it."""
    trial = game.trial
    if trial is None:
        return
    facts = {"what": trial.what, "side": trial.side}
    if trial.tally:
        yield Sheet("sheet.trial-tally", {**facts, "tally": tuple(trial.tally)})
    else:
        yield Sheet("sheet.trial", facts)


def fighting(game: Game) -> Iterator[Sheet]:
    """[battle.modifiers.own] The battle: who stands there, what weighs, what it has cost."""
    battle = game.battle
    if battle is None:
        return
    yield Sheet("sheet.battle", {"area": battle.area, "attacker": battle.attacker.side})
    for engaged in battle.sides:
        yield from engaged_sheets(game, engaged)
    if battle.winner is not None:
        yield Sheet("sheet.battle-won", {"side": battle.winner, "area": battle.area})


def engaged_sheets(game: Game, engaged: Engaged) -> Iterator[Sheet]:
    """[battle.modifiers.own] One side: its steps, its commander, its modifiers, its die."""
    there = [army for army in engaged.armies if army in game.where]
    facts = {"side": engaged.side, "steps": game.strength(there), "pieces": tuple(there)}
    yield Sheet("sheet.engaged", {**facts, "commander": engaged.commander or "nobody"})
    if not engaged.is_supplied:
        yield Sheet("sheet.hungry", {"side": engaged.side})
    if engaged.tally:
        yield Sheet("sheet.modifiers", {"side": engaged.side, "tally": tuple(engaged.tally)})
    if engaged.die:
        result = {"die": engaged.die, "total": engaged.total, "steps": engaged.inflicts}
        yield Sheet("sheet.battle-die", {"side": engaged.side, **result})


def surrender(game: Game) -> Iterator[Sheet]:
    """[surrender.roll] Whose capital is lost and what it must roll; who is tested, the terms."""
    for power in game.printed.majors:
        if is_to_be_tested(game, power):
            yield Sheet("sheet.in-danger", {"power": power, "stars": stars_held(game, power)})
    terms = game.surrender
    if terms is None:
        return
    facts = {"power": terms.power, "side": terms.victor, "stars": terms.stars}
    yield Sheet("sheet.surrender", facts)
    if terms.areas:
        yield Sheet("sheet.terms", {"side": terms.victor, "areas": terms.areas})


def goals(game: Game, seat: str | None) -> Iterator[Sheet]:
    """[victory.final.france] [scenario.1792.victory.france-stars] What each side must do."""
    facts = {"side": seat or "both", "last": game.sheet.last}
    own_terms = game.sheet.victory == BY_ITS_OWN_TERMS
    yield Sheet("sheet.goal-republic" if own_terms else "sheet.goal", facts)


def score(game: Game, lines: Score) -> Iterator[Sheet]:
    """[turn.end.vp] The points of France if the year ended now, and how near victory is."""
    facts = {"points": victory_points(lines)}
    if lines:
        yield Sheet("sheet.points-tally", {**facts, "tally": tuple(lines)})
    else:
        yield Sheet("sheet.points", facts)
    if game.sheet.victory == BY_ITS_OWN_TERMS:
        table = game.printed.tables.victory
        minors, allies = french_minors(game), british_allies(game)
        yield Sheet("sheet.minors", {"minors": tuple(minors), "needed": table.minors})
        yield Sheet("sheet.british-allies", {"powers": tuple(allies), "most": table.allies})


def alliances(game: Game) -> Iterator[Sheet]:
    """[diplomacy.status] Who is with whom, who is neutral, who keeps a peace and until when."""
    for stance in (Stance.FRENCH, Stance.COALITION):
        powers = tuple([power for power, each in game.stance.items() if each is stance])
        yield Sheet(f"sheet.alliance-{stance}", {"powers": powers})
    neutral = tuple([p for p, each in game.stance.items() if each in (NEUTRAL, ALOOF)])
    if neutral:
        yield Sheet("sheet.neutral", {"powers": neutral})
    for power, treaty in game.treaties.items():
        facts = {"power": power, "side": treaty.victor, "until": treaty.until}
        yield Sheet("sheet.treaty", {**facts, "binds": treaty.binds})
    over = [p for p, each in game.stance.items() if each is PEACE and p not in game.treaties]
    if over:
        yield Sheet("sheet.peace-over", {"powers": tuple(over)})
    if game.forced:
        yield Sheet("sheet.forced", {"powers": tuple(game.forced)})
    if game.liberation:
        yield Sheet("sheet.liberation")


def lasting(game: Game) -> Iterator[Sheet]:
    """[event.override] Markers whose effect goes on, French penalties, points to come."""
    printed = game.printed.markers
    works = dict.fromkeys([each.partition(":")[0] for each in game.lasting])
    markers = tuple([marker for marker in works if marker in printed])
    if markers:
        yield Sheet("sheet.lasting", {"markers": markers})
    for marker, key in PENALTIES.items():
        if marker in game.penalties:
            yield Sheet(key)
    if game.savings:
        yield Sheet("sheet.savings", {"points": game.savings})
    for power in game.stance:
        yield from to_come(power, game.credit.get(power, 0), game.debit.get(power, 0))


def to_come(power: str, credit: int, debit: int) -> Iterator[Sheet]:
    """[event.play.timing.economic] What markers will add to the next points of a power, or take."""
    if debit >= EVERYTHING:
        yield Sheet("sheet.no-points", {"power": power})
    elif credit != debit:
        key = "sheet.credit" if credit > debit else "sheet.debit"
        yield Sheet(key, {"power": power, "points": abs(credit - debit)})


def forces(game: Game) -> Iterator[Sheet]:
    """[unit.steps] The steps of each alliance on the map, and what is out of the game."""
    steps = {side.value: 0 for side in Side}
    for army in game.where:
        if side := game.side(army):
            steps[side] += game.steps[army]
    yield Sheet("sheet.forces", steps)
    for leader, year in game.disgraced.items():
        yield Sheet("sheet.disgraced", {"leader": leader, "year": year})
    if game.lost:
        yield Sheet("sheet.lost", {"pieces": tuple(game.lost)})
