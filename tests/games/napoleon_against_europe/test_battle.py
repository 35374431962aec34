"""[battle] The course of a battle: who fights, ratio, size, dice, winner, cards."""

from collections.abc import Iterator

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import PlayCard, Take
from estafette.games.napoleon_against_europe.affairs import Battle, Engagement, Host
from estafette.games.napoleon_against_europe.battle import higher
from estafette.games.napoleon_against_europe.events import EVENTS, Event, Moment, cards_at
from estafette.games.napoleon_against_europe.modifiers import odds, size_of, strength
from estafette.games.napoleon_against_europe.naval_battle import card_windows
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Star
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, hosts
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.referee import Referee, rule


def ney_meets_charles(*dice: int, french: int = 2, austrians: int = 2) -> Game:
    """Ney and Charles meet in Graz, each with so many corps; Ney came from Salzburg."""
    game = bare(dice=dice)
    put(game, "graz", *[f"fr-elite-{n + 1}" for n in range(french)], general="ney")
    put(game, "graz", *[f"au-corps-{n + 1}" for n in range(austrians)], general="charles")
    supply_the_french(game)
    return game


def supply_the_french(game: Game) -> None:
    """From Ulm a line runs to Salzburg, and on to Graz."""
    flag(game, "france", "salzbourg", "vienne")


@rule("napoleon-against-europe battle.roles")
def test_the_active_player_attacks_and_the_other_defends() -> None:
    game = ney_meets_charles(3, 3, 3, 3)
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    attacker, defender = hosts(referee)
    assert attacker.side is EMPIRE
    assert defender.side is COALITION
    go_on(referee)
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert dict(rolls[0]["tally"])["ney"] == 2  # in attack
    assert dict(rolls[1]["tally"])["charles"] == 2  # in defence


@rule("napoleon-against-europe battle.sequence")
def test_the_steps_of_a_battle_come_in_their_order() -> None:
    game = bare(dice=[6, 1, 6, 6, 2, 2, 1, 1, 6, 6])
    corps = ("fr-elite-1", "fr-elite-2")
    put(game, "graz", *corps, general="napoleon", army="grande-armee", subordinates=["soult"])
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="jean")
    put(game, "salzbourg", "fr-elite-3", general="ney")
    put(game, "raab", "au-corps-4", general="ferdinand")
    supply_the_french(game)
    referee = fought(game, "graz", EMPIRE, "grande-armee", whence="vienne")
    asked = []
    while not referee.is_over:
        assert referee.decision is not None
        asked.append((referee.decision.seat, referee.decision.key))
        referee.choose(referee.options[0])
    keys = [key for _, key in asked]
    assert asked[0] == (EMPIRE, "countermarch.who")
    assert asked[1] == (COALITION, "countermarch.who")
    assert keys.index("battle.which-spearhead") < keys.index("battle.which-subordinate")
    told = referee.keys
    order = [
        "battle.begins",
        "countermarch.rolls",
        "battle.odds",
        "battle.spearhead",
        "battle.rolls",
        "battle.wound-test",
        "corps.reduced",
        "demoralise.rolls",
        "pursuit.rolls",
        "retreat.goes",
        "battle.won",
    ]
    place = 0
    for key in order:
        place = told.index(key, place)


@rule("napoleon-against-europe battle.ratio")
@rule("napoleon-against-europe rounding.general")
@pytest.mark.parametrize(
    ("attacker", "defender", "ratio"),
    [
        (9, 6, 2),  # one half goes up
        (8, 10, 1),
        (6, 8, 1),
        (5, 4, 1),
        (4, 6, -2),
        (7, 5, 1),
        (5, 2, 3),
        (2, 5, -3),
        (13, 9, 1),
        (6, 12, -2),
    ],
)
def test_the_ratio_is_rounded_to_the_nearest(attacker: int, defender: int, ratio: int) -> None:
    """[rounding.nine-six] [rounding.eight-ten] [ratio.six-eight] [ratio.five-four]"""
    assert odds(2 * attacker, 2 * defender) == ratio


