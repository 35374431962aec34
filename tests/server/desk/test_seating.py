"""Tables are laid, seats are taken, and the match begins when nobody is awaited."""

import pytest

from estafette.engine import commitment, mixed, secret_of
from estafette.server.trouble import Turned
from estafette.server.wire import Pace, SeatOrder, Sitting, TableOrder
from tests.server.desk.house import INVITED, ME, OPEN, RECRUIT, House

pytestmark = pytest.mark.anyio

HERS, HIS = secret_of("hers"), secret_of("his")
BOTH = {"vanguard": ME, "rearguard": ME}


async def test_one_person_may_hold_every_seat(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": ME})
    card = await house.desk.card("ninon", table, "en")

    assert card.stage == "playing"
    assert [seat.mine for seat in card.seats] == [True, True]


async def test_an_open_table_is_in_the_lobby_until_it_is_full(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    assert [card.id for card in (await house.desk.lobby("gaspard", "fr")).open] == [table]
    assert [card.id for card in (await house.desk.lobby(None, "fr")).open] == [table]
    await house.desk.sit("gaspard", table, Sitting("rearguard"))
    lobby = await house.desk.lobby("gaspard", "fr")

    assert lobby.open == ()
    assert [card.id for card in lobby.mine] == [table]
    assert [card.id for card in (await house.desk.lobby(None, "fr")).watch] == [table]


async def test_tables_that_wait_for_me_come_first(house: House):
    await house.people("ninon", "gaspard")
    waiting = await house.table("ninon", {"vanguard": ME, "rearguard": ME})
    house.now += 5
    await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})

    assert (await house.desk.lobby("ninon", "en")).mine[0].id == waiting


async def test_an_invited_seat_opens_to_the_invitation_alone(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": INVITED})
    invitation = (await house.desk.card("ninon", table, "en")).seats[1].invitation
    assert (await house.desk.card("odile", table, "en")).seats[1].invitation == ""
    assert (await house.desk.card(None, table, "en")).seats[1].invitation == ""
    for wrong in ("", "wrong", invitation[:-1], "é"):
        with pytest.raises(Turned, match=r"desk\.not-invited"):
            await house.desk.sit("odile", table, Sitting("rearguard", wrong))
    await house.desk.sit("gaspard", table, Sitting("rearguard", invitation))
    card = await house.desk.card("ninon", table, "en")

    assert card.stage == "playing"
    assert card.seats[1].invitation == ""
    assert table not in [c.id for c in (await house.desk.lobby(None, "en")).open]


async def test_a_seat_that_is_taken_stays_taken(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})

    with pytest.raises(Turned, match=r"desk\.taken"):
        await house.desk.sit("gaspard", table, Sitting("vanguard"))
    with pytest.raises(Turned, match=r"desk\.no-seat"):
        await house.desk.sit("gaspard", table, Sitting("middle"))
    with pytest.raises(Turned, match=r"desk\.nobody"):
        await house.desk.sit(None, table, Sitting("rearguard"))


