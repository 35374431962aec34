"""The interphase of 1806 in the rulebook's example, played from the peace of 1805 to its end.

One play, phase after phase, with the answers of the example. It forgets Davout and his corps
after Vienna: here the corps is lost and he is in the reserve.
"""

from estafette.engine import Action, Pass, Play
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Annex,
    Befriend,
    Build,
    Country,
    Deploy,
    DrawCard,
    Drop,
    Go,
    PickUp,
    PlayCard,
    Restore,
    Strength,
    Take,
)
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    FRANCE,
    ITALY,
)
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.victory import outcome
from tests.games.napoleon_against_europe.position import deal, flag, put, table

GRANDE, ELBE = "grande-armee", "armee-de-l-elbe"
ALLEMAGNE, ITALIE, RUSSE = "armee-d-allemagne", "armee-d-italie", "1re-armee"
DEAD = {
    "mack",
    "charles",
    "jean",
    "bellegarde",
    "ferdinand",
    "lannes",
    "davout",
    ALLEMAGNE,
    *[f"au-corps-{number}" for number in range(1, 10)],
    "au-cavalerie",
    *[f"fr-elite-{number}" for number in (1, 2, 4)],
    "fr-corps-9",
    "fr-garde",
    "ru-elite-1",
    "ru-corps-1",
}


def december() -> Game:
    """What the battles of 1805 have left on the map; Vienna is French, its army is destroyed."""
    game = table("1805", dice=[4, 2, 3, 2, 3])
    moved = [GRANDE, "marmont", "lannes", "fr-elite-5", "corps-baviere", "gouvion-saint-cyr"]
    moved += [ALLEMAGNE, "charles", "jean", "bellegarde", "buxhowden", RUSSE]
    for head in moved:
        game.zones[game.forces.pop(head).zone] = ()
    for piece in DEAD & game.steps.keys():
        del game.steps[piece]
    game.reserve |= DEAD
    staff = ("murat", "soult")
    put(
        game,
        "vienne",
        "fr-cavalerie",
        "fr-elite-3",
        general="napoleon",
        army=GRANDE,
        subordinates=staff,
    )
    north = ("fr-elite-5", "fr-elite-6", "corps-hollande", "corps-baviere")
    put(game, "wurtzbourg", *north, general="marmont", reduced=north)
    change(game, "corps-wurtemberg", zone="stuttgart")  # the zone of Baden is wanted for its own
    put(game, "brest", "fr-elite-7")
    put(game, "rome", "fr-corps-13", general="gouvion-saint-cyr")
    put(game, "lille", "fr-corps-10")
    put(
        game,
        "raab",
        "ru-garde",
        "ru-elite-2",
        general="koutouzov",
        army=RUSSE,
        subordinates=["buxhowden"],
        reduced=["ru-elite-2"],
    )
    for depot in [each for each in game.stores if each.startswith(("depot-france", "depot-aut"))]:
        del game.stores[depot]
        game.reserve |= {depot}
    flag(game, FRANCE, "vienne", "salzbourg", "erfurt", "rome")
    game.empty = frozenset(["vienne"])
    stack(game)
    return game


def stack(game: Game) -> None:
    """The cards that each side still holds, and those that it will draw, in their order."""
    deal(game, empire=["5F", "25F"], coalition=["5C"])
    drawn = {
        EMPIRE: ["8F", "10F", "20F", "9F", "6F"],
        COALITION: ["17C", "6C", "13C", "7C", "16C"],
    }
    for side, cards in drawn.items():
        pile = game.decks[side].pile
        pile[:] = [*[each for each in pile if each not in cards], *reversed(cards)]


def on_from(game: Game, phase: str = "sequence.conquest-phase") -> Play:
    """The play goes on with this phase: the conquest phase of 1805, or another one."""
    lines = enumerate(SEQUENCE.lines)
    game.place = next(at for at, line in lines if phase in line.path)
    return Play(SEQUENCE, game, outcome, lambda: None)