@rule("napoleon-against-europe battle.ratio")
def test_the_ratio_of_a_battle_is_that_of_the_combat_values_there() -> None:
    game = ney_meets_charles(3, 3, 3, 3, french=3, austrians=1)
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    assert referee.fact("battle.odds") == {"side": EMPIRE, "ratio": 3, "size": "minor"}


@rule("napoleon-against-europe battle.ratio.excluded")
def test_special_units_and_depots_have_no_combat_value() -> None:
    game = bare()
    corps = ("fr-elite-1", "fr-elite-2")
    force = {"general": "napoleon", "army": "grande-armee", "specials": ["cavalerie-de-la-garde"]}
    head = put(game, "graz", *corps, **force)
    store(game, "graz", "depot-france-1", is_fixed=True)
    host = Host(EMPIRE, [head], list(corps))
    assert strength(game, host) == 2 * 4
    game.steps["fr-elite-1"] = 1
    assert strength(game, host) == 2 * 3


@rule("napoleon-against-europe battle.ratio.excluded")
@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_a_fixed_depot_alone_counts_one_half() -> None:
    for corps, ratio in ((("fr-elite-1",), 4), (("fr-elite-1", "fr-elite-2"), 8)):
        game = bare(dice=[6, 6, 1, 1])
        put(game, "graz", *corps, general="ney")
        store(game, "graz", "depot-autriche-1", is_fixed=True)
        referee = fought(game, "graz", EMPIRE, whence="salzbourg")
        go_on(referee)
        assert referee.fact("battle.odds")["ratio"] == ratio
        assert ("battle.rolls" in referee.keys) is (ratio < 5)
        assert "depot-autriche-1" not in game.stores
        assert "depot-autriche-1" in game.reserve


@rule("napoleon-against-europe battle.ratio.excluded")
def test_a_depot_inflicts_no_loss_and_may_hold_the_field() -> None:
    game = bare(dice=[1, 1, 6, 6])
    put(game, "graz", "fr-elite-1", general="ney")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    referee = go_on(fought(game, "graz", EMPIRE, whence="klagenfurt"))
    assert referee.result is COALITION
    assert game.steps["fr-elite-1"] == 2
    assert game.forces["ney"].zone == "klagenfurt"
    assert game.stores["depot-autriche-1"] == "graz"


@rule("napoleon-against-europe battle.ratio.five-to-one")
def test_at_five_to_one_the_weaker_is_destroyed_without_dice() -> None:
    """[d4.five-to-one]"""
    for french, half, destroyed in ((5, 0, "charles"), (4, 1, "charles"), (4, 0, "")):
        game = bare(dice=[6, 6, 1, 1, 6, 6, 6])
        corps = [f"fr-elite-{n + 1}" for n in range(french + half)]
        head = put(game, "graz", *corps, general="napoleon", army="grande-armee")
        if half:  # nine against two
            game.steps[corps[-1]] = 1
        put(game, "graz", "au-corps-1", general="charles")
        referee = go_on(fought(game, "graz", EMPIRE, head))
        assert ("battle.rolls" in referee.keys) is not bool(destroyed)
        if destroyed:
            assert referee.result is EMPIRE
            assert "charles" in game.reserve
            assert "au-corps-1" not in game.steps


@rule("napoleon-against-europe battle.ratio.five-to-one")
def test_an_attacker_five_times_too_weak_is_destroyed() -> None:
    """[d4.five-to-one]"""
    game = ney_meets_charles(french=1, austrians=5)
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert referee.result is COALITION
    assert "ney" in game.reserve
    assert [game.steps[f"au-corps-{n}"] for n in range(1, 6)] == [2] * 5


@rule("napoleon-against-europe battle.size.skirmish")
@rule("napoleon-against-europe battle.size.minor")
@rule("napoleon-against-europe battle.size.major")
@pytest.mark.parametrize(
    ("attacker", "defender", "size"),
    [
        (4, 3, "skirmish"),
        (4, 4, "minor"),
        (6, 8, "minor"),
        (11, 10, "minor"),
        (12, 10, "major"),
        (13, 9, "minor"),
        (9, 21, "minor"),
        (10, 12, "major"),
    ],
)
def test_the_size_of_a_battle(attacker: int, defender: int, size: str) -> None:
    """[battle.size-fourteen] [d.size.boundaries]"""
    assert size_of(bare(), 2 * attacker, 2 * defender) == size


