"""[unit.corps.attributes] [marker.list] The counters: corps, special units, fleets, markers."""

from msgspec.structs import replace

from estafette.engine import Pass, Refusal
from estafette.games.napoleon_against_europe.actions import Build, Go
from estafette.games.napoleon_against_europe.affairs import Host, March, Trial
from estafette.games.napoleon_against_europe.annexation import enlarge
from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.command import cannot_hold, steps_in
from estafette.games.napoleon_against_europe.fate import eliminate, lose_step
from estafette.games.napoleon_against_europe.losses import confine, suffer
from estafette.games.napoleon_against_europe.modifiers import weigh
from estafette.games.napoleon_against_europe.organisation import combat_of
from estafette.games.napoleon_against_europe.passage import cannot_enter
from estafette.games.napoleon_against_europe.poland import enlarge_poland, found_poland
from estafette.games.napoleon_against_europe.reform import reform
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    ITALY,
    POLAND,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
)
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, tally_of
from tests.games.napoleon_against_europe.position import bare, put, table, the_box
from tests.referee import Referee, rule


@rule("napoleon-against-europe contents.components")
def test_the_box_holds_a_map_counters_cards_tables_and_three_scenarios() -> None:
    box = the_box()
    assert len(box.cards) == 110
    assert box.zones
    assert box.seas
    assert box.tables
    assert set(box.sheets) == {"1805", "1809", "1815"}
    assert (len(box.corps), len(box.specials), len(box.generals)) == (114, 4, 59)
    assert (len(box.armies), len(box.fleets), len(box.depots)) == (7, 28, 25)
    game = table(dice=[6, 1])
    assert [game.dice.d6(), game.dice.d6()] == [6, 1]


@rule("napoleon-against-europe unit.corps.attributes")
def test_the_combat_value_of_a_corps_is_its_number_of_steps() -> None:
    for each in the_box().corps.values():
        assert each.combat == tuple(range(each.steps, 0, -1)), each.id
        assert 1 <= each.morale <= 6
        assert 2 <= each.movement <= 4
    game = bare()
    put(game, "lille", "fr-elite-1", "fr-corps-9", general="soult", reduced=["fr-corps-9"])
    assert combat_of(game, "soult") == 3


@rule("napoleon-against-europe unit.corps.elite")
def test_a_corps_with_stars_may_lead_the_battle_with_a_bonus() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "ulm", "fr-garde", "fr-corps-9", general="davout")
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    referee = fought(game, "ulm", EMPIRE)
    while not referee.is_over:
        options = referee.options
        guard = [each for each in options if "fr-garde" in repr(each)]
        referee.choose(guard[0] if guard else Pass() if Pass() in options else options[0])
    assert tally_of(referee, EMPIRE)["fr-garde"] == 2


@rule("napoleon-against-europe unit.corps.infantry-or-cavalry")
def test_there_is_one_cavalry_reserve_in_france_austria_and_russia() -> None:
    horse = [each.id for each in the_box().corps.values() if each.cavalry]
    assert horse == ["fr-cavalerie", "au-cavalerie", "ru-cavalerie"]


@rule("napoleon-against-europe unit.corps.boxed-movement")
def test_a_boxed_factor_marks_militia_and_national_guard() -> None:
    boxed = [each for each in the_box().corps.values() if each.boxed]
    assert all(each.militia for each in boxed)
    assert {each.nation for each in boxed} == {FRANCE, RUSSIA, ENGLAND, SPAIN}
    assert [each.id for each in boxed if each.nation == FRANCE] == ["fr-gn-1", "fr-gn-2", "fr-gn-3"]


@rule("napoleon-against-europe unit.militia.confined")
def test_militia_does_not_march_out_of_its_country() -> None:
    """[d.unit.militia]"""
    game = bare("1815")
    put(game, "lille", "fr-gn-1", "fr-corps-9", general="davout")
    game.march = March(EMPIRE, "davout", "lille", points=3)
    refusal = cannot_enter(game, Go("bruxelles"))  # Flanders is English in 1815
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "unit.militia.confined"
    eliminate(game, "fr-gn-1")
    assert cannot_enter(game, Go("bruxelles")) is None


@rule("napoleon-against-europe unit.militia.confined")
def test_militia_that_finds_itself_abroad_is_eliminated() -> None:
    game = bare()
    put(game, "ulm", "fr-gn-1", "fr-corps-9", general="soult")
    put(game, "lille", "fr-gn-2", "fr-corps-10", general="ney")
    assert confine(game, "soult") == "soult"
    assert confine(game, "ney") == "ney"
    assert "fr-gn-1" not in game.steps
    assert "fr-gn-2" in game.steps


