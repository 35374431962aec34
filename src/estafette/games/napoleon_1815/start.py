"""[p.4] Setting up: decks, blocks, markers and, under the Grognard rules, vedettes."""

from functools import partial

from estafette.engine import Action, Deck, Dice, Procedure, Refusal, Setup, ask, refuse, together

from .draw import order_of_play
from .printed import Printed, ScenarioSheet
from .sides import Army, Camp
from .state import Game
from .telling import tell_camp


class Post(Action, frozen=True):
    """This vedette begins the game here."""

    vedette: str
    zone: str


def new_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """[setup.scenario] The table as the scenario lays it out, before the first turn."""
    sheet, options = printed.sheets[setup.scenario], setup.options
    corps = [block for block in printed.blocks.values() if block.kind == "corps"]
    game = Game(
        dice=dice,
        printed=printed,
        scenario=sheet.id,
        players=int(options["players"]),
        grognard=options["rules"] == "grognard",
        with_dice=options["combat"] == "dice",
        fourrager=options["fourrager"] == "on",
        track=sheet.track,
        zone={unit.block: unit.zone for unit in sheet.unit},
        infantry={block.id: block.infantry for block in corps},
        cavalry={block.id: block.cavalry for block in corps},
        fatigue={block.id: 0 for block in corps},
        due={reinforcement.block: reinforcement.turn for reinforcement in sheet.reinforcement},
        flags=flags_at_start(sheet),
        positions=list(sheet.fortified_positions),
    )
    for unit in sheet.unit:  # [setup.oob]
        if unit.infantry is not None:
            game.infantry[unit.block] = unit.infantry
        if unit.cavalry is not None:
            game.cavalry[unit.block] = unit.cavalry
    deal_cards(game)
    deal_handles(game)
    return game


def flags_at_start(sheet: ScenarioSheet) -> dict[str, Army]:
    """[scenario.control.standard] The control markers that lie on the board before play."""
    control = sheet.control
    flags = dict.fromkeys(control.french, Army.FRENCH)
    flags |= dict.fromkeys(control.anglo_allied, Army.ANGLO_ALLIED)
    return flags | dict.fromkeys(control.prussian, Army.PRUSSIAN)


def deal_cards(game: Game) -> None:
    """[setup.deck.shuffle] Each camp's deck is shuffled; hands and discards are empty."""
    for camp in Camp:
        cards = cards_of(game.printed, camp, game.players, game.fourrager)
        game.decks[camp] = Deck(pile=game.dice.shuffled(cards))
    for seat in order_of_play(game):
        game.hands[str(seat)] = []


def cards_of(printed: Printed, camp: Camp, players: int, fourrager: bool) -> list[str]:
    """[component.decks.size] The cards of a camp; some stand in for others (R-04, R-72)."""
    used = {"three": players == 3, "no-fourrager": not fourrager}  # [three.setup.swap-cards]
    cards = [
        card for card in printed.cards.values() if card.deck is camp and used.get(card.only, True)
    ]
    replaced = {card.replaces for card in cards}
    return [card.id for card in cards if card.number not in replaced]


def deal_handles(game: Game) -> None:
    """[setup.blocks.facing] Upright blocks bear numbers, dealt at random, that tell nothing."""
    if game.grognard:
        blocks = game.dice.shuffled(list(game.printed.blocks))
        game.handles = {block: f"block-{number}" for number, block in enumerate(blocks, 1)}


def vedettes_are_posted(game: Game) -> bool:
    """[grognard.vedette.setup] They are posted once, before the first turn of a Grognard game."""
    if not game.grognard or game.turn > 1:
        return True
    return all(v in game.zone for army in Army for v in vedettes_at_start(game, army))


def place_vedettes(game: Game) -> Procedure[None]:
    """[grognard.vedette.setup] With the corps on the board, all post their vedettes in secret."""
    posted = yield from together({s: post_vedettes(game, s) for s in order_of_play(game)})
    for seat, posts in posted.items():
        for post in posts:
            game.zone[post.vedette] = post.zone
            camp = game.printed.camp_of[post.vedette]
            tell_camp(game, camp, "setup.vedette-posted", vedette=post.vedette, zone=post.zone)
        game.tell("setup.vedettes-posted", seat=seat, count=len(posts))


def post_vedettes(game: Game, seat: str) -> Procedure[list[Post]]:
    """[scenario.vedettes.place] One vedette after the other, each beside a corps of its army."""
    posts: list[Post] = []
    for army in game.armies(seat):
        zones = zones_with_corps(game, army)
        for vedette in vedettes_at_start(game, army):
            choice = yield ask(
                seat,
                "setup.where-vedette",
                rule="scenario.vedettes.place",
                offers=[Post(vedette, zone) for zone in zones],
                unless=partial(cannot_post, vedette, zones),
                facts={"vedette": vedette},
            )
            assert isinstance(choice, Post)
            posts.append(choice)
    return posts


def cannot_post(vedette: str, zones: list[str], choice: Post) -> Refusal | None:
    """[scenario.vedettes.place] Why this vedette may not begin there; None if it may."""
    if choice.vedette != vedette:
        return refuse("grognard.vedette.setup", "setup.other-vedette", vedette=choice.vedette)
    if choice.zone not in zones:
        return refuse("scenario.vedettes.place", "setup.no-corps-there", zone=choice.zone)
    return None


def vedettes_at_start(game: Game, army: Army) -> list[str]:
    """[scenario.supplies.vedettes] The vedettes that the scenario gives to an army."""
    vedettes = [
        b.id for b in game.printed.blocks.values() if b.army is army and b.kind == "vedette"
    ]
    return vedettes[: vedettes_of_sheet(game.sheet)[army]]


def vedettes_of_sheet(sheet: ScenarioSheet) -> dict[Army, int]:
    """[scenario.supplies.vedettes] How many vedettes each army begins with."""
    counts = sheet.vedettes
    return {
        Army.FRENCH: counts.french,
        Army.ANGLO_ALLIED: counts.anglo_allied,
        Army.PRUSSIAN: counts.prussian,
    }


def zones_with_corps(game: Game, army: Army) -> list[str]:
    """The zones in which an army has a corps."""
    blocks = game.printed.blocks
    zones = [
        zone
        for block, zone in game.zone.items()
        if blocks[block].army is army and blocks[block].kind == "corps"
    ]
    return list(dict.fromkeys(zones))
