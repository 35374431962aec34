"""What is printed in a game's box, and what an overlay may change of it."""

import pickle
import zlib
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from estafette.engine.box import (
    Box,
    BoxError,
    Provenance,
    convert_box,
    past_box,
    read_box,
)
from estafette.engine.messages import Messages
from estafette.engine.packing import LARGEST, text_of

MAP = """
provenance.source = "reconstructed"
provenance.basis  = "Towns at their true coordinates."
scale = 2

[title]
name = "Belgium"
year = 1815

[[zone]]
id     = "ath"
points = 1
kind   = "town"

[[zone]]
id     = "ligny"

[[connection]]
ends   = ["ath", "ligny"]

[[connection]]
ends   = ["ligny", "wavre"]
bridge = "dyle"
"""
CARDS = """
[[card]]
number = 1
value  = 4
faces  = [1, 2]

[[card]]
number = 2
value  = 3
"""
CAMPAIGN = """
turns = 8

[[unit]]
block = "ney"
zone  = "ath"
"""


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Annotated[int, Meta(ge=0)] = 0
    kind: Literal["clear", "town"] = "clear"

    def __post_init__(self) -> None:
        if self.kind == "town" and not self.points:
            raise ValueError("a town scores")


class Connection(Struct, frozen=True, forbid_unknown_fields=True):
    ends: tuple[str, str]
    bridge: str = ""


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    year: int


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    scale: int
    title: Title
    zone: tuple[Zone, ...]
    connection: tuple[Connection, ...]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    value: int
    faces: tuple[int, ...] = ()


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    block: str
    zone: str


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    unit: tuple[Unit, ...]
    flags: dict[str, int] = {}


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    map: Map
    cards: Cards
    scenarios: dict[str, Scenario]


@pytest.fixture
def box(tmp_path) -> Path:
    return write(
        tmp_path / "box",
        {
            "map.toml": MAP,
            "cards.toml": CARDS,
            "scenarios/campaign.toml": CAMPAIGN,
            "scenarios/ligny.toml": CAMPAIGN,
        },
    )


@pytest.fixture
def overlaid(box, tmp_path):
    """The box under an overlay of the files given."""

    def laid(**files: str) -> Box:
        named = {f"{name.replace('__', '/')}.toml": text for name, text in files.items()}
        return read_box(box, write(tmp_path / "mine", named))

    return laid


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_a_box_holds_its_files_and_one_level_of_folders(box):
    data = read_box(box).data

    assert data["map"]["zone"][1] == {"id": "ligny"}
    assert data["scenarios"]["campaign"]["turns"] == 8
    assert set(data) == {"map", "cards", "scenarios"}


def test_the_ledger_is_left_alone(box):
    (box / "rules.toml").write_text("not even TOML", "utf-8")

    assert "rules" not in read_box(box).data


def test_the_provenance_of_a_file_is_kept_apart(box):
    read = read_box(box)

    assert read.provenance == {
        "map.toml": Provenance("reconstructed", "Towns at their true coordinates.")
    }
    assert "provenance" not in read.data["map"]


def test_what_is_reconstructed_needs_a_basis(box):
    (box / "cards.toml").write_text('provenance.source = "reconstructed"\n', "utf-8")

    with pytest.raises(BoxError, match=r"box/cards\.toml, provenance: .* basis"):
        read_box(box)


def test_a_provenance_of_another_kind_is_refused(box):
    (box / "cards.toml").write_text('provenance.source = "guessed"\n', "utf-8")

    with pytest.raises(BoxError, match=r"box/cards\.toml, provenance\.source: .*guessed"):
        read_box(box)


def test_a_box_becomes_the_structs_of_its_game(box):
    printed = convert_box(read_box(box), Printed)

    assert printed.map.zone[0] == Zone("ath", 1, "town")
    assert printed.scenarios["ligny"].unit == (Unit("ney", "ath"),)


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


@pytest.mark.parametrize("which", ["box", "overlay"])
def test_a_folder_that_is_not_there_is_refused(box, tmp_path, which):
    nowhere = tmp_path / "nowhere"

    with pytest.raises(BoxError, match="nowhere: there is no such folder"):
        read_box(*([nowhere] if which == "box" else [box, nowhere]))


def test_an_empty_box_is_refused(tmp_path):
    with pytest.raises(BoxError, match="no printed data"):
        read_box(tmp_path)


def test_a_file_that_is_not_text_is_refused(box):
    (box / "map.toml").write_bytes(b"name = \xff")

    with pytest.raises(BoxError, match=r"box/map\.toml: .*UTF-8"):
        read_box(box)


def test_a_folder_in_the_place_of_a_file_is_refused(box):
    (box / "odd.toml").mkdir()

    with pytest.raises(BoxError, match=r"box/odd\.toml: this file cannot be read"):
        read_box(box)


