"""What chance decides, and after which answers: battles, sieges, assaults, tests, diplomacy.

Hands are hidden, but whoever is asked in the meantime passes: nothing unknown weighs upon it, but
for the forces under fog. A forced peace is tested when nobody is asked: it has no odds here.
"""

from estafette.engine import Action, Facts, Hazard, Pass, Stake, by

from .actions import (
    Attack,
    Besiege,
    Country,
    EndWar,
    Fight,
    Go,
    Land,
    PlayCard,
    Rally,
    Spend,
    Take,
    Try,
)
from .attrition import is_due
from .events import WINDOWS, Moment
from .landing import is_among_friends
from .printed import FOG
from .sides import EMPIRE, Side
from .siege import BREACH, HONOURS, REPULSED, STABLE
from .squadron import PORT, in_box, lies_at, sailing
from .state import Game

SIEGES = (REPULSED, STABLE, HONOURS, BREACH)


def standing(_key: str, facts: Facts) -> int:
    """From a victory of the Empire to one of the Coalition; where nobody wins, in between."""
    side = facts.get("side")
    return 0 if side is None else -1 if side == EMPIRE else 1


def severity(_key: str, facts: Facts) -> int:
    """From a repulse to a breach."""
    return SIEGES.index(facts["result"])


def loss(key: str, _facts: Facts) -> int:
    """From a port that is taken to troops that are lost."""
    return ASSAULTS.index(key)


WON = Hazard("odds.won", {"battle.won": by("side")}, rank=standing)
INFLICTED = Hazard("odds.inflicted", {"battle.rolls": by("losses")}, apart=("side",))
PURSUIT = Hazard("odds.pursuit", {"pursuit.rolls": by("losses")})
SHAKEN = Hazard("odds.shaken", {"demoralise.rolls": by("fails"), "demoralise.sure": by("fails")})
SIEGE = Hazard("odds.siege", {"siege.rolled": by("result")}, rank=severity)
ATTRITION = Hazard("odds.attrition", {"attrition.rolled": by("lost")})
RALLY = Hazard("odds.rally", {"rally.rolls": by("succeeds")})
INTERCEPTION = Hazard("odds.interception", {"interception.rolled": by("succeeds")})
EVASION = Hazard("odds.evasion", {"evasion.rolled": by("succeeds"), "evasion.sure": by()})
COUNTERMARCH = Hazard("odds.countermarch", {"countermarch.rolls": by("succeeds")})
DIPLOMACY = Hazard("odds.diplomacy", {"diplomacy.rolled": by("result")})
NAVAL = Hazard("odds.naval", {"naval.won": by("side"), "naval.equal": by()}, rank=standing)
ASSAULTS = ("assault.succeeds", "assault.frees", "assault.driven-off", "assault.fails")
ASSAULT = Hazard("odds.assault", dict.fromkeys(ASSAULTS, by()), rank=loss)
NAVAL_TEST = Hazard("odds.naval-test", {"naval.test": by("success")})
FOREIGN_WAR = Hazard("odds.foreign-war", {"foreign-war.rolled": by("result")})


def lies_open(game: Game, _seat: str) -> bool:
    """[option.fog-of-war] Dice alone decide, unless forces are hidden."""
    return not game.plays_with(FOG)


def is_tested(game: Game, _seat: str, _answer: Action) -> bool:
    """[attrition.one-test] Who ends this march owes a test."""
    march = game.march
    return march is not None and not march.is_tested and is_due(game, march)


def meets_enemy(game: Game, seat: str, answer: Action) -> bool:
    """[interception.who] The one who marches into this zone may meet an enemy there."""
    enemy = Side(seat).enemy
    return isinstance(answer, Go) and any(
        game.politics.sides[game.forces[head].nation] is enemy
        for head in game.zones.get(answer.zone, ())
    )


def evades_by_die(game: Game, _seat: str, _answer: Action) -> bool:
    """[evasion.who] A general tries to evade; a corps without one does so by a card or not."""
    return game.trial is not None and bool(game.forces[game.trial.head].general)


