"""[card.mark-cc] The Coalition's cards of battle and evasion: effect and hindrance."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Lose, PlayCard, Take
from estafette.games.napoleon_against_europe.campaign import begin, clash
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.modifiers import CAVALRY
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put
from tests.referee import Referee, rule

BATTLE = Moment.BATTLE


def lisbon(
    *corps: str,
    card: str,
    dice: tuple[int, ...] = (3, 3, 3, 3),
    enemies: tuple[str, ...] = ("fr-elite-1", "fr-elite-2", "fr-elite-3"),
    led: dict[str, Any] | None = None,
    empire: tuple[str, ...] = (),
    **own: Any,
) -> Game:
    """Soult has come to Lisbon from Porto to fight the English who stand there."""
    game = bare(dice=dice)
    put(game, "lisbonne", *corps, **(own or {"general": "moore"}))
    put(game, "lisbonne", *enemies, **({"general": "soult"} if led is None else led))
    flag(game, "france", "porto")
    game.events = {"22C": 1808}  # the peninsula is open
    deal(game, coalition=[card], empire=empire)
    return game


def attacked(game: Game, **how: Any) -> Referee:
    """The French attack Lisbon."""
    return fought(game, "lisbonne", EMPIRE, whence="porto", **how)


def before_the_dice(game: Game, **how: Any) -> Referee:
    """The battle, where the Coalition is asked for a card before the dice."""
    referee = attacked(game, **how)
    while referee.decision.key != "window.battle" or referee.decision.seat != COALITION:
        options = referee.options
        referee.choose(Pass() if Pass() in options else options[0])
    return referee


def with_tally(card: str, game: Game) -> dict[str, int]:
    """The Coalition's tally, its card played."""
    referee = before_the_dice(game)
    referee.choose(PlayCard(card))
    go_on(referee)
    return tally_of(referee, COALITION)


def refused_in_battle(card: str, game: Game, attacker: Any = EMPIRE) -> str:
    """Why a card is refused before the dice; the Coalition is not asked, or asked in vain."""
    whence = "porto" if attacker is EMPIRE else "almeida"
    referee = fought(game, "lisbonne", attacker, whence=whence)
    go_on(referee, until="battle.which-spearhead")
    return refused(game, card, BATTLE)


# Volleys.


@rule("napoleon-against-europe card.c.feu-de-file")
def test_rolling_volleys_give_an_english_defence_two() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="14C")
    assert with_tally("14C", game)["14C"] == 2


@rule("napoleon-against-europe card.c.feu-de-file")
@pytest.mark.parametrize(("steps", "clause"), [(2, ""), (1, "card.c.feu-de-file")])
def test_half_of_the_volleys_must_be_english(steps: int, clause: str) -> None:
    game = lisbon("en-elite-1", "corps-portugal", card="14C")
    game.steps["en-elite-1"] = steps
    assert refused_in_battle("14C", game) == clause


@rule("napoleon-against-europe card.c.feu-de-file")
def test_rolling_volleys_are_for_the_defence() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="14C")
    assert refused_in_battle("14C", game, COALITION) == "card.c.feu-de-file"


# Interior lines.


def austerlitz(card: str) -> Game:
    """Napoleon's major campaign: Davout has entered Graz, where Charles stands; Ney follows."""
    game = bare(dice=(3,) * 20)
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "salzbourg", "fr-elite-3", "fr-elite-4", general="ney")
    deal(game, coalition=[card])
    begin(game, EMPIRE, "2F", 3, together=True)
    game.campaign.left = 1  # type: ignore[union-attr]
    march(game, "davout", "salzbourg")
    return game


@rule("napoleon-against-europe card.c.lignes-interieures")
def test_interior_lines_counter_a_major_campaign_of_the_empire() -> None:
    game = austerlitz("15C")
    referee = Referee(game, clash(game, "graz"))
    assert referee.decision.key == "window.entered"
    assert referee.decision.seat == COALITION
    referee.choose(PlayCard("15C"))
    assert game.campaign is not None
    assert game.campaign.is_countered


