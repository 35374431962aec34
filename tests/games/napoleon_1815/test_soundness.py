"""Is a corrected box sound? Every fault is found and named."""

import pytest

import estafette.games.napoleon_1815.cards  # noqa: F401  (the events enter themselves)
from estafette.engine import read_box
from estafette.games.napoleon_1815 import RULES
from estafette.games.napoleon_1815.events import EVENTS
from estafette.games.napoleon_1815.printed import FOLDER, Printed, read
from estafette.games.napoleon_1815.sides import Army, Camp
from estafette.games.napoleon_1815.soundness import NAMED_BLOCKS, NAMED_ZONES, check
from tests.games.napoleon_1815.position import the_box
from tests.referee import rule
from tests.words import words_of

CAMPAIGN = "scenarios/campaign-1815.toml"
LIGNY = "scenarios/intro-ligny.toml"


def faults(tmp_path, file, text):
    """What is wrong with the box once this is laid over it; each fault can be said aloud."""
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text, "utf-8")
    found = check(read(tmp_path))
    for key, facts in found:
        said = [words_of(RULES).say(key, facts, language) for language in ("en", "fr")]
        assert "⟨" not in "".join(said)
    return found


@rule("napoleon-1815 component.decks.size", "napoleon-1815 map.zones-connections")
def test_the_box_as_shipped_is_sound():
    assert check(the_box()) == []


def test_every_fault_has_its_words():
    source = (FOLDER / "soundness.py").read_text("utf-8")
    keys = {word for word in source.split('"') if word.startswith("sound.")}

    assert len(keys) == 31
    assert all(words_of(RULES).has(key) for key in keys)


def test_the_names_that_the_rules_use_are_asked_for():
    assert NAMED_ZONES == ("alost", "bruxelles", "maubeuge")
    assert set(NAMED_BLOCKS) == {
        *("napoleon", "wellington", "blucher"),
        *("drouot", "grouchy", "ney", "lamarque"),
        *("hill", "orange", "picton", "uxbridge", "frederick", "gneisenau"),
    }


@rule("napoleon-1815 map.zones-connections")
def test_a_zone_cut_off_from_the_map_is_found(tmp_path):
    text = """
    connection = [
        { ends = ["hal", "tubize"], remove = true },
        { ends = ["hal", "leeuw-saint-pierre"], remove = true },
        { ends = ["hal", "braine-l-alleud"], remove = true },
    ]
    """
    found = faults(tmp_path, "map.toml", text)

    assert ("sound.apart", {"zone": "hal"}) in found
    areas = [facts["scenario"] for key, facts in found if key == "sound.area-apart"]
    assert areas == ["campaign-1815", "ligny-quatre-bras", "waterloo-wavre"]
    assert len(found) == 4


@rule("napoleon-1815 map.zone-types")
def test_a_kind_of_ground_that_no_table_explains_is_found(tmp_path):
    text = 'zone = [{ id = "hal", kind = "marsh" }]'

    assert faults(tmp_path, "map.toml", text) == [
        ("sound.terrain", {"zone": "hal", "kind": "marsh"})
    ]


@rule("napoleon-1815 component.blocks.count")
def test_a_missing_block_is_found(tmp_path):
    found = faults(tmp_path, "blocks.toml", 'block = [{ id = "frederick", remove = true }]')

    assert found[:2] == [
        ("sound.named-block", {"block": "frederick"}),
        ("sound.blocks", {"army": Army.ANGLO_ALLIED, "count": 13, "supply": 14}),
    ]
    unknown = [facts for key, facts in found if key == "sound.set-up-block"]
    assert unknown == [
        {"scenario": "intro-ligny", "block": "frederick"},
        {"scenario": "waterloo-wavre", "block": "frederick"},
    ]
    assert len(found) == 4


