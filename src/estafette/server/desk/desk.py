"""The desk itself: everything that may be asked about tables, and by whom."""

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from estafette.engine import Board, Rules
from estafette.server.minds import Minds
from estafette.server.store import Store
from estafette.server.wire import (
    Analysis,
    Answer,
    Branch,
    ChatLine,
    DrawWord,
    Hint,
    HintRequest,
    Lobby,
    OddsRequest,
    OddsSheet,
    Plan,
    PlanRequest,
    Proof,
    Question,
    Reasons,
    Saying,
    Sight,
    Sitting,
    TableCard,
    TableOrder,
    TakeBack,
)

from .again import Again
from .analyses import Analyses
from .cards import Cards
from .chances import Chances
from .clocks import Clocks
from .counsel import Hints
from .endings import Endings
from .hall import Hall, nobody_is_here
from .news import News
from .plans import Plans
from .play import Play
from .players import Players
from .records import Records
from .seating import Seating
from .sights import Sights
from .talk import Talk

TEXT = Path(__file__).parent / "text"
IDLE = 900.0  # seconds after which a match that nobody touches goes to sleep


class Desk:
    """One desk for each process; `account` is always the id of who asks, None for nobody.

    Who may see or do what is decided here and nowhere else: a request that may not be granted is
    turned down with `Turned`, and has changed nothing. With `shared`, other processes write to
    the same store. `here(table, account)` says whether somebody is connected; in `minds` our
    players think, who find the games by the name of the `shelf`.
    """

    def __init__(
        self,
        store: Store,
        shelf: Callable[[], Mapping[str, Rules]],
        tell: Callable[[News], None],
        *,
        shared: bool = False,
        clock: Callable[[], float] = time.time,
        here: Callable[[str, str], bool] = nobody_is_here,
        minds: Minds | None = None,
    ) -> None:
        def told(news: News) -> None:
            self._players.heard(news.table)
            self._hints.heard(news.table)
            tell(news)

        self.hall = Hall(store, shelf(), told, shared=shared, clock=clock)
        self._cards = Cards(self.hall, here)
        self._sights = Sights(self.hall, self._cards)
        self._plans = Plans(self.hall, self._sights)
        self._play = Play(self.hall)
        self._endings = Endings(self.hall)
        self._seating = Seating(self.hall)
        self._again = Again(self.hall, self._seating)
        self._talk = Talk(self.hall)
        self._records = Records(self.hall, self._seating, self._sights)
        thinkers = minds or Minds()
        self._players = Players(self.hall, self._play, thinkers, shelf)
        self._hints = Hints(self.hall, thinkers, shelf)
        self._chances = Chances(self.hall, thinkers, shelf)
        self._analyses = Analyses(self.hall, thinkers, shelf)
        self._clocks = Clocks(self.hall, self._play, self._endings)

    # Sitting down

    async def create(self, account: str | None, order: TableOrder) -> str:
        """Lay a table; it begins at once if nobody is waited for."""
        return await self._seating.create(account, order)

    async def sit(self, account: str | None, table: str, sitting: Sitting) -> None:
        """Take a free seat; who sits there already may add his share while others are awaited."""
        await self._seating.sit(account, table, sitting)

    async def leave(self, account: str | None, table: str) -> None:
        """Stand up from a table that has not begun."""
        await self._seating.leave(account, table)

    async def cancel(self, account: str | None, table: str) -> None:
        """The host clears a table that has not begun, or breaks off a match of his own."""
        await self._endings.cancel(account, table)

    async def forget(self, account: str) -> None:
        """Somebody leaves the house: call this before his account is deleted."""
        await self._endings.forget(account)

    async def renamed(self, account: str) -> None:
        """Somebody bears another name from now on: call this after it has been written."""
        await self.hall.renamed(account)

    # Looking

    async def lobby(self, account: str | None, language: str) -> Lobby:
        """My tables, those that wait for me first; tables to join, to watch, to replay."""
        return await self._cards.lobby(account, language)

    async def card(self, account: str | None, table: str, language: str) -> TableCard:
        """A table as it stands; who was invited may see it by its id."""
        return await self._cards.card(account, table, language)

    async def board(self, table: str) -> Board:
        """The map on which a table plays."""
        return await self._sights.board(table)

    async def sight(
        self, account: str | None, table: str, seat: str | None, since: int, language: str
    ) -> Sight:
        """All that a seat may see, with the lines it has not read yet; None is a spectator."""
        return await self._sights.sight(account, table, seat, since, language)

    async def why(
        self, account: str | None, table: str, question: Question, language: str
    ) -> Reasons:
        """Why something is not possible for this seat now."""
        return await self._sights.why(account, table, question, language)

    async def replay(
        self, account: str | None, table: str, seat: str | None, number: int, language: str
    ) -> Sight:
        """The table as it was after so many choices, with what the last of them brought."""
        return await self._records.replay(account, table, seat, number, language)

    async def analysis(self, account: str | None, table: str, language: str) -> Analysis:
        """What was found out about a match that is over, or how far one has come with it."""
        return await self._analyses.analysis(account, table, language)

    async def analyse(self, account: str | None, table: str, language: str) -> Analysis:
        """Have it found out, in the background, unless that is done or under way."""
        return await self._analyses.begin(account, table, language)

    async def since_my_last_turn(self, account: str | None, table: str, seat: str) -> int:
        """The number of the last choice that the seat made; 0 if it made none."""
        return await self._sights.since_my_last_turn(account, table, seat)

    # Playing

    async def choose(self, account: str | None, table: str, answer: Answer) -> int:
        """One choice; returns the number at which the table then stands."""
        return await self._play.choose(account, table, answer)

    async def plan(
        self, account: str | None, table: str, request: PlanRequest, language: str
    ) -> Plan:
        """What would come of several answers of this seat of mine; nothing is done."""
        return await self._plans.plan(account, table, request, language)

    async def hint(
        self, account: str | None, table: str, request: HintRequest, language: str
    ) -> Hint:
        """What the marshal would do on this seat of mine, where hints are allowed."""
        return await self._hints.hint(account, table, request, language)

    async def odds(
        self, account: str | None, table: str, request: OddsRequest, language: str
    ) -> OddsSheet:
        """What chance may bring after an answer that is open to this seat of mine."""
        return await self._chances.odds(account, table, request, language)

    async def undo(self, account: str | None, table: str, back: TakeBack) -> None:
        """Take back the last choice of a seat, where the match allows it."""
        await self._play.undo(account, table, back)

    async def resign(self, account: str | None, table: str, seat: str) -> None:
        """Give the match up; where an ally plays on, a player of ours takes the seat instead."""
        await self._endings.resign(account, table, seat)

    async def draw(self, account: str | None, table: str, word: DrawWord) -> None:
        """Offer, accept or decline a draw."""
        await self._endings.draw(account, table, word)

    async def end(self, account: str | None, table: str, seat: str) -> None:
        """End a match without a result whose rules were mended, or which cannot go on."""
        await self._endings.end(account, table, seat)

    async def claim(self, account: str | None, table: str, seat: str) -> None:
        """Claim the win from an opponent whose time has run out."""
        await self._endings.claim(account, table, seat)

    async def rematch(self, account: str | None, table: str) -> str:
        """The same once more with the seats exchanged; who calls second sits down at it."""
        return await self._again.rematch(account, table)

    async def branch(self, account: str | None, table: str, branch: Branch) -> str:
        """Play on from a point of this match as a new one, with oneself or players of ours."""
        return await self._again.branch(account, table, branch)

    # Talking

    async def chat(self, account: str | None, table: str) -> list[ChatLine]:
        """What was said at the table, as far as this account may read it."""
        return await self._talk.chat(account, table)

    async def line(self, account: str | None, table: str, line: int) -> ChatLine | None:
        """One line of the chat, by the id that the news named; None if it is not for him."""
        return await self._talk.line(account, table, line)

    async def say(self, account: str | None, table: str, saying: Saying) -> ChatLine:
        """Say something to those to whom one may talk now."""
        return await self._talk.say(account, table, saying)

    async def notes(self, account: str | None, table: str, seat: str) -> str:
        """What the holder of a seat has noted for himself."""
        return await self._talk.notes(account, table, seat)

    async def write_notes(self, account: str | None, table: str, seat: str, text: str) -> None:
        await self._talk.write_notes(account, table, seat, text)

    # Keeping

    async def file(self, account: str | None, table: str) -> bytes:
        """The match file, as this account may keep it."""
        return await self._records.file(account, table)

    async def import_(self, account: str | None, text: bytes) -> str:
        """A match file becomes a table: all seats mine, every line of it checked."""
        return await self._records.import_(account, text)

    async def proof(self, table: str) -> Proof:
        """The dice of a match that is over, checked."""
        return await self._records.proof(table)

    # In the background

    def heard(self, news: News) -> None:
        """What the desk of another process has to say."""
        if news.kind == "stuck":
            self.hall.stuck[news.table] = news.number
        self._players.heard(news.table)
        self._hints.heard(news.table)

    async def keep_boxes(self) -> None:
        """Matches that were laid before boxes were kept are given theirs, as far as it is known."""
        await self.hall.keep_boxes()

    async def run_players(self) -> None:
        """Our players answer whenever they are asked, until this is cancelled."""
        await self._players.run()

    async def run_clocks(self, every: float = 1.0) -> None:
        """Whose time has run out is dealt with as the table agreed, until this is cancelled."""
        await self._clocks.run(every)

    async def strike(self) -> None:
        """One look at the clocks."""
        await self._clocks.strike()

    async def sleep_idle(self, idle: float = IDLE, every: float = 60.0) -> None:
        """Matches that nobody has touched for a while leave the memory, until this is cancelled."""
        while True:
            await asyncio.sleep(every)
            await self.hall.put_to_sleep(idle)

    @property
    def awake(self) -> int:
        """How many matches are in memory."""
        return self.hall.awake