def breaks_out(game: Game, seat: str, answer: Action) -> bool:
    """[naval.blockade.effects] A squadron leaves a port before which the enemy lies."""
    if not isinstance(answer, Go) or answer.zone not in game.printed.seas:
        return False
    here = lies_at(game, sailing(game))
    return here.kind == PORT and bool(in_box(game, here.where, Side(seat).enemy))


def storms(game: Game, _seat: str, answer: Action) -> bool:
    """[naval.assault.when] Those who land do so against an enemy."""
    return isinstance(answer, Land) and not is_among_friends(game, answer.zone)


BATTLE = (WON, INFLICTED)
FIGHTERS = ("battle.which-spearhead", "battle.which-special", "battle.which-subordinate")
AT_SEA = ("naval.intercept", "naval.intercept-from", "naval.watch", "naval.evade")
CARD = (PlayCard, Pass)


def window(moment: Moment, *hazards: Hazard) -> Stake:
    """A card, or none, before the die of this moment."""
    return Stake(WINDOWS[moment], CARD, hazards, is_open=lies_open)


STAKES = (
    window(Moment.CLASH, *BATTLE),
    window(Moment.COUNTERMARCH, *BATTLE),
    window(Moment.BATTLE, *BATTLE),
    *[Stake(key, (Take, Pass), BATTLE, is_open=lies_open) for key in FIGHTERS],
    window(Moment.DEMORALISATION, SHAKEN),
    window(Moment.PURSUIT, PURSUIT),
    Stake("march.what-next", (Besiege,), (SIEGE,), is_open=lies_open),
    Stake("siege.last-attack", (Besiege,), (SIEGE,), is_open=lies_open),
    window(Moment.SIEGE, SIEGE),
    window(Moment.ENEMY_SIEGE, SIEGE),
    Stake("march.what-next", (Pass,), (ATTRITION,), is_tested, lies_open),
    Stake("march.what-next", (Go,), BATTLE, meets_enemy),
    Stake("march.what-next", (Rally,), (RALLY,), is_open=lies_open),
    Stake("rally.who", (Take,), (RALLY,), is_open=lies_open),
    Stake("attrition.use-nation", (Try, Pass), (ATTRITION,), is_open=lies_open),
    Stake("attrition.spend-depot", (Take, Pass), (ATTRITION,), is_open=lies_open),
    window(Moment.ATTRITION, ATTRITION),
    window(Moment.ENEMY_ATTRITION, ATTRITION),
    Stake("interception.who", (Take,), (INTERCEPTION,), is_open=lies_open),
    Stake("interception.which-card", (Spend,), (INTERCEPTION,), is_open=lies_open),
    Stake("evasion.where", (Go,), (EVASION,), is_open=lies_open),
    Stake("evasion.where", (Fight,), BATTLE, is_open=lies_open),
    Stake("rupture.which", (Fight,), BATTLE, is_open=lies_open),
    Stake(WINDOWS[Moment.EVASION], CARD, (EVASION,), evades_by_die, lies_open),
    window(Moment.ENEMY_EVADES, EVASION),
    Stake("countermarch.who", (Take,), (COUNTERMARCH,), is_open=lies_open),
    Stake("diplomacy.whom", (Country,), (DIPLOMACY,), is_open=lies_open),
    Stake("diplomacy.whom-freely", (Country,), (DIPLOMACY,), is_open=lies_open),
    window(Moment.NAVAL_BATTLE, NAVAL),
    Stake("voyage.what", (Attack,), (NAVAL,), is_open=lies_open),
    Stake("voyage.what", (Go,), (NAVAL,), breaks_out, lies_open),
    Stake("voyage.what", (Land,), (ASSAULT,), storms),
    Stake("naval.sortie", (Fight,), (NAVAL,), is_open=lies_open),
    Stake("naval.evade", (Pass,), (NAVAL,), is_open=lies_open),
    *[Stake(key, (Try,), (NAVAL_TEST,), is_open=lies_open) for key in AT_SEA],
    Stake("naval.which-blockade", (Take,), (NAVAL_TEST,), is_open=lies_open),
    Stake("round.which-action", (EndWar,), (FOREIGN_WAR,), is_open=lies_open),
    Stake("diplomacy.which-use", (EndWar,), (FOREIGN_WAR,), is_open=lies_open),
)