@rule("napoleon-against-europe card.c.lignes-interieures")
def test_interior_lines_are_for_a_master_of_defence() -> None:
    game = austerlitz("15C")
    change(game, "charles", general="mack")
    assert refused(game, "15C", Moment.ENTERED) == "interior-lines.effect"


@rule("napoleon-against-europe card.c.lignes-interieures")
def test_interior_lines_counter_nothing_but_a_campaign() -> None:
    game = austerlitz("15C")
    game.campaign = None
    assert refused(game, "15C", Moment.ENTERED) == "interior-lines.play"


# Mud and rockets.


def horse(card: str, **how: Any) -> Game:
    """The French have an army with cavalry, and Wellington has none."""
    led = {"general": "soult", "army": "armee-d-italie"}
    enemies = ("fr-elite-1", "fr-elite-2", "fr-cavalerie")
    return lisbon("en-elite-1", "en-corps-3", card=card, led=led, enemies=enemies, **how)


@rule("napoleon-against-europe card.c.terrain-detrempe")
@pytest.mark.parametrize("card", [True, False])
def test_on_sodden_ground_nobody_has_cavalry_superiority(card: bool) -> None:
    referee = before_the_dice(horse("25C"))
    referee.choose(PlayCard("25C") if card else Pass())
    go_on(referee)
    assert (CAVALRY in tally_of(referee, EMPIRE)) is not card


@rule("napoleon-against-europe card.c.terrain-detrempe")
def test_a_charge_of_cuirassiers_sinks_into_the_mud_as_well() -> None:
    game = horse("25C", empire=("31F",))
    flag(game, "france", "almeida", "ciudad-rodrigo", "salamanque", "burgos")
    referee = go_on(attacked(game), until="window.battle")
    host = game.battle.host(EMPIRE)  # type: ignore[union-attr]
    host.tally.append(("31F", 1))
    referee.choose(Pass())
    referee.choose(PlayCard("25C"))
    assert not {CAVALRY, "31F"} & dict(host.tally).keys()


@rule("napoleon-against-europe card.c.terrain-detrempe")
def test_there_must_be_a_superiority_to_lose() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="25C")
    assert refused_in_battle("25C", game) == "card.c.terrain-detrempe"


@rule("napoleon-against-europe card.c.fusees-congreve")
def test_congreve_rockets_give_one_and_scatter_the_enemy_horse() -> None:
    game = horse("32C")
    referee = before_the_dice(game)
    assert game.battle.host(COALITION).is_supplied  # type: ignore[union-attr]
    referee.choose(PlayCard("32C"))
    go_on(referee)
    assert tally_of(referee, COALITION)["32C"] == 1
    assert CAVALRY not in tally_of(referee, EMPIRE)


@rule("napoleon-against-europe card.c.fusees-congreve")
def test_only_the_english_have_rockets() -> None:
    game = lisbon("corps-portugal", card="32C", general="beresford")
    assert refused_in_battle("32C", game) == "card.c.fusees-congreve"


@rule("napoleon-against-europe card.c.fusees-congreve")
def test_rockets_need_supply() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="32C")
    referee = before_the_dice(game)
    game.battle.host(COALITION).is_supplied = False  # type: ignore[union-attr]
    assert refused(game, "32C", BATTLE) == "unsupplied.cards"
    go_on(referee)


# Countermarches.


@rule("napoleon-against-europe card.c.gneisenau")
def test_gneisenau_gives_two_to_every_countermarch() -> None:
    game = lisbon("en-elite-1", card="28C", dice=(1, 3, 3, 3, 3))
    put(game, "almeida", "en-corps-4", general="hill")
    referee = attacked(game)
    assert referee.decision.key == "window.countermarch"
    referee.choose(PlayCard("28C"), Take("hill"))
    go_on(referee)
    assert ("28C", 2) in referee.fact("countermarch.rolls")["tally"]


