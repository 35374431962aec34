"""The year 1805 of the rulebook's example, played from its set-up to the end of its last round.

One play, round after round, with the answers and the dice of the example. Where it leaves a test
out, or its arithmetic is wrong, the rulings are followed (R-53, R-100 to R-104): Mack and Napoleon
take the tests that the example forgets, on a two and a one.
"""

from collections.abc import Callable
from typing import Any

from estafette.engine import Action, Dice, Pass, Play, secret_of, settle
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Besiege,
    Blockade,
    Drop,
    Fight,
    Flag,
    Go,
    Hasten,
    Lose,
    Operate,
    PickUp,
    PlayCard,
    Spend,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.sequence import SEQUENCE, open_game
from estafette.games.napoleon_against_europe.victory import outcome
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, skip
from tests.games.napoleon_against_europe.position import deal, the_box

ACTION, MARCH = "round.which-action", "march.what-next"


def begun() -> Play:
    """The set-up of the grand campaign, and the hands of the example."""
    game = open_game(the_box(), settle(the_box(), "1805", {}), Dice(secret_of("1805")))
    deal(
        game,
        empire=["1F", "27F", "7F", "4F", "5F", "3F", "25F"],
        coalition=["1C", "2C", "3C", "5C", "10C", "4C", "18C"],
    )
    game.told = []
    return Play(SEQUENCE, game, outcome, lambda: None)


def marmont_marches(play: Play) -> None:
    """Round 2: Perse for three points, of which he needs two."""
    play.game.dice.loaded = [5, 3]
    answer(play, ACTION, Spend("7F"), Activate("marmont"))
    march(play, Hasten(3), Go("groningue"), Go("hanovre"), PickUp("fr-elite-5"), Go("berg"))
    march(play, Go("erfurt"), Flag(), Go("wurtzbourg"), Pass())
    answer(play, "attrition.use-nation", Try(), Lose("fr-elite-5"))


def charles_besieges_mantua(play: Play) -> None:
    """Round 2: Tyrol for two points."""
    play.game.dice.loaded = [6]
    answer(play, ACTION, Spend("18C"), Activate("charles"))
    march(play, PickUp("depot-autriche-2"), Go("mantoue"), Besiege())


def saint_cyr_takes_rome(play: Play) -> None:
    """Round 3: one point without a card, and the one in stock."""
    play.game.dice.loaded = [2, 3]
    answer(play, ACTION, Operate(), Activate("gouvion-saint-cyr"))
    march(play, PickUp("depot-france-3"), Go("perouse"), Go("rome"), Besiege(), Besiege())
    answer(play, "fortress.reactivate", Lose("depot-france-3"))


def mack_takes_ulm(play: Play) -> None:
    """Round 3: Nelson for three points."""
    play.game.dice.loaded = [6, 2]
    answer(play, ACTION, Spend("10C"), Activate("mack"))
    march(play, Hasten(1), PickUp("depot-autriche-1"), Go("munich"), Flag(), Go("ulm"), Besiege())
    answer(play, "fortress.reactivate", Lose("depot-autriche-1"))
    march(play, Pass())


def napoleon_destroys_mack(play: Play) -> None:
    """Round 4: the genius of Napoleon, a turning movement, Ulm, and on to Munich."""
    play.game.dice.loaded = [6, 4, 3, 4, 4, 3, 3, 3, 5, 4]
    answer(play, ACTION, PlayCard("1F"), Activate("napoleon"))
    depots = [PickUp("depot-france-1"), PickUp("depot-france-4")]
    march(play, Hasten(3), *depots, Drop("fr-corps-10"), Go("soissons"), Go("metz"))
    march(play, Go("strasbourg"), Go("bade"), Go("ulm"))
    answer(play, "evasion.where", Go("munich"))
    answer(play, "window.enemy-evades", PlayCard("3F"))
    answer(play, "countermarch.who", Take("jean"))
    answer(play, "battle.which-spearhead", Take("fr-elite-1"), Take("soult"))
    answer(play, "battle.which-loss", *lose("au-corps-1", "au-corps-1", "au-corps-2"))
    answer(play, "retreat.where", Go("munich"))
    march(play, Besiege())
    answer(play, "fortress.reactivate", Lose("depot-france-1"))
    march(play, Go("munich"))


def koutouzov_marches(play: Play) -> None:
    """Round 4: Sainte Russie for two points; Buxhowden joins the army."""
    play.game.dice.loaded = [3, 2]
    answer(play, ACTION, Spend("2C"), Activate("koutouzov"), Take("buxhowden"))
    march(play, Hasten(3), Go("lemberg"), Go("kaschau"), Go("leopoldstadt"), Pass())
    answer(play, "losses.which", Lose("ru-corps-1"))


