"""The lid of a box: what can be known of a game before its box is opened."""

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from estafette.engine import BoxError, BoxReader, Lid, Scenario, lid_of, read_box, read_part
from tests.specimen import RULES


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    turns: int


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box whose map nobody can read."""
    folder = tmp_path / "box"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "map.toml").write_text("this is no map", "utf-8")
    for name, turns in (("dusk", 2), ("dawn", 5)):
        text = f'id = "{name}"\nturns = {turns}\n[provenance]\nsource = "printed"\n'
        (folder / "scenarios" / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_one_part_of_a_box_is_read_without_the_others(box):
    found = read_part(box, "scenarios", Sheet)

    assert found == {"dawn": Sheet("dawn", 5), "dusk": Sheet("dusk", 2)}
    with pytest.raises(BoxError):
        read_box(box)


def test_a_field_that_does_not_fit_is_named_with_its_file(box):
    (box / "scenarios" / "dusk.toml").write_text('id = "dusk"\nturns = "two"', "utf-8")

    with pytest.raises(BoxError) as caught:
        read_part(box, "scenarios", Sheet)

    assert caught.value.key == "box.wrong-type"
    assert caught.value.facts["file"] == "box/scenarios/dusk.toml"
    assert caught.value.facts["place"] == "turns"


def test_a_part_that_is_not_there_is_refused(box):
    with pytest.raises(BoxError) as caught:
        read_part(box, "layouts", Sheet)

    assert caught.value.key == "box.empty"


def test_a_box_without_a_lid_is_opened():
    assert lid_of(RULES).fingerprint == RULES.read(None).fingerprint


def test_a_box_with_a_lid_stays_closed_until_it_is_read():
    opened = []

    def whole(overlay: Path | None) -> str:
        opened.append(overlay)
        return "everything"

    lid = Lid((Scenario("dusk"),))
    rules = msgspec.structs.replace(RULES, read=BoxReader(whole, lambda: lid))

    assert lid_of(rules) is lid
    assert opened == []
    assert rules.read(Path("mine")) == "everything"
    assert opened == [Path("mine")]
