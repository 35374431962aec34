"""[event.play.timing.battle] Battle markers: modifiers, the guns, pursuit and what follows."""

from collections.abc import Callable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Designate
from ..affairs import Battle, Engaged, Trial
from ..bounds import PAROLE, is_revolt_in_france
from ..command import cavalry
from ..events import AT_ANY_TIME, Moment, last, marker
from ..fate import dismiss, place, retire
from ..modifiers import CAVALRY, TERROR, UNTRIED, VALMY, drop, has_superiority, offer_charge, weigh
from ..sides import COALITION, FRANCE, FRENCH, WELLINGTON, Side, Until
from ..stacking import cannot_stack
from ..state import Game, without

BATTLE, PURSUIT = Moment.BATTLE, Moment.PURSUIT
ACRE, PARIS = "acre", "paris"

Condition = Callable[[Game, Battle, Side], str]


def the_battle(game: Game) -> Battle:
    battle = game.battle
    assert battle is not None
    return battle


def the_trial(game: Game) -> Trial:
    trial = game.trial
    assert trial is not None
    return trial


# Conditions: the key of what stands in the way, or nothing.


def always(game: Game, battle: Battle, side: Side) -> str:
    return ""


def attacking(game: Game, battle: Battle, side: Side) -> str:
    return "" if battle.attacker.side is side else "battle.attacker-only"


def defending(game: Game, battle: Battle, side: Side) -> str:
    return "" if battle.defender.side is side else "battle.defender-only"


def with_horse(game: Game, battle: Battle, side: Side) -> str:
    own = battle.side(side)
    return "" if cavalry(game, own.armies, own.leaders) else "battle.no-horse"


def commanded(game: Game, battle: Battle, side: Side) -> str:
    return "" if battle.side(side).commander else "battle.no-commander"


def leaderless(game: Game, battle: Battle, side: Side) -> str:
    return "battle.has-leader" if battle.side(side).leaders else ""


def under_wellington(game: Game, battle: Battle, side: Side) -> str:
    is_his = battle.side(side).commander == WELLINGTON
    return "" if is_his else "battle.not-wellington"


def with_wellington_defending(game: Game, battle: Battle, side: Side) -> str:
    is_there = WELLINGTON in battle.side(side).leaders
    return defending(game, battle, side) or ("" if is_there else "battle.not-wellington")


def in_enemy_port(game: Game, battle: Battle, side: Side) -> str:
    is_port = battle.area in game.printed.ports and battle.holder is side.enemy
    return "" if is_port else "battle.no-enemy-port"


def against_revolt(game: Game, battle: Battle, side: Side) -> str:
    return "" if is_revolt_in_france(game, battle.area) else "battle.no-revolt"


def at_fortress(game: Game, battle: Battle, side: Side) -> str:
    return "" if battle.area in game.printed.fortresses else "battle.no-fortress"


def in_levant(game: Game, battle: Battle, side: Side) -> str:
    return "" if battle.area in game.printed.levant else "battle.not-levant"


def in_france(game: Game, battle: Battle, side: Side) -> str:
    is_home = game.printed.home_of[battle.area] == FRANCE
    return "" if is_home else "battle.not-in-france"


# Markers that add to the die of the side that plays them, and what they need.
ADDED: tuple[tuple[str, int, Condition], ...] = (
    ("f-attaque-colonnes", 1, attacking),
    ("f-ballons", 1, always),
    ("f-toulon", 2, in_enemy_port),
    ("f-colonnes-infernales", 2, against_revolt),
    ("f-convention", 1, always),
    ("c-hauteur", 1, defending),
    ("f-siege", 2, at_fortress),
    ("f-sabre-honneur", 1, always),
    ("f-pyramides", 2, in_levant),
    ("f-attaque-flanc", 2, commanded),
    ("f-tirailleurs", 1, always),
    ("c-redoute", 1, defending),
    ("f-somo-sierra", 1, with_horse),
    ("f-grande-batterie", 2, commanded),
    ("f-batterie-hippomobile", 1, with_horse),
    ("c-charge", 1, with_horse),
    ("c-cretes", 1, defending),
    ("c-ligne-rouge", 1, under_wellington),
    ("f-brave-des-braves", 1, defending),
    ("f-cuirassiers", 1, with_horse),
    ("c-torres-vedras", 2, with_wellington_defending),
    ("f-marseillaise", 1, in_france),
    ("f-legion-honneur", 1, leaderless),
    ("f-lanciers", 1, with_horse),
)


