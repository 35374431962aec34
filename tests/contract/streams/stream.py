"""A match on two servers: what one seat cannot know is otherwise on the second, from a choice on.

All that each sends to that seat, and to who watches, is compared byte for byte: frames of sockets,
and the answers of doors, their headers too. Where the worlds part by what one may deduce, and the
contract says how, a stream ends.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from estafette.engine import Action, Dice, secret_of
from estafette.match import Match
from estafette.server.wire import SeatOrder, TableOrder

from ..cases import Case
from ..looking import sent
from ..worlds import World, chosen, explained, questions
from ..wrong import wrong_answers
from .plug import Browser
from .twin import Twin

LOOKS = 8  # choices from one look through all doors to the next
POINTS = 3
AROUND = 150  # letters
BRIEF = 2  # answers whose odds are weighed at a look


class Stream:
    """One seat of a case: it is held by a person, the others by players of ours."""

    def __init__(self, case: Case, seat: str, folder: Path) -> None:
        self.case = case
        self.seat = seat
        self.folder = folder
        self.lot = f"{case.lot}/stream of {seat}"
        self._dice = Dice(secret_of(self.lot))
        self._player = case.player()
        self._began = 0  # the choice from which there are two worlds
        self.compared = 0  # choices after which nothing differed
        self.looks = 0

    async def run(self, worlds: int, choices: int) -> None:
        """So many worlds, one after the other, each for so many choices or until it parts."""
        async with Twin(self.folder / "match.db").open() as one:
            await self._lay(one)
            await one.plug_in(self.seat)
            for number in range(worlds):
                await self._on(one, self._dice.pick(range(1, 2 * LOOKS)))
                if (await one.match()).outcome is not None:
                    break
                async with self._beside(one, number) as found:
                    if found is not None:
                        await self._side_by_side(one, *found, choices)

    async def _lay(self, one: Twin) -> None:
        """The table, with a guest on the seat."""
        arrived = await one.owner.ask("POST", "/api/guest", {"name": "Jomini"})
        token, me = arrived.cookies["estafette"], arrived.json()
        one.owner = Browser(one.app, token=token, csrf=me["csrf"])
        self._token, self._csrf = token, me["csrf"]
        seats = {
            seat: SeatOrder("me") if seat == self.seat else SeatOrder("player", "sergeant")
            for seat in self.case.rules.seats(self.case.setup)
        }
        setup = self.case.setup
        order = TableOrder(self.case.rules.id, setup.scenario, setup.options, seats, hints=True)
        laid = await one.owner.ask("POST", "/api/tables", to_builtins(order))
        assert laid.status_code == 201, laid.text
        one.table = laid.json()["id"]

    async def _on(self, one: Twin, choices: int) -> None:
        """So many choices, and to the end of the step."""
        while (match := await one.match()).outcome is None:
            if choices <= 0 and match.is_between_steps:
                break
            choices -= 1
            who, action = await self._next(one)
            await self._choose(one, who, action, match.number)

    @asynccontextmanager
    async def _beside(self, one: Twin, number: int) -> AsyncIterator[tuple[Twin, World] | None]:
        """Another server on which another world lies; none if it could be told apart at once."""
        match = await one.match()
        world = World(match, self.seat, f"{self.lot}/world {number}")
        if world.catch_up(match, (), sent(match.view(self.seat))) is not None:
            yield None
            return
        file = self.folder / f"world-{number}.db"
        one.copy_to(file)
        two = Twin(file)
        two.table = one.table
        two.owner = Browser(two.app, token=self._token, csrf=self._csrf)
        async with two.open():
            await two.exchange(world.match)
            await two.plug_in(self.seat)
            yield two, world

    async def _side_by_side(self, one: Twin, two: Twin, world: World, choices: int) -> None:
        self._began = world.match.number
        await self._look(one, two)
        for count in range(1, choices + 1):
            match = await one.match()
            if match.outcome is not None:
                break
            who, action = await self._next(one)
            asked, number = questions(match), match.number
            read = world.reading(who, action)
            if world.match.why_not(who, read) is not None:
                assert explained(match, chosen(asked, who, self.seat), later=True)
                break
            since = [
                (len(a.frames), len(b.frames)) for a, b in zip(one.plugs, two.plugs, strict=True)
            ]
            await self._choose(one, who, action, number)
            await self._choose(two, who, read, number)
            match = await one.match()
            parted = world.parted(match, sent(match.view(self.seat)))
            if parted is not None:
                assert explained(match, parted, later=True), parted
                break
            for a, b, (here, there) in zip(one.plugs, two.plugs, since, strict=True):
                mine, its = a.frames[here:], b.frames[there:]
                assert mine == its, f"{self.lot}: choice {number}: {first_difference(mine, its)}"
            self.compared += 1
            if count % LOOKS == 0:
                await self._look(one, two)
                if await self._take_back(one, two):
                    break

    async def _next(self, one: Twin) -> tuple[str, Action]:
        """Who chooses next, and what: a player of ours may be asked one thing at a time."""
        await one.settled(self._asks_others)
        match = await one.match()
        seats = [d.seat for d in match.open if d.seat in (self.seat, one.mind.seat)]
        seat = self._player.pick(seats)
        return seat, self._answer(match, seat)

    def _answer(self, match: Match, seat: str) -> Action:
        """An answer, or all that is written on a paper."""
        if match.is_on_paper:
            paper = match.fork()
            while paper.number == match.number:
                assert paper.choose(*self._player.answer(paper)) is None
            return paper.log[-1].action
        decision = match.decision(seat)
        assert decision is not None
        options = decision.options
        if self.case.busy and self._player.pick(range(6)):
            options = tuple([o for o in options if o not in decision.or_else]) or options
        action: Action = self._player.pick(options)
        return action

    def _asks_others(self, match: Match) -> bool:
        return any(decision.seat != self.seat for decision in match.open)

    async def _choose(self, twin: Twin, who: str, action: Action, number: int) -> None:
        """By the socket of the seat, or by the player who thinks; until all have seen it."""
        await twin.settled(self._asks_others)
        since = [len(plug.frames) for plug in twin.plugs]
        if who == self.seat:
            answer = {"seat": who, "number": number, "action": to_builtins(action)}
            twin.plugs[-1].send("choose", answer=answer)
        else:
            assert twin.mind.seat == who
            twin.mind.answer(action)
        for plug, before in zip(twin.plugs, since, strict=True):
            await plug.until("sight", before, number + 1)
        await twin.settled(self._asks_others)

    async def _look(self, one: Twin, two: Twin) -> None:
        """Through every door, and by what is refused."""
        self.looks += 1
        match = await one.match()
        frames = [*self._wrongs(match)]
        since = [len(twin.plugs[-1].frames) for twin in (one, two)]
        for twin, before in zip((one, two), since, strict=True):
            for done, (type_, fields) in enumerate(frames):
                twin.plugs[-1].send(type_, **fields)
                plug = twin.plugs[-1]
                await plug.until_more(before + done)
        heard = [t.plugs[-1].frames[n:] for t, n in zip((one, two), since, strict=True)]
        assert heard[0] == heard[1], f"{self.lot}: choice {match.number}"
        for browser, method, path, body in self._doors(one, match):
            mine, its = [
                await (t.owner if browser == "owner" else t.watcher).ask(method, path, body)
                for t in (one, two)
            ]
            assert mine.status_code < 500, mine.text
            where = first_difference([mine.text], [its.text])
            assert answer_of(mine) == answer_of(its), f"{self.lot}: {path}: {where}"

    def _wrongs(self, match: Match) -> Iterator[tuple[str, dict[str, Any]]]:
        """Answers that are refused, and things that are pointed at in vain."""
        names = sorted(self.case.printed.names)
        for _ in range(POINTS):
            point = self._dice.pick(names)
            yield "why", {"question": {"seat": self.seat, "point": point}}
        decision = match.decision(self.seat)
        for action in wrong_answers(self.case, match, decision, POINTS) if decision else ():
            wrong = to_builtins(action)
            yield "choose", {"answer": {"seat": self.seat, "number": match.number, "action": wrong}}
            yield "why", {"question": {"seat": self.seat, "action": wrong}}

    def _doors(self, one: Twin, match: Match) -> Iterator[tuple[str, str, str, Any]]:
        """Whose browser, and what it asks for."""
        table, number, seat = f"/api/tables/{one.table}", match.number, self.seat
        at = self._dice.pick(range(self._began, number + 1))  # what came before is the same
        for path in ("", "/view", "/file", "/proof", "/analysis", f"/replay/{at}"):
            yield "watcher", "GET", table + path, None
        own = ("/view", "/decision", "/notes", "/since", f"/replay/{at}", f"/replay/{number}")
        for path in own:
            yield "owner", "GET", f"{table}{path}?seat={seat}", None
        for path in (table, "/api/tables", f"{table}/file", f"{table}/board", f"{table}/chat"):
            yield "owner", "GET", path, None
        yield "owner", "GET", "/api/me/export", None
        yield "owner", "POST", f"{table}/analysis", None
        decision = match.decision(seat)
        asked = {"seat": seat, "number": number}
        yield "owner", "POST", f"{table}/hint", asked
        yield "owner", "POST", f"{table}/plan", asked | {"lines": []}
        for action in self._dice.shuffled(decision.options)[:BRIEF] if decision else ():
            yield "owner", "POST", f"{table}/odds", asked | {"action": to_builtins(action)}
            yield "owner", "POST", f"{table}/plan", asked | {"lines": [[to_builtins(action)]]}

    async def _take_back(self, one: Twin, two: Twin) -> bool:
        """What can be taken back is, or refused, in the same words; has anything been?"""
        number = (await one.match()).number
        plugs = one.plugs[-1], two.plugs[-1]
        since = [len(plug.frames) for plug in plugs]
        for plug, before in zip(plugs, since, strict=True):
            plug.send("undo", back={"seat": self.seat, "number": number})
            await plug.until_more(before)
        assert plugs[0].frames[since[0] :] == plugs[1].frames[since[1] :]
        return (await one.match()).number < number


def first_difference(mine: Sequence[str], its: Sequence[str]) -> str:
    """Where two streams part, with a few words around it."""
    one, two = "\n".join(mine), "\n".join(its)
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    around = slice(max(0, at - AROUND), at + AROUND)
    return f"{one[around]} | {two[around]}"


def answer_of(response: Any) -> tuple[Any, ...]:
    return response.status_code, sorted(response.headers.items()), response.content
