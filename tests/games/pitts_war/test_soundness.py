"""Is a corrected box sound? Every fault is found and named."""

import pytest

from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.printed import FOLDER, read
from estafette.games.pitts_war.soundness import check
from tests.games.pitts_war.position import the_box
from tests.words import words_of

UNWRITTEN = "sound.marker-event"


def faults(tmp_path, file, text):
    """What is wrong with the box once this is laid over it; each fault can be said aloud."""
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text, "utf-8")
    found = [fault for fault in check(read(tmp_path)) if fault[0] != UNWRITTEN]
    for key, facts in found:
        said = [words_of(RULES).say(key, facts, language) for language in ("en", "fr")]
        assert "⟨" not in "".join(said)
    return dict(found)


def test_everything_but_the_effects_of_the_markers_holds_together():
    assert [fault for fault in check(the_box()) if fault[0] != UNWRITTEN] == []


def test_every_fault_has_its_words():
    source = (FOLDER / "soundness.py").read_text("utf-8")
    keys = {word for word in source.split('"') if word.startswith("sound.")}

    assert len(keys) == 31
    assert all(words_of(RULES).has(key) for key in keys)


AREA = 'area = [{{ id = "berlin", {} }}]'
ARMY = 'army = [{{ id = "fr-north", {} }}]'


@pytest.mark.parametrize(
    ("file", "text", "key", "fact"),
    [
        ("map.toml", AREA.format('power = "ruritania"'), "area-power", "ruritania"),
        ("map.toml", AREA.format('partition = "ruritania"'), "area-power", "ruritania"),
        ("map.toml", AREA.format("stars = 0"), "stars", "berlin"),
        ("map.toml", 'area = [{ id = "riga", seas = [] }]', "port", "riga"),
        ("map.toml", 'border = [{ ends = ["riga", "vilna"], kind = "ice" }]', "border", "ice"),
        (
            "map.toml",
            'border = [{ ends = ["cairo", "asyut"], remove = true }]',
            *("apart", "asyut"),
        ),
        ("map.toml", 'area = [{ id = "berlin", marks = ["city"] }]', "capital", "prussia"),
        ("countries.toml", 'country = [{ id = "bavaria", patron = "hesse" }]', "patron", "hesse"),
        (
            "countries.toml",
            'country = [{ id = "hesse", capitals = ["kassel"] }]',
            "capital",
            "hesse",
        ),
        ("armies.toml", ARMY.format('power = "ruritania"'), "army-power", "ruritania"),
        ("armies.toml", ARMY.format('back = "1-3-1C"'), "faces", "fr-north"),
        ("armies.toml", ARMY.format('marker = "f-waterloo"'), "army-marker", "f-waterloo"),
        ("armies.toml", ARMY.format('revolt = "picardy"'), "region", "picardy"),
        ("leaders.toml", 'leader = [{ id = "davout", power = "saar" }]', "army-power", "saar"),
        ("markers.toml", 'marker = [{ id = "f-valmy", enters = 1793 }]', "marker-year", 1793),
        ("tables.toml", "[supplies]\nareas = 141", "count", 141),
        ("tables.toml", '[blockade]\nports = ["atlantis"]', "table-area", "atlantis"),
        (
            "tables.toml",
            '[track]\nyear = [{ number = 1797, joins = ["saar"] }]',
            *("track-names", "saar"),
        ),
        (
            "tables.toml",
            '[track]\nyear = [{ number = 1797, arrives = ["fr-old-guard"] }]',
            *("track-names", "fr-old-guard"),
        ),
        ("tables.toml", "[track]\nyear = [{ number = 1797, remove = true }]", "track", 1792),
        ("layouts/1792.toml", 'french = ["france", "hesse"]', "stance", "hesse"),
        ("layouts/1792.toml", '[flags]\nparis = "saar"', "stance-power", "saar"),
        ("layouts/1792.toml", '[flags]\natlantis = "france"', "set-up-area", "atlantis"),
        ("layouts/1792.toml", '[leaders]\nney = "paris"', "set-up-piece", "ney"),
        ("layouts/1805.toml", 'out = ["fr-old-guard"]', "set-up-piece", "fr-old-guard"),
        ("layouts/1792.toml", 'picked = ["f-waterloo"]', "set-up-marker", "f-waterloo"),
        ("scenarios/great-empire.toml", 'id = "empire"', "scenario-id", "empire"),
        ("scenarios/great-empire.toml", "last = 1821", "scenario-years", "great-empire"),
        ("scenarios/great-empire.toml", 'victory = "glory"', "scenario-victory", "glory"),
        ("scenarios/great-empire.toml", 'layout = "1809"', "scenario-layout", "1809"),
    ],
)
def test_a_fault_is_found_and_named(tmp_path, file, text, key, fact):
    assert fact in faults(tmp_path, file, text)[f"sound.{key}"].values()