@rule("napoleon-against-europe battle.resolve")
def test_both_roll_two_dice_and_read_the_column_of_the_size() -> None:
    game = ney_meets_charles(3, 4, 2, 3)
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"), until="battle.which-loss")
    mine, theirs = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert (mine["total"], mine["losses"]) == (3 + 4 + 2, 2)
    assert (theirs["total"], theirs["losses"]) == (2 + 3 + 2, 1)
    assert referee.decision is not None
    assert (referee.decision.seat, referee.decision.facts["left"]) == (EMPIRE, 1)
    referee.choose(referee.options[0])
    assert (referee.decision.seat, referee.decision.facts["left"]) == (COALITION, 2)


@rule("napoleon-against-europe battle.table")
@pytest.mark.parametrize(
    ("total", "results"),
    [
        (2, ("0", "0", "1")),
        (6, ("0", "1+", "2")),
        (8, ("0+", "1+", "2+")),
        (9, ("1", "2", "3")),
        (12, ("1+", "3", "4")),
        (13, ("1+", "3", "4+")),
        (15, ("2C", "4C", "5+C")),
        (16, ("2+C", "4+C", "6C")),
        (20, ("3+C", "6C", "8C")),
        (1, ("0", "0", "1")),  # below and beyond: the last lines
        (25, ("3+C", "6C", "8C")),
    ],
)
def test_the_combat_table(total: int, results: tuple[str, ...]) -> None:
    """[d.combat.columns]"""
    table = bare().printed.tables.battle
    for size, cell in zip(("skirmish", "minor", "major"), results, strict=True):
        result = table.at(size, total)
        assert f"{result.losses}{'+' * result.plus}{'C' * result.cavalry}" == cell


@rule("napoleon-against-europe battle.winner")
@rule("napoleon-against-europe battle.tie")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ((3, False), (2, True), EMPIRE),
        ((2, False), (3, False), COALITION),
        ((2, True), (2, True), COALITION),
        ((2, False), (2, False), COALITION),
        ((2, True), (2, False), EMPIRE),
        ((2, False), (2, True), COALITION),
    ],
)
def test_the_higher_result_wins_then_the_plus_then_the_defender(
    mine: tuple[int, bool], theirs: tuple[int, bool], winner: str
) -> None:
    """[d.battle.tie-both-plus]"""
    attacker, defender = Host(EMPIRE, []), Host(COALITION, [])
    attacker.inflicts, attacker.plus = mine
    defender.inflicts, defender.plus = theirs
    assert higher(Battle("graz", attacker, defender)).side == winner


@rule("napoleon-against-europe battle.winner")
@rule("napoleon-against-europe battle.losses.cap")
def test_a_weak_side_that_reads_more_wins_but_inflicts_no_more_than_its_steps() -> None:
    game = bare(dice=[6, 6, 1, 1, 6, 1])
    put(game, "graz", "fr-elite-1", general="ney")
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    put(game, "graz", *corps, general="ferdinand")
    supply_the_french(game)
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"), until="battle.which-loss")
    mine, theirs = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert mine["losses"] == 3
    assert theirs["losses"] < 3
    assert referee.decision is not None
    assert referee.decision.facts["left"] == 2
    go_on(referee)
    assert referee.result is EMPIRE


@rule("napoleon-against-europe battle.losses.cap")
def test_the_limit_counts_the_steps_before_the_losses() -> None:
    """[d4.losses.cap-simultaneous]"""
    game = ney_meets_charles(6, 6, 4, 4, 1, french=2, austrians=3)
    game.steps["fr-elite-2"] = 1
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"), until="retreat.where")
    assert sum([game.steps.get(each, 0) for each in ("fr-elite-1", "fr-elite-2")]) == 1
    assert sum([game.steps.get(f"au-corps-{n}", 0) for n in range(1, 4)]) == 3
    assert referee.fact("battle.rolls")["losses"] == 2


def enter(patch: pytest.MonkeyPatch, moment: Moment, *held: str) -> None:
    """Cards that do nothing, for one moment."""
    for each in held:
        patch.setitem(EVENTS, (each, moment), Event(None, lambda game, side: None))
    cards_at.cache_clear()


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """After the test the cards are as they were."""
    yield monkeypatch
    monkeypatch.undo()
    cards_at.cache_clear()