def enter_added(id_: str, amount: int, condition: Condition) -> None:
    """[battle.markers.limit] A marker that gives so much to the die, if its condition holds."""
    rule = f"card.{id_[0]}.{id_[2:]}"

    def hinders(game: Game, side: Side) -> Refusal | None:
        battle = the_battle(game)
        if not battle.side(side).is_supplied:
            return refuse("supply.out.no-battle-events", "battle.hungry")
        key = condition(game, battle, side)
        return refuse(rule, key) if key else None

    @marker(id_, at=BATTLE, unless=hinders)
    def add(game: Game, side: Side) -> None:
        weigh(the_battle(game).side(side), id_, amount)


for line in ADDED:
    enter_added(*line)


# Markers with ways of their own, in the order of the event list.


@marker("f-valmy", at=BATTLE)
def valmy(game: Game, side: Side) -> None:
    """[card.f.valmy] [card.f.valmy.tie] The penalty ends for good; France wins a tie here."""
    if VALMY in game.penalties:
        game.penalties = without(game.penalties, VALMY)
    own = the_battle(game).side(side)
    drop(own, UNTRIED)
    own.wins_ties = True


@marker("f-terreur", at=AT_ANY_TIME)
def terror(game: Game, side: Side) -> None:
    """[card.f.terreur] To the end of 1794, one more against insurgents in France."""
    last(game, TERROR, Until.PERIOD)


def fallen_french(game: Game) -> list[str]:
    """[card.f.armee-mayence] French armies that have just lost their last step."""
    destroyed = the_battle(game).side(FRENCH).destroyed
    return [army for army in destroyed if game.printed.power_of[army] == FRANCE]


def no_room_in_paris(game: Game, side: Side) -> Refusal | None:
    """[card.f.armee-mayence] Paris must be free of enemies and have room for a step."""
    if game.at(PARIS, side.enemy):
        return refuse("card.f.armee-mayence", "battle.paris-lost", area=PARIS)
    return cannot_stack(game, PARIS, fallen_french(game)[:1], steps=1)


@marker("f-armee-mayence", at=Moment.LOSS, unless=no_room_in_paris)
def army_of_mainz(game: Game, side: Side) -> Procedure[None]:
    """[card.f.armee-mayence] [card.f.armee-mayence.limit] A destroyed army is put in Paris."""
    army = yield from designate(game, side, fallen_french(game), "f-armee-mayence")
    if army in game.lost:
        game.lost = without(game.lost, army)
    own = the_battle(game).side(side)
    own.destroyed.remove(army)
    own.armies.remove(army)
    place(game, army, PARIS, 1)
    last(game, PAROLE + army, Until.YEAR)


def designate(game: Game, side: Side, pieces: list[str], id_: str) -> Procedure[str]:
    """For which of these is the marker on the table?"""
    choice = yield ask(
        side,
        "battle.for-whom",
        rule=game.printed.markers[id_].rule,
        offers=[Designate(piece) for piece in pieces],
        unless=partial(is_not_for, game, id_, pieces),
        facts={"marker": id_},
    )
    assert isinstance(choice, Designate)
    return choice.piece


def is_not_for(game: Game, id_: str, pieces: list[str], choice: Designate) -> Refusal | None:
    """[event.override] The marker says for whom it is; None if it is for this one."""
    if choice.piece not in pieces:
        rule = game.printed.markers[id_].rule
        return refuse(rule, "battle.not-for", marker=id_, piece=choice.piece)
    return None


def french_leaders(game: Game) -> list[str]:
    """[card.c.general-blesse] French leaders of the battle who are still on the map."""
    leaders = the_battle(game).side(FRENCH).leaders
    french = [each for each in leaders if game.printed.leaders[each].power == FRANCE]
    return [leader for leader in french if leader in game.leaders]


def nobody_to_behead(game: Game, side: Side) -> Refusal | None:
    """[card.c.guillotine] France must have lost, and a leader must have been there."""
    if the_battle(game).winner is not COALITION:
        return refuse("card.c.guillotine", "battle.france-not-beaten")
    return nobody_to_wound(game, side, "card.c.guillotine")


def nobody_to_wound(game: Game, side: Side, rule: str = "card.c.general-blesse") -> Refusal | None:
    return None if french_leaders(game) else refuse(rule, "battle.no-french-leader")


@marker("c-guillotine", at=Moment.AFTERMATH, unless=nobody_to_behead)
def guillotine(game: Game, side: Side) -> Procedure[None]:
    """[card.c.guillotine] On a 6 a beaten French leader leaves the game."""
    leader = yield from designate(game, side, french_leaders(game), "c-guillotine")
    if is_hit(game, leader, 6):
        retire(game, leader)


