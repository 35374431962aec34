"""[13.1 to 13.3, 13.5] Supply: sources, relays, lines over land and sea, and what bars them."""

import pytest

from estafette.games.napoleon_against_europe import supply
from estafette.games.napoleon_against_europe.actions import PlayCard
from estafette.games.napoleon_against_europe.affairs import Battle, Entry, Host, Status
from estafette.games.napoleon_against_europe.end_of_activation import check_supply
from estafette.games.napoleon_against_europe.events import EVENTS, cannot_play
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.lines import is_relay, is_source, line_for, suppliers
from estafette.games.napoleon_against_europe.modifiers import feed, reckon
from estafette.games.napoleon_against_europe.organisation import merge
from estafette.games.napoleon_against_europe.rally import cannot_rally
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Side, Standing
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.supply import can_trace, check, is_supplied
from tests.games.napoleon_against_europe.fighting import march
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, store
from tests.referee import rule


def sources(game: Game, nation: str, *zones: str) -> list[str]:
    line = line_for(game, nation)
    return [zone for zone in zones if is_source(game, line, zone)]


def besiege(game: Game, *zones: str) -> None:
    game.sieges = {**game.sieges, **dict.fromkeys(zones, 0)}


@rule("napoleon-against-europe supply.sources")
def test_capitals_home_fortresses_and_fortress_capitals_of_minor_allies_are_sources() -> None:
    game = bare()
    assert sources(game, "france", "paris", "strasbourg", "lyon") == ["paris", "strasbourg"]
    assert sources(game, "france", "amsterdam", "milan") == ["amsterdam", "milan"]
    assert sources(game, "france", "ulm") == []


@rule("napoleon-against-europe supply.sources")
def test_stuttgart_is_no_source_but_warsaw_is_once_poland_exists() -> None:
    """[d.supply.source-minor-capital]"""
    game = bare()
    assert sources(game, "france", "stuttgart", "varsovie") == []
    game.owner = {**game.owner, "mazovie": "pologne"}
    game.status = {**game.status, "pologne": Status(Standing.ALLY, "france")}
    assert sources(game, "france", "stuttgart", "varsovie") == ["varsovie"]


@rule("napoleon-against-europe supply.sources")
def test_rome_and_trieste_feed_france_once_they_are_hers() -> None:
    """[ex1805.end.papacy] [ex1805.end.trieste]"""
    game = bare()
    assert sources(game, "france", "rome", "trieste") == []
    game.owner = {**game.owner, "frioul": "france"}
    game.status = {**game.status, "papaute": Status(Standing.ANNEXED, "france")}
    assert sources(game, "france", "rome", "trieste") == ["rome", "trieste"]


@rule("napoleon-against-europe supply.source.besieged")
def test_a_besieged_fortress_is_no_source() -> None:
    game = bare()
    assert sources(game, "france", "strasbourg") == ["strasbourg"]
    besiege(game, "strasbourg")
    assert sources(game, "france", "strasbourg") == []


@rule("napoleon-against-europe supply.source.besieged")
def test_a_source_in_enemy_hands_feeds_nobody() -> None:
    game = bare()
    flag(game, "autriche", "strasbourg")
    assert sources(game, "france", "strasbourg") == []


@rule("napoleon-against-europe supply.minor-uses-major")
def test_a_bavarian_corps_lives_on_strasbourg_while_it_goes_with_france() -> None:
    """[d4.supply.minor]"""
    game = bare()
    flag(game, "autriche", "ulm", "munich")
    corps = put(game, "bade", "corps-baviere")
    assert suppliers(game, "baviere") == ("baviere", "france")
    assert is_supplied(game, corps)
    game.status = {**game.status, "baviere": Status(Standing.ALLY, "autriche")}
    assert suppliers(game, "baviere") == ("baviere", "autriche")


@rule("napoleon-against-europe supply.minor-uses-major")
def test_a_minor_has_the_relays_of_its_major_power() -> None:
    game = bare()
    store(game, "stuttgart", "depot-france-1", is_fixed=True)
    store(game, "munich", "depot-espagne-1", is_fixed=True)
    line = line_for(game, "baviere")
    assert is_relay(game, line, "stuttgart")
    assert not is_relay(game, line, "munich")


@rule("napoleon-against-europe supply.line")
@rule("napoleon-against-europe supply.land-distance")
def test_two_points_to_a_relay_are_near_enough_and_three_are_not() -> None:
    """[d.supply.two-three]"""
    game = three_points_from_strasbourg()
    assert not is_supplied(game, put(game, "stuttgart", "fr-corps-9"))
    assert is_supplied(game, put(game, "ulm", "fr-corps-10"))
    store(game, "bade", "depot-france-1", is_fixed=True)
    assert is_supplied(game, "fr-corps-9")


