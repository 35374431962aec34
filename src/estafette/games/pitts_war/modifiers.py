"""[battle.modifiers.own] What weighs on the dice of a battle, and the battle markers."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Charge, Lead
from .affairs import Battle, Engaged
from .bounds import is_revolt_in_france
from .command import cavalry
from .events import Moment, window
from .sides import FRENCH, SWITZERLAND, Side
from .state import Game

TERROR, VALMY, SUISSE = "f-terreur", "f-valmy", "f-confederation-suisse"
SWISS_BATTLE = f"{SUISSE}:battle"  # in `lasting`: the marker still helps in one battle
RATIO, CAVALRY, UNTRIED = "battle.ratio", "battle.cavalry", "battle.untried"


def choose_lead(game: Game, side: Side) -> Procedure[None]:
    """[battle.modifier.tactical] [battle.modifier.cavalry] Lead unit and cavalry superiority."""
    battle = game.battle
    assert battle is not None
    engaged = battle.side(side)
    choice = yield ask(
        side,
        "battle.who-leads",
        rule="battle.modifier.tactical",
        offers=[Lead(army) for army in engaged.armies],
        unless=partial(cannot_be_lead, engaged),
        facts={"area": battle.area},
    )
    assert isinstance(choice, Lead)
    engaged.lead = choice.army
    game.tell("battle.lead", side=side, army=choice.army)
    yield from offer_charge(game, battle, side)


def cannot_be_lead(engaged: Engaged, choice: Lead) -> Refusal | None:
    """[battle.modifier.tactical] The lead unit is an army of the force that fights."""
    if choice.army not in engaged.armies:
        return refuse("battle.modifier.tactical", "battle.not-engaged")
    return None


def offer_charge(game: Game, battle: Battle, side: Side) -> Procedure[None]:
    """[battle.modifier.cavalry] Who has more C may claim superiority, or spare his cavalry."""
    engaged = battle.side(side)
    if not has_superiority(game, battle, side):
        return
    choice = yield ask(
        side,
        "battle.claim-cavalry",
        rule="battle.modifier.cavalry",
        offers=[Charge()],
        or_else=Pass(),
        facts={"area": battle.area},
    )
    engaged.is_claiming = isinstance(choice, Charge)
    if engaged.is_claiming:
        engaged.tally.append((CAVALRY, game.printed.tables.battle.cavalry))
        game.tell("battle.charges", side=side)


def has_superiority(game: Game, battle: Battle, side: Side) -> bool:
    """[battle.modifier.cavalry] [battle.modifier.cavalry.barred] More C, on open ground."""
    if is_broken_ground(game, battle.area):
        return False
    own, enemy = [horse(game, battle.side(each)) for each in (side, side.enemy)]
    return own > enemy


def is_broken_ground(game: Game, area: str) -> bool:
    """[battle.modifier.cavalry.barred] [pursuit.barred] A marsh, or a fortress of anybody."""
    return area in game.printed.marshes or area in game.printed.fortresses


def horse(game: Game, engaged: Engaged) -> int:
    """[battle.modifier.cavalry] The C symbols that a side has left, less those in squares."""
    armies = [army for army in engaged.armies if army in game.where]
    leaders = [leader for leader in engaged.leaders if leader in game.leaders]
    return max(cavalry(game, armies, leaders) - engaged.silenced, 0)


def reckon(game: Game) -> None:
    """[battle.modifiers.own] The tallies of both sides, their markers left out.

    With [battle.ratio.attacker-only] [battle.modifier.river-pass] [battle.modifier.fortress].
    """
    battle, table = game.battle, game.printed.tables.battle
    assert battle is not None
    attacker, defender = battle.sides
    odds = ratio(game.strength(attacker.armies), game.strength(defender.armies))
    weigh(attacker, RATIO, table.ratio[odds - 1] if odds else table.half)
    border = battle.clash.border
    crossing = {
        **{"river": table.river, "pass": table.pass_},
        **{"strait": table.strait, "sea": table.naval},
    }
    weigh(attacker, f"battle.{border}", crossing.get(border, 0))
    if battle.area in game.printed.fortresses and battle.holder is defender.side:
        weigh(defender, "battle.fortress", table.fortress)
    if battle.area in game.printed.marshes:
        weigh(defender, "battle.marsh", table.marsh)
    for engaged in battle.sides:
        weigh_force(game, battle, engaged)


def weigh_force(game: Game, battle: Battle, engaged: Engaged) -> None:
    """[battle.modifier.tactical] [battle.modifier.leader] What a force brings with it.

    With [battle.modifier.unsupplied] [table.attrition.result-dr] and the French penalty.
    """
    table = game.printed.tables.battle
    weigh(engaged, engaged.lead, game.face(engaged.lead).tactical)
    if engaged.commander:
        weigh(engaged, engaged.commander, game.printed.leaders[engaged.commander].battle)
    if not engaged.is_supplied:
        weigh(engaged, "battle.unsupplied", table.unsupplied)
    if is_worn(game, engaged):
        weigh(engaged, "battle.worn", table.worn)
    if engaged.side is not FRENCH:
        return
    if VALMY in game.penalties:  # [scenario.1792.french-battle-penalty]
        weigh(engaged, UNTRIED, table.untried)
    if TERROR in game.lasting and is_revolt_in_france(game, battle.area):
        weigh(engaged, TERROR, 1)
    if SWISS_BATTLE in game.lasting and is_swiss(game, battle.side(engaged.side.enemy)):
        weigh(engaged, SUISSE, int(engaged.is_supplied))  # [supply.out.no-battle-events]
        del game.lasting[SWISS_BATTLE]


def is_swiss(game: Game, engaged: Engaged) -> bool:
    """[card.f.confederation-suisse.battle] Are Swiss among these?"""
    return any(game.printed.power_of[army] == SWITZERLAND for army in engaged.armies)


def is_worn(game: Game, engaged: Engaged) -> bool:
    """[table.attrition.result-dr] Did the march, or a marker in this impulse, wear it out?"""
    march = game.march
    marched = march is not None and march.side is engaged.side and march.is_worn
    return marched or not game.worn.isdisjoint(engaged.armies)


def weigh(engaged: Engaged, what: str, amount: int) -> None:
    """[battle.modifiers.own] One line of a side's tally; nothing is not written down."""
    if amount:
        engaged.tally.append((what, amount))


