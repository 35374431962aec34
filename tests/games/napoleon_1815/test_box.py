"""What lies in the box: pieces, cards and map, as printed or as rebuilt."""

from collections import Counter

import pytest

from estafette.engine import Setup
from estafette.games.napoleon_1815.sides import CAMP_OF, COALITION, FRENCH, Army, Camp
from estafette.games.napoleon_1815.start import cards_of, new_game
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import rule

BOX = the_box()
SUPPLIES = BOX.tables.supplies
PRINTED_RECOVERY = {1: 15, 2: 12, 3: 6, 0: 3}


def by_army(supply):
    return supply.french, supply.anglo_allied, supply.prussian


def blocks(army, kind):
    return [block.id for block in BOX.blocks.values() if (block.army, block.kind) == (army, kind)]


# vector d.box.sums
@rule("napoleon-1815 component.blocks.count")
def test_the_box_holds_47_blocks():
    assert by_army(SUPPLIES.blocks) == (17, 14, 12)
    assert SUPPLIES.fortified_positions == 4
    assert sum(by_army(SUPPLIES.blocks)) + SUPPLIES.fortified_positions == 47
    coloured = Counter(block.army for block in BOX.blocks.values())
    assert [coloured[army] for army in Army] == [17, 14, 12]


@rule("napoleon-1815 component.blocks.count")
def test_two_stickers_go_on_each_coloured_block_and_one_on_each_white_block():
    assert SUPPLIES.stickers == 2 * len(BOX.blocks) + SUPPLIES.fortified_positions == 90


# vector d.set.block-kinds
@rule("napoleon-1815 component.blocks.kinds", "napoleon-1815 unit.commander.mark")
@pytest.mark.parametrize(
    ("army", "commander", "corps", "vedettes"),
    [
        (Army.FRENCH, "napoleon", 9, 7),
        (Army.ANGLO_ALLIED, "wellington", 6, 7),
        (Army.PRUSSIAN, "blucher", 5, 6),
    ],
)
def test_each_army_has_a_commander_corps_and_vedettes(army, commander, corps, vedettes):
    assert blocks(army, "commander") == [commander]
    assert len(blocks(army, "corps")) == corps
    assert len(blocks(army, "vedette")) == vedettes


@rule("napoleon-1815 component.blocks.kinds")
def test_only_corps_have_strength():
    for block in BOX.blocks.values():
        assert block.kind in ("commander", "corps", "vedette")
        assert (block.infantry + block.cavalry > 0) == (block.kind == "corps")


@rule("napoleon-1815 component.blocks.colours")
def test_red_and_black_blocks_form_the_coalition():
    assert CAMP_OF == {
        Army.FRENCH: FRENCH,
        Army.ANGLO_ALLIED: COALITION,
        Army.PRUSSIAN: COALITION,
    }
    assert BOX.camp_of["ney"] is FRENCH
    assert BOX.camp_of["hill"] is BOX.camp_of["bulow"] is COALITION


# vector d.box.sums
@rule("napoleon-1815 component.cubes.count")
def test_there_are_104_strength_cubes():
    assert by_army(SUPPLIES.infantry) == (31, 21, 28)
    assert by_army(SUPPLIES.cavalry) == (11, 7, 6)
    assert sum(by_army(SUPPLIES.infantry) + by_army(SUPPLIES.cavalry)) == 104


@rule("napoleon-1815 component.cubes.count", "napoleon-1815 component.cubes.value")
@pytest.mark.parametrize(
    ("army", "infantry", "cavalry"),
    [(Army.FRENCH, 31, 11), (Army.ANGLO_ALLIED, 21, 7), (Army.PRUSSIAN, 28, 6)],
)
def test_the_full_orders_of_battle_use_every_cube(army, infantry, cavalry):
    corps = [BOX.blocks[id_] for id_ in blocks(army, "corps")]

    assert sum(block.infantry for block in corps) == infantry
    assert sum(block.cavalry for block in corps) == cavalry


@rule("napoleon-1815 component.cubes.value")
def test_a_strength_point_is_infantry_or_cavalry():
    game = given(gerard="ligny")

    assert (game.infantry["gerard"], game.cavalry["gerard"]) == (4, 1)
    assert game.strength("gerard") == 5


@rule("napoleon-1815 component.fatigue.cylinders", "napoleon-1815 oob.fatigue-track")
def test_80_cylinders_count_fatigue():
    assert SUPPLIES.cylinders == 80
    assert BOX.tables.fatigue.eliminated_above == 8


# vector d.box.sums
@rule("napoleon-1815 component.flags.count", "napoleon-1815 control.marker.zones")
def test_there_are_22_flags_of_which_each_camp_could_need_ten_at_most():
    assert by_army(SUPPLIES.flags) == (10, 7, 5)
    assert sum(by_army(SUPPLIES.flags)) == 22
    assert len([zone for zone in BOX.zones.values() if zone.points]) == SUPPLIES.flags.french


