"""[card.mark-cc] The Empire's cards of battle, evasion, pursuit and siege: effect and hindrance."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Go, Lose, PlayCard, Take
from estafette.games.napoleon_against_europe.affairs import Trial
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.events import Moment, cannot_play
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.siege import attack
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, hosts, march, tally_of
from tests.games.napoleon_against_europe.playing import refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put
from tests.referee import Referee, rule

BAVARIANS = "corps-baviere"


def graz(
    *corps: str,
    card: str,
    dice: tuple[int, ...] = (3, 3, 3, 3),
    enemies: tuple[str, ...] = ("au-corps-1", "au-corps-2"),
    **led: Any,
) -> Game:
    """A French force has come to Graz from Salzburg, in supply, to fight Charles."""
    game = bare(dice=dice)
    put(game, "graz", *corps, **(led or {"general": "ney"}))
    put(game, "graz", *enemies, general="charles")
    flag(game, "france", "salzbourg", "vienne")
    deal(game, empire=[card])
    return game


def grande_armee(card: str, *more: str, **how: Any) -> Game:
    """Napoleon with the Guard and two corps, an army."""
    led = {"general": "napoleon", "army": "grande-armee", **how.pop("led", {})}
    return graz("fr-garde", "fr-elite-1", "fr-elite-2", *more, card=card, **how, **led)


def attacked(game: Game) -> Referee:
    return fought(game, "graz", EMPIRE, whence="salzbourg")


# Evasion.


def charles_evades(*dice: int, **how: Any) -> Referee:
    """Ney comes to Graz, and Charles wants to slip away to Raab."""
    game = bare(dice=dice)
    put(game, "graz", "au-corps-1", general="charles", **how)
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    march(game, "ney", "salzbourg")
    deal(game, empire=["3F"])
    return Referee(game, evade(game, "graz"))


@rule(
    "napoleon-against-europe card.f.mouvement-tournant",
    "napoleon-against-europe card.f.mouvement-tournant.proposal",
)
@pytest.mark.parametrize(("die", "card", "gone"), [(6, True, False), (6, False, True)])
def test_turning_movement_takes_three_off_the_die_of_who_evades(
    die: int, card: bool, gone: bool
) -> None:
    referee = charles_evades(die)
    referee.choose(Go("raab"), PlayCard("3F") if card else Pass())
    assert referee.result is gone
    assert referee.fact("evasion.rolled")["total"] == die - 3 * card
    assert (("3F", -3) in referee.fact("evasion.rolled")["tally"]) is card


@rule("napoleon-against-europe card.f.mouvement-tournant")
def test_mack_cannot_evade_the_turning_movement_at_ulm() -> None:
    """The example of 1805: a six, less three."""
    game = bare(dice=[6])
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    put(game, "ulm", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    march(game, "grande-armee", "bade")
    deal(game, empire=["3F"])
    referee = Referee(game, evade(game, "ulm"))
    way = next(option for option in referee.options if isinstance(option, Go))
    referee.choose(way, PlayCard("3F"))
    assert referee.fact("evasion.rolled")["total"] == 3
    assert referee.result is False


@rule("napoleon-against-europe card.f.mouvement-tournant.proposal")
def test_turning_movement_does_not_touch_the_demoralised() -> None:
    referee = charles_evades(is_demoralised=True)
    referee.choose(Go("raab"))
    assert referee.is_over
    assert referee.result is True
    referee.game.trial = Trial("evasion", COALITION, "graz", "charles", is_sure=True)
    clause = "card.f.mouvement-tournant.proposal"
    assert refused(referee.game, "3F", Moment.ENEMY_EVADES) == clause


# Countermarches.


@rule(
    "napoleon-against-europe card.f.son-du-canon",
    "napoleon-against-europe card.f.son-du-canon.proposal",
)
def test_the_sound_of_the_guns_gives_two_to_every_countermarch() -> None:
    game = graz("fr-elite-1", "fr-elite-2", card="6F", dice=(1, 1, 3, 3, 3, 3))
    put(game, "salzbourg", "fr-elite-3", general="davout")
    put(game, "vienne", "fr-elite-4", general="lannes")
    referee = fought(game, "graz", EMPIRE, "ney", whence="salzbourg")
    referee.choose(PlayCard("6F"))
    referee.choose(Take("davout"), Take("lannes"))
    go_on(referee)
    rolls = [told.facts for told in referee.told if told.key == "countermarch.rolls"]
    assert [("6F", 2) in facts["tally"] for facts in rolls] == [True, True]


@rule("napoleon-against-europe card.f.son-du-canon.proposal")
def test_nobody_hears_the_guns_of_a_later_battle() -> None:
    game = graz("fr-elite-1", "fr-elite-2", card="6F")
    referee = fought(game, "graz", EMPIRE, whence="salzbourg", is_first=False)
    assert refused(game, "6F", Moment.COUNTERMARCH) == "card.f.son-du-canon.proposal"
    go_on(referee)
    assert "6F" in game.hands[EMPIRE]


# Before the dice.


@rule("napoleon-against-europe card.f.soleil-d-austerlitz")
def test_the_sun_of_austerlitz_gives_napoleon_two() -> None:
    game = grande_armee("18F")
    referee = go_on(attacked(game), until="window.battle")
    referee.choose(PlayCard("18F"))
    go_on(referee)
    assert tally_of(referee, EMPIRE)["18F"] == 2
    assert "18F" in game.removed


@rule("napoleon-against-europe card.f.soleil-d-austerlitz")
def test_the_sun_shines_on_nobody_but_napoleon() -> None:
    game = graz("fr-elite-1", "fr-elite-2", card="18F")
    go_on(attacked(game), until="battle.which-spearhead")
    assert refused(game, "18F", Moment.BATTLE) == "card.f.soleil-d-austerlitz"


@rule(
    "napoleon-against-europe card.f.soldats-de-l-an-2",
    "napoleon-against-europe card.f.soldats-de-l-an-2.proposal",
)
def test_soldiers_of_the_year_two_give_one_to_dice_and_to_morale() -> None:
    game = graz("fr-elite-1", "fr-elite-2", card="27F", dice=(1, 1, 6, 6, 1))
    referee = go_on(attacked(game), until="window.battle")
    referee.choose(PlayCard("27F"))
    go_on(referee)
    assert tally_of(referee, EMPIRE)["27F"] == 1
    tested = [told for told in referee.told if told.key.startswith("demoralise.")]
    assert ("27F", 1) in tested[0].facts["tally"]
    assert game.printed.cards["27F"].value == 1


@rule("napoleon-against-europe card.f.soldats-de-l-an-2.proposal")
@pytest.mark.parametrize(("steps", "may"), [(1, False), (2, True)])
def test_the_soldiers_of_the_year_two_must_be_more_than_half(steps: int, may: bool) -> None:
    game = graz("fr-elite-1", "fr-elite-2", BAVARIANS, card="27F")
    game.steps |= {"fr-elite-1": 1, "fr-elite-2": steps, BAVARIANS: 2}
    go_on(attacked(game), until="battle.which-spearhead")
    refusal = cannot_play(game, EMPIRE, Moment.BATTLE, PlayCard("27F"))
    assert (refusal is None) is may
    if refusal is not None:
        assert refusal.rule == "card.f.soldats-de-l-an-2.proposal"


@rule("napoleon-against-europe card.f.vieille-garde")
def test_the_old_guard_gives_one_more_and_need_not_fall_first() -> None:
    game = grande_armee("28F", dice=(1, 1, 6, 6, 1))
    referee = go_on(attacked(game), until="battle.which-spearhead")
    referee.choose(Take("fr-garde"))
    go_on(referee, until="window.battle").choose(PlayCard("28F"))
    go_on(referee, until="battle.which-loss")
    assert tally_of(referee, EMPIRE)["28F"] == 1
    assert game.steps["fr-garde"] == 2


@rule("napoleon-against-europe card.f.vieille-garde")
def test_without_the_card_the_guard_that_leads_takes_the_first_loss() -> None:
    game = grande_armee("28F", dice=(1, 1, 6, 6, 1))
    referee = go_on(attacked(game), until="battle.which-spearhead")
    referee.choose(Take("fr-garde"))
    go_on(referee, until="battle.which-loss")
    assert game.steps["fr-garde"] == 1


@rule("napoleon-against-europe card.f.vieille-garde")
def test_the_old_guard_must_lead_the_assault() -> None:
    game = grande_armee("28F")
    referee = go_on(attacked(game), until="battle.which-spearhead")
    referee.choose(Take("fr-elite-1"))
    assert refused(game, "28F", Moment.BATTLE) == "card.f.vieille-garde"


@rule("napoleon-against-europe card.f.charge-de-cuirassiers")
def test_a_cuirassier_charge_doubles_cavalry_superiority() -> None:
    game = grande_armee("31F", "fr-cavalerie")
    referee = go_on(attacked(game), until="window.battle")
    referee.choose(PlayCard("31F"))
    go_on(referee)
    tally = tally_of(referee, EMPIRE)
    assert tally["battle.cavalry"] + tally["31F"] == 2


@rule("napoleon-against-europe card.f.charge-de-cuirassiers")
@pytest.mark.parametrize(
    ("horse", "enemies", "key"),
    [
        ((), (), "card.no-cavalry-reserve"),
        (("fr-cavalerie",), ("au-cavalerie",), "card.no-superiority"),
    ],
)
def test_a_charge_wants_superiority_and_a_reserve(
    horse: tuple[str, ...], enemies: tuple[str, ...], key: str
) -> None:
    led = {} if horse else {"subordinates": ["murat"]}
    game = grande_armee("31F", *horse, led=led, enemies=("au-corps-1", "au-corps-2", *enemies))
    deal(game, empire=["31F", "27F"])
    go_on(attacked(game), until="window.battle")
    refusal = cannot_play(game, EMPIRE, Moment.BATTLE, PlayCard("31F"))
    assert refusal is not None
    assert refusal.rule == "card.f.charge-de-cuirassiers"
    assert refusal.key == key


# After the dice.


@rule("napoleon-against-europe card.f.grande-batterie")
@pytest.mark.parametrize("plays", [True, False])
def test_the_grand_battery_of_an_army_inflicts_one_more_loss(plays: bool) -> None:
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    game = grande_armee("29F", dice=(3, 3, 1, 1, 1), enemies=corps)
    referee = go_on(attacked(game), until="window.losses")
    _, charles = hosts(referee)
    read = next(told.facts["losses"] for told in referee.told if told.key == "battle.rolls")
    referee.choose(PlayCard("29F") if plays else Pass())
    go_on(referee)
    assert charles.lost == read + plays


@rule("napoleon-against-europe card.f.grande-batterie")
def test_a_general_without_army_has_no_grand_battery() -> None:
    game = graz("fr-elite-1", "fr-elite-2", card="29F")
    go_on(attacked(game), until="battle.which-spearhead")
    assert refused(game, "29F", Moment.LOSSES) == "card.f.grande-batterie"


@rule(
    "napoleon-against-europe card.f.soleil-d-austerlitz",
    "napoleon-against-europe card.f.soldats-de-l-an-2.proposal",
)
@rule(
    "napoleon-against-europe card.f.vieille-garde", "napoleon-against-europe card.f.grande-batterie"
)
@rule(
    "napoleon-against-europe card.f.charge-de-cuirassiers",
    "napoleon-against-europe card.f.brigade-infernale.proposal",
)
@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("8F", Moment.PURSUIT),
        ("18F", Moment.BATTLE),
        ("27F", Moment.BATTLE),
        ("28F", Moment.BATTLE),
        ("29F", Moment.LOSSES),
        ("31F", Moment.BATTLE),
    ],
)
def test_these_cards_want_a_force_in_supply(card: str, moment: Moment) -> None:
    game = grande_armee(card, "fr-cavalerie")
    referee = go_on(attacked(game), until="battle.which-spearhead")
    referee.choose(Take("fr-garde"))
    game.battle.attacker.is_supplied = False
    assert refused(game, card, moment) == "unsupplied.cards"


# The beaten.


def beaten(card: str, *dice: int) -> Referee:
    """Napoleon attacks Charles, who is far the stronger, and is beaten."""
    corps = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4")
    return attacked(grande_armee(card, dice=(1, 1, 6, 6, *dice), enemies=corps))


@rule("napoleon-against-europe card.f.retraite-en-bon-ordre")
def test_an_orderly_retreat_gives_the_beaten_two_in_their_test() -> None:
    referee = go_on(beaten("32F", 6), until="window.demoralisation")
    before = referee.decision.facts["morale"] if referee.decision else 0
    referee.choose(PlayCard("32F"))
    go_on(referee)
    tested = next(told for told in referee.told if told.key.startswith("demoralise."))
    assert tested.facts["morale"] == before + 2
    assert ("32F", 2) in tested.facts["tally"]


@rule("napoleon-against-europe card.f.dernier-carre")
@pytest.mark.parametrize("plays", [True, False])
def test_the_last_square_saves_three_steps_from_the_pursuit(plays: bool) -> None:
    corps = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4", "au-cavalerie")
    game = grande_armee("50F", "fr-elite-3", dice=(1, 1, 6, 6, 6, 6), enemies=corps)
    referee = attacked(game)
    while referee.decision and referee.decision.key != "window.enemy-pursuit":
        others = [each for each in referee.options if each != Lose("fr-garde")]
        referee.choose(Pass() if Pass() in others else others[0])
    assert referee.decision is not None
    due = referee.decision.facts["losses"]
    steps = sum(game.steps.values())
    referee.choose(PlayCard("50F") if plays else Pass())
    go_on(referee)
    assert steps - sum(game.steps.values()) == max(due - 3 * plays, 0)
    assert (("50F", -3) in referee.fact("pursuit.rolls")["tally"]) is plays


@rule("napoleon-against-europe card.f.dernier-carre")
def test_the_last_square_is_the_guard() -> None:
    game = graz("fr-elite-1", "fr-elite-2", card="50F")
    go_on(attacked(game), until="battle.which-spearhead")
    assert refused(game, "50F", Moment.ENEMY_PURSUIT) == "card.f.dernier-carre"


def shaken_charles(*corps: str, general: str = "ney", **led: Any) -> Game:
    """A battle that Charles loses, demoralised already: pursuit is sure."""
    game = bare(dice=(6, 6, 1, 1, 6, 3))
    put(game, "graz", *corps, general=general, **led)
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    flag(game, "france", "salzbourg", "vienne")
    deal(game, empire=["8F"])
    return game


@rule(
    "napoleon-against-europe card.f.brigade-infernale",
    "napoleon-against-europe card.f.brigade-infernale.proposal",
)
def test_the_infernal_brigade_gives_two_to_a_pursuit() -> None:
    game = shaken_charles("fr-elite-1", "fr-elite-2", "fr-elite-3", general="murat")
    referee = go_on(attacked(game), until="window.pursuit")
    referee.choose(PlayCard("8F"))
    go_on(referee)
    assert ("8F", 2) in referee.fact("pursuit.rolls")["tally"]


@rule("napoleon-against-europe card.f.brigade-infernale.proposal")
def test_the_infernal_brigade_rides() -> None:
    game = shaken_charles("fr-elite-1", "fr-elite-2", "fr-elite-3")
    go_on(attacked(game), until="battle.which-spearhead")
    game.trial = Trial("pursuit", EMPIRE, "graz")
    assert refused(game, "8F", Moment.PURSUIT) == "card.f.brigade-infernale.proposal"


# Sieges.


def besieged(zone: str, *dice: int) -> Game:
    """Charles lays siege to a fortress with four corps; the Empire has the card."""
    game = bare(dice=dice)
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    put(game, zone, *corps, general="charles", army="armee-d-allemagne")
    deal(game, empire=["51F"])
    return game


@rule("napoleon-against-europe card.f.places-de-vauban")
@pytest.mark.parametrize(("plays", "total"), [(True, 5), (False, 8)])
def test_the_fortresses_of_vauban_hold_out(plays: bool, total: int) -> None:
    game = besieged("strasbourg", 6)
    referee = Referee(game, attack(game, "armee-d-allemagne", free=True, landed=True))
    referee.choose(PlayCard("51F") if plays else Pass())
    assert referee.fact("siege.rolled")["total"] == total
    assert ("strasbourg" in game.empty) is not plays


@rule("napoleon-against-europe card.f.places-de-vauban")
def test_vauban_built_in_france_alone() -> None:
    game = besieged("ulm", 6)
    referee = Referee(game, attack(game, "armee-d-allemagne", free=True, landed=True))
    go_on(referee)
    assert "51F" in game.hands[EMPIRE]
    game.trial = Trial("siege", COALITION, "ulm", "armee-d-allemagne")
    assert refused(game, "51F", Moment.ENEMY_SIEGE) == "card.f.places-de-vauban"
