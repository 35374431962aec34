"""[card.mark-cc] The Coalition's cards of battle: volleys, redoubts, rockets, the Iron Duke."""

from estafette.engine import Procedure, Refusal, refuse

from .. import campaign
from ..affairs import Host
from ..events import Moment, card
from ..losses import lose, regroup, steps_of, survivors
from ..modifiers import CAVALRY, drop, nearest, strength, weigh
from ..organisation import commander
from ..pace import marching_heads
from ..sides import ENGLAND, NAPOLEON, PRUSSIA, RUSSIA, Side
from ..state import Game
from .occasion import enemy_host, leads_nobody, own_host, the_battle, the_march, the_trial

WELLINGTON, GUARD = "wellington", "fr-garde"
CUIRASSIERS, OLD_GUARD = "31F", "28F"  # what they add falls with what they are added to
NATIONS = 3  # [card.c.bataille-des-nations]


def not_english_defence(game: Game, side: Side) -> Refusal | None:
    """[card.c.feu-de-file] The force defends, and half of its steps at least are English."""
    if not defends(game, side):
        return refuse("card.c.feu-de-file", "card.not-defending")
    if not is_half_english(game, own_host(game, side)):
        return refuse("card.c.feu-de-file", "card.not-half-english")
    return None


def defends(game: Game, side: Side) -> bool:
    return the_battle(game).defender.side is side


def is_half_english(game: Game, host: Host) -> bool:
    """Are half of the steps of a host, or more, English?"""
    return bool(steps_of(game, host)) and 2 * english_steps(game, host) >= steps_of(game, host)


def english_steps(game: Game, host: Host) -> int:
    nation_of = game.printed.nation_of
    return sum([game.steps[c] for c in survivors(game, host) if nation_of[c] == ENGLAND])


@card("14C", at=Moment.BATTLE, unless=not_english_defence)
def rolling_volleys(game: Game, side: Side) -> None:
    """[card.c.feu-de-file] An English defence has two more."""
    weigh(own_host(game, side), "14C", 2)


@card("15C", at=Moment.ENTERED, unless=campaign.cannot_counter)
def interior_lines(game: Game, side: Side) -> None:
    """[card.c.lignes-interieures] A major campaign of the Empire is countered."""
    campaign.counter(game)


def nobody_has_superiority(game: Game, side: Side) -> Refusal | None:
    """[card.c.terrain-detrempe] One side has cavalry superiority."""
    if any(has_superiority(host) for host in the_battle(game).hosts):
        return None
    return refuse("card.c.terrain-detrempe", "card.nobody-superior")


def has_superiority(host: Host) -> bool:
    return any(line == CAVALRY for line, _ in host.tally)


@card("25C", at=Moment.BATTLE, unless=nobody_has_superiority)
def mud_for_the_horse(game: Game, side: Side) -> None:
    """[card.c.terrain-detrempe] In this battle nobody has cavalry superiority."""
    for host in the_battle(game).hosts:
        drop(host, CAVALRY, CUIRASSIERS)
    game.tell("card.horse-bogged-down", zone=the_battle(game).zone)


def too_late_to_march(game: Game, side: Side) -> Refusal | None:
    """[interior-lines.effect] Only the first of several battles has countermarches."""
    battle = the_battle(game)
    if battle.is_first:
        return None
    return refuse("card.c.gneisenau", "card.no-countermarches", zone=battle.zone)


@card("28C", at=Moment.COUNTERMARCH, unless=too_late_to_march)
def gneisenau(game: Game, side: Side) -> None:
    """[card.c.gneisenau] Every countermarch of the Coalition in this battle has two more."""
    own_host(game, side).spurs.append(("28C", 2))


def no_reverse_slope(game: Game, side: Side) -> Refusal | None:
    """[card.c.contre-pente] Wellington or the English defend, against a spearhead or the like."""
    host = own_host(game, side)
    if not defends(game, side):
        return refuse("card.c.contre-pente", "card.not-defending")
    if host.commander != WELLINGTON and not is_half_english(game, host):
        return refuse("card.c.contre-pente", "card.not-wellingtons", general=WELLINGTON)
    if not elite_of(enemy_host(game, side)):
        return refuse("card.c.contre-pente", "card.no-elite-engaged")
    return None


def elite_of(host: Host) -> list[str]:
    """The spearhead and the special units that a host has engaged."""
    return [each for each in (host.spearhead, *host.specials) if each]


@card("29C", at=Moment.BATTLE, unless=no_reverse_slope)
def reverse_slope(game: Game, side: Side) -> None:
    """[card.c.contre-pente] Enemy spearhead and special units add nothing; their losses stand."""
    enemy = enemy_host(game, side)
    drop(enemy, *elite_of(enemy), OLD_GUARD)
    game.tell("card.elite-shot-down", side=side.enemy)


def not_from_napoleon(game: Game, side: Side) -> Refusal | None:
    """[card.c.plan-de-trachenberg] Napoleon leads the attack."""
    if commander(game, marching_heads(the_march(game))) == NAPOLEON:
        return None
    return refuse("card.c.plan-de-trachenberg", "card.not-led-by", general=NAPOLEON)