def answer(play: Play, key: str, *answers: Action) -> None:
    """The question of this name comes next, windows for cards apart, and has these answers."""
    skip(play, key)
    for each in answers:
        assert play.asked is not None
        refusal = play.asked.why_not(each)
        assert refusal is None, (play.asked.key, each, refusal)
        play.go_on(each)


def skip(play: Play, key: str) -> None:
    """Whatever is asked before this question is passed."""
    for _ in range(60):
        assert play.asked is not None
        if play.asked.key == key:
            return
        assert Pass() in play.asked.options, (play.asked.key, play.asked.options)
        play.go_on(Pass())
    raise AssertionError(key)


def peace_of_pressburg() -> Play:
    """Thuringia an ally, Rome French; Austria loses Tyrol, Venetia and Friuli."""
    play = on_from(december())
    answer(play, "conquest.ally-or-annex", Befriend("thuringe"))
    answer(play, "conquest.ally-or-annex", Annex("papaute"))
    for land, country in (("tyrol", BAVARIA), ("venetie", ITALY), ("frioul", FRANCE)):
        answer(play, "peace.which-land", Annex(land), Country(country))
    answer(play, "peace.reward", DrawCard())
    answer(play, "peace.stay-or-leave", Go("ulm"))
    return play


def new_hands() -> Play:
    """Nobody declares war; both keep what they hold."""
    play = peace_of_pressburg()
    for _ in (COALITION, EMPIRE):
        answer(play, "war.on-whom", Pass())
    for _ in (COALITION, EMPIRE):
        answer(play, "hand.discard", Pass())
    return play


def new(piece: str, zone: str, steps: int = 2) -> list[Action]:
    """A corps is built so strong, in this zone."""
    return [Build(piece), Go(zone), Strength(steps)]


def spend(play: Play, power: str, points: int, *expenses: list[Action], left: int = 0) -> None:
    """A power has so many points, makes these expenses, and has so much left; then it passes."""
    skip(play, "budget.what")
    asked = play.asked
    assert asked is not None
    assert (asked.facts["power"], asked.facts["points"]) == (power, points)
    for expense in expenses:
        assert asked.why_not(expense[0]) is None, (expense, asked.why_not(expense[0]))
        for each in expense:
            assert play.asked is not None
            if play.asked is asked or play.asked.key != "budget.what":
                assert play.asked.why_not(each) is None, (play.asked.key, each)
                play.go_on(each)
        asked = play.asked
        assert asked is not None
        assert asked.key == "budget.what"
    assert asked.facts["points"] == left
    play.go_on(Pass())


def powers_have_spent() -> Play:
    """Turkey, Spain, Prussia, Austria and Russia, as in the example."""
    play = new_hands()
    spend(
        play,
        "turquie",
        4,
        [Build("armee-turque"), Go("constantinople")],
        new("tu-corps-1", "constantinople"),
    )
    spend(play, "espagne", 4, [Restore("es-corps-2")], new("es-corps-4", "madrid"), left=1)
    spend(
        play,
        "prusse",
        5,
        new("pr-garde", "magdebourg"),
        [Restore("pr-corps-4")],
        [Restore("pr-corps-5")],
    )
    four = [new(f"au-corps-{number}", "vienne") for number in range(2, 6)]
    spend(
        play,
        AUSTRIA,
        12,
        new("au-corps-1", "vienne"),
        [Deploy("charles")],
        [Build(ALLEMAGNE)],
        *four,
    )
    at_vilna = [new(f"ru-corps-{number}", "vilna") for number in (6, 7)]
    with_army = [new(f"ru-corps-{number}", "neminov") for number in (8, 9, 10)]
    spend(
        play,
        "russie",
        12,
        [Restore("ru-elite-2")],
        [Build("depot-russie-2"), Go("neminov")],
        *at_vilna,
        *with_army,
    )
    return play


