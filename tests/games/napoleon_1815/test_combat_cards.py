"""[p.12, 1] How many combat cards each side reveals."""

import pytest

from estafette.games.napoleon_1815.events import PlayCard
from tests.games.napoleon_1815.battle import attack, cards, heard, tally
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import rule

FOUR_AND_FIVE = {"reille": (4, 0), "d-erlon": (5, 0)}


# vector d.combat.strength-four-five
@rule("napoleon-1815 combat.cards.strength")
@pytest.mark.parametrize(
    ("strength", "brought"), [((1, 0), 1), ((3, 1), 1), ((4, 1), 2), ((0, 5), 2), ((7, 1), 2)]
)
def test_a_corps_brings_one_card_up_to_four_points_and_two_from_five(strength, brought):
    game = given(reille="quatre-bras", hill="quatre-bras", strength={"reille": strength})

    referee = attack(game, "reille", shows=(1, 1), meets=(1,))

    assert cards(referee, "french") == brought


@rule("napoleon-1815 combat.cards.strength")
def test_the_cards_of_all_corps_of_the_pile_are_added_up():
    game = given(
        reille="quatre-bras", d_erlon="quatre-bras", hill="quatre-bras", strength=FOUR_AND_FIVE
    )

    referee = attack(game, "reille", "d-erlon", shows=(1, 1, 1), meets=(1,))

    assert tally(referee, "french") == [("combat.strength", 3)]


# vector d.combat.fatigue-four-five
@rule("napoleon-1815 combat.cards.fatigue")
def test_each_corps_with_more_than_four_fatigue_costs_its_side_a_card():
    game = given(
        reille="quatre-bras",
        d_erlon="quatre-bras",
        hill="quatre-bras",
        orange="quatre-bras",
        fatigue={"reille": 4, "d-erlon": 5, "hill": 5, "orange": 8},
    )

    referee = attack(game, "reille", "d-erlon", shows=(1, 1, 1), meets=(1,))

    assert tally(referee, "french") == [("combat.strength", 4), ("combat.exhausted", -1)]
    assert tally(referee, "coalition") == [("combat.strength", 3), ("combat.exhausted", -2)]


# vector d.combat.defender-zero-cards
@rule("napoleon-1815 combat.cards.minimum")
def test_a_defender_without_cards_reveals_none_and_the_combat_is_fought():
    game = given(reille="quatre-bras", brunswick="quatre-bras", fatigue={"brunswick": 6})

    referee = attack(game, "reille", shows=(1, 1))

    assert cards(referee, "coalition") == 0
    assert referee.fact("combat.reveals") == {"camp": "coalition", "cards": ()}
    assert "combat.drawn" in referee.keys


# vectors d.combat.cancelled, d.combat.cancelled-fatigue, d.combat.cancelled-despite-bonus
@rule("napoleon-1815 combat.cancelled", "napoleon-1815 combat.cancelled.effect")
@pytest.mark.parametrize(
    ("pile", "fatigue"),
    [(["grouchy"], {}), (["d-erlon"], {"d-erlon": 6}), (["lobau", "napoleon"], {})],
)
def test_an_attack_without_a_card_from_its_corps_is_cancelled(pile, fatigue):
    blocks = {block.replace("-", "_"): "waterloo" for block in pile}
    game = given(hill="waterloo", fatigue=fatigue, **blocks)

    referee = attack(game, *pile, on_march=True)

    assert referee.is_over
    assert referee.fact("combat.cancelled") == {"camp": "french", "zone": "waterloo"}
    assert "combat.cards" not in referee.keys
    assert "combat.reveals" not in referee.keys
    assert game.activated == set(pile) == game.acted
    assert game.combat is None
    assert (game.zone["hill"], game.fatigue["hill"], game.track) == ("waterloo", 0, 10)


@rule("napoleon-1815 combat.cancelled")
def test_one_card_from_its_corps_is_enough_to_attack():
    game = given(d_erlon="quatre-bras", hill="quatre-bras", fatigue={"d-erlon": 6})

    referee = attack(game, "d-erlon", shows=(1,), meets=(1,))

    assert "combat.cancelled" not in referee.keys
    assert cards(referee, "french") == 1
    assert game.activated == {"d-erlon", "hill"}