@rule("napoleon-against-europe unit.mark.e")
def test_units_marked_e_come_by_events_or_by_a_reform() -> None:
    marked = [each for each in the_box().corps.values() if each.mark == "E"]
    assert all(each.entry in ("event", "reform") for each in marked)
    assert all(bool(each.card) == (each.entry == "event") for each in marked)
    game = table("1805")
    for each in marked:
        assert each.id not in game.steps
        assert each.id not in game.reserve
    reform(game, AUSTRIA)
    assert {"au-grenadiers", "au-landwehr-1", "au-landwehr-2"} <= game.reserve
    assert "pr-landwehr-1" not in game.reserve


@rule("napoleon-against-europe unit.mark.v")
def test_the_second_italian_corps_comes_with_venetia() -> None:
    game = table("1805")
    assert the_box().corps["italie-2"].mark == "V"
    assert "italie-2" not in game.reserve
    enlarge(game, "frioul", ITALY)
    assert "italie-2" not in game.reserve
    enlarge(game, "venetie", ITALY)
    assert "italie-2" in game.reserve


@rule("napoleon-against-europe unit.mark.2p")
def test_the_second_polish_corps_comes_with_two_provinces_besides_mazovia() -> None:
    game = table("1805")
    assert the_box().corps["pologne-2"].mark == "2P"
    found_poland(game)
    game.owner = {**game.owner, "posnanie": POLAND}
    enlarge_poland(game, "posnanie")
    assert "pologne-2" not in game.reserve
    other = next(
        each.id
        for each in the_box().provinces.values()
        if each.polish and each.id not in ("posnanie", "mazovie")
    )
    game.owner = {**game.owner, other: POLAND}
    enlarge_poland(game, other)
    assert "pologne-2" in game.reserve


@rule("napoleon-against-europe unit.mark.dot", "napoleon-against-europe unit.eliminated-to-reserve")
def test_a_unit_with_a_dot_never_comes_back_and_any_other_goes_to_the_reserve() -> None:
    dotted = [each.id for each in the_box().corps.values() if each.dot]
    assert dotted == ["corps-tyrol", "corps-serbie", "corps-chouans"]
    game = bare()
    put(game, "innsbruck", "corps-tyrol")
    put(game, "vienne", "au-corps-1")
    eliminate(game, "corps-tyrol")
    eliminate(game, "au-corps-1")
    assert "corps-tyrol" in game.lost
    assert game.reserve == {"au-corps-1"}


@rule("napoleon-against-europe unit.steps", "napoleon-against-europe unit.steps.single")
def test_two_steps_are_lost_one_after_the_other_and_a_single_one_at_once() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1")
    put(game, "lille", "fr-gn-1")
    assert (game.steps["au-corps-1"], game.steps["fr-gn-1"]) == (2, 1)
    lose_step(game, "au-corps-1")
    lose_step(game, "fr-gn-1")
    assert game.steps == {"au-corps-1": 1}
    lose_step(game, "au-corps-1")
    assert not game.steps
    assert not game.forces


@rule("napoleon-against-europe unit.special.count")
def test_there_are_four_special_units() -> None:
    assert {each.id: each.nation for each in the_box().specials.values()} == {
        "cavalerie-de-la-garde": FRANCE,
        "chevaliers-gardes": RUSSIA,
        "uxbridge": ENGLAND,
        "kgl": ENGLAND,
    }
    assert [each.bonus for each in the_box().specials.values()] == [1, 1, 1, 1]


def bruxelles() -> Game:
    game = bare("1815")
    put(
        game,
        "bruxelles",
        "en-elite-1",
        "en-elite-2",
        general="wellington",
        army="armee-de-la-peninsule",
        specials=["uxbridge"],
    )
    return game


@rule("napoleon-against-europe unit.special.entry")
def test_a_special_unit_comes_by_its_card_and_serves_only_in_an_army() -> None:
    game = table("1805")
    for each in the_box().specials.values():
        assert each.card
        assert each.id not in game.reserve
    game = bruxelles()
    force = game.forces["armee-de-la-peninsule"]
    assert cannot_hold(game, force) is None
    refusal = cannot_hold(game, replace(force, army=""))
    assert refusal is not None
    assert refusal.rule == "unit.special.entry"


@rule("napoleon-against-europe unit.special.entry", "napoleon-against-europe budget.army.special")
def test_a_special_unit_is_rebuilt_only_into_an_army_in_supply() -> None:
    game = bare("1805")
    put(game, "lille", "fr-elite-1", general="davout")
    game.reserve = frozenset(["cavalerie-de-la-garde"])
    begin(game)
    game.queue = (FRANCE,)
    build = Build("cavalerie-de-la-garde")
    assert Referee(game, spend(game)).refusal(build).key == "build.no-army-for"
    put(game, "metz", "fr-elite-2", general="napoleon", army="grande-armee")
    Referee(game, spend(game)).choose(build)
    assert game.forces["grande-armee"].specials == ("cavalerie-de-la-garde",)
    assert game.resources[FRANCE] == 28 - 4