@rule("napoleon-against-europe card.c.gneisenau")
def test_gneisenau_comes_too_late_for_a_second_battle() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="28C")
    attacked(game, is_first=False)
    assert refused(game, "28C", Moment.COUNTERMARCH) == "card.c.gneisenau"


# The reverse slope.


def old_guard(card: str, *english: str, **how: Any) -> Game:
    """Napoleon's Guard leads the assault on Lisbon, its cavalry engaged."""
    led = {
        "general": "napoleon",
        "army": "grande-armee",
        "specials": ("cavalerie-de-la-garde",),
    }
    enemies = ("fr-garde", "fr-elite-1", "fr-elite-2")
    corps = english or ("en-elite-1", "en-corps-3", "en-corps-4")
    return lisbon(*corps, card=card, led=led, enemies=enemies, **how)


def assault(game: Game) -> Referee:
    referee = go_on(attacked(game), until="battle.which-spearhead")
    referee.choose(Take("fr-garde"))
    go_on(referee, until="battle.which-special").choose(Take("cavalerie-de-la-garde"))
    while referee.decision.seat != COALITION or referee.decision.key != "window.battle":
        options = referee.options
        referee.choose(Pass() if Pass() in options else options[0])
    return referee


@rule("napoleon-against-europe card.c.contre-pente")
@pytest.mark.parametrize("card", [True, False])
def test_behind_the_reverse_slope_the_elite_adds_nothing(card: bool) -> None:
    game = old_guard("29C", dice=(6, 6, 6, 6, 1, 1))
    referee = assault(game)
    referee.choose(PlayCard("29C") if card else Pass())
    go_on(referee)
    added = {"fr-garde", "cavalerie-de-la-garde"} & tally_of(referee, EMPIRE).keys()
    assert bool(added) is not card
    assert game.steps.get("fr-garde", 0) < 2  # it has led, and has lost
    assert "cavalerie-de-la-garde" in game.reserve


@rule("napoleon-against-europe card.c.contre-pente")
def test_what_the_old_guard_added_is_lost_as_well() -> None:
    game = old_guard("29C")
    referee = assault(game)
    host = game.battle.host(EMPIRE)  # type: ignore[union-attr]
    host.tally.append(("28F", 1))
    referee.choose(PlayCard("29C"))
    assert "28F" not in dict(host.tally)


@rule("napoleon-against-europe card.c.contre-pente")
@pytest.mark.parametrize(
    ("general", "english", "clause"),
    [("wellington", 1, ""), ("beresford", 2, ""), ("beresford", 1, "card.c.contre-pente")],
)
def test_the_slope_is_wellingtons_or_half_english(general: str, english: int, clause: str) -> None:
    game = old_guard("29C", "en-elite-1", "corps-portugal", general=general)
    game.steps["en-elite-1"] = english
    go_on(attacked(game), until="battle.which-spearhead").choose(Take("fr-garde"))
    assert refused(game, "29C", BATTLE) == clause


@rule("napoleon-against-europe card.c.contre-pente")
def test_without_elite_to_shoot_at_the_slope_is_of_no_use() -> None:
    game = old_guard("29C")
    go_on(attacked(game), until="battle.which-spearhead")
    assert refused(game, "29C", BATTLE) == "card.c.contre-pente"


@rule("napoleon-against-europe card.c.contre-pente")
def test_a_slope_is_of_no_use_to_an_attacker() -> None:
    game = old_guard("29C")
    referee = fought(game, "lisbonne", COALITION, whence="almeida")
    go_on(referee, until="battle.which-spearhead")
    game.battle.host(EMPIRE).spearhead = "fr-garde"  # type: ignore[union-attr]
    assert refused(game, "29C", BATTLE) == "card.c.contre-pente"


# The Iron Duke.


@rule("napoleon-against-europe card.c.le-duc-de-fer")
@pytest.mark.parametrize("card", [True, False])
def test_the_iron_duke_has_one_more_and_is_not_shaken(card: bool) -> None:
    game = lisbon(
        *("en-corps-3", "en-corps-4", "en-elite-1"),
        card="42C",
        general="wellington",
        dice=(5, 5, 1, 1, 6),
    )
    referee = before_the_dice(game)
    referee.choose(PlayCard("42C") if card else Pass())
    go_on(referee)
    assert tally_of(referee, COALITION).get("42C", 0) == card
    assert ("demoralise.steady" in referee.keys) is card


