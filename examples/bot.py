"""A bot for Intramuros that decides at random. It needs nothing but Python.

    python3 bot.py SERVER TOKEN [GAME]     SERVER is such as http://127.0.0.1:4600

It plays wherever it has a seat, until no game is left. With a GAME it first opens a table against an apprentice.
"""
import json, random, sys, time, urllib.error, urllib.request, uuid


def call(path, body=None):
    """Asks the server: GET, or POST with a body. None when it refuses."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1{path}", data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        if error.code in (429, 503):  # too many requests, or busy: nothing was done
            time.sleep(1)
            return call(path, body)
        print(f"{path}: {problem['code']}: {problem['detail']}")


def choose(view, legal):
    """The heart of a bot. What a view holds is in docs/view.md."""
    return random.choice(legal)["action"]


def play(table):
    table = call(f"/tables/{table}")
    while table and table["legal"]:
        action = choose(table["view"], table["legal"])
        # Should the answer get lost, the same request can be sent again: it is carried out once.
        order = {"version": table["version"], "request": uuid.uuid4().hex, "action": action}
        call(f"/tables/{table['id']}/actions", order)
        table = call(f"/tables/{table['id']}")


server, token, *game = sys.argv[1:]
if game:
    call("/tables", {"game": game[0], "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]})
while any(table["status"] in ("open", "playing") for table in call("/me/tables") or []):
    for table in call("/me/turns?wait=5") or []:
        play(table["id"])
for table in call("/me/tables") or []:
    print(table["id"], table["game"], (call(f"/tables/{table['id']}") or {}).get("result"))