# vector d.box.sums
@rule("napoleon-1815 component.arrows.count")
def test_there_are_seven_arrows():
    assert by_army(SUPPLIES.arrows) == (3, 2, 2)
    assert sum(by_army(SUPPLIES.arrows)) == 7


@rule("napoleon-1815 component.bridge-markers.count")
def test_three_bridges_can_be_down_at_a_time():
    assert SUPPLIES.bridge_markers == 3


@rule("napoleon-1815 component.track-pawns")
def test_two_pawns_stand_on_the_turn_and_on_the_track():
    assert SUPPLIES.pawns == 2
    game = given(turn=3, track=9)
    assert (game.turn, game.track) == (3, 9)


# vector d.box.sums
@rule("napoleon-1815 component.dice.count")
def test_there_are_fifteen_dice():
    assert by_army(SUPPLIES.dice) == (5, 5, 5)
    assert sum(by_army(SUPPLIES.dice)) == 15


@rule("napoleon-1815 component.screens", "napoleon-1815 component.oob-boards")
def test_each_army_has_a_screen_and_an_order_of_battle():
    assert SUPPLIES.screens == len(Army) == 3
    assert SUPPLIES.sheets == len(Army)
    assert SUPPLIES.bags == len(Army)


# vector d.deck.size
@rule("napoleon-1815 component.decks.size")
@pytest.mark.parametrize(("camp", "first", "last"), [(COALITION, 1, 36), (FRENCH, 37, 72)])
def test_a_deck_is_36_cards(camp, first, last):
    deck = cards_of(BOX, camp, 2, True)

    assert SUPPLIES.deck_cards == 36
    assert [BOX.cards[card].number for card in deck] == list(range(first, last + 1))


# vector d.set.special-cards
@rule(
    "napoleon-1815 component.cards.invasion",
    "napoleon-1815 component.cards.three-player",
    "napoleon-1815 setup.deck.own",
)
def test_invasion_cards_and_three_player_cards_are_in_no_two_player_deck():
    assert sorted(BOX.invasions) == [73, 74, 75, 76, 77]
    assert len(BOX.invasions) == SUPPLIES.invasion_cards
    three = [card.number for card in BOX.cards.values() if card.only == "three"]
    assert three == [78, 79, 80, 81, 82]
    assert len(three) == SUPPLIES.three_player_cards
    for camp in Camp:
        deck = [BOX.cards[card] for card in cards_of(BOX, camp, 2, True)]
        assert all(card.number < 73 and card.deck is camp for card in deck)


# vector d.draw.range
@rule("napoleon-1815 draw.count", "napoleon-1815 component.cards.invasion")
@pytest.mark.parametrize(
    ("number", "draws"),
    [(73, (4, 1, 1)), (74, (3, 1, 2)), (75, (3, 1, 2)), (76, (3, 2, 1)), (77, (2, 2, 2))],
)
def test_an_invasion_card_gives_from_one_to_four_cards(number, draws):
    invasion = BOX.invasions[number]

    assert tuple(invasion.draws(army) for army in Army) == draws
    assert all(1 <= count <= 4 for count in (*draws, draws[1] + draws[2]))


# vector d.cards.titles
@rule("napoleon-1815 cards.list")
def test_there_are_48_titles_foraging_among_the_french_ones():
    camps = Counter(title.camps for title in BOX.titles.values())

    assert len(BOX.titles) == 48
    assert camps == {(COALITION,): 17, (FRENCH,): 18, (COALITION, FRENCH): 13}
    assert "fourrager" in BOX.titles
    assert {card.title for card in BOX.cards.values()} == set(BOX.titles)


# vector d.cards.value-range
@rule("napoleon-1815 cards.value.range")
@pytest.mark.parametrize("camp", list(Camp))
def test_every_card_has_a_value_from_one_to_five(camp):
    deck = [BOX.cards[card] for card in cards_of(BOX, camp, 2, True)]

    assert Counter(card.value for card in deck) == {1: 4, 2: 8, 3: 12, 4: 8, 5: 4}


@rule("napoleon-1815 cards.use.recovery")
@pytest.mark.parametrize("camp", list(Camp))
def test_every_card_but_the_red_ones_has_a_recovery_box(camp):
    deck = [BOX.cards[card] for card in cards_of(BOX, camp, 2, True)]

    assert Counter(card.recovery for card in deck) == PRINTED_RECOVERY
    for card in deck:
        assert (card.recovery == 0) == (BOX.titles[card.title].colour == "red")