# vector d.combat.wood
@rule("napoleon-1815 combat.cards.wood", "napoleon-1815 map.terrain-table")
def test_woods_give_the_defender_a_card_and_the_attacker_none():
    game = given(reille="waterloo", thielmann="waterloo")

    referee = attack(game, "reille", shows=(1, 1), meets=(1, 1, 1))

    assert tally(referee, "coalition") == [("combat.strength", 2), ("wooded", 1)]
    assert tally(referee, "french") == [("combat.strength", 2)]


@rule("napoleon-1815 combat.cards.wood")
def test_woods_serve_a_french_defender_too():
    game = given(reille="waterloo", thielmann="waterloo")

    referee = attack(game, "thielmann", shows=(1, 1), meets=(1, 1, 1))

    assert tally(referee, "french") == [("combat.strength", 2), ("wooded", 1)]


# vectors d.combat.fortress-own, d.combat.fortress-lost
@rule("napoleon-1815 combat.cards.fortress")
@pytest.mark.parametrize(
    ("flags", "count"),
    [({"namur": "prussian"}, 3), ({"namur": "anglo-allied"}, 3), ({"namur": "french"}, 2), ({}, 2)],
)
def test_a_fortress_gives_its_defender_a_card_under_his_own_flag_only(flags, count):
    game = given(reille="namur", pirch="namur", flags=flags)

    referee = attack(game, "reille", shows=(1, 1), meets=(1, 1, 1))

    assert cards(referee, "coalition") == count


@rule("napoleon-1815 combat.cards.fortress")
@pytest.mark.parametrize(("flag", "count"), [("french", 3), ("prussian", 2)])
def test_a_french_defender_needs_a_french_flag_on_the_fortress(flag, count):
    game = given(reille="namur", pirch="namur", flags={"namur": flag})

    referee = attack(game, "pirch", shows=(1, 1), meets=(1, 1, 1))

    assert cards(referee, "french") == count


# vectors d.combat.fortified-position, d.combat.farm-without-marker
@rule(
    "napoleon-1815 combat.cards.fortified-position",
    "napoleon-1815 combat.fatigue.fortified-position",
)
@pytest.mark.parametrize(
    ("positions", "count", "fatigue"), [(["hougoumont"], 2, 1), (["papelotte"], 1, 3), ([], 1, 3)]
)
def test_a_fortified_position_gives_a_card_and_spares_two_fatigue(positions, count, fatigue):
    game = given(reille="hougoumont", hill="hougoumont", positions=positions)

    referee = attack(game, "reille", shows=(3, 2), meets=(1, 1))

    assert cards(referee, "coalition") == count
    assert game.fatigue["hill"] == fatigue


# vector d.combat.french-in-farm
@rule("napoleon-1815 fortified-position.coalition-only")
def test_a_fortified_position_does_nothing_for_the_french():
    game = given(reille="hougoumont", hill="hougoumont", positions=["hougoumont"])

    referee = attack(game, "hill", shows=(3,), meets=(1, 1))

    assert tally(referee, "french") == [("combat.strength", 2)]
    assert game.fatigue["reille"] == 2


@rule("napoleon-1815 fortified-position.coalition-only")
def test_a_coalition_attacker_has_no_shelter_from_a_fortified_position():
    game = given(reille="hougoumont", hill="hougoumont", positions=["hougoumont"])

    referee = attack(game, "hill", shows=(1,), meets=(3, 1))

    assert tally(referee, "coalition") == [("combat.strength", 1)]
    assert game.fatigue["hill"] == 2


# vector d.combat.bonus-not-alone
@rule("napoleon-1815 combat.cards.bonus", "napoleon-1815 combat.cards.bonus.commander")
def test_combat_symbols_count_in_a_pile_of_several_corps():
    game = given(
        drouot="quatre-bras", lobau="quatre-bras", napoleon="quatre-bras", picton="quatre-bras"
    )

    referee = attack(game, "drouot", "lobau", "napoleon", shows=(1, 1, 1, 1), meets=(1, 1, 1))

    assert tally(referee, "french") == [("combat.strength", 3), ("drouot", 1), ("napoleon", 1)]
    assert cards(referee, "french") == 5
    assert tally(referee, "coalition") == [("combat.strength", 2), ("picton", 1)]