def test_a_name_is_a_file_or_a_folder_and_not_both(box):
    (box / "scenarios.toml").write_text("a = 1", "utf-8")

    with pytest.raises(BoxError, match="“scenarios” is both a file and a folder"):
        read_box(box)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("map.toml", "zone = []", r"^box/map\.toml, scale: this field is missing\.$"),
        ("map.toml", MAP + "speed = 2", r"^box/map\.toml, connection\.ligny/wavre\.speed: nothing"),
        ("map.toml", MAP + "[x]", r"^box/map\.toml, x: nothing of this name"),
        (
            "map.toml",
            MAP.replace("points = 1", "points = 'one'"),
            r"zone\.ath\.points: a whole number is expected here, and a text was found\.$",
        ),
        ("map.toml", MAP.replace("points = 1", "points = -1"), r"zone\.ath\.points: .*>= 0\.$"),
        ("map.toml", MAP.replace("points = 1", ""), r"map\.toml, zone\.ath: a town scores\.$"),
        ("map.toml", MAP.replace("town", "port"), r"zone\.ath\.kind: .*port"),
        (
            "cards.toml",
            CARDS.replace("[1, 2]", "[1, true]"),
            r"card\.1\.faces\.#2: .*true or false",
        ),
        ("scenarios/ligny.toml", "turns = 'x'\nunit = []", r"^box/scenarios/ligny\.toml, turns: "),
        (
            "scenarios/ligny.toml",
            CAMPAIGN + "[flags]\nath = 1\nligny = 'two'",
            r"^box/scenarios/ligny\.toml, flags\.ligny: a whole number",
        ),
        ("charts.toml", "a = 1", r"^box/charts: the game has no use"),
    ],
)
def test_what_does_not_fit_the_structs_is_named_with_its_file_and_field(box, file, text, said):
    write(box, {file: text})

    with pytest.raises(BoxError, match=said):
        convert_box(read_box(box), Printed)


def test_of_two_misfits_the_first_is_named_with_its_own_file(tmp_path):
    class Two(Struct, frozen=True):
        armies: dict[str, Title]
        battles: dict[str, Title]

    sound, faulty = "name = 'x'\nyear = 1", "name = 'x'\nyear = 'y'"
    files = {"armies/a.toml": sound, "armies/b.toml": faulty, "battles/c.toml": faulty}
    box = read_box(write(tmp_path, files))

    with pytest.raises(BoxError, match=r"/armies/b\.toml, year: "):
        convert_box(box, Two)


def test_a_file_that_the_structs_need_is_missed(box):
    (box / "cards.toml").unlink()

    with pytest.raises(BoxError, match=r"^box/cards: this part of the box is missing\.$"):
        convert_box(read_box(box), Printed)


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


def test_a_fault_of_the_whole_box_names_the_box(box):
    class Sound(Struct, frozen=True):
        map: Map

        def __post_init__(self) -> None:
            raise ValueError("the map is upside down")

    with pytest.raises(BoxError, match=r"^box: the map is upside down\.$"):
        convert_box(read_box(box), Sound)


def test_a_fault_is_told_in_french_as_well(overlaid):
    with pytest.raises(BoxError) as refused:
        overlaid(map="title = 3")

    said = Messages([], strict=True).say(refused.value.key, refused.value.facts, "fr")

    assert said == (
        "mine/map.toml, title\u00a0: on attend ici une table, et l’on trouve une valeur simple."
    )


def test_a_fault_travels_between_processes(box):
    fault = BoxError("box.stray", {"file": "x.toml"})

    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_the_fingerprint_names_the_numbers(box, overlaid):
    printed = read_box(box).fingerprint

    assert len(bytes.fromhex(printed)) == 16
    assert read_box(box).fingerprint == printed
    assert overlaid(map="scale = 3").fingerprint != printed


def test_a_box_is_packed_and_comes_back_as_it_was(box, overlaid):
    read = overlaid(map="scale = 3")
    kept = read_box(box, read.packed)

    assert text_of(kept.data) == text_of(read.data)  # in the same order, too
    assert (kept.fingerprint, kept.packed) == (read.fingerprint, read.packed)
    assert kept.overlay is None


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"nothing of ours",
        zlib.compress(b"{}")[:-1],
        zlib.compress(b"[]"),
        zlib.compress(b"[" * 100_000),
        zlib.compress(b"{}" + b" " * (LARGEST - 1)),
        zlib.compress(rb'{"name": "\ud800"}'),
    ],
    ids=["empty", "foreign", "cut", "list", "deep", "huge", "half a letter"],
)
def test_what_is_no_packed_box_is_refused(box, packed):
    with pytest.raises(BoxError, match="cannot be read"):
        read_box(box, packed)


def test_a_box_of_before_is_found_by_its_fingerprint(box):
    (box / "past").mkdir()
    (box / "past" / "ab12.z").write_bytes(b"numbers")

    assert past_box(box, "ab12") == b"numbers"
    assert past_box(box, "cd34") is None
    assert past_box(box, "../past/ab12") is None