def test_a_missing_zone_that_a_card_names_is_found(tmp_path):
    text = """
    zone = [{ id = "alost", remove = true }]
    connection = [
        { ends = ["ninove", "alost"], remove = true },
        { ends = ["alost", "asse"], remove = true },
    ]
    """
    found = faults(tmp_path, "map.toml", text)

    assert found[0] == ("sound.named-zone", {"zone": "alost"})
    flagged = [facts["scenario"] for key, facts in found if key == "sound.flag-zone"]
    assert len(flagged) == 3
    assert len(found) == 4


@rule("napoleon-1815 component.cubes.count")
def test_more_strength_than_there_are_cubes_is_found(tmp_path):
    found = faults(tmp_path, "blocks.toml", 'block = [{ id = "ney", cavalry = 4 }]')

    facts = {"army": Army.FRENCH, "arm": "cavalry", "count": 12, "supply": 11}
    assert ("sound.cubes", {"scenario": "campaign-1815", **facts}) in found
    assert len(found) == 4


@rule("napoleon-1815 component.cubes.count")
def test_more_infantry_than_there_are_cubes_is_found(tmp_path):
    found = faults(tmp_path, "blocks.toml", 'block = [{ id = "lobau", infantry = 4 }]')

    facts = {"army": Army.FRENCH, "arm": "infantry", "count": 32, "supply": 31}
    assert ("sound.cubes", {"scenario": "campaign-1815", **facts}) in found


@rule("napoleon-1815 oob.strength-maximum")
@pytest.mark.parametrize(("infantry", "strength", "sound"), [(8, 9, False), (7, 8, True)])
def test_a_corps_above_eight_points_is_found(tmp_path, infantry, strength, sound):
    text = f"""
    block = [{{ id = "reille", infantry = {infantry} }}, {{ id = "d-erlon", infantry = 5 }}]
    """
    found = faults(tmp_path, "blocks.toml", text)

    facts = {"corps": "reille", "strength": strength, "most": 8}
    wrong = ("sound.strength", {"scenario": "intro-ligny", **facts})
    assert (wrong not in found) is sound
    assert len(found) == (0 if sound else 3)


def test_a_corps_that_starts_without_strength_is_found(tmp_path):
    text = 'unit = [{ block = "lobau", zone = "fleurus", infantry = 0, cavalry = 0 }]'
    found = faults(tmp_path, "scenarios/waterloo-wavre.toml", text)

    facts = {"scenario": "waterloo-wavre", "corps": "lobau", "strength": 0, "most": 8}
    assert found == [("sound.strength", facts)]


@rule("napoleon-1815 component.decks.size")
def test_a_deck_that_does_not_count_up_is_found(tmp_path):
    found = faults(tmp_path, "cards.toml", "card = [{ number = 1, remove = true }]")

    decks = [facts for key, facts in found if key == "sound.deck"]
    facts = {"camp": Camp.COALITION, "count": 35, "wanted": 36}
    assert decks == [{**facts, "players": players} for players in (2, 2, 3, 3)]
    assert ("sound.title-event", {"title": "a-bruxelles"}) not in found
    assert len(found) == 4


@rule("napoleon-1815 component.decks.size")
def test_a_deck_that_does_not_count_up_under_one_option_is_found(tmp_path):
    found = faults(tmp_path, "cards.toml", "card = [{ number = 51, remove = true }]")

    facts = {"camp": Camp.FRENCH, "count": 35, "wanted": 36}
    assert found == [
        ("sound.card-replaces", {"number": 83, "replaced": 51}),
        ("sound.deck", {**facts, "players": 2}),
        ("sound.deck", {**facts, "players": 3}),
    ]