@rule("napoleon-against-europe battle.cards-timing")
def test_at_each_step_the_attacker_reveals_his_cards_first(patch: pytest.MonkeyPatch) -> None:
    enter(patch, Moment.BATTLE, "5C")
    game = ney_meets_charles(3, 3, 3, 3)
    deal(game, empire=["27F"], coalition=["5C"])
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    seats = []
    while not referee.is_over:
        assert referee.decision is not None
        if referee.decision.key == "window.battle":
            seats.append(referee.decision.seat)
        referee.choose(Pass() if Pass() in referee.options else referee.options[0])
    assert seats == [EMPIRE, COALITION]


@rule("napoleon-against-europe battle.cards-timing")
def test_a_card_is_offered_only_at_its_own_step() -> None:
    game = ney_meets_charles(3, 3, 3, 3)
    deal(game, empire=["27F", "6F"])
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    assert referee.decision is not None
    assert referee.decision.key == "window.countermarch"
    assert referee.options == (PlayCard("6F"), Pass())
    assert referee.refusal(PlayCard("27F")).rule == "card.play-phases"
    go_on(referee, until="window.battle")
    assert referee.options == (PlayCard("27F"), Pass())


@rule("napoleon-against-europe combat-card.land-unlimited")
@rule("napoleon-against-europe combat-card.once")
def test_in_a_land_battle_a_side_plays_all_its_cards_each_once() -> None:
    """[d2.combat-card.naval]"""
    game = bare(dice=[3, 3, 3, 3])
    corps = ("fr-garde", "fr-elite-1")
    put(game, "graz", *corps, general="napoleon", army="grande-armee")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    deal(game, empire=["18F", "27F", "28F"])
    supply_the_french(game)
    referee = fought(game, "graz", EMPIRE, whence="salzbourg")
    go_on(referee, until="battle.which-spearhead")
    referee.choose(Take("fr-garde"))
    go_on(referee, until="window.battle")
    referee.choose(PlayCard("18F"))
    assert PlayCard("18F") not in referee.options
    referee.choose(PlayCard("27F"), PlayCard("28F"))
    go_on(referee)
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    tally = dict(rolls[0]["tally"])
    assert (tally["18F"], tally["27F"], tally["28F"]) == (2, 1, 1)
    assert game.hands[EMPIRE] == ()


@rule("napoleon-against-europe battle.card-countered")
def test_a_gold_card_leaves_the_game_even_if_it_comes_to_nothing() -> None:
    """[d2.card.countered]"""
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="napoleon")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    supply_the_french(game)
    deal(game, empire=["18F"])
    assert game.printed.cards["18F"].star is Star.GOLD
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"), until="window.battle")
    referee.choose(PlayCard("18F"))
    assert game.battle is not None
    game.battle.attacker.tally = []  # an enemy card has taken its effect away
    go_on(referee)
    assert "18F" in game.removed
    assert "18F" not in game.decks[EMPIRE].discard


@rule("napoleon-against-europe combat-card.naval-one")
def test_in_a_naval_battle_a_side_plays_one_card(patch: pytest.MonkeyPatch) -> None:
    """[d2.combat-card.naval]"""
    enter(patch, Moment.NAVAL_BATTLE, "10C", "5C")
    game = bare()
    fleets = {EMPIRE: ["fleet-villeneuve"], COALITION: ["fleet-nelson"]}
    game.engagement = Engagement("lion", COALITION, fleets)
    deal(game, coalition=["10C", "5C"])
    referee = Referee(game, card_windows(game))
    referee.choose(PlayCard("10C"))
    while not referee.is_over:
        assert referee.decision is not None
        assert referee.decision.seat == EMPIRE
        referee.choose(Pass())
    assert game.hands[COALITION] == ("5C",)


@rule("napoleon-against-europe battle.victory-continues")
def test_nobody_is_in_battle_when_it_is_over() -> None:
    game = ney_meets_charles(3, 3, 3, 3)
    go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert game.battle is None
    assert game.trial is None