@marker("c-general-blesse", at=Moment.AFTERMATH, unless=nobody_to_wound)
def wounded_general(game: Game, side: Side) -> Procedure[None]:
    """[card.c.general-blesse] On 5 or 6 a French leader is away until the next reinforcements."""
    leader = yield from designate(game, side, french_leaders(game), "c-general-blesse")
    if is_hit(game, leader, 5):
        dismiss(game, leader)


def is_hit(game: Game, leader: str, least: int) -> bool:
    """The die that decides upon a leader."""
    die = game.dice.d6()
    game.tell("battle.leader-die", leader=leader, die=die, hit=die >= least)
    return die >= least


def not_at_acre(game: Game, side: Side) -> Refusal | None:
    battle = the_battle(game)
    if battle.area != ACRE or battle.defender.side is not side:
        return refuse("card.c.siege-acre", "battle.not-acre", area=ACRE)
    return None


@marker("c-siege-acre", at=BATTLE, unless=not_at_acre)
def siege_of_acre(game: Game, side: Side) -> None:
    """[card.c.siege-acre] [card.c.siege-acre.tie] One more, and ties, for who defends Acre."""
    own = the_battle(game).side(side)
    own.wins_ties = True
    if own.is_supplied:  # [supply.out.no-battle-events]
        weigh(own, "c-siege-acre", 1)


def no_french_horse(game: Game, side: Side) -> Refusal | None:
    enemy = the_battle(game).side(side.enemy)
    if cavalry(game, enemy.armies, enemy.leaders) > enemy.silenced:
        return None
    return refuse("card.c.carre", "battle.no-enemy-horse")


@marker("c-carre", at=BATTLE, unless=no_french_horse)
def square(game: Game, side: Side) -> Procedure[None]:
    """[card.c.carre] One French C does not count, for superiority or for pursuit."""
    battle = the_battle(game)
    enemy = battle.side(side.enemy)
    enemy.silenced += 1
    if enemy.is_claiming and not has_superiority(game, battle, enemy.side):
        enemy.is_claiming = False
        drop(enemy, CAVALRY)
    if not battle.side(side).is_claiming:
        yield from offer_charge(game, battle, side)


def no_enemy_talent(game: Game, side: Side) -> Refusal | None:
    commander = the_battle(game).side(side.enemy).commander
    if commander and game.printed.leaders[commander].battle:
        return None
    return refuse("card.c.sante-general", "battle.no-enemy-talent")


@marker("c-sante-general", at=BATTLE, unless=no_enemy_talent)
def health_of_the_general(game: Game, side: Side) -> None:
    """[card.c.sante-general] The enemy commander's bonus is one less."""
    weigh(the_battle(game).side(side.enemy), "c-sante-general", -1)


def river_line(engaged: Engaged) -> bool:
    return any(what == "battle.river" for what, _ in engaged.tally)


def no_river_to_bridge(game: Game, side: Side) -> Refusal | None:
    is_hampered = river_line(the_battle(game).side(side))
    return None if is_hampered else refuse("card.f.eble", "battle.no-river")


@marker("f-eble", at=BATTLE, unless=no_river_to_bridge)
def eble(game: Game, side: Side) -> None:
    """[card.f.eble] The pontoon train cancels the penalty of the river."""
    drop(the_battle(game).side(side), "battle.river")


def no_bridge_to_blow(game: Game, side: Side) -> Refusal | None:
    battle = the_battle(game)
    if battle.attacker.side is side or battle.clash.border != "river":
        return refuse("card.c.pont-detruit", "battle.no-river")
    return None


@marker("c-pont-detruit", at=BATTLE, unless=no_bridge_to_blow)
def destroyed_bridge(game: Game, side: Side) -> None:
    """[card.c.pont-detruit] Two less for an enemy who attacks over a river."""
    weigh(the_battle(game).side(side.enemy), "c-pont-detruit", -2)


# Markers that weigh on a die other than those of the battle.


def enter_weight(id_: str, at: Moment, amount: int) -> None:
    @marker(id_, at=at)
    def add(game: Game, side: Side) -> None:
        the_trial(game).tally.append((id_, amount))


for weight in (
    ("f-son-du-canon", Moment.GUNS, 2),
    ("c-ecran", Moment.ENEMY_PURSUIT, -2),
    ("c-hussards", PURSUIT, 2),
    ("f-brigade-infernale", PURSUIT, 2),
    ("c-uhlans", PURSUIT, 1),
):
    enter_weight(*weight)


@marker("c-ordre-tenir", at=Moment.ENEMY_GUNS)
def order_to_hold(game: Game, side: Side) -> None:
    """[card.c.ordre-tenir] The march to the guns that has succeeded is void."""
    the_trial(game).is_void = True