@rule("napoleon-against-europe unit.special.step")
def test_a_special_unit_counts_for_command_and_not_for_the_ratio() -> None:
    game = bruxelles()
    force = game.forces["armee-de-la-peninsule"]
    assert steps_in(game, force) == 5
    assert combat_of(game, "armee-de-la-peninsule") == 4
    five = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4")
    put(game, "vienne", *five, "au-landwehr-1", general="mack", army="armee-d-allemagne")
    whole = game.forces["armee-d-allemagne"]  # nine steps of ten
    assert steps_in(game, whole) == 9
    assert cannot_hold(game, replace(whole, specials=("kgl",))) is None
    assert cannot_hold(game, replace(whole, specials=("kgl", "uxbridge"))) is not None


@rule("napoleon-against-europe unit.special.bonus")
def test_an_engaged_special_unit_adds_its_bonus() -> None:
    game = bruxelles()
    game.dice.loaded = [3, 3, 3, 3]
    put(game, "bruxelles", "fr-elite-1", "fr-elite-2", general="ney")
    referee = fought(game, "bruxelles", EMPIRE)
    while not referee.is_over:
        options = referee.options
        special = [each for each in options if "uxbridge" in repr(each)]
        referee.choose(special[0] if special else Pass() if Pass() in options else options[0])
    assert tally_of(referee, COALITION)["uxbridge"] == 1


@rule(
    "napoleon-against-europe unit.special.elimination",
    "napoleon-against-europe unit.special.rebuild",
    "napoleon-against-europe unit.steps.single",
)
def test_an_engaged_special_unit_takes_the_loss_after_the_spearhead() -> None:
    """[d.unit.special-lost]"""
    game = bruxelles()
    host = Host(
        COALITION,
        ["armee-de-la-peninsule"],
        corps=["en-elite-1", "en-elite-2"],
        spearhead="en-elite-1",
        specials=["uxbridge"],
        morale=5,
    )
    weigh(host, "uxbridge", 1)
    Referee(game, suffer(game, host, 2, hits_cavalry=False))
    assert game.steps == {"en-elite-1": 1, "en-elite-2": 2}
    assert "uxbridge" in game.reserve
    assert "uxbridge" not in game.lost
    assert host.tally == [("uxbridge", 1)]


@rule(
    "napoleon-against-europe unit.special.elimination",
    "napoleon-against-europe unit.special.rebuild",
)
def test_a_special_unit_goes_with_the_last_corps_of_its_army() -> None:
    """[d.unit.special-lost]"""
    game = bruxelles()
    eliminate(game, "en-elite-1")
    assert game.forces["armee-de-la-peninsule"].specials == ("uxbridge",)
    eliminate(game, "en-elite-2")
    assert {"uxbridge", "wellington", "armee-de-la-peninsule"} <= game.reserve
    begin(game)
    put(game, "londres", "en-corps-3", general="hill", army="armee-de-la-peninsule")
    game.queue = (ENGLAND,)
    game.books.has_had_gift = True
    Referee(game, spend(game)).choose(Build("uxbridge"))
    assert game.forces["armee-de-la-peninsule"].specials == ("uxbridge",)


@rule("napoleon-against-europe marker.army.count", "napoleon-against-europe marker.army.names")
def test_france_has_two_army_markers_and_five_powers_one() -> None:
    names = {each.name: each.nation for each in the_box().armies.values()}
    assert names == {
        "Grande Armée": FRANCE,
        "Armée d’Italie": FRANCE,
        "Armée d’Allemagne": AUSTRIA,
        "1re Armée": RUSSIA,
        "Armée de l’Elbe": PRUSSIA,
        "Armée de la Péninsule": ENGLAND,
        "Armée turque": TURKEY,
    }
    game = table("1809")
    army = game.forces["armee-d-italie"]
    assert (army.zone, army.general) == ("madrid", "joseph")


@rule("napoleon-against-europe marker.list")
def test_every_other_marker_is_on_the_table() -> None:
    game = table("1805")
    assert (game.year, game.victory, game.escalation) == (1805, 5, 0)
    assert game.round == 1  # the table of a test
    assert dict(game.stock) == {EMPIRE: 0, COALITION: 0}
    marked = {"flags", "unsupplied", "empty", "sieges", "lasting", "status"}
    assert marked <= set(Game.__struct_fields__)
    assert "is_demoralised" in type(game.forces["grande-armee"]).__struct_fields__
    assert Trial("siege", EMPIRE).tally == []


@rule("napoleon-against-europe reserve.definition")
def test_whoever_is_in_the_reserve_may_be_built_or_deployed_as_one_likes() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1")
    game.reserve = frozenset(["jean", "charles", "au-corps-2"])
    begin(game)
    game.queue = (AUSTRIA,)
    referee = Referee(game, spend(game))
    offered = [repr(each) for each in referee.options]
    assert any("jean" in each for each in offered)
    assert any("charles" in each for each in offered)
    assert Build("au-corps-2") in referee.options
    assert Build("au-corps-3") not in referee.options
