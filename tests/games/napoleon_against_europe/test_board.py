"""The board for whoever draws it: zones, seas, a blockade box for each port, boxes beside."""

from collections import Counter

from estafette.engine import settle
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.board import (
    BESIDE,
    blockade_of,
    board,
    drawn,
)
from tests.games.napoleon_against_europe.position import the_box
from tests.referee import rule
from tests.words import words_of


def spaces():
    return {space.id: space for space in drawn(the_box()).spaces}


def test_every_scenario_is_played_on_the_same_board():
    first, *others = [
        board(the_box(), settle(the_box(), scenario, {})) for scenario in the_box().sheets
    ]

    assert all(other is first for other in others)


@rule(
    "napoleon-against-europe map.zones",
    "napoleon-against-europe map.sea-zone",
    "napoleon-against-europe naval.blockade.box",
)
def test_zones_seas_blockade_boxes_and_those_beside_are_the_spaces():
    printed = the_box()
    boxes = [blockade_of(port) for port in printed.ports]

    assert list(spaces()) == [*printed.seas, *printed.zones, *boxes, *BESIDE]
    assert len(drawn(printed).spaces) == len(spaces())


@rule("napoleon-against-europe map.port")
def test_a_box_is_linked_to_the_sea_on_which_its_port_looks():
    links = {link.ends for link in drawn(the_box()).links if link.kind == "box"}

    assert links == {(blockade_of(port), sea) for port, sea in the_box().ports.items()}


@rule("napoleon-against-europe map.borders")
def test_every_border_on_land_and_at_sea_is_a_link_of_its_kind():
    kinds = Counter(link.kind for link in drawn(the_box()).links)

    assert kinds["bridge"] == 63
    assert kinds["pass"] == 61
    assert kinds["sea"] == len(the_box().waters.borders)


@rule(
    "napoleon-against-europe map.capital",
    "napoleon-against-europe map.fortress-levels",
    "napoleon-against-europe map.key-zone",
)
def test_a_space_says_what_is_printed_on_its_zone():
    assert spaces()["vienne"].kind == "fortress"
    assert {"autriche", "capital-major", "key"} <= set(spaces()["vienne"].marks)
    assert spaces()["mantoue"].kind == "citadel"
    assert {"marsh", "key", "lombardie"} <= set(spaces()["mantoue"].marks)
    assert spaces()["munich"].kind == "town"
    assert "capital-minor" in spaces()["munich"].marks
    assert spaces()["pinsk"].kind == "open"
    assert {"poor", "marsh"} <= set(spaces()["pinsk"].marks)
    assert "port" in spaces()["brest"].marks


def test_seas_that_freeze_say_so():
    assert "ice" in spaces()["golfe-finlande"].marks
    assert "ice" not in spaces()["baltique-est"].marks


def test_what_has_its_name_on_the_sheet_is_marked_so_that_nobody_writes_it_twice():
    lettered = {id_ for id_, space in spaces().items() if "lettered" in space.marks}

    assert lettered == spaces().keys() - the_box().zones.keys()


def test_powers_wear_their_colours_and_minors_those_of_no_nation():
    liveries = drawn(the_box()).liveries

    assert liveries["angleterre"] == liveries["coalition"] == "britain"
    assert liveries["suede"] == "sweden"
    assert liveries["baviere"] == "other"
    assert the_box().countries.keys() <= liveries.keys()


def test_every_space_has_a_name_in_both_languages():
    words = words_of(RULES)

    for space in spaces():
        assert words.has(f"name.{space}"), space
    assert words.name("vienne", "en") == "Vienna"
    assert words.name("vienne", "fr") == "Vienne"
    assert words.name("blockade-brest", "en") == "Blockade of Brest"
    assert words.name("golfe-de-gascogne", "en") == "Bay of Biscay"