@rule("napoleon-1815 component.decks.size")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            'number = 38, title = "waterloo"',
            ("sound.card-title", {"number": 38, "title": "waterloo"}),
        ),
        (
            'number = 38, title = "carre"',
            ("sound.card-camp", {"number": 38, "title": "carre", "camp": Camp.FRENCH}),
        ),
        ("number = 38, face = 7", ("sound.card-face", {"number": 38, "face": 7})),
        ("number = 25, value = 2", ("sound.card-replaces", {"number": 78, "replaced": 25})),
        ("number = 82, face = 3", ("sound.card-replaces", {"number": 82, "replaced": 70})),
        ("number = 51, recovery = 2", ("sound.card-replaces", {"number": 83, "replaced": 51})),
    ],
)
def test_a_card_that_does_not_hold_together_is_found(tmp_path, change, fault):
    assert faults(tmp_path, "cards.toml", f"card = [{{ {change} }}]") == [fault]


@rule("napoleon-1815 cards.list")
def test_a_title_without_an_event_is_found(tmp_path):
    text = """
    [[title]]
    id = "waterloo"
    name = "Waterloo"
    camps = ["french"]
    colour = "green"
    """

    assert faults(tmp_path, "cards.toml", text) == [("sound.title-event", {"title": "waterloo"})]


@rule("napoleon-1815 cards.list")
def test_an_event_without_a_title_is_found(tmp_path):
    text = 'title = [{ id = "elan", remove = true }]'
    found = faults(tmp_path, "cards.toml", text)

    assert ("sound.event-title", {"title": "elan"}) in found
    numbers = [facts["number"] for key, facts in found if key == "sound.card-title"]
    assert numbers == [47, 48]
    assert len(found) == 3
    assert set(EVENTS) == set(the_box().titles)


@rule("napoleon-1815 draw.count")
@pytest.mark.parametrize(
    ("change", "sound"),
    [
        ("number = 73, french = 5", False),
        ("number = 73, french = 1", True),
        ("number = 74, prussian = 0", False),
        ("number = 77, anglo_allied = 3", False),
        ("number = 73, anglo_allied = 3", True),
    ],
)
def test_an_invasion_card_beyond_one_to_four_is_found(tmp_path, change, sound):
    found = faults(tmp_path, "cards.toml", f"invasion = [{{ {change} }}]")

    number = int(change[9:11])
    wrong = ("sound.invasion-draws", {"number": number, "least": 1, "most": 4})
    assert found == ([] if sound else [wrong])


@rule("napoleon-1815 scenario.supplies.setup")
@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        (
            LIGNY,
            'unit = [{ block = "murat", zone = "ligny" }]',
            ("sound.set-up-block", {"block": "murat"}),
        ),
        (
            LIGNY,
            'unit = [{ block = "ney", zone = "namur" }]',
            ("sound.set-up-zone", {"zone": "namur"}),
        ),
        (
            LIGNY,
            'unit = [{ block = "lobau", zone = "ligny" }]',
            ("sound.set-up-twice", {"block": "lobau"}),
        ),
        (
            LIGNY,
            'reinforcement = [{ block = "lobau", turn = 2, zone = "ligny", otherwise = ["ath"] }]',
            ("sound.set-up-zone", {"zone": "ath"}),
        ),
        (
            LIGNY,
            'reinforcement = [{ block = "lobau", turn = 4, zone = "ligny" }]',
            ("sound.reinforcement-turn", {"block": "lobau", "last": 3}),
        ),
        (LIGNY, 'entered = ["murat"]', ("sound.set-up-block", {"block": "murat"})),
        (LIGNY, 'zones = ["ligny", "fleurus", "sombreffe", "hal"]', ("sound.area-apart", {})),
        (LIGNY, "track = 0", ("sound.track", {"track": 0})),
        (LIGNY, "track = 20", ("sound.track", {"track": 20})),
        (
            LIGNY,
            "invasion = [{ from = 1, to = 2, card = 75 }]",
            ("sound.invasion-turn", {"turn": 3, "count": 0}),
        ),
        (
            LIGNY,
            "invasion = [{ from = 1, to = 3, card = 75 }, { from = 1, to = 1, card = 76 }]",
            ("sound.invasion-turn", {"turn": 1, "count": 2}),
        ),
        (
            LIGNY,
            "invasion = [{ from = 1, to = 3, card = 70 }]",
            ("sound.invasion-card", {"number": 70}),
        ),
        (
            CAMPAIGN,
            'fortified_positions = ["ligny"]',
            ("sound.position-zone", {"zone": "ligny"}),
        ),
        (CAMPAIGN, 'fortified_positions = ["paris"]', ("sound.set-up-zone", {"zone": "paris"})),
        (
            CAMPAIGN,
            'control.french = ["maubeuge", "ligny"]',
            ("sound.flag-zone", {"zone": "ligny"}),
        ),
        (
            CAMPAIGN,
            'control.french = ["maubeuge", "namur"]',
            ("sound.flag-twice", {"zone": "namur"}),
        ),
        (
            CAMPAIGN,
            "vedettes.french = 8",
            ("sound.vedettes", {"army": Army.FRENCH, "count": 8, "supply": 7}),
        ),
        (
            CAMPAIGN,
            'activated_at_start = [{ turn = 1, army = "prussian", except = ["murat"] }]',
            ("sound.set-up-block", {"block": "murat"}),
        ),
    ],
)
def test_a_set_up_that_does_not_hold_together_is_found(tmp_path, file, text, fault):
    key, facts = fault
    scenario = file.removeprefix("scenarios/").removesuffix(".toml")
    found = faults(tmp_path, file, text)

    assert (key, {"scenario": scenario, **facts}) in found
    assert {key for key, _ in found} <= {key, "sound.set-up-zone"}


