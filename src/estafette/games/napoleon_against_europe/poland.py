"""[entity.poland.walewska] Poland: created by a card or by a peace, enlarged, and lost."""

from estafette.engine import Refusal, refuse

from .control import counts
from .fate import enter_reserve, lose_for_good, promise
from .mobilisation import is_nowhere
from .powers import side_of
from .sides import COALITION, EMPIRE, FRANCE, POLAND, Standing
from .standing import cede, provinces_of, set_standing
from .state import Game
from .tracks import score

MAZOVIA, WARSAW = "mazovie", "varsovie"
WALEWSKA = "22F"
PONIATOWSKI, FIRST_CORPS, SECOND_CORPS = "poniatowski", "pologne-1", "pologne-2"


def cannot_found_poland(game: Game) -> Refusal | None:
    """[entity.poland.walewska] Why Marie Walewska creates no Poland now; None if she does.

    The Empire is at war with the owner of Mazovia and controls Warsaw, in supply (R-325).
    """
    owner, rule = game.owner[MAZOVIA], "entity.poland.walewska"
    if POLAND in game.states:
        return refuse(rule, "state.once", country=POLAND)
    if side_of(game, owner) is not COALITION:
        return refuse(rule, "state.no-war", country=owner)
    if not counts(game, WARSAW, EMPIRE):
        return refuse(rule, "state.warsaw", zone=WARSAW)
    return None


def found_poland(game: Game, *, by_card: bool = False) -> None:
    """[entity.poland.status] Poland with Mazovia, a protectorate of the Empire.

    [entity.poland.walewska-units] By the card general and corps come free in the next budget;
    [entity.poland.peace-terms] by a peace they join the reserve. [entity.poland.escalation] The
    points are printed on the card; a peace counts them here. [entity.poland.fights-on] Troops
    that were lost with France do not come again.
    """
    cede(game, MAZOVIA, POLAND)
    game.states |= {POLAND}
    set_standing(game, POLAND, Standing.PROTECTORATE, FRANCE)
    game.tell("state.founded", country=POLAND)
    troops = [piece for piece in (PONIATOWSKI, FIRST_CORPS) if piece not in game.lost]
    if by_card:
        for piece in troops:
            promise(game, piece)
        return
    for piece in troops:
        enter_reserve(game, piece)
    score(game, escalation=game.printed.tables.points.poland.escalation, why=POLAND)


def keep_promise(game: Game) -> None:
    """[entity.poland.walewska] Marie Walewska was played this year: is Warsaw still held?

    The conquest phase asks it; the card's points were counted when it was played.
    """
    if WALEWSKA not in game.lasting:
        return
    game.lasting = {what: span for what, span in game.lasting.items() if what != WALEWSKA}
    if cannot_found_poland(game) is None:
        found_poland(game, by_card=True)
    else:
        game.tell("state.not-founded", country=POLAND)


def enlarge_poland(game: Game, province: str) -> None:
    """[entity.poland.vp] [entity.poland.second-corps] Poland has one more of its provinces.

    The first beside Mazovia brings the victory point (R-43), the second the second corps (R-44).
    """
    if not is_polish(game, province):
        return
    others = len([each for each in provinces_of(game, POLAND) if is_polish(game, each)]) - 1
    if others == 1:
        score(game, victory=game.printed.tables.points.polish_province.victory, why=POLAND)
    if others >= 2 and is_nowhere(game, SECOND_CORPS):
        enter_reserve(game, SECOND_CORPS)
        game.tell("state.corps", piece=SECOND_CORPS)


def is_polish(game: Game, province: str) -> bool:
    """[entity.poland.vp] Does this province bear the mark of Poland?"""
    printed = game.printed.provinces.get(province)
    return printed is not None and printed.polish


def disband(game: Game) -> None:
    """[entity.poland.other-conqueror] [entity.poland.french-only] Nobody else has Polish troops."""
    for piece in game.printed.pieces_of[POLAND]:
        lose_for_good(game, piece)
    game.states -= {POLAND}