def drop(engaged: Engaged, what: str) -> None:
    """A line comes off a side's tally."""
    engaged.tally = [line for line in engaged.tally if line[0] != what]


def ratio(attacker: int, defender: int) -> int:
    """[battle.ratio.compute] [battle.ratio.floor] 1 is 1:1, 2 is 2:1; 0 stands for 1:2."""
    if attacker >= defender:
        return nearest(attacker, defender)
    return 1 if nearest(defender, attacker) == 1 else 0


def nearest(more: int, less: int) -> int:
    """[battle.ratio.compute] The quotient to the nearest whole number, halves up."""
    return (2 * more + less) // (2 * less)


def play_battle_markers(game: Game) -> Procedure[None]:
    """[battle.markers.order] [battle.markers.limit] Attacker, defender, and once more."""
    battle = game.battle
    assert battle is not None
    for _ in range(game.printed.tables.battle.markers):
        attacks = yield from play_one(game, battle.attacker.side)
        answers = yield from play_one(game, battle.defender.side)
        if not (attacks or answers):
            return


def play_one(game: Game, side: Side) -> Procedure[bool]:
    """[battle.markers.limit] A side may play one battle marker, and knows what weighs so far."""
    battle = game.battle
    assert battle is not None
    own, enemy = [
        sum([amount for _, amount in battle.side(each).tally]) for each in (side, side.enemy)
    ]
    moment, rule = Moment.BATTLE, "battle.markers.order"
    return (yield from window(game, side, moment, rule=rule, own=own, enemy=enemy))