def three_points_from_strasbourg() -> Game:
    """A table on which Stuttgart is three points from the nearest relay, and Ulm two."""
    game = bare()
    game.empty |= {"ulm", "wurtzbourg", "mayence"}
    return game


@rule("napoleon-against-europe supply.land-distance")
def test_a_marsh_counts_two_points_towards_the_relay() -> None:
    """[supply.lannes-thorn]"""
    game = bare()
    stand(game, prusse="coalition")
    game.empty = frozenset(game.printed.fortresses) - {"thorn"}
    game.owner = {**game.owner, game.printed.province_of["thorn"]: "france"}
    flag(game, "france", "varsovie")
    head = put(game, "grodno", "fr-corps-9")
    assert is_supplied(game, put(game, "eylau", "fr-corps-10"))
    assert is_supplied(game, head, entries=["varsovie"])
    assert not is_supplied(game, head, entries=["eylau"])


@rule("napoleon-against-europe supply.relay.types")
@rule("napoleon-against-europe supply.own-line")
def test_an_allied_fortress_is_a_relay_and_an_allied_depot_is_not() -> None:
    game = bare()
    line = line_for(game, "russie")
    assert is_relay(game, line, "vienne")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    assert not is_relay(game, line, "graz")
    assert is_relay(game, line_for(game, "autriche"), "graz")


@rule("napoleon-against-europe supply.relay.types")
def test_an_empty_fortress_is_no_relay() -> None:
    game = bare()
    game.empty |= {"vienne"}
    assert not is_relay(game, line_for(game, "autriche"), "vienne")


@rule("napoleon-against-europe supply.own-line")
@rule("napoleon-against-europe supply.mixed-force")
def test_prussian_corps_follow_the_line_of_the_russian_army_that_holds_them() -> None:
    """[supply.russian-army-prussian-corps]"""
    game = bare()
    stand(game, prusse="coalition")
    game.empty = frozenset(game.printed.fortresses) - {"magdebourg"}
    army = {"general": "koutouzov", "army": "1re-armee"}
    russian = put(game, "magdebourg", "ru-corps-1", "ru-corps-2", "pr-corps-1", **army)
    prussian = put(game, "magdebourg", "pr-corps-2")
    check(game, [russian, prussian])
    assert game.unsupplied == {"ru-corps-1", "ru-corps-2", "pr-corps-1"}


@rule("napoleon-against-europe supply.mixed-force")
def test_a_force_of_two_nations_lives_on_its_commanders_line() -> None:
    game = bare()
    game.empty = frozenset(game.printed.fortresses) - {"vienne"}
    army = {"general": "koutouzov", "army": "1re-armee"}
    assert not is_supplied(game, put(game, "vienne", "ru-corps-1", "au-corps-1", **army))
    assert is_supplied(game, put(game, "raab", "au-corps-2", general="charles"))


@rule("napoleon-against-europe supply.relay.besieged")
@rule("napoleon-against-europe supply.sea-ports")
@rule("napoleon-against-europe naval.blockade.no-supply")
def test_a_besieged_port_feeds_its_defenders_by_sea_until_it_is_blockaded() -> None:
    """[d4.supply.siege-sea]"""
    game = bare()
    stand(game, prusse="coalition")
    inside = put(game, "dantzig", "pr-corps-1", is_sheltered=True)
    put(game, "dantzig", "fr-corps-9", "fr-corps-10", general="ney")
    besiege(game, "dantzig")
    assert is_supplied(game, inside)
    assert sources(game, "prusse", "dantzig") == []
    assert not is_relay(game, line_for(game, "prusse"), "dantzig")
    berth(game, "fleet-villeneuve", "box", "dantzig")
    assert not is_supplied(game, inside)


@rule("napoleon-against-europe supply.relay.besieged")
def test_a_besieged_inland_fortress_feeds_nobody() -> None:
    game = bare()
    inside = put(game, "ulm", "fr-corps-9", is_sheltered=True)
    assert is_supplied(game, inside)
    besiege(game, "ulm")
    assert not is_supplied(game, inside)


