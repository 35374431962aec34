"""[card.mark-cc] The Empire's cards of battle, pursuit and siege."""

from estafette.engine import Refusal, refuse

from ..affairs import Host
from ..command import cavalry_steps
from ..events import Moment, card
from ..losses import survivors
from ..modifiers import CAVALRY, weigh
from ..powers import country_of
from ..pursuit import horse
from ..sides import FRANCE, NAPOLEON, Side
from ..state import Game
from .occasion import own_host, the_battle, the_trial, weigh_upon

GUARD = "fr-garde"


def evades_anyway(game: Game, side: Side) -> Refusal | None:
    """[card.f.mouvement-tournant.proposal] Nobody turns the demoralised, nor a fortress."""
    trial = the_trial(game)
    if trial.is_sure:
        return refuse("card.f.mouvement-tournant.proposal", "card.evades-anyway", force=trial.head)
    return None


@card("3F", at=Moment.ENEMY_EVADES, unless=evades_anyway)
def turning_movement(game: Game, side: Side) -> None:
    """[card.f.mouvement-tournant] The enemy who tries to evade has three less."""
    weigh_upon(game, "3F", -3)


def too_late_to_march(game: Game, side: Side) -> Refusal | None:
    """[interior-lines.effect] Only the first of several battles has countermarches."""
    battle = the_battle(game)
    if battle.is_first:
        return None
    return refuse("card.f.son-du-canon.proposal", "card.no-countermarches", zone=battle.zone)


@card("6F", at=Moment.COUNTERMARCH, unless=too_late_to_march)
def sound_of_the_guns(game: Game, side: Side) -> None:
    """[card.f.son-du-canon] Every countermarch of the Empire in this battle has two more."""
    own_host(game, side).spurs.append(("6F", 2))


def no_horse(game: Game, side: Side) -> Refusal | None:
    """[card.f.brigade-infernale.proposal] A pursuit wants a cavalry step or a cavalry general."""
    if horse(game, own_host(game, side)):
        return None
    return refuse("card.f.brigade-infernale.proposal", "card.no-horse", zone=the_trial(game).zone)


@card("8F", at=Moment.PURSUIT, unless=no_horse)
def infernal_brigade(game: Game, side: Side) -> None:
    """[card.f.brigade-infernale] A pursuit by an Empire force with cavalry has two more."""
    weigh_upon(game, "8F", 2)


def not_napoleon(game: Game, side: Side) -> Refusal | None:
    """[card.f.soleil-d-austerlitz] The Emperor must command."""
    if own_host(game, side).commander == NAPOLEON:
        return None
    return refuse("card.f.soleil-d-austerlitz", "card.not-led-by", general=NAPOLEON)


@card("18F", at=Moment.BATTLE, unless=not_napoleon)
def sun_of_austerlitz(game: Game, side: Side) -> None:
    """[card.f.soleil-d-austerlitz] A force that Napoleon commands has two more."""
    weigh(own_host(game, side), "18F", 2)


def not_mostly_french(game: Game, side: Side) -> Refusal | None:
    """[card.f.soldats-de-l-an-2.proposal] More than half of the steps are French."""
    host = own_host(game, side)
    steps = [(game.printed.nation_of[each], game.steps[each]) for each in survivors(game, host)]
    french = sum([count for nation, count in steps if nation == FRANCE])
    if 2 * french > sum([count for _, count in steps]):
        return None
    return refuse("card.f.soldats-de-l-an-2.proposal", "card.not-mostly-french")


@card("27F", at=Moment.BATTLE, unless=not_mostly_french)
def soldiers_of_the_year_two(game: Game, side: Side) -> None:
    """[card.f.soldats-de-l-an-2] One more for the dice, and one for morale in this battle."""
    host = own_host(game, side)
    weigh(host, "27F", 1)
    host.nerve.append(("27F", 1))


def guard_does_not_lead(game: Game, side: Side) -> Refusal | None:
    """[card.f.vieille-garde] The Guard is the spearhead."""
    if own_host(game, side).spearhead == GUARD:
        return None
    return refuse("card.f.vieille-garde", "card.guard-not-spearhead", corps=GUARD)


@card("28F", at=Moment.BATTLE, unless=guard_does_not_lead)
def old_guard(game: Game, side: Side) -> None:
    """[card.f.vieille-garde] As spearhead it gives one more, and need not take the first loss."""
    host = own_host(game, side)
    weigh(host, "28F", 1)
    host.is_spared = True


def no_french_army(game: Game, side: Side) -> Refusal | None:
    """[card.f.grande-batterie] A French army is in the battle."""
    forces = [game.forces[head] for head in own_host(game, side).heads]
    if any(force.army and game.printed.nation_of[force.army] == FRANCE for force in forces):
        return None
    return refuse("card.f.grande-batterie", "card.no-french-army")


@card("29F", at=Moment.LOSSES, unless=no_french_army)
def grand_battery(game: Game, side: Side) -> None:
    """[card.f.grande-batterie] A French army inflicts one more loss."""
    own_host(game, side).more += 1
    game.tell("card.one-more-loss", side=side)


def no_superior_cavalry(game: Game, side: Side) -> Refusal | None:
    """[card.f.charge-de-cuirassiers] Superiority, and a step of the cavalry reserve."""
    host = own_host(game, side)
    if not any(line == CAVALRY for line, _ in host.tally):
        return refuse("card.f.charge-de-cuirassiers", "card.no-superiority")
    if not any(cavalry_steps(game, game.forces[head]) for head in host.heads):
        return refuse("card.f.charge-de-cuirassiers", "card.no-cavalry-reserve")
    return None


@card("31F", at=Moment.BATTLE, unless=no_superior_cavalry)
def cuirassier_charge(game: Game, side: Side) -> None:
    """[card.f.charge-de-cuirassiers] Cavalry superiority gives two instead of one."""
    weigh(own_host(game, side), "31F", 1)


@card("32F", at=Moment.DEMORALISATION)
def orderly_retreat(game: Game, side: Side) -> None:
    """[card.f.retraite-en-bon-ordre] A beaten Empire force tests with two more."""
    weigh_upon(game, "32F", 2)


def no_guard(game: Game, side: Side) -> Refusal | None:
    """[card.f.dernier-carre] The Guard is among the beaten."""
    if has_guard(game, own_host(game, side)):
        return None
    return refuse("card.f.dernier-carre", "card.no-guard", corps=GUARD)


def has_guard(game: Game, host: Host) -> bool:
    return any(GUARD in game.forces[head].corps for head in host.heads)


@card("50F", at=Moment.ENEMY_PURSUIT, unless=no_guard)
def last_square(game: Game, side: Side) -> None:
    """[card.f.dernier-carre] Pursuit costs those who hold the Guard three steps less."""
    weigh_upon(game, "50F", -3)


def not_in_france(game: Game, side: Side) -> Refusal | None:
    """[card.f.places-de-vauban] The fortress stands in French national territory."""
    zone = the_trial(game).zone
    if country_of(game, zone) == FRANCE:
        return None
    return refuse("card.f.places-de-vauban", "card.not-french-fortress", zone=zone)


@card("51F", at=Moment.ENEMY_SIEGE, unless=not_in_france)
def fortresses_of_vauban(game: Game, side: Side) -> None:
    """[card.f.places-de-vauban] A siege attack on a French fortress has three less."""
    weigh_upon(game, "51F", -3)
