"""Is a corrected box sound? Every fault is found and named."""

import pytest

from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.printed import FOLDER, read
from estafette.games.age_of_napoleon.soundness import check
from tests.games.age_of_napoleon.position import the_box
from tests.referee import rule
from tests.words import words_of

START = "scenarios/1805.toml"
SALT = '{ id = "salt", name = "Salt", side = "either", copies = 1, phases = ["winter"] }'


def faults(tmp_path, file, text):
    """What is wrong with the box once this is laid over it; each fault can be said aloud."""
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text, "utf-8")
    found = check(read(tmp_path))
    for key, facts in found:
        said = [words_of(RULES).say(key, facts, language) for language in ("en", "fr")]
        assert "⟨" not in "".join(said)
    return dict(found)


@rule("age-of-napoleon pieces.total", "age-of-napoleon cards.composition")
def test_the_box_as_shipped_is_sound():
    assert check(the_box()) == []


def test_every_fault_has_its_words():
    source = (FOLDER / "soundness.py").read_text("utf-8")
    keys = {word for word in source.split('"') if word.startswith("sound.")}

    assert len(keys) == 28
    assert all(words_of(RULES).has(key) for key in keys)


@rule("age-of-napoleon map.adjacency")
def test_an_area_cut_off_from_the_map_is_found(tmp_path):
    text = 'border = [{ ends = ["stato-della-chiesa", "napoli"], remove = true }]'

    assert faults(tmp_path, "map.toml", text)["sound.apart"] == {"area": "napoli"}


@pytest.mark.parametrize(
    ("file", "text", "key", "fact"),
    [
        ("map.toml", 'area = [{ id = "banat", country = "ruritania" }]', "area-country", "banat"),
        ("map.toml", 'area = [{ id = "banat", marks = ["detachable"] }]', "detachable", "banat"),
        ("map.toml", 'area = [{ id = "moscow", marks = [] }]', "capital", "russia"),
        (
            "countries.toml",
            'country = [{ id = "ruritania", name = "Ruritania", kind = "minor" }]',
            *("no-area", "ruritania"),
        ),
        ("countries.toml", 'country = [{ id = "tirol", ruler = "bayern" }]', "ruler", "bayern"),
        ("corps.toml", 'corps = [{ id = "ney", home = "ruritania" }]', "corps-home", "ruritania"),
        ("corps.toml", 'corps = [{ id = "ney", pool = "saar" }]', "corps-pool", "saar"),
        ("corps.toml", 'corps = [{ id = "ney", exhausted = 7 }]', "ratings", "ney"),
        ("corps.toml", 'corps = [{ id = "ney", seniority = 0 }]', "ratings", "ney"),
        ("corps.toml", 'corps = [{ id = "ney", after = "reform" }]', "availability", "ney"),
        ("corps.toml", 'corps = [{ id = "ney", remove = true }]', "set-up-corps", "ney"),
        ("cards.toml", 'title = [{ id = "mud", side = "turkish" }]', "title-side", "turkish"),
        ("cards.toml", 'title = [{ id = "mud", remove = true }]', "event-title", "mud"),
        ("cards.toml", f"title = [{SALT}]", "title-event", "salt"),
        ("tables.toml", "first_choice.french = [1805]", "first-choice", 1810),
        ("tables.toml", 'surrender.order = ["bayern"]', "table-country", "bayern"),
        (START, "year = 1795", "date", 1795),
        (START, 'id = "1806"', "scenario-id", "1806"),
        (START, 'risen = ["ruritania"]', "status-country", "ruritania"),
        (START, 'out = ["ney", "moreau"]', "set-up-corps", "moreau"),
        (START, 'out = ["davout"]', "set-up-twice", "davout"),
        (START, 'french.lyonnais = ["ney"]', "set-up-area", "lyonnais"),
        (START, 'french.bayern = ["ney"]', "set-up-both", "bayern"),
        (START, "cards.removed = { mud = 3 }", "set-up-cards", "mud"),
        (START, "cards.random = 40", "deal", 58),
    ],
)
def test_a_correction_that_does_not_hold_together_is_named(tmp_path, file, text, key, fact):
    found = faults(tmp_path, file, text)

    assert fact in found[f"sound.{key}"].values()


@rule("age-of-napoleon def.status.set")
@pytest.mark.parametrize(
    ("text", "country", "count"),
    [('status.ic = ["bayern"]', "bayern", 2), ("status.fd = []", "italia", 0)],
)
def test_a_country_in_two_states_or_in_none_is_found(tmp_path, text, country, count):
    found = faults(tmp_path, START, text)

    assert found["sound.status"] == {"scenario": "1805", "country": country, "count": count}


@rule("age-of-napoleon def.major-countries", "age-of-napoleon def.corps")
@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("countries.toml", 'country = [{ id = "sverige", remove = true }]', "named-country"),
        ("corps.toml", 'corps = [{ id = "charles-john", remove = true }]', "named-corps"),
    ],
)
def test_what_the_rules_name_must_be_there(tmp_path, file, text, key):
    assert f"sound.{key}" in faults(tmp_path, file, text)


@rule("age-of-napoleon pieces.total")
def test_a_card_too_many_is_counted(tmp_path):
    found = faults(tmp_path, "cards.toml", 'title = [{ id = "mud", copies = 3 }]')

    assert found["sound.count"] == {"what": "cards", "count": 56, "supply": 55}
