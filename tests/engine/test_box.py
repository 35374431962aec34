"""What is printed in a game's box, and what does not fit there."""

import pickle
import zlib

import pytest
from msgspec import Struct

from estafette.engine.box import (
    BoxError,
    Provenance,
    convert_box,
    past_box,
    read_box,
)
from estafette.engine.messages import Messages
from estafette.engine.packing import LARGEST, text_of
from tests.engine.smallbox import CAMPAIGN, CARDS, MAP, Map, Printed, Title, Unit, Zone, write


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
