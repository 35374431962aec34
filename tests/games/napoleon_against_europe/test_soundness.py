"""Is a corrected box sound? Every fault is found and named."""

import pytest

from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.printed import FOLDER, read
from estafette.games.napoleon_against_europe.soundness import check
from tests.games.napoleon_against_europe.position import the_box
from tests.words import words_of


def faults(tmp_path, file, text):
    """What is wrong with the box once this is laid over it; each fault can be said aloud."""
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text, "utf-8")
    found = check(read(tmp_path))
    for key, facts in found:
        said = [words_of(RULES).say(key, facts, language) for language in ("en", "fr")]
        assert "⟨" not in "".join(said)
    return found


def test_the_box_holds_together():
    assert check(the_box()) == []


def test_every_fault_has_its_words():
    source = (FOLDER / "soundness.py").read_text("utf-8")
    keys = {word for word in source.split('"') if word.startswith("sound.")}

    assert len(keys) == 37
    assert all(words_of(RULES).has(key) for key in keys)


ZONE = 'zone = [{{ id = "{}", {} }}]'
BORDER = 'border = [{{ ends = ["{}", "{}"], {} }}]'


@pytest.mark.parametrize(
    ("text", "key", "fact"),
    [
        (ZONE.format("berlin", 'province = "atlantis"'), "zone-province", "atlantis"),
        (ZONE.format("riga", 'port = "caspienne"'), "port", "caspienne"),
        (ZONE.format("kaschau", "town = true"), "open", "kaschau"),
        (ZONE.format("riga", "fortress = 3"), "town", "riga"),
        (ZONE.format("berlin", "blockade = true"), "blockade", "berlin"),
        (ZONE.format("kherson", 'province = "ukraine"'), "province-empty", "nouvelle-russie"),
        (BORDER.format("kovno", "vilna", 'kind = "ice"'), "border", "ice"),
        (BORDER.format("kovno", "vilna", 'sea = "manche"'), "strait", "vilna"),
        (BORDER.format("copenhague", "malmo", 'sea = ""'), "strait", "malmo"),
        ('sea = [{ id = "lion", group = "red-sea" }]', "sea-group", "red-sea"),
        ('sea = [{ id = "lion", neighbours = ["baleares"] }]', "sea-way", "lion"),
        (
            'sea = [{ id = "marmara", neighbours = ["egee"] }, '
            '{ id = "mer-noire-ouest", neighbours = ["mer-noire-est"] }]',
            *("sea-apart", "mer-noire-est"),
        ),
        ('province = [{ id = "tyrol", country = "saar" }]', "province-country", "saar"),
        (ZONE.format("berlin", 'capital = "minor"'), "capital", "prusse"),
        ('country = [{ id = "sicile", capitals = ["atlantis"] }]', "capital", "sicile"),
    ],
)
def test_a_fault_of_the_map_is_found_and_named(tmp_path, text, key, fact):
    found = faults(tmp_path, "map.toml", text)

    assert (f"sound.{key}", fact) in {
        (name, value) for name, facts in found for value in facts.values()
    }


def removed(start, *others):
    ends = ", ".join([f'{{ ends = ["{start}", "{each}"], remove = true }}' for each in others])
    return f"border = [{ends}]"


def test_a_zone_without_way_or_port_is_found(tmp_path):
    found = faults(tmp_path, "map.toml", removed("brunn", *the_box().ground.neighbours("brunn")))

    assert ("sound.apart", {"zone": "brunn"}) in found


def test_a_zone_that_nobody_has_drawn_is_found(tmp_path):
    more = 'name = "X", province = "tyrol", lat = 1, lon = 1, town = true, port = "lion"'
    lonely = f'{{ id = "x", {more} }}'
    other = lonely.replace('"x"', '"y"')
    found = faults(tmp_path, "map.toml", f"zone = [{lonely}, {other}]")

    assert ("sound.drawing", {"zone": "x"}) in found
    assert ("sound.count", {"what": "zones", "count": 195, "supply": 193}) in found


CORPS = 'corps = [{{ id = "fr-corps-9", {} }}]'
GENERAL = 'general = [{{ id = "ney", {} }}]'


@pytest.mark.parametrize(
    ("file", "text", "key", "fact"),
    [
        ("counters.toml", CORPS.format('nation = "saar"'), "piece-country", "saar"),
        ("counters.toml", CORPS.format("combat = [1, 2]"), "strengths", "fr-corps-9"),
        ("counters.toml", CORPS.format('card = "99F"'), "piece-card", "99F"),
        ("counters.toml", GENERAL.format('replaces = "kleber"'), "replaces", "kleber"),
        ("counters.toml", GENERAL.format("rank = 1"), "rank", 1),
        ("cards.toml", 'card = [{ id = "55F", remove = true }]', "count", 54),
        ("cards.toml", 'card = [{ id = "5F", number = 6 }]', "numbers", "empire"),
        ("scenarios/1805.toml", 'id = "1804"', "scenario-id", "1804"),
        ("scenarios/1805.toml", "last = 1804", "scenario-years", "1805"),
        ("scenarios/1805.toml", 'cards_empire = ["1C"]', "scenario-card", "1C"),
        ("scenarios/1805.toml", 'cards_empire = ["50F"]', "scenario-period", "50F"),
        ("scenarios/1805.toml", '[control]\nfrance = ["atlantis"]', "set-up-place", "atlantis"),
        ("scenarios/1805.toml", '[territory]\nsaar = ["tyrol"]', "set-up-country", "saar"),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", choices = ["atlantis"], default = "atlantis" }]',
            *("set-up-place", "atlantis"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", default = "berlin" }]',
            *("set-up-line", "1805.02"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", corps = ["fr-corps-99"] }]',
            *("set-up-piece", "fr-corps-99"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", corps = ["fr-elite-1"] }]',
            *("set-up-twice", "fr-elite-1"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", nation = "saar" }]',
            *("set-up-country", "saar"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", depots = 99 }]',
            *("set-up-depots", "france"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.02", reduced = ["fr-elite-1"] }]',
            *("set-up-reduced", "fr-elite-1"),
        ),
        (
            "scenarios/1805.toml",
            'placement = [{ id = "1805.09", choices = ["berlin"], default = "berlin" }]',
            *("set-up-port", "berlin"),
        ),
        (
            "scenarios/1805.toml",
            'status = [{ country = "prusse", kind = "neutral", side = "neutral" }]',
            *("status", "france"),
        ),
    ],
)
def test_a_fault_of_counters_cards_or_set_ups_is_found_and_named(tmp_path, file, text, key, fact):
    found = faults(tmp_path, file, text)

    assert (f"sound.{key}", fact) in {
        (name, value) for name, facts in found for value in facts.values()
    }


def test_a_power_without_a_fortress_has_no_source_of_supply(tmp_path):
    zones = [
        zone
        for province in the_box().provinces_of["espagne"]
        for zone in the_box().zones_of[province]
    ]
    bare = ", ".join([f'{{ id = "{zone}", fortress = 0, town = true }}' for zone in zones])

    found = faults(tmp_path, "map.toml", f"zone = [{bare}]")

    assert ("sound.source", {"country": "espagne"}) in found


def test_a_country_that_the_rules_name_must_be_there(tmp_path):
    found = faults(tmp_path, "map.toml", 'country = [{ id = "serbes", remove = true }]')

    assert ("sound.named-country", {"country": "serbes"}) in found
