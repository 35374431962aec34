"""A match over HTTP: the question, the answer, and what a stale answer does."""

from tests.server.web.conftest import Table
from tests.server.web.serving import Person, Server
from tests.waiting import until


def test_a_choice_brings_the_sight_with_the_next_number(table: Table) -> None:
    sight = table.holder(table.asked).choose(table.id, table.asked)

    assert sight.status_code == 200
    assert sight.json()["number"] == 1


def test_a_choice_with_an_old_number_does_nothing(table: Table) -> None:
    holder = table.holder(table.asked)
    ask = holder.get(f"{table.path}/decision", seat=table.asked).json()
    answer = {"seat": table.asked, "number": 0, "action": ask["options"][0]["action"]}
    holder.post(f"{table.path}/choices", answer)
    before = holder.get(f"{table.path}/view", seat=table.asked).json()

    again = holder.post(f"{table.path}/choices", answer)

    assert again.status_code == 409
    assert again.json()["number"] == before["number"]
    assert holder.get(f"{table.path}/view", seat=table.asked).json() == before


def test_a_refusal_cites_the_clause_and_its_text_in_both_languages(table: Table) -> None:
    holder = table.holder(table.asked)
    pieces = holder.get(f"{table.path}/view", seat=table.asked).json()["view"]["pieces"]
    answers = [
        {"seat": table.asked, "number": 0, "action": {"type": "Scout", "block": piece["id"]}}
        for piece in pieces
        if piece["side"] == table.asked
    ]
    refused = [
        (answer, said)
        for answer in answers
        if (said := holder.post(f"{table.path}/choices", answer)).status_code == 422
    ]
    answer, english = refused[0]

    french = holder.post(f"{table.path}/choices?lang=fr", answer)

    assert english.json()["rule"] == french.json()["rule"] != ""
    assert english.json()["clause"]
    assert english.json()["clause"] != french.json()["clause"]
    assert english.json()["sentence"] != french.json()["sentence"]
    assert holder.get(f"{table.path}/view", seat=table.asked).json()["number"] == 0


def test_who_is_not_asked_gets_no_decision(table: Table) -> None:
    holder = table.holder(table.asked)
    for _ in range(2):  # an order, and a card under it: the other column is still writing
        holder.choose(table.id, table.asked, -1)

    answer = holder.get(f"{table.path}/decision", seat=table.asked)

    assert answer.status_code == 204
    assert answer.content == b""


def test_a_player_of_ours_answers_by_itself(server: Server) -> None:
    person = Person.guest(server.address)
    card = person.lay({"vanguard": "recruit", "rearguard": "recruit"})

    until(
        lambda: person.get(f"/api/tables/{card['id']}").json()["stage"] == "over",
        "two players have played their match",
    )


def test_a_finished_match_has_a_proof_a_file_and_a_replay(server: Server) -> None:
    person = Person.guest(server.address)
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    path = f"/api/tables/{card['id']}"
    person.choose(card["id"], "vanguard")
    given_up = person.post(f"{path}/resign", {"seat": "vanguard"})

    proof = person.get(f"{path}/proof").json()
    file = person.get(f"{path}/file")
    again = person.http.post("/api/tables/import", content=file.content)

    assert given_up.status_code == 204
    assert proof["agrees"]
    assert proof["commitment"] == card["commitment"]
    assert "attachment" in file.headers["content-disposition"]
    assert again.status_code == 201
    assert again.json()["number"] == 1
    assert person.get(f"{path}/replay/0", seat="vanguard").json()["number"] == 0
    assert person.get(f"{path}/replay/9", seat="vanguard").status_code == 404


def test_a_choice_is_taken_back_over_http(table: Table) -> None:
    holder = table.holder(table.asked)
    holder.choose(table.id, table.asked, -1)

    back = holder.post(f"{table.path}/undo", {"seat": table.asked, "number": 1})

    assert back.status_code == 200
    assert (back.json()["number"], back.json()["undone"]) == (0, 1)


def test_a_plan_is_handed_in_at_once_and_taken_to_the_first_refusal(table: Table) -> None:
    holder = table.holder(table.asked)
    ask = holder.get(f"{table.path}/decision", seat=table.asked).json()
    order = next(o["action"] for o in ask["options"] if o["action"]["type"] == "Advance")
    plan = {"seat": table.asked, "number": 0, "undone": 0, "actions": [order, {"type": "Pass"}]}

    wrong = holder.post(f"{table.path}/confirm", {**plan, "actions": [order, order, order]})
    stands = holder.get(f"{table.path}/view", seat=table.asked).json()
    rest = {**plan, "number": 1, "actions": [{"type": "Pass"}]}
    done = holder.post(f"{table.path}/confirm", rest)

    assert wrong.status_code == 422
    assert stands["number"] == 1
    assert done.status_code == 200
    assert done.json()["number"] == 2


def test_nothing_is_planned_where_there_is_no_sheet(table: Table) -> None:
    holder = table.holder(table.asked)
    asked = {"seat": table.asked, "number": 0, "lines": [[{"type": "Advance"}]]}

    answer = holder.post(f"{table.path}/plan", asked)

    assert answer.status_code == 422
    assert answer.json()["key"] == "desk.no-plan"