# vector ex.cards.colours
@rule("napoleon-1815 cards.colour.known")
@pytest.mark.parametrize(
    ("title", "colour"),
    [
        ("pluie", "red"),
        ("inactivite", "red"),
        ("intuition", "blue"),
        ("renforts", "blue"),
        ("fourrager", "green"),
        ("marche-forcee", "green"),
    ],
)
def test_the_printed_colours_are_followed(title, colour):
    assert BOX.titles[title].colour == colour


@rule("napoleon-1815 cards.colour.red", "napoleon-1815 cards.colour.blue")
def test_red_titles_belong_to_the_draw_and_blue_ones_to_the_initiative():
    colours = Counter(title.colour for title in BOX.titles.values())

    assert colours == {"red": 4, "blue": 13, "green": 31}
    for title in BOX.titles.values():
        moments = set(title.moments_coalition + title.moments_french)
        assert (moments == {"draw"}) == (title.colour == "red")
        assert (moments == {"initiative"}) == (title.colour == "blue")


# vector d.unit.names
@rule("napoleon-1815 unit.corps.names")
@pytest.mark.parametrize(
    ("army", "names"),
    [
        (Army.FRENCH, ("D'Erlon", "Vandamme", "Drouot", "Grouchy", "Ney", "Lamarque")),
        (Army.ANGLO_ALLIED, ("Picton", "Orange", "Hill", "Uxbridge", "Frederick")),
        (Army.PRUSSIAN, ("Gneisenau",)),
    ],
)
def test_the_corps_named_in_the_rulebook_exist(army, names):
    corps = {BOX.blocks[id_].name for id_ in blocks(army, "corps")}

    assert corps.issuperset(names)


@rule("napoleon-1815 unit.corps.names", "napoleon-1815 unit.commander.mark")
def test_the_commanders_are_napoleon_wellington_and_blucher():
    commanders = {
        block.name: block.army for block in BOX.blocks.values() if block.kind == "commander"
    }

    assert commanders == {
        "Napoléon": Army.FRENCH,
        "Wellington": Army.ANGLO_ALLIED,
        "Blücher": Army.PRUSSIAN,
    }


# vector d.unit.names
@rule("napoleon-1815 unit.ney.movement-symbol")
def test_ney_has_the_movement_symbol_and_d_erlon_has_not():
    assert BOX.has_symbol("ney", "move")
    assert not BOX.has_symbol("d-erlon", "move")


@rule("napoleon-1815 unit.napoleon.bonuses")
def test_napoleon_has_three_bonuses():
    game = given(napoleon="ligny", ney="ligny")

    assert BOX.blocks["napoleon"].symbols == ("move", "combat", "relief")
    for bonus in ("move", "combat", "relief"):
        assert game.has_napoleon(["napoleon"], bonus=bonus)
        assert not game.has_napoleon([], bonus=bonus)


@rule("napoleon-1815 oob.strength-maximum", "napoleon-1815 oob.strength-track")
def test_no_corps_is_printed_with_more_than_eight_points():
    corps = [block for block in BOX.blocks.values() if block.kind == "corps"]

    assert BOX.tables.strength.maximum == 8
    assert max(block.infantry + block.cavalry for block in corps) == 8


@rule("napoleon-1815 setup.rules-level")
def test_only_the_introduction_is_conscript_and_two_player_only():
    choices = {
        scenario.id: {option.id: option.choices for option in scenario.options}
        for scenario in BOX.scenarios
    }

    for scenario, options in choices.items():
        small = scenario == "intro-ligny"
        assert options["rules"] == (("conscript",) if small else ("conscript", "grognard"))
        assert options["players"] == (("2",) if small else ("2", "3"))
        assert options["combat"] == ("cards", "dice")
        assert options["fourrager"] == ("on", "off")


@rule("napoleon-1815 cards.list")
def test_without_fourrager_its_card_is_a_third_forced_march():
    deck = cards_of(BOX, FRENCH, 2, False)
    titles = Counter(BOX.cards[card].title for card in deck)
    stand_in, printed = BOX.cards["marche-forcee-83"], BOX.cards["fourrager-51"]

    assert len(deck) == 36
    assert titles["marche-forcee"] == 3
    assert titles["fourrager"] == 0
    assert (stand_in.value, stand_in.face, stand_in.recovery) == (3, 5, 3)
    assert (printed.value, printed.face, printed.recovery) == (3, 5, 3)
    assert "marche-forcee-83" not in cards_of(BOX, FRENCH, 2, True)


@rule("napoleon-1815 setup.deck.own")
def test_a_camp_never_draws_from_the_enemys_pile():
    setup = Setup(
        "campaign-1815",
        {"players": "2", "rules": "conscript", "combat": "cards", "fourrager": "on"},
    )
    game = new_game(BOX, setup, given().dice)

    for camp in Camp:
        assert all(BOX.cards[card].deck is camp for card in game.decks[camp].pile)