async def test_who_leaves_before_the_beginning_gives_his_seat_back(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": OPEN, "rearguard": OPEN})
    await house.desk.sit("gaspard", table, Sitting("vanguard", share=HIS))
    await house.desk.leave("gaspard", table)
    card = await house.desk.card("ninon", table, "en")

    assert [(seat.sitter, seat.holder) for seat in card.seats] == [("open", ""), ("open", "")]


async def test_who_leaves_a_match_must_resign(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()

    with pytest.raises(Turned, match=r"desk\.begun"):
        await house.desk.leave("gaspard", table)


async def test_the_host_clears_a_table_that_has_not_begun(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    with pytest.raises(Turned, match=r"desk\.not-host"):
        await house.desk.cancel("gaspard", table)
    await house.desk.cancel("ninon", table)

    with pytest.raises(Turned, match=r"server\.no-table"):
        await house.desk.card("ninon", table, "en")
    assert (await house.desk.lobby("ninon", "en")).mine == ()


async def test_the_dice_have_the_shares_of_all_who_sit_in_them(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    promised = (await house.desk.card(None, table, "en")).commitment
    await house.desk.sit("ninon", table, Sitting("vanguard", share=HERS))
    await house.desk.sit("gaspard", table, Sitting("rearguard", share=HIS))
    await house.desk.resign("ninon", table, "vanguard")
    proof = await house.desk.proof(table)

    assert proof.commitment == promised == commitment(proof.secret)
    assert proof.shares == {"vanguard": HERS, "rearguard": HIS}
    assert proof.dice_secret == mixed(proof.secret, [HERS, HIS]) != proof.secret


@pytest.mark.parametrize("share", [HERS, None])
async def test_a_match_that_could_begin_at_once_waits_for_a_share_that_was_announced(
    house: House, share: str | None
):
    await house.people("ninon")
    order = TableOrder("ford", "the-ford", {}, BOTH, share_follows=True)
    table = await house.desk.create("ninon", order)
    assert (await house.desk.card("ninon", table, "en")).stage == "gathering"

    await house.desk.sit("ninon", table, Sitting("vanguard", share=share))

    assert (await house.desk.card("ninon", table, "en")).stage == "playing"
    await house.desk.resign("ninon", table, "vanguard")
    assert (await house.desk.proof(table)).shares == ({"vanguard": HERS} if share else {})


async def test_a_share_once_given_cannot_be_exchanged(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    await house.desk.sit("ninon", table, Sitting("vanguard", share=HERS))
    await house.desk.sit("ninon", table, Sitting("vanguard", share=HIS))
    await house.desk.sit("gaspard", table, Sitting("rearguard"))
    await house.desk.resign("ninon", table, "vanguard")

    assert (await house.desk.proof(table)).shares == {"vanguard": HERS}


@pytest.mark.parametrize(
    ("order", "key"),
    [
        (TableOrder("chess", "the-ford", {}, BOTH), "desk.no-game"),
        (TableOrder("ford", "the-sea", {}, BOTH), "desk.bad-setup"),
        (TableOrder("ford", "the-ford", {"weather": "snow"}, BOTH), "desk.bad-setup"),
        (TableOrder("ford", "the-ford", {"players": "2"}, BOTH), "desk.bad-setup"),
        (TableOrder("ford", "the-ford", {}, {"vanguard": ME}), "desk.bad-seats"),
        (TableOrder("ford", "the-ford", {}, {**BOTH, "more": ME}), "desk.bad-seats"),
        (
            TableOrder("ford", "the-ford", {}, {**BOTH, "vanguard": SeatOrder("player", "god")}),
            "desk.no-player",
        ),
        (TableOrder("ford", "the-ford", {}, BOTH, Pace("clock")), "desk.bad-pace"),
    ],
)
async def test_an_order_that_cannot_be_kept_lays_no_table(house: House, order, key):
    await house.person("ninon")
    with pytest.raises(Turned) as turned:
        await house.desk.create("ninon", order)

    assert turned.value.key == key
    assert (await house.desk.lobby("ninon", "en")).mine == ()


async def test_nobody_lays_a_table_without_a_name(house: House):
    with pytest.raises(Turned, match=r"desk\.nobody"):
        await house.desk.create(None, TableOrder("ford", "the-ford", {}, BOTH))


async def test_settings_that_differ_from_the_rule_are_named_in_both_languages(house: House):
    await house.person("ninon")
    table = await house.table("ninon", BOTH, options={"weather": "rain"})
    english = await house.desk.card("ninon", table, "en")
    french = await house.desk.card("ninon", table, "fr")

    assert len(english.settings) == len(french.settings) == 1
    assert english.settings != french.settings


async def test_a_table_with_a_player_of_ours_begins_at_once(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": RECRUIT})
    card = await house.desk.card("ninon", table, "en")

    assert card.stage == "playing"
    assert card.seats[1].level == "recruit"