@rule("napoleon-against-europe supply.alexandretta-acre")
def test_a_line_runs_between_alexandretta_and_acre() -> None:
    """[d.move.alexandretta]"""
    game = bare()
    stand(game, turquie="coalition", egypte=None)
    game.owner = {**game.owner, "egypte": "turquie"}
    game.empty |= {"acre", "alexandrie", "le-caire"}
    store(game, "alexandretta", "depot-turquie-1", is_fixed=True)
    store(game, "angora", "depot-turquie-2", is_fixed=True)
    at_acre = put(game, "acre", "tu-corps-1")
    assert can_trace(game, "alexandretta", "turquie")
    assert is_supplied(game, at_acre)
    assert is_supplied(game, put(game, "le-caire", "tu-corps-2"))


def line_across_munich() -> tuple[Game, str]:
    """Austrians at Ulm, which lives on Salzburg through Munich alone."""
    game = bare()
    flag(game, "autriche", "ulm", "munich")
    game.empty |= {"ulm", "innsbruck"}
    head = put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    return game, head


@rule("napoleon-against-europe supply.blocked.control")
@rule("napoleon-against-europe supply.land-distance")
def test_ulm_is_fed_from_salzburg_only_with_munich_controlled() -> None:
    """[ex1805.r3.mack-march]"""
    game, head = line_across_munich()
    assert is_supplied(game, head)
    game.flags = {"ulm": "autriche"}
    put(game, "munich", "au-corps-3")
    assert not is_supplied(game, head)


@rule("napoleon-against-europe supply.blocked.units")
def test_an_enemy_corps_on_the_way_cuts_a_line_unless_it_is_besieged() -> None:
    """[d4.supply.blocks]"""
    game, head = line_across_munich()
    put(game, "munich", "fr-corps-9")
    assert not is_supplied(game, head)


@rule("napoleon-against-europe supply.blocked.fortress")
def test_an_enemy_fortress_cuts_a_line_until_it_is_besieged_with_whoever_is_inside() -> None:
    """[d4.supply.blocks]"""
    game = bare()
    game.empty |= {"munich"}
    head = put(game, "stuttgart", "au-corps-1", "au-corps-2", general="mack")
    flag(game, "autriche", "munich", "stuttgart")
    store(game, "munich", "depot-autriche-1", is_fixed=True)
    game.empty |= {"innsbruck"}
    assert not is_supplied(game, head)
    put(game, "ulm", "fr-corps-9", is_sheltered=True)
    put(game, "ulm", "au-corps-3", "au-corps-4", general="jean")
    besiege(game, "ulm")
    assert is_supplied(game, head)


@rule("napoleon-against-europe supply.blocked.mountain")
def test_no_line_crosses_a_mountain_without_pass() -> None:
    """[d4.supply.blocks]"""
    game = bare()
    game.sieges = dict.fromkeys(["turin", "genes", "mantoue", "berne", "zurich"], 0)
    flag(game, "france", "innsbruck")
    store(game, "innsbruck", "depot-france-1", is_fixed=True)
    flag(game, "autriche", "ulm", "munich", "salzbourg", "klagenfurt", "venise", "zurich")
    assert game.printed.border("innsbruck", "milan").kind == "mountain"
    assert can_trace(game, "milan", "royaume-d-italie")
    assert not can_trace(game, "innsbruck", "royaume-d-italie")


@rule("napoleon-against-europe supply.free-passage")
def test_a_line_crosses_free_passage_in_enemy_land_but_no_neutral_one() -> None:
    """[d2.control.free-passage]"""
    game = bare()
    corps = put(game, "rome", "fr-corps-9")
    flag(game, "autriche", "livourne")
    assert is_supplied(game, corps)
    game.status = {**game.status, "papaute": Status(Standing.NEUTRAL)}
    assert not is_supplied(game, corps)


def battle_at(game: Game, zone: str, attacker: Side, whence: str) -> None:
    """A battle is on: the attacker has come from a zone."""
    heads: dict[Side, list[str]] = {side: [] for side in Side}
    for head in game.zones[zone]:
        nation = game.forces[head].nation
        heads[EMPIRE if nation == "france" else COALITION].append(head)
    hosts = {
        side: Host(side, those, [c for head in those for c in game.forces[head].corps])
        for side, those in heads.items()
    }
    hosts[attacker].entries = [Entry(heads[attacker][0], whence)]
    game.battle = Battle(zone, hosts[attacker], hosts[attacker.enemy])


