"""Missions that people draw, checked over HTTP."""

from tests.server.guest_client import Guest

GRID = """
+--+--+
|S  h1|
+  +  +
|.  A1|
+--+--+
"""
TEXT = f"bombs = [{{ letter = 'A', at_s = 300 }}]\ngrid = '''{GRID}'''\n"
CHECK = "/api/missions/bomb-squad/check"


async def test_a_mission_is_checked_and_played(port: int) -> None:
    guest = Guest(port)
    found = (await guest.http("POST", CHECK, json={"text": TEXT})).json()
    assert (found["ok"], found["errors"], found["cards"]) == (True, [], {"standard": 3})
    await guest.join(await guest.open_table(game="bomb-squad", options={"mission": "own", "own": found["mission"]}))
    await guest.until(lambda: any(each["kind"] == "welcome" for each in guest.heard))
    welcome = next(each for each in guest.heard if each["kind"] == "welcome")
    assert welcome["table"]["options"]["own"] == found["mission"]
    await guest.leave()


async def test_faults_are_answered_not_raised(port: int) -> None:
    guest = Guest(port)
    found = (await guest.http("POST", CHECK, json={"text": TEXT.replace("S ", ". ")})).json()
    assert found["ok"] is False
    reason = {"id": "bomb-squad-content-single", "args": {"n": 0, "code": "S"}}
    assert found["errors"] == [{"id": "bomb-squad-content-fault", "args": {"key": "grid", "reason": reason}}]
    assert (await guest.http("POST", CHECK, json={"text": 3})).status_code == 400
    assert (await guest.http("POST", CHECK, json={"text": "x" * 10_000})).status_code == 400
    assert (await guest.http("POST", CHECK.replace("squad", "squat"), json={"text": ""})).status_code == 404
    assert (await guest.http("POST", CHECK.replace("bomb-squad", "time-bomb"), json={"text": ""})).status_code == 404


async def test_a_drawing_becomes_a_file_and_the_file_a_drawing(port: int) -> None:
    guest = Guest(port)
    workshop = (await guest.http("GET", CHECK.replace("check", "workshop"))).json()
    found = (await guest.http("POST", CHECK, json={"drawing": workshop["sample"]})).json()
    assert (found["ok"], found["drawing"]) == (True, None)
    again = (await guest.http("POST", CHECK, json={"text": found["text"]})).json()
    assert again["drawing"] == workshop["sample"]
    assert again["mission"] == found["mission"]
    wrong = (await guest.http("POST", CHECK, json={"drawing": {"rows": 3}})).json()
    assert (wrong["ok"], len(wrong["errors"])) == (False, 1)
    assert (await guest.http("GET", "/api/missions/time-bomb/workshop")).status_code == 404
    assert (await guest.http("GET", "/api/missions/none/workshop")).status_code == 404