def budgets() -> Play:
    """England takes its card; France has its Guard cavalry, five corps and steps of minors."""
    play = powers_have_spent()
    answer(play, "budget.gift", DrawCard())
    spend(
        play,
        "angleterre",
        6,
        [Build("fleet-calder"), Go("portsmouth")],
        new("en-corps-3", "londres", 1),
    )
    depots = [[Build(f"depot-france-{number}"), Go("ulm")] for number in (1, 2)]
    spend(
        play,
        FRANCE,
        14,
        [PlayCard("5F"), Take(GRANDE)],
        *depots,
        new("fr-elite-1", "strasbourg"),
        [Deploy("davout"), Go("strasbourg")],
        new("fr-elite-2", "strasbourg"),
        new("fr-elite-4", "strasbourg"),
        new("fr-corps-9", "liege"),
        [Deploy("bernadotte"), Go("liege")],
        new("fr-corps-16", "liege"),
    )
    answer(play, "budget.minors", Restore("corps-hollande"))
    answer(play, "budget.minors", Build("italie-2"), Go("milan"), Strength(1))
    answer(play, "budget.minors", Build("corps-bade"))
    return play


def talks() -> Play:
    """Copenhagen on Egypt (4), Intrigues on Prussia (2), Talleyrand on Egypt (3)."""
    play = budgets()
    answer(play, "diplomacy.which-use", PlayCard("17C"), Country("egypte"))
    answer(play, "diplomacy.which-use", PlayCard("13C"), Country("prusse"), Go("wittemberg"))
    answer(play, "diplomacy.which-use", PlayCard("9F"), Country("egypte"), Go("le-caire"))
    return play


def redeployed() -> Play:
    """Spain, Prussia and its minors, Russia and France redeploy; nobody else moves."""
    play = talks()
    send(play, "castanos", "valladolid", "leon")
    over(play, "espagne")
    send(play, "corps-hesse", "magdebourg")
    send(play, "pr-corps-4", "magdebourg")
    send(play, "hohenlohe", "glogau", "berlin", "wittemberg")
    over(play, "prusse")
    send(play, RUSSE, "rovno", "pinsk", "minsk", "grodno")
    send(play, "benningsen", "kovno", "koenigsberg")
    over(play, "russie")
    over(play, "angleterre")
    answer(play, "redeploy.which", Activate("marmont"), Drop("corps-hollande"))
    answer(play, "redeploy.where", Go("nuremberg"), Pass())
    send(play, "corps-hollande", "mayence")
    answer(play, "redeploy.which", Activate(GRANDE))
    answer(play, "redeploy.where", PickUp("depot-france-1"), PickUp("depot-france-2"))
    answer(play, "redeploy.where", Go("bade"), Go("wurtzbourg"), Pass())
    send(play, "davout", "bade", "wurtzbourg")
    send(play, "bernadotte", "cologne", "mayence", "wurtzbourg")
    answer(play, "organisation.which-general", Take("bernadotte"))
    answer(play, "redeploy.which", Activate(ITALIE), Go("berne"), Go("bade"))
    answer(play, "redeploy.where", PickUp("corps-bade"), Go("mayence"), Pass())
    send(play, "fr-elite-7", "rennes", "le-mans", "paris", "reims")
    send(play, "fr-corps-15", "nice", "genes", "livourne", "florence")
    over(play, FRANCE)
    return play


def send(play: Play, head: str, *way: str) -> None:
    """A force redeploys along this way and stops at its end."""
    answer(play, "redeploy.which", Activate(head), *[Go(zone) for zone in way])
    assert play.asked is not None
    if play.asked.key == "redeploy.where":
        answer(play, "redeploy.where", Pass())


def over(play: Play, power: str) -> None:
    """A power has redeployed all that it will."""
    skip(play, "redeploy.which")
    assert play.asked is not None
    assert play.asked.facts["power"] == power
    play.go_on(Pass())
