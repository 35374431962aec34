"""Napoléon 1815, the campaign from the frontier to Waterloo. Begin with `sequence.py`."""

from typing import TypeAlias

from estafette.engine import BoxReader, Pass, Rules, Setup

from .board import board
from .cards.combat import Accompany, Summon
from .cards.draw import Delay, Idle, Opponent
from .cards.initiative import EnterAt, Feed, Reinforce, Supply, TakeCard
from .cards.manoeuvre import Betray, DestroyBridge
from .events import PlayCard, camp_of_seat
from .imagine import hidden, imagine, suppose
from .initiative import Exchange, OfferCard
from .judgement import judgement
from .losses import Lose, Suffer
from .manoeuvre import Halt, Move, Relieve
from .odds import STAKES
from .operations import (
    Agree,
    Decline,
    Designate,
    Fight,
    Join,
    Manoeuvre,
    Name,
    StandFast,
    StayPut,
)
from .printed import FOLDER, lid, read
from .recovery import Recover
from .retreat import Hold, Retreat, Withdraw
from .sequence import SEQUENCE
from .shift import Go, Send
from .sides import COALITION, FRENCH, Army
from .soundness import check
from .start import Post, new_game
from .state import Game
from .victory import outcome
from .view import view

Answer: TypeAlias = (
    Accompany
    | Agree
    | Betray
    | Decline
    | Delay
    | Designate
    | DestroyBridge
    | EnterAt
    | Exchange
    | Feed
    | Fight
    | Go
    | Halt
    | Hold
    | Idle
    | Join
    | Lose
    | Manoeuvre
    | Move
    | Name
    | OfferCard
    | Opponent
    | Pass
    | PlayCard
    | Post
    | Recover
    | Reinforce
    | Relieve
    | Retreat
    | Send
    | StandFast
    | StayPut
    | Suffer
    | Summon
    | Supply
    | TakeCard
    | Withdraw
)


def seats(setup: Setup) -> tuple[str, ...]:
    """[setup.players.two] [three.camps] Two players, or three with the Coalition in two hands."""
    if setup.options["players"] == "3":
        return (FRENCH.value, Army.ANGLO_ALLIED.value, Army.PRUSSIAN.value)
    return (FRENCH.value, COALITION.value)


def side(seat: str) -> str:
    """[three.win-together] The camp for which a seat plays."""
    return camp_of_seat(seat).value


RULES = Rules(
    id="napoleon-1815",
    version=5,
    folder=FOLDER,
    state=Game,
    actions=Answer,
    sequence=SEQUENCE,
    outcome=outcome,
    read=BoxReader(read, lid),
    seats=seats,
    side=side,
    start=new_game,
    view=view,
    board=board,
    imagine=imagine,
    suppose=suppose,
    hidden=hidden,
    judgement=judgement,
    check=check,
    stakes=STAKES,
)