# vector d.combat.commander-outside
@rule("napoleon-1815 combat.cards.bonus.commander")
def test_a_commander_who_stays_out_of_the_attacking_pile_gives_nothing():
    game = given(d_erlon="quatre-bras", napoleon="quatre-bras", hill="quatre-bras")

    referee = attack(game, "d-erlon", shows=(1, 1), meets=(1,))

    assert tally(referee, "french") == [("combat.strength", 2)]
    assert "napoleon" not in game.activated


@rule("napoleon-1815 combat.defender.commander", "napoleon-1815 combat.cards.bonus.commander")
def test_commanders_in_the_zone_always_defend_whatever_their_state():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        wellington="quatre-bras",
        blucher="quatre-bras",
        activated=["wellington"],
    )

    referee = attack(game, "reille", shows=(1, 1), meets=(1, 1, 1))

    assert tally(referee, "coalition") == [
        ("combat.strength", 1),
        ("wellington", 1),
        ("blucher", 1),
    ]


# vector d.card.empereur-combat
@rule("napoleon-1815 card.f.empereur-souffrant.combat")
def test_an_ailing_emperor_gives_no_combat_card():
    game = given(
        reille="quatre-bras",
        napoleon="quatre-bras",
        hill="quatre-bras",
        lasting={"empereur-souffrant": "french"},
    )

    referee = attack(game, "reille", "napoleon", shows=(1, 1), meets=(1,))

    assert tally(referee, "french") == [("combat.strength", 2)]


@rule("napoleon-1815 combat.cards.events")
def test_events_come_last_in_the_sum_and_do_not_save_a_cancelled_attack():
    game = given(grouchy="waterloo", hill="waterloo", hand={"french": ["elan"]})
    referee = attack(game, "grouchy", on_march=True)
    referee.choose(PlayCard("elan-47"))
    assert "combat.cancelled" in referee.keys

    game = given(drouot="waterloo", hill="waterloo", hand={"french": ["elan"]})
    referee = attack(game, "drouot", on_march=True, shows=(1, 1, 1), meets=(1, 1))
    referee.choose(PlayCard("elan-47"))
    assert tally(referee, "french") == [
        ("combat.strength", 2),
        ("combat.on-march", -1),
        ("drouot", 1),
        ("elan", 1),
    ]


@rule("napoleon-1815 component.screens", "napoleon-1815 combat.cards.strength")
def test_the_enemy_hears_the_sum_but_not_strength_and_fatigue():
    game = given(
        drouot="waterloo", reille="waterloo", hill="waterloo", fatigue={"reille": 5, "hill": 5}
    )

    referee = attack(game, "drouot", "reille", on_march=True, shows=(1, 1, 1), meets=(1,))

    assert heard(referee, "french") == [
        ("combat.corps", 3),
        ("combat.on-march", -1),
        ("drouot", 1),
    ]
    assert heard(referee, "coalition") == [("combat.corps", 0), ("wooded", 1)]


# vector d.map.terrain
@rule("napoleon-1815 map.terrain-table")
def test_the_terrain_table_has_one_line_for_each_kind_of_zone():
    terrain = the_box().tables.terrain

    assert {
        kind: (line.defender_cards, line.defender_fatigue, line.pursuit)
        for kind, line in terrain.items()
    } == {
        "clear": (0, 0, True),
        "wooded": (1, 0, False),
        "town": (0, -1, True),
        "fortified-town": (1, 0, False),
        "fortified-farm": (1, -2, True),
    }
    assert {zone.kind for zone in the_box().zones.values()} == set(terrain)


# vector d.position.count
@rule("napoleon-1815 fortified-position.count")
def test_four_fortified_positions_stand_on_four_fortified_farms():
    box = the_box()

    positions = box.sheets["campaign-1815"].fortified_positions

    assert len(set(positions)) == 4 == box.tables.supplies.fortified_positions
    assert {box.zones[zone].kind for zone in positions} == {"fortified-farm"}
