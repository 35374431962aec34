"""[scenario.1805.special.sieges] The special rules of the scenarios, and the optional ones."""

import pytest

from estafette.engine import Action, Decision, Pass, Refusal
from estafette.games.napoleon_against_europe import cards, treaties
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Build,
    EndWar,
    Go,
    Negotiate,
    Operate,
    PlayCard,
    Restore,
    Spend,
)
from estafette.games.napoleon_against_europe.activation import activate
from estafette.games.napoleon_against_europe.affairs import March, Status
from estafette.games.napoleon_against_europe.campaign_of_1805 import (
    cannot_do_else,
    goals,
    is_spared_by_columns,
    take_note,
)
from estafette.games.napoleon_against_europe.campaign_of_1809 import is_bound, tighten
from estafette.games.napoleon_against_europe.events import Moment, play
from estafette.games.napoleon_against_europe.fate import change, eliminate
from estafette.games.napoleon_against_europe.fog import shows, shows_back
from estafette.games.napoleon_against_europe.hundred_days import replace_losses
from estafette.games.napoleon_against_europe.passage import cannot_enter
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.printed import OPTIONAL
from estafette.games.napoleon_against_europe.prussian_army import cannot_leave_border
from estafette.games.napoleon_against_europe.round import act, end_round
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    Standing,
)
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.position import (
    bare,
    deal,
    flag,
    put,
    stand,
    store,
    table,
    the_box,
)
from tests.referee import Referee, rule


def why_not(game: Game, answer: Action) -> Refusal | None:
    """Why the Coalition may not send this force or fleet; None if it may."""
    game.active, game.points = COALITION, 3
    decision = next(activate(game))
    assert isinstance(decision, Decision)
    return decision.why_not(answer)


