"""What an overlay may change of a box, and how it is told what it may not."""

import pytest

from estafette.engine.box import (
    BoxError,
    convert_box,
    read_box,
)
from tests.engine.smallbox import CAMPAIGN, CARDS, MAP, Printed, write


def test_an_overlay_changes_only_the_fields_that_it_gives(overlaid):
    box = overlaid(map="[title]\nyear = 1814\n[[zone]]\nid = 'ath'\npoints = 3\n")

    assert box.data["map"]["title"] == {"name": "Belgium", "year": 1814}
    assert box.data["map"]["zone"] == [
        {"id": "ath", "points": 3, "kind": "town"},
        {"id": "ligny"},
    ]
    assert box.overlaid == ("map.title.year", "map.zone.ath.points")


def test_an_overlay_that_repeats_the_box_changes_nothing(box, overlaid):
    same = overlaid(map=MAP, scenarios__campaign=CAMPAIGN)

    assert same.overlaid == ()
    assert same.fingerprint == read_box(box).fingerprint


def test_a_record_is_known_by_its_number(overlaid):
    box = overlaid(cards="[[card]]\nnumber = 2\nvalue = 5\n")

    assert [card["value"] for card in box.data["cards"]["card"]] == [4, 5]
    assert box.overlaid == ("cards.card.2.value",)


def test_a_connection_is_known_by_its_ends_either_way_round(overlaid):
    box = overlaid(map='[[connection]]\nends = ["ligny", "ath"]\nbridge = "dendre"\n')

    assert box.data["map"]["connection"][0] == {"ends": ["ath", "ligny"], "bridge": "dendre"}
    assert box.overlaid == ("map.connection.ath/ligny.bridge",)


def test_a_record_of_an_unknown_key_is_added(overlaid):
    box = overlaid(map="[[zone]]\nid = 'wavre'\n")

    assert box.data["map"]["zone"][-1] == {"id": "wavre"}
    assert box.overlaid == ("map.zone.wavre",)


def test_a_record_may_be_removed(overlaid):
    box = overlaid(map="[[zone]]\nid = 'ath'\nremove = true\n")

    assert box.data["map"]["zone"] == [{"id": "ligny"}]
    assert box.overlaid == ("map.zone.ath",)


def test_other_lists_are_replaced(overlaid):
    box = overlaid(cards="[[card]]\nnumber = 1\nfaces = [6]\n")

    assert box.data["cards"]["card"][0]["faces"] == [6]
    assert box.overlaid == ("cards.card.1.faces",)


def test_units_of_a_set_up_are_told_apart_by_their_block(overlaid):
    box = overlaid(scenarios__campaign='[[unit]]\nblock = "ney"\nzone = "frasnes"\n')

    assert {"block": "ney", "zone": "frasnes"} in box.data["scenarios"]["campaign"]["unit"]


def test_an_overlay_may_say_where_its_numbers_come_from(box, overlaid):
    corrected = overlaid(map='provenance.source = "printed"\n')

    assert corrected.provenance["map.toml"].source == "printed"
    assert corrected.provenance["map.toml"].basis == "Towns at their true coordinates."
    assert corrected.overlaid == ()
    assert corrected.fingerprint == read_box(box).fingerprint


@pytest.mark.parametrize(
    ("key", "file", "text", "said"),
    [
        ("box.stray", "charts", "a = 1", r"^mine/charts\.toml: the box has no such file"),
        ("box.stray", "rules", "a = 1", r"^mine/rules\.toml: "),
        ("box.syntax", "map", "a = 1\nb = [", r"^mine/map\.toml, at its end: .*TOML"),
        ("box.syntax", "map", "a = 1\nb 2", r"^mine/map\.toml, line 2, column 3: .*TOML"),
        ("box.wrong-type", "map", "title = 3", r"title: a table is expected .* a single value"),
        ("box.wrong-type", "map", "zone = 3", r"zone: a list is expected"),
        ("box.wrong-type", "map", "zone = [3]", r"zone\.#1: a table is expected"),
        ("box.wrong-type", "map", "[scale]\nof = 3", r"scale: a single value is .* a table"),
        ("box.no-record-key", "map", "[[zone]]\npoints = 3", r"zone\.#1: .*“id”"),
        ("box.nothing-to-remove", "map", "[[zone]]\nid='x'\nremove=true", r"zone\.x: .*remove"),
        ("box.repeated-record", "cards", "card=[{number=1},{number=1}]", r"card\.1: .*twice"),
    ],
)
def test_a_faulty_overlay_is_refused_with_its_file_and_place(overlaid, key, file, text, said):
    with pytest.raises(BoxError, match=said) as refused:
        overlaid(**{file: text})

    assert refused.value.key == key
    assert refused.value.facts["file"] == f"mine/{file}.toml"


def test_a_correction_that_fits_two_records_is_refused(box, overlaid):
    (box / "map.toml").write_text("zone = [{id = 'ath'}, {id = 'ath'}]", "utf-8")

    with pytest.raises(BoxError, match=r"zone\.ath: several records"):
        overlaid(map="zone = [{id = 'ath', points = 2}]")


def test_a_stray_file_is_found_at_any_depth(box, tmp_path):
    (tmp_path / "mine" / "a" / "b").mkdir(parents=True)
    write(tmp_path / "mine" / "a" / "b", {"c.toml": "d = 1"})

    with pytest.raises(BoxError, match=r"mine/a/b/c\.toml"):
        read_box(box, tmp_path / "mine")


@pytest.mark.parametrize(
    "text",
    [
        "[[zone]]\nid = 'ath'\npoints = 'one'",
        "[[zone]]\nid = 'ath'\nsize = 1",
        "[[zone]]\nid = 'ath'\npoints = 0",
        "[[zone]]\nid = 'wavre'\nkind = 'town'",
    ],
)
def test_a_misfit_is_laid_at_the_door_of_the_overlay_that_wrote_it(overlaid, text):
    box = overlaid(map=text)

    with pytest.raises(BoxError, match=r"^mine/map\.toml, zone\."):
        convert_box(box, Printed)


def test_a_misfit_of_the_box_is_not_laid_at_the_door_of_the_overlay(box, overlaid):
    write(box, {"cards.toml": CARDS.replace("value  = 3", "value = 'x'")})
    corrected = overlaid(map="scale = 3")

    with pytest.raises(BoxError, match=r"^box/cards\.toml, card\.2\.value: "):
        convert_box(corrected, Printed)