@rule("napoleon-1815 scenario.supplies.setup")
@pytest.mark.parametrize(
    ("file", "text"),
    [
        (LIGNY, 'reinforcement = [{ block = "lobau", turn = 1, zone = "ligny" }]'),
        (LIGNY, 'reinforcement = [{ block = "lobau", turn = 3, zone = "ligny" }]'),
        (LIGNY, "track = 1"),
        (LIGNY, "track = 19"),
        (LIGNY, 'unit = [{ block = "drouot", zone = "ligny", infantry = 1, cavalry = 0 }]'),
        (CAMPAIGN, "vedettes.french = 7"),
    ],
)
def test_a_set_up_at_the_edge_of_what_is_allowed_is_sound(tmp_path, file, text):
    assert faults(tmp_path, file, text) == []


@rule("napoleon-1815 component.flags.count")
@pytest.mark.parametrize(("supply", "sound"), [(6, False), (7, True)])
def test_more_flags_than_the_box_holds_are_found(tmp_path, supply, sound):
    found = faults(tmp_path, "tables.toml", f"supplies.flags.anglo_allied = {supply}")

    facts = {"army": Army.ANGLO_ALLIED, "count": 7, "supply": 6}
    assert (("sound.flags", {"scenario": "campaign-1815", **facts}) in found) is not sound
    assert len(found) == (0 if sound else 3)


@rule("napoleon-1815 scenario.supplies.fortified-positions")
def test_more_fortified_positions_than_the_box_holds_are_found(tmp_path):
    found = faults(tmp_path, "tables.toml", "supplies.fortified_positions = 3")

    wrong = ("sound.positions", {"scenario": "campaign-1815", "count": 4, "supply": 3})
    assert wrong in found
    assert len(found) == 3


@rule("napoleon-1815 component.decks.size")
def test_two_cards_of_one_number_are_found(tmp_path):
    box = read_box(FOLDER / "box")
    cards = box.data["cards"]["card"]
    cards.append({**cards[0], "title": "tenir"})
    found = check(Printed(box))

    assert [fault for fault in found if fault[0] == "sound.card-twice"] == [
        ("sound.card-twice", {"number": 1}),
        ("sound.card-twice", {"number": 1}),
    ]


def test_a_scenario_under_another_name_is_found(tmp_path):
    found = faults(tmp_path, LIGNY, 'id = "ligny"')

    assert found[0] == ("sound.scenario-id", {"scenario": "intro-ligny", "id": "ligny"})