def clause(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.rule


SIEGES = "scenario.1805.special.sieges"


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_at_first_the_coalition_may_only_send_charles_and_austrian_generals() -> None:
    game = table("1805")
    assert goals(game) == ["mantoue", "ulm"]
    assert why_not(game, Activate("charles")) is None
    assert why_not(game, Activate("mack")) is None
    assert why_not(game, Activate("jean")) is None
    for piece in ("koutouzov", "au-corps-9", "moore", "fleet-nelson"):
        assert clause(why_not(game, Activate(piece))) == SIEGES, piece


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_at_first_the_coalition_plays_no_event_and_does_no_diplomacy() -> None:
    game = table("1805")
    deal(game, empire=["2F"], coalition=["4C"])
    game.abroad = {"7F": ("ru-corps-6",)}
    game.round = 6
    decision = next(act(game, COALITION))
    assert isinstance(decision, Decision)
    for answer in (PlayCard("4C"), Negotiate("4C"), EndWar("4C", "7F")):
        assert clause(decision.why_not(answer)) == SIEGES, answer
    assert {Spend("4C"), Operate(), Pass()} <= set(decision.options)
    assert cards.EVENTS
    decision = next(act(game, EMPIRE))
    assert isinstance(decision, Decision)
    assert PlayCard("2F") in decision.options


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_a_force_that_must_besiege_goes_straight_there() -> None:
    game = bare("1805")
    put(game, "salzbourg", "au-corps-1", "au-corps-2", general="mack")
    game.march = March(COALITION, "mack", "salzbourg", allowance=3, points=3)
    assert cannot_enter(game, Go("munich")) is None
    refusal = cannot_enter(game, Go("vienne"))
    assert refusal is not None
    assert refusal.key == "duty.wrong-way"
    game.lasting = {}
    assert cannot_enter(game, Go("vienne")) is None


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_only_charles_can_do_the_duty_of_mantua_and_any_austrian_general_that_of_ulm() -> None:
    game = bare("1805")
    put(game, "mantoue", "au-corps-1", "au-corps-2", general="jean")
    game.sieges = {"mantoue": 0}
    take_note(game)
    assert goals(game) == ["mantoue", "ulm"]
    put(game, "ulm", "ru-corps-1", "ru-corps-2", general="koutouzov")
    game.sieges = {"mantoue": 0, "ulm": 0}
    take_note(game)
    assert goals(game) == ["mantoue", "ulm"]
    game = bare("1805")
    put(game, "mantoue", "au-corps-1", "au-corps-2", general="charles")
    put(game, "ulm", "au-corps-3", "au-corps-4", general="mack")
    take_note(game)
    assert goals(game) == ["mantoue", "ulm"]  # no siege has been laid
    game.sieges = {"mantoue": 0}
    take_note(game)
    assert goals(game) == ["ulm"]
    game.sieges = {"ulm": 1}
    take_note(game)
    assert goals(game) == []
    assert cannot_do_else(game, COALITION) is None


@rule(
    "napoleon-against-europe scenario.1805.special.sieges",
    "napoleon-against-europe scenario.1805.special.sieges-end",
)
def test_the_duty_ends_when_an_empire_force_enters_austria() -> None:
    """[d.scenario.1805.other-action]"""
    game = table("1805")
    game.lasting = {duty: until for duty, until in game.lasting.items() if "mantua" not in duty}
    assert clause(why_not(game, Activate("fleet-ball"))) == SIEGES
    change(game, "marmont", zone="munich")
    take_note(game)
    assert goals(game) == ["ulm"]
    change(game, "marmont", zone="salzbourg")
    take_note(game)
    assert goals(game) == []
    assert why_not(game, Activate("fleet-ball")) is None


@rule("napoleon-against-europe scenario.1805.special.sieges-end")
def test_it_is_enough_to_have_crossed_austria() -> None:
    game = bare("1805")
    put(game, "munich", "fr-elite-1", general="ney")
    game.march = March(EMPIRE, "ney", "munich", crossed=["salzbourg", "munich"])
    take_note(game)
    assert goals(game) == []


@rule("napoleon-against-europe scenario.1805.special.march-column")
def test_mack_is_spared_once() -> None:
    game = table("1805")
    assert is_spared_by_columns(game, "armee-d-allemagne")
    assert not is_spared_by_columns(game, "charles")
    take_note(game)
    assert is_spared_by_columns(game, "armee-d-allemagne")
    game.moved = frozenset(["mack"])
    take_note(game)
    end_round(game)
    assert not is_spared_by_columns(game, "armee-d-allemagne")


@rule("napoleon-against-europe option.prussian-army")
def test_the_prussian_army_stays_next_to_the_enemy_until_he_is_in_prussia() -> None:
    game = table("1805", prussian_army="on")
    army = "armee-de-l-elbe"
    near = [zone for zone in the_box().zones if cannot_leave_border(game, army, zone) is None]
    assert "magdebourg" in near
    assert "berlin" not in near
    assert {"kassel"} <= set(near)  # Hesse is an ally of Prussia
    assert "hanovre" not in near
    assert cannot_leave_border(game, "hohenlohe", "berlin") is None
    change(game, "marmont", zone="berlin")
    stand(game, prusse="coalition")
    take_note(game)
    assert cannot_leave_border(game, army, "berlin") is None


@rule("napoleon-against-europe option.prussian-army")
def test_without_the_option_it_goes_where_it_likes() -> None:
    game = table("1805")
    assert cannot_leave_border(game, "armee-de-l-elbe", "berlin") is None


@rule("napoleon-against-europe scenario.1809.politics.powers")
def test_prussia_s_peace_of_1809_becomes_a_forced_alliance_at_the_end_of_1810() -> None:
    game = table("1809", dice=[6, 6, 6])
    assert is_bound(game, PRUSSIA)
    Referee(game, treaties.test(game))  # a six would have ended it
    assert game.status[PRUSSIA] == Status(Standing.FORCED_PEACE, FRANCE)
    game.year = 1810
    Referee(game, treaties.test(game))
    assert game.status[PRUSSIA] == Status(Standing.FORCED_ALLIANCE, FRANCE)
    assert not is_bound(game, PRUSSIA)
    game = table("1805")
    tighten(game)
    assert game.status[PRUSSIA].kind is Standing.NEUTRAL


def grande_armee(*, round_: int = 2, reduced: tuple[str, ...] = ()) -> Game:
    game = bare("1815")
    game.round = round_
    put(
        game,
        "soissons",
        "fr-garde",
        "fr-corps-14",
        "fr-corps-15",
        general="napoleon",
        army="grande-armee",
        reduced=reduced,
    )
    return game


@rule("napoleon-against-europe scenario.1815.special.replacements")
@pytest.mark.parametrize(("round_", "steps"), [(2, 2), (5, 2), (6, 0), (7, 0)])
def test_an_army_that_goes_into_action_has_two_steps_but_none_in_winter(
    round_: int, steps: int
) -> None:
    """[d.scenario.1815.replacements]"""
    three = ("fr-garde", "fr-corps-14", "fr-corps-15")
    game = grande_armee(round_=round_, reduced=three)
    referee = Referee(game, replace_losses(game, "grande-armee"))
    given = 0
    while not referee.is_over:
        restored = [each for each in referee.options if isinstance(each, Restore)]
        referee.choose(restored[0])
        given += 1
    assert given == steps
    assert sum(game.steps[corps] for corps in three) == 3 + steps


@rule("napoleon-against-europe scenario.1815.special.replacements")
def test_an_army_has_its_replacements_once_in_a_round() -> None:
    game = grande_armee(reduced=("fr-garde", "fr-corps-14"))
    Referee(game, replace_losses(game, "grande-armee")).choose(Restore("fr-garde"), Pass())
    assert Referee(game, replace_losses(game, "grande-armee")).is_over
    end_round(game)
    assert not Referee(game, replace_losses(game, "grande-armee")).is_over


@rule("napoleon-against-europe scenario.1815.special.replacements")
def test_a_corps_lost_in_the_campaign_comes_back_with_one_step_and_no_other() -> None:
    game = grande_armee()
    put(game, "paris", "fr-corps-9")
    game.reserve = frozenset(["fr-elite-1"])  # left out by the set-up
    eliminate(game, "fr-corps-9")
    referee = Referee(game, replace_losses(game, "grande-armee"))
    assert referee.refusal(Build("fr-elite-1")).key == "replacement.not-lost"
    referee.choose(Build("fr-corps-9"))
    assert game.steps["fr-corps-9"] == 1
    assert "fr-corps-9" in game.forces["grande-armee"].corps
    referee.choose(Restore("fr-corps-9"))
    assert game.steps["fr-corps-9"] == 2
    assert "fr-corps-9" not in game.reserve


@rule("napoleon-against-europe scenario.1815.special.replacements")
def test_only_french_armies_in_supply_have_replacements_and_only_in_1815() -> None:
    game = grande_armee(reduced=("fr-garde",))
    put(
        game,
        "namur",
        "pr-corps-1",
        general="blucher",
        army="armee-de-l-elbe",
        reduced=["pr-corps-1"],
    )
    put(game, "metz", "fr-corps-9", general="soult", reduced=["fr-corps-9"])
    assert Referee(game, replace_losses(game, "armee-de-l-elbe")).is_over
    assert Referee(game, replace_losses(game, "soult")).is_over
    change(game, "grande-armee", zone="leopoldstadt")
    assert Referee(game, replace_losses(game, "grande-armee")).is_over
    game = bare("1809")
    put(game, "paris", "fr-garde", general="napoleon", army="grande-armee", reduced=["fr-garde"])
    assert Referee(game, replace_losses(game, "grande-armee")).is_over


@rule("napoleon-against-europe scenario.1815.special.royalists")
def test_royalists_live_on_their_land_and_elsewhere_on_an_english_depot() -> None:
    """[d.scenario.1815.royalists]"""
    game = bare("1815")
    for province in ("poitou", "bretagne"):
        for zone in the_box().zones_of[province]:
            put(game, zone, "corps-chouans")
            assert is_supplied(game, "corps-chouans"), zone
            eliminate(game, "corps-chouans")
            game.lost = frozenset()
    put(game, "le-mans", "corps-chouans")
    assert not is_supplied(game, "corps-chouans")
    flag(game, ENGLAND, "cherbourg")
    assert not is_supplied(game, "corps-chouans")
    store(game, "cherbourg", "depot-angleterre-1")
    assert is_supplied(game, "corps-chouans")


@rule("napoleon-against-europe scenario.1815.special.royalists")
@pytest.mark.parametrize(("scenario", "is_fed"), [("1815", False), ("1809", True)])
def test_in_1815_no_fortress_of_the_allies_feeds_the_royalists(scenario: str, is_fed: bool) -> None:
    game = bare(scenario)
    put(game, "lisbonne", "corps-chouans")
    assert is_supplied(game, "corps-chouans") is is_fed
    store(game, "lisbonne", "depot-angleterre-1")
    assert is_supplied(game, "corps-chouans")


@rule("napoleon-against-europe option.fog-of-war")
def test_in_the_fog_only_the_commander_or_a_lone_unit_is_seen() -> None:
    game = table("1805", fog_of_war="on")
    army, lone = game.forces["armee-d-allemagne"], game.forces["ru-corps-3"]
    assert [each for each in army.pieces if shows(game, EMPIRE, army, each)] == ["mack"]
    assert all(shows(game, COALITION, army, each) for each in army.pieces)
    assert shows(game, EMPIRE, lone, "ru-corps-3")
    assert not shows_back(game, EMPIRE, "fleet-nelson")
    assert shows_back(game, COALITION, "fleet-nelson")
    game = table("1805")
    army = game.forces["armee-d-allemagne"]
    assert all(shows(game, EMPIRE, army, each) for each in army.pieces)
    assert shows_back(game, EMPIRE, "fleet-nelson")


@rule(
    "napoleon-against-europe option.fog-of-war",
    "napoleon-against-europe option.grenadiers",
    "napoleon-against-europe option.lone-corps-uncontrolled",
    "napoleon-against-europe option.pursuit-enemy-cavalry",
    "napoleon-against-europe option.prussian-army",
)
def test_every_optional_rule_is_a_switch_that_is_off_at_first() -> None:
    assert len(OPTIONAL) == 5
    for scenario in the_box().scenarios:
        assert [option.id for option in scenario.options] == list(OPTIONAL)
        assert {option.default for option in scenario.options} == {"off"}
    game = table("1805", grenadiers="on")
    assert game.plays_with("grenadiers")
    assert not game.plays_with("lone-corps")


@rule("napoleon-against-europe option.grenadiers")
@pytest.mark.parametrize("choice", ["on", "off"])
def test_with_the_option_saint_empire_puts_the_grenadiers_on_the_map_at_once(choice: str) -> None:
    game = bare("1805", grenadiers=choice)
    game.beaten = {"autriche": (EMPIRE,)}
    deal(game, coalition=["3C"])
    referee = Referee(game, play(game, COALITION, "3C", Moment.ROUND))
    if Go("vienne") in referee.options:
        referee.choose(Go("vienne"))
    is_there = "au-grenadiers" in game.steps
    assert is_there == (choice == "on")
    assert "au-landwehr-1" in game.reserve


@rule("napoleon-against-europe scenario.1809.politics.powers")
def test_a_prussia_that_was_beaten_anew_in_1809_is_no_ally_at_the_end_of_1810() -> None:
    game = table("1809", dice=[6, 6])
    stand(game, prusse="coalition")
    make_peace(game, PRUSSIA, EMPIRE)
    assert not is_bound(game, PRUSSIA)
    game.year = 1810
    Referee(game, treaties.test(game))
    assert game.status[PRUSSIA] == Status(Standing.FORCED_PEACE, FRANCE)
