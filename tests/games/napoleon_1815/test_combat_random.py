"""Combats thrown together at random always end, and nothing is lost or gained on the way."""

from random import Random

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815 import RULES
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Arm, Camp
from estafette.games.napoleon_1815.state import Game
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import Referee, rule
from tests.words import words_of

FLAGS = {
    "maubeuge": "french",
    "ath": "anglo-allied",
    "namur": "prussian",
    "hougoumont": "anglo-allied",
    "bruxelles": "anglo-allied",
    "papelotte": "french",
}
FARMS = ("hougoumont", "papelotte", "la-haye-sainte", "mont-saint-jean")


@rule("napoleon-1815 combat.order", "napoleon-1815 elimination.no-strength")
@rule("napoleon-1815 elimination.fatigue", "napoleon-1815 victory.vp.strength")
@pytest.mark.parametrize("batch", range(8))
def test_a_combat_always_ends_and_every_point_is_accounted_for(batch):
    for number in range(40):
        chance = Random(f"{batch}-{number}")
        game = thrown_together(chance)
        before = game.copy()

        referee = attack(game, *attackers(game, chance), on_march=chance.random() < 0.5)
        for _ in range(200):
            if referee.is_over:
                break
            nothing_is_unexplained(referee)
            referee.choose(chance.choice(referee.options))

        assert referee.is_over
        everything_is_in_order(game)
        assert game.track == before.track + points_scored(before, game, referee)
        if referee.outcome is None:
            assert sorted(all_cards(game)) == sorted(all_cards(before))
            assert game.combat is None
            assert game.flat == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_is_asked_refused_or_told_in_a_combat_has_words(language):
    messages = words_of(RULES)
    for number in range(60):
        chance = Random(f"words-{number}")
        game = thrown_together(chance)
        referee = attack(game, *attackers(game, chance))
        while not referee.is_over:
            decision = referee.decision
            assert messages.say(decision.key, decision.facts, language)
            for _, refusal in decision.refused():
                assert messages.say(refusal.key, refusal.facts, language)
            referee.choose(chance.choice(referee.options))
        for told in referee.told:
            assert messages.say(told.key, told.facts, language)


def thrown_together(chance: Random) -> Game:
    """A contested zone, and troops of both camps around it."""
    box = the_box()
    here = chance.choice(list(box.zones))
    around = [here, here, *box.graph.neighbours(here)]
    corps = [block for block in box.blocks.values() if block.kind == "corps"]
    players, grognard = chance.choice([2, 3]), chance.random() < 0.5
    seats = ("french", "coalition") if players == 2 else ("french", "prussian", "anglo-allied")
    game = given(
        players=players,
        grognard=grognard,
        with_dice=chance.random() < 0.3,
        leader=chance.choice(["prussian", "anglo-allied"]),
        track=chance.randint(5, 15),
        flags=FLAGS,
        positions=[farm for farm in FARMS if chance.random() < 0.7],
        broken=chance.sample(sorted(box.bridges), 3),
        fatigue={c.id: chance.choice([0, 0, 2, 4, 5, 7, 8]) for c in corps},
        reille=here,
        pirch=here,
    )
    for block in chance.sample(corps, chance.randint(2, 12)):
        game.zone.setdefault(block.id, chance.choice(around))
        game.infantry[block.id] = chance.randint(0, block.infantry) or 1
    for commander, camp in (("napoleon", FRENCH), ("wellington", COALITION)):
        game.zone[commander] = chance.choice(
            [zone for block, zone in game.zone.items() if block in box.corps_of[camp]]
        )
    if chance.random() < 0.7:
        army = chance.choice(["french", "prussian"])
        to = chance.choice(box.graph.neighbours(here))
        game.axes = given(axes={here: (army, to)}).axes
    for seat in seats:
        deck = game.decks[FRENCH if seat == "french" else COALITION].pile
        chance.shuffle(deck)
        game.hands[seat] = [deck.pop() for _ in range(chance.randint(0, 6))]
    return game


def attackers(game: Game, chance: Random) -> list[str]:
    """Some corps of one army in the zone where Reille and Pirch have met."""
    zone, first = game.zone["reille"], chance.choice(["reille", "pirch"])
    camp, army = game.printed.camp_of[first], game.printed.army_of[first]
    blocks = [*game.corps_at(zone, camp), *game.commanders_at(zone, camp)]
    own = [b for b in blocks if b != first and game.printed.army_of[b] is army]
    return [first, *(b for b in own if chance.random() < 0.7)]


def nothing_is_unexplained(referee: Referee) -> None:
    """Whatever a client sends is answered, and every option is allowed."""
    decision = referee.decision
    assert decision.options
    for option in decision.options:
        assert decision.why_not(option) is None
    blocks, zones = referee.game.printed.blocks, referee.game.printed.zones
    for block in blocks:
        decision.why_not(Lose(block, Arm.CAVALRY))
    for zone in zones:
        decision.why_not(Retreat(zone))
    for card in referee.game.printed.cards:
        decision.why_not(PlayCard(card))
    decision.why_not(Pass())


def everything_is_in_order(game: Game) -> None:
    for corps in game.infantry:
        assert game.infantry[corps] >= 0
        assert game.cavalry[corps] >= 0
        if corps in game.zone:
            assert 0 <= game.fatigue[corps] <= 8
            assert game.strength(corps) > 0
    for camp in Camp:
        for commander in game.printed.commanders_of[camp]:
            if commander in game.zone:
                assert game.has_corps(game.zone[commander], camp)


def points_scored(before: Game, after: Game, referee: Referee) -> int:
    """Strength lost, zones taken, commanders fallen and Napoléon beaten: how the track moved."""
    points = 0
    for corps, camp in after.printed.camp_of.items():
        if corps in after.infantry and corps in before.zone:
            lost = before.strength(corps) - after.strength(corps)
            points += lost if camp is FRENCH else -lost
    for zone, flag in after.flags.items():
        if (flag == "french") != (before.flags[zone] == "french"):
            worth = after.printed.zones[zone].points
            points += -worth if flag == "french" else worth
    points -= 2 * ("wellington" in after.gone)
    points += 3 * referee.keys.count("combat.napoleon-beaten")
    return points


def all_cards(game: Game) -> list[str]:
    decks = [card for deck in game.decks.values() for card in (*deck.pile, *deck.discard)]
    hands = [card for hand in game.hands.values() for card in hand]
    return decks + hands