def napoleon_takes_vienna(play: Play) -> None:
    """Round 5: one point without a card; Munich, Salzburg, Vienna."""
    play.game.dice.loaded = [3, 4, 4, 5]
    answer(play, ACTION, Operate(), Activate("napoleon"))
    march(play, Hasten(2), PickUp("depot-france-4"), Flag(), Go("salzbourg"), Besiege())
    answer(play, "fortress.reactivate", Lose("depot-france-4"))
    march(play, Go("vienne"), Besiege(), Pass())
    answer(play, "losses.which", *lose("fr-corps-9", "fr-corps-9"))
    answer(play, "fortress.reactivate", Pass())


def charles_is_destroyed(play: Play) -> None:
    """Round 5: the first of the major campaign is met south of Vienna."""
    play.game.dice.loaded = [3, 1, 6, 4, 4, 3, 4, 1, 2]
    answer(play, ACTION, PlayCard("4C"), Activate("charles"))
    march(play, Hasten(3), PickUp("depot-autriche-2"))
    march(play, Go("venise"), Go("trieste"), Go("agram"), Go("graz"))
    answer(play, "interception.who", Take("grande-armee"), Spend("27F"), Pass())
    answer(play, "attrition.spend-depot", Take("depot-autriche-2"))
    answer(play, "losses.which", Lose("au-corps-7"))
    answer(play, "battle.which-spearhead", Take("fr-elite-1"), Take("davout"))
    fallen = lose("au-corps-4", "au-corps-4", "au-corps-5", "au-corps-5")
    answer(play, "battle.which-loss", *fallen)


def koutouzov_retakes_vienna(play: Play) -> None:
    """Round 5: the second of the major campaign."""
    answer(play, "activation.which-free", Activate("koutouzov"))
    march(play, Go("vienne"), Flag())
    answer(play, "fortress.reactivate", Lose("ru-corps-1"))


def naples_attacks_rome(play: Play) -> None:
    """Round 5: the third of the major campaign."""
    play.game.dice.loaded = [3, 3, 4, 3]
    answer(play, "activation.which-free", Activate("corps-naples"))
    march(play, Go("rome"))
    answer(play, "evasion.where", Fight())


def schulmeister_misleads(play: Play) -> None:
    """Round 6: the Russians are sent astray; Napoleon takes Vienna again."""
    play.game.dice.loaded = [2]
    answer(play, ACTION, PlayCard("4F"), Take("1re-armee"), Go("leopoldstadt"), Go("kaschau"))
    answer(play, "activation.which-free", Activate("napoleon"))
    march(play, Go("salzbourg"), Drop("fr-elite-4"), Drop("davout"), Go("vienne"), Besiege())
    answer(play, "fortress.reactivate", Pass())


def koutouzov_comes_back(play: Play) -> None:
    """Round 6: Amirauté for three points, two of them for Koutouzov."""
    play.game.dice.loaded = [2, 5, 5, 4, 4, 1, 1, 3]
    answer(play, ACTION, Spend("1C"), Activate("koutouzov"))
    depot = PickUp("depot-autriche-3")
    march(play, Hasten(2), Go("budapest"), PickUp("bellegarde"), depot, Go("raab"), Go("vienne"))
    answer(play, "evasion.where", Fight())
    answer(play, "losses.which", Lose("au-corps-9"))
    answer(play, "battle.which-spearhead", Take("ru-elite-1"), Take("buxhowden"))
    answer(play, "battle.which-spearhead", Take("fr-garde"), Take("soult"))
    answer(play, "battle.which-loss", *lose("ru-elite-1", "au-corps-9", "ru-elite-2"))
    answer(play, "battle.which-loss", *lose("fr-elite-2", "fr-elite-2"))


def ball_blockades_toulon(play: Play) -> None:
    """Round 6: the third point; Emeriau comes out."""
    play.game.dice.loaded = [3, 2]
    answer(play, "activation.which", Activate("fleet-ball"))
    answer(play, "voyage.what", Blockade("toulon"))
    answer(play, "naval.sortie", Fight())


ACTS: tuple[Callable[[Play], None], ...] = (
    marmont_marches,
    charles_besieges_mantua,
    saint_cyr_takes_rome,
    mack_takes_ulm,
    napoleon_destroys_mack,
    koutouzov_marches,
    napoleon_takes_vienna,
    charles_is_destroyed,
    koutouzov_retakes_vienna,
    naples_attacks_rome,
    schulmeister_misleads,
    koutouzov_comes_back,
    ball_blockades_toulon,
)


def played(last: Callable[[Play], None]) -> Play:
    """The year up to the end of this act's march; only what it has told is kept."""
    play = begun()
    for act in ACTS[: ACTS.index(last) + 1]:
        play.game.told = []
        act(play)
        while play.asked is not None and play.asked.key.startswith(("window.", MARCH)):
            play.go_on(Pass())
    return play


def march(play: Play, *orders: Action) -> None:
    """The force on the march has these orders; whatever else is asked is passed."""
    for order in orders:
        skip(play, MARCH)
        answer(play, MARCH, order)


def lose(*corps: str) -> list[Action]:
    return [Lose(each) for each in corps]


def told(play: Play, key: str) -> list[dict[str, Any]]:
    """What was told under this key, in its order."""
    return [each.facts for each in play.game.told or [] if each.key == key]