@rule("napoleon-against-europe card.c.le-duc-de-fer")
def test_the_iron_duke_has_one_more_in_attack_too() -> None:
    corps = ("en-corps-3", "en-corps-4", "en-elite-1")
    game = lisbon(*corps, card="42C", general="wellington")
    referee = go_on(fought(game, "lisbonne", COALITION, whence="porto"), until="window.battle")
    referee.choose(PlayCard("42C"))
    assert game.battle.attacker.is_steady
    assert not game.battle.defender.is_steady
    go_on(referee)
    assert tally_of(referee, COALITION)["42C"] == 1
    assert "42C" not in tally_of(referee, EMPIRE)


@rule("napoleon-against-europe card.c.le-duc-de-fer")
def test_only_wellington_is_the_iron_duke() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="42C")
    assert refused_in_battle("42C", game) == "card.c.le-duc-de-fer"


@rule("napoleon-against-europe card.c.le-duc-de-fer")
def test_wellington_marches_without_points() -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="42C", general="wellington")
    played(game, "42C", Moment.ROUND)
    assert game.campaign is not None
    assert (game.campaign.left, game.campaign.only) == (1, ["wellington"])


@rule("napoleon-against-europe card.c.le-duc-de-fer")
@pytest.mark.parametrize("more", [{"general": "moore"}, {"is_sheltered": True}])
def test_wellington_must_command_and_be_free(more: dict[str, Any]) -> None:
    game = lisbon("en-elite-1", "en-corps-3", card="42C", **{"general": "wellington", **more})
    assert refused(game, "42C", Moment.ROUND) == "card.c.le-duc-de-fer"


# Treason.


@rule("napoleon-against-europe card.c.trahison")
def test_treason_costs_a_step_and_shows_the_combat_cards() -> None:
    enemies = ("fr-garde", "fr-elite-1", "fr-elite-2")
    game = lisbon("en-elite-1", card="43C", enemies=enemies, empire=("28F", "2F", "3F"))
    referee = attacked(game)
    assert (referee.decision.key, referee.decision.seat) == ("window.clash", COALITION)
    referee.choose(PlayCard("43C"))
    assert referee.decision.seat == EMPIRE
    assert referee.refusal(Lose("fr-garde")).rule == "battle.losses.no-depots"
    game.uncovered = False
    referee.choose(Lose("fr-elite-1"))
    assert game.uncovered  # nobody takes his loss back to see the cards again
    assert game.steps["fr-elite-1"] == 1
    assert game.shown == {"28F", "3F"}
    assert referee.fact("card.combat-cards-seen")["cards"] == ["28F", "3F"]
    seen = next(told for told in referee.told if told.key == "card.combat-cards-seen")
    assert seen.to == (COALITION, EMPIRE)


@rule("napoleon-against-europe card.c.trahison")
def test_nobody_betrays_the_emperor_in_person() -> None:
    referee = attacked(old_guard("43C"))
    assert refused(referee.game, "43C", Moment.CLASH) == "card.c.trahison"


@rule("napoleon-against-europe card.c.trahison")
def test_the_guard_does_not_desert() -> None:
    referee = attacked(lisbon("en-elite-1", card="43C", enemies=("fr-garde",)))
    assert refused(referee.game, "43C", Moment.CLASH) == "card.c.trahison"


@rule("napoleon-against-europe card.c.trahison")
def test_who_loses_his_last_step_by_treason_does_not_fight() -> None:
    game = lisbon("en-elite-1", card="43C", enemies=("fr-elite-1",), led={})
    game.steps["fr-elite-1"] = 1
    referee = attacked(game)
    referee.choose(PlayCard("43C"))
    go_on(referee)
    assert referee.result is COALITION
    assert "battle.rolls" not in referee.keys