@card("30C", at=Moment.EVASION, unless=not_from_napoleon)
def trachenberg_plan(game: Game, side: Side) -> None:
    """[card.c.plan-de-trachenberg] Whoever is attacked by Napoleon evades without a die."""
    the_trial(game).is_sure = True


def no_redoubt(game: Game, side: Side) -> Refusal | None:
    """[card.c.grande-redoute] A Russian or Prussian force defends."""
    forces = [game.forces[head] for head in own_host(game, side).heads]
    if not defends(game, side):
        return refuse("card.c.grande-redoute", "card.not-defending")
    if any(force.nation in (RUSSIA, PRUSSIA) for force in forces):
        return None
    return refuse("card.c.grande-redoute", "card.no-diggers")


@card("31C", at=Moment.LOSSES, unless=no_redoubt)
def great_redoubt(game: Game, side: Side) -> None:
    """[card.c.grande-redoute] A Russian or Prussian defence inflicts one more loss."""
    own_host(game, side).more += 1
    game.tell("card.one-more-loss", side=side)


def no_rocketeers(game: Game, side: Side) -> Refusal | None:
    """[card.c.fusees-congreve] The force has an English step."""
    if english_steps(game, own_host(game, side)):
        return None
    return refuse("card.c.fusees-congreve", "card.no-english-steps")


@card("32C", at=Moment.BATTLE, unless=no_rocketeers)
def congreve_rockets(game: Game, side: Side) -> None:
    """[card.c.fusees-congreve] One more, and the enemy has no cavalry superiority."""
    weigh(own_host(game, side), "32C", 1)
    drop(enemy_host(game, side), CAVALRY, CUIRASSIERS)


# 42C: two effects, one at each of its moments.


def wellington_stays(game: Game, side: Side) -> Refusal | None:
    """[card.c.le-duc-de-fer] Wellington commands a force that is free to march."""
    return leads_nobody(game, WELLINGTON, "card.c.le-duc-de-fer")


@card("42C", at=Moment.ROUND, unless=wellington_stays)
def iron_duke_marches(game: Game, side: Side) -> None:
    """[card.c.le-duc-de-fer] Wellington's force marches without activation points."""
    campaign.begin(game, side, "42C", 1, only=[WELLINGTON])


def not_wellington(game: Game, side: Side) -> Refusal | None:
    """[card.c.le-duc-de-fer] Wellington commands in the battle."""
    if own_host(game, side).commander == WELLINGTON:
        return None
    return refuse("card.c.le-duc-de-fer", "card.not-led-by", general=WELLINGTON)


@card("42C", at=Moment.BATTLE, unless=not_wellington)
def iron_duke(game: Game, side: Side) -> None:
    """[card.c.le-duc-de-fer] His force has one more, and cannot be demoralised."""
    host = own_host(game, side)
    weigh(host, "42C", 1)
    host.is_steady = True


def nobody_to_betray(game: Game, side: Side) -> Refusal | None:
    """[card.c.trahison] The Empire fights without Napoleon, and not with the Guard alone."""
    host = enemy_host(game, side)
    if any(NAPOLEON in game.forces[head].pieces for head in host.heads):
        return refuse("card.c.trahison", "card.emperor-there", general=NAPOLEON)
    if all(corps == GUARD for corps in survivors(game, host)):
        return refuse("card.c.trahison", "card.nobody-deserts", corps=GUARD)
    return None


@card("43C", at=Moment.CLASH, unless=nobody_to_betray)
def treason(game: Game, side: Side) -> Procedure[None]:
    """[card.c.trahison] The enemy loses a step before the battle, and shows his combat cards."""
    enemy = side.enemy
    host = enemy_host(game, side)
    yield from lose(game, enemy, host.heads, 1, spared=(GUARD,))
    regroup(game, host)
    seen = sorted([c for c in game.hands[enemy] if game.printed.cards[c].combat])
    game.shown |= set(seen)
    game.uncovered = True
    both = (side, enemy)
    game.tell("card.combat-cards-seen", to=both, side=enemy, cards=seen, count=len(seen))


def not_of_nations(game: Game, side: Side) -> Refusal | None:
    """[card.c.bataille-des-nations] Three nations in one force, in a battle of 22 points."""
    battle, least = the_battle(game), game.printed.tables.size.major
    total = nearest(sum([strength(game, host) for host in battle.hosts]), 2)
    if total < least:
        return refuse("card.c.bataille-des-nations", "card.too-small", total=total, least=least)
    corps = survivors(game, battle.host(side))
    if len({game.printed.nation_of[each] for each in corps}) < NATIONS:
        return refuse("card.c.bataille-des-nations", "card.too-few-nations", least=NATIONS)
    return None


@card("51C", at=Moment.BATTLE, unless=not_of_nations)
def battle_of_nations(game: Game, side: Side) -> None:
    """[card.c.bataille-des-nations] Three nations together have two more in a great battle."""
    weigh(own_host(game, side), "51C", 2)