@rule("napoleon-against-europe supply.blocked.entry-zone")
@rule("napoleon-against-europe supply.check-when")
@rule("napoleon-against-europe supply.marker")
@rule("napoleon-against-europe unsupplied.combat")
def test_the_zone_by_which_the_enemy_came_feeds_the_defender_no_more() -> None:
    """[d4.supply.battle]"""
    game, head = line_across_munich()
    assert is_supplied(game, head)
    put(game, "ulm", "fr-corps-9", general="ney")
    battle_at(game, "ulm", EMPIRE, "munich")
    assert game.battle is not None
    reckon(game, game.battle)
    assert ("battle.hungry", -3) in game.battle.defender.tally
    assert set(game.forces[head].corps) <= game.unsupplied
    game.battle = None
    check(game, [head])
    assert not game.unsupplied & set(game.forces[head].corps)


@rule("napoleon-against-europe unsupplied.combat")
def test_want_of_supply_takes_three_from_a_battle() -> None:
    """[d.battle.unsupplied]"""
    game, _ = line_across_munich()
    assert game.printed.tables.battle.unsupplied == -3
    put(game, "ulm", "fr-corps-9", general="ney")
    battle_at(game, "ulm", EMPIRE, "stuttgart")
    assert game.battle is not None
    reckon(game, game.battle)
    assert "battle.hungry" not in dict(game.battle.defender.tally)


@rule("napoleon-against-europe supply.check-when")
@rule("napoleon-against-europe supply.marker")
def test_the_end_of_the_activations_looks_at_every_force_of_both_sides() -> None:
    game = bare()
    put(game, "moscou", "fr-corps-9")
    put(game, "vienne", "au-corps-1")
    game.unsupplied |= {"au-corps-1"}
    check_supply(game)
    assert game.unsupplied == {"fr-corps-9"}


@rule("napoleon-against-europe supply.marker.carries")
def test_the_marker_stays_until_the_next_check_even_in_another_year() -> None:
    """[d4.supply.carry]"""
    game = three_points_from_strasbourg()
    head = put(game, "stuttgart", "fr-corps-9")
    check(game, [head])
    game.year += 1
    store(game, "bade", "depot-france-1", is_fixed=True)
    assert "fr-corps-9" in game.unsupplied
    check(game, [head])
    assert not game.unsupplied


@rule("napoleon-against-europe unsupplied.mixed")
def test_each_part_of_a_mixed_force_keeps_its_state() -> None:
    game = bare()
    head = put(game, "vienne", "au-corps-1", general="charles")
    other = put(game, "vienne", "au-corps-2")
    game.unsupplied |= {"au-corps-2"}
    merge(game, other, head)
    assert game.unsupplied == {"au-corps-2"}


@rule("napoleon-against-europe unsupplied.mixed.battle")
@pytest.mark.parametrize(("hungry", "is_well"), [(3, False), (2, True)])
def test_half_of_its_steps_make_a_force_unsupplied_in_battle(hungry: int, is_well: bool) -> None:
    """[d.unsupplied.half]"""
    game = bare()
    corps = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4")
    head = put(game, "vienne", *corps, general="charles", reduced=("au-corps-3", "au-corps-4"))
    game.unsupplied |= {"au-corps-1"} | ({"au-corps-3"} if hungry == 3 else set())
    host = Host(COALITION, [head], list(corps))
    assert supply.is_half_unsupplied(game, corps) is not is_well
    game.battle = Battle("vienne", Host(EMPIRE, []), host)
    assert feed(game, host, is_attacker=False) is is_well


@rule("napoleon-against-europe unsupplied.cards")
def test_an_unsupplied_force_cannot_use_a_card_that_needs_supply() -> None:
    """[d4.unsupplied.attrition]"""
    game = bare()
    deal(game, empire=["29F"])
    put(game, "moscou", "fr-elite-1", general="ney")
    put(game, "moscou", "ru-corps-1")
    battle_at(game, "moscou", EMPIRE, "smolensk")
    assert game.battle is not None
    game.battle.attacker.is_supplied = False
    moment = next(moment for card, moment in EVENTS if card == "29F")
    refusal = cannot_play(game, EMPIRE, moment, PlayCard("29F"))
    assert refusal is not None
    assert refusal.rule == "unsupplied.cards"
    assert game.printed.cards["29F"].supplied
    assert not game.printed.cards["3F"].supplied


@rule("napoleon-against-europe unsupplied.no-rally")
def test_an_unsupplied_force_cannot_be_rallied() -> None:
    """[d.rally]"""
    game = bare()
    head = put(game, "moscou", "fr-elite-1", general="ney", is_demoralised=True)
    march(game, head, points=4)
    refusal = cannot_rally(game, head)
    assert refusal is not None
    assert refusal.rule == "unsupplied.no-rally"
